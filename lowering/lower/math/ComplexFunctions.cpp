//===- ComplexFunctions.cpp - Functions of complex numbers ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions of complex numbers from functions of their parts, in f64 for the
// narrower formats. Odd operands (zeros, infinities, NaN) give what annex G of
// C asks for; they are told by comparisons of the operands only, never of what
// was computed. No branches: both results are computed and one is chosen.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/arith/ArithFloat.h"
#include "lowering/lower/arith/ArithInteger.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/math/ComplexParts.h"
#include "lowering/lower/math/Library.h"

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

struct Complex {
  Value re, im;
};

/// Arithmetic in the type of evaluation.
class Evaluator {
public:
  Evaluator(LoweringState &state, OpBuilder &builder, Location loc, Type part, LLVM::FastmathFlags flags)
      : part(part), type(getWideType(part)), state(state), builder(builder), loc(loc), flags(flags),
        parts{builder, loc} {}

  //===--------------------------------------------------------------------===//
  // In and out
  //===--------------------------------------------------------------------===//

  Complex take(Value number) const { return {widen(parts.part(number, 0)), widen(parts.part(number, 1))}; }
  Value widen(Value value) const {
    if (value.getType() == type)
      return value;
    return LLVM::FPExtOp::create(builder, loc, type, value);
  }
  Value narrow(Value value) const {
    if (part == type)
      return value;
    return LLVM::FPTruncOp::create(builder, loc, part, value);
  }
  Value give(Type pair, Complex number) const { return parts.pair(pair, narrow(number.re), narrow(number.im)); }

  //===--------------------------------------------------------------------===//
  // Numbers
  //===--------------------------------------------------------------------===//

  Value number(const APFloat &value) const {
    APFloat asDouble = value;
    bool isLossy = false;
    asDouble.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &isLossy);
    TypedAttr attribute = FloatAttr::get(type, value);
    // MLIR reads the decimal numbers that it prints through f64.
    if (isLossy)
      attribute = builder.getIntegerAttr(builder.getIntegerType(type.getIntOrFloatBitWidth()), value.bitcastToAPInt());
    Value constant = LLVM::ConstantOp::create(builder, loc, attribute.getType(), attribute);
    if (!isLossy)
      return constant;
    return LLVM::BitcastOp::create(builder, loc, type, constant);
  }
  Value number(double value) const { return LLVM::ConstantOp::create(builder, loc, type, FloatAttr::get(type, value)); }
  Value infinity() const { return number(APFloat::getInf(semantics())); }
  Value notANumber() const { return number(APFloat::getQNaN(semantics())); }

  template <typename OpT, typename... Operands>
  Value build(Operands... operands) const {
    return OpT::create(builder, loc, operands..., flags);
  }
  Value add(Value a, Value b) const { return build<LLVM::FAddOp>(a, b); }
  Value sub(Value a, Value b) const { return build<LLVM::FSubOp>(a, b); }
  Value mul(Value a, Value b) const { return build<LLVM::FMulOp>(a, b); }
  Value div(Value a, Value b) const { return build<LLVM::FDivOp>(a, b); }
  Value neg(Value a) const { return build<LLVM::FNegOp>(a); }
  Value square(Value a) const { return mul(a, a); }
  /// a * b + c, rounded once.
  Value fma(Value a, Value b, Value c) const { return build<LLVM::FMAOp>(a, b, c); }
  Value half(Value a) const { return mul(a, number(0.5)); }
  Value magnitude(Value a) const { return build<LLVM::FAbsOp>(a); }
  /// A NaN has no sign that anyone knows: it counts as positive.
  Value withSign(Value a, Value sign) const {
    Value isNaN = compare(LLVM::FCmpPredicate::uno, sign, sign);
    return build<LLVM::CopySignOp>(a, choose(isNaN, number(0.0), sign));
  }
  Value sqrt(Value a) const { return build<LLVM::SqrtOp>(a); }
  Value exp(Value a) const { return build<LLVM::ExpOp>(a); }
  Value log(Value a) const { return build<LLVM::LogOp>(a); }
  Value sin(Value a) const { return build<LLVM::SinOp>(a); }
  Value cos(Value a) const { return build<LLVM::CosOp>(a); }
  Value tan(Value a) const { return build<LLVM::TanOp>(a); }
  Value sinh(Value a) const { return build<LLVM::SinhOp>(a); }
  Value cosh(Value a) const { return build<LLVM::CoshOp>(a); }
  Value atan2(Value y, Value x) const { return build<LLVM::ATan2Op>(y, x); }
  Value library(LibraryFunction function, Value a) const {
    return evaluateFunction(state, builder, loc, function, a, flags);
  }

  //===--------------------------------------------------------------------===//
  // Decisions
  //===--------------------------------------------------------------------===//

  Value compare(LLVM::FCmpPredicate predicate, Value a, Value b) const {
    return LLVM::FCmpOp::create(builder, loc, predicate, a, b);
  }
  Value isLess(Value a, Value b) const { return compare(LLVM::FCmpPredicate::olt, a, b); }
  Value isZero(Value a) const { return compare(LLVM::FCmpPredicate::oeq, a, number(0.0)); }
  Value isInfinite(Value a) const { return compare(LLVM::FCmpPredicate::oeq, magnitude(a), infinity()); }
  /// Infinite or NaN.
  Value isOdd(Value a) const { return compare(LLVM::FCmpPredicate::ueq, magnitude(a), infinity()); }
  Value both(Value a, Value b) const { return LLVM::AndOp::create(builder, loc, a, b); }
  Value either(Value a, Value b) const { return LLVM::OrOp::create(builder, loc, a, b); }
  Value choose(Value condition, Value onTrue, Value onFalse) const {
    return LLVM::SelectOp::create(builder, loc, condition, onTrue, onFalse);
  }
  Complex choose(Value condition, Complex onTrue, Complex onFalse) const {
    return {choose(condition, onTrue.re, onFalse.re), choose(condition, onTrue.im, onFalse.im)};
  }

  //===--------------------------------------------------------------------===//
  // Parts of functions
  //===--------------------------------------------------------------------===//

  /// The absolute value is larger * sqrt(1 + ratio^2): in range when the result
  /// is. The ratio is 0 where the larger part is zero or infinite.
  struct Modulus {
    Value larger, smaller, ratio, root, imIsLarger, isZero;
  };
  Modulus modulus(Complex z) const {
    Modulus m;
    Value re = magnitude(z.re), im = magnitude(z.im);
    m.isZero = both(isZero(re), isZero(im));
    m.imIsLarger = isLess(re, im);
    m.smaller = choose(m.imIsLarger, re, im);
    // Beside a NaN an infinity still decides.
    m.larger = choose(isInfinite(m.smaller), m.smaller, choose(m.imIsLarger, im, re));
    m.ratio = choose(either(m.isZero, isInfinite(m.larger)), number(0.0), div(m.smaller, m.larger));
    m.root = sqrt(add(number(1.0), square(m.ratio)));
    return m;
  }

  /// What has an exponential in range, with room for a factor.
  Value isExtreme(Value size) const {
    double largest = APFloat::semanticsMaxExponent(semantics());
    return isLess(number(0.6 * largest), size);
  }

  /// e^x (p + q i), in range when the result is.
  Complex scaleByExp(Value x, Value p, Value q) const {
    Value isSplit = isExtreme(magnitude(x));
    Value first = exp(choose(isSplit, half(x), x));
    Value second = choose(isSplit, first, number(1.0));
    return {mul(mul(first, p), second), mul(mul(first, q), second)};
  }

  Complex multiply(Complex a, Complex b) const {
    return {sub(mul(a.re, b.re), mul(a.im, b.im)), add(mul(a.im, b.re), mul(a.re, b.im))};
  }
  Complex divide(Complex a, Complex b) const {
    Value norm = add(square(b.re), square(b.im));
    Complex c = multiply(a, {b.re, neg(b.im)});
    return {div(c.re, norm), div(c.im, norm)};
  }

  /// a * (p + q) + c * c with the digits that are left where it is near zero. Nothing may be contracted here.
  Value sumOfProducts(Value a, Value p, Value q, Value c) const {
    auto [factor, factorRest] = sumAndRest(p, q);
    auto [product, productRest] = productAndRest(a, factor);
    auto [squared, squareRest] = productAndRest(c, c);
    auto [sum, sumRest] = sumAndRest(product, squared);
    productRest = plainAdd(productRest, plainMul(a, factorRest));
    return plainAdd(sum, plainAdd(sumRest, plainAdd(productRest, squareRest)));
  }

  /// A power of two that brings numbers whose largest part is `larger` to where
  /// sums of their squares are in range and keep their digits. It is 1 where
  /// they are there, and for infinities. Large numbers stay as large as they may
  /// be: what vanishes beside them is too small for any quotient.
  Value getScale(Value larger) const {
    int range = APFloat::semanticsMaxExponent(semantics());
    auto power = [&](int exponent) {
      return number(scalbn(APFloat::getOne(semantics()), exponent, APFloat::rmNearestTiesToEven));
    };
    auto isAbove = [&](int exponent) { return isLess(power(exponent), larger); };
    Value down = choose(isAbove(range / 4 * 3), power(-range / 2 - 8), power(-range / 4 - 4));
    Value scale = choose(isAbove(range / 2 - 4), down, number(1.0));
    Value isSmall = isLess(larger, power(-range / 4));
    scale = choose(isSmall, power(range / 16 * 11), scale);
    return choose(isInfinite(larger), number(1.0), scale);
  }
  /// What vanishes stays as the least number, on its side of a branch cut.
  Value applyScale(Value a, Value scale) const {
    Value scaled = mul(a, scale);
    Value least = number(APFloat::getSmallestNormalized(semantics()));
    Value isGone = both(isZero(scaled), isLess(number(0.0), magnitude(a)));
    return choose(isGone, withSign(least, a), scaled);
  }
  /// For functions of the quotient of `a` and `b`. In a wider type than that of
  /// the parts everything is in range.
  void bringIntoRange(Complex &a, Complex &b) const {
    if (part != type)
      return;
    std::array<Value *, 4> all = {&a.re, &a.im, &b.re, &b.im};
    Value larger = number(0.0);
    for (Value *value : all) {
      Value size = magnitude(*value);
      larger = choose(isLess(larger, size), size, larger);
    }
    Value scale = getScale(larger);
    for (Value *value : all)
      *value = applyScale(*value, scale);
  }

  //===--------------------------------------------------------------------===//
  // Numbers far out of range
  //===--------------------------------------------------------------------===//

  /// number * 2^exponent, where the larger part of `number` is from 1 to 2, unless it is zero, infinite or NaN.
  struct Scaled {
    Complex number;
    Value exponent; // i64
  };
  Value exponentOf(int64_t value) const {
    return LLVM::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(value));
  }
  Value largerPart(Complex z) const {
    Value re = magnitude(z.re), im = magnitude(z.im);
    return choose(isLess(re, im), im, re);
  }
  /// The larger part goes to where it is said to be; a number that is not normal needs it twice.
  Scaled normalize(const Scaled &z) const {
    Value exponent = exponentOf(largerPart(z.number));
    Value factor = powerOfTwo(LLVM::SubOp::create(builder, loc, exponentOf(0), exponent));
    return {{mul(z.number.re, factor), mul(z.number.im, factor)},
            LLVM::AddOp::create(builder, loc, z.exponent, exponent)};
  }
  Scaled getScaled(Complex z) const {
    Scaled scaled = normalize({z, exponentOf(0)});
    return part == type ? normalize(scaled) : scaled;
  }
  Scaled multiply(const Scaled &a, const Scaled &b) const {
    return normalize({multiply(a.number, b.number), LLVM::AddOp::create(builder, loc, a.exponent, b.exponent)});
  }
  /// Exponents that are out of range of all formats, and of which sums fit.
  Scaled limit(const Scaled &z) const { return {z.number, limit(z.exponent, int64_t(1) << 40)}; }
  Complex getNumber(const Scaled &z) const {
    const int most = APFloat::semanticsMaxExponent(semantics()) - 23;
    Complex result = z.number;
    Value left = z.exponent;
    // The first step rounds nothing. A narrower format has all of its numbers within one step.
    for (unsigned step = 0; step < (part == type ? 2 : 1); ++step) {
      Value exponent = limit(left, most), factor = powerOfTwo(exponent);
      result = {mul(result.re, factor), mul(result.im, factor)};
      left = LLVM::SubOp::create(builder, loc, left, exponent);
    }
    return result;
  }

  Complex functionExp(Complex z) const;
  Complex functionExpm1(Complex z) const;
  Complex functionLog(Complex z, Value excess = {}) const;
  Complex functionLog1p(Complex z) const;
  Complex functionSqrt(Complex z) const;
  Complex functionRsqrt(Complex z) const;
  Complex functionSign(Complex z) const;
  Complex functionSin(Complex z) const;
  Complex functionCos(Complex z) const;
  Complex functionTan(Complex z) const;
  Complex functionTanh(Complex z) const;

  OpBuilder &getBuilder() const { return builder; }

  /// The format of the parts, and the one of evaluation.
  const Type part, type;

private:
  const llvm::fltSemantics &semantics() const { return cast<FloatType>(type).getFloatSemantics(); }
  /// factor * cosh(x) or factor * sinh(x), in range when the result is. Far out
  /// both are e^|x| / 2.
  Value timesHyperbolic(Value factor, Value x, bool isSine) const {
    Value size = magnitude(x);
    Value isFar = isExtreme(size);
    Value root = exp(half(size));
    Value far = half(root), plain;
    if (isSine) {
      far = withSign(far, x);
      plain = sinh(x);
    } else {
      plain = cosh(x);
    }
    return mul(mul(factor, choose(isFar, far, plain)), choose(isFar, root, number(1.0)));
  }

  Value plainAdd(Value a, Value b) const { return LLVM::FAddOp::create(builder, loc, a, b); }
  Value plainSub(Value a, Value b) const { return LLVM::FSubOp::create(builder, loc, a, b); }
  Value plainMul(Value a, Value b) const { return LLVM::FMulOp::create(builder, loc, a, b); }
  /// The rounded sum, and what rounding lost.
  std::pair<Value, Value> sumAndRest(Value a, Value b) const {
    Value sum = plainAdd(a, b), other = plainSub(sum, a);
    return {sum, plainAdd(plainSub(a, plainSub(sum, other)), plainSub(b, other))};
  }
  std::pair<Value, Value> productAndRest(Value a, Value b) const {
    Value product = plainMul(a, b);
    return {product, LLVM::FMAOp::create(builder, loc, a, b, LLVM::FNegOp::create(builder, loc, product))};
  }

  /// From -most to most.
  Value limit(Value exponent, int64_t most) const {
    Value low = LLVM::SMaxOp::create(builder, loc, exponent, exponentOf(-most));
    return LLVM::SMinOp::create(builder, loc, low, exponentOf(most));
  }
  /// Where the bits of an exponent begin.
  unsigned exponentPlace() const {
    return type.getIntOrFloatBitWidth() == 80 ? 64 : APFloat::semanticsPrecision(semantics()) - 1;
  }
  Type bitsType() const { return builder.getIntegerType(type.getIntOrFloatBitWidth()); }
  Value bitsOf(const APInt &number) const {
    return LLVM::ConstantOp::create(builder, loc, bitsType(), builder.getIntegerAttr(bitsType(), number));
  }
  Value placeOfExponent() const { return bitsOf(APInt(type.getIntOrFloatBitWidth(), exponentPlace())); }
  /// The exponent of a number that is not negative, from its bits; the least one of zero, and any of what is infinite.
  Value exponentOf(Value number) const {
    Value bits = LLVM::BitcastOp::create(builder, loc, bitsType(), number);
    Value field = LLVM::LShrOp::create(builder, loc, bits, placeOfExponent());
    if (type.getIntOrFloatBitWidth() > 64)
      field = LLVM::TruncOp::create(builder, loc, builder.getI64Type(), field);
    return LLVM::SubOp::create(builder, loc, field, exponentOf(int64_t(APFloat::semanticsMaxExponent(semantics()))));
  }
  /// 2^exponent, of an exponent of normal numbers: its bits.
  Value powerOfTwo(Value exponent) const {
    Value wide = exponent;
    if (type.getIntOrFloatBitWidth() > 64)
      wide = LLVM::SExtOp::create(builder, loc, bitsType(), exponent);
    Value moved = LLVM::ShlOp::create(builder, loc, wide, placeOfExponent());
    Value one = bitsOf(APFloat::getOne(semantics()).bitcastToAPInt());
    return LLVM::BitcastOp::create(builder, loc, type, LLVM::AddOp::create(builder, loc, moved, one));
  }

  LoweringState &state;
  OpBuilder &builder;
  Location loc;
  LLVM::FastmathFlags flags;
  PartBuilder parts;
};

} // namespace

Complex Evaluator::functionExp(Complex z) const {
  Value angle = z.im;
  // With an infinite length only the signs of an angle count, or nothing.
  Value isOddAngle = both(isInfinite(z.re), isOdd(angle));
  Complex plain = scaleByExp(z.re, cos(angle), sin(angle));
  plain.im = choose(isZero(angle), angle, plain.im);
  Value isGone = isLess(z.re, number(0.0));
  Complex odd = {choose(isGone, number(0.0), infinity()), choose(isGone, number(0.0), notANumber())};
  return choose(isOddAngle, odd, plain);
}

/// e^a cos(b) - 1 = (e^a - 1) cos(b) - 2 sin(b/2)^2.
Complex Evaluator::functionExpm1(Complex z) const {
  Value lost = sin(half(z.im));
  Value grown = library(LibraryFunction::Expm1, z.re);
  Value re = sub(mul(grown, cos(z.im)), mul(number(2.0), square(lost)));
  Complex whole = functionExp(z);
  // Where the power is large, so that one is nothing, or no number.
  Value isPlain = isLess(z.re, number(40.0));
  isPlain = both(isPlain, isLess(number(-40.0), z.re));
  return {choose(isPlain, re, sub(whole.re, number(1.0))), whole.im};
}

/// log |z| is half of log1p(|z|^2 - 1) near the unit circle, and elsewhere that
/// of the larger part and of the rest. `excess` is |z|^2 - 1 where the caller
/// knows it better.
Complex Evaluator::functionLog(Complex z, Value excess) const {
  Modulus m = modulus(z);
  Value one = number(1.0);
  Value isUnit = both(isLess(number(0.5), m.larger), isLess(m.larger, number(1.5)));
  if (!excess)
    excess = sumOfProducts(sub(m.larger, one), m.larger, one, m.smaller);
  Value rest = choose(isUnit, excess, square(m.ratio));
  Value base = choose(isUnit, number(0.0), log(m.larger));
  Value length = add(base, half(library(LibraryFunction::Log1p, rest)));
  return {length, atan2(z.im, z.re)};
}

Complex Evaluator::functionLog1p(Complex z) const {
  return functionLog({add(z.re, number(1.0)), z.im}, sumOfProducts(z.re, z.re, number(2.0), z.im));
}

/// With t = sqrt((|z| + |a|) / 2) the root is t + b/2t i, or |b|/2t and t with
/// the sign of b on the left of the imaginary axis.
Complex Evaluator::functionSqrt(Complex z) const {
  Modulus m = modulus(z);
  Value share = choose(m.imIsLarger, m.ratio, number(1.0));
  Value t = mul(sqrt(m.larger), sqrt(half(add(m.root, share))));
  Value other = half(div(magnitude(z.im), t));
  other = choose(isInfinite(z.im), infinity(), other);
  Complex left = {other, withSign(t, z.im)};
  Complex right = {t, withSign(other, z.im)};
  Complex root = choose(isLess(z.re, number(0.0)), left, right);
  return choose(m.isZero, {number(0.0), z.im}, root);
}

/// The conjugate of the root over the absolute value.
Complex Evaluator::functionRsqrt(Complex z) const {
  Modulus m = modulus(z);
  Complex root = functionSqrt(z);
  auto shorten = [&](Value value) { return div(div(value, m.larger), m.root); };
  Complex plain = {shorten(root.re), neg(shorten(root.im))};
  Complex none = {number(0.0), withSign(number(0.0), neg(z.im))};
  plain = choose(isInfinite(m.larger), none, plain);
  return choose(m.isZero, {infinity(), notANumber()}, plain);
}

Complex Evaluator::functionSign(Complex z) const {
  Modulus m = modulus(z);
  Complex plain = {div(div(z.re, m.larger), m.root), div(div(z.im, m.larger), m.root)};
  return choose(m.isZero, {number(0.0), number(0.0)}, plain);
}

/// sin(a) cosh(b) + cos(a) sinh(b) i
Complex Evaluator::functionSin(Complex z) const {
  Value re = timesHyperbolic(sin(z.re), z.im, /*isSine=*/false);
  Value im = timesHyperbolic(cos(z.re), z.im, /*isSine=*/true);
  im = choose(both(isOdd(z.re), isZero(z.im)), z.im, im);
  im = choose(both(isOdd(z.re), isInfinite(z.im)), infinity(), im);
  return {choose(isZero(z.re), z.re, re), im};
}

/// cos(a) cosh(b) - sin(a) sinh(b) i
Complex Evaluator::functionCos(Complex z) const {
  Value re = timesHyperbolic(cos(z.re), z.im, /*isSine=*/false);
  Value im = neg(timesHyperbolic(sin(z.re), z.im, /*isSine=*/true));
  re = choose(both(isOdd(z.re), isInfinite(z.im)), infinity(), re);
  // On an axis only the signs count, also beside what is odd.
  Value turn = choose(isOdd(z.re), number(0.0), sin(z.re));
  turn = choose(isZero(z.re), z.re, turn);
  Value side = choose(isZero(z.im), z.im, withSign(number(1.0), z.im));
  Value isReal = either(isZero(z.re), isZero(z.im));
  return {re, choose(isReal, neg(mul(turn, side)), im)};
}

/// With t = tan(b), s = sinh(a), c = cosh(a), u = 1 + t^2:
/// (u c s + t i) / (1 + u s^2), which nowhere subtracts. Far from the imaginary
/// axis it is 1 with the sign of a, and 4 sin(b) cos(b) e^-2|a|.
Complex Evaluator::functionTanh(Complex z) const {
  Value one = number(1.0);
  Value size = magnitude(z.re);
  Value isFar = isLess(number(40.0), size);
  Value near = choose(isFar, number(0.0), z.re);
  Value t = tan(z.im), s = sinh(near), c = cosh(near);
  Value u = add(one, square(t));
  Value norm = add(one, mul(u, square(s)));
  Complex plain = {div(mul(mul(u, c), s), norm), div(t, norm)};
  Value turn = mul(mul(sin(z.im), cos(z.im)), number(4.0));
  Complex far = {withSign(one, z.re), mul(turn, exp(mul(size, number(-2.0))))};
  // Of an angle that is odd there is nothing but the sign, if the rest of it is
  // gone, which it is at infinity alone.
  Value isGone = isInfinite(z.re), isOddAngle = isOdd(z.im);
  far.im = choose(both(isGone, isOddAngle), withSign(number(0.0), z.im), far.im);
  far.re = choose(both(isOddAngle, isLess(size, infinity())), notANumber(), far.re);
  Complex result = choose(isFar, far, plain);
  return {choose(isZero(z.re), z.re, result.re), choose(isZero(z.im), z.im, result.im)};
}

/// tan(z) = -i tanh(i z)
Complex Evaluator::functionTan(Complex z) const {
  Complex turned = functionTanh({neg(z.im), z.re});
  return {turned.im, neg(turned.re)};
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

/// What is said of the operands and the result (nnan, ninf, nsz) says nothing
/// of what is computed in between, and the order of sums is chosen with care
/// (reassoc).
static constexpr arith::FastMathFlags kInnerFlags =
    arith::FastMathFlags::arcp | arith::FastMathFlags::contract | arith::FastMathFlags::afn;

/// Those of `flags` that are in `kept`.
static LLVM::FastmathFlags getFlags(std::optional<arith::FastMathFlags> flags, arith::FastMathFlags kept) {
  return convertFastMath(flags.value_or(arith::FastMathFlags::none) & kept);
}

namespace {

template <typename SourceOp>
struct FunctionLowering : LoweringPattern<SourceOp> {
  using LoweringPattern<SourceOp>::LoweringPattern;

  /// The result, converted.
  virtual Value lower(SourceOp op, Type type, ValueRange operands, const Evaluator &e) const = 0;

  LogicalResult matchAndRewrite(SourceOp op, typename SourceOp::Adaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type part = cast<ComplexType>(op->getOperand(0).getType()).getElementType();
    Evaluator e(this->state, rewriter, op.getLoc(), part, getFlags(op.getFastmath(), kInnerFlags));
    rewriter.replaceOp(op, lower(op, this->types().convertType(op->getResult(0).getType()), adaptor.getOperands(), e));
    return success();
  }
};

template <typename SourceOp, Complex (Evaluator::*function)(Complex) const>
struct UnaryLowering : FunctionLowering<SourceOp> {
  using FunctionLowering<SourceOp>::FunctionLowering;

  Value lower(SourceOp, Type type, ValueRange operands, const Evaluator &e) const override {
    return e.give(type, (e.*function)(e.take(operands[0])));
  }
};

struct LogOpLowering : FunctionLowering<complex::LogOp> {
  using FunctionLowering::FunctionLowering;

  Value lower(complex::LogOp, Type type, ValueRange operands, const Evaluator &e) const override {
    return e.give(type, e.functionLog(e.take(operands[0])));
  }
};

struct AbsOpLowering : FunctionLowering<complex::AbsOp> {
  using FunctionLowering::FunctionLowering;

  Value lower(complex::AbsOp, Type, ValueRange operands, const Evaluator &e) const override {
    Complex z = e.take(operands[0]);
    Evaluator::Modulus m = e.modulus(z);
    return e.narrow(e.mul(m.larger, m.root));
  }
};

struct AngleOpLowering : FunctionLowering<complex::AngleOp> {
  using FunctionLowering::FunctionLowering;

  Value lower(complex::AngleOp op, Type, ValueRange operands, const Evaluator &e) const override {
    Complex z = e.take(operands[0]);
    // One operation of the same meaning, of which all flags hold.
    return e.narrow(LLVM::ATan2Op::create(e.getBuilder(), op.getLoc(), z.im, z.re,
                                          getFlags(op.getFastmath(), arith::FastMathFlags::fast)));
  }
};

/// e^(w log z); 1 for a power of zero, and zero to a power that grows.
struct PowOpLowering : FunctionLowering<complex::PowOp> {
  using FunctionLowering::FunctionLowering;

  Value lower(complex::PowOp, Type type, ValueRange operands, const Evaluator &e) const override {
    Complex z = e.take(operands[0]), w = e.take(operands[1]);
    Value zero = e.number(0.0);
    Complex result = e.functionExp(e.multiply(w, e.functionLog(z)));
    Value isZero = e.both(e.isZero(z.re), e.isZero(z.im));
    result = e.choose(e.both(isZero, e.isLess(zero, w.re)), {zero, zero}, result);
    Value isNone = e.both(e.isZero(w.re), e.isZero(w.im));
    return e.give(type, e.choose(isNone, {e.number(1.0), zero}, result));
  }
};

/// -i log((x + i y) / sqrt(x^2 + y^2)), as described. A common factor of x and y
/// changes nothing.
struct Atan2OpLowering : FunctionLowering<complex::Atan2Op> {
  using FunctionLowering::FunctionLowering;

  Value lower(complex::Atan2Op, Type type, ValueRange operands, const Evaluator &e) const override {
    Complex y = e.take(operands[0]), x = e.take(operands[1]);
    e.bringIntoRange(y, x);
    Complex xx = e.multiply(x, x), yy = e.multiply(y, y);
    Complex root = e.functionSqrt({e.add(xx.re, yy.re), e.add(xx.im, yy.im)});
    Complex turned = {e.sub(x.re, y.im), e.add(x.im, y.re)};
    Complex log = e.functionLog(e.divide(turned, root));
    return e.give(type, {log.im, e.neg(log.re)});
  }
};

/// A chain of squares with one factor per bit of the power's absolute value;
/// its inverse for a negative power. Exponents are apart, so that nothing on the
/// way is out of range.
struct PowiOpLowering : FunctionLowering<complex::PowiOp> {
  using FunctionLowering::FunctionLowering;

  Value lower(complex::PowiOp op, Type type, ValueRange operands, const Evaluator &e) const override {
    OpBuilder &builder = e.getBuilder();
    Location loc = op.getLoc();
    Value power = operands[1];
    Type integer = power.getType();
    unsigned width = integer.getIntOrFloatBitWidth();
    Value zero = splatInteger(builder, loc, integer, 0);
    auto isNonZero = [&](Value value) -> Value {
      return LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::ne, value, zero);
    };
    Value isNegative = LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::slt, power, zero);
    Value size = e.choose(isNegative, LLVM::SubOp::create(builder, loc, zero, power), power);
    Evaluator::Scaled result = {{e.number(1.0), e.number(0.0)}, e.exponentOf(0)};
    Evaluator::Scaled square = e.getScaled(e.take(operands[0]));
    for (unsigned bit = 0; bit < width; ++bit) {
      if (bit != 0)
        square = e.multiply(square, square);
      // Exponents of up to 16 bits are doubled.
      if (bit > 32)
        square = e.limit(square);
      Value mask = LLVM::ConstantOp::create(builder, loc, integer,
                                            builder.getIntegerAttr(integer, APInt::getOneBitSet(width, bit)));
      Value isSet = isNonZero(LLVM::AndOp::create(builder, loc, size, mask));
      Evaluator::Scaled product = e.multiply(result, square);
      result = {e.choose(isSet, product.number, result.number), e.choose(isSet, product.exponent, result.exponent)};
    }
    Complex inverse = e.divide({e.number(1.0), e.number(0.0)}, result.number);
    Value turned = LLVM::SubOp::create(builder, loc, e.exponentOf(0), result.exponent);
    return e.give(type, e.getNumber({e.choose(isNegative, inverse, result.number),
                                     e.choose(isNegative, turned, result.exponent)}));
  }
};

using ExpOpLowering = UnaryLowering<complex::ExpOp, &Evaluator::functionExp>;
using Expm1OpLowering = UnaryLowering<complex::Expm1Op, &Evaluator::functionExpm1>;
using Log1pOpLowering = UnaryLowering<complex::Log1pOp, &Evaluator::functionLog1p>;
using SqrtOpLowering = UnaryLowering<complex::SqrtOp, &Evaluator::functionSqrt>;
using RsqrtOpLowering = UnaryLowering<complex::RsqrtOp, &Evaluator::functionRsqrt>;
using SignOpLowering = UnaryLowering<complex::SignOp, &Evaluator::functionSign>;
using SinOpLowering = UnaryLowering<complex::SinOp, &Evaluator::functionSin>;
using CosOpLowering = UnaryLowering<complex::CosOp, &Evaluator::functionCos>;
using TanOpLowering = UnaryLowering<complex::TanOp, &Evaluator::functionTan>;
using TanhOpLowering = UnaryLowering<complex::TanhOp, &Evaluator::functionTanh>;

} // namespace

namespace memref_cts::lowering {
void populateComplexFunctionPatterns(RewritePatternSet &patterns, LoweringState &state) {
#define MEMREF_CTS_LOWERED_ComplexFunction(OP, CHECK) patterns.add<OP##Lowering>(state);
#include "lowering/lower/base/LoweredOps.def"
}
} // namespace memref_cts::lowering
