/*===-- support.c - support functions of our own -------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Conversions that LLVM's code generator calls and compiler-rt does not have or
 * gets wrong, under names of our own. Each rounds once. Must not use refrt: it is the
 * second opinion.
 *===----------------------------------------------------------------------===*/
#include "conformance/engines/native/support.h"

#ifdef __x86_64__
#include <stdint.h>
#include <string.h>

/* Every number of the half format is one of float. */
memref_cts_i128 memref_cts_fixhfti(_Float16 value) { return (memref_cts_i128)(float)value; }
memref_cts_u128 memref_cts_fixunshfti(_Float16 value) { return (memref_cts_u128)(float)value; }

/* Integers from 2^17 on are infinity, those below are exact in double. */
_Float16 memref_cts_floatuntihf(memref_cts_u128 value) {
  uint32_t low = value >> 17 ? UINT32_C(1) << 17 : (uint32_t)value;
  return (_Float16)(double)low;
}
_Float16 memref_cts_floattihf(memref_cts_i128 value) {
  _Float16 size = memref_cts_floatuntihf(value < 0 ? -(memref_cts_u128)value : (memref_cts_u128)value);
  return value < 0 ? -size : size;
}

/* Rounded to odd, which keeps what decides a second rounding. */
static float to_odd_float(long double value) {
  float rounded = (float)value;
  long double back = rounded;
  if (back != value && value == value) {
    uint32_t bits;
    memcpy(&bits, &rounded, sizeof bits);
    if (__builtin_fabsl(back) > __builtin_fabsl(value))
      --bits;
    bits |= 1;
    memcpy(&rounded, &bits, sizeof bits);
  }
  return rounded;
}

__bf16 memref_cts_truncxfbf2(long double value) { return (__bf16)to_odd_float(value); }

/* compiler-rt has this one, but it rounds 1 + 2^-11 + 2^-63 down. */
_Float16 memref_cts_truncxfhf2(long double value) { return (_Float16)to_odd_float(value); }
#endif
