//===- Legality.h - What can be lowered, found out beforehand ---- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Looks at a module before anything is changed, so that a failure leaves it as
// it was and each cause is said once, with its location. Changes nothing.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_CHECK_LEGALITY_H
#define MEMREF_CTS_LOWERING_LOWER_CHECK_LEGALITY_H

#include "lowering/lower/base/State.h"
#include "lowering/lower/check/CheckCasts.h"
#include "lowering/lower/check/OpRows.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <map>

namespace memref_cts::lowering {

class Checker {
public:
  /// `target`: what it says of operations of other dialects is for patterns of
  /// users.
  Checker(LoweringState &state, const OpRows &rows, unsigned dialects, const mlir::ConversionTarget &target);

  /// Checks all operations of `module` but those in modules inside.
  void check(mlir::ModuleOp module);

  /// Refuses `module`, which was checked: it had `before` as the width of index in
  /// passes before, which left no cast that shows another one (FLOW-10).
  void refuseWidth(mlir::ModuleOp module, unsigned before);

  /// Refuses `module`, which was checked: functions passed memrefs in the other way in
  /// passes before (BARE-21).
  void refuseConvention(mlir::ModuleOp module);

  /// One entry per cause, in the order of the module.
  struct RefusedCause {
    mlir::Operation *op;
    std::string reason;
    unsigned count;
    /// Of widths of index: an error in the partial mode too, nothing can stay as it is.
    bool always;
  };
  llvm::ArrayRef<RefusedCause> getRefusals() const { return causes; }

  /// Notes what is left out of `op`, where the module is lowered all the same.
  void warn(mlir::Operation *op, const std::string &text);
  /// By what is said, in the order of the module: the operations.
  using Warnings =
      llvm::MapVector<std::string, llvm::SmallVector<mlir::Operation *, 1>, std::map<std::string, unsigned>>;
  const Warnings &getWarnings() const { return warnings; }

  /// `perOpName`: one cause for all operations of that name.
  void refuse(mlir::Operation *op, std::string reason, bool perOpName, bool always = false);
  /// Refuses what is refused for something else already.
  void refuseAgain(mlir::Operation *op) { refused.insert(op); }
  /// Adds what cannot be lowered because of what is refused already.
  void closeRefusals();
  bool isRefused(mlir::Operation *op) const { return refused.contains(op); }
  /// Whether something is an error in each mode.
  bool mustFail() const;
  bool lowersMemRef() const { return dialects & kMemRef; }
  const llvm::DenseSet<mlir::Operation *> &getRefused() const { return refused; }
  /// Casts that resolve, but of several values or at the end of a chain: each with
  /// what its chain starts from.
  llvm::ArrayRef<CompoundCast> getCompoundCasts() const { return casts.getCompound(); }
  /// Regions of more than one block.
  llvm::ArrayRef<mlir::Region *> getMultiBlockRegions() const { return multiBlockRegions; }

  /// For check functions: an error text unless `op` can call `function`.
  std::optional<std::string> needRuntime(mlir::Operation *op, RuntimeFunction function);
  /// The same for a function of C of that type. `isOfLibrary`: it is what C says of
  /// it; else the module may bring its own.
  std::optional<std::string> needFunction(mlir::Operation *op, llvm::StringRef name, mlir::LLVM::LLVMFunctionType type,
                                          bool isOfLibrary = false);

  /// The same unless `block` can be branched to.
  std::optional<std::string> checkEdge(mlir::Block *block);

  /// For check functions: whether a type has a name in it that is reserved for
  /// converted structs (CONTAINER-07).
  bool hasReservedName(mlir::Type type);

  LoweringState &state;

private:
  void checkOp(mlir::Operation *op);
  bool blameOperands(mlir::Operation *op);
  void collectReservedNames(mlir::ModuleOp module);
  bool blameNames(mlir::Operation *op);
  bool lowersEverything() const { return dialects == kAllDialects; }

  const OpRows &rows;
  unsigned dialects;
  const mlir::ConversionTarget &target;
  mlir::ModuleOp checked;
  llvm::DenseSet<mlir::Operation *> refused;
  llvm::SmallVector<RefusedCause> causes;
  Warnings warnings;
  llvm::StringMap<unsigned> causeNumbers;
  /// By what was refused: the number of its cause.
  llvm::DenseMap<mlir::Operation *, unsigned> causesOf;
  llvm::SmallVector<mlir::Region *> multiBlockRegions;
  /// By the names of functions that were asked for.
  llvm::StringMap<std::optional<std::string>> functionTroubles;
  CastCheck casts;
  /// By blocks that are branched to.
  llvm::DenseMap<mlir::Block *, std::optional<std::string>> targetTroubles;
  /// Of structs in the types of functions, which are refused for them.
  llvm::StringSet<> refusedNames;
  /// Remembers what it has seen.
  mlir::AttrTypeWalker reservedNames;
};

/// "type 'T'", and the same with why it has no LLVM form.
std::string printType(mlir::Type type);
std::string explainType(mlir::Type type, const LoweringTypeConverter &converter);

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_CHECK_LEGALITY_H
