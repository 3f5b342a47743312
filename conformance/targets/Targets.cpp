//===-- Targets.cpp - machines that executables run on --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Targets.h.
//
//===----------------------------------------------------------------------===//
#include "conformance/targets/Targets.h"
#include "lowering/TargetMachine.h"

#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

#include <algorithm>

using namespace memref_cts;
using namespace memref_cts::conformance;

static constexpr TargetRow kTargets[] = {
#define TARGET(ID, NAME, TRIPLE, CPU, FEATURES, BITS, PREFIX, CFLAGS, EMULATOR, LACKS)                                 \
  {NAME, TRIPLE, CPU, FEATURES, BITS, PREFIX, CFLAGS, EMULATOR, LACKS},
#include "conformance/targets.def"
};

const TargetRow *memref_cts::conformance::findTarget(llvm::StringRef name) {
  for (const TargetRow &row : kTargets)
    if (name == row.name)
      return &row;
  return nullptr;
}

std::vector<std::string> memref_cts::conformance::aotTargetNames() {
  std::vector<std::string> names;
  for (const TargetRow &row : kTargets)
    names.push_back(row.name);
  return names;
}

std::string memref_cts::conformance::targetTriple(llvm::StringRef target) {
  const TargetRow *row = findTarget(target);
  return row && *row->triple ? row->triple : llvm::sys::getProcessTriple();
}

llvm::Expected<std::unique_ptr<llvm::TargetMachine>> memref_cts::conformance::makeTargetMachine(const TargetRow &row,
                                                                                                unsigned optLevel) {
  // Debian's names have no vendor. LLVM would take the system for the vendor and know none: on i386 the stack would
  // be aligned to 4 bytes, not to 16.
  llvm::Triple triple(*row.triple ? llvm::Triple::normalize(row.triple) : llvm::sys::getProcessTriple());
  return lowering::makeTargetMachine(triple, row.cpu, row.features, llvm::Reloc::Static, std::min(optLevel, 3u));
}
