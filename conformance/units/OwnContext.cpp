//===-- OwnContext.cpp - passes in a context of their own -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The module goes there and back as text.
//
//===----------------------------------------------------------------------===//
#include "conformance/units/OwnContext.h"

#include "conformance/lowerings/LoweringContext.h"
#include "conformance/lowerings/ReadText.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Pass/PassManager.h"

using namespace memref_cts::conformance;

mlir::OwningOpRef<mlir::ModuleOp> memref_cts::conformance::carryOver(mlir::ModuleOp module,
                                                                     mlir::MLIRContext &context) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream, mlir::OpPrintingFlags().enableDebugInfo().printGenericOpForm());
  return readText(context, text, "");
}

bool memref_cts::conformance::runInOwnContext(WorkerUnit &unit, const std::string &pipeline,
                                              mlir::OwningOpRef<mlir::ModuleOp> &module,
                                              std::unique_ptr<PassNamer> namer,
                                              std::unique_ptr<mlir::PassInstrumentation> recorder, DiagnosticLog &log,
                                              bool &good, LowerReply &reply) {
  mlir::DialectRegistry registry = unit.context->registryOf(*module);
  // This pass has its patterns from whoever registers them, by its description.
  if (llvm::StringRef(pipeline).contains("convert-to-llvm"))
    mlir::registerAllExtensions(registry);
  mlir::MLIRContext own(registry, mlir::MLIRContext::Threading::DISABLED);
  DiagnosticLog said(&own);
  mlir::OwningOpRef<mlir::ModuleOp> carried = carryOver(*module, own);
  if (!carried) {
    reply.message = "the module does not parse in a context of its own dialects";
    return false;
  }
  llvm::Expected<std::unique_ptr<mlir::PassManager>> manager = unit.context->parse(pipeline, own);
  if (!manager) {
    reply.message = llvm::toString(manager.takeError());
    return false;
  }
  namer->watch(said);
  (*manager)->addInstrumentation(std::move(namer));
  if (recorder)
    (*manager)->addInstrumentation(std::move(recorder));
  good = mlir::succeeded((*manager)->run(*carried));
  log.add(said);
  if (!good)
    return true;
  module = carryOver(*carried, unit.context->get());
  if (module)
    return true;
  reply.status = Reply::InvalidIR;
  reply.cause.reason = Reason::NotParsed;
  reply.cause.speaker = Speaker::MLIR;
  reply.message = "what a lowering made in a context of its own does not parse";
  return false;
}
