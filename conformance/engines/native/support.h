/*===-- support.h - support functions of our own -------------*- C -*-===*
 *
 * Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------===*
 *
 * See support.c. Only where the formats exist; valid C and C++.
 *===----------------------------------------------------------------------===*/
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_SUPPORT_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_SUPPORT_H

#ifdef __x86_64__
#ifdef __cplusplus
extern "C" {
#endif

__extension__ typedef __int128 memref_cts_i128;
__extension__ typedef unsigned __int128 memref_cts_u128;

memref_cts_i128 memref_cts_fixhfti(_Float16 value);
memref_cts_u128 memref_cts_fixunshfti(_Float16 value);
_Float16 memref_cts_floattihf(memref_cts_i128 value);
_Float16 memref_cts_floatuntihf(memref_cts_u128 value);
__bf16 memref_cts_truncxfbf2(long double value);
_Float16 memref_cts_truncxfhf2(long double value);

#ifdef __cplusplus
}
#endif
#endif

#endif /* MEMREF_CTS_CONFORMANCE_ENGINES_NATIVE_SUPPORT_H */
