/*===-- verify_memory.h - what the verifier demands of memory ------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What the column VERIFIER of opcodes.def names: whether the instruction at work is
 * right, where its flags, signature, type and attributes are. 1, or 0 after
 * refrt_verify_fail.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_VERIFY_VERIFY_MEMORY_H
#define REFRT_VERIFY_VERIFY_MEMORY_H

#include "refrt/verify/verify.h"

int refrt_verifier_allocation(refrt_verifier *v);
int refrt_verifier_of_operand(refrt_verifier *v);
int refrt_verifier_cast_to_unranked(refrt_verifier *v);
int refrt_verifier_cast_from_unranked(refrt_verifier *v);
int refrt_verifier_cast(refrt_verifier *v);
int refrt_verifier_load(refrt_verifier *v);
int refrt_verifier_store(refrt_verifier *v);
int refrt_verifier_subview(refrt_verifier *v);
int refrt_verifier_reinterpret_cast(refrt_verifier *v);
int refrt_verifier_transpose(refrt_verifier *v);
int refrt_verifier_view(refrt_verifier *v);
int refrt_verifier_expand_shape(refrt_verifier *v);
int refrt_verifier_collapse_shape(refrt_verifier *v);
int refrt_verifier_reshape(refrt_verifier *v);
int refrt_verifier_memory_space_cast(refrt_verifier *v);
int refrt_verifier_realloc(refrt_verifier *v);
int refrt_verifier_extract_metadata(refrt_verifier *v);
int refrt_verifier_assume_alignment(refrt_verifier *v);
int refrt_verifier_distinct_objects(refrt_verifier *v);
int refrt_verifier_copy(refrt_verifier *v);
int refrt_verifier_get_global(refrt_verifier *v);
int refrt_verifier_global_address(refrt_verifier *v);
int refrt_verifier_gep(refrt_verifier *v);
int refrt_verifier_memset(refrt_verifier *v);

#endif /* REFRT_VERIFY_VERIFY_MEMORY_H */
