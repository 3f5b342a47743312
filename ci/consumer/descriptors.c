/*===-- descriptors.c - a program with memref descriptors ---------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Needs the header alone; nothing is linked.
 *===----------------------------------------------------------------------===*/
#include "refrt/refrt_memref.h"

#include <stdio.h>

int main(void) {
  float data[6] = {0, 1, 2, 3, 4, 5};
  const int64_t sizes[2] = {2, 3};
  REFRT_MEMREF(float, 2) matrix;
  refrt_memref_init(&matrix, 2, sizeof matrix.offset, data, data, sizes);
  printf("matrix(1, 2) = %g\n", REFRT_MEMREF_AT2(&matrix, 1, 2));
  return 0;
}
