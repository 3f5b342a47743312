/*===-- memref.h - sizes, strides and ends of memrefs --------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * What memref instructions share with views of other shapes and with runtime
 * functions. Sizes and strides are elements, `bytes` and element_size bytes.
 *===----------------------------------------------------------------------===*/
#ifndef REFRT_OPS_MEMREF_H
#define REFRT_OPS_MEMREF_H

#include "refrt/machine/descriptor.h"

/* Sizes of a memref of this type from the type and from operands for the dynamic ones; known, not
 * negative, within the index. */
int refrt_take_sizes(refrt_vm *vm, refrt_value *slots, const refrt_type_info *type, const refrt_operand *dynamic,
                     refrt_value *fields);
/* Offset 0 and row-major strides for the sizes that are there; how many bytes the elements take. */
int refrt_row_major(refrt_vm *vm, uint32_t rank, uint64_t element_size, refrt_value *fields, int64_t *bytes);
/* A live heap allocation is freed through its start, not through a view of it (M-FREE). */
int refrt_check_freed_view(refrt_vm *vm, const refrt_fields *view);

/* Unranked results of the top frame refer to its stack; gives the
 * caller descriptor objects of its own (F-UNR). */
int refrt_keep_unranked(refrt_vm *vm, const refrt_wide *w);

#endif /* REFRT_OPS_MEMREF_H */
