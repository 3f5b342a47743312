//===-- Preparation.cpp - passes that users trust, before a run -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "conformance/prepare/Preparation.h"
#include "conformance/prepare/PublicFunctions.h"

#include "conformance/lowerings/LoweringContext.h"
#include "conformance/lowerings/diagnostics/DiagnosticLog.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/PassManager.h"

using namespace memref_cts::conformance;

static std::string changeOfFunctions(mlir::ModuleOp before, mlir::ModuleOp after) {
  mlir::SymbolTable symbols(after);
  for (mlir::FunctionOpInterface function : before.getOps<mlir::FunctionOpInterface>())
    if (!function.isExternal() && !function.isPrivate())
      if (std::string change = changeForCallers(function, symbols.lookup(function.getName())); !change.empty())
        return "of @" + function.getName().str() + ", it " + change;
  return "";
}

llvm::Expected<PreparedModule>
memref_cts::conformance::prepareModule(LoweringContext &context, mlir::OwningOpRef<mlir::ModuleOp> &source,
                                       llvm::StringRef passes, std::unique_ptr<mlir::PassInstrumentation> watcher) {
  llvm::Expected<std::unique_ptr<mlir::PassManager>> manager = context.parsePasses(passes);
  if (!manager)
    return manager.takeError();
  (*manager)->addInstrumentation(std::move(watcher));
  PreparedModule result;
  mlir::OwningOpRef<mlir::ModuleOp> given(source->clone());
  DiagnosticLog log(&context.get());
  bool isGood = mlir::succeeded((*manager)->run(*source)) && !log.sawError() && mlir::succeeded(mlir::verify(*source));
  std::string why = isGood ? changeOfFunctions(*given, *source) : log.take("it failed without a word");
  if (why.empty()) {
    result.given = std::move(given);
    return result;
  }
  source = std::move(given);
  result.refusal = "the preparation (" + passes.str() + ") cannot be made: " + why;
  return result;
}
