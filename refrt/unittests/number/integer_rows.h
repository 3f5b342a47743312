/*===-- integer_rows.h - integer instructions in plain arithmetic ---------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What undef_test.c compares with: rows of instructions with their flags, and what
 * they give for numbers of at most 8 bits. Must not use refrt's sets, nor more of its
 * numbers than masks.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_UNITTESTS_INTEGER_ROWS_H
#define REFRT_UNITTESTS_INTEGER_ROWS_H

#include "refrt/number/bits.h"
#include "refrt/refrt.h"

enum { TWO_RESULTS = 2, DIVIDES = 4, ONE_BIT = 8, ONE_OPERAND = 16 };

static const struct row {
  refrt_opcode opcode;
  uint32_t flags;
  uint64_t attribute;
  unsigned kind;
} rows[] = {
    {REFRT_OP_ADD, 0, 0, 0},
    {REFRT_OP_ADD, REFRT_FLAG_NSW, 0, 0},
    {REFRT_OP_ADD, REFRT_FLAG_NUW, 0, 0},
    {REFRT_OP_ADD, REFRT_FLAG_NSW | REFRT_FLAG_NUW, 0, 0},
    {REFRT_OP_SUB, 0, 0, 0},
    {REFRT_OP_SUB, REFRT_FLAG_NSW, 0, 0},
    {REFRT_OP_SUB, REFRT_FLAG_NUW, 0, 0},
    {REFRT_OP_MUL, 0, 0, 0},
    {REFRT_OP_MUL, REFRT_FLAG_NSW, 0, 0},
    {REFRT_OP_MUL, REFRT_FLAG_NUW, 0, 0},
    {REFRT_OP_AND, 0, 0, 0},
    {REFRT_OP_OR, 0, 0, 0},
    {REFRT_OP_OR, REFRT_FLAG_DISJOINT, 0, 0},
    {REFRT_OP_XOR, 0, 0, 0},
    {REFRT_OP_SHL, 0, 0, 0},
    {REFRT_OP_SHL, REFRT_FLAG_NSW, 0, 0},
    {REFRT_OP_SHL, REFRT_FLAG_NUW, 0, 0},
    {REFRT_OP_SHRU, 0, 0, 0},
    {REFRT_OP_SHRU, REFRT_FLAG_EXACT, 0, 0},
    {REFRT_OP_SHRS, 0, 0, 0},
    {REFRT_OP_SHRS, REFRT_FLAG_EXACT, 0, 0},
    {REFRT_OP_DIVU, 0, 0, DIVIDES},
    {REFRT_OP_DIVU, REFRT_FLAG_EXACT, 0, DIVIDES},
    {REFRT_OP_DIVS, 0, 0, DIVIDES},
    {REFRT_OP_DIVS, REFRT_FLAG_EXACT, 0, DIVIDES},
    {REFRT_OP_REMU, 0, 0, DIVIDES},
    {REFRT_OP_REMS, 0, 0, DIVIDES},
    {REFRT_OP_CEILDIVU, 0, 0, DIVIDES},
    {REFRT_OP_CEILDIVS, 0, 0, DIVIDES},
    {REFRT_OP_FLOORDIVS, 0, 0, DIVIDES},
    {REFRT_OP_MAXS, 0, 0, 0},
    {REFRT_OP_MAXU, 0, 0, 0},
    {REFRT_OP_MINS, 0, 0, 0},
    {REFRT_OP_MINU, 0, 0, 0},
    {REFRT_OP_ADDS_SAT, 0, 0, 0},
    {REFRT_OP_ADDU_SAT, 0, 0, 0},
    {REFRT_OP_SUBS_SAT, 0, 0, 0},
    {REFRT_OP_SUBU_SAT, 0, 0, 0},
    {REFRT_OP_SHLS_SAT, 0, 0, 0},
    {REFRT_OP_SHLU_SAT, 0, 0, 0},
    {REFRT_OP_ADDS_OVERFLOW, 0, 0, TWO_RESULTS},
    {REFRT_OP_ADDU_OVERFLOW, 0, 0, TWO_RESULTS},
    {REFRT_OP_ADDU_EXTENDED, 0, 0, TWO_RESULTS},
    {REFRT_OP_SUBS_OVERFLOW, 0, 0, TWO_RESULTS},
    {REFRT_OP_SUBU_OVERFLOW, 0, 0, TWO_RESULTS},
    {REFRT_OP_MULS_OVERFLOW, 0, 0, TWO_RESULTS},
    {REFRT_OP_MULU_OVERFLOW, 0, 0, TWO_RESULTS},
    {REFRT_OP_MULS_EXTENDED, 0, 0, TWO_RESULTS},
    {REFRT_OP_MULU_EXTENDED, 0, 0, TWO_RESULTS},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_EQ, ONE_BIT},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_NE, ONE_BIT},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SLT, ONE_BIT},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SLE, ONE_BIT},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SGT, ONE_BIT},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_SGE, ONE_BIT},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_ULT, ONE_BIT},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_ULE, ONE_BIT},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_UGT, ONE_BIT},
    {REFRT_OP_CMPI, 0, REFRT_ICMP_UGE, ONE_BIT},
    {REFRT_OP_ABS, 0, 0, ONE_OPERAND},
    {REFRT_OP_ABS, 0, 1, ONE_OPERAND},
    {REFRT_OP_CTLZ, 0, 0, ONE_OPERAND},
    {REFRT_OP_CTLZ, 0, 1, ONE_OPERAND},
    {REFRT_OP_CTTZ, 0, 0, ONE_OPERAND},
    {REFRT_OP_CTTZ, 0, 1, ONE_OPERAND},
    {REFRT_OP_CTPOP, 0, 0, ONE_OPERAND},
    {REFRT_OP_BITREVERSE, 0, 0, ONE_OPERAND},
};

/*===----------------------------- plain arithmetic ------------------------===*/

typedef enum fate { VALUE, IS_POISON, IS_UNDEFINED } fate;

static int64_t sign_extended(uint64_t v, uint32_t width) { return (int64_t)(v << (64 - width)) >> (64 - width); }
static int64_t floor_div(int64_t x, int64_t y) { return x / y - (x % y != 0 && (x < 0) != (y < 0)); }
static int64_t clamped(int64_t v, int64_t least, int64_t most) { return v < least ? least : v > most ? most : v; }

/* Widths of at most 8 bits: everything fits int64_t. */
static fate plain(const struct row *row, uint32_t width, uint64_t a, uint64_t b, uint64_t *out, uint64_t *second) {
  uint64_t all = refrt_bits_mask64(width);
  int64_t x = sign_extended(a, width), y = sign_extended(b, width), ua = (int64_t)a, ub = (int64_t)b, s = 0, u = 0;
  int64_t least = -((int64_t)1 << (width - 1)), most = -least - 1;
  int nsw = (row->flags & REFRT_FLAG_NSW) != 0, nuw = (row->flags & REFRT_FLAG_NUW) != 0;
  int exact = (row->flags & REFRT_FLAG_EXACT) != 0, wraps = 1;
  uint32_t i;
  *second = 0;
  if ((row->kind & DIVIDES) != 0 && b == 0)
    return IS_UNDEFINED;
  switch (row->opcode) {
  case REFRT_OP_ADD:
  case REFRT_OP_ADDS_OVERFLOW:
  case REFRT_OP_ADDU_OVERFLOW:
  case REFRT_OP_ADDU_EXTENDED:
  case REFRT_OP_ADDS_SAT:
  case REFRT_OP_ADDU_SAT:
    s = x + y;
    u = ua + ub;
    break;
  case REFRT_OP_SUB:
  case REFRT_OP_SUBS_OVERFLOW:
  case REFRT_OP_SUBU_OVERFLOW:
  case REFRT_OP_SUBS_SAT:
  case REFRT_OP_SUBU_SAT:
    s = x - y;
    u = ua - ub;
    break;
  case REFRT_OP_MUL:
  case REFRT_OP_MULS_OVERFLOW:
  case REFRT_OP_MULU_OVERFLOW:
  case REFRT_OP_MULS_EXTENDED:
  case REFRT_OP_MULU_EXTENDED:
    s = x * y;
    u = ua * ub;
    break;
  case REFRT_OP_SHL:
  case REFRT_OP_SHLS_SAT:
  case REFRT_OP_SHLU_SAT:
    if (b >= width)
      return IS_POISON;
    s = x * ((int64_t)1 << b);
    u = ua << b;
    break;
  default:
    wraps = 0;
    break;
  }
  *out = (uint64_t)u & all;
  if (wraps && ((nsw && (s < least || s > most)) || (nuw && (u < 0 || u > (int64_t)all))))
    return IS_POISON;
  switch (row->opcode) {
  case REFRT_OP_ADDS_OVERFLOW:
  case REFRT_OP_SUBS_OVERFLOW:
  case REFRT_OP_MULS_OVERFLOW:
    *second = s < least || s > most;
    break;
  case REFRT_OP_ADDU_OVERFLOW:
  case REFRT_OP_ADDU_EXTENDED:
  case REFRT_OP_SUBU_OVERFLOW:
  case REFRT_OP_MULU_OVERFLOW:
    *second = u < 0 || u > (int64_t)all;
    break;
  case REFRT_OP_MULS_EXTENDED:
    *second = (uint64_t)(s >> width) & all;
    break;
  case REFRT_OP_MULU_EXTENDED:
    *second = (uint64_t)(u >> width) & all;
    break;
  case REFRT_OP_ADDS_SAT:
  case REFRT_OP_SUBS_SAT:
  case REFRT_OP_SHLS_SAT:
    *out = (uint64_t)clamped(s, least, most) & all;
    break;
  case REFRT_OP_ADDU_SAT:
  case REFRT_OP_SUBU_SAT:
  case REFRT_OP_SHLU_SAT:
    *out = (uint64_t)clamped(u, 0, (int64_t)all);
    break;
  case REFRT_OP_AND:
    *out = a & b;
    break;
  case REFRT_OP_OR:
    *out = a | b;
    return (row->flags & REFRT_FLAG_DISJOINT) != 0 && (a & b) != 0 ? IS_POISON : VALUE;
  case REFRT_OP_XOR:
    *out = a ^ b;
    break;
  case REFRT_OP_SHRU:
  case REFRT_OP_SHRS:
    if (b >= width || (exact && (a & (((uint64_t)1 << b) - 1)) != 0))
      return IS_POISON;
    *out = (row->opcode == REFRT_OP_SHRU ? a >> b : (uint64_t)(x >> b)) & all;
    break;
  case REFRT_OP_DIVU:
    *out = a / b;
    return exact && a % b != 0 ? IS_POISON : VALUE;
  case REFRT_OP_CEILDIVU:
    *out = a / b + (a % b != 0);
    break;
  case REFRT_OP_REMU:
    *out = a % b;
    break;
  case REFRT_OP_DIVS:
  case REFRT_OP_REMS:
  case REFRT_OP_CEILDIVS:
  case REFRT_OP_FLOORDIVS:
    if (x == least && y == -1)
      return IS_UNDEFINED;
    *out = (uint64_t)(row->opcode == REFRT_OP_DIVS       ? x / y
                      : row->opcode == REFRT_OP_REMS     ? x % y
                      : row->opcode == REFRT_OP_CEILDIVS ? -floor_div(-x, y)
                                                         : floor_div(x, y)) &
           all;
    return exact && x % y != 0 ? IS_POISON : VALUE;
  case REFRT_OP_MAXS:
    *out = x > y ? a : b;
    break;
  case REFRT_OP_MAXU:
    *out = a > b ? a : b;
    break;
  case REFRT_OP_MINS:
    *out = x < y ? a : b;
    break;
  case REFRT_OP_MINU:
    *out = a < b ? a : b;
    break;
  case REFRT_OP_CMPI:
    switch ((refrt_icmp)row->attribute) {
    case REFRT_ICMP_EQ:
      *out = a == b;
      break;
    case REFRT_ICMP_NE:
      *out = a != b;
      break;
    case REFRT_ICMP_SLT:
      *out = x < y;
      break;
    case REFRT_ICMP_SLE:
      *out = x <= y;
      break;
    case REFRT_ICMP_SGT:
      *out = x > y;
      break;
    case REFRT_ICMP_SGE:
      *out = x >= y;
      break;
    case REFRT_ICMP_ULT:
      *out = a < b;
      break;
    case REFRT_ICMP_ULE:
      *out = a <= b;
      break;
    case REFRT_ICMP_UGT:
      *out = a > b;
      break;
    default:
      *out = a >= b;
      break;
    }
    break;
  case REFRT_OP_ABS:
    if (row->attribute != 0 && x == least)
      return IS_POISON;
    *out = (uint64_t)(x < 0 ? -x : x) & all;
    break;
  case REFRT_OP_CTLZ:
  case REFRT_OP_CTTZ:
    if (row->attribute != 0 && a == 0)
      return IS_POISON;
    for (i = 0; i < width && (a >> (row->opcode == REFRT_OP_CTTZ ? i : width - 1 - i) & 1) == 0; ++i)
      ;
    *out = i & all;
    break;
  case REFRT_OP_CTPOP:
  case REFRT_OP_BITREVERSE:
    *out = 0;
    for (i = 0; i < width; ++i)
      *out += row->opcode == REFRT_OP_CTPOP ? a >> i & 1 : (a >> i & 1) << (width - 1 - i);
    *out &= all;
    break;
  default:
    break;
  }
  return VALUE;
}

#endif /* REFRT_UNITTESTS_INTEGER_ROWS_H */
