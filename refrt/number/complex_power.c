/*===-- complex_power.c - powers of complex numbers --------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * z^w = e^(w log z), z^n, and atan2(y, x) = -i log((x + i y) / sqrt(x^2 + y^2)),
 * in long double. Their error is one of the whole number. What is a rounding
 * beside the larger part may be all of the smaller one, so that no units in the
 * last place hold for it. A part below 1/SMALL of the whole is therefore open,
 * except where every operand is a positive number, and the imaginary part is
 * zero without rounding. Open is also what the side of a branch cut decides when
 * a computed number lies on it. There may be no number at all: a power of zero
 * that is not positive, next to the points where atan2 is infinite. Or the
 * descriptions do not say: infinities, NaN. Then that is the answer. Must not
 * use <complex.h>: not every compiler has it.
 *===----------------------------------------------------------------------===*/
#include "refrt/number/complex_power.h"

#include <math.h>

#define SMALL 16

typedef refrt_wide_complex number;

static const char not_finite[] = "the descriptions do not say what infinities and NaN give";
static const char no_power[] = "a power of zero that is not positive is no number that a description gives";
static const char too_large[] = "an exponent that is too large for approximations";

static number make(long double re, long double im) {
  number r;
  r.re = re;
  r.im = im;
  return r;
}

static number multiply(number a, number b) { return make(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re); }

static int is_finite(number a) { return isfinite(a.re) && isfinite(a.im); }
static int is_zero(number a) { return a.re == 0 && a.im == 0; }
static int is_positive(number a) { return a.re > 0 && a.im == 0; }

static int open_parts(number a, long double whole) {
  return (fabsl(a.re) * SMALL < whole ? REFRT_OPEN_RE : 0) | (fabsl(a.im) * SMALL < whole ? REFRT_OPEN_IM : 0);
}

/* Close to the negative real axis, where the argument jumps. */
static int is_at_cut(number a) { return a.re < 0 && fabsl(a.im) * SMALL < -a.re; }

const char *refrt_complex_pow(number z, number w, int reserve, number *r, int *open) {
  long double length, angle, p, q, size;
  *open = 0;
  if (!is_finite(z) || !is_finite(w))
    return not_finite;
  *r = make(is_zero(w) ? 1 : 0, 0);
  if (is_zero(w) || (is_zero(z) && is_positive(w)))
    return 0;
  if (is_zero(z))
    return no_power;
  length = logl(hypotl(z.re, z.im));
  angle = atan2l(z.im, z.re);
  if (hypotl(w.re, w.im) * (1 + fabsl(length) + fabsl(angle)) > ldexpl(1, reserve))
    return too_large;
  p = w.re * length - w.im * angle;
  q = w.im * length + w.re * angle;
  size = expl(p);
  *r = make(cosl(q), sinl(q));
  if (!is_positive(z) || w.im != 0)
    *open = open_parts(*r, 1);
  r->re *= size;
  if (r->im != 0) /* infinity times zero is none */
    r->im *= size;
  return 0;
}

/* `a` as a number with a modulus near 1, times 2^*exponent. */
static number normalize(number a, int64_t *exponent) {
  int by = 0;
  (void)frexpl(hypotl(a.re, a.im), &by);
  *exponent += by;
  return make(ldexpl(a.re, -by), ldexpl(a.im, -by));
}

/* Beyond any format, and still an int. */
static int64_t clamp(int64_t exponent) {
  const int64_t far = 1 << 20;
  return exponent > far ? far : exponent < -far ? -far : exponent;
}

const char *refrt_complex_powi(number z, int64_t power, int reserve, number *r, int *open) {
  uint64_t left = power < 0 ? 0 - (uint64_t)power : (uint64_t)power;
  int64_t exponent = 0, square_exponent = 0;
  int on_axis = z.re == 0 || z.im == 0;
  number square;
  long double norm;
  *open = 0;
  if (!is_finite(z))
    return not_finite;
  *r = make(power == 0 ? 1 : 0, 0);
  if (power == 0 || (is_zero(z) && power > 0))
    return 0;
  if (is_zero(z))
    return no_power;
  if (on_axis) {
    long double base = z.re + z.im, size = powl(fabsl(base), (long double)power);
    /* A turn of the base is 0 or 2 quarters on one axis, 1 or 3 on the other. */
    unsigned turn = z.im == 0 ? (base < 0 ? 2u : 0u) : (base < 0 ? 3u : 1u);
    switch (turn * (unsigned)((uint64_t)power & 3) & 3) {
    case 0:
      *r = make(size, 0);
      break;
    case 1:
      *r = make(0, size);
      break;
    case 2:
      *r = make(-size, 0);
      break;
    default:
      *r = make(0, -size);
      break;
    }
    if (!is_positive(z))
      *open = r->re == 0 && r->im != 0 ? REFRT_OPEN_RE : REFRT_OPEN_IM;
    return 0;
  }
  if (reserve < 63 && left > (uint64_t)1 << reserve)
    return too_large;
  *r = make(1, 0);
  square = normalize(z, &square_exponent);
  for (;;) {
    if (left & 1) {
      *r = multiply(*r, square);
      exponent = clamp(exponent + square_exponent);
      *r = normalize(*r, &exponent);
    }
    left >>= 1;
    if (left == 0)
      break;
    square = multiply(square, square);
    square_exponent = clamp(2 * square_exponent);
    square = normalize(square, &square_exponent);
  }
  if (power < 0) {
    norm = r->re * r->re + r->im * r->im;
    *r = make(r->re / norm, -r->im / norm);
    exponent = -exponent;
  }
  *open = open_parts(*r, hypotl(r->re, r->im));
  exponent = clamp(exponent);
  *r = make(ldexpl(r->re, (int)exponent), ldexpl(r->im, (int)exponent));
  return 0;
}

static number square_root(number a) {
  long double half = sqrtl((hypotl(a.re, a.im) + fabsl(a.re)) / 2), other = half == 0 ? 0 : fabsl(a.im) / (2 * half);
  return a.re < 0 ? make(other, copysignl(half, a.im)) : make(half, copysignl(other, a.im));
}

const char *refrt_complex_atan2(number y, number x, number *r, int *open) {
  number plus = make(x.re - y.im, x.im + y.re), minus = make(x.re + y.im, x.im - y.re), product, root, quotient;
  long double whole = hypotl(x.re, x.im) + hypotl(y.re, y.im), norm;
  *open = 0;
  *r = make(0, 0);
  if (!is_finite(x) || !is_finite(y))
    return not_finite;
  if (whole == 0 || hypotl(plus.re, plus.im) * SMALL < whole || hypotl(minus.re, minus.im) * SMALL < whole)
    return "atan2 near x^2 + y^2 = 0 is no number";
  plus = make(plus.re / whole, plus.im / whole);
  minus = make(minus.re / whole, minus.im / whole);
  product = multiply(plus, minus); /* x^2 + y^2 */
  root = square_root(product);
  norm = root.re * root.re + root.im * root.im;
  quotient = multiply(plus, make(root.re / norm, -root.im / norm));
  *r = make(atan2l(quotient.im, quotient.re), -logl(hypotl(quotient.re, quotient.im)));
  *open = open_parts(*r, 1);
  if (is_at_cut(product)) /* which of the two roots: another logarithm altogether */
    *open = REFRT_OPEN_RE | REFRT_OPEN_IM;
  if (is_at_cut(quotient))
    *open |= REFRT_OPEN_RE;
  return 0;
}
