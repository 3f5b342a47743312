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

/// Whether LLVM knows that a module in LLVM's dialect does what it did before an edit: its passes of -O2 make the same
/// code of both. If the edit is a promise about floats, LLVM knows that it is kept. `optimized`: what they make of the
/// module before, "" if nobody has asked yet.
bool isSameCode(mlir::ModuleOp before, mlir::ModuleOp edited, std::string &optimized);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_SAMECODE_H
