//===- Symbols.h - names of the module as ids of refrt ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions and globals are declared when something first refers to them.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_MODULE_SYMBOLS_H
#define MEMREF_CTS_LOWERING_ENCODE_MODULE_SYMBOLS_H

#include "refrt/refrt.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace memref_cts::lowering {

struct ModuleState;

class Symbols {
public:
  explicit Symbols(ModuleState &state) : state(state) {}

  /// Notes the symbols of the module, before anything is looked up.
  void collect();

  /// What a symbol names in the module, or null.
  mlir::Operation *lookup(mlir::StringAttr name) const { return symbols.lookup(name).op; }
  /// The function of the module that has the id, or null.
  mlir::Operation *lookupFunction(refrt_symbol id) const;
  /// What an alias of a whole symbol stands for; other names as they are.
  mlir::StringAttr resolveAlias(mlir::StringAttr name) const;

  /// Ids of symbols; REFRT_NONE after a refusal of `user`.
  refrt_symbol getFunction(mlir::Operation *user, mlir::StringAttr name);
  refrt_symbol getGlobal(mlir::Operation *user, mlir::StringAttr name);
  /// Whether the global is being declared, or was in vain.
  bool isWithoutId(mlir::StringAttr global) const;

  struct Body {
    mlir::Operation *function;
    refrt_symbol id;
  };
  /// Functions with a body, in the order of their declaration. Encoding one may
  /// add others.
  llvm::ArrayRef<Body> getBodies() const { return bodies; }

private:
  struct SymbolState {
    mlir::Operation *op = nullptr;
    refrt_symbol id = REFRT_NONE;
    bool visited = false;
  };

  ModuleState &state;
  llvm::DenseMap<mlir::StringAttr, SymbolState> symbols;
  llvm::SmallVector<Body, 8> bodies;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_MODULE_SYMBOLS_H
