/*===-- verify_vector.c - vectors of the source dialect ----------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What opcodes.def says of lanes, parts of vectors and vector accesses in words:
 * shapes, attributes, and which operand is what. The machine trusts all of it.
 *===----------------------------------------------------------------------===*/
#include "refrt/verify/verify_vector.h"
#include "refrt/program/kinds.h"

#define FAIL(...) return refrt_verify_fail(v, __VA_ARGS__)

/* What the leaves of a scalar or vector are, or REFRT_NONE. */
static refrt_type lane_type(const refrt_verifier *v, refrt_type type) {
  const refrt_type_info *info = refrt_type_get(v->program, type);
  switch (info->kind) {
  case REFRT_KIND_VECTOR:
    return info->element;
  case REFRT_KIND_INT:
  case REFRT_KIND_INDEX:
  case REFRT_KIND_FLOAT:
  case REFRT_KIND_PTR:
    return type;
  default:
    return REFRT_NONE;
  }
}

int refrt_verifier_lanes(refrt_verifier *v) {
  uint64_t from = 0, to = 0;
  refrt_type lane;
  if (v->in.num_operands == 0 || v->in.num_results == 0)
    FAIL("it needs operands and results");
  lane = lane_type(v, refrt_verify_operand_type(v, 0));
  for (uint32_t i = 0; i < v->in.num_operands; from += refrt_verify_operand(v, i++)->leaves)
    if (lane == REFRT_NONE || lane_type(v, refrt_verify_operand_type(v, i)) != lane)
      FAIL("operand %u is not a scalar or vector of the common element type", i);
  for (uint32_t i = 0; i < v->in.num_results; to += refrt_verify_result(v, i++)->leaves)
    if (lane_type(v, refrt_verify_result_type(v, i)) != lane)
      FAIL("result %u is not a scalar or vector of the common element type", i);
  if (v->in.num_attributes != to)
    FAIL("%u lanes chosen for results of %llu", v->in.num_attributes, (unsigned long long)to);
  for (uint32_t i = 0; i < v->in.num_attributes; ++i)
    if (v->in.attributes[i] != UINT64_MAX && v->in.attributes[i] >= from)
      FAIL("lane %u is not one of the operands", i);
  return 1;
}

/* vector-extract and vector-insert: the part is what the positions leave. */
static int check_part(refrt_verifier *v, const refrt_type_info *part, refrt_type part_type, uint32_t before) {
  uint32_t dynamic = 0, kept;
  if (v->type->kind != REFRT_KIND_VECTOR)
    FAIL("its type is not a vector");
  if (v->in.num_attributes > v->type->rank)
    FAIL("%u positions for rank %u", v->in.num_attributes, v->type->rank);
  for (uint32_t d = 0; d < v->in.num_attributes; ++d) {
    if (v->in.attributes[d] == UINT64_MAX)
      ++dynamic;
    else if (v->in.attributes[d] >= (uint64_t)v->type->sizes[d])
      FAIL("position %u is not below %lld", d, (long long)v->type->sizes[d]);
  }
  if (v->in.num_operands != before + dynamic)
    FAIL("%u operands for %u dynamic positions", v->in.num_operands - before, dynamic);
  kept = v->type->rank - v->in.num_attributes;
  if (kept == 0 && part_type == v->type->element)
    return 1;
  if (part->kind != REFRT_KIND_VECTOR || part->element != v->type->element || part->rank != kept)
    FAIL("the part has another type than the positions leave");
  for (uint32_t d = 0; d < kept; ++d)
    if (part->sizes[d] != v->type->sizes[v->in.num_attributes + d])
      FAIL("the part has another type than the positions leave");
  return 1;
}

int refrt_verifier_vector_extract(refrt_verifier *v) {
  return check_part(v, refrt_verify_result(v, 0), refrt_verify_result_type(v, 0), 1);
}

int refrt_verifier_vector_insert(refrt_verifier *v) {
  return check_part(v, refrt_verify_operand(v, 0), refrt_verify_operand_type(v, 0), 2);
}

int refrt_verifier_create_mask(refrt_verifier *v) {
  const refrt_type_info *bit;
  if (v->type->kind != REFRT_KIND_VECTOR)
    FAIL("its type is not a vector");
  bit = refrt_type_get(v->program, v->type->element);
  if (bit->kind != REFRT_KIND_INT || bit->bits != 1)
    FAIL("its type is not a vector of i1");
  if (v->in.num_operands != v->type->rank)
    FAIL("%u sizes for rank %u", v->in.num_operands, v->type->rank);
  return 1;
}

static int same_shape(const refrt_type_info *a, const refrt_type_info *b) {
  if (a->kind != REFRT_KIND_VECTOR || b->kind != REFRT_KIND_VECTOR || a->rank != b->rank)
    return 0;
  for (uint32_t d = 0; d < a->rank; ++d)
    if (a->sizes[d] != b->sizes[d])
      return 0;
  return 1;
}

static int is_mask(const refrt_verifier *v, const refrt_type_info *mask, const refrt_type_info *vector) {
  const refrt_type_info *bit;
  if (!same_shape(mask, vector))
    return 0;
  bit = refrt_type_get(v->program, mask->element);
  return bit->kind == REFRT_KIND_INT && bit->bits == 1;
}

/* Alignment, then a dimension of the memref and a bit for each of the vector. */
static int check_map(refrt_verifier *v, const refrt_type_info *vector, int is_write) {
  const uint64_t *a = v->in.attributes;
  if (v->in.num_attributes != 1 + 2 * (uint64_t)vector->rank)
    FAIL("%u attributes for a vector of rank %u", v->in.num_attributes, vector->rank);
  if ((a[0] & (a[0] - 1)) != 0 || a[0] > REFRT_MAX_ALIGN)
    FAIL("alignment %llu is not a power of two, or too large", (unsigned long long)a[0]);
  for (uint32_t d = 0; d < vector->rank; ++d) {
    uint64_t to = a[1 + 2 * d];
    if (a[2 + 2 * d] > 1)
      FAIL("attribute %u is not 0 or 1", 2 + 2 * d);
    if (to == UINT64_MAX && !is_write)
      continue;
    if (to >= v->type->rank)
      FAIL("dimension %llu is not below rank %u", (unsigned long long)to, v->type->rank);
    for (uint32_t before = 0; before < d; ++before)
      if (a[1 + 2 * before] == to)
        FAIL("dimension %llu is given twice", (unsigned long long)to);
  }
  return 1;
}

static int check_access(refrt_verifier *v, int by_map, int with_distances) {
  int is_write = v->in.num_results == 0;
  uint32_t next = 1 + (uint32_t)is_write, count;
  refrt_type type;
  const refrt_type_info *vector;
  if (v->type->kind != REFRT_KIND_MEMREF)
    FAIL("its type is not a ranked memref");
  /* The vector written, the memref, its indices, then: */
  count = next + v->type->rank + (uint32_t)!is_write + (uint32_t)!by_map + (uint32_t)with_distances;
  if (v->in.num_operands != count && !(by_map && v->in.num_operands == count + 1))
    FAIL("%u operands for a memref of rank %u", v->in.num_operands, v->type->rank);
  type = is_write ? refrt_verify_operand_type(v, 0) : refrt_verify_result_type(v, 0);
  vector = refrt_type_get(v->program, type);
  if (vector->kind != REFRT_KIND_VECTOR || vector->element != v->type->element)
    FAIL("the vector is not one of the memref's elements");
  for (uint32_t d = 0; d < v->type->rank; ++d, ++next)
    if (refrt_verify_operand(v, next)->kind != REFRT_KIND_INDEX)
      FAIL("operand %u is not an index", next);
  if (!is_write && refrt_verify_operand_type(v, next++) != type)
    FAIL("the pass-through has another type than the result");
  if (next < v->in.num_operands && !is_mask(v, refrt_verify_operand(v, next++), vector))
    FAIL("the mask is not i1 per lane");
  if (by_map)
    return check_map(v, vector, is_write);
  if (v->type->rank == 0)
    FAIL("the memref has no dimension along which lanes could lie");
  if (with_distances) {
    const refrt_type_info *distances = refrt_verify_operand(v, next), *lane;
    if (!same_shape(distances, vector))
      FAIL("there is not one distance per lane");
    lane = refrt_type_get(v->program, distances->element);
    if (!refrt_is_integer(lane->kind) || lane->bits > 64)
      FAIL("the distances are not integers of up to 64 bits");
  }
  return 1;
}

int refrt_verifier_vector_map(refrt_verifier *v) { return check_access(v, 1, 0); }
int refrt_verifier_vector_dense(refrt_verifier *v) { return check_access(v, 0, 0); }
int refrt_verifier_vector_distances(refrt_verifier *v) { return check_access(v, 0, 1); }

/* Dimensions of a memref and, behind them, of the vectors in it. */
static uint32_t all_dimensions(const refrt_type_info *memref, const refrt_type_info *element) {
  return memref->rank + (element->kind == REFRT_KIND_VECTOR ? element->rank : 0);
}

static int64_t size_of_dimension(const refrt_type_info *memref, const refrt_type_info *element, uint32_t d) {
  return d < memref->rank ? memref->sizes[d] : element->sizes[d - memref->rank];
}

/* Bytes from one index of a dimension to the next, in a memref without gaps; 0: it is not whole bytes. */
static uint64_t bytes_between(const refrt_program *program, const refrt_type_info *memref,
                              const refrt_type_info *element, uint32_t d) {
  uint64_t bytes = element->size;
  uint32_t i;
  if (d < memref->rank) {
    for (i = d + 1; i < memref->rank; ++i)
      bytes *= (uint64_t)memref->sizes[i];
    return bytes;
  }
  if (d + 1 == memref->rank + element->rank) { /* lanes of a row lie bit by bit */
    uint32_t bits = refrt_type_get(program, element->element)->bits;
    return bits % 8 == 0 ? bits / 8 : 0;
  }
  for (i = memref->rank; i <= d; ++i)
    bytes /= (uint64_t)element->sizes[i - memref->rank];
  return bytes;
}

/* Static sizes, offset 0, and the last dimension is the innermost one. */
static int has_no_gaps(const refrt_type_info *memref) {
  int64_t count = 1;
  if (memref->offset != 0)
    return 0;
  for (uint32_t d = memref->rank; d-- > 0; count *= memref->sizes[d])
    if (memref->sizes[d] < 0 || memref->strides[d] != count)
      return 0;
  return 1;
}

int refrt_verifier_vector_type_cast(refrt_verifier *v) {
  const refrt_type_info *from = v->type, *to = refrt_verify_result(v, 0), *old, *part;
  refrt_type scalar;
  if (from->kind != REFRT_KIND_MEMREF || to->kind != REFRT_KIND_MEMREF || from->space != to->space)
    FAIL("it goes from a ranked memref to one in the same memory space");
  if (!has_no_gaps(from) || !has_no_gaps(to))
    FAIL("a memref has gaps, an offset or dynamic sizes");
  old = refrt_type_get(v->program, from->element);
  part = refrt_type_get(v->program, to->element);
  scalar = old->kind == REFRT_KIND_VECTOR ? old->element : from->element;
  if (part->kind != REFRT_KIND_VECTOR || part->element != scalar ||
      all_dimensions(from, old) != all_dimensions(to, part))
    FAIL("the result has no vectors of the same elements, or another number of dimensions");
  for (uint32_t d = 0; d < all_dimensions(to, part); ++d) {
    int64_t size = size_of_dimension(to, part, d);
    if (size_of_dimension(from, old, d) != size)
      FAIL("dimension %u has another size", d);
    if (size > 1 && (bytes_between(v->program, to, part, d) == 0 ||
                     bytes_between(v->program, from, old, d) != bytes_between(v->program, to, part, d)))
      FAIL("dimension %u does not lie where it was", d);
  }
  return 1;
}
