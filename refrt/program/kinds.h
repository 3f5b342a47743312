/*===-- kinds.h - groups of kinds of types -----------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What the verifier and the machine both ask of a kind. Must not look into
 * programs or values.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_PROGRAM_KINDS_H
#define REFRT_PROGRAM_KINDS_H

#include "refrt/refrt.h"

/* Leaves of a ranked memref: allocated, aligned, offset, sizes, strides. */
enum { REFRT_FIELD_ALLOCATED, REFRT_FIELD_ALIGNED, REFRT_FIELD_OFFSET, REFRT_FIELD_SIZES };

/* Whether a leaf of this kind is a number of bits without a format. */
static inline int refrt_is_integer(refrt_type_kind kind) { return kind == REFRT_KIND_INT || kind == REFRT_KIND_INDEX; }

#endif /* REFRT_PROGRAM_KINDS_H */
