/*===-- vector.c - lanes chosen by masks, and reductions -----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Rules L-MASKED, L-GATHER, L-EXPAND, L-LANEMASK, L-REDUCE, L-STORAGE and L-TRAP.
 *
 * Memory of lanes under a mask, after LangRef's masked intrinsics: only enabled
 * lanes touch memory, every one of them like an access of its own. A mask lane
 * that is poison or undef is a trap, because whether memory is touched is then
 * unknown. Lanes of a masked load lie side by side without gaps, also those that
 * share bytes; a masked store has none of these.
 *
 * reduce: start, then one lane after the other, in order, by the instruction
 * that the attribute names. Must not know how that one computes.
 *===----------------------------------------------------------------------===*/
#include "refrt/ops/vector.h"
#include "refrt/machine/access.h"
#include "refrt/machine/choice.h"
#include "refrt/machine/descriptor.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/value_codec.h"
#include "refrt/machine/vm.h"
#include "refrt/ops/float.h"
#include "refrt/ops/integer.h"
#include "refrt/ops/undef.h"
#include "refrt/program/opcode.h"

/*===---------------------------------- masks ------------------------------===*/

int refrt_mask_lane(refrt_vm *vm, const refrt_value *mask, uint32_t lane, int *enabled) {
  if (refrt_leaf_is_unknown(&mask[lane])) /* both may be right */
    return refrt_unknown_at(vm, &mask[lane], 0, REFRT_TRAP_POISON_ACCESS, "a lane of the mask");
  *enabled = mask[lane].lo != 0;
  return 0;
}

/* What a lane at `distance` bytes from something aligned to `align` has. */
static uint64_t lane_align(uint64_t align, uint64_t distance) {
  uint64_t low = distance & (0 - distance);
  return low != 0 && low < align ? low : align;
}

/* The bytes of the lanes that are on, one by one. `object` is what they are in,
 * if there are any, `base` where the vector begins in it, and `edge` whether the one
 * with bits beyond the vector is among them. */
static int check_packed(refrt_vm *vm, refrt_value *slots, const refrt_wide *w, refrt_object **object, uint64_t *base,
                        int *edge) {
  const refrt_value *pointer = refrt_slot(slots, w->operands[0].slot);
  const refrt_value *mask = refrt_slot(slots, w->operands[1].slot);
  const refrt_type_info *element = vm->code.types[w->info->element];
  uint64_t bits = element->bits, total = bits * w->lanes;
  uint64_t align = w->attributes[0] != 0 ? w->attributes[0] : element->align;
  uint64_t start = vm->layout.big_endian ? (8 - total % 8) % 8 : 0; /* bits before the first lane's */
  uint64_t highest = vm->layout.big_endian ? 0 : (total - 1) / 8;
  uint64_t i, byte, at, next = 0;
  for (i = 0; i < w->lanes; ++i) {
    int enabled = 0;
    if (refrt_mask_lane(vm, mask, (uint32_t)i, &enabled))
      return 1;
    byte = (start + i * bits) / 8;
    for (byte = byte < next ? next : byte; enabled && byte <= (start + (i + 1) * bits - 1) / 8; ++byte) {
      refrt_value here = refrt_pointer_at(vm, pointer, byte);
      if (refrt_access_check(vm, &here, 1, lane_align(align, byte), REFRT_READ, object, &at))
        return 1;
      *base = at - byte;
      *edge |= byte == highest;
      next = byte + 1;
    }
  }
  return 0;
}

/* masked-load of lanes that share bytes: what a load of the vector has in the
 * lanes that are on, if other bits than zeros beyond the vector are read, undef. */
static int load_packed(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_value *mask = refrt_slot(slots, w->operands[1].slot), *rest = refrt_slot(slots, w->operands[2].slot);
  refrt_value *r = refrt_slot(slots, w->results[0].slot);
  uint32_t i, bits = vm->code.types[w->info->element]->bits;
  refrt_object *object = NULL;
  uint64_t base = 0;
  int edge = 0, is_undef;
  if (check_packed(vm, slots, w, &object, &base, &edge) ||
      (object != NULL && refrt_decode_packed(vm, bits, w->lanes, mask, object, base, r)))
    return 1;
  is_undef = edge && refrt_has_bits_beyond(vm, object, base, (uint64_t)bits * w->lanes);
  for (i = 0; i < w->lanes; ++i)
    if (mask[i].lo == 0)
      r[i] = rest[i];
    else if (is_undef && r[i].state != REFRT_POISON)
      r[i] = refrt_new_undef(vm);
  return 0;
}

/* masked-load, masked-store, gather, scatter, expandload, compressstore. */
static int run_masked(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  int store = w->num_results == 0;
  int each = refrt_opcode_has(w->opcode, REFRT_TRAIT_SPREAD), dense = refrt_opcode_has(w->opcode, REFRT_TRAIT_DENSE);
  const refrt_value *pointers = refrt_slot(slots, w->operands[store].slot);
  const refrt_value *mask = refrt_slot(slots, w->operands[store + 1].slot);
  const refrt_value *data = refrt_slot(slots, w->operands[store ? 0 : 2].slot);
  refrt_type element = w->info->element;
  uint64_t step = dense ? vm->code.types[element]->size : vm->code.types[element]->store_size, at = 0;
  uint64_t align = w->attributes[0] != 0 ? w->attributes[0] : vm->code.types[element]->align;
  uint32_t i;
  for (i = 0; i < w->lanes; ++i) {
    refrt_value pointer;
    int enabled = 0;
    if (refrt_mask_lane(vm, mask, i, &enabled))
      return 1;
    if (enabled) {
      pointer = each ? pointers[i] : refrt_pointer_at(vm, pointers, at);
      if (store ? refrt_write(vm, &pointer, element, each ? align : lane_align(align, at), &data[i])
                : refrt_read(vm, &pointer, element, each ? align : lane_align(align, at),
                             refrt_slot(slots, w->results[0].slot) + i))
        return 1;
      if (each && !store) /* two lanes may be one place */
        refrt_undef_bind(refrt_slot(slots, w->results[0].slot) + i);
    } else if (!store) {
      refrt_slot(slots, w->results[0].slot)[i] = data[i];
    }
    if (enabled || !dense)
      at += step;
  }
  return 0;
}

/* lane-mask base, n: lane i is on when base + i, which does not wrap, is below n. */
static void run_lane_mask(const refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_value *base = refrt_slot(slots, w->operands[0].slot), *n = refrt_slot(slots, w->operands[1].slot);
  refrt_value *r = refrt_slot(slots, w->results[0].slot);
  refrt_bits room = refrt_bits_make(0, 0); /* lanes that are on */
  uint32_t i;
  if (refrt_bits_less(refrt_leaf_bits(base), refrt_leaf_bits(n)))
    room = refrt_bits_sub(refrt_leaf_bits(n), refrt_leaf_bits(base));
  for (i = 0; i < w->lanes; ++i) {
    r[i] = refrt_leaf(room.hi != 0 || i < room.lo, 0);
    if (refrt_leaf_is_unknown(base) || refrt_leaf_is_unknown(n))
      r[i] = base->state == REFRT_POISON || n->state == REFRT_POISON
                 ? refrt_new_poison(vm)
                 : refrt_leaf_unknown(REFRT_DEPENDS, refrt_origin(vm));
  }
}

/*===------------------------------- reductions ----------------------------===*/

/* reduce vector; start, vector; or start, vector, mask. Without a start the
 * first lane is it. */
static int run_reduce(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  uint32_t has_start = w->num_operands > 1, i = has_start ? 0 : 1;
  const refrt_operand *vector = &w->operands[has_start];
  const refrt_value *mask = w->num_operands > 2 ? refrt_slot(slots, w->operands[2].slot) : NULL;
  refrt_operand operands[2];
  int chosen = 0;
  refrt_value *result = refrt_slot(slots, w->results[0].slot);
  refrt_wide step = *w;
  operands[0] = w->results[0];
  operands[1] = w->results[0];
  operands[1].slot = vector->slot;
  step.opcode = (refrt_opcode)w->attributes[0];
  step.info = w->results[0].info;
  step.type = w->results[0].type;
  step.lanes = 1;
  step.num_operands = 2;
  step.num_attributes = 0;
  step.operands = operands;
  *result = *refrt_slot(slots, w->operands[0].slot);
  for (; i < w->lanes; ++i) {
    int enabled = 1;
    if (mask != NULL && refrt_mask_lane(vm, mask, i, &enabled))
      return 1;
    operands[1].slot = vector->slot + i * (uint32_t)sizeof(refrt_value);
    if (enabled && (w->info->kind == REFRT_KIND_VECTOR && vm->code.types[w->info->element]->kind == REFRT_KIND_FLOAT
                        ? refrt_run_float(vm, slots, &step)
                        : refrt_run_integer(vm, slots, &step)))
      return 1;
    chosen |= result->state == REFRT_CHOSEN;
  }
  if (chosen)
    refrt_mark_follower(vm, result);
  return 0;
}

/*===--------------------------------- promises ----------------------------===*/

/* separate-storage p, q: what is based on one never aliases what is based on
 * the other, so they do not point to one allocation. */
static int run_separate(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_value *p = refrt_slot(slots, w->operands[0].slot), *q = refrt_slot(slots, w->operands[1].slot);
  uint32_t id;
  if (refrt_leaf_is_unknown(p) || refrt_leaf_is_unknown(q)) {
    const refrt_value *unknown = refrt_leaf_is_unknown(p) ? p : q;
    return refrt_unknown_at(vm, unknown, refrt_leaf_is_any(unknown), REFRT_TRAP_ASSUME_VIOLATED,
                            "a pointer with separate storage");
  }
  id = refrt_object_of(vm, p);
  if (id != REFRT_NONE && id == refrt_object_of(vm, q) && vm->memory.objects[id].size != 0)
    return refrt_trap_at(vm, REFRT_TRAP_ASSUME_VIOLATED,
                         "separate storage, but both point to an allocation of %llu bytes",
                         (unsigned long long)vm->memory.objects[id].size);
  return 0;
}

REFRT_HANDLER(refrt_run_vector) {
  switch (w->opcode) {
  case REFRT_OP_MASKED_LOAD:
    if (vm->code.types[w->info->element]->bits % 8 != 0)
      return load_packed(vm, slots, w);
    return run_masked(vm, slots, w);
  case REFRT_OP_MASKED_STORE:
  case REFRT_OP_GATHER:
  case REFRT_OP_SCATTER:
  case REFRT_OP_EXPANDLOAD:
  case REFRT_OP_COMPRESSSTORE:
    return run_masked(vm, slots, w);
  case REFRT_OP_LANE_MASK:
    run_lane_mask(vm, slots, w);
    return 0;
  case REFRT_OP_REDUCE:
    return run_reduce(vm, slots, w);
  case REFRT_OP_SEPARATE_STORAGE:
    return run_separate(vm, slots, w);
  case REFRT_OP_TRAP:
    return refrt_trap_at(vm, REFRT_TRAP_ABORT, "a trap instruction");
  default:
    return refrt_broken(vm, REFRT_E_INTERNAL);
  }
}
