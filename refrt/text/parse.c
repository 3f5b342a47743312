/*===-- parse.c - programs from text -----------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Reads the text form, one line at a time, straight into the builder:
 *
 *   refrt 1
 *   layout little pointer=64 index=64 int=1,2,4,8,16 f64=8 f80=16 f128=16 ptr=8
 *   string "text"                       numbered in order
 *   global $"g" : TYPE space=0 align=4 flags=0 = LEAF,LEAF
 *   func @"f" : (TYPE, ...) -> (TYPE, ...) flags=0 loc "file":1:2 "op"
 *   body @"f" values=N
 *   block 0(%0: TYPE, ...)
 *     %1: TYPE = opcode(%0, ...) [attr, ...] flag ... : TYPE loc "file":1:2 "op"
 *   end
 *
 * `#` starts a comment line. Linear in the text; memory is bounded by it, since
 * every value takes a definition. Any bytes are safe to parse. What the program
 * means is verify.c's business.
 *===----------------------------------------------------------------------===*/
#include "refrt/core/program.h"
#include "refrt/text/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define MAX_TYPE_DEPTH 48u /* nesting of types; bounds recursion */

typedef struct ids {
  uint32_t *items;
  size_t count;
  size_t capacity;
} ids;

typedef struct words {
  uint64_t *items;
  size_t count;
  size_t capacity;
} words;

typedef struct parser {
  refrt_program *program;
  const char *name;
  const char *at;
  const char *end;
  const char *line_start;
  uint32_t line;
  int failed;
  ids stack;      /* type ids under construction */
  words numbers;  /* dimensions under construction, attributes */
  ids operands;
  ids results;
  refrt_type *value_types; /* of the body at work */
  size_t num_values;
  char *text; /* the last quoted text, unescaped */
  size_t text_length;
  size_t text_capacity;
} parser;

/*===------------------------------- machinery -----------------------------===*/

static int fail(parser *p, const char *format, ...) {
  if (p->failed)
    return 0;
  p->failed = 1;
  refrt_program *program = p->program;
  program->status = REFRT_E_SYNTAX;
  int used = snprintf(program->error, sizeof program->error, "%.200s:%u:%u: ", p->name, p->line,
                      (unsigned)(p->at - p->line_start) + 1);
  va_list arguments;
  va_start(arguments, format);
  if (used > 0 && (size_t)used < sizeof program->error)
    vsnprintf(program->error + used, sizeof program->error - (size_t)used, format, arguments);
  va_end(arguments);
  return 0;
}

/* After a builder call: its error gets our position. */
static int built(parser *p) {
  if (p->failed)
    return 0;
  if (p->program->status == REFRT_OK)
    return 1;
  refrt_status status = p->program->status;
  char what[256];
  snprintf(what, sizeof what, "%.250s", p->program->error);
  fail(p, "%s", what);
  p->program->status = status == REFRT_E_INVALID ? REFRT_E_SYNTAX : status;
  return 0;
}

static void *grow(parser *p, void *items, size_t *capacity, size_t size) {
  const refrt_config *config = &p->program->config;
  size_t wanted = *capacity ? *capacity * 2 : 16;
  void *grown = config->allocate(config->user, items, *capacity * size, wanted * size);
  if (!grown) {
    fail(p, "out of memory");
    p->program->status = REFRT_E_MEMORY;
    return NULL;
  }
  *capacity = wanted;
  return grown;
}

static int push_id(parser *p, ids *list, uint32_t id) {
  if (list->count == list->capacity) {
    void *grown = grow(p, list->items, &list->capacity, sizeof *list->items);
    if (!grown)
      return 0;
    list->items = (uint32_t *)grown;
  }
  list->items[list->count++] = id;
  return 1;
}

static int push_word(parser *p, words *list, uint64_t word) {
  if (list->count == list->capacity) {
    void *grown = grow(p, list->items, &list->capacity, sizeof *list->items);
    if (!grown)
      return 0;
    list->items = (uint64_t *)grown;
  }
  list->items[list->count++] = word;
  return 1;
}

static void skip(parser *p) {
  while (p->at < p->end && (*p->at == ' ' || *p->at == '\t' || *p->at == '\r'))
    ++p->at;
}

static int at_line_end(parser *p) {
  skip(p);
  return p->at == p->end || *p->at == '\n';
}

static int is_word_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
}

/* Takes punctuation or a word; a word must not go on. */
static int take(parser *p, const char *token) {
  skip(p);
  size_t length = strlen(token);
  if ((size_t)(p->end - p->at) < length || memcmp(p->at, token, length) != 0)
    return 0;
  char last = token[length - 1];
  int is_word = (last >= 'a' && last <= 'z') || (last >= '0' && last <= '9');
  if (is_word && p->at + length < p->end && is_word_char(p->at[length]))
    return 0;
  p->at += length;
  return 1;
}

static int expect(parser *p, const char *token) {
  return take(p, token) ? 1 : fail(p, "expected '%s'", token);
}

static size_t word(parser *p, const char **text) {
  skip(p);
  *text = p->at;
  while (p->at < p->end && is_word_char(*p->at))
    ++p->at;
  return (size_t)(p->at - *text);
}

static int number(parser *p, uint64_t *value) {
  skip(p);
  uint64_t result = 0;
  const char *start = p->at;
  unsigned base = 10;
  if (p->end - p->at > 2 && p->at[0] == '0' && p->at[1] == 'x') {
    base = 16;
    p->at += 2;
    start = p->at;
  }
  for (; p->at < p->end; ++p->at) {
    char c = *p->at;
    unsigned digit;
    if (c >= '0' && c <= '9')
      digit = (unsigned)(c - '0');
    else if (base == 16 && c >= 'a' && c <= 'f')
      digit = (unsigned)(c - 'a') + 10;
    else
      break;
    if (result > (UINT64_MAX - digit) / base)
      return fail(p, "number too large");
    result = result * base + digit;
  }
  if (p->at == start)
    return fail(p, "expected a number");
  *value = result;
  return 1;
}

static int small(parser *p, uint64_t limit, uint32_t *value) {
  uint64_t wide = 0;
  if (!number(p, &wide))
    return 0;
  if (wide > limit)
    return fail(p, "number above %llu", (unsigned long long)limit);
  *value = (uint32_t)wide;
  return 1;
}

static int key_number(parser *p, const char *key, uint64_t limit, uint32_t *value) {
  skip(p);
  size_t length = strlen(key);
  if ((size_t)(p->end - p->at) <= length || memcmp(p->at, key, length) != 0 || p->at[length] != '=')
    return fail(p, "expected '%s='", key);
  p->at += length + 1;
  return small(p, limit, value);
}

static int hex_digit(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  return -1;
}

/* Reads "..." into p->text, zero-terminated. */
static int quoted(parser *p) {
  if (!expect(p, "\""))
    return 0;
  p->text_length = 0;
  for (;;) {
    if (p->at == p->end || *p->at == '\n')
      return fail(p, "text without end");
    if (p->text_length + 1 >= p->text_capacity) {
      void *grown = grow(p, p->text, &p->text_capacity, 1);
      if (!grown)
        return 0;
      p->text = (char *)grown;
    }
    char c = *p->at++;
    if (c == '"')
      break;
    if (c == '\\') {
      if (p->end - p->at < 2 || hex_digit(p->at[0]) < 0 || hex_digit(p->at[1]) < 0)
        return fail(p, "expected two hexadecimal digits after '\\'");
      c = (char)(hex_digit(p->at[0]) * 16 + hex_digit(p->at[1]));
      p->at += 2;
    }
    p->text[p->text_length++] = c;
  }
  p->text[p->text_length] = 0;
  return 1;
}

/* A name: no zero byte inside, since names are C strings. */
static int quoted_name(parser *p) {
  if (!quoted(p))
    return 0;
  return memchr(p->text, 0, p->text_length) ? fail(p, "a name holds no zero byte") : 1;
}

/*===---------------------------------- types ------------------------------===*/

static refrt_type parse_type(parser *p, unsigned depth);

static int dimension(parser *p, int64_t *value) {
  if (take(p, "?")) {
    *value = REFRT_DYNAMIC;
    return 1;
  }
  int negative = take(p, "-");
  uint64_t wide = 0;
  if (!number(p, &wide))
    return 0;
  if (wide > (uint64_t)INT64_MAX)
    return fail(p, "number too large");
  *value = negative ? -(int64_t)wide : (int64_t)wide;
  return 1;
}

/* `[a,b]` onto p->numbers; returns how many, or REFRT_NONE. */
static uint32_t dimensions(parser *p) {
  uint32_t count = 0;
  if (!expect(p, "["))
    return REFRT_NONE;
  if (take(p, "]"))
    return 0;
  do {
    int64_t value = 0;
    if (!dimension(p, &value) || !push_word(p, &p->numbers, (uint64_t)value))
      return REFRT_NONE;
    ++count;
  } while (take(p, ","));
  return expect(p, "]") ? count : REFRT_NONE;
}

/* Comma-separated types up to `close`, onto p->stack; "..." sets *variadic. */
static uint32_t type_list(parser *p, const char *close, int *variadic, unsigned depth) {
  uint32_t count = 0;
  if (take(p, close))
    return 0;
  do {
    if (variadic && take(p, "...")) {
      *variadic = 1;
      break;
    }
    refrt_type type = parse_type(p, depth);
    if (p->failed || !push_id(p, &p->stack, type))
      return REFRT_NONE;
    ++count;
  } while (take(p, ","));
  return expect(p, close) ? count : REFRT_NONE;
}

static uint32_t optional_space(parser *p) {
  uint32_t space = 0;
  skip(p);
  if (p->at < p->end && *p->at == 's')
    key_number(p, "space", UINT32_MAX - 1, &space);
  return space;
}

static refrt_type parse_memref(parser *p, unsigned depth) {
  if (take(p, "*")) {
    refrt_type element = parse_type(p, depth);
    uint32_t space = optional_space(p);
    return expect(p, ">") ? refrt_type_unranked(p->program, element, space) : REFRT_NONE;
  }
  size_t base = p->numbers.count;
  uint32_t rank = dimensions(p);
  if (rank == REFRT_NONE)
    return REFRT_NONE;
  refrt_type element = parse_type(p, depth);
  if (p->failed || !expect(p, "strides") || !expect(p, "="))
    return REFRT_NONE;
  uint32_t strides = dimensions(p);
  int64_t offset = 0;
  if (strides == REFRT_NONE || !expect(p, "offset") || !expect(p, "=") || !dimension(p, &offset))
    return REFRT_NONE;
  uint32_t space = optional_space(p);
  if (!expect(p, ">"))
    return REFRT_NONE;
  if (strides != rank) {
    fail(p, "%u sizes but %u strides", rank, strides);
    return REFRT_NONE;
  }
  const int64_t *sizes = (const int64_t *)(p->numbers.items ? p->numbers.items + base : NULL);
  refrt_type type = refrt_type_memref(p->program, element, sizes, sizes ? sizes + rank : NULL, rank, offset, space);
  p->numbers.count = base;
  return type;
}

static refrt_type parse_function_type(parser *p, unsigned depth) {
  size_t base = p->stack.count;
  int variadic = 0;
  uint32_t args = type_list(p, ")", &variadic, depth);
  if (args == REFRT_NONE || !expect(p, "->") || !expect(p, "("))
    return REFRT_NONE;
  uint32_t results = type_list(p, ")", NULL, depth);
  if (results == REFRT_NONE)
    return REFRT_NONE;
  const uint32_t *items = p->stack.items ? p->stack.items + base : NULL;
  refrt_type type = refrt_type_function(p->program, items, args, items ? items + args : NULL, results, variadic);
  p->stack.count = base;
  return type;
}

static refrt_type parse_word_type(parser *p, unsigned depth) {
  const char *text;
  size_t length = word(p, &text);
  if (length > 1 && text[0] == 'i' && text[1] >= '0' && text[1] <= '9') {
    uint32_t bits = 0;
    for (size_t i = 1; i < length && bits <= 128; ++i)
      bits = text[i] >= '0' && text[i] <= '9' ? bits * 10 + (uint32_t)(text[i] - '0') : 1000;
    return refrt_type_int(p->program, bits);
  }
#define IS(WORD) (length == sizeof(WORD) - 1 && memcmp(text, WORD, length) == 0)
  if (IS("index"))
    return refrt_type_index(p->program);
  if (IS("ptr")) {
    uint32_t space = 0;
    if (take(p, "<") && (!small(p, UINT32_MAX - 1, &space) || !expect(p, ">")))
      return REFRT_NONE;
    return refrt_type_ptr(p->program, space);
  }
  for (unsigned kind = 0; kind < REFRT_FLOAT_COUNT; ++kind) {
    const char *known = refrt_float_name((refrt_float_kind)kind);
    if (strlen(known) == length && memcmp(known, text, length) == 0)
      return refrt_type_float(p->program, (refrt_float_kind)kind);
  }
  int is_struct = IS("struct"), is_packed = IS("packed");
  if (is_struct || is_packed) {
    size_t base = p->stack.count;
    if (!expect(p, "<"))
      return REFRT_NONE;
    uint32_t count = type_list(p, ">", NULL, depth);
    if (count == REFRT_NONE)
      return REFRT_NONE;
    refrt_type type =
        refrt_type_struct(p->program, p->stack.items ? p->stack.items + base : NULL, count, is_packed);
    p->stack.count = base;
    return type;
  }
  int is_complex = IS("complex"), is_vector = IS("vector"), is_array = IS("array"), is_memref = IS("memref");
#undef IS
  if (!is_complex && !is_vector && !is_array && !is_memref) {
    p->at = text;
    fail(p, "expected a type");
    return REFRT_NONE;
  }
  if (!expect(p, "<"))
    return REFRT_NONE;
  if (is_memref)
    return parse_memref(p, depth);
  size_t base = p->numbers.count;
  uint32_t rank = 0;
  uint64_t count = 0;
  if (is_vector && (rank = dimensions(p)) == REFRT_NONE)
    return REFRT_NONE;
  if (is_array && !number(p, &count))
    return REFRT_NONE;
  refrt_type element = parse_type(p, depth);
  if (p->failed || !expect(p, ">"))
    return REFRT_NONE;
  refrt_type type;
  if (is_complex)
    type = refrt_type_complex(p->program, element);
  else if (is_array)
    type = refrt_type_array(p->program, element, count);
  else
    type = refrt_type_vector(p->program, element,
                             (const int64_t *)(p->numbers.items ? p->numbers.items + base : NULL), rank);
  p->numbers.count = base;
  return type;
}

static refrt_type parse_type(parser *p, unsigned depth) {
  if (depth >= MAX_TYPE_DEPTH) {
    fail(p, "types nested too deeply");
    return REFRT_NONE;
  }
  refrt_type type = take(p, "(") ? parse_function_type(p, depth + 1) : parse_word_type(p, depth + 1);
  return built(p) ? type : REFRT_NONE;
}

/*===------------------------------- whole lines ---------------------------===*/

static uint32_t optional_location(parser *p) {
  if (!take(p, "loc"))
    return REFRT_NONE;
  if (!quoted_name(p))
    return REFRT_NONE;
  /* The operation's name is read into the same buffer: keep the file. */
  size_t length = p->text_length;
  char file[512];
  if (length >= sizeof file) {
    fail(p, "file name above %u bytes", (unsigned)sizeof file - 1);
    return REFRT_NONE;
  }
  memcpy(file, p->text, length + 1);
  uint32_t line = 0, column = 0;
  if (!expect(p, ":") || !small(p, UINT32_MAX, &line) || !expect(p, ":") || !small(p, UINT32_MAX, &column) ||
      !quoted_name(p))
    return REFRT_NONE;
  uint32_t location = refrt_program_add_location(p->program, file, line, column, p->text);
  built(p);
  return location;
}

static int parse_layout(parser *p) {
  refrt_layout layout;
  refrt_layout_init(&layout);
  layout.big_endian = (uint8_t)(take(p, "big") ? 1 : 0);
  if (!layout.big_endian && !expect(p, "little"))
    return 0;
  uint32_t pointer = 0, index = 0, f64 = 0, f80 = 0, f128 = 0, ptr = 0, aligns[5] = {0, 0, 0, 0, 0};
  if (!key_number(p, "pointer", 64, &pointer) || !key_number(p, "index", 64, &index) ||
      !key_number(p, "int", 16, &aligns[0]))
    return 0;
  for (int i = 1; i < 5; ++i)
    if (!expect(p, ",") || !small(p, 16, &aligns[i]))
      return 0;
  if (!key_number(p, "f64", 16, &f64) || !key_number(p, "f80", 16, &f80) || !key_number(p, "f128", 16, &f128) ||
      !key_number(p, "ptr", 16, &ptr))
    return 0;
  uint32_t all[] = {aligns[0], aligns[1], aligns[2], aligns[3], aligns[4], f64, f80, f128, ptr};
  for (size_t i = 0; i < sizeof all / sizeof *all; ++i)
    if (all[i] == 0 || (all[i] & (all[i] - 1)) != 0)
      return fail(p, "alignment %u is not a power of two", all[i]);
  if ((pointer != 32 && pointer != 64) || (index != 16 && index != 32 && index != 64))
    return fail(p, "pointers have 32 or 64 bits, index 16, 32 or 64");
  layout.pointer_bits = (uint8_t)pointer;
  layout.index_bits = (uint8_t)index;
  for (int i = 0; i < 5; ++i)
    layout.int_align[i] = (uint8_t)aligns[i];
  layout.f64_align = (uint8_t)f64;
  layout.f80_align = (uint8_t)f80;
  layout.f128_align = (uint8_t)f128;
  layout.pointer_align = (uint8_t)ptr;
  refrt_program_set_layout(p->program, &layout);
  return built(p);
}

static int parse_leaf(parser *p, refrt_value *leaf) {
  memset(leaf, 0, sizeof *leaf);
  static const char *const states[] = {"nan", "undef", "poison"};
  for (uint32_t i = 0; i < 3; ++i) {
    size_t length = strlen(states[i]);
    skip(p);
    if ((size_t)(p->end - p->at) >= length && memcmp(p->at, states[i], length) == 0) {
      p->at += length;
      leaf->state = i + 1;
      break;
    }
  }
  skip(p);
  if (leaf->state && (p->at == p->end || *p->at != '0'))
    return 1;
  if (!number(p, &leaf->lo))
    return 0;
  return p->at < p->end && *p->at == ':' ? (++p->at, number(p, &leaf->hi)) : 1;
}

/* Leaves are kept as words, three each, until their number is known. */
static int parse_global(parser *p) {
  char name[512];
  if (!expect(p, "$") || !quoted_name(p))
    return 0;
  if (p->text_length >= sizeof name)
    return fail(p, "name above %u bytes", (unsigned)sizeof name - 1);
  memcpy(name, p->text, p->text_length + 1);
  if (!expect(p, ":"))
    return 0;
  refrt_type type = parse_type(p, 0);
  uint32_t space = 0, align = 0, flags = 0;
  if (p->failed || !key_number(p, "space", UINT32_MAX - 1, &space) ||
      !key_number(p, "align", (uint64_t)1 << 31, &align) || !key_number(p, "flags", UINT32_MAX, &flags))
    return 0;
  refrt_value *leaves = NULL;
  size_t count = 0, capacity = 0;
  if (take(p, "="))
    do {
      if (count == capacity) {
        void *grown = grow(p, leaves, &capacity, sizeof *leaves);
        if (!grown)
          break;
        leaves = (refrt_value *)grown;
      }
      if (!parse_leaf(p, &leaves[count++]))
        break;
    } while (take(p, ","));
  if (!p->failed)
    refrt_program_add_global(p->program, name, type, space, align, flags, leaves, (uint32_t)count);
  if (leaves)
    p->program->config.allocate(p->program->config.user, leaves, capacity * sizeof *leaves, 0);
  return built(p);
}

static int parse_function(parser *p) {
  char name[512];
  if (!expect(p, "@") || !quoted_name(p))
    return 0;
  if (p->text_length >= sizeof name)
    return fail(p, "name above %u bytes", (unsigned)sizeof name - 1);
  memcpy(name, p->text, p->text_length + 1);
  uint32_t flags = 0;
  if (!expect(p, ":"))
    return 0;
  refrt_type type = parse_type(p, 0);
  if (p->failed || !key_number(p, "flags", UINT32_MAX, &flags))
    return 0;
  uint32_t location = optional_location(p);
  if (p->failed)
    return 0;
  refrt_program_add_function(p->program, name, type, flags, location);
  return built(p);
}

/*===----------------------------------- bodies ----------------------------===*/

static int value_id(parser *p, uint32_t *id) {
  if (!expect(p, "%") || !small(p, UINT32_MAX - 1, id))
    return 0;
  return *id < p->num_values ? 1 : fail(p, "value %%%u is not below values=%u", *id, (unsigned)p->num_values);
}

/* `%1: TYPE`, a definition. */
static int definition(parser *p, uint32_t *id) {
  if (!value_id(p, id) || !expect(p, ":"))
    return 0;
  refrt_type type = parse_type(p, 0);
  if (p->failed)
    return 0;
  if (p->value_types[*id] != REFRT_NONE)
    return fail(p, "value %%%u is defined twice", *id);
  p->value_types[*id] = type;
  return 1;
}

static int attribute_name(parser *p, refrt_opcode opcode, uint64_t *value) {
  const char *const *names = NULL;
  uint64_t count = 0;
  if (opcode == REFRT_OP_CMPI) {
    names = refrt_icmp_names;
    count = REFRT_ICMP_COUNT;
  } else if (opcode == REFRT_OP_CMPF) {
    names = refrt_fcmp_names;
    count = REFRT_FCMP_COUNT;
  } else if (opcode == REFRT_OP_TRUNCF) {
    names = refrt_rounding_names;
    count = REFRT_ROUND_COUNT;
  }
  for (uint64_t i = 0; i < count; ++i)
    if (take(p, names[i])) {
      *value = i;
      return 1;
    }
  return fail(p, "expected an attribute");
}

static int attribute(parser *p, refrt_opcode opcode, uint64_t *value) {
  skip(p);
  char c = p->at < p->end ? *p->at : 0;
  if (c == '@' || c == '$') {
    ++p->at;
    if (!quoted_name(p))
      return 0;
    refrt_symbol symbol = c == '@' ? refrt_program_find_function(p->program, p->text)
                                   : refrt_program_find_global(p->program, p->text);
    *value = symbol;
    return symbol != REFRT_NONE ? 1 : fail(p, "unknown symbol");
  }
  if (take(p, "?")) {
    *value = (uint64_t)REFRT_DYNAMIC;
    return 1;
  }
  if (take(p, "-")) {
    if (!number(p, value))
      return 0;
    *value = (uint64_t)0 - *value;
    return 1;
  }
  return c >= '0' && c <= '9' ? number(p, value) : attribute_name(p, opcode, value);
}

static int parse_flags(parser *p, uint32_t *flags) {
  for (;;) {
    skip(p);
    const char *start = p->at, *text;
    size_t length = word(p, &text);
    unsigned i = 0;
    while (refrt_flag_names[i].name &&
           (strlen(refrt_flag_names[i].name) != length || memcmp(refrt_flag_names[i].name, text, length) != 0))
      ++i;
    if (!refrt_flag_names[i].name) {
      p->at = start;
      return 1;
    }
    *flags |= refrt_flag_names[i].bit;
  }
}

static int parse_instruction(parser *p, refrt_symbol function, uint32_t block) {
  p->operands.count = p->results.count = p->numbers.count = 0;
  skip(p);
  if (p->at < p->end && *p->at == '%') {
    do {
      uint32_t id = 0;
      if (!definition(p, &id) || !push_id(p, &p->results, id))
        return 0;
    } while (take(p, ","));
    if (!expect(p, "="))
      return 0;
  }
  refrt_instruction in;
  memset(&in, 0, sizeof in);
  const char *text;
  size_t length = word(p, &text);
  in.opcode = refrt_opcode_from_name(text, length);
  if (in.opcode == REFRT_OP_COUNT) {
    p->at = text;
    return fail(p, "unknown instruction '%.*s'", (int)(length < 40 ? length : 40), text);
  }
  if (!expect(p, "("))
    return 0;
  if (!take(p, ")")) {
    do {
      uint32_t id = 0;
      if (!value_id(p, &id) || !push_id(p, &p->operands, id))
        return 0;
    } while (take(p, ","));
    if (!expect(p, ")"))
      return 0;
  }
  if (take(p, "[")) {
    do {
      uint64_t value = 0;
      if (!attribute(p, in.opcode, &value) || !push_word(p, &p->numbers, value))
        return 0;
    } while (take(p, ","));
    if (!expect(p, "]"))
      return 0;
  }
  if (!parse_flags(p, &in.flags))
    return 0;
  /* Types use the same array of numbers above what is there already. */
  size_t attributes = p->numbers.count;
  in.type = take(p, ":") ? parse_type(p, 0) : REFRT_NONE;
  if (p->failed)
    return 0;
  in.location = optional_location(p);
  if (p->failed)
    return 0;
  in.operands = p->operands.items;
  in.num_operands = (uint32_t)p->operands.count;
  in.results = p->results.items;
  in.num_results = (uint32_t)p->results.count;
  in.attributes = p->numbers.items;
  in.num_attributes = (uint32_t)attributes;
  refrt_block_add_instruction(p->program, function, block, &in);
  return built(p);
}

static int parse_block(parser *p, refrt_symbol function, uint32_t *block) {
  uint32_t numbered = 0;
  if (!small(p, UINT32_MAX - 1, &numbered))
    return 0;
  *block = refrt_function_add_block(p->program, function);
  if (!built(p))
    return 0;
  if (numbered != *block)
    return fail(p, "blocks are numbered in order: expected %u", *block);
  if (!expect(p, "("))
    return 0;
  if (take(p, ")"))
    return 1;
  do {
    uint32_t id = 0;
    if (!definition(p, &id))
      return 0;
    refrt_block_add_argument(p->program, function, *block, id);
  } while (take(p, ","));
  return expect(p, ")") && built(p);
}

/* Moves to the next line that holds something; 0 at the end of the text. */
static int next_line(parser *p) {
  for (;;) {
    while (p->at < p->end && *p->at != '\n')
      ++p->at;
    if (p->at == p->end)
      return 0;
    ++p->at;
    ++p->line;
    p->line_start = p->at;
    skip(p);
    if (p->at < p->end && *p->at != '\n' && *p->at != '#')
      return 1;
  }
}

static int line_ends(parser *p) { return at_line_end(p) ? 1 : fail(p, "text behind the line's end"); }

static int parse_body(parser *p) {
  if (!expect(p, "@") || !quoted_name(p))
    return 0;
  refrt_symbol function = refrt_program_find_function(p->program, p->text);
  if (function == REFRT_NONE)
    return fail(p, "no function of that name is declared");
  if (refrt_program_function(p->program, function)->num_blocks)
    return fail(p, "the function has a body already");
  uint32_t values = 0;
  /* Each definition takes bytes of text, so the text bounds their number. */
  if (!key_number(p, "values", (uint64_t)(p->end - p->at), &values) || !line_ends(p))
    return 0;
  const refrt_config *config = &p->program->config;
  size_t bytes = (values ? values : 1) * sizeof *p->value_types;
  p->value_types = (refrt_type *)config->allocate(config->user, NULL, 0, bytes);
  if (!p->value_types) {
    fail(p, "out of memory");
    p->program->status = REFRT_E_MEMORY;
    return 0;
  }
  p->num_values = values;
  for (uint32_t i = 0; i < values; ++i)
    p->value_types[i] = REFRT_NONE;
  uint32_t block = REFRT_NONE;
  int ended = 0;
  while (!p->failed && !ended) {
    if (!next_line(p))
      fail(p, "the body has no end");
    else if (take(p, "end"))
      ended = line_ends(p);
    else if (take(p, "block"))
      (void)(parse_block(p, function, &block) && line_ends(p));
    else if (block == REFRT_NONE)
      fail(p, "expected a block");
    else
      (void)(parse_instruction(p, function, block) && line_ends(p));
  }
  for (uint32_t i = 0; i < values && !p->failed; ++i) {
    if (p->value_types[i] == REFRT_NONE)
      fail(p, "value %%%u has no definition", i);
    else
      refrt_function_add_value(p->program, function, p->value_types[i]);
  }
  config->allocate(config->user, p->value_types, bytes, 0);
  p->value_types = NULL;
  return built(p);
}

/*===------------------------------ entry point ----------------------------===*/

static void parse_program(parser *p) {
  skip(p);
  while (p->at < p->end && (*p->at == '\n' || *p->at == '#'))
    if (!next_line(p))
      break;
  uint32_t version = 0;
  if (!expect(p, "refrt") || !small(p, UINT32_MAX, &version))
    return;
  if (version != REFRT_TEXT_VERSION) {
    fail(p, "version %u of the text form is not known; this is version %u", version, REFRT_TEXT_VERSION);
    return;
  }
  if (!line_ends(p))
    return;
  while (!p->failed && next_line(p)) {
    p->stack.count = p->numbers.count = 0;
    if (take(p, "layout")) {
      (void)(parse_layout(p) && line_ends(p));
    } else if (take(p, "string")) {
      if (quoted(p)) {
        refrt_program_add_string(p->program, p->text, p->text_length);
        (void)(built(p) && line_ends(p));
      }
    } else if (take(p, "global")) {
      (void)(parse_global(p) && line_ends(p));
    } else if (take(p, "func")) {
      (void)(parse_function(p) && line_ends(p));
    } else if (take(p, "body")) {
      parse_body(p);
    } else {
      fail(p, "expected layout, string, global, func or body");
    }
  }
}

refrt_status refrt_program_parse(const refrt_config *config, const char *name, const char *text, size_t length,
                                 refrt_program **out) {
  refrt_status status = refrt_program_create(config, out);
  if (status != REFRT_OK)
    return status;
  parser state;
  memset(&state, 0, sizeof state);
  parser *p = &state;
  p->program = *out;
  p->name = name;
  p->at = p->line_start = text;
  p->end = text + length;
  p->line = 1;
  parse_program(p);
  const refrt_config *kept = &p->program->config;
  if (p->stack.items)
    kept->allocate(kept->user, p->stack.items, p->stack.capacity * sizeof(uint32_t), 0);
  if (p->numbers.items)
    kept->allocate(kept->user, p->numbers.items, p->numbers.capacity * sizeof(uint64_t), 0);
  if (p->operands.items)
    kept->allocate(kept->user, p->operands.items, p->operands.capacity * sizeof(uint32_t), 0);
  if (p->results.items)
    kept->allocate(kept->user, p->results.items, p->results.capacity * sizeof(uint32_t), 0);
  if (p->text)
    kept->allocate(kept->user, p->text, p->text_capacity, 0);
  return p->program->status;
}
