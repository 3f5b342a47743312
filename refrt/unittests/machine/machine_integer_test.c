/*===-- machine_integer_test.c - integer instructions ------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Every integer instruction and integer cast on hand-worked values, with flags,
 * poison, undef and traps. Each case runs as a scalar, which takes the fast
 * form if there is one, and as the second lane of a vector, which never does.
 * Rules of conformance/spec/arith.md.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/machine.h"

enum { NSW = REFRT_FLAG_NSW, NUW = REFRT_FLAG_NUW, EXACT = REFRT_FLAG_EXACT };
#define TRAPS(NAME) (1000 + REFRT_TRAP_##NAME)
#define POISON (-1)
#define UNDEF (-2)
#define DEPENDS (-3)

typedef struct int_case {
  refrt_opcode op;
  uint32_t flags;
  uint64_t attr; /* predicate, or what the opcode says */
  uint32_t bits;
  uint64_t a, b;
  int state; /* 0: `r` is the result; POISON; UNDEF; DEPENDS; TRAPS(...) */
  uint64_t r;
  uint32_t unknown; /* 1: a is poison, 2: b is poison, 4: a is undef, 8: b is undef */
} int_case;

/* clang-format off */
static const int_case binary_cases[] = {
    {REFRT_OP_ADD, 0, 0, 8, 200, 100, 0, 44, 0},
    {REFRT_OP_ADD, 0, 0, 1, 1, 1, 0, 0, 0},
    {REFRT_OP_ADD, 0, 0, 64, UINT64_MAX, 2, 0, 1, 0},
    {REFRT_OP_ADD, NUW, 0, 8, 200, 55, 0, 255, 0},
    {REFRT_OP_ADD, NUW, 0, 8, 200, 56, POISON, 0, 0},
    {REFRT_OP_ADD, NSW, 0, 8, 100, 27, 0, 127, 0},
    {REFRT_OP_ADD, NSW, 0, 8, 100, 28, POISON, 0, 0},
    {REFRT_OP_ADD, NSW, 0, 8, 200, 100, 0, 44, 0}, /* -56 + 100 */
    {REFRT_OP_ADD, NSW | NUW, 0, 8, 200, 100, POISON, 0, 0},
    {REFRT_OP_ADD, 0, 0, 8, 1, 1, POISON, 0, 1},
    {REFRT_OP_ADD, 0, 0, 8, 1, 1, UNDEF, 0, 8},
    {REFRT_OP_ADD, 0, 0, 8, 1, 1, POISON, 0, 2 | 4},
    {REFRT_OP_ADD, NSW, 0, 8, 1, 1, POISON, 0, 4},
    {REFRT_OP_SUB, 0, 0, 8, 1, 2, 0, 255, 0},
    {REFRT_OP_SUB, NUW, 0, 8, 1, 2, POISON, 0, 0},
    {REFRT_OP_SUB, NSW, 0, 8, 128, 1, POISON, 0, 0},
    {REFRT_OP_SUB, NSW, 0, 8, 1, 2, 0, 255, 0},
    {REFRT_OP_MUL, 0, 0, 8, 20, 13, 0, 4, 0},
    {REFRT_OP_MUL, NUW, 0, 8, 16, 16, POISON, 0, 0},
    {REFRT_OP_MUL, NSW, 0, 8, 64, 2, POISON, 0, 0},
    {REFRT_OP_MUL, NSW, 0, 8, 192, 2, 0, 128, 0}, /* -64 * 2 */
    {REFRT_OP_MUL, 0, 0, 64, UINT64_C(1) << 40, UINT64_C(3) << 30, 0, 0, 0},
    {REFRT_OP_ADD, NSW, 0, 64, INT64_MAX, 1, POISON, 0, 0},
    {REFRT_OP_ADD, NSW | NUW, 0, 64, INT64_MAX - 1, 1, 0, INT64_MAX, 0},
    {REFRT_OP_ADD, NUW, 0, 64, UINT64_MAX, 1, POISON, 0, 0},
    {REFRT_OP_SUB, NUW, 0, 64, 5, 6, POISON, 0, 0},
    {REFRT_OP_SUB, NSW, 0, 64, UINT64_C(1) << 63, 1, POISON, 0, 0},
    {REFRT_OP_MUL, NUW, 0, 64, UINT64_C(1) << 32, UINT64_C(1) << 32, POISON, 0, 0},
    {REFRT_OP_MUL, NSW, 0, 64, UINT64_C(1) << 62, 2, POISON, 0, 0},
    {REFRT_OP_MUL, NSW, 0, 64, UINT64_MAX, UINT64_C(1) << 62, 0, UINT64_C(3) << 62, 0},
    {REFRT_OP_MUL, NSW | NUW, 0, 1, 1, 1, POISON, 0, 0}, /* -1 * -1 */
    {REFRT_OP_DIVU, 0, 0, 8, 200, 7, 0, 28, 0},
    {REFRT_OP_DIVU, EXACT, 0, 8, 200, 7, POISON, 0, 0},
    {REFRT_OP_DIVU, EXACT, 0, 8, 200, 8, 0, 25, 0},
    {REFRT_OP_DIVU, 0, 0, 8, 1, 0, TRAPS(DIVISION_BY_ZERO), 0, 0},
    {REFRT_OP_DIVU, 0, 0, 8, 1, 1, TRAPS(DIVISION_BY_ZERO), 0, 2},
    {REFRT_OP_DIVU, 0, 0, 8, 1, 1, TRAPS(DIVISION_BY_ZERO), 0, 8},
    {REFRT_OP_DIVU, 0, 0, 8, 1, 1, POISON, 0, 1},
    {REFRT_OP_IPOWI, 0, 0, 8, 3, 5, 0, 243, 0},
    {REFRT_OP_IPOWI, 0, 0, 8, 254, 8, 0, 0, 0}, /* -2^8 = 256 */
    {REFRT_OP_IPOWI, 0, 0, 8, 0, 0, 0, 1, 0},
    {REFRT_OP_IPOWI, 0, 0, 8, 255, 255, 0, 255, 0}, /* -1 to the power -1 */
    {REFRT_OP_IPOWI, 0, 0, 8, 255, 254, 0, 1, 0},
    {REFRT_OP_IPOWI, 0, 0, 8, 1, 128, 0, 1, 0},
    {REFRT_OP_IPOWI, 0, 0, 8, 2, 255, 0, 0, 0},
    {REFRT_OP_IPOWI, 0, 0, 1, 1, 1, 0, 1, 0},
    {REFRT_OP_IPOWI, 0, 0, 64, 3, 40, 0, UINT64_C(12157665459056928801), 0},
    {REFRT_OP_IPOWI, 0, 0, 8, 0, 255, TRAPS(DIVISION_BY_ZERO), 0, 0},
    {REFRT_OP_IPOWI, 0, 0, 8, 0, 1, TRAPS(DIVISION_BY_ZERO), 0, 2},
    {REFRT_OP_IPOWI, 0, 0, 8, 2, 1, POISON, 0, 2},
    {REFRT_OP_DIVS, 0, 0, 8, 249, 2, 0, 253, 0}, /* -7 / 2 = -3 */
    {REFRT_OP_DIVS, EXACT, 0, 8, 249, 2, POISON, 0, 0},
    {REFRT_OP_DIVS, 0, 0, 8, 128, 255, TRAPS(DIVISION_OVERFLOW), 0, 0},
    {REFRT_OP_DIVS, 0, 0, 8, 1, 255, TRAPS(DIVISION_OVERFLOW), 0, 1},
    {REFRT_OP_DIVS, 0, 0, 8, 1, 2, DEPENDS, 0, 4},
    {REFRT_OP_REMU, 0, 0, 8, 200, 7, 0, 4, 0},
    {REFRT_OP_REMU, 0, 0, 8, 200, 0, TRAPS(DIVISION_BY_ZERO), 0, 0},
    {REFRT_OP_REMS, 0, 0, 8, 249, 2, 0, 255, 0}, /* -7 rem 2 = -1 */
    {REFRT_OP_REMS, 0, 0, 8, 128, 255, TRAPS(DIVISION_OVERFLOW), 0, 0},
    {REFRT_OP_CEILDIVU, 0, 0, 8, 200, 7, 0, 29, 0},
    {REFRT_OP_CEILDIVU, 0, 0, 8, 0, 7, 0, 0, 0},
    {REFRT_OP_CEILDIVS, 0, 0, 8, 249, 2, 0, 253, 0}, /* -3.5 up */
    {REFRT_OP_CEILDIVS, 0, 0, 8, 7, 2, 0, 4, 0},
    {REFRT_OP_CEILDIVS, 0, 0, 8, 127, 255, 0, 129, 0}, /* defined (I-DIV) */
    {REFRT_OP_FLOORDIVS, 0, 0, 8, 249, 2, 0, 252, 0},
    {REFRT_OP_FLOORDIVS, 0, 0, 8, 129, 255, 0, 127, 0},
    {REFRT_OP_FLOORDIVS, 0, 0, 8, 128, 255, TRAPS(DIVISION_OVERFLOW), 0, 0},
    {REFRT_OP_AND, 0, 0, 8, 0xf0, 0x3c, 0, 0x30, 0},
    {REFRT_OP_OR, 0, 0, 8, 0xf0, 0x3c, 0, 0xfc, 0},
    {REFRT_OP_OR, REFRT_FLAG_DISJOINT, 0, 8, 0xf0, 0x3c, POISON, 0, 0},
    {REFRT_OP_OR, REFRT_FLAG_DISJOINT, 0, 8, 0xf0, 0x0c, 0, 0xfc, 0},
    {REFRT_OP_XOR, 0, 0, 8, 0xf0, 0x3c, 0, 0xcc, 0},
    {REFRT_OP_XOR, 0, 0, 8, 0xf0, 0x3c, UNDEF, 0, 4},
    /* undef, where the other operand decides */
    {REFRT_OP_AND, 0, 0, 8, 1, 0, 0, 0, 4}, {REFRT_OP_AND, 0, 0, 8, 0, 1, 0, 0, 8},
    {REFRT_OP_AND, 0, 0, 8, 1, 1, DEPENDS, 0, 4}, {REFRT_OP_AND, 0, 0, 8, 1, 0, POISON, 0, 1},
    {REFRT_OP_OR, 0, 0, 8, 1, 0xff, 0, 0xff, 4}, {REFRT_OP_OR, REFRT_FLAG_DISJOINT, 0, 8, 1, 0xff, POISON, 0, 4},
    {REFRT_OP_MUL, REFRT_FLAG_NSW, 0, 8, 1, 0, 0, 0, 4}, {REFRT_OP_MUL, 0, 0, 8, 1, 2, DEPENDS, 0, 4},
    {REFRT_OP_MAXS, 0, 0, 8, 0x7f, 1, 0, 0x7f, 8}, {REFRT_OP_MAXS, 0, 0, 8, 0xff, 1, DEPENDS, 0, 8},
    {REFRT_OP_MINS, 0, 0, 8, 0x80, 1, 0, 0x80, 8}, {REFRT_OP_MAXU, 0, 0, 8, 0xff, 1, 0, 0xff, 8},
    {REFRT_OP_MINU, 0, 0, 8, 1, 0, 0, 0, 4}, {REFRT_OP_SUBU_SAT, 0, 0, 8, 0, 1, 0, 0, 8},
    {REFRT_OP_SUBU_SAT, 0, 0, 8, 1, 0, DEPENDS, 0, 4}, {REFRT_OP_REMU, 0, 0, 8, 1, 1, 0, 0, 4},
    {REFRT_OP_REMS, 0, 0, 8, 1, 1, 0, 0, 4}, {REFRT_OP_CMPI, 0, REFRT_ICMP_ULT, 8, 1, 0, 0, 0, 4},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_UGE, 8, 1, 0, 0, 1, 4}, {REFRT_OP_CMPI, 0, REFRT_ICMP_ULT, 8, 0xff, 1, 0, 0, 8},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_ULE, 8, 0, 1, 0, 1, 8}, {REFRT_OP_CMPI, 0, REFRT_ICMP_ULE, 8, 1, 0, UNDEF, 0, 4},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SGE, 8, 0x7f, 1, 0, 1, 8}, {REFRT_OP_CMPI, 0, REFRT_ICMP_SLT, 8, 1, 0x80, 0, 0, 4},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SGT, 8, 0x80, 1, 0, 0, 8}, {REFRT_OP_CMPI, 0, REFRT_ICMP_SLE, 8, 1, 0x7f, 0, 1, 4},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SLT, 8, 1, 0, UNDEF, 0, 4},
    {REFRT_OP_SHL, 0, 0, 8, 0x81, 1, 0, 2, 0},
    {REFRT_OP_SHL, 0, 0, 8, 1, 8, POISON, 0, 0},
    {REFRT_OP_SHL, NUW, 0, 8, 0x81, 1, POISON, 0, 0},
    {REFRT_OP_SHL, NSW, 0, 8, 0x41, 1, POISON, 0, 0},
    {REFRT_OP_SHL, NSW, 0, 8, 0xc1, 1, 0, 0x82, 0},
    {REFRT_OP_SHL, 0, 0, 8, 1, 1, DEPENDS, 0, 4},
    {REFRT_OP_SHL, 0, 0, 8, 1, 1, POISON, 0, 8}, /* the amount may be too far */
    {REFRT_OP_SHRU, 0, 0, 8, 0x81, 1, 0, 0x40, 0},
    {REFRT_OP_SHRU, EXACT, 0, 8, 0x81, 1, POISON, 0, 0},
    {REFRT_OP_SHRU, 0, 0, 8, 0x81, 255, POISON, 0, 0},
    {REFRT_OP_SHRS, 0, 0, 8, 0x81, 1, 0, 0xc0, 0},
    {REFRT_OP_SHRS, EXACT, 0, 8, 0x82, 1, 0, 0xc1, 0},
    {REFRT_OP_SHL, 0, 0, 8, 3, 7, 0, 0x80, 0},
    {REFRT_OP_SHL, NSW, 0, 8, 0xff, 7, 0, 0x80, 0},
    {REFRT_OP_SHL, NSW, 0, 8, 1, 7, POISON, 0, 0},
    {REFRT_OP_SHL, NUW, 0, 8, 1, 7, 0, 0x80, 0},
    {REFRT_OP_SHL, NUW, 0, 8, 0xff, 7, POISON, 0, 0},
    {REFRT_OP_SHL, 0, 0, 64, 3, 63, 0, UINT64_C(1) << 63, 0},
    {REFRT_OP_SHL, 0, 0, 64, 1, 64, POISON, 0, 0},
    {REFRT_OP_SHRU, 0, 0, 8, 0x81, 7, 0, 1, 0},
    {REFRT_OP_SHRU, 0, 0, 8, 0x81, 8, POISON, 0, 0},
    {REFRT_OP_SHRU, 0, 0, 64, UINT64_MAX, 63, 0, 1, 0},
    {REFRT_OP_SHRU, EXACT, 0, 8, 0x80, 7, 0, 1, 0},
    {REFRT_OP_SHRU, 0, 0, 8, 1, 1, POISON, 0, 8},
    {REFRT_OP_SHRU, 0, 0, 8, 1, 1, DEPENDS, 0, 4},
    {REFRT_OP_SHRU, EXACT, 0, 8, 1, 1, POISON, 0, 4},
    {REFRT_OP_SHRS, 0, 0, 8, 0x81, 7, 0, 0xff, 0},
    {REFRT_OP_SHRS, 0, 0, 8, 0x7f, 7, 0, 0, 0},
    {REFRT_OP_SHRS, 0, 0, 8, 0x81, 8, POISON, 0, 0},
    {REFRT_OP_SHRS, 0, 0, 64, UINT64_C(1) << 63, 63, 0, UINT64_MAX, 0},
    {REFRT_OP_SHRS, EXACT, 0, 8, 0x81, 1, POISON, 0, 0},
    {REFRT_OP_SHRS, 0, 0, 8, 1, 1, POISON, 0, 8},
    {REFRT_OP_SHRS, 0, 0, 8, 1, 1, DEPENDS, 0, 4},
    /* Signed and unsigned remainders differ: -7 / 3 and 249 / 3. */
    {REFRT_OP_DIVS, EXACT, 0, 8, 249, 3, POISON, 0, 0},
    {REFRT_OP_DIVU, EXACT, 0, 8, 249, 3, 0, 83, 0},
    {REFRT_OP_DIVS, EXACT, 0, 8, 250, 3, 0, 254, 0},
    {REFRT_OP_DIVU, EXACT, 0, 8, 250, 3, POISON, 0, 0},
    /* All ones is -1 for signed divisions only. */
    {REFRT_OP_DIVU, 0, 0, 8, 128, 255, 0, 0, 0},
    {REFRT_OP_DIVU, 0, 0, 8, 1, 255, POISON, 0, 1},
    {REFRT_OP_DIVU, 0, 0, 8, 1, 255, DEPENDS, 0, 4},
    {REFRT_OP_REMU, 0, 0, 8, 1, 255, DEPENDS, 0, 4},
    {REFRT_OP_CEILDIVU, 0, 0, 8, 1, 255, DEPENDS, 0, 4},
    {REFRT_OP_REMU, 0, 0, 8, 128, 255, 0, 128, 0},
    {REFRT_OP_CEILDIVU, 0, 0, 8, 128, 255, 0, 1, 0},
    {REFRT_OP_CEILDIVS, 0, 0, 8, 128, 255, TRAPS(DIVISION_OVERFLOW), 0, 0},
    {REFRT_OP_REMS, 0, 0, 8, 1, 255, TRAPS(DIVISION_OVERFLOW), 0, 4},
    {REFRT_OP_CEILDIVS, 0, 0, 8, 1, 255, TRAPS(DIVISION_OVERFLOW), 0, 4},
    {REFRT_OP_FLOORDIVS, 0, 0, 8, 1, 255, TRAPS(DIVISION_OVERFLOW), 0, 4},
    {REFRT_OP_CEILDIVS, 0, 0, 8, 249, 254, 0, 4, 0}, /* 3.5 up */
    {REFRT_OP_CEILDIVS, 0, 0, 8, 7, 254, 0, 253, 0},
    {REFRT_OP_FLOORDIVS, 0, 0, 8, 249, 254, 0, 3, 0},
    {REFRT_OP_FLOORDIVS, 0, 0, 8, 7, 254, 0, 252, 0},
    {REFRT_OP_DIVS, 0, 0, 64, UINT64_C(1) << 63, UINT64_MAX, TRAPS(DIVISION_OVERFLOW), 0, 0},
    {REFRT_OP_REMS, 0, 0, 64, UINT64_C(1) << 63, UINT64_MAX, TRAPS(DIVISION_OVERFLOW), 0, 0},
    {REFRT_OP_SUB, NSW | NUW, 0, 8, 0x80, 0x7f, POISON, 0, 0},
    {REFRT_OP_SUB, NUW, 0, 8, 0x80, 0x7f, 0, 1, 0},
    {REFRT_OP_SUB, NSW, 0, 8, 0x7f, 0xff, POISON, 0, 0},
    {REFRT_OP_MUL, NUW, 0, 8, 0xff, 1, 0, 0xff, 0},
    {REFRT_OP_MUL, NSW, 0, 8, 0x80, 0xff, POISON, 0, 0},
    {REFRT_OP_MUL, NSW, 0, 8, 0xff, 0xff, 0, 1, 0},
    {REFRT_OP_MUL, NUW, 0, 8, 0xff, 0xff, POISON, 0, 0},
    {REFRT_OP_MUL, NSW, 0, 64, UINT64_C(1) << 63, UINT64_MAX, POISON, 0, 0},
    {REFRT_OP_MUL, NUW, 0, 64, UINT64_MAX, 1, 0, UINT64_MAX, 0},
    {REFRT_OP_MAXS, 0, 0, 8, 0x81, 1, 0, 1, 0},
    {REFRT_OP_MAXU, 0, 0, 8, 0x81, 1, 0, 0x81, 0},
    {REFRT_OP_MINS, 0, 0, 8, 0x81, 1, 0, 0x81, 0},
    {REFRT_OP_MINU, 0, 0, 8, 0x81, 1, 0, 1, 0},
};
/* clang-format on */

static const int_case compare_cases[] = {
    {REFRT_OP_CMPI, 0, REFRT_ICMP_EQ, 8, 5, 5, 0, 1, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_NE, 8, 5, 5, 0, 0, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SLT, 8, 255, 0, 0, 1, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SLE, 8, 5, 5, 0, 1, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SGT, 8, 255, 0, 0, 0, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SGE, 8, 0, 255, 0, 1, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_ULT, 8, 255, 0, 0, 0, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_ULE, 8, 0, 255, 0, 1, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_UGT, 8, 255, 0, 0, 1, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_UGE, 8, 0, 255, 0, 0, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SLT, 1, 1, 0, 0, 1, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_ULT, 1, 1, 0, 0, 0, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SLE, 8, 0, 255, 0, 0, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SGE, 8, 5, 5, 0, 1, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SGT, 8, 0x7f, 0x80, 0, 1, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_UGT, 8, 0x7f, 0x80, 0, 0, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_ULE, 8, 0x80, 0x7f, 0, 0, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_UGE, 8, 5, 5, 0, 1, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_ULE, 8, 5, 5, 0, 1, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_UGT, 8, 5, 5, 0, 0, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_ULT, 8, 5, 5, 0, 0, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SLT, 8, 5, 5, 0, 0, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SGT, 8, 5, 5, 0, 0, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_EQ, 8, 5, 6, 0, 0, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_NE, 8, 5, 6, 0, 1, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_UGE, 64, UINT64_C(1) << 63, 1, 0, 1, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_ULT, 64, INT64_MAX, UINT64_C(1) << 63, 0, 1, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SGT, 64, UINT64_C(1) << 63, 0, 0, 0, 0},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_EQ, 8, 5, 5, UNDEF, 0, 4},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_EQ, 8, 5, 5, POISON, 0, 2},
};

static const int_case unary_cases[] = {
    {REFRT_OP_ABS, 0, 0, 8, 0x80, 0, 0, 0x80, 0},  {REFRT_OP_ABS, 0, 1, 8, 0x80, 0, POISON, 0, 0},
    {REFRT_OP_ABS, 0, 1, 8, 0xfb, 0, 0, 5, 0},     {REFRT_OP_CTLZ, 0, 0, 8, 0x10, 0, 0, 3, 0},
    {REFRT_OP_CTLZ, 0, 0, 8, 0, 0, 0, 8, 0},       {REFRT_OP_CTLZ, 0, 1, 8, 0, 0, POISON, 0, 0},
    {REFRT_OP_CTTZ, 0, 0, 8, 0x10, 0, 0, 4, 0},    {REFRT_OP_CTTZ, 0, 1, 8, 0, 0, POISON, 0, 0},
    {REFRT_OP_CTPOP, 0, 0, 8, 0xf1, 0, 0, 5, 0},   {REFRT_OP_CTPOP, 0, 0, 8, 1, 0, POISON, 0, 1},
    {REFRT_OP_CTTZ, 0, 0, 8, 0, 0, 0, 8, 0},       {REFRT_OP_ABS, 0, 0, 8, 1, 0, DEPENDS, 0, 4},
    {REFRT_OP_ABS, 0, 1, 8, 1, 0, POISON, 0, 4},   {REFRT_OP_CTTZ, 0, 1, 8, 1, 0, POISON, 0, 4},
    {REFRT_OP_CTTZ, 0, 0, 8, 1, 0, DEPENDS, 0, 4}, {REFRT_OP_CTPOP, 0, 0, 8, 1, 0, DEPENDS, 0, 4},
    {REFRT_OP_CTLZ, 0, 1, 8, 1, 0, POISON, 0, 4},  {REFRT_OP_CTLZ, 0, 0, 8, 1, 0, DEPENDS, 0, 4},
};

/* Predicate, or what the odd case gives; the others have no attribute. */
static uint32_t attributes_of(refrt_opcode op) {
  return op == REFRT_OP_CMPI || op == REFRT_OP_ABS || op == REFRT_OP_CTLZ || op == REFRT_OP_CTTZ;
}

static refrt_value operand_of(uint64_t bits, uint32_t unknown, uint32_t poison_bit, uint32_t undef_bit) {
  refrt_value v = leaf(bits);
  if ((unknown & poison_bit) != 0)
    v.state = REFRT_POISON;
  if ((unknown & undef_bit) != 0)
    v.state = REFRT_UNDEF;
  return v;
}

static void check_leaf(const machine *m, const int_case *c, const refrt_value *r, const char *form, size_t row) {
  const char *name = refrt_opcode_name(c->op);
  if (c->state >= 1000) {
    CHECK_MSG(m->outcome.kind == REFRT_TRAPPED && m->outcome.trap == (refrt_trap)(c->state - 1000), "%s %s row %zu: %s",
              form, name, row, refrt_trap_name(m->outcome.trap));
    return;
  }
  CHECK_MSG(m->outcome.kind == REFRT_RETURNED, "%s %s row %zu: %s", form, name, row, m->outcome.message);
  if (c->state == 0)
    CHECK_MSG(r->state == REFRT_DEFINED && r->lo == c->r && r->hi == 0, "%s %s row %zu: 0x%llx, state %u", form, name,
              row, (unsigned long long)r->lo, r->state);
  else
    CHECK_MSG(r->state == (uint32_t)(c->state == POISON  ? REFRT_POISON
                                     : c->state == UNDEF ? REFRT_UNDEF
                                                         : REFRT_DEPENDS),
              "%s %s row %zu: state %u", form, name, row, r->state);
}

static void run_case(const int_case *c, size_t row, int operands) {
  const int64_t two = 2;
  int vector;
  for (vector = 0; vector < 2; ++vector) {
    machine m;
    refrt_value args[4];
    refrt_type scalar, type, result;
    uint32_t lanes = vector ? 2 : 1, i, value;
    machine_start(&m);
    scalar = refrt_type_int(m.program, c->bits);
    type = vector ? refrt_type_vector(m.program, scalar, &two, 1) : scalar;
    result = c->op == REFRT_OP_CMPI ? (vector ? refrt_type_vector(m.program, m.i1, &two, 1) : m.i1) : type;
    begin_function(&m, "f", result, type, type, END_OF_LIST);
    value =
        emit_full(&m, c->op, c->flags, type, &result, 1, &c->attr, attributes_of(c->op), m.args, (uint32_t)operands);
    emit_return(&m, value, END_OF_LIST);
    for (i = 0; i < lanes; ++i) {
      /* The first lane of a vector is harmless, so that lanes stay apart. */
      int harmless = vector && i == 0;
      args[i] = harmless ? leaf(c->bits == 1 ? 0 : 2) : operand_of(c->a, c->unknown, 1, 4);
      args[lanes + i] = harmless ? leaf(c->bits == 1 ? 0 : 1) : operand_of(c->b, c->unknown, 2, 8);
    }
    if (machine_ready(&m)) {
      call(&m, m.function, args, 2 * lanes);
      check_leaf(&m, c, &m.results[lanes - 1], vector ? "vector" : "scalar", row);
      if (vector && c->state < 1000 && c->state != 0)
        CHECK_MSG(m.results[0].state == REFRT_DEFINED, "%s row %zu: lanes not apart", refrt_opcode_name(c->op), row);
    }
    machine_end(&m);
  }
}

/* Two results: number and carry, or low and high half. */
static void run_two(refrt_opcode op, uint64_t a, uint64_t b, uint64_t first, uint64_t second) {
  machine m;
  refrt_value args[2];
  refrt_type types[2];
  uint32_t operands[2];
  int halves = op == REFRT_OP_MULS_EXTENDED || op == REFRT_OP_MULU_EXTENDED;
  machine_start(&m);
  types[0] = m.i8;
  types[1] = halves ? m.i8 : m.i1;
  begin_function(&m, "f", refrt_type_struct(m.program, types, 2, 0), m.i8, m.i8, END_OF_LIST);
  operands[0] = m.args[0];
  operands[1] = m.args[1];
  if (op >= REFRT_OP_ADDS_OVERFLOW) {
    emit_return(&m,
                emit(&m, op, m.i8, refrt_type_struct(m.program, types, 2, 0), operands[0], operands[1], END_OF_LIST),
                END_OF_LIST);
  } else {
    /* Put both into a struct. */
    uint32_t low = emit_full(&m, op, 0, m.i8, types, 2, NULL, 0, operands, 2);
    refrt_type pair = refrt_type_struct(m.program, types, 2, 0);
    uint32_t value = emit(&m, REFRT_OP_POISON, pair, pair, END_OF_LIST);
    value = emit_attr(&m, REFRT_OP_INSERTVALUE, 0, pair, pair, 0, value, low, END_OF_LIST);
    value = emit_attr(&m, REFRT_OP_INSERTVALUE, 0, pair, pair, 1, value, low + 1, END_OF_LIST);
    emit_return(&m, value, END_OF_LIST);
  }
  args[0] = leaf(a);
  args[1] = leaf(b);
  if (machine_ready(&m)) {
    call(&m, m.function, args, 2);
    CHECK_RETURNED(&m);
    CHECK_MSG(m.results[0].lo == first && m.results[1].lo == second, "%s: %llu, %llu", refrt_opcode_name(op),
              (unsigned long long)m.results[0].lo, (unsigned long long)m.results[1].lo);
    args[1].state = REFRT_POISON;
    call(&m, m.function, args, 2);
    CHECK(m.results[0].state == REFRT_POISON && m.results[1].state == REFRT_POISON);
  }
  machine_end(&m);
}

/* Casts between widths; the operand's width is the type's. */
static void run_cast(refrt_opcode op, uint32_t flags, uint32_t from, uint32_t to, uint64_t a, uint32_t state,
                     uint64_t lo, uint64_t hi) {
  machine m;
  refrt_value arg = leaf(a);
  refrt_type type, result;
  machine_start(&m);
  type = from == 0 ? m.index : refrt_type_int(m.program, from);
  result = to == 0 ? m.index : refrt_type_int(m.program, to);
  begin_function(&m, "f", result, type, END_OF_LIST);
  emit_return(&m, emit_full(&m, op, flags, type, &result, 1, NULL, 0, m.args, 1), END_OF_LIST);
  if (machine_ready(&m)) {
    call(&m, m.function, &arg, 1);
    CHECK_RETURNED(&m);
    CHECK_MSG(m.results[0].state == state &&
                  (state != REFRT_DEFINED || (m.results[0].lo == lo && m.results[0].hi == hi)),
              "%s %u to %u of 0x%llx: state %u, 0x%llx", refrt_opcode_name(op), from, to, (unsigned long long)a,
              m.results[0].state, (unsigned long long)m.results[0].lo);
    arg.state = REFRT_POISON;
    call(&m, m.function, &arg, 1);
    CHECK(m.results[0].state == REFRT_POISON);
  }
  machine_end(&m);
}

static void test_casts(void) {
  run_cast(REFRT_OP_SEXT, 0, 8, 32, 0x80, REFRT_DEFINED, 0xffffff80u, 0);
  run_cast(REFRT_OP_SEXT, 0, 8, 128, 0x80, REFRT_DEFINED, ~UINT64_C(0x7f), UINT64_MAX);
  run_cast(REFRT_OP_SEXT, 0, 1, 8, 1, REFRT_DEFINED, 0xff, 0);
  run_cast(REFRT_OP_ZEXT, 0, 8, 32, 0x80, REFRT_DEFINED, 0x80, 0);
  run_cast(REFRT_OP_ZEXT, REFRT_FLAG_NNEG, 8, 32, 0x80, REFRT_POISON, 0, 0);
  run_cast(REFRT_OP_ZEXT, REFRT_FLAG_NNEG, 8, 32, 0x7f, REFRT_DEFINED, 0x7f, 0);
  run_cast(REFRT_OP_TRUNC, 0, 32, 8, 0x1ff, REFRT_DEFINED, 0xff, 0);
  run_cast(REFRT_OP_TRUNC, REFRT_FLAG_NUW, 32, 8, 0x1ff, REFRT_POISON, 0, 0);
  run_cast(REFRT_OP_TRUNC, REFRT_FLAG_NSW, 32, 8, 0xff, REFRT_POISON, 0, 0);
  run_cast(REFRT_OP_TRUNC, REFRT_FLAG_NSW, 32, 8, 0xffffff80u, REFRT_DEFINED, 0x80, 0);
  run_cast(REFRT_OP_CASTS, 0, 0, 8, 0x1ff, REFRT_DEFINED, 0xff, 0);
  run_cast(REFRT_OP_CASTS, 0, 32, 0, 0x80000000u, REFRT_DEFINED, UINT64_C(0xffffffff80000000), 0);
  run_cast(REFRT_OP_CASTU, 0, 32, 0, 0x80000000u, REFRT_DEFINED, 0x80000000u, 0);
  run_cast(REFRT_OP_CASTS, 0, 64, 0, 5, REFRT_DEFINED, 5, 0);
}

/* 128-bit numbers take the general form. */
static void test_wide(void) {
  machine m;
  refrt_value args[2];
  refrt_type wide;
  machine_start(&m);
  wide = refrt_type_int(m.program, 128);
  begin_function(&m, "f", wide, wide, wide, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_ADD, wide, wide, m.args[0], m.args[1], END_OF_LIST), END_OF_LIST);
  args[0] = leaf(UINT64_MAX);
  args[1] = leaf(1);
  if (machine_ready(&m)) {
    call(&m, m.function, args, 2);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].lo == 0 && m.results[0].hi == 1);
  }
  machine_end(&m);
}

/* The location of the instruction that made a value poison. */
static void test_origin(void) {
  machine m;
  refrt_value arg = leaf(255);
  uint32_t sum, operands[2];
  machine_start(&m);
  begin_function(&m, "f", m.i8, m.i8, END_OF_LIST);
  operands[0] = operands[1] = m.args[0];
  sum = emit_full(&m, REFRT_OP_ADD, REFRT_FLAG_NUW, m.i8, &m.i8, 1, NULL, 0, operands, 2);
  emit_return(&m, emit(&m, REFRT_OP_XOR, m.i8, m.i8, sum, m.args[0], END_OF_LIST), END_OF_LIST);
  if (machine_ready(&m)) {
    const refrt_location *where;
    call(&m, m.function, &arg, 1);
    CHECK(m.results[0].state == REFRT_POISON && m.results[0].origin != 0);
    where = refrt_program_location(m.program, m.results[0].origin - 1);
    CHECK(where != NULL && strcmp(where->op, "add") == 0);
  }
  machine_end(&m);
}

/* Of two poison operands the first names the origin. */
static void test_origin_of_two(void) {
  machine m;
  refrt_value arg = leaf(255);
  uint32_t operands[2], sum, product;
  machine_start(&m);
  begin_function(&m, "f", m.i8, m.i8, END_OF_LIST);
  operands[0] = operands[1] = m.args[0];
  sum = emit_full(&m, REFRT_OP_ADD, REFRT_FLAG_NUW, m.i8, &m.i8, 1, NULL, 0, operands, 2);
  product = emit_full(&m, REFRT_OP_MUL, REFRT_FLAG_NUW, m.i8, &m.i8, 1, NULL, 0, operands, 2);
  emit_return(&m, emit(&m, REFRT_OP_XOR, m.i8, m.i8, product, sum, END_OF_LIST), END_OF_LIST);
  if (machine_ready(&m)) {
    const refrt_location *where;
    call(&m, m.function, &arg, 1);
    CHECK(m.results[0].state == REFRT_POISON && m.results[0].origin != 0);
    where = refrt_program_location(m.program, m.results[0].origin - 1);
    CHECK(where != NULL && strcmp(where->op, "mul") == 0);
  }
  machine_end(&m);
}

/* Pointers compare by address, whatever they belong to; scalars and vectors. */
static void test_pointers(void) {
  const int64_t two = 2;
  uint32_t vector, i;
  for (vector = 0; vector < 2; ++vector) {
    machine m;
    refrt_type type, result;
    refrt_value args[4];
    refrt_symbol equal, less;
    uint32_t id, lanes = vector ? 2 : 1;
    machine_start(&m);
    type = vector ? refrt_type_vector(m.program, m.ptr, &two, 1) : m.ptr;
    result = vector ? refrt_type_vector(m.program, m.i1, &two, 1) : m.i1;
    equal = begin_function(&m, "equal", result, type, type, END_OF_LIST);
    emit_return(&m, emit_attr(&m, REFRT_OP_CMPI, 0, type, result, REFRT_ICMP_EQ, m.args[0], m.args[1], END_OF_LIST),
                END_OF_LIST);
    less = begin_function(&m, "less", result, type, type, END_OF_LIST);
    emit_return(&m, emit_attr(&m, REFRT_OP_CMPI, 0, type, result, REFRT_ICMP_ULT, m.args[0], m.args[1], END_OF_LIST),
                END_OF_LIST);
    if (machine_ready(&m)) {
      CHECK(refrt_vm_add_buffer(m.vm, 16, 4, 0, &id) == REFRT_OK);
      for (i = 0; i < lanes; ++i) {
        args[i] = refrt_vm_pointer(m.vm, id, 4);
        args[lanes + i] = args[i];
        args[lanes + i].hi = 0; /* the same address, from a number */
      }
      call(&m, equal, args, 2 * lanes);
      CHECK_RETURNED(&m);
      CHECK(m.results[0].lo == 1 && m.results[lanes - 1].lo == 1);
      call(&m, less, args, 2 * lanes);
      CHECK(m.results[0].lo == 0 && m.results[lanes - 1].lo == 0);
      for (i = 0; i < lanes; ++i)
        args[lanes + i].lo += 1; /* higher, though nobody's */
      call(&m, equal, args, 2 * lanes);
      CHECK(m.results[0].lo == 0 && m.results[lanes - 1].lo == 0);
      call(&m, less, args, 2 * lanes);
      CHECK(m.results[0].lo == 1 && m.results[lanes - 1].lo == 1);
    }
    machine_end(&m);
  }
}

/* index arithmetic wraps at the configured width. */
static void test_index_width(void) {
  refrt_layout layout;
  machine m;
  refrt_value args[2];
  refrt_layout_init(&layout);
  layout.index_bits = 16;
  machine_start_layout(&m, &layout);
  begin_function(&m, "f", m.index, m.index, m.index, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_ADD, m.index, m.index, m.args[0], m.args[1], END_OF_LIST), END_OF_LIST);
  args[0] = leaf(0xffff);
  args[1] = leaf(3);
  if (machine_ready(&m)) {
    call(&m, m.function, args, 2);
    CHECK(m.results[0].lo == 2);
  }
  machine_end(&m);
}

int main(void) {
  size_t i;
  for (i = 0; i < sizeof binary_cases / sizeof *binary_cases; ++i)
    run_case(&binary_cases[i], i, 2);
  for (i = 0; i < sizeof compare_cases / sizeof *compare_cases; ++i)
    run_case(&compare_cases[i], i, 2);
  for (i = 0; i < sizeof unary_cases / sizeof *unary_cases; ++i)
    run_case(&unary_cases[i], i, 1);
  run_two(REFRT_OP_ADDU_EXTENDED, 200, 100, 44, 1);
  run_two(REFRT_OP_ADDU_EXTENDED, 100, 100, 200, 0);
  run_two(REFRT_OP_MULS_EXTENDED, 0xff, 2, 0xfe, 0xff);
  run_two(REFRT_OP_MULU_EXTENDED, 0xff, 2, 0xfe, 1);
  run_two(REFRT_OP_ADDS_OVERFLOW, 100, 28, 128, 1);
  run_two(REFRT_OP_ADDU_OVERFLOW, 100, 28, 128, 0);
  run_two(REFRT_OP_SUBS_OVERFLOW, 128, 1, 127, 1);
  run_two(REFRT_OP_SUBU_OVERFLOW, 1, 2, 255, 1);
  run_two(REFRT_OP_MULS_OVERFLOW, 64, 2, 128, 1);
  run_two(REFRT_OP_MULU_OVERFLOW, 64, 2, 128, 0);
  test_casts();
  test_wide();
  test_origin();
  test_origin_of_two();
  test_pointers();
  test_index_width();
  return check_finish();
}
