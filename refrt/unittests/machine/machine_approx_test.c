/*===-- machine_approx_test.c - approximate instructions ---------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Functions without an exact result against correctly rounded values from
 * published constants, what their mark does to later instructions and to
 * memory, and what is refused.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/machine.h"

#include <float.h>
#include <string.h>

typedef struct real_case {
  refrt_math function;
  int is64;
  uint64_t a, b;
  uint64_t r;
} real_case;

#define ONE32 0x3f800000u
#define ONE64 UINT64_C(0x3ff0000000000000)
#define TWO64 UINT64_C(0x4000000000000000)

/* sin 1 = 0.84147098480789650665, exp 1 = 2.71828182845904523536, ... */
static const real_case reals[] = {
    {REFRT_MATH_SIN, 0, ONE32, 0, 0x3f576aa4},
    {REFRT_MATH_SIN, 1, ONE64, 0, UINT64_C(0x3feaed548f090cee)},
    {REFRT_MATH_COS, 0, ONE32, 0, 0x3f0a5140},
    {REFRT_MATH_COS, 1, ONE64, 0, UINT64_C(0x3fe14a280fb5068c)},
    {REFRT_MATH_EXP, 0, ONE32, 0, 0x402df854},
    {REFRT_MATH_EXP, 1, ONE64, 0, UINT64_C(0x4005bf0a8b145769)},
    {REFRT_MATH_LOG, 1, TWO64, 0, UINT64_C(0x3fe62e42fefa39ef)},
    {REFRT_MATH_LOG2, 1, TWO64, 0, ONE64},
    {REFRT_MATH_LOG10, 1, TWO64, 0, UINT64_C(0x3fd34413509f79ff)},
    {REFRT_MATH_EXP2, 1, ONE64, 0, TWO64},
    {REFRT_MATH_EXPM1, 1, 0, 0, 0},
    {REFRT_MATH_LOG1P, 1, ONE64, 0, UINT64_C(0x3fe62e42fefa39ef)},
    {REFRT_MATH_ATAN2, 1, ONE64, 0, UINT64_C(0x3ff921fb54442d18)},
    {REFRT_MATH_ATAN, 1, ONE64, 0, UINT64_C(0x3fe921fb54442d18)},
    {REFRT_MATH_ACOS, 1, 0, 0, UINT64_C(0x3ff921fb54442d18)},
    {REFRT_MATH_ASIN, 1, ONE64, 0, UINT64_C(0x3ff921fb54442d18)},
    {REFRT_MATH_TAN, 0, 0, 0, 0},
    {REFRT_MATH_COSH, 0, 0, 0, ONE32},
    {REFRT_MATH_SINH, 0, 0x80000000u, 0, 0x80000000u},
    {REFRT_MATH_TANH, 0, 0x7f800000u, 0, ONE32},
    {REFRT_MATH_ACOSH, 1, ONE64, 0, 0},
    {REFRT_MATH_ASINH, 1, 0, 0, 0},
    {REFRT_MATH_ATANH, 0, ONE32, 0, 0x7f800000u},
    {REFRT_MATH_CBRT, 1, UINT64_C(0x4020000000000000), 0, TWO64},
    {REFRT_MATH_ERF, 0, 0x7f800000u, 0, ONE32},
    {REFRT_MATH_ERFC, 0, 0x7f800000u, 0, 0},
    {REFRT_MATH_EXP10, 1, TWO64, 0, UINT64_C(0x4059000000000000)},
    {REFRT_MATH_HYPOT, 1, UINT64_C(0x4008000000000000), UINT64_C(0x4010000000000000), UINT64_C(0x4014000000000000)},
    {REFRT_MATH_POW, 1, TWO64, UINT64_C(0x4024000000000000), UINT64_C(0x4090000000000000)},
    {REFRT_MATH_RSQRT, 1, UINT64_C(0x4010000000000000), 0, UINT64_C(0x3fe0000000000000)},
    {REFRT_MATH_EXP, 0, 0xc2d00000u, 0, 1}, /* exp(-104): below half of the smallest f32, or the smallest */
    {REFRT_MATH_EXP, 0, 0x42d00000u, 0, 0x7f800000u},
};

static int can_have(int is64) { return !is64 || LDBL_MANT_DIG >= 64; }

static void test_reals(void) {
  size_t i;
  for (i = 0; i < sizeof reals / sizeof *reals; ++i) {
    const real_case *c = &reals[i];
    int binary = c->function == REFRT_MATH_ATAN2 || c->function == REFRT_MATH_HYPOT || c->function == REFRT_MATH_POW;
    machine m;
    refrt_type type;
    refrt_value args[2];
    uint64_t attr = c->function;
    if (!can_have(c->is64))
      continue;
    machine_start(&m);
    type = c->is64 ? m.f64 : m.f32;
    begin_function(&m, "f", type, type, type, END_OF_LIST);
    emit_return(&m, emit_full(&m, REFRT_OP_APPROXF, 0, type, &type, 1, &attr, 1, m.args, binary ? 2 : 1), END_OF_LIST);
    args[0] = leaf(c->a);
    args[1] = leaf(c->b);
    if (machine_ready(&m)) {
      uint64_t distance;
      call(&m, m.function, args, 2);
      CHECK_RETURNED(&m);
      distance = m.results[0].lo > c->r ? m.results[0].lo - c->r : c->r - m.results[0].lo;
      CHECK_MSG(m.results[0].state == REFRT_APPROX && distance <= 1, "row %zu: state %u, 0x%llx", i, m.results[0].state,
                (unsigned long long)m.results[0].lo);
    }
    machine_end(&m);
  }
}

/* One operand of any state through one function with flags. */
static void check_state(refrt_math function, uint32_t flags, refrt_value a, uint32_t state) {
  machine m;
  machine_start(&m);
  begin_function(&m, "f", m.f32, m.f32, END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_APPROXF, flags, m.f32, m.f32, function, m.args[0], END_OF_LIST), END_OF_LIST);
  if (machine_ready(&m)) {
    call(&m, m.function, &a, 1);
    CHECK_RETURNED(&m);
    CHECK_MSG(m.results[0].state == state, "function %d: state %u", (int)function, m.results[0].state);
  }
  machine_end(&m);
}

static void test_states(void) {
  refrt_value unknown = leaf(0);
  check_state(REFRT_MATH_LOG, 0, leaf(0xbf800000u), REFRT_ANY_NAN);
  check_state(REFRT_MATH_LOG, REFRT_FLAG_NNAN, leaf(0xbf800000u), REFRT_POISON);
  check_state(REFRT_MATH_LOG, REFRT_FLAG_NINF, leaf(0), REFRT_POISON);
  check_state(REFRT_MATH_SIN, 0, leaf(0x7fc00000u), REFRT_ANY_NAN);
  /* nsz: 1 / sqrt of a zero is infinity of either sign, exp and sin do not care. */
  check_state(REFRT_MATH_RSQRT, 0, leaf(0x80000000u), REFRT_APPROX);
  check_state(REFRT_MATH_RSQRT, REFRT_FLAG_NSZ, leaf(0x80000000u), REFRT_CHOSEN);
  check_state(REFRT_MATH_RSQRT, REFRT_FLAG_NSZ, leaf(ONE32), REFRT_APPROX);
  check_state(REFRT_MATH_EXP, REFRT_FLAG_NSZ, leaf(0), REFRT_APPROX);
  check_state(REFRT_MATH_SIN, REFRT_FLAG_NSZ, leaf(0), REFRT_APPROX);
  /* The formulas exp(x) - 1 and log(1 + x) have no digits near zero. */
  check_state(REFRT_MATH_EXPM1, 0, leaf(0x3e800000u), REFRT_CHOSEN);
  check_state(REFRT_MATH_EXPM1, 0, leaf(0xbe800000u), REFRT_CHOSEN);
  check_state(REFRT_MATH_EXPM1, 0, leaf(0), REFRT_APPROX);
  check_state(REFRT_MATH_EXPM1, 0, leaf(ONE32), REFRT_APPROX);
  check_state(REFRT_MATH_LOG1P, 0, leaf(0x3e800000u), REFRT_CHOSEN);
  check_state(REFRT_MATH_LOG1P, 0, leaf(ONE32), REFRT_APPROX);
  /* No tolerance is wide enough. */
  check_state(REFRT_MATH_SIN, REFRT_FLAG_AFN, leaf(ONE32), REFRT_CHOSEN);
  check_state(REFRT_MATH_SIN, REFRT_FLAG_REASSOC, leaf(ONE32), REFRT_CHOSEN);
  check_state(REFRT_MATH_SIN, REFRT_FLAG_CONTRACT | REFRT_FLAG_ARCP, leaf(ONE32), REFRT_APPROX);
  check_state(REFRT_MATH_LOG, REFRT_FLAG_AFN | REFRT_FLAG_NNAN, leaf(0xbf800000u), REFRT_POISON);
  unknown.state = REFRT_POISON;
  check_state(REFRT_MATH_SIN, 0, unknown, REFRT_POISON);
  unknown.state = REFRT_UNDEF;
  check_state(REFRT_MATH_SIN, 0, unknown, REFRT_DEPENDS);
  check_state(REFRT_MATH_SIN, REFRT_FLAG_NNAN, unknown, REFRT_POISON);
}

static void test_powif(void) {
  const int64_t shape[1] = {2};
  machine m;
  refrt_type v2, i2;
  refrt_value args[4];
  machine_start(&m);
  v2 = refrt_type_vector(m.program, m.f32, shape, 1);
  i2 = refrt_type_vector(m.program, m.i64, shape, 1);
  begin_function(&m, "f", v2, v2, i2, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_POWIF, v2, v2, m.args[0], m.args[1], END_OF_LIST), END_OF_LIST);
  args[0] = leaf(0x40000000u); /* 2 to the power -3, -3 to the power 3 */
  args[1] = leaf(0xc0400000u);
  args[2] = leaf((uint64_t)-3);
  args[3] = leaf(3);
  if (machine_ready(&m)) {
    call(&m, m.function, args, 4);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].lo == 0x3e000000u && m.results[0].state == REFRT_APPROX);
    CHECK(m.results[1].lo == 0xc1d80000u && m.results[1].state == REFRT_APPROX);
  }
  machine_end(&m);
}

static void test_complex_root(uint32_t flags) {
  machine m;
  refrt_type pair;
  refrt_value args[2];
  const uint32_t state = flags == REFRT_FLAG_AFN ? REFRT_CHOSEN : REFRT_APPROX;
  machine_start(&m);
  pair = refrt_type_complex(m.program, m.f32);
  begin_function(&m, "f", pair, pair, END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_APPROX_COMPLEX, flags, pair, pair, REFRT_MATH_SQRT, m.args[0], END_OF_LIST),
              END_OF_LIST);
  args[0] = leaf(0xc0400000u); /* -3 + 4i, whose root is 1 + 2i */
  args[1] = leaf(0x40800000u);
#if defined(__STDC_NO_COMPLEX__) || defined(__TINYC__) /* as ops/approx.c: refused, with a reason */
  if (machine_ready(&m)) {
    call(&m, m.function, args, 2);
    CHECK(m.outcome.kind == REFRT_REFUSED && strstr(m.outcome.message, "no complex functions") != NULL);
  }
  (void)state;
#else
  if (machine_ready(&m)) {
    call(&m, m.function, args, 2);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].lo == 0x3f800000u && m.results[0].state == state);
    CHECK(m.results[1].lo == 0x40000000u && m.results[1].state == state);
    args[1] = leaf(0); /* of a negative number: i or -i, as the sign of the zero says; the small part is open */
    call(&m, m.function, args, 2);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].state == REFRT_CHOSEN);
    CHECK(m.results[1].state == (flags == 0 ? REFRT_APPROX : REFRT_CHOSEN));
    args[0].state = REFRT_POISON;
    call(&m, m.function, args, 2);
    CHECK(m.results[0].state == REFRT_POISON && m.results[1].state == REFRT_POISON);
  }
#endif
  machine_end(&m);
}

/* What no description says of infinities, NaN and small parts of roots is a choice. */
static void test_complex_choices(void) {
#if !defined(__STDC_NO_COMPLEX__) && !defined(__TINYC__)
  static const struct {
    refrt_math function;
    uint32_t re, im; /* of the operand */
    uint32_t open;   /* parts of the result, a bit each */
  } rows[] = {
      {REFRT_MATH_SIN, ONE32, ONE32, 0},
      {REFRT_MATH_SIN, 0, 0x7f800000u, 3},
      {REFRT_MATH_EXP, 0xff800000u, ONE32, 3},
      {REFRT_MATH_LOG, ONE32, 0x7fc00000u, 3},
      {REFRT_MATH_LOG, ONE32, ONE32, 0},
      {REFRT_MATH_SQRT, ONE32, 0x38000000u, 2}, /* 1 + 2^-15 i */
      {REFRT_MATH_SQRT, 0xbf800000u, 0x80000000u, 1},
      {REFRT_MATH_SQRT, ONE32, ONE32, 0},
      {REFRT_MATH_RSQRT, ONE32, 0x38000000u, 2},
      {REFRT_MATH_EXPM1, 0x38000000u, ONE32, 1}, /* e^a cos b - 1 is about -0.46 */
      {REFRT_MATH_EXPM1, ONE32, ONE32, 1},       /* 0.47 */
      {REFRT_MATH_EXPM1, 0x40000000u, ONE32, 0},
  };
  size_t i;
  for (i = 0; i < sizeof rows / sizeof *rows; ++i) {
    machine m;
    refrt_type pair;
    refrt_value args[2];
    machine_start(&m);
    pair = refrt_type_complex(m.program, m.f32);
    begin_function(&m, "f", pair, pair, END_OF_LIST);
    emit_return(&m, emit_attr(&m, REFRT_OP_APPROX_COMPLEX, 0, pair, pair, rows[i].function, m.args[0], END_OF_LIST),
                END_OF_LIST);
    args[0] = leaf(rows[i].re);
    args[1] = leaf(rows[i].im);
    if (machine_ready(&m)) {
      call(&m, m.function, args, 2);
      CHECK_RETURNED(&m);
      CHECK_MSG((m.results[0].state == REFRT_CHOSEN) == (rows[i].open & 1) &&
                    (m.results[1].state == REFRT_CHOSEN) == (rows[i].open >> 1),
                "row %zu: states %u, %u", i, m.results[0].state, m.results[1].state);
    }
    machine_end(&m);
  }
#endif
}

static void test_complex(void) {
  test_complex_choices();
  test_complex_root(0);
  test_complex_root(REFRT_FLAG_NSZ);
  test_complex_root(REFRT_FLAG_AFN);
}

/* Operands and parts of the result in eighths; what is not OPEN is approximate. */
enum { OPEN = 99999 };
static uint32_t eighths(int32_t value) {
  uint32_t sign = value < 0 ? 0x80000000u : 0, size = (uint32_t)(value < 0 ? -value : value), exponent = 127 - 3 + 23;
  if (size == 0)
    return 0;
  for (; size < 0x800000u; size <<= 1)
    --exponent;
  return sign | exponent << 23 | (size & 0x7fffffu);
}

static int32_t distance_of(uint32_t a, uint32_t b) {
  return (a & 0x7fffffffu) == 0 && (b & 0x7fffffffu) == 0 ? 0 : (int32_t)(a - b);
}

static void check_power(refrt_opcode op, uint64_t function, const int32_t *row) {
  machine m;
  refrt_type pair;
  refrt_value args[4];
  uint32_t i, is_integer = op == REFRT_OP_POWI_COMPLEX;
  machine_start(&m);
  pair = refrt_type_complex(m.program, m.f32);
  begin_function(&m, "f", pair, pair, is_integer ? m.i64 : pair, END_OF_LIST);
  emit_return(&m, emit_full(&m, op, 0, pair, &pair, 1, &function, is_integer ? 0 : 1, m.args, 2), END_OF_LIST);
  for (i = 0; i < 4; ++i)
    args[i] = leaf(eighths(row[i]));
  if (is_integer)
    args[2] = leaf((uint64_t)(int64_t)row[2]);
  if (machine_ready(&m)) {
    call(&m, m.function, args, is_integer ? 3 : 4);
    if (row[6] != 0) {
      CHECK(m.outcome.kind == REFRT_REFUSED);
      machine_end(&m);
      return;
    }
    CHECK_RETURNED(&m);
    for (i = 0; i < 2; ++i) {
      int32_t apart = row[4 + i] == OPEN ? 0 : distance_of((uint32_t)m.results[i].lo, eighths(row[4 + i]));
      CHECK_MSG(m.results[i].state == (row[4 + i] == OPEN ? REFRT_CHOSEN : REFRT_APPROX), "%d %d: part %u, state %u",
                row[0], row[1], i, m.results[i].state);
      CHECK_MSG(apart >= -1 && apart <= 1, "%d %d: part %u is 0x%x", row[0], row[1], i, (unsigned)m.results[i].lo);
    }
    args[0].state = REFRT_POISON;
    call(&m, m.function, args, is_integer ? 3 : 4);
    CHECK(m.results[0].state == REFRT_POISON && m.results[1].state == REFRT_POISON);
    args[0].state = REFRT_DEFINED;
    args[2].state = REFRT_POISON;
    call(&m, m.function, args, is_integer ? 3 : 4);
    CHECK(m.results[0].state == REFRT_POISON && m.results[1].state == REFRT_POISON);
  }
  machine_end(&m);
}

static void test_complex_powers(void) {
  static const int32_t pow_rows[][7] = {
      {8, 16, 16, 0, -24, 32, 0},                             /* (1 + 2i)^2 = -3 + 4i */
      {24, 32, 4, 0, 16, 8, 0},                               /* the root of 3 + 4i is 2 + i */
      {24, -32, 4, 0, 16, -8, 0},                             /* and the imaginary part keeps its sign */
      {-24, -32, 4, 0, 8, -16, 0},  {16, 0, 24, 0, 64, 0, 0}, /* 2^3, both real: no imaginary part in any evaluation */
      {-16, 0, 16, 0, 32, OPEN, 0},                           /* (-2)^2 = e^(2 log 2 + 2 pi i) */
      {0, 8, 8, 0, OPEN, 8, 0},                               /* i^1 */
      {24, -40, 0, 0, 8, 0, 0},                               /* any number to the power 0 */
      {0, 0, 12, 0, 0, 0, 0},                                 /* zero to a positive power */
      {0, 0, 8, 40, 0, 0, 1},       {0, 0, -8, 0, 0, 0, 1},   /* and to others */
      {0, 0, 0, 8, 0, 0, 1},
  };
  static const int32_t powi_rows[][7] = {
      {8, 16, 2, 0, -24, 32, 0},
      {8, 16, 3, 0, -88, -16, 0},
      {8, 8, -2, 0, OPEN, -4, 0},
      {16, 0, -3, 0, 1, 0, 0},
      {-8, 0, 2000000001, 0, -8, OPEN, 0},
      {0, 16, 2, 0, -32, OPEN, 0},
      {0, 16, 3, 0, OPEN, -64, 0},
      {0, -16, 1, 0, OPEN, -16, 0},
      {0, 0, 0, 0, 8, 0, 0},
      {24, 8, 0, 0, 8, 0, 0},
      {0, 0, 5, 0, 0, 0, 0},
      {0, 0, -1, 0, 0, 0, 1},
  };
  static const int32_t atan2_rows[][7] = {
      {0, 0, 8, 0, OPEN, OPEN, 0},  /* 0, where computed logarithms of 1 are next to nothing */
      {0, 0, 0, 0, 0, 0, 1},        /* no number */
      {8, 0, 0, 8, 0, 0, 1},        /* 1^2 + i^2 = 0 */
      {0, 0, -8, 0, OPEN, OPEN, 0}, /* half a turn, this way or the other */
  };
  size_t i;
  for (i = 0; i < sizeof pow_rows / sizeof pow_rows[0]; ++i)
    check_power(REFRT_OP_APPROX_COMPLEX, REFRT_MATH_POW, pow_rows[i]);
  for (i = 0; i < sizeof powi_rows / sizeof powi_rows[0]; ++i)
    check_power(REFRT_OP_POWI_COMPLEX, 0, powi_rows[i]);
  for (i = 0; i < sizeof atan2_rows / sizeof atan2_rows[0]; ++i)
    check_power(REFRT_OP_APPROX_COMPLEX, REFRT_MATH_ATAN2, atan2_rows[i]);
}

/* One call of an operation on complex numbers of f32, given as bits. */
static void call_complex(machine *m, refrt_opcode op, uint64_t function, const uint32_t *parts, int64_t power) {
  refrt_type pair;
  refrt_value args[4];
  uint32_t i, is_integer = op == REFRT_OP_POWI_COMPLEX;
  machine_start(m);
  pair = refrt_type_complex(m->program, m->f32);
  begin_function(m, "f", pair, pair, is_integer ? m->i64 : pair, END_OF_LIST);
  emit_return(m, emit_full(m, op, 0, pair, &pair, 1, &function, is_integer ? 0 : 1, m->args, 2), END_OF_LIST);
  for (i = 0; i < 4; ++i)
    args[i] = leaf(parts[i]);
  if (is_integer)
    args[2] = leaf((uint64_t)power);
  if (machine_ready(m))
    call(m, m->function, args, is_integer ? 3 : 4);
}

/* atan2 takes a root of x^2 + y^2, in all four quadrants of it here. The numbers
 * are those of another implementation (Python's cmath) by the description. */
static void test_complex_roots(void) {
  static const uint32_t rows[][6] = {
      {0x3f800000u, 0x40000000u, 0x3f800000u, 0x3e800000u, 0x3f9f649du, 0x3ea88f0fu}, /* of -2.0625 + 4.5i */
      {0x3f800000u, 0xc0000000u, 0x3f800000u, 0x3e800000u, 0x3fb924fdu, 0xbef49c66u}, /* of -2.0625 - 3.5i */
      {0x40000000u, 0x3f800000u, 0x3f000000u, 0x3f800000u, 0x3f94bb8fu, 0xbe85e24cu}, /* of 2.25 + 5i */
      {0x40000000u, 0xbf800000u, 0x3f000000u, 0xbf800000u, 0x3f94bb8fu, 0x3e85e24cu}, /* of 2.25 - 5i */
  };
  size_t i;
  for (i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    machine m;
    uint32_t part;
    call_complex(&m, REFRT_OP_APPROX_COMPLEX, REFRT_MATH_ATAN2, rows[i], 0);
    CHECK_RETURNED(&m);
    for (part = 0; part < 2; ++part) {
      int32_t apart = distance_of((uint32_t)m.results[part].lo, rows[i][4 + part]);
      CHECK_MSG(m.results[part].state == REFRT_APPROX && apart >= -1 && apart <= 1, "row %u: part %u is 0x%x",
                (unsigned)i, part, (unsigned)m.results[part].lo);
    }
    machine_end(&m);
  }
}

/* The error grows with the exponent: what a long double has more than an f32 is
 * the last exponent that leaves a number. */
static void test_largest_exponents(void) {
  static const uint32_t turn[4] = {0x3f19999au, 0x3f4ccccdu, 0, 0}; /* 0.6 + 0.8i */
  uint32_t parts[4] = {0, 0x3f800000u, 0, 0};                       /* i */
  const int reserve = LDBL_MANT_DIG - 24;
  const int64_t limit = reserve < 62 ? (int64_t)1 << reserve : 0; /* with 113 bits every integer is small enough */
  int64_t powers[4];
  int i;
  powers[0] = limit;
  powers[1] = -limit;
  powers[2] = limit + 1;
  powers[3] = -limit - 1;
  for (i = limit == 0 ? 4 : 0; i < 4; ++i) {
    machine m;
    call_complex(&m, REFRT_OP_POWI_COMPLEX, 0, turn, powers[i]);
    CHECK_MSG(m.outcome.kind == (i < 2 ? REFRT_RETURNED : REFRT_REFUSED), "exponent %d", i);
    CHECK(i < 2 || strstr(m.outcome.message, "exponent that is too large") != NULL);
    machine_end(&m);
  }
  for (i = 1; i < 3; ++i) { /* i^(a quarter of the limit), and half of it: times 1 + pi / 2 it is too much */
    machine m;
    parts[2] = (uint32_t)(127 + reserve - 3 + i) << 23;
    call_complex(&m, REFRT_OP_APPROX_COMPLEX, REFRT_MATH_POW, parts, 0);
    CHECK_MSG(m.outcome.kind == (i == 1 ? REFRT_RETURNED : REFRT_REFUSED), "i^2^%d", reserve - 3 + i);
    machine_end(&m);
  }
}

/* What follows sin(x); REFRT_COUNT-like kinds of ends in `refused`. */
static void check_user(refrt_opcode op, uint64_t attr, int num_attr, int operands, refrt_float_kind to, int refused) {
  machine m;
  refrt_type result;
  refrt_value args[2];
  uint32_t values[2];
  machine_start(&m);
  result = op == REFRT_OP_CMPF                               ? m.i1
           : op == REFRT_OP_FPTOSI || op == REFRT_OP_BITCAST ? m.i32
                                                             : refrt_type_float(m.program, to);
  begin_function(&m, "f", result, m.f32, m.f32, END_OF_LIST);
  values[0] = emit_attr(&m, REFRT_OP_APPROXF, 0, m.f32, m.f32, REFRT_MATH_SIN, m.args[0], END_OF_LIST);
  values[1] = m.args[1];
  emit_return(&m, emit_full(&m, op, 0, m.f32, &result, 1, &attr, (uint32_t)num_attr, values, (uint32_t)operands),
              END_OF_LIST);
  args[0] = leaf(ONE32);
  args[1] = leaf(ONE32);
  if (machine_ready(&m)) {
    call(&m, m.function, args, 2);
    CHECK_MSG(m.outcome.kind == (refused ? REFRT_REFUSED : REFRT_RETURNED), "%s: kind %d, %s", refrt_opcode_name(op),
              (int)m.outcome.kind, m.outcome.message);
    if (!refused)
      CHECK(m.results[0].state == REFRT_APPROX);
  }
  machine_end(&m);
}

static void test_users(void) {
  check_user(REFRT_OP_ADDF, 0, 0, 2, REFRT_FLOAT_F32, 0);
  check_user(REFRT_OP_MULF, 0, 0, 2, REFRT_FLOAT_F32, 0);
  check_user(REFRT_OP_NEGF, 0, 0, 1, REFRT_FLOAT_F32, 0);
  check_user(REFRT_OP_SQRT, 0, 0, 1, REFRT_FLOAT_F32, 0);
  check_user(REFRT_OP_MAXIMUMF, 0, 0, 2, REFRT_FLOAT_F32, 0);
  check_user(REFRT_OP_TRUNCF, REFRT_ROUND_NEAREST_EVEN, 1, 1, REFRT_FLOAT_F16, 0);
  check_user(REFRT_OP_FREEZE, 0, 0, 1, REFRT_FLOAT_F32, 0);
  check_user(REFRT_OP_EXTF, 0, 0, 1, REFRT_FLOAT_F64, 1);
  check_user(REFRT_OP_CMPF, REFRT_FCMP_OLT, 1, 2, REFRT_FLOAT_F32, 1);
  check_user(REFRT_OP_ROUNDF, REFRT_ROUND_UP, 1, 1, REFRT_FLOAT_F32, 1);
  check_user(REFRT_OP_REMF, 0, 0, 2, REFRT_FLOAT_F32, 1);
  check_user(REFRT_OP_FPTOSI, 0, 0, 1, REFRT_FLOAT_F32, 1);
  check_user(REFRT_OP_BITCAST, 0, 0, 1, REFRT_FLOAT_F32, 1);
}

/* The mark goes through memory and stops a read of the bits. */
static void test_memory(void) {
  int as_bits;
  for (as_bits = 0; as_bits < 2; ++as_bits) {
    machine m;
    refrt_value arg = leaf(ONE32);
    uint32_t count, place, value;
    refrt_type result;
    machine_start(&m);
    result = as_bits ? m.i32 : m.f32;
    begin_function(&m, "f", result, m.f32, END_OF_LIST);
    count = constant(&m, m.i64, 1);
    place = emit_attr(&m, REFRT_OP_LLVM_ALLOCA, 0, m.f32, m.ptr, 0, count, END_OF_LIST);
    value = emit_attr(&m, REFRT_OP_APPROXF, 0, m.f32, m.f32, REFRT_MATH_COS, m.args[0], END_OF_LIST);
    (void)emit_attr(&m, REFRT_OP_LLVM_STORE, 0, m.f32, REFRT_NONE, 0, value, place, END_OF_LIST);
    emit_return(&m, emit_attr(&m, REFRT_OP_LLVM_LOAD, 0, result, result, 0, place, END_OF_LIST), END_OF_LIST);
    if (machine_ready(&m)) {
      call(&m, m.function, &arg, 1);
      CHECK(m.outcome.kind == (as_bits ? REFRT_REFUSED : REFRT_RETURNED));
      if (!as_bits)
        CHECK(m.results[0].state == REFRT_APPROX && m.results[0].lo == 0x3f0a5140);
    }
    machine_end(&m);
  }
}

static void check_invalid(refrt_opcode op, uint64_t attr, int num_attr, int is_complex, uint32_t operands) {
  machine m;
  refrt_type type;
  machine_start(&m);
  type = is_complex ? refrt_type_complex(m.program, m.f32) : m.f32;
  begin_function(&m, "f", type, type, type, END_OF_LIST);
  emit_return(&m, emit_full(&m, op, 0, type, &type, 1, &attr, (uint32_t)num_attr, m.args, operands), END_OF_LIST);
  CHECK(refrt_program_verify(m.program) == REFRT_E_INVALID);
  machine_end(&m);
}

static void test_invalid(void) {
  check_invalid(REFRT_OP_APPROXF, REFRT_MATH_SIN, 1, 0, 2);
  check_invalid(REFRT_OP_APPROXF, REFRT_MATH_POW, 1, 0, 1);
  check_invalid(REFRT_OP_APPROXF, REFRT_MATH_SIGN, 1, 0, 1);
  check_invalid(REFRT_OP_APPROXF, REFRT_MATH_COUNT, 1, 0, 1);
  check_invalid(REFRT_OP_APPROX_COMPLEX, REFRT_MATH_SIN, 1, 0, 1);
  check_invalid(REFRT_OP_APPROX_COMPLEX, REFRT_MATH_ERF, 1, 1, 1);
  check_invalid(REFRT_OP_POWIF, 0, 0, 0, 2);
  check_invalid(REFRT_OP_POWI_COMPLEX, 0, 0, 0, 2);
  check_invalid(REFRT_OP_POWI_COMPLEX, 0, 0, 1, 2);
}

/* f128 has no reserve in any long double. */
static void test_unsupported(void) {
  machine m;
  refrt_type f128;
  refrt_value a = leaf(0);
  machine_start(&m);
  f128 = refrt_type_float(m.program, REFRT_FLOAT_F128);
  begin_function(&m, "f", f128, f128, END_OF_LIST);
  emit_return(&m, emit_attr(&m, REFRT_OP_APPROXF, 0, f128, f128, REFRT_MATH_SIN, m.args[0], END_OF_LIST), END_OF_LIST);
  if (machine_ready(&m)) {
    call(&m, m.function, &a, 1);
    CHECK(m.outcome.kind == REFRT_REFUSED);
  }
  machine_end(&m);
}

int main(void) {
  test_reals();
  test_states();
  test_powif();
  test_complex();
  test_complex_powers();
  test_complex_roots();
  test_largest_exponents();
  test_users();
  test_memory();
  test_invalid();
  test_unsupported();
  return check_finish();
}
