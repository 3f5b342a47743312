/*===-- float.h - promises of fast-math flags ----------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What float instructions share with casts, select and approximations.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_OPS_FLOAT_H
#define REFRT_OPS_FLOAT_H

#include "refrt/machine/vm.h"

/* Whether nnan or ninf is set and does not hold. */
int refrt_breaks_promise(const refrt_wide *w, refrt_float_kind kind, refrt_bits v);
/* The same of undef: 1 if some choice does, 0 if none, -1 if that is not known. */
int refrt_undef_breaks_promise(const refrt_wide *w, refrt_float_kind kind, const refrt_value *leaf);
/* The family (REFRT_HANDLER), for those whose lanes float instructions compute. */
int refrt_run_float(refrt_vm *vm, refrt_value *slots, const refrt_wide *w);

#endif /* REFRT_OPS_FLOAT_H */
