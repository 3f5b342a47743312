/*===-- integer.h - the numbers that integer instructions give -*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Instructions of integers on numbers alone, which see no leaves and no machine; and the
 * family, for those whose lanes integer instructions compute.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_OPS_INTEGER_H
#define REFRT_OPS_INTEGER_H

#include "refrt/machine/vm.h"
#include "refrt/number/bits.h"

typedef struct refrt_integer_op {
  refrt_opcode opcode;
  uint32_t flags;
  uint32_t width;     /* of the operands */
  uint64_t attribute; /* the first, or 0 */
} refrt_integer_op;

/* 0 where the result is poison, or a divisor 0; *r then means nothing. */
int refrt_integer_compute(const refrt_integer_op *op, refrt_bits a, refrt_bits b, refrt_bits *r);
int refrt_integer_unary(const refrt_integer_op *op, refrt_bits a, refrt_bits *r);
/* Instructions with two results. */
void refrt_integer_pair(const refrt_integer_op *op, refrt_bits a, refrt_bits b, refrt_bits *r, refrt_bits *second);
/* Whether a flag in `flags` does not hold. */
int refrt_integer_wraps(refrt_opcode opcode, uint32_t flags, refrt_bits a, refrt_bits b, uint32_t width);
/* The family (REFRT_HANDLER). */
int refrt_run_integer(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);

#endif /* REFRT_OPS_INTEGER_H */
