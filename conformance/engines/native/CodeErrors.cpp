//===-- CodeErrors.cpp - errors of LLVM's code generator ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Who is to blame is decided by who said it: the same attribute, the same assembly or
// the same function of LLVM's dialect in the source.
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/native/CodeErrors.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"

#include <set>

using namespace memref_cts::conformance;

//===----------------------------------------------------------------------===//
// Assembly
//===----------------------------------------------------------------------===//

/// The texts of assembly in a module: those of operations, and the lines of its own.
static std::set<std::string> assemblyOf(mlir::ModuleOp module) {
  std::set<std::string> texts;
  module.walk([&](mlir::LLVM::InlineAsmOp op) { texts.insert(op.getAsmString().str()); });
  if (auto lines = module->getAttrOfType<mlir::ArrayAttr>(mlir::LLVM::LLVMDialect::getModuleLevelAsmAttrName()))
    for (mlir::Attribute line : lines)
      if (auto text = mlir::dyn_cast<mlir::StringAttr>(line))
        texts.insert(text.getValue().str());
  return texts;
}

/// The texts that lowered modules have and their sources have not.
static std::set<std::string> addedAssembly(llvm::ArrayRef<Building> units) {
  std::set<std::string> added;
  for (const Building &unit : units) {
    std::set<std::string> own = assemblyOf(*unit.source->source);
    for (const std::string &text : assemblyOf(unit.lowered))
      if (own.count(text) == 0)
        added.insert(text);
  }
  return added;
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

CodeErrors::CodeErrors(llvm::LLVMContext &context) {
  context.setDiagnosticHandlerCallBack(
      [](const llvm::DiagnosticInfo *diagnostic, void *self) {
        if (diagnostic->getSeverity() == llvm::DS_Error)
          static_cast<CodeErrors *>(self)->take(*diagnostic);
      },
      this);
}

/// The function that an error is about, or nullptr.
static const llvm::Function *functionOf(const llvm::DiagnosticInfo &diagnostic) {
  switch (diagnostic.getKind()) {
  case llvm::DK_GenericWithLoc:
  case llvm::DK_LegalizationFailure:
  case llvm::DK_RegAllocFailure:
  case llvm::DK_ResourceLimit:
  case llvm::DK_StackSize:
  case llvm::DK_Unsupported:
    return &static_cast<const llvm::DiagnosticInfoWithLocationBase &>(diagnostic).getFunction();
  case llvm::DK_Generic: {
    const llvm::Instruction *at = static_cast<const llvm::DiagnosticInfoGeneric &>(diagnostic).getInstruction();
    return at ? at->getFunction() : nullptr;
  }
  default:
    return nullptr;
  }
}

void CodeErrors::take(const llvm::DiagnosticInfo &diagnostic) {
  Error error;
  llvm::raw_string_ostream stream(error.words);
  llvm::DiagnosticPrinterRawOStream printer(stream);
  diagnostic.print(printer);
  llvm::StringRef words = llvm::StringRef(error.words).trim();
  words.consume_front("<unknown>:0:0: ");
  error.words = words.str();
  error.ofAssembly = diagnostic.getKind() == llvm::DK_InlineAsm || diagnostic.getKind() == llvm::DK_SrcMgr;
  if (const llvm::Function *function = functionOf(diagnostic)) {
    error.function = function->getName().str();
    error.features = function->getFnAttribute("target-features").getValueAsString().str();
  }
  errors.push_back(std::move(error));
}

/// Whether the source has in the function what LLVM has no code for: features of the
/// processor, or nothing but LLVM's dialect, which no lowering made.
bool CodeErrors::isOfSource(const Error &error, llvm::ArrayRef<Building> units) {
  if (error.ofAssembly)
    return addedAssembly(units).empty();
  // An error about no function is about a global; LLVM keeps its name in the words alone.
  if (error.function.empty())
    return llvm::any_of(units, [&](const Building &unit) {
      return llvm::any_of(unit.source->source->getOps<mlir::LLVM::GlobalOp>(), [&](mlir::LLVM::GlobalOp global) {
        return llvm::StringRef(error.words).ends_with((" " + unit.prefix + global.getName()).str());
      });
    });
  for (const Building &unit : units)
    if (mlir::Operation *source = sourceOf(unit, error.function))
      return mlir::isa<mlir::LLVM::LLVMFuncOp>(source) ||
             (!error.features.empty() && asksFor(source, "target-features", error.features));
  return false;
}

Reply CodeErrors::judge(llvm::ArrayRef<Building> units) const {
  if (errors.empty())
    return makeReply(Reply::Ok, "");
  auto worst = llvm::find_if(errors, [&](const Error &error) { return !isOfSource(error, units); });
  const bool isRefusal = worst == errors.end();
  std::string words = (isRefusal ? errors.front() : *worst).words;
  for (const Building &unit : units) // as the lowering names its functions
    for (size_t at = 0; !unit.prefix.empty() && (at = words.find(unit.prefix, at)) != std::string::npos;)
      words.erase(at, unit.prefix.size());
  return makeReply(isRefusal ? Reply::Refused : Reply::InvalidIR, "LLVM's code generator: " + words, Reason::NoCode,
                   Speaker::LLVM);
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

Reply memref_cts::conformance::judgeMissing(llvm::ArrayRef<Building> units, llvm::ArrayRef<std::string> symbols) {
  std::set<std::string> added = addedAssembly(units);
  for (const std::string &symbol : symbols)
    if (llvm::any_of(added, [&](const std::string &text) { return llvm::StringRef(text).contains(symbol); }))
      return makeReply(Reply::InvalidIR, "the lowered code refers to the undefined symbol '" + symbol + "'",
                       Reason::UndefinedSymbol, Speaker::Lowering);
  return makeReply(Reply::Refused,
                   "code or assembly refers to '" + symbols.front() + "', which the runtime does not have",
                   Reason::NoCode, Speaker::LLVM);
}
