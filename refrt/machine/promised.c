/*===-- promised.c - what may be done to memory ------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * `effects` and `effects-end` (L-EFFECTS): LangRef's memory(...) of a function or a call, as
 * something that is watched. From the one to the other, or to the return of the
 * frame, memory that was there before is watched. The frame and all that it
 * calls do to it only what the bits allow. Memory made meanwhile is nobody
 * else's.
 *
 *   argument      the allocations that the operands point into
 *   other         all the rest; of an argument's allocation both may be true, so
 *                 what either allows is allowed
 *   inaccessible  the heap's own: making and freeing blocks, and what is printed
 *
 * Constants may be read: nobody can tell. Functions outside (the call-back) are
 * not asked what they do besides what the machine sees. Must not decide whether
 * an access is sound otherwise.
 *===----------------------------------------------------------------------===*/
#include "refrt/machine/promised.h"
#include "refrt/machine/access.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"

#include <string.h>

/* What is allowed while it is in force; all that are have to allow a thing. */
struct refrt_promise {
  uint32_t allowed;   /* REFRT_EFFECT_* */
  uint32_t first_new; /* objects from here on were made meanwhile */
  uint32_t arguments; /* where its own begin in vm->promised */
  const char *function;
};

static int grow(refrt_vm *vm, void *items, uint32_t count, uint32_t *capacity, size_t size) {
  uint32_t more = *capacity == 0 ? REFRT_FIRST_CAPACITY : *capacity * 2;
  void *old, *table;
  if (count < *capacity)
    return 0;
  if (count >= REFRT_MAX_EFFECTS)
    return refrt_out_of_fuel(vm, REFRT_TRAP_MEMORY);
  memcpy(&old, items, sizeof old);
  table = vm->config.allocate(vm->config.user, old, *capacity * size, more * size);
  if (table == NULL)
    return refrt_broken(vm, REFRT_E_MEMORY);
  memcpy(items, &table, sizeof table);
  *capacity = more;
  return 0;
}

int refrt_begin_effects(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  refrt_promise *promise;
  uint32_t i;
  if (grow(vm, &vm->promises, vm->num_promises, &vm->promise_capacity, sizeof *vm->promises))
    return 1;
  promise = &vm->promises[vm->num_promises++];
  promise->allowed = (uint32_t)w->attributes[0];
  promise->first_new = vm->memory.num_objects;
  promise->arguments = vm->num_promised;
  promise->function = vm->frames[vm->depth - 1].function->name;
  for (i = 0; i < w->num_operands; ++i) {
    const refrt_value *pointer = refrt_slot(slots, w->operands[i].slot);
    uint32_t id = refrt_leaf_is_unknown(pointer) ? REFRT_NONE : refrt_object_of(vm, pointer);
    if (id == REFRT_NONE)
      continue;
    if (grow(vm, &vm->promised, vm->num_promised, &vm->promised_capacity, sizeof *vm->promised))
      return 1;
    vm->promised[vm->num_promised++] = id;
  }
  return 0;
}

void refrt_end_effects(refrt_vm *vm, uint32_t count) {
  vm->num_promised = vm->promises[count].arguments;
  vm->num_promises = count;
}

void refrt_free_effects(refrt_vm *vm) {
  if (vm->promises != NULL)
    (void)vm->config.allocate(vm->config.user, vm->promises, vm->promise_capacity * sizeof *vm->promises, 0);
  if (vm->promised != NULL)
    (void)vm->config.allocate(vm->config.user, vm->promised, vm->promised_capacity * sizeof *vm->promised, 0);
}

static int is_argument(const refrt_vm *vm, uint32_t promise, uint32_t id, uint64_t *looked) {
  uint32_t i, end = promise + 1 < vm->num_promises ? vm->promises[promise + 1].arguments : vm->num_promised;
  for (i = vm->promises[promise].arguments; i < end; ++i, ++*looked)
    if (vm->promised[i] == id)
      return 1;
  return 0;
}

/* first_new rises with the nesting, so an object that is new to one promise is
 * new to all outside it, but not the other way round. */
int refrt_forbids_access(refrt_vm *vm, uint32_t id, refrt_access access) {
  const refrt_object *object = &vm->memory.objects[id];
  uint64_t looked = 0;
  uint32_t i;
  if (refrt_peeks(vm))
    return 0;
  if (access == REFRT_READ && object->constant)
    return 0;
  for (i = vm->num_promises; i-- > 0 && vm->promises[i].first_new > id;) {
    int argument = is_argument(vm, i, id, &looked);
    uint32_t allowed = vm->promises[i].allowed;
    uint32_t wanted = access == REFRT_READ ? REFRT_EFFECT_READ_OTHER : REFRT_EFFECT_WRITE_OTHER;
    if (argument)
      wanted |= access == REFRT_READ ? REFRT_EFFECT_READ_ARGUMENT : REFRT_EFFECT_WRITE_ARGUMENT;
    ++looked;
    if ((allowed & wanted) == 0)
      return refrt_trap_at(vm, REFRT_TRAP_EFFECT_VIOLATED, "%s is %s, which the memory effects promised in @%s exclude",
                           argument               ? "memory of an argument"
                           : access == REFRT_READ ? "memory that no argument is read through"
                                                  : "memory that no argument is written through",
                           access == REFRT_READ ? "read" : "written", vm->promises[i].function);
  }
  refrt_owe(vm, looked / 16);
  return 0;
}

int refrt_forbids_hidden(refrt_vm *vm, const char *what) {
  uint32_t i;
  for (i = vm->num_promises; i-- > 0;)
    if ((vm->promises[i].allowed & REFRT_EFFECT_WRITE_INACCESSIBLE) == 0)
      return refrt_trap_at(vm, REFRT_TRAP_EFFECT_VIOLATED, "%s, which the memory effects promised in @%s exclude", what,
                           vm->promises[i].function);
  return 0;
}
