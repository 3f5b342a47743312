/*===-- trail.h - who follows unknown leaves -----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Tells the trail of a machine, if it has one, of what moves through memory.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_MACHINE_TRAIL_H
#define REFRT_MACHINE_TRAIL_H

#include "refrt/machine/vm.h"

/* Tells the trail of a leaf that was decoded or encoded, if it is unknown. */
static inline void refrt_trail_load(refrt_vm *vm, refrt_value *leaf, const refrt_object *object, uint64_t at,
                                    uint64_t size) {
  if (vm->trail != NULL && refrt_leaf_is_unknown(leaf))
    vm->trail->load(vm->trail->user, leaf, object, at, size);
}
static inline void refrt_trail_store(refrt_vm *vm, const refrt_value *leaf, const refrt_object *object, uint64_t at,
                                     uint64_t size) {
  if (vm->trail != NULL && (leaf == NULL || refrt_leaf_is_unknown(leaf)))
    vm->trail->store(vm->trail->user, leaf, object, at, size, 0);
}
static inline void refrt_trail_copy(refrt_vm *vm, const refrt_object *target, uint64_t at, const refrt_object *source,
                                    uint64_t from, uint64_t size) {
  if (vm->trail != NULL)
    vm->trail->copy(vm->trail->user, target, at, source, from, size);
}
static inline void refrt_trail_forget(refrt_vm *vm, const refrt_object *object) {
  if (vm->trail != NULL)
    vm->trail->forget(vm->trail->user, object);
}

#endif /* REFRT_MACHINE_TRAIL_H */
