/*===-- known.c - what is known of partly undefined integers -----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See known.h: the sets, without the instructions (known_ops.c).
 *===----------------------------------------------------------------------===*/
#include "refrt/number/known.h"

#include "refrt/number/ops_int.h"

#include <string.h>

/*===--------------------------------- bounds ------------------------------===*/

int refrt_known_less(refrt_bits a, refrt_bits b, uint32_t width, int is_signed) {
  return is_signed ? refrt_int_slt(a, b, width) : refrt_int_ult(a, b);
}

void refrt_known_narrow(refrt_known *k, int is_signed, refrt_bits least, refrt_bits most, uint32_t width) {
  if (refrt_known_less(k->least[is_signed], least, width, is_signed))
    k->least[is_signed] = least;
  if (refrt_known_less(most, k->most[is_signed], width, is_signed))
    k->most[is_signed] = most;
}

static refrt_bits unknown_bits(const refrt_known *k, uint32_t width) {
  return refrt_bits_and(refrt_bits_mask(width), refrt_bits_not(k->mask));
}

static int same_sign(refrt_bits a, refrt_bits b, uint32_t width) {
  return refrt_int_is_negative(a, width) == refrt_int_is_negative(b, width);
}

/* Each of the bounds says something about the others. */
static void agree(refrt_known *k, uint32_t width) {
  int round;
  for (round = 0; round < 2; ++round) {
    refrt_bits sign = refrt_int_min_value(width), prefix;
    refrt_bits least = k->bits, most = refrt_bits_or(k->bits, unknown_bits(k, width));
    refrt_known_narrow(k, 0, least, most, width);
    if (!refrt_bits_test(k->mask, width - 1)) {
      least = refrt_bits_or(least, sign);
      most = refrt_bits_and(most, refrt_bits_not(sign));
    }
    refrt_known_narrow(k, 1, least, most, width);
    if (same_sign(k->least[1], k->most[1], width))
      refrt_known_narrow(k, 0, k->least[1], k->most[1], width);
    if (same_sign(k->least[0], k->most[0], width))
      refrt_known_narrow(k, 1, k->least[0], k->most[0], width);
    /* The bits above the first difference are those of all between. */
    prefix = refrt_bits_mask(128 - refrt_bits_clz(refrt_bits_xor(k->least[0], k->most[0])));
    prefix = refrt_bits_and(refrt_bits_mask(width), refrt_bits_not(prefix));
    k->bits = refrt_bits_or(k->bits, refrt_bits_and(k->least[0], refrt_bits_and(prefix, refrt_bits_not(k->mask))));
    k->mask = refrt_bits_or(k->mask, prefix);
  }
}

/* Bits from the sign downwards that are equal in a number. */
static uint32_t sign_bits(refrt_bits v, uint32_t width) {
  refrt_bits flipped = refrt_bits_and(refrt_bits_not(v), refrt_bits_mask(width));
  return refrt_bits_clz(refrt_int_is_negative(v, width) ? flipped : v) - (128 - width);
}

uint32_t refrt_known_signs(const refrt_known *k, uint32_t width) {
  uint32_t least = sign_bits(k->least[1], width), most = sign_bits(k->most[1], width);
  return least < most ? least : most;
}

refrt_bits refrt_known_can_set(const refrt_known *k, uint32_t width) {
  return refrt_bits_or(k->bits, unknown_bits(k, width));
}

/*===--------------------------------- members -----------------------------===*/

void refrt_known_add_member(refrt_known *k, refrt_bits v, uint32_t width) {
  int i;
  for (i = 0; i < REFRT_KNOWN_MEMBERS; ++i) {
    refrt_bits *m = &k->member[i];
    if (!k->has_members || (i % 2 == 0 ? refrt_known_less(v, *m, width, i / 2) : refrt_known_less(*m, v, width, i / 2)))
      *m = v;
  }
  k->has_members = 1;
}

int refrt_known_varies(const refrt_known *k) { return k->has_members && !refrt_bits_equal(k->member[0], k->member[1]); }

void refrt_known_forget_members(refrt_known *k, uint32_t width) {
  memset(k->member, 0, sizeof k->member); /* equal sets have equal bytes */
  k->has_members = 0;
  k->exact = 0;
  refrt_known_settle(k, width);
}

static void add_sample(refrt_bits v, refrt_bits *out, uint32_t *count) {
  uint32_t i;
  for (i = 0; i < *count; ++i)
    if (refrt_bits_equal(out[i], v))
      return;
  out[(*count)++] = v;
}

uint32_t refrt_known_samples(const refrt_known *k, uint32_t width, refrt_bits *out) {
  refrt_bits one = refrt_bits_make(1, 0), unknown = unknown_bits(k, width);
  uint32_t count = 0, i;
  for (i = 0; i < REFRT_KNOWN_MEMBERS && k->has_members; ++i)
    add_sample(k->member[i], out, &count);
  if (!refrt_known_varies(k))
    return count;
  /* Numbers that differ in one bit, or by one: they leave other remainders. */
  if ((k->exact & REFRT_EXACT_BITS) != 0) {
    unknown = refrt_bits_and(unknown, refrt_int_neg(unknown, width));
    add_sample(refrt_bits_or(k->bits, unknown), out, &count);
    add_sample(refrt_bits_xor(k->most[0], unknown), out, &count);
  }
  for (i = 0; i < 2; ++i)
    if ((k->exact & (uint32_t)REFRT_EXACT_UNSIGNED << i) != 0) {
      add_sample(refrt_int_add(k->least[i], one, width), out, &count);
      add_sample(refrt_int_sub(k->most[i], one, width), out, &count);
    }
  return count;
}

/*===------------------------------- exact sets ----------------------------===*/

/* The lowest bits, all of them, or none. */
static int is_run(refrt_bits v) {
  return refrt_bits_is_zero(refrt_bits_and(v, refrt_bits_add(v, refrt_bits_make(1, 0))));
}

/* Numbers between the ends of an interval, one of them not counted. */
static refrt_bits span(const refrt_known *k, int is_signed, uint32_t width) {
  return refrt_int_sub(k->most[is_signed], k->least[is_signed], width);
}

static refrt_bits numbers_of_bits(const refrt_known *k, uint32_t width) {
  return refrt_bits_mask(refrt_int_ctpop(unknown_bits(k, width)));
}

/* An exact interval is an exact one of the other sign if no number is on the
 * other side, or all are. */
static void exact_intervals(refrt_known *k, uint32_t width) {
  refrt_bits all = refrt_bits_mask(width);
  uint32_t from, both = REFRT_EXACT_UNSIGNED | REFRT_EXACT_SIGNED;
  for (from = 0; from < 2; ++from)
    if ((k->exact & (uint32_t)REFRT_EXACT_UNSIGNED << from) != 0 &&
        (same_sign(k->least[from], k->most[from], width) || refrt_bits_equal(span(k, (int)from, width), all)))
      k->exact |= both;
}

void refrt_known_settle(refrt_known *k, uint32_t width) {
  refrt_bits one = refrt_bits_make(1, 0);
  agree(k, width);
  if (refrt_known_is_number(k, width)) {
    k->exact = REFRT_EXACT_BITS | REFRT_EXACT_UNSIGNED | REFRT_EXACT_SIGNED;
  } else if (refrt_known_varies(k)) {
    /* Two numbers are possible, and both are there. */
    k->exact |= refrt_bits_equal(numbers_of_bits(k, width), one) ? (uint32_t)REFRT_EXACT_BITS : 0u;
    k->exact |= refrt_bits_equal(span(k, 0, width), one) ? (uint32_t)REFRT_EXACT_UNSIGNED : 0u;
    k->exact |= refrt_bits_equal(span(k, 1, width), one) ? (uint32_t)REFRT_EXACT_SIGNED : 0u;
  }
  if (k->exact == 0)
    return;
  if ((k->exact & REFRT_EXACT_BITS) != 0 && is_run(unknown_bits(k, width)))
    k->exact |= REFRT_EXACT_UNSIGNED;
  exact_intervals(k, width);
  if ((k->exact & REFRT_EXACT_UNSIGNED) != 0 && is_run(unknown_bits(k, width)) &&
      refrt_bits_equal(span(k, 0, width), unknown_bits(k, width)))
    k->exact |= REFRT_EXACT_BITS;
  k->member[0] = k->least[0];
  k->member[1] = k->most[0];
  k->member[2] = k->least[1];
  k->member[3] = k->most[1];
  k->has_members = 1;
}

void refrt_known_claim_size(refrt_known *k, const refrt_known *of, uint32_t width, uint32_t of_width) {
  refrt_bits numbers;
  if (of->exact == 0)
    return;
  numbers = (of->exact & REFRT_EXACT_BITS) != 0 ? numbers_of_bits(of, of_width)
                                                : span(of, (of->exact & REFRT_EXACT_UNSIGNED) == 0, of_width);
  agree(k, width);
  k->exact |= refrt_bits_equal(numbers_of_bits(k, width), numbers) ? (uint32_t)REFRT_EXACT_BITS : 0u;
  k->exact |= refrt_bits_equal(span(k, 0, width), numbers) ? (uint32_t)REFRT_EXACT_UNSIGNED : 0u;
  k->exact |= refrt_bits_equal(span(k, 1, width), numbers) ? (uint32_t)REFRT_EXACT_SIGNED : 0u;
}

/*===----------------------------------- sets ------------------------------===*/

refrt_known refrt_known_some(refrt_bits bits, refrt_bits mask, uint32_t width) {
  refrt_known k;
  memset(&k, 0, sizeof k);
  k.mask = refrt_bits_and(mask, refrt_bits_mask(width));
  k.bits = refrt_bits_and(bits, k.mask);
  k.most[0] = refrt_bits_mask(width);
  k.least[1] = refrt_int_min_value(width);
  k.most[1] = refrt_int_max_value(width);
  refrt_known_settle(&k, width);
  return k;
}

refrt_known refrt_known_all(refrt_bits bits, refrt_bits mask, uint32_t width) {
  refrt_known k = refrt_known_some(bits, mask, width);
  k.exact |= REFRT_EXACT_BITS;
  refrt_known_settle(&k, width);
  return k;
}

refrt_known refrt_known_between(refrt_bits from, refrt_bits to, uint32_t width, int is_signed) {
  refrt_known k = refrt_known_some(refrt_bits_make(0, 0), refrt_bits_make(0, 0), width);
  refrt_known_narrow(&k, is_signed, from, to, width);
  refrt_known_settle(&k, width);
  return k;
}

refrt_known refrt_known_any(uint32_t width) {
  return refrt_known_all(refrt_bits_make(0, 0), refrt_bits_make(0, 0), width);
}

refrt_known refrt_known_exactly(refrt_bits v, uint32_t width) {
  return refrt_known_all(v, refrt_bits_mask(width), width);
}

int refrt_known_is_number(const refrt_known *k, uint32_t width) {
  return refrt_bits_equal(k->mask, refrt_bits_mask(width));
}

int refrt_known_is_any(const refrt_known *k, uint32_t width) {
  return (k->exact & REFRT_EXACT_UNSIGNED) != 0 && refrt_bits_equal(span(k, 0, width), refrt_bits_mask(width));
}

static int is_between(const refrt_known *k, refrt_bits v, uint32_t width, int is_signed) {
  return !refrt_known_less(v, k->least[is_signed], width, is_signed) &&
         !refrt_known_less(k->most[is_signed], v, width, is_signed);
}

static int has_bits(const refrt_known *k, refrt_bits v) {
  return refrt_bits_is_zero(refrt_bits_and(refrt_bits_xor(k->bits, v), k->mask));
}

int refrt_known_can_be(const refrt_known *k, refrt_bits v, uint32_t width) {
  return has_bits(k, v) && is_between(k, v, width, 0) && is_between(k, v, width, 1);
}

int refrt_known_has(const refrt_known *k, refrt_bits v, uint32_t width) {
  int i;
  for (i = 0; i < REFRT_KNOWN_MEMBERS && k->has_members; ++i)
    if (refrt_bits_equal(k->member[i], v))
      return 1;
  return ((k->exact & REFRT_EXACT_BITS) != 0 && has_bits(k, v)) ||
         ((k->exact & REFRT_EXACT_UNSIGNED) != 0 && is_between(k, v, width, 0)) ||
         ((k->exact & REFRT_EXACT_SIGNED) != 0 && is_between(k, v, width, 1));
}

/* Whether two intervals meet or lie side by side. */
static int touch(const refrt_known *a, const refrt_known *b, uint32_t width, int s) {
  refrt_bits from = refrt_known_less(a->least[s], b->least[s], width, s) ? b->least[s] : a->least[s];
  refrt_bits to = refrt_known_less(a->most[s], b->most[s], width, s) ? a->most[s] : b->most[s];
  return !refrt_known_less(to, from, width, s) ||
         refrt_bits_equal(refrt_int_add(to, refrt_bits_make(1, 0), width), from);
}

refrt_known refrt_known_join(const refrt_known *a, const refrt_known *b, uint32_t width) {
  refrt_bits mask = refrt_bits_and(refrt_bits_and(a->mask, b->mask), refrt_bits_not(refrt_bits_xor(a->bits, b->bits)));
  refrt_known k = refrt_known_some(a->bits, mask, width);
  int s, i;
  for (s = 0; s < 2; ++s) {
    refrt_known_narrow(&k, s, refrt_known_less(a->least[s], b->least[s], width, s) ? a->least[s] : b->least[s],
                       refrt_known_less(a->most[s], b->most[s], width, s) ? b->most[s] : a->most[s], width);
    if ((a->exact & b->exact & (uint32_t)REFRT_EXACT_UNSIGNED << s) != 0 && touch(a, b, width, s))
      k.exact |= (uint32_t)REFRT_EXACT_UNSIGNED << s;
  }
  for (i = 0; i < REFRT_KNOWN_MEMBERS; ++i) {
    if (a->has_members)
      refrt_known_add_member(&k, a->member[i], width);
    if (b->has_members)
      refrt_known_add_member(&k, b->member[i], width);
  }
  refrt_known_settle(&k, width);
  return k;
}
