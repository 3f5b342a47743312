/*===-- selfcheck.h - state of an executable that checks itself -*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What selfcheck.c (record, calls) and selfcompare.c (comparison) share. One
 * call is under way at a time; its first difference is kept as text.
 *===----------------------------------------------------------------------===*/
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_AOT_PROGRAM_SELFCHECK_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_AOT_PROGRAM_SELFCHECK_H

#include "conformance/engines/aot/program/native.h"
#include "refrt/refrt.h"

typedef struct {
  refrt_program *program;
  const refrt_layout *layout;
  refrt_vm *vm;
  refrt_symbol entry;
  uint32_t *global_allocations; /* globals that outcomes show -> allocation */
  uint8_t *is_private;          /* ... whether it is one that nobody else sees */
  uint64_t num_shown;
  uint64_t *native_globals, *native_functions; /* of native tables: numbers of the program */
  uint32_t first_buffer, num_buffers;          /* allocations of this call's input */
  /* Heap blocks that hold descriptors of unranked results belong to the caller:
   * of the machine, and native. */
  uint64_t num_objects[2];
  uint64_t objects[2][64];
  int undecided; /* something that is compared depends on undef */
} selfcheck_state;
extern selfcheck_state self;

/* Keeps the first difference of a call. Returns 0. */
int self_differ(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The record is damaged. */
void self_broken(const char *format, ...) __attribute__((noreturn, format(printf, 1, 2)));

#endif
