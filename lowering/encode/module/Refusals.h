//===- Refusals.h - what a module is refused for ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything that stands in the way of a program, and the promises that were taken
// as kept instead. Refuses, and never decides for what.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_MODULE_REFUSALS_H
#define MEMREF_CTS_LOWERING_ENCODE_MODULE_REFUSALS_H

#include "lowering/Encode.h"

#include "mlir/IR/BuiltinOps.h"

#include <map>

namespace memref_cts::lowering {

class Refusals {
public:
  Refusals(mlir::ModuleOp module, const EncodeOptions &options, const refrt_program *program)
      : module(module), options(options), program(program) {}

  /// After the first refusal nothing is built any more. The walk goes on only to
  /// collect further refusals.
  bool any() const { return !refusals.empty(); }
  void add(mlir::Operation *op, RefusalKind kind, const llvm::Twine &reason, mlir::Type type = {});
  /// What builder or verifier of the machine say of the program, where they say it,
  /// else at `op`. Does nothing after a refusal.
  void addProgramError(mlir::Operation *op, RefusalKind kind);

  /// A promise that nothing checks and every module may make.
  void countPromise(llvm::StringRef name) { ++accepted[name.str()]; }
  /// A promise that nothing checks: counted and true if such are accepted, else
  /// refused with what it says in words.
  bool acceptPromise(mlir::Operation *op, llvm::StringRef name, const llvm::Twine &words);

  /// Hands everything over; call it once.
  void moveTo(EncodeResult &result);

private:
  /// Of the module, that `op` is in; "": in none.
  llvm::StringRef symbolOf(mlir::Operation *op);

  mlir::ModuleOp module;
  const EncodeOptions &options;
  const refrt_program *program;
  std::vector<EncodeRefusal> refusals;    // each once a symbol
  std::vector<llvm::StringRef> symbols;   // of each of them; "": the module, or something in no symbol
  std::map<std::string, unsigned> places; // in `refusals`, by symbol and all but the location
  std::map<std::string, unsigned> accepted;
};

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_MODULE_REFUSALS_H
