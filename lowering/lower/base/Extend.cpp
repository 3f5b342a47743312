//===- Extend.cpp - What is legal after a lowering -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For the conversion of this project and for patterns of users.
//
//===----------------------------------------------------------------------===//

#include "lowering/Extend.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace memref_cts::lowering;

LLVMLoweringTarget::LLVMLoweringTarget(MLIRContext &context) : ConversionTarget(context) {
  addLegalDialect<LLVM::LLVMDialect>();
  addLegalOp<UnrealizedConversionCastOp>();
}
