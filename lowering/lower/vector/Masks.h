//===- Masks.h - Masks of rows -------------------------------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Their type, choices by them, and those that are the first lanes of a row.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_MASKS_H
#define MEMREF_CTS_LOWERING_LOWER_MASKS_H

#include "lowering/lower/vector/Lanes.h"

namespace memref_cts::lowering {

/// The type of a mask for values of the converted type `type`.
mlir::Type getMaskType(mlir::Type type);

/// Row by row: `onTrue` where `mask` is set.
mlir::Value selectRows(LaneBuilder &b, mlir::Value mask, mlir::Value onTrue, mlir::Value onFalse);

/// The numbers 0, 1, 2 ... of the element type in the lanes of a row.
mlir::Value buildStep(LaneBuilder &b, mlir::VectorType type);

/// A mask for `row`: lane i is on where first + i is below `end`, however far
/// below zero `first` is. Both are numbers of the index type; without `first` it
/// counts as zero.
mlir::Value buildPrefixMask(LaneBuilder &b, mlir::VectorType row, mlir::Value first, mlir::Value end);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_MASKS_H
