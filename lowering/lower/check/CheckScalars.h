//===- CheckScalars.h - What can be lowered of numbers -------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What LoweredOps.def asks of operations of scalars and blocks, and other checks of constants.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_CHECKSCALARS_H
#define MEMREF_CTS_LOWERING_LOWER_CHECKSCALARS_H

#include "lowering/lower/check/Legality.h"

namespace memref_cts::lowering {

/// Named by rows of LoweredOps.def: why `op` cannot be lowered, besides its types; none where it can.
std::optional<std::string> checkNothing(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkBranch(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkSwitch(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkAssert(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkPoison(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkConstant(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkFloats(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkToFloat(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkIndexCast(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkScaling(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkLibrary(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkComplexBitcast(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkTruncF(mlir::Operation *op, Checker &checker);

/// Whether `op` lies where its lowering can add blocks.
std::optional<std::string> checkBlocksCanBeAdded(mlir::Operation *op, Checker &checker);

/// Whether `attr`, dense or sparse numbers or a resource, is encoded in a way that is lowered.
std::optional<std::string> checkElements(mlir::Attribute attr, const LoweringTypeConverter &converter);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_CHECKSCALARS_H
