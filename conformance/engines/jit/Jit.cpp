//===-- Jit.cpp - lowered modules as native code --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The modules of all units (NativeModule.h) are linked into one, get one function
// that calls entries, and are compiled and placed. Triple and data layout are the
// host's before any pass sees the module (LLVMMOD-DL).
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/jit/Jit.h"
#include "conformance/engines/native/NativeSymbols.h"

#include "conformance/boundary/EntryThunk.h"
#include "conformance/engines/native/CodeErrors.h"
#include "conformance/engines/native/NativeModule.h"
#include "lowering/TargetMachine.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/CompileUtils.h"
#include "llvm/ExecutionEngine/Orc/Core.h"
#include "llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h"
#include "llvm/ExecutionEngine/Orc/SelfExecutorProcessControl.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

#include <map>
#include <set>

using namespace memref_cts::conformance;

//===----------------------------------------------------------------------===//
// State
//===----------------------------------------------------------------------===//

/// Entries that nobody can call, by unit and name, and why.
using UnfitEntries = std::map<std::pair<uint32_t, std::string>, Reply>;

struct Jit::Impl {
  /// What was compiled together.
  struct Code {
    llvm::orc::JITDylib *library = nullptr;
    std::vector<std::unique_ptr<NativeUnit>> units;
    std::map<std::pair<uint32_t, std::string>, NativeEntry> entries;
  };

  explicit Impl(StageTimes &times) : times(times) {}
  ~Impl() {
    release(Worker::kAsLowered);
    if (session)
      llvm::cantFail(session->endSession());
  }

  std::string prepare();
  llvm::TargetMachine *machine(unsigned level);
  /// What is compiled of a repaired form; of all forms where that is what the lowerings made.
  void release(uint32_t form);
  Reply link(std::vector<Building> &buildings, std::unique_ptr<llvm::MemoryBuffer> object, Code &into);
  Reply compile(Units &units, const std::vector<std::pair<uint32_t, std::string>> &entries, unsigned level,
                uint32_t placement, uint32_t form, UnfitEntries &unfit, CompileReply &result);
  CompileReply makeCode(WorkerUnit &source, unsigned level, uint32_t form);

  StageTimes &times;
  std::unique_ptr<llvm::TargetMachine> machines[4];
  std::unique_ptr<llvm::orc::ExecutionSession> session;
  std::unique_ptr<llvm::orc::ObjectLinkingLayer> linker;
  llvm::orc::JITDylib *runtime = nullptr;
  llvm::StringSet<> known; // symbols of the runtime
  std::string sessionErrors;
  std::vector<std::string> missing; // symbols of those errors
  unsigned generation = 0;
  std::map<uint32_t, Code> forms;
};

std::string Jit::Impl::prepare() {
  if (session)
    return "";
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::InitializeNativeTargetAsmParser(); // of inline assembly
  llvm::Expected<std::unique_ptr<llvm::orc::SelfExecutorProcessControl>> control =
      llvm::orc::SelfExecutorProcessControl::Create();
  if (!control)
    return llvm::toString(control.takeError());
  session = std::make_unique<llvm::orc::ExecutionSession>(std::move(*control));
  session->setErrorReporter([this](llvm::Error error) {
    error = llvm::handleErrors(std::move(error), [this](std::unique_ptr<llvm::orc::SymbolsNotFound> absent) {
      for (const llvm::orc::SymbolStringPtr &symbol : absent->getSymbols())
        missing.push_back((*symbol).str());
      return llvm::Error(std::move(absent));
    });
    sessionErrors += (sessionErrors.empty() ? "" : "; ") + llvm::toString(std::move(error));
  });
  linker = std::make_unique<llvm::orc::ObjectLinkingLayer>(*session, session->getExecutorProcessControl().getMemMgr());
  runtime = &session->createBareJITDylib("runtime");
  llvm::orc::SymbolMap symbols;
  for (const std::pair<std::string, void *> &symbol : nativeSymbols()) {
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
  llvm::StringRef cpu = lowering::baselineProcessor(triple);
  slot.reset(target->createTargetMachine(triple, cpu, "", llvm::TargetOptions(), llvm::Reloc::PIC_,
                                         llvm::CodeModel::Small, kLevels[level], /*JIT=*/true));
  return slot.get();
}

void Jit::Impl::release(uint32_t form) {
  for (auto it = forms.begin(); it != forms.end();) {
    if (form != Worker::kAsLowered && it->first != form) {
      ++it;
      continue;
    }
    llvm::orc::JITDylib *library = it->second.library;
    it = forms.erase(it);
    if (!library)
      continue;
    if (llvm::Error error = session->removeJITDylib(*library))
      llvm::consumeError(std::move(error));
  }
}

//===----------------------------------------------------------------------===//
// All units
//===----------------------------------------------------------------------===//

Reply Jit::Impl::link(std::vector<Building> &buildings, std::unique_ptr<llvm::MemoryBuffer> object, Code &into) {
  StageTimer timer(times.link);
  sessionErrors.clear();
  missing.clear();
  into.library = &session->createBareJITDylib("code" + std::to_string(generation++));
  into.library->addToLinkOrder(*runtime);
  if (llvm::Error error = linker->add(*into.library, std::move(object)))
    return makeReply(Reply::InvalidIR, "the object file does not link: " + llvm::toString(std::move(error)),
                     Reason::NoCode, Speaker::LLVM);
  for (Building &unit : buildings)
    if (!unit.object.empty())
      if (llvm::Error error = linker->add(*into.library, llvm::MemoryBuffer::getMemBufferCopy(unit.object, "object")))
        return makeReply(Reply::InvalidIR,
                         "the object that the lowering gave does not link: " + llvm::toString(std::move(error)),
                         Reason::NoCode, Speaker::LLVM);
  llvm::orc::SymbolLookupSet wanted(session->intern(kDispatchName));
  for (Building &unit : buildings) {
    for (const NativeGlobal &global : unit.native->globals)
      wanted.add(session->intern(global.name), llvm::orc::SymbolLookupFlags::WeaklyReferencedSymbol);
    for (const auto &[name, index] : unit.functions)
      wanted.add(session->intern(name), llvm::orc::SymbolLookupFlags::WeaklyReferencedSymbol);
  }
  llvm::Expected<llvm::orc::SymbolMap> found =
      session->lookup({{into.library, llvm::orc::JITDylibLookupFlags::MatchAllSymbols}}, std::move(wanted));
  if (!found) {
    std::string message = llvm::toString(found.takeError());
    if (!missing.empty())
      return judgeMissing(buildings, missing);
    return makeReply(Reply::InvalidIR, sessionErrors.empty() ? message : sessionErrors, Reason::NoCode, Speaker::LLVM);
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
    llvm::sort(native.globals, [](const NativeGlobal &a, const NativeGlobal &b) { return a.address < b.address; });
    for (const auto &[name, index] : unit.functions)
      if (uint64_t at = address(name))
        native.functions[at] = index;
    for (const std::string &name : unit.entries) {
      NativeEntry entry;
      entry.unit = &native;
      entry.plan = planFunction(program, refrt_program_find_function(program, name.c_str()));
      entry.dispatch = reinterpret_cast<NativeEntry::Dispatch>(address(kDispatchName));
      entry.number = number++;
      into.entries.emplace(std::make_pair(unit.number, name), entry);
      into.entries.emplace(std::make_pair(unit.number, std::string()), std::move(entry));
    }
    into.units.push_back(std::move(unit.native));
  }
  return makeReply(Reply::Ok, "");
}

/// Behind LLVM's passes, so that nothing but the addresses of code depends on it.
static void placeFunctions(llvm::Module &module, uint32_t placement) {
  llvm::Type *byte = llvm::Type::getInt8Ty(module.getContext());
  for (llvm::Function &function : module) {
    if (function.isDeclaration() || function.hasPrefixData())
      continue;
    function.setAlignment(llvm::Align(64));
    if (placement)
      function.setPrefixData(llvm::Constant::getNullValue(llvm::ArrayType::get(byte, placement)));
  }
}

/// The units that entries are wanted of, in the order of their first one.
static Reply collectUnits(Units &allUnits, const std::vector<std::pair<uint32_t, std::string>> &wanted, uint32_t form,
                          std::vector<Building> &buildings) {
  std::map<uint32_t, size_t> position;
  std::set<std::pair<uint32_t, llvm::StringRef>> known;
  for (const std::pair<uint32_t, std::string> &entry : wanted) {
    WorkerUnit *source = allUnits.find(entry.first);
    std::string where = "unit " + std::to_string(entry.first);
    if (!source || !source->form(form))
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
      building.lowered = source->form(form);
      building.prefix = "u" + std::to_string(entry.first) + "$";
      building.native->layout = *refrt_program_layout(source->program.get());
      buildings.push_back(std::move(building));
    }
    if (!entry.second.empty() && known.emplace(entry.first, entry.second).second)
      buildings[position[entry.first]].entries.push_back(entry.second);
  }
  return makeReply(Reply::Ok, "");
}

/// Code of what cannot be run here: LLVM's passes and its code generator see what the
/// lowering made, and nothing of the harness.
CompileReply Jit::Impl::makeCode(WorkerUnit &source, unsigned level, uint32_t form) {
  CompileReply result;
  Reply &reply = result;
  if (source.object) { // it is code already
    reply = makeReply(Reply::Ok, "");
    return result;
  }
  llvm::LLVMContext context;
  CodeErrors errors(context);
  Building unit;
  unit.source = &source;
  unit.lowered = source.form(form);
  {
    StageTimer timer(times.translate);
    reply = translateUnit(unit, context, *machine(0));
    if (reply.ok())
      reply = checkSymbols(unit, known);
    if (std::string why = reply.ok() ? whyNoCode(*unit.module) : ""; !why.empty())
      reply = makeReply(Reply::Refused, why, Reason::NoCode, Speaker::LLVM);
    if (!reply.ok())
      return result;
  }
  StageTimer timer(times.codegen);
  optimizeModule(*unit.module, *machine(level), level);
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> object = llvm::orc::SimpleCompiler(*machine(level))(*unit.module);
  reply = object ? errors.judge(unit)
                 : makeReply(Reply::InvalidIR, "code generation failed: " + llvm::toString(object.takeError()),
                             Reason::NoCode, Speaker::LLVM);
  return result;
}

static bool hasAssembly(const llvm::Module &module) {
  auto isAssembly = [](const llvm::Instruction &instruction) {
    const auto *call = llvm::dyn_cast<llvm::CallBase>(&instruction);
    return call && call->isInlineAsm();
  };
  return !module.getModuleInlineAsm().empty() || llvm::any_of(module, [&](const llvm::Function &function) {
    return llvm::any_of(llvm::instructions(function), isAssembly);
  });
}

Reply Jit::Impl::compile(Units &allUnits, const std::vector<std::pair<uint32_t, std::string>> &wanted, unsigned level,
                         uint32_t placement, uint32_t form, UnfitEntries &unfit, CompileReply &result) {
  std::string problem = prepare();
  if (!problem.empty())
    return makeReply(Reply::Broken, problem);
  if (!libraryProblem().empty())
    return makeReply(Reply::Refused, libraryProblem());
  if (level > 3)
    return makeReply(Reply::Broken, "there is no optimisation level " + std::to_string(level));
  if (!machine(0) || !machine(level))
    return makeReply(Reply::Broken, "LLVM has no target for this host");
  release(form);
  if (wanted.size() == 1 && wanted.front().second.empty()) {
    WorkerUnit *source = allUnits.find(wanted.front().first);
    if (!source || !source->form(form))
      return makeReply(Reply::Broken, "unit " + std::to_string(wanted.front().first) + " is not lowered");
    result = makeCode(*source, level, form);
    return result;
  }
  llvm::LLVMContext context;
  CodeErrors errors(context);
  std::vector<Building> buildings;
  Reply collected = collectUnits(allUnits, wanted, form, buildings);
  if (!collected.ok())
    return collected;
  if (buildings.empty())
    return makeReply(Reply::Ok, "");
  std::unique_ptr<llvm::Module> whole;
  {
    StageTimer timer(times.translate);
    std::unique_ptr<llvm::Linker> moduleLinker;
    for (Building &unit : buildings) {
      Reply reply = translateUnit(unit, context, *machine(0));
      std::string noCode = reply.ok() ? whyNoCode(*unit.module) : "";
      if (reply.ok())
        reply = noCode.empty() ? bindUnit(unit, known, Binding::InProcess)
                               : makeReply(Reply::Refused, noCode, Reason::NoCode, Speaker::LLVM);
      // A runtime that lacks something is no reason not to look at the code.
      if (reply.status == Reply::Refused && noCode.empty() && buildings.size() == 1) {
        CompileReply code = makeCode(*unit.source, level, form);
        result.codeOnly = code.ok();
        if (code.status == Reply::InvalidIR)
          return code;
      }
      if (!reply.ok()) {
        if (buildings.size() > 1)
          reply.message = "unit " + std::to_string(unit.number) + ": " + reply.message;
        return reply;
      }
      for (const auto &[entry, why] : unit.unfit)
        unfit.emplace(std::make_pair(unit.number, entry), why);
      if (!whole) {
        whole = std::move(unit.module);
        moduleLinker = std::make_unique<llvm::Linker>(*whole);
      } else if (moduleLinker->linkInModule(std::move(unit.module))) {
        return makeReply(Reply::Broken, "LLVM modules of the units do not link");
      }
    }
  }
  result.hasAssembly =
      hasAssembly(*whole) || llvm::any_of(buildings, [](const Building &unit) { return !unit.object.empty(); });
  EntryDispatch dispatch(*whole, kDispatchName, /*keeps=*/known.contains(kCallKeeping));
  for (const Building &unit : buildings)
    for (const std::string &entry : unit.entries)
      dispatch.add(whole->getFunction(unit.prefix + entry), conventionOf(unit, entry));
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> object = [&] {
    StageTimer timer(times.codegen);
    optimizeModule(*whole, *machine(level), level);
    if (placement != Worker::kAnywhere)
      placeFunctions(*whole, placement);
    return llvm::orc::SimpleCompiler(*machine(level))(*whole);
  }();
  if (!object)
    return makeReply(Reply::InvalidIR, "code generation failed: " + llvm::toString(object.takeError()), Reason::NoCode,
                     Speaker::LLVM);
  Reply reply = errors.judge(buildings);
  if (reply.ok())
    reply = link(buildings, std::move(*object), forms[form]);
  if (!reply.ok())
    release(form);
  return reply;
}

Jit::Jit(StageTimes &times) : impl(std::make_unique<Impl>(times)) {}
Jit::~Jit() = default;

CompileReply Jit::compile(Units &units, const std::vector<std::pair<uint32_t, std::string>> &entries, unsigned optLevel,
                          uint32_t placement, uint32_t form) {
  UnfitEntries unfit;
  CompileReply reply;
  static_cast<Reply &>(reply) = impl->compile(units, entries, optLevel, placement, form, unfit, reply);
  if (!reply.ok())
    return reply;
  for (const std::pair<uint32_t, std::string> &entry : entries) {
    UnfitEntries::const_iterator found = unfit.find(entry);
    reply.entries.push_back(found == unfit.end() ? makeReply(Reply::Ok, "") : found->second);
    if (reply.ok())
      static_cast<Reply &>(reply) = reply.entries.back();
  }
  return reply;
}

const NativeEntry *Jit::find(uint32_t unit, const std::string &entry, uint32_t form) const {
  auto code = impl->forms.find(form);
  if (code == impl->forms.end())
    return nullptr;
  auto found = code->second.entries.find(std::make_pair(unit, entry));
  return found == code->second.entries.end() ? nullptr : &found->second;
}
