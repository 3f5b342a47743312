/*===-- memory.c - virtual memory of one machine -----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See memory.h. Host blocks of small objects are recycled through one free list
 * per size. So a program that allocates and frees in a loop stays flat, and a
 * reset returns everything without calling the allocator.
 *===----------------------------------------------------------------------===*/
#include "refrt/memory/memory.h"
#include "refrt/limits.h"
#include "refrt/memory/shadow.h"

#include <string.h>

enum { SMALLEST_BLOCK = 64, LARGEST_BLOCK = 1 << 17, BLOCK_MORE = 16, CHUNK_SIZE = 1 << 18, CHUNK_HEADER = 16 };

static void *host_allocate(refrt_memory *memory, size_t size) {
  return memory->config->allocate(memory->config->user, NULL, 0, size);
}

static void host_free(refrt_memory *memory, void *block, size_t size) {
  if (block != NULL)
    (void)memory->config->allocate(memory->config->user, block, size, 0);
}

/*===------------------------------ host blocks ----------------------------===*/

/* Bytes, padding to 8, shadow, padding to 8, where the shadow's detail is.
 * Callers keep `size` below SIZE_MAX / 4. */
static size_t padded(size_t size) { return (size + 7u) & ~(size_t)7u; }
static uint64_t shadow_size(uint64_t size) { return size / 4 + (size % 4 != 0); }
static size_t shadow_offset(uint64_t size) { return padded((size_t)size); }
static size_t detail_offset(uint64_t size) { return shadow_offset(size) + padded((size_t)shadow_size(size)); }
static size_t block_bytes(uint64_t size) { return detail_offset(size) + sizeof(uint64_t); }

void *refrt_memory_take(refrt_memory *memory, size_t need, uint8_t *block_class) {
  size_t size = SMALLEST_BLOCK;
  unsigned index = 0;
  uint8_t *block;
  if (need > LARGEST_BLOCK + BLOCK_MORE) {
    *block_class = REFRT_BLOCK_LARGE;
    return host_allocate(memory, need);
  }
  if (need > SMALLEST_BLOCK + BLOCK_MORE) {
    unsigned quarter = 4, steps; /* size is 4 << quarter */
    for (need -= BLOCK_MORE; 2 * size < need; size *= 2)
      ++quarter;
    steps = (unsigned)((need - size + ((size_t)1 << quarter) - 1) >> quarter);
    size += (size_t)steps << quarter;
    index = 4 * (quarter - 4) + steps;
  }
  size += BLOCK_MORE;
  *block_class = (uint8_t)index;
  if (memory->free_blocks[index] != NULL) {
    block = (uint8_t *)memory->free_blocks[index];
    memcpy(&memory->free_blocks[index], block, sizeof(void *));
    return block;
  }
  if (memory->chunk_left < size) {
    uint8_t *chunk = (uint8_t *)host_allocate(memory, CHUNK_SIZE);
    if (chunk == NULL)
      return NULL;
    memcpy(chunk, &memory->chunks, sizeof(void *));
    memory->chunks = chunk;
    memory->chunk_next = chunk + CHUNK_HEADER;
    memory->chunk_left = CHUNK_SIZE - CHUNK_HEADER;
  }
  block = memory->chunk_next;
  memory->chunk_next += size;
  memory->chunk_left -= size;
  return block;
}

void refrt_memory_give(refrt_memory *memory, void *block, size_t size, uint8_t block_class) {
  if (block_class == REFRT_BLOCK_LARGE) {
    host_free(memory, block, size);
  } else {
    memcpy(block, &memory->free_blocks[block_class], sizeof(void *));
    memory->free_blocks[block_class] = block;
  }
}

static void give_block(refrt_memory *memory, refrt_object *object) {
  if (object->bytes == NULL)
    return;
  if (object->detailed == REFRT_DETAIL_APART)
    refrt_shadow_drop(memory, object);
  memory->alive_bytes -= object->size;
  memory->shadow_bytes -= shadow_size(object->size);
  refrt_memory_give(memory, object->bytes, block_bytes(object->size), object->block_class);
  object->bytes = NULL;
  object->shadow = NULL;
}

/* Whether the budget has room for so much. */
static int affordable(const refrt_memory *memory, uint64_t size, uint64_t shadow) {
  uint64_t most = memory->config->max_bytes, used = memory->alive_bytes + memory->shadow_bytes + memory->detail_bytes;
  return size <= most && shadow <= most - size && used <= most - size - shadow;
}

refrt_memory_status refrt_memory_take_detail(refrt_memory *memory, uint64_t size, void **block, uint8_t *block_class) {
  if (size > REFRT_MAX_DETAIL_BYTES - memory->detail_bytes || !affordable(memory, size, 0))
    return REFRT_MEMORY_NO_BUDGET;
  *block = refrt_memory_take(memory, (size_t)size, block_class);
  if (*block == NULL)
    return REFRT_MEMORY_NO_HOST;
  memory->detail_bytes += size;
  return REFRT_MEMORY_OK;
}

void refrt_memory_give_detail(refrt_memory *memory, void *block, uint64_t size, uint8_t block_class) {
  refrt_memory_give(memory, block, (size_t)size, block_class);
  memory->detail_bytes -= size;
}

/*===-------------------------------- objects ------------------------------===*/

void refrt_memory_init(refrt_memory *memory, const refrt_config *config, uint64_t address_mask,
                       uint64_t first_address) {
  memset(memory, 0, sizeof *memory);
  memory->config = config;
  memory->address_mask = address_mask;
  memory->next = first_address;
}

static void truncate_table(refrt_memory *memory, uint32_t count) {
  uint32_t i;
  for (i = count; i < memory->num_objects; ++i)
    give_block(memory, &memory->objects[i]);
  memory->num_objects = count;
}

void refrt_memory_destroy(refrt_memory *memory) {
  truncate_table(memory, 0);
  while (memory->chunks != NULL) {
    void *chunk = memory->chunks;
    memcpy(&memory->chunks, chunk, sizeof(void *));
    host_free(memory, chunk, CHUNK_SIZE);
  }
  host_free(memory, memory->objects, memory->capacity * sizeof *memory->objects);
  memset(memory, 0, sizeof *memory);
}

void refrt_memory_seal(refrt_memory *memory) {
  memory->num_permanent = memory->num_objects;
  memory->permanent_next = memory->next;
}

void refrt_memory_reset(refrt_memory *memory) {
  truncate_table(memory, memory->num_permanent);
  memory->next = memory->permanent_next;
}

/* The lowest odd multiple of `align` behind the gap. */
static int place(const refrt_memory *memory, uint64_t size, uint64_t align, uint64_t *address) {
  uint64_t start = memory->next + REFRT_ADDRESS_GAP;
  uint64_t at;
  if (start > memory->address_mask || align > memory->address_mask / 4)
    return 0;
  at = (start + (align - 1)) & ~(align - 1);
  if ((at & align) == 0)
    at += align;
  *address = at;
  return at >= start && at <= memory->address_mask - REFRT_ADDRESS_GAP &&
         size <= memory->address_mask - REFRT_ADDRESS_GAP - at;
}

/* Of a power of two. */
static uint8_t log_of(uint64_t power) {
#if defined(__GNUC__)
  return (uint8_t)__builtin_ctzll(power);
#else
  uint8_t log = 0;
  for (; power > 1; power >>= 1)
    ++log;
  return log;
#endif
}

static refrt_memory_status grow_table(refrt_memory *memory) {
  uint32_t capacity = memory->capacity == 0 ? 8 * REFRT_FIRST_CAPACITY : memory->capacity * 2;
  void *table;
  if (memory->num_objects >= REFRT_MAX_ALLOCATIONS)
    return REFRT_MEMORY_NO_BUDGET;
  table = memory->config->allocate(memory->config->user, memory->objects, memory->capacity * sizeof *memory->objects,
                                   capacity * sizeof *memory->objects);
  if (table == NULL)
    return REFRT_MEMORY_NO_HOST;
  memory->objects = (refrt_object *)table;
  memory->capacity = capacity;
  return REFRT_MEMORY_OK;
}

refrt_memory_status refrt_memory_allocate(refrt_memory *memory, refrt_allocation_kind kind, uint64_t size,
                                          uint64_t align, uint32_t space, uint32_t *id) {
  refrt_object *object;
  uint64_t address;
  uint8_t *block, block_class = 0;
  if (!affordable(memory, size, shadow_size(size)))
    return REFRT_MEMORY_NO_BUDGET;
  if (size > SIZE_MAX / 4)
    return REFRT_MEMORY_NO_HOST;
  if (!place(memory, size, align, &address))
    return REFRT_MEMORY_NO_ADDRESS;
  if (memory->num_objects == memory->capacity) {
    refrt_memory_status status = grow_table(memory);
    if (status != REFRT_MEMORY_OK)
      return status;
  }
  block = (uint8_t *)refrt_memory_take(memory, block_bytes(size), &block_class);
  if (block == NULL)
    return REFRT_MEMORY_NO_HOST;
  *id = memory->num_objects++;
  object = &memory->objects[*id];
  object->address = address;
  object->size = object->limit = size;
  object->made = 0;
  object->ended = 0;
  object->align_log = log_of(align);
  object->bytes = block;
  object->shadow = block + shadow_offset(size);
  object->space = space;
  object->previous = REFRT_NONE;
  object->turn = 0;
  object->kind = (uint8_t)kind;
  object->alive = 1;
  object->constant = 0;
  object->guarded = 0;
  object->block_class = block_class;
  object->descriptor = 0;
  object->detailed = 0;
  object->dormant = 0;
  object->marked = 0;
  /* The bytes too: nothing of an earlier run may show. */
  if (block_class == 0)
    memset(block, 0, SMALLEST_BLOCK + BLOCK_MORE); /* a constant, so without a call */
  else
    memset(block, 0, block_bytes(size));
  memory->next = address + size;
  memory->alive_bytes += size;
  memory->shadow_bytes += shadow_size(size);
  return REFRT_MEMORY_OK;
}

refrt_memory_status refrt_memory_take_address(refrt_memory *memory, uint64_t *address) {
  if (!place(memory, 0, 1, address))
    return REFRT_MEMORY_NO_ADDRESS;
  memory->next = *address;
  return REFRT_MEMORY_OK;
}

void refrt_memory_kill(refrt_memory *memory, uint32_t id) {
  refrt_object *object = &memory->objects[id];
  object->alive = 0;
  object->limit = 0;
  give_block(memory, object);
}

/* The last object that starts at or below the address is the only candidate. */
uint32_t refrt_memory_find(const refrt_memory *memory, uint64_t address) {
  uint32_t low = 0, high = memory->num_objects;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (memory->objects[middle].address <= address)
      low = middle + 1;
    else
      high = middle;
  }
  if (low == 0 || address - memory->objects[low - 1].address > memory->objects[low - 1].size)
    return REFRT_NONE;
  return low - 1;
}
