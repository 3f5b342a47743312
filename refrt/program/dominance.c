/*===-- dominance.c - which block lies on every way to which -----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Dominators after Lengauer and Tarjan ("A fast algorithm for finding
 * dominators in a flowgraph", 1979), in its simple form with path compression:
 * O(e log n) for any graph. No recursion: the graph is the input's.
 *===----------------------------------------------------------------------===*/
#include "refrt/program/dominance.h"
#include "refrt/program/opcode.h"

#include <string.h>

/* Blocks are called by their number in depth-first order, from 1; 0 is none. */
typedef struct walk {
  const refrt_graph *graph;
  uint32_t *number; /* block -> number, 0: not reached */
  uint32_t *block;  /* number -> block */
  uint32_t *parent; /* in the depth-first tree */
  uint32_t *semi;   /* semidominator */
  uint32_t *idom;
  uint32_t *ancestor; /* forest of what was linked */
  uint32_t *label;    /* smallest semidominator on the way to the root */
  uint32_t *bucket;   /* first of those whose semidominator this is */
  uint32_t *next;     /* in its bucket */
  uint32_t *stack;    /* n + 1 */
  uint32_t *cursor;   /* per block, edges done */
  uint32_t *before;   /* n + 2: first predecessor */
  uint32_t *sources;  /* predecessors, by number of the target */
  uint32_t count;
} walk;

static void get_terminator(const refrt_program *program, refrt_symbol function, uint32_t block,
                           refrt_instruction *out) {
  (void)refrt_block_instruction(program, function, block, refrt_block_num_instructions(program, function, block) - 1,
                                out);
}

uint64_t refrt_graph_lists(const refrt_program *program, refrt_symbol function, uint32_t *first) {
  uint32_t num_blocks = refrt_program_function(program, function)->num_blocks;
  uint64_t edges = 0;
  for (uint32_t b = 0; b < num_blocks; ++b) {
    refrt_instruction terminator;
    get_terminator(program, function, b, &terminator);
    first[b] = (uint32_t)edges;
    edges += refrt_num_edges(&terminator);
  }
  first[num_blocks] = (uint32_t)edges;
  return edges;
}

void refrt_graph_targets(const refrt_program *program, refrt_symbol function, const uint32_t *first,
                         uint32_t *targets) {
  uint32_t num_blocks = refrt_program_function(program, function)->num_blocks;
  for (uint32_t b = 0; b < num_blocks; ++b) {
    refrt_instruction terminator;
    get_terminator(program, function, b, &terminator);
    for (uint32_t e = 0; e < first[b + 1] - first[b]; ++e)
      targets[first[b] + e] = refrt_edge_target(&terminator, e);
  }
}

size_t refrt_dominance_work(size_t num_blocks, size_t num_edges) { return 12 * (num_blocks + 2) + num_edges; }

static void number_blocks(walk *w) {
  const refrt_graph *graph = w->graph;
  uint32_t depth = 1;
  w->count = 1;
  w->number[0] = 1;
  w->block[1] = 0;
  w->parent[1] = 0;
  w->cursor[0] = graph->first[0];
  w->stack[0] = 0;
  while (depth) {
    uint32_t from = w->stack[depth - 1], to;
    if (w->cursor[from] == graph->first[from + 1]) {
      --depth;
      continue;
    }
    to = graph->targets[w->cursor[from]++];
    if (w->number[to])
      continue;
    w->number[to] = ++w->count;
    w->block[w->count] = to;
    w->parent[w->count] = w->number[from];
    w->cursor[to] = graph->first[to];
    w->stack[depth++] = to;
  }
}

/* Edges between reached blocks, by target. */
static void list_predecessors(walk *w) {
  const refrt_graph *graph = w->graph;
  for (uint32_t v = 1; v <= w->count; ++v)
    for (uint32_t e = graph->first[w->block[v]]; e < graph->first[w->block[v] + 1]; ++e)
      ++w->before[w->number[graph->targets[e]] + 1];
  for (uint32_t v = 1; v <= w->count; ++v)
    w->before[v + 1] += w->before[v];
  for (uint32_t v = 1; v <= w->count; ++v)
    for (uint32_t e = graph->first[w->block[v]]; e < graph->first[w->block[v] + 1]; ++e)
      w->sources[w->before[w->number[graph->targets[e]]]++] = v;
  /* Filling moved every start to the next one. */
  for (uint32_t v = w->count + 1; v > 1; --v)
    w->before[v] = w->before[v - 1];
  w->before[1] = 0;
}

/* The best label between v and its root, shortening the way. */
static uint32_t best(walk *w, uint32_t v) {
  uint32_t depth = 0, at = v;
  if (!w->ancestor[v])
    return w->label[v];
  for (; w->ancestor[w->ancestor[at]]; at = w->ancestor[at])
    w->stack[depth++] = at;
  while (depth) {
    uint32_t here = w->stack[--depth], above = w->ancestor[here];
    if (w->semi[w->label[above]] < w->semi[w->label[here]])
      w->label[here] = w->label[above];
    w->ancestor[here] = w->ancestor[above];
  }
  return w->label[v];
}

static void find_dominators(walk *w) {
  for (uint32_t v = 1; v <= w->count; ++v)
    w->semi[v] = w->label[v] = v;
  for (uint32_t v = w->count; v > 1; --v) {
    uint32_t above = w->parent[v];
    for (uint32_t e = w->before[v]; e < w->before[v + 1]; ++e) {
      uint32_t candidate = w->semi[best(w, w->sources[e])];
      if (candidate < w->semi[v])
        w->semi[v] = candidate;
    }
    w->next[v] = w->bucket[w->semi[v]];
    w->bucket[w->semi[v]] = v;
    w->ancestor[v] = above;
    for (uint32_t u = w->bucket[above]; u; u = w->next[u]) {
      uint32_t b = best(w, u);
      w->idom[u] = w->semi[b] < above ? b : above;
    }
    w->bucket[above] = 0;
  }
  for (uint32_t v = 2; v <= w->count; ++v)
    if (w->idom[v] != w->semi[v])
      w->idom[v] = w->idom[w->idom[v]];
}

/* A dominator has a smaller number than what it dominates, so sizes of
 * subtrees add up backwards and times follow forwards. */
static void time_tree(walk *w, uint32_t *enter, uint32_t *leave) {
  uint32_t *size = w->semi, *taken = w->label;
  for (uint32_t v = 1; v <= w->count; ++v) {
    size[v] = 1;
    taken[v] = 0;
  }
  for (uint32_t v = w->count; v > 1; --v)
    size[w->idom[v]] += size[v];
  for (uint32_t v = 1; v <= w->count; ++v) {
    uint32_t start = 1;
    if (v > 1) {
      uint32_t above = w->idom[v];
      start = enter[w->block[above]] + 1 + taken[above];
      taken[above] += size[v];
    }
    enter[w->block[v]] = start;
    leave[w->block[v]] = start + size[v] - 1;
  }
}

void refrt_dominance(const refrt_graph *graph, uint32_t *enter, uint32_t *leave, uint32_t *work) {
  size_t row = (size_t)graph->num_blocks + 2;
  walk w;
  uint32_t **rows[] = {&w.number, &w.block,  &w.parent, &w.semi,  &w.idom,   &w.ancestor,
                       &w.label,  &w.bucket, &w.next,   &w.stack, &w.cursor, &w.before};
  memset(work, 0, 12 * row * sizeof *work);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i)
    *rows[i] = work + i * row;
  w.sources = work + 12 * row;
  w.graph = graph;
  memset(enter, 0, graph->num_blocks * sizeof *enter);
  memset(leave, 0, graph->num_blocks * sizeof *leave);
  number_blocks(&w);
  list_predecessors(&w);
  find_dominators(&w);
  time_tree(&w, enter, leave);
}
