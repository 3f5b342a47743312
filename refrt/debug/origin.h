/*===-- origin.h - where poison comes from ------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Follows poison from step to step of a session. Must not be seen by users.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_DEBUG_ORIGIN_H
#define REFRT_DEBUG_ORIGIN_H

#include "refrt/debug/session.h"

void refrt_origin_begin(refrt_debug *debug);
void refrt_origin_before(refrt_debug *debug, const refrt_step *step);
void refrt_origin_after(refrt_debug *debug, const refrt_step *step);
void refrt_origin_explain(refrt_debug *debug, const refrt_step *step);
void refrt_origin_forget(refrt_debug *debug);
/* Whether a byte that was never written came with a copy, as far as copies are
 * followed. */
int refrt_origin_is_copied(const refrt_debug *debug, uint32_t allocation, uint64_t offset);

#endif /* REFRT_DEBUG_ORIGIN_H */
