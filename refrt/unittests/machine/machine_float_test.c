/*===-- machine_float_test.c - float instructions ----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Every float instruction and float cast on bit patterns worked out by hand,
 * with the any-NaN policy, fast-math promises and unknown operands; bitcasts
 * and regrouping of lanes. Rules of conformance/spec/arith.md.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/machine.h"

/* f32 patterns. */
#define ONE 0x3f800000u
#define TWO 0x40000000u
#define MINUS_ONE 0xbf800000u
#define INF 0x7f800000u
#define MINUS_ZERO 0x80000000u
#define QUIET 0x7fc00000u
#define ODD_NAN 0xffc12345u

typedef struct float_case {
  refrt_opcode op;
  uint32_t flags;
  uint64_t attr;
  uint32_t operands;
  uint64_t v[3];
  uint32_t states[3];
  uint32_t state;
  uint64_t r;
} float_case;

static const float_case cases[] = {
    {REFRT_OP_ADDF, 0, 0, 2, {ONE, ONE, 0}, {0, 0, 0}, REFRT_DEFINED, TWO},
    {REFRT_OP_ADDF, 0, 0, 2, {ONE, ODD_NAN, 0}, {0, 0, 0}, REFRT_ANY_NAN, QUIET},
    {REFRT_OP_ADDF, 0, 0, 2, {INF, INF | MINUS_ZERO, 0}, {0, 0, 0}, REFRT_ANY_NAN, QUIET},
    {REFRT_OP_ADDF, REFRT_FLAG_NNAN, 0, 2, {INF, INF | MINUS_ZERO, 0}, {0, 0, 0}, REFRT_POISON, 0},
    {REFRT_OP_ADDF, REFRT_FLAG_NINF, 0, 2, {ONE, INF, 0}, {0, 0, 0}, REFRT_POISON, 0},
    {REFRT_OP_ADDF, REFRT_FLAG_NSZ, 0, 2, {ONE, ONE, 0}, {0, 0, 0}, REFRT_DEFINED, TWO},
    {REFRT_OP_ADDF, 0, 0, 2, {ONE, ONE, 0}, {REFRT_POISON, 0, 0}, REFRT_POISON, 0},
    {REFRT_OP_ADDF, 0, 0, 2, {ONE, ONE, 0}, {0, REFRT_UNDEF, 0}, REFRT_DEPENDS, 0}, /* not every number */
    {REFRT_OP_ADDF, REFRT_FLAG_NNAN, 0, 2, {ONE, ONE, 0}, {0, REFRT_UNDEF, 0}, REFRT_POISON, 0},
    {REFRT_OP_ADDF, 0, 0, 2, {ONE, QUIET, 0}, {0, REFRT_ANY_NAN, 0}, REFRT_ANY_NAN, QUIET},
    {REFRT_OP_SUBF, 0, 0, 2, {ONE, TWO, 0}, {0, 0, 0}, REFRT_DEFINED, MINUS_ONE},
    {REFRT_OP_MULF, 0, 0, 2, {TWO, MINUS_ONE, 0}, {0, 0, 0}, REFRT_DEFINED, 0xc0000000},
    {REFRT_OP_MULF, 0, 0, 2, {0, INF, 0}, {0, 0, 0}, REFRT_ANY_NAN, QUIET},
    {REFRT_OP_DIVF, 0, 0, 2, {ONE, MINUS_ZERO, 0}, {0, 0, 0}, REFRT_DEFINED, 0xff800000},
    {REFRT_OP_DIVF, 0, 0, 2, {0, 0, 0}, {0, 0, 0}, REFRT_ANY_NAN, QUIET},
    {REFRT_OP_REMF, 0, 0, 2, {0xc0e00000, TWO, 0}, {0, 0, 0}, REFRT_DEFINED, MINUS_ONE}, /* fmod(-7, 2) */
    {REFRT_OP_NEGF, 0, 0, 1, {ONE, 0, 0}, {0, 0, 0}, REFRT_DEFINED, MINUS_ONE},
    {REFRT_OP_NEGF, 0, 0, 1, {ODD_NAN, 0, 0}, {0, 0, 0}, REFRT_DEFINED, 0x7fc12345},
    {REFRT_OP_NEGF, 0, 0, 1, {QUIET, 0, 0}, {REFRT_ANY_NAN, 0, 0}, REFRT_ANY_NAN, 0xffc00000},
    {REFRT_OP_ABSF, 0, 0, 1, {MINUS_ONE, 0, 0}, {0, 0, 0}, REFRT_DEFINED, ONE},
    {REFRT_OP_ABSF, 0, 0, 1, {ODD_NAN, 0, 0}, {0, 0, 0}, REFRT_DEFINED, 0x7fc12345},
    {REFRT_OP_COPYSIGN, 0, 0, 2, {ONE, MINUS_ZERO, 0}, {0, 0, 0}, REFRT_DEFINED, MINUS_ONE},
    {REFRT_OP_COPYSIGN, 0, 0, 2, {ONE, QUIET, 0}, {0, REFRT_ANY_NAN, 0}, REFRT_CHOSEN, 0},
    {REFRT_OP_COPYSIGN, 0, 0, 2, {QUIET, ONE, 0}, {REFRT_ANY_NAN, 0, 0}, REFRT_ANY_NAN, QUIET},
    {REFRT_OP_SQRT, 0, 0, 1, {0x40800000, 0, 0}, {0, 0, 0}, REFRT_DEFINED, TWO},
    {REFRT_OP_SQRT, 0, 0, 1, {MINUS_ONE, 0, 0}, {0, 0, 0}, REFRT_ANY_NAN, QUIET},
    {REFRT_OP_FMA, 0, 0, 3, {TWO, TWO, MINUS_ONE}, {0, 0, 0}, REFRT_DEFINED, 0x40400000},
    /* 1 + 2^-12 squared minus (1 + 2^-11) is 2^-24: only if rounded once. */
    {REFRT_OP_FMA, 0, 0, 3, {0x3f800800, 0x3f800800, 0xbf801000}, {0, 0, 0}, REFRT_DEFINED, 0x33800000},
    {REFRT_OP_MAXIMUMF, 0, 0, 2, {0, MINUS_ZERO, 0}, {0, 0, 0}, REFRT_DEFINED, 0},
    {REFRT_OP_MAXIMUMF, 0, 0, 2, {ONE, ODD_NAN, 0}, {0, 0, 0}, REFRT_ANY_NAN, QUIET},
    {REFRT_OP_MINIMUMF, 0, 0, 2, {0, MINUS_ZERO, 0}, {0, 0, 0}, REFRT_DEFINED, MINUS_ZERO},
    {REFRT_OP_MAXNUMF, 0, 0, 2, {ONE, ODD_NAN, 0}, {0, 0, 0}, REFRT_DEFINED, ONE},
    {REFRT_OP_MINNUMF, 0, 0, 2, {QUIET, TWO, 0}, {REFRT_ANY_NAN, 0, 0}, REFRT_DEFINED, TWO},
    {REFRT_OP_MINNUMF, 0, 0, 2, {0, MINUS_ZERO, 0}, {0, 0, 0}, REFRT_CHOSEN, 0},
    {REFRT_OP_MAXNUMF, 0, 0, 2, {MINUS_ZERO, MINUS_ZERO, 0}, {0, 0, 0}, REFRT_DEFINED, MINUS_ZERO},
    {REFRT_OP_MAXNUMF, 0, 0, 2, {ONE, 0x7fa00000u, 0}, {0, 0, 0}, REFRT_CHOSEN, 0},
    {REFRT_OP_MINNUMF, 0, 0, 2, {0x7fa00000u, QUIET, 0}, {0, 0, 0}, REFRT_ANY_NAN, QUIET},
    /* Flags that allow other answers, where there are some and where there are none. */
    {REFRT_OP_ADDF, REFRT_FLAG_REASSOC, 0, 2, {ONE, TWO, 0}, {0, 0, 0}, REFRT_DEFINED, 0x40400000},
    /* 4095 and one less or more */
    {REFRT_OP_ADDF, REFRT_FLAG_REASSOC, 0, 2, {0x457ff000, MINUS_ONE, 0}, {0, 0, 0}, REFRT_DEFINED, 0x457fe000},
    {REFRT_OP_ADDF, REFRT_FLAG_REASSOC, 0, 2, {0x457ff000, ONE, 0}, {0, 0, 0}, REFRT_CHOSEN, 0x45800000},
    {REFRT_OP_ADDF, REFRT_FLAG_REASSOC, 0, 2, {ONE, 0x3f000000, 0}, {0, 0, 0}, REFRT_CHOSEN, 0x3fc00000},
    {REFRT_OP_SUBF, REFRT_FLAG_REASSOC, 0, 2, {0x7149f2ca, 0x7149f2ca, 0}, {0, 0, 0}, REFRT_CHOSEN, 0}, /* 1e30 */
    {REFRT_OP_ADDF, REFRT_FLAG_REASSOC, 0, 2, {INF, ONE, 0}, {0, 0, 0}, REFRT_CHOSEN, INF},
    {REFRT_OP_ADDF, REFRT_FLAG_REASSOC | REFRT_FLAG_NINF, 0, 2, {INF, ONE, 0}, {0, 0, 0}, REFRT_POISON, 0},
    {REFRT_OP_ADDF, REFRT_FLAG_CONTRACT, 0, 2, {ONE, 0x3f000000, 0}, {0, 0, 0}, REFRT_DEFINED, 0x3fc00000},
    {REFRT_OP_MULF, REFRT_FLAG_CONTRACT, 0, 2, {TWO, MINUS_ONE, 0}, {0, 0, 0}, REFRT_DEFINED, 0xc0000000},
    {REFRT_OP_MULF, REFRT_FLAG_CONTRACT, 0, 2, {0x3f800800, 0x3f800800, 0}, {0, 0, 0}, REFRT_CHOSEN, 0x3f801000},
    {REFRT_OP_MULF, REFRT_FLAG_REASSOC, 0, 2, {0x3f800800, 0x3f800800, 0}, {0, 0, 0}, REFRT_CHOSEN, 0x3f801000},
    {REFRT_OP_FMA, REFRT_FLAG_REASSOC, 0, 3, {TWO, TWO, 0x3f000000}, {0, 0, 0}, REFRT_CHOSEN, 0x40900000},
    {REFRT_OP_DIVF, REFRT_FLAG_ARCP, 0, 2, {0x3f800800, TWO, 0}, {0, 0, 0}, REFRT_DEFINED, 0x3f000800},
    {REFRT_OP_DIVF, REFRT_FLAG_ARCP, 0, 2, {0x40c00000, 0x40400000, 0}, {0, 0, 0}, REFRT_CHOSEN, TWO}, /* 6 / 3 */
    {REFRT_OP_DIVF, REFRT_FLAG_REASSOC, 0, 2, {0x40c00000, 0x40400000, 0}, {0, 0, 0}, REFRT_CHOSEN, TWO},
    {REFRT_OP_MULF, REFRT_FLAG_REASSOC, 0, 2, {TWO, MINUS_ONE, 0}, {0, 0, 0}, REFRT_DEFINED, 0xc0000000},
    {REFRT_OP_MULF, REFRT_FLAG_REASSOC, 0, 2, {0, ONE, 0}, {0, 0, 0}, REFRT_CHOSEN, 0}, /* times what may be infinite */
    {REFRT_OP_MULF, REFRT_FLAG_CONTRACT, 0, 2, {0, ONE, 0}, {0, 0, 0}, REFRT_DEFINED, 0},
    {REFRT_OP_FMA, REFRT_FLAG_REASSOC, 0, 3, {TWO, MINUS_ONE, TWO}, {0, 0, 0}, REFRT_CHOSEN, 0}, /* 0 or 2 * (1 - 1) */
    {REFRT_OP_SUBF, REFRT_FLAG_REASSOC, 0, 2, {TWO, TWO, 0}, {0, 0, 0}, REFRT_DEFINED, 0},
    {REFRT_OP_DIVF, REFRT_FLAG_NSZ, 0, 2, {ONE, MINUS_ZERO, 0}, {0, 0, 0}, REFRT_CHOSEN, 0xff800000},
    {REFRT_OP_DIVF, REFRT_FLAG_NSZ, 0, 2, {MINUS_ZERO, ONE, 0}, {0, 0, 0}, REFRT_CHOSEN, MINUS_ZERO},
    {REFRT_OP_ADDF, REFRT_FLAG_NSZ, 0, 2, {ONE, MINUS_ZERO, 0}, {0, 0, 0}, REFRT_DEFINED, ONE},
    {REFRT_OP_ADDF, REFRT_FLAG_NSZ, 0, 2, {0, MINUS_ZERO, 0}, {0, 0, 0}, REFRT_CHOSEN, 0},
    {REFRT_OP_NEGF, REFRT_FLAG_NSZ, 0, 1, {0, 0, 0}, {0, 0, 0}, REFRT_CHOSEN, MINUS_ZERO},
    {REFRT_OP_ABSF, REFRT_FLAG_NSZ, 0, 1, {MINUS_ONE, 0, 0}, {0, 0, 0}, REFRT_DEFINED, ONE},
    {REFRT_OP_COPYSIGN, REFRT_FLAG_NSZ, 0, 2, {ONE, MINUS_ZERO, 0}, {0, 0, 0}, REFRT_CHOSEN, MINUS_ONE},
    {REFRT_OP_MAXIMUMF, REFRT_FLAG_NSZ, 0, 2, {MINUS_ZERO, MINUS_ONE, 0}, {0, 0, 0}, REFRT_CHOSEN, MINUS_ZERO},
    {REFRT_OP_ROUNDF, REFRT_FLAG_NSZ, REFRT_ROUND_UP, 1, {0xbf000000, 0, 0}, {0, 0, 0}, REFRT_CHOSEN, MINUS_ZERO},
    {REFRT_OP_SQRT, REFRT_FLAG_AFN, 0, 1, {0x40800000, 0, 0}, {0, 0, 0}, REFRT_CHOSEN, TWO},
    {REFRT_OP_SQRT, REFRT_FLAG_AFN, 0, 1, {MINUS_ZERO, 0, 0}, {0, 0, 0}, REFRT_DEFINED, MINUS_ZERO},
    {REFRT_OP_ADDF, REFRT_FLAG_AFN, 0, 2, {ONE, 0x3f000000, 0}, {0, 0, 0}, REFRT_DEFINED, 0x3fc00000},
    {REFRT_OP_CMPF, REFRT_FLAG_NSZ, REFRT_FCMP_OEQ, 2, {MINUS_ZERO, 0, 0}, {0, 0, 0}, REFRT_DEFINED, 1},
    {REFRT_OP_ROUNDF, 0, REFRT_ROUND_NEAREST_EVEN, 1, {0x40200000, 0, 0}, {0, 0, 0}, REFRT_DEFINED, TWO}, /* 2.5 */
    {REFRT_OP_ROUNDF, 0, REFRT_ROUND_NEAREST_EVEN, 1, {0xbf000000, 0, 0}, {0, 0, 0}, REFRT_DEFINED, MINUS_ZERO},
    {REFRT_OP_ROUNDF, 0, REFRT_ROUND_NEAREST_EVEN, 1, {0x3f000001, 0, 0}, {0, 0, 0}, REFRT_DEFINED, ONE},
    {REFRT_OP_ROUNDF, 0, REFRT_ROUND_NEAREST_AWAY, 1, {0xbf000000, 0, 0}, {0, 0, 0}, REFRT_DEFINED, MINUS_ONE},
    {REFRT_OP_ROUNDF, 0, REFRT_ROUND_NEAREST_AWAY, 1, {0x3effffff, 0, 0}, {0, 0, 0}, REFRT_DEFINED, 0},
    {REFRT_OP_ROUNDF, 0, REFRT_ROUND_UP, 1, {1, 0, 0}, {0, 0, 0}, REFRT_DEFINED, ONE},
    {REFRT_OP_ROUNDF, 0, REFRT_ROUND_UP, 1, {0x80000001, 0, 0}, {0, 0, 0}, REFRT_DEFINED, MINUS_ZERO},
    {REFRT_OP_ROUNDF, 0, REFRT_ROUND_DOWN, 1, {0x80000001, 0, 0}, {0, 0, 0}, REFRT_DEFINED, MINUS_ONE},
    {REFRT_OP_ROUNDF, 0, REFRT_ROUND_TO_ZERO, 1, {0x3ff33333, 0, 0}, {0, 0, 0}, REFRT_DEFINED, ONE},
    {REFRT_OP_ROUNDF, 0, REFRT_ROUND_DOWN, 1, {INF, 0, 0}, {0, 0, 0}, REFRT_DEFINED, INF},
    {REFRT_OP_ROUNDF, 0, REFRT_ROUND_DOWN, 1, {0x7f7fffff, 0, 0}, {0, 0, 0}, REFRT_DEFINED, 0x7f7fffff},
    {REFRT_OP_ROUNDF, 0, REFRT_ROUND_DOWN, 1, {ODD_NAN, 0, 0}, {0, 0, 0}, REFRT_ANY_NAN, QUIET},
    {REFRT_OP_CLASSIFYF, 0, REFRT_CLASS_NORMAL, 1, {0x807fffff, 0, 0}, {0, 0, 0}, REFRT_DEFINED, 0},
    {REFRT_OP_CLASSIFYF, 0, REFRT_CLASS_NORMAL, 1, {0x80800000, 0, 0}, {0, 0, 0}, REFRT_DEFINED, 1},
    {REFRT_OP_CLASSIFYF, 0, REFRT_CLASS_FINITE, 1, {MINUS_ZERO, 0, 0}, {0, 0, 0}, REFRT_DEFINED, 1},
    {REFRT_OP_CLASSIFYF, 0, REFRT_CLASS_INF, 1, {0xff800000, 0, 0}, {0, 0, 0}, REFRT_DEFINED, 1},
    {REFRT_OP_CLASSIFYF, 0, REFRT_CLASS_POSITIVE_INF, 1, {0xff800000, 0, 0}, {0, 0, 0}, REFRT_DEFINED, 0},
    {REFRT_OP_CLASSIFYF, 0, REFRT_CLASS_SIGNALLING_NAN, 1, {0x7f800001, 0, 0}, {0, 0, 0}, REFRT_DEFINED, 1},
    {REFRT_OP_CLASSIFYF, 0, REFRT_CLASS_SIGNALLING_NAN, 1, {ODD_NAN, 0, 0}, {0, 0, 0}, REFRT_DEFINED, 0},
    {REFRT_OP_CLASSIFYF, 0, REFRT_CLASS_NAN, 1, {QUIET, 0, 0}, {REFRT_ANY_NAN, 0, 0}, REFRT_DEFINED, 1},
    {REFRT_OP_CLASSIFYF, 0, REFRT_CLASS_QUIET_NAN, 1, {QUIET, 0, 0}, {REFRT_ANY_NAN, 0, 0}, REFRT_CHOSEN, 0},
    {REFRT_OP_CLASSIFYF, REFRT_FLAG_NNAN, REFRT_CLASS_NAN, 1, {QUIET, 0, 0}, {0, 0, 0}, REFRT_POISON, 0},
    {REFRT_OP_CLASSIFYF, 0, REFRT_CLASS_SIGNALLING_NAN, 1, {0, 0, 0}, {REFRT_UNDEF, 0, 0}, REFRT_UNDEF, 0},
    {REFRT_OP_CLASSIFYF, 0, REFRT_CLASS_NEGATIVE_ZERO, 1, {0, 0, 0}, {REFRT_UNDEF, 0, 0}, REFRT_UNDEF, 0},
    {REFRT_OP_CLASSIFYF, 0, REFRT_CLASS_ALL, 1, {0, 0, 0}, {REFRT_UNDEF, 0, 0}, REFRT_DEFINED, 1},
    {REFRT_OP_CMPF, 0, REFRT_FCMP_OLT, 2, {MINUS_ZERO, 0, 0}, {0, 0, 0}, REFRT_DEFINED, 0},
    {REFRT_OP_CMPF, 0, REFRT_FCMP_OEQ, 2, {MINUS_ZERO, 0, 0}, {0, 0, 0}, REFRT_DEFINED, 1},
    {REFRT_OP_CMPF, 0, REFRT_FCMP_UNO, 2, {QUIET, 0, 0}, {REFRT_ANY_NAN, 0, 0}, REFRT_DEFINED, 1},
    {REFRT_OP_CMPF, 0, REFRT_FCMP_ORD, 2, {ODD_NAN, 0, 0}, {0, 0, 0}, REFRT_DEFINED, 0},
    {REFRT_OP_CMPF, REFRT_FLAG_NNAN, REFRT_FCMP_ORD, 2, {ODD_NAN, 0, 0}, {0, 0, 0}, REFRT_POISON, 0},
    {REFRT_OP_CMPF, 0, REFRT_FCMP_TRUE, 2, {ONE, 0, 0}, {REFRT_UNDEF, 0, 0}, REFRT_DEFINED, 1},
    {REFRT_OP_CMPF, 0, REFRT_FCMP_TRUE, 2, {ONE, 0, 0}, {REFRT_POISON, 0, 0}, REFRT_POISON, 0},
    {REFRT_OP_CMPF, 0, REFRT_FCMP_UGE, 2, {ONE, 0, 0}, {REFRT_UNDEF, 0, 0}, REFRT_UNDEF, 0},
};

static int is_test(refrt_opcode op) { return op == REFRT_OP_CMPF || op == REFRT_OP_CLASSIFYF; }

static void run_case(const float_case *c, size_t row) {
  const int64_t shape[2] = {1, 2};
  int vector;
  for (vector = 0; vector < 2; ++vector) {
    machine m;
    refrt_value args[6];
    uint32_t lanes = vector ? 2 : 1, i, k;
    refrt_type type, result;
    machine_start(&m);
    type = vector ? refrt_type_vector(m.program, m.f32, shape, 2) : m.f32;
    result = !is_test(c->op) ? type : vector ? refrt_type_vector(m.program, m.i1, shape, 2) : m.i1;
    begin_function(&m, "f", result, type, type, type, END_OF_LIST);
    emit_return(&m,
                emit_full(&m, c->op, c->flags, type, &result, 1, &c->attr, is_test(c->op) || c->op == REFRT_OP_ROUNDF,
                          m.args, c->operands),
                END_OF_LIST);
    for (i = 0; i < 3; ++i)
      for (k = 0; k < lanes; ++k) {
        args[i * lanes + k] = leaf(k + 1 == lanes ? c->v[i] : ONE);
        args[i * lanes + k].state = k + 1 == lanes ? c->states[i] : REFRT_DEFINED;
      }
    if (machine_ready(&m)) {
      const refrt_value *r = &m.results[lanes - 1];
      call(&m, m.function, args, 3 * lanes);
      CHECK_RETURNED(&m);
      CHECK_MSG(r->state == c->state && (c->state > REFRT_UNDEF || r->lo == c->r), "%s row %zu: state %u, 0x%llx",
                refrt_opcode_name(c->op), row, r->state, (unsigned long long)r->lo);
      if (vector) /* of ones */
        CHECK(m.results[0].state == ((c->op == REFRT_OP_SQRT && c->flags == REFRT_FLAG_AFN) ||
                                             (c->op == REFRT_OP_DIVF && c->flags == REFRT_FLAG_REASSOC)
                                         ? REFRT_CHOSEN
                                         : REFRT_DEFINED));
    }
    machine_end(&m);
  }
}

/* One cast of one leaf. */
static void run_cast(refrt_opcode op, uint32_t flags, uint64_t attr, refrt_float_kind from, refrt_float_kind to,
                     uint32_t int_bits, refrt_value a, uint32_t state, uint64_t r) {
  machine m;
  refrt_type type, result, integer;
  machine_start(&m);
  type = refrt_type_float(m.program, from);
  result = refrt_type_float(m.program, to);
  integer = refrt_type_int(m.program, int_bits);
  if (op == REFRT_OP_SITOFP || op == REFRT_OP_UITOFP)
    type = integer;
  if (op == REFRT_OP_FPTOSI || op == REFRT_OP_FPTOUI)
    result = integer;
  begin_function(&m, "f", result, type, END_OF_LIST);
  emit_return(&m, emit_full(&m, op, flags, type, &result, 1, &attr, op == REFRT_OP_TRUNCF, m.args, 1), END_OF_LIST);
  if (machine_ready(&m)) {
    call(&m, m.function, &a, 1);
    CHECK_RETURNED(&m);
    CHECK_MSG(m.results[0].state == state && (state >= REFRT_UNDEF || m.results[0].lo == r),
              "%s of 0x%llx: state %u, 0x%llx", refrt_opcode_name(op), (unsigned long long)a.lo, m.results[0].state,
              (unsigned long long)m.results[0].lo);
  }
  machine_end(&m);
}

static void test_casts(void) {
  refrt_value unknown = leaf(0);
  const refrt_float_kind f32 = REFRT_FLOAT_F32, f64 = REFRT_FLOAT_F64, f16 = REFRT_FLOAT_F16;
  unknown.state = REFRT_UNDEF;
  run_cast(REFRT_OP_EXTF, 0, 0, f32, f64, 1, leaf(ONE), REFRT_DEFINED, UINT64_C(0x3ff0000000000000));
  run_cast(REFRT_OP_EXTF, 0, 0, f32, f64, 1, leaf(ODD_NAN), REFRT_ANY_NAN, UINT64_C(0x7ff8000000000000));
  run_cast(REFRT_OP_TRUNCF, 0, 0, f64, f32, 1, leaf(UINT64_C(0x3ff0000000000000)), REFRT_DEFINED, ONE);
  run_cast(REFRT_OP_TRUNCF, 0, 0, f32, f16, 1, leaf(0x477ff000), REFRT_DEFINED, 0x7c00); /* 65520 */
  run_cast(REFRT_OP_TRUNCF, 0, REFRT_ROUND_TO_ZERO, f32, f16, 1, leaf(0x477ff000), REFRT_DEFINED, 0x7bff);
  run_cast(REFRT_OP_TRUNCF, REFRT_FLAG_NINF, 0, f32, f16, 1, leaf(0x477ff000), REFRT_POISON, 0);
  run_cast(REFRT_OP_SITOFP, 0, 0, f32, f32, 8, leaf(0xff), REFRT_DEFINED, MINUS_ONE);
  run_cast(REFRT_OP_UITOFP, 0, 0, f32, f32, 8, leaf(0xff), REFRT_DEFINED, 0x437f0000);
  run_cast(REFRT_OP_UITOFP, REFRT_FLAG_NNEG, 0, f32, f32, 8, leaf(0xff), REFRT_POISON, 0);
  run_cast(REFRT_OP_FPTOSI, 0, 0, f32, f32, 8, leaf(0xc3000000), REFRT_DEFINED, 0x80); /* -128 */
  run_cast(REFRT_OP_FPTOSI, 0, 0, f32, f32, 8, leaf(0xc3010000), REFRT_POISON, 0);     /* -129 */
  run_cast(REFRT_OP_FPTOUI, 0, 0, f32, f32, 8, leaf(0xbf000000), REFRT_DEFINED, 0);    /* -0.5 */
  run_cast(REFRT_OP_FPTOUI, 0, 0, f32, f32, 8, leaf(MINUS_ONE), REFRT_POISON, 0);
  run_cast(REFRT_OP_FPTOUI, 0, 0, f32, f32, 8, leaf(QUIET), REFRT_POISON, 0);
  run_cast(REFRT_OP_FPTOSI, 0, 0, f32, f32, 8, unknown, REFRT_POISON, 0);
  run_cast(REFRT_OP_EXTF, 0, 0, f32, f64, 1, unknown, REFRT_DEPENDS, 0);
  run_cast(REFRT_OP_EXTF, 0, 0, REFRT_FLOAT_BF16, f32, 1, leaf(0x3f80), REFRT_DEFINED, ONE);
}

/* bitcast of `from` leaves to `to` leaves. */
static void run_bitcast(int big_endian, uint32_t from_lanes, uint32_t from_bits, uint32_t to_lanes, uint32_t to_bits,
                        const refrt_value *from, const refrt_value *to) {
  refrt_layout layout;
  machine m;
  int64_t shape;
  refrt_type a, b;
  uint32_t i;
  refrt_layout_init(&layout);
  layout.big_endian = (uint8_t)big_endian;
  machine_start_layout(&m, &layout);
  shape = from_lanes;
  a = refrt_type_vector(m.program, refrt_type_int(m.program, from_bits), &shape, 1);
  shape = to_lanes;
  b = refrt_type_vector(m.program, refrt_type_int(m.program, to_bits), &shape, 1);
  begin_function(&m, "f", b, a, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_BITCAST, a, b, m.args[0], END_OF_LIST), END_OF_LIST);
  if (machine_ready(&m)) {
    call(&m, m.function, from, from_lanes);
    CHECK_RETURNED(&m);
    for (i = 0; i < to_lanes; ++i)
      CHECK_MSG(m.results[i].state == to[i].state && (to[i].state != 0 || m.results[i].lo == to[i].lo),
                "lane %u: state %u, 0x%llx", i, m.results[i].state, (unsigned long long)m.results[i].lo);
  }
  machine_end(&m);
}

static void test_bitcasts(void) {
  refrt_value bytes[4], words[2];
  machine m;
  refrt_value nan = leaf(QUIET);
  bytes[0] = leaf(0x11);
  bytes[1] = leaf(0x22);
  bytes[2] = leaf(0x33);
  bytes[3] = leaf(0x44);
  words[0] = leaf(0x2211);
  words[1] = leaf(0x4433);
  run_bitcast(0, 4, 8, 2, 16, bytes, words);
  run_bitcast(0, 2, 16, 4, 8, words, bytes);
  words[0] = leaf(0x1122);
  words[1] = leaf(0x3344);
  run_bitcast(1, 4, 8, 2, 16, bytes, words);
  bytes[3].state = words[1].state = REFRT_POISON;
  run_bitcast(1, 4, 8, 2, 16, bytes, words);
  bytes[0] = leaf(1);
  bytes[1] = leaf(0);
  bytes[2] = leaf(1);
  bytes[3] = leaf(1);
  words[0] = leaf(13);
  run_bitcast(0, 4, 1, 1, 4, bytes, words);
  words[0] = leaf(11);
  run_bitcast(1, 4, 1, 1, 4, bytes, words);
  /* An exact NaN keeps its bits; of one that arithmetic made others are as right. */
  machine_start(&m);
  begin_function(&m, "f", m.i32, m.f32, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_BITCAST, m.f32, m.i32, m.args[0], END_OF_LIST), END_OF_LIST);
  if (machine_ready(&m)) {
    call(&m, m.function, &nan, 1);
    CHECK(m.results[0].state == REFRT_DEFINED && m.results[0].lo == QUIET);
    nan.state = REFRT_ANY_NAN;
    call(&m, m.function, &nan, 1);
    CHECK(m.results[0].state == REFRT_CHOSEN && m.results[0].lo == QUIET);
  }
  machine_end(&m);
}

/* 6 op 1.5 of f64, by the fast form. */
static void test_f64(void) {
  static const struct {
    refrt_opcode op;
    uint64_t r;
  } rows[] = {{REFRT_OP_ADDF, UINT64_C(0x401e000000000000)}, /* 7.5 */
              {REFRT_OP_SUBF, UINT64_C(0x4012000000000000)}, /* 4.5 */
              {REFRT_OP_MULF, UINT64_C(0x4022000000000000)}, /* 9 */
              {REFRT_OP_DIVF, UINT64_C(0x4010000000000000)}, /* 4 */
              {REFRT_OP_REMF, 0}};
  size_t i;
  for (i = 0; i < sizeof rows / sizeof *rows; ++i) {
    machine m;
    refrt_value args[2];
    machine_start(&m);
    begin_function(&m, "f", m.f64, m.f64, m.f64, END_OF_LIST);
    emit_return(&m, emit(&m, rows[i].op, m.f64, m.f64, m.args[0], m.args[1], END_OF_LIST), END_OF_LIST);
    args[0] = leaf(UINT64_C(0x4018000000000000));
    args[1] = leaf(UINT64_C(0x3ff8000000000000));
    if (machine_ready(&m)) {
      call(&m, m.function, args, 2);
      CHECK_RETURNED(&m);
      CHECK(m.results[0].lo == rows[i].r && m.results[0].state == REFRT_DEFINED);
      args[1] = leaf(UINT64_C(0x7ff4000000000001)); /* a signalling NaN */
      call(&m, m.function, args, 2);
      CHECK(m.results[0].lo == UINT64_C(0x7ff8000000000000) && m.results[0].state == REFRT_ANY_NAN);
    }
    machine_end(&m);
  }
}

int main(void) {
  size_t i;
  for (i = 0; i < sizeof cases / sizeof *cases; ++i)
    run_case(&cases[i], i);
  test_f64();
  test_casts();
  test_bitcasts();
  return check_finish();
}
