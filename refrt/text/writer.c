/*===-- writer.c - text going out --------------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See writer.h. Types recurse as deep as they nest, which limits.h bounds.
 *===----------------------------------------------------------------------===*/
#include "refrt/text/writer.h"
#include "refrt/limits.h"
#include "refrt/text/text.h"

#include <string.h>

void refrt_put_flush(refrt_writer *w) {
  if (w->used)
    w->write(w->user, w->buffer, w->used);
  w->used = 0;
}

void refrt_put_bytes(refrt_writer *w, const char *text, size_t length) {
  if (length > sizeof w->buffer - w->used)
    refrt_put_flush(w);
  if (length > sizeof w->buffer) {
    w->write(w->user, text, length);
    return;
  }
  if (length)
    memcpy(w->buffer + w->used, text, length);
  w->used += length;
}

void refrt_put(refrt_writer *w, const char *text) { refrt_put_bytes(w, text, strlen(text)); }

void refrt_put_unsigned(refrt_writer *w, uint64_t value) {
  char digits[20];
  size_t at = sizeof digits;
  do {
    digits[--at] = (char)('0' + value % 10);
    value /= 10;
  } while (value);
  refrt_put_bytes(w, digits + at, sizeof digits - at);
}

void refrt_put_dimension(refrt_writer *w, int64_t value) {
  if (value == REFRT_DYNAMIC) {
    refrt_put(w, "?");
    return;
  }
  if (value < 0)
    refrt_put(w, "-");
  refrt_put_unsigned(w, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
}

void refrt_put_quoted(refrt_writer *w, const char *text, size_t length) {
  static const char digits[] = "0123456789abcdef";
  refrt_put(w, "\"");
  for (size_t i = 0; i < length; ++i) {
    unsigned char c = (unsigned char)text[i];
    char escape[3] = {'\\', digits[c >> 4], digits[c & 15]};
    if (c >= 0x20 && c < 0x7f && c != '"' && c != '\\')
      refrt_put_bytes(w, text + i, 1);
    else
      refrt_put_bytes(w, escape, sizeof escape);
  }
  refrt_put(w, "\"");
}

void refrt_put_name(refrt_writer *w, const char *name) {
  size_t length = strlen(name), i = 0;
  while (i < length && refrt_is_name_char(name[i]))
    ++i;
  refrt_put(w, "@");
  if (length && i == length)
    refrt_put_bytes(w, name, length);
  else
    refrt_put_quoted(w, name, length);
}

/*===---------------------------------- types ------------------------------===*/

static void put_shape(refrt_writer *w, const refrt_type_info *info) {
  for (uint32_t d = 0; d < info->rank; ++d) {
    refrt_put_dimension(w, info->sizes[d]);
    refrt_put(w, "x");
  }
}

static void put_types(refrt_writer *w, const refrt_type *types, uint64_t count) {
  for (uint64_t i = 0; i < count; ++i) {
    refrt_put(w, i ? ", " : "");
    refrt_put_type(w, types[i]);
  }
}

/* What stands behind the element: layout unless it is the identity, space. */
static void put_memref_tail(refrt_writer *w, const refrt_type_info *info) {
  int64_t identity[REFRT_MAX_RANK];
  if (info->kind == REFRT_KIND_MEMREF &&
      (info->offset != 0 || !refrt_identity_strides(info->sizes, info->rank, identity) ||
       (info->rank && memcmp(identity, info->strides, info->rank * sizeof *identity) != 0))) {
    refrt_put(w, ", strided<[");
    for (uint32_t d = 0; d < info->rank; ++d) {
      refrt_put(w, d ? ", " : "");
      refrt_put_dimension(w, info->strides[d]);
    }
    refrt_put(w, "]");
    if (info->offset != 0) {
      refrt_put(w, ", offset: ");
      refrt_put_dimension(w, info->offset);
    }
    refrt_put(w, ">");
  }
  if (info->space) {
    refrt_put(w, ", ");
    refrt_put_unsigned(w, info->space);
  }
  refrt_put(w, ">");
}

void refrt_put_type(refrt_writer *w, refrt_type type) {
  const refrt_type_info *info = refrt_type_get(w->program, type);
  if (!info) {
    refrt_put(w, "none");
    return;
  }
  switch (info->kind) {
  case REFRT_KIND_INT:
    refrt_put(w, "i");
    refrt_put_unsigned(w, info->bits);
    return;
  case REFRT_KIND_INDEX:
    refrt_put(w, "index");
    return;
  case REFRT_KIND_FLOAT:
    refrt_put(w, refrt_float_name(info->float_kind));
    return;
  case REFRT_KIND_PTR:
    refrt_put(w, "ptr");
    if (info->space) {
      refrt_put(w, "<");
      refrt_put_unsigned(w, info->space);
      refrt_put(w, ">");
    }
    return;
  case REFRT_KIND_COMPLEX:
    refrt_put(w, "complex<");
    refrt_put_type(w, info->element);
    refrt_put(w, ">");
    return;
  case REFRT_KIND_VECTOR:
    refrt_put(w, "vector<");
    put_shape(w, info);
    refrt_put_type(w, info->element);
    refrt_put(w, ">");
    return;
  case REFRT_KIND_ARRAY:
    refrt_put(w, "array<");
    refrt_put_unsigned(w, info->count);
    refrt_put(w, " x ");
    refrt_put_type(w, info->element);
    refrt_put(w, ">");
    return;
  case REFRT_KIND_STRUCT:
    refrt_put(w, info->packed ? "struct<packed (" : "struct<(");
    put_types(w, info->parts, info->count);
    refrt_put(w, ")>");
    return;
  case REFRT_KIND_MEMREF:
    refrt_put(w, "memref<");
    put_shape(w, info);
    refrt_put_type(w, info->element);
    put_memref_tail(w, info);
    return;
  case REFRT_KIND_UNRANKED:
    refrt_put(w, "memref<*x");
    refrt_put_type(w, info->element);
    put_memref_tail(w, info);
    return;
  case REFRT_KIND_FUNCTION:
    refrt_put(w, "(");
    put_types(w, info->parts, info->count);
    refrt_put(w, !info->variadic ? ") -> (" : info->count ? ", ...) -> (" : "...) -> (");
    put_types(w, refrt_type_results(info), info->num_results);
    refrt_put(w, ")");
    return;
  }
}
