//===-- SameCode.cpp - whether LLVM makes the same code --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM IR of two modules, each after the passes of -O2, compared as text. The passes know no
// processor: what they make does not depend on the machine.
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/native/SameCode.h"

#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"

using namespace memref_cts::conformance;

std::string memref_cts::conformance::optimizedText(mlir::ModuleOp lowered) {
  llvm::LLVMContext context;
  context.setDiscardValueNames(true); // they say nothing, and depend on how the passes got there
  std::unique_ptr<llvm::Module> module = mlir::translateModuleToLLVMIR(lowered, context, "module");
  if (!module || llvm::verifyModule(*module))
    return "";
  llvm::StripDebugInfo(*module);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O2).run(*module, modules);
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream, nullptr);
  return text;
}
