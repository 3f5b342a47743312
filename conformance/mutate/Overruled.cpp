//===-- Overruled.cpp - what selects do not take ---------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From a value to the selects that may drop it. A select does not see what it does not take,
// not even that it is poison.
//
//===----------------------------------------------------------------------===//

#include "conformance/mutate/Overruled.h"

using namespace memref_cts::conformance;
namespace llvmir = mlir::LLVM;

static constexpr unsigned kMaxDepth = 6;

unsigned memref_cts::conformance::relationsOf(llvmir::FCmpPredicate predicate) {
  using P = llvmir::FCmpPredicate;
  static constexpr P kPredicates[] = {P::_false, P::oeq, P::ogt, P::oge, P::olt, P::ole, P::one, P::ord,
                                      P::uno,    P::ueq, P::ugt, P::uge, P::ult, P::ule, P::une, P::_true};
  return unsigned(llvm::find(kPredicates, predicate) - std::begin(kPredicates));
}

/// The same relations of the operands the other way round.
static unsigned mirrored(unsigned relations) {
  return (relations & (kEqual | kUnordered)) | (relations & kGreater ? kLess : 0u) |
         (relations & kLess ? kGreater : 0u);
}

/// For which relations of a to b a condition is true; nothing: it does not compare these two.
static std::optional<unsigned> trueFor(mlir::Value condition, mlir::Value a, mlir::Value b) {
  auto compare = condition.getDefiningOp<llvmir::FCmpOp>();
  if (!compare)
    return std::nullopt;
  const unsigned relations = relationsOf(compare.getPredicate());
  if (compare.getLhs() == a && compare.getRhs() == b)
    return relations;
  if (compare.getLhs() == b && compare.getRhs() == a)
    return mirrored(relations);
  return std::nullopt;
}

static bool isOverruled(mlir::Value value, mlir::Value a, mlir::Value b, unsigned relations, unsigned depth) {
  return depth <= kMaxDepth && !value.use_empty() && llvm::all_of(value.getUses(), [&](mlir::OpOperand &use) {
           mlir::Operation *user = use.getOwner();
           auto choice = llvm::dyn_cast<llvmir::SelectOp>(user);
           unsigned left = relations; // for which it is still there
           if (choice && use.getOperandNumber() != 0)
             if (std::optional<unsigned> taken = trueFor(choice.getCondition(), a, b))
               left &= use.getOperandNumber() == 1 ? *taken : kAllRelations & ~*taken;
           if (left == 0)
             return true;
           const bool goesOn = choice || llvm::isa<llvmir::BitcastOp, llvmir::AndOp, llvmir::OrOp, llvmir::XOrOp>(user);
           return goesOn && isOverruled(user->getResult(0), a, b, left, depth + 1);
         });
}

bool memref_cts::conformance::isOverruled(mlir::Value value, mlir::Value a, mlir::Value b, unsigned relations) {
  return ::isOverruled(value, a, b, relations, 0);
}

std::pair<mlir::Value, mlir::Value> memref_cts::conformance::deciders(mlir::Value value) {
  for (mlir::Operation *user : value.getUsers())
    if (auto choice = llvm::dyn_cast<llvmir::SelectOp>(user))
      if (auto compare = choice.getCondition().getDefiningOp<llvmir::FCmpOp>();
          compare && choice.getCondition() != value)
        return {compare.getLhs(), compare.getRhs()};
  return {};
}

bool memref_cts::conformance::isOneOf(mlir::Value value, mlir::Value a, mlir::Value b) {
  for (unsigned depth = 0; depth <= kMaxDepth; ++depth) {
    if (value == a || value == b)
      return true;
    auto choice = value.getDefiningOp<llvmir::SelectOp>();
    if (!choice || (choice.getTrueValue() != a && choice.getTrueValue() != b))
      return false;
    value = choice.getFalseValue();
  }
  return false;
}
