/*===-- generate_special.h - instructions drawn in their own way ---*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What the column DRAW of opcodes.def names, of instructions whose operands say more
 * about each other than their letters do. Each adds the instruction of the draft's
 * opcode to the block, or gives up. The draft has opcode and flags.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_FUZZ_GENERATE_SPECIAL_H
#define REFRT_FUZZ_GENERATE_SPECIAL_H

#include "refrt/fuzz/generator.h"

void generator_draw_reduce(generator *g, draft *d);
void generator_draw_gather(generator *g, draft *d);
void generator_draw_distinct(generator *g, draft *d);
void generator_draw_insertvalue(generator *g, draft *d);
void generator_draw_part(generator *g, draft *d);
void generator_draw_vector_access(generator *g, draft *d);
void generator_draw_type_cast(generator *g, draft *d);
void generator_draw_complex_math(generator *g, draft *d);
void generator_draw_complex_power(generator *g, draft *d);
void generator_draw_memset(generator *g, draft *d);

#endif /* REFRT_FUZZ_GENERATE_SPECIAL_H */
