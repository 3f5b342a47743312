//===-- Lowerings.h - the table of lowerings under test ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of lowerings.def as data, and the pass pipeline a specification means.
// Must not know MLIR: the worker parses the text.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINE_LOWERINGS_H
#define MEMREF_CTS_CONFORMANCE_ENGINE_LOWERINGS_H

#include "conformance/Worker.h"
#include "llvm/ADT/StringSet.h"

namespace memref_cts::conformance {

struct LoweringRow {
  struct Pass {
    const char *name;
    const char *options; // comma-separated
    const char *needed;  // for these dialects and operations only
  };
  const char *name;
  const char *help;
  std::vector<Pass> passes;
};
const std::vector<LoweringRow> &loweringTable();

/// How a specification is carried out.
struct LoweringPlan {
  enum Kind : uint8_t { Own, Pipeline } kind = Own;
  std::string planted;  // Own: name of a planted bug, or ""
  std::string pipeline; // Pipeline: builtin.module(...)
};
/// `names` holds the dialects and operations of the module. An error names the
/// option or lowering that does not exist.
llvm::Expected<LoweringPlan> planLowering(const LoweringSpec &lowering, const llvm::StringSet<> &names);

/// The value of an option, or "".
llvm::StringRef findOption(llvm::ArrayRef<std::pair<std::string, std::string>> options, llvm::StringRef name);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINE_LOWERINGS_H
