/*===-- call.h - whom a call calls ---------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Resolves callees that are values. refrt_vm_call is in refrt.h.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_RUN_CALL_H
#define REFRT_RUN_CALL_H

#include "refrt/machine/vm.h"

/* Whom an indirect call calls, or NULL after a trap. */
const refrt_function_code *refrt_indirect_callee(refrt_vm *vm, const refrt_insn *in, const refrt_value *callee);

#endif /* REFRT_RUN_CALL_H */
