/*===-- verify_ops.h - one instruction by itself ------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What is verified of an instruction without looking at others.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_VERIFY_VERIFY_OPS_H
#define REFRT_VERIFY_VERIFY_OPS_H

#include "refrt/verify/verify.h"

/* v->in by itself: ids are valid already, and v says where it is. 1 when sound, else 0
 * after refrt_verify_fail or refrt_verify_unsupported. */
int refrt_verify_instruction(refrt_verifier *v);

#endif /* REFRT_VERIFY_VERIFY_OPS_H */
