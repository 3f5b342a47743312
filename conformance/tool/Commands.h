//===-- Commands.h - subcommands of memref-cts -------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per subcommand: parsed options in, exit code out. The exit codes
// are those of spec/flow.md#exit-codes.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_TOOL_COMMANDS_H
#define MEMREF_CTS_CONFORMANCE_TOOL_COMMANDS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <string>
#include <vector>

namespace memref_cts::conformance {

struct CheckConfig;
class ReportOption;
class WaiversOption;
enum class Detail : uint8_t;

int checkCommand();
int runCommand();
int operationsCommand();

struct SweepOptions {
  std::vector<std::string> files; // instead of a list's
  std::string list;               // as the option of memref-cts sweep
};
/// `applyLimits`: budgets of the workers, as options of the subcommand say.
int runSweep(const SweepOptions &options, const ReportOption &json, const WaiversOption &waivers, unsigned jobs,
             bool colour, Detail detail, llvm::function_ref<llvm::Error(CheckConfig &)> applyLimits);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_TOOL_COMMANDS_H
