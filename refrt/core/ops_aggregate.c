/*===-- ops_aggregate.c - constants, choice, parts of values -----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * General forms of instructions that make, choose and take apart values of any
 * type leaf by leaf. Must not compute with them or touch memory.
 *===----------------------------------------------------------------------===*/
#include "refrt/core/kinds.h"
#include "refrt/core/known.h"
#include "refrt/core/leaves.h"
#include "refrt/core/path.h"
#include "refrt/core/soft_float.h"
#include "refrt/core/vm.h"

static void copy(refrt_value *to, const refrt_value *from, uint32_t count) {
  uint32_t i;
  for (i = 0; i < count; ++i)
    to[i] = from[i];
}

static void fill(refrt_value *to, uint32_t count, refrt_value leaf) {
  uint32_t i;
  for (i = 0; i < count; ++i)
    to[i] = leaf;
}

/* Width of the n-th leaf's pattern; constants are cut to it (A-CONST). */
static uint32_t leaf_bits(const refrt_vm *vm, const refrt_type_info *info) {
  while (info->kind == REFRT_KIND_VECTOR || info->kind == REFRT_KIND_COMPLEX || info->kind == REFRT_KIND_ARRAY)
    info = vm->code.types[info->element];
  return info->bits == 0 ? 128 : info->bits;
}

static void constant(refrt_vm *vm, const refrt_wide *w, refrt_value *r, uint32_t count) {
  refrt_bits mask = refrt_bits_mask(leaf_bits(vm, w->results[0].info));
  uint32_t i, pairs = w->num_attributes / 2;
  for (i = 0; i < count && pairs != 0; ++i) {
    /* A splat is repeated; for complex splats that is one pair per part. */
    uint32_t pair = i % pairs;
    refrt_bits v = refrt_bits_make(w->attributes[2 * pair], w->attributes[2 * pair + 1]);
    v = refrt_bits_and(v, mask);
    r[i] = refrt_leaf(v.lo, v.hi);
  }
}

static int global_address(refrt_vm *vm, const refrt_wide *w, refrt_value *r) {
  refrt_symbol global = (refrt_symbol)w->attributes[0];
  const refrt_global_info *info = refrt_program_global(vm->program, global);
  if ((info->flags & REFRT_GLOBAL_EXTERNAL) != 0)
    return refrt_refuse(vm, "external global %s is used", info->name);
  *r = refrt_vm_pointer(vm, vm->code.num_functions + global, 0);
  return 0;
}

/* The type of a scalar, or of the lanes of a vector. */
static const refrt_type_info *lane_type(const refrt_vm *vm, const refrt_type_info *info) {
  return info->kind == REFRT_KIND_VECTOR ? vm->code.types[info->element] : info;
}

/* One of the two, whichever undef in `choice` picks: poison if one of them is,
 * else what they share. `type` is the lane's. */
static refrt_value either(refrt_vm *vm, const refrt_type_info *type, const refrt_value *choice, const refrt_value *a,
                          const refrt_value *b) {
  refrt_known k;
  int chosen = a->state == REFRT_CHOSEN || b->state == REFRT_CHOSEN;
  if (choice->state == REFRT_POISON || a->state == REFRT_POISON || b->state == REFRT_POISON)
    return refrt_leaf_unknown(REFRT_POISON, choice->origin);
  if (a->state == REFRT_DEFINED && b->state == REFRT_DEFINED && a->lo == b->lo && a->hi == b->hi)
    return *a;
  if (!refrt_is_integer(type->kind))
    return refrt_leaf_unknown(REFRT_UNDEF, choice->origin);
  k = refrt_known_join(refrt_known_of(a, type->bits), refrt_known_of(b, type->bits), type->bits);
  if (chosen && !refrt_bits_is_zero(k.mask)) /* bits of a choice without its mark */
    vm->undetermined = 1;
  return refrt_known_leaf(k, type->bits, choice->origin);
}

/* select c, a, b (A-SEL): one condition for all leaves, or one per lane. */
static void select(refrt_vm *vm, const refrt_wide *w, refrt_value *slots, refrt_value *r) {
  const refrt_operand *condition = &w->operands[0];
  const refrt_value *c = refrt_slot(slots, condition->slot);
  const refrt_value *a = refrt_slot(slots, w->operands[1].slot), *b = refrt_slot(slots, w->operands[2].slot);
  uint32_t i, per_lane = condition->info->kind == REFRT_KIND_VECTOR;
  for (i = 0; i < w->results[0].leaves; ++i) {
    const refrt_value *choose = per_lane ? &c[i] : c;
    refrt_bits v;
    if (refrt_leaf_is_unknown(choose)) {
      r[i] = either(vm, lane_type(vm, w->results[0].info), choose, &a[i], &b[i]);
      if (refrt_leaf_is_unknown(&r[i]) && (w->flags & (REFRT_FLAG_NNAN | REFRT_FLAG_NINF)) != 0)
        r[i].state = REFRT_POISON; /* some value breaks the promise */
      continue;
    }
    r[i] = choose->lo != 0 ? a[i] : b[i];
    if ((w->flags & (REFRT_FLAG_NNAN | REFRT_FLAG_NINF)) == 0)
      continue;
    if (refrt_leaf_is_unknown(&r[i])) {
      r[i].state = REFRT_POISON;
      continue;
    }
    v = refrt_leaf_bits(&r[i]);
    if (((w->flags & REFRT_FLAG_NNAN) != 0 && refrt_float_is_nan(w->float_kind, v)) ||
        ((w->flags & REFRT_FLAG_NINF) != 0 && refrt_float_is_inf(w->float_kind, v)))
      r[i] = refrt_new_poison(vm);
  }
}

/* freeze a: some fixed value instead of an unknown one, here zero; known bits
 * of undef integers stay. */
static refrt_value frozen(refrt_vm *vm, const refrt_value *a, refrt_type_kind kind, uint32_t bits) {
  refrt_bits v = {0, 0};
  if (a->state == REFRT_UNDEF && refrt_is_integer(kind))
    v = refrt_known_of(a, bits).bits;
  return refrt_choose(vm, v);
}

static void freeze(refrt_vm *vm, refrt_value *r, const refrt_wide *w, const refrt_value *a, uint32_t count) {
  const refrt_type_info *type = lane_type(vm, w->results[0].info);
  refrt_leaf_walk walk;
  refrt_leaf_kind leaf;
  uint32_t i;
  leaf.kind = type->kind;
  leaf.bits = type->bits;
  if (type->kind == REFRT_KIND_ARRAY || type->kind == REFRT_KIND_STRUCT) {
    refrt_leaf_walk_start(&walk, vm->program, w->results[0].type);
    for (i = 0; i < count && refrt_leaf_walk_next(&walk, &leaf); ++i)
      r[i] = refrt_leaf_is_unknown(&a[i]) ? frozen(vm, &a[i], leaf.kind, leaf.bits) : a[i];
    return;
  }
  for (i = 0; i < count; ++i)
    r[i] = refrt_leaf_is_unknown(&a[i]) ? frozen(vm, &a[i], leaf.kind, leaf.bits) : a[i];
}

/* extractelement, insertelement: a lane out of range is poison (V-IDX). */
static int lane_in_range(const refrt_value *lane, uint32_t lanes) {
  return !refrt_leaf_is_unknown(lane) && lane->hi == 0 && lane->lo < lanes;
}

static void extract_element(refrt_vm *vm, const refrt_wide *w, refrt_value *slots, refrt_value *r) {
  const refrt_value *lane = refrt_slot(slots, w->operands[1].slot);
  if (lane_in_range(lane, w->operands[0].leaves))
    *r = refrt_slot(slots, w->operands[0].slot)[lane->lo];
  else
    *r = refrt_new_poison(vm);
}

static void insert_element(refrt_vm *vm, const refrt_wide *w, refrt_value *slots, refrt_value *r) {
  const refrt_value *lane = refrt_slot(slots, w->operands[2].slot);
  uint32_t lanes = w->operands[0].leaves;
  if (!lane_in_range(lane, lanes)) {
    fill(r, lanes, refrt_new_poison(vm));
    return;
  }
  copy(r, refrt_slot(slots, w->operands[0].slot), lanes);
  r[lane->lo] = *refrt_slot(slots, w->operands[1].slot);
}

static void shuffle(refrt_vm *vm, const refrt_wide *w, refrt_value *slots, refrt_value *r) {
  uint64_t lanes = w->operands[0].leaves;
  uint32_t i;
  for (i = 0; i < w->results[0].leaves && i < w->num_attributes; ++i) {
    uint64_t lane = w->attributes[i];
    if (lane < lanes)
      r[i] = refrt_slot(slots, w->operands[0].slot)[lane];
    else if (lane < lanes + w->operands[1].leaves)
      r[i] = refrt_slot(slots, w->operands[1].slot)[lane - lanes];
    else
      r[i] = refrt_new_poison(vm);
  }
}

static int part_value(refrt_vm *vm, const refrt_wide *w, refrt_value *slots, refrt_value *r) {
  uint32_t leaf, leaves;
  const refrt_value *container = refrt_slot(slots, w->operands[0].slot);
  if (!refrt_find_part(&vm->code, w->operands[0].type, w->attributes, w->num_attributes, &leaf, &leaves))
    return refrt_broken(vm, REFRT_E_INTERNAL);
  if (w->opcode == REFRT_OP_EXTRACTVALUE) {
    copy(r, container + leaf, leaves);
    return 0;
  }
  copy(r, container, w->results[0].leaves);
  copy(r + leaf, refrt_slot(slots, w->operands[1].slot), leaves);
  return 0;
}

int refrt_run_aggregate(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  refrt_value *r = refrt_slot(slots, w->results[0].slot);
  uint32_t count = w->results[0].leaves;
  switch (w->opcode) {
  case REFRT_OP_CONST:
    constant(vm, w, r, count);
    return 0;
  case REFRT_OP_POISON:
    fill(r, count, refrt_new_poison(vm));
    return 0;
  case REFRT_OP_UNDEF:
    fill(r, count, refrt_new_undef(vm));
    return 0;
  case REFRT_OP_ZERO:
    fill(r, count, refrt_leaf(0, 0));
    return 0;
  case REFRT_OP_GLOBAL_ADDRESS:
    return global_address(vm, w, r);
  case REFRT_OP_FUNCTION_ADDRESS:
    *r = refrt_vm_function_pointer(vm, (refrt_symbol)w->attributes[0]);
    return 0;
  case REFRT_OP_SELECT:
    select(vm, w, slots, r);
    return 0;
  case REFRT_OP_FREEZE:
    freeze(vm, r, w, refrt_slot(slots, w->operands[0].slot), count);
    return 0;
  case REFRT_OP_EXTRACTVALUE:
  case REFRT_OP_INSERTVALUE:
    return part_value(vm, w, slots, r);
  case REFRT_OP_EXTRACTELEMENT:
    extract_element(vm, w, slots, r);
    return 0;
  case REFRT_OP_INSERTELEMENT:
    insert_element(vm, w, slots, r);
    return 0;
  case REFRT_OP_SHUFFLEVECTOR:
    shuffle(vm, w, slots, r);
    return 0;
  default:
    return refrt_broken(vm, REFRT_E_INTERNAL);
  }
}
