//===-- ModuleParts.h - one function of a module, alone ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Modules with one function of another and what that one uses. Who uses what is
// found once for a module, so that a part costs no more than what is in it.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_UNITS_MODULEPARTS_H
#define MEMREF_CTS_CONFORMANCE_UNITS_MODULEPARTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringMap.h"

#include <vector>

namespace memref_cts::conformance {

/// A symbol that uses another, directly or not, or is that one.
struct SymbolUser {
  llvm::StringRef name;
  size_t of; // index of the used one in what was asked for
};

class ModuleParts {
public:
  /// `source` must outlive this and stay as it is.
  explicit ModuleParts(mlir::ModuleOp source);
  /// A copy that holds the function, with its C wrapper, and the symbols these use,
  /// directly or not.
  mlir::OwningOpRef<mlir::ModuleOp> only(llvm::StringRef function) const;
  /// These symbols and all that use one of them, each once, in the order of the source.
  /// Each of `names` is user of itself alone.
  std::vector<SymbolUser> usersOf(llvm::ArrayRef<std::string> names) const;
  /// Those of the source that are in such a copy.
  llvm::SmallVector<mlir::func::FuncOp> functions(llvm::StringRef function) const;

private:
  std::vector<unsigned> operationsOf(llvm::StringRef function) const;

  mlir::ModuleOp source;
  std::vector<mlir::Operation *> operations; // in their order; all else are indices of it
  llvm::StringMap<unsigned> symbols;
  std::vector<std::vector<unsigned>> uses; // of symbols, by operation
  std::vector<unsigned> everywhere;        // what is in every part
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITS_MODULEPARTS_H
