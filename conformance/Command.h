//===-- Command.h - running other people's programs --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs one command with limits on time, memory and output, and leaves none of its
// processes behind. The process that calls this ignores SIGPIPE if it gives input. Must
// not know what the command is for.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_COMMAND_H
#define MEMREF_CTS_CONFORMANCE_COMMAND_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace memref_cts::conformance {

class Box;

/// What a command may take, and who may end it.
struct CommandLimits {
  uint32_t timeoutMs = 30'000;
  uint64_t memory = 0; // bytes of address space of each process; 0: no limit
  /// Bytes of memory of all processes together, and of disk of all files in `folder`, and of each file; 0: no limit.
  uint64_t together = 0;
  std::string folder;               // that it may fill; "": none
  uint64_t maxOutput = 64ull << 20; // bytes, standard output and error each
  /// Finds processes that left the group as well, and ends with the thread. Only for a
  /// process that has no other children.
  bool huntOrphans = false;
  /// Once true, the command ends at once. nullptr: nobody stops it.
  bool (*stop)() = nullptr;
  /// What it may ask the kernel, and with it the variables of environment.def alone.
  /// nullptr: it has all that this process has.
  const Box *box = nullptr;
};

/// How a command ended, and what it printed.
struct CommandResult {
  /// How it ended.
  enum Ending : uint8_t {
    NotStarted, // `problem` says why
    Exited,     // `code`
    Signalled,  // `signal`
    TimedOut,
    TooMuchOutput,
    Stopped,     // by CommandLimits::stop
    BeyondLimit, // all of its processes together: `exceeded`, and `problem` says by how much
    Unknown      // (the last one) something is wrong with this machine: `problem`. Nothing is known of the command
  };
  enum Limit : uint8_t { Nothing, Memory, Files, Processes };
  Ending ending = NotStarted;
  int code = 0;
  int signal = 0;
  Limit exceeded = Nothing; // BeyondLimit
  std::string out, err;     // what it printed on standard output and error
  std::string problem;
  std::vector<std::string> forbidden; // system calls that its box refused it, each name once
  bool leftProcesses = false;         // it ended, but processes of it had to be killed
  /// Whether somebody killed it with SIGKILL, as the kernel does where memory is short. Or a program that it started,
  /// as far as shells and compilers tell. Nothing is known then of what it was to do.
  bool wasKilled() const;
  /// Whether it failed because it could not start a process or a thread, as far as it tells. Nothing is known then of
  /// what it was to do.
  bool lackedProcesses() const;
  /// How it ended, for people: "exit code 1", "killed by signal 11 (Segmentation fault)".
  std::string text() const;
};

/// Runs argv[0], a path, with `input` as standard input and `variables`,
/// NAME=VALUE, besides this process's environment. All of its processes are gone
/// when this returns.
CommandResult runCommand(const std::vector<std::string> &argv, const std::vector<std::string> &variables,
                         llvm::StringRef input, const CommandLimits &limits);

/// runCommand in a box of a command, instead of limits.box: it writes below `folder` alone,
/// "": nowhere. That no box can be made is a `problem`.
CommandResult runBoxedCommand(const std::vector<std::string> &argv, const std::vector<std::string> &variables,
                              const CommandLimits &limits, const std::string &folder);

/// Processes that the kernel has ended for lack of memory since it was started, of anybody; 0 where it does not say.
uint64_t memoryKills();

/// Who runs commands: runCommand, or what asks another process to do it.
using CommandFunction = CommandResult (*)(const std::vector<std::string> &argv,
                                          const std::vector<std::string> &variables, llvm::StringRef input,
                                          const CommandLimits &limits);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_COMMAND_H
