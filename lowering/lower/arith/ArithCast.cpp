//===- ArithCast.cpp - Conversions between numbers ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Casts row by row; what LLVM has no format for is taken apart in integers
// (SmallFloat.h). On memrefs, bitcast and index_cast reinterpret the buffer:
// the descriptor stays as it is.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/arith/ArithFloat.h"
#include "lowering/lower/arith/ArithInteger.h"
#include "lowering/lower/arith/Elementwise.h"
#include "lowering/lower/arith/SmallFloat.h"
#include "lowering/lower/base/State.h"

using namespace mlir;
using namespace memref_cts::lowering;

static unsigned getWidth(Type type) { return getElementTypeOrSelf(type).getIntOrFloatBitWidth(); }

/// `value` rounded to nearest, then moved by one unit where `mode` wants the
/// other neighbour. The neighbours of a float have neighbouring bit patterns,
/// also across powers of two, zero and infinity. (The constrained intrinsic
/// only states a mode that is set elsewhere; code generation does not set it.)
static Value truncateRounded(OpBuilder &builder, Location loc, Type type, Value value, arith::RoundingMode mode) {
  Value nearest = LLVM::FPTruncOp::create(builder, loc, type, value);
  if (mode == arith::RoundingMode::to_nearest_even)
    return nearest;
  Type wide = value.getType();
  auto compare = [&](LLVM::FCmpPredicate predicate, Value lhs, Value rhs) -> Value {
    return LLVM::FCmpOp::create(builder, loc, predicate, lhs, rhs);
  };
  auto flag = [&](Value lhs, Value rhs) -> Value { return LLVM::AndOp::create(builder, loc, lhs, rhs); };
  auto splat = [&](Type splatType, Attribute attr) -> Value {
    if (auto vector = dyn_cast<VectorType>(splatType))
      attr = SplatElementsAttr::get(vector, attr);
    return LLVM::ConstantOp::create(builder, loc, splatType, attr);
  };
  Value back = LLVM::FPExtOp::create(builder, loc, wide, nearest);
  Value zero = splat(wide, FloatAttr::get(getElementTypeOrSelf(wide), 0.0));
  Value positive = compare(LLVM::FCmpPredicate::ogt, value, zero);
  Value negative = compare(LLVM::FCmpPredicate::olt, value, zero);
  Value below = compare(LLVM::FCmpPredicate::olt, back, value);
  Value above = compare(LLVM::FCmpPredicate::ogt, back, value);

  Type bits = builder.getIntegerType(getWidth(type));
  if (auto vector = dyn_cast<VectorType>(type))
    bits = vector.clone(bits);
  Value pattern = LLVM::BitcastOp::create(builder, loc, bits, nearest);
  Value one = splat(bits, IntegerAttr::get(getElementTypeOrSelf(bits), 1));
  Value outward = LLVM::AddOp::create(builder, loc, pattern, one);
  Value inward = LLVM::SubOp::create(builder, loc, pattern, one);
  // Too near to zero, or too far from it.
  Value nearZero = LLVM::OrOp::create(builder, loc, flag(positive, below), flag(negative, above));
  Value farFromZero = LLVM::OrOp::create(builder, loc, flag(positive, above), flag(negative, below));
  Value moveOut, moveIn;
  switch (mode) {
  case arith::RoundingMode::to_nearest_even:
    return nearest;
  case arith::RoundingMode::toward_zero:
    moveIn = farFromZero;
    break;
  case arith::RoundingMode::upward:
    moveOut = flag(positive, below);
    moveIn = flag(negative, below);
    break;
  case arith::RoundingMode::downward:
    moveOut = flag(negative, above);
    moveIn = flag(positive, above);
    break;
  case arith::RoundingMode::to_nearest_away: {
    // A tie that went towards zero: both neighbours are equally far, which the
    // differences, being exact, tell. At the largest number a tie has become
    // infinity already.
    Value next = LLVM::BitcastOp::create(builder, loc, type, outward);
    Value nextBack = LLVM::FPExtOp::create(builder, loc, wide, next);
    Value toNearest = LLVM::FSubOp::create(builder, loc, value, back);
    Value toNext = LLVM::FSubOp::create(builder, loc, nextBack, value);
    moveOut = flag(nearZero, compare(LLVM::FCmpPredicate::oeq, toNearest, toNext));
    break;
  }
  }
  if (moveOut)
    pattern = LLVM::SelectOp::create(builder, loc, moveOut, outward, pattern);
  if (moveIn)
    pattern = LLVM::SelectOp::create(builder, loc, moveIn, inward, pattern);
  Value moved = LLVM::BitcastOp::create(builder, loc, type, pattern);
  // The bits of a NaN are nobody's business.
  Value isNumber = compare(LLVM::FCmpPredicate::ord, value, value);
  return LLVM::SelectOp::create(builder, loc, isNumber, moved, nearest);
}

/// `value`, of a format of the element of `from`, in that of `to`. The values
/// are rows; the types give nothing but the formats.
static Value castFloat(OpBuilder &builder, Location loc, Type from, Value value, Type to,
                       arith::RoundingMode mode = arith::RoundingMode::to_nearest_even) {
  auto source = cast<FloatType>(getElementTypeOrSelf(from));
  auto target = cast<FloatType>(getElementTypeOrSelf(to));
  if (source == target)
    return value;
  if (isSmallFloat(target)) {
    if (isSmallFloat(source))
      value = widenSmallFloat(builder, loc, source, value, builder.getF32Type());
    return narrowSmallFloat(builder, loc, target, value, mode);
  }
  if (isSmallFloat(source))
    return widenSmallFloat(builder, loc, source, value, target);
  Type type = target;
  if (auto vector = dyn_cast<VectorType>(value.getType()))
    type = vector.clone(target);
  if (target.getWidth() > source.getWidth())
    return LLVM::FPExtOp::create(builder, loc, type, value);
  return truncateRounded(builder, loc, type, value, mode);
}

namespace {

using ExtUIOpLowering = PlainLowering<arith::ExtUIOp, LLVM::ZExtOp>;
using UIToFPOpLowering = ThroughF64Lowering<PlainLowering<arith::UIToFPOp, LLVM::UIToFPOp>>;
using FPToUIOpLowering = PlainLowering<arith::FPToUIOp, LLVM::FPToUIOp>;

using SIToFPOpLowering = ThroughF64Lowering<PlainLowering<arith::SIToFPOp, LLVM::SIToFPOp>>;
using FPToSIOpLowering = PlainLowering<arith::FPToSIOp, LLVM::FPToSIOp>;
using ExtSIOpLowering = PlainLowering<arith::ExtSIOp, LLVM::SExtOp>;

struct TruncIOpLowering : ElementwiseLowering<arith::TruncIOp> {
  using ElementwiseLowering::ElementwiseLowering;

  void lowerRow(arith::TruncIOp op, TypeRange types, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    LLVM::IntegerOverflowFlags flags = convertOverflow(op.getOverflowFlags());
    results.push_back(LLVM::TruncOp::create(builder, op.getLoc(), types.front(), operands[0], flags));
  }
};

/// Casts between floats of all formats.
template <typename SourceOp>
struct FloatCastLowering : ElementwiseLowering<SourceOp> {
  using ElementwiseLowering<SourceOp>::ElementwiseLowering;

  FloatType getStandIn(MLIRContext *) const override { return {}; }
};

struct ExtFOpLowering : FloatCastLowering<arith::ExtFOp> {
  using FloatCastLowering::FloatCastLowering;

  void lowerRow(arith::ExtFOp op, TypeRange, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    Type from = op.getIn().getType();
    results.push_back(castFloat(builder, op.getLoc(), from, operands[0], op.getType()));
  }
};

struct TruncFOpLowering : FloatCastLowering<arith::TruncFOp> {
  using FloatCastLowering::FloatCastLowering;

  void lowerRow(arith::TruncFOp op, TypeRange, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    arith::RoundingMode nearest = arith::RoundingMode::to_nearest_even;
    arith::RoundingMode mode = op.getRoundingmode().value_or(nearest);
    results.push_back(castFloat(builder, op.getLoc(), op.getIn().getType(), operands[0], op.getType(), mode));
  }
};

} // namespace

/// The scale as a power of two, in the format of the arithmetic.
static Value castScale(OpBuilder &builder, Location loc, Type from, Value scale, Type to) {
  Type power = Float8E8M0FNUType::get(builder.getContext());
  scale = castFloat(builder, loc, from, scale, power);
  return castFloat(builder, loc, power, scale, to);
}

namespace {

struct ScalingExtFOpLowering : FloatCastLowering<arith::ScalingExtFOp> {
  using FloatCastLowering::FloatCastLowering;

  void lowerRow(arith::ScalingExtFOp op, TypeRange, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    Location loc = op.getLoc();
    Type to = op.getOut().getType();
    Value scale = castScale(builder, loc, op.getScale().getType(), operands[1], to);
    Value in = castFloat(builder, loc, op.getIn().getType(), operands[0], to);
    results.push_back(LLVM::FMulOp::create(builder, loc, in, scale,
                                           convertFastMath(op.getFastmath().value_or(arith::FastMathFlags::none))));
  }
};

struct ScalingTruncFOpLowering : FloatCastLowering<arith::ScalingTruncFOp> {
  using FloatCastLowering::FloatCastLowering;

  void lowerRow(arith::ScalingTruncFOp op, TypeRange, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    Location loc = op.getLoc();
    Type from = op.getIn().getType();
    Value scale = castScale(builder, loc, op.getScale().getType(), operands[1], from);
    LLVM::FastmathFlags flags = convertFastMath(op.getFastmath().value_or(arith::FastMathFlags::none));
    Value scaled = LLVM::FDivOp::create(builder, loc, operands[0], scale, flags);
    results.push_back(castFloat(builder, loc, from, scaled, op.getOut().getType(),
                                op.getRoundingmode().value_or(arith::RoundingMode::to_nearest_even)));
  }
};

template <typename SourceOp, typename ExtOp>
struct IndexCastLowering : ElementwiseLowering<SourceOp> {
  using ElementwiseLowering<SourceOp>::ElementwiseLowering;

  void lowerRow(SourceOp op, TypeRange types, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    Location loc = op.getLoc();
    Value source = operands[0];
    Type type = types.front();
    if (isa<MemRefType>(op.getType()) || getWidth(source.getType()) == getWidth(type))
      results.push_back(source);
    else if (getWidth(source.getType()) > getWidth(type))
      results.push_back(LLVM::TruncOp::create(builder, loc, type, source));
    else
      results.push_back(ExtOp::create(builder, loc, type, source));
  }
};

using IndexCastOpLowering = IndexCastLowering<arith::IndexCastOp, LLVM::SExtOp>;
using IndexCastUIOpLowering = IndexCastLowering<arith::IndexCastUIOp, LLVM::ZExtOp>;

struct BitcastOpLowering : ElementwiseLowering<arith::BitcastOp> {
  using ElementwiseLowering::ElementwiseLowering;

  FloatType getStandIn(MLIRContext *) const override { return {}; }

  void lowerRow(arith::BitcastOp op, TypeRange types, ValueRange operands, OpBuilder &builder,
                SmallVectorImpl<Value> &results) const override {
    if (operands[0].getType() == types.front())
      results.push_back(operands[0]);
    else
      results.push_back(LLVM::BitcastOp::create(builder, op.getLoc(), types.front(), operands[0]));
  }
};

} // namespace

namespace memref_cts::lowering {
void populateArithCastPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_ArithCast(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
