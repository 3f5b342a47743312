/*===-- float_model.h - formats up to 19 bits as tables ----------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The model knows nothing of rounding by bits: it lists the value of every
 * pattern as a double, computes with doubles, and searches the neighbours in
 * the sorted list. Its own format table is written from the names of the
 * formats, not shared with float_format.def.
 *
 * A double result that is itself rounded cannot change the outcome: 53 bits are
 * more than twice the at most 11 bits of precision plus two. Sums that need
 * more bits have their small part far below a midpoint (see multiply_add).
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_UNITTESTS_FLOAT_MODEL_H
#define REFRT_UNITTESTS_FLOAT_MODEL_H

#include "refrt/refrt.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define INF ((double)INFINITY)
#define NOT_A_NUMBER ((double)NAN)

enum { STYLE_IEEE, STYLE_FN, STYLE_UZ, STYLE_FINITE, STYLE_E8M0 };

typedef struct model {
  refrt_float_kind kind;
  int exponent_bits, fraction_bits, bias, style;
  uint32_t nan, inf; /* patterns; inf: what overflow gives */
  double *value;     /* by pattern; nan where it is NaN */
  uint32_t *code;    /* non-negative finite patterns by value */
  uint32_t count;    /* of code */
  double beyond;     /* what would follow the largest value */
} model;

static model models[] = {
    {REFRT_FLOAT_F16, 5, 10, 15, STYLE_IEEE, 0x7e00, 0x7c00, NULL, NULL, 0, 0},
    {REFRT_FLOAT_BF16, 8, 7, 127, STYLE_IEEE, 0x7fc0, 0x7f80, NULL, NULL, 0, 0},
    {REFRT_FLOAT_TF32, 8, 10, 127, STYLE_IEEE, 0x3fe00, 0x3fc00, NULL, NULL, 0, 0},
    {REFRT_FLOAT_F8E5M2, 5, 2, 15, STYLE_IEEE, 0x7e, 0x7c, NULL, NULL, 0, 0},
    {REFRT_FLOAT_F8E4M3, 4, 3, 7, STYLE_IEEE, 0x7c, 0x78, NULL, NULL, 0, 0},
    {REFRT_FLOAT_F8E4M3FN, 4, 3, 7, STYLE_FN, 0x7f, 0x7f, NULL, NULL, 0, 0},
    {REFRT_FLOAT_F8E5M2FNUZ, 5, 2, 16, STYLE_UZ, 0x80, 0x80, NULL, NULL, 0, 0},
    {REFRT_FLOAT_F8E4M3FNUZ, 4, 3, 8, STYLE_UZ, 0x80, 0x80, NULL, NULL, 0, 0},
    {REFRT_FLOAT_F8E4M3B11FNUZ, 4, 3, 11, STYLE_UZ, 0x80, 0x80, NULL, NULL, 0, 0},
    {REFRT_FLOAT_F8E3M4, 3, 4, 3, STYLE_IEEE, 0x78, 0x70, NULL, NULL, 0, 0},
    {REFRT_FLOAT_F8E8M0FNU, 8, 0, 127, STYLE_E8M0, 0xff, 0xff, NULL, NULL, 0, 0},
    {REFRT_FLOAT_F6E2M3FN, 2, 3, 1, STYLE_FINITE, 0x1f, 0x1f, NULL, NULL, 0, 0},
    {REFRT_FLOAT_F6E3M2FN, 3, 2, 3, STYLE_FINITE, 0x1f, 0x1f, NULL, NULL, 0, 0},
    {REFRT_FLOAT_F4E2M1FN, 2, 1, 1, STYLE_FINITE, 0x7, 0x7, NULL, NULL, 0, 0},
};
enum { NUM_MODELS = sizeof models / sizeof models[0], FIRST_TINY = 3 };

static inline uint32_t model_bits(const model *m) {
  return (uint32_t)(m->exponent_bits + m->fraction_bits + (m->style == STYLE_E8M0 ? 0 : 1));
}

static inline double decode(const model *m, uint32_t pattern) {
  uint32_t sign, e, f;
  double magnitude;
  if (m->style == STYLE_E8M0)
    return pattern == 0xff ? NOT_A_NUMBER : ldexp(1.0, (int)pattern - m->bias);
  sign = pattern >> (model_bits(m) - 1);
  e = (pattern >> m->fraction_bits) & ((1u << m->exponent_bits) - 1);
  f = pattern & ((1u << m->fraction_bits) - 1);
  if (m->style == STYLE_IEEE && e == (1u << m->exponent_bits) - 1)
    return f != 0 ? NOT_A_NUMBER : sign ? -INF : INF;
  if (m->style == STYLE_FN && (pattern & 0x7f) == 0x7f)
    return NOT_A_NUMBER;
  if (m->style == STYLE_UZ && pattern == 0x80)
    return NOT_A_NUMBER;
  if (e == 0)
    magnitude = ldexp((double)f, 1 - m->bias - m->fraction_bits);
  else
    magnitude = ldexp((double)f + ldexp(1.0, m->fraction_bits), (int)e - m->bias - m->fraction_bits);
  return sign ? -magnitude : magnitude;
}

static inline void build(model *m) {
  uint32_t total = 1u << model_bits(m), half = m->style == STYLE_E8M0 ? total : total / 2, i;
  m->value = (double *)malloc(total * sizeof(double));
  m->code = (uint32_t *)malloc(half * sizeof(uint32_t));
  if (m->value == NULL || m->code == NULL)
    exit(2);
  for (i = 0; i < total; ++i)
    m->value[i] = decode(m, i);
  for (i = 0; i < half; ++i)
    if (isfinite(m->value[i]))
      m->code[m->count++] = i; /* patterns of a sign are in order of value */
  if (m->style == STYLE_E8M0)
    m->beyond = ldexp(1.0, 128);
  else
    m->beyond = 2 * m->value[m->code[m->count - 1]] - m->value[m->code[m->count - 2]];
}

static inline uint32_t signed_code(const model *m, uint32_t code, int negative) {
  if (!negative)
    return code;
  if (m->style == STYLE_E8M0)
    return m->nan;
  if (m->style == STYLE_UZ && (code == 0 || code == 0x80))
    return code;
  if (m->style == STYLE_FN && code == 0x7f)
    return code;
  return code | 1u << (model_bits(m) - 1);
}

/* What `x` becomes in the format. */
static inline uint32_t encode(const model *m, double x, refrt_rounding mode) {
  double magnitude = fabs(x), below, above;
  int negative = signbit(x) != 0, up;
  uint32_t low = 0, high = m->count, odd;
  if (isnan(x))
    return m->nan;
  if (m->style == STYLE_E8M0) {
    if (x < 0)
      return m->nan;
    if (x <= ldexp(1.0, -127))
      return 0;
  }
  if (isinf(x))
    return signed_code(m, m->inf, negative);
  while (high - low > 1) { /* the largest code whose value is <= magnitude */
    uint32_t mid = low + (high - low) / 2;
    if (m->value[m->code[mid]] <= magnitude)
      low = mid;
    else
      high = mid;
  }
  below = m->value[m->code[low]];
  above = low + 1 < m->count ? m->value[m->code[low + 1]] : m->beyond;
  if (magnitude == below)
    return signed_code(m, m->code[low], negative);
  /* A one bit significand is 1, odd, so its ties go to the next power. */
  odd = m->style == STYLE_E8M0 ? 1 : m->code[low] & 1;
  switch (mode) {
  case REFRT_ROUND_UP:
    up = !negative;
    break;
  case REFRT_ROUND_DOWN:
    up = negative;
    break;
  case REFRT_ROUND_TO_ZERO:
    up = 0;
    break;
  default: /* below and above are exact, so are the differences near a tie */
    if (magnitude >= m->beyond)
      up = 1;
    else if (magnitude - below == above - magnitude)
      up = mode == REFRT_ROUND_NEAREST_AWAY || odd;
    else
      up = magnitude - below > above - magnitude;
  }
  if (up && low + 1 == m->count)
    return signed_code(m, m->inf, negative);
  return signed_code(m, m->code[low + (uint32_t)up], negative);
}

/* a * b + c, rounded once. The product is exact in a double. The sum may not
 * be; it is rounded to odd with its exact error (Knuth's two-sum), so that no tie
 * appears or vanishes. */
static inline uint32_t multiply_add(const model *m, uint32_t a, uint32_t b, uint32_t c) {
  double p = m->value[a] * m->value[b], z = m->value[c], s = p + z;
  if (isfinite(s)) {
    double zz = s - p, error = (p - (s - zz)) + (z - zz);
    uint64_t pattern;
    memcpy(&pattern, &s, sizeof pattern);
    if (error != 0 && (pattern & 1) == 0)
      s = nextafter(s, error > 0 ? INF : -INF);
  }
  return encode(m, s, REFRT_ROUND_NEAREST_EVEN);
}

#endif /* REFRT_UNITTESTS_FLOAT_MODEL_H */
