/*===-- watch.h - a running program seen from outside --------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * When the watch of a machine is called. Setting it is in refrt.h.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_RUN_WATCH_H
#define REFRT_RUN_WATCH_H

#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"

/* Tells the watch of the step that a WATCH stands for. 1 after filling the outcome,
 * because the watch ends the call. */
int refrt_watch_step(refrt_vm *vm, const refrt_insn *in);
/* The call ended with vm->outcome; its frames still stand. */
void refrt_watch_end(refrt_vm *vm) REFRT_COLD;

#endif /* REFRT_RUN_WATCH_H */
