/*===-- soft.c - conversions of small floats -----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What code generators call for f16 and bf16 and some C compilers do not bring,
 * on the bits of numbers: soft.ll gives them their names and types. Each rounds
 * once. Must not use refrt: it is the second opinion.
 *===----------------------------------------------------------------------===*/
#include <stdint.h>

uint64_t memref_cts_soft_narrow(uint64_t bits, uint64_t exponent_bits, uint64_t mantissa_bits);
uint64_t memref_cts_soft_widen(uint64_t bits, uint64_t exponent_bits, uint64_t mantissa_bits);

/* Of a double to a format with these fields, to nearest, ties to even. */
uint64_t memref_cts_soft_narrow(uint64_t bits, uint64_t exponent_bits, uint64_t mantissa_bits) {
  uint64_t sign = bits >> 63 << (exponent_bits + mantissa_bits);
  uint64_t infinity = ((UINT64_C(1) << exponent_bits) - 1) << mantissa_bits;
  uint64_t mantissa = bits & ((UINT64_C(1) << 52) - 1);
  int64_t exponent = (int64_t)(bits >> 52 & 0x7ff);
  int64_t shift = 52 - (int64_t)mantissa_bits;
  if (exponent == 0x7ff)
    return sign | infinity | (mantissa ? UINT64_C(1) << (mantissa_bits - 1) | mantissa >> shift : 0);
  if (exponent == 0)
    return sign; /* smaller than half of everything that is not zero */
  exponent += (INT64_C(1) << (exponent_bits - 1)) - 1 - 1023;
  mantissa |= UINT64_C(1) << 52;
  if (exponent <= 0) {
    shift += 1 - exponent;
    exponent = 1;
  }
  if (shift >= 54)
    return sign;
  uint64_t kept = mantissa >> shift, rest = mantissa & ((UINT64_C(1) << shift) - 1), half = UINT64_C(1) << (shift - 1);
  kept += rest > half || (rest == half && (kept & 1));
  /* The leading one of a normal number adds one to its exponent. */
  uint64_t result = ((uint64_t)(exponent - 1) << mantissa_bits) + kept;
  return sign | (result < infinity ? result : infinity);
}

/* Back, which is exact. */
uint64_t memref_cts_soft_widen(uint64_t bits, uint64_t exponent_bits, uint64_t mantissa_bits) {
  uint64_t sign = (bits >> (exponent_bits + mantissa_bits) & 1) << 63;
  uint64_t largest = (UINT64_C(1) << exponent_bits) - 1;
  uint64_t mantissa = bits & ((UINT64_C(1) << mantissa_bits) - 1);
  int64_t exponent = (int64_t)(bits >> mantissa_bits & largest);
  if (exponent == (int64_t)largest)
    return sign | UINT64_C(0x7ff) << 52 | mantissa << (52 - mantissa_bits);
  if (exponent == 0 && mantissa == 0)
    return sign;
  if (exponent == 0) {
    exponent = 1;
    while (!(mantissa >> mantissa_bits)) {
      mantissa <<= 1;
      --exponent;
    }
    mantissa &= (UINT64_C(1) << mantissa_bits) - 1;
  }
  exponent += 1023 - (INT64_C(1) << (exponent_bits - 1)) + 1;
  return sign | (uint64_t)exponent << 52 | mantissa << (52 - mantissa_bits);
}
