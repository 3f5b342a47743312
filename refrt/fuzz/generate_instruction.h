/*===-- generate_instruction.h - one instruction after the other --*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Fills blocks. generate.c makes programs and their control flow.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_FUZZ_GENERATE_INSTRUCTION_H
#define REFRT_FUZZ_GENERATE_INSTRUCTION_H

#include "refrt/fuzz/generator.h"

/* The verifier's word on one instruction whose results get these types. If it
 * is sound it is added and its results come into scope. */
int generator_offer(generator *g, refrt_instruction *in, const refrt_type *result_types, uint32_t num_results);
/* A value that is made on the spot; REFRT_NONE when there is no more room. */
uint32_t generator_fresh(generator *g, refrt_type type);
/* A value in scope that a letter of a signature takes, or a fresh one. With an
 * exact type, one of that type. */
uint32_t generator_pick(generator *g, char letter, refrt_lanes lanes, refrt_type exact);

/* False when there is no value, or no more room. */
int generator_add_operand(draft *d, uint32_t value);
/* As generator_pick, and sometimes a fresh one where an old one would do. */
uint32_t generator_pick_or_make(generator *g, char letter, refrt_lanes lanes, refrt_type exact);
/* i1, or i1 per lane. */
refrt_type generator_truth_of(generator *g, const refrt_type_info *type);

/* Any instruction that is no terminator; perhaps none. */
void generator_instruction(generator *g);

#endif /* REFRT_FUZZ_GENERATE_INSTRUCTION_H */
