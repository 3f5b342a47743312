//===- VectorPattern.h - What patterns of vector share -------- -*- C++ -*-===//
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

#ifndef MEMREF_CTS_LOWERING_LOWER_VECTORPATTERN_H
#define MEMREF_CTS_LOWERING_LOWER_VECTORPATTERN_H

#include "lowering/lower/arith/Elementwise.h"
#include "lowering/lower/vector/Lanes.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace memref_cts::lowering {

/// A pattern that appends the values of the results.
template <typename SourceOp>
struct VectorLowering : LoweringPattern<SourceOp> {
  using LoweringPattern<SourceOp>::LoweringPattern;
  using Adaptor = typename SourceOp::Adaptor;

  virtual void lower(SourceOp op, Adaptor adaptor, LaneBuilder &b,
                     llvm::SmallVectorImpl<mlir::Value> &results) const = 0;

  mlir::LogicalResult matchAndRewrite(SourceOp op, Adaptor adaptor,
                                      mlir::ConversionPatternRewriter &rewriter) const override {
    LaneBuilder b(rewriter, op.getLoc());
    llvm::SmallVector<mlir::Value, 2> results;
    lower(op, adaptor, b, results);
    rewriter.replaceOp(op, results);
    return mlir::success();
  }

  mlir::Type convert(mlir::Type type) const { return this->types().convertType(type); }
};

/// What a maskable operation needs: converted operands, and the converted mask
/// of the vector.mask around it or null.
struct MaskedOperands {
  mlir::ValueRange operands;
  mlir::Value mask;
};

#define MEMREF_CTS_MASKABLE(OP)                                                                                        \
  void lowerMaskable([[maybe_unused]] LoweringState &state, OP op, MaskedOperands in, LaneBuilder &b,                  \
                     [[maybe_unused]] llvm::SmallVectorImpl<mlir::Value> &results)
#define MEMREF_CTS_LOWERED_MASKABLE(GROUP, OP, CHECK) MEMREF_CTS_MASKABLE(mlir::vector::OP);
#include "lowering/lower/base/LoweredOps.def"

/// The operation without a vector.mask around it.
template <typename SourceOp>
struct MaskableLowering : VectorLowering<SourceOp> {
  using VectorLowering<SourceOp>::VectorLowering;

  void lower(SourceOp op, typename SourceOp::Adaptor adaptor, LaneBuilder &b,
             llvm::SmallVectorImpl<mlir::Value> &results) const override {
    lowerMaskable(this->state, op, {adaptor.getOperands(), mlir::Value()}, b, results);
  }
};
#define MEMREF_CTS_LOWERED_MASKABLE(GROUP, OP, CHECK) using OP##Lowering = MaskableLowering<mlir::vector::OP>;
#include "lowering/lower/base/LoweredOps.def"

/// Calls `visit` with an operation that lowerMaskable is there for, as what it is.
/// False for others.
template <typename VisitT>
bool visitMaskable(mlir::Operation *op, VisitT visit) {
#define MEMREF_CTS_LOWERED_MASKABLE(GROUP, OP, CHECK)                                                                  \
  if (auto maskable = llvm::dyn_cast<mlir::vector::OP>(op)) {                                                          \
    visit(maskable);                                                                                                   \
    return true;                                                                                                       \
  }
#include "lowering/lower/base/LoweredOps.def"
  return false;
}

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_VECTORPATTERN_H
