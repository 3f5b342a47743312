//===- CheckFunc.h - What can be lowered of functions --------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What LoweredOps.def asks of operations of func, and other checks of functions and names.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_CHECKFUNC_H
#define MEMREF_CTS_LOWERING_LOWER_CHECKFUNC_H

#include "lowering/lower/check/Legality.h"

namespace memref_cts::lowering {

/// Named by rows of LoweredOps.def: why `op` cannot be lowered, besides its types; none where it can.
std::optional<std::string> checkFunc(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkReturn(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkFuncConstant(mlir::Operation *op, Checker &checker);
std::optional<std::string> checkCall(mlir::Operation *op, Checker &checker);

/// Whether `function` has the attribute that makes it variadic.
bool isVariadicFunction(mlir::Operation *function);

/// Why LLVM has no symbol of that name.
std::optional<std::string> checkName(llvm::StringRef name);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_CHECKFUNC_H
