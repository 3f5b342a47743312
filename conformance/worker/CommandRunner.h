//===-- CommandRunner.h - the process that runs commands --------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A worker that is in the box starts no program, and the tool has other children than a
// command. So commands are children of a process of their own, which finds their orphans
// and gives them a folder. It is started for the first command. Must not know what a
// command is for.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORKER_COMMANDRUNNER_H
#define MEMREF_CTS_CONFORMANCE_WORKER_COMMANDRUNNER_H

#include "conformance/Command.h"
#include "conformance/process/ChildProcess.h"

#include <string>
#include <vector>

namespace memref_cts::conformance {

/// The tool's side, of one worker.
class CommandRunner {
public:
  /// `interrupted` as in WorkerOptions. Without `boxed` commands have all that the tool has.
  CommandRunner(bool boxed, bool (*interrupted)()) : boxed(boxed), interrupted(interrupted) {}
  ~CommandRunner() { stop(); }
  CommandRunner(const CommandRunner &) = delete;
  CommandRunner &operator=(const CommandRunner &) = delete;

  /// As runCommand, with time and memory of `limits`. All processes of the command are gone
  /// when this returns.
  CommandResult run(const std::vector<std::string> &argv, const std::vector<std::string> &variables,
                    llvm::StringRef input, const CommandLimits &limits);
  /// Ends the process and the command that it runs.
  void stop();

private:
  std::string start();
  bool exchange(const std::string &request, std::string &answer, uint32_t timeoutMs);

  const bool boxed;
  bool (*const interrupted)();
  ChildProcess process;
  int channel = -1;
};

/// The process's side: its exit code.
int serveCommands(bool boxed);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORKER_COMMANDRUNNER_H
