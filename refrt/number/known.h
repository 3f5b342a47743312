/*===-- known.h - what is known of partly undefined integers -----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Undef is a choice at every use, so an integer that depends on undef is a set
 * of numbers, and the sets of two operands are independent. Two things are kept
 * of a set, and must not be mixed up:
 *
 *   bounds    nothing outside of them is in the set: known bits, an unsigned and
 *             a signed interval. What holds for all of them holds for every choice
 *   members   up to four numbers that some choice really is. What goes wrong for
 *             one of them goes wrong for the program
 *
 * Where neither decides, an instruction is UNDECIDED, and its caller refuses the
 * program. Where the set is all that one of the bounds allows (`exact`), both are
 * the same. Must not see poison, nor be called when all operands are known.
 * Rules P-UNDEF, P-UNDECIDED and P-KNOWN.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_NUMBER_KNOWN_H
#define REFRT_NUMBER_KNOWN_H

#include "refrt/number/bits.h"
#include "refrt/refrt.h"

/* Which of its bounds is the whole set. The intervals are 2 << signed. */
enum { REFRT_EXACT_BITS = 1, REFRT_EXACT_UNSIGNED = 2, REFRT_EXACT_SIGNED = 4 };

enum { REFRT_KNOWN_MEMBERS = 4, REFRT_KNOWN_SAMPLES = 10 };

/* Bits in `mask` are those of `bits`; outside of it `bits` is 0. least and most
 * are of the unsigned interval, then of the signed one. The members are the least
 * and the greatest ones that are known, unsigned and signed. */
typedef struct refrt_known {
  refrt_bits bits;
  refrt_bits mask;
  refrt_bits least[2];
  refrt_bits most[2];
  refrt_bits member[REFRT_KNOWN_MEMBERS];
  uint32_t has_members;
  uint32_t exact;
} refrt_known;

/* An integer instruction as far as it matters here. */
typedef struct refrt_known_op {
  refrt_opcode opcode;
  uint32_t flags;
  uint32_t width;
  uint64_t attribute; /* the first, or 0 */
} refrt_known_op;

typedef enum refrt_known_fate { REFRT_KNOWN_VALUE, REFRT_KNOWN_POISON, REFRT_KNOWN_UNDECIDED } refrt_known_fate;

/*===---------------------------------- sets -------------------------------===*/

/* Of every number with these bits: all of them, or some. */
refrt_known refrt_known_all(refrt_bits bits, refrt_bits mask, uint32_t width);
refrt_known refrt_known_some(refrt_bits bits, refrt_bits mask, uint32_t width);
refrt_known refrt_known_any(uint32_t width); /* every number */
refrt_known refrt_known_exactly(refrt_bits v, uint32_t width);

/* Whether the set has one number, which is the bits; whether it surely has all. */
int refrt_known_is_number(const refrt_known *k, uint32_t width);
int refrt_known_is_any(const refrt_known *k, uint32_t width);
/* Whether the number is within the bounds; whether it is surely in the set. */
int refrt_known_can_be(const refrt_known *k, refrt_bits v, uint32_t width);
int refrt_known_has(const refrt_known *k, refrt_bits v, uint32_t width);
/* Whether two choices surely differ. */
int refrt_known_varies(const refrt_known *k);
/* What holds whichever of the two it is; any number of either. */
refrt_known refrt_known_join(const refrt_known *a, const refrt_known *b, uint32_t width);
/* Another set of which nothing is known but the bounds. */
void refrt_known_forget_members(refrt_known *k, uint32_t width);

/* For instructions: makes bounds agree, and says what else follows from them. */
void refrt_known_settle(refrt_known *k, uint32_t width);
void refrt_known_narrow(refrt_known *k, int is_signed, refrt_bits least, refrt_bits most, uint32_t width);
void refrt_known_add_member(refrt_known *k, refrt_bits v, uint32_t width);
/* Members, and others of exact sets that lie beside them. Returns how many; `out` has
 * room for REFRT_KNOWN_SAMPLES. */
uint32_t refrt_known_samples(const refrt_known *k, uint32_t width, refrt_bits *out);
/* The set has as many numbers as the exact set `of`: bounds that allow no more
 * are exact. */
void refrt_known_claim_size(refrt_known *k, const refrt_known *of, uint32_t width, uint32_t of_width);
/* Any number from one to the other, as a bound. */
refrt_known refrt_known_between(refrt_bits from, refrt_bits to, uint32_t width, int is_signed);
/* Sign bits that are equal in each number of the set: at least 1. */
uint32_t refrt_known_signs(const refrt_known *k, uint32_t width);
/* Every bit that the known ones do not say is 0. */
refrt_bits refrt_known_can_set(const refrt_known *k, uint32_t width);
int refrt_known_less(refrt_bits a, refrt_bits b, uint32_t width, int is_signed);

/*===------------------------------ instructions ---------------------------===*/

/* known_ops.c. `second` is NULL for instructions that have one result. A division
 * whose divisor can be 0 or that can overflow is not for them. POISON: for some
 * choice it surely is; UNDECIDED: perhaps. Otherwise the results are filled. */
refrt_known_fate refrt_known_binary(const refrt_known_op *op, const refrt_known *a, const refrt_known *b,
                                    refrt_known *r, refrt_known *second);
refrt_known_fate refrt_known_unary(const refrt_known_op *op, const refrt_known *a, refrt_known *r);
/* fshl, fshr: of every amount there can be. */
void refrt_known_funnel(const refrt_known_op *op, const refrt_known *a, const refrt_known *b, const refrt_known *amount,
                        refrt_known *r);
/* A power that is known and not negative: as many products of one choice. */
void refrt_known_power(const refrt_known *base, refrt_bits power, uint32_t width, refrt_known *r);
/* To another width; op->width is that of the operand. */
refrt_known_fate refrt_known_resize(const refrt_known_op *op, const refrt_known *a, uint32_t to, refrt_known *r);

/* ops/integer.c: the numbers. 0 where the result is poison, or a divisor 0; *r then means
 * nothing. */
int refrt_integer_compute(const refrt_known_op *op, refrt_bits a, refrt_bits b, refrt_bits *r);
int refrt_integer_unary(const refrt_known_op *op, refrt_bits a, refrt_bits *r);
void refrt_integer_pair(const refrt_known_op *op, refrt_bits a, refrt_bits b, refrt_bits *r, refrt_bits *second);
refrt_bits refrt_integer_funnel(const refrt_known_op *op, refrt_bits a, refrt_bits b, refrt_bits amount);
refrt_bits refrt_integer_power(refrt_bits base, refrt_bits power, uint32_t width);
/* Whether a flag in `flags` does not hold. */
int refrt_integer_wraps(refrt_opcode opcode, uint32_t flags, refrt_bits a, refrt_bits b, uint32_t width);
static inline int refrt_is_power_of_two(refrt_bits v) {
  return !refrt_bits_is_zero(v) && refrt_bits_is_zero(refrt_bits_and(v, refrt_bits_sub(v, refrt_bits_make(1, 0))));
}
/* ops/cast.c: to `to` bits; op->width is that of `a`. 0 where the result is poison. */
int refrt_integer_resize(const refrt_known_op *op, refrt_bits a, uint32_t to, refrt_bits *r);

#endif /* REFRT_NUMBER_KNOWN_H */
