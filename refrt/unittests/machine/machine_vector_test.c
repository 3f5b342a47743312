/*===-- machine_vector_test.c - vectors of the source dialect ----*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Lanes that move and lanes that meet memory, as programs in text. Each access
 * sees a memref whose element k is k + 1.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/machine.h"

#include <stdio.h>
#include <stdlib.h>

/* Values have numbers without gaps; the texts below leave some out. */
static void renumber(const char *text, char *out) {
  uint32_t known[64], count = 0, i;
  for (; *text != 0; ++text) {
    *out++ = *text;
    if (*text == '%') {
      uint32_t number = (uint32_t)strtoul(text + 1, NULL, 10);
      for (i = 0; i < count && known[i] != number; ++i)
        ;
      if (i == count)
        known[count++] = number;
      out += sprintf(out, "%u", i);
      while (text[1] >= '0' && text[1] <= '9')
        ++text;
    }
  }
  *out = 0;
}

/* One function @f of a program in text. */
static int start(machine *m, const char *given) {
  char text[4096];
  memset(m, 0, sizeof *m);
  refrt_config_init(&m->config);
  renumber(given, text);
  CHECK(refrt_program_parse(&m->config, "test", text, strlen(text), &m->program) == REFRT_OK);
  CHECK_MSG(refrt_program_error(m->program)[0] == 0, "%s", refrt_program_error(m->program));
  return machine_ready(m);
}

static void check_lanes(machine *m, const refrt_value *args, uint32_t count, const uint64_t *expected, uint32_t lanes) {
  uint32_t i;
  (void)call(m, 0, args, count);
  CHECK_RETURNED(m);
  CHECK(m->num_results == lanes);
  for (i = 0; i < lanes && i < m->num_results; ++i) {
    if (expected[i] == UINT64_MAX)
      CHECK_MSG(m->results[i].state == REFRT_POISON, "lane %u", i);
    else
      CHECK_MSG(m->results[i].state == REFRT_DEFINED && m->results[i].lo == expected[i], "lane %u is %llu", i,
                (unsigned long long)m->results[i].lo);
  }
}

#define LANES(...)                                                                                                     \
  do {                                                                                                                 \
    const uint64_t expected[] = {__VA_ARGS__};                                                                         \
    check_lanes(&m, args, num_args, expected, (uint32_t)(sizeof expected / sizeof *expected));                         \
  } while (0)
#define ARGS(...)                                                                                                      \
  do {                                                                                                                 \
    const uint64_t given[] = {__VA_ARGS__};                                                                            \
    for (num_args = 0; num_args < sizeof given / sizeof *given; ++num_args)                                            \
      args[num_args] = leaf(given[num_args]);                                                                          \
  } while (0)
#define TRAP(KIND)                                                                                                     \
  do {                                                                                                                 \
    (void)call(&m, 0, args, num_args);                                                                                 \
    CHECK_TRAP(&m, KIND);                                                                                              \
  } while (0)
#define MINUS(N) ((uint64_t)0 - (N))

static void test_lanes(void) {
  machine m;
  refrt_value args[16];
  uint32_t num_args;
  if (start(&m, "refrt 1\nfunc @f : (i32, vector<2x2xi32>, vector<1xi32>) -> (vector<3xi32>, i32) {\n"
                "^0(%0: i32, %1: vector<2x2xi32>, %2: vector<1xi32>):\n"
                "  %3: vector<3xi32>, %4: i32 = lanes %0, %1, %2[5, poison, 0, 3]\n  return %3, %4\n}\n")) {
    ARGS(1, 2, 3, 4, 5, 6);
    LANES(6, UINT64_MAX, 1, 4);
    /* Poison stays in its lane. */
    args[3] = leaf(0);
    args[3].state = REFRT_POISON;
    LANES(6, UINT64_MAX, 1, UINT64_MAX);
  }
  machine_end(&m);
}

static void test_parts(void) {
  machine m;
  refrt_value args[16];
  uint32_t num_args;
  if (start(&m, "refrt 1\nfunc @f : (vector<2x2x2xi8>, index) -> (vector<2xi8>) {\n"
                "^0(%0: vector<2x2x2xi8>, %1: index):\n"
                "  %2: vector<2xi8> = vector-extract %0, %1[1, poison] : vector<2x2x2xi8>\n  return %2\n}\n")) {
    ARGS(1, 2, 3, 4, 5, 6, 7, 8, 1);
    LANES(7, 8);
    args[8] = leaf(0);
    LANES(5, 6);
    args[8] = leaf(2);
    LANES(UINT64_MAX, UINT64_MAX);
    args[8] = leaf(MINUS(1));
    LANES(UINT64_MAX, UINT64_MAX);
    args[8].state = REFRT_POISON;
    LANES(UINT64_MAX, UINT64_MAX);
  }
  machine_end(&m);
  if (start(&m, "refrt 1\nfunc @f : (i8, vector<2x2xi8>, index) -> (vector<2x2xi8>) {\n"
                "^0(%0: i8, %1: vector<2x2xi8>, %2: index):\n"
                "  %3: vector<2x2xi8> = vector-insert %0, %1, %2[poison, 1] : vector<2x2xi8>\n  return %3\n}\n")) {
    ARGS(9, 1, 2, 3, 4, 1);
    LANES(1, 2, 3, 9);
    args[5] = leaf(2);
    LANES(UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX);
  }
  machine_end(&m);
}

static void test_create_mask(void) {
  machine m;
  refrt_value args[16];
  uint32_t num_args;
  if (start(&m, "refrt 1\nfunc @f : (index, index) -> (vector<2x3xi1>) {\n^0(%0: index, %1: index):\n"
                "  %2: vector<2x3xi1> = create-mask %0, %1 : vector<2x3xi1>\n  return %2\n}\n")) {
    ARGS(1, 2);
    LANES(1, 1, 0, 0, 0, 0);
    ARGS(UINT64_C(1) << 40, 1);
    LANES(1, 0, 0, 1, 0, 0);
    ARGS(2, MINUS(1));
    LANES(0, 0, 0, 0, 0, 0);
    args[0].state = REFRT_POISON;
    LANES(UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX);
  }
  machine_end(&m);
}

/* A memref<2x3xi32> with 1 to 6 in %40 of a function of these arguments, which
 * are values %0 and so on. */
#define WITH_MEMORY(TYPES, ARGUMENTS, RESULT, BODY)                                                                    \
  "refrt 1\nfunc @f : (" TYPES ") -> (" RESULT ") {\n^0(" ARGUMENTS "):\n"                                             \
  "  %40: memref<2x3xi32> = alloca : memref<2x3xi32>\n"                                                                \
  "  %30: index = const 0 : index\n  %31: index = const 1 : index\n  %32: index = const 2 : index\n"                   \
  "  %21: i32 = const 1 : i32\n  %22: i32 = const 2 : i32\n  %23: i32 = const 3 : i32\n"                               \
  "  %24: i32 = const 4 : i32\n  %25: i32 = const 5 : i32\n  %26: i32 = const 6 : i32\n"                               \
  "  store %21, %40, %30, %30 : memref<2x3xi32>\n  store %22, %40, %30, %31 : memref<2x3xi32>\n"                       \
  "  store %23, %40, %30, %32 : memref<2x3xi32>\n  store %24, %40, %31, %30 : memref<2x3xi32>\n"                       \
  "  store %25, %40, %31, %31 : memref<2x3xi32>\n  store %26, %40, %31, %32 : memref<2x3xi32>\n" BODY "}\n"
/* All elements as the result. */
#define WHOLE                                                                                                          \
  "  %50: vector<2x3xi32> = poison : vector<2x3xi32>\n"                                                                \
  "  %51: vector<2x3xi32> = vector-read %40, %30, %30, %50[0, 0, 1, 1, 1] : memref<2x3xi32>\n  return %51\n"

static void test_read(void) {
  machine m;
  refrt_value args[16];
  uint32_t num_args;
  /* Two dimensions turned, the second may end early. */
  if (start(&m,
            WITH_MEMORY("index, index, vector<2x2xi32>", "%0: index, %1: index, %2: vector<2x2xi32>", "vector<2x2xi32>",
                        "  %3: vector<2x2xi32> = vector-read %40, %0, %1, %2[0, 1, 0, 0, 1] : memref<2x3xi32>\n"
                        "  return %3\n"))) {
    ARGS(0, 1, 91, 92, 93, 94);
    LANES(2, 5, 3, 6);
    ARGS(0, 2, 91, 92, 93, 94);
    LANES(3, 6, 93, 94);
    ARGS(0, UINT64_C(0x7fffffffffffffff), 91, 92, 93, 94);
    LANES(91, 92, 93, 94);
    ARGS(1, 0, 91, 92, 93, 94);
    TRAP(REFRT_TRAP_OUT_OF_VIEW);
    ARGS(0, MINUS(1), 91, 92, 93, 94);
    TRAP(REFRT_TRAP_OUT_OF_VIEW);
    ARGS(0, 1, 91, 92, 93, 94);
    args[1].state = REFRT_POISON;
    TRAP(REFRT_TRAP_POISON_ACCESS);
  }
  machine_end(&m);
  /* A repeated dimension, and a mask. */
  if (start(&m, WITH_MEMORY(
                    "index, index, vector<2x2xi32>, vector<2x2xi1>",
                    "%0: index, %1: index, %2: vector<2x2xi32>, %3: vector<2x2xi1>", "vector<2x2xi32>",
                    "  %4: vector<2x2xi32> = vector-read %40, %0, %1, %2, %3[0, poison, 1, 1, 1] : memref<2x3xi32>\n"
                    "  return %4\n"))) {
    ARGS(1, 1, 91, 92, 93, 94, 1, 0, 1, 1);
    LANES(5, 92, 5, 6);
    ARGS(1, 2, 91, 92, 93, 94, 1, 0, 1, 0);
    LANES(6, 92, 6, 94);
    ARGS(1, 2, 91, 92, 93, 94, 1, 1, 0, 0);
    TRAP(REFRT_TRAP_OUT_OF_VIEW);
    ARGS(7, 7, 91, 92, 93, 94, 0, 0, 0, 0);
    LANES(91, 92, 93, 94);
    args[7].state = REFRT_POISON;
    TRAP(REFRT_TRAP_POISON_ACCESS);
  }
  machine_end(&m);
}

static void test_write(void) {
  machine m;
  refrt_value args[16];
  uint32_t num_args;
  if (start(&m, WITH_MEMORY("index, index, vector<2x2xi32>, vector<2x2xi1>",
                            "%0: index, %1: index, %2: vector<2x2xi32>, %3: vector<2x2xi1>", "vector<2x3xi32>",
                            "  vector-write %2, %40, %0, %1, %3[0, 0, 0, 1, 1] : memref<2x3xi32>\n" WHOLE))) {
    ARGS(0, 1, 91, 92, 93, 94, 1, 1, 0, 1);
    LANES(1, 91, 92, 4, 5, 94);
    ARGS(1, 0, 91, 92, 93, 94, 1, 1, 1, 1);
    LANES(1, 2, 3, 91, 92, 6);
    ARGS(0, 2, 91, 92, 93, 94, 1, 1, 1, 1);
    TRAP(REFRT_TRAP_OUT_OF_VIEW);
    ARGS(0, 2, 91, 92, 93, 94, 1, 0, 1, 0);
    LANES(1, 2, 91, 4, 5, 93);
    /* A poison lane makes its bytes poison. */
    ARGS(0, 0, 91, 92, 93, 94, 1, 0, 0, 0);
    args[2].state = REFRT_POISON;
    LANES(UINT64_MAX, 2, 3, 4, 5, 6);
  }
  machine_end(&m);
  /* Alignment of the first lane, whether it is on or not. */
  if (start(&m, WITH_MEMORY("index, vector<2xi32>, vector<2xi1>", "%0: index, %1: vector<2xi32>, %2: vector<2xi1>",
                            "vector<2x3xi32>",
                            "  %41: memref<2x3xi32> = alloca align=8 : memref<2x3xi32>\n  copy %40, %41\n"
                            "  vector-write %1, %41, %30, %0, %2[8, 1, 1] : memref<2x3xi32>\n" WHOLE))) {
    ARGS(0, 91, 92, 0, 1);
    LANES(1, 2, 3, 4, 5, 6);
    ARGS(1, 91, 92, 0, 1);
    TRAP(REFRT_TRAP_MISALIGNED);
    ARGS(1, 91, 92, 0, 0);
    LANES(1, 2, 3, 4, 5, 6);
  }
  machine_end(&m);
}

static void test_packed(void) {
  machine m;
  refrt_value args[16];
  uint32_t num_args;
  if (start(&m,
            WITH_MEMORY("index, vector<3xi32>, vector<3xi1>", "%0: index, %1: vector<3xi32>, %2: vector<3xi1>",
                        "vector<3xi32>",
                        "  %3: vector<3xi32> = vector-expand %40, %31, %0, %1, %2 : memref<2x3xi32>\n  return %3\n"))) {
    ARGS(1, 91, 92, 93, 1, 0, 1);
    LANES(5, 92, 6);
    ARGS(2, 91, 92, 93, 0, 1, 0);
    LANES(91, 6, 93);
    ARGS(2, 91, 92, 93, 0, 1, 1);
    TRAP(REFRT_TRAP_OUT_OF_VIEW);
    ARGS(9, 91, 92, 93, 0, 0, 0);
    LANES(91, 92, 93);
  }
  machine_end(&m);
  if (start(&m, WITH_MEMORY("index, vector<3xi32>, vector<3xi1>", "%0: index, %1: vector<3xi32>, %2: vector<3xi1>",
                            "vector<2x3xi32>", "  vector-compress %1, %40, %30, %0, %2 : memref<2x3xi32>\n" WHOLE))) {
    ARGS(1, 91, 92, 93, 1, 0, 1);
    LANES(1, 91, 93, 4, 5, 6);
    ARGS(1, 91, 92, 93, 1, 1, 1);
    TRAP(REFRT_TRAP_OUT_OF_VIEW);
  }
  machine_end(&m);
}

static void test_distances(void) {
  machine m;
  refrt_value args[16];
  uint32_t num_args;
  if (start(&m,
            WITH_MEMORY(
                "vector<3xi8>, vector<3xi1>, vector<3xi32>", "%0: vector<3xi8>, %1: vector<3xi1>, %2: vector<3xi32>",
                "vector<3xi32>",
                "  %3: vector<3xi32> = vector-gather %40, %30, %31, %2, %1, %0 : memref<2x3xi32>\n  return %3\n"))) {
    ARGS(1, 255, 100, 1, 1, 0, 91, 92, 93);
    LANES(3, 1, 93);
    ARGS(1, 254, 100, 1, 1, 0, 91, 92, 93);
    TRAP(REFRT_TRAP_OUT_OF_VIEW);
    ARGS(1, 254, 0, 1, 0, 1, 91, 92, 93);
    LANES(3, 92, 2);
    args[0].state = REFRT_POISON;
    TRAP(REFRT_TRAP_POISON_ACCESS);
  }
  machine_end(&m);
  if (start(&m, WITH_MEMORY("vector<3xi8>, vector<3xi1>, vector<3xi32>",
                            "%0: vector<3xi8>, %1: vector<3xi1>, %2: vector<3xi32>", "vector<2x3xi32>",
                            "  vector-scatter %2, %40, %31, %31, %1, %0 : memref<2x3xi32>\n" WHOLE))) {
    ARGS(1, 255, 0, 1, 1, 1, 91, 92, 93);
    LANES(1, 2, 3, 92, 93, 91);
    ARGS(1, 0, 1, 1, 1, 1, 91, 92, 93);
    TRAP(REFRT_TRAP_DUPLICATE_INDEX);
    ARGS(1, 0, 1, 1, 1, 0, 91, 92, 93);
    LANES(1, 2, 3, 4, 92, 91);
    ARGS(2, 0, 1, 1, 1, 0, 91, 92, 93);
    TRAP(REFRT_TRAP_OUT_OF_VIEW);
  }
  machine_end(&m);
}

static void test_type_cast(void) {
  machine m;
  refrt_value args[16];
  uint32_t num_args;
  if (start(&m, "refrt 1\nfunc @f : (i32, i32) -> (vector<1x2xi32>) {\n^0(%0: i32, %1: i32):\n"
                "  %2: memref<1x2xi32> = alloca align=8 : memref<1x2xi32>\n"
                "  %3: index = const 0 : index\n  %4: index = const 1 : index\n"
                "  store %0, %2, %3, %3 : memref<1x2xi32>\n  store %1, %2, %3, %4 : memref<1x2xi32>\n"
                "  %5: memref<vector<1x2xi32>> = vector-type-cast %2 : memref<1x2xi32>\n"
                "  %6: vector<1x2xi32> = load %5 : memref<vector<1x2xi32>>\n  return %6\n}\n")) {
    ARGS(7, 8);
    LANES(7, 8);
  }
  machine_end(&m);
  /* Rows of a vector, and how many there are. */
  if (start(&m, "refrt 1\nfunc @f : (vector<2x2xi32>, index) -> (vector<2xi32>, index) {\n"
                "^0(%0: vector<2x2xi32>, %1: index):\n"
                "  %2: memref<vector<2x2xi32>> = alloca align=8 : memref<vector<2x2xi32>>\n"
                "  store %0, %2 : memref<vector<2x2xi32>>\n"
                "  %3: memref<2xvector<2xi32>> = vector-type-cast %2 : memref<vector<2x2xi32>>\n"
                "  %4: vector<2xi32> = load %3, %1 : memref<2xvector<2xi32>>\n"
                "  %5: index = const 0 : index\n  %6: index = dim %3, %5 : memref<2xvector<2xi32>>\n"
                "  return %4, %6\n}\n")) {
    ARGS(1, 2, 3, 4, 1);
    LANES(3, 4, 2);
  }
  machine_end(&m);
}

int main(void) {
  test_lanes();
  test_parts();
  test_create_mask();
  test_read();
  test_write();
  test_packed();
  test_distances();
  test_type_cast();
  return check_finish();
}
