/*===-- soft_float_host_test.c - f32, f64, f80, f128 against the host ---------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Random and edge operands: every operation in soft and in inline form must
 * give the host's bits. f16 (all patterns), f80 and f128 where the compiler has
 * a type for them.
 * All rounding modes of conversions, by fesetround.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"

#include "refrt/number/soft_float.h"

#include <fenv.h>
#include <math.h>
#include <stdlib.h>

#if defined(__GLIBC__) && defined(__x86_64__) && defined(__SIZEOF_FLOAT128__)
#define HAVE_F128 1
__extension__ typedef __float128 quad;
/* glibc has these under names that not every compiler's headers declare. */
quad fmaf128(quad, quad, quad);
quad fmodf128(quad, quad);
quad sqrtf128(quad);
#else
#define HAVE_F128 0
#endif
#if LDBL_MANT_DIG == 64 && defined(__x86_64__)
#define HAVE_F80 1
#else
#define HAVE_F80 0
#endif

/* clang has the type before it can compute with it. */
#if defined(__FLT16_MANT_DIG__) && defined(__x86_64__) && defined(__SSE2__) &&                                         \
    (!defined(__clang__) || __clang_major__ >= 15)
#define HAVE_F16 1
__extension__ typedef _Float16 half;
#else
#define HAVE_F16 0
#endif

#ifdef FLT_EVAL_METHOD
#define HOST_EVAL_METHOD FLT_EVAL_METHOD
#else
#define HOST_EVAL_METHOD (-1)
#endif

/* Patterns and host values, byte by byte: the low byte first or last. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define BYTE_AT(I, BYTES) ((BYTES) - 1 - (I))
#else
#define BYTE_AT(I, BYTES) (I)
#endif

/* volatile: neither folded nor moved across fesetround. */
#define HOST_TYPE(NAME, T, BYTES)                                                                                      \
  static volatile T NAME##_a, NAME##_b, NAME##_c, NAME##_r;                                                            \
  static void NAME##_load(volatile T *to, refrt_bits from) {                                                           \
    unsigned char bytes[sizeof(T)] = {0};                                                                              \
    uint32_t i;                                                                                                        \
    T value;                                                                                                           \
    for (i = 0; i < (BYTES); ++i)                                                                                      \
      bytes[BYTE_AT(i, BYTES)] = (unsigned char)(refrt_bits_shr(from, 8 * i).lo & 0xff);                               \
    memcpy(&value, bytes, sizeof value);                                                                               \
    *to = value;                                                                                                       \
  }                                                                                                                    \
  static refrt_bits NAME##_result(void) {                                                                              \
    unsigned char bytes[sizeof(T)];                                                                                    \
    refrt_bits bits = {0, 0};                                                                                          \
    uint32_t i;                                                                                                        \
    T value = NAME##_r;                                                                                                \
    memcpy(bytes, &value, sizeof value);                                                                               \
    for (i = 0; i < (BYTES); ++i)                                                                                      \
      bits = refrt_bits_or(bits, refrt_bits_shl(refrt_bits_make(bytes[BYTE_AT(i, BYTES)], 0), 8 * i));                 \
    return bits;                                                                                                       \
  }

HOST_TYPE(f32, float, 4)
HOST_TYPE(f64, double, 8)
#if HAVE_F16
HOST_TYPE(f16, half, 2)
#endif
#if HAVE_F80
HOST_TYPE(f80, long double, 10)
#endif
#if HAVE_F128
HOST_TYPE(f128, quad, 16)
#endif

static void expect(refrt_float_kind kind, const char *what, refrt_bits got, refrt_bits host, refrt_bits a, refrt_bits b,
                   refrt_bits c) {
  if (refrt_float_is_nan_soft(kind, host))
    host = refrt_float_nan(kind);
  CHECK_MSG(refrt_bits_equal(got, host),
            "%s kind %d: got %016llx%016llx host %016llx%016llx a %016llx%016llx b %016llx%016llx c %016llx%016llx",
            what, (int)kind, (unsigned long long)got.hi, (unsigned long long)got.lo, (unsigned long long)host.hi,
            (unsigned long long)host.lo, (unsigned long long)a.hi, (unsigned long long)a.lo, (unsigned long long)b.hi,
            (unsigned long long)b.lo, (unsigned long long)c.hi, (unsigned long long)c.lo);
}

/* Whether the host's rounding mode and exception flags can be set. qemu's MIPS
 * takes neither: there only rounding to nearest is compared, and no fma, which
 * a C library without an instruction for it rounds by FE_INEXACT. */
static int host_has_environment = 1;

static void test_environment(void) {
  static volatile double third, up;
  third = up = 1;
  third /= 3;
  (void)feclearexcept(FE_ALL_EXCEPT);
  host_has_environment = fetestexcept(FE_INEXACT) == 0;
  (void)fesetround(FE_UPWARD);
  up /= 3;
  (void)fesetround(FE_TONEAREST);
  host_has_environment &= third < up;
  if (!host_has_environment)
    printf("rounding modes and fma of the host are not compared: its floating-point environment cannot be set\n");
}

/* One operand triple through every operation of a host type. */
#define TEST_OPERATIONS(NAME, KIND, FMOD, FMA, SQRT)                                                                   \
  static void NAME##_operations(refrt_bits a, refrt_bits b, refrt_bits c) {                                            \
    NAME##_load(&NAME##_a, a);                                                                                         \
    NAME##_load(&NAME##_b, b);                                                                                         \
    NAME##_load(&NAME##_c, c);                                                                                         \
    NAME##_r = NAME##_a + NAME##_b;                                                                                    \
    expect(KIND, "add", refrt_float_add(KIND, a, b), NAME##_result(), a, b, b);                                        \
    expect(KIND, "add soft", refrt_float_add_soft(KIND, a, b), NAME##_result(), a, b, b);                              \
    NAME##_r = NAME##_a - NAME##_b;                                                                                    \
    expect(KIND, "sub", refrt_float_sub(KIND, a, b), NAME##_result(), a, b, b);                                        \
    expect(KIND, "sub soft", refrt_float_sub_soft(KIND, a, b), NAME##_result(), a, b, b);                              \
    NAME##_r = NAME##_a * NAME##_b;                                                                                    \
    expect(KIND, "mul", refrt_float_mul(KIND, a, b), NAME##_result(), a, b, b);                                        \
    expect(KIND, "mul soft", refrt_float_mul_soft(KIND, a, b), NAME##_result(), a, b, b);                              \
    NAME##_r = NAME##_a / NAME##_b;                                                                                    \
    expect(KIND, "div", refrt_float_div(KIND, a, b), NAME##_result(), a, b, b);                                        \
    expect(KIND, "div soft", refrt_float_div_soft(KIND, a, b), NAME##_result(), a, b, b);                              \
    NAME##_r = FMOD(NAME##_a, NAME##_b);                                                                               \
    expect(KIND, "rem", refrt_float_rem(KIND, a, b), NAME##_result(), a, b, b);                                        \
    if (host_has_environment) {                                                                                        \
      NAME##_r = FMA(NAME##_a, NAME##_b, NAME##_c);                                                                    \
      expect(KIND, "fma", refrt_float_fma(KIND, a, b, c), NAME##_result(), a, b, c);                                   \
    }                                                                                                                  \
    NAME##_r = SQRT(NAME##_a);                                                                                         \
    expect(KIND, "sqrt", refrt_float_sqrt(KIND, a), NAME##_result(), a, b, b);                                         \
    {                                                                                                                  \
      refrt_float_order order = NAME##_a < NAME##_b    ? REFRT_ORDER_LESS                                              \
                                : NAME##_a > NAME##_b  ? REFRT_ORDER_GREATER                                           \
                                : NAME##_a == NAME##_b ? REFRT_ORDER_EQUAL                                             \
                                                       : REFRT_ORDER_UNORDERED;                                        \
      CHECK(refrt_float_compare(KIND, a, b) == order);                                                                 \
      CHECK(refrt_float_compare_soft(KIND, a, b) == order);                                                            \
      CHECK(refrt_float_is_nan(KIND, a) == refrt_float_is_nan_soft(KIND, a));                                          \
    }                                                                                                                  \
  }
TEST_OPERATIONS(f32, REFRT_FLOAT_F32, fmodf, fmaf, sqrtf)
TEST_OPERATIONS(f64, REFRT_FLOAT_F64, fmod, fma, sqrt)
#if HAVE_F80
TEST_OPERATIONS(f80, REFRT_FLOAT_F80, fmodl, fmal, sqrtl)
#endif
#if HAVE_F128
TEST_OPERATIONS(f128, REFRT_FLOAT_F128, fmodf128, fmaf128, sqrtf128)
#endif

/* Conversions in every mode the host has, and integers. */
static const struct {
  refrt_rounding mode;
  int host;
} host_modes[] = {{REFRT_ROUND_NEAREST_EVEN, FE_TONEAREST},
                  {REFRT_ROUND_DOWN, FE_DOWNWARD},
                  {REFRT_ROUND_UP, FE_UPWARD},
                  {REFRT_ROUND_TO_ZERO, FE_TOWARDZERO}};

#define HOST_MODES (host_has_environment ? 4u : 1u)
/* 32-bit ARM has no instruction that converts 64-bit integers, and its runtime
 * library always rounds them to the nearest. */
#if defined(__arm__)
#define HOST_INTEGER_MODES 1u
#else
#define HOST_INTEGER_MODES HOST_MODES
#endif

#define CONVERT(TO, TO_KIND, FROM, FROM_KIND, A)                                                                       \
  do {                                                                                                                 \
    uint32_t m_;                                                                                                       \
    FROM##_load(&FROM##_a, A);                                                                                         \
    for (m_ = 0; m_ < HOST_MODES; ++m_) {                                                                              \
      (void)fesetround(host_modes[m_].host);                                                                           \
      TO##_r = TO##_convert(FROM##_a);                                                                                 \
      (void)fesetround(FE_TONEAREST);                                                                                  \
      expect(TO_KIND, #FROM " to " #TO, refrt_float_convert(TO_KIND, FROM_KIND, A, host_modes[m_].mode),               \
             TO##_result(), A, A, refrt_bits_make(m_, 0));                                                             \
      expect(TO_KIND, #FROM " to " #TO " soft", refrt_float_convert_soft(TO_KIND, FROM_KIND, A, host_modes[m_].mode),  \
             TO##_result(), A, A, refrt_bits_make(m_, 0));                                                             \
    }                                                                                                                  \
  } while (0)
#define f32_convert(X) (float)(X)
#define f64_convert(X) (double)(X)
#define f80_convert(X) (long double)(X)
#define f128_convert(X) (quad)(X)

#define FROM_INT(TO, TO_KIND, V)                                                                                       \
  do {                                                                                                                 \
    uint32_t m_;                                                                                                       \
    volatile int64_t s_ = as_signed(V);                                                                                \
    volatile uint64_t u_ = (V);                                                                                        \
    for (m_ = 0; m_ < HOST_INTEGER_MODES; ++m_) {                                                                      \
      (void)fesetround(host_modes[m_].host);                                                                           \
      TO##_r = TO##_convert(s_);                                                                                       \
      (void)fesetround(FE_TONEAREST);                                                                                  \
      expect(TO_KIND, "signed to " #TO,                                                                                \
             refrt_float_from_int(TO_KIND, refrt_bits_make(V, 0), 64, 1, host_modes[m_].mode), TO##_result(),          \
             refrt_bits_make(V, 0), refrt_bits_make(m_, 0), refrt_bits_make(m_, 0));                                   \
      (void)fesetround(host_modes[m_].host);                                                                           \
      TO##_r = TO##_convert(u_);                                                                                       \
      (void)fesetround(FE_TONEAREST);                                                                                  \
      expect(TO_KIND, "unsigned to " #TO,                                                                              \
             refrt_float_from_int(TO_KIND, refrt_bits_make(V, ~UINT64_C(0)), 64, 0, host_modes[m_].mode),              \
             TO##_result(), refrt_bits_make(V, 0), refrt_bits_make(m_, 0), refrt_bits_make(m_, 0));                    \
    }                                                                                                                  \
  } while (0)

static int64_t as_signed(uint64_t v) {
  int64_t s;
  memcpy(&s, &v, sizeof s);
  return s;
}

static refrt_bits bits_of_double(double x) {
  f64_r = x;
  return f64_result();
}

static void to_int(refrt_bits a) {
  refrt_bits out;
  double x, t;
  f64_load(&f64_a, a);
  x = f64_a;
  t = trunc(x);
  if (t >= -0x1p63 && t < 0x1p63) {
    CHECK(refrt_float_to_int(REFRT_FLOAT_F64, a, 64, 1, &out) == 1 && out.lo == (uint64_t)(int64_t)t && out.hi == 0);
  } else {
    CHECK(refrt_float_to_int(REFRT_FLOAT_F64, a, 64, 1, &out) == 0 && out.hi == 0 &&
          out.lo == (isnan(x) ? 0
                     : x < 0  ? UINT64_C(1) << 63
                              : UINT64_MAX >> 1));
  }
  if (t >= 0 && t < 0x1p64) {
    CHECK(refrt_float_to_int(REFRT_FLOAT_F64, a, 64, 0, &out) == 1 && out.lo == (uint64_t)t && out.hi == 0);
  } else {
    CHECK(refrt_float_to_int(REFRT_FLOAT_F64, a, 64, 0, &out) == 0 && out.hi == 0 &&
          out.lo == (isnan(x) || x < 0 ? 0 : UINT64_MAX));
  }
  /* 128 bits: the value is an integer times a power of two. */
  if (fabs(t) >= 1 && fabs(t) < 0x1p127) {
    int e = 0;
    uint64_t m = (uint64_t)ldexp(frexp(fabs(t), &e), 53);
    refrt_bits want = e >= 53 ? refrt_bits_shl(refrt_bits_make(m, 0), (uint32_t)(e - 53))
                              : refrt_bits_shr(refrt_bits_make(m, 0), (uint32_t)(53 - e));
    if (t < 0)
      want = refrt_bits_sub(refrt_bits_make(0, 0), want);
    CHECK(refrt_float_to_int(REFRT_FLOAT_F64, a, 128, 1, &out) == 1 && refrt_bits_equal(out, want));
    CHECK(refrt_bits_equal(refrt_float_from_int(REFRT_FLOAT_F64, want, 128, 1, REFRT_ROUND_NEAREST_EVEN),
                           bits_of_double(t)));
  }
}

/*===-------------------------------- operands -----------------------------===*/

/* Edges of the format, neighbours of the previous operand, plain random bits,
 * and exponents close to each other so that sums interact. */
static refrt_bits pick(refrt_float_kind kind, uint64_t *seed, refrt_bits near) {
  const refrt_float_format *f = &refrt_float_formats[kind];
  uint64_t r = check_random(seed), low = check_random(seed), high = check_random(seed);
  refrt_bits one = {1, 0}, bits = refrt_bits_make(low, high), mask = refrt_bits_mask(f->bits);
  refrt_bits integer = refrt_bits_shl(one, f->fraction_bits);
  uint32_t fields = (uint32_t)(f->fraction_bits + f->has_integer_bit);
  refrt_bits edge, exponent;
  switch (r & 7) {
  case 0: /* edge: zero, one, largest, infinity, smallest normal, all with a step */
    edge = (r >> 3 & 7) == 0   ? refrt_bits_make(0, 0)
           : (r >> 3 & 7) == 1 ? refrt_float_inf(kind, 0)
           : (r >> 3 & 7) == 2 ? refrt_float_max(kind, 0)
           : (r >> 3 & 7) == 3 ? refrt_bits_shl(one, fields)
           : (r >> 3 & 7) == 4 ? refrt_float_nan(kind)
                               : refrt_bits_shl(refrt_bits_make((uint64_t)f->bias, 0), fields);
    bits = (r >> 8 & 1) != 0 ? edge : refrt_bits_add(edge, refrt_bits_sub(refrt_bits_make(low & 3, 0), one));
    if ((r >> 9 & 1) != 0)
      bits = refrt_bits_or(bits, refrt_bits_shl(one, f->bits - 1u));
    break;
  case 1: /* subnormal, or a few fraction bits */
    bits = refrt_bits_and(bits, refrt_bits_mask((uint32_t)(r >> 3) % f->fraction_bits));
    break;
  case 2: /* fraction of ones or zeros in the low part */
    exponent = refrt_bits_mask((uint32_t)(r >> 3) % f->fraction_bits);
    bits = (r >> 20 & 1) != 0 ? refrt_bits_or(bits, exponent) : refrt_bits_and(bits, refrt_bits_not(exponent));
    break;
  case 3: /* next to the other operand */
    bits = refrt_bits_xor(near, refrt_bits_make(low & 7, 0));
    if ((r >> 9 & 1) != 0)
      bits = refrt_bits_xor(bits, refrt_bits_shl(one, f->bits - 1u));
    break;
  case 4: /* exponent within 64 of the other operand's */
  case 5:
    exponent = refrt_bits_and(refrt_bits_shr(near, fields), refrt_bits_mask(f->exponent_bits));
    exponent.lo = (exponent.lo + (r >> 8 & 127) - 64) & refrt_bits_mask64(f->exponent_bits);
    bits = refrt_bits_or(refrt_bits_and(bits, refrt_bits_mask(fields)), refrt_bits_shl(exponent, fields));
    break;
  default:
    break;
  }
  bits = refrt_bits_and(bits, mask);
  if (f->has_integer_bit) { /* a pattern the hardware itself would make */
    exponent = refrt_bits_and(refrt_bits_shr(bits, fields), refrt_bits_mask(f->exponent_bits));
    bits = refrt_bits_is_zero(exponent) ? refrt_bits_and(bits, refrt_bits_not(integer)) : refrt_bits_or(bits, integer);
  }
  return bits;
}

/* A significand of one or two runs (1 + 2^-i, 2 - 2^-i, ...) and an exponent
 * within 130 of zero: long carries, and sticky bits far away from the rest. */
static refrt_bits pick_runs(refrt_float_kind kind, uint64_t *seed) {
  const refrt_float_format *f = &refrt_float_formats[kind];
  uint64_t r = check_random(seed);
  refrt_bits fraction = refrt_bits_mask((uint32_t)(r & 0xff) % (f->fraction_bits + 1u)), bits;
  fraction = refrt_bits_xor(fraction, refrt_bits_mask((uint32_t)(r >> 8 & 0xff) % (f->fraction_bits + 1u)));
  if ((r >> 16 & 3) == 0)
    fraction = refrt_bits_xor(fraction, refrt_bits_make(1, 0));
  if (f->has_integer_bit)
    fraction = refrt_bits_or(fraction, refrt_bits_shl(refrt_bits_make(1, 0), f->fraction_bits));
  bits = refrt_bits_make((uint64_t)f->bias + (r >> 20) % 261 - 130, 0);
  if (kind == REFRT_FLOAT_F32)
    bits.lo = (uint64_t)f->bias + (r >> 20) % 101 - 50;
  bits = refrt_bits_or(refrt_bits_shl(bits, (uint32_t)(f->fraction_bits + f->has_integer_bit)), fraction);
  return (r >> 63) != 0 ? refrt_float_neg(kind, bits) : bits;
}

/* What no host arithmetic shows: patterns of f80 that its hardware rejects, and
 * integers beyond 64 bits. */
static void test_known(void) {
  const uint64_t top = UINT64_C(1) << 63;
  refrt_bits out = {0, 0};
  CHECK(refrt_float_is_nan(REFRT_FLOAT_F80, refrt_bits_make(1, 0x3fff))); /* unnormal */
  CHECK(refrt_is_nan(REFRT_FLOAT_F80, 1, 0xffff3fff));                    /* bits above the width are ignored */
  CHECK(refrt_is_nan(REFRT_FLOAT_F32, 0x1ffc00000, 7) && !refrt_is_nan(REFRT_FLOAT_F32, 0x17f800000, 7));
  CHECK(!refrt_is_nan(REFRT_FLOAT_COUNT, ~(uint64_t)0, ~(uint64_t)0));
  CHECK(refrt_float_is_nan(REFRT_FLOAT_F80, refrt_bits_make(top - 1, 0x0001)));
  CHECK(refrt_float_is_nan(REFRT_FLOAT_F80, refrt_bits_make(0, 0x7fff))); /* pseudo-infinity */
  CHECK(refrt_float_is_inf(REFRT_FLOAT_F80, refrt_bits_make(top, 0xffff)));
  CHECK(refrt_float_compare(REFRT_FLOAT_F80, refrt_bits_make(top, 0), refrt_bits_make(top, 1)) ==
        REFRT_ORDER_EQUAL); /* pseudo-denormal */
  CHECK(refrt_float_to_int(REFRT_FLOAT_F32, refrt_bits_make(0x7f7fffff, 0), 128, 0, &out) == 1 &&
        out.hi == UINT64_C(0xffffff0000000000) && out.lo == 0);
  CHECK(refrt_float_to_int(REFRT_FLOAT_F32, refrt_bits_make(0x7f7fffff, 0), 128, 1, &out) == 0 && out.hi == top - 1 &&
        out.lo == UINT64_MAX);
  CHECK(refrt_float_to_int(REFRT_FLOAT_F32, refrt_bits_make(0xff000000, 0), 128, 1, &out) == 1 && out.hi == top &&
        out.lo == 0);
  CHECK(refrt_float_to_int(REFRT_FLOAT_F32, refrt_bits_make(0xff000001, 0), 128, 1, &out) == 0 && out.hi == top &&
        out.lo == 0);
  CHECK(refrt_float_to_int(REFRT_FLOAT_F64, refrt_bits_make(UINT64_C(0x47f0000000000000), 0), 128, 0, &out) == 0 &&
        out.hi == UINT64_MAX && out.lo == UINT64_MAX); /* 2^128 */
  /* 2^128 - 1 to f128: all of 113 bits and a carry; to f80 and f32 too. */
  out = refrt_bits_make(UINT64_MAX, UINT64_MAX);
  CHECK(refrt_bits_equal(refrt_float_from_int(REFRT_FLOAT_F128, out, 128, 0, REFRT_ROUND_NEAREST_EVEN),
                         refrt_bits_make(0, UINT64_C(0x407f000000000000))));
  CHECK(refrt_bits_equal(refrt_float_from_int(REFRT_FLOAT_F128, out, 128, 0, REFRT_ROUND_TO_ZERO),
                         refrt_bits_make(UINT64_MAX, UINT64_C(0x407effffffffffff))));
  CHECK(refrt_bits_equal(refrt_float_from_int(REFRT_FLOAT_F128, out, 128, 1, REFRT_ROUND_NEAREST_EVEN),
                         refrt_bits_make(0, UINT64_C(0xbfff000000000000))));
  CHECK(refrt_float_from_int(REFRT_FLOAT_F32, out, 128, 0, REFRT_ROUND_NEAREST_EVEN).lo == 0x7f800000);
  CHECK(refrt_float_from_int(REFRT_FLOAT_F32, out, 128, 0, REFRT_ROUND_TO_ZERO).lo == 0x7f7fffff);
  /* A tie that only bit 0 of 128 breaks. */
  out = refrt_bits_add(refrt_bits_shl(refrt_bits_make(1, 0), 127), refrt_bits_shl(refrt_bits_make(1, 0), 14));
  CHECK(refrt_float_from_int(REFRT_FLOAT_F128, out, 128, 0, REFRT_ROUND_NEAREST_EVEN).lo == 0);
  CHECK(refrt_float_from_int(REFRT_FLOAT_F128, out, 128, 0, REFRT_ROUND_NEAREST_AWAY).lo == 1);
  out.lo |= 1;
  CHECK(refrt_float_from_int(REFRT_FLOAT_F128, out, 128, 0, REFRT_ROUND_NEAREST_EVEN).lo == 1);
  CHECK(refrt_float_from_int(REFRT_FLOAT_F128, out, 128, 1, REFRT_ROUND_UP).lo ==
        UINT64_MAX - 1); /* -(2^127 - 2^14 - 1) */
}

/* 2^222 + 1 = (2^111 - 2^56 + 1)(2^111 + 2^56 + 1): an f128 product whose one
 * low bit, 222 places down, alone breaks the tie of the sum. */
static void test_far_sticky(void) {
  const refrt_float_kind kind = REFRT_FLOAT_F128;
  refrt_bits big = refrt_bits_shl(refrt_bits_make(1, 0), 111), small = refrt_bits_shl(refrt_bits_make(1, 0), 56);
  refrt_bits one = refrt_bits_make(1, 0), c = refrt_bits_make(2, UINT64_C(0x414e000000000000)); /* 2^335 + 2^224 */
  refrt_bits a =
      refrt_float_from_int(kind, refrt_bits_add(refrt_bits_sub(big, small), one), 128, 0, REFRT_ROUND_NEAREST_EVEN);
  refrt_bits b =
      refrt_float_from_int(kind, refrt_bits_add(refrt_bits_add(big, small), one), 128, 0, REFRT_ROUND_NEAREST_EVEN);
  CHECK(refrt_float_fma(kind, a, b, c).lo == 3);
  CHECK(refrt_float_fma(kind, refrt_float_neg(kind, a), b, c).lo == 1);
  CHECK(refrt_float_add(kind, refrt_float_mul(kind, a, b), c).lo == 2);
}

#if HAVE_F16
/* Every pattern through what takes one operand; pairs, and doubles next to the
 * points between two halves. The host computes in f32 and rounds again, which
 * is the same as rounding once: 24 bits are 2 * 11 + 2. */
static void test_f16(uint64_t *seed) {
  const refrt_float_kind kind = REFRT_FLOAT_F16;
  refrt_bits a, b = {0, 0}, out;
  uint32_t i;
  (void)f16_c; /* no fma in halves */
  for (i = 0; i < 65536; ++i) {
    a = refrt_bits_make(i, 0);
    f16_load(&f16_a, a);
    f32_r = (float)f16_a;
    expect(REFRT_FLOAT_F32, "f16 to f32", refrt_float_convert(REFRT_FLOAT_F32, kind, a, REFRT_ROUND_NEAREST_EVEN),
           f32_result(), a, a, a);
    f64_r = (double)f16_a;
    expect(REFRT_FLOAT_F64, "f16 to f64", refrt_float_convert(REFRT_FLOAT_F64, kind, a, REFRT_ROUND_NEAREST_EVEN),
           f64_result(), a, a, a);
#if HAVE_F80
    f80_r = (long double)f16_a;
    expect(REFRT_FLOAT_F80, "f16 to f80", refrt_float_convert(REFRT_FLOAT_F80, kind, a, REFRT_ROUND_NEAREST_EVEN),
           f80_result(), a, a, a);
#endif
    f16_r = (half)sqrtf((float)f16_a);
    expect(kind, "f16 sqrt", refrt_float_sqrt(kind, a), f16_result(), a, a, a);
    if (!refrt_float_is_nan(kind, a)) {
      f16_r = -f16_a;
      expect(kind, "f16 neg", refrt_float_neg(kind, a), f16_result(), a, a, a);
      if (!refrt_float_is_inf(kind, a))
        CHECK(refrt_float_to_int(kind, a, 32, 1, &out) == 1 && out.lo == (uint32_t)(int32_t)f16_a);
    }
    f16_r = (half)(int32_t)(i * 5 - 160000);
    expect(kind, "i32 to f16",
           refrt_float_from_int(kind, refrt_bits_make((uint32_t)(i * 5 - 160000), 0), 32, 1, REFRT_ROUND_NEAREST_EVEN),
           f16_result(), a, a, a);
  }
  for (i = 0; i < 100000; ++i) {
    a = pick(kind, seed, b);
    b = pick(kind, seed, a);
    f16_load(&f16_a, a);
    f16_load(&f16_b, b);
    f16_r = (half)(f16_a + f16_b);
    expect(kind, "f16 add", refrt_float_add(kind, a, b), f16_result(), a, b, b);
    f16_r = (half)(f16_a - f16_b);
    expect(kind, "f16 sub", refrt_float_sub(kind, a, b), f16_result(), a, b, b);
    f16_r = (half)(f16_a * f16_b);
    expect(kind, "f16 mul", refrt_float_mul(kind, a, b), f16_result(), a, b, b);
    f16_r = (half)(f16_a / f16_b);
    expect(kind, "f16 div", refrt_float_div(kind, a, b), f16_result(), a, b, b);
    out = refrt_float_convert(REFRT_FLOAT_F64, kind, a, REFRT_ROUND_NEAREST_EVEN);
    out.lo = (out.lo ^ UINT64_C(1) << 41) + check_random(seed) % 3 - 1;
    f64_load(&f64_a, out);
    f16_r = (half)f64_a;
    expect(kind, "f64 to f16", refrt_float_convert(kind, REFRT_FLOAT_F64, out, REFRT_ROUND_NEAREST_EVEN), f16_result(),
           out, out, out);
  }
}
#endif

int main(void) {
  uint64_t seed = 99;
  refrt_bits a = {0, 0}, b = {0, 0}, c = {0, 0};
  uint32_t i;
  if (HOST_EVAL_METHOD != 0 || FLT_MANT_DIG != 24 || DBL_MANT_DIG != 53) {
    printf("0 passed, 0 failed (skipped: this host's floats are no reference)\n");
    return 0;
  }
  test_environment();
#if HAVE_F16
  test_f16(&seed);
#endif
  for (i = 0; i < 600000; ++i) {
    a = pick(REFRT_FLOAT_F32, &seed, b);
    b = pick(REFRT_FLOAT_F32, &seed, a);
    c = pick(REFRT_FLOAT_F32, &seed,
             (i & 3) == 0 ? refrt_float_neg(REFRT_FLOAT_F32, refrt_float_mul(REFRT_FLOAT_F32, a, b)) : a);
    f32_operations(a, b, c);
  }
  for (i = 0; i < 400000; ++i) {
    a = pick(REFRT_FLOAT_F64, &seed, b);
    b = pick(REFRT_FLOAT_F64, &seed, a);
    c = pick(REFRT_FLOAT_F64, &seed,
             (i & 3) == 0 ? refrt_float_neg(REFRT_FLOAT_F64, refrt_float_mul(REFRT_FLOAT_F64, a, b)) : a);
    f64_operations(a, b, c);
    to_int(a);
  }
  for (i = 0; i < 100000; ++i) {
    uint64_t v;
    a = pick(REFRT_FLOAT_F64, &seed, b);
    b = pick(REFRT_FLOAT_F32, &seed, b);
    if ((i & 1) != 0) /* a double near an f32, subnormals and the overflow edge included */
      a = refrt_bits_xor(refrt_float_convert_soft(REFRT_FLOAT_F64, REFRT_FLOAT_F32, b, REFRT_ROUND_NEAREST_EVEN),
                         refrt_bits_make(check_random(&seed) & ((i & 2) != 0 ? 0x3fffffffu : 0x10000001u), 0));
    v = check_random(&seed) >> (i & 63);
    if ((i & 64) != 0) /* midpoints */
      v = (v & 0xffffff) << 39 | UINT64_C(1) << ((i & 128) != 0 ? 38 : 9) | (i >> 8 & 1);
    if (v == 0) /* rounding down, clang's unsigned to double turns 0 into -0 */
      v = 1;
    CONVERT(f32, REFRT_FLOAT_F32, f64, REFRT_FLOAT_F64, a);
    CONVERT(f64, REFRT_FLOAT_F64, f32, REFRT_FLOAT_F32, b);
    FROM_INT(f32, REFRT_FLOAT_F32, v);
    FROM_INT(f64, REFRT_FLOAT_F64, v);
#if HAVE_F80
    FROM_INT(f80, REFRT_FLOAT_F80, v);
    CONVERT(f80, REFRT_FLOAT_F80, f64, REFRT_FLOAT_F64, a);
    a = pick(REFRT_FLOAT_F80, &seed, a);
    CONVERT(f64, REFRT_FLOAT_F64, f80, REFRT_FLOAT_F80, a);
    CONVERT(f32, REFRT_FLOAT_F32, f80, REFRT_FLOAT_F80, a);
#endif
  }
#if HAVE_F80
  for (i = 0; i < 40000; ++i) {
    a = pick(REFRT_FLOAT_F80, &seed, b);
    b = pick(REFRT_FLOAT_F80, &seed, a);
    c = pick(REFRT_FLOAT_F80, &seed,
             (i & 3) == 0 ? refrt_float_neg(REFRT_FLOAT_F80, refrt_float_mul(REFRT_FLOAT_F80, a, b)) : a);
    f80_operations(a, b, c);
  }
#endif
#if HAVE_F128
  for (i = 0; i < 40000; ++i) {
    a = pick(REFRT_FLOAT_F128, &seed, b);
    b = pick(REFRT_FLOAT_F128, &seed, a);
    c = pick(REFRT_FLOAT_F128, &seed,
             (i & 3) == 0 ? refrt_float_neg(REFRT_FLOAT_F128, refrt_float_mul(REFRT_FLOAT_F128, a, b)) : a);
    f128_operations(a, b, c);
    CONVERT(f64, REFRT_FLOAT_F64, f128, REFRT_FLOAT_F128, a);
    CONVERT(f32, REFRT_FLOAT_F32, f128, REFRT_FLOAT_F128, a);
#if HAVE_F80
    CONVERT(f80, REFRT_FLOAT_F80, f128, REFRT_FLOAT_F128, a);
#endif
  }
#endif
  for (i = 0; i < 60000; ++i) {
    a = pick_runs(REFRT_FLOAT_F32, &seed);
    b = pick_runs(REFRT_FLOAT_F32, &seed);
    c = pick_runs(REFRT_FLOAT_F32, &seed);
    f32_operations(a, b, c);
  }
  for (i = 0; i < 60000; ++i) {
    a = pick_runs(REFRT_FLOAT_F64, &seed);
    b = pick_runs(REFRT_FLOAT_F64, &seed);
    c = pick_runs(REFRT_FLOAT_F64, &seed);
    f64_operations(a, b, c);
  }
#if HAVE_F80
  for (i = 0; i < 60000; ++i) {
    a = pick_runs(REFRT_FLOAT_F80, &seed);
    b = pick_runs(REFRT_FLOAT_F80, &seed);
    c = pick_runs(REFRT_FLOAT_F80, &seed);
    f80_operations(a, b, c);
  }
#endif
#if HAVE_F128
  for (i = 0; i < 60000; ++i) {
    a = pick_runs(REFRT_FLOAT_F128, &seed);
    b = pick_runs(REFRT_FLOAT_F128, &seed);
    c = pick_runs(REFRT_FLOAT_F128, &seed);
    f128_operations(a, b, c);
  }
#endif
  for (i = 0; i < REFRT_ROUND_COUNT; ++i)
    CHECK(refrt_bits_is_zero(refrt_float_from_int(REFRT_FLOAT_F64, refrt_bits_make(0, 0), 64, 1, (refrt_rounding)i)));
  test_known();
  test_far_sticky();
  return check_finish();
}
