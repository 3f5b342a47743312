/*===-- opcode.c - what instructions look like --------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The rows of opcodes.def as data.
 *===----------------------------------------------------------------------===*/
#include "refrt/program/opcode.h"

const refrt_opcode_row refrt_opcode_rows[REFRT_OP_COUNT] = {
#define REFRT_OPCODE(...) REFRT_OPCODE_ROW(__VA_ARGS__),
#include "refrt/opcodes.def"
};

const char *refrt_opcode_signature(refrt_opcode opcode) { return refrt_opcode_rows[opcode].signature; }
uint32_t refrt_opcode_flags(refrt_opcode opcode) { return refrt_opcode_rows[opcode].flags; }
uint32_t refrt_opcode_traits(refrt_opcode opcode) { return refrt_opcode_rows[opcode].traits; }

uint32_t refrt_num_edges(const refrt_instruction *in) {
  switch (refrt_opcode_shape(in->opcode)) {
  case REFRT_SHAPE_BR:
    return 1;
  case REFRT_SHAPE_COND_BR:
    return 2;
  case REFRT_SHAPE_SWITCH:
    return 1 + (in->num_attributes - 2) / 4;
  default:
    return 0;
  }
}

uint32_t refrt_edge_target(const refrt_instruction *in, uint32_t edge) {
  if (refrt_opcode_shape(in->opcode) == REFRT_SHAPE_SWITCH)
    return (uint32_t)(edge ? in->attributes[4 * (uint64_t)edge] : in->attributes[0]);
  return (uint32_t)in->attributes[2 * edge];
}
