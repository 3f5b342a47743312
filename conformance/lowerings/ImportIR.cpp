//===-- ImportIR.cpp - LLVM IR as LLVM dialect -----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's import, without what it says of its own accord.
//
//===----------------------------------------------------------------------===//
#include "conformance/lowerings/ImportIR.h"

#include "conformance/lowerings/diagnostics/DiagnosticLog.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Target/LLVMIR/Import.h"
#include "mlir/Transforms/LocationSnapshot.h"

using namespace memref_cts::conformance;

/// Operations that no debug information places are where they stand in the text of the
/// imported module.
static void placeInText(mlir::ModuleOp module, llvm::StringRef name) {
  llvm::SmallVector<std::pair<mlir::Operation *, mlir::Location>> placed;
  module.walk([&](mlir::Operation *op) {
    mlir::FileLineColLoc location = op->getLoc()->findInstanceOf<mlir::FileLineColLoc>();
    // Subprograms of the translation would be on copies of their functions too, and
    // say no more than their locations.
    if (location && location.getLine() != 0)
      placed.emplace_back(op, location);
    op->setLoc(mlir::UnknownLoc::get(op->getContext()));
  });
  llvm::raw_null_ostream nowhere;
  mlir::generateLocationsFromIR(nowhere, name, module, mlir::OpPrintingFlags());
  for (const auto &[op, location] : placed)
    op->setLoc(location);
}

mlir::OwningOpRef<mlir::ModuleOp> memref_cts::conformance::importLLVMIR(std::unique_ptr<llvm::Module> module,
                                                                        mlir::MLIRContext &context,
                                                                        llvm::StringRef text, Reply &problem) {
  const std::string layout = module->getDataLayoutStr();
  bool sayTriple = !module->getTargetTriple().empty();
  context.getOrLoadDialect<mlir::LLVM::LLVMDialect>();
  context.getOrLoadDialect<mlir::DLTIDialect>();
  DiagnosticLog log(&context);
  mlir::OwningOpRef<mlir::ModuleOp> imported = mlir::translateLLVMIRToModule(
      std::move(module), &context, /*emitExpensiveWarnings=*/false, /*dropDICompositeTypeElements=*/true,
      /*loadAllDialects=*/false);
  if (!imported) {
    log.explain(problem, Reason::NotTranslated, Speaker::MLIR, "it cannot be imported");
    return nullptr;
  }
  // The importer spells out LLVM's defaults, which a lowering did not say, and leaves out
  // what it cannot express, such as vectors.
  mlir::StringRef layoutName = mlir::LLVM::LLVMDialect::getDataLayoutAttrName();
  (*imported)->removeAttr(mlir::DLTIDialect::kDataLayoutAttrName);
  (*imported)->removeAttr(layoutName);
  if (!layout.empty())
    (*imported)->setAttr(layoutName, mlir::StringAttr::get(&context, layout));
  if (!sayTriple)
    (*imported)->removeAttr(mlir::LLVM::LLVMDialect::getTargetTripleAttrName());
  placeInText(*imported, text);
  return imported;
}
