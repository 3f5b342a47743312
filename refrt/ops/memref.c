/*===-- memref.c - memref instructions -----------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * General forms of the memref dialect's instructions; the rule ids are those of
 * conformance/spec/memref.md. Static fields of a type are checked where a value
 * of it is made (M-STATIC), so every later use can trust them. Must not know
 * LLVM pointers beyond their leaves.
 *===----------------------------------------------------------------------===*/
#include "refrt/ops/memref.h"
#include "refrt/machine/access.h"
#include "refrt/machine/choice.h"
#include "refrt/machine/descriptor.h"
#include "refrt/machine/frame.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/value_codec.h"
#include "refrt/machine/vm.h"

#include <string.h>

static refrt_value *result_of(refrt_value *slots, const refrt_wide *w) { return refrt_slot(slots, w->results[0].slot); }

/*===------------------------------ allocation -----------------------------===*/

int refrt_take_sizes(refrt_vm *vm, refrt_value *slots, const refrt_type_info *type, const refrt_operand *dynamic,
                     refrt_value *fields) {
  uint32_t d;
  for (d = 0; d < type->rank; ++d) {
    int64_t size = type->sizes[d];
    if (size == REFRT_DYNAMIC && refrt_known_number(vm, refrt_slot(slots, (dynamic++)->slot), "a size", &size))
      return 1;
    if (size < 0)
      return refrt_trap_at(vm, REFRT_TRAP_NEGATIVE_SIZE, "size %lld of dimension %u", (long long)size, d);
    if (!refrt_fits_index(vm, size))
      return refrt_trap_at(vm, REFRT_TRAP_SIZE_OVERFLOW, "size %lld of dimension %u does not fit %u bits",
                           (long long)size, d, vm->index_bits);
    fields[REFRT_FIELD_SIZES + d] = refrt_index_leaf(vm, size);
  }
  return 0;
}

int refrt_row_major(refrt_vm *vm, uint32_t rank, uint64_t element_size, refrt_value *fields, int64_t *bytes) {
  int64_t count = 1;
  uint32_t d;
  fields[REFRT_FIELD_OFFSET] = refrt_leaf(0, 0);
  for (d = rank; d > 0; --d) {
    int64_t size = refrt_index(vm, &fields[REFRT_FIELD_SIZES + d - 1]);
    fields[REFRT_FIELD_SIZES + rank + d - 1] = refrt_index_leaf(vm, count);
    if (refrt_mul_overflows(count, size, &count) || !refrt_fits_index(vm, count))
      return refrt_trap_at(vm, REFRT_TRAP_SIZE_OVERFLOW, "the number of elements does not fit %u bits", vm->index_bits);
  }
  if (element_size > INT64_MAX || refrt_mul_overflows(count, (int64_t)element_size, bytes) ||
      !refrt_fits_index(vm, *bytes))
    return refrt_trap_at(vm, REFRT_TRAP_SIZE_OVERFLOW, "%lld elements of %llu bytes do not fit %u bits",
                         (long long)count, (unsigned long long)element_size, vm->index_bits);
  return 0;
}

/* alloc, alloca sizes...: identity layout, contents uninitialised (M-ALLOC,
 * M-ALLOCA). Sizes are known and not negative; the byte size fits the index. */
static int run_alloc(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_type_info *type = w->info, *element = vm->code.types[type->element];
  refrt_value *r = result_of(slots, w), pointer;
  uint64_t align = w->attributes[0] != 0 ? w->attributes[0] : element->align;
  uint32_t d, rank = type->rank;
  int64_t bytes = 0;
  if (refrt_take_sizes(vm, slots, type, w->operands, r) || refrt_row_major(vm, rank, element->size, r, &bytes))
    return 1;
  if (refrt_allocate(vm, w->opcode == REFRT_OP_ALLOC ? REFRT_ALLOCATION_HEAP : REFRT_ALLOCATION_STACK, (uint64_t)bytes,
                     align, type->space, &pointer))
    return 1;
  r[REFRT_FIELD_ALLOCATED] = r[REFRT_FIELD_ALIGNED] = pointer;
  for (d = 0; d < rank; ++d) {
    int64_t stride = type->strides[d];
    if (stride != REFRT_DYNAMIC && stride != refrt_index(vm, &r[REFRT_FIELD_SIZES + rank + d]))
      return refrt_refuse(vm, "allocation with a layout other than identity");
  }
  if (type->offset != 0 && type->offset != REFRT_DYNAMIC)
    return refrt_refuse(vm, "allocation with a layout other than identity");
  return 0;
}

int refrt_check_freed_view(refrt_vm *vm, const refrt_fields *view) {
  const refrt_value *allocated = &view->fields[REFRT_FIELD_ALLOCATED];
  const refrt_value *aligned = &view->fields[REFRT_FIELD_ALIGNED];
  int64_t offset;
  uint32_t id;
  if (refrt_leaf_is_unknown(allocated))
    return 0;
  id = refrt_object_of(vm, allocated);
  if (refrt_known_number(vm, &view->fields[REFRT_FIELD_OFFSET], "the offset of a freed memref", &offset))
    return 1;
  if (aligned->state == REFRT_DEPENDS)
    return refrt_undecided(vm, aligned, "a freed memref is no view");
  if (id != REFRT_NONE && vm->memory.objects[id].alive && vm->memory.objects[id].kind == REFRT_ALLOCATION_HEAP &&
      (offset != 0 || refrt_leaf_is_unknown(aligned) || aligned->lo != allocated->lo))
    return refrt_trap_at(vm, REFRT_TRAP_BAD_FREE, "a view is freed: offset %lld", (long long)offset);
  return 0;
}

/* dealloc m: the start of a live heap allocation, not a view of it (M-FREE). */
static int run_dealloc(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  refrt_fields view;
  if (refrt_fields_of(vm, &w->operands[0], slots, vm->scratch, &view) || refrt_check_freed_view(vm, &view))
    return 1;
  return refrt_free_heap(vm, &view.fields[REFRT_FIELD_ALLOCATED]);
}

/*===-------------------------------- access -------------------------------===*/

/* Pointer to m[indices]: M-IDX, M-LIN, M-ADDR. */
static int element_pointer(refrt_vm *vm, refrt_value *slots, const refrt_operand *memref, const refrt_operand *indices,
                           refrt_value *pointer) {
  const refrt_value *fields = refrt_slot(slots, memref->slot);
  const refrt_type_info *type = memref->info;
  int64_t linear;
  uint32_t d;
  refrt_fields view;
  view.fields = fields;
  view.rank = type->rank;
  if (refrt_leaf_is_unknown(&fields[REFRT_FIELD_ALIGNED]))
    return refrt_unknown_at(vm, &fields[REFRT_FIELD_ALIGNED], refrt_leaf_is_any(&fields[REFRT_FIELD_ALIGNED]),
                            REFRT_TRAP_POISON_ACCESS, "the pointer of the memref");
  if (refrt_known_number(vm, &fields[REFRT_FIELD_OFFSET], "the offset of the memref", &linear))
    return 1;
  for (d = 0; d < type->rank; ++d) {
    int64_t index, size, stride;
    if (refrt_known_number(vm, refrt_slot(slots, indices[d].slot), "an index", &index) ||
        refrt_known_number(vm, refrt_fields_size(&view, d), "a size of the memref", &size) ||
        refrt_known_stride(vm, refrt_fields_stride(&view, d), "a stride of the memref", &stride))
      return 1;
    if (!refrt_is_in_view(index, size))
      return refrt_trap_at(vm, REFRT_TRAP_OUT_OF_VIEW, "index %lld of dimension %u outside size %lld", (long long)index,
                           d, (long long)size);
    if (refrt_multiply_add(vm, linear, index, stride, "position of the element", &linear))
      return 1;
  }
  return refrt_element_pointer(vm, &fields[REFRT_FIELD_ALIGNED], linear, vm->code.types[type->element], REFRT_NONE,
                               pointer);
}

/* load m, indices and store value, m, indices: M-LOAD, M-STORE. A memref that
 * is an element is checked like any other that appears (M-STATIC). */
static int run_access(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  uint32_t is_store = w->opcode == REFRT_OP_STORE;
  const refrt_operand *memref = &w->operands[is_store];
  const refrt_type_info *element = vm->code.types[w->info->element];
  uint64_t align = w->attributes[0] != 0 ? w->attributes[0] : element->align;
  refrt_value pointer;
  if (element_pointer(vm, slots, memref, memref + 1, &pointer))
    return 1;
  if (is_store)
    return refrt_write(vm, &pointer, w->info->element, align, refrt_slot(slots, w->operands[0].slot));
  return refrt_read(vm, &pointer, w->info->element, align, result_of(slots, w)) ||
         refrt_check_static_all(vm, &w->info->element, 1, result_of(slots, w));
}

/*===------------------------------- questions -----------------------------===*/

/* dim m, index: the size; the index is within the rank (M-DIM). */
static int run_dim(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  refrt_fields view;
  int64_t index;
  if (refrt_known_number(vm, refrt_slot(slots, w->operands[1].slot), "the dimension", &index) ||
      refrt_fields_of(vm, &w->operands[0], slots, vm->scratch, &view))
    return 1;
  if (index < 0 || index >= (int64_t)view.rank)
    return refrt_trap_at(vm, REFRT_TRAP_DIM_OUT_OF_RANGE, "dimension %lld of a memref of rank %u", (long long)index,
                         view.rank);
  *result_of(slots, w) = *refrt_fields_size(&view, (uint32_t)index);
  return 0;
}

/* rank m: a constant, or the first leaf of an unranked memref (M-RANK). */
static void run_rank(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_operand *o = &w->operands[0];
  *result_of(slots, w) =
      o->info->kind == REFRT_KIND_UNRANKED ? *refrt_slot(slots, o->slot) : refrt_index_leaf(vm, (int64_t)o->info->rank);
}

/* extract-metadata m: base of rank 0 with offset 0, offset, sizes, strides, all
 * side by side (M-META). */
static void run_metadata(refrt_value *slots, const refrt_wide *w) {
  const refrt_value *fields = refrt_slot(slots, w->operands[0].slot);
  refrt_value *r = result_of(slots, w);
  uint32_t i;
  r[0] = fields[REFRT_FIELD_ALLOCATED];
  r[1] = fields[REFRT_FIELD_ALIGNED];
  r[2] = refrt_leaf(0, 0);
  for (i = REFRT_FIELD_OFFSET; i < w->operands[0].leaves; ++i)
    r[i + 1] = fields[i];
}

/* extract-pointer m: the address as index, offset not added (M-PTR). */
static int run_pointer(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_value *aligned;
  refrt_fields view;
  if (refrt_fields_of(vm, &w->operands[0], slots, vm->scratch, &view))
    return 1;
  aligned = &view.fields[REFRT_FIELD_ALIGNED];
  if ((aligned->lo & ~refrt_bits_mask64(vm->index_bits)) != 0)
    return refrt_refuse(vm, "address 0x%llx does not fit an index of %u bits", (unsigned long long)aligned->lo,
                        vm->index_bits);
  *result_of(slots, w) = *aligned;
  result_of(slots, w)->hi = 0;
  /* Another run may have it elsewhere. */
  if (aligned->hi != 0)
    refrt_mark_address(vm, result_of(slots, w), vm->index_bits < vm->pointer_bits ? 0 : aligned->hi);
  return 0;
}

/*===---------------------------------- views ------------------------------===*/

static void copy_leaves(refrt_value *to, const refrt_value *from, uint32_t count) {
  memcpy(to, from, count * sizeof *to);
}

/* cast m: the fields do not change; those the result's type states hold
 * (M-CAST). */
static int run_cast(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_value *fields = refrt_slot(slots, w->operands[0].slot);
  if (refrt_check_static(vm, w->results[0].info, fields))
    return 1;
  copy_leaves(result_of(slots, w), fields, w->results[0].leaves);
  return 0;
}

/* cast-to-unranked m: a descriptor object on this frame's stack (M-CASTU). */
static int run_cast_to_unranked(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_operand *o = &w->operands[0];
  refrt_value *r = result_of(slots, w);
  refrt_object *object;
  if (refrt_allocate(vm, REFRT_ALLOCATION_STACK, refrt_descriptor_size(vm, o->info->rank), refrt_descriptor_align(vm),
                     0, &r[1]))
    return 1;
  object = &vm->memory.objects[r[1].hi - 1];
  object->descriptor = 1;
  r[0] = refrt_index_leaf(vm, (int64_t)o->info->rank);
  return refrt_encode_descriptor(vm, o->info->rank, object, 0, refrt_slot(slots, o->slot));
}

/* cast-from-unranked u: the object is alive, the rank and what the type states
 * are right (M-CASTR). */
static int run_cast_from_unranked(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_value *leaves = refrt_slot(slots, w->operands[0].slot);
  const refrt_type_info *type = w->results[0].info;
  refrt_fields view;
  int64_t rank;
  if (refrt_known_number(vm, &leaves[0], "the rank of an unranked memref", &rank))
    return 1;
  if (rank != (int64_t)type->rank)
    return refrt_trap_at(vm, REFRT_TRAP_RANK_MISMATCH, "rank is %lld, its use says %u", (long long)rank, type->rank);
  if (refrt_fields_of_unranked(vm, leaves, vm->scratch, &view) || refrt_check_static(vm, type, view.fields))
    return 1;
  copy_leaves(result_of(slots, w), view.fields, w->results[0].leaves);
  return 0;
}

/* The value of an attribute, or of the next operand if it is dynamic. */
static const refrt_value *mixed(const refrt_vm *vm, refrt_value *slots, const refrt_wide *w, uint32_t attribute,
                                uint32_t *operand, refrt_value *storage) {
  int64_t value = (int64_t)w->attributes[attribute];
  if (value == REFRT_DYNAMIC)
    return refrt_slot(slots, w->operands[(*operand)++].slot);
  *storage = refrt_index_leaf(vm, value);
  return storage;
}

/* One dimension of a subview stays inside its source. */
static int check_slice(refrt_vm *vm, uint32_t d, int64_t offset, int64_t size, int64_t stride, int64_t source_size) {
  int64_t last;
  if (size < 0)
    return refrt_trap_at(vm, REFRT_TRAP_NEGATIVE_SIZE, "size %lld of dimension %u", (long long)size, d);
  if (size == 0)
    return 0;
  if (offset < 0 || offset >= source_size || refrt_mul_overflows(size - 1, stride, &last) ||
      refrt_add_overflows(last, offset, &last) || last < 0 || last >= source_size)
    return refrt_trap_at(vm, REFRT_TRAP_SUBVIEW_OUT_OF_BOUNDS,
                         "dimension %u: offset %lld, size %lld, stride %lld of a source of size %lld", d,
                         (long long)offset, (long long)size, (long long)stride, (long long)source_size);
  return 0;
}

/* subview m, offsets, sizes, strides: result offset = source offset + sum of
 * offset * source stride; strides multiply; dropped dimensions go (M-SUBVIEW). */
static int run_subview(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_value *fields = refrt_slot(slots, w->operands[0].slot);
  const refrt_type_info *type = w->results[0].info;
  uint32_t d, kept = 0, rank = w->operands[0].info->rank;
  uint64_t dropped = w->attributes[3 * rank];
  refrt_value *r = result_of(slots, w), storage;
  uint32_t offsets = 1, sizes = 1, strides = 1; /* next operand of each list */
  int steps_are_chosen = 0;
  int64_t linear;
  for (d = 0; d < rank; ++d) {
    sizes += (int64_t)w->attributes[d] == REFRT_DYNAMIC;
    strides += (int64_t)w->attributes[d] == REFRT_DYNAMIC;
    strides += (int64_t)w->attributes[rank + d] == REFRT_DYNAMIC;
  }
  if (refrt_known_number(vm, &fields[REFRT_FIELD_OFFSET], "the offset of the source", &linear))
    return 1;
  for (d = 0; d < rank; ++d) {
    int64_t offset, size, stride, source_size, source_stride;
    if (refrt_known_number(vm, mixed(vm, slots, w, d, &offsets, &storage), "an offset", &offset) ||
        refrt_known_number(vm, mixed(vm, slots, w, rank + d, &sizes, &storage), "a size", &size) ||
        refrt_known_stride(vm, mixed(vm, slots, w, 2 * rank + d, &strides, &storage), "a stride", &stride) ||
        refrt_known_number(vm, &fields[REFRT_FIELD_SIZES + d], "a size of the source", &source_size) ||
        refrt_known_stride(vm, &fields[REFRT_FIELD_SIZES + rank + d], "a stride of the source", &source_stride) ||
        check_slice(vm, d, offset, size, stride, source_size) ||
        refrt_multiply_add(vm, linear, offset, source_stride, "offset of the subview", &linear) ||
        refrt_multiply_add(vm, 0, stride, source_stride, "stride of the subview", &stride))
      return 1;
    steps_are_chosen |= offset != 0 && fields[REFRT_FIELD_SIZES + rank + d].state == REFRT_CHOSEN;
    if (d < 64 && ((dropped >> d) & 1) != 0)
      continue;
    r[REFRT_FIELD_SIZES + kept] = refrt_index_leaf(vm, size);
    r[REFRT_FIELD_SIZES + type->rank + kept] = refrt_index_leaf(vm, stride);
    refrt_follow_choice(vm, &fields[REFRT_FIELD_SIZES + rank + d], &r[REFRT_FIELD_SIZES + type->rank + kept++]);
  }
  r[REFRT_FIELD_ALLOCATED] = fields[REFRT_FIELD_ALLOCATED];
  r[REFRT_FIELD_ALIGNED] = fields[REFRT_FIELD_ALIGNED];
  r[REFRT_FIELD_OFFSET] = refrt_index_leaf(vm, linear);
  /* Without elements, an offset may be anywhere. */
  if (steps_are_chosen)
    refrt_mark_chosen(vm, &r[REFRT_FIELD_OFFSET]);
  return refrt_check_static(vm, type, r);
}

/* reinterpret-cast u, offset, sizes, strides: new fields on the same pointers,
 * checked at access (M-REINT). */
static int run_reinterpret(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_type_info *type = w->results[0].info;
  refrt_value *r = result_of(slots, w), storage;
  uint32_t i, operand = 1;
  refrt_fields view;
  if (refrt_fields_of(vm, &w->operands[0], slots, vm->scratch, &view))
    return 1;
  r[REFRT_FIELD_ALLOCATED] = view.fields[REFRT_FIELD_ALLOCATED];
  r[REFRT_FIELD_ALIGNED] = view.fields[REFRT_FIELD_ALIGNED];
  for (i = 0; i < 1 + 2 * type->rank; ++i)
    r[REFRT_FIELD_OFFSET + i] = *mixed(vm, slots, w, i, &operand, &storage);
  for (i = 0; i < type->rank; ++i)
    if (!refrt_leaf_is_unknown(&r[REFRT_FIELD_SIZES + i]) && refrt_index(vm, &r[REFRT_FIELD_SIZES + i]) < 0)
      return refrt_trap_at(vm, REFRT_TRAP_NEGATIVE_SIZE, "size %lld of dimension %u",
                           (long long)refrt_index(vm, &r[REFRT_FIELD_SIZES + i]), i);
  return refrt_check_static(vm, type, r);
}

/* transpose m: dimension d of the result is dimension attributes[d] of m
 * (M-TRANS). */
static int run_transpose(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_value *fields = refrt_slot(slots, w->operands[0].slot);
  uint32_t d, rank = w->operands[0].info->rank;
  refrt_value *r = result_of(slots, w);
  copy_leaves(r, fields, REFRT_FIELD_SIZES);
  for (d = 0; d < rank; ++d) {
    uint32_t source = (uint32_t)w->attributes[d];
    r[REFRT_FIELD_SIZES + d] = fields[REFRT_FIELD_SIZES + source];
    r[REFRT_FIELD_SIZES + rank + d] = fields[REFRT_FIELD_SIZES + rank + source];
  }
  return refrt_check_static(vm, w->results[0].info, r);
}

/* get-global: the same object every time; fields as the type states (M-GLOBAL). */
static int run_get_global(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_type_info *type = w->info;
  refrt_value *r = result_of(slots, w);
  refrt_symbol global = (refrt_symbol)w->attributes[0];
  const refrt_global_info *info = refrt_program_global(vm->program, global);
  uint32_t d;
  if ((info->flags & REFRT_GLOBAL_EXTERNAL) != 0)
    return refrt_refuse(vm, "external global %s is used", info->name);
  r[REFRT_FIELD_ALLOCATED] = r[REFRT_FIELD_ALIGNED] = refrt_vm_pointer(vm, vm->code.num_functions + global, 0);
  r[REFRT_FIELD_OFFSET] = refrt_index_leaf(vm, type->offset);
  for (d = 0; d < type->rank; ++d) {
    r[REFRT_FIELD_SIZES + d] = refrt_index_leaf(vm, type->sizes[d]);
    r[REFRT_FIELD_SIZES + type->rank + d] = refrt_index_leaf(vm, type->strides[d]);
  }
  return 0;
}

REFRT_HANDLER(refrt_run_memref) {
  switch (w->opcode) {
  case REFRT_OP_ALLOC:
  case REFRT_OP_ALLOCA:
    return run_alloc(vm, slots, w);
  case REFRT_OP_DEALLOC:
    return run_dealloc(vm, slots, w);
  case REFRT_OP_LOAD:
  case REFRT_OP_STORE:
    return run_access(vm, slots, w);
  case REFRT_OP_DIM:
    return run_dim(vm, slots, w);
  case REFRT_OP_RANK:
    run_rank(vm, slots, w);
    return 0;
  case REFRT_OP_CAST:
    return run_cast(vm, slots, w);
  case REFRT_OP_CAST_TO_UNRANKED:
    return run_cast_to_unranked(vm, slots, w);
  case REFRT_OP_CAST_FROM_UNRANKED:
    return run_cast_from_unranked(vm, slots, w);
  case REFRT_OP_SUBVIEW:
    return run_subview(vm, slots, w);
  case REFRT_OP_REINTERPRET_CAST:
    return run_reinterpret(vm, slots, w);
  case REFRT_OP_TRANSPOSE:
    return run_transpose(vm, slots, w);
  case REFRT_OP_EXTRACT_METADATA:
    run_metadata(slots, w);
    return 0;
  case REFRT_OP_EXTRACT_POINTER:
    return run_pointer(vm, slots, w);
  case REFRT_OP_GET_GLOBAL:
    return run_get_global(vm, slots, w);
  default:
    return refrt_broken(vm, REFRT_E_INTERNAL);
  }
}

/*===---------------------------- unranked results -------------------------===*/

/* Copies the descriptor object behind *unranked to the caller (F-UNR). */
static int keep_one(refrt_vm *vm, refrt_value *unranked) {
  const refrt_frame *frame = &vm->frames[vm->depth - 1];
  int to_stack = frame->call != NULL;
  refrt_fields view;
  refrt_value pointer;
  refrt_object *object;
  uint32_t id;
  if (refrt_fields_of_unranked(vm, unranked, vm->scratch, &view))
    return 1;
  if (refrt_allocate(vm, REFRT_ALLOCATION_HEAP, refrt_descriptor_size(vm, view.rank), refrt_descriptor_align(vm), 0,
                     &pointer))
    return 1;
  id = (uint32_t)(pointer.hi - 1);
  object = &vm->memory.objects[id];
  if (refrt_encode_descriptor(vm, view.rank, object, 0, view.fields))
    return 1;
  if (to_stack) {
    object->kind = REFRT_ALLOCATION_STACK;
    object->descriptor = 1;
    refrt_push_stack(vm, &vm->frames[vm->depth - 2], id);
  }
  unranked[1] = pointer;
  return 0;
}

int refrt_keep_unranked(refrt_vm *vm, const refrt_wide *w) {
  refrt_value *results = vm->frames[vm->depth - 1].results;
  uint32_t i;
  for (i = 0; i < w->num_operands; results += w->operands[i++].leaves)
    if (w->operands[i].info->kind == REFRT_KIND_UNRANKED && !refrt_leaf_is_unknown(&results[0]) &&
        !refrt_leaf_is_unknown(&results[1]) && keep_one(vm, results))
      return 1;
  return 0;
}
