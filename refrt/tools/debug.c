/*===-- debug.c - log, stop, table and notes on a terminal -------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The options of refrt-run that look into the program. A trap is explained by
 * running the call once more, watched. Must not change what is run.
 *===----------------------------------------------------------------------===*/
#include "refrt/tools/debug.h"
#include "refrt/text/scalar.h"

#include <inttypes.h>
#include <string.h>

/* Steps logged when the command line does not say. */
enum { TRACE_LIMIT = 100000 };

int run_debug_option(run_debug *d, char *arg, const char **error) {
  uint64_t count = 0;
  *error = NULL;
  if (strcmp(arg, "--trace") == 0 || strncmp(arg, "--trace=", 8) == 0) {
    d->trace = 1;
    d->trace_file = arg[7] == '=' ? arg + 8 : NULL;
  } else if (strncmp(arg, "--trace-last=", 13) == 0) {
    if (!refrt_count_parse(arg + 13, &count) || count == 0 || count > 1000000)
      *error = "--trace-last is a number from 1 to 1000000";
    d->trace = 1;
    d->trace_last = (uint32_t)count;
  } else if (strncmp(arg, "--trace-limit=", 14) == 0) {
    if (!refrt_count_parse(arg + 14, &d->trace_limit) || d->trace_limit == 0)
      *error = "--trace-limit is a number from 1 to 18446744073709551615";
    d->trace = 1;
  } else if (strcmp(arg, "--allocations") == 0) {
    d->allocations = 1;
  } else if (strncmp(arg, "--stop-at=", 10) == 0) {
    snprintf(d->stop_text, sizeof d->stop_text, "%s", arg + 10);
    if (!refrt_stop_parse(arg + 10, &d->stop))
      *error = "--stop-at is FILE:LINE[:COLUMN], an operation's name or a step's number";
    d->has_stop = 1;
  } else if (strncmp(arg, "--leaks=", 8) == 0) {
    d->leaks = strcmp(arg + 8, "ignore") == 0  ? RUN_LEAKS_IGNORE
               : strcmp(arg + 8, "error") == 0 ? RUN_LEAKS_ERROR
                                               : RUN_LEAKS_REPORT;
    if (d->leaks == RUN_LEAKS_REPORT && strcmp(arg + 8, "report") != 0)
      *error = "--leaks is report, error or ignore";
  } else {
    return 0;
  }
  return 1;
}

int run_debug_watches(const run_debug *d) { return d->trace || d->has_stop; }

static void put_place(FILE *out, const run_debug *d, uint32_t location) {
  char place[512];
  if (refrt_program_location(refrt_vm_program(d->vm), location) == NULL)
    return;
  (void)refrt_format_location(refrt_vm_program(d->vm), location, place, sizeof place);
  fprintf(out, "%s: ", place);
}

static void write_line(void *user, refrt_debug_line kind, uint64_t number, uint32_t location, const char *text) {
  run_debug *d = (run_debug *)user;
  FILE *out = d->out != NULL && (kind == REFRT_DEBUG_TRACE || kind == REFRT_DEBUG_DROPPED) ? d->out : stdout;
  switch (kind) {
  case REFRT_DEBUG_TRACE:
    fprintf(out, "[%" PRIu64 "] ", number);
    put_place(out, d, location);
    break;
  case REFRT_DEBUG_DROPPED:
    fprintf(out, "[...] %" PRIu64 " ", number);
    break;
  case REFRT_DEBUG_STOP:
    fprintf(out, "stopped before step %" PRIu64 ": ", number);
    put_place(out, d, location);
    break;
  case REFRT_DEBUG_FRAME:
  case REFRT_DEBUG_NOTE:
    fputs("  ", out);
    put_place(out, d, location);
    fputs(kind == REFRT_DEBUG_NOTE ? "note: " : "", out);
    break;
  case REFRT_DEBUG_VALUE:
    fprintf(out, "  %%%" PRIu64 " ", number);
    put_place(out, d, location);
    break;
  case REFRT_DEBUG_ALLOCATION:
    fputs("  ", out);
    break;
  case REFRT_DEBUG_LEAK:
    fputs("leak: ", out);
    put_place(out, d, location);
    break;
  }
  fprintf(out, "%s\n", text);
}

int run_debug_start(run_debug *d, refrt_vm *vm, int explain) {
  refrt_debug_options options;
  memset(&options, 0, sizeof options);
  d->vm = vm;
  options.line = write_line;
  options.user = d;
  options.explain = options.origins = explain;
  if (!explain || run_debug_watches(d)) {
    options.trace = d->trace;
    options.trace_last = d->trace_last;
    options.trace_limit = d->trace_limit != 0 ? d->trace_limit : TRACE_LIMIT;
    options.stop = d->has_stop ? &d->stop : NULL;
  }
  options.allocations = d->allocations;
  if (d->trace_file != NULL && d->out == NULL && (d->out = fopen(d->trace_file, "w")) == NULL) {
    fprintf(stderr, "refrt-run: cannot write: %s\n", d->trace_file);
    return 0;
  }
  return refrt_debug_create(vm, &options, &d->session) == REFRT_OK;
}

void run_debug_end(run_debug *d) {
  refrt_debug_finish(d->session);
  refrt_debug_destroy(d->session);
  d->session = NULL;
}

int run_debug_close(run_debug *d) {
  int ok = d->out == NULL || (!ferror(d->out) && fflush(d->out) == 0);
  if (d->out != NULL)
    ok = fclose(d->out) == 0 && ok;
  d->out = NULL;
  if (!ok)
    fprintf(stderr, "refrt-run: cannot write: %s\n", d->trace_file);
  return ok;
}

uint32_t run_debug_leaks(run_debug *d, refrt_vm *vm, const refrt_value *results, uint32_t count) {
  d->vm = vm;
  return d->leaks == RUN_LEAKS_IGNORE ? 0 : refrt_debug_leaks(vm, results, count, write_line, d);
}
