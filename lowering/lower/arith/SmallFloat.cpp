//===- SmallFloat.cpp - Floats that LLVM only stores ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Widening shifts the bits to where f32 has them and corrects the exponent with
// one exact product; narrowing rounds in integers, so that every rounding mode
// is the same code. What a format is made of comes from LLVM's description of
// it.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/arith/SmallFloat.h"

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

/// What the bits of a small format mean.
struct Format {
  explicit Format(FloatType type) {
    const llvm::fltSemantics &semantics = type.getFloatSemantics();
    bits = type.getWidth();
    fraction = APFloat::semanticsPrecision(semantics) - 1;
    hasSign = APFloat::semanticsHasSignedRepr(semantics);
    hasZero = APFloat::semanticsHasZero(semantics);
    // The least exponent is that of field 1, or of field 0 without subnormals.
    bias = (hasZero ? 1 : 0) - APFloat::semanticsMinExponent(semantics);
    auto pattern = [](const APFloat &value) { return value.bitcastToAPInt().getZExtValue(); };
    largest = pattern(APFloat::getLargest(semantics));
    hasInfinity = APFloat::semanticsHasInf(semantics);
    hasNaN = APFloat::semanticsHasNaN(semantics);
    hasNegativeZero = hasSign && pattern(APFloat::getZero(semantics, /*Negative=*/hasSign)) != 0;
    nan = hasNaN ? pattern(APFloat::getQNaN(semantics)) : largest;
    infinity = hasInfinity ? pattern(APFloat::getInf(semantics)) : hasNaN ? nan : largest;
  }

  unsigned bits, fraction;
  int bias;
  bool hasSign, hasZero, hasNegativeZero, hasInfinity, hasNaN;
  /// Patterns. `infinity` is what stands for it: NaN, or the largest number.
  uint64_t largest, nan, infinity;
};

/// Integer and float operations on scalars or vectors like a given one.
class FloatBitsBuilder {
public:
  FloatBitsBuilder(OpBuilder &builder, Location loc, Value like)
      : builder(builder), loc(loc), shape(dyn_cast<VectorType>(like.getType())) {}

  Type like(Type element) const { return shape ? Type(VectorType(shape).clone(element)) : element; }
  Type integer(unsigned width) const { return like(builder.getIntegerType(width)); }
  Value constant(Type type, const APInt &value) const {
    Type element = getElementTypeOrSelf(type);
    return splat(type, IntegerAttr::get(element, value));
  }
  Value constant(Type type, uint64_t value) const {
    unsigned width = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
    return constant(type, APInt(64, value).zextOrTrunc(width));
  }
  Value number(Type type, const APFloat &value) const {
    return splat(type, FloatAttr::get(getElementTypeOrSelf(type), value));
  }
  template <typename OpT>
  Value build(Value a, Value b) const {
    return OpT::create(builder, loc, a, b);
  }
  template <typename OpT>
  Value convert(Type type, Value a) const {
    if (a.getType() == type)
      return a;
    return OpT::create(builder, loc, type, a);
  }
  Value compare(LLVM::ICmpPredicate predicate, Value a, Value b) const {
    return LLVM::ICmpOp::create(builder, loc, predicate, a, b);
  }
  Value choose(Value condition, Value onTrue, Value onFalse) const {
    return LLVM::SelectOp::create(builder, loc, condition, onTrue, onFalse);
  }
  Value both(Value a, Value b) const { return build<LLVM::AndOp>(a, b); }
  Value either(Value a, Value b) const { return build<LLVM::OrOp>(a, b); }

private:
  Value splat(Type type, Attribute attr) const {
    if (shape)
      attr = SplatElementsAttr::get(cast<VectorType>(type), attr);
    return LLVM::ConstantOp::create(builder, loc, type, attr);
  }

  OpBuilder &builder;
  Location loc;
  VectorType shape;
};

} // namespace

bool memref_cts::lowering::isSmallFloat(Type type) {
  auto number = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  return number && number.getWidth() <= 8 && isa<ShapedType, FloatType>(type) && !isa<BaseMemRefType>(type);
}

bool memref_cts::lowering::hasSmallFloat(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), isSmallFloat) || llvm::any_of(op->getResultTypes(), isSmallFloat);
}

Value memref_cts::lowering::widenSmallFloat(OpBuilder &builder, Location loc, FloatType format, Value bits,
                                            FloatType type) {
  using Predicate = LLVM::ICmpPredicate;
  Format small(format);
  FloatBitsBuilder b(builder, loc, bits);
  Type i32 = b.integer(32), f32 = b.like(builder.getF32Type());
  const llvm::fltSemantics &single = APFloat::IEEEsingle();
  auto integer = [&](uint64_t value) { return b.constant(i32, value); };
  auto pattern = [&](const APFloat &value) { return integer(value.bitcastToAPInt().getZExtValue()); };

  Value wide = b.convert<LLVM::ZExtOp>(i32, bits);
  Value size = wide;
  uint64_t signBit = uint64_t(1) << (small.bits - 1);
  if (small.hasSign)
    size = b.both(wide, integer(signBit - 1));
  Value shifted = b.build<LLVM::ShlOp>(size, integer(23 - small.fraction));
  Value number = b.convert<LLVM::BitcastOp>(f32, shifted);
  if (small.bias != 127) {
    APFloat factor = llvm::scalbn(APFloat::getOne(single), 127 - small.bias, APFloat::rmNearestTiesToEven);
    number = b.build<LLVM::FMulOp>(number, b.number(f32, factor));
  }
  Value result = b.convert<LLVM::BitcastOp>(i32, number);
  // 2^-127 is a subnormal of f32.
  if (!small.hasZero)
    result = b.choose(b.compare(Predicate::eq, size, integer(0)), integer(0x00400000), result);
  if (small.hasInfinity) {
    Value isInfinite = b.compare(Predicate::eq, size, integer(small.infinity));
    Value isNaN = b.compare(Predicate::ugt, size, integer(small.infinity));
    result = b.choose(isInfinite, pattern(APFloat::getInf(single)), result);
    result = b.choose(isNaN, pattern(APFloat::getQNaN(single)), result);
  } else if (small.hasNaN && small.hasNegativeZero) {
    result =
        b.choose(b.compare(Predicate::ugt, size, integer(small.largest)), pattern(APFloat::getQNaN(single)), result);
  } else if (small.hasNaN) {
    result = b.choose(b.compare(Predicate::eq, wide, integer(small.nan)), pattern(APFloat::getQNaN(single)), result);
  }
  if (small.hasSign) {
    Value sign = b.build<LLVM::ShlOp>(b.both(wide, integer(signBit)), integer(32 - small.bits));
    result = b.either(result, sign);
  }
  result = b.convert<LLVM::BitcastOp>(f32, result);
  if (type.getWidth() < 32)
    return b.convert<LLVM::FPTruncOp>(b.like(type), result);
  return b.convert<LLVM::FPExtOp>(b.like(type), result);
}

namespace {
/// From a float type of IEEE 754, or f80, to a small one.
class Narrowing {
public:
  Narrowing(OpBuilder &builder, Location loc, FloatType format, Value given, arith::RoundingMode mode);
  Value bits() {
    takeApart();
    return addSign(addSpecial(round()));
  }

private:
  using Predicate = LLVM::ICmpPredicate;
  using Mode = arith::RoundingMode;
  Value integer(uint64_t number) const { return b.constant(type, number); }
  Value lowBits(unsigned count) const { return b.constant(type, APInt::getLowBitsSet(width, count)); }
  Value oneBit(unsigned bit) const { return b.constant(type, APInt::getOneBitSet(width, bit)); }
  void takeApart();
  Value round();
  Value roundsUp(Value kept, Value rest, Value half, Value one) const;
  Value addSpecial(Value result);
  Value addSign(Value result);

  OpBuilder &builder;
  Location loc;
  Format small;
  FloatBitsBuilder b;
  Mode mode;
  // The source, as integers of its width.
  Value value;
  FloatType source;
  bool isExtended;
  unsigned width, fraction;
  Type type;
  Value pattern, isNegative, size, exponent, significand;
};
} // namespace

Narrowing::Narrowing(OpBuilder &builder, Location loc, FloatType format, Value given, arith::RoundingMode mode)
    : builder(builder), loc(loc), small(format), b(builder, loc, given), mode(mode), value(given),
      source(cast<FloatType>(getElementTypeOrSelf(given.getType()))) {
  // Where the least exponents are the same, one with more room.
  unsigned atLeast = small.hasZero ? 32 : 64;
  if (source.getWidth() < atLeast) {
    source = atLeast == 32 ? FloatType(builder.getF32Type()) : FloatType(builder.getF64Type());
    value = b.convert<LLVM::FPExtOp>(b.like(source), value);
  }
  isExtended = isa<Float80Type>(source);
  width = source.getWidth();
  fraction = APFloat::semanticsPrecision(source.getFloatSemantics()) - 1;
  type = b.integer(width);
}

/// f80 writes the first bit of a significand.
void Narrowing::takeApart() {
  pattern = b.convert<LLVM::BitcastOp>(type, value);
  isNegative = b.compare(Predicate::slt, pattern, integer(0));
  size = b.both(pattern, lowBits(width - 1));
  unsigned fields = isExtended ? fraction + 1 : fraction;
  exponent = b.build<LLVM::LShrOp>(size, integer(fields));
  significand = b.both(size, lowBits(fields));
  Value isNormal = b.compare(Predicate::ne, exponent, integer(0));
  if (!isExtended)
    significand = b.choose(isNormal, b.either(significand, oneBit(fraction)), significand);
}

/// Whether what is kept of the significand grows by one; null: never. `rest` is what goes.
Value Narrowing::roundsUp(Value kept, Value rest, Value half, Value one) const {
  auto isInexact = [&] { return b.compare(Predicate::ne, rest, integer(0)); };
  Value isPositive = b.compare(Predicate::sge, pattern, integer(0));
  switch (mode) {
  case Mode::to_nearest_even: {
    Value isTie = b.compare(Predicate::eq, rest, half);
    // Without fraction bits what is kept is the first bit, which is odd.
    if (small.hasZero)
      isTie = b.both(isTie, b.compare(Predicate::ne, b.both(kept, one), integer(0)));
    return b.either(b.compare(Predicate::ugt, rest, half), isTie);
  }
  case Mode::to_nearest_away:
    return b.compare(Predicate::uge, rest, half);
  case Mode::toward_zero:
    return {};
  case Mode::upward:
    return b.both(isInexact(), isPositive);
  case Mode::downward:
    return b.both(isInexact(), isNegative);
  }
  llvm_unreachable("all modes are above");
}

/// The pattern without a sign, as if exponents had no end.
Value Narrowing::round() {
  // The field of the exponent in the small format, and how many bits go.
  int bias = APFloat::semanticsMaxExponent(source.getFloatSemantics());
  Value field = b.build<LLVM::AddOp>(exponent, b.constant(type, APInt(width, small.bias - bias,
                                                                      /*isSigned=*/true)));
  unsigned drop = fraction - small.fraction;
  Value shift = integer(drop), base = field;
  if (small.hasZero) {
    Value missing = b.build<LLVM::SubOp>(integer(drop + 1), field);
    Value isSubnormal = b.compare(Predicate::slt, field, integer(1));
    // From here on all bits go alike.
    Value most = integer(fraction + 2);
    missing = b.choose(b.compare(Predicate::ugt, missing, most), most, missing);
    shift = b.choose(isSubnormal, missing, shift);
    // The first bit of a kept significand adds one to the field.
    base = b.choose(isSubnormal, integer(0), b.build<LLVM::SubOp>(field, integer(1)));
  } else {
    // Every number has its first bit, which counts for nothing.
    significand = b.both(significand, lowBits(fraction));
  }
  Value kept = b.build<LLVM::LShrOp>(significand, shift);
  Value one = integer(1);
  Value half = b.build<LLVM::ShlOp>(one, b.build<LLVM::SubOp>(shift, one));
  Value mask = b.build<LLVM::SubOp>(b.build<LLVM::ShlOp>(one, shift), one);
  Value rest = b.both(significand, mask);
  Value isMore = roundsUp(kept, rest, half, one);
  Value result = b.build<LLVM::AddOp>(b.build<LLVM::ShlOp>(base, integer(small.fraction)), kept);
  if (isMore)
    result = b.build<LLVM::AddOp>(result, b.convert<LLVM::ZExtOp>(type, isMore));
  if (!small.hasZero)
    result = b.choose(b.compare(Predicate::slt, field, integer(0)), integer(0), result);
  return result;
}

/// What is too large, or infinite.
Value Narrowing::addSpecial(Value result) {
  Value overflow = integer(small.infinity), largest = integer(small.largest);
  if (mode == Mode::toward_zero)
    overflow = largest;
  else if (mode == Mode::upward)
    overflow = b.choose(isNegative, largest, overflow);
  else if (mode == Mode::downward)
    overflow = b.choose(isNegative, overflow, largest);
  result = b.choose(b.compare(Predicate::sgt, result, largest), overflow, result);
  Value infinity = b.constant(type, APFloat::getInf(source.getFloatSemantics()).bitcastToAPInt());
  return b.choose(b.compare(Predicate::eq, size, infinity), integer(small.infinity), result);
}

/// What is below zero, or no number; to the width of the small format.
Value Narrowing::addSign(Value result) {
  Value isNaN = LLVM::FCmpOp::create(builder, loc, LLVM::FCmpPredicate::uno, value, value);
  if (!small.hasSign) {
    // Numbers below zero have no place; a negative zero has.
    Value isBelow = b.both(isNegative, b.compare(Predicate::ne, size, integer(0)));
    result = b.choose(isBelow, integer(small.nan), result);
    result = b.choose(isNaN, integer(small.nan), result);
    return b.convert<LLVM::TruncOp>(b.integer(small.bits), result);
  }
  Value sign = integer(uint64_t(1) << (small.bits - 1));
  Value isSigned = isNegative;
  if (!small.hasNegativeZero)
    isSigned = b.both(isSigned, b.compare(Predicate::ne, result, integer(0)));
  result = b.choose(isSigned, b.either(result, sign), result);
  result = b.choose(isNaN, integer(small.nan), result);
  return b.convert<LLVM::TruncOp>(b.integer(small.bits), result);
}

Value memref_cts::lowering::narrowSmallFloat(OpBuilder &builder, Location loc, FloatType format, Value value,
                                             arith::RoundingMode mode) {
  return Narrowing(builder, loc, format, value, mode).bits();
}

Value memref_cts::lowering::isNormalSmallFloat(OpBuilder &builder, Location loc, FloatType format, Value bits) {
  using Predicate = LLVM::ICmpPredicate;
  Format small(format);
  FloatBitsBuilder b(builder, loc, bits);
  auto integer = [&](uint64_t value) { return b.constant(bits.getType(), value); };
  Value size = bits;
  if (small.hasSign)
    size = b.both(bits, integer((uint64_t(1) << (small.bits - 1)) - 1));
  uint64_t least = small.hasZero ? uint64_t(1) << small.fraction : 0;
  return b.both(b.compare(Predicate::uge, size, integer(least)),
                b.compare(Predicate::ule, size, integer(small.largest)));
}

Value memref_cts::lowering::signSmallFloat(OpBuilder &builder, Location loc, FloatType format, Value bits, Value sign) {
  Format small(format);
  if (!small.hasSign)
    return bits;
  FloatBitsBuilder b(builder, loc, bits);
  Value mask = b.constant(bits.getType(), uint64_t(1) << (small.bits - 1));
  Value rest = b.constant(bits.getType(), (uint64_t(1) << (small.bits - 1)) - 1);
  Value size = b.both(bits, rest), result = size;
  if (sign)
    result = b.either(size, b.both(sign, mask));
  // A sign alone is NaN where there is no negative zero.
  if (!small.hasNegativeZero)
    result = b.choose(b.compare(LLVM::ICmpPredicate::eq, size, b.constant(bits.getType(), 0)), bits, result);
  return result;
}

Value memref_cts::lowering::negateSmallFloat(OpBuilder &builder, Location loc, FloatType format, Value bits) {
  Format small(format);
  FloatBitsBuilder b(builder, loc, bits);
  if (!small.hasSign)
    return b.constant(bits.getType(), small.nan);
  Value mask = b.constant(bits.getType(), uint64_t(1) << (small.bits - 1));
  return signSmallFloat(builder, loc, format, bits, b.build<LLVM::XOrOp>(bits, mask));
}

void memref_cts::lowering::withWideFloats(
    OpBuilder &builder, Operation *op, FloatType evaluated, TypeRange types, ValueRange operands,
    llvm::function_ref<void(TypeRange, ValueRange, SmallVectorImpl<Value> &)> lane, SmallVectorImpl<Value> &results) {
  Location loc = op->getLoc();
  auto getFormat = [](Type type) { return cast<FloatType>(getElementTypeOrSelf(type)); };
  SmallVector<Type, 2> wideTypes(types);
  SmallVector<Value, 4> wideOperands(operands);
  for (auto [type, source] : llvm::zip_equal(wideTypes, op->getResultTypes())) {
    if (!isSmallFloat(source))
      continue;
    auto vector = dyn_cast<VectorType>(type);
    type = vector ? Type(vector.clone(evaluated)) : evaluated;
  }
  for (auto [value, source] : llvm::zip_equal(wideOperands, op->getOperandTypes()))
    if (isSmallFloat(source))
      value = widenSmallFloat(builder, loc, getFormat(source), value, evaluated);
  lane(wideTypes, wideOperands, results);
  for (auto [value, source] : llvm::zip_equal(results, op->getResultTypes()))
    if (isSmallFloat(source))
      value = narrowSmallFloat(builder, loc, getFormat(source), value);
}
