//===-- dot.h - cts_dot_f32 for lowered code ----------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// C11 and C++17. What Callees.h says of them, over C pointers.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_DOT_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_DOT_H

#include <stdint.h>

/// cts_dot_f32 for lowered code: the default convention for two
/// memref<?xf32, strided<[?], offset: ?>>, for both index widths. The shorter
/// size counts; sums are rounded to float after every step, in order.
#ifdef __cplusplus
extern "C" {
#endif

float memref_cts_dot_f32_i64(const float *a_allocated, const float *a_aligned, int64_t a_offset, int64_t a_size,
                             int64_t a_stride, const float *b_allocated, const float *b_aligned, int64_t b_offset,
                             int64_t b_size, int64_t b_stride);
float memref_cts_dot_f32_i32(const float *a_allocated, const float *a_aligned, int32_t a_offset, int32_t a_size,
                             int32_t a_stride, const float *b_allocated, const float *b_aligned, int32_t b_offset,
                             int32_t b_size, int32_t b_stride);

#ifdef __cplusplus
}
#endif

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_DOT_H
