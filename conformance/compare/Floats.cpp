//===-- Floats.cpp - floats as patterns of bits ----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What two patterns of a format have to do with each other. Rounds nothing.
//
//===----------------------------------------------------------------------===//

#include "conformance/compare/Floats.h"
#include "lowering/FloatSemantics.h"

#include "llvm/ADT/APInt.h"

using namespace llvm;
using namespace memref_cts::conformance;
using memref_cts::lowering::semanticsOf;

bool memref_cts::conformance::isNaN(refrt_float_kind kind, uint64_t lo, uint64_t hi) {
  uint64_t words[2] = {lo, hi};
  return APFloat(semanticsOf(kind), APInt(refrt_float_bits(kind), ArrayRef<uint64_t>(words))).isNaN();
}

bool memref_cts::conformance::isQuieted(refrt_float_kind kind, uint64_t expected, uint64_t seen) {
  if (kind != REFRT_FLOAT_F32 && kind != REFRT_FLOAT_F64)
    return false;
  APInt want(refrt_float_bits(kind), expected);
  uint64_t quietBit = UINT64_C(1) << (kind == REFRT_FLOAT_F32 ? 22 : 51);
  return APFloat(semanticsOf(kind), want).isSignaling() && seen == (expected | quietBit);
}

bool memref_cts::conformance::isWithin(refrt_float_kind kind, uint64_t ulp, uint64_t lo, uint64_t hi, uint64_t otherLo,
                                       uint64_t otherHi) {
  bool nan = isNaN(kind, lo, hi), otherNaN = isNaN(kind, otherLo, otherHi);
  if (nan || otherNaN)
    return nan && otherNaN;
  unsigned bits = refrt_float_bits(kind);
  // Patterns are sign and magnitude: as numbers they are in the order of the values.
  auto place = [&](uint64_t low, uint64_t high) {
    uint64_t words[2] = {low, high};
    APInt pattern(bits, ArrayRef<uint64_t>(words));
    APInt magnitude = pattern;
    magnitude.clearSignBit();
    magnitude = magnitude.zext(bits + 2);
    return pattern.isSignBitSet() ? -magnitude : magnitude;
  };
  return (place(lo, hi) - place(otherLo, otherHi)).abs().ule(ulp);
}
