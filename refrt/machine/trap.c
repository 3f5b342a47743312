/*===-- trap.c - how a run ends ------------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See trap.h. Texts are cut to what an outcome holds.
 *===----------------------------------------------------------------------===*/
#include "refrt/machine/trap.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const char *plural(uint64_t count) { return count == 1 ? "" : "s"; }

static void stopped_here(refrt_vm *vm, refrt_outcome_kind kind, refrt_trap trap) {
  refrt_outcome *outcome = vm->outcome;
  outcome->kind = kind;
  outcome->trap = trap;
  outcome->status = REFRT_OK;
  outcome->function = vm->depth > 0 ? vm->frames[vm->depth - 1].function->symbol : REFRT_NONE;
  outcome->location = vm->pc != NULL ? vm->pc->location : REFRT_NONE;
  outcome->allocation = REFRT_NONE;
  outcome->offset = 0;
  outcome->origin = REFRT_NONE;
  outcome->undecided = 0;
  outcome->message[0] = '\0';
}

int refrt_trap_about(refrt_vm *vm, uint32_t id, uint64_t address) {
  if (id < vm->memory.num_objects) {
    vm->outcome->allocation = id;
    vm->outcome->offset = refrt_signed(address - vm->memory.objects[id].address, vm->pointer_bits);
  }
  return 1;
}

int refrt_trap_at(refrt_vm *vm, refrt_trap trap, const char *format, ...) {
  va_list list;
  stopped_here(vm, REFRT_TRAPPED, trap);
  va_start(list, format);
  (void)vsnprintf(vm->outcome->message, sizeof vm->outcome->message, format, list);
  va_end(list);
  return 1;
}

int refrt_refuse(refrt_vm *vm, const char *format, ...) {
  va_list list;
  stopped_here(vm, REFRT_REFUSED, REFRT_TRAP_NONE);
  va_start(list, format);
  (void)vsnprintf(vm->outcome->message, sizeof vm->outcome->message, format, list);
  va_end(list);
  return 1;
}

int refrt_out_of_fuel(refrt_vm *vm, refrt_trap budget) {
  stopped_here(vm, REFRT_OUT_OF_FUEL, budget);
  (void)snprintf(vm->outcome->message, sizeof vm->outcome->message, "budget used up: %s", refrt_trap_name(budget));
  return 1;
}

int refrt_broken(refrt_vm *vm, refrt_status status) {
  stopped_here(vm, REFRT_BROKEN, REFRT_TRAP_NONE);
  vm->outcome->status = status;
  (void)snprintf(vm->outcome->message, sizeof vm->outcome->message, "%s", refrt_status_name(status));
  return 1;
}

int refrt_end_by_watch(refrt_vm *vm) {
  stopped_here(vm, REFRT_STOPPED, REFRT_TRAP_NONE);
  return 1;
}

int refrt_name_origin(refrt_vm *vm, const refrt_value *leaf) {
  uint32_t origin = leaf->origin;
  const refrt_location *location = origin != 0 ? refrt_program_location(vm->program, origin - 1) : NULL;
  size_t used = strlen(vm->outcome->message);
  refrt_blame(vm, leaf);
  if (location == NULL)
    return 1;
  vm->outcome->origin = origin - 1;
  if (location->line == 0)
    snprintf(vm->outcome->message + used, sizeof vm->outcome->message - used, " (made by %s)", location->op);
  else
    snprintf(vm->outcome->message + used, sizeof vm->outcome->message - used, " (made by %s at %s:%u:%u)", location->op,
             location->file, location->line, location->column);
  return 1;
}

int refrt_undecided(refrt_vm *vm, const refrt_value *leaf, const char *format, ...) {
  va_list list;
  size_t used;
  (void)refrt_refuse(vm, "undef: not decided for every choice: ");
  vm->outcome->undecided = 1;
  used = strlen(vm->outcome->message);
  va_start(list, format);
  (void)vsnprintf(vm->outcome->message + used, sizeof vm->outcome->message - used, format, list);
  va_end(list);
  return refrt_name_origin(vm, leaf);
}

int refrt_unknown_at(refrt_vm *vm, const refrt_value *leaf, int is_sure, refrt_trap trap, const char *what) {
  if (refrt_leaf_is_undef(leaf) && !is_sure)
    return refrt_undecided(vm, leaf, "%s is %s", what, refrt_state_word(leaf));
  (void)refrt_trap_at(vm, trap, "%s is %s", what, refrt_state_word(leaf));
  return refrt_name_origin(vm, leaf);
}

int refrt_refuse_approximate(refrt_vm *vm, const char *what) {
  return refrt_refuse(vm, "an approximate number is %s", what);
}

const char *refrt_state_word(const refrt_value *leaf) {
  return leaf->state == REFRT_POISON    ? "poison"
         : leaf->state == REFRT_UNDEF   ? "undef"
         : leaf->state == REFRT_DEPENDS ? "dependent on undef"
                                        : "defined";
}

int refrt_trap_dormant(refrt_vm *vm, refrt_trap trap, const refrt_object *object, uint64_t at) {
  return refrt_trap_at(vm, trap, "byte %lld of an allocation of %llu byte%s outside its lifetime",
                       (long long)refrt_signed(at, vm->pointer_bits), (unsigned long long)object->size,
                       plural(object->size));
}

int refrt_trap_outside(refrt_vm *vm, const refrt_object *object, int64_t at, uint64_t size) {
  return refrt_trap_at(vm, REFRT_TRAP_OUT_OF_BOUNDS, "%llu byte%s at byte %lld of an allocation of %llu byte%s",
                       (unsigned long long)size, plural(size), (long long)at, (unsigned long long)object->size,
                       plural(object->size));
}
