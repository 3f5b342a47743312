/*===-- known_unary.c - casts and others of one set --------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See known.h: casts, instructions of one operand, powers, and funnel shifts,
 * which are one of many rearrangements of bits.
 *===----------------------------------------------------------------------===*/
#include "refrt/number/known.h"

#include "refrt/number/ops_int.h"
#include "refrt/program/opcode.h"

static refrt_bits zero_bits(void) { return refrt_bits_make(0, 0); }

/*===------------------------------- one operand ---------------------------===*/

/* Numbers of one sign; *any: there are some. */
static refrt_known of_sign(const refrt_known *k, int negative, uint32_t width, int *any) {
  refrt_bits sign = refrt_int_min_value(width);
  refrt_known r =
      refrt_known_some(refrt_bits_or(k->bits, negative ? sign : zero_bits()), refrt_bits_or(k->mask, sign), width);
  *any = !refrt_bits_test(k->mask, width - 1) || refrt_bits_test(k->bits, width - 1) == negative;
  *any = *any && refrt_int_is_negative(negative ? k->least[1] : k->most[1], width) == negative;
  if (*any)
    refrt_known_narrow(&r, 1, negative ? k->least[1] : refrt_int_smax(k->least[1], zero_bits(), width),
                       negative ? refrt_int_smin(k->most[1], refrt_bits_mask(width), width) : k->most[1], width);
  refrt_known_settle(&r, width);
  return r;
}

static refrt_known magnitude_of(const refrt_known *a, uint32_t width) {
  refrt_known_op negate = {REFRT_OP_SUB, 0, 0, 0};
  refrt_known zero = refrt_known_exactly(zero_bits(), width), positive, negative, r;
  int has_positive, has_negative;
  positive = of_sign(a, 0, width, &has_positive);
  negative = of_sign(a, 1, width, &has_negative);
  if (!has_negative)
    return *a;
  negate.width = width;
  (void)refrt_known_binary(&negate, &zero, &negative, &r, NULL);
  if (has_positive)
    r = refrt_known_join(&r, &positive, width);
  /* Of 1 bit or of the smallest number the result is negative. */
  if (!refrt_known_can_be(a, refrt_int_min_value(width), width))
    refrt_known_narrow(&r, 1, zero_bits(), refrt_int_max_value(width), width);
  refrt_known_forget_members(&r, width);
  return r;
}

/* A count lies between those of the extremes. */
static refrt_known count_between(uint32_t least, uint32_t most, uint32_t width) {
  if (width < 8 && most >> width != 0)
    return refrt_known_some(zero_bits(), zero_bits(), width);
  return refrt_known_between(refrt_bits_make(least, 0), refrt_bits_make(most, 0), width, 0);
}

static refrt_known reversed(const refrt_known_op *op, const refrt_known *a) {
  refrt_bits bits, mask;
  refrt_known r;
  (void)refrt_integer_unary(op, a->bits, &bits);
  (void)refrt_integer_unary(op, a->mask, &mask);
  r = refrt_known_some(bits, mask, op->width);
  r.exact |= a->exact & REFRT_EXACT_BITS;
  return r;
}

refrt_known_fate refrt_known_unary(const refrt_known_op *op, const refrt_known *a, refrt_known *r) {
  uint32_t width = op->width, count, i;
  refrt_bits x[REFRT_KNOWN_SAMPLES], v;
  refrt_bits odd = op->opcode == REFRT_OP_ABS ? refrt_int_min_value(width) : zero_bits();
  if ((op->opcode == REFRT_OP_ABS || op->opcode == REFRT_OP_CTLZ || op->opcode == REFRT_OP_CTTZ) &&
      op->attribute != 0 && refrt_known_can_be(a, odd, width))
    return refrt_known_has(a, odd, width) ? REFRT_KNOWN_POISON : REFRT_KNOWN_UNDECIDED;
  switch (op->opcode) {
  case REFRT_OP_ABS:
    *r = magnitude_of(a, width);
    break;
  case REFRT_OP_CTLZ:
    *r = count_between(refrt_int_ctlz(a->most[0], width), refrt_int_ctlz(a->least[0], width), width);
    break;
  case REFRT_OP_CTTZ:
    *r = count_between(refrt_int_cttz(refrt_known_can_set(a, width), width), refrt_int_cttz(a->bits, width), width);
    break;
  case REFRT_OP_CTPOP:
    *r = count_between(refrt_int_ctpop(a->bits), refrt_int_ctpop(refrt_known_can_set(a, width)), width);
    break;
  default: /* REFRT_OP_BSWAP, REFRT_OP_BITREVERSE */
    *r = reversed(op, a);
    break;
  }
  count = refrt_known_samples(a, width, x);
  for (i = 0; i < count; ++i)
    if (refrt_integer_unary(op, x[i], &v))
      refrt_known_add_member(r, v, width);
  refrt_known_settle(r, width);
  return REFRT_KNOWN_VALUE;
}

/*===--------------------------------- funnels -----------------------------===*/

/* Whether the amount can be `left` modulo the width: exact for powers of two, where
 * the upper bits do not count, and below the width. */
static int can_shift_by(const refrt_known *amount, uint32_t left, uint32_t width) {
  refrt_bits modulus = refrt_bits_make(width, 0), rest;
  if (refrt_is_power_of_two(modulus)) {
    refrt_bits low = refrt_bits_and(amount->mask, refrt_bits_make(width - 1, 0));
    if (!refrt_bits_is_zero(refrt_bits_and(refrt_bits_xor(amount->bits, refrt_bits_make(left, 0)), low)))
      return 0;
  }
  if (refrt_known_is_number(amount, width)) {
    (void)refrt_bits_divmod(amount->bits, modulus, &rest);
    return rest.lo == left;
  }
  return !refrt_bits_less(amount->most[0], modulus) || refrt_known_can_be(amount, refrt_bits_make(left, 0), width);
}

static refrt_known funnel_once(const refrt_known_op *op, const refrt_known *a, const refrt_known *b, uint32_t n) {
  refrt_bits amount = refrt_bits_make(n, 0);
  refrt_known r;
  if (n == 0)
    return op->opcode == REFRT_OP_FSHL ? *a : *b;
  r = refrt_known_some(refrt_integer_funnel(op, a->bits, b->bits, amount),
                       refrt_integer_funnel(op, a->mask, b->mask, amount), op->width);
  r.exact |= a->exact & b->exact & REFRT_EXACT_BITS;
  refrt_known_settle(&r, op->width);
  return r;
}

void refrt_known_funnel(const refrt_known_op *op, const refrt_known *a, const refrt_known *b, const refrt_known *amount,
                        refrt_known *r) {
  uint32_t n, i, k, m, first = 1, several = 0, width = op->width;
  *r = refrt_known_some(zero_bits(), zero_bits(), width);
  for (n = 0; n < width; ++n) {
    refrt_known once;
    if (!can_shift_by(amount, n, width))
      continue;
    once = funnel_once(op, a, b, n);
    if (!first)
      refrt_known_forget_members(&once, width);
    if (!first && !several)
      refrt_known_forget_members(r, width);
    several = !first;
    *r = first ? once : refrt_known_join(r, &once, width);
    if (several)
      refrt_known_forget_members(r, width);
    first = 0;
  }
  if (!a->has_members || !b->has_members || !amount->has_members)
    return;
  for (i = 0; i < REFRT_KNOWN_MEMBERS; ++i)
    for (k = 0; k < REFRT_KNOWN_MEMBERS; ++k)
      for (m = 0; m < REFRT_KNOWN_MEMBERS; ++m)
        refrt_known_add_member(r, refrt_integer_funnel(op, a->member[i], b->member[k], amount->member[m]), width);
  refrt_known_settle(r, width);
}

void refrt_known_power(const refrt_known *base, refrt_bits power, uint32_t width, refrt_known *r) {
  refrt_known square = *base;
  refrt_known_op multiply = {REFRT_OP_MUL, 0, 0, 0};
  refrt_bits x[REFRT_KNOWN_SAMPLES], rest;
  uint32_t count = refrt_known_samples(base, width, x), i;
  *r = refrt_known_exactly(refrt_bits_make(1, 0), width);
  multiply.width = width;
  for (rest = power; !refrt_bits_is_zero(rest); rest = refrt_bits_shr(rest, 1)) {
    refrt_known product;
    /* Factors are one choice: what products of two choices can be is a bound only. */
    if (refrt_bits_test(rest, 0)) {
      (void)refrt_known_binary(&multiply, r, &square, &product, NULL);
      *r = product;
      refrt_known_forget_members(r, width);
    }
    (void)refrt_known_binary(&multiply, &square, &square, &product, NULL);
    square = product;
    refrt_known_forget_members(&square, width);
  }
  for (i = 0; i < count; ++i)
    refrt_known_add_member(r, refrt_integer_power(x[i], power, width), width);
  refrt_known_settle(r, width);
}

/*===---------------------------------- casts ------------------------------===*/

static int resize_can_fail(const refrt_known_op *op, const refrt_known *a, uint32_t to) {
  if (to > op->width)
    return (op->flags & REFRT_FLAG_NNEG) != 0 && refrt_int_is_negative(a->least[1], op->width);
  if ((op->flags & REFRT_FLAG_NUW) != 0 && refrt_int_trunc_loses_unsigned(a->most[0], to))
    return 1;
  /* The bits cut off and the new sign must be one and the same. */
  return (op->flags & REFRT_FLAG_NSW) != 0 && refrt_known_signs(a, op->width) < op->width - to + 1;
}

static refrt_known widened(const refrt_known_op *op, const refrt_known *a, uint32_t to) {
  uint32_t from = op->width;
  refrt_known r;
  if (refrt_opcode_has(op->opcode, REFRT_TRAIT_SIGNED)) {
    r = refrt_known_some(refrt_int_sext(a->bits, from, to), refrt_int_sext(a->mask, from, to), to);
    refrt_known_narrow(&r, 1, refrt_int_sext(a->least[1], from, to), refrt_int_sext(a->most[1], from, to), to);
  } else {
    r = refrt_known_some(a->bits, refrt_bits_or(a->mask, refrt_bits_not(refrt_bits_mask(from))), to);
    refrt_known_narrow(&r, 0, a->least[0], a->most[0], to);
  }
  refrt_known_claim_size(&r, a, to, from);
  return r;
}

static refrt_known narrowed(const refrt_known_op *op, const refrt_known *a, uint32_t to) {
  uint32_t from = op->width;
  refrt_bits upper = refrt_bits_and(refrt_bits_mask(from), refrt_bits_not(refrt_bits_mask(to)));
  refrt_known r = refrt_known_some(refrt_int_trunc(a->bits, to), refrt_int_trunc(a->mask, to), to);
  int one_prefix = refrt_bits_equal(refrt_bits_and(a->mask, upper), upper),
      fits = refrt_known_signs(a, from) > from - to;
  if (one_prefix)
    refrt_known_narrow(&r, 0, refrt_int_trunc(a->least[0], to), refrt_int_trunc(a->most[0], to), to);
  if (fits)
    refrt_known_narrow(&r, 1, refrt_int_trunc(a->least[1], to), refrt_int_trunc(a->most[1], to), to);
  if (one_prefix || fits)
    refrt_known_claim_size(&r, a, to, from);
  r.exact |= a->exact & REFRT_EXACT_BITS;
  if ((a->exact & REFRT_EXACT_UNSIGNED) != 0 &&
      !refrt_bits_less(refrt_bits_sub(a->most[0], a->least[0]), refrt_bits_mask(to)))
    return refrt_known_any(to); /* so many numbers that all rests are there */
  return r;
}

refrt_known_fate refrt_known_resize(const refrt_known_op *op, const refrt_known *a, uint32_t to, refrt_known *r) {
  refrt_bits x[REFRT_KNOWN_SAMPLES], v;
  uint32_t count = refrt_known_samples(a, op->width, x), i;
  refrt_known found = refrt_known_some(zero_bits(), zero_bits(), to);
  for (i = 0; i < count; ++i) {
    if (!refrt_integer_resize(op, x[i], to, &v))
      return REFRT_KNOWN_POISON;
    refrt_known_add_member(&found, v, to);
  }
  if (resize_can_fail(op, a, to))
    return REFRT_KNOWN_UNDECIDED;
  *r = to > op->width ? widened(op, a, to) : to == op->width ? *a : narrowed(op, a, to);
  for (i = 0; i < REFRT_KNOWN_MEMBERS && found.has_members; ++i)
    refrt_known_add_member(r, found.member[i], to);
  refrt_known_settle(r, to);
  return REFRT_KNOWN_VALUE;
}
