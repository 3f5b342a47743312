/*===-- vm.h - one machine: frames, budget, traps ----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The context struct that every part of the machine works on, and inline helpers
 * that need nothing else. Must not be seen by users.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_MACHINE_VM_H
#define REFRT_MACHINE_VM_H

#include "refrt/limits.h"
#include "refrt/load/code.h"
#include "refrt/machine/leaf.h"
#include "refrt/memory/memory.h"
#include "refrt/memory/shadow.h"
#include "refrt/number/address.h"
#include "refrt/number/bits.h"
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

typedef struct refrt_promise refrt_promise; /* promised.c */

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
  uint32_t chunk;        /* in use */
  uint32_t chunk_used;   /* leaves */
  uint32_t chunk_leaves; /* of all chunks, up to REFRT_MAX_LIVE_LEAVES */
  uint32_t nested;
  int chose;            /* a leaf may be REFRT_CHOSEN */
  int chose_otherwise;  /* as in refrt_outcome */
  uint32_t choice;      /* refrt_vm_set_choice */
  int undetermined;     /* as in refrt_outcome */
  uint64_t regrouped;   /* additions since the reset that may be made in another order */
  uint64_t fuel;        /* steps left of the running call; valid while no loop runs */
  uint64_t owed;        /* steps that the running instruction costs beyond what its block paid */
  const refrt_insn *pc; /* the instruction a handler executes */
  refrt_outcome *outcome;
  const refrt_value **global_leaves; /* those of globals that hold addresses, or NULL; itself NULL if none does */
  uint32_t *dirty_globals;           /* room for all of them */
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
  uint64_t watched;    /* operations begun */
  uint32_t most_turns; /* of the running call: the largest refrt_object::turn, and where it was made */
  uint32_t most_turns_at;
  uint32_t most_depth;       /* of the running call: frames that lived at once */
  uint32_t largest_at;       /* ... where its largest stack allocation was made, or REFRT_NONE */
  uint64_t largest_bytes;    /* ... and the size of this */
  uint64_t stack_bytes;      /* of stack allocations that live */
  uint64_t most_stack_bytes; /* ... at most, during the running call */
  const refrt_trail *trail;
  uint32_t blamed;      /* origin of the leaf that the outcome's message is about, or 0 */
  refrt_value *scratch; /* room for any memref's fields up to REFRT_MAX_RANK, twice */
};

/*===--------------------------------- indices -----------------------------===*/

static inline int64_t refrt_index(const refrt_vm *vm, const refrt_value *leaf) {
  return refrt_signed(leaf->lo, vm->index_bits);
}
static inline refrt_value refrt_index_leaf(const refrt_vm *vm, int64_t value) {
  return refrt_leaf((uint64_t)value & refrt_bits_mask64(vm->index_bits), 0);
}

/* Whether a number fits the index width. */
static inline int refrt_fits_index(const refrt_vm *vm, int64_t value) { return refrt_fits_bits(value, vm->index_bits); }

/*===------------------------- the running instruction ---------------------===*/

/* Work of the running instruction that depends on run-time sizes, in steps; the
 * loop charges it when the handler is done. */
static inline void refrt_owe(refrt_vm *vm, uint64_t steps) {
  vm->owed = steps < UINT64_MAX - vm->owed ? vm->owed + steps : UINT64_MAX;
}
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
/* A pointer so many bytes further. */
static inline refrt_value refrt_pointer_at(const refrt_vm *vm, const refrt_value *base, uint64_t distance) {
  refrt_value pointer = *base;
  if (!refrt_leaf_is_unknown(base))
    pointer.lo = (base->lo + distance) & vm->pointer_mask;
  return pointer;
}
/*===--------------------------------- memory ------------------------------===*/

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

/*===------------------------- families of instructions --------------------===*/

/* Begins the function that runs the instructions of a family in their general form: 0, or
 * 1 after filling the outcome. The column FAMILY of opcodes.def names it, and interp.c
 * calls it. */
#define REFRT_HANDLER(NAME)                                                                                            \
  int NAME(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);                                                     \
  int NAME(refrt_vm *vm, refrt_value *slots, const refrt_wide *w)

#endif /* REFRT_MACHINE_VM_H */
