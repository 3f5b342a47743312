/*===-- int64.h - signed 64-bit arithmetic that says when it overflows -*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Sums, differences and products of int64_t that avoid C's undefined overflow,
 * and bit patterns of up to 64 bits as signed numbers. Integers of other widths
 * are in ops_int.h.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_NUMBER_INT64_H
#define REFRT_NUMBER_INT64_H

#include "refrt/number/bits.h"

/* Low `bits` of a pattern as a signed number; 1 to 64 bits. */
static inline int64_t refrt_signed(uint64_t pattern, uint32_t bits) {
  uint64_t sign = (uint64_t)1 << (bits - 1);
  uint64_t v = ((pattern & refrt_bits_mask64(bits)) ^ sign) - sign;
  return (v >> 63) != 0 ? -1 - (int64_t)~v : (int64_t)v;
}

/* Each returns 0 with the result in *out, or 1 where the result does not fit;
 * *out then holds nothing that means anything. */
static inline int refrt_add_overflows(int64_t a, int64_t b, int64_t *out) {
#if REFRT_BITS_BUILTINS
  return __builtin_add_overflow(a, b, out);
#else
  if ((b > 0 && a > INT64_MAX - b) || (b < 0 && a < INT64_MIN - b))
    return 1;
  *out = a + b;
  return 0;
#endif
}
static inline int refrt_mul_overflows(int64_t a, int64_t b, int64_t *out) {
#if REFRT_BITS_BUILTINS
  return __builtin_mul_overflow(a, b, out);
#else
  if (a != 0 && b != 0 &&
      (a > 0 ? (b > 0 ? a > INT64_MAX / b : b < INT64_MIN / a) : (b > 0 ? a < INT64_MIN / b : b < INT64_MAX / a)))
    return 1;
  *out = a * b;
  return 0;
#endif
}
static inline int refrt_sub_overflows(int64_t a, int64_t b, int64_t *out) {
#if REFRT_BITS_BUILTINS
  return __builtin_sub_overflow(a, b, out);
#else
  if ((b < 0 && a > INT64_MAX + b) || (b > 0 && a < INT64_MIN + b))
    return 1;
  *out = a - b;
  return 0;
#endif
}

#endif /* REFRT_NUMBER_INT64_H */
