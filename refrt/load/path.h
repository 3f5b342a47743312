/*===-- path.h - positions inside types --------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Follows the position paths of extractvalue and insertvalue (to leaves) and
 * the indices of gep (to bytes). Must not touch values.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_LOAD_PATH_H
#define REFRT_LOAD_PATH_H

#include "refrt/load/code.h"
#include "refrt/program/kinds.h"

/* The leaves of the part at `path`: the number of the first, in the order of the type, and
 * how many. 0 when the path leaves the type; *leaf and *leaves then mean nothing. */
static inline int refrt_find_part(const refrt_code *code, refrt_type type, const uint64_t *path, uint32_t length,
                                  uint32_t *leaf, uint32_t *leaves) {
  uint32_t i;
  uint64_t k;
  *leaf = 0;
  for (i = 0; i < length; ++i) {
    const refrt_type_info *info = code->types[type];
    if (info->kind == REFRT_KIND_STRUCT) {
      if (path[i] >= info->count)
        return 0;
      for (k = 0; k < path[i]; ++k)
        *leaf += code->types[info->parts[k]]->leaves;
      type = info->parts[path[i]];
    } else if (info->kind == REFRT_KIND_ARRAY || info->kind == REFRT_KIND_COMPLEX) {
      if (path[i] >= (info->kind == REFRT_KIND_ARRAY ? info->count : 2))
        return 0;
      type = info->element;
      *leaf += (uint32_t)path[i] * code->types[type]->leaves;
    } else if (info->kind == REFRT_KIND_MEMREF && length == 1 && path[i] <= REFRT_FIELD_ALIGNED) {
      *leaf = (uint32_t)path[i];
      *leaves = 1;
      return 1;
    } else {
      return 0;
    }
  }
  *leaves = code->types[type]->leaves;
  return 1;
}

/* Where a gep is on its way into a type. */
typedef struct refrt_gep_step {
  refrt_type type;
  int inside;     /* the first index steps over whole objects of `type` */
  int is_struct;  /* this step selects a part: `scale` is its offset */
  uint64_t scale; /* bytes: of one step of the index, or the offset of the part */
} refrt_gep_step;

static inline void refrt_gep_start(refrt_gep_step *step, refrt_type type) {
  step->type = type;
  step->inside = 0;
  step->is_struct = 0;
  step->scale = 0;
}

/* Takes the next index, which matters for structs only. 0: does not fit. */
static inline int refrt_gep_next(const refrt_code *code, refrt_gep_step *step, int64_t index) {
  const refrt_type_info *info = code->types[step->type];
  step->is_struct = 0;
  if (!step->inside) {
    step->inside = 1;
    step->scale = info->size;
    return 1;
  }
  switch (info->kind) {
  case REFRT_KIND_STRUCT:
    if (index < 0 || (uint64_t)index >= info->count)
      return 0;
    step->is_struct = 1;
    step->scale = code->struct_offsets[step->type][index];
    step->type = info->parts[index];
    return 1;
  case REFRT_KIND_ARRAY:
  case REFRT_KIND_COMPLEX:
    step->type = info->element;
    step->scale = code->types[step->type]->size;
    return 1;
  case REFRT_KIND_VECTOR:
    /* Lanes lie side by side when they fill bytes. */
    if (info->rank != 1 || code->types[info->element]->bits % 8 != 0)
      return 0;
    step->type = info->element;
    step->scale = code->types[step->type]->bits / 8;
    return 1;
  case REFRT_KIND_INT:
  case REFRT_KIND_INDEX:
  case REFRT_KIND_FLOAT:
  case REFRT_KIND_PTR:
  case REFRT_KIND_FUNCTION:
  case REFRT_KIND_MEMREF:
  case REFRT_KIND_UNRANKED:
    break;
  }
  return 0;
}

#endif /* REFRT_LOAD_PATH_H */
