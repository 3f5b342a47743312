/*===-- parse_type.c - types from text ---------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Types as MLIR and its LLVM dialect write them. Recurses as deep as types may
 * nest, no deeper. Lists under construction lie on the reader's stacks, so
 * that no type needs memory of its own.
 *===----------------------------------------------------------------------===*/
#include "refrt/text/parse_type.h"
#include "refrt/text/text.h"

#include <string.h>

static refrt_type read_type(refrt_reader *r, unsigned depth);

static int push_type(refrt_reader *r, refrt_type type) {
  if (r->failed || !REFRT_READ_ROOM(r, r->types))
    return 0;
  r->types.items[r->types.count++] = type;
  return 1;
}

static int push_dimension(refrt_reader *r, int64_t dimension) {
  if (r->failed || !REFRT_READ_ROOM(r, r->dimensions))
    return 0;
  r->dimensions.items[r->dimensions.count++] = dimension;
  return 1;
}

/* `)`, or types and then `)`; with `variadic` the last may be `...`. */
static int read_types(refrt_reader *r, uint32_t *count, int *variadic, unsigned depth) {
  *count = 0;
  if (refrt_read_take(r, ")"))
    return 1;
  do {
    if (variadic && refrt_read_take(r, "...")) {
      *variadic = 1;
      break;
    }
    if (!push_type(r, read_type(r, depth)))
      return 0;
    ++*count;
  } while (refrt_read_take(r, ","));
  return refrt_read_expect(r, ")");
}

/* `2x?x` in front of an element. */
static int read_shape(refrt_reader *r, uint32_t *rank) {
  *rank = 0;
  for (;;) {
    int64_t size = 0;
    char c;
    refrt_read_skip(r);
    c = r->at < r->end ? *r->at : (char)0;
    if (c != '?' && (c < '0' || c > '9'))
      return 1;
    /* Not through refrt_read_dimension: 0x4 is a size of 0 and one of 4. */
    if (c == '?') {
      size = REFRT_DYNAMIC;
      ++r->at;
    } else {
      for (; r->at < r->end && *r->at >= '0' && *r->at <= '9'; ++r->at) {
        if (size > (INT64_MAX - (*r->at - '0')) / 10)
          return refrt_read_fail(r, "size too large");
        size = size * 10 + (*r->at - '0');
      }
    }
    if (r->at == r->end || *r->at != 'x')
      return refrt_read_fail(r, "expected 'x' behind a size");
    ++r->at;
    if (!push_dimension(r, size))
      return 0;
    ++*rank;
  }
}

static refrt_type read_function(refrt_reader *r, unsigned depth) {
  size_t base = r->types.count;
  uint32_t args, results;
  int variadic = 0;
  refrt_type type;
  if (!read_types(r, &args, &variadic, depth) || !refrt_read_expect(r, "->") || !refrt_read_expect(r, "(") ||
      !read_types(r, &results, NULL, depth))
    return REFRT_NONE;
  type = refrt_type_function(r->program, r->types.items ? r->types.items + base : NULL, args,
                             r->types.items ? r->types.items + base + args : NULL, results, variadic);
  r->types.count = base;
  return type;
}

static refrt_type read_struct(refrt_reader *r, unsigned depth) {
  size_t base = r->types.count;
  uint32_t count;
  refrt_type type;
  int packed = refrt_read_take(r, "packed");
  if (!refrt_read_expect(r, "(") || !read_types(r, &count, NULL, depth) || !refrt_read_expect(r, ">"))
    return REFRT_NONE;
  type = refrt_type_struct(r->program, r->types.items ? r->types.items + base : NULL, count, packed);
  r->types.count = base;
  return type;
}

static refrt_type read_vector(refrt_reader *r, unsigned depth) {
  size_t base = r->dimensions.count;
  uint32_t rank;
  refrt_type type, element;
  if (!read_shape(r, &rank))
    return REFRT_NONE;
  element = read_type(r, depth);
  if (!refrt_read_expect(r, ">"))
    return REFRT_NONE;
  type = refrt_type_vector(r->program, element, r->dimensions.items ? r->dimensions.items + base : NULL, rank);
  r->dimensions.count = base;
  return type;
}

static refrt_type read_array(refrt_reader *r, unsigned depth) {
  uint64_t count = 0;
  refrt_type element;
  if (!refrt_read_unsigned(r, UINT64_MAX, &count) || !refrt_read_expect(r, "x"))
    return REFRT_NONE;
  element = read_type(r, depth);
  return refrt_read_expect(r, ">") ? refrt_type_array(r->program, element, count) : REFRT_NONE;
}

/* `strided<[...], offset: N>` behind the sizes; pushes the strides. */
static int read_strided(refrt_reader *r, uint32_t rank, int64_t *offset) {
  uint32_t count = 0;
  if (!refrt_read_expect(r, "<") || !refrt_read_expect(r, "["))
    return 0;
  if (!refrt_read_take(r, "]")) {
    do {
      int64_t stride;
      if (!refrt_read_dimension(r, &stride) || !push_dimension(r, stride))
        return 0;
      ++count;
    } while (refrt_read_take(r, ","));
    if (!refrt_read_expect(r, "]"))
      return 0;
  }
  if (count != rank)
    return refrt_read_fail(r, "%u strides for rank %u", count, rank);
  if (refrt_read_take(r, ",") &&
      (!refrt_read_expect(r, "offset") || !refrt_read_expect(r, ":") || !refrt_read_dimension(r, offset)))
    return 0;
  return refrt_read_expect(r, ">");
}

static int push_identity(refrt_reader *r, size_t base, uint32_t rank) {
  if (rank > REFRT_MAX_RANK)
    return refrt_read_fail(r, "rank %u is above %u", rank, REFRT_MAX_RANK);
  for (uint32_t d = 0; d < rank; ++d)
    if (!push_dimension(r, 0))
      return 0;
  if (rank && !refrt_identity_strides(r->dimensions.items + base, rank, r->dimensions.items + base + rank))
    return refrt_read_fail(r, "these sizes need a strided layout");
  return 1;
}

static refrt_type read_memref(refrt_reader *r, unsigned depth) {
  size_t base = r->dimensions.count;
  uint32_t rank = 0, space = 0;
  int64_t offset = 0;
  int unranked = refrt_read_take(r, "*"), strided = 0;
  refrt_type element, type;
  const int64_t *sizes;
  if (unranked && (r->at == r->end || *r->at++ != 'x')) {
    refrt_read_fail(r, "expected 'x' behind '*'");
    return REFRT_NONE;
  }
  if (!unranked && !read_shape(r, &rank))
    return REFRT_NONE;
  element = read_type(r, depth);
  while (!r->failed && refrt_read_take(r, ",")) {
    if (!unranked && !strided && refrt_read_take(r, "strided")) {
      strided = 1;
      if (!read_strided(r, rank, &offset))
        return REFRT_NONE;
    } else {
      (void)refrt_read_u32(r, REFRT_NONE - 1, &space);
      break;
    }
  }
  if (!refrt_read_expect(r, ">") || (!unranked && !strided && !push_identity(r, base, rank)))
    return REFRT_NONE;
  sizes = r->dimensions.items ? r->dimensions.items + base : NULL;
  type = unranked ? refrt_type_unranked(r->program, element, space)
                  : refrt_type_memref(r->program, element, sizes, sizes ? sizes + rank : NULL, rank, offset, space);
  r->dimensions.count = base;
  return type;
}

static int is(const char *word, size_t length, const char *name) {
  return strlen(name) == length && memcmp(word, name, length) == 0;
}

static refrt_type read_scalar(refrt_reader *r, const char *word, size_t length) {
  uint32_t bits = 0;
  if (length > 1 && word[0] == 'i' && word[1] >= '0' && word[1] <= '9') {
    for (size_t i = 1; i < length && bits <= 128; ++i)
      bits = word[i] >= '0' && word[i] <= '9' ? bits * 10 + (uint32_t)(word[i] - '0') : 1000;
    return refrt_type_int(r->program, bits);
  }
  if (is(word, length, "index"))
    return refrt_type_index(r->program);
  for (unsigned kind = 0; kind < REFRT_FLOAT_COUNT; ++kind)
    if (is(word, length, refrt_float_name((refrt_float_kind)kind)))
      return refrt_type_float(r->program, (refrt_float_kind)kind);
  r->at = word;
  refrt_read_fail(r, "expected a type");
  return REFRT_NONE;
}

static refrt_type read_named(refrt_reader *r, unsigned depth) {
  const char *word;
  size_t length = refrt_read_word(r, &word);
  int open = r->at < r->end && *r->at == '<';
  refrt_type element;
  uint32_t space = 0;
  if (is(word, length, "ptr")) {
    if (open &&
        (!refrt_read_expect(r, "<") || !refrt_read_u32(r, REFRT_NONE - 1, &space) || !refrt_read_expect(r, ">")))
      return REFRT_NONE;
    return refrt_type_ptr(r->program, space);
  }
  if (!open)
    return read_scalar(r, word, length);
  ++r->at;
  if (is(word, length, "complex")) {
    element = read_type(r, depth);
    return refrt_read_expect(r, ">") ? refrt_type_complex(r->program, element) : REFRT_NONE;
  }
  if (is(word, length, "vector"))
    return read_vector(r, depth);
  if (is(word, length, "array"))
    return read_array(r, depth);
  if (is(word, length, "struct"))
    return read_struct(r, depth);
  if (is(word, length, "memref"))
    return read_memref(r, depth);
  return read_scalar(r, word, 0);
}

static refrt_type read_type(refrt_reader *r, unsigned depth) {
  refrt_type type;
  if (r->failed)
    return REFRT_NONE;
  if (depth >= REFRT_MAX_TYPE_DEPTH) {
    refrt_read_fail(r, "types nested more than %u deep", REFRT_MAX_TYPE_DEPTH);
    return REFRT_NONE;
  }
  type = refrt_read_take(r, "(") ? read_function(r, depth + 1) : read_named(r, depth + 1);
  return refrt_read_built(r) ? type : REFRT_NONE;
}

refrt_type refrt_read_type(refrt_reader *r) {
  r->types.count = r->dimensions.count = 0;
  return read_type(r, 0);
}
