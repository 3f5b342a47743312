//===-- Leftovers.h - what a lowering left as it was ------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module is lowered if it has operations of the LLVM dialect only. Must not change one.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITS_JUDGE_LEFTOVERS_H
#define MEMREF_CTS_CONFORMANCE_UNITS_JUDGE_LEFTOVERS_H

#include "conformance/Worker.h"
#include "mlir/IR/BuiltinOps.h"

namespace memref_cts::conformance {

/// Whether a module has operations that are not of the LLVM dialect, which `reply` then
/// tells. The one it begins with is no cast, if there is another: casts stay where
/// something else did.
/// `without`: the parts that the lowering is said not to lower.
bool hasLeftovers(mlir::ModuleOp module, llvm::ArrayRef<std::string> without = {}, Reply *reply = nullptr);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_JUDGE_LEFTOVERS_H
