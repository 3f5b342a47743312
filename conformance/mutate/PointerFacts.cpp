//===-- PointerFacts.cpp - what is sure of an address ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each walk assumes what it wants to know of a block that it is inside of. What comes around
// a loop is as good as what comes in, unless a step on the way is not.
//
//===----------------------------------------------------------------------===//

#include "conformance/mutate/PointerFacts.h"

#include "conformance/mutate/Incoming.h"
#include "conformance/mutate/KnownNumbers.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"

#include "llvm/ADT/SmallPtrSet.h"

using namespace memref_cts::conformance;
namespace llvmir = mlir::LLVM;

/// More than any alignment: of what a walk is inside of.
static constexpr uint64_t kAssumed = uint64_t(1) << 62;

static constexpr unsigned kMaxDepth = 16;

static llvm::StringRef calleeOf(mlir::Value value) {
  auto call = value.getDefiningOp<llvmir::CallOp>();
  return call && call.getCallee() ? *call.getCallee() : llvm::StringRef();
}

bool memref_cts::conformance::isOfMalloc(mlir::Value value) { return calleeOf(value) == "malloc"; }

static uint64_t lowestBit(uint64_t number) { return number == 0 ? kAssumed : number & (~number + 1); }

namespace {
/// The value of a field, or the aggregate that it comes from untouched.
struct FieldSource {
  mlir::Value value, root;
};
} // namespace

/// `field`: of the outermost struct.
static FieldSource sourceOf(mlir::Value aggregate, int64_t field) {
  while (auto insert = aggregate.getDefiningOp<llvmir::InsertValueOp>()) {
    if (insert.getPosition()[0] == field)
      return insert.getPosition().size() == 1 ? FieldSource{insert.getValue(), {}} : FieldSource{};
    aggregate = insert.getContainer();
  }
  return {{}, aggregate};
}

namespace {
class AlignmentFinder {
public:
  uint64_t of(mlir::Value address, unsigned depth = 0) {
    if (depth > kMaxDepth)
      return 1;
    if (auto argument = llvm::dyn_cast<mlir::BlockArgument>(address))
      return ofIncoming(argument, [&](mlir::Value carried) { return of(carried, depth + 1); });
    mlir::Operation *op = address.getDefiningOp();
    if (auto step = llvm::dyn_cast<llvmir::GEPOp>(op))
      return std::min(of(step.getBase(), depth + 1), ofStep(step));
    if (auto part = llvm::dyn_cast<llvmir::ExtractValueOp>(op); part && part.getPosition().size() == 1)
      return ofField(part.getContainer(), part.getPosition()[0], depth + 1);
    if (auto choice = llvm::dyn_cast<llvmir::SelectOp>(op))
      return std::min(of(choice.getTrueValue(), depth + 1), of(choice.getFalseValue(), depth + 1));
    return ofObject(op);
  }

private:
  uint64_t ofObject(mlir::Operation *op) {
    mlir::DataLayout layout = mlir::DataLayout::closest(op);
    llvm::APInt number;
    if (auto buffer = llvm::dyn_cast<llvmir::AllocaOp>(op))
      return std::max<uint64_t>(buffer.getAlignment().value_or(1), layout.getTypeABIAlignment(buffer.getElemType()));
    if (auto call = llvm::dyn_cast<llvmir::CallOp>(op); call && call.getNumResults() == 1) {
      // What malloc gives is good for the widest type of C.
      if (isOfMalloc(call.getResult()))
        return layout.getTypeSize(call.getResult().getType()) >= 8 ? 16 : 8;
      if (calleeOf(call.getResult()) == "aligned_alloc" &&
          mlir::matchPattern(call.getArgOperands()[0], mlir::m_ConstantInt(&number)))
        return lowestBit(number.getZExtValue());
    }
    return 1;
  }

  /// Of what is added to the base.
  static uint64_t ofStep(llvmir::GEPOp step) {
    llvm::ArrayRef<int32_t> indices = step.getRawConstantIndices();
    if (indices.size() != 1)
      return 1;
    const uint64_t size = mlir::DataLayout::closest(step).getTypeSize(step.getElemType());
    if (indices[0] != llvmir::GEPOp::kDynamicIndex)
      return lowestBit(uint64_t(int64_t(indices[0])) * size);
    llvm::APInt number;
    mlir::Value index = step.getDynamicIndices()[0];
    if (mlir::matchPattern(index, mlir::m_ConstantInt(&number)) && number.getBitWidth() <= 64)
      return lowestBit(uint64_t(number.getSExtValue()) * size);
    return lowestBit(size);
  }

  uint64_t ofField(mlir::Value aggregate, int64_t field, unsigned depth) {
    FieldSource source = sourceOf(aggregate, field);
    if (source.value)
      return of(source.value, depth + 1);
    auto argument = llvm::dyn_cast_or_null<mlir::BlockArgument>(source.root);
    if (!argument || depth > kMaxDepth)
      return 1;
    return ofIncoming(argument, [&](mlir::Value carried) { return ofField(carried, field, depth + 1); });
  }

  uint64_t ofIncoming(mlir::BlockArgument argument, llvm::function_ref<uint64_t(mlir::Value)> each) {
    if (!inside.insert(argument.getAsOpaquePointer()).second)
      return kAssumed;
    uint64_t least = kAssumed;
    bool isKnown = allIncoming(argument, [&](mlir::Value carried) {
      least = std::min(least, each(carried));
      return true;
    });
    inside.erase(argument.getAsOpaquePointer());
    return isKnown ? least : 1;
  }

  llvm::SmallPtrSet<void *, 8> inside;
};
} // namespace

/// Of an address that is moved up to a multiple: base + ((0 - base) & (multiple - 1)). 0: it is none.
static uint64_t movedUpTo(mlir::Value address) {
  auto step = address.getDefiningOp<llvmir::GEPOp>();
  if (!step || step.getDynamicIndices().size() != 1 || !step.getElemType().isInteger(8))
    return 0;
  auto masked = step.getDynamicIndices()[0].getDefiningOp<llvmir::AndOp>();
  auto negated = masked ? masked.getLhs().getDefiningOp<llvmir::SubOp>() : nullptr;
  auto number = negated ? negated.getRhs().getDefiningOp<llvmir::PtrToIntOp>() : nullptr;
  llvm::APInt zero, mask;
  return number && number.getArg() == step.getBase() &&
                 mlir::matchPattern(negated.getLhs(), mlir::m_ConstantInt(&zero)) && zero.isZero() &&
                 mlir::matchPattern(masked.getRhs(), mlir::m_ConstantInt(&mask)) && (mask + 1).isPowerOf2()
             ? mask.getZExtValue() + 1
             : 0;
}

uint64_t memref_cts::conformance::alignmentOf(mlir::Value address) {
  if (uint64_t multiple = movedUpTo(address))
    return multiple;
  // An element of what was moved up.
  auto step = address.getDefiningOp<llvmir::GEPOp>();
  mlir::Value base = step ? step.getBase() : mlir::Value();
  auto part = base ? base.getDefiningOp<llvmir::ExtractValueOp>() : nullptr;
  if (part && part.getPosition().size() == 1)
    base = sourceOf(part.getContainer(), part.getPosition()[0]).value;
  uint64_t found = AlignmentFinder().of(address);
  if (base && movedUpTo(base) && step.getRawConstantIndices().size() == 1) {
    const uint64_t size = mlir::DataLayout::closest(step).getTypeSize(step.getElemType());
    found = std::max(found, std::min(movedUpTo(base), lowestBit(size)));
  }
  return found;
}

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

static bool hasOnePointer(mlir::Value descriptor, llvm::SmallPtrSetImpl<void *> &seen) {
  FieldSource allocated = sourceOf(descriptor, 0), aligned = sourceOf(descriptor, 1);
  if (allocated.value || aligned.value)
    return allocated.value == aligned.value;
  auto argument = llvm::dyn_cast_or_null<mlir::BlockArgument>(allocated.root);
  if (!argument || allocated.root != aligned.root)
    return false;
  return !seen.insert(argument.getAsOpaquePointer()).second ||
         allIncoming(argument, [&](mlir::Value carried) { return hasOnePointer(carried, seen); });
}

bool memref_cts::conformance::hasOnePointer(mlir::Value descriptor) {
  llvm::SmallPtrSet<void *, 8> seen;
  return isDescriptor(descriptor.getType()) && ::hasOnePointer(descriptor, seen);
}

/// What an address was made of by steps, as far as descriptors are made in sight.
static mlir::Value objectOf(mlir::Value address) {
  for (unsigned depth = 0; depth < kMaxDepth; ++depth) {
    mlir::Value next;
    if (auto step = address.getDefiningOp<llvmir::GEPOp>())
      next = step.getBase();
    else if (auto part = address.getDefiningOp<llvmir::ExtractValueOp>(); part && part.getPosition().size() == 1)
      next = sourceOf(part.getContainer(), part.getPosition()[0]).value;
    if (!next)
      break;
    address = next;
  }
  return address;
}

static bool isAllocated(mlir::Value object) {
  return object.getDefiningOp<llvmir::AllocaOp>() || isOfMalloc(object) || calleeOf(object) == "aligned_alloc";
}

bool memref_cts::conformance::areApart(mlir::Value a, mlir::Value b) {
  mlir::Value first = objectOf(a), second = objectOf(b);
  auto isOlder = [](mlir::Value object) {
    auto argument = llvm::dyn_cast<mlir::BlockArgument>(object);
    return (argument && argument.getOwner()->isEntryBlock()) || object.getDefiningOp<llvmir::AddressOfOp>();
  };
  return first != second &&
         ((isAllocated(first) && (isAllocated(second) || isOlder(second))) || (isAllocated(second) && isOlder(first)));
}
