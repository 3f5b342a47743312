/*===-- aggregate.c - constants, choice, parts of values -----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * General forms of instructions that make, choose and take apart values of any
 * type leaf by leaf. Must not compute with them or touch memory. Rules A-CONST,
 * A-SEL, P-FREEZE, U-POISON, L-CONST, L-AGGREGATE, L-LANE, L-SHUFFLE and X-PART.
 *===----------------------------------------------------------------------===*/
#include "refrt/load/path.h"
#include "refrt/machine/choice.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"
#include "refrt/number/soft_float.h"
#include "refrt/ops/float.h"
#include "refrt/ops/undef.h"

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

/* What undef in `choice` picks: poison if one of the two surely is, and what both are.
 * Leaves that are not alone are picked together. */
static int either(refrt_vm *vm, const refrt_value *choice, int is_alone, const refrt_value *a, const refrt_value *b,
                  refrt_value *r) {
  int is_sure = refrt_leaf_is_any(choice);
  if (choice->state != REFRT_POISON && a->state != REFRT_POISON && b->state != REFRT_POISON) {
    if (a->state == REFRT_DEFINED && b->state == REFRT_DEFINED && a->lo == b->lo && a->hi == b->hi) {
      *r = *a;
      return 0;
    }
    if (a->state == REFRT_CHOSEN || b->state == REFRT_CHOSEN) /* without its mark */
      vm->undetermined = 1;
    *r = refrt_leaf_unknown(REFRT_DEPENDS, choice->origin);
    if ((refrt_leaf_is_any(a) && refrt_leaf_is_any(b)) ||
        (is_sure && is_alone && (refrt_leaf_is_any(a) || refrt_leaf_is_any(b))))
      r->state = REFRT_UNDEF;
    return 0;
  }
  if (choice->state != REFRT_POISON && !is_sure && a->state != b->state)
    return refrt_undecided(vm, choice, "select picks poison");
  *r = refrt_leaf_unknown(REFRT_POISON, choice->origin);
  return 0;
}

/* select c, a, b (A-SEL): one condition for all leaves, or one per lane. */
static int select(refrt_vm *vm, const refrt_wide *w, refrt_value *slots, refrt_value *r) {
  const refrt_operand *condition = &w->operands[0];
  const refrt_value *c = refrt_slot(slots, condition->slot);
  const refrt_value *a = refrt_slot(slots, w->operands[1].slot), *b = refrt_slot(slots, w->operands[2].slot);
  uint32_t i, per_lane = condition->info->kind == REFRT_KIND_VECTOR;
  int promises = (w->flags & (REFRT_FLAG_NNAN | REFRT_FLAG_NINF)) != 0;
  for (i = 0; i < w->results[0].leaves; ++i) {
    const refrt_value *choose = per_lane ? &c[i] : c;
    refrt_bits v;
    if (refrt_leaf_is_unknown(choose)) {
      if (either(vm, choose, per_lane || w->results[0].leaves == 1, &a[i], &b[i], &r[i]))
        return 1;
      if (refrt_leaf_is_undef(&r[i]) && promises)
        return refrt_undecided(vm, choose, "select keeps its promise");
      continue;
    }
    r[i] = choose->lo != 0 ? a[i] : b[i];
    if (!promises && (w->flags & REFRT_FLAG_NSZ) == 0)
      continue;
    if (promises && r[i].state == REFRT_DEPENDS)
      return refrt_undecided(vm, &r[i], "select keeps its promise");
    if (refrt_leaf_is_unknown(&r[i])) {
      if (promises) /* some value breaks it */
        r[i].state = REFRT_POISON;
      continue;
    }
    v = refrt_leaf_bits(&r[i]);
    if (refrt_breaks_promise(w, w->float_kind, v))
      r[i] = refrt_new_poison(vm);
    else if ((w->flags & REFRT_FLAG_NSZ) != 0 && refrt_float_is_zero(w->float_kind, v))
      refrt_mark_chosen(vm, &r[i]);
  }
  return 0;
}

/* freeze a: some fixed value instead of an unknown one. What depends on undef is refused. */
static int freeze(refrt_vm *vm, refrt_value *r, const refrt_wide *w, const refrt_value *a, uint32_t count) {
  const refrt_type_info *type = w->results[0].info;
  uint32_t i;
  if (type->kind == REFRT_KIND_VECTOR)
    type = vm->code.types[type->element];
  for (i = 0; i < count; ++i) {
    if ((w->flags & REFRT_FLAG_NO_UNDEF) != 0 && refrt_leaf_is_undef(&a[i]))
      return refrt_undecided(vm, &a[i], "what follows for a number that it is a part of");
    if (a[i].state == REFRT_DEPENDS)
      return refrt_undecided(vm, &a[i], "which values freeze can give");
    r[i] = refrt_leaf_is_unknown(&a[i]) ? refrt_choose_number(vm, type) : a[i];
  }
  return 0;
}

/* extractelement, insertelement: a lane out of range is poison (V-IDX), also if it
 * is for some choice. */
static int lane_in_range(const refrt_value *lane, uint32_t lanes) {
  return !refrt_leaf_is_unknown(lane) && lane->hi == 0 && lane->lo < lanes;
}

/* A lane that is undef: some choice is out of range, or nobody knows. */
static int undef_lane(refrt_vm *vm, const refrt_value *lane, uint32_t bits, uint32_t lanes) {
  if (refrt_leaf_is_any(lane) && refrt_bits_less(refrt_bits_make(lanes - 1, 0), refrt_bits_mask(bits)))
    return 0;
  return refrt_undecided(vm, lane, "a lane is in range");
}

static int extract_element(refrt_vm *vm, const refrt_wide *w, refrt_value *slots, refrt_value *r) {
  const refrt_value *lane = refrt_slot(slots, w->operands[1].slot), *from = refrt_slot(slots, w->operands[0].slot);
  if (refrt_leaf_is_undef(lane) && undef_lane(vm, lane, w->operands[1].info->bits, w->operands[0].leaves))
    return 1;
  *r = lane_in_range(lane, w->operands[0].leaves) ? from[lane->lo] : refrt_new_poison(vm);
  return 0;
}

static int insert_element(refrt_vm *vm, const refrt_wide *w, refrt_value *slots, refrt_value *r) {
  const refrt_value *lane = refrt_slot(slots, w->operands[2].slot);
  uint32_t lanes = w->operands[0].leaves;
  if (refrt_leaf_is_undef(lane) && undef_lane(vm, lane, w->operands[2].info->bits, lanes))
    return 1;
  if (!lane_in_range(lane, lanes)) {
    fill(r, lanes, refrt_new_poison(vm));
    return 0;
  }
  copy(r, refrt_slot(slots, w->operands[0].slot), lanes);
  r[lane->lo] = *refrt_slot(slots, w->operands[1].slot);
  return 0;
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
  refrt_owe(vm, refrt_undef_bind_copies(r, w->attributes, i));
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

REFRT_HANDLER(refrt_run_aggregate) {
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
    return select(vm, w, slots, r);
  case REFRT_OP_FREEZE:
    return freeze(vm, r, w, refrt_slot(slots, w->operands[0].slot), count);
  case REFRT_OP_EXTRACTVALUE:
  case REFRT_OP_INSERTVALUE:
    return part_value(vm, w, slots, r);
  case REFRT_OP_EXTRACTELEMENT:
    return extract_element(vm, w, slots, r);
  case REFRT_OP_INSERTELEMENT:
    return insert_element(vm, w, slots, r);
  case REFRT_OP_SHUFFLEVECTOR:
    shuffle(vm, w, slots, r);
    return 0;
  default:
    return refrt_broken(vm, REFRT_E_INTERNAL);
  }
}
