/*===-- undef_test.c - instructions on undef against every number --------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Operands are numbers, undef, and what depends on undef, in every combination, beside
 * plain int64_t arithmetic on every number of small widths:
 *
 *   a number       no choice gives another one
 *   undef          each number is a choice, whatever depends on undef is
 *   poison         some choice gives it, whatever depends on undef is
 *   not poison     no choice gives it
 *
 * Only what depends on undef may be left undecided. Widths to 128: random choices.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"
#include "refrt/unittests/number/integer_rows.h"

#include "refrt/number/ops_int.h"
#include "refrt/ops/undef.h"

static const refrt_value kUndef = {0, 0, REFRT_UNDEF, 0}, kDepends = {0, 0, REFRT_DEPENDS, 0};

static refrt_integer_op op_of(const struct row *row, uint32_t width) {
  refrt_integer_op op;
  op.opcode = row->opcode;
  op.flags = row->flags;
  op.width = width;
  op.attribute = row->attribute;
  return op;
}

/*===--------------------------------- every choice ------------------------===*/

/* The numbers that a leaf may be, as a range: one or all. */
static uint64_t first_of(const refrt_value *leaf) { return refrt_leaf_is_unknown(leaf) ? 0 : leaf->lo; }
static uint64_t last_of(const refrt_value *leaf, uint32_t width) {
  return refrt_leaf_is_unknown(leaf) ? refrt_bits_mask64(width) : leaf->lo;
}

/* All results; bit n: the number n. */
typedef struct image {
  uint64_t first, second;
  int poison, undefined;
} image;

typedef void (*add_fn)(const struct row *row, uint32_t width, uint32_t to, uint64_t x, uint64_t y, image *out);

static void add_plain(const struct row *row, uint32_t width, uint32_t to, uint64_t x, uint64_t y, image *out) {
  uint64_t v, v2;
  fate f = plain(row, width, x, y, &v, &v2);
  (void)to;
  out->poison |= f == IS_POISON;
  out->undefined |= f == IS_UNDEFINED;
  if (f != VALUE)
    return;
  out->first |= (uint64_t)1 << v;
  out->second |= (uint64_t)1 << v2;
}

static void add_cast(const struct row *row, uint32_t from, uint32_t to, uint64_t x, uint64_t y, image *out) {
  int64_t s = sign_extended(x, from);
  uint64_t v = (row->opcode == REFRT_OP_SEXT ? (uint64_t)s : x) & refrt_bits_mask64(to);
  int poison = (row->flags & REFRT_FLAG_NNEG) != 0 && s < 0;
  (void)y;
  poison |= row->opcode == REFRT_OP_TRUNC && (row->flags & REFRT_FLAG_NUW) != 0 && v != x;
  poison |= row->opcode == REFRT_OP_TRUNC && (row->flags & REFRT_FLAG_NSW) != 0 && sign_extended(v, to) != s;
  out->poison |= poison;
  if (!poison)
    out->first |= (uint64_t)1 << v;
}

/* What is possible, and what is sure whatever depends on undef is. */
static void images_of(const struct row *row, add_fn add, uint32_t width, uint32_t to, const refrt_value *a,
                      const refrt_value *b, image *possible, image *sure) {
  uint64_t x, y, x0, y0;
  uint64_t x_last = a->state == REFRT_DEPENDS ? last_of(a, width) : 0;
  uint64_t y_last = b->state == REFRT_DEPENDS ? last_of(b, width) : 0;
  image all = {0, 0, 0, 0}, each = {~(uint64_t)0, ~(uint64_t)0, 1, 1};
  for (x0 = 0; x0 <= x_last; ++x0)
    for (y0 = 0; y0 <= y_last; ++y0) {
      image one = {0, 0, 0, 0};
      int fixed_x = a->state == REFRT_DEPENDS, fixed_y = b->state == REFRT_DEPENDS;
      for (x = fixed_x ? x0 : first_of(a); x <= (fixed_x ? x0 : last_of(a, width)); ++x)
        for (y = fixed_y ? y0 : first_of(b); y <= (fixed_y ? y0 : last_of(b, width)); ++y)
          add(row, width, to, x, y, &one);
      all.first |= one.first;
      all.second |= one.second;
      all.poison |= one.poison;
      all.undefined |= one.undefined;
      each.first &= one.first;
      each.second &= one.second;
      each.poison &= one.poison;
    }
  *possible = all;
  *sure = each;
}

static uint64_t numbers, undefs, depends, missed;

static void check_result(const char *name, uint32_t flags, uint32_t width, const refrt_value *r, uint64_t possible,
                         uint64_t sure) {
  uint64_t all = width == 6 ? ~(uint64_t)0 : ((uint64_t)1 << (1u << width)) - 1;
  int is_one = (possible & (possible - 1)) == 0;
  CHECK_MSG(r->state == REFRT_DEFINED || r->state == REFRT_UNDEF || r->state == REFRT_DEPENDS, "%s: state %u", name,
            r->state);
  CHECK_MSG((r->state == REFRT_DEFINED) == is_one, "%s flags %x width %u: %llx are possible, state %u", name, flags,
            width, (unsigned long long)possible, r->state);
  CHECK_MSG(r->state != REFRT_DEFINED || possible == (uint64_t)1 << r->lo, "%s flags %x width %u: %llx, not %llu", name,
            flags, width, (unsigned long long)possible, (unsigned long long)r->lo);
  CHECK_MSG(r->state != REFRT_UNDEF || sure == all, "%s flags %x width %u: undef, but %llx are sure", name, flags,
            width, (unsigned long long)sure);
  numbers += r->state == REFRT_DEFINED;
  undefs += r->state == REFRT_UNDEF;
  depends += r->state == REFRT_DEPENDS;
  missed += r->state == REFRT_DEPENDS && sure == all;
}

static int check_fate(const char *name, uint32_t flags, uint32_t width, refrt_undef_fate got, const image *possible,
                      const image *sure) {
  CHECK_MSG(got != REFRT_FATE_POISON || sure->poison, "%s flags %x width %u: poison is not sure", name, flags, width);
  CHECK_MSG(got != REFRT_FATE_VALUE || !possible->poison, "%s flags %x width %u: poison is possible", name, flags,
            width);
  CHECK_MSG(got != REFRT_FATE_UNDECIDED || possible->poison, "%s flags %x width %u: undecided", name, flags, width);
  return got == REFRT_FATE_VALUE;
}

static void check_row(const struct row *row, uint32_t width, const refrt_value *a, const refrt_value *b) {
  const char *name = refrt_opcode_name(row->opcode);
  int two = (row->kind & TWO_RESULTS) != 0, one_operand = (row->kind & ONE_OPERAND) != 0;
  int is_wide = row->opcode == REFRT_OP_MULS_EXTENDED || row->opcode == REFRT_OP_MULU_EXTENDED;
  refrt_integer_op op = op_of(row, width);
  image possible, sure;
  refrt_value r = {0, 0, 0, 0}, r2 = {0, 0, 0, 0};
  refrt_undef_fate got;
  if (!refrt_leaf_is_unknown(a) && (one_operand || !refrt_leaf_is_unknown(b)))
    return;
  images_of(row, add_plain, width, width, a, b, &possible, &sure);
  if (possible.undefined)
    return; /* the instruction does not ask then */
  got = one_operand ? refrt_undef_unary(&op, a, &r) : refrt_undef_binary(&op, a, b, &r, two ? &r2 : NULL);
  /* Without what depends on undef all is decided. */
  CHECK_MSG(got != REFRT_FATE_UNDECIDED || a->state == REFRT_DEPENDS || b->state == REFRT_DEPENDS, "%s flags %x", name,
            row->flags);
  if (!check_fate(name, row->flags, width, got, &possible, &sure))
    return;
  check_result(name, row->flags, (row->kind & ONE_BIT) != 0 ? 1 : width, &r, possible.first, sure.first);
  if (two)
    check_result(name, row->flags, is_wide ? width : 1, &r2, possible.second, sure.second);
}

/* Each number, undef, and what depends on it. */
static refrt_value operand_at(uint64_t at, uint32_t width) {
  uint64_t count = refrt_bits_mask64(width) + 1;
  return at < count ? refrt_leaf(at, 0) : at == count ? kUndef : kDepends;
}

static void check_width(uint32_t width) {
  uint64_t count = refrt_bits_mask64(width) + 3, i, k;
  size_t n;
  for (n = 0; n < sizeof rows / sizeof rows[0]; ++n)
    for (i = 0; i < count; ++i)
      for (k = 0; k < ((rows[n].kind & ONE_OPERAND) != 0 ? 1 : count); ++k) {
        refrt_value a = operand_at(i, width), b = operand_at(k, width);
        check_row(&rows[n], width, &a, &b);
      }
}

/*===----------------------------------- casts -----------------------------===*/

static void check_cast(refrt_opcode opcode, uint32_t flags, uint32_t from, uint32_t to) {
  struct row row = {opcode, flags, 0, 0};
  refrt_integer_op op = op_of(&row, from);
  refrt_value leaves[2], zero = refrt_leaf(0, 0), r;
  int i;
  leaves[0] = kUndef;
  leaves[1] = kDepends;
  for (i = 0; i < 2; ++i) {
    image possible, sure;
    images_of(&row, add_cast, from, to, &leaves[i], &zero, &possible, &sure);
    if (check_fate(refrt_opcode_name(opcode), flags, from, refrt_undef_resize(&op, &leaves[i], to, &r), &possible,
                   &sure))
      check_result(refrt_opcode_name(opcode), flags, to, &r, possible.first, sure.first);
  }
}

static void check_casts(void) {
  uint32_t from, to;
  for (from = 1; from <= 5; ++from)
    for (to = 1; to <= 6; ++to)
      if (to > from) {
        check_cast(REFRT_OP_ZEXT, 0, from, to);
        check_cast(REFRT_OP_ZEXT, REFRT_FLAG_NNEG, from, to);
        check_cast(REFRT_OP_SEXT, 0, from, to);
      } else if (to < from) {
        check_cast(REFRT_OP_TRUNC, 0, from, to);
        check_cast(REFRT_OP_TRUNC, REFRT_FLAG_NUW, from, to);
        check_cast(REFRT_OP_TRUNC, REFRT_FLAG_NSW, from, to);
      }
}

/* Bytes that memory knew, and nothing else. */
static void check_known_bytes(void) {
  refrt_integer_op op = {REFRT_OP_TRUNC, 0, 32, 0}, wider = {REFRT_OP_ZEXT, 0, 32, 0};
  refrt_value half = {0x1234, 0xffff, REFRT_DEPENDS, 0}, r;
  CHECK(refrt_undef_resize(&op, &half, 16, &r) == REFRT_FATE_VALUE && r.state == REFRT_DEFINED && r.lo == 0x1234 &&
        r.hi == 0);
  CHECK(refrt_undef_resize(&op, &half, 8, &r) == REFRT_FATE_VALUE && r.state == REFRT_DEFINED && r.lo == 0x34);
  CHECK(refrt_undef_resize(&op, &half, 24, &r) == REFRT_FATE_VALUE && r.state == REFRT_DEPENDS && r.lo == 0x1234 &&
        r.hi == 0xffff);
  CHECK(refrt_undef_resize(&wider, &half, 64, &r) == REFRT_FATE_VALUE && r.state == REFRT_DEPENDS && r.hi == 0);
  op.flags = REFRT_FLAG_NUW;
  CHECK(refrt_undef_resize(&op, &half, 16, &r) == REFRT_FATE_UNDECIDED);
}

/* Every pattern of the bits that are each a choice is one of the results, whatever the other
 * bits are: all operands of a small width. */
static void check_free_bits(refrt_opcode opcode, uint32_t width) {
  refrt_integer_op op = {opcode, 0, width, 0};
  uint64_t top = refrt_bits_mask64(width), free, known, other, pattern;
  for (free = 1; free < top; ++free)
    for (known = 0; known <= top; ++known)
      for (other = 0; other <= top; ++other) {
        refrt_value a = {free | (known & ~free), top & ~free, REFRT_DEPENDS, 0}, b = refrt_leaf(other, 0), r;
        uint64_t seen = 0, rest, found, patterns = 0;
        CHECK(refrt_leaf_free_bits(&a, width) == free);
        CHECK(refrt_undef_binary(&op, &a, &b, &r, NULL) == REFRT_FATE_VALUE);
        rest = refrt_leaf_free_bits(&r, width);
        CHECK(rest == 0 || rest == free);
        CHECK((rest == free) == (opcode != REFRT_OP_AND && (opcode != REFRT_OP_MUL || other % 2 == 1)));
        for (pattern = 0; pattern <= top; ++pattern) {
          refrt_bits v = {0, 0};
          CHECK(refrt_integer_compute(&op, refrt_bits_make((pattern & free) | (known & ~free), 0),
                                      refrt_bits_make(other, 0), &v));
          seen |= (uint64_t)1 << (v.lo & rest);
        }
        for (found = seen; found != 0; found &= found - 1)
          ++patterns;
        for (found = 1; rest != 0; rest &= rest - 1)
          found *= 2;
        CHECK(patterns == found);
      }
}

static void check_free(void) {
  refrt_integer_op op = {REFRT_OP_TRUNC, 0, 32, 0}, wider = {REFRT_OP_SEXT, 0, 16, 0}, sum = {REFRT_OP_ADD, 0, 8, 0};
  refrt_value half = {0xffff1234, 0xffff, REFRT_DEPENDS, 0}, low = {0xf, 0, REFRT_DEPENDS, 0}, r;
  refrt_value high = {0xf0, 0, REFRT_DEPENDS, 0}, copies[2];
  const uint64_t from[2] = {0, 0};
  CHECK(refrt_leaf_free_bits(&half, 32) == 0xffff0000 && refrt_leaf_free_bits(&kUndef, 8) == 0xff);
  CHECK(refrt_leaf_free_bits(&kDepends, 8) == 0 && refrt_leaf_free_bits(&kUndef, 128) == 0);
  CHECK(refrt_undef_resize(&op, &half, 16, &r) == REFRT_FATE_VALUE && r.state == REFRT_DEFINED && r.lo == 0x1234);
  CHECK(refrt_undef_resize(&op, &half, 24, &r) == REFRT_FATE_VALUE && r.state == REFRT_DEPENDS && r.lo == 0xff1234);
  CHECK(refrt_undef_resize(&wider, &kUndef, 64, &r) == REFRT_FATE_VALUE && r.state == REFRT_DEPENDS && r.lo == 0xffff &&
        r.hi == 0);
  CHECK(refrt_undef_binary(&sum, &low, &high, &r, NULL) == REFRT_FATE_VALUE && r.state == REFRT_UNDEF);
  copies[0] = copies[1] = half; /* perhaps of one choice */
  (void)refrt_undef_bind_copies(copies, from, 2);
  CHECK(refrt_leaf_free_bits(&copies[0], 32) == 0 && copies[0].hi == 0xffff && copies[0].lo == 0x1234);
  check_free_bits(REFRT_OP_ADD, 4);
  check_free_bits(REFRT_OP_SUB, 4);
  check_free_bits(REFRT_OP_XOR, 4);
  check_free_bits(REFRT_OP_MUL, 4);
  check_free_bits(REFRT_OP_AND, 4);
}

/*===----------------------------- random choices --------------------------===*/

static refrt_bits random_bits(uint64_t *seed, uint32_t width) {
  uint64_t lo = check_random(seed), hi = check_random(seed), cut = check_random(seed) % width;
  refrt_bits v = refrt_int_trunc(refrt_bits_make(lo, hi), width);
  return check_random(seed) % 2 == 0 ? v : refrt_bits_shr(v, (uint32_t)cut);
}

static refrt_value random_operand(uint64_t *seed, uint32_t width) {
  refrt_bits v = random_bits(seed, width);
  uint64_t kind = check_random(seed) % 4;
  return kind == 0 ? kUndef : kind == 1 ? kDepends : refrt_leaf(v.lo, v.hi);
}

static refrt_bits pick(uint64_t *seed, const refrt_value *leaf, uint32_t width) {
  return refrt_leaf_is_unknown(leaf) ? random_bits(seed, width) : refrt_leaf_bits(leaf);
}

static void check_wide(uint64_t *seed, uint32_t width) {
  size_t i;
  uint32_t round;
  int choice;
  for (i = 0; i < sizeof rows / sizeof rows[0]; ++i)
    for (round = 0; round < 24; ++round) {
      const struct row *row = &rows[i];
      int two = (row->kind & TWO_RESULTS) != 0, one = (row->kind & ONE_OPERAND) != 0;
      refrt_value a = random_operand(seed, width), b = random_operand(seed, width), r, r2 = kDepends;
      refrt_integer_op op = op_of(row, width);
      refrt_undef_fate got;
      if ((row->kind & DIVIDES) != 0 && (refrt_leaf_is_unknown(&b) || refrt_bits_is_zero(refrt_leaf_bits(&b)) ||
                                         refrt_bits_equal(refrt_leaf_bits(&b), refrt_bits_mask(width))))
        continue;
      if (!refrt_leaf_is_unknown(&a) && (one || !refrt_leaf_is_unknown(&b)))
        continue;
      got = one ? refrt_undef_unary(&op, &a, &r) : refrt_undef_binary(&op, &a, &b, &r, two ? &r2 : NULL);
      for (choice = 0; got == REFRT_FATE_VALUE && choice < 8; ++choice) {
        refrt_bits v = {0, 0}, v2 = {0, 0}, x = pick(seed, &a, width), y = pick(seed, &b, width);
        int defined = 1;
        if (one)
          defined = refrt_integer_unary(&op, x, &v);
        else if (two)
          refrt_integer_pair(&op, x, y, &v, &v2);
        else
          defined = refrt_integer_compute(&op, x, y, &v) && !refrt_integer_wraps(op.opcode, op.flags, x, y, width);
        CHECK_MSG(defined && (refrt_leaf_is_unknown(&r) || refrt_bits_equal(refrt_leaf_bits(&r), v)) &&
                      (refrt_leaf_is_unknown(&r2) || refrt_bits_equal(refrt_leaf_bits(&r2), v2)),
                  "%s flags %x width %u", refrt_opcode_name(op.opcode), op.flags, width);
      }
    }
}

int main(void) {
  uint64_t seed = 20261124;
  uint32_t width;
  for (width = 1; width <= 4; ++width)
    check_width(width);
  check_casts();
  check_known_bytes();
  check_free();
  for (width = 1; width <= 128; ++width)
    check_wide(&seed, width);
  /* Each kind of result is there, and not much that is surely undef only depends on it. */
  printf("%llu numbers, %llu undef, %llu depend on undef, %llu of which are undef\n", (unsigned long long)numbers,
         (unsigned long long)undefs, (unsigned long long)depends, (unsigned long long)missed);
  CHECK(numbers > 100 && undefs > 1000 && missed * 4 < undefs);
  return check_finish();
}
