//===- FuseIndexArithmetic.cpp - Constants of index arithmetic are summed --===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   (x + c) + d  becomes  x + (c + d)          (x + c) + y  becomes  (x + y) + c
//   (x + c) * d  becomes  x * d + c * d        where c and d are constants
//
// so that the accesses at m[i], m[i + 1] and m[i + 2] differ in one constant. Indices wrap
// around, and the results have no flags of overflow: each step is exact.
//
//===----------------------------------------------------------------------===//

#include "Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

/// `value` is `rest` plus a constant, both indices.
static bool isPlusConstant(Value value, Value &rest, APInt &constant) {
  auto sum = value.getDefiningOp<arith::AddIOp>();
  if (!sum || !sum.getType().isIndex() || !matchPattern(sum.getRhs(), m_ConstantInt(&constant)))
    return false;
  rest = sum.getLhs();
  return true;
}

static Value makeConstant(OpBuilder &builder, Location loc, const APInt &value) {
  return arith::ConstantIndexOp::create(builder, loc, value.getSExtValue());
}

namespace {
struct FuseSum : OpRewritePattern<arith::AddIOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::AddIOp op, PatternRewriter &rewriter) const override {
    Value rest;
    APInt inner, outer;
    if (isPlusConstant(op.getLhs(), rest, inner)) {
      if (matchPattern(op.getRhs(), m_ConstantInt(&outer))) {
        rewriter.replaceOpWithNewOp<arith::AddIOp>(op, rest, makeConstant(rewriter, op.getLoc(), inner + outer));
        return success();
      }
      Value sum = arith::AddIOp::create(rewriter, op.getLoc(), rest, op.getRhs());
      rewriter.replaceOpWithNewOp<arith::AddIOp>(op, sum, makeConstant(rewriter, op.getLoc(), inner));
      return success();
    }
    if (!isPlusConstant(op.getRhs(), rest, inner))
      return failure();
    Value sum = arith::AddIOp::create(rewriter, op.getLoc(), op.getLhs(), rest);
    rewriter.replaceOpWithNewOp<arith::AddIOp>(op, sum, makeConstant(rewriter, op.getLoc(), inner));
    return success();
  }
};

struct FuseProduct : OpRewritePattern<arith::MulIOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::MulIOp op, PatternRewriter &rewriter) const override {
    Value rest;
    APInt inner, factor;
    if (!isPlusConstant(op.getLhs(), rest, inner) || !matchPattern(op.getRhs(), m_ConstantInt(&factor)))
      return failure();
    Value product = arith::MulIOp::create(rewriter, op.getLoc(), rest, op.getRhs());
    rewriter.replaceOpWithNewOp<arith::AddIOp>(op, product, makeConstant(rewriter, op.getLoc(), inner * factor));
    return success();
  }
};

struct FuseIndexArithmetic : PassWrapper<FuseIndexArithmetic, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(FuseIndexArithmetic)
  StringRef getArgument() const override { return "acme-fuse-index-arithmetic"; }
  StringRef getDescription() const override { return "Sum up the constants in sums and products of indices"; }
  void getDependentDialects(DialectRegistry &dialects) const override { dialects.insert<arith::ArithDialect>(); }
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<FuseSum, FuseProduct>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace

std::unique_ptr<Pass> acme::createFuseIndexArithmeticPass() { return std::make_unique<FuseIndexArithmetic>(); }
