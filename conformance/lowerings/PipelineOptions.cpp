//===-- PipelineOptions.cpp - Options of a case in a pipeline -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Asks the registry of passes which options a pass has, by giving it one at a time.
//
//===----------------------------------------------------------------------===//

#include "conformance/lowerings/PipelineOptions.h"
#include "conformance/lowerings/Lowerings.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

using namespace memref_cts::conformance;

static const mlir::PassRegistryEntry *lookUp(llvm::StringRef pass) {
  if (const mlir::PassInfo *info = mlir::PassInfo::lookup(pass))
    return info;
  return mlir::PassPipelineInfo::lookup(pass);
}

static bool takes(const mlir::PassRegistryEntry &pass, llvm::StringRef option) {
  // Of any nesting: where the pass may stand is for the pipeline's parser to say.
  mlir::OpPassManager scratch(mlir::OpPassManager::Nesting::Implicit);
  return mlir::succeeded(pass.addToPipeline(scratch, option, [](const llvm::Twine &) { return mlir::failure(); }));
}

llvm::Expected<std::string>
memref_cts::conformance::fillPipeline(llvm::StringRef pipeline,
                                      llvm::ArrayRef<std::pair<std::string, std::string>> options) {
  const std::string variable = ("$" + kOptionsVariable).str();
  std::vector<bool> taken(options.size());
  std::string filled;
  for (size_t at; (at = pipeline.find(variable)) != llvm::StringRef::npos;
       pipeline = pipeline.drop_front(at + variable.size())) {
    filled += pipeline.take_front(at);
    llvm::StringRef before = llvm::StringRef(filled).take_front(filled.rfind('{')).rtrim();
    const mlir::PassRegistryEntry *pass = lookUp(before.drop_front(before.find_last_of("(,} ") + 1));
    for (size_t i = 0; i < options.size(); ++i) {
      std::string text = options[i].first + "=" + options[i].second;
      // The parser will say that there is no such pass.
      if (pass && !takes(*pass, text))
        continue;
      taken[i] = true;
      filled += " " + text;
    }
  }
  filled += pipeline;
  for (size_t i = 0; i < options.size(); ++i)
    if (!taken[i])
      return llvm::createStringError("the pipeline does not take option '" + options[i].first + "': no pass with $" +
                                     kOptionsVariable + " has it");
  return filled;
}
