/*===-- generator.h - what the files of the generator share ------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * A program under construction with the types, blocks and values that are at
 * hand. generate.c makes programs and their control flow, generate_instruction.c
 * fills blocks.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_FUZZ_GENERATOR_H
#define REFRT_FUZZ_GENERATOR_H

#include "refrt/fuzz/generate.h"

#include "refrt/program/opcode.h"

enum {
  MOST_TYPES = 192,
  MOST_SCOPE = 256,
  MOST_OPERANDS = 16,
  MOST_ATTRIBUTES = 24,
  MOST_DEPTH = 4,
  BUDGET = 96,
  OFFERS = 48
};

typedef struct generator {
  refrt_bytes *in;
  refrt_program *program;
  refrt_symbol function;
  uint32_t block;
  refrt_type types[MOST_TYPES];
  uint32_t num_types;
  uint32_t scope[MOST_SCOPE]; /* values */
  uint32_t num_scope;
  uint32_t budget;
  refrt_type i1, i8, i32, i64, index, ptr;
} generator;

static inline uint32_t take(generator *g) { return refrt_bytes_take(g->in); }
static inline uint32_t below(generator *g, uint32_t limit) { return limit < 2 ? 0 : take(g) % limit; }

static inline const refrt_type_info *info_of(const generator *g, refrt_type type) {
  return refrt_type_get(g->program, type);
}
static inline refrt_type type_of(const generator *g, uint32_t value) {
  return refrt_function_value_type(g->program, g->function, value);
}
static inline refrt_type any_type(generator *g) { return g->types[below(g, g->num_types)]; }

/* An instruction that is being drawn; `in` points into the arrays. */
typedef struct draft {
  refrt_instruction in;
  uint32_t operands[MOST_OPERANDS];
  uint64_t attributes[MOST_ATTRIBUTES];
} draft;

#endif /* REFRT_FUZZ_GENERATOR_H */
