//===-- Dependence.h - what operations a compared value depends on -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A waiver names the operation that is lowered wrongly. It can explain a difference only
// where that operation may have a part in the value that differs. Must not leave out an
// operation that has one: in doubt it is there. Runs nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITS_DEPENDENCE_H
#define MEMREF_CTS_CONFORMANCE_UNITS_DEPENDENCE_H

#include "conformance/Worker.h"
#include "mlir/IR/BuiltinOps.h"

namespace memref_cts::conformance {

/// What calls of the function `entry` of `source` depend on. Linear in the functions that
/// it reaches, for each result.
DependenceReply findDependence(mlir::ModuleOp source, llvm::StringRef entry);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_DEPENDENCE_H
