//===- FunctionFacts.cpp - what a call needs to know of functions ---------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Uses of symbols, and allocations on the stack.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/module/FunctionFacts.h"
#include "lowering/encode/module/Types.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace memref_cts::lowering {

const FunctionFacts::Taken &FunctionFacts::getTaken(Types &types) {
  if (takenFunctions)
    return *takenFunctions;
  takenFunctions.emplace();
  llvm::DenseSet<StringAttr> taken;
  std::optional<SymbolTable::UseRange> uses = SymbolTable::getSymbolUses(&module.getBodyRegion());
  if (uses)
    for (SymbolTable::SymbolUse use : *uses)
      if (!isa<CallOpInterface>(use.getUser()))
        taken.insert(use.getSymbolRef().getLeafReference());
  for (auto function : module.getOps<LLVM::LLVMFuncOp>())
    if (!uses || taken.contains(function.getSymNameAttr()))
      if (refrt_type type = types.get(function.getFunctionType()); type != REFRT_NONE)
        (*takenFunctions)[type][uint64_t(function.getCConv())].push_back(function);
  return *takenFunctions;
}

bool FunctionFacts::ownsStack(Operation *function) {
  auto [found, isNew] = stackOwners.try_emplace(function, false);
  if (!isNew)
    return found->second;
  auto llvmFunction = dyn_cast<LLVM::LLVMFuncOp>(function);
  WalkResult walked = function->walk([](Operation *op) {
    return isa<LLVM::AllocaOp, memref::AllocaOp>(op) ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found->second = walked.wasInterrupted() || (llvmFunction && llvmFunction.isVarArg());
}

} // namespace memref_cts::lowering
