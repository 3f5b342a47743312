//===- Passing.cpp - Values on their way in and out of functions ----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Carries CALL-RANKED-01 to 03, BARE-02 to 06.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/boundary/Passing.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/boundary/BoundaryAttributes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace memref_cts::lowering;

Value memref_cts::lowering::toBarePointer(const IndexBuilder &b, Value descriptor) {
  return b.extract(descriptor, {kAlignedPos});
}

Value memref_cts::lowering::fromBarePointer(const LoweringState &state, const IndexBuilder &b, MemRefType type,
                                            Value pointer) {
  RankedDescriptor statics(type, Value());
  // The type knows no stride before an empty dimension; the default layout does.
  SmallVector<Index> sizes, strides(type.getRank(), 1);
  for (int64_t dim = 0, rank = type.getRank(); dim < rank; ++dim)
    sizes.push_back(statics.size(b, dim));
  for (int64_t dim = type.getRank() - 1; dim > 0; --dim)
    strides[dim - 1] = b.mul(strides[dim], sizes[dim]);
  Value allocated = pointer;
  return RankedDescriptor::pack(b, state.converter.convertType(type), allocated, pointer, statics.offset(b), sizes,
                                strides);
}

bool memref_cts::lowering::wantsBarePointers(Operation *function) { return function->hasAttr(kBarePointersAttr); }

Value memref_cts::lowering::rebuildArgument(const LoweringState &state, const LoweringTypeConverter &boundary,
                                            const IndexBuilder &b, Type type, ValueRange passed) {
  if (!isa<BaseMemRefType>(type))
    return passed.front();
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    return UnrankedDescriptor::pack(b, passed[kRankPos], passed[kDescriptorPos]);
  if (boundary.passesBarePointers())
    return fromBarePointer(state, b, memref, passed.front());
  SmallVector<Value> scalars(passed);
  return RankedDescriptor::pack(b, state.converter.convertType(memref), scalars);
}

void memref_cts::lowering::appendFlattened(const LoweringTypeConverter &boundary, const IndexBuilder &b, Type type,
                                           Value argument, SmallVectorImpl<Value> &out) {
  if (!isa<BaseMemRefType>(type)) {
    out.push_back(argument);
    return;
  }
  if (boundary.passesBarePointers()) {
    out.push_back(toBarePointer(b, argument));
    return;
  }
  RankedDescriptor::unpack(b, argument, out);
}
