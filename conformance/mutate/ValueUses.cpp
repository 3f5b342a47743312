//===-- ValueUses.cpp - what a value is for --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each walk visits a block argument once: around a loop nothing new is seen.
//
//===----------------------------------------------------------------------===//

#include "conformance/mutate/ValueUses.h"

#include "conformance/mutate/KnownNumbers.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include <set>

using namespace memref_cts::conformance;
namespace llvmir = mlir::LLVM;

static constexpr unsigned kMaxDepth = 16;

/// Whether an operation has no effect but its results, whatever its operands are.
static bool onlyComputes(mlir::Operation *op) {
  return mlir::isMemoryEffectFree(op) && op->getNumRegions() == 0 && !op->hasTrait<mlir::OpTrait::IsTerminator>() &&
         !llvm::isa<llvmir::SDivOp, llvmir::UDivOp, llvmir::SRemOp, llvmir::URemOp, llvmir::CallOp,
                    llvmir::CallIntrinsicOp, llvmir::AssumeOp>(op);
}

/// The argument that a branch hands an operand to; null: the operand decides.
static mlir::BlockArgument argumentOf(mlir::OpOperand &use) {
  auto branch = llvm::dyn_cast<mlir::BranchOpInterface>(use.getOwner());
  if (!branch)
    return {};
  return branch.getSuccessorBlockArgument(use.getOperandNumber()).value_or(mlir::BlockArgument());
}

//===----------------------------------------------------------------------===//
// Nobody sees it
//===----------------------------------------------------------------------===//

namespace {
class UnseenFinder {
public:
  bool isUnseen(mlir::Value value, unsigned depth = 0) {
    return depth <= kMaxDepth && llvm::all_of(value.getUses(), [&](mlir::OpOperand &use) {
             mlir::Operation *user = use.getOwner();
             if (llvm::isa<llvmir::Prefetch>(user))
               return true;
             if (mlir::BlockArgument argument = argumentOf(use))
               return !seen.insert({argument.getAsOpaquePointer(), -1}).second || isUnseen(argument, depth + 1);
             if (auto insert = llvm::dyn_cast<llvmir::InsertValueOp>(user); insert && use.get() == insert.getValue())
               return isUnread(insert.getResult(), insert.getPosition(), depth + 1);
             return onlyComputes(user) &&
                    llvm::all_of(user->getResults(), [&](mlir::Value result) { return isUnseen(result, depth + 1); });
           });
  }

  bool isUnread(mlir::Value aggregate, llvm::ArrayRef<int64_t> position, unsigned depth = 0) {
    auto isInside = [](llvm::ArrayRef<int64_t> inner, llvm::ArrayRef<int64_t> outer) {
      return inner.size() >= outer.size() && inner.take_front(outer.size()) == outer;
    };
    return depth <= kMaxDepth && llvm::all_of(aggregate.getUses(), [&](mlir::OpOperand &use) {
             mlir::Operation *user = use.getOwner();
             if (auto extract = llvm::dyn_cast<llvmir::ExtractValueOp>(user))
               return (!isInside(extract.getPosition(), position) && !isInside(position, extract.getPosition())) ||
                      (extract.getPosition() == position && isUnseen(extract.getResult(), depth + 1));
             if (auto insert = llvm::dyn_cast<llvmir::InsertValueOp>(user); insert && use.get() != insert.getValue())
               return isInside(position, insert.getPosition()) || isUnread(insert.getResult(), position, depth + 1);
             if (mlir::BlockArgument argument = argumentOf(use))
               return !seen.insert({argument.getAsOpaquePointer(), fieldNumber(position)}).second ||
                      isUnread(argument, position, depth + 1);
             return false;
           });
  }

private:
  /// One for each field of a descriptor.
  static int64_t fieldNumber(llvm::ArrayRef<int64_t> position) {
    int64_t number = 0;
    for (int64_t index : position)
      number = number * 1024 + index + 1;
    return number;
  }

  std::set<std::pair<const void *, int64_t>> seen;
};
} // namespace

bool memref_cts::conformance::isUnseen(mlir::Operation *op) {
  return op->getNumResults() != 0 && onlyComputes(op) && llvm::all_of(op->getResults(), [](mlir::Value result) {
           return !result.use_empty() && UnseenFinder().isUnseen(result);
         });
}

bool memref_cts::conformance::isFieldUnread(mlir::Value aggregate, llvm::ArrayRef<int64_t> position) {
  return UnseenFinder().isUnread(aggregate, position);
}

//===----------------------------------------------------------------------===//
// Amounts of memory and addresses
//===----------------------------------------------------------------------===//

static bool isForAmounts(mlir::Value value, unsigned depth) {
  return depth <= kMaxDepth && !value.use_empty() && llvm::all_of(value.getUses(), [&](mlir::OpOperand &use) {
           mlir::Operation *user = use.getOwner();
           if (llvm::isa<llvmir::AllocaOp>(user))
             return true;
           if (auto call = llvm::dyn_cast<llvmir::CallOp>(user); call && call.getCallee())
             return *call.getCallee() == "malloc" || *call.getCallee() == "_mlir_memref_to_llvm_alloc";
           if (auto step = llvm::dyn_cast<llvmir::GEPOp>(user); step && !step.getBase().getDefiningOp<llvmir::ZeroOp>())
             return false;
           return llvm::isa<llvmir::AddOp, llvmir::MulOp, llvmir::GEPOp, llvmir::PtrToIntOp>(user) &&
                  isForAmounts(user->getResult(0), depth + 1);
         });
}

bool memref_cts::conformance::isForAmounts(mlir::Value value) { return ::isForAmounts(value, 0); }

bool memref_cts::conformance::isForAddresses(mlir::Value value, unsigned depth) {
  if (depth > kMaxDepth / 2)
    return false;
  static constexpr llvm::StringLiteral kAllocators[] = {"malloc", "aligned_alloc", "_mlir_memref_to_llvm_alloc",
                                                        "_mlir_memref_to_llvm_aligned_alloc"};
  for (mlir::OpOperand &use : value.getUses()) {
    mlir::Operation *user = use.getOwner();
    if (llvm::isa<llvmir::GEPOp, llvmir::AllocaOp, llvmir::MemcpyOp, llvmir::MemmoveOp, llvmir::MemsetOp>(user))
      continue;
    if (auto insert = llvm::dyn_cast<llvmir::InsertValueOp>(user);
        insert && isDescriptor(insert.getContainer().getType()))
      continue;
    if (auto call = llvm::dyn_cast<llvmir::CallOp>(user);
        call && call.getCallee() && llvm::is_contained(kAllocators, *call.getCallee()))
      continue;
    const bool isStep = llvm::isa<llvmir::AddOp, llvmir::SubOp, llvmir::MulOp, llvmir::TruncOp, llvmir::SExtOp,
                                  llvmir::ZExtOp, llvmir::PtrToIntOp, llvmir::IntToPtrOp, llvmir::URemOp>(user);
    if (!isStep || !isForAddresses(user->getResult(0), depth + 1))
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

bool memref_cts::conformance::isCutTo(mlir::Value value, unsigned bits) {
  auto type = llvm::dyn_cast<mlir::IntegerType>(value.getType());
  return type && llvm::all_of(value.getUses(), [&](mlir::OpOperand &use) {
           mlir::Operation *user = use.getOwner();
           llvm::APInt number;
           if (llvm::isa<llvmir::TruncOp>(user))
             return llvm::cast<mlir::IntegerType>(user->getResult(0).getType()).getWidth() <= bits &&
                    llvm::cast<llvmir::TruncOp>(user).getOverflowFlags() == llvmir::IntegerOverflowFlags::none;
           if (user->getNumOperands() != 2 ||
               !mlir::matchPattern(user->getOperand(1 - use.getOperandNumber()), mlir::m_ConstantInt(&number)))
             return false;
           if (llvm::isa<llvmir::AndOp>(user))
             return number.getActiveBits() <= bits;
           auto shift = llvm::dyn_cast<llvmir::ShlOp>(user);
           return shift && use.getOperandNumber() == 0 && number.uge(type.getWidth() - bits) &&
                  shift.getOverflowFlags() == llvmir::IntegerOverflowFlags::none;
         });
}

//===----------------------------------------------------------------------===//
// Loops around cmpxchg
//===----------------------------------------------------------------------===//

bool memref_cts::conformance::isFirstGuess(mlir::Value value) {
  if (!value.hasOneUse())
    return false;
  mlir::BlockArgument guess = argumentOf(*value.getUses().begin());
  mlir::Block *loop = guess ? guess.getOwner() : nullptr;
  if (!loop || loop->getNumArguments() != 1 || !llvm::is_contained(loop->getPredecessors(), loop))
    return false;
  llvmir::AtomicCmpXchgOp update;
  for (mlir::Operation &op : loop->without_terminator()) {
    auto found = llvm::dyn_cast<llvmir::AtomicCmpXchgOp>(&op);
    if ((found && update) || (!found && !onlyComputes(&op)))
      return false;
    update = found ? found : update;
  }
  auto branch = llvm::dyn_cast<llvmir::CondBrOp>(loop->getTerminator());
  if (!update || !branch || branch.getFalseDest() != loop || branch.getTrueDest() == loop)
    return false;
  // It goes on with what was found, and ends where that is what was expected: the guess, perhaps as bits.
  mlir::Value expected = update.getCmp();
  while (mlir::Operation *op = expected.getDefiningOp()) {
    if (!llvm::isa<llvmir::FreezeOp, llvmir::BitcastOp>(op))
      break;
    expected = op->getOperand(0);
  }
  auto isOf = [&](mlir::Value part, int64_t field) {
    while (part.getDefiningOp<llvmir::BitcastOp>())
      part = part.getDefiningOp()->getOperand(0);
    auto extract = part.getDefiningOp<llvmir::ExtractValueOp>();
    return extract && extract.getContainer() == update.getResult() && extract.getPosition() == llvm::ArrayRef(field);
  };
  return expected == guess && isOf(branch.getCondition(), 1) && isOf(branch.getFalseDestOperands()[0], 0);
}
