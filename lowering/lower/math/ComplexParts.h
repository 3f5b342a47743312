//===- ComplexParts.h - Patterns of the complex dialect ------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A complex number is a struct of its two parts: taking it apart, putting it
// together, and the pattern base of operations on parts.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_COMPLEXPARTS_H
#define MEMREF_CTS_LOWERING_LOWER_COMPLEXPARTS_H

#include "lowering/lower/arith/Elementwise.h"

#include "mlir/Dialect/Complex/IR/Complex.h"

namespace memref_cts::lowering {

/// Builds operations on parts.
struct PartBuilder {
  mlir::OpBuilder &builder;
  mlir::Location loc;
  mlir::LLVM::FastmathFlags flags = mlir::LLVM::FastmathFlags::none;

  mlir::Value part(mlir::Value value, int64_t position) const {
    return ComplexNumber(value).get(builder, loc, {position});
  }
  mlir::Value pair(mlir::Type type, mlir::Value re, mlir::Value im) const {
    return ComplexNumber::pack(builder, loc, type, re, im).getValue();
  }
  template <typename OpT, typename... Operands>
  mlir::Value build(Operands... operands) const {
    return OpT::create(builder, loc, operands..., flags);
  }
  mlir::Value add(mlir::Value a, mlir::Value b) const { return build<mlir::LLVM::FAddOp>(a, b); }
  mlir::Value sub(mlir::Value a, mlir::Value b) const { return build<mlir::LLVM::FSubOp>(a, b); }
  mlir::Value mul(mlir::Value a, mlir::Value b) const { return build<mlir::LLVM::FMulOp>(a, b); }
  mlir::Value div(mlir::Value a, mlir::Value b) const { return build<mlir::LLVM::FDivOp>(a, b); }
  mlir::Value neg(mlir::Value a) const { return build<mlir::LLVM::FNegOp>(a); }
};

template <typename SourceOp>
struct ComplexLowering : LoweringPattern<SourceOp> {
  using LoweringPattern<SourceOp>::LoweringPattern;

  /// The result from converted operands.
  virtual mlir::Value lower(SourceOp op, mlir::Type type, mlir::ValueRange operands, const PartBuilder &b) const = 0;

  mlir::LogicalResult matchAndRewrite(SourceOp op, typename SourceOp::Adaptor adaptor,
                                      mlir::ConversionPatternRewriter &rewriter) const override {
    PartBuilder b{rewriter, op.getLoc()};
    if constexpr (SourceOp::template hasTrait<mlir::arith::ArithFastMathInterface::Trait>())
      b.flags = convertFastMath(op.getFastmath());
    rewriter.replaceOp(op, lower(op, this->types().convertType(op->getResult(0).getType()), adaptor.getOperands(), b));
    return mlir::success();
  }
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_COMPLEXPARTS_H
