//===-- Aliases.h - symbols that an alias defines ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// To code of other modules a symbol that an alias defines is what the alias names. Of
// aliases that the source has, nothing is changed.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITS_ALIASES_H
#define MEMREF_CTS_CONFORMANCE_UNITS_ALIASES_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"

#include <string>

namespace memref_cts::conformance {

/// Gives functions and globals of a lowered module the names by which the source has them,
/// where an alias says that they are these. "", or which alias cannot be followed.
/// What a name of the source shares with another one of it stays an alias.
std::string resolveAliases(mlir::ModuleOp lowered, const llvm::StringMap<mlir::Operation *> &source);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_ALIASES_H
