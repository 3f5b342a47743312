//===-- KnownNumbers.h - numbers that cannot be negative --------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a program that keeps the rules of memrefs cannot break is no mistake. Must not say
// more than these rules do.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_MUTATE_KNOWNNUMBERS_H
#define MEMREF_CTS_CONFORMANCE_MUTATE_KNOWNNUMBERS_H

#include "mlir/IR/Value.h"

namespace memref_cts::conformance {

/// Whether a struct begins as a descriptor does.
bool isDescriptor(mlir::Type type);

/// Whether a number of 64 bits is made of sizes of descriptors, addresses, numbers of 32 bits, and small constants that
/// are not negative. It may be of a loop that counts up from such numbers. It overflows in no sum either. False:
/// nothing is known.
bool isNotNegative(mlir::Value value);
/// The same without addresses and numbers of 32 bits: what is narrow enough for an index of as many bits as a size
/// needs.
bool isOfSizes(mlir::Value value);

/// Whether it is made of a stride, which may be negative.
bool isOfStride(mlir::Value value);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_MUTATE_KNOWNNUMBERS_H
