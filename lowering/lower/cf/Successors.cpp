//===- Successors.cpp - Repeated successors -------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A PHI of LLVM has one value per predecessor, so two edges from one block to
// another cannot carry different values. All edges but the first go through a
// new block whose arguments are those of the edge (SUCC-01 to 10).
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/cf/Successors.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

static void legalizeTerminator(Operation *terminator) {
  llvm::SmallPtrSet<Block *, 4> seen;
  for (unsigned i = 0, e = terminator->getNumSuccessors(); i < e; ++i) {
    Block *target = terminator->getSuccessor(i);
    if (seen.insert(target).second || target->getNumArguments() == 0)
      continue;
    Block *forward = new Block();
    forward->insertBefore(target);
    for (BlockArgument argument : target->getArguments())
      forward->addArgument(argument.getType(), argument.getLoc());
    OpBuilder builder = OpBuilder::atBlockEnd(forward);
    SmallVector<Value> operands(forward->getArguments());
    auto branch = LLVM::BrOp::create(builder, terminator->getLoc(), operands, target);
    // Where both edges close a loop, both say what is asked of it.
    if (auto both = dyn_cast<LLVM::CondBrOp>(terminator))
      branch.setLoopAnnotationAttr(both.getLoopAnnotationAttr());
    terminator->setSuccessor(forward, i);
  }
}

void memref_cts::lowering::legalizeSuccessors(Operation *root) {
  SmallVector<Operation *> terminators;
  root->walk([&](Operation *op) {
    if (op->getNumSuccessors() > 1 && isa_and_present<LLVM::LLVMDialect>(op->getDialect()))
      terminators.push_back(op);
  });
  for (Operation *terminator : terminators)
    legalizeTerminator(terminator);
  // A switch without cases is a branch. MLIR's translation dies of one that passes
  // something to its default.
  SmallVector<LLVM::SwitchOp> switches;
  root->walk([&](LLVM::SwitchOp op) {
    if (op->getNumSuccessors() == 1)
      switches.push_back(op);
  });
  for (LLVM::SwitchOp op : switches) {
    OpBuilder builder(op);
    LLVM::BrOp::create(builder, op.getLoc(), op.getDefaultOperands(), op.getDefaultDestination());
    op.erase();
  }
}
