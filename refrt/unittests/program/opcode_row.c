/*===-- opcode_row.c - one row as opcodes.def has them -------------------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Is compiled, never run, with FAMILY_OF_ROW defined as a family, as nothing, and
 * as a word that is no family: only the first row may compile. CMakeLists.txt has
 * the three tests.
 *===----------------------------------------------------------------------===*/
#include "refrt/program/opcode.h"

#define REFRT_OPCODE(...) REFRT_OPCODE_ROW(__VA_ARGS__)

extern const refrt_opcode_row planted_row;
const refrt_opcode_row planted_row =
    REFRT_OPCODE(ADD, "add", FAMILY_OF_ROW, "tt:t", INTEGER, NONE, none, LANES, NONE, NONE, NONE, letters, 0, "a + b");
