//===- SmallFloat.h - Floats that LLVM only stores ------------ -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Floats of 8 bits and less are integers for LLVM (TYPE-FP-04). Conversions
// between their bits and the formats that LLVM computes in, on scalars and
// one-dimensional vectors, and what arithmetic on them is made of.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_SMALLFLOAT_H
#define MEMREF_CTS_LOWERING_LOWER_SMALLFLOAT_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

namespace memref_cts::lowering {

/// A float type that LLVM has no arithmetic on, of whatever element.
bool isSmallFloat(mlir::Type type);
/// Whether an operand or a result of `op` has one.
bool hasSmallFloat(mlir::Operation *op);

/// The number that `bits` stand for in `format`, as `type` or a vector of it;
/// rounded to nearest even where `type` is not wider.
mlir::Value widenSmallFloat(mlir::OpBuilder &builder, mlir::Location loc, mlir::FloatType format, mlir::Value bits,
                            mlir::FloatType type);

/// The bits of `value` in `format`, rounded once. What is too large becomes
/// infinity, NaN where there is none, and the largest number where there is
/// neither; or the largest number in modes that round that way.
mlir::Value narrowSmallFloat(mlir::OpBuilder &builder, mlir::Location loc, mlir::FloatType format, mlir::Value value,
                             mlir::arith::RoundingMode mode = mlir::arith::RoundingMode::to_nearest_even);

/// Whether `bits` stand for a normal number in `format`.
mlir::Value isNormalSmallFloat(mlir::OpBuilder &builder, mlir::Location loc, mlir::FloatType format, mlir::Value bits);

/// `bits` with the sign of `sign`, or without one where it is null, NaN
/// included.
mlir::Value signSmallFloat(mlir::OpBuilder &builder, mlir::Location loc, mlir::FloatType format, mlir::Value bits,
                           mlir::Value sign);
/// `bits` with the other sign, NaN included; NaN where there is no sign.
mlir::Value negateSmallFloat(mlir::OpBuilder &builder, mlir::Location loc, mlir::FloatType format, mlir::Value bits);

/// Calls `lane` with the small floats among `operands` and `types` as
/// `evaluated`, and gives `results` the types that they had.
void withWideFloats(
    mlir::OpBuilder &builder, mlir::Operation *op, mlir::FloatType evaluated, mlir::TypeRange types,
    mlir::ValueRange operands,
    llvm::function_ref<void(mlir::TypeRange, mlir::ValueRange, llvm::SmallVectorImpl<mlir::Value> &)> lane,
    llvm::SmallVectorImpl<mlir::Value> &results);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_SMALLFLOAT_H
