/*===-- soft_float.c - patterns, rounding, comparisons, conversions -----------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Everything that depends on how a format encodes its numbers: unpack, round
 * and pack, classify, compare, convert. Arithmetic on unpacked numbers is in
 * soft_float_arith.c, text in soft_float_text.c.
 *===----------------------------------------------------------------------===*/
#include "refrt/number/soft_float_internal.h"

#include <assert.h>

const refrt_float_format refrt_float_formats[REFRT_FLOAT_COUNT] = {
#define REFRT_FLOAT_FORMAT(NAME, BITS, EXPONENT, FRACTION, BIAS, SPECIALS, SIGNED, EXPLICIT)                           \
  {BITS, EXPONENT, FRACTION, SIGNED, EXPLICIT, REFRT_SPECIALS_##SPECIALS, BIAS},
#include "refrt/number/float_format.def"
};

/* The rows are those of floats.def, in order, and their parts add up. */
enum {
#define REFRT_FLOAT_FORMAT(NAME, BITS, EXPONENT, FRACTION, BIAS, SPECIALS, SIGNED, EXPLICIT) ROW_##NAME,
#include "refrt/number/float_format.def"
  ROW_COUNT
};
#define REFRT_FLOAT_FORMAT(NAME, BITS, EXPONENT, FRACTION, BIAS, SPECIALS, SIGNED, EXPLICIT)                           \
  _Static_assert((int)ROW_##NAME == (int)REFRT_FLOAT_##NAME, "float_format.def: order of " #NAME);                     \
  _Static_assert((SIGNED) + (EXPONENT) + (EXPLICIT) + (FRACTION) == (BITS), "float_format.def: parts of " #NAME);
#include "refrt/number/float_format.def"
#define REFRT_FLOAT(NAME, TEXT, BITS) WIDTH_OF_##NAME = (BITS),
enum {
#include "refrt/floats.def"
  WIDTH_OF_NOTHING
};
#define REFRT_FLOAT_FORMAT(NAME, BITS, EXPONENT, FRACTION, BIAS, SPECIALS, SIGNED, EXPLICIT)                           \
  _Static_assert(WIDTH_OF_##NAME == (BITS), "float_format.def: width of " #NAME);
#include "refrt/number/float_format.def"
_Static_assert((int)ROW_COUNT == (int)REFRT_FLOAT_COUNT, "float_format.def: number of rows");

/*===---------------------------- encoding parts ---------------------------===*/

static uint32_t magnitude_bits(const refrt_float_format *format) {
  return (uint32_t)(format->bits - format->is_signed);
}

/* Bits below the exponent field. */
static uint32_t field_bits(const refrt_float_format *format) {
  return (uint32_t)(format->fraction_bits + format->has_integer_bit);
}

/* Formats without fraction bits have neither subnormals nor zero. */
static int has_zero(const refrt_float_format *format) { return format->fraction_bits != 0; }

static refrt_bits with_sign(const refrt_float_format *format, refrt_bits magnitude, int negative) {
  if (negative && format->is_signed)
    return refrt_bits_or(magnitude, refrt_bits_shl(refrt_bits_make(1, 0), format->bits - 1u));
  return magnitude;
}

static refrt_bits largest_magnitude(const refrt_float_format *format) {
  refrt_bits one = refrt_bits_make(1, 0);
  refrt_bits ones = refrt_bits_mask(magnitude_bits(format));
  switch ((refrt_float_specials)format->specials) {
  case REFRT_SPECIALS_IEEE: /* just below the exponent of ones */
    return refrt_bits_sub(refrt_bits_shl(refrt_bits_mask(format->exponent_bits), field_bits(format)), one);
  case REFRT_SPECIALS_ONES:
    return refrt_bits_sub(ones, one);
  case REFRT_SPECIALS_NEG_ZERO:
  case REFRT_SPECIALS_FINITE:
    break;
  }
  return ones;
}

static refrt_bits nan_pattern(const refrt_float_format *format) {
  switch ((refrt_float_specials)format->specials) {
  case REFRT_SPECIALS_IEEE: /* exponent of ones, integer bit if any, top fraction bit */
    return refrt_bits_shl(refrt_bits_mask((uint32_t)(format->exponent_bits + format->has_integer_bit + 1)),
                          format->fraction_bits - 1u);
  case REFRT_SPECIALS_ONES:
    return refrt_bits_mask(magnitude_bits(format));
  case REFRT_SPECIALS_NEG_ZERO:
    return refrt_bits_shl(refrt_bits_make(1, 0), format->bits - 1u);
  case REFRT_SPECIALS_FINITE:
    break;
  }
  return largest_magnitude(format);
}

static refrt_bits inf_pattern(const refrt_float_format *format, int negative) {
  if (format->specials == REFRT_SPECIALS_FINITE)
    return with_sign(format, largest_magnitude(format), negative);
  if (format->specials != REFRT_SPECIALS_IEEE)
    return nan_pattern(format);
  return with_sign(format,
                   refrt_bits_shl(refrt_bits_mask((uint32_t)(format->exponent_bits + format->has_integer_bit)),
                                  format->fraction_bits),
                   negative);
}

static refrt_bits zero_pattern(const refrt_float_format *format, int negative) {
  if (!has_zero(format) || format->specials == REFRT_SPECIALS_NEG_ZERO)
    return refrt_bits_make(0, 0);
  return with_sign(format, refrt_bits_make(0, 0), negative);
}

/*===---------------------------- unpack and pack --------------------------===*/

refrt_number refrt_number_unpack(const refrt_float_format *format, refrt_bits bits) {
  uint32_t fields = field_bits(format);
  refrt_bits magnitude = refrt_bits_and(bits, refrt_bits_mask(magnitude_bits(format)));
  refrt_bits fraction = refrt_bits_and(magnitude, refrt_bits_mask(fields));
  uint32_t exponent = (uint32_t)refrt_bits_shr(magnitude, fields).lo;
  int negative = format->is_signed && refrt_bits_test(bits, format->bits - 1u);
  int fraction_zero = refrt_bits_is_zero(fraction);

  if (format->specials == REFRT_SPECIALS_IEEE && exponent == refrt_bits_mask64(format->exponent_bits)) {
    refrt_bits inf = format->has_integer_bit ? refrt_bits_make((uint64_t)1 << 63, 0) : refrt_bits_make(0, 0);
    return refrt_number_special(refrt_bits_equal(fraction, inf) ? REFRT_NUMBER_INF : REFRT_NUMBER_NAN, negative);
  }
  if (format->specials == REFRT_SPECIALS_ONES && refrt_bits_equal(magnitude, refrt_bits_mask(magnitude_bits(format))))
    return refrt_number_special(REFRT_NUMBER_NAN, negative);
  if (format->specials == REFRT_SPECIALS_NEG_ZERO && negative && refrt_bits_is_zero(magnitude))
    return refrt_number_special(REFRT_NUMBER_NAN, 0);
  if (!has_zero(format))
    return refrt_number_finite(negative, (int32_t)exponent - format->bias, refrt_bits_make(0, (uint64_t)1 << 63));

  if (exponent == 0) {
    if (fraction_zero)
      return refrt_number_special(REFRT_NUMBER_ZERO, negative);
    exponent = 1;
  } else if (format->has_integer_bit) {
    if (!refrt_bits_test(fraction, format->fraction_bits))
      return refrt_number_special(REFRT_NUMBER_NAN, negative);
  } else {
    fraction = refrt_bits_or(fraction, refrt_bits_shl(refrt_bits_make(1, 0), format->fraction_bits));
  }
  return refrt_number_finite(negative, (int32_t)exponent - format->bias,
                             refrt_bits_shl(fraction, 127u - format->fraction_bits));
}

/* Whether the kept part of a magnitude grows by one unit in the last place. */
static int rounds_up(refrt_rounding mode, int negative, int odd, refrt_bits rest, refrt_bits half) {
  switch (mode) {
  case REFRT_ROUND_NEAREST_EVEN:
    return refrt_bits_less(half, rest) || (refrt_bits_equal(half, rest) && odd);
  case REFRT_ROUND_NEAREST_AWAY:
    return !refrt_bits_less(rest, half);
  case REFRT_ROUND_UP:
    return !negative && !refrt_bits_is_zero(rest);
  case REFRT_ROUND_DOWN:
    return negative && !refrt_bits_is_zero(rest);
  case REFRT_ROUND_TO_ZERO:
  case REFRT_ROUND_COUNT:
    break;
  }
  return 0;
}

/* Overflow goes to infinity unless the mode points back towards zero. */
static refrt_bits overflow_pattern(const refrt_float_format *format, int negative, refrt_rounding mode) {
  int to_inf = mode == REFRT_ROUND_NEAREST_EVEN || mode == REFRT_ROUND_NEAREST_AWAY ||
               (mode == REFRT_ROUND_UP && !negative) || (mode == REFRT_ROUND_DOWN && negative);
  return to_inf ? inf_pattern(format, negative) : with_sign(format, largest_magnitude(format), negative);
}

static refrt_bits pack_finite(const refrt_float_format *format, refrt_number number, refrt_rounding mode) {
  uint32_t precision = refrt_format_precision(format);
  uint32_t drop = 128 - precision;
  int32_t min_exponent = (has_zero(format) ? 1 : 0) - format->bias;
  int32_t exponent = number.exponent;
  refrt_bits significand = number.significand, kept, magnitude, largest = largest_magnitude(format);
  int32_t field;

  if (number.negative && !format->is_signed)
    return nan_pattern(format);
  if (exponent < min_exponent) {
    if (!has_zero(format))
      return refrt_bits_make(0, 0);
    /* Subnormal: fewer bits are kept. More than 128 places all lose alike. */
    significand =
        refrt_bits_shr_sticky(significand, min_exponent - exponent > 128 ? 128u : (uint32_t)(min_exponent - exponent));
    exponent = min_exponent;
  }
  kept = refrt_bits_shr(significand, drop);
  if (rounds_up(mode, number.negative, (int)(kept.lo & 1), refrt_bits_and(significand, refrt_bits_mask(drop)),
                refrt_bits_shl(refrt_bits_make(1, 0), drop - 1))) {
    kept = refrt_bits_add(kept, refrt_bits_make(1, 0));
    if (refrt_bits_test(kept, precision)) {
      kept = refrt_bits_shr(kept, 1);
      ++exponent;
    }
  }
  field = refrt_bits_test(kept, precision - 1) || !has_zero(format) ? exponent + format->bias : 0;
  if (field > (int32_t)refrt_bits_mask64(format->exponent_bits))
    return overflow_pattern(format, number.negative, mode);
  magnitude = refrt_bits_or(refrt_bits_shl(refrt_bits_make((uint64_t)field, 0), field_bits(format)),
                            refrt_bits_and(kept, refrt_bits_mask(field_bits(format))));
  if (refrt_bits_less(largest, magnitude))
    return overflow_pattern(format, number.negative, mode);
  if (refrt_bits_is_zero(magnitude))
    return zero_pattern(format, number.negative);
  return with_sign(format, magnitude, number.negative);
}

refrt_bits refrt_number_pack(const refrt_float_format *format, refrt_number number, refrt_rounding mode) {
  switch (number.class_of) {
  case REFRT_NUMBER_ZERO:
    return zero_pattern(format, number.negative);
  case REFRT_NUMBER_FINITE:
    assert((number.significand.hi >> 63) == 1 && "a finite number is normalised");
    return pack_finite(format, number, mode);
  case REFRT_NUMBER_INF:
    if (number.negative && !format->is_signed)
      break;
    return inf_pattern(format, number.negative);
  case REFRT_NUMBER_NAN:
    break;
  }
  return nan_pattern(format);
}

/*===------------------------------- patterns ------------------------------===*/

refrt_bits refrt_float_nan(refrt_float_kind kind) { return nan_pattern(&refrt_float_formats[kind]); }

refrt_bits refrt_float_inf(refrt_float_kind kind, int negative) {
  return refrt_number_pack(&refrt_float_formats[kind], refrt_number_special(REFRT_NUMBER_INF, negative),
                           REFRT_ROUND_NEAREST_EVEN);
}

refrt_bits refrt_float_zero(refrt_float_kind kind, int negative) {
  return zero_pattern(&refrt_float_formats[kind], negative);
}

refrt_bits refrt_float_max(refrt_float_kind kind, int negative) {
  const refrt_float_format *format = &refrt_float_formats[kind];
  return with_sign(format, largest_magnitude(format), negative);
}

static refrt_number_class class_of(refrt_float_kind kind, refrt_bits a) {
  return refrt_number_unpack(&refrt_float_formats[kind], a).class_of;
}

int refrt_is_nan(refrt_float_kind kind, uint64_t lo, uint64_t hi) {
  refrt_bits pattern = {lo, hi};
  return (unsigned)kind < REFRT_FLOAT_COUNT &&
         refrt_float_is_nan_soft(kind, refrt_bits_and(pattern, refrt_bits_mask(refrt_float_formats[kind].bits)));
}
int refrt_float_is_nan_soft(refrt_float_kind kind, refrt_bits a) { return class_of(kind, a) == REFRT_NUMBER_NAN; }
int refrt_float_is_inf(refrt_float_kind kind, refrt_bits a) { return class_of(kind, a) == REFRT_NUMBER_INF; }
int refrt_float_is_zero(refrt_float_kind kind, refrt_bits a) { return class_of(kind, a) == REFRT_NUMBER_ZERO; }

int refrt_float_sign(refrt_float_kind kind, refrt_bits a) {
  return refrt_number_unpack(&refrt_float_formats[kind], a).negative;
}

/* The bit of the pattern, also where refrt_float_sign sees no sign. */
static int sign_bit(refrt_float_kind kind, refrt_bits a) {
  const refrt_float_format *format = &refrt_float_formats[kind];
  return format->is_signed && refrt_bits_test(a, format->bits - 1u);
}

static refrt_bits set_sign(refrt_float_kind kind, refrt_bits a, int negative) {
  const refrt_float_format *format = &refrt_float_formats[kind];
  refrt_bits pattern = refrt_bits_and(a, refrt_bits_mask(format->bits));
  refrt_bits magnitude = refrt_bits_and(a, refrt_bits_mask(magnitude_bits(format)));
  if (!format->is_signed)
    return negative ? nan_pattern(format) : pattern;
  if (format->specials == REFRT_SPECIALS_NEG_ZERO && refrt_bits_is_zero(magnitude))
    return pattern;
  return with_sign(format, magnitude, negative);
}

refrt_bits refrt_float_neg(refrt_float_kind kind, refrt_bits a) { return set_sign(kind, a, !sign_bit(kind, a)); }

refrt_bits refrt_float_abs(refrt_float_kind kind, refrt_bits a) { return set_sign(kind, a, 0); }

refrt_bits refrt_float_copysign(refrt_float_kind kind, refrt_bits a, refrt_bits sign_of) {
  return set_sign(kind, a, sign_bit(kind, sign_of));
}

/*===------------------------------ comparisons ----------------------------===*/

refrt_float_order refrt_float_compare_soft(refrt_float_kind kind, refrt_bits a, refrt_bits b) {
  refrt_number x = refrt_number_unpack(&refrt_float_formats[kind], a);
  refrt_number y = refrt_number_unpack(&refrt_float_formats[kind], b);
  int smaller; /* x has the smaller magnitude */
  if (x.class_of == REFRT_NUMBER_NAN || y.class_of == REFRT_NUMBER_NAN)
    return REFRT_ORDER_UNORDERED;
  if (x.class_of == REFRT_NUMBER_ZERO && y.class_of == REFRT_NUMBER_ZERO)
    return REFRT_ORDER_EQUAL;
  if (x.class_of == REFRT_NUMBER_ZERO)
    return y.negative ? REFRT_ORDER_GREATER : REFRT_ORDER_LESS;
  if (y.class_of == REFRT_NUMBER_ZERO || x.negative != y.negative)
    return x.negative ? REFRT_ORDER_LESS : REFRT_ORDER_GREATER;
  if (x.class_of != y.class_of)
    smaller = y.class_of == REFRT_NUMBER_INF;
  else if (x.exponent != y.exponent)
    smaller = x.exponent < y.exponent;
  else if (!refrt_bits_equal(x.significand, y.significand))
    smaller = refrt_bits_less(x.significand, y.significand);
  else
    return REFRT_ORDER_EQUAL;
  return smaller == !x.negative ? REFRT_ORDER_LESS : REFRT_ORDER_GREATER;
}

/* The smaller (or larger) of two operands, none of them NaN. */
static refrt_bits select(refrt_float_kind kind, refrt_bits a, refrt_bits b, int want_larger) {
  refrt_float_order order = refrt_float_compare(kind, a, b);
  int a_is_larger = order == REFRT_ORDER_EQUAL ? !refrt_float_sign(kind, a) : order == REFRT_ORDER_GREATER;
  return refrt_bits_and(a_is_larger == want_larger ? a : b, refrt_bits_mask(refrt_float_formats[kind].bits));
}

static refrt_bits minmax(refrt_float_kind kind, refrt_bits a, refrt_bits b, int want_larger) {
  if (refrt_float_is_nan(kind, a) || refrt_float_is_nan(kind, b))
    return refrt_float_nan(kind);
  return select(kind, a, b, want_larger);
}

static refrt_bits minmax_num(refrt_float_kind kind, refrt_bits a, refrt_bits b, int want_larger) {
  if (refrt_float_is_nan(kind, a))
    a = b;
  if (refrt_float_is_nan(kind, b))
    b = a;
  return minmax(kind, a, b, want_larger);
}

refrt_bits refrt_float_minimum(refrt_float_kind kind, refrt_bits a, refrt_bits b) { return minmax(kind, a, b, 0); }
refrt_bits refrt_float_maximum(refrt_float_kind kind, refrt_bits a, refrt_bits b) { return minmax(kind, a, b, 1); }
refrt_bits refrt_float_minnum(refrt_float_kind kind, refrt_bits a, refrt_bits b) { return minmax_num(kind, a, b, 0); }
refrt_bits refrt_float_maxnum(refrt_float_kind kind, refrt_bits a, refrt_bits b) { return minmax_num(kind, a, b, 1); }

/*===------------------------------ conversions ----------------------------===*/

refrt_bits refrt_float_convert_soft(refrt_float_kind to, refrt_float_kind from, refrt_bits a, refrt_rounding mode) {
  return refrt_number_pack(&refrt_float_formats[to], refrt_number_unpack(&refrt_float_formats[from], a), mode);
}

refrt_bits refrt_float_from_int(refrt_float_kind kind, refrt_bits a, uint32_t width, int is_signed,
                                refrt_rounding mode) {
  const refrt_float_format *format = &refrt_float_formats[kind];
  refrt_bits mask = refrt_bits_mask(width);
  int negative = is_signed && refrt_bits_test(a, width - 1);
  refrt_number number;
  if (negative) /* two's complement magnitude; the smallest value is its own */
    a = refrt_bits_sub(refrt_bits_make(0, 0), a);
  a = refrt_bits_and(a, mask);
  if (refrt_bits_is_zero(a))
    return zero_pattern(format, 0);
  /* All 128 bits may be in use, so bit 0 can be a value bit here and not a
   * sticky one; rounding treats both alike. */
  number = refrt_number_finite(negative, 127, a);
  return refrt_number_pack(format, number, mode);
}

int refrt_float_to_int(refrt_float_kind kind, refrt_bits a, uint32_t width, int is_signed, refrt_bits *out) {
  refrt_number x = refrt_number_unpack(&refrt_float_formats[kind], a);
  refrt_bits magnitude = refrt_bits_make(0, 0), limit;
  int fits = 1;
  *out = magnitude;
  if (x.class_of == REFRT_NUMBER_NAN)
    return 0;
  /* The largest magnitude: 2^(w-1) - 1 or 2^(w-1) signed, 2^w - 1 or 0 not. */
  limit = refrt_bits_mask(is_signed ? width - 1 : width);
  if (x.negative)
    limit = is_signed ? refrt_bits_add(limit, refrt_bits_make(1, 0)) : refrt_bits_make(0, 0);
  if (x.class_of == REFRT_NUMBER_INF || (x.class_of == REFRT_NUMBER_FINITE && x.exponent > 127)) {
    magnitude = limit;
    fits = 0;
  } else if (x.class_of == REFRT_NUMBER_FINITE && x.exponent >= 0) {
    magnitude = refrt_bits_shr(x.significand, (uint32_t)(127 - x.exponent));
    if (refrt_bits_less(limit, magnitude)) {
      magnitude = limit;
      fits = 0;
    }
  }
  if (x.negative)
    magnitude = refrt_bits_sub(refrt_bits_make(0, 0), magnitude);
  *out = refrt_bits_and(magnitude, refrt_bits_mask(width));
  return fits;
}
