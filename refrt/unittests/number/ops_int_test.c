/*===-- ops_int_test.c - integers of 1 to 128 bits ----------------------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Widths 1 to 6: every pair against plain int64_t arithmetic. Every width to
 * 128: edge and random pairs against the compiler's __int128, where it has one
 * (widths above 63 only then, with products by an independent 16-bit limb
 * multiplication). Operands, results and both kinds of report are compared.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"

#include "refrt/number/ops_int.h"

#if defined(__SIZEOF_INT128__)
__extension__ typedef __int128 wide;
__extension__ typedef unsigned __int128 uwide;
enum { MAX_WIDTH = 128 };
#else
typedef int64_t wide;
typedef uint64_t uwide;
enum { MAX_WIDTH = 64 };
#endif

static uwide mask_of(uint32_t width) { return ~(uwide)0 >> (sizeof(uwide) * 8 - width); }

static uwide from_bits(refrt_bits a) {
  return sizeof(uwide) > 8 ? (uwide)a.lo | (uwide)a.hi << (sizeof(uwide) * 8 - 64) % (sizeof(uwide) * 8) : (uwide)a.lo;
}
static refrt_bits to_bits(uwide a) {
  return refrt_bits_make((uint64_t)a, sizeof(uwide) > 8 ? (uint64_t)(a >> (sizeof(uwide) * 4)) : 0);
}
static wide to_signed(uwide a, uint32_t width) {
  uwide sign = (uwide)1 << (width - 1);
  return (wide)((a ^ sign) - sign);
}

static uint32_t cur_width;
static uwide cur_a, cur_b;
static void expect(refrt_bits got, uwide want, const char *what) {
  CHECK_MSG(refrt_bits_equal(got, to_bits(want & mask_of(cur_width))),
            "%s, width %u: a %016llx%016llx b %016llx%016llx got %016llx%016llx want %016llx%016llx", what, cur_width,
            (unsigned long long)to_bits(cur_a).hi, (unsigned long long)to_bits(cur_a).lo,
            (unsigned long long)to_bits(cur_b).hi, (unsigned long long)to_bits(cur_b).lo, (unsigned long long)got.hi,
            (unsigned long long)got.lo, (unsigned long long)to_bits(want & mask_of(cur_width)).hi,
            (unsigned long long)to_bits(want & mask_of(cur_width)).lo);
}
static void expect_flag(int got, int want, const char *what) {
  CHECK_MSG(got == want, "%s, width %u: a %016llx%016llx b %016llx%016llx got %d", what, cur_width,
            (unsigned long long)to_bits(cur_a).hi, (unsigned long long)to_bits(cur_a).lo,
            (unsigned long long)to_bits(cur_b).hi, (unsigned long long)to_bits(cur_b).lo, got);
}

/* The 256-bit product of magnitudes in 16-bit digits, low digit first. */
static void school_product(refrt_bits a, refrt_bits b, uint32_t digits[16]) {
  uint32_t i, j;
  for (i = 0; i < 16; ++i)
    digits[i] = 0;
  for (i = 0; i < 8; ++i) {
    uint64_t carry = 0, x = (i < 4 ? a.lo : a.hi) >> (i % 4 * 16) & 0xffff;
    for (j = 0; j < 8; ++j) {
      uint64_t y = (j < 4 ? b.lo : b.hi) >> (j % 4 * 16) & 0xffff;
      carry += digits[i + j] + x * y;
      digits[i + j] = (uint32_t)(carry & 0xffff);
      carry >>= 16;
    }
    digits[i + 8] = (uint32_t)carry;
  }
}
static int product_bit(const uint32_t digits[16], uint32_t n) { return (int)(digits[n / 16] >> (n % 16) & 1); }
static refrt_bits product_part(const uint32_t digits[16], uint32_t from, uint32_t width) {
  refrt_bits r = refrt_bits_make(0, 0);
  uint32_t i;
  for (i = width; i-- > 0;) {
    r = refrt_bits_shl(r, 1);
    r.lo |= (uint64_t)product_bit(digits, from + i);
  }
  return r;
}

static void test_products(uwide a, uwide b, uint32_t width) {
  refrt_bits p = to_bits(a), q = to_bits(b), low, high;
  uint32_t digits[16], i, carry = 1;
  int negative = (to_signed(a, width) < 0) != (to_signed(b, width) < 0), wraps = 0;
  school_product(p, q, digits);
  low = refrt_int_umul_full(p, q, width, &high);
  expect(low, from_bits(product_part(digits, 0, width)), "umul low");
  expect(high, from_bits(product_part(digits, width, width)), "umul high");
  expect(refrt_int_mul(p, q, width), from_bits(low), "mul");
  expect_flag(refrt_int_umul_wraps(p, q, width), !refrt_bits_is_zero(product_part(digits, width, width)), "umul wraps");
  school_product(to_bits((to_signed(a, width) < 0 ? 0 - a : a) & mask_of(width)),
                 to_bits((to_signed(b, width) < 0 ? 0 - b : b) & mask_of(width)), digits);
  if (negative) /* two's complement of all 256 bits */
    for (i = 0; i < 16; ++i) {
      digits[i] = (digits[i] ^ 0xffff) + carry;
      carry = digits[i] >> 16;
      digits[i] &= 0xffff;
    }
  low = refrt_int_smul_full(p, q, width, &high);
  expect(low, from_bits(product_part(digits, 0, width)), "smul low");
  expect(high, from_bits(product_part(digits, width, width)), "smul high");
  for (i = width; i < 2 * width; ++i)
    wraps |= product_bit(digits, i) != product_bit(digits, width - 1);
  expect_flag(refrt_int_smul_wraps(p, q, width), wraps, "smul wraps");
}

static void test_division(uwide a, uwide b, uint32_t width) {
  refrt_bits p = to_bits(a), q = to_bits(b), out;
  wide x = to_signed(a, width), y = to_signed(b, width);
  uwide smin = (uwide)1 << (width - 1);
  if (b == 0) {
    expect_flag((int)refrt_int_udiv(p, q, width, &out), REFRT_INT_DIVISION_BY_ZERO, "udiv 0");
    expect(out, 0, "udiv 0");
    expect_flag((int)refrt_int_urem(p, q, width, &out), REFRT_INT_DIVISION_BY_ZERO, "urem 0");
    expect_flag((int)refrt_int_sdiv(p, q, width, &out), REFRT_INT_DIVISION_BY_ZERO, "sdiv 0");
    expect_flag((int)refrt_int_srem(p, q, width, &out), REFRT_INT_DIVISION_BY_ZERO, "srem 0");
    expect_flag((int)refrt_int_ceildivu(p, q, width, &out), REFRT_INT_DIVISION_BY_ZERO, "ceildivu 0");
    expect_flag((int)refrt_int_ceildivs(p, q, width, &out), REFRT_INT_DIVISION_BY_ZERO, "ceildivs 0");
    expect_flag((int)refrt_int_floordivs(p, q, width, &out), REFRT_INT_DIVISION_BY_ZERO, "floordivs 0");
    return;
  }
  expect_flag((int)refrt_int_udiv(p, q, width, &out), REFRT_INT_OK, "udiv");
  expect(out, a / b, "udiv");
  expect_flag((int)refrt_int_urem(p, q, width, &out), REFRT_INT_OK, "urem");
  expect(out, a % b, "urem");
  expect_flag((int)refrt_int_ceildivu(p, q, width, &out), REFRT_INT_OK, "ceildivu");
  expect(out, a / b + (a % b != 0 ? 1 : 0), "ceildivu");
  expect_flag(refrt_int_udiv_inexact(p, q, width), a % b != 0, "udiv inexact");
  if (a == smin && y == -1) {
    expect_flag((int)refrt_int_sdiv(p, q, width, &out), REFRT_INT_DIVISION_OVERFLOW, "sdiv overflow");
    expect(out, smin, "sdiv overflow");
    expect_flag((int)refrt_int_srem(p, q, width, &out), REFRT_INT_DIVISION_OVERFLOW, "srem overflow");
    expect(out, 0, "srem overflow");
    expect_flag((int)refrt_int_ceildivs(p, q, width, &out), REFRT_INT_DIVISION_OVERFLOW, "ceildivs overflow");
    expect_flag((int)refrt_int_floordivs(p, q, width, &out), REFRT_INT_DIVISION_OVERFLOW, "floordivs overflow");
    expect_flag(refrt_int_sdiv_inexact(p, q, width), 0, "sdiv inexact");
  } else {
    wide quotient = x / y, rest = x % y;
    expect_flag((int)refrt_int_sdiv(p, q, width, &out), REFRT_INT_OK, "sdiv");
    expect(out, (uwide)quotient, "sdiv");
    expect_flag((int)refrt_int_srem(p, q, width, &out), REFRT_INT_OK, "srem");
    expect(out, (uwide)rest, "srem");
    expect_flag((int)refrt_int_ceildivs(p, q, width, &out), REFRT_INT_OK, "ceildivs");
    expect(out, (uwide)(rest != 0 && (rest < 0) == (y < 0) ? quotient + 1 : quotient), "ceildivs");
    expect_flag((int)refrt_int_floordivs(p, q, width, &out), REFRT_INT_OK, "floordivs");
    expect(out, (uwide)(rest != 0 && (rest < 0) != (y < 0) ? quotient - 1 : quotient), "floordivs");
    expect_flag(refrt_int_sdiv_inexact(p, q, width), rest != 0, "sdiv inexact");
  }
}

/* Bit by bit, so that it shares nothing with the shifts under test. */
static void test_shift(uwide a, uwide b, uint32_t width) {
  refrt_bits p = to_bits(a), q = to_bits(b), out;
  uwide left = 0, logical = 0, arithmetic = 0;
  uint32_t i, n;
  int lost_one = 0, lost_other = 0, sign = (int)(a >> (width - 1) & 1);
  if (b >= width) {
    out = refrt_bits_make(1, 1); /* each writes its own 0 */
    expect_flag(refrt_int_shl(p, q, width, &out), 0, "shl too far");
    expect(out, 0, "shl too far");
    out = refrt_bits_make(1, 1);
    expect_flag(refrt_int_lshr(p, q, width, &out), 0, "lshr too far");
    expect(out, 0, "lshr too far");
    out = refrt_bits_make(1, 1);
    expect_flag(refrt_int_ashr(p, q, width, &out), 0, "ashr too far");
    expect(out, 0, "ashr too far");
    expect_flag(refrt_int_shr_inexact(p, q, width), a != 0, "exact too far");
    return;
  }
  n = (uint32_t)b;
  for (i = 0; i < width; ++i) {
    uwide bit = a >> i & 1;
    if (i + n < width)
      left |= bit << (i + n);
    if (i >= n)
      logical |= bit << (i - n);
    arithmetic |= (i + n < width ? a >> (i + n) & 1 : (uwide)sign) << i;
  }
  for (i = 0; i < n; ++i) {
    lost_one |= (int)(a >> (width - 1 - i) & 1);
    lost_other |= (a >> (width - 1 - i) & 1) != (left >> (width - 1) & 1);
  }
  expect_flag(refrt_int_shl(p, q, width, &out), 1, "shl");
  expect(out, left, "shl");
  expect_flag(refrt_int_lshr(p, q, width, &out), 1, "lshr");
  expect(out, logical, "lshr");
  expect_flag(refrt_int_ashr(p, q, width, &out), 1, "ashr");
  expect(out, arithmetic, "ashr");
  expect_flag(refrt_int_shl_wraps_unsigned(p, q, width), lost_one, "shl nuw");
  expect_flag(refrt_int_shl_wraps_signed(p, q, width), lost_other, "shl nsw");
  expect_flag(refrt_int_shr_inexact(p, q, width), n != 0 && (a & mask_of(n)) != 0, "shr exact");
}

static void test_pair(uwide a, uwide b, uint32_t width) {
  refrt_bits p, q;
  wide x = to_signed(a, width), y = to_signed(b, width);
  uwide sum = (a + b) & mask_of(width), difference = (a - b) & mask_of(width);
  int i;
  const int holds[REFRT_ICMP_COUNT] = {a == b, a != b, x<y, x <= y, x> y, x >= y, a<b, a <= b, a> b, a >= b};
  cur_width = width;
  cur_a = a;
  cur_b = b;
  p = to_bits(a);
  q = to_bits(b);
  expect(refrt_int_add(p, q, width), sum, "add");
  expect(refrt_int_sub(p, q, width), difference, "sub");
  expect_flag(refrt_int_uadd_wraps(p, q, width), b > mask_of(width) - a, "uadd wraps");
  expect_flag(refrt_int_usub_wraps(p, q, width), a < b, "usub wraps");
  expect_flag(refrt_int_sadd_wraps(p, q, width), y >= 0 ? to_signed(sum, width) < x : to_signed(sum, width) >= x,
              "sadd wraps");
  expect_flag(refrt_int_ssub_wraps(p, q, width),
              y >= 0 ? to_signed(difference, width) > x : to_signed(difference, width) <= x, "ssub wraps");
  for (i = 0; i < REFRT_ICMP_COUNT; ++i)
    expect_flag(refrt_int_compare((refrt_icmp)i, p, q, width), holds[i], "compare");
  expect(refrt_int_and(p, q), a & b, "and");
  expect(refrt_int_or(p, q), a | b, "or");
  expect(refrt_int_xor(p, q), a ^ b, "xor");
  expect_flag(refrt_int_are_disjoint(p, q), (a & b) == 0, "disjoint");
  test_products(a, b, width);
  test_division(a, b, width);
  test_shift(a, b, width);
}

static void test_one(uwide a, uint32_t width) {
  refrt_bits p = to_bits(a);
  uint32_t to, i, ones = 0, leading = width, trailing = width;
  wide x = to_signed(a, width);
  cur_width = width;
  cur_a = a;
  cur_b = 0;
  for (i = 0; i < width; ++i)
    if ((a >> i & 1) != 0) {
      ++ones;
      leading = width - 1 - i;
      if (trailing == width)
        trailing = i;
    }
  expect_flag((int)refrt_int_ctpop(p), (int)ones, "ctpop");
  expect_flag((int)refrt_int_ctlz(p, width), (int)leading, "ctlz");
  expect_flag((int)refrt_int_cttz(p, width), (int)trailing, "cttz");
  expect_flag(refrt_int_is_negative(p, width), x < 0, "sign");
  expect(refrt_int_neg(p, width), 0 - a, "neg");
  expect(refrt_int_abs(p, width), x < 0 ? 0 - a : a, "abs");
  expect_flag(refrt_int_to_i64(p, width) == (int64_t)x || width > 64, 1, "to i64");
  if (width <= 64)
    expect(refrt_int_from_i64((int64_t)x, width), a, "from i64");
  else /* the low limb as a signed number */
    expect(refrt_int_from_i64(refrt_int_to_i64(p, width), width), (uwide)to_signed(a & mask_of(64), 64),
           "from i64, wider");
  expect(refrt_int_min_value(width), (uwide)1 << (width - 1), "smallest");
  expect(refrt_int_max_value(width), ((uwide)1 << (width - 1)) - 1, "largest");
  if (width % 8 == 0) {
    uwide swapped = 0;
    for (i = 0; i < width / 8; ++i)
      swapped |= (a >> (8 * i) & 0xff) << (width - 8 - 8 * i);
    expect(refrt_int_bswap(p, width), swapped, "bswap");
  }
  for (to = 1; to <= MAX_WIDTH; ++to) {
    uwide cut = a & mask_of(to);
    cur_b = to;
    cur_width = to;
    if (to <= width) {
      expect(refrt_int_trunc(p, to), a, "trunc");
      expect_flag(refrt_int_trunc_loses_unsigned(p, to), cut != a, "trunc nuw");
      expect_flag(refrt_int_trunc_loses_signed(p, width, to), to_signed(cut, to) != x, "trunc nsw");
    }
    if (to >= width) {
      expect(refrt_int_sext(p, width, to), (uwide)x, "sext");
    }
  }
}

/* Values that sit on edges: few bits, few zeros, small numbers of both signs. */
static uwide pick(uint64_t *seed, uint32_t width) {
  uint64_t r = check_random(seed), low = check_random(seed), high = check_random(seed);
  uwide v = from_bits(refrt_bits_make(low, high));
  switch (r & 7) {
  case 0:
    v = (uwide)1 << (r >> 8) % width;
    break;
  case 1:
    v = ~(uwide)0 << (r >> 8) % width;
    break;
  case 2:
    v = mask_of(1 + (uint32_t)((r >> 8) % width));
    break;
  case 3:
    v = (uwide)(r >> 8 & 15);
    break;
  case 4:
    v = 0 - (uwide)(r >> 8 & 15);
    break;
  case 5:
    v = ((uwide)1 << (width - 1)) + (uwide)(r >> 8 & 3) - 1;
    break;
  case 6:
    v >>= (r >> 8) % width;
    break;
  default:
    break;
  }
  return v & mask_of(width);
}

int main(void) {
  uint64_t seed = 7;
  uint32_t width, i;
  uwide a, b;
  for (width = 1; width <= 6; ++width)
    for (a = 0; a < (uwide)1 << width; ++a) {
      test_one(a, width);
      for (b = 0; b < (uwide)1 << width; ++b)
        test_pair(a, b, width);
    }
  for (width = 7; width <= MAX_WIDTH; ++width)
    for (i = 0; i < 1200; ++i) {
      a = pick(&seed, width);
      b = (i & 1) != 0 ? (uwide)(check_random(&seed) % (width + 2)) & mask_of(width) : pick(&seed, width);
      test_pair(a, b, width);
      if (i % 40 == 0)
        test_one(a, width);
    }
  return check_finish();
}
