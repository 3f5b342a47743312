//===-- SameCode.h - whether LLVM makes the same code -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A mutant that LLVM's passes fold to what they make of the module without the edit is as
// right as that. Promises about floats are another matter: the passes drop them, broken or
// not. Knows nothing of cases.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_SAMECODE_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_SAMECODE_H

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace memref_cts::conformance {

/// The LLVM IR of a module in LLVM's dialect after the passes of -O2, without names of values; "" if there is none. Two
/// modules with the same text are the same code.
std::string optimizedText(mlir::ModuleOp lowered);

/// Whether LLVM knows that the flags of floats which `edited` has and `before`, else the same, has not are promises
/// kept.
bool keepsFloatPromises(mlir::ModuleOp before, mlir::ModuleOp edited);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_SAMECODE_H
