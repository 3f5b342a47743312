//===-- NativeModule.cpp - lowered units as LLVM modules ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Per unit: translate, prefix what it defines with "u<number>$", bind what it
// declares, compare the types of entries, verify. Externals of the source get
// bodies that report to the runtime. Allocation functions of another index width
// get adapters. Triple and data layout are the target's before any pass sees the
// module (LLVMMOD-DL).
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/native/NativeModule.h"
#include "conformance/engines/native/NativeObject.h"
#include "conformance/engines/native/NativeSymbols.h"
#include "conformance/engines/native/RuntimeSymbols.h"
#include "conformance/engines/native/SourceIR.h"

#include "conformance/boundary/Boundary.h"
#include "conformance/boundary/EntryThunk.h"
#include "conformance/boundary/FunctionAttributes.h"
#include "conformance/boundary/SameShape.h"
#include "conformance/lowerings/diagnostics/DiagnosticLog.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Target/LLVMIR/TypeToLLVM.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Transforms/Scalar/LowerMatrixIntrinsics.h"

#include <map>

using namespace memref_cts::conformance;

Reply memref_cts::conformance::makeReply(Reply::Status status, const std::string &message, Reason reason,
                                         Speaker speaker) {
  Reply reply;
  reply.status = status;
  reply.cause.reason = reason == Reason::None && status == Reply::Refused ? Reason::Unsupported : reason;
  reply.cause.speaker = reply.ok() ? Speaker::None : speaker;
  reply.message = message;
  return reply;
}

//===----------------------------------------------------------------------===//
// One unit
//===----------------------------------------------------------------------===//

/// What the source has under a name of the lowered module, or nullptr.
static mlir::Operation *findInSource(const Building &unit, llvm::StringRef name) {
  return unit.source->symbols.lookup(name);
}

mlir::Operation *memref_cts::conformance::sourceOf(const Building &unit, llvm::StringRef name) {
  name.consume_front(unit.prefix);
  name.consume_back(kMovedSuffix);
  if (mlir::Operation *source = findInSource(unit, name))
    return source;
  return name.consume_front(kWrapperPrefix) ? findInSource(unit, name) : nullptr;
}

llvm::CallingConv::ID memref_cts::conformance::conventionOf(const Building &unit, llvm::StringRef entry) {
  mlir::Operation *source = findInSource(unit, entry);
  // The dialect has LLVM's numbers.
  return source ? static_cast<llvm::CallingConv::ID>(demandedConvention(source)) : llvm::CallingConv::C;
}

bool memref_cts::conformance::asksFor(mlir::Operation *function, llvm::StringRef name, llvm::StringRef value) {
  std::string attribute = name.str();
  llvm::replace(attribute, '-', '_');
  for (const std::string &own : {attribute, "llvm." + attribute}) {
    if (auto asked = function->getAttrOfType<mlir::StringAttr>(own); asked && asked.getValue() == value)
      return true;
    if (auto asked = function->getAttrOfType<mlir::LLVM::TargetFeaturesAttr>(own);
        asked && asked.getFeaturesString() == value)
      return true;
  }
  auto passed = function->getAttrOfType<mlir::ArrayAttr>("passthrough");
  return passed && llvm::any_of(passed, [&](mlir::Attribute each) {
           auto pair = mlir::dyn_cast<mlir::ArrayAttr>(each);
           auto isText = [&](unsigned at, llvm::StringRef text) {
             auto word = mlir::dyn_cast<mlir::StringAttr>(pair[at]);
             return word && word.getValue() == text;
           };
           return pair && pair.size() == 2 && isText(0, name) && isText(1, value);
         });
}

/// LLVM ends the process where a function is for a processor that the target has not.
static Reply checkProcessors(Building &unit, const llvm::TargetMachine &target) {
  llvm::StringMap<bool> fits;
  for (const llvm::Function &function : *unit.module) {
    llvm::StringRef cpu = function.getFnAttribute("target-cpu").getValueAsString();
    if (function.isDeclaration() || cpu.empty())
      continue;
    auto [row, isNew] = fits.try_emplace(cpu);
    if (isNew) {
      std::unique_ptr<llvm::MCSubtargetInfo> processor(
          target.getTarget().createMCSubtargetInfo(target.getTargetTriple(), "", ""));
      row->second = processor->isCPUStringValid(cpu);
      if (row->second && target.getTargetTriple().getArch() == llvm::Triple::x86_64) {
        processor.reset(target.getTarget().createMCSubtargetInfo(target.getTargetTriple(), cpu, ""));
        row->second = processor->checkFeatures("+64bit"); // of those with 32 bits the table has the names as well
      }
    }
    if (row->second)
      continue;
    mlir::Operation *source = sourceOf(unit, function.getName());
    bool isAsked = source && asksFor(source, "target-cpu", cpu);
    return makeReply(isAsked ? Reply::Refused : Reply::InvalidIR,
                     "function '" + function.getName().str() + "' is for the processor '" + cpu.str() + "', and " +
                         target.getTargetTriple().str() + " has none of that name",
                     isAsked ? Reason::Unsupported : Reason::OtherMachine, isAsked ? Speaker::Tool : Speaker::Lowering);
  }
  return makeReply(Reply::Ok, "");
}

static Reply translateLowered(Building &unit, llvm::LLVMContext &context, llvm::TargetMachine &target) {
  mlir::ModuleOp module = unit.lowered;
  std::string layout = target.createDataLayout().getStringRepresentation();
  llvm::StringRef layoutName = mlir::LLVM::LLVMDialect::getDataLayoutAttrName();
  mlir::StringAttr given = module->getAttrOfType<mlir::StringAttr>(layoutName);
  // What a command prints of its own accord fits the types of the case.
  bool isOwn = unit.source->byCommand && !(*unit.source->source)->hasAttr(layoutName);
  if (given && !isOwn && !given.getValue().empty() && llvm::DataLayout(layout) != [&] {
        llvm::Expected<llvm::DataLayout> parsed = llvm::DataLayout::parse(given.getValue());
        if (!parsed) {
          llvm::consumeError(parsed.takeError());
          return llvm::DataLayout();
        }
        return *parsed;
      }())
    return makeReply(Reply::Refused, "the module's data layout '" + given.getValue().str() + "' is not the target's");
  mlir::Builder builder(module.getContext());
  // Who looks at the module later sees what the lowering made.
  llvm::scope_exit restore(
      [module, attributes = module->getAttrDictionary()]() mutable { module->setAttrs(attributes); });
  module->setAttr(layoutName, builder.getStringAttr(layout));
  module->setAttr(mlir::LLVM::LLVMDialect::getTargetTripleAttrName(),
                  builder.getStringAttr(target.getTargetTriple().str()));
  DiagnosticLog log(module.getContext());
  unit.module = mlir::translateModuleToLLVMIR(module, context, "unit" + std::to_string(unit.number));
  if (!unit.module) {
    Reply reply = makeReply(Reply::InvalidIR, "");
    log.explain(reply, Reason::NotTranslated, Speaker::MLIR, "the lowered module does not translate to LLVM IR");
    return reply;
  }
  unit.module->setTargetTriple(target.getTargetTriple());
  unit.module->setDataLayout(target.createDataLayout());
  std::string said;
  llvm::raw_string_ostream stream(said);
  if (llvm::verifyModule(*unit.module, &stream)) {
    Reply reply = makeReply(Reply::InvalidIR, "LLVM's verifier: " + llvm::StringRef(said).trim().str(),
                            Reason::NotVerified, Speaker::LLVM);
    describeError(said, reply.cause);
    return reply;
  }
  return checkProcessors(unit, target);
}

Reply memref_cts::conformance::translateUnit(Building &unit, llvm::LLVMContext &context, llvm::TargetMachine &target) {
  const refrt_layout *layout = unit.source->program ? refrt_program_layout(unit.source->program.get()) : nullptr;
  if (layout && (layout->big_endian != 0) != target.createDataLayout().isBigEndian())
    return makeReply(Reply::Refused, "the byte order of the case is not that of the target");
  Reply reply = translateLowered(unit, context, target);
  if (reply.status == Reply::InvalidIR && !isSourceTranslatable(unit, context)) {
    reply.status = Reply::Refused;
    reply.message = "the source asks for what LLVM IR does not have: " + reply.message;
  }
  return reply;
}

/// Gives a function that the source asks for and nobody has a body that says so. The
/// reference machine refuses the calls of it, so that none of those is made.
static void defineMissing(Building &unit, ThunkBuilder &thunks, llvm::Function &function, const std::string &name,
                          Binding binding) {
  function.setName(unit.prefix + name);
  function.setLinkage(llvm::GlobalValue::ExternalLinkage); // it may be weak
  if (binding == Binding::Executable)
    return thunks.defineMissing(&function, 0, "memref_cts_rt_abort");
  std::unique_ptr<NativeExternal> external = std::make_unique<NativeExternal>();
  external->plan.name = name;
  external->unit = unit.native.get();
  thunks.defineMissing(&function, reinterpret_cast<uint64_t>(external.get()), "memref_cts_external");
  unit.native->externals.push_back(std::move(external));
}

static bool isDefined(mlir::Operation *symbol) {
  mlir::FunctionOpInterface function = mlir::dyn_cast<mlir::FunctionOpInterface>(symbol);
  return function && !function.isExternal();
}

/// The lowered type of a declared function of the source, nullptr if that cannot be said.
static llvm::FunctionType *demandedType(Building &unit, ThunkBuilder &thunks, llvm::StringRef name) {
  refrt_symbol symbol = refrt_program_find_function(unit.source->program.get(), name.str().c_str());
  std::string problem;
  return symbol == REFRT_NONE
             ? nullptr
             : thunks.functionType(refrt_program_function(unit.source->program.get(), symbol)->type, problem);
}

/// C's functions of which there is none where a case has generic functions.
static bool isPlainAllocation(llvm::StringRef name) {
  return name == "malloc" || name == "calloc" || name == "aligned_alloc" || name == "free";
}

/// Of MLIR's runtime libraries.
static bool isOfLibrary(llvm::StringRef name) {
  const Callee *callee = findCallee(name);
  return name == "memrefCopy" || name.starts_with("_mlir_memref_to_llvm_") || isLeftOut(name) ||
         (callee && callee->prints);
}

/// Where memory comes from generic functions, there are no others.
static Reply checkAllocation(const WorkerUnit &unit, llvm::StringRef name) {
  if (!isPlainAllocation(name) || !isOn(unit.options, "use-generic-functions"))
    return makeReply(Reply::Ok, "");
  return makeReply(Reply::InvalidIR,
                   "the lowered code calls '" + name.str() +
                       "', of which there is none where memory comes from generic functions",
                   Reason::UndefinedSymbol, Speaker::Lowering);
}

/// What the source does not declare is compiled elsewhere, and has C's convention.
static Reply checkForeignConvention(llvm::StringRef name, mlir::LLVM::cconv::CConv found) {
  if (found == mlir::LLVM::cconv::CConv::C)
    return makeReply(Reply::Ok, "");
  return makeReply(Reply::BadSignature,
                   "function '" + name.str() + "': expected calling convention ccc, found " +
                       mlir::LLVM::cconv::stringifyCConv(found).str(),
                   Reason::Signature, Speaker::Lowering);
}

/// Why a lowering may not bring in a function that the runtime could have, or Ok.
static Reply checkAvailable(Building &unit, llvm::StringRef name) {
  RuntimeLibrary library = chosenLibrary();
  if (Reply reply = checkAllocation(*unit.source, name); !reply.ok())
    return reply;
  if (library == RuntimeLibrary::None && isOfLibrary(name))
    return makeReply(Reply::Refused, "the lowered code needs '" + name.str() +
                                         "' of a runtime library, and there is none (--runtime=none)");
  if (library == RuntimeLibrary::MLIR && name == "memrefCopy" && unit.native->layout.index_bits != 64)
    return makeReply(Reply::Refused, "MLIR's memrefCopy reads an index of 64 bits, and this one has " +
                                         std::to_string(unit.native->layout.index_bits));
  return makeReply(Reply::Ok, "");
}

static std::string badRuntimeText(const std::string &name, const RuntimeSymbol &symbol, unsigned indexBits,
                                  llvm::Type *found) {
  return "runtime function '" + name + "': expected '" +
         shapeText(runtimeType(symbol, indexBits, indexBits, found->getContext())) + "', found '" + shapeText(found) +
         "'";
}

/// Whether sizes have the width of index (ALLOC-05, ALLOC-19).
static bool hasIndexWideSizes(const llvm::FunctionType &type, const RuntimeSymbol &symbol, unsigned indexBits) {
  llvm::StringRef operands = symbol.operands;
  if (type.getNumParams() != operands.size())
    return false;
  for (auto [operand, part] : llvm::zip_equal(operands, type.params()))
    if (operand != 'p' && !part->isIntegerTy(operand == 'i' ? 32 : indexBits))
      return false;
  return true;
}

static Reply bindRuntime(Building &unit, ThunkBuilder &thunks, llvm::Function &function, const RuntimeSymbol &symbol,
                         Binding binding) {
  // What nothing uses, whoever declares it, is bound to nothing.
  if (function.use_empty())
    return makeReply(Reply::Ok, "");
  std::string name = function.getName().str();
  unsigned indexBits = unit.native->layout.index_bits;
  bool executable = binding == Binding::Executable;
  // C functions of executables take all sizes as 64 bits: no size is narrow
  // enough for how the target extends them to matter.
  llvm::FunctionType *type = runtimeType(symbol, 64, executable ? 64 : indexBits, function.getContext());
  // Descriptors in memory have fields of the index width.
  bool narrowCopy = name == "memrefCopy" && indexBits != 64;
  if (!executable && function.getFunctionType() == type && !narrowCopy && indexBits == 64)
    return makeReply(Reply::Ok, "");
  std::string target = narrowCopy ? "memref_cts_copy_i" + std::to_string(indexBits) : name;
  if (executable) {
    target = std::string("memref_cts_rt_") + symbol.executable;
    if (name == "memrefCopy")
      target += std::to_string(indexBits);
  }
  // What the source declares is another's, and may have any width.
  bool isAsked = findInSource(unit, name) != nullptr;
  bool isWide = isAsked || hasIndexWideSizes(*function.getFunctionType(), symbol, indexBits);
  function.setName(unit.prefix + name); // the adapter calls the function of that name
  function.setLinkage(llvm::GlobalValue::InternalLinkage);
  if (isWide && thunks.defineAdapter(&function, target.c_str(), type))
    return makeReply(Reply::Ok, "");
  llvm::FunctionType *demanded = isAsked ? demandedType(unit, thunks, name) : nullptr;
  if (demanded && isSameShape(function.getFunctionType(), demanded)) {
    defineMissing(unit, thunks, function, name, binding);
    return makeReply(Reply::Ok, "");
  }
  return makeReply(Reply::BadSignature, badRuntimeText(name, symbol, indexBits, function.getFunctionType()));
}

/// Takes a call of a function that prints, of which the source knows nothing, for one that
/// is too many. False: it is no such function, or not called.
static bool bindPrinter(Building &unit, ThunkBuilder &thunks, llvm::Function &function, const std::string &name,
                        Binding binding) {
  const Callee *callee = findCallee(name);
  if (!callee || !callee->prints || function.use_empty() || !function.getReturnType()->isVoidTy())
    return false;
  std::unique_ptr<NativeExternal> external = std::make_unique<NativeExternal>();
  external->plan.name = name;
  external->unit = unit.native.get();
  external->callee = callee;
  function.setName(unit.prefix + name);
  uint64_t site =
      binding == Binding::InProcess ? reinterpret_cast<uint64_t>(external.get()) : unit.native->externals.size();
  thunks.defineExternal(&function, site, "memref_cts_external", "");
  unit.native->externals.push_back(std::move(external));
  return true;
}

static Reply bindDeclaration(Building &unit, ThunkBuilder &thunks, llvm::Function &function,
                             const llvm::StringSet<> &known, Binding binding) {
  const refrt_program *program = unit.source->program.get();
  std::string name = function.getName().str();
  mlir::Operation *asked = findInSource(unit, name);
  if (asked && isDefined(asked) && !function.use_empty())
    return makeReply(Reply::InvalidIR, "the lowered code has no body of '" + name + "', which the source defines",
                     Reason::NoBody, Speaker::Lowering);
  if (!asked && !function.use_empty()) {
    if (Reply available = checkAvailable(unit, name); !available.ok())
      return available;
    if (Reply convention = checkForeignConvention(name, mlir::LLVM::cconv::CConv(function.getCallingConv()));
        !convention.ok())
      return convention;
  }
  if (const RuntimeSymbol *symbol = findRuntimeSymbol(name))
    return bindRuntime(unit, thunks, function, *symbol, binding);
  refrt_symbol symbol = refrt_program_find_function(program, name.c_str());
  if (symbol == REFRT_NONE) {
    if (!asked && bindPrinter(unit, thunks, function, name, binding))
      return makeReply(Reply::Ok, "");
    if (known.contains(name) || function.use_empty())
      return makeReply(Reply::Ok, "");
    if (isLeftOut(name))
      return makeReply(Reply::Refused, "external function '" + name + "' is not provided; " + providedCallees());
    if (!asked)
      return makeReply(Reply::InvalidIR, "the lowered code refers to the undefined symbol '" + name + "'",
                       Reason::UndefinedSymbol, Speaker::Lowering);
    defineMissing(unit, thunks, function, name, binding);
    return makeReply(Reply::Ok, "");
  }
  std::unique_ptr<NativeExternal> external = std::make_unique<NativeExternal>();
  external->plan = planFunction(program, symbol);
  external->unit = unit.native.get();
  external->callee = findCallee(name);
  std::string problem;
  llvm::FunctionType *expected = thunks.functionType(external->plan.type, problem);
  if (!expected && !function.use_empty())
    return makeReply(Reply::Refused, "external function '" + name + "': " + problem);
  if (expected && !isSameShape(function.getFunctionType(), expected))
    return makeReply(Reply::BadSignature, "external function '" + name + "': expected '" + shapeText(expected) +
                                              "', found '" + shapeText(function.getFunctionType()) + "'");
  if (function.use_empty())
    return makeReply(Reply::Ok, "");
  if (!external->callee || !checkCallee(*external->callee, program, external->plan).empty()) {
    defineMissing(unit, thunks, function, name, binding);
    return makeReply(Reply::Ok, "");
  }
  for (const Leaf &leaf : external->plan.arguments.leaves)
    unit.wantsFunctions |= leaf.role == Leaf::Function;
  std::string target;
  if (external->callee->kind == Callee::DotF32) {
    unsigned indexBits = unit.native->layout.index_bits;
    if (indexBits != 32 && indexBits != 64)
      return makeReply(Reply::Refused, "external function '" + name + "' is not provided for an index of " +
                                           std::to_string(indexBits) + " bits");
    target = "memref_cts_dot_f32_i" + std::to_string(indexBits);
  } else if ((external->callee->isFunctionOfC() && binding == Binding::InProcess) ||
             (external->callee->prints && chosenLibrary() == RuntimeLibrary::MLIR)) {
    target = name; // the tool answers for an executable, whose C library is another one
  }
  function.setName(unit.prefix + name);
  uint64_t site =
      binding == Binding::InProcess ? reinterpret_cast<uint64_t>(external.get()) : unit.native->externals.size();
  thunks.defineExternal(&function, site, "memref_cts_external", target);
  unit.native->externals.push_back(std::move(external));
  return makeReply(Reply::Ok, "");
}

static Reply checkEntry(Building &unit, ThunkBuilder &thunks, const std::string &entry) {
  const refrt_program *program = unit.source->program.get();
  refrt_symbol symbol = refrt_program_find_function(program, entry.c_str());
  if (symbol == REFRT_NONE)
    return makeReply(Reply::Broken, "the source module has no function '" + entry + "'");
  std::string problem;
  refrt_type type = refrt_program_function(program, symbol)->type;
  llvm::FunctionType *expected = thunks.functionType(type, problem);
  if (!expected)
    return makeReply(Reply::Refused, "function '" + entry + "': " + problem);
  llvm::Function *function = unit.module->getFunction(unit.prefix + entry);
  if (!function || function->isDeclaration())
    return makeReply(Reply::BadSignature, "function '" + entry + "': expected '" + shapeText(expected) +
                                              "', found no function of that name");
  if (!isSameShape(function->getFunctionType(), expected))
    return makeReply(Reply::BadSignature, "function '" + entry + "': expected '" + shapeText(expected) + "', found '" +
                                              shapeText(function->getFunctionType()) + "'");
  FunctionPlan plan = planFunction(program, symbol);
  for (const Leaf &leaf : plan.results.leaves)
    unit.wantsFunctions |= leaf.role == Leaf::Function;
  return makeReply(Reply::Ok, "");
}

static void sortOutEntries(Building &unit, ThunkBuilder &thunks) {
  std::vector<std::string> fit;
  for (std::string &entry : unit.entries) {
    Reply reply = checkEntry(unit, thunks, entry);
    if (reply.ok())
      fit.push_back(std::move(entry));
    else
      unit.unfit[entry] = std::move(reply);
  }
  unit.entries = std::move(fit);
}

/// What binds globals knows their addresses: those of threads become ordinary ones, so
/// that one thread may run the module. Whether there are any.
static bool dropThreads(llvm::Module &module) {
  llvm::SmallVector<llvm::IntrinsicInst *> addresses;
  for (llvm::Function &function : module)
    if (function.getIntrinsicID() == llvm::Intrinsic::threadlocal_address)
      for (llvm::User *user : function.users())
        if (llvm::IntrinsicInst *call = llvm::dyn_cast<llvm::IntrinsicInst>(user))
          addresses.push_back(call);
  for (llvm::IntrinsicInst *call : addresses) {
    call->replaceAllUsesWith(call->getArgOperand(0));
    call->eraseFromParent();
  }
  bool found = false;
  for (llvm::GlobalVariable &variable : module.globals()) {
    found |= variable.isThreadLocal();
    variable.setThreadLocalMode(llvm::GlobalValue::NotThreadLocal);
  }
  for (llvm::GlobalAlias &alias : module.aliases())
    alias.setThreadLocalMode(llvm::GlobalValue::NotThreadLocal);
  return found;
}

/// Most bytes of a module's globals together. A run that needs more would fail for lack of memory, which is no fault of
/// the lowering's.
static constexpr uint64_t kMostGlobalBytes = 256u << 20;

static Reply checkGlobals(const llvm::Module &module) {
  uint64_t bytes = 0;
  for (const llvm::GlobalVariable &variable : module.globals())
    if (!variable.isDeclaration())
      bytes = llvm::SaturatingAdd(bytes, uint64_t(module.getDataLayout().getTypeAllocSize(variable.getValueType())));
  if (bytes > kMostGlobalBytes)
    return makeReply(Reply::Refused, "the globals of the lowered module have " + std::to_string(bytes) +
                                         " bytes, more than " + std::to_string(kMostGlobalBytes >> 20) + " MiB");
  return makeReply(Reply::Ok, "");
}

/// Notes which globals a run has to restore and observe.
static void describeGlobals(Building &unit) {
  const refrt_program *program = unit.source->program.get();
  std::map<std::string, uint32_t> observed; // name -> index in Outcome::globals
  std::map<std::string, bool> inSource;
  bool isPrivate = false, isConstant = false;
  for (uint32_t global = 0; global < refrt_program_num_globals(program); ++global) {
    const refrt_global_info *info = refrt_program_global(program, global);
    inSource[info->name] = true;
    unit.native->sharesState |= !(info->flags & REFRT_GLOBAL_CONSTANT);
    isPrivate |= (info->flags & (REFRT_GLOBAL_PRIVATE | REFRT_GLOBAL_CONSTANT)) == REFRT_GLOBAL_PRIVATE;
    isConstant |= (info->flags & REFRT_GLOBAL_CONSTANT) != 0;
    if (!(info->flags & (REFRT_GLOBAL_EXTERNAL | REFRT_GLOBAL_CONSTANT)))
      observed[info->name] = unit.native->numOutcomeGlobals++;
  }
  unit.native->numSourceGlobals = unit.native->numOutcomeGlobals;
  // Those may be stored where memory is compared.
  for (const char *operation : {"func.constant", "llvm.mlir.addressof"})
    unit.wantsFunctions |= unit.source->names.contains(operation);
  const llvm::DataLayout &layout = unit.module->getDataLayout();
  // Texts that are printed lie in constants of the lowering.
  bool prints = unit.module->getFunction(kTextPrinter) != nullptr;
  for (llvm::GlobalVariable &variable : unit.module->globals()) {
    std::string name = variable.getName().str();
    if (variable.isDeclaration() || variable.getName().starts_with("llvm.") || variable.getSection() == "llvm.metadata")
      continue;
    bool seen = inSource.count(name.substr(std::min(name.size(), unit.prefix.size()))) != 0;
    // A private one may have another name than in the source.
    if (variable.isConstant() && !seen && !prints && !isConstant)
      continue;
    variable.setLinkage(llvm::GlobalValue::ExternalLinkage);
    NativeGlobal global;
    global.name = name;
    global.size = layout.getTypeAllocSize(variable.getValueType());
    global.constant = variable.isConstant();
    std::map<std::string, uint32_t>::iterator found = observed.find(name.substr(unit.prefix.size()));
    if (found != observed.end())
      global.outcomeIndex = found->second;
    else if (isPrivate && !variable.isConstant())
      global.outcomeIndex = unit.native->numOutcomeGlobals++;
    unit.native->globals.push_back(std::move(global));
  }
}

/// Notes whose addresses outcomes may have, behind what decides whether they may.
static void listFunctions(Building &unit) {
  const refrt_program *program = unit.source->program.get();
  uint32_t numOthers = 0;
  for (const llvm::Function &function : *unit.module) {
    llvm::StringRef name = function.getName();
    if (!unit.wantsFunctions || function.isDeclaration() || !name.consume_front(unit.prefix))
      continue;
    refrt_symbol symbol = refrt_program_find_function(program, name.str().c_str());
    unit.functions.emplace_back(function.getName(), symbol == REFRT_NONE ? kOtherSymbols + numOthers++ : symbol);
  }
}

Reply memref_cts::conformance::bindUnit(Building &unit, const llvm::StringSet<> &known, Binding binding) {
  llvm::Module &module = *unit.module;
  unit.native->sharesState = dropThreads(module);
  for (llvm::Function &function : module)
    if (function.getIntrinsicID() == llvm::Intrinsic::ssa_copy && !function.use_empty())
      return makeReply(Reply::Refused, "LLVM has no code for llvm.ssa.copy, which only its own passes make");
  if (module.getNamedGlobal("llvm.global_ctors") || module.getNamedGlobal("llvm.global_dtors"))
    return makeReply(Reply::Refused, "the lowered module has global constructors or destructors");
  if (binding == Binding::InProcess && !module.ifunc_empty())
    return makeReply(Reply::Refused, "'" + module.ifunc_begin()->getName().str() +
                                         "' is chosen at load time (ifunc), which the linker of this process does not "
                                         "do");
  if (binding == Binding::InProcess && unit.source->object && unit.source->object->hasNarrowAddresses)
    return makeReply(Reply::Refused, "the object has addresses of 32 bits, and this process lies higher: make it "
                                     "position independent (-fPIC, -relocation-model=pic), or take --engine=aot");
  if (Reply reply = checkGlobals(module); !reply.ok())
    return reply;
  if (unit.source->object)
    addRuntimeCalls(unit, known);
  // Prefix definitions first: a program may define a function called "malloc".
  std::vector<llvm::Function *> declarations;
  for (llvm::Function &function : module) {
    if (function.isIntrinsic())
      continue;
    if (function.isDeclaration() && !isOfObject(unit, function.getName())) {
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
      std::string name = variable.getName().str();
      if (!variable.use_empty())
        return findInSource(unit, name)
                   ? makeReply(Reply::Refused, "the external global '" + name + "' is not provided")
                   : makeReply(Reply::InvalidIR, "the lowered code refers to the undefined symbol '" + name + "'",
                               Reason::UndefinedSymbol, Speaker::Lowering);
      continue;
    }
    variable.setName(unit.prefix + variable.getName());
    variable.setComdat(nullptr);
  }
  describeGlobals(unit);
  if (unit.source->object)
    nameObject(unit);
  ThunkBuilder thunks(module, unit.source->program.get());
  for (llvm::Function *function : declarations) {
    Reply reply = bindDeclaration(unit, thunks, *function, known, binding);
    if (!reply.ok())
      return reply;
  }
  sortOutEntries(unit, thunks);
  listFunctions(unit);
  // Thunk types come from another source than the code's: check the sum.
  std::string said;
  llvm::raw_string_ostream stream(said);
  if (llvm::verifyModule(module, &stream))
    return makeReply(Reply::Broken, "thunks do not verify: " + llvm::StringRef(said).trim().str());
  return makeReply(Reply::Ok, "");
}

/// What stands against a function that the lowered code uses and does not define, or Ok.
static Reply checkUse(const WorkerUnit &unit, llvm::StringRef name, const llvm::StringSet<> &known) {
  mlir::Operation *asked = unit.symbols.lookup(name);
  if (asked && isDefined(asked))
    return makeReply(Reply::InvalidIR, "the lowered code has no body of '" + name.str() + "', which the source defines",
                     Reason::NoBody, Speaker::Lowering);
  llvm::StringRef wrapped = name;
  bool isAsked = asked || (wrapped.consume_front(kWrapperPrefix) && unit.symbols.lookup(wrapped));
  const Callee *callee = findCallee(name);
  if (isAsked || known.contains(name) || findRuntimeSymbol(name) || (callee && callee->prints) || isLeftOut(name))
    return makeReply(Reply::Ok, "");
  return makeReply(Reply::InvalidIR, "the lowered code refers to the undefined symbol '" + name.str() + "'",
                   Reason::UndefinedSymbol, Speaker::Lowering);
}

Reply memref_cts::conformance::checkSymbols(const Building &unit, const llvm::StringSet<> &known) {
  for (const llvm::Function &function : *unit.module)
    if (function.isDeclaration() && !function.isIntrinsic() && !function.use_empty())
      if (Reply reply = checkUse(*unit.source, function.getName(), known); !reply.ok())
        return reply;
  return makeReply(Reply::Ok, "");
}

/// Of a function that the lowered code declares and the source does not: whether a runtime
/// can have it. Sizes have the width of index (ALLOC-05, ALLOC-19).
static Reply checkRuntime(const WorkerUnit &unit, mlir::LLVM::LLVMFuncOp function) {
  llvm::StringRef name = function.getName();
  if (Reply reply = checkAllocation(unit, name); !reply.ok())
    return reply;
  if (Reply reply = checkForeignConvention(name, function.getCConv()); !reply.ok())
    return reply;
  const RuntimeSymbol *symbol = findRuntimeSymbol(name);
  if (!symbol || !unit.program)
    return makeReply(Reply::Ok, "");
  unsigned indexBits = refrt_program_layout(unit.program.get())->index_bits;
  llvm::ArrayRef<mlir::Type> found = function.getFunctionType().getParams();
  llvm::StringRef operands = symbol->operands;
  bool isWide = found.size() == operands.size();
  for (size_t i = 0; isWide && i < found.size(); ++i)
    isWide = operands[i] == 'p' || found[i].isInteger(operands[i] == 'i' ? 32 : indexBits);
  if (isWide)
    return makeReply(Reply::Ok, "");
  llvm::LLVMContext context;
  llvm::Type *type = mlir::LLVM::TypeToLLVMIRTranslator(context).translateType(function.getFunctionType());
  return makeReply(Reply::BadSignature, badRuntimeText(name.str(), *symbol, indexBits, type), Reason::Signature,
                   Speaker::Lowering);
}

/// A global that the lowered code declares: of the source it is a refusal elsewhere.
static Reply checkUse(const WorkerUnit &unit, mlir::LLVM::GlobalOp global) {
  return unit.symbols.contains(global.getSymName())
             ? makeReply(Reply::Ok, "")
             : makeReply(Reply::InvalidIR,
                         "the lowered code refers to the undefined symbol '" + global.getSymName().str() + "'",
                         Reason::UndefinedSymbol, Speaker::Lowering);
}

void memref_cts::conformance::findUndefined(const WorkerUnit &unit, LowerReply &reply) {
  mlir::ModuleOp module = *unit.lowered;
  llvm::StringSet<> known;
  for (const std::pair<std::string, void *> &symbol : nativeSymbols())
    known.insert(symbol.first);
  std::optional<ModuleParts> parts;
  for (mlir::Operation &op : *module.getBody()) {
    mlir::LLVM::LLVMFuncOp function = mlir::dyn_cast<mlir::LLVM::LLVMFuncOp>(op);
    mlir::LLVM::GlobalOp global = mlir::dyn_cast<mlir::LLVM::GlobalOp>(op);
    Reply why = makeReply(Reply::Ok, "");
    if (function && function.isExternal() && !function.getName().starts_with("llvm.")) {
      why = checkUse(unit, function.getName(), known);
      if (why.ok() && !unit.symbols.contains(function.getName()))
        why = checkRuntime(unit, function);
    } else if (global && !global.getValueOrNull() && global.getInitializerRegion().empty())
      why = checkUse(unit, global);
    if (why.ok())
      continue;
    if (!parts)
      parts.emplace(module);
    for (const SymbolUser &user : parts->usersOf(mlir::SymbolTable::getSymbolName(&op).str()))
      if (mlir::LLVM::LLVMFuncOp has = module.lookupSymbol<mlir::LLVM::LLVMFuncOp>(user.name); has && !has.isExternal())
        reply.unfit.emplace_back(user.name.str(), why);
  }
}

/// Its time grows with the square of their width, and more: minutes at a million bits.
static constexpr unsigned kWidestInteger = 65536;

static bool hasWideInteger(llvm::Type *type) {
  return type->isIntegerTy() ? type->getIntegerBitWidth() > kWidestInteger
                             : llvm::any_of(type->subtypes(), hasWideInteger);
}

/// Whether the function's processor has the instructions for scalable vectors.
static bool hasScalableVectors(const llvm::Function &function) {
  llvm::StringRef features = function.getFnAttribute("target-features").getValueAsString();
  llvm::SmallVector<llvm::StringRef> parts;
  features.split(parts, ',');
  switch (function.getParent()->getTargetTriple().getArch()) {
  case llvm::Triple::aarch64:
    return llvm::is_contained(parts, "+sve") || llvm::is_contained(parts, "+sve2");
  case llvm::Triple::riscv64:
    return llvm::is_contained(parts, "+v");
  default:
    return false;
  }
}

std::string memref_cts::conformance::whyNoCode(const llvm::Module &module) {
  llvm::Triple::ArchType arch = module.getTargetTriple().getArch();
  bool hasDouble = arch == llvm::Triple::ppc64 || arch == llvm::Triple::ppc64le, hasScalable = false;
  auto why = [&](llvm::Type *type) {
    return !hasScalable && type->isScalableTy()                   ? "scalable vectors"
           : !hasDouble && type->getScalarType()->isPPC_FP128Ty() ? "ppc_fp128"
           : hasWideInteger(type) ? "integers of more than 65536 bits in reasonable time"
                                  : nullptr;
  };
  const char *what = nullptr;
  for (const llvm::Function &function : module) {
    if (function.getIntrinsicID() == llvm::Intrinsic::ssa_copy && !function.use_empty())
      return "LLVM has no code for llvm.ssa.copy, which only its own passes make";
    hasScalable = hasScalableVectors(function);
    what = what ? what : why(function.getReturnType());
    for (const llvm::Argument &argument : function.args())
      what = what ? what : why(argument.getType());
    for (const llvm::Instruction &instruction : llvm::instructions(function)) {
      what = what ? what : why(instruction.getType());
      for (const llvm::Use &operand : instruction.operands())
        what = what ? what : why(operand->getType());
    }
  }
  return what ? std::string("LLVM generates no code for ") + what + " on " + llvm::Triple::getArchTypeName(arch).str()
              : "";
}

static bool usesMatrices(const llvm::Module &module) {
  return llvm::any_of(module, [](const llvm::Function &function) {
    return function.isIntrinsic() && function.getName().starts_with("llvm.matrix.");
  });
}

void memref_cts::conformance::optimizeModule(llvm::Module &module, llvm::TargetMachine &target, unsigned level) {
  static constexpr const llvm::OptimizationLevel *kLevels[] = {
      &llvm::OptimizationLevel::O0, &llvm::OptimizationLevel::O1, &llvm::OptimizationLevel::O2,
      &llvm::OptimizationLevel::O3};
  bool hasMatrices = usesMatrices(module);
  if (level == 0 && !hasMatrices)
    return;
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&target);
  functions.registerPass(
      [&] { return llvm::TargetLibraryAnalysis(llvm::TargetLibraryInfoImpl(module.getTargetTriple())); });
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  llvm::ModulePassManager passes;
  // Code generation has no matrices, and the default pipelines leave them as they are.
  if (hasMatrices)
    passes.addPass(llvm::createModuleToFunctionPassAdaptor(llvm::LowerMatrixIntrinsicsPass(/*Minimal=*/level == 0)));
  if (level > 0)
    passes.addPass(builder.buildPerModuleDefaultPipeline(*kLevels[level]));
  passes.run(module, modules);
}
