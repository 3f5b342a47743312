//===-- PassNamer.h - which pass it was -------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Must not change a module: what passes leave is looked at elsewhere.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITS_PASSNAMER_H
#define MEMREF_CTS_CONFORMANCE_UNITS_PASSNAMER_H

#include "conformance/lowerings/diagnostics/DiagnosticLog.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"

#include <cstdio>
#include <string>

namespace memref_cts::conformance {

/// Writes down which pass runs: of nested ones the innermost, and after the last one
/// that failed it.
class PassNamer final : public mlir::PassInstrumentation {
public:
  PassNamer(char *text, size_t size, std::string &failed) : text(text), size(size), failed(failed) {}
  static std::string nameOf(mlir::Pass *pass) {
    return (pass->getArgument().empty() ? pass->getName() : pass->getArgument()).str();
  }
  void runBeforePass(mlir::Pass *pass, mlir::Operation *) override {
    if (!pass->getArgument().empty() && text)
      std::snprintf(text, size, "%s", pass->getArgument().str().c_str());
  }
  /// What passes say: one that prints an error and reports success failed, too.
  void watch(const DiagnosticLog &said) { log = &said; }
  void runAfterPass(mlir::Pass *pass, mlir::Operation *op) override {
    if (text)
      text[0] = 0;
    if (log && log->sawError())
      runAfterPassFailed(pass, op);
  }
  void runAfterPassFailed(mlir::Pass *pass, mlir::Operation *) override {
    if (failed.empty() && !pass->getArgument().empty())
      failed = nameOf(pass);
  }

private:
  char *text;
  size_t size;
  std::string &failed;
  const DiagnosticLog *log = nullptr;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_PASSNAMER_H
