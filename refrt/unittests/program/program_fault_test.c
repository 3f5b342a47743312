/*===-- program_fault_test.c - memory that runs out --------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Parses, verifies and prints each file of the command line with the N-th
 * allocation failing, for every N until none fails. The status says so, nothing
 * is leaked, and every block is given back with the size it was asked for.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"
#include "refrt/unittests/text_test.h"

typedef struct allocator {
  uint64_t left; /* calls that succeed */
  int failed;
  int wrong_size;
  uint64_t blocks;
} allocator;

/* Each block starts with its size. */
enum { HEADER = 16 };

static void *allocate(void *user, void *old, size_t old_size, size_t new_size) {
  allocator *a = (allocator *)user;
  char *block = old ? (char *)old - HEADER : NULL, *fresh = NULL;
  size_t known = 0;
  if (block)
    memcpy(&known, block, sizeof known);
  a->wrong_size += known != old_size;
  if (new_size) {
    if (a->left == 0) {
      a->failed = 1;
      return NULL;
    }
    --a->left;
    fresh = (char *)malloc(new_size + HEADER);
    if (!fresh)
      exit(2);
    memcpy(fresh, &new_size, sizeof new_size);
    if (block)
      memcpy(fresh + HEADER, block + HEADER, known < new_size ? known : new_size);
    ++a->blocks;
  }
  if (block) {
    memset(block, 0x5a, known + HEADER);
    free(block);
    --a->blocks;
  }
  return fresh ? fresh + HEADER : NULL;
}

static refrt_status build(const test_text *text, allocator *a, uint64_t calls) {
  refrt_program *program = NULL;
  test_text printed = {NULL, 0, 0};
  refrt_config config;
  refrt_status status;
  memset(a, 0, sizeof *a);
  a->left = calls;
  refrt_config_init(&config);
  config.allocate = allocate;
  config.user = a;
  status = refrt_program_parse(&config, "test", text->bytes, text->length, &program);
  if (status == REFRT_OK)
    status = refrt_program_verify(program);
  if (program && !a->failed)
    CHECK(refrt_program_print(program, test_append, &printed) == REFRT_OK);
  if (program && status != REFRT_OK)
    CHECK(refrt_program_error(program)[0] != 0);
  refrt_program_destroy(program);
  free(printed.bytes);
  return status;
}

static void fail_everywhere(const char *name) {
  FILE *file = fopen(name, "rb");
  test_text text = {NULL, 0, 0};
  char buffer[4096];
  size_t got;
  refrt_status sound;
  allocator a;
  uint64_t calls = 0;
  while (file && (got = fread(buffer, 1, sizeof buffer, file)) > 0)
    test_append(&text, buffer, got);
  if (file)
    fclose(file);
  CHECK_MSG(text.length > 0, "%s", name);
  sound = build(&text, &a, UINT64_MAX);
  CHECK(a.blocks == 0 && a.wrong_size == 0 && !a.failed);
  do {
    refrt_status status = build(&text, &a, calls++);
    CHECK_MSG(status == (a.failed ? REFRT_E_MEMORY : sound), "%s, call %u: %s", name, (unsigned)calls,
              refrt_status_name(status));
    CHECK_MSG(a.blocks == 0, "%s, call %u: %u blocks leaked", name, (unsigned)calls, (unsigned)a.blocks);
    CHECK_MSG(a.wrong_size == 0, "%s, call %u: a block is given back with another size", name, (unsigned)calls);
  } while (a.failed);
  CHECK_MSG(calls > 10, "%s: only %u calls", name, (unsigned)calls);
  free(text.bytes);
}

int main(int argc, char **argv) {
  for (int i = 1; i < argc; ++i)
    fail_everywhere(argv[i]);
  return check_finish();
}
