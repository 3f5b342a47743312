/*===-- generate.h - verified programs from any bytes ------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Every byte string is a program that verifies: the bytes choose types, opcodes,
 * operands, attributes, branches and loops. Knows nothing of an opcode beyond its
 * row of opcodes.def. What a choice is worth is asked of the verifier, one
 * instruction at a time, so that a new opcode is generated without a change.
 * Not generated so far is what needs operands that its letters do not say:
 * approx-complex, distinct-objects, reduce and gather.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_FUZZ_GENERATE_H
#define REFRT_FUZZ_GENERATE_H

#include "refrt/refrt.h"

typedef struct refrt_bytes {
  const uint8_t *next;
  size_t left;
} refrt_bytes;

/* 0 when there are no more. */
static inline uint32_t refrt_bytes_take(refrt_bytes *bytes) {
  if (bytes->left == 0)
    return 0;
  --bytes->left;
  return *bytes->next++;
}

/* A new program, not verified yet. NULL when memory runs out. The caller's. */
refrt_program *refrt_generate(const refrt_config *config, refrt_bytes *bytes);

#endif /* REFRT_FUZZ_GENERATE_H */
