//===-- DiagnosticLog.cpp - what MLIR said --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Diagnostics of a context, bounded; and what the words of MLIR mean.
//
//===----------------------------------------------------------------------===//
#include "conformance/lowerings/diagnostics/DiagnosticLog.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::conformance;

static constexpr size_t kMaxText = 32 << 10;

Location memref_cts::conformance::placeOf(mlir::Location location) {
  mlir::FileLineColLoc file = location->findInstanceOf<mlir::FileLineColLoc>();
  return file ? Location{file.getFilename().str(), file.getLine(), file.getColumn()} : Location();
}

//===----------------------------------------------------------------------===//
// Words of MLIR
//
// A diagnostic has a place and words. Which operation it is about and what is wrong
// stand nowhere else.
//===----------------------------------------------------------------------===//

static constexpr unsigned kMaxWords = 8; // of a complaint
static constexpr llvm::StringLiteral kUnknownLayout = "'none' attribute created with unregistered dialect";
static constexpr llvm::StringLiteral kTranslationFailed = "LLVM Translation failed for operation: ";

/// The first words, without what programs choose: names, numbers, types.
static std::string complaintOf(llvm::StringRef words) {
  std::string complaint;
  llvm::SmallVector<llvm::StringRef, 32> parts;
  llvm::SplitString(words.split('\n').first.split(';').first, parts, " \t");
  unsigned left = kMaxWords;
  for (llvm::StringRef part : parts) {
    part = part.trim(",.:()");
    bool isPlain = !part.empty() && llvm::all_of(part, [](char c) { return llvm::isAlpha(c) || c == '-'; });
    if (isPlain && left-- != 0)
      complaint += (complaint.empty() ? "" : "-") + part.str();
    if (left == 0)
      break;
  }
  return complaint;
}

void memref_cts::conformance::describeError(llvm::StringRef words, Cause &cause) {
  // "'memref.load' op ...", as operations say it, or an operation that a conversion
  // does not take.
  llvm::StringRef rest = words;
  if (rest.consume_front("'")) {
    auto [name, complaint] = rest.split('\'');
    if (name.contains('.')) {
      cause.operation = name.str();
      complaint.consume_front(" op ");
      words = complaint;
    }
  } else if (words.starts_with("failed to legalize operation '")) {
    cause.operation = words.split('\'').second.split('\'').first.str();
  }
  cause.complaint = complaintOf(words);
}

/// Whether what stands before the severity of a line makes it a diagnostic. That is nothing, or
/// a prefix that names a place or a tool, such as "a b.mlir:1:2: ", "loc(unknown): " or
/// "mlir-opt: <stdin>:3: ". Compilers may call an error fatal.
static bool isPrefix(llvm::StringRef before) {
  for (llvm::StringRef kind : {"fatal", "internal compiler", "internal", "LLVM"})
    if (llvm::StringRef rest = before.rtrim(); rest != before && rest.consume_back(kind))
      before = rest;
  if (before.empty())
    return true;
  before = before.rtrim();
  if (!before.consume_back(":") || before.empty())
    return false;
  auto [place, number] = before.rsplit(':');
  unsigned line = 0;
  if (!place.empty() && !number.getAsInteger(10, line))
    return true; // any file may have blanks in its name
  if (before.starts_with("loc(") && before.ends_with(")"))
    return true;
  auto [tool, rest] = before.split(": ");
  auto isName = [](llvm::StringRef word) {
    return !word.empty() && llvm::none_of(word, [](char c) { return llvm::isSpace(c); }) &&
           !word.equals_insensitive("info") && !word.equals_insensitive("debug");
  };
  return isName(tool) && (rest.empty() || isName(rest));
}

std::vector<Diagnostic> memref_cts::conformance::readDiagnostics(llvm::StringRef text) {
  static constexpr Diagnostic::Severity kSeverities[] = {Diagnostic::Error, Diagnostic::Warning, Diagnostic::Remark,
                                                         Diagnostic::Note};
  std::vector<Diagnostic> found;
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    text = rest;
    size_t first = llvm::StringRef::npos, length = 0;
    Diagnostic diagnostic;
    for (Diagnostic::Severity severity : kSeverities) {
      std::string word = std::string(name(severity)) + ":";
      size_t at = line.find_insensitive(word);
      if (at >= first)
        continue;
      first = at;
      length = word.size();
      diagnostic.severity = severity;
    }
    if (first == llvm::StringRef::npos)
      continue;
    llvm::StringRef before = line.take_front(first);
    if (!isPrefix(before))
      continue;
    diagnostic.words = line.drop_front(first + length).trim().str();
    auto [fileAndLine, column] = before.rtrim(" \t:").rsplit(':');
    auto [file, number] = fileAndLine.rsplit(':');
    Location location;
    if (!number.getAsInteger(10, location.line) && !column.getAsInteger(10, location.column)) {
      location.file = file.str();
      diagnostic.location = location;
    }
    found.push_back(std::move(diagnostic));
  }
  return found;
}

const Diagnostic *memref_cts::conformance::firstError(llvm::ArrayRef<Diagnostic> diagnostics) {
  for (const Diagnostic &diagnostic : diagnostics)
    if (diagnostic.severity == Diagnostic::Error)
      return &diagnostic;
  return nullptr;
}

llvm::StringRef memref_cts::conformance::untranslatedOperation(llvm::StringRef words) {
  return words.split(kTranslationFailed).second.take_until([](char c) { return llvm::isSpace(c); });
}

bool memref_cts::conformance::saysUnknownLayout(llvm::StringRef words) { return words.contains(kUnknownLayout); }

/// What the verifiers that MLIR generates say, and its own of dominance and blocks.
static bool isOfVerifier(llvm::StringRef words) {
  for (llvm::StringRef start :
       {"failed to verify that ", "requires attribute '", "requires the same ", "requires same "})
    if (words.starts_with(start))
      return true;
  bool isPart = words.starts_with("operand #") || words.starts_with("result #") || words.starts_with("attribute '");
  return isPart && (words.contains(" must be ") || words.contains(" failed to satisfy constraint: ") ||
                    words.contains(" does not dominate this use"));
}

bool memref_cts::conformance::saysInvalid(llvm::StringRef words, llvm::function_ref<bool(llvm::StringRef)> isInInput) {
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

//===----------------------------------------------------------------------===//
// The log
//===----------------------------------------------------------------------===//

static std::string textOf(llvm::ArrayRef<Diagnostic> diagnostics) {
  std::string text;
  for (const Diagnostic &diagnostic : diagnostics)
    text += (text.empty() ? "" : "\n") + diagnostic.text();
  return text;
}

std::string DiagnosticLog::take(const std::string &otherwise) {
  std::string text = textOf(diagnostics);
  diagnostics.clear();
  return text.empty() ? otherwise : text;
}

void DiagnosticLog::explain(Reply &reply, Reason reason, Speaker speaker, const std::string &otherwise) {
  reply.cause.reason = reason;
  reply.cause.speaker = speaker;
  if (const Diagnostic *error = firstError(diagnostics)) {
    reply.cause.location = error->location;
    describeError(error->words, reply.cause);
  }
  reply.diagnostics = diagnostics;
  reply.message = take(otherwise);
}

void DiagnosticLog::addTo(Reply &reply) {
  reply.diagnostics.insert(reply.diagnostics.end(), diagnostics.begin(), diagnostics.end());
  std::string remarks = take();
  reply.message += (reply.message.empty() || remarks.empty() ? "" : "\n") + remarks;
}

void DiagnosticLog::add(mlir::Diagnostic &diagnostic) {
  conformance::Diagnostic taken;
  switch (diagnostic.getSeverity()) {
  case mlir::DiagnosticSeverity::Error:
    taken.severity = conformance::Diagnostic::Error;
    errors = true;
    break;
  case mlir::DiagnosticSeverity::Warning:
    taken.severity = conformance::Diagnostic::Warning;
    break;
  case mlir::DiagnosticSeverity::Remark:
    taken.severity = conformance::Diagnostic::Remark;
    break;
  case mlir::DiagnosticSeverity::Note:
    taken.severity = conformance::Diagnostic::Note;
    break;
  }
  if (size > kMaxText)
    return;
  taken.words = diagnostic.str();
  if (taken.words.size() > kMaxText / 8)
    taken.words = taken.words.substr(0, kMaxText / 8) + " ...";
  taken.location = placeOf(diagnostic.getLocation());
  size += taken.text().size();
  diagnostics.push_back(std::move(taken));
  for (mlir::Diagnostic &note : diagnostic.getNotes())
    add(note);
}
