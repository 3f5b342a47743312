/*===-- approx.c - functions that have no exact result -------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Elementary functions, lane by lane: rules N-FUN, N-CANCEL, N-POWI, X-FUN, X-POW,
 * L-MATH and P-APPROX. They are evaluated in the host's long
 * double, which must have 11 bits more than the format of the lane (f64: 64
 * bits), and rounded once to nearest even. The C library's long double
 * functions must err by no more than a few units in the last place. Then the
 * result is one of the two neighbours of the exact one, and nearly always the
 * nearest. The code under test calls other functions (those of its own format),
 * so an error of one is not one of the other. Formats without such a reserve
 * are refused, never answered with less.
 *
 * Every number that comes out is marked approximate (REFRT_APPROX); a NaN is an
 * any-NaN like every other. What may happen to approximate numbers: float
 * arithmetic that has no jumps, narrowing, storing, returning; the result is
 * approximate again. A comparison, a conversion to an integer or to a wider
 * float, a rounding to integral values, a reading of the bits, an external call
 * are refused. There the tolerance of a case would say nothing.
 *===----------------------------------------------------------------------===*/
#include "refrt/machine/choice.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"
#include "refrt/number/complex_power.h"
#include "refrt/number/soft_float_internal.h"
#include "refrt/ops/float.h"

#include <float.h>
#include <math.h>

/* tcc has no complex numbers and does not say so. */
#if defined(__STDC_NO_COMPLEX__) || defined(__TINYC__)
#define HAS_COMPLEX 0
#else
#define HAS_COMPLEX 1
#include <complex.h>
#endif

#define RESERVE_BITS 11

typedef long double wide;

/*===---------------------------- to and from bits -------------------------===*/

static int is_supported(refrt_float_kind kind) {
  const refrt_float_format *format = &refrt_float_formats[kind];
  return format->specials == REFRT_SPECIALS_IEEE && FLT_RADIX == 2 &&
         refrt_format_precision(format) + RESERVE_BITS <= LDBL_MANT_DIG &&
         (1 << (format->exponent_bits - 1)) <= LDBL_MAX_EXP;
}

static wide to_wide(refrt_float_kind kind, refrt_bits bits) {
  refrt_number x = refrt_number_unpack(&refrt_float_formats[kind], bits);
  wide v = 0;
  switch (x.class_of) {
  case REFRT_NUMBER_ZERO:
    break;
  case REFRT_NUMBER_FINITE:
    /* No more than 64 bits of significand, or the format is not supported. */
    v = ldexpl((wide)x.significand.hi, x.exponent - 63) + ldexpl((wide)x.significand.lo, x.exponent - 127);
    break;
  case REFRT_NUMBER_INF:
    v = (wide)INFINITY;
    break;
  case REFRT_NUMBER_NAN:
    return (wide)NAN;
  }
  return x.negative ? -v : v;
}

static refrt_value from_wide(refrt_float_kind kind, wide v) {
  const refrt_float_format *format = &refrt_float_formats[kind];
  int negative = signbit(v) != 0, exponent = 0;
  refrt_bits significand = {0, 0}, bits;
  refrt_value r;
  if (isnan(v)) {
    bits = refrt_float_nan(kind);
    r = refrt_leaf(bits.lo, bits.hi);
    r.state = REFRT_ANY_NAN;
    return r;
  }
  if (isinf(v)) {
    bits = refrt_float_inf(kind, negative);
  } else if (v == 0) {
    bits = refrt_float_zero(kind, negative);
  } else {
    wide high;
    v = ldexpl(frexpl(negative ? -v : v, &exponent), 64); /* in [2^63, 2^64) */
    high = floorl(v);
    significand.hi = (uint64_t)high;
    significand.lo = (uint64_t)ldexpl(v - high, 64);
    bits =
        refrt_number_pack(format, refrt_number_finite(negative, exponent - 1, significand), REFRT_ROUND_NEAREST_EVEN);
  }
  r = refrt_leaf(bits.lo, bits.hi);
  r.state = REFRT_APPROX;
  return r;
}

/*===--------------------------------- numbers -----------------------------===*/

static wide evaluate(refrt_math function, wide a, wide b) {
  switch (function) {
  case REFRT_MATH_ACOS:
    return acosl(a);
  case REFRT_MATH_ACOSH:
    return acoshl(a);
  case REFRT_MATH_ASIN:
    return asinl(a);
  case REFRT_MATH_ASINH:
    return asinhl(a);
  case REFRT_MATH_ATAN:
    return atanl(a);
  case REFRT_MATH_ATAN2:
    return atan2l(a, b);
  case REFRT_MATH_ATANH:
    return atanhl(a);
  case REFRT_MATH_CBRT:
    return cbrtl(a);
  case REFRT_MATH_COS:
    return cosl(a);
  case REFRT_MATH_COSH:
    return coshl(a);
  case REFRT_MATH_ERF:
    return erfl(a);
  case REFRT_MATH_ERFC:
    return erfcl(a);
  case REFRT_MATH_EXP:
    return expl(a);
  case REFRT_MATH_EXP10:
    return powl(10, a);
  case REFRT_MATH_EXP2:
    return exp2l(a);
  case REFRT_MATH_EXPM1:
    return expm1l(a);
  case REFRT_MATH_HYPOT:
    return hypotl(a, b);
  case REFRT_MATH_LOG:
    return logl(a);
  case REFRT_MATH_LOG10:
    return log10l(a);
  case REFRT_MATH_LOG1P:
    return log1pl(a);
  case REFRT_MATH_LOG2:
    return log2l(a);
  case REFRT_MATH_POW:
    return powl(a, b);
  case REFRT_MATH_RSQRT:
    return 1 / sqrtl(a);
  case REFRT_MATH_SIN:
    return sinl(a);
  case REFRT_MATH_SINH:
    return sinhl(a);
  case REFRT_MATH_TAN:
    return tanl(a);
  case REFRT_MATH_TANH:
    return tanhl(a);
  case REFRT_MATH_SIGN:
  case REFRT_MATH_SQRT:
  case REFRT_MATH_COUNT:
    break;
  }
  return (wide)NAN; /* the verifier lets no other through */
}

/*===----------------------------- complex numbers -------------------------===*/

#if HAS_COMPLEX
/* As CMPLXL, which not every compiler has: a sum with a multiple of I would
 * lose signs of zero. */
static long double complex make_complex(wide re, wide im) {
  union {
    wide parts[2];
    long double complex z;
  } u;
  u.parts[0] = re;
  u.parts[1] = im;
  return u.z;
}

static void evaluate_complex(refrt_math function, wide a, wide b, wide *re, wide *im) {
  long double complex z = make_complex(a, b), r = z;
  wide half;
  switch (function) {
  case REFRT_MATH_COS:
    r = ccosl(z);
    break;
  case REFRT_MATH_EXP:
    r = cexpl(z);
    break;
  case REFRT_MATH_EXPM1:
    /* exp(a) cos(b) - 1 without the loss near zero. */
    r = cexpl(z);
    half = sinl(b / 2);
    r = make_complex(isfinite(expl(a)) && a > -100 ? expm1l(a) * cosl(b) - 2 * half * half : creall(r) - 1, cimagl(r));
    break;
  case REFRT_MATH_LOG:
    r = clogl(z);
    break;
  case REFRT_MATH_LOG1P:
    r = clogl(make_complex(1 + a, b));
    if (fabsl(a) < 0.5L && fabsl(b) < 0.5L)
      r = make_complex(log1pl(a * (2 + a) + b * b) / 2, cimagl(r));
    break;
  case REFRT_MATH_RSQRT:
    r = 1 / csqrtl(z);
    break;
  case REFRT_MATH_SIGN:
    half = hypotl(a, b);
    r = half == 0 ? make_complex(0, 0) : make_complex(a / half, b / half);
    break;
  case REFRT_MATH_SIN:
    r = csinl(z);
    break;
  case REFRT_MATH_SQRT:
    r = csqrtl(z);
    break;
  case REFRT_MATH_TAN:
    r = ctanl(z);
    break;
  default: /* REFRT_MATH_TANH */
    r = ctanhl(z);
    break;
  }
  *re = creall(r);
  *im = cimagl(r);
}
#else
static void evaluate_complex(refrt_math function, wide a, wide b, wide *re, wide *im) {
  (void)function;
  *re = a;
  *im = b;
}
#endif

/*===---------------------------------- lanes ------------------------------===*/

/* Refuses promises that some choice of undef may break. */
static int is_open(refrt_vm *vm, refrt_value *slots, const refrt_wide *w, refrt_float_kind kind) {
  uint32_t i, k;
  for (i = 0; i < w->num_operands && (w->flags & (REFRT_FLAG_NNAN | REFRT_FLAG_NINF)) != 0; ++i)
    for (k = 0; k < w->operands[i].leaves; ++k) {
      const refrt_value *leaf = refrt_slot(slots, w->operands[i].slot) + k;
      if (refrt_leaf_is_undef(leaf) && refrt_undef_breaks_promise(w, kind, leaf) != 1)
        return refrt_undecided(vm, leaf, "a promise of %s holds", refrt_opcode_name(w->opcode));
    }
  return 0;
}

/* Poison or undef if an operand is, or if a promise is broken; else 0. */
static int is_decided(const refrt_vm *vm, const refrt_wide *w, refrt_float_kind kind, const refrt_value *const *floats,
                      uint32_t count, refrt_value *r) {
  const refrt_value *unknown = NULL;
  int broken = 0;
  uint32_t i;
  for (i = 0; i < count; ++i) {
    if (refrt_leaf_is_unknown(floats[i])) {
      if (unknown == NULL || floats[i]->state == REFRT_POISON)
        unknown = floats[i];
    } else {
      broken |= refrt_breaks_promise(w, kind, refrt_leaf_bits(floats[i]));
    }
  }
  if (unknown == NULL && !broken)
    return 0;
  *r = unknown == NULL                  ? refrt_new_poison(vm)
       : unknown->state == REFRT_POISON ? refrt_leaf_unknown(REFRT_POISON, unknown->origin)
                                        : refrt_leaf_unknown(REFRT_DEPENDS, unknown->origin);
  if (unknown != NULL && (w->flags & (REFRT_FLAG_NNAN | REFRT_FLAG_NINF)) != 0)
    r->state = REFRT_POISON;
  return 1;
}

static void finish(const refrt_vm *vm, const refrt_wide *w, refrt_float_kind kind, wide v, refrt_value *r) {
  *r = from_wide(kind, v);
  if (refrt_breaks_promise(w, kind, refrt_leaf_bits(r)))
    *r = refrt_new_poison(vm);
}

static wide of_reals(const refrt_wide *w, wide x, wide y) {
  return w->opcode == REFRT_OP_POWIF ? powl(x, y) : evaluate((refrt_math)w->attributes[0], x, y);
}

/* reassoc: the function of something else, such as log(pow(x, y)) as a product;
 * afn: less exact than any tolerance. */
static int is_anything(const refrt_wide *w) { return (w->flags & (REFRT_FLAG_REASSOC | REFRT_FLAG_AFN)) != 0; }

/* The description of expm1 and log1p is a formula, exp(x) - 1 and log(1 + x),
 * which has no digits near zero if it is taken step by step. */
static int is_cancelled(refrt_math function, wide result) {
  return (function == REFRT_MATH_EXPM1 || function == REFRT_MATH_LOG1P) && result != 0 && fabsl(result) < 0.5L;
}

/* What functions of complex numbers give for infinities and NaN is in annex G of
 * C, and in no description. */
static int is_beyond(wide re, wide im) { return !isfinite(re) || !isfinite(im); }

/* Roots may be taken through the angle, which leaves few digits of a part that is
 * small beside the other. */
static int is_small(refrt_math function, wide part, wide other) {
  return (function == REFRT_MATH_SQRT || function == REFRT_MATH_RSQRT) && fabsl(part) < fabsl(other) / 16;
}

/* Zeros of both signs are one, as for tolerances. */
static int differs(wide a, wide b) { return !(a == b || (isnan(a) && isnan(b))); }

/* nsz: one more choice of signs for zeros, 1 to 3. */
static wide with_sign(wide zero, int other) { return zero == 0 && other ? -zero : zero; }

static void real_lane(refrt_vm *vm, const refrt_wide *w, const refrt_value *a, const refrt_value *b, refrt_value *r) {
  const refrt_value *both[2];
  int is_power = w->opcode == REFRT_OP_POWIF;
  wide x, y = 0, result;
  int signs;
  both[0] = a;
  both[1] = b;
  if (is_decided(vm, w, w->float_kind, both, b == NULL || is_power ? 1 : 2, r))
    return;
  if (is_power && refrt_leaf_is_unknown(b)) {
    *r = b->state == REFRT_POISON ? *b : refrt_leaf_unknown(REFRT_DEPENDS, b->origin);
    return;
  }
  x = to_wide(w->float_kind, refrt_leaf_bits(a));
  if (is_power)
    y = (wide)refrt_signed(b->lo, 64);
  else if (b != NULL)
    y = to_wide(w->float_kind, refrt_leaf_bits(b));
  result = of_reals(w, x, y);
  finish(vm, w, w->float_kind, result, r);
  if (is_anything(w) || (!is_power && (is_cancelled((refrt_math)w->attributes[0], result) ||
                                       (w->attributes[0] == REFRT_MATH_HYPOT && is_beyond(x, y)))))
    refrt_mark_chosen(vm, r);
  for (signs = 1; signs < 4 && (w->flags & REFRT_FLAG_NSZ) != 0; ++signs)
    if (differs(result, of_reals(w, with_sign(x, signs & 1), with_sign(y, signs & 2))))
      refrt_mark_chosen(vm, r);
}

/* Powers and atan2. Open parts are choices, of which nothing else is said. */
static int complex_power(refrt_vm *vm, const refrt_wide *w, refrt_float_kind kind, const refrt_value *a,
                         const refrt_value *b, refrt_value *r) {
  const refrt_value *parts[4];
  refrt_wide_complex z, y = {0, 0}, number = {0, 0};
  int is_integer = w->opcode == REFRT_OP_POWI_COMPLEX, open = 0;
  int reserve = LDBL_MANT_DIG - (int)refrt_format_precision(&refrt_float_formats[kind]);
  const char *reason;
  parts[0] = &a[0];
  parts[1] = &a[1];
  parts[2] = &b[0];
  parts[3] = &b[is_integer ? 0 : 1];
  if (is_decided(vm, w, kind, parts, is_integer ? 2 : 4, &r[0])) {
    r[1] = r[0];
    return 0;
  }
  if (is_integer && refrt_leaf_is_unknown(b)) {
    r[0] = r[1] = b->state == REFRT_POISON ? *b : refrt_leaf_unknown(REFRT_DEPENDS, b->origin);
    return 0;
  }
  z.re = to_wide(kind, refrt_leaf_bits(&a[0]));
  z.im = to_wide(kind, refrt_leaf_bits(&a[1]));
  if (!is_integer) {
    y.re = to_wide(kind, refrt_leaf_bits(&b[0]));
    y.im = to_wide(kind, refrt_leaf_bits(&b[1]));
  }
  if (is_integer)
    reason = refrt_complex_powi(z, (int64_t)b->lo, reserve, &number, &open);
  else if (w->attributes[0] == REFRT_MATH_POW)
    reason = refrt_complex_pow(z, y, reserve, &number, &open);
  else
    reason = refrt_complex_atan2(z, y, &number, &open);
  if (reason != NULL)
    return refrt_refuse(vm, "%s", reason);
  finish(vm, w, kind, number.re, &r[0]);
  finish(vm, w, kind, number.im, &r[1]);
  /* Whether the sign of a zero counts nobody works out here. */
  if (is_anything(w) ||
      ((w->flags & REFRT_FLAG_NSZ) != 0 && (z.re == 0 || z.im == 0 || (!is_integer && (y.re == 0 || y.im == 0)))))
    open = REFRT_OPEN_RE | REFRT_OPEN_IM;
  if ((open & REFRT_OPEN_RE) != 0)
    refrt_mark_chosen(vm, &r[0]);
  if ((open & REFRT_OPEN_IM) != 0)
    refrt_mark_chosen(vm, &r[1]);
  return 0;
}

REFRT_HANDLER(refrt_run_approx) {
  refrt_value *r = refrt_slot(slots, w->results[0].slot);
  const refrt_value *a = refrt_slot(slots, w->operands[0].slot);
  refrt_float_kind kind = w->float_kind;
  uint32_t i;
  if (w->opcode == REFRT_OP_APPROX_COMPLEX || w->opcode == REFRT_OP_POWI_COMPLEX)
    kind = vm->code.types[w->info->element]->float_kind;
  if (is_open(vm, slots, w, kind))
    return 1;
  if (!is_supported(kind))
    return refrt_refuse(vm, "the host's long double is too short for approximations of %s", refrt_float_name(kind));
  if (w->opcode == REFRT_OP_POWI_COMPLEX || (w->opcode == REFRT_OP_APPROX_COMPLEX && w->num_operands == 2))
    return complex_power(vm, w, kind, a, refrt_slot(slots, w->operands[1].slot), r);
  if (w->opcode == REFRT_OP_APPROX_COMPLEX) {
    const refrt_value *parts[2];
    wide x, y, re, im, other_re, other_im;
    int signs;
    if (!HAS_COMPLEX)
      return refrt_refuse(vm, "the host's C library has no complex functions");
    parts[0] = &a[0];
    parts[1] = &a[1];
    if (is_decided(vm, w, kind, parts, 2, &r[0])) {
      r[1] = r[0];
      return 0;
    }
    x = to_wide(kind, refrt_leaf_bits(&a[0]));
    y = to_wide(kind, refrt_leaf_bits(&a[1]));
    evaluate_complex((refrt_math)w->attributes[0], x, y, &re, &im);
    finish(vm, w, kind, re, &r[0]);
    finish(vm, w, kind, im, &r[1]);
    if (is_anything(w) || is_beyond(x, y) || is_cancelled((refrt_math)w->attributes[0], re) ||
        is_small((refrt_math)w->attributes[0], re, im))
      refrt_mark_chosen(vm, &r[0]);
    if (is_anything(w) || is_beyond(x, y) || is_small((refrt_math)w->attributes[0], im, re))
      refrt_mark_chosen(vm, &r[1]);
    for (signs = 1; signs < 4 && (w->flags & REFRT_FLAG_NSZ) != 0; ++signs) {
      evaluate_complex((refrt_math)w->attributes[0], with_sign(x, signs & 1), with_sign(y, signs & 2), &other_re,
                       &other_im);
      if (differs(re, other_re))
        refrt_mark_chosen(vm, &r[0]);
      if (differs(im, other_im))
        refrt_mark_chosen(vm, &r[1]);
    }
    return 0;
  }
  for (i = 0; i < w->lanes; ++i) {
    const refrt_value *b = NULL;
    if (w->num_operands == 2)
      b = refrt_slot(slots, w->operands[1].slot) + (w->operands[1].leaves == 1 ? 0 : i);
    real_lane(vm, w, &a[i], b, &r[i]);
  }
  return 0;
}
