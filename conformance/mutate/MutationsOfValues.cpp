//===-- MutationsOfValues.cpp - other places, other operands -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is taken from where: positions in structs, order of operands, operations left out.
//
//===----------------------------------------------------------------------===//

#include "conformance/mutate/EqualEdits.h"
#include "conformance/mutate/Mutations.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::conformance;
namespace llvmir = mlir::LLVM;

/// The type inside an aggregate, or null.
static mlir::Type typeAt(mlir::Type type, llvm::ArrayRef<int64_t> position) {
  for (int64_t index : position) {
    auto structure = llvm::dyn_cast<llvmir::LLVMStructType>(type);
    auto array = llvm::dyn_cast<llvmir::LLVMArrayType>(type);
    if (index < 0 || (!structure && !array))
      return {};
    if (structure ? size_t(index) >= structure.getBody().size() : uint64_t(index) >= array.getNumElements())
      return {};
    type = structure ? structure.getBody()[size_t(index)] : array.getElementType();
  }
  return type;
}

static std::string text(llvm::ArrayRef<int64_t> position) {
  return "[" + llvm::join(llvm::map_range(position, [](int64_t index) { return std::to_string(index); }), ", ") + "]";
}

/// Neighbours of a position that have its type.
static void listPositions(mlir::Type container, llvm::ArrayRef<int64_t> position,
                          void (*set)(mlir::Operation *, llvm::ArrayRef<int64_t>),
                          llvm::function_ref<const char *(llvm::ArrayRef<int64_t>)> why, Edits &edits) {
  const mlir::Type type = typeAt(container, position);
  for (size_t depth = 0; depth < position.size(); ++depth)
    for (int64_t step : {1, -1}) {
      std::vector<int64_t> other(position.begin(), position.end());
      other[depth] += step;
      if (type && typeAt(container, other) == type)
        edits.push_back({"position " + text(position) + " becomes " + text(other),
                         [set, other](mlir::Operation *op) { set(op, other); }, why(other)});
    }
}

/// Constant indices of an address, one more and one less.
static void listIndices(llvmir::GEPOp address, Edits &edits) {
  llvm::ArrayRef<int32_t> indices = address.getRawConstantIndices();
  for (size_t i = 0; i < indices.size(); ++i)
    for (int32_t step : {1, -1})
      if (indices[i] != llvmir::GEPOp::kDynamicIndex && indices[i] + step != llvmir::GEPOp::kDynamicIndex)
        edits.push_back({"index " + std::to_string(indices[i]) + " becomes " + std::to_string(indices[i] + step),
                         [i, step](mlir::Operation *op) {
                           auto address = llvm::cast<llvmir::GEPOp>(op);
                           std::vector<int32_t> other = address.getRawConstantIndices().vec();
                           other[i] += step;
                           address.setRawConstantIndices(other);
                         },
                         step > 0 && indices.size() == 1 ? whyLarger(address) : ""});
}

/// Other lanes of a shuffle: one of them moved on by one, or all in reverse.
static void listLanes(llvmir::ShuffleVectorOp shuffle, Edits &edits) {
  llvm::ArrayRef<int32_t> mask = shuffle.getMask();
  const int32_t sources = 2 * int32_t(llvm::cast<mlir::VectorType>(shuffle.getV1().getType()).getNumElements());
  auto add = [&](const std::string &what, const std::vector<int32_t> &other) {
    if (llvm::ArrayRef(other) != mask)
      edits.push_back({what, [other](mlir::Operation *op) { llvm::cast<llvmir::ShuffleVectorOp>(op).setMask(other); }});
  };
  for (size_t i : {size_t(0), mask.size() - 1}) {
    if (mask.empty() || mask[i] < 0 || (i && mask.size() == 1))
      continue;
    std::vector<int32_t> other = mask.vec();
    other[i] = (other[i] + 1) % sources;
    add("lane " + std::to_string(i) + " is the next one of the sources", std::move(other));
  }
  if (mask.size() > 1)
    add("lanes are in reverse order", std::vector<int32_t>(mask.rbegin(), mask.rend()));
}

void memref_cts::conformance::changePosition(mlir::Operation *op, Edits &edits) {
  if (auto insert = llvm::dyn_cast<llvmir::InsertValueOp>(op))
    listPositions(
        insert.getContainer().getType(), insert.getPosition(),
        [](mlir::Operation *op, llvm::ArrayRef<int64_t> to) { llvm::cast<llvmir::InsertValueOp>(op).setPosition(to); },
        [&](llvm::ArrayRef<int64_t> to) { return whyOtherField(insert, to); }, edits);
  else if (auto extract = llvm::dyn_cast<llvmir::ExtractValueOp>(op))
    listPositions(
        extract.getContainer().getType(), extract.getPosition(),
        [](mlir::Operation *op, llvm::ArrayRef<int64_t> to) { llvm::cast<llvmir::ExtractValueOp>(op).setPosition(to); },
        [&](llvm::ArrayRef<int64_t> to) { return whyOtherPointer(extract, to); }, edits);
  else if (auto address = llvm::dyn_cast<llvmir::GEPOp>(op))
    listIndices(address, edits);
  else if (auto shuffle = llvm::dyn_cast<llvmir::ShuffleVectorOp>(op))
    listLanes(shuffle, edits);
}

/// Whether the order of the first two operands means nothing.
static bool isCommutative(mlir::Operation *op) {
  static constexpr llvm::StringLiteral kCommutative[] = {"llvm.add",
                                                         "llvm.mul",
                                                         "llvm.and",
                                                         "llvm.or",
                                                         "llvm.xor",
                                                         "llvm.fadd",
                                                         "llvm.fmul",
                                                         "llvm.intr.smax",
                                                         "llvm.intr.smin",
                                                         "llvm.intr.umax",
                                                         "llvm.intr.umin",
                                                         "llvm.intr.maximum",
                                                         "llvm.intr.minimum",
                                                         "llvm.intr.maxnum",
                                                         "llvm.intr.minnum",
                                                         "llvm.intr.fma",
                                                         "llvm.intr.fmuladd",
                                                         "llvm.intr.sadd.sat",
                                                         "llvm.intr.uadd.sat",
                                                         "llvm.intr.sadd.with.overflow",
                                                         "llvm.intr.uadd.with.overflow",
                                                         "llvm.intr.smul.with.overflow",
                                                         "llvm.intr.umul.with.overflow"};
  if (auto compare = llvm::dyn_cast<llvmir::ICmpOp>(op))
    return compare.getPredicate() == llvmir::ICmpPredicate::eq || compare.getPredicate() == llvmir::ICmpPredicate::ne;
  if (auto compare = llvm::dyn_cast<llvmir::FCmpOp>(op)) {
    using P = llvmir::FCmpPredicate;
    static constexpr P kDirected[] = {P::ogt, P::oge, P::olt, P::ole, P::ugt, P::uge, P::ult, P::ule};
    return !llvm::is_contained(kDirected, compare.getPredicate());
  }
  return llvm::is_contained(kCommutative, op->getName().getStringRef());
}

void memref_cts::conformance::swapOperands(mlir::Operation *op, Edits &edits) {
  // Into a struct go values of other types; what a select chooses from is of its branches.
  for (unsigned i = 0; i + 1 < op->getNumOperands(); ++i) {
    if (i == 0 && isCommutative(op))
      continue;
    // The next one of that type.
    unsigned j = i + 1;
    while (j < op->getNumOperands() && op->getOperand(j).getType() != op->getOperand(i).getType())
      ++j;
    if (j < op->getNumOperands() && op->getOperand(i) != op->getOperand(j))
      edits.push_back({"operands " + std::to_string(i) + " and " + std::to_string(j) + " change places",
                       [i, j](mlir::Operation *op) {
                         mlir::Value first = op->getOperand(i);
                         op->setOperand(i, op->getOperand(j));
                         op->setOperand(j, first);
                       }});
  }
}

void memref_cts::conformance::dropOperation(mlir::Operation *op, Edits &edits) {
  if (op->getNumResults() != 1 || op->use_empty())
    return;
  llvm::SmallVector<mlir::Value> seen;
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    mlir::Value operand = op->getOperand(i);
    if (operand.getType() != op->getResult(0).getType() || llvm::is_contained(seen, operand))
      continue;
    seen.push_back(operand);
    // It stays where it is, without users, so that values keep their numbers.
    edits.push_back({"its users get operand " + std::to_string(i) + " instead",
                     [i](mlir::Operation *op) { op->getResult(0).replaceAllUsesWith(op->getOperand(i)); },
                     i == 0 && llvm::isa<llvmir::InsertValueOp>(op) ? whyNotInserted(op) : whyOtherRead(op)});
  }
}
