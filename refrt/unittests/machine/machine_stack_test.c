/*===-- machine_stack_test.c - what a frame has on the stack at once ----------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * refrt_outcome::stack_turns (S-TURNS), stack_bytes and frames (S-BYTES): each program is
 * run with 5.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"
#include "refrt/unittests/text_test.h"

#include <stdio.h>
#include <string.h>

#define LOOP(BODY)                                                                                                     \
  "^0(%0: index):\n  %1: index = const 0 : index\n  %2: index = const 1 : index\n  %3: i64 = const 1 : i64\n"          \
  "  br ^1(%1)\n^1(%4: index):\n  %5: i1 = cmpi slt %4, %0 : index\n  cond-br %5, ^2, ^3\n^2:\n" BODY                  \
  "  br ^1(%6)\n^3:\n  return\n}\n"
#define NEXT "  %6: index = add %4, %2 : index\n"
#define ALLOCA(NUMBER) "  %" #NUMBER ": ptr = llvm-alloca %3 : i32 loc \"a.mlir\":7:3 \"llvm.alloca\"\n"
#define TWO_DIFFERENT ALLOCA(7) ALLOCA(8)
#define EIGHT(A) A(7) A(8) A(9) A(10) A(11) A(12) A(13) A(14)
#define FIXED(NUMBER) "  %" #NUMBER ": memref<i32> = alloca : memref<i32>\n"

typedef struct row {
  const char *functions; /* the first is called */
  uint32_t turns;
  uint64_t bytes;
  uint32_t frames;
} row;

static const row rows[] = {
    {"func @f : (index) -> () {\n" LOOP(NEXT), 0, 0, 1},
    {"func @f : (index) -> () {\n" LOOP(NEXT ALLOCA(7)), 5, 20, 1},
    {"func @f : (index) -> () {\n" LOOP(NEXT TWO_DIFFERENT), 5, 40, 1},
    {"func @f : (index) -> () {\n" LOOP(NEXT EIGHT(FIXED)), 5, 160, 1},
    /* A scope ends what it made. */
    {"func @f : (index) -> () {\n" LOOP(NEXT "  %7: ptr = stacksave\n" ALLOCA(8) "  stackrestore %7\n"), 1, 4, 1},
    /* What was made before the scope stays. */
    {"func @f : (index) -> () {\n" LOOP(NEXT ALLOCA(7) "  %8: ptr = stacksave\n" ALLOCA(9) "  stackrestore %8\n"), 5,
     24, 1},
    /* Each frame has its own, and it is gone when the function returns. */
    {"func @f : (index) -> () {\n" LOOP(NEXT
                                        "  call @g(%0)\n") "func @g : (index) -> () {\n^0(%0: index):\n"
                                                           "  %1: i64 = const 1 : i64\n  %2: ptr = llvm-alloca %1 : "
                                                           "i32\n  %3: ptr = llvm-alloca %1 : i32\n  return\n}\n",
     1, 8, 2},
    /* A descriptor object stays behind its scope. */
    {"func @f : (index) -> () {\n" LOOP(
         NEXT "  %7: ptr = stacksave\n" FIXED(8) "  %9: memref<*xi32> = cast-to-unranked %8 : memref<i32>\n"
                                                 "  stackrestore %7\n"),
     5, 124, 1},
};

static void run_row(size_t index) {
  const row *r = &rows[index];
  char text[4096];
  refrt_program *program = NULL;
  refrt_vm *vm;
  refrt_outcome outcome;
  refrt_value five = {5, 0, REFRT_DEFINED, 0};
  int again;
  (void)snprintf(text, sizeof text, "refrt 1\n%s", r->functions);
  vm = test_machine(text, index, &program);
  for (again = 0; vm != NULL && again < 2; ++again) {
    const refrt_location *location;
    CHECK(refrt_vm_call(vm, 0, &five, 1, NULL, 0, &outcome) == REFRT_OK);
    CHECK_MSG(outcome.kind == REFRT_RETURNED && outcome.stack_turns == r->turns, "row %u: %u turns instead of %u (%s)",
              (unsigned)index, outcome.stack_turns, r->turns, outcome.message);
    CHECK_MSG(outcome.stack_bytes == r->bytes && outcome.frames == r->frames, "row %u: %llu bytes in %u frames",
              (unsigned)index, (unsigned long long)outcome.stack_bytes, outcome.frames);
    CHECK((r->bytes == 0) == (outcome.largest_bytes == 0));
    location = refrt_program_location(program, outcome.stack_location);
    CHECK((r->turns == 0) == (outcome.stack_location == REFRT_NONE) || location == NULL);
    if (index == 1)
      CHECK(location != NULL && location->line == 7 && strcmp(location->op, "llvm.alloca") == 0);
    if (again == 0)
      CHECK(refrt_vm_reset(vm) == REFRT_OK);
  }
  refrt_vm_destroy(vm);
  refrt_program_destroy(program);
}

int main(void) {
  size_t index;
  for (index = 0; index < sizeof rows / sizeof rows[0]; ++index)
    run_row(index);
  return check_finish();
}
