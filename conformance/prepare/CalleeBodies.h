//===-- CalleeBodies.h - bodies for declared functions -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PREPARE_CALLEEBODIES_H
#define MEMREF_CTS_CONFORMANCE_PREPARE_CALLEEBODIES_H

#include "conformance/Worker.h"

#include "mlir/IR/BuiltinOps.h"

namespace memref_cts::conformance {

/// Gives functions that `source` declares the bodies that `files` have for them, with all that these
/// use. What it adds is private: no caller from outside sees it, and a helper whose name `source` has
/// gets another one. Returns whether it added something. False with an error, as a diagnostic of the
/// context: a file does not parse or verify, two files define one function, or declaration and
/// definition are of different type.
mlir::FailureOr<bool> addCallees(mlir::ModuleOp source, llvm::ArrayRef<CalleeFile> files);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PREPARE_CALLEEBODIES_H
