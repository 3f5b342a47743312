//===-- CommandWatch.h - what a command takes in all -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kernel's limits are those of one process or one file. What all of them take is
// looked at from time to time, which costs a command that ends at once nothing. Must not
// know what the command is for.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PROCESS_COMMANDWATCH_H
#define MEMREF_CTS_CONFORMANCE_PROCESS_COMMANDWATCH_H

#include "conformance/Command.h"

#include <chrono>
#include <set>
#include <string>
#include <vector>

#include <sys/types.h>

namespace memref_cts::conformance {

/// Threads of all processes of a command: a shell with several compilers that have one for each processor.
uint64_t mostTasks();
/// Processes and threads of the machine, 0: unknown.
uint64_t tasksOfMachine();
/// Files and folders in a command's folder.
constexpr uint64_t kMostFiles = 20'000;

class CommandWatch {
public:
  /// `leader`: its first process, which leads a session. With `limits.huntOrphans` all children of this process are the
  /// command's.
  CommandWatch(pid_t leader, const CommandLimits &limits);

  /// A process of the command, as the kernel says, is about to lead a session of its number.
  void addSession(pid_t leader);
  /// A process of the command says that it is about to bring one into this group. It may name any number: only what is
  /// in a session of the command is believed.
  void addGroup(pid_t group);
  /// Whether a process of the command ever asked for another group.
  bool hasMoreGroups() const { return groups.size() > 1; }
  /// Looks if it is time to. False: `exceeded` and `problem` of the result say which limit is passed.
  bool isWithinLimits(CommandResult &result);
  /// Sends SIGKILL to all processes of the command; the number of those that were alive.
  size_t killAll();

private:
  using Clock = std::chrono::steady_clock;
  struct Process {
    pid_t number = 0, parent = 0, group = 0, session = 0;
    char state = '\0';
    uint64_t threads = 0, resident = 0; // bytes
  };

  static bool readProcess(const char *number, Process &process);
  std::vector<Process> processes();
  uint64_t memoryOf(const std::vector<Process> &list) const;
  void sendToGroups(int signal) const;
  bool isFilesWithin(const std::vector<Process> &list, CommandResult &result);
  uint64_t freeBytes() const;

  const CommandLimits &limits;
  std::set<pid_t> sessions, groups; // those of the command, and of nobody else
  Clock::time_point nextLook, nextWalk;
  uint64_t tasksAtLook; // of the machine: the fewest since then
  uint64_t freeAtStart = 0, freeAtWalk = 0;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PROCESS_COMMANDWATCH_H
