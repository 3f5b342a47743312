/*===-- fuzz_machine.c - verified programs of any shape ----------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Programs of generate.c with arguments that lead somewhere: memory for memrefs
 * and pointers, small numbers, some poison. Properties: What was accepted one
 * instruction at a time verifies as a whole. The machine ends in an outcome of
 * a known kind, never an internal error. It is the same again after a reset,
 * and for the program printed and parsed. An allocation that fails is reported
 * and loses nothing.
 *===----------------------------------------------------------------------===*/
#include "refrt/fuzz/generate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST_MEMORY = 1 << 28, MOST_LEAVES = 1 << 12, BUFFER = 256 };

typedef struct meter {
  size_t now;
  uint64_t fail; /* requests until one fails; 0: none does */
  int failed;
} meter;

static void *metered(void *user, void *old, size_t old_size, size_t new_size) {
  meter *m = (meter *)user;
  void *fresh;
  if (new_size == 0) {
    m->now -= old_size;
    free(old);
    return NULL;
  }
  if ((m->fail != 0 && --m->fail == 0) || (new_size > old_size && new_size - old_size > MOST_MEMORY - m->now)) {
    m->failed = 1;
    return NULL;
  }
  fresh = realloc(old, new_size);
  if (fresh)
    m->now += new_size - old_size;
  return fresh;
}

static void demand(int holds, const char *property, const char *detail) {
  if (holds)
    return;
  fprintf(stderr, "broken property: %s\n%s\n", property, detail);
  abort();
}

typedef struct text {
  char *bytes;
  size_t length;
  size_t capacity;
} text;

static void append(void *user, const char *bytes, size_t length) {
  text *to = (text *)user;
  if (length + 1 > to->capacity - to->length) {
    to->capacity = (to->length + length + 1) * 2;
    to->bytes = (char *)realloc(to->bytes, to->capacity);
    if (!to->bytes)
      abort();
  }
  memcpy(to->bytes + to->length, bytes, length);
  to->length += length;
  to->bytes[to->length] = 0;
}

/*===-------------------------------- arguments ----------------------------===*/

/* A buffer of the machine with contents, or with holes in them. */
static refrt_value lend(refrt_vm *vm, refrt_bytes *in) {
  uint32_t id = 0, choice = refrt_bytes_take(in), i;
  static const uint8_t others[5][4] = {
      {REFRT_SHADOW_POINTER + 4, REFRT_SHADOW_POINTER_REST, REFRT_SHADOW_POINTER_REST, REFRT_SHADOW_POINTER_REST},
      {REFRT_SHADOW_UNDEF, REFRT_SHADOW_UNDEF, REFRT_SHADOW_UNDEF, REFRT_SHADOW_UNDEF},
      {REFRT_SHADOW_NAN + REFRT_FLOAT_F32, REFRT_SHADOW_NAN_REST, REFRT_SHADOW_NAN_REST, REFRT_SHADOW_NAN_REST},
      {REFRT_SHADOW_APPROX + REFRT_FLOAT_F16, REFRT_SHADOW_APPROX_REST, REFRT_SHADOW_NAN + REFRT_FLOAT_F16,
       REFRT_SHADOW_NAN_REST},
      {REFRT_SHADOW_NAN_REST, REFRT_SHADOW_DEPENDS, REFRT_SHADOW_POISON, REFRT_SHADOW_CHOSEN}};
  uint8_t marks[BUFFER];
  refrt_allocation a;
  refrt_value none = {0, 0, REFRT_DEFINED, 0};
  if (refrt_vm_add_buffer(vm, BUFFER, 16, 0, &id) != REFRT_OK || refrt_vm_allocation(vm, id, &a) != REFRT_OK)
    return none;
  for (i = 0; i < BUFFER; ++i) {
    a.bytes[i] = (uint8_t)(i * (choice | 1));
    marks[i] = choice >= 200 && i % 7 == 0         ? REFRT_SHADOW_UNINITIALIZED
               : choice % 5 == 4 && i % 16 == 0    ? REFRT_SHADOW_POISON
               : choice % 9 == 4 && i / 8 % 3 == 1 ? others[choice / 9 % 5][i % 4]
                                                   : REFRT_SHADOW_INITIALIZED;
  }
  (void)refrt_vm_set_marks(vm, id, 0, BUFFER, marks);
  return refrt_vm_pointer(vm, id, 0);
}

static void fill(refrt_vm *vm, refrt_type type, refrt_bytes *in, refrt_value *leaves) {
  const refrt_program *program = refrt_vm_program(vm);
  const refrt_type_info *info = refrt_type_get(program, type);
  const uint64_t mask = UINT64_MAX >> (64 - refrt_program_layout(program)->index_bits);
  uint32_t i, choice;
  uint64_t stride = 1;
  if (info->kind == REFRT_KIND_MEMREF) {
    leaves[0] = leaves[1] = lend(vm, in);
    leaves[2].lo = (uint64_t)(info->offset == REFRT_DYNAMIC ? refrt_bytes_take(in) % 3 : info->offset) & mask;
    for (i = info->rank; i-- != 0;) {
      uint64_t size = info->sizes[i] == REFRT_DYNAMIC ? 1 + refrt_bytes_take(in) % 4 : (uint64_t)info->sizes[i];
      leaves[3 + i].lo = size & mask;
      leaves[3 + info->rank + i].lo = (info->strides[i] == REFRT_DYNAMIC ? stride : (uint64_t)info->strides[i]) & mask;
      stride *= size;
    }
    return;
  }
  for (i = 0; i < info->leaves; ++i) {
    choice = refrt_bytes_take(in);
    if (info->kind == REFRT_KIND_PTR)
      leaves[i] = lend(vm, in);
    else
      leaves[i].lo = choice < 160 ? choice % 5 : choice < 230 ? choice * UINT64_C(0x0101010101010101) : UINT64_MAX;
    if (choice == 255)
      leaves[i].state = REFRT_POISON;
    else if (choice == 254)
      leaves[i].state = REFRT_UNDEF;
    else if (choice == 253)
      leaves[i].state = REFRT_DEPENDS;
  }
}

static uint32_t count_leaves(const refrt_program *program, const refrt_type *types, uint64_t count) {
  uint32_t leaves = 0;
  uint64_t i;
  for (i = 0; i < count; ++i)
    leaves += refrt_type_get(program, types[i])->leaves;
  return leaves;
}

/* One call on a machine as after its creation, all its arguments from `in`. */
static refrt_status call(refrt_vm *vm, refrt_symbol function, refrt_bytes in, refrt_outcome *outcome) {
  const refrt_program *program = refrt_vm_program(vm);
  const refrt_type_info *type = refrt_type_get(program, refrt_program_function(program, function)->type);
  uint32_t args = count_leaves(program, type->parts, type->count), used = 0;
  uint32_t results = count_leaves(program, refrt_type_results(type), type->num_results);
  refrt_value *leaves;
  refrt_status status = REFRT_E_LIMIT;
  uint64_t i;
  memset(outcome, 0, sizeof *outcome);
  if (args > MOST_LEAVES || results > MOST_LEAVES)
    return status;
  leaves = (refrt_value *)calloc((size_t)args + results + 1, sizeof *leaves);
  if (!leaves)
    return status;
  for (i = 0; i < type->count; ++i) {
    fill(vm, type->parts[i], &in, leaves + used);
    used += refrt_type_get(program, type->parts[i])->leaves;
  }
  status = refrt_vm_call(vm, function, leaves, args, leaves + args, results, outcome);
  free(leaves);
  return status;
}

static int same(const refrt_outcome *a, const refrt_outcome *b) {
  return a->kind == b->kind && a->trap == b->trap && a->steps == b->steps && strcmp(a->message, b->message) == 0;
}

static void run(const refrt_config *config, const refrt_program *program, const refrt_program *again, refrt_bytes in) {
  refrt_vm *vm = NULL, *second = NULL;
  refrt_outcome first, other;
  refrt_symbol f;
  if (refrt_vm_create(config, program, &vm) != REFRT_OK)
    return;
  for (f = 0; f < refrt_program_num_functions(program); ++f) {
    if (refrt_program_function(program, f)->num_blocks == 0)
      continue;
    demand(refrt_vm_reset(vm) == REFRT_OK, "resets", "");
    demand(call(vm, f, in, &first) != REFRT_E_INTERNAL, "no internal error", first.message);
    demand((unsigned)first.kind <= REFRT_BROKEN && (unsigned)first.trap < REFRT_TRAP_COUNT, "a known outcome", "");
    demand(first.kind != REFRT_BROKEN || first.status == REFRT_E_MEMORY || first.status == REFRT_E_LIMIT,
           "broken only by limits", first.message);
    demand(refrt_vm_reset(vm) == REFRT_OK, "resets", "");
    (void)call(vm, f, in, &other);
    demand(same(&first, &other), "the same outcome again", other.message);
    if (again && refrt_vm_create(config, again, &second) == REFRT_OK) {
      (void)call(second, f, in, &other);
      demand(same(&first, &other), "the same outcome for the parsed program", other.message);
      refrt_vm_destroy(second);
    }
  }
  refrt_vm_destroy(vm);
}

/* Once more with the n-th request of a machine failing. */
static void run_without_memory(refrt_config *config, meter *m, const refrt_program *program, uint32_t n,
                               refrt_bytes in) {
  refrt_vm *vm = NULL;
  refrt_outcome outcome;
  refrt_status status;
  m->fail = n;
  m->failed = 0;
  status = refrt_vm_create(config, program, &vm);
  demand(status == REFRT_OK || (m->failed && status == REFRT_E_MEMORY && vm == NULL), "creation says why", "");
  if (vm) {
    status = call(vm, 0, in, &outcome);
    demand(status != REFRT_E_MEMORY || m->failed, "out of memory only when it is", outcome.message);
    demand(status != REFRT_E_INTERNAL, "no internal error without memory", outcome.message);
  }
  refrt_vm_destroy(vm);
  m->fail = 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  refrt_bytes in = {data, size};
  refrt_program *program, *again = NULL;
  refrt_config config;
  refrt_status status;
  text printed = {NULL, 0, 0};
  uint32_t choice;
  meter m = {0, 0, 0};
  refrt_config_init(&config);
  config.allocate = metered;
  config.user = &m;
  config.max_steps = 3000;
  config.max_bytes = 1 << 20;
  config.max_depth = 16;
  choice = refrt_bytes_take(&in);
  program = refrt_generate(&config, &in);
  status = program ? refrt_program_verify(program) : REFRT_E_MEMORY;
  demand(status == REFRT_OK || status == REFRT_E_LIMIT, "what is generated verifies",
         program ? refrt_program_error(program) : "no memory");
  if (status == REFRT_OK) {
    if (getenv("REFRT_FUZZ_PRINT") || choice % 4 == 0) {
      demand(refrt_program_print(program, append, &printed) == REFRT_OK, "prints", "");
      if (getenv("REFRT_FUZZ_PRINT"))
        fwrite(printed.bytes, 1, printed.length, stdout);
      demand(refrt_program_parse(&config, "printed", printed.bytes, printed.length, &again) == REFRT_OK &&
                 refrt_program_verify(again) == REFRT_OK,
             "the printed program parses and verifies", again ? refrt_program_error(again) : "");
    }
    in.next = data;
    in.left = size;
    run(&config, program, again, in);
    if (choice > 128)
      run_without_memory(&config, &m, program, choice - 128, in);
  }
  refrt_program_destroy(program);
  refrt_program_destroy(again);
  free(printed.bytes);
  demand(m.now == 0, "all memory is given back", "");
  return 0;
}
