/*===-- trap.h - how a run ends ------------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Fills in the outcome of the running call: traps, refusals, budgets, failures of
 * the host. Must not decide whether something is a fault.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_MACHINE_TRAP_H
#define REFRT_MACHINE_TRAP_H

#include "refrt/machine/vm.h"

#if defined(__GNUC__)
#define REFRT_PRINTF(FORMAT, FIRST) __attribute__((format(printf, FORMAT, FIRST)))
#define REFRT_COLD __attribute__((cold, noinline))
#else
#define REFRT_PRINTF(FORMAT, FIRST)
#define REFRT_COLD
#endif

/* All functions that return int return 1, so that a handler can return them. Each
 * fills in the outcome of the running call anew, with the place of vm->pc, unless it
 * adds to it. Messages longer than an outcome holds are cut. */

/* The program does what a rule forbids; traps.def has the kinds. */
int refrt_trap_at(refrt_vm *vm, refrt_trap trap, const char *format, ...) REFRT_PRINTF(3, 4) REFRT_COLD;
/* Adds which memory the trap just set is about. Returns 1. */
int refrt_trap_about(refrt_vm *vm, uint32_t id, uint64_t address) REFRT_COLD;
/* `size` bytes at byte `at` of an object that has fewer. */
int refrt_trap_outside(refrt_vm *vm, const refrt_object *object, int64_t at, uint64_t size) REFRT_COLD;
/* What cannot be done with a byte after its llvm.lifetime. */
int refrt_trap_dormant(refrt_vm *vm, refrt_trap trap, const refrt_object *object, uint64_t at) REFRT_COLD;
/* The machine does not support it: REFRT_REFUSED. */
int refrt_refuse(refrt_vm *vm, const char *format, ...) REFRT_PRINTF(2, 3) REFRT_COLD;
/* A budget is used up: REFRT_TRAP_STEPS, _MEMORY or _DEPTH. */
int refrt_out_of_fuel(refrt_vm *vm, refrt_trap budget) REFRT_COLD;
/* The host has no memory, or refrt has a bug. */
int refrt_broken(refrt_vm *vm, refrt_status status) REFRT_COLD;
/* The watch asks for it. */
int refrt_end_by_watch(refrt_vm *vm) REFRT_COLD;

/* "poison", "undef", "dependent on undef" or "defined": static text. */
const char *refrt_state_word(const refrt_value *leaf);
/* Adds to the trap just set which instruction made the leaf unknown. Returns 1. */
int refrt_name_origin(refrt_vm *vm, const refrt_value *leaf) REFRT_COLD;

/* Refuses what may be right for every choice of the leaf, or may not. Returns 1. */
int refrt_undecided(refrt_vm *vm, const refrt_value *leaf, const char *format, ...) REFRT_PRINTF(3, 4) REFRT_COLD;
/* "What is poison", or undef, as a trap; refused for undef unless some choice is
 * surely wrong. Returns 1. */
int refrt_unknown_at(refrt_vm *vm, const refrt_value *leaf, int is_sure, refrt_trap trap, const char *what) REFRT_COLD;

/* The unknown leaf that an outcome is due to. */
static inline void refrt_blame(refrt_vm *vm, const refrt_value *leaf) {
  vm->blamed = refrt_leaf_is_unknown(leaf) ? leaf->origin : 0;
}

/* Refuses what the instruction does with an approximate number. Returns 1. */
int refrt_refuse_approximate(refrt_vm *vm, const char *what) REFRT_COLD;

#endif /* REFRT_MACHINE_TRAP_H */
