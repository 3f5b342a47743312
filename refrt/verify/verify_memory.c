/*===-- verify_memory.c - instructions on memrefs and pointers ---*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What the types of memrefs say statically, and the walk of getelementptr
 * through its type. Signatures and single attributes are right already. Must
 * not decide what happens at run time: only contradictions between what is
 * known before are wrong here.
 *===----------------------------------------------------------------------===*/
#include "refrt/verify/verify_memory.h"
#include "refrt/program/kinds.h"
#include "refrt/program/opcode.h"

#define FAIL(...) return refrt_verify_fail(v, __VA_ARGS__)

/*===----------------------------- static fields ---------------------------===*/

static int contradict(int64_t a, int64_t b) { return a != REFRT_DYNAMIC && b != REFRT_DYNAMIC && a != b; }

/* a * b where both are known and the product has 64 bits, else dynamic. */
static int64_t multiply(int64_t a, int64_t b) {
  uint64_t x = a < 0 ? 0 - (uint64_t)a : (uint64_t)a, y = b < 0 ? 0 - (uint64_t)b : (uint64_t)b;
  if (a == REFRT_DYNAMIC || b == REFRT_DYNAMIC || (x != 0 && y > (uint64_t)INT64_MAX / x))
    return REFRT_DYNAMIC;
  return (a < 0) != (b < 0) ? -(int64_t)(x * y) : (int64_t)(x * y);
}

static int64_t add(int64_t a, int64_t b) {
  if (a == REFRT_DYNAMIC || b == REFRT_DYNAMIC || (b > 0 && a > INT64_MAX - b) || (b < 0 && a < -INT64_MAX - b))
    return REFRT_DYNAMIC;
  return a + b;
}

static uint32_t num_dynamic(const int64_t *fields, uint32_t count) {
  uint32_t dynamic = 0;
  for (uint32_t i = 0; i < count; ++i)
    dynamic += fields[i] == REFRT_DYNAMIC;
  return dynamic;
}

/* Row-major without gaps, offset 0. A size of 0 in front of an unknown one may
 * be written either way: both products are right. */
static int is_identity(const refrt_type_info *memref) {
  int64_t stride = 1;
  int zero = 0;
  if (contradict(memref->offset, 0))
    return 0;
  for (uint32_t d = memref->rank; d > 0; --d) {
    int64_t is = memref->strides[d - 1];
    if (is != REFRT_DYNAMIC && is != stride && !(zero && is == 0))
      return 0;
    zero = zero || memref->sizes[d - 1] == 0;
    stride = multiply(stride, memref->sizes[d - 1]);
  }
  return 1;
}

static int same_elements(const refrt_type_info *a, const refrt_type_info *b) {
  return a->element == b->element && a->space == b->space;
}

static int is_memref(const refrt_type_info *info) {
  return info->kind == REFRT_KIND_MEMREF || info->kind == REFRT_KIND_UNRANKED;
}

/* The result of a view: ranked, same elements, same memory space. */
static int check_view_result(refrt_verifier *v, uint32_t rank) {
  const refrt_type_info *to = refrt_verify_result(v, 0), *from = refrt_verify_operand(v, 0);
  if (to->kind != REFRT_KIND_MEMREF || !same_elements(to, from))
    FAIL("the result is not a ranked memref of the same elements and memory space");
  if (to->rank != rank)
    FAIL("the result has rank %u, not %u", to->rank, rank);
  return 1;
}

/*===--------------------------------- memrefs -----------------------------===*/

int refrt_verifier_allocation(refrt_verifier *v) {
  if (v->type->kind != REFRT_KIND_MEMREF)
    FAIL("its type is not a ranked memref");
  if (v->in.num_operands != num_dynamic(v->type->sizes, v->type->rank))
    FAIL("%u operands for %u dynamic sizes", v->in.num_operands, num_dynamic(v->type->sizes, v->type->rank));
  if (!is_identity(v->type))
    FAIL("its type has another layout than the identity");
  return 1;
}

static int check_access(refrt_verifier *v, uint32_t before) {
  if (v->in.num_operands != before + v->type->rank)
    FAIL("%u indices for rank %u", v->in.num_operands - before, v->type->rank);
  return 1;
}

/* The instruction's type is that of its operand, any memref. */
int refrt_verifier_of_operand(refrt_verifier *v) {
  if (refrt_verify_operand_type(v, 0) != v->in.type || !is_memref(v->type))
    FAIL("its type is not that of its operand");
  return 1;
}

static int check_memref_cast(refrt_verifier *v, refrt_type_kind source, refrt_type_kind target) {
  const refrt_type_info *from = v->type, *to = refrt_verify_result(v, 0);
  if (from->kind != source || to->kind != target)
    FAIL("no such cast between these types");
  if (!same_elements(from, to))
    FAIL("a cast changes neither elements nor memory space");
  return 1;
}

int refrt_verifier_cast_to_unranked(refrt_verifier *v) {
  return check_memref_cast(v, REFRT_KIND_MEMREF, REFRT_KIND_UNRANKED);
}

int refrt_verifier_cast_from_unranked(refrt_verifier *v) {
  return refrt_verifier_of_operand(v) && check_memref_cast(v, REFRT_KIND_UNRANKED, REFRT_KIND_MEMREF);
}

int refrt_verifier_cast(refrt_verifier *v) {
  const refrt_type_info *from = v->type, *to = refrt_verify_result(v, 0);
  if (!check_memref_cast(v, REFRT_KIND_MEMREF, REFRT_KIND_MEMREF))
    return 0;
  if (from->rank != to->rank || contradict(from->offset, to->offset))
    FAIL("ranks or offsets contradict each other");
  for (uint32_t d = 0; d < from->rank; ++d)
    if (contradict(from->sizes[d], to->sizes[d]) || contradict(from->strides[d], to->strides[d]))
      FAIL("sizes or strides of dimension %u contradict each other", d);
  return 1;
}

int refrt_verifier_load(refrt_verifier *v) { return check_access(v, 1); }
int refrt_verifier_store(refrt_verifier *v) { return check_access(v, 2); }

static int64_t as_field(uint64_t attribute) { return attribute >> 63 ? -1 - (int64_t)~attribute : (int64_t)attribute; }

static uint32_t num_dynamic_attributes(const refrt_instruction *in, uint32_t count) {
  uint32_t dynamic = 0;
  for (uint32_t i = 0; i < count; ++i)
    dynamic += in->attributes[i] == (uint64_t)REFRT_DYNAMIC;
  return dynamic;
}

static int check_dynamic_count(refrt_verifier *v, uint32_t attributes) {
  uint32_t dynamic = num_dynamic_attributes(&v->in, attributes);
  if (v->in.num_operands != 1 + dynamic)
    FAIL("%u operands for %u dynamic fields", v->in.num_operands - 1, dynamic);
  return 1;
}

int refrt_verifier_subview(refrt_verifier *v) {
  const refrt_type_info *from = v->type, *to = refrt_verify_result(v, 0);
  const uint64_t *offsets = v->in.attributes, *sizes, *strides;
  uint32_t rank = from->rank, kept = 0;
  uint64_t dropped;
  int64_t offset = from->offset;
  if (v->in.num_attributes != 3 * rank + 1)
    FAIL("%u attributes for rank %u", v->in.num_attributes, rank);
  sizes = offsets + rank;
  strides = sizes + rank;
  dropped = strides[rank];
  if (rank < 64 && dropped >> rank != 0)
    FAIL("a dropped dimension is not below rank %u", rank);
  if (!check_dynamic_count(v, 3 * rank))
    return 0;
  for (uint32_t d = 0; d < rank; ++d)
    kept += (uint32_t)(dropped >> d & 1) == 0;
  if (!check_view_result(v, kept))
    return 0;
  kept = 0;
  for (uint32_t d = 0; d < rank; ++d) {
    int64_t size = as_field(sizes[d]), stride = as_field(strides[d]);
    if (size < 0 && size != REFRT_DYNAMIC)
      FAIL("the size of dimension %u is negative", d);
    offset = add(offset, multiply(from->strides[d], as_field(offsets[d])));
    if (dropped >> d & 1) {
      if (size != 1)
        FAIL("dropped dimension %u has not size 1", d);
      continue;
    }
    if (contradict(size, to->sizes[kept]) || contradict(multiply(from->strides[d], stride), to->strides[kept]))
      FAIL("size or stride of dimension %u is not that of the result's type", d);
    ++kept;
  }
  if (contradict(offset, to->offset))
    FAIL("the offset is not that of the result's type");
  return 1;
}

int refrt_verifier_reinterpret_cast(refrt_verifier *v) {
  const refrt_type_info *to = refrt_verify_result(v, 0);
  const uint64_t *a = v->in.attributes;
  uint32_t rank = (v->in.num_attributes - 1) / 2;
  if (!refrt_verifier_of_operand(v))
    return 0;
  if (v->in.num_attributes % 2 == 0)
    FAIL("it has one attribute and two per dimension, but %u are given", v->in.num_attributes);
  if (!check_view_result(v, rank) || !check_dynamic_count(v, v->in.num_attributes))
    return 0;
  if (contradict(as_field(a[0]), to->offset))
    FAIL("the offset is not that of the result's type");
  for (uint32_t d = 0; d < rank; ++d) {
    int64_t size = as_field(a[1 + d]);
    if (size < 0 && size != REFRT_DYNAMIC)
      FAIL("the size of dimension %u is negative", d);
    if (contradict(size, to->sizes[d]) || contradict(as_field(a[1 + rank + d]), to->strides[d]))
      FAIL("size or stride of dimension %u is not that of the result's type", d);
  }
  return 1;
}

int refrt_verifier_transpose(refrt_verifier *v) {
  const refrt_type_info *from = v->type, *to = refrt_verify_result(v, 0);
  if (v->in.num_attributes != from->rank)
    FAIL("%u attributes for rank %u", v->in.num_attributes, from->rank);
  if (!check_view_result(v, from->rank))
    return 0;
  if (contradict(from->offset, to->offset))
    FAIL("the offset is not that of the result's type");
  for (uint32_t d = 0; d < from->rank; ++d) {
    uint64_t source = v->in.attributes[d];
    if (source >= from->rank)
      FAIL("dimension %llu is not below rank %u", (unsigned long long)source, from->rank);
    for (uint32_t before = 0; before < d; ++before)
      if (v->in.attributes[before] == source)
        FAIL("dimension %llu is given twice", (unsigned long long)source);
    if (contradict(from->sizes[source], to->sizes[d]) || contradict(from->strides[source], to->strides[d]))
      FAIL("size or stride of dimension %u is not that of the result's type", d);
  }
  return 1;
}

int refrt_verifier_view(refrt_verifier *v) {
  const refrt_type_info *from = v->type, *to = refrt_verify_result(v, 0);
  const refrt_type_info *byte = refrt_type_get(v->program, from->element);
  if (from->rank != 1 || byte->kind != REFRT_KIND_INT || byte->bits != 8 || !is_identity(from))
    FAIL("its type is not a memref of rank 1 of i8 with identity layout");
  if (to->kind != REFRT_KIND_MEMREF || to->space != from->space || !is_identity(to))
    FAIL("the result is not a ranked memref with identity layout in the same memory space");
  if (v->in.num_operands != 2 + num_dynamic(to->sizes, to->rank))
    FAIL("%u operands for %u dynamic sizes", v->in.num_operands - 2, num_dynamic(to->sizes, to->rank));
  return 1;
}

/* Whether `groups` counts of at least 1 add up to `rank`; of none, each size is 1. */
static int check_groups(refrt_verifier *v, uint32_t groups, const refrt_type_info *fine) {
  uint64_t sum = 0;
  for (uint32_t g = 0; g < groups; ++g) {
    uint64_t count = v->in.attributes[g];
    if (count == 0 || count > fine->rank - sum)
      FAIL("group %u of %llu dimensions", g, (unsigned long long)count);
    sum += count;
  }
  if (groups != 0 && sum != fine->rank)
    FAIL("the groups have %llu dimensions, not %u", (unsigned long long)sum, fine->rank);
  for (uint32_t d = 0; groups == 0 && d < fine->rank; ++d)
    if (fine->sizes[d] != 1)
      FAIL("dimension %u has not size 1, but is in no group", d);
  return 1;
}

int refrt_verifier_expand_shape(refrt_verifier *v) {
  const refrt_type_info *from = v->type, *to = refrt_verify_result(v, 0);
  const uint64_t *sizes = v->in.attributes + from->rank;
  uint32_t first = 0;
  if (to->kind != REFRT_KIND_MEMREF || v->in.num_attributes != from->rank + to->rank)
    FAIL("%u attributes, and not one for each dimension of operand and result", v->in.num_attributes);
  if (!check_view_result(v, to->rank) || !check_groups(v, from->rank, to) ||
      !check_dynamic_count(v, v->in.num_attributes))
    return 0;
  if (contradict(from->offset, to->offset))
    FAIL("the offset is not that of the result's type");
  for (uint32_t d = 0; d < to->rank; ++d) {
    int64_t size = as_field(sizes[d]);
    if (size < 0 && size != REFRT_DYNAMIC)
      FAIL("the size of dimension %u is negative", d);
    if (contradict(size, to->sizes[d]) || (from->rank == 0 && contradict(to->strides[d], 1)))
      FAIL("size or stride of dimension %u is not that of the result's type", d);
  }
  for (uint32_t g = 0; g < from->rank; ++g) {
    uint32_t count = (uint32_t)v->in.attributes[g];
    int64_t product = 1;
    for (uint32_t d = first + count; d > first; --d) {
      if (contradict(multiply(from->strides[g], product), to->strides[d - 1]))
        FAIL("size or stride of dimension %u is not that of the result's type", d - 1);
      product = multiply(product, to->sizes[d - 1]);
    }
    if (contradict(product, from->sizes[g]))
      FAIL("the sizes of group %u do not multiply to that of the operand's type", g);
    first += count;
  }
  return 1;
}

/* The stride of collapsed dimensions is that of the innermost whose size is not 1; dynamic when the types do not say
 * which one that is. */
static int64_t collapsed_stride(const refrt_type_info *from, uint32_t first, uint32_t count) {
  while (count > 1 && from->sizes[first + count - 1] == 1)
    --count;
  return count > 1 && from->sizes[first + count - 1] == REFRT_DYNAMIC ? REFRT_DYNAMIC
                                                                      : from->strides[first + count - 1];
}

int refrt_verifier_collapse_shape(refrt_verifier *v) {
  const refrt_type_info *from = v->type, *to = refrt_verify_result(v, 0);
  uint32_t first = 0;
  if (!check_view_result(v, v->in.num_attributes) || !check_groups(v, to->rank, from))
    return 0;
  if (contradict(from->offset, to->offset))
    FAIL("the offset is not that of the result's type");
  for (uint32_t g = 0; g < to->rank; ++g) {
    uint32_t count = (uint32_t)v->in.attributes[g];
    int64_t product = 1;
    for (uint32_t d = first; d < first + count; ++d)
      product = multiply(product, from->sizes[d]);
    if (contradict(product, to->sizes[g]) || contradict(collapsed_stride(from, first, count), to->strides[g]))
      FAIL("size or stride of dimension %u is not that of the result's type", g);
    first += count;
  }
  return 1;
}

int refrt_verifier_reshape(refrt_verifier *v) {
  const refrt_type_info *from = v->type, *to = refrt_verify_result(v, 0), *shape = refrt_verify_operand(v, 1);
  const refrt_type_info *entry = shape->kind == REFRT_KIND_MEMREF ? refrt_type_get(v->program, shape->element) : NULL;
  if (!refrt_verifier_of_operand(v))
    return 0;
  if (!entry || shape->rank != 1 || !refrt_is_integer(entry->kind))
    FAIL("the shape is not a memref of rank 1 of integers");
  if (!is_memref(to) || !same_elements(from, to))
    FAIL("the result is not a memref of the same elements and memory space");
  if ((from->kind == REFRT_KIND_MEMREF && !is_identity(from)) || (to->kind == REFRT_KIND_MEMREF && !is_identity(to)))
    FAIL("source or result has another layout than the identity");
  if (to->kind == REFRT_KIND_MEMREF && shape->sizes[0] != (int64_t)to->rank)
    FAIL("the shape has not as many entries as the result has dimensions");
  return 1;
}

int refrt_verifier_memory_space_cast(refrt_verifier *v) {
  const refrt_type_info *from = v->type, *to = refrt_verify_result(v, 0);
  if (!refrt_verifier_of_operand(v))
    return 0;
  if (from->kind != to->kind || from->element != to->element || from->rank != to->rank)
    FAIL("operand and result differ in more than the memory space");
  if (from->kind == REFRT_KIND_MEMREF) {
    if (from->offset != to->offset)
      FAIL("operand and result differ in more than the memory space");
    for (uint32_t d = 0; d < from->rank; ++d)
      if (from->sizes[d] != to->sizes[d] || from->strides[d] != to->strides[d])
        FAIL("operand and result differ in more than the memory space");
  }
  return 1;
}

int refrt_verifier_realloc(refrt_verifier *v) {
  const refrt_type_info *from = v->type, *to = refrt_verify_result(v, 0);
  if (!check_view_result(v, 1))
    return 0;
  if (from->rank != 1 || !is_identity(from) || !is_identity(to))
    FAIL("operand and result are not memrefs of rank 1 with identity layout");
  if (v->in.num_operands != 1 + num_dynamic(to->sizes, 1))
    FAIL("%u operands for %u dynamic sizes", v->in.num_operands - 1, num_dynamic(to->sizes, 1));
  return 1;
}

int refrt_verifier_extract_metadata(refrt_verifier *v) {
  const refrt_type_info *base;
  if (v->in.num_results != 2 + 2 * v->type->rank)
    FAIL("%u results for rank %u", v->in.num_results, v->type->rank);
  base = refrt_verify_result(v, 0);
  if (base->kind != REFRT_KIND_MEMREF || base->rank != 0 || contradict(base->offset, 0) ||
      !same_elements(base, v->type))
    FAIL("the first result is not a memref of rank 0 of the same elements and memory space");
  for (uint32_t i = 1; i < v->in.num_results; ++i)
    if (refrt_verify_result(v, i)->kind != REFRT_KIND_INDEX)
      FAIL("result %u is not an index", i);
  return 1;
}

int refrt_verifier_assume_alignment(refrt_verifier *v) {
  if (v->in.attributes[0] == 0)
    FAIL("no alignment is given");
  return 1;
}

int refrt_verifier_distinct_objects(refrt_verifier *v) {
  if (v->in.num_operands != v->in.num_results)
    FAIL("%u results for %u operands", v->in.num_results, v->in.num_operands);
  for (uint32_t i = 0; i < v->in.num_operands; ++i)
    if (refrt_verify_operand(v, i)->kind != REFRT_KIND_MEMREF ||
        refrt_verify_operand_type(v, i) != refrt_verify_result_type(v, i))
      FAIL("result %u is not of the ranked type of its operand", i);
  return 1;
}

int refrt_verifier_copy(refrt_verifier *v) {
  const refrt_type_info *from = refrt_verify_operand(v, 0), *to = refrt_verify_operand(v, 1);
  if (from->element != to->element)
    FAIL("source and target have different elements");
  if (from->kind == REFRT_KIND_MEMREF && to->kind == REFRT_KIND_MEMREF && from->rank != to->rank)
    FAIL("source and target have different ranks");
  return 1;
}

int refrt_verifier_get_global(refrt_verifier *v) {
  const refrt_global_info *global = &v->program->globals.items[v->in.attributes[0]];
  const refrt_type_info *array = refrt_type_get(v->program, global->type);
  int64_t count = 1;
  if (num_dynamic(v->type->sizes, v->type->rank) || !is_identity(v->type))
    FAIL("its type is not a memref with static sizes and identity layout");
  for (uint32_t d = 0; d < v->type->rank; ++d)
    count = v->type->sizes[d] == 0 ? 0 : multiply(count, v->type->sizes[d]);
  if (array->kind != REFRT_KIND_ARRAY || array->element != v->type->element || contradict(count, REFRT_DYNAMIC) ||
      count < 0 || array->count != (uint64_t)count)
    FAIL("global '%s' is not an array of that many such elements", global->name);
  if (v->type->space != global->space)
    FAIL("global '%s' lies in memory space %u", global->name, global->space);
  return 1;
}

/*===------------------------------ LLVM memory ----------------------------===*/

int refrt_verifier_global_address(refrt_verifier *v) {
  const refrt_global_info *global = &v->program->globals.items[v->in.attributes[0]];
  if (refrt_verify_result(v, 0)->space != global->space)
    FAIL("global '%s' lies in memory space %u", global->name, global->space);
  return 1;
}

/* The first index steps over whole elements, the others into them. */
int refrt_verifier_gep(refrt_verifier *v) {
  refrt_type at = v->in.type;
  if (v->in.num_attributes == 0)
    FAIL("it needs an index");
  if (refrt_verify_operand(v, 0)->space != refrt_verify_result(v, 0)->space)
    FAIL("operand and result lie in different memory spaces");
  if (!check_dynamic_count(v, v->in.num_attributes))
    return 0;
  for (uint32_t i = 1; i < v->in.num_attributes; ++i) {
    const refrt_type_info *info = refrt_type_get(v->program, at);
    if (info->kind == REFRT_KIND_STRUCT) {
      if (v->in.attributes[i] >= info->count)
        FAIL("index %u into a struct is not a constant below %llu", i, (unsigned long long)info->count);
      at = info->parts[v->in.attributes[i]];
    } else if (info->kind == REFRT_KIND_ARRAY) {
      at = info->element;
    } else if (info->kind == REFRT_KIND_VECTOR && info->rank == 1) {
      if (refrt_type_get(v->program, info->element)->bits % 8 != 0)
        return refrt_verify_unsupported(v, "index %u enters a vector whose lanes do not fill bytes", i);
      at = info->element;
    } else {
      FAIL("index %u enters something that has no parts in memory", i);
    }
  }
  return 1;
}

int refrt_verifier_memset(refrt_verifier *v) {
  const refrt_type_info *byte = refrt_verify_operand(v, 1);
  if (byte->kind != REFRT_KIND_INT || byte->bits != 8)
    FAIL("the byte is not i8");
  return 1;
}
