/*===-- descriptor.c - the fields of a memref --------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See descriptor.h. Rules M-LIN, M-ADDR, M-STATIC, M-CASTR, DESC-UNRANKED-04.
 *===----------------------------------------------------------------------===*/
#include "refrt/machine/descriptor.h"
#include "refrt/machine/access.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/value_codec.h"

int refrt_known_number(refrt_vm *vm, const refrt_value *leaf, const char *what, int64_t *out) {
  *out = 0;
  if (refrt_leaf_is_unknown(leaf)) /* no view is as large as any index there can be */
    return refrt_unknown_at(vm, leaf, refrt_leaf_is_any(leaf), REFRT_TRAP_POISON_ACCESS, what);
  *out = refrt_index(vm, leaf);
  return 0;
}

int refrt_known_stride(refrt_vm *vm, const refrt_value *leaf, const char *what, int64_t *out) {
  *out = 0;
  if (refrt_leaf_is_unknown(leaf)) /* any stride is right for index 0 */
    return refrt_unknown_at(vm, leaf, 0, REFRT_TRAP_POISON_ACCESS, what);
  *out = refrt_index(vm, leaf);
  return 0;
}

int refrt_fields_of_unranked(refrt_vm *vm, const refrt_value *leaves, refrt_value *storage, refrt_fields *view) {
  refrt_object *object;
  uint64_t at;
  int64_t rank;
  if (refrt_known_number(vm, &leaves[0], "the rank of an unranked memref", &rank))
    return 1;
  if (rank < 0 || rank > (int64_t)REFRT_MAX_RANK)
    return refrt_refuse(vm, "an unranked memref of rank %lld; the limit is %u", (long long)rank, REFRT_MAX_RANK);
  if (refrt_access_check(vm, &leaves[1], refrt_descriptor_size(vm, (uint32_t)rank), refrt_descriptor_align(vm),
                         REFRT_READ, &object, &at) ||
      refrt_decode_descriptor(vm, (uint32_t)rank, object, at, storage))
    return 1;
  view->fields = storage;
  view->rank = (uint32_t)rank;
  return 0;
}

int refrt_fields_of(refrt_vm *vm, const refrt_operand *operand, refrt_value *slots, refrt_value *storage,
                    refrt_fields *view) {
  const refrt_value *leaves = refrt_slot(slots, operand->slot);
  if (operand->info->kind == REFRT_KIND_UNRANKED)
    return refrt_fields_of_unranked(vm, leaves, storage, view);
  view->fields = leaves;
  view->rank = operand->info->rank;
  return 0;
}

static int differs(refrt_vm *vm, const refrt_value *field, int64_t wanted, const char *what, uint32_t dimension) {
  int64_t found;
  if (wanted == REFRT_DYNAMIC || refrt_leaf_is_unknown(field))
    return 0;
  found = refrt_index(vm, field);
  if (found == wanted) {
    vm->undetermined |= field->state == REFRT_CHOSEN; /* others are not */
    return 0;
  }
  if (dimension == REFRT_NONE)
    return refrt_trap_at(vm, REFRT_TRAP_STATIC_MISMATCH, "%s is %lld, its type says %lld", what, (long long)found,
                         (long long)wanted);
  return refrt_trap_at(vm, REFRT_TRAP_STATIC_MISMATCH, "%s %u is %lld, its type says %lld", what, dimension,
                       (long long)found, (long long)wanted);
}

int refrt_check_static(refrt_vm *vm, const refrt_type_info *type, const refrt_value *fields) {
  uint32_t d;
  if (differs(vm, &fields[REFRT_FIELD_OFFSET], type->offset, "offset", REFRT_NONE))
    return 1;
  for (d = 0; d < type->rank; ++d)
    if (differs(vm, &fields[REFRT_FIELD_SIZES + d], type->sizes[d], "size", d) ||
        differs(vm, &fields[REFRT_FIELD_SIZES + type->rank + d], type->strides[d], "stride", d))
      return 1;
  return 0;
}

int refrt_check_static_all(refrt_vm *vm, const refrt_type *types, uint64_t count, const refrt_value *leaves) {
  uint64_t i;
  for (i = 0; i < count; ++i) {
    const refrt_type_info *type = vm->code.types[types[i]];
    if (type->kind == REFRT_KIND_MEMREF && refrt_check_static(vm, type, leaves))
      return 1;
    leaves += type->leaves;
  }
  return 0;
}

int refrt_multiply_add(refrt_vm *vm, int64_t a, int64_t b, int64_t c, const char *what, int64_t *out) {
  int64_t sum;
  if (refrt_add_term(a, b, c, vm->index_bits, &sum))
    return refrt_trap_at(vm, REFRT_TRAP_ADDRESS_OVERFLOW, "%s: %lld + %lld * %lld does not fit %u bits", what,
                         (long long)a, (long long)b, (long long)c, vm->index_bits);
  *out = sum;
  return 0;
}

int refrt_element_pointer(refrt_vm *vm, const refrt_value *base, int64_t linear, const refrt_type_info *element,
                          uint32_t lane, refrt_value *out) {
  int64_t distance;
  if (!refrt_scale_to_bytes(linear, (int64_t)element->size, &distance))
    return refrt_offset_pointer(vm, base, distance, element->store_size, out);
  if (lane != REFRT_NONE)
    return refrt_trap_at(vm, REFRT_TRAP_OUT_OF_BOUNDS, "lane %u: element %lld", lane, (long long)linear);
  return refrt_trap_at(vm, REFRT_TRAP_OUT_OF_BOUNDS, "element %lld", (long long)linear);
}

int refrt_offset_pointer(refrt_vm *vm, const refrt_value *base, int64_t distance, uint64_t size, refrt_value *out) {
  uint32_t id = refrt_object_of(vm, base);
  *out = refrt_pointer_at(vm, base, (uint64_t)distance);
  if (id != REFRT_NONE && !refrt_leaf_is_unknown(base)) {
    /* By mathematics, so that nothing comes back in by wrapping around. */
    const refrt_object *object = &vm->memory.objects[id];
    int64_t at = refrt_signed(base->lo - object->address, vm->pointer_bits), to = 0;
    if (refrt_add_overflows(at, distance, &to))
      to = distance < 0 ? INT64_MIN : INT64_MAX;
    if (object->alive && (to < 0 || (uint64_t)to > object->size)) {
      (void)refrt_trap_outside(vm, object, to, size);
      return refrt_trap_about(vm, id, object->address + (uint64_t)to);
    }
    if (base->hi == 0)
      out->hi = (uint64_t)id + 1;
  }
  return 0;
}
