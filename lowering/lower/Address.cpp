//===- Address.cpp - Element addresses and flattened arguments ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// address = aligned pointer + (sum(index * stride) + offset) elements, in the
// index type, known strides and offsets as constants. No wrap flags: indices
// in bounds justify nsw at most, and zero or negative strides are legal.
// Carries ADDR-01 to 17.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/Patterns.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace memref_cts::lowering;

Value memref_cts::lowering::getElementAddress(const LoweringState &state,
                                              const IndexBuilder &b,
                                              const RankedDescriptor &memref,
                                              ValueRange indices) {
  int64_t rank = memref.getRank();
  Value base = memref.alignedPtr(b);
  if (state.bug(PlantedBug::AccessThroughAllocated))
    base = memref.allocatedPtr(b);

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

  Index offset = memref.offset(b);
  if (state.bug(PlantedBug::OffsetDropped))
    offset = 0;
  if (state.bug(PlantedBug::StaticOffsetIgnored) && offset.getConstant())
    offset = 0;
  if (state.bug(PlantedBug::OffsetAddedTwice))
    offset = b.add(offset, offset);
  linear = b.add(linear, offset);

  Type elementType =
      state.converter.convertType(memref.getType().getElementType());
  if (state.bug(PlantedBug::ByteStrides))
    elementType = b.getBuilder().getI8Type();
  Value address = b.advance(base, elementType, linear);
  if (state.bug(PlantedBug::GepNuw))
    if (auto gep = address.getDefiningOp<LLVM::GEPOp>())
      gep.setNoWrapFlags(LLVM::GEPNoWrapFlags::nuw);
  return address;
}

void memref_cts::lowering::appendFlattened(const LoweringState &state,
                                           const IndexBuilder &b, Type type,
                                           Value argument,
                                           SmallVectorImpl<Value> &out) {
  if (!isa<BaseMemRefType>(type)) {
    out.push_back(argument);
    return;
  }
  size_t first = out.size();
  RankedDescriptor::unpack(b, argument, out);
  if (!isa<MemRefType>(type))
    return;
  if (state.bug(PlantedBug::CallDropsOffset))
    out[first + kOffsetPos] = b.materialize(0);
  if (state.bug(PlantedBug::CallSwapsPointers))
    std::swap(out[first], out[first + 1]);
}

ArrayAttr memref_cts::lowering::flattenArgumentAttributes(
    const LoweringTypeConverter &converter, TypeRange types, ArrayAttr attrs) {
  if (!attrs)
    return {};
  MLIRContext *context = attrs.getContext();
  Attribute none = DictionaryAttr::get(context);
  SmallVector<Attribute> out;
  SmallVector<Type> fields;
  for (auto [type, attr] : llvm::zip_equal(types, attrs)) {
    if (!isa<BaseMemRefType>(type)) {
      out.push_back(attr);
      continue;
    }
    fields.clear();
    if (failed(converter.flattenArgument(type, fields)))
      return {};
    size_t first = out.size();
    out.append(fields.size(), none);
    if (!isa<MemRefType>(type))
      continue;
    // Those of the LLVM dialect speak of the data (CALL-RANKED-04).
    SmallVector<NamedAttribute> kept;
    for (NamedAttribute named : cast<DictionaryAttr>(attr))
      if (named.getName().strref().starts_with("llvm."))
        kept.push_back(named);
    out[first + kAlignedPos] = DictionaryAttr::get(context, kept);
  }
  return ArrayAttr::get(context, out);
}

ArrayAttr memref_cts::lowering::keepResultAttributes(TypeRange types,
                                                     ArrayAttr attrs) {
  if (types.size() != 1 || isa<BaseMemRefType>(types.front()))
    return {};
  return attrs;
}

void memref_cts::lowering::buildMemcpy(const IndexBuilder &b, Value target,
                                       Value source, Value bytes) {
  // Targets implement the intrinsic for 32 and 64 bits.
  if (b.getIndexType().getWidth() < 32)
    bytes = LLVM::ZExtOp::create(b.getBuilder(), b.getLoc(),
                                 b.getBuilder().getI32Type(), bytes);
  LLVM::MemcpyOp::create(b.getBuilder(), b.getLoc(), target, source, bytes,
                         /*isVolatile=*/false);
}
