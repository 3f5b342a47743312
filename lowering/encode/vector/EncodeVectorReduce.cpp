//===- EncodeVectorReduce.cpp - lanes that combine --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Handlers of reductions, contractions, outer products and scans: slices of the
// operands as tables of lanes, combined one after the other by the instructions
// that arith becomes. Sums and products of floats, whose value depends on an
// order that the description does not give, are choices (V-MULTI, V-SCAN). Only
// vector.reduction has one, left to right from the start value (V-RED). V-OUTER.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/Flags.h"
#include "lowering/encode/Pieces.h"
#include "lowering/encode/vector/EncodeVector.h"

#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "llvm/ADT/APFloat.h"

using namespace mlir;

namespace memref_cts::lowering {

using vector::CombiningKind;

static refrt_opcode getOpcode(CombiningKind kind, Type type) {
  bool isFloat = isa<FloatType>(getElementTypeOrSelf(type));
  switch (kind) {
  case CombiningKind::ADD:
    return isFloat ? REFRT_OP_ADDF : REFRT_OP_ADD;
  case CombiningKind::MUL:
    return isFloat ? REFRT_OP_MULF : REFRT_OP_MUL;
  case CombiningKind::MINUI:
    return REFRT_OP_MINU;
  case CombiningKind::MINSI:
    return REFRT_OP_MINS;
  case CombiningKind::MINNUMF:
    return REFRT_OP_MINNUMF;
  case CombiningKind::MAXUI:
    return REFRT_OP_MAXU;
  case CombiningKind::MAXSI:
    return REFRT_OP_MAXS;
  case CombiningKind::MAXNUMF:
    return REFRT_OP_MAXNUMF;
  case CombiningKind::AND:
    return REFRT_OP_AND;
  case CombiningKind::OR:
    return REFRT_OP_OR;
  case CombiningKind::XOR:
    return REFRT_OP_XOR;
  case CombiningKind::MINIMUMF:
    return REFRT_OP_MINIMUMF;
  case CombiningKind::MAXIMUMF:
    return REFRT_OP_MAXIMUMF;
  }
  llvm_unreachable("all kinds are above");
}

static bool dependsOnOrder(CombiningKind kind, Type type) {
  return isa<FloatType>(getElementTypeOrSelf(type)) && (kind == CombiningKind::ADD || kind == CombiningKind::MUL);
}

/// Flags of the sums or products of an operation that leaves open in which
/// order it combines so many steps.
static uint32_t getOrderFlags(CombiningKind kind, Type type, uint64_t steps) {
  return steps > 1 && dependsOnOrder(kind, type) ? REFRT_FLAG_REASSOC : 0;
}

/// What changes nothing when combined: for reductions whose first lane may be
/// masked off. None for the extremes of floats.
static std::optional<llvm::APInt> getNeutral(CombiningKind kind, Type type, unsigned bits) {
  FloatType floatType = dyn_cast<FloatType>(type);
  switch (kind) {
  case CombiningKind::ADD:
    if (floatType)
      return llvm::APFloat::getZero(floatType.getFloatSemantics(), /*Negative=*/true).bitcastToAPInt();
    return llvm::APInt::getZero(bits);
  case CombiningKind::MUL:
    if (floatType)
      return llvm::APFloat::getOne(floatType.getFloatSemantics()).bitcastToAPInt();
    return llvm::APInt(bits, 1);
  case CombiningKind::OR:
  case CombiningKind::XOR:
  case CombiningKind::MAXUI:
    return llvm::APInt::getZero(bits);
  case CombiningKind::AND:
  case CombiningKind::MINUI:
    return llvm::APInt::getAllOnes(bits);
  case CombiningKind::MINSI:
    return llvm::APInt::getSignedMaxValue(bits);
  case CombiningKind::MAXSI:
    return llvm::APInt::getSignedMinValue(bits);
  case CombiningKind::MINNUMF:
  case CombiningKind::MAXNUMF:
  case CombiningKind::MINIMUMF:
  case CombiningKind::MAXIMUMF:
    return std::nullopt;
  }
  llvm_unreachable("all kinds are above");
}

/// One step: `next` into `sum`, where `mask` is on (REFRT_NONE: everywhere).
static uint32_t combine(Encoder &encoder, Operation *op, CombiningKind kind, Type type, uint32_t sum, uint32_t next,
                        uint32_t mask = REFRT_NONE, uint32_t flags = 0) {
  uint32_t result = emitOne(encoder, op, getOpcode(kind, type), type, {sum, next}, flags);
  if (mask == REFRT_NONE)
    return result;
  return emitOne(encoder, op, REFRT_OP_SELECT, type, {mask, result, sum});
}

/// The result of `op` is this value.
static void finish(Encoder &encoder, Operation *op, uint32_t value) { encoder.setValue(op->getResult(0), value); }

/// i1 in the shape of a scalar or vector.
static Type getMaskType(Type type) {
  Type bit = IntegerType::get(type.getContext(), 1);
  VectorType vector = dyn_cast<VectorType>(type);
  return vector ? Type(VectorType::get(vector.getShape(), bit)) : bit;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The extreme of the lanes of `vector` that `outer` has on. If it has none on, nobody says what the result is: poison.
static uint32_t encodeMaskedExtreme(Encoder &encoder, vector::ReductionOp op, uint32_t vector, Value outer,
                                    uint32_t flags) {
  Type type = op.getDest().getType(), bit = getMaskType(type);
  uint32_t extreme = emitOne(encoder, op, REFRT_OP_POISON, type, {}), isFound = REFRT_NONE;
  uint64_t count = getNumLanes(getShape(op.getVector().getType()));
  for (uint64_t lane = 0; lane < count; ++lane) {
    uint32_t next = emitLanes(encoder, op, type, {vector}, {lane});
    uint32_t mask = emitLanes(encoder, op, bit, {encoder.getValue(outer)}, {lane});
    // The first one is combined with itself: of a NaN no bits are promised, and flags are about it, too.
    uint32_t first = combine(encoder, op, op.getKind(), type, next, next, REFRT_NONE, flags);
    if (isFound != REFRT_NONE) {
      uint32_t both = combine(encoder, op, op.getKind(), type, extreme, next, REFRT_NONE, flags);
      first = emitOne(encoder, op, REFRT_OP_SELECT, type, {isFound, both, first});
    }
    next = first;
    extreme = emitOne(encoder, op, REFRT_OP_SELECT, type, {mask, next, extreme});
    isFound = isFound == REFRT_NONE ? mask : emitOne(encoder, op, REFRT_OP_OR, bit, {isFound, mask});
  }
  return extreme;
}

void encode(Encoder &encoder, vector::ReductionOp op) {
  Type type = op.getDest().getType();
  CombiningKind kind = op.getKind();
  uint32_t flags = isa<FloatType>(type) ? toFlags(op.getFastmath()) : 0;
  uint32_t vector = encoder.getValue(op.getVector());
  Value outer = getOuterMask(op);
  uint32_t sum = op.getAcc() ? encoder.getValue(op.getAcc()) : REFRT_NONE;
  bool hasSum = bool(op.getAcc());
  if (!hasSum && outer) {
    refrt_type id = encoder.types.getOrRefuse(op, type);
    if (id == REFRT_NONE || encoder.refusals.any())
      return;
    unsigned bits = refrt_type_get(encoder.program, id)->bits;
    std::optional<llvm::APInt> neutral = getNeutral(kind, type, bits);
    if (!neutral)
      return finish(encoder, op, encodeMaskedExtreme(encoder, op, vector, outer, flags));
    sum = emitConstant(encoder, op, type, *neutral);
    hasSum = true;
  }
  uint64_t count = getNumLanes(getShape(op.getVector().getType()));
  for (uint64_t lane = 0; lane < count; ++lane) {
    uint32_t next = emitLanes(encoder, op, type, {vector}, {lane});
    uint32_t mask = REFRT_NONE;
    if (outer)
      mask = emitLanes(encoder, op, getMaskType(type), {encoder.getValue(outer)}, {lane});
    sum = hasSum ? combine(encoder, op, kind, type, sum, next, mask, flags) : next;
    hasSum = true;
  }
  // What a sum without a start value starts with is not described: -0 changes
  // nothing, +0 is what other lowerings take, and makes +0 of -0. The bits of an
  // approximate sum cannot be looked at; its zeros are one.
  if (!op.getAcc() && kind == CombiningKind::ADD && isa<FloatType>(type) && !encoder.options.approximate) {
    uint32_t zero = emitOne(encoder, op, REFRT_OP_ZERO, type, {});
    uint32_t other = emitOne(encoder, op, REFRT_OP_ADDF, type, {sum, zero});
    sum = Pieces(encoder, op).eitherOf(type, sum, other);
  }
  finish(encoder, op, sum);
}

/// The dimensions of `shape` that are in, or not in, the set.
static Position selectDimensions(ArrayRef<int64_t> values, const llvm::SmallBitVector &set, bool in) {
  Position selected;
  for (auto [d, value] : llvm::enumerate(values))
    if (set.test(d) == in)
      selected.push_back(value);
  return selected;
}

void encode(Encoder &encoder, vector::MultiDimReductionOp op) {
  Type type = op.getDest().getType();
  ArrayRef<int64_t> shape = op.getSourceVectorType().getShape();
  llvm::SmallBitVector reduced(shape.size());
  for (int64_t d : op.getReductionDims())
    reduced.set(d);
  Value outer = getOuterMask(op);
  uint32_t sum = encoder.getValue(op.getAcc());
  uint32_t source = encoder.getValue(op.getSource());
  Position reducedShape = selectDimensions(shape, reduced, true);
  uint32_t flags = getOrderFlags(op.getKind(), type, getNumLanes(reducedShape));
  forEachPosition(reducedShape, [&](ArrayRef<int64_t> along) {
    Attributes lanes = makeLanes(getShape(type), [&](ArrayRef<int64_t> kept) {
      Position position;
      size_t nextReduced = 0, nextKept = 0;
      for (size_t d = 0; d < shape.size(); ++d)
        position.push_back(reduced.test(d) ? along[nextReduced++] : kept[nextKept++]);
      return getLane(shape, position);
    });
    uint32_t slice = emitLanes(encoder, op, type, {source}, lanes);
    uint32_t mask = REFRT_NONE;
    if (outer)
      mask = emitLanes(encoder, op, getMaskType(type), {encoder.getValue(outer)}, lanes);
    sum = combine(encoder, op, op.getKind(), type, sum, slice, mask, flags);
  });
  finish(encoder, op, sum);
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

void encode(Encoder &encoder, vector::OuterProductOp op) {
  VectorType type = cast<VectorType>(op.getResult().getType());
  uint64_t columns = getNumLanes(getShape(op.getOperandTypeRHS()));
  Value outer = getOuterMask(op), acc = op.getAcc();
  if (outer && !acc)
    return encoder.refusals.add(op, RefusalKind::Form, "a masked product without an accumulator", type);
  // A scalar on the right is a single column.
  Attributes rows, others;
  for (uint64_t lane = 0, count = type.getNumElements(); lane < count; ++lane) {
    rows.push_back(lane / columns);
    others.push_back(lane % columns);
  }
  uint32_t lhs = emitLanes(encoder, op, type, {encoder.getValue(op.getLhs())}, rows);
  uint32_t rhs = emitLanes(encoder, op, type, {encoder.getValue(op.getRhs())}, others);
  bool isFloat = isa<FloatType>(type.getElementType());
  uint32_t result;
  if (acc && isFloat && op.getKind() == CombiningKind::ADD) {
    // The description promises one rounding.
    result = emitOne(encoder, op, REFRT_OP_FMA, type, {lhs, rhs, encoder.getValue(acc)});
  } else {
    result = emitOne(encoder, op, isFloat ? REFRT_OP_MULF : REFRT_OP_MUL, type, {lhs, rhs});
    if (acc)
      result = combine(encoder, op, op.getKind(), type, encoder.getValue(acc), result);
  }
  if (outer)
    result = emitOne(encoder, op, REFRT_OP_SELECT, type, {encoder.getValue(outer), result, encoder.getValue(acc)});
  finish(encoder, op, result);
}

/// Lanes of an operand of a contraction for a result of that shape, when the
/// iterators that are reduced stand at `along`.
static Attributes makeContractLanes(ArrayRef<int64_t> resultShape, AffineMap resultMap, ArrayRef<int64_t> operandShape,
                                    AffineMap operandMap, ArrayRef<int64_t> along) {
  return makeLanes(resultShape, [&](ArrayRef<int64_t> position) {
    Position iterators(along), source;
    for (auto [d, index] : llvm::enumerate(position))
      iterators[resultMap.getDimPosition(d)] = index;
    for (unsigned d = 0; d < operandMap.getNumResults(); ++d)
      source.push_back(iterators[operandMap.getDimPosition(d)]);
    return getLane(operandShape, source);
  });
}

/// Narrower operands are sign-extended to the result's elements.
static uint32_t promote(Encoder &encoder, Operation *op, uint32_t value, Type from, Type to) {
  if (from == to)
    return value;
  VectorType shape = dyn_cast<VectorType>(to);
  Type narrow = getElementTypeOrSelf(from);
  refrt_type id = encoder.types.getOrRefuse(op, shape ? Type(VectorType::get(shape.getShape(), narrow)) : narrow);
  uint32_t result = encoder.addValue(encoder.types.getOrRefuse(op, to));
  encoder.emit(op, isa<FloatType>(narrow) ? REFRT_OP_EXTF : REFRT_OP_SEXT, id, {value}, {result});
  return result;
}

void encode(Encoder &encoder, vector::ContractionOp op) {
  Type type = op.getResultType(), element = getElementTypeOrSelf(type);
  SmallVector<AffineMap, 4> maps = op.getIndexingMapsArray();
  ArrayRef<int64_t> lhsShape = op.getLhsType().getShape(), rhsShape = op.getRhsType().getShape();
  // How far each iterator goes, and which are reduced.
  Position bounds(maps[0].getNumDims(), 1);
  for (unsigned d = 0; d < lhsShape.size(); ++d)
    bounds[maps[0].getDimPosition(d)] = lhsShape[d];
  for (unsigned d = 0; d < rhsShape.size(); ++d)
    bounds[maps[1].getDimPosition(d)] = rhsShape[d];
  Position reducedBounds(bounds.size(), 1);
  for (auto [d, iterator] : llvm::enumerate(op.getIteratorTypesArray()))
    if (iterator == vector::IteratorType::reduction)
      reducedBounds[d] = bounds[d];
  VectorType shaped = dyn_cast<VectorType>(type);
  auto withElements = [&](Type elements) {
    return shaped ? Type(VectorType::get(shaped.getShape(), elements)) : elements;
  };
  Type lhsType = withElements(op.getLhsType().getElementType());
  Type rhsType = withElements(op.getRhsType().getElementType());
  AffineMap identity = AffineMap::getMultiDimIdentityMap(bounds.size(), op.getContext());
  refrt_opcode product = isa<FloatType>(element) ? REFRT_OP_MULF : REFRT_OP_MUL;
  uint32_t flags = getOrderFlags(op.getKind(), type, getNumLanes(reducedBounds));
  // Whether products are rounded before they are added is open too, and where
  // the one multiplied by the other ends.
  uint32_t productFlags = op.getKind() == CombiningKind::MUL   ? flags
                          : dependsOnOrder(op.getKind(), type) ? REFRT_FLAG_CONTRACT
                                                               : 0;
  uint32_t sum = encoder.getValue(op.getAcc());
  Value outer = getOuterMask(op);
  forEachPosition(reducedBounds, [&](ArrayRef<int64_t> along) {
    ArrayRef<int64_t> to = getShape(type);
    uint32_t lhs = emitLanes(encoder, op, lhsType, {encoder.getValue(op.getLhs())},
                             makeContractLanes(to, maps[2], lhsShape, maps[0], along));
    uint32_t rhs = emitLanes(encoder, op, rhsType, {encoder.getValue(op.getRhs())},
                             makeContractLanes(to, maps[2], rhsShape, maps[1], along));
    uint32_t next =
        emitOne(encoder, op, product, type,
                {promote(encoder, op, lhs, lhsType, type), promote(encoder, op, rhs, rhsType, type)}, productFlags);
    uint32_t mask = REFRT_NONE;
    if (outer)
      mask = emitLanes(encoder, op, getMaskType(type), {encoder.getValue(outer)},
                       makeContractLanes(to, maps[2], bounds, identity, along));
    sum = combine(encoder, op, op.getKind(), type, sum, next, mask, flags);
  });
  finish(encoder, op, sum);
}

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

/// Where a scan starts is not described. All code there is starts an inclusive
/// one with the first slice, and an exclusive one with the initial value. To
/// that, slice i adds the one before i. The last reduction is the last slice of
/// the result.
void encode(Encoder &encoder, vector::ScanOp op) {
  Type sliceType = op.getInitialValue().getType();
  VectorType type = op.getDest().getType();
  ArrayRef<int64_t> shape = type.getShape();
  int64_t along = op.getReductionDim();
  uint32_t source = encoder.getValue(op.getSource());
  uint32_t sum = op.getInclusive() ? REFRT_NONE : encoder.getValue(op.getInitialValue());
  Ids slices;
  for (int64_t i = 0; i < shape[along]; ++i) {
    // The slice that this one adds: its own, or the one before.
    int64_t from = op.getInclusive() ? i : i - 1;
    if (from >= 0) {
      Attributes lanes = makeLanes(getShape(sliceType), [&](ArrayRef<int64_t> kept) {
        Position position(kept);
        position.insert(position.begin() + along, from);
        return getLane(shape, position);
      });
      uint32_t slice = emitLanes(encoder, op, sliceType, {source}, lanes);
      sum = sum == REFRT_NONE ? slice
                              : combine(encoder, op, op.getKind(), sliceType, sum, slice, REFRT_NONE,
                                        getOrderFlags(op.getKind(), sliceType, shape[along] - 1));
    }
    slices.push_back(sum);
  }
  uint64_t lanesPerSlice = getNumLanes(getShape(sliceType));
  Attributes lanes = makeLanes(shape, [&](ArrayRef<int64_t> position) {
    Position kept(position);
    kept.erase(kept.begin() + along);
    return position[along] * lanesPerSlice + getLane(getShape(sliceType), kept);
  });
  encoder.setValue(op.getDest(), emitLanes(encoder, op, type, slices, lanes));
  encoder.setValue(op.getAccumulatedValue(), sum);
}

} // namespace memref_cts::lowering
