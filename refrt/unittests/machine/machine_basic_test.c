/*===-- machine_basic_test.c - control flow, calls, budgets ------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Branches with moves, switch, calls of all kinds, recursion, budgets, asserts,
 * external functions, reset. Rules of conformance/spec/control.md.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/machine.h"

#include <stdlib.h>

/* sum(n) = 0 + 1 + ... + n - 1, as a loop with two carried values. */
static void test_loop(void) {
  machine m;
  refrt_symbol f;
  refrt_value arg = leaf(10);
  machine_start(&m);
  f = begin_function(&m, "sum", m.i64, m.i64, END_OF_LIST);
  {
    uint32_t zero = constant(&m, m.i64, 0), one = constant(&m, m.i64, 1);
    uint32_t head = new_block(&m), body = new_block(&m), end = new_block(&m);
    uint32_t i = block_argument(&m, head, m.i64), sum = block_argument(&m, head, m.i64), next, total;
    emit_br(&m, head, zero, zero, END_OF_LIST);
    m.block = head;
    emit_cond_br(&m, compare(&m, REFRT_ICMP_SLT, m.i64, i, m.args[0]), body, end);
    m.block = body;
    total = emit(&m, REFRT_OP_ADD, m.i64, m.i64, sum, i, END_OF_LIST);
    next = emit(&m, REFRT_OP_ADD, m.i64, m.i64, i, one, END_OF_LIST);
    emit_br(&m, head, next, total, END_OF_LIST);
    m.block = end;
    emit_return(&m, sum, END_OF_LIST);
  }
  if (machine_ready(&m)) {
    call(&m, f, &arg, 1);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].lo == 45);
    /* 3 on entry, 11 times 2, 10 times 3, 1. */
    CHECK_MSG(m.outcome.steps == 56, "%llu steps", (unsigned long long)m.outcome.steps);
  }
  machine_end(&m);
}

/* Block arguments exchanged at once: fibonacci by (a, b) = (b, a + b), and a
 * plain swap, which needs a copy in between. */
static void test_parallel_moves(void) {
  machine m;
  uint32_t zero, one, head, body, end, i, a, b;
  machine_start(&m);
  begin_function(&m, "f", m.i64, END_OF_LIST);
  zero = constant(&m, m.i64, 0);
  one = constant(&m, m.i64, 1);
  head = new_block(&m);
  body = new_block(&m);
  end = new_block(&m);
  i = block_argument(&m, head, m.i64);
  a = block_argument(&m, head, m.i64);
  b = block_argument(&m, head, m.i64);
  emit_br(&m, head, zero, constant(&m, m.i64, 5), constant(&m, m.i64, 8), END_OF_LIST);
  m.block = head;
  emit_cond_br(&m, compare(&m, REFRT_ICMP_ULT, m.i64, i, constant(&m, m.i64, 3)), body, end);
  m.block = body;
  emit_br(&m, head, emit(&m, REFRT_OP_ADD, m.i64, m.i64, i, one, END_OF_LIST), b, a, END_OF_LIST);
  m.block = end; /* three swaps: (8, 5) */
  emit_return(&m, emit(&m, REFRT_OP_SUB, m.i64, m.i64, a, b, END_OF_LIST), END_OF_LIST);
  run(&m);
  CHECK_RETURNED(&m);
  CHECK_MSG(m.results[0].lo == 3, "%llu", (unsigned long long)m.results[0].lo);
  machine_end(&m);
}

/* Both edges of a conditional branch to one block, with operands of their own. */
static void test_cond_br(void) {
  machine m;
  uint64_t attributes[4];
  uint32_t operands[5], target, x;
  refrt_value arg = leaf(1);
  machine_start(&m);
  begin_function(&m, "f", m.i64, m.i1, END_OF_LIST);
  target = new_block(&m);
  x = block_argument(&m, target, m.i64);
  (void)block_argument(&m, target, m.i64);
  operands[0] = m.args[0];
  operands[1] = operands[4] = constant(&m, m.i64, 10);
  operands[2] = operands[3] = constant(&m, m.i64, 20);
  attributes[0] = attributes[2] = target;
  attributes[1] = attributes[3] = 2;
  (void)emit_full(&m, REFRT_OP_COND_BR, 0, REFRT_NONE, NULL, 0, attributes, 4, operands, 5);
  m.block = target;
  emit_return(&m, emit(&m, REFRT_OP_SUB, m.i64, m.i64, x, x + 1, END_OF_LIST), END_OF_LIST);
  if (machine_ready(&m)) {
    call(&m, m.function, &arg, 1);
    CHECK(m.results[0].lo == (uint64_t)-10);
    arg = leaf(0);
    call(&m, m.function, &arg, 1);
    CHECK(m.results[0].lo == 10);
    arg.state = REFRT_POISON;
    call(&m, m.function, &arg, 1);
    CHECK_TRAP(&m, REFRT_TRAP_BRANCH_ON_POISON);
    arg.state = REFRT_UNDEF;
    call(&m, m.function, &arg, 1);
    CHECK_TRAP(&m, REFRT_TRAP_BRANCH_ON_POISON);
  }
  machine_end(&m);
}

/* A compare of unknown operands fused with its branch. */
static void test_fused_compare(void) {
  machine m;
  uint32_t yes, no;
  refrt_value args[2];
  machine_start(&m);
  begin_function(&m, "f", m.i32, m.i8, m.i8, END_OF_LIST);
  yes = new_block(&m);
  no = new_block(&m);
  emit_cond_br(&m, compare(&m, REFRT_ICMP_SGE, m.i8, m.args[0], m.args[1]), yes, no);
  m.block = yes;
  emit_return(&m, constant(&m, m.i32, 1), END_OF_LIST);
  m.block = no;
  emit_return(&m, constant(&m, m.i32, 2), END_OF_LIST);
  args[0] = leaf(0xff);
  args[1] = leaf(0);
  if (machine_ready(&m)) {
    call(&m, m.function, args, 2);
    CHECK(m.results[0].lo == 2 && m.outcome.steps == 4);
    args[1] = leaf(0xff);
    call(&m, m.function, args, 2);
    CHECK(m.results[0].lo == 1);
    args[1].state = REFRT_POISON;
    call(&m, m.function, args, 2);
    CHECK_TRAP(&m, REFRT_TRAP_BRANCH_ON_POISON);
    CHECK_MSG(m.outcome.steps == 2, "%llu steps", (unsigned long long)m.outcome.steps);
  }
  machine_end(&m);
}

static void test_switch(void) {
  machine m;
  const uint64_t attributes[] = {1, 1, 5, 0, 1, 1, 0xff, 0, 1, 1};
  uint32_t operands[4], target;
  refrt_value arg = leaf(5);
  machine_start(&m);
  begin_function(&m, "f", m.i64, m.i8, END_OF_LIST);
  target = new_block(&m);
  operands[0] = m.args[0];
  operands[1] = constant(&m, m.i64, 100);
  operands[2] = constant(&m, m.i64, 200);
  operands[3] = constant(&m, m.i64, 300);
  (void)emit_full(&m, REFRT_OP_SWITCH, 0, m.i8, NULL, 0, attributes, 10, operands, 4);
  m.block = target;
  emit_return(&m, block_argument(&m, target, m.i64), END_OF_LIST);
  if (machine_ready(&m)) {
    call(&m, m.function, &arg, 1);
    CHECK(m.results[0].lo == 200);
    arg = leaf(0xff);
    call(&m, m.function, &arg, 1);
    CHECK(m.results[0].lo == 300);
    arg = leaf(6);
    call(&m, m.function, &arg, 1);
    CHECK(m.results[0].lo == 100);
    arg.state = REFRT_POISON;
    call(&m, m.function, &arg, 1);
    CHECK_TRAP(&m, REFRT_TRAP_BRANCH_ON_POISON);
  }
  machine_end(&m);
}

/* assert, assume, unreachable. */
static void test_ends(void) {
  machine m;
  refrt_symbol checked, assumed;
  refrt_value arg = leaf(1);
  uint64_t text;
  machine_start(&m);
  text = refrt_program_add_string(m.program, "must hold", 9);
  checked = begin_function(&m, "checked", REFRT_NONE, m.i1, END_OF_LIST);
  (void)emit_attr(&m, REFRT_OP_ASSERT, 0, REFRT_NONE, REFRT_NONE, text, m.args[0], END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  assumed = begin_function(&m, "assumed", REFRT_NONE, m.i1, END_OF_LIST);
  text = refrt_program_add_string(m.program, "the argument", 12);
  (void)emit_attr(&m, REFRT_OP_ASSUME, 0, REFRT_NONE, REFRT_NONE, text, m.args[0], END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  begin_function(&m, "never", REFRT_NONE, END_OF_LIST);
  (void)emit(&m, REFRT_OP_UNREACHABLE, REFRT_NONE, REFRT_NONE, END_OF_LIST);
  if (machine_ready(&m)) {
    call(&m, checked, &arg, 1);
    CHECK_RETURNED(&m);
    call(&m, assumed, &arg, 1);
    CHECK_RETURNED(&m);
    arg = leaf(0);
    call(&m, checked, &arg, 1);
    CHECK_TRAP(&m, REFRT_TRAP_ASSERT);
    CHECK(strcmp(m.outcome.message, "must hold") == 0 && m.outcome.steps == 1);
    call(&m, assumed, &arg, 1);
    CHECK_TRAP(&m, REFRT_TRAP_ASSUME_VIOLATED);
    CHECK(strcmp(m.outcome.message, "the argument is false") == 0);
    arg.state = REFRT_POISON;
    call(&m, checked, &arg, 1);
    CHECK_TRAP(&m, REFRT_TRAP_BRANCH_ON_POISON);
    call(&m, assumed, &arg, 1);
    CHECK_TRAP(&m, REFRT_TRAP_ASSUME_VIOLATED);
    call(&m, m.function, NULL, 0);
    CHECK_TRAP(&m, REFRT_TRAP_UNREACHABLE);
  }
  machine_end(&m);
}

/* depth(n) = n == 0 ? 0 : 1 + depth(n - 1), and budgets. */
static void test_recursion(void) {
  machine m;
  refrt_symbol f;
  refrt_value arg = leaf(100);
  uint32_t more, done, rest;
  uint64_t self;
  machine_start(&m);
  m.config.max_depth = 1000;
  m.config.max_steps = 100000;
  f = begin_function(&m, "depth", m.i64, m.i64, END_OF_LIST);
  more = new_block(&m);
  done = new_block(&m);
  emit_cond_br(&m, compare(&m, REFRT_ICMP_EQ, m.i64, m.args[0], constant(&m, m.i64, 0)), done, more);
  m.block = more;
  rest = emit(&m, REFRT_OP_SUB, m.i64, m.i64, m.args[0], constant(&m, m.i64, 1), END_OF_LIST);
  self = f;
  rest = emit_full(&m, REFRT_OP_CALL, 0, REFRT_NONE, &m.i64, 1, &self, 1, &rest, 1);
  emit_return(&m, emit(&m, REFRT_OP_ADD, m.i64, m.i64, rest, constant(&m, m.i64, 1), END_OF_LIST), END_OF_LIST);
  m.block = done;
  emit_return(&m, m.args[0], END_OF_LIST);
  if (machine_ready(&m)) {
    call(&m, f, &arg, 1);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].lo == 100);
    /* 100 times 3 and 6, once 3 and 1. */
    CHECK_MSG(m.outcome.steps == 904, "%llu steps", (unsigned long long)m.outcome.steps);
    arg = leaf(999);
    call(&m, f, &arg, 1);
    CHECK_RETURNED(&m);
    arg = leaf(1000);
    call(&m, f, &arg, 1);
    CHECK(m.outcome.kind == REFRT_OUT_OF_FUEL && m.outcome.trap == REFRT_TRAP_DEPTH);
    /* 1000 times const, compare, branch and const, sub, call; the rest was not
     * executed. */
    CHECK_MSG(m.outcome.steps == 6000, "%llu steps", (unsigned long long)m.outcome.steps);
    arg = leaf(5);
    call(&m, f, &arg, 1);
    CHECK(m.results[0].lo == 5);
  }
  machine_end(&m);
}

static void test_fuel(void) {
  machine m;
  uint32_t loop;
  machine_start(&m);
  m.config.max_steps = 1000;
  m.config.max_bytes = 4096;
  begin_function(&m, "forever", REFRT_NONE, END_OF_LIST);
  loop = new_block(&m);
  emit_br(&m, loop, END_OF_LIST);
  m.block = loop;
  emit_br(&m, loop, END_OF_LIST);
  run(&m);
  CHECK(m.outcome.kind == REFRT_OUT_OF_FUEL && m.outcome.trap == REFRT_TRAP_STEPS);
  CHECK_MSG(m.outcome.steps == 1000, "%llu steps", (unsigned long long)m.outcome.steps);
  machine_end(&m);
  /* Stack allocations in a loop are only limited by the budget: 80 bytes and
   * their shadow. */
  machine_start(&m);
  m.config.max_bytes = 4096;
  begin_function(&m, "memory", REFRT_NONE, END_OF_LIST);
  loop = new_block(&m);
  emit_br(&m, loop, END_OF_LIST);
  m.block = loop;
  (void)emit_attr(&m, REFRT_OP_LLVM_ALLOCA, 0, m.i64, m.ptr, 0, constant(&m, m.i64, 10), END_OF_LIST);
  emit_br(&m, loop, END_OF_LIST);
  run(&m);
  CHECK(m.outcome.kind == REFRT_OUT_OF_FUEL && m.outcome.trap == REFRT_TRAP_MEMORY);
  CHECK_MSG(m.outcome.steps == 1 + 40 * 3 + 2, "%llu steps", (unsigned long long)m.outcome.steps);
  machine_end(&m);
}

/* Recursion of a function with a large value: the frames' memory is bounded. */
static void test_large_frames(void) {
  machine m;
  const int64_t lanes = 65536;
  refrt_type vector;
  uint64_t self;
  uint32_t value;
  machine_start(&m);
  m.config.max_depth = 100000;
  vector = refrt_type_vector(m.program, m.i8, &lanes, 1);
  begin_function(&m, "f", vector, END_OF_LIST);
  self = m.function;
  value = emit_full(&m, REFRT_OP_CALL, 0, REFRT_NONE, &vector, 1, &self, 1, NULL, 0);
  emit_return(&m, value, END_OF_LIST);
  if (machine_ready(&m)) {
    refrt_value *results = (refrt_value *)calloc(65536, sizeof *results);
    CHECK(results != NULL && refrt_vm_call(m.vm, m.function, NULL, 0, results, 65536, &m.outcome) == REFRT_OK);
    CHECK(m.outcome.kind == REFRT_OUT_OF_FUEL && m.outcome.trap == REFRT_TRAP_DEPTH);
    CHECK_MSG(m.outcome.steps < 300 * (1 + 65536 / 16), "%llu steps", (unsigned long long)m.outcome.steps);
    free(results);
  }
  machine_end(&m);
}

/* External functions: results, refusal, call back into the program. */
static refrt_status external(void *user, refrt_vm *vm, refrt_symbol function, const refrt_value *args,
                             uint32_t num_args, refrt_value *results, uint32_t num_results, refrt_outcome *outcome) {
  const char *name = refrt_program_function(refrt_vm_program(vm), function)->name;
  uint32_t *calls = (uint32_t *)user;
  ++*calls;
  if (strcmp(name, "twice") == 0 && num_args == 1 && num_results == 1) {
    CHECK(results[0].state == REFRT_UNDEF);
    results[0] = leaf(2 * args[0].lo);
    return REFRT_OK;
  }
  if (strcmp(name, "back") == 0) {
    refrt_outcome inner;
    refrt_value arg = leaf(args[0].lo + 1);
    refrt_status status =
        refrt_vm_call(vm, refrt_program_find_function(refrt_vm_program(vm), "entry"), &arg, 1, results, 1, &inner);
    if (status == REFRT_OK && inner.kind != REFRT_RETURNED) {
      *outcome = inner;
      return REFRT_E_INVALID;
    }
    return status;
  }
  outcome->kind = REFRT_REFUSED;
  return REFRT_E_INVALID;
}

static void test_external(void) {
  uint32_t calls = 0, before, later = 0;
  machine m;
  refrt_symbol twice, back, unknown, entry, forever;
  refrt_type type;
  refrt_value arg;
  uint64_t attribute;
  uint32_t value, yes, no;
  machine_start(&m);
  m.config.external = external;
  m.config.user = &calls;
  type = function_type(&m, &m.i64, 1, &m.i64, 1);
  twice = refrt_program_add_function(m.program, "twice", type, 0, REFRT_NONE);
  back = refrt_program_add_function(m.program, "back", type, 0, REFRT_NONE);
  unknown = refrt_program_add_function(m.program, "unknown", type, 0, REFRT_NONE);
  entry = begin_function(&m, "entry", m.i64, m.i64, END_OF_LIST);
  yes = new_block(&m);
  no = new_block(&m);
  emit_cond_br(&m, compare(&m, REFRT_ICMP_ULT, m.i64, m.args[0], constant(&m, m.i64, 10)), yes, no);
  m.block = yes;
  attribute = back;
  value = emit_full(&m, REFRT_OP_CALL, 0, REFRT_NONE, &m.i64, 1, &attribute, 1, m.args, 1);
  emit_return(&m, value, END_OF_LIST);
  m.block = no;
  attribute = twice;
  value = emit_full(&m, REFRT_OP_CALL, 0, REFRT_NONE, &m.i64, 1, &attribute, 1, m.args, 1);
  emit_return(&m, value, END_OF_LIST);
  begin_function(&m, "refused", m.i64, m.i64, END_OF_LIST);
  attribute = unknown;
  value = emit_full(&m, REFRT_OP_CALL, 0, REFRT_NONE, &m.i64, 1, &attribute, 1, m.args, 1);
  emit_return(&m, value, END_OF_LIST);
  forever = m.function;
  if (machine_ready(&m)) {
    arg = leaf(7);
    call(&m, entry, &arg, 1);
    CHECK_RETURNED(&m);
    CHECK_MSG(m.results[0].lo == 20 && calls == 4, "%llu, %u calls", (unsigned long long)m.results[0].lo, calls);
    CHECK_MSG(m.outcome.steps == 4 * 3 + 4 * 2, "%llu steps", (unsigned long long)m.outcome.steps);
    call(&m, forever, &arg, 1);
    CHECK(m.outcome.kind == REFRT_REFUSED && m.outcome.function == forever);
    CHECK_MSG(strstr(m.outcome.message, "unknown") != NULL, "%s", m.outcome.message);
    arg = leaf((uint64_t)-1000); /* wraps below ten only after a long way */
    call(&m, entry, &arg, 1);
    CHECK(m.results[0].lo == (uint64_t)-2000);
    arg = leaf(0);
    call(&m, twice, &arg, 1); /* an external as the entry */
    CHECK_RETURNED(&m);
    before = calls;
    refrt_vm_set_user(m.vm, &later);
    call(&m, twice, &arg, 1);
    CHECK(calls == before && later == 1);
    refrt_vm_set_user(NULL, &later); /* no machine, nothing done */
  }
  machine_end(&m);
}

static void test_indirect(void) {
  machine m;
  refrt_symbol target, other, caller;
  refrt_type type;
  uint32_t operands[2], value;
  refrt_value args[2];
  machine_start(&m);
  target = begin_function(&m, "target", m.i64, m.i64, END_OF_LIST);
  emit_return(&m, emit(&m, REFRT_OP_ADD, m.i64, m.i64, m.args[0], m.args[0], END_OF_LIST), END_OF_LIST);
  other = begin_function(&m, "other", m.i64, END_OF_LIST);
  emit_return(&m, constant(&m, m.i64, 1), END_OF_LIST);
  type = function_type(&m, &m.i64, 1, &m.i64, 1);
  caller = begin_function(&m, "caller", m.i64, m.ptr, m.i64, END_OF_LIST);
  operands[0] = m.args[0];
  operands[1] = m.args[1];
  value = emit_full(&m, REFRT_OP_CALL_INDIRECT, 0, type, &m.i64, 1, NULL, 0, operands, 2);
  emit_return(&m, value, END_OF_LIST);
  begin_function(&m, "constant", m.i64, END_OF_LIST);
  operands[0] = emit_attr(&m, REFRT_OP_FUNCTION_ADDRESS, 0, type, type, target, END_OF_LIST);
  operands[1] = constant(&m, m.i64, 21);
  value = emit_full(&m, REFRT_OP_CALL_INDIRECT, 0, type, &m.i64, 1, NULL, 0, operands, 2);
  emit_return(&m, value, END_OF_LIST);
  if (machine_ready(&m)) {
    call(&m, m.function, NULL, 0);
    CHECK_RETURNED(&m);
    CHECK(m.results[0].lo == 42);
    args[0] = refrt_vm_function_pointer(m.vm, target);
    args[1] = leaf(3);
    CHECK(refrt_vm_function_of(m.vm, args[0]) == target);
    call(&m, caller, args, 2);
    CHECK(m.results[0].lo == 6);
    args[0] = refrt_vm_function_pointer(m.vm, other);
    call(&m, caller, args, 2);
    CHECK_TRAP(&m, REFRT_TRAP_BAD_CALLEE);
    args[0] = leaf(0);
    call(&m, caller, args, 2);
    CHECK_TRAP(&m, REFRT_TRAP_BAD_CALLEE);
    args[0].state = REFRT_POISON;
    call(&m, caller, args, 2);
    CHECK_TRAP(&m, REFRT_TRAP_BAD_CALLEE);
  }
  machine_end(&m);
}

/* Wrong calls from outside are errors, not crashes. */
static void test_misuse(void) {
  machine m;
  refrt_value arg = leaf(1);
  refrt_outcome outcome;
  refrt_vm *vm = NULL;
  uint32_t id;
  machine_start(&m);
  begin_function(&m, "f", m.i64, m.i64, END_OF_LIST);
  emit_return(&m, m.args[0], END_OF_LIST);
  if (machine_ready(&m)) {
    CHECK(refrt_vm_call(m.vm, m.function, &arg, 2, m.results, 1, &outcome) == REFRT_E_INVALID);
    CHECK(refrt_vm_call(m.vm, m.function, &arg, 1, m.results, 0, &outcome) == REFRT_E_INVALID);
    CHECK(refrt_vm_call(m.vm, 99, &arg, 1, m.results, 1, &outcome) == REFRT_E_INVALID);
    CHECK(refrt_vm_call(m.vm, m.function, NULL, 1, m.results, 1, &outcome) == REFRT_E_INVALID);
    CHECK(refrt_vm_add_buffer(m.vm, 1, 3, 0, &id) == REFRT_E_INVALID);
    CHECK(refrt_vm_add_buffer(m.vm, UINT64_MAX, 1, 0, &id) == REFRT_E_LIMIT);
    CHECK(refrt_vm_create(&m.config, NULL, &vm) == REFRT_E_INVALID && vm == NULL);
  }
  machine_end(&m);
  refrt_vm_destroy(NULL);
}

int main(void) {
  test_loop();
  test_parallel_moves();
  test_cond_br();
  test_fused_compare();
  test_switch();
  test_ends();
  test_recursion();
  test_fuel();
  test_large_frames();
  test_external();
  test_indirect();
  test_misuse();
  return check_finish();
}
