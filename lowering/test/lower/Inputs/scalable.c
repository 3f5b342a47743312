//===- scalable.c - Calls what scalable-output.mlir makes -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints one line per function: the numbers that it leaves, of as many lanes as
// the machine has, compared with a loop where there is more than one number.
//
//===----------------------------------------------------------------------===//

#include <math.h>
#include <stdint.h>
#include <stdio.h>

enum { SIZE = 64 };

typedef struct {
  void *allocated, *aligned;
  int64_t offset, size, stride;
} memref1;
typedef struct {
  void *allocated, *aligned;
  int64_t offset, sizes[2], strides[2];
} memref2;

int64_t _mlir_ciface_scale(void);
void _mlir_ciface_gather(memref1 *from, memref1 *at, memref1 *to);
void _mlir_ciface_scatter(memref1 *from, memref1 *at, memref1 *to);
void _mlir_ciface_strided(memref1 *from, int64_t first, memref1 *to);
void _mlir_ciface_columns(memref2 *from, memref1 *to);
void _mlir_ciface_same(memref1 *from, memref1 *to);
float _mlir_ciface_sum(memref1 *from, int64_t count);
float _mlir_ciface_least(memref1 *from, int64_t count);
int32_t _mlir_ciface_most(memref1 *from, int64_t count, int32_t start);
float _mlir_ciface_all(memref2 *from);
void _mlir_ciface_rows(memref2 *from, memref1 *to);
void _mlir_ciface_halves(memref1 *from, memref2 *to);
void _mlir_ciface_whole(memref2 *from, memref1 *to);
void _mlir_ciface_near_expm1(memref1 *from, memref1 *to);
void _mlir_ciface_near_log1p(memref1 *from, memref1 *to);

static float source[SIZE], target[SIZE], other[SIZE];
static int32_t places[SIZE];

static memref1 line(void *data, int64_t size, int64_t stride) {
  memref1 result = {data, data, 0, size, stride};
  return result;
}

static memref2 matrix(void *data, int64_t rows, int64_t columns) {
  memref2 result = {data, data, 0, {rows, columns}, {columns, 1}};
  return result;
}

static void clear(void) {
  for (int i = 0; i < SIZE; ++i)
    target[i] = 0;
}

// Whether the first `count` of the target are the other ones, and the rest is 0.
static void expect(const char *name, int64_t count) {
  int good = 1;
  for (int i = 0; i < SIZE; ++i)
    good &= target[i] == (i < count ? other[i] : 0);
  printf("%s %s\n", name, good ? "good" : "bad");
}

// Whether they are within a few units in the last place.
static void expectNear(const char *name, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    if (!(fabsf(target[i] - other[i]) <= 4.0e-7f * fabsf(other[i]))) {
      printf("%s[%d] is %g, not %g\n", name, (int)i, target[i], other[i]);
      return;
    }
  printf("%s near\n", name);
}

int main(void) {
  int64_t scale = _mlir_ciface_scale(), lanes = 4 * scale;
  printf("scale %d\n", (int)scale);
  for (int i = 0; i < SIZE; ++i) {
    source[i] = (float)(i + 1);
    places[i] = (3 * i) % (int)lanes;
  }
  memref1 from = line(source, SIZE, 1), at = line(places, SIZE, 1), to = line(target, SIZE, 1);

  clear();
  for (int i = 0; i < lanes; ++i)
    other[i] = source[places[i]];
  _mlir_ciface_gather(&from, &at, &to);
  expect("gather", lanes);

  clear();
  for (int i = 0; i < lanes; ++i)
    other[places[i]] = source[i];
  _mlir_ciface_scatter(&from, &at, &to);
  expect("scatter", lanes);

  // Every other number from the second one on, of which there are three; -1 beside them.
  clear();
  memref1 pairs = line(source, 4, 2), apart = line(target, 2 * lanes, 1);
  for (int i = 0; i < lanes; ++i)
    other[i] = i < 3 ? source[2 * (i + 1)] : -1.0f;
  _mlir_ciface_strided(&pairs, 1, &apart);
  expect("strided", lanes);

  clear();
  memref2 square = matrix(source, SIZE / 2, 2);
  for (int i = 0; i < 2 * lanes; ++i)
    other[i] = i < lanes ? source[2 * i] : source[2 * (i - lanes) + 1];
  _mlir_ciface_columns(&square, &to);
  expect("columns", 2 * lanes);

  clear();
  for (int i = 0; i < lanes; ++i)
    other[i] = source[0];
  _mlir_ciface_same(&from, &to);
  expect("same", lanes);

  printf("sum %g %g\n", _mlir_ciface_sum(&from, 3), _mlir_ciface_sum(&from, 0));
  printf("least %g\n", _mlir_ciface_least(&from, 3));
  printf("most %d %d\n", _mlir_ciface_most(&at, 2, -7), _mlir_ciface_most(&at, 0, -7));
  memref2 two = matrix(source, 2, lanes);
  printf("all %d\n", (int)(_mlir_ciface_all(&two) - (float)(lanes * (2 * lanes + 1))));

  clear();
  other[0] = other[1] = 0.5f;
  for (int i = 0; i < 2 * lanes; ++i)
    other[i / lanes] += source[i];
  _mlir_ciface_rows(&two, &to);
  expect("rows", 2);

  clear();
  memref2 halves = matrix(target, 2, lanes / 2);
  for (int i = 0; i < lanes; ++i)
    other[i] = source[i];
  _mlir_ciface_halves(&from, &halves);
  expect("halves", lanes);

  clear();
  for (int i = 0; i < 2 * lanes; ++i)
    other[i] = source[i];
  _mlir_ciface_whole(&two, &to);
  expect("whole", 2 * lanes);

  // So near zero that e^x and 1 + x have few of the digits.
  float near[SIZE];
  for (int i = 0; i < lanes; ++i)
    near[i] = (i % 2 ? -1.0e-5f : 1.0e-5f) * (float)(i + 1);
  memref1 small = line(near, lanes, 1);
  clear();
  for (int i = 0; i < lanes; ++i)
    other[i] = expm1f(near[i]);
  _mlir_ciface_near_expm1(&small, &to);
  expectNear("expm1", lanes);
  clear();
  for (int i = 0; i < lanes; ++i)
    other[i] = log1pf(near[i]);
  _mlir_ciface_near_log1p(&small, &to);
  expectNear("log1p", lanes);
  return 0;
}
