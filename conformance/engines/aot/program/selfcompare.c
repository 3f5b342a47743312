/*===-- selfcompare.c - the machine's outcome and native memory -*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The comparison of conformance/compare/Compare.h, written a second time in C. Knows types,
 * descriptors and pointers as facts; runs nothing.
 *===----------------------------------------------------------------------===*/
#include "conformance/engines/aot/program/selfcompare.h"
#include "conformance/boundary/pointerfact.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_ELEMENTS = 65536, MAX_RANK = 64 };

/*===---------------------------- pointers as facts -----------------------===*/

static const char *const fact_names[] = {"no pointer", "null",        "buffer",         "heap block",  "global",
                                         "function",   "dead memory", "unknown memory", "stack memory"};

/* What the machine has, and the native thing that was first seen in its place and stands
 * for nothing else. These are heap blocks, which live to the end, and private globals and
 * functions, whose names say nothing (Counterparts in conformance/compare/Counterparts.h). */
typedef struct {
  uint64_t machine, native;
} counterpart;
typedef struct {
  counterpart *at;
  size_t count, room;
} counterparts;
static counterparts blocks, private_globals, private_functions;

static int is_counterpart(counterparts *list, uint64_t machine, uint64_t native_one) {
  for (size_t i = 0; i < list->count; ++i)
    if (list->at[i].machine == machine || list->at[i].native == native_one)
      return list->at[i].machine == machine && list->at[i].native == native_one;
  if (list->count == list->room) {
    list->room = list->room ? 2 * list->room : 16;
    list->at = realloc(list->at, list->room * sizeof *list->at);
    if (!list->at)
      native_give_up();
  }
  list->at[list->count].machine = machine;
  list->at[list->count++].native = native_one;
  return 1;
}

/* Indices of facts about globals. */
static int is_same_global(uint64_t expected, uint64_t seen) {
  int is_public = seen < self.num_shown && !self.is_private[seen];
  if (expected < self.num_shown && self.is_private[expected])
    return !is_public && is_counterpart(&private_globals, expected, seen);
  /* Constants are not told apart. */
  return expected < self.num_shown ? expected == seen : !is_public;
}

static int is_same_function(uint64_t expected, uint64_t seen) {
  const refrt_function_info *info = refrt_program_function(self.program, (refrt_symbol)expected);
  if (!info || info->num_blocks == 0 || (info->flags & REFRT_FUNCTION_PRIVATE) == 0)
    return expected == seen;
  return (expected == seen || seen >= CTS_OTHER_SYMBOLS) && is_counterpart(&private_functions, expected, seen);
}

/* For messages: which pair a block belongs to; one more where it has none. */
static void number_block(cts_fact *block, int is_native) {
  uint64_t i = 0;
  if (block->kind != CTS_FACT_HEAP)
    return;
  while (i < blocks.count && (is_native ? blocks.at[i].native : blocks.at[i].machine) != block->index)
    ++i;
  block->index = i;
}

static int find_allocation(void *unused, const refrt_value *pointer, cts_region *found) {
  (void)unused;
  if (!cts_find_allocation(self.vm, pointer, found))
    return 0;
  if (found->kind == CTS_FACT_BUFFER) {
    found->index -= self.first_buffer;
  } else if (found->kind == CTS_FACT_GLOBAL) {
    uint64_t id = found->index;
    found->index = UINT32_MAX;
    for (uint64_t i = 0; i < self.num_shown; ++i)
      if (self.global_allocations[i] == id)
        found->index = i;
  }
  return 1;
}

static int find_machine_function(void *unused, const refrt_value *pointer, cts_region *found) {
  (void)unused;
  return cts_find_function(self.vm, pointer, found);
}

static cts_fact fact_of_reference(refrt_value value, int is_function) {
  cts_regions regions = {NULL, NULL, is_function ? NULL : find_allocation, NULL, NULL, find_machine_function};
  return cts_fact_of(&regions, &value);
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

static int find_buffer(void *unused, const refrt_value *pointer, cts_region *found) {
  (void)unused;
  const native_block *buffer = find_block(native.buffers, native.num_buffers, pointer->lo);
  if (!buffer)
    return 0;
  *found = (cts_region){CTS_FACT_BUFFER, 1, (uint64_t)(uintptr_t)buffer->start, (uint64_t)(buffer - native.buffers)};
  return 1;
}

static int find_heap_block(void *unused, const refrt_value *pointer, cts_region *found) {
  (void)unused;
  const native_block *block = find_block(native.blocks, native.num_blocks, pointer->lo);
  if (!block)
    return 0;
  uint64_t start = (uint64_t)(uintptr_t)block->start;
  *found = (cts_region){CTS_FACT_HEAP, block->alive, start, start};
  return 1;
}

static int find_frame(void *unused, const refrt_value *pointer, cts_region *found) {
  (void)unused;
  *found = (cts_region){CTS_FACT_STACK, 1, (uint64_t)(uintptr_t)native.stack_low, 0};
  return pointer->lo >= found->begin && pointer->lo < (uint64_t)(uintptr_t)native.stack_high;
}

static int find_global(void *unused, const refrt_value *pointer, cts_region *found) {
  (void)unused;
  int any = 0;
  for (uint64_t i = 0; i < memref_cts_aot_num_globals; ++i) {
    uint64_t start = (uint64_t)(uintptr_t)memref_cts_aot_globals[i], size = memref_cts_aot_global_sizes[2 * i];
    if (pointer->lo < start || pointer->lo - start > size)
      continue;
    any = 1;
    *found = (cts_region){CTS_FACT_GLOBAL, 1, start, self.native_globals[i]};
    if (pointer->lo - start < size)
      break; /* else another one may begin here */
  }
  return any;
}

static int find_function(void *unused, const refrt_value *pointer, cts_region *found) {
  (void)unused;
  for (uint64_t i = 0; i < memref_cts_aot_num_functions; ++i)
    if (pointer->lo == (uint64_t)(uintptr_t)memref_cts_aot_functions[i]) {
      *found = (cts_region){CTS_FACT_FUNCTION, 1, pointer->lo, self.native_functions[i]};
      return 1;
    }
  return 0;
}

static cts_fact fact_of_native(uint64_t address) {
  static const cts_regions regions = {NULL, find_buffer, find_heap_block, find_frame, find_global, find_function};
  refrt_value pointer = {address, 0, REFRT_DEFINED, 0};
  return cts_fact_of(&regions, &pointer);
}

typedef enum { PLAIN, ALLOCATED, ALIGNED } pointer_role;

static int same_fact(pointer_role role, cts_fact expected, cts_fact seen, const char *what) {
  if (expected.kind == CTS_FACT_DEAD || (expected.kind == CTS_FACT_GLOBAL && role == ALLOCATED))
    return 1;
  int same = expected.kind == seen.kind;
  if (same && (expected.kind == CTS_FACT_BUFFER || expected.kind == CTS_FACT_HEAP || expected.kind == CTS_FACT_GLOBAL))
    same = (expected.kind == CTS_FACT_HEAP     ? is_counterpart(&blocks, expected.index, seen.index)
            : expected.kind == CTS_FACT_GLOBAL ? is_same_global(expected.index, seen.index)
                                               : expected.index == seen.index) &&
           (expected.offset == seen.offset || (expected.kind == CTS_FACT_HEAP && role == ALIGNED));
  else if (same && expected.kind == CTS_FACT_FUNCTION)
    same = is_same_function(expected.index, seen.index);
  if (same)
    return 1;
  number_block(&expected, 0);
  number_block(&seen, 1);
  return self_differ("%s: expected %s %" PRIu64 " + %" PRId64 " bytes, seen %s %" PRIu64 " + %" PRId64 " bytes", what,
                     fact_names[expected.kind], expected.index, expected.offset, fact_names[seen.kind], seen.index,
                     seen.offset);
}

/*===---------------------------- bytes -----------------------------------===*/

static int is_nan_in_memory(refrt_float_kind kind, const uint8_t *bytes, size_t length) {
  uint64_t words[2] = {0, 0};
  for (size_t k = 0; k < length; ++k)
    words[k / 8] |= (uint64_t)bytes[self.layout->big_endian ? length - 1 - k : k] << (8 * (k % 8));
  return refrt_is_nan(kind, words[0], words[1]);
}

/* The first byte that is not what the reference machine allows, or `size`. */
static uint64_t first_difference(const uint8_t *bytes, const uint8_t *shadow, const uint8_t *seen, uint64_t size) {
  for (uint64_t i = 0; i < size;) {
    self.undecided |= shadow[i] == REFRT_SHADOW_DEPENDS;
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

/* Where the program stored a pointer that says something to others (StoredPointers.h),
 * both sides point to the same. */
static int same_pointers(const refrt_allocation *expected, const uint8_t *marks, const uint8_t *seen,
                         const char *what) {
  unsigned size = self.layout->pointer_bits / 8u;
  for (uint64_t at = 0; at + size <= expected->size; ++at) {
    unsigned length = marks[at] == REFRT_SHADOW_POINTER + size;
    while (length != 0 && length < size && marks[at + length] == REFRT_SHADOW_POINTER_REST)
      ++length;
    if (length != size)
      continue;
    refrt_value address = {self_number_in_memory(expected->bytes + at, size), 0, REFRT_DEFINED, 0};
    cts_fact wanted = fact_of_reference(address, 0), got = fact_of_native(self_number_in_memory(seen + at, size));
    refrt_allocation target;
    uint32_t id = refrt_vm_find_allocation(self.vm, address.lo);
    int is_end = wanted.kind == CTS_FACT_GLOBAL && refrt_vm_allocation(self.vm, id, &target) == REFRT_OK &&
                 address.lo - target.address == target.size;
    if (wanted.kind == CTS_FACT_HEAP && got.kind == CTS_FACT_HEAP)
      continue; /* who met it first is not known */
    if ((wanted.kind == CTS_FACT_BUFFER || wanted.kind == CTS_FACT_HEAP || wanted.kind == CTS_FACT_FUNCTION ||
         (wanted.kind == CTS_FACT_GLOBAL && wanted.index != UINT32_MAX && !is_end)) &&
        !same_fact(PLAIN, wanted, got, what))
      return 0;
  }
  return 1;
}

int self_same_bytes(uint32_t id, const refrt_allocation *expected, const uint8_t *seen, const char *what,
                    uint64_t number) {
  uint8_t *marks = malloc((size_t)expected->size + 1);
  if (!marks || refrt_vm_get_marks(self.vm, id, 0, expected->size, marks) != REFRT_OK)
    native_give_up();
  char name[64];
  snprintf(name, sizeof name, "a pointer in %s %" PRIu64, what, number);
  int same = same_pointers(expected, marks, seen, name);
  uint64_t at = first_difference(expected->bytes, marks, seen, expected->size);
  free(marks);
  if (!same)
    return 0;
  return at == expected->size || self_differ("%s %" PRIu64 ", byte %" PRIu64 ": expected 0x%02x, seen 0x%02x", what,
                                             number, at, expected->bytes[at], seen[at]);
}

/*===---------------------------- globals ---------------------------------===*/

/* Where the native table has the global of that number in outcomes, or its length. */
static uint64_t find_native_global(uint64_t number) {
  uint64_t slot = 0;
  while (slot < memref_cts_aot_num_globals && self.native_globals[slot] != number)
    ++slot;
  return slot;
}

static int find_shown(uint64_t shown, refrt_allocation *found) {
  return refrt_vm_allocation(self.vm, self.global_allocations[shown], found) == REFRT_OK && found->bytes != NULL;
}

/* Whether a native global holds what is expected of one of the program. */
static int holds(uint64_t slot, uint64_t shown) {
  refrt_allocation expected;
  if (!find_shown(shown, &expected) || expected.size != memref_cts_aot_global_sizes[2 * slot])
    return 0;
  uint8_t *marks = malloc((size_t)expected.size + 1);
  if (!marks || refrt_vm_get_marks(self.vm, self.global_allocations[shown], 0, expected.size, marks) != REFRT_OK)
    native_give_up();
  int undecided = self.undecided; /* this is no comparison yet */
  int same = first_difference(expected.bytes, marks, memref_cts_aot_globals[slot], expected.size) == expected.size;
  self.undecided = undecided;
  free(marks);
  return same;
}

/* Whether a global that is none of the program's by its name holds it. */
static int is_held_elsewhere(uint64_t shown) {
  for (uint64_t slot = 0; slot < memref_cts_aot_num_globals; ++slot) {
    uint64_t number = self.native_globals[slot];
    int is_own = number < self.num_shown && (!self.is_private[number] || holds(slot, number));
    if (number != UINT32_MAX && !is_own && holds(slot, shown))
      return 1;
  }
  return 0;
}

/* Of a private one, the pointers to it say where it lies. */
static int same_global(uint64_t shown) {
  refrt_allocation expected;
  uint64_t number = shown;
  int is_known = !self.is_private[shown];
  for (size_t i = 0; i < private_globals.count && !is_known; ++i)
    if (private_globals.at[i].machine == shown) {
      number = private_globals.at[i].native;
      is_known = 1;
    }
  uint64_t slot = find_native_global(number);
  if (!find_shown(shown, &expected) || slot == memref_cts_aot_num_globals)
    return 1;
  int same_size = expected.size == memref_cts_aot_global_sizes[2 * slot];
  if (self.is_private[shown] && (!same_size || (!is_known && !holds(slot, shown) && is_held_elsewhere(shown))))
    return 1;
  if (!same_size)
    return self_differ("global %" PRIu64 ": expected %" PRIu64 " bytes, seen %" PRIu64, shown, expected.size,
                       memref_cts_aot_global_sizes[2 * slot]);
  return self_same_bytes(self.global_allocations[shown], &expected, memref_cts_aot_globals[slot], "global", shown);
}

void self_same_globals(void) {
  for (int is_private = 0; is_private < 2; ++is_private)
    for (uint64_t shown = 0; shown < self.num_shown; ++shown)
      if (self.is_private[shown] == is_private && !same_global(shown))
        return;
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

int64_t self_sign_extend(uint64_t value) {
  uint32_t unused = 64 - self.layout->index_bits;
  return (int64_t)(value << unused) >> unused;
}

/* States of leaves that any other may stand for. */
enum { ANYTHING = REFRT_UNDEF | REFRT_CHOSEN };

/* Takes note of what depends on undef, so that nobody knows what may stand for it. */
static int is_anything(const refrt_value *expected) {
  self.undecided |= expected->state == REFRT_DEPENDS;
  return (expected->state & ANYTHING) != 0;
}

static int same_bits(const refrt_value *expected, uint64_t lo, uint64_t hi, uint32_t bits, const char *what,
                     const char *field) {
  if (is_anything(expected))
    return 1;
  uint64_t low = low_bits(bits), high = bits > 64 ? low_bits(bits - 64) : 0;
  if (((expected->lo ^ lo) & low) == 0 && ((expected->hi ^ hi) & high) == 0)
    return 1;
  return self_differ("%s%s: expected 0x%" PRIx64 ":%016" PRIx64 ", seen 0x%" PRIx64 ":%016" PRIx64, what, field,
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
static int machine_memory(uint64_t address, uint64_t size, uint32_t *found, refrt_allocation *out, uint64_t *offset) {
  uint32_t id = *found = refrt_vm_find_allocation(self.vm, address);
  if (id == REFRT_NONE || refrt_vm_allocation(self.vm, id, out) != REFRT_OK || !out->alive || !out->bytes)
    return 0;
  *offset = address - out->address;
  return *offset <= out->size && size <= out->size - *offset;
}

/* Whether a value of the type may have pointers in it. */
static int holds_pointers(refrt_type type) {
  const refrt_type_info *info = refrt_type_get(self.program, type);
  while (info->kind == REFRT_KIND_COMPLEX || info->kind == REFRT_KIND_VECTOR || info->kind == REFRT_KIND_ARRAY)
    info = refrt_type_get(self.program, info->element);
  if (info->kind == REFRT_KIND_STRUCT) {
    for (uint64_t i = 0; i < info->count; ++i)
      if (holds_pointers(info->parts[i]))
        return 1;
    return 0;
  }
  return info->kind != REFRT_KIND_INT && info->kind != REFRT_KIND_INDEX && info->kind != REFRT_KIND_FLOAT;
}

/* What both descriptors show, element by element in row-major order. */
static int same_elements(const descriptor_pair *pair, refrt_type element, const char *what) {
  const refrt_type_info *info = refrt_type_get(self.program, element);
  int64_t position[MAX_RANK] = {0}, sizes[MAX_RANK], strides[MAX_RANK];
  uint64_t count = 1;
  for (uint32_t i = 1; i < 3 + 2 * pair->rank; ++i)
    if ((pair->expected[i].state & REFRT_UNDEF) != 0)
      return 1;
  if (holds_pointers(element) || info->store_size == 0)
    return 1;
  for (uint32_t i = 0; i < pair->rank; ++i) {
    sizes[i] = self_sign_extend(pair->expected[3 + i].lo);
    strides[i] = self_sign_extend(pair->expected[3 + pair->rank + i].lo);
    if (sizes[i] <= 0)
      return 1;
    count = count > MAX_ELEMENTS / (uint64_t)sizes[i] ? MAX_ELEMENTS : count * (uint64_t)sizes[i];
  }
  uint64_t mask = low_bits(self.layout->pointer_bits), linear = (uint64_t)self_sign_extend(pair->expected[2].lo);
  for (uint64_t n = 0; n < count; ++n) {
    refrt_allocation expected;
    uint32_t id;
    uint64_t offset = 0;
    if (!machine_memory((pair->expected[1].lo + linear * info->size) & mask, info->store_size, &id, &expected, &offset))
      return 1; /* a memref whose memory is gone may be returned */
    const uint8_t *seen = native_memory((pair->seen[1] + linear * info->size) & mask, info->store_size);
    if (!seen)
      return self_differ("%s, element %" PRIu64 ": outside of living memory", what, n);
    uint8_t wanted[256], got[256], marks[256];
    uint64_t size = info->store_size < sizeof got ? info->store_size : sizeof got;
    memcpy(wanted, expected.bytes + offset, (size_t)size);
    memcpy(got, seen, (size_t)size);
    if (info->kind == REFRT_KIND_INT && info->bits % 8) { /* bits above the width are not the element's */
      uint64_t top = self.layout->big_endian ? 0 : size - 1;
      wanted[top] &= (uint8_t)low_bits(info->bits % 8);
      got[top] &= (uint8_t)low_bits(info->bits % 8);
    }
    if (refrt_vm_get_marks(self.vm, id, offset, size, marks) != REFRT_OK)
      return 1;
    uint64_t at = first_difference(wanted, marks, got, size);
    if (at < size)
      return self_differ("%s, element %" PRIu64 ", byte %" PRIu64 ": expected 0x%02x, seen 0x%02x", what, n, at,
                         wanted[at], got[at]);
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
    if (is_anything(expected) || (i == 0 && memref_cts_aot_one_pointer && pair->seen[0] == pair->seen[1]))
      continue;
    if (i < 2
            ? !same_fact(i ? ALIGNED : ALLOCATED, fact_of_reference(*expected, 0), fact_of_native(pair->seen[i]), name)
            : !same_bits(expected, pair->seen[i], 0, self.layout->index_bits, name, ""))
      return 0;
  }
  return !elements || same_elements(pair, element, what);
}

uint64_t self_number_in_memory(const uint8_t *bytes, unsigned size) {
  uint64_t value = 0;
  for (unsigned i = 0; i < size; ++i)
    value |= (uint64_t)bytes[self.layout->big_endian ? size - 1 - i : i] << (8 * i);
  return value;
}

static void saw_object(int side, uint64_t address) {
  for (uint64_t i = 0; i < self.num_objects[side]; ++i)
    if (self.objects[side][i] == address)
      return;
  if (self.num_objects[side] < 64)
    self.objects[side][self.num_objects[side]++] = address;
}

/* The descriptors that both sides' unranked memrefs point to (DESC-UNRANKED-04). */
static int same_unranked(cursor *at, refrt_type element) {
  descriptor_pair pair;
  refrt_allocation expected;
  uint32_t id;
  uint64_t offset = 0;
  refrt_value rank = at->expected[0], object = at->expected[1];
  int64_t n = self_sign_extend(rank.lo);
  if (!same_bits(&rank, slot_word(at->seen, 0), 0, self.layout->index_bits, at->what, ", rank"))
    return 0;
  if ((rank.state & REFRT_UNDEF) != 0 || (object.state & REFRT_UNDEF) != 0 || n < 0 || n > MAX_RANK)
    return 1;
  unsigned pointer = self.layout->pointer_bits / 8u, index = self.layout->index_bits / 8u;
  unsigned start = 2 * pointer;
  start = (start + index - 1) / index * index; /* an index is aligned to its size or less, as pointers are */
  uint64_t total = start + (uint64_t)(1 + 2 * n) * index, address = slot_word(at->seen + 16, 0);
  if (!machine_memory(object.lo, total, &id, &expected, &offset))
    return 1;
  const uint8_t *seen = native_memory(address, total);
  if (!seen)
    return at->elements ? self_differ("%s: its descriptor is outside of living memory", at->what) : 1;
  pair.rank = (uint32_t)n;
  for (uint32_t i = 0; i < 3 + 2 * pair.rank; ++i) {
    uint64_t where = i < 2 ? i * pointer : start + (i - 2) * index;
    unsigned size = i < 2 ? pointer : index;
    refrt_value *leaf = &pair.expected[i];
    memset(leaf, 0, sizeof *leaf);
    leaf->lo = self_number_in_memory(expected.bytes + offset + where, size);
    uint8_t marks[8];
    if (refrt_vm_get_marks(self.vm, id, offset + where, size, marks) != REFRT_OK)
      return 1;
    for (unsigned k = 0; k < size; ++k)
      if (marks[k] != REFRT_SHADOW_INITIALIZED && marks[k] != REFRT_SHADOW_POINTER_REST &&
          marks[k] != REFRT_SHADOW_POINTER + size)
        leaf->state = marks[k] == REFRT_SHADOW_DEPENDS ? REFRT_DEPENDS : REFRT_UNDEF;
    pair.seen[i] = self_number_in_memory(seen + where, size);
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
  const refrt_type_info *info = refrt_type_get(self.program, type);
  int same = 1;
  switch (info->kind) {
  case REFRT_KIND_INT:
  case REFRT_KIND_INDEX:
  case REFRT_KIND_FLOAT:
    if (at->expected->state == REFRT_ANY_NAN)
      same = refrt_is_nan(info->float_kind, slot_word(at->seen, 0), slot_word(at->seen, 1)) ||
             self_differ("%s: expected a NaN, seen 0x%" PRIx64, at->what, slot_word(at->seen, 0));
    else
      same = same_bits(at->expected, slot_word(at->seen, 0), slot_word(at->seen, 1), info->bits, at->what, "");
    next_leaf(at);
    return same;
  case REFRT_KIND_PTR:
  case REFRT_KIND_FUNCTION:
    if (!is_anything(at->expected))
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
      self_broken("a memref of rank %u", info->rank);
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

int self_same_values(const refrt_type *types, uint64_t count, const refrt_value *expected, const uint8_t *seen,
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

void self_begin_comparison(void) {
  blocks.count = private_globals.count = private_functions.count = 0;
  self.num_objects[0] = self.num_objects[1] = 0;
  self.undecided = 0;
}
