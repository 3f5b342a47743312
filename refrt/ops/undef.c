/*===-- undef.c - integer instructions on undef --------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See undef.h. Instructions are run on samples of their operands. What depends on undef
 * takes those of undef: if each of them gives one and the same result, so does every
 * number. undef_test.c shows this for all numbers of small widths.
 *===----------------------------------------------------------------------===*/
#include "refrt/ops/undef.h"
#include "refrt/ops/cast.h"

#include "refrt/number/ops_int.h"
#include "refrt/program/opcode.h"

#include <string.h>

int refrt_undef_has(const refrt_value *leaf, refrt_bits v) {
  return refrt_leaf_is_unknown(leaf) ? leaf->state == REFRT_UNDEF : refrt_bits_equal(refrt_leaf_bits(leaf), v);
}

static uint32_t samples_of(const refrt_value *leaf, uint32_t width, refrt_bits *out) {
  out[0] = refrt_leaf_bits(leaf);
  if (!refrt_leaf_is_unknown(leaf))
    return 1;
  out[0] = refrt_bits_make(0, 0);
  out[1] = refrt_bits_make(1, 0);
  out[2] = refrt_bits_mask(width);
  out[3] = refrt_int_max_value(width);
  out[4] = refrt_int_min_value(width);
  return REFRT_UNDEF_SAMPLES;
}

uint32_t refrt_undef_samples(const refrt_value *leaf, uint32_t width, refrt_bits *out) {
  return leaf->state == REFRT_DEPENDS ? 0 : samples_of(leaf, width, out);
}

/*===----------------------------------- results ---------------------------===*/

/* Results of samples: the first one, and whether there are others. */
typedef struct results {
  refrt_bits first;
  int count, differ;
} results;

static void add(results *all, refrt_bits v) {
  if (all->count++ == 0)
    all->first = v;
  else
    all->differ |= !refrt_bits_equal(all->first, v);
}

/* A number if all results are one. */
static refrt_value made_of(const results *all, int is_any) {
  if (all->count != 0 && !all->differ)
    return refrt_leaf(all->first.lo, all->first.hi);
  return refrt_leaf_unknown(is_any ? REFRT_UNDEF : REFRT_DEPENDS, 0);
}

static refrt_undef_fate fails(int depends) { return depends ? REFRT_FATE_UNDECIDED : REFRT_FATE_POISON; }

/*===-------------------------------- instructions -------------------------===*/

/* Whether each number is a result, given undef and `other`. */
static int gives_any(refrt_opcode opcode, const refrt_value *other) {
  switch (refrt_opcode_gives(opcode)) {
  case REFRT_GIVES_NONE:
    break;
  case REFRT_GIVES_ANY:
    return 1;
  case REFRT_GIVES_ODD:
    return !refrt_leaf_is_unknown(other) && (other->lo & 1) != 0;
  case REFRT_GIVES_TRUTH:
    return other->state != REFRT_DEPENDS;
  }
  return 0;
}

/* For comparisons also the number beside it, and another one. */
static uint32_t samples_beside(const refrt_integer_op *op, const refrt_value *leaf, const refrt_value *other,
                               refrt_bits *out) {
  uint32_t count = samples_of(leaf, op->width, out);
  if (refrt_opcode_gives(op->opcode) == REFRT_GIVES_TRUTH && count > 1 && !refrt_leaf_is_unknown(other)) {
    out[count++] = refrt_leaf_bits(other);
    out[count++] = refrt_bits_xor(refrt_leaf_bits(other), refrt_bits_make(1, 0));
  }
  return count;
}

/* What depends on undef, with bits that are each a choice. If all are, it is undef. */
static refrt_value with_free(uint64_t free, uint32_t width) {
  refrt_value r = refrt_leaf_unknown(free == refrt_bits_mask64(width) ? REFRT_UNDEF : REFRT_DEPENDS, 0);
  r.lo = r.state == REFRT_DEPENDS ? free : 0;
  return r;
}

/* The bits of a result that are each a choice. Of sums, `xor` and odd products they stay where
 * they are: a bit of the operand changes that of the result and those above it. */
static uint64_t free_bits_of(const refrt_integer_op *op, const refrt_value *a, const refrt_value *b) {
  uint64_t from_a = refrt_leaf_free_bits(a, op->width), from_b = refrt_leaf_free_bits(b, op->width);
  if (refrt_opcode_gives(op->opcode) == REFRT_GIVES_ANY)
    return from_a | from_b;
  if (refrt_opcode_gives(op->opcode) != REFRT_GIVES_ODD)
    return 0;
  return (gives_any(op->opcode, b) ? from_a : 0) | (gives_any(op->opcode, a) ? from_b : 0);
}

refrt_undef_fate refrt_undef_binary(const refrt_integer_op *op, const refrt_value *a, const refrt_value *b,
                                    refrt_value *r, refrt_value *second) {
  refrt_bits x[REFRT_UNDEF_SAMPLES + 2], y[REFRT_UNDEF_SAMPLES + 2], v = {0, 0}, w = {0, 0};
  uint32_t xs = samples_beside(op, a, b, x), ys = samples_beside(op, b, a, y), i, k;
  int depends = a->state == REFRT_DEPENDS || b->state == REFRT_DEPENDS, any, is_flag;
  results firsts = {{0, 0}, 0, 0}, seconds = {{0, 0}, 0, 0};
  for (i = 0; i < xs; ++i)
    for (k = 0; k < ys; ++k) {
      if (second != NULL)
        refrt_integer_pair(op, x[i], y[k], &v, &w);
      else if (refrt_integer_wraps(op->opcode, op->flags, x[i], y[k], op->width) ||
               !refrt_integer_compute(op, x[i], y[k], &v))
        return fails(depends);
      add(&firsts, v);
      add(&seconds, w);
    }
  any = (a->state == REFRT_UNDEF && gives_any(op->opcode, b)) || (b->state == REFRT_UNDEF && gives_any(op->opcode, a));
  *r = made_of(&firsts, any);
  if (r->state == REFRT_DEPENDS && second == NULL && op->width <= 64)
    *r = with_free(free_bits_of(op, a, b), op->width);
  if (second != NULL) {
    is_flag = strcmp(refrt_opcode_signature(op->opcode), "tt:tt") != 0; /* of one bit, both */
    *second = made_of(&seconds, is_flag && !depends);
  }
  return REFRT_FATE_VALUE;
}

refrt_undef_fate refrt_undef_unary(const refrt_integer_op *op, const refrt_value *a, refrt_value *r) {
  refrt_bits x[REFRT_UNDEF_SAMPLES], v;
  uint32_t count = samples_of(a, op->width, x), i;
  results all = {{0, 0}, 0, 0};
  for (i = 0; i < count; ++i) {
    if (!refrt_integer_unary(op, x[i], &v))
      return fails(a->state == REFRT_DEPENDS);
    add(&all, v);
  }
  *r = made_of(&all, a->state == REFRT_UNDEF && gives_any(op->opcode, a));
  return REFRT_FATE_VALUE;
}

refrt_undef_fate refrt_undef_resize(const refrt_integer_op *op, const refrt_value *a, uint32_t to, refrt_value *r) {
  refrt_bits x[REFRT_UNDEF_SAMPLES], v;
  uint32_t count = samples_of(a, op->width, x), i;
  uint64_t low = refrt_bits_mask64(to < 64 ? to : 64);
  for (i = 0; i < count; ++i)
    if (!refrt_integer_resize(op, x[i], to, &v))
      return fails(a->state == REFRT_DEPENDS);
  *r = refrt_leaf_unknown(to <= op->width ? a->state : REFRT_DEPENDS, 0);
  if (to > op->width && to <= 64)
    r->lo = refrt_leaf_free_bits(a, op->width);
  /* Bits that memory knew, and those that are each a choice. */
  if (to <= op->width && to <= 64 && a->state == REFRT_DEPENDS) {
    r->hi = a->hi & low;
    r->lo = a->lo & low;
    if (r->hi == low)
      *r = refrt_leaf(r->lo, 0);
    else if ((r->lo & ~r->hi) == low)
      *r = refrt_leaf_unknown(REFRT_UNDEF, 0);
  }
  return REFRT_FATE_VALUE;
}

/*===---------------------------------- copies -----------------------------===*/

void refrt_undef_bind(refrt_value *leaf) {
  if (leaf->state == REFRT_UNDEF)
    *leaf = refrt_leaf_unknown(REFRT_DEPENDS, leaf->origin);
  else if (leaf->state == REFRT_DEPENDS && !refrt_leaf_is_far(leaf))
    leaf->lo &= leaf->hi; /* bits that are each a choice */
}

uint64_t refrt_undef_bind_copies(refrt_value *leaves, const uint64_t *from, uint32_t count) {
  uint64_t steps = 0;
  uint32_t i, k;
  for (i = 0; i < count; ++i) {
    if (!refrt_leaf_is_undef(&leaves[i]))
      continue;
    steps += count / 16;
    for (k = 0; k < count; ++k)
      if (k != i && from[k] == from[i])
        refrt_undef_bind(&leaves[i]);
  }
  return steps;
}
