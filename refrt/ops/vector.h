/*===-- vector.h - lanes under a mask ------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What masked accesses of the vector and the LLVM dialect share.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_OPS_VECTOR_H
#define REFRT_OPS_VECTOR_H

#include "refrt/machine/vm.h"

/* Whether a lane of a mask is on; a trap when that is unknown. */
int refrt_mask_lane(refrt_vm *vm, const refrt_value *mask, uint32_t lane, int *enabled);

#endif /* REFRT_OPS_VECTOR_H */
