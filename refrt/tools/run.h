/*===-- run.h - what the files of refrt-run share ----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Arguments from the command line to leaves and memory; results and memory to
 * text. refrt-run.c has the command line and the exit codes.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_TOOLS_RUN_H
#define REFRT_TOOLS_RUN_H

#include "refrt/core/leaves.h"
#include "refrt/refrt.h"

#include <stdio.h>

/* Memory made for an argument; shown after the run. */
typedef struct run_buffer {
  uint32_t argument;
  uint32_t id;        /* allocation, or REFRT_NONE: the argument has none */
  refrt_type element; /* or REFRT_NONE: bytes */
} run_buffer;

/* Fills the leaves of a value of `type` from `text`; may add memory. On failure
 * returns 0 with the reason in `error`. */
int run_argument(refrt_vm *vm, refrt_type type, const char *text, refrt_value *leaves, run_buffer *buffer,
                 char error[256]);

/* One value on `out`, memrefs with their elements. */
void run_show_value(FILE *out, refrt_vm *vm, refrt_type type, const refrt_value *leaves);
/* The elements of a buffer, one after the other as they lie there. */
void run_show_buffer(FILE *out, refrt_vm *vm, const run_buffer *buffer);

#endif /* REFRT_TOOLS_RUN_H */
