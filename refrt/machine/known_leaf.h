/*===-- known_leaf.h - leaves with undef, and what they end in *- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Leaves that are undef, as the sets of known.h, and back. A set lives as long as
 * its place in the machine's table; who finds its place taken knows nothing.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_MACHINE_KNOWN_LEAF_H
#define REFRT_MACHINE_KNOWN_LEAF_H

#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"
#include "refrt/number/known.h"

/* The set that a leaf is, which is not poison, and back. Integers of up to 64 bits keep
 * it in the leaf if it is known bits. refrt_put_known: 0, or 1 after filling the
 * outcome, for want of memory only. */
refrt_known refrt_known_of(const refrt_vm *vm, const refrt_value *leaf, uint32_t width);
int refrt_put_known(refrt_vm *vm, refrt_value *r, const refrt_known *k, uint32_t width, int is_integer,
                    uint32_t origin);
/* Leaves that came from one and the same place of the operands, which is `from`. */
void refrt_share_copies(refrt_vm *vm, refrt_value *leaves, const uint64_t *from, uint32_t count);
/* Forgets all sets, and gives back their memory. */
void refrt_known_sets_reset(refrt_vm *vm);
void refrt_known_sets_destroy(refrt_vm *vm);
/* Refuses what may be right for every choice of the leaf, or may not. Return 1. */
int refrt_undecided(refrt_vm *vm, const refrt_value *leaf, const char *format, ...) REFRT_PRINTF(3, 4) REFRT_COLD;
/* "What is poison", or undef, as a trap; refused for undef unless some choice is
 * surely wrong. */
int refrt_unknown_at(refrt_vm *vm, const refrt_value *leaf, int is_sure, refrt_trap trap, const char *what) REFRT_COLD;

#endif /* REFRT_MACHINE_KNOWN_LEAF_H */
