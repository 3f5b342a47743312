/*===-- show.c - values and memory on a terminal -----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Memory that was never written is shown as `_`. Long memory is cut, and says
 * so. Must not change what the program can see.
 *===----------------------------------------------------------------------===*/
#include "refrt/tools/show.h"
#include "refrt/text/scalar.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_SHOWN = 4096 };

static void show_leaf(FILE *out, const refrt_leaf_kind *kind, const refrt_value *leaf) {
  char text[REFRT_SCALAR_TEXT_SIZE];
  if ((leaf->state & REFRT_UNDEF) != 0) {
    fputs(leaf->state == REFRT_POISON ? "poison" : leaf->state == REFRT_UNDEF ? "undef" : "dependent on undef", out);
    return;
  }
  if (leaf->state == REFRT_ANY_NAN) {
    fputs("any-nan", out);
    return;
  }
  /* A pointer's second word is its provenance. */
  fputs(leaf->state == REFRT_APPROX ? "about " : leaf->state == REFRT_CHOSEN ? "any, say " : "", out);
  refrt_scalar_print(kind, leaf->lo, kind->kind == REFRT_KIND_PTR || kind->kind == REFRT_KIND_FUNCTION ? 0 : leaf->hi,
                     text);
  fputs(text, out);
}

static void show_leaves(FILE *out, const refrt_program *program, refrt_type type, const refrt_value *leaves) {
  const refrt_type_info *info = refrt_type_get(program, type);
  refrt_leaf_walk walk;
  refrt_leaf_kind kind;
  int one = info->leaves == 1 && info->kind != REFRT_KIND_VECTOR && info->kind != REFRT_KIND_ARRAY &&
            info->kind != REFRT_KIND_STRUCT;
  refrt_leaf_walk_start(&walk, program, type);
  fputs(one ? "" : "[", out);
  for (uint32_t i = 0; refrt_leaf_walk_next(&walk, &kind); ++i) {
    fputs(i ? ", " : "", out);
    show_leaf(out, &kind, &leaves[i]);
  }
  fputs(one ? "" : "]", out);
}

/* The element at a place in memory, or `_` when it cannot be read. */
static void show_element(FILE *out, refrt_vm *vm, refrt_type element, refrt_value pointer, refrt_value *room) {
  refrt_outcome outcome;
  if (refrt_vm_load(vm, pointer, element, room, &outcome) != REFRT_OK)
    fputs(outcome.trap == REFRT_TRAP_UNINITIALIZED_READ ? "_" : refrt_trap_name(outcome.trap), out);
  else
    show_leaves(out, refrt_vm_program(vm), element, room);
}

static void show_numbers(FILE *out, const refrt_program *program, const char *name, const refrt_value *leaves,
                         uint32_t count) {
  refrt_leaf_kind kind = {REFRT_KIND_INDEX, REFRT_FLOAT_F16, refrt_program_layout(program)->index_bits};
  fprintf(out, "%s=[", name);
  for (uint32_t i = 0; i < count; ++i) {
    fputs(i ? "," : "", out);
    show_leaf(out, &kind, &leaves[i]);
  }
  fputs("]", out);
}

static int64_t number(const refrt_program *program, const refrt_value *leaf) {
  uint32_t bits = refrt_program_layout(program)->index_bits;
  uint64_t sign = (uint64_t)1 << (bits - 1), value = (leaf->lo ^ sign) - sign;
  return value >> 63 ? -1 - (int64_t)~value : (int64_t)value;
}

/* Elements in the order of their indices. */
static void show_elements(FILE *out, refrt_vm *vm, const refrt_type_info *info, const refrt_value *leaves) {
  const refrt_program *program = refrt_vm_program(vm);
  const refrt_type_info *element = refrt_type_get(program, info->element);
  int64_t index[REFRT_MAX_RANK] = {0};
  uint64_t mask = refrt_program_layout(program)->pointer_bits == 64 ? UINT64_MAX : UINT32_MAX, shown = 0;
  refrt_value *room = (refrt_value *)calloc((size_t)element->leaves + 1, sizeof *room);
  uint32_t d = info->rank;
  if (!room) {
    fputs(" (no memory to show it)", out);
    return;
  }
  for (uint32_t i = 0; i < info->rank; ++i)
    if (number(program, &leaves[3 + i]) <= 0) {
      free(room);
      fputs(" []", out);
      return;
    }
  fputs(" [", out);
  do {
    uint64_t at = (uint64_t)number(program, &leaves[2]);
    refrt_value pointer = leaves[1];
    for (uint32_t i = 0; i < info->rank; ++i)
      at += (uint64_t)index[i] * (uint64_t)number(program, &leaves[3 + info->rank + i]);
    pointer.lo = (pointer.lo + at * element->size) & mask;
    fputs(shown ? ", " : "", out);
    show_element(out, vm, info->element, pointer, room);
    for (d = info->rank; d > 0 && ++index[d - 1] >= number(program, &leaves[2 + d]); --d)
      index[d - 1] = 0;
  } while (d > 0 && ++shown < MOST_SHOWN);
  fputs(d > 0 ? ", ...]" : "]", out);
  free(room);
}

static void show_memref(FILE *out, refrt_vm *vm, const refrt_type_info *info, const refrt_value *leaves) {
  const refrt_program *program = refrt_vm_program(vm);
  const refrt_leaf_kind index = {REFRT_KIND_INDEX, REFRT_FLOAT_F16, refrt_program_layout(program)->index_bits};
  int known = 1;
  for (uint32_t i = 1; i < 3 + 2 * info->rank; ++i)
    known = known && leaves[i].state == REFRT_DEFINED;
  fputs("memref<offset=", out);
  show_leaf(out, &index, &leaves[2]);
  fputs(" ", out);
  show_numbers(out, program, "sizes", leaves + 3, info->rank);
  fputs(" ", out);
  show_numbers(out, program, "strides", leaves + 3 + info->rank, info->rank);
  fputs(">", out);
  if (known)
    show_elements(out, vm, info, leaves);
}

/* The descriptor in memory: two pointers, then numbers without gaps. 0 where it
 * is not there as a whole. */
static int read_descriptor(refrt_vm *vm, uint32_t rank, const refrt_value *pointer, refrt_value *fields) {
  const refrt_layout *layout = refrt_program_layout(refrt_vm_program(vm));
  uint32_t id = refrt_vm_find_allocation(vm, pointer->lo), i, k;
  uint64_t start = id == REFRT_NONE ? 0 : refrt_vm_pointer(vm, id, 0).lo, at;
  refrt_allocation memory;
  if (id == REFRT_NONE || refrt_vm_allocation(vm, id, &memory) != REFRT_OK || !memory.bytes)
    return 0;
  at = pointer->lo - start;
  for (i = 0; i < 3 + 2 * rank; ++i) {
    uint32_t size = (i < 2 ? layout->pointer_bits : layout->index_bits) / 8;
    uint8_t marks[8];
    if (size > sizeof marks || at > memory.size || size > memory.size - at ||
        refrt_vm_get_marks(vm, id, at, size, marks) != REFRT_OK)
      return 0;
    memset(&fields[i], 0, sizeof fields[i]);
    fields[i].state = REFRT_DEFINED;
    for (k = 0; k < size; ++k) {
      fields[i].lo |= (uint64_t)memory.bytes[at + (layout->big_endian ? size - 1 - k : k)] << (8 * k);
      if (marks[k] != REFRT_SHADOW_INITIALIZED && marks[k] != REFRT_SHADOW_POINTER_REST &&
          marks[k] != REFRT_SHADOW_POINTER + size)
        return 0;
    }
    at += size;
  }
  id = refrt_vm_find_allocation(vm, fields[1].lo);
  if (id != REFRT_NONE)
    fields[1] = refrt_vm_pointer(vm, id, fields[1].lo - refrt_vm_pointer(vm, id, 0).lo);
  return 1;
}

static void show_unranked(FILE *out, refrt_vm *vm, const refrt_type_info *info, const refrt_value *leaves) {
  refrt_value fields[3 + 2 * REFRT_MAX_RANK];
  refrt_type_info ranked = *info;
  const refrt_leaf_kind index = {REFRT_KIND_INDEX, REFRT_FLOAT_F16,
                                 refrt_program_layout(refrt_vm_program(vm))->index_bits};
  fputs("rank ", out);
  show_leaf(out, &index, &leaves[0]);
  if (leaves[0].state != REFRT_DEFINED || leaves[1].state != REFRT_DEFINED || leaves[0].lo > REFRT_MAX_RANK)
    return;
  ranked.kind = REFRT_KIND_MEMREF;
  ranked.rank = (uint32_t)leaves[0].lo;
  if (!read_descriptor(vm, ranked.rank, &leaves[1], fields)) {
    fputs(", no descriptor that can be read", out);
    return;
  }
  fputs(": ", out);
  show_memref(out, vm, &ranked, fields);
}

void run_show_value(FILE *out, refrt_vm *vm, refrt_type type, const refrt_value *leaves) {
  const refrt_type_info *info = refrt_type_get(refrt_vm_program(vm), type);
  if (info->kind == REFRT_KIND_MEMREF)
    show_memref(out, vm, info, leaves);
  else if (info->kind == REFRT_KIND_UNRANKED)
    show_unranked(out, vm, info, leaves);
  else
    show_leaves(out, refrt_vm_program(vm), type, leaves);
}

void run_show_buffer(FILE *out, refrt_vm *vm, const run_buffer *buffer) {
  const refrt_program *program = refrt_vm_program(vm);
  const refrt_type_info *element = refrt_type_get(program, buffer->element);
  uint64_t step = element ? element->size : 1, shown = 0;
  refrt_allocation memory;
  refrt_value *room;
  uint8_t mark = REFRT_SHADOW_UNINITIALIZED;
  if (buffer->id == REFRT_NONE || refrt_vm_allocation(vm, buffer->id, &memory) != REFRT_OK)
    return;
  fprintf(out, "argument %u: %" PRIu64 " byte%s [", buffer->argument, memory.size, memory.size == 1 ? "" : "s");
  room = element && step ? (refrt_value *)calloc((size_t)element->leaves + 1, sizeof *room) : NULL;
  for (uint64_t at = 0; step && at + step <= memory.size && shown < MOST_SHOWN; at += step, ++shown) {
    fputs(at ? ", " : "", out);
    if (room)
      show_element(out, vm, buffer->element, refrt_vm_pointer(vm, buffer->id, at), room);
    else if (refrt_vm_get_marks(vm, buffer->id, at, 1, &mark) != REFRT_OK || mark == REFRT_SHADOW_UNINITIALIZED)
      fputs("_", out);
    else
      fprintf(out, "0x%02x", memory.bytes[at]);
  }
  fputs(step && shown * step < memory.size ? ", ...]\n" : "]\n", out);
  free(room);
}
