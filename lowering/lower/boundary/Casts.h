//===- Casts.h - Casts that cancel out ------------------------ -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// builtin.unrealized_conversion_cast, of one value or several. The results of a
// cast are one thing, made of all its operands. A chain is casts each of which
// has all results of the one before as operands, in their order.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_CASTS_H
#define MEMREF_CTS_LOWERING_LOWER_CASTS_H

#include "mlir/IR/BuiltinOps.h"

namespace memref_cts::lowering {

/// The cast before `cast` in its chain, or null.
mlir::UnrealizedConversionCastOp findMaker(mlir::UnrealizedConversionCastOp cast);

/// `cast` gives what `start` is, once both are converted: casts of one value each
/// take its place, which the conversion can look at one by one.
void splitCast(mlir::UnrealizedConversionCastOp cast, mlir::ValueRange start);

/// Folds casts that cancel out. Of those that are left, each is an error where
/// `all`, else what shows that two passes had different widths of index.
mlir::LogicalResult reconcileCasts(mlir::Operation *root, bool all);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_CASTS_H
