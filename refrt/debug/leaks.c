/*===-- leaks.c - memory nobody can free any more ----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Follows addresses from results, arguments and globals through memory and
 * lists the heap allocations that were not met. Any known bytes in a row that are
 * the address of a live allocation count. They may be in memory or in one leaf of a result,
 * wherever they lie and whatever they were stored as. So nothing whose address is
 * kept whole is called a leak. Linear in the memory alive, up to the logarithms of
 * looking up an address and of sorting what is lost.
 *===----------------------------------------------------------------------===*/
#include "refrt/debug/format.h"
#include "refrt/memory/shadow.h"

#include <stdlib.h>
#include <string.h>

typedef struct search {
  const refrt_vm *vm;
  uint64_t lowest, span; /* where all is that is not met at once: what most words are not in */
  uint64_t *lost;        /* position + 1 of the maker, then the id: in the order of both */
  uint32_t *queue;
  uint8_t *reached;
  uint32_t queued;
} search;

static void reach(search *s, uint32_t id) {
  if (id == REFRT_NONE || s->reached[id] || !s->vm->memory.objects[id].alive)
    return;
  s->reached[id] = 1;
  s->queue[s->queued++] = id;
}

static int is_known(const refrt_object *object, uint64_t at, uint64_t size) {
  for (; size > 0; ++at, --size) {
    uint8_t mark = refrt_shadow_mark(object, at);
    if (mark != REFRT_SHADOW_INITIALIZED && mark != REFRT_SHADOW_CHOSEN && !refrt_shadow_is_pointer(mark))
      return 0;
  }
  return 1;
}

/* Bytes of an object, or of a leaf, which are all known (NULL). */
static void scan(search *s, const uint8_t *bytes, uint64_t size, const refrt_object *object) {
  const uint64_t step = s->vm->pointer_bits / 8, mask = s->vm->pointer_mask;
  const unsigned top = s->vm->pointer_bits - 8;
  const int big_endian = s->vm->layout.big_endian;
  uint64_t word = 0, end;
  for (end = 1; end <= size; ++end) {
    uint64_t byte = bytes[end - 1];
    word = big_endian ? (word << 8 | byte) & mask : word >> 8 | byte << top;
    if (word - s->lowest <= s->span && end >= step && (object == NULL || is_known(object, end - step, step)))
      reach(s, refrt_memory_find(&s->vm->memory, word));
  }
}

static void scan_leaf(search *s, const refrt_value *leaf) {
  uint8_t bytes[16];
  unsigned i;
  for (i = 0; i < 16; ++i)
    bytes[s->vm->layout.big_endian ? 15 - i : i] = (uint8_t)((i < 8 ? leaf->lo : leaf->hi) >> 8 * (i % 8));
  scan(s, bytes, sizeof bytes, NULL);
  /* A pointer outside of its allocation. */
  if (leaf->hi != 0 && leaf->hi <= s->vm->memory.num_objects)
    reach(s, (uint32_t)leaf->hi - 1);
}

static int by_number(const void *a, const void *b) {
  uint64_t x, y;
  memcpy(&x, a, sizeof x);
  memcpy(&y, b, sizeof y);
  return (x > y) - (x < y);
}

/* One line for the `blocks` that one instruction allocated and that are lost. */
static void write_site(const search *s, const uint64_t *lost, uint32_t blocks, refrt_debug_fn line, void *user) {
  refrt_allocation memory;
  refrt_line out;
  char text[REFRT_LINE_SIZE];
  uint64_t bytes = 0;
  uint32_t first = (uint32_t)lost[0], i;
  if (refrt_vm_allocation(s->vm, first, &memory) != REFRT_OK)
    return;
  for (i = 0; i < blocks; ++i)
    bytes += s->vm->memory.objects[(uint32_t)lost[i]].size;
  refrt_line_start(&out, text, sizeof text);
  if (blocks > 1)
    refrt_line_put(&out, "%u blocks, %llu byte%s in all, are never freed, the first is ", (unsigned)blocks,
                   (unsigned long long)bytes, bytes == 1 ? "" : "s");
  refrt_put_object(&out, s->vm, first);
  if (blocks == 1)
    refrt_line_put(&out, ", %llu byte%s, is never freed", (unsigned long long)bytes, bytes == 1 ? "" : "s");
  refrt_line_put(&out, "; allocated here");
  refrt_put_maker(&out, s->vm, memory.made_by, memory.made_at);
  line(user, REFRT_DEBUG_LEAK, first, memory.made_at, text);
}

/* Makers one after the other, each where the first block is that it lost. */
static void write_lost(search *s, uint32_t leaks, refrt_debug_fn line, void *user) {
  uint32_t i, first;
  qsort(s->lost, leaks, sizeof *s->lost, by_number);
  for (i = first = 0; i < leaks; ++i) {
    if (s->lost[i] >> 32 != s->lost[first] >> 32)
      first = i;
    if (i == first)
      s->queue[(uint32_t)s->lost[i]] = i;
    else
      s->reached[(uint32_t)s->lost[i]] = 1;
  }
  for (i = 0; i < s->vm->memory.num_objects; ++i) {
    uint32_t blocks = 1;
    if (s->reached[i])
      continue;
    first = s->queue[i];
    while (blocks < leaks - first && s->lost[first + blocks] >> 32 == s->lost[first] >> 32)
      ++blocks;
    write_site(s, s->lost + first, blocks, line, user);
  }
}

uint32_t refrt_debug_leaks(refrt_vm *vm, const refrt_value *roots, uint32_t num_roots, refrt_debug_fn line,
                           void *user) {
  const refrt_object *objects;
  search s;
  uint32_t i, count, leaks = 0, heap = 0;
  size_t room;
  if (vm == NULL)
    return 0;
  objects = vm->memory.objects;
  count = vm->memory.num_objects;
  s.lowest = UINT64_MAX;
  s.span = 0;
  for (i = vm->memory.num_permanent; i < count; ++i) {
    if (!objects[i].alive || objects[i].kind == REFRT_ALLOCATION_ARGUMENT)
      continue;
    if (s.lowest == UINT64_MAX)
      s.lowest = objects[i].address;
    s.span = objects[i].address + objects[i].size - s.lowest;
    heap += objects[i].kind == REFRT_ALLOCATION_HEAP;
  }
  if (heap == 0)
    return 0;
  room = count * (sizeof *s.lost + sizeof *s.queue + 1);
  s.vm = vm;
  s.lost = (uint64_t *)vm->config.allocate(vm->config.user, NULL, 0, room);
  if (s.lost == NULL)
    return 0;
  s.queue = (uint32_t *)(void *)(s.lost + count);
  s.queued = 0;
  s.reached = (uint8_t *)(s.queue + count);
  memset(s.reached, 0, count);
  for (i = 0; i < num_roots; ++i)
    if (roots[i].state == REFRT_DEFINED || roots[i].state == REFRT_CHOSEN)
      scan_leaf(&s, &roots[i]);
  for (i = 0; i < count; ++i)
    if (objects[i].kind == REFRT_ALLOCATION_ARGUMENT || objects[i].kind == REFRT_ALLOCATION_GLOBAL)
      reach(&s, i);
  for (i = 0; i < s.queued; ++i)
    scan(&s, objects[s.queue[i]].bytes, objects[s.queue[i]].size, &objects[s.queue[i]]);
  for (i = 0; i < count; ++i)
    if (!s.reached[i] && objects[i].alive && objects[i].kind == REFRT_ALLOCATION_HEAP)
      s.lost[leaks++] = (uint64_t)objects[i].made << 32 | i;
    else
      s.reached[i] = 1;
  if (line != NULL && leaks > 0)
    write_lost(&s, leaks, line, user);
  (void)vm->config.allocate(vm->config.user, s.lost, room, 0);
  return leaks;
}
