//===- Handlers.h - one overload per HANDLER row ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares `void encode(Encoder &, OpT)` for every HANDLER row of OpTable.def. A
// handler is in the file of its dialect; what such a file has for others is in the
// header of that file.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_HANDLERS_H
#define MEMREF_CTS_LOWERING_ENCODE_HANDLERS_H

#include "lowering/encode/Encoder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

// Only declared: most files do not look into them.
namespace mlir::index {
#define HANDLER_INDEX(CLASS, ...) class CLASS;
#include "lowering/encode/OpTable.def"
} // namespace mlir::index
namespace mlir::complex {
#define HANDLER_COMPLEX(CLASS, ...) class CLASS;
#include "lowering/encode/OpTable.def"
} // namespace mlir::complex
namespace mlir::math {
#define HANDLER_MATH(CLASS, ...) class CLASS;
#include "lowering/encode/OpTable.def"
} // namespace mlir::math
namespace mlir::vector {
#define HANDLER_VECTOR(CLASS, ...) class CLASS;
#include "lowering/encode/OpTable.def"
} // namespace mlir::vector

namespace memref_cts::lowering {

#define HANDLER(CLASS, ...) void encode(Encoder &encoder, mlir::CLASS op);
#include "lowering/encode/OpTable.def"

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_HANDLERS_H
