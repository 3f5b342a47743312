/*===-- format.c - values, steps and allocations as one line -----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See refrt_debug.h. Works on any state of a machine, unknown leaves included.
 * Must not change the machine.
 *===----------------------------------------------------------------------===*/
#include "refrt/debug/format.h"
#include "refrt/machine/trap.h"
#include "refrt/machine/vm.h"
#include "refrt/number/address.h"
#include "refrt/program/leaves.h"
#include "refrt/text/scalar.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Leaves shown of one vector or aggregate. */
enum { MOST_LEAVES = 16 };

/*===---------------------------------- lines ------------------------------===*/

void refrt_line_start(refrt_line *line, char *text, size_t size) {
  line->text = text;
  line->size = size;
  line->used = 0;
  if (size != 0)
    text[0] = '\0';
}

void refrt_line_put(refrt_line *line, const char *format, ...) {
  va_list list;
  int length;
  if (line->used >= line->size)
    return;
  va_start(list, format);
  length = vsnprintf(line->text + line->used, line->size - line->used, format, list);
  va_end(list);
  line->used += length < 0 ? 0 : (size_t)length;
  if (line->used >= line->size) {
    line->used = line->size;
    if (line->size > 3)
      memcpy(line->text + line->size - 4, "...", 4);
  }
}

size_t refrt_line_length(const refrt_line *line) {
  return line->used < line->size ? line->used : line->size == 0 ? 0 : line->size - 1;
}

/*===--------------------------------- values ------------------------------===*/

const char *refrt_allocation_kind_name(refrt_allocation_kind kind) {
  switch (kind) {
  case REFRT_ALLOCATION_HEAP:
    return "heap";
  case REFRT_ALLOCATION_STACK:
    return "stack";
  case REFRT_ALLOCATION_GLOBAL:
    return "global";
  case REFRT_ALLOCATION_ARGUMENT:
    return "arg";
  case REFRT_ALLOCATION_FUNCTION:
    return "function";
  }
  return "memory";
}

void refrt_put_object(refrt_line *line, const refrt_vm *vm, uint32_t id) {
  const refrt_object *object = &vm->memory.objects[id];
  if (object->kind == REFRT_ALLOCATION_GLOBAL && id >= vm->code.num_functions) {
    const refrt_global_info *info = refrt_program_global(vm->program, id - vm->code.num_functions);
    refrt_line_put(line, "@%s", info == NULL ? "" : info->name);
  } else {
    refrt_line_put(line, "allocation#%u", (unsigned)id);
  }
}

static void put_pointer(refrt_line *line, const refrt_vm *vm, const refrt_value *leaf) {
  uint32_t id = refrt_object_of(vm, leaf);
  if (id == REFRT_NONE) {
    if (leaf->lo == 0)
      refrt_line_put(line, "null");
    else
      refrt_line_put(line, "0x%llx", (unsigned long long)leaf->lo);
  } else if (vm->memory.objects[id].kind == REFRT_ALLOCATION_FUNCTION && id < vm->code.num_functions) {
    refrt_line_put(line, "@%s", vm->code.functions[id].name);
  } else {
    uint64_t at = (leaf->lo - vm->memory.objects[id].address) & vm->pointer_mask;
    refrt_put_object(line, vm, id);
    refrt_line_put(line, "%+lld", (long long)refrt_signed(at, vm->pointer_bits));
  }
}

static void put_leaf(refrt_line *line, const refrt_vm *vm, const refrt_leaf_kind *kind, const refrt_value *leaf) {
  char text[REFRT_SCALAR_TEXT_SIZE];
  if (refrt_leaf_is_unknown(leaf)) {
    refrt_line_put(line, "%s", refrt_state_word(leaf));
  } else if (leaf->state == REFRT_ANY_NAN) {
    refrt_line_put(line, "any-nan");
  } else if (leaf->state != REFRT_DEFINED && leaf->state != REFRT_APPROX && leaf->state != REFRT_CHOSEN) {
    refrt_line_put(line, "(none yet)");
  } else if (kind->kind == REFRT_KIND_PTR || kind->kind == REFRT_KIND_FUNCTION) {
    put_pointer(line, vm, leaf);
  } else {
    refrt_scalar_print(kind, leaf->lo, leaf->hi, text);
    refrt_line_put(line,
                   leaf->state == REFRT_APPROX   ? "about %s"
                   : leaf->state == REFRT_CHOSEN ? "any, say %s"
                                                 : "%s",
                   text);
  }
}

/* A lane that is two leaves: it is as unknown, or chosen, as one of them. */
static void put_wide_leaf(refrt_line *line, const refrt_vm *vm, const refrt_leaf_kind *kind, const refrt_value *low,
                          const refrt_value *high, uint32_t high_bits) {
  char text[REFRT_WIDE_TEXT_SIZE];
  uint64_t words[4];
  if ((low->state != REFRT_DEFINED && low->state != REFRT_CHOSEN) ||
      (high->state != REFRT_DEFINED && high->state != REFRT_CHOSEN)) {
    put_leaf(line, vm, kind, low->state != REFRT_DEFINED && low->state != REFRT_CHOSEN ? low : high);
    return;
  }
  words[0] = low->lo;
  words[1] = low->hi;
  words[2] = high->lo;
  words[3] = high->hi;
  refrt_wide_print(words, 128 + high_bits, text);
  refrt_line_put(line, low->state == REFRT_CHOSEN || high->state == REFRT_CHOSEN ? "any, say %s" : "%s", text);
}

static void put_numbers(refrt_line *line, const refrt_vm *vm, const char *name, const refrt_value *leaves,
                        uint32_t count) {
  const refrt_leaf_kind kind = {REFRT_KIND_INDEX, REFRT_FLOAT_F16, vm->index_bits};
  uint32_t i;
  refrt_line_put(line, " %s=[", name);
  for (i = 0; i < count; ++i) {
    refrt_line_put(line, i ? ", " : "");
    put_leaf(line, vm, &kind, &leaves[i]);
  }
  refrt_line_put(line, "]");
}

static void put_memref(refrt_line *line, const refrt_vm *vm, uint32_t rank, const refrt_value *leaves) {
  const refrt_leaf_kind index = {REFRT_KIND_INDEX, REFRT_FLOAT_F16, vm->index_bits};
  const refrt_leaf_kind pointer = {REFRT_KIND_PTR, REFRT_FLOAT_F16, vm->pointer_bits};
  refrt_line_put(line, "{");
  if (leaves[0].lo != leaves[1].lo || leaves[0].state != leaves[1].state) {
    refrt_line_put(line, "allocated=");
    put_leaf(line, vm, &pointer, &leaves[0]);
    refrt_line_put(line, " aligned=");
  }
  put_leaf(line, vm, &pointer, &leaves[1]);
  refrt_line_put(line, " offset=");
  put_leaf(line, vm, &index, &leaves[2]);
  put_numbers(line, vm, "sizes", leaves + 3, rank);
  put_numbers(line, vm, "strides", leaves + 3 + rank, rank);
  refrt_line_put(line, "}");
}

void refrt_put_leaves(refrt_line *line, const refrt_vm *vm, refrt_type type, const refrt_value *leaves) {
  const refrt_type_info *info = refrt_type_get(vm->program, type);
  refrt_leaf_walk walk;
  refrt_leaf_kind kind;
  uint32_t i;
  int list;
  if (info->kind == REFRT_KIND_MEMREF) {
    put_memref(line, vm, info->rank, leaves);
    return;
  }
  list = info->kind == REFRT_KIND_VECTOR || info->kind == REFRT_KIND_ARRAY || info->kind == REFRT_KIND_STRUCT ||
         info->leaves != 1;
  refrt_line_put(line, list ? "[" : "");
  refrt_leaf_walk_start(&walk, vm->program, type);
  for (i = 0; refrt_leaf_walk_next(&walk, &kind); ++i) {
    refrt_line_put(line, i ? ", " : "");
    if (i == MOST_LEAVES) {
      refrt_line_put(line, "and %u more", (unsigned)(info->leaves - i));
      break;
    }
    put_leaf(line, vm, &kind, &leaves[i]);
  }
  refrt_line_put(line, list ? "]" : "");
}

void refrt_put_wide(refrt_line *line, const refrt_vm *vm, refrt_type low, const refrt_value *low_leaves,
                    refrt_type high, const refrt_value *high_leaves) {
  const refrt_type_info *info = refrt_type_get(vm->program, low);
  refrt_leaf_walk walk, high_walk;
  refrt_leaf_kind kind, high_kind;
  uint32_t i;
  int list = info->kind == REFRT_KIND_VECTOR;
  refrt_line_put(line, list ? "[" : "");
  refrt_leaf_walk_start(&walk, vm->program, low);
  refrt_leaf_walk_start(&high_walk, vm->program, high);
  for (i = 0; refrt_leaf_walk_next(&walk, &kind) && refrt_leaf_walk_next(&high_walk, &high_kind); ++i) {
    refrt_line_put(line, i ? ", " : "");
    if (i == MOST_LEAVES) {
      refrt_line_put(line, "and %u more", (unsigned)(info->leaves - i));
      break;
    }
    put_wide_leaf(line, vm, &kind, &low_leaves[i], &high_leaves[i], high_kind.bits);
  }
  refrt_line_put(line, list ? "]" : "");
}

size_t refrt_format_value(const refrt_vm *vm, refrt_type type, const refrt_value *leaves, char *text, size_t size) {
  refrt_line line;
  refrt_line_start(&line, text, size);
  if (vm != NULL && leaves != NULL && refrt_type_get(vm->program, type) != NULL)
    refrt_put_leaves(&line, vm, type, leaves);
  return refrt_line_length(&line);
}

/*===------------------------------ places, steps --------------------------===*/

void refrt_put_location(refrt_line *line, const refrt_program *program, uint32_t id) {
  const refrt_location *location = refrt_program_location(program, id);
  if (location == NULL)
    refrt_line_put(line, "(no location)");
  else
    refrt_line_put(line, "%s:%u:%u", location->file[0] ? location->file : "(no file)", (unsigned)location->line,
                   (unsigned)location->column);
}

size_t refrt_format_location(const refrt_program *program, uint32_t location, char *text, size_t size) {
  refrt_line line;
  refrt_line_start(&line, text, size);
  refrt_put_location(&line, program, location);
  return refrt_line_length(&line);
}

const char *refrt_operation_at(const refrt_program *program, uint32_t id) {
  const refrt_location *location = refrt_program_location(program, id);
  return location == NULL ? "" : location->op;
}

/* Ids say nothing: a location may be in the program more than once. */
static int same_operation(const refrt_program *program, uint32_t a, uint32_t b) {
  const refrt_location *x = refrt_program_location(program, a), *y = refrt_program_location(program, b);
  if (x == NULL || y == NULL)
    return 0;
  return x == y ||
         (x->line == y->line && x->column == y->column && strcmp(x->op, y->op) == 0 && strcmp(x->file, y->file) == 0);
}

/* A filler is made right before its use, for the same operation. */
int refrt_operand_is_filler(const refrt_vm *vm, const refrt_step *step, uint32_t operand) {
  const refrt_insn *insns = vm->code.insns;
  const refrt_wide *use = step->position < vm->code.num_insns ? insns[step->position].wide : NULL;
  uint32_t i;
  if (use == NULL || operand >= use->num_operands || step->location == REFRT_NONE)
    return 0;
  for (i = step->position; i > 0 && same_operation(vm->program, insns[i - 1].location, step->location); --i) {
    const refrt_wide *made = insns[i - 1].wide;
    if (made != NULL && made->opcode == REFRT_OP_POISON && made->num_results == 1 &&
        made->results[0].slot == use->operands[operand].slot)
      return 1;
  }
  return 0;
}

static void put_source_value(refrt_line *line, const refrt_vm *vm, const refrt_step *step, const refrt_operand *value) {
  refrt_value *slots = vm->frames[step->depth - 1].slots;
  const refrt_value *low = refrt_slot(slots, value[0].slot);
  if (value[1].info == NULL)
    refrt_put_leaves(line, vm, value[0].type, low);
  else
    refrt_put_wide(line, vm, value[0].type, low, value[1].type, refrt_slot(slots, value[1].slot));
}

/* NULL: the instruction is an operation. */
static const refrt_joined *joined_of(const refrt_vm *vm, const refrt_step *step) {
  const refrt_wide *wide = step->position < vm->code.num_insns ? vm->code.insns[step->position].wide : NULL;
  return wide == NULL || step->depth == 0 || step->depth > vm->depth ? NULL : wide->joined;
}

/* An operation that is several instructions: its results stand when the last has run. */
static void put_joined(refrt_line *line, const refrt_vm *vm, const refrt_step *step, const refrt_joined *joined) {
  const refrt_operand *operands = joined->values + 2 * (size_t)joined->num_results;
  uint32_t i;
  for (i = 0; step->phase == REFRT_STEP_AFTER && step->ends && i < joined->num_results; ++i) {
    refrt_line_put(line, i ? ", " : " = ");
    put_source_value(line, vm, step, joined->values + 2 * (size_t)i);
  }
  for (i = 0; i < joined->num_operands; ++i) {
    refrt_line_put(line, i ? ", " : " (");
    put_source_value(line, vm, step, operands + 2 * (size_t)i);
  }
  refrt_line_put(line, joined->num_operands != 0 ? ")" : "");
}

size_t refrt_format_step(const refrt_vm *vm, const refrt_step *step, char *text, size_t size) {
  const char *op = refrt_operation_at(vm->program, step->location);
  const refrt_joined *joined = joined_of(vm, step);
  const refrt_value *leaves;
  refrt_line line;
  refrt_type type = REFRT_NONE;
  uint32_t i, shown = 0;
  refrt_line_start(&line, text, size);
  if (op[0] == '\0')
    op = step->opcode == REFRT_OP_COUNT ? "call" : refrt_opcode_name(step->opcode);
  refrt_line_put(&line, "%s", op);
  if (step->opcode == REFRT_OP_CALL)
    refrt_line_put(&line, " @%s", vm->code.functions[step->attributes[0]].name);
  if (joined != NULL) {
    put_joined(&line, vm, step, joined);
    return refrt_line_length(&line);
  }
  for (i = 0; step->phase == REFRT_STEP_AFTER && i < step->num_results; ++i) {
    refrt_line_put(&line, i ? ", " : " = ");
    leaves = refrt_step_result(vm, step, i, &type);
    refrt_put_leaves(&line, vm, type, leaves);
  }
  for (i = 0; i < step->num_operands; ++i) {
    if (refrt_operand_is_filler(vm, step, i))
      continue;
    refrt_line_put(&line, shown++ ? ", " : " (");
    leaves = refrt_step_operand(vm, step, i, &type);
    if (leaves != NULL)
      refrt_put_leaves(&line, vm, type, leaves);
  }
  refrt_line_put(&line, shown != 0 ? ")" : "");
  return refrt_line_length(&line);
}

/*===-------------------------------- elements -----------------------------===*/

/* An operand or result of an operation, for all instructions that it is. */
typedef struct part {
  const refrt_value *leaves; /* NULL: it has no value yet */
  const refrt_operand *wide; /* of a joined one: two of them, or NULL */
  refrt_type type;
} part;

static void get_joined(const refrt_vm *vm, const refrt_step *step, const refrt_operand *value, part *out) {
  out->wide = value;
  out->type = value[0].type;
  out->leaves = refrt_slot(vm->frames[step->depth - 1].slots, value[0].slot);
}

static void get_operand(const refrt_vm *vm, const refrt_step *step, uint32_t i, part *out) {
  const refrt_joined *joined = joined_of(vm, step);
  if (joined != NULL) {
    get_joined(vm, step, joined->values + 2 * ((size_t)joined->num_results + i), out);
    return;
  }
  out->wide = NULL;
  out->type = REFRT_NONE;
  out->leaves = refrt_step_operand(vm, step, i, &out->type);
}

static void get_result(const refrt_vm *vm, const refrt_step *step, part *out) {
  const refrt_joined *joined = joined_of(vm, step);
  memset(out, 0, sizeof *out);
  if (step->phase != REFRT_STEP_AFTER || (joined == NULL ? step->num_results : joined->num_results) == 0)
    return;
  if (joined == NULL)
    out->leaves = refrt_step_result(vm, step, 0, &out->type);
  else if (step->ends)
    get_joined(vm, step, joined->values, out);
}

static void put_part(refrt_line *line, const refrt_vm *vm, const refrt_step *step, const part *from) {
  if (from->wide != NULL)
    put_source_value(line, vm, step, from->wide);
  else if (from->leaves != NULL)
    refrt_put_leaves(line, vm, from->type, from->leaves);
}

static int is_number(const refrt_value *leaf) { return leaf->state == REFRT_DEFINED; }

/* The place of the element: offset plus indices times strides, in elements. */
static int element_index(const refrt_vm *vm, const refrt_step *step, uint32_t first, const refrt_value *memref,
                         uint32_t rank, int64_t *out) {
  uint32_t i;
  part index;
  *out = refrt_signed(memref[2].lo, vm->index_bits);
  if (!is_number(&memref[2]))
    return 0;
  for (i = 0; i < rank; ++i) {
    const refrt_value *stride = &memref[3 + rank + i];
    get_operand(vm, step, first + i, &index);
    if (index.leaves == NULL || !is_number(index.leaves) || !is_number(stride) ||
        refrt_add_term(*out, refrt_signed(index.leaves->lo, vm->index_bits), refrt_signed(stride->lo, vm->index_bits),
                       vm->index_bits, out))
      return 0;
  }
  return 1;
}

int refrt_step_element(const refrt_vm *vm, const refrt_step *step, refrt_element *element) {
  const refrt_joined *joined = joined_of(vm, step);
  const char *op = refrt_operation_at(vm->program, step->location);
  uint32_t num_operands = joined != NULL ? joined->num_operands : step->num_operands, i;
  refrt_line line;
  part memref, value;
  element->writes = strcmp(op, "memref.store") == 0 || strcmp(op, "memref.atomic_rmw") == 0;
  element->reads = strcmp(op, "memref.load") == 0 || strcmp(op, "memref.atomic_rmw") == 0;
  get_result(vm, step, &value);
  for (i = 0; (element->reads || element->writes) && i < num_operands; ++i) {
    const refrt_type_info *info;
    get_operand(vm, step, i, &memref);
    if (memref.leaves == NULL)
      return 0;
    info = refrt_type_get(vm->program, memref.type);
    if (info->kind != REFRT_KIND_MEMREF) {
      if (!element->reads)
        value = memref;
      continue;
    }
    if (i + 1 + info->rank != num_operands || !is_number(&memref.leaves[1]) ||
        refrt_object_of(vm, &memref.leaves[1]) == REFRT_NONE ||
        !element_index(vm, step, i + 1, memref.leaves, info->rank, &element->index))
      return 0;
    refrt_line_start(&line, element->memory, sizeof element->memory);
    put_pointer(&line, vm, &memref.leaves[1]);
    refrt_line_start(&line, element->value, sizeof element->value);
    put_part(&line, vm, step, &value);
    return 1;
  }
  return 0;
}

/*===------------------------------- allocations ---------------------------===*/

void refrt_put_memory_kind(refrt_line *line, const refrt_allocation *info) {
  if (info->kind != REFRT_ALLOCATION_ARGUMENT)
    refrt_line_put(line, "%s", refrt_allocation_kind_name(info->kind));
  else if (info->argument == REFRT_NONE)
    refrt_line_put(line, "memory of an argument");
  else
    refrt_line_put(line, "memory of argument %u", (unsigned)info->argument);
}

void refrt_put_maker(refrt_line *line, const refrt_vm *vm, uint32_t position, uint32_t location) {
  const char *op = refrt_operation_at(vm->program, location);
  const refrt_wide *wide = position < vm->code.num_insns ? vm->code.insns[position].wide : NULL;
  if (op[0] != '\0' || wide != NULL)
    refrt_line_put(line, " by %s", op[0] != '\0' ? op : refrt_opcode_name(wide->opcode));
}

static void put_maker_and_place(refrt_line *line, const refrt_vm *vm, uint32_t position, uint32_t location) {
  refrt_put_maker(line, vm, position, location);
  if (location != REFRT_NONE) {
    refrt_line_put(line, " at ");
    refrt_put_location(line, vm->program, location);
  }
}

size_t refrt_format_allocation(const refrt_vm *vm, uint32_t id, char *text, size_t size) {
  refrt_line line;
  const refrt_object *object;
  const char *ended, *state;
  refrt_allocation info;
  refrt_line_start(&line, text, size);
  if (refrt_vm_allocation(vm, id, &info) != REFRT_OK)
    return 0;
  object = &vm->memory.objects[id];
  ended = info.kind == REFRT_ALLOCATION_HEAP ? "freed"
          : object->dormant && object->alive ? "its lifetime ended"
                                             : "ended";
  state = !object->alive ? ended : object->dormant ? "outside its lifetime" : "alive";
  refrt_put_object(&line, vm, id);
  refrt_line_put(&line, ": ");
  refrt_put_memory_kind(&line, &info);
  refrt_line_put(&line, ", %llu byte%s, align %llu, %s%s", (unsigned long long)object->size,
                 object->size == 1 ? "" : "s", (unsigned long long)info.align, state,
                 object->constant ? ", constant" : "");
  if (info.space != 0)
    refrt_line_put(&line, ", space %u", (unsigned)info.space);
  if (info.made_by != REFRT_NONE) {
    refrt_line_put(&line, ", allocated");
    put_maker_and_place(&line, vm, info.made_by, info.made_at);
  }
  if (info.ended_by != REFRT_NONE) {
    refrt_line_put(&line, ", %s", ended);
    put_maker_and_place(&line, vm, info.ended_by, info.ended_at);
  }
  return refrt_line_length(&line);
}
