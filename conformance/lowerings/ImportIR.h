//===-- ImportIR.h - LLVM IR as LLVM dialect ---------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For LLVM IR that a command printed, or that a lowered module became. Verifies nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_LOWERINGS_IMPORTIR_H
#define MEMREF_CTS_CONFORMANCE_LOWERINGS_IMPORTIR_H

#include "conformance/Worker.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/IR/Module.h"

namespace memref_cts::conformance {

/// LLVM dialect of a module that LLVM's verifier takes; null: `problem` has cause and message. `text`: the name
/// that locations in the text of the result have, for what no debug information places.
mlir::OwningOpRef<mlir::ModuleOp> importLLVMIR(std::unique_ptr<llvm::Module> module, mlir::MLIRContext &context,
                                               llvm::StringRef text, Reply &problem);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_LOWERINGS_IMPORTIR_H
