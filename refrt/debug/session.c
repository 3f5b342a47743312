/*===-- session.c - step log, stop, table, notes -----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The watch behind `refrt_debug`: writes lines for what its options ask for.
 * Where poison comes from is found in origin.c. Must not change the machine,
 * except that origin.c marks the leaves of poison.
 *===----------------------------------------------------------------------===*/
#include "refrt/debug/session.h"
#include "refrt/debug/origin.h"
#include "refrt/program/opcode.h"
#include "refrt/text/scalar.h"

#include <string.h>

static void emit(const refrt_debug *debug, refrt_debug_line kind, uint64_t number, uint32_t location,
                 const char *text) {
  if (debug->options.line != NULL)
    debug->options.line(debug->options.user, kind, number, location, text);
}

/*===--------------------------------- step log ----------------------------===*/

static int find_element(const refrt_debug *debug, const refrt_step *step, refrt_element *element) {
  return debug->options.element != NULL && refrt_step_element(debug->vm, step, element);
}

static void log_step(refrt_debug *debug, const refrt_step *step, int is_step) {
  refrt_logged *logged;
  if (debug->options.trace_last == 0) {
    char text[REFRT_LINE_SIZE];
    refrt_element element;
    if (debug->logged >= debug->options.trace_limit) {
      debug->dropped += (uint64_t)is_step;
      return;
    }
    ++debug->logged;
    (void)refrt_format_step(debug->vm, step, text, sizeof text);
    if (find_element(debug, step, &element))
      debug->options.element(debug->options.user, &element);
    emit(debug, REFRT_DEBUG_TRACE, step->number, step->location, text);
    return;
  }
  logged = &debug->ring[debug->logged++ % debug->options.trace_last];
  logged->number = step->number;
  logged->location = step->location;
  logged->is_step = is_step;
  logged->has_element = find_element(debug, step, &logged->element);
  debug->steps += (uint64_t)is_step;
  (void)refrt_format_step(debug->vm, step, logged->text, sizeof logged->text);
}

/* A step has its line when it ends; sooner when others begin inside of it, or when
 * it cannot end. */
static void log_running(refrt_debug *debug) {
  if (debug->is_running)
    log_step(debug, &debug->running, 1);
  debug->is_running = 0;
}

/* Results of a step that was logged before have a line of their own. */
static void log_end(refrt_debug *debug, const refrt_step *step) {
  if (debug->is_running || step->num_results != 0)
    log_step(debug, step, debug->is_running);
  debug->is_running = 0;
}

static void emit_dropped(refrt_debug *debug, uint64_t steps, const char *which) {
  char text[64];
  refrt_line line;
  refrt_line_start(&line, text, sizeof text);
  refrt_line_put(&line, "%s %s not shown", which, steps == 1 ? "step is" : "steps are");
  emit(debug, REFRT_DEBUG_DROPPED, steps, REFRT_NONE, text);
}

static void write_log(refrt_debug *debug) {
  uint64_t last = debug->options.trace_last, first = debug->logged > last ? debug->logged - last : 0, i;
  if (!debug->options.trace)
    return;
  if (last != 0) {
    for (i = first; i < debug->logged; ++i)
      debug->steps -= (uint64_t)debug->ring[i % last].is_step;
    if (debug->steps != 0)
      emit_dropped(debug, debug->steps, "earlier");
    for (i = first; i < debug->logged; ++i) {
      const refrt_logged *logged = &debug->ring[i % last];
      if (logged->has_element)
        debug->options.element(debug->options.user, &logged->element);
      emit(debug, REFRT_DEBUG_TRACE, logged->number, logged->location, logged->text);
    }
  } else if (debug->dropped != 0) {
    emit_dropped(debug, debug->dropped, "later");
  }
  debug->logged = debug->steps = debug->dropped = 0;
}

/*===------------------------------ stop at a place ------------------------===*/

static int all_digits(const char *text) {
  if (*text == '\0')
    return 0;
  for (; *text != '\0'; ++text)
    if (*text < '0' || *text > '9')
      return 0;
  return 1;
}

/* Cuts ":NUMBER" off the end; 0 when there is none. */
static int cut_number(char *text, uint32_t *number) {
  char *colon = strrchr(text, ':');
  uint64_t value;
  if (colon == NULL || !refrt_count_parse(colon + 1, &value) || value > UINT32_MAX || value == 0)
    return 0;
  *number = (uint32_t)value;
  *colon = '\0';
  return 1;
}

int refrt_stop_parse(char *text, refrt_stop *stop) {
  uint32_t last = 0, before = 0;
  memset(stop, 0, sizeof *stop);
  if (all_digits(text))
    return refrt_count_parse(text, &stop->step) && stop->step != 0;
  if (cut_number(text, &last)) {
    if (cut_number(text, &before)) {
      stop->line = before;
      stop->column = last;
    } else {
      stop->line = last;
    }
    stop->file = text;
    return 1;
  }
  stop->op = text;
  return *text != '\0' && strchr(text, ':') == NULL;
}

/* "dir/a.mlir" is meant by itself and by "a.mlir"; "./" in front says nothing. */
static int file_is(const char *file, const char *asked) {
  size_t length, wanted;
  while (file[0] == '.' && file[1] == '/')
    file += 2;
  while (asked[0] == '.' && asked[1] == '/')
    asked += 2;
  length = strlen(file);
  wanted = strlen(asked);
  if (wanted == 0)
    return 1;
  return length >= wanted && strcmp(file + length - wanted, asked) == 0 &&
         (length == wanted || file[length - wanted - 1] == '/');
}

/* Whether an instruction is meant by an operation or a place. */
static int is_meant(const refrt_program *program, const refrt_stop *stop, refrt_opcode opcode, uint32_t at) {
  const refrt_location *location = refrt_program_location(program, at);
  if (stop->op != NULL)
    return (location != NULL && strcmp(location->op, stop->op) == 0) ||
           strcmp(refrt_opcode_name(opcode), stop->op) == 0;
  return location != NULL && location->line == stop->line && (stop->column == 0 || location->column == stop->column) &&
         file_is(location->file, stop->file);
}

static int stops_here(const refrt_debug *debug, const refrt_step *step) {
  if (debug->stop.step != 0)
    return step->number == debug->stop.step;
  return is_meant(debug->vm->program, &debug->stop, step->opcode, step->location);
}

int refrt_stop_exists(const refrt_program *program, const refrt_stop *stop) {
  uint32_t f, b, i, functions;
  if (program == NULL || stop == NULL)
    return 0;
  if (stop->step != 0)
    return 1;
  functions = refrt_program_num_functions(program);
  for (f = 0; f < functions; ++f) {
    uint32_t blocks = refrt_program_function(program, f)->num_blocks;
    for (b = 0; b < blocks; ++b) {
      uint32_t count = refrt_block_num_instructions(program, f, b);
      for (i = 0; i < count; ++i) {
        refrt_instruction instruction;
        refrt_operation operation;
        if (refrt_block_instruction(program, f, b, i, &instruction) &&
            is_meant(program, stop, instruction.opcode, instruction.location))
          return 1;
        if (refrt_block_operation(program, f, b, i, &operation))
          i += operation.num_instructions - 1;
      }
    }
  }
  return 0;
}

/*===----------------------------- state of the machine --------------------===*/

/* Frames written before the rest is left out. */
enum { MOST_FRAMES = 32, MOST_ALLOCATIONS = 1000 };

static void write_frames(refrt_debug *debug) {
  char text[REFRT_LINE_SIZE];
  uint32_t i, count = refrt_vm_num_frames(debug->vm);
  for (i = 0; i < count; ++i) {
    refrt_frame_info frame;
    refrt_line line;
    if (i == MOST_FRAMES / 2 && count > MOST_FRAMES) {
      refrt_line_start(&line, text, sizeof text);
      refrt_line_put(&line, "%u more frames", (unsigned)(count - MOST_FRAMES));
      emit(debug, REFRT_DEBUG_FRAME, i, REFRT_NONE, text);
      i = count - MOST_FRAMES / 2;
    }
    if (refrt_vm_frame(debug->vm, i, &frame) != REFRT_OK)
      continue;
    refrt_line_start(&line, text, sizeof text);
    refrt_line_put(&line, "%s @%s", i == 0 ? "in" : "called from",
                   refrt_program_function(debug->vm->program, frame.function)->name);
    emit(debug, REFRT_DEBUG_FRAME, i, frame.location, text);
  }
}

static void write_value(void *user, const refrt_frame_value *value) {
  refrt_debug *debug = (refrt_debug *)user;
  const char *op = refrt_operation_at(debug->vm->program, value->location);
  char text[REFRT_LINE_SIZE];
  refrt_line line;
  refrt_line_start(&line, text, sizeof text);
  if (value->opcode == REFRT_OP_COUNT)
    op = "argument";
  refrt_line_put(&line, "%s = ", op[0] != '\0' ? op : refrt_opcode_name(value->opcode));
  if (value->above == REFRT_NONE)
    refrt_put_leaves(&line, debug->vm, value->type, value->leaves);
  else
    refrt_put_wide(&line, debug->vm, value->type, value->leaves, value->above_type, value->above_leaves);
  emit(debug, REFRT_DEBUG_VALUE, value->value, value->location, text);
}

static void write_allocations(refrt_debug *debug) {
  char text[REFRT_LINE_SIZE];
  uint32_t i, shown = 0, count = refrt_vm_num_allocations(debug->vm);
  for (i = debug->vm->code.num_functions; i < count; ++i) {
    if (shown++ == MOST_ALLOCATIONS) {
      refrt_line line;
      refrt_line_start(&line, text, sizeof text);
      refrt_line_put(&line, "%u more allocations are not shown", (unsigned)(count - i));
      emit(debug, REFRT_DEBUG_ALLOCATION, i, REFRT_NONE, text);
      return;
    }
    (void)refrt_format_allocation(debug->vm, i, text, sizeof text);
    emit(debug, REFRT_DEBUG_ALLOCATION, i, REFRT_NONE, text);
  }
}

static void write_stop(refrt_debug *debug, const refrt_step *step) {
  char text[REFRT_LINE_SIZE];
  debug->stopped = 1;
  (void)refrt_format_step(debug->vm, step, text, sizeof text);
  emit(debug, REFRT_DEBUG_STOP, step->number, step->location, text);
  write_frames(debug);
  if (refrt_vm_frame_values(debug->vm, 0, write_value, debug) == REFRT_E_MEMORY)
    refrt_debug_note(debug, REFRT_NONE, "no memory to show the values of the frame");
  write_allocations(debug);
}

/*===----------------------------------- notes -----------------------------===*/

void refrt_debug_note(refrt_debug *debug, uint32_t location, const char *text) {
  emit(debug, REFRT_DEBUG_NOTE, 0, location, text);
}

static void write_end(refrt_debug *debug, const char *what, uint32_t position) {
  uint32_t location = debug->vm->code.insns[position].location;
  char text[REFRT_LINE_SIZE];
  refrt_line line;
  refrt_line_start(&line, text, sizeof text);
  refrt_line_put(&line, "%s here", what);
  refrt_put_maker(&line, debug->vm, position, location);
  refrt_debug_note(debug, location, text);
}

/* Where the memory of a trap came from and went. */
static void explain_memory(refrt_debug *debug, const refrt_outcome *outcome) {
  char text[REFRT_LINE_SIZE];
  const refrt_object *object;
  refrt_allocation memory;
  refrt_line line;
  if (refrt_vm_allocation(debug->vm, outcome->allocation, &memory) != REFRT_OK ||
      memory.kind == REFRT_ALLOCATION_FUNCTION)
    return;
  object = &debug->vm->memory.objects[outcome->allocation];
  refrt_line_start(&line, text, sizeof text);
  refrt_put_object(&line, debug->vm, outcome->allocation);
  refrt_line_put(&line, ", %llu byte%s, ", (unsigned long long)memory.size, memory.size == 1 ? "" : "s");
  if (memory.made_by != REFRT_NONE) {
    refrt_line_put(&line, "was allocated here");
    refrt_put_maker(&line, debug->vm, memory.made_by, memory.made_at);
  } else {
    refrt_line_put(&line, "is %s", memory.kind == REFRT_ALLOCATION_ARGUMENT ? "" : "memory of a ");
    refrt_put_memory_kind(&line, &memory);
  }
  refrt_debug_note(debug, memory.made_at, text);
  if (memory.ended_by != REFRT_NONE)
    write_end(debug,
              memory.kind != REFRT_ALLOCATION_STACK ? "it was freed"
              : memory.alive                        ? "its lifetime ended"
                                                    : "its scope ended",
              memory.ended_by);
  else if (outcome->trap == REFRT_TRAP_UNINITIALIZED_READ && object->ended != 0)
    write_end(debug, "its lifetime began", object->ended - 1);
}

/* Whether a byte holds no written value in the same way as the one that was read. */
static int is_unwritten(const refrt_debug *debug, uint32_t id, uint64_t at, int is_copied) {
  return refrt_shadow_mark(&debug->vm->memory.objects[id], at) == REFRT_SHADOW_UNINITIALIZED &&
         refrt_origin_is_copied(debug, id, at) == is_copied;
}

/* Which bytes around a trap were written. */
static void explain_uninitialized(refrt_debug *debug, const refrt_outcome *outcome) {
  char text[REFRT_LINE_SIZE];
  const refrt_object *object;
  refrt_line line;
  uint32_t id = outcome->allocation;
  uint64_t first, end, at = (uint64_t)outcome->offset;
  int is_copied;
  if (id >= debug->vm->memory.num_objects)
    return;
  object = &debug->vm->memory.objects[id];
  if (!object->alive || object->dormant || at >= object->size)
    return;
  is_copied = refrt_origin_is_copied(debug, id, at);
  for (first = at; first > 0 && is_unwritten(debug, id, first - 1, is_copied);)
    --first;
  for (end = at; end < object->size && is_unwritten(debug, id, end, is_copied);)
    ++end;
  refrt_line_start(&line, text, sizeof text);
  refrt_line_put(&line, "byte %llu is read; ", (unsigned long long)at);
  if (end - first == 1)
    refrt_line_put(&line, "it was ");
  else
    refrt_line_put(&line, "bytes %llu to %llu were ", (unsigned long long)first, (unsigned long long)end - 1);
  refrt_line_put(&line, "%s, in ",
                 is_copied            ? "copied from memory that held no written value"
                 : object->ended != 0 ? "not written since its lifetime began"
                                      : "never written");
  refrt_put_object(&line, debug->vm, id);
  refrt_debug_note(debug, outcome->location, text);
}

static void explain(refrt_debug *debug, const refrt_step *step) {
  const refrt_outcome *outcome = step->outcome;
  char text[REFRT_LINE_SIZE];
  if (step->opcode != REFRT_OP_COUNT && step->num_operands != 0 && outcome->kind == REFRT_TRAPPED) {
    (void)refrt_format_step(debug->vm, step, text, sizeof text);
    refrt_debug_note(debug, step->location, text);
  }
  if (outcome->trap == REFRT_TRAP_UNINITIALIZED_READ)
    explain_uninitialized(debug, outcome);
  explain_memory(debug, outcome);
  if (debug->options.origins)
    refrt_origin_explain(debug, step);
  if (refrt_vm_num_frames(debug->vm) > 1)
    write_frames(debug);
}

/*===----------------------------------- life ------------------------------===*/

static int watch(void *user, refrt_vm *vm, const refrt_step *step) {
  refrt_debug *debug = (refrt_debug *)user;
  (void)vm;
  if (step->phase == REFRT_STEP_BEFORE) {
    int stop = debug->options.stop != NULL && step->begins && stops_here(debug, step);
    if (debug->options.trace) {
      if (step->begins) {
        log_running(debug);
        debug->running = *step;
        debug->is_running = 1;
      }
      if (stop || refrt_opcode_has(step->opcode, REFRT_TRAIT_TERMINATOR))
        log_running(debug);
    }
    if (stop)
      write_stop(debug, step);
    else if (debug->options.origins)
      refrt_origin_before(debug, step);
    return stop;
  }
  if (step->phase == REFRT_STEP_AFTER) {
    if (debug->options.origins)
      refrt_origin_after(debug, step);
    if (debug->options.trace && step->ends)
      log_end(debug, step);
    return 0;
  }
  log_running(debug);
  if (debug->stopped)
    return 0;
  if (debug->options.explain)
    explain(debug, step);
  if (debug->options.allocations) {
    write_allocations(debug);
    debug->listed = 1;
  }
  return 0;
}

static void *resize(refrt_debug *debug, void *old, size_t old_size, size_t new_size) {
  const refrt_config *config = &debug->vm->config;
  return config->allocate(config->user, old, old_size, new_size);
}

refrt_status refrt_debug_create(refrt_vm *vm, const refrt_debug_options *options, refrt_debug **out) {
  refrt_debug *debug;
  int steps;
  if (out == NULL)
    return REFRT_E_INVALID;
  *out = NULL;
  if (vm == NULL || options == NULL)
    return REFRT_E_INVALID;
  steps = options->trace || options->stop != NULL || options->origins;
  if (steps && !vm->code.watched)
    return REFRT_E_INVALID;
  debug = (refrt_debug *)vm->config.allocate(vm->config.user, NULL, 0, sizeof *debug);
  if (debug == NULL)
    return REFRT_E_MEMORY;
  memset(debug, 0, sizeof *debug);
  debug->vm = vm;
  debug->options = *options;
  if (options->stop != NULL)
    debug->stop = *options->stop;
  if (options->trace && options->trace_last != 0) {
    debug->ring = (refrt_logged *)resize(debug, NULL, 0, options->trace_last * sizeof *debug->ring);
    if (debug->ring == NULL) {
      (void)resize(debug, debug, sizeof *debug, 0);
      return REFRT_E_MEMORY;
    }
  }
  refrt_vm_set_watch(vm, watch, debug);
  if (options->origins)
    refrt_origin_begin(debug);
  *out = debug;
  return REFRT_OK;
}

void refrt_debug_finish(refrt_debug *debug) {
  if (debug == NULL)
    return;
  write_log(debug);
  if (debug->options.allocations && !debug->listed && !debug->stopped)
    write_allocations(debug);
  debug->listed = debug->stopped = 0;
  refrt_origin_forget(debug);
}

void refrt_debug_destroy(refrt_debug *debug) {
  if (debug == NULL)
    return;
  refrt_vm_set_watch(debug->vm, NULL, NULL);
  debug->vm->trail = NULL;
  refrt_origin_forget(debug);
  if (debug->ring != NULL)
    (void)resize(debug, debug->ring, debug->options.trace_last * sizeof *debug->ring, 0);
  (void)resize(debug, debug, sizeof *debug, 0);
}
