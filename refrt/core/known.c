/*===-- known.c - what is known of partly undefined integers -----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See known.h. Bitwise instructions, sums and shifts keep every bit that can be
 * known, compares and wrap flags are exact. The rest is bounded by its least
 * and greatest results: the bits that these share above the first difference.
 *===----------------------------------------------------------------------===*/
#include "refrt/core/known.h"

#include "refrt/core/ops_int.h"

/*===----------------------------------- sets ------------------------------===*/

static refrt_known make(refrt_bits bits, refrt_bits mask) {
  refrt_known k;
  k.bits = refrt_bits_and(bits, mask);
  k.mask = mask;
  k.same = refrt_bits_make(0, 0);
  return k;
}
static refrt_known nothing(void) { return make(refrt_bits_make(0, 0), refrt_bits_make(0, 0)); }

refrt_known refrt_known_exactly(refrt_bits v, uint32_t width) { return make(v, refrt_bits_mask(width)); }

/* The highest n bits. */
static refrt_bits top(uint32_t n, uint32_t width) {
  return refrt_bits_and(refrt_bits_mask(width), refrt_bits_not(refrt_bits_mask(width - n)));
}

/* Bits from the sign downwards that are equal in a number. */
static uint32_t sign_bits(refrt_bits v, uint32_t width) {
  refrt_bits flipped = refrt_bits_and(refrt_bits_not(v), refrt_bits_mask(width));
  return refrt_bits_clz(refrt_int_is_negative(v, width) ? flipped : v) - (128 - width);
}

/* The same in all numbers of the set: at least 1. */
static uint32_t signs_of(refrt_known k, uint32_t width) {
  uint32_t known = refrt_bits_clz(refrt_bits_and(refrt_bits_not(k.mask), refrt_bits_mask(width))) - (128 - width);
  uint32_t equal = sign_bits(k.bits, width), same = refrt_int_ctpop(k.same);
  known = known < equal ? known : equal;
  return same > known ? same : known == 0 ? 1 : known;
}

/* The highest n bits are equal, too; if one is known, so are all. */
static refrt_known with_signs(refrt_known k, uint32_t n, uint32_t width) {
  refrt_bits bits = top(n < width ? n : width, width);
  if (n < 2 || n <= refrt_int_ctpop(k.same))
    return k;
  if (refrt_bits_is_zero(refrt_bits_and(k.mask, bits))) {
    k.same = bits;
    return k;
  }
  if (!refrt_bits_is_zero(refrt_bits_and(k.bits, bits)))
    k.bits = refrt_bits_or(k.bits, bits);
  k.mask = refrt_bits_or(k.mask, bits);
  k.same = refrt_bits_make(0, 0);
  return k;
}

refrt_known refrt_known_of(const refrt_value *leaf, uint32_t width) {
  refrt_bits v = refrt_bits_make(leaf->lo, leaf->hi), all = refrt_bits_mask(width);
  if ((leaf->state & REFRT_UNDEF) == 0)
    return make(v, all);
  if (width <= 64) {
    refrt_known k = make(refrt_bits_make(leaf->lo, 0), refrt_bits_make(leaf->hi & all.lo, 0));
    return with_signs(k, refrt_bits_popcount64(leaf->lo & ~leaf->hi & all.lo), width);
  }
  if (refrt_bits_is_zero(v))
    return nothing();
  if ((v.lo & 1) != 0)
    return with_signs(nothing(), (uint32_t)(v.lo >> 8), width);
  return make(v, refrt_bits_and(all, refrt_bits_not(refrt_bits_mask(refrt_bits_ctz(v) + 1))));
}

refrt_value refrt_known_leaf(refrt_known k, uint32_t width, uint32_t origin) {
  refrt_bits unknown = refrt_bits_and(refrt_bits_mask(width), refrt_bits_not(k.mask));
  uint32_t low = 128 - refrt_bits_clz(unknown);
  refrt_value r;
  r.state = REFRT_UNDEF;
  r.origin = origin;
  r.lo = r.hi = 0;
  if (low == 0) {
    r.state = REFRT_DEFINED;
    r.origin = 0;
    r.lo = k.bits.lo;
    r.hi = k.bits.hi;
  } else if (width <= 64) {
    r.lo = k.bits.lo | k.same.lo;
    r.hi = k.mask.lo;
  } else if (low < width) {
    refrt_bits v;
    low = low < 2 ? 2 : low; /* the lowest bit says something else */
    v = refrt_bits_or(refrt_bits_and(k.bits, refrt_bits_not(refrt_bits_mask(low))),
                      refrt_bits_shl(refrt_bits_make(1, 0), low - 1));
    r.lo = v.lo;
    r.hi = v.hi;
  } else if (!refrt_bits_is_zero(k.same)) {
    r.lo = 1 | (uint64_t)refrt_int_ctpop(k.same) << 8;
  }
  return r;
}

int refrt_known_can_be(refrt_known k, refrt_bits v) {
  refrt_bits copies = refrt_bits_and(k.same, v);
  return refrt_bits_is_zero(refrt_bits_and(refrt_bits_xor(k.bits, v), k.mask)) &&
         (refrt_bits_is_zero(copies) || refrt_bits_equal(copies, k.same));
}

refrt_known refrt_known_join(refrt_known a, refrt_known b, uint32_t width) {
  uint32_t a_signs = signs_of(a, width), b_signs = signs_of(b, width);
  refrt_known k = make(a.bits, refrt_bits_and(refrt_bits_and(a.mask, b.mask),
                                              refrt_bits_not(refrt_bits_xor(a.bits, b.bits))));
  return with_signs(k, a_signs < b_signs ? a_signs : b_signs, width);
}

/* Both hold. */
static refrt_known both(refrt_known a, refrt_known b, uint32_t width) {
  refrt_known k = make(refrt_bits_or(a.bits, b.bits), refrt_bits_or(a.mask, b.mask));
  return with_signs(with_signs(k, refrt_int_ctpop(a.same), width), refrt_int_ctpop(b.same), width);
}

static int is_exact(refrt_known k, uint32_t width) { return refrt_bits_equal(k.mask, refrt_bits_mask(width)); }

/* The least and the greatest number, unsigned or signed. */
typedef struct extremes {
  refrt_bits least;
  refrt_bits most;
} extremes;

static extremes extremes_of(refrt_known k, uint32_t width, int is_signed) {
  refrt_bits sign = refrt_int_min_value(width);
  extremes e;
  e.least = k.bits;
  e.most = refrt_bits_or(k.bits, refrt_bits_and(refrt_bits_mask(width), refrt_bits_not(k.mask)));
  if (is_signed && refrt_bits_is_zero(refrt_bits_and(k.mask, sign))) {
    sign = refrt_bits_or(sign, k.same);
    e.least = refrt_bits_or(e.least, sign);
    e.most = refrt_bits_and(e.most, refrt_bits_not(sign));
  }
  return e;
}

/* Any number from one to the other. Signed ones of different signs share
 * nothing, but none is longer than the two. */
static refrt_known between(refrt_bits from, refrt_bits to, uint32_t width, int is_signed) {
  uint32_t differ = 128 - refrt_bits_clz(refrt_bits_xor(from, to));
  uint32_t from_signs = sign_bits(from, width), to_signs = sign_bits(to, width);
  refrt_known k = make(from, refrt_bits_and(refrt_bits_mask(width), refrt_bits_not(refrt_bits_mask(differ))));
  return is_signed ? with_signs(k, from_signs < to_signs ? from_signs : to_signs, width) : k;
}

static int less(refrt_bits a, refrt_bits b, uint32_t width, int is_signed) {
  return is_signed ? refrt_int_slt(a, b, width) : refrt_int_ult(a, b);
}

/* Of an instruction that is monotone in each operand. */
static refrt_known by_corners(const refrt_known_op *op, refrt_known a, refrt_known b, int is_signed) {
  extremes ea = extremes_of(a, op->width, is_signed), eb = extremes_of(b, op->width, is_signed);
  refrt_bits least = {0, 0}, most = {0, 0};
  int i;
  for (i = 0; i < 4; ++i) {
    refrt_bits v;
    if (!refrt_integer_compute(op, (i & 1) != 0 ? ea.most : ea.least, (i & 2) != 0 ? eb.most : eb.least, &v))
      return nothing();
    if (i == 0 || less(v, least, op->width, is_signed))
      least = v;
    if (i == 0 || less(most, v, op->width, is_signed))
      most = v;
  }
  return between(least, most, op->width, is_signed);
}

/*===------------------------------- wrap flags ----------------------------===*/

typedef enum chance { NEVER, SOMETIMES, ALWAYS } chance;

/* Whether add, sub or mul wraps: the exact result is extreme in a corner. All
 * do if all leave the range on the same side. */
static chance wraps(refrt_opcode opcode, uint32_t flag, refrt_known a, refrt_known b, uint32_t width) {
  int is_signed = flag == REFRT_FLAG_NSW, i, some = 0, up = 0, down = 0;
  extremes ea = extremes_of(a, width, is_signed), eb = extremes_of(b, width, is_signed);
  for (i = 0; i < 4; ++i) {
    refrt_bits x = (i & 1) != 0 ? ea.most : ea.least, y = (i & 2) != 0 ? eb.most : eb.least;
    int negative = is_signed && refrt_int_is_negative(x, width);
    if (!refrt_integer_wraps(opcode, flag, x, y, width))
      continue;
    ++some;
    if (opcode == REFRT_OP_MUL)
      negative = is_signed && negative != refrt_int_is_negative(y, width);
    up += !negative;
    down += negative;
  }
  return some == 0 ? NEVER : up == 4 || down == 4 ? ALWAYS : SOMETIMES;
}

static int is_power_of_two(refrt_bits v) {
  return !refrt_bits_is_zero(v) &&
         refrt_bits_is_zero(refrt_bits_and(v, refrt_bits_sub(v, refrt_bits_make(1, 0))));
}

/* Whether a division can leave a remainder. Numbers that differ in bit k alone
 * have the same one only if the divisor divides 2^k. Of a divisor that is not
 * known nothing is said unless the dividend is 0. */
static int can_be_inexact(const refrt_known_op *op, refrt_known a, refrt_known b) {
  extremes e = extremes_of(a, op->width, 0);
  refrt_bits divisor = b.bits;
  if (refrt_bits_is_zero(e.most))
    return 0;
  if (!is_exact(b, op->width))
    return 1;
  if (op->opcode == REFRT_OP_DIVS)
    divisor = refrt_int_abs(divisor, op->width);
  if (is_power_of_two(divisor))
    return !refrt_bits_is_zero(refrt_bits_and(e.most, refrt_bits_mask(refrt_bits_ctz(divisor))));
  return 1;
}

/* Whether some choice does not keep a flag; shifts have their own rules. */
static int breaks_flag(const refrt_known_op *op, refrt_known a, refrt_known b) {
  switch (op->opcode) {
  case REFRT_OP_ADD:
  case REFRT_OP_SUB:
  case REFRT_OP_MUL:
    return ((op->flags & REFRT_FLAG_NUW) != 0 && wraps(op->opcode, REFRT_FLAG_NUW, a, b, op->width) != NEVER) ||
           ((op->flags & REFRT_FLAG_NSW) != 0 && wraps(op->opcode, REFRT_FLAG_NSW, a, b, op->width) != NEVER);
  case REFRT_OP_OR:
    return (op->flags & REFRT_FLAG_DISJOINT) != 0 &&
           !refrt_int_are_disjoint(extremes_of(a, op->width, 0).most, extremes_of(b, op->width, 0).most);
  case REFRT_OP_DIVU:
  case REFRT_OP_DIVS:
    return (op->flags & REFRT_FLAG_EXACT) != 0 && can_be_inexact(op, a, b);
  default:
    return 0;
  }
}

/*===------------------------------- arithmetic ----------------------------===*/

static uint32_t fewest_signs(refrt_known a, refrt_known b, uint32_t width) {
  uint32_t a_signs = signs_of(a, width), b_signs = signs_of(b, width);
  return a_signs < b_signs ? a_signs : b_signs;
}

/* a + b + carry: a bit is known where both operands' are and the carry into it
 * is the same for the least and the greatest operands. */
static refrt_known sum(refrt_known a, refrt_known b, int carry, uint32_t width) {
  refrt_bits one = refrt_bits_make((uint64_t)carry, 0), all = refrt_bits_mask(width);
  refrt_bits a_most = refrt_bits_or(a.bits, refrt_bits_not(a.mask));
  refrt_bits b_most = refrt_bits_or(b.bits, refrt_bits_not(b.mask));
  refrt_bits least = refrt_bits_add(refrt_bits_add(a.bits, b.bits), one);
  refrt_bits most = refrt_bits_add(refrt_bits_add(a_most, b_most), one);
  refrt_bits carries = refrt_bits_xor(least, refrt_bits_xor(a.bits, b.bits));
  refrt_bits carries_most = refrt_bits_xor(most, refrt_bits_xor(a_most, b_most));
  refrt_bits mask = refrt_bits_and(refrt_bits_and(a.mask, b.mask),
                                   refrt_bits_not(refrt_bits_xor(carries, carries_most)));
  /* One sign bit less than the operands have. */
  return with_signs(make(least, refrt_bits_and(mask, all)), fewest_signs(a, b, width) - 1, width);
}

static refrt_known inverse(refrt_known k) {
  refrt_known r = make(refrt_bits_not(k.bits), k.mask);
  r.same = k.same;
  return r;
}

static refrt_known difference(refrt_known a, refrt_known b, uint32_t width) {
  return sum(a, inverse(b), 1, width);
}

/* The low bits of a product follow from the low bits of its factors, and known
 * zeros there add up; the high ones from its extremes unless it wraps. */
static refrt_known product(refrt_known a, refrt_known b, uint32_t width) {
  refrt_known_op op = {REFRT_OP_MUL, 0, 0, 0};
  refrt_bits a_most = extremes_of(a, width, 0).most, b_most = extremes_of(b, width, 0).most;
  uint32_t a_known = refrt_bits_ctz(refrt_bits_not(a.mask)), b_known = refrt_bits_ctz(refrt_bits_not(b.mask));
  uint32_t a_zeros = refrt_bits_ctz(a_most), b_zeros = refrt_bits_ctz(b_most), low;
  refrt_known r;
  op.width = width;
  if (refrt_bits_is_zero(a_most) || refrt_bits_is_zero(b_most))
    return refrt_known_exactly(refrt_bits_make(0, 0), width);
  low = (a_known - a_zeros < b_known - b_zeros ? a_known - a_zeros : b_known - b_zeros) + a_zeros + b_zeros;
  r = make(refrt_int_mul(a.bits, b.bits, width), refrt_bits_mask(low < width ? low : width));
  if (wraps(REFRT_OP_MUL, REFRT_FLAG_NUW, a, b, width) == NEVER)
    r = both(r, by_corners(&op, a, b, 0), width);
  if (wraps(REFRT_OP_MUL, REFRT_FLAG_NSW, a, b, width) == NEVER)
    r = both(r, by_corners(&op, a, b, 1), width);
  return r;
}

/* Signed quotients are monotone as long as the divisor's sign is known. */
static refrt_known quotient(const refrt_known_op *op, refrt_known a, refrt_known b) {
  if (op->opcode == REFRT_OP_DIVU || op->opcode == REFRT_OP_CEILDIVU)
    return by_corners(op, a, b, 0);
  return refrt_bits_test(b.mask, op->width - 1) ? by_corners(op, a, b, 1) : nothing();
}

static refrt_known remainder_of(const refrt_known_op *op, refrt_known a, refrt_known b) {
  uint32_t width = op->width;
  int is_signed = op->opcode == REFRT_OP_REMS;
  extremes ea = extremes_of(a, width, 0), eb = extremes_of(b, width, is_signed);
  refrt_bits one = refrt_bits_make(1, 0), bound;
  refrt_known r = nothing();
  if (is_signed) {
    /* Only the divisor's magnitude counts. */
    refrt_bits least = refrt_int_abs(eb.least, width), most = refrt_int_abs(eb.most, width);
    int one_sign = refrt_bits_test(b.mask, width - 1);
    eb.most = refrt_bits_less(least, most) ? most : least;
    eb.least = !one_sign ? one : refrt_bits_less(least, most) ? least : most;
  }
  if (refrt_bits_equal(eb.most, one))
    return refrt_known_exactly(refrt_bits_make(0, 0), width);
  if (is_power_of_two(eb.least) && refrt_bits_equal(eb.least, eb.most)) {
    refrt_bits low = refrt_bits_sub(eb.least, one);
    r = make(a.bits, refrt_bits_and(a.mask, low)); /* of either sign */
  }
  if (is_signed && (!refrt_bits_test(a.mask, width - 1) || refrt_bits_test(a.bits, width - 1)))
    return r;
  if (refrt_bits_less(ea.most, eb.least))
    return a;
  bound = refrt_bits_sub(eb.most, one);
  return both(r, between(refrt_bits_make(0, 0), refrt_bits_less(ea.most, bound) ? ea.most : bound, width, 0), width);
}

/*===---------------------------------- shifts -----------------------------===*/

static refrt_known shift_once(const refrt_known_op *op, refrt_known a, refrt_bits amount) {
  uint32_t n = (uint32_t)amount.lo;
  refrt_bits all = refrt_bits_mask(op->width), bits, mask;
  switch (op->opcode) {
  case REFRT_OP_SHL:
    mask = refrt_bits_or(refrt_bits_shl(a.mask, n), refrt_bits_mask(n));
    return with_signs(make(refrt_bits_shl(a.bits, n), refrt_bits_and(mask, all)),
                      signs_of(a, op->width) > n ? signs_of(a, op->width) - n : 1, op->width);
  case REFRT_OP_SHRU:
    if (n == 0)
      return a;
    mask = refrt_bits_or(refrt_bits_shr(a.mask, n), refrt_bits_and(all, refrt_bits_not(refrt_bits_shr(all, n))));
    return make(refrt_bits_shr(a.bits, n), mask);
  case REFRT_OP_SHRS: /* the sign spreads, and whether it is known */
    (void)refrt_int_ashr(a.bits, amount, op->width, &bits);
    (void)refrt_int_ashr(a.mask, amount, op->width, &mask);
    return with_signs(make(bits, mask), signs_of(a, op->width) + n, op->width);
  default: /* saturating */
    return by_corners(op, a, refrt_known_exactly(amount, op->width), op->opcode == REFRT_OP_SHLS_SAT);
  }
}

/* Bits that `nsw` wants equal: those that leave and the new sign. */
static int shift_breaks_flag(const refrt_known_op *op, refrt_known a, refrt_bits amount) {
  uint32_t n = (uint32_t)amount.lo;
  refrt_bits most = extremes_of(a, op->width, 0).most;
  if (n == 0)
    return 0;
  if (op->opcode != REFRT_OP_SHL)
    return (op->flags & REFRT_FLAG_EXACT) != 0 && refrt_int_shr_inexact(most, amount, op->width);
  if ((op->flags & REFRT_FLAG_NUW) != 0 && !refrt_bits_is_zero(refrt_bits_shr(most, op->width - n)))
    return 1;
  return (op->flags & REFRT_FLAG_NSW) != 0 && signs_of(a, op->width) < n + 1;
}

/* Every amount there can be: fewer than the width. */
static int shifted(const refrt_known_op *op, refrt_known a, refrt_known b, refrt_known *r) {
  extremes e = extremes_of(b, op->width, 0);
  int first = 1;
  if (refrt_int_shift_too_far(e.most, op->width))
    return 1;
  for (; e.least.lo <= e.most.lo; ++e.least.lo) {
    refrt_known one;
    if (!refrt_known_can_be(b, e.least))
      continue;
    if (shift_breaks_flag(op, a, e.least))
      return 1;
    one = shift_once(op, a, e.least);
    *r = first ? one : refrt_known_join(*r, one, op->width);
    first = 0;
  }
  return 0;
}

/*===-------------------------------- selection ----------------------------===*/

static refrt_known truth(int always, int never) {
  return always || never ? refrt_known_exactly(refrt_bits_make((uint64_t)always, 0), 1) : nothing();
}

static refrt_known compared(const refrt_known_op *op, refrt_known a, refrt_known b) {
  refrt_icmp predicate = (refrt_icmp)op->attribute;
  int is_signed = predicate >= REFRT_ICMP_SLT && predicate <= REFRT_ICMP_SGE;
  extremes ea = extremes_of(a, op->width, is_signed), eb = extremes_of(b, op->width, is_signed);
  int differ = !refrt_bits_is_zero(
      refrt_bits_and(refrt_bits_xor(a.bits, b.bits), refrt_bits_and(a.mask, b.mask)));
  int below = less(ea.most, eb.least, op->width, is_signed);       /* a < b always */
  int above = less(eb.most, ea.least, op->width, is_signed);       /* a > b always */
  int not_above = !less(eb.least, ea.most, op->width, is_signed);  /* a <= b always */
  int not_below = !less(ea.least, eb.most, op->width, is_signed);  /* a >= b always */
  switch (predicate) {
  case REFRT_ICMP_EQ:
    return truth(0, differ);
  case REFRT_ICMP_NE:
    return truth(differ, 0);
  case REFRT_ICMP_SLT:
  case REFRT_ICMP_ULT:
    return truth(below, not_below);
  case REFRT_ICMP_SLE:
  case REFRT_ICMP_ULE:
    return truth(not_above, above);
  case REFRT_ICMP_SGT:
  case REFRT_ICMP_UGT:
    return truth(above, not_above);
  default:
    return truth(not_below, below);
  }
}

static refrt_known larger_or_smaller(const refrt_known_op *op, refrt_known a, refrt_known b) {
  int is_signed = op->opcode == REFRT_OP_MAXS || op->opcode == REFRT_OP_MINS;
  int largest = op->opcode == REFRT_OP_MAXS || op->opcode == REFRT_OP_MAXU;
  extremes ea = extremes_of(a, op->width, is_signed), eb = extremes_of(b, op->width, is_signed);
  if (!less(ea.least, eb.most, op->width, is_signed))
    return largest ? a : b;
  if (!less(eb.least, ea.most, op->width, is_signed))
    return largest ? b : a;
  return both(by_corners(op, a, b, is_signed), refrt_known_join(a, b, op->width), op->width);
}

/*===------------------------------- instructions --------------------------===*/

/* Values and flags of add, sub and mul with overflow. */
static void overflow_pair(const refrt_known_op *op, refrt_known a, refrt_known b, refrt_known *r,
                          refrt_known *second) {
  refrt_known_op plain = *op;
  uint32_t flag = REFRT_FLAG_NUW;
  chance c;
  switch (op->opcode) {
  case REFRT_OP_ADDS_OVERFLOW:
    flag = REFRT_FLAG_NSW;
    /* fall through */
  case REFRT_OP_ADDU_OVERFLOW:
  case REFRT_OP_ADDU_EXTENDED:
    plain.opcode = REFRT_OP_ADD;
    break;
  case REFRT_OP_SUBS_OVERFLOW:
    flag = REFRT_FLAG_NSW;
    /* fall through */
  case REFRT_OP_SUBU_OVERFLOW:
    plain.opcode = REFRT_OP_SUB;
    break;
  case REFRT_OP_MULS_OVERFLOW:
    flag = REFRT_FLAG_NSW;
    /* fall through */
  default:
    plain.opcode = REFRT_OP_MUL;
    break;
  }
  plain.flags = 0;
  (void)refrt_known_binary(&plain, a, b, r, NULL);
  c = wraps(plain.opcode, flag, a, b, op->width);
  *second = truth(c == ALWAYS, c == NEVER);
}

/* The upper half of a product lies between those of its extremes. */
static void extended_product(const refrt_known_op *op, refrt_known a, refrt_known b, refrt_known *r,
                             refrt_known *second) {
  int is_signed = op->opcode == REFRT_OP_MULS_EXTENDED, i;
  extremes ea = extremes_of(a, op->width, is_signed), eb = extremes_of(b, op->width, is_signed);
  refrt_bits least = {0, 0}, most = {0, 0};
  for (i = 0; i < 4; ++i) {
    refrt_bits high, x = (i & 1) != 0 ? ea.most : ea.least, y = (i & 2) != 0 ? eb.most : eb.least;
    (void)(is_signed ? refrt_int_smul_full(x, y, op->width, &high) : refrt_int_umul_full(x, y, op->width, &high));
    if (i == 0 || less(high, least, op->width, is_signed))
      least = high;
    if (i == 0 || less(most, high, op->width, is_signed))
      most = high;
  }
  *r = product(a, b, op->width);
  *second = between(least, most, op->width, is_signed);
}

int refrt_known_binary(const refrt_known_op *op, refrt_known a, refrt_known b, refrt_known *r, refrt_known *second) {
  refrt_bits ones, zeros;
  *r = nothing();
  if (second != NULL) {
    *second = nothing();
    if (op->opcode == REFRT_OP_MULS_EXTENDED || op->opcode == REFRT_OP_MULU_EXTENDED)
      extended_product(op, a, b, r, second);
    else
      overflow_pair(op, a, b, r, second);
    return 0;
  }
  if (op->flags != 0 && breaks_flag(op, a, b))
    return 1;
  switch (op->opcode) {
  case REFRT_OP_AND:
    ones = refrt_bits_and(a.bits, b.bits);
    zeros = refrt_bits_or(refrt_bits_xor(a.mask, a.bits), refrt_bits_xor(b.mask, b.bits));
    *r = with_signs(make(ones, refrt_bits_or(ones, zeros)), fewest_signs(a, b, op->width), op->width);
    return 0;
  case REFRT_OP_OR:
    ones = refrt_bits_or(a.bits, b.bits);
    zeros = refrt_bits_and(refrt_bits_xor(a.mask, a.bits), refrt_bits_xor(b.mask, b.bits));
    *r = with_signs(make(ones, refrt_bits_or(ones, zeros)), fewest_signs(a, b, op->width), op->width);
    return 0;
  case REFRT_OP_XOR:
    *r = with_signs(make(refrt_bits_xor(a.bits, b.bits), refrt_bits_and(a.mask, b.mask)),
                    fewest_signs(a, b, op->width), op->width);
    return 0;
  case REFRT_OP_ADD:
    *r = sum(a, b, 0, op->width);
    return 0;
  case REFRT_OP_SUB:
    *r = difference(a, b, op->width);
    return 0;
  case REFRT_OP_MUL:
    *r = product(a, b, op->width);
    return 0;
  case REFRT_OP_DIVU:
  case REFRT_OP_DIVS:
  case REFRT_OP_CEILDIVU:
  case REFRT_OP_CEILDIVS:
  case REFRT_OP_FLOORDIVS:
    *r = quotient(op, a, b);
    return 0;
  case REFRT_OP_REMU:
  case REFRT_OP_REMS:
    *r = remainder_of(op, a, b);
    return 0;
  case REFRT_OP_SHL:
  case REFRT_OP_SHRU:
  case REFRT_OP_SHRS:
  case REFRT_OP_SHLS_SAT:
  case REFRT_OP_SHLU_SAT:
    return shifted(op, a, b, r);
  case REFRT_OP_ADDS_SAT:
  case REFRT_OP_SUBS_SAT:
    *r = by_corners(op, a, b, 1);
    return 0;
  case REFRT_OP_ADDU_SAT:
  case REFRT_OP_SUBU_SAT:
    *r = by_corners(op, a, b, 0);
    return 0;
  case REFRT_OP_MAXS:
  case REFRT_OP_MAXU:
  case REFRT_OP_MINS:
  case REFRT_OP_MINU:
    *r = larger_or_smaller(op, a, b);
    return 0;
  case REFRT_OP_CMPI:
    *r = compared(op, a, b);
    return 0;
  default:
    return 0;
  }
}

/* A count lies between those of the extremes. */
static refrt_known count_between(uint32_t least, uint32_t most, uint32_t width) {
  return between(refrt_int_trunc(refrt_bits_make(least, 0), width), refrt_int_trunc(refrt_bits_make(most, 0), width),
                 width, 0);
}

/* Those of one sign, or of what is left if the sign is known to be the other. */
static refrt_known with_sign(refrt_known k, int negative, uint32_t width) {
  refrt_bits sign = refrt_bits_or(refrt_int_min_value(width), k.same), zero = refrt_bits_make(0, 0);
  return make(refrt_bits_or(refrt_bits_and(k.bits, refrt_bits_not(sign)), negative ? sign : zero),
              refrt_bits_or(k.mask, sign));
}

int refrt_known_unary(const refrt_known_op *op, refrt_known a, refrt_known *r) {
  uint32_t width = op->width, i;
  refrt_bits zero = refrt_bits_make(0, 0), sign = refrt_int_min_value(width);
  refrt_bits most = extremes_of(a, width, 0).most;
  *r = nothing();
  switch (op->opcode) {
  case REFRT_OP_ABS: {
    refrt_known as_is = with_sign(a, 0, width), negated = with_sign(a, 1, width);
    if (op->attribute != 0 && refrt_known_can_be(a, sign))
      return 1;
    negated = difference(refrt_known_exactly(zero, width), negated, width);
    *r = !refrt_bits_test(a.mask, width - 1) ? refrt_known_join(as_is, negated, width)
         : refrt_bits_test(a.bits, width - 1) ? negated
                                              : a;
    if (!refrt_known_can_be(a, sign))
      *r = with_sign(*r, 0, width);
    return 0;
  }
  case REFRT_OP_CTLZ:
  case REFRT_OP_CTTZ:
    if (op->attribute != 0 && refrt_known_can_be(a, zero))
      return 1;
    *r = op->opcode == REFRT_OP_CTLZ
             ? count_between(refrt_int_ctlz(most, width), refrt_int_ctlz(a.bits, width), width)
             : count_between(refrt_int_cttz(most, width), refrt_int_cttz(a.bits, width), width);
    return 0;
  case REFRT_OP_CTPOP:
    *r = count_between(refrt_int_ctpop(a.bits), refrt_int_ctpop(most), width);
    return 0;
  case REFRT_OP_BSWAP:
    *r = make(refrt_int_bswap(a.bits, width), refrt_int_bswap(a.mask, width));
    return 0;
  case REFRT_OP_BITREVERSE:
    for (i = 0; i < width; ++i) {
      refrt_bits place = refrt_bits_shl(refrt_bits_make(1, 0), width - 1 - i);
      if (refrt_bits_test(a.mask, i))
        r->mask = refrt_bits_or(r->mask, place);
      if (refrt_bits_test(a.bits, i))
        r->bits = refrt_bits_or(r->bits, place);
    }
    return 0;
  default:
    return 0;
  }
}

/* The upper `width` bits of a:b shifted left. */
static refrt_bits funnel(refrt_bits a, refrt_bits b, uint32_t left, uint32_t width) {
  return left == 0 ? a
                   : refrt_int_trunc(refrt_bits_or(refrt_bits_shl(a, left), refrt_bits_shr(b, width - left)), width);
}

refrt_known refrt_known_funnel(const refrt_known_op *op, refrt_known a, refrt_known b, refrt_known amount) {
  uint32_t width = op->width, left;
  refrt_bits modulus = refrt_bits_make(width, 0), rest;
  if (is_power_of_two(modulus)) /* the other bits do not count */
    amount = make(refrt_bits_and(amount.bits, refrt_bits_make(width - 1, 0)),
                  refrt_bits_or(amount.mask, refrt_bits_and(refrt_bits_mask(width),
                                                            refrt_bits_not(refrt_bits_make(width - 1, 0)))));
  if (!is_exact(amount, width))
    return nothing();
  (void)refrt_bits_divmod(amount.bits, modulus, &rest);
  left = (uint32_t)rest.lo;
  if (op->opcode != REFRT_OP_FSHL) {
    if (left == 0)
      return b;
    left = width - left;
  }
  return make(funnel(a.bits, b.bits, left, width), funnel(a.mask, b.mask, left, width));
}

int refrt_known_resize(const refrt_known_op *op, refrt_known a, uint32_t to, refrt_known *r) {
  uint32_t from = op->width;
  refrt_bits most = extremes_of(a, from, 0).most;
  if (to > from) {
    if ((op->flags & REFRT_FLAG_NNEG) != 0 && refrt_int_is_negative(most, from))
      return 1;
    if (op->opcode == REFRT_OP_SEXT || op->opcode == REFRT_OP_CASTS)
      *r = with_signs(make(refrt_int_sext(a.bits, from, to), refrt_int_sext(a.mask, from, to)),
                      signs_of(a, from) + to - from, to);
    else
      *r = make(a.bits,
                refrt_bits_or(a.mask, refrt_bits_and(refrt_bits_mask(to), refrt_bits_not(refrt_bits_mask(from)))));
    return 0;
  }
  if (to == from) {
    *r = a;
    return 0;
  }
  *r = make(refrt_int_trunc(a.bits, to), refrt_int_trunc(a.mask, to));
  if (signs_of(a, from) > from - to)
    *r = with_signs(*r, signs_of(a, from) - (from - to), to);
  if ((op->flags & REFRT_FLAG_NUW) != 0 && refrt_int_trunc_loses_unsigned(most, to))
    return 1;
  /* The bits cut off and the new sign must be one and the same. */
  return (op->flags & REFRT_FLAG_NSW) != 0 && signs_of(a, from) < from - to + 1;
}
