//===-- ModuleParts.cpp - one function of a module, alone -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the module once; then nothing looks at operations outside of a part.
//
//===----------------------------------------------------------------------===//
#include "conformance/units/ModuleParts.h"

#include "conformance/boundary/Boundary.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"

#include <map>

using namespace memref_cts::conformance;

/// What a run leaves in globals is compared, also in those it does not touch; and
/// what is no symbol, such as the list of constructors, stays.
static bool isInEveryPart(mlir::Operation &op) {
  return !mlir::isa<mlir::SymbolOpInterface>(op) ||
         (mlir::isa<mlir::memref::GlobalOp, mlir::LLVM::GlobalOp>(op) && !op.hasAttr("constant"));
}

ModuleParts::ModuleParts(mlir::ModuleOp source) : source(source) {
  for (mlir::Operation &op : *source.getBody()) {
    unsigned index = unsigned(operations.size());
    operations.push_back(&op);
    if (mlir::StringAttr name = op.getAttrOfType<mlir::StringAttr>(mlir::SymbolTable::getSymbolAttrName()))
      symbols.try_emplace(name.getValue(), index);
    if (isInEveryPart(op))
      everywhere.push_back(index);
  }
  uses.resize(operations.size());
  for (auto [op, used] : llvm::zip_equal(operations, uses)) {
    std::optional<mlir::SymbolTable::UseRange> found = mlir::SymbolTable::getSymbolUses(op);
    if (!found)
      continue;
    llvm::SetVector<unsigned, std::vector<unsigned>> indices;
    for (const mlir::SymbolTable::SymbolUse &use : *found)
      if (auto symbol = symbols.find(use.getSymbolRef().getRootReference().getValue()); symbol != symbols.end())
        indices.insert(symbol->second);
    used = indices.takeVector();
  }
}

/// In the order of the source.
std::vector<unsigned> ModuleParts::operationsOf(llvm::StringRef function) const {
  llvm::SetVector<unsigned, std::vector<unsigned>> kept(everywhere.begin(), everywhere.end());
  for (const std::string &name : {function.str(), kWrapperPrefix + function.str()})
    if (auto symbol = symbols.find(name); symbol != symbols.end())
      kept.insert(symbol->second);
  for (size_t i = 0; i < kept.size(); ++i) {
    const std::vector<unsigned> &used = uses[kept[i]];
    kept.insert(used.begin(), used.end());
  }
  std::vector<unsigned> sorted = kept.takeVector();
  llvm::sort(sorted);
  return sorted;
}

std::vector<SymbolUser> ModuleParts::usersOf(llvm::ArrayRef<std::string> names) const {
  std::vector<std::vector<unsigned>> users(operations.size());
  for (unsigned user = 0; user < uses.size(); ++user)
    for (unsigned used : uses[user])
      users[used].push_back(user);
  std::map<unsigned, size_t> found; // operations, and which name led to each
  std::vector<unsigned> open;
  auto reach = [&](unsigned operation, size_t of) {
    if (found.try_emplace(operation, of).second)
      open.push_back(operation);
  };
  for (size_t i = 0; i < names.size(); ++i)
    if (auto symbol = symbols.find(names[i]); symbol != symbols.end())
      reach(symbol->second, i);
  for (size_t i = 0; i < open.size(); ++i)
    for (unsigned user : users[open[i]])
      reach(user, found.at(open[i]));
  std::vector<SymbolUser> result;
  for (auto [operation, of] : found)
    if (mlir::StringAttr name =
            operations[operation]->getAttrOfType<mlir::StringAttr>(mlir::SymbolTable::getSymbolAttrName()))
      result.push_back({name.getValue(), of});
  return result;
}

mlir::OwningOpRef<mlir::ModuleOp> ModuleParts::only(llvm::StringRef function) const {
  // With the attributes of the module.
  mlir::OwningOpRef<mlir::ModuleOp> part = mlir::cast<mlir::ModuleOp>(source->cloneWithoutRegions());
  mlir::Block &body = part->getBodyRegion().emplaceBlock();
  for (unsigned index : operationsOf(function))
    body.push_back(operations[index]->clone());
  return part;
}

llvm::SmallVector<mlir::func::FuncOp> ModuleParts::functions(llvm::StringRef function) const {
  llvm::SmallVector<mlir::func::FuncOp> found;
  for (unsigned index : operationsOf(function))
    if (mlir::func::FuncOp op = mlir::dyn_cast<mlir::func::FuncOp>(operations[index]))
      found.push_back(op);
  return found;
}
