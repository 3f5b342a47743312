/*===-- memory.h - virtual memory of one machine -----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Allocations of a program at deterministic virtual addresses. Must not know
 * types, instructions or traps: it hands out objects (S-OBJECT, S-PLACE).
 *
 *   pointer leaf   lo = address, hi = object id + 1, or 0: a number, whose object
 *                  is found when it is used; what was stored as a pointer and comes
 *                  from memory is found at once; others than ids: of nothing
 *   address        odd multiple of the alignment asked for, rising with the id
 *   gap            at least REFRT_ADDRESS_GAP bytes belong to nobody
 *   shadow         two bits per byte and, where they do not do, more: shadow.h
 *
 * Ids are dense and addresses rise with them, so the table is its own interval
 * index. Addresses are never used twice between two resets; host memory is.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_MEMORY_MEMORY_H
#define REFRT_MEMORY_MEMORY_H

#include "refrt/refrt.h"

/* Host blocks come in 64 bytes to 128 KiB, four sizes from one power of two to
 * the next and 16 bytes more each, out of chunks. Larger ones go to the
 * allocator one by one. So a power of two with its shadow leaves nothing over. */
enum { REFRT_BLOCK_CLASSES = 45, REFRT_BLOCK_LARGE = 255 };

typedef struct refrt_object {
  uint64_t address;
  uint64_t limit; /* size while alive, 0 afterwards: one compare checks both; also 0 where accesses are noted */
  uint8_t *bytes; /* the shadow follows in the same host block, then where its detail is */
  uint8_t *shadow;
  uint64_t size;
  uint32_t made;  /* position + 1 of the instruction that allocated, or 0 */
  uint32_t ended; /* position + 1 of the one that ended it, or while it lives of its last lifetime marker, or 0 */
  uint32_t space;
  uint32_t turn;     /* stack: how many of the frame, made by one instruction, lived then, this one included */
  uint32_t previous; /* stack: the frame's allocation before this one; heap: the one that moved here; or REFRT_NONE */
  uint8_t kind;      /* refrt_allocation_kind */
  uint8_t alive;
  uint8_t constant;
  uint8_t guarded; /* a write needs a look: constant, or a global still as initialised */
  uint8_t block_class;
  uint8_t align_log;  /* the alignment asked for is 1 << align_log */
  uint8_t detailed;   /* whether the shadow has a detail, and where: refrt_shadow_detail */
  uint8_t descriptor; /* of an unranked memref: a value, so no scope inside the frame ends it */
  uint8_t dormant;    /* stack: outside its llvm.lifetime; `limit` is 0 */
  uint8_t marked;     /* stack: its end is a mark of stacksave */
} refrt_object;

typedef struct refrt_memory {
  const refrt_config *config;
  refrt_object *objects;
  uint32_t num_objects;
  uint32_t capacity;
  uint32_t num_permanent; /* functions and globals; what reset keeps */
  uint32_t last_found;
  uint64_t next; /* end of the last object, or the last address taken */
  uint64_t permanent_next;
  uint64_t address_mask;
  uint64_t alive_bytes;  /* of live objects */
  uint64_t shadow_bytes; /* of their shadows, two bits a byte */
  uint64_t detail_bytes; /* of the details of their shadows */
  void *chunks;          /* singly linked through their first word */
  uint8_t *chunk_next;
  size_t chunk_left;
  void *free_blocks[REFRT_BLOCK_CLASSES];
} refrt_memory;

/* Takes no memory. `config` outlives *memory: allocator, and budget in bytes. Addresses
 * lie behind `first_address` and have no bits outside of `address_mask`. One thread at a
 * time, as the machine that has it. */
void refrt_memory_init(refrt_memory *memory, const refrt_config *config, uint64_t address_mask, uint64_t first_address);
/* Gives everything back; *memory means nothing any more. */
void refrt_memory_destroy(refrt_memory *memory);
/* Everything made so far survives refrt_memory_reset. */
void refrt_memory_seal(refrt_memory *memory);
/* Forgets what was made since refrt_memory_seal: ids and addresses come again, and host
 * blocks are used again. Costs what was allocated since. */
void refrt_memory_reset(refrt_memory *memory);

typedef enum refrt_memory_status {
  REFRT_MEMORY_OK,
  REFRT_MEMORY_NO_HOST,   /* the allocator returned NULL */
  REFRT_MEMORY_NO_BUDGET, /* max_bytes, shadows included, REFRT_MAX_DETAIL_BYTES, or the table is full */
  REFRT_MEMORY_NO_ADDRESS /* the address space is full */
} refrt_memory_status;

/* A live object of `size` bytes, all UNINITIALIZED. `align`, in bytes, is a power of two.
 * *id is set only with REFRT_MEMORY_OK. May move `objects`. */
refrt_memory_status refrt_memory_allocate(refrt_memory *memory, refrt_allocation_kind kind, uint64_t size,
                                          uint64_t align, uint32_t space, uint32_t *id);
/* An address behind all objects that is no object's. Only REFRT_MEMORY_OK sets it. */
refrt_memory_status refrt_memory_take_address(refrt_memory *memory, uint64_t *address);
/* Ends a live object: its bytes and shadow go, it stays listed with its address. */
void refrt_memory_kill(refrt_memory *memory, uint32_t id);

/* Host memory of at least `size` bytes, out of recycled blocks, with its class for when it
 * is given back; NULL when there is none. Counts for no budget. */
void *refrt_memory_take(refrt_memory *memory, size_t size, uint8_t *block_class);
void refrt_memory_give(refrt_memory *memory, void *block, size_t size, uint8_t block_class);
/* The same for the details of shadows, which count for the budget. */
refrt_memory_status refrt_memory_take_detail(refrt_memory *memory, uint64_t size, void **block, uint8_t *block_class);
void refrt_memory_give_detail(refrt_memory *memory, void *block, uint64_t size, uint8_t block_class);
/* Where a live object has room for its detail, or for a pointer to it: 8 bytes at a multiple of 8. */
static inline uint8_t *refrt_memory_detail(const refrt_object *object) {
  return object->shadow + (object->size + 31) / 32 * 8; /* no size of a host's block is near 2^64 */
}

/* The object, dead or alive, that contains `address`, its end included, or REFRT_NONE.
 * Logarithmic. */
uint32_t refrt_memory_find(const refrt_memory *memory, uint64_t address);
/* The same, quick when it is the one made last or found last. */
static inline uint32_t refrt_memory_find_again(refrt_memory *memory, uint64_t address) {
  uint32_t last = memory->num_objects - 1;
  if (memory->num_objects != 0 && address - memory->objects[last].address <= memory->objects[last].size)
    return last;
  last = memory->last_found;
  if (last < memory->num_objects && address - memory->objects[last].address <= memory->objects[last].size)
    return last;
  last = refrt_memory_find(memory, address);
  if (last != REFRT_NONE)
    memory->last_found = last;
  return last;
}

#endif /* REFRT_MEMORY_MEMORY_H */
