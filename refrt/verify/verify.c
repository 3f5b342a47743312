/*===-- verify.c - what the machine may rely on ------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Checks a program and freezes it: globals, and for each function ids, blocks,
 * values and instructions. A block ends with its only terminator. A value is
 * defined once, and its definition dominates every use in a block that can be
 * reached. Linear up to a logarithm; no recursion.
 *===----------------------------------------------------------------------===*/
#include "refrt/verify/verify.h"
#include "refrt/program/leaves.h"
#include "refrt/program/opcode.h"
#include "refrt/verify/verify_ops.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define FAIL(...) return refrt_verify_fail(v, __VA_ARGS__)

/*===--------------------------------- messages ----------------------------===*/

static void append(refrt_program *program, size_t *used, const char *format, ...) {
  va_list arguments;
  int length;
  if (*used >= sizeof program->error - 1)
    return;
  va_start(arguments, format);
  length = vsnprintf(program->error + *used, sizeof program->error - *used, format, arguments);
  va_end(arguments);
  *used += length > 0 ? (size_t)length : 0;
}

static int fail_with(refrt_verifier *v, refrt_status status, const char *format, va_list arguments) {
  refrt_program *program = v->program;
  size_t used = 0;
  char what[256];
  if (program->status != REFRT_OK)
    return 0;
  program->status = status;
  program->error_function = v->function;
  vsnprintf(what, sizeof what, format, arguments);
  if (v->function != REFRT_NONE) {
    const refrt_function *function = &program->functions.items[v->function];
    uint32_t line = function->line;
    /* An instruction that is checked before it is added has no line yet. */
    if (v->index != REFRT_NONE && v->index < function->blocks.items[v->block].instructions.count)
      line = function->instructions.items[function->blocks.items[v->block].instructions.items[v->index]].line;
    if (line != 0)
      append(program, &used, "%s:%u: ", program->source, line);
    append(program, &used, "function '%.120s'", program->functions.items[v->function].info.name);
    if (v->block != REFRT_NONE)
      append(program, &used, ", block %u", v->block);
    if (v->index != REFRT_NONE) {
      const refrt_location *location = refrt_program_location(program, v->in.location);
      program->error_location = v->in.location;
      append(program, &used, ", instruction %u (%s)", v->index, refrt_opcode_name(v->in.opcode));
      if (location)
        append(program, &used, " at %.100s:%u:%u %.60s", location->file, location->line, location->column,
               location->op);
    }
    append(program, &used, ": ");
  }
  program->error_what = used < sizeof program->error ? used : sizeof program->error - 1;
  append(program, &used, "%s", what);
  return 0;
}

int refrt_verify_fail(refrt_verifier *v, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  (void)fail_with(v, REFRT_E_INVALID, format, arguments);
  va_end(arguments);
  return 0;
}

int refrt_verify_unsupported(refrt_verifier *v, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  (void)fail_with(v, REFRT_E_LIMIT, format, arguments);
  va_end(arguments);
  return 0;
}

static int fail_status(refrt_verifier *v, refrt_status status, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  (void)fail_with(v, status, format, arguments);
  va_end(arguments);
  return 0;
}

/*===--------------------------------- globals -----------------------------===*/

/* Where a splat ends: the innermost array element, or a vector of one leaf. */
static refrt_type initialised_part(const refrt_program *program, const refrt_global_info *global) {
  refrt_type type = global->type;
  const refrt_type_info *info = refrt_type_get(program, type);
  while (info->kind == REFRT_KIND_ARRAY && global->num_leaves != info->leaves) {
    type = info->element;
    info = refrt_type_get(program, type);
  }
  if (info->kind == REFRT_KIND_VECTOR && global->num_leaves == 1)
    return info->element;
  return info->leaves == global->num_leaves ? type : REFRT_NONE;
}

/* A pointer leaf that is an address: origin - 1 is a global before this one, or
 * with REFRT_ORIGIN_FUNCTION the rest is a function. */
static int verify_address(refrt_verifier *v, const refrt_global_info *global, uint32_t i, const refrt_leaf_kind *leaf) {
  const refrt_value *value = &global->leaves[i];
  if (leaf->kind != REFRT_KIND_PTR || value->state != REFRT_DEFINED || value->hi != 0)
    FAIL("global '%.120s': leaf %u is no address", global->name, i);
  if ((value->origin & REFRT_ORIGIN_FUNCTION) != 0)
    return (value->origin & ~REFRT_ORIGIN_FUNCTION) < v->program->functions.count;
  if (value->origin > v->program->globals.count)
    return 0;
  if (&v->program->globals.items[value->origin - 1] >= global)
    FAIL("global '%.120s': leaf %u is the address of a global that comes later", global->name, i);
  return 1;
}

static int verify_global(refrt_verifier *v, const refrt_global_info *global) {
  const uint32_t all =
      REFRT_GLOBAL_CONSTANT | REFRT_GLOBAL_UNINITIALIZED | REFRT_GLOBAL_EXTERNAL | REFRT_GLOBAL_PRIVATE;
  refrt_leaf_walk walk;
  refrt_leaf_kind leaf;
  refrt_type type;
  if (global->flags & ~all)
    FAIL("global '%.120s': unknown flags 0x%x", global->name, global->flags & ~all);
  if (global->align == 0 || (global->align & (global->align - 1)) != 0)
    FAIL("global '%.120s': alignment %u is not a power of two", global->name, global->align);
  if (global->num_leaves == 0)
    return 1;
  if (global->flags & REFRT_GLOBAL_EXTERNAL)
    FAIL("global '%.120s': an external global has no initial value", global->name);
  type = initialised_part(v->program, global);
  if (type == REFRT_NONE)
    FAIL("global '%.120s': %u leaves do not fill its type", global->name, global->num_leaves);
  refrt_leaf_walk_start(&walk, v->program, type);
  for (uint32_t i = 0; i < global->num_leaves && refrt_leaf_walk_next(&walk, &leaf); ++i) {
    const refrt_value *value = &global->leaves[i];
    if (value->state != REFRT_DEFINED && value->state != REFRT_UNDEF && value->state != REFRT_POISON)
      FAIL("global '%.120s': leaf %u has state %u", global->name, i, value->state);
    if (value->state != REFRT_DEFINED && (value->lo != 0 || value->hi != 0))
      FAIL("global '%.120s': leaf %u is unknown and has a value", global->name, i);
    if (value->origin != 0 && !verify_address(v, global, i, &leaf))
      return refrt_verify_fail(v, "global '%.120s': leaf %u has no such origin", global->name, i);
    if (!refrt_leaf_fits(&leaf, value->lo, value->hi))
      FAIL("global '%.120s': leaf %u has more than %u bits", global->name, i, leaf.bits);
  }
  return 1;
}

/*===-------------------------------- functions ----------------------------===*/

/* Scratch arrays, grown to what the largest function needs. */
typedef struct scratch {
  uint32_t *words;
  size_t capacity;
} scratch;

static uint32_t *take_words(refrt_verifier *v, scratch *s, size_t count) {
  const refrt_config *config = &v->program->config;
  if (count > s->capacity || !s->words) {
    size_t wanted = s->capacity * 2 > count ? s->capacity * 2 : count + 16;
    uint32_t *grown =
        (uint32_t *)config->allocate(config->user, s->words, s->capacity * sizeof *s->words, wanted * sizeof *s->words);
    if (!grown) {
      fail_status(v, REFRT_E_MEMORY, "out of memory");
      return NULL;
    }
    s->words = grown;
    s->capacity = wanted;
  }
  return s->words;
}

static int verify_ids(refrt_verifier *v, const refrt_function *function) {
  if ((unsigned)v->in.opcode >= REFRT_OP_COUNT)
    FAIL("unknown opcode %u", (unsigned)v->in.opcode);
  if (v->in.type != REFRT_NONE && !v->type)
    FAIL("there is no type %u", v->in.type);
  if (v->in.location != REFRT_NONE && v->in.location >= v->program->locations.count)
    FAIL("there is no location %u", v->in.location);
  for (uint32_t i = 0; i < v->in.num_operands; ++i)
    if (v->in.operands[i] >= function->values.count)
      FAIL("operand %u: there is no value %u", i, v->in.operands[i]);
  for (uint32_t i = 0; i < v->in.num_results; ++i)
    if (v->in.results[i] >= function->values.count)
      FAIL("result %u: there is no value %u", i, v->in.results[i]);
  return 1;
}

static void set_instruction(refrt_verifier *v, uint32_t block, uint32_t index) {
  v->block = block;
  v->index = index;
  (void)refrt_block_instruction(v->program, v->function, block, index, &v->in);
  v->type = refrt_type_get(v->program, v->in.type);
}

static int define(refrt_verifier *v, uint32_t *defined_in, uint32_t value, uint32_t block) {
  if (defined_in[value] != REFRT_NONE)
    FAIL("value %u is defined twice", value);
  defined_in[value] = block;
  return 1;
}

/* A value of an operation: one of the function's, or two of which the second is
 * above the first. */
static int verify_source_value(refrt_verifier *v, const refrt_function *function, const uint32_t *words) {
  const refrt_type_info *low, *high;
  for (uint32_t i = 0; i < 2; ++i)
    if (words[i] >= function->values.count && (i == 0 || words[i] != REFRT_NONE))
      FAIL("step: there is no value %u", words[i]);
  if (words[1] == REFRT_NONE)
    return 1;
  low = refrt_type_get(v->program, function->values.items[words[0]]);
  high = refrt_type_get(v->program, function->values.items[words[1]]);
  if (low->kind == REFRT_KIND_VECTOR && high->kind == REFRT_KIND_VECTOR && low->leaves == high->leaves) {
    low = refrt_type_get(v->program, low->element);
    high = refrt_type_get(v->program, high->element);
  }
  if (low->kind != REFRT_KIND_INT || high->kind != REFRT_KIND_INT || low->bits != 128)
    FAIL("step: value %u has no bits above those of value %u", words[1], words[0]);
  return 1;
}

/* Operations that are several instructions: where they end, and ids. */
static int verify_operations(refrt_verifier *v, const refrt_function *function, uint32_t b) {
  const refrt_block *block = &function->blocks.items[b];
  for (size_t k = 0; k < block->operations.count; ++k) {
    refrt_stored_operation *at = &block->operations.items[k];
    uint32_t i, words = 2 * (at->num_results + at->num_operands);
    v->index = REFRT_NONE;
    if (at->first < block->instructions.count)
      set_instruction(v, b, at->first);
    if (at->first >= block->instructions.count || at->num_instructions > block->instructions.count - at->first)
      FAIL("a step of %u instructions from the one with number %u on does not end in the block", at->num_instructions,
           at->first);
    for (i = at->first; i < at->first + at->num_instructions; ++i) {
      set_instruction(v, b, i);
      if (at->num_instructions > 1 && refrt_opcode_has(v->in.opcode, REFRT_TRAIT_CALL))
        FAIL("a call is a step of its own");
    }
    set_instruction(v, b, at->first);
    for (i = 0; i < words; i += 2)
      if (!verify_source_value(v, function, function->pool.items + at->values + i))
        return 0;
  }
  return 1;
}

/* Arguments and ids of all blocks; notes who defines what. `defined_at` is 0
 * for arguments, else instruction + 1. */
static int verify_definitions(refrt_verifier *v, const refrt_function *function, uint32_t *defined_in,
                              uint32_t *defined_at) {
  uint64_t leaves = 0;
  memset(defined_in, 0xff, function->values.count * sizeof *defined_in);
  for (uint32_t b = 0; b < function->blocks.count; ++b) {
    const refrt_block *block = &function->blocks.items[b];
    v->block = b;
    v->index = REFRT_NONE;
    for (size_t i = 0; i < block->arguments.count; ++i) {
      uint32_t value = block->arguments.items[i];
      if (value >= function->values.count)
        FAIL("argument %u: there is no value %u", (unsigned)i, value);
      if (!define(v, defined_in, value, b))
        return 0;
      defined_at[value] = 0;
    }
    if (block->instructions.count == 0)
      FAIL("a block needs a terminator");
    for (uint32_t i = 0; i < block->instructions.count; ++i) {
      set_instruction(v, b, i);
      if (!verify_ids(v, function))
        return 0;
      if (refrt_opcode_has(v->in.opcode, REFRT_TRAIT_TERMINATOR) != (i + 1 == block->instructions.count))
        FAIL("a block ends with its only terminator");
      for (uint32_t r = 0; r < v->in.num_results; ++r) {
        if (!define(v, defined_in, v->in.results[r], b))
          return 0;
        defined_at[v->in.results[r]] = i + 1;
      }
    }
    if (!verify_operations(v, function, b))
      return 0;
  }
  v->block = v->index = REFRT_NONE;
  for (uint32_t value = 0; value < function->values.count; ++value) {
    if (defined_in[value] == REFRT_NONE)
      FAIL("value %u has no definition", value);
    leaves += refrt_type_get(v->program, function->values.items[value])->leaves;
  }
  if (leaves > REFRT_MAX_FRAME_LEAVES)
    return fail_status(v, REFRT_E_LIMIT, "its values have more than %u leaves", REFRT_MAX_FRAME_LEAVES);
  return 1;
}

static int verify_entry(refrt_verifier *v, const refrt_function *function) {
  const refrt_type_info *type = refrt_type_get(v->program, function->info.type);
  const refrt_block *entry = &function->blocks.items[0];
  v->block = 0;
  v->index = REFRT_NONE;
  if (entry->arguments.count != type->count)
    FAIL("%u arguments for a function of %llu", (unsigned)entry->arguments.count, (unsigned long long)type->count);
  for (uint32_t i = 0; i < type->count; ++i)
    if (function->values.items[entry->arguments.items[i]] != type->parts[i])
      FAIL("argument %u has another type than the function's", i);
  return 1;
}

/* The instructions by themselves; lists the edges of the blocks. */
static int verify_instructions(refrt_verifier *v, const refrt_function *function, uint32_t *first) {
  for (uint32_t b = 0; b < function->blocks.count; ++b)
    for (uint32_t i = 0; i < function->blocks.items[b].instructions.count; ++i) {
      set_instruction(v, b, i);
      if (!refrt_verify_instruction(v))
        return 0;
    }
  if (refrt_graph_lists(v->program, v->function, first) > REFRT_MAX_ITEMS)
    return fail_status(v, REFRT_E_LIMIT, "too many branches");
  return 1;
}

/* Per value where it is defined, per block its times in the tree of dominators. */
typedef struct definitions {
  const uint32_t *in, *at;
  const uint32_t *enter, *leave;
} definitions;

/* On every way to an instruction. */
static int is_defined(const definitions *d, uint32_t value, uint32_t block, uint32_t index) {
  uint32_t from = d->in[value];
  if (from == block)
    return d->at[value] <= index;
  return d->enter[from] && d->enter[from] <= d->enter[block] && d->leave[block] <= d->leave[from];
}

/* Operands of an operation are there when it begins, its results when it ends. */
static int verify_operation_values(refrt_verifier *v, const refrt_function *function, const definitions *d,
                                   uint32_t b) {
  const refrt_block *block = &function->blocks.items[b];
  for (size_t k = 0; k < block->operations.count; ++k) {
    const refrt_stored_operation *at = &block->operations.items[k];
    const uint32_t *values = function->pool.items + at->values;
    uint32_t words = 2 * (at->num_results + at->num_operands);
    set_instruction(v, b, at->first);
    for (uint32_t i = 0; i < words; ++i) {
      if (values[i] == REFRT_NONE)
        continue;
      if (i >= 2 * at->num_results && !is_defined(d, values[i], b, at->first))
        FAIL("step: value %u is not defined on every way to here", values[i]);
      if (i < 2 * at->num_results && (d->in[values[i]] != b || d->at[values[i]] <= at->first ||
                                      d->at[values[i]] > at->first + at->num_instructions))
        FAIL("step: value %u is not a result of its instructions", values[i]);
    }
  }
  return 1;
}

static int verify_dominance(refrt_verifier *v, const refrt_function *function, const definitions *d) {
  for (uint32_t b = 0; b < function->blocks.count; ++b) {
    if (!d->enter[b])
      continue;
    if (!verify_operation_values(v, function, d, b))
      return 0;
    for (uint32_t i = 0; i < function->blocks.items[b].instructions.count; ++i) {
      set_instruction(v, b, i);
      for (uint32_t k = 0; k < v->in.num_operands; ++k)
        if (!is_defined(d, v->in.operands[k], b, i))
          FAIL("operand %u: value %u is not defined on every way to here", k, v->in.operands[k]);
    }
  }
  return 1;
}

static int verify_function(refrt_verifier *v, scratch *s) {
  const refrt_function *function = &v->program->functions.items[v->function];
  size_t values = function->values.count, blocks = function->blocks.count, edges = 0, words;
  uint32_t *at, *first, *targets;
  refrt_graph graph;
  definitions found;
  v->block = v->index = REFRT_NONE;
  if (function->info.flags & ~(uint32_t)(REFRT_FUNCTION_PRIVATE | REFRT_FUNCTION_LLVM))
    FAIL("unknown flags 0x%x", function->info.flags);
  if (function->info.location != REFRT_NONE && function->info.location >= v->program->locations.count)
    FAIL("there is no location %u", function->info.location);
  if (blocks == 0)
    return values == 0 ? 1 : refrt_verify_fail(v, "values without a block");
  words = 2 * values + 3 * blocks + 1;
  at = take_words(v, s, words);
  if (!at || !verify_definitions(v, function, at, at + values) || !verify_entry(v, function) ||
      !verify_instructions(v, function, at + 2 * values))
    return 0;
  edges = at[2 * values + blocks];
  at = take_words(v, s, words + edges + refrt_dominance_work(blocks, edges));
  if (!at)
    return 0;
  first = at + 2 * values;
  targets = at + words;
  refrt_graph_targets(v->program, v->function, first, targets);
  graph.num_blocks = (uint32_t)blocks;
  graph.first = first;
  graph.targets = targets;
  refrt_dominance(&graph, first + blocks + 1, first + 2 * blocks + 1, targets + edges);
  found.in = at;
  found.at = at + values;
  found.enter = first + blocks + 1;
  found.leave = first + 2 * blocks + 1;
  return verify_dominance(v, function, &found);
}

int refrt_program_is_verified(const refrt_program *program) { return program->verified; }

refrt_status refrt_program_verify(refrt_program *program) {
  refrt_verifier v;
  scratch s = {NULL, 0};
  int sound = program->status == REFRT_OK;
  if (!sound || program->verified)
    return program->status;
  memset(&v, 0, sizeof v);
  v.program = program;
  v.function = REFRT_NONE;
  for (uint32_t i = 0; i < program->globals.count && sound; ++i)
    sound = verify_global(&v, &program->globals.items[i]);
  for (uint32_t i = 0; i < program->functions.count && sound; ++i) {
    v.function = i;
    sound = verify_function(&v, &s);
  }
  refrt_program_release(program, s.words, s.capacity * sizeof *s.words);
  if (!sound && program->status == REFRT_OK) {
    program->status = REFRT_E_INTERNAL;
    snprintf(program->error, sizeof program->error, "the verifier gave no reason");
  }
  program->verified = sound;
  return program->status;
}
