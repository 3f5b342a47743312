//===- VectorReduce.h - Lanes that are combined --------------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One step of a reduction, which atomic updates take as well.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_VECTORREDUCE_H
#define MEMREF_CTS_LOWERING_LOWER_VECTORREDUCE_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace memref_cts::lowering {

/// The format of lanes that LLVM only stores, null for others.
mlir::FloatType getSmallFormat(mlir::Type type);

/// One step on scalars or rows. Lanes of a `small` format take it in f32, which
/// has the digits to be rounded once more without harm.
mlir::Value combineRow(mlir::OpBuilder &builder, mlir::Location loc, mlir::vector::CombiningKind kind, mlir::Value lhs,
                       mlir::Value rhs, mlir::LLVM::FastmathFlags flags, mlir::FloatType small = {});

/// Whether lanes of a row are combined of which nobody knows how many there are.
bool reducesScalableRows(mlir::vector::MultiDimReductionOp op);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_VECTORREDUCE_H
