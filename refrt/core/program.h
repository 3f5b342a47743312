/*===-- program.h - a program in memory --------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What `refrt_program` holds. Only the builder, the verifier and the text form
 * look in here; the machine uses the public walking calls.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_CORE_PROGRAM_H
#define REFRT_CORE_PROGRAM_H

#include "refrt/refrt.h"

/* A growable array of `T`; memory belongs to the program. */
#define REFRT_ARRAY(T)                                                                                                 \
  struct {                                                                                                             \
    T *items;                                                                                                          \
    size_t count;                                                                                                      \
    size_t capacity;                                                                                                   \
  }

typedef struct refrt_stored_instruction {
  uint32_t opcode;
  uint32_t flags;
  refrt_type type;
  uint32_t location;
  uint32_t operands; /* first in function's operand pool */
  uint32_t num_operands;
  uint32_t results; /* first in function's operand pool */
  uint32_t num_results;
  uint32_t attributes; /* first in function's attribute pool */
  uint32_t num_attributes;
} refrt_stored_instruction;

typedef struct refrt_block {
  REFRT_ARRAY(uint32_t) arguments;
  REFRT_ARRAY(uint32_t) instructions; /* indices into the function's instructions */
} refrt_block;

typedef struct refrt_function {
  refrt_function_info info;
  REFRT_ARRAY(refrt_type) values;
  REFRT_ARRAY(refrt_block) blocks;
  REFRT_ARRAY(refrt_stored_instruction) instructions;
  REFRT_ARRAY(uint32_t) pool;
  REFRT_ARRAY(uint64_t) attributes;
} refrt_function;

typedef struct refrt_string {
  char *text; /* zero-terminated */
  size_t length;
} refrt_string;

/* Open addressing; slots hold index + 1. */
typedef struct refrt_index {
  uint32_t *slots;
  size_t capacity; /* power of two, or 0 */
  size_t count;
} refrt_index;

struct refrt_program {
  refrt_config config;
  refrt_layout layout;
  refrt_status status; /* sticky */
  int verified;
  char error[512];
  REFRT_ARRAY(refrt_type_info *) types; /* each on its own: pointers are public */
  REFRT_ARRAY(refrt_location) locations;
  REFRT_ARRAY(refrt_global_info) globals;
  REFRT_ARRAY(refrt_function) functions;
  REFRT_ARRAY(refrt_string) strings;
  refrt_index type_index;
  refrt_index function_index;
  refrt_index global_index;
  refrt_index text_index; /* interned texts of locations */
  REFRT_ARRAY(refrt_string) texts;
};
#endif
