/*===-- selfcheck.c - main of an executable that checks itself --*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Runs each recorded call on the reference machine and natively, both here, and
 * compares. Needs C11, a C library and refrt, and nothing of the tool: exit code
 * 0 when all agree, 1 when not, 2 when the record is damaged. Memrefs that external
 * functions get are compared as descriptors, without their elements.
 *===----------------------------------------------------------------------===*/
#define _GNU_SOURCE
#include "conformance/engines/aot/program/selfcheck.h"
#include "conformance/engines/aot/program/selfcompare.h"

#include <inttypes.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* What the tool recorded; executable.h describes it. */
extern const uint8_t memref_cts_record[];

selfcheck_state self;
static char **site_names;
static uint64_t num_sites;

static const char *case_name = "case";
static uint64_t call_number;
static char difference[512];

void self_broken(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fprintf(stderr, "%s: error: ", case_name);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  exit(2);
}

int self_differ(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  if (!difference[0])
    vsnprintf(difference, sizeof difference, format, arguments);
  va_end(arguments);
  return 0;
}

/*===---------------------------- record ----------------------------------===*/

static const uint8_t *take_bytes(const uint8_t **at, uint64_t *size) {
  *size = native_take(at);
  const uint8_t *bytes = *at;
  *at += *size;
  return bytes;
}

static char *take_text(const uint8_t **at) {
  uint64_t size;
  const uint8_t *bytes = take_bytes(at, &size);
  char *text = native_claim((size_t)size + 1);
  memcpy(text, bytes, (size_t)size);
  text[size] = 0;
  return text;
}

static uint64_t *take_numbers(const uint8_t **at, uint64_t wanted, const char *what) {
  uint64_t count = native_take(at);
  if (count != wanted)
    self_broken("the record has %" PRIu64 " %s, the object file %" PRIu64, count, what, wanted);
  uint64_t *numbers = native_claim((size_t)count * sizeof *numbers);
  for (uint64_t i = 0; i < count; ++i)
    numbers[i] = native_take(at);
  return numbers;
}

/*===---------------------------- external functions ----------------------===*/

/* One call of an external function as the machine made it. */
typedef struct {
  refrt_symbol function;
  uint32_t num_args;
  refrt_value *args;
} machine_event;

static machine_event *events;
static size_t num_events, room_events, native_events;
/* Answers of this call as the tool recorded them: what is left for each side. */
typedef struct {
  const uint8_t *at;
  uint64_t left;
} answer_list;
static answer_list machine_answers, native_answers;

/* The next answer, its leaves counted, or NULL. */
static const uint8_t *next_answer(answer_list *list, uint64_t *count) {
  if (list->left == 0)
    return NULL;
  --list->left;
  *count = native_take(&list->at);
  const uint8_t *answer = list->at;
  list->at += 16 * *count;
  return answer;
}

static refrt_status refuse(refrt_outcome *outcome, const char *what, const char *name) {
  outcome->kind = REFRT_REFUSED;
  snprintf(outcome->message, sizeof outcome->message, "external function '%s': %s", name, what);
  return REFRT_E_INVALID;
}

/* Sum of products of two memref<?xf32>, as dot.c has it for native code. */
static refrt_status dot_on_machine(refrt_type f32, const refrt_value *args, refrt_value *result,
                                   refrt_outcome *outcome) {
  int64_t sizes[2] = {self_sign_extend(args[3].lo), self_sign_extend(args[8].lo)};
  int64_t count = sizes[0] < sizes[1] ? sizes[0] : sizes[1];
  volatile float sum = 0.0f; /* each step rounds, whatever the registers hold */
  result->state = REFRT_DEFINED;
  for (int64_t i = 0; i < count; ++i) {
    float operands[2];
    for (int k = 0; k < 2; ++k) {
      const refrt_value *d = args + 5 * k;
      refrt_value at = d[1], leaf;
      at.lo += (uint64_t)(self_sign_extend(d[2].lo) + i * self_sign_extend(d[4].lo)) * 4;
      refrt_status status = refrt_vm_load(self.vm, at, f32, &leaf, outcome);
      if (status != REFRT_OK)
        return status;
      if ((leaf.state & REFRT_UNDEF) != 0 && result->state != REFRT_POISON)
        result->state = leaf.state == REFRT_DEPENDS ? REFRT_DEPENDS : REFRT_POISON;
      uint32_t bits = (uint32_t)leaf.lo;
      memcpy(&operands[k], &bits, 4);
    }
    volatile float product = operands[0] * operands[1];
    sum = sum + product;
  }
  float value = sum;
  uint32_t bits;
  memcpy(&bits, &value, 4);
  result->lo = bits;
  result->hi = 0;
  if (result->state == REFRT_DEFINED && value != value)
    result->state = REFRT_ANY_NAN;
  return REFRT_OK;
}

static refrt_status machine_external(void *user, refrt_vm *machine, refrt_symbol function, const refrt_value *args,
                                     uint32_t num_args, refrt_value *results, uint32_t num_results,
                                     refrt_outcome *outcome) {
  (void)user, (void)machine;
  const refrt_function_info *info = refrt_program_function(self.program, function);
  if (num_events == room_events) {
    room_events = room_events ? 2 * room_events : 16;
    events = realloc(events, room_events * sizeof *events);
    if (!events)
      native_give_up();
  }
  machine_event *event = &events[num_events];
  event->function = function;
  event->num_args = num_args;
  event->args = native_claim(num_args * sizeof *args);
  memcpy(event->args, args, num_args * sizeof *args);
  uint64_t count = 0;
  ++num_events;
  const uint8_t *at = next_answer(&machine_answers, &count);
  if (!at)
    return refuse(outcome, "more calls than were recorded", info->name);
  const refrt_type_info *type = refrt_type_get(self.program, info->type);
  if (count == 0 && num_results == 1 && num_args == 10 && type->count == 2)
    return dot_on_machine(type->parts[2], args, results, outcome);
  if (count != num_results)
    return refuse(outcome, "the record does not fit", info->name);
  for (uint32_t i = 0; i < num_results; ++i) {
    memset(&results[i], 0, sizeof results[i]);
    results[i].lo = native_take(&at);
    results[i].hi = native_take(&at);
  }
  return REFRT_OK;
}

void memref_cts_external(void *site, const uint8_t *arguments, uint8_t *results) {
  uint64_t number = (uint64_t)(uintptr_t)site, count = 0;
  const uint8_t *at = next_answer(&native_answers, &count);
  const machine_event *event = native_events < num_events ? &events[native_events] : NULL;
  const char *called = number < num_sites ? site_names[number] : "?";
  char what[160];
  snprintf(what, sizeof what, "external call %zu (@%s): argument", native_events++, called);
  const refrt_function_info *info = event ? refrt_program_function(self.program, event->function) : NULL;
  if (!event)
    self_differ("external call %zu (@%s): the reference machine makes none", native_events - 1, called);
  else if (strcmp(info->name, called) != 0)
    self_differ("external call %zu: expected @%s, seen @%s", native_events - 1, info->name, called);
  else
    self_same_values(refrt_type_get(self.program, info->type)->parts, refrt_type_get(self.program, info->type)->count,
                     event->args, arguments, what, 0);
  for (uint64_t i = 0; at && i < 2 * count; ++i) {
    uint64_t word = native_take(&at);
    memcpy(results + 8 * i, &word, 8);
  }
}

/*===---------------------------- calls -----------------------------------===*/

static void store_pointer(uint64_t address, uint8_t *at) {
  unsigned size = self.layout->pointer_bits / 8u;
  for (unsigned i = 0; i < size; ++i)
    at[self.layout->big_endian ? size - 1 - i : i] = (uint8_t)(address >> (8 * i));
}

/* Where the input has pointers to its own buffers. */
typedef struct {
  uint64_t holder, position, buffer, addend;
} relocation;

static relocation *relocations;
static size_t num_relocations;

/* Places an input, the body of a RUN message, in the machine. */
static refrt_value *place_on_machine(const uint8_t *at, uint32_t *num_args, uint32_t *num_results) {
  native_take(&at); /* number of the self.entry */
  native_take(&at); /* budget */
  *num_results = (uint32_t)native_take(&at);
  if (refrt_vm_reset(self.vm) != REFRT_OK)
    self_broken("the reference machine does not start again");
  self.first_buffer = refrt_vm_num_allocations(self.vm);
  self.num_buffers = (uint32_t)native_take(&at);
  num_relocations = 0;
  for (uint32_t i = 0; i < self.num_buffers; ++i) {
    uint64_t align = native_take(&at), size = native_take(&at);
    refrt_allocation allocation;
    uint32_t id;
    if (refrt_vm_add_buffer(self.vm, size, align, 0, &id) != REFRT_OK || id != self.first_buffer + i ||
        refrt_vm_allocation(self.vm, id, &allocation) != REFRT_OK)
      self_broken("call %" PRIu64 ": buffer %u cannot be placed", call_number, i);
    if (size) {
      memcpy(allocation.bytes, at, (size_t)size);
      if (refrt_vm_mark(self.vm, id, 0, size, REFRT_SHADOW_INITIALIZED) != REFRT_OK)
        self_broken("call %" PRIu64 ": buffer %u cannot be filled", call_number, i);
    }
    at += size;
    uint64_t count = native_take(&at);
    relocations = realloc(relocations, (num_relocations + (size_t)count + 1) * sizeof *relocations);
    if (!relocations)
      native_give_up();
    for (uint64_t n = 0; n < count; ++n) {
      relocation *next = &relocations[num_relocations++];
      next->holder = i;
      next->position = native_take(&at);
      next->buffer = native_take(&at);
      next->addend = native_take(&at);
    }
  }
  for (size_t i = 0; i < num_relocations; ++i) {
    refrt_allocation allocation;
    refrt_vm_allocation(self.vm, self.first_buffer + (uint32_t)relocations[i].holder, &allocation);
    store_pointer(
        refrt_vm_pointer(self.vm, self.first_buffer + (uint32_t)relocations[i].buffer, relocations[i].addend).lo,
        allocation.bytes + relocations[i].position);
    uint8_t marks[8];
    unsigned bytes = self.layout->pointer_bits / 8u;
    memset(marks, REFRT_SHADOW_POINTER_REST, sizeof marks);
    marks[0] = (uint8_t)(REFRT_SHADOW_POINTER + bytes);
    if (refrt_vm_set_marks(self.vm, self.first_buffer + (uint32_t)relocations[i].holder, relocations[i].position, bytes,
                           marks) != REFRT_OK)
      self_broken("call %" PRIu64 ": pointers cannot be placed", call_number);
  }
  *num_args = (uint32_t)native_take(&at);
  refrt_value *args = native_claim(*num_args * sizeof *args);
  for (uint32_t i = 0; i < *num_args; ++i) {
    memset(&args[i], 0, sizeof args[i]);
    args[i].lo = native_take(&at);
    args[i].hi = native_take(&at);
    uint64_t buffer = native_take(&at);
    if (buffer)
      args[i] = refrt_vm_pointer(self.vm, self.first_buffer + (uint32_t)buffer - 1, args[i].lo);
  }
  return args;
}

static int same_guards(const native_block *blocks, size_t count, const char *what) {
  for (size_t i = 0; i < count; ++i) {
    const native_block *block = &blocks[i];
    for (unsigned k = 0; k < 2 * AOT_GUARD; ++k)
      if ((k < AOT_GUARD ? block->start[(int)k - AOT_GUARD] : block->start[block->size + k - AOT_GUARD]) !=
          AOT_GUARD_BYTE(k))
        return self_differ("memory next to %s %zu was overwritten", what, i);
    for (uint64_t k = 0; !block->alive && k < block->size; ++k)
      if (block->start[k] != AOT_FREED)
        return self_differ("%s %zu was written after it was freed", what, i);
  }
  return 1;
}

static void compare_memory(int returned) {
  refrt_allocation allocation;
  for (uint32_t i = 0; i < self.num_buffers; ++i)
    if (refrt_vm_allocation(self.vm, self.first_buffer + i, &allocation) == REFRT_OK && allocation.bytes)
      self_same_bytes(self.first_buffer + i, &allocation, native.buffers[i].start, "buffer", i);
  self_same_globals();
  uint64_t expected = 0, seen = 0;
  for (uint32_t id = self.first_buffer + self.num_buffers; id < refrt_vm_num_allocations(self.vm); ++id)
    expected += refrt_vm_allocation(self.vm, id, &allocation) == REFRT_OK && allocation.alive &&
                allocation.kind == REFRT_ALLOCATION_HEAP;
  for (size_t i = 0; i < native.num_blocks; ++i)
    seen += native.blocks[i].alive != 0;
  expected -= self.num_objects[0];
  seen -= self.num_objects[1];
  if (returned && seen > expected)
    self_differ("heap blocks alive at exit: expected %" PRIu64 ", seen %" PRIu64, expected, seen);
}

/* What the machine's program prints, as native.printed. */
static char machine_printed[AOT_PRINTED];
static size_t num_machine_printed;

static void machine_write(void *user, const char *text, size_t length) {
  (void)user;
  size_t room = sizeof machine_printed - num_machine_printed;
  length = length < room ? length : room;
  memcpy(machine_printed + num_machine_printed, text, length);
  num_machine_printed += length;
}

static int same_printed(void) {
  return native.num_printed == num_machine_printed && memcmp(native.printed, machine_printed, num_machine_printed) == 0;
}

/* A failed assert may print its message (docs/verdicts.md, Printed text). */
static void compare_printed(const refrt_outcome *outcome) {
  if (same_printed())
    return;
  const char *message = outcome->text == REFRT_NONE ? NULL : refrt_program_string(self.program, outcome->text, NULL);
  if (message) {
    machine_write(NULL, message, strlen(message));
    machine_write(NULL, "\n", 1);
  }
  if (!same_printed())
    self_differ("printed text: expected '%.*s', seen '%.*s'", (int)num_machine_printed, machine_printed,
                (int)native.num_printed, native.printed);
}

/* One recorded call. 1: agreed, 0: differed, -1: not defined on the machine. */
static int check_call(const uint8_t *input) {
  uint32_t num_args, num_results;
  refrt_outcome outcome;
  difference[0] = 0;
  num_events = native_events = 0;
  num_machine_printed = 0;
  self_begin_comparison();
  refrt_value *args = place_on_machine(input, &num_args, &num_results);
  refrt_value *results = native_claim(num_results * sizeof *results);
  memset(&outcome, 0, sizeof outcome);
  if (refrt_vm_call(self.vm, self.entry, args, num_args, results, num_results, &outcome) != REFRT_OK)
    self_broken("call %" PRIu64 ": the reference machine does not take it", call_number);
  int returned = outcome.kind == REFRT_RETURNED;
  int aborts = outcome.kind == REFRT_TRAPPED && (outcome.trap == REFRT_TRAP_ASSERT || outcome.trap == REFRT_TRAP_ABORT);
  int defined = returned || aborts;
  if (defined) {
    native_run(input, 1);
    const refrt_type_info *type = refrt_type_get(self.program, refrt_program_function(self.program, self.entry)->type);
    if (returned ? native.how != AOT_RETURNED : native.how != AOT_ABORTED)
      self_differ("end of the run: expected %s, seen %s%s", returned ? "a return" : outcome.message,
                  native.how == AOT_RETURNED ? "a return" : "", native.text);
    else if (native_events != num_events)
      self_differ("external calls: expected %zu, seen %zu", num_events, native_events);
    else if (!returned ||
             self_same_values(type->parts + type->count, type->num_results, results, native.result_slots, "result", 1))
      compare_memory(returned);
    if (!difference[0])
      compare_printed(&outcome);
    if (!difference[0] && same_guards(native.buffers, native.num_buffers, "buffer"))
      same_guards(native.blocks, native.num_blocks, "heap block");
  } else {
    printf("%s: call %" PRIu64 " is not defined on the reference machine: %s\n", case_name, call_number,
           outcome.message);
  }
  for (size_t i = 0; i < num_events; ++i)
    free(events[i].args);
  free(args);
  free(results);
  if (difference[0] && outcome.undetermined) {
    printf("%s: call %" PRIu64 " is not determined: the program chooses freely and goes by it\n", case_name,
           call_number);
    return -1;
  }
  if (defined && !difference[0] && self.undecided) {
    printf("%s: call %" PRIu64 " is not decided: the reference machine's values depend on undef\n", case_name,
           call_number);
    return -1;
  }
  return !defined ? -1 : !difference[0];
}

static void plan_globals(void) {
  uint32_t next = 0, count = refrt_vm_num_allocations(self.vm), total = refrt_program_num_globals(self.program);
  self.global_allocations = native_claim((total + 1) * sizeof *self.global_allocations);
  self.is_private = native_claim(total + 1);
  for (uint32_t i = 0; i < total; ++i) {
    const refrt_global_info *info = refrt_program_global(self.program, i);
    refrt_allocation allocation;
    while (next < count &&
           (refrt_vm_allocation(self.vm, next, &allocation) != REFRT_OK || allocation.kind != REFRT_ALLOCATION_GLOBAL))
      ++next;
    if (!(info->flags & (REFRT_GLOBAL_CONSTANT | REFRT_GLOBAL_EXTERNAL))) {
      self.is_private[self.num_shown] = (info->flags & REFRT_GLOBAL_PRIVATE) != 0;
      self.global_allocations[self.num_shown++] = next;
    }
    ++next;
  }
}

/* Lowered code died or does not come back: the rest of the calls is lost. */
static void died(int number) {
  char text[256];
  int length = snprintf(text, sizeof text, "%s: call %" PRIu64 ": %s (signal %d)\n", case_name, call_number,
                        number == SIGALRM ? "no answer in time" : "died", number);
  if (length > 0 && write(1, text, (size_t)length) < 0)
    _exit(1);
  _exit(1);
}

static void catch_signals(void) {
  static const int caught[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGALRM, SIGTRAP};
  static uint8_t room[65536];
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = died;
  action.sa_flags = SA_ONSTACK;
  sigaltstack(&stack, NULL); /* for recursion without end */
  for (size_t i = 0; i < sizeof caught / sizeof *caught; ++i)
    sigaction(caught[i], &action, NULL);
}

static int check(void) {
  const uint8_t *at = memref_cts_record;
  refrt_config config;
  uint64_t size, agreed = 0, undefined = 0, differed = 0;
  if (native_take(&at) != AOT_VERSION)
    self_broken("the record has another version");
  unsigned seconds = (unsigned)native_take(&at);
  case_name = take_text(&at);
  char *entry_name = take_text(&at);
  const char *text = (const char *)take_bytes(&at, &size);
  refrt_config_init(&config);
  config.external = machine_external;
  config.write = machine_write;
  if (refrt_program_parse(&config, "self.program", text, (size_t)size, &self.program) != REFRT_OK ||
      refrt_program_verify(self.program) != REFRT_OK)
    self_broken("the self.program in the record is damaged: %s",
                self.program ? refrt_program_error(self.program) : "no memory");
  self.layout = refrt_program_layout(self.program);
  self.entry = refrt_program_find_function(self.program, entry_name);
  if (self.entry == REFRT_NONE || self.layout->pointer_bits != 8 * sizeof(void *) ||
      refrt_vm_create(&config, self.program, &self.vm) != REFRT_OK)
    self_broken("the self.program in the record does not run here");
  self.native_globals = take_numbers(&at, memref_cts_aot_num_globals, "globals");
  self.native_functions = take_numbers(&at, memref_cts_aot_num_functions, "functions");
  num_sites = native_take(&at);
  site_names = native_claim((size_t)num_sites * sizeof *site_names);
  for (uint64_t i = 0; i < num_sites; ++i)
    site_names[i] = take_text(&at);
  plan_globals();
  catch_signals();
  uint64_t calls = native_take(&at);
  for (; call_number < calls; ++call_number) {
    const uint8_t *input = take_bytes(&at, &size);
    uint64_t bytes;
    machine_answers.at = take_bytes(&at, &bytes);
    machine_answers.left = native_take(&machine_answers.at);
    native_answers = machine_answers;
    alarm(seconds);
    int result = check_call(input);
    alarm(0);
    agreed += result > 0;
    undefined += result < 0;
    if (result == 0 && ++differed <= 10)
      printf("%s: call %" PRIu64 ": %s\n", case_name, call_number, difference);
    fflush(stdout);
  }
  printf("%s: %" PRIu64 " calls agree, %" PRIu64 " differ, %" PRIu64 " undefined\n", case_name, agreed, differed,
         undefined);
  return differed ? 1 : undefined ? 2 : 0;
}

int main(void) {
  int code = native_main(check);
  if (code == AOT_NO_ROOM)
    self_broken("no memory");
  return code;
}
