/*===-- memref_header_test.c - descriptors from C -----------------------------===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Layout byte by byte, the unpacked argument order, and every helper, in C11.
 * Clauses: DESC-RANKED-02, 04, 05, 07, 08, 10, 17; DESC-UNRANKED-01, 04, 09;
 * CIFACE-05.
 *===----------------------------------------------------------------------===*/
#include "refrt/unittests/check.h"

#include "refrt/refrt_memref.h"

typedef REFRT_MEMREF(float, 0) scalar;
typedef REFRT_MEMREF(float, 1) row;
typedef REFRT_MEMREF(float, 2) matrix;
typedef REFRT_MEMREF_I32(int16_t, 3) cube32;
typedef REFRT_MEMREF_I64(double, 4) block64;

/* DESC-RANKED-02, 17: fields found by hand at the bytes the spec gives. */
static void test_bytes(void) {
  refrt_memref_2_i64 d;
  int64_t words[7], i;
  char a = 0, b = 0;
  const int64_t sizes[2] = {5, 7};
  CHECK(refrt_memref_init(&d, 2, 8, &a, &b, sizes) == 1);
  d.offset = 11;
  if (sizeof(void *) == 8) {
    memcpy(words, &d, sizeof words);
    CHECK(words[0] == (int64_t)(intptr_t)&a && words[1] == (int64_t)(intptr_t)&b && words[2] == 11);
    CHECK(words[3] == 5 && words[4] == 7 && words[5] == 7 && words[6] == 1);
  }
  for (i = 0; i < 5; ++i)
    CHECK(refrt_memref_get_index(&d, i, 8) == (i == 0 ? 11 : i == 1 ? 5 : i == 2 ? 7 : i == 3 ? 7 : 1));
  CHECK(sizeof(scalar) == 3 * sizeof(void *));
  CHECK(sizeof(row) == 5 * sizeof(void *));
  CHECK(sizeof(matrix) == 7 * sizeof(void *));
  CHECK(offsetof(cube32, sizes) == 2 * sizeof(void *) + 4);
  CHECK(offsetof(cube32, strides) == 2 * sizeof(void *) + 16);
}

/* CIFACE-05: the struct any C programmer would write. */
static void test_plain_struct(void) {
  struct plain {
    float *allocated;
    float *aligned;
    intptr_t offset;
    intptr_t sizes[2];
    intptr_t strides[2];
  } p;
  float data[6] = {0, 1, 2, 3, 4, 5};
  matrix m;
  const int64_t sizes[2] = {2, 3};
  CHECK(refrt_memref_init(&m, 2, sizeof m.offset, data, data, sizes) == 1);
  CHECK(sizeof p == sizeof m);
  memcpy(&p, &m, sizeof p);
  CHECK(p.allocated == data && p.aligned == data && p.offset == 0);
  CHECK(p.sizes[0] == 2 && p.sizes[1] == 3 && p.strides[0] == 3 && p.strides[1] == 1);
}

static float unpacked(REFRT_MEMREF_PARAMS_2(float, intptr_t, m), REFRT_MEMREF_PARAMS_0(float, intptr_t, s)) {
  matrix m = REFRT_MEMREF_FIELDS_2(m);
  scalar s = REFRT_MEMREF_FIELDS_0(s);
  return REFRT_MEMREF_AT2(&m, 1, 2) * REFRT_MEMREF_AT0(&s);
}
static int64_t in_order(double *allocated, double *aligned, int64_t offset, int64_t n0, int64_t n1, int64_t n2,
                        int64_t n3, int64_t s0, int64_t s1, int64_t s2, int64_t s3) {
  CHECK(allocated == aligned);
  return offset + 10 * n0 + 100 * n1 + 1000 * n2 + 10000 * n3 + 100000 * s0 + 1000000 * s1 + 10000000 * s2 +
         100000000 * s3;
}
static int64_t in_order3(int16_t *allocated, int16_t *aligned, int32_t offset, int32_t n0, int32_t n1, int32_t n2,
                         int32_t s0, int32_t s1, int32_t s2) {
  CHECK(allocated != aligned);
  return offset + 10 * n0 + 100 * n1 + 1000 * n2 + 10000 * s0 + 100000 * s1 + 1000000 * s2;
}
static intptr_t in_order1(REFRT_MEMREF_PARAMS_1(float, intptr_t, r)) {
  row r = REFRT_MEMREF_FIELDS_1(r);
  return r.offset + 10 * r.sizes[0] + 100 * r.strides[0];
}
static intptr_t from_params3(REFRT_MEMREF_PARAMS_3(int16_t, int32_t, c)) {
  cube32 c = REFRT_MEMREF_FIELDS_3(c);
  return in_order3(REFRT_MEMREF_ARGS_3(c)) == 7654321;
}
static intptr_t from_params4(REFRT_MEMREF_PARAMS_4(double, int64_t, b)) {
  block64 b = REFRT_MEMREF_FIELDS_4(b);
  return in_order(REFRT_MEMREF_ARGS_4(b)) == 987654321;
}

static void test_unpacked(void) {
  float data[6] = {0, 1, 2, 3, 4, 5}, factor[3] = {0, 0, 10};
  double d = 0;
  int16_t h[2] = {0, 0};
  matrix m = {data, data, 0, {2, 3}, {3, 1}};
  scalar s = {factor, factor, 2};
  row r = {data, data, 1, {2}, {3}};
  cube32 c = {h, h + 1, 1, {2, 3, 4}, {5, 6, 7}};
  block64 b = {&d, &d, 1, {2, 3, 4, 5}, {6, 7, 8, 9}};
  CHECK((int)unpacked(REFRT_MEMREF_ARGS_2(m), REFRT_MEMREF_ARGS_0(s)) == 50);
  CHECK(in_order1(REFRT_MEMREF_ARGS_1(r)) == 321);
  CHECK(from_params3(REFRT_MEMREF_ARGS_3(c)));
  CHECK(from_params4(REFRT_MEMREF_ARGS_4(b)));
}

/* DESC-RANKED-04, 05, 08: base is aligned, offset and strides are in elements,
 * and strides may be zero or negative. */
static void test_access(void) {
  int data[24], unrelated[1] = {-1}, i, j, k;
  typedef REFRT_MEMREF(int, 3) cube;
  typedef REFRT_MEMREF(int, 4) block;
  cube c = {unrelated, data, 23, {2, 3, 4}, {-12, -4, -1}};
  block b = {unrelated, data, 1, {2, 2, 1, 2}, {12, 0, 99, 2}};
  refrt_view v = refrt_memref_view(&c, 3, sizeof c.offset);
  int64_t at[REFRT_MEMREF_MAX_RANK], seen = 0;
  for (i = 0; i < 24; ++i)
    data[i] = i;
  for (i = 0; i < 2; ++i)
    for (j = 0; j < 3; ++j)
      for (k = 0; k < 4; ++k)
        CHECK(REFRT_MEMREF_AT3(&c, i, j, k) == 23 - (12 * i + 4 * j + k));
  CHECK(REFRT_MEMREF_AT4(&b, 1, 1, 0, 1) == 15);
  for (i = refrt_view_first(&v, at); i != 0; i = refrt_view_next(&v, at)) {
    CHECK(*(int *)refrt_view_element(&v, sizeof(int), at) == 23 - seen);
    ++seen;
  }
  CHECK(seen == 24);
  REFRT_MEMREF_AT3(&c, 0, 0, 0) = 5;
  CHECK(data[23] == 5);
}

static void test_views(void) {
  const int64_t sizes[8] = {2, 1, 3, 1, 2, 1, 1, 2}, none[2] = {0, 5}, negative[1] = {-1};
  const int64_t huge[3] = {1, INT64_MAX / 2, 4}, big32[2] = {2, INT64_C(1) << 31}, big_product[3] = {2, 65536, 65536};
  refrt_memref_8_i32 d8;
  refrt_memref_2_i64 d2;
  refrt_memref_1_i64 d1;
  refrt_memref_0_i64 d0;
  refrt_memref_3_i64 d3;
  refrt_memref_2_i32 n2;
  refrt_memref_3_i32 n3;
  refrt_memref_unranked_i64 u;
  refrt_memref_unranked_i32 u32;
  refrt_view v;
  int64_t at[REFRT_MEMREF_MAX_RANK];
  char byte = 0;
  CHECK(refrt_memref_init(&d8, 8, 4, &byte, &byte, sizes) == 1);
  u32.rank = 8;
  u32.descriptor = &d8;
  v = refrt_memref_unranked_view_i32(u32);
  CHECK(v.rank == 8 && refrt_view_count(&v) == 24 && refrt_view_is_contiguous(&v));
  CHECK(v.strides[0] == 12 && v.strides[2] == 4 && v.strides[4] == 2 && v.strides[7] == 1);
  d8.strides[1] = -77; /* size 1: does not matter */
  v = refrt_memref_view(&d8, 8, 4);
  CHECK(v.strides[1] == -77 && refrt_view_is_contiguous(&v));
  d8.strides[2] = 5;
  v = refrt_memref_view(&d8, 8, 4);
  CHECK(!refrt_view_is_contiguous(&v));
  /* Rank 0, ranked and unranked (DESC-RANKED-10, DESC-UNRANKED-09). */
  CHECK(refrt_memref_init(&d0, 0, 8, &byte, &byte, NULL) == 1);
  u.rank = 0;
  u.descriptor = &d0;
  v = refrt_memref_unranked_view_i64(u);
  CHECK(v.rank == 0 && refrt_view_count(&v) == 1 && refrt_view_is_contiguous(&v));
  CHECK(refrt_view_first(&v, at) == 1 && refrt_view_next(&v, at) == 0);
  CHECK(refrt_view_element(&v, 1, NULL) == (void *)&byte);
  /* Empty. */
  CHECK(refrt_memref_init(&d2, 2, 8, &byte, &byte, none) == 1);
  v = refrt_memref_view(&d2, 2, 8);
  CHECK(refrt_view_count(&v) == 0 && refrt_view_is_contiguous(&v) && refrt_view_first(&v, at) == 0);
  /* Bad arguments. */
  CHECK(refrt_memref_init(&d1, 1, 8, &byte, &byte, negative) == 0);
  CHECK(refrt_memref_init(&d1, 1, 8, &byte, &byte, NULL) == 0);
  CHECK(refrt_memref_init(&d1, -1, 8, &byte, &byte, sizes) == 0);
  CHECK(refrt_memref_init(&d1, 9, 8, &byte, &byte, sizes) == 0);
  CHECK(refrt_memref_init(&d1, 1, 2, &byte, &byte, sizes) == 0);
  CHECK(refrt_memref_init(NULL, 1, 8, &byte, &byte, sizes) == 0);
  CHECK(refrt_memref_init(&d3, 3, 8, &byte, &byte, huge) == 0);
  CHECK(refrt_memref_init(&n2, 2, 4, &byte, &byte, big32) == 0);
  CHECK(refrt_memref_init(&n3, 3, 4, &byte, &byte, big_product) == 0);
  v = refrt_memref_view(NULL, 1, 8);
  CHECK(v.rank == -1 && refrt_view_count(&v) == -1 && !refrt_view_is_contiguous(&v) && !refrt_view_first(&v, at));
  v = refrt_memref_view(&d1, 9, 8);
  CHECK(v.rank == -1);
  v = refrt_memref_view(&d1, 1, 2);
  CHECK(v.rank == -1);
  /* A count beyond 64 bits. */
  d2.sizes[0] = INT64_MAX;
  d2.sizes[1] = 2;
  v = refrt_memref_view(&d2, 2, 8);
  CHECK(refrt_view_count(&v) == -1);
  d2.sizes[1] = -1;
  v = refrt_memref_view(&d2, 2, 8);
  CHECK(refrt_view_count(&v) == -1);
}

/* Whether elements lie in an allocation of so many bytes, and the keys that say so. */
static int is_checked(const row *r, uint64_t bytes, int fits, const char *keys) {
  refrt_view v = refrt_memref_view(r, 1, sizeof r->offset);
  char text[128];
  size_t length = refrt_view_keys(&v, (int64_t)bytes, text, sizeof text);
  return refrt_view_fits(&v, sizeof(float), bytes) == fits && strcmp(text, keys) == 0 && length == strlen(keys);
}

static void test_checks(void) {
  float data[8];
  row r = {data, data, 0, {3}, {1}};
  row reversed = {data, data, 0, {3}, {-1}}, moved = {data, data + 2, 0, {3}, {-1}};
  row before = {data + 2, data, 0, {3}, {1}}, empty = {data, data, 99, {0}, {1}};
  row far = {data, data, INTPTR_MAX, {2}, {1}}, steep = {data, data, 0, {3}, {INTPTR_MAX}};
  row deep = {data, data, 0, {3}, {INTPTR_MIN}}, negative = {data, data, 0, {-1}, {1}};
  scalar s = {data, data, 1};
  refrt_view v;
  char text[16];
  CHECK(is_checked(&r, 12, 1, "sizes=[3] strides=[1] offset=0 bytes=12 start=0 lead=0"));
  CHECK(is_checked(&r, 11, 0, "sizes=[3] strides=[1] offset=0 bytes=11 start=0 lead=0"));
  r.offset = 1;
  CHECK(is_checked(&r, 12, 0, "sizes=[3] strides=[1] offset=1 bytes=12 start=0 lead=0"));
  CHECK(is_checked(&r, 16, 1, "sizes=[3] strides=[1] offset=1 bytes=16 start=0 lead=0"));
  CHECK(is_checked(&reversed, 12, 0, "sizes=[3] strides=[-1] offset=0 bytes=12 start=0 lead=0"));
  CHECK(is_checked(&moved, 12, 1, "sizes=[3] strides=[-1] offset=0 bytes=12 start=0 lead=8"));
  CHECK(is_checked(&before, 12, 0, "sizes=[3] strides=[1] offset=0 bytes=12 start=0 lead=-8"));
  CHECK(is_checked(&empty, 0, 1, "sizes=[0] strides=[1] offset=99 bytes=0 start=0 lead=0"));
  /* Positions that do not fit. */
  for (v.rank = 0; v.rank < 4; ++v.rank) {
    const row *one = v.rank == 0 ? &far : v.rank == 1 ? &steep : v.rank == 2 ? &deep : &negative;
    refrt_view all = refrt_memref_view(one, 1, sizeof one->offset);
    CHECK(!refrt_view_fits(&all, sizeof(float), INT32_MAX));
  }
  v = refrt_memref_view(&s, 0, sizeof s.offset);
  CHECK(refrt_view_fits(&v, sizeof(float), 8) && !refrt_view_fits(&v, sizeof(float), 7));
  /* Text that is cut, has no size of the allocation, or is of nothing. */
  CHECK(refrt_view_keys(&v, -1, NULL, 0) == strlen("sizes=[] strides=[] offset=1 start=0 lead=0"));
  CHECK(refrt_view_keys(&v, -1, text, sizeof text) == 43 && strcmp(text, "sizes=[] stride") == 0);
  v = refrt_memref_view(NULL, 0, 8);
  CHECK(refrt_view_keys(&v, -1, text, sizeof text) == 0 && strcmp(text, "") == 0);
  CHECK(!refrt_view_fits(&v, 4, 100));
}

int main(void) {
  test_bytes();
  test_plain_struct();
  test_unpacked();
  test_access();
  test_views();
  test_checks();
  return check_finish();
}
