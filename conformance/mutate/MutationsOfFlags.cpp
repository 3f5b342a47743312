//===-- MutationsOfFlags.cpp - promises that may be broken ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Flags that are added. Not where a program that keeps the rules of memrefs cannot break them:
// such a mutant would be right.
//
//===----------------------------------------------------------------------===//

#include "conformance/mutate/EqualEdits.h"
#include "conformance/mutate/KnownNumbers.h"
#include "conformance/mutate/Mutations.h"
#include "conformance/mutate/ValueUses.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"

using namespace memref_cts::conformance;
namespace llvmir = mlir::LLVM;

void memref_cts::conformance::addIntegerFlags(mlir::Operation *op, Edits &edits) {
  if (op->getNumResults() != 1 || isForAddresses(op->getResult(0)))
    return;
  const bool areSizes = llvm::all_of(op->getOperands(), isNotNegative);
  if (areSizes && llvm::isa<llvmir::AddOp>(op))
    return;
  if (llvm::isa<llvmir::TruncOp>(op) && isOfSizes(op->getOperand(0)))
    return;
  if (auto flags = llvm::dyn_cast<llvmir::IntegerOverflowFlagsInterface>(op))
    for (auto flag : {llvmir::IntegerOverflowFlags::nsw, llvmir::IntegerOverflowFlags::nuw})
      if (!bitEnumContainsAll(flags.getOverflowFlags(), flag) &&
          !(areSizes && llvm::isa<llvmir::SubOp>(op) && flag == llvmir::IntegerOverflowFlags::nsw))
        edits.push_back({stringifyIntegerOverflowFlags(flag) + " is promised",
                         [flag](mlir::Operation *op) {
                           auto flags = llvm::cast<llvmir::IntegerOverflowFlagsInterface>(op);
                           flags.setOverflowFlags(flags.getOverflowFlags() | flag);
                         },
                         whyOverflowFlag(op, flag)});
  if (auto flag = llvm::dyn_cast<llvmir::ExactFlagInterface>(op); flag && !flag.getIsExact())
    edits.push_back(
        {"exact is promised", [](mlir::Operation *op) { llvm::cast<llvmir::ExactFlagInterface>(op).setIsExact(true); },
         // The one division of one bit that is defined leaves no rest.
         op->getResult(0).getType().isInteger(1) && llvm::isa<llvmir::SDivOp>(op) ? whyOtherOperation(op, "") : ""});
  if (auto flag = llvm::dyn_cast<llvmir::DisjointFlagInterface>(op); flag && !flag.getIsDisjoint())
    edits.push_back({"disjoint is promised",
                     [](mlir::Operation *op) { llvm::cast<llvmir::DisjointFlagInterface>(op).setIsDisjoint(true); },
                     whyDisjoint(op)});
  if (auto flag = llvm::dyn_cast<llvmir::NonNegFlagInterface>(op); flag && !flag.getNonNeg())
    edits.push_back(
        {"nneg is promised", [](mlir::Operation *op) { llvm::cast<llvmir::NonNegFlagInterface>(op).setNonNeg(true); }});
}

/// Whether an address is accessed, which has the bounds of the object checked in any case.
static bool isAccessed(mlir::Value address) {
  return llvm::any_of(address.getUses(), [&](mlir::OpOperand &use) {
    mlir::Operation *user = use.getOwner();
    if (llvm::isa<llvmir::GEPOp>(user) && use.getOperandNumber() == 0)
      return isAccessed(user->getResult(0));
    return llvm::isa<llvmir::LoadOp>(user) || (llvm::isa<llvmir::StoreOp>(user) && use.getOperandNumber() == 1) ||
           (llvm::isa<llvmir::AtomicRMWOp, llvmir::AtomicCmpXchgOp>(user) && use.getOperandNumber() == 0);
  });
}

void memref_cts::conformance::addAddressFlags(mlir::Operation *op, Edits &edits) {
  auto address = llvm::dyn_cast<llvmir::GEPOp>(op);
  if (!address || llvm::none_of(address.getDynamicIndices(), isOfStride))
    return;
  for (auto flag : {llvmir::GEPNoWrapFlags::inbounds, llvmir::GEPNoWrapFlags::nuw}) {
    const bool isRight = flag == llvmir::GEPNoWrapFlags::inbounds && isAccessed(address.getResult());
    if (!isRight && !bitEnumContainsAll(address.getNoWrapFlags(), flag))
      edits.push_back({stringifyGEPNoWrapFlags(flag) + " is promised", [flag](mlir::Operation *op) {
                         auto address = llvm::cast<llvmir::GEPOp>(op);
                         address.setNoWrapFlags(address.getNoWrapFlags() | flag);
                       }});
  }
}

void memref_cts::conformance::addFloatFlags(mlir::Operation *op, Edits &edits) {
  auto flags = llvm::dyn_cast<llvmir::FastmathFlagsInterface>(op);
  if (!flags || llvm::isa<llvmir::CallOp>(op)) // the machine refuses calls with flags
    return;
  for (auto flag : {llvmir::FastmathFlags::nnan, llvmir::FastmathFlags::ninf, llvmir::FastmathFlags::nsz})
    // A comparison sees no sign of a zero.
    if (!bitEnumContainsAll(flags.getFastmathAttr().getValue(), flag) &&
        !(llvm::isa<llvmir::FCmpOp>(op) && flag == llvmir::FastmathFlags::nsz))
      edits.push_back(
          {stringifyFastmathFlags(flag) + " is promised",
           [flag](mlir::Operation *op) {
             auto flags = llvm::cast<llvmir::FastmathFlagsInterface>(op);
             op->setAttr(flags.getFastmathAttrName(),
                         llvmir::FastmathFlagsAttr::get(op->getContext(), flags.getFastmathAttr().getValue() | flag));
           },
           whyFloatFlag(op, flag)});
}
