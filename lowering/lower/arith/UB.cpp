//===- UB.cpp - Poison and unreachable ------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One LLVM operation each, for every type with an LLVM form.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/base/State.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

struct PoisonOpLowering : LoweringPattern<ub::PoisonOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(ub::PoisonOp op, OpAdaptor, ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<LLVM::PoisonOp>(op, types().convertType(op.getType()));
    return success();
  }
};

struct UnreachableOpLowering : LoweringPattern<ub::UnreachableOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(ub::UnreachableOp op, OpAdaptor, ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<LLVM::UnreachableOp>(op);
    return success();
  }
};

} // namespace

namespace memref_cts::lowering {
void populateUBPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_UB(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
