/*===-- check.h - the whole test framework of refrt ---------------------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Counts checks, prints the first failures with their place, ends with
 * `N passed, N failed`. One translation unit per test program; valid C11 and
 * C++17. Include it first and end main with `return check_finish();`.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_UNITTESTS_CHECK_H
#define REFRT_UNITTESTS_CHECK_H

#include <stdint.h>
#include <stdio.h>

static uint64_t check_passed, check_failed;

/* Counts; returns 1 when the caller should print details of a failure. */
static inline int check_count(int ok, const char *file, int line, const char *what) {
  if (ok) {
    ++check_passed;
    return 0;
  }
  if (++check_failed > 20)
    return 0;
  fprintf(stderr, "%s:%d: failed: %s\n", file, line, what);
  return 1;
}

#define CHECK(condition) ((void)check_count((condition) ? 1 : 0, __FILE__, __LINE__, #condition))

/* printf-style details after the failed condition. */
#define CHECK_MSG(condition, ...)                                                                                      \
  do {                                                                                                                 \
    if (check_count((condition) ? 1 : 0, __FILE__, __LINE__, #condition)) {                                            \
      fprintf(stderr, "  " __VA_ARGS__);                                                                               \
      fputc('\n', stderr);                                                                                             \
    }                                                                                                                  \
  } while (0)

static inline int check_finish(void) {
  printf("%llu passed, %llu failed\n", (unsigned long long)check_passed, (unsigned long long)check_failed);
  return check_failed != 0 || check_passed == 0;
}

/* xorshift64*: the same numbers on every host. */
static inline uint64_t check_random(uint64_t *state) {
  *state ^= *state >> 12;
  *state ^= *state << 25;
  *state ^= *state >> 27;
  return *state * UINT64_C(2685821657736338717);
}

#endif /* REFRT_UNITTESTS_CHECK_H */
