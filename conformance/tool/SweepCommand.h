//===-- SweepCommand.h - memref-cts sweep -----------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Also for conform, which sweeps cases on request. The exit codes are those of
// spec/flow.md#exit-codes.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_TOOL_SWEEPCOMMAND_H
#define MEMREF_CTS_CONFORMANCE_TOOL_SWEEPCOMMAND_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <string>
#include <vector>

namespace memref_cts::conformance {

struct CheckConfig;
class LoweringOptions;
class ReportOption;
class WaiversOption;
enum class Detail : uint8_t;

struct SweepOptions {
  const ReportOption &json;
  const WaiversOption &waivers;
  const ReportOption *html = nullptr, *junit = nullptr;
  const LoweringOptions *lowerings = nullptr; // instead of the releases of MLIR
  std::vector<std::string> files = {};        // instead of a list's
  std::string list = {};                      // as the option of memref-cts sweep
  unsigned jobs = 1;
  Detail detail = {};
};
/// `applyLimits`: budgets of the workers, as options of the subcommand say.
int runSweep(const SweepOptions &options, llvm::function_ref<llvm::Error(CheckConfig &)> applyLimits);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_TOOL_SWEEPCOMMAND_H
