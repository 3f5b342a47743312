//===- CheckFunc.h - What can be lowered of functions --------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What other checks ask of functions and names.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_CHECKFUNC_H
#define MEMREF_CTS_LOWERING_LOWER_CHECKFUNC_H

#include "lowering/lower/check/Legality.h"

namespace memref_cts::lowering {

/// Whether `function` has the attribute that makes it variadic.
bool isVariadicFunction(mlir::Operation *function);

/// Why LLVM has no symbol of that name.
std::optional<std::string> checkName(llvm::StringRef name);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_CHECKFUNC_H
