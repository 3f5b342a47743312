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
#ifndef REFRT_PROGRAM_PROGRAM_H
#define REFRT_PROGRAM_PROGRAM_H

#include "refrt/limits.h"
#include "refrt/refrt.h"

#if defined(__GNUC__)
#define REFRT_PROGRAM_PRINTF __attribute__((format(printf, 3, 4)))
#else
#define REFRT_PROGRAM_PRINTF
#endif

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
  uint32_t line; /* of the text it was read from, or 0 */
} refrt_stored_instruction;

/* What refrt_block_join said. */
typedef struct refrt_stored_operation {
  uint32_t first; /* instruction of the block */
  uint32_t num_instructions;
  uint32_t num_results;
  uint32_t num_operands;
  uint32_t values; /* first in function's operand pool */
} refrt_stored_operation;

typedef struct refrt_block {
  REFRT_ARRAY(uint32_t) arguments;
  REFRT_ARRAY(uint32_t) instructions;             /* indices into the function's instructions */
  REFRT_ARRAY(refrt_stored_operation) operations; /* in order, apart from each other */
} refrt_block;

typedef struct refrt_function {
  refrt_function_info info;
  REFRT_ARRAY(refrt_type) values;
  REFRT_ARRAY(refrt_block) blocks;
  REFRT_ARRAY(refrt_stored_instruction) instructions;
  REFRT_ARRAY(uint32_t) pool;
  REFRT_ARRAY(uint64_t) attributes;
  uint32_t line; /* of the text it was read from, or 0 */
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

/* A type and what is known of it besides; the address of `info` is public. */
typedef struct refrt_type_entry {
  refrt_type_info info;
  uint64_t hash;
  uint32_t depth;      /* types inside types: 1 for a scalar */
  uint32_t words;      /* when written out */
  uint32_t aggregates; /* arrays, structs and so on in a value */
  refrt_type leaf;     /* the scalar type that all leaves have, or REFRT_NONE */
} refrt_type_entry;

struct refrt_program {
  refrt_config config;
  refrt_layout layout;
  refrt_status status; /* sticky */
  int verified;
  int has_effects; /* some instruction promises memory effects */
  char error[512];
  size_t error_what;                     /* where in `error` the words behind the place begin */
  refrt_symbol error_function;           /* that the verifier was looking at, or REFRT_NONE */
  uint32_t error_location;               /* of the instruction, or REFRT_NONE */
  char source[128];                      /* name of the text it was read from; the end of a longer one */
  REFRT_ARRAY(refrt_type_entry *) types; /* each on its own: pointers are public */
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

/*===--------------------- shared by the files of the builder --------------===*/

/* Sets status and text of the error, unless there is one: the first failure sticks. */
void refrt_program_fail(refrt_program *program, refrt_status status, const char *format, ...) REFRT_PROGRAM_PRINTF;
/* Whether something can be added: not after an error, nor when verified. */
int refrt_program_can_build(refrt_program *program);

/* Makes room for `more` items of `size` bytes in the array whose pointer is at
 * `items`. 1; or 0 after refrt_program_fail when memory or ids run out, with the
 * array as it was. Growing moves the items. */
int refrt_program_reserve(refrt_program *program, void *items, size_t count, size_t *capacity, size_t more,
                          size_t size);
#define REFRT_RESERVE(program, array, more)                                                                            \
  refrt_program_reserve((program), &(array).items, (array).count, &(array).capacity, (more), sizeof *(array).items)

/* Gives memory back to the allocator. `bytes` must be what was asked for. NULL is fine. */
void refrt_program_release(const refrt_program *program, const void *items, size_t bytes);
#define REFRT_RELEASE(program, array)                                                                                  \
  refrt_program_release((program), (array).items, (array).capacity * sizeof *(array).items)

/* A copy with a zero byte behind it, the caller's to give back, or NULL after
 * refrt_program_fail. */
void *refrt_program_copy(refrt_program *program, const void *bytes, size_t size);
/* Gives back a copy of `size` bytes, the zero not counted. */
void refrt_program_release_copy(const refrt_program *program, const void *copy, size_t size);

/* Goes on from `hash`, which begins as the seed. The same on every host. */
#define REFRT_HASH_SEED UINT64_C(0xcbf29ce484222325)
uint64_t refrt_hash_bytes(uint64_t hash, const void *bytes, size_t size);
/* Makes room for one more item; `hash` gives that of an item already in. 1, or 0 after
 * refrt_program_fail, with the index as it was. */
int refrt_index_grow(refrt_program *program, refrt_index *index,
                     uint64_t (*hash)(const refrt_program *program, uint32_t item));
/* There is room, and the item is not in yet. */
void refrt_index_add(refrt_index *index, uint64_t hash, uint32_t item);
/* The slot to begin at; on collision the next one, around the end. `capacity` is not 0. */
static inline size_t refrt_index_start(const refrt_index *index, uint64_t hash) {
  return (size_t)(hash * UINT64_C(0x9e3779b97f4a7c15) >> 20) & (index->capacity - 1);
}

/* Whether some instruction promises memory effects. */
int refrt_program_has_effects(const refrt_program *program);

/* NULL for an id that is no type. Lives as long as the program. */
static inline const refrt_type_entry *refrt_type_entry_of(const refrt_program *program, refrt_type type) {
  return type < program->types.count ? program->types.items[type] : NULL;
}

#endif /* REFRT_PROGRAM_PROGRAM_H */
