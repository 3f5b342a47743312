//===-- Mutations.h - edits that make lowered code wrong --------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each operator of conformance/tables/operators.def looks at one operation of the LLVM
// dialect and lists what can be done to it. Whether a case notices, and whether the result
// verifies, is for others to find out. Runs nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_MUTATE_MUTATIONS_H
#define MEMREF_CTS_CONFORMANCE_MUTATE_MUTATIONS_H

#include "mlir/IR/Operation.h"

#include <functional>
#include <string>
#include <vector>

namespace memref_cts::conformance {

/// One thing that can be done to an operation.
struct Edit {
  std::string what; // for people: "add becomes sub"
  /// Does it, to the operation it was listed for or to that one's copy in another module.
  std::function<void(mlir::Operation *)> make;
  std::string equal = ""; // why no program can see it, "": it may
};
using Edits = std::vector<Edit>;

#define OPERATOR(Function, Text, Doc) void Function(mlir::Operation *op, Edits &edits);
#include "conformance/tables/operators.def"

/// An operator as the table has it.
struct MutationOperator {
  const char *name, *doc;
  void (*list)(mlir::Operation *op, Edits &edits);
};
/// All rows of the table, in its order.
const std::vector<MutationOperator> &mutationOperators();

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_MUTATE_MUTATIONS_H
