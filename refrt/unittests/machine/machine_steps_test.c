/*===-- machine_steps_test.c - steps bound the time of a call -----------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * One instruction may work on many lanes, cases or bytes. Then it costs more
 * steps, and a loop around it runs out of them in time that does not depend on
 * how much one instruction does. Scalar programs cost one step an instruction.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/machine.h"

static refrt_type vector_of(machine *m, refrt_type element, int64_t lanes) {
  return refrt_type_vector(m->program, element, &lanes, 1);
}

/* Steps of undef, undef, add, return. */
static uint64_t steps_of_add(uint32_t width, int64_t lanes) {
  machine m;
  refrt_type type;
  uint64_t steps;
  uint32_t a, b;
  machine_start(&m);
  type = lanes == 0 ? refrt_type_int(m.program, width) : vector_of(&m, refrt_type_int(m.program, width), lanes);
  (void)begin_function(&m, "f", REFRT_NONE, END_OF_LIST);
  a = emit(&m, REFRT_OP_ZERO, type, type, END_OF_LIST);
  b = emit(&m, REFRT_OP_ZERO, type, type, END_OF_LIST);
  (void)emit(&m, REFRT_OP_ADD, type, type, a, b, END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  CHECK(run(&m) == REFRT_RETURNED);
  CHECK_RETURNED(&m);
  steps = m.outcome.steps;
  machine_end(&m);
  return steps;
}

/* Rotates in `loop` for ever; what stands before the branch is the caller's. */
static void emit_loop(machine *m, uint32_t loop) { emit_br(m, loop, END_OF_LIST); }

/* The instructions that a budget pays for do not work on more lanes in all when
 * the vectors are longer. */
static void test_endless_lanes(int64_t lanes) {
  machine m;
  refrt_type type;
  uint32_t a, loop;
  uint64_t round;
  machine_start(&m);
  m.config.max_steps = 100000;
  type = vector_of(&m, m.i8, lanes);
  (void)begin_function(&m, "f", REFRT_NONE, END_OF_LIST);
  a = emit(&m, REFRT_OP_ZERO, type, type, END_OF_LIST);
  loop = new_block(&m);
  emit_loop(&m, loop);
  m.block = loop;
  (void)emit(&m, REFRT_OP_MUL, type, type, a, a, END_OF_LIST);
  emit_loop(&m, loop);
  round = 2 + 3 * ((uint64_t)lanes / 16); /* mul and br */
  CHECK(run(&m) == REFRT_OUT_OF_FUEL && m.outcome.trap == REFRT_TRAP_STEPS);
  CHECK_MSG(m.outcome.steps == 100000, "%llu steps", (unsigned long long)m.outcome.steps);
  CHECK(round * 5 > (uint64_t)lanes / 2);
  machine_end(&m);
}

/* memset and memcpy of `size` bytes. */
static void set_and_copy(machine *m, uint64_t size) {
  uint32_t a, b, n;
  (void)begin_function(m, "f", REFRT_NONE, END_OF_LIST);
  n = constant(m, m->i64, size);
  a = emit_attr(m, REFRT_OP_LLVM_ALLOCA, 0, m->i8, m->ptr, 0, n, END_OF_LIST);
  b = emit_attr(m, REFRT_OP_LLVM_ALLOCA, 0, m->i8, m->ptr, 0, n, END_OF_LIST);
  (void)emit(m, REFRT_OP_MEMSET, m->ptr, REFRT_NONE, a, constant(m, m->i8, 7), n, END_OF_LIST);
  (void)emit(m, REFRT_OP_MEMCPY, m->ptr, REFRT_NONE, b, a, n, END_OF_LIST);
  emit_return(m, END_OF_LIST);
}

/* What they cost: 7 and 2 * (size / 64), and what alloca costs. */
static void test_bytes(uint64_t size) {
  machine m;
  machine_start(&m);
  set_and_copy(&m, size);
  CHECK(run(&m) == REFRT_RETURNED);
  CHECK_RETURNED(&m);
  CHECK_MSG(m.outcome.steps == 7 + 2 * (size / 256) + 2 * (size / 64), "%llu bytes: %llu steps",
            (unsigned long long)size, (unsigned long long)m.outcome.steps);
  machine_end(&m);

  /* The same with a budget that does not pay for all of it. */
  machine_start(&m);
  m.config.max_steps = 7 + 2 * (size / 256) + size / 64;
  set_and_copy(&m, size);
  CHECK(run(&m) == (size < 64 ? REFRT_RETURNED : REFRT_OUT_OF_FUEL));
  CHECK_MSG(m.outcome.steps == m.config.max_steps, "%llu steps", (unsigned long long)m.outcome.steps);
  /* What was owed is not carried into the next call. */
  CHECK(call(&m, m.function, NULL, 0) == (size < 64 ? REFRT_RETURNED : REFRT_OUT_OF_FUEL));
  machine_end(&m);
}

/* A trap behind a long instruction: what was not begun is not charged. */
static void test_trap_behind(void) {
  machine m;
  refrt_type type;
  uint32_t a;
  machine_start(&m);
  type = vector_of(&m, m.i32, 1600);
  (void)begin_function(&m, "f", REFRT_NONE, END_OF_LIST);
  a = emit(&m, REFRT_OP_ZERO, type, type, END_OF_LIST);
  (void)emit(&m, REFRT_OP_DIVS, m.i32, m.i32, constant(&m, m.i32, 1), constant(&m, m.i32, 0), END_OF_LIST);
  (void)emit(&m, REFRT_OP_ADD, type, type, a, a, END_OF_LIST);
  emit_return(&m, END_OF_LIST);
  (void)run(&m);
  CHECK_TRAP(&m, REFRT_TRAP_DIVISION_BY_ZERO);
  CHECK_MSG(m.outcome.steps == 1 + 100 + 3, "%llu steps", (unsigned long long)m.outcome.steps);
  machine_end(&m);
}

int main(void) {
  CHECK(steps_of_add(32, 0) == 4 && steps_of_add(128, 0) == 4);
  CHECK(steps_of_add(32, 8) == 4);
  CHECK(steps_of_add(32, 16) == 4 + 5);
  CHECK(steps_of_add(8, 4096) == 4 + 5 * 256);
  /* Lanes that share bytes are handled bit by bit where they meet memory. */
  CHECK(steps_of_add(1, 64) == 4 + 5 * 4);
  CHECK(steps_of_add(3, 64) == 4 + 5 * 12);
  test_endless_lanes(16);
  test_endless_lanes(4096);
  test_bytes(63);
  test_bytes(64);
  test_bytes(100000);
  test_trap_behind();
  return check_finish();
}
