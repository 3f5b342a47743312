//===- TruthIntegerTest.cpp - integer instructions against APInt ----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every opcode of the reference machine with integer lanes, with every set of
// its flags, on every width from 1 to 128: corners and random numbers against
// LLVM's APInt. An opcode that takes integers and has no row here fails the
// test. Exhaustive runs of small widths are refrt's own truth_integer_test.
//
//===----------------------------------------------------------------------===//

#include "lowering/unittests/ReferenceMachine.h"

#include <gtest/gtest.h>

#include <random>

using namespace memref_cts::lowering;
using llvm::APInt;

namespace {

struct Expected {
  llvm::SmallVector<APInt, 2> values;
  bool poison = false;
  refrt_trap trap = REFRT_TRAP_COUNT; // none
};

Expected wraps(APInt value, uint32_t flags, bool isSigned, bool isUnsigned) {
  return {{std::move(value)}, ((flags & REFRT_FLAG_NSW) && isSigned) || ((flags & REFRT_FLAG_NUW) && isUnsigned)};
}

APInt flag(bool value) { return APInt(1, value); }

bool compare(refrt_icmp predicate, const APInt &a, const APInt &b) {
  switch (predicate) {
  case REFRT_ICMP_EQ:
    return a == b;
  case REFRT_ICMP_NE:
    return a != b;
  case REFRT_ICMP_SLT:
    return a.slt(b);
  case REFRT_ICMP_SLE:
    return a.sle(b);
  case REFRT_ICMP_SGT:
    return a.sgt(b);
  case REFRT_ICMP_SGE:
    return a.sge(b);
  case REFRT_ICMP_ULT:
    return a.ult(b);
  case REFRT_ICMP_ULE:
    return a.ule(b);
  case REFRT_ICMP_UGT:
    return a.ugt(b);
  case REFRT_ICMP_UGE:
    return a.uge(b);
  case REFRT_ICMP_COUNT:
    break;
  }
  return false;
}

Expected divide(refrt_opcode opcode, uint32_t flags, const APInt &a, const APInt &b) {
  using llvm::APIntOps::RoundingSDiv;
  using llvm::APIntOps::RoundingUDiv;
  bool isSigned = opcode != REFRT_OP_DIVU && opcode != REFRT_OP_REMU && opcode != REFRT_OP_CEILDIVU;
  if (b.isZero())
    return {{}, false, REFRT_TRAP_DIVISION_BY_ZERO};
  if (isSigned && a.isMinSignedValue() && b.isAllOnes())
    return {{}, false, REFRT_TRAP_DIVISION_OVERFLOW};
  bool exact = flags & REFRT_FLAG_EXACT;
  switch (opcode) {
  case REFRT_OP_DIVU:
    return {{a.udiv(b)}, exact && !a.urem(b).isZero()};
  case REFRT_OP_DIVS:
    return {{a.sdiv(b)}, exact && !a.srem(b).isZero()};
  case REFRT_OP_REMU:
    return {{a.urem(b)}};
  case REFRT_OP_REMS:
    return {{a.srem(b)}};
  case REFRT_OP_CEILDIVU:
    return {{RoundingUDiv(a, b, APInt::Rounding::UP)}};
  case REFRT_OP_CEILDIVS:
    return {{RoundingSDiv(a, b, APInt::Rounding::UP)}};
  default: // REFRT_OP_FLOORDIVS
    return {{RoundingSDiv(a, b, APInt::Rounding::DOWN)}};
  }
}

Expected shift(refrt_opcode opcode, uint32_t flags, const APInt &a, const APInt &b) {
  bool lost = false, isSigned = false;
  if (b.uge(a.getBitWidth()))
    return {{a}, true};
  unsigned amount = b.getZExtValue();
  if (opcode == REFRT_OP_SHL) {
    APInt value = a.ushl_ov(b, lost);
    (void)a.sshl_ov(b, isSigned);
    return wraps(value, flags, isSigned, lost);
  }
  bool inexact = (flags & REFRT_FLAG_EXACT) && a.countr_zero() < amount;
  return {{opcode == REFRT_OP_SHRU ? a.lshr(amount) : a.ashr(amount)}, inexact};
}

// Nothing for an opcode without a row.
std::optional<Expected> truth(refrt_opcode opcode, uint32_t flags, uint64_t attribute, unsigned to, const APInt &a,
                              const APInt &b, const APInt &c) {
  bool s = false, u = false;
  unsigned width = a.getBitWidth();
  switch (opcode) {
  case REFRT_OP_ADD: {
    APInt value = a.sadd_ov(b, s);
    (void)a.uadd_ov(b, u);
    return wraps(value, flags, s, u);
  }
  case REFRT_OP_SUB: {
    APInt value = a.ssub_ov(b, s);
    (void)a.usub_ov(b, u);
    return wraps(value, flags, s, u);
  }
  case REFRT_OP_MUL: {
    APInt value = a.smul_ov(b, s);
    (void)a.umul_ov(b, u);
    return wraps(value, flags, s, u);
  }
  case REFRT_OP_DIVU:
  case REFRT_OP_DIVS:
  case REFRT_OP_REMU:
  case REFRT_OP_REMS:
  case REFRT_OP_CEILDIVU:
  case REFRT_OP_CEILDIVS:
  case REFRT_OP_FLOORDIVS:
    return divide(opcode, flags, a, b);
  case REFRT_OP_AND:
    return Expected{{a & b}};
  case REFRT_OP_OR:
    return Expected{{a | b}, (flags & REFRT_FLAG_DISJOINT) && a.intersects(b)};
  case REFRT_OP_XOR:
    return Expected{{a ^ b}};
  case REFRT_OP_SHL:
  case REFRT_OP_SHRU:
  case REFRT_OP_SHRS:
    return shift(opcode, flags, a, b);
  case REFRT_OP_MAXS:
    return Expected{{llvm::APIntOps::smax(a, b)}};
  case REFRT_OP_MAXU:
    return Expected{{llvm::APIntOps::umax(a, b)}};
  case REFRT_OP_MINS:
    return Expected{{llvm::APIntOps::smin(a, b)}};
  case REFRT_OP_MINU:
    return Expected{{llvm::APIntOps::umin(a, b)}};
  case REFRT_OP_ADDU_EXTENDED:
  case REFRT_OP_ADDU_OVERFLOW: {
    APInt value = a.uadd_ov(b, u);
    return Expected{{value, flag(u)}};
  }
  case REFRT_OP_ADDS_OVERFLOW: {
    APInt value = a.sadd_ov(b, s);
    return Expected{{value, flag(s)}};
  }
  case REFRT_OP_SUBU_OVERFLOW: {
    APInt value = a.usub_ov(b, u);
    return Expected{{value, flag(u)}};
  }
  case REFRT_OP_SUBS_OVERFLOW: {
    APInt value = a.ssub_ov(b, s);
    return Expected{{value, flag(s)}};
  }
  case REFRT_OP_MULU_OVERFLOW: {
    APInt value = a.umul_ov(b, u);
    return Expected{{value, flag(u)}};
  }
  case REFRT_OP_MULS_OVERFLOW: {
    APInt value = a.smul_ov(b, s);
    return Expected{{value, flag(s)}};
  }
  case REFRT_OP_MULU_EXTENDED: {
    APInt product = a.zext(2 * width) * b.zext(2 * width);
    return Expected{{product.trunc(width), product.lshr(width).trunc(width)}};
  }
  case REFRT_OP_MULS_EXTENDED: {
    APInt product = a.sext(2 * width) * b.sext(2 * width);
    return Expected{{product.trunc(width), product.lshr(width).trunc(width)}};
  }
  case REFRT_OP_CMPI:
    return Expected{{flag(compare(refrt_icmp(attribute), a, b))}};
  case REFRT_OP_ABS:
    return Expected{{a.abs()}, attribute && a.isMinSignedValue()};
  // Counts are numbers of the operand's width, which may be too narrow.
  case REFRT_OP_CTLZ:
    return Expected{{APInt(64, a.countl_zero()).zextOrTrunc(width)}, attribute && a.isZero()};
  case REFRT_OP_CTTZ:
    return Expected{{APInt(64, a.countr_zero()).zextOrTrunc(width)}, attribute && a.isZero()};
  case REFRT_OP_IPOWI: {
    APInt result(width, 1);
    if (b.isNegative()) {
      if (a.isZero())
        return Expected{{}, false, REFRT_TRAP_DIVISION_BY_ZERO};
      if (!a.isAllOnes() && !a.isOne())
        result.clearAllBits();
      return Expected{{a.isAllOnes() && b[0] ? a : result}};
    }
    for (unsigned bit = width; bit-- > 0;) {
      result *= result;
      if (b[bit])
        result *= a;
    }
    return Expected{{result}};
  }
  case REFRT_OP_CTPOP:
    return Expected{{APInt(64, a.popcount()).zextOrTrunc(width)}};
  case REFRT_OP_SEXT:
    return Expected{{a.sext(to)}};
  case REFRT_OP_ZEXT:
    return Expected{{a.zext(to)}, (flags & REFRT_FLAG_NNEG) && a.isNegative()};
  case REFRT_OP_TRUNC:
    return wraps(a.trunc(to), flags, !a.isSignedIntN(to), !a.isIntN(to));
  case REFRT_OP_CASTS:
    return Expected{{a.sextOrTrunc(to)}};
  case REFRT_OP_CASTU:
    return Expected{{a.zextOrTrunc(to)}};
  case REFRT_OP_ADDS_SAT:
    return Expected{{a.sadd_sat(b)}};
  case REFRT_OP_ADDU_SAT:
    return Expected{{a.uadd_sat(b)}};
  case REFRT_OP_SUBS_SAT:
    return Expected{{a.ssub_sat(b)}};
  case REFRT_OP_SUBU_SAT:
    return Expected{{a.usub_sat(b)}};
  case REFRT_OP_SHLS_SAT:
    return Expected{{a.sshl_sat(b)}, b.uge(width)};
  case REFRT_OP_SHLU_SAT:
    return Expected{{a.ushl_sat(b)}, b.uge(width)};
  case REFRT_OP_BSWAP:
    return Expected{{width % 16 ? a : a.byteSwap()}};
  case REFRT_OP_BITREVERSE:
    return Expected{{a.reverseBits()}};
  case REFRT_OP_FSHL:
  case REFRT_OP_FSHR: {
    unsigned amount = c.urem(APInt(128, width).trunc(width)).getZExtValue();
    APInt both = a.concat(b);
    if (opcode == REFRT_OP_FSHL)
      return Expected{{both.shl(amount).lshr(width).trunc(width)}};
    return Expected{{both.lshr(amount).trunc(width)}};
  }
  default:
    return std::nullopt;
  }
}

// Operations with integer lanes that are not about numbers, or whose results
// are floats (TruthFloatTest.cpp).
bool isElsewhere(refrt_opcode opcode) {
  return opcode == REFRT_OP_FREEZE || opcode == REFRT_OP_BITCAST || opcode == REFRT_OP_INTTOPTR ||
         opcode == REFRT_OP_SITOFP || opcode == REFRT_OP_UITOFP;
}

class Picker {
public:
  APInt pick(unsigned width) {
    uint64_t words[] = {random(), random()};
    APInt value = APInt(128, words).trunc(width);
    uint64_t choice = random();
    unsigned place = (choice >> 8) % width;
    switch (choice & 3) {
    case 0:
      value = APInt::getOneBitSet(width, place);
      break;
    case 1:
      value = APInt::getLowBitsSet(width, place + 1);
      break;
    case 2:
      value = value.lshr(place);
      break;
    default:
      break;
    }
    if (choice & 4)
      value += APInt(128, (choice >> 16) % 3).trunc(width) - 1;
    if (choice & 8)
      value.negate();
    return value;
  }
  APInt pickSmall(unsigned width) { return APInt(128, random() % (width + 1)).trunc(width); }

private:
  std::mt19937_64 random{22};
};

struct Function {
  refrt_opcode opcode;
  uint32_t flags;
  uint64_t attribute;
  unsigned to, operands, results;
  refrt_symbol symbol;
};

// Every opcode with integer lanes on iN; casts to a few widths.
llvm::SmallVector<Function> addAll(ReferenceMachine &machine, unsigned width, llvm::ArrayRef<refrt_opcode> opcodes) {
  llvm::SmallVector<Function> functions;
  refrt_type type = refrt_type_int(machine.program, width);
  refrt_type carry = refrt_type_int(machine.program, 1);
  refrt_type pair[] = {type, carry};
  for (refrt_opcode opcode : opcodes) {
    if (opcode == REFRT_OP_BSWAP && width % 16)
      continue; // the verifier rejects it
    auto [in, out] = signatureOf(opcode);
    bool isCast = in == "t" && out == "a";
    bool isIndex = opcode == REFRT_OP_CASTS || opcode == REFRT_OP_CASTU;
    uint64_t attributes = opcode == REFRT_OP_CMPI ? REFRT_ICMP_COUNT
                          : opcode == REFRT_OP_ABS || opcode == REFRT_OP_CTLZ || opcode == REFRT_OP_CTTZ ? 2
                                                                                                         : 0;
    for (unsigned to : {1u, 8u, 31u, 32u, 63u, 64u, 65u, 100u, 127u, 128u}) {
      if (isCast && (isIndex ? to != 64 : opcode == REFRT_OP_TRUNC ? to >= width : to <= width))
        continue;
      llvm::SmallVector<refrt_type> results;
      for (char letter : out)
        results.push_back(letter == 'c'   ? carry
                          : letter == 't' ? type
                          : isIndex       ? refrt_type_index(machine.program)
                          : isCast        ? refrt_type_int(machine.program, to)
                                          : refrt_type_struct(machine.program, pair, 2, 0));
      uint32_t all = flagsOf(opcode);
      for (uint32_t flags = all;; flags = (flags - 1) & all) {
        for (uint64_t a = 0; a < std::max<uint64_t>(attributes, 1); ++a)
          functions.push_back({opcode, flags, a, to, unsigned(in.size()),
                               unsigned(out == "a" && !isCast ? 2 : results.size()),
                               machine.add(opcode, flags, attributes ? std::optional<uint64_t>(a) : std::nullopt,
                                           llvm::SmallVector<refrt_type>(in.size(), type), results)});
        if (flags == 0)
          break;
      }
      if (!isCast)
        break;
    }
  }
  return functions;
}

void check(ReferenceMachine &machine, const Function &f, const APInt &a, const APInt &b, const APInt &c) {
  refrt_value arguments[] = {leafOf(a), leafOf(b), leafOf(c)}, results[2] = {};
  Expected expected = *truth(f.opcode, f.flags, f.attribute, f.to, a, b, c);
  ASSERT_TRUE(machine.call(f.symbol, llvm::ArrayRef(arguments, f.operands), llvm::MutableArrayRef(results, f.results)));
  auto what = [&] {
    return std::string(refrt_opcode_name(f.opcode)) + " i" + std::to_string(a.getBitWidth()) + " to i" +
           std::to_string(f.to) + " flags " + std::to_string(f.flags) + " attribute " + std::to_string(f.attribute) +
           " of " + llvm::toString(a, 16, false) + ", " + llvm::toString(b, 16, false) + ": " + machine.outcome.message;
  };
  if (expected.trap != REFRT_TRAP_COUNT) {
    EXPECT_TRUE(machine.outcome.kind == REFRT_TRAPPED && machine.outcome.trap == expected.trap) << what();
    return;
  }
  ASSERT_EQ(machine.outcome.kind, REFRT_RETURNED) << what();
  for (unsigned i = 0; i < f.results; ++i) {
    if (expected.poison) {
      EXPECT_EQ(results[i].state, REFRT_POISON) << what();
      continue;
    }
    EXPECT_EQ(results[i].state, REFRT_DEFINED) << what();
    EXPECT_EQ(bitsOf(results[i], 128), expected.values[i].zext(128)) << what();
  }
}

TEST(TruthIntegerTest, everyOpcodeOfEveryWidthAgreesWithApInt) {
  llvm::SmallVector<refrt_opcode> opcodes;
  for (unsigned i = 0; i < REFRT_OP_COUNT; ++i) {
    refrt_opcode opcode = refrt_opcode(i);
    if (isElsewhere(opcode) || !takesLanesOf(opcode, REFRT_KIND_INT))
      continue;
    unsigned to = opcode == REFRT_OP_TRUNC ? 16 : 64;
    if (truth(opcode, 0, 0, to, APInt(32, 1), APInt(32, 1), APInt(32, 1)))
      opcodes.push_back(opcode);
    else
      ADD_FAILURE() << "opcode " << refrt_opcode_name(opcode)
                    << " takes integers and has no row in `truth` of this file";
  }
  EXPECT_GE(opcodes.size(), 39u);
  Picker picker;
  for (unsigned width = 1; width <= 128; ++width) {
    ReferenceMachine machine;
    llvm::SmallVector<Function> functions = addAll(machine, width, opcodes);
    ASSERT_EQ(machine.start(), "") << width;
    unsigned rounds = width % 32 == 0 ? 600 : 100;
    for (const Function &f : functions)
      for (unsigned round = 0; round < rounds; ++round) {
        APInt a = picker.pick(width);
        APInt b = round % 4 ? picker.pick(width) : picker.pickSmall(width);
        check(machine, f, a, b, picker.pick(width));
        if (HasFatalFailure())
          return;
      }
  }
}

} // namespace
