/*===-- program.c - building and walking programs ----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The builder. Every call is amortised constant time in the size of what it
 * adds; types and names are found by hash. The first failure sticks. Must not
 * judge the program: that is verify.c's business, apart from ids that would
 * make the builder itself read outside its arrays.
 *===----------------------------------------------------------------------===*/
#include "refrt/core/program.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*===----------------------------- memory, errors --------------------------===*/

static void *default_allocate(void *user, void *old, size_t old_size, size_t new_size) {
  (void)user;
  (void)old_size;
  if (new_size == 0) {
    free(old);
    return NULL;
  }
  return realloc(old, new_size);
}

void refrt_config_init(refrt_config *config) {
  memset(config, 0, sizeof *config);
  config->version = REFRT_CONFIG_VERSION;
  config->allocate = default_allocate;
  config->max_steps = 20000000;
  config->max_bytes = (uint64_t)256 << 20;
  config->max_depth = 4096;
}

static void fail(refrt_program *program, refrt_status status, const char *format, ...) {
  if (program->status != REFRT_OK)
    return;
  program->status = status;
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(program->error, sizeof program->error, format, arguments);
  va_end(arguments);
}

/* Makes room for `more` items of `size` bytes; 0 when memory runs out. */
static int reserve(refrt_program *program, void **items, size_t count, size_t *capacity, size_t more, size_t size) {
  if (more <= *capacity - count)
    return 1;
  size_t wanted = *capacity ? *capacity * 2 : 8;
  while (wanted < count + more)
    wanted *= 2;
  if (wanted > UINT32_MAX / 2 || wanted > SIZE_MAX / size) {
    fail(program, REFRT_E_LIMIT, "program too large");
    return 0;
  }
  void *grown = program->config.allocate(program->config.user, *items, *capacity * size, wanted * size);
  if (!grown) {
    fail(program, REFRT_E_MEMORY, "out of memory");
    return 0;
  }
  *items = grown;
  *capacity = wanted;
  return 1;
}
#define RESERVE(program, array, more)                                                                                  \
  reserve((program), (void **)&(array).items, (array).count, &(array).capacity, (more), sizeof *(array).items)

static void release(const refrt_program *program, void *items, size_t bytes) {
  if (items)
    program->config.allocate(program->config.user, items, bytes, 0);
}
#define RELEASE(program, array) release((program), (array).items, (array).capacity * sizeof *(array).items)

static void *copy_bytes(refrt_program *program, const void *bytes, size_t size) {
  void *copy = program->config.allocate(program->config.user, NULL, 0, size ? size : 1);
  if (!copy) {
    fail(program, REFRT_E_MEMORY, "out of memory");
    return NULL;
  }
  if (size)
    memcpy(copy, bytes, size);
  return copy;
}

/* Text with a zero behind it. */
static char *copy_text(refrt_program *program, const char *text, size_t length) {
  char *copy = (char *)program->config.allocate(program->config.user, NULL, 0, length + 1);
  if (!copy) {
    fail(program, REFRT_E_MEMORY, "out of memory");
    return NULL;
  }
  if (length)
    memcpy(copy, text, length);
  copy[length] = 0;
  return copy;
}

/*===-------------------------------- hashing ------------------------------===*/

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size) {
  const unsigned char *at = (const unsigned char *)bytes;
  for (size_t i = 0; i < size; ++i)
    hash = (hash ^ at[i]) * 0x100000001b3u;
  return hash;
}
#define HASH_SEED 0xcbf29ce484222325u

typedef uint64_t (*hash_of)(const refrt_program *program, uint32_t item);

static int index_grow(refrt_program *program, refrt_index *index, hash_of hash) {
  if (index->capacity && index->count * 2 < index->capacity)
    return 1;
  size_t capacity = index->capacity ? index->capacity * 2 : 32;
  uint32_t *slots =
      (uint32_t *)program->config.allocate(program->config.user, NULL, 0, capacity * sizeof(uint32_t));
  if (!slots) {
    fail(program, REFRT_E_MEMORY, "out of memory");
    return 0;
  }
  memset(slots, 0, capacity * sizeof(uint32_t));
  for (size_t i = 0; i < index->capacity; ++i) {
    if (!index->slots[i])
      continue;
    size_t at = (size_t)(hash(program, index->slots[i] - 1) * 0x9e3779b97f4a7c15u >> 20) & (capacity - 1);
    while (slots[at])
      at = (at + 1) & (capacity - 1);
    slots[at] = index->slots[i];
  }
  release(program, index->slots, index->capacity * sizeof(uint32_t));
  index->slots = slots;
  index->capacity = capacity;
  return 1;
}

static size_t index_start(const refrt_index *index, uint64_t hash) {
  return (size_t)(hash * 0x9e3779b97f4a7c15u >> 20) & (index->capacity - 1);
}

/*===------------------------------- life cycle ----------------------------===*/

void refrt_layout_init(refrt_layout *layout) {
  static const uint8_t int_align[5] = {1, 2, 4, 8, 16};
  memset(layout, 0, sizeof *layout);
  layout->pointer_bits = 64;
  layout->index_bits = 64;
  memcpy(layout->int_align, int_align, sizeof int_align);
  layout->f64_align = 8;
  layout->f80_align = 16;
  layout->f128_align = 16;
  layout->pointer_align = 8;
}

refrt_status refrt_program_create(const refrt_config *config, refrt_program **out) {
  refrt_config defaults;
  *out = NULL;
  if (!config) {
    refrt_config_init(&defaults);
    config = &defaults;
  }
  if (config->version != REFRT_CONFIG_VERSION || !config->allocate)
    return REFRT_E_INVALID;
  refrt_program *program = (refrt_program *)config->allocate(config->user, NULL, 0, sizeof *program);
  if (!program)
    return REFRT_E_MEMORY;
  memset(program, 0, sizeof *program);
  program->config = *config;
  refrt_layout_init(&program->layout);
  *out = program;
  return REFRT_OK;
}

static void release_text(const refrt_program *program, const char *text) {
  if (text)
    release(program, (void *)(uintptr_t)text, strlen(text) + 1);
}

void refrt_program_destroy(refrt_program *program) {
  if (!program)
    return;
  for (size_t i = 0; i < program->types.count; ++i) {
    refrt_type_info *info = program->types.items[i];
    release(program, (void *)(uintptr_t)info->sizes, info->rank * sizeof(int64_t));
    release(program, (void *)(uintptr_t)info->strides, info->rank * sizeof(int64_t));
    release(program, (void *)(uintptr_t)info->parts, (size_t)(info->count + info->num_results) * sizeof(refrt_type));
    release(program, info, sizeof *info);
  }
  RELEASE(program, program->types);
  for (size_t i = 0; i < program->globals.count; ++i) {
    const refrt_global_info *global = &program->globals.items[i];
    release_text(program, global->name);
    release(program, (void *)(uintptr_t)global->leaves, global->num_leaves * sizeof(refrt_value));
  }
  RELEASE(program, program->globals);
  for (size_t i = 0; i < program->functions.count; ++i) {
    refrt_function *function = &program->functions.items[i];
    release_text(program, function->info.name);
    for (size_t b = 0; b < function->blocks.count; ++b) {
      RELEASE(program, function->blocks.items[b].arguments);
      RELEASE(program, function->blocks.items[b].instructions);
    }
    RELEASE(program, function->values);
    RELEASE(program, function->blocks);
    RELEASE(program, function->instructions);
    RELEASE(program, function->pool);
    RELEASE(program, function->attributes);
  }
  RELEASE(program, program->functions);
  for (size_t i = 0; i < program->strings.count; ++i)
    release(program, program->strings.items[i].text, program->strings.items[i].length + 1);
  RELEASE(program, program->strings);
  for (size_t i = 0; i < program->texts.count; ++i)
    release(program, program->texts.items[i].text, program->texts.items[i].length + 1);
  RELEASE(program, program->texts);
  RELEASE(program, program->locations);
  release(program, program->type_index.slots, program->type_index.capacity * sizeof(uint32_t));
  release(program, program->function_index.slots, program->function_index.capacity * sizeof(uint32_t));
  release(program, program->global_index.slots, program->global_index.capacity * sizeof(uint32_t));
  release(program, program->text_index.slots, program->text_index.capacity * sizeof(uint32_t));
  program->config.allocate(program->config.user, program, sizeof *program, 0);
}

void refrt_program_set_layout(refrt_program *program, const refrt_layout *layout) {
  if (program->status != REFRT_OK || program->verified)
    return;
  if (program->types.count) {
    fail(program, REFRT_E_INVALID, "the layout must be set before the first type");
    return;
  }
  program->layout = *layout;
}

const refrt_layout *refrt_program_layout(const refrt_program *program) { return &program->layout; }
const char *refrt_program_error(const refrt_program *program) { return program->error; }

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
      fail(program, REFRT_E_LIMIT, "vector with no or too many lanes");
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
      fail(program, REFRT_E_LIMIT, "array with too many elements");
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
      fail(program, REFRT_E_LIMIT, "struct with too many leaves");
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
  uint64_t hash = hash_bytes(HASH_SEED, head, sizeof head);
  hash = hash_bytes(hash, &info->offset, sizeof info->offset);
  hash = hash_bytes(hash, &info->count, sizeof info->count);
  if (info->sizes)
    hash = hash_bytes(hash, info->sizes, info->rank * sizeof(int64_t));
  if (info->strides)
    hash = hash_bytes(hash, info->strides, info->rank * sizeof(int64_t));
  if (info->parts)
    hash = hash_bytes(hash, info->parts, (info->count + info->num_results) * sizeof(refrt_type));
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
  for (size_t at = index_start(index, hash); index->slots[at]; at = (at + 1) & (index->capacity - 1))
    if (same_type(program->types.items[index->slots[at] - 1], info))
      return index->slots[at] - 1;
  return REFRT_NONE;
}

static void index_add(refrt_index *index, uint64_t hash, uint32_t item) {
  size_t at = index_start(index, hash);
  while (index->slots[at])
    at = (at + 1) & (index->capacity - 1);
  index->slots[at] = item + 1;
  ++index->count;
}

/* Finds or adds the type; `info` borrows its arrays. */
static refrt_type intern_type(refrt_program *program, const refrt_type_info *wanted) {
  if (program->status != REFRT_OK)
    return REFRT_NONE;
  if (!RESERVE(program, program->types, 1) || !index_grow(program, &program->type_index, hash_type))
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
    fail(program, REFRT_E_INVALID, "the program is verified: nothing can be added");
    return REFRT_NONE;
  }
  if (!compute_layout(program, &candidate))
    return REFRT_NONE;
  refrt_type_info *info = (refrt_type_info *)copy_bytes(program, &candidate, sizeof candidate);
  if (!info)
    return REFRT_NONE;
  info->sizes = info->strides = NULL;
  info->parts = NULL;
  /* In place from here on, so that destroy finds whatever was copied. */
  program->types.items[id] = info;
  ++program->types.count;
  size_t parts = (size_t)(candidate.count + candidate.num_results);
  if (candidate.sizes)
    info->sizes = (const int64_t *)copy_bytes(program, candidate.sizes, candidate.rank * sizeof(int64_t));
  if (candidate.strides)
    info->strides = (const int64_t *)copy_bytes(program, candidate.strides, candidate.rank * sizeof(int64_t));
  if (candidate.parts)
    info->parts = (const refrt_type *)copy_bytes(program, candidate.parts, parts * sizeof(refrt_type));
  if (program->status != REFRT_OK)
    return REFRT_NONE;
  index_add(&program->type_index, hash, id);
  return id;
}

static refrt_type_info new_type(refrt_type_kind kind) {
  refrt_type_info info;
  memset(&info, 0, sizeof info);
  info.kind = kind;
  info.element = REFRT_NONE;
  return info;
}

static int known_type(refrt_program *program, refrt_type type) {
  if (type < program->types.count)
    return 1;
  fail(program, REFRT_E_INVALID, "unknown type id %u", type);
  return 0;
}

#define MAX_RANK 64u

static int valid_rank(refrt_program *program, uint32_t rank) {
  if (rank <= MAX_RANK)
    return 1;
  fail(program, REFRT_E_LIMIT, "rank %u is above %u", rank, MAX_RANK);
  return 0;
}

refrt_type refrt_type_int(refrt_program *program, uint32_t bits) {
  refrt_type_info info = new_type(REFRT_KIND_INT);
  info.bits = bits;
  if (bits == 0 || bits > 128) {
    fail(program, REFRT_E_INVALID, "integer width %u is not 1 to 128", bits);
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
    fail(program, REFRT_E_INVALID, "unknown float kind %d", (int)kind);
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
  return known_type(program, element) ? intern_type(program, &info) : REFRT_NONE;
}

refrt_type refrt_type_vector(refrt_program *program, refrt_type element, const int64_t *shape, uint32_t rank) {
  refrt_type_info info = new_type(REFRT_KIND_VECTOR);
  info.element = element;
  info.rank = rank;
  info.sizes = rank ? shape : NULL;
  if (!known_type(program, element) || !valid_rank(program, rank))
    return REFRT_NONE;
  refrt_type_kind kind = program->types.items[element]->kind;
  if (kind != REFRT_KIND_INT && kind != REFRT_KIND_INDEX && kind != REFRT_KIND_FLOAT && kind != REFRT_KIND_PTR) {
    fail(program, REFRT_E_INVALID, "vector elements are integers, floats or pointers");
    return REFRT_NONE;
  }
  return intern_type(program, &info);
}

refrt_type refrt_type_array(refrt_program *program, refrt_type element, uint64_t count) {
  refrt_type_info info = new_type(REFRT_KIND_ARRAY);
  info.element = element;
  info.count = count;
  return known_type(program, element) ? intern_type(program, &info) : REFRT_NONE;
}

static int known_types(refrt_program *program, const refrt_type *types, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i)
    if (!known_type(program, types[i]))
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
  return known_type(program, element) && valid_rank(program, rank) ? intern_type(program, &info) : REFRT_NONE;
}

refrt_type refrt_type_unranked(refrt_program *program, refrt_type element, uint32_t space) {
  refrt_type_info info = new_type(REFRT_KIND_UNRANKED);
  info.element = element;
  info.space = space;
  return known_type(program, element) ? intern_type(program, &info) : REFRT_NONE;
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
      fail(program, REFRT_E_MEMORY, "out of memory");
      return REFRT_NONE;
    }
    if (num_args)
      memcpy(parts, args, num_args * sizeof *parts);
    if (num_results)
      memcpy(parts + num_args, results, num_results * sizeof *parts);
  }
  info.parts = parts;
  refrt_type type = intern_type(program, &info);
  release(program, parts, total * sizeof *parts);
  return type;
}

const refrt_type_info *refrt_type_get(const refrt_program *program, refrt_type type) {
  return type < program->types.count ? program->types.items[type] : NULL;
}
uint32_t refrt_type_count(const refrt_program *program) { return (uint32_t)program->types.count; }

/*===-------------------------- locations and strings ----------------------===*/

static uint64_t hash_text(const refrt_program *program, uint32_t item) {
  const refrt_string *text = &program->texts.items[item];
  return hash_bytes(HASH_SEED, text->text, text->length);
}

/* One copy of each file and operation name. NULL stays NULL. */
static const char *intern_text(refrt_program *program, const char *text) {
  if (!text)
    return NULL;
  size_t length = strlen(text);
  if (!RESERVE(program, program->texts, 1) || !index_grow(program, &program->text_index, hash_text))
    return NULL;
  uint64_t hash = hash_bytes(HASH_SEED, text, length);
  const refrt_index *index = &program->text_index;
  for (size_t at = index_start(index, hash); index->slots[at]; at = (at + 1) & (index->capacity - 1)) {
    const refrt_string *known = &program->texts.items[index->slots[at] - 1];
    if (known->length == length && memcmp(known->text, text, length) == 0)
      return known->text;
  }
  char *copy = copy_text(program, text, length);
  if (!copy)
    return NULL;
  uint32_t id = (uint32_t)program->texts.count++;
  program->texts.items[id].text = copy;
  program->texts.items[id].length = length;
  index_add(&program->text_index, hash, id);
  return copy;
}

static int can_build(refrt_program *program) {
  if (program->status != REFRT_OK)
    return 0;
  if (program->verified)
    fail(program, REFRT_E_INVALID, "the program is verified: nothing can be added");
  return program->status == REFRT_OK;
}

uint32_t refrt_program_add_location(refrt_program *program, const char *file, uint32_t line, uint32_t column,
                                    const char *op) {
  if (!can_build(program) || !RESERVE(program, program->locations, 1))
    return REFRT_NONE;
  refrt_location location;
  location.file = intern_text(program, file ? file : "");
  location.op = intern_text(program, op ? op : "");
  location.line = line;
  location.column = column;
  if (program->status != REFRT_OK)
    return REFRT_NONE;
  program->locations.items[program->locations.count] = location;
  return (uint32_t)program->locations.count++;
}

const refrt_location *refrt_program_location(const refrt_program *program, uint32_t location) {
  return location < program->locations.count ? &program->locations.items[location] : NULL;
}

uint64_t refrt_program_add_string(refrt_program *program, const char *text, size_t length) {
  if (!can_build(program) || !RESERVE(program, program->strings, 1))
    return REFRT_NONE;
  char *copy = copy_text(program, text, length);
  if (!copy)
    return REFRT_NONE;
  program->strings.items[program->strings.count].text = copy;
  program->strings.items[program->strings.count].length = length;
  return program->strings.count++;
}

const char *refrt_program_string(const refrt_program *program, uint64_t id, size_t *length) {
  if (id >= program->strings.count)
    return NULL;
  if (length)
    *length = program->strings.items[id].length;
  return program->strings.items[id].text;
}

/*===--------------------------------- symbols -----------------------------===*/

static uint64_t hash_global(const refrt_program *program, uint32_t item) {
  const char *name = program->globals.items[item].name;
  return hash_bytes(HASH_SEED, name, strlen(name));
}
static uint64_t hash_function(const refrt_program *program, uint32_t item) {
  const char *name = program->functions.items[item].info.name;
  return hash_bytes(HASH_SEED, name, strlen(name));
}

refrt_symbol refrt_program_find_global(const refrt_program *program, const char *name) {
  const refrt_index *index = &program->global_index;
  if (!index->capacity)
    return REFRT_NONE;
  for (size_t at = index_start(index, hash_bytes(HASH_SEED, name, strlen(name))); index->slots[at];
       at = (at + 1) & (index->capacity - 1))
    if (strcmp(program->globals.items[index->slots[at] - 1].name, name) == 0)
      return index->slots[at] - 1;
  return REFRT_NONE;
}

refrt_symbol refrt_program_find_function(const refrt_program *program, const char *name) {
  const refrt_index *index = &program->function_index;
  if (!index->capacity)
    return REFRT_NONE;
  for (size_t at = index_start(index, hash_bytes(HASH_SEED, name, strlen(name))); index->slots[at];
       at = (at + 1) & (index->capacity - 1))
    if (strcmp(program->functions.items[index->slots[at] - 1].info.name, name) == 0)
      return index->slots[at] - 1;
  return REFRT_NONE;
}

refrt_symbol refrt_program_add_global(refrt_program *program, const char *name, refrt_type type, uint32_t space,
                                      uint32_t align, uint32_t flags, const refrt_value *leaves, uint32_t num_leaves) {
  if (!can_build(program) || !known_type(program, type) || !RESERVE(program, program->globals, 1) ||
      !index_grow(program, &program->global_index, hash_global))
    return REFRT_NONE;
  if (refrt_program_find_global(program, name) != REFRT_NONE) {
    fail(program, REFRT_E_INVALID, "two globals named '%s'", name);
    return REFRT_NONE;
  }
  refrt_global_info global;
  memset(&global, 0, sizeof global);
  global.type = type;
  global.space = space;
  global.align = align ? align : program->types.items[type]->align;
  global.flags = flags;
  global.name = copy_text(program, name, strlen(name));
  if (!global.name)
    return REFRT_NONE;
  if (num_leaves && !(flags & REFRT_GLOBAL_UNINITIALIZED)) {
    global.leaves = (const refrt_value *)copy_bytes(program, leaves, num_leaves * sizeof *leaves);
    global.num_leaves = num_leaves;
  }
  uint32_t id = (uint32_t)program->globals.count++;
  program->globals.items[id] = global;
  if (program->status != REFRT_OK) {
    program->globals.items[id].num_leaves = 0;
    return REFRT_NONE;
  }
  index_add(&program->global_index, hash_global(program, id), id);
  return id;
}

uint32_t refrt_program_num_globals(const refrt_program *program) { return (uint32_t)program->globals.count; }
const refrt_global_info *refrt_program_global(const refrt_program *program, refrt_symbol global) {
  return global < program->globals.count ? &program->globals.items[global] : NULL;
}

refrt_symbol refrt_program_add_function(refrt_program *program, const char *name, refrt_type type, uint32_t flags,
                                        uint32_t location) {
  if (!can_build(program) || !known_type(program, type) || !RESERVE(program, program->functions, 1) ||
      !index_grow(program, &program->function_index, hash_function))
    return REFRT_NONE;
  if (program->types.items[type]->kind != REFRT_KIND_FUNCTION) {
    fail(program, REFRT_E_INVALID, "function '%s' has no function type", name);
    return REFRT_NONE;
  }
  if (refrt_program_find_function(program, name) != REFRT_NONE) {
    fail(program, REFRT_E_INVALID, "two functions named '%s'", name);
    return REFRT_NONE;
  }
  refrt_function function;
  memset(&function, 0, sizeof function);
  function.info.type = type;
  function.info.flags = flags;
  function.info.location = location;
  function.info.name = copy_text(program, name, strlen(name));
  if (!function.info.name)
    return REFRT_NONE;
  uint32_t id = (uint32_t)program->functions.count++;
  program->functions.items[id] = function;
  index_add(&program->function_index, hash_function(program, id), id);
  return id;
}

uint32_t refrt_program_num_functions(const refrt_program *program) { return (uint32_t)program->functions.count; }
const refrt_function_info *refrt_program_function(const refrt_program *program, refrt_symbol function) {
  return function < program->functions.count ? &program->functions.items[function].info : NULL;
}

/*===------------------------------- functions -----------------------------===*/

static refrt_function *function_of(refrt_program *program, refrt_symbol function) {
  if (!can_build(program))
    return NULL;
  if (function < program->functions.count)
    return &program->functions.items[function];
  fail(program, REFRT_E_INVALID, "unknown function id %u", function);
  return NULL;
}

uint32_t refrt_function_add_value(refrt_program *program, refrt_symbol function, refrt_type type) {
  refrt_function *into = function_of(program, function);
  if (!into || !known_type(program, type) || !RESERVE(program, into->values, 1))
    return REFRT_NONE;
  into->values.items[into->values.count++] = type;
  return into->info.num_values++;
}

uint32_t refrt_function_add_block(refrt_program *program, refrt_symbol function) {
  refrt_function *into = function_of(program, function);
  if (!into || !RESERVE(program, into->blocks, 1))
    return REFRT_NONE;
  memset(&into->blocks.items[into->blocks.count], 0, sizeof(refrt_block));
  ++into->blocks.count;
  return into->info.num_blocks++;
}

static refrt_block *block_of(refrt_program *program, refrt_function *function, uint32_t block) {
  if (function && block < function->blocks.count)
    return &function->blocks.items[block];
  if (function)
    fail(program, REFRT_E_INVALID, "unknown block %u in function '%s'", block, function->info.name);
  return NULL;
}

void refrt_block_add_argument(refrt_program *program, refrt_symbol function, uint32_t block, uint32_t value) {
  refrt_block *into = block_of(program, function_of(program, function), block);
  if (!into || !RESERVE(program, into->arguments, 1))
    return;
  into->arguments.items[into->arguments.count++] = value;
}

void refrt_block_add_instruction(refrt_program *program, refrt_symbol function, uint32_t block,
                                 const refrt_instruction *instruction) {
  refrt_function *owner = function_of(program, function);
  refrt_block *into = block_of(program, owner, block);
  if (!into)
    return;
  size_t ids = (size_t)instruction->num_operands + instruction->num_results;
  if (!RESERVE(program, into->instructions, 1) || !RESERVE(program, owner->instructions, 1) ||
      !RESERVE(program, owner->pool, ids) || !RESERVE(program, owner->attributes, instruction->num_attributes))
    return;
  refrt_stored_instruction stored;
  stored.opcode = (uint32_t)instruction->opcode;
  stored.flags = instruction->flags;
  stored.type = instruction->type;
  stored.location = instruction->location;
  stored.operands = (uint32_t)owner->pool.count;
  stored.num_operands = instruction->num_operands;
  stored.results = stored.operands + instruction->num_operands;
  stored.num_results = instruction->num_results;
  stored.attributes = (uint32_t)owner->attributes.count;
  stored.num_attributes = instruction->num_attributes;
  if (instruction->num_operands)
    memcpy(owner->pool.items + stored.operands, instruction->operands, instruction->num_operands * sizeof(uint32_t));
  if (instruction->num_results)
    memcpy(owner->pool.items + stored.results, instruction->results, instruction->num_results * sizeof(uint32_t));
  if (instruction->num_attributes)
    memcpy(owner->attributes.items + stored.attributes, instruction->attributes,
           instruction->num_attributes * sizeof(uint64_t));
  owner->pool.count += ids;
  owner->attributes.count += instruction->num_attributes;
  into->instructions.items[into->instructions.count++] = (uint32_t)owner->instructions.count;
  owner->instructions.items[owner->instructions.count++] = stored;
}

/*===--------------------------------- walking -----------------------------===*/

static const refrt_block *find_block(const refrt_program *program, refrt_symbol function, uint32_t block) {
  if (function >= program->functions.count || block >= program->functions.items[function].blocks.count)
    return NULL;
  return &program->functions.items[function].blocks.items[block];
}

uint32_t refrt_block_num_arguments(const refrt_program *program, refrt_symbol function, uint32_t block) {
  const refrt_block *found = find_block(program, function, block);
  return found ? (uint32_t)found->arguments.count : 0;
}

uint32_t refrt_block_argument(const refrt_program *program, refrt_symbol function, uint32_t block, uint32_t index) {
  const refrt_block *found = find_block(program, function, block);
  return found && index < found->arguments.count ? found->arguments.items[index] : REFRT_NONE;
}

uint32_t refrt_block_num_instructions(const refrt_program *program, refrt_symbol function, uint32_t block) {
  const refrt_block *found = find_block(program, function, block);
  return found ? (uint32_t)found->instructions.count : 0;
}

int refrt_block_instruction(const refrt_program *program, refrt_symbol function, uint32_t block, uint32_t index,
                            refrt_instruction *out) {
  const refrt_block *found = find_block(program, function, block);
  if (!found || index >= found->instructions.count)
    return 0;
  const refrt_function *owner = &program->functions.items[function];
  const refrt_stored_instruction *stored = &owner->instructions.items[found->instructions.items[index]];
  out->opcode = (refrt_opcode)stored->opcode;
  out->flags = stored->flags;
  out->type = stored->type;
  out->location = stored->location;
  out->operands = owner->pool.items ? owner->pool.items + stored->operands : NULL;
  out->num_operands = stored->num_operands;
  out->results = owner->pool.items ? owner->pool.items + stored->results : NULL;
  out->num_results = stored->num_results;
  out->attributes = owner->attributes.items ? owner->attributes.items + stored->attributes : NULL;
  out->num_attributes = stored->num_attributes;
  return 1;
}

refrt_type refrt_function_value_type(const refrt_program *program, refrt_symbol function, uint32_t value) {
  if (function >= program->functions.count || value >= program->functions.items[function].values.count)
    return REFRT_NONE;
  return program->functions.items[function].values.items[value];
}
