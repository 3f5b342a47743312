/*===-- dot.c - cts_dot_f32 for lowered code ------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What a user's C library would look like: functions over memrefs in the
 * default convention (FUNCTY-05), each ranked memref as two pointers, offset,
 * sizes, strides. Must not use refrt: it is the second opinion.
 *===----------------------------------------------------------------------===*/
#include "conformance/engines/native/dot.h"

float memref_cts_dot_f32_i64(const float *a_allocated, const float *a_aligned, int64_t a_offset, int64_t a_size,
                             int64_t a_stride, const float *b_allocated, const float *b_aligned, int64_t b_offset,
                             int64_t b_size, int64_t b_stride) {
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#endif
  int64_t count = a_size < b_size ? a_size : b_size;
  float sum = 0.0f;
  (void)a_allocated;
  (void)b_allocated;
  for (int64_t i = 0; i < count; ++i) {
    float product = a_aligned[a_offset + i * a_stride] * b_aligned[b_offset + i * b_stride];
    sum = sum + product;
  }
  return sum;
}

float memref_cts_dot_f32_i32(const float *a_allocated, const float *a_aligned, int32_t a_offset, int32_t a_size,
                             int32_t a_stride, const float *b_allocated, const float *b_aligned, int32_t b_offset,
                             int32_t b_size, int32_t b_stride) {
  return memref_cts_dot_f32_i64(a_allocated, a_aligned, a_offset, a_size, a_stride, b_allocated, b_aligned, b_offset,
                                b_size, b_stride);
}
