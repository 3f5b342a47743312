/*===-- watch.c - a running program seen from outside ------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Calls the watch for instructions and for the end of a call, and answers what
 * it asks about frames. Code loaded with REFRT_CONFIG_WATCH_STEPS has a WATCH
 * before every instruction and one behind every instruction that is no
 * terminator; other code has none, so it costs nothing there. Must not change
 * what a program can see.
 *===----------------------------------------------------------------------===*/
#include "refrt/run/watch.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"
#include "refrt/program/dominance.h"

void refrt_vm_set_watch(refrt_vm *vm, refrt_watch_fn watch, void *user) {
  if (vm == NULL)
    return;
  vm->watch = watch;
  vm->watch_user = user;
}

/* The instruction that a WATCH stands for, or the instruction itself. */
static const refrt_insn *watched_insn(const refrt_insn *in) {
  if (in->op != REFRT_CODE_WATCH)
    return in;
  return in->bits != 0 ? in - 1 : in + 1;
}

static uint32_t position_of(const refrt_vm *vm, const refrt_insn *in) {
  return in == NULL ? REFRT_NONE : (uint32_t)(watched_insn(in) - vm->code.insns);
}

static int begins_operation(const refrt_vm *vm, const refrt_insn *in) {
  return in == NULL || in->wide == NULL || in->wide->joined == NULL || in->wide->joined->first == position_of(vm, in);
}

static int ends_operation(const refrt_vm *vm, const refrt_insn *in) {
  return in == NULL || in->wide == NULL || in->wide->joined == NULL || in->wide->joined->last == position_of(vm, in);
}

static void fill_step(const refrt_vm *vm, const refrt_insn *in, refrt_step *step) {
  const refrt_wide *w = in == NULL ? NULL : in->wide;
  step->phase = REFRT_STEP_END;
  step->opcode = w == NULL ? REFRT_OP_COUNT : w->opcode;
  step->number = vm->watched;
  step->flags = w == NULL ? 0 : w->flags;
  step->type = w == NULL ? REFRT_NONE : w->type;
  step->function = vm->depth == 0 ? REFRT_NONE : vm->frames[vm->depth - 1].function->symbol;
  step->location = in == NULL ? REFRT_NONE : in->location;
  step->position = position_of(vm, in);
  step->depth = vm->depth;
  step->begins = begins_operation(vm, in);
  step->ends = ends_operation(vm, in);
  step->num_operands = w == NULL ? 0 : w->num_operands;
  step->num_results = w == NULL ? 0 : w->num_results;
  step->num_attributes = w == NULL ? 0 : w->num_attributes;
  step->attributes = w == NULL ? NULL : w->attributes;
  step->outcome = NULL;
}

int refrt_watch_step(refrt_vm *vm, const refrt_insn *in) {
  refrt_step step;
  int stop;
  if (in->bits == 0 && begins_operation(vm, in))
    ++vm->watched;
  if (vm->watch == NULL)
    return 0;
  fill_step(vm, in, &step);
  step.phase = in->bits == 0 ? REFRT_STEP_BEFORE : REFRT_STEP_AFTER;
  stop = vm->watch(vm->watch_user, vm, &step);
  return stop ? refrt_end_by_watch(vm) : 0;
}

void refrt_watch_end(refrt_vm *vm) {
  refrt_step step;
  fill_step(vm, vm->pc, &step);
  step.outcome = vm->outcome;
  (void)vm->watch(vm->watch_user, vm, &step);
}

/*===---------------------------------- frames -----------------------------===*/

static const refrt_value *leaves_at(const refrt_vm *vm, const refrt_step *step, const refrt_operand *operand,
                                    refrt_type *type) {
  if (type != NULL)
    *type = operand->type;
  return refrt_slot(vm->frames[step->depth - 1].slots, operand->slot);
}

static const refrt_wide *wide_of(const refrt_vm *vm, const refrt_step *step) {
  if (vm == NULL || step == NULL || step->depth == 0 || step->depth > vm->depth || step->position >= vm->code.num_insns)
    return NULL;
  return vm->code.insns[step->position].wide;
}

const refrt_value *refrt_step_operand(const refrt_vm *vm, const refrt_step *step, uint32_t index, refrt_type *type) {
  const refrt_wide *w = wide_of(vm, step);
  return w == NULL || index >= w->num_operands ? NULL : leaves_at(vm, step, &w->operands[index], type);
}

const refrt_value *refrt_step_result(const refrt_vm *vm, const refrt_step *step, uint32_t index, refrt_type *type) {
  const refrt_wide *w = wide_of(vm, step);
  return w == NULL || index >= w->num_results ? NULL : leaves_at(vm, step, &w->results[index], type);
}

/* Where a frame stands; NULL: nowhere yet. */
static const refrt_insn *insn_of(const refrt_vm *vm, uint32_t index) {
  return index == 0 ? vm->pc : vm->frames[vm->depth - index].call;
}

uint32_t refrt_vm_num_frames(const refrt_vm *vm) { return vm == NULL ? 0 : vm->depth; }

refrt_status refrt_vm_frame(const refrt_vm *vm, uint32_t index, refrt_frame_info *out) {
  const refrt_insn *in;
  if (vm == NULL || out == NULL || index >= vm->depth)
    return REFRT_E_INVALID;
  in = insn_of(vm, index);
  out->function = vm->frames[vm->depth - 1 - index].function->symbol;
  out->location = in == NULL ? REFRT_NONE : in->location;
  out->position = position_of(vm, in);
  return REFRT_OK;
}

/* Where a frame stands, and which blocks lie on every way to there. */
typedef struct scope {
  uint32_t block;
  uint32_t index; /* instructions of the block that have run */
  uint32_t *enter, *leave;
  uint32_t *words; /* all memory of it */
  size_t num_words;
} scope;

static int is_left(const refrt_insn *in) { return in->op == REFRT_CODE_WATCH && in->bits != 0; }

/* The WATCH before each instruction counts them. */
static void find_place(const refrt_vm *vm, const refrt_function_code *function, const refrt_insn *in, scope *out) {
  const refrt_insn *at;
  uint32_t begun = 0, count;
  for (at = vm->code.insns + function->entry; at < watched_insn(in); ++at)
    begun += at->op == REFRT_CODE_WATCH && at->bits == 0;
  out->block = 0;
  while (begun > (count = refrt_block_num_instructions(vm->program, function->symbol, out->block))) {
    begun -= count;
    ++out->block;
  }
  out->index = is_left(in) ? begun : begun - 1;
}

static refrt_status open_scope(const refrt_vm *vm, const refrt_function_code *function, const refrt_insn *in,
                               scope *out) {
  const refrt_config *config = &vm->config;
  uint32_t blocks = refrt_program_function(vm->program, function->symbol)->num_blocks, *first;
  size_t lists = (size_t)blocks + 1, edges;
  refrt_graph graph;
  first = (uint32_t *)config->allocate(config->user, NULL, 0, lists * sizeof *first);
  if (first == NULL)
    return REFRT_E_MEMORY;
  edges = (size_t)refrt_graph_lists(vm->program, function->symbol, first);
  out->num_words = 2 * (size_t)blocks + edges + refrt_dominance_work(blocks, edges);
  out->words = (uint32_t *)config->allocate(config->user, NULL, 0, out->num_words * sizeof *out->words);
  if (out->words != NULL) {
    uint32_t *targets = out->words + 2 * (size_t)blocks;
    refrt_graph_targets(vm->program, function->symbol, first, targets);
    graph.num_blocks = blocks;
    graph.first = first;
    graph.targets = targets;
    out->enter = out->words;
    out->leave = out->words + blocks;
    refrt_dominance(&graph, out->enter, out->leave, targets + edges);
    find_place(vm, function, in, out);
  }
  (void)config->allocate(config->user, first, lists * sizeof *first, 0);
  return out->words == NULL ? REFRT_E_MEMORY : REFRT_OK;
}

/* Whether what an instruction computed is meant by its value, not that of an earlier
 * turn of a loop. */
static int is_in_scope(const scope *s, uint32_t block, uint32_t index) {
  if (block == s->block)
    return index < s->index;
  return s->enter[block] != 0 && s->enter[block] <= s->enter[s->block] && s->leave[s->block] <= s->leave[block];
}

/* Places values as the loader does: arguments of a block, then the results of
 * its instructions, block by block. */
typedef struct frame_walk {
  const refrt_vm *vm;
  const refrt_frame *frame;
  refrt_frame_value_fn visit;
  void *user;
  uint32_t slot;
  const refrt_insn *next;  /* code of the next instruction is here or behind */
  const uint32_t *results; /* of the last operation that is several instructions: its words */
  int in_scope;            /* what comes next is */
} frame_walk;

static void visit_value(frame_walk *walk, uint32_t id, refrt_opcode opcode, uint32_t location) {
  const refrt_vm *vm = walk->vm;
  refrt_frame_value value;
  value.value = id;
  value.type = refrt_function_value_type(vm->program, walk->frame->function->symbol, id);
  value.leaves = walk->frame->slots + walk->slot;
  value.above = value.above_type = REFRT_NONE;
  value.above_leaves = NULL;
  value.opcode = opcode;
  value.location = location;
  walk->slot += vm->code.types[value.type]->leaves;
  if (walk->in_scope)
    walk->visit(walk->user, &value);
}

static void visit_joined(const frame_walk *walk, const refrt_joined *joined, const refrt_instruction *last) {
  uint32_t i;
  for (i = 0; i < joined->num_results; ++i) {
    const refrt_operand *low = &joined->values[2 * i], *high = low + 1;
    refrt_frame_value value;
    value.value = walk->results[2 * i];
    value.type = low->type;
    value.leaves = refrt_slot(walk->frame->slots, low->slot);
    value.above = walk->results[2 * i + 1];
    value.above_type = high->info == NULL ? REFRT_NONE : high->type;
    value.above_leaves = high->info == NULL ? NULL : refrt_slot(walk->frame->slots, high->slot);
    value.opcode = last->opcode;
    value.location = last->location;
    walk->visit(walk->user, &value);
  }
}

static void visit_instruction(frame_walk *walk, uint32_t block, uint32_t index) {
  const refrt_vm *vm = walk->vm;
  uint32_t k, function = walk->frame->function->symbol;
  const refrt_joined *joined;
  refrt_instruction instruction;
  refrt_operation operation;
  (void)refrt_block_instruction(vm->program, function, block, index, &instruction);
  while (walk->next->op != REFRT_CODE_WATCH || walk->next->bits != 0)
    ++walk->next;
  ++walk->next;
  joined = walk->next->wide->joined;
  if (refrt_block_operation(vm->program, function, block, index, &operation))
    walk->results = operation.values;
  for (k = 0; k < instruction.num_results; ++k) {
    if (joined == NULL)
      visit_value(walk, instruction.results[k], instruction.opcode, instruction.location);
    else
      walk->slot += walk->next->wide->results[k].leaves;
  }
  if (walk->in_scope && joined != NULL && joined->last == position_of(vm, walk->next))
    visit_joined(walk, joined, &instruction);
}

refrt_status refrt_vm_frame_values(const refrt_vm *vm, uint32_t index, refrt_frame_value_fn visit, void *user) {
  frame_walk walk;
  scope here;
  const refrt_insn *in;
  uint32_t b, i, function, blocks;
  if (vm == NULL || visit == NULL || !vm->code.watched || index >= vm->depth || (in = insn_of(vm, index)) == NULL)
    return REFRT_E_INVALID;
  walk.vm = vm;
  walk.frame = &vm->frames[vm->depth - 1 - index];
  walk.visit = visit;
  walk.user = user;
  walk.slot = 0;
  walk.next = vm->code.insns + walk.frame->function->entry;
  walk.results = NULL;
  if (open_scope(vm, walk.frame->function, in, &here) != REFRT_OK)
    return REFRT_E_MEMORY;
  function = walk.frame->function->symbol;
  blocks = refrt_program_function(vm->program, function)->num_blocks;
  for (b = 0; b < blocks; ++b) {
    uint32_t arguments = refrt_block_num_arguments(vm->program, function, b);
    uint32_t count = refrt_block_num_instructions(vm->program, function, b);
    walk.in_scope = b == here.block || is_in_scope(&here, b, 0);
    for (i = 0; i < arguments; ++i)
      visit_value(&walk, refrt_block_argument(vm->program, function, b, i), REFRT_OP_COUNT, REFRT_NONE);
    for (i = 0; i < count; ++i) {
      walk.in_scope = is_in_scope(&here, b, i);
      visit_instruction(&walk, b, i);
    }
  }
  (void)vm->config.allocate(vm->config.user, here.words, here.num_words * sizeof *here.words, 0);
  return REFRT_OK;
}
