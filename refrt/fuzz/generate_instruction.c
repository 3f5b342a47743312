/*===-- generate_instruction.c - one instruction that verifies ---*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * An instruction is drawn letter by letter of its signature and offered to the
 * verifier, with several types for its results; if none is right it is dropped.
 * Reaches into the program for that: a rejected offer must leave no trace.
 *===----------------------------------------------------------------------===*/
#include "refrt/fuzz/generate_instruction.h"
#include "refrt/fuzz/generate_special.h"

#include "refrt/verify/verify_ops.h"

#include <string.h>

static const refrt_type_info *lane_of(const generator *g, const refrt_type_info *info) {
  return info->kind == REFRT_KIND_VECTOR ? info_of(g, info->element) : info;
}

int generator_offer(generator *g, refrt_instruction *in, const refrt_type *result_types, uint32_t num_results) {
  refrt_verifier v;
  uint32_t results[MOST_OPERANDS], i;
  refrt_function *function = &g->program->functions.items[g->function];
  size_t values = function->values.count;
  int sound;
  if (g->program->status != REFRT_OK)
    return 0;
  for (i = 0; i < num_results; ++i)
    results[i] = refrt_function_add_value(g->program, g->function, result_types[i]);
  if (g->program->status != REFRT_OK)
    return 0;
  in->location = REFRT_NONE;
  in->results = results;
  in->num_results = num_results;
  memset(&v, 0, sizeof v);
  v.program = g->program;
  v.function = g->function;
  v.block = v.index = 0;
  v.in = *in;
  v.type = in->type == REFRT_NONE ? NULL : info_of(g, in->type);
  sound = refrt_verify_instruction(&v);
  if (!sound) {
    g->program->status = REFRT_OK; /* it was only a question */
    g->program->error[0] = 0;
    g->program->functions.items[g->function].values.count = values;
    g->program->functions.items[g->function].info.num_values = (uint32_t)values;
    return 0;
  }
  refrt_block_add_instruction(g->program, g->function, g->block, in);
  for (i = 0; i < num_results && g->num_scope < MOST_SCOPE; ++i)
    g->scope[g->num_scope++] = results[i];
  return 1;
}

static uint64_t number(generator *g) {
  static const uint64_t special[] = {0, 1, 2, 3, 4, 7, 8, 31, 32, 63, 64, 127, 255, 0x8000, 0x80000000u, UINT64_MAX};
  uint32_t choice = take(g);
  return choice < 128 ? choice % 6 : special[choice % 16];
}

static uint64_t number_of_bits(generator *g, uint32_t bits) {
  return number(g) & (bits >= 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1);
}

static uint32_t dynamic_sizes(const refrt_type_info *info) {
  uint32_t count = 0, i;
  for (i = 0; info && info->kind == REFRT_KIND_MEMREF && i < info->rank; ++i)
    count += info->sizes[i] == REFRT_DYNAMIC;
  return count;
}

/* Memory of its own, for what the verifier lets be allocated. */
static int allocated(generator *g, refrt_type type, int on_stack) {
  refrt_instruction in;
  uint32_t operands[8], i;
  uint64_t alignment = 0;
  memset(&in, 0, sizeof in);
  in.opcode = on_stack ? REFRT_OP_ALLOCA : REFRT_OP_ALLOC;
  in.type = type;
  in.attributes = &alignment;
  in.num_attributes = 1;
  in.operands = operands;
  in.num_operands = dynamic_sizes(info_of(g, type));
  for (i = 0; i < in.num_operands; ++i)
    operands[i] = generator_fresh(g, g->index);
  return g->num_scope < MOST_SCOPE && generator_offer(g, &in, &type, 1);
}

/* A memref: allocated as it is, or as another type of its kind and cast. */
static uint32_t fresh_memref(generator *g, refrt_type type, int on_stack) {
  const refrt_type_info *info = info_of(g, type);
  refrt_instruction in;
  uint32_t i, start;
  if (g->num_scope + 8 > MOST_SCOPE)
    return REFRT_NONE;
  if (allocated(g, type, on_stack))
    return g->scope[g->num_scope - 1];
  start = below(g, g->num_types);
  for (i = 0; i < g->num_types; ++i) {
    refrt_type other = g->types[(start + i) % g->num_types];
    const refrt_type_info *is = info_of(g, other);
    if (is->kind != REFRT_KIND_MEMREF || is->element != info->element || is->rank != info->rank || other == type ||
        g->num_scope + 8 > MOST_SCOPE || !allocated(g, other, on_stack))
      continue;
    memset(&in, 0, sizeof in);
    in.opcode = REFRT_OP_CAST;
    in.type = other;
    in.operands = &g->scope[g->num_scope - 1];
    in.num_operands = 1;
    return generator_offer(g, &in, &type, 1) ? g->scope[g->num_scope - 1] : REFRT_NONE;
  }
  return REFRT_NONE;
}

uint32_t generator_fresh(generator *g, refrt_type type) {
  const refrt_type_info *info = info_of(g, type);
  refrt_instruction in;
  uint64_t attributes[2] = {0, 0};
  uint32_t choice = take(g);
  if (info->kind == REFRT_KIND_MEMREF && choice < 220) {
    uint32_t value = fresh_memref(g, type, (int)(choice & 1));
    if (value != REFRT_NONE)
      return value;
  }
  memset(&in, 0, sizeof in);
  in.type = type;
  in.attributes = attributes;
  in.opcode = REFRT_OP_ZERO;
  if (info->leaves == 1 && (info->kind == REFRT_KIND_INT || info->kind == REFRT_KIND_INDEX)) {
    in.opcode = REFRT_OP_CONST;
    attributes[0] = number_of_bits(g, info->bits);
  } else if (info->kind == REFRT_KIND_FLOAT && choice < 200) {
    in.opcode = REFRT_OP_CONST;
    attributes[0] = ((uint64_t)choice << (info->bits > 64 ? 56 : info->bits - 8)) & ~(UINT64_C(3) << 62);
    if (info->bits < 64)
      attributes[0] &= (UINT64_C(1) << info->bits) - 1;
  }
  if (choice > 250)
    in.opcode = REFRT_OP_POISON;
  else if (choice > 245)
    in.opcode = REFRT_OP_UNDEF;
  in.num_attributes = in.opcode == REFRT_OP_CONST ? 2 : 0;
  if (g->num_scope < MOST_SCOPE && generator_offer(g, &in, &type, 1))
    return g->scope[g->num_scope - 1];
  in.opcode = REFRT_OP_UNDEF;
  in.num_attributes = 0;
  return g->num_scope < MOST_SCOPE && generator_offer(g, &in, &type, 1) ? g->scope[g->num_scope - 1] : REFRT_NONE;
}

/* The last value in scope, from a chosen one backwards, that a letter takes. */
static int suits(const generator *g, refrt_type type, char letter, refrt_lanes lanes, refrt_type exact) {
  const refrt_type_info *info = info_of(g, type), *lane = lane_of(g, info);
  int integer = lane->kind == REFRT_KIND_INT || lane->kind == REFRT_KIND_INDEX;
  if (exact != REFRT_NONE)
    return type == exact;
  switch (letter) {
  case 't':
    return lanes <= REFRT_LANES_ANY ||
           (lanes == REFRT_LANES_FLOAT ? lane->kind == REFRT_KIND_FLOAT
                                       : integer || (lanes == REFRT_LANES_COMPARED && lane->kind == REFRT_KIND_PTR));
  case 'i':
    return info->kind == REFRT_KIND_INT || info->kind == REFRT_KIND_INDEX;
  case 'x':
    return info->kind == REFRT_KIND_INDEX;
  case 'p':
    return info->kind == REFRT_KIND_PTR;
  case 'f':
    return info->kind == REFRT_KIND_FUNCTION || info->kind == REFRT_KIND_PTR;
  case 'm':
    return info->kind == REFRT_KIND_MEMREF;
  case 'u':
    return info->kind == REFRT_KIND_MEMREF || info->kind == REFRT_KIND_UNRANKED;
  default:
    return 1;
  }
}

uint32_t generator_pick(generator *g, char letter, refrt_lanes lanes, refrt_type exact) {
  uint32_t start = below(g, g->num_scope), i;
  for (i = 0; i < g->num_scope; ++i) {
    uint32_t value = g->scope[(start + g->num_scope - i) % g->num_scope];
    if (suits(g, type_of(g, value), letter, lanes, exact))
      return value;
  }
  if (exact != REFRT_NONE)
    return generator_fresh(g, exact);
  if (letter == 'i')
    return generator_fresh(g, take(g) & 1 ? g->i1 : g->i64);
  if (letter == 'x')
    return generator_fresh(g, g->index);
  if (letter == 'p')
    return generator_fresh(g, g->ptr);
  start = below(g, g->num_types);
  for (i = 0; i < g->num_types; ++i)
    if (suits(g, g->types[(start + i) % g->num_types], letter, lanes, REFRT_NONE))
      return generator_fresh(g, g->types[(start + i) % g->num_types]);
  return REFRT_NONE;
}

/* A new scope is as useful as its numbers: sometimes a fresh one. */
uint32_t generator_pick_or_make(generator *g, char letter, refrt_lanes lanes, refrt_type exact) {
  if (exact != REFRT_NONE && take(g) > 220)
    return generator_fresh(g, exact);
  if (letter == 'x' && take(g) > 150)
    return generator_fresh(g, g->index);
  return generator_pick(g, letter, lanes, exact);
}

int generator_add_operand(draft *d, uint32_t value) {
  if (value == REFRT_NONE || d->in.num_operands == MOST_OPERANDS)
    return 0;
  d->operands[d->in.num_operands++] = value;
  return 1;
}

static void add_attributes(generator *g, draft *d, uint32_t count, uint32_t limit, int may_be_dynamic) {
  while (count-- != 0 && d->in.num_attributes < MOST_ATTRIBUTES) {
    uint32_t choice = take(g);
    d->attributes[d->in.num_attributes++] = may_be_dynamic && choice > 90 ? (uint64_t)REFRT_DYNAMIC
                                            : limit == 0                  ? number(g)
                                                                          : choice % limit;
  }
}

/* The groups of an expansion, and then the sizes in them. */
static void draw_expansion(generator *g, draft *d, uint32_t rank) {
  uint32_t sizes = 0, i;
  for (i = 0; i < rank; ++i) {
    add_attributes(g, d, 1, 3, 0);
    sizes += (uint32_t)d->attributes[d->in.num_attributes - 1];
  }
  add_attributes(g, d, sizes, 4, 1);
}

/* Positions in a value, or for memrefs mostly a permutation of the dimensions. */
static void draw_path(generator *g, draft *d, const refrt_type_info *type, uint32_t rank) {
  uint32_t i, j;
  uint64_t swap;
  if (!type || type->kind != REFRT_KIND_MEMREF) {
    add_attributes(g, d, 1 + (take(g) > 180), type && type->count ? (uint32_t)type->count : 2, 0);
    return;
  }
  for (i = 0; i < rank; ++i)
    d->attributes[d->in.num_attributes++] = take(g) > 230 ? below(g, 4) : i;
  i = below(g, rank);
  j = below(g, rank);
  if (rank != 0) {
    swap = d->attributes[i];
    d->attributes[i] = d->attributes[j];
    d->attributes[j] = swap;
  }
}

/* The attributes, as far as one can know without knowing the opcode. */
static void draw_attributes(generator *g, draft *d) {
  const refrt_type_info *type = d->in.type == REFRT_NONE ? NULL : info_of(g, d->in.type);
  uint32_t rank = type && type->kind == REFRT_KIND_MEMREF ? type->rank : 1, align;
  switch (refrt_opcode_shape(d->in.opcode)) {
  case REFRT_SHAPE_NONE:
    return;
  case REFRT_SHAPE_CONST:
    add_attributes(g, d, 2, 2, 0);
    return;
  case REFRT_SHAPE_GLOBAL:
    add_attributes(g, d, 1, refrt_program_num_globals(g->program), 0);
    return;
  case REFRT_SHAPE_FUNCTION:
    add_attributes(g, d, 1, refrt_program_num_functions(g->program), 0);
    return;
  case REFRT_SHAPE_ICMP:
    add_attributes(g, d, 1, REFRT_ICMP_COUNT, 0);
    return;
  case REFRT_SHAPE_FCMP:
    add_attributes(g, d, 1, REFRT_FCMP_COUNT, 0);
    return;
  case REFRT_SHAPE_ROUNDING:
    add_attributes(g, d, 1, REFRT_ROUND_COUNT, 0);
    return;
  case REFRT_SHAPE_BIT:
    add_attributes(g, d, 1, 2, 0);
    return;
  case REFRT_SHAPE_MATH:
    add_attributes(g, d, 1, REFRT_MATH_COUNT, 0);
    return;
  case REFRT_SHAPE_CLASSES:
    d->attributes[d->in.num_attributes++] = take(g) | (take(g) & 3) << 8;
    return;
  case REFRT_SHAPE_EFFECTS:
    d->attributes[d->in.num_attributes++] = take(g) & REFRT_EFFECT_ALL;
    return;
  case REFRT_SHAPE_STRING:
    add_attributes(g, d, 1, 1, 0);
    return;
  case REFRT_SHAPE_REASON:
    if (take(g) < 32)
      add_attributes(g, d, 1, 1, 0);
    return;
  case REFRT_SHAPE_ALIGN:
    align = take(g);
    d->attributes[d->in.num_attributes++] = align < 160 ? 0 : UINT64_C(1) << align % 8;
    return;
  case REFRT_SHAPE_SUBVIEW:
    add_attributes(g, d, 3 * rank, 3, 1);
    d->attributes[d->in.num_attributes++] = take(g) > 200 ? below(g, 8) : 0;
    return;
  case REFRT_SHAPE_RECAST:
    add_attributes(g, d, 1 + 2 * below(g, 4), 5, 1);
    return;
  case REFRT_SHAPE_EXPAND:
    draw_expansion(g, d, rank);
    return;
  case REFRT_SHAPE_GEP:
    add_attributes(g, d, 1 + below(g, 3), 4, 1);
    return;
  case REFRT_SHAPE_PATH:
    draw_path(g, d, type, rank);
    return;
  case REFRT_SHAPE_LANES:
    add_attributes(g, d, 1 + below(g, 4), type ? 2 * type->leaves : 1, 0);
    return;
  default: /* a shape that is newer than this file */
    add_attributes(g, d, below(g, 4), 0, (int)below(g, 2));
    return;
  }
}

static uint32_t count_dynamic(const draft *d) {
  uint32_t count = 0, i;
  for (i = 0; i < d->in.num_attributes; ++i)
    count += d->attributes[i] == (uint64_t)REFRT_DYNAMIC;
  return count;
}

/* How many of a letter that may come any number of times: the numbers that
 * types and attributes suggest, or any. */
static uint32_t how_many(generator *g, const draft *d, const refrt_type_info *type) {
  const refrt_type_info *last = d->in.num_operands ? info_of(g, type_of(g, d->operands[d->in.num_operands - 1])) : NULL;
  uint32_t dynamic = count_dynamic(d), choice = take(g);
  if (dynamic != 0)
    return dynamic;
  if (choice > 240)
    return below(g, 4);
  if (last && last->kind == REFRT_KIND_MEMREF)
    return choice & 1 || d->in.num_attributes > 1 ? last->rank : 0;
  return type && type->kind == REFRT_KIND_MEMREF ? dynamic_sizes(type) : below(g, 3);
}

refrt_type generator_truth_of(generator *g, const refrt_type_info *type) {
  if (type->kind != REFRT_KIND_VECTOR)
    return g->i1;
  return refrt_type_vector(g->program, g->i1, type->sizes, type->rank);
}

/* The results: what the letters say, and for `a` one type after the other. */
static void offer_results(generator *g, draft *d, const char *letters) {
  const refrt_type_info *type = d->in.type == REFRT_NONE ? NULL : info_of(g, d->in.type);
  refrt_type types[MOST_OPERANDS];
  uint32_t count = 0, start = below(g, g->num_types), i, offers = 1;
  for (; *letters != 0; ++letters) {
    uint32_t times =
        letters[1] == '*' ? 2 + 2 * (type && type->kind == REFRT_KIND_MEMREF ? type->rank : below(g, 2)) : 1;
    refrt_type fixed = *letters == 't' || *letters == 'm'     ? d->in.type
                       : *letters == 'c' && type              ? generator_truth_of(g, type)
                       : *letters == 'e' && type              ? type->element
                       : *letters == 'x' || letters[1] == '*' ? g->index
                       : *letters == 'p' || *letters == 'f'   ? g->ptr
                                                              : REFRT_NONE;
    if (*letters == 'f' && type)
      fixed = d->in.type;
    if (fixed == REFRT_NONE)
      offers = OFFERS;
    while (times-- != 0 && count < MOST_OPERANDS)
      types[count++] = fixed;
    letters += letters[1] == '*';
  }
  /* extract-metadata: the base first, then index fields. */
  if (count > 1 && types[0] == g->index && type && type->kind == REFRT_KIND_MEMREF)
    types[0] = refrt_type_memref(g->program, type->element, NULL, NULL, 0, 0, type->space);
  for (i = 0; i < offers; ++i) {
    refrt_type trial[MOST_OPERANDS];
    uint32_t k;
    for (k = 0; k < count; ++k)
      trial[k] = types[k] == REFRT_NONE ? g->types[(start + i * (k + 1)) % g->num_types] : types[k];
    if (generator_offer(g, &d->in, trial, count))
      return;
  }
}

/* Calls take what the callee's type says. */
static void generator_draw_call(generator *g, draft *d) {
  const refrt_type_info *type;
  uint32_t i, first = 0;
  refrt_type results[MOST_OPERANDS];
  d->attributes[0] = below(g, refrt_program_num_functions(g->program));
  d->in.num_attributes = 1;
  type = info_of(g, refrt_program_function(g->program, (refrt_symbol)d->attributes[0])->type);
  if (refrt_opcode_signature(d->in.opcode)[0] == 'f') {
    uint32_t callee;
    d->in.type = refrt_program_function(g->program, (refrt_symbol)d->attributes[0])->type;
    d->in.num_attributes = 0;
    callee = generator_pick(g, 'f', REFRT_LANES_ANY, take(g) & 1 ? d->in.type : REFRT_NONE);
    if (!generator_add_operand(d, callee))
      return;
    first = 1;
  }
  for (i = 0; i < type->count; ++i)
    if (!generator_add_operand(d, generator_pick_or_make(g, 't', REFRT_LANES_ANY, type->parts[i])))
      return;
  for (i = 0; i < type->num_results && i < MOST_OPERANDS; ++i)
    results[i] = type->parts[type->count + i];
  (void)first;
  (void)generator_offer(g, &d->in, results, type->num_results);
}

static refrt_type any_suitable(generator *g, char letter) {
  uint32_t start = below(g, g->num_types), i;
  for (i = 0; i < g->num_types; ++i)
    if (suits(g, g->types[(start + i) % g->num_types], letter, REFRT_LANES_ANY, REFRT_NONE))
      return g->types[(start + i) % g->num_types];
  return g->i32;
}

static refrt_type any_aggregate(generator *g, refrt_type otherwise) {
  uint32_t start = below(g, g->num_types), i;
  for (i = 0; i < g->num_types; ++i) {
    refrt_type type = g->types[(start + i) % g->num_types];
    refrt_type_kind kind = info_of(g, type)->kind;
    if (kind == REFRT_KIND_STRUCT || kind == REFRT_KIND_ARRAY || kind == REFRT_KIND_COMPLEX)
      return type;
  }
  return otherwise;
}

static void generator_draw_none(generator *g, draft *d) {
  (void)g;
  (void)d;
}

static void generator_draw_letters(generator *g, draft *d) {
  const refrt_opcode_row *row = &refrt_opcode_rows[d->in.opcode];
  refrt_lanes lanes = refrt_opcode_lanes(d->in.opcode);
  /* The type first: that of the operand that must have it, or any. */
  const char *letter = strpbrk(row->signature, "tmeuca");
  if (letter && strchr(letter, ':')) {
    uint32_t value = generator_pick(g, *letter == 'e' ? 'm' : *letter == 'c' ? 't' : *letter, lanes, REFRT_NONE);
    if (value == REFRT_NONE)
      return;
    d->in.type = type_of(g, value);
    if (refrt_opcode_shape(d->in.opcode) == REFRT_SHAPE_PATH && *letter == 't')
      d->in.type = any_aggregate(g, d->in.type);
  } else {
    d->in.type = any_suitable(g, letter ? *letter : 'a');
  }
  if (refrt_opcode_shape(d->in.opcode) == REFRT_SHAPE_FUNCTION)
    d->in.type = refrt_program_function(g->program, below(g, refrt_program_num_functions(g->program)))->type;
  draw_attributes(g, d);
  for (letter = row->signature; *letter != ':'; ++letter) {
    const refrt_type_info *type = info_of(g, d->in.type);
    uint32_t times = letter[1] == '*' ? how_many(g, d, type) : 1;
    refrt_type exact = *letter == 't' || *letter == 'm'            ? d->in.type
                       : *letter == 'e'                            ? type->element
                       : *letter == 'c'                            ? generator_truth_of(g, type)
                       : *letter == 'u' && d->in.num_operands == 0 ? d->in.type
                                                                   : REFRT_NONE;
    if (row->choice == REFRT_CHOICE_CONDITION && d->in.num_operands == 0)
      exact = take(g) & 1 ? g->i1 : generator_truth_of(g, type);
    if (*letter == 'e' && exact == REFRT_NONE)
      return;
    while (times-- != 0)
      if (!generator_add_operand(d, generator_pick_or_make(g, *letter, lanes, exact)))
        return;
    letter += letter[1] == '*';
  }
  offer_results(g, d, letter + 1);
}

static void draw_flags(generator *g, draft *d) {
  uint32_t bits = take(g);
  if (bits > 128) {
    bits |= take(g) << 8;
    d->in.flags = refrt_opcode_flags(d->in.opcode) & (bits ^ bits << 8);
  }
}

void generator_instruction(generator *g) {
  static void (*const draws[REFRT_OP_COUNT])(generator *g, draft *d) = {
#define REFRT_OPCODE(NAME, TEXT, FAMILY, SIGNATURE, TYPE, ATTRIBUTES, VERIFIER, CHOICE, UNDEF, WHY, TRAITS, DRAW, ...) \
  generator_draw_##DRAW,
#include "refrt/opcodes.def"
  };
  draft d;
  memset(&d, 0, sizeof d);
  d.in.opcode = (refrt_opcode)((take(g) | take(g) << 8) % REFRT_OP_COUNT);
  d.in.operands = d.operands;
  d.in.attributes = d.attributes;
  d.in.type = REFRT_NONE;
  if (!refrt_opcode_has(d.in.opcode, REFRT_TRAIT_TERMINATOR | REFRT_TRAIT_CALL))
    draw_flags(g, &d);
  draws[d.in.opcode](g, &d);
}
