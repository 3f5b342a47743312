//===- Address.cpp - Element addresses ------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// address = aligned pointer + (sum(index * stride) + offset) elements, in the
// index type, known strides and offsets as constants. No wrap flags: indices
// in bounds justify nsw at most, and zero or negative strides are legal. An
// offset known only at run time is a step of its own where the index is as wide
// as a pointer, which changes no address. Loops then share where a view starts.
// Carries ADDR-01 to 17, ADDR-19.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/base/Address.h"
#include "lowering/lower/base/State.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace memref_cts::lowering;

/// sum(index * stride)
static Index getDistance(const IndexBuilder &b, const RankedDescriptor &memref, ValueRange indices) {
  Index linear = 0;
  for (int64_t dim = 0, rank = memref.getRank(); dim < rank; ++dim)
    linear = b.add(linear, b.mul(indices[dim], memref.stride(b, dim)));
  return linear;
}

static Type getStep(const LoweringState &state, const RankedDescriptor &memref) {
  return state.converter.convertType(memref.getType().getElementType());
}

Index memref_cts::lowering::getElementNumber(const IndexBuilder &b, const RankedDescriptor &memref,
                                             ValueRange indices) {
  Index distance = getDistance(b, memref, indices);
  return b.add(distance, memref.offset(b));
}

Value memref_cts::lowering::getNumberedAddress(const LoweringState &state, const IndexBuilder &b,
                                               const RankedDescriptor &memref, Value base, Index number) {
  return b.advance(base, getStep(state, memref), number);
}

Value memref_cts::lowering::getElementAddress(const LoweringState &state, const IndexBuilder &b,
                                              const RankedDescriptor &memref, ValueRange indices) {
  Value base = memref.alignedPtr(b);
  Index number = getDistance(b, memref, indices);
  Index offset = memref.offset(b);
  if (!offset.getConstant() && b.getIndexType().getWidth() == 64)
    base = b.advance(base, getStep(state, memref), offset);
  else
    number = b.add(number, offset);
  return getNumberedAddress(state, b, memref, base, number);
}

void memref_cts::lowering::buildMemcpy(const IndexBuilder &b, Value target, Value source, Value bytes) {
  // Targets implement the intrinsic for 32 and 64 bits.
  if (bytes.getType().getIntOrFloatBitWidth() < 32)
    bytes = LLVM::ZExtOp::create(b.getBuilder(), b.getLoc(), b.getBuilder().getI32Type(), bytes);
  LLVM::MemcpyOp::create(b.getBuilder(), b.getLoc(), target, source, bytes,
                         /*isVolatile=*/false);
}
