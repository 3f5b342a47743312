//===-- NativeObject.cpp - units that are object code ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All that the object calls by a name is a function of the module, but for what the runtime has and
// no table gives a type. Data is restored between runs section by section.
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/native/NativeObject.h"

#include "conformance/boundary/EntryThunk.h"
#include "conformance/boundary/StandIns.h"
#include "conformance/engines/native/RuntimeSymbols.h"
#include "llvm/IR/IRBuilder.h"

using namespace memref_cts::conformance;

/// Made by linkers.
static constexpr llvm::StringLiteral kOffsetTable = "_GLOBAL_OFFSET_TABLE_";

bool memref_cts::conformance::isOfObject(const Building &unit, llvm::StringRef name) {
  return unit.source->object && name.starts_with(kObjectPrefix);
}

/// What code of -fstack-protector calls when it finds its frame overwritten. It does not return.
static constexpr llvm::StringLiteral kStackCheckFailed = "__stack_chk_fail";

/// Defines a function of the object's name that calls `target`.
static void addCall(llvm::Module &module, const std::string &name, llvm::FunctionType *type, llvm::StringRef target) {
  llvm::FunctionCallee callee = module.getOrInsertFunction(target, type);
  llvm::Function *function =
      llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage, kObjectPrefix + name, module);
  llvm::IRBuilder<> builder(llvm::BasicBlock::Create(module.getContext(), "entry", function));
  llvm::SmallVector<llvm::Value *> arguments;
  for (llvm::Argument &argument : function->args())
    arguments.push_back(&argument);
  llvm::CallInst *call = builder.CreateCall(callee, arguments);
  if (type->getReturnType()->isVoidTy())
    builder.CreateRetVoid();
  else
    builder.CreateRet(call);
}

/// The type of a function that lowered code calls for an operation of the source, such as vector.print; or nullptr.
static llvm::FunctionType *typeOfCalled(Building &unit, const std::string &name) {
  const refrt_program *program = unit.source->program.get();
  const refrt_symbol symbol = refrt_program_find_function(program, name.c_str());
  std::string problem;
  return symbol == REFRT_NONE
             ? nullptr
             : ThunkBuilder(*unit.module, program).functionType(refrt_program_function(program, symbol)->type, problem);
}

void memref_cts::conformance::addRuntimeCalls(Building &unit, const llvm::StringSet<> &known) {
  llvm::Module &module = *unit.module;
  const unsigned indexBits = unit.native->layout.index_bits;
  for (const ObjectSymbol &symbol : unit.source->object->symbols) {
    if (symbol.isDefined || symbol.isWeak || symbol.name == kOffsetTable ||
        module.getFunction(kObjectPrefix + symbol.name))
      continue;
    llvm::FunctionType *takesNothing = llvm::FunctionType::get(llvm::Type::getVoidTy(module.getContext()), false);
    if (const RuntimeSymbol *row = findRuntimeSymbol(symbol.name))
      addCall(module, symbol.name, runtimeType(*row, indexBits, indexBits, module.getContext()), symbol.name);
    else if (llvm::FunctionType *type = typeOfCalled(unit, symbol.name))
      addCall(module, symbol.name, type, symbol.name);
    else if (symbol.name == kStackCheckFailed)
      addCall(module, symbol.name, takesNothing, "abort");
    else if (!known.contains(symbol.name))
      addCall(module, symbol.name, takesNothing, symbol.name);
  }
}

/// The data of the object as globals that a run restores, and that none of the source's are.
static void describeData(Building &unit, const std::string &prefix) {
  llvm::Module &module = *unit.module;
  for (const ObjectData &data : unit.source->object->data) {
    NativeGlobal global;
    global.name = prefix + data.symbol;
    global.size = data.size;
    global.constant = data.isConstant;
    llvm::Type *type = llvm::ArrayType::get(llvm::Type::getInt8Ty(module.getContext()), data.size);
    new llvm::GlobalVariable(module, type, data.isConstant, llvm::GlobalValue::ExternalLinkage, nullptr, global.name);
    unit.native->globals.push_back(std::move(global));
    unit.native->sharesState |= !data.isConstant;
  }
}

void memref_cts::conformance::nameObject(Building &unit) {
  const ObjectCode &object = *unit.source->object;
  const std::string prefix = unit.prefix + kObjectPrefix;
  llvm::StringSet<> defined;
  for (const ObjectSymbol &symbol : object.symbols)
    if (symbol.isDefined)
      defined.insert(symbol.name);
  unit.object = object.renamed(prefix, [&](llvm::StringRef name) {
    return !defined.contains(name) && !unit.module->getFunction(prefix + name.str());
  });
  describeData(unit, prefix);
}
