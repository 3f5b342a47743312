/*===-- ops_int.h - integers of 1 to 128 bits ---------------------------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * All integer arithmetic of the machine. Operands are `width` bits, 1 to 128,
 * zero-extended (higher bits zero); so are results. Signed means two's
 * complement of that width. Widths up to 64 take a one-limb path.
 *
 * Must not decide what a program event means: overflow, division by zero and
 * shifts too far are reported to the caller, who knows the flags.
 *
 * No C undefined behaviour anywhere: arithmetic is on uint64_t, which wraps.
 * Small types never meet arithmetic before widening, so nothing is promoted to
 * a signed int; signed values are never converted to narrower signed types.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_NUMBER_OPS_INT_H
#define REFRT_NUMBER_OPS_INT_H

#include "refrt/number/bits.h"
#include "refrt/refrt.h"

/* How a division went. */
typedef enum refrt_int_status {
  REFRT_INT_OK,
  REFRT_INT_DIVISION_BY_ZERO,
  REFRT_INT_DIVISION_OVERFLOW /* smallest value by -1; the result wraps */
} refrt_int_status;

/*===------------------------------ width changes --------------------------===*/

/* Keeps the low bits. C: masks of 64 or more places are handled in
 * refrt_bits_mask, a shift that far would be undefined. */
static inline refrt_bits refrt_int_trunc(refrt_bits a, uint32_t width) {
  if (width <= 64)
    return refrt_bits_make(a.lo & refrt_bits_mask64(width), 0);
  return refrt_bits_make(a.lo, a.hi & refrt_bits_mask64(width - 64));
}

/* Sign bit. */
static inline int refrt_int_is_negative(refrt_bits a, uint32_t width) {
  return (int)((width <= 64 ? a.lo >> (width - 1) : a.hi >> (width - 65)) & 1);
}

/* All 128 bits of the signed value. C: no shift of a signed value (whose right
 * shift is implementation-defined, whose left shift is undefined below zero). */
static inline refrt_bits refrt_int_sext128(refrt_bits a, uint32_t width) {
  if (!refrt_int_is_negative(a, width))
    return a;
  if (width <= 64)
    return refrt_bits_make(a.lo | ~refrt_bits_mask64(width), ~(uint64_t)0);
  return refrt_bits_make(a.lo, a.hi | ~refrt_bits_mask64(width - 64));
}

static inline refrt_bits refrt_int_sext(refrt_bits a, uint32_t from, uint32_t to) {
  return refrt_int_trunc(refrt_int_sext128(a, from), to);
}

/* The value of up to 64 bits as int64_t; wider values keep their low limb.
 * C: converting an out of range uint64_t is implementation-defined, so
 * negative values go through their complement. */
static inline int64_t refrt_int_to_i64(refrt_bits a, uint32_t width) {
  uint64_t v = width <= 64 ? refrt_int_sext128(a, width).lo : a.lo;
  return (v >> 63) != 0 ? -1 - (int64_t)~v : (int64_t)v;
}

static inline refrt_bits refrt_int_from_i64(int64_t value, uint32_t width) {
  return refrt_int_trunc(refrt_bits_make((uint64_t)value, value < 0 ? ~(uint64_t)0 : 0), width);
}

/* The smallest and largest signed value. */
static inline refrt_bits refrt_int_min_value(uint32_t width) {
  return refrt_bits_shl(refrt_bits_make(1, 0), width - 1);
}
static inline refrt_bits refrt_int_max_value(uint32_t width) { return refrt_bits_mask(width - 1); }

/* Whether trunc keeps the unsigned (nuw) or signed (nsw) value. */
static inline int refrt_int_trunc_loses_unsigned(refrt_bits a, uint32_t to) {
  return !refrt_bits_equal(refrt_int_trunc(a, to), a);
}
static inline int refrt_int_trunc_loses_signed(refrt_bits a, uint32_t from, uint32_t to) {
  return !refrt_bits_equal(refrt_int_sext(refrt_int_trunc(a, to), to, from), a);
}

/*===------------------------------- arithmetic ----------------------------===*/

/* Modulo 2^width. C: unsigned, so overflow wraps instead of being undefined. */
static inline refrt_bits refrt_int_add(refrt_bits a, refrt_bits b, uint32_t width) {
  if (width <= 64)
    return refrt_bits_make((a.lo + b.lo) & refrt_bits_mask64(width), 0);
  return refrt_int_trunc(refrt_bits_add(a, b), width);
}
static inline refrt_bits refrt_int_sub(refrt_bits a, refrt_bits b, uint32_t width) {
  if (width <= 64)
    return refrt_bits_make((a.lo - b.lo) & refrt_bits_mask64(width), 0);
  return refrt_int_trunc(refrt_bits_sub(a, b), width);
}
static inline refrt_bits refrt_int_neg(refrt_bits a, uint32_t width) {
  return refrt_int_sub(refrt_bits_make(0, 0), a, width);
}
/* C: uint64_t operands; narrower unsigned types would be promoted to int, whose
 * product may overflow. */
static inline refrt_bits refrt_int_mul(refrt_bits a, refrt_bits b, uint32_t width) {
  refrt_bits high;
  if (width <= 64)
    return refrt_bits_make((a.lo * b.lo) & refrt_bits_mask64(width), 0);
  return refrt_int_trunc(refrt_bits_mul(a, b, &high), width);
}

/* Absolute value; the smallest value stays. C: abs of it is undefined. */
static inline refrt_bits refrt_int_abs(refrt_bits a, uint32_t width) {
  return refrt_int_is_negative(a, width) ? refrt_int_neg(a, width) : a;
}

/* The 2n-bit product: returns the low half, stores the high one. */
static inline refrt_bits refrt_int_umul_full(refrt_bits a, refrt_bits b, uint32_t width, refrt_bits *high) {
  refrt_bits top, low;
  if (width <= 64) {
    low = refrt_bits_mul64(a.lo, b.lo);
    *high = refrt_bits_shr(low, width);
  } else {
    low = refrt_bits_mul(a, b, &top);
    *high = refrt_bits_or(refrt_bits_shr(low, width), refrt_bits_shl(top, 128 - width));
  }
  *high = refrt_int_trunc(*high, width);
  return refrt_int_trunc(low, width);
}
/* A negative operand is its pattern minus 2^n, which takes the other operand
 * away from the high half. */
static inline refrt_bits refrt_int_smul_full(refrt_bits a, refrt_bits b, uint32_t width, refrt_bits *high) {
  refrt_bits low = refrt_int_umul_full(a, b, width, high);
  if (refrt_int_is_negative(a, width))
    *high = refrt_int_sub(*high, b, width);
  if (refrt_int_is_negative(b, width))
    *high = refrt_int_sub(*high, a, width);
  return low;
}

/*===----------------------------- wrap predicates -------------------------===*/

/* Whether the mathematical result differs from the wrapped one. */
static inline int refrt_int_uadd_wraps(refrt_bits a, refrt_bits b, uint32_t width) {
  return refrt_bits_less(refrt_int_add(a, b, width), a);
}
static inline int refrt_int_sadd_wraps(refrt_bits a, refrt_bits b, uint32_t width) {
  int sign = refrt_int_is_negative(a, width);
  return sign == refrt_int_is_negative(b, width) && sign != refrt_int_is_negative(refrt_int_add(a, b, width), width);
}
static inline int refrt_int_usub_wraps(refrt_bits a, refrt_bits b, uint32_t width) {
  (void)width;
  return refrt_bits_less(a, b);
}
static inline int refrt_int_ssub_wraps(refrt_bits a, refrt_bits b, uint32_t width) {
  int sign = refrt_int_is_negative(a, width);
  return sign != refrt_int_is_negative(b, width) && sign != refrt_int_is_negative(refrt_int_sub(a, b, width), width);
}
static inline int refrt_int_umul_wraps(refrt_bits a, refrt_bits b, uint32_t width) {
  refrt_bits high;
  (void)refrt_int_umul_full(a, b, width, &high);
  return !refrt_bits_is_zero(high);
}
static inline int refrt_int_smul_wraps(refrt_bits a, refrt_bits b, uint32_t width) {
  refrt_bits high, low = refrt_int_smul_full(a, b, width, &high);
  refrt_bits sign = refrt_int_is_negative(low, width) ? refrt_bits_mask(width) : refrt_bits_make(0, 0);
  return !refrt_bits_equal(high, sign);
}

/*===-------------------------------- division -----------------------------===*/

/* Quotient and remainder; both 0 when the divisor is. C: division by zero and
 * INT_MIN / -1 are undefined; here the first is reported without dividing and
 * the second never arises, because magnitudes are divided unsigned. */
static inline refrt_int_status refrt_int_udivrem(refrt_bits a, refrt_bits b, uint32_t width, refrt_bits *quotient,
                                                 refrt_bits *remainder) {
  (void)width;
  if (refrt_bits_is_zero(b)) {
    *quotient = *remainder = b;
    return REFRT_INT_DIVISION_BY_ZERO;
  }
  *quotient = refrt_bits_divmod(a, b, remainder);
  return REFRT_INT_OK;
}
static inline refrt_int_status refrt_int_sdivrem(refrt_bits a, refrt_bits b, uint32_t width, refrt_bits *quotient,
                                                 refrt_bits *remainder) {
  int a_negative = refrt_int_is_negative(a, width), b_negative = refrt_int_is_negative(b, width);
  refrt_int_status status =
      refrt_int_udivrem(refrt_int_abs(a, width), refrt_int_abs(b, width), width, quotient, remainder);
  if (a_negative != b_negative)
    *quotient = refrt_int_neg(*quotient, width);
  if (a_negative)
    *remainder = refrt_int_neg(*remainder, width);
  if (status == REFRT_INT_OK && refrt_bits_equal(a, refrt_int_min_value(width)) &&
      refrt_bits_equal(b, refrt_bits_mask(width)))
    return REFRT_INT_DIVISION_OVERFLOW;
  return status;
}

static inline refrt_int_status refrt_int_udiv(refrt_bits a, refrt_bits b, uint32_t width, refrt_bits *out) {
  refrt_bits remainder;
  return refrt_int_udivrem(a, b, width, out, &remainder);
}
static inline refrt_int_status refrt_int_urem(refrt_bits a, refrt_bits b, uint32_t width, refrt_bits *out) {
  refrt_bits quotient;
  return refrt_int_udivrem(a, b, width, &quotient, out);
}
static inline refrt_int_status refrt_int_sdiv(refrt_bits a, refrt_bits b, uint32_t width, refrt_bits *out) {
  refrt_bits remainder;
  return refrt_int_sdivrem(a, b, width, out, &remainder);
}
/* The sign of the dividend; the smallest value by -1 gives 0 and is reported. */
static inline refrt_int_status refrt_int_srem(refrt_bits a, refrt_bits b, uint32_t width, refrt_bits *out) {
  refrt_bits quotient;
  return refrt_int_sdivrem(a, b, width, &quotient, out);
}
static inline refrt_int_status refrt_int_ceildivu(refrt_bits a, refrt_bits b, uint32_t width, refrt_bits *out) {
  refrt_bits remainder;
  refrt_int_status status = refrt_int_udivrem(a, b, width, out, &remainder);
  if (!refrt_bits_is_zero(remainder))
    *out = refrt_int_add(*out, refrt_bits_make(1, 0), width);
  return status;
}
/* The quotient was cut towards zero: up if the exact one is negative. An
 * inexact one moves when it was cut the wrong way. */
static inline refrt_int_status refrt_int_ceildivs(refrt_bits a, refrt_bits b, uint32_t width, refrt_bits *out) {
  refrt_bits remainder;
  refrt_int_status status = refrt_int_sdivrem(a, b, width, out, &remainder);
  if (!refrt_bits_is_zero(remainder) && refrt_int_is_negative(a, width) == refrt_int_is_negative(b, width))
    *out = refrt_int_add(*out, refrt_int_trunc(refrt_bits_make(1, 0), width), width);
  return status;
}
static inline refrt_int_status refrt_int_floordivs(refrt_bits a, refrt_bits b, uint32_t width, refrt_bits *out) {
  refrt_bits remainder;
  refrt_int_status status = refrt_int_sdivrem(a, b, width, out, &remainder);
  if (!refrt_bits_is_zero(remainder) && refrt_int_is_negative(a, width) != refrt_int_is_negative(b, width))
    *out = refrt_int_sub(*out, refrt_int_trunc(refrt_bits_make(1, 0), width), width);
  return status;
}

/* Whether a division leaves a remainder (violates `exact`); b is not zero. */
static inline int refrt_int_udiv_inexact(refrt_bits a, refrt_bits b, uint32_t width) {
  refrt_bits remainder;
  return refrt_int_urem(a, b, width, &remainder) == REFRT_INT_OK && !refrt_bits_is_zero(remainder);
}
static inline int refrt_int_sdiv_inexact(refrt_bits a, refrt_bits b, uint32_t width) {
  refrt_bits remainder;
  return refrt_int_srem(a, b, width, &remainder) != REFRT_INT_DIVISION_BY_ZERO && !refrt_bits_is_zero(remainder);
}

/*===--------------------------------- shifts ------------------------------===*/

/* Whether a shift amount, itself `width` bits, is width or more. */
static inline int refrt_int_shift_too_far(refrt_bits amount, uint32_t width) {
  return amount.hi != 0 || amount.lo >= width;
}

/* The shifts return 1, or 0 with *out = 0 when the amount is too far.
 * C: a shift by the width or more, or of a negative value, is undefined. */
static inline int refrt_int_shl(refrt_bits a, refrt_bits amount, uint32_t width, refrt_bits *out) {
  if (refrt_int_shift_too_far(amount, width)) {
    *out = refrt_bits_make(0, 0);
    return 0;
  }
  *out = refrt_int_trunc(refrt_bits_shl(a, (uint32_t)amount.lo), width);
  return 1;
}
static inline int refrt_int_lshr(refrt_bits a, refrt_bits amount, uint32_t width, refrt_bits *out) {
  if (refrt_int_shift_too_far(amount, width)) {
    *out = refrt_bits_make(0, 0);
    return 0;
  }
  *out = refrt_bits_shr(a, (uint32_t)amount.lo);
  return 1;
}
static inline int refrt_int_ashr(refrt_bits a, refrt_bits amount, uint32_t width, refrt_bits *out) {
  if (refrt_int_shift_too_far(amount, width)) {
    *out = refrt_bits_make(0, 0);
    return 0;
  }
  *out = refrt_bits_shr(a, (uint32_t)amount.lo);
  if (refrt_int_is_negative(a, width)) /* the places that came in are ones */
    *out = refrt_bits_or(*out, refrt_int_trunc(refrt_bits_not(refrt_bits_mask(width - (uint32_t)amount.lo)), width));
  return 1;
}

/* For amounts that are not too far. Left: a one bit (nuw) or a bit other than
 * the resulting sign (nsw) leaves. Right: a one bit leaves (violates `exact`). */
static inline int refrt_int_shl_wraps_unsigned(refrt_bits a, refrt_bits amount, uint32_t width) {
  refrt_bits moved, back;
  return !refrt_int_shl(a, amount, width, &moved) || !refrt_int_lshr(moved, amount, width, &back) ||
         !refrt_bits_equal(back, a);
}
static inline int refrt_int_shl_wraps_signed(refrt_bits a, refrt_bits amount, uint32_t width) {
  refrt_bits moved, back;
  return !refrt_int_shl(a, amount, width, &moved) || !refrt_int_ashr(moved, amount, width, &back) ||
         !refrt_bits_equal(back, a);
}
static inline int refrt_int_shr_inexact(refrt_bits a, refrt_bits amount, uint32_t width) {
  refrt_bits lost = refrt_bits_mask(refrt_int_shift_too_far(amount, width) ? width : (uint32_t)amount.lo);
  return !refrt_bits_is_zero(refrt_bits_and(a, lost));
}

/*===------------------------- comparisons and bits ------------------------===*/

static inline int refrt_int_ult(refrt_bits a, refrt_bits b) { return refrt_bits_less(a, b); }
/* Flipping the sign bits turns signed order into unsigned order. */
static inline int refrt_int_slt(refrt_bits a, refrt_bits b, uint32_t width) {
  refrt_bits sign = refrt_int_min_value(width);
  if (width <= 64)
    return (a.lo ^ sign.lo) < (b.lo ^ sign.lo);
  return refrt_bits_less(refrt_bits_xor(a, sign), refrt_bits_xor(b, sign));
}

static inline int refrt_int_compare(refrt_icmp predicate, refrt_bits a, refrt_bits b, uint32_t width) {
  switch (predicate) {
  case REFRT_ICMP_EQ:
    return refrt_bits_equal(a, b);
  case REFRT_ICMP_NE:
    return !refrt_bits_equal(a, b);
  case REFRT_ICMP_SLT:
    return refrt_int_slt(a, b, width);
  case REFRT_ICMP_SLE:
    return !refrt_int_slt(b, a, width);
  case REFRT_ICMP_SGT:
    return refrt_int_slt(b, a, width);
  case REFRT_ICMP_SGE:
    return !refrt_int_slt(a, b, width);
  case REFRT_ICMP_ULT:
    return refrt_int_ult(a, b);
  case REFRT_ICMP_ULE:
    return !refrt_int_ult(b, a);
  case REFRT_ICMP_UGT:
    return refrt_int_ult(b, a);
  case REFRT_ICMP_UGE:
    return !refrt_int_ult(a, b);
  case REFRT_ICMP_COUNT:
    break;
  }
  return 0;
}

static inline refrt_bits refrt_int_and(refrt_bits a, refrt_bits b) { return refrt_bits_and(a, b); }
static inline refrt_bits refrt_int_or(refrt_bits a, refrt_bits b) { return refrt_bits_or(a, b); }
static inline refrt_bits refrt_int_xor(refrt_bits a, refrt_bits b) { return refrt_bits_xor(a, b); }
/* `or disjoint`: no bit in both. */
static inline int refrt_int_are_disjoint(refrt_bits a, refrt_bits b) {
  return refrt_bits_is_zero(refrt_bits_and(a, b));
}

/* Counts; `width` for zero. C: the builtins are undefined for zero, see bits.h.
 * A count may not fit a width below 3; that is trunc's matter. */
static inline uint32_t refrt_int_ctlz(refrt_bits a, uint32_t width) { return refrt_bits_clz(a) - (128 - width); }
static inline uint32_t refrt_int_cttz(refrt_bits a, uint32_t width) {
  uint32_t n = refrt_bits_ctz(a);
  return n < width ? n : width;
}
static inline uint32_t refrt_int_ctpop(refrt_bits a) {
  return refrt_bits_popcount64(a.lo) + refrt_bits_popcount64(a.hi);
}

/* Bytes in reverse order; `width` is a multiple of 8. */
static inline refrt_bits refrt_int_bswap(refrt_bits a, uint32_t width) {
  refrt_bits r = refrt_bits_make(0, 0);
  uint32_t i;
  for (i = 0; i < width; i += 8) {
    r = refrt_bits_shl(r, 8);
    r.lo |= a.lo & 0xff;
    a = refrt_bits_shr(a, 8);
  }
  return r;
}

#endif /* REFRT_NUMBER_OPS_INT_H */
