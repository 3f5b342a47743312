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

uint32_t refrt_debug_leaks(refrt_vm *vm, const refrt_value *roots, uint32_t num_roots, refrt_debug_fn line,
                           void *user) {
  search s;
  uint32_t i, count, leaks = 0, heap = 0;
  size_t room;
  char text[REFRT_LINE_SIZE];
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
  for (i = 0; i < count; ++i) {
    refrt_allocation memory;
    if (s.reached[i] || !vm->memory.objects[i].alive || vm->memory.objects[i].kind != REFRT_ALLOCATION_HEAP)
      continue;
    ++leaks;
    if (line == NULL || refrt_vm_allocation(vm, i, &memory) != REFRT_OK)
      continue;
    {
      refrt_line out;
      refrt_line_start(&out, text, sizeof text);
      refrt_put_object(&out, vm, i);
      refrt_line_put(&out, ", %llu byte%s, is never freed; allocated here", (unsigned long long)memory.size,
                     memory.size == 1 ? "" : "s");
      refrt_put_maker(&out, vm, memory.made_by, memory.made_at);
      line(user, REFRT_DEBUG_LEAK, i, memory.made_at, text);
    }
  }
  (void)vm->config.allocate(vm->config.user, s.queue, room, 0);
  return leaks;
}
