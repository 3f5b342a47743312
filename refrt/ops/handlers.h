/*===-- handlers.h - what executes each family ---------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * refrt_run_FAMILY for each FAMILY of opcodes.def but `loop`; ops/FAMILY.c defines
 * it. Each executes one instruction in its general form and returns 0, or 1 after
 * filling the outcome.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_OPS_HANDLERS_H
#define REFRT_OPS_HANDLERS_H

#include "refrt/machine/vm.h"

#define REFRT_OPCODE(NAME, TEXT, FAMILY, ...)                                                                          \
  int refrt_run_##FAMILY(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);
#include "refrt/opcodes.def"

#endif /* REFRT_OPS_HANDLERS_H */
