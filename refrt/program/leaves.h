/*===-- leaves.h - the leaves of a type, one after the other -----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Walks a type in the order of its leaves without recursion; constant time per
 * leaf or aggregate. The order is that of `refrt_value` in refrt.h.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_PROGRAM_LEAVES_H
#define REFRT_PROGRAM_LEAVES_H

#include "refrt/limits.h"
#include "refrt/refrt.h"

/* What a leaf is: INT, INDEX, FLOAT, PTR or FUNCTION. */
typedef struct refrt_leaf_kind {
  refrt_type_kind kind;
  refrt_float_kind float_kind;
  uint32_t bits;
} refrt_leaf_kind;

/* The caller's memory; `program` outlives the walk and is not built on meanwhile. */
typedef struct refrt_leaf_walk {
  const refrt_program *program;
  struct {
    const refrt_type_info *info;
    uint64_t next; /* part to go on with */
  } stack[REFRT_MAX_TYPE_DEPTH + 1];
  uint32_t depth;
} refrt_leaf_walk;

/* `type` must be known. */
void refrt_leaf_walk_start(refrt_leaf_walk *walk, const refrt_program *program, refrt_type type);
/* 1 with the next one in *leaf; 0 behind the last, and *leaf stays. */
int refrt_leaf_walk_next(refrt_leaf_walk *walk, refrt_leaf_kind *leaf);

/* Whether {lo, hi} is a value of such a leaf: no bits above its width. */
int refrt_leaf_fits(const refrt_leaf_kind *leaf, uint64_t lo, uint64_t hi);

#endif /* REFRT_PROGRAM_LEAVES_H */
