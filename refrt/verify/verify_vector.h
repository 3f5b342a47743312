/*===-- verify_vector.h - what the verifier demands of vectors ------*- C -*-===*
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
#ifndef REFRT_VERIFY_VERIFY_VECTOR_H
#define REFRT_VERIFY_VERIFY_VECTOR_H

#include "refrt/verify/verify.h"

int refrt_verifier_lanes(refrt_verifier *v);
int refrt_verifier_vector_extract(refrt_verifier *v);
int refrt_verifier_vector_insert(refrt_verifier *v);
int refrt_verifier_create_mask(refrt_verifier *v);
int refrt_verifier_vector_map(refrt_verifier *v);
int refrt_verifier_vector_dense(refrt_verifier *v);
int refrt_verifier_vector_distances(refrt_verifier *v);
int refrt_verifier_vector_type_cast(refrt_verifier *v);

#endif /* REFRT_VERIFY_VERIFY_VECTOR_H */
