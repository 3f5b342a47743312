//===-- LoweredOperations.cpp - operations that mutants are made of --------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lists edits, and makes one of them in a copy of the module.
//
//===----------------------------------------------------------------------===//
#include "conformance/mutate/LoweredOperations.h"

#include "conformance/lowerings/diagnostics/DiagnosticLog.h"
#include "conformance/mutate/EqualEdits.h"
#include "conformance/mutate/Mutations.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/DenseMap.h"

using namespace memref_cts::conformance;

LoweredOperations::LoweredOperations(mlir::ModuleOp module) {
  module.walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) { operations.push_back(op); });
}

/// Finds out where the operations are, once nothing is added any more.
void LoweredOperations::place(mlir::ModuleOp module) {
  if (!places.empty())
    return;
  llvm::DenseMap<mlir::Operation *, uint32_t> all;
  module.walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) { all.try_emplace(op, uint32_t(all.size())); });
  for (mlir::Operation *op : operations) {
    auto found = all.find(op);
    places.push_back(found == all.end() ? kGone : found->second);
  }
}

static std::string functionOf(mlir::Operation *op) {
  auto function = op->getParentOfType<mlir::LLVM::LLVMFuncOp>();
  return function ? function.getName().str() : "";
}

std::vector<MutantSite> LoweredOperations::sites(mlir::ModuleOp module, llvm::ArrayRef<std::string> operators) {
  place(module);
  std::vector<MutantSite> sites;
  for (size_t at = 0; at < places.size(); ++at) {
    if (places[at] == kGone)
      continue;
    mlir::Operation *op = operations[at];
    const char *unseen = whyUnseen(op);
    for (auto [row, mutation] : llvm::enumerate(mutationOperators())) {
      if (!operators.empty() && !llvm::is_contained(operators, mutation.name))
        continue;
      Edits edits;
      mutation.list(op, edits);
      Location location = placeOf(op->getLoc());
      for (auto [variant, edit] : llvm::enumerate(edits))
        sites.push_back({uint32_t(at), uint32_t(row), uint32_t(variant), op->getName().getStringRef().str(), edit.what,
                         functionOf(op), location.isKnown() ? location.text() : "",
                         edit.equal.empty() ? unseen : std::move(edit.equal)});
    }
  }
  return sites;
}

mlir::OwningOpRef<mlir::ModuleOp> LoweredOperations::edited(mlir::ModuleOp module, const MutantSite &site) {
  place(module);
  const std::vector<MutationOperator> &rows = mutationOperators();
  if (site.operation >= places.size() || places[site.operation] == kGone || site.row >= rows.size())
    return nullptr;
  mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
  uint32_t at = 0;
  mlir::Operation *op = nullptr;
  copy->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *each) {
    if (at++ != places[site.operation])
      return mlir::WalkResult::advance();
    op = each;
    return mlir::WalkResult::interrupt();
  });
  Edits edits;
  rows[site.row].list(op, edits);
  if (site.variant >= edits.size())
    return nullptr;
  edits[site.variant].make(op);
  return mlir::succeeded(mlir::verify(*copy)) ? std::move(copy) : nullptr;
}

bool LoweredOperations::isFloatPromise(const MutantSite &site) {
  return mutationOperators()[site.row].list == addFloatFlags;
}

std::string memref_cts::conformance::differenceOf(llvm::StringRef before, llvm::StringRef after) {
  constexpr size_t kMostLines = 8;
  llvm::SmallVector<llvm::StringRef> old, made;
  before.split(old, '\n');
  after.split(made, '\n');
  std::string text;
  auto add = [&](char mark, llvm::StringRef line) { text += mark + (" " + line.trim()).str() + "\n"; };
  if (old.size() == made.size()) {
    size_t shown = 0;
    for (auto [was, is] : llvm::zip_equal(old, made))
      if (was != is && ++shown <= kMostLines) {
        add('-', was);
        add('+', is);
      }
    return text;
  }
  size_t first = 0;
  while (first < std::min(old.size(), made.size()) && old[first] == made[first])
    ++first;
  const bool isLonger = made.size() > old.size();
  const size_t more = isLonger ? made.size() - old.size() : old.size() - made.size();
  const size_t removed = isLonger ? 1 : more, added = isLonger ? more + 1 : 0;
  for (llvm::StringRef line : llvm::ArrayRef(old).slice(first, std::min(removed, old.size() - first)))
    add('-', line);
  for (llvm::StringRef line : llvm::ArrayRef(made).slice(first, std::min(added, made.size() - first)))
    add('+', line);
  return text;
}
