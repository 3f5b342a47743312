/*===-- stops.h - where control flow stops ---------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Called by the loop for instructions that decide where to go. Each fills the outcome.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_RUN_STOPS_H
#define REFRT_RUN_STOPS_H

#include "refrt/load/code.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"

/* A branch on an unknown leaf. 0 where a choice of the machine may decide, and the run is
 * undetermined; else 1. */
int refrt_branch_on_unknown(refrt_vm *vm, const refrt_insn *in, const refrt_value *leaf) REFRT_COLD;
/* Return 1. */
int refrt_failed_assert(refrt_vm *vm, const refrt_insn *in) REFRT_COLD;
int refrt_failed_assume(refrt_vm *vm, const refrt_insn *in, const refrt_value *a) REFRT_COLD;

#endif /* REFRT_RUN_STOPS_H */
