/*===-- interp.h - the loop that runs the code ---------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Runs verified code of a machine until a frame returns or the run ends.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_RUN_INTERP_H
#define REFRT_RUN_INTERP_H

#include "refrt/machine/vm.h"

/* Runs until the frame at `base` returns; 1 after filling the outcome. */
int refrt_interpret(refrt_vm *vm, uint32_t base);

#endif /* REFRT_RUN_INTERP_H */
