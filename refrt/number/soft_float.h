/*===-- soft_float.h - bit-exact floats of every MLIR kind --------------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Arithmetic on bit patterns, the same on every host, for the formats of
 * float_format.def. Must not touch the floating-point environment or libm.
 *
 * What every operation does:
 *  - Patterns are zero-extended to 128 bits; bits above the format are ignored
 *    in operands and zero in results.
 *  - One rounding, to nearest even unless a mode is passed.
 *  - A NaN result of arithmetic is the canonical quiet NaN (positive, top
 *    fraction bit only; ONES: all ones; NEG_ZERO: the one there is). neg, abs
 *    and copysign are bit operations and keep a NaN's payload.
 *  - Overflow: infinity, or the largest finite value in modes that round that
 *    way. Formats ONES and NEG_ZERO give NaN instead of infinity; FINITE
 *    formats always give the largest finite value of that sign, and +largest
 *    where others give NaN.
 *  - NEG_ZERO formats give +0 for -0. The unsigned f8E8M0FNU gives NaN for
 *    negative values and its smallest value, 2^-127, for everything in
 *    [0, 2^-127), zero of both signs included.
 *  - f80 patterns whose integer bit contradicts the exponent read as NaN
 *    (unnormals, pseudo-infinities) except pseudo-denormals, which have a value.
 *
 * f32 and f64 use the host's arithmetic inline where it is IEEE without excess
 * precision and the caller left rounding to nearest even with subnormals on
 * (REFRT_HOST_FLOAT). The `_soft` functions never do.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_NUMBER_SOFT_FLOAT_H
#define REFRT_NUMBER_SOFT_FLOAT_H

#include "refrt/number/bits.h"
#include "refrt/refrt.h"

#include <float.h>
#include <string.h>

/* FLT_EVAL_METHOD other than 0 means double rounding, and a compiler without it
 * promises nothing; -ffast-math flushes subnormals and forgets NaN. */
#if !defined(FLT_EVAL_METHOD)
#define REFRT_HOST_FLOAT 0
#elif !defined(REFRT_SOFT_ONLY) && !defined(__FAST_MATH__) && FLT_EVAL_METHOD == 0 && FLT_RADIX == 2 &&                \
    FLT_MANT_DIG == 24 && FLT_MAX_EXP == 128 && DBL_MANT_DIG == 53 && DBL_MAX_EXP == 1024
#define REFRT_HOST_FLOAT 1
#else
#define REFRT_HOST_FLOAT 0
#endif

typedef enum refrt_float_specials {
  REFRT_SPECIALS_IEEE,
  REFRT_SPECIALS_ONES,
  REFRT_SPECIALS_NEG_ZERO,
  REFRT_SPECIALS_FINITE
} refrt_float_specials;

/* One row of float_format.def; the table is indexed by refrt_float_kind. */
typedef struct refrt_float_format {
  uint8_t bits;
  uint8_t exponent_bits;
  uint8_t fraction_bits;
  uint8_t is_signed;
  uint8_t has_integer_bit;
  uint8_t specials; /* refrt_float_specials */
  int16_t bias;
} refrt_float_format;
extern const refrt_float_format refrt_float_formats[REFRT_FLOAT_COUNT];

typedef enum refrt_float_order {
  REFRT_ORDER_LESS,
  REFRT_ORDER_EQUAL,
  REFRT_ORDER_GREATER,
  REFRT_ORDER_UNORDERED
} refrt_float_order;

/*===------------------------------- patterns ------------------------------===*/

/* The canonical quiet NaN; FINITE formats: the largest finite value. */
refrt_bits refrt_float_nan(refrt_float_kind kind);
/* Infinity of that sign, or what stands for it (Overflow, above). */
refrt_bits refrt_float_inf(refrt_float_kind kind, int negative);
refrt_bits refrt_float_zero(refrt_float_kind kind, int negative);
/* The largest finite value. */
refrt_bits refrt_float_max(refrt_float_kind kind, int negative);

int refrt_float_is_nan_soft(refrt_float_kind kind, refrt_bits a);
int refrt_float_is_inf(refrt_float_kind kind, refrt_bits a);
int refrt_float_is_zero(refrt_float_kind kind, refrt_bits a);
/* The sign bit, also of a NaN; 0 for unsigned formats and for the NaN of
 * NEG_ZERO formats. */
int refrt_float_sign(refrt_float_kind kind, refrt_bits a);

/* Bit operations. NEG_ZERO: zero and NaN have no sign to change, but the bit
 * that copysign takes from such a NaN is set, as in APFloat. Unsigned: a
 * negative result is NaN. */
refrt_bits refrt_float_neg(refrt_float_kind kind, refrt_bits a);
refrt_bits refrt_float_abs(refrt_float_kind kind, refrt_bits a);
refrt_bits refrt_float_copysign(refrt_float_kind kind, refrt_bits a, refrt_bits sign_of);

/*===------------------------------ arithmetic -----------------------------===*/

refrt_bits refrt_float_add_soft(refrt_float_kind kind, refrt_bits a, refrt_bits b);
refrt_bits refrt_float_sub_soft(refrt_float_kind kind, refrt_bits a, refrt_bits b);
refrt_bits refrt_float_mul_soft(refrt_float_kind kind, refrt_bits a, refrt_bits b);
refrt_bits refrt_float_div_soft(refrt_float_kind kind, refrt_bits a, refrt_bits b);
refrt_float_order refrt_float_compare_soft(refrt_float_kind kind, refrt_bits a, refrt_bits b);

/* C fmod: exact, sign of a; NaN for infinite a or zero b. */
refrt_bits refrt_float_rem(refrt_float_kind kind, refrt_bits a, refrt_bits b);
/* a * b + c with one rounding; infinity times zero is NaN whatever c is. */
refrt_bits refrt_float_fma(refrt_float_kind kind, refrt_bits a, refrt_bits b, refrt_bits c);
/* Correctly rounded; -0 gives -0, negative values give NaN. */
refrt_bits refrt_float_sqrt(refrt_float_kind kind, refrt_bits a);

/* To an integral value of the same sign; zeros, infinities stay, NaN as always. */
refrt_bits refrt_float_round(refrt_float_kind kind, refrt_bits a, refrt_rounding mode);
/* The one REFRT_CLASS_* bit that applies. NaNs without a quiet bit are quiet,
 * f80 patterns without a value signalling. */
uint32_t refrt_float_class(refrt_float_kind kind, refrt_bits a);

/* NaN if either is NaN; -0 is below +0. */
refrt_bits refrt_float_minimum(refrt_float_kind kind, refrt_bits a, refrt_bits b);
refrt_bits refrt_float_maximum(refrt_float_kind kind, refrt_bits a, refrt_bits b);
/* The number if one is NaN (also a signalling one); -0 is below +0. */
refrt_bits refrt_float_minnum(refrt_float_kind kind, refrt_bits a, refrt_bits b);
refrt_bits refrt_float_maxnum(refrt_float_kind kind, refrt_bits a, refrt_bits b);

/*===------------------------------ conversions ----------------------------===*/

refrt_bits refrt_float_convert_soft(refrt_float_kind to, refrt_float_kind from, refrt_bits a, refrt_rounding mode);

/* Integer `a` of `width` 1..128 bits (higher bits ignored) to float. */
refrt_bits refrt_float_from_int(refrt_float_kind kind, refrt_bits a, uint32_t width, int is_signed,
                                refrt_rounding mode);
/* Truncates towards zero into `width` 1..128 bits. Returns 1 if the truncated
 * value fits; else 0, and *out is the nearest value that fits (0 for NaN). */
int refrt_float_to_int(refrt_float_kind kind, refrt_bits a, uint32_t width, int is_signed, refrt_bits *out);

/* What a text may be, all correctly rounded to nearest even:
 *   [+-]digits[.digits][(e|E)[+-]digits]   [+-]inf   [+-]nan
 *   0x<hex digits>                         the bit pattern itself
 * Returns 1 if all of text[0, length) is one of these and a pattern fits the
 * format. A sign before nan sets the sign bit where there is one. */
int refrt_float_parse(refrt_float_kind kind, const char *text, size_t length, refrt_bits *out);
/* Room for any text of refrt_float_print, terminator included. */
#define REFRT_FLOAT_TEXT_SIZE 56
/* Writes a decimal that parses back to the same bits, always with a point: the
 * value if that has at most seven digits, else the shortest one. Formats
 * narrower than f32 get a digit or two more (0.000015, not 0.00002, of
 * f8E5M2). Other texts are "inf" and "nan" with sign. NaNs that are not
 * canonical and f80 patterns without a canonical decimal are written as 0x...
 * Returns the length without the terminator. */
size_t refrt_float_print(refrt_float_kind kind, refrt_bits a, char text[REFRT_FLOAT_TEXT_SIZE]);

/*===----------------------- fast paths for f32 and f64 --------------------===*/

#if REFRT_HOST_FLOAT
/* memcpy, because reading a float through an integer lvalue is undefined. */
static inline float refrt_f32_value(refrt_bits a) {
  uint32_t bits = (uint32_t)a.lo;
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}
static inline double refrt_f64_value(refrt_bits a) {
  double value;
  memcpy(&value, &a.lo, sizeof value);
  return value;
}
static inline refrt_bits refrt_f32_bits(float value) {
  uint32_t bits;
  if (value != value)
    return refrt_bits_make(0x7fc00000u, 0);
  memcpy(&bits, &value, sizeof bits);
  return refrt_bits_make(bits, 0);
}
static inline refrt_bits refrt_f64_bits(double value) {
  uint64_t bits;
  if (value != value)
    return refrt_bits_make(UINT64_C(0x7ff8000000000000), 0);
  memcpy(&bits, &value, sizeof bits);
  return refrt_bits_make(bits, 0);
}
#endif

static inline int refrt_float_is_nan(refrt_float_kind kind, refrt_bits a) {
  if (kind == REFRT_FLOAT_F32)
    return (a.lo & 0x7fffffffu) > 0x7f800000u;
  if (kind == REFRT_FLOAT_F64)
    return (a.lo & UINT64_C(0x7fffffffffffffff)) > UINT64_C(0x7ff0000000000000);
  return refrt_float_is_nan_soft(kind, a);
}

static inline refrt_bits refrt_float_add(refrt_float_kind kind, refrt_bits a, refrt_bits b) {
#if REFRT_HOST_FLOAT
  if (kind == REFRT_FLOAT_F32)
    return refrt_f32_bits(refrt_f32_value(a) + refrt_f32_value(b));
  if (kind == REFRT_FLOAT_F64)
    return refrt_f64_bits(refrt_f64_value(a) + refrt_f64_value(b));
#endif
  return refrt_float_add_soft(kind, a, b);
}

static inline refrt_bits refrt_float_sub(refrt_float_kind kind, refrt_bits a, refrt_bits b) {
#if REFRT_HOST_FLOAT
  if (kind == REFRT_FLOAT_F32)
    return refrt_f32_bits(refrt_f32_value(a) - refrt_f32_value(b));
  if (kind == REFRT_FLOAT_F64)
    return refrt_f64_bits(refrt_f64_value(a) - refrt_f64_value(b));
#endif
  return refrt_float_sub_soft(kind, a, b);
}

static inline refrt_bits refrt_float_mul(refrt_float_kind kind, refrt_bits a, refrt_bits b) {
#if REFRT_HOST_FLOAT
  if (kind == REFRT_FLOAT_F32)
    return refrt_f32_bits(refrt_f32_value(a) * refrt_f32_value(b));
  if (kind == REFRT_FLOAT_F64)
    return refrt_f64_bits(refrt_f64_value(a) * refrt_f64_value(b));
#endif
  return refrt_float_mul_soft(kind, a, b);
}

static inline refrt_bits refrt_float_div(refrt_float_kind kind, refrt_bits a, refrt_bits b) {
#if REFRT_HOST_FLOAT
  if (kind == REFRT_FLOAT_F32)
    return refrt_f32_bits(refrt_f32_value(a) / refrt_f32_value(b));
  if (kind == REFRT_FLOAT_F64)
    return refrt_f64_bits(refrt_f64_value(a) / refrt_f64_value(b));
#endif
  return refrt_float_div_soft(kind, a, b);
}

static inline refrt_float_order refrt_float_compare(refrt_float_kind kind, refrt_bits a, refrt_bits b) {
#if REFRT_HOST_FLOAT
  if (kind == REFRT_FLOAT_F32 || kind == REFRT_FLOAT_F64) {
    /* A float widens to double without loss. */
    double x = kind == REFRT_FLOAT_F32 ? (double)refrt_f32_value(a) : refrt_f64_value(a);
    double y = kind == REFRT_FLOAT_F32 ? (double)refrt_f32_value(b) : refrt_f64_value(b);
    if (x < y)
      return REFRT_ORDER_LESS;
    if (x > y)
      return REFRT_ORDER_GREATER;
    return x == y ? REFRT_ORDER_EQUAL : REFRT_ORDER_UNORDERED;
  }
#endif
  return refrt_float_compare_soft(kind, a, b);
}

/* Whether an MLIR predicate holds for that order. */
static inline int refrt_float_order_holds(refrt_fcmp predicate, refrt_float_order order) {
  /* Per predicate the set of orders: less 1, equal 2, greater 4, unordered 8. */
  static const uint8_t sets[REFRT_FCMP_COUNT] = {0, 2, 4, 6, 1, 3, 5, 7, 10, 12, 14, 9, 11, 13, 8, 15};
  return (sets[predicate] >> order) & 1;
}

static inline refrt_bits refrt_float_convert(refrt_float_kind to, refrt_float_kind from, refrt_bits a,
                                             refrt_rounding mode) {
#if REFRT_HOST_FLOAT
  if (to == REFRT_FLOAT_F64 && from == REFRT_FLOAT_F32)
    return refrt_f64_bits((double)refrt_f32_value(a));
  if (to == REFRT_FLOAT_F32 && from == REFRT_FLOAT_F64 && mode == REFRT_ROUND_NEAREST_EVEN)
    return refrt_f32_bits((float)refrt_f64_value(a));
#endif
  return refrt_float_convert_soft(to, from, a, mode);
}

#endif /* REFRT_NUMBER_SOFT_FLOAT_H */
