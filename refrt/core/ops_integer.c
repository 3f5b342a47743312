/*===-- ops_integer.c - integer instructions, lane by lane -------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * General forms of integer instructions: flags, unknown operands, divisions.
 * Numbers come from ops_int.h. Must not touch memory. Semantics 2 and 3.
 *
 * Unknown operands: poison stays poison. Of undef, which may be undef in some
 * bits only, known.h says what holds for every choice; where some choice wraps
 * against a flag, shifts too far and so on, the result is poison. A divisor that
 * can be 0 is undefined behaviour (P-SINK), and so is a signed division where
 * the dividend can be the smallest number and the divisor -1.
 *===----------------------------------------------------------------------===*/
#include "refrt/core/known.h"
#include "refrt/core/ops_int.h"
#include "refrt/core/vm.h"

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

static int is_shift(refrt_opcode opcode) {
  return opcode == REFRT_OP_SHL || opcode == REFRT_OP_SHRU || opcode == REFRT_OP_SHRS ||
         opcode == REFRT_OP_SHLS_SAT || opcode == REFRT_OP_SHLU_SAT;
}

static refrt_known_op known_op(const refrt_wide *w) {
  refrt_known_op op;
  op.opcode = w->opcode;
  op.flags = w->flags;
  op.width = w->bits;
  op.attribute = w->num_attributes != 0 ? w->attributes[0] : 0;
  return op;
}

/* Nothing is known of the bits of an undef pointer. */
static refrt_known known_operand(const lane *l, const refrt_value *leaf) {
  refrt_value v = *leaf;
  if (l->pointers) {
    v.hi = 0;
    v.lo = refrt_leaf_is_unknown(leaf) ? 0 : v.lo;
  }
  return refrt_known_of(&v, l->w->bits);
}

/* A known bit that follows from a choice of the machine is not marked so. */
static void put_known(const lane *l, refrt_value *r, refrt_known k, uint32_t width, const refrt_value *worst) {
  *r = refrt_known_leaf(k, width, worst->origin);
  if (l->vm->chose && (l->a->state == REFRT_CHOSEN || (l->b != NULL && l->b->state == REFRT_CHOSEN)) &&
      !refrt_bits_is_zero(k.mask))
    l->vm->undetermined = 1;
}

/* Poison can be any number, as far as undefined behaviour goes. */
static refrt_known any_number(const refrt_value *leaf, uint32_t width) {
  refrt_value undef = refrt_leaf_unknown(REFRT_UNDEF, 0);
  return refrt_known_of(leaf->state == REFRT_POISON ? &undef : leaf, width);
}

/* Poison stays poison; of undef known.h knows what follows for every choice. */
static void unknown_lane(const lane *l) {
  const refrt_value *worst = worst_of(l);
  uint32_t state = worst->state, origin = worst->origin;
  refrt_known_op op = known_op(l->w);
  refrt_known first, second, a, b;
  int poison = state == REFRT_POISON;
  if (!poison) {
    /* Corners, and every amount of a shift that is not known. */
    refrt_owe(l->vm, is_shift(op.opcode) && l->b != NULL && refrt_leaf_is_unknown(l->b) ? op.width : 4);
    a = known_operand(l, l->a);
    if (l->b == NULL) {
      poison = refrt_known_unary(&op, a, &first);
    } else {
      b = known_operand(l, l->b);
      poison = refrt_known_binary(&op, a, b, &first, l->r2 == NULL ? NULL : &second);
    }
  }
  if (poison) {
    *l->r = refrt_leaf_unknown(REFRT_POISON, origin);
    if (l->r2 != NULL)
      *l->r2 = *l->r;
    return;
  }
  put_known(l, l->r, first, op.opcode == REFRT_OP_CMPI ? 1 : op.width, worst);
  if (l->r2 != NULL)
    put_known(l, l->r2, second,
              op.opcode == REFRT_OP_MULS_EXTENDED || op.opcode == REFRT_OP_MULU_EXTENDED ? op.width : 1, worst);
}

/*===-------------------------------- division -----------------------------===*/

static int is_signed_division(refrt_opcode opcode) {
  return opcode == REFRT_OP_DIVS || opcode == REFRT_OP_REMS || opcode == REFRT_OP_CEILDIVS ||
         opcode == REFRT_OP_FLOORDIVS;
}

static int is_division(refrt_opcode opcode) {
  return is_signed_division(opcode) || opcode == REFRT_OP_DIVU || opcode == REFRT_OP_REMU ||
         opcode == REFRT_OP_CEILDIVU;
}

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

/* Undefined behaviour of any choice is that of the program. */
static int divide_unknown(const lane *l) {
  uint32_t bits = l->w->bits;
  refrt_known a = any_number(l->a, bits), b = any_number(l->b, bits);
  if (refrt_known_can_be(b, refrt_bits_make(0, 0)))
    return refrt_trap_at(l->vm, REFRT_TRAP_DIVISION_BY_ZERO, "divisor is %s",
                         refrt_leaf_is_unknown(l->b) ? refrt_state_word(l->b) : "0");
  if (is_signed_division(l->w->opcode) && refrt_known_can_be(a, refrt_int_min_value(bits)) &&
      refrt_known_can_be(b, refrt_bits_mask(bits)))
    return refrt_trap_at(l->vm, REFRT_TRAP_DIVISION_OVERFLOW, "%s divided by %s",
                         refrt_leaf_is_unknown(l->a) ? refrt_state_word(l->a) : "smallest value",
                         refrt_leaf_is_unknown(l->b) ? refrt_state_word(l->b) : "-1");
  unknown_lane(l);
  return 0;
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
  if ((l->w->flags & REFRT_FLAG_EXACT) != 0 &&
      (l->w->opcode == REFRT_OP_DIVU ? refrt_int_udiv_inexact(a, b, bits) : refrt_int_sdiv_inexact(a, b, bits)))
    *l->r = refrt_new_poison(l->vm);
  return 0;
}

/*===------------------------------ two operands ---------------------------===*/

/* A-WRAP, A-SHL, A-SHR: the flags a lane violates. */
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
  case REFRT_OP_OR:
    return (flags & REFRT_FLAG_DISJOINT) != 0 && !refrt_int_are_disjoint(a, b);
  default:
    return 0;
  }
}

/* Instructions that give a number and a bit, or two numbers. */
static void two_results(const lane *l, refrt_bits a, refrt_bits b) {
  uint32_t bits = l->w->bits;
  refrt_bits high = {0, 0};
  int flag = 0;
  switch (l->w->opcode) {
  case REFRT_OP_MULS_EXTENDED:
    set(l->r, refrt_int_smul_full(a, b, bits, &high));
    set(l->r2, high);
    return;
  case REFRT_OP_MULU_EXTENDED:
    set(l->r, refrt_int_umul_full(a, b, bits, &high));
    set(l->r2, high);
    return;
  case REFRT_OP_ADDU_EXTENDED:
  case REFRT_OP_ADDU_OVERFLOW:
    set(l->r, refrt_int_add(a, b, bits));
    flag = refrt_int_uadd_wraps(a, b, bits);
    break;
  case REFRT_OP_ADDS_OVERFLOW:
    set(l->r, refrt_int_add(a, b, bits));
    flag = refrt_int_sadd_wraps(a, b, bits);
    break;
  case REFRT_OP_SUBS_OVERFLOW:
    set(l->r, refrt_int_sub(a, b, bits));
    flag = refrt_int_ssub_wraps(a, b, bits);
    break;
  case REFRT_OP_SUBU_OVERFLOW:
    set(l->r, refrt_int_sub(a, b, bits));
    flag = refrt_int_usub_wraps(a, b, bits);
    break;
  case REFRT_OP_MULS_OVERFLOW:
    set(l->r, refrt_int_mul(a, b, bits));
    flag = refrt_int_smul_wraps(a, b, bits);
    break;
  default: /* REFRT_OP_MULU_OVERFLOW */
    set(l->r, refrt_int_mul(a, b, bits));
    flag = refrt_int_umul_wraps(a, b, bits);
    break;
  }
  set(l->r2, refrt_bits_make((uint64_t)flag, 0));
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

int refrt_integer_compute(const refrt_known_op *op, refrt_bits a, refrt_bits b, refrt_bits *r) {
  if (is_division(op->opcode)) {
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
  if (refrt_leaf_is_unknown(l->a) || refrt_leaf_is_unknown(l->b)) {
    unknown_lane(l);
    return 0;
  }
  if (l->r2 != NULL) {
    two_results(l, a, b);
    return 0;
  }
  defined = compute(l->w->opcode, l->w->num_attributes != 0 ? l->w->attributes[0] : 0, a, b, bits, &r);
  if (!defined || wraps(l->w->opcode, l->w->flags, a, b, bits))
    *l->r = refrt_new_poison(l->vm);
  else
    set(l->r, r);
  return 0;
}

/* A power that is known and not negative: as many products. Of others nothing is
 * known. Unlike a division's dividend an unknown base is harmless as long as it
 * cannot be 0. */
static int power_unknown(const lane *l) {
  uint32_t bits = l->w->bits;
  refrt_known base = any_number(l->a, bits), power = any_number(l->b, bits), r;
  refrt_known_op op = {REFRT_OP_MUL, 0, 0, 0};
  refrt_bits rest = power.bits;
  op.width = bits;
  if (!(refrt_bits_test(power.mask, bits - 1) && !refrt_bits_test(power.bits, bits - 1)) &&
      refrt_known_can_be(base, refrt_bits_make(0, 0)))
    return refrt_trap_at(l->vm, REFRT_TRAP_DIVISION_BY_ZERO, "%s to a power that is %s",
                         refrt_leaf_is_unknown(l->a) ? refrt_state_word(l->a) : "0",
                         refrt_leaf_is_unknown(l->b) ? refrt_state_word(l->b) : "negative");
  if (worst_of(l)->state == REFRT_POISON || refrt_leaf_is_unknown(l->b) || refrt_bits_test(rest, bits - 1)) {
    *l->r = refrt_leaf_unknown(worst_of(l)->state, worst_of(l)->origin);
    return 0;
  }
  r = refrt_known_exactly(refrt_bits_make(1, 0), bits);
  for (; !refrt_bits_is_zero(rest); rest = refrt_bits_shr(rest, 1)) {
    if (refrt_bits_test(rest, 0))
      (void)refrt_known_binary(&op, r, base, &r, NULL);
    (void)refrt_known_binary(&op, base, base, &base, NULL);
  }
  put_known(l, l->r, r, bits, worst_of(l));
  return 0;
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
  for (; !refrt_bits_is_zero(power); power = refrt_bits_shr(power, 1)) {
    if (refrt_bits_test(power, 0))
      r = refrt_int_mul(r, base, bits);
    base = refrt_int_mul(base, base, bits);
  }
  set(l->r, r);
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
static int unary_lane(const lane *l) {
  refrt_bits a = refrt_leaf_bits(l->a), r = {0, 0};
  uint32_t bits = l->w->bits;
  int odd = 0;
  if (refrt_leaf_is_unknown(l->a)) {
    unknown_lane(l);
    return 0;
  }
  switch (l->w->opcode) {
  case REFRT_OP_ABS:
    r = refrt_int_abs(a, bits);
    odd = refrt_bits_equal(a, refrt_bits_shl(refrt_bits_make(1, 0), bits - 1));
    break;
  case REFRT_OP_CTLZ:
    r.lo = refrt_int_ctlz(a, bits);
    odd = refrt_bits_is_zero(a);
    break;
  case REFRT_OP_CTTZ:
    r.lo = refrt_int_cttz(a, bits);
    odd = refrt_bits_is_zero(a);
    break;
  case REFRT_OP_BSWAP:
    r = refrt_int_bswap(a, bits);
    break;
  case REFRT_OP_BITREVERSE:
    r = reverse_bits(a, bits);
    break;
  default: /* REFRT_OP_CTPOP */
    r.lo = refrt_int_ctpop(a);
    break;
  }
  if (odd && l->w->attributes[0] != 0)
    *l->r = refrt_new_poison(l->vm);
  else
    set(l->r, refrt_int_trunc(r, bits));
  return 0;
}

/*===----------------------------- three operands --------------------------===*/

/* fshl, fshr a, b, c: a and b side by side, shifted by c modulo the width. */
static void funnel_lane(const lane *l, const refrt_value *amount) {
  uint32_t bits = l->w->bits, shift;
  refrt_bits width = refrt_bits_make(bits, 0), rest = {0, 0}, r;
  const refrt_value *unknown = worst_of(l);
  if (!refrt_leaf_is_unknown(unknown) || (amount->state == REFRT_POISON && unknown->state != REFRT_POISON))
    unknown = amount;
  if (refrt_leaf_is_unknown(unknown)) {
    refrt_known_op op = known_op(l->w);
    if (unknown->state == REFRT_POISON)
      *l->r = refrt_leaf_unknown(unknown->state, unknown->origin);
    else
      put_known(l, l->r,
                refrt_known_funnel(&op, known_operand(l, l->a), known_operand(l, l->b), known_operand(l, amount)),
                bits, unknown);
    return;
  }
  (void)refrt_bits_divmod(refrt_leaf_bits(amount), width, &rest);
  shift = (uint32_t)rest.lo;
  if (shift == 0)
    r = refrt_leaf_bits(l->w->opcode == REFRT_OP_FSHL ? l->a : l->b);
  else if (l->w->opcode == REFRT_OP_FSHL)
    r = refrt_bits_or(refrt_bits_shl(refrt_leaf_bits(l->a), shift), refrt_bits_shr(refrt_leaf_bits(l->b), bits - shift));
  else
    r = refrt_bits_or(refrt_bits_shl(refrt_leaf_bits(l->a), bits - shift), refrt_bits_shr(refrt_leaf_bits(l->b), shift));
  set(l->r, refrt_int_trunc(r, bits));
}

static int has_second_result(refrt_opcode opcode) {
  switch (opcode) {
  case REFRT_OP_ADDU_EXTENDED:
  case REFRT_OP_MULS_EXTENDED:
  case REFRT_OP_MULU_EXTENDED:
  case REFRT_OP_ADDS_OVERFLOW:
  case REFRT_OP_ADDU_OVERFLOW:
  case REFRT_OP_SUBS_OVERFLOW:
  case REFRT_OP_SUBU_OVERFLOW:
  case REFRT_OP_MULS_OVERFLOW:
  case REFRT_OP_MULU_OVERFLOW:
    return 1;
  default:
    return 0;
  }
}

int refrt_run_integer(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  lane l;
  uint32_t i;
  int second = has_second_result(w->opcode), division = is_division(w->opcode);
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
      funnel_lane(&l, refrt_slot(slots, w->operands[2].slot) + i);
      continue;
    }
    stopped = l.b == NULL ? unary_lane(&l) : w->opcode == REFRT_OP_IPOWI ? power_lane(&l) : division ? divide_lane(&l) : binary_lane(&l);
    if (stopped)
      return 1;
  }
  return 0;
}
