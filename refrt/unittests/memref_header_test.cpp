//===-- memref_header_test.cpp - descriptors from C++ ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The templates against the C structs, in C++17.
// Clauses: DESC-RANKED-02, 05, 08, 10, 12, 21; DESC-UNRANKED-01, 02; CIFACE-05.
//
//===----------------------------------------------------------------------===//
#include "refrt/unittests/check.h"

#include "refrt/refrt_memref.h"
#include "refrt/refrt_memref_check.h"

#include <cstring>
#include <type_traits>

template <typename T, int N, typename Index>
static void checkSameBytes(const refrt::memref<T, N, Index> &typed, const void *untyped, size_t size) {
  CHECK(sizeof typed == size);
  CHECK(std::memcmp(&typed, untyped, size) == 0);
}

static void testLayout() {
  float data[24] = {};
  const int64_t sizes[] = {2, 3, 4};
  refrt_memref_3_i64 wide;
  std::memset(&wide, 0, sizeof wide);
  CHECK(refrt_memref_init(&wide, 3, 8, data, data, sizes) == 1);
  checkSameBytes(refrt::memref<float, 3, int64_t>::contiguous(data, 2, 3, 4), &wide, sizeof wide);
  refrt_memref_3_i32 narrow;
  std::memset(&narrow, 0, sizeof narrow);
  CHECK(refrt_memref_init(&narrow, 3, 4, data, data, sizes) == 1);
  auto typed = refrt::memref<float, 3, int32_t>::contiguous(data, 2, 3, 4);
  refrt_view a = typed.view(), b = refrt_memref_view(&narrow, 3, 4);
  CHECK(std::memcmp(&a, &b, sizeof a) == 0);
  refrt_memref_0_i64 none;
  std::memset(&none, 0, sizeof none);
  CHECK(refrt_memref_init(&none, 0, 8, data, data, nullptr) == 1);
  checkSameBytes(refrt::memref<float, 0, int64_t>::contiguous(data), &none, sizeof none);
}

// The C macros work in C++ too, and exchange with the templates as bytes.
typedef REFRT_MEMREF(float, 2) cMatrix;
static_assert(sizeof(cMatrix) == sizeof(refrt::memref<float, 2>), "C and C++ descriptors have one size");

static float sum(REFRT_MEMREF_PARAMS_2(float, intptr_t, m)) {
  cMatrix m = REFRT_MEMREF_FIELDS_2(m);
  float total = 0;
  for (intptr_t i = 0; i < m.sizes[0]; ++i)
    for (intptr_t j = 0; j < m.sizes[1]; ++j)
      total += REFRT_MEMREF_AT2(&m, i, j);
  return total;
}

static void testAccess() {
  float data[12];
  for (int i = 0; i < 12; ++i)
    data[i] = static_cast<float>(i);
  auto m = refrt::memref<float, 2>::contiguous(data, 3, 4);
  CHECK(static_cast<int>(m(2, 1)) == 9);
  CHECK(m.count() == 12 && m.is_contiguous());
  m(2, 1) = 100;
  CHECK(static_cast<int>(data[9]) == 100);
  // The last column, upwards.
  refrt::memref<float, 2> column = m;
  column.offset = 11;
  column.sizes[1] = 1;
  column.strides[0] = -4;
  int seen = 0;
  column.for_each([&](float &value) {
    CHECK(static_cast<int>(value) == 11 - 4 * seen);
    ++seen;
  });
  CHECK(seen == 3 && !column.is_contiguous());
  CHECK(static_cast<int>(sum(REFRT_MEMREF_ARGS_2(column))) == 21);
  refrt::memref<float, 0> scalar = refrt::memref<float, 0>::contiguous(data);
  scalar.offset = 3;
  CHECK(static_cast<int>(scalar()) == 3 && scalar.count() == 1);
}

static void testUnranked() {
  double data[6] = {0, 1, 2, 3, 4, 5};
  auto ranked = refrt::memref<double, 2>::contiguous(data, 2, 3);
  auto unranked = refrt::unranked_memref<double>::borrow(ranked);
  CHECK(unranked.rank == 2 && unranked.descriptor == &ranked);
  CHECK(unranked.cast<2>() == &ranked && unranked.cast<1>() == nullptr);
  refrt_view view = unranked.view();
  CHECK(view.rank == 2 && view.sizes[1] == 3 && view.strides[0] == 3);
  // DESC-RANKED-21: a memref of memrefs has the whole descriptor as element.
  refrt::memref<double, 2> inner[2] = {ranked, ranked};
  auto outer = refrt::memref<refrt::memref<double, 2>, 1>::contiguous(inner, 2);
  CHECK(static_cast<int>(outer(1)(1, 2)) == 5);
}

// Each use of the macro is a type of its own, as in headers of memref-cts bindgen.
typedef REFRT_MEMREF(float, 2) Matrix;
typedef REFRT_MEMREF(float, 0) Scalar;
typedef REFRT_MEMREF_I32(float, 2) Narrow;
template <typename To, typename From>
static constexpr bool converts = std::is_convertible_v<From, To>;
static_assert(converts<Matrix, refrt::memref<float, 2>> && converts<Scalar, refrt::memref<float, 0>> &&
                  converts<Narrow, refrt::memref<float, 2, int32_t>>,
              "the same fields");
static_assert(!converts<Matrix, refrt::memref<double, 2>> && !converts<Matrix, refrt::memref<float, 1>> &&
                  !converts<Matrix, refrt::memref<float, 2, int32_t>> && !converts<Matrix, refrt::memref<float, 0>> &&
                  !converts<Scalar, refrt::memref<float, 1>> && !converts<int, refrt::memref<float, 1>>,
              "other elements, ranks or indices");
static_assert(converts<refrt_memref_unranked_word, refrt::unranked_memref<float>> &&
                  converts<refrt_memref_unranked_i32, refrt::unranked_memref<float, int32_t>> &&
                  !converts<refrt_memref_unranked_i32, refrt::unranked_memref<float, int64_t>> &&
                  !converts<refrt::unranked_memref<double>, refrt::unranked_memref<float>>,
              "unranked");

static void testConversion() {
  float data[12] = {};
  auto typed = refrt::memref<float, 2>::contiguous(data, 3, 4);
  Matrix matrix = typed;
  CHECK(matrix.aligned == data && matrix.sizes[1] == 4 && matrix.strides[0] == 4);
  matrix.offset = 5;
  auto back = refrt::memref<float, 2>::from(matrix);
  CHECK(&back(0, 0) == data + 5);
  Scalar scalar = refrt::memref<float, 0>::contiguous(data);
  CHECK(scalar.allocated == data && scalar.offset == 0);
  refrt_memref_unranked_word unranked = refrt::unranked_memref<float>::borrow(back);
  CHECK(unranked.rank == 2 && unranked.descriptor == &back);
  CHECK(refrt::unranked_memref<float>::from(unranked).cast<2>() == &back);
  CHECK(refrt_memref_unranked_view_word(unranked).offset == 5);
}

// The check of memref_check_test.c, from C++.
static void testCheck() {
  double data[12] = {};
  const refrt_memref_type type = {2, {REFRT_MEMREF_ANY, 4}, {REFRT_MEMREF_ROW_MAJOR, 1},
                                  0, sizeof(double),        alignof(double)};
  auto m = refrt::memref<double, 2>::contiguous(data, 3, 4);
  CHECK(refrt::check(m, type).fault == REFRT_MEMREF_FAULT_NONE);
  CHECK(refrt::check(m, type, data, sizeof data).fault == REFRT_MEMREF_FAULT_NONE);
  refrt_memref_problem problem = refrt::check(m, type, data, sizeof data - 1);
  char text[80];
  refrt_memref_problem_text(&problem, text, sizeof text);
  CHECK(problem.field == REFRT_MEMREF_FIELD_SIZES && problem.dimension == 0);
  CHECK_MSG(std::strcmp(text, "sizes[0] leads to byte 95 of a block of 95") == 0, "%s", text);
  auto narrow = refrt::memref<double, 2, int32_t>::contiguous(data, 3, 4);
  narrow.strides[1] = 2;
  problem = refrt::check(narrow, type);
  CHECK(problem.fault == REFRT_MEMREF_FAULT_TYPE && problem.field == REFRT_MEMREF_FIELD_STRIDES && problem.found == 2);
  problem = refrt::check(refrt::memref<double, 0>::contiguous(data), type);
  CHECK(problem.field == REFRT_MEMREF_FIELD_RANK && problem.found == 0 && problem.expected == 2);
}

int main() {
  testCheck();
  testConversion();
  testLayout();
  testAccess();
  testUnranked();
  return check_finish();
}
