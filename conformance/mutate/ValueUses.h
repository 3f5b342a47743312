//===-- ValueUses.h - what a value is for -----------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows values to their users, through descriptors and blocks: a wrong value that nobody
// sees is none. Must not know of operators.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_MUTATE_VALUEUSES_H
#define MEMREF_CTS_CONFORMANCE_MUTATE_VALUEUSES_H

#include "mlir/IR/Operation.h"

namespace memref_cts::conformance {

/// Whether no result of an operation that only computes is seen: all of them end in prefetches, which do nothing, and
/// in fields of structs that are not read.
bool isUnseen(mlir::Operation *op);
/// Whether the value of a field that an operation puts into a struct is never read.
bool isFieldUnread(mlir::Value aggregate, llvm::ArrayRef<int64_t> position);
/// Whether all that a number, or an address made of null, is for is how much memory is asked for, which grows with it.
bool isForAmounts(mlir::Value value);
/// Whether all that a number is for are addresses and descriptors, in which nothing overflows.
bool isForAddresses(mlir::Value value, unsigned depth = 0);
/// Whether all users of a number look at its lowest `bits` bits only.
bool isCutTo(mlir::Value value, unsigned bits);
/// Whether the number is the first guess of a loop around cmpxchg that only computes: a wrong one makes it turn again.
bool isFirstGuess(mlir::Value value);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_MUTATE_VALUEUSES_H
