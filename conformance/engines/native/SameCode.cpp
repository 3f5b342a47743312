//===-- SameCode.cpp - whether LLVM makes the same code --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM IR of two modules, each after the passes of -O2, compared as text, without names of
// values. The passes know no processor: what they make does not depend on the machine.
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/native/SameCode.h"

#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/Analysis/DomConditionCache.h"
#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/Analysis/SimplifyQuery.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/KnownFPClass.h"

using namespace memref_cts::conformance;

static std::unique_ptr<llvm::Module> translate(mlir::ModuleOp lowered, llvm::LLVMContext &context) {
  std::unique_ptr<llvm::Module> module = mlir::translateModuleToLLVMIR(lowered, context, "module");
  if (module && llvm::verifyModule(*module))
    module.reset();
  return module;
}

std::string memref_cts::conformance::optimizedText(mlir::ModuleOp lowered) {
  llvm::LLVMContext context;
  context.setDiscardValueNames(true); // they say nothing, and depend on how the passes got there
  std::unique_ptr<llvm::Module> module = translate(lowered, context);
  if (!module)
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

//===----------------------------------------------------------------------===//
// Promises about floats
//===----------------------------------------------------------------------===//

/// Whether the sign of a zero reaches the result by a zero only.
static bool hasSignOfZeroInZeroOnly(const llvm::Instruction &instruction) {
  if (const auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction))
    return call->getIntrinsicID() == llvm::Intrinsic::fabs || call->getIntrinsicID() == llvm::Intrinsic::sqrt ||
           call->getIntrinsicID() == llvm::Intrinsic::fma || call->getIntrinsicID() == llvm::Intrinsic::fmuladd;
  switch (instruction.getOpcode()) {
  case llvm::Instruction::FAdd:
  case llvm::Instruction::FSub:
  case llvm::Instruction::FMul:
  case llvm::Instruction::FNeg:
  case llvm::Instruction::Select:
  case llvm::Instruction::PHI:
  case llvm::Instruction::FPExt:
  case llvm::Instruction::FPTrunc:
    return true;
  default:
    return false;
  }
}

/// Whether no operand and no result is of a class that flags say nothing is of (Language Reference, "Fast-Math Flags").
static bool isKept(const llvm::Instruction &instruction, llvm::FastMathFlags flags) {
  const llvm::Function &function = *instruction.getFunction();
  llvm::DominatorTree tree(const_cast<llvm::Function &>(function));
  llvm::DomConditionCache conditions;
  for (const llvm::BasicBlock &block : function)
    if (auto *branch = llvm::dyn_cast<llvm::BranchInst>(block.getTerminator()); branch && branch->isConditional())
      conditions.registerBranch(const_cast<llvm::BranchInst *>(branch));
  const llvm::DataLayout &layout = function.getParent()->getDataLayout();
  const llvm::SimplifyQuery query(layout, /*TLI=*/nullptr, &tree, /*AC=*/nullptr, &instruction,
                                  /*UseInstrInfo=*/true, /*CanUseUndef=*/true, &conditions);
  auto isNever = [&](const llvm::Value *value, llvm::FPClassTest classes) {
    return !value->getType()->isFPOrFPVectorTy() ||
           llvm::computeKnownFPClass(value, classes, query).isKnownNever(classes);
  };
  auto isNeverSeen = [&](llvm::FPClassTest classes) {
    return isNever(&instruction, classes) && llvm::all_of(instruction.operand_values(), [&](const llvm::Value *value) {
             return isNever(value, classes);
           });
  };
  return (!flags.noNaNs() || isNeverSeen(llvm::fcNan)) && (!flags.noInfs() || isNeverSeen(llvm::fcInf)) &&
         (!flags.noSignedZeros() ||
          (hasSignOfZeroInZeroOnly(instruction) ? isNever(&instruction, llvm::fcZero) : isNeverSeen(llvm::fcZero)));
}

bool memref_cts::conformance::keepsFloatPromises(mlir::ModuleOp before, mlir::ModuleOp edited) {
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> first = translate(before, context), second = translate(edited, context);
  if (!first || !second)
    return false;
  for (auto [function, other] : llvm::zip_equal(*first, *second))
    for (auto [ours, theirs] : llvm::zip_equal(llvm::instructions(function), llvm::instructions(other))) {
      if (!llvm::isa<llvm::FPMathOperator>(ours))
        continue;
      llvm::FastMathFlags added;
      added.setNoNaNs(theirs.hasNoNaNs() && !ours.hasNoNaNs());
      added.setNoInfs(theirs.hasNoInfs() && !ours.hasNoInfs());
      added.setNoSignedZeros(theirs.hasNoSignedZeros() && !ours.hasNoSignedZeros());
      if (added.any() && !isKept(ours, added))
        return false;
    }
  return true;
}
