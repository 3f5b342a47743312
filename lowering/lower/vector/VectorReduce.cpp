//===- VectorReduce.cpp - Operations that combine lanes -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reductions, contractions, outer products and scans combine slices one after
// the other, starting with the accumulator and in row-major order, which floats
// can tell. No reduction is reordered, unless its fast-math flags say that LLVM
// may. Where a mask is off the sum so far stays.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/vector/VectorReduce.h"
#include "lowering/lower/arith/ArithFloat.h"
#include "lowering/lower/arith/Elementwise.h"
#include "lowering/lower/arith/SmallFloat.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/base/VectorRows.h"
#include "lowering/lower/vector/Lanes.h"
#include "lowering/lower/vector/Masks.h"
#include "lowering/lower/vector/VectorPattern.h"

#include "mlir/Dialect/Utils/StructuredOpsUtils.h"

using namespace mlir;
using namespace memref_cts::lowering;
using vector::CombiningKind;

FloatType memref_cts::lowering::getSmallFormat(Type type) {
  return isSmallFloat(type) ? cast<FloatType>(getElementTypeOrSelf(type)) : FloatType();
}

Value memref_cts::lowering::combineRow(OpBuilder &builder, Location loc, CombiningKind kind, Value lhs, Value rhs,
                                       LLVM::FastmathFlags flags, FloatType small) {
  if (small) {
    auto widen = [&](Value bits) { return widenSmallFloat(builder, loc, small, bits, builder.getF32Type()); };
    Value left = widen(lhs), right = widen(rhs);
    return narrowSmallFloat(builder, loc, small, combineRow(builder, loc, kind, left, right, flags));
  }
  bool isFloat = isa<FloatType>(getElementTypeOrSelf(lhs.getType()));
  switch (kind) {
  case CombiningKind::ADD:
    if (isFloat)
      return LLVM::FAddOp::create(builder, loc, lhs, rhs, flags);
    return LLVM::AddOp::create(builder, loc, lhs, rhs);
  case CombiningKind::MUL:
    if (isFloat)
      return LLVM::FMulOp::create(builder, loc, lhs, rhs, flags);
    return LLVM::MulOp::create(builder, loc, lhs, rhs);
  case CombiningKind::MINUI:
    return LLVM::UMinOp::create(builder, loc, lhs, rhs);
  case CombiningKind::MINSI:
    return LLVM::SMinOp::create(builder, loc, lhs, rhs);
  case CombiningKind::MAXUI:
    return LLVM::UMaxOp::create(builder, loc, lhs, rhs);
  case CombiningKind::MAXSI:
    return LLVM::SMaxOp::create(builder, loc, lhs, rhs);
  case CombiningKind::AND:
    return LLVM::AndOp::create(builder, loc, lhs, rhs);
  case CombiningKind::OR:
    return LLVM::OrOp::create(builder, loc, lhs, rhs);
  case CombiningKind::XOR:
    return LLVM::XOrOp::create(builder, loc, lhs, rhs);
  case CombiningKind::MINNUMF:
    return LLVM::MinNumOp::create(builder, loc, lhs, rhs, flags);
  case CombiningKind::MAXNUMF:
    return LLVM::MaxNumOp::create(builder, loc, lhs, rhs, flags);
  case CombiningKind::MINIMUMF:
  case CombiningKind::MAXIMUMF:
    return buildExtremum(builder, loc, kind == CombiningKind::MAXIMUMF, lhs, rhs, flags);
  }
  llvm_unreachable("all kinds are above");
}

/// The same for values of any rank; with a mask `sum` stays where it is off.
static Value combine(LaneBuilder &b, CombiningKind kind, FloatType small, Value sum, Value next, Value mask = Value(),
                     LLVM::FastmathFlags flags = {}) {
  SmallVector<Value, 1> results;
  SmallVector<Value, 3> operands = {sum, next};
  if (mask)
    operands.push_back(mask);
  OpBuilder &builder = b.getBuilder();
  Location loc = b.getLoc();
  mapRows(
      builder, loc, sum.getType(), operands,
      [&](TypeRange, ValueRange rows, SmallVectorImpl<Value> &out) {
        Value row = combineRow(builder, loc, kind, rows[0], rows[1], flags, small);
        if (mask)
          row = LLVM::SelectOp::create(builder, loc, rows[2], row, rows[0]);
        out.push_back(row);
      },
      results);
  return results.front();
}

static Value multiply(LaneBuilder &b, FloatType small, Value lhs, Value rhs) {
  return combine(b, CombiningKind::MUL, small, lhs, rhs);
}

/// What changes nothing when combined. The extremes that skip NaNs start with
/// one.
static Value buildNeutral(LaneBuilder &b, CombiningKind kind, Type type) {
  unsigned bits = type.getIntOrFloatBitWidth();
  auto integer = [&](const APInt &value) { return b.integer(type, value); };
  auto real = [&](const APFloat &value) -> Value {
    return LLVM::ConstantOp::create(b.getBuilder(), b.getLoc(), type, FloatAttr::get(type, value));
  };
  auto floatType = dyn_cast<FloatType>(type);
  const llvm::fltSemantics *format = floatType ? &floatType.getFloatSemantics() : nullptr;
  switch (kind) {
  case CombiningKind::ADD:
    return format ? real(APFloat::getZero(*format, /*Negative=*/true)) : integer(APInt::getZero(bits));
  case CombiningKind::MUL:
    return format ? real(APFloat::getOne(*format)) : integer(APInt(bits, 1));
  case CombiningKind::OR:
  case CombiningKind::XOR:
  case CombiningKind::MAXUI:
    return integer(APInt::getZero(bits));
  case CombiningKind::AND:
  case CombiningKind::MINUI:
    return integer(APInt::getAllOnes(bits));
  case CombiningKind::MINSI:
    return integer(APInt::getSignedMaxValue(bits));
  case CombiningKind::MAXSI:
    return integer(APInt::getSignedMinValue(bits));
  case CombiningKind::MINNUMF:
  case CombiningKind::MAXNUMF:
    return real(APFloat::getQNaN(*format));
  case CombiningKind::MINIMUMF:
    return real(APFloat::getInf(*format));
  case CombiningKind::MAXIMUMF:
    return real(APFloat::getInf(*format, /*Negative=*/true));
  }
  llvm_unreachable("all kinds are above");
}

/// A neutral number may be a NaN or an infinity, of which the program says
/// nothing.
static LLVM::FastmathFlags withoutClaims(LLVM::FastmathFlags flags) {
  return flags & ~(LLVM::FastmathFlags::nnan | LLVM::FastmathFlags::ninf);
}

/// The intrinsic for a row without a mask.
static Value reduceRow(LaneBuilder &b, CombiningKind kind, Value row, Value acc, LLVM::FastmathFlags flags) {
  OpBuilder &builder = b.getBuilder();
  Location loc = b.getLoc();
  Type type = getElementTypeOrSelf(row.getType());
  bool isFloat = isa<FloatType>(type);
  if (isFloat && kind == CombiningKind::ADD)
    return LLVM::vector_reduce_fadd::create(builder, loc, type, acc ? acc : buildNeutral(b, kind, type), row, flags);
  if (isFloat && kind == CombiningKind::MUL)
    return LLVM::vector_reduce_fmul::create(builder, loc, type, acc ? acc : buildNeutral(b, kind, type), row, flags);
  Value result;
  switch (kind) {
#define CASE(KIND, INTRINSIC, ...)                                                                                     \
  case CombiningKind::KIND:                                                                                            \
    result = LLVM::vector_reduce_##INTRINSIC::create(builder, loc, type, row __VA_OPT__(, ) __VA_ARGS__);              \
    break;
    CASE(ADD, add)
    CASE(MUL, mul)
    CASE(MINUI, umin)
    CASE(MINSI, smin)
    CASE(MAXUI, umax)
    CASE(MAXSI, smax)
    CASE(AND, and)
    CASE(OR, or)
    CASE(XOR, xor)
    CASE(MINNUMF, fmin, flags)
    CASE(MAXNUMF, fmax, flags)
    CASE(MINIMUMF, fminimum, flags)
    CASE(MAXIMUMF, fmaximum, flags)
#undef CASE
  }
  return acc ? combineRow(builder, loc, kind, acc, result, flags) : result;
}

/// The same for the lanes that are on: in the others what changes nothing is
/// combined.
static Value reduceMaskedRow(LaneBuilder &b, CombiningKind kind, Value row, Value mask, Value acc,
                             LLVM::FastmathFlags flags) {
  if (!mask)
    return reduceRow(b, kind, row, acc, flags);
  Value neutral = buildNeutral(b, kind, getElementTypeOrSelf(row.getType()));
  row = selectRows(b, mask, row, b.splat(row.getType(), neutral));
  return reduceRow(b, kind, row, acc, withoutClaims(flags));
}

bool memref_cts::lowering::reducesScalableRows(vector::MultiDimReductionOp op) {
  VectorType type = op.getSourceVectorType();
  return type.isScalable() && op.isReducedDim(type.getRank() - 1);
}

/// One row after the other.
static void reduceScalableRows(vector::MultiDimReductionOp op, MaskedOperands in, LaneBuilder &b,
                               SmallVectorImpl<Value> &results) {
  Position rows = getRowShape(in.operands[0].getType()), kept;
  SmallVector<bool> reduced = op.getReductionMask();
  for (size_t dim = 0; dim < rows.size(); ++dim)
    if (!reduced[dim])
      kept.push_back(rows[dim]);
  LaneBuilder::Source source = b.split(in.operands[0]);
  LaneBuilder::Source starts = b.split(in.operands[1]);
  std::optional<LaneBuilder::Source> mask;
  if (in.mask)
    mask.emplace(b.split(in.mask));
  SmallVector<Value> sums;
  for (int64_t lane = 0, count = getLaneCount(kept); lane < count; ++lane)
    sums.push_back(b.read(starts[lane]));
  int64_t number = 0;
  forEachPosition(rows, [&](ArrayRef<int64_t> position) {
    Position place;
    for (size_t dim = 0; dim < rows.size(); ++dim)
      if (!reduced[dim])
        place.push_back(position[dim]);
    Value &sum = sums[getLaneNumber(kept, place)];
    sum = reduceMaskedRow(b, op.getKind(), source.row(number), mask ? mask->row(number) : Value(), sum,
                          LLVM::FastmathFlags::none);
    ++number;
  });
  Lanes lanes;
  for (Value sum : sums)
    lanes.push_back({sum});
  results.push_back(b.join(in.operands[1].getType(), lanes));
}

/// LLVM has code for the intrinsics of these on every target.
static bool hasReduceIntrinsic(Type element) {
  return element.isF32() || element.isF64() || element.isInteger(8) || element.isInteger(16) || element.isInteger(32) ||
         element.isInteger(64);
}

namespace memref_cts::lowering {

MEMREF_CTS_MASKABLE(vector::ReductionOp) {
  Value vector = in.operands[0];
  Value acc = in.operands.size() > 1 ? in.operands[1] : Value();
  auto type = cast<VectorType>(vector.getType());
  LLVM::FastmathFlags flags = convertFastMath(op.getFastmath());
  FloatType small = getSmallFormat(op.getSourceVectorType());
  CombiningKind kind = op.getKind();
  if (type.isScalable() || (!in.mask && !small && hasReduceIntrinsic(type.getElementType()))) {
    results.push_back(reduceMaskedRow(b, kind, vector, in.mask, acc, flags));
    return;
  }
  // With a mask no lane may be the first.
  Value sum = acc;
  if (!sum && in.mask) {
    sum = buildNeutral(b, kind, type.getElementType());
    flags = withoutClaims(flags);
  }
  for (int64_t lane = 0; lane < type.getNumElements(); ++lane) {
    Value next = b.read({vector, lane});
    Value mask = in.mask ? b.read({in.mask, lane}) : Value();
    sum = sum ? combine(b, kind, small, sum, next, mask, flags) : next;
  }
  results.push_back(sum);
}

MEMREF_CTS_MASKABLE(vector::MultiDimReductionOp) {
  if (reducesScalableRows(op))
    return reduceScalableRows(op, in, b, results);
  Position shape = getLaneShape(op.getSourceVectorType());
  FloatType small = getSmallFormat(op.getSourceVectorType());
  SmallVector<bool> reduced = op.getReductionMask();
  Position along(shape), to;
  for (size_t dim = 0; dim < shape.size(); ++dim)
    if (!reduced[dim]) {
      along[dim] = 1;
      to.push_back(shape[dim]);
    }
  LaneBuilder::Source source = b.split(in.operands[0]);
  std::optional<LaneBuilder::Source> mask;
  if (in.mask)
    mask.emplace(b.split(in.mask));
  Value sum = in.operands[1];
  Type type = sum.getType();
  forEachPosition(along, [&](ArrayRef<int64_t> start) {
    Lanes lanes, maskLanes;
    forEachPosition(to, [&](ArrayRef<int64_t> kept) {
      Position place(start);
      for (size_t dim = 0, next = 0; dim < shape.size(); ++dim)
        if (!reduced[dim])
          place[dim] = kept[next++];
      int64_t number = getLaneNumber(shape, place);
      lanes.push_back(source[number]);
      if (mask)
        maskLanes.push_back((*mask)[number]);
    });
    sum = combine(b, op.getKind(), small, sum, b.join(type, lanes),
                  mask ? b.join(getMaskType(type), maskLanes) : Value());
  });
  results.push_back(sum);
}

/// A product with an accumulator is fused if it is a sum of floats. Without one
/// nothing is left unmodified where a mask is off: products are made there, too.
MEMREF_CTS_MASKABLE(vector::OuterProductOp) {
  Type type = state.converter.convertType(op.getResult().getType());
  Value acc = in.operands.size() > 2 ? in.operands[2] : Value();
  LaneBuilder::Source left = b.split(in.operands[0]);
  LaneBuilder::Source right = b.split(in.operands[1]);
  // A scalar on the right is a single column.
  int64_t columns = getLaneCount(getLaneShape(op.getOperandTypeRHS()));
  Lanes rows, others;
  for (int64_t row = 0, count = getLaneCount(getLaneShape(op.getOperandVectorTypeLHS())); row < count; ++row)
    for (int64_t column = 0; column < columns; ++column) {
      rows.push_back(left[row]);
      others.push_back(right[column]);
    }
  Value lhs = b.join(type, rows), rhs = b.join(type, others);
  FloatType small = getSmallFormat(op.getResultVectorType());
  Value result;
  if (acc && op.getKind() == CombiningKind::ADD && isa<FloatType>(op.getResultVectorType().getElementType())) {
    OpBuilder &builder = b.getBuilder();
    Location loc = b.getLoc();
    auto fuse = [&](TypeRange types, ValueRange operands, SmallVectorImpl<Value> &out) {
      out.push_back(LLVM::FMAOp::create(builder, loc, types.front(), operands));
    };
    SmallVector<Value, 1> fused;
    mapRows(
        builder, loc, type, {lhs, rhs, acc},
        [&](TypeRange types, ValueRange operands, SmallVectorImpl<Value> &out) {
          if (small)
            withWideFloats(builder, op, builder.getF64Type(), types, operands, fuse, out);
          else
            fuse(types, operands, out);
        },
        fused);
    result = fused.front();
  } else {
    result = multiply(b, small, lhs, rhs);
    if (acc)
      result = combine(b, op.getKind(), small, acc, result);
  }
  if (in.mask && acc)
    result = selectRows(b, in.mask, result, acc);
  results.push_back(result);
}

/// Where all iterators are reduced but those of the accumulator, one slice of
/// products at a time. Narrow operands are extended first, integers with signs.
MEMREF_CTS_MASKABLE(vector::ContractionOp) {
  OpBuilder &builder = b.getBuilder();
  Location loc = b.getLoc();
  SmallVector<AffineMap, 4> maps = op.getIndexingMapsArray();
  Position shapes[] = {getLaneShape(op.getLhsType()), getLaneShape(op.getRhsType()), getLaneShape(op.getAccType())};
  Position bounds(maps[0].getNumDims(), 1);
  for (unsigned operand : {0, 1})
    for (auto [dim, size] : llvm::enumerate(shapes[operand]))
      bounds[maps[operand].getDimPosition(dim)] = size;
  Position along(bounds.size(), 1);
  for (auto [dim, iterator] : llvm::enumerate(op.getIteratorTypesArray()))
    if (iterator == vector::IteratorType::reduction)
      along[dim] = bounds[dim];

  Value sum = in.operands[2];
  Type type = sum.getType(), element = getElementTypeOrSelf(op.getAccType());
  element = state.converter.convertType(element);
  FloatType small = getSmallFormat(op.getAccType());
  FloatType narrowSmall = getSmallFormat(op.getLhsType());
  LaneBuilder::Source sources[] = {b.split(in.operands[0]), b.split(in.operands[1])};
  std::optional<LaneBuilder::Source> mask;
  if (in.mask)
    mask.emplace(b.split(in.mask));

  auto widen = [&](Value value) {
    if (value.getType() == type)
      return value;
    SmallVector<Value, 1> wide;
    mapRows(
        builder, loc, type, value,
        [&](TypeRange types, ValueRange rows, SmallVectorImpl<Value> &out) {
          if (narrowSmall)
            out.push_back(widenSmallFloat(builder, loc, narrowSmall, rows.front(), cast<FloatType>(element)));
          else if (isa<FloatType>(element))
            out.push_back(LLVM::FPExtOp::create(builder, loc, types.front(), rows));
          else
            out.push_back(LLVM::SExtOp::create(builder, loc, types.front(), rows));
        },
        wide);
    return wide.front();
  };
  forEachPosition(along, [&](ArrayRef<int64_t> start) {
    Lanes lanes[2], maskLanes;
    forEachPosition(shapes[2], [&](ArrayRef<int64_t> position) {
      Position iterators(start);
      for (auto [dim, index] : llvm::enumerate(position))
        iterators[maps[2].getDimPosition(dim)] = index;
      for (unsigned operand : {0, 1}) {
        Position place;
        for (unsigned dim = 0; dim < maps[operand].getNumResults(); ++dim)
          place.push_back(iterators[maps[operand].getDimPosition(dim)]);
        lanes[operand].push_back(sources[operand][getLaneNumber(shapes[operand], place)]);
      }
      if (mask)
        maskLanes.push_back((*mask)[getLaneNumber(bounds, iterators)]);
    });
    Value factors[2];
    for (unsigned operand : {0, 1}) {
      Type narrow = getElementTypeOrSelf(op->getOperand(operand).getType());
      narrow = state.converter.convertType(narrow);
      factors[operand] = widen(b.join(withElement(type, narrow), lanes[operand]));
    }
    sum = combine(b, op.getKind(), small, sum, multiply(b, small, factors[0], factors[1]),
                  mask ? b.join(getMaskType(type), maskLanes) : Value());
  });
  results.push_back(sum);
}

} // namespace memref_cts::lowering

namespace {

/// One rounding.
using FMAOpLowering = ThroughF64Lowering<PlainLowering<vector::FMAOp, LLVM::FMAOp>>;

/// An inclusive scan starts with the first slice and does not read the initial
/// value; an exclusive one starts with that, and slice i adds the one before i.
struct ScanOpLowering : VectorLowering<vector::ScanOp> {
  using VectorLowering::VectorLowering;

  void lower(vector::ScanOp op, Adaptor adaptor, LaneBuilder &b, SmallVectorImpl<Value> &results) const override {
    Position shape = getLaneShape(op.getSourceType());
    Position kept = getLaneShape(op.getInitialValueType());
    int64_t dim = op.getReductionDim();
    FloatType small = getSmallFormat(op.getSourceType());
    LaneBuilder::Source source = b.split(adaptor.getSource());
    Value initial = adaptor.getInitialValue();
    bool inclusive = op.getInclusive();
    Value sum = inclusive ? Value() : initial;
    SmallVector<LaneBuilder::Source> slices;
    for (int64_t i = 0; i < shape[dim]; ++i) {
      int64_t from = inclusive ? i : i - 1;
      if (from >= 0) {
        Lanes lanes;
        forEachPosition(kept, [&](ArrayRef<int64_t> position) {
          Position place(position);
          place.insert(place.begin() + dim, from);
          lanes.push_back(source[getLaneNumber(shape, place)]);
        });
        Value slice = b.join(initial.getType(), lanes);
        sum = sum ? combine(b, op.getKind(), small, sum, slice) : slice;
      }
      slices.push_back(b.split(sum));
    }
    Lanes lanes;
    forEachPosition(shape, [&](ArrayRef<int64_t> position) {
      Position place(position);
      place.erase(place.begin() + dim);
      lanes.push_back(slices[position[dim]][getLaneNumber(kept, place)]);
    });
    results.push_back(b.join(convert(op.getDest().getType()), lanes));
    results.push_back(sum);
  }
};

/// The operation inside is lowered with the mask and goes with the region. What
/// the mask leaves out of a result of its shape is passed through.
struct MaskOpLowering : LoweringPattern<vector::MaskOp> {
  using LoweringPattern::LoweringPattern;

  LogicalResult matchAndRewrite(vector::MaskOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    LaneBuilder b(rewriter, op.getLoc());
    SmallVector<Value> operands;
    SmallVector<Value, 1> results;
    Operation *inner = op.getMaskableOp();
    Operation *from = inner ? inner : op.getMaskBlock()->getTerminator();
    if (failed(rewriter.getRemappedValues(from->getOperands(), operands)))
      return rewriter.notifyMatchFailure(op, "operand has no LLVM form");
    if (inner)
      visitMaskable(inner,
                    [&](auto maskable) { lowerMaskable(state, maskable, {operands, adaptor.getMask()}, b, results); });
    else
      results.append(operands.begin(), operands.end());
    if (Value rest = adaptor.getPassthru(); rest)
      results.front() = selectRows(b, adaptor.getMask(), results.front(), rest);
    rewriter.replaceOp(op, results);
    return success();
  }
};

} // namespace

namespace memref_cts::lowering {
void populateVectorReducePatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_VectorReduce(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
