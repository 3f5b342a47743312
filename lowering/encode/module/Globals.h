//===- Globals.h - declarations of globals ----------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// memref.global and llvm.mlir.global. The address of a global or function in an
// initial value is one (S-GLOBAL).
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_MODULE_GLOBALS_H
#define MEMREF_CTS_LOWERING_ENCODE_MODULE_GLOBALS_H

#include "refrt/refrt.h"

#include "mlir/IR/Operation.h"

namespace memref_cts::lowering {

struct ModuleState;

bool isDeclaration(mlir::Operation *global);
/// Whether LLVM takes the global for a word to itself, as `llvm.used`: LangRef reserves
/// the names, and what is in the section `llvm.metadata` reaches no object file.
bool isWithoutMemory(mlir::Operation *global);
/// Adds the global to the program, with its initial value. REFRT_NONE after a refusal.
refrt_symbol declareGlobal(ModuleState &state, mlir::Operation *global);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_MODULE_GLOBALS_H
