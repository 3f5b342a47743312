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
#include "conformance/engines/aot/program/native.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/*===---------------------------- conversation ----------------------------===*/

static uint8_t *message; /* being written */
static size_t message_size, message_room;

static void put(const void *data, size_t size) {
  if (size > message_room - message_size) {
    while (size > message_room - message_size)
      message_room = message_room ? 2 * message_room : 65536;
    message = realloc(message, message_room);
    if (!message)
      native_give_up();
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
      native_give_up();
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

void memref_cts_external(void *site, const uint8_t *arguments, uint8_t *results) {
  uint64_t number = (uint64_t)(uintptr_t)site;
  begin(AOT_CALL);
  put_number(number);
  put_snapshot(__builtin_frame_address(0), arguments, memref_cts_aot_sites[2 * number]);
  finish();
  if (get_number() != AOT_ANSWER || get_number() != 8 + 16 * memref_cts_aot_sites[2 * number + 1] ||
      get_number() != memref_cts_aot_sites[2 * number + 1])
    native_give_up();
  for (uint64_t i = 0; i < 2 * memref_cts_aot_sites[2 * number + 1]; ++i) {
    uint64_t word = get_number();
    memcpy(results + 8 * i, &word, 8);
  }
}

/*===---------------------------- runs ------------------------------------===*/

static uint8_t *read_input(void) {
  static uint8_t *input;
  static size_t room;
  uint64_t length = get_number();
  if (length > room) {
    free(input);
    room = (size_t)length;
    input = native_claim(room);
  }
  get(input, length);
  return input;
}

static void run(void) {
  native_run(read_input());
  begin(AOT_END);
  put_number((uint64_t)native.how);
  put_number(strlen(native.text));
  put(native.text, strlen(native.text));
  put_number(native.num_printed);
  put(native.printed, native.num_printed);
  put_slots(native.result_slots, native.num_results);
  put_snapshot(NULL, NULL, 0);
  finish();
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
  for (;;) {
    if (get_number() != AOT_RUN)
      native_give_up();
    run();
  }
}

int main(void) { return native_main(talk); }
