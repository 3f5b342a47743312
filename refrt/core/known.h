/*===-- known.h - what is known of partly undefined integers -----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Undef is a choice at every use, so an integer some bits of which are undef is
 * a set of numbers: all that agree in the known bits. Its least and greatest
 * numbers are in the set, and the sets of two operands are independent. So
 * "some choice wraps" is exact where the extremes decide it. What does not show
 * in single bits is lost from one instruction to the next: zext(undef i8) + 1000
 * is below 2048, not below 1256. Must not see poison, nor be called when all
 * operands are known. Semantics 2 and 3.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_CORE_KNOWN_H
#define REFRT_CORE_KNOWN_H

#include "refrt/core/bits.h"
#include "refrt/refrt.h"

/* Bits in `mask` are those of `bits`; outside of it `bits` is 0. Those in `same`,
 * none or the sign and others below it, are unknown but equal: sext made them. */
typedef struct refrt_known {
  refrt_bits bits;
  refrt_bits mask;
  refrt_bits same;
} refrt_known;

/* An integer instruction as far as it matters here. */
typedef struct refrt_known_op {
  refrt_opcode opcode;
  uint32_t flags;
  uint32_t width;
  uint64_t attribute; /* the first, or 0 */
} refrt_known_op;

/* Of a defined or undef leaf of an integer, and back. Up to 64 bits the leaf
 * keeps everything: known bits are those of lo under the mask hi, and `same` is
 * the rest of lo. Wider ones keep the known bits above the highest unknown one,
 * below them a 1 and then zeros; or, with the lowest bit set, the number of bits
 * in `same` from bit 8 on. */
refrt_known refrt_known_of(const refrt_value *leaf, uint32_t width);
refrt_value refrt_known_leaf(refrt_known k, uint32_t width, uint32_t origin);
refrt_known refrt_known_exactly(refrt_bits v, uint32_t width);

/* Whether the number is in the set. */
int refrt_known_can_be(refrt_known k, refrt_bits v);
/* What holds whichever of the two it is. */
refrt_known refrt_known_join(refrt_known a, refrt_known b, uint32_t width);

/* Instructions of one and two operands. Return 1 where some choice is poison,
 * else 0 with the results; `second` is NULL for instructions that have one. A
 * division whose divisor can be 0 or that can overflow is not for them. */
int refrt_known_binary(const refrt_known_op *op, refrt_known a, refrt_known b, refrt_known *r, refrt_known *second);
int refrt_known_unary(const refrt_known_op *op, refrt_known a, refrt_known *r);
/* fshl, fshr. */
refrt_known refrt_known_funnel(const refrt_known_op *op, refrt_known a, refrt_known b, refrt_known amount);
/* To another width; width is that of the operand. */
int refrt_known_resize(const refrt_known_op *op, refrt_known a, uint32_t to, refrt_known *r);

/* ops_integer.c: the numbers. 0 where the result is poison. */
int refrt_integer_compute(const refrt_known_op *op, refrt_bits a, refrt_bits b, refrt_bits *r);
/* Whether a flag in `flags` does not hold. */
int refrt_integer_wraps(refrt_opcode opcode, uint32_t flags, refrt_bits a, refrt_bits b, uint32_t width);

#endif /* REFRT_CORE_KNOWN_H */
