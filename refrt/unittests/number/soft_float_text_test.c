/*===-- soft_float_text_test.c - decimal text ---------------------------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Every pattern of the small formats and random ones of the others print and
 * parse back. Parsing gives the bits of the C library's strtof, strtod and
 * strtold. Midpoints with and without one more digit; malformed text.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"

#include "refrt/number/soft_float.h"

#include <stdlib.h>

static int parse(refrt_float_kind kind, const char *text, refrt_bits *out) {
  return refrt_float_parse(kind, text, strlen(text), out);
}

static void round_trip(refrt_float_kind kind, refrt_bits a) {
  char text[REFRT_FLOAT_TEXT_SIZE];
  size_t length;
  refrt_bits back = {0, 0};
  memset(text, 'x', sizeof text);
  length = refrt_float_print(kind, a, text);
  CHECK_MSG(length < sizeof text && text[length] == '\0' && refrt_float_parse(kind, text, length, &back) &&
                refrt_bits_equal(back, a),
            "kind %d: %016llx%016llx prints as %s, which is %016llx%016llx", (int)kind, (unsigned long long)a.hi,
            (unsigned long long)a.lo, text, (unsigned long long)back.hi, (unsigned long long)back.lo);
}

static void like_host(const char *text) {
  refrt_bits got = {0, 0};
  float f = strtof(text, NULL);
  double d = strtod(text, NULL);
  uint32_t f_bits;
  uint64_t d_bits;
  memcpy(&f_bits, &f, sizeof f_bits);
  memcpy(&d_bits, &d, sizeof d_bits);
  CHECK_MSG(parse(REFRT_FLOAT_F32, text, &got) && got.lo == f_bits && got.hi == 0, "f32 %s: %llx", text,
            (unsigned long long)got.lo);
  CHECK_MSG(parse(REFRT_FLOAT_F64, text, &got) && got.lo == d_bits && got.hi == 0, "f64 %s: %llx", text,
            (unsigned long long)got.lo);
#if LDBL_MANT_DIG == 64 && defined(__x86_64__)
  {
    long double l = strtold(text, NULL);
    refrt_bits want = {0, 0};
    memcpy(&want, &l, 10);
    CHECK_MSG(parse(REFRT_FLOAT_F80, text, &got) && refrt_bits_equal(got, want), "f80 %s", text);
  }
#endif
}

static void prints(refrt_float_kind kind, uint64_t hi, uint64_t lo, const char *want) {
  char text[REFRT_FLOAT_TEXT_SIZE];
  (void)refrt_float_print(kind, refrt_bits_make(lo, hi), text);
  CHECK_MSG(strcmp(text, want) == 0, "got %s, want %s", text, want);
}

static void parses(refrt_float_kind kind, const char *text, uint64_t hi, uint64_t lo) {
  refrt_bits got = {0, 0};
  CHECK_MSG(parse(kind, text, &got) && got.hi == hi && got.lo == lo, "kind %d: %s gives %016llx%016llx", (int)kind,
            text, (unsigned long long)got.hi, (unsigned long long)got.lo);
}

static void test_known(void) {
  prints(REFRT_FLOAT_F64, 0, UINT64_C(0x3ff0000000000000), "1.0");
  prints(REFRT_FLOAT_F64, 0, UINT64_C(0x3fb999999999999a), "0.1");
  prints(REFRT_FLOAT_F64, 0, UINT64_C(0x8000000000000000), "-0.0");
  prints(REFRT_FLOAT_F64, 0, 1, "5.0e-324");
  prints(REFRT_FLOAT_F64, 0, UINT64_C(0x7fefffffffffffff), "1.7976931348623157e+308");
  prints(REFRT_FLOAT_F64, 0, UINT64_C(0x4340000000000001), "9007199254740994.0");
  prints(REFRT_FLOAT_F64, 0, UINT64_C(0xfff0000000000000), "-inf");
  prints(REFRT_FLOAT_F64, 0, UINT64_C(0x7ff8000000000000), "nan");
  prints(REFRT_FLOAT_F64, 0, UINT64_C(0xfff8000000000000), "-nan");
  prints(REFRT_FLOAT_F64, 0, UINT64_C(0x7ff0000000000001), "0x7ff0000000000001");
  prints(REFRT_FLOAT_F32, 0, 0x3e200000, "0.15625");
  prints(REFRT_FLOAT_F32, 0, 0x7f7fffff, "3.4028235e+38");
  prints(REFRT_FLOAT_F32, 0, 0x461c4000, "10000.0");
  prints(REFRT_FLOAT_F32, 0, 0x3a83126f, "0.001");
  prints(REFRT_FLOAT_F16, 0, 0x7bff, "65504.0");
  prints(REFRT_FLOAT_F16, 0, 0xb, "6.5565e-7"); /* 6.55651092529296875e-7 */
  prints(REFRT_FLOAT_F16, 0, 0x2e66, "0.099976");
  prints(REFRT_FLOAT_F16, 0, 0x3001, "0.12512"); /* 0.1251220703125 */
  prints(REFRT_FLOAT_BF16, 0, 0x4049, "3.140625");
  prints(REFRT_FLOAT_BF16, 0, 0x7f7f, "3.39e+38"); /* 3.3895e38, of which four digits end in a zero */
  prints(REFRT_FLOAT_F8E4M3FN, 0, 0x7e, "448.0");
  prints(REFRT_FLOAT_F8E5M2, 0, 0x3f, "1.75");    /* 1.8 parses back too */
  prints(REFRT_FLOAT_F8E5M2, 0, 0x1, "0.000015"); /* 1.52587890625e-5 */
  prints(REFRT_FLOAT_F8E8M0FNU, 0, 0xfe, "1.7e+38");
  prints(REFRT_FLOAT_F6E2M3FN, 0, 0x1f, "7.5");
  prints(REFRT_FLOAT_F6E2M3FN, 0, 0xd, "1.625"); /* 1.6 parses back too */
  prints(REFRT_FLOAT_F8E4M3FN, 0, 0xff, "-nan");
  prints(REFRT_FLOAT_F8E5M2FNUZ, 0, 0x80, "nan");
  prints(REFRT_FLOAT_F4E2M1FN, 0, 0xf, "-6.0");
  prints(REFRT_FLOAT_F128, UINT64_C(0x3fff000000000000), 0, "1.0");
  prints(REFRT_FLOAT_F80, 0x3fff, UINT64_C(0x8000000000000000), "1.0");
  prints(REFRT_FLOAT_F80, 0x3fff, 1, "0x3fff0000000000000001"); /* unnormal */
  parses(REFRT_FLOAT_F32, "0x7FC00001", 0, 0x7fc00001);
  parses(REFRT_FLOAT_F128, "0x3fff8000000000000000000000000001", UINT64_C(0x3fff800000000000), 1);
  parses(REFRT_FLOAT_F16, "65519.99999", 0, 0x7bff);
  parses(REFRT_FLOAT_F16, "65520", 0, 0x7c00);
  parses(REFRT_FLOAT_F8E4M3FN, "464", 0, 0x7e); /* tie, 448 is even */
  parses(REFRT_FLOAT_F8E4M3FN, "464.0000000001", 0, 0x7f);
  parses(REFRT_FLOAT_F4E2M1FN, "1e300", 0, 0x7);
  parses(REFRT_FLOAT_F4E2M1FN, "-inf", 0, 0xf);
  parses(REFRT_FLOAT_F8E8M0FNU, "0", 0, 0);
  parses(REFRT_FLOAT_F8E8M0FNU, "-1", 0, 0xff);
  parses(REFRT_FLOAT_F8E8M0FNU, "1.5", 0, 0x80);
  parses(REFRT_FLOAT_F8E8M0FNU, "1.49", 0, 0x7f);
  parses(REFRT_FLOAT_F128, "0.1", UINT64_C(0x3ffb999999999999), UINT64_C(0x999999999999999a));
  parses(REFRT_FLOAT_F128, "1.18973149535723176508575932662800707e+4932", UINT64_C(0x7ffeffffffffffff), UINT64_MAX);
  parses(REFRT_FLOAT_F128, "1.18973149535723176508575932662800708e4932", UINT64_C(0x7fff000000000000), 0);
  parses(REFRT_FLOAT_F128, "6.4751751194380251109244389582276465e-4966", 0, 1);
  parses(REFRT_FLOAT_F128, "3.2375875597190125554622194791138232e-4966", 0, 0);
  parses(REFRT_FLOAT_F128, "3.2375875597190125554622194791138233e-4966", 0, 1);
  parses(REFRT_FLOAT_F64, "1e99999999999999999999", 0, UINT64_C(0x7ff0000000000000));
  parses(REFRT_FLOAT_F64, "-1e-99999999999999999999", 0, UINT64_C(0x8000000000000000));
  parses(REFRT_FLOAT_F64, "0e99999999999999999999", 0, 0);
}

static void test_malformed(void) {
  static const char *const bad[] = {"",      "-",    "+",    ".5",   "e5",   "1e",    "1e+", "1.5.2", "1 ",   " 1",
                                    "infty", "nan0", "0x",   "0xg",  "-0x1", "1,5",   "--1", "0x1p3", "1e5x", "i",
                                    "1.e",   "1e-",  "1e 5", "inf ", "NaN1", "1_000", "+-1", "0x0x1", "1f",   "-inf-"};
  size_t i;
  refrt_bits out = {5, 6};
  for (i = 0; i < sizeof bad / sizeof bad[0]; ++i)
    CHECK_MSG(!parse(REFRT_FLOAT_F64, bad[i], &out), "accepted '%s'", bad[i]);
  CHECK(!parse(REFRT_FLOAT_F32, "0x100000000", &out));
  CHECK(!parse(REFRT_FLOAT_F6E2M3FN, "0x40", &out));
  CHECK(!parse(REFRT_FLOAT_F128, "0x100000000000000000000000000000000", &out));
  CHECK(out.lo == 5 && out.hi == 6);
  CHECK(refrt_float_parse(REFRT_FLOAT_F64, "1.5garbage", 3, &out) && out.lo == UINT64_C(0x3ff8000000000000));
}

/* n * 2^exponent in full, exponent < 0: multiply by 5 as often as halved. */
static void exact_decimal(uint64_t n, int exponent, char *text) {
  static unsigned char digit[1400];
  int length = 0, i, k;
  for (; n != 0; n /= 10)
    digit[length++] = (unsigned char)(n % 10);
  for (k = 0; k < -exponent; ++k) {
    unsigned carry = 0;
    for (i = 0; i < length; ++i) {
      carry += digit[i] * 5u;
      digit[i] = (unsigned char)(carry % 10);
      carry /= 10;
    }
    if (carry != 0)
      digit[length++] = (unsigned char)carry;
  }
  for (i = 0; i < length; ++i)
    text[i] = (char)('0' + digit[length - 1 - i]);
  (void)snprintf(text + length, 16, "e%d", exponent);
}

/* Midpoints between neighbouring f64 subnormals and normals, exactly, and moved
 * by one in the last of their hundreds of digits. */
static void test_midpoints(void) {
  uint64_t seed = 3;
  int i;
  for (i = 0; i < 40; ++i) {
    char text[1500];
    char *e;
    uint64_t n = check_random(&seed) >> (11 + i % 40); /* up to 53 bits */
    refrt_bits got = {0, 0};
    exact_decimal(2 * n + 1, -1075, text); /* (n + 1/2) * 2^-1074 */
    CHECK(parse(REFRT_FLOAT_F64, text, &got));
    CHECK_MSG(got.lo == n + (n & 1), "tie at %llx gives %llx", (unsigned long long)n, (unsigned long long)got.lo);
    e = strchr(text, 'e');
    CHECK(e != NULL && e[-1] == '5');
    if (e == NULL)
      continue;
    e[-1] = '6';
    CHECK(parse(REFRT_FLOAT_F64, text, &got) && got.lo == n + 1);
    like_host(text);
    e[-1] = '4';
    CHECK(parse(REFRT_FLOAT_F64, text, &got) && got.lo == n);
    like_host(text);
  }
}

/* More digits than the parser keeps: the last one still decides a tie. */
static void test_long(void) {
  size_t zeros = 200000, length;
  char *text = (char *)malloc(zeros + 20);
  refrt_bits got = {0, 0};
  if (text == NULL)
    return;
  memcpy(text, "9007199254740993.", 17); /* 2^53 + 1, a tie */
  memset(text + 17, '0', zeros);
  length = 17 + zeros;
  CHECK(refrt_float_parse(REFRT_FLOAT_F64, text, length, &got) && got.lo == UINT64_C(0x4340000000000000));
  text[length++] = '1';
  CHECK(refrt_float_parse(REFRT_FLOAT_F64, text, length, &got) && got.lo == UINT64_C(0x4340000000000001));
  /* A tiny number written out, and a huge one brought back by its exponent. */
  memset(text, '0', zeros);
  text[1] = '.';
  memcpy(text + zeros, "1e199999", 9);
  CHECK(refrt_float_parse(REFRT_FLOAT_F64, text, zeros + 8, &got) && got.lo == UINT64_C(0x3ff0000000000000));
  text[0] = '1';
  memset(text + 1, '0', zeros);
  memcpy(text + 1 + zeros, "e-200000", 9);
  CHECK(refrt_float_parse(REFRT_FLOAT_F64, text, zeros + 9, &got) && got.lo == UINT64_C(0x3ff0000000000000));
  free(text);
}

int main(void) {
  uint64_t seed = 5;
  uint32_t i, kind;
  for (kind = 0; kind < REFRT_FLOAT_COUNT; ++kind) {
    uint32_t bits = refrt_float_formats[kind].bits;
    if (bits <= 16)
      for (i = 0; i < UINT32_C(1) << bits; i += bits == 16 ? 3 : 1)
        round_trip((refrt_float_kind)kind, refrt_bits_make(i, 0));
    else
      for (i = 0; i < (bits > 64 ? 400u : 6000u); ++i) {
        uint64_t low = check_random(&seed), high = check_random(&seed);
        refrt_bits a = refrt_bits_and(refrt_bits_make(low, high), refrt_bits_mask(bits));
        if ((i & 3) == 0) /* subnormals */
          a = refrt_bits_and(a, refrt_bits_mask(refrt_float_formats[kind].fraction_bits - (i >> 2) % 16));
        if (kind == REFRT_FLOAT_F80 && (i & 3) != 0)
          a.lo |= UINT64_C(1) << 63;
        if ((i & 3) == 1) /* near one */
          a = refrt_bits_xor(refrt_float_convert((refrt_float_kind)kind, REFRT_FLOAT_F64,
                                                 refrt_bits_make(UINT64_C(0x3ff0000000000000) + (low << 40), 0),
                                                 REFRT_ROUND_NEAREST_EVEN),
                             refrt_bits_make(low & 3, 0));
        round_trip((refrt_float_kind)kind, a);
      }
  }
  for (i = 0; i < 20000; ++i) {
    char text[80];
    uint64_t r = check_random(&seed), n = check_random(&seed) >> (r & 63);
    int exponent = (int)(r >> 8 & 1023) - 520;
    if ((r & 0x40000) != 0)
      exponent = (int)(r >> 8 & 63) - 50;
    (void)snprintf(text, sizeof text, "%s%llu.%09llue%d", (r >> 40 & 1) != 0 ? "-" : "", (unsigned long long)n,
                   (unsigned long long)(r % 1000000000u), exponent);
    like_host(text);
    (void)snprintf(text, sizeof text, "%llue%d", (unsigned long long)(n & 0xffff), exponent);
    like_host(text);
  }
  test_known();
  test_malformed();
  test_midpoints();
  test_long();
  return check_finish();
}
