/*===-- print.c - programs as text -------------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * One instruction a line. The form is defined by parse.c's comment; whatever
 * is printed here parses back to the same program.
 *===----------------------------------------------------------------------===*/
#include "refrt/core/program.h"
#include "refrt/text/text.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef struct printer {
  const refrt_program *program;
  void (*write)(void *user, const char *text, size_t length);
  void *user;
  size_t used;
  char buffer[4096]; /* writers are called for pieces of this size */
} printer;

static void flush(printer *p) {
  if (p->used)
    p->write(p->user, p->buffer, p->used);
  p->used = 0;
}

static void put(printer *p, const char *text, size_t length) {
  if (length > sizeof p->buffer - p->used)
    flush(p);
  if (length > sizeof p->buffer) {
    p->write(p->user, text, length);
    return;
  }
  memcpy(p->buffer + p->used, text, length);
  p->used += length;
}

static void puts_(printer *p, const char *text) { put(p, text, strlen(text)); }

static void putf(printer *p, const char *format, ...) {
  char text[160];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  if (length > 0)
    put(p, text, (size_t)length < sizeof text ? (size_t)length : sizeof text - 1);
}

/* Printable ASCII as it is, the rest as \xx. */
static void put_quoted(printer *p, const char *text, size_t length) {
  puts_(p, "\"");
  for (size_t i = 0; i < length; ++i) {
    unsigned char c = (unsigned char)text[i];
    if (c >= 0x20 && c < 0x7f && c != '"' && c != '\\')
      put(p, text + i, 1);
    else
      putf(p, "\\%02x", c);
  }
  puts_(p, "\"");
}

static void put_dimension(printer *p, int64_t value) {
  if (value == REFRT_DYNAMIC)
    puts_(p, "?");
  else
    putf(p, "%" PRId64, value);
}

static void put_dimensions(printer *p, const int64_t *values, uint32_t count) {
  puts_(p, "[");
  for (uint32_t i = 0; i < count; ++i) {
    puts_(p, i ? "," : "");
    put_dimension(p, values[i]);
  }
  puts_(p, "]");
}

static void put_type(printer *p, refrt_type type) {
  const refrt_type_info *info = refrt_type_get(p->program, type);
  if (!info) {
    puts_(p, "none");
    return;
  }
  switch (info->kind) {
  case REFRT_KIND_INT:
    putf(p, "i%u", info->bits);
    return;
  case REFRT_KIND_INDEX:
    puts_(p, "index");
    return;
  case REFRT_KIND_FLOAT:
    puts_(p, refrt_float_name(info->float_kind));
    return;
  case REFRT_KIND_PTR:
    if (info->space)
      putf(p, "ptr<%u>", info->space);
    else
      puts_(p, "ptr");
    return;
  case REFRT_KIND_COMPLEX:
    puts_(p, "complex<");
    put_type(p, info->element);
    puts_(p, ">");
    return;
  case REFRT_KIND_VECTOR:
    puts_(p, "vector<");
    put_dimensions(p, info->sizes, info->rank);
    puts_(p, " ");
    put_type(p, info->element);
    puts_(p, ">");
    return;
  case REFRT_KIND_ARRAY:
    putf(p, "array<%" PRIu64 " ", info->count);
    put_type(p, info->element);
    puts_(p, ">");
    return;
  case REFRT_KIND_STRUCT:
    puts_(p, info->packed ? "packed<" : "struct<");
    for (uint64_t i = 0; i < info->count; ++i) {
      puts_(p, i ? ", " : "");
      put_type(p, info->parts[i]);
    }
    puts_(p, ">");
    return;
  case REFRT_KIND_MEMREF:
    puts_(p, "memref<");
    put_dimensions(p, info->sizes, info->rank);
    puts_(p, " ");
    put_type(p, info->element);
    puts_(p, " strides=");
    put_dimensions(p, info->strides, info->rank);
    puts_(p, " offset=");
    put_dimension(p, info->offset);
    if (info->space)
      putf(p, " space=%u", info->space);
    puts_(p, ">");
    return;
  case REFRT_KIND_UNRANKED:
    puts_(p, "memref<* ");
    put_type(p, info->element);
    if (info->space)
      putf(p, " space=%u", info->space);
    puts_(p, ">");
    return;
  case REFRT_KIND_FUNCTION:
    puts_(p, "(");
    for (uint64_t i = 0; i < info->count; ++i) {
      puts_(p, i ? ", " : "");
      put_type(p, info->parts[i]);
    }
    puts_(p, info->variadic ? (info->count ? ", ..." : "...") : "");
    puts_(p, ") -> (");
    for (uint32_t i = 0; i < info->num_results; ++i) {
      puts_(p, i ? ", " : "");
      put_type(p, info->parts[info->count + i]);
    }
    puts_(p, ")");
    return;
  }
}

static void put_location(printer *p, uint32_t id) {
  const refrt_location *location = refrt_program_location(p->program, id);
  if (!location)
    return;
  puts_(p, " loc ");
  put_quoted(p, location->file, strlen(location->file));
  putf(p, ":%u:%u ", location->line, location->column);
  put_quoted(p, location->op, strlen(location->op));
}

static void put_flags(printer *p, uint32_t flags) {
  for (unsigned i = 0; refrt_flag_names[i].name; ++i)
    if (flags & refrt_flag_names[i].bit) {
      puts_(p, " ");
      puts_(p, refrt_flag_names[i].name);
    }
}

static void put_attribute(printer *p, refrt_opcode opcode, uint32_t index, uint64_t value) {
  if (index == 0) {
    const refrt_function_info *function = NULL;
    const refrt_global_info *global = NULL;
    switch (opcode) {
    case REFRT_OP_CALL:
    case REFRT_OP_FUNCTION_ADDRESS:
      function = value <= UINT32_MAX ? refrt_program_function(p->program, (uint32_t)value) : NULL;
      break;
    case REFRT_OP_GLOBAL_ADDRESS:
    case REFRT_OP_GET_GLOBAL:
      global = value <= UINT32_MAX ? refrt_program_global(p->program, (uint32_t)value) : NULL;
      break;
    case REFRT_OP_CMPI:
      if (value < REFRT_ICMP_COUNT) {
        puts_(p, refrt_icmp_names[value]);
        return;
      }
      break;
    case REFRT_OP_CMPF:
      if (value < REFRT_FCMP_COUNT) {
        puts_(p, refrt_fcmp_names[value]);
        return;
      }
      break;
    case REFRT_OP_TRUNCF:
      if (value < REFRT_ROUND_COUNT) {
        puts_(p, refrt_rounding_names[value]);
        return;
      }
      break;
    default:
      break;
    }
    if (function || global) {
      puts_(p, function ? "@" : "$");
      const char *name = function ? function->name : global->name;
      put_quoted(p, name, strlen(name));
      return;
    }
  }
  if (value == (uint64_t)REFRT_DYNAMIC)
    puts_(p, "?");
  else if (value > UINT64_MAX - 4096)
    putf(p, "-%" PRIu64, UINT64_MAX - value + 1);
  else if (value >= 65536)
    putf(p, "0x%" PRIx64, value);
  else
    putf(p, "%" PRIu64, value);
}

static void put_values(printer *p, const uint32_t *ids, uint32_t count, uint32_t function, int typed) {
  for (uint32_t i = 0; i < count; ++i) {
    putf(p, i ? ", %%%u" : "%%%u", ids[i]);
    if (typed) {
      puts_(p, ": ");
      put_type(p, refrt_function_value_type(p->program, function, ids[i]));
    }
  }
}

static void put_instruction(printer *p, uint32_t function, const refrt_instruction *in) {
  puts_(p, "  ");
  if (in->num_results) {
    put_values(p, in->results, in->num_results, function, 1);
    puts_(p, " = ");
  }
  puts_(p, refrt_opcode_name(in->opcode));
  puts_(p, "(");
  put_values(p, in->operands, in->num_operands, function, 0);
  puts_(p, ")");
  if (in->num_attributes) {
    puts_(p, " [");
    for (uint32_t i = 0; i < in->num_attributes; ++i) {
      puts_(p, i ? ", " : "");
      put_attribute(p, in->opcode, i, in->attributes[i]);
    }
    puts_(p, "]");
  }
  put_flags(p, in->flags);
  if (in->type != REFRT_NONE) {
    puts_(p, " : ");
    put_type(p, in->type);
  }
  put_location(p, in->location);
  puts_(p, "\n");
}

static void put_leaf(printer *p, const refrt_value *leaf) {
  static const char *const states[] = {"", "nan", "undef", "poison"};
  if (leaf->state)
    puts_(p, states[leaf->state & 3]);
  if (leaf->state != REFRT_DEFINED && leaf->lo == 0 && leaf->hi == 0)
    return;
  putf(p, "0x%" PRIx64, leaf->lo);
  if (leaf->hi)
    putf(p, ":0x%" PRIx64, leaf->hi);
}

refrt_status refrt_program_print(const refrt_program *program,
                                 void (*write)(void *user, const char *text, size_t length), void *user) {
  printer state;
  printer *p = &state;
  p->program = program;
  p->write = write;
  p->user = user;
  p->used = 0;
  const refrt_layout *l = &program->layout;
  putf(p, "refrt %u\n", REFRT_TEXT_VERSION);
  putf(p, "layout %s pointer=%u index=%u int=%u,%u,%u,%u,%u f64=%u f80=%u f128=%u ptr=%u\n",
       l->big_endian ? "big" : "little", l->pointer_bits, l->index_bits, l->int_align[0], l->int_align[1],
       l->int_align[2], l->int_align[3], l->int_align[4], l->f64_align, l->f80_align, l->f128_align, l->pointer_align);
  for (size_t i = 0; i < program->strings.count; ++i) {
    puts_(p, "string ");
    put_quoted(p, program->strings.items[i].text, program->strings.items[i].length);
    puts_(p, "\n");
  }
  for (size_t i = 0; i < program->globals.count; ++i) {
    const refrt_global_info *global = &program->globals.items[i];
    puts_(p, "global $");
    put_quoted(p, global->name, strlen(global->name));
    puts_(p, " : ");
    put_type(p, global->type);
    putf(p, " space=%u align=%u flags=%u", global->space, global->align, global->flags);
    if (global->num_leaves) {
      puts_(p, " = ");
      for (uint32_t k = 0; k < global->num_leaves; ++k) {
        puts_(p, k ? "," : "");
        put_leaf(p, &global->leaves[k]);
      }
    }
    puts_(p, "\n");
  }
  for (size_t i = 0; i < program->functions.count; ++i) {
    const refrt_function_info *info = &program->functions.items[i].info;
    puts_(p, "func @");
    put_quoted(p, info->name, strlen(info->name));
    puts_(p, " : ");
    put_type(p, info->type);
    putf(p, " flags=%u", info->flags);
    put_location(p, info->location);
    puts_(p, "\n");
  }
  for (uint32_t i = 0; i < program->functions.count; ++i) {
    const refrt_function_info *info = &program->functions.items[i].info;
    if (!info->num_blocks)
      continue;
    puts_(p, "body @");
    put_quoted(p, info->name, strlen(info->name));
    putf(p, " values=%u\n", info->num_values);
    for (uint32_t b = 0; b < info->num_blocks; ++b) {
      putf(p, "block %u(", b);
      put_values(p, program->functions.items[i].blocks.items[b].arguments.items,
                 refrt_block_num_arguments(program, i, b), i, 1);
      puts_(p, ")\n");
      uint32_t count = refrt_block_num_instructions(program, i, b);
      for (uint32_t k = 0; k < count; ++k) {
        refrt_instruction instruction;
        refrt_block_instruction(program, i, b, k, &instruction);
        put_instruction(p, i, &instruction);
      }
    }
    puts_(p, "end\n");
  }
  flush(p);
  return REFRT_OK;
}
