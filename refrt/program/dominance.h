/*===-- dominance.h - which block lies on every way to which -----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * For the verifier, which asks which definition reaches which use, and for who
 * looks into a frame. Needs of the program what refrt.h says.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_PROGRAM_DOMINANCE_H
#define REFRT_PROGRAM_DOMINANCE_H

#include "refrt/refrt.h"

/* Blocks as a graph, edges as one list per block; the arrays are the caller's. */
typedef struct refrt_graph {
  uint32_t num_blocks;
  const uint32_t *first; /* num_blocks + 1 entries into `targets` */
  const uint32_t *targets;
} refrt_graph;

/* The graph of a function whose instructions are right. The first call fills the
 * num_blocks + 1 entries of `first` and returns the number of all edges; the second
 * fills as many `targets`. Nothing can fail. */
uint64_t refrt_graph_lists(const refrt_program *program, refrt_symbol function, uint32_t *first);
void refrt_graph_targets(const refrt_program *program, refrt_symbol function, const uint32_t *first, uint32_t *targets);

/* For each block the times at which a walk of the dominator tree comes and
 * goes: a dominates b when enter[a] <= enter[b] && leave[b] <= leave[a].
 * Blocks that cannot be reached from block 0 get enter 0. `enter` and `leave` have
 * num_blocks entries. `work` has room for refrt_dominance_work(num_blocks, num_edges)
 * words of 32 bits, whatever they hold. O(e log n). Nothing can fail. */
size_t refrt_dominance_work(size_t num_blocks, size_t num_edges);
void refrt_dominance(const refrt_graph *graph, uint32_t *enter, uint32_t *leave, uint32_t *work);

#endif /* REFRT_PROGRAM_DOMINANCE_H */
