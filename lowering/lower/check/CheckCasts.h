//===- CheckCasts.h - Casts that passes before left -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether the casts of a module can be resolved by what is lowered now, and whether
// they show another width of index.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_CHECK_CHECKCASTS_H
#define MEMREF_CTS_LOWERING_LOWER_CHECK_CHECKCASTS_H

#include "lowering/lower/base/IndexWidths.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace memref_cts::lowering {

class Checker;

/// A cast, and what the chain that ends with it starts from.
using CompoundCast = std::pair<mlir::UnrealizedConversionCastOp, mlir::ValueRange>;

/// Of one module, for its `Checker`.
class CastCheck {
public:
  /// Refuses a cast that passes with another index width left (FLOW-10). `within` is the
  /// module.
  void checkWidth(mlir::UnrealizedConversionCastOp cast, mlir::ModuleOp within, Checker &checker);
  /// Refuses a cast that was there before and will not cancel out. Where a chain of them
  /// ends, it has to be at the type at which it started, once converted.
  void checkResolves(mlir::UnrealizedConversionCastOp cast, mlir::ModuleOp within, Checker &checker);

  /// Casts that resolve, but of several values or at the end of a chain.
  llvm::ArrayRef<CompoundCast> getCompound() const { return compound; }

private:
  mlir::ValueRange findStart(mlir::UnrealizedConversionCastOp cast);
  bool isReachable(mlir::Operation *op, mlir::ModuleOp within);

  IndexWidths widths;
  /// By casts: what the chain that ends with it starts from.
  llvm::DenseMap<mlir::Operation *, mlir::ValueRange> starts;
  llvm::SmallVector<CompoundCast> compound;
  /// By regions of several blocks.
  llvm::DenseMap<mlir::Region *, llvm::DenseSet<mlir::Block *>> reachable;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_CHECK_CHECKCASTS_H
