//===- CheckCasts.cpp - What can be lowered of casts at seams -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Casts that passes before have left, and widths of index that do not agree.
// Carries FLOW-10.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/check/CheckCasts.h"
#include "lowering/lower/boundary/Casts.h"
#include "lowering/lower/check/Legality.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "llvm/ADT/DepthFirstIterator.h"

using namespace mlir;
using namespace memref_cts::lowering;

void CastCheck::checkWidth(UnrealizedConversionCastOp cast, ModuleOp within, Checker &checker) {
  // What cannot be reached goes before the conversion.
  if (cast->getNumOperands() != 1 || cast->getNumResults() != 1 || !isReachable(cast, within))
    return;
  Type from = cast->getOperand(0).getType(), to = cast->getResult(0).getType();
  const LoweringTypeConverter &converter = checker.state.converter;
  if (converter.convertType(from) == converter.convertType(to))
    return;
  unsigned width = widths.find(from, to);
  unsigned own = converter.getIndexType().getWidth();
  if (width && width != own)
    checker.refuse(cast,
                   "is of a conversion where index has " + std::to_string(width) + " bits, but here it has " +
                       std::to_string(own) + ": a module has one width in all passes",
                   /*perOpName=*/false, /*always=*/true);
}

/// Whether `op` and all that is around it are in blocks that control can get to.
bool CastCheck::isReachable(Operation *op, ModuleOp within) {
  for (; op != within; op = op->getParentOp()) {
    Region *region = op->getBlock()->getParent();
    if (region->hasOneBlock())
      continue;
    auto [entry, isNew] = reachable.try_emplace(region);
    if (isNew)
      for (Block *block : llvm::depth_first(&region->front()))
        entry->second.insert(block);
    if (!entry->second.contains(op->getBlock()))
      return false;
  }
  return true;
}

/// What the chain that ends with `cast` starts from.
ValueRange CastCheck::findStart(UnrealizedConversionCastOp cast) {
  SmallVector<UnrealizedConversionCastOp> chain;
  ValueRange start;
  // In code that is never reached a chain may go in a circle, which starts somewhere.
  for (UnrealizedConversionCastOp from = cast; from; from = findMaker(from)) {
    start = from.getInputs();
    auto [known, isNew] = starts.try_emplace(from, start);
    if (!isNew) {
      start = known->second;
      break;
    }
    chain.push_back(from);
  }
  for (UnrealizedConversionCastOp from : chain)
    starts[from] = start;
  return start;
}

void CastCheck::checkResolves(UnrealizedConversionCastOp cast, ModuleOp within, Checker &checker) {
  // Said already.
  if (UnrealizedConversionCastOp maker = findMaker(cast); maker && checker.isRefused(maker)) {
    checker.refuseAgain(cast);
    return;
  }
  ValueRange start = findStart(cast);
  if (llvm::all_of(cast->getUsers(), [&](Operation *user) {
        return isa<UnrealizedConversionCastOp>(user) || !isReachable(user, within);
      }))
    return;
  SmallVector<Type> before, after;
  if (succeeded(checker.state.converter.convertTypes(start.getTypes(), before)) &&
      succeeded(checker.state.converter.convertTypes(cast->getResultTypes(), after)) && before == after) {
    if (cast->getNumOperands() != 1 || cast->getNumResults() != 1 || start != ValueRange(cast.getInputs()))
      compound.push_back({cast, start});
    return;
  }
  std::string reason;
  llvm::raw_string_ostream(reason) << "from " << start.getTypes() << " to " << cast.getResultTypes()
                                   << " cannot be resolved: it was made by passes that disagree, or by "
                                      "another dialect";
  checker.refuse(cast, std::move(reason), /*perOpName=*/true);
}
