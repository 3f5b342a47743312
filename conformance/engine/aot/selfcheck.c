/*===-- selfcheck.c - main of an executable that checks itself --*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Runs each recorded call on the reference machine and natively, both here, and
 * compares. Needs C11, a C library and refrt, and nothing of the tool: exit code
 * 0 when all agree, 1 when not, 2 when the record is damaged. The rules are those
 * of conformance/Compare.h, written a second time; memrefs that external
 * functions get are compared as descriptors, without their elements.
 *===----------------------------------------------------------------------===*/
#define _GNU_SOURCE
#include "conformance/engine/aot/native.h"
#include "refrt/refrt.h"

#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MAX_ELEMENTS = 65536, MAX_RANK = 64 };

/* What the tool recorded; executable.h describes it. */
extern const uint8_t memref_cts_record[];

static refrt_program *program;
static const refrt_layout *layout;
static refrt_vm *vm;
static refrt_symbol entry;
static uint32_t first_buffer, num_buffers;
static uint32_t *global_allocations; /* globals that outcomes show -> allocation */
static uint64_t num_shown;
static uint64_t *native_globals, *native_functions; /* of native tables: numbers of the program */
static char **site_names;
static uint64_t num_sites;

static const char *case_name = "case";
static uint64_t call_number;
static char difference[512];

static void __attribute__((noreturn, format(printf, 1, 2))) broken(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fprintf(stderr, "%s: error: ", case_name);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  exit(2);
}

/* Keeps the first difference of a call. Returns 0. */
static int __attribute__((format(printf, 1, 2))) differ(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  if (!difference[0])
    vsnprintf(difference, sizeof difference, format, arguments);
  va_end(arguments);
  return 0;
}

/*===---------------------------- record ----------------------------------===*/

static const uint8_t *take_bytes(const uint8_t **at, uint64_t *size) {
  *size = native_take(at);
  const uint8_t *bytes = *at;
  *at += *size;
  return bytes;
}

static char *take_text(const uint8_t **at) {
  uint64_t size;
  const uint8_t *bytes = take_bytes(at, &size);
  char *text = native_claim((size_t)size + 1);
  memcpy(text, bytes, (size_t)size);
  text[size] = 0;
  return text;
}

static uint64_t *take_numbers(const uint8_t **at, uint64_t wanted, const char *what) {
  uint64_t count = native_take(at);
  if (count != wanted)
    broken("the record has %" PRIu64 " %s, the object file %" PRIu64, count, what, wanted);
  uint64_t *numbers = native_claim((size_t)count * sizeof *numbers);
  for (uint64_t i = 0; i < count; ++i)
    numbers[i] = native_take(at);
  return numbers;
}

/*===---------------------------- pointers as facts -----------------------===*/

typedef enum { IS_NULL, IS_BUFFER, IS_HEAP, IS_GLOBAL, IS_FUNCTION, IS_STACK, IS_DEAD, IS_OTHER } fact_kind;
static const char *const fact_names[] = {"null",     "buffer",       "heap block",  "global",
                                         "function", "stack memory", "dead memory", "unknown memory"};
typedef struct {
  fact_kind kind;
  uint64_t index;
  int64_t offset;
} fact;

/* Heap blocks get their numbers when they are first seen, on each side. */
static uint64_t *heap_seen[2];
static size_t num_heap_seen[2], room_heap_seen[2];

static uint64_t heap_number(int side, uint64_t key) {
  for (size_t i = 0; i < num_heap_seen[side]; ++i)
    if (heap_seen[side][i] == key)
      return i;
  if (num_heap_seen[side] == room_heap_seen[side]) {
    room_heap_seen[side] = room_heap_seen[side] ? 2 * room_heap_seen[side] : 16;
    heap_seen[side] = realloc(heap_seen[side], room_heap_seen[side] * sizeof(uint64_t));
    if (!heap_seen[side])
      native_give_up();
  }
  heap_seen[side][num_heap_seen[side]] = key;
  return num_heap_seen[side]++;
}

static fact fact_of_reference(refrt_value value, int is_function) {
  fact result = {IS_NULL, 0, 0};
  refrt_allocation allocation;
  if (value.lo == 0)
    return result;
  result.kind = IS_OTHER;
  refrt_symbol function = refrt_vm_function_of(vm, value);
  if (is_function || function != REFRT_NONE) {
    result.kind = function == REFRT_NONE ? IS_OTHER : IS_FUNCTION;
    result.index = function;
    return result;
  }
  uint32_t id = refrt_vm_find_allocation(vm, value.lo);
  if (id == REFRT_NONE && value.hi != 0)
    id = (uint32_t)(value.hi - 1);
  if (id == REFRT_NONE || refrt_vm_allocation(vm, id, &allocation) != REFRT_OK)
    return result;
  result.offset = (int64_t)(value.lo - allocation.address);
  if (!allocation.alive) {
    result.kind = IS_DEAD;
  } else if (allocation.kind == REFRT_ALLOCATION_ARGUMENT) {
    result.kind = IS_BUFFER;
    result.index = id - first_buffer;
  } else if (allocation.kind == REFRT_ALLOCATION_HEAP) {
    result.kind = IS_HEAP;
    result.index = heap_number(0, id);
  } else if (allocation.kind == REFRT_ALLOCATION_GLOBAL) {
    result.kind = IS_GLOBAL;
    result.index = UINT32_MAX;
    for (uint64_t i = 0; i < num_shown; ++i)
      if (global_allocations[i] == id)
        result.index = i;
  } else if (allocation.kind == REFRT_ALLOCATION_STACK) {
    result.kind = IS_STACK;
  }
  return result;
}

/* The block whose memory or guards hold an address, or NULL; they are sorted. */
static const native_block *find_block(const native_block *blocks, size_t count, uint64_t address) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if ((uint64_t)(uintptr_t)blocks[middle].start - AOT_GUARD <= address)
      low = middle + 1;
    else
      high = middle;
  }
  if (low == 0)
    return NULL;
  const native_block *found = &blocks[low - 1];
  return address - ((uint64_t)(uintptr_t)found->start - AOT_GUARD) <= found->size + 2 * AOT_GUARD ? found : NULL;
}

static fact fact_of_native(uint64_t address) {
  fact result = {IS_NULL, 0, 0};
  if (address == 0)
    return result;
  const native_block *found = find_block(native.buffers, native.num_buffers, address);
  if (found) {
    result.kind = IS_BUFFER;
    result.index = (uint64_t)(found - native.buffers);
    result.offset = (int64_t)(address - (uint64_t)(uintptr_t)found->start);
    return result;
  }
  found = find_block(native.blocks, native.num_blocks, address);
  if (found) {
    result.kind = found->alive ? IS_HEAP : IS_DEAD;
    if (found->alive)
      result.index = heap_number(1, (uint64_t)(uintptr_t)found->start);
    result.offset = (int64_t)(address - (uint64_t)(uintptr_t)found->start);
    return result;
  }
  for (uint64_t i = 0; i < memref_cts_aot_num_functions; ++i)
    if (address == (uint64_t)(uintptr_t)memref_cts_aot_functions[i]) {
      result.kind = IS_FUNCTION;
      result.index = native_functions[i];
      return result;
    }
  result.kind = IS_OTHER;
  if (address >= (uint64_t)(uintptr_t)native.stack_low && address < (uint64_t)(uintptr_t)native.stack_high) {
    result.kind = IS_STACK;
    return result;
  }
  for (uint64_t i = 0; i < memref_cts_aot_num_globals; ++i) {
    uint64_t start = (uint64_t)(uintptr_t)memref_cts_aot_globals[i], size = memref_cts_aot_global_sizes[2 * i];
    if (address < start || address - start > size)
      continue;
    result.kind = IS_GLOBAL;
    result.index = native_globals[i];
    result.offset = (int64_t)(address - start);
    if (address - start < size)
      break; /* else another one may begin here */
  }
  return result;
}

typedef enum { PLAIN, ALLOCATED, ALIGNED } pointer_role;

static int same_fact(pointer_role role, fact expected, fact seen, const char *what) {
  if (expected.kind == IS_DEAD || (expected.kind == IS_GLOBAL && role == ALLOCATED))
    return 1;
  int same = expected.kind == seen.kind;
  if (same && (expected.kind == IS_BUFFER || expected.kind == IS_HEAP || expected.kind == IS_GLOBAL))
    same = expected.index == seen.index &&
           (expected.offset == seen.offset || (expected.kind == IS_HEAP && role == ALIGNED));
  else if (same && expected.kind == IS_FUNCTION)
    same = expected.index == seen.index;
  return same || differ("%s: expected %s %" PRIu64 " + %" PRId64 " bytes, seen %s %" PRIu64 " + %" PRId64 " bytes", what,
                        fact_names[expected.kind], expected.index, expected.offset, fact_names[seen.kind], seen.index,
                        seen.offset);
}

/*===---------------------------- bytes -----------------------------------===*/

static int is_nan_in_memory(refrt_float_kind kind, const uint8_t *bytes, size_t length) {
  uint64_t words[2] = {0, 0};
  for (size_t k = 0; k < length; ++k)
    words[k / 8] |= (uint64_t)bytes[layout->big_endian ? length - 1 - k : k] << (8 * (k % 8));
  return refrt_is_nan(kind, words[0], words[1]);
}

/* The first byte that is not what the reference machine allows, or `size`. */
static uint64_t first_difference(const uint8_t *bytes, const uint8_t *shadow, const uint8_t *seen, uint64_t size) {
  for (uint64_t i = 0; i < size;) {
    if (shadow[i] == REFRT_SHADOW_INITIALIZED && bytes[i] != seen[i])
      return i;
    uint64_t length = 1;
    if (shadow[i] >= REFRT_SHADOW_NAN && shadow[i] - REFRT_SHADOW_NAN < REFRT_FLOAT_COUNT) {
      refrt_float_kind kind = (refrt_float_kind)(shadow[i] - REFRT_SHADOW_NAN);
      length = (refrt_float_bits(kind) + 7) / 8;
      int whole = length <= size - i;
      for (uint64_t k = 1; whole && k < length; ++k)
        whole = shadow[i + k] == REFRT_SHADOW_NAN_REST;
      if (!whole)
        length = 1; /* cut short: anything is allowed */
      else if (!is_nan_in_memory(kind, seen + i, (size_t)length))
        return i;
    }
    i += length;
  }
  return size;
}

static int same_bytes(const refrt_allocation *expected, const uint8_t *seen, const char *what, uint64_t number) {
  uint64_t at = first_difference(expected->bytes, expected->shadow, seen, expected->size);
  return at == expected->size || differ("%s %" PRIu64 ", byte %" PRIu64 ": expected 0x%02x, seen 0x%02x", what, number,
                                        at, expected->bytes[at], seen[at]);
}

/*===---------------------------- values ----------------------------------===*/

typedef struct {
  const refrt_value *expected;
  const uint8_t *seen; /* slots */
  const char *what;    /* "result 1" */
  int elements;        /* compare what memrefs show, too */
} cursor;

static uint64_t slot_word(const uint8_t *slot, int which) {
  uint64_t word;
  memcpy(&word, slot + 8 * which, 8);
  return word;
}

static void next_leaf(cursor *at) {
  ++at->expected;
  at->seen += 16;
}

static uint64_t low_bits(uint32_t bits) { return bits >= 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1; }

static int64_t sign_extend(uint64_t value) {
  uint32_t unused = 64 - layout->index_bits;
  return (int64_t)(value << unused) >> unused;
}

static int same_bits(const refrt_value *expected, uint64_t lo, uint64_t hi, uint32_t bits, const char *what,
                     const char *field) {
  if (expected->state >= REFRT_UNDEF)
    return 1;
  uint64_t low = low_bits(bits), high = bits > 64 ? low_bits(bits - 64) : 0;
  if (((expected->lo ^ lo) & low) == 0 && ((expected->hi ^ hi) & high) == 0)
    return 1;
  return differ("%s%s: expected 0x%" PRIx64 ":%016" PRIx64 ", seen 0x%" PRIx64 ":%016" PRIx64, what, field,
                expected->hi & high, expected->lo & low, hi & high, lo & low);
}

/* Leaves of one ranked descriptor, wherever they came from. */
typedef struct {
  uint32_t rank;
  refrt_value expected[3 + 2 * MAX_RANK];
  uint64_t seen[3 + 2 * MAX_RANK];
} descriptor_pair;

/* `size` bytes at an address that lie in living native memory, or NULL. */
static const uint8_t *native_memory(uint64_t address, uint64_t size) {
  const uint8_t *memory = (const uint8_t *)(uintptr_t)address;
  const native_block *blocks[2] = {native.buffers, native.blocks};
  const size_t counts[2] = {native.num_buffers, native.num_blocks};
  for (int i = 0; i < 2; ++i) {
    const native_block *found = find_block(blocks[i], counts[i], address);
    if (found) {
      uint64_t offset = address - (uint64_t)(uintptr_t)found->start;
      return found->alive && offset <= found->size && size <= found->size - offset ? memory : NULL;
    }
  }
  for (uint64_t i = 0; i < memref_cts_aot_num_globals; ++i) {
    uint64_t offset = address - (uint64_t)(uintptr_t)memref_cts_aot_globals[i];
    if (offset < memref_cts_aot_global_sizes[2 * i] && size <= memref_cts_aot_global_sizes[2 * i] - offset)
      return memory;
  }
  return NULL;
}

/* Living memory of the machine, in `out`. */
static int machine_memory(uint64_t address, uint64_t size, refrt_allocation *out, uint64_t *offset) {
  uint32_t id = refrt_vm_find_allocation(vm, address);
  if (id == REFRT_NONE || refrt_vm_allocation(vm, id, out) != REFRT_OK || !out->alive || !out->bytes)
    return 0;
  *offset = address - out->address;
  return *offset <= out->size && size <= out->size - *offset;
}

static int holds_pointers(refrt_type type) {
  const refrt_type_info *info = refrt_type_get(program, type);
  while (info->kind == REFRT_KIND_COMPLEX || info->kind == REFRT_KIND_VECTOR || info->kind == REFRT_KIND_ARRAY)
    info = refrt_type_get(program, info->element);
  return info->kind != REFRT_KIND_INT && info->kind != REFRT_KIND_INDEX && info->kind != REFRT_KIND_FLOAT;
}

/* What both descriptors show, element by element in row-major order. */
static int same_elements(const descriptor_pair *pair, refrt_type element, const char *what) {
  const refrt_type_info *info = refrt_type_get(program, element);
  int64_t position[MAX_RANK] = {0}, sizes[MAX_RANK], strides[MAX_RANK];
  uint64_t count = 1;
  for (uint32_t i = 1; i < 3 + 2 * pair->rank; ++i)
    if (pair->expected[i].state >= REFRT_UNDEF)
      return 1;
  if (holds_pointers(element) || info->store_size == 0)
    return 1;
  for (uint32_t i = 0; i < pair->rank; ++i) {
    sizes[i] = sign_extend(pair->expected[3 + i].lo);
    strides[i] = sign_extend(pair->expected[3 + pair->rank + i].lo);
    if (sizes[i] <= 0)
      return 1;
    count = count > MAX_ELEMENTS / (uint64_t)sizes[i] ? MAX_ELEMENTS : count * (uint64_t)sizes[i];
  }
  uint64_t mask = low_bits(layout->pointer_bits), linear = (uint64_t)sign_extend(pair->expected[2].lo);
  for (uint64_t n = 0; n < count; ++n) {
    refrt_allocation expected;
    uint64_t offset = 0;
    if (!machine_memory((pair->expected[1].lo + linear * info->size) & mask, info->store_size, &expected, &offset))
      return 1; /* a memref whose memory is gone may be returned */
    const uint8_t *seen = native_memory((pair->seen[1] + linear * info->size) & mask, info->store_size);
    if (!seen)
      return differ("%s, element %" PRIu64 ": outside of living memory", what, n);
    uint8_t wanted[256], got[256];
    uint64_t size = info->store_size < sizeof got ? info->store_size : sizeof got;
    memcpy(wanted, expected.bytes + offset, (size_t)size);
    memcpy(got, seen, (size_t)size);
    if (info->kind == REFRT_KIND_INT && info->bits % 8) { /* bits above the width are not the element's */
      uint64_t top = layout->big_endian ? 0 : size - 1;
      wanted[top] &= (uint8_t)low_bits(info->bits % 8);
      got[top] &= (uint8_t)low_bits(info->bits % 8);
    }
    uint64_t at = first_difference(wanted, expected.shadow + offset, got, size);
    if (at < size)
      return differ("%s, element %" PRIu64 ", byte %" PRIu64 ": expected 0x%02x, seen 0x%02x", what, n, at, wanted[at],
                    got[at]);
    for (uint32_t i = pair->rank; i-- > 0;) {
      linear += (uint64_t)strides[i];
      if (++position[i] < sizes[i])
        break;
      linear -= (uint64_t)strides[i] * (uint64_t)sizes[i];
      position[i] = 0;
    }
  }
  return 1;
}

static int same_descriptor(const descriptor_pair *pair, refrt_type element, const char *what, int elements) {
  static const char *const fields[] = {", allocated pointer", ", aligned pointer", ", offset"};
  for (uint32_t i = 0; i < 3 + 2 * pair->rank; ++i) {
    const refrt_value *expected = &pair->expected[i];
    char name[256];
    if (i < 3)
      snprintf(name, sizeof name, "%s%s", what, fields[i]);
    else
      snprintf(name, sizeof name, "%s, %s %u", what, i < 3 + pair->rank ? "size" : "stride", (i - 3) % pair->rank);
    if (expected->state >= REFRT_UNDEF)
      continue;
    if (i < 2 ? !same_fact(i ? ALIGNED : ALLOCATED, fact_of_reference(*expected, 0), fact_of_native(pair->seen[i]), name)
              : !same_bits(expected, pair->seen[i], 0, layout->index_bits, name, ""))
      return 0;
  }
  return !elements || same_elements(pair, element, what);
}

static uint64_t number_in_memory(const uint8_t *bytes, unsigned size) {
  uint64_t value = 0;
  for (unsigned i = 0; i < size; ++i)
    value |= (uint64_t)bytes[layout->big_endian ? size - 1 - i : i] << (8 * i);
  return value;
}

/* Heap blocks that hold descriptors of unranked results belong to the caller. */
static uint64_t num_objects[2];
static uint64_t objects[2][64];

static void saw_object(int side, uint64_t address) {
  for (uint64_t i = 0; i < num_objects[side]; ++i)
    if (objects[side][i] == address)
      return;
  if (num_objects[side] < 64)
    objects[side][num_objects[side]++] = address;
}

/* The descriptors that both sides' unranked memrefs point to (DESC-UNRANKED-04). */
static int same_unranked(cursor *at, refrt_type element) {
  descriptor_pair pair;
  refrt_allocation expected;
  uint64_t offset = 0;
  refrt_value rank = at->expected[0], object = at->expected[1];
  int64_t n = sign_extend(rank.lo);
  if (!same_bits(&rank, slot_word(at->seen, 0), 0, layout->index_bits, at->what, ", rank"))
    return 0;
  if (rank.state >= REFRT_UNDEF || object.state >= REFRT_UNDEF || n < 0 || n > MAX_RANK)
    return 1;
  unsigned pointer = layout->pointer_bits / 8u, index = layout->index_bits / 8u;
  unsigned start = 2 * pointer;
  start = (start + index - 1) / index * index; /* an index is aligned to its size or less, as pointers are */
  uint64_t total = start + (uint64_t)(1 + 2 * n) * index, address = slot_word(at->seen + 16, 0);
  if (!machine_memory(object.lo, total, &expected, &offset))
    return 1;
  const uint8_t *seen = native_memory(address, total);
  if (!seen)
    return at->elements ? differ("%s: its descriptor is outside of living memory", at->what) : 1;
  pair.rank = (uint32_t)n;
  for (uint32_t i = 0; i < 3 + 2 * pair.rank; ++i) {
    uint64_t where = i < 2 ? i * pointer : start + (i - 2) * index;
    unsigned size = i < 2 ? pointer : index;
    refrt_value *leaf = &pair.expected[i];
    memset(leaf, 0, sizeof *leaf);
    leaf->lo = number_in_memory(expected.bytes + offset + where, size);
    for (unsigned k = 0; k < size; ++k)
      if (expected.shadow[offset + where + k] != REFRT_SHADOW_INITIALIZED)
        leaf->state = REFRT_UNDEF;
    pair.seen[i] = number_in_memory(seen + where, size);
  }
  if (at->elements) {
    if (expected.kind == REFRT_ALLOCATION_HEAP)
      saw_object(0, expected.address);
    if (find_block(native.blocks, native.num_blocks, address))
      saw_object(1, address);
  }
  return same_descriptor(&pair, element, at->what, at->elements);
}

/* Compares a value of a type and steps over its leaves. */
static int same_value(cursor *at, refrt_type type) {
  const refrt_type_info *info = refrt_type_get(program, type);
  int same = 1;
  switch (info->kind) {
  case REFRT_KIND_INT:
  case REFRT_KIND_INDEX:
  case REFRT_KIND_FLOAT:
    if (at->expected->state == REFRT_ANY_NAN)
      same = refrt_is_nan(info->float_kind, slot_word(at->seen, 0), slot_word(at->seen, 1)) ||
             differ("%s: expected a NaN, seen 0x%" PRIx64, at->what, slot_word(at->seen, 0));
    else
      same = same_bits(at->expected, slot_word(at->seen, 0), slot_word(at->seen, 1), info->bits, at->what, "");
    next_leaf(at);
    return same;
  case REFRT_KIND_PTR:
  case REFRT_KIND_FUNCTION:
    if (at->expected->state < REFRT_UNDEF)
      same = same_fact(PLAIN, fact_of_reference(*at->expected, info->kind == REFRT_KIND_FUNCTION),
                       fact_of_native(slot_word(at->seen, 0)), at->what);
    next_leaf(at);
    return same;
  case REFRT_KIND_COMPLEX:
    return same_value(at, info->element) && same_value(at, info->element);
  case REFRT_KIND_VECTOR:
  case REFRT_KIND_ARRAY: {
    uint64_t count = info->kind == REFRT_KIND_ARRAY ? info->count : info->leaves;
    for (uint64_t i = 0; same && i < count; ++i)
      same = same_value(at, info->element);
    return same;
  }
  case REFRT_KIND_STRUCT:
    for (uint64_t i = 0; same && i < info->count; ++i)
      same = same_value(at, info->parts[i]);
    return same;
  case REFRT_KIND_UNRANKED:
    same = same_unranked(at, info->element);
    next_leaf(at);
    next_leaf(at);
    return same;
  case REFRT_KIND_MEMREF: {
    descriptor_pair pair;
    pair.rank = info->rank;
    if (info->rank > MAX_RANK)
      broken("a memref of rank %u", info->rank);
    for (uint32_t i = 0; i < 3 + 2 * info->rank; ++i) {
      pair.expected[i] = *at->expected;
      pair.seen[i] = slot_word(at->seen, 0);
      next_leaf(at);
    }
    return same_descriptor(&pair, info->element, at->what, at->elements);
  }
  }
  return 1;
}

static int same_values(const refrt_type *types, uint64_t count, const refrt_value *expected, const uint8_t *seen,
                       const char *what, int elements) {
  for (uint64_t i = 0; i < count; ++i) {
    char name[192];
    snprintf(name, sizeof name, "%s %" PRIu64, what, i);
    cursor at = {expected, seen, name, elements};
    if (!same_value(&at, types[i]))
      return 0;
    expected = at.expected;
    seen = at.seen;
  }
  return 1;
}

/*===---------------------------- external functions ----------------------===*/

/* One call of an external function as the machine made it. */
typedef struct {
  refrt_symbol function;
  uint32_t num_args;
  refrt_value *args;
} machine_event;

static machine_event *events;
static size_t num_events, room_events, native_events;
/* Answers of this call as the tool recorded them: what is left for each side. */
typedef struct {
  const uint8_t *at;
  uint64_t left;
} answer_list;
static answer_list machine_answers, native_answers;

/* The next answer, its leaves counted, or NULL. */
static const uint8_t *next_answer(answer_list *list, uint64_t *count) {
  if (list->left == 0)
    return NULL;
  --list->left;
  *count = native_take(&list->at);
  const uint8_t *answer = list->at;
  list->at += 16 * *count;
  return answer;
}

static refrt_status refuse(refrt_outcome *outcome, const char *what, const char *name) {
  outcome->kind = REFRT_REFUSED;
  snprintf(outcome->message, sizeof outcome->message, "external function '%s': %s", name, what);
  return REFRT_E_INVALID;
}

/* Sum of products of two memref<?xf32>, as callees.c has it for native code. */
static refrt_status dot_on_machine(refrt_type f32, const refrt_value *args, refrt_value *result,
                                   refrt_outcome *outcome) {
  int64_t sizes[2] = {sign_extend(args[3].lo), sign_extend(args[8].lo)};
  int64_t count = sizes[0] < sizes[1] ? sizes[0] : sizes[1];
  volatile float sum = 0.0f; /* each step rounds, whatever the registers hold */
  result->state = REFRT_DEFINED;
  for (int64_t i = 0; i < count; ++i) {
    float operands[2];
    for (int k = 0; k < 2; ++k) {
      const refrt_value *d = args + 5 * k;
      refrt_value at = d[1], leaf;
      at.lo += (uint64_t)(sign_extend(d[2].lo) + i * sign_extend(d[4].lo)) * 4;
      refrt_status status = refrt_vm_load(vm, at, f32, &leaf, outcome);
      if (status != REFRT_OK)
        return status;
      if (leaf.state >= REFRT_UNDEF)
        result->state = REFRT_POISON;
      uint32_t bits = (uint32_t)leaf.lo;
      memcpy(&operands[k], &bits, 4);
    }
    volatile float product = operands[0] * operands[1];
    sum = sum + product;
  }
  float value = sum;
  uint32_t bits;
  memcpy(&bits, &value, 4);
  result->lo = bits;
  result->hi = 0;
  if (result->state == REFRT_DEFINED && value != value)
    result->state = REFRT_ANY_NAN;
  return REFRT_OK;
}

static refrt_status machine_external(void *user, refrt_vm *machine, refrt_symbol function, const refrt_value *args,
                                     uint32_t num_args, refrt_value *results, uint32_t num_results,
                                     refrt_outcome *outcome) {
  (void)user, (void)machine;
  const refrt_function_info *info = refrt_program_function(program, function);
  if (num_events == room_events) {
    room_events = room_events ? 2 * room_events : 16;
    events = realloc(events, room_events * sizeof *events);
    if (!events)
      native_give_up();
  }
  machine_event *event = &events[num_events];
  event->function = function;
  event->num_args = num_args;
  event->args = native_claim(num_args * sizeof *args);
  memcpy(event->args, args, num_args * sizeof *args);
  uint64_t count = 0;
  ++num_events;
  const uint8_t *at = next_answer(&machine_answers, &count);
  if (!at)
    return refuse(outcome, "more calls than were recorded", info->name);
  const refrt_type_info *type = refrt_type_get(program, info->type);
  if (count == 0 && num_results == 1 && num_args == 10 && type->count == 2)
    return dot_on_machine(type->parts[2], args, results, outcome);
  if (count != num_results)
    return refuse(outcome, "the record does not fit", info->name);
  for (uint32_t i = 0; i < num_results; ++i) {
    memset(&results[i], 0, sizeof results[i]);
    results[i].lo = native_take(&at);
    results[i].hi = native_take(&at);
  }
  return REFRT_OK;
}

void memref_cts_external(void *site, const uint8_t *arguments, uint8_t *results) {
  uint64_t number = (uint64_t)(uintptr_t)site, count = 0;
  const uint8_t *at = next_answer(&native_answers, &count);
  const machine_event *event = native_events < num_events ? &events[native_events] : NULL;
  const char *called = number < num_sites ? site_names[number] : "?";
  char what[160];
  snprintf(what, sizeof what, "external call %zu (@%s): argument", native_events++, called);
  const refrt_function_info *info = event ? refrt_program_function(program, event->function) : NULL;
  if (!event)
    differ("external call %zu (@%s): the reference machine makes none", native_events - 1, called);
  else if (strcmp(info->name, called) != 0)
    differ("external call %zu: expected @%s, seen @%s", native_events - 1, info->name, called);
  else
    same_values(refrt_type_get(program, info->type)->parts, refrt_type_get(program, info->type)->count, event->args,
                arguments, what, 0);
  for (uint64_t i = 0; at && i < 2 * count; ++i) {
    uint64_t word = native_take(&at);
    memcpy(results + 8 * i, &word, 8);
  }
}

/*===---------------------------- calls -----------------------------------===*/

static void store_pointer(uint64_t address, uint8_t *at) {
  unsigned size = layout->pointer_bits / 8u;
  for (unsigned i = 0; i < size; ++i)
    at[layout->big_endian ? size - 1 - i : i] = (uint8_t)(address >> (8 * i));
}

/* Where the input has pointers to its own buffers. */
typedef struct {
  uint64_t holder, position, buffer, addend;
} relocation;

static relocation *relocations;
static size_t num_relocations;

/* Places an input, the body of a RUN message, in the machine. */
static refrt_value *place_on_machine(const uint8_t *at, uint32_t *num_args, uint32_t *num_results) {
  native_take(&at); /* number of the entry */
  native_take(&at); /* budget */
  *num_results = (uint32_t)native_take(&at);
  if (refrt_vm_reset(vm) != REFRT_OK)
    broken("the reference machine does not start again");
  first_buffer = refrt_vm_num_allocations(vm);
  num_buffers = (uint32_t)native_take(&at);
  num_relocations = 0;
  for (uint32_t i = 0; i < num_buffers; ++i) {
    uint64_t align = native_take(&at), size = native_take(&at);
    refrt_allocation allocation;
    uint32_t id;
    if (refrt_vm_add_buffer(vm, size, align, 0, &id) != REFRT_OK || id != first_buffer + i ||
        refrt_vm_allocation(vm, id, &allocation) != REFRT_OK)
      broken("call %" PRIu64 ": buffer %u cannot be placed", call_number, i);
    if (size) {
      memcpy(allocation.bytes, at, (size_t)size);
      memset(allocation.shadow, REFRT_SHADOW_INITIALIZED, (size_t)size);
    }
    at += size;
    uint64_t count = native_take(&at);
    relocations = realloc(relocations, (num_relocations + (size_t)count + 1) * sizeof *relocations);
    if (!relocations)
      native_give_up();
    for (uint64_t n = 0; n < count; ++n) {
      relocation *next = &relocations[num_relocations++];
      next->holder = i;
      next->position = native_take(&at);
      next->buffer = native_take(&at);
      next->addend = native_take(&at);
    }
  }
  for (size_t i = 0; i < num_relocations; ++i) {
    refrt_allocation allocation;
    refrt_vm_allocation(vm, first_buffer + (uint32_t)relocations[i].holder, &allocation);
    store_pointer(refrt_vm_pointer(vm, first_buffer + (uint32_t)relocations[i].buffer, relocations[i].addend).lo,
                  allocation.bytes + relocations[i].position);
  }
  *num_args = (uint32_t)native_take(&at);
  refrt_value *args = native_claim(*num_args * sizeof *args);
  for (uint32_t i = 0; i < *num_args; ++i) {
    memset(&args[i], 0, sizeof args[i]);
    args[i].lo = native_take(&at);
    args[i].hi = native_take(&at);
    uint64_t buffer = native_take(&at);
    if (buffer)
      args[i] = refrt_vm_pointer(vm, first_buffer + (uint32_t)buffer - 1, args[i].lo);
  }
  return args;
}

static int same_guards(const native_block *blocks, size_t count, const char *what) {
  for (size_t i = 0; i < count; ++i) {
    const native_block *block = &blocks[i];
    for (unsigned k = 0; k < 2 * AOT_GUARD; ++k)
      if ((k < AOT_GUARD ? block->start[(int)k - AOT_GUARD] : block->start[block->size + k - AOT_GUARD]) !=
          AOT_GUARD_BYTE(k))
        return differ("memory next to %s %zu was overwritten", what, i);
    for (uint64_t k = 0; !block->alive && k < block->size; ++k)
      if (block->start[k] != AOT_FREED)
        return differ("%s %zu was written after it was freed", what, i);
  }
  return 1;
}

/* Pointers in the input's buffers hold other addresses on each side. */
static void compare_relocations(void) {
  for (size_t i = 0; i < num_relocations; ++i) {
    refrt_allocation allocation;
    const native_block *holder = &native.buffers[relocations[i].holder];
    unsigned size = layout->pointer_bits / 8u;
    refrt_vm_allocation(vm, first_buffer + (uint32_t)relocations[i].holder, &allocation);
    uint8_t *expected = allocation.bytes + relocations[i].position, *seen = holder->start + relocations[i].position;
    refrt_value address = {number_in_memory(expected, size), 0, REFRT_DEFINED, 0};
    same_fact(PLAIN, fact_of_reference(address, 0), fact_of_native(number_in_memory(seen, size)),
              "a pointer in an input's buffer");
    memset(expected, 0, size);
    memset(seen, 0, size);
  }
}

static void compare_memory(int returned) {
  refrt_allocation allocation;
  compare_relocations();
  for (uint32_t i = 0; i < num_buffers; ++i)
    if (refrt_vm_allocation(vm, first_buffer + i, &allocation) == REFRT_OK && allocation.bytes)
      same_bytes(&allocation, native.buffers[i].start, "buffer", i);
  for (uint64_t i = 0; i < memref_cts_aot_num_globals; ++i)
    if (native_globals[i] < num_shown &&
        refrt_vm_allocation(vm, global_allocations[native_globals[i]], &allocation) == REFRT_OK && allocation.bytes)
      same_bytes(&allocation, memref_cts_aot_globals[i], "global", native_globals[i]);
  uint64_t expected = 0, seen = 0;
  for (uint32_t id = first_buffer + num_buffers; id < refrt_vm_num_allocations(vm); ++id)
    expected += refrt_vm_allocation(vm, id, &allocation) == REFRT_OK && allocation.alive &&
                allocation.kind == REFRT_ALLOCATION_HEAP;
  for (size_t i = 0; i < native.num_blocks; ++i)
    seen += native.blocks[i].alive != 0;
  expected -= num_objects[0];
  seen -= num_objects[1];
  if (returned && seen > expected)
    differ("heap blocks alive at exit: expected %" PRIu64 ", seen %" PRIu64, expected, seen);
}

/* One recorded call. 1: agreed, 0: differed, -1: not defined on the machine. */
static int check_call(const uint8_t *input) {
  uint32_t num_args, num_results;
  refrt_outcome outcome;
  difference[0] = 0;
  num_heap_seen[0] = num_heap_seen[1] = num_events = native_events = num_objects[0] = num_objects[1] = 0;
  refrt_value *args = place_on_machine(input, &num_args, &num_results);
  refrt_value *results = native_claim(num_results * sizeof *results);
  memset(&outcome, 0, sizeof outcome);
  if (refrt_vm_call(vm, entry, args, num_args, results, num_results, &outcome) != REFRT_OK)
    broken("call %" PRIu64 ": the reference machine does not take it", call_number);
  int returned = outcome.kind == REFRT_RETURNED;
  int aborts = outcome.kind == REFRT_TRAPPED &&
               (outcome.trap == REFRT_TRAP_ASSERT || outcome.trap == REFRT_TRAP_ABORT);
  int defined = returned || aborts;
  if (defined) {
    native_run(input);
    const refrt_type_info *type = refrt_type_get(program, refrt_program_function(program, entry)->type);
    if (returned ? native.how != AOT_RETURNED : native.how != AOT_ABORTED)
      differ("end of the run: expected %s, seen %s%s", returned ? "a return" : outcome.message,
             native.how == AOT_RETURNED ? "a return" : "", native.text);
    else if (native_events != num_events)
      differ("external calls: expected %zu, seen %zu", num_events, native_events);
    else if (!returned || same_values(type->parts + type->count, type->num_results, results, native.result_slots,
                                      "result", 1))
      compare_memory(returned);
    if (!difference[0] && same_guards(native.buffers, native.num_buffers, "buffer"))
      same_guards(native.blocks, native.num_blocks, "heap block");
  } else {
    printf("%s: call %" PRIu64 " is not defined on the reference machine: %s\n", case_name, call_number,
           outcome.message);
  }
  for (size_t i = 0; i < num_events; ++i)
    free(events[i].args);
  free(args);
  free(results);
  return !defined ? -1 : !difference[0];
}

static void plan_globals(void) {
  uint32_t next = 0, count = refrt_vm_num_allocations(vm), total = refrt_program_num_globals(program);
  global_allocations = native_claim((total + 1) * sizeof *global_allocations);
  for (uint32_t i = 0; i < total; ++i) {
    const refrt_global_info *info = refrt_program_global(program, i);
    refrt_allocation allocation;
    if (info->flags & REFRT_GLOBAL_EXTERNAL)
      continue;
    while (next < count && (refrt_vm_allocation(vm, next, &allocation) != REFRT_OK ||
                            allocation.kind != REFRT_ALLOCATION_GLOBAL))
      ++next;
    if (!(info->flags & REFRT_GLOBAL_CONSTANT))
      global_allocations[num_shown++] = next;
    ++next;
  }
}

/* Lowered code died or does not come back: the rest of the calls is lost. */
static void died(int number) {
  char text[256];
  int length = snprintf(text, sizeof text, "%s: call %" PRIu64 ": %s (signal %d)\n", case_name, call_number,
                        number == SIGALRM ? "no answer in time" : "died", number);
  if (length > 0 && write(1, text, (size_t)length) < 0)
    _exit(1);
  _exit(1);
}

static void catch_signals(void) {
  static const int caught[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGALRM, SIGTRAP};
  static uint8_t room[65536];
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = died;
  action.sa_flags = SA_ONSTACK;
  sigaltstack(&stack, NULL); /* for recursion without end */
  for (size_t i = 0; i < sizeof caught / sizeof *caught; ++i)
    sigaction(caught[i], &action, NULL);
}

int main(void) {
  const uint8_t *at = memref_cts_record;
  refrt_config config;
  uint64_t size, agreed = 0, undefined = 0, differed = 0;
  if (!native_start(__builtin_frame_address(0)))
    broken("no memory");
  if (native_take(&at) != AOT_VERSION)
    broken("the record has another version");
  unsigned seconds = (unsigned)native_take(&at);
  case_name = take_text(&at);
  char *entry_name = take_text(&at);
  const char *text = (const char *)take_bytes(&at, &size);
  refrt_config_init(&config);
  config.external = machine_external;
  if (refrt_program_parse(&config, "program", text, (size_t)size, &program) != REFRT_OK ||
      refrt_program_verify(program) != REFRT_OK)
    broken("the program in the record is damaged: %s", program ? refrt_program_error(program) : "no memory");
  layout = refrt_program_layout(program);
  entry = refrt_program_find_function(program, entry_name);
  if (entry == REFRT_NONE || layout->pointer_bits != 8 * sizeof(void *) ||
      refrt_vm_create(&config, program, &vm) != REFRT_OK)
    broken("the program in the record does not run here");
  native_globals = take_numbers(&at, memref_cts_aot_num_globals, "globals");
  native_functions = take_numbers(&at, memref_cts_aot_num_functions, "functions");
  num_sites = native_take(&at);
  site_names = native_claim((size_t)num_sites * sizeof *site_names);
  for (uint64_t i = 0; i < num_sites; ++i)
    site_names[i] = take_text(&at);
  plan_globals();
  catch_signals();
  uint64_t calls = native_take(&at);
  for (; call_number < calls; ++call_number) {
    const uint8_t *input = take_bytes(&at, &size);
    uint64_t bytes;
    machine_answers.at = take_bytes(&at, &bytes);
    machine_answers.left = native_take(&machine_answers.at);
    native_answers = machine_answers;
    alarm(seconds);
    int result = check_call(input);
    alarm(0);
    agreed += result > 0;
    undefined += result < 0;
    if (result == 0 && ++differed <= 10)
      printf("%s: call %" PRIu64 ": %s\n", case_name, call_number, difference);
    fflush(stdout);
  }
  printf("%s: %" PRIu64 " calls agree, %" PRIu64 " differ, %" PRIu64 " undefined\n", case_name, agreed, differed,
         undefined);
  return differed ? 1 : undefined ? 2 : 0;
}
