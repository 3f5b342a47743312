//===- ModuleSymbols.h - Symbols that are needed or added ----- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runtime functions declared once per module (ALLOC-20), texts, and names of
// variadic functions. Reads the module's symbols once per run.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_LOWER_MODULESYMBOLS_H
#define MEMREF_CTS_LOWERING_LOWER_MODULESYMBOLS_H

#include "lowering/LowerOptions.h"
#include "lowering/TypeConverter.h"

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/StringMap.h"

namespace memref_cts::lowering {

/// Functions of the runtime that lowered code may call.
enum class RuntimeFunction { Malloc, AlignedAlloc, Free, HeapCopyAlloc, HeapCopyFree, Copy, Puts, Abort };
constexpr unsigned kNumRuntimeFunctions = 8;

/// Its name under `options` (ALLOC-04).
llvm::StringRef getRuntimeName(RuntimeFunction function, const LowerOptions &options);

/// Its C type, with size_t as the index type (ALLOC-05, ALLOC-19).
mlir::LLVM::LLVMFunctionType getRuntimeType(RuntimeFunction function, const LoweringTypeConverter &converter);

class ModuleSymbols {
public:
  /// Starts over with `module`. `keepsFunctions`: what a func.func declares is
  /// called by func.call, for another pass to lower.
  void reset(mlir::ModuleOp module, bool keepsFunctions = false);

  /// The symbol of that name in the module, or null.
  mlir::Operation *lookup(llvm::StringRef name) const;

  /// Calls `function`, declaring it at the first use.
  mlir::Value call(mlir::OpBuilder &builder, mlir::Location loc, RuntimeFunction function, mlir::ValueRange arguments,
                   const LowerOptions &options, const LoweringTypeConverter &converter);

  /// Calls the function `name` of C, declaring it at the first use. `argAttrs`:
  /// how its arguments are passed.
  mlir::Value call(mlir::OpBuilder &builder, mlir::Location loc, llvm::StringRef name,
                   mlir::LLVM::LLVMFunctionType type, mlir::ValueRange arguments, mlir::ArrayAttr argAttrs = {});

  /// Name of a private constant global that holds `text` and a final zero. Those of
  /// a `kind`, which one dialect uses, are counted, so that names are the same in
  /// whatever order passes run.
  llvm::StringRef getText(mlir::OpBuilder &builder, mlir::Location loc, llvm::StringRef kind, llvm::StringRef text);

  void addVariadic(llvm::StringRef name) { variadic.insert({name, true}); }
  bool isVariadic(llvm::StringRef name) const { return variadic.count(name); }

  /// Functions with a convention of their own.
  void addBare(llvm::StringRef name) { bare.insert({name, true}); }
  bool isBare(llvm::StringRef name) const { return bare.count(name); }

private:
  mlir::ModuleOp module;
  bool keepsFunctions = false;
  /// Null for names that the lowering added.
  llvm::StringMap<mlir::Operation *> symbols;
  struct Texts {
    llvm::StringMap<std::string> names;
    unsigned next = 0; // all numbers before are taken
  };
  llvm::StringMap<Texts> texts; // by kind
  llvm::StringMap<bool> variadic, bare;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_LOWER_MODULESYMBOLS_H
