/*===-- shape.h - what instructions look like --------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Per opcode: its row of opcodes.def as data, what its attributes mean and what
 * lanes its `type` has. Shared by the verifier and the text form.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_CORE_SHAPE_H
#define REFRT_CORE_SHAPE_H

#include "refrt/refrt.h"

/* What the attributes of an instruction are. */
typedef enum refrt_shape {
  REFRT_SHAPE_NONE,     /* there are none */
  REFRT_SHAPE_CONST,    /* lo, hi per leaf or once */
  REFRT_SHAPE_GLOBAL,   /* a global id */
  REFRT_SHAPE_FUNCTION, /* a function id */
  REFRT_SHAPE_ICMP,     /* a refrt_icmp */
  REFRT_SHAPE_FCMP,     /* a refrt_fcmp */
  REFRT_SHAPE_ROUNDING, /* a refrt_rounding */
  REFRT_SHAPE_OPCODE,   /* a refrt_opcode */
  REFRT_SHAPE_BIT,      /* 0 or 1 */
  REFRT_SHAPE_MATH,     /* a refrt_math */
  REFRT_SHAPE_CLASSES,  /* REFRT_CLASS_* bits */
  REFRT_SHAPE_EFFECTS,  /* REFRT_EFFECT_* bits */
  REFRT_SHAPE_ALIGN,    /* 0 or a power of two */
  REFRT_SHAPE_STRING,   /* a string id */
  REFRT_SHAPE_REASON,   /* a string id or nothing: the promise that is broken where the last operand of `select` is chosen, or `memcpy peek` stops */
  REFRT_SHAPE_BR,       /* a block */
  REFRT_SHAPE_COND_BR,  /* block, count, block, count */
  REFRT_SHAPE_SWITCH,   /* block, count, then lo, hi, block, count each */
  REFRT_SHAPE_SUBVIEW,  /* offsets, sizes, strides, mask */
  REFRT_SHAPE_RECAST,   /* offset, sizes, strides */
  REFRT_SHAPE_EXPAND,   /* a count per dimension of the operand, sizes */
  REFRT_SHAPE_GEP,      /* one per index */
  REFRT_SHAPE_PATH,     /* one per step into an aggregate, or per dimension */
  REFRT_SHAPE_LANES     /* one per lane, all ones for poison */
} refrt_shape;

/* What the lanes of `type` must be. */
typedef enum refrt_lanes {
  REFRT_LANES_ANY,
  REFRT_LANES_INTEGER, /* int or index */
  REFRT_LANES_FLOAT,
  REFRT_LANES_COMPARED /* int, index or ptr */
} refrt_lanes;

typedef struct refrt_opcode_row {
  const char *signature; /* "operands:results" */
  uint32_t flags;        /* those that may be set */
} refrt_opcode_row;

extern const refrt_opcode_row refrt_opcode_rows[REFRT_OP_COUNT];

refrt_shape refrt_opcode_shape(refrt_opcode opcode);
refrt_lanes refrt_opcode_lanes(refrt_opcode opcode);

static inline int refrt_opcode_is_terminator(refrt_opcode opcode) {
  return opcode == REFRT_OP_BR || opcode == REFRT_OP_COND_BR || opcode == REFRT_OP_SWITCH ||
         opcode == REFRT_OP_RETURN || opcode == REFRT_OP_UNREACHABLE;
}

#endif /* REFRT_CORE_SHAPE_H */
