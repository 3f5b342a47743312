/*===-- reader.h - text coming in --------------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * A cursor over the text, what is read everywhere (words, numbers, names,
 * types) and the first error with its place. Knows no instruction. Every
 * function that returns int returns 0 after an error.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_TEXT_READER_H
#define REFRT_TEXT_READER_H

#include "refrt/program/program.h"

/* The last quoted text or name, unescaped, with a zero behind it. */
typedef struct refrt_read_text {
  char *items;
  size_t count; /* without the zero */
  size_t capacity;
} refrt_read_text;

typedef struct refrt_reader {
  refrt_program *program;
  const char *name;
  const char *at;
  const char *end;
  const char *line_start;
  uint32_t line;
  int failed;
  refrt_read_text text;
  REFRT_ARRAY(refrt_type) types;   /* stack of types under construction */
  REFRT_ARRAY(int64_t) dimensions; /* stack of sizes and strides under construction */
} refrt_reader;

/* Gives back the reader's memory; the program stays. */
void refrt_reader_release(refrt_reader *r);

#if defined(__GNUC__)
#define REFRT_READER_PRINTF __attribute__((format(printf, 2, 3)))
#else
#define REFRT_READER_PRINTF
#endif
/* Sets the program's error, with the place of the cursor, unless there is one. */
int refrt_read_fail(refrt_reader *r, const char *format, ...) REFRT_READER_PRINTF;
/* After builder calls: their error gets our place. */
int refrt_read_built(refrt_reader *r);
/* Room for one more item in one of the reader's arrays. */
#define REFRT_READ_ROOM(r, array) (REFRT_RESERVE((r)->program, array, 1) || refrt_read_built(r))

/* Blanks of the line; comments count as its end. */
void refrt_read_skip(refrt_reader *r);
int refrt_read_at_line_end(refrt_reader *r);
int refrt_read_line_end(refrt_reader *r);
/* To the next line that holds something; 0 at the end of the text. */
int refrt_read_next_line(refrt_reader *r);

/* 1 and behind it when the text goes on with that. Words must end there. */
int refrt_read_take(refrt_reader *r, const char *token);
int refrt_read_expect(refrt_reader *r, const char *token);
/* The next character after blanks, 0 at the line's end. */
char refrt_read_peek(refrt_reader *r);
/* Letters, digits and `-._$`; may be empty. */
size_t refrt_read_word(refrt_reader *r, const char **word);
/* Decimal or 0x..., no sign. */
int refrt_read_unsigned(refrt_reader *r, uint64_t limit, uint64_t *value);
int refrt_read_u32(refrt_reader *r, uint32_t limit, uint32_t *value);
/* `?`, or a number with or without sign. */
int refrt_read_dimension(refrt_reader *r, int64_t *value);
/* "..." into r->text. */
int refrt_read_quoted(refrt_reader *r);
/* The same without zero bytes. */
int refrt_read_quoted_name(refrt_reader *r);
/* @name or @"name" into r->text. */
int refrt_read_symbol(refrt_reader *r);

#endif /* REFRT_TEXT_READER_H */
