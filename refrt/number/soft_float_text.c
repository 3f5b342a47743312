/*===-- soft_float_text.c - decimal text, correctly rounded -------------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Text to bits and back with exact big integers; the same for every format and
 * independent of the locale (which strtod and printf are not). Work is bounded
 * by the widest format, whatever the length of the text.
 *===----------------------------------------------------------------------===*/
#include "refrt/number/soft_float_internal.h"

/*===----------------------------- big integers ----------------------------===*/

/* The most decimal digits that can decide a rounding: a midpoint between two
 * f128 values has up to 16495 binary places and 11565 significant digits.
 * Later digits only say "not exactly". */
#define MAX_DIGITS 11600u
/* Above 10^MAX_EXPONENT everything is infinite in every format, below
 * 10^MIN_EXPONENT everything is less than half the smallest subnormal. */
#define MAX_EXPONENT 4940
#define MIN_EXPONENT (-4980)
/* Bits of 5^(MAX_DIGITS - MIN_EXPONENT), aligned to another number of that size. */
#define MAX_LIMBS 1280u

typedef struct big {
  uint32_t length; /* limbs in use; the top one is not zero */
  uint32_t limb[MAX_LIMBS];
} big;

static void big_set(big *a, uint64_t value) {
  a->length = 0;
  for (; value != 0; value >>= 32)
    a->limb[a->length++] = (uint32_t)(value & 0xffffffffu);
}

static void big_multiply_add(big *a, uint32_t factor, uint32_t carry) {
  uint64_t sum = carry;
  uint32_t i;
  for (i = 0; i < a->length; ++i) {
    sum += (uint64_t)a->limb[i] * factor;
    a->limb[i] = (uint32_t)(sum & 0xffffffffu);
    sum >>= 32;
  }
  if (sum != 0)
    a->limb[a->length++] = (uint32_t)sum;
}

static void big_multiply_power_of_5(big *a, uint32_t n) {
  for (; n >= 13; n -= 13)
    big_multiply_add(a, 1220703125u, 0); /* 5^13 */
  for (; n != 0; --n)
    big_multiply_add(a, 5, 0);
}

static uint32_t big_bit_length(const big *a) {
  return a->length == 0 ? 0 : a->length * 32 + 32 - refrt_bits_clz64(a->limb[a->length - 1]);
}

static void big_shl(big *a, uint32_t n) {
  uint32_t words = n / 32, places = n % 32, i;
  if (a->length == 0 || n == 0)
    return;
  a->limb[a->length] = 0;
  for (i = a->length + 1; i-- > 0;) {
    uint64_t low = i > 0 ? a->limb[i - 1] : 0;
    a->limb[i + words] = (uint32_t)((((uint64_t)a->limb[i] << 32 | low) << places >> 32) & 0xffffffffu);
  }
  for (i = 0; i < words; ++i)
    a->limb[i] = 0;
  a->length += words + 1;
  if (a->limb[a->length - 1] == 0)
    --a->length;
}

static int big_less(const big *a, const big *b) {
  uint32_t i;
  if (a->length != b->length)
    return a->length < b->length;
  for (i = a->length; i-- > 0;)
    if (a->limb[i] != b->limb[i])
      return a->limb[i] < b->limb[i];
  return 0;
}

/* a -= b, b not larger. */
static void big_subtract(big *a, const big *b) {
  uint64_t borrow = 0;
  uint32_t i;
  for (i = 0; i < a->length; ++i) {
    uint64_t difference = (uint64_t)a->limb[i] - (i < b->length ? b->limb[i] : 0) - borrow;
    a->limb[i] = (uint32_t)(difference & 0xffffffffu);
    borrow = difference >> 63;
  }
  while (a->length != 0 && a->limb[a->length - 1] == 0)
    --a->length;
}

/*===------------------------------- parsing -------------------------------===*/

typedef struct cursor {
  const char *at;
  const char *end;
} cursor;

static int at_digit(const cursor *c) { return c->at < c->end && *c->at >= '0' && *c->at <= '9'; }

static int take(cursor *c, char wanted) {
  if (c->at == c->end || *c->at != wanted)
    return 0;
  ++c->at;
  return 1;
}

static int rest_is(const cursor *c, const char *word) {
  size_t length = strlen(word);
  return (size_t)(c->end - c->at) == length && memcmp(c->at, word, length) == 0;
}

/* A decimal number: digits * 10^exponent, plus less than one digit's worth of
 * something if `more`. */
typedef struct decimal {
  big digits;
  uint32_t num_digits; /* significant ones, without leading zeros */
  int more;
  int64_t exponent;
} decimal;

/* Exponents far out are all the same; this keeps sums in range for any text
 * length. */
#define FAR_EXPONENT (INT64_C(1) << 40)

/* Takes digits; returns how many there were. Those that do not fit move the
 * exponent instead. Eight at a time go to the big integer. */
static size_t take_digits(cursor *c, decimal *d, int fraction) {
  size_t count = 0;
  uint32_t chunk = 0, scale = 1;
  for (; at_digit(c); ++c->at, ++count) {
    uint32_t digit = (uint32_t)(*c->at - '0');
    if (d->num_digits < MAX_DIGITS) {
      chunk = chunk * 10 + digit;
      scale *= 10;
      if (d->num_digits != 0 || digit != 0)
        ++d->num_digits;
      if (fraction && d->exponent > -FAR_EXPONENT)
        --d->exponent;
      if (scale == 100000000u) {
        big_multiply_add(&d->digits, scale, chunk);
        chunk = 0;
        scale = 1;
      }
    } else {
      d->more |= digit != 0;
      if (!fraction && d->exponent < FAR_EXPONENT)
        ++d->exponent;
    }
  }
  big_multiply_add(&d->digits, scale, chunk);
  return count;
}

/* The decimal as a number; rounding happens in pack. */
static refrt_number decimal_number(decimal *d, int negative, uint32_t precision) {
  big divisor;
  refrt_bits significand = refrt_bits_make(0, 0);
  int32_t exponent, shift;
  uint32_t i;
  if (d->num_digits == 0)
    return refrt_number_special(REFRT_NUMBER_ZERO, negative);
  /* Beyond every format's range: any number out there rounds alike. */
  if (d->exponent + d->num_digits > MAX_EXPONENT)
    return refrt_number_finite(negative, 30000, refrt_bits_make(1, (uint64_t)1 << 63));
  if (d->exponent + d->num_digits < MIN_EXPONENT)
    return refrt_number_finite(negative, -30000, refrt_bits_make(1, (uint64_t)1 << 63));
  exponent = (int32_t)d->exponent;
  big_set(&divisor, 1);
  big_multiply_power_of_5(exponent < 0 ? &divisor : &d->digits, (uint32_t)(exponent < 0 ? -exponent : exponent));
  /* Align so that the quotient is in [1, 2). */
  shift = (int32_t)big_bit_length(&d->digits) - (int32_t)big_bit_length(&divisor);
  big_shl(shift > 0 ? &divisor : &d->digits, (uint32_t)(shift > 0 ? shift : -shift));
  if (big_less(&d->digits, &divisor)) {
    big_shl(&d->digits, 1);
    --shift;
  }
  for (i = 0; i < precision + 2; ++i) {
    significand = refrt_bits_shl(significand, 1);
    if (!big_less(&d->digits, &divisor)) {
      big_subtract(&d->digits, &divisor);
      significand.lo |= 1;
    }
    big_shl(&d->digits, 1);
  }
  significand = refrt_bits_shl(significand, 128 - (precision + 2));
  if (d->digits.length != 0 || d->more)
    significand.lo |= 1;
  return refrt_number_finite(negative, exponent + shift, significand);
}

static int parse_pattern(cursor *c, const refrt_float_format *format, refrt_bits *out) {
  refrt_bits pattern = refrt_bits_make(0, 0);
  if (c->at == c->end)
    return 0;
  for (; c->at < c->end; ++c->at) {
    char ch = *c->at;
    uint32_t digit;
    if (ch >= '0' && ch <= '9')
      digit = (uint32_t)(ch - '0');
    else if (ch >= 'a' && ch <= 'f')
      digit = (uint32_t)(ch - 'a') + 10;
    else if (ch >= 'A' && ch <= 'F')
      digit = (uint32_t)(ch - 'A') + 10;
    else
      return 0;
    if ((pattern.hi >> 60) != 0)
      return 0;
    pattern = refrt_bits_shl(pattern, 4);
    pattern.lo |= digit;
  }
  if (!refrt_bits_is_zero(refrt_bits_shr(pattern, format->bits)))
    return 0;
  *out = pattern;
  return 1;
}

int refrt_float_parse(refrt_float_kind kind, const char *text, size_t length, refrt_bits *out) {
  const refrt_float_format *format = &refrt_float_formats[kind];
  cursor c;
  decimal d;
  size_t digits;
  int negative;
  c.at = text;
  c.end = text + length;
  if (length > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) {
    c.at += 2;
    return parse_pattern(&c, format, out);
  }
  negative = take(&c, '-');
  if (!negative)
    (void)take(&c, '+');
  if (rest_is(&c, "inf")) {
    *out = refrt_float_inf(kind, negative);
    return 1;
  }
  if (rest_is(&c, "nan")) {
    *out = refrt_float_nan(kind);
    if (negative)
      *out = refrt_float_neg(kind, *out);
    return 1;
  }
  big_set(&d.digits, 0);
  d.num_digits = 0;
  d.more = 0;
  d.exponent = 0;
  digits = take_digits(&c, &d, 0);
  if (digits == 0)
    return 0;
  if (take(&c, '.'))
    (void)take_digits(&c, &d, 1);
  if (take(&c, 'e') || take(&c, 'E')) {
    int down = take(&c, '-');
    int64_t exponent = 0;
    if (!down)
      (void)take(&c, '+');
    if (!at_digit(&c))
      return 0;
    for (; at_digit(&c); ++c.at)
      if (exponent < FAR_EXPONENT)
        exponent = exponent * 10 + (*c.at - '0');
    d.exponent += down ? -exponent : exponent;
  }
  if (c.at != c.end)
    return 0;
  *out =
      refrt_number_pack(format, decimal_number(&d, negative, refrt_format_precision(format)), REFRT_ROUND_NEAREST_EVEN);
  return 1;
}

/*===------------------------------- printing ------------------------------===*/

#define MAX_PRINTED 40u /* more than the 36 digits that tell all f128 apart */

/* The first MAX_PRINTED decimal digits of a positive number, cut, and the
 * power of ten of the first. */
static int32_t to_digits(refrt_number x, char digits[MAX_PRINTED]) {
  big value, divisor;
  int32_t scale = x.exponent - 127; /* value = significand * 2^scale */
  int32_t power;
  uint32_t i;
  value.length = 4; /* bit 127 is set */
  value.limb[0] = (uint32_t)(x.significand.lo & 0xffffffffu);
  value.limb[1] = (uint32_t)(x.significand.lo >> 32);
  value.limb[2] = (uint32_t)(x.significand.hi & 0xffffffffu);
  value.limb[3] = (uint32_t)(x.significand.hi >> 32);
  big_set(&divisor, 1);
  big_shl(scale < 0 ? &divisor : &value, (uint32_t)(scale < 0 ? -scale : scale));
  /* 30103/100000 is above log10(2) by less than 5e-9 and division cuts towards
   * zero, so the guess is never too small, and at most two too large. */
  power = (int32_t)((int64_t)x.exponent * 30103 / 100000) + 1;
  if (power > 0) {
    big_multiply_power_of_5(&divisor, (uint32_t)power);
    big_shl(&divisor, (uint32_t)power);
  } else {
    big_multiply_power_of_5(&value, (uint32_t)-power);
    big_shl(&value, (uint32_t)-power);
  }
  while (big_less(&value, &divisor)) {
    big_multiply_add(&value, 10, 0);
    --power;
  }
  for (i = 0; i < MAX_PRINTED; ++i) {
    digits[i] = '0';
    while (!big_less(&value, &divisor)) {
      big_subtract(&value, &divisor);
      ++digits[i];
    }
    big_multiply_add(&value, 10, 0);
  }
  return power;
}

/* Rounds the first `count` of MAX_PRINTED digits by the next one; returns 1 if
 * a carry made the number a power of ten. */
static int round_digits(const char *digits, uint32_t count, char *rounded) {
  uint32_t i;
  memcpy(rounded, digits, count);
  if (digits[count] < '5')
    return 0;
  for (i = count; i-- > 0;) {
    if (rounded[i] != '9') {
      ++rounded[i];
      return 0;
    }
    rounded[i] = '0';
  }
  rounded[0] = '1';
  return 1;
}

static size_t put_number(char *text, const char *digits, uint32_t count, int32_t power) {
  char *at = text;
  int32_t i; /* index of a digit; negative before the first */
  if (power < -5 || power > 16) {
    uint32_t magnitude = (uint32_t)(power < 0 ? -power : power), unit = 1;
    *at++ = digits[0];
    *at++ = '.';
    if (count == 1)
      *at++ = '0';
    memcpy(at, digits + 1, count - 1);
    at += count - 1;
    *at++ = 'e';
    *at++ = power < 0 ? '-' : '+';
    while (magnitude / unit >= 10)
      unit *= 10;
    for (; unit != 0; unit /= 10)
      *at++ = (char)('0' + magnitude / unit % 10);
    return (size_t)(at - text);
  }
  for (i = power < 0 ? power : 0; i < (int32_t)count || i <= power + 1; ++i) {
    *at++ = (char)(i >= 0 && i < (int32_t)count ? digits[i] : '0');
    if (i == power)
      *at++ = '.';
  }
  return (size_t)(at - text);
}

static size_t put_pattern(char *text, refrt_bits a, uint32_t bits) {
  static const char hex[] = "0123456789abcdef";
  uint32_t digits = (bits + 3) / 4, i;
  text[0] = '0';
  text[1] = 'x';
  for (i = 0; i < digits; ++i)
    text[2 + i] = hex[refrt_bits_shr(a, 4 * (digits - 1 - i)).lo & 15];
  return 2 + digits;
}

/* How many of the digits are tried first: all that there are where they are few, so that
 * the text is the value. Of more, formats narrower than f32 show as many as tell
 * values apart wherever they lie: the shortest ones say 2 of 1.53. */
static uint32_t first_digits(const refrt_float_format *format, const char *digits) {
  enum { MOST_EXACT = 7 };
  uint32_t count = MAX_PRINTED, precision = refrt_format_precision(format);
  while (count > 1 && digits[count - 1] == '0')
    --count;
  if (count <= MOST_EXACT)
    return count;
  return precision < 24 ? 2 + precision * 59 / 196 : 1;
}

/* Without the terminator; 0 if no decimal of this value gives `a` back. */
static size_t put_value(refrt_float_kind kind, refrt_bits a, refrt_number x, char *text) {
  char digits[MAX_PRINTED + 1], rounded[MAX_PRINTED];
  uint32_t count, sign = x.negative ? 1u : 0u;
  int32_t power;
  size_t length;
  refrt_bits back;
  if (x.negative)
    text[0] = '-';
  if (x.class_of != REFRT_NUMBER_FINITE) {
    const char *word = x.class_of == REFRT_NUMBER_ZERO ? "0.0" : x.class_of == REFRT_NUMBER_INF ? "inf" : "nan";
    memcpy(text + sign, word, 3);
    length = sign + 3;
    return refrt_float_parse(kind, text, length, &back) && refrt_bits_equal(back, a) ? length : 0;
  }
  power = to_digits(x, digits);
  for (count = first_digits(&refrt_float_formats[kind], digits); count < MAX_PRINTED; ++count) {
    int carried = round_digits(digits, count, rounded);
    uint32_t used = count;
    while (used > 1 && rounded[used - 1] == '0')
      --used;
    length = sign + put_number(text + sign, rounded, used, power + carried);
    if (refrt_float_parse(kind, text, length, &back) && refrt_bits_equal(back, a))
      return length;
  }
  return 0;
}

size_t refrt_float_print(refrt_float_kind kind, refrt_bits a, char text[REFRT_FLOAT_TEXT_SIZE]) {
  const refrt_float_format *format = &refrt_float_formats[kind];
  size_t length;
  a = refrt_bits_and(a, refrt_bits_mask(format->bits));
  length = put_value(kind, a, refrt_number_unpack(format, a), text);
  if (length == 0)
    length = put_pattern(text, a, format->bits);
  text[length] = '\0';
  return length;
}
