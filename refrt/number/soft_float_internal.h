/*===-- soft_float_internal.h - numbers between unpacking and rounding --------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The one number that every format is unpacked to and rounded from; shared by
 * the soft_float*.c files only.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_NUMBER_SOFT_FLOAT_INTERNAL_H
#define REFRT_NUMBER_SOFT_FLOAT_INTERNAL_H

#include "refrt/number/soft_float.h"

typedef enum refrt_number_class {
  REFRT_NUMBER_ZERO,
  REFRT_NUMBER_FINITE,
  REFRT_NUMBER_INF,
  REFRT_NUMBER_NAN
} refrt_number_class;

/* FINITE: (-1)^negative * significand * 2^(exponent - 127) with bit 127 of the
 * significand set. Unpacked significands have at most 113 bits, so at least
 * 15 low bits are zero. In a result, bit 0 may stand for "and something
 * more" (sticky), which no rounding position reaches. */
typedef struct refrt_number {
  refrt_number_class class_of;
  int negative;
  int32_t exponent;
  refrt_bits significand;
} refrt_number;

/* Bits of significand, integer bit included. */
static inline uint32_t refrt_format_precision(const refrt_float_format *format) { return format->fraction_bits + 1u; }

/* Bits above the format are ignored. */
refrt_number refrt_number_unpack(const refrt_float_format *format, refrt_bits bits);
/* Rounds once; overflow, zero and NaN are as soft_float.h says. */
refrt_bits refrt_number_pack(const refrt_float_format *format, refrt_number number, refrt_rounding mode);

/* Shifts right; a lost one bit sets bit 0. */
static inline refrt_bits refrt_bits_shr_sticky(refrt_bits a, uint32_t n) {
  refrt_bits kept = refrt_bits_shr(a, n);
  if (!refrt_bits_is_zero(refrt_bits_and(a, refrt_bits_mask(n))))
    kept.lo |= 1;
  return kept;
}

/* FINITE from any non-zero significand, whose bit 127 has weight 2^exponent. */
static inline refrt_number refrt_number_finite(int negative, int32_t exponent, refrt_bits significand) {
  refrt_number number;
  uint32_t shift = refrt_bits_clz(significand);
  number.class_of = REFRT_NUMBER_FINITE;
  number.negative = negative;
  number.exponent = exponent - (int32_t)shift;
  number.significand = refrt_bits_shl(significand, shift);
  return number;
}

static inline refrt_number refrt_number_special(refrt_number_class class_of, int negative) {
  refrt_number number;
  number.class_of = class_of;
  number.negative = negative;
  number.exponent = 0;
  number.significand = refrt_bits_make(0, 0);
  return number;
}

#endif /* REFRT_NUMBER_SOFT_FLOAT_INTERNAL_H */
