/*===-- build.h - what the parts of the builder share ------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Growth, errors and hashing of a program under construction. Memory comes
 * from the program's allocator; sizes are in bytes.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_CORE_BUILD_H
#define REFRT_CORE_BUILD_H

#include "refrt/core/program.h"

/* Records the first failure; later ones are ignored. */
void refrt_build_fail(refrt_program *program, refrt_status status, const char *format, ...);
/* Makes room for `more` items of `size` bytes; 0 when that fails. */
int refrt_build_reserve(refrt_program *program, void **items, size_t count, size_t *capacity, size_t more, size_t size);
void refrt_build_release(const refrt_program *program, void *items, size_t bytes);
/* NULL when memory runs out. */
void *refrt_build_copy(refrt_program *program, const void *bytes, size_t size);
/* 0, with an error, when `type` is no type of the program. */
int refrt_build_known_type(refrt_program *program, refrt_type type);

#define RESERVE(program, array, more)                                                                                  \
  refrt_build_reserve((program), (void **)&(array).items, (array).count, &(array).capacity, (more),                    \
                      sizeof *(array).items)
#define RELEASE(program, array)                                                                                        \
  refrt_build_release((program), (array).items, (array).capacity * sizeof *(array).items)

#define HASH_SEED 0xcbf29ce484222325u
uint64_t refrt_hash(uint64_t hash, const void *bytes, size_t size);
typedef uint64_t (*refrt_hash_of)(const refrt_program *program, uint32_t item);
/* Room for one more item; items are hashed again when the table grows. */
int refrt_index_grow(refrt_program *program, refrt_index *index, refrt_hash_of hash);
/* Where the search for a hash starts. */
size_t refrt_index_start(const refrt_index *index, uint64_t hash);
void refrt_index_add(refrt_index *index, uint64_t hash, uint32_t item);

#endif
