/*===-- copy.h - strided copies ------------------------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * memref.copy for whoever copies.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_OPS_COPY_H
#define REFRT_OPS_COPY_H

#include "refrt/machine/descriptor.h"

/* Copies all elements of `size` bytes (M-COPY). */
int refrt_copy_elements(refrt_vm *vm, const refrt_fields *source, const refrt_fields *target, uint64_t size,
                        uint64_t align);

#endif /* REFRT_OPS_COPY_H */
