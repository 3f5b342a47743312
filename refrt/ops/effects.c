/*===-- effects.c - where promised memory effects begin and end --*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * `effects` and `effects-end`. What a promise excludes is in machine/promised.c.
 *===----------------------------------------------------------------------===*/
#include "refrt/machine/promised.h"
#include "refrt/machine/vm.h"

REFRT_HANDLER(refrt_run_effects) {
  if (w->opcode == REFRT_OP_EFFECTS)
    return refrt_begin_effects(vm, slots, w);
  if (vm->num_promises > vm->frames[vm->depth - 1].promises)
    refrt_end_effects(vm, vm->num_promises - 1);
  return 0;
}
