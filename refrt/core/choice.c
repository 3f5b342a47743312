/*===-- choice.c - values that are one of several right ones -----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Where LangRef leaves a value open but fixed (what freeze makes of poison and
 * undef, the bits and the sign of a NaN that arithmetic made, which zero maxnum
 * gives, which form of a sum fast-math flags allow), the machine chooses and
 * marks the leaf REFRT_CHOSEN. What follows from such a leaf is marked as well,
 * leaf by leaf where the instruction works so;
 * where it decides something that cannot be marked (where to go, an address, an
 * external call, what is divided by), the whole run is `undetermined`. Must not compute anything:
 * handlers take chosen leaves for known ones.
 *===----------------------------------------------------------------------===*/
#include "refrt/core/vm.h"

void refrt_mark_chosen(refrt_vm *vm, refrt_value *leaf) {
  if (!refrt_leaf_is_unknown(leaf)) {
    leaf->state = REFRT_CHOSEN;
    leaf->origin = 0;
  }
  vm->chose = 1;
}

void refrt_mark_address(refrt_vm *vm, refrt_value *leaf, uint32_t align_log) {
  refrt_mark_chosen(vm, leaf);
  if (leaf->state == REFRT_CHOSEN)
    leaf->origin = align_log;
}

refrt_value refrt_choose(refrt_vm *vm, refrt_bits v) {
  refrt_value r = refrt_leaf(v.lo, v.hi);
  refrt_mark_chosen(vm, &r);
  return r;
}

/* How results follow from operands. */
typedef enum flow {
  FLOW_NONE,  /* the handler moves leaves with their marks */
  FLOW_LANES, /* lane by lane */
  FLOW_ALL,   /* every result from everything */
  FLOW_DECIDES /* an operand that is no data decides about memory or the run */
} flow;

/* The data among the operands of an instruction: their marks go to memory. */
enum { NO_DATA = 99 };

static flow flow_of(const refrt_wide *w, uint32_t *first, uint32_t *last, uint32_t *data) {
  *first = 0;
  *last = w->num_operands;
  *data = NO_DATA;
  switch (w->opcode) {
  case REFRT_OP_CONST:
  case REFRT_OP_POISON:
  case REFRT_OP_UNDEF:
  case REFRT_OP_ZERO:
  case REFRT_OP_GLOBAL_ADDRESS:
  case REFRT_OP_FUNCTION_ADDRESS:
  case REFRT_OP_FREEZE:
  case REFRT_OP_EXTRACTVALUE:
  case REFRT_OP_INSERTVALUE:
  case REFRT_OP_SHUFFLEVECTOR:
  case REFRT_OP_LANES:
    return FLOW_NONE;
  case REFRT_OP_SELECT: /* the condition; what it chose has its mark */
    *last = 1;
    return FLOW_LANES;
  case REFRT_OP_EXTRACTELEMENT:
    *first = 1;
    return FLOW_ALL;
  case REFRT_OP_INSERTELEMENT:
    *first = 2;
    return FLOW_ALL;
  case REFRT_OP_VECTOR_EXTRACT:
    *first = 1;
    return FLOW_ALL;
  case REFRT_OP_VECTOR_INSERT:
    *first = 2;
    return FLOW_ALL;
  case REFRT_OP_BITCAST:
    return w->operands[0].leaves == w->results[0].leaves ? FLOW_LANES : FLOW_ALL;
  case REFRT_OP_GEP:
  case REFRT_OP_REDUCE:
  case REFRT_OP_LANE_MASK:
  case REFRT_OP_CREATE_MASK:
  case REFRT_OP_APPROX_COMPLEX:
  case REFRT_OP_POWI_COMPLEX:
    return FLOW_ALL;
  case REFRT_OP_STORE:
  case REFRT_OP_LLVM_STORE:
  case REFRT_OP_MASKED_STORE:
  case REFRT_OP_SCATTER:
  case REFRT_OP_COMPRESSSTORE:
  case REFRT_OP_VECTOR_WRITE:
  case REFRT_OP_VECTOR_COMPRESS:
  case REFRT_OP_VECTOR_SCATTER:
    *data = 0;
    return FLOW_DECIDES;
  case REFRT_OP_MEMSET:
    *data = 1;
    return FLOW_DECIDES;
  default:
    /* Integers, floats and their casts stand together in opcodes.def. */
    if ((w->opcode >= REFRT_OP_ADD && w->opcode <= REFRT_OP_MULU_OVERFLOW) ||
        (w->opcode >= REFRT_OP_SEXT && w->opcode <= REFRT_OP_CMPF))
      return FLOW_LANES;
    return FLOW_DECIDES;
  }
}

static void mark(refrt_vm *vm, refrt_value *slots, const refrt_wide *w, uint32_t step, uint32_t lane) {
  uint32_t i, k;
  for (i = 0; i < w->num_results; ++i) {
    refrt_value *r = refrt_slot(slots, w->results[i].slot);
    for (k = lane; k < w->results[i].leaves; k += step)
      refrt_mark_chosen(vm, &r[k]);
  }
}

/* Whether only those bits of a chosen address count in lane k that its alignment
 * fixes: a remainder or a mask. */
static int is_fixed(refrt_value *slots, const refrt_wide *w, uint32_t i, uint32_t k) {
  const refrt_value *leaf, *other;
  uint64_t multiple;
  if ((w->opcode != REFRT_OP_AND && (w->opcode != REFRT_OP_REMU || i != 0)) || w->num_operands != 2)
    return 0;
  leaf = refrt_slot(slots, w->operands[i].slot) + k;
  other = refrt_slot(slots, w->operands[1 - i].slot) + k;
  if (leaf->origin == 0 || leaf->origin > 63 || other->state != REFRT_DEFINED || other->hi != 0)
    return 0;
  multiple = (uint64_t)1 << leaf->origin;
  return w->opcode == REFRT_OP_AND ? other->lo < multiple : other->lo != 0 && multiple % other->lo == 0;
}

void refrt_spread_choice(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  uint32_t i, k, first, last, data;
  flow kind = flow_of(w, &first, &last, &data);
  if (kind == FLOW_NONE)
    return;
  for (i = first; i < last; ++i) {
    const refrt_value *leaves = refrt_slot(slots, w->operands[i].slot);
    uint32_t count = w->operands[i].leaves;
    if (i == data)
      continue;
    for (k = 0; k < count; ++k) {
      if (leaves[k].state != REFRT_CHOSEN || is_fixed(slots, w, i, k))
        continue;
      /* Another choice of a divisor may be 0. */
      if (kind == FLOW_DECIDES || (i == 1 && w->opcode >= REFRT_OP_DIVU && w->opcode <= REFRT_OP_FLOORDIVS))
        vm->undetermined = 1;
      if (kind == FLOW_LANES && count > 1) {
        /* Two results, or a struct of two, lie lanes apart. */
        mark(vm, slots, w, count, k);
        continue;
      }
      mark(vm, slots, w, 1, 0);
      break;
    }
  }
}
