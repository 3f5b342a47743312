//===-- AotObject.cpp - lowered units as object files ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The same modules and thunks as for the jit engine (NativeModule.h), with
// addresses that only the linker knows in tables instead of lookups.
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/aot/AotObject.h"
#include "conformance/engines/native/NativeSymbols.h"

#include "conformance/boundary/EntryThunk.h"
#include "conformance/engines/native/CodeErrors.h"
#include "conformance/engines/native/NativeModule.h"
#include "conformance/targets/Targets.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/Support/raw_ostream.h"

using namespace memref_cts::conformance;

static ObjectReply makeObjectReply(Reply::Status status, const std::string &message) {
  ObjectReply reply;
  static_cast<Reply &>(reply) = makeReply(status, message);
  return reply;
}

/// A constant table; at least one element, since C has no empty arrays.
static void addTable(llvm::Module &module, const char *name, llvm::Type *type,
                     llvm::SmallVector<llvm::Constant *> rows) {
  if (rows.empty())
    rows.push_back(llvm::Constant::getNullValue(type));
  llvm::ArrayType *array = llvm::ArrayType::get(type, rows.size());
  new llvm::GlobalVariable(module, array, /*isConstant=*/true, llvm::GlobalValue::ExternalLinkage,
                           llvm::ConstantArray::get(array, rows), name);
}

static void addNumber(llvm::Module &module, const char *name, uint64_t value) {
  llvm::Type *type = llvm::Type::getInt64Ty(module.getContext());
  new llvm::GlobalVariable(module, type, /*isConstant=*/true, llvm::GlobalValue::ExternalLinkage,
                           llvm::ConstantInt::get(type, value), name);
}

static void addTables(Building &unit, ObjectReply &reply) {
  llvm::Module &module = *unit.module;
  llvm::LLVMContext &context = module.getContext();
  llvm::Type *pointer = llvm::PointerType::get(context, 0), *number = llvm::Type::getInt64Ty(context);
  auto makeNumber = [&](uint64_t value) { return llvm::ConstantInt::get(number, value); };
  llvm::SmallVector<llvm::Constant *> addresses, sizes;
  for (const NativeGlobal &global : unit.native->globals) {
    llvm::GlobalVariable *variable = module.getNamedGlobal(global.name);
    addresses.push_back(llvm::ConstantExpr::getPointerBitCastOrAddrSpaceCast(variable, pointer));
    sizes.push_back(makeNumber(global.size));
    sizes.push_back(makeNumber(global.constant));
    reply.globals.push_back(global.outcomeIndex);
  }
  reply.numOutcomeGlobals = unit.native->numOutcomeGlobals;
  reply.numSourceGlobals = unit.native->numSourceGlobals;
  addNumber(module, "memref_cts_aot_num_globals", reply.globals.size());
  addTable(module, "memref_cts_aot_globals", pointer, addresses);
  addTable(module, "memref_cts_aot_global_sizes", number, sizes);
  addresses.clear();
  for (const auto &[name, index] : unit.functions) {
    addresses.push_back(module.getFunction(name));
    reply.functions.push_back(index);
  }
  addNumber(module, "memref_cts_aot_num_functions", reply.functions.size());
  addTable(module, "memref_cts_aot_functions", pointer, addresses);
  llvm::SmallVector<llvm::Constant *> sites;
  for (const std::unique_ptr<NativeExternal> &external : unit.native->externals) {
    sites.push_back(makeNumber(external->plan.arguments.leaves.size()));
    sites.push_back(makeNumber(external->callee->kind == Callee::DotF32 ? 0 : external->plan.results.leaves.size()));
    reply.externals.push_back(external->plan.name);
  }
  addTable(module, "memref_cts_aot_sites", number, sites);
  addNumber(module, "memref_cts_aot_one_pointer", unit.source->onePointer);
  addNumber(module, "memref_cts_aot_shares_state", unit.native->sharesState);
}

/// Whether the module computes with a float type.
static bool uses(const llvm::Module &module, llvm::Type::TypeID kind) {
  auto is = [&](const llvm::Type *type) { return type->getScalarType()->getTypeID() == kind; };
  for (const llvm::Function &function : module) {
    if (is(function.getReturnType()) ||
        llvm::any_of(function.args(), [&](const llvm::Argument &a) { return is(a.getType()); }))
      return true;
    for (const llvm::Instruction &instruction : llvm::instructions(function))
      if (is(instruction.getType()) ||
          llvm::any_of(instruction.operands(), [&](const llvm::Use &use) { return is(use->getType()); }))
        return true;
  }
  return false;
}

/// Makes a unit of a loaded one, for an executable that calls `entry`, or for nobody if that is "".
static Building makeUnit(WorkerUnit &source, uint32_t number, mlir::ModuleOp lowered, const std::string &entry) {
  Building unit;
  unit.number = number;
  unit.source = &source;
  unit.lowered = lowered;
  unit.prefix = "u" + std::to_string(number) + "$";
  if (source.program)
    unit.native->layout = *refrt_program_layout(source.program.get());
  if (!entry.empty())
    unit.entries.push_back(entry);
  return unit;
}

/// To LLVM IR, bound to what executables provide.
static Reply makeModule(Building &unit, llvm::LLVMContext &context, llvm::TargetMachine &machine, bool hasEntry) {
  Reply reply = translateUnit(unit, context, machine);
  if (reply.ok() && hasEntry) {
    llvm::StringSet<> known;
    for (const std::pair<std::string, void *> &symbol : nativeSymbols())
      known.insert(symbol.first);
    reply = bindUnit(unit, known, Binding::Executable);
  }
  if (reply.ok() && !unit.unfit.empty())
    reply = unit.unfit.begin()->second;
  return reply;
}

/// Why no code is generated for the module on that target, or "".
static std::string whyNoObject(const llvm::Module &module, const TargetRow &row, llvm::StringRef target) {
  if (std::string why = whyNoCode(module); !why.empty())
    return why;
  for (auto [name, kind] :
       {std::make_pair("bf16", llvm::Type::BFloatTyID), std::make_pair("f80", llvm::Type::X86_FP80TyID)})
    if (llvm::StringRef(row.lacks).contains(name) && uses(module, kind))
      return std::string("LLVM generates no code for ") + name + " on " + target.str();
  return "";
}

/// Instructions are those of the processor the machine was made for.
static void addFeatures(llvm::Module &module, llvm::StringRef ofTarget) {
  if (ofTarget.empty())
    return;
  for (llvm::Function &function : module)
    if (!function.isDeclaration()) {
      std::string features = ofTarget.str();
      if (llvm::StringRef own = function.getFnAttribute("target-features").getValueAsString(); !own.empty())
        features += "," + own.str(); // the last word counts
      function.addFnAttr("target-features", features);
    }
}

/// Optimises the module and writes its code to `reply`.
static Reply generateCode(Building &unit, llvm::TargetMachine &machine, unsigned optLevel, const CodeErrors &errors,
                          ObjectReply &reply) {
  optimizeModule(*unit.module, machine, optLevel);
  reply.instructions = unit.module->getInstructionCount();
  llvm::SmallString<0> object;
  llvm::raw_svector_ostream stream(object);
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, stream, nullptr, llvm::CodeGenFileType::ObjectFile))
    return makeReply(Reply::Broken, "LLVM writes no object files for this target");
  passes.run(*unit.module);
  if (Reply said = errors.judge(unit); !said.ok())
    return said;
  reply.object = std::string(object.str());
  return reply;
}

ObjectReply memref_cts::conformance::compileObject(Units &units, uint32_t number, const std::string &entry,
                                                   unsigned optLevel, uint32_t form, StageTimes &times) {
  WorkerUnit *source = units.find(number);
  std::string where = "unit " + std::to_string(number);
  if (!source || !source->form(form))
    return makeObjectReply(Reply::Broken, where + " is not lowered");
  if (!source->program && !entry.empty())
    return makeObjectReply(Reply::Refused, where + ": the source program is not encoded: " + source->refusal);
  const TargetRow *row = findTarget(source->target);
  if (chosenLibrary() == RuntimeLibrary::MLIR)
    return makeObjectReply(Reply::Refused, "executables are not linked with MLIR's runtime libraries");
  if (!row || optLevel > 3)
    return makeObjectReply(Reply::Broken, where + " was not loaded for a target");
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine = makeTargetMachine(*row, optLevel);
  if (!machine)
    return makeObjectReply(Reply::Broken, llvm::toString(machine.takeError()));
  ObjectReply reply;
  if (source->object && entry.empty()) { // it is code already
    reply.status = Reply::Ok;
    return reply;
  }
  llvm::LLVMContext context;
  CodeErrors errors(context);
  Building unit = makeUnit(*source, number, source->form(form), entry);
  if (source->program && unit.native->layout.pointer_bits != (*machine)->createDataLayout().getPointerSizeInBits())
    return makeObjectReply(Reply::Refused, where + ": its pointers are not the target's");
  {
    StageTimer timer(times.translate);
    static_cast<Reply &>(reply) = makeModule(unit, context, **machine, !entry.empty());
    // A runtime that lacks something is no reason not to look at the code.
    if (reply.status == Reply::Refused && !entry.empty())
      if (ObjectReply code = compileObject(units, number, "", optLevel, form, times); code.status == Reply::InvalidIR)
        return code;
    if (!reply.ok())
      return reply;
    if (std::string why = whyNoObject(*unit.module, *row, source->target); !why.empty())
      return makeObjectReply(Reply::Refused, why);
    if (!entry.empty()) {
      EntryDispatch(*unit.module, kDispatchName)
          .add(unit.module->getFunction(unit.prefix + entry), conventionOf(unit, entry));
      addTables(unit, reply);
    }
  }
  StageTimer timer(times.codegen);
  addFeatures(*unit.module, row->features);
  static_cast<Reply &>(reply) = generateCode(unit, **machine, optLevel, errors, reply);
  reply.given = std::move(unit.object);
  return reply;
}
