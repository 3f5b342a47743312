/*===-- code.h - a program as the machine runs it ----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * One flat array of instructions made from a verified program when a machine
 * is created. Values are resolved to byte offsets of leaves in the frame, the
 * blocks to positions, common cases to the forms of fast.def. Must not change
 * or check the program: that is the verifier's part.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_LOAD_CODE_H
#define REFRT_LOAD_CODE_H

#include "refrt/number/bits.h"
#include "refrt/refrt.h"

typedef enum refrt_code_op {
#define REFRT_OPCODE(NAME, ...) REFRT_CODE_##NAME,
#include "refrt/opcodes.def"
#define REFRT_FAST(NAME, MEANING) REFRT_CODE_##NAME,
#include "refrt/load/fast.def"
  REFRT_CODE_COUNT
} refrt_code_op;

/* One operand or result: where its leaves lie in the frame and what it is. */
typedef struct refrt_operand {
  uint32_t slot; /* bytes from the frame's first leaf */
  uint32_t leaves;
  refrt_type type;
  const refrt_type_info *info;
} refrt_operand;

/* A copy of leaves inside a frame. */
typedef struct refrt_move {
  uint32_t to;
  uint32_t from;
  uint32_t leaves;
} refrt_move;

/* Where a branch goes. */
typedef struct refrt_edge {
  uint32_t target; /* position in the code */
  uint32_t price;  /* steps charged on entry */
} refrt_edge;

/* An operation that is several instructions, for who watches. */
typedef struct refrt_joined {
  uint32_t first; /* positions of its instructions */
  uint32_t last;
  uint32_t num_results;
  uint32_t num_operands;
  const refrt_operand *values; /* two each as in refrt_operation: without `info` where there is no second */
} refrt_joined;

/* The general form: everything the source instruction says. */
typedef struct refrt_wide {
  refrt_opcode opcode;
  uint32_t flags;
  refrt_type type;
  const refrt_type_info *info; /* of `type`, or NULL */
  uint32_t lanes;              /* of `type` */
  uint32_t bits;               /* of a lane of `type` */
  refrt_float_kind float_kind; /* of a lane of `type` */
  uint32_t num_operands;
  uint32_t num_results;
  uint32_t num_attributes;
  uint32_t num_moves;
  const refrt_operand *operands;
  const refrt_operand *results; /* their leaves lie one after the other */
  const uint64_t *attributes;
  const refrt_move *moves; /* branches */
  const refrt_edge *edges; /* switch: default, then one per case */
  const refrt_joined
      *joined; /* the operation that it is one of several instructions of; NULL in code that is not watched */
} refrt_wide;

/* Fixed size; r, a, b, c are byte offsets of leaves. */
typedef struct refrt_insn {
  uint16_t op; /* refrt_code_op */
  uint8_t bits;
  uint8_t unused;
  uint32_t rest; /* source instructions of the block behind this one */
  uint32_t r, a, b, c;
  uint64_t x, y;
  uint32_t location;
  uint32_t leaves;
  const refrt_wide *wide;
} refrt_insn;

typedef struct refrt_function_code {
  refrt_symbol symbol;
  uint32_t entry; /* position, or REFRT_NONE: external */
  uint32_t price; /* of the entry block */
  uint32_t num_leaves;
  uint32_t arg_leaves;
  uint32_t result_leaves;
  uint32_t runtime; /* row of runtime.def + 1, or 0 */
  uint32_t flags;
  const refrt_type_info *type;
  const char *name;
  const refrt_bits *masks; /* bits that count, per leaf of arguments, then results */
} refrt_function_code;

/* Bump allocator whose pointers stay put. */
typedef struct refrt_arena {
  void *chunks;
  uint8_t *next;
  size_t left;
} refrt_arena;

typedef struct refrt_code {
  refrt_insn *insns;
  uint32_t num_insns;
  refrt_function_code *functions;
  uint32_t num_functions;
  int effects;                     /* memory effects are promised: every access has its general form, which looks */
  int watched;                     /* every instruction lies between two WATCH */
  const uint64_t **struct_offsets; /* per type: byte offset of every struct part, or NULL */
  const refrt_type_info **types;
  uint32_t num_types;
  refrt_arena arena;
} refrt_code;

/* Fills *code, which needs no initialisation, from a verified program, which outlives it.
 * REFRT_OK, REFRT_E_MEMORY, or REFRT_E_LIMIT where code or a frame would be too large;
 * after a failure *code can be destroyed and nothing else. */
refrt_status refrt_code_load(refrt_code *code, const refrt_config *config, const refrt_program *program);
/* `config` is that of refrt_code_load. */
void refrt_code_destroy(refrt_code *code, const refrt_config *config);

/* `size` bytes that live as long as the arena; NULL when the allocator gives nothing. */
void *refrt_arena_take(refrt_arena *arena, const refrt_config *config, size_t size);

#endif /* REFRT_LOAD_CODE_H */
