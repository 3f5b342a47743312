/*===-- promised.h - promised memory effects -----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What LangRef's memory(...) excludes, from `effects` to `effects-end` or the
 * return of the frame.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_MACHINE_PROMISED_H
#define REFRT_MACHINE_PROMISED_H

#include "refrt/machine/access.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"

/* Puts what an `effects` allows in force, for its operands. 0, or 1 after filling
 * the outcome. */
int refrt_begin_effects(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);
/* Whether promises exclude the access to an object, or what is done to memory that
 * no pointer reaches: the heap's own, what is printed. 0, or 1 after the trap
 * effect-violated. */
int refrt_forbids_access(refrt_vm *vm, uint32_t id, refrt_access access) REFRT_COLD;
int refrt_forbids_hidden(refrt_vm *vm, const char *what) REFRT_COLD;
/* Only the first `count` promises stay in force. */
void refrt_end_effects(refrt_vm *vm, uint32_t count);
/* Gives back their memory; the machine ends. */
void refrt_free_effects(refrt_vm *vm);

#endif /* REFRT_MACHINE_PROMISED_H */
