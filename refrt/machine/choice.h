/*===-- choice.h - values that are one of several right ones -*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Marks leaves REFRT_CHOSEN, and what follows from them.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_MACHINE_CHOICE_H
#define REFRT_MACHINE_CHOICE_H

#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"

/* Marks a leaf that is chosen here, unless it is poison or undef. refrt_vm_set_choice() does
 * not change it. */
void refrt_mark_chosen(refrt_vm *vm, refrt_value *leaf);
/* The same for a leaf that follows from marked ones. */
void refrt_mark_follower(refrt_vm *vm, refrt_value *leaf);
/* Marks `leaf`, which was computed from `source`, if that one is marked. */
static inline void refrt_follow_choice(refrt_vm *vm, const refrt_value *source, refrt_value *leaf) {
  if (source->state == REFRT_CHOSEN)
    refrt_mark_follower(vm, leaf);
}
/* The same as refrt_mark_chosen for an address as a number, that of a pointer with this provenance: every
 * choice is as far into the object as this one. `origin` has the provenance, and keeps
 * it through what choice.c knows to have one answer. */
void refrt_mark_address(refrt_vm *vm, refrt_value *leaf, uint64_t provenance);
/* With the object's number in `origin`: wider than a pointer, and with the pointer's
 * highest bit above it. */
#define REFRT_SIGN_EXTENDED (UINT32_C(1) << 31)
/* In `origin`: no address, but the difference of two allocations, which is never 0. */
#define REFRT_NOT_ZERO UINT32_MAX
/* The provenance of a number that has the bits of an address and zeros above, or 0. */
static inline uint32_t refrt_address_of(const refrt_value *leaf) {
  return leaf->state == REFRT_CHOSEN && (leaf->origin & REFRT_SIGN_EXTENDED) == 0 ? leaf->origin : 0;
}
/* Marks what a comparison of pointers gives if other addresses give another answer. */
void refrt_mark_compared(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);
/* A marked leaf of these bits, as refrt_mark_chosen(). */
refrt_value refrt_choose(refrt_vm *vm, refrt_bits v);
/* A marked leaf of a scalar type, and one of these bits of which the sign is open, as
 * refrt_vm_set_choice() says. */
refrt_value refrt_choose_number(refrt_vm *vm, const refrt_type_info *type);
refrt_value refrt_choose_sign(refrt_vm *vm, refrt_float_kind kind, refrt_bits v);
/* Marks what follows from marked operands; after the handler, if vm->chose. */
void refrt_spread_choice(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) REFRT_COLD;

#endif /* REFRT_MACHINE_CHOICE_H */
