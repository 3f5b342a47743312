//===- WideNumbers.cpp - integers of 129 to 256 bits ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Long arithmetic with two digits of base 2^128, the upper of which may have
// fewer bits. Where that matters it is extended, and cut off at the end.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/wide/WideNumbers.h"
#include "lowering/encode/EncodePromises.h"
#include "lowering/encode/Encoder.h"

using namespace mlir;

namespace memref_cts::lowering {

static constexpr unsigned kLowBits = 128;

static unsigned getWidth(Type type) { return getElementTypeOrSelf(type).getIntOrFloatBitWidth(); }

/// The same shape with integers of another width.
static Type withWidth(Type type, unsigned bits) {
  Type integer = IntegerType::get(type.getContext(), bits);
  VectorType vector = dyn_cast<VectorType>(type);
  return vector ? Type(vector.clone(integer)) : integer;
}

WideNumbers::WideNumbers(Encoder &encoder, Operation *op, Type type)
    : encoder(encoder), p(encoder, op), bits(getWidth(type)), truth(encoder.types.get(withWidth(type, 1))) {
  auto [lowType, highType] = getWideParts(type);
  low = encoder.types.get(lowType);
  high = encoder.types.get(highType);
}

uint32_t WideNumbers::extendHigh(uint32_t part, bool isSigned) {
  if (high == low)
    return part;
  return p.add(isSigned ? REFRT_OP_SEXT : REFRT_OP_ZEXT, high, low, {part});
}

uint32_t WideNumbers::narrowHigh(uint32_t part) {
  return high == low ? part : p.add(REFRT_OP_TRUNC, low, high, {part});
}

uint32_t WideNumbers::highOf(uint32_t condition) {
  return p.choose(high, condition, p.number(high, 1), p.number(high, 0));
}

WideNumbers::Number WideNumbers::onParts(refrt_opcode opcode, ArrayRef<Number> operands) {
  Ids lows, highs;
  for (Number number : operands) {
    lows.push_back(number.low);
    highs.push_back(number.high);
  }
  return {p.same(opcode, low, lows), p.same(opcode, high, highs)};
}

WideNumbers::Number WideNumbers::bitwise(refrt_opcode opcode, Number a, Number b) { return onParts(opcode, {a, b}); }

WideNumbers::Number WideNumbers::choose(uint32_t condition, Number a, Number b) {
  return {p.choose(low, condition, a.low, b.low), p.choose(high, condition, a.high, b.high)};
}

WideNumbers::Number WideNumbers::poisonUnless(uint32_t holds, Number a, const Twine &what) {
  return {lowering::poisonUnless(encoder, p, low, holds, a.low, what),
          lowering::poisonUnless(encoder, p, high, holds, a.high, what)};
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

WideNumbers::Number WideNumbers::add(Number a, Number b) {
  Number sum = onParts(REFRT_OP_ADD, {a, b});
  uint32_t carry = p.compare(REFRT_ICMP_ULT, low, truth, sum.low, a.low);
  return {sum.low, p.same(REFRT_OP_ADD, high, {sum.high, highOf(carry)})};
}

WideNumbers::Number WideNumbers::sub(Number a, Number b) {
  Number difference = onParts(REFRT_OP_SUB, {a, b});
  uint32_t borrow = p.compare(REFRT_ICMP_ULT, low, truth, a.low, b.low);
  return {difference.low, p.same(REFRT_OP_SUB, high, {difference.high, highOf(borrow)})};
}

/// The product of the high parts is a multiple of 2^256.
WideNumbers::Number WideNumbers::mul(Number a, Number b) {
  uint32_t product = encoder.addValue(low), above = encoder.addValue(low);
  p.emit(REFRT_OP_MULU_EXTENDED, low, {a.low, b.low}, {product, above});
  for (auto [x, y] : {std::pair(a, b), std::pair(b, a)}) {
    uint32_t cross = p.same(REFRT_OP_MUL, low, {x.low, extendHigh(y.high, false)});
    above = p.same(REFRT_OP_ADD, low, {above, cross});
  }
  return {product, narrowHigh(above)};
}

/// `rest` is the amount modulo 128. Bits that move from one part to the other
/// move by 128 - rest, in two steps because that may be 128.
WideNumbers::Number WideNumbers::shift(refrt_opcode opcode, Number a, Number amount) {
  uint32_t n = amount.low;
  uint32_t upper = extendHigh(a.high, opcode == REFRT_OP_SHRS);
  uint32_t far = p.compare(REFRT_ICMP_UGE, low, truth, n, lowNumber(kLowBits));
  uint32_t rest = p.same(REFRT_OP_AND, low, {n, lowNumber(kLowBits - 1)});
  uint32_t back = p.same(REFRT_OP_XOR, low, {rest, lowNumber(kLowBits - 1)});
  auto cross = [&](refrt_opcode direction, uint32_t from, uint32_t into) {
    uint32_t moved = p.same(direction, low, {from, back});
    moved = p.same(direction, low, {moved, lowNumber(1)});
    return p.same(REFRT_OP_OR, low, {into, moved});
  };
  Number result;
  uint32_t lower = p.same(opcode == REFRT_OP_SHL ? opcode : REFRT_OP_SHRU, low, {a.low, rest});
  uint32_t shifted = p.same(opcode, low, {upper, rest});
  if (opcode == REFRT_OP_SHL) {
    result.low = p.choose(low, far, lowNumber(0), lower);
    result.high = p.choose(low, far, lower, cross(REFRT_OP_SHRU, a.low, shifted));
  } else {
    uint32_t fill = opcode == REFRT_OP_SHRU ? lowNumber(0) : p.same(opcode, low, {upper, lowNumber(kLowBits - 1)});
    result.low = p.choose(low, far, shifted, cross(REFRT_OP_SHL, upper, lower));
    result.high = p.choose(low, far, fill, shifted);
  }
  result.high = narrowHigh(result.high);
  return poisonUnless(compare(REFRT_ICMP_ULT, amount, number(bits)), result,
                      "a shift by less than " + Twine(bits) + " bits");
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

/// The order of the high parts, and of the low ones where those are equal.
uint32_t WideNumbers::compare(refrt_icmp predicate, Number a, Number b) {
  refrt_icmp ofLow = predicate, ofHigh = predicate;
  switch (predicate) {
  case REFRT_ICMP_SLT:
  case REFRT_ICMP_SLE:
    ofHigh = REFRT_ICMP_SLT;
    ofLow = predicate == REFRT_ICMP_SLT ? REFRT_ICMP_ULT : REFRT_ICMP_ULE;
    break;
  case REFRT_ICMP_SGT:
  case REFRT_ICMP_SGE:
    ofHigh = REFRT_ICMP_SGT;
    ofLow = predicate == REFRT_ICMP_SGT ? REFRT_ICMP_UGT : REFRT_ICMP_UGE;
    break;
  case REFRT_ICMP_ULE:
    ofHigh = REFRT_ICMP_ULT;
    break;
  case REFRT_ICMP_UGE:
    ofHigh = REFRT_ICMP_UGT;
    break;
  default: // equality and strict unsigned orders are those of each part
    break;
  }
  uint32_t lows = p.compare(ofLow, low, truth, a.low, b.low);
  uint32_t highs = p.compare(ofHigh, high, truth, a.high, b.high);
  if (predicate == REFRT_ICMP_EQ)
    return both(lows, highs);
  if (predicate == REFRT_ICMP_NE)
    return either(lows, highs);
  uint32_t equal = p.compare(REFRT_ICMP_EQ, high, truth, a.high, b.high);
  return either(highs, both(equal, lows));
}

uint32_t WideNumbers::isNegative(Number a) { return p.compare(REFRT_ICMP_SLT, high, truth, a.high, p.number(high, 0)); }

/// Nothing of the long product lies above the width. At most one number has a
/// high part, and that times the other is one digit. The sum of the upper digits
/// has no carry and no bits that are too many.
uint32_t WideNumbers::mulFitsUnsigned(Number a, Number b) {
  uint32_t product = encoder.addValue(low), above = encoder.addValue(low);
  p.emit(REFRT_OP_MULU_EXTENDED, low, {a.low, b.low}, {product, above});
  uint32_t aHigh = extendHigh(a.high, false), bHigh = extendHigh(b.high, false);
  uint32_t fits = either(isLowZero(aHigh), isLowZero(bHigh));
  for (auto [x, y] : {std::pair(a.low, bHigh), std::pair(b.low, aHigh)}) {
    uint32_t cross = encoder.addValue(low), beyond = encoder.addValue(low);
    p.emit(REFRT_OP_MULU_EXTENDED, low, {x, y}, {cross, beyond});
    uint32_t sum = p.same(REFRT_OP_ADD, low, {above, cross});
    uint32_t hasNoCarry = p.compare(REFRT_ICMP_UGE, low, truth, sum, above);
    fits = both(fits, both(isLowZero(beyond), hasNoCarry));
    above = sum;
  }
  uint32_t kept = extendHigh(narrowHigh(above), false);
  return both(fits, p.compare(REFRT_ICMP_EQ, low, truth, kept, above));
}

/// Signed: the magnitudes are multiplied, and the number that is made of them
/// has the sign that it should have, or is zero.
uint32_t WideNumbers::mulFits(Number a, Number b, bool isSigned) {
  if (!isSigned)
    return mulFitsUnsigned(a, b);
  uint32_t aSign = isNegative(a), bSign = isNegative(b);
  uint32_t fits = mulFitsUnsigned(choose(aSign, sub(zero(), a), a), choose(bSign, sub(zero(), b), b));
  Number product = mul(a, b);
  uint32_t sign = p.same(REFRT_OP_XOR, truth, {aSign, bSign});
  uint32_t agrees = p.compare(REFRT_ICMP_EQ, truth, truth, sign, isNegative(product));
  return both(fits, either(agrees, compare(REFRT_ICMP_EQ, product, zero())));
}

//===----------------------------------------------------------------------===//
// Other widths
//===----------------------------------------------------------------------===//

/// Zeros that are poison where the value is.
WideNumbers::Number WideNumbers::widen(Type from, uint32_t value, bool isSigned) {
  if (getWidth(from) != kLowBits)
    value = p.add(isSigned ? REFRT_OP_SEXT : REFRT_OP_ZEXT, encoder.types.get(from), low, {value});
  uint32_t rest = isSigned ? p.same(REFRT_OP_SHRS, low, {value, lowNumber(kLowBits - 1)})
                           : p.same(REFRT_OP_AND, low, {value, lowNumber(0)});
  return {value, narrowHigh(rest)};
}

uint32_t WideNumbers::truncate(Type to, Number a) {
  if (getWidth(to) == kLowBits)
    return a.low;
  return p.add(REFRT_OP_TRUNC, low, encoder.types.get(to), {a.low});
}

WideNumbers::Number WideNumbers::resize(WideNumbers &from, Number a, bool isSigned) {
  return {a.low, narrowHigh(from.extendHigh(a.high, isSigned))};
}

} // namespace memref_cts::lowering
