/*===-- address.h - the address of an element --------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Where the element m[indices] lies: `aligned` + size * (offset + sum of index *
 * stride). The rules M-IDX and M-LIN are carried out here, once; general forms make a trap of what
 * does not hold, fast forms leave the instruction to the general form. Must not
 * look at memory, at marks of leaves, or at instructions.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_NUMBER_ADDRESS_H
#define REFRT_NUMBER_ADDRESS_H

#include "refrt/number/int64.h"

/* M-IDX: an index lies within the size of its dimension. */
static inline int refrt_is_in_view(int64_t index, int64_t size) { return index >= 0 && index < size; }

/* Whether a number fits an index of so many bits. */
static inline int refrt_fits_bits(int64_t value, uint32_t bits) {
  return bits == 64 || refrt_signed((uint64_t)value, bits) == value;
}

/* M-LIN: *out = at + index * stride, in elements, where `at` is the offset and the
 * terms of the dimensions before. 1 if product or sum does not fit an index of
 * `index_bits`; *out then means nothing. */
static inline int refrt_add_term(int64_t at, int64_t index, int64_t stride, uint32_t index_bits, int64_t *out) {
  return refrt_mul_overflows(index, stride, out) || !refrt_fits_bits(*out, index_bits) ||
         refrt_add_overflows(*out, at, out) || !refrt_fits_bits(*out, index_bits);
}

/* M-ADDR: *bytes = elements * size, where `size` is that of an element in memory,
 * padding included. 1 if 64 bits do not hold it, which is beyond any address. */
static inline int refrt_scale_to_bytes(int64_t elements, int64_t size, int64_t *bytes) {
  return refrt_mul_overflows(elements, size, bytes);
}

#endif /* REFRT_NUMBER_ADDRESS_H */
