//===- Flags.h - flags of MLIR as flags of refrt ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes that change what an instruction means, bit by bit.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_FLAGS_H
#define MEMREF_CTS_LOWERING_ENCODE_FLAGS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace memref_cts::lowering {

uint32_t toFlags(mlir::arith::IntegerOverflowFlags flags);
uint32_t toFlags(mlir::LLVM::IntegerOverflowFlags flags);
uint32_t toFlags(mlir::arith::FastMathFlags flags);
uint32_t toFlags(mlir::LLVM::FastmathFlags flags);
/// None is no flag.
uint32_t toFlags(std::optional<mlir::arith::FastMathFlags> flags);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_FLAGS_H
