//===- ControlFlow.cpp - Branches and assertions --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each branch converts the arguments of the blocks that it reaches, so that
// operands and arguments agree whichever pass runs first (FLOW-09). Repeated
// successors are left to Successors.cpp.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/cf/ControlFlow.h"
#include "lowering/lower/base/State.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

template <typename BranchOpTy>
struct BranchLowering : LoweringPattern<BranchOpTy> {
  using LoweringPattern<BranchOpTy>::LoweringPattern;
  using LoweringPattern<BranchOpTy>::types;

protected:
  /// `block`, or the block with converted arguments that takes its place.
  Block *convertArguments(Block *block, ConversionPatternRewriter &rewriter) const {
    if (types().isLegal(block->getArgumentTypes()))
      return block;
    std::optional<TypeConverter::SignatureConversion> signature = types().convertBlockSignature(block);
    if (!signature)
      return block;
    return rewriter.applySignatureConversion(block, *signature, &types());
  }
};

struct BranchOpLowering : BranchLowering<cf::BranchOp> {
  using BranchLowering::BranchLowering;

  LogicalResult matchAndRewrite(cf::BranchOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    LLVM::LoopAnnotationAttr loop = getLoopAnnotation(op);
    Block *dest = convertArguments(op.getDest(), rewriter);
    SmallVector<Value> operands(adaptor.getDestOperands());
    auto branch = rewriter.replaceOpWithNewOp<LLVM::BrOp>(op, operands, dest);
    branch.setLoopAnnotationAttr(loop);
    return success();
  }
};

struct CondBranchOpLowering : BranchLowering<cf::CondBranchOp> {
  using BranchLowering::BranchLowering;

  LogicalResult matchAndRewrite(cf::CondBranchOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Block *trueDest = convertArguments(op.getTrueDest(), rewriter);
    Block *falseDest = convertArguments(op.getFalseDest(), rewriter);
    ValueRange onTrue = adaptor.getTrueDestOperands();
    ValueRange onFalse = adaptor.getFalseDestOperands();
    DenseI32ArrayAttr weights = op.getBranchWeightsAttr();
    rewriter.replaceOpWithNewOp<LLVM::CondBrOp>(op, adaptor.getCondition(), onTrue, onFalse, weights,
                                                getLoopAnnotation(op), trueDest, falseDest);
    return success();
  }
};

struct SwitchOpLowering : BranchLowering<cf::SwitchOp> {
  using BranchLowering::BranchLowering;

  LogicalResult matchAndRewrite(cf::SwitchOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Block *defaultDest = convertArguments(op.getDefaultDestination(), rewriter);
    if (op.getCaseDestinations().empty()) {
      rewriter.replaceOpWithNewOp<LLVM::BrOp>(op, adaptor.getDefaultOperands(), defaultDest);
      return success();
    }
    // The list is read anew: converting one block may replace another's entry.
    SmallVector<Block *> caseDests;
    for (unsigned i = 0, e = op.getCaseDestinations().size(); i < e; ++i)
      caseDests.push_back(convertArguments(op.getCaseDestinations()[i], rewriter));
    SmallVector<APInt> caseValues;
    if (std::optional<DenseIntElementsAttr> values = op.getCaseValues())
      llvm::append_range(caseValues, *values);
    if (caseDests.empty()) {
      // The exporter to LLVM IR takes no switch without cases.
      rewriter.replaceOpWithNewOp<LLVM::BrOp>(op, adaptor.getDefaultOperands(), defaultDest);
      return success();
    }
    SmallVector<ValueRange> caseOperands(adaptor.getCaseOperands());
    rewriter.replaceOpWithNewOp<LLVM::SwitchOp>(op, adaptor.getFlag(), defaultDest, adaptor.getDefaultOperands(),
                                                caseValues, caseDests, caseOperands);
    return success();
  }
};

/// Prints the message and aborts when the argument is false.
struct AssertOpLowering : LoweringPattern<cf::AssertOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(cf::AssertOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Block *head = op->getBlock();
    Block *rest = rewriter.splitBlock(head, std::next(Block::iterator(op)));
    Block *fail = rewriter.createBlock(head->getParent());
    Type pointer = LLVM::LLVMPointerType::get(rewriter.getContext());
    StringRef said = op.getMsg();
    StringRef text = state.symbols.getText(rewriter, loc, "assert", said);
    Value message = LLVM::AddressOfOp::create(rewriter, loc, pointer, text);
    state.symbols.call(rewriter, loc, RuntimeFunction::Puts, {message}, state.options, types());
    state.symbols.call(rewriter, loc, RuntimeFunction::Abort, {}, state.options, types());
    LLVM::UnreachableOp::create(rewriter, loc);

    rewriter.setInsertionPointToEnd(head);
    LLVM::CondBrOp::create(rewriter, loc, adaptor.getArg(), rest, fail);
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

LLVM::LoopAnnotationAttr memref_cts::lowering::getLoopAnnotation(Operation *branch) {
  if (!isa<cf::BranchOp, cf::CondBranchOp>(branch))
    return {};
  for (StringRef name : {kLoopAnnotationAttr, kPrefixedLoopAnnotationAttr})
    if (auto loop = branch->getAttrOfType<LLVM::LoopAnnotationAttr>(name))
      return loop;
  return {};
}

namespace memref_cts::lowering {
void populateControlFlowPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_ControlFlow(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
