/*===-- text.h - what printer and parser share -------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Names of flags, predicates and rounding modes in the text form.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_TEXT_TEXT_H
#define REFRT_TEXT_TEXT_H

#include "refrt/refrt.h"

#define REFRT_TEXT_VERSION 1u

typedef struct refrt_flag_name {
  const char *name; /* NULL ends the table */
  uint32_t bit;
} refrt_flag_name;

extern const refrt_flag_name refrt_flag_names[];
extern const char *const refrt_icmp_names[REFRT_ICMP_COUNT];
extern const char *const refrt_fcmp_names[REFRT_FCMP_COUNT];
extern const char *const refrt_rounding_names[REFRT_ROUND_COUNT];

#endif
