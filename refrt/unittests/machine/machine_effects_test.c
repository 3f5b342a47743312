/*===-- machine_effects_test.c - promised memory effects ---------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Programs as text: @main makes two heap blocks of 8 bytes, %1 (written) and %2
 * (written), and calls @f with the first. The row is the body of @f, whose
 * argument is %0 and whose global is @g. What `effects` excludes must stop, and
 * nothing else.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"
#include "refrt/unittests/text_test.h"

#include <stdio.h>
#include <string.h>

#define READ_OTHER "1"
#define WRITE_OTHER "2"
#define READ_ARGUMENT "4"
#define WRITE_ARGUMENT "8"

static const struct {
  const char *body; /* its values start with %1 */
  const char *expect;
} rows[] = {
    /* Nothing at all; memory of the frame itself is no effect. */
    {"effects %0", "none"},
    {"effects %0\n  %1: i64 = const 8 : i64\n  %2: ptr = llvm-alloca %1 : i64\n  llvm-store %1, %2 : i64\n"
     "  %3: i64 = llvm-load %2 : i64",
     "none"},
    {"effects %0\n  %1: i64 = llvm-load %0 : i64", "effect-violated"},
    {"effects %0\n  %1: i64 = const 8 : i64\n  llvm-store %1, %0 : i64", "effect-violated"},
    /* One bit each, and no other. */
    {"effects %0 allowed=" READ_ARGUMENT "\n  %1: i64 = llvm-load %0 : i64", "none"},
    {"effects %0 allowed=" READ_ARGUMENT "\n  %1: i64 = const 8 : i64\n  llvm-store %1, %0 : i64", "effect-violated"},
    {"effects %0 allowed=" WRITE_ARGUMENT "\n  %1: i64 = const 8 : i64\n  llvm-store %1, %0 : i64", "none"},
    {"effects %0 allowed=" WRITE_ARGUMENT "\n  %1: i64 = llvm-load %0 : i64", "effect-violated"},
    {"effects %0 allowed=12\n  %1: ptr = global-address @g : ptr\n  %2: i64 = llvm-load %1 : i64", "effect-violated"},
    {"effects %0 allowed=" READ_OTHER "\n  %1: ptr = global-address @g : ptr\n  %2: i64 = llvm-load %1 : i64", "none"},
    {"effects %0 allowed=" READ_OTHER "\n  %1: ptr = global-address @g : ptr\n  %2: i64 = const 1 : i64\n"
     "  llvm-store %2, %1 : i64",
     "effect-violated"},
    {"effects %0 allowed=" WRITE_OTHER "\n  %1: ptr = global-address @g : ptr\n  %2: i64 = const 1 : i64\n"
     "  llvm-store %2, %1 : i64",
     "none"},
    /* An argument's memory is reached in other ways, too. */
    {"effects %0 allowed=" READ_OTHER "\n  %1: i64 = llvm-load %0 : i64", "none"},
    /* Constants can be read by anybody. */
    {"effects %0\n  %1: ptr = global-address @c : ptr\n  %2: i64 = llvm-load %1 : i64", "none"},
    /* Callees are included, and an inner promise does not widen an outer one. */
    {"effects %0 allowed=" READ_ARGUMENT "\n  call @write(%0)", "effect-violated"},
    {"effects %0 allowed=12\n  call @write(%0)", "none"},
    {"effects %0\n  effects %0 allowed=63\n  %1: i64 = llvm-load %0 : i64", "effect-violated"},
    {"effects %0 allowed=63\n  effects %0\n  %1: i64 = llvm-load %0 : i64", "effect-violated"},
    {"effects %0\n  effects-end\n  %1: i64 = llvm-load %0 : i64", "none"},
    /* There is none to end; that of the caller is not this frame's. */
    {"effects-end\n  %1: i64 = llvm-load %0 : i64", "none"},
    {"effects %0\n  call @end(%0)", "effect-violated"},
    /* What a callee promised ends with it. */
    {"call @nothing(%0)\n  %1: i64 = llvm-load %0 : i64", "none"},
    /* The heap. */
    {"effects %0 allowed=15\n  %1: i64 = const 8 : i64\n  %2: ptr = call @malloc(%1)", "effect-violated"},
    {"effects %0 allowed=48\n  %1: i64 = const 8 : i64\n  %2: ptr = call @malloc(%1)\n  llvm-store %1, %2 : i64\n"
     "  %3: i64 = llvm-load %2 : i64\n  call @free(%2)",
     "none"},
    {"effects %0 allowed=48\n  call @free(%0)", "effect-violated"},
    {"effects %0 allowed=15\n  call @free(%0)", "effect-violated"},
    {"effects %0 allowed=56\n  call @free(%0)", "none"},
    {"effects %0\n  %1: ptr = zero : ptr\n  call @free(%1)", "none"},
    /* Copies and fills; what only looks is no access. */
    {"effects %0 allowed=" READ_ARGUMENT "\n  %1: i64 = const 8 : i64\n  %2: ptr = llvm-alloca %1 : i8\n"
     "  memcpy %2, %0, %1 : ptr",
     "none"},
    {"effects %0 allowed=" READ_ARGUMENT "\n  %1: i64 = const 8 : i64\n  %2: ptr = llvm-alloca %1 : i8\n"
     "  %3: i8 = const 1 : i8\n  memset %2, %3, %1 : ptr\n  memcpy %0, %2, %1 : ptr",
     "effect-violated"},
    {"effects %0\n  %1: i64 = const 8 : i64\n  %2: ptr = llvm-alloca %1 : i8\n  memcpy peek %2, %0, %1 : ptr", "none"},
    {"effects %0\n  %1: vector<1xi1> = const {1, 0} : vector<1xi1>\n  %2: vector<1xi8> = const {1, 0} : vector<1xi8>\n"
     "  %3: vector<1xi8> = masked-load peek %0, %1, %2 align=1 : vector<1xi8>",
     "none"},
    {"effects %0\n  %1: vector<1xi1> = const {1, 0} : vector<1xi1>\n  %2: vector<1xi8> = const {1, 0} : vector<1xi8>\n"
     "  %3: vector<1xi8> = masked-load %0, %1, %2 align=1 : vector<1xi8>",
     "effect-violated"},
    {"effects %0\n  %1: i64 = const 0 : i64\n  %2: i8 = const 1 : i8\n  memset %0, %2, %1 : ptr", "none"},
    {"effects %0\n  %1: i64 = const 1 : i64\n  %2: i8 = const 1 : i8\n  memset %0, %2, %1 : ptr", "effect-violated"},
    /* An argument that is nothing names no memory. */
    {"%1: ptr = poison : ptr\n  effects %1 allowed=12\n  %2: i64 = llvm-load %0 : i64", "effect-violated"},
    {"%1: ptr = zero : ptr\n  effects %1, %0 allowed=12\n  %2: i64 = llvm-load %0 : i64", "none"},
};

static void run_row(size_t row) {
  char text[2048];
  refrt_program *program = NULL;
  refrt_vm *vm;
  refrt_outcome outcome;
  (void)snprintf(
      text, sizeof text,
      "refrt 1\nglobal @g : i64 = [7]\nglobal @c : i64 constant = [7]\n"
      "func @malloc : (i64) -> (ptr)\nfunc @free : (ptr) -> ()\n"
      "func @write : (ptr) -> () {\n^0(%%0: ptr):\n  %%1: i64 = const 3 : i64\n  llvm-store %%1, %%0 : i64\n"
      "  return\n}\n"
      "func @end : (ptr) -> () {\n^0(%%0: ptr):\n  effects-end\n  %%1: i64 = llvm-load %%0 : i64\n  return\n}\n"
      "func @nothing : (ptr) -> () {\n^0(%%0: ptr):\n  effects %%0\n  return\n}\n"
      "func @f : (ptr) -> () {\n^0(%%0: ptr):\n  %s\n  return\n}\n"
      "func @main : () -> () {\n^0:\n  %%0: i64 = const 8 : i64\n  %%1: ptr = call @malloc(%%0)\n"
      "  llvm-store %%0, %%1 : i64\n  call @f(%%1)\n  return\n}\n",
      rows[row].body);
  vm = test_machine(text, row, &program);
  if (vm != NULL) {
    refrt_symbol main_function = refrt_program_find_function(program, "main");
    CHECK(refrt_vm_call(vm, main_function, NULL, 0, NULL, 0, &outcome) == REFRT_OK);
    CHECK_MSG(strcmp(refrt_trap_name(outcome.trap), rows[row].expect) == 0, "row %u: %s %s", (unsigned)row,
              refrt_trap_name(outcome.trap), outcome.message);
    /* A stopped call leaves nothing in force. */
    CHECK(refrt_vm_call(vm, refrt_program_find_function(program, "main"), NULL, 0, NULL, 0, &outcome) == REFRT_OK);
    CHECK_MSG(strcmp(refrt_trap_name(outcome.trap), rows[row].expect) == 0, "row %u again: %s %s", (unsigned)row,
              refrt_trap_name(outcome.trap), outcome.message);
  }
  refrt_vm_destroy(vm);
  refrt_program_destroy(program);
}

int main(void) {
  size_t row;
  for (row = 0; row < sizeof rows / sizeof rows[0]; ++row)
    run_row(row);
  return check_finish();
}
