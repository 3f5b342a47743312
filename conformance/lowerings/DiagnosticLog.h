//===-- DiagnosticLog.h - what MLIR said -------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Diagnostics of a context as bounded text. Must not print anything.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_LOWERINGS_DIAGNOSTICLOG_H
#define MEMREF_CTS_CONFORMANCE_LOWERINGS_DIAGNOSTICLOG_H

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>

namespace memref_cts::conformance {

/// "file:line:column", or "unknown".
std::string locationText(mlir::Location location);

/// Whether an error is that a lowering made something invalid, and none that it says of
/// what it was given: it is about an operation of the LLVM dialect that the input does
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
  /// Adds what another context's log took.
  void add(DiagnosticLog &other) {
    text += other.text;
    errors |= other.errors;
  }

private:
  void add(mlir::Diagnostic &diagnostic);

  std::string text;
  bool errors = false;
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_LOWERINGS_DIAGNOSTICLOG_H
