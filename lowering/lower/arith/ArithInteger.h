//===- ArithInteger.h - Integers in scalars and rows ---------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Flags, numbers, and quotients that LLVM has no instruction for. Types and values are
// scalars or one-dimensional vectors.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_ARITHINTEGER_H
#define MEMREF_CTS_LOWERING_LOWER_ARITHINTEGER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace memref_cts::lowering {

/// Flags of arith as flags of the LLVM dialect.
mlir::LLVM::IntegerOverflowFlags convertOverflow(mlir::arith::IntegerOverflowFlags flags);

/// A number in a scalar or in every lane.
mlir::Value splatInteger(mlir::OpBuilder &builder, mlir::Location loc, mlir::Type type, const llvm::APInt &value);
mlir::Value splatInteger(mlir::OpBuilder &builder, mlir::Location loc, mlir::Type type, int64_t value);

/// The quotient rounded towards plus or minus infinity; undefined only where a
/// plain signed division is.
mlir::Value divideSigned(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value lhs, mlir::Value rhs, bool roundUp);
/// The unsigned quotient rounded up.
mlir::Value divideUnsignedUp(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value lhs, mlir::Value rhs);

/// Sign-extends with ExtOp, truncates or does nothing, by the widths.
template <typename ExtOp>
mlir::Value resizeInteger(mlir::OpBuilder &builder, mlir::Location loc, mlir::Type type, mlir::Value value) {
  unsigned from = mlir::getElementTypeOrSelf(value.getType()).getIntOrFloatBitWidth();
  unsigned to = mlir::getElementTypeOrSelf(type).getIntOrFloatBitWidth();
  if (from == to)
    return value;
  if (from > to)
    return mlir::LLVM::TruncOp::create(builder, loc, type, value);
  return ExtOp::create(builder, loc, type, value);
}

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_ARITHINTEGER_H
