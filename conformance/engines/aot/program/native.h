/*===-- native.h - lowered code and its memory -------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What both mains of executables share: the tables that the object file of the
 * lowered code brings, the memory it runs in, and one run. One run at a time in each
 * of two threads, which share nothing but the code.
 *===----------------------------------------------------------------------===*/
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_AOT_PROGRAM_NATIVE_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_AOT_PROGRAM_NATIVE_H

#include "conformance/engines/aot/program/executable.h"

#include <stddef.h>
#include <stdint.h>

extern void memref_cts_dispatch(uint64_t number, uint8_t *arguments, uint8_t *results) __asm__("memref_cts$dispatch");
extern const uint64_t memref_cts_aot_num_globals, memref_cts_aot_num_functions;
extern void *const memref_cts_aot_globals[];
/* Size, and 1 if it is constant. */
extern const uint64_t memref_cts_aot_global_sizes[];
extern void *const memref_cts_aot_functions[];
/* Leaves of the arguments and results of external functions, two for each. */
extern const uint64_t memref_cts_aot_sites[];
/* 1: the aligned pointer of a memref may stand for both (Tolerance::onePointer). */
extern const uint64_t memref_cts_aot_one_pointer;
/* 1: callers share something by the source, so that they call one after the other. */
extern const uint64_t memref_cts_aot_shares_state;

/* Memory of a buffer or heap block, with guards around it. */
typedef struct {
  uint8_t *start;
  uint64_t size;
  int alive;
} native_block;

/* What the last run of a thread left, until the next one. */
typedef struct {
  native_block *buffers, *blocks; /* blocks: of the heap, sorted by address */
  size_t num_buffers, num_blocks;
  uint8_t *result_slots; /* 16 bytes for each leaf */
  size_t num_results;
  uint8_t *stack_low, *stack_high;
  int how; /* AOT_RETURNED and so on */
  char text[256];
  char printed[AOT_PRINTED]; /* by puts, a line each */
  size_t num_printed;
  uint32_t beside; /* in the second thread, the number of its run, from 1 on; in the first one 0 */
} native_state;
extern _Thread_local native_state native;

/* Once, by main: the program in a thread with a stack of its own, and its exit code. AOT_NO_ROOM: there is no memory.
 */
int native_main(int (*run)(void));
/* Runs the entry on an input, which is the body of a RUN message. `restore`: globals are as at first. */
void native_run(const uint8_t *input, int restore);
/* The second thread runs the entry on `input` again and again, without restoring globals.
 * Its first run has begun. 0: there is no memory for it. */
int native_begin_beside(const uint8_t *input);
/* Waits until its last run is over. */
void native_end_beside(void);
/* How many it has begun. */
unsigned native_runs_beside(void);
/* Reads a number of a message and steps over it. */
uint64_t native_take(const uint8_t **at);
/* malloc that gives up instead of failing. */
void *native_claim(size_t size);
void native_give_up(void);

/* Each main answers calls of external functions itself: `site` is their number. */
void memref_cts_external(void *site, const uint8_t *arguments, uint8_t *results);

#endif
