/*===-- scalar.h - leaves as text --------------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * One leaf as people write it. Integers are in decimal (negative ones with a sign,
 * i1 as true or false), floats as the shortest decimal that says the same,
 * pointers in hexadecimal. Everything can be written as 0x... too: the bits.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_TEXT_SCALAR_H
#define REFRT_TEXT_SCALAR_H

#include "refrt/program/leaves.h"

#define REFRT_SCALAR_TEXT_SIZE 64

/* Returns the length without the terminator. Bits above the width show up as
 * hexadecimal digits, so that nothing is hidden. */
size_t refrt_scalar_print(const refrt_leaf_kind *kind, uint64_t lo, uint64_t hi, char text[REFRT_SCALAR_TEXT_SIZE]);

#define REFRT_WIDE_TEXT_SIZE 80
/* A signed integer of 129 to 256 bits, the lowest word first. */
size_t refrt_wide_print(const uint64_t words[4], uint32_t bits, char text[REFRT_WIDE_TEXT_SIZE]);

/* 1 if all of text[0, length) is such a leaf and it fits the width. */
int refrt_scalar_parse(const refrt_leaf_kind *kind, const char *text, size_t length, uint64_t *lo, uint64_t *hi);
/* 1 if all of text is decimal digits of a number below 2^64. */
int refrt_count_parse(const char *text, uint64_t *count);

#endif /* REFRT_TEXT_SCALAR_H */
