/*===-- scalar.c - leaves as text --------------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See scalar.h. Must not use the C library's number formatting for values: it
 * knows neither 128 bits nor most of the float kinds.
 *===----------------------------------------------------------------------===*/
#include "refrt/text/scalar.h"
#include "refrt/number/ops_int.h"
#include "refrt/number/soft_float.h"

#include <string.h>

static int is(const char *text, size_t length, const char *word) {
  return strlen(word) == length && memcmp(text, word, length) == 0;
}

static size_t print_hex(uint64_t lo, uint64_t hi, char *text) {
  static const char digits[] = "0123456789abcdef";
  size_t length = 2;
  int place = hi ? 124 : 60;
  text[0] = '0';
  text[1] = 'x';
  for (; place >= 0; place -= 4) {
    unsigned digit = (unsigned)((place >= 64 ? hi >> (place - 64) : lo >> place) & 15);
    if (digit || length > 2 || place == 0)
      text[length++] = digits[digit];
  }
  text[length] = 0;
  return length;
}

/* Divides by ten what the words, the lowest first, are; returns the rest. 32 bits at a time. */
static unsigned divide_by_ten(uint64_t *words, int count) {
  uint64_t rest = 0;
  while (count-- > 0) {
    uint64_t high = rest << 32 | words[count] >> 32;
    uint64_t low = high % 10 << 32 | (words[count] & UINT32_MAX);
    words[count] = high / 10 << 32 | low / 10;
    rest = low % 10;
  }
  return (unsigned)rest;
}

static size_t print_decimal(uint64_t *words, int count, char *text) {
  char digits[REFRT_WIDE_TEXT_SIZE];
  size_t first = sizeof digits, length;
  uint64_t left;
  do {
    digits[--first] = (char)('0' + divide_by_ten(words, count));
    left = 0;
    for (int i = 0; i < count; ++i)
      left |= words[i];
  } while (left);
  length = sizeof digits - first;
  memcpy(text, digits + first, length);
  text[length] = 0;
  return length;
}

size_t refrt_wide_print(const uint64_t words[4], uint32_t bits, char text[REFRT_WIDE_TEXT_SIZE]) {
  uint64_t number[4], carry = 1;
  int negative = (int)(words[(bits - 1) / 64] >> (bits - 1) % 64 & 1);
  for (uint32_t i = 0; i < 4; ++i) {
    uint64_t kept = bits >= 64 * (i + 1) ? UINT64_MAX : bits > 64 * i ? (UINT64_C(1) << (bits - 64 * i)) - 1 : 0;
    number[i] = words[i];
    if (negative) {
      number[i] = ~words[i] + carry;
      carry = carry && number[i] == 0;
    }
    number[i] &= kept;
  }
  text[0] = '-';
  return (size_t)negative + print_decimal(number, 4, text + negative);
}

size_t refrt_scalar_print(const refrt_leaf_kind *kind, uint64_t lo, uint64_t hi, char text[REFRT_SCALAR_TEXT_SIZE]) {
  refrt_bits value = refrt_bits_make(lo, hi);
  size_t sign = 0;
  if (!refrt_leaf_fits(kind, lo, hi))
    return print_hex(lo, hi, text);
  if (kind->kind == REFRT_KIND_FLOAT)
    return refrt_float_print(kind->float_kind, value, text);
  if (kind->kind != REFRT_KIND_INT && kind->kind != REFRT_KIND_INDEX)
    return print_hex(lo, hi, text);
  if (kind->kind == REFRT_KIND_INT && kind->bits == 1) {
    strcpy(text, lo ? "true" : "false");
    return strlen(text);
  }
  if (refrt_int_is_negative(value, kind->bits)) {
    value = refrt_int_sub(refrt_bits_make(0, 0), value, kind->bits);
    text[sign++] = '-';
  }
  {
    uint64_t words[2] = {value.lo, value.hi};
    return sign + print_decimal(words, 2, text + sign);
  }
}

static int digit_of(char c) {
  return c >= '0' && c <= '9'   ? c - '0'
         : c >= 'a' && c <= 'f' ? c - 'a' + 10
         : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                : 16;
}

/* {hi, lo} * base + digit; 0 when it leaves 128 bits. */
static int push_digit(uint64_t *lo, uint64_t *hi, unsigned base, unsigned digit) {
  uint64_t parts[4] = {*lo & UINT32_MAX, *lo >> 32, *hi & UINT32_MAX, *hi >> 32}, carry = digit;
  for (int i = 0; i < 4; ++i) {
    carry += parts[i] * base;
    parts[i] = carry & UINT32_MAX;
    carry >>= 32;
  }
  *lo = parts[1] << 32 | parts[0];
  *hi = parts[3] << 32 | parts[2];
  return carry == 0;
}

static int parse_digits(const char *text, size_t length, unsigned base, uint64_t *lo, uint64_t *hi) {
  *lo = *hi = 0;
  for (size_t i = 0; i < length; ++i) {
    unsigned digit = (unsigned)digit_of(text[i]);
    if (digit >= base || !push_digit(lo, hi, base, digit))
      return 0;
  }
  return length != 0;
}

int refrt_count_parse(const char *text, uint64_t *count) {
  uint64_t hi;
  return parse_digits(text, strlen(text), 10, count, &hi) && hi == 0;
}

int refrt_scalar_parse(const refrt_leaf_kind *kind, const char *text, size_t length, uint64_t *lo, uint64_t *hi) {
  int negative;
  refrt_bits value, magnitude;
  if (length > 2 && text[0] == '0' && text[1] == 'x')
    return parse_digits(text + 2, length - 2, 16, lo, hi) && refrt_leaf_fits(kind, *lo, *hi);
  if (kind->kind == REFRT_KIND_FLOAT) {
    if (!refrt_float_parse(kind->float_kind, text, length, &value))
      return 0;
    *lo = value.lo;
    *hi = value.hi;
    return 1;
  }
  if (kind->kind != REFRT_KIND_INT && kind->kind != REFRT_KIND_INDEX) {
    *lo = *hi = 0;
    return is(text, length, "null");
  }
  if (kind->bits == 1 && kind->kind == REFRT_KIND_INT && (is(text, length, "true") || is(text, length, "false"))) {
    *lo = text[0] == 't';
    *hi = 0;
    return 1;
  }
  negative = length > 1 && text[0] == '-';
  if (!parse_digits(text + negative, length - (size_t)negative, 10, lo, hi))
    return 0;
  if (!negative)
    return refrt_leaf_fits(kind, *lo, *hi);
  /* It fits if nothing is lost on the way to the width and back. */
  magnitude = refrt_bits_make(*lo, *hi);
  value = refrt_int_trunc(refrt_int_neg(magnitude, 128), kind->bits);
  *lo = value.lo;
  *hi = value.hi;
  value = refrt_int_neg(refrt_int_sext128(value, kind->bits), 128);
  return value.lo == magnitude.lo && value.hi == magnitude.hi;
}
