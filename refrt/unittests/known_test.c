/*===-- known_test.c - sets of choices against every choice ---------------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Small widths: sets of every kind as operands of every instruction, against plain
 * int64_t arithmetic on every number. Of each operand there are two sets of numbers:
 * those within its bounds, and those that it surely has. What the first give must be
 * within the bounds of the result. What the result surely has must be given by the
 * second. Poison is sure, impossible, or undecided by the same rule. Chains of
 * instructions go beside a set that is kept number by number. Widths to 128: random
 * choices of random operands.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"
#include "refrt/unittests/known_rows.h"

#include "refrt/number/known.h"
#include "refrt/number/ops_int.h"

/*===-------------------------------- sets as masks ------------------------===*/

/* Bit n of a mask: the number n is in the set. Widths to 6. */
static uint64_t within(const refrt_known *k, uint32_t width) {
  uint64_t set = 0, v;
  for (v = 0; v <= refrt_bits_mask64(width); ++v)
    set |= (uint64_t)refrt_known_can_be(k, refrt_bits_make(v, 0), width) << v;
  return set;
}

static uint64_t surely(const refrt_known *k, uint32_t width) {
  uint64_t set = 0, v;
  for (v = 0; v <= refrt_bits_mask64(width); ++v)
    set |= (uint64_t)refrt_known_has(k, refrt_bits_make(v, 0), width) << v;
  return set;
}

/* A set with what it may and must be. */
typedef struct modelled {
  refrt_known k;
  uint64_t within;
  uint64_t surely;
} modelled;

static modelled modelled_of(refrt_known k, uint32_t width) {
  modelled m;
  m.k = k;
  m.within = within(&k, width);
  m.surely = surely(&k, width);
  return m;
}

enum { MOST_SETS = 1600 };

static uint32_t add_set(modelled *sets, uint32_t count, refrt_known k, uint32_t width, uint64_t want, int exact) {
  CHECK(count < MOST_SETS);
  sets[count] = modelled_of(k, width);
  CHECK_MSG(sets[count].within == want && (!exact || sets[count].surely == want),
            "width %u: within %llx surely %llx want %llx", width, (unsigned long long)sets[count].within,
            (unsigned long long)sets[count].surely, (unsigned long long)want);
  return count + 1;
}

/* Every set of numbers with some bits, every interval, and every pair; each exact
 * and as a bound only. */
static uint32_t all_sets(uint32_t width, modelled *sets) {
  uint64_t all = refrt_bits_mask64(width), x, y, v;
  uint32_t count = 0, s;
  for (x = 0; x <= all; ++x)
    for (y = 0; y <= all; ++y) {
      refrt_bits bx = refrt_bits_make(x, 0), by = refrt_bits_make(y, 0);
      refrt_known a = refrt_known_exactly(bx, width), b = refrt_known_exactly(by, width);
      uint64_t want = 0;
      for (v = 0; v <= all; ++v)
        want |= (uint64_t)((v & y) == x) << v;
      if ((x & ~y) == 0) {
        count = add_set(sets, count, refrt_known_all(bx, by, width), width, want, 1);
        count = add_set(sets, count, refrt_known_some(bx, by, width), width, want, 0);
      }
      if (x < y) {
        modelled pair = modelled_of(refrt_known_join(&a, &b, width), width);
        CHECK(pair.surely == ((uint64_t)1 << x | (uint64_t)1 << y) && (pair.surely & ~pair.within) == 0);
        sets[count++] = pair;
      }
      for (s = 0; s < 2; ++s) {
        refrt_known k;
        int64_t from = s ? sign_extended(x, width) : (int64_t)x, to = s ? sign_extended(y, width) : (int64_t)y;
        if (from > to)
          continue;
        for (v = 0, want = 0; v <= all; ++v) {
          int64_t n = s ? sign_extended(v, width) : (int64_t)v;
          want |= (uint64_t)(n >= from && n <= to) << v;
        }
        k = refrt_known_between(bx, by, width, (int)s);
        CHECK(within(&k, width) == want);
        sets[count++] = modelled_of(k, width);
        k.exact |= (uint32_t)REFRT_EXACT_UNSIGNED << s;
        refrt_known_settle(&k, width);
        count = add_set(sets, count, k, width, want, 1);
      }
    }
  return count;
}

/*===--------------------------------- every choice ------------------------===*/

/* What one row gives for every pair of numbers of one width. */
typedef struct table {
  fate fates[64][64];
  uint8_t first[64][64];
  uint8_t second[64][64];
} table;

static void fill_table(const struct row *row, uint32_t width, table *t) {
  uint64_t all = refrt_bits_mask64(width), x, y, v, v2;
  for (x = 0; x <= all; ++x)
    for (y = 0; y <= all; ++y) {
      t->fates[x][y] = plain(row, width, x, y, &v, &v2);
      t->first[x][y] = (uint8_t)v;
      t->second[x][y] = (uint8_t)v2;
    }
}

/* What two sets give. */
typedef struct image {
  uint64_t first;
  uint64_t second;
  int poison;
  int undefined;
} image;

static image image_of(const table *t, uint32_t width, uint64_t a, uint64_t b) {
  uint64_t all = refrt_bits_mask64(width), x, y;
  image r = {0, 0, 0, 0};
  for (x = 0; x <= all; ++x)
    for (y = 0; y <= all && (a >> x & 1) != 0; ++y) {
      if ((b >> y & 1) == 0)
        continue;
      r.poison |= t->fates[x][y] == IS_POISON;
      r.undefined |= t->fates[x][y] == IS_UNDEFINED;
      if (t->fates[x][y] != VALUE)
        continue;
      r.first |= (uint64_t)1 << t->first[x][y];
      r.second |= (uint64_t)1 << t->second[x][y];
    }
  return r;
}

static uint64_t lowest(uint64_t set) { return set & (~set + 1); }

/* What is sure: of a set without known members, that all its numbers agree in. */
static image sure_image_of(const table *t, uint32_t width, const modelled *a, const modelled *b) {
  uint64_t as = a->surely != 0 ? 0 : a->within, bs, rest;
  image r = {~(uint64_t)0, ~(uint64_t)0, 1, 0}, one;
  if (b->surely != 0 && a->surely != 0)
    return image_of(t, width, a->surely, b->surely);
  do {
    bs = b->surely != 0 ? 0 : b->within;
    do {
      one = image_of(t, width, a->surely != 0 ? a->surely : lowest(as), b->surely != 0 ? b->surely : lowest(bs));
      r.first &= one.first;
      r.second &= one.second;
      r.poison &= one.poison;
      rest = bs & (bs - 1);
      bs = b->surely != 0 ? 0 : rest;
    } while (bs != 0);
    as = a->surely != 0 ? 0 : as & (as - 1);
  } while (as != 0);
  return r;
}

/* Results, and those of them that are as good as can be. */
static uint64_t results, precise_bounds, precise_members, asked, undecided_too_often;

/* One result against what is possible and what is sure. */
static void check_result(const char *name, uint32_t flags, uint32_t width, const refrt_known *r, uint32_t r_width,
                         uint64_t possible, uint64_t sure) {
  uint64_t got = within(r, r_width), got_sure = surely(r, r_width);
  if ((possible & (possible - 1)) == 0)
    sure = possible; /* whatever the operands are */
  CHECK_MSG((possible & ~got) == 0, "%s flags %x width %u: %llx are possible, bounds say %llx", name, flags, width,
            (unsigned long long)possible, (unsigned long long)got);
  CHECK_MSG((got_sure & ~sure) == 0, "%s flags %x width %u: %llx are sure, members say %llx", name, flags, width,
            (unsigned long long)sure, (unsigned long long)got_sure);
  ++results;
  precise_bounds += got == possible;
  precise_members += got_sure == sure;
}

static refrt_known_op op_of(const struct row *row, uint32_t width) {
  refrt_known_op op;
  op.opcode = row->opcode;
  op.flags = row->flags;
  op.width = width;
  op.attribute = row->attribute;
  return op;
}

/* Poison is said where it is sure, and not where it is possible. */
static void check_fate(const struct row *row, uint32_t width, refrt_known_fate got, const image *possible,
                       const image *sure, int must_decide) {
  const char *name = refrt_opcode_name(row->opcode);
  CHECK_MSG(got != REFRT_KNOWN_POISON || sure->poison, "%s flags %x width %u: poison is not sure", name, row->flags,
            width);
  CHECK_MSG(got != REFRT_KNOWN_VALUE || !possible->poison, "%s flags %x width %u: poison is possible", name, row->flags,
            width);
  CHECK_MSG(got != REFRT_KNOWN_UNDECIDED || !must_decide, "%s flags %x width %u: undecided", name, row->flags, width);
  ++asked;
  undecided_too_often += got == REFRT_KNOWN_UNDECIDED && (sure->poison || !possible->poison);
}

static void check_pair(const struct row *row, uint32_t width, const table *t, const modelled *a, const modelled *b) {
  int flag = row->opcode != REFRT_OP_MULS_EXTENDED && row->opcode != REFRT_OP_MULU_EXTENDED, exact;
  image possible = image_of(t, width, a->within, b->within), sure = sure_image_of(t, width, a, b);
  refrt_known_op op = op_of(row, width);
  refrt_known r, r2;
  refrt_known_fate got;
  if (possible.undefined)
    return; /* the instruction does not ask then */
  got = (row->kind & ONE_OPERAND) != 0
            ? refrt_known_unary(&op, &a->k, &r)
            : refrt_known_binary(&op, &a->k, &b->k, &r, (row->kind & TWO_RESULTS) != 0 ? &r2 : NULL);
  /* Of all numbers with some bits one instruction is decided. */
  exact = (a->k.exact & REFRT_EXACT_BITS) != 0 && (b->k.exact & REFRT_EXACT_BITS) != 0;
  check_fate(row, width, got, &possible, &sure, exact && (row->kind & DIVIDES) == 0);
  if (got != REFRT_KNOWN_VALUE)
    return;
  check_result(refrt_opcode_name(row->opcode), row->flags, width, &r, (row->kind & ONE_BIT) != 0 ? 1 : width,
               possible.first, sure.first);
  if ((row->kind & TWO_RESULTS) != 0)
    check_result(refrt_opcode_name(row->opcode), row->flags, width, &r2, flag ? 1 : width, possible.second,
                 sure.second);
}

static modelled sets[MOST_SETS];
static table numbers;

/* All pairs, or so many of them. */
static void check_width(uint64_t *seed, uint32_t width, uint32_t pairs) {
  uint32_t count = all_sets(width, sets), n, m;
  size_t i;
  for (i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    int one = (rows[i].kind & ONE_OPERAND) != 0;
    fill_table(&rows[i], width, &numbers);
    if (one || pairs == 0) {
      for (n = 0; n < count; ++n)
        for (m = 0; m < (one ? 1 : count); ++m)
          check_pair(&rows[i], width, &numbers, &sets[n], &sets[one ? n : m]);
      continue;
    }
    for (n = 0; n < pairs; ++n)
      check_pair(&rows[i], width, &numbers, &sets[check_random(seed) % count], &sets[check_random(seed) % count]);
  }
}

/*===----------------------------------- casts -----------------------------===*/

static void check_resize(refrt_opcode opcode, uint32_t flags, uint32_t from, uint32_t to, const modelled *a) {
  uint64_t from_all = refrt_bits_mask64(from), to_all = refrt_bits_mask64(to), x;
  struct row row = {opcode, flags, 0, 0};
  refrt_known_op op = op_of(&row, from);
  image possible = {0, 0, 0, 0}, sure = {0, 0, 0, 0};
  refrt_known r;
  refrt_known_fate got;
  for (x = 0; x <= from_all; ++x) {
    int64_t s = sign_extended(x, from);
    uint64_t v = (opcode == REFRT_OP_SEXT ? (uint64_t)s : x) & to_all;
    int poison = (flags & REFRT_FLAG_NNEG) != 0 && s < 0;
    poison |= opcode == REFRT_OP_TRUNC && (flags & REFRT_FLAG_NUW) != 0 && v != x;
    poison |= opcode == REFRT_OP_TRUNC && (flags & REFRT_FLAG_NSW) != 0 && sign_extended(v, to) != s;
    if ((a->within >> x & 1) != 0) {
      possible.poison |= poison;
      possible.first |= (uint64_t)1 << v;
    }
    if ((a->surely >> x & 1) != 0) {
      sure.poison |= poison;
      sure.first |= (uint64_t)1 << v;
    }
  }
  got = refrt_known_resize(&op, &a->k, to, &r);
  check_fate(&row, from, got, &possible, &sure, (a->k.exact & REFRT_EXACT_BITS) != 0);
  if (got == REFRT_KNOWN_VALUE)
    check_result(refrt_opcode_name(opcode), flags, from, &r, to, possible.first, sure.first);
}

static void check_casts(void) {
  uint32_t from, to, n, count;
  for (from = 1; from <= 4; ++from) {
    count = all_sets(from, sets);
    for (to = 1; to <= 6; ++to)
      for (n = 0; n < count; ++n) {
        if (to > from) {
          check_resize(REFRT_OP_ZEXT, 0, from, to, &sets[n]);
          check_resize(REFRT_OP_ZEXT, REFRT_FLAG_NNEG, from, to, &sets[n]);
          check_resize(REFRT_OP_SEXT, 0, from, to, &sets[n]);
        } else {
          check_resize(REFRT_OP_TRUNC, 0, from, to, &sets[n]);
          check_resize(REFRT_OP_TRUNC, REFRT_FLAG_NUW, from, to, &sets[n]);
          check_resize(REFRT_OP_TRUNC, REFRT_FLAG_NSW, from, to, &sets[n]);
        }
      }
  }
}

/*===----------------------- funnels, powers, selection --------------------===*/

/* Bits of a and b side by side, from the n-th from the top or from the bottom. */
static uint64_t plain_funnel(int left, uint32_t width, uint64_t a, uint64_t b, uint64_t n) {
  uint64_t wide = a << width | b;
  n %= width;
  return (left ? wide << n >> width : wide >> n) & refrt_bits_mask64(width);
}

static uint64_t funnel_image(int left, uint32_t width, uint64_t a, uint64_t b, uint64_t amount) {
  uint64_t all = refrt_bits_mask64(width), x, y, n, r = 0;
  for (x = 0; x <= all; ++x)
    for (y = 0; y <= all; ++y)
      for (n = 0; n <= all; ++n)
        if ((a >> x & 1) != 0 && (b >> y & 1) != 0 && (amount >> n & 1) != 0)
          r |= (uint64_t)1 << plain_funnel(left, width, x, y, n);
  return r;
}

/* The same of what is sure: of a set without known members, what all its numbers
 * agree in. */
static uint64_t sure_funnel_image(int left, uint32_t width, const modelled *a, const modelled *b, const modelled *n) {
  uint64_t all = refrt_bits_mask64(width), x, y, z, r = ~(uint64_t)0;
  for (x = 0; x <= (a->surely != 0 ? 0 : all); ++x)
    for (y = 0; y <= (b->surely != 0 ? 0 : all); ++y)
      for (z = 0; z <= (n->surely != 0 ? 0 : all); ++z) {
        uint64_t as = a->surely != 0 ? a->surely : a->within & (uint64_t)1 << x;
        uint64_t bs = b->surely != 0 ? b->surely : b->within & (uint64_t)1 << y;
        uint64_t ns = n->surely != 0 ? n->surely : n->within & (uint64_t)1 << z;
        if (as != 0 && bs != 0 && ns != 0)
          r &= funnel_image(left, width, as, bs, ns);
      }
  return r;
}

static void check_funnels(uint64_t *seed, uint32_t width) {
  uint32_t count = all_sets(width, sets), round;
  for (round = 0; round < 3000; ++round) {
    const modelled *a = &sets[check_random(seed) % count], *b = &sets[check_random(seed) % count];
    const modelled *n = &sets[check_random(seed) % count];
    struct row row = {round % 2 == 0 ? REFRT_OP_FSHL : REFRT_OP_FSHR, 0, 0, 0};
    refrt_known_op op = op_of(&row, width);
    refrt_known r;
    refrt_known_funnel(&op, &a->k, &b->k, &n->k, &r);
    check_result(refrt_opcode_name(row.opcode), 0, width, &r, width,
                 funnel_image(round % 2 == 0, width, a->within, b->within, n->within),
                 sure_funnel_image(round % 2 == 0, width, a, b, n));
  }
}

static uint64_t power_image(uint32_t width, uint64_t base, uint64_t power) {
  uint64_t all = refrt_bits_mask64(width), x, n, r = 0;
  for (x = 0; x <= all; ++x) {
    uint64_t v = 1;
    for (n = 0; n < power; ++n)
      v = v * x & all;
    r |= (base >> x & 1) << (v & all);
  }
  return r;
}

static void check_powers_and_joins(uint32_t width) {
  uint32_t count = all_sets(width, sets), n, m;
  uint64_t power;
  for (n = 0; n < count; ++n) {
    refrt_known r;
    for (power = 0; power < 8; ++power) {
      refrt_known_power(&sets[n].k, refrt_bits_make(power, 0), width, &r);
      check_result("power", 0, width, &r, width, power_image(width, sets[n].within, power),
                   power_image(width, sets[n].surely, power));
    }
    for (m = 0; m < count; ++m) {
      r = refrt_known_join(&sets[n].k, &sets[m].k, width);
      check_result("join", 0, width, &r, width, sets[n].within | sets[m].within, sets[n].surely | sets[m].surely);
    }
    r = sets[n].k;
    refrt_known_forget_members(&r, width);
    check_result("forget", 0, width, &r, width, sets[n].within,
                 (sets[n].within & (sets[n].within - 1)) == 0 ? sets[n].within : 0);
  }
}

/*===---------------------------------- chains -----------------------------===*/

static uint64_t links;

/* One value after the other, and beside it the numbers that it really is. */
static void check_chain(uint64_t *seed, uint32_t width) {
  uint32_t count = all_sets(width, sets), round, step;
  for (round = 0; round < 300; ++round) {
    modelled a = sets[check_random(seed) % count];
    uint64_t truth = a.surely;
    if (a.within != a.surely)
      continue;
    for (step = 0; step < 12; ++step) {
      const struct row *row = &rows[check_random(seed) % (sizeof rows / sizeof rows[0])];
      const modelled *other = &sets[check_random(seed) % count], *b;
      int turned = check_random(seed) % 2 == 0;
      refrt_known_op op = op_of(row, width);
      refrt_known r, r2;
      refrt_known_fate got;
      image possible;
      if (other->within != other->surely || (row->kind & ONE_BIT) != 0)
        continue;
      fill_table(row, width, &numbers);
      possible =
          turned ? image_of(&numbers, width, other->surely, truth) : image_of(&numbers, width, truth, other->surely);
      b = turned ? &a : other;
      /* What the instruction asks before a division. */
      if ((row->kind & DIVIDES) != 0 && (refrt_known_can_be(&b->k, refrt_bits_make(0, 0), width) ||
                                         refrt_known_can_be(&b->k, refrt_bits_mask(width), width)))
        continue;
      got = (row->kind & ONE_OPERAND) != 0 ? refrt_known_unary(&op, turned ? &other->k : &a.k, &r)
                                           : refrt_known_binary(&op, turned ? &other->k : &a.k, &b->k, &r,
                                                                (row->kind & TWO_RESULTS) != 0 ? &r2 : NULL);
      if ((row->kind & ONE_OPERAND) != 0)
        possible = image_of(&numbers, width, turned ? other->surely : truth, 1);
      check_fate(row, width, got, &possible, &possible, 0);
      if (got != REFRT_KNOWN_VALUE)
        break;
      check_result(refrt_opcode_name(row->opcode), row->flags, width, &r, width, possible.first, possible.first);
      truth = possible.first;
      a = modelled_of(r, width);
      ++links;
    }
  }
}

/*===----------------------------- random choices --------------------------===*/

static refrt_bits random_bits(uint64_t *seed, uint32_t width) {
  uint64_t lo = check_random(seed), hi = check_random(seed);
  return refrt_int_trunc(refrt_bits_make(lo, hi), width);
}

/* A run of unknown bits, or random ones, or an interval; then often few or many
 * bits set. */
static refrt_known random_known(uint64_t *seed, uint32_t width) {
  uint32_t n = (uint32_t)(check_random(seed) % (width + 1));
  refrt_bits all = refrt_bits_mask(width), bits = random_bits(seed, width);
  refrt_bits mask = refrt_bits_and(all, refrt_bits_not(refrt_bits_mask(n)));
  if (check_random(seed) % 3 == 0)
    mask = refrt_bits_mask(n);
  if (check_random(seed) % 3 == 0)
    mask = refrt_bits_or(random_bits(seed, width), random_bits(seed, width));
  if (check_random(seed) % 2 == 0)
    bits = refrt_bits_shr(bits, (uint32_t)(check_random(seed) % width));
  if (check_random(seed) % 4 == 0)
    bits = refrt_bits_and(all, refrt_bits_not(bits));
  if (check_random(seed) % 2 == 0) {
    int s = check_random(seed) % 2 == 0;
    refrt_bits to =
        refrt_int_add(bits, refrt_bits_shr(random_bits(seed, width), (uint32_t)(check_random(seed) % width)), width);
    refrt_known k = refrt_known_less(to, bits, width, s) ? refrt_known_between(to, bits, width, s)
                                                         : refrt_known_between(bits, to, width, s);
    k.exact |= (uint32_t)REFRT_EXACT_UNSIGNED << s;
    refrt_known_settle(&k, width);
    return k;
  }
  return refrt_known_all(bits, mask, width);
}

/* A number that the exact set has. */
static refrt_bits pick(uint64_t *seed, const refrt_known *k, uint32_t width) {
  refrt_bits open = refrt_bits_and(refrt_bits_mask(width), refrt_bits_not(k->mask)), v;
  int s = (k->exact & REFRT_EXACT_SIGNED) != 0 && (k->exact & REFRT_EXACT_UNSIGNED) == 0, tries;
  if (check_random(seed) % 2 == 0)
    return k->member[check_random(seed) % REFRT_KNOWN_MEMBERS];
  if ((k->exact & REFRT_EXACT_BITS) != 0)
    return refrt_bits_or(k->bits, refrt_bits_and(open, random_bits(seed, width)));
  for (tries = 0; tries < 8; ++tries) {
    v = refrt_int_add(k->least[s], refrt_bits_shr(random_bits(seed, width), (uint32_t)(check_random(seed) % width)),
                      width);
    if (refrt_known_has(k, v, width))
      return v;
  }
  return k->least[s];
}

static void check_wide(uint64_t *seed, uint32_t width) {
  size_t i;
  uint32_t round;
  for (i = 0; i < sizeof rows / sizeof rows[0]; ++i)
    for (round = 0; round < 12; ++round) {
      const struct row *row = &rows[i];
      refrt_known a = random_known(seed, width), b = random_known(seed, width), r, r2;
      refrt_known_op op = op_of(row, width);
      refrt_known_fate got;
      int choice;
      if ((row->kind & DIVIDES) != 0 && (refrt_known_can_be(&b, refrt_bits_make(0, 0), width) ||
                                         refrt_known_can_be(&b, refrt_bits_mask(width), width)))
        continue;
      got = (row->kind & ONE_OPERAND) != 0
                ? refrt_known_unary(&op, &a, &r)
                : refrt_known_binary(&op, &a, &b, &r, (row->kind & TWO_RESULTS) != 0 ? &r2 : NULL);
      if (got != REFRT_KNOWN_VALUE)
        continue;
      for (choice = 0; choice < 8; ++choice) {
        refrt_bits v = {0, 0}, v2 = {0, 0}, x = pick(seed, &a, width), y = pick(seed, &b, width);
        int defined = 1, flag = row->opcode != REFRT_OP_MULS_EXTENDED && row->opcode != REFRT_OP_MULU_EXTENDED;
        if ((row->kind & ONE_OPERAND) != 0)
          defined = refrt_integer_unary(&op, x, &v);
        else if ((row->kind & TWO_RESULTS) != 0)
          refrt_integer_pair(&op, x, y, &v, &v2);
        else
          defined = refrt_integer_compute(&op, x, y, &v) && !refrt_integer_wraps(op.opcode, op.flags, x, y, width);
        CHECK_MSG(defined && refrt_known_can_be(&r, v, (row->kind & ONE_BIT) != 0 ? 1 : width) &&
                      ((row->kind & TWO_RESULTS) == 0 || refrt_known_can_be(&r2, v2, flag ? 1 : width)),
                  "%s flags %x width %u: %016llx%016llx, %016llx%016llx give %016llx%016llx",
                  refrt_opcode_name(op.opcode), op.flags, width, (unsigned long long)x.hi, (unsigned long long)x.lo,
                  (unsigned long long)y.hi, (unsigned long long)y.lo, (unsigned long long)v.hi,
                  (unsigned long long)v.lo);
      }
    }
}

/* Sums and compares of intervals are exact at any width: zext(undef i8) + 1000 is
 * below 1256 for every choice, and 1255 for one. */
static void check_intervals(uint32_t width) {
  refrt_known_op add = {REFRT_OP_ADD, 0, 0, 0}, less = {REFRT_OP_CMPI, 0, 0, REFRT_ICMP_SLT};
  refrt_known byte = refrt_known_any(8), v, thousand = refrt_known_exactly(refrt_bits_make(1000, 0), width);
  refrt_known limit = refrt_known_exactly(refrt_bits_make(1256, 0), width), r;
  refrt_known_op widen = {REFRT_OP_ZEXT, 0, 8, 0};
  add.width = less.width = width;
  CHECK(refrt_known_resize(&widen, &byte, width, &v) == REFRT_KNOWN_VALUE);
  CHECK(refrt_known_binary(&add, &v, &thousand, &v, NULL) == REFRT_KNOWN_VALUE);
  CHECK(refrt_known_binary(&less, &v, &limit, &r, NULL) == REFRT_KNOWN_VALUE);
  CHECK(refrt_known_is_number(&r, 1) && r.bits.lo == 1);
  CHECK(refrt_known_has(&v, refrt_bits_make(1255, 0), width) && refrt_known_has(&v, refrt_bits_make(1100, 0), width));
  limit = refrt_known_exactly(refrt_bits_make(1255, 0), width);
  CHECK(refrt_known_binary(&less, &v, &limit, &r, NULL) == REFRT_KNOWN_VALUE);
  CHECK(refrt_known_varies(&r));
}

int main(void) {
  uint64_t seed = 20261121;
  uint32_t width;
  check_width(&seed, 1, 0);
  check_width(&seed, 2, 0);
  check_width(&seed, 3, 4000);
  check_width(&seed, 4, 1500);
  CHECK_MSG(precise_bounds * 4 > results * 3, "%llu of %llu bounds are as narrow as can be",
            (unsigned long long)precise_bounds, (unsigned long long)results);
  CHECK_MSG(precise_members * 4 > results * 3, "%llu of %llu results say of all that is sure that it is",
            (unsigned long long)precise_members, (unsigned long long)results);
  CHECK_MSG(undecided_too_often * 20 < asked, "%llu of %llu are not decided that could be",
            (unsigned long long)undecided_too_often, (unsigned long long)asked);
  check_casts();
  for (width = 1; width <= 3; ++width) {
    check_funnels(&seed, width);
    check_powers_and_joins(width);
  }
  for (width = 3; width <= 4; ++width)
    check_chain(&seed, width);
  CHECK(links > 500);
  for (width = 1; width <= 128; ++width)
    check_wide(&seed, width);
  for (width = 12; width <= 128; width += 29)
    check_intervals(width);
  return check_finish();
}
