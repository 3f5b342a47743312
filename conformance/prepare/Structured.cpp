//===-- Structured.cpp - structured control flow is lowered first ---------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "conformance/prepare/Structured.h"

#include "conformance/lowerings/LoweringContext.h"
#include "conformance/lowerings/diagnostics/DiagnosticLog.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace memref_cts::conformance;

StructuredResult memref_cts::conformance::lowerStructured(LoweringContext &context,
                                                          mlir::OwningOpRef<mlir::ModuleOp> &source,
                                                          LowerStructured mode) {
  StructuredResult result;
  std::set<std::string> found;
  source->walk([&](mlir::Operation *op) {
    llvm::StringRef dialect = op->getName().getDialectNamespace();
    // The terminators say nothing that their parents do not.
    if ((dialect == "scf" || dialect == "affine") && !op->hasTrait<mlir::OpTrait::IsTerminator>())
      found.insert(op->getName().getStringRef().str());
  });
  std::string names = llvm::join(found, ", ");
  if (mode == LowerStructured::Never) {
    if (!found.empty())
      result.refusal = "structured control flow (" + names + ") is not lowered first: --lower-structured=never";
    return result;
  }
  if (mode == LowerStructured::Auto && found.empty())
    return result;
  DiagnosticLog log(&context.get());
  llvm::Expected<std::unique_ptr<mlir::PassManager>> manager =
      context.parse("builtin.module(" + std::string(kStructuralPasses) + ")");
  if (!manager) {
    result.refusal = result.complaint = llvm::toString(manager.takeError());
    return result;
  }
  mlir::OwningOpRef<mlir::ModuleOp> original(source->clone());
  if (mlir::failed((*manager)->run(*source)) || log.sawError() || mlir::failed(mlir::verify(*source))) {
    source = std::move(original);
    result.complaint = "upstream's structural passes (" + std::string(kStructuralPasses) + ") do not lower " +
                       (names.empty() ? "the module" : names);
    result.refusal = result.complaint + ": " + log.take("they failed without a word");
    return result;
  }
  result.operations.assign(found.begin(), found.end());
  result.ran = true;
  result.original = std::move(original);
  return result;
}
