/*===-- vm.h - one machine: frames, budget, traps ----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The context struct that every part of the machine works on, and the helpers
 * they share: leaves, traps, checked access. Must not be seen by users.
 *
 * Handlers (`refrt_run_*`) execute one instruction in its general form and
 * return 0, or 1 after filling the outcome.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_MACHINE_VM_H
#define REFRT_MACHINE_VM_H

#include "refrt/number/address.h"
#include "refrt/number/bits.h"
#include "refrt/load/code.h"
#include "refrt/number/known.h"
#include "refrt/memory/memory.h"
#include "refrt/memory/shadow.h"
#include "refrt/limits.h"
#include "refrt/refrt.h"

typedef struct refrt_frame {
  const refrt_function_code *function;
  const refrt_insn *call; /* the caller's instruction, NULL: called from outside */
  refrt_value *slots;
  refrt_value *results; /* where they go */
  uint32_t promises;    /* how many were in force before it */
  uint32_t stack_head;  /* last stack allocation, or REFRT_NONE */
  uint64_t mark;        /* of stacksave before its first stack allocation, or 0 */
  uint32_t chunk;       /* what to go back to on return */
  uint32_t chunk_used;
} refrt_frame;

typedef struct refrt_chunk {
  refrt_value *leaves;
  uint32_t capacity;
} refrt_chunk;

/* Bytes of an object that an instruction looked at. */
typedef struct refrt_touched {
  uint32_t id; /* or REFRT_NONE */
  uint64_t offset;
  uint64_t size;
} refrt_touched;

/* Told of unknown leaves and bytes, and of bytes never written, on their way through
 * memory, by a machine whose origins are followed; one that is NULL in others.
 * Bytes are there and have their marks. */
typedef struct refrt_trail {
  void *user;
  /* The leaf was made of bytes, and may get another origin. */
  void (*load)(void *user, refrt_value *leaf, const refrt_object *object, uint64_t at, uint64_t size);
  /* A leaf, or padding (NULL), went to the bytes, joining what is there or not. */
  void (*store)(void *user, const refrt_value *leaf, const refrt_object *object, uint64_t at, uint64_t size, int joins);
  /* Bytes went to others, maybe some of them unknown or never written; ranges may
   * meet. */
  void (*copy)(void *user, const refrt_object *target, uint64_t at, const refrt_object *source, uint64_t from,
               uint64_t size);
  /* No byte of the object holds anything any more. */
  void (*forget)(void *user, const refrt_object *object);
} refrt_trail;

typedef struct refrt_known_entry refrt_known_entry; /* known_leaf.c */
typedef struct refrt_promise refrt_promise; /* effects.c */

struct refrt_vm {
  refrt_config config;
  const refrt_program *program;
  refrt_layout layout;
  uint32_t index_bits;
  uint32_t pointer_bits;
  uint64_t pointer_mask;
  refrt_code code;
  refrt_memory memory;
  refrt_frame *frames;
  uint32_t depth;
  uint32_t frame_capacity;
  refrt_chunk *chunks; /* leaves of frames; chunks never move */
  uint32_t num_chunks;
  uint32_t chunk;      /* in use */
  uint32_t chunk_used; /* leaves */
  uint32_t chunk_leaves; /* of all chunks, up to REFRT_MAX_LIVE_LEAVES */
  uint32_t nested;
  int chose;        /* a leaf may be REFRT_CHOSEN */
  int undetermined; /* as in refrt_outcome */
  uint64_t regrouped; /* additions since the reset that may be made in another order */
  uint64_t fuel; /* steps left of the running call; valid while no loop runs */
  uint64_t owed; /* steps that the running instruction costs beyond what its block paid */
  const refrt_insn *pc; /* the instruction a handler executes */
  refrt_outcome *outcome;
  const refrt_value **global_leaves; /* those of globals that hold addresses, or NULL; itself NULL if none does */
  uint32_t *dirty_globals; /* room for all of them */
  uint32_t num_dirty;
  refrt_promise *promises; /* memory effects in force, outermost first */
  uint32_t num_promises;
  uint32_t promise_capacity;
  uint32_t *promised; /* objects that their arguments point into */
  uint32_t num_promised;
  uint32_t promised_capacity;
  refrt_touched touched[2]; /* by REFRT_READ, REFRT_WRITE: the last checked access */
  refrt_watch_fn watch;
  void *watch_user;
  uint64_t watched; /* operations begun */
  const refrt_trail *trail;
  uint32_t blamed; /* origin of the leaf that the outcome's message is about, or 0 */
  refrt_known_entry *known_sets; /* NULL until one is needed */
  refrt_value *scratch; /* room for any memref's fields up to REFRT_MAX_RANK, twice */
};

/*===--------------------------------- leaves ------------------------------===*/

static inline refrt_value refrt_leaf(uint64_t lo, uint64_t hi) {
  refrt_value v;
  v.lo = lo;
  v.hi = hi;
  v.state = REFRT_DEFINED;
  v.origin = 0;
  return v;
}
static inline refrt_value refrt_leaf_unknown(uint32_t state, uint32_t origin) {
  refrt_value v;
  v.lo = 0;
  v.hi = 0;
  v.state = state;
  v.origin = origin;
  return v;
}
/* Undef or poison. */
static inline int refrt_leaf_is_unknown(const refrt_value *leaf) { return (leaf->state & REFRT_UNDEF) != 0; }
static inline refrt_bits refrt_leaf_bits(const refrt_value *leaf) { return refrt_bits_make(leaf->lo, leaf->hi); }

static inline refrt_value *refrt_slot(refrt_value *slots, uint32_t offset) {
  return (refrt_value *)(void *)((char *)slots + offset);
}

static inline int64_t refrt_index(const refrt_vm *vm, const refrt_value *leaf) {
  return refrt_signed(leaf->lo, vm->index_bits);
}
static inline refrt_value refrt_index_leaf(const refrt_vm *vm, int64_t value) {
  return refrt_leaf((uint64_t)value & refrt_bits_mask64(vm->index_bits), 0);
}

/* Whether a number fits the index width. */
static inline int refrt_fits_index(const refrt_vm *vm, int64_t value) {
  return refrt_fits_bits(value, vm->index_bits);
}

/*===---------------------------------- traps ------------------------------===*/

#if defined(__GNUC__)
#define REFRT_PRINTF(FORMAT, FIRST) __attribute__((format(printf, FORMAT, FIRST)))
#define REFRT_COLD __attribute__((cold, noinline))
#else
#define REFRT_PRINTF(FORMAT, FIRST)
#define REFRT_COLD
#endif

/* All return 1, so that a handler can return them. */
int refrt_trap_at(refrt_vm *vm, refrt_trap trap, const char *format, ...) REFRT_PRINTF(3, 4) REFRT_COLD;
/* Adds which memory the trap just set is about. Returns 1. */
int refrt_trap_about(refrt_vm *vm, uint32_t id, uint64_t address) REFRT_COLD;
/* `size` bytes at byte `at` of an object that has fewer. */
int refrt_trap_outside(refrt_vm *vm, const refrt_object *object, int64_t at, uint64_t size) REFRT_COLD;
/* What cannot be done with a byte after its llvm.lifetime. */
int refrt_trap_dormant(refrt_vm *vm, refrt_trap trap, const refrt_object *object, uint64_t at) REFRT_COLD;
/* Work of the running instruction that depends on run-time sizes, in steps; the
 * loop charges it when the handler is done. */
static inline void refrt_owe(refrt_vm *vm, uint64_t steps) {
  vm->owed = steps < UINT64_MAX - vm->owed ? vm->owed + steps : UINT64_MAX;
}
int refrt_refuse(refrt_vm *vm, const char *format, ...) REFRT_PRINTF(2, 3) REFRT_COLD;
int refrt_out_of_fuel(refrt_vm *vm, refrt_trap budget) REFRT_COLD;
int refrt_broken(refrt_vm *vm, refrt_status status) REFRT_COLD;
int refrt_end_by_watch(refrt_vm *vm) REFRT_COLD; /* the watch asks for it */

/* This instruction as refrt_object keeps it. */
static inline uint32_t refrt_site(const refrt_vm *vm) {
  return vm->pc == NULL ? 0 : (uint32_t)(vm->pc - vm->code.insns) + 1;
}

/* What a leaf that this instruction makes unknown carries. */
static inline uint32_t refrt_origin(const refrt_vm *vm) {
  return vm->pc != NULL && vm->pc->location != REFRT_NONE ? vm->pc->location + 1 : 0;
}
static inline refrt_value refrt_new_poison(const refrt_vm *vm) {
  return refrt_leaf_unknown(REFRT_POISON, refrt_origin(vm));
}
static inline refrt_value refrt_new_undef(const refrt_vm *vm) {
  return refrt_leaf_unknown(REFRT_UNDEF, refrt_origin(vm));
}
/* Undef in some way that is not followed: nothing is known of it, and that it can
 * be two different values is not, either. */
#define REFRT_SOME_UNDEF 1u
static inline refrt_value refrt_leaf_some_undef(uint32_t origin) {
  refrt_value v = refrt_leaf_unknown(REFRT_UNDEF, origin);
  v.lo = REFRT_SOME_UNDEF;
  return v;
}
/* In the origin of an undef leaf: one choice may be behind it and behind another leaf
 * of its value, so what is known of each does not say what both are together. Uses
 * of a value are choices of their own: no two values share one. A leaf that is COPIED
 * is as it was when it came to share, so that others with its bits can be what it is. */
#define REFRT_SHARED (UINT32_C(1) << 30)
#define REFRT_COPIED (UINT32_C(1) << 29)
static inline uint32_t refrt_shared(const refrt_value *leaf) {
  return leaf->state == REFRT_UNDEF ? leaf->origin & REFRT_SHARED : 0;
}
/* Undef leaves of one value: whether each can be the n-th member of its own set while
 * the others are. */
typedef struct refrt_together {
  uint32_t shared;
  uint32_t changed; /* SHARED, but not COPIED */
} refrt_together;
static inline int refrt_go_together(refrt_together *seen, const refrt_value *leaf) {
  seen->shared += refrt_shared(leaf) != 0;
  seen->changed += refrt_shared(leaf) != 0 && (leaf->origin & REFRT_COPIED) == 0;
  return seen->shared < 2 || seen->changed == 0;
}
static inline void refrt_share(refrt_value *leaf) {
  if (leaf->state == REFRT_UNDEF)
    leaf->origin |= REFRT_SHARED;
}
/* Undef that can be every value of its type. */
static inline int refrt_leaf_is_any(const refrt_value *leaf) {
  return leaf->state == REFRT_UNDEF && (leaf->lo | leaf->hi) == 0;
}
/* A pointer so many bytes further; what is undef in part is so in another way. */
static inline refrt_value refrt_pointer_at(const refrt_vm *vm, const refrt_value *base, uint64_t distance) {
  refrt_value pointer = *base;
  if (!refrt_leaf_is_unknown(base))
    pointer.lo = (base->lo + distance) & vm->pointer_mask;
  else if (base->state == REFRT_UNDEF && !refrt_leaf_is_any(base))
    pointer = refrt_leaf_some_undef(base->origin);
  return pointer;
}
const char *refrt_state_word(const refrt_value *leaf);
/* Adds to the trap just set which instruction made the leaf unknown. Returns 1. */
int refrt_name_origin(refrt_vm *vm, const refrt_value *leaf) REFRT_COLD;

/* known_leaf.c: the set that a leaf is, which is not poison, and back. Integers
 * keep it up to 64 bits; 1 after filling the outcome. */
refrt_known refrt_known_of(const refrt_vm *vm, const refrt_value *leaf, uint32_t width);
int refrt_put_known(refrt_vm *vm, refrt_value *r, const refrt_known *k, uint32_t width, int is_integer,
                    uint32_t origin);
/* Leaves that came from one and the same place of the operands, which is `from`. */
void refrt_share_copies(refrt_vm *vm, refrt_value *leaves, const uint64_t *from, uint32_t count);
void refrt_known_sets_reset(refrt_vm *vm);
void refrt_known_sets_destroy(refrt_vm *vm);
/* Refuses what may be right for every choice of the leaf, or may not. Return 1. */
int refrt_undecided(refrt_vm *vm, const refrt_value *leaf, const char *format, ...) REFRT_PRINTF(3, 4) REFRT_COLD;
/* "What is poison", or undef, as a trap; refused for undef unless some choice is
 * surely wrong. */
int refrt_unknown_at(refrt_vm *vm, const refrt_value *leaf, int is_sure, refrt_trap trap, const char *what) REFRT_COLD;

/*===--------------------------------- memory ------------------------------===*/

/* Allocates for the program; the frame's stack list for stack objects. */
int refrt_allocate(refrt_vm *vm, refrt_allocation_kind kind, uint64_t size, uint64_t align, uint32_t space,
                   refrt_value *pointer);
/* Ends the current frame's stack objects at or above `address`; descriptor
 * objects stay until the frame ends (address 0). */
void refrt_pop_stack(refrt_vm *vm, refrt_frame *frame, uint64_t address);
int refrt_free_heap(refrt_vm *vm, const refrt_value *pointer);
/* Whether refrt_free_heap would take the pointer: 0, or 1 after the trap. */
int refrt_check_free(refrt_vm *vm, const refrt_value *pointer);

/* The object a pointer belongs to, alive or not, or REFRT_NONE. */
static inline uint32_t refrt_object_of(const refrt_vm *vm, const refrt_value *pointer) {
  if (pointer->hi != 0)
    return pointer->hi <= vm->memory.num_objects ? (uint32_t)(pointer->hi - 1) : REFRT_NONE;
  return refrt_memory_find(&vm->memory, pointer->lo);
}

/* The provenance of an address that was read from memory; 0 for none. */
static inline uint64_t refrt_provenance(refrt_vm *vm, uint64_t address) {
  uint32_t id = refrt_memory_find_again(&vm->memory, address);
  return id == REFRT_NONE ? 0 : (uint64_t)id + 1;
}

/* The unknown leaf that an outcome is due to. */
static inline void refrt_blame(refrt_vm *vm, const refrt_value *leaf) {
  vm->blamed = refrt_leaf_is_unknown(leaf) ? leaf->origin : 0;
}

/* Tells the trail of a leaf that was decoded or encoded, if it is unknown. */
static inline void refrt_trail_load(refrt_vm *vm, refrt_value *leaf, const refrt_object *object, uint64_t at,
                                    uint64_t size) {
  if (vm->trail != NULL && refrt_leaf_is_unknown(leaf))
    vm->trail->load(vm->trail->user, leaf, object, at, size);
}
static inline void refrt_trail_store(refrt_vm *vm, const refrt_value *leaf, const refrt_object *object, uint64_t at,
                                     uint64_t size) {
  if (vm->trail != NULL && (leaf == NULL || refrt_leaf_is_unknown(leaf)))
    vm->trail->store(vm->trail->user, leaf, object, at, size, 0);
}
static inline void refrt_trail_copy(refrt_vm *vm, const refrt_object *target, uint64_t at, const refrt_object *source,
                                    uint64_t from, uint64_t size) {
  if (vm->trail != NULL)
    vm->trail->copy(vm->trail->user, target, at, source, from, size);
}
static inline void refrt_trail_forget(refrt_vm *vm, const refrt_object *object) {
  if (vm->trail != NULL)
    vm->trail->forget(vm->trail->user, object);
}

typedef enum refrt_access { REFRT_READ, REFRT_WRITE } refrt_access;
/* Checks that `size` bytes at `pointer` can be accessed; what they hold is not
 * looked at. Returns 0 with the object and the position in it, or 1. */
int refrt_access_check(refrt_vm *vm, const refrt_value *pointer, uint64_t size, uint64_t align, refrt_access access,
                       refrt_object **object, uint64_t *offset);
/* Whether a known pointer is a multiple of `align`: 0, or 1 after the trap. */
int refrt_check_aligned(refrt_vm *vm, const refrt_value *pointer, uint64_t align);
/* Typed access through a pointer; `align` in bytes. */
int refrt_read(refrt_vm *vm, const refrt_value *pointer, refrt_type type, uint64_t align, refrt_value *leaves);
int refrt_write(refrt_vm *vm, const refrt_value *pointer, refrt_type type, uint64_t align, const refrt_value *leaves);

/* effects.c: whether promised memory effects exclude the access to an object,
 * or what is done to memory that no pointer reaches: the heap's own, what is
 * printed; 1 after the trap. */
int refrt_forbids_access(refrt_vm *vm, uint32_t id, refrt_access access) REFRT_COLD;
int refrt_forbids_hidden(refrt_vm *vm, const char *what) REFRT_COLD;
/* Only the first `count` promises stay in force. */
void refrt_end_effects(refrt_vm *vm, uint32_t count);
void refrt_free_effects(refrt_vm *vm);

/* value_codec.c: a value's leaves from and to bytes that are known to be there. */
int refrt_decode(refrt_vm *vm, refrt_type type, const refrt_object *object, uint64_t at, refrt_value *leaves);
int refrt_encode(refrt_vm *vm, refrt_type type, refrt_object *object, uint64_t at, const refrt_value *leaves);
/* Lanes that do not fill bytes: those that are `on`, or all if it is NULL. Only
 * their bytes are looked at. */
int refrt_decode_packed(refrt_vm *vm, uint32_t bits, uint64_t lanes, const refrt_value *on,
                        const refrt_object *object, uint64_t at, refrt_value *leaves);
/* Whether other bits than zeros follow those of a type in its last byte. */
int refrt_has_bits_beyond(const refrt_vm *vm, const refrt_object *object, uint64_t at, uint64_t bits);
/* Marks bytes between and behind parts of an aggregate that was stored. */
int refrt_forget_padding(refrt_vm *vm, refrt_type type, refrt_object *object, uint64_t at);
/* A memref descriptor of any rank, and the bytes it takes. */
uint64_t refrt_descriptor_size(const refrt_vm *vm, uint32_t rank);
uint64_t refrt_descriptor_align(const refrt_vm *vm);
int refrt_decode_descriptor(refrt_vm *vm, uint32_t rank, const refrt_object *object, uint64_t at,
                            refrt_value *leaves);
int refrt_encode_descriptor(refrt_vm *vm, uint32_t rank, refrt_object *object, uint64_t at,
                            const refrt_value *leaves);
/* Stops because the shadow found no memory or no budget. Returns 1. */
int refrt_no_shadow(refrt_vm *vm, refrt_memory_status status) REFRT_COLD;
/* The two leaves of an unranked memref. */
uint64_t refrt_unranked_size(const refrt_vm *vm);
int refrt_decode_unranked(refrt_vm *vm, const refrt_object *object, uint64_t at, refrt_value *leaves);
/* Byte offset of a struct's part. */
uint64_t refrt_part_offset(const refrt_vm *vm, refrt_type type, uint32_t part);

/*===-------------------------------- handlers -----------------------------===*/

int refrt_run_integer(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);     /* integer.c */
int refrt_run_float(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);       /* float.c */
int refrt_run_approx(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);      /* approx.c */
int refrt_run_cast(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);        /* cast.c */
int refrt_run_aggregate(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);   /* aggregate.c */
int refrt_run_llvm_memory(refrt_vm *vm, refrt_value *slots, const refrt_wide *w); /* llvm_memory.c */
int refrt_run_memref(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);      /* memref.c */
int refrt_run_shape(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);       /* shape.c */
int refrt_run_copy(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);        /* copy.c */
int refrt_run_lanes(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);       /* lanes.c */
int refrt_run_vector(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);      /* vector.c */
/* Whether a lane of a mask is on; a trap when that is unknown. */
int refrt_mask_lane(refrt_vm *vm, const refrt_value *mask, uint32_t lane, int *enabled);
int refrt_run_promise(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);     /* promise.c */
int refrt_run_effects(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);     /* effects.c */

/* float.c: whether nnan or ninf is set and does not hold. */
int refrt_breaks_promise(const refrt_wide *w, refrt_float_kind kind, refrt_bits v);
/* The same of undef: 1 if some choice does, 0 if none, -1 if that is not known. */
int refrt_undef_breaks_promise(const refrt_wide *w, refrt_float_kind kind, const refrt_value *leaf);
/* Refuses what the instruction does with an approximate number. Returns 1. */
int refrt_refuse_approximate(refrt_vm *vm, const char *what) REFRT_COLD;

/* call.c: whom an indirect call calls, or NULL after a trap. */
const refrt_function_code *refrt_indirect_callee(refrt_vm *vm, const refrt_insn *in, const refrt_value *callee);
/* runtime.c: a function without a body. `args` and `results` are its leaves. */
int refrt_call_external(refrt_vm *vm, const refrt_function_code *function, const refrt_value *args, uint32_t num_args,
                        refrt_value *results);

/* choice.c. Marks a leaf, unless it is poison or undef. */
void refrt_mark_chosen(refrt_vm *vm, refrt_value *leaf);
/* The same for an address as a number, that of a pointer with this provenance: every
 * choice is as far into the object as this one. `origin` has the provenance, and keeps
 * it through what choice.c knows to have one answer. */
void refrt_mark_address(refrt_vm *vm, refrt_value *leaf, uint64_t provenance);
/* With the object's number in `origin`: wider than a pointer, and with the pointer's
 * highest bit above it. */
#define REFRT_SIGN_EXTENDED (UINT32_C(1) << 31)
/* The provenance of a number that has the bits of an address and zeros above, or 0. */
static inline uint32_t refrt_address_of(const refrt_value *leaf) {
  return leaf->state == REFRT_CHOSEN && (leaf->origin & REFRT_SIGN_EXTENDED) == 0 ? leaf->origin : 0;
}
/* Marks what a comparison of pointers gives if other addresses give another answer. */
void refrt_mark_compared(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);
/* A marked leaf of these bits. */
refrt_value refrt_choose(refrt_vm *vm, refrt_bits v);
/* Marks what follows from marked operands; after the handler, if vm->chose. */
void refrt_spread_choice(refrt_vm *vm, refrt_value *slots, const refrt_wide *w) REFRT_COLD;

/*===-------------------------------- watching -----------------------------===*/

/* watch.c. */
int refrt_watch_step(refrt_vm *vm, const refrt_insn *in);
/* The call ended with vm->outcome; its frames still stand. */
void refrt_watch_end(refrt_vm *vm) REFRT_COLD;

/*===---------------------------------- calls ------------------------------===*/

/* Copies leaves from outside; bits above their width are cut off,
 * unknown ones have none. */
static inline void refrt_take_in(refrt_value *to, const refrt_value *from, const refrt_bits *masks, uint32_t count) {
  uint32_t i;
  for (i = 0; i < count; ++i) {
    to[i] = from[i];
    to[i].state &= REFRT_POISON;
    to[i].lo &= masks[i].lo;
    to[i].hi &= masks[i].hi;
    if (refrt_leaf_is_unknown(&to[i]))
      to[i].lo = to[i].hi = 0;
  }
}
/* Pushes a frame and returns its leaves, or NULL after filling the outcome. */
refrt_value *refrt_push_frame(refrt_vm *vm, const refrt_function_code *function, const refrt_insn *call,
                              refrt_value *results);
/* Ends the top frame with its stack objects. */
void refrt_pop_frame(refrt_vm *vm);
/* Leaves without a frame, until the chunk is set back. */
refrt_value *refrt_take_leaves(refrt_vm *vm, uint32_t count);
/* memref.c: unranked results of the top frame refer to its stack; gives the
 * caller descriptor objects of its own (F-UNR). */
int refrt_keep_unranked(refrt_vm *vm, const refrt_wide *w);
/* Runs until the frame at `base` returns; 1 after filling the outcome. */
int refrt_interpret(refrt_vm *vm, uint32_t base);

#endif /* REFRT_MACHINE_VM_H */
