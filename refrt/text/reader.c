/*===-- reader.c - text coming in --------------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See reader.h. Never looks at a byte at or behind `end`, and never takes a
 * line break: a construct that needs one is unfinished.
 *===----------------------------------------------------------------------===*/
#include "refrt/text/reader.h"
#include "refrt/text/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void refrt_reader_release(refrt_reader *r) {
  REFRT_RELEASE(r->program, r->text);
  REFRT_RELEASE(r->program, r->types);
  REFRT_RELEASE(r->program, r->dimensions);
}

/*===---------------------------------- errors -----------------------------===*/

static int fail_as(refrt_reader *r, refrt_status status, const char *what) {
  refrt_program *program = r->program;
  if (r->failed)
    return 0;
  r->failed = 1;
  program->status = status;
  snprintf(program->error, sizeof program->error, "%.120s:%u:%u: %.300s", r->name, r->line,
           (unsigned)(r->at - r->line_start) + 1, what);
  return 0;
}

int refrt_read_fail(refrt_reader *r, const char *format, ...) {
  char what[304];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(what, sizeof what, format, arguments);
  va_end(arguments);
  return fail_as(r, REFRT_E_SYNTAX, what);
}

int refrt_read_built(refrt_reader *r) {
  char what[304];
  if (r->failed)
    return 0;
  if (r->program->status == REFRT_OK)
    return 1;
  snprintf(what, sizeof what, "%.300s", r->program->error);
  return fail_as(r, r->program->status == REFRT_E_INVALID ? REFRT_E_SYNTAX : r->program->status, what);
}

/*===----------------------------- blanks and lines ------------------------===*/

static int at_comment(const refrt_reader *r) { return r->end - r->at >= 2 && r->at[0] == '/' && r->at[1] == '/'; }

void refrt_read_skip(refrt_reader *r) {
  while (r->at < r->end && (*r->at == ' ' || *r->at == '\t' || *r->at == '\r'))
    ++r->at;
}

int refrt_read_at_line_end(refrt_reader *r) {
  refrt_read_skip(r);
  return r->at == r->end || *r->at == '\n' || at_comment(r);
}

int refrt_read_line_end(refrt_reader *r) {
  if (r->failed)
    return 0;
  return refrt_read_at_line_end(r) ? 1 : refrt_read_fail(r, "unexpected text, the line should end here");
}

int refrt_read_next_line(refrt_reader *r) {
  for (;;) {
    const char *end = r->at < r->end ? (const char *)memchr(r->at, '\n', (size_t)(r->end - r->at)) : NULL;
    if (!end) {
      r->at = r->end;
      return 0;
    }
    r->at = r->line_start = end + 1;
    ++r->line;
    if (!refrt_read_at_line_end(r))
      return 1;
  }
}

/*===---------------------------------- tokens -----------------------------===*/

int refrt_read_take(refrt_reader *r, const char *token) {
  size_t length = strlen(token);
  refrt_read_skip(r);
  if ((size_t)(r->end - r->at) < length || memcmp(r->at, token, length) != 0)
    return 0;
  if (refrt_is_name_char(token[length - 1]) && r->at + length < r->end && refrt_is_name_char(r->at[length]))
    return 0;
  r->at += length;
  return 1;
}

int refrt_read_expect(refrt_reader *r, const char *token) {
  if (r->failed)
    return 0;
  return refrt_read_take(r, token) ? 1 : refrt_read_fail(r, "expected '%s'", token);
}

char refrt_read_peek(refrt_reader *r) { return refrt_read_at_line_end(r) ? (char)0 : *r->at; }

size_t refrt_read_word(refrt_reader *r, const char **word) {
  refrt_read_skip(r);
  *word = r->at;
  while (r->at < r->end && refrt_is_name_char(*r->at))
    ++r->at;
  return (size_t)(r->at - *word);
}

static unsigned digit_of(char c) {
  if (c >= '0' && c <= '9')
    return (unsigned)(c - '0');
  return c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10 : 16;
}

int refrt_read_unsigned(refrt_reader *r, uint64_t limit, uint64_t *value) {
  const char *start;
  uint64_t result = 0;
  unsigned base = 10;
  refrt_read_skip(r);
  if (r->end - r->at > 2 && r->at[0] == '0' && r->at[1] == 'x' && digit_of(r->at[2]) < 16) {
    base = 16;
    r->at += 2;
  }
  for (start = r->at; r->at < r->end && digit_of(*r->at) < base; ++r->at) {
    unsigned digit = digit_of(*r->at);
    if (digit > limit || result > (limit - digit) / base) {
      r->at = start;
      return refrt_read_fail(r, "number above %llu", (unsigned long long)limit);
    }
    result = result * base + digit;
  }
  if (r->at == start)
    return refrt_read_fail(r, "expected a number");
  *value = result;
  return 1;
}

int refrt_read_u32(refrt_reader *r, uint32_t limit, uint32_t *value) {
  uint64_t wide = 0;
  if (r->failed || !refrt_read_unsigned(r, limit, &wide))
    return 0;
  *value = (uint32_t)wide;
  return 1;
}

int refrt_read_dimension(refrt_reader *r, int64_t *value) {
  uint64_t wide = 0;
  int negative;
  if (r->failed)
    return 0;
  *value = REFRT_DYNAMIC;
  if (refrt_read_take(r, "?"))
    return 1;
  refrt_read_skip(r);
  negative = r->at < r->end && *r->at == '-';
  r->at += negative;
  if (!refrt_read_unsigned(r, (uint64_t)INT64_MAX, &wide))
    return 0;
  *value = negative ? -(int64_t)wide : (int64_t)wide;
  return 1;
}

/*===---------------------------------- texts ------------------------------===*/

static int put_char(refrt_reader *r, char c) {
  if (!REFRT_RESERVE(r->program, r->text, 2))
    return refrt_read_built(r);
  r->text.items[r->text.count++] = c;
  r->text.items[r->text.count] = 0;
  return 1;
}

static int start_text(refrt_reader *r) {
  r->text.count = 0;
  if (!REFRT_RESERVE(r->program, r->text, 1))
    return refrt_read_built(r);
  r->text.items[0] = 0;
  return 1;
}

int refrt_read_quoted(refrt_reader *r) {
  if (!refrt_read_expect(r, "\"") || !start_text(r))
    return 0;
  for (;;) {
    char c;
    if (r->at == r->end || *r->at == '\n')
      return refrt_read_fail(r, "text without closing quote");
    c = *r->at++;
    if (c == '"')
      return 1;
    if (c == '\\') {
      unsigned high = r->at < r->end ? digit_of(r->at[0]) : 16;
      unsigned low = r->end - r->at > 1 ? digit_of(r->at[1]) : 16;
      if (high > 15 || low > 15)
        return refrt_read_fail(r, "expected two hexadecimal digits behind '\\'");
      c = (char)(unsigned char)(high * 16 + low);
      r->at += 2;
    }
    if (!put_char(r, c))
      return 0;
  }
}

int refrt_read_quoted_name(refrt_reader *r) {
  if (!refrt_read_quoted(r))
    return 0;
  return memchr(r->text.items, 0, r->text.count) ? refrt_read_fail(r, "a name holds no zero byte") : 1;
}

int refrt_read_symbol(refrt_reader *r) {
  const char *word;
  size_t length;
  if (!refrt_read_expect(r, "@"))
    return 0;
  if (r->at < r->end && *r->at == '"')
    return refrt_read_quoted_name(r);
  length = r->at < r->end && refrt_is_name_char(*r->at) ? refrt_read_word(r, &word) : 0;
  if (!length)
    return refrt_read_fail(r, "expected a name");
  if (!start_text(r))
    return 0;
  for (size_t i = 0; i < length; ++i)
    if (!put_char(r, word[i]))
      return 0;
  return 1;
}
