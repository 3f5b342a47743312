//===- VectorPrint.h - Functions that print numbers and texts - -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that vector.print is taken apart into, as MLIR's runtime
// library has them (<mlir/ExecutionEngine/CRunnerUtils.h>, <.../Float16bits.h>), and
// which of them an operation needs. Nothing is emitted here.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_VECTORPRINT_H
#define MEMREF_CTS_LOWERING_LOWER_VECTORPRINT_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace memref_cts::lowering {

struct PrintFunction {
  llvm::StringRef name; ///< "": there is none
  mlir::Type argument;  ///< null: it takes nothing

  mlir::LLVM::LLVMFunctionType getType(mlir::MLIRContext *context) const;
};

/// What prints one number of that source type.
PrintFunction getNumberFunction(mlir::Type number);
/// What prints a text that ends with a zero.
PrintFunction getTextFunction(mlir::MLIRContext *context);
PrintFunction getPunctuationFunction(mlir::vector::PrintPunctuation mark);

/// What the lowering of `op`, which has a function for its numbers, calls.
llvm::SmallVector<PrintFunction> getPrintFunctions(mlir::vector::PrintOp op);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_VECTORPRINT_H
