/*===-- element_test.c - the elements of traced steps ------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Which element of which memory a step of a trace reads or writes.
 *===----------------------------------------------------------------------===*/
#include "refrt/refrt_debug.h"
#include "refrt/unittests/check.h"
#include "refrt/unittests/text_test.h"

#include <string.h>

static const char touch_text[] =
    "refrt 1\n"
    "func @touch : (i32) -> (i32) {\n"
    "^0(%0: i32):\n"
    "  %1: index = const 0 : index\n"
    "  %2: index = const 1 : index\n"
    "  %3: index = const -1 : index\n"
    "  %4: memref<4xi32> = alloc : memref<4xi32> loc \"a.mlir\":1:1 \"memref.alloc\"\n"
    "  %5: memref<2xi32, strided<[?], offset: 3>> = reinterpret-cast %4[3][2][%3] : memref<4xi32>\n"
    "  store %0, %5, %1 : memref<2xi32, strided<[?], offset: 3>> loc \"a.mlir\":2:1 \"memref.store\"\n"
    "  store %0, %5, %2 : memref<2xi32, strided<[?], offset: 3>>\n"
    "  %6: i32 = load %5, %2 : memref<2xi32, strided<[?], offset: 3>> loc \"a.mlir\":3:1 \"memref.load\"\n"
    "  %7: i32 = load %5, %1 : memref<2xi32, strided<[?], offset: 3>> loc \"a.mlir\":4:1 \"test.load\"\n"
    "  return %7 : i32\n"
    "}\n";

typedef struct elements {
  refrt_element found[4];
  uint32_t count;
  uint32_t lines[4]; /* that came before */
  uint32_t traced;
} elements;

static void take_element(void *user, const refrt_element *element) {
  elements *e = (elements *)user;
  CHECK(e->count < 4);
  e->lines[e->count] = e->traced;
  e->found[e->count++] = *element;
}

static void count_line(void *user, refrt_debug_line kind, uint64_t number, uint32_t location, const char *text) {
  (void)number;
  (void)location;
  (void)text;
  ((elements *)user)->traced += kind == REFRT_DEBUG_TRACE;
}

/* The place counts from the aligned pointer: offset 3, one step of -1. */
static void test_elements(void) {
  refrt_program *program = NULL;
  uint32_t last;
  CHECK(test_build(touch_text, &program) == REFRT_OK);
  if (!refrt_program_is_verified(program))
    fprintf(stderr, "%s\n", refrt_program_error(program));
  for (last = 0; last < 30; last += 29) { /* each line at once, and all of them at the end */
    refrt_config config;
    refrt_vm *vm = NULL;
    refrt_outcome outcome;
    refrt_debug_options options;
    refrt_debug *debug = NULL;
    refrt_value argument, result;
    elements e;
    memset(&argument, 0, sizeof argument);
    argument.lo = 7;
    refrt_config_init(&config);
    config.flags = REFRT_CONFIG_WATCH_STEPS;
    CHECK(refrt_vm_create(&config, program, &vm) == REFRT_OK);
    memset(&options, 0, sizeof options);
    memset(&e, 0, sizeof e);
    options.line = count_line;
    options.element = take_element;
    options.user = &e;
    options.trace = 1;
    options.trace_limit = UINT64_MAX;
    options.trace_last = last;
    CHECK(refrt_debug_create(vm, &options, &debug) == REFRT_OK);
    CHECK(refrt_vm_call(vm, refrt_program_find_function(program, "touch"), &argument, 1, &result, 1, &outcome) ==
          REFRT_OK);
    CHECK(outcome.kind == REFRT_RETURNED);
    refrt_debug_finish(debug);
    CHECK_MSG(e.count == 2, "%u", e.count);
    CHECK(e.found[0].writes && !e.found[0].reads && e.found[0].index == 3 && strcmp(e.found[0].value, "7") == 0);
    CHECK_MSG(strncmp(e.found[0].memory, "allocation#", 11) == 0, "%s", e.found[0].memory);
    CHECK(!e.found[1].writes && e.found[1].reads && e.found[1].index == 2);
    CHECK_MSG(strcmp(e.found[1].value, "7") == 0, "%s", e.found[1].value);
    CHECK(e.lines[1] == e.lines[0] + 2);
    refrt_debug_destroy(debug);
    refrt_vm_destroy(vm);
  }
  refrt_program_destroy(program);
}

int main(void) {
  test_elements();
  return check_finish();
}
