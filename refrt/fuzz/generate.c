/*===-- generate.c - verified programs from any bytes ------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * A fixed set of types and a few that the bytes choose; some globals and
 * functions; in each function straight lines, branches that join, switches and
 * counted loops. Values in scope are a stack, so that what is used is defined
 * on every way.
 *===----------------------------------------------------------------------===*/
#include "refrt/fuzz/generate_instruction.h"

#include <stdio.h>
#include <string.h>

/*===---------------------------------- types ------------------------------===*/

static void know(generator *g, refrt_type type) {
  uint32_t i;
  for (i = 0; i < g->num_types; ++i)
    if (g->types[i] == type)
      return;
  if (type != REFRT_NONE && g->num_types < MOST_TYPES)
    g->types[g->num_types++] = type;
}

static refrt_type vector(generator *g, refrt_type element, int64_t lanes) {
  return refrt_type_vector(g->program, element, &lanes, 1);
}

static void know_memrefs(generator *g, refrt_type element) {
  const int64_t dynamic[] = {REFRT_DYNAMIC, REFRT_DYNAMIC, REFRT_DYNAMIC}, four = 4, one = 1;
  const int64_t inner[] = {REFRT_DYNAMIC, 1}, sizes[] = {2, 3}, strides[] = {3, 1};
  uint32_t rank;
  for (rank = 0; rank < 4; ++rank)
    know(g, refrt_type_memref(g->program, element, dynamic, dynamic, rank, REFRT_DYNAMIC, 0));
  know(g, refrt_type_memref(g->program, element, NULL, NULL, 0, 0, 0));
  know(g, refrt_type_memref(g->program, element, dynamic, &one, 1, 0, 0));
  know(g, refrt_type_memref(g->program, element, &four, &one, 1, 0, 0));
  know(g, refrt_type_memref(g->program, element, dynamic, inner, 2, 0, 0));
  know(g, refrt_type_memref(g->program, element, sizes, strides, 2, 0, 0));
  know(g, refrt_type_unranked(g->program, element, 0));
}

static void know_basics(generator *g) {
  static const uint32_t widths[] = {1, 8, 16, 32, 64, 24, 128};
  static const refrt_float_kind floats[] = {REFRT_FLOAT_F32,      REFRT_FLOAT_F64, REFRT_FLOAT_F16,
                                            REFRT_FLOAT_BF16,     REFRT_FLOAT_F80, REFRT_FLOAT_F8E4M3FN,
                                            REFRT_FLOAT_F8E8M0FNU};
  refrt_type pair[5], f32 = REFRT_NONE, scalar;
  uint32_t i, n;
  know(g, g->index = refrt_type_index(g->program));
  for (i = 0; i < sizeof widths / sizeof *widths; ++i)
    know(g, refrt_type_int(g->program, widths[i]));
  g->i1 = refrt_type_int(g->program, 1);
  g->i8 = refrt_type_int(g->program, 8);
  g->i32 = refrt_type_int(g->program, 32);
  g->i64 = refrt_type_int(g->program, 64);
  know(g, g->ptr = refrt_type_ptr(g->program, 0));
  for (i = 0; i < sizeof floats / sizeof *floats; ++i)
    know(g, refrt_type_float(g->program, floats[i]));
  f32 = refrt_type_float(g->program, REFRT_FLOAT_F32);
  know(g, refrt_type_complex(g->program, f32));
  n = g->num_types;
  for (i = 0; i < 4; ++i)
    know(g, vector(g, g->types[i], 4));
  know(g, vector(g, f32, 4));
  know(g, vector(g, g->ptr, 2));
  know(g, vector(g, g->i1, 2));
  know_memrefs(g, g->i32);
  know_memrefs(g, g->i8);
  know_memrefs(g, f32);
  /* {T, i1} of with.overflow, descriptors, and what else is chosen. */
  for (i = 0; i < 3; ++i) {
    pair[0] = g->types[1 + below(g, 6)];
    pair[1] = g->i1;
    know(g, refrt_type_struct(g->program, pair, 2, 0));
  }
  pair[0] = pair[1] = g->ptr;
  pair[2] = g->i64;
  pair[3] = pair[4] = refrt_type_array(g->program, g->i64, 1 + below(g, 3));
  know(g, pair[3]);
  know(g, refrt_type_struct(g->program, pair, 5, 0));
  scalar = g->types[below(g, n)];
  know_memrefs(g, scalar);
  know(g, refrt_type_array(g->program, scalar, below(g, 5)));
  if (info_of(g, scalar)->kind != REFRT_KIND_COMPLEX)
    know(g, vector(g, scalar, 3));
  for (i = 0; i < 2; ++i) {
    pair[0] = any_type(g);
    pair[1] = any_type(g);
    pair[2] = g->i8;
    if (info_of(g, pair[0])->kind < REFRT_KIND_MEMREF && info_of(g, pair[1])->kind < REFRT_KIND_MEMREF &&
        info_of(g, pair[0])->kind != REFRT_KIND_FUNCTION && info_of(g, pair[1])->kind != REFRT_KIND_FUNCTION)
      know(g, refrt_type_struct(g->program, pair, 3, (int)below(g, 2)));
  }
}

/*===------------------------------ control flow ---------------------------===*/

static uint32_t new_block(generator *g) { return refrt_function_add_block(g->program, g->function); }
static uint32_t add_argument(generator *g, uint32_t block, refrt_type type) {
  uint32_t value = refrt_function_add_value(g->program, g->function, type);
  refrt_block_add_argument(g->program, g->function, block, value);
  return value;
}
static void bring(generator *g, uint32_t value) {
  if (g->num_scope < MOST_SCOPE)
    g->scope[g->num_scope++] = value;
}

static void terminate(generator *g, refrt_opcode opcode, const uint64_t *attributes, uint32_t num_attributes,
                      const uint32_t *operands, uint32_t num_operands) {
  refrt_instruction in;
  memset(&in, 0, sizeof in);
  in.opcode = opcode;
  in.type = in.location = REFRT_NONE;
  in.attributes = attributes;
  in.num_attributes = num_attributes;
  in.operands = operands;
  in.num_operands = num_operands;
  refrt_block_add_instruction(g->program, g->function, g->block, &in);
}

static void jump(generator *g, uint32_t block, const uint32_t *values, uint32_t count) {
  uint64_t attribute = block;
  terminate(g, REFRT_OP_BR, &attribute, 1, values, count);
}

/* A value of that type for the end of a region; scopes are never that full. */
static uint32_t carried(generator *g, refrt_type type) {
  uint32_t value;
  if (g->num_scope == MOST_SCOPE)
    --g->num_scope;
  value = generator_pick(g, 't', REFRT_LANES_ANY, type);
  return value;
}

static void region(generator *g, uint32_t depth);

/* Two or more ways that join with one value; a switch or a condition. */
static void branch(generator *g, uint32_t depth, int is_switch) {
  uint32_t mark, blocks[4], ways = is_switch ? 2 + below(g, 3) : 2, join, i, flag, value;
  uint64_t attributes[2 + 4 * 3];
  refrt_type type;
  flag = is_switch ? generator_pick(g, 'i', REFRT_LANES_ANY, g->i8) : generator_pick(g, 'i', REFRT_LANES_ANY, g->i1);
  value = generator_pick(g, 't', REFRT_LANES_ANY, REFRT_NONE);
  if (flag == REFRT_NONE || value == REFRT_NONE || g->num_scope + 8 > MOST_SCOPE)
    return;
  type = type_of(g, value);
  for (i = 0; i < ways; ++i)
    blocks[i] = new_block(g);
  join = new_block(g);
  memset(attributes, 0, sizeof attributes);
  attributes[0] = blocks[0];
  for (i = 1; i < ways; ++i) {
    if (!is_switch) {
      attributes[2] = blocks[1];
      continue;
    }
    attributes[4 * i - 2] = i;
    attributes[4 * i] = blocks[i];
  }
  terminate(g, is_switch ? REFRT_OP_SWITCH : REFRT_OP_COND_BR, attributes, is_switch ? 4 * ways - 2 : 4, &flag, 1);
  mark = g->num_scope;
  for (i = 0; i < ways; ++i) {
    g->block = blocks[i];
    region(g, depth + 1);
    value = carried(g, type);
    if (i != 0 && take(g) > 250)
      terminate(g, REFRT_OP_UNREACHABLE, NULL, 0, NULL, 0);
    else
      jump(g, join, &value, 1);
    g->num_scope = mark;
  }
  g->block = join;
  bring(g, add_argument(g, join, type));
}

/* for (i = n; i != 0; --i) with one value from round to round. */
static void loop(generator *g, uint32_t depth) {
  uint32_t header, body, end, mark, operands[2], counter, value, truth;
  uint64_t attributes[4];
  refrt_type type;
  refrt_instruction in;
  value = generator_pick(g, 't', REFRT_LANES_ANY, REFRT_NONE);
  operands[0] = value == REFRT_NONE ? REFRT_NONE : generator_fresh(g, g->index);
  if (operands[0] == REFRT_NONE || g->num_scope + 12 > MOST_SCOPE)
    return;
  type = type_of(g, value);
  operands[1] = value;
  header = new_block(g);
  body = new_block(g);
  end = new_block(g);
  jump(g, header, operands, 2);
  g->block = header;
  counter = add_argument(g, header, g->index);
  value = add_argument(g, header, type);
  bring(g, counter);
  bring(g, value);
  operands[0] = counter;
  operands[1] = generator_fresh(g, g->index);
  memset(&in, 0, sizeof in);
  in.opcode = REFRT_OP_CMPI;
  in.type = g->index;
  in.operands = operands;
  in.num_operands = 2;
  attributes[0] = take(g) > 128 ? REFRT_ICMP_NE : REFRT_ICMP_SGT;
  in.attributes = attributes;
  in.num_attributes = 1;
  (void)generator_offer(g, &in, &g->i1, 1);
  truth = g->scope[g->num_scope - 1];
  attributes[0] = body;
  attributes[1] = attributes[3] = 0;
  attributes[2] = end;
  terminate(g, REFRT_OP_COND_BR, attributes, 4, &truth, 1);
  mark = g->num_scope;
  g->block = body;
  region(g, depth + 1);
  if (g->num_scope + 2 > MOST_SCOPE)
    g->num_scope = mark;
  operands[0] = counter;
  operands[1] = generator_fresh(g, g->index);
  in.opcode = REFRT_OP_SUB;
  in.num_attributes = 0;
  (void)generator_offer(g, &in, &g->index, 1);
  operands[0] = g->scope[g->num_scope - 1];
  operands[1] = carried(g, type);
  jump(g, header, operands, 2);
  g->num_scope = mark;
  g->block = end;
}

static void region(generator *g, uint32_t depth) {
  while (g->budget != 0 && g->in->left != 0) {
    uint32_t choice = take(g);
    --g->budget;
    if (choice < 14 && depth < MOST_DEPTH)
      loop(g, depth);
    else if (choice < 24 && depth < MOST_DEPTH)
      branch(g, depth, 0);
    else if (choice < 28 && depth < MOST_DEPTH)
      branch(g, depth, 1);
    else if (choice < 40 && depth != 0)
      return;
    else if (g->num_scope + 6 < MOST_SCOPE)
      generator_instruction(g);
  }
}

/*===-------------------------------- programs -----------------------------===*/

static void body(generator *g, refrt_symbol function) {
  const refrt_type_info *type = info_of(g, refrt_program_function(g->program, function)->type);
  uint32_t results[MOST_OPERANDS], i;
  g->function = function;
  g->num_scope = 0;
  g->block = new_block(g);
  g->budget = BUDGET;
  for (i = 0; i < type->count; ++i)
    bring(g, add_argument(g, g->block, type->parts[i]));
  region(g, 0);
  for (i = 0; i < type->num_results; ++i)
    results[i] = carried(g, type->parts[type->count + i]);
  terminate(g, REFRT_OP_RETURN, NULL, 0, results, type->num_results);
}

static refrt_symbol declare(generator *g, const char *name, const refrt_type *types, uint32_t args, uint32_t results) {
  refrt_type type = refrt_type_function(g->program, types, args, types + args, results, 0);
  know(g, type);
  return refrt_program_add_function(g->program, name, type, take(g) & 1 ? REFRT_FUNCTION_LLVM : 0, REFRT_NONE);
}

/* Types that a caller from outside can make values of. */
static refrt_type type_of_argument(generator *g) {
  refrt_type type = any_type(g);
  refrt_type_kind kind = info_of(g, type)->kind;
  return kind == REFRT_KIND_UNRANKED || kind == REFRT_KIND_FUNCTION ? g->index : type;
}

refrt_program *refrt_generate(const refrt_config *config, refrt_bytes *bytes) {
  generator g;
  refrt_layout layout;
  static const refrt_layout_entry entries[] = {{'f', 64, 4}, {'i', 24, 1}, {'i', 64, 4}, {'v', 96, 4}, {'v', 128, 8}};
  refrt_type types[8];
  refrt_symbol functions[3];
  uint32_t choice, count, i, k;
  char name[8];
  memset(&g, 0, sizeof g);
  g.in = bytes;
  if (refrt_program_create(config, &g.program) != REFRT_OK)
    return NULL;
  refrt_layout_init(&layout);
  choice = take(&g);
  if (choice & 1)
    layout.big_endian = 1;
  if ((choice & 6) == 6) {
    layout.pointer_bits = layout.index_bits = 32;
    layout.pointer_align = 4;
  }
  if ((choice & 24) == 24)
    layout.index_bits = 16;
  if ((choice & 96) == 96) {
    layout.struct_align = 8;
    layout.num_entries = sizeof entries / sizeof entries[0];
    memcpy(layout.entries, entries, sizeof entries);
  }
  refrt_program_set_layout(g.program, &layout);
  know_basics(&g);
  (void)refrt_program_add_string(g.program, "why", 3);
  for (i = 0; i < 2; ++i) {
    (void)snprintf(name, sizeof name, "g%u", i);
    (void)refrt_program_add_global(g.program, name, refrt_type_array(g.program, i ? g.i8 : g.i32, 4), 0, 0,
                                   i ? REFRT_GLOBAL_UNINITIALIZED : take(&g) & REFRT_GLOBAL_CONSTANT,
                                   &(refrt_value){7, 0, REFRT_DEFINED, 0}, i ? 0 : 1);
  }
  count = 1 + below(&g, 3);
  for (i = 0; i < count; ++i) {
    uint32_t args = 1 + below(&g, 5), results = below(&g, 3);
    for (k = 0; k < args; ++k)
      types[k] = type_of_argument(&g);
    for (k = 0; k < results; ++k)
      types[args + k] = any_type(&g);
    (void)snprintf(name, sizeof name, "f%u", i);
    functions[i] = declare(&g, name, types, args, results);
  }
  types[0] = g.i64;
  types[1] = g.ptr;
  (void)declare(&g, "malloc", types, 1, 1);
  types[0] = g.ptr;
  (void)declare(&g, "free", types, 1, 0);
  for (i = 0; i < count; ++i)
    body(&g, functions[i]);
  return g.program;
}
