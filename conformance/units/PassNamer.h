//===-- PassNamer.h - which pass it was, and what it left -------*- C++ -*-===//
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
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"

#include <cstdio>
#include <string>

namespace memref_cts::conformance {

/// Writes down which pass runs: of nested ones the innermost, and after the last one
/// that failed it.
class PassNamer : public mlir::PassInstrumentation {
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

/// The same for --prepare: the flag, unless null, is not 0 as long as this lives.
class PreparationNamer final : public PassNamer {
public:
  PreparationNamer(char *text, size_t size, uint32_t *flag) : PassNamer(text, size, failed), flag(flag) {
    if (text)
      text[0] = 0;
    if (flag)
      *flag = 1;
  }
  ~PreparationNamer() override {
    if (flag)
      *flag = 0;
  }

private:
  uint32_t *flag;
  std::string failed;
};

/// Shows the whole module after each pass to `take`, which must not change it. A pass that runs nested
/// on functions is shown once for each: `isAgain` says that the last one shown is out of date.
class AfterEachPass : public mlir::PassInstrumentation {
public:
  void runAfterPass(mlir::Pass *pass, mlir::Operation *op) final {
    // A list of passes for functions is a pass as well, without a name for people.
    if (pass->getArgument().empty() || busy)
      return;
    mlir::ModuleOp module = mlir::dyn_cast<mlir::ModuleOp>(op);
    const bool isNested = !module;
    if (isNested)
      module = op->getParentOfType<mlir::ModuleOp>();
    if (!module)
      return;
    while (mlir::ModuleOp outer = module->getParentOfType<mlir::ModuleOp>())
      module = outer;
    std::string name = PassNamer::nameOf(pass);
    const bool isAgain = isNested && name == last;
    last = std::move(name);
    busy = true;
    take(last, module, isAgain);
    busy = false;
  }

private:
  virtual void take(const std::string &pass, mlir::ModuleOp module, bool isAgain) = 0;

  std::string last;
  bool busy = false; // with passes that `take` runs
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_PASSNAMER_H
