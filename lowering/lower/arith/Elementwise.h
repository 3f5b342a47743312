//===- Elementwise.h - Element-wise patterns of arith --------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pattern base of operations that work lane by lane, and the patterns that
// several dialects use.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_ELEMENTWISE_H
#define MEMREF_CTS_LOWERING_LOWER_ELEMENTWISE_H

#include "lowering/lower/arith/ArithFloat.h"
#include "lowering/lower/arith/ArithInteger.h"
#include "lowering/lower/arith/SmallFloat.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/base/VectorRows.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace memref_cts::lowering {

/// A pattern that says what happens to one row; any rank follows.
template <typename SourceOp>
struct ElementwiseLowering : LoweringPattern<SourceOp> {
  using LoweringPattern<SourceOp>::LoweringPattern;

  /// Appends one value per result type. `types` and `operands` are scalars or
  /// one-dimensional vectors.
  virtual void lowerRow(SourceOp op, mlir::TypeRange types, mlir::ValueRange operands, mlir::OpBuilder &builder,
                        llvm::SmallVectorImpl<mlir::Value> &results) const = 0;

  /// The type that rows see in place of floats that LLVM only stores; null when
  /// they are to see the stored bits.
  virtual mlir::FloatType getStandIn(mlir::MLIRContext *context) const { return mlir::Float32Type::get(context); }

  mlir::LogicalResult matchAndRewrite(SourceOp op, typename SourceOp::Adaptor adaptor,
                                      mlir::ConversionPatternRewriter &rewriter) const override {
    llvm::SmallVector<mlir::Type, 2> types;
    if (failed(this->types().convertTypes(op->getResultTypes(), types)))
      return rewriter.notifyMatchFailure(op, "type has no LLVM form");
    llvm::SmallVector<mlir::Value, 2> results;
    auto lower = [&](mlir::TypeRange rowTypes, mlir::ValueRange rowOperands,
                     llvm::SmallVectorImpl<mlir::Value> &rowResults) {
      lowerRow(op, rowTypes, rowOperands, rewriter, rowResults);
    };
    mlir::FloatType wide = hasSmallFloat(op) ? getStandIn(op.getContext()) : mlir::FloatType();
    mapRows(
        rewriter, op.getLoc(), types, adaptor.getOperands(),
        [&](mlir::TypeRange rowTypes, mlir::ValueRange rowOperands, llvm::SmallVectorImpl<mlir::Value> &rowResults) {
          if (wide)
            withWideFloats(rewriter, op, wide, rowTypes, rowOperands, lower, rowResults);
          else
            lower(rowTypes, rowOperands, rowResults);
        },
        results);
    rewriter.replaceOp(op, results);
    return mlir::success();
  }
};

template <typename SourceOp, bool roundUp>
struct RoundedDivSLowering : ElementwiseLowering<SourceOp> {
  using ElementwiseLowering<SourceOp>::ElementwiseLowering;

  void lowerRow(SourceOp op, mlir::TypeRange, mlir::ValueRange operands, mlir::OpBuilder &builder,
                llvm::SmallVectorImpl<mlir::Value> &results) const override {
    results.push_back(divideSigned(builder, op.getLoc(), operands[0], operands[1], roundUp));
  }
};

template <typename SourceOp>
struct DivUUpLowering : ElementwiseLowering<SourceOp> {
  using ElementwiseLowering<SourceOp>::ElementwiseLowering;

  void lowerRow(SourceOp op, mlir::TypeRange, mlir::ValueRange operands, mlir::OpBuilder &builder,
                llvm::SmallVectorImpl<mlir::Value> &results) const override {
    results.push_back(divideUnsignedUp(builder, op.getLoc(), operands[0], operands[1]));
  }
};

/// An operation that has an exact counterpart without flags.
template <typename SourceOp, typename TargetOp>
struct PlainLowering : ElementwiseLowering<SourceOp> {
  using ElementwiseLowering<SourceOp>::ElementwiseLowering;

  void lowerRow(SourceOp op, mlir::TypeRange types, mlir::ValueRange operands, mlir::OpBuilder &builder,
                llvm::SmallVectorImpl<mlir::Value> &results) const override {
    results.push_back(TargetOp::create(builder, op.getLoc(), types.front(), operands));
  }
};

/// A float operation that has an exact counterpart with the same flags.
template <typename SourceOp, typename TargetOp>
struct FloatLowering : ElementwiseLowering<SourceOp> {
  using ElementwiseLowering<SourceOp>::ElementwiseLowering;

  void lowerRow(SourceOp op, mlir::TypeRange types, mlir::ValueRange operands, mlir::OpBuilder &builder,
                llvm::SmallVectorImpl<mlir::Value> &results) const override {
    auto target = TargetOp::create(builder, op.getLoc(), types.front(), operands);
    target.setFastmathFlags(convertFastMath(op.getFastmath()));
    results.push_back(target);
  }
};

/// The same with f64 in place of floats that LLVM only stores, where f32 would
/// round what is then rounded again.
template <typename Base>
struct ThroughF64Lowering : Base {
  using Base::Base;
  mlir::FloatType getStandIn(mlir::MLIRContext *context) const override { return mlir::Float64Type::get(context); }
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_ELEMENTWISE_H
