//===-- ExternalLowering.h - lowerings that are commands ---------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module goes to a command and comes back as LLVM dialect, LLVM IR, or an object. What
// comes back is judged by the caller, as that of a lowering in this process.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_LOWERINGS_EXTERNALLOWERING_H
#define MEMREF_CTS_CONFORMANCE_LOWERINGS_EXTERNALLOWERING_H

#include "conformance/Command.h"
#include "conformance/lowerings/Lowerings.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace memref_cts::conformance {

/// Dialects and translations that imports need.
void registerImports(mlir::DialectRegistry &registry);

/// Runs the command, by `run`, on a module whose text as given is `text`. The result is
/// null unless the reply is Ok, and then, too, if a command printed a file of linkers. It is neither
/// verified nor searched for leftovers. The reply's message holds warnings.
/// `fromLLVMIR` is set if a command printed LLVM IR; a release's own translation
/// of its dialect does not count. `printed` is the text of the command, also of one
/// that cannot be read.
mlir::OwningOpRef<mlir::ModuleOp> lowerByCommand(mlir::ModuleOp source, llvm::StringRef text, const CommandPlan &plan,
                                                 CommandFunction run, const CommandLimits &limits, Reply &reply,
                                                 bool &fromLLVMIR, std::string &printed);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_LOWERINGS_EXTERNALLOWERING_H
