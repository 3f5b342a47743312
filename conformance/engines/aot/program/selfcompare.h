/*===-- selfcompare.h - outcome and native memory -----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Compares what the reference machine says with what native code left. Must not run
 * either.
 *===----------------------------------------------------------------------===*/
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_AOT_PROGRAM_SELFCOMPARE_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_AOT_PROGRAM_SELFCOMPARE_H

#include "conformance/engines/aot/program/selfcheck.h"

/* Forgets what is kept of the last call. */
void self_begin_comparison(void);
/* Values of these types: leaves of the machine, slots of native code. With
 * `elements`, what memrefs show is compared, too. 0 after self_differ. */
int self_same_values(const refrt_type *types, uint64_t count, const refrt_value *expected, const uint8_t *seen,
                     const char *what, int elements);
int self_same_bytes(uint32_t id, const refrt_allocation *expected, const uint8_t *seen, const char *what,
                    uint64_t number);
/* Mutable globals, which lowered code may have under other names where nobody else sees
 * them. After everything else: what points to one says which it is. */
void self_same_globals(void);
/* A number of `size` bytes in the target's byte order. */
uint64_t self_number_in_memory(const uint8_t *bytes, unsigned size);
/* A leaf of index type as a signed number. */
int64_t self_sign_extend(uint64_t value);

#endif
