//===- Lanes.cpp - Elements of vectors, wherever they are -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row is a shuffle where its lanes come from one or two rows of one type, a
// splat where they are one scalar, and a chain of insertions otherwise.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/vector/Lanes.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace memref_cts::lowering;

Position memref_cts::lowering::getLaneShape(Type type) {
  Position shape;
  if (auto vector = dyn_cast<VectorType>(type))
    for (auto [size, scalable] : llvm::zip_equal(vector.getShape(), vector.getScalableDims()))
      shape.push_back(scalable ? 1 : size);
  return shape;
}

int64_t memref_cts::lowering::getLaneCount(ArrayRef<int64_t> shape) {
  int64_t count = 1;
  for (int64_t size : shape)
    count *= size;
  return count;
}

int64_t memref_cts::lowering::getLaneNumber(ArrayRef<int64_t> shape, ArrayRef<int64_t> position) {
  int64_t number = 0;
  for (auto [size, index] : llvm::zip_equal(shape, position))
    number = number * size + index;
  return number;
}

void memref_cts::lowering::forEachPosition(ArrayRef<int64_t> shape, llvm::function_ref<void(ArrayRef<int64_t>)> visit) {
  Position position(shape.size(), 0);
  for (int64_t left = getLaneCount(shape); left > 0; --left) {
    visit(position);
    for (size_t dim = shape.size(); dim-- > 0;) {
      if (++position[dim] < shape[dim])
        break;
      position[dim] = 0;
    }
  }
}

VectorType memref_cts::lowering::getRowType(Type type) {
  while (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
    type = array.getElementType();
  return cast<VectorType>(type);
}

Position memref_cts::lowering::getRowShape(Type type) {
  Position shape;
  while (auto array = dyn_cast<LLVM::LLVMArrayType>(type)) {
    shape.push_back(array.getNumElements());
    type = array.getElementType();
  }
  return shape;
}

Type memref_cts::lowering::withElement(Type type, Type element) {
  if (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
    return LLVM::LLVMArrayType::get(withElement(array.getElementType(), element), array.getNumElements());
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.clone(element);
  return element;
}

LaneBuilder::Source::Source(LaneBuilder &lanes, Value value)
    : lanes(lanes), value(value), outer(getRowShape(value.getType())), lanesPerRow(1) {
  rows.resize(getLaneCount(outer));
  if (outer.empty())
    rows.front() = value;
  if (isa<LLVM::LLVMArrayType, VectorType>(value.getType()))
    lanesPerRow = getLaneCount(getLaneShape(getRowType(value.getType())));
}

Value LaneBuilder::Source::row(int64_t number) {
  Value &row = rows[number];
  if (row)
    return row;
  Position position(outer.size());
  int64_t rest = number;
  for (size_t dim = outer.size(); dim-- > 0;) {
    position[dim] = rest % outer[dim];
    rest /= outer[dim];
  }
  row = LLVM::ExtractValueOp::create(lanes.builder, lanes.loc, value, position);
  return row;
}

Lane LaneBuilder::Source::operator[](int64_t number) {
  Value source = row(number / lanesPerRow);
  auto type = dyn_cast<VectorType>(source.getType());
  if (!type || type.isScalable())
    return {source};
  return {source, number % lanesPerRow};
}

Value LaneBuilder::position(int64_t number) {
  Value &value = positions[number];
  if (!value)
    value = LLVM::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(number));
  return value;
}

Value LaneBuilder::poison(Type type) { return LLVM::PoisonOp::create(builder, loc, type); }

Value LaneBuilder::integer(Type type, const APInt &value) {
  Attribute attr = builder.getIntegerAttr(getElementTypeOrSelf(type), value);
  if (auto vector = dyn_cast<VectorType>(type))
    attr = SplatElementsAttr::get(vector, attr);
  return LLVM::ConstantOp::create(builder, loc, type, attr);
}

Value LaneBuilder::read(Lane lane) {
  if (lane.index < 0)
    return lane.source;
  return LLVM::ExtractElementOp::create(builder, loc, lane.source, position(lane.index));
}

Value LaneBuilder::splat(Type type, Value scalar) {
  if (isa<LLVM::LLVMArrayType>(type)) {
    Value row = splat(getRowType(type), scalar);
    return joinRows(type, SmallVector<Value>(getLaneCount(getRowShape(type)), row));
  }
  auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return scalar;
  Value first = LLVM::InsertElementOp::create(builder, loc, poison(type), scalar, position(0));
  int64_t count = vector.getNumElements();
  if (count == 1 && !vector.isScalable())
    return first;
  return LLVM::ShuffleVectorOp::create(builder, loc, first, first, SmallVector<int32_t>(count, 0));
}

Value LaneBuilder::joinRow(VectorType type, ArrayRef<Lane> lanes) {
  if (type.isScalable()) {
    if (!lanes.front().source)
      return poison(type);
    Value value = read(lanes.front());
    return value.getType() == type ? value : splat(type, value);
  }

  // Where the lanes come from, and whether that is a shuffle.
  Value first, second, scalar;
  bool isShuffle = true, isSplat = true, isWhole = true;
  for (auto [number, lane] : llvm::enumerate(lanes)) {
    isWhole &= lane.index == int64_t(number);
    if (!lane.source) {
      isSplat = false;
      continue;
    }
    if (lane.index < 0) {
      isShuffle = false;
      isSplat &= !scalar || scalar == lane.source;
      scalar = lane.source;
      continue;
    }
    isSplat = false;
    if (!first)
      first = lane.source;
    else if (lane.source != first && !second)
      second = lane.source;
    isShuffle &= lane.source == first || lane.source == second;
  }
  if (!first && !scalar)
    return poison(type);
  if (isSplat)
    return splat(type, scalar);
  isShuffle &= !second || first.getType() == second.getType();
  if (isShuffle) {
    if (isWhole && !second && first.getType() == type)
      return first;
    int64_t offset = cast<VectorType>(first.getType()).getNumElements();
    SmallVector<int32_t> mask;
    for (const Lane &lane : lanes)
      mask.push_back(!lane.source ? -1 : lane.source == first ? lane.index : offset + lane.index);
    return LLVM::ShuffleVectorOp::create(builder, loc, first, second ? second : first, mask);
  }
  Value row = poison(type);
  for (auto [number, lane] : llvm::enumerate(lanes))
    if (lane.source)
      row = LLVM::InsertElementOp::create(builder, loc, row, read(lane), position(number));
  return row;
}

Value LaneBuilder::joinRows(Type type, ValueRange rows) {
  Position shape = getRowShape(type);
  if (shape.empty())
    return rows.front();
  Value result = poison(type);
  int64_t number = 0;
  forEachPosition(shape, [&](ArrayRef<int64_t> position) {
    result = LLVM::InsertValueOp::create(builder, loc, result, rows[number++], position);
  });
  return result;
}

Value LaneBuilder::join(Type type, ArrayRef<Lane> lanes) {
  if (!isa<LLVM::LLVMArrayType, VectorType>(type))
    return lanes.front().source ? read(lanes.front()) : poison(type);
  VectorType rowType = getRowType(type);
  int64_t perRow = getLaneCount(getLaneShape(rowType));
  SmallVector<Value> rows;
  ArrayRef<Lane> previous;
  for (; !lanes.empty(); lanes = lanes.drop_front(perRow)) {
    ArrayRef<Lane> row = lanes.take_front(perRow);
    rows.push_back(row == previous ? rows.back() : joinRow(rowType, row));
    previous = row;
  }
  return joinRows(type, rows);
}
