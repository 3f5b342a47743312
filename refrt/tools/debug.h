/*===-- debug.h - watched runs of refrt-run -----------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Options and output of a run that is watched.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_TOOLS_DEBUG_H
#define REFRT_TOOLS_DEBUG_H

#include "refrt/refrt.h"
#include "refrt/refrt_debug.h"

#include <stdio.h>

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

#endif /* REFRT_TOOLS_DEBUG_H */
