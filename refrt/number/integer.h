/*===-- integer.h - the numbers that integer instructions give -*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Instructions of ops/integer.c, and casts of ops/cast.c, on numbers alone. Must not see
 * leaves or a machine.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_NUMBER_INTEGER_H
#define REFRT_NUMBER_INTEGER_H

#include "refrt/number/bits.h"
#include "refrt/refrt.h"

typedef struct refrt_integer_op {
  refrt_opcode opcode;
  uint32_t flags;
  uint32_t width;     /* of the operands */
  uint64_t attribute; /* the first, or 0 */
} refrt_integer_op;

/* 0 where the result is poison, or a divisor 0; *r then means nothing. */
int refrt_integer_compute(const refrt_integer_op *op, refrt_bits a, refrt_bits b, refrt_bits *r);
int refrt_integer_unary(const refrt_integer_op *op, refrt_bits a, refrt_bits *r);
/* To `to` bits. */
int refrt_integer_resize(const refrt_integer_op *op, refrt_bits a, uint32_t to, refrt_bits *r);
/* Instructions with two results. */
void refrt_integer_pair(const refrt_integer_op *op, refrt_bits a, refrt_bits b, refrt_bits *r, refrt_bits *second);
/* Whether a flag in `flags` does not hold. */
int refrt_integer_wraps(refrt_opcode opcode, uint32_t flags, refrt_bits a, refrt_bits b, uint32_t width);

#endif /* REFRT_NUMBER_INTEGER_H */
