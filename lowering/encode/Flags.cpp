//===- Flags.cpp - flags of MLIR as flags of refrt ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// arith and the LLVM dialect have enums of their own, with the same names.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/Flags.h"
#include "refrt/refrt.h"

using namespace mlir;

namespace memref_cts::lowering {

template <typename F>
static uint32_t toOverflowFlags(F flags) {
  return (bitEnumContainsAny(flags, F::nsw) ? REFRT_FLAG_NSW : 0) |
         (bitEnumContainsAny(flags, F::nuw) ? REFRT_FLAG_NUW : 0);
}

template <typename F>
static uint32_t toFastMathFlags(F flags) {
  return (bitEnumContainsAny(flags, F::nnan) ? REFRT_FLAG_NNAN : 0) |
         (bitEnumContainsAny(flags, F::ninf) ? REFRT_FLAG_NINF : 0) |
         (bitEnumContainsAny(flags, F::nsz) ? REFRT_FLAG_NSZ : 0) |
         (bitEnumContainsAny(flags, F::arcp) ? REFRT_FLAG_ARCP : 0) |
         (bitEnumContainsAny(flags, F::contract) ? REFRT_FLAG_CONTRACT : 0) |
         (bitEnumContainsAny(flags, F::afn) ? REFRT_FLAG_AFN : 0) |
         (bitEnumContainsAny(flags, F::reassoc) ? REFRT_FLAG_REASSOC : 0);
}

uint32_t toFlags(arith::IntegerOverflowFlags flags) { return toOverflowFlags(flags); }
uint32_t toFlags(LLVM::IntegerOverflowFlags flags) { return toOverflowFlags(flags); }
uint32_t toFlags(arith::FastMathFlags flags) { return toFastMathFlags(flags); }
uint32_t toFlags(LLVM::FastmathFlags flags) { return toFastMathFlags(flags); }
uint32_t toFlags(std::optional<arith::FastMathFlags> flags) { return flags ? toFastMathFlags(*flags) : 0; }

} // namespace memref_cts::lowering
