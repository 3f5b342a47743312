//===-- DiagnosticLog.h - what MLIR said -------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Diagnostics of a context, bounded. MLIR's diagnostics name operations and reasons in
// words alone: this is the one place that reads those words. Must not print anything.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_LOWERINGS_DIAGNOSTICS_DIAGNOSTICLOG_H
#define MEMREF_CTS_CONFORMANCE_LOWERINGS_DIAGNOSTICS_DIAGNOSTICLOG_H

#include "conformance/Worker.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>

namespace memref_cts::conformance {

/// The first place in a file that a location names.
Location placeOf(mlir::Location location);

/// Sets what the words of an error, without place and severity, say of themselves:
/// the operation they are about, and the complaint.
void describeError(llvm::StringRef words, Cause &cause);

/// The diagnostics in what a tool printed: lines "place: severity: words".
std::vector<Diagnostic> readDiagnostics(llvm::StringRef text);

/// The first error, or nullptr.
const Diagnostic *firstError(llvm::ArrayRef<Diagnostic> diagnostics);

/// The operation that a translation to LLVM IR does not know, or "".
llvm::StringRef untranslatedOperation(llvm::StringRef words);
/// Whether words are that a translation cannot read a data layout.
bool saysUnknownLayout(llvm::StringRef words);

/// Whether an error says that a lowering made something invalid, and not that its input is
/// wrong. Such an error is about an operation of the LLVM dialect that the input does
/// not have, or says of another such operation what only verifiers say.
bool saysInvalid(llvm::StringRef words, llvm::function_ref<bool(llvm::StringRef)> isInInput);

/// Takes every diagnostic of the context while it lives, before those logs that
/// began earlier, as "file:line:column: severity: text" lines.
class DiagnosticLog {
public:
  explicit DiagnosticLog(mlir::MLIRContext *context)
      : handler(context, [this](mlir::Diagnostic &diagnostic) {
          add(diagnostic);
          return mlir::success();
        }) {}
  bool sawError() const { return errors; }
  /// What was said, or `otherwise`.
  std::string take(const std::string &otherwise = "");
  /// Makes what was said the message of a reply that fails, and describes its first
  /// error. Where nothing was said, the message is `otherwise`.
  void explain(Reply &reply, Reason reason, Speaker speaker, const std::string &otherwise);
  /// Adds what was said to a reply that succeeds.
  void addTo(Reply &reply);
  /// Adds what another context's log took.
  void add(DiagnosticLog &other) {
    diagnostics.insert(diagnostics.end(), other.diagnostics.begin(), other.diagnostics.end());
    size += other.size;
    errors |= other.errors;
  }

private:
  void add(mlir::Diagnostic &diagnostic);

  std::vector<Diagnostic> diagnostics;
  size_t size = 0; // of their texts
  bool errors = false;
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_LOWERINGS_DIAGNOSTICS_DIAGNOSTICLOG_H
