/*===-- machine_promise_test.c - promises that do not hold -------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Small functions as text, each of which breaks one promise and no other: what
 * an instruction then gives, or why the program stops. %1 is memory of 16
 * bytes, %2 is 1. Must not repeat what the other tests of the machine say.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"
#include "refrt/unittests/text_test.h"

#include <stdio.h>
#include <string.h>

static const char *const states[] = {"defined", "any-nan", "undef", "poison"};

static const struct {
  unsigned result;    /* number of the value that is returned, the last one */
  const char *type;   /* of the result */
  const char *body;   /* its values start with %3 */
  const char *expect; /* a number, "poison", "undef", "depends", or the name of a trap */
} rows[] = {
    /* nuw: the sum with the address leaves the address space although index
     * and distance alone do not. */
    {4, "ptr", "%3: i64 = const -1 : i64\n  %4: ptr = gep nuw %1[%3] : i8", "poison"},
    {3, "ptr", "%3: ptr = gep nuw %1[-1] : i8", "poison"},
    /* nusw: the address leaves the address space. */
    {4, "ptr", "%3: i64 = const -4611686018427387904 : i64\n  %4: ptr = gep nusw %1[%3] : i8", "poison"},
    /* nusw: two distances are too large together, each alone is not. */
    {4, "ptr", "%3: i64 = const 4611686018427387904 : i64\n  %4: ptr = gep nusw %1[%3, %3] : array<1 x i8>", "poison"},
    /* inbounds is nusw too: the product wraps to where the pointer was. */
    {4, "ptr", "%3: i64 = const 4611686018427387904 : i64\n  %4: ptr = gep inbounds %1[%3] : i32", "poison"},
    /* Wide indices are cut. */
    {4, "ptr", "%3: i128 = const 18446744073709551616 : i128\n  %4: ptr = gep nuw %1[%3] : i8", "poison"},
    {4, "ptr", "%3: i128 = const 18446744073709551616 : i128\n  %4: ptr = gep nusw %1[%3] : i8", "poison"},
    {6, "i1",
     "%3: i128 = const 18446744073709551617 : i128\n  %4: ptr = gep %1[%3] : i8\n  %5: ptr = gep %1[1] : i8\n"
     "  %6: i1 = cmpi eq %4, %5 : ptr",
     "1"},
    /* Some value of undef breaks a flag; without flags none does. */
    {4, "ptr", "%3: i64 = undef : i64\n  %4: ptr = gep inbounds %1[%3] : i8", "poison"},
    {4, "ptr", "%3: i64 = undef : i64\n  %4: ptr = gep %1[%3] : i8", "undef"},
    /* Addresses are compared, not where they came from. */
    {5, "i1", "%3: i64 = ptrtoint %1 : ptr\n  %4: ptr = inttoptr %3 : i64\n  %5: i1 = cmpi eq %4, %1 : ptr", "1"},
    {5, "i1", "%3: i64 = ptrtoint %1 : ptr\n  %4: ptr = inttoptr %3 : i64\n  %5: i1 = cmpi ult %4, %1 : ptr", "0"},
    /* Unknown bytes stay unknown in memory. */
    {4, "i8", "%3: i8 = poison : i8\n  memset %1, %3, %2 : ptr\n  %4: i8 = llvm-load %1 : i8", "poison"},
    {4, "i8", "%3: i8 = undef : i8\n  memset %1, %3, %2 : ptr\n  %4: i8 = llvm-load %1 : i8", "undef"},
    {5, "i8", "%3: i8 = undef : i8\n  %4: i64 = const 2 : i64\n  memset %1, %3, %4 : ptr\n  %5: i8 = llvm-load %1 : i8",
     "depends"},
    {4, "ptr", "%3: i32 = undef : i32\n  %4: ptr = gep %1[%3] : i8", "depends"},
    {4, "ptr", "%3: i64 = undef : i64\n  %4: ptr = gep %1[%3] : i32", "depends"},
    /* A number of elements beyond 64 bits. */
    {5, "i8", "%3: i128 = const 18446744073709551617 : i128\n  %4: ptr = llvm-alloca %3 : i8\n  %5: i8 = const 0 : i8",
     "size-overflow"},
};

static void run_row(size_t row) {
  char text[1024];
  refrt_program *program = NULL;
  refrt_vm *vm;
  refrt_outcome outcome;
  refrt_value result;
  (void)snprintf(
      text, sizeof text,
      "refrt 1\nfunc @f : () -> (%s) {\n^0:\n  %%0: i64 = const 16 : i64\n  %%1: ptr = llvm-alloca %%0 : i8\n"
      "  %%2: i64 = const 1 : i64\n  %s\n  return %%%u\n}\n",
      rows[row].type, rows[row].body, rows[row].result);
  vm = test_machine(text, row, &program);
  if (vm != NULL && refrt_vm_call(vm, 0, NULL, 0, &result, 1, &outcome) == REFRT_OK) {
    if (outcome.kind == REFRT_TRAPPED)
      CHECK_MSG(strcmp(refrt_trap_name(outcome.trap), rows[row].expect) == 0, "row %u: %s %s", (unsigned)row,
                refrt_trap_name(outcome.trap), outcome.message);
    else if (rows[row].expect[0] >= '0' && rows[row].expect[0] <= '9')
      CHECK_MSG(result.state == REFRT_DEFINED && result.lo == (uint64_t)(rows[row].expect[0] - '0'), "row %u: %s %llu",
                (unsigned)row, states[result.state & 3], (unsigned long long)result.lo);
    else
      CHECK_MSG(result.state == (strcmp(rows[row].expect, "poison") == 0  ? REFRT_POISON
                                 : strcmp(rows[row].expect, "undef") == 0 ? REFRT_UNDEF
                                                                          : REFRT_DEPENDS) &&
                    outcome.kind == REFRT_RETURNED,
                "row %u: %s", (unsigned)row, states[result.state & 3]);
  } else {
    CHECK_MSG(0, "row %u does not run", (unsigned)row);
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
