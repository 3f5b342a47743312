//===-- LayoutDifference.h - data layouts of two modules --------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether a lowered module lays types out as its source does.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITS_JUDGE_LAYOUTDIFFERENCE_H
#define MEMREF_CTS_CONFORMANCE_UNITS_JUDGE_LAYOUTDIFFERENCE_H

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace memref_cts::conformance {

/// What is otherwise in the data layout of `lowered` than in that of `source`, for people;
/// "" if nothing is, or if `lowered` says nothing of it. Only types that one of the two
/// has are compared. The width of index is no matter of LLVM.
std::string layoutDifference(mlir::ModuleOp source, mlir::ModuleOp lowered);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_JUDGE_LAYOUTDIFFERENCE_H
