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

#include "refrt/program/leaves.h"
#include "refrt/refrt.h"
#include "refrt/refrt_debug.h"

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

/*===--------------------------------- debug.c -----------------------------===*/

enum { RUN_LEAKS_REPORT, RUN_LEAKS_ERROR, RUN_LEAKS_IGNORE };

typedef struct run_debug {
  const char *trace_file; /* NULL: standard output */
  FILE *out;              /* trace_file, once it is open */
  uint64_t trace_limit;
  uint32_t trace_last;
  int trace, allocations, has_stop, leaks;
  refrt_stop stop;
  char stop_text[256]; /* as given; parsing cuts the argument */
  refrt_vm *vm;
  refrt_debug *session;
} run_debug;

/* Takes one option; 0: not one of these. *error says what is wrong with it. */
int run_debug_option(run_debug *d, char *arg, const char **error);
/* Whether steps are watched from the start. */
int run_debug_watches(const run_debug *d);
/* Around a call of vm. `explain`: notes on a trap, which needs watched steps. */
int run_debug_start(run_debug *d, refrt_vm *vm, int explain);
void run_debug_end(run_debug *d);
int run_debug_close(run_debug *d);
/* Lists heap memory that is lost; returns the number of allocations. */
uint32_t run_debug_leaks(run_debug *d, refrt_vm *vm, const refrt_value *results, uint32_t count);

#endif /* REFRT_TOOLS_RUN_H */
