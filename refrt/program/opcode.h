/*===-- opcode.h - what instructions look like --------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The columns of opcodes.def as data: for each opcode its family, signature,
 * type, attributes, choice, undef, reason, traits and flags. Shared by the
 * verifier, the text form, the loader, the machine and its debugger. Must not
 * look at anything but opcodes and attributes.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_PROGRAM_OPCODE_H
#define REFRT_PROGRAM_OPCODE_H

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
  REFRT_SHAPE_REASON,   /* a string id or nothing: the promise that is broken where the last operand of `select` is
                           chosen, or `memcpy peek` stops */
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

/* What `type` must be. */
typedef enum refrt_lanes {
  REFRT_LANES_NONE, /* not looked at */
  REFRT_LANES_ANY,
  REFRT_LANES_INTEGER, /* int or index */
  REFRT_LANES_FLOAT,
  REFRT_LANES_COMPARED /* int, index or ptr */
} refrt_lanes;

/* How results follow from operands that are REFRT_CHOSEN; opcodes.def has the
 * meaning of each. */
typedef enum refrt_choice {
  REFRT_CHOICE_MOVES,
  REFRT_CHOICE_LANES,
  REFRT_CHOICE_BITS,
  REFRT_CHOICE_CONDITION,
  REFRT_CHOICE_ALL,
  REFRT_CHOICE_ALL_FROM_1,
  REFRT_CHOICE_ALL_FROM_2,
  REFRT_CHOICE_DECIDES,
  REFRT_CHOICE_STORES_0,
  REFRT_CHOICE_STORES_1
} refrt_choice;

/* What undef as an operand gives; opcodes.def has the meaning of each. */
typedef enum refrt_gives { REFRT_GIVES_NONE, REFRT_GIVES_ANY, REFRT_GIVES_ODD, REFRT_GIVES_TRUTH } refrt_gives;

/* Why a result is poison or undef when no operand is. */
typedef enum refrt_why {
  REFRT_WHY_NONE,      /* nothing but flags of floats makes it so */
  REFRT_WHY_POISON,    /* it is poison by its meaning */
  REFRT_WHY_UNDEF,     /* it is undef by its meaning */
  REFRT_WHY_WRAP,      /* nsw or nuw is broken */
  REFRT_WHY_SHIFT,     /* the amount is too large, or nsw, nuw or exact is broken */
  REFRT_WHY_LOSS,      /* bits are cut off that nsw or nuw wants */
  REFRT_WHY_REMAINDER, /* exact is broken */
  REFRT_WHY_DISJOINT,  /* disjoint is broken */
  REFRT_WHY_NEGATIVE,  /* nneg is broken */
  REFRT_WHY_RANGE,     /* the integer cannot hold it */
  REFRT_WHY_SMALLEST,  /* the attribute excludes the smallest value */
  REFRT_WHY_ZERO,      /* the attribute excludes zero */
  REFRT_WHY_ADDRESS,   /* inbounds, nusw or nuw is broken */
  REFRT_WHY_LANE,      /* there is no lane of that number */
  REFRT_WHY_POSITION,  /* there is no part at that position */
  REFRT_WHY_NO_LANE,   /* the attribute names no lane */
  REFRT_WHY_ALIGNMENT, /* the memref does not have the alignment */
  REFRT_WHY_REASON,    /* the attribute says which promise is broken, if there is one */
  REFRT_WHY_BEYOND,    /* memory has bits beyond the type */
  REFRT_WHY_SHARED     /* the memref shares memory with another one */
} refrt_why;

/* What executes an instruction: `loop` is the interpreter's loop, refrt_run_NAME
 * the others. A row with another family, or with none, does not compile. */
typedef enum refrt_family {
  REFRT_FAMILY_loop,
  REFRT_FAMILY_aggregate,
  REFRT_FAMILY_integer,
  REFRT_FAMILY_cast,
  REFRT_FAMILY_float,
  REFRT_FAMILY_approx,
  REFRT_FAMILY_memref,
  REFRT_FAMILY_shape,
  REFRT_FAMILY_copy,
  REFRT_FAMILY_promise,
  REFRT_FAMILY_lanes,
  REFRT_FAMILY_vector,
  REFRT_FAMILY_llvm_memory,
  REFRT_FAMILY_effects
} refrt_family;

/* One row of opcodes.def. The functions that FAMILY, VERIFIER and DRAW name are called in
 * run/interp.c, verify/verify_ops.c and fuzz/generate_instruction.c. */
typedef struct refrt_opcode_row {
  const char *signature; /* "operands:results" */
  uint32_t flags;        /* those that may be set */
  uint8_t family;        /* a refrt_family */
  uint8_t lanes;         /* a refrt_lanes */
  uint8_t shape;         /* a refrt_shape */
  uint8_t choice;        /* a refrt_choice */
  uint8_t gives;         /* a refrt_gives */
  uint8_t why;           /* a refrt_why */
  uint16_t traits;       /* REFRT_TRAIT_* */
} refrt_opcode_row;

#define REFRT_OPCODE_ROW(NAME, TEXT, FAMILY, SIGNATURE, TYPE, ATTRIBUTES, VERIFIER, CHOICE, UNDEF, WHY, TRAITS, DRAW,  \
                         FLAGS, FORMULA)                                                                               \
  {SIGNATURE,                                                                                                          \
   FLAGS,                                                                                                              \
   REFRT_FAMILY_##FAMILY,                                                                                              \
   REFRT_LANES_##TYPE,                                                                                                 \
   REFRT_SHAPE_##ATTRIBUTES,                                                                                           \
   REFRT_CHOICE_##CHOICE,                                                                                              \
   REFRT_GIVES_##UNDEF,                                                                                                \
   REFRT_WHY_##WHY,                                                                                                    \
   REFRT_TRAIT_##TRAITS}

extern const refrt_opcode_row refrt_opcode_rows[REFRT_OP_COUNT];

static inline refrt_shape refrt_opcode_shape(refrt_opcode opcode) {
  return (refrt_shape)refrt_opcode_rows[opcode].shape;
}
static inline refrt_lanes refrt_opcode_lanes(refrt_opcode opcode) {
  return (refrt_lanes)refrt_opcode_rows[opcode].lanes;
}
static inline refrt_gives refrt_opcode_gives(refrt_opcode opcode) {
  return (refrt_gives)refrt_opcode_rows[opcode].gives;
}
static inline refrt_why refrt_opcode_why(refrt_opcode opcode) { return (refrt_why)refrt_opcode_rows[opcode].why; }
/* Whether the instruction has one of these REFRT_TRAIT_* bits. */
static inline int refrt_opcode_has(refrt_opcode opcode, uint32_t traits) {
  return (refrt_opcode_rows[opcode].traits & traits) != 0;
}

/* Successors of a block's terminator: how many, 0 for another instruction, and the
 * block that the n-th is. Attribute counts are right already. */
uint32_t refrt_num_edges(const refrt_instruction *in);
uint32_t refrt_edge_target(const refrt_instruction *in, uint32_t edge);

#endif /* REFRT_PROGRAM_OPCODE_H */
