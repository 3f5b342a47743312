/*===-- text_test.h - programs as text in tests ------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Helpers of the tests that write programs down: print into memory, parse,
 * parse and verify. Include check.h first.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_UNITTESTS_TEXT_TEST_H
#define REFRT_UNITTESTS_TEXT_TEST_H

#include "refrt/refrt.h"
#include "refrt/unittests/check.h"

#include <stdlib.h>
#include <string.h>

typedef struct test_text {
  char *bytes; /* zero-terminated once something was appended */
  size_t length;
  size_t capacity;
} test_text;

static inline void test_append(void *user, const char *bytes, size_t length) {
  test_text *to = (test_text *)user;
  if (length + 1 > to->capacity - to->length) {
    to->capacity = (to->length + length + 1) * 2;
    to->bytes = (char *)realloc(to->bytes, to->capacity);
    if (!to->bytes)
      exit(2);
  }
  memcpy(to->bytes + to->length, bytes, length);
  to->length += length;
  to->bytes[to->length] = 0;
}

static inline void test_append_text(test_text *to, const char *text) { test_append(to, text, strlen(text)); }

/* Parses and verifies; *out has to be destroyed whatever happens. */
static inline refrt_status test_build(const char *text, refrt_program **out) {
  refrt_status status = refrt_program_parse(NULL, "test", text, strlen(text), out);
  return status == REFRT_OK ? refrt_program_verify(*out) : status;
}

/* A machine for the program of a table's row, or NULL after a failed check; both
 * have to be destroyed whatever happens. */
static inline refrt_vm *test_machine(const char *text, size_t row, refrt_program **program) {
  refrt_vm *vm = NULL;
  CHECK_MSG(test_build(text, program) == REFRT_OK, "row %u: %s", (unsigned)row, refrt_program_error(*program));
  CHECK_MSG(refrt_vm_create(NULL, *program, &vm) == REFRT_OK, "row %u has no machine", (unsigned)row);
  return vm;
}

#endif /* REFRT_UNITTESTS_TEXT_TEST_H */
