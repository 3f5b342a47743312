//===- Mistakes.h - What a planted bug is made of ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A planted bug is a function that stands beside the lowering. It edits the
// source module before, or the LLVM dialect module after, or adds type conversions
// that are tried before the right ones, or changes options. Each row of
// PlantedBugs.def has one, which one of the macros below defines:
//
//   PLANT_SOURCE(Name) { ... }    with `source`, a SourceModule
//   PLANT_LOWERED(Name) { ... }   with `lowered`, a LoweredModule
//   PLANT_TYPES(Name) { ... }     with `types`, a LoweringTypeConverter
//   PLANT_OPTIONS(Name) { ... }   with `module` and `options`, to be changed
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_PLANTED_MISTAKES_H
#define MEMREF_CTS_LOWERING_PLANTED_MISTAKES_H

#include "lowering/Extend.h"
#include "lowering/LowerOptions.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace memref_cts::lowering::planted {

/// The module before it is lowered.
struct EditedSource {
  mlir::ModuleOp module;
  const LowerOptions &options;
  /// At the operation that is visited.
  mlir::OpBuilder builder;

  EditedSource(mlir::ModuleOp module, const LowerOptions &options)
      : module(module), options(options), builder(module.getContext()) {}

  /// Calls `edit` on each operation of that class that is there now, which may
  /// erase it. `builder` is before it.
  template <typename OpT, typename EditT>
  void each(EditT edit) {
    llvm::SmallVector<OpT> found;
    module.walk([&](OpT op) { found.push_back(op); });
    for (OpT op : found) {
      builder.setInsertionPoint(op);
      edit(op);
    }
  }
};

/// What became of one source operation.
struct Origin {
  /// Of the source operation.
  llvm::StringRef name;
  llvm::SmallVector<mlir::Type> operandTypes, resultTypes;
  /// All its attributes, those that it has as properties included.
  mlir::DictionaryAttr attributes;
  /// In the order of the module.
  llvm::SmallVector<mlir::Operation *> lowered;

  /// Those of a class, in order.
  template <typename OpT>
  llvm::SmallVector<OpT> all() const {
    llvm::SmallVector<OpT> found;
    for (mlir::Operation *op : lowered)
      if (auto typed = llvm::dyn_cast<OpT>(op))
        found.push_back(typed);
    return found;
  }
  /// The first, or the last, of a class; null if there is none.
  template <typename OpT>
  OpT first() const {
    auto found = all<OpT>();
    return found.empty() ? OpT() : found.front();
  }
  template <typename OpT>
  OpT last() const {
    auto found = all<OpT>();
    return found.empty() ? OpT() : found.back();
  }
};

/// The module after it is lowered. What patterns build has the location of the
/// source operation, by which it is found here.
struct EditedLowered {
  mlir::ModuleOp module;
  const LowerOptions &options;
  /// In the order of the source; casts and operations that left nothing included.
  std::vector<Origin> origins;

  /// Calls `edit` on each source operation with one of these names.
  template <typename EditT>
  void each(llvm::ArrayRef<llvm::StringRef> names, EditT edit) {
    for (Origin &origin : origins)
      if (llvm::is_contained(names, origin.name))
        edit(origin);
  }
  /// Calls `edit` on each operation of a class that is made of one of these. It may
  /// erase no operation but that one.
  template <typename OpT, typename EditT>
  void eachOf(llvm::ArrayRef<llvm::StringRef> names, EditT edit) {
    each(names, [&](Origin &origin) {
      for (OpT op : origin.all<OpT>())
        edit(op, origin);
    });
  }
};

/// One planted bug; all but one are null.
struct Mistake {
  void (*source)(EditedSource &source) = nullptr;
  void (*lowered)(EditedLowered &lowered) = nullptr;
  void (*types)(LoweringTypeConverter &types) = nullptr;
  void (*options)(mlir::ModuleOp module, LowerOptions &options) = nullptr;
};

/// One for each row: without a definition nothing links.
namespace mistakes {
#define MEMREF_CTS_PLANTED_BUG(NAME, TEXT, CLAUSE, WORDS, HELP) extern const Mistake NAME;
#include "lowering/PlantedBugs.def"
#undef MEMREF_CTS_PLANTED_BUG
} // namespace mistakes

} // namespace memref_cts::lowering::planted

#define MEMREF_CTS_PLANT(NAME, PARAMETERS, ...)                                                                        \
  static void plant##NAME PARAMETERS;                                                                                  \
  const memref_cts::lowering::planted::Mistake memref_cts::lowering::planted::mistakes::NAME = {__VA_ARGS__};          \
  static void plant##NAME PARAMETERS
#define PLANT_SOURCE(NAME) MEMREF_CTS_PLANT(NAME, ([[maybe_unused]] EditedSource & source), plant##NAME)
#define PLANT_LOWERED(NAME) MEMREF_CTS_PLANT(NAME, (EditedLowered & lowered), nullptr, plant##NAME)
#define PLANT_TYPES(NAME) MEMREF_CTS_PLANT(NAME, (LoweringTypeConverter & types), nullptr, nullptr, plant##NAME)
#define PLANT_OPTIONS(NAME)                                                                                            \
  MEMREF_CTS_PLANT(NAME, (mlir::ModuleOp module, LowerOptions & options), nullptr, nullptr, nullptr, plant##NAME)

#endif // MEMREF_CTS_LOWERING_PLANTED_MISTAKES_H
