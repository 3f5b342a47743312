//===- CheckVector.h - What can be lowered of vectors -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What LoweredOps.def asks of operations of vector.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_CHECKVECTOR_H
#define MEMREF_CTS_LOWERING_LOWER_CHECKVECTOR_H

#include "lowering/lower/check/Legality.h"

namespace memref_cts::lowering {

/// Named by rows of LoweredOps.def: why `op` cannot be lowered, besides its types; none where it can.
std::optional<std::string> checkFixed(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkShuffle(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkShapeCast(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkCreateMask(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkReduction(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkMultiReduction(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkContraction(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkScan(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkVectorLoad(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkVectorStore(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkMaskedLoad(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkMaskedStore(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkScattered(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkTransfer(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkTypeCast(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkMask(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkPrint(mlir::Operation *op, Checker &checker);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_CHECKVECTOR_H
