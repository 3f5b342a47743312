//===- Wrapper.h - C wrappers of functions -------------------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// _mlir_ciface_: which functions have one, its name, and building it (chapter CIFACE).
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_WRAPPER_H
#define MEMREF_CTS_LOWERING_LOWER_WRAPPER_H

#include "lowering/lower/base/State.h"

namespace mlir::LLVM {
class LLVMFuncOp;
} // namespace mlir::LLVM

namespace memref_cts::lowering {

/// Name of the C wrapper of a function, and whether one is wanted.
std::string getWrapperName(llvm::StringRef function);
bool wantsWrapper(mlir::Operation *function, const LowerOptions &options);

/// Attributes of the arguments of the C wrapper of a function of that source
/// type, whose own are `attrs`; null if these are.
mlir::ArrayAttr getWrapperArgumentAttributes(const LoweringState &state, mlir::FunctionType type,
                                             mlir::ArrayAttr attrs);

/// Adds the C wrapper of a function with the source type `type` that became
/// `function`: one that calls it, or the declaration of one that it calls.
void buildWrapper(const LoweringState &state, mlir::FunctionType type, mlir::ArrayAttr argAttrs,
                  mlir::ArrayAttr resAttrs, mlir::LLVM::LLVMFuncOp function, mlir::OpBuilder &builder);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_WRAPPER_H
