/*===-- machine_fault_test.c - allocator failures, reset, reuse --*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * The configured allocator fails at the Nth call, for every N: the machine says
 * so, loses nothing, and works again afterwards. The same run after a reset is
 * the same to the last byte and takes nothing new from the allocator.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/machine.h"

#include <stdlib.h>

typedef struct counter {
  uint64_t calls;   /* that ask for memory */
  uint64_t fail_at; /* 0: never */
  int64_t bytes;    /* alive */
} counter;

static void *count(void *user, void *old, size_t old_size, size_t new_size) {
  counter *c = (counter *)user;
  void *block;
  if (new_size == 0) {
    if (old != NULL)
      c->bytes -= (int64_t)old_size;
    free(old);
    return NULL;
  }
  if (++c->calls == c->fail_at)
    return NULL;
  block = realloc(old, new_size);
  if (block != NULL)
    c->bytes += (int64_t)new_size - (old == NULL ? 0 : (int64_t)old_size);
  return block;
}

/* Allocates on heap and stack, calls itself, copies, uses a global:
 *   f(n): a = alloc [n x i64]; a[0] = n; g[0] = n; s = alloca [100 x i64];
 *         if n != 0, f(n - 1); dealloc a */
static refrt_symbol build(machine *m) {
  const int64_t dynamic = REFRT_DYNAMIC, one = 1, hundred = 100;
  refrt_type heap = refrt_type_memref(m->program, m->i64, &dynamic, &one, 1, 0, 0);
  refrt_type stack = refrt_type_memref(m->program, m->i64, &hundred, &one, 1, 0, 0);
  refrt_type global = refrt_type_memref(m->program, m->i64, &one, &one, 1, 0, 0);
  refrt_type any = refrt_type_unranked(m->program, m->i64, 0);
  refrt_value init = leaf(77);
  refrt_symbol g =
      refrt_program_add_global(m->program, "g", refrt_type_array(m->program, m->i64, 1), 0, 0, 0, &init, 1);
  refrt_symbol f = begin_function(m, "f", any, m->index, END_OF_LIST);
  uint32_t zero = constant(m, m->index, 0), number, memory, more = new_block(m), done = new_block(m), rest;
  uint64_t attribute;
  memory = emit_attr(m, REFRT_OP_ALLOC, 0, heap, heap, 0,
                     emit(m, REFRT_OP_ADD, m->index, m->index, m->args[0], constant(m, m->index, 1), END_OF_LIST),
                     END_OF_LIST);
  number = emit(m, REFRT_OP_CASTS, m->index, m->i64, m->args[0], END_OF_LIST);
  (void)emit_attr(m, REFRT_OP_STORE, 0, heap, REFRT_NONE, 0, number, memory, zero, END_OF_LIST);
  attribute = g;
  rest = emit_full(m, REFRT_OP_GET_GLOBAL, 0, global, &global, 1, &attribute, 1, NULL, 0);
  (void)emit_attr(m, REFRT_OP_STORE, 0, global, REFRT_NONE, 0, number, rest, zero, END_OF_LIST);
  (void)emit_attr(m, REFRT_OP_ALLOCA, 0, stack, stack, 0, END_OF_LIST);
  emit_cond_br(m, compare(m, REFRT_ICMP_EQ, m->index, m->args[0], zero), done, more);
  m->block = more;
  rest = emit(m, REFRT_OP_SUB, m->index, m->index, m->args[0], constant(m, m->index, 1), END_OF_LIST);
  attribute = f;
  rest = emit_full(m, REFRT_OP_CALL, 0, REFRT_NONE, &any, 1, &attribute, 1, &rest, 1);
  (void)emit(m, REFRT_OP_DEALLOC, heap, REFRT_NONE, memory, END_OF_LIST);
  emit_return(m, rest, END_OF_LIST);
  m->block = done;
  emit_return(m, emit(m, REFRT_OP_CAST_TO_UNRANKED, heap, any, memory, END_OF_LIST), END_OF_LIST);
  return f;
}

/* Everything a user does once; E_MEMORY when the allocator failed. */
static refrt_status use(machine *m, counter *c, refrt_symbol f) {
  refrt_vm *vm = NULL;
  refrt_status status = refrt_vm_create(&m->config, m->program, &vm);
  refrt_value arg = leaf(200);
  uint32_t id, i;
  CHECK((vm == NULL) == (status != REFRT_OK));
  for (i = 0; i < 80 && status == REFRT_OK; ++i) /* more than the first table */
    status = refrt_vm_add_buffer(vm, i * 10000, 8, 0, &id);
  if (status == REFRT_OK) {
    status = refrt_vm_call(vm, f, &arg, 1, m->results, 2, &m->outcome);
    if (status == REFRT_OK)
      CHECK_RETURNED(m);
    else
      CHECK(m->outcome.kind == REFRT_BROKEN && m->outcome.status == status);
  }
  if (vm != NULL && status == REFRT_E_MEMORY) {
    /* Not stuck: the same works when memory is back. */
    c->fail_at = 0;
    CHECK(refrt_vm_reset(vm) == REFRT_OK);
    CHECK(refrt_vm_call(vm, f, &arg, 1, m->results, 2, &m->outcome) == REFRT_OK);
    CHECK_RETURNED(m);
  }
  refrt_vm_destroy(vm);
  return status;
}

static void test_every_failure(void) {
  machine m;
  counter c = {0, 0, 0};
  refrt_symbol f;
  uint64_t n, total;
  machine_start(&m);
  f = build(&m);
  CHECK(refrt_program_verify(m.program) == REFRT_OK);
  m.config.allocate = count;
  m.config.user = &c;
  CHECK(use(&m, &c, f) == REFRT_OK);
  CHECK(c.bytes == 0);
  total = c.calls;
  CHECK_MSG(total > 20 && total < 2000, "%llu allocations", (unsigned long long)total);
  for (n = 1; n <= total; ++n) {
    c.calls = 0;
    c.fail_at = n;
    CHECK_MSG(use(&m, &c, f) == REFRT_E_MEMORY, "failure %llu was not reported", (unsigned long long)n);
    CHECK_MSG(c.bytes == 0, "failure %llu lost %lld bytes", (unsigned long long)n, (long long)c.bytes);
  }
  machine_end(&m);
}

/* Addresses, contents, marks, steps: all as before. */
static void test_reset(void) {
  machine m;
  counter c = {0, 0, 0};
  refrt_symbol f;
  refrt_value arg = leaf(20);
  refrt_allocation *before;
  uint8_t *contents;
  uint64_t calls, steps, used = 0;
  uint32_t count_before, i, id, round;
  machine_start(&m);
  f = build(&m);
  CHECK(refrt_program_verify(m.program) == REFRT_OK);
  m.config.allocate = count;
  m.config.user = &c;
  CHECK(refrt_vm_create(&m.config, m.program, &m.vm) == REFRT_OK);
  CHECK(refrt_vm_add_buffer(m.vm, 100, 16, 0, &id) == REFRT_OK);
  call(&m, f, &arg, 1);
  CHECK_RETURNED(&m);
  steps = m.outcome.steps;
  count_before = refrt_vm_num_allocations(m.vm);
  before = (refrt_allocation *)calloc(count_before, sizeof *before);
  contents = (uint8_t *)calloc(1, 1 << 20);
  for (i = 0; i < count_before; ++i) {
    CHECK(refrt_vm_allocation(m.vm, i, &before[i]) == REFRT_OK);
    if (before[i].alive) {
      memcpy(contents + used, before[i].bytes, (size_t)before[i].size);
      CHECK(refrt_vm_get_marks(m.vm, i, 0, before[i].size, contents + used + before[i].size) == REFRT_OK);
      used += 2 * before[i].size;
    }
  }
  calls = c.calls;
  for (round = 0; round < 3; ++round) {
    used = 0;
    CHECK(refrt_vm_reset(m.vm) == REFRT_OK);
    CHECK(refrt_vm_add_buffer(m.vm, 100, 16, 0, &id) == REFRT_OK);
    call(&m, f, &arg, 1);
    CHECK_RETURNED(&m);
    CHECK(m.outcome.steps == steps && refrt_vm_num_allocations(m.vm) == count_before);
    for (i = 0; i < count_before; ++i) {
      refrt_allocation now;
      uint64_t at;
      CHECK(refrt_vm_allocation(m.vm, i, &now) == REFRT_OK);
      CHECK(now.address == before[i].address && now.size == before[i].size && now.alive == before[i].alive &&
            now.kind == before[i].kind);
      if (now.alive) {
        CHECK(memcmp(contents + used, now.bytes, (size_t)now.size) == 0);
        for (at = 0; at < now.size; ++at)
          CHECK(mark_of(&m, i, at) == contents[used + now.size + at]);
        used += 2 * now.size;
      } else {
        CHECK(now.bytes == NULL);
      }
    }
  }
  CHECK_MSG(c.calls == calls, "%llu allocations by runs after a reset", (unsigned long long)(c.calls - calls));
  free(before);
  free(contents);
  refrt_vm_destroy(m.vm);
  m.vm = NULL;
  CHECK(c.bytes == 0);
  machine_end(&m);
}

/* Intervals: every address belongs to the right object or to none. */
static void test_addresses(void) {
  machine m;
  refrt_allocation a;
  uint32_t ids[200], i;
  uint64_t end = 0;
  machine_start(&m);
  begin_function(&m, "f", REFRT_NONE, END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  if (machine_ready(&m)) {
    for (i = 0; i < 200; ++i) {
      uint64_t align = UINT64_C(1) << (i % 13);
      CHECK(refrt_vm_add_buffer(m.vm, i % 7, align, i % 3, &ids[i]) == REFRT_OK);
      CHECK(refrt_vm_allocation(m.vm, ids[i], &a) == REFRT_OK);
      CHECK((a.address & (2 * align - 1)) == align && a.space == i % 3 && a.kind == REFRT_ALLOCATION_ARGUMENT);
      CHECK(a.address >= end + 64);
      end = a.address + a.size;
    }
    for (i = 0; i < 200; ++i) {
      CHECK(refrt_vm_allocation(m.vm, ids[i], &a) == REFRT_OK);
      CHECK(refrt_vm_find_allocation(m.vm, a.address) == ids[i]);
      CHECK(refrt_vm_find_allocation(m.vm, a.address + a.size) == ids[i]);
      CHECK(refrt_vm_find_allocation(m.vm, a.address - 1) == REFRT_NONE);
      CHECK(refrt_vm_find_allocation(m.vm, a.address + a.size + 1) == REFRT_NONE);
    }
  }
  machine_end(&m);
}

/* What program memory costs the host: a quarter more, and a constant. The
 * README states it; machine_shadow_test.c is about the rest. */
static void test_memory_per_byte(void) {
  machine m;
  counter c = {0, 0, 0};
  uint32_t id, i;
  machine_start(&m);
  begin_function(&m, "f", REFRT_NONE, END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  CHECK(refrt_program_verify(m.program) == REFRT_OK);
  m.config.allocate = count;
  m.config.user = &c;
  m.config.max_bytes = UINT64_C(1) << 30;
  CHECK(refrt_vm_create(&m.config, m.program, &m.vm) == REFRT_OK);
  for (i = 10; i <= 24; ++i) {
    int64_t before = c.bytes, size = (int64_t)1 << i;
    CHECK(refrt_vm_add_buffer(m.vm, (uint64_t)size, 16, 0, &id) == REFRT_OK);
    CHECK_MSG(c.bytes - before <= size + size / 4 + 4096, "%lld bytes for %lld", (long long)(c.bytes - before),
              (long long)size);
  }
  refrt_vm_destroy(m.vm);
  m.vm = NULL;
  CHECK(c.bytes == 0);
  machine_end(&m);
}

int main(void) {
  test_memory_per_byte();
  test_every_failure();
  test_reset();
  test_addresses();
  return check_finish();
}
