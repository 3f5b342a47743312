/*===-- parse.c - programs from text -----------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Reads the form that text.h defines, in two walks: first the lines outside of
 * bodies, so that all symbols are known, then the bodies. Linear in the text;
 * memory is bounded by it too, since whatever is numbered has to be written.
 * Any bytes are safe to parse. What the program means is the verifier's part.
 *===----------------------------------------------------------------------===*/
#include "refrt/program/opcode.h"
#include "refrt/text/parse_type.h"
#include "refrt/text/reader.h"
#include "refrt/text/scalar.h"
#include "refrt/text/text.h"

#include <stdio.h>
#include <string.h>

/* A body seen by the first walk. */
typedef struct body {
  refrt_symbol function;
  const char *start;      /* behind the brace */
  const char *line_start; /* of the line with the brace */
  uint32_t line;
  size_t length;
} body;

typedef struct parser {
  refrt_reader r;
  REFRT_ARRAY(body) bodies;
  REFRT_ARRAY(refrt_type) values; /* types of the body's values, or REFRT_NONE */
  size_t most_values;             /* a body cannot define more than it has bytes */
  REFRT_ARRAY(uint32_t) operands;
  REFRT_ARRAY(uint32_t) results;
  REFRT_ARRAY(uint64_t) attributes;
  REFRT_ARRAY(refrt_value) leaves;
} parser;

#define FAIL(...) return refrt_read_fail(&p->r, __VA_ARGS__)

static int push_operand(parser *p, uint32_t id) {
  if (!REFRT_READ_ROOM(&p->r, p->operands))
    return 0;
  p->operands.items[p->operands.count++] = id;
  return 1;
}

static int push_attribute(parser *p, uint64_t attribute) {
  if (!REFRT_READ_ROOM(&p->r, p->attributes))
    return 0;
  p->attributes.items[p->attributes.count++] = attribute;
  return 1;
}

/*===----------------------------- shared pieces ---------------------------===*/

static uint32_t read_flags(parser *p, const refrt_flag_name *names) {
  uint32_t flags = 0;
  for (;;) {
    const char *word;
    size_t length = refrt_read_word(&p->r, &word);
    unsigned i = 0;
    while (names[i].name && (strlen(names[i].name) != length || memcmp(names[i].name, word, length) != 0))
      ++i;
    if (!names[i].name) {
      p->r.at = word;
      return flags;
    }
    flags |= names[i].bit;
  }
}

static int read_key(parser *p, const char *key, uint64_t limit, uint64_t *value) {
  size_t length = strlen(key);
  refrt_read_skip(&p->r);
  if ((size_t)(p->r.end - p->r.at) <= length || memcmp(p->r.at, key, length) != 0 || p->r.at[length] != '=')
    return 0;
  p->r.at += length + 1;
  return refrt_read_unsigned(&p->r, limit, value);
}

static uint32_t read_location(parser *p) {
  char few[256], *file = few;
  size_t length;
  uint32_t line, column, location = REFRT_NONE;
  refrt_program *program = p->r.program;
  if (!refrt_read_take(&p->r, "loc") || !refrt_read_quoted_name(&p->r))
    return REFRT_NONE;
  /* The operation's name is read to the same place. */
  length = p->r.text.count;
  if (length >= sizeof few) {
    file = (char *)refrt_program_copy(program, p->r.text.items, length);
    if (!file) {
      (void)refrt_read_built(&p->r);
      return REFRT_NONE;
    }
  } else {
    memcpy(few, p->r.text.items, length + 1);
  }
  if (refrt_read_expect(&p->r, ":") && refrt_read_u32(&p->r, UINT32_MAX, &line) && refrt_read_expect(&p->r, ":") &&
      refrt_read_u32(&p->r, UINT32_MAX, &column) && refrt_read_quoted_name(&p->r)) {
    location = refrt_program_add_location(program, file, line, column, p->r.text.items);
    (void)refrt_read_built(&p->r);
  }
  if (file != few)
    refrt_program_release_copy(program, file, length);
  return location;
}

/* Letters, digits, sign and point of a number or a word for one. */
static size_t read_scalar_word(parser *p, const char **word) {
  refrt_read_skip(&p->r);
  *word = p->r.at;
  while (p->r.at < p->r.end && (refrt_is_name_char(*p->r.at) || *p->r.at == '+'))
    ++p->r.at;
  return (size_t)(p->r.at - *word);
}

static int read_leaf(parser *p, const refrt_leaf_kind *kind, uint64_t *lo, uint64_t *hi) {
  const char *word;
  size_t length = read_scalar_word(p, &word);
  if (p->r.failed)
    return 0;
  if (refrt_scalar_parse(kind, word, length, lo, hi))
    return 1;
  p->r.at = word;
  FAIL("expected a value of its type");
}

/*===--------------------------- outside of bodies -------------------------===*/

static int read_byte(parser *p, const char *before, uint8_t *value) {
  uint32_t number = 0;
  if (!refrt_read_expect(&p->r, before) || !refrt_read_u32(&p->r, 255, &number))
    return 0;
  *value = (uint8_t)number;
  return 1;
}

static int parse_layout(parser *p) {
  refrt_layout layout;
  refrt_layout_init(&layout);
  layout.big_endian = (uint8_t)refrt_read_take(&p->r, "big");
  if (!layout.big_endian && !refrt_read_expect(&p->r, "little"))
    return 0;
  if (!read_byte(p, "pointer=", &layout.pointer_bits) || !read_byte(p, ":", &layout.pointer_align) ||
      !read_byte(p, "index=", &layout.index_bits) || !read_byte(p, "struct=", &layout.struct_align))
    return 0;
  while (refrt_read_peek(&p->r)) {
    refrt_layout_entry *entry = &layout.entries[layout.num_entries];
    if (layout.num_entries == REFRT_MAX_LAYOUT_ENTRIES)
      FAIL("more than %u alignments", (unsigned)REFRT_MAX_LAYOUT_ENTRIES);
    entry->kind = (unsigned char)*p->r.at++;
    if (!refrt_read_u32(&p->r, UINT32_MAX, &entry->bits) || !refrt_read_expect(&p->r, ":") ||
        !refrt_read_u32(&p->r, UINT32_MAX, &entry->align))
      return 0;
    ++layout.num_entries;
  }
  refrt_program_set_layout(p->r.program, &layout);
  return refrt_read_built(&p->r);
}

/* @name, or @name+bytes: the address of a global or a function that comes before. */
static int read_address(parser *p, refrt_value *leaf) {
  const char *start = p->r.at;
  refrt_symbol global;
  if (!refrt_read_symbol(&p->r))
    return 0;
  global = refrt_program_find_global(p->r.program, p->r.text.items);
  if (global == REFRT_NONE) {
    refrt_symbol function = refrt_program_find_function(p->r.program, p->r.text.items);
    if (function == REFRT_NONE) {
      p->r.at = start;
      FAIL("there is no such global before this one");
    }
    leaf->origin = REFRT_ORIGIN_FUNCTION | function;
  } else {
    leaf->origin = global + 1;
  }
  return !refrt_read_take(&p->r, "+") || refrt_read_unsigned(&p->r, UINT64_MAX, &leaf->lo);
}

static int parse_initial_value(parser *p, refrt_type type) {
  refrt_leaf_walk walk;
  refrt_leaf_kind kind;
  refrt_leaf_walk_start(&walk, p->r.program, type);
  p->leaves.count = 0;
  if (!refrt_read_expect(&p->r, "["))
    return 0;
  do {
    refrt_value leaf;
    memset(&leaf, 0, sizeof leaf);
    if (!refrt_leaf_walk_next(&walk, &kind))
      FAIL("more leaves than the type has");
    if (refrt_read_take(&p->r, "poison"))
      leaf.state = REFRT_POISON;
    else if (refrt_read_take(&p->r, "undef"))
      leaf.state = REFRT_UNDEF;
    else if (refrt_read_peek(&p->r) == '@' ? !read_address(p, &leaf) : !read_leaf(p, &kind, &leaf.lo, &leaf.hi))
      return 0;
    if (!REFRT_READ_ROOM(&p->r, p->leaves))
      return 0;
    p->leaves.items[p->leaves.count++] = leaf;
  } while (refrt_read_take(&p->r, ","));
  return refrt_read_expect(&p->r, "]");
}

static int parse_global(parser *p) {
  refrt_program *program = p->r.program;
  uint64_t space = 0, align = 0;
  uint32_t flags;
  refrt_type type;
  char *name;
  size_t length;
  if (!refrt_read_symbol(&p->r))
    return 0;
  length = p->r.text.count;
  name = (char *)refrt_program_copy(program, p->r.text.items, length);
  if (!name)
    return refrt_read_built(&p->r);
  type = refrt_read_expect(&p->r, ":") ? refrt_read_type(&p->r) : REFRT_NONE;
  p->leaves.count = 0;
  if (!p->r.failed) {
    flags = read_flags(p, refrt_global_flag_names);
    (void)read_key(p, "space", REFRT_NONE - 1, &space);
    (void)read_key(p, "align", UINT32_MAX, &align);
    if (!p->r.failed && refrt_read_take(&p->r, "="))
      (void)parse_initial_value(p, type);
    if (!p->r.failed)
      refrt_program_add_global(program, name, type, (uint32_t)space, (uint32_t)align, flags, p->leaves.items,
                               (uint32_t)p->leaves.count);
  }
  refrt_program_release_copy(program, name, length);
  return refrt_read_built(&p->r) && refrt_read_line_end(&p->r);
}

/* Goes on behind the closing brace of a body, which starts a line. */
static int skip_body(parser *p, refrt_symbol function) {
  body *found;
  if (!REFRT_READ_ROOM(&p->r, p->bodies))
    return 0;
  found = &p->bodies.items[p->bodies.count++];
  found->function = function;
  found->start = p->r.at;
  found->line_start = p->r.line_start;
  found->line = p->r.line;
  if (!refrt_read_line_end(&p->r))
    return 0;
  while (refrt_read_next_line(&p->r))
    if (*p->r.at == '}') {
      found->length = (size_t)(p->r.at - found->start);
      ++p->r.at;
      return refrt_read_line_end(&p->r);
    }
  FAIL("the body that starts in line %u has no '}'", found->line);
}

static int parse_function(parser *p) {
  refrt_program *program = p->r.program;
  uint32_t flags, location, line;
  refrt_symbol function = REFRT_NONE;
  refrt_type type;
  char *name;
  size_t length;
  if (!refrt_read_symbol(&p->r))
    return 0;
  length = p->r.text.count;
  name = (char *)refrt_program_copy(program, p->r.text.items, length);
  if (!name)
    return refrt_read_built(&p->r);
  line = p->r.line;
  type = refrt_read_expect(&p->r, ":") ? refrt_read_type(&p->r) : REFRT_NONE;
  if (!p->r.failed) {
    flags = read_flags(p, refrt_function_flag_names);
    location = read_location(p);
    if (!p->r.failed)
      function = refrt_program_add_function(program, name, type, flags, location);
  }
  refrt_program_release_copy(program, name, length);
  if (!refrt_read_built(&p->r))
    return 0;
  program->functions.items[function].line = line;
  return refrt_read_take(&p->r, "{") ? skip_body(p, function) : refrt_read_line_end(&p->r);
}

static int parse_outside(parser *p) {
  uint32_t version = 0;
  if (refrt_read_at_line_end(&p->r))
    (void)refrt_read_next_line(&p->r);
  if (!refrt_read_expect(&p->r, "refrt") || !refrt_read_u32(&p->r, UINT32_MAX, &version))
    return 0;
  if (version != REFRT_TEXT_VERSION)
    FAIL("this is version %u of the text form, not %u", REFRT_TEXT_VERSION, version);
  if (!refrt_read_line_end(&p->r))
    return 0;
  while (refrt_read_next_line(&p->r)) {
    int ok;
    if (refrt_read_take(&p->r, "layout"))
      ok = parse_layout(p) && refrt_read_line_end(&p->r);
    else if (refrt_read_take(&p->r, "global"))
      ok = parse_global(p);
    else if (refrt_read_take(&p->r, "func"))
      ok = parse_function(p);
    else
      FAIL("expected layout, global or func");
    if (!ok)
      return 0;
  }
  return 1;
}

/*===----------------------------------- values ----------------------------===*/

static int read_value(parser *p, uint32_t *id) {
  uint32_t limit = p->most_values < REFRT_NONE ? (uint32_t)p->most_values : REFRT_NONE - 1;
  if (!refrt_read_expect(&p->r, "%") || !refrt_read_u32(&p->r, limit, id))
    return 0;
  while (p->values.count <= *id) {
    if (!REFRT_READ_ROOM(&p->r, p->values))
      return 0;
    p->values.items[p->values.count++] = REFRT_NONE;
  }
  return 1;
}

/* `%1: TYPE` */
static int read_definition(parser *p, uint32_t *id) {
  refrt_type type;
  if (!read_value(p, id) || !refrt_read_expect(&p->r, ":"))
    return 0;
  type = refrt_read_type(&p->r);
  if (p->r.failed)
    return 0;
  if (p->values.items[*id] != REFRT_NONE)
    FAIL("%%%u is defined twice", *id);
  p->values.items[*id] = type;
  return 1;
}

/* `%1, %2`, maybe none; a comma in front of something else stays. */
static int read_operands(parser *p) {
  uint32_t id;
  const char *before;
  if (refrt_read_peek(&p->r) != '%')
    return !p->r.failed;
  do {
    if (!read_value(p, &id) || !push_operand(p, id))
      return 0;
    before = p->r.at;
  } while (refrt_read_take(&p->r, ",") && refrt_read_peek(&p->r) == '%');
  if (!p->r.failed && refrt_read_peek(&p->r) != '%')
    p->r.at = before;
  return !p->r.failed;
}

/*===-------------------------------- attributes ---------------------------===*/

/* `{1, ?, 0x10}`: the attributes as they are. */
static int read_plain(parser *p) {
  if (refrt_read_take(&p->r, "}"))
    return 1;
  do {
    uint64_t value = (uint64_t)REFRT_DYNAMIC;
    if (!refrt_read_take(&p->r, "?") && !refrt_read_unsigned(&p->r, UINT64_MAX, &value))
      return 0;
    if (!push_attribute(p, value))
      return 0;
  } while (refrt_read_take(&p->r, ","));
  return refrt_read_expect(&p->r, "}");
}

/* `[1, %2]`: a value is a dynamic number and an operand. */
static int read_list(parser *p) {
  if (!refrt_read_expect(&p->r, "["))
    return 0;
  if (refrt_read_take(&p->r, "]"))
    return 1;
  do {
    int64_t number = REFRT_DYNAMIC;
    uint32_t id;
    if (refrt_read_peek(&p->r) == '%') {
      if (!read_value(p, &id) || !push_operand(p, id))
        return 0;
    } else if (!refrt_read_dimension(&p->r, &number)) {
      return 0;
    } else if (number == REFRT_DYNAMIC) {
      FAIL("a dynamic number is written as the value");
    }
    if (!push_attribute(p, (uint64_t)number))
      return 0;
  } while (refrt_read_take(&p->r, ","));
  return refrt_read_expect(&p->r, "]");
}

/* `[1, poison]`, without values. */
static int read_numbers(parser *p, int lanes) {
  if (!refrt_read_expect(&p->r, "["))
    return 0;
  do {
    uint64_t number = UINT64_MAX;
    if (!(lanes && refrt_read_take(&p->r, "poison")) && !refrt_read_unsigned(&p->r, UINT64_MAX, &number))
      return 0;
    if (!push_attribute(p, number))
      return 0;
  } while (refrt_read_take(&p->r, ","));
  return refrt_read_expect(&p->r, "]");
}

static int read_name(parser *p, const char *const *names, unsigned count) {
  const char *word;
  size_t length = refrt_read_word(&p->r, &word);
  for (unsigned i = 0; i < count; ++i)
    if (strlen(names[i]) == length && memcmp(names[i], word, length) == 0)
      return push_attribute(p, i);
  p->r.at = word;
  FAIL("expected a predicate or rounding mode");
}

static int read_opcode(parser *p) {
  const char *word;
  size_t length = refrt_read_word(&p->r, &word);
  refrt_opcode opcode = refrt_opcode_from_name(word, length);
  if (opcode != REFRT_OP_COUNT)
    return push_attribute(p, (uint64_t)opcode);
  p->r.at = word;
  FAIL("expected the name of an instruction");
}

static int read_const(parser *p) {
  refrt_type type = p->results.count == 1 ? p->values.items[p->results.items[0]] : REFRT_NONE;
  int splat = refrt_read_take(&p->r, "splat"), list;
  refrt_leaf_walk walk;
  refrt_leaf_kind kind;
  uint64_t lo, hi;
  if (type == REFRT_NONE)
    FAIL("a constant has one result");
  list = !splat && refrt_read_take(&p->r, "[");
  refrt_leaf_walk_start(&walk, p->r.program, type);
  if (list && refrt_read_take(&p->r, "]"))
    return 1;
  do {
    if (!refrt_leaf_walk_next(&walk, &kind))
      FAIL("more leaves than the type has");
    if (!read_leaf(p, &kind, &lo, &hi) || !push_attribute(p, lo) || !push_attribute(p, hi))
      return 0;
  } while (list && refrt_read_take(&p->r, ","));
  return !list || refrt_read_expect(&p->r, "]");
}

static int read_global(parser *p) {
  refrt_symbol global;
  if (!refrt_read_symbol(&p->r))
    return 0;
  global = refrt_program_find_global(p->r.program, p->r.text.items);
  if (global == REFRT_NONE)
    FAIL("there is no global '%.100s'", p->r.text.items);
  return push_attribute(p, global);
}

static int read_function(parser *p, int call) {
  refrt_symbol function;
  if (!refrt_read_symbol(&p->r))
    return 0;
  function = refrt_program_find_function(p->r.program, p->r.text.items);
  if (function == REFRT_NONE)
    FAIL("there is no function '%.100s'", p->r.text.items);
  if (call && (!refrt_read_expect(&p->r, "(") || !read_operands(p) || !refrt_read_expect(&p->r, ")")))
    return 0;
  return push_attribute(p, function);
}

/* `^1(%2, %3)`; with `counted` the number of operands is an attribute too. */
static int read_edge(parser *p, int counted) {
  size_t before = p->operands.count;
  uint32_t block;
  if (!refrt_read_expect(&p->r, "^") || !refrt_read_u32(&p->r, REFRT_NONE - 1, &block) || !push_attribute(p, block))
    return 0;
  if (refrt_read_take(&p->r, "(") && (!read_operands(p) || !refrt_read_expect(&p->r, ")")))
    return 0;
  return !counted || push_attribute(p, p->operands.count - before);
}

static int read_cond_br(parser *p) {
  return refrt_read_expect(&p->r, ",") && read_edge(p, 1) && refrt_read_expect(&p->r, ",") && read_edge(p, 1);
}

static int read_switch(parser *p) {
  const refrt_leaf_kind wide = {REFRT_KIND_INT, REFRT_FLOAT_F16, 128};
  uint64_t lo, hi;
  if (!refrt_read_expect(&p->r, ",") || !read_edge(p, 1))
    return 0;
  while (refrt_read_take(&p->r, ","))
    if (!read_leaf(p, &wide, &lo, &hi) || !push_attribute(p, lo) || !push_attribute(p, hi) ||
        !refrt_read_expect(&p->r, ":") || !read_edge(p, 1))
      return 0;
  return !p->r.failed;
}

/* `[2, 1][%0, 4, 3]`: groups and sizes. */
static int read_expand(parser *p) {
  size_t before = p->operands.count;
  if (!read_list(p))
    return 0;
  if (p->operands.count != before)
    FAIL("a group is a number, not a value");
  return read_list(p);
}

static int read_subview(parser *p) {
  uint64_t mask = 0;
  if (!read_list(p) || !read_list(p) || !read_list(p))
    return 0;
  (void)read_key(p, "drop", UINT64_MAX, &mask);
  return !p->r.failed && push_attribute(p, mask);
}

static int read_text(parser *p) {
  if (!refrt_read_quoted(&p->r) ||
      !push_attribute(p, refrt_program_add_string(p->r.program, p->r.text.items, p->r.text.count)))
    return 0;
  return refrt_read_built(&p->r);
}

/* What the shape says behind the operands, unless plain attributes stand there. */
static int read_behind(parser *p, refrt_shape shape) {
  uint64_t align = 0;
  switch (shape) {
  case REFRT_SHAPE_ALIGN:
    (void)read_key(p, "align", UINT64_MAX, &align);
    return !p->r.failed && push_attribute(p, align);
  case REFRT_SHAPE_BIT:
    return push_attribute(p, (uint64_t)refrt_read_take(&p->r, "poison"));
  case REFRT_SHAPE_CLASSES:
    (void)read_key(p, "classes", REFRT_CLASS_ALL, &align);
    return !p->r.failed && push_attribute(p, align);
  case REFRT_SHAPE_EFFECTS:
    (void)read_key(p, "allowed", REFRT_EFFECT_ALL, &align);
    return !p->r.failed && push_attribute(p, align);
  case REFRT_SHAPE_STRING:
    if (!refrt_read_take(&p->r, ","))
      FAIL("expected ',' and a text");
    return read_text(p);
  case REFRT_SHAPE_REASON:
    return !refrt_read_take(&p->r, ",") || read_text(p);
  case REFRT_SHAPE_COND_BR:
    return read_cond_br(p);
  case REFRT_SHAPE_SWITCH:
    return read_switch(p);
  case REFRT_SHAPE_SUBVIEW:
    return read_subview(p);
  case REFRT_SHAPE_RECAST:
    return read_list(p) && read_list(p) && read_list(p);
  case REFRT_SHAPE_EXPAND:
    return read_expand(p);
  case REFRT_SHAPE_GEP:
    return read_list(p);
  case REFRT_SHAPE_PATH:
  case REFRT_SHAPE_LANES:
    return read_numbers(p, shape == REFRT_SHAPE_LANES);
  case REFRT_SHAPE_NONE:
  case REFRT_SHAPE_CONST:
  case REFRT_SHAPE_GLOBAL:
  case REFRT_SHAPE_FUNCTION:
  case REFRT_SHAPE_ICMP:
  case REFRT_SHAPE_FCMP:
  case REFRT_SHAPE_ROUNDING:
  case REFRT_SHAPE_OPCODE:
  case REFRT_SHAPE_MATH:
  case REFRT_SHAPE_BR:
    break;
  }
  return 1;
}

/* Operands and attributes. */
static int read_shaped(parser *p, refrt_opcode opcode) {
  refrt_shape shape = refrt_opcode_shape(opcode);
  char next = refrt_read_peek(&p->r);
  if (next == '%' || next == '{')
    ; /* operands first */
  else if (shape == REFRT_SHAPE_CONST)
    return read_const(p);
  else if (shape == REFRT_SHAPE_GLOBAL)
    return read_global(p);
  else if (shape == REFRT_SHAPE_FUNCTION)
    return read_function(p, opcode == REFRT_OP_CALL);
  else if (shape == REFRT_SHAPE_BR)
    return read_edge(p, 0);
  else if (shape == REFRT_SHAPE_ICMP)
    (void)read_name(p, refrt_icmp_names, REFRT_ICMP_COUNT);
  else if (shape == REFRT_SHAPE_FCMP)
    (void)read_name(p, refrt_fcmp_names, REFRT_FCMP_COUNT);
  else if (shape == REFRT_SHAPE_ROUNDING)
    (void)read_name(p, refrt_rounding_names, REFRT_ROUND_COUNT);
  else if (shape == REFRT_SHAPE_OPCODE)
    (void)read_opcode(p);
  else if (shape == REFRT_SHAPE_MATH)
    (void)read_name(p, refrt_math_names, REFRT_MATH_COUNT);
  if (p->r.failed || !read_operands(p))
    return 0;
  return refrt_read_take(&p->r, "{") ? read_plain(p) : read_behind(p, shape);
}

/*===----------------------------------- bodies ----------------------------===*/

/* `(%1, %3 above %2)`, as words behind the operands. */
static int read_source_values(parser *p, uint32_t *count) {
  uint32_t id, low;
  *count = 0;
  if (!refrt_read_expect(&p->r, "("))
    return 0;
  if (refrt_read_take(&p->r, ")"))
    return 1;
  do {
    int above;
    if (!read_value(p, &id))
      return 0;
    above = refrt_read_take(&p->r, "above");
    if (above && !read_value(p, &low))
      return 0;
    if (!push_operand(p, above ? low : id) || !push_operand(p, above ? id : REFRT_NONE))
      return 0;
    ++*count;
  } while (refrt_read_take(&p->r, ","));
  return refrt_read_expect(&p->r, ")");
}

/* What stands behind `step`. */
static int read_operation(parser *p, refrt_operation *operation) {
  return refrt_read_u32(&p->r, UINT32_MAX, &operation->num_instructions) &&
         read_source_values(p, &operation->num_results) && refrt_read_expect(&p->r, "=") &&
         read_source_values(p, &operation->num_operands);
}

static int parse_instruction(parser *p, refrt_symbol function, uint32_t block) {
  refrt_reader *r = &p->r;
  refrt_instruction in;
  const char *word;
  size_t length;
  int begins;
  uint32_t id, line = r->line, index = refrt_block_num_instructions(r->program, function, block);
  refrt_function *owner;
  refrt_operation operation;
  memset(&in, 0, sizeof in);
  memset(&operation, 0, sizeof operation);
  p->operands.count = p->results.count = p->attributes.count = 0;
  if (refrt_read_peek(r) == '%') {
    do {
      if (!read_definition(p, &id) || !REFRT_READ_ROOM(r, p->results))
        return 0;
      p->results.items[p->results.count++] = id;
    } while (refrt_read_take(r, ","));
    if (!refrt_read_expect(r, "="))
      return 0;
  }
  length = refrt_read_word(r, &word);
  in.opcode = refrt_opcode_from_name(word, length);
  if (in.opcode == REFRT_OP_COUNT) {
    r->at = word;
    FAIL("expected an instruction, not '%.*s'", (int)(length < 40 ? length : 40), word);
  }
  in.flags = read_flags(p, refrt_flag_names);
  if (!read_shaped(p, in.opcode))
    return 0;
  in.type = refrt_read_take(r, ":") ? refrt_read_type(r) : REFRT_NONE;
  if (r->failed)
    return 0;
  in.location = read_location(p);
  in.num_operands = (uint32_t)p->operands.count;
  begins = refrt_read_take(r, "step");
  if ((begins && !read_operation(p, &operation)) || !refrt_read_line_end(r))
    return 0;
  in.operands = p->operands.items;
  in.results = p->results.items;
  in.num_results = (uint32_t)p->results.count;
  in.attributes = p->attributes.items;
  in.num_attributes = (uint32_t)p->attributes.count;
  refrt_block_add_instruction(r->program, function, block, &in);
  operation.values = p->operands.items ? p->operands.items + in.num_operands : NULL;
  if (begins)
    refrt_block_join(r->program, function, block, index, &operation);
  if (!refrt_read_built(r))
    return 0;
  owner = &r->program->functions.items[function];
  owner->instructions.items[owner->instructions.count - 1].line = line;
  return 1;
}

/* `^1(%2: TYPE):` */
static int parse_block(parser *p, refrt_symbol function, uint32_t *block) {
  refrt_reader *r = &p->r;
  uint32_t number, id;
  if (!refrt_read_expect(r, "^") || !refrt_read_u32(r, REFRT_NONE - 1, &number))
    return 0;
  *block = refrt_function_add_block(r->program, function);
  if (!refrt_read_built(r))
    return 0;
  if (number != *block)
    FAIL("blocks are numbered in order: this is ^%u", *block);
  if (refrt_read_take(r, "(")) {
    do {
      if (!read_definition(p, &id))
        return 0;
      refrt_block_add_argument(r->program, function, *block, id);
    } while (refrt_read_take(r, ","));
    if (!refrt_read_expect(r, ")"))
      return 0;
  }
  return refrt_read_expect(r, ":") && refrt_read_built(r) && refrt_read_line_end(r);
}

static int parse_body(parser *p, const body *found) {
  refrt_reader *r = &p->r;
  uint32_t block = REFRT_NONE;
  r->at = found->start;
  r->line_start = found->line_start;
  r->line = found->line;
  r->end = found->start + found->length;
  p->values.count = 0;
  p->most_values = found->length;
  while (refrt_read_next_line(r)) {
    if (*r->at == '^') {
      if (!parse_block(p, found->function, &block))
        return 0;
    } else if (block == REFRT_NONE) {
      FAIL("expected a block: ^0");
    } else if (!parse_instruction(p, found->function, block)) {
      return 0;
    }
  }
  for (size_t i = 0; i < p->values.count; ++i) {
    if (p->values.items[i] == REFRT_NONE)
      FAIL("%%%u is used or left out, but not defined in this body", (unsigned)i);
    refrt_function_add_value(r->program, found->function, p->values.items[i]);
  }
  if (block == REFRT_NONE)
    FAIL("a body needs a block");
  return refrt_read_built(r);
}

refrt_status refrt_program_parse(const refrt_config *config, const char *name, const char *text, size_t length,
                                 refrt_program **out) {
  refrt_status status = refrt_program_create(config, out);
  parser state, *p = &state;
  size_t name_length;
  if (status != REFRT_OK)
    return status;
  memset(p, 0, sizeof *p);
  p->r.program = *out;
  p->r.name = name;
  name_length = strlen(name);
  snprintf((*out)->source, sizeof(*out)->source, "%s",
           name + (name_length < sizeof(*out)->source ? 0 : name_length - (sizeof(*out)->source - 1)));
  p->r.at = p->r.line_start = text;
  p->r.end = text + length;
  p->r.line = 1;
  if (parse_outside(p))
    for (size_t i = 0; i < p->bodies.count && parse_body(p, &p->bodies.items[i]); ++i)
      continue;
  refrt_reader_release(&p->r);
  REFRT_RELEASE(p->r.program, p->bodies);
  REFRT_RELEASE(p->r.program, p->values);
  REFRT_RELEASE(p->r.program, p->operands);
  REFRT_RELEASE(p->r.program, p->results);
  REFRT_RELEASE(p->r.program, p->attributes);
  REFRT_RELEASE(p->r.program, p->leaves);
  return p->r.program->status;
}
