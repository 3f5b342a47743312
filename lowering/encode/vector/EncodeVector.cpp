//===- EncodeVector.cpp - lanes that move ----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Handlers of the vector operations that only put lanes elsewhere. Each becomes
// a table that says where every lane of the result comes from, written from the
// description of the operation. Masks, and vector.mask itself. Rules V-MOVE,
// V-IDX, V-CONST, V-CREATE and V-OUTERMASK.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/vector/EncodeVector.h"

using namespace mlir;

namespace memref_cts::lowering {

//===----------------------------------------------------------------------===//
// What all handlers share
//===----------------------------------------------------------------------===//

uint32_t emitLanes(Encoder &encoder, Operation *op, Type type, ArrayRef<uint32_t> operands, ArrayRef<uint64_t> lanes) {
  uint32_t result = encoder.addValue(encoder.types.getOrRefuse(op, type));
  encoder.emit(op, REFRT_OP_LANES, REFRT_NONE, operands, {result}, {0, lanes});
  return result;
}

uint32_t emitSplat(Encoder &encoder, Operation *op, VectorType type, uint32_t scalar) {
  return emitLanes(encoder, op, type, {scalar}, Attributes(type.getNumElements(), 0));
}

uint32_t emitOne(Encoder &encoder, Operation *op, refrt_opcode opcode, Type type, ArrayRef<uint32_t> operands,
                 uint32_t flags) {
  refrt_type id = encoder.types.getOrRefuse(op, type);
  uint32_t result = encoder.addValue(id);
  encoder.emit(op, opcode, id, operands, {result}, {flags, {}});
  return result;
}

uint32_t emitConstant(Encoder &encoder, Operation *op, Type type, const llvm::APInt &bits) {
  refrt_type id = encoder.types.getOrRefuse(op, type);
  uint32_t result = encoder.addValue(id);
  llvm::APInt wide = bits.zext(128);
  encoder.emit(op, REFRT_OP_CONST, id, {}, {result},
               {0, {wide.extractBitsAsZExtValue(64, 0), wide.extractBitsAsZExtValue(64, 64)}});
  return result;
}

/// The results of the operation as lanes of its operands.
static void encodeLanes(Encoder &encoder, Operation *op, ArrayRef<uint64_t> lanes) {
  encoder.emit(op, REFRT_OP_LANES, REFRT_NONE, encoder.getValues(op->getOperands()),
               encoder.getValues(op->getResults()), {0, lanes});
}

/// Every lane stays where it is.
static void encodeSameLanes(Encoder &encoder, Operation *op) {
  Attributes lanes;
  for (Type type : op->getOperandTypes())
    for (uint64_t i = getNumLanes(getShape(type)); i != 0; --i)
      lanes.push_back(lanes.size());
  encodeLanes(encoder, op, lanes);
}

//===----------------------------------------------------------------------===//
// Copies, parts, permutations
//===----------------------------------------------------------------------===//

/// Trailing dimensions match; those of size 1 are stretched.
void encode(Encoder &encoder, vector::BroadcastOp op) {
  ArrayRef<int64_t> from = getShape(op.getSourceType());
  ArrayRef<int64_t> to = op.getResultVectorType().getShape();
  encodeLanes(encoder, op, makeLanes(to, [&](ArrayRef<int64_t> position) {
                Position source(position.take_back(from.size()));
                for (auto [size, index] : llvm::zip_equal(from, source))
                  if (size == 1)
                    index = 0;
                return getLane(from, source);
              }));
}

void encode(Encoder &encoder, vector::FromElementsOp op) { encodeSameLanes(encoder, op); }
void encode(Encoder &encoder, vector::ToElementsOp op) { encodeSameLanes(encoder, op); }
void encode(Encoder &encoder, vector::ShapeCastOp op) { encodeSameLanes(encoder, op); }

/// The leading positions as attributes; dynamic ones are operands.
template <typename OpT>
static Attributes getPositions(OpT op) {
  Attributes positions;
  for (int64_t position : op.getStaticPosition())
    positions.push_back(position == ShapedType::kDynamic ? kPoisonLane : position);
  return positions;
}

void encode(Encoder &encoder, vector::ExtractOp op) {
  ArrayRef<int64_t> to = getShape(op.getResult().getType());
  if (llvm::is_contained(op.getStaticPosition(), vector::ExtractOp::kPoisonIndex))
    return encoder.emit(op, REFRT_OP_LANES, REFRT_NONE, {encoder.getValue(op.getSource())},
                        {encoder.getValue(op.getResult())}, {0, Attributes(getNumLanes(to), kPoisonLane)});
  encoder.emit(op, REFRT_OP_VECTOR_EXTRACT, op.getSourceVectorType(), {0, getPositions(op)});
}

void encode(Encoder &encoder, vector::InsertOp op) {
  VectorType type = op.getDestVectorType();
  if (llvm::is_contained(op.getStaticPosition(), vector::InsertOp::kPoisonIndex))
    return encoder.emit(op, REFRT_OP_LANES, REFRT_NONE, {encoder.getValue(op.getDest())},
                        {encoder.getValue(op.getResult())}, {0, Attributes(type.getNumElements(), kPoisonLane)});
  encoder.emit(op, REFRT_OP_VECTOR_INSERT, type, {0, getPositions(op)});
}

static Position getIntegers(ArrayAttr array) {
  Position values;
  for (IntegerAttr value : array.getAsRange<IntegerAttr>())
    values.push_back(value.getInt());
  return values;
}

/// Offsets are for the leading dimensions; strides are 1.
void encode(Encoder &encoder, vector::ExtractStridedSliceOp op) {
  ArrayRef<int64_t> from = op.getSourceVectorType().getShape();
  Position offsets = getIntegers(op.getOffsets());
  offsets.resize(from.size(), 0);
  encodeLanes(encoder, op, makeLanes(getShape(op.getType()), [&](ArrayRef<int64_t> position) {
                Position source(position);
                for (auto [index, offset] : llvm::zip_equal(source, offsets))
                  index += offset;
                return getLane(from, source);
              }));
}

/// The part lies in the last dimensions, at the offsets; strides are 1.
void encode(Encoder &encoder, vector::InsertStridedSliceOp op) {
  ArrayRef<int64_t> part = op.getSourceVectorType().getShape();
  ArrayRef<int64_t> to = op.getDestVectorType().getShape();
  Position offsets = getIntegers(op.getOffsets());
  size_t leading = to.size() - part.size();
  encodeLanes(encoder, op, makeLanes(to, [&](ArrayRef<int64_t> position) {
                Position source;
                for (size_t d = 0; d < to.size(); ++d) {
                  int64_t index = position[d] - offsets[d];
                  if (index < 0 || index >= (d < leading ? 1 : part[d - leading]))
                    return getNumLanes(part) + getLane(to, position);
                  if (d >= leading)
                    source.push_back(index);
                }
                return getLane(part, source);
              }));
}

/// Numbers of the leading dimension, across both operands.
void encode(Encoder &encoder, vector::ShuffleOp op) {
  ArrayRef<int64_t> first = op.getV1VectorType().getShape();
  ArrayRef<int64_t> second = op.getV2VectorType().getShape();
  uint64_t row = first.empty() ? 1 : getNumLanes(first.drop_front());
  assert((first.empty() || row == getNumLanes(second.drop_front())) && "the verifier compares trailing dimensions");
  (void)second;
  Attributes lanes;
  for (int64_t from : op.getMask())
    for (uint64_t i = 0; i < row; ++i)
      lanes.push_back(from == vector::ShuffleOp::kPoisonIndex ? kPoisonLane : from * row + i);
  encodeLanes(encoder, op, lanes);
}

void encode(Encoder &encoder, vector::InterleaveOp op) {
  ArrayRef<int64_t> from = op.getSourceVectorType().getShape();
  uint64_t count = getNumLanes(from);
  // A vector without dimensions counts as one of a single element.
  encodeLanes(encoder, op, makeLanes(op.getResultVectorType().getShape(), [&](ArrayRef<int64_t> position) {
                Position source(position);
                source.back() /= 2;
                if (from.empty())
                  source.clear();
                return position.back() % 2 * count + getLane(from, source);
              }));
}

void encode(Encoder &encoder, vector::DeinterleaveOp op) {
  ArrayRef<int64_t> from = op.getSourceVectorType().getShape();
  Attributes lanes;
  for (int64_t odd : {0, 1})
    lanes.append(makeLanes(op.getResultVectorType().getShape(), [&](ArrayRef<int64_t> position) {
      Position source(position);
      source.back() = 2 * source.back() + odd;
      return getLane(from, source);
    }));
  encodeLanes(encoder, op, lanes);
}

void encode(Encoder &encoder, vector::TransposeOp op) {
  ArrayRef<int64_t> from = op.getSourceVectorType().getShape();
  ArrayRef<int64_t> permutation = op.getPermutation();
  encodeLanes(encoder, op, makeLanes(op.getResultVectorType().getShape(), [&](ArrayRef<int64_t> position) {
                Position source(from.size());
                for (size_t d = 0; d < from.size(); ++d)
                  source[permutation[d]] = position[d];
                return getLane(from, source);
              }));
}

//===----------------------------------------------------------------------===//
// Constants and masks
//===----------------------------------------------------------------------===//

static void encodeLeaves(Encoder &encoder, Operation *op, ArrayRef<uint64_t> leaves) {
  Attributes attributes;
  for (uint64_t leaf : leaves)
    attributes.append({leaf, 0});
  encoder.emit(op, REFRT_OP_CONST, op->getResult(0).getType(), {0, attributes});
}

void encode(Encoder &encoder, vector::StepOp op) {
  encodeLeaves(encoder, op,
               makeLanes(op.getType().getShape(), [](ArrayRef<int64_t> position) { return uint64_t(position[0]); }));
}

void encode(Encoder &encoder, vector::ConstantMaskOp op) {
  ArrayRef<int64_t> sizes = op.getMaskDimSizes();
  ArrayRef<int64_t> shape = op.getVectorType().getShape();
  // A mask without dimensions has one size all the same, 0 or 1.
  encodeLeaves(encoder, op, makeLanes(shape, [&](ArrayRef<int64_t> position) {
                 if (shape.empty())
                   return uint64_t(sizes.front() != 0);
                 return uint64_t(llvm::all_of(llvm::zip_equal(position, sizes),
                                              [](auto pair) { return std::get<0>(pair) < std::get<1>(pair); }));
               }));
}

void encode(Encoder &encoder, vector::CreateMaskOp op) {
  VectorType type = op.getVectorType();
  if (type.getRank() == 0)
    return encoder.refusals.add(op, RefusalKind::Form, "a mask without dimensions", type);
  encoder.emit(op, REFRT_OP_CREATE_MASK, type);
}

Value getOuterMask(Operation *op) {
  vector::MaskOp mask = dyn_cast<vector::MaskOp>(op->getParentOp());
  return mask ? mask.getMask() : Value();
}

/// The operation inside looks at the mask by itself; what it does not decide is
/// taken from the pass-through when it yields.
void encode(Encoder &encoder, vector::MaskOp op) {
  if (!op.getMaskableOp())
    return encoder.refusals.add(op, RefusalKind::Form, "a mask around nothing");
  encoder.encodeInline(op.getMaskRegion());
}

void encode(Encoder &encoder, vector::YieldOp op) {
  vector::MaskOp mask = dyn_cast<vector::MaskOp>(op->getParentOp());
  if (!mask)
    return encoder.refusals.add(op, RefusalKind::Form, "a yield outside vector.mask");
  for (auto [result, value] : llvm::zip_equal(mask.getResults(), op.getOperands())) {
    uint32_t id = encoder.getValue(value);
    if (Value passthru = mask.getPassthru()) {
      if (getShape(result.getType()) != mask.getMask().getType().getShape())
        return encoder.refusals.add(mask, RefusalKind::Form, "a pass-through of another shape than the mask");
      id = emitOne(encoder, mask, REFRT_OP_SELECT, result.getType(),
                   {encoder.getValue(mask.getMask()), id, encoder.getValue(passthru)});
    }
    encoder.setValue(result, id);
  }
}

} // namespace memref_cts::lowering
