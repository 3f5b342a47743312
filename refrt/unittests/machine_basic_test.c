/*===-- machine_basic_test.c - control flow, calls, budgets ------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Branches with moves, switch, calls of all kinds, recursion, budgets, asserts,
 * external functions, reset. Semantics 4 and 5.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/machine.h"

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

int main(void) {
  test_loop();
  return check_finish();
}
