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
#include <string>
#include <vector>

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
/// Rows of targets.def, "native" first.
std::vector<std::string> aotTargetNames();
/// The triple of a row of targets.def; that of this process for "native" and for
/// what is no row.
std::string targetTriple(llvm::StringRef target);
llvm::Expected<std::unique_ptr<llvm::TargetMachine>> makeTargetMachine(const TargetRow &row, unsigned optLevel);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_TARGETS_TARGETS_H
