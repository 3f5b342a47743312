/*===-- executable.c - main of an executable of the aot engine -*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Runs lowered code on inputs that the tool sends and reports memory as it is;
 * what it means is for the tool to say. C11 and a C library, nothing else. The
 * object file of the lowered code brings the tables below and
 * memref_cts$dispatch. Must not know types (ALLOC-01 to -05 excepted).
 *===----------------------------------------------------------------------===*/
#define _GNU_SOURCE
#include "conformance/engine/aot/executable.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

extern void memref_cts_dispatch(uint64_t number, uint8_t *arguments, uint8_t *results) __asm__("memref_cts$dispatch");
extern const uint64_t memref_cts_aot_num_globals, memref_cts_aot_num_functions;
extern void *const memref_cts_aot_globals[];
/* Size, and 1 if it is constant. */
extern const uint64_t memref_cts_aot_global_sizes[];
extern void *const memref_cts_aot_functions[];
/* Leaves of the arguments and results of external functions, two for each. */
extern const uint64_t memref_cts_aot_sites[];

void memref_cts_external(void *site, const uint8_t *arguments, uint8_t *results);
void *memref_cts_rt_malloc(uint64_t size);
void *memref_cts_rt_aligned_alloc(uint64_t align, uint64_t size);
void memref_cts_rt_free(void *pointer);
int memref_cts_rt_puts(const char *text);
void memref_cts_rt_abort(void);
void memref_cts_rt_copy_i64(uint64_t bytes, const void *source, const void *target);
void memref_cts_rt_copy_i32(uint64_t bytes, const void *source, const void *target);

/*===---------------------------- conversation ----------------------------===*/

static uint8_t *message; /* being written */
static size_t message_size, message_room;

static void give_up(void) { _exit(70); }

static void put(const void *data, size_t size) {
  if (size > message_room - message_size) {
    while (size > message_room - message_size)
      message_room = message_room ? 2 * message_room : 65536;
    message = realloc(message, message_room);
    if (!message)
      give_up();
  }
  if (size)
    memcpy(message + message_size, data, size);
  message_size += size;
}

static void put_number(uint64_t value) {
  uint8_t bytes[8];
  for (int i = 0; i < 8; ++i)
    bytes[i] = (uint8_t)(value >> (8 * i));
  put(bytes, sizeof bytes);
}

static void begin(uint64_t kind) {
  message_size = 0;
  put_number(kind);
  put_number(0); /* the length, filled in when it is sent */
}

static void finish(void) {
  uint64_t length = message_size - 16;
  for (int i = 0; i < 8; ++i)
    message[8 + i] = (uint8_t)(length >> (8 * i));
  for (size_t at = 0; at < message_size;) {
    ssize_t size = write(1, message + at, message_size - at);
    if (size <= 0)
      give_up();
    at += (size_t)size;
  }
}

static void get(void *data, uint64_t size) {
  uint8_t *at = data;
  while (size > 0) {
    ssize_t part = read(0, at, size > (1u << 30) ? (1u << 30) : (size_t)size);
    if (part == 0)
      _exit(0); /* the tool is done with us */
    if (part < 0)
      give_up();
    at += part;
    size -= (uint64_t)part;
  }
}

static uint64_t get_number(void) {
  uint8_t bytes[8];
  uint64_t value = 0;
  get(bytes, sizeof bytes);
  for (int i = 0; i < 8; ++i)
    value |= (uint64_t)bytes[i] << (8 * i);
  return value;
}

/*===---------------------------- memory ----------------------------------===*/

typedef struct {
  uint8_t *start;
  uint64_t size;
  int alive;
} block;

static uint8_t *heap, *heap_at, *heap_end, *arena, *arena_at, *arena_end;
static block *blocks;
static size_t num_blocks, room_blocks;
static block *buffers;
static size_t num_buffers;
static uint64_t max_bytes, live_bytes;
static uint8_t **initial; /* of globals */
static uint8_t *stack_low, *stack_high;
static uint8_t *argument_slots, *result_slots;
static size_t num_arguments, num_results;
static uint64_t entry_number;
static jmp_buf landing;
static int end_how;
static char end_text[256], printed[256];

static void end(int how, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(end_text, sizeof end_text, format, arguments);
  va_end(arguments);
  end_how = how;
  longjmp(landing, 1);
}

static void set_guards(uint8_t *start, uint64_t size) {
  for (int i = 0; i < AOT_GUARD; ++i) {
    start[i - AOT_GUARD] = AOT_GUARD_BYTE(i);
    start[size + (uint64_t)i] = AOT_GUARD_BYTE(i + AOT_GUARD);
  }
}

/* An odd multiple of `align` behind a guard zone; NULL if it does not fit. */
static uint8_t *place(uint8_t **at, uint8_t *limit, uint64_t align, uint64_t size) {
  uint64_t room = (uint64_t)(limit - *at);
  if (align > room / 8 || size + 2 * AOT_GUARD > room / 2)
    return NULL;
  uint64_t address = (uint64_t)(uintptr_t)*at + AOT_GUARD;
  uint64_t start = (address + 2 * align - 1) / (2 * align) * (2 * align) + align;
  if (start >= address + 2 * align)
    start -= 2 * align;
  uint8_t *result = (uint8_t *)(uintptr_t)start;
  set_guards(result, size);
  *at = result + size + AOT_GUARD;
  return result;
}

void *memref_cts_rt_aligned_alloc(uint64_t align, uint64_t size) {
  if (align == 0 || (align & (align - 1)))
    end(AOT_MISALIGNED, "allocation with alignment %llu, which is not a power of two", (unsigned long long)align);
  if (align < 16)
    align = 16;
  uint8_t *start = NULL;
  if (size <= max_bytes && align <= max_bytes && live_bytes + size <= max_bytes)
    start = place(&heap_at, heap_end, align, size);
  if (!start)
    end(AOT_NO_MEMORY, "allocation of %llu bytes exceeds the budget", (unsigned long long)size);
  for (uint64_t i = 0; i < size; ++i)
    start[i] = AOT_GUARD_BYTE(i % AOT_GUARD);
  if (num_blocks == room_blocks) {
    room_blocks = room_blocks ? 2 * room_blocks : 64;
    blocks = realloc(blocks, room_blocks * sizeof *blocks);
    if (!blocks)
      give_up();
  }
  blocks[num_blocks].start = start;
  blocks[num_blocks].size = size;
  blocks[num_blocks++].alive = 1;
  live_bytes += size;
  return start;
}

void *memref_cts_rt_malloc(uint64_t size) { return memref_cts_rt_aligned_alloc(16, size); }

void memref_cts_rt_free(void *pointer) {
  size_t low = 0, high = num_blocks; /* blocks are sorted by address */
  if (!pointer)
    return;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (blocks[middle].start < (uint8_t *)pointer)
      low = middle + 1;
    else
      high = middle;
  }
  if (low == num_blocks || blocks[low].start != pointer)
    end(AOT_BAD_FREE, "the freed pointer is not the start of a heap block");
  if (!blocks[low].alive)
    end(AOT_DOUBLE_FREE, "heap block %u of %llu bytes is freed twice", (unsigned)low,
        (unsigned long long)blocks[low].size);
  blocks[low].alive = 0;
  live_bytes -= blocks[low].size;
  memset(blocks[low].start, AOT_FREED, (size_t)blocks[low].size);
}

int memref_cts_rt_puts(const char *text) {
  snprintf(printed, sizeof printed, "%s", text);
  return 0;
}

void memref_cts_rt_abort(void) { end(AOT_ABORTED, "%s", printed); }

/* Unranked descriptors and ranked ones as lowered code lays them out
 * (DESC-UNRANKED-01, DESC-RANKED-02), copied in row-major order. */
#define DEFINE_COPY(INDEX, NAME)                                                                                       \
  struct ranked_##NAME {                                                                                               \
    char *allocated, *aligned;                                                                                         \
    INDEX offset, sizes[];                                                                                             \
  };                                                                                                                   \
  struct unranked_##NAME {                                                                                             \
    INDEX rank;                                                                                                        \
    struct ranked_##NAME *descriptor;                                                                                  \
  };                                                                                                                   \
  void NAME(uint64_t bytes, const void *source, const void *target) {                                                  \
    const struct unranked_##NAME *from = source, *to = target;                                                         \
    int64_t rank = from->rank, position[64] = {0};                                                                     \
    if (rank < 0 || rank > 64 || to->rank != from->rank)                                                               \
      end(AOT_BAD_RANK, "memrefCopy from rank %lld to rank %lld", (long long)rank, (long long)to->rank);               \
    const INDEX *sizes = from->descriptor->sizes, *steps = sizes + rank, *to_steps = to->descriptor->sizes + rank;     \
    int64_t size = (int64_t)bytes, source_at = from->descriptor->offset, target_at = to->descriptor->offset;           \
    for (int64_t i = 0; i < rank; ++i)                                                                                 \
      if (sizes[i] <= 0)                                                                                               \
        return;                                                                                                        \
    for (;;) {                                                                                                         \
      int64_t i = rank;                                                                                                \
      memcpy(to->descriptor->aligned + target_at * size, from->descriptor->aligned + source_at * size, (size_t)size);  \
      while (i-- > 0) {                                                                                                \
        source_at += steps[i];                                                                                         \
        target_at += to_steps[i];                                                                                      \
        if (++position[i] < sizes[i])                                                                                  \
          break;                                                                                                       \
        source_at -= (int64_t)steps[i] * sizes[i];                                                                     \
        target_at -= (int64_t)to_steps[i] * sizes[i];                                                                  \
        position[i] = 0;                                                                                               \
      }                                                                                                                \
      if (i < 0)                                                                                                       \
        return;                                                                                                        \
    }                                                                                                                  \
  }

DEFINE_COPY(int64_t, memref_cts_rt_copy_i64)
DEFINE_COPY(int32_t, memref_cts_rt_copy_i32)

/*===---------------------------- reports ---------------------------------===*/

static void put_address(const void *address) { put_number((uint64_t)(uintptr_t)address); }

static void put_slots(const uint8_t *slots, uint64_t count) {
  put_number(count);
  for (uint64_t i = 0; i < 2 * count; ++i) {
    uint64_t word;
    memcpy(&word, slots + 8 * i, 8);
    put_number(word);
  }
}

static void put_snapshot(const uint8_t *stack_top, const uint8_t *arguments, uint64_t count) {
  put_address(stack_low);
  put_address(stack_top ? stack_top : stack_high);
  put_address(stack_high);
  if (stack_top)
    put(stack_top, (size_t)(stack_high - stack_top));
  put_slots(arguments, count);
  put_number(num_buffers);
  for (size_t i = 0; i < num_buffers; ++i) {
    put_address(buffers[i].start);
    put(buffers[i].start - AOT_GUARD, (size_t)buffers[i].size + 2 * AOT_GUARD);
  }
  put_number(num_blocks);
  for (size_t i = 0; i < num_blocks; ++i) {
    put_address(blocks[i].start);
    put_number(blocks[i].size);
    put_number((uint64_t)blocks[i].alive);
    put(blocks[i].start - AOT_GUARD, (size_t)blocks[i].size + 2 * AOT_GUARD);
  }
  put_number(memref_cts_aot_num_globals);
  for (uint64_t i = 0; i < memref_cts_aot_num_globals; ++i)
    put(memref_cts_aot_globals[i], (size_t)memref_cts_aot_global_sizes[2 * i]);
}

void memref_cts_external(void *site, const uint8_t *arguments, uint8_t *results) {
  uint64_t number = (uint64_t)(uintptr_t)site;
  begin(AOT_CALL);
  put_number(number);
  put_snapshot(__builtin_frame_address(0), arguments, memref_cts_aot_sites[2 * number]);
  finish();
  if (get_number() != AOT_ANSWER || get_number() != 8 + 16 * memref_cts_aot_sites[2 * number + 1] ||
      get_number() != memref_cts_aot_sites[2 * number + 1])
    give_up();
  for (uint64_t i = 0; i < 2 * memref_cts_aot_sites[2 * number + 1]; ++i) {
    uint64_t word = get_number();
    memcpy(results + 8 * i, &word, 8);
  }
}

/*===---------------------------- runs ------------------------------------===*/

static void *claim(size_t size) {
  void *memory = aligned_alloc(16, (size + 31) / 16 * 16);
  if (!memory)
    give_up();
  return memory;
}

static uint8_t *read_input(void) {
  static uint8_t *input;
  static size_t room;
  uint64_t length = get_number();
  if (length > room) {
    free(input);
    room = (size_t)length;
    input = claim(room);
  }
  get(input, length);
  return input;
}

static uint64_t take(const uint8_t **at) {
  uint64_t value = 0;
  for (int i = 0; i < 8; ++i)
    value |= (uint64_t)*(*at)++ << (8 * i);
  return value;
}

/* Buffers, slots and globals as the input wants them; the tool checked it. */
static int prepare(const uint8_t *at) {
  entry_number = take(&at);
  max_bytes = take(&at);
  num_results = (size_t)take(&at);
  free(result_slots);
  result_slots = claim(16 * num_results);
  memset(result_slots, 0, 16 * num_results);
  heap_at = heap;
  arena_at = arena;
  num_blocks = 0;
  live_bytes = 0;
  end_text[0] = printed[0] = 0;
  size_t count = (size_t)take(&at);
  free(buffers);
  buffers = claim(count * sizeof *buffers);
  num_buffers = 0;
  const uint8_t *again = at;
  for (size_t i = 0; i < count; ++i) {
    uint64_t align = take(&at), size = take(&at);
    uint8_t *start = place(&arena_at, arena_end, align, size);
    if (!start)
      return 0;
    memcpy(start, at, (size_t)size);
    at += size;
    uint64_t relocations = take(&at);
    at += 24 * relocations;
    buffers[i].start = start;
    buffers[i].size = size;
    ++num_buffers;
  }
  for (size_t i = 0; i < count; ++i) {
    again += 8;
    uint64_t size = take(&again);
    again += size;
    for (uint64_t n = take(&again); n > 0; --n) {
      uint64_t position = take(&again), buffer = take(&again), addend = take(&again);
      uintptr_t target = (uintptr_t)buffers[buffer].start + (uintptr_t)addend;
      memcpy(buffers[i].start + position, &target, sizeof target);
    }
  }
  num_arguments = (size_t)take(&at);
  free(argument_slots);
  argument_slots = claim(16 * num_arguments);
  for (size_t i = 0; i < num_arguments; ++i) {
    uint64_t words[2];
    words[0] = take(&at);
    words[1] = take(&at);
    uint64_t buffer = take(&at);
    if (buffer) {
      words[0] = (uint64_t)(uintptr_t)(buffers[buffer - 1].start + (uintptr_t)words[0]);
      words[1] = 0;
    }
    memcpy(argument_slots + 16 * i, words, 16);
  }
  for (uint64_t i = 0; i < memref_cts_aot_num_globals; ++i)
    if (initial[i])
      memcpy(memref_cts_aot_globals[i], initial[i], (size_t)memref_cts_aot_global_sizes[2 * i]);
  return 1;
}

static __attribute__((noinline)) void run(void) {
  end_how = AOT_RETURNED;
  if (!prepare(read_input())) {
    end_how = AOT_INPUT;
    strcpy(end_text, "the input's buffers exceed the memory budget");
  } else {
    stack_high = __builtin_frame_address(0);
    if (setjmp(landing) == 0)
      memref_cts_dispatch(entry_number, argument_slots, result_slots);
  }
  begin(AOT_END);
  put_number((uint64_t)end_how);
  put_number(strlen(end_text));
  put(end_text, strlen(end_text));
  put_slots(result_slots, num_results);
  put_snapshot(NULL, NULL, 0);
  finish();
}

int main(void) {
  struct rlimit limit;
  size_t stack_bytes = 8u << 20;
  if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur < (1u << 30))
    stack_bytes = (size_t)limit.rlim_cur;
  stack_low = (uint8_t *)__builtin_frame_address(0) - stack_bytes;
  size_t area = sizeof(void *) == 4 ? (size_t)384 << 20 : (size_t)1024 << 20;
  void *memory = mmap(NULL, 2 * area, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    return 71;
  heap = memory;
  heap_end = arena = heap + area;
  arena_end = arena + area;
  initial = claim((size_t)memref_cts_aot_num_globals * sizeof *initial);
  const uint16_t probe = 1;
  begin(AOT_HELLO);
  put_number(AOT_VERSION);
  put_number(8 * sizeof(void *));
  put_number(*(const uint8_t *)&probe == 0);
  put_number(memref_cts_aot_num_globals);
  for (uint64_t i = 0; i < memref_cts_aot_num_globals; ++i) {
    size_t size = (size_t)memref_cts_aot_global_sizes[2 * i];
    put_address(memref_cts_aot_globals[i]);
    put_number(size);
    initial[i] = NULL;
    if (memref_cts_aot_global_sizes[2 * i + 1])
      continue;
    initial[i] = claim(size);
    memcpy(initial[i], memref_cts_aot_globals[i], size);
  }
  put_number(memref_cts_aot_num_functions);
  for (uint64_t i = 0; i < memref_cts_aot_num_functions; ++i)
    put_address(memref_cts_aot_functions[i]);
  finish();
  for (;;) {
    if (get_number() != AOT_RUN)
      give_up();
    run();
  }
}
