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
#ifndef MEMREF_CTS_CONFORMANCE_TARGETS_H
#define MEMREF_CTS_CONFORMANCE_TARGETS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>
#include <vector>

namespace llvm {
class TargetMachine;
} // namespace llvm

namespace memref_cts::conformance {

/// A row of targets.def, which says more about each.
struct TargetRow {
  const char *name;
  const char *triple;     // "": the host's
  const char *cpu;        // as LLVM calls it
  const char *features;   // as LLVM calls them, with commas
  unsigned indexBits;     // of a pointer, and of index where the module says nothing
  const char *toolPrefix; // what the names of gcc and g++ begin with
  const char *flags;      // for the C compiler, so that C agrees with the processor
  const char *emulator;   // runs executables; "": they run as they are
  const char *lacks;      // float types without code generation, with commas
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

#endif // MEMREF_CTS_CONFORMANCE_TARGETS_H
