/*===-- cast.c - casts, lane by lane -------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * General forms of casts. The instruction's type is the operand's, the result
 * has its own. Must not touch memory. Rules A-EXT, A-TRUNC, A-ICAST, A-BITC,
 * A-F2F, A-I2F, A-F2I, I-CAST, L-CAST and L-PTRINT.
 *
 * Of undef integers refrt/ops/undef.h says what stays known: the bits that zext adds
 * are zero. Of floats nothing is known but that they can be every float. bitcast of an
 * any-NaN is a choice, because the bits become observable, unless the result is a
 * float of the same kind.
 *===----------------------------------------------------------------------===*/
#include "refrt/ops/cast.h"
#include "refrt/machine/choice.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"
#include "refrt/number/ops_int.h"
#include "refrt/number/soft_float.h"
#include "refrt/ops/float.h"
#include "refrt/ops/undef.h"
#include "refrt/program/kinds.h"
#include "refrt/program/opcode.h"

/* The type of a lane of a value of this type. */
static const refrt_type_info *lane_of(const refrt_vm *vm, const refrt_type_info *info) {
  return info->kind == REFRT_KIND_VECTOR ? vm->code.types[info->element] : info;
}

static refrt_value number(refrt_bits v) { return refrt_leaf(v.lo, v.hi); }

static refrt_integer_op cast_op(const refrt_wide *w, uint32_t from) {
  refrt_integer_op op;
  op.opcode = w->opcode;
  op.flags = w->flags;
  op.width = from;
  op.attribute = 0;
  return op;
}

/* Integer to integer: sext, zext, trunc and the index casts. */
int refrt_integer_resize(const refrt_integer_op *op, refrt_bits a, uint32_t to, refrt_bits *r) {
  uint32_t from = op->width;
  if (to > from) {
    int is_signed = refrt_opcode_has(op->opcode, REFRT_TRAIT_SIGNED);
    *r = is_signed ? refrt_int_sext(a, from, to) : a;
    return (op->flags & REFRT_FLAG_NNEG) == 0 || !refrt_int_is_negative(a, from);
  }
  *r = refrt_int_trunc(a, to);
  return to == from || !(((op->flags & REFRT_FLAG_NUW) != 0 && refrt_int_trunc_loses_unsigned(a, to)) ||
                         ((op->flags & REFRT_FLAG_NSW) != 0 && refrt_int_trunc_loses_signed(a, from, to)));
}

static refrt_value resize(const refrt_vm *vm, const refrt_wide *w, refrt_bits a, uint32_t from, uint32_t to) {
  refrt_integer_op op = cast_op(w, from);
  refrt_bits r;
  return refrt_integer_resize(&op, a, to, &r) ? number(r) : refrt_new_poison(vm);
}

/* extf and truncf (A-F2F). */
static refrt_value float_to_float(const refrt_vm *vm, const refrt_wide *w, refrt_bits a, refrt_float_kind from,
                                  refrt_float_kind to) {
  refrt_rounding mode = REFRT_ROUND_NEAREST_EVEN;
  refrt_bits v;
  refrt_value r;
  if (w->opcode == REFRT_OP_TRUNCF && w->num_attributes > 0)
    mode = (refrt_rounding)w->attributes[0];
  v = refrt_float_convert(to, from, a, mode);
  r = number(v);
  if (refrt_float_is_nan(to, v))
    r.state = REFRT_ANY_NAN;
  if (((w->flags & REFRT_FLAG_NNAN) != 0 && (refrt_float_is_nan(from, a) || refrt_float_is_nan(to, v))) ||
      ((w->flags & REFRT_FLAG_NINF) != 0 && (refrt_float_is_inf(from, a) || refrt_float_is_inf(to, v))))
    return refrt_new_poison(vm);
  return r;
}

/* Bits of an integer or a pointer, which inttoptr and ptrtoint take for numbers. */
static int is_number(const refrt_type_info *type) {
  return refrt_is_integer(type->kind) || type->kind == REFRT_KIND_PTR;
}

/* Of all floats some are out of range and break promises. */
static int cast_undef_float(refrt_vm *vm, const refrt_wide *w, const refrt_value *leaf, const refrt_type_info *from,
                            const refrt_type_info *to, refrt_value *r) {
  refrt_float_kind kind = from->float_kind;
  int breaks = refrt_undef_breaks_promise(w, kind, leaf), i;
  if (breaks == 0 && is_number(to)) {
    refrt_bits tried[4], v;
    tried[0] = refrt_float_nan(kind);
    tried[1] = refrt_float_inf(kind, 0);
    tried[2] = refrt_float_max(kind, 0);
    tried[3] = refrt_float_max(kind, 1);
    breaks = refrt_leaf_is_any(leaf) ? 0 : -1;
    for (i = 0; i < 4 && breaks == 0; ++i)
      breaks = !refrt_float_to_int(kind, tried[i], to->bits, refrt_opcode_has(w->opcode, REFRT_TRAIT_SIGNED), &v);
  } else if (breaks == 0 && (w->flags & (REFRT_FLAG_NNAN | REFRT_FLAG_NINF)) != 0) {
    breaks = -1; /* the result is another format */
  }
  if (breaks < 0)
    return refrt_undecided(vm, leaf, "%s of a float", refrt_opcode_name(w->opcode));
  if (breaks != 0)
    *r = refrt_leaf_unknown(REFRT_POISON, leaf->origin);
  return 0;
}

/* Undef as an integer of another width, or as a float. */
static int cast_undef(refrt_vm *vm, const refrt_wide *w, const refrt_value *leaf, const refrt_type_info *from,
                      const refrt_type_info *to, refrt_value *r) {
  uint32_t width = from->kind == REFRT_KIND_PTR ? vm->pointer_bits : from->bits, origin = leaf->origin;
  uint32_t to_width = to->kind == REFRT_KIND_PTR ? vm->pointer_bits : to->bits;
  refrt_integer_op op = cast_op(w, width);
  *r = refrt_leaf_unknown(REFRT_DEPENDS, origin);
  if (is_number(from) && is_number(to)) {
    if (w->opcode == REFRT_OP_ADDRSPACECAST) {
      *r = *leaf;
      return 0;
    }
    switch (refrt_undef_resize(&op, leaf, to_width, r)) {
    case REFRT_FATE_POISON:
      *r = refrt_leaf_unknown(REFRT_POISON, origin);
      return 0;
    case REFRT_FATE_UNDECIDED:
      return refrt_undecided(vm, leaf, "a flag of %s holds", refrt_opcode_name(w->opcode));
    case REFRT_FATE_VALUE:
      if (refrt_leaf_is_unknown(r)) {
        r->origin = origin;
        if (to->kind == REFRT_KIND_PTR || from->kind == REFRT_KIND_PTR) /* known bits are an integer's only */
          r->lo = r->hi = 0;
      }
      return 0;
    }
  }
  if (is_number(from)) {
    if ((w->flags & REFRT_FLAG_NNEG) != 0 && !refrt_leaf_is_any(leaf))
      return refrt_undecided(vm, leaf, "the flag of %s holds", refrt_opcode_name(w->opcode));
    if ((w->flags & REFRT_FLAG_NNEG) != 0) /* some choice is negative */
      *r = refrt_leaf_unknown(REFRT_POISON, origin);
    return 0;
  }
  return cast_undef_float(vm, w, leaf, from, to, r);
}

static refrt_value cast_lane(const refrt_vm *vm, const refrt_wide *w, const refrt_value *leaf,
                             const refrt_type_info *from, const refrt_type_info *to) {
  refrt_bits a = refrt_leaf_bits(leaf), v;
  refrt_value r;
  if (leaf->state == REFRT_POISON)
    return refrt_leaf_unknown(leaf->state, leaf->origin);
  switch (w->opcode) {
  case REFRT_OP_PTRTOINT: /* the address without its provenance */
    return number(refrt_int_trunc(refrt_bits_make(a.lo, 0), to->bits));
  case REFRT_OP_INTTOPTR:
    return refrt_leaf(a.lo & refrt_bits_mask64(to->bits), 0);
  case REFRT_OP_ADDRSPACECAST:
    return *leaf;
  case REFRT_OP_EXTF:
  case REFRT_OP_TRUNCF:
    return float_to_float(vm, w, a, from->float_kind, to->float_kind);
  case REFRT_OP_SITOFP:
  case REFRT_OP_UITOFP: /* A-I2F */
    if ((w->flags & REFRT_FLAG_NNEG) != 0 && refrt_int_is_negative(a, from->bits))
      return refrt_new_poison(vm);
    v = refrt_float_from_int(to->float_kind, a, from->bits, refrt_opcode_has(w->opcode, REFRT_TRAIT_SIGNED),
                             REFRT_ROUND_NEAREST_EVEN);
    r = number(v);
    if (refrt_float_is_nan(to->float_kind, v))
      r.state = REFRT_ANY_NAN;
    return r;
  case REFRT_OP_FPTOSI:
  case REFRT_OP_FPTOUI: /* A-F2I */
    if (!refrt_float_to_int(from->float_kind, a, to->bits, refrt_opcode_has(w->opcode, REFRT_TRAIT_SIGNED), &v))
      return refrt_new_poison(vm);
    return number(v);
  default:
    return resize(vm, w, a, from->bits, to->bits);
  }
}

/*===--------------------------------- bitcast -----------------------------===*/

/* One lane to one lane of the same width. */
static refrt_value same_width(refrt_vm *vm, const refrt_value *leaf, const refrt_type_info *from,
                              const refrt_type_info *to) {
  refrt_value r = *leaf;
  if (leaf->state == REFRT_ANY_NAN && (to->kind != REFRT_KIND_FLOAT || to->float_kind != from->float_kind))
    return refrt_choose_sign(vm, from->float_kind, refrt_leaf_bits(leaf));
  if (leaf->state == REFRT_DEPENDS && (from->kind == REFRT_KIND_PTR) != (to->kind == REFRT_KIND_PTR)) /* not bits */
    return refrt_leaf_unknown(REFRT_DEPENDS, leaf->origin);
  if (from->kind == REFRT_KIND_PTR && to->kind != REFRT_KIND_PTR && !refrt_leaf_is_unknown(leaf))
    r.hi = 0; /* not provenance any more */
  return r;
}

/* Lanes regroup as if stored and loaded: lane 0 holds the lowest bits in little
 * endian layouts and the highest in big endian ones. */
static void regroup(refrt_vm *vm, const refrt_value *from, uint32_t from_lanes, const refrt_type_info *from_lane,
                    refrt_value *to, uint32_t to_lanes, const refrt_type_info *to_lane) {
  uint32_t i, bit, from_bits = from_lane->bits, to_bits = to_lane->bits;
  for (i = 0; i < to_lanes; ++i) {
    uint64_t base = (uint64_t)(vm->layout.big_endian ? to_lanes - 1 - i : i) * to_bits;
    refrt_bits value = {0, 0};
    const refrt_value *poison = NULL, *undef = NULL; /* the last one of each */
    int chosen = 0, nan = 0, any = 1;
    for (bit = 0; bit < to_bits; ++bit) {
      uint64_t at = base + bit;
      uint32_t lane = (uint32_t)(at / from_bits), place = (uint32_t)(at % from_bits);
      const refrt_value *source = &from[vm->layout.big_endian ? from_lanes - 1 - lane : lane];
      nan |= source->state == REFRT_ANY_NAN;
      chosen |= source->state == REFRT_CHOSEN;
      any &= refrt_leaf_is_any(source); /* bits of undef are choices of their own */
      if (source->state == REFRT_POISON)
        poison = source;
      else if (refrt_leaf_is_unknown(source))
        undef = source;
      else if (refrt_bits_test(refrt_leaf_bits(source), place))
        value = refrt_bits_or(value, refrt_bits_shl(refrt_bits_make(1, 0), bit));
    }
    if (poison != NULL) {
      to[i] = refrt_leaf_unknown(REFRT_POISON, poison->origin);
    } else if (undef != NULL) {
      to[i] = refrt_leaf_unknown(any ? REFRT_UNDEF : REFRT_DEPENDS, undef->origin);
      if (chosen || nan)
        vm->undetermined = 1; /* bits of a choice without its mark */
    } else {
      to[i] = refrt_leaf(value.lo, value.hi);
    }
    if (nan)
      refrt_mark_chosen(vm, &to[i]);
    else if (chosen)
      refrt_mark_follower(vm, &to[i]);
  }
}

static int bitcast(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_operand *from = &w->operands[0], *to = &w->results[0];
  const refrt_value *a = refrt_slot(slots, from->slot);
  refrt_value *r = refrt_slot(slots, to->slot);
  const refrt_type_info *from_lane = lane_of(vm, from->info), *to_lane = lane_of(vm, to->info);
  uint32_t i;
  int keeps = from->info->kind == REFRT_KIND_MEMREF || from->info->kind == REFRT_KIND_UNRANKED;
  if (!keeps && from_lane->kind == REFRT_KIND_FLOAT &&
      (to_lane->kind != REFRT_KIND_FLOAT || to_lane->float_kind != from_lane->float_kind))
    for (i = 0; i < from->leaves; ++i)
      if (a[i].state == REFRT_APPROX)
        return refrt_refuse_approximate(vm, "read as bits");
  if (!keeps && from_lane->bits != to_lane->bits) {
    regroup(vm, a, from->leaves, from_lane, r, to->leaves, to_lane);
    return 0;
  }
  for (i = 0; i < from->leaves; ++i)
    r[i] = keeps ? a[i] : same_width(vm, &a[i], from_lane, to_lane);
  return 0;
}

REFRT_HANDLER(refrt_run_cast) {
  const refrt_type_info *from = lane_of(vm, w->operands[0].info), *to = lane_of(vm, w->results[0].info);
  uint32_t i;
  if (w->opcode == REFRT_OP_BITCAST)
    return bitcast(vm, slots, w);
  for (i = 0; i < w->operands[0].leaves; ++i) {
    const refrt_value *leaf = refrt_slot(slots, w->operands[0].slot) + i;
    refrt_value *r = refrt_slot(slots, w->results[0].slot) + i;
    int approximate = leaf->state == REFRT_APPROX;
    if (refrt_leaf_is_undef(leaf)) {
      if (cast_undef(vm, w, leaf, from, to, r))
        return 1;
      continue;
    }
    *r = cast_lane(vm, w, leaf, from, to);
    if ((w->flags & REFRT_FLAG_OPEN) != 0 && leaf->hi != 0) /* numbers and null are the same everywhere */
      refrt_mark_address(vm, r, to->bits < vm->pointer_bits ? 0 : leaf->hi);
    if (approximate) {
      /* A wider format has smaller units in the last place. */
      if (w->opcode != REFRT_OP_TRUNCF)
        return refrt_refuse_approximate(vm, "converted to an integer or a wider float");
      if (r->state == REFRT_DEFINED)
        r->state = REFRT_APPROX;
    }
  }
  return 0;
}
