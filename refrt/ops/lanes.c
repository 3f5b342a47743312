/*===-- lanes.c - vectors of the source dialect --------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Lanes that move (V-MOVE, V-IDX, V-CREATE) and lanes that meet memory (V-MEM,
 * V-MASK, V-EXPAND, V-GATHER, V-SCATTER, V-TRANS, V-TYPECAST).
 * An access goes lane by lane in row-major order, each lane an element of the
 * memref with the rules of conformance/spec/memref.md; only enabled lanes are
 * looked at. Must not compute with what the lanes hold.
 *===----------------------------------------------------------------------===*/
#include "refrt/machine/access.h"
#include "refrt/machine/descriptor.h"
#include "refrt/machine/frame.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"
#include "refrt/ops/undef.h"
#include "refrt/program/opcode.h"

#define ALL_ONES UINT64_MAX

static void copy_leaves(refrt_value *to, const refrt_value *from, uint32_t count) {
  uint32_t i;
  for (i = 0; i < count; ++i)
    to[i] = from[i];
}

static void fill_poison(const refrt_vm *vm, refrt_value *to, uint32_t count) {
  uint32_t i;
  for (i = 0; i < count; ++i)
    to[i] = refrt_new_poison(vm);
}

/*===----------------------------- lanes that move -------------------------===*/

/* lanes a...: lane i of the results is lane attributes[i] of the operands, both
 * one after the other. Neighbours mostly come from one operand. */
static void run_move_lanes(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  refrt_value *r = refrt_slot(slots, w->results[0].slot);
  uint64_t first = 0; /* lane number of operand `at` */
  uint32_t i, at = 0;
  for (i = 0; i < w->num_attributes; ++i) {
    uint64_t lane = w->attributes[i];
    if (lane == ALL_ONES) {
      r[i] = refrt_new_poison(vm);
      continue;
    }
    while (lane < first)
      first -= w->operands[--at].leaves;
    while (lane - first >= w->operands[at].leaves)
      first += w->operands[at++].leaves;
    r[i] = refrt_slot(slots, w->operands[at].slot)[lane - first];
  }
  refrt_owe(vm, refrt_undef_bind_copies(r, w->attributes, w->num_attributes));
}

/* The first lane of the part of `vector` at the positions: 0 when one of them
 * is out of range, as some choice of undef is, or poison. It is -1 after a refusal. */
static int find_part(refrt_vm *vm, refrt_value *slots, const refrt_wide *w, const refrt_operand *vector,
                     const refrt_operand *dynamic, uint32_t *lane) {
  uint64_t at = 0, rest = vector->leaves;
  uint32_t d;
  for (d = 0; d < w->num_attributes; ++d) {
    uint64_t size = (uint64_t)vector->info->sizes[d], position = w->attributes[d];
    if (position == ALL_ONES) {
      const refrt_value *leaf = refrt_slot(slots, (dynamic++)->slot);
      int64_t index = refrt_index(vm, leaf);
      if (leaf->state == REFRT_DEPENDS) {
        (void)refrt_undecided(vm, leaf, "a position is in range");
        return -1;
      }
      if (refrt_leaf_is_unknown(leaf) || index < 0)
        return 0;
      position = (uint64_t)index;
    }
    if (position >= size)
      return 0;
    rest /= size;
    at += position * rest;
  }
  *lane = (uint32_t)at;
  return 1;
}

static int run_extract(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  refrt_value *r = refrt_slot(slots, w->results[0].slot);
  uint32_t lane, count = w->results[0].leaves;
  int found = find_part(vm, slots, w, &w->operands[0], &w->operands[1], &lane);
  if (found > 0)
    copy_leaves(r, refrt_slot(slots, w->operands[0].slot) + lane, count);
  else
    fill_poison(vm, r, count);
  return found < 0;
}

static int run_insert(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  refrt_value *r = refrt_slot(slots, w->results[0].slot);
  uint32_t lane, count = w->results[0].leaves;
  int found = find_part(vm, slots, w, &w->operands[1], &w->operands[2], &lane);
  if (found <= 0) {
    fill_poison(vm, r, count);
    return found < 0;
  }
  copy_leaves(r, refrt_slot(slots, w->operands[1].slot), count);
  copy_leaves(r + lane, refrt_slot(slots, w->operands[0].slot), w->operands[0].leaves);
  return 0;
}

/* Goes to the next lane in row-major order. */
static void next_lane(const refrt_type_info *vector, int64_t *position) {
  uint32_t d = vector->rank;
  while (d-- > 0) {
    if (++position[d] < vector->sizes[d])
      return;
    position[d] = 0;
  }
}

/* create-mask sizes...: negative is none, too large is all. */
static int run_create_mask(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  refrt_value *r = refrt_slot(slots, w->results[0].slot);
  int64_t position[REFRT_MAX_RANK], sizes[REFRT_MAX_RANK];
  uint32_t d, lane;
  for (d = 0; d < w->info->rank; ++d) {
    const refrt_value *size = refrt_slot(slots, w->operands[d].slot);
    if (refrt_leaf_is_undef(size))
      return refrt_undecided(vm, size, "which lanes are on");
    if (refrt_leaf_is_unknown(size)) {
      fill_poison(vm, r, w->results[0].leaves);
      return 0;
    }
    sizes[d] = refrt_index(vm, size);
    position[d] = 0;
  }
  for (lane = 0; lane < w->results[0].leaves; ++lane) {
    uint64_t in = 1;
    for (d = 0; d < w->info->rank; ++d)
      in &= (uint64_t)(position[d] < sizes[d]);
    r[lane] = refrt_leaf(in, 0);
    next_lane(w->info, position);
  }
  return 0;
}

/*===-------------------------- lanes that meet memory ---------------------===*/

typedef struct vector_access {
  const refrt_value *fields; /* of the memref */
  const refrt_type_info *type;
  const refrt_operand *indices;
  const refrt_type_info *vector;
  const refrt_value *mask; /* NULL: all lanes */
  const refrt_operand *distances;
  uint64_t align; /* attribute, or 0 */
  uint64_t element_align;
  int64_t size;                 /* of an element */
  int64_t base[REFRT_MAX_RANK]; /* known when `started` */
  int64_t start;                /* linear position of base, inside or not */
  uint64_t enabled;             /* lanes so far */
  int started;
} vector_access;

/* What does not depend on the lane, and the alignment of the whole. */
static int start_access(refrt_vm *vm, refrt_value *slots, const refrt_wide *w, vector_access *a) {
  refrt_fields view;
  refrt_value start;
  uint32_t d;
  view.fields = a->fields;
  view.rank = a->type->rank;
  if (refrt_leaf_is_unknown(&a->fields[REFRT_FIELD_ALIGNED]))
    return refrt_unknown_at(vm, &a->fields[REFRT_FIELD_ALIGNED], refrt_leaf_is_any(&a->fields[REFRT_FIELD_ALIGNED]),
                            REFRT_TRAP_POISON_ACCESS, "the pointer of the memref");
  if (refrt_known_number(vm, &a->fields[REFRT_FIELD_OFFSET], "the offset of the memref", &a->start))
    return 1;
  for (d = 0; d < view.rank; ++d) {
    int64_t stride, size;
    if (refrt_known_number(vm, refrt_slot(slots, a->indices[d].slot), "an index", &a->base[d]) ||
        refrt_known_number(vm, refrt_fields_size(&view, d), "a size of the memref", &size) ||
        refrt_known_stride(vm, refrt_fields_stride(&view, d), "a stride of the memref", &stride))
      return 1;
    if (a->align > a->element_align &&
        refrt_multiply_add(vm, a->start, a->base[d], stride, "position of the vector", &a->start))
      return 1;
  }
  a->started = 1;
  if (a->align <= a->element_align || refrt_opcode_has(w->opcode, REFRT_TRAIT_SPREAD))
    return 0;
  start = refrt_pointer_at(vm, &a->fields[REFRT_FIELD_ALIGNED], (uint64_t)a->start * (uint64_t)a->size);
  return refrt_check_aligned(vm, &start, a->align);
}

/* a + b, where what is too large or too small stays so. */
static int64_t saturating_add(int64_t a, int64_t b) {
  int64_t sum;
  if (refrt_add_overflows(a, b, &sum))
    return a < 0 ? INT64_MIN : INT64_MAX;
  return sum;
}

/* The index of a lane in every dimension of the memref, and which dimensions it
 * may leave. */
static int lane_index(refrt_vm *vm, refrt_value *slots, const refrt_wide *w, const vector_access *a,
                      const int64_t *position, uint32_t lane, int64_t *index, uint8_t *may_leave) {
  uint32_t d, rank = a->type->rank;
  for (d = 0; d < rank; ++d) {
    index[d] = a->base[d];
    may_leave[d] = 0;
  }
  if (refrt_opcode_has(w->opcode, REFRT_TRAIT_DENSE)) {
    index[rank - 1] = saturating_add(index[rank - 1], (int64_t)a->enabled);
    return 0;
  }
  if (refrt_opcode_has(w->opcode, REFRT_TRAIT_SPREAD)) {
    const refrt_value *distance = refrt_slot(slots, a->distances->slot) + lane;
    if (refrt_leaf_is_unknown(distance))
      return refrt_unknown_at(vm, distance,
                              refrt_leaf_is_any(distance) && vm->code.types[a->distances->info->element]->bits >= 32,
                              REFRT_TRAP_POISON_ACCESS, "the index of a lane");
    index[rank - 1] =
        saturating_add(index[rank - 1], refrt_signed(distance->lo, vm->code.types[a->distances->info->element]->bits));
    return 0;
  }
  for (d = 0; d < a->vector->rank; ++d) {
    uint64_t to = w->attributes[1 + 2 * d];
    if (to == ALL_ONES)
      continue;
    index[to] = saturating_add(index[to], position[d]);
    may_leave[to] = w->attributes[2 + 2 * d] == 0;
  }
  return 0;
}

/* Pointer to the element of an enabled lane; *outside when it is to be padded
 * or dropped. M-IDX, M-LIN, M-ADDR. */
static int lane_pointer(refrt_vm *vm, refrt_value *slots, const refrt_wide *w, vector_access *a,
                        const int64_t *position, uint32_t lane, refrt_value *pointer, int *outside) {
  int64_t index[REFRT_MAX_RANK], linear;
  uint8_t may_leave[REFRT_MAX_RANK];
  refrt_fields view;
  uint32_t d;
  view.fields = a->fields;
  view.rank = a->type->rank;
  *outside = 0;
  if ((!a->started && start_access(vm, slots, w, a)) || lane_index(vm, slots, w, a, position, lane, index, may_leave))
    return 1;
  for (d = 0; d < view.rank; ++d) {
    int64_t size = refrt_index(vm, refrt_fields_size(&view, d));
    if (refrt_is_in_view(index[d], size))
      continue;
    /* Lanes may run out at the end "as the index increases", not start below. */
    if (!may_leave[d] || index[d] < 0)
      return refrt_trap_at(vm, REFRT_TRAP_OUT_OF_VIEW, "lane %u: index %lld of dimension %u outside size %lld", lane,
                           (long long)index[d], d, (long long)size);
    *outside = 1;
  }
  if (*outside)
    return 0;
  linear = refrt_index(vm, &a->fields[REFRT_FIELD_OFFSET]);
  for (d = 0; d < view.rank; ++d)
    if (refrt_multiply_add(vm, linear, index[d], refrt_index(vm, refrt_fields_stride(&view, d)),
                           "position of the element", &linear))
      return 1;
  return refrt_element_pointer(vm, &a->fields[REFRT_FIELD_ALIGNED], linear, vm->code.types[a->type->element], lane,
                               pointer);
}

/* Heap sort of leaves by their lower half. */
static void sink(refrt_value *v, uint32_t at, uint32_t count) {
  while (2 * at + 1 < count) {
    uint32_t child = 2 * at + 1;
    refrt_value swap = v[at];
    if (child + 1 < count && v[child].lo < v[child + 1].lo)
      ++child;
    if (v[at].lo >= v[child].lo)
      return;
    v[at] = v[child];
    v[child] = swap;
    at = child;
  }
}

static void sort_leaves(refrt_value *v, uint32_t count) {
  uint32_t i;
  for (i = count / 2; i-- > 0;)
    sink(v, i, count);
  for (i = count; i-- > 1;) {
    refrt_value swap = v[0];
    v[0] = v[i];
    v[i] = swap;
    sink(v, 0, i);
  }
}

/* scatter: enabled lanes have different distances. */
static int check_duplicates(refrt_vm *vm, refrt_value *slots, const vector_access *a, uint32_t lanes) {
  const refrt_value *distances = refrt_slot(slots, a->distances->slot);
  uint32_t i, count = 0, chunk = vm->chunk, used = vm->chunk_used;
  refrt_value *sorted = refrt_take_leaves(vm, lanes);
  if (sorted == NULL)
    return 1;
  for (i = 0; i < lanes; ++i)
    if (a->mask[i].lo != 0 && !refrt_leaf_is_unknown(&a->mask[i]))
      sorted[count++] = distances[i];
  vm->chunk = chunk;
  vm->chunk_used = used;
  sort_leaves(sorted, count);
  for (i = 1; i < count; ++i)
    if (sorted[i].lo == sorted[i - 1].lo)
      return refrt_trap_at(vm, REFRT_TRAP_DUPLICATE_INDEX, "two enabled lanes have index %lld",
                           (long long)refrt_signed(sorted[i].lo, vm->code.types[a->distances->info->element]->bits));
  return 0;
}

/* Whether two lanes can be one element. */
static int may_repeat(const refrt_wide *w, const vector_access *a) {
  refrt_fields view;
  uint64_t to = a->type->rank - 1;
  if (refrt_opcode_has(w->opcode, REFRT_TRAIT_SPREAD) || a->vector->rank > 1)
    return 1;
  if (a->vector->rank == 1 && w->opcode == REFRT_OP_VECTOR_READ)
    to = w->attributes[1];
  view.fields = a->fields;
  view.rank = a->type->rank;
  return to == ALL_ONES || (to < view.rank && refrt_fields_stride(&view, (uint32_t)to)->lo == 0);
}

static int run_vector_access(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  int is_write = w->num_results == 0, outside;
  const refrt_operand *memref = &w->operands[is_write], *next, *end = w->operands + w->num_operands;
  refrt_value *values = refrt_slot(slots, is_write ? w->operands[0].slot : w->results[0].slot), pointer;
  const refrt_value *pass = NULL;
  int64_t position[REFRT_MAX_RANK];
  uint32_t lane, d, lanes = is_write ? w->operands[0].leaves : w->results[0].leaves;
  vector_access a;
  a.fields = refrt_slot(slots, memref->slot);
  a.type = memref->info;
  a.indices = memref + 1;
  a.vector = is_write ? w->operands[0].info : w->results[0].info;
  next = a.indices + a.type->rank;
  if (!is_write)
    pass = refrt_slot(slots, (next++)->slot);
  a.mask = next < end ? refrt_slot(slots, (next++)->slot) : NULL;
  a.distances = next < end ? next : NULL;
  a.align = w->attributes[0];
  a.element_align = vm->code.types[a.type->element]->align;
  a.size = (int64_t)vm->code.types[a.type->element]->size;
  a.enabled = 0;
  a.started = 0;
  /* An attribute may ask for less than the elements do, and for more. */
  if (a.align != 0 && (a.align < a.element_align || a.distances != NULL))
    a.element_align = a.align;
  for (d = 0; d < a.vector->rank; ++d)
    position[d] = 0;
  for (lane = 0; lane < lanes; ++lane, next_lane(a.vector, position)) {
    if (a.mask != NULL && refrt_leaf_is_unknown(&a.mask[lane]))
      return refrt_unknown_at(vm, &a.mask[lane], 0, REFRT_TRAP_POISON_ACCESS, "a lane of the mask");
    if (a.mask != NULL && a.mask[lane].lo == 0) {
      if (!is_write)
        values[lane] = pass[lane];
      continue;
    }
    if (lane_pointer(vm, slots, w, &a, position, lane, &pointer, &outside))
      return 1;
    ++a.enabled;
    if (outside) {
      if (!is_write)
        values[lane] = pass[lane];
    } else if (is_write ? refrt_write(vm, &pointer, a.type->element, a.element_align, &values[lane])
                        : refrt_read(vm, &pointer, a.type->element, a.element_align, &values[lane])) {
      return 1;
    }
    if (!is_write && !outside && values[lane].state == REFRT_UNDEF && may_repeat(w, &a))
      refrt_undef_bind(&values[lane]);
  }
  return is_write && refrt_opcode_has(w->opcode, REFRT_TRAIT_SPREAD) ? check_duplicates(vm, slots, &a, lanes) : 0;
}

/* vector-type-cast m: the elements as vectors, which are where they were (V-TYPECAST). */
static int run_type_cast(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_value *fields = refrt_slot(slots, w->operands[0].slot);
  refrt_value *r = refrt_slot(slots, w->results[0].slot);
  const refrt_type_info *type = w->results[0].info;
  copy_leaves(r, fields, REFRT_FIELD_SIZES);
  for (uint32_t d = 0; d < type->rank; ++d) {
    r[REFRT_FIELD_SIZES + d] = refrt_index_leaf(vm, type->sizes[d]);
    r[REFRT_FIELD_SIZES + type->rank + d] = refrt_index_leaf(vm, type->strides[d]);
  }
  return refrt_check_static(vm, type, r);
}

REFRT_HANDLER(refrt_run_lanes) {
  switch (w->opcode) {
  case REFRT_OP_LANES:
    run_move_lanes(vm, slots, w);
    return 0;
  case REFRT_OP_VECTOR_EXTRACT:
    return run_extract(vm, slots, w);
  case REFRT_OP_VECTOR_INSERT:
    return run_insert(vm, slots, w);
  case REFRT_OP_CREATE_MASK:
    return run_create_mask(vm, slots, w);
  case REFRT_OP_VECTOR_READ:
  case REFRT_OP_VECTOR_WRITE:
  case REFRT_OP_VECTOR_EXPAND:
  case REFRT_OP_VECTOR_COMPRESS:
  case REFRT_OP_VECTOR_GATHER:
  case REFRT_OP_VECTOR_SCATTER:
    return run_vector_access(vm, slots, w);
  case REFRT_OP_VECTOR_TYPE_CAST:
    return run_type_cast(vm, slots, w);
  default:
    return refrt_broken(vm, REFRT_E_INTERNAL);
  }
}
