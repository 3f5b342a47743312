/*===-- fuzz_run.c - whatever verifies can be run ----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The machine trusts the verifier: programs that verify are called with zeros,
 * with ones and with poison, on small budgets. Properties: no crash, an outcome
 * of a known kind, the same outcome again after a reset, all memory given back.
 *===----------------------------------------------------------------------===*/
#include "refrt/refrt.h"
#include "refrt/refrt_debug.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST_MEMORY = 1 << 28, MOST_FUNCTIONS = 4 };

typedef struct meter {
  size_t now;
} meter;

static void *metered(void *user, void *old, size_t old_size, size_t new_size) {
  meter *m = (meter *)user;
  void *fresh;
  if (new_size > old_size && new_size - old_size > MOST_MEMORY - m->now)
    return NULL;
  if (new_size == 0) {
    m->now -= old_size;
    free(old);
    return NULL;
  }
  fresh = realloc(old, new_size);
  if (fresh)
    m->now += new_size - old_size;
  return fresh;
}

static void demand(int holds, const char *property) {
  if (holds)
    return;
  fprintf(stderr, "broken property: %s\n", property);
  abort();
}

static uint32_t count_leaves(const refrt_program *program, const refrt_type *types, uint64_t count) {
  uint32_t leaves = 0;
  for (uint64_t i = 0; i < count; ++i)
    leaves += refrt_type_get(program, types[i])->leaves;
  return leaves;
}

static void ignore_line(void *user, refrt_debug_line kind, uint64_t number, uint32_t location, const char *text) {
  (void)kind;
  (void)number;
  (void)location;
  *(size_t *)user += strlen(text);
}

/* The call again in a machine that is watched; nothing but marks of origin and
 * what needs memory for it may differ. */
static void call_watched(refrt_vm *vm, refrt_symbol function, const refrt_value *args, uint32_t num_args,
                         refrt_value *results, uint32_t num_results, const refrt_outcome *expected) {
  refrt_debug_options options;
  refrt_debug *debug = NULL;
  refrt_outcome outcome;
  size_t length = 0;
  if (vm == NULL)
    return;
  memset(&options, 0, sizeof options);
  memset(&outcome, 0, sizeof outcome);
  options.line = ignore_line;
  options.user = &length;
  options.trace = options.allocations = options.explain = options.origins = 1;
  options.trace_last = 3;
  demand(refrt_vm_reset(vm) == REFRT_OK, "resets");
  if (refrt_debug_create(vm, &options, &debug) != REFRT_OK)
    return;
  demand(refrt_vm_call(vm, function, args, num_args, results, num_results, &outcome) != REFRT_E_INTERNAL,
         "no internal error while watched");
  demand(outcome.kind == REFRT_BROKEN || expected->kind == REFRT_BROKEN ||
             (outcome.kind == expected->kind && outcome.trap == expected->trap && outcome.steps == expected->steps &&
              outcome.location == expected->location),
         "the same outcome while watched");
  (void)refrt_debug_leaks(vm, results, outcome.kind == REFRT_RETURNED ? num_results : 0, ignore_line, &length);
  refrt_debug_finish(debug);
  refrt_debug_destroy(debug);
}

static void call(refrt_vm *vm, refrt_vm *watched, refrt_symbol function, uint64_t argument, uint32_t state) {
  const refrt_program *program = refrt_vm_program(vm);
  const refrt_type_info *type = refrt_type_get(program, refrt_program_function(program, function)->type);
  uint32_t args = count_leaves(program, type->parts, type->count);
  uint32_t results = count_leaves(program, refrt_type_results(type), type->num_results);
  refrt_value *leaves = (refrt_value *)calloc((size_t)args + results + 1, sizeof *leaves);
  refrt_outcome first, second;
  if (!leaves)
    return;
  for (uint32_t i = 0; i < args; ++i) {
    leaves[i].lo = state == REFRT_DEFINED ? argument : 0;
    leaves[i].state = state;
  }
  memset(&first, 0, sizeof first);
  memset(&second, 0, sizeof second);
  demand(refrt_vm_call(vm, function, leaves, args, leaves + args, results, &first) != REFRT_E_INTERNAL,
         "no internal error");
  demand(refrt_vm_reset(vm) == REFRT_OK, "resets");
  demand(refrt_vm_call(vm, function, leaves, args, leaves + args, results, &second) != REFRT_E_INTERNAL,
         "no internal error again");
  demand((unsigned)first.kind <= REFRT_BROKEN && (unsigned)first.trap < REFRT_TRAP_COUNT, "a known outcome");
  demand(first.kind != REFRT_BROKEN || first.status == REFRT_E_MEMORY || first.status == REFRT_E_LIMIT,
         "broken only by limits");
  demand(first.kind == second.kind && first.trap == second.trap && first.steps == second.steps &&
             strcmp(first.message, second.message) == 0,
         "the same outcome again");
  call_watched(watched, function, leaves, args, leaves + args, results, &first);
  free(leaves);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  refrt_program *program = NULL;
  refrt_config config;
  refrt_vm *vm = NULL, *watched = NULL;
  meter m = {0};
  refrt_config_init(&config);
  config.allocate = metered;
  config.user = &m;
  config.max_steps = 2000;
  config.max_bytes = 1 << 20;
  config.max_depth = 16;
  if (refrt_program_parse(&config, "input", (const char *)data, size, &program) == REFRT_OK &&
      refrt_program_verify(program) == REFRT_OK && refrt_vm_create(&config, program, &vm) == REFRT_OK) {
    config.flags |= REFRT_CONFIG_WATCH_STEPS;
    (void)refrt_vm_create(&config, program, &watched);
    for (uint32_t f = 0; f < refrt_program_num_functions(program) && f < MOST_FUNCTIONS; ++f) {
      call(vm, watched, f, 0, REFRT_DEFINED);
      call(vm, watched, f, 1, REFRT_DEFINED);
      call(vm, watched, f, 0, REFRT_POISON);
      demand(refrt_vm_reset(vm) == REFRT_OK, "resets");
    }
  }
  refrt_vm_destroy(watched);
  refrt_vm_destroy(vm);
  refrt_program_destroy(program);
  demand(m.now == 0, "all memory is given back");
  return 0;
}
