/*===-- executable.c - main that talks to the tool ---------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Runs lowered code on inputs that the tool sends and reports memory as it is;
 * what it means is for the tool to say. C11 and a C library, nothing else.
 *===----------------------------------------------------------------------===*/
#define _GNU_SOURCE
#include "conformance/engines/aot/program/native.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/*===---------------------------- conversation ----------------------------===*/

typedef struct {
  uint8_t *bytes;
  size_t size, room;
} text;

static text message; /* being written */
/* Messages of this run and of the last one that the tool gets, where they are kept. */
static text said, known;
/* What it gets when the two callers are done: who waits for the tool is not interrupted by the other one. */
static text pending;
static int is_kept, is_beside;
enum { MOST_KEPT = 64 << 20 };

static void append(text *to, const void *data, size_t size) {
  if (size > to->room - to->size) {
    while (size > to->room - to->size)
      to->room = to->room ? 2 * to->room : 65536;
    to->bytes = realloc(to->bytes, to->room);
    if (!to->bytes)
      native_give_up();
  }
  if (size)
    memcpy(to->bytes + to->size, data, size);
  to->size += size;
}

static void put(const void *data, size_t size) { append(&message, data, size); }

static void put_number(uint64_t value) {
  uint8_t bytes[8];
  for (int i = 0; i < 8; ++i)
    bytes[i] = (uint8_t)(value >> (8 * i));
  put(bytes, sizeof bytes);
}

static void begin(uint64_t kind) {
  message.size = 0;
  put_number(kind);
  put_number(0); /* the length, filled in when it is sent */
}

static void send_all(const text *what) {
  for (size_t at = 0; at < what->size;) {
    ssize_t size = write(1, what->bytes + at, what->size - at);
    if (size <= 0)
      native_give_up();
    at += (size_t)size;
  }
}

static void finish(void) {
  uint64_t length = message.size - 16;
  for (int i = 0; i < 8; ++i)
    message.bytes[8 + i] = (uint8_t)(length >> (8 * i));
  if ((is_kept || is_beside) && (said.size <= MOST_KEPT || message.bytes[0] == AOT_END))
    append(&said, message.bytes, message.size);
  if (!is_beside)
    send_all(&message);
}

static void get(void *data, uint64_t size) {
  uint8_t *at = data;
  while (size > 0) {
    ssize_t part = read(0, at, size > (1u << 30) ? (1u << 30) : (size_t)size);
    if (part == 0)
      _exit(0); /* the tool is done with us */
    if (part < 0)
      native_give_up();
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
  put_address(native.stack_low);
  put_address(stack_top ? stack_top : native.stack_high);
  put_address(native.stack_high);
  if (stack_top)
    put(stack_top, (size_t)(native.stack_high - stack_top));
  put_slots(arguments, count);
  put_number(native.num_buffers);
  for (size_t i = 0; i < native.num_buffers; ++i) {
    put_address(native.buffers[i].start);
    put(native.buffers[i].start - AOT_GUARD, (size_t)native.buffers[i].size + 2 * AOT_GUARD);
  }
  put_number(native.num_blocks);
  for (size_t i = 0; i < native.num_blocks; ++i) {
    put_address(native.blocks[i].start);
    put_number(native.blocks[i].size);
    put_number((uint64_t)native.blocks[i].alive);
    put(native.blocks[i].start - AOT_GUARD, (size_t)native.blocks[i].size + 2 * AOT_GUARD);
  }
  put_number(memref_cts_aot_num_globals);
  for (uint64_t i = 0; i < memref_cts_aot_num_globals; ++i)
    put(memref_cts_aot_globals[i], (size_t)memref_cts_aot_global_sizes[2 * i]);
}

/* Answers as a run alone had them: what is left for this one. */
typedef struct {
  const uint8_t *all, *at;
  uint64_t left;
} answer_list;
static answer_list own_answers, other_answers;

static void start_again(answer_list *list) {
  list->at = list->all;
  list->left = native_take(&list->at);
}

/* Steps over a list. */
static answer_list take_answers(const uint8_t **at) {
  uint64_t size = native_take(at);
  answer_list list = {*at, NULL, 0};
  *at += size;
  return list;
}

/* The next answer, zeros behind the last one. */
static void repeat_answer(answer_list *list, uint64_t count, uint8_t *results) {
  memset(results, 0, (size_t)(16 * count));
  if (list->left == 0)
    return;
  --list->left;
  uint64_t leaves = native_take(&list->at);
  for (uint64_t i = 0; i < 2 * leaves; ++i) {
    uint64_t word = native_take(&list->at);
    if (leaves == count)
      memcpy(results + 8 * i, &word, 8);
  }
}

void memref_cts_external(void *site, const uint8_t *arguments, uint8_t *results) {
  uint64_t number = (uint64_t)(uintptr_t)site, count = memref_cts_aot_sites[2 * number + 1];
  if (native.beside) {
    static uint32_t run; /* of the second thread */
    if (run != native.beside)
      start_again(&other_answers);
    run = native.beside;
    repeat_answer(&other_answers, count, results);
    return;
  }
  begin(AOT_CALL);
  put_number(number);
  put_snapshot(__builtin_frame_address(0), arguments, memref_cts_aot_sites[2 * number]);
  finish();
  if (is_beside) {
    repeat_answer(&own_answers, count, results);
    return;
  }
  if (get_number() != AOT_ANSWER || get_number() != 8 + 16 * count || get_number() != count)
    native_give_up();
  for (uint64_t i = 0; i < 2 * count; ++i) {
    uint64_t word = get_number();
    memcpy(results + 8 * i, &word, 8);
  }
}

/*===---------------------------- runs ------------------------------------===*/

static void read_input(text *input) {
  uint64_t length = get_number();
  if (length > input->room) {
    free(input->bytes);
    input->room = (size_t)length;
    input->bytes = native_claim(input->room);
  }
  input->size = (size_t)length;
  get(input->bytes, length);
}

static void put_end(void) {
  begin(AOT_END);
  put_number((uint64_t)native.how);
  put_number(strlen(native.text));
  put(native.text, strlen(native.text));
  put_number(native.num_printed);
  put(native.printed, native.num_printed);
  put_slots(native.result_slots, native.num_results);
  put_snapshot(NULL, NULL, 0);
}

/* Runs beside the second thread. */
static uint64_t fewest_runs, fewest_meetings, nanoseconds, started, runs, meetings;
static unsigned seen;

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

/* The tool gets what was said. */
static void learn(void) {
  const text last = said;
  said = known;
  known = last;
}

/* 0: nothing can be run. */
static int begin_beside(const uint8_t *at) {
  fewest_runs = native_take(&at);
  fewest_meetings = native_take(&at);
  nanoseconds = native_take(&at);
  own_answers = take_answers(&at);
  other_answers = take_answers(&at);
  runs = meetings = 0;
  started = now();
  if (memref_cts_aot_shares_state || said.size > MOST_KEPT || !native_begin_beside(at))
    return 0;
  learn();
  pending.size = 0;
  seen = native_runs_beside();
  return 1;
}

/* After a run: whether another one follows. Where the two threads share a processor they meet when one is interrupted,
 * so that it counts how often the other one came on in between. */
static int goes_on(void) {
  const unsigned others = native_runs_beside();
  ++runs;
  meetings += seen != others;
  seen = others;
  if (said.size != known.size || memcmp(said.bytes, known.bytes, said.size) != 0) {
    append(&pending, said.bytes, said.size);
    learn();
  }
  return pending.size <= MOST_KEPT && (runs < fewest_runs || meetings < fewest_meetings) &&
         now() - started < nanoseconds;
}

static void put_met(int have_met) {
  begin(AOT_MET);
  put_number((uint64_t)have_met);
}

/* There is one place that runs code, so that frames of each run of an input are where those of the last one were. */
static void serve(uint64_t kind) {
  static text own, other;
  if (kind != AOT_RUN && kind != AOT_KEPT && (kind != AOT_BESIDE || !is_kept))
    native_give_up();
  read_input(kind == AOT_BESIDE ? &other : &own);
  is_kept = kind == AOT_KEPT;
  is_beside = kind == AOT_BESIDE && begin_beside(other.bytes);
  if (kind == AOT_BESIDE && !is_beside) {
    put_met(0);
    finish();
    return;
  }
  do {
    said.size = 0;
    if (is_beside)
      start_again(&own_answers);
    native_run(own.bytes, !is_beside);
    put_end();
    finish();
  } while (is_beside && goes_on());
  if (is_beside) {
    is_beside = 0;
    native_end_beside();
    send_all(&pending);
    put_met(1);
    finish();
  }
}

static int talk(void) {
  const uint16_t probe = 1;
  begin(AOT_HELLO);
  put_number(AOT_VERSION);
  put_number(8 * sizeof(void *));
  put_number(*(const uint8_t *)&probe == 0);
  put_number(memref_cts_aot_num_globals);
  for (uint64_t i = 0; i < memref_cts_aot_num_globals; ++i) {
    put_address(memref_cts_aot_globals[i]);
    put_number(memref_cts_aot_global_sizes[2 * i]);
  }
  put_number(memref_cts_aot_num_functions);
  for (uint64_t i = 0; i < memref_cts_aot_num_functions; ++i)
    put_address(memref_cts_aot_functions[i]);
  finish();
  for (;;)
    serve(get_number());
}

int main(void) { return native_main(talk); }
