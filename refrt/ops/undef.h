/*===-- undef.h - integer instructions on undef --------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What integer instructions give where an operand is undef or depends on it. Operands
 * are leaves and independent of each other: undef is a choice at every use. What goes
 * wrong for one choice of REFRT_UNDEF goes wrong for the program; what holds for every
 * number holds for REFRT_DEPENDS. Where neither decides, an instruction is UNDECIDED,
 * and its caller refuses the program. Must not see poison, nor be called when all
 * operands are known. Rules P-UNDEF, P-UNDECIDED and P-DEPENDS.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_OPS_UNDEF_H
#define REFRT_OPS_UNDEF_H

#include "refrt/machine/leaf.h"
#include "refrt/ops/integer.h"

typedef enum refrt_undef_fate { REFRT_FATE_VALUE, REFRT_FATE_POISON, REFRT_FATE_UNDECIDED } refrt_undef_fate;

/* Each number is one of its choices, or it is the number. */
int refrt_undef_has(const refrt_value *leaf, refrt_bits v);
/* The number, or choices of undef at which instructions change what they do: 0, 1, the
 * greatest ones and the smallest. Of what depends on undef no choice is sure. Returns
 * how many; `out` has room for REFRT_UNDEF_SAMPLES. */
enum { REFRT_UNDEF_SAMPLES = 5 };
uint32_t refrt_undef_samples(const refrt_value *leaf, uint32_t width, refrt_bits *out);

/* POISON: for some choice it surely is. UNDECIDED: perhaps. VALUE: the results are filled,
 * but for their origin. `second` is NULL for instructions that have one result. A division
 * whose divisor can be 0 or that can overflow is not for them. */
refrt_undef_fate refrt_undef_binary(const refrt_integer_op *op, const refrt_value *a, const refrt_value *b,
                                    refrt_value *r, refrt_value *second);
refrt_undef_fate refrt_undef_unary(const refrt_integer_op *op, const refrt_value *a, refrt_value *r);
/* To `to` bits. */
refrt_undef_fate refrt_undef_resize(const refrt_integer_op *op, const refrt_value *a, uint32_t to, refrt_value *r);

/* One choice may be behind both leaves of a value: each depends on undef. */
void refrt_undef_bind(refrt_value *leaf);
/* The same of leaves that came from one and the same place of the operands, `from`.
 * Returns what that costs in steps. */
uint64_t refrt_undef_bind_copies(refrt_value *leaves, const uint64_t *from, uint32_t count);

#endif /* REFRT_OPS_UNDEF_H */
