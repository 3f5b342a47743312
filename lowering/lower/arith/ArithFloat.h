//===- ArithFloat.h - Float arithmetic on scalars and rows ---- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Flags, and extrema that LLVM has no code for everywhere.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_ARITHFLOAT_H
#define MEMREF_CTS_LOWERING_LOWER_ARITHFLOAT_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace memref_cts::lowering {

/// Flags of arith as flags of the LLVM dialect.
mlir::LLVM::FastmathFlags convertFastMath(mlir::arith::FastMathFlags flags);

/// The IEEE maximum or minimum of scalars or rows, also where LLVM has no code
/// for its intrinsics.
mlir::Value buildExtremum(mlir::OpBuilder &builder, mlir::Location loc, bool isMax, mlir::Value lhs, mlir::Value rhs,
                          mlir::LLVM::FastmathFlags flags);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_ARITHFLOAT_H
