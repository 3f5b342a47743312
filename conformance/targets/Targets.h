//===-- Targets.h - machines that executables run on -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of targets.def, and LLVM's machines for them. Knows no program.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_TARGETS_TARGETS_H
#define MEMREF_CTS_CONFORMANCE_TARGETS_TARGETS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <memory>

namespace llvm {
class TargetMachine;
} // namespace llvm

namespace memref_cts::conformance {

struct TargetRow {
  const char *name;
  const char *triple, *cpu, *features;
  unsigned indexBits;
  const char *toolPrefix, *flags, *emulator, *lacks;
};

/// nullptr when there is none of that name.
const TargetRow *findTarget(llvm::StringRef name);
llvm::Expected<std::unique_ptr<llvm::TargetMachine>> makeTargetMachine(const TargetRow &row, unsigned optLevel);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_TARGETS_TARGETS_H
