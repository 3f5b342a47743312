/*===-- stops.c - where control flow stops ---------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The outcomes of branches, asserts and assumptions that do not hold or are unknown.
 *===----------------------------------------------------------------------===*/
#include "refrt/run/stops.h"
#include "refrt/machine/choice.h"

int refrt_branch_on_unknown(refrt_vm *vm, const refrt_insn *in, const refrt_value *leaf) {
  if (leaf->state == REFRT_CHOSEN) {
    vm->undetermined = 1;
    return 0;
  }
  vm->pc = in;
  return refrt_unknown_at(vm, leaf, refrt_leaf_is_any(leaf), REFRT_TRAP_BRANCH_ON_POISON, "what decides where to go");
}

int refrt_failed_assert(refrt_vm *vm, const refrt_insn *in) {
  size_t length = 0;
  const char *text = refrt_program_string(vm->program, in->wide->attributes[0], &length);
  vm->pc = in;
  vm->outcome->text = (uint32_t)in->wide->attributes[0];
  return refrt_trap_at(vm, REFRT_TRAP_ASSERT, "%.*s", (int)(length > 200 ? 200 : length), text == NULL ? "" : text);
}

int refrt_failed_assume(refrt_vm *vm, const refrt_insn *in, const refrt_value *a) {
  size_t length = 0;
  const char *text = refrt_program_string(vm->program, in->wide->attributes[0], &length);
  vm->pc = in;
  if (a->state == REFRT_DEPENDS)
    return refrt_undecided(vm, a, "an assumption is undef");
  return refrt_trap_at(vm, REFRT_TRAP_ASSUME_VIOLATED, "%.*s is %s", (int)(length > 200 ? 200 : length),
                       text == NULL ? "" : text, refrt_leaf_is_unknown(a) ? refrt_state_word(a) : "false");
}
