//===-- Jit.cpp - lowered modules as native code --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Per unit: translate, prefix what it defines with "u<number>$", bind what it
// declares (externals of the source get bodies that report to the runtime,
// allocation functions of another index width get adapters), compare
// the types of entries, verify. Then all units are linked into one module, get one
// function that calls entries, and are compiled and placed. Triple
// and data layout are the host's before any pass sees the module (LLVMMOD-DL).
//
//===----------------------------------------------------------------------===//
#include "conformance/engine/Jit.h"

#include "conformance/engine/DiagnosticLog.h"
#include "conformance/engine/EntryStub.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/CompileUtils.h"
#include "llvm/ExecutionEngine/Orc/Core.h"
#include "llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h"
#include "llvm/ExecutionEngine/Orc/SelfExecutorProcessControl.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Linker/Linker.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Target/LLVMIR/Export.h"

#include <map>

using namespace memref_cts::conformance;

static Reply makeReply(Reply::Status status, const std::string &message) {
  Reply reply;
  reply.status = status;
  reply.message = message;
  return reply;
}

static std::string typeText(llvm::Type *type) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  type->print(stream);
  return text;
}

/// Of the function that calls entries; "$" keeps it apart from units' names.
static const char *const kDispatchName = "memref_cts$dispatch";

namespace {
/// A unit on its way from MLIR to addresses.
struct Building {
  uint32_t number;
  WorkerUnit *source;
  std::unique_ptr<NativeUnit> native = std::make_unique<NativeUnit>();
  std::vector<std::string> entries;
  std::unique_ptr<llvm::Module> module;
  std::string prefix;
  bool wantsFunctions = false; // function values can reach the outside
};

struct RuntimeSymbol {
  const char *symbol32; // what to call when index has 32 bits
  const char *result;   // "p" pointer, "i" i32, "v" void
  const char *operands; // "p" pointer, "s" size, "x" index
};
} // namespace

static const RuntimeSymbol *findRuntimeSymbol(llvm::StringRef name) {
  static const std::map<llvm::StringRef, RuntimeSymbol> table = {
      {"malloc", {"malloc", "p", "s"}},
      {"aligned_alloc", {"aligned_alloc", "p", "ss"}},
      {"free", {"free", "v", "p"}},
      {"_mlir_memref_to_llvm_alloc", {"_mlir_memref_to_llvm_alloc", "p", "s"}},
      {"_mlir_memref_to_llvm_aligned_alloc", {"_mlir_memref_to_llvm_aligned_alloc", "p", "ss"}},
      {"_mlir_memref_to_llvm_free", {"_mlir_memref_to_llvm_free", "v", "p"}},
      {"memrefCopy", {"memref_cts_copy_i32", "v", "xpp"}},
      {"abort", {"abort", "v", ""}},
      {"puts", {"puts", "i", "p"}},
  };
  std::map<llvm::StringRef, RuntimeSymbol>::const_iterator found = table.find(name);
  return found == table.end() ? nullptr : &found->second;
}

static llvm::FunctionType *runtimeType(const RuntimeSymbol &symbol, unsigned indexBits, llvm::LLVMContext &context) {
  llvm::Type *pointer = llvm::PointerType::get(context, 0);
  llvm::SmallVector<llvm::Type *> operands;
  for (char c : llvm::StringRef(symbol.operands))
    operands.push_back(c == 'p'   ? pointer
                       : c == 's' ? llvm::Type::getInt64Ty(context)
                                  : llvm::Type::getIntNTy(context, indexBits));
  llvm::Type *result = symbol.result[0] == 'p'   ? pointer
                       : symbol.result[0] == 'i' ? llvm::Type::getInt32Ty(context)
                                                 : llvm::Type::getVoidTy(context);
  return llvm::FunctionType::get(result, operands, false);
}

//===----------------------------------------------------------------------===//
// State
//===----------------------------------------------------------------------===//

struct Jit::Impl {
  explicit Impl(StageTimes &times) : times(times) {}
  ~Impl() {
    release();
    if (session)
      llvm::cantFail(session->endSession());
  }

  std::string prepare();
  llvm::TargetMachine *machine(unsigned level);
  void release();
  Reply translate(Building &unit, llvm::LLVMContext &context);
  Reply bind(Building &unit);
  Reply bindDeclaration(Building &unit, StubBuilder &stubs, llvm::Function &function);
  Reply checkEntries(Building &unit, StubBuilder &stubs);
  void describeGlobals(Building &unit);
  void optimize(llvm::Module &module, unsigned level);
  Reply link(std::vector<Building> &buildings, std::unique_ptr<llvm::MemoryBuffer> object);
  Reply compile(Units &units, const std::vector<std::pair<uint32_t, std::string>> &entries, unsigned level);

  StageTimes &times;
  std::unique_ptr<llvm::TargetMachine> machines[4];
  std::unique_ptr<llvm::orc::ExecutionSession> session;
  std::unique_ptr<llvm::orc::ObjectLinkingLayer> linker;
  llvm::orc::JITDylib *runtime = nullptr, *code = nullptr;
  llvm::StringSet<> known; // symbols of the runtime
  std::string sessionErrors;
  unsigned generation = 0;
  std::vector<std::unique_ptr<NativeUnit>> units;
  std::map<std::pair<uint32_t, std::string>, NativeEntry> entries;
};

std::string Jit::Impl::prepare() {
  if (session)
    return "";
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::Expected<std::unique_ptr<llvm::orc::SelfExecutorProcessControl>> control =
      llvm::orc::SelfExecutorProcessControl::Create();
  if (!control)
    return llvm::toString(control.takeError());
  session = std::make_unique<llvm::orc::ExecutionSession>(std::move(*control));
  session->setErrorReporter([this](llvm::Error error) {
    sessionErrors += (sessionErrors.empty() ? "" : "; ") + llvm::toString(std::move(error));
  });
  linker = std::make_unique<llvm::orc::ObjectLinkingLayer>(*session, session->getExecutorProcessControl().getMemMgr());
  runtime = &session->createBareJITDylib("runtime");
  llvm::orc::SymbolMap symbols;
  for (const std::pair<std::string, void *> &symbol : NativeRuntime::symbols()) {
    known.insert(symbol.first);
    symbols[session->intern(symbol.first)] = {llvm::orc::ExecutorAddr::fromPtr(symbol.second),
                                              llvm::JITSymbolFlags::Exported | llvm::JITSymbolFlags::Callable};
  }
  if (llvm::Error error = runtime->define(llvm::orc::absoluteSymbols(std::move(symbols))))
    return llvm::toString(std::move(error));
  return "";
}

llvm::TargetMachine *Jit::Impl::machine(unsigned level) {
  std::unique_ptr<llvm::TargetMachine> &slot = machines[level];
  if (slot)
    return slot.get();
  llvm::Triple triple(llvm::sys::getProcessTriple());
  std::string problem;
  const llvm::Target *target = llvm::TargetRegistry::lookupTarget(triple, problem);
  if (!target)
    return nullptr;
  static constexpr llvm::CodeGenOptLevel kLevels[] = {llvm::CodeGenOptLevel::None, llvm::CodeGenOptLevel::Less,
                                                      llvm::CodeGenOptLevel::Default,
                                                      llvm::CodeGenOptLevel::Aggressive};
  // The baseline processor, so that results do not depend on the host's.
  llvm::StringRef cpu = triple.getArch() == llvm::Triple::x86_64 ? "x86-64" : "generic";
  slot.reset(target->createTargetMachine(triple, cpu, "", llvm::TargetOptions(), llvm::Reloc::PIC_,
                                         llvm::CodeModel::Small, kLevels[level], /*JIT=*/true));
  return slot.get();
}

void Jit::Impl::release() {
  entries.clear();
  units.clear();
  if (!code)
    return;
  if (llvm::Error error = session->removeJITDylib(*code))
    llvm::consumeError(std::move(error));
  code = nullptr;
}

//===----------------------------------------------------------------------===//
// One unit
//===----------------------------------------------------------------------===//

/// Translates, and verifies what the lowering made before anything is added.
Reply Jit::Impl::translate(Building &unit, llvm::LLVMContext &context) {
  mlir::ModuleOp module = *unit.source->lowered;
  llvm::TargetMachine *target = machine(0);
  std::string layout = target->createDataLayout().getStringRepresentation();
  llvm::StringRef layoutName = mlir::LLVM::LLVMDialect::getDataLayoutAttrName();
  mlir::StringAttr given = module->getAttrOfType<mlir::StringAttr>(layoutName);
  if (given && !given.getValue().empty() && llvm::DataLayout(layout) != [&] {
        llvm::Expected<llvm::DataLayout> parsed = llvm::DataLayout::parse(given.getValue());
        if (!parsed) {
          llvm::consumeError(parsed.takeError());
          return llvm::DataLayout();
        }
        return *parsed;
      }())
    return makeReply(Reply::Refused, "the module's data layout '" + given.getValue().str() + "' is not the host's");
  mlir::Builder builder(module.getContext());
  module->setAttr(layoutName, builder.getStringAttr(layout));
  module->setAttr(mlir::LLVM::LLVMDialect::getTargetTripleAttrName(),
                  builder.getStringAttr(target->getTargetTriple().str()));
  std::string said;
  mlir::ScopedDiagnosticHandler handler(module.getContext(), [&](mlir::Diagnostic &diagnostic) {
    if (said.size() < 8192)
      said += (said.empty() ? "" : "\n") + locationText(diagnostic.getLocation()) + ": " + diagnostic.str();
    return mlir::success();
  });
  unit.module = mlir::translateModuleToLLVMIR(module, context, "unit" + std::to_string(unit.number));
  if (!unit.module)
    return makeReply(Reply::InvalidIR, said.empty() ? "the lowered module does not translate to LLVM IR" : said);
  unit.module->setTargetTriple(target->getTargetTriple());
  unit.module->setDataLayout(target->createDataLayout());
  llvm::raw_string_ostream stream(said);
  said.clear();
  if (llvm::verifyModule(*unit.module, &stream))
    return makeReply(Reply::InvalidIR, "LLVM's verifier: " + llvm::StringRef(said).trim().str());
  return makeReply(Reply::Ok, "");
}

Reply Jit::Impl::bindDeclaration(Building &unit, StubBuilder &stubs, llvm::Function &function) {
  const refrt_program *program = unit.source->program.get();
  std::string name = function.getName().str();
  if (const RuntimeSymbol *symbol = findRuntimeSymbol(name)) {
    unsigned indexBits = unit.native->layout.index_bits;
    llvm::FunctionType *type = runtimeType(*symbol, indexBits, function.getContext());
    bool narrow = indexBits == 32;
    if (function.getFunctionType() == type && !(narrow && name != symbol->symbol32))
      return makeReply(Reply::Ok, "");
    std::string target = narrow ? symbol->symbol32 : name;
    function.setName(unit.prefix + name);
    function.setLinkage(llvm::GlobalValue::InternalLinkage);
    if (stubs.defineAdapter(&function, target.c_str(), type))
      return makeReply(Reply::Ok, "");
    return makeReply(Reply::BadSignature, "runtime function '" + name + "': expected '" + typeText(type) +
                                              "' with index-wide sizes, found '" +
                                              typeText(function.getFunctionType()) + "'");
  }
  refrt_symbol symbol = refrt_program_find_function(program, name.c_str());
  if (symbol == REFRT_NONE) {
    if (known.contains(name) || function.use_empty())
      return makeReply(Reply::Ok, "");
    return makeReply(Reply::InvalidIR, "the lowered code refers to the undefined symbol '" + name + "'");
  }
  std::unique_ptr<NativeExternal> external = std::make_unique<NativeExternal>();
  external->plan = planFunction(program, symbol);
  external->unit = unit.native.get();
  external->callee = findCallee(name);
  if (!external->callee) {
    if (function.use_empty())
      return makeReply(Reply::Ok, "");
    return makeReply(Reply::Refused, "external function '" + name + "' is not provided; " + providedCallees());
  }
  std::string problem = checkCallee(*external->callee, program, external->plan);
  if (!problem.empty())
    return makeReply(Reply::Refused, problem);
  llvm::FunctionType *expected = stubs.functionType(external->plan.type, problem);
  if (!expected)
    return makeReply(Reply::Refused, "external function '" + name + "': " + problem);
  if (function.getFunctionType() != expected)
    return makeReply(Reply::BadSignature, "external function '" + name + "': expected '" + typeText(expected) +
                                              "', found '" + typeText(function.getFunctionType()) + "'");
  for (const Leaf &leaf : external->plan.arguments.leaves)
    unit.wantsFunctions |= leaf.role == Leaf::Function;
  std::string target;
  if (external->callee->kind == Callee::DotF32)
    target = unit.native->layout.index_bits == 32 ? "memref_cts_dot_f32_i32" : "memref_cts_dot_f32_i64";
  else if (external->callee->kind != Callee::Probe)
    target = name;
  function.setName(unit.prefix + name);
  stubs.defineExternal(&function, external.get(), "memref_cts_external", target);
  unit.native->externals.push_back(std::move(external));
  return makeReply(Reply::Ok, "");
}

Reply Jit::Impl::checkEntries(Building &unit, StubBuilder &stubs) {
  const refrt_program *program = unit.source->program.get();
  for (const std::string &entry : unit.entries) {
    refrt_symbol symbol = refrt_program_find_function(program, entry.c_str());
    if (symbol == REFRT_NONE)
      return makeReply(Reply::Broken, "the source module has no function '" + entry + "'");
    std::string problem;
    refrt_type type = refrt_program_function(program, symbol)->type;
    llvm::FunctionType *expected = stubs.functionType(type, problem);
    if (!expected)
      return makeReply(Reply::Refused, "function '" + entry + "': " + problem);
    llvm::Function *function = unit.module->getFunction(unit.prefix + entry);
    if (!function || function->isDeclaration())
      return makeReply(Reply::BadSignature, "function '" + entry + "': expected '" + typeText(expected) +
                                                "', found no function of that name");
    if (function->getFunctionType() != expected)
      return makeReply(Reply::BadSignature, "function '" + entry + "': expected '" + typeText(expected) +
                                                "', found '" + typeText(function->getFunctionType()) + "'");
    FunctionPlan plan = planFunction(program, symbol);
    for (const Leaf &leaf : plan.results.leaves)
      unit.wantsFunctions |= leaf.role == Leaf::Function;
  }
  return makeReply(Reply::Ok, "");
}

/// Notes which globals a run has to restore and observe.
void Jit::Impl::describeGlobals(Building &unit) {
  const refrt_program *program = unit.source->program.get();
  std::map<std::string, uint32_t> observed; // name -> index in Outcome::globals
  std::map<std::string, bool> inSource;
  for (uint32_t global = 0; global < refrt_program_num_globals(program); ++global) {
    const refrt_global_info *info = refrt_program_global(program, global);
    inSource[info->name] = true;
    if (!(info->flags & (REFRT_GLOBAL_EXTERNAL | REFRT_GLOBAL_CONSTANT)))
      observed[info->name] = unit.native->numOutcomeGlobals++;
  }
  const llvm::DataLayout &layout = unit.module->getDataLayout();
  for (llvm::GlobalVariable &variable : unit.module->globals()) {
    std::string name = variable.getName().str();
    if (variable.isDeclaration() || variable.getName().starts_with("llvm."))
      continue;
    bool seen = inSource.count(name.substr(std::min(name.size(), unit.prefix.size()))) != 0;
    if (variable.isConstant() && !seen)
      continue;
    variable.setLinkage(llvm::GlobalValue::ExternalLinkage);
    NativeGlobal global;
    global.name = name;
    global.size = layout.getTypeAllocSize(variable.getValueType());
    global.constant = variable.isConstant();
    std::map<std::string, uint32_t>::iterator found = observed.find(name.substr(unit.prefix.size()));
    if (found != observed.end())
      global.outcomeIndex = found->second;
    unit.native->globals.push_back(std::move(global));
  }
}

Reply Jit::Impl::bind(Building &unit) {
  llvm::Module &module = *unit.module;
  if (module.getNamedGlobal("llvm.global_ctors") || module.getNamedGlobal("llvm.global_dtors"))
    return makeReply(Reply::Refused, "the lowered module has global constructors or destructors");
  // Prefix definitions first: a program may define a function called "malloc".
  std::vector<llvm::Function *> declarations;
  for (llvm::Function &function : module) {
    if (function.isIntrinsic())
      continue;
    if (function.isDeclaration()) {
      declarations.push_back(&function);
      continue;
    }
    function.setName(unit.prefix + function.getName());
    if (function.hasLocalLinkage() || function.isDiscardableIfUnused())
      function.setLinkage(llvm::GlobalValue::ExternalLinkage);
    function.setComdat(nullptr);
  }
  for (llvm::GlobalVariable &variable : module.globals()) {
    if (variable.getName().starts_with("llvm."))
      continue;
    if (variable.isDeclaration()) {
      if (!variable.use_empty())
        return makeReply(Reply::Refused, "the external global '" + variable.getName().str() + "' is not provided");
      continue;
    }
    variable.setName(unit.prefix + variable.getName());
    variable.setComdat(nullptr);
  }
  describeGlobals(unit);
  StubBuilder stubs(module, unit.source->program.get());
  for (llvm::Function *function : declarations) {
    Reply reply = bindDeclaration(unit, stubs, *function);
    if (!reply.ok())
      return reply;
  }
  Reply reply = checkEntries(unit, stubs);
  if (!reply.ok())
    return reply;
  // Stub types come from another source than the code's: check the sum.
  std::string said;
  llvm::raw_string_ostream stream(said);
  if (llvm::verifyModule(module, &stream))
    return makeReply(Reply::Broken, "stubs do not verify: " + llvm::StringRef(said).trim().str());
  return makeReply(Reply::Ok, "");
}

//===----------------------------------------------------------------------===//
// All units
//===----------------------------------------------------------------------===//

void Jit::Impl::optimize(llvm::Module &module, unsigned level) {
  static constexpr const llvm::OptimizationLevel *kLevels[] = {&llvm::OptimizationLevel::O0,
                                                               &llvm::OptimizationLevel::O1,
                                                               &llvm::OptimizationLevel::O2,
                                                               &llvm::OptimizationLevel::O3};
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(machine(level));
  functions.registerPass([&] {
    return llvm::TargetLibraryAnalysis(llvm::TargetLibraryInfoImpl(module.getTargetTriple()));
  });
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  builder.buildPerModuleDefaultPipeline(*kLevels[level]).run(module, modules);
}

Reply Jit::Impl::link(std::vector<Building> &buildings, std::unique_ptr<llvm::MemoryBuffer> object) {
  StageTimer timer(times.link);
  sessionErrors.clear();
  code = &session->createBareJITDylib("code" + std::to_string(generation++));
  code->addToLinkOrder(*runtime);
  if (llvm::Error error = linker->add(*code, std::move(object)))
    return makeReply(Reply::InvalidIR, "the object file does not link: " + llvm::toString(std::move(error)));
  llvm::orc::SymbolLookupSet wanted(session->intern(kDispatchName));
  for (Building &unit : buildings) {
    for (const NativeGlobal &global : unit.native->globals)
      wanted.add(session->intern(global.name), llvm::orc::SymbolLookupFlags::WeaklyReferencedSymbol);
    if (!unit.wantsFunctions)
      continue;
    const refrt_program *program = unit.source->program.get();
    for (refrt_symbol id = 0; id < refrt_program_num_functions(program); ++id)
      wanted.add(session->intern(unit.prefix + refrt_program_function(program, id)->name),
                 llvm::orc::SymbolLookupFlags::WeaklyReferencedSymbol);
  }
  llvm::Expected<llvm::orc::SymbolMap> found =
      session->lookup({{code, llvm::orc::JITDylibLookupFlags::MatchAllSymbols}}, std::move(wanted));
  if (!found) {
    std::string message = llvm::toString(found.takeError());
    return makeReply(Reply::InvalidIR, sessionErrors.empty() ? message : sessionErrors);
  }
  auto address = [&](const std::string &name) -> uint64_t {
    llvm::orc::SymbolMap::iterator symbol = found->find(session->intern(name));
    return symbol == found->end() ? 0 : symbol->second.getAddress().getValue();
  };
  uint64_t number = 0;
  for (Building &unit : buildings) {
    const refrt_program *program = unit.source->program.get();
    NativeUnit &native = *unit.native;
    for (NativeGlobal &global : native.globals) {
      global.address = reinterpret_cast<uint8_t *>(address(global.name));
      if (!global.address)
        global.size = 0; // optimised away
      if (!global.constant && global.size)
        global.initial.assign(global.address, global.address + global.size);
    }
    llvm::sort(native.globals,
               [](const NativeGlobal &a, const NativeGlobal &b) { return a.address < b.address; });
    if (unit.wantsFunctions)
      for (refrt_symbol id = 0; id < refrt_program_num_functions(program); ++id)
        if (uint64_t at = address(unit.prefix + refrt_program_function(program, id)->name))
          native.functions[at] = id;
    for (const std::string &name : unit.entries) {
      NativeEntry entry;
      entry.unit = &native;
      entry.plan = planFunction(program, refrt_program_find_function(program, name.c_str()));
      entry.dispatch = reinterpret_cast<NativeEntry::Dispatch>(address(kDispatchName));
      entry.number = number++;
      entries.emplace(std::make_pair(unit.number, name), entry);
      entries.emplace(std::make_pair(unit.number, std::string()), std::move(entry));
    }
    units.push_back(std::move(unit.native));
  }
  return makeReply(Reply::Ok, "");
}

Reply Jit::Impl::compile(Units &allUnits, const std::vector<std::pair<uint32_t, std::string>> &wanted,
                         unsigned level) {
  std::string problem = prepare();
  if (!problem.empty())
    return makeReply(Reply::Broken, problem);
  if (level > 3)
    return makeReply(Reply::Broken, "there is no optimisation level " + std::to_string(level));
  if (!machine(0) || !machine(level))
    return makeReply(Reply::Broken, "LLVM has no target for this host");
  release();
  llvm::LLVMContext context;
  // Remarks and warnings of passes are not for us.
  context.setDiagnosticHandlerCallBack([](const llvm::DiagnosticInfo *, void *) {}, nullptr);
  std::vector<Building> buildings;
  std::map<uint32_t, size_t> position;
  for (const std::pair<uint32_t, std::string> &entry : wanted) {
    WorkerUnit *source = allUnits.find(entry.first);
    std::string where = "unit " + std::to_string(entry.first);
    if (!source || !source->lowered)
      return makeReply(Reply::Broken, where + " is not lowered");
    if (!source->program)
      return makeReply(Reply::Refused, where + ": the source program is not encoded: " + source->refusal);
    if (refrt_program_layout(source->program.get())->pointer_bits != sizeof(void *) * 8)
      return makeReply(Reply::Refused, where + ": its pointers are not the host's");
    if (position.count(entry.first) == 0) {
      position[entry.first] = buildings.size();
      Building building;
      building.number = entry.first;
      building.source = source;
      building.prefix = "u" + std::to_string(entry.first) + "$";
      building.native->layout = *refrt_program_layout(source->program.get());
      buildings.push_back(std::move(building));
    }
    std::vector<std::string> &list = buildings[position[entry.first]].entries;
    if (!entry.second.empty() && !llvm::is_contained(list, entry.second))
      list.push_back(entry.second);
  }
  if (buildings.empty())
    return makeReply(Reply::Ok, "");
  std::unique_ptr<llvm::Module> whole;
  {
    StageTimer timer(times.translate);
    std::unique_ptr<llvm::Linker> moduleLinker;
    for (Building &unit : buildings) {
      Reply reply = translate(unit, context);
      if (reply.ok())
        reply = bind(unit);
      if (!reply.ok()) {
        if (buildings.size() > 1)
          reply.message = "unit " + std::to_string(unit.number) + ": " + reply.message;
        return reply;
      }
      if (!whole) {
        whole = std::move(unit.module);
        moduleLinker = std::make_unique<llvm::Linker>(*whole);
      } else if (moduleLinker->linkInModule(std::move(unit.module))) {
        return makeReply(Reply::Broken, "LLVM modules of the units do not link");
      }
    }
  }
  EntryDispatch dispatch(*whole, kDispatchName);
  for (const Building &unit : buildings)
    for (const std::string &entry : unit.entries)
      dispatch.add(whole->getFunction(unit.prefix + entry));
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> object = [&] {
    StageTimer timer(times.codegen);
    if (level > 0)
      optimize(*whole, level);
    return llvm::orc::SimpleCompiler(*machine(level))(*whole);
  }();
  if (!object)
    return makeReply(Reply::InvalidIR, "code generation failed: " + llvm::toString(object.takeError()));
  Reply reply = link(buildings, std::move(*object));
  if (!reply.ok())
    release();
  return reply;
}

Jit::Jit(StageTimes &times) : impl(std::make_unique<Impl>(times)) {}
Jit::~Jit() = default;

Reply Jit::compile(Units &units, const std::vector<std::pair<uint32_t, std::string>> &entries, unsigned optLevel) {
  return impl->compile(units, entries, optLevel);
}

const NativeEntry *Jit::find(uint32_t unit, const std::string &entry) const {
  std::map<std::pair<uint32_t, std::string>, NativeEntry>::const_iterator found =
      impl->entries.find(std::make_pair(unit, entry));
  return found == impl->entries.end() ? nullptr : &found->second;
}
