//===-- DeadCode.h - what nobody would miss in a module ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A lowering may leave dead code for others to remove, so that no CHECK line may see it.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITS_DEADCODE_H
#define MEMREF_CTS_CONFORMANCE_UNITS_DEADCODE_H

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace memref_cts::conformance {

/// The text of a module. Dead code is operations whose results nobody uses and that do nothing
/// else. What is left keeps its place and looks; the module stays as it is.
std::string textOf(mlir::ModuleOp module, bool withDeadCode);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_DEADCODE_H
