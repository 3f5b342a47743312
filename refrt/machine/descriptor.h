/*===-- descriptor.h - the fields of a memref --------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Named access to the leaves of a memref and the address arithmetic of rules
 * M-LIN and M-ADDR. Must not make traps of its own besides those of the rules.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_MACHINE_DESCRIPTOR_H
#define REFRT_MACHINE_DESCRIPTOR_H

#include "refrt/machine/vm.h"
#include "refrt/program/kinds.h"

typedef struct refrt_fields {
  const refrt_value *fields;
  uint32_t rank;
} refrt_fields;

static inline const refrt_value *refrt_fields_size(const refrt_fields *v, uint32_t d) {
  return &v->fields[REFRT_FIELD_SIZES + d];
}
static inline const refrt_value *refrt_fields_stride(const refrt_fields *v, uint32_t d) {
  return &v->fields[REFRT_FIELD_SIZES + v->rank + d];
}

/* The memref an operand holds; an unranked one is read from its descriptor
 * object into `storage` (room for REFRT_MAX_RANK dimensions). */
int refrt_fields_of(refrt_vm *vm, const refrt_operand *operand, refrt_value *slots, refrt_value *storage,
                    refrt_fields *view);
/* The same from the two leaves of an unranked memref. */
int refrt_fields_of_unranked(refrt_vm *vm, const refrt_value *leaves, refrt_value *storage, refrt_fields *view);

/* M-STATIC: known fields equal those the type states. */
int refrt_check_static(refrt_vm *vm, const refrt_type_info *type, const refrt_value *fields);
/* The same for all memrefs among the leaves of these types. */
int refrt_check_static_all(refrt_vm *vm, const refrt_type *types, uint64_t count, const refrt_value *leaves);

/* M-ADDR: `distance` bytes from `base`, which has to stay in its object. `size`
 * bytes there are meant, of which no more is asked here. */
int refrt_offset_pointer(refrt_vm *vm, const refrt_value *base, int64_t distance, uint64_t size, refrt_value *out);
/* M-ADDR: the element at `linear`, in elements from `base`. A trap names the lane
 * that it is for, unless that is REFRT_NONE. */
int refrt_element_pointer(refrt_vm *vm, const refrt_value *base, int64_t linear, const refrt_type_info *element,
                          uint32_t lane, refrt_value *out);
/* M-LIN: a + b * c in the index width (refrt_add_term); trap ADDRESS_OVERFLOW naming `what`. */
int refrt_multiply_add(refrt_vm *vm, int64_t a, int64_t b, int64_t c, const char *what, int64_t *out);
/* A field that must be known: its number, or trap POISON_ACCESS; what undef is in
 * part is refused. */
int refrt_known_number(refrt_vm *vm, const refrt_value *leaf, const char *what, int64_t *out);
int refrt_known_stride(refrt_vm *vm, const refrt_value *leaf, const char *what, int64_t *out);

#endif /* REFRT_MACHINE_DESCRIPTOR_H */
