/*===-- known_ops.c - instructions on partly undefined integers --*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See known.h. Bounds and members are computed apart: bounds from the bounds of
 * the operands, by bits and by the corners of intervals; members by running the
 * instruction on members. Functions named `..._of` return bounds only, unless the
 * result is an operand as it is.
 *===----------------------------------------------------------------------===*/
#include "refrt/number/known.h"

#include "refrt/number/ops_int.h"
#include "refrt/program/opcode.h"

static refrt_bits zero_bits(void) { return refrt_bits_make(0, 0); }
static refrt_bits one_bit(void) { return refrt_bits_make(1, 0); }

static refrt_known nothing(uint32_t width) { return refrt_known_some(zero_bits(), zero_bits(), width); }

static int is_exact(const refrt_known *k, uint32_t exact) { return (k->exact & exact) != 0; }

static uint32_t exact_interval(int is_signed) { return (uint32_t)REFRT_EXACT_UNSIGNED << is_signed; }

/*===-------------------------------- sign bits ----------------------------===*/

static uint32_t fewest_signs(const refrt_known *a, const refrt_known *b, uint32_t width) {
  uint32_t a_signs = refrt_known_signs(a, width), b_signs = refrt_known_signs(b, width);
  return a_signs < b_signs ? a_signs : b_signs;
}

/* The highest n bits are equal. */
static void narrow_signs(refrt_known *k, uint32_t n, uint32_t width) {
  if (n < 2)
    return;
  n = n < width ? n : width;
  refrt_known_narrow(k, 1, refrt_int_sext(refrt_int_min_value(width - n + 1), width - n + 1, width),
                     refrt_bits_mask(width - n), width);
}

/*===--------------------------------- corners -----------------------------===*/

static refrt_bits corner(const refrt_known *k, int is_signed, int most) {
  return most ? k->most[is_signed] : k->least[is_signed];
}

/* Of an instruction that is monotone in each operand. */
static refrt_known by_corners(const refrt_known_op *op, const refrt_known *a, const refrt_known *b, int is_signed) {
  refrt_bits least = {0, 0}, most = {0, 0};
  int i;
  for (i = 0; i < 4; ++i) {
    refrt_bits v, x = corner(a, is_signed, i & 1), y = corner(b, is_signed, i & 2);
    if (!refrt_integer_compute(op, x, y, &v))
      return nothing(op->width);
    if (i == 0 || refrt_known_less(v, least, op->width, is_signed))
      least = v;
    if (i == 0 || refrt_known_less(most, v, op->width, is_signed))
      most = v;
  }
  return refrt_known_between(least, most, op->width, is_signed);
}

/*===------------------------------- wrap flags ----------------------------===*/

typedef enum chance { NEVER, SOMETIMES, ALWAYS } chance;

/* Whether add, sub or mul wraps: the exact result is extreme in a corner. All
 * do if all leave the range on the same side. */
static chance wraps(refrt_opcode opcode, int is_signed, const refrt_known *a, const refrt_known *b, uint32_t width) {
  int i, some_do = 0, up = 0, down = 0;
  uint32_t flag = is_signed ? REFRT_FLAG_NSW : REFRT_FLAG_NUW;
  for (i = 0; i < 4; ++i) {
    refrt_bits x = corner(a, is_signed, i & 1), y = corner(b, is_signed, i & 2);
    int negative = is_signed && refrt_int_is_negative(x, width);
    if (!refrt_integer_wraps(opcode, flag, x, y, width))
      continue;
    ++some_do;
    if (opcode == REFRT_OP_MUL)
      negative = is_signed && negative != refrt_int_is_negative(y, width);
    up += !negative;
    down += negative;
  }
  return some_do == 0 ? NEVER : up == 4 || down == 4 ? ALWAYS : SOMETIMES;
}

/* Whether a division can leave a remainder: not if the divisor is 2^k and k bits
 * are zero. */
static int can_be_inexact(const refrt_known_op *op, const refrt_known *a, const refrt_known *b) {
  refrt_bits divisor = b->bits, dividend = refrt_known_can_set(a, op->width);
  if (refrt_bits_is_zero(dividend))
    return 0;
  if (op->opcode == REFRT_OP_DIVS)
    divisor = refrt_int_abs(divisor, op->width);
  if (!refrt_known_is_number(b, op->width) || !refrt_is_power_of_two(divisor))
    return 1;
  return !refrt_bits_is_zero(refrt_bits_and(dividend, refrt_bits_mask(refrt_bits_ctz(divisor))));
}

/* A shift by a number that is below the width. `nsw` wants the bits that leave
 * and the new sign equal. */
static int shift_can_fail(const refrt_known_op *op, const refrt_known *a, uint32_t n) {
  if (n == 0)
    return 0;
  if (op->opcode != REFRT_OP_SHL)
    return (op->flags & REFRT_FLAG_EXACT) != 0 &&
           refrt_int_shr_inexact(refrt_known_can_set(a, op->width), refrt_bits_make(n, 0), op->width);
  if ((op->flags & REFRT_FLAG_NUW) != 0 && !refrt_bits_is_zero(refrt_bits_shr(a->most[0], op->width - n)))
    return 1;
  return (op->flags & REFRT_FLAG_NSW) != 0 && refrt_known_signs(a, op->width) < n + 1;
}

/* Whether the bounds allow a choice that is poison. */
static int can_fail(const refrt_known_op *op, const refrt_known *a, const refrt_known *b) {
  refrt_bits n;
  if (refrt_opcode_has(op->opcode, REFRT_TRAIT_SHIFT)) {
    if (refrt_int_shift_too_far(b->most[0], op->width))
      return 1;
    for (n = b->least[0]; op->flags != 0 && n.lo <= b->most[0].lo; ++n.lo)
      if (refrt_known_can_be(b, n, op->width) && shift_can_fail(op, a, (uint32_t)n.lo))
        return 1;
    return 0;
  }
  switch (op->opcode) {
  case REFRT_OP_ADD:
  case REFRT_OP_SUB:
  case REFRT_OP_MUL:
    return ((op->flags & REFRT_FLAG_NUW) != 0 && wraps(op->opcode, 0, a, b, op->width) != NEVER) ||
           ((op->flags & REFRT_FLAG_NSW) != 0 && wraps(op->opcode, 1, a, b, op->width) != NEVER);
  case REFRT_OP_OR:
    return (op->flags & REFRT_FLAG_DISJOINT) != 0 &&
           !refrt_int_are_disjoint(refrt_known_can_set(a, op->width), refrt_known_can_set(b, op->width));
  case REFRT_OP_DIVU:
  case REFRT_OP_DIVS:
    return (op->flags & REFRT_FLAG_EXACT) != 0 && can_be_inexact(op, a, b);
  default:
    return 0;
  }
}

/* Whether the bounds leave no choice that is not. */
static int must_fail(const refrt_known_op *op, const refrt_known *a, const refrt_known *b) {
  if (refrt_opcode_has(op->opcode, REFRT_TRAIT_SHIFT))
    return refrt_int_shift_too_far(b->least[0], op->width);
  if (op->opcode != REFRT_OP_ADD && op->opcode != REFRT_OP_SUB && op->opcode != REFRT_OP_MUL)
    return 0;
  return ((op->flags & REFRT_FLAG_NUW) != 0 && wraps(op->opcode, 0, a, b, op->width) == ALWAYS) ||
         ((op->flags & REFRT_FLAG_NSW) != 0 && wraps(op->opcode, 1, a, b, op->width) == ALWAYS);
}

/*===---------------------------- sums and products ------------------------===*/

/* a + b + carry: a bit is known where both operands' are and the carry into it
 * is the same for the least and the greatest operands. */
static refrt_known bits_of_sum(refrt_bits a, refrt_bits a_mask, refrt_bits b, refrt_bits b_mask, int carry,
                               uint32_t width) {
  refrt_bits one = refrt_bits_make((uint64_t)carry, 0);
  refrt_bits a_most = refrt_bits_or(a, refrt_bits_not(a_mask)), b_most = refrt_bits_or(b, refrt_bits_not(b_mask));
  refrt_bits least = refrt_bits_add(refrt_bits_add(a, b), one);
  refrt_bits most = refrt_bits_add(refrt_bits_add(a_most, b_most), one);
  refrt_bits carries = refrt_bits_xor(least, refrt_bits_xor(a, b));
  refrt_bits carries_most = refrt_bits_xor(most, refrt_bits_xor(a_most, b_most));
  refrt_bits mask =
      refrt_bits_and(refrt_bits_and(a_mask, b_mask), refrt_bits_not(refrt_bits_xor(carries, carries_most)));
  return refrt_known_some(least, mask, width);
}

/* add and sub: without wrapping, or with all wrapping alike, the ends of the
 * intervals are those of the result. */
static refrt_known sum_of(const refrt_known_op *op, const refrt_known *a, const refrt_known *b) {
  uint32_t width = op->width;
  int is_sub = op->opcode == REFRT_OP_SUB, s;
  refrt_bits not_b = refrt_bits_and(refrt_bits_not(b->bits), b->mask);
  refrt_known r = bits_of_sum(a->bits, a->mask, is_sub ? not_b : b->bits, b->mask, is_sub, width);
  narrow_signs(&r, fewest_signs(a, b, width) - 1, width);
  for (s = 0; s < 2; ++s) {
    if (wraps(op->opcode, s, a, b, width) == SOMETIMES)
      continue;
    refrt_known_narrow(
        &r, s, is_sub ? refrt_int_sub(a->least[s], b->most[s], width) : refrt_int_add(a->least[s], b->least[s], width),
        is_sub ? refrt_int_sub(a->most[s], b->least[s], width) : refrt_int_add(a->most[s], b->most[s], width), width);
    r.exact |= a->exact & b->exact & exact_interval(s);
  }
  return r;
}

/* The low bits of a product follow from the low bits of its factors, and known
 * zeros there add up; the high ones from its extremes unless it wraps. */
static refrt_known product_of(const refrt_known *a, const refrt_known *b, uint32_t width) {
  refrt_bits all = refrt_bits_mask(width);
  refrt_bits a_open = refrt_bits_and(all, refrt_bits_not(a->mask));
  refrt_bits b_open = refrt_bits_and(all, refrt_bits_not(b->mask));
  refrt_bits a_set = refrt_known_can_set(a, width), b_set = refrt_known_can_set(b, width);
  uint32_t a_zeros = refrt_int_cttz(a_set, width), b_zeros = refrt_int_cttz(b_set, width), low;
  uint32_t a_known = refrt_int_cttz(a_open, width), b_known = refrt_int_cttz(b_open, width);
  refrt_known_op op = {REFRT_OP_MUL, 0, 0, 0};
  refrt_known r;
  int s;
  op.width = width;
  /* a = 2^a_zeros (a' + unknown 2^(a_known - a_zeros)), b alike. */
  low = a_known + b_zeros < b_known + a_zeros ? a_known + b_zeros : b_known + a_zeros;
  r = refrt_known_some(refrt_int_mul(a->bits, b->bits, width), refrt_bits_mask(low < width ? low : width), width);
  for (s = 0; s < 2; ++s)
    if (wraps(REFRT_OP_MUL, s, a, b, width) == NEVER) {
      refrt_known limits = by_corners(&op, a, b, s);
      refrt_known_narrow(&r, s, limits.least[s], limits.most[s], width);
    }
  return r;
}

/*===-------------------------------- division -----------------------------===*/

/* Monotone where the divisor has one sign; no corner may overflow. */
static refrt_known quotient_of(const refrt_known_op *op, const refrt_known *a, const refrt_known *b) {
  int is_signed = refrt_opcode_has(op->opcode, REFRT_TRAIT_SIGNED);
  refrt_known r;
  if (is_signed && (refrt_int_is_negative(b->least[1], op->width) != refrt_int_is_negative(b->most[1], op->width) ||
                    (refrt_bits_equal(a->least[1], refrt_int_min_value(op->width)) &&
                     refrt_bits_equal(b->most[1], refrt_bits_mask(op->width)))))
    return nothing(op->width);
  r = by_corners(op, a, b, is_signed);
  /* Numbers side by side have quotients side by side. */
  if (refrt_known_is_number(b, op->width))
    r.exact |= a->exact & exact_interval(is_signed);
  return r;
}

static refrt_known remainder_of(const refrt_known_op *op, const refrt_known *a, const refrt_known *b) {
  uint32_t width = op->width;
  int is_signed = refrt_opcode_has(op->opcode, REFRT_TRAIT_SIGNED);
  refrt_bits least = b->least[is_signed], most = b->most[is_signed], bound;
  refrt_known r = nothing(width);
  if (is_signed) {
    /* Only the divisor's magnitude counts. */
    refrt_bits from = refrt_int_abs(least, width), to = refrt_int_abs(most, width);
    int one_sign = refrt_int_is_negative(least, width) == refrt_int_is_negative(most, width);
    most = refrt_bits_less(from, to) ? to : from;
    least = !one_sign ? one_bit() : refrt_bits_less(from, to) ? from : to;
  }
  bound = refrt_bits_sub(most, one_bit());
  if (refrt_is_power_of_two(least) && refrt_bits_equal(least, most))
    r = refrt_known_some(a->bits, refrt_bits_and(a->mask, refrt_bits_sub(least, one_bit())),
                         width); /* of either sign */
  if (is_signed && refrt_int_is_negative(a->least[1], width)) {
    int negative = refrt_int_is_negative(a->most[1], width);
    if (!refrt_int_is_negative(bound, width))
      refrt_known_narrow(&r, 1, refrt_int_neg(bound, width), negative ? zero_bits() : bound, width);
    return r;
  }
  if (refrt_bits_less(a->most[0], least))
    return *a;
  refrt_known_narrow(&r, 0, zero_bits(), refrt_bits_less(a->most[0], bound) ? a->most[0] : bound, width);
  /* As many numbers one after the other as there are remainders. */
  if (refrt_bits_equal(least, most) && is_exact(a, REFRT_EXACT_UNSIGNED) &&
      !refrt_bits_less(refrt_bits_sub(a->most[0], a->least[0]), bound))
    r.exact |= REFRT_EXACT_UNSIGNED;
  return r;
}

/*===---------------------------------- shifts -----------------------------===*/

static refrt_known shift_once(const refrt_known_op *op, const refrt_known *a, refrt_bits amount) {
  uint32_t n = (uint32_t)amount.lo, width = op->width;
  refrt_bits all = refrt_bits_mask(width), bits, mask, from, to;
  refrt_known number, r;
  switch (op->opcode) {
  case REFRT_OP_SHL:
    r = refrt_known_some(refrt_bits_shl(a->bits, n), refrt_bits_or(refrt_bits_shl(a->mask, n), refrt_bits_mask(n)),
                         width);
    if (n == 0 || refrt_bits_is_zero(refrt_bits_shr(a->most[0], width - n)))
      refrt_known_narrow(&r, 0, refrt_bits_shl(a->least[0], n), refrt_bits_shl(a->most[0], n), width);
    if (refrt_known_signs(a, width) > n)
      refrt_known_narrow(&r, 1, refrt_int_trunc(refrt_bits_shl(a->least[1], n), width),
                         refrt_int_trunc(refrt_bits_shl(a->most[1], n), width), width);
    r.exact |= a->exact & REFRT_EXACT_BITS;
    return r;
  case REFRT_OP_SHRU:
    mask = refrt_bits_or(refrt_bits_shr(a->mask, n), refrt_bits_and(all, refrt_bits_not(refrt_bits_shr(all, n))));
    r = refrt_known_some(refrt_bits_shr(a->bits, n), mask, width);
    refrt_known_narrow(&r, 0, refrt_bits_shr(a->least[0], n), refrt_bits_shr(a->most[0], n), width);
    r.exact |= a->exact & (REFRT_EXACT_BITS | REFRT_EXACT_UNSIGNED);
    return r;
  case REFRT_OP_SHRS: /* the sign spreads, and whether it is known */
    (void)refrt_int_ashr(a->bits, amount, width, &bits);
    (void)refrt_int_ashr(a->mask, amount, width, &mask);
    (void)refrt_int_ashr(a->least[1], amount, width, &from);
    (void)refrt_int_ashr(a->most[1], amount, width, &to);
    r = refrt_known_some(bits, mask, width);
    refrt_known_narrow(&r, 1, from, to, width);
    r.exact |= a->exact & REFRT_EXACT_SIGNED;
    if (refrt_bits_test(a->mask, width - 1) || n == 0)
      r.exact |= a->exact & REFRT_EXACT_BITS;
    return r;
  default: /* saturating */
    number = refrt_known_exactly(amount, width);
    return by_corners(op, a, &number, refrt_opcode_has(op->opcode, REFRT_TRAIT_SIGNED));
  }
}

/* Every amount there can be: fewer than the width. */
static refrt_known shifted(const refrt_known_op *op, const refrt_known *a, const refrt_known *b) {
  refrt_known r = nothing(op->width);
  refrt_bits n;
  int first = 1;
  for (n = b->least[0]; n.lo <= b->most[0].lo; ++n.lo) {
    refrt_known once;
    if (!refrt_known_can_be(b, n, op->width))
      continue;
    once = shift_once(op, a, n);
    refrt_known_settle(&once, op->width);
    /* What one amount can do is no member if the amount is none. */
    if (!refrt_known_is_number(b, op->width))
      refrt_known_forget_members(&once, op->width);
    r = first ? once : refrt_known_join(&r, &once, op->width);
    if (!refrt_known_is_number(b, op->width))
      refrt_known_forget_members(&r, op->width);
    first = 0;
  }
  return r;
}

/*===-------------------------------- selection ----------------------------===*/

static refrt_known truth(int always, int never) {
  return always || never ? refrt_known_exactly(refrt_bits_make((uint64_t)always, 0), 1) : nothing(1);
}

/* a < b for every choice, or a <= b. */
static int is_below(const refrt_known *a, const refrt_known *b, uint32_t width, int is_signed) {
  return refrt_known_less(a->most[is_signed], b->least[is_signed], width, is_signed);
}
static int is_not_above(const refrt_known *a, const refrt_known *b, uint32_t width, int is_signed) {
  return !refrt_known_less(b->least[is_signed], a->most[is_signed], width, is_signed);
}

static int are_different(const refrt_known *a, const refrt_known *b, uint32_t width) {
  refrt_bits differ = refrt_bits_and(refrt_bits_xor(a->bits, b->bits), refrt_bits_and(a->mask, b->mask));
  return !refrt_bits_is_zero(differ) || is_below(a, b, width, 0) || is_below(b, a, width, 0) ||
         is_below(a, b, width, 1) || is_below(b, a, width, 1);
}

static refrt_known compared(const refrt_known_op *op, const refrt_known *a, const refrt_known *b) {
  refrt_icmp predicate = (refrt_icmp)op->attribute;
  int s = predicate >= REFRT_ICMP_SLT && predicate <= REFRT_ICMP_SGE;
  uint32_t width = op->width;
  switch (predicate) {
  case REFRT_ICMP_EQ:
    return truth(0, are_different(a, b, width));
  case REFRT_ICMP_NE:
    return truth(are_different(a, b, width), 0);
  case REFRT_ICMP_SLT:
  case REFRT_ICMP_ULT:
    return truth(is_below(a, b, width, s), is_not_above(b, a, width, s));
  case REFRT_ICMP_SLE:
  case REFRT_ICMP_ULE:
    return truth(is_not_above(a, b, width, s), is_below(b, a, width, s));
  case REFRT_ICMP_SGT:
  case REFRT_ICMP_UGT:
    return truth(is_below(b, a, width, s), is_not_above(a, b, width, s));
  default:
    return truth(is_not_above(b, a, width, s), is_below(a, b, width, s));
  }
}

static refrt_known larger_or_smaller(const refrt_known_op *op, const refrt_known *a, const refrt_known *b) {
  int s = refrt_opcode_has(op->opcode, REFRT_TRAIT_SIGNED);
  int largest = op->opcode == REFRT_OP_MAXS || op->opcode == REFRT_OP_MAXU;
  refrt_known r, limits;
  if (is_not_above(b, a, op->width, s))
    return largest ? *a : *b;
  if (is_not_above(a, b, op->width, s))
    return largest ? *b : *a;
  r = refrt_known_join(a, b, op->width);
  refrt_known_forget_members(&r, op->width);
  limits = by_corners(op, a, b, s);
  refrt_known_narrow(&r, s, limits.least[s], limits.most[s], op->width);
  r.exact |= a->exact & b->exact & exact_interval(s);
  return r;
}

/*===------------------------------- instructions --------------------------===*/

static refrt_known bitwise(const refrt_known_op *op, const refrt_known *a, const refrt_known *b) {
  refrt_bits ones, zeros = refrt_bits_xor(a->mask, a->bits), b_zeros = refrt_bits_xor(b->mask, b->bits);
  refrt_known r;
  if (op->opcode == REFRT_OP_XOR) {
    r = refrt_known_some(refrt_bits_xor(a->bits, b->bits), refrt_bits_and(a->mask, b->mask), op->width);
  } else if (op->opcode == REFRT_OP_AND) {
    ones = refrt_bits_and(a->bits, b->bits);
    r = refrt_known_some(ones, refrt_bits_or(ones, refrt_bits_or(zeros, b_zeros)), op->width);
    refrt_known_narrow(&r, 0, zero_bits(), refrt_bits_less(a->most[0], b->most[0]) ? a->most[0] : b->most[0],
                       op->width);
  } else {
    ones = refrt_bits_or(a->bits, b->bits);
    r = refrt_known_some(ones, refrt_bits_or(ones, refrt_bits_and(zeros, b_zeros)), op->width);
    refrt_known_narrow(&r, 0, refrt_bits_less(a->least[0], b->least[0]) ? b->least[0] : a->least[0],
                       refrt_bits_mask(op->width), op->width);
  }
  narrow_signs(&r, fewest_signs(a, b, op->width), op->width);
  r.exact |= a->exact & b->exact & REFRT_EXACT_BITS;
  return r;
}

/* Different numbers give different results: the other operand is this one. */
static int keeps_apart(const refrt_known_op *op, const refrt_known *other, const refrt_known *number) {
  switch (op->opcode) {
  case REFRT_OP_ADD:
  case REFRT_OP_SUB:
  case REFRT_OP_XOR:
    return 1;
  case REFRT_OP_MUL:
    return refrt_bits_test(number->bits, 0) ||
           (!refrt_bits_is_zero(number->bits) && (wraps(REFRT_OP_MUL, 0, other, number, op->width) == NEVER ||
                                                  wraps(REFRT_OP_MUL, 1, other, number, op->width) == NEVER));
  default:
    return 0;
  }
}

static refrt_known result_of(const refrt_known_op *op, const refrt_known *a, const refrt_known *b) {
  refrt_known r;
  int is_signed = 0;
  if (refrt_opcode_has(op->opcode, REFRT_TRAIT_SHIFT))
    return shifted(op, a, b);
  switch (op->opcode) {
  case REFRT_OP_AND:
  case REFRT_OP_OR:
  case REFRT_OP_XOR:
    return bitwise(op, a, b);
  case REFRT_OP_ADD:
  case REFRT_OP_SUB:
    return sum_of(op, a, b);
  case REFRT_OP_MUL:
    return product_of(a, b, op->width);
  case REFRT_OP_DIVU:
  case REFRT_OP_DIVS:
  case REFRT_OP_CEILDIVU:
  case REFRT_OP_CEILDIVS:
  case REFRT_OP_FLOORDIVS:
    return quotient_of(op, a, b);
  case REFRT_OP_REMU:
  case REFRT_OP_REMS:
    return remainder_of(op, a, b);
  case REFRT_OP_ADDS_SAT:
  case REFRT_OP_SUBS_SAT:
    is_signed = 1;
    /* fall through */
  case REFRT_OP_ADDU_SAT:
  case REFRT_OP_SUBU_SAT:
    r = by_corners(op, a, b, is_signed);
    r.exact |= a->exact & b->exact & exact_interval(is_signed);
    return r;
  case REFRT_OP_MAXS:
  case REFRT_OP_MAXU:
  case REFRT_OP_MINS:
  case REFRT_OP_MINU:
    return larger_or_smaller(op, a, b);
  case REFRT_OP_CMPI:
    return compared(op, a, b);
  default:
    return nothing(op->width);
  }
}

/* The flag of add, sub and mul with overflow, and the opcode of their value. */
static refrt_opcode overflow_of(refrt_opcode opcode, int *is_signed) {
  *is_signed = refrt_opcode_has(opcode, REFRT_TRAIT_SIGNED);
  switch (opcode) {
  case REFRT_OP_ADDS_OVERFLOW:
  case REFRT_OP_ADDU_OVERFLOW:
  case REFRT_OP_ADDU_EXTENDED:
    return REFRT_OP_ADD;
  case REFRT_OP_SUBS_OVERFLOW:
  case REFRT_OP_SUBU_OVERFLOW:
    return REFRT_OP_SUB;
  default:
    return REFRT_OP_MUL;
  }
}

/* The upper half of a product lies between those of its extremes. */
static refrt_known upper_product(const refrt_known_op *op, const refrt_known *a, const refrt_known *b) {
  int is_signed = refrt_opcode_has(op->opcode, REFRT_TRAIT_SIGNED), i;
  refrt_bits least = {0, 0}, most = {0, 0}, low, high;
  for (i = 0; i < 4; ++i) {
    refrt_integer_pair(op, corner(a, is_signed, i & 1), corner(b, is_signed, i & 2), &low, &high);
    if (i == 0 || refrt_known_less(high, least, op->width, is_signed))
      least = high;
    if (i == 0 || refrt_known_less(most, high, op->width, is_signed))
      most = high;
  }
  return refrt_known_between(least, most, op->width, is_signed);
}

/* Two results; returns the width of the second. */
static uint32_t pair_of(const refrt_known_op *op, const refrt_known *a, const refrt_known *b, refrt_known *r,
                        refrt_known *second) {
  refrt_known_op plain = *op;
  int is_signed;
  chance c;
  if (op->opcode == REFRT_OP_MULS_EXTENDED || op->opcode == REFRT_OP_MULU_EXTENDED) {
    *r = product_of(a, b, op->width);
    *second = upper_product(op, a, b);
    return op->width;
  }
  plain.opcode = overflow_of(op->opcode, &is_signed);
  plain.flags = 0;
  (void)refrt_known_binary(&plain, a, b, r, NULL);
  c = wraps(plain.opcode, is_signed, a, b, op->width);
  *second = truth(c == ALWAYS, c == NEVER);
  return 1;
}

/* What members of the operands give; 1 if one of them is poison. `second` may be
 * NULL. */
static int try_members(const refrt_known_op *op, const refrt_known *a, const refrt_known *b, refrt_known *r,
                       refrt_known *second, uint32_t width, uint32_t second_width) {
  refrt_bits x[REFRT_KNOWN_SAMPLES], y[REFRT_KNOWN_SAMPLES], v, v2;
  uint32_t xs = refrt_known_samples(a, op->width, x), ys = refrt_known_samples(b, op->width, y), i, k;
  for (i = 0; i < xs; ++i)
    for (k = 0; k < ys; ++k) {
      if (second != NULL) {
        refrt_integer_pair(op, x[i], y[k], &v, &v2);
        refrt_known_add_member(second, v2, second_width);
      } else if (refrt_integer_wraps(op->opcode, op->flags, x[i], y[k], op->width) ||
                 !refrt_integer_compute(op, x[i], y[k], &v)) {
        return 1;
      }
      refrt_known_add_member(r, v, width);
    }
  /* Numbers that both can be are not found by their ends. */
  for (i = 0; i < xs && op->opcode == REFRT_OP_CMPI; ++i)
    if (refrt_known_has(b, x[i], op->width) && refrt_integer_compute(op, x[i], x[i], &v))
      refrt_known_add_member(r, v, width);
  for (k = 0; k < ys && op->opcode == REFRT_OP_CMPI; ++k)
    if (refrt_known_has(a, y[k], op->width) && refrt_integer_compute(op, y[k], y[k], &v))
      refrt_known_add_member(r, v, width);
  return 0;
}

refrt_known_fate refrt_known_binary(const refrt_known_op *op, const refrt_known *a, const refrt_known *b,
                                    refrt_known *r, refrt_known *second) {
  uint32_t width = op->opcode == REFRT_OP_CMPI ? 1 : op->width, second_width = 1;
  refrt_known found = nothing(width);
  if (second != NULL) {
    second_width = pair_of(op, a, b, r, second);
    (void)try_members(op, a, b, r, second, width, second_width);
    refrt_known_settle(second, second_width);
    refrt_known_settle(r, width);
    return REFRT_KNOWN_VALUE;
  }
  if (try_members(op, a, b, &found, NULL, width, 1))
    return REFRT_KNOWN_POISON;
  if (can_fail(op, a, b))
    return must_fail(op, a, b) ? REFRT_KNOWN_POISON : REFRT_KNOWN_UNDECIDED;
  *r = result_of(op, a, b);
  if (refrt_known_is_number(b, op->width) && keeps_apart(op, a, b))
    refrt_known_claim_size(r, a, width, width);
  if (refrt_known_is_number(a, op->width) && keeps_apart(op, b, a))
    refrt_known_claim_size(r, b, width, width);
  if ((op->opcode == REFRT_OP_ADD || op->opcode == REFRT_OP_SUB || op->opcode == REFRT_OP_XOR) &&
      (refrt_known_is_any(a, width) || refrt_known_is_any(b, width)))
    *r = refrt_known_any(width);
  if (found.has_members) {
    int i;
    for (i = 0; i < REFRT_KNOWN_MEMBERS; ++i)
      refrt_known_add_member(r, found.member[i], width);
  }
  refrt_known_settle(r, width);
  return REFRT_KNOWN_VALUE;
}
