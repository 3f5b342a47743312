/*===-- machine.c - a program that runs another on refrt ----------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Parses, verifies and runs a function of the text form, and prints its result.
 *===----------------------------------------------------------------------===*/
#include "refrt/refrt.h"
#include "refrt/refrt_version.h"

#include <stdio.h>
#include <string.h>

static const char text[] = "refrt 1\n"
                           "func @twice : (i32) -> (i32) {\n"
                           "^0(%0: i32):\n"
                           "  %1: i32 = add %0, %0 : i32\n"
                           "  return %1 : i32\n"
                           "}\n";

int main(void) {
  refrt_program *program = NULL;
  refrt_vm *vm = NULL;
  refrt_value argument, result;
  refrt_outcome outcome;
  memset(&argument, 0, sizeof argument);
  argument.lo = 21;
  if (refrt_program_parse(NULL, "twice.refrt", text, strlen(text), &program) != REFRT_OK ||
      refrt_program_verify(program) != REFRT_OK || refrt_vm_create(NULL, program, &vm) != REFRT_OK)
    return 1;
  if (refrt_vm_call(vm, refrt_program_find_function(program, "twice"), &argument, 1, &result, 1, &outcome) != REFRT_OK)
    return 1;
  printf("refrt %s: %d\n", REFRT_VERSION, (int)result.lo);
  refrt_vm_destroy(vm);
  refrt_program_destroy(program);
  return 0;
}
