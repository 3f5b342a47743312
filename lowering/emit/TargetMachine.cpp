//===- TargetMachine.cpp - LLVM's machines --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers all targets once, and asks LLVM for a machine of one.
//
//===----------------------------------------------------------------------===//

#include "lowering/TargetMachine.h"

#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

#include <mutex>

// Without a name LLVM tunes x86-64 as a processor of 32 bits.
llvm::StringRef memref_cts::lowering::baselineProcessor(const llvm::Triple &triple) {
  return triple.getArch() == llvm::Triple::x86_64 ? "x86-64" : "";
}

/// What every compiler of the system assumes, where LLVM by itself assumes less. Without these a RISC-V object has the
/// convention for machines without floats, which no linker accepts beside the other one.
static llvm::StringRef baselineFeatures(const llvm::Triple &triple) {
  bool hasSystem = triple.isOSLinux() || triple.isOSFreeBSD() || triple.isOSOpenBSD() || triple.isAndroid();
  return triple.isRISCV() && hasSystem ? "+m,+a,+f,+d,+c" : "";
}

llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
memref_cts::lowering::makeTargetMachine(const llvm::Triple &triple, llvm::StringRef processor, llvm::StringRef features,
                                        llvm::Reloc::Model relocation, unsigned optLevel) {
  static std::once_flag once;
  std::call_once(once, [] {
    llvm::InitializeAllTargetInfos();
    llvm::InitializeAllTargets();
    llvm::InitializeAllTargetMCs();
    llvm::InitializeAllAsmPrinters();
    llvm::InitializeAllAsmParsers(); // of inline assembly
  });
  std::string problem;
  const llvm::Target *target = llvm::TargetRegistry::lookupTarget(triple, problem);
  if (!target)
    return llvm::createStringError("there is no target '" + triple.str() + "': " + problem);
  auto level = llvm::CodeGenOpt::getLevel(static_cast<int>(optLevel));
  if (!level)
    return llvm::createStringError("there is no optimisation level " + llvm::Twine(optLevel));
  if (processor.empty())
    processor = baselineProcessor(triple);
  if (features.empty())
    features = baselineFeatures(triple);
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, processor, features, llvm::TargetOptions(), relocation, std::nullopt, *level));
}
