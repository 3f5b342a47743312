/*===-- llvm_memory.c - memory instructions of the LLVM dialect ---*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * General forms of alloca, load, store, gep, the mem intrinsics and the stack
 * and lifetime markers, after LangRef: rules L-ALLOCA, L-LOAD, L-STORE, L-GEP,
 * L-MOVE, L-STACK, L-LIFETIME. Must not know memrefs.
 *
 * gep: indices are sign-extended or cut to the pointer width and multiplied by
 * the size of what they step over. `nusw`: cutting, multiplying and adding do
 * not overflow as signed numbers, nor does an address leave the address space.
 * `nuw`: the same unsigned. `inbounds`: nusw, and after every index that moves it
 * the pointer lies in the object it belongs to (its end counts), as before.
 *===----------------------------------------------------------------------===*/
#include "refrt/load/path.h"
#include "refrt/machine/access.h"
#include "refrt/machine/frame.h"
#include "refrt/machine/trail.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/value_codec.h"
#include "refrt/machine/vm.h"
#include "refrt/number/ops_int.h"
#include "refrt/ops/undef.h"

#include <stdio.h>
#include <string.h>

/*===------------------------------ allocation -----------------------------===*/

/* llvm-alloca r, count: uninitialised memory of this frame. */
static int run_alloca(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_value *count = refrt_slot(slots, w->operands[0].slot);
  uint64_t align = w->attributes[0] != 0 ? w->attributes[0] : w->info->align;
  refrt_bits size;
  if (refrt_leaf_is_unknown(count))
    return refrt_unknown_at(vm, count,
                            refrt_leaf_is_any(count) && w->info->size != 0 && w->operands[0].info->bits >= 32,
                            REFRT_TRAP_POISON_ACCESS, "what is allocated on the stack");
  size = refrt_bits_mul64(count->lo, w->info->size);
  if (count->hi != 0 || size.hi != 0 || (size.lo & ~vm->pointer_mask) != 0)
    return refrt_trap_at(vm, REFRT_TRAP_SIZE_OVERFLOW, "%llu elements of %llu bytes", (unsigned long long)count->lo,
                         (unsigned long long)w->info->size);
  return refrt_allocate(vm, REFRT_ALLOCATION_STACK, size.lo, align, w->results[0].info->space,
                        refrt_slot(slots, w->results[0].slot));
}

/* lifetime-start, lifetime-end: the stack object's contents are gone. After the
 * end it cannot be written; reading finds no value. */
static int run_lifetime(refrt_vm *vm, const refrt_value *pointer, int starts) {
  uint32_t id;
  refrt_object *object;
  if (refrt_leaf_is_unknown(pointer))
    return 0; /* LangRef: no effect */
  id = refrt_object_of(vm, pointer);
  if (id == REFRT_NONE)
    return 0;
  object = &vm->memory.objects[id];
  if (object->kind != REFRT_ALLOCATION_STACK || !object->alive)
    return refrt_trap_at(vm, REFRT_TRAP_BAD_POINTER, "lifetime marker of something that is no live stack object");
  refrt_shadow_fill(object, 0, object->size, REFRT_SHADOW_UNINITIALIZED);
  refrt_trail_forget(vm, object);
  refrt_owe(vm, object->size / 256);
  object->ended = refrt_site(vm);
  object->dormant = (uint8_t)!starts;
  object->limit = starts ? object->size : 0;
  return 0;
}

/* stacksave r: the end of the frame's last stack allocation, which later ones
 * exceed. Before the first an address of its own, as no allocation tells it from
 * the mark of another frame. */
static int run_stacksave(refrt_vm *vm, refrt_value *r) {
  refrt_frame *frame = &vm->frames[vm->depth - 1];
  if (frame->stack_head != REFRT_NONE) {
    refrt_object *last = &vm->memory.objects[frame->stack_head];
    last->marked = 1;
    *r = refrt_leaf(last->address + last->size, (uint64_t)frame->stack_head + 1);
    return 0;
  }
  if (frame->mark == 0 && refrt_memory_take_address(&vm->memory, &frame->mark) != REFRT_MEMORY_OK)
    return refrt_out_of_fuel(vm, REFRT_TRAP_MEMORY);
  *r = refrt_leaf(frame->mark, REFRT_NONE); /* an address, of nothing */
  return 0;
}

/* Whether an address is a mark of the frame that no restore has undone: the last
 * allocation below it still lives. Looks at what the restore would end. */
static int is_mark(const refrt_vm *vm, const refrt_frame *frame, uint64_t address) {
  uint32_t id = frame->stack_head;
  const refrt_object *objects = vm->memory.objects;
  while (id != REFRT_NONE && objects[id].address > address)
    id = objects[id].previous;
  if (id == REFRT_NONE)
    return address != 0 && address == frame->mark;
  return objects[id].marked && address == objects[id].address + objects[id].size;
}

static int run_stackrestore(refrt_vm *vm, const refrt_value *mark) {
  refrt_frame *frame = &vm->frames[vm->depth - 1];
  if (refrt_leaf_is_unknown(mark))
    return refrt_unknown_at(vm, mark, refrt_leaf_is_any(mark), REFRT_TRAP_POISON_ACCESS,
                            "what the stack is restored to");
  if (!is_mark(vm, frame, mark->lo))
    return refrt_trap_at(vm, REFRT_TRAP_BAD_POINTER,
                         "the stack is restored to 0x%llx, which this function did not save or has undone",
                         (unsigned long long)mark->lo);
  refrt_pop_stack(vm, frame, mark->lo + 1);
  return 0;
}

/*===---------------------------------- gep --------------------------------===*/

/* Whether a pointer and an address lie in the pointer's object. Dead ones count:
 * what is in bounds does not change when memory is freed. */
static int stays_inside(const refrt_vm *vm, const refrt_value *from, uint64_t to) {
  uint32_t id = refrt_object_of(vm, from);
  const refrt_object *object;
  if (id == REFRT_NONE)
    return 0;
  object = &vm->memory.objects[id];
  return ((from->lo - object->address) & vm->pointer_mask) <= object->size &&
         ((to - object->address) & vm->pointer_mask) <= object->size;
}

/* Where a gep has come to. */
typedef struct gep_state {
  refrt_value base;           /* of undef the member that is taken */
  const refrt_value *unknown; /* an unknown index or base, poison first */
  uint32_t sample;            /* which members of undef ones are taken */
  int is_member;              /* they are members */
  int is_any, is_far;         /* the address: each one, one that is surely none */
  refrt_bits distance;
  uint64_t at;     /* base + distance */
  uint32_t broken; /* flags that do not hold */
} gep_state;

/* Adds index * scale; both have pointer width. */
static void gep_add(const refrt_vm *vm, gep_state *g, refrt_bits index, refrt_bits scale) {
  uint32_t bits = vm->pointer_bits;
  refrt_bits part = refrt_int_mul(index, scale, bits);
  uint64_t to = (g->at + part.lo) & vm->pointer_mask;
  if (refrt_int_smul_wraps(index, scale, bits) || refrt_int_sadd_wraps(g->distance, part, bits) ||
      (refrt_int_is_negative(part, bits) ? to > g->at : to < g->at))
    g->broken |= REFRT_FLAG_NUSW;
  if (refrt_int_umul_wraps(index, scale, bits) || refrt_int_uadd_wraps(g->distance, part, bits) || to < g->at)
    g->broken |= REFRT_FLAG_NUW;
  if (part.lo != 0 && !stays_inside(vm, &g->base, to))
    g->broken |= REFRT_FLAG_INBOUNDS;
  g->distance = refrt_int_add(g->distance, part, bits);
  g->at = to;
}

/* What an index or the base is; of undef one of its members. */
static refrt_bits gep_number(gep_state *g, const refrt_value *leaf, uint32_t width) {
  refrt_bits samples[REFRT_UNDEF_SAMPLES];
  uint32_t count;
  if (!refrt_leaf_is_unknown(leaf))
    return refrt_leaf_bits(leaf);
  if (g->unknown == NULL || leaf->state == REFRT_POISON)
    g->unknown = leaf;
  if (leaf->state == REFRT_POISON)
    return refrt_bits_make(0, 0);
  count = refrt_undef_samples(leaf, width, samples);
  g->is_member &= count != 0;
  return count == 0 ? refrt_bits_make(0, 0) : samples[g->sample % count];
}

static int gep_walk(refrt_vm *vm, refrt_value *slots, const refrt_wide *w, gep_state *g) {
  uint32_t i, operand = 1, bits = vm->pointer_bits;
  refrt_gep_step step;
  refrt_gep_start(&step, w->type);
  for (i = 0; i < w->num_attributes; ++i) {
    int64_t constant = (int64_t)w->attributes[i];
    refrt_bits index;
    uint32_t from = 64;
    if (!refrt_gep_next(&vm->code, &step, constant))
      return refrt_refuse(vm, "gep into a type without places for index %u", i);
    if (constant == REFRT_DYNAMIC) {
      const refrt_operand *o = &w->operands[operand++];
      const refrt_value *leaf = refrt_slot(slots, o->slot);
      from = o->info->bits;
      index = gep_number(g, leaf, from);
      /* Undef times an odd number is each number. More indices than there is memory, not
       * too many of which are one place. */
      g->is_any |= refrt_leaf_is_any(leaf) && from >= bits && (step.scale & 1) != 0;
      g->is_far |= refrt_leaf_is_any(leaf) && from >= 32 && step.scale - 1 < UINT64_C(1) << 16;
    } else {
      index = refrt_bits_make(step.is_struct ? 1 : (uint64_t)constant, 0);
    }
    if (from > bits) {
      if (refrt_int_trunc_loses_signed(index, from, bits))
        g->broken |= REFRT_FLAG_NUSW;
      if (refrt_int_trunc_loses_unsigned(index, bits))
        g->broken |= REFRT_FLAG_NUW;
      index = refrt_int_trunc(index, bits);
    } else {
      index = refrt_int_sext(index, from, bits);
    }
    gep_add(vm, g, index, refrt_int_trunc(refrt_bits_make(step.scale, 0), bits));
  }
  return 0;
}

static int gep_start(refrt_vm *vm, refrt_value *slots, const refrt_wide *w, uint32_t sample, gep_state *g) {
  memset(g, 0, sizeof *g);
  g->base = *refrt_slot(slots, w->operands[0].slot);
  g->sample = sample;
  g->is_member = 1;
  /* A pointer's second word is no part of its address. */
  g->is_any = refrt_leaf_is_any(&g->base);
  if (refrt_leaf_is_unknown(&g->base))
    g->base = refrt_leaf(gep_number(g, refrt_slot(slots, w->operands[0].slot), vm->pointer_bits).lo, 0);
  g->at = g->base.lo;
  return gep_walk(vm, slots, w, g);
}

/* gep of undef: the addresses of some choices. Flags hold for every choice only
 * where nothing is undef. */
static int gep_undef(refrt_vm *vm, refrt_value *slots, const refrt_wide *w, uint32_t flags, refrt_value *r) {
  gep_state g;
  uint32_t sample;
  refrt_owe(vm, REFRT_UNDEF_SAMPLES);
  for (sample = 0; sample < REFRT_UNDEF_SAMPLES; ++sample) {
    if (gep_start(vm, slots, w, sample, &g))
      return 1;
    if (g.is_member && (flags & g.broken) != 0) {
      *r = refrt_leaf_unknown(REFRT_POISON, g.unknown->origin);
      return 0;
    }
  }
  if (flags != 0)
    return refrt_undecided(vm, g.unknown, "a flag of gep holds");
  *r = refrt_leaf_unknown(g.is_any ? REFRT_UNDEF : REFRT_DEPENDS, g.unknown->origin);
  r->lo = !g.is_any && g.is_far ? REFRT_FAR : 0;
  return 0;
}

static int run_gep(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  refrt_value *r = refrt_slot(slots, w->results[0].slot);
  uint32_t flags = w->flags;
  gep_state g;
  if (gep_start(vm, slots, w, 0, &g))
    return 1;
  if ((flags & REFRT_FLAG_INBOUNDS) != 0)
    flags |= REFRT_FLAG_NUSW;
  if (g.unknown != NULL && g.unknown->state == REFRT_POISON) {
    *r = refrt_leaf_unknown(REFRT_POISON, g.unknown->origin);
    return 0;
  }
  if (g.unknown != NULL)
    return gep_undef(vm, slots, w, flags, r);
  *r = (flags & g.broken) != 0 ? refrt_new_poison(vm) : refrt_leaf(g.at, g.base.hi);
  return 0;
}

/*===----------------------------- mem intrinsics --------------------------===*/

/* What is not there was promised: the message says by whom. */
static int breaks_promise(refrt_vm *vm, const refrt_wide *w) {
  size_t length = 0, used = strlen(vm->outcome->message);
  const char *text = w->num_attributes == 0 ? NULL : refrt_program_string(vm->program, w->attributes[0], &length);
  if (text != NULL && vm->outcome->kind == REFRT_TRAPPED)
    (void)snprintf(vm->outcome->message + used, sizeof vm->outcome->message - used, ", which breaks %.*s",
                   (int)(length > 200 ? 200 : length), text);
  return 1;
}

/* memcpy, memmove to, from, bytes: bytes and marks, so that what was never
 * written stays so. Zero bytes need no memory at all. */
static int run_move(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_value *to = refrt_slot(slots, w->operands[0].slot), *from = refrt_slot(slots, w->operands[1].slot);
  const refrt_value *length = refrt_slot(slots, w->operands[2].slot);
  refrt_object *target, *source;
  refrt_memory_status status;
  uint64_t at, source_at, size = length->lo;
  if (refrt_leaf_is_unknown(length))
    return refrt_unknown_at(vm, length, refrt_leaf_is_any(length), REFRT_TRAP_POISON_ACCESS, "the length of a copy");
  if (length->hi != 0)
    size = UINT64_MAX;
  if (size == 0)
    return 0;
  if (refrt_access_check(vm, from, size, 1, REFRT_READ, &source, &source_at))
    return breaks_promise(vm, w);
  if ((w->flags & REFRT_FLAG_PEEK) != 0)
    return 0;
  if (refrt_access_check(vm, to, size, 1, REFRT_WRITE, &target, &at))
    return 1;
  if (w->opcode == REFRT_OP_MEMCPY && source == target && at != source_at &&
      (at > source_at ? at - source_at : source_at - at) < size)
    return refrt_trap_at(vm, REFRT_TRAP_OVERLAPPING_COPY, "%llu bytes from byte %llu to byte %llu of one allocation",
                         (unsigned long long)size, (unsigned long long)source_at, (unsigned long long)at);
  refrt_owe(vm, size / 64);
  memmove(target->bytes + at, source->bytes + source_at, (size_t)size);
  status = refrt_shadow_copy(&vm->memory, target, at, source, source_at, size);
  refrt_trail_copy(vm, target, at, source, source_at, size);
  return status == REFRT_MEMORY_OK ? 0 : refrt_no_shadow(vm, status);
}

/* memset to, byte, bytes: an unknown byte makes the bytes unknown. One choice may be
 * behind all of them. */
static int run_set(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  const refrt_value *byte = refrt_slot(slots, w->operands[1].slot), *length = refrt_slot(slots, w->operands[2].slot);
  refrt_object *target;
  refrt_memory_status status;
  uint64_t at, size = length->hi != 0 ? UINT64_MAX : length->lo;
  uint8_t mark = byte->state == REFRT_POISON               ? REFRT_SHADOW_POISON
                 : byte->state == REFRT_UNDEF && size == 1 ? REFRT_SHADOW_UNDEF
                 : refrt_leaf_is_undef(byte)               ? REFRT_SHADOW_DEPENDS
                 : byte->state == REFRT_CHOSEN             ? REFRT_SHADOW_CHOSEN
                                                           : REFRT_SHADOW_INITIALIZED;
  if (refrt_leaf_is_unknown(length))
    return refrt_unknown_at(vm, length, refrt_leaf_is_any(length), REFRT_TRAP_POISON_ACCESS,
                            "the length of what is set");
  if (size == 0)
    return 0;
  if (refrt_access_check(vm, refrt_slot(slots, w->operands[0].slot), size, 1, REFRT_WRITE, &target, &at))
    return 1;
  refrt_owe(vm, size / 64);
  memset(target->bytes + at, (int)(byte->lo & 0xff), (size_t)size);
  status = refrt_shadow_put_all(&vm->memory, target, at, size, mark);
  refrt_trail_store(vm, byte, target, at, size);
  return status == REFRT_MEMORY_OK ? 0 : refrt_no_shadow(vm, status);
}

/* llvm-load of a type that does not fill its bytes: LangRef makes the result
 * undefined unless a store of that type wrote them. Such a store leaves zeros in
 * the other bits here, so anything else there was written otherwise. */
static int run_load(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) {
  uint64_t align = w->attributes[0] != 0 ? w->attributes[0] : w->info->align, bits = w->bits;
  refrt_value *r = refrt_slot(slots, w->results[0].slot);
  const refrt_touched *read = &vm->touched[REFRT_READ];
  uint32_t i;
  if (refrt_read(vm, refrt_slot(slots, w->operands[0].slot), w->type, align, r))
    return 1;
  if (w->info->kind == REFRT_KIND_VECTOR)
    bits *= w->lanes;
  if ((w->info->kind != REFRT_KIND_INT && w->info->kind != REFRT_KIND_VECTOR) || read->size == 0 ||
      !refrt_has_bits_beyond(vm, &vm->memory.objects[read->id], read->offset, bits))
    return 0;
  for (i = 0; i < w->results[0].leaves; ++i)
    if (r[i].state != REFRT_POISON)
      r[i] = refrt_new_undef(vm);
  return 0;
}

REFRT_HANDLER(refrt_run_llvm_memory) {
  uint64_t align;
  switch (w->opcode) {
  case REFRT_OP_LLVM_ALLOCA:
    return run_alloca(vm, slots, w);
  case REFRT_OP_LLVM_LOAD:
    return run_load(vm, slots, w);
  case REFRT_OP_LLVM_STORE:
    align = w->attributes[0] != 0 ? w->attributes[0] : w->info->align;
    return refrt_write(vm, refrt_slot(slots, w->operands[1].slot), w->type, align,
                       refrt_slot(slots, w->operands[0].slot));
  case REFRT_OP_GEP:
    return run_gep(vm, slots, w);
  case REFRT_OP_MEMCPY:
  case REFRT_OP_MEMMOVE:
    return run_move(vm, slots, w);
  case REFRT_OP_MEMSET:
    return run_set(vm, slots, w);
  case REFRT_OP_STACKSAVE:
    return run_stacksave(vm, refrt_slot(slots, w->results[0].slot));
  case REFRT_OP_STACKRESTORE:
    return run_stackrestore(vm, refrt_slot(slots, w->operands[0].slot));
  case REFRT_OP_LIFETIME_START:
  case REFRT_OP_LIFETIME_END:
    return run_lifetime(vm, refrt_slot(slots, w->operands[0].slot), w->opcode == REFRT_OP_LIFETIME_START);
  default:
    return refrt_broken(vm, REFRT_E_INTERNAL);
  }
}
