//===- ModuleLowering.h - Lowering of modules with chosen dialects -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the library call and all passes share. Keeps one set of patterns per
// index width.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_DRIVER_MODULELOWERING_H
#define MEMREF_CTS_LOWERING_LOWER_DRIVER_MODULELOWERING_H

#include "lowering/Extend.h"
#include "lowering/lower/check/Legality.h"

#include "mlir/Rewrite/FrozenRewritePatternSet.h"

#include <mutex>

namespace memref_cts::lowering {

/// Loads the dialects that the lowering reads and writes.
void loadDialects(mlir::MLIRContext *context);
void registerDialects(mlir::DialectRegistry &registry);

/// What the passes before took for granted, by modules, since what they leave need
/// not show it: the width of index (FLOW-10), and how functions pass memrefs
/// (BARE-21). Passes that run beside each other share it.
class PassRecord {
public:
  struct Settings {
    /// 0: no pass has run on the module.
    unsigned indexBitwidth = 0;
    /// None: no pass has run that needs to know.
    std::optional<MemRefConvention> convention;
  };
  Settings find(mlir::ModuleOp module) const;
  /// What `settings` leaves open stays as it was.
  void set(mlir::ModuleOp module, Settings settings);
  /// Forgets modules that are not in `root` any more: others may get their addresses.
  void keepOnly(mlir::Operation *root);

private:
  mutable std::mutex mutex;
  llvm::DenseMap<mlir::Operation *, Settings> known;
};

class ModuleLowering {
public:
  /// `dialects`: set of DialectBit; kAllDialects also reconciles casts and
  /// repeated successors.
  ModuleLowering(mlir::MLIRContext *context, const LowerOptions &options, unsigned dialects,
                 const LoweringExtension &extension = {});
  ~ModuleLowering();

  /// `record`: of the passes before, for this one to agree with and to add to.
  mlir::LogicalResult lower(mlir::ModuleOp module, PassRecord *record = nullptr);

private:
  struct Kit;
  mlir::LogicalResult lowerAll(mlir::ModuleOp module);
  Kit *getKit(mlir::ModuleOp module);
  /// Fills `checker`, made of `kit`, with what of `module` cannot be lowered, and reports it.
  void check(Kit &kit, Checker &checker, mlir::ModuleOp module);
  /// What this lowering takes for granted of a module that `kit` lowers.
  PassRecord::Settings getSettings(const Kit &kit) const;
  void report(const Checker &checker);
  void reportLeftOut(const Checker &checker) const;
  mlir::LogicalResult checkOne(mlir::ModuleOp module);
  mlir::LogicalResult lowerOne(mlir::ModuleOp module);
  mlir::LogicalResult finish(mlir::ModuleOp module);

  mlir::MLIRContext *context;
  LowerOptions options;
  unsigned dialects;
  LoweringExtension extension;
  OpRows rows;
  /// One per index width: 16, 32, 64.
  std::unique_ptr<Kit> kits[3];
  /// Modules whose layout has been said to be none.
  llvm::SmallPtrSet<mlir::Operation *, 1> troubledLayouts;
  /// That of the pipeline that the run at work belongs to, or null.
  PassRecord *record = nullptr;
  /// Whether the run has said that settings differ, of casts or modules: one mistake for all of them.
  bool saidSettings = false;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_DRIVER_MODULELOWERING_H
