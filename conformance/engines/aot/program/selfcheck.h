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

/* Forgets what is kept of the last call. */
void self_begin_comparison(void);
/* Values of these types: leaves of the machine, slots of native code. With
 * `elements`, what memrefs show is compared, too. 0 after self_differ. */
int self_same_values(const refrt_type *types, uint64_t count, const refrt_value *expected, const uint8_t *seen,
                     const char *what, int elements);
int self_same_bytes(uint32_t id, const refrt_allocation *expected, const uint8_t *seen, const char *what,
                    uint64_t number);
/* A number of `size` bytes in the target's byte order. */
uint64_t self_number_in_memory(const uint8_t *bytes, unsigned size);
/* A leaf of index type as a signed number. */
int64_t self_sign_extend(uint64_t value);

#endif
