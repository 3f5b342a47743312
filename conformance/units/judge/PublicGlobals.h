//===-- PublicGlobals.h - globals that other modules see ---------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Code of another module goes by the name of a public global, its size and its bytes,
// and by what its definition promises. No call has to use it. Must not change a module.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITS_JUDGE_PUBLICGLOBALS_H
#define MEMREF_CTS_CONFORMANCE_UNITS_JUDGE_PUBLICGLOBALS_H

#include "conformance/boundary/Boundary.h"
#include "refrt/refrt.h"

namespace memref_cts::conformance {

/// Whether a module defines any.
bool hasPublicGlobals(mlir::ModuleOp source);

/// Those of the source that the lowered module does not have as the source does, each with
/// what is wrong. The programs are of these modules; where one is null or lacks a global,
/// nothing is said of its bytes.
void compareGlobals(mlir::ModuleOp source, const refrt_program *sourceProgram, mlir::ModuleOp lowered,
                    const refrt_program *loweredProgram, Mismatches &mismatches);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_JUDGE_PUBLICGLOBALS_H
