//===- MemRefAllocation.h - Memory with room to round up ------ -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For the check of bare pointers, which have one pointer only.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_MEMREFALLOCATION_H
#define MEMREF_CTS_LOWERING_LOWER_MEMREFALLOCATION_H

#include "lowering/LowerOptions.h"

#include "mlir/IR/Types.h"

namespace memref_cts::lowering {

/// Whether memory on the heap for elements of an LLVM type is asked for with
/// room to round its address up, so that its two pointers may differ (ALLOC-08,
/// ALLOC-11). `wanted`: an alignment is written.
bool isOverAllocated(mlir::Type elementType, bool wanted, const LowerOptions &options);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_MEMREFALLOCATION_H
