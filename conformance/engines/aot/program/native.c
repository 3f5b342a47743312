/*===-- native.c - lowered code and its memory -------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Places inputs, runs the lowered code, and keeps what it did to memory. Must not
 * know types (ALLOC-01 to -05 excepted). C11 and a C library, nothing else.
 *===----------------------------------------------------------------------===*/
#define _GNU_SOURCE
#include "conformance/engines/aot/program/native.h"

#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

void *memref_cts_rt_malloc(uint64_t size);
void *memref_cts_rt_aligned_alloc(uint64_t align, uint64_t size);
void *memref_cts_rt_calloc(uint64_t count, uint64_t size);
void memref_cts_rt_free(void *pointer);
int memref_cts_rt_putchar(int c);
int memref_cts_rt_puts(const char *text);
void memref_cts_rt_abort(void);
void memref_cts_rt_copy_i64(uint64_t bytes, const void *source, const void *target);
void memref_cts_rt_copy_i32(uint64_t bytes, const void *source, const void *target);
void memref_cts_rt_copy_i16(uint64_t bytes, const void *source, const void *target);

_Thread_local native_state native;

void native_give_up(void) { _exit(70); }

/*===---------------------------- memory ----------------------------------===*/

static uint8_t **initial; /* of globals */
/* Of each thread. */
static _Thread_local uint8_t *heap, *heap_at, *heap_end, *arena, *arena_at, *arena_end;
static _Thread_local size_t room_blocks;
static _Thread_local uint64_t max_bytes, live_bytes;
static _Thread_local uint8_t *argument_slots;
static _Thread_local uint64_t entry_number;
static _Thread_local jmp_buf landing;
static _Thread_local char printed[256];

static void end(int how, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(native.text, sizeof native.text, format, arguments);
  va_end(arguments);
  native.how = how;
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
  if (native.num_blocks == room_blocks) {
    room_blocks = room_blocks ? 2 * room_blocks : 64;
    native.blocks = realloc(native.blocks, room_blocks * sizeof *native.blocks);
    if (!native.blocks)
      native_give_up();
  }
  native.blocks[native.num_blocks].start = start;
  native.blocks[native.num_blocks].size = size;
  native.blocks[native.num_blocks++].alive = 1;
  live_bytes += size;
  return start;
}

void *memref_cts_rt_malloc(uint64_t size) { return memref_cts_rt_aligned_alloc(16, size); }

void *memref_cts_rt_calloc(uint64_t count, uint64_t size) {
  uint64_t bytes = size && count > UINT64_MAX / size ? UINT64_MAX : count * size;
  return memset(memref_cts_rt_malloc(bytes), 0, (size_t)bytes);
}

void memref_cts_rt_free(void *pointer) {
  size_t low = 0, high = native.num_blocks; /* native.blocks are sorted by address */
  if (!pointer)
    return;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (native.blocks[middle].start < (uint8_t *)pointer)
      low = middle + 1;
    else
      high = middle;
  }
  if (low == native.num_blocks || native.blocks[low].start != pointer)
    end(AOT_BAD_FREE, "the freed pointer is not the start of a heap block");
  if (!native.blocks[low].alive)
    end(AOT_DOUBLE_FREE, "heap block %u of %llu bytes is freed twice", (unsigned)low,
        (unsigned long long)native.blocks[low].size);
  native.blocks[low].alive = 0;
  live_bytes -= native.blocks[low].size;
  memset(native.blocks[low].start, AOT_FREED, (size_t)native.blocks[low].size);
}

static void keep_printed(const char *text, size_t length) {
  size_t room = sizeof native.printed - native.num_printed;
  length = length < room ? length : room;
  memcpy(native.printed + native.num_printed, text, length);
  native.num_printed += length;
}

int memref_cts_rt_puts(const char *text) {
  keep_printed(text, strlen(text));
  keep_printed("\n", 1);
  snprintf(printed, sizeof printed, "%s", text);
  return 0;
}

/* An optimiser makes it of puts(""). */
int memref_cts_rt_putchar(int c) {
  char text = (char)c;
  keep_printed(&text, 1);
  return (unsigned char)c;
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
DEFINE_COPY(int16_t, memref_cts_rt_copy_i16)

/*===---------------------------- runs ------------------------------------===*/

void *native_claim(size_t size) {
  void *memory = aligned_alloc(16, (size + 31) / 16 * 16);
  if (!memory)
    native_give_up();
  return memory;
}

uint64_t native_take(const uint8_t **at) {
  uint64_t value = 0;
  for (int i = 0; i < 8; ++i)
    value |= (uint64_t)*(*at)++ << (8 * i);
  return value;
}

/* Buffers and slots as the input wants them; the tool checked it. */
static int prepare(const uint8_t *at) {
  entry_number = native_take(&at);
  max_bytes = native_take(&at);
  native.num_results = (size_t)native_take(&at);
  free(native.result_slots);
  native.result_slots = native_claim(16 * native.num_results);
  memset(native.result_slots, 0, 16 * native.num_results);
  heap_at = heap;
  arena_at = arena;
  native.num_blocks = 0;
  live_bytes = 0;
  native.text[0] = printed[0] = 0;
  native.num_printed = 0;
  size_t count = (size_t)native_take(&at);
  free(native.buffers);
  native.buffers = native_claim(count * sizeof *native.buffers);
  native.num_buffers = 0;
  const uint8_t *again = at;
  for (size_t i = 0; i < count; ++i) {
    uint64_t align = native_take(&at), size = native_take(&at);
    uint8_t *start = place(&arena_at, arena_end, align, size);
    if (!start)
      return 0;
    memcpy(start, at, (size_t)size);
    at += size;
    uint64_t relocations = native_take(&at);
    at += 24 * relocations;
    native.buffers[i].start = start;
    native.buffers[i].size = size;
    native.buffers[i].alive = 1;
    ++native.num_buffers;
  }
  for (size_t i = 0; i < count; ++i) {
    again += 8;
    uint64_t size = native_take(&again);
    again += size;
    for (uint64_t n = native_take(&again); n > 0; --n) {
      uint64_t position = native_take(&again), buffer = native_take(&again), addend = native_take(&again);
      uintptr_t target = (uintptr_t)native.buffers[buffer].start + (uintptr_t)addend;
      memcpy(native.buffers[i].start + position, &target, sizeof target);
    }
  }
  size_t num_arguments = (size_t)native_take(&at);
  free(argument_slots);
  argument_slots = native_claim(16 * num_arguments);
  for (size_t i = 0; i < num_arguments; ++i) {
    uint64_t words[2];
    words[0] = native_take(&at);
    words[1] = native_take(&at);
    uint64_t buffer = native_take(&at);
    if (buffer) {
      words[0] = (uint64_t)(uintptr_t)(native.buffers[buffer - 1].start + (uintptr_t)words[0]);
      words[1] = 0;
    }
    memcpy(argument_slots + 16 * i, words, 16);
  }
  return 1;
}

static void restore_globals(void) {
  for (uint64_t i = 0; i < memref_cts_aot_num_globals; ++i)
    if (initial[i])
      memcpy(memref_cts_aot_globals[i], initial[i], (size_t)memref_cts_aot_global_sizes[2 * i]);
}

void __attribute__((noinline)) native_run(const uint8_t *input, int restore) {
  native.how = AOT_RETURNED;
  if (restore)
    restore_globals();
  if (!prepare(input)) {
    native.how = AOT_INPUT;
    strcpy(native.text, "the input's buffers exceed the memory budget");
  } else {
    native.stack_high = __builtin_frame_address(0);
    if (setjmp(landing) == 0)
      memref_cts_dispatch(entry_number, argument_slots, native.result_slots);
  }
}

static void keep_globals(void) {
  initial = native_claim((size_t)memref_cts_aot_num_globals * sizeof *initial);
  for (uint64_t i = 0; i < memref_cts_aot_num_globals; ++i) {
    size_t size = (size_t)memref_cts_aot_global_sizes[2 * i];
    initial[i] = NULL;
    if (memref_cts_aot_global_sizes[2 * i + 1])
      continue;
    initial[i] = native_claim(size);
    memcpy(initial[i], memref_cts_aot_globals[i], size);
  }
}

/*===---------------------------- threads ---------------------------------===*/

/* What a thread has to run lowered code. */
typedef struct {
  pthread_t thread;
  uint8_t *stack_low, *memory;
  size_t area; /* bytes of the heap, and of the arena behind it */
  int (*program)(void);
  int code; /* of the program */
} native_thread;

static void *run_program(void *argument) {
  native_thread *own = argument;
  native.stack_low = own->stack_low;
  heap = own->memory;
  heap_end = arena = heap + own->area;
  arena_end = arena + own->area;
  own->code = own->program();
  return NULL;
}

/* Large stacks are not a matter of limits that the process was given, or an emulator has. 0: there is no memory. */
static int start_thread(native_thread *own, int (*program)(void)) {
  const size_t guard = 64u << 10;
  const int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  pthread_attr_t attributes;
  own->area = sizeof(void *) == 4 ? (size_t)384 << 20 : (size_t)1024 << 20;
  own->program = program;
  uint8_t *stack = mmap(NULL, AOT_STACK, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (stack == MAP_FAILED)
    return 0;
  own->memory = mmap(NULL, 2 * own->area, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (own->memory == MAP_FAILED || mprotect(stack, guard, PROT_NONE) != 0)
    return 0;
  own->stack_low = stack + guard;
  return pthread_attr_init(&attributes) == 0 && pthread_attr_setstack(&attributes, stack, AOT_STACK) == 0 &&
         pthread_create(&own->thread, &attributes, run_program, own) == 0;
}

int native_main(int (*run)(void)) {
  static native_thread first;
  keep_globals();
  if (!start_thread(&first, run))
    return AOT_NO_ROOM;
  pthread_join(first.thread, NULL);
  return first.code;
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static const uint8_t *input_beside; /* NULL: nothing is to be run */
static atomic_int may_end;
static atomic_uint runs_beside;

static int run_beside(void) {
  pthread_mutex_lock(&lock);
  for (;;) {
    while (!input_beside)
      pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
    while (!may_end) {
      ++runs_beside;
      ++native.beside;
      native_run(input_beside, 0);
    }
    pthread_mutex_lock(&lock);
    input_beside = NULL;
    pthread_cond_broadcast(&changed);
  }
}

int native_begin_beside(const uint8_t *input) {
  static native_thread second;
  static int state; /* 1: it is there, -1: it cannot be */
  if (!state)
    state = start_thread(&second, run_beside) ? 1 : -1;
  if (state < 0)
    return 0;
  may_end = 0;
  runs_beside = 0;
  pthread_mutex_lock(&lock);
  input_beside = input;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
  while (!runs_beside)
    sched_yield();
  return 1;
}

void native_end_beside(void) {
  may_end = 1;
  pthread_mutex_lock(&lock);
  while (input_beside)
    pthread_cond_wait(&changed, &lock);
  pthread_mutex_unlock(&lock);
}

unsigned native_runs_beside(void) { return runs_beside; }
