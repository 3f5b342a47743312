//===- PlantedBranches.cpp - Wrong control flow ---------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mistakes of branches and switches.
//
//===----------------------------------------------------------------------===//

#include "lowering/planted/Edits.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;
using namespace memref_cts::lowering;
using namespace memref_cts::lowering::planted;

static constexpr StringRef kBranches[] = {"cf.br", "cf.cond_br", "cf.switch"};

PLANT_SOURCE(CondBrSwapped) {
  source.each<cf::CondBranchOp>([](cf::CondBranchOp op) {
    if (op.getTrueDestOperands().getTypes() != op.getFalseDestOperands().getTypes())
      return;
    for (unsigned i = 0, count = op.getTrueDestOperands().size(); i < count; ++i)
      exchange(op.getTrueDestOperandsMutable()[i], op.getFalseDestOperandsMutable()[i]);
  });
}

PLANT_SOURCE(SwitchOffByOne) {
  source.each<cf::SwitchOp>([](cf::SwitchOp op) {
    if (std::optional<DenseIntElementsAttr> values = op.getCaseValues())
      op.setCaseValuesAttr(cast<DenseIntElementsAttr>(
          values->mapValues(values->getElementType(), [](const APInt &value) { return value + 1; })));
  });
}

PLANT_LOWERED(ForwardedFirstOperands) {
  lowered.each(kBranches, [](Origin &origin) {
    for (Operation *op : origin.lowered) {
      auto branch = dyn_cast<BranchOpInterface>(op);
      if (!branch || op->getNumSuccessors() < 2)
        continue;
      // By the block that is meant: the number of the first edge that gets there.
      llvm::DenseMap<Block *, unsigned> firsts;
      for (unsigned edge = 0; edge < op->getNumSuccessors(); ++edge) {
        Block *block = op->getSuccessor(edge);
        auto forward = dyn_cast<LLVM::BrOp>(block->front());
        bool isOwn = forward && llvm::is_contained(origin.lowered, forward) && block->getSinglePredecessor();
        Block *target = isOwn ? forward.getDest() : block;
        auto [first, isFirst] = firsts.try_emplace(target, edge);
        if (isFirst)
          continue;
        MutableOperandRange own = branch.getSuccessorOperands(edge).getMutableForwardedOperands();
        OperandRange other = branch.getSuccessorOperands(first->second).getForwardedOperands();
        for (unsigned i = 0; i < own.size() && i < other.size(); ++i)
          own[i].set(other[i]);
      }
    }
  });
}

PLANT_SOURCE(SwitchLosesLastCase) {
  source.each<cf::SwitchOp>([&](cf::SwitchOp op) {
    unsigned count = op.getCaseDestinations().size();
    if (count < 2)
      return;
    SmallVector<ValueRange> operands;
    for (unsigned i = 0; i + 1 < count; ++i)
      operands.push_back(op.getCaseOperands()[i]);
    SmallVector<APInt> values(op.getCaseValues()->getValues<APInt>());
    values.pop_back();
    auto type = RankedTensorType::get(values.size(), op.getFlag().getType());
    cf::SwitchOp::create(source.builder, op.getLoc(), op.getFlag(), op.getDefaultDestination(), op.getDefaultOperands(),
                         DenseIntElementsAttr::get(type, values), BlockRange(op.getCaseDestinations().drop_back()),
                         operands);
    op.erase();
  });
}

PLANT_SOURCE(AssertTextCut) {
  source.each<cf::AssertOp>([](cf::AssertOp op) { op.setMsg(op.getMsg().drop_back(op.getMsg().empty() ? 0 : 1)); });
}

PLANT_SOURCE(AssertIgnored) {
  source.each<cf::AssertOp>([](cf::AssertOp op) { op.erase(); });
}

PLANT_SOURCE(BranchWeightsLost) {
  source.each<cf::CondBranchOp>([](cf::CondBranchOp op) { op.removeBranchWeightsAttr(); });
}

PLANT_SOURCE(BrOperandsReversed) {
  source.each<cf::BranchOp>([](cf::BranchOp op) {
    MutableArrayRef<OpOperand> operands = op->getOpOperands();
    for (size_t i = 0, j = operands.size(); i + 1 < j; ++i)
      if (--j; operands[i].get().getType() == operands[j].get().getType())
        exchange(operands[i], operands[j]);
  });
}
