//===-- StandIns.h - a module in the place of object code --------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Object code has symbols without types. What the clauses demand of the source's functions gives
// these: a module of LLVM dialect calls what the object defines, and is called by what it asks for.
// It is then looked at as any other lowered module is. Knows no format of objects.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_BOUNDARY_STANDINS_H
#define MEMREF_CTS_CONFORMANCE_BOUNDARY_STANDINS_H

#include "conformance/words/Outcome.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace memref_cts::conformance {

/// A global symbol of an object.
struct ObjectSymbol {
  std::string name;
  bool isDefined = false;
  bool isData = false; // says the object; of one that it only asks for, it never does
  bool isWeak = false;
  mlir::LLVM::Visibility visibility = mlir::LLVM::Visibility::Default;
};

/// Adds to the empty module `lowered` what stands for those of the symbols that functions of the source have,
/// or their C wrappers. `bare`: memrefs cross as bare pointers in every function.
void addStandIns(mlir::ModuleOp source, llvm::ArrayRef<ObjectSymbol> symbols, unsigned indexBits, bool bare,
                 mlir::ModuleOp lowered);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_BOUNDARY_STANDINS_H
