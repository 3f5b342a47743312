/*===-- format.h - texts of a run, for all of debug/ -------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Lines of bounded length and pieces of text. Must not be seen by users.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_DEBUG_FORMAT_H
#define REFRT_DEBUG_FORMAT_H

#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"
#include "refrt/refrt_debug.h"

/* A line is cut at this length, its end included. */
enum { REFRT_LINE_SIZE = 1024 };

typedef struct refrt_line {
  char *text;
  size_t size; /* bytes of `text`, the terminator's included */
  size_t used;
} refrt_line;

/* An empty line in `text`, which is the caller's and outlives it. What is put behind
 * its end is cut, and "..." shows that. The length is without the terminator. */
void refrt_line_start(refrt_line *line, char *text, size_t size);
void refrt_line_put(refrt_line *line, const char *format, ...) REFRT_PRINTF(2, 3);
size_t refrt_line_length(const refrt_line *line);

/* Whether an operand is poison that no operation of the source gave: the encoder
 * fills the lanes of a masked instruction with it. */
int refrt_operand_is_filler(const refrt_vm *vm, const refrt_step *step, uint32_t operand);
void refrt_put_leaves(refrt_line *line, const refrt_vm *vm, refrt_type type, const refrt_value *leaves);
/* Two values that are one integer, or one in each lane. */
void refrt_put_wide(refrt_line *line, const refrt_vm *vm, refrt_type low, const refrt_value *low_leaves,
                    refrt_type high, const refrt_value *high_leaves);
/* " by memref.alloc"; an instruction without a location has at least a name. */
void refrt_put_maker(refrt_line *line, const refrt_vm *vm, uint32_t position, uint32_t location);
/* "heap", "memory of argument 0" */
void refrt_put_memory_kind(refrt_line *line, const refrt_allocation *info);
void refrt_put_object(refrt_line *line, const refrt_vm *vm, uint32_t id);
void refrt_put_location(refrt_line *line, const refrt_program *program, uint32_t location);

#endif /* REFRT_DEBUG_FORMAT_H */
