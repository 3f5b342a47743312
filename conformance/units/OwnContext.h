//===-- OwnContext.h - passes in a context of their own ---------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A context that has only what a module needs and what the passes declare, as a tool has
// that is not made of everything. Must not look at what the passes make.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITS_OWNCONTEXT_H
#define MEMREF_CTS_CONFORMANCE_UNITS_OWNCONTEXT_H

#include "conformance/units/PassNamer.h"
#include "conformance/units/Units.h"

namespace memref_cts::conformance {

/// Carries a module over to another context as text; null if it does not parse there.
mlir::OwningOpRef<mlir::ModuleOp> carryOver(mlir::ModuleOp module, mlir::MLIRContext &context);

/// Runs a pipeline on `module` in a context that has only what the module needs and what
/// the passes declare. What they say goes to `log`; false: it cannot be run, for the
/// reason in `reply`. `recorder` may be null.
bool runInOwnContext(WorkerUnit &unit, const std::string &pipeline, mlir::OwningOpRef<mlir::ModuleOp> &module,
                     std::unique_ptr<PassNamer> namer, std::unique_ptr<mlir::PassInstrumentation> recorder,
                     DiagnosticLog &log, bool &good, LowerReply &reply);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_OWNCONTEXT_H
