/*===-- soft_float_small_test.c - formats up to 19 bits against a table model --===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Every function of number/soft_float.h on every pattern of the small formats, all
 * pairs of those up to 8 bits, against float_model.h. Triples go through the
 * machine in truth_float_test.c.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"
#include "refrt/unittests/number/float_model.h"

#include "refrt/number/soft_float.h"

static refrt_bits bits_of(uint32_t pattern) { return refrt_bits_make(pattern, 0); }

static refrt_bits bits_of_double(double x) {
  uint64_t u;
  memcpy(&u, &x, sizeof u);
  return refrt_bits_make(u, 0);
}
static refrt_bits bits_of_float(float x) {
  uint32_t u;
  memcpy(&u, &x, sizeof u);
  return refrt_bits_make(u, 0);
}

static int same(refrt_bits got, uint32_t want) { return got.hi == 0 && got.lo == want; }

#define EXPECT(got, want, ...)                                                                                         \
  do {                                                                                                                 \
    refrt_bits got_ = (got);                                                                                           \
    uint32_t want_ = (want);                                                                                           \
    CHECK_MSG(same(got_, want_), "kind %d: got %llx, want %x, operands %x %x %x", (int)m->kind,                        \
              (unsigned long long)got_.lo, want_, __VA_ARGS__);                                                        \
  } while (0)

static void test_pair(const model *m, uint32_t a, uint32_t b) {
  double x = m->value[a], y = m->value[b];
  refrt_bits p = bits_of(a), q = bits_of(b);
  refrt_float_order order = isnan(x) || isnan(y) ? REFRT_ORDER_UNORDERED
                            : x < y              ? REFRT_ORDER_LESS
                            : x > y              ? REFRT_ORDER_GREATER
                                                 : REFRT_ORDER_EQUAL;
  double quotient = x / y;
  uint32_t smaller, larger;
  EXPECT(refrt_float_add(m->kind, p, q), encode(m, x + y, REFRT_ROUND_NEAREST_EVEN), a, b, 1u);
  EXPECT(refrt_float_sub(m->kind, p, q), encode(m, x - y, REFRT_ROUND_NEAREST_EVEN), a, b, 2u);
  EXPECT(refrt_float_mul(m->kind, p, q), encode(m, x * y, REFRT_ROUND_NEAREST_EVEN), a, b, 3u);
  EXPECT(refrt_float_div(m->kind, p, q), encode(m, quotient, REFRT_ROUND_NEAREST_EVEN), a, b, 4u);
  EXPECT(refrt_float_rem(m->kind, p, q), encode(m, fmod(x, y), REFRT_ROUND_NEAREST_EVEN), a, b, 5u);
  CHECK_MSG(refrt_float_compare(m->kind, p, q) == order, "kind %d: compare %x %x", (int)m->kind, a, b);
  if (order == REFRT_ORDER_UNORDERED) {
    EXPECT(refrt_float_minimum(m->kind, p, q), m->nan, a, b, 6u);
    EXPECT(refrt_float_maximum(m->kind, p, q), m->nan, a, b, 7u);
    smaller = larger = isnan(x) ? (isnan(y) ? m->nan : b) : a;
  } else {
    int a_first = x < y || (x == y && signbit(x) && !signbit(y));
    smaller = a_first ? a : b;
    larger = a_first ? b : a;
    EXPECT(refrt_float_minimum(m->kind, p, q), smaller, a, b, 6u);
    EXPECT(refrt_float_maximum(m->kind, p, q), larger, a, b, 7u);
  }
  EXPECT(refrt_float_minnum(m->kind, p, q), smaller, a, b, 8u);
  EXPECT(refrt_float_maxnum(m->kind, p, q), larger, a, b, 9u);
  if (m->style != STYLE_E8M0 && !(m->style == STYLE_UZ && (a & 0x7f) == 0)) {
    uint32_t top = 1u << (model_bits(m) - 1);
    EXPECT(refrt_float_copysign(m->kind, p, q), (a & (top - 1)) | (b & top), a, b, 10u);
  }
}

static void test_fma(const model *m, uint32_t a, uint32_t b, uint32_t c) {
  EXPECT(refrt_float_fma(m->kind, bits_of(a), bits_of(b), bits_of(c)), multiply_add(m, a, b, c), a, b, c);
}

static void test_one(const model *m, uint32_t a) {
  double x = m->value[a];
  refrt_bits p = bits_of(a), as_double, out;
  uint32_t top = 1u << (model_bits(m) - 1), width;
  int is_signed, signless_pattern = m->style == STYLE_E8M0 || (m->style == STYLE_UZ && (a & 0x7f) == 0);
  CHECK(refrt_float_is_nan(m->kind, p) == (isnan(x) != 0));
  CHECK(refrt_float_is_inf(m->kind, p) == (isinf(x) != 0));
  CHECK(refrt_float_is_zero(m->kind, p) == (x == 0));
  CHECK(refrt_float_sign(m->kind, p) == (!signless_pattern && (a & top) != 0));
  if (m->style == STYLE_E8M0) {
    EXPECT(refrt_float_neg(m->kind, p), m->nan, a, 0u, 0u);
    EXPECT(refrt_float_abs(m->kind, p), a, a, 0u, 0u);
  } else {
    EXPECT(refrt_float_neg(m->kind, p), signless_pattern ? a : a ^ top, a, 0u, 0u);
    EXPECT(refrt_float_abs(m->kind, p), signless_pattern ? a : a & ~top, a, 0u, 0u);
  }
  EXPECT(refrt_float_sqrt(m->kind, p), encode(m, sqrt(x), REFRT_ROUND_NEAREST_EVEN), a, 0u, 0u);
  EXPECT(refrt_float_round(m->kind, p, REFRT_ROUND_DOWN), encode(m, floor(x), REFRT_ROUND_NEAREST_EVEN), a, 1u, 0u);
  EXPECT(refrt_float_round(m->kind, p, REFRT_ROUND_UP), encode(m, ceil(x), REFRT_ROUND_NEAREST_EVEN), a, 2u, 0u);
  EXPECT(refrt_float_round(m->kind, p, REFRT_ROUND_TO_ZERO), encode(m, trunc(x), REFRT_ROUND_NEAREST_EVEN), a, 3u, 0u);
  EXPECT(refrt_float_round(m->kind, p, REFRT_ROUND_NEAREST_AWAY), encode(m, round(x), REFRT_ROUND_NEAREST_EVEN), a, 4u,
         0u);
  EXPECT(refrt_float_round(m->kind, p, REFRT_ROUND_NEAREST_EVEN), encode(m, rint(x), REFRT_ROUND_NEAREST_EVEN), a, 5u,
         0u);
  /* Through wider formats and back. */
  as_double = refrt_float_convert(REFRT_FLOAT_F64, m->kind, p, REFRT_ROUND_NEAREST_EVEN);
  if (isnan(x)) {
    CHECK(as_double.lo == UINT64_C(0x7ff8000000000000));
  } else {
    static const refrt_float_kind wider[] = {REFRT_FLOAT_F32, REFRT_FLOAT_F64, REFRT_FLOAT_F80, REFRT_FLOAT_F128};
    uint32_t i;
    CHECK_MSG(refrt_bits_equal(as_double, bits_of_double(x)), "kind %d: widen %x", (int)m->kind, a);
    for (i = 0; i < 4; ++i) {
      refrt_bits w = refrt_float_convert(wider[i], m->kind, p, REFRT_ROUND_NEAREST_EVEN);
      EXPECT(refrt_float_convert(m->kind, wider[i], w, REFRT_ROUND_DOWN), a, a, (uint32_t)wider[i], 0u);
    }
  }
  for (width = 1; width <= 52; width += width < 9 ? 1 : 7)
    for (is_signed = 0; is_signed < 2; ++is_signed) {
      double low = is_signed ? -ldexp(1.0, (int)width - 1) : 0.0;
      double high = ldexp(1.0, (int)width - is_signed) - 1.0;
      double t = isnan(x) ? 0.0 : trunc(x);
      int fits = !isnan(x) && t >= low && t <= high;
      int64_t want = (int64_t)(t < low ? low : t > high ? high : t);
      CHECK_MSG(refrt_float_to_int(m->kind, p, width, is_signed, &out) == fits &&
                    out.lo == ((uint64_t)want & refrt_bits_mask64(width)) && out.hi == 0,
                "kind %d: %x to %s%u", (int)m->kind, a, is_signed ? "i" : "u", width);
    }
}

/* Every conversion from a value near a boundary of the target. */
static void test_narrow(const model *m, double x) {
  int mode;
  for (mode = 0; mode < REFRT_ROUND_COUNT; ++mode)
    EXPECT(refrt_float_convert(m->kind, REFRT_FLOAT_F64, bits_of_double(x), (refrt_rounding)mode),
           encode(m, x, (refrt_rounding)mode), (uint32_t)(bits_of_double(x).lo >> 32), (uint32_t)bits_of_double(x).lo,
           (uint32_t)mode);
}

static void test_boundaries(const model *m) {
  uint32_t i, step = m->count > 4096 ? 3 : 1;
  for (i = 0; i < m->count; i += step) {
    double low = m->value[m->code[i]], high = i + 1 < m->count ? m->value[m->code[i + 1]] : m->beyond;
    double middle = low + (high - low) / 2, points[6];
    uint32_t k;
    points[0] = low;
    points[1] = nextafter(low, INF);
    points[2] = nextafter(middle, 0.0);
    points[3] = middle;
    points[4] = nextafter(middle, INF);
    points[5] = nextafter(high, 0.0);
    for (k = 0; k < 6; ++k) {
      test_narrow(m, points[k]);
      test_narrow(m, -points[k]);
    }
  }
  test_narrow(m, m->beyond);
  test_narrow(m, -m->beyond);
  test_narrow(m, INF);
  test_narrow(m, -INF);
  test_narrow(m, NOT_A_NUMBER);
  test_narrow(m, 0x1p-1074);
  test_narrow(m, -0x1p-1074);
  test_narrow(m, 0x1.fffffffffffffp1023);
  test_narrow(m, -0x1.fffffffffffffp1023);
}

static void test_integers(const model *m) {
  int64_t v;
  int mode;
  for (v = -2100; v <= 2100; ++v)
    for (mode = 0; mode < REFRT_ROUND_COUNT; ++mode) {
      refrt_bits p = refrt_bits_make((uint64_t)v, v < 0 ? ~UINT64_C(0) : 0);
      EXPECT(refrt_float_from_int(m->kind, p, 20, 1, (refrt_rounding)mode), encode(m, (double)v, (refrt_rounding)mode),
             (uint32_t)v, (uint32_t)mode, 1u);
      EXPECT(refrt_float_from_int(m->kind, p, 20, 0, (refrt_rounding)mode),
             encode(m, (double)(v & 0xfffff), (refrt_rounding)mode), (uint32_t)v, (uint32_t)mode, 0u);
    }
}

static void test_cross(const model *m, const model *from) {
  uint32_t a, total = 1u << model_bits(from);
  int mode;
  for (a = 0; a < total; ++a)
    for (mode = 0; mode < REFRT_ROUND_COUNT; ++mode)
      EXPECT(refrt_float_convert(m->kind, from->kind, bits_of(a), (refrt_rounding)mode),
             encode(m, from->value[a], (refrt_rounding)mode), a, (uint32_t)from->kind, (uint32_t)mode);
}

/* The sixteen predicates by their meaning. */
static void test_predicates(void) {
  int i;
  for (i = 0; i < 4; ++i) {
    refrt_float_order order = (refrt_float_order)i;
    int less = order == REFRT_ORDER_LESS, equal = order == REFRT_ORDER_EQUAL, greater = order == REFRT_ORDER_GREATER;
    int unordered = order == REFRT_ORDER_UNORDERED;
    CHECK(!refrt_float_order_holds(REFRT_FCMP_FALSE, order));
    CHECK(refrt_float_order_holds(REFRT_FCMP_OEQ, order) == equal);
    CHECK(refrt_float_order_holds(REFRT_FCMP_OGT, order) == greater);
    CHECK(refrt_float_order_holds(REFRT_FCMP_OGE, order) == (greater || equal));
    CHECK(refrt_float_order_holds(REFRT_FCMP_OLT, order) == less);
    CHECK(refrt_float_order_holds(REFRT_FCMP_OLE, order) == (less || equal));
    CHECK(refrt_float_order_holds(REFRT_FCMP_ONE, order) == (less || greater));
    CHECK(refrt_float_order_holds(REFRT_FCMP_ORD, order) == !unordered);
    CHECK(refrt_float_order_holds(REFRT_FCMP_UEQ, order) == (unordered || equal));
    CHECK(refrt_float_order_holds(REFRT_FCMP_UGT, order) == (unordered || greater));
    CHECK(refrt_float_order_holds(REFRT_FCMP_UGE, order) == !less);
    CHECK(refrt_float_order_holds(REFRT_FCMP_ULT, order) == (unordered || less));
    CHECK(refrt_float_order_holds(REFRT_FCMP_ULE, order) == !greater);
    CHECK(refrt_float_order_holds(REFRT_FCMP_UNE, order) == !equal);
    CHECK(refrt_float_order_holds(REFRT_FCMP_UNO, order) == unordered);
    CHECK(refrt_float_order_holds(REFRT_FCMP_TRUE, order));
  }
}

int main(void) {
  uint64_t seed = 1;
  uint32_t i, j, a, b;
  for (i = 0; i < NUM_MODELS; ++i)
    build(&models[i]);
  for (i = 0; i < NUM_MODELS; ++i) {
    const model *m = &models[i];
    uint32_t total = 1u << model_bits(m), mask = total - 1;
    EXPECT(refrt_float_nan(m->kind), m->nan, 0u, 0u, 0u);
    EXPECT(refrt_float_inf(m->kind, 0), m->inf, 0u, 0u, 0u);
    EXPECT(refrt_float_inf(m->kind, 1), signed_code(m, m->inf, 1), 0u, 0u, 0u);
    EXPECT(refrt_float_max(m->kind, 0), m->code[m->count - 1], 0u, 0u, 0u);
    EXPECT(refrt_float_zero(m->kind, 1), encode(m, -0.0, REFRT_ROUND_NEAREST_EVEN), 0u, 0u, 0u);
    for (a = 0; a < total; a += i == 2 ? 5 : 1)
      test_one(m, a);
    test_boundaries(m);
    test_integers(m);
    for (j = 0; j < NUM_MODELS; ++j)
      if (i >= FIRST_TINY || j >= FIRST_TINY)
        test_cross(m, &models[j]);
    if (i >= FIRST_TINY)
      for (a = 0; a < total; ++a)
        for (b = 0; b < total; ++b) {
          test_pair(m, a, b);
          test_fma(m, a, b, (uint32_t)check_random(&seed) & mask);
        }
    else
      for (j = 0; j < 150000; ++j) {
        uint64_t r = check_random(&seed);
        a = (uint32_t)r & mask;
        b = (uint32_t)(r >> 20) & mask;
        if (r >> 62 == 0) /* close by: cancellation, ties */
          b = (a ^ (uint32_t)(r >> 40 & 0x1f)) & mask;
        test_pair(m, a, b);
        if (r >> 62 == 1)
          test_fma(m, a, b, (encode(m, -m->value[a] * m->value[b], REFRT_ROUND_NEAREST_EVEN) ^ (r >> 40 & 3)) & mask);
        else
          test_fma(m, a, b, (uint32_t)(r >> 40) & mask);
      }
  }
  test_predicates();
  /* From random f32 patterns, all modes. */
  for (i = 0; i < 400000; ++i) {
    uint32_t r = (uint32_t)check_random(&seed);
    float f;
    memcpy(&f, &r, sizeof f);
    for (j = 0; j < FIRST_TINY; ++j) {
      const model *m = &models[j];
      refrt_rounding mode = (refrt_rounding)(i % REFRT_ROUND_COUNT);
      EXPECT(refrt_float_convert(m->kind, REFRT_FLOAT_F32, bits_of_float(f), mode), encode(m, (double)f, mode), r,
             (uint32_t)mode, 0u);
    }
  }
  for (i = 0; i < NUM_MODELS; ++i) {
    free(models[i].value);
    free(models[i].code);
  }
  return check_finish();
}
