//===-- SameShape.h - types that differ in names at most ---------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a caller knows of a type is how it lies in memory and registers. LangRef:
// identified structs are never uniqued by their contents, and LLVM gives a second one of
// the same name another name. Names of structs are therefore never compared.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_BOUNDARY_SAMESHAPE_H
#define MEMREF_CTS_CONFORMANCE_BOUNDARY_SAMESHAPE_H

#include "mlir/IR/Types.h"
#include "llvm/IR/DerivedTypes.h"

#include <string>

namespace memref_cts::conformance {

/// Whether two types, such as those of functions, are the same but for names of structs.
bool isSameShape(llvm::Type *one, llvm::Type *other);
bool isSameShape(mlir::Type one, mlir::Type other);

/// A type in LLVM's spelling, with what structs hold in place of their names.
std::string shapeText(llvm::Type *type);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_BOUNDARY_SAMESHAPE_H
