/*===-- complex_power.h - powers of complex numbers --------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * Evaluates in long double with the host's libm. Must not round to the format of
 * the operands: the caller does, and knows the tolerance.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_NUMBER_COMPLEX_POWER_H
#define REFRT_NUMBER_COMPLEX_POWER_H

#include <stdint.h>

typedef struct refrt_wide_complex {
  long double re, im;
} refrt_wide_complex;

/* Parts that are too small beside the other for a tolerance of their own. */
enum { REFRT_OPEN_RE = 1, REFRT_OPEN_IM = 2 };

/* Each returns NULL and sets *r and *open (REFRT_OPEN_* bits), or gives the reason why
 * there is no number that every good evaluation comes near to. The reason is a static
 * text, and *r and *open then mean nothing. `reserve` is how many bits a long double has more than the
 * format of the operands. */
const char *refrt_complex_pow(refrt_wide_complex z, refrt_wide_complex w, int reserve, refrt_wide_complex *r,
                              int *open);
const char *refrt_complex_powi(refrt_wide_complex z, int64_t power, int reserve, refrt_wide_complex *r, int *open);
const char *refrt_complex_atan2(refrt_wide_complex y, refrt_wide_complex x, refrt_wide_complex *r, int *open);

#endif /* REFRT_NUMBER_COMPLEX_POWER_H */
