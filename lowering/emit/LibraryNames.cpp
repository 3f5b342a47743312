//===- LibraryNames.cpp - Symbols with names of C's library ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which names code generation calls depends on target, processor and types. It
// is asked: an object is made in which the symbols in question have other names,
// and what it then leaves undefined are the calls.
//
//===----------------------------------------------------------------------===//

#include "lowering/emit/LibraryNames.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Mangler.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/RuntimeLibcalls.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace memref_cts::lowering;

static bool isCalledByCode(llvm::StringRef name) {
  return !llvm::RTLIB::RuntimeLibcallsInfo::lookupLibcallImplName(name).empty();
}

void memref_cts::lowering::keepOwnFunctions(llvm::Module &module) {
  llvm::TargetLibraryInfoImpl library(module.getTargetTriple());
  for (llvm::GlobalValue &value : module.global_values()) {
    llvm::LibFunc known;
    if (value.isDeclaration())
      continue;
    bool isOfCode = isCalledByCode(value.getName());
    if (isOfCode || library.getLibFunc(value.getName(), known))
      for (llvm::User *user : value.users())
        if (auto *call = llvm::dyn_cast<llvm::CallBase>(user); call && call->getCalledOperand() == &value)
          call->addFnAttr(llvm::Attribute::NoBuiltin);
    if (isOfCode && value.hasLocalLinkage())
      value.setName(value.getName() + ".own");
  }
}

llvm::TargetLibraryInfoImpl memref_cts::lowering::describeLibrary(const llvm::Module &module) {
  llvm::TargetLibraryInfoImpl library(module.getTargetTriple());
  for (const llvm::GlobalValue &value : module.global_values())
    if (llvm::LibFunc known; !value.isDeclaration() && library.getLibFunc(value.getName(), known))
      library.setUnavailable(known);
  return library;
}

llvm::Expected<std::vector<std::string>> memref_cts::lowering::findTakenNames(const llvm::Module &module,
                                                                              llvm::TargetMachine &machine) {
  std::vector<std::string> taken;
  for (const llvm::GlobalValue &value : module.global_values())
    if (!value.isDeclaration() && isCalledByCode(value.getName()))
      taken.push_back(value.getName().str());
  if (taken.empty())
    return taken;
  std::unique_ptr<llvm::Module> renamed = llvm::CloneModule(module);
  llvm::StringMap<std::string> names; // by names in the object
  for (const std::string &name : taken) {
    llvm::SmallString<32> mangled;
    llvm::Mangler::getNameWithPrefix(mangled, name, module.getDataLayout());
    names[mangled] = name;
    renamed->getNamedValue(name)->setName(name + ".own");
  }
  taken.clear();
  llvm::SmallString<0> bytes;
  llvm::raw_svector_ostream made(bytes);
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, made, nullptr, llvm::CodeGenFileType::ObjectFile))
    return taken; // The target has no objects, which is said where one is wanted.
  passes.run(*renamed);
  auto object = llvm::object::ObjectFile::createObjectFile(llvm::MemoryBufferRef(bytes, "object"));
  if (!object)
    return object.takeError();
  for (const llvm::object::SymbolRef &symbol : (*object)->symbols()) {
    llvm::Expected<uint32_t> flags = symbol.getFlags();
    if (!flags)
      return flags.takeError();
    llvm::Expected<llvm::StringRef> name = symbol.getName();
    if (!name)
      return name.takeError();
    if (*flags & llvm::object::SymbolRef::SF_Undefined)
      if (auto found = names.find(*name); found != names.end())
        taken.push_back(found->second);
  }
  llvm::sort(taken);
  return taken;
}
