//===- FunctionFacts.h - what a call needs to know of functions -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Found by a look at the whole module or function, once, when first asked.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_MODULE_FUNCTIONFACTS_H
#define MEMREF_CTS_LOWERING_ENCODE_MODULE_FUNCTIONFACTS_H

#include "refrt/refrt.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <map>
#include <optional>

namespace memref_cts::lowering {

class Types;

class FunctionFacts {
public:
  explicit FunctionFacts(mlir::ModuleOp module) : module(module) {}

  /// By function type, as the machine compares it, where structs with and without a name
  /// are one, and by calling convention.
  using Taken = llvm::DenseMap<refrt_type, std::map<uint64_t, llvm::SmallVector<mlir::Operation *>>>;
  /// The functions of the LLVM dialect that something else than a call refers to.
  const Taken &getTaken(Types &types);
  /// Whether a function has stack memory of its own, or variadic arguments.
  bool ownsStack(mlir::Operation *function);

private:
  mlir::ModuleOp module;
  std::optional<Taken> takenFunctions;
  llvm::DenseMap<mlir::Operation *, bool> stackOwners;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_MODULE_FUNCTIONFACTS_H
