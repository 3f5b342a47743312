//===- EncodeFunc.h - branches of cf and of LLVM ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What EncodeFunc.cpp has for handlers of other dialects.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_ENCODEFUNC_H
#define MEMREF_CTS_LOWERING_ENCODE_ENCODEFUNC_H

#include "lowering/encode/Encoder.h"

namespace memref_cts::lowering {

/// Branches of cf and of LLVM have the same accessors.
void encodeBranch(Encoder &encoder, mlir::Operation *op, mlir::Block *target, mlir::ValueRange operands);
void encodeCondBranch(Encoder &encoder, mlir::Operation *op, mlir::Value condition, mlir::Block *trueTarget,
                      mlir::ValueRange trueOperands, mlir::Block *falseTarget, mlir::ValueRange falseOperands);
void encodeSwitch(Encoder &encoder, mlir::Operation *op, mlir::Value flag, mlir::Block *defaultTarget,
                  mlir::ValueRange defaultOperands, mlir::DenseIntElementsAttr caseValues, mlir::BlockRange caseTargets,
                  llvm::ArrayRef<mlir::ValueRange> caseOperands);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_ENCODEFUNC_H
