//===-- PointerFacts.h - what is sure of an address -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows addresses back to the allocation that made them, through descriptors and blocks.
// Must say nothing that depends on arguments of functions.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_MUTATE_POINTERFACTS_H
#define MEMREF_CTS_CONFORMANCE_MUTATE_POINTERFACTS_H

#include "mlir/IR/Value.h"

namespace memref_cts::conformance {

/// Whether a value is the result of malloc.
bool isOfMalloc(mlir::Value value);
/// A power of two that the address is a multiple of in each run. 1: nothing is known.
uint64_t alignmentOf(mlir::Value address);
/// Whether allocated and aligned pointer of a descriptor are one value, whoever made it.
bool hasOnePointer(mlir::Value descriptor);
/// Whether two addresses are of objects that cannot overlap: one is allocated in the function, the other one is of
/// another allocation, an argument or a global.
bool areApart(mlir::Value a, mlir::Value b);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_MUTATE_POINTERFACTS_H
