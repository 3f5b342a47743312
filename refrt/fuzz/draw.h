/*===-- draw.h - how each instruction is drawn ---------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What the DRAW column of opcodes.def names. generate_special.c defines those of
 * instructions whose operands say more about each other than their letters do,
 * generate_instruction.c the others.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_FUZZ_DRAW_H
#define REFRT_FUZZ_DRAW_H

#include "refrt/fuzz/generator.h"

/* Adds the instruction of that opcode to the block, or gives up. The draft has
 * opcode and flags. */
#define REFRT_OPCODE(NAME, TEXT, FAMILY, SIGNATURE, TYPE, ATTRIBUTES, VERIFIER, CHOICE, UNDEF, WHY, TRAITS, DRAW, ...) \
  void generator_draw_##DRAW(generator *g, draft *d);
#include "refrt/opcodes.def"

#endif /* REFRT_FUZZ_DRAW_H */
