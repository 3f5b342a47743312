/*===-- hostile_files_test.c - program texts without memory or room *- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Every file of the command line is parsed and verified, through hostile.h (include
 * it first). Each function is called with zeros, ones, large numbers and poison. This
 * is done with pointers and memrefs to nowhere, then with memory that fits them: as
 * many elements as the type says, or four in a dimension, of small numbers. What
 * the calls were is counted, and printed before the last line. The test itself asks for no particular outcome,
 * hostile.h does all checking; so it also serves builds of refrt whose limits are tiny.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/hostile.h"

enum { FILES_FUNCTIONS = 8, FILES_LEAVES = 4096, FILES_SIDE = 4, FILES_BYTES = 1 << 16, FILES_ALIGN = 64 };

/* What was called, and how it ended. */
static uint64_t files_calls, files_with_memory, files_returned, files_trapped;
static uint8_t files_traps[REFRT_TRAP_COUNT];

static uint32_t count_leaves(const refrt_program *program, const refrt_type *types, uint64_t count) {
  uint32_t leaves = 0;
  uint64_t i;
  for (i = 0; i < count; ++i)
    leaves += refrt_type_get(program, types[i])->leaves;
  return leaves;
}

/* A pointer to `bytes` bytes of small numbers; 0 where the machine has no room. */
static int take_memory(refrt_vm *vm, uint64_t bytes, uint32_t space, refrt_value *pointer, refrt_allocation *memory) {
  uint32_t id;
  uint64_t i;
  if (bytes > FILES_BYTES || refrt_vm_add_buffer(vm, bytes, FILES_ALIGN, space, &id) != REFRT_OK ||
      refrt_vm_allocation(vm, id, memory) != REFRT_OK ||
      refrt_vm_mark(vm, id, 0, bytes, REFRT_SHADOW_INITIALIZED) != REFRT_OK)
    return 0;
  for (i = 0; i < bytes; ++i)
    memory->bytes[i] = i % 4 == 0 ? (uint8_t)(1 + i / 4 % 3) : 0;
  pointer->lo = memory->address;
  pointer->hi = (uint64_t)id + 1;
  pointer->state = REFRT_DEFINED;
  return 1;
}

static refrt_value files_number(int64_t number) {
  refrt_value v;
  memset(&v, 0, sizeof v);
  v.lo = (uint64_t)number;
  return v;
}

/* Leaves of a memref, which may begin in the middle of its memory. */
static int take_memref(refrt_vm *vm, const refrt_type_info *type, refrt_value *leaves) {
  const refrt_type_info *element = refrt_type_get(refrt_vm_program(vm), type->element);
  refrt_allocation memory;
  int64_t low = 0, high = 0, stride = 1, offset;
  uint32_t d;
  for (d = type->rank; d-- > 0;) {
    int64_t size = type->sizes[d] == REFRT_DYNAMIC ? FILES_SIDE : type->sizes[d], end;
    int64_t step = type->strides[d] == REFRT_DYNAMIC ? stride : type->strides[d];
    if (size < 0 || size > FILES_BYTES || step > FILES_BYTES || step < -FILES_BYTES || stride > FILES_BYTES)
      return 0;
    end = size == 0 ? 0 : (size - 1) * step;
    low += end < 0 ? end : 0;
    high += end > 0 ? end : 0;
    stride *= size == 0 ? 1 : size;
    leaves[3 + d] = files_number(size);
    leaves[3 + type->rank + d] = files_number(step);
  }
  offset = type->offset == REFRT_DYNAMIC ? -low : type->offset;
  if (offset + low < 0 || offset + high >= FILES_BYTES || element->size > FILES_BYTES)
    return 0;
  if (!take_memory(vm, (uint64_t)(offset + high + 1) * element->size, type->space, &leaves[0], &memory))
    return 0;
  leaves[1] = leaves[0];
  leaves[2] = files_number(offset);
  return 1;
}

/* Pointers and memrefs among the arguments get memory; how many did. Unranked
 * ones and those inside of other values stay what they are. */
static uint32_t take_arguments(refrt_vm *vm, const refrt_type_info *function, refrt_value *leaves) {
  const refrt_program *program = refrt_vm_program(vm);
  refrt_allocation memory;
  uint32_t count = 0;
  uint64_t i;
  for (i = 0; i < function->count; ++i) {
    const refrt_type_info *type = refrt_type_get(program, function->parts[i]);
    if (type->kind == REFRT_KIND_MEMREF)
      count += take_memref(vm, type, leaves) ? 1u : 0u;
    else if (type->kind == REFRT_KIND_PTR)
      count += take_memory(vm, 16 * FILES_SIDE, type->space, leaves, &memory) ? 1u : 0u;
    leaves += type->leaves;
  }
  return count;
}

static void call_with(refrt_vm *vm, refrt_symbol function, uint64_t number, uint32_t state, int with_memory) {
  const refrt_program *program = refrt_vm_program(vm);
  const refrt_type_info *type = refrt_type_get(program, refrt_program_function(program, function)->type);
  uint32_t args = count_leaves(program, type->parts, type->count), i;
  uint32_t results = count_leaves(program, refrt_type_results(type), type->num_results);
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
  if (!with_memory || take_arguments(vm, type, leaves) != 0) { /* not twice without */
    memset(&outcome, 0, sizeof outcome);
    status = refrt_vm_call(vm, function, leaves, args, leaves + args, results, &outcome);
    CHECK_MSG(status != REFRT_E_INTERNAL && status != REFRT_E_MEMORY, "%s", refrt_status_name(status));
    ++files_calls;
    files_with_memory += with_memory ? 1u : 0u;
    files_returned += status == REFRT_OK && outcome.kind == REFRT_RETURNED ? 1u : 0u;
    files_trapped += outcome.kind == REFRT_TRAPPED ? 1u : 0u;
    if (outcome.kind == REFRT_TRAPPED && outcome.trap < REFRT_TRAP_COUNT)
      files_traps[outcome.trap] = 1;
  }
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
      static const uint64_t numbers[] = {0, 1, 3, UINT64_MAX / 3};
      uint32_t i;
      int with_memory;
      for (with_memory = 0; with_memory < 2; ++with_memory) {
        for (i = 0; i < sizeof numbers / sizeof numbers[0]; ++i)
          call_with(vm, f, numbers[i], REFRT_DEFINED, with_memory);
        call_with(vm, f, 0, REFRT_POISON, with_memory);
        call_with(vm, f, 0, REFRT_UNDEF, with_memory);
      }
    }
  refrt_vm_destroy(vm);
  refrt_program_destroy(program);
  free(text.bytes);
}

int main(int argc, char **argv) {
  uint32_t kinds = 0;
  int i;
  for (i = 1; i < argc; ++i)
    use_file(argv[i]);
  for (i = 0; i < (int)REFRT_TRAP_COUNT; ++i)
    kinds += files_traps[i];
  printf("%d files, %llu calls, %llu of them with memory, %llu returned, %llu trapped in %u ways\n", argc - 1,
         (unsigned long long)files_calls, (unsigned long long)files_with_memory, (unsigned long long)files_returned,
         (unsigned long long)files_trapped, kinds);
  return check_finish();
}
