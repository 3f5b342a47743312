/*===-- runtime.h - functions without a body -----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The functions of runtime.def, and those that the configuration provides.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_RUN_RUNTIME_H
#define REFRT_RUN_RUNTIME_H

#include "refrt/machine/vm.h"

/* Calls a function without a body. `args` and `results` are its leaves. */
int refrt_call_external(refrt_vm *vm, const refrt_function_code *function, const refrt_value *args, uint32_t num_args,
                        refrt_value *results);

#endif /* REFRT_RUN_RUNTIME_H */
