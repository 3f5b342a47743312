//===- Symbols.cpp - names of the module as ids of refrt ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of symbols. Functions.h and Globals.h declare what it finds.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/module/Symbols.h"
#include "lowering/encode/module/Functions.h"
#include "lowering/encode/module/Globals.h"
#include "lowering/encode/module/ModuleState.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace memref_cts::lowering {

void Symbols::collect() {
  for (Operation &op : *state.module.getBody())
    if (StringAttr name = op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
      symbols[name].op = &op;
}

Operation *Symbols::lookupFunction(refrt_symbol id) const {
  for (const auto &[name, entry] : symbols)
    if (id != REFRT_NONE && entry.id == id && isa<FunctionOpInterface>(entry.op))
      return entry.op;
  return nullptr;
}

StringAttr Symbols::resolveAlias(StringAttr name) const {
  // Aliases of aliases end, also where they are a circle.
  for (size_t steps = 0; steps <= symbols.size(); ++steps) {
    auto alias = dyn_cast_or_null<LLVM::AliasOp>(lookup(name));
    if (!alias)
      return name;
    auto end = cast<LLVM::ReturnOp>(alias.getInitializerBlock().getTerminator());
    auto address = end.getArg().getDefiningOp<LLVM::AddressOfOp>();
    if (!address)
      return name;
    name = address.getGlobalNameAttr().getAttr();
  }
  return name;
}

refrt_symbol Symbols::getFunction(Operation *user, StringAttr name) {
  name = resolveAlias(name);
  if (state.options.without.contains(name.getValue())) {
    state.refusals.add(user, RefusalKind::Symbol, "'" + name.getValue() + "' is left out");
    return REFRT_NONE;
  }
  auto it = symbols.find(name);
  if (it == symbols.end() || !isa<FunctionOpInterface>(it->second.op)) {
    state.refusals.add(user, RefusalKind::Symbol, "'" + name.getValue() + "' is not a function of the module");
    return REFRT_NONE;
  }
  SymbolState &entry = it->second;
  if (!entry.visited) {
    entry.visited = true;
    // May create types but never touches the symbol table.
    entry.id = declareFunction(state, cast<FunctionOpInterface>(entry.op));
    if (!cast<FunctionOpInterface>(entry.op).isExternal())
      bodies.push_back({entry.op, entry.id});
  }
  return entry.id;
}

refrt_symbol Symbols::getGlobal(Operation *user, StringAttr name) {
  name = resolveAlias(name);
  auto it = symbols.find(name);
  if (it == symbols.end() || !isa<memref::GlobalOp, LLVM::GlobalOp>(it->second.op)) {
    state.refusals.add(user, RefusalKind::Symbol, "'" + name.getValue() + "' is not a global of the module");
    return REFRT_NONE;
  }
  // Nothing is added to the table while a global is declared.
  SymbolState &entry = it->second;
  if (!entry.visited) {
    entry.visited = true;
    entry.id = declareGlobal(state, entry.op);
  }
  return entry.id;
}

bool Symbols::isWithoutId(StringAttr global) const {
  SymbolState entry = symbols.lookup(global);
  return entry.visited && entry.id == REFRT_NONE;
}

} // namespace memref_cts::lowering
