//===-- Preparation.cpp - passes that users trust, before a run -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "conformance/prepare/Preparation.h"

#include "conformance/lowerings/LoweringContext.h"
#include "conformance/lowerings/diagnostics/DiagnosticLog.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/raw_ostream.h"

using namespace memref_cts::conformance;

static std::string textOfType(mlir::Type type) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  type.print(stream);
  return text;
}

/// What callers would notice of a function, or "".
static std::string changeOf(mlir::FunctionOpInterface before, mlir::Operation *found) {
  const std::string name = "@" + before.getName().str();
  auto after = mlir::dyn_cast_or_null<mlir::FunctionOpInterface>(found);
  if (!after || after.isExternal())
    return "it removes " + name;
  if (before->getName() != after->getName())
    return "it makes " + name + " a " + after->getName().getStringRef().str();
  if (before.getFunctionType() != after.getFunctionType())
    return "it changes the type of " + name + " from " + textOfType(before.getFunctionType()) + " to " +
           textOfType(after.getFunctionType());
  return "";
}

static std::string changeOfFunctions(mlir::ModuleOp before, mlir::ModuleOp after) {
  mlir::SymbolTable symbols(after);
  for (mlir::FunctionOpInterface function : before.getOps<mlir::FunctionOpInterface>())
    if (!function.isExternal() && !function.isPrivate())
      if (std::string change = changeOf(function, symbols.lookup(function.getName())); !change.empty())
        return change;
  return "";
}

llvm::Expected<PreparedModule> memref_cts::conformance::prepareModule(LoweringContext &context,
                                                                      mlir::OwningOpRef<mlir::ModuleOp> &source,
                                                                      llvm::StringRef passes) {
  llvm::Expected<std::unique_ptr<mlir::PassManager>> manager = context.parsePasses(passes);
  if (!manager)
    return manager.takeError();
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
