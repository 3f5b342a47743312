//===-- FindIndex.h - the element at a place of a view ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Solves sizes and strides for an index. Must not know bytes.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CASE_FINDINDEX_H
#define MEMREF_CTS_CONFORMANCE_CASE_FINDINDEX_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace memref_cts::conformance {

/// An index whose sum of index * stride is `linear`, inside of the sizes; false if there
/// is none. The time does not grow with the sizes, unless strides of three or more
/// dimensions overlap. The dimension with the largest stride has its least index.
bool findIndex(llvm::ArrayRef<int64_t> sizes, llvm::ArrayRef<int64_t> strides, int64_t linear,
               llvm::SmallVectorImpl<int64_t> &index);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CASE_FINDINDEX_H
