/*===-- choice.c - values that are one of several right ones -----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Rules P-CHOSEN, P-DECIDE, S-NUMBER and S-KNOWN of conformance/spec.
 *
 * Where LangRef leaves a value open but fixed, the machine chooses and marks the leaf REFRT_CHOSEN.
 * Such are: what freeze makes of poison and undef, the bits and the sign of a NaN that arithmetic
 * made, which zero maxnum gives. Also which order of a sum fast-math flags allow, where memory lies,
 * a stride that no index is multiplied by. What follows from such a leaf is marked as well, leaf by
 * leaf where the instruction works so. It may decide something that cannot be marked: where to go,
 * an address, an external call, what is divided by. Then the whole run is `undetermined`. Must not
 * compute anything: handlers take chosen leaves for known ones.
 *===----------------------------------------------------------------------===*/
#include "refrt/machine/choice.h"
#include "refrt/machine/descriptor.h"
#include "refrt/machine/vm.h"
#include "refrt/number/soft_float.h"
#include "refrt/program/opcode.h"

void refrt_mark_follower(refrt_vm *vm, refrt_value *leaf) {
  if (!refrt_leaf_is_unknown(leaf)) {
    leaf->state = REFRT_CHOSEN;
    leaf->origin = 0;
  }
  vm->chose = 1;
}

void refrt_mark_chosen(refrt_vm *vm, refrt_value *leaf) {
  refrt_mark_follower(vm, leaf);
  vm->chose_otherwise = 1;
}

void refrt_mark_address(refrt_vm *vm, refrt_value *leaf, uint64_t provenance) {
  refrt_mark_chosen(vm, leaf);
  if (leaf->state == REFRT_CHOSEN && provenance <= vm->memory.num_objects)
    leaf->origin = (uint32_t)provenance;
}

refrt_value refrt_choose(refrt_vm *vm, refrt_bits v) {
  refrt_value r = refrt_leaf(v.lo, v.hi);
  refrt_mark_chosen(vm, &r);
  return r;
}

refrt_value refrt_choose_number(refrt_vm *vm, const refrt_type_info *type) {
  static const uint64_t patterns[] = {0, UINT64_MAX, UINT64_C(0x5555555555555555), UINT64_C(0xAAAAAAAAAAAAAAAA)};
  uint64_t pattern = patterns[vm->choice % REFRT_CHOICES];
  refrt_bits v = refrt_bits_make(pattern, pattern);
  refrt_value r;
  switch (type->kind) {
  case REFRT_KIND_INT:
  case REFRT_KIND_FLOAT:
    v = refrt_bits_and(v, refrt_bits_mask(type->bits));
    break;
  case REFRT_KIND_INDEX:
    v = refrt_bits_and(v, refrt_bits_mask(vm->index_bits));
    break;
  default: /* another pointer than null would be one to something */
    return refrt_choose(vm, refrt_bits_make(0, 0));
  }
  r = refrt_leaf(v.lo, v.hi);
  refrt_mark_follower(vm, &r);
  return r;
}

refrt_value refrt_choose_sign(refrt_vm *vm, refrt_float_kind kind, refrt_bits v) {
  refrt_value r;
  if (vm->choice % 2 != 0)
    v = refrt_float_neg(kind, v);
  r = refrt_leaf(v.lo, v.hi);
  refrt_mark_follower(vm, &r);
  return r;
}

/* What the CHOICE column of opcodes.def says of one instruction. */
typedef enum flow_kind {
  FLOW_NONE,   /* the handler moves leaves with their marks */
  FLOW_LANES,  /* lane by lane */
  FLOW_ALL,    /* every result from everything */
  FLOW_DECIDES /* an operand that is no data decides about memory or the run */
} flow_kind;

typedef struct flow {
  flow_kind kind;
  uint32_t first, last; /* operands that count: from first to before last */
  uint32_t data;        /* the operand whose marks go to memory, or NO_DATA */
} flow;

enum { NO_DATA = 99 };

static flow flow_of(const refrt_wide *w) {
  flow f = {FLOW_NONE, 0, 0, NO_DATA};
  f.last = w->num_operands;
  switch ((refrt_choice)refrt_opcode_rows[w->opcode].choice) {
  case REFRT_CHOICE_MOVES:
    break;
  case REFRT_CHOICE_CONDITION:
    f.kind = FLOW_LANES;
    f.last = 1;
    break;
  case REFRT_CHOICE_LANES:
    f.kind = FLOW_LANES;
    break;
  case REFRT_CHOICE_BITS:
    f.kind = w->operands[0].leaves == w->results[0].leaves ? FLOW_LANES : FLOW_ALL;
    break;
  case REFRT_CHOICE_ALL:
    f.kind = FLOW_ALL;
    break;
  case REFRT_CHOICE_ALL_FROM_1:
    f.kind = FLOW_ALL;
    f.first = 1;
    break;
  case REFRT_CHOICE_ALL_FROM_2:
    f.kind = FLOW_ALL;
    f.first = 2;
    break;
  case REFRT_CHOICE_DECIDES:
    f.kind = FLOW_DECIDES;
    break;
  case REFRT_CHOICE_STORES_0:
    f.kind = FLOW_DECIDES;
    f.data = 0;
    break;
  case REFRT_CHOICE_STORES_1:
    f.kind = FLOW_DECIDES;
    f.data = 1;
    break;
  }
  return f;
}

static void mark(refrt_vm *vm, refrt_value *slots, const refrt_wide *w, uint32_t step, uint32_t lane) {
  uint32_t i, k;
  for (i = 0; i < w->num_results; ++i) {
    refrt_value *r = refrt_slot(slots, w->results[i].slot);
    for (k = lane; k < w->results[i].leaves; k += step)
      refrt_mark_follower(vm, &r[k]);
  }
}

/*===--------------------------- numbers of addresses ----------------------===*/

/* What is known of an address for every choice. That is how far into its object it
 * is, and which multiple of a power of two the object's is apart from this one's. No
 * two live objects have a byte in common, and none has one at address 0. */

/* An operand of an instruction as an address. */
typedef struct address {
  const refrt_object *object; /* NULL: a number that is the same for every choice */
  uint32_t origin;
  uint64_t at;  /* the number, as a pointer */
  int is_plain; /* zeros above */
} address;

/* 0 if the leaf is neither an address nor a known number. */
static int address_of(const refrt_vm *vm, const refrt_value *leaf, int is_pointer, address *a) {
  uint64_t owner = is_pointer ? leaf->hi : leaf->state == REFRT_CHOSEN ? leaf->origin : 0;
  a->object = NULL;
  a->origin = (uint32_t)owner;
  a->at = leaf->lo & vm->pointer_mask;
  a->is_plain = a->at == leaf->lo && (is_pointer || leaf->hi == 0);
  if (owner == 0)
    return leaf->state == REFRT_DEFINED;
  owner &= ~(uint64_t)REFRT_SIGN_EXTENDED;
  if (owner == 0 || owner > vm->memory.num_objects || (is_pointer && leaf->state != REFRT_DEFINED))
    return 0;
  a->object = &vm->memory.objects[owner - 1];
  return 1;
}

/* Whether the byte there is one of the object's; functions count as one byte. */
static int is_inside(const address *a) {
  uint64_t offset = a->at - a->object->address;
  return a->object->kind == REFRT_ALLOCATION_FUNCTION ? offset == 0 : offset < a->object->size;
}

/* Whether a comparison of two addresses, or of one and a number, has one answer. Equal
 * constants may be one object. Addresses grow inside an object, as unsigned numbers. */
static int compare_is_fixed(refrt_icmp predicate, const address *a, const address *b) {
  int equality = predicate == REFRT_ICMP_EQ || predicate == REFRT_ICMP_NE, unsigned_order = predicate >= REFRT_ICMP_ULT;
  if (a->object == NULL || b->object == NULL) {
    const address *known = a->object == NULL ? b : a, *number = a->object == NULL ? a : b;
    return number->at == 0 && number->is_plain && (equality || unsigned_order) && is_inside(known);
  }
  if (a->origin == b->origin)
    return equality || (unsigned_order && (a->origin & REFRT_SIGN_EXTENDED) == 0 && a->is_plain && b->is_plain &&
                        a->at - a->object->address <= a->object->size && b->at - b->object->address <= b->object->size);
  return equality && ((a->origin ^ b->origin) & REFRT_SIGN_EXTENDED) == 0 && a->object->alive && b->object->alive &&
         is_inside(a) && is_inside(b) && !(a->object->constant && b->object->constant);
}

/* A number with the bits of an address as one with more bits or fewer: what goes to
 * `origin`, or 0. */
static uint32_t resized_origin(const refrt_vm *vm, const refrt_wide *w, uint32_t origin, uint32_t to) {
  uint32_t from = w->bits, pointer = vm->pointer_bits;
  int is_signed = refrt_opcode_has(w->opcode, REFRT_TRAIT_SIGNED);
  if (to < pointer)
    return 0;
  if (to == pointer)
    return origin & ~REFRT_SIGN_EXTENDED;
  if (to <= from)
    return origin;
  if (is_signed)
    return from == pointer ? origin | REFRT_SIGN_EXTENDED : origin;
  return (origin & REFRT_SIGN_EXTENDED) != 0 ? 0 : origin;
}

static int is_not_zero(const refrt_value *leaf) {
  return leaf != NULL && leaf->state == REFRT_CHOSEN && leaf->origin == REFRT_NOT_ZERO;
}

/* As settle, of a difference that is never 0 and `other`, or NULL. */
static int settle_difference(refrt_vm *vm, refrt_value *r, const refrt_wide *w, const refrt_value *other) {
  if (w->opcode == REFRT_OP_CMPI) {
    refrt_icmp predicate = (refrt_icmp)w->attributes[0];
    return (predicate == REFRT_ICMP_EQ || predicate == REFRT_ICMP_NE) && other != NULL &&
           other->state == REFRT_DEFINED && other->lo == 0 && other->hi == 0;
  }
  if (!refrt_opcode_has(w->opcode, REFRT_TRAIT_RESIZE) || w->results[0].info->bits < w->bits)
    return 0;
  refrt_mark_follower(vm, r);
  if (r->state == REFRT_CHOSEN)
    r->origin = REFRT_NOT_ZERO;
  return 1;
}

/* Whether lane k, of which an operand is an address as a number, has one answer, or
 * is such an address again, which is then marked. */
static int settle(refrt_vm *vm, refrt_value *slots, const refrt_wide *w, uint32_t k) {
  const refrt_value *p, *q = NULL;
  refrt_value *r;
  address a, b = {NULL, 0, 0, 0};
  uint64_t low, width = refrt_bits_mask64(w->bits < 64 ? w->bits : 64);
  uint32_t origin = 0;
  const refrt_type_info *lane =
      w->info != NULL && w->info->kind == REFRT_KIND_VECTOR ? vm->code.types[w->info->element] : w->info;
  int is_pointer = lane != NULL && lane->kind == REFRT_KIND_PTR && w->opcode != REFRT_OP_INTTOPTR;
  if (w->num_results != 1 || w->num_operands == 0 || w->num_operands > 2 || k >= w->results[0].leaves ||
      k >= w->operands[0].leaves || k >= w->operands[w->num_operands - 1].leaves)
    return 0;
  p = refrt_slot(slots, w->operands[0].slot) + k;
  r = refrt_slot(slots, w->results[0].slot) + k;
  if (w->num_operands == 2)
    q = refrt_slot(slots, w->operands[1].slot) + k;
  if (is_not_zero(p) || is_not_zero(q))
    return settle_difference(vm, r, w, is_not_zero(p) ? q : p);
  if (!address_of(vm, p, is_pointer, &a) || (q != NULL && !address_of(vm, q, is_pointer, &b)))
    return 0;
  switch (w->opcode) {
  case REFRT_OP_CMPI:
    return (a.object != NULL || b.object != NULL) && compare_is_fixed((refrt_icmp)w->attributes[0], &a, &b);
  case REFRT_OP_INTTOPTR:
    if (w->bits < vm->pointer_bits || refrt_leaf_is_unknown(r))
      return 0;
    r->hi = a.origin & ~REFRT_SIGN_EXTENDED;
    return 1;
  case REFRT_OP_SUB:
    if (a.object != NULL && b.object != NULL && a.origin == b.origin)
      return (a.origin & REFRT_SIGN_EXTENDED) == 0;
    if (a.object != NULL && b.object != NULL)
      origin = compare_is_fixed(REFRT_ICMP_NE, &a, &b) ? REFRT_NOT_ZERO : 0;
    else
      origin = b.object == NULL ? a.origin : 0;
    break;
  case REFRT_OP_ADD:
    origin = a.object == NULL ? b.origin : b.object == NULL ? a.origin : 0;
    break;
  case REFRT_OP_AND:
  case REFRT_OP_OR:
  case REFRT_OP_XOR:
  case REFRT_OP_REMU: {
    const address *known = a.object != NULL ? &a : &b;
    const refrt_value *other = a.object != NULL ? q : p;
    if (known->object == NULL || (a.object != NULL && b.object != NULL) || other->hi != 0)
      return 0;
    low = (uint64_t)1 << known->object->align_log; /* the bits below are the same for every choice */
    if (w->opcode == REFRT_OP_REMU)
      return known == &a && other->lo != 0 && low % other->lo == 0;
    if (w->opcode == REFRT_OP_AND && other->lo < low)
      return 1;
    if (w->bits <= 64 && (w->opcode == REFRT_OP_AND ? ~other->lo & width : other->lo) < low)
      origin = known->origin;
    break;
  }
  default:
    if (refrt_opcode_has(w->opcode, REFRT_TRAIT_RESIZE))
      origin = resized_origin(vm, w, a.origin, w->results[0].info->bits);
  }
  if (origin == 0)
    return 0;
  refrt_mark_follower(vm, r);
  if (r->state == REFRT_CHOSEN)
    r->origin = origin;
  return 1;
}

void refrt_mark_compared(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  uint32_t k;
  for (k = 0; k < w->results[0].leaves; ++k) {
    const refrt_value *a = refrt_slot(slots, w->operands[0].slot) + k, *b = refrt_slot(slots, w->operands[1].slot) + k;
    if ((a->hi != 0 || b->hi != 0) && !settle(vm, slots, w, k))
      refrt_mark_chosen(vm, refrt_slot(slots, w->results[0].slot) + k);
  }
}

/*===--------------------------------- flow --------------------------------===*/

/* Whether leaf k of an operand is the stride of a dimension with at most one element, or
 * of a memref without elements. Only index 0 is ever multiplied by it, and handlers pass
 * its mark on. */
static int is_idle_stride(const refrt_vm *vm, const refrt_operand *operand, const refrt_value *leaves, uint32_t k) {
  const refrt_value *sizes = &leaves[REFRT_FIELD_SIZES];
  uint32_t d, rank = operand->info->rank;
  if (operand->info->kind != REFRT_KIND_MEMREF || k < REFRT_FIELD_SIZES + rank)
    return 0;
  for (d = 0; d < rank; ++d) {
    int64_t size = refrt_index(vm, &sizes[d]);
    if (sizes[d].state == REFRT_DEFINED && (size == 0 || (size == 1 && d == k - REFRT_FIELD_SIZES - rank)))
      return 1;
  }
  return 0;
}

void refrt_spread_choice(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  uint32_t i, k;
  int divides = refrt_opcode_has(w->opcode, REFRT_TRAIT_DIVIDE);
  flow f = flow_of(w);
  if (f.kind == FLOW_NONE)
    return;
  for (i = f.first; i < f.last; ++i) {
    const refrt_value *leaves = refrt_slot(slots, w->operands[i].slot);
    uint32_t count = w->operands[i].leaves;
    if (i == f.data)
      continue;
    for (k = 0; k < count; ++k) {
      if (leaves[k].state != REFRT_CHOSEN || (leaves[k].origin != 0 && f.kind == FLOW_LANES && settle(vm, slots, w, k)))
        continue;
      if (f.kind == FLOW_DECIDES && is_idle_stride(vm, &w->operands[i], leaves, k))
        continue;
      /* Another choice of a divisor may be 0. */
      if (f.kind == FLOW_DECIDES || (i == 1 && divides))
        vm->undetermined = 1;
      if (f.kind == FLOW_LANES && count > 1) {
        /* Two results, or a struct of two, lie lanes apart. */
        mark(vm, slots, w, count, k);
        continue;
      }
      mark(vm, slots, w, 1, 0);
      break;
    }
  }
}
