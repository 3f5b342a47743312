/*===-- memref_check_test.c - each wrong field is named ----------------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Descriptors with one planted fault each, and what the check says of them; random
 * ones against all their elements, one by one. memref_header_test.cpp has the C++ side.
 * Clauses: DESC-RANKED-03, 04, 05, 07, 08, 09, 19; ADDR-02, 10.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"

#include "refrt/refrt_memref_check.h"

#define ANY REFRT_MEMREF_ANY
#define ROWS REFRT_MEMREF_ROW_MAJOR
#define LOW INT64_MIN
#define HIGH INT64_MAX

static _Alignas(64) char memory[64];

/* The numbers of a descriptor: {2, 0, {2, 3}, {3, 1}}. */
typedef struct numbers {
  int64_t rank, offset, sizes[3], strides[3];
} numbers;

static refrt_view view_at(const char *aligned, const numbers *has) {
  refrt_view view;
  memset(&view, 0, sizeof view);
  view.rank = has->rank;
  view.offset = has->offset;
  memcpy(&view.aligned, &aligned, sizeof aligned);
  memcpy(view.sizes, has->sizes, sizeof has->sizes);
  memcpy(view.strides, has->strides, sizeof has->strides);
  return view;
}

/* The whole sentence: it has the field, the dimension and both numbers. `bytes` < 0: no block is known. */
static void expect(const refrt_view *view, const refrt_memref_type *type, const void *block, int64_t bytes,
                   const char *sentence) {
  char text[128], cut[8];
  refrt_memref_problem problem =
      refrt_memref_check(view, type, bytes < 0 ? NULL : block, bytes < 0 ? 0 : (uint64_t)bytes);
  size_t length = refrt_memref_problem_text(&problem, text, sizeof text);
  CHECK_MSG(strcmp(text, sentence) == 0, "expected: %s\n  found: %s", sentence, text);
  CHECK(length == strlen(text) &&
        (problem.fault == REFRT_MEMREF_FAULT_NONE) == (strcmp(sentence, "the descriptor fits") == 0));
  CHECK((problem.dimension >= 0) ==
        (problem.field == REFRT_MEMREF_FIELD_SIZES || problem.field == REFRT_MEMREF_FIELD_STRIDES));
  CHECK(refrt_memref_problem_text(&problem, cut, sizeof cut) == length && strlen(cut) == 7 &&
        strncmp(cut, text, 7) == 0);
  CHECK(refrt_memref_problem_text(&problem, NULL, 0) == length);
}

/* Floats at byte `lead`, whose elements lie in the first `bytes` bytes of the memory. */
static void floats(numbers has, refrt_memref_type type, int64_t lead, int64_t bytes, const char *sentence) {
  refrt_view view = view_at(memory + lead, &has);
  expect(&view, &type, memory, bytes, sentence);
}

static const refrt_memref_type any2 = {2, {ANY, ANY}, {ANY, ANY}, ANY, 4, 4};
static const refrt_memref_type rows2 = {2, {ANY, ANY}, {ROWS, 1}, 0, 4, 4};
static const refrt_memref_type fixed2 = {2, {2, 3}, {3, 1}, 0, 4, 4};
static const char good[] = "the descriptor fits";

static void test_type(void) {
  const refrt_memref_type moved = {2, {2, 3}, {3, 1}, 5, 4, 4}, scalar = {0, {0}, {0}, 0, 4, 4};
  const refrt_memref_type high = {9, {0}, {0}, ANY, 4, 4};
  const numbers fits = {2, 0, {2, 3}, {3, 1}};
  numbers bad = fits;
  floats(fits, fixed2, 0, 24, good);
  floats(fits, rows2, 0, 24, good);
  floats(fits, any2, 0, 24, good);
  floats(fits, fixed2, 0, -1, good);
  floats(fits, scalar, 0, 24, "the rank is 2, the type has 0");
  floats(fits, high, 0, 24, "the rank is 2, the type has 9");
  bad.rank = -1;
  floats(bad, fixed2, 0, 24, "the descriptor cannot be read: it is NULL, or of another rank or index width");
  bad.rank = 9;
  floats(bad, high, 0, 24, "the descriptor cannot be read: it is NULL, or of another rank or index width");
  bad = fits;
  bad.sizes[0] = 3;
  floats(bad, fixed2, 0, -1, "sizes[0] is 3, the type has 2");
  bad = fits;
  bad.sizes[1] = 4;
  floats(bad, fixed2, 0, 24, "sizes[1] is 4, the type has 3");
  /* The gap of a row, and the numbers of the transposed array. */
  floats(bad, rows2, 0, 64, "strides[0] is 3, the type has 4");
  bad = fits;
  bad.strides[0] = 1;
  bad.strides[1] = 3;
  floats(bad, fixed2, 0, 24, "strides[1] is 3, the type has 1");
  floats(bad, any2, 0, 64, good);
  bad = fits;
  bad.strides[0] = -3;
  floats(bad, fixed2, 0, -1, "strides[0] is -3, the type has 3");
  bad = fits;
  bad.offset = 1;
  floats(bad, fixed2, 0, 64, "the offset is 1, the type has 0");
  floats(bad, moved, 0, 64, "the offset is 1, the type has 5");
  bad.offset = 5;
  floats(bad, moved, 0, 64, good);
  floats(fits, moved, 0, 64, "the offset is 0, the type has 5");
}

static void test_sizes(void) {
  const refrt_memref_type dynamic3 = {3, {ANY, ANY, ANY}, {ROWS, ROWS, 1}, 0, 4, 4};
  const refrt_memref_type strange = {1, {-1}, {1}, 0, 4, 4};
  floats((numbers){2, 0, {-1, 3}, {3, 1}}, any2, 0, -1, "sizes[0] is -1, below 0");
  floats((numbers){2, 0, {0, -7}, {3, 1}}, any2, 0, -1, "sizes[1] is -7, below 0");
  floats((numbers){2, 0, {2, LOW}, {3, 1}}, any2, 0, -1, "sizes[1] is -9223372036854775808, below 0");
  floats((numbers){1, 0, {-1}, {1}}, strange, 0, -1, "sizes[0] is -1, below 0");
  /* A stride that is never taken is none of a row-major memref; a static one counts (DESC-RANKED-19). */
  floats((numbers){2, 0, {1, 3}, {99, 1}}, rows2, 0, 12, good);
  floats((numbers){2, 0, {2, 0}, {99, 1}}, rows2, 0, 0, good);
  floats((numbers){2, 0, {1, 3}, {3, 2}}, rows2, 0, 64, "strides[1] is 2, the type has 1");
  floats((numbers){2, 0, {2, 0}, {0, 2}}, rows2, 0, 64, "strides[1] is 2, the type has 1");
  /* Natural strides go through all later sizes, also where those have no bits for them. */
  floats((numbers){3, 0, {2, 2, 3}, {6, 3, 1}}, dynamic3, 0, 48, good);
  floats((numbers){3, 0, {2, 2, 3}, {3, 3, 1}}, dynamic3, 0, 48, "strides[0] is 3, the type has 6");
  floats((numbers){3, 0, {2, HIGH, 3}, {1, 3, 1}}, dynamic3, 0, -1,
         "strides[0] is 1, the type has 9223372036854775807");
}

static void test_pointers(void) {
  const numbers some = {2, 0, {2, 3}, {3, 1}}, none = {2, 0, {2, 0}, {0, 1}};
  refrt_memref_type scalar = {0, {0}, {0}, 0, 4, 4}, wide = fixed2;
  refrt_view view = view_at(NULL, &some);
  expect(&view, &fixed2, NULL, -1, "aligned is null, and there are elements");
  expect(&view, &fixed2, memory, 64, "aligned is null, and there are elements");
  view = view_at(NULL, &none);
  expect(&view, &rows2, NULL, -1, good);
  expect(&view, &rows2, memory, 0, good);
  expect(&view, &fixed2, NULL, -1, "sizes[1] is 0, the type has 3");
  view.rank = 0;
  expect(&view, &scalar, NULL, -1, "aligned is null, and there are elements");
  floats(some, fixed2, 2, 64, "aligned lies at byte 2 after a multiple of 4");
  floats(some, fixed2, 1, -1, "aligned lies at byte 1 after a multiple of 4");
  floats(none, rows2, 1, 64, good);
  wide.alignment = 32;
  floats(some, wide, 16, 64, "aligned lies at byte 16 after a multiple of 32");
  floats(some, wide, 32, 64, good);
  wide.alignment = 0;
  floats(some, wide, 1, 64, good);
}

static void test_block(void) {
  const refrt_memref_type scalar = {0, {0}, {0}, ANY, 4, 4};
  const numbers rows = {2, 0, {2, 3}, {3, 1}};
  /* Too small, and one that begins later. */
  floats(rows, rows2, 0, 23, "sizes[0] leads to byte 23 of a block of 23");
  floats(rows, rows2, 4, 24, "sizes[0] leads to byte 27 of a block of 24");
  floats(rows, any2, 0, 23, "strides[0] leads to byte 23 of a block of 23");
  floats(rows, rows2, 28, 24, "aligned leads to byte 31 of a block of 24");
  floats(rows, any2, 0, 0, "the offset leads to byte 3 of a block of 0");
  /* The inner size is the wrong one, or the outer stride, or one of the other sign. */
  floats((numbers){2, 0, {2, 30}, {30, 1}}, rows2, 0, 64, "sizes[1] leads to byte 119 of a block of 64");
  floats((numbers){2, 0, {2, 3}, {30, 1}}, any2, 0, 64, "strides[0] leads to byte 131 of a block of 64");
  floats((numbers){2, 0, {2, 3}, {3, -1}}, any2, 0, 64, "strides[1] leads to byte -8 of a block of 64");
  floats((numbers){2, 2, {2, 3}, {3, -1}}, any2, 0, 24, good);
  floats((numbers){2, 0, {2, 3}, {3, -1}}, any2, 8, 24, good);
  floats((numbers){2, 5, {2, 3}, {-3, -1}}, any2, 0, 24, good);
  floats((numbers){2, 4, {2, 3}, {-3, -1}}, any2, 0, 24, "strides[0] leads to byte -4 of a block of 24");
  floats((numbers){2, 0, {2, HIGH}, {0, 0}}, any2, 0, 4, good);
  floats((numbers){2, -1, {2, 3}, {3, 1}}, any2, 4, 24, good);
  /* Elements and bytes are told apart: element 6 is byte 24. */
  floats((numbers){2, 6, {2, 3}, {3, 1}}, any2, 0, 24, "the offset leads to byte 27 of a block of 24");
  floats((numbers){2, -1, {2, 3}, {3, 1}}, any2, 0, 24, "the offset leads to byte -4 of a block of 24");
  floats((numbers){2, 5, {1, 1}, {3, 1}}, any2, 0, 24, good);
  floats((numbers){0, 5, {0}, {0}}, scalar, 0, 24, good);
  floats((numbers){0, 6, {0}, {0}}, scalar, 0, 24, "the offset leads to byte 27 of a block of 24");
}

static void test_overflow(void) {
  static const char far[] = ": elements would lie where there are no addresses";
  const refrt_memref_type huge = {1, {ANY}, {ANY}, ANY, SIZE_MAX, 1};
  char text[128];
  int with_block;
  for (with_block = 0; with_block < 2; ++with_block) {
    const int64_t bytes = with_block ? 64 : -1;
    const struct {
      numbers has;
      const char *field;
    } rows[] = {{{2, HIGH, {2, 3}, {3, 1}}, "the offset is 9223372036854775807"},
                {{2, LOW, {2, 3}, {3, 1}}, "the offset is -9223372036854775808"},
                {{2, 0, {2, 3}, {HIGH, 1}}, "strides[0] is 9223372036854775807"},
                {{2, 0, {2, 3}, {3, LOW}}, "strides[1] is -9223372036854775808"},
                {{2, 0, {HIGH, 3}, {HIGH / 8, 1}}, "strides[0] is 1152921504606846975"}};
    size_t i;
    for (i = 0; i < sizeof rows / sizeof *rows; ++i) {
      strcpy(text, rows[i].field);
      floats(rows[i].has, any2, 0, bytes, strcat(text, far));
    }
    /* Strides that are not taken lead nowhere. */
    floats((numbers){2, 0, {1, 3}, {LOW, 1}}, any2, 0, bytes, good);
    floats((numbers){2, LOW, {0, 3}, {HIGH, LOW}}, any2, 0, bytes, good);
    strcpy(text, "sizes[1] is 9223372036854775807");
    floats((numbers){2, 0, {1, HIGH}, {HIGH, 1}}, rows2, 0, bytes, strcat(text, far));
  }
  /* Elements that nothing can hold. */
  floats((numbers){1, 0, {1}, {1}}, huge, 0, sizeof(void *) == 8 ? 64 : -1,
         "the offset is 0: elements would lie where there are no addresses");
  /* Without a block, elements may lie on both sides of the pointer. */
  floats((numbers){2, -6, {2, 3}, {3, 1}}, any2, 32, -1, good);
  floats((numbers){2, -60, {2, 3}, {-3, 1}}, any2, 32, -1, good);
  /* A block without an end still has a begin. */
  {
    numbers has = {2, 0, {2, 3}, {3, 1}};
    refrt_view view = view_at(memory, &has);
    refrt_memref_problem problem;
    CHECK(refrt_memref_check(&view, &any2, memory, UINT64_MAX).fault == REFRT_MEMREF_FAULT_NONE);
    problem = refrt_memref_check(&view, &any2, memory + 4, UINT64_MAX);
    CHECK(problem.fault == REFRT_MEMREF_FAULT_BLOCK && problem.field == REFRT_MEMREF_FIELD_ALIGNED);
    CHECK(problem.found == -4 && problem.expected == INT64_MAX);
  }
}

/* Each element by itself. */
static int is_inside(const refrt_view *view, int64_t lead, int64_t bytes) {
  int64_t at[REFRT_MEMREF_MAX_RANK];
  int more;
  for (more = refrt_view_first(view, at); more != 0; more = refrt_view_next(view, at)) {
    const int64_t byte = lead + 4 * refrt_view_position(view, at);
    if (byte < 0 || byte + 4 > bytes)
      return 0;
  }
  return 1;
}

static void test_random(void) {
  const refrt_memref_type any3 = {3, {ANY, ANY, ANY}, {ANY, ANY, ANY}, ANY, 4, 4};
  uint64_t state = 7;
  int round, inside = 0, outside = 0;
  for (round = 0; round < 50000; ++round) {
    numbers has;
    refrt_memref_type type = any3;
    refrt_memref_problem problem;
    refrt_view view;
    const int64_t lead = 4 * (int64_t)(check_random(&state) % 8), bytes = (int64_t)(check_random(&state) % 65);
    int64_t i;
    has.rank = type.rank = (int64_t)(check_random(&state) % 4);
    has.offset = (int64_t)(check_random(&state) % 9) - 4;
    for (i = 0; i < 3; ++i) {
      has.sizes[i] = (int64_t)(check_random(&state) % 4);
      has.strides[i] = (int64_t)(check_random(&state) % 11) - 5;
    }
    view = view_at(memory + lead, &has);
    view.allocated = memory;
    problem = refrt_memref_check(&view, &type, memory, (uint64_t)bytes);
    CHECK((problem.fault == REFRT_MEMREF_FAULT_NONE) == is_inside(&view, lead, bytes));
    CHECK((problem.fault == REFRT_MEMREF_FAULT_NONE) == refrt_view_fits(&view, 4, (uint64_t)bytes));
    CHECK(problem.fault == REFRT_MEMREF_FAULT_NONE || problem.found < 0 || problem.found >= bytes);
    *(problem.fault == REFRT_MEMREF_FAULT_NONE ? &inside : &outside) += 1;
  }
  CHECK(inside > 5000 && outside > 5000);
}

int main(void) {
  test_type();
  test_sizes();
  test_pointers();
  test_block();
  test_overflow();
  test_random();
  return check_finish();
}
