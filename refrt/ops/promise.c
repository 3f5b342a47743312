/*===-- promise.c - promises about memrefs -------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * prefetch, assume-alignment and distinct-objects (M-PREF, M-ASSUME,
 * M-DISTINCT): they have no effect and never stop a program by themselves,
 * except that prefetch wants indices in bounds. A promise that does not hold
 * makes poison, so that the use that relies on it is the one that traps.
 *
 * distinct-objects looks at the bytes of the elements, not at allocations: views
 * of one buffer that share no byte are distinct. Two that share one alias, and
 * then every access through either is undefined: their aligned pointers become
 * poison. Must not read or write memory of the program.
 *===----------------------------------------------------------------------===*/
#include "refrt/machine/bytemap.h"
#include "refrt/machine/descriptor.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"

/* Elements of two views that are compared one by one; beyond, it is a refusal. */
enum { MAX_COMPARED = 1 << 20 };

static int run_prefetch(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  refrt_fields view;
  uint32_t d;
  view.fields = refrt_slot(slots, w->operands[0].slot);
  view.rank = w->operands[0].info->rank;
  for (d = 0; d < view.rank; ++d) {
    int64_t index, size;
    if (refrt_known_number(vm, refrt_slot(slots, w->operands[1 + d].slot), "an index", &index) ||
        refrt_known_number(vm, refrt_fields_size(&view, d), "a size of the memref", &size))
      return 1;
    if (index < 0 || index >= size)
      return refrt_trap_at(vm, REFRT_TRAP_OUT_OF_VIEW, "index %lld of dimension %u outside size %lld", (long long)index,
                           d, (long long)size);
  }
  return 0;
}

/* The description speaks of the underlying buffer, which can be read as where
 * it starts or as where the memref does: both have to be aligned. */
static int run_assume_alignment(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_value *fields = refrt_slot(slots, w->operands[0].slot), *aligned = &fields[REFRT_FIELD_ALIGNED];
  const refrt_value *offset = &fields[REFRT_FIELD_OFFSET];
  refrt_value *r = refrt_slot(slots, w->results[0].slot);
  uint64_t low = w->attributes[0] - 1, size = vm->code.types[w->info->element]->size;
  uint64_t start = (uint64_t)refrt_index(vm, offset) * size;
  uint32_t i;
  /* Some value of undef has another alignment; poison stays what it is. */
  int holds = aligned->state == REFRT_POISON || low == 0 ||
              (aligned->state == REFRT_DEFINED && offset->state == REFRT_DEFINED &&
               ((aligned->lo | (aligned->lo + start)) & low) == 0);
  if (low != 0 && aligned->state == REFRT_DEPENDS)
    return refrt_undecided(vm, aligned, "an alignment holds");
  if (low != 0 && offset->state == REFRT_DEPENDS)
    return refrt_undecided(vm, offset, "an alignment holds");
  for (i = 0; i < w->results[0].leaves; ++i)
    r[i] = holds ? fields[i] : refrt_new_poison(vm);
  return 0;
}

/*===--------------------------------- overlap -----------------------------===*/

/* The elements of a view as bytes of one object. */
typedef struct footprint {
  refrt_object *object; /* NULL: no element, or nothing that can be accessed */
  uint64_t first, lowest, end;
  uint64_t size;    /* of an element */
  int64_t elements; /* at most INT64_MAX */
  uint32_t rank;
  int64_t sizes[REFRT_MAX_RANK], strides[REFRT_MAX_RANK]; /* strides in bytes; none is 0 */
} footprint;

/* Fields that are unknown or lead out of the object leave no footprint: an
 * access through them traps, or is refused, by itself. */
static void find_footprint(refrt_vm *vm, const refrt_operand *operand, refrt_value *slots, footprint *f) {
  const refrt_value *fields = refrt_slot(slots, operand->slot);
  int64_t size = (int64_t)vm->code.types[operand->info->element]->size, at, low, high;
  uint32_t d, id, rank = operand->info->rank;
  f->object = NULL;
  f->elements = 1;
  f->size = (uint64_t)size;
  f->rank = 0;
  for (d = 1; d < operand->leaves; ++d)
    if (refrt_leaf_is_unknown(&fields[d]))
      return;
  id = refrt_object_of(vm, &fields[REFRT_FIELD_ALIGNED]);
  if (size == 0 || id == REFRT_NONE || !vm->memory.objects[id].alive)
    return;
  if (refrt_scale_to_bytes(refrt_index(vm, &fields[REFRT_FIELD_OFFSET]), size, &at) ||
      refrt_add_overflows(
          at, refrt_signed(fields[REFRT_FIELD_ALIGNED].lo - vm->memory.objects[id].address, vm->pointer_bits), &at))
    return;
  low = high = at;
  for (d = 0; d < rank; ++d) {
    int64_t count = refrt_index(vm, &fields[REFRT_FIELD_SIZES + d]), stride, span;
    if (count <= 0)
      return;
    if (refrt_scale_to_bytes(refrt_index(vm, &fields[REFRT_FIELD_SIZES + rank + d]), size, &stride) ||
        refrt_mul_overflows(count - 1, stride, &span) ||
        refrt_add_overflows(span < 0 ? low : high, span, span < 0 ? &low : &high))
      return;
    if (span == 0)
      continue;
    f->sizes[f->rank] = count;
    f->strides[f->rank++] = stride;
    if (refrt_mul_overflows(f->elements, count, &f->elements))
      f->elements = INT64_MAX;
  }
  if (low < 0 || refrt_add_overflows(high, size, &high) || (uint64_t)high > vm->memory.objects[id].size)
    return;
  f->object = &vm->memory.objects[id];
  f->first = (uint64_t)at;
  f->lowest = (uint64_t)low;
  f->end = (uint64_t)high;
}

/* Notes the bytes of all elements, or asks whether one of them was noted. */
static int visit(const footprint *f, refrt_bytemap *map, int note) {
  int64_t index[REFRT_MAX_RANK];
  uint64_t at = f->first, k;
  uint32_t d;
  for (d = 0; d < f->rank; ++d)
    index[d] = 0;
  for (;;) {
    for (k = 0; k < f->size; ++k) {
      if (note)
        (void)refrt_bytemap_meet(map, at + k);
      else if (refrt_bytemap_met(map, at + k))
        return 1;
    }
    for (d = f->rank; d > 0; --d) {
      at += (uint64_t)f->strides[d - 1];
      if (++index[d - 1] < f->sizes[d - 1])
        break;
      at -= (uint64_t)f->strides[d - 1] * (uint64_t)f->sizes[d - 1];
      index[d - 1] = 0;
    }
    if (d == 0)
      return 0;
  }
}

/* One row of elements without holes. */
static int is_range(const footprint *f) {
  return f->rank == 0 || (f->rank == 1 && (uint64_t)(f->strides[0] < 0 ? -f->strides[0] : f->strides[0]) == f->size);
}

/* Whether two views share a byte; *too_large instead of looking for too long.
 * -1: no memory, the outcome says so. */
static int meet(refrt_vm *vm, const footprint *a, const footprint *b, int *too_large) {
  refrt_bytemap map;
  int shared;
  if (a->object == NULL || a->object != b->object || a->lowest >= b->end || b->lowest >= a->end)
    return 0;
  if (is_range(a) && is_range(b))
    return 1;
  if (a->elements > MAX_COMPARED || b->elements > MAX_COMPARED) {
    *too_large = 1;
    return 0;
  }
  if (refrt_bytemap_open(vm, a->lowest, a->end - a->lowest, &map))
    return -1;
  (void)visit(a, &map, 1);
  shared = visit(b, &map, 0);
  refrt_bytemap_close(vm, &map);
  return shared;
}

static int run_distinct(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  uint32_t i, k, d;
  for (i = 0; i < w->num_operands; ++i)
    for (d = 0; d < w->operands[i].leaves; ++d)
      refrt_slot(slots, w->results[i].slot)[d] = refrt_slot(slots, w->operands[i].slot)[d];
  for (i = 1; i < w->num_operands; ++i) {
    footprint a, b;
    find_footprint(vm, &w->operands[i], slots, &a);
    for (k = 0; k < i; ++k) {
      int too_large = 0, shared;
      find_footprint(vm, &w->operands[k], slots, &b);
      shared = meet(vm, &a, &b, &too_large);
      if (shared < 0)
        return 1;
      if (shared)
        refrt_slot(slots, w->results[i].slot)[REFRT_FIELD_ALIGNED] =
            refrt_slot(slots, w->results[k].slot)[REFRT_FIELD_ALIGNED] = refrt_new_poison(vm);
      if (too_large)
        return refrt_refuse(vm, "memrefs of more than %d elements in one buffer are to be distinct", MAX_COMPARED);
    }
  }
  return 0;
}

REFRT_HANDLER(refrt_run_promise) {
  switch (w->opcode) {
  case REFRT_OP_PREFETCH:
    return run_prefetch(vm, slots, w);
  case REFRT_OP_ASSUME_ALIGNMENT:
    return run_assume_alignment(vm, slots, w);
  case REFRT_OP_DISTINCT_OBJECTS:
    return run_distinct(vm, slots, w);
  default:
    return refrt_broken(vm, REFRT_E_INTERNAL);
  }
}
