//===-- LoweringContext.h - an MLIRContext and what lowers in it -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_LOWERINGS_LOWERINGCONTEXT_H
#define MEMREF_CTS_CONFORMANCE_LOWERINGS_LOWERINGCONTEXT_H

#include "conformance/lowerings/Lowerings.h"
#include "conformance/lowerings/OwnLowering.h"
#include "conformance/protocol/Wire.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"

#include <map>

namespace memref_cts::conformance {

/// One MLIRContext and what lowers in it.
class LoweringContext {
public:
  /// `plugins`: those that are not loaded yet.
  explicit LoweringContext(std::vector<std::string> &plugins);

  mlir::MLIRContext &get() { return mlirContext; }

  /// Registers all passes that a pipeline may name. If a plug-in does not load, its file is
  /// the location of the cause.
  Refusal registerPasses();

  /// A fresh pass manager, or an error with the parser's words. Never used twice: a
  /// pass may keep something of the module before (as upstream's math-to-funcs does),
  /// and a verdict must not depend on what was lowered earlier.
  llvm::Expected<std::unique_ptr<mlir::PassManager>> parse(const std::string &pipeline);
  /// The same for a module in `where`.
  llvm::Expected<std::unique_ptr<mlir::PassManager>> parse(const std::string &pipeline, mlir::MLIRContext &where);
  /// The same for any text that mlir-opt takes: passes without an anchor stand in builtin.module(...), and each goes
  /// to the operations that it runs on. `unknown`: a name that no pass has, where that is what is wrong.
  llvm::Expected<std::unique_ptr<mlir::PassManager>> parsePasses(llvm::StringRef passes,
                                                                 std::string *unknown = nullptr);
  /// All passes of a pipeline as text, those of registered pipelines in it as well; "" where
  /// parse() has an error.
  std::string textOf(const std::string &pipeline);

  /// What a context needs to hold `module` and nothing else.
  mlir::DialectRegistry registryOf(mlir::ModuleOp module);

  /// This project's lowering with these options, made once.
  llvm::Expected<OwnLowering *> own(const OptionList &options, const std::string &plantedBug);

private:
  std::vector<std::string> &plugins;
  mlir::MLIRContext mlirContext;
  std::map<std::string, std::unique_ptr<OwnLowering>> ownLowerings;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_LOWERINGS_LOWERINGCONTEXT_H
