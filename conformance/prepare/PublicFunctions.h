//===-- PublicFunctions.h - functions that can be called --------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Worker side: what words/ReadAs.h asks for. Bodies stay as they are.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PREPARE_PUBLICFUNCTIONS_H
#define MEMREF_CTS_CONFORMANCE_PREPARE_PUBLICFUNCTIONS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include <string>

#include <string>
#include <utility>
#include <vector>

namespace memref_cts::conformance {

/// Whether options have this one about reading. It is none of a lowering, and taken out.
bool takeReadOption(std::vector<std::pair<std::string, std::string>> &options, llvm::StringRef name);

/// Makes private and nested functions with a body public.
void makeFunctionsPublic(mlir::ModuleOp module);

/// What callers would notice of a public function of which passes made `found`, null if it is gone. The text is
/// "removes it", "changes its type from A to B" and the like. "": it can be called as before.
std::string changeForCallers(mlir::FunctionOpInterface before, mlir::Operation *found);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PREPARE_PUBLICFUNCTIONS_H
