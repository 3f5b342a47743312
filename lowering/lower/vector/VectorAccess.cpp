//===- VectorAccess.cpp - Rows of vectors in memory -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lanes under a mask that do not lie side by side are gathers and scatters of
// LLVM's, which scatter from the first lane to the last. Alignments that are
// claimed hold on every target: LLVM's own idea of a vector's is too much.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/vector/VectorAccess.h"
#include "lowering/lower/base/Address.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/vector/Lanes.h"
#include "lowering/lower/vector/Masks.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace memref_cts::lowering;

bool memref_cts::lowering::packsInVectors(Type element) {
  if (auto integer = dyn_cast<IntegerType>(element))
    return integer.getWidth() >= 8 && llvm::isPowerOf2_32(integer.getWidth());
  return isa<FloatType>(element) && !isa<Float80Type>(element);
}

/// What every target aligns elements in memory to, at least.
static uint64_t getElementAlignment(Type element) {
  if (!element.isIntOrFloat())
    return 1;
  uint64_t bytes = llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
  return std::min<uint64_t>(llvm::PowerOf2Ceil(bytes), 4);
}

VectorAccess::VectorAccess(const LoweringState &state, LaneBuilder &lanes, MemRefType type, Value memref,
                           ValueRange indices, uint64_t alignment, bool isNonTemporal)
    : state(state), lanes(lanes), b(lanes.getBuilder(), lanes.getLoc(), state.converter.getIndexType()),
      memref(type, memref), element(state.converter.convertType(type.getElementType())),
      base(this->memref.alignedPtr(b)), start(getElementNumber(b, this->memref, indices)), isNonTemporal(isNonTemporal),
      strides(type.getRank()) {
  uint64_t least = getElementAlignment(element);
  rowAlignment = alignment ? alignment : least;
  gatherAlignment = std::min(rowAlignment, least);
  // Zero is what the target aligns the element to.
  laneAlignment = alignment ? gatherAlignment : 0;
}

Index VectorAccess::stride(int64_t dim) {
  if (!strides[dim])
    strides[dim] = memref.stride(b, dim);
  return *strides[dim];
}

Index VectorAccess::distance(ArrayRef<int64_t> position) {
  Index sum = 0;
  int64_t first = memref.getRank() - position.size();
  for (auto [dim, index] : llvm::enumerate(position))
    if (index != 0)
      sum = b.add(sum, b.mul(index, stride(first + dim)));
  return sum;
}

bool VectorAccess::isPacked(VectorType row, int64_t dim) const {
  if (!packsInVectors(element))
    return false;
  if (!row.isScalable() && row.getNumElements() == 1)
    return true;
  return dim >= 0 && memref.getStaticStrides()[dim] == 1;
}

Value VectorAccess::address(Index distance) {
  return getNumberedAddress(state, b, memref, base, b.add(start, distance));
}

Value VectorAccess::scale(Value row, int64_t dim) {
  if (stride(dim).getConstant() == 1)
    return row;
  Value factor = lanes.splat(row.getType(), b.materialize(stride(dim)));
  return LLVM::MulOp::create(lanes.getBuilder(), lanes.getLoc(), row, factor);
}

Value VectorAccess::stepsOf(VectorType row, int64_t dim) {
  if (!row.isScalable() || isPacked(row, dim))
    return {};
  VectorType type = row.clone(b.getIndexType());
  if (dim < 0)
    return LLVM::ZeroOp::create(lanes.getBuilder(), lanes.getLoc(), type);
  return scale(buildStep(lanes, type), dim);
}

Value VectorAccess::pointers(VectorType type, const LaneRow &row) {
  VectorType pointersType = type.clone(base.getType());
  if (row.steps)
    return LLVM::GEPOp::create(lanes.getBuilder(), lanes.getLoc(), pointersType, element, address(row.distance(0)),
                               ArrayRef<LLVM::GEPArg>{row.steps});
  Lanes addresses;
  for (int64_t lane = 0; lane < type.getNumElements(); ++lane)
    addresses.push_back({address(row.distance(lane))});
  return lanes.join(pointersType, addresses);
}

Value VectorAccess::allLanes(VectorType type) { return lanes.integer(getMaskType(type), APInt(1, 1)); }

Value VectorAccess::load(VectorType type, const LaneRow &row, Value rest) {
  OpBuilder &builder = lanes.getBuilder();
  Location loc = lanes.getLoc();
  if (row.isPacked) {
    Value from = address(row.distance(0));
    if (row.mask)
      return LLVM::MaskedLoadOp::create(builder, loc, type, from, row.mask, rest, gatherAlignment, isNonTemporal);
    return LLVM::LoadOp::create(builder, loc, type, from, rowAlignment,
                                /*isVolatile=*/false, isNonTemporal);
  }
  if (row.mask || row.steps) {
    Value mask = row.mask ? row.mask : allLanes(type);
    Value other = row.mask ? rest : lanes.poison(type);
    return LLVM::masked_gather::create(builder, loc, type, pointers(type, row), mask, other, gatherAlignment);
  }
  Lanes loaded;
  for (int64_t lane = 0; lane < type.getNumElements(); ++lane)
    loaded.push_back({LLVM::LoadOp::create(builder, loc, element, address(row.distance(lane)),
                                           lane == 0 && laneAlignment ? rowAlignment : laneAlignment,
                                           /*isVolatile=*/false, isNonTemporal)});
  return lanes.join(type, loaded);
}

void VectorAccess::store(Value value, const LaneRow &row) {
  OpBuilder &builder = lanes.getBuilder();
  Location loc = lanes.getLoc();
  auto type = cast<VectorType>(value.getType());
  if (row.isPacked) {
    Value to = address(row.distance(0));
    if (row.mask)
      LLVM::MaskedStoreOp::create(builder, loc, value, to, row.mask, gatherAlignment);
    else
      LLVM::StoreOp::create(builder, loc, value, to, rowAlignment,
                            /*isVolatile=*/false, isNonTemporal);
    return;
  }
  if (row.mask || row.steps) {
    Value mask = row.mask ? row.mask : allLanes(type);
    LLVM::masked_scatter::create(builder, loc, value, pointers(type, row), mask, gatherAlignment);
    return;
  }
  for (int64_t lane = 0; lane < type.getNumElements(); ++lane)
    LLVM::StoreOp::create(builder, loc, lanes.read({value, lane}), address(row.distance(lane)),
                          lane == 0 && laneAlignment ? rowAlignment : laneAlignment,
                          /*isVolatile=*/false, isNonTemporal);
}

void VectorAccess::forEachRow(Type type, ArrayRef<int64_t> shape,
                              llvm::function_ref<void(int64_t, const LaneRow &)> visit) {
  // A vector of rank 0 is one element, whatever the rank of the memref.
  int64_t last = shape.empty() ? -1 : memref.getRank() - 1;
  bool packed = isPacked(getRowType(type), last);
  Value steps = stepsOf(getRowType(type), last);
  int64_t number = 0;
  forEachPosition(getRowShape(type), [&](ArrayRef<int64_t> outer) {
    auto distanceOf = [&](int64_t lane) {
      Position position(outer);
      if (!shape.empty())
        position.push_back(lane);
      return distance(position);
    };
    visit(number++, {distanceOf, packed, Value(), steps});
  });
}

Value VectorAccess::loadBox(Type type, ArrayRef<int64_t> shape, Value mask, Value rest) {
  std::optional<LaneBuilder::Source> masks, rests;
  if (mask) {
    masks.emplace(lanes.split(mask));
    rests.emplace(lanes.split(rest));
  }
  SmallVector<Value> rows;
  forEachRow(type, shape, [&](int64_t number, LaneRow row) {
    row.mask = masks ? masks->row(number) : Value();
    rows.push_back(load(getRowType(type), row, rests ? rests->row(number) : Value()));
  });
  return lanes.joinRows(type, rows);
}

void VectorAccess::storeBox(Value value, ArrayRef<int64_t> shape, Value mask) {
  std::optional<LaneBuilder::Source> masks;
  if (mask)
    masks.emplace(lanes.split(mask));
  LaneBuilder::Source values = lanes.split(value);
  forEachRow(value.getType(), shape, [&](int64_t number, LaneRow row) {
    row.mask = masks ? masks->row(number) : Value();
    store(values.row(number), row);
  });
}
