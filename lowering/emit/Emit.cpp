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

#include "lowering/TargetMachine.h"
#include "lowering/emit/Exportable.h"
#include "lowering/emit/LibraryNames.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"

#include <utility>

using namespace memref_cts::lowering;

char ModuleRejected::ID = 0;

void memref_cts::lowering::registerTranslations(mlir::DialectRegistry &registry) {
  mlir::registerBuiltinDialectTranslation(registry);
  mlir::registerLLVMDialectTranslation(registry);
}

/// The triple that counts, or "".
static std::string findTriple(mlir::ModuleOp module, const std::string &wanted) {
  auto own = module->getAttrOfType<mlir::StringAttr>(mlir::LLVM::LLVMDialect::getTargetTripleAttrName());
  return own && wanted.empty() ? own.getValue().str() : wanted;
}

std::string memref_cts::lowering::findTarget(mlir::ModuleOp module, const EmitOptions &options) {
  std::string triple = findTriple(module, options.triple);
  return triple.empty() ? llvm::sys::getProcessTriple() : triple;
}

/// Says what the exporter leaves out. That is attributes that no dialect defines, and of
/// those of the LLVM dialect `llvm.readnone` of functions, which has become another
/// one where this project lowered the function.
static void warnAboutAttributes(mlir::ModuleOp module) {
  llvm::MapVector<mlir::Attribute, llvm::SmallVector<mlir::Operation *, 1>> found;
  module.walk([&](mlir::Operation *op) {
    for (mlir::NamedAttribute attr : op->getDiscardableAttrs()) {
      llvm::StringRef name = attr.getName();
      if (!name.contains('.') || (op != module && name.starts_with("llvm.")))
        found[attr.getName()].push_back(op);
    }
  });
  for (const auto &[name, ops] : found) {
    mlir::InFlightDiagnostic diagnostic = ops.front()->emitWarning();
    diagnostic << "'" << ops.front()->getName() << "' op attribute '" << mlir::cast<mlir::StringAttr>(name).getValue()
               << "' has no form in LLVM IR, and is left out";
    if (ops.size() > 1)
      diagnostic << " (and " << ops.size() - 1 << " more of this)";
  }
}

static std::unique_ptr<llvm::Module> exportModule(mlir::ModuleOp module, llvm::LLVMContext &context,
                                                  const EmitOptions &options, const llvm::TargetMachine *machine,
                                                  bool makesCode) {
  if (mlir::failed(checkExportable(module, options)))
    return nullptr;
  warnAboutAttributes(module);
  // The exporter goes on, and says of the operation around that it was not translated.
  bool hasSaid = false;
  mlir::ScopedDiagnosticHandler once(module.getContext(), [&](mlir::Diagnostic &diagnostic) {
    bool isError = diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error;
    return mlir::success(isError && std::exchange(hasSaid, true));
  });
  // The exporter's own verification prints instead of saying what is wrong.
  std::unique_ptr<llvm::Module> exported =
      mlir::translateModuleToLLVMIR(module, context, "LLVMDialectModule", /*disableVerification=*/true);
  if (exported && machine) {
    exported->setTargetTriple(machine->getTargetTriple());
    exported->setDataLayout(machine->createDataLayout());
  }
  if (exported && mlir::failed(checkExported(module, *exported, makesCode)))
    return nullptr;
  bool asksTarget = machine && (makesCode || options.optLevel > 0);
  if (exported && asksTarget && mlir::failed(checkProcessors(module, *exported, *machine->getMCSubtargetInfo())))
    return nullptr;
  return exported;
}

std::unique_ptr<llvm::Module> memref_cts::lowering::translateToLLVMIR(mlir::ModuleOp module,
                                                                      llvm::LLVMContext &context) {
  return exportModule(module, context, EmitOptions(), /*machine=*/nullptr, /*makesCode=*/false);
}

static llvm::Expected<std::unique_ptr<llvm::TargetMachine>> makeMachine(const std::string &name, unsigned optLevel) {
  return makeTargetMachine(llvm::Triple(llvm::Triple::normalize(name)), /*processor=*/"", /*features=*/"",
                           llvm::Reloc::PIC_, optLevel);
}

/// Whether LLVM encodes instructions of the target. Where it does not, it says so
/// itself, on the standard error.
static bool hasObjects(const llvm::TargetMachine &machine) {
  llvm::MCContext context(machine.getTargetTriple(), machine.getMCAsmInfo(), machine.getMCRegisterInfo(),
                          machine.getMCSubtargetInfo());
  std::unique_ptr<llvm::MCCodeEmitter> encoder(
      machine.getTarget().createMCCodeEmitter(*machine.getMCInstrInfo(), context));
  return encoder && machine.getTarget().hasMCAsmBackend();
}

static void optimize(llvm::Module &module, llvm::TargetMachine &machine, unsigned optLevel) {
  static constexpr const llvm::OptimizationLevel *kLevels[] = {
      &llvm::OptimizationLevel::O0, &llvm::OptimizationLevel::O1, &llvm::OptimizationLevel::O2,
      &llvm::OptimizationLevel::O3};
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::TargetLibraryInfoImpl library = describeLibrary(module);
  functions.registerPass([&] { return llvm::TargetLibraryAnalysis(library); });
  llvm::PassBuilder builder(&machine);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  builder.buildPerModuleDefaultPipeline(*kLevels[optLevel]).run(module, modules);
}

static llvm::Error reportNoObjects(const std::string &triple) {
  return llvm::createStringError("the target '" + triple + "' has no object files");
}

llvm::Error memref_cts::lowering::checkTarget(const std::string &triple, EmitForm form) {
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine = makeMachine(triple, /*optLevel=*/0);
  if (!machine)
    return machine.takeError();
  return form == EmitForm::object && !hasObjects(**machine) ? reportNoObjects(triple) : llvm::Error::success();
}

/// Sets the layout that the exporter lays out types by.
static llvm::Error setLayout(mlir::ModuleOp module, const std::string &triple, const llvm::DataLayout &layout) {
  llvm::StringRef name = mlir::LLVM::LLVMDialect::getDataLayoutAttrName();
  const std::string &text = layout.getStringRepresentation();
  auto own = module->getAttrOfType<mlir::StringAttr>(name);
  if (own && !own.getValue().empty() && own.getValue() != text) {
    llvm::Expected<llvm::DataLayout> parsed = llvm::DataLayout::parse(own.getValue());
    if (!parsed)
      return parsed.takeError();
    if (*parsed != layout)
      return llvm::make_error<ModuleRejected>(("the module's data layout '" + own.getValue() +
                                               "' is not that of the target '" + triple + "', '" + text + "'")
                                                  .str());
  }
  module->setAttr(name, mlir::StringAttr::get(module.getContext(), text));
  return llvm::Error::success();
}

bool memref_cts::lowering::needsTarget(mlir::ModuleOp module, EmitForm form, const EmitOptions &options) {
  return form == EmitForm::object || options.optLevel > 0 || !findTriple(module, options.triple).empty();
}

llvm::Error memref_cts::lowering::describeTarget(mlir::ModuleOp module, const EmitOptions &options) {
  std::string triple = findTarget(module, options);
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine = makeMachine(triple, /*optLevel=*/0);
  if (!machine)
    return machine.takeError();
  llvm::DataLayout layout = (*machine)->createDataLayout();
  mlir::MLIRContext *context = module.getContext();
  auto own = module->getAttrOfType<mlir::StringAttr>(mlir::LLVM::LLVMDialect::getDataLayoutAttrName());
  if (llvm::Error error = setLayout(module, triple, layout))
    return error;
  if (own && !own.getValue().empty())
    return llvm::Error::success();
  // Passes of others read the width of index here.
  unsigned width = layout.getIndexSizeInBits(0);
  auto isIndex = [](mlir::DataLayoutEntryInterface entry) {
    return mlir::isa_and_present<mlir::IndexType>(llvm::dyn_cast_if_present<mlir::Type>(entry.getKey()));
  };
  llvm::SmallVector<mlir::DataLayoutEntryInterface> entries;
  mlir::Attribute given = module->getAttr(mlir::DLTIDialect::kDataLayoutAttrName);
  if (auto spec = mlir::dyn_cast_or_null<mlir::DataLayoutSpecInterface>(given))
    llvm::append_range(entries, spec.getEntries());
  else if (given)
    return llvm::Error::success();
  if (width == 64 || llvm::any_of(entries, isIndex))
    return llvm::Error::success();
  mlir::Builder builder(context);
  entries.push_back(mlir::DataLayoutEntryAttr::get(builder.getIndexType(), builder.getI32IntegerAttr(int32_t(width))));
  module->setAttr(mlir::DLTIDialect::kDataLayoutAttrName, mlir::DataLayoutSpecAttr::get(context, entries));
  return llvm::Error::success();
}

/// Sizes have the width of index (ALLOC-19), C's size_t that of the target:
/// says where a call passes another width than the function will look at.
static void warnAboutSizes(mlir::ModuleOp module, const llvm::DataLayout &layout) {
  unsigned width = layout.getIndexSizeInBits(0);
  module.walk([&](mlir::LLVM::CallOp call) {
    std::optional<llvm::StringRef> callee = call.getCallee();
    if (!callee || (*callee != "malloc" && *callee != "aligned_alloc"))
      return mlir::WalkResult::advance();
    mlir::Type type = call.getArgOperands().empty() ? mlir::Type() : call.getArgOperands().back().getType();
    if (!type || !type.isInteger() || type.isInteger(width))
      return mlir::WalkResult::advance();
    mlir::emitWarning(call.getLoc()) << "'" << *callee << "' is called with sizes of " << type.getIntOrFloatBitWidth()
                                     << " bits, the width of index, but the target's size_t has " << width
                                     << ": link an allocator that takes such sizes, or lower with index-bitwidth="
                                     << width;
    return mlir::WalkResult::interrupt();
  });
}

/// The operation that defines a symbol of LLVM IR, else the module.
static mlir::Operation *getDefinition(mlir::ModuleOp module, llvm::StringRef name) {
  mlir::Operation *found = module.lookupSymbol(name);
  return found ? found : module.getOperation();
}

llvm::Error memref_cts::lowering::emit(mlir::ModuleOp module, EmitForm form, const EmitOptions &options,
                                       llvm::raw_pwrite_stream &out) {
  if (form == EmitForm::llvmDialect) {
    module->print(out);
    out << '\n';
    return llvm::Error::success();
  }
  std::unique_ptr<llvm::TargetMachine> machine;
  if (needsTarget(module, form, options)) {
    std::string triple = findTarget(module, options);
    llvm::Expected<std::unique_ptr<llvm::TargetMachine>> made = makeMachine(triple, options.optLevel);
    if (!made)
      return made.takeError();
    machine = std::move(*made);
    if (form == EmitForm::object && !hasObjects(*machine))
      return reportNoObjects(triple);
    if (llvm::Error error = setLayout(module, triple, machine->createDataLayout()))
      return error;
    warnAboutSizes(module, machine->createDataLayout());
  }

  llvm::LLVMContext context;
  auto owned = std::make_unique<SaysOnce>(module);
  SaysOnce &handler = *owned;
  context.setDiagnosticHandler(std::move(owned));
  std::unique_ptr<llvm::Module> exported =
      exportModule(module, context, options, machine.get(), /*makesCode=*/form == EmitForm::object);
  if (!exported)
    return llvm::make_error<ModuleRejected>("the module has no LLVM IR form");
  keepOwnFunctions(*exported);
  if (form == EmitForm::object)
    handler.markAssembly(*exported);
  if (options.optLevel > 0)
    optimize(*exported, *machine, options.optLevel);
  llvm::SmallString<0> bytes;
  llvm::raw_svector_ostream made(bytes);
  if (form == EmitForm::llvmIR) {
    exported->print(made, nullptr);
  } else {
    llvm::Expected<std::vector<std::string>> taken = findTakenNames(*exported, *machine);
    if (!taken)
      return taken.takeError();
    for (const std::string &name : *taken)
      getDefinition(module, name)->emitError()
          << "the module defines '@" << name << "', but code for '" << machine->getTargetTriple().str()
          << "' calls the function '" << name << "' of a library";
    if (!taken->empty())
      return llvm::make_error<ModuleRejected>("a symbol has the name of a function that code needs");
    llvm::legacy::PassManager passes;
    if (machine->addPassesToEmitFile(passes, made, nullptr, llvm::CodeGenFileType::ObjectFile))
      return reportNoObjects(machine->getTargetTriple().str());
    passes.run(*exported);
  }
  if (handler.hasSaid)
    return llvm::make_error<ModuleRejected>("LLVM rejects the module");
  out << bytes;
  return llvm::Error::success();
}
