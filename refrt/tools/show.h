/*===-- show.h - results of refrt-run -----------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Results and memory to text.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_TOOLS_SHOW_H
#define REFRT_TOOLS_SHOW_H

#include "refrt/tools/argument.h"

#include <stdio.h>

/* One value on `out`, memrefs with their elements. */
void run_show_value(FILE *out, refrt_vm *vm, refrt_type type, const refrt_value *leaves);
/* The elements of a buffer, one after the other as they lie there. */
void run_show_buffer(FILE *out, refrt_vm *vm, const run_buffer *buffer);

#endif /* REFRT_TOOLS_SHOW_H */
