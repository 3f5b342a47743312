/*===-- generate_special.c - instructions with rules of their own -*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Where the types of operands, the attributes and the result depend on each
 * other, letters drawn one by one would hardly ever fit. Must not decide what is
 * valid: the verifier does.
 *===----------------------------------------------------------------------===*/
#include "refrt/fuzz/generate_special.h"
#include "refrt/fuzz/generate_instruction.h"

#include <string.h>

static int take_value(generator *g, draft *d, refrt_type type) {
  return type != REFRT_NONE && generator_add_operand(d, generator_pick_or_make(g, 't', REFRT_LANES_ANY, type));
}

/* Adds one; there is room as long as drafts are small. */
static void attribute(draft *d, uint64_t value) { d->attributes[d->in.num_attributes++] = value; }

static uint64_t alignment(generator *g) {
  uint32_t choice = take(g);
  return choice < 160 ? 0 : UINT64_C(1) << choice % 8;
}

static uint32_t has_result(const draft *d) { return strchr(refrt_opcode_signature(d->in.opcode), ':')[1] != '\0'; }

/* A known type of this kind, with these elements if `element` is a kind. */
static refrt_type known(generator *g, refrt_type_kind kind, int element) {
  uint32_t start = below(g, g->num_types), i;
  for (i = 0; i < g->num_types; ++i) {
    refrt_type type = g->types[(start + i) % g->num_types];
    const refrt_type_info *info = info_of(g, type);
    if (info->kind == kind && info->leaves != 0 &&
        (element < 0 || info_of(g, info->element)->kind == (refrt_type_kind)element))
      return type;
  }
  return REFRT_NONE;
}

static refrt_type shaped(generator *g, refrt_type element, const refrt_type_info *shape) {
  return refrt_type_vector(g->program, element, shape->sizes, shape->rank);
}

/* A vector of one or two dimensions, if such elements can be lanes. */
static refrt_type any_vector(generator *g, refrt_type element) {
  refrt_type_kind kind = info_of(g, element)->kind;
  int64_t sizes[2];
  if (kind != REFRT_KIND_INT && kind != REFRT_KIND_INDEX && kind != REFRT_KIND_FLOAT)
    return REFRT_NONE;
  sizes[0] = 1 + (int64_t)below(g, 3);
  sizes[1] = 1 + (int64_t)below(g, 3);
  return refrt_type_vector(g->program, element, sizes, 1 + below(g, 2));
}

/* One of the instructions that can join lanes. */
static refrt_opcode any_join(generator *g) {
  refrt_opcode joins[REFRT_OP_COUNT];
  uint32_t count = 0, i;
  for (i = 0; i < REFRT_OP_COUNT; ++i)
    if (refrt_opcode_has((refrt_opcode)i, REFRT_TRAIT_JOIN))
      joins[count++] = (refrt_opcode)i;
  return joins[below(g, count)];
}

void generator_draw_reduce(generator *g, draft *d) {
  uint32_t choice = take(g);
  refrt_opcode join = any_join(g);
  refrt_type result;
  d->in.type =
      known(g, REFRT_KIND_VECTOR, refrt_opcode_lanes(join) == REFRT_LANES_FLOAT ? REFRT_KIND_FLOAT : REFRT_KIND_INT);
  if (d->in.type == REFRT_NONE)
    return;
  result = info_of(g, d->in.type)->element;
  attribute(d, join);
  if ((choice % 3 != 0 && !take_value(g, d, result)) || !take_value(g, d, d->in.type) ||
      (choice % 3 == 2 && !take_value(g, d, generator_truth_of(g, info_of(g, d->in.type)))))
    return;
  (void)generator_offer(g, &d->in, &result, 1);
}

void generator_draw_gather(generator *g, draft *d) {
  refrt_type pointers = known(g, REFRT_KIND_VECTOR, REFRT_KIND_PTR);
  uint32_t reads = has_result(d);
  if (pointers == REFRT_NONE)
    return;
  d->in.type = shaped(g, take(g) & 1 ? g->i32 : g->i8, info_of(g, pointers));
  attribute(d, alignment(g));
  if ((!reads && !take_value(g, d, d->in.type)) || !take_value(g, d, pointers) ||
      !take_value(g, d, generator_truth_of(g, info_of(g, pointers))) || (reads && !take_value(g, d, d->in.type)))
    return;
  (void)generator_offer(g, &d->in, &d->in.type, reads);
}

void generator_draw_distinct(generator *g, draft *d) {
  refrt_type results[3];
  uint32_t count = 1 + below(g, 3), i;
  for (i = 0; i < count; ++i) {
    if (!generator_add_operand(d, generator_pick(g, 'm', REFRT_LANES_ANY, REFRT_NONE)))
      return;
    results[i] = type_of(g, d->operands[i]);
  }
  (void)generator_offer(g, &d->in, results, count);
}

/* insertvalue, and a part of a vector: the part that the position leaves. */
void generator_draw_insertvalue(generator *g, draft *d) {
  static const refrt_type_kind kinds[] = {REFRT_KIND_STRUCT, REFRT_KIND_ARRAY, REFRT_KIND_COMPLEX};
  const refrt_type_info *info;
  refrt_type part;
  uint64_t position = 0;
  d->in.type = known(g, kinds[below(g, 3)], -1);
  if (d->in.type == REFRT_NONE)
    return;
  info = info_of(g, d->in.type);
  if (info->kind == REFRT_KIND_COMPLEX)
    position = below(g, 2);
  else if (info->count == 0)
    return;
  else
    position = below(g, (uint32_t)info->count);
  part = info->kind == REFRT_KIND_STRUCT ? info->parts[position] : info->element;
  attribute(d, position);
  if (take_value(g, d, d->in.type) && take_value(g, d, part))
    (void)generator_offer(g, &d->in, &d->in.type, 1);
}

void generator_draw_part(generator *g, draft *d) {
  int inserts = refrt_opcode_signature(d->in.opcode)[0] == 'a';
  const refrt_type_info *info;
  refrt_type part;
  uint32_t positions, i;
  d->in.type = any_vector(g, take(g) & 1 ? g->i32 : g->i8);
  info = info_of(g, d->in.type);
  positions = below(g, info->rank + 1);
  part = positions == info->rank
             ? info->element
             : refrt_type_vector(g->program, info->element, info->sizes + positions, info->rank - positions);
  if ((inserts && !take_value(g, d, part)) || !take_value(g, d, d->in.type))
    return;
  for (i = 0; i < positions; ++i) {
    int dynamic = take(g) > 128;
    attribute(d, dynamic ? UINT64_MAX : below(g, (uint32_t)info_of(g, d->in.type)->sizes[i]));
    if (dynamic && !take_value(g, d, g->index))
      return;
  }
  (void)generator_offer(g, &d->in, inserts ? &d->in.type : &part, 1);
}

void generator_draw_vector_access(generator *g, draft *d) {
  int writes = !has_result(d), distances = refrt_opcode_has(d->in.opcode, REFRT_TRAIT_SPREAD);
  int by_map = !refrt_opcode_has(d->in.opcode, REFRT_TRAIT_SPREAD | REFRT_TRAIT_DENSE);
  uint32_t memref = generator_pick(g, 'm', REFRT_LANES_ANY, REFRT_NONE), rank, i;
  refrt_type vector;
  if (memref == REFRT_NONE)
    return;
  d->in.type = type_of(g, memref);
  rank = info_of(g, d->in.type)->rank;
  vector = any_vector(g, info_of(g, d->in.type)->element);
  if (vector == REFRT_NONE || (writes && !take_value(g, d, vector)) || !generator_add_operand(d, memref))
    return;
  for (i = 0; i < rank; ++i)
    if (!take_value(g, d, g->index))
      return;
  if ((!writes && !take_value(g, d, vector)) ||
      ((!by_map || take(g) & 1) && !take_value(g, d, generator_truth_of(g, info_of(g, vector)))) ||
      (distances && !take_value(g, d, shaped(g, take(g) & 1 ? g->index : g->i32, info_of(g, vector)))))
    return;
  attribute(d, alignment(g));
  for (i = 0; by_map && i < info_of(g, vector)->rank; ++i) {
    attribute(d, take(g) > 220 ? UINT64_MAX : rank > i ? rank - 1 - i : 0);
    attribute(d, below(g, 2));
  }
  (void)generator_offer(g, &d->in, &vector, !writes);
}

/* A memref with static sizes as one vector, or as two; or the two rows of a vector. */
void generator_draw_type_cast(generator *g, draft *d) {
  static const int64_t sizes[] = {2, 4}, strides[] = {4, 1}, rows[] = {1};
  refrt_type element = take(g) & 1 ? g->i32 : g->i8;
  refrt_type row = refrt_type_vector(g->program, element, sizes + 1, 1);
  refrt_type all = refrt_type_vector(g->program, element, sizes, 2), result;
  uint32_t form = below(g, 3);
  result = form == 0 ? refrt_type_memref(g->program, all, NULL, NULL, 0, 0, 0)
                     : refrt_type_memref(g->program, row, sizes, rows, 1, 0, 0);
  d->in.type = form == 2 ? refrt_type_memref(g->program, all, NULL, NULL, 0, 0, 0)
                         : refrt_type_memref(g->program, element, sizes, strides, 2, 0, 0);
  if (take_value(g, d, d->in.type))
    (void)generator_offer(g, &d->in, &result, 1);
}

void generator_draw_complex_math(generator *g, draft *d) {
  d->in.type = known(g, REFRT_KIND_COMPLEX, REFRT_KIND_FLOAT);
  attribute(d, below(g, REFRT_MATH_COUNT));
  if (take_value(g, d, d->in.type) && ((take(g) & 3) != 0 || take_value(g, d, d->in.type)))
    (void)generator_offer(g, &d->in, &d->in.type, 1);
}

void generator_draw_complex_power(generator *g, draft *d) {
  d->in.type = known(g, REFRT_KIND_COMPLEX, REFRT_KIND_FLOAT);
  if (take_value(g, d, d->in.type) && take_value(g, d, refrt_type_int(g->program, 64)))
    (void)generator_offer(g, &d->in, &d->in.type, 1);
}

void generator_draw_memset(generator *g, draft *d) {
  if (take_value(g, d, g->ptr) && take_value(g, d, g->i8) && take_value(g, d, take(g) & 1 ? g->i64 : g->i32))
    (void)generator_offer(g, &d->in, NULL, 0);
}
