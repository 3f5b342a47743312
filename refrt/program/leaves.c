/*===-- leaves.c - the leaves of a type, one after the other -----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See leaves.h. Must not know how values lie in memory.
 *===----------------------------------------------------------------------===*/
#include "refrt/program/leaves.h"

static void push(refrt_leaf_walk *walk, refrt_type type) {
  walk->stack[walk->depth].info = refrt_type_get(walk->program, type);
  walk->stack[walk->depth++].next = 0;
}

void refrt_leaf_walk_start(refrt_leaf_walk *walk, const refrt_program *program, refrt_type type) {
  walk->program = program;
  walk->depth = 0;
  push(walk, type);
}

static int scalar(refrt_leaf_kind *leaf, const refrt_type_info *info) {
  leaf->kind = info->kind;
  leaf->float_kind = info->float_kind;
  leaf->bits = info->bits;
  return 1;
}

/* Fields of descriptors have no type of their own. */
static int field(refrt_leaf_walk *walk, refrt_leaf_kind *leaf, int pointer) {
  const refrt_layout *layout = refrt_program_layout(walk->program);
  leaf->kind = pointer ? REFRT_KIND_PTR : REFRT_KIND_INDEX;
  leaf->float_kind = REFRT_FLOAT_F16;
  leaf->bits = pointer ? layout->pointer_bits : layout->index_bits;
  return 1;
}

int refrt_leaf_walk_next(refrt_leaf_walk *walk, refrt_leaf_kind *leaf) {
  while (walk->depth) {
    const refrt_type_info *info = walk->stack[walk->depth - 1].info;
    uint64_t at = walk->stack[walk->depth - 1].next++;
    switch (info->kind) {
    case REFRT_KIND_INT:
    case REFRT_KIND_INDEX:
    case REFRT_KIND_FLOAT:
    case REFRT_KIND_PTR:
    case REFRT_KIND_FUNCTION:
      --walk->depth;
      return scalar(leaf, info);
    case REFRT_KIND_COMPLEX:
    case REFRT_KIND_VECTOR:
      if (at < info->leaves)
        return scalar(leaf, refrt_type_get(walk->program, info->element));
      break;
    case REFRT_KIND_MEMREF:
      if (at < info->leaves)
        return field(walk, leaf, at < 2);
      break;
    case REFRT_KIND_UNRANKED:
      if (at < info->leaves)
        return field(walk, leaf, at == 1);
      break;
    case REFRT_KIND_ARRAY:
      if (at < info->count) {
        push(walk, info->element);
        continue;
      }
      break;
    case REFRT_KIND_STRUCT:
      if (at < info->count) {
        push(walk, info->parts[at]);
        continue;
      }
      break;
    }
    --walk->depth;
  }
  return 0;
}

int refrt_leaf_fits(const refrt_leaf_kind *leaf, uint64_t lo, uint64_t hi) {
  if (leaf->bits <= 64)
    return hi == 0 && (leaf->bits == 64 || lo >> leaf->bits == 0);
  return leaf->bits == 128 || hi >> (leaf->bits - 64) == 0;
}
