//===- VectorRows.h - Vectors of any rank as one-dimensional ones --- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An element-wise operation on arrays of vectors is done row by row (UTIL-04).
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_BASE_VECTORROWS_H
#define MEMREF_CTS_LOWERING_LOWER_BASE_VECTORROWS_H

#include "mlir/IR/Builders.h"

namespace memref_cts::lowering {

/// Calls `lane` on scalars or one-dimensional vectors: once, or per row when
/// the first type is an array of vectors; operands that are no arrays go to
/// every row. The values that `lane` appends are those of `resultTypes`.
void mapRows(mlir::OpBuilder &builder, mlir::Location loc, mlir::TypeRange resultTypes, mlir::ValueRange operands,
             llvm::function_ref<void(mlir::TypeRange, mlir::ValueRange, llvm::SmallVectorImpl<mlir::Value> &)> lane,
             llvm::SmallVectorImpl<mlir::Value> &results);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_BASE_VECTORROWS_H
