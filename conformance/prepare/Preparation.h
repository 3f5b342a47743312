//===-- Preparation.h - passes that users trust, before a run ---*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PREPARE_PREPARATION_H
#define MEMREF_CTS_CONFORMANCE_PREPARE_PREPARATION_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>

namespace memref_cts::conformance {

class LoweringContext;

/// What became of a module.
struct PreparedModule {
  std::string refusal;                     // why it cannot be prepared, or ""; the module is as before
  mlir::OwningOpRef<mlir::ModuleOp> given; // the module as it was; null if it is refused
};

/// Runs --prepare's passes on `source`. A public function with a body keeps name, kind and type: callers know it.
/// Passes that do not parse are an error. `watcher` sees each pass.
llvm::Expected<PreparedModule> prepareModule(LoweringContext &context, mlir::OwningOpRef<mlir::ModuleOp> &source,
                                             llvm::StringRef passes,
                                             std::unique_ptr<mlir::PassInstrumentation> watcher);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PREPARE_PREPARATION_H
