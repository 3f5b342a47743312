/*===-- ops_cast.c - casts, lane by lane -------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * General forms of casts. The instruction's type is the operand's, the result
 * has its own. Must not touch memory. Semantics 2 (A-EXT to A-F2I), 3 (I-CAST).
 *
 * Of undef integers known.h knows which bits stay known: those that zext adds are
 * zero. Of floats the machine keeps no bits. bitcast of an any-NaN is undef, because the bits
 * become observable, unless the result is a float of the same kind.
 *===----------------------------------------------------------------------===*/
#include "refrt/core/kinds.h"
#include "refrt/core/known.h"
#include "refrt/core/ops_int.h"
#include "refrt/core/soft_float.h"
#include "refrt/core/vm.h"

/* The type of a lane of a value of this type. */
static const refrt_type_info *lane_of(const refrt_vm *vm, const refrt_type_info *info) {
  return info->kind == REFRT_KIND_VECTOR ? vm->code.types[info->element] : info;
}

static refrt_value number(refrt_bits v) { return refrt_leaf(v.lo, v.hi); }

/* Integer to integer: sext, zext, trunc and the index casts. */
static refrt_value resize(const refrt_vm *vm, const refrt_wide *w, refrt_bits a, uint32_t from, uint32_t to) {
  refrt_bits wide;
  if (to > from) {
    int is_signed = w->opcode == REFRT_OP_SEXT || w->opcode == REFRT_OP_CASTS;
    if ((w->flags & REFRT_FLAG_NNEG) != 0 && refrt_int_is_negative(a, from))
      return refrt_new_poison(vm);
    wide = is_signed ? refrt_int_sext(a, from, to) : a;
    return number(wide);
  }
  if (to < from && (((w->flags & REFRT_FLAG_NUW) != 0 && refrt_int_trunc_loses_unsigned(a, to)) ||
                    ((w->flags & REFRT_FLAG_NSW) != 0 && refrt_int_trunc_loses_signed(a, from, to))))
    return refrt_new_poison(vm);
  return number(refrt_int_trunc(a, to));
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

/* Undef as a narrower or wider integer, or as a float: some value of it is out
 * of range or breaks a flag unless the known bits say that none does. */
static refrt_value cast_undef(const refrt_wide *w, const refrt_value *leaf, const refrt_type_info *from,
                              const refrt_type_info *to) {
  refrt_known_op op;
  refrt_known a, r;
  refrt_value unknown = refrt_leaf_unknown(REFRT_UNDEF, leaf->origin);
  op.opcode = w->opcode;
  op.flags = w->flags;
  op.width = from->bits;
  op.attribute = 0;
  if (refrt_is_integer(from->kind)) {
    a = refrt_known_of(leaf, from->bits);
    if (refrt_is_integer(to->kind))
      return refrt_known_resize(&op, a, to->bits, &r) ? refrt_leaf_unknown(REFRT_POISON, leaf->origin)
                                                       : refrt_known_leaf(r, to->bits, leaf->origin);
    if ((w->flags & REFRT_FLAG_NNEG) != 0 &&
        !(refrt_bits_test(a.mask, from->bits - 1) && !refrt_bits_test(a.bits, from->bits - 1)))
      unknown.state = REFRT_POISON;
  } else if ((w->flags & (REFRT_FLAG_NNAN | REFRT_FLAG_NINF)) != 0 || w->opcode == REFRT_OP_FPTOSI ||
             w->opcode == REFRT_OP_FPTOUI) {
    unknown.state = REFRT_POISON;
  }
  return unknown;
}

static refrt_value cast_lane(const refrt_vm *vm, const refrt_wide *w, const refrt_value *leaf,
                             const refrt_type_info *from, const refrt_type_info *to) {
  refrt_bits a = refrt_leaf_bits(leaf), v;
  refrt_value r;
  if (refrt_leaf_is_unknown(leaf))
    return leaf->state == REFRT_UNDEF ? cast_undef(w, leaf, from, to)
                                      : refrt_leaf_unknown(leaf->state, leaf->origin);
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
    v = refrt_float_from_int(to->float_kind, a, from->bits, w->opcode == REFRT_OP_SITOFP, REFRT_ROUND_NEAREST_EVEN);
    r = number(v);
    if (refrt_float_is_nan(to->float_kind, v))
      r.state = REFRT_ANY_NAN;
    return r;
  case REFRT_OP_FPTOSI:
  case REFRT_OP_FPTOUI: /* A-F2I */
    if (!refrt_float_to_int(from->float_kind, a, to->bits, w->opcode == REFRT_OP_FPTOSI, &v))
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
    return refrt_choose(vm, refrt_leaf_bits(leaf));
  if (refrt_leaf_is_unknown(leaf) && !(refrt_is_integer(from->kind) && refrt_is_integer(to->kind)))
    return refrt_leaf_unknown(leaf->state, leaf->origin);
  if (from->kind == REFRT_KIND_PTR && to->kind != REFRT_KIND_PTR)
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
    refrt_known k = {{0, 0}, {0, 0}, {0, 0}};
    refrt_value unknown = refrt_leaf(0, 0);
    int chosen = 0;
    for (bit = 0; bit < to_bits; ++bit) {
      uint64_t at = base + bit;
      uint32_t lane = (uint32_t)(at / from_bits), place = (uint32_t)(at % from_bits);
      const refrt_value *source = &from[vm->layout.big_endian ? from_lanes - 1 - lane : lane];
      int is_unknown = refrt_leaf_is_unknown(source);
      refrt_known bits = {{0, 0}, {0, 0}, {0, 0}};
      refrt_bits one = refrt_bits_shl(refrt_bits_make(1, 0), bit);
      if (!is_unknown || refrt_is_integer(from_lane->kind))
        bits = refrt_known_of(source, from_bits);
      chosen |= source->state == REFRT_ANY_NAN || source->state == REFRT_CHOSEN;
      if (is_unknown && source->state > unknown.state)
        unknown = refrt_leaf_unknown(source->state, source->origin);
      if (refrt_bits_test(bits.mask, place))
        k.mask = refrt_bits_or(k.mask, one);
      if (refrt_bits_test(bits.bits, place))
        k.bits = refrt_bits_or(k.bits, one);
    }
    to[i] = unknown.state == REFRT_POISON || (refrt_leaf_is_unknown(&unknown) && !refrt_is_integer(to_lane->kind))
                ? unknown
                : refrt_known_leaf(k, to_bits, unknown.origin);
    if (chosen && refrt_leaf_is_unknown(&to[i]) && !refrt_bits_is_zero(k.mask))
      vm->undetermined = 1; /* bits of a choice without its mark */
    if (chosen)
      refrt_mark_chosen(vm, &to[i]);
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

int refrt_run_cast(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_type_info *from = lane_of(vm, w->operands[0].info), *to = lane_of(vm, w->results[0].info);
  uint32_t i;
  if (w->opcode == REFRT_OP_BITCAST)
    return bitcast(vm, slots, w);
  for (i = 0; i < w->operands[0].leaves; ++i) {
    const refrt_value *leaf = refrt_slot(slots, w->operands[0].slot) + i;
    refrt_value *r = refrt_slot(slots, w->results[0].slot) + i;
    int approximate = leaf->state == REFRT_APPROX;
    *r = cast_lane(vm, w, leaf, from, to);
    if ((w->flags & REFRT_FLAG_OPEN) != 0 && leaf->hi != 0) /* numbers and null are the same everywhere */
      refrt_mark_chosen(vm, r);
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
