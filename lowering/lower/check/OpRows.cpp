//===- OpRows.cpp - What is known of each operation that is lowered -------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of LoweredOps.def, by name.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/check/OpRows.h"
#include "lowering/lower/check/CheckFunc.h"
#include "lowering/lower/check/CheckMemRef.h"
#include "lowering/lower/check/CheckScalars.h"
#include "lowering/lower/check/CheckVector.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace memref_cts::lowering;

OpRows memref_cts::lowering::getOpRows(MLIRContext *context) {
  OpRows rows;
#define MEMREF_CTS_LOWERED(DIALECT, NAMESPACE, OP, CHECK)                                                              \
  rows[OperationName(NAMESPACE::OP::getOperationName(), context)] = {k##DIALECT, CHECK};
#include "lowering/lower/base/LoweredOps.def"
  return rows;
}
