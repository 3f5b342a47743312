/*===-- print.c - programs as text -------------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Prints the form that text.h defines; what a verified program prints parses
 * back to the same program. Programs that do not verify are printed too, as
 * well as it goes: nothing here may rely on attributes making sense.
 *===----------------------------------------------------------------------===*/
#include "refrt/program/opcode.h"
#include "refrt/program/program.h"
#include "refrt/text/scalar.h"
#include "refrt/text/text.h"
#include "refrt/text/writer.h"

#include <string.h>

/*===----------------------------- small pieces ----------------------------===*/

static void put_value(refrt_writer *w, uint32_t id) {
  refrt_put(w, "%");
  refrt_put_unsigned(w, id);
}

static void put_values(refrt_writer *w, const uint32_t *ids, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    refrt_put(w, i ? ", " : "");
    put_value(w, ids[i]);
  }
}

static void put_definitions(refrt_writer *w, uint32_t function, const uint32_t *ids, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    refrt_put(w, i ? ", " : "");
    put_value(w, ids[i]);
    refrt_put(w, ": ");
    refrt_put_type(w, refrt_function_value_type(w->program, function, ids[i]));
  }
}

/* `(%1, %3 above %2)` */
static void put_source_values(refrt_writer *w, const uint32_t *words, uint32_t count) {
  refrt_put(w, "(");
  for (uint32_t i = 0; i < count; ++i) {
    refrt_put(w, i ? ", " : "");
    if (words[2 * i + 1] != REFRT_NONE) {
      put_value(w, words[2 * i + 1]);
      refrt_put(w, " above ");
    }
    put_value(w, words[2 * i]);
  }
  refrt_put(w, ")");
}

static void put_operation(refrt_writer *w, const refrt_operation *operation) {
  refrt_put(w, " step ");
  refrt_put_unsigned(w, operation->num_instructions);
  refrt_put(w, " ");
  put_source_values(w, operation->values, operation->num_results);
  refrt_put(w, " = ");
  put_source_values(w, operation->values + 2 * (size_t)operation->num_results, operation->num_operands);
}

static void put_flags(refrt_writer *w, uint32_t flags, const refrt_flag_name *names) {
  for (unsigned i = 0; names[i].name; ++i)
    if (flags & names[i].bit) {
      refrt_put(w, " ");
      refrt_put(w, names[i].name);
    }
}

static void put_location(refrt_writer *w, uint32_t id) {
  const refrt_location *location = refrt_program_location(w->program, id);
  if (!location)
    return;
  refrt_put(w, " loc ");
  refrt_put_quoted(w, location->file, strlen(location->file));
  refrt_put(w, ":");
  refrt_put_unsigned(w, location->line);
  refrt_put(w, ":");
  refrt_put_unsigned(w, location->column);
  refrt_put(w, " ");
  refrt_put_quoted(w, location->op, strlen(location->op));
}

static void put_leaf(refrt_writer *w, const refrt_leaf_kind *kind, uint64_t lo, uint64_t hi) {
  char text[REFRT_SCALAR_TEXT_SIZE];
  refrt_put_bytes(w, text, refrt_scalar_print(kind, lo, hi, text));
}

/* An attribute without meaning: dimensions are the likeliest. */
static void put_plain(refrt_writer *w, uint64_t value) {
  if (value == (uint64_t)REFRT_DYNAMIC)
    refrt_put(w, "?");
  else
    refrt_put_unsigned(w, value);
}

/*===-------------------------------- attributes ---------------------------===*/

static void put_const(refrt_writer *w, uint32_t function, const refrt_instruction *in) {
  refrt_type type = refrt_function_value_type(w->program, function, in->results[0]);
  const refrt_type_info *info = refrt_type_get(w->program, type);
  refrt_leaf_walk walk;
  refrt_leaf_kind kind;
  int splat = in->num_attributes == 2 && info->leaves != 1;
  refrt_leaf_walk_start(&walk, w->program, type);
  refrt_put(w, splat ? " splat " : info->leaves == 1 ? " " : " [");
  for (uint32_t i = 0; i < in->num_attributes && refrt_leaf_walk_next(&walk, &kind); i += 2) {
    refrt_put(w, i ? ", " : "");
    put_leaf(w, &kind, in->attributes[i], in->attributes[i + 1]);
  }
  refrt_put(w, splat || info->leaves == 1 ? "" : "]");
}

static void put_edge(refrt_writer *w, uint64_t block, const uint32_t *operands, uint64_t count) {
  refrt_put(w, "^");
  refrt_put_unsigned(w, block);
  if (!count)
    return;
  refrt_put(w, "(");
  put_values(w, operands, (uint32_t)count);
  refrt_put(w, ")");
}

static void put_switch(refrt_writer *w, const refrt_instruction *in) {
  const refrt_leaf_kind wide = {REFRT_KIND_INT, REFRT_FLOAT_F16, 128};
  const uint64_t *a = in->attributes;
  const uint32_t *operands = in->operands + 1;
  refrt_put(w, " ");
  put_value(w, in->operands[0]);
  refrt_put(w, ", ");
  put_edge(w, a[0], operands, a[1]);
  operands += a[1];
  for (uint32_t i = 2; i < in->num_attributes; operands += a[i + 3], i += 4) {
    refrt_put(w, ", ");
    put_leaf(w, &wide, a[i], a[i + 1]);
    refrt_put(w, ": ");
    put_edge(w, a[i + 2], operands, a[i + 3]);
  }
}

/* `[...]` of `count` attributes, dynamic ones as the next operand. */
static const uint32_t *put_list(refrt_writer *w, const uint64_t *attributes, uint32_t count, const uint32_t *operands) {
  refrt_put(w, "[");
  for (uint32_t i = 0; i < count; ++i) {
    uint64_t a = attributes[i];
    refrt_put(w, i ? ", " : "");
    if (a == (uint64_t)REFRT_DYNAMIC)
      put_value(w, *operands++);
    else
      refrt_put_dimension(w, a >> 63 ? -1 - (int64_t)~a : (int64_t)a);
  }
  refrt_put(w, "]");
  return operands;
}

/* Groups of an expand-shape: one for each dimension of its type. */
static uint32_t num_groups(const refrt_program *program, const refrt_instruction *in) {
  const refrt_type_info *info = in->type == REFRT_NONE ? NULL : refrt_type_get(program, in->type);
  return info && info->kind == REFRT_KIND_MEMREF ? info->rank : UINT32_MAX;
}

static void put_expand(refrt_writer *w, const refrt_instruction *in, uint32_t groups) {
  refrt_put(w, " ");
  put_value(w, in->operands[0]);
  (void)put_list(w, in->attributes, groups, NULL);
  (void)put_list(w, in->attributes + groups, in->num_attributes - groups, in->operands + 1);
}

static void put_view(refrt_writer *w, const refrt_instruction *in, uint32_t first, uint32_t rank) {
  const uint32_t *operands = in->operands + 1;
  refrt_put(w, " ");
  put_value(w, in->operands[0]);
  operands = put_list(w, in->attributes, first, operands);
  operands = put_list(w, in->attributes + first, rank, operands);
  (void)put_list(w, in->attributes + first + rank, rank, operands);
}

/* Lists without values. */
static void put_numbers(refrt_writer *w, const refrt_instruction *in, int lanes) {
  for (uint32_t i = 0; i < in->num_attributes; ++i) {
    refrt_put(w, i ? ", " : "[");
    if (lanes && in->attributes[i] == UINT64_MAX)
      refrt_put(w, "poison");
    else
      refrt_put_unsigned(w, in->attributes[i]);
  }
  refrt_put(w, "]");
}

static int is_dynamic_count(const refrt_instruction *in, uint32_t attributes) {
  uint32_t dynamic = 0;
  for (uint32_t i = 0; i < attributes; ++i)
    dynamic += in->attributes[i] == (uint64_t)REFRT_DYNAMIC;
  return in->num_operands == 1 + (uint64_t)dynamic;
}

/* What does not fit its leaf would not be read back. */
static int leaves_fit(const refrt_program *program, refrt_type type, const refrt_instruction *in) {
  refrt_leaf_walk walk;
  refrt_leaf_kind kind;
  refrt_leaf_walk_start(&walk, program, type);
  for (uint32_t i = 0; i < in->num_attributes && refrt_leaf_walk_next(&walk, &kind); i += 2)
    if (!refrt_leaf_fits(&kind, in->attributes[i], in->attributes[i + 1]))
      return 0;
  return 1;
}

/* Whether the attributes can be written as their shape says. */
static int fits_shape(const refrt_program *program, uint32_t function, const refrt_instruction *in) {
  const refrt_function *owner = &program->functions.items[function];
  const uint64_t *a = in->attributes;
  uint32_t n = in->num_attributes;
  uint64_t used = 1;
  uint32_t groups;
  const refrt_type_info *info;
  switch (refrt_opcode_shape(in->opcode)) {
  case REFRT_SHAPE_NONE:
    return n == 0;
  case REFRT_SHAPE_CONST:
    info = in->num_results == 1 && in->num_operands == 0
               ? refrt_type_get(program, refrt_function_value_type(program, function, in->results[0]))
               : NULL;
    return info && (n == 2 * (uint64_t)info->leaves || (n == 2 && info->leaves > 1)) &&
           leaves_fit(program, refrt_function_value_type(program, function, in->results[0]), in);
  case REFRT_SHAPE_GLOBAL:
    return n == 1 && a[0] < program->globals.count && in->num_operands == 0;
  case REFRT_SHAPE_FUNCTION:
    return n == 1 && a[0] < program->functions.count && (in->opcode == REFRT_OP_CALL || in->num_operands == 0);
  case REFRT_SHAPE_ICMP:
    return n == 1 && a[0] < REFRT_ICMP_COUNT;
  case REFRT_SHAPE_FCMP:
    return n == 1 && a[0] < REFRT_FCMP_COUNT;
  case REFRT_SHAPE_ROUNDING:
    return n == 1 && a[0] < REFRT_ROUND_COUNT;
  case REFRT_SHAPE_OPCODE:
    return n == 1 && a[0] < REFRT_OP_COUNT;
  case REFRT_SHAPE_MATH:
    return n == 1 && a[0] < REFRT_MATH_COUNT;
  case REFRT_SHAPE_BIT:
    return n == 1 && a[0] < 2;
  case REFRT_SHAPE_CLASSES:
    return n == 1 && a[0] <= REFRT_CLASS_ALL;
  case REFRT_SHAPE_EFFECTS:
    return n == 1 && a[0] <= REFRT_EFFECT_ALL;
  case REFRT_SHAPE_ALIGN:
    return n == 1;
  case REFRT_SHAPE_STRING:
    return n == 1 && a[0] < program->strings.count && in->num_operands == 1;
  case REFRT_SHAPE_REASON:
    return n == 0 || (n == 1 && a[0] < program->strings.count && in->num_operands != 0);
  case REFRT_SHAPE_BR:
    return n == 1 && a[0] < owner->blocks.count;
  case REFRT_SHAPE_COND_BR:
    return n == 4 && a[0] < owner->blocks.count && a[2] < owner->blocks.count && a[1] < in->num_operands &&
           a[3] < in->num_operands && 1 + a[1] + a[3] == in->num_operands;
  case REFRT_SHAPE_SWITCH:
    if (n < 2 || n % 4 != 2 || a[0] >= owner->blocks.count || a[1] >= in->num_operands)
      return 0;
    used += a[1];
    for (uint32_t i = 2; i < n; i += 4) {
      if (a[i + 2] >= owner->blocks.count || a[i + 3] >= in->num_operands)
        return 0;
      used += a[i + 3];
      if (used > in->num_operands)
        return 0;
    }
    return used == in->num_operands;
  case REFRT_SHAPE_SUBVIEW:
    return n % 3 == 1 && is_dynamic_count(in, n - 1);
  case REFRT_SHAPE_RECAST:
    return n % 2 == 1 && is_dynamic_count(in, n);
  case REFRT_SHAPE_EXPAND:
    groups = num_groups(program, in);
    if (n < groups || !is_dynamic_count(in, n))
      return 0;
    for (uint32_t i = 0; i < groups; ++i)
      if (a[i] == (uint64_t)REFRT_DYNAMIC)
        return 0;
    return 1;
  case REFRT_SHAPE_GEP:
    return n != 0 && is_dynamic_count(in, n);
  case REFRT_SHAPE_PATH:
  case REFRT_SHAPE_LANES:
    return n != 0;
  }
  return 0;
}

static void put_operands(refrt_writer *w, const refrt_instruction *in) {
  refrt_put(w, in->num_operands ? " " : "");
  put_values(w, in->operands, in->num_operands);
}

static void put_word(refrt_writer *w, const char *word, const refrt_instruction *in) {
  refrt_put(w, " ");
  refrt_put(w, word);
  put_operands(w, in);
}

/* Operands, and a number behind them unless it is 0. */
static void put_numbered(refrt_writer *w, const refrt_instruction *in, const char *word) {
  put_operands(w, in);
  if (in->attributes[0]) {
    refrt_put(w, word);
    refrt_put_unsigned(w, in->attributes[0]);
  }
}

/* What an instruction names: a constant, a global, a function. */
static void put_named(refrt_writer *w, uint32_t function, const refrt_instruction *in) {
  const refrt_program *program = w->program;
  const uint64_t *a = in->attributes;
  switch (refrt_opcode_shape(in->opcode)) {
  case REFRT_SHAPE_GLOBAL:
    refrt_put(w, " ");
    refrt_put_name(w, program->globals.items[a[0]].name);
    return;
  case REFRT_SHAPE_FUNCTION:
    refrt_put(w, " ");
    refrt_put_name(w, program->functions.items[a[0]].info.name);
    if (in->opcode != REFRT_OP_CALL)
      return;
    refrt_put(w, "(");
    put_values(w, in->operands, in->num_operands);
    refrt_put(w, ")");
    return;
  default:
    put_const(w, function, in);
  }
}

static void put_string(refrt_writer *w, const refrt_instruction *in) {
  size_t length = 0;
  const char *text;
  put_operands(w, in);
  if (in->num_attributes == 0)
    return;
  text = refrt_program_string(w->program, in->attributes[0], &length);
  refrt_put(w, ", ");
  refrt_put_quoted(w, text, length);
}

static void put_branch(refrt_writer *w, const refrt_instruction *in) {
  const uint64_t *a = in->attributes;
  refrt_put(w, " ");
  if (refrt_opcode_shape(in->opcode) == REFRT_SHAPE_BR) {
    put_edge(w, a[0], in->operands, in->num_operands);
    return;
  }
  put_value(w, in->operands[0]);
  refrt_put(w, ", ");
  put_edge(w, a[0], in->operands + 1, a[1]);
  refrt_put(w, ", ");
  put_edge(w, a[2], in->operands + 1 + a[1], a[3]);
}

/* Operands and attributes as the shape says. */
static void put_shaped(refrt_writer *w, uint32_t function, const refrt_instruction *in) {
  const uint64_t *a = in->attributes;
  switch (refrt_opcode_shape(in->opcode)) {
  case REFRT_SHAPE_NONE:
    put_operands(w, in);
    return;
  case REFRT_SHAPE_CONST:
  case REFRT_SHAPE_GLOBAL:
  case REFRT_SHAPE_FUNCTION:
    put_named(w, function, in);
    return;
  case REFRT_SHAPE_ICMP:
    put_word(w, refrt_icmp_names[a[0]], in);
    return;
  case REFRT_SHAPE_FCMP:
    put_word(w, refrt_fcmp_names[a[0]], in);
    return;
  case REFRT_SHAPE_ROUNDING:
    put_word(w, refrt_rounding_names[a[0]], in);
    return;
  case REFRT_SHAPE_OPCODE:
    put_word(w, refrt_opcode_name((refrt_opcode)a[0]), in);
    return;
  case REFRT_SHAPE_MATH:
    put_word(w, refrt_math_names[a[0]], in);
    return;
  case REFRT_SHAPE_BIT:
    put_operands(w, in);
    refrt_put(w, a[0] ? " poison" : "");
    return;
  case REFRT_SHAPE_CLASSES:
    put_numbered(w, in, " classes=");
    return;
  case REFRT_SHAPE_EFFECTS:
    put_numbered(w, in, " allowed=");
    return;
  case REFRT_SHAPE_ALIGN:
    put_numbered(w, in, " align=");
    return;
  case REFRT_SHAPE_REASON:
  case REFRT_SHAPE_STRING:
    put_string(w, in);
    return;
  case REFRT_SHAPE_BR:
  case REFRT_SHAPE_COND_BR:
    put_branch(w, in);
    return;
  case REFRT_SHAPE_SWITCH:
    put_switch(w, in);
    return;
  case REFRT_SHAPE_SUBVIEW:
    put_view(w, in, (in->num_attributes - 1) / 3, (in->num_attributes - 1) / 3);
    if (a[in->num_attributes - 1]) {
      refrt_put(w, " drop=");
      refrt_put_unsigned(w, a[in->num_attributes - 1]);
    }
    return;
  case REFRT_SHAPE_RECAST:
    put_view(w, in, 1, (in->num_attributes - 1) / 2);
    return;
  case REFRT_SHAPE_EXPAND:
    put_expand(w, in, num_groups(w->program, in));
    return;
  case REFRT_SHAPE_GEP:
    refrt_put(w, " ");
    put_value(w, in->operands[0]);
    (void)put_list(w, a, in->num_attributes, in->operands + 1);
    return;
  case REFRT_SHAPE_PATH:
  case REFRT_SHAPE_LANES:
    put_operands(w, in);
    put_numbers(w, in, refrt_opcode_shape(in->opcode) == REFRT_SHAPE_LANES);
    return;
  }
}

/*===------------------------------- whole lines ---------------------------===*/

static void put_instruction(refrt_writer *w, uint32_t function, const refrt_instruction *in,
                            const refrt_operation *begins) {
  refrt_put(w, "  ");
  if (in->num_results) {
    put_definitions(w, function, in->results, in->num_results);
    refrt_put(w, " = ");
  }
  refrt_put(w, refrt_opcode_name(in->opcode));
  put_flags(w, in->flags, refrt_flag_names);
  if ((unsigned)in->opcode < REFRT_OP_COUNT && fits_shape(w->program, function, in)) {
    put_shaped(w, function, in);
  } else {
    put_operands(w, in);
    refrt_put(w, " {");
    for (uint32_t i = 0; i < in->num_attributes; ++i) {
      refrt_put(w, i ? ", " : "");
      put_plain(w, in->attributes[i]);
    }
    refrt_put(w, "}");
  }
  if (in->type != REFRT_NONE) {
    refrt_put(w, " : ");
    refrt_put_type(w, in->type);
  }
  put_location(w, in->location);
  if (begins != NULL)
    put_operation(w, begins);
  refrt_put(w, "\n");
}

static void put_layout(refrt_writer *w, const refrt_layout *layout) {
  const struct {
    const char *before;
    uint32_t number;
  } parts[] = {{"pointer=", layout->pointer_bits},
               {":", layout->pointer_align},
               {" index=", layout->index_bits},
               {" struct=", layout->struct_align}};
  refrt_put(w, layout->big_endian ? "layout big " : "layout little ");
  for (size_t i = 0; i < sizeof parts / sizeof *parts; ++i) {
    refrt_put(w, parts[i].before);
    refrt_put_unsigned(w, parts[i].number);
  }
  for (uint32_t i = 0; i < layout->num_entries; ++i) {
    const refrt_layout_entry *entry = &layout->entries[i];
    refrt_put(w, entry->kind == 'i' ? " i" : entry->kind == 'f' ? " f" : " v");
    refrt_put_unsigned(w, entry->bits);
    refrt_put(w, ":");
    refrt_put_unsigned(w, entry->align);
  }
  refrt_put(w, "\n");
}

static int is_function_address(const refrt_program *program, const refrt_value *leaf) {
  return (leaf->origin & REFRT_ORIGIN_FUNCTION) != 0 && leaf->state == REFRT_DEFINED &&
         (leaf->origin & ~REFRT_ORIGIN_FUNCTION) < program->functions.count;
}

/* @name, or @name+bytes. */
static void put_address(refrt_writer *w, const refrt_value *leaf) {
  if (is_function_address(w->program, leaf))
    refrt_put_name(w, w->program->functions.items[leaf->origin & ~REFRT_ORIGIN_FUNCTION].info.name);
  else
    refrt_put_name(w, w->program->globals.items[leaf->origin - 1].name);
  if (leaf->lo != 0) {
    refrt_put(w, "+");
    refrt_put_unsigned(w, leaf->lo);
  }
}

static void put_global(refrt_writer *w, const refrt_global_info *global) {
  const refrt_type_info *info = refrt_type_get(w->program, global->type);
  refrt_leaf_walk walk;
  refrt_leaf_kind kind;
  refrt_put(w, "global ");
  refrt_put_name(w, global->name);
  refrt_put(w, " : ");
  refrt_put_type(w, global->type);
  put_flags(w, global->flags, refrt_global_flag_names);
  if (global->space) {
    refrt_put(w, " space=");
    refrt_put_unsigned(w, global->space);
  }
  if (global->align != info->align) {
    refrt_put(w, " align=");
    refrt_put_unsigned(w, global->align);
  }
  refrt_leaf_walk_start(&walk, w->program, global->type);
  for (uint32_t i = 0; i < global->num_leaves && refrt_leaf_walk_next(&walk, &kind); ++i) {
    const refrt_value *leaf = &global->leaves[i];
    refrt_put(w, i ? ", " : " = [");
    if (leaf->state == REFRT_UNDEF || leaf->state == REFRT_POISON)
      refrt_put(w, leaf->state == REFRT_UNDEF ? "undef" : "poison");
    else if ((leaf->origin != 0 && leaf->origin <= w->program->globals.count) || is_function_address(w->program, leaf))
      put_address(w, leaf);
    else
      put_leaf(w, &kind, leaf->lo, leaf->hi);
  }
  refrt_put(w, global->num_leaves ? "]\n" : "\n");
}

static void put_function(refrt_writer *w, uint32_t id) {
  const refrt_function *function = &w->program->functions.items[id];
  refrt_put(w, "func ");
  refrt_put_name(w, function->info.name);
  refrt_put(w, " : ");
  refrt_put_type(w, function->info.type);
  put_flags(w, function->info.flags, refrt_function_flag_names);
  put_location(w, function->info.location);
  refrt_put(w, function->blocks.count ? " {\n" : "\n");
  for (uint32_t b = 0; b < function->blocks.count; ++b) {
    const refrt_block *block = &function->blocks.items[b];
    refrt_put(w, "^");
    refrt_put_unsigned(w, b);
    if (block->arguments.count) {
      refrt_put(w, "(");
      put_definitions(w, id, block->arguments.items, (uint32_t)block->arguments.count);
      refrt_put(w, ")");
    }
    refrt_put(w, ":\n");
    for (uint32_t i = 0; i < block->instructions.count; ++i) {
      refrt_instruction in;
      refrt_operation operation;
      int begins = refrt_block_operation(w->program, id, b, i, &operation);
      if (refrt_block_instruction(w->program, id, b, i, &in))
        put_instruction(w, id, &in, begins ? &operation : NULL);
    }
  }
  refrt_put(w, function->blocks.count ? "}\n" : "");
}

/* What an initial value names comes before it. */
static int has_function_addresses(const refrt_program *program) {
  for (uint32_t i = 0; i < program->globals.count; ++i)
    for (uint32_t k = 0; k < program->globals.items[i].num_leaves; ++k)
      if (is_function_address(program, &program->globals.items[i].leaves[k]))
        return 1;
  return 0;
}

refrt_status refrt_program_print(const refrt_program *program,
                                 void (*write)(void *user, const char *text, size_t length), void *user) {
  refrt_writer w;
  int functions_first;
  w.program = program;
  w.write = write;
  w.user = user;
  w.used = 0;
  refrt_put(&w, "refrt ");
  refrt_put_unsigned(&w, REFRT_TEXT_VERSION);
  refrt_put(&w, "\n");
  put_layout(&w, &program->layout);
  functions_first = has_function_addresses(program);
  for (uint32_t i = 0; functions_first && i < program->functions.count; ++i)
    put_function(&w, i);
  for (uint32_t i = 0; i < program->globals.count; ++i)
    put_global(&w, &program->globals.items[i]);
  for (uint32_t i = 0; !functions_first && i < program->functions.count; ++i)
    put_function(&w, i);
  refrt_put_flush(&w);
  return REFRT_OK;
}
