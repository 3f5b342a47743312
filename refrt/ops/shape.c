/*===-- shape.c - memrefs of another shape -------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * view, expand-shape, collapse-shape, reshape, memory-space-cast, realloc: the
 * same elements under other sizes, types or memory spaces, or moved to memory
 * of another size. Rule ids are those of conformance/spec/memref.md. Out of the
 * way of what programs do most.
 *===----------------------------------------------------------------------===*/
#include "refrt/machine/access.h"
#include "refrt/machine/choice.h"
#include "refrt/machine/descriptor.h"
#include "refrt/machine/trail.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/value_codec.h"
#include "refrt/machine/vm.h"
#include "refrt/ops/memref.h"

#include <stdio.h>
#include <string.h>

static refrt_value *result_of(refrt_value *slots, const refrt_wide *w) { return refrt_slot(slots, w->results[0].slot); }

/*===---------------------------------- view -------------------------------===*/

/* view m, shift, sizes...: the bytes [shift, shift + size of the result) lie in
 * m; the aligned pointer moves, the offset is 0 (M-VIEW). Where elements may lie
 * is asked by accesses. */
static int run_view(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_value *fields = refrt_slot(slots, w->operands[0].slot);
  const refrt_type_info *type = w->results[0].info, *element = vm->code.types[type->element];
  refrt_value *r = result_of(slots, w), *base = &r[REFRT_FIELD_ALIGNED];
  int64_t shift, size, bytes = 0;
  if (refrt_known_number(vm, refrt_slot(slots, w->operands[1].slot), "the byte shift", &shift) ||
      refrt_known_number(vm, &fields[REFRT_FIELD_SIZES], "the size of the source", &size) ||
      refrt_take_sizes(vm, slots, type, w->operands + 2, r) ||
      refrt_row_major(vm, type->rank, element->size, r, &bytes))
    return 1;
  if (shift < 0 || shift > size || bytes > size - shift)
    return refrt_trap_at(vm, REFRT_TRAP_SUBVIEW_OUT_OF_BOUNDS, "%lld bytes from byte %lld of a source of %lld bytes",
                         (long long)bytes, (long long)shift, (long long)size);
  r[REFRT_FIELD_ALLOCATED] = fields[REFRT_FIELD_ALLOCATED];
  return refrt_offset_pointer(vm, &fields[REFRT_FIELD_ALIGNED], shift, (uint64_t)bytes, base) ||
         refrt_check_static(vm, type, r);
}

/*===-------------------------------- grouping -----------------------------===*/

/* Size of dimension d of a memref: known and not negative. */
static int known_size(refrt_vm *vm, const refrt_value *leaf, uint32_t d, int64_t *size) {
  if (refrt_known_number(vm, leaf, "a size", size))
    return 1;
  if (*size < 0)
    return refrt_trap_at(vm, REFRT_TRAP_NEGATIVE_SIZE, "size %lld of dimension %u", (long long)*size, d);
  return 0;
}

/* a * b, all ones when it does not fit: then it is no product of sizes. */
static uint64_t product(uint64_t a, int64_t b) {
  if (a == 0 || b == 0)
    return 0;
  return a > UINT64_MAX / (uint64_t)b ? UINT64_MAX : a * (uint64_t)b;
}

/* A product in words, which are true of one that did not fit too. */
enum { PRODUCT_TEXT_SIZE = 32 };
static const char *product_text(uint64_t number, char text[PRODUCT_TEXT_SIZE]) {
  if (number > INT64_MAX)
    (void)snprintf(text, PRODUCT_TEXT_SIZE, "more than %lld", (long long)INT64_MAX);
  else
    (void)snprintf(text, PRODUCT_TEXT_SIZE, "%llu", (unsigned long long)number);
  return text;
}

/* expand-shape m, sizes...: the sizes of a group multiply to the size they come
 * from. Its innermost stride is the source's, each other one the next times the
 * next size (M-EXPAND). */
static int run_expand(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_value *fields = refrt_slot(slots, w->operands[0].slot);
  const refrt_type_info *type = w->results[0].info;
  uint32_t g, d, rank = type->rank, source_rank = w->operands[0].info->rank, first = 0, operand = 1;
  refrt_value *r = result_of(slots, w);
  memcpy(r, fields, REFRT_FIELD_SIZES * sizeof *r);
  for (d = 0; d < rank; ++d) {
    int64_t size = (int64_t)w->attributes[source_rank + d];
    r[REFRT_FIELD_SIZES + d] =
        size == REFRT_DYNAMIC ? *refrt_slot(slots, w->operands[operand++].slot) : refrt_index_leaf(vm, size);
    r[REFRT_FIELD_SIZES + rank + d] = refrt_leaf(1, 0); /* of rank 0: all sizes are 1 */
  }
  for (g = 0; g < source_rank; ++g) {
    uint32_t count = (uint32_t)w->attributes[g];
    const refrt_value *source_stride = &fields[REFRT_FIELD_SIZES + source_rank + g];
    int64_t source_size, stride, size;
    uint64_t elements = 1;
    char text[PRODUCT_TEXT_SIZE];
    if (known_size(vm, &fields[REFRT_FIELD_SIZES + g], g, &source_size) ||
        refrt_known_stride(vm, source_stride, "a stride of the source", &stride))
      return 1;
    for (d = first + count; d > first; --d) {
      if (known_size(vm, &r[REFRT_FIELD_SIZES + d - 1], d - 1, &size))
        return 1;
      elements = product(elements, size);
      r[REFRT_FIELD_SIZES + rank + d - 1] = refrt_index_leaf(vm, stride);
      refrt_follow_choice(vm, source_stride, &r[REFRT_FIELD_SIZES + rank + d - 1]);
      if (d - 1 > first && refrt_multiply_add(vm, 0, stride, size, "stride of an expanded dimension", &stride))
        return 1;
    }
    if (elements != (uint64_t)source_size)
      return refrt_trap_at(vm, REFRT_TRAP_SHAPE_MISMATCH, "size %lld of dimension %u is expanded to %s elements",
                           (long long)source_size, g, product_text(elements, text));
    first += count;
  }
  return refrt_check_static(vm, type, r);
}

/* One dimension out of `count` from `first`: inner sizes times strides reach the
 * next outer one without gaps, dimensions of size 1 aside. Nothing is asked of a
 * group without elements. */
static int collapse_group(refrt_vm *vm, const refrt_fields *source, uint32_t first, uint32_t count, refrt_value *size,
                          refrt_value *stride) {
  uint64_t elements = 1;
  uint32_t d, inner = first + count;
  int64_t n, step = 0, next = 0;
  for (d = first; d < first + count; ++d) {
    if (known_size(vm, refrt_fields_size(source, d), d, &n) ||
        refrt_known_stride(vm, refrt_fields_stride(source, d), "a stride of the source", &step))
      return 1;
    elements = product(elements, n);
  }
  /* The stride: that of the innermost dimension that has steps. */
  *stride = *refrt_fields_stride(source, first + count - 1);
  for (d = first + count; d > first; --d) {
    n = refrt_index(vm, refrt_fields_size(source, d - 1));
    step = refrt_index(vm, refrt_fields_stride(source, d - 1));
    if (n == 1)
      continue;
    if (inner == first + count)
      *stride = *refrt_fields_stride(source, d - 1);
    else if (elements != 0 && step != next)
      return refrt_trap_at(vm, REFRT_TRAP_NOT_CONTIGUOUS, "dimension %u has stride %lld, dimension %u needs %lld",
                           d - 1, (long long)step, inner, (long long)next);
    inner = d - 1;
    if (elements != 0 && refrt_mul_overflows(step, n, &next) && d - 1 > first)
      return refrt_trap_at(vm, REFRT_TRAP_NOT_CONTIGUOUS, "stride %lld of dimension %u of size %lld", (long long)step,
                           d - 1, (long long)n);
  }
  if (elements > INT64_MAX || !refrt_fits_index(vm, (int64_t)elements))
    return refrt_trap_at(vm, REFRT_TRAP_SIZE_OVERFLOW, "the collapsed size does not fit %u bits", vm->index_bits);
  *size = refrt_index_leaf(vm, (int64_t)elements);
  return 0;
}

/* A joined dimension with at most one element, or of a memref without elements: no
 * index is multiplied by its stride, which is that of the type, or else any. */
static void open_idle_strides(refrt_vm *vm, const refrt_type_info *type, const uint64_t *counts, refrt_value *r) {
  refrt_value *sizes = &r[REFRT_FIELD_SIZES], *strides = sizes + type->rank;
  uint32_t g;
  int is_empty = 0;
  for (g = 0; g < type->rank; ++g)
    is_empty |= sizes[g].lo == 0;
  for (g = 0; g < type->rank; ++g) {
    if (counts[g] == 1 || (!is_empty && sizes[g].lo != 1))
      continue;
    if (type->strides[g] == REFRT_DYNAMIC)
      refrt_mark_chosen(vm, &strides[g]);
    else
      strides[g] = refrt_index_leaf(vm, type->strides[g]);
  }
}

/* collapse-shape m: a group's size is the product of its sizes (M-COLLAPSE). */
static int run_collapse(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_type_info *type = w->results[0].info;
  uint32_t g, rank = type->rank, first = 0;
  refrt_value *r = result_of(slots, w);
  refrt_fields source;
  source.fields = refrt_slot(slots, w->operands[0].slot);
  source.rank = w->operands[0].info->rank;
  memcpy(r, source.fields, REFRT_FIELD_SIZES * sizeof *r);
  for (g = 0; g < rank; ++g) {
    uint32_t count = (uint32_t)w->attributes[g];
    if (collapse_group(vm, &source, first, count, &r[REFRT_FIELD_SIZES + g], &r[REFRT_FIELD_SIZES + rank + g]))
      return 1;
    first += count;
  }
  open_idle_strides(vm, type, w->attributes, r);
  return refrt_check_static(vm, type, r);
}

/*===--------------------------------- reshape -----------------------------===*/

/* Entry i of the shape: an integer of any width up to 64 bits, read as signed. */
static int shape_entry(refrt_vm *vm, const refrt_operand *shape, const refrt_value *fields, uint32_t i, int64_t *out) {
  const refrt_type_info *element = vm->code.types[shape->info->element];
  uint32_t bits = element->kind == REFRT_KIND_INDEX ? vm->index_bits : element->bits;
  int64_t linear, stride;
  refrt_value pointer, leaf;
  if (bits > 64)
    return refrt_refuse(vm, "a shape of integers of %u bits", bits);
  if (refrt_known_number(vm, &fields[REFRT_FIELD_OFFSET], "the offset of the shape", &linear) ||
      refrt_known_stride(vm, &fields[REFRT_FIELD_SIZES + 1], "the stride of the shape", &stride) ||
      refrt_multiply_add(vm, linear, (int64_t)i, stride, "position in the shape", &linear))
    return 1;
  if (refrt_element_pointer(vm, &fields[REFRT_FIELD_ALIGNED], linear, element, REFRT_NONE, &pointer) ||
      refrt_read(vm, &pointer, shape->info->element, element->align, &leaf) ||
      refrt_known_number(vm, &leaf, "an entry of the shape", out))
    return 1;
  *out = refrt_signed(leaf.lo, bits);
  if (*out < 0)
    return refrt_trap_at(vm, REFRT_TRAP_NEGATIVE_SIZE, "size %lld of dimension %u", (long long)*out, i);
  if (!refrt_fits_index(vm, *out))
    return refrt_trap_at(vm, REFRT_TRAP_SIZE_OVERFLOW, "size %lld of dimension %u does not fit %u bits",
                         (long long)*out, i, vm->index_bits);
  return 0;
}

/* Row-major from offset 0, dimensions of size 1 aside; how many elements. */
static int check_identity(refrt_vm *vm, const refrt_fields *source, uint64_t *elements) {
  int64_t offset, size, stride;
  uint64_t expected = 1;
  uint32_t d;
  *elements = 1;
  for (d = 0; d < source->rank; ++d) {
    if (known_size(vm, refrt_fields_size(source, d), d, &size))
      return 1;
    *elements = product(*elements, size);
  }
  if (refrt_known_number(vm, &source->fields[REFRT_FIELD_OFFSET], "the offset of the source", &offset))
    return 1;
  if (offset != 0)
    return refrt_trap_at(vm, REFRT_TRAP_NOT_CONTIGUOUS, "the source of a reshape has offset %lld", (long long)offset);
  for (d = source->rank; d > 0 && *elements != 0; --d) {
    size = refrt_index(vm, refrt_fields_size(source, d - 1));
    if (refrt_known_stride(vm, refrt_fields_stride(source, d - 1), "a stride of the source", &stride))
      return 1;
    if (size != 1 && (stride < 0 || (uint64_t)stride != expected))
      return refrt_trap_at(vm, REFRT_TRAP_NOT_CONTIGUOUS, "dimension %u has stride %lld, not %llu", d - 1,
                           (long long)stride, (unsigned long long)expected);
    expected = product(expected, size);
  }
  return 0;
}

/* reshape m, shape: as many elements, row-major in both, the sizes are read from
 * memory; an unranked result has a descriptor object on this frame's stack
 * (M-RESHAPE, M-CASTU). */
static int run_reshape(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_operand *shape = &w->operands[1];
  const refrt_type_info *type = w->results[0].info;
  const refrt_value *entries = refrt_slot(slots, shape->slot);
  int is_unranked = type->kind == REFRT_KIND_UNRANKED;
  refrt_value *r = result_of(slots, w), *fields = is_unranked ? vm->scratch + 3 + 2 * REFRT_MAX_RANK : r;
  uint64_t elements, reshaped = 1;
  int64_t rank, size, bytes;
  refrt_object *object;
  refrt_fields source;
  char text[PRODUCT_TEXT_SIZE], reshaped_text[PRODUCT_TEXT_SIZE];
  uint32_t d;
  if (refrt_fields_of(vm, &w->operands[0], slots, vm->scratch, &source) || check_identity(vm, &source, &elements) ||
      known_size(vm, &entries[REFRT_FIELD_SIZES], 0, &rank))
    return 1;
  if (rank > (int64_t)REFRT_MAX_RANK)
    return refrt_refuse(vm, "an unranked memref of rank %lld; the limit is %u", (long long)rank, REFRT_MAX_RANK);
  for (d = 0; d < (uint32_t)rank; ++d) {
    if (shape_entry(vm, shape, entries, d, &size))
      return 1;
    reshaped = product(reshaped, size);
    fields[REFRT_FIELD_SIZES + d] = refrt_index_leaf(vm, size);
  }
  if (reshaped != elements)
    return refrt_trap_at(vm, REFRT_TRAP_SHAPE_MISMATCH, "%s elements are reshaped to %s", product_text(elements, text),
                         product_text(reshaped, reshaped_text));
  if (refrt_row_major(vm, (uint32_t)rank, 1, fields, &bytes))
    return 1;
  fields[REFRT_FIELD_ALLOCATED] = source.fields[REFRT_FIELD_ALLOCATED];
  fields[REFRT_FIELD_ALIGNED] = source.fields[REFRT_FIELD_ALIGNED];
  if (!is_unranked)
    return refrt_check_static(vm, type, fields);
  if (refrt_allocate(vm, REFRT_ALLOCATION_STACK, refrt_descriptor_size(vm, (uint32_t)rank), refrt_descriptor_align(vm),
                     0, &r[1]))
    return 1;
  object = &vm->memory.objects[r[1].hi - 1];
  r[0] = refrt_index_leaf(vm, rank);
  return refrt_encode_descriptor(vm, (uint32_t)rank, object, 0, fields);
}

/*===-------------------------- memory spaces, realloc ---------------------===*/

/* memory-space-cast m: the machine's memory spaces are one, so the fields stay;
 * an unranked one keeps its descriptor object (M-SPACE). */
static int run_space_cast(refrt_value *slots, const refrt_wide *w) {
  memcpy(result_of(slots, w), refrt_slot(slots, w->operands[0].slot), w->results[0].leaves * sizeof(refrt_value));
  return 0;
}

/* realloc m, size: always moves, so that every use of the old memory shows. The
 * first elements come along with what is known of them (M-REALLOC). */
static int run_realloc(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_type_info *type = w->results[0].info, *element = vm->code.types[type->element];
  uint64_t align = w->attributes[0] != 0 ? w->attributes[0] : element->align, kept;
  refrt_value *r = result_of(slots, w), pointer;
  refrt_object *source, *target;
  int64_t size, old_bytes, bytes = 0;
  refrt_memory_status status;
  refrt_fields view;
  uint64_t at;
  view.fields = refrt_slot(slots, w->operands[0].slot);
  view.rank = 1;
  if (refrt_check_freed_view(vm, &view) || refrt_check_free(vm, &view.fields[REFRT_FIELD_ALLOCATED]) ||
      known_size(vm, refrt_fields_size(&view, 0), 0, &size) || refrt_take_sizes(vm, slots, type, w->operands + 1, r) ||
      refrt_row_major(vm, 1, element->size, r, &bytes))
    return 1;
  if (refrt_scale_to_bytes(size, (int64_t)element->size, &old_bytes))
    old_bytes = INT64_MAX;
  kept = (uint64_t)(old_bytes < bytes ? old_bytes : bytes);
  if (refrt_access_check(vm, &view.fields[REFRT_FIELD_ALIGNED], kept, 1, REFRT_READ, &source, &at) ||
      refrt_allocate(vm, REFRT_ALLOCATION_HEAP, (uint64_t)bytes, align, type->space, &pointer) ||
      refrt_access_check(vm, &view.fields[REFRT_FIELD_ALIGNED], kept, 1, REFRT_READ, &source, &at))
    return 1; /* twice: the table may have moved */
  target = &vm->memory.objects[pointer.hi - 1];
  target->previous = (uint32_t)(source - vm->memory.objects);
  refrt_note_access(vm, target, 0, kept, REFRT_WRITE);
  memcpy(target->bytes, source->bytes + at, (size_t)kept);
  status = refrt_shadow_copy(&vm->memory, target, 0, source, at, kept);
  refrt_trail_copy(vm, target, 0, source, at, kept);
  if (status != REFRT_MEMORY_OK)
    return refrt_no_shadow(vm, status);
  r[REFRT_FIELD_ALLOCATED] = r[REFRT_FIELD_ALIGNED] = pointer;
  return refrt_free_heap(vm, &view.fields[REFRT_FIELD_ALLOCATED]) || refrt_check_static(vm, type, r);
}

REFRT_HANDLER(refrt_run_shape) {
  switch (w->opcode) {
  case REFRT_OP_VIEW:
    return run_view(vm, slots, w);
  case REFRT_OP_EXPAND_SHAPE:
    return run_expand(vm, slots, w);
  case REFRT_OP_COLLAPSE_SHAPE:
    return run_collapse(vm, slots, w);
  case REFRT_OP_RESHAPE:
    return run_reshape(vm, slots, w);
  case REFRT_OP_MEMORY_SPACE_CAST:
    return run_space_cast(slots, w);
  case REFRT_OP_REALLOC:
    return run_realloc(vm, slots, w);
  default:
    return refrt_broken(vm, REFRT_E_INTERNAL);
  }
}
