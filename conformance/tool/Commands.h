//===-- Commands.h - subcommands of memref-cts -------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per subcommand: parsed options in, exit code out (DESIGN section
// 12: 0 all as expected, 1 findings, 2 usage or environment, 3 internal).
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_TOOL_COMMANDS_H
#define MEMREF_CTS_CONFORMANCE_TOOL_COMMANDS_H

#include <string>
#include <vector>

namespace memref_cts::conformance {

int checkCommand();
int runCommand();

struct SweepOptions {
  std::vector<std::string> files;  // instead of a list's
  std::string list, json, waivers; // as the options of memref-cts sweep
  unsigned jobs = 0;
};
int runSweep(const SweepOptions &options);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_TOOL_COMMANDS_H
