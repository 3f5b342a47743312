/*===-- argument.c - arguments from the command line -------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The forms of one argument:
 *   5  -3  0x1f  1.5  true  null  poison  undef    a leaf, as its type reads it
 *   [1, 2.5, ...]                                  several leaves
 *   memref<KEYS>   KEYS of sizes=[..] strides=[..] offset=N fill=F align=N,
 *                  where the type says nothing; row-major if strides are missing
 *   buffer<KEYS>   KEYS of bytes=N fill=F align=N, for a pointer
 * F is iota (0, 1, 2, ... by place in memory), zero, none, or one leaf.
 *===----------------------------------------------------------------------===*/
#include "refrt/tools/argument.h"
#include "refrt/number/ops_int.h"
#include "refrt/number/soft_float.h"
#include "refrt/text/scalar.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct reader {
  const char *at;
  const char *end;
  char *error;
} reader;

static int fail(reader *r, const char *what) {
  if (!r->error[0])
    snprintf(r->error, 256, "%s", what);
  return 0;
}

static void skip(reader *r) {
  while (r->at < r->end && (*r->at == ' ' || *r->at == ','))
    ++r->at;
}

static int take(reader *r, const char *text) {
  size_t length = strlen(text);
  skip(r);
  if ((size_t)(r->end - r->at) < length || memcmp(r->at, text, length) != 0)
    return 0;
  r->at += length;
  return 1;
}

/* Up to a separator. */
static size_t word(reader *r, const char **text) {
  skip(r);
  *text = r->at;
  while (r->at < r->end && !strchr(" ,]>", *r->at))
    ++r->at;
  return (size_t)(r->at - *text);
}

static int read_number(reader *r, int64_t *value) {
  const refrt_leaf_kind wide = {REFRT_KIND_INT, REFRT_FLOAT_F16, 64};
  const char *text;
  size_t length = word(r, &text);
  uint64_t lo, hi;
  if (!refrt_scalar_parse(&wide, text, length, &lo, &hi) || (lo >> 63 && (text[0] != '-' || lo << 1 == 0)))
    return fail(r, "expected a number above -2^63 and below 2^63");
  *value = lo >> 63 ? -1 - (int64_t)~lo : (int64_t)lo;
  return 1;
}

static int read_leaf(reader *r, const refrt_leaf_kind *kind, refrt_value *leaf) {
  const char *text;
  size_t length = word(r, &text);
  memset(leaf, 0, sizeof *leaf);
  if (length == 6 && memcmp(text, "poison", 6) == 0)
    leaf->state = REFRT_POISON;
  else if (length == 5 && memcmp(text, "undef", 5) == 0)
    leaf->state = REFRT_UNDEF;
  else if (!refrt_scalar_parse(kind, text, length, &leaf->lo, &leaf->hi))
    return fail(r, "not a value of this type");
  return 1;
}

static int read_leaves(reader *r, const refrt_program *program, refrt_type type, refrt_value *leaves) {
  refrt_leaf_walk walk;
  refrt_leaf_kind kind;
  int list = take(r, "[");
  refrt_leaf_walk_start(&walk, program, type);
  for (uint32_t i = 0; refrt_leaf_walk_next(&walk, &kind); ++i) {
    if (i > 0 && !list)
      return fail(r, "expected a list of leaves, like [1, 2]");
    if (!read_leaf(r, &kind, &leaves[i]))
      return 0;
  }
  if (list && !take(r, "]"))
    return fail(r, "more leaves than the type has, or no ']'");
  return 1;
}

/*===---------------------------------- memory -----------------------------===*/

typedef struct shape {
  int64_t sizes[REFRT_MAX_RANK];
  int64_t strides[REFRT_MAX_RANK];
  int64_t offset;
  int64_t align;
  int64_t bytes;
  int has_sizes, has_strides, has_offset, has_align, has_bytes, has_fill;
  const char *fill;
  size_t fill_length;
} shape;

static int is_fill(const shape *s, const char *name) {
  return s->fill_length == strlen(name) && memcmp(s->fill, name, s->fill_length) == 0;
}

static int read_list(reader *r, int64_t *values, uint32_t count) {
  if (!take(r, "["))
    return fail(r, "expected '['");
  for (uint32_t i = 0; i < count; ++i)
    if (!read_number(r, &values[i]))
      return 0;
  return take(r, "]") ? 1 : fail(r, "as many numbers as the type has dimensions are needed");
}

static int take_key(reader *r, const char *key, int *given) {
  if (!take(r, key))
    return 0;
  if (*given)
    fail(r, "a key is given twice");
  return *given = 1;
}

static int read_keys(reader *r, uint32_t rank, shape *s) {
  while (!take(r, ">")) {
    int ok = 1;
    if (rank != REFRT_NONE && take_key(r, "sizes=", &s->has_sizes))
      ok = read_list(r, s->sizes, rank);
    else if (rank != REFRT_NONE && take_key(r, "strides=", &s->has_strides))
      ok = read_list(r, s->strides, rank);
    else if (rank != REFRT_NONE && take_key(r, "offset=", &s->has_offset))
      ok = read_number(r, &s->offset);
    else if (take_key(r, "align=", &s->has_align))
      ok = read_number(r, &s->align);
    else if (rank == REFRT_NONE && take_key(r, "bytes=", &s->has_bytes))
      ok = read_number(r, &s->bytes);
    else if (take_key(r, "fill=", &s->has_fill))
      s->fill_length = word(r, &s->fill);
    else
      ok = fail(r, "unknown key, or no '>'");
    if (!ok || r->error[0])
      return 0;
  }
  if (s->align < 0 || (s->align & (s->align - 1)) != 0 || s->align > (int64_t)1 << 30)
    return fail(r, "align is not a power of two up to 2^30");
  return 1;
}

/* What is given must agree with the type; else the type decides, else the
 * default, if there is one. */
static int settle(reader *r, int64_t *value, int given, int64_t fixed, int64_t otherwise, const char *what) {
  if (!given)
    *value = fixed != REFRT_DYNAMIC ? fixed : otherwise;
  else if (fixed != REFRT_DYNAMIC && *value != fixed)
    return fail(r, what);
  return *value != REFRT_DYNAMIC ? 1 : fail(r, what);
}

static int fits(int64_t value, uint32_t bits) {
  return refrt_int_to_i64(refrt_int_from_i64(value, bits), bits) == value;
}

/* How many elements the memory has: none if a size is 0, whatever the others are. */
static int count_elements(reader *r, uint32_t rank, const shape *s, uint64_t *elements) {
  int64_t highest = s->offset, lowest = s->offset;
  *elements = 0;
  for (uint32_t d = 0; d < rank; ++d)
    if (s->sizes[d] == 0)
      return 1;
  for (uint32_t d = 0; d < rank; ++d) {
    int64_t stride = s->strides[d], steps = s->sizes[d] - 1;
    if (stride < 0 && steps > lowest / -stride)
      return fail(r, "negative strides reach below the buffer: give an offset");
    if (stride > 0 && steps > (INT64_MAX - highest) / stride)
      return fail(r, "more elements than there are addresses");
    *(stride < 0 ? &lowest : &highest) += steps * stride;
  }
  *elements = (uint64_t)highest + 1;
  return 1;
}

static int settle_shape(reader *r, const refrt_type_info *info, uint32_t bits, shape *s, uint64_t *elements) {
  int64_t stride = 1;
  for (uint32_t d = info->rank; d > 0; --d) {
    int64_t *size = &s->sizes[d - 1];
    if (!settle(r, size, s->has_sizes, info->sizes[d - 1], REFRT_DYNAMIC,
                "sizes are missing, or not those of the type") ||
        !settle(r, &s->strides[d - 1], s->has_strides, info->strides[d - 1], stride,
                stride != REFRT_DYNAMIC ? "strides are not those of the type" : "row-major strides are too large"))
      return 0;
    if (*size < 0)
      return fail(r, "a size is negative");
    if (!fits(*size, bits) || !fits(s->strides[d - 1], bits))
      return fail(r, "a size or stride does not fit an index");
    /* A size of 0 counts as 1, and what does not fit is nobody's stride. */
    if (*size > 1)
      stride = stride != REFRT_DYNAMIC && stride <= INT64_MAX / *size ? stride * *size : REFRT_DYNAMIC;
  }
  if (!settle(r, &s->offset, s->has_offset, info->offset, 0, "offset is not that of the type"))
    return 0;
  if (s->offset < 0 || !fits(s->offset, bits))
    return fail(r, "offset is negative or does not fit an index");
  return count_elements(r, info->rank, s, elements);
}

/* One element of the fill. */
static int fill_value(reader *r, const refrt_program *program, refrt_type element, const shape *s, uint64_t place,
                      refrt_value *leaves) {
  refrt_leaf_walk walk;
  refrt_leaf_kind kind;
  int iota = is_fill(s, "iota");
  int zero = is_fill(s, "zero");
  refrt_leaf_walk_start(&walk, program, element);
  for (uint32_t i = 0; refrt_leaf_walk_next(&walk, &kind); ++i) {
    refrt_bits value = refrt_bits_make(iota ? place : 0, 0);
    reader leaf = {s->fill, s->fill + s->fill_length, r->error};
    memset(&leaves[i], 0, sizeof leaves[i]);
    if (!iota && !zero) {
      if (!read_leaf(&leaf, &kind, &leaves[i]))
        return 0;
      continue;
    }
    value = kind.kind == REFRT_KIND_FLOAT
                ? refrt_float_from_int(kind.float_kind, value, 64, 0, REFRT_ROUND_NEAREST_EVEN)
                : refrt_int_trunc(value, kind.bits);
    leaves[i].lo = value.lo;
    leaves[i].hi = value.hi;
  }
  return 1;
}

static int fill_memory(reader *r, refrt_vm *vm, refrt_type element, const shape *s, uint32_t id, uint64_t count) {
  const refrt_program *program = refrt_vm_program(vm);
  const refrt_type_info *info = refrt_type_get(program, element);
  refrt_value *leaves;
  int ok = 1;
  if (is_fill(s, "none"))
    return 1;
  leaves = (refrt_value *)calloc((size_t)info->leaves + 1, sizeof *leaves);
  if (!leaves)
    return fail(r, "out of memory");
  for (uint64_t i = 0; i < count && ok; ++i) {
    refrt_outcome outcome;
    ok = fill_value(r, program, element, s, i, leaves);
    if (ok && refrt_vm_store(vm, refrt_vm_pointer(vm, id, i * info->size), element, leaves, &outcome) != REFRT_OK)
      ok = fail(r, outcome.message[0] ? outcome.message : "memory cannot be written");
  }
  free(leaves);
  return ok;
}

static refrt_value plain(uint64_t lo) {
  refrt_value leaf;
  memset(&leaf, 0, sizeof leaf);
  leaf.lo = lo;
  return leaf;
}

/* Memory of `count` elements of `size` bytes. */
static int add_buffer(reader *r, refrt_vm *vm, uint64_t count, uint64_t size, uint64_t align, uint32_t space,
                      run_buffer *buffer) {
  refrt_status status = size != 0 && count > UINT64_MAX / size
                            ? REFRT_E_LIMIT
                            : refrt_vm_add_buffer(vm, count * size, align, space, &buffer->id);
  if (status != REFRT_OK)
    return fail(r, status == REFRT_E_LIMIT ? "the machine's budget of memory is exceeded" : "no memory for the buffer");
  (void)refrt_vm_set_argument(vm, buffer->id, buffer->argument);
  return 1;
}

static int read_memref(reader *r, refrt_vm *vm, const refrt_type_info *info, refrt_value *leaves, run_buffer *buffer) {
  const refrt_program *program = refrt_vm_program(vm);
  const refrt_type_info *element = refrt_type_get(program, info->element);
  uint32_t bits = refrt_program_layout(program)->index_bits;
  uint64_t elements = 0;
  shape s;
  memset(&s, 0, sizeof s);
  s.fill = "iota";
  s.fill_length = 4;
  if (!read_keys(r, info->rank, &s) || !settle_shape(r, info, bits, &s, &elements) ||
      !add_buffer(r, vm, elements, element->size, s.align ? (uint64_t)s.align : element->align, info->space, buffer))
    return 0;
  buffer->element = info->element;
  leaves[0] = leaves[1] = refrt_vm_pointer(vm, buffer->id, 0);
  leaves[2] = plain(refrt_int_from_i64(s.offset, bits).lo);
  for (uint32_t d = 0; d < info->rank; ++d) {
    leaves[3 + d] = plain(refrt_int_from_i64(s.sizes[d], bits).lo);
    leaves[3 + info->rank + d] = plain(refrt_int_from_i64(s.strides[d], bits).lo);
  }
  return fill_memory(r, vm, info->element, &s, buffer->id, elements);
}

static int read_buffer(reader *r, refrt_vm *vm, const refrt_type_info *info, refrt_value *leaves, run_buffer *buffer) {
  refrt_allocation memory;
  shape s;
  memset(&s, 0, sizeof s);
  s.fill = "zero";
  s.fill_length = 4;
  if (!read_keys(r, REFRT_NONE, &s))
    return 0;
  if (s.bytes < 0)
    return fail(r, "bytes is negative");
  if (!add_buffer(r, vm, (uint64_t)s.bytes, 1, s.align ? (uint64_t)s.align : 16, info->space, buffer))
    return 0;
  (void)refrt_vm_allocation(vm, buffer->id, &memory);
  leaves[0] = refrt_vm_pointer(vm, buffer->id, 0);
  if (is_fill(&s, "none"))
    return 1;
  for (int64_t i = 0; i < s.bytes; ++i) {
    const refrt_leaf_kind byte = {REFRT_KIND_INT, REFRT_FLOAT_F16, 8};
    uint64_t lo = 0, hi = 0;
    if (is_fill(&s, "iota"))
      lo = (uint64_t)i & 255;
    else if (!is_fill(&s, "zero") && !refrt_scalar_parse(&byte, s.fill, s.fill_length, &lo, &hi))
      return fail(r, "fill is not iota, zero, none or a byte");
    memory.bytes[i] = (uint8_t)lo;
  }
  (void)refrt_vm_mark(vm, buffer->id, 0, (uint64_t)s.bytes, REFRT_SHADOW_INITIALIZED);
  return 1;
}

int run_argument(refrt_vm *vm, refrt_type type, const char *text, refrt_value *leaves, run_buffer *buffer,
                 char error[256]) {
  const refrt_type_info *info = refrt_type_get(refrt_vm_program(vm), type);
  reader r = {text, text + strlen(text), error};
  int ok;
  error[0] = 0;
  buffer->id = buffer->element = REFRT_NONE;
  if (info->kind == REFRT_KIND_MEMREF && take(&r, "memref<"))
    ok = read_memref(&r, vm, info, leaves, buffer);
  else if (info->kind == REFRT_KIND_PTR && take(&r, "buffer<"))
    ok = read_buffer(&r, vm, info, leaves, buffer);
  else if (info->kind == REFRT_KIND_MEMREF)
    ok = fail(&r, "a memref is written memref<...>");
  else if (info->kind == REFRT_KIND_UNRANKED || info->kind == REFRT_KIND_FUNCTION)
    ok = fail(&r, "arguments of this type cannot be given on the command line");
  else
    ok = read_leaves(&r, refrt_vm_program(vm), type, leaves);
  skip(&r);
  return ok && (r.at == r.end || fail(&r, "text behind the argument's end"));
}
