/*===-- fuzz_text.c - parser, verifier and printer on any bytes --*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Properties: no crash; memory linear in the text and all of it given back. A
 * text that parses prints to one that parses and prints the same. A verified
 * program verifies again after that. A broken property aborts with its name.
 *===----------------------------------------------------------------------===*/
#include "refrt/refrt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Bytes of memory per byte of text, and what an empty program takes. */
enum { MOST_PER_BYTE = 256, MOST_AT_LEAST = 1 << 16 };

typedef struct meter {
  size_t now;
  size_t peak;
} meter;

static void *metered(void *user, void *old, size_t old_size, size_t new_size) {
  meter *m = (meter *)user;
  m->now += new_size - old_size;
  if (m->now > m->peak)
    m->peak = m->now;
  if (new_size == 0) {
    free(old);
    return NULL;
  }
  return realloc(old, new_size);
}

static void demand(int holds, const char *property, const refrt_program *program) {
  if (holds)
    return;
  fprintf(stderr, "broken property: %s\n%s\n", property, program ? refrt_program_error(program) : "");
  abort();
}

typedef struct text {
  char *bytes;
  size_t length;
  size_t capacity;
} text;

static void append(void *user, const char *bytes, size_t length) {
  text *to = (text *)user;
  if (length > to->capacity - to->length) {
    to->capacity = (to->length + length) * 2;
    to->bytes = (char *)realloc(to->bytes, to->capacity);
    if (!to->bytes)
      abort();
  }
  memcpy(to->bytes + to->length, bytes, length);
  to->length += length;
}

static void check(const refrt_config *config, const char *bytes, size_t size) {
  refrt_program *first = NULL, *second = NULL;
  text once = {NULL, 0, 0}, twice = {NULL, 0, 0};
  refrt_status status = refrt_program_parse(config, "input", bytes, size, &first), verified;
  demand(status == REFRT_OK || (first && refrt_program_error(first)[0] != 0), "a failure has a message", first);
  demand(status != REFRT_E_INTERNAL && status != REFRT_E_MEMORY, "no internal error", first);
  if (status == REFRT_OK) {
    demand(refrt_program_print(first, append, &once) == REFRT_OK, "prints", first);
    demand(refrt_program_parse(config, "printed", once.bytes, once.length, &second) == REFRT_OK, "print parses",
           second);
    demand(refrt_program_print(second, append, &twice) == REFRT_OK, "prints again", second);
    demand(once.length == twice.length && memcmp(once.bytes, twice.bytes, once.length) == 0, "prints the same", second);
    verified = refrt_program_verify(first);
    demand(verified != REFRT_E_INTERNAL && verified != REFRT_E_MEMORY, "the verifier has a reason", first);
    demand(verified == refrt_program_verify(second), "print verifies alike", second);
  }
  refrt_program_destroy(first);
  refrt_program_destroy(second);
  free(once.bytes);
  free(twice.bytes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  meter m = {0, 0};
  refrt_config config;
  char *bytes = (char *)malloc(size ? size : 1); /* exact, so that a byte too far is seen */
  if (!bytes)
    return 0;
  if (size)
    memcpy(bytes, data, size);
  refrt_config_init(&config);
  config.allocate = metered;
  config.user = &m;
  check(&config, bytes, size);
  free(bytes);
  demand(m.now == 0, "all memory is given back", NULL);
  demand(m.peak <= MOST_AT_LEAST + size * MOST_PER_BYTE, "memory is linear in the text", NULL);
  return 0;
}
