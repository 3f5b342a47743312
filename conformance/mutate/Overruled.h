//===-- Overruled.h - what selects do not take ------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two floats are equal, greater, less or unordered. For some of these a select may take
// another value, so that nobody sees what the value is then. Must not run anything.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_MUTATE_OVERRULED_H
#define MEMREF_CTS_CONFORMANCE_MUTATE_OVERRULED_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace memref_cts::conformance {

/// Sets of relations of two floats: a bit each, as LLVM has them in its predicates.
enum : unsigned { kEqual = 1, kGreater = 2, kLess = 4, kUnordered = 8, kAllRelations = 15 };

/// The relations for which a comparison is true.
unsigned relationsOf(mlir::LLVM::FCmpPredicate predicate);
/// Whether nobody sees a value where `a` is in one of `relations` to `b`.
bool isOverruled(mlir::Value value, mlir::Value a, mlir::Value b, unsigned relations);
/// The two floats that decide about a value: those that its users, selects, compare. Null: there are none.
std::pair<mlir::Value, mlir::Value> deciders(mlir::Value value);
/// Whether a value of floats is one of these two, as selects take them.
bool isOneOf(mlir::Value value, mlir::Value a, mlir::Value b);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_MUTATE_OVERRULED_H
