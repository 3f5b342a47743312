/*===-- soft_float_arith.c - arithmetic on unpacked numbers -------------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * add, sub, mul, div, rem, fma, sqrt: unpack, compute exactly or with a sticky
 * bit far below the last place, round once. Must not know how formats encode.
 *===----------------------------------------------------------------------===*/
#include "refrt/number/soft_float_internal.h"

static refrt_number unpack(refrt_float_kind kind, refrt_bits bits) {
  return refrt_number_unpack(&refrt_float_formats[kind], bits);
}

static refrt_bits pack(refrt_float_kind kind, refrt_number number) {
  return refrt_number_pack(&refrt_float_formats[kind], number, REFRT_ROUND_NEAREST_EVEN);
}

static refrt_number nan_number(void) { return refrt_number_special(REFRT_NUMBER_NAN, 0); }

/*===-------------------- exact products and wide sums ---------------------===*/

/* 256-bit significand: bit 255 has weight 2^exponent and is set. A product of
 * two unpacked numbers is exact in it, with at least 30 zero bits below. */
typedef struct wide_number {
  int negative;
  int32_t exponent;
  refrt_bits high;
  refrt_bits low;
} wide_number;

static wide_number widen(refrt_number x) {
  wide_number w;
  w.negative = x.negative;
  w.exponent = x.exponent;
  w.high = x.significand;
  w.low = refrt_bits_make(0, 0);
  return w;
}

static void shl_wide(wide_number *w, uint32_t n) {
  if (n == 0)
    return;
  if (n < 128) {
    w->high = refrt_bits_or(refrt_bits_shl(w->high, n), refrt_bits_shr(w->low, 128 - n));
    w->low = refrt_bits_shl(w->low, n);
  } else {
    w->high = refrt_bits_shl(w->low, n - 128);
    w->low = refrt_bits_make(0, 0);
  }
}

static void shr_wide_sticky(wide_number *w, uint32_t n) {
  if (n == 0)
    return;
  if (n < 128) {
    int lost = !refrt_bits_is_zero(refrt_bits_and(w->low, refrt_bits_mask(n)));
    w->low = refrt_bits_or(refrt_bits_shr(w->low, n), refrt_bits_shl(w->high, 128 - n));
    w->high = refrt_bits_shr(w->high, n);
    w->low.lo |= (uint64_t)lost;
  } else {
    int lost = !refrt_bits_is_zero(w->low);
    w->low = refrt_bits_shr_sticky(w->high, n - 128);
    w->high = refrt_bits_make(0, 0);
    w->low.lo |= (uint64_t)lost;
  }
}

static void normalise_wide(wide_number *w) {
  uint32_t shift = refrt_bits_is_zero(w->high) ? 128 + refrt_bits_clz(w->low) : refrt_bits_clz(w->high);
  shl_wide(w, shift);
  w->exponent -= (int32_t)shift;
}

static wide_number multiply(refrt_number x, refrt_number y) {
  wide_number w;
  w.negative = x.negative != y.negative;
  w.exponent = x.exponent + y.exponent + 1;
  w.low = refrt_bits_mul(x.significand, y.significand, &w.high);
  normalise_wide(&w);
  return w;
}

static refrt_number narrow(wide_number w) {
  if (!refrt_bits_is_zero(w.low))
    w.high.lo |= 1;
  return refrt_number_finite(w.negative, w.exponent, w.high);
}

/* The sum of two non-zero numbers; only bits that no rounding position can
 * reach are folded into a sticky bit. Operands have 30 zero bits below, so
 * where bits are lost the exponents differ by more than 2 and at most one
 * leading bit cancels. An exact zero is +0. */
static refrt_number add_wide(wide_number x, wide_number y) {
  uint32_t distance;
  refrt_bits low;
  if (x.exponent < y.exponent || (x.exponent == y.exponent && refrt_bits_less(x.high, y.high)) ||
      (x.exponent == y.exponent && refrt_bits_equal(x.high, y.high) && refrt_bits_less(x.low, y.low))) {
    wide_number swap = x;
    x = y;
    y = swap;
  }
  distance = (uint32_t)(x.exponent - y.exponent);
  shr_wide_sticky(&x, 2); /* room for a carry; loses nothing */
  shr_wide_sticky(&y, (distance > 256 ? 256 : distance) + 2);
  x.exponent += 2;
  if (x.negative == y.negative) {
    low = refrt_bits_add(x.low, y.low);
    x.high = refrt_bits_add(x.high, y.high);
    if (refrt_bits_less(low, x.low))
      x.high = refrt_bits_add(x.high, refrt_bits_make(1, 0));
  } else {
    low = refrt_bits_sub(x.low, y.low);
    x.high = refrt_bits_sub(x.high, y.high);
    if (refrt_bits_less(x.low, y.low))
      x.high = refrt_bits_sub(x.high, refrt_bits_make(1, 0));
  }
  x.low = low;
  if (refrt_bits_is_zero(x.high) && refrt_bits_is_zero(x.low))
    return refrt_number_special(REFRT_NUMBER_ZERO, 0);
  normalise_wide(&x);
  return narrow(x);
}

/* Sums with a NaN, infinity or zero in them; returns 1 if it was one. */
static int add_special(refrt_number x, refrt_number y, refrt_number *out) {
  if (x.class_of == REFRT_NUMBER_FINITE && y.class_of == REFRT_NUMBER_FINITE)
    return 0;
  if (x.class_of == REFRT_NUMBER_NAN || y.class_of == REFRT_NUMBER_NAN)
    *out = nan_number();
  else if (x.class_of == REFRT_NUMBER_INF)
    *out = y.class_of == REFRT_NUMBER_INF && x.negative != y.negative ? nan_number() : x;
  else if (y.class_of == REFRT_NUMBER_INF || x.class_of == REFRT_NUMBER_ZERO) {
    *out = y;
    if (y.class_of == REFRT_NUMBER_ZERO)
      out->negative = x.negative && y.negative;
  } else
    *out = x;
  return 1;
}

static refrt_number add_numbers(refrt_number x, refrt_number y) {
  refrt_number result;
  if (add_special(x, y, &result))
    return result;
  return add_wide(widen(x), widen(y));
}

/* Products with a NaN, infinity or zero in them; returns 1 if it was one. */
static int mul_special(refrt_number x, refrt_number y, refrt_number *out) {
  int negative = x.negative != y.negative;
  if (x.class_of == REFRT_NUMBER_FINITE && y.class_of == REFRT_NUMBER_FINITE)
    return 0;
  if (x.class_of == REFRT_NUMBER_NAN || y.class_of == REFRT_NUMBER_NAN)
    *out = nan_number();
  else if (x.class_of == REFRT_NUMBER_INF || y.class_of == REFRT_NUMBER_INF)
    *out = x.class_of == REFRT_NUMBER_ZERO || y.class_of == REFRT_NUMBER_ZERO
               ? nan_number()
               : refrt_number_special(REFRT_NUMBER_INF, negative);
  else
    *out = refrt_number_special(REFRT_NUMBER_ZERO, negative);
  return 1;
}

refrt_bits refrt_float_add_soft(refrt_float_kind kind, refrt_bits a, refrt_bits b) {
  return pack(kind, add_numbers(unpack(kind, a), unpack(kind, b)));
}

refrt_bits refrt_float_sub_soft(refrt_float_kind kind, refrt_bits a, refrt_bits b) {
  refrt_number y = unpack(kind, b);
  y.negative = !y.negative;
  return pack(kind, add_numbers(unpack(kind, a), y));
}

refrt_bits refrt_float_mul_soft(refrt_float_kind kind, refrt_bits a, refrt_bits b) {
  refrt_number x = unpack(kind, a), y = unpack(kind, b), result;
  if (!mul_special(x, y, &result))
    result = narrow(multiply(x, y));
  return pack(kind, result);
}

refrt_bits refrt_float_fma(refrt_float_kind kind, refrt_bits a, refrt_bits b, refrt_bits c) {
  refrt_number x = unpack(kind, a), y = unpack(kind, b), z = unpack(kind, c), product;
  if (mul_special(x, y, &product))
    return pack(kind, add_numbers(product, z));
  if (z.class_of == REFRT_NUMBER_FINITE)
    return pack(kind, add_wide(multiply(x, y), widen(z)));
  if (z.class_of == REFRT_NUMBER_ZERO)
    return pack(kind, narrow(multiply(x, y)));
  return pack(kind, z);
}

/*===-------------------- division, remainder, square root -----------------===*/

/* The significand as an integer of `precision` bits. */
static refrt_bits integer_of(refrt_number x, uint32_t precision) {
  return refrt_bits_shr(x.significand, 128 - precision);
}

/* `count` leading bits of a result, more of it if `sticky`, as a significand. */
static refrt_number from_digits(int negative, int32_t exponent, refrt_bits digits, uint32_t count, int sticky) {
  digits = refrt_bits_shl(digits, 128 - count);
  digits.lo |= (uint64_t)sticky;
  return refrt_number_finite(negative, exponent, digits);
}

refrt_bits refrt_float_div_soft(refrt_float_kind kind, refrt_bits a, refrt_bits b) {
  refrt_number x = unpack(kind, a), y = unpack(kind, b);
  uint32_t precision = refrt_format_precision(&refrt_float_formats[kind]), i;
  int negative = x.negative != y.negative;
  int32_t exponent = x.exponent - y.exponent;
  refrt_bits quotient = refrt_bits_make(0, 0), rest, divisor;

  if (x.class_of == REFRT_NUMBER_NAN || y.class_of == REFRT_NUMBER_NAN)
    return pack(kind, nan_number());
  if (x.class_of != REFRT_NUMBER_FINITE || y.class_of != REFRT_NUMBER_FINITE) {
    if (x.class_of == y.class_of) /* inf/inf, 0/0 */
      return pack(kind, nan_number());
    if (x.class_of == REFRT_NUMBER_INF || y.class_of == REFRT_NUMBER_ZERO)
      return pack(kind, refrt_number_special(REFRT_NUMBER_INF, negative));
    return pack(kind, refrt_number_special(REFRT_NUMBER_ZERO, negative));
  }
  rest = integer_of(x, precision);
  divisor = integer_of(y, precision);
  if (refrt_bits_less(rest, divisor)) {
    rest = refrt_bits_shl(rest, 1);
    --exponent;
  }
  /* The quotient is in [1, 2): two bits more than the precision, then sticky. */
  for (i = 0; i < precision + 2; ++i) {
    quotient = refrt_bits_shl(quotient, 1);
    if (!refrt_bits_less(rest, divisor)) {
      rest = refrt_bits_sub(rest, divisor);
      quotient.lo |= 1;
    }
    rest = refrt_bits_shl(rest, 1);
  }
  return pack(kind, from_digits(negative, exponent, quotient, precision + 2, !refrt_bits_is_zero(rest)));
}

/* x * 2^shift mod divisor, x and divisor of at most `precision` bits. */
static refrt_bits shifted_mod(refrt_bits x, uint32_t shift, refrt_bits divisor, uint32_t precision) {
  if (precision < 64) { /* as many places at once as one limb has room for */
    uint32_t room = 64 - precision, step;
    for (x.lo %= divisor.lo; shift != 0 && x.lo != 0; shift -= step) {
      step = shift < room ? shift : room;
      x.lo = (x.lo << step) % divisor.lo;
    }
    return x;
  }
  if (!refrt_bits_less(x, divisor)) /* both have their top bit set: once is enough */
    x = refrt_bits_sub(x, divisor);
  for (; shift != 0 && !refrt_bits_is_zero(x); --shift) {
    x = refrt_bits_shl(x, 1);
    if (!refrt_bits_less(x, divisor))
      x = refrt_bits_sub(x, divisor);
  }
  return x;
}

refrt_bits refrt_float_rem(refrt_float_kind kind, refrt_bits a, refrt_bits b) {
  refrt_number x = unpack(kind, a), y = unpack(kind, b);
  uint32_t precision = refrt_format_precision(&refrt_float_formats[kind]);
  refrt_bits rest;
  if (x.class_of == REFRT_NUMBER_NAN || y.class_of == REFRT_NUMBER_NAN || x.class_of == REFRT_NUMBER_INF ||
      y.class_of == REFRT_NUMBER_ZERO)
    return pack(kind, nan_number());
  if (x.class_of == REFRT_NUMBER_ZERO || y.class_of == REFRT_NUMBER_INF || x.exponent < y.exponent)
    return pack(kind, x);
  rest =
      shifted_mod(integer_of(x, precision), (uint32_t)(x.exponent - y.exponent), integer_of(y, precision), precision);
  if (refrt_bits_is_zero(rest))
    return pack(kind, refrt_number_special(REFRT_NUMBER_ZERO, x.negative));
  return pack(kind, from_digits(x.negative, y.exponent, rest, precision, 0));
}

refrt_bits refrt_float_sqrt(refrt_float_kind kind, refrt_bits a) {
  refrt_number x = unpack(kind, a);
  uint32_t precision = refrt_format_precision(&refrt_float_formats[kind]), i;
  refrt_bits radicand, rest = refrt_bits_make(0, 0), root = rest, trial;
  if (x.class_of == REFRT_NUMBER_NAN || x.class_of == REFRT_NUMBER_ZERO)
    return pack(kind, x);
  if (x.negative)
    return pack(kind, nan_number());
  if (x.class_of == REFRT_NUMBER_INF)
    return pack(kind, x);
  /* An even exponent: the radicand is in [1, 4), two bits before the point. */
  if (x.exponent % 2 != 0) {
    radicand = x.significand;
    --x.exponent;
  } else {
    radicand = refrt_bits_shr(x.significand, 1);
  }
  /* Digit by digit: `rest` is the radicand so far minus the root so far squared. */
  for (i = 0; i < precision + 2; ++i) {
    rest = refrt_bits_or(refrt_bits_shl(rest, 2), refrt_bits_shr(radicand, 126));
    radicand = refrt_bits_shl(radicand, 2);
    trial = refrt_bits_shl(root, 2);
    trial.lo |= 1;
    root = refrt_bits_shl(root, 1);
    if (!refrt_bits_less(rest, trial)) {
      rest = refrt_bits_sub(rest, trial);
      root.lo |= 1;
    }
  }
  return pack(kind, from_digits(0, x.exponent / 2, root, precision + 2, !refrt_bits_is_zero(rest)));
}

refrt_bits refrt_float_round(refrt_float_kind kind, refrt_bits a, refrt_rounding mode) {
  refrt_number x = unpack(kind, a);
  refrt_bits whole, rest, half = refrt_bits_shl(refrt_bits_make(1, 0), 127);
  uint32_t shift;
  int up;
  if (x.class_of != REFRT_NUMBER_FINITE || x.exponent >= 127)
    return pack(kind, x);
  /* The fraction, its first bit in bit 127; what is shifted out is sticky. */
  if (x.exponent < 0) {
    whole = refrt_bits_make(0, 0);
    rest =
        x.exponent < -120 ? refrt_bits_make(1, 0) : refrt_bits_shr_sticky(x.significand, (uint32_t)(-1 - x.exponent));
  } else {
    shift = (uint32_t)(127 - x.exponent);
    whole = refrt_bits_shr(x.significand, shift);
    rest = refrt_bits_shl(x.significand, 128 - shift);
  }
  switch (mode) {
  case REFRT_ROUND_DOWN:
    up = x.negative && !refrt_bits_is_zero(rest);
    break;
  case REFRT_ROUND_UP:
    up = !x.negative && !refrt_bits_is_zero(rest);
    break;
  case REFRT_ROUND_NEAREST_AWAY:
    up = !refrt_bits_less(rest, half);
    break;
  case REFRT_ROUND_NEAREST_EVEN:
    up = refrt_bits_less(half, rest) || (refrt_bits_equal(half, rest) && refrt_bits_test(whole, 0));
    break;
  default: /* REFRT_ROUND_TO_ZERO */
    up = 0;
    break;
  }
  if (up)
    whole = refrt_bits_add(whole, refrt_bits_make(1, 0));
  if (refrt_bits_is_zero(whole))
    return pack(kind, refrt_number_special(REFRT_NUMBER_ZERO, x.negative));
  return pack(kind, refrt_number_finite(x.negative, 127, whole));
}

uint32_t refrt_float_class(refrt_float_kind kind, refrt_bits a) {
  const refrt_float_format *format = &refrt_float_formats[kind];
  refrt_number x = unpack(kind, a);
  refrt_bits quiet = refrt_float_nan(kind), kept;
  switch (x.class_of) {
  case REFRT_NUMBER_NAN:
    kept = refrt_bits_and(a, quiet);
    return refrt_bits_equal(kept, quiet) || format->specials != REFRT_SPECIALS_IEEE ? REFRT_CLASS_QUIET_NAN
                                                                                    : REFRT_CLASS_SIGNALLING_NAN;
  case REFRT_NUMBER_INF:
    return x.negative ? REFRT_CLASS_NEGATIVE_INF : REFRT_CLASS_POSITIVE_INF;
  case REFRT_NUMBER_ZERO:
    return x.negative ? REFRT_CLASS_NEGATIVE_ZERO : REFRT_CLASS_POSITIVE_ZERO;
  case REFRT_NUMBER_FINITE:
    break;
  }
  /* The smallest normal number is 2^(1 - bias); without fraction bits there is
   * nothing below it. */
  if (x.exponent < 1 - format->bias && format->fraction_bits != 0)
    return x.negative ? REFRT_CLASS_NEGATIVE_SUBNORMAL : REFRT_CLASS_POSITIVE_SUBNORMAL;
  return x.negative ? REFRT_CLASS_NEGATIVE_NORMAL : REFRT_CLASS_POSITIVE_NORMAL;
}
