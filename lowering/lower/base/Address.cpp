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
// as a pointer, which changes no address: loops then share where a view starts.
// Carries ADDR-01 to 17, ADDR-19.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/base/Address.h"
#include "lowering/lower/base/State.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace memref_cts::lowering;

/// sum(index * stride)
static Index getDistance(const LoweringState &state, const IndexBuilder &b,
                         const RankedDescriptor &memref, ValueRange indices) {
  int64_t rank = memref.getRank();
  Index linear = 0;
  for (int64_t dim = 0; dim < rank; ++dim) {
    Index stride = memref.stride(b, dim);
    if (state.bug(PlantedBug::StaticStrideOffByOne) && stride.getConstant() &&
        !stride.is(1))
      stride = *stride.getConstant() + 1;
    if (state.bug(PlantedBug::UnitStrideAssumed) && dim == rank - 1)
      stride = 1;
    Value index = indices[dim];
    if (state.bug(PlantedBug::IndicesReversed))
      index = indices[rank - 1 - dim];
    Index step = b.mul(index, stride);
    if (state.bug(PlantedBug::AddressNuw))
      if (auto mul = step.getValue().getDefiningOp<LLVM::MulOp>())
        mul.setOverflowFlags(LLVM::IntegerOverflowFlags::nuw);
    linear = b.add(linear, step);
  }
  return linear;
}

static Index getOffset(const LoweringState &state, const IndexBuilder &b,
                       const RankedDescriptor &memref) {
  Index offset = memref.offset(b);
  if (state.bug(PlantedBug::OffsetDropped))
    offset = 0;
  if (state.bug(PlantedBug::StaticOffsetIgnored) && offset.getConstant())
    offset = 0;
  if (state.bug(PlantedBug::OffsetAddedTwice))
    offset = b.add(offset, offset);
  return offset;
}

static Type getStep(const LoweringState &state, const IndexBuilder &b,
                    const RankedDescriptor &memref) {
  if (state.bug(PlantedBug::ByteStrides))
    return b.getBuilder().getI8Type();
  Type element = memref.getType().getElementType();
  if (state.bug(PlantedBug::OddIntegersPacked) && element.isInteger(24))
    return LLVM::LLVMArrayType::get(b.getBuilder().getI8Type(), 3);
  return state.converter.convertType(element);
}

Index memref_cts::lowering::getElementNumber(const LoweringState &state,
                                             const IndexBuilder &b,
                                             const RankedDescriptor &memref,
                                             ValueRange indices) {
  Index distance = getDistance(state, b, memref, indices);
  return b.add(distance, getOffset(state, b, memref));
}

Value memref_cts::lowering::getNumberedAddress(const LoweringState &state,
                                               const IndexBuilder &b,
                                               const RankedDescriptor &memref,
                                               Value base, Index number) {
  if (state.bug(PlantedBug::NarrowAddressZeroExtended) &&
      !number.getConstant() && b.getIndexType().getWidth() < 64)
    number = Value(LLVM::ZExtOp::create(b.getBuilder(), b.getLoc(),
                                        b.getBuilder().getI64Type(),
                                        b.materialize(number)));
  Value address = b.advance(base, getStep(state, b, memref), number);
  if (state.bug(PlantedBug::GepNuw))
    if (auto gep = address.getDefiningOp<LLVM::GEPOp>())
      gep.setNoWrapFlags(LLVM::GEPNoWrapFlags::nuw);
  if (state.bug(PlantedBug::GepInbounds))
    if (auto gep = address.getDefiningOp<LLVM::GEPOp>())
      gep.setNoWrapFlags(LLVM::GEPNoWrapFlags::inbounds);
  return address;
}

Value memref_cts::lowering::getBasePointer(const LoweringState &state,
                                           const IndexBuilder &b,
                                           const RankedDescriptor &memref) {
  if (state.bug(PlantedBug::AccessThroughAllocated))
    return memref.allocatedPtr(b);
  return memref.alignedPtr(b);
}

Value memref_cts::lowering::getElementAddress(const LoweringState &state,
                                              const IndexBuilder &b,
                                              const RankedDescriptor &memref,
                                              ValueRange indices) {
  Value base = getBasePointer(state, b, memref);
  Index number = getDistance(state, b, memref, indices);
  Index offset = getOffset(state, b, memref);
  if (!offset.getConstant() && b.getIndexType().getWidth() == 64)
    base = b.advance(base, getStep(state, b, memref), offset);
  else
    number = b.add(number, offset);
  return getNumberedAddress(state, b, memref, base, number);
}

void memref_cts::lowering::buildMemcpy(const IndexBuilder &b, Value target,
                                       Value source, Value bytes) {
  // Targets implement the intrinsic for 32 and 64 bits.
  if (bytes.getType().getIntOrFloatBitWidth() < 32)
    bytes = LLVM::ZExtOp::create(b.getBuilder(), b.getLoc(),
                                 b.getBuilder().getI32Type(), bytes);
  LLVM::MemcpyOp::create(b.getBuilder(), b.getLoc(), target, source, bytes,
                         /*isVolatile=*/false);
}
