//===-- Floats.h - floats as patterns of bits -------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What two patterns of a format have to do with each other. Rounds nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_COMPARE_FLOATS_H
#define MEMREF_CTS_CONFORMANCE_COMPARE_FLOATS_H

#include "refrt/refrt.h"

#include <cstdint>

namespace memref_cts::conformance {

/// Whether two floats of a format are equal, or no more than `ulp` steps apart on the
/// line of the format's values. Each is given as the low and high 64 bits of its
/// pattern. Zeros of both signs are one; a NaN is near a NaN only.
bool isWithin(refrt_float_kind kind, uint64_t ulp, uint64_t lo, uint64_t hi, uint64_t otherLo, uint64_t otherHi);

/// True if {lo, hi} is a NaN of the format.
bool isNaN(refrt_float_kind kind, uint64_t lo, uint64_t hi);
/// Whether `expected` is a signalling NaN of f32 or f64, and `seen` the same, made quiet.
bool isQuieted(refrt_float_kind kind, uint64_t expected, uint64_t seen);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_COMPARE_FLOATS_H
