/*===-- known_test.c - known bits against every choice ------------------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Widths 1 to 4: every pair of partly undefined operands of every instruction
 * against plain int64_t arithmetic on every choice. What is known must hold for
 * all of them, poison must be possible exactly where known.c says so, and for
 * bitwise instructions, sums, shifts, compares and casts nothing may be lost.
 * Widths to 128: random choices of random operands.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"

#include "refrt/core/known.h"
#include "refrt/core/ops_int.h"

enum { LOSES = 1, TWO_RESULTS = 2, DIVIDES = 4, ONE_BIT = 8, ONE_OPERAND = 16 };

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
    {REFRT_OP_MUL, 0, 0, LOSES},
    {REFRT_OP_MUL, REFRT_FLAG_NSW, 0, LOSES},
    {REFRT_OP_MUL, REFRT_FLAG_NUW, 0, LOSES},
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
    {REFRT_OP_DIVU, 0, 0, LOSES | DIVIDES},
    {REFRT_OP_DIVU, REFRT_FLAG_EXACT, 0, LOSES | DIVIDES},
    {REFRT_OP_DIVS, 0, 0, LOSES | DIVIDES},
    {REFRT_OP_DIVS, REFRT_FLAG_EXACT, 0, LOSES | DIVIDES},
    {REFRT_OP_REMU, 0, 0, LOSES | DIVIDES},
    {REFRT_OP_REMS, 0, 0, LOSES | DIVIDES},
    {REFRT_OP_CEILDIVU, 0, 0, LOSES | DIVIDES},
    {REFRT_OP_CEILDIVS, 0, 0, LOSES | DIVIDES},
    {REFRT_OP_FLOORDIVS, 0, 0, LOSES | DIVIDES},
    {REFRT_OP_MAXS, 0, 0, LOSES},
    {REFRT_OP_MAXU, 0, 0, LOSES},
    {REFRT_OP_MINS, 0, 0, LOSES},
    {REFRT_OP_MINU, 0, 0, LOSES},
    {REFRT_OP_ADDS_SAT, 0, 0, LOSES},
    {REFRT_OP_ADDU_SAT, 0, 0, LOSES},
    {REFRT_OP_SUBS_SAT, 0, 0, LOSES},
    {REFRT_OP_SUBU_SAT, 0, 0, LOSES},
    {REFRT_OP_SHLS_SAT, 0, 0, LOSES},
    {REFRT_OP_SHLU_SAT, 0, 0, LOSES},
    {REFRT_OP_ADDS_OVERFLOW, 0, 0, TWO_RESULTS},
    {REFRT_OP_ADDU_OVERFLOW, 0, 0, TWO_RESULTS},
    {REFRT_OP_ADDU_EXTENDED, 0, 0, TWO_RESULTS},
    {REFRT_OP_SUBS_OVERFLOW, 0, 0, TWO_RESULTS},
    {REFRT_OP_SUBU_OVERFLOW, 0, 0, TWO_RESULTS},
    {REFRT_OP_MULS_OVERFLOW, 0, 0, TWO_RESULTS | LOSES},
    {REFRT_OP_MULU_OVERFLOW, 0, 0, TWO_RESULTS | LOSES},
    {REFRT_OP_MULS_EXTENDED, 0, 0, TWO_RESULTS | LOSES},
    {REFRT_OP_MULU_EXTENDED, 0, 0, TWO_RESULTS | LOSES},
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
    {REFRT_OP_ABS, 0, 0, ONE_OPERAND | LOSES},
    {REFRT_OP_ABS, 0, 1, ONE_OPERAND | LOSES},
    {REFRT_OP_CTLZ, 0, 0, ONE_OPERAND | LOSES},
    {REFRT_OP_CTLZ, 0, 1, ONE_OPERAND | LOSES},
    {REFRT_OP_CTTZ, 0, 0, ONE_OPERAND | LOSES},
    {REFRT_OP_CTTZ, 0, 1, ONE_OPERAND | LOSES},
    {REFRT_OP_CTPOP, 0, 0, ONE_OPERAND | LOSES},
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

/*===--------------------------------- every choice ------------------------===*/

/* What all choices seen so far share. */
typedef struct shared {
  uint64_t bits;
  uint64_t mask;
  int any;
} shared;

static void add_choice(shared *s, uint64_t v, uint64_t all) {
  if (!s->any)
    s->mask = all;
  else
    s->mask &= ~(s->bits ^ v);
  s->bits = v & s->mask;
  s->any = 1;
}

static refrt_known known_make(uint64_t bits, uint64_t mask) {
  refrt_known k;
  k.bits = refrt_bits_make(bits & mask, 0);
  k.mask = refrt_bits_make(mask, 0);
  k.same = refrt_bits_make(0, 0);
  return k;
}

/* Whether the sets have copies of their sign. */
static int has_copies(refrt_known a, refrt_known b) {
  return !refrt_bits_is_zero(refrt_bits_or(a.same, b.same));
}

static void check_result(const struct row *row, uint32_t width, refrt_known a, refrt_known b, refrt_known got,
                         const shared *want, const char *which) {
  int sound = (got.mask.lo & ~want->mask) == 0 && got.bits.lo == (want->bits & got.mask.lo) && got.mask.hi == 0;
  CHECK_MSG(sound && ((row->kind & LOSES) != 0 || has_copies(a, b) || got.mask.lo == want->mask),
            "%s flags %x attribute %llu width %u %s: a %llx/%llx b %llx/%llx got %llx/%llx want %llx/%llx",
            refrt_opcode_name(row->opcode), row->flags, (unsigned long long)row->attribute, width, which,
            (unsigned long long)a.bits.lo, (unsigned long long)a.mask.lo, (unsigned long long)b.bits.lo,
            (unsigned long long)b.mask.lo, (unsigned long long)got.bits.lo, (unsigned long long)got.mask.lo,
            (unsigned long long)want->bits, (unsigned long long)want->mask);
}

static uint64_t kept_bits, lost_bits;

/* Every result is in the set, its copies of the sign included. */
static void check_copies(const struct row *row, refrt_known a, refrt_known b, uint32_t width, refrt_known r) {
  uint64_t all = refrt_bits_mask64(width), x, y, v, v2;
  if (refrt_bits_is_zero(r.same))
    return;
  CHECK((r.same.lo & r.mask.lo) == 0 && (r.same.lo >> (width - 1) & 1) != 0);
  for (x = 0; x <= all; ++x)
    for (y = 0; y <= all; ++y)
      if (refrt_known_can_be(a, refrt_bits_make(x, 0)) && refrt_known_can_be(b, refrt_bits_make(y, 0))) {
        (void)plain(row, width, x, y, &v, &v2);
        CHECK_MSG(refrt_known_can_be(r, refrt_bits_make(v, 0)), "%s flags %x width %u: %llx, %llx give %llx",
                  refrt_opcode_name(row->opcode), row->flags, width, (unsigned long long)x, (unsigned long long)y,
                  (unsigned long long)v);
      }
}

static void check_pair(const struct row *row, uint32_t width, refrt_known a, refrt_known b) {
  uint64_t all = refrt_bits_mask64(width), result_all = (row->kind & ONE_BIT) != 0 ? 1 : all, x, y;
  int flag = row->opcode != REFRT_OP_MULS_EXTENDED && row->opcode != REFRT_OP_MULU_EXTENDED, poison = 0, got_poison;
  shared first = {0, 0, 0}, second = {0, 0, 0};
  refrt_known_op op;
  refrt_known r, r2;
  for (x = 0; x <= all; ++x)
    for (y = 0; y <= all; ++y) {
      uint64_t v, v2;
      fate f;
      if (!refrt_known_can_be(a, refrt_bits_make(x, 0)) || !refrt_known_can_be(b, refrt_bits_make(y, 0)))
        continue;
      f = plain(row, width, x, y, &v, &v2);
      if (f == IS_UNDEFINED)
        return; /* the instruction does not ask then */
      poison |= f == IS_POISON;
      add_choice(&first, v, result_all);
      add_choice(&second, v2, flag ? 1 : all);
    }
  op.opcode = row->opcode;
  op.flags = row->flags;
  op.width = width;
  op.attribute = row->attribute;
  got_poison = (row->kind & ONE_OPERAND) != 0
                   ? refrt_known_unary(&op, a, &r)
                   : refrt_known_binary(&op, a, b, &r, (row->kind & TWO_RESULTS) != 0 ? &r2 : NULL);
  /* A division by what is not known exactly may seem to leave a remainder. */
  CHECK_MSG(got_poison == poison ||
                (got_poison && (row->kind & DIVIDES) != 0 && (b.mask.lo != all || has_copies(a, b))),
            "%s flags %x width %u: a %llx/%llx b %llx/%llx poison %d", refrt_opcode_name(row->opcode), row->flags,
            width, (unsigned long long)a.bits.lo, (unsigned long long)a.mask.lo, (unsigned long long)b.bits.lo,
            (unsigned long long)b.mask.lo, got_poison);
  if (poison || got_poison)
    return;
  check_result(row, width, a, b, r, &first, "result");
  check_copies(row, a, b, width, r);
  if ((row->kind & TWO_RESULTS) != 0)
    check_result(row, width, a, b, r2, &second, "second");
  kept_bits += refrt_bits_popcount64(r.mask.lo);
  lost_bits += refrt_bits_popcount64(first.mask & ~r.mask.lo);
}

/* The n-th partly known number of a width: `bits` of `mask`, and `copies` of the
 * sign besides it. 0 if there is none. */
static int known_of(uint32_t width, uint64_t mask, uint64_t bits, uint32_t copies, refrt_known *k) {
  uint64_t same = copies == 0 ? 0 : refrt_bits_mask64(width) & ~refrt_bits_mask64(width - copies - 1);
  *k = known_make(bits, mask);
  k->same.lo = same;
  return (bits & ~mask) == 0 && (same & mask) == 0;
}

static void check_width(uint32_t width) {
  uint64_t all = refrt_bits_mask64(width), n, m, numbers = (all + 1) * (all + 1) * width;
  size_t i;
  for (i = 0; i < sizeof rows / sizeof rows[0]; ++i)
    for (n = 0; n < numbers; ++n)
      for (m = 0; m < numbers; ++m) {
        refrt_known a, b;
        int one = (rows[i].kind & ONE_OPERAND) != 0;
        if (!known_of(width, n & all, n >> width & all, (uint32_t)(n >> 2 * width), &a))
          break;
        if (!known_of(width, m & all, m >> width & all, (uint32_t)(m >> 2 * width), &b) || (one && m != 0))
          continue;
        if (a.mask.lo == all && (one || b.mask.lo == all))
          continue; /* numbers are not known.c's business */
        check_pair(&rows[i], width, a, b);
      }
}

/*===----------------------------------- casts -----------------------------===*/

static void check_resize(refrt_opcode opcode, uint32_t flags, uint32_t from, uint32_t to, uint32_t copies) {
  uint64_t from_all = refrt_bits_mask64(from), to_all = refrt_bits_mask64(to), mask, bits, x;
  for (mask = 0; mask <= from_all; ++mask)
    for (bits = 0; bits <= from_all; ++bits) {
      shared want = {0, 0, 0};
      refrt_known_op op;
      refrt_known r = known_make(0, 0), a;
      int poison = 0, got;
      if (!known_of(from, mask, bits, copies, &a))
        continue;
      for (x = 0; x <= from_all; ++x) {
        int64_t s = sign_extended(x, from);
        uint64_t v = (opcode == REFRT_OP_SEXT ? (uint64_t)s : x) & to_all;
        if (!refrt_known_can_be(a, refrt_bits_make(x, 0)))
          continue;
        poison |= (flags & REFRT_FLAG_NNEG) != 0 && s < 0;
        poison |= opcode == REFRT_OP_TRUNC && (flags & REFRT_FLAG_NUW) != 0 && v != x;
        poison |= opcode == REFRT_OP_TRUNC && (flags & REFRT_FLAG_NSW) != 0 && sign_extended(v, to) != s;
        add_choice(&want, v, to_all);
      }
      op.opcode = opcode;
      op.flags = flags;
      op.width = from;
      op.attribute = 0;
      got = refrt_known_resize(&op, a, to, &r);
      CHECK_MSG(got == poison && (poison || (r.mask.lo == want.mask && r.bits.lo == want.bits)),
                "%s flags %x from %u to %u: %llx/%llx", refrt_opcode_name(opcode), flags, from, to,
                (unsigned long long)bits, (unsigned long long)mask);
      /* Copies of the sign: as many as there are in every result. */
      for (x = 0; x <= from_all && !poison; ++x)
        if (refrt_known_can_be(a, refrt_bits_make(x, 0)))
          CHECK(refrt_known_can_be(
              r, refrt_bits_make((opcode == REFRT_OP_SEXT ? (uint64_t)sign_extended(x, from) : x) & to_all, 0)));
      if (opcode == REFRT_OP_SEXT && (mask >> (from - 1) & 1) == 0)
        CHECK(refrt_bits_popcount64(r.same.lo) >= to - from + 1 + copies);
    }
}

static void check_casts(void) {
  uint32_t from, to, copies;
  for (from = 1; from <= 5; ++from)
    for (to = 1; to <= 7; ++to)
      for (copies = 0; copies < from; ++copies) {
        if (to > from) {
          check_resize(REFRT_OP_ZEXT, 0, from, to, copies);
          check_resize(REFRT_OP_ZEXT, REFRT_FLAG_NNEG, from, to, copies);
          check_resize(REFRT_OP_SEXT, 0, from, to, copies);
        } else if (to < from) {
          check_resize(REFRT_OP_TRUNC, 0, from, to, copies);
          check_resize(REFRT_OP_TRUNC, REFRT_FLAG_NUW, from, to, copies);
          check_resize(REFRT_OP_TRUNC, REFRT_FLAG_NSW, from, to, copies);
        }
      }
}

/*===----------------------------- random choices --------------------------===*/

static refrt_bits random_bits(uint64_t *seed, uint32_t width) {
  uint64_t lo = check_random(seed), hi = check_random(seed);
  return refrt_int_trunc(refrt_bits_make(lo, hi), width);
}

/* A run of unknown bits, or random ones; then often few or many bits set. */
static refrt_known random_known(uint64_t *seed, uint32_t width) {
  refrt_known k = known_make(0, 0);
  uint32_t n = (uint32_t)(check_random(seed) % (width + 1));
  refrt_bits all = refrt_bits_mask(width);
  k.mask = refrt_bits_and(all, refrt_bits_not(refrt_bits_mask(n)));
  if (check_random(seed) % 3 == 0)
    k.mask = refrt_bits_mask(n);
  if (check_random(seed) % 3 == 0)
    k.mask = refrt_bits_or(random_bits(seed, width), random_bits(seed, width));
  k.bits = random_bits(seed, width);
  if (check_random(seed) % 2 == 0)
    k.bits = refrt_bits_shr(k.bits, (uint32_t)(check_random(seed) % width));
  if (check_random(seed) % 4 == 0)
    k.bits = refrt_bits_and(all, refrt_bits_not(k.bits));
  k.bits = refrt_bits_and(k.bits, k.mask);
  n = 2 + (uint32_t)(check_random(seed) % (width < 2 ? 1 : width - 1));
  if (check_random(seed) % 2 == 0 && n <= width) {
    refrt_bits high = refrt_bits_and(all, refrt_bits_not(refrt_bits_mask(width - n)));
    if (refrt_bits_is_zero(refrt_bits_and(high, k.mask)))
      k.same = high;
  }
  return k;
}

static refrt_bits pick(uint64_t *seed, refrt_known k, uint32_t width) {
  uint64_t how = check_random(seed) % 4;
  refrt_bits open = refrt_bits_and(refrt_bits_mask(width), refrt_bits_not(k.mask)), v;
  v = how == 0 ? k.bits : refrt_bits_or(k.bits, how == 1 ? open : refrt_bits_and(open, random_bits(seed, width)));
  return check_random(seed) % 2 == 0 ? refrt_bits_or(v, k.same) : refrt_bits_and(v, refrt_bits_not(k.same));
}

static void check_wide(uint64_t *seed, uint32_t width) {
  size_t i;
  uint32_t round;
  for (i = 0; i < sizeof rows / sizeof rows[0]; ++i)
    for (round = 0; round < 24; ++round) {
      const struct row *row = &rows[i];
      refrt_known a = random_known(seed, width), b = random_known(seed, width), r;
      refrt_known_op op;
      int choice;
      op.opcode = row->opcode;
      op.flags = row->flags;
      op.width = width;
      op.attribute = row->attribute;
      if ((row->kind & (ONE_OPERAND | TWO_RESULTS)) != 0 ||
          ((row->kind & DIVIDES) != 0 && (refrt_known_can_be(b, refrt_bits_make(0, 0)) ||
                                          refrt_known_can_be(b, refrt_bits_mask(width)))))
        continue;
      if (refrt_known_binary(&op, a, b, &r, NULL))
        continue;
      for (choice = 0; choice < 16; ++choice) {
        refrt_bits v = {0, 0}, x = pick(seed, a, width), y = pick(seed, b, width);
        int defined = refrt_integer_compute(&op, x, y, &v) && !refrt_integer_wraps(op.opcode, op.flags, x, y, width);
        CHECK_MSG(defined && refrt_known_can_be(r, v),
                  "%s flags %x width %u: %016llx%016llx, %016llx%016llx give %016llx%016llx",
                  refrt_opcode_name(op.opcode), op.flags, width, (unsigned long long)x.hi, (unsigned long long)x.lo,
                  (unsigned long long)y.hi, (unsigned long long)y.lo, (unsigned long long)v.hi,
                  (unsigned long long)v.lo);
      }
    }
}

/* Leaves keep everything up to 64 bits, and above the highest unknown bit. */
static void check_leaves(uint64_t *seed, uint32_t width) {
  int round;
  for (round = 0; round < 50; ++round) {
    refrt_known k = random_known(seed, width), back;
    refrt_value leaf = refrt_known_leaf(k, width, 7);
    refrt_bits unknown = refrt_bits_and(refrt_bits_mask(width), refrt_bits_not(k.mask));
    uint32_t low = 128 - refrt_bits_clz(unknown);
    refrt_bits kept = width <= 64 || low == 0
                          ? k.mask
                          : refrt_bits_and(k.mask, refrt_bits_not(refrt_bits_mask(low < 2 ? 2 : low)));
    back = refrt_known_of(&leaf, width);
    CHECK(refrt_bits_equal(back.mask, kept) && refrt_bits_equal(back.bits, refrt_bits_and(k.bits, kept)) &&
          refrt_bits_equal(back.same, k.same));
    CHECK(leaf.state == (uint32_t)(low == 0 ? REFRT_DEFINED : REFRT_UNDEF) && leaf.origin == (low == 0 ? 0u : 7u));
  }
}

/* fshl and fshr against bits picked one by one. */
static void check_funnel(uint64_t *seed, uint32_t width) {
  int round;
  for (round = 0; round < 40; ++round) {
    refrt_known a = random_known(seed, width), b = random_known(seed, width), amount, r;
    uint32_t n = (uint32_t)(check_random(seed) % width), i;
    refrt_known_op op;
    op.opcode = round % 2 == 0 ? REFRT_OP_FSHL : REFRT_OP_FSHR;
    op.flags = 0;
    op.width = width;
    op.attribute = 0;
    amount = refrt_known_exactly(refrt_bits_make(n, 0), width);
    if ((width & (width - 1)) == 0) /* only the low bits count */
      amount.mask = refrt_bits_make(width - 1, 0);
    r = refrt_known_funnel(&op, a, b, amount);
    for (i = 0; i < width; ++i) {
      uint32_t from = op.opcode == REFRT_OP_FSHL ? i + width - n : i + n; /* in b, then a */
      const refrt_known *source = from < width ? &b : &a;
      CHECK(refrt_bits_test(r.mask, i) == refrt_bits_test(source->mask, from % width) &&
            refrt_bits_test(r.bits, i) == refrt_bits_test(source->bits, from % width));
    }
  }
}

int main(void) {
  uint64_t seed = 20261121;
  uint32_t width;
  for (width = 1; width <= 4; ++width)
    check_width(width);
  CHECK_MSG(lost_bits * 6 < kept_bits, "%llu of %llu bits that are the same for every choice are lost",
            (unsigned long long)lost_bits, (unsigned long long)(kept_bits + lost_bits));
  check_casts();
  for (width = 1; width <= 128; ++width) {
    check_leaves(&seed, width);
    check_wide(&seed, width);
    if (width > 1)
      check_funnel(&seed, width);
  }
  return check_finish();
}
