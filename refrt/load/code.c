/*===-- code.c - translation of a program when it is loaded ------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Walks a verified program through refrt.h. It gives every value its place in the
 * frame, every block its position, and every instruction its general form and,
 * where one applies, its fast form (specialize.c). Linear in the program.
 *
 * A block takes one position per instruction, and behind its terminator one
 * per edge of a conditional branch or switch. It is the `br` that moves the block
 * arguments of that edge, or a nop where there are none.
 *===----------------------------------------------------------------------===*/
#include "refrt/load/code.h"
#include "refrt/limits.h"
#include "refrt/load/specialize.h"
#include "refrt/number/bits.h"
#include "refrt/program/leaves.h"
#include "refrt/program/opcode.h"
#include "refrt/program/program.h"

#include <string.h>

enum { ARENA_CHUNK = 1 << 14, LEAF_BYTES = (int)sizeof(refrt_value) };
/* Twice what the verifier allows: a parallel move needs as many leaves again.
 * Byte offsets of leaves are 32 bits wide. */
#define MAX_FRAME_LEAVES (2 * REFRT_MAX_FRAME_LEAVES)
/* Of a block; more than any budget that a run could use up. */
#define MAX_PRICE (UINT32_MAX / 2)
_Static_assert((uint64_t)MAX_FRAME_LEAVES * sizeof(refrt_value) <= UINT32_MAX, "byte offsets overflow");

/*===---------------------------------- arena ------------------------------===*/

typedef struct arena_header {
  void *previous;
  size_t size;
} arena_header;

void *refrt_arena_take(refrt_arena *arena, const refrt_config *config, size_t size) {
  void *taken;
  size = (size + 15u) & ~(size_t)15u;
  if (arena->left < size) {
    size_t chunk_size = sizeof(arena_header) + (size > ARENA_CHUNK ? size : ARENA_CHUNK);
    arena_header *chunk = (arena_header *)config->allocate(config->user, NULL, 0, chunk_size);
    if (chunk == NULL)
      return NULL;
    chunk->previous = arena->chunks;
    chunk->size = chunk_size;
    arena->chunks = chunk;
    arena->next = (uint8_t *)(chunk + 1);
    arena->left = chunk_size - sizeof(arena_header);
  }
  taken = arena->next;
  arena->next += size;
  arena->left -= size;
  return taken;
}

static void free_arena(refrt_arena *arena, const refrt_config *config) {
  while (arena->chunks != NULL) {
    arena_header *chunk = (arena_header *)arena->chunks;
    arena->chunks = chunk->previous;
    (void)config->allocate(config->user, chunk, chunk->size, 0);
  }
}

/*===--------------------------------- loading -----------------------------===*/

typedef struct loader {
  refrt_code *code;
  const refrt_config *config;
  const refrt_program *program;
  refrt_symbol function;
  refrt_function_code *out;
  uint32_t *slots;            /* per value: leaf in the frame */
  uint32_t *positions;        /* per block */
  uint32_t *prices;           /* per block */
  uint32_t *written;          /* per leaf: the branch that wrote it last */
  uint32_t branch;            /* numbers branches for `written` */
  uint32_t scratch;           /* leaves that the largest parallel move needs */
  uint32_t at;                /* position to write next */
  const refrt_joined *joined; /* the last one, or NULL */
  refrt_status status;
} loader;

static void *take(loader *l, size_t count, size_t size) {
  void *memory;
  if (l->status != REFRT_OK)
    return NULL;
  memory = refrt_arena_take(&l->code->arena, l->config, count * size + 1);
  if (memory == NULL)
    l->status = REFRT_E_MEMORY;
  return memory;
}

static const refrt_type_info *type_info(const loader *l, refrt_type type) {
  return type < l->code->num_types ? l->code->types[type] : NULL;
}

static void load_types(loader *l) {
  refrt_code *code = l->code;
  uint32_t i;
  code->num_types = refrt_type_count(l->program);
  code->types = (const refrt_type_info **)take(l, code->num_types, sizeof *code->types);
  code->struct_offsets = (const uint64_t **)take(l, code->num_types, sizeof *code->struct_offsets);
  for (i = 0; i < code->num_types && l->status == REFRT_OK; ++i) {
    const refrt_type_info *info = refrt_type_get(l->program, i);
    uint64_t at = 0, part, *offsets;
    code->types[i] = info;
    code->struct_offsets[i] = NULL;
    if (info->kind != REFRT_KIND_STRUCT)
      continue;
    offsets = (uint64_t *)take(l, (size_t)info->count, sizeof *offsets);
    for (part = 0; offsets != NULL && part < info->count; ++part) {
      const refrt_type_info *field = refrt_type_get(l->program, info->parts[part]);
      uint64_t align = info->packed ? 1 : field->align;
      at = (at + align - 1) / align * align;
      offsets[part] = at;
      at += field->size;
    }
    code->struct_offsets[i] = offsets;
  }
}

/* Row of runtime.def + 1, or 0. */
static uint32_t runtime_row(const char *name) {
  static const char *const names[] = {
#define REFRT_RUNTIME(NAME, SYMBOL, DOC) SYMBOL,
#include "refrt/runtime.def"
  };
  uint32_t i;
  for (i = 0; i < sizeof names / sizeof names[0]; ++i)
    if (strcmp(names[i], name) == 0)
      return i + 1;
  return 0;
}

static uint32_t leaves_of(const loader *l, const refrt_type *types, uint64_t count) {
  uint64_t leaves = 0, i;
  for (i = 0; i < count; ++i)
    leaves += l->code->types[types[i]]->leaves;
  return (uint32_t)leaves;
}

/* Edges with a position of their own: those of a branch that has several. */
static uint32_t edges_of(const refrt_instruction *terminator) {
  uint32_t edges = refrt_num_edges(terminator);
  return terminator->opcode == REFRT_OP_BR ? 0 : edges;
}

/* Positions of a block without its edges: a terminator has no watch behind it. */
static uint64_t positions_of(const loader *l, uint32_t count) {
  return l->code->watched && count != 0 ? 3 * (uint64_t)count - 1 : count;
}

/* First walk: counts positions; sizes of the largest function. */
static void measure(loader *l, uint32_t *insns, uint32_t *values, uint32_t *blocks) {
  uint32_t f, b;
  uint64_t total = 0;
  *values = *blocks = 0;
  for (f = 0; f < l->code->num_functions; ++f) {
    const refrt_function_info *info = refrt_program_function(l->program, f);
    *values = info->num_values > *values ? info->num_values : *values;
    *blocks = info->num_blocks > *blocks ? info->num_blocks : *blocks;
    for (b = 0; b < info->num_blocks; ++b) {
      uint32_t count = refrt_block_num_instructions(l->program, f, b);
      refrt_instruction last;
      total += positions_of(l, count);
      if (count != 0 && refrt_block_instruction(l->program, f, b, count - 1, &last))
        total += edges_of(&last);
    }
  }
  if (total >= UINT32_MAX)
    l->status = REFRT_E_LIMIT;
  *insns = (uint32_t)total;
}

static void place_value(loader *l, uint32_t value) {
  uint32_t leaves = l->code->types[refrt_function_value_type(l->program, l->function, value)]->leaves;
  l->slots[value] = l->out->num_leaves;
  if (leaves > MAX_FRAME_LEAVES - l->out->num_leaves)
    l->status = REFRT_E_LIMIT;
  else
    l->out->num_leaves += leaves;
}

/* What a value costs beyond an instruction's own step: one step for every 16
 * leaves, or bits where those are looked at one by one. So steps bound time. */
static uint64_t extra_steps(const loader *l, uint32_t value, refrt_opcode opcode) {
  const refrt_type_info *info = l->code->types[refrt_function_value_type(l->program, l->function, value)];
  uint64_t leaves = info->leaves;
  uint32_t bits = info->kind == REFRT_KIND_VECTOR ? l->code->types[info->element]->bits : 0;
  if (bits != 0 && (bits % 8 != 0 || refrt_opcode_rows[opcode].choice == REFRT_CHOICE_BITS))
    leaves *= bits;
  return leaves / 16;
}

/* Steps of an instruction; of a switch one for every four cases, too. */
static uint32_t steps_of(const loader *l, const refrt_instruction *instruction) {
  uint64_t steps = 1;
  uint32_t i;
  for (i = 0; i < instruction->num_operands; ++i)
    steps += extra_steps(l, instruction->operands[i], instruction->opcode);
  for (i = 0; i < instruction->num_results; ++i)
    steps += extra_steps(l, instruction->results[i], instruction->opcode);
  if (instruction->opcode == REFRT_OP_SWITCH)
    steps += instruction->num_attributes / 16;
  return steps < MAX_PRICE ? (uint32_t)steps : MAX_PRICE;
}

/* Second walk of a function: places of values and blocks. Entry arguments come
 * first and the results of one instruction lie side by side. */
static void place_function(loader *l, uint32_t num_blocks) {
  uint32_t b, i, k, position = l->at;
  for (b = 0; b < num_blocks && l->status == REFRT_OK; ++b) {
    uint32_t count = refrt_block_num_instructions(l->program, l->function, b);
    uint32_t arguments = refrt_block_num_arguments(l->program, l->function, b);
    for (i = 0; i < arguments; ++i)
      place_value(l, refrt_block_argument(l->program, l->function, b, i));
    l->positions[b] = position;
    l->prices[b] = 0;
    position += (uint32_t)positions_of(l, count);
    for (i = 0; i < count; ++i) {
      refrt_instruction instruction;
      (void)refrt_block_instruction(l->program, l->function, b, i, &instruction);
      l->prices[b] += steps_of(l, &instruction);
      if (l->prices[b] > MAX_PRICE)
        l->prices[b] = MAX_PRICE;
      for (k = 0; k < instruction.num_results; ++k)
        place_value(l, instruction.results[k]);
      if (i + 1 == count)
        position += edges_of(&instruction);
    }
  }
}

static refrt_operand *operands_of(loader *l, const uint32_t *values, uint32_t count) {
  refrt_operand *operands = (refrt_operand *)take(l, count, sizeof *operands);
  uint32_t i;
  for (i = 0; operands != NULL && i < count; ++i) {
    if (values[i] == REFRT_NONE) {
      memset(&operands[i], 0, sizeof operands[i]);
      continue;
    }
    operands[i].type = refrt_function_value_type(l->program, l->function, values[i]);
    operands[i].info = l->code->types[operands[i].type];
    operands[i].leaves = operands[i].info->leaves;
    operands[i].slot = l->slots[values[i]] * LEAF_BYTES;
  }
  return operands;
}

static refrt_wide *general_form(loader *l, const refrt_instruction *from) {
  refrt_wide *w = (refrt_wide *)take(l, 1, sizeof *w);
  if (w == NULL)
    return NULL;
  memset(w, 0, sizeof *w);
  w->opcode = from->opcode;
  w->flags = from->flags;
  w->type = from->type;
  w->info = type_info(l, from->type);
  if (w->info != NULL) {
    const refrt_type_info *lane = w->info->kind == REFRT_KIND_VECTOR ? type_info(l, w->info->element) : w->info;
    w->lanes = w->info->leaves;
    w->bits = lane->bits;
    w->float_kind = lane->float_kind;
  }
  w->num_operands = from->num_operands;
  w->num_results = from->num_results;
  w->num_attributes = from->num_attributes;
  w->attributes = from->attributes; /* the program is frozen: they stay */
  w->operands = operands_of(l, from->operands, from->num_operands);
  w->results = operands_of(l, from->results, from->num_results);
  return w;
}

/*===--------------------------------- branches ----------------------------===*/

/* The moves of one edge, those that do nothing left out; 1 in *parallel if one
 * reads a leaf that an earlier one writes. */
static void edge_moves(loader *l, refrt_wide *w, uint32_t block, const refrt_operand *from, uint32_t count,
                       int *parallel) {
  refrt_move *moves = (refrt_move *)take(l, count, sizeof *moves);
  uint32_t i, k, leaves = 0;
  *parallel = 0;
  ++l->branch;
  w->moves = moves;
  w->num_moves = 0;
  for (i = 0; moves != NULL && i < count; ++i) {
    refrt_move *move = &moves[w->num_moves];
    move->to = l->slots[refrt_block_argument(l->program, l->function, block, i)] * LEAF_BYTES;
    move->from = from[i].slot;
    move->leaves = from[i].leaves;
    if (move->to == move->from || move->leaves == 0)
      continue;
    for (k = 0; k < move->leaves; ++k) {
      if (l->written[move->from / LEAF_BYTES + k] == l->branch)
        *parallel = 1;
      l->written[move->to / LEAF_BYTES + k] = l->branch;
    }
    leaves += move->leaves;
    ++w->num_moves;
  }
  if (*parallel && leaves > l->scratch)
    l->scratch = leaves;
}

/* Turns *in into the branch to `block` with the moves of w. */
static void branch_form(const loader *l, refrt_insn *in, const refrt_wide *w, uint32_t block, int parallel) {
  const refrt_move *m = w->moves;
  in->x = l->positions[block];
  in->c = l->prices[block];
  in->wide = w;
  if (w->num_moves == 0) {
    in->op = REFRT_CODE_BR0;
  } else if (parallel) {
    in->op = REFRT_CODE_BR_PARALLEL;
    in->r = l->out->num_leaves * LEAF_BYTES; /* scratch lies behind the values */
  } else if (w->num_moves == 1 && m[0].leaves == 1) {
    in->op = REFRT_CODE_BR1;
    in->r = m[0].to;
    in->a = m[0].from;
  } else if (w->num_moves == 2 && m[0].leaves == 1 && m[1].leaves == 1) {
    in->op = REFRT_CODE_BR2;
    in->r = m[0].to;
    in->a = m[0].from;
    in->y = m[1].to;
    in->b = m[1].from;
  } else {
    in->op = REFRT_CODE_BR_LIST;
  }
}

/* An edge of a conditional branch or switch: straight to the block, or to a
 * `br` with the moves at `place`. */
static refrt_edge make_edge(loader *l, uint32_t place, const refrt_insn *terminator, uint32_t block,
                            const refrt_operand *from, uint32_t count) {
  refrt_edge edge;
  refrt_wide *w = (refrt_wide *)take(l, 1, sizeof *w);
  refrt_insn *in = &l->code->insns[place];
  int parallel;
  edge.target = l->positions[block];
  edge.price = l->prices[block];
  memset(in, 0, sizeof *in);
  in->op = REFRT_CODE_NOP;
  in->location = terminator->location;
  if (w == NULL)
    return edge;
  memset(w, 0, sizeof *w);
  w->opcode = REFRT_OP_BR;
  edge_moves(l, w, block, from, count, &parallel);
  if (w->num_moves != 0) {
    branch_form(l, in, w, block, parallel);
    edge.target = place;
    edge.price = 0;
  }
  return edge;
}

static void load_cond_br(loader *l, refrt_insn *in, const refrt_wide *w) {
  uint32_t first = (uint32_t)w->attributes[1], second = (uint32_t)w->attributes[3];
  refrt_edge yes = make_edge(l, l->at, in, (uint32_t)w->attributes[0], w->operands + 1, first);
  refrt_edge no = make_edge(l, l->at + 1, in, (uint32_t)w->attributes[2], w->operands + 1 + first, second);
  in->a = w->operands[0].slot;
  in->x = yes.target;
  in->b = yes.price;
  in->y = no.target;
  in->c = no.price;
}

static void load_switch(loader *l, refrt_insn *in, refrt_wide *w) {
  uint32_t i, count = 1 + (w->num_attributes - 2) / 4, used = 1;
  refrt_edge *edges = (refrt_edge *)take(l, count, sizeof *edges);
  in->a = w->operands[0].slot;
  for (i = 0; edges != NULL && i < count; ++i) {
    const uint64_t *at = i == 0 ? w->attributes : w->attributes + 2 + (i - 1) * 4 + 2;
    edges[i] = make_edge(l, l->at + i, in, (uint32_t)at[0], w->operands + used, (uint32_t)at[1]);
    used += (uint32_t)at[1];
  }
  w->edges = edges;
}

/*===------------------------------- instructions --------------------------===*/

static int returns_unranked(const loader *l) {
  const refrt_type_info *type = l->out->type;
  uint32_t i;
  for (i = 0; i < type->num_results && (l->out->flags & REFRT_FUNCTION_LLVM) == 0; ++i)
    if (l->code->types[type->parts[type->count + i]]->kind == REFRT_KIND_UNRANKED)
      return 1;
  return 0;
}

/* `rest`: steps of the block's instructions that have not begun; `own`: those of
 * the watched one. */
static void load_watch(loader *l, const refrt_insn *watched, uint32_t own, uint8_t after) {
  refrt_insn *in = &l->code->insns[l->at++];
  memset(in, 0, sizeof *in);
  in->op = REFRT_CODE_WATCH;
  in->bits = after;
  in->rest = watched->rest + (after ? 0 : own);
  in->location = watched->location;
  in->wide = watched->wide;
}

/* What the instruction at `position` of watched code is one of. */
static const refrt_joined *joined_at(loader *l, uint32_t block, uint32_t index, uint32_t position) {
  refrt_operation operation;
  refrt_joined *joined;
  if (l->joined != NULL && l->joined->first <= position && position <= l->joined->last)
    return l->joined;
  l->joined = NULL;
  if (!refrt_block_operation(l->program, l->function, block, index, &operation))
    return NULL;
  joined = (refrt_joined *)take(l, 1, sizeof *joined);
  if (joined == NULL)
    return NULL;
  joined->first = position;
  joined->last = position + 3 * (operation.num_instructions - 1); /* a watch before and behind each */
  joined->num_results = operation.num_results;
  joined->num_operands = operation.num_operands;
  joined->values = operands_of(l, operation.values, 2 * (operation.num_results + operation.num_operands));
  return l->joined = joined;
}

static void load_instruction(loader *l, uint32_t block, uint32_t index, uint32_t count, uint32_t *left) {
  uint32_t position = l->at, own;
  refrt_insn *in = &l->code->insns[l->at += l->code->watched ? 1 : 0];
  refrt_instruction from;
  refrt_wide *w;
  int parallel;
  (void)refrt_block_instruction(l->program, l->function, block, index, &from);
  w = general_form(l, &from);
  memset(in, 0, sizeof *in);
  in->op = (uint16_t)from.opcode; /* the general forms come first */
  own = steps_of(l, &from);
  own = own < *left ? own : *left;
  in->rest = *left -= own;
  in->location = from.location;
  in->wide = w;
  if (w == NULL || l->status != REFRT_OK)
    return;
  if (l->code->watched) {
    w->joined = joined_at(l, block, index, l->at);
    l->at = position;
    load_watch(l, in, own, 0);
  }
  ++l->at;
  switch (from.opcode) {
  case REFRT_OP_BR:
    edge_moves(l, w, (uint32_t)w->attributes[0], w->operands, w->num_operands, &parallel);
    branch_form(l, in, w, (uint32_t)w->attributes[0], parallel);
    break;
  case REFRT_OP_COND_BR:
    load_cond_br(l, in, w);
    l->at += 2;
    break;
  case REFRT_OP_SWITCH:
    load_switch(l, in, w);
    l->at += edges_of(&from);
    break;
  case REFRT_OP_RETURN:
    in->bits = (uint8_t)returns_unranked(l);
    break;
  case REFRT_OP_CALL:
    in->x = w->attributes[0];
    break;
  case REFRT_OP_CALL_INDIRECT:
  case REFRT_OP_ASSERT:
  case REFRT_OP_ASSUME:
    in->a = w->operands[0].slot;
    break;
  default:
    refrt_specialize(l->code, l->program, in);
    if (index + 2 == count && !l->code->watched) {
      refrt_instruction next;
      (void)refrt_block_instruction(l->program, l->function, block, index + 1, &next);
      if (next.opcode == REFRT_OP_COND_BR && from.num_results == 1 && next.operands[0] == from.results[0])
        refrt_fuse_compare(in);
    }
    break;
  }
  if (l->code->watched && index + 1 != count)
    load_watch(l, in, own, 1);
}

/* What comes from outside is cut to these. A pointer's second word is its
 * provenance and stays. */
static const refrt_bits *leaf_masks(loader *l, const refrt_type *types, uint64_t count, uint32_t leaves) {
  refrt_bits *masks = (refrt_bits *)take(l, leaves, sizeof *masks);
  uint32_t at = 0;
  uint64_t i;
  for (i = 0; masks != NULL && i < count; ++i) {
    refrt_leaf_walk walk;
    refrt_leaf_kind leaf;
    refrt_leaf_walk_start(&walk, l->program, types[i]);
    while (refrt_leaf_walk_next(&walk, &leaf) && at < leaves) {
      masks[at] = refrt_bits_mask(leaf.bits);
      if (leaf.kind == REFRT_KIND_PTR || leaf.kind == REFRT_KIND_FUNCTION)
        masks[at].hi = UINT64_MAX;
      ++at;
    }
  }
  return masks;
}

static void load_function(loader *l) {
  const refrt_function_info *info = refrt_program_function(l->program, l->function);
  refrt_function_code *out = l->out = &l->code->functions[l->function];
  uint32_t b, i;
  memset(out, 0, sizeof *out);
  out->symbol = l->function;
  out->flags = info->flags;
  out->name = info->name;
  out->type = l->code->types[info->type];
  out->arg_leaves = leaves_of(l, out->type->parts, out->type->count);
  out->result_leaves = leaves_of(l, refrt_type_results(out->type), out->type->num_results);
  out->masks =
      leaf_masks(l, out->type->parts, out->type->count + out->type->num_results, out->arg_leaves + out->result_leaves);
  out->entry = REFRT_NONE;
  if (info->num_blocks == 0) {
    out->runtime = runtime_row(info->name);
    return;
  }
  place_function(l, info->num_blocks);
  if (l->status != REFRT_OK)
    return;
  l->written = (uint32_t *)l->config->allocate(l->config->user, NULL, 0, (out->num_leaves + (size_t)1) * 4);
  if (l->written == NULL) {
    l->status = REFRT_E_MEMORY;
    return;
  }
  memset(l->written, 0, (out->num_leaves + (size_t)1) * 4);
  l->branch = l->scratch = 0;
  out->entry = l->positions[0];
  out->price = l->prices[0];
  for (b = 0; b < info->num_blocks; ++b) {
    uint32_t count = refrt_block_num_instructions(l->program, l->function, b), left = l->prices[b];
    for (i = 0; i < count && l->status == REFRT_OK; ++i)
      load_instruction(l, b, i, count, &left);
  }
  (void)l->config->allocate(l->config->user, l->written, (out->num_leaves + (size_t)1) * 4, 0);
  l->written = NULL;
  if (l->scratch > MAX_FRAME_LEAVES - out->num_leaves)
    l->status = REFRT_E_LIMIT;
  else
    out->num_leaves += l->scratch;
}

refrt_status refrt_code_load(refrt_code *code, const refrt_config *config, const refrt_program *program) {
  loader l;
  uint32_t values, blocks;
  memset(code, 0, sizeof *code);
  memset(&l, 0, sizeof l);
  code->effects = refrt_program_has_effects(program);
  code->watched = (config->flags & REFRT_CONFIG_WATCH_STEPS) != 0;
  l.code = code;
  l.config = config;
  l.program = program;
  load_types(&l);
  code->num_functions = refrt_program_num_functions(program);
  measure(&l, &code->num_insns, &values, &blocks);
  code->insns = (refrt_insn *)take(&l, code->num_insns, sizeof *code->insns);
  code->functions = (refrt_function_code *)take(&l, code->num_functions, sizeof *code->functions);
  l.slots = (uint32_t *)take(&l, values, sizeof *l.slots);
  l.positions = (uint32_t *)take(&l, blocks, sizeof *l.positions);
  l.prices = (uint32_t *)take(&l, blocks, sizeof *l.prices);
  for (l.function = 0; l.function < code->num_functions && l.status == REFRT_OK; ++l.function)
    load_function(&l);
  return l.status;
}

void refrt_code_destroy(refrt_code *code, const refrt_config *config) {
  free_arena(&code->arena, config);
  memset(code, 0, sizeof *code);
}
