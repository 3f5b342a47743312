/*===-- argument.h - arguments of refrt-run -----------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * From the command line to leaves and memory.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_TOOLS_ARGUMENT_H
#define REFRT_TOOLS_ARGUMENT_H

#include "refrt/refrt.h"

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

#endif /* REFRT_TOOLS_ARGUMENT_H */
