//===-- DiagnosticLog.cpp - what MLIR said --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Diagnostics of a context as bounded text.
//
//===----------------------------------------------------------------------===//
#include "conformance/lowerings/DiagnosticLog.h"

using namespace memref_cts::conformance;

static constexpr size_t kMaxText = 32 << 10;

std::string memref_cts::conformance::locationText(mlir::Location location) {
  mlir::FileLineColLoc file = location->findInstanceOf<mlir::FileLineColLoc>();
  if (!file)
    return "unknown";
  return file.getFilename().str() + ":" + std::to_string(file.getLine()) + ":" + std::to_string(file.getColumn());
}

/// What the verifiers that MLIR generates say, and its own of dominance and blocks.
static bool isOfVerifier(llvm::StringRef words) {
  for (llvm::StringRef start : {"failed to verify that ", "requires attribute '", "requires the same ", "requires same "})
    if (words.starts_with(start))
      return true;
  bool isPart = words.starts_with("operand #") || words.starts_with("result #") || words.starts_with("attribute '");
  return isPart && (words.contains(" must be ") || words.contains(" failed to satisfy constraint: ") ||
                    words.contains(" does not dominate this use"));
}

bool memref_cts::conformance::saysInvalid(llvm::StringRef words,
                                          llvm::function_ref<bool(llvm::StringRef)> isInInput) {
  while (!words.empty()) {
    llvm::StringRef line;
    std::tie(line, words) = words.split('\n');
    llvm::StringRef error = line.split("error: ").second;
    if (error.starts_with("operand #") && error.contains(" does not dominate this use"))
      return true;
    if (!error.consume_front("'"))
      continue;
    auto [name, rest] = error.split('\'');
    if (rest.consume_front(" op ") && !isInInput(name) && (name.starts_with("llvm.") || isOfVerifier(rest)))
      return true;
  }
  return false;
}

std::string DiagnosticLog::take(const std::string &otherwise) {
  if (text.empty())
    return otherwise;
  if (text.back() == '\n')
    text.pop_back();
  return std::move(text);
}

void DiagnosticLog::add(mlir::Diagnostic &diagnostic) {
  const char *severity = "note";
  switch (diagnostic.getSeverity()) {
  case mlir::DiagnosticSeverity::Error:
    severity = "error";
    errors = true;
    break;
  case mlir::DiagnosticSeverity::Warning:
    severity = "warning";
    break;
  case mlir::DiagnosticSeverity::Remark:
    severity = "remark";
    break;
  case mlir::DiagnosticSeverity::Note:
    break;
  }
  if (text.size() > kMaxText)
    return;
  std::string message = diagnostic.str();
  if (message.size() > kMaxText / 8)
    message = message.substr(0, kMaxText / 8) + " ...";
  text += locationText(diagnostic.getLocation()) + ": " + severity + ": " + message + "\n";
  for (mlir::Diagnostic &note : diagnostic.getNotes())
    add(note);
}
