//===- VectorShared.h - What patterns of vector share -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pattern base, and the operations that vector.mask can be around: each is
// a function of converted operands and a mask, with and without vector.mask.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_VECTORSHARED_H
#define MEMREF_CTS_LOWERING_LOWER_VECTORSHARED_H

#include "lowering/lower/ArithShared.h"
#include "lowering/lower/Lanes.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace memref_cts::lowering {

/// A pattern that appends the values of the results.
template <typename SourceOp>
struct VectorLowering : LoweringPattern<SourceOp> {
  using LoweringPattern<SourceOp>::LoweringPattern;
  using Adaptor = typename SourceOp::Adaptor;

  virtual void lower(SourceOp op, Adaptor adaptor, LaneBuilder &b,
                     llvm::SmallVectorImpl<mlir::Value> &results) const = 0;

  mlir::LogicalResult
  matchAndRewrite(SourceOp op, Adaptor adaptor,
                  mlir::ConversionPatternRewriter &rewriter) const override {
    LaneBuilder b(rewriter, op.getLoc());
    llvm::SmallVector<mlir::Value, 2> results;
    lower(op, adaptor, b, results);
    rewriter.replaceOp(op, results);
    return mlir::success();
  }

  mlir::Type convert(mlir::Type type) const {
    return this->types().convertType(type);
  }
};

/// What a maskable operation needs: converted operands, and the converted mask
/// of the vector.mask around it or null.
struct MaskedOperands {
  mlir::ValueRange operands;
  mlir::Value mask;
};

#define MEMREF_CTS_MASKABLE(OP)                                                \
  void lowerMaskable([[maybe_unused]] LoweringState &state, OP op,             \
                     MaskedOperands in, LaneBuilder &b,                        \
                     [[maybe_unused]] llvm::SmallVectorImpl<mlir::Value>       \
                         &results)
MEMREF_CTS_MASKABLE(mlir::vector::ReductionOp);
MEMREF_CTS_MASKABLE(mlir::vector::MultiDimReductionOp);
MEMREF_CTS_MASKABLE(mlir::vector::ContractionOp);
MEMREF_CTS_MASKABLE(mlir::vector::OuterProductOp);
MEMREF_CTS_MASKABLE(mlir::vector::GatherOp);
MEMREF_CTS_MASKABLE(mlir::vector::TransferReadOp);
MEMREF_CTS_MASKABLE(mlir::vector::TransferWriteOp);

/// The operation without a vector.mask around it.
template <typename SourceOp>
struct MaskableLowering : VectorLowering<SourceOp> {
  using VectorLowering<SourceOp>::VectorLowering;

  void lower(SourceOp op, typename SourceOp::Adaptor adaptor, LaneBuilder &b,
             llvm::SmallVectorImpl<mlir::Value> &results) const override {
    lowerMaskable(this->state, op, {adaptor.getOperands(), mlir::Value()}, b,
                  results);
  }
};

/// The format of lanes that LLVM only stores, null for others.
mlir::FloatType getSmallFormat(mlir::Type type);

/// One step on scalars or rows. Lanes of a `small` format take it in f32, which
/// has the digits to be rounded once more without harm.
mlir::Value combineRow(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::vector::CombiningKind kind, mlir::Value lhs,
                       mlir::Value rhs, mlir::LLVM::FastmathFlags flags,
                       mlir::FloatType small = {});

/// Whether lanes of a row are combined of which nobody knows how many there are.
bool reducesScalableRows(mlir::vector::MultiDimReductionOp op);

/// The type of a mask for values of the converted type `type`.
mlir::Type getMaskType(mlir::Type type);

/// Row by row: `onTrue` where `mask` is set.
mlir::Value selectRows(LaneBuilder &b, mlir::Value mask, mlir::Value onTrue,
                       mlir::Value onFalse);

/// The numbers 0, 1, 2 ... of the element type in the lanes of a row.
mlir::Value buildStep(LaneBuilder &b, mlir::VectorType type);

/// A mask for `row`: lane i is on where first + i is below `end`, however far
/// below zero `first` is. Both are numbers of the index type; without `first` it
/// counts as zero. `isInclusive`: one lane more.
mlir::Value buildPrefixMask(LaneBuilder &b, mlir::VectorType row,
                            mlir::Value first, mlir::Value end,
                            bool isInclusive);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_VECTORSHARED_H
