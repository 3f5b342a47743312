/*===-- text.c - words of the text form --------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Tables only. Their order is that of the enumerations in refrt.h.
 *===----------------------------------------------------------------------===*/
#include "refrt/text/text.h"

const refrt_flag_name refrt_flag_names[] = {{"nsw", REFRT_FLAG_NSW},
                                            {"nuw", REFRT_FLAG_NUW},
                                            {"exact", REFRT_FLAG_EXACT},
                                            {"disjoint", REFRT_FLAG_DISJOINT},
                                            {"nneg", REFRT_FLAG_NNEG},
                                            {"inbounds", REFRT_FLAG_INBOUNDS},
                                            {"nusw", REFRT_FLAG_NUSW},
                                            {"volatile", REFRT_FLAG_VOLATILE},
                                            {"nontemporal", REFRT_FLAG_NONTEMPORAL},
                                            {"nnan", REFRT_FLAG_NNAN},
                                            {"ninf", REFRT_FLAG_NINF},
                                            {"nsz", REFRT_FLAG_NSZ},
                                            {"arcp", REFRT_FLAG_ARCP},
                                            {"contract", REFRT_FLAG_CONTRACT},
                                            {"afn", REFRT_FLAG_AFN},
                                            {"reassoc", REFRT_FLAG_REASSOC},
                                            {"open", REFRT_FLAG_OPEN},
                                            {"peek", REFRT_FLAG_PEEK},
                                            {"no-undef", REFRT_FLAG_NO_UNDEF},
                                            {NULL, 0}};

const refrt_flag_name refrt_global_flag_names[] = {{"constant", REFRT_GLOBAL_CONSTANT},
                                                   {"uninitialized", REFRT_GLOBAL_UNINITIALIZED},
                                                   {"external", REFRT_GLOBAL_EXTERNAL},
                                                   {"private", REFRT_GLOBAL_PRIVATE},
                                                   {NULL, 0}};
const refrt_flag_name refrt_function_flag_names[] = {
    {"private", REFRT_FUNCTION_PRIVATE}, {"llvm", REFRT_FUNCTION_LLVM}, {NULL, 0}};

const char *const refrt_icmp_names[REFRT_ICMP_COUNT] = {"eq",  "ne",  "slt", "sle", "sgt",
                                                        "sge", "ult", "ule", "ugt", "uge"};
const char *const refrt_fcmp_names[REFRT_FCMP_COUNT] = {"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
                                                        "ueq",   "ugt", "uge", "ult", "ule", "une", "uno", "true"};
const char *const refrt_rounding_names[REFRT_ROUND_COUNT] = {"nearest-even", "down", "up", "to-zero", "nearest-away"};
const char *const refrt_math_names[REFRT_MATH_COUNT] = {
#define REFRT_MATH(NAME, TEXT, REAL, COMPLEX) TEXT,
#include "refrt/math.def"
};

int refrt_identity_strides(const int64_t *sizes, uint32_t rank, int64_t *strides) {
  int64_t stride = 1;
  for (uint32_t d = rank; d > 0; --d) {
    int64_t size = sizes[d - 1];
    strides[d - 1] = stride;
    if (size == REFRT_DYNAMIC || stride == REFRT_DYNAMIC)
      stride = REFRT_DYNAMIC;
    else if (size != 0 && stride > INT64_MAX / size)
      return 0;
    else
      stride *= size;
  }
  return 1;
}
