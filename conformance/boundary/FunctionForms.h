//===-- FunctionForms.h - types of functions by convention ------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From a source type to those that the clauses give it. No function is made or looked at
// here; what a lowering made of it is not known.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_BOUNDARY_FUNCTIONFORMS_H
#define MEMREF_CTS_CONFORMANCE_BOUNDARY_FUNCTIONFORMS_H

#include "conformance/boundary/FunctionAttributes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"

namespace memref_cts::conformance {

/// Whether a function takes more arguments than its type has.
bool isVariadic(mlir::func::FuncOp function);
/// Whether memrefs cross as bare pointers: in `all` functions, or because this one asks for it.
bool isBare(mlir::func::FuncOp function, bool all);

/// One source function type in LLVM's types under each convention; types are
/// null where the clauses give none.
struct Forms {
  mlir::LLVM::LLVMFunctionType standard, wrapper, bare;
  llvm::SmallVector<ArgumentOrigin> standardOrigins, wrapperOrigins, bareOrigins; // of their arguments
  mlir::LLVM::LLVMStructType result; // what the wrapper's leading pointer points to
  bool hasMemRefs = false;
};

/// Converts types for one width of index.
class FormTypes {
public:
  FormTypes(mlir::MLIRContext *context, unsigned indexBits) : builder(context), indexBits(indexBits) {}

  mlir::Type index() { return builder.getIntegerType(indexBits); }
  mlir::Type pointer(unsigned space = 0) { return mlir::LLVM::LLVMPointerType::get(builder.getContext(), space); }
  /// Null where the clauses give none.
  mlir::Type convert(mlir::Type type);
  Forms convert(mlir::FunctionType type);

private:
  mlir::Type dataPointer(mlir::BaseMemRefType type);

  mlir::Builder builder;
  unsigned indexBits;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_BOUNDARY_FUNCTIONFORMS_H
