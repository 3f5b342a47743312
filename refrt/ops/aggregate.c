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
#include "refrt/machine/known_leaf.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"
#include "refrt/number/known.h"
#include "refrt/number/soft_float.h"
#include "refrt/ops/float.h"
#include "refrt/ops/handlers.h"
#include "refrt/program/kinds.h"
#include "refrt/program/leaves.h"

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

/* Either of the two, but not surely both. */
static int join(refrt_vm *vm, const refrt_type_info *type, const refrt_value *a, const refrt_value *b, int is_sure,
                uint32_t origin, refrt_value *r) {
  refrt_known k, x, y;
  refrt_value p = *a, q = *b; /* of pointers the addresses */
  int is_integer = refrt_is_integer(type->kind);
  uint32_t bits = is_integer ? type->bits : vm->pointer_bits;
  origin |= refrt_shared(a) | refrt_shared(b);
  if (a->state == REFRT_DEFINED && b->state == REFRT_DEFINED && a->lo == b->lo && a->hi == b->hi) {
    *r = *a;
    return 0;
  }
  if (!is_integer && type->kind != REFRT_KIND_PTR) {
    *r = refrt_leaf_some_undef(origin);
    return 0;
  }
  if (!is_integer) {
    p.hi = refrt_leaf_is_unknown(a) ? p.hi : 0;
    q.hi = refrt_leaf_is_unknown(b) ? q.hi : 0;
  }
  x = refrt_known_of(vm, &p, bits);
  y = refrt_known_of(vm, &q, bits);
  k = refrt_known_join(&x, &y, bits);
  if (!is_sure)
    refrt_known_forget_members(&k, bits);
  if (a->state == REFRT_CHOSEN || b->state == REFRT_CHOSEN) /* without its mark */
    vm->undetermined = 1;
  return refrt_put_known(vm, r, &k, bits, is_integer, origin);
}

/* What undef in `choice` picks: poison if one of the two surely is, else what they
 * share. `type` is the lane's; leaves that are not alone are picked together. */
static int either(refrt_vm *vm, const refrt_type_info *type, const refrt_value *choice, int is_alone,
                  const refrt_value *a, const refrt_value *b, refrt_value *r) {
  refrt_known c;
  int is_sure;
  if (choice->state == REFRT_POISON) {
    *r = refrt_leaf_unknown(REFRT_POISON, choice->origin);
    return 0;
  }
  c = refrt_known_of(vm, choice, 1);
  is_sure = refrt_known_varies(&c);
  if (a->state != REFRT_POISON && b->state != REFRT_POISON) {
    if (join(vm, type, a, b, is_sure, choice->origin & ~REFRT_COPIED, r))
      return 1;
    if (!is_alone)
      refrt_share(r);
    return 0;
  }
  if (!is_sure && a->state != b->state)
    return refrt_undecided(vm, choice, "select picks poison");
  *r = refrt_leaf_unknown(REFRT_POISON, choice->origin);
  return 0;
}

/* The type of one leaf of a value after the other. */
typedef struct leaf_types {
  refrt_leaf_walk walk;
  int is_walk;
  refrt_type_info info; /* kind and bits of the leaf */
} leaf_types;

static void start_leaves(refrt_vm *vm, refrt_type type, const refrt_type_info *info, leaf_types *types) {
  types->info = *lane_type(vm, info);
  types->is_walk = info->kind == REFRT_KIND_ARRAY || info->kind == REFRT_KIND_STRUCT;
  if (types->is_walk)
    refrt_leaf_walk_start(&types->walk, vm->program, type);
}

static void next_leaf(leaf_types *types) {
  refrt_leaf_kind leaf;
  if (!types->is_walk || !refrt_leaf_walk_next(&types->walk, &leaf))
    return;
  types->info.kind = leaf.kind;
  types->info.bits = leaf.bits;
}

/* select c, a, b (A-SEL): one condition for all leaves, or one per lane. */
static int select(refrt_vm *vm, const refrt_wide *w, refrt_value *slots, refrt_value *r) {
  const refrt_operand *condition = &w->operands[0];
  const refrt_value *c = refrt_slot(slots, condition->slot);
  const refrt_value *a = refrt_slot(slots, w->operands[1].slot), *b = refrt_slot(slots, w->operands[2].slot);
  uint32_t i, per_lane = condition->info->kind == REFRT_KIND_VECTOR;
  int promises = (w->flags & (REFRT_FLAG_NNAN | REFRT_FLAG_NINF)) != 0;
  leaf_types types;
  if (!per_lane && refrt_leaf_is_unknown(c))
    start_leaves(vm, w->results[0].type, w->results[0].info, &types);
  else
    types.info = *lane_type(vm, w->results[0].info), types.is_walk = 0;
  for (i = 0; i < w->results[0].leaves; ++i) {
    const refrt_value *choose = per_lane ? &c[i] : c;
    refrt_bits v;
    if (refrt_leaf_is_unknown(choose)) {
      next_leaf(&types);
      if (either(vm, &types.info, choose, per_lane || w->results[0].leaves == 1, &a[i], &b[i], &r[i]))
        return 1;
      if (r[i].state == REFRT_UNDEF && promises)
        return refrt_undecided(vm, choose, "select keeps its promise");
      continue;
    }
    r[i] = choose->lo != 0 ? a[i] : b[i];
    if (!promises && (w->flags & REFRT_FLAG_NSZ) == 0)
      continue;
    if (promises && r[i].state == REFRT_UNDEF && !refrt_leaf_is_any(&r[i]))
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

/* freeze a: some fixed value instead of an unknown one, here zero, or the least
 * member of what is undef in part, if those of all leaves go together. */
static int freeze(refrt_vm *vm, refrt_value *r, const refrt_wide *w, const refrt_value *a, uint32_t count) {
  leaf_types types;
  refrt_together seen = {0, 0};
  uint32_t i;
  start_leaves(vm, w->results[0].type, w->results[0].info, &types);
  for (i = 0; i < count; ++i) {
    refrt_bits v = {0, 0};
    next_leaf(&types);
    if ((w->flags & REFRT_FLAG_NO_UNDEF) != 0 && a[i].state == REFRT_UNDEF)
      return refrt_undecided(vm, &a[i], "what follows for a number that it is a part of");
    if (!refrt_go_together(&seen, &a[i]))
      return refrt_undecided(vm, &a[i], "which values freeze can give together");
    if (a[i].state == REFRT_UNDEF && !refrt_leaf_is_any(&a[i])) {
      refrt_known k;
      if (refrt_is_integer(types.info.kind)) /* others have no width */
        k = refrt_known_of(vm, &a[i], types.info.bits);
      if (!refrt_is_integer(types.info.kind) || !k.has_members)
        return refrt_undecided(vm, &a[i], "which values freeze can give");
      v = k.member[0];
    }
    r[i] = refrt_leaf_is_unknown(&a[i]) ? refrt_choose(vm, v) : a[i];
  }
  return 0;
}

/* extractelement, insertelement: a lane out of range is poison (V-IDX), also if it
 * is for some choice. */
static int lane_in_range(const refrt_value *lane, uint32_t lanes) {
  return !refrt_leaf_is_unknown(lane) && lane->hi == 0 && lane->lo < lanes;
}

/* 1: some choice is surely out of range; 0 if none is; or -1 after a refusal. */
static int lane_leaves(refrt_vm *vm, const refrt_value *lane, const refrt_known *k, uint32_t lanes) {
  refrt_bits limit = refrt_bits_make(lanes, 0);
  if (refrt_bits_less(k->most[0], limit))
    return 0;
  if (k->has_members && !refrt_bits_less(k->member[1], limit))
    return 1;
  (void)refrt_undecided(vm, lane, "a lane is in range");
  return -1;
}

/* Any of the lanes that the index can be, each of them not for sure. */
static int extract_undef(refrt_vm *vm, const refrt_wide *w, const refrt_value *from, const refrt_value *lane,
                         refrt_value *r) {
  uint32_t i, lanes = w->operands[0].leaves, bits = w->operands[1].info->bits;
  refrt_known k = refrt_known_of(vm, lane, bits);
  int leaves = lane_leaves(vm, lane, &k, lanes), first = 1;
  *r = refrt_leaf_unknown(REFRT_POISON, lane->origin);
  if (leaves != 0)
    return leaves < 0;
  refrt_owe(vm, lanes);
  for (i = 0; i < lanes; ++i) {
    refrt_value old = *r;
    if (!refrt_known_can_be(&k, refrt_bits_make(i, 0), bits))
      continue;
    if (from[i].state == REFRT_POISON && refrt_known_has(&k, refrt_bits_make(i, 0), bits)) {
      *r = refrt_leaf_unknown(REFRT_POISON, lane->origin);
      return 0;
    }
    if (from[i].state == REFRT_POISON)
      return refrt_undecided(vm, lane, "a lane of poison is read");
    if (first)
      *r = from[i];
    else if (join(vm, w->results[0].info, &old, &from[i], 0, lane->origin, r))
      return 1;
    first = 0;
  }
  return 0;
}

static int extract_element(refrt_vm *vm, const refrt_wide *w, refrt_value *slots, refrt_value *r) {
  const refrt_value *lane = refrt_slot(slots, w->operands[1].slot), *from = refrt_slot(slots, w->operands[0].slot);
  if (lane->state == REFRT_UNDEF)
    return extract_undef(vm, w, from, lane, r);
  *r = lane_in_range(lane, w->operands[0].leaves) ? from[lane->lo] : refrt_new_poison(vm);
  return 0;
}

static int insert_element(refrt_vm *vm, const refrt_wide *w, refrt_value *slots, refrt_value *r) {
  const refrt_value *lane = refrt_slot(slots, w->operands[2].slot);
  uint32_t lanes = w->operands[0].leaves;
  if (lane->state == REFRT_UNDEF) {
    refrt_known k = refrt_known_of(vm, lane, w->operands[2].info->bits);
    int leaves = lane_leaves(vm, lane, &k, lanes);
    if (leaves < 0)
      return 1;
    if (leaves == 0)
      return refrt_undecided(vm, lane, "which lane is written");
  }
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
  refrt_share_copies(vm, r, w->attributes, i);
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
