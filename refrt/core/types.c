/*===-- types.c - the type table and its layout ------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Types are uniqued by hash and laid out once, when they are added: leaves,
 * size, store size and alignment under the program's layout (DESC-RANKED-02,
 * DESC-UNRANKED-01, semantics section 6). Must not know what types are used for.
 *===----------------------------------------------------------------------===*/
#include "refrt/core/build.h"

#include <string.h>

/*===---------------------------------- types ------------------------------===*/

static uint64_t align_up(uint64_t value, uint64_t align) { return (value + align - 1) / align * align; }

/* Alignment of an integer of `bits`: that of the next listed width. */
static uint32_t int_align(const refrt_layout *layout, uint32_t bits) {
  uint32_t slot = 0;
  while (slot < 4 && (8u << slot) < bits)
    ++slot;
  return layout->int_align[slot];
}

static uint64_t int_size(const refrt_layout *layout, uint32_t bits) {
  return align_up((bits + 7) / 8, int_align(layout, bits));
}

static void layout_float(const refrt_layout *layout, refrt_type_info *info) {
  info->bits = refrt_float_bits(info->float_kind);
  info->store_size = (info->bits + 7) / 8;
  switch (info->float_kind) {
  case REFRT_FLOAT_F64:
    info->align = layout->f64_align;
    break;
  case REFRT_FLOAT_F80:
    info->align = layout->f80_align;
    break;
  case REFRT_FLOAT_F128:
    info->align = layout->f128_align;
    break;
  case REFRT_FLOAT_TF32:
    info->align = 4;
    break;
  default:
    info->align = info->bits <= 8 ? 1 : info->bits <= 16 ? 2 : 4;
    break;
  }
  info->size = align_up(info->store_size, info->align);
}

/* LLVM vectors: lanes packed to bits, aligned to the next power of two. */
static int layout_vector(refrt_program *program, refrt_type_info *info, const refrt_type_info *element) {
  uint64_t lanes = 1, rows = 1;
  for (uint32_t d = 0; d < info->rank; ++d) {
    uint64_t size = (uint64_t)info->sizes[d];
    if (info->sizes[d] <= 0 || lanes > 65536 / size) {
      refrt_build_fail(program, REFRT_E_LIMIT, "vector with no or too many lanes");
      return 0;
    }
    lanes *= size;
    if (d + 1 < info->rank)
      rows *= size;
  }
  uint64_t bytes = (lanes / rows * element->bits + 7) / 8, align = 1;
  while (align < bytes)
    align *= 2;
  info->leaves = (uint32_t)lanes;
  info->align = (uint32_t)align;
  info->size = align_up(bytes, align) * rows;
  info->store_size = rows == 1 ? bytes : info->size;
  return 1;
}

/* Fields of a memref descriptor, or of any struct, one after the other. */
static void lay_field(refrt_type_info *info, uint64_t size, uint32_t align) {
  info->size = align_up(info->size, align) + size;
  if (align > info->align)
    info->align = align;
}

static int compute_layout(refrt_program *program, refrt_type_info *info) {
  const refrt_layout *layout = &program->layout;
  const refrt_type_info *element = refrt_type_get(program, info->element);
  uint64_t pointer = layout->pointer_bits / 8, index = layout->index_bits / 8;
  uint32_t index_align = int_align(layout, layout->index_bits);
  info->leaves = 1;
  info->align = 1;
  switch (info->kind) {
  case REFRT_KIND_INDEX:
    info->bits = layout->index_bits;
    /* fall through */
  case REFRT_KIND_INT:
    info->align = int_align(layout, info->bits);
    info->size = int_size(layout, info->bits);
    info->store_size = (info->bits + 7) / 8;
    return 1;
  case REFRT_KIND_FLOAT:
    layout_float(layout, info);
    return 1;
  case REFRT_KIND_PTR:
  case REFRT_KIND_FUNCTION:
    info->bits = layout->pointer_bits;
    info->align = layout->pointer_align;
    info->size = info->store_size = pointer;
    return 1;
  case REFRT_KIND_COMPLEX:
    info->leaves = 2 * element->leaves;
    info->align = element->align;
    info->size = info->store_size = 2 * element->size;
    return 1;
  case REFRT_KIND_VECTOR:
    return layout_vector(program, info, element);
  case REFRT_KIND_ARRAY:
    if (element->leaves && info->count > (uint64_t)(1u << 20) / element->leaves) {
      refrt_build_fail(program, REFRT_E_LIMIT, "array with too many elements");
      return 0;
    }
    info->leaves = (uint32_t)info->count * element->leaves;
    info->align = element->align;
    info->size = info->store_size = info->count * element->size;
    return 1;
  case REFRT_KIND_STRUCT: {
    uint64_t leaves = 0;
    for (uint64_t i = 0; i < info->count; ++i) {
      const refrt_type_info *part = refrt_type_get(program, info->parts[i]);
      lay_field(info, part->size, info->packed ? 1 : part->align);
      leaves += part->leaves;
    }
    if (leaves > (1u << 20)) {
      refrt_build_fail(program, REFRT_E_LIMIT, "struct with too many leaves");
      return 0;
    }
    info->leaves = (uint32_t)leaves;
    info->size = info->store_size = align_up(info->size, info->align);
    return 1;
  }
  case REFRT_KIND_MEMREF:
    info->leaves = 3 + 2 * info->rank;
    for (int i = 0; i < 2; ++i)
      lay_field(info, pointer, layout->pointer_align);
    for (uint32_t i = 0; i < 1 + 2 * info->rank; ++i)
      lay_field(info, index, index_align);
    info->size = info->store_size = align_up(info->size, info->align);
    return 1;
  case REFRT_KIND_UNRANKED:
    info->leaves = 2;
    lay_field(info, index, index_align);
    lay_field(info, pointer, layout->pointer_align);
    info->size = info->store_size = align_up(info->size, info->align);
    return 1;
  }
  return 0;
}

static uint64_t hash_type(const refrt_program *program, uint32_t item) {
  const refrt_type_info *info = program->types.items[item];
  uint32_t head[10] = {(uint32_t)info->kind, (uint32_t)info->float_kind, info->bits,        info->space,
                       info->element,        info->rank,                (uint32_t)info->count, info->num_results,
                       (uint32_t)info->packed, (uint32_t)info->variadic};
  /* Widths that follow from the kind are not part of the identity. */
  if (info->kind != REFRT_KIND_INT)
    head[2] = 0;
  uint64_t hash = refrt_hash(HASH_SEED, head, sizeof head);
  hash = refrt_hash(hash, &info->offset, sizeof info->offset);
  hash = refrt_hash(hash, &info->count, sizeof info->count);
  if (info->sizes)
    hash = refrt_hash(hash, info->sizes, info->rank * sizeof(int64_t));
  if (info->strides)
    hash = refrt_hash(hash, info->strides, info->rank * sizeof(int64_t));
  if (info->parts)
    hash = refrt_hash(hash, info->parts, (info->count + info->num_results) * sizeof(refrt_type));
  return hash;
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
  return !a->parts || memcmp(a->parts, b->parts, (a->count + a->num_results) * sizeof(refrt_type)) == 0;
}

static uint32_t find_type(const refrt_program *program, const refrt_type_info *info, uint64_t hash) {
  const refrt_index *index = &program->type_index;
  if (!index->capacity)
    return REFRT_NONE;
  for (size_t at = refrt_index_start(index, hash); index->slots[at]; at = (at + 1) & (index->capacity - 1))
    if (same_type(program->types.items[index->slots[at] - 1], info))
      return index->slots[at] - 1;
  return REFRT_NONE;
}

/* Finds or adds the type; `info` borrows its arrays. */
static refrt_type intern_type(refrt_program *program, const refrt_type_info *wanted) {
  if (program->status != REFRT_OK)
    return REFRT_NONE;
  if (!RESERVE(program, program->types, 1) || !refrt_index_grow(program, &program->type_index, hash_type))
    return REFRT_NONE;
  /* The candidate takes the next place while it is hashed. */
  uint32_t id = (uint32_t)program->types.count;
  refrt_type_info candidate = *wanted;
  program->types.items[id] = &candidate;
  uint64_t hash = hash_type(program, id);
  uint32_t known = find_type(program, wanted, hash);
  if (known != REFRT_NONE)
    return known;
  if (program->verified) {
    refrt_build_fail(program, REFRT_E_INVALID, "the program is verified: nothing can be added");
    return REFRT_NONE;
  }
  if (!compute_layout(program, &candidate))
    return REFRT_NONE;
  refrt_type_info *info = (refrt_type_info *)refrt_build_copy(program, &candidate, sizeof candidate);
  if (!info)
    return REFRT_NONE;
  info->sizes = info->strides = NULL;
  info->parts = NULL;
  /* In place from here on, so that destroy finds whatever was copied. */
  program->types.items[id] = info;
  ++program->types.count;
  size_t parts = (size_t)(candidate.count + candidate.num_results);
  if (candidate.sizes)
    info->sizes = (const int64_t *)refrt_build_copy(program, candidate.sizes, candidate.rank * sizeof(int64_t));
  if (candidate.strides)
    info->strides = (const int64_t *)refrt_build_copy(program, candidate.strides, candidate.rank * sizeof(int64_t));
  if (candidate.parts)
    info->parts = (const refrt_type *)refrt_build_copy(program, candidate.parts, parts * sizeof(refrt_type));
  if (program->status != REFRT_OK)
    return REFRT_NONE;
  refrt_index_add(&program->type_index, hash, id);
  return id;
}

static refrt_type_info new_type(refrt_type_kind kind) {
  refrt_type_info info;
  memset(&info, 0, sizeof info);
  info.kind = kind;
  info.element = REFRT_NONE;
  return info;
}

int refrt_build_known_type(refrt_program *program, refrt_type type) {
  if (type < program->types.count)
    return 1;
  refrt_build_fail(program, REFRT_E_INVALID, "unknown type id %u", type);
  return 0;
}

#define MAX_RANK 64u

static int valid_rank(refrt_program *program, uint32_t rank) {
  if (rank <= MAX_RANK)
    return 1;
  refrt_build_fail(program, REFRT_E_LIMIT, "rank %u is above %u", rank, MAX_RANK);
  return 0;
}

refrt_type refrt_type_int(refrt_program *program, uint32_t bits) {
  refrt_type_info info = new_type(REFRT_KIND_INT);
  info.bits = bits;
  if (bits == 0 || bits > 128) {
    refrt_build_fail(program, REFRT_E_INVALID, "integer width %u is not 1 to 128", bits);
    return REFRT_NONE;
  }
  return intern_type(program, &info);
}

refrt_type refrt_type_index(refrt_program *program) {
  refrt_type_info info = new_type(REFRT_KIND_INDEX);
  return intern_type(program, &info);
}

refrt_type refrt_type_float(refrt_program *program, refrt_float_kind kind) {
  refrt_type_info info = new_type(REFRT_KIND_FLOAT);
  info.float_kind = kind;
  if ((unsigned)kind >= REFRT_FLOAT_COUNT) {
    refrt_build_fail(program, REFRT_E_INVALID, "unknown float kind %d", (int)kind);
    return REFRT_NONE;
  }
  return intern_type(program, &info);
}

refrt_type refrt_type_ptr(refrt_program *program, uint32_t space) {
  refrt_type_info info = new_type(REFRT_KIND_PTR);
  info.space = space;
  return intern_type(program, &info);
}

refrt_type refrt_type_complex(refrt_program *program, refrt_type element) {
  refrt_type_info info = new_type(REFRT_KIND_COMPLEX);
  info.element = element;
  return refrt_build_known_type(program, element) ? intern_type(program, &info) : REFRT_NONE;
}

refrt_type refrt_type_vector(refrt_program *program, refrt_type element, const int64_t *shape, uint32_t rank) {
  refrt_type_info info = new_type(REFRT_KIND_VECTOR);
  info.element = element;
  info.rank = rank;
  info.sizes = rank ? shape : NULL;
  if (!refrt_build_known_type(program, element) || !valid_rank(program, rank))
    return REFRT_NONE;
  refrt_type_kind kind = program->types.items[element]->kind;
  if (kind != REFRT_KIND_INT && kind != REFRT_KIND_INDEX && kind != REFRT_KIND_FLOAT && kind != REFRT_KIND_PTR) {
    refrt_build_fail(program, REFRT_E_INVALID, "vector elements are integers, floats or pointers");
    return REFRT_NONE;
  }
  return intern_type(program, &info);
}

refrt_type refrt_type_array(refrt_program *program, refrt_type element, uint64_t count) {
  refrt_type_info info = new_type(REFRT_KIND_ARRAY);
  info.element = element;
  info.count = count;
  return refrt_build_known_type(program, element) ? intern_type(program, &info) : REFRT_NONE;
}

static int known_types(refrt_program *program, const refrt_type *types, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i)
    if (!refrt_build_known_type(program, types[i]))
      return 0;
  return 1;
}

refrt_type refrt_type_struct(refrt_program *program, const refrt_type *parts, uint32_t count, int packed) {
  refrt_type_info info = new_type(REFRT_KIND_STRUCT);
  info.parts = count ? parts : NULL;
  info.count = count;
  info.packed = packed != 0;
  return known_types(program, parts, count) ? intern_type(program, &info) : REFRT_NONE;
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
  return refrt_build_known_type(program, element) && valid_rank(program, rank) ? intern_type(program, &info) : REFRT_NONE;
}

refrt_type refrt_type_unranked(refrt_program *program, refrt_type element, uint32_t space) {
  refrt_type_info info = new_type(REFRT_KIND_UNRANKED);
  info.element = element;
  info.space = space;
  return refrt_build_known_type(program, element) ? intern_type(program, &info) : REFRT_NONE;
}

refrt_type refrt_type_function(refrt_program *program, const refrt_type *args, uint32_t num_args,
                               const refrt_type *results, uint32_t num_results, int variadic) {
  if (!known_types(program, args, num_args) || !known_types(program, results, num_results))
    return REFRT_NONE;
  refrt_type_info info = new_type(REFRT_KIND_FUNCTION);
  info.count = num_args;
  info.num_results = num_results;
  info.variadic = variadic != 0;
  size_t total = (size_t)num_args + num_results;
  refrt_type *parts = NULL;
  if (total) {
    parts = (refrt_type *)program->config.allocate(program->config.user, NULL, 0, total * sizeof *parts);
    if (!parts) {
      refrt_build_fail(program, REFRT_E_MEMORY, "out of memory");
      return REFRT_NONE;
    }
    if (num_args)
      memcpy(parts, args, num_args * sizeof *parts);
    if (num_results)
      memcpy(parts + num_args, results, num_results * sizeof *parts);
  }
  info.parts = parts;
  refrt_type type = intern_type(program, &info);
  refrt_build_release(program, parts, total * sizeof *parts);
  return type;
}

const refrt_type_info *refrt_type_get(const refrt_program *program, refrt_type type) {
  return type < program->types.count ? program->types.items[type] : NULL;
}
uint32_t refrt_type_count(const refrt_program *program) { return (uint32_t)program->types.count; }
