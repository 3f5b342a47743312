/*===-- frame.c - frames and their leaves --------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See frame.h. Leaves lie in chunks that never move.
 *===----------------------------------------------------------------------===*/
#include "refrt/machine/frame.h"
#include "refrt/machine/promised.h"
#include "refrt/machine/trap.h"

#include <string.h>

/* Leaves of the first chunk of frames. */
#define SMALLEST_CHUNK (512 * REFRT_FIRST_CAPACITY)

static void *host_resize(const refrt_config *config, void *old, size_t old_size, size_t new_size) {
  return config->allocate(config->user, old, old_size, new_size);
}

/* How far back an allocation of the same instruction is looked for. */
enum { MOST_BETWEEN = 64 };

void refrt_push_stack(refrt_vm *vm, refrt_frame *frame, uint32_t id) {
  refrt_object *objects = vm->memory.objects, *object = &objects[id];
  uint32_t between, other = frame->stack_head;
  object->previous = frame->stack_head;
  frame->stack_head = id;
  vm->stack_bytes += object->size;
  if (vm->stack_bytes > vm->most_stack_bytes)
    vm->most_stack_bytes = vm->stack_bytes;
  if (object->size > vm->largest_bytes) {
    vm->largest_bytes = object->size;
    vm->largest_at = vm->pc == NULL ? REFRT_NONE : vm->pc->location;
  }
  for (between = 0; other != REFRT_NONE && objects[other].made != object->made; ++between) {
    if (between == MOST_BETWEEN)
      return;
    other = objects[other].previous;
  }
  object->turn = other == REFRT_NONE ? 1 : objects[other].turn + 1;
  if (object->turn > vm->most_turns) {
    vm->most_turns = object->turn;
    vm->most_turns_at = vm->pc == NULL ? REFRT_NONE : vm->pc->location;
  }
}

void refrt_pop_stack(refrt_vm *vm, refrt_frame *frame, uint64_t address) {
  uint32_t *link = &frame->stack_head;
  while (*link != REFRT_NONE) {
    uint32_t id = *link;
    refrt_object *object = &vm->memory.objects[id];
    if (object->address < address)
      return;
    if (object->descriptor && address != 0) {
      object->marked = 0;
      link = &object->previous;
      continue;
    }
    *link = object->previous;
    object->ended = refrt_site(vm);
    vm->stack_bytes -= object->size;
    refrt_memory_kill(&vm->memory, id);
  }
}

refrt_value *refrt_take_leaves(refrt_vm *vm, uint32_t count) {
  refrt_value *leaves;
  /* A chunk beyond the current one is empty; too small ones are skipped. */
  while (vm->num_chunks == 0 || vm->chunks[vm->chunk].capacity - vm->chunk_used < count) {
    uint32_t capacity = count < SMALLEST_CHUNK ? SMALLEST_CHUNK : count;
    void *table, *block;
    if (vm->num_chunks != 0 && vm->chunk + 1 < vm->num_chunks) {
      ++vm->chunk;
      vm->chunk_used = 0;
      continue;
    }
    if (capacity > REFRT_MAX_LIVE_LEAVES - vm->chunk_leaves) {
      (void)refrt_out_of_fuel(vm, REFRT_TRAP_DEPTH);
      return NULL;
    }
    block = host_resize(&vm->config, NULL, 0, capacity * sizeof(refrt_value));
    if (block == NULL) {
      (void)refrt_broken(vm, REFRT_E_MEMORY);
      return NULL;
    }
    table = host_resize(&vm->config, vm->chunks, vm->num_chunks * sizeof(refrt_chunk),
                        (vm->num_chunks + 1) * sizeof(refrt_chunk));
    if (table == NULL) {
      (void)host_resize(&vm->config, block, capacity * sizeof(refrt_value), 0);
      (void)refrt_broken(vm, REFRT_E_MEMORY);
      return NULL;
    }
    vm->chunks = (refrt_chunk *)table;
    vm->chunks[vm->num_chunks].leaves = (refrt_value *)block;
    vm->chunks[vm->num_chunks].capacity = capacity;
    vm->chunk = vm->num_chunks++;
    vm->chunk_used = 0;
    vm->chunk_leaves += capacity;
  }
  leaves = vm->chunks[vm->chunk].leaves + vm->chunk_used;
  vm->chunk_used += count;
  return leaves;
}

refrt_value *refrt_push_frame(refrt_vm *vm, const refrt_function_code *function, const refrt_insn *call,
                              refrt_value *results) {
  refrt_frame *frame;
  uint32_t chunk = vm->chunk, used = vm->chunk_used;
  refrt_value *slots;
  if (vm->depth >= vm->config.max_depth) {
    (void)refrt_out_of_fuel(vm, REFRT_TRAP_DEPTH);
    return NULL;
  }
  if (vm->depth == vm->frame_capacity) {
    uint32_t capacity = vm->frame_capacity == 0 ? 2 * REFRT_FIRST_CAPACITY : vm->frame_capacity * 2;
    void *frames =
        host_resize(&vm->config, vm->frames, vm->frame_capacity * sizeof *vm->frames, capacity * sizeof *vm->frames);
    if (frames == NULL) {
      (void)refrt_broken(vm, REFRT_E_MEMORY);
      return NULL;
    }
    vm->frames = (refrt_frame *)frames;
    vm->frame_capacity = capacity;
  }
  slots = refrt_take_leaves(vm, function->num_leaves);
  if (slots == NULL)
    return NULL;
  frame = &vm->frames[vm->depth++];
  if (vm->depth > vm->most_depth)
    vm->most_depth = vm->depth;
  frame->function = function;
  frame->call = call;
  frame->slots = slots;
  frame->results = results;
  frame->promises = vm->num_promises;
  frame->stack_head = REFRT_NONE;
  frame->mark = 0;
  frame->chunk = chunk;
  frame->chunk_used = used;
  return slots;
}

void refrt_pop_frame(refrt_vm *vm) {
  refrt_frame *frame = &vm->frames[vm->depth - 1];
  refrt_pop_stack(vm, frame, 0);
  if (vm->num_promises != frame->promises)
    refrt_end_effects(vm, frame->promises);
  vm->chunk = frame->chunk;
  vm->chunk_used = frame->chunk_used;
  --vm->depth;
}
