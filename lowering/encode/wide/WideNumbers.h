//===- WideNumbers.h - integers of 129 to 256 bits --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The machine's integers end at 128 bits. A wider one is two of its values, the
// low 128 bits and the rest, and so is a vector of such: a pair of vectors. A
// lane is poison in both parts or in none. Here is the arithmetic of such pairs
// as instructions on their parts, modulo 2^n; what flags make of it, too. Which
// operation means what is in EncodeWide.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_WIDENUMBERS_H
#define MEMREF_CTS_LOWERING_ENCODE_WIDENUMBERS_H

#include "lowering/encode/Pieces.h"

namespace memref_cts::lowering {

class WideNumbers {
public:
  using Number = Encoder::Wide;

  /// Of one type, which is wide, and whose parts the machine has.
  WideNumbers(Encoder &encoder, mlir::Operation *op, mlir::Type type);

  unsigned getBits() const { return bits; }

  /// A small number, in every lane.
  Number number(uint64_t value) { return {lowNumber(value), p.number(high, 0)}; }
  Number zero() { return number(0); }
  Number bitwise(refrt_opcode opcode, Number a, Number b);
  Number add(Number a, Number b);
  Number sub(Number a, Number b);
  Number mul(Number a, Number b);
  /// SHL, SHRU or SHRS. Poison, and nothing to be relied on, where `amount` is
  /// not below the width.
  Number shift(refrt_opcode opcode, Number a, Number amount);
  Number choose(uint32_t condition, Number a, Number b);
  /// The same instruction on both parts.
  Number onParts(refrt_opcode opcode, llvm::ArrayRef<Number> operands);
  /// The number if `holds`, else poison because of `what`.
  Number poisonUnless(uint32_t holds, Number a, const llvm::Twine &what);

  /// Conditions, one per lane.
  uint32_t compare(refrt_icmp predicate, Number a, Number b);
  uint32_t isNegative(Number a);
  /// Whether a * b is below 2^n, or within the signed numbers.
  uint32_t mulFits(Number a, Number b, bool isSigned);

  /// From and to a type of at most 128 bits, `from` and `to`.
  Number widen(mlir::Type from, uint32_t value, bool isSigned);
  uint32_t truncate(mlir::Type to, Number a);
  /// From another wide type, which has more or fewer bits.
  Number resize(WideNumbers &from, Number a, bool isSigned);

private:
  uint32_t lowNumber(uint64_t value) { return p.number(low, value); }
  uint32_t both(uint32_t a, uint32_t b) { return p.same(REFRT_OP_AND, truth, {a, b}); }
  uint32_t either(uint32_t a, uint32_t b) { return p.same(REFRT_OP_OR, truth, {a, b}); }
  uint32_t isLowZero(uint32_t a) { return p.compare(REFRT_ICMP_EQ, low, truth, a, lowNumber(0)); }
  /// The high part as 128 bits, and back without those that are too many.
  uint32_t extendHigh(uint32_t part, bool isSigned);
  uint32_t narrowHigh(uint32_t part);
  uint32_t highOf(uint32_t condition);
  uint32_t mulFitsUnsigned(Number a, Number b);

  Encoder &encoder;
  Pieces p;
  unsigned bits;
  refrt_type low, high, truth;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_WIDENUMBERS_H
