/*===-- use.c - calls a module through its generated header ------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * C11 and C++17. Ends with the number of the first check that fails.
 *===----------------------------------------------------------------------===*/
#include "library.h"

#define CHECK(condition)                                                                                               \
  if (!(condition))                                                                                                    \
  return __LINE__

static int hook_calls;
/* The lowered code calls the wrapper of what C provides. */
int32_t _mlir_ciface_hook(memref_1d_i32 *arg0, int32_t arg1) {
  ++hook_calls;
  return (int32_t)arg0->sizes[0] * 1000 + arg0->aligned[arg0->offset] + arg1;
}

int main(void) {
  float data[6] = {1, 2, 3, 4, 5, 6};
  memref_2d_f32 matrix = {data, data, 0, {2, 3}, {3, 1}};
  scale(REFRT_MEMREF_ARGS_2(matrix), 2.0f);
  CHECK(data[0] == 2.0f && data[5] == 12.0f);

  int32_t numbers[4] = {10, 20, 30, 40};
  memref_1d_i32 list = {numbers, numbers, 0, {4}, {1}};
  split_result parts = split(REFRT_MEMREF_ARGS_1(list), 1);
  CHECK(parts.result0.allocated == numbers && parts.result0.aligned == numbers);
  CHECK(parts.result0.offset == 1 && parts.result0.sizes[0] == 3 && parts.result0.strides[0] == 1);
  CHECK(parts.result1 == 20);

#ifdef WITH_WRAPPERS
  _mlir_ciface_scale(&matrix, 0.5f);
  CHECK(data[0] == 1.0f && data[5] == 6.0f);
  split_result again;
  _mlir_ciface_split(&again, &list, 3);
  CHECK(again.result0.offset == 3 && again.result0.sizes[0] == 1 && again.result1 == 40);
#endif

  swap_result swapped = swap(3, -4);
  CHECK(swapped.result0 == -4 && swapped.result1 == 3);
#ifdef WITH_WRAPPERS
  CHECK(ask(REFRT_MEMREF_ARGS_1(list), 7) == 4017 && hook_calls == 1);
#endif
  return 0;
}
