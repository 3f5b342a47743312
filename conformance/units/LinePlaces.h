//===-- LinePlaces.h - where lines of lowered text come from ----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports show the line of the lowered module that is at fault. Must not change the module.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITS_LINEPLACES_H
#define MEMREF_CTS_CONFORMANCE_UNITS_LINEPLACES_H

#include "mlir/IR/BuiltinOps.h"

#include <string>
#include <vector>

namespace memref_cts::conformance {

/// Prints `lowered`, and for each line the place of the operation that begins there: "file:line:column", or "".
void printWithPlaces(mlir::ModuleOp lowered, std::string &text, std::vector<std::string> &places);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_LINEPLACES_H
