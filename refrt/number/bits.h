/*===-- bits.h - 128-bit patterns and the arithmetic below both number kinds ===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * `refrt_bits` and what ops_int.h and soft_float.c both need: full-width
 * modular arithmetic on two 64-bit limbs. Must not know widths below 128 or
 * float formats. Everything is unsigned, so nothing overflows in the sense of
 * C. Shift amounts are checked here: a shift by the width or more, which C
 * leaves undefined, gives what mathematics gives.
 *
 * REFRT_SOFT_ONLY switches off everything that is not plain C11 (builtins,
 * __int128, host floats); tests run both ways.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_NUMBER_BITS_H
#define REFRT_NUMBER_BITS_H

#include <stdint.h>

/* A bit pattern of up to 128 bits, zero-extended. */
typedef struct refrt_bits {
  uint64_t lo;
  uint64_t hi;
} refrt_bits;

#if defined(__GNUC__) && !defined(REFRT_SOFT_ONLY)
#define REFRT_BITS_BUILTINS 1
#else
#define REFRT_BITS_BUILTINS 0
#endif
#if REFRT_BITS_BUILTINS && defined(__SIZEOF_INT128__)
#define REFRT_BITS_INT128 1
__extension__ typedef unsigned __int128 refrt_uint128;
#else
#define REFRT_BITS_INT128 0
#endif

static inline refrt_bits refrt_bits_make(uint64_t lo, uint64_t hi) {
  refrt_bits r;
  r.lo = lo;
  r.hi = hi;
  return r;
}

static inline int refrt_bits_is_zero(refrt_bits a) { return (a.lo | a.hi) == 0; }
static inline int refrt_bits_equal(refrt_bits a, refrt_bits b) { return a.lo == b.lo && a.hi == b.hi; }
static inline int refrt_bits_less(refrt_bits a, refrt_bits b) { return a.hi < b.hi || (a.hi == b.hi && a.lo < b.lo); }
static inline refrt_bits refrt_bits_and(refrt_bits a, refrt_bits b) {
  return refrt_bits_make(a.lo & b.lo, a.hi & b.hi);
}
static inline refrt_bits refrt_bits_or(refrt_bits a, refrt_bits b) { return refrt_bits_make(a.lo | b.lo, a.hi | b.hi); }
static inline refrt_bits refrt_bits_xor(refrt_bits a, refrt_bits b) {
  return refrt_bits_make(a.lo ^ b.lo, a.hi ^ b.hi);
}
static inline refrt_bits refrt_bits_not(refrt_bits a) { return refrt_bits_make(~a.lo, ~a.hi); }

/* Modulo 2^128; the carry is what the low limb lost. */
static inline refrt_bits refrt_bits_add(refrt_bits a, refrt_bits b) {
  uint64_t lo = a.lo + b.lo;
  return refrt_bits_make(lo, a.hi + b.hi + (lo < a.lo ? 1u : 0u));
}
static inline refrt_bits refrt_bits_sub(refrt_bits a, refrt_bits b) {
  return refrt_bits_make(a.lo - b.lo, a.hi - b.hi - (a.lo < b.lo ? 1u : 0u));
}

/* Shifts by any amount; 128 or more gives 0. */
static inline refrt_bits refrt_bits_shl(refrt_bits a, uint32_t n) {
  if (n == 0)
    return a;
  if (n < 64)
    return refrt_bits_make(a.lo << n, (a.hi << n) | (a.lo >> (64 - n)));
  return n < 128 ? refrt_bits_make(0, a.lo << (n - 64)) : refrt_bits_make(0, 0);
}
static inline refrt_bits refrt_bits_shr(refrt_bits a, uint32_t n) {
  if (n == 0)
    return a;
  if (n < 64)
    return refrt_bits_make((a.lo >> n) | (a.hi << (64 - n)), a.hi >> n);
  return n < 128 ? refrt_bits_make(a.hi >> (n - 64), 0) : refrt_bits_make(0, 0);
}

/* The low `n` bits set, 0 <= n; 128 or more sets all. */
static inline uint64_t refrt_bits_mask64(uint32_t n) { return n >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << n) - 1; }
static inline refrt_bits refrt_bits_mask(uint32_t n) {
  return n <= 64 ? refrt_bits_make(refrt_bits_mask64(n), 0) : refrt_bits_make(~(uint64_t)0, refrt_bits_mask64(n - 64));
}
static inline int refrt_bits_test(refrt_bits a, uint32_t n) { return (int)(refrt_bits_shr(a, n).lo & 1); }

/* Leading zeros; 64 for 0 (the builtin is undefined there). */
static inline uint32_t refrt_bits_clz64(uint64_t a) {
  if (a == 0)
    return 64;
#if REFRT_BITS_BUILTINS
  return (uint32_t)__builtin_clzll(a);
#else
  {
    uint32_t n = 0, step;
    for (step = 32; step != 0; step /= 2)
      if ((a >> (64 - step)) == 0) {
        n += step;
        a <<= step;
      }
    return n;
  }
#endif
}
static inline uint32_t refrt_bits_clz(refrt_bits a) {
  return a.hi != 0 ? refrt_bits_clz64(a.hi) : 64 + refrt_bits_clz64(a.lo);
}

/* Trailing zeros; 128 for 0: the bits below the lowest set one. */
static inline uint32_t refrt_bits_ctz(refrt_bits a) {
  refrt_bits below = refrt_bits_and(refrt_bits_not(a), refrt_bits_sub(a, refrt_bits_make(1, 0)));
  return 128 - refrt_bits_clz(below);
}

static inline uint32_t refrt_bits_popcount64(uint64_t a) {
#if REFRT_BITS_BUILTINS
  return (uint32_t)__builtin_popcountll(a);
#else
  a -= (a >> 1) & UINT64_C(0x5555555555555555);
  a = (a & UINT64_C(0x3333333333333333)) + ((a >> 2) & UINT64_C(0x3333333333333333));
  a = (a + (a >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
  return (uint32_t)((a * UINT64_C(0x0101010101010101)) >> 56);
#endif
}

/* The 128-bit product of two limbs. */
static inline refrt_bits refrt_bits_mul64(uint64_t a, uint64_t b) {
#if REFRT_BITS_INT128
  refrt_uint128 p = (refrt_uint128)a * b;
  return refrt_bits_make((uint64_t)p, (uint64_t)(p >> 64));
#else
  uint64_t a0 = a & 0xffffffffu, a1 = a >> 32, b0 = b & 0xffffffffu, b1 = b >> 32;
  uint64_t p00 = a0 * b0, p01 = a0 * b1, p10 = a1 * b0, p11 = a1 * b1;
  uint64_t mid = (p00 >> 32) + (p01 & 0xffffffffu) + (p10 & 0xffffffffu);
  return refrt_bits_make((mid << 32) | (p00 & 0xffffffffu), p11 + (p01 >> 32) + (p10 >> 32) + (mid >> 32));
#endif
}

/* The 256-bit product: returns the low half, stores the high half. */
static inline refrt_bits refrt_bits_mul(refrt_bits a, refrt_bits b, refrt_bits *high) {
  refrt_bits low = refrt_bits_mul64(a.lo, b.lo);
  refrt_bits c0 = refrt_bits_mul64(a.lo, b.hi);
  refrt_bits c1 = refrt_bits_mul64(a.hi, b.lo);
  refrt_bits top = refrt_bits_mul64(a.hi, b.hi);
  refrt_bits mid = refrt_bits_add(refrt_bits_make(low.hi, 0), refrt_bits_make(c0.lo, 0));
  mid = refrt_bits_add(mid, refrt_bits_make(c1.lo, 0));
  low.hi = mid.lo;
  top = refrt_bits_add(top, refrt_bits_make(c0.hi, 0));
  top = refrt_bits_add(top, refrt_bits_make(c1.hi, 0));
  *high = refrt_bits_add(top, refrt_bits_make(mid.hi, 0));
  return low;
}

/* Quotient and remainder by a non-zero divisor: shift and subtract, so at most
 * 128 rounds; one machine division when both fit one limb. */
static inline refrt_bits refrt_bits_divmod(refrt_bits a, refrt_bits b, refrt_bits *remainder) {
  refrt_bits q = refrt_bits_make(0, 0);
  uint32_t n, i;
  if (a.hi == 0 && b.hi == 0) {
    *remainder = refrt_bits_make(a.lo % b.lo, 0);
    return refrt_bits_make(a.lo / b.lo, 0);
  }
  *remainder = a;
  if (refrt_bits_less(a, b))
    return q;
  n = refrt_bits_clz(b) - refrt_bits_clz(a);
  b = refrt_bits_shl(b, n);
  for (i = 0; i <= n; ++i) {
    q = refrt_bits_shl(q, 1);
    if (!refrt_bits_less(*remainder, b)) {
      *remainder = refrt_bits_sub(*remainder, b);
      q.lo |= 1;
    }
    b = refrt_bits_shr(b, 1);
  }
  return q;
}

#endif /* REFRT_NUMBER_BITS_H */
