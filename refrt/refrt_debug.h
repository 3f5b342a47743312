/*===-- refrt_debug.h - looking into a running program -----------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Texts for values, steps and allocations, and a session that watches a machine
 * (refrt_vm_set_watch): step log, stop at an operation, table of allocations,
 * notes that explain a trap, leaks. Must not change what a program does. Valid
 * C11 and C++17.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_REFRT_DEBUG_H
#define REFRT_REFRT_DEBUG_H

#include "refrt/refrt.h"

#ifdef __cplusplus
extern "C" {
#endif

/*===---------------------------------- texts ------------------------------===*/

/* All write at most `size` bytes with the terminator, end in "..." when that is
 * too little, and return the length of what they wrote. What does not exist is
 * written as such, never a failure. Names are static text or the program's, never
 * NULL. */

/* 5  1.5  poison  any-nan  [1, 2]  allocation#7+16  @global+0  null; a memref is
 * {allocation#7+0 offset=2 sizes=[2, 3] strides=[3, 1]}. */
size_t refrt_format_value(const refrt_vm *vm, refrt_type type, const refrt_value *leaves, char *text, size_t size);
/* "a.mlir:3:5", or "(no location)". */
size_t refrt_format_location(const refrt_program *program, uint32_t location, char *text, size_t size);
/* The operation at a location, as the user knows it; "" when there is none. */
const char *refrt_operation_at(const refrt_program *program, uint32_t location);
/* "memref.load = 1.5 ({allocation#3+0 ...}, 2)"; results only when the step has run. */
size_t refrt_format_step(const refrt_vm *vm, const refrt_step *step, char *text, size_t size);
/* One element of a ranked memref that a step reads or writes. */
typedef struct refrt_element {
  char memory[64]; /* where the aligned pointer points: "allocation#3+0" */
  char value[64];  /* what is read or written, as refrt_format_value writes it; "": it is not known yet */
  int64_t index;   /* in elements from there */
  int reads, writes;
} refrt_element;
/* 0: the step is no memref.load, memref.store or memref.atomic_rmw, its pointer is into no
 * allocation, or a number that the place depends on is unknown or too large. */
int refrt_step_element(const refrt_vm *vm, const refrt_step *step, refrt_element *element);
/* "allocation#7: heap, 24 bytes, align 16, alive, allocated by memref.alloc at a.mlir:3:5". */
size_t refrt_format_allocation(const refrt_vm *vm, uint32_t id, char *text, size_t size);
/* "heap", "stack", "global", "arg", "function". */
const char *refrt_allocation_kind_name(refrt_allocation_kind kind);

/*===--------------------------------- sessions ----------------------------===*/

typedef enum refrt_debug_line {
  REFRT_DEBUG_TRACE,      /* one step; `number` is its number */
  REFRT_DEBUG_DROPPED,    /* `number` steps are not shown; a call's results are no step */
  REFRT_DEBUG_STOP,       /* where --stop-at stopped; `number` is the step */
  REFRT_DEBUG_FRAME,      /* one frame of the call stack, innermost first; `number` from 0 */
  REFRT_DEBUG_VALUE,      /* a value in scope in the innermost frame; `number` is its id */
  REFRT_DEBUG_NOTE,       /* explains a trap */
  REFRT_DEBUG_ALLOCATION, /* a row of the table; `number` is the id */
  REFRT_DEBUG_LEAK        /* heap memory nobody can free any more; `number` is the first id */
} refrt_debug_line;

/* One line without its line break, borrowed while it is called. `location` is a
 * location id or REFRT_NONE; the text does not repeat it. It may
 * look at the machine with calls that take it as const, and must not call the session. */
typedef void (*refrt_debug_fn)(void *user, refrt_debug_line kind, uint64_t number, uint32_t location, const char *text);

/* An operation to stop at. Exactly one of the first three says which. */
typedef struct refrt_stop {
  const char *file; /* the location's file, or the end of it behind a slash; with line */
  const char *op;   /* "memref.load", or an opcode's name */
  uint64_t step;    /* number of the step */
  uint32_t line;
  uint32_t column; /* 0: any */
} refrt_stop;
/* FILE:LINE[:COLUMN], :LINE[:COLUMN] (any file), an operation's name, or a
 * step's number. Texts stay in `text`, which is changed and must live on.
 * 0: none of these. */
int refrt_stop_parse(char *text, refrt_stop *stop);
/* Whether `program` has an instruction there; of a step that is not known: 1. */
int refrt_stop_exists(const refrt_program *program, const refrt_stop *stop);

/* What is watched, and who gets the lines. */
typedef struct refrt_debug_options {
  refrt_debug_fn line;
  /* Or NULL. Before the REFRT_DEBUG_TRACE line of a step that has one. */
  void (*element)(void *user, const refrt_element *element);
  void *user;
  int trace;
  uint64_t trace_limit;   /* lines of the log from the start; what follows is dropped */
  uint32_t trace_last;    /* instead: only the last lines, written at the end; 0: off */
  int allocations;        /* table at the end, also when the program returned */
  int explain;            /* call stack and notes when it traps */
  int origins;            /* with explain: where poison comes from; needs WATCH_STEPS */
  const refrt_stop *stop; /* or NULL; needs WATCH_STEPS, and so does trace */
} refrt_debug_options;

typedef struct refrt_debug refrt_debug;
/* Watches `vm` until destroyed, in place of any other watch; uses its allocator.
 * Options are copied with `stop`, whose texts are borrowed. On failure *out is NULL:
 * REFRT_E_MEMORY, or REFRT_E_INVALID for a NULL and where WATCH_STEPS is missing. */
refrt_status refrt_debug_create(refrt_vm *vm, const refrt_debug_options *options, refrt_debug **out);
/* Notes on where an unknown result leaf of the last call comes from, or what
 * an unknown byte of memory holds (`offset` in an allocation). 0: nothing known. */
int refrt_debug_explain_leaf(refrt_debug *debug, const refrt_value *leaf);
int refrt_debug_explain_byte(refrt_debug *debug, uint32_t allocation, uint64_t offset);
/* After each call: writes the rest of the log and the table. */
void refrt_debug_finish(refrt_debug *debug);
void refrt_debug_destroy(refrt_debug *debug); /* before the machine; NULL is fine */

/* Heap allocations alive that the caller cannot reach: not from `roots` (result
 * leaves), nor from arguments' and globals' memory, nor from memory reached.
 * One REFRT_DEBUG_LEAK line for all that one instruction made; returns the number of
 * allocations. `line` may be NULL. Sizes in the lines are bytes. */
uint32_t refrt_debug_leaks(refrt_vm *vm, const refrt_value *roots, uint32_t num_roots, refrt_debug_fn line, void *user);

#ifdef __cplusplus
}
#endif

#endif /* REFRT_REFRT_DEBUG_H */
