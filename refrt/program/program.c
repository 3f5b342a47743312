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
#include "refrt/program/program.h"
#include "refrt/program/types.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*===----------------------------- memory, errors --------------------------===*/

#ifdef REFRT_HOSTILE
/* Every growth moves and what is given back is overwritten first, so that a
 * pointer that was kept too long reads nonsense. */
static void *default_allocate(void *user, void *old, size_t old_size, size_t new_size) {
  void *fresh = NULL;
  (void)user;
  if (new_size) {
    fresh = malloc(new_size);
    if (!fresh)
      return NULL;
    memset(fresh, 0xa5, new_size);
    if (old)
      memcpy(fresh, old, old_size < new_size ? old_size : new_size);
  }
  if (old)
    memset(old, 0x5a, old_size);
  free(old);
  return fresh;
}
#else
static void *default_allocate(void *user, void *old, size_t old_size, size_t new_size) {
  (void)user;
  (void)old_size;
  if (new_size == 0) {
    free(old);
    return NULL;
  }
  return realloc(old, new_size);
}
#endif

void refrt_config_init(refrt_config *config) {
  memset(config, 0, sizeof *config);
  config->version = REFRT_CONFIG_VERSION;
  config->allocate = default_allocate;
  config->max_steps = REFRT_DEFAULT_MAX_STEPS;
  config->max_bytes = REFRT_DEFAULT_MAX_BYTES;
  config->max_depth = REFRT_DEFAULT_MAX_DEPTH;
}

void refrt_program_fail(refrt_program *program, refrt_status status, const char *format, ...) {
  va_list arguments;
  if (program->status != REFRT_OK)
    return;
  program->status = status;
  va_start(arguments, format);
  vsnprintf(program->error, sizeof program->error, format, arguments);
  va_end(arguments);
}

int refrt_program_can_build(refrt_program *program) {
  if (program->verified)
    return 0;
  return program->status == REFRT_OK;
}

int refrt_program_reserve(refrt_program *program, void *items, size_t count, size_t *capacity, size_t more,
                          size_t size) {
  size_t wanted = *capacity ? *capacity : REFRT_FIRST_CAPACITY;
  void *held, *grown;
  if (more <= *capacity - count)
    return 1;
  if (more > REFRT_MAX_ITEMS - count || (count + more) > SIZE_MAX / 2 / size) {
    refrt_program_fail(program, REFRT_E_LIMIT, "program too large");
    return 0;
  }
  while (wanted < count + more)
    wanted *= 2;
  /* Through bytes: the pointer's own type is the caller's. */
  memcpy(&held, items, sizeof held);
  grown = program->config.allocate(program->config.user, held, *capacity * size, wanted * size);
  if (!grown) {
    refrt_program_fail(program, REFRT_E_MEMORY, "out of memory");
    return 0;
  }
  memcpy(items, &grown, sizeof grown);
  *capacity = wanted;
  return 1;
}

void refrt_program_release(const refrt_program *program, const void *items, size_t bytes) {
  if (items)
    program->config.allocate(program->config.user, (void *)(uintptr_t)items, bytes, 0);
}

void *refrt_program_copy(refrt_program *program, const void *bytes, size_t size) {
  char *copy = size == SIZE_MAX ? NULL : (char *)program->config.allocate(program->config.user, NULL, 0, size + 1);
  if (!copy) {
    refrt_program_fail(program, REFRT_E_MEMORY, "out of memory");
    return NULL;
  }
  if (size)
    memcpy(copy, bytes, size);
  copy[size] = 0;
  return copy;
}

void refrt_program_release_copy(const refrt_program *program, const void *copy, size_t size) {
  refrt_program_release(program, copy, size + 1);
}

/*===-------------------------------- hashing ------------------------------===*/

uint64_t refrt_hash_bytes(uint64_t hash, const void *bytes, size_t size) {
  const unsigned char *at = (const unsigned char *)bytes;
  for (size_t i = 0; i < size; ++i)
    hash = (hash ^ at[i]) * UINT64_C(0x100000001b3);
  return hash;
}

int refrt_index_grow(refrt_program *program, refrt_index *index,
                     uint64_t (*hash)(const refrt_program *program, uint32_t item)) {
  refrt_index grown;
  if (index->capacity && index->count * 2 < index->capacity)
    return 1;
  grown.capacity = index->capacity ? index->capacity * 2 : 32;
  grown.count = 0;
  grown.slots = (uint32_t *)program->config.allocate(program->config.user, NULL, 0, grown.capacity * sizeof(uint32_t));
  if (!grown.slots) {
    refrt_program_fail(program, REFRT_E_MEMORY, "out of memory");
    return 0;
  }
  memset(grown.slots, 0, grown.capacity * sizeof(uint32_t));
  for (size_t i = 0; i < index->capacity; ++i)
    if (index->slots[i])
      refrt_index_add(&grown, hash(program, index->slots[i] - 1), index->slots[i] - 1);
  refrt_program_release(program, index->slots, index->capacity * sizeof(uint32_t));
  *index = grown;
  return 1;
}

void refrt_index_add(refrt_index *index, uint64_t hash, uint32_t item) {
  size_t at = refrt_index_start(index, hash);
  while (index->slots[at])
    at = (at + 1) & (index->capacity - 1);
  index->slots[at] = item + 1;
  ++index->count;
}

/*===------------------------------- life cycle ----------------------------===*/

void refrt_layout_init(refrt_layout *layout) {
  memset(layout, 0, sizeof *layout);
  layout->pointer_bits = 64;
  layout->index_bits = 64;
  layout->pointer_align = 8;
  layout->struct_align = 1;
}

uint32_t refrt_layout_align(const refrt_layout *layout, char kind, uint64_t bits) {
  uint32_t align = 0;
  for (uint32_t i = 0; i < layout->num_entries; ++i) {
    const refrt_layout_entry *entry = &layout->entries[i];
    if (entry->kind != (uint32_t)kind)
      continue;
    if (entry->bits == bits || (kind == 'i' && entry->bits > bits))
      return entry->align;
    if (kind == 'i')
      align = entry->align;
  }
  if (align == 0)
    for (align = 1; align < (bits + 7) / 8;)
      align *= 2;
  return align;
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
  program->error_function = program->error_location = REFRT_NONE;
  program->config = *config;
  refrt_layout_init(&program->layout);
  *out = program;
  return REFRT_OK;
}

static void release_text(const refrt_program *program, const char *text) {
  if (text)
    refrt_program_release_copy(program, text, strlen(text));
}

void refrt_program_destroy(refrt_program *program) {
  if (!program)
    return;
  refrt_program_release_types(program);
  for (size_t i = 0; i < program->globals.count; ++i) {
    const refrt_global_info *global = &program->globals.items[i];
    release_text(program, global->name);
    if (global->leaves)
      refrt_program_release_copy(program, global->leaves, global->num_leaves * sizeof(refrt_value));
  }
  REFRT_RELEASE(program, program->globals);
  for (size_t i = 0; i < program->functions.count; ++i) {
    refrt_function *function = &program->functions.items[i];
    release_text(program, function->info.name);
    for (size_t b = 0; b < function->blocks.count; ++b) {
      REFRT_RELEASE(program, function->blocks.items[b].arguments);
      REFRT_RELEASE(program, function->blocks.items[b].instructions);
      REFRT_RELEASE(program, function->blocks.items[b].operations);
    }
    REFRT_RELEASE(program, function->values);
    REFRT_RELEASE(program, function->blocks);
    REFRT_RELEASE(program, function->instructions);
    REFRT_RELEASE(program, function->pool);
    REFRT_RELEASE(program, function->attributes);
  }
  REFRT_RELEASE(program, program->functions);
  for (size_t i = 0; i < program->strings.count; ++i)
    refrt_program_release(program, program->strings.items[i].text, program->strings.items[i].length + 1);
  REFRT_RELEASE(program, program->strings);
  for (size_t i = 0; i < program->texts.count; ++i)
    refrt_program_release(program, program->texts.items[i].text, program->texts.items[i].length + 1);
  REFRT_RELEASE(program, program->texts);
  REFRT_RELEASE(program, program->locations);
  refrt_program_release(program, program->type_index.slots, program->type_index.capacity * sizeof(uint32_t));
  refrt_program_release(program, program->function_index.slots, program->function_index.capacity * sizeof(uint32_t));
  refrt_program_release(program, program->global_index.slots, program->global_index.capacity * sizeof(uint32_t));
  refrt_program_release(program, program->text_index.slots, program->text_index.capacity * sizeof(uint32_t));
  program->config.allocate(program->config.user, program, sizeof *program, 0);
}

/* LLVM's largest. */
enum { MAX_LAYOUT_ALIGN = 4096 };

static int is_alignment(uint32_t align) {
  return align != 0 && align <= MAX_LAYOUT_ALIGN && (align & (align - 1)) == 0;
}

static const char *wrong_in_entries(const refrt_layout *layout) {
  if (layout->num_entries > REFRT_MAX_LAYOUT_ENTRIES)
    return "too many alignments";
  for (uint32_t i = 0; i < layout->num_entries; ++i) {
    const refrt_layout_entry *entry = &layout->entries[i], *before = &layout->entries[i ? i - 1 : 0];
    if (entry->kind != 'i' && entry->kind != 'f' && entry->kind != 'v')
      return "an alignment of neither integers, floats nor vectors";
    if (entry->bits == 0)
      return "an alignment of no bits";
    if (!is_alignment(entry->align))
      return "an alignment is not a power of two up to 4096";
    if (i > 0 && (before->kind > entry->kind || (before->kind == entry->kind && before->bits >= entry->bits)))
      return "alignments are not in ascending order";
  }
  return NULL;
}

/* What layout computations divide by must be right from the start. */
static const char *wrong_in_layout(const refrt_layout *layout) {
  const char *wrong = wrong_in_entries(layout);
  if (wrong)
    return wrong;
  if (layout->pointer_bits != 32 && layout->pointer_bits != 64)
    return "pointers have 32 or 64 bits";
  if (!is_alignment(layout->pointer_align) || layout->pointer_align > layout->pointer_bits / 8)
    return "the pointer alignment is not a power of two up to the size";
  if (!is_alignment(layout->struct_align))
    return "the struct alignment is not a power of two";
  if (layout->index_bits != 16 && layout->index_bits != 32 && layout->index_bits != 64)
    return "index has 16, 32 or 64 bits";
  return layout->big_endian > 1 ? "big_endian is 0 or 1" : NULL;
}

void refrt_program_set_layout(refrt_program *program, const refrt_layout *layout) {
  const char *wrong;
  if (!refrt_program_can_build(program))
    return;
  wrong = wrong_in_layout(layout);
  if (wrong)
    refrt_program_fail(program, REFRT_E_INVALID, "layout: %s", wrong);
  else if (program->types.count)
    refrt_program_fail(program, REFRT_E_INVALID, "the layout must be set before the first type");
  else
    program->layout = *layout;
}

const refrt_layout *refrt_program_layout(const refrt_program *program) { return &program->layout; }
const char *refrt_program_error(const refrt_program *program) { return program->error; }

const char *refrt_program_error_place(const refrt_program *program, refrt_symbol *function, uint32_t *location) {
  *function = program->error_function;
  *location = program->error_location;
  return program->error + program->error_what;
}

static int known_type(refrt_program *program, refrt_type type) {
  if (type < program->types.count)
    return 1;
  refrt_program_fail(program, REFRT_E_INVALID, "unknown type id %u", type);
  return 0;
}

/*===-------------------------- locations and strings ----------------------===*/

static uint64_t hash_text(const refrt_program *program, uint32_t item) {
  const refrt_string *text = &program->texts.items[item];
  return refrt_hash_bytes(REFRT_HASH_SEED, text->text, text->length);
}

/* One copy of each file and operation name. NULL stays NULL. */
static const char *intern_text(refrt_program *program, const char *text) {
  if (!text)
    return NULL;
  size_t length = strlen(text);
  if (!REFRT_RESERVE(program, program->texts, 1) || !refrt_index_grow(program, &program->text_index, hash_text))
    return NULL;
  uint64_t hash = refrt_hash_bytes(REFRT_HASH_SEED, text, length);
  const refrt_index *index = &program->text_index;
  for (size_t at = refrt_index_start(index, hash); index->slots[at]; at = (at + 1) & (index->capacity - 1)) {
    const refrt_string *known = &program->texts.items[index->slots[at] - 1];
    if (known->length == length && memcmp(known->text, text, length) == 0)
      return known->text;
  }
  char *copy = (char *)refrt_program_copy(program, text, length);
  if (!copy)
    return NULL;
  uint32_t id = (uint32_t)program->texts.count++;
  program->texts.items[id].text = copy;
  program->texts.items[id].length = length;
  refrt_index_add(&program->text_index, hash, id);
  return copy;
}

uint32_t refrt_program_add_location(refrt_program *program, const char *file, uint32_t line, uint32_t column,
                                    const char *op) {
  if (!refrt_program_can_build(program) || !REFRT_RESERVE(program, program->locations, 1))
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
  if (!refrt_program_can_build(program) || !REFRT_RESERVE(program, program->strings, 1))
    return REFRT_NONE;
  char *copy = (char *)refrt_program_copy(program, text, length);
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
  return refrt_hash_bytes(REFRT_HASH_SEED, name, strlen(name));
}
static uint64_t hash_function(const refrt_program *program, uint32_t item) {
  const char *name = program->functions.items[item].info.name;
  return refrt_hash_bytes(REFRT_HASH_SEED, name, strlen(name));
}

refrt_symbol refrt_program_find_global(const refrt_program *program, const char *name) {
  const refrt_index *index = &program->global_index;
  if (!index->capacity)
    return REFRT_NONE;
  size_t at = refrt_index_start(index, refrt_hash_bytes(REFRT_HASH_SEED, name, strlen(name)));
  for (; index->slots[at]; at = (at + 1) & (index->capacity - 1))
    if (strcmp(program->globals.items[index->slots[at] - 1].name, name) == 0)
      return index->slots[at] - 1;
  return REFRT_NONE;
}

refrt_symbol refrt_program_find_function(const refrt_program *program, const char *name) {
  const refrt_index *index = &program->function_index;
  if (!index->capacity)
    return REFRT_NONE;
  size_t at = refrt_index_start(index, refrt_hash_bytes(REFRT_HASH_SEED, name, strlen(name)));
  for (; index->slots[at]; at = (at + 1) & (index->capacity - 1))
    if (strcmp(program->functions.items[index->slots[at] - 1].info.name, name) == 0)
      return index->slots[at] - 1;
  return REFRT_NONE;
}

refrt_symbol refrt_program_add_global(refrt_program *program, const char *name, refrt_type type, uint32_t space,
                                      uint32_t align, uint32_t flags, const refrt_value *leaves, uint32_t num_leaves) {
  if (!refrt_program_can_build(program) || !known_type(program, type) || !REFRT_RESERVE(program, program->globals, 1) ||
      !refrt_index_grow(program, &program->global_index, hash_global))
    return REFRT_NONE;
  if (refrt_program_find_global(program, name) != REFRT_NONE) {
    refrt_program_fail(program, REFRT_E_INVALID, "two globals named '%s'", name);
    return REFRT_NONE;
  }
  refrt_global_info global;
  memset(&global, 0, sizeof global);
  global.type = type;
  global.space = space;
  global.align = align ? align : program->types.items[type]->info.align;
  global.flags = flags;
  global.name = (const char *)refrt_program_copy(program, name, strlen(name));
  if (!global.name)
    return REFRT_NONE;
  if (num_leaves && !(flags & REFRT_GLOBAL_UNINITIALIZED)) {
    refrt_value *copy = (refrt_value *)refrt_program_copy(program, leaves, num_leaves * sizeof *leaves);
    uint32_t i;
    /* What the machine keeps there of undef is not for others to say. */
    for (i = 0; copy != NULL && i < num_leaves; ++i)
      if (copy[i].state == REFRT_UNDEF || copy[i].state == REFRT_POISON)
        copy[i].lo = copy[i].hi = 0;
    global.leaves = copy;
    global.num_leaves = num_leaves;
  }
  uint32_t id = (uint32_t)program->globals.count++;
  program->globals.items[id] = global;
  if (program->status != REFRT_OK) {
    program->globals.items[id].num_leaves = 0;
    return REFRT_NONE;
  }
  refrt_index_add(&program->global_index, hash_global(program, id), id);
  return id;
}

uint32_t refrt_program_num_globals(const refrt_program *program) { return (uint32_t)program->globals.count; }
const refrt_global_info *refrt_program_global(const refrt_program *program, refrt_symbol global) {
  return global < program->globals.count ? &program->globals.items[global] : NULL;
}

refrt_symbol refrt_program_add_function(refrt_program *program, const char *name, refrt_type type, uint32_t flags,
                                        uint32_t location) {
  if (!refrt_program_can_build(program) || !known_type(program, type) ||
      !REFRT_RESERVE(program, program->functions, 1) ||
      !refrt_index_grow(program, &program->function_index, hash_function))
    return REFRT_NONE;
  if (program->types.items[type]->info.kind != REFRT_KIND_FUNCTION) {
    refrt_program_fail(program, REFRT_E_INVALID, "function '%s' has no function type", name);
    return REFRT_NONE;
  }
  if (refrt_program_find_function(program, name) != REFRT_NONE) {
    refrt_program_fail(program, REFRT_E_INVALID, "two functions named '%s'", name);
    return REFRT_NONE;
  }
  refrt_function function;
  memset(&function, 0, sizeof function);
  function.info.type = type;
  function.info.flags = flags;
  function.info.location = location;
  function.info.name = (const char *)refrt_program_copy(program, name, strlen(name));
  if (!function.info.name)
    return REFRT_NONE;
  uint32_t id = (uint32_t)program->functions.count++;
  program->functions.items[id] = function;
  refrt_index_add(&program->function_index, hash_function(program, id), id);
  return id;
}

uint32_t refrt_program_num_functions(const refrt_program *program) { return (uint32_t)program->functions.count; }
const refrt_function_info *refrt_program_function(const refrt_program *program, refrt_symbol function) {
  return function < program->functions.count ? &program->functions.items[function].info : NULL;
}

/*===------------------------------- functions -----------------------------===*/

static refrt_function *function_of(refrt_program *program, refrt_symbol function) {
  if (!refrt_program_can_build(program))
    return NULL;
  if (function < program->functions.count)
    return &program->functions.items[function];
  refrt_program_fail(program, REFRT_E_INVALID, "unknown function id %u", function);
  return NULL;
}

uint32_t refrt_function_add_value(refrt_program *program, refrt_symbol function, refrt_type type) {
  refrt_function *into = function_of(program, function);
  if (!into || !known_type(program, type) || !REFRT_RESERVE(program, into->values, 1))
    return REFRT_NONE;
  into->values.items[into->values.count++] = type;
  return into->info.num_values++;
}

uint32_t refrt_function_add_block(refrt_program *program, refrt_symbol function) {
  refrt_function *into = function_of(program, function);
  if (!into || !REFRT_RESERVE(program, into->blocks, 1))
    return REFRT_NONE;
  memset(&into->blocks.items[into->blocks.count], 0, sizeof(refrt_block));
  ++into->blocks.count;
  return into->info.num_blocks++;
}

static refrt_block *block_of(refrt_program *program, refrt_function *function, uint32_t block) {
  if (function && block < function->blocks.count)
    return &function->blocks.items[block];
  if (function)
    refrt_program_fail(program, REFRT_E_INVALID, "unknown block %u in function '%s'", block, function->info.name);
  return NULL;
}

void refrt_block_add_argument(refrt_program *program, refrt_symbol function, uint32_t block, uint32_t value) {
  refrt_block *into = block_of(program, function_of(program, function), block);
  if (!into || !REFRT_RESERVE(program, into->arguments, 1))
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
  if (!REFRT_RESERVE(program, into->instructions, 1) || !REFRT_RESERVE(program, owner->instructions, 1) ||
      !REFRT_RESERVE(program, owner->pool, ids) ||
      !REFRT_RESERVE(program, owner->attributes, instruction->num_attributes))
    return;
  refrt_stored_instruction stored;
  program->has_effects |= instruction->opcode == REFRT_OP_EFFECTS;
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
  stored.line = 0;
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

void refrt_block_join(refrt_program *program, refrt_symbol function, uint32_t block, uint32_t first,
                      const refrt_operation *operation) {
  refrt_function *owner = function_of(program, function);
  refrt_block *into = block_of(program, owner, block);
  refrt_stored_operation stored, *last;
  size_t words;
  if (!into)
    return;
  last = into->operations.count ? &into->operations.items[into->operations.count - 1] : NULL;
  if (operation->num_instructions == 0 || (last && first < (uint64_t)last->first + last->num_instructions)) {
    refrt_program_fail(program, REFRT_E_INVALID, "instruction %u of block %u in function '%s' begins no operation",
                       first, block, owner->info.name);
    return;
  }
  words = 2 * ((size_t)operation->num_results + operation->num_operands);
  if (!REFRT_RESERVE(program, into->operations, 1) || !REFRT_RESERVE(program, owner->pool, words))
    return;
  stored.first = first;
  stored.num_instructions = operation->num_instructions;
  stored.num_results = operation->num_results;
  stored.num_operands = operation->num_operands;
  stored.values = (uint32_t)owner->pool.count;
  if (words)
    memcpy(owner->pool.items + owner->pool.count, operation->values, words * sizeof(uint32_t));
  owner->pool.count += words;
  into->operations.items[into->operations.count++] = stored;
}

int refrt_program_has_effects(const refrt_program *program) { return program->has_effects; }

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

int refrt_block_operation(const refrt_program *program, refrt_symbol function, uint32_t block, uint32_t index,
                          refrt_operation *out) {
  const refrt_block *found = find_block(program, function, block);
  const refrt_stored_operation *stored;
  size_t low = 0, high = found ? found->operations.count : 0;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (found->operations.items[middle].first < index)
      low = middle + 1;
    else
      high = middle;
  }
  if (!found || low == found->operations.count || found->operations.items[low].first != index)
    return 0;
  stored = &found->operations.items[low];
  out->num_instructions = stored->num_instructions;
  out->num_results = stored->num_results;
  out->num_operands = stored->num_operands;
  out->values = program->functions.items[function].pool.items;
  out->values = out->values ? out->values + stored->values : NULL;
  return 1;
}

refrt_type refrt_function_value_type(const refrt_program *program, refrt_symbol function, uint32_t value) {
  if (function >= program->functions.count || value >= program->functions.items[function].values.count)
    return REFRT_NONE;
  return program->functions.items[function].values.items[value];
}
