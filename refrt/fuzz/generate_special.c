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

static int take_value(generator *g, draft *d, refrt_type type) {
  return type != REFRT_NONE && generator_add_operand(d, generator_pick_or_make(g, 't', REFRT_LANES_ANY, type));
}

/* Adds one; there is room as long as drafts are small. */
static void attribute(draft *d, uint64_t value) { d->attributes[d->in.num_attributes++] = value; }

static uint64_t alignment(generator *g) {
  uint32_t choice = take(g);
  return choice < 160 ? 0 : UINT64_C(1) << choice % 8;
}

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

static void draw_reduce(generator *g, draft *d) {
  static const refrt_opcode joins[] = {REFRT_OP_ADD,      REFRT_OP_MUL,    REFRT_OP_AND,  REFRT_OP_XOR,
                                       REFRT_OP_MAXS,     REFRT_OP_MINU,   REFRT_OP_ADDF, REFRT_OP_MULF,
                                       REFRT_OP_MAXIMUMF, REFRT_OP_MINNUMF};
  uint32_t choice = take(g), join = below(g, sizeof joins / sizeof *joins);
  refrt_type result;
  d->in.type = known(g, REFRT_KIND_VECTOR, join < 6 ? REFRT_KIND_INT : REFRT_KIND_FLOAT);
  if (d->in.type == REFRT_NONE)
    return;
  result = info_of(g, d->in.type)->element;
  attribute(d, joins[join]);
  if ((choice % 3 != 0 && !take_value(g, d, result)) || !take_value(g, d, d->in.type) ||
      (choice % 3 == 2 && !take_value(g, d, generator_truth_of(g, info_of(g, d->in.type)))))
    return;
  (void)generator_offer(g, &d->in, &result, 1);
}

static void draw_gather(generator *g, draft *d) {
  refrt_type pointers = known(g, REFRT_KIND_VECTOR, REFRT_KIND_PTR);
  uint32_t reads = d->in.opcode == REFRT_OP_GATHER;
  if (pointers == REFRT_NONE)
    return;
  d->in.type = shaped(g, take(g) & 1 ? g->i32 : g->i8, info_of(g, pointers));
  attribute(d, alignment(g));
  if ((!reads && !take_value(g, d, d->in.type)) || !take_value(g, d, pointers) ||
      !take_value(g, d, generator_truth_of(g, info_of(g, pointers))) || (reads && !take_value(g, d, d->in.type)))
    return;
  (void)generator_offer(g, &d->in, &d->in.type, reads);
}

static void draw_distinct(generator *g, draft *d) {
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
static void draw_insertvalue(generator *g, draft *d) {
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

static void draw_part(generator *g, draft *d) {
  int inserts = d->in.opcode == REFRT_OP_VECTOR_INSERT;
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

static void draw_vector_access(generator *g, draft *d) {
  refrt_opcode opcode = d->in.opcode;
  int writes =
      opcode == REFRT_OP_VECTOR_WRITE || opcode == REFRT_OP_VECTOR_COMPRESS || opcode == REFRT_OP_VECTOR_SCATTER;
  int by_map = opcode == REFRT_OP_VECTOR_READ || opcode == REFRT_OP_VECTOR_WRITE;
  int distances = opcode == REFRT_OP_VECTOR_GATHER || opcode == REFRT_OP_VECTOR_SCATTER;
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

/* All of a memref with static sizes, as one vector. */
static void draw_type_cast(generator *g, draft *d) {
  static const int64_t sizes[] = {4}, strides[] = {1};
  refrt_type element = take(g) & 1 ? g->i32 : g->i8;
  refrt_type vector = refrt_type_vector(g->program, element, sizes, 1);
  refrt_type result = refrt_type_memref(g->program, vector, NULL, NULL, 0, 0, 0);
  d->in.type = refrt_type_memref(g->program, element, sizes, strides, 1, 0, 0);
  if (take_value(g, d, d->in.type))
    (void)generator_offer(g, &d->in, &result, 1);
}

int generator_special(generator *g, draft *d) {
  switch (d->in.opcode) {
  case REFRT_OP_APPROX_COMPLEX:
    d->in.type = known(g, REFRT_KIND_COMPLEX, REFRT_KIND_FLOAT);
    attribute(d, below(g, REFRT_MATH_COUNT));
    if (take_value(g, d, d->in.type) && ((take(g) & 3) != 0 || take_value(g, d, d->in.type)))
      (void)generator_offer(g, &d->in, &d->in.type, 1);
    return 1;
  case REFRT_OP_POWI_COMPLEX:
    d->in.type = known(g, REFRT_KIND_COMPLEX, REFRT_KIND_FLOAT);
    if (take_value(g, d, d->in.type) && take_value(g, d, refrt_type_int(g->program, 64)))
      (void)generator_offer(g, &d->in, &d->in.type, 1);
    return 1;
  case REFRT_OP_REDUCE:
    draw_reduce(g, d);
    return 1;
  case REFRT_OP_GATHER:
  case REFRT_OP_SCATTER:
    draw_gather(g, d);
    return 1;
  case REFRT_OP_DISTINCT_OBJECTS:
    draw_distinct(g, d);
    return 1;
  case REFRT_OP_INSERTVALUE:
    draw_insertvalue(g, d);
    return 1;
  case REFRT_OP_VECTOR_EXTRACT:
  case REFRT_OP_VECTOR_INSERT:
    draw_part(g, d);
    return 1;
  case REFRT_OP_VECTOR_READ:
  case REFRT_OP_VECTOR_WRITE:
  case REFRT_OP_VECTOR_EXPAND:
  case REFRT_OP_VECTOR_COMPRESS:
  case REFRT_OP_VECTOR_GATHER:
  case REFRT_OP_VECTOR_SCATTER:
    draw_vector_access(g, d);
    return 1;
  case REFRT_OP_VECTOR_TYPE_CAST:
    draw_type_cast(g, d);
    return 1;
  case REFRT_OP_MEMSET:
    if (take_value(g, d, g->ptr) && take_value(g, d, g->i8) && take_value(g, d, take(g) & 1 ? g->i64 : g->i32))
      (void)generator_offer(g, &d->in, NULL, 0);
    return 1;
  default:
    return 0;
  }
}
