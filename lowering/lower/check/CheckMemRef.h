//===- CheckMemRef.h - What can be lowered of memrefs -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What LoweredOps.def asks of operations of memref, and other checks of memrefs.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_CHECKMEMREF_H
#define MEMREF_CTS_LOWERING_LOWER_CHECKMEMREF_H

#include "lowering/lower/check/Legality.h"

namespace memref_cts::lowering {

/// Named by rows of LoweredOps.def: why `op` cannot be lowered, besides its types; none where it can.
std::optional<std::string> checkAccess(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkAlloc(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkAlloca(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkDealloc(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkReshape(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkRealloc(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkView(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkStaticFields(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkSubView(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkCopy(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkAtomicRMW(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkGenericAtomicRMW(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkGlobal(mlir::Operation *op, Checker &checker);

/// Why a memref that `op` puts on the heap cannot cross functions as a bare
/// pointer; none where it can.
std::optional<std::string> checkBareAllocation(mlir::Operation *op, Checker &checker);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_CHECKMEMREF_H
