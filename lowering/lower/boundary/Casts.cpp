//===- Casts.cpp - Casts that cancel out ----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each cast is looked at after those that its operands come from, so that the
// order in which they lie in memory decides nothing. MLIR's own function takes
// them by their addresses, and leaves a chain where a cast of one value follows
// one of several or the other way round. Carries FLOW-05, FLOW-06, FLOW-10.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/boundary/Casts.h"
#include "lowering/lower/base/IndexWidths.h"

using namespace mlir;
using namespace memref_cts::lowering;

UnrealizedConversionCastOp memref_cts::lowering::findMaker(UnrealizedConversionCastOp cast) {
  ValueRange operands = cast.getInputs();
  if (operands.empty())
    return {};
  auto maker = operands.front().getDefiningOp<UnrealizedConversionCastOp>();
  return maker && operands == ValueRange(maker.getResults()) ? maker : UnrealizedConversionCastOp();
}

void memref_cts::lowering::splitCast(UnrealizedConversionCastOp cast, ValueRange start) {
  OpBuilder builder(cast);
  for (auto [from, to] : llvm::zip_equal(start, cast.getResults()))
    to.replaceAllUsesWith(
        from.getType() == to.getType()
            ? from
            : UnrealizedConversionCastOp::create(builder, cast.getLoc(), to.getType(), from).getResult(0));
}

namespace {

class Reconciler {
public:
  explicit Reconciler(Operation *root) {
    root->walk([&](UnrealizedConversionCastOp cast) { casts.push_back(cast); });
  }

  /// The casts that are left, in the order of the module.
  SmallVector<UnrealizedConversionCastOp> run() {
    for (UnrealizedConversionCastOp cast : casts)
      foldWithMakers(cast);
    for (UnrealizedConversionCastOp cast : casts)
      eraseUnused(cast);
    llvm::erase_if(casts, [&](UnrealizedConversionCastOp cast) { return erased.contains(cast); });
    return std::move(casts);
  }

private:
  /// Folds what `cast` comes from, then itself. No recursion: chains are long.
  void foldWithMakers(UnrealizedConversionCastOp cast) {
    SmallVector<UnrealizedConversionCastOp> stack = {cast};
    while (!stack.empty()) {
      UnrealizedConversionCastOp top = stack.back();
      if (visited.insert(top).second)
        for (Value operand : top.getInputs())
          if (auto maker = operand.getDefiningOp<UnrealizedConversionCastOp>(); maker && !visited.contains(maker))
            stack.push_back(maker);
      if (stack.back() != top)
        continue;
      stack.pop_back();
      if (folded.insert(top).second)
        fold(top);
    }
  }

  /// The types of a chain that was folded so far are all different.
  static void fold(UnrealizedConversionCastOp cast) {
    llvm::SmallPtrSet<Operation *, 8> chain;
    // In code that is never reached a chain may go in a circle.
    for (UnrealizedConversionCastOp from = cast; from && chain.insert(from).second; from = findMaker(from))
      if (from.getInputs().getTypes() == cast.getResultTypes()) {
        if (from.getInputs() != ValueRange(cast.getResults()))
          cast->replaceAllUsesWith(from.getInputs());
        return;
      }
  }

  void eraseUnused(UnrealizedConversionCastOp cast) {
    SmallVector<UnrealizedConversionCastOp> work = {cast};
    while (!work.empty()) {
      UnrealizedConversionCastOp top = work.pop_back_val();
      if (erased.contains(top) || !top->use_empty())
        continue;
      for (Value operand : top.getInputs())
        if (auto maker = operand.getDefiningOp<UnrealizedConversionCastOp>())
          work.push_back(maker);
      erased.insert(top);
      top.erase();
    }
  }

  SmallVector<UnrealizedConversionCastOp> casts;
  llvm::DenseSet<Operation *> visited, folded, erased;
};

} // namespace

/// Of a cast that is left: two passes that disagree about index (FLOW-10).
static std::string explainWidths(UnrealizedConversionCastOp cast, IndexWidths &widths) {
  auto isSingle = [](UnrealizedConversionCastOp op) {
    return op && op->getNumOperands() == 1 && op->getNumResults() == 1;
  };
  if (!isSingle(cast))
    return "";
  auto maker = cast->getOperand(0).getDefiningOp<UnrealizedConversionCastOp>();
  if (!isSingle(maker))
    return "";
  Type middle = cast->getOperand(0).getType();
  unsigned before = widths.find(maker->getOperand(0).getType(), middle);
  unsigned after = widths.find(middle, cast->getResult(0).getType());
  if (!before || !after || before == after)
    return "";
  return "cannot be resolved: index had " + std::to_string(before) + " bits in one pass and " + std::to_string(after) +
         " in another";
}

LogicalResult memref_cts::lowering::reconcileCasts(Operation *root, bool all) {
  SmallVector<UnrealizedConversionCastOp> casts = Reconciler(root).run();
  IndexWidths widths;
  SmallVector<std::pair<Operation *, unsigned>> causes;
  llvm::StringMap<unsigned> causeNumbers;
  for (UnrealizedConversionCastOp cast : casts) {
    std::string text;
    if (!all)
      text = explainWidths(cast, widths);
    else if (!llvm::all_of(cast->getUsers(), llvm::IsaPred<UnrealizedConversionCastOp>))
      llvm::raw_string_ostream(text) << "from " << cast.getInputs().getTypes() << " to " << cast.getResultTypes()
                                     << " cannot be resolved: it was made by passes that disagree, or by "
                                        "another dialect";
    if (text.empty())
      continue;
    auto [entry, isNew] = causeNumbers.try_emplace(text, causes.size());
    if (isNew)
      causes.emplace_back(cast, 0);
    ++causes[entry->second].second;
  }
  SmallVector<StringRef> texts(causes.size());
  for (const llvm::StringMapEntry<unsigned> &entry : causeNumbers)
    texts[entry.second] = entry.first();
  for (auto [cause, text] : llvm::zip_equal(causes, texts)) {
    InFlightDiagnostic diagnostic = cause.first->emitOpError(text);
    if (cause.second > 1)
      diagnostic << " (and " << cause.second - 1 << " more of this)";
  }
  return success(causes.empty());
}
