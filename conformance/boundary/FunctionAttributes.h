//===-- FunctionAttributes.h - how a function is called, besides its type ---*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A caller that is compiled elsewhere goes by the C convention, finds a symbol only if
// its linkage lets it, and passes values as their types say. What else a lowered
// function asks for, its source has to ask for. Does not look at types.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_BOUNDARY_FUNCTIONATTRIBUTES_H
#define MEMREF_CTS_CONFORMANCE_BOUNDARY_FUNCTIONATTRIBUTES_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include <string>

namespace memref_cts::conformance {

/// Which argument of the source one of the lowered function is.
struct ArgumentOrigin {
  static constexpr unsigned kNone = ~0u; // a pointer to the result
  unsigned argument = kNone;
  bool whole = true; // and not one of several parts of it
};

/// What is wrong with the calling convention and with attributes that say how values are
/// passed, or "". `origins`: of each argument of `found`. `mustKeep`: what the source asks
/// for must be there, too.
std::string checkPassing(const std::string &what, mlir::FunctionOpInterface source, mlir::LLVM::LLVMFuncOp found,
                         llvm::ArrayRef<ArgumentOrigin> origins, bool mustKeep);

/// Whether the linkage of a symbol lets a module do without it, or keeps it to itself.
bool mayBeDropped(mlir::LLVM::Linkage linkage);

/// The linkage that a function or global of the source asks for; external where it does not.
mlir::LLVM::Linkage demandedLinkage(mlir::Operation *source);

/// The visibility that it asks for; default where it does not, or cannot.
mlir::LLVM::Visibility demandedVisibility(mlir::Operation *source);

/// The calling convention that a function of the source asks for; C where it does not.
mlir::LLVM::cconv::CConv demandedConvention(mlir::Operation *source);

/// What keeps code of other modules from a public symbol or makes it another's, or "".
std::string checkLinkage(const std::string &what, mlir::LLVM::Linkage demanded, mlir::LLVM::Linkage found);
std::string checkVisibility(const std::string &what, mlir::LLVM::Visibility demanded, mlir::LLVM::Visibility found);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_BOUNDARY_FUNCTIONATTRIBUTES_H
