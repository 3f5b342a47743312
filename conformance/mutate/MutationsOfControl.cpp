//===-- MutationsOfControl.cpp - control goes elsewhere ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Branches, calls and results.
//
//===----------------------------------------------------------------------===//

#include "conformance/mutate/Mutations.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"

using namespace memref_cts::conformance;
namespace llvmir = mlir::LLVM;

void memref_cts::conformance::dropCall(mlir::Operation *op, Edits &edits) {
  if (llvm::isa<llvmir::CallOp>(op) && op->getNumResults() == 0)
    edits.push_back({"it is left out", [](mlir::Operation *op) { op->erase(); }});
}

void memref_cts::conformance::changeCallee(mlir::Operation *op, Edits &edits) {
  auto call = llvm::dyn_cast<llvmir::CallOp>(op);
  auto *module = op->getParentOp() ? mlir::SymbolTable::getNearestSymbolTable(op) : nullptr;
  if (!call || !call.getCallee() || !module)
    return;
  auto callee =
      llvm::dyn_cast_or_null<llvmir::LLVMFuncOp>(mlir::SymbolTable::lookupSymbolIn(module, *call.getCallee()));
  if (!callee)
    return;
  for (auto other : module->getRegion(0).getOps<llvmir::LLVMFuncOp>())
    if (other != callee && other.getFunctionType() == callee.getFunctionType()) {
      std::string name = other.getName().str();
      edits.push_back({"@" + callee.getName().str() + " becomes @" + name,
                       [name](mlir::Operation *op) { llvm::cast<llvmir::CallOp>(op).setCallee(name); }});
      return;
    }
}

void memref_cts::conformance::swapBranches(mlir::Operation *op, Edits &edits) {
  if (llvm::isa<llvmir::CondBrOp>(op))
    edits.push_back({"its targets change places", [](mlir::Operation *op) {
                       auto branch = llvm::cast<llvmir::CondBrOp>(op);
                       mlir::OpBuilder builder(op);
                       llvmir::CondBrOp::create(builder, op->getLoc(), branch.getCondition(), branch.getFalseDest(),
                                                branch.getFalseDestOperands(), branch.getTrueDest(),
                                                branch.getTrueDestOperands());
                       op->erase();
                     }});
  auto choice = llvm::dyn_cast<llvmir::SwitchOp>(op);
  auto values = choice ? llvm::dyn_cast_or_null<mlir::DenseIntElementsAttr>(choice.getCaseValuesAttr()) : nullptr;
  if (!values)
    return;
  auto numbers = llvm::to_vector(values.getValues<llvm::APInt>());
  auto isSame = [&](unsigned a, unsigned b) {
    return choice.getCaseDestinations()[a] == choice.getCaseDestinations()[b] &&
           choice.getCaseOperands(a) == choice.getCaseOperands(b);
  };
  auto add = [&](const char *what, llvm::ArrayRef<llvm::APInt> other, const char *equal = "") {
    mlir::DenseIntElementsAttr changed = mlir::DenseIntElementsAttr::get(values.getType(), other);
    edits.push_back(
        {what, [changed](mlir::Operation *op) { llvm::cast<llvmir::SwitchOp>(op).setCaseValuesAttr(changed); }, equal});
  };
  for (size_t i = 0; i + 1 < numbers.size(); ++i) {
    auto other = numbers;
    std::swap(other[i], other[i + 1]);
    add("two of its targets change places", other, isSame(i, i + 1) ? "both are the same" : "");
  }
  // A value that no other case has.
  auto other = numbers;
  do
    ++other.back();
  while (llvm::is_contained(llvm::ArrayRef(numbers).drop_back(), other.back()));
  add("its last case is of another value", other);
}

void memref_cts::conformance::zeroResult(mlir::Operation *op, Edits &edits) {
  if (!llvm::isa<llvmir::ReturnOp>(op) || op->getNumOperands() != 1)
    return;
  if (auto *made = op->getOperand(0).getDefiningOp(); made && llvm::isa<llvmir::ZeroOp>(made))
    return;
  edits.push_back({"zero is returned", [](mlir::Operation *op) {
                     mlir::OpBuilder builder(op);
                     op->setOperand(0, llvmir::ZeroOp::create(builder, op->getLoc(), op->getOperand(0).getType()));
                   }});
}
