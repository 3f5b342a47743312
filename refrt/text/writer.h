/*===-- writer.h - text going out --------------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Buffered output, and the things that are printed everywhere: numbers, names,
 * types. Knows no instruction.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_TEXT_WRITER_H
#define REFRT_TEXT_WRITER_H

#include "refrt/refrt.h"

typedef struct refrt_writer {
  const refrt_program *program;
  void (*write)(void *user, const char *text, size_t length);
  void *user;
  size_t used;
  char buffer[4096]; /* the caller's function gets pieces of up to this size, and longer texts whole */
} refrt_writer;

/* Hands over what is in the buffer; to be called at the end. */
void refrt_put_flush(refrt_writer *w);
void refrt_put(refrt_writer *w, const char *text);
void refrt_put_bytes(refrt_writer *w, const char *text, size_t length);
void refrt_put_unsigned(refrt_writer *w, uint64_t value);
/* `?` for REFRT_DYNAMIC. */
void refrt_put_dimension(refrt_writer *w, int64_t value);
/* "..." with everything but printable ASCII as \xx. */
void refrt_put_quoted(refrt_writer *w, const char *text, size_t length);
/* @name, quoted when it is no word. */
void refrt_put_name(refrt_writer *w, const char *name);
void refrt_put_type(refrt_writer *w, refrt_type type);

#endif /* REFRT_TEXT_WRITER_H */
