/*===-- float.c - float instructions, lane by lane -----------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * General forms of float instructions. Numbers come from soft_float.h. Must not
 * use the host's floats. Rules P-FLOAT, P-NAN, A-FBIN, A-REMF, A-NEG, A-MAXI, A-MAXN,
 * A-CMPF, N-SIGN, N-ROUND, N-EXACT, N-CLASS, V-FMA, L-FLOAT, L-FMULADD, L-MINMAX and L-ROUND.
 *
 * NaN: a NaN that arithmetic makes is the canonical quiet one, marked any-NaN.
 * negf, absf and copysign are bit operations: they keep a NaN's bits and mark;
 * the sign taken from an any-NaN is open, so that copysign's result is a choice.
 *
 * Fast-math: nnan and ninf make lanes with such operands or results poison. The
 * other flags allow several answers; the machine gives the one without them,
 * marked as its choice (REFRT_CHOSEN) unless it knows that there is no other.
 * Approximate operands (approx.c) make the result approximate; where it
 * could jump, the instruction is refused.
 * maxnum and minnum may give either zero for zeros of both signs, and either a
 * NaN or the number for a signalling NaN (A-MAXN): such a result is a choice.
 *===----------------------------------------------------------------------===*/
#include "refrt/ops/float.h"
#include "refrt/machine/choice.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"
#include "refrt/number/soft_float_internal.h"
#include "refrt/program/opcode.h"

int refrt_breaks_promise(const refrt_wide *w, refrt_float_kind kind, refrt_bits v) {
  return ((w->flags & REFRT_FLAG_NNAN) != 0 && refrt_float_is_nan(kind, v)) ||
         ((w->flags & REFRT_FLAG_NINF) != 0 && refrt_float_is_inf(kind, v));
}

int refrt_undef_breaks_promise(const refrt_wide *w, refrt_float_kind kind, const refrt_value *leaf) {
  if ((w->flags & (REFRT_FLAG_NNAN | REFRT_FLAG_NINF)) == 0)
    return 0;
  if (!refrt_leaf_is_any(leaf))
    return -1;
  return refrt_breaks_promise(w, kind, refrt_float_nan(kind)) ||
         refrt_breaks_promise(w, kind, refrt_float_inf(kind, 0));
}

/*===--------------------- flags that allow other answers -------------------===*/

enum { OTHER_ANSWERS = REFRT_FLAG_NSZ | REFRT_FLAG_ARCP | REFRT_FLAG_CONTRACT | REFRT_FLAG_AFN | REFRT_FLAG_REASSOC };

/* An integer of at most half the precision. */
static int is_plain(refrt_float_kind kind, refrt_bits v) {
  const refrt_float_format *format = &refrt_float_formats[kind];
  refrt_number x = refrt_number_unpack(format, v);
  if (x.class_of != REFRT_NUMBER_FINITE)
    return x.class_of == REFRT_NUMBER_ZERO;
  return x.exponent >= 0 && x.exponent < (int32_t)(refrt_format_precision(format) / 2) &&
         refrt_bits_is_zero(refrt_bits_shl(x.significand, (uint32_t)x.exponent + 1));
}

/* Whether dividing by it is multiplying with its inverse, bit by bit. */
static int has_inverse(refrt_float_kind kind, refrt_bits v) {
  return is_plain(kind, v) && !refrt_float_is_zero(kind, v) &&
         refrt_bits_is_zero(refrt_bits_shl(refrt_number_unpack(&refrt_float_formats[kind], v).significand, 1));
}

/* Whether so many additions of plain numbers may have been made that some order
 * of them is rounded: half the precision counts the others. */
static int are_many(refrt_vm *vm, refrt_float_kind kind) {
  uint32_t precision = refrt_format_precision(&refrt_float_formats[kind]), rest = precision - precision / 2;
  return ++vm->regrouped >= (uint64_t)1 << (rest > 63 ? 63 : rest);
}

/* LangRef, "Fast-Math Flags". reassoc: other orders of what this is part of;
 * contract: a product that is not rounded before it is added to. No order is
 * rounded of sums that are few and plain, nor of plain products other than zero:
 * those of some of the factors are no greater. */
static int is_regrouped(refrt_vm *vm, const refrt_wide *w, const refrt_bits *v, refrt_bits result) {
  refrt_float_kind kind = w->float_kind;
  int any_order = (w->flags & REFRT_FLAG_REASSOC) != 0;
  uint32_t i;
  switch (w->opcode) {
  case REFRT_OP_ADDF:
  case REFRT_OP_SUBF:
  case REFRT_OP_FMA:
  case REFRT_OP_FMULADD:
    if (!any_order)
      return 0;
    if (are_many(vm, kind) || (w->num_operands == 3 && refrt_float_is_zero(kind, result)))
      return 1;
    break;
  case REFRT_OP_MULF:
    if (!any_order && (w->flags & REFRT_FLAG_CONTRACT) == 0)
      return 0;
    if (any_order && refrt_float_is_zero(kind, result))
      return 1;
    break;
  case REFRT_OP_DIVF:
    return any_order;
  default:
    return 0;
  }
  for (i = 0; i < w->num_operands; ++i)
    if (!is_plain(kind, v[i]))
      return 1;
  return !is_plain(kind, result);
}

/* nsz: the sign of a zero among operands or results does not count. */
static int follows_zero_sign(const refrt_wide *w, const refrt_bits *v, refrt_bits result) {
  return refrt_float_is_zero(w->float_kind, result) ||
         ((w->opcode == REFRT_OP_DIVF || w->opcode == REFRT_OP_COPYSIGN) && refrt_float_is_zero(w->float_kind, v[1]));
}

/* Whether flags allow another answer than this one, of operands without undef. */
static int has_other_answers(refrt_vm *vm, const refrt_wide *w, const refrt_bits *v, refrt_bits result) {
  if (refrt_opcode_gives(w->opcode) == REFRT_GIVES_TRUTH)
    return 0;
  return is_regrouped(vm, w, v, result) || ((w->flags & REFRT_FLAG_NSZ) != 0 && follows_zero_sign(w, v, result)) ||
         ((w->flags & REFRT_FLAG_ARCP) != 0 && w->opcode == REFRT_OP_DIVF && !has_inverse(w->float_kind, v[1])) ||
         ((w->flags & REFRT_FLAG_AFN) != 0 && w->opcode == REFRT_OP_SQRT &&
          !refrt_float_is_zero(w->float_kind, result));
}

/*===---------------------------------- lanes -------------------------------===*/

static refrt_bits arithmetic(const refrt_wide *w, const refrt_bits *v) {
  refrt_float_kind kind = w->float_kind;
  switch (w->opcode) {
  case REFRT_OP_ADDF:
    return refrt_float_add(kind, v[0], v[1]);
  case REFRT_OP_SUBF:
    return refrt_float_sub(kind, v[0], v[1]);
  case REFRT_OP_MULF:
    return refrt_float_mul(kind, v[0], v[1]);
  case REFRT_OP_DIVF:
    return refrt_float_div(kind, v[0], v[1]);
  case REFRT_OP_REMF:
    return refrt_float_rem(kind, v[0], v[1]);
  case REFRT_OP_ROUNDF:
    return refrt_float_round(kind, v[0], (refrt_rounding)w->attributes[0]);
  case REFRT_OP_SQRT:
    return refrt_float_sqrt(kind, v[0]);
  case REFRT_OP_FMA:
    return refrt_float_fma(kind, v[0], v[1], v[2]);
  case REFRT_OP_MAXIMUMF:
    return refrt_float_maximum(kind, v[0], v[1]);
  case REFRT_OP_MINIMUMF:
    return refrt_float_minimum(kind, v[0], v[1]);
  case REFRT_OP_MAXNUMF:
    return refrt_float_maxnum(kind, v[0], v[1]);
  default: /* REFRT_OP_MINNUMF */
    return refrt_float_minnum(kind, v[0], v[1]);
  }
}

/* negf, absf, copysign: on the bits, so that an any-NaN stays one. */
static refrt_value sign_operation(refrt_vm *vm, const refrt_wide *w, const refrt_value *a, const refrt_value *b) {
  refrt_bits v = refrt_leaf_bits(a);
  refrt_value r;
  if (w->opcode == REFRT_OP_NEGF) {
    v = refrt_float_neg(w->float_kind, v);
  } else if (w->opcode == REFRT_OP_ABSF) {
    v = refrt_float_abs(w->float_kind, v);
  } else {
    v = refrt_float_copysign(w->float_kind, v, refrt_leaf_bits(b));
    if (b->state == REFRT_ANY_NAN && a->state != REFRT_ANY_NAN)
      return refrt_choose(vm, v);
  }
  r = refrt_leaf(v.lo, v.hi);
  r.state = a->state;
  return r;
}

/* Whether a NaN that arithmetic made is quiet is as unknown as its bits. */
static refrt_value classify(refrt_vm *vm, const refrt_wide *w, refrt_float_kind kind, const refrt_value *a) {
  uint32_t asked = (uint32_t)w->attributes[0], found = refrt_float_class(kind, refrt_leaf_bits(a));
  if (a->state == REFRT_ANY_NAN) {
    if ((asked & REFRT_CLASS_NAN) != 0 && (asked & REFRT_CLASS_NAN) != REFRT_CLASS_NAN)
      return refrt_choose(vm, refrt_bits_make((asked & found) != 0, 0));
    found = REFRT_CLASS_NAN;
  }
  return refrt_leaf((asked & found) != 0, 0);
}

static int is_signalling(refrt_float_kind kind, refrt_bits v) {
  refrt_bits quiet = refrt_float_nan(kind), both = refrt_bits_and(v, quiet);
  return refrt_float_is_nan(kind, v) && (both.lo != quiet.lo || both.hi != quiet.hi);
}

/* fmuladd: rounded once or twice, which is not determined. */
static refrt_value multiply_add(refrt_vm *vm, refrt_float_kind kind, const refrt_bits *v) {
  refrt_bits once = refrt_float_fma(kind, v[0], v[1], v[2]);
  refrt_bits twice = refrt_float_add(kind, refrt_float_mul(kind, v[0], v[1]), v[2]);
  refrt_value r = refrt_leaf(once.lo, once.hi);
  if (refrt_float_is_nan(kind, once) && refrt_float_is_nan(kind, twice))
    r.state = REFRT_ANY_NAN;
  else if (!refrt_bits_equal(once, twice))
    r = refrt_choose(vm, once);
  return r;
}

/* Whether maxnum or minnum of two numbers has more than one right answer. */
static int has_several_answers(refrt_float_kind kind, refrt_bits a, refrt_bits b) {
  if (refrt_float_is_zero(kind, a) && refrt_float_is_zero(kind, b))
    return refrt_float_sign(kind, a) != refrt_float_sign(kind, b);
  return (is_signalling(kind, a) && !refrt_float_is_nan(kind, b)) ||
         (is_signalling(kind, b) && !refrt_float_is_nan(kind, a));
}

/* Floats that undef can be: of every class, and on every side of `other`. */
enum { FLOAT_SAMPLES = 11 };

static uint32_t float_samples(refrt_float_kind kind, const refrt_value *leaf, refrt_bits other, refrt_bits *out) {
  refrt_bits all = refrt_bits_mask((uint32_t)refrt_float_bits(kind));
  uint32_t i;
  out[0] = refrt_leaf_bits(leaf);
  if (!refrt_leaf_is_unknown(leaf))
    return 1;
  out[0] = refrt_float_nan(kind);
  out[1] = refrt_float_inf(kind, 0);
  out[2] = refrt_float_inf(kind, 1);
  out[3] = refrt_float_max(kind, 0);
  out[4] = refrt_float_max(kind, 1);
  out[5] = refrt_bits_make(0, 0);
  out[6] = refrt_bits_make(1, 0);
  out[7] = refrt_float_neg(kind, refrt_bits_make(1, 0));
  out[8] = refrt_float_neg(kind, out[5]);
  out[9] = refrt_bits_make(out[1].lo + 1, out[1].hi); /* signalling */
  out[10] = other;
  for (i = 0; i < FLOAT_SAMPLES; ++i)
    out[i] = refrt_bits_and(out[i], all);
  return FLOAT_SAMPLES;
}

/* cmpf and classifyf of undef that can be every float: which results there are. A
 * float is below, equal to, above or not ordered with another, and one of the
 * samples is whatever of that there is. */
static void decide_undef(const refrt_wide *w, const refrt_value *a, const refrt_value *b, uint32_t origin,
                         refrt_value *r) {
  refrt_float_kind kind = w->float_kind;
  refrt_bits x[FLOAT_SAMPLES], y[FLOAT_SAMPLES];
  uint32_t xs = float_samples(kind, a, refrt_leaf_bits(b), x), ys = float_samples(kind, b, refrt_leaf_bits(a), y);
  uint32_t i, k, seen[2] = {0, 0};
  for (i = 0; i < xs; ++i)
    for (k = 0; k < ys; ++k)
      ++seen[w->opcode == REFRT_OP_CMPF
                 ? refrt_float_order_holds((refrt_fcmp)w->attributes[0], refrt_float_compare(kind, x[i], y[k]))
                 : ((uint32_t)w->attributes[0] & refrt_float_class(kind, x[i])) != 0];
  if (seen[0] != 0 && seen[1] != 0)
    *r = refrt_leaf_unknown(REFRT_UNDEF, origin);
  else
    *r = refrt_leaf(seen[1] != 0, 0);
}

/* A lane of which an operand is undef. */
static int undef_lane(refrt_vm *vm, const refrt_wide *w, const refrt_value *const *leaves, refrt_value *r) {
  refrt_float_kind kind = w->float_kind;
  const refrt_value *unknown = NULL;
  uint32_t i;
  uint32_t origin = 0;
  int any = 1, open = 0, broken = 0;
  for (i = 0; i < w->num_operands; ++i) {
    int breaks = refrt_leaf_is_unknown(leaves[i]) ? refrt_undef_breaks_promise(w, kind, leaves[i])
                                                  : refrt_breaks_promise(w, kind, refrt_leaf_bits(leaves[i]));
    if (refrt_leaf_is_undef(leaves[i])) {
      unknown = leaves[i];
      origin = unknown->origin;
      any &= refrt_leaf_is_any(leaves[i]);
    }
    broken |= breaks == 1;
    open |= breaks < 0;
  }
  *r = refrt_leaf_unknown(REFRT_DEPENDS, origin);
  if (broken) {
    *r = refrt_leaf_unknown(REFRT_POISON, origin);
    return 0;
  }
  /* Also of the result. */
  if (open || ((w->flags & (REFRT_FLAG_NNAN | REFRT_FLAG_NINF)) != 0 && w->opcode != REFRT_OP_CMPF))
    return refrt_undecided(vm, unknown, "a promise of %s holds", refrt_opcode_name(w->opcode));
  refrt_owe(vm, any ? FLOAT_SAMPLES : 1);
  if (refrt_opcode_gives(w->opcode) == REFRT_GIVES_ANY && any)
    *r = refrt_leaf_unknown(REFRT_UNDEF, origin);
  else if (w->opcode == REFRT_OP_CMPF && w->attributes[0] == REFRT_FCMP_TRUE)
    *r = refrt_leaf(1, 0);
  else if (w->opcode == REFRT_OP_CMPF && w->attributes[0] == REFRT_FCMP_FALSE)
    *r = refrt_leaf(0, 0);
  else if (refrt_opcode_gives(w->opcode) == REFRT_GIVES_TRUTH && any)
    decide_undef(w, leaves[0], leaves[w->num_operands - 1], origin, r);
  return 0;
}

static int float_lane(refrt_vm *vm, const refrt_wide *w, const refrt_value *const *leaves, refrt_value *r) {
  refrt_float_kind kind = w->float_kind;
  const refrt_value *unknown = NULL;
  refrt_bits v[3], result;
  uint32_t i;
  int broken = 0;
  for (i = 0; i < w->num_operands; ++i) {
    v[i] = refrt_leaf_bits(leaves[i]);
    if (leaves[i]->state == REFRT_POISON || (refrt_leaf_is_undef(leaves[i]) && unknown == NULL))
      unknown = leaves[i];
    else if (w->flags != 0 && !refrt_leaf_is_unknown(leaves[i]))
      broken |= refrt_breaks_promise(w, kind, v[i]);
  }
  if (unknown != NULL && refrt_leaf_is_undef(unknown))
    return undef_lane(vm, w, leaves, r);
  if (unknown != NULL) {
    *r = refrt_leaf_unknown(unknown->state, unknown->origin);
    return 0;
  }
  if (broken) {
    *r = refrt_new_poison(vm);
    return 0;
  }
  if (w->opcode == REFRT_OP_CMPF) {
    int holds = refrt_float_order_holds((refrt_fcmp)w->attributes[0], refrt_float_compare(kind, v[0], v[1]));
    *r = refrt_leaf((uint64_t)holds, 0);
    return 0;
  }
  if (w->opcode == REFRT_OP_CLASSIFYF) {
    *r = classify(vm, w, kind, leaves[0]);
    return 0;
  }
  if (refrt_opcode_has(w->opcode, REFRT_TRAIT_SIGN)) {
    *r = sign_operation(vm, w, leaves[0], leaves[w->num_operands - 1]);
    return 0;
  }
  if ((w->opcode == REFRT_OP_MAXNUMF || w->opcode == REFRT_OP_MINNUMF) && has_several_answers(kind, v[0], v[1])) {
    result = arithmetic(w, v);
    *r = refrt_float_is_zero(kind, result) ? refrt_choose_sign(vm, kind, result) : refrt_choose(vm, result);
    if (w->flags != 0 && refrt_breaks_promise(w, kind, result))
      *r = refrt_new_poison(vm);
    return 0;
  }
  if (w->opcode == REFRT_OP_FMULADD) {
    *r = multiply_add(vm, kind, v);
    if (w->flags != 0 && !refrt_leaf_is_unknown(r) && refrt_breaks_promise(w, kind, refrt_leaf_bits(r)))
      *r = refrt_new_poison(vm);
    return 0;
  }
  result = arithmetic(w, v);
  *r = refrt_leaf(result.lo, result.hi);
  if (refrt_float_is_nan(kind, result))
    r->state = REFRT_ANY_NAN;
  if (w->flags != 0 && refrt_breaks_promise(w, kind, result))
    *r = refrt_new_poison(vm);
  return 0;
}

/* What an approximate operand means for lane i: 1 if it is refused. */
static int approximate_lane(refrt_vm *vm, const refrt_wide *w, refrt_value *r) {
  switch (w->opcode) {
  case REFRT_OP_CMPF:
  case REFRT_OP_CLASSIFYF:
    return refrt_refuse_approximate(vm, "compared");
  case REFRT_OP_ROUNDF:
  case REFRT_OP_REMF:
    return refrt_refuse_approximate(vm, "divided or rounded to an integral one");
  default:
    if (r->state == REFRT_DEFINED)
      r->state = REFRT_APPROX;
    return 0;
  }
}

int refrt_run_float(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_value *leaves[3];
  refrt_bits v[3];
  uint32_t i, k;
  for (i = 0; i < w->lanes; ++i) {
    refrt_value *r = refrt_slot(slots, w->results[0].slot) + i;
    int approximate = 0;
    for (k = 0; k < w->num_operands; ++k) {
      leaves[k] = refrt_slot(slots, w->operands[k].slot) + i;
      approximate |= leaves[k]->state == REFRT_APPROX;
    }
    if (float_lane(vm, w, leaves, r))
      return 1;
    if (approximate && approximate_lane(vm, w, r))
      return 1;
    if ((w->flags & OTHER_ANSWERS) != 0 && !refrt_leaf_is_unknown(r)) {
      for (k = 0; k < w->num_operands; ++k)
        v[k] = refrt_leaf_bits(leaves[k]);
      if (has_other_answers(vm, w, v, refrt_leaf_bits(r)))
        refrt_mark_chosen(vm, r);
    }
  }
  return 0;
}
