/*===-- generate_special.h - operands that know each other --------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Instructions that generate_instruction.c does not draw by letters alone.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_FUZZ_GENERATE_SPECIAL_H
#define REFRT_FUZZ_GENERATE_SPECIAL_H

#include "refrt/fuzz/generator.h"

/* True for instructions whose operands say more about each other than their
 * letters do: those are drawn here, or given up. */
int generator_special(generator *g, draft *d);

#endif /* REFRT_FUZZ_GENERATE_SPECIAL_H */
