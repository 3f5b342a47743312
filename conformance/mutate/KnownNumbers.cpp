//===-- KnownNumbers.cpp - numbers that cannot be negative -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks back over the operations that a number is made by.
//
//===----------------------------------------------------------------------===//

#include "conformance/mutate/KnownNumbers.h"

#include "conformance/mutate/Incoming.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace memref_cts::conformance;
namespace llvmir = mlir::LLVM;

/// Fields of a descriptor.
static constexpr int64_t kSizes = 3, kStrides = 4;

static constexpr unsigned kMaxDepth = 8;

/// No run adds numbers with so few bits often enough that a sum of kWideBits overflows.
static constexpr unsigned kSmallBits = 31, kWideBits = 64;

bool memref_cts::conformance::isDescriptor(mlir::Type type) {
  auto structure = llvm::dyn_cast<llvmir::LLVMStructType>(type);
  return structure && structure.getBody().size() >= 2 &&
         llvm::isa<llvmir::LLVMPointerType>(structure.getBody().front());
}

static bool isField(mlir::Operation *op, int64_t field) {
  auto extract = llvm::dyn_cast<llvmir::ExtractValueOp>(op);
  return extract && isDescriptor(extract.getContainer().getType()) && extract.getPosition()[0] == field;
}

/// Whether a number becomes a size of a descriptor wherever it is made.
static bool becomesSize(mlir::Value value) {
  return llvm::any_of(value.getUsers(), [&](mlir::Operation *user) {
    auto insert = llvm::dyn_cast<llvmir::InsertValueOp>(user);
    return insert && insert.getValue() == value && insert->getBlock() == value.getParentBlock() &&
           isDescriptor(insert.getContainer().getType()) && insert.getPosition()[0] == kSizes;
  });
}

namespace {
class SignFinder {
public:
  explicit SignFinder(bool onlySizes) : onlySizes(onlySizes) {}

  bool isNotNegative(mlir::Value value, unsigned depth = 0) {
    if (depth > kMaxDepth)
      return false;
    if (becomesSize(value))
      return true;
    if (mlir::Operation *op = value.getDefiningOp())
      return isMadeOfSuch(op, depth);
    return isCarried(llvm::cast<mlir::BlockArgument>(value), depth);
  }

private:
  bool areAll(mlir::Operation *op, unsigned depth) {
    return llvm::all_of(op->getOperands(), [&](mlir::Value operand) { return isNotNegative(operand, depth + 1); });
  }

  bool isMadeOfSuch(mlir::Operation *op, unsigned depth) {
    llvm::APInt number;
    if (mlir::matchPattern(op, mlir::m_ConstantInt(&number)))
      return number.isNonNegative() && number.getActiveBits() < kSmallBits;
    // Addresses, and numbers that were narrow: far from where sums overflow.
    auto wide = llvm::dyn_cast<llvmir::ZExtOp>(op);
    if (isField(op, kSizes) ||
        (!onlySizes && (llvm::isa<llvmir::PtrToIntOp>(op) ||
                        (wide && wide.getArg().getType().getIntOrFloatBitWidth() <= kWideBits / 2))))
      return true;
    if (!onlySizes && llvm::isa<llvmir::AndOp>(op))
      return isNotNegative(op->getOperand(0), depth + 1) || isNotNegative(op->getOperand(1), depth + 1);
    if (llvm::isa<llvmir::SelectOp>(op))
      return isNotNegative(op->getOperand(1), depth + 1) && isNotNegative(op->getOperand(2), depth + 1);
    return llvm::isa<llvmir::AddOp, llvmir::SExtOp, llvmir::SDivOp, llvmir::UDivOp, llvmir::SRemOp, llvmir::URemOp,
                     llvmir::LShrOp, llvmir::AShrOp, llvmir::SMinOp, llvmir::SMaxOp, llvmir::UMinOp>(op) &&
           areAll(op, depth);
  }

  /// An argument of a block: what all branches hand to it is so.
  bool isCarried(mlir::BlockArgument argument, unsigned depth) {
    mlir::Block *block = argument.getOwner();
    if (block->isEntryBlock())
      return false;
    if (!seen.insert(argument.getAsOpaquePointer()).second)
      return true; // around a loop: if all that comes in is so, it is
    return allIncoming(argument, [&](mlir::Value carried) { return isNotNegative(carried, depth + 1); });
  }

  bool onlySizes;
  llvm::SmallPtrSet<void *, 8> seen;
};
} // namespace

bool memref_cts::conformance::isNotNegative(mlir::Value value) {
  return value.getType().isInteger(kWideBits) && SignFinder(/*onlySizes=*/false).isNotNegative(value);
}

bool memref_cts::conformance::isOfSizes(mlir::Value value) {
  return value.getType().isInteger(kWideBits) && SignFinder(/*onlySizes=*/true).isNotNegative(value);
}

static bool isOfStride(mlir::Value value, unsigned depth) {
  mlir::Operation *op = value.getDefiningOp();
  if (!op || depth > kMaxDepth)
    return false;
  return isField(op, kStrides) ||
         (llvm::isa<llvmir::AddOp, llvmir::SubOp, llvmir::MulOp, llvmir::SExtOp>(op) &&
          llvm::any_of(op->getOperands(), [&](mlir::Value operand) { return isOfStride(operand, depth + 1); }));
}

bool memref_cts::conformance::isOfStride(mlir::Value value) { return ::isOfStride(value, 0); }
