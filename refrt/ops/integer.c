/*===-- integer.c - integer instructions, lane by lane -------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * General forms of integer instructions: flags, unknown operands, divisions.
 * Numbers come from ops_int.h. Must not touch memory. Rules P-INT, A-WRAP, A-SHL,
 * A-SHR, A-DIVU, A-DIVS, A-REMS, A-EXTADD, A-EXTMUL, A-BIT, A-MINMAX, A-CMPI, N-INT,
 * N-IPOWI, L-INT, L-SAT, L-OVERFLOW, L-BITS and L-CMP of conformance/spec. Those of
 * index are I-ARITH, I-DIV, I-REM, I-SHIFT and I-REST.
 *
 * Unknown operands: poison stays poison. undef.h says what follows from undef and
 * from what depends on it. Where some choice surely wraps against a flag, shifts too
 * far and so on, the result is poison. A divisor that surely can be 0 is undefined
 * behaviour (P-SINK), and so is a signed division where the dividend can be the
 * smallest number and the divisor -1. What is not decided is refused.
 *===----------------------------------------------------------------------===*/
#include "refrt/ops/integer.h"
#include "refrt/machine/choice.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"
#include "refrt/number/ops_int.h"
#include "refrt/ops/undef.h"
#include "refrt/program/opcode.h"

/* What one lane is made of. Results of two-result instructions go to r and
 * r2. Handlers return 0, or 1 after a trap. */
typedef struct lane {
  refrt_vm *vm;
  const refrt_wide *w;
  const refrt_value *a;
  const refrt_value *b; /* NULL for unary ones */
  refrt_value *r;
  refrt_value *r2; /* NULL for one-result ones */
  int pointers;    /* lanes are pointers */
} lane;

static void set(refrt_value *r, refrt_bits v) { *r = refrt_leaf(v.lo, v.hi); }

static refrt_bits operand(const lane *l, const refrt_value *leaf) {
  /* A pointer's second word is its provenance, not part of its number. */
  return l->pointers ? refrt_bits_make(leaf->lo, 0) : refrt_leaf_bits(leaf);
}

/* The first poison operand, else the first undef one. */
static const refrt_value *worst_of(const lane *l) {
  if (l->b == NULL || l->a->state == REFRT_POISON || !refrt_leaf_is_unknown(l->b))
    return l->a;
  return l->b->state == REFRT_POISON || !refrt_leaf_is_unknown(l->a) ? l->b : l->a;
}

/*===---------------------------- unknown operands -------------------------===*/

/* What an integer lane with undef costs: every pair of samples. */
enum { UNDEF_STEPS = 32 };

static refrt_integer_op op_of(const refrt_wide *w) {
  refrt_integer_op op;
  op.opcode = w->opcode;
  op.flags = w->flags;
  op.width = w->bits;
  op.attribute = w->num_attributes != 0 ? w->attributes[0] : 0;
  return op;
}

/* What follows from a choice of the machine and undef is not marked so. */
static void put(const lane *l, refrt_value *r, refrt_value made, uint32_t origin) {
  if (l->vm->chose && (l->a->state == REFRT_CHOSEN || (l->b != NULL && l->b->state == REFRT_CHOSEN)) &&
      made.state != REFRT_UNDEF)
    l->vm->undetermined = 1;
  *r = made;
  if (refrt_leaf_is_unknown(r))
    r->origin = origin;
}

/* Poison stays poison; undef.h has the rest. */
static int unknown_lane(const lane *l) {
  const refrt_value *worst = worst_of(l);
  uint32_t origin = worst->origin;
  refrt_integer_op op = op_of(l->w);
  refrt_value first, second, a = *l->a, b = l->b == NULL ? a : *l->b;
  refrt_undef_fate fate = REFRT_FATE_POISON;
  if (l->pointers) { /* the second word is the provenance */
    op.width = l->vm->pointer_bits;
    a.hi = b.hi = 0;
  }
  if (worst->state != REFRT_POISON) {
    refrt_owe(l->vm, UNDEF_STEPS);
    fate = l->b == NULL ? refrt_undef_unary(&op, &a, &first)
                        : refrt_undef_binary(&op, &a, &b, &first, l->r2 == NULL ? NULL : &second);
  }
  if (fate == REFRT_FATE_UNDECIDED)
    return refrt_undecided(l->vm, worst, "%s is not poison", refrt_opcode_name(op.opcode));
  if (fate == REFRT_FATE_POISON) {
    *l->r = refrt_leaf_unknown(REFRT_POISON, origin);
    if (l->r2 != NULL)
      *l->r2 = *l->r;
    return 0;
  }
  put(l, l->r, first, origin);
  if (l->r2 == NULL)
    return 0;
  put(l, l->r2, second, origin);
  if (l->w->num_results == 1) { /* two parts of one value go together */
    refrt_undef_bind(l->r);
    refrt_undef_bind(l->r2);
  }
  return 0;
}

/*===-------------------------------- division -----------------------------===*/

/* The divisor is not 0. */
static refrt_int_status quotient(refrt_opcode opcode, refrt_bits a, refrt_bits b, uint32_t bits, refrt_bits *r) {
  switch (opcode) {
  case REFRT_OP_DIVU:
    return refrt_int_udiv(a, b, bits, r);
  case REFRT_OP_DIVS:
    return refrt_int_sdiv(a, b, bits, r);
  case REFRT_OP_REMU:
    return refrt_int_urem(a, b, bits, r);
  case REFRT_OP_REMS:
    return refrt_int_srem(a, b, bits, r);
  case REFRT_OP_CEILDIVU:
    return refrt_int_ceildivu(a, b, bits, r);
  case REFRT_OP_CEILDIVS:
    return refrt_int_ceildivs(a, b, bits, r);
  default: /* REFRT_OP_FLOORDIVS */
    return refrt_int_floordivs(a, b, bits, r);
  }
}

/* Whether an operand may be the number; whether some choice surely is. Poison can be any
 * number, as far as undefined behaviour goes. */
static int can_be(const refrt_value *leaf, refrt_bits v) {
  return refrt_leaf_is_unknown(leaf) || refrt_undef_has(leaf, v);
}
static int has(const refrt_value *leaf, refrt_bits v) {
  return leaf->state == REFRT_POISON || refrt_undef_has(leaf, v);
}

/* Undefined behaviour of any choice is that of the program. */
static int divide_unknown(const lane *l) {
  uint32_t bits = l->w->bits;
  refrt_bits zero = {0, 0}, least = refrt_int_min_value(bits), minus_one = refrt_bits_mask(bits);
  int is_signed = refrt_opcode_has(l->w->opcode, REFRT_TRAIT_SIGNED);
  if (has(l->b, zero)) {
    refrt_blame(l->vm, l->b);
    return refrt_trap_at(l->vm, REFRT_TRAP_DIVISION_BY_ZERO, "divisor is %s",
                         refrt_leaf_is_unknown(l->b) ? refrt_state_word(l->b) : "0");
  }
  if (can_be(l->b, zero))
    return refrt_undecided(l->vm, l->b, "the divisor is not 0");
  if (is_signed && has(l->a, least) && has(l->b, minus_one))
    return refrt_trap_at(l->vm, REFRT_TRAP_DIVISION_OVERFLOW, "%s divided by %s",
                         refrt_leaf_is_unknown(l->a) ? refrt_state_word(l->a) : "smallest value",
                         refrt_leaf_is_unknown(l->b) ? refrt_state_word(l->b) : "-1");
  if (is_signed && can_be(l->a, least) && can_be(l->b, minus_one))
    return refrt_undecided(l->vm, l->a, "the division does not overflow");
  return unknown_lane(l);
}

/* divu, divs, remu, rems, ceildivu, ceildivs, floordivs (A-DIVU, A-DIVS,
 * A-REMS): divisor 0 and smallest / -1 are undefined behaviour; `exact` makes a
 * division with a remainder poison. */
static int divide_lane(const lane *l) {
  refrt_bits a = refrt_leaf_bits(l->a), b = refrt_leaf_bits(l->b), r = {0, 0};
  uint32_t bits = l->w->bits;
  refrt_int_status status;
  if (refrt_leaf_is_unknown(l->a) || refrt_leaf_is_unknown(l->b))
    return divide_unknown(l);
  if (refrt_bits_is_zero(b))
    return refrt_trap_at(l->vm, REFRT_TRAP_DIVISION_BY_ZERO, "divisor is 0");
  status = quotient(l->w->opcode, a, b, bits, &r);
  if (status == REFRT_INT_DIVISION_OVERFLOW)
    return refrt_trap_at(l->vm, REFRT_TRAP_DIVISION_OVERFLOW, "smallest value of %u bits divided by -1", bits);
  set(l->r, r);
  if (refrt_integer_wraps(l->w->opcode, l->w->flags, a, b, bits))
    *l->r = refrt_new_poison(l->vm);
  return 0;
}

/*===------------------------------ two operands ---------------------------===*/

/* A-WRAP, A-SHL, A-SHR, A-DIVU, A-DIVS: the flags a lane violates. */
static int wraps(refrt_opcode opcode, uint32_t flags, refrt_bits a, refrt_bits b, uint32_t bits) {
  int nuw = (flags & REFRT_FLAG_NUW) != 0, nsw = (flags & REFRT_FLAG_NSW) != 0;
  switch (opcode) {
  case REFRT_OP_ADD:
    return (nuw && refrt_int_uadd_wraps(a, b, bits)) || (nsw && refrt_int_sadd_wraps(a, b, bits));
  case REFRT_OP_SUB:
    return (nuw && refrt_int_usub_wraps(a, b, bits)) || (nsw && refrt_int_ssub_wraps(a, b, bits));
  case REFRT_OP_MUL:
    return (nuw && refrt_int_umul_wraps(a, b, bits)) || (nsw && refrt_int_smul_wraps(a, b, bits));
  case REFRT_OP_SHL:
    return (nuw && refrt_int_shl_wraps_unsigned(a, b, bits)) || (nsw && refrt_int_shl_wraps_signed(a, b, bits));
  case REFRT_OP_SHRU:
  case REFRT_OP_SHRS:
    return (flags & REFRT_FLAG_EXACT) != 0 && refrt_int_shr_inexact(a, b, bits);
  case REFRT_OP_DIVU:
    return (flags & REFRT_FLAG_EXACT) != 0 && refrt_int_udiv_inexact(a, b, bits);
  case REFRT_OP_DIVS:
    return (flags & REFRT_FLAG_EXACT) != 0 && refrt_int_sdiv_inexact(a, b, bits);
  case REFRT_OP_OR:
    return (flags & REFRT_FLAG_DISJOINT) != 0 && !refrt_int_are_disjoint(a, b);
  default:
    return 0;
  }
}

/* Instructions that give a number and a bit, or two numbers. */
void refrt_integer_pair(const refrt_integer_op *op, refrt_bits a, refrt_bits b, refrt_bits *r, refrt_bits *second) {
  uint32_t bits = op->width;
  int flag = 0;
  switch (op->opcode) {
  case REFRT_OP_MULS_EXTENDED:
    *r = refrt_int_smul_full(a, b, bits, second);
    return;
  case REFRT_OP_MULU_EXTENDED:
    *r = refrt_int_umul_full(a, b, bits, second);
    return;
  case REFRT_OP_ADDU_EXTENDED:
  case REFRT_OP_ADDU_OVERFLOW:
    *r = refrt_int_add(a, b, bits);
    flag = refrt_int_uadd_wraps(a, b, bits);
    break;
  case REFRT_OP_ADDS_OVERFLOW:
    *r = refrt_int_add(a, b, bits);
    flag = refrt_int_sadd_wraps(a, b, bits);
    break;
  case REFRT_OP_SUBS_OVERFLOW:
    *r = refrt_int_sub(a, b, bits);
    flag = refrt_int_ssub_wraps(a, b, bits);
    break;
  case REFRT_OP_SUBU_OVERFLOW:
    *r = refrt_int_sub(a, b, bits);
    flag = refrt_int_usub_wraps(a, b, bits);
    break;
  case REFRT_OP_MULS_OVERFLOW:
    *r = refrt_int_mul(a, b, bits);
    flag = refrt_int_smul_wraps(a, b, bits);
    break;
  default: /* REFRT_OP_MULU_OVERFLOW */
    *r = refrt_int_mul(a, b, bits);
    flag = refrt_int_umul_wraps(a, b, bits);
    break;
  }
  *second = refrt_bits_make((uint64_t)flag, 0);
}

/* adds-sat to shlu-sat. A shift that changes when shifted back has lost bits. */
static int saturate(refrt_opcode opcode, refrt_bits a, refrt_bits b, uint32_t bits, refrt_bits *r) {
  int negative = refrt_int_is_negative(a, bits), defined = 1, wraps = 0;
  refrt_bits limit = negative ? refrt_int_min_value(bits) : refrt_int_max_value(bits);
  switch (opcode) {
  case REFRT_OP_ADDS_SAT: /* a wrapping sum has two operands of one sign */
    *r = refrt_int_add(a, b, bits);
    wraps = refrt_int_sadd_wraps(a, b, bits);
    break;
  case REFRT_OP_ADDU_SAT:
    *r = refrt_int_add(a, b, bits);
    wraps = refrt_int_uadd_wraps(a, b, bits);
    limit = refrt_bits_mask(bits);
    break;
  case REFRT_OP_SUBS_SAT:
    *r = refrt_int_sub(a, b, bits);
    wraps = refrt_int_ssub_wraps(a, b, bits);
    break;
  case REFRT_OP_SUBU_SAT:
    *r = refrt_int_sub(a, b, bits);
    wraps = refrt_int_usub_wraps(a, b, bits);
    limit = refrt_bits_make(0, 0);
    break;
  case REFRT_OP_SHLS_SAT:
    defined = refrt_int_shl(a, b, bits, r);
    wraps = defined && refrt_int_shl_wraps_signed(a, b, bits);
    break;
  default: /* REFRT_OP_SHLU_SAT */
    defined = refrt_int_shl(a, b, bits, r);
    wraps = defined && refrt_int_shl_wraps_unsigned(a, b, bits);
    limit = refrt_bits_mask(bits);
    break;
  }
  if (wraps)
    *r = limit;
  return defined;
}

/* Where shifting too far gives poison: 0. */
static inline int compute(refrt_opcode opcode, uint64_t attribute, refrt_bits a, refrt_bits b, uint32_t bits,
                          refrt_bits *r) {
  switch (opcode) {
  case REFRT_OP_ADD:
    *r = refrt_int_add(a, b, bits);
    break;
  case REFRT_OP_SUB:
    *r = refrt_int_sub(a, b, bits);
    break;
  case REFRT_OP_MUL:
    *r = refrt_int_mul(a, b, bits);
    break;
  case REFRT_OP_AND:
    *r = refrt_int_and(a, b);
    break;
  case REFRT_OP_OR:
    *r = refrt_int_or(a, b);
    break;
  case REFRT_OP_XOR:
    *r = refrt_int_xor(a, b);
    break;
  case REFRT_OP_SHL:
    return refrt_int_shl(a, b, bits, r);
  case REFRT_OP_SHRU:
    return refrt_int_lshr(a, b, bits, r);
  case REFRT_OP_SHRS:
    return refrt_int_ashr(a, b, bits, r);
  case REFRT_OP_ADDS_SAT:
  case REFRT_OP_ADDU_SAT:
  case REFRT_OP_SUBS_SAT:
  case REFRT_OP_SUBU_SAT:
  case REFRT_OP_SHLS_SAT:
  case REFRT_OP_SHLU_SAT:
    return saturate(opcode, a, b, bits, r);
  case REFRT_OP_MAXS:
    *r = refrt_int_slt(a, b, bits) ? b : a;
    break;
  case REFRT_OP_MAXU:
    *r = refrt_int_ult(a, b) ? b : a;
    break;
  case REFRT_OP_MINS:
    *r = refrt_int_slt(b, a, bits) ? b : a;
    break;
  case REFRT_OP_MINU:
    *r = refrt_int_ult(b, a) ? b : a;
    break;
  default: /* REFRT_OP_CMPI */
    *r = refrt_bits_make((uint64_t)refrt_int_compare((refrt_icmp)attribute, a, b, bits), 0);
    break;
  }
  return 1;
}

int refrt_integer_compute(const refrt_integer_op *op, refrt_bits a, refrt_bits b, refrt_bits *r) {
  if (refrt_opcode_has(op->opcode, REFRT_TRAIT_DIVIDE)) {
    if (refrt_bits_is_zero(b))
      return 0;
    (void)quotient(op->opcode, a, b, op->width, r);
    return 1;
  }
  return compute(op->opcode, op->attribute, a, b, op->width, r);
}

int refrt_integer_wraps(refrt_opcode opcode, uint32_t flags, refrt_bits a, refrt_bits b, uint32_t width) {
  return wraps(opcode, flags, a, b, width);
}

static int binary_lane(const lane *l) {
  refrt_bits a = operand(l, l->a), b = operand(l, l->b), r = {0, 0};
  uint32_t bits = l->w->bits;
  int defined = 1;
  if (refrt_leaf_is_unknown(l->a) || refrt_leaf_is_unknown(l->b))
    return unknown_lane(l);
  if (l->r2 != NULL) {
    refrt_integer_op op = op_of(l->w);
    refrt_bits second;
    refrt_integer_pair(&op, a, b, &r, &second);
    set(l->r, r);
    set(l->r2, second);
    return 0;
  }
  defined = compute(l->w->opcode, l->w->num_attributes != 0 ? l->w->attributes[0] : 0, a, b, bits, &r);
  if (!defined || wraps(l->w->opcode, l->w->flags, a, b, bits))
    *l->r = refrt_new_poison(l->vm);
  else
    set(l->r, r);
  return 0;
}

/* Unlike a division's dividend an unknown base is harmless as long as it cannot be 0. */
static int power_unknown(const lane *l) {
  refrt_bits zero = {0, 0}, one = {1, 0};
  const refrt_value *worst = worst_of(l);
  int can_be_negative = refrt_leaf_is_unknown(l->b) || refrt_int_is_negative(refrt_leaf_bits(l->b), l->w->bits);
  if (can_be_negative && l->b->state != REFRT_DEPENDS && has(l->a, zero))
    return refrt_trap_at(l->vm, REFRT_TRAP_DIVISION_BY_ZERO, "%s to a power that is %s",
                         refrt_leaf_is_unknown(l->a) ? refrt_state_word(l->a) : "0",
                         refrt_leaf_is_unknown(l->b) ? refrt_state_word(l->b) : "negative");
  if (can_be_negative && can_be(l->a, zero))
    return refrt_undecided(l->vm, worst, "no 0 is taken to a negative power");
  if (worst->state == REFRT_POISON)
    *l->r = refrt_leaf_unknown(REFRT_POISON, worst->origin);
  else if (refrt_undef_has(l->b, zero) && !refrt_leaf_is_unknown(l->b))
    put(l, l->r, refrt_leaf(refrt_int_trunc(one, l->w->bits).lo, 0), 0);
  else
    put(l, l->r, refrt_leaf_unknown(REFRT_DEPENDS, 0), worst->origin);
  return 0;
}

/* Modulo 2^n; the power is not negative. */
static refrt_bits integer_power(refrt_bits base, refrt_bits power, uint32_t width) {
  refrt_bits r = refrt_int_trunc(refrt_bits_make(1, 0), width);
  for (; !refrt_bits_is_zero(power); power = refrt_bits_shr(power, 1)) {
    if (refrt_bits_test(power, 0))
      r = refrt_int_mul(r, base, width);
    base = refrt_int_mul(base, base, width);
  }
  return r;
}

/* ipowi: modulo 2^n; a negative power rounds 1 / a^-b towards zero. */
static int power_lane(const lane *l) {
  refrt_bits base = refrt_leaf_bits(l->a), power = refrt_leaf_bits(l->b), one = {1, 0}, r;
  uint32_t bits = l->w->bits;
  int negative = refrt_bits_test(power, bits - 1), odd = refrt_bits_test(power, 0);
  if (refrt_leaf_is_unknown(l->a) || refrt_leaf_is_unknown(l->b))
    return power_unknown(l);
  r = refrt_int_trunc(one, bits);
  if (negative) {
    if (refrt_bits_is_zero(base))
      return refrt_trap_at(l->vm, REFRT_TRAP_DIVISION_BY_ZERO, "0 to a negative power");
    if (refrt_bits_equal(base, refrt_bits_mask(bits)))
      r = odd ? base : r; /* -1; as i1 the only number but 0 */
    else if (!refrt_bits_equal(base, one))
      r = refrt_bits_make(0, 0);
    set(l->r, r);
    return 0;
  }
  set(l->r, integer_power(base, power, bits));
  return 0;
}

/*===------------------------------- one operand ---------------------------===*/

static refrt_bits reverse_bits(refrt_bits a, uint32_t bits) {
  refrt_bits r = {0, 0};
  uint32_t i;
  for (i = 0; i < bits; ++i)
    if (refrt_bits_test(a, i))
      r = refrt_bits_or(r, refrt_bits_shl(refrt_bits_make(1, 0), bits - 1 - i));
  return r;
}

/* abs, ctlz, cttz, ctpop, bswap, bitreverse. The attribute makes the odd case (smallest value;
 * zero) poison. */
int refrt_integer_unary(const refrt_integer_op *op, refrt_bits a, refrt_bits *r) {
  uint32_t bits = op->width;
  int odd = 0;
  *r = refrt_bits_make(0, 0);
  switch (op->opcode) {
  case REFRT_OP_ABS:
    *r = refrt_int_abs(a, bits);
    odd = refrt_bits_equal(a, refrt_int_min_value(bits));
    break;
  case REFRT_OP_CTLZ:
    r->lo = refrt_int_ctlz(a, bits);
    odd = refrt_bits_is_zero(a);
    break;
  case REFRT_OP_CTTZ:
    r->lo = refrt_int_cttz(a, bits);
    odd = refrt_bits_is_zero(a);
    break;
  case REFRT_OP_BSWAP:
    *r = refrt_int_bswap(a, bits);
    break;
  case REFRT_OP_BITREVERSE:
    *r = reverse_bits(a, bits);
    break;
  default: /* REFRT_OP_CTPOP */
    r->lo = refrt_int_ctpop(a);
    break;
  }
  *r = refrt_int_trunc(*r, bits);
  return !odd || op->attribute == 0;
}

static int unary_lane(const lane *l) {
  refrt_integer_op op = op_of(l->w);
  refrt_bits r;
  if (refrt_leaf_is_unknown(l->a))
    return unknown_lane(l);
  if (refrt_integer_unary(&op, refrt_leaf_bits(l->a), &r))
    set(l->r, r);
  else
    *l->r = refrt_new_poison(l->vm);
  return 0;
}

/*===----------------------------- three operands --------------------------===*/

/* fshl, fshr a, b, c: a and b side by side, shifted by c modulo the width. */
static refrt_bits funnel(const refrt_integer_op *op, refrt_bits a, refrt_bits b, refrt_bits amount) {
  uint32_t bits = op->width, shift;
  refrt_bits rest = {0, 0}, r;
  (void)refrt_bits_divmod(amount, refrt_bits_make(bits, 0), &rest);
  shift = (uint32_t)rest.lo;
  if (shift == 0)
    r = op->opcode == REFRT_OP_FSHL ? a : b;
  else if (op->opcode == REFRT_OP_FSHL)
    r = refrt_bits_or(refrt_bits_shl(a, shift), refrt_bits_shr(b, bits - shift));
  else
    r = refrt_bits_or(refrt_bits_shl(a, bits - shift), refrt_bits_shr(b, shift));
  return refrt_int_trunc(r, bits);
}

static int funnel_lane(const lane *l, const refrt_value *amount) {
  const refrt_value *unknown = worst_of(l);
  refrt_integer_op op = op_of(l->w);
  if (!refrt_leaf_is_unknown(unknown) || (amount->state == REFRT_POISON && unknown->state != REFRT_POISON))
    unknown = amount;
  if (unknown->state == REFRT_POISON) {
    *l->r = refrt_leaf_unknown(unknown->state, unknown->origin);
    return 0;
  }
  if (!refrt_leaf_is_unknown(unknown)) {
    set(l->r, funnel(&op, refrt_leaf_bits(l->a), refrt_leaf_bits(l->b), refrt_leaf_bits(amount)));
    return 0;
  }
  l->vm->undetermined |= amount->state == REFRT_CHOSEN;
  put(l, l->r, refrt_leaf_unknown(refrt_leaf_is_any(l->a) && refrt_leaf_is_any(l->b) ? REFRT_UNDEF : REFRT_DEPENDS, 0),
      unknown->origin);
  return 0;
}

int refrt_run_integer(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  lane l;
  uint32_t i;
  int second = refrt_opcode_has(w->opcode, REFRT_TRAIT_PAIR),
      division = refrt_opcode_has(w->opcode, REFRT_TRAIT_DIVIDE);
  l.vm = vm;
  l.w = w;
  l.pointers = w->info->kind == REFRT_KIND_PTR ||
               (w->info->kind == REFRT_KIND_VECTOR && vm->code.types[w->info->element]->kind == REFRT_KIND_PTR);
  for (i = 0; i < w->lanes; ++i) {
    int stopped;
    l.a = refrt_slot(slots, w->operands[0].slot) + i;
    l.b = w->num_operands >= 2 ? refrt_slot(slots, w->operands[1].slot) + i : NULL;
    /* Two results, or a struct of two, lie one after the other. */
    l.r = refrt_slot(slots, w->results[0].slot) + i;
    l.r2 = second ? l.r + w->lanes : NULL;
    if (w->num_operands == 3) {
      if (funnel_lane(&l, refrt_slot(slots, w->operands[2].slot) + i))
        return 1;
      continue;
    }
    stopped = l.b == NULL                   ? unary_lane(&l)
              : w->opcode == REFRT_OP_IPOWI ? power_lane(&l)
              : division                    ? divide_lane(&l)
                                            : binary_lane(&l);
    if (stopped)
      return 1;
  }
  if ((w->flags & REFRT_FLAG_OPEN) != 0 && l.pointers)
    refrt_mark_compared(vm, slots, w);
  return 0;
}
