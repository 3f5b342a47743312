//===- TruthFloatTest.cpp - float instructions against APFloat ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every opcode of the reference machine with float lanes, on every kind of
// floats.def, against LLVM's APFloat. Kinds of at most 8 bits are tried exhaustively, three operands
// to 6 bits: every triple of 8 is in refrt/unittests/number/truth_float_test.c. Others are tried with
// corners and random patterns. Conversions from kinds of at most 16 bits go exhaustively to every kind in
// every rounding mode. An opcode that takes floats and has no row here fails the test, so does a
// kind without semantics.
//
// Where APFloat has no answer of its own what refrt/number/soft_float.h says
// is the expectation: kinds without NaN and infinity, and the unsigned one.
//
//===----------------------------------------------------------------------===//

#include "lowering/FloatSemantics.h"
#include "lowering/unittests/ReferenceMachine.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"

#include <gtest/gtest.h>

#include <random>

using namespace memref_cts::lowering;
using llvm::APFloat;
using llvm::APInt;
using llvm::APSInt;
using llvm::ArrayRef;
using llvm::RoundingMode;

namespace {

// Neither NaN nor infinity.
bool isFinite(refrt_float_kind kind) {
  return kind == REFRT_FLOAT_F6E2M3FN || kind == REFRT_FLOAT_F6E3M2FN || kind == REFRT_FLOAT_F4E2M1FN;
}
// Powers of two and NaN; APFloat computes in it as if it had signs and zeros.
bool isUnsigned(refrt_float_kind kind) { return kind == REFRT_FLOAT_F8E8M0FNU; }

// A number in any semantics as one of a kind: APFloat's conversion, and the
// answers of soft_float.h where the kind has no such number.
APFloat toKind(APFloat value, refrt_float_kind kind, RoundingMode mode) {
  const llvm::fltSemantics &semantics = semanticsOf(kind);
  bool lost = false;
  if (isFinite(kind) && (value.isNaN() || value.isInfinity()))
    return APFloat::getLargest(semantics, !value.isNaN() && value.isNegative());
  if (isUnsigned(kind)) {
    APFloat least = APFloat::getSmallest(semantics), floor = least;
    floor.convert(APFloat::IEEEquad(), RoundingMode::NearestTiesToEven, &lost);
    APFloat quad = value;
    quad.convert(APFloat::IEEEquad(), RoundingMode::TowardZero, &lost);
    if (value.isNaN() || value.isInfinity() || (value.isNegative() && !value.isZero()))
      return APFloat::getNaN(semantics);
    if (value.isZero() || quad < floor)
      return least;
  }
  value.convert(semantics, mode, &lost);
  return value;
}

struct Expected {
  enum { Bits, AnyNaN, Undef, Poison } is = Bits;
  APInt bits{128, 0};
};

Expected bits(const APFloat &value) {
  if (value.isNaN())
    return {Expected::AnyNaN};
  return {Expected::Bits, value.bitcastToAPInt().zext(128)};
}

bool holds(refrt_fcmp predicate, APFloat::cmpResult order) {
  bool less = order == APFloat::cmpLessThan, equal = order == APFloat::cmpEqual,
       greater = order == APFloat::cmpGreaterThan, unordered = order == APFloat::cmpUnordered;
  switch (predicate) {
  case REFRT_FCMP_FALSE:
    return false;
  case REFRT_FCMP_OEQ:
    return equal;
  case REFRT_FCMP_OGT:
    return greater;
  case REFRT_FCMP_OGE:
    return greater || equal;
  case REFRT_FCMP_OLT:
    return less;
  case REFRT_FCMP_OLE:
    return less || equal;
  case REFRT_FCMP_ONE:
    return less || greater;
  case REFRT_FCMP_ORD:
    return !unordered;
  case REFRT_FCMP_UEQ:
    return equal || unordered;
  case REFRT_FCMP_UGT:
    return greater || unordered;
  case REFRT_FCMP_UGE:
    return !less;
  case REFRT_FCMP_ULT:
    return less || unordered;
  case REFRT_FCMP_ULE:
    return !greater;
  case REFRT_FCMP_UNE:
    return !equal;
  case REFRT_FCMP_UNO:
    return unordered;
  case REFRT_FCMP_TRUE:
    return true;
  case REFRT_FCMP_COUNT:
    break;
  }
  return false;
}

// The root of a number is the candidate whose neighbourhood, up to the points
// half way to its neighbours, holds it. Squares of such points are exact in
// f128 for all kinds up to f64. The candidate is the machine's.
bool isRoot(const APFloat &x, const APFloat &root) {
  bool lost = false;
  const RoundingMode even = RoundingMode::NearestTiesToEven;
  if (x.isZero())
    return root.bitwiseIsEqual(x);
  if (root.isNaN() || root.isInfinity() || root.isNegative())
    return false;
  APFloat below = root, above = root, number = x, middle = root;
  below.next(true);
  above.next(false);
  for (APFloat *value : {&below, &above, &number, &middle})
    value->convert(APFloat::IEEEquad(), even, &lost);
  // Half of the step on the other side where a neighbour is missing.
  if (below.isNegative() || !(below < middle))
    below = APFloat::getZero(APFloat::IEEEquad());
  if (above.isInfinity() || !(middle < above))
    above = middle + (middle - below);
  APFloat half(APFloat::IEEEquad(), "0.5");
  APFloat low = (below + middle) * half, high = (middle + above) * half;
  return low * low <= number && number <= high * high;
}

std::optional<RoundingMode> modeOf(uint64_t mode) {
  switch (refrt_rounding(mode)) {
  case REFRT_ROUND_NEAREST_EVEN:
    return RoundingMode::NearestTiesToEven;
  case REFRT_ROUND_DOWN:
    return RoundingMode::TowardNegative;
  case REFRT_ROUND_UP:
    return RoundingMode::TowardPositive;
  case REFRT_ROUND_TO_ZERO:
    return RoundingMode::TowardZero;
  case REFRT_ROUND_NEAREST_AWAY:
    return RoundingMode::NearestTiesToAway;
  case REFRT_ROUND_COUNT:
    break;
  }
  return std::nullopt;
}

struct Numbers {
  refrt_opcode opcode;
  uint64_t attribute;
  refrt_float_kind kind;
};

// The result as a number before fast-math flags; nothing without a row.
// `undef`: several answers are right.
std::optional<APFloat> arithmetic(const Numbers &n, ArrayRef<APFloat> v, bool &undef) {
  const RoundingMode even = RoundingMode::NearestTiesToEven;
  bool lost = false;
  // Wide enough that rounding twice is rounding once (soft_float_small_test).
  bool wide = isUnsigned(n.kind);
  auto in = [&](unsigned i) {
    APFloat value = v[i];
    if (wide)
      value.convert(APFloat::IEEEquad(), even, &lost);
    return value;
  };
  auto out = [&](APFloat value) { return wide || isFinite(n.kind) ? toKind(value, n.kind, even) : value; };
  switch (n.opcode) {
  case REFRT_OP_ADDF: {
    APFloat r = in(0);
    r.add(in(1), even);
    return out(r);
  }
  case REFRT_OP_SUBF: {
    APFloat r = in(0);
    r.subtract(in(1), even);
    return out(r);
  }
  case REFRT_OP_MULF: {
    APFloat r = in(0);
    r.multiply(in(1), even);
    return out(r);
  }
  case REFRT_OP_DIVF: {
    if (isFinite(n.kind) && v[1].isZero())
      return APFloat::getLargest(semanticsOf(n.kind), !v[0].isZero() && v[0].isNegative() != v[1].isNegative());
    APFloat r = in(0);
    r.divide(in(1), even);
    return out(r);
  }
  case REFRT_OP_REMF: {
    if (isFinite(n.kind) && v[1].isZero())
      return APFloat::getLargest(semanticsOf(n.kind));
    APFloat r = in(0);
    r.mod(in(1));
    return out(r);
  }
  case REFRT_OP_FMA: {
    APFloat r = in(0);
    r.fusedMultiplyAdd(in(1), in(2), even);
    return out(r);
  }
  case REFRT_OP_FMULADD: { // rounded once or twice
    APFloat once = in(0), twice = in(0);
    once.fusedMultiplyAdd(in(1), in(2), even);
    twice.multiply(in(1), even);
    twice = out(twice);
    if (wide)
      twice.convert(APFloat::IEEEquad(), even, &lost);
    twice.add(in(2), even);
    once = out(once);
    twice = out(twice);
    undef = once.isNaN() ? !twice.isNaN() : !once.bitwiseIsEqual(twice);
    return once;
  }
  case REFRT_OP_ROUNDF: {
    // APFloat adds a power of two that small kinds do not have.
    APFloat r = v[0];
    bool small = refrt_float_bits(n.kind) < 16;
    if (small)
      r.convert(APFloat::IEEEdouble(), even, &lost);
    r.roundToIntegral(*modeOf(n.attribute));
    return small ? toKind(r, n.kind, even) : r;
  }
  case REFRT_OP_MAXIMUMF:
    return llvm::maximum(v[0], v[1]);
  case REFRT_OP_MINIMUMF:
    return llvm::minimum(v[0], v[1]);
  case REFRT_OP_MAXNUMF:
  case REFRT_OP_MINNUMF:
    undef = v[0].isZero() && v[1].isZero()
                ? v[0].isNegative() != v[1].isNegative()
                : (v[0].isSignaling() && !v[1].isNaN()) || (v[1].isSignaling() && !v[0].isNaN());
    return n.opcode == REFRT_OP_MAXNUMF ? llvm::maxnum(v[0], v[1]) : llvm::minnum(v[0], v[1]);
  default:
    return std::nullopt;
  }
}

// Bit operations keep NaNs as they are: on patterns, by the position of the
// sign. Kinds where zero or NaN has no sign go through APFloat.
std::optional<Expected> onSigns(const Numbers &n, ArrayRef<APInt> v, ArrayRef<APFloat> f) {
  unsigned top = v[0].getBitWidth() - 1;
  bool negative;
  switch (n.opcode) {
  case REFRT_OP_NEGF:
    negative = !v[0][top];
    break;
  case REFRT_OP_ABSF:
    negative = false;
    break;
  case REFRT_OP_COPYSIGN:
    negative = v[1][top];
    break;
  default:
    return std::nullopt;
  }
  APInt result = v[0];
  if (isUnsigned(n.kind)) { // a negative number is NaN
    if (n.opcode == REFRT_OP_NEGF)
      result.setAllBits();
  } else if (!APFloat::getZero(f[0].getSemantics(), true).isNegative()) {
    if (!f[0].isNaN() && !f[0].isZero())
      result.setBitVal(top, n.opcode == REFRT_OP_COPYSIGN ? f[1].isNegative() : negative);
  } else {
    result.setBitVal(top, negative);
  }
  return Expected{Expected::Bits, result.zext(128)};
}

bool breaks(uint32_t flags, const APFloat &value) {
  return ((flags & REFRT_FLAG_NNAN) && value.isNaN()) || ((flags & REFRT_FLAG_NINF) && value.isInfinity());
}

bool isSqrt(refrt_opcode opcode) { return opcode == REFRT_OP_SQRT; }

// The one class of LangRef's llvm.is.fpclass.
uint64_t classOf(const APFloat &value) {
  if (value.isNaN())
    return value.isSignaling() ? 0x001 : 0x002;
  bool negative = value.isNegative();
  if (value.isInfinity())
    return negative ? 0x004 : 0x200;
  if (value.isZero())
    return negative ? 0x020 : 0x040;
  if (value.isDenormal())
    return negative ? 0x010 : 0x080;
  return negative ? 0x008 : 0x100;
}

// The attributes that an opcode is tried with.
std::vector<uint64_t> attributesOf(refrt_opcode opcode) {
  std::vector<uint64_t> attributes;
  if (opcode == REFRT_OP_CMPF)
    for (uint64_t i = 0; i < REFRT_FCMP_COUNT; ++i)
      attributes.push_back(i);
  if (opcode == REFRT_OP_ROUNDF)
    for (uint64_t i = 0; i < REFRT_ROUND_COUNT; ++i)
      attributes.push_back(i);
  if (opcode == REFRT_OP_CLASSIFYF)
    for (uint64_t mask :
         {0x1u, 0x2u, 0x4u, 0x8u, 0x10u, 0x20u, 0x40u, 0x80u, 0x100u, 0x200u, 0x0u, 0x3ffu, 0x108u, 0x204u})
      attributes.push_back(mask);
  return attributes;
}

bool hasRow(refrt_opcode opcode) {
  Numbers n{opcode, 0, REFRT_FLOAT_F32};
  APFloat one(1.0f);
  APInt pattern = one.bitcastToAPInt();
  bool undef = false;
  return isSqrt(opcode) || opcode == REFRT_OP_CMPF || opcode == REFRT_OP_CLASSIFYF ||
         arithmetic(n, {one, one, one}, undef) || onSigns(n, {pattern, pattern}, {one, one});
}

// Operations with float lanes that are not arithmetic of one kind: the casts
// have tests of their own below.
bool isElsewhere(refrt_opcode opcode) {
  return opcode == REFRT_OP_FREEZE || opcode == REFRT_OP_BITCAST || opcode == REFRT_OP_EXTF ||
         opcode == REFRT_OP_TRUNCF || opcode == REFRT_OP_FPTOSI || opcode == REFRT_OP_FPTOUI;
}

std::string text(ArrayRef<APInt> patterns) {
  std::string result;
  for (const APInt &pattern : patterns)
    result += " " + llvm::toString(pattern, 16, false);
  return result;
}

bool matches(const Expected &expected, const refrt_value &got, refrt_float_kind kind) {
  switch (expected.is) {
  case Expected::Bits:
    return got.state == REFRT_DEFINED && bitsOf(got, 128) == expected.bits;
  case Expected::AnyNaN:
    return got.state == REFRT_ANY_NAN && refrt_is_nan(kind, got.lo, got.hi);
  case Expected::Undef:
    return got.state == REFRT_CHOSEN;
  case Expected::Poison:
    return got.state == REFRT_POISON;
  }
  return false;
}

struct Function {
  Numbers numbers;
  uint32_t flags;
  unsigned operands;
  refrt_symbol symbol;
};

struct Conversion {
  refrt_float_kind to;
  uint32_t flags;
  uint64_t mode;
  refrt_symbol symbol;
};

class TruthFloat : public ::testing::TestWithParam<int> {
protected:
  refrt_float_kind kind = refrt_float_kind(GetParam());
  unsigned width = refrt_float_bits(kind);
  const llvm::fltSemantics &semantics = semanticsOf(kind);
  std::mt19937_64 random{unsigned(GetParam()) + 7};
  unsigned failures = 0;

  APInt pick(const APInt &near);
  void check(ReferenceMachine &machine, const Function &f, ArrayRef<APInt> v);
  void checkConversion(ReferenceMachine &machine, const Conversion &c, const APInt &v);
  void fail(const std::string &what) {
    if (++failures <= 10)
      ADD_FAILURE() << what;
  }
};

APInt TruthFloat::pick(const APInt &near) {
  uint64_t words[] = {random(), random()}, choice = random();
  APInt value = APInt(128, words).trunc(width);
  bool sign = choice >> 63;
  switch (choice & 7) {
  case 0: {
    const APFloat edges[] = {APFloat::getZero(semantics),
                             APFloat::getLargest(semantics),
                             APFloat::getSmallest(semantics),
                             APFloat::getSmallestNormalized(semantics),
                             isFinite(kind) ? APFloat::getLargest(semantics) : APFloat::getNaN(semantics),
                             isFinite(kind) || isUnsigned(kind) ? APFloat::getLargest(semantics)
                                                                : APFloat::getInf(semantics)};
    value = edges[(choice >> 3) % 6].bitcastToAPInt();
    value += APInt(width, (choice >> 8) % 3) - 1;
    break;
  }
  case 1: // subnormal, or few bits
    value = value.lshr((choice >> 8) % width);
    break;
  case 2: // long runs
    value = APInt::getLowBitsSet(width, (choice >> 8) % (width + 1)) ^
            APInt::getLowBitsSet(width, (choice >> 16) % (width + 1));
    break;
  case 3: // next to the other operand
    value = near ^ APInt(width, (choice >> 8) & (width < 8 ? 1 : 7));
    break;
  case 4: // of the other operand's size
    for (unsigned i = width - width / 4; i < width; ++i)
      value.setBitVal(i, near[i]);
    break;
  default:
    break;
  }
  if (sign && !isUnsigned(kind))
    value.flipBit(width - 1);
  if (kind == REFRT_FLOAT_F80) // what the hardware itself would make
    value.setBitVal(63, !value.lshr(64).getLoBits(15).isZero());
  return value;
}

void TruthFloat::check(ReferenceMachine &machine, const Function &f, ArrayRef<APInt> v) {
  llvm::SmallVector<APFloat, 3> numbers;
  refrt_value arguments[3], result{};
  Expected expected;
  bool broken = false, undef = false;
  for (unsigned i = 0; i < f.operands; ++i) {
    numbers.emplace_back(semantics, v[i]);
    arguments[i] = leafOf(v[i]);
    broken |= breaks(f.flags, numbers[i]);
  }
  if (!machine.call(f.symbol, ArrayRef(arguments, f.operands), result) || machine.outcome.kind != REFRT_RETURNED)
    return fail(std::string(refrt_opcode_name(f.numbers.opcode)) + " does not return: " + machine.outcome.message);
  auto tell = [&] {
    fail(std::string(refrt_float_name(kind)) + " " + refrt_opcode_name(f.numbers.opcode) + " flags " +
         std::to_string(f.flags) + " attribute " + std::to_string(f.numbers.attribute) + " of" +
         text(v.take_front(f.operands)) + ": got " + text(bitsOf(result, 128)) + " state " +
         std::to_string(result.state) + ", must be " + text(expected.bits) + " form " + std::to_string(expected.is));
  };
  if (broken) {
    expected.is = Expected::Poison;
  } else if (f.numbers.opcode == REFRT_OP_CMPF) {
    expected.bits = APInt(128, holds(refrt_fcmp(f.numbers.attribute), numbers[0].compare(numbers[1])));
  } else if (f.numbers.opcode == REFRT_OP_CLASSIFYF) {
    expected.bits = APInt(128, (classOf(numbers[0]) & f.numbers.attribute) != 0);
  } else if (isSqrt(f.numbers.opcode)) {
    bool invalid = numbers[0].isNaN() || (numbers[0].isNegative() && !numbers[0].isZero());
    if (numbers[0].isInfinity() && !invalid)
      expected = bits(numbers[0]);
    else if (!invalid) {
      if (result.state != REFRT_DEFINED || !isRoot(numbers[0], APFloat(semantics, bitsOf(result, width))))
        tell();
      return;
    } else if (isFinite(kind))
      expected = bits(APFloat::getLargest(semantics));
    else
      expected.is = f.flags & REFRT_FLAG_NNAN ? Expected::Poison : Expected::AnyNaN;
  } else if (auto sign = onSigns(f.numbers, v, numbers)) {
    expected = *sign;
  } else {
    APFloat number = *arithmetic(f.numbers, numbers, undef);
    expected = bits(number);
    if (undef)
      expected.is = Expected::Undef;
    else if (breaks(f.flags, number))
      expected.is = Expected::Poison;
  }
  if (!matches(expected, result, kind))
    tell();
}

TEST_P(TruthFloat, everyOpcodeAgreesWithApFloat) {
  ReferenceMachine machine;
  llvm::SmallVector<Function> functions;
  refrt_type type = refrt_type_float(machine.program, kind);
  refrt_type i1 = refrt_type_int(machine.program, 1);
  for (unsigned i = 0; i < REFRT_OP_COUNT; ++i) {
    refrt_opcode opcode = refrt_opcode(i);
    if (isElsewhere(opcode) || !takesLanesOf(opcode, REFRT_KIND_FLOAT))
      continue;
    if (!hasRow(opcode)) {
      fail(std::string("opcode ") + refrt_opcode_name(opcode) + " takes floats and has no row in this file");
      continue;
    }
    if (isSqrt(opcode) && (kind == REFRT_FLOAT_F80 || kind == REFRT_FLOAT_F128))
      continue; // refrt/unittests/number/soft_float_host_test.c: no wider kind here
    auto [in, out] = signatureOf(opcode);
    std::vector<uint64_t> attributes = attributesOf(opcode);
    bool hasAttribute = !attributes.empty();
    if (!hasAttribute)
      attributes.push_back(0);
    for (uint32_t flags : {0u, unsigned(REFRT_FLAG_NNAN), unsigned(REFRT_FLAG_NINF)})
      for (uint64_t attribute : attributes)
        functions.push_back(
            {{opcode, attribute, kind},
             flags,
             unsigned(in.size()),
             machine.add(opcode, flags, hasAttribute ? std::optional<uint64_t>(attribute) : std::nullopt,
                         llvm::SmallVector<refrt_type>(in.size(), type), {out == "c" ? i1 : type})});
  }
  ASSERT_EQ(machine.start(), "");
  EXPECT_GE(functions.size(), 13u * 3 + 15 * 3);
  APInt a(width, 0), b(width, 0), c(width, 0);
  for (const Function &f : functions) {
    // Triples of 8 bits: refrt/unittests/number/truth_float_test.c.
    unsigned total = f.operands * width;
    if (total <= 18) {
      uint64_t mask = (uint64_t(1) << width) - 1;
      for (uint64_t i = 0; i < uint64_t(1) << total; ++i)
        check(machine, f,
              {APInt(width, i & mask), APInt(width, i >> width & mask), APInt(width, i >> 2 * width & mask)});
      continue;
    }
    bool slow = width > 64 && f.numbers.opcode == REFRT_OP_REMF;
    unsigned rounds = slow ? 300 : f.flags || !attributesOf(f.numbers.opcode).empty() ? 2000 : 20000;
    for (unsigned i = 0; i < rounds; ++i) {
      a = pick(c);
      b = pick(a);
      c = pick(b);
      check(machine, f, {a, b, c});
    }
  }
  EXPECT_EQ(failures, 0u);
}

void TruthFloat::checkConversion(ReferenceMachine &machine, const Conversion &c, const APInt &v) {
  APFloat from(semantics, v), number = toKind(from, c.to, *modeOf(c.mode));
  refrt_value argument = leafOf(v), result{};
  Expected expected = bits(number);
  if (breaks(c.flags, from) || breaks(c.flags, number))
    expected.is = Expected::Poison;
  if (!machine.call(c.symbol, argument, result) || machine.outcome.kind != REFRT_RETURNED)
    return fail(machine.outcome.message);
  if (!matches(expected, result, c.to))
    fail(std::string(refrt_float_name(kind)) + " to " + refrt_float_name(c.to) + " mode " + std::to_string(c.mode) +
         " flags " + std::to_string(c.flags) + " of" + text(v) + ": got" + text(bitsOf(result, 128)) + " state " +
         std::to_string(result.state) + ", must be" + text(expected.bits) + " form " + std::to_string(expected.is));
}

TEST_P(TruthFloat, conversionsToEveryKindAgreeWithApFloat) {
  ReferenceMachine machine;
  llvm::SmallVector<Conversion> conversions;
  for (int i = 0; i < REFRT_FLOAT_COUNT; ++i) {
    refrt_float_kind to = refrt_float_kind(i);
    if (refrt_float_bits(to) == width)
      continue; // neither wider nor narrower
    bool extends = refrt_float_bits(to) > width;
    refrt_opcode opcode = extends ? REFRT_OP_EXTF : REFRT_OP_TRUNCF;
    for (uint32_t flags : {0u, uint32_t(REFRT_FLAG_NNAN | REFRT_FLAG_NINF)})
      for (uint64_t mode = 0; mode < (extends || flags ? 1u : REFRT_ROUND_COUNT); ++mode)
        conversions.push_back(
            {to, flags, mode,
             machine.add(opcode, flags, extends ? std::nullopt : std::optional<uint64_t>(mode),
                         {refrt_type_float(machine.program, kind)}, {refrt_type_float(machine.program, to)})});
  }
  ASSERT_EQ(machine.start(), "");
  APInt v(width, 0);
  for (const Conversion &c : conversions) {
    if (width <= 16) {
      for (uint64_t i = 0; i < uint64_t(1) << width; ++i)
        checkConversion(machine, c, APInt(width, i));
      continue;
    }
    // Points between two numbers of the narrower kind, and next to them.
    for (unsigned i = 0; i < 3000; ++i) {
      v = pick(v);
      if (i % 2) {
        APFloat near = toKind(APFloat(semantics, v), c.to, RoundingMode::TowardZero);
        bool lost = false;
        APFloat next = near;
        next.next(false);
        near.convert(semantics, RoundingMode::NearestTiesToEven, &lost);
        next.convert(semantics, RoundingMode::NearestTiesToEven, &lost);
        APFloat half(semantics, "0.5");
        v = (near * half + next * half).bitcastToAPInt();
        if (!APFloat(semantics, v).isNaN() && i % 4 == 1)
          v += APInt(width, random() % 3) - 1;
        if (kind == REFRT_FLOAT_F80)
          v.setBitVal(63, !v.lshr(64).getLoBits(15).isZero());
      }
      checkConversion(machine, c, v);
    }
  }
  EXPECT_EQ(failures, 0u);
}

TEST_P(TruthFloat, integersBecomeFloatsAsInApFloat) {
  for (unsigned bitsOfInt : {1u, 2u, 5u, 8u, 16u, 31u, 32u, 33u, 64u, 100u, 128u}) {
    ReferenceMachine machine;
    refrt_type in = refrt_type_int(machine.program, bitsOfInt);
    refrt_type out = refrt_type_float(machine.program, kind);
    refrt_symbol functions[] = {machine.add(REFRT_OP_SITOFP, 0, std::nullopt, {in}, {out}),
                                machine.add(REFRT_OP_UITOFP, 0, std::nullopt, {in}, {out}),
                                machine.add(REFRT_OP_UITOFP, REFRT_FLAG_NNEG, std::nullopt, {in}, {out})};
    ASSERT_EQ(machine.start(), "");
    bool exhaustive = bitsOfInt <= 16;
    for (uint64_t i = 0; i < (exhaustive ? uint64_t(1) << bitsOfInt : 4000); ++i) {
      uint64_t words[] = {random(), random()};
      APInt v = exhaustive ? APInt(bitsOfInt, i) : APInt(128, words).trunc(bitsOfInt);
      if (!exhaustive && i % 4) { // few bits, runs of ones, ties
        v = v.lshr(words[1] % bitsOfInt);
        if (i % 4 == 1)
          v &= APInt::getHighBitsSet(bitsOfInt, 1 + words[0] % bitsOfInt);
        if (i % 4 == 2)
          v = APInt::getLowBitsSet(bitsOfInt, 1 + words[0] % bitsOfInt).shl(words[1] % bitsOfInt);
      }
      for (unsigned f = 0; f < 3; ++f) {
        // Kinds without an APFloat answer: through f128, whose 113 bits hold
        // all that decides about their at most 4.
        APFloat number(isUnsigned(kind) || isFinite(kind) ? APFloat::IEEEquad() : semantics);
        number.convertFromAPInt(
            v, f == 0, isUnsigned(kind) || isFinite(kind) ? RoundingMode::TowardZero : RoundingMode::NearestTiesToEven);
        if (isUnsigned(kind) || isFinite(kind))
          number = toKind(number, kind, RoundingMode::NearestTiesToEven);
        Expected expected = bits(number);
        if (f == 2 && v.isNegative())
          expected.is = Expected::Poison;
        refrt_value argument = leafOf(v), result{};
        if (!machine.call(functions[f], argument, result) || !matches(expected, result, kind))
          fail("i" + std::to_string(bitsOfInt) + " to " + refrt_float_name(kind) + " form " + std::to_string(f) +
               " of" + text(v) + ": got" + text(bitsOf(result, 128)) + " state " + std::to_string(result.state) +
               ", must be" + text(expected.bits) + " form " + std::to_string(expected.is));
      }
    }
  }
  EXPECT_EQ(failures, 0u);
}

TEST_P(TruthFloat, floatsBecomeIntegersAsInApFloat) {
  for (unsigned bitsOfInt : {1u, 2u, 5u, 8u, 16u, 31u, 32u, 33u, 64u, 100u, 128u}) {
    ReferenceMachine machine;
    refrt_type in = refrt_type_float(machine.program, kind);
    refrt_type out = refrt_type_int(machine.program, bitsOfInt);
    refrt_symbol functions[] = {machine.add(REFRT_OP_FPTOSI, 0, std::nullopt, {in}, {out}),
                                machine.add(REFRT_OP_FPTOUI, 0, std::nullopt, {in}, {out})};
    ASSERT_EQ(machine.start(), "");
    bool exhaustive = width <= 16;
    APInt v(width, 0);
    for (uint64_t i = 0; i < (exhaustive ? uint64_t(1) << width : 4000); ++i) {
      v = exhaustive ? APInt(width, i) : pick(v);
      if (!exhaustive && i % 2) { // around the ends of the integer's range
        APFloat number(semantics);
        uint64_t words[] = {random(), random()};
        number.convertFromAPInt(i % 4 == 1 ? APInt::getSignedMinValue(bitsOfInt) : APInt(128, words).trunc(bitsOfInt),
                                i % 8 < 4, RoundingMode::NearestTiesToEven);
        v = number.bitcastToAPInt() + APInt(width, random() % 5) - 2;
        if (kind == REFRT_FLOAT_F80)
          v.setBitVal(63, !v.lshr(64).getLoBits(15).isZero());
      }
      for (unsigned f = 0; f < 2; ++f) {
        APSInt number(bitsOfInt, f == 1);
        bool exact = false;
        APFloat::opStatus status = APFloat(semantics, v).convertToInteger(number, RoundingMode::TowardZero, &exact);
        Expected expected{Expected::Bits, number.zext(128)};
        if (status & APFloat::opInvalidOp)
          expected.is = Expected::Poison;
        refrt_value argument = leafOf(v), result{};
        if (!machine.call(functions[f], argument, result) || !matches(expected, result, kind))
          fail(std::string(refrt_float_name(kind)) + (f ? " to unsigned " : " to signed ") + std::to_string(bitsOfInt) +
               " of" + text(v) + ": got" + text(bitsOf(result, 128)) + " state " + std::to_string(result.state) +
               ", must be" + text(expected.bits) + " form " + std::to_string(expected.is));
      }
    }
  }
  EXPECT_EQ(failures, 0u);
}

INSTANTIATE_TEST_SUITE_P(Kinds, TruthFloat, ::testing::Range(0, int(REFRT_FLOAT_COUNT)),
                         [](const ::testing::TestParamInfo<int> &info) {
                           return std::string(refrt_float_name(refrt_float_kind(info.param)));
                         });

} // namespace
