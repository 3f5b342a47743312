/*===-- cast.h - casts of integers on numbers alone -------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * As integer.h, of casts.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_OPS_CAST_H
#define REFRT_OPS_CAST_H

#include "refrt/ops/integer.h"

/* To `to` bits. 0 where the result is poison; *r then means nothing. */
int refrt_integer_resize(const refrt_integer_op *op, refrt_bits a, uint32_t to, refrt_bits *r);

#endif /* REFRT_OPS_CAST_H */
