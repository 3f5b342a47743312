//===-- Aliases.cpp - symbols that an alias defines -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LangRef: aliases "have a name and an aliasee that is either a global value or a constant
// expression", and linkage, visibility and threads of their own. LLVMMOD-LINK-02.
//
//===----------------------------------------------------------------------===//
#include "conformance/units/Aliases.h"

#include "conformance/boundary/Boundary.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"

using namespace memref_cts::conformance;

namespace llvmir = mlir::LLVM;

/// What an alias names in the end, or null: a part of a symbol, or a circle.
static mlir::Operation *endOf(llvmir::AliasOp alias, const mlir::SymbolTable &table) {
  llvm::SmallPtrSet<mlir::Operation *, 4> seen;
  while (alias && seen.insert(alias).second) {
    auto end = mlir::cast<llvmir::ReturnOp>(alias.getInitializerBlock().getTerminator());
    auto address = end.getArg().getDefiningOp<llvmir::AddressOfOp>();
    mlir::Operation *target = address ? table.lookup(address.getGlobalName()) : nullptr;
    if (!mlir::isa_and_present<llvmir::AliasOp>(target))
      return target;
    alias = mlir::cast<llvmir::AliasOp>(target);
  }
  return nullptr;
}

/// Makes a definition what its alias is to others.
template <typename Definition>
static void takeOver(Definition definition, llvmir::AliasOp alias) {
  definition.setLinkage(alias.getLinkage());
  definition.setVisibility_(alias.getVisibility_());
  mlir::SymbolTable::setSymbolVisibility(definition, mlir::SymbolTable::Visibility::Public);
}

std::string memref_cts::conformance::resolveAliases(mlir::ModuleOp lowered,
                                                    const llvm::StringMap<mlir::Operation *> &source) {
  mlir::SymbolTable table(lowered);
  for (llvmir::AliasOp alias : llvm::make_early_inc_range(lowered.getOps<llvmir::AliasOp>())) {
    std::string name = alias.getSymName().str();
    llvm::StringRef wrapped = name;
    wrapped.consume_front(kWrapperPrefix);
    if (mlir::Operation *asked = source.lookup(wrapped); !asked || mlir::isa<llvmir::AliasOp>(asked))
      continue;
    mlir::Operation *target = endOf(alias, table);
    llvmir::LLVMFuncOp function = mlir::dyn_cast_or_null<llvmir::LLVMFuncOp>(target);
    llvmir::GlobalOp global = mlir::dyn_cast_or_null<llvmir::GlobalOp>(target);
    if (!function && !global)
      return "'" + name + "' is an alias of something else than a whole symbol, which the engines do not follow";
    std::string own = mlir::SymbolTable::getSymbolName(target).str();
    bool isShared = source.contains(own);
    if (isShared && global)
      continue; // one memory for two of the source
    table.remove(alias);
    if (isShared) {
      // The same code under two names is as good as twice the code.
      function = function.clone();
      function.setName(name);
      table.insert(function);
    } else if (mlir::failed(mlir::SymbolTable::replaceAllSymbolUses(target, alias.getSymNameAttr(), lowered))) {
      return "'" + name + "' is an alias, and uses of '" + own + "' cannot be found";
    } else {
      table.remove(target);
      mlir::SymbolTable::setSymbolName(target, name);
      table.insert(target);
    }
    if (function)
      takeOver(function, alias);
    else
      takeOver(global, alias);
    if (global)
      global.setThreadLocal_(alias.getThreadLocal_());
    alias->erase();
  }
  return "";
}
