//===- Emit.cpp - From the LLVM dialect to LLVM IR and objects ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Thin: the exporter, a target machine, LLVM's default pipeline of the level,
// code generation. No conversion code. Carries FLOW-01.
//
//===----------------------------------------------------------------------===//

#include "lowering/Emit.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"

#include <mutex>

using namespace memref_cts::lowering;

char ModuleRejected::ID = 0;

void memref_cts::lowering::registerTranslations(
    mlir::DialectRegistry &registry) {
  mlir::registerBuiltinDialectTranslation(registry);
  mlir::registerLLVMDialectTranslation(registry);
}

/// A type among attributes that LLVM does not have, which neither the LLVM
/// dialect nor the exporter looks for: its name, or "".
static std::string findForeignType(mlir::Operation *op) {
  auto foreign = [](mlir::Attribute attr) {
    auto named = mlir::dyn_cast<mlir::TypeAttr>(attr);
    return named && !mlir::LLVM::isCompatibleType(named.getValue());
  };
  for (mlir::NamedAttribute attr : op->getAttrs()) {
    if (foreign(attr.getValue()) && op->getInherentAttr(attr.getName()))
      return attr.getName().str();
    auto lists = mlir::dyn_cast<mlir::ArrayAttr>(attr.getValue());
    if (!lists || (attr.getName() != "arg_attrs" && attr.getName() != "res_attrs"))
      continue;
    for (mlir::Attribute list : lists)
      if (auto dictionary = mlir::dyn_cast<mlir::DictionaryAttr>(list))
        for (mlir::NamedAttribute part : dictionary)
          if (foreign(part.getValue()) && part.getName().strref().starts_with("llvm."))
            return part.getName().str();
  }
  return "";
}

/// Whether the exporter will not come across what it takes for granted.
static mlir::LogicalResult checkExportable(mlir::ModuleOp module) {
  mlir::WalkResult result = module.walk([](mlir::Operation *op) {
    if (!mlir::isa_and_present<mlir::LLVM::LLVMDialect>(op->getDialect()))
      return mlir::WalkResult::advance();
    std::string name = findForeignType(op);
    if (name.empty())
      return mlir::WalkResult::advance();
    op->emitOpError("attribute '" + name + "' names a type that LLVM does not have");
    return mlir::WalkResult::interrupt();
  });
  return mlir::failure(result.wasInterrupted());
}

static std::unique_ptr<llvm::Module>
exportModule(mlir::ModuleOp module, llvm::LLVMContext &context, bool verify) {
  if (mlir::failed(checkExportable(module)))
    return nullptr;
  return mlir::translateModuleToLLVMIR(module, context, "LLVMDialectModule",
                                       /*disableVerification=*/!verify);
}

std::unique_ptr<llvm::Module>
memref_cts::lowering::translateToLLVMIR(mlir::ModuleOp module,
                                        llvm::LLVMContext &context) {
  return exportModule(module, context, /*verify=*/true);
}

static llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
makeTargetMachine(const std::string &name, unsigned optLevel) {
  static std::once_flag once;
  std::call_once(once, [] {
    llvm::InitializeAllTargetInfos();
    llvm::InitializeAllTargets();
    llvm::InitializeAllTargetMCs();
    llvm::InitializeAllAsmPrinters();
  });
  llvm::Triple triple(llvm::Triple::normalize(name));
  std::string problem;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, problem);
  if (!target)
    return llvm::createStringError("there is no target '" + name +
                                   "': " + problem);
  auto level = llvm::CodeGenOpt::getLevel(optLevel);
  if (!level)
    return llvm::createStringError("there is no optimisation level " +
                                   llvm::Twine(optLevel));
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, /*CPU=*/"", /*Features=*/"", llvm::TargetOptions(),
      llvm::Reloc::PIC_, std::nullopt, *level));
}

static void optimize(llvm::Module &module, llvm::TargetMachine &machine,
                     unsigned optLevel) {
  static constexpr const llvm::OptimizationLevel *kLevels[] = {
      &llvm::OptimizationLevel::O0, &llvm::OptimizationLevel::O1,
      &llvm::OptimizationLevel::O2, &llvm::OptimizationLevel::O3};
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  builder.buildPerModuleDefaultPipeline(*kLevels[optLevel])
      .run(module, modules);
}

llvm::Error memref_cts::lowering::emit(mlir::ModuleOp module, EmitForm form,
                                       const EmitOptions &options,
                                       llvm::raw_pwrite_stream &out) {
  if (form == EmitForm::llvmDialect) {
    module->print(out);
    out << '\n';
    return llvm::Error::success();
  }
  bool needsTarget = form == EmitForm::object || !options.triple.empty() ||
                     options.optLevel > 0;
  std::unique_ptr<llvm::TargetMachine> machine;
  if (needsTarget) {
    std::string triple = options.triple;
    if (auto own = module->getAttrOfType<mlir::StringAttr>(
            mlir::LLVM::LLVMDialect::getTargetTripleAttrName());
        own && triple.empty())
      triple = own.getValue().str();
    if (triple.empty())
      triple = llvm::sys::getProcessTriple();
    llvm::Expected<std::unique_ptr<llvm::TargetMachine>> made =
        makeTargetMachine(triple, options.optLevel);
    if (!made)
      return made.takeError();
    machine = std::move(*made);
    // The exporter lays out types by what the module says.
    llvm::StringRef name = mlir::LLVM::LLVMDialect::getDataLayoutAttrName();
    std::string layout = machine->createDataLayout().getStringRepresentation();
    auto own = module->getAttrOfType<mlir::StringAttr>(name);
    if (own && !own.getValue().empty() && own.getValue() != layout) {
      llvm::Expected<llvm::DataLayout> parsed =
          llvm::DataLayout::parse(own.getValue());
      if (!parsed)
        return parsed.takeError();
      if (*parsed != machine->createDataLayout())
        return llvm::createStringError(
            "the module's data layout '" + own.getValue() +
            "' is not that of the target '" + triple + "', '" + layout + "'");
    }
    module->setAttr(name, mlir::StringAttr::get(module.getContext(), layout));
  }

  llvm::LLVMContext context;
  // The exporter's own verification prints instead of saying what is wrong.
  std::unique_ptr<llvm::Module> exported =
      exportModule(module, context, /*verify=*/false);
  if (!exported)
    return llvm::make_error<ModuleRejected>("the module has no LLVM IR form");
  if (machine) {
    exported->setTargetTriple(machine->getTargetTriple());
    exported->setDataLayout(machine->createDataLayout());
  }
  std::string trouble;
  llvm::raw_string_ostream stream(trouble);
  if (llvm::verifyModule(*exported, &stream))
    return llvm::make_error<ModuleRejected>("LLVM's verifier: " +
                                            llvm::StringRef(trouble).rtrim().str());
  if (options.optLevel > 0)
    optimize(*exported, *machine, options.optLevel);
  if (form == EmitForm::llvmIR) {
    exported->print(out, nullptr);
    return llvm::Error::success();
  }
  llvm::SmallString<0> bytes;
  llvm::raw_svector_ostream object(bytes);
  llvm::legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, object, nullptr,
                                   llvm::CodeGenFileType::ObjectFile))
    return llvm::createStringError("the target '" +
                                   machine->getTargetTriple().str() +
                                   "' has no object files");
  passes.run(*exported);
  out << bytes;
  return llvm::Error::success();
}
