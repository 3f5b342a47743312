/*===-- hostile_files_test.c - program texts without memory or room *- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Every file of the command line, through hostile.h (include it first): parsed,
 * verified, and each function called with zeros, ones, large numbers and poison.
 * The test itself asks for no particular outcome, hostile.h does all checking;
 * so it also serves builds of refrt whose limits are tiny.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/hostile.h"

enum { FILES_FUNCTIONS = 8, FILES_LEAVES = 4096 };

static uint32_t count_leaves(const refrt_program *program, const refrt_type *types, uint64_t count) {
  uint32_t leaves = 0;
  uint64_t i;
  for (i = 0; i < count; ++i)
    leaves += refrt_type_get(program, types[i])->leaves;
  return leaves;
}

static void call_with(refrt_vm *vm, refrt_symbol function, uint64_t number, uint32_t state) {
  const refrt_program *program = refrt_vm_program(vm);
  const refrt_type_info *type = refrt_type_get(program, refrt_program_function(program, function)->type);
  uint32_t args = count_leaves(program, type->parts, type->count), i;
  uint32_t results = count_leaves(program, type->parts ? type->parts + type->count : NULL, type->num_results);
  refrt_value *leaves;
  refrt_outcome outcome;
  refrt_status status;
  if (args > FILES_LEAVES || results > FILES_LEAVES)
    return;
  leaves = (refrt_value *)calloc((size_t)args + results + 1, sizeof *leaves);
  if (!leaves)
    exit(2);
  for (i = 0; i < args; ++i) {
    leaves[i].lo = number;
    leaves[i].state = state;
  }
  CHECK(refrt_vm_reset(vm) == REFRT_OK);
  status = refrt_vm_call(vm, function, leaves, args, leaves + args, results, &outcome);
  CHECK_MSG(status != REFRT_E_INTERNAL && status != REFRT_E_MEMORY, "%s", refrt_status_name(status));
  free(leaves);
}

static void use_file(const char *name) {
  FILE *file = fopen(name, "rb");
  test_text text = {NULL, 0, 0};
  char buffer[4096];
  size_t got;
  refrt_program *program = NULL;
  refrt_config config;
  refrt_vm *vm = NULL;
  refrt_status status;
  refrt_symbol f;
  while (file && (got = fread(buffer, 1, sizeof buffer, file)) > 0)
    test_append(&text, buffer, got);
  if (file)
    (void)fclose(file);
  CHECK_MSG(text.length > 0, "%s cannot be read or is empty", name);
  if (text.length == 0)
    return;
  refrt_config_init(&config);
  config.max_steps = HOSTILE_STEPS;
  status = refrt_program_parse(&config, name, text.bytes, text.length, &program);
  if (status == REFRT_OK)
    status = refrt_program_verify(program);
  if (status == REFRT_OK)
    status = refrt_vm_create(&config, program, &vm);
  CHECK_MSG(status != REFRT_E_INTERNAL && status != REFRT_E_MEMORY, "%s: %s", name, refrt_status_name(status));
  if (status == REFRT_OK)
    for (f = 0; f < refrt_program_num_functions(program) && f < FILES_FUNCTIONS; ++f) {
      call_with(vm, f, 0, REFRT_DEFINED);
      call_with(vm, f, 1, REFRT_DEFINED);
      call_with(vm, f, 3, REFRT_DEFINED);
      call_with(vm, f, UINT64_MAX / 3, REFRT_DEFINED);
      call_with(vm, f, 0, REFRT_POISON);
      call_with(vm, f, 0, REFRT_UNDEF);
    }
  refrt_vm_destroy(vm);
  refrt_program_destroy(program);
  free(text.bytes);
}

int main(int argc, char **argv) {
  int i;
  for (i = 1; i < argc; ++i)
    use_file(argv[i]);
  return check_finish();
}
