//===-- LoweredOperations.h - operations that mutants are made of -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations are numbered as a lowering left them, before anything is added for callers. So a
// mutant has the same number in each convention. Runs nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_MUTATE_LOWEREDOPERATIONS_H
#define MEMREF_CTS_CONFORMANCE_MUTATE_LOWEREDOPERATIONS_H

#include "conformance/Worker.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace memref_cts::conformance {

class LoweredOperations {
public:
  LoweredOperations() = default;
  /// Those that `module` has now.
  explicit LoweredOperations(mlir::ModuleOp module);

  /// What the operators find at those that are still in `module`, the same one. `operators`: names,
  /// empty: all.
  std::vector<MutantSite> sites(mlir::ModuleOp module, llvm::ArrayRef<std::string> operators);
  /// A copy of `module` with the edit; null: there is no such edit, or the result does not verify. Errors of the
  /// verifier are diagnostics of the context.
  mlir::OwningOpRef<mlir::ModuleOp> edited(mlir::ModuleOp module, const MutantSite &site);
  /// Whether an edit that was made only promises something about floats.
  static bool isFloatPromise(const MutantSite &site);

private:
  void place(mlir::ModuleOp module);

  static constexpr uint32_t kGone = ~uint32_t(0);
  std::vector<mlir::Operation *> operations;
  std::vector<uint32_t> places; // of each in a walk of the module, or kGone; empty: not known
};

/// Lines of two texts of modules that an edit of one operation made different, with - and +. Where it added
/// operations, values behind them have other numbers: only the lines at the edit are there.
std::string differenceOf(llvm::StringRef before, llvm::StringRef after);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_MUTATE_LOWEREDOPERATIONS_H
