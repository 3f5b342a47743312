/*===-- types.c - the type table ---------------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Uniques types by hash and lays them out (clauses of chapter DESC, rule
 * S-LAYOUT). A type that cannot exist is an error of the builder, so whoever
 * holds a type id holds a sound type. Asking for a type that is known changes
 * nothing: a verified program can be shared.
 *===----------------------------------------------------------------------===*/
#include "refrt/program/types.h"
#include "refrt/program/kinds.h"

#include <string.h>

/*===--------------------------------- layout ------------------------------===*/

static uint64_t align_up(uint64_t value, uint64_t align) { return (value + align - 1) / align * align; }

/* Floats that LLVM does not have are integers to it. */
static uint32_t float_align(const refrt_layout *layout, const refrt_type_info *info) {
  switch (info->float_kind) {
  case REFRT_FLOAT_F16:
  case REFRT_FLOAT_BF16:
  case REFRT_FLOAT_F32:
  case REFRT_FLOAT_F64:
  case REFRT_FLOAT_F80:
  case REFRT_FLOAT_F128:
    return refrt_layout_align(layout, 'f', info->bits);
  default:
    return refrt_layout_align(layout, 'i', info->bits);
  }
}

/* LLVM vectors: lanes packed to bits; rows are an array of such. */
static int layout_vector(refrt_program *program, refrt_type_info *info, const refrt_type_info *element) {
  uint64_t lanes = 1, rows = 1, bytes;
  for (uint32_t d = 0; d < info->rank; ++d) {
    uint64_t size = (uint64_t)info->sizes[d];
    if (info->sizes[d] <= 0 || lanes > REFRT_MAX_LANES / size) {
      refrt_program_fail(program, REFRT_E_LIMIT, "vector without or with more than %u lanes", REFRT_MAX_LANES);
      return 0;
    }
    lanes *= size;
    if (d + 1 < info->rank)
      rows *= size;
  }
  bytes = (lanes / rows * element->bits + 7) / 8;
  info->leaves = (uint32_t)lanes;
  info->align = refrt_layout_align(&program->layout, 'v', lanes / rows * element->bits);
  info->size = align_up(bytes, info->align) * rows;
  info->store_size = info->rank <= 1 ? bytes : info->size; /* one row in an array is padded, too */
  return 1;
}

/* The next field of a struct or descriptor. */
static void lay_field(refrt_type_info *info, uint64_t size, uint32_t align) {
  info->size = align_up(info->size, align) + size;
  if (align > info->align)
    info->align = align;
}

/* `count` parts of one type, all of an array or one field of a struct; keeps
 * the sums below what sizes and leaves are limited to. */
static int add_parts(refrt_program *program, refrt_type_entry *entry, const refrt_type_entry *part, uint64_t count,
                     int first) {
  uint64_t leaves, aggregates;
  if (count > REFRT_MAX_LEAVES) {
    refrt_program_fail(program, REFRT_E_LIMIT, "aggregate with more than %u parts", REFRT_MAX_LEAVES);
    return 0;
  }
  leaves = entry->info.leaves + count * part->info.leaves;
  aggregates = entry->aggregates + count * part->aggregates;
  if (leaves > REFRT_MAX_LEAVES || aggregates > REFRT_MAX_LEAVES) {
    refrt_program_fail(program, REFRT_E_LIMIT, "a type with more than %u leaves", REFRT_MAX_LEAVES);
    return 0;
  }
  entry->info.leaves = (uint32_t)leaves;
  entry->aggregates = (uint32_t)aggregates;
  if (first)
    entry->leaf = part->leaf;
  else if (entry->leaf != part->leaf)
    entry->leaf = REFRT_NONE;
  return 1;
}

static int layout_aggregate(refrt_program *program, refrt_type_entry *entry) {
  refrt_type_info *info = &entry->info;
  const refrt_type_entry *part;
  info->leaves = 0;
  entry->aggregates = 1;
  entry->leaf = REFRT_NONE;
  if (info->kind == REFRT_KIND_ARRAY) {
    part = program->types.items[info->element];
    info->align = part->info.align;
    info->size = info->store_size = info->count * part->info.size;
    return add_parts(program, entry, part, info->count, 1);
  }
  for (uint64_t i = 0; i < info->count; ++i) {
    part = program->types.items[info->parts[i]];
    lay_field(info, part->info.size, info->packed ? 1 : part->info.align);
    if (!add_parts(program, entry, part, 1, i == 0))
      return 0;
  }
  info->store_size = align_up(info->size, info->align);
  if (!info->packed && program->layout.struct_align > info->align)
    info->align = program->layout.struct_align;
  info->size = align_up(info->store_size, info->align);
  return 1;
}

static int lay_out(refrt_program *program, refrt_type_entry *entry, refrt_type self) {
  refrt_type_info *info = &entry->info;
  const refrt_layout *layout = &program->layout;
  const refrt_type_entry *element = refrt_type_entry_of(program, info->element);
  uint64_t pointer = layout->pointer_bits / 8, index = layout->index_bits / 8;
  uint32_t index_align = refrt_layout_align(layout, 'i', layout->index_bits);
  info->leaves = 1;
  info->align = 1;
  entry->leaf = self;
  switch (info->kind) {
  case REFRT_KIND_INDEX:
    info->bits = layout->index_bits;
    /* fall through */
  case REFRT_KIND_INT:
    info->align = refrt_layout_align(layout, 'i', info->bits);
    info->store_size = (info->bits + 7) / 8;
    info->size = align_up(info->store_size, info->align);
    return 1;
  case REFRT_KIND_FLOAT:
    info->bits = refrt_float_bits(info->float_kind);
    info->align = float_align(layout, info);
    info->store_size = (info->bits + 7) / 8;
    info->size = align_up(info->store_size, info->align);
    return 1;
  case REFRT_KIND_PTR:
  case REFRT_KIND_FUNCTION:
    info->bits = layout->pointer_bits;
    info->align = layout->pointer_align;
    info->size = info->store_size = pointer;
    return 1;
  case REFRT_KIND_COMPLEX:
    info->leaves = 2;
    info->align = element->info.align;
    info->size = info->store_size = 2 * element->info.size;
    entry->leaf = info->element;
    return 1;
  case REFRT_KIND_VECTOR:
    entry->leaf = info->element;
    return layout_vector(program, info, &element->info);
  case REFRT_KIND_ARRAY:
  case REFRT_KIND_STRUCT:
    return layout_aggregate(program, entry);
  case REFRT_KIND_MEMREF:
    info->leaves = 3 + 2 * info->rank;
    entry->leaf = REFRT_NONE;
    for (int i = 0; i < 2; ++i)
      lay_field(info, pointer, layout->pointer_align);
    for (uint32_t i = 0; i < 1 + 2 * info->rank; ++i)
      lay_field(info, index, index_align);
    info->size = info->store_size = align_up(info->size, info->align);
    return 1;
  case REFRT_KIND_UNRANKED:
    info->leaves = 2;
    entry->leaf = REFRT_NONE;
    lay_field(info, index, index_align);
    lay_field(info, pointer, layout->pointer_align);
    info->size = info->store_size = align_up(info->size, info->align);
    return 1;
  }
  refrt_program_fail(program, REFRT_E_INTERNAL, "a type of no kind");
  return 0;
}

/*===-------------------------------- uniquing -----------------------------===*/

static size_t num_parts(const refrt_type_info *info) {
  return info->parts ? (size_t)(info->count + info->num_results) : 0;
}

/* Of what the caller chooses: layout follows from it. */
static uint64_t hash_type(const refrt_type_info *info) {
  uint32_t head[10] = {(uint32_t)info->kind,
                       (uint32_t)info->float_kind,
                       info->kind == REFRT_KIND_INT ? info->bits : 0,
                       info->space,
                       info->element,
                       info->rank,
                       info->num_results,
                       (uint32_t)info->packed,
                       (uint32_t)info->variadic,
                       0};
  uint64_t hash = refrt_hash_bytes(REFRT_HASH_SEED, head, sizeof head);
  hash = refrt_hash_bytes(hash, &info->offset, sizeof info->offset);
  hash = refrt_hash_bytes(hash, &info->count, sizeof info->count);
  if (info->sizes)
    hash = refrt_hash_bytes(hash, info->sizes, info->rank * sizeof(int64_t));
  if (info->strides)
    hash = refrt_hash_bytes(hash, info->strides, info->rank * sizeof(int64_t));
  return info->parts ? refrt_hash_bytes(hash, info->parts, num_parts(info) * sizeof(refrt_type)) : hash;
}

static int same_type(const refrt_type_info *a, const refrt_type_info *b) {
  if (a->kind != b->kind || a->float_kind != b->float_kind || a->space != b->space || a->element != b->element ||
      a->rank != b->rank || a->offset != b->offset || a->count != b->count || a->num_results != b->num_results ||
      a->packed != b->packed || a->variadic != b->variadic || (a->kind == REFRT_KIND_INT && a->bits != b->bits))
    return 0;
  if (a->sizes && memcmp(a->sizes, b->sizes, a->rank * sizeof(int64_t)) != 0)
    return 0;
  if (a->strides && memcmp(a->strides, b->strides, a->rank * sizeof(int64_t)) != 0)
    return 0;
  return !a->parts || memcmp(a->parts, b->parts, num_parts(a) * sizeof(refrt_type)) == 0;
}

static uint64_t hash_of(const refrt_program *program, uint32_t item) { return program->types.items[item]->hash; }

static void release_type(const refrt_program *program, const refrt_type_entry *entry) {
  const refrt_type_info *info = &entry->info;
  if (info->sizes)
    refrt_program_release_copy(program, info->sizes, info->rank * sizeof(int64_t));
  if (info->strides)
    refrt_program_release_copy(program, info->strides, info->rank * sizeof(int64_t));
  if (info->parts)
    refrt_program_release_copy(program, info->parts, num_parts(info) * sizeof(refrt_type));
  refrt_program_release_copy(program, entry, sizeof *entry);
}

void refrt_program_release_types(refrt_program *program) {
  for (size_t i = 0; i < program->types.count; ++i)
    release_type(program, program->types.items[i]);
  REFRT_RELEASE(program, program->types);
}

/* A copy of the entry and of the arrays it borrows. */
static refrt_type_entry *copy_entry(refrt_program *program, const refrt_type_entry *borrowed) {
  const refrt_type_info *from = &borrowed->info;
  refrt_type_entry *entry = (refrt_type_entry *)refrt_program_copy(program, borrowed, sizeof *borrowed);
  if (!entry)
    return NULL;
  entry->info.sizes = entry->info.strides = NULL;
  entry->info.parts = NULL;
  if (from->sizes)
    entry->info.sizes = (const int64_t *)refrt_program_copy(program, from->sizes, from->rank * sizeof(int64_t));
  if (from->strides)
    entry->info.strides = (const int64_t *)refrt_program_copy(program, from->strides, from->rank * sizeof(int64_t));
  if (from->parts)
    entry->info.parts =
        (const refrt_type *)refrt_program_copy(program, from->parts, num_parts(from) * sizeof(refrt_type));
  if (program->status == REFRT_OK)
    return entry;
  release_type(program, entry);
  return NULL;
}

static void nest_one(const refrt_program *program, refrt_type_entry *entry, refrt_type part) {
  const refrt_type_entry *inner = program->types.items[part];
  if (inner->depth >= entry->depth)
    entry->depth = inner->depth + 1;
  /* Saturates just above the limit. */
  entry->words += entry->words <= REFRT_MAX_TYPE_WORDS ? inner->words : 0;
}

/* Depth and length of a type that consists of others. */
static int nest(refrt_program *program, refrt_type_entry *entry) {
  entry->depth = entry->words = 1;
  if (entry->info.element != REFRT_NONE)
    nest_one(program, entry, entry->info.element);
  for (size_t i = 0; i < num_parts(&entry->info); ++i)
    nest_one(program, entry, entry->info.parts[i]);
  if (entry->depth > REFRT_MAX_TYPE_DEPTH)
    refrt_program_fail(program, REFRT_E_LIMIT, "types nested more than %u deep", REFRT_MAX_TYPE_DEPTH);
  else if (entry->words > REFRT_MAX_TYPE_WORDS)
    refrt_program_fail(program, REFRT_E_LIMIT, "a type longer than %u words", REFRT_MAX_TYPE_WORDS);
  return program->status == REFRT_OK;
}

/* Finds or adds the type; `wanted` borrows its arrays. */
static refrt_type intern_type(refrt_program *program, const refrt_type_info *wanted) {
  refrt_type_entry candidate, *entry;
  const refrt_index *index = &program->type_index;
  refrt_type id = (refrt_type)program->types.count;
  if (program->status != REFRT_OK)
    return REFRT_NONE;
  memset(&candidate, 0, sizeof candidate);
  candidate.info = *wanted;
  candidate.hash = hash_type(wanted);
  if (index->capacity)
    for (size_t at = refrt_index_start(index, candidate.hash); index->slots[at]; at = (at + 1) & (index->capacity - 1))
      if (same_type(&program->types.items[index->slots[at] - 1]->info, wanted))
        return index->slots[at] - 1;
  if (!refrt_program_can_build(program))
    return REFRT_NONE;
  if (!nest(program, &candidate))
    return REFRT_NONE;
  if (!lay_out(program, &candidate, id) || !REFRT_RESERVE(program, program->types, 1) ||
      !refrt_index_grow(program, &program->type_index, hash_of))
    return REFRT_NONE;
  entry = copy_entry(program, &candidate);
  if (!entry)
    return REFRT_NONE;
  program->types.items[program->types.count++] = entry;
  refrt_index_add(&program->type_index, candidate.hash, id);
  return id;
}

/*===------------------------------ public calls ---------------------------===*/

static refrt_type_info new_type(refrt_type_kind kind) {
  refrt_type_info info;
  memset(&info, 0, sizeof info);
  info.kind = kind;
  info.element = REFRT_NONE;
  return info;
}

static refrt_type impossible(refrt_program *program, const char *why) {
  if (refrt_program_can_build(program))
    refrt_program_fail(program, REFRT_E_INVALID, "%s", why);
  return REFRT_NONE;
}

/* The element's info, or NULL after failing. */
static const refrt_type_info *element_of(refrt_program *program, refrt_type element) {
  const refrt_type_info *info = refrt_type_get(program, element);
  if (!info && refrt_program_can_build(program))
    refrt_program_fail(program, REFRT_E_INVALID, "unknown type id %u", element);
  return info;
}

static int known_types(refrt_program *program, const refrt_type *types, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i)
    if (!element_of(program, types[i]))
      return 0;
  return 1;
}

static int is_number(const refrt_type_info *info) {
  return refrt_is_integer(info->kind) || info->kind == REFRT_KIND_FLOAT;
}

static int valid_rank(refrt_program *program, uint32_t rank) {
  if (rank <= REFRT_MAX_RANK)
    return 1;
  if (refrt_program_can_build(program))
    refrt_program_fail(program, REFRT_E_LIMIT, "rank %u is above %u", rank, REFRT_MAX_RANK);
  return 0;
}

refrt_type refrt_type_int(refrt_program *program, uint32_t bits) {
  refrt_type_info info = new_type(REFRT_KIND_INT);
  info.bits = bits;
  if (bits == 0 || bits > 128)
    return impossible(program, "integers have 1 to 128 bits");
  return intern_type(program, &info);
}

refrt_type refrt_type_index(refrt_program *program) {
  refrt_type_info info = new_type(REFRT_KIND_INDEX);
  return intern_type(program, &info);
}

refrt_type refrt_type_float(refrt_program *program, refrt_float_kind kind) {
  refrt_type_info info = new_type(REFRT_KIND_FLOAT);
  info.float_kind = kind;
  if ((unsigned)kind >= REFRT_FLOAT_COUNT)
    return impossible(program, "unknown float kind");
  return intern_type(program, &info);
}

refrt_type refrt_type_ptr(refrt_program *program, uint32_t space) {
  refrt_type_info info = new_type(REFRT_KIND_PTR);
  info.space = space;
  return intern_type(program, &info);
}

refrt_type refrt_type_complex(refrt_program *program, refrt_type element) {
  refrt_type_info info = new_type(REFRT_KIND_COMPLEX);
  const refrt_type_info *of = element_of(program, element);
  info.element = element;
  if (of && !is_number(of))
    return impossible(program, "complex parts are integers or floats");
  return of ? intern_type(program, &info) : REFRT_NONE;
}

refrt_type refrt_type_vector(refrt_program *program, refrt_type element, const int64_t *shape, uint32_t rank) {
  refrt_type_info info = new_type(REFRT_KIND_VECTOR);
  const refrt_type_info *of = element_of(program, element);
  info.element = element;
  info.rank = rank;
  info.sizes = rank ? shape : NULL;
  if (of && !is_number(of) && of->kind != REFRT_KIND_PTR)
    return impossible(program, "vector elements are integers, floats or pointers");
  return of && valid_rank(program, rank) ? intern_type(program, &info) : REFRT_NONE;
}

refrt_type refrt_type_array(refrt_program *program, refrt_type element, uint64_t count) {
  refrt_type_info info = new_type(REFRT_KIND_ARRAY);
  info.element = element;
  info.count = count;
  return element_of(program, element) ? intern_type(program, &info) : REFRT_NONE;
}

refrt_type refrt_type_struct(refrt_program *program, const refrt_type *parts, uint32_t count, int packed) {
  refrt_type_info info = new_type(REFRT_KIND_STRUCT);
  info.parts = count ? parts : NULL;
  info.count = count;
  info.packed = packed != 0;
  return known_types(program, parts, count) ? intern_type(program, &info) : REFRT_NONE;
}

/* What memory of a memref can hold: no functions, no LLVM aggregates. */
static int valid_memref_element(refrt_program *program, refrt_type element) {
  const refrt_type_info *of = element_of(program, element);
  if (!of)
    return 0;
  if (of->kind != REFRT_KIND_FUNCTION && of->kind != REFRT_KIND_STRUCT && of->kind != REFRT_KIND_ARRAY)
    return 1;
  (void)impossible(program, "memref elements are not functions, structs or arrays");
  return 0;
}

refrt_type refrt_type_memref(refrt_program *program, refrt_type element, const int64_t *sizes, const int64_t *strides,
                             uint32_t rank, int64_t offset, uint32_t space) {
  refrt_type_info info = new_type(REFRT_KIND_MEMREF);
  info.element = element;
  info.rank = rank;
  info.sizes = rank ? sizes : NULL;
  info.strides = rank ? strides : NULL;
  info.offset = offset;
  info.space = space;
  if (!valid_memref_element(program, element) || !valid_rank(program, rank))
    return REFRT_NONE;
  for (uint32_t d = 0; d < rank; ++d)
    if (sizes[d] < 0 && sizes[d] != REFRT_DYNAMIC)
      return impossible(program, "a size of a memref is negative");
  return intern_type(program, &info);
}

refrt_type refrt_type_unranked(refrt_program *program, refrt_type element, uint32_t space) {
  refrt_type_info info = new_type(REFRT_KIND_UNRANKED);
  info.element = element;
  info.space = space;
  return valid_memref_element(program, element) ? intern_type(program, &info) : REFRT_NONE;
}

refrt_type refrt_type_function(refrt_program *program, const refrt_type *args, uint32_t num_args,
                               const refrt_type *results, uint32_t num_results, int variadic) {
  refrt_type_info info = new_type(REFRT_KIND_FUNCTION);
  refrt_type few[16], *parts = few;
  refrt_type type;
  size_t total = (size_t)num_args + num_results, bytes = total * sizeof *parts;
  if (!known_types(program, args, num_args) || !known_types(program, results, num_results))
    return REFRT_NONE;
  if (total > sizeof few / sizeof *few) {
    parts = (refrt_type *)program->config.allocate(program->config.user, NULL, 0, bytes);
    if (!parts) {
      if (refrt_program_can_build(program))
        refrt_program_fail(program, REFRT_E_MEMORY, "out of memory");
      return REFRT_NONE;
    }
  }
  if (num_args)
    memcpy(parts, args, num_args * sizeof *parts);
  if (num_results)
    memcpy(parts + num_args, results, num_results * sizeof *parts);
  info.count = num_args;
  info.num_results = num_results;
  info.variadic = variadic != 0;
  info.parts = total ? parts : NULL;
  type = intern_type(program, &info);
  if (parts != few)
    refrt_program_release(program, parts, bytes);
  return type;
}

const refrt_type *refrt_type_results(const refrt_type_info *function) {
  return function->parts == NULL ? NULL : function->parts + function->count;
}

const refrt_type_info *refrt_type_get(const refrt_program *program, refrt_type type) {
  return type < program->types.count ? &program->types.items[type]->info : NULL;
}
uint32_t refrt_type_count(const refrt_program *program) { return (uint32_t)program->types.count; }
