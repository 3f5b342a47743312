//===-- Incoming.h - what branches hand to a block --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Arguments of blocks, followed backwards. Must not know what a value means.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_MUTATE_INCOMING_H
#define MEMREF_CTS_CONFORMANCE_MUTATE_INCOMING_H

#include "mlir/Interfaces/ControlFlowInterfaces.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace memref_cts::conformance {

/// Whether `holds` for each value that a branch hands to an argument of a block. False for an argument of a function,
/// and where an operation hands it on that is no branch.
inline bool allIncoming(mlir::BlockArgument argument, llvm::function_ref<bool(mlir::Value)> holds) {
  mlir::Block *block = argument.getOwner();
  if (block->isEntryBlock())
    return false;
  return llvm::all_of(block->getPredecessors(), [&](mlir::Block *from) {
    auto branch = llvm::dyn_cast<mlir::BranchOpInterface>(from->getTerminator());
    if (!branch)
      return false;
    for (unsigned i = 0; i < branch->getNumSuccessors(); ++i) {
      if (branch->getSuccessor(i) != block)
        continue;
      mlir::Value carried = branch.getSuccessorOperands(i)[argument.getArgNumber()];
      if (!carried || !holds(carried))
        return false;
    }
    return true;
  });
}

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_MUTATE_INCOMING_H
