//===- Functions.h - declarations of functions ------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What others than its own body need of a function.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_MODULE_FUNCTIONS_H
#define MEMREF_CTS_LOWERING_ENCODE_MODULE_FUNCTIONS_H

#include "refrt/refrt.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace memref_cts::lowering {

struct ModuleState;

/// Adds the function to the program, without its body. REFRT_NONE after a refusal.
refrt_symbol declareFunction(ModuleState &state, mlir::FunctionOpInterface function);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_MODULE_FUNCTIONS_H
