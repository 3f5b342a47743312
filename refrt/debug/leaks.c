/*===-- leaks.c - memory nobody can free any more ----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Follows addresses from results, arguments and globals through memory and
 * lists the heap allocations that were not met. Any aligned word that is the
 * address of a live allocation counts, so nothing reachable is called a leak.
 * Linear in the memory alive, up to the logarithm of looking up an address.
 *===----------------------------------------------------------------------===*/
#include "refrt/debug/debug.h"

#include <string.h>

typedef struct search {
  const refrt_vm *vm;
  uint8_t *reached;
  uint32_t *queue;
  uint32_t queued;
} search;

static void reach(search *s, uint64_t address) {
  uint32_t id = address == 0 ? REFRT_NONE : refrt_memory_find(&s->vm->memory, address);
  if (id == REFRT_NONE || s->reached[id] || !s->vm->memory.objects[id].alive)
    return;
  s->reached[id] = 1;
  s->queue[s->queued++] = id;
}

static void scan(search *s, uint32_t id) {
  const refrt_object *object = &s->vm->memory.objects[id];
  uint64_t step = s->vm->pointer_bits / 8, at, i;
  for (at = (0 - object->address) & (step - 1); at + step <= object->size; at += step) {
    uint64_t word = 0;
    for (i = 0; i < step; ++i)
      word |= (uint64_t)object->bytes[at + i] << (8 * (s->vm->layout.big_endian ? step - 1 - i : i));
    if (refrt_shadow_mark(object, at) == REFRT_SHADOW_INITIALIZED)
      reach(s, word);
  }
}

/* One line for all that is lost of what the maker of `first` allocated, which counts
 * as told from here on. */
static void write_site(search *s, uint32_t first, refrt_debug_fn line, void *user) {
  refrt_allocation memory, other;
  refrt_line out;
  char text[REFRT_LINE_SIZE];
  uint64_t bytes = 0;
  uint32_t blocks = 0, i;
  if (refrt_vm_allocation(s->vm, first, &memory) != REFRT_OK)
    return;
  for (i = first; i < s->vm->memory.num_objects; ++i) {
    if (s->reached[i] || refrt_vm_allocation(s->vm, i, &other) != REFRT_OK || other.made_by != memory.made_by ||
        other.made_at != memory.made_at)
      continue;
    s->reached[i] = 1;
    bytes += other.size;
    ++blocks;
  }
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

uint32_t refrt_debug_leaks(refrt_vm *vm, const refrt_value *roots, uint32_t num_roots, refrt_debug_fn line,
                           void *user) {
  search s;
  uint32_t i, count, leaks = 0, heap = 0;
  size_t room;
  if (vm == NULL)
    return 0;
  count = vm->memory.num_objects;
  for (i = vm->memory.num_permanent; i < count; ++i)
    heap += vm->memory.objects[i].alive && vm->memory.objects[i].kind == REFRT_ALLOCATION_HEAP;
  if (heap == 0)
    return 0;
  room = count * (sizeof(uint32_t) + 1);
  s.vm = vm;
  s.queue = (uint32_t *)vm->config.allocate(vm->config.user, NULL, 0, room);
  if (s.queue == NULL)
    return 0;
  s.queued = 0;
  s.reached = (uint8_t *)(s.queue + count);
  memset(s.reached, 0, count);
  for (i = 0; i < num_roots; ++i) {
    if (roots[i].state != REFRT_DEFINED)
      continue;
    reach(&s, roots[i].lo);
    if (roots[i].hi != 0 && roots[i].hi <= count)
      reach(&s, vm->memory.objects[roots[i].hi - 1].address);
  }
  for (i = 0; i < count; ++i)
    if (vm->memory.objects[i].alive && (vm->memory.objects[i].kind == REFRT_ALLOCATION_ARGUMENT ||
                                        vm->memory.objects[i].kind == REFRT_ALLOCATION_GLOBAL))
      reach(&s, vm->memory.objects[i].address);
  for (i = 0; i < s.queued; ++i)
    scan(&s, s.queue[i]);
  for (i = 0; i < count; ++i)
    if (!s.reached[i] && vm->memory.objects[i].alive && vm->memory.objects[i].kind == REFRT_ALLOCATION_HEAP)
      ++leaks;
    else
      s.reached[i] = 1;
  for (i = 0; line != NULL && i < count; ++i)
    if (!s.reached[i])
      write_site(&s, i, line, user);
  (void)vm->config.allocate(vm->config.user, s.queue, room, 0);
  return leaks;
}
