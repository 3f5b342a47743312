//===-- ChildProcess.h - a process that this one started ---------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Starts a program in a process group of its own, ends the whole group, and says how it
// ended. From any thread. Must not know what the program is for.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PROCESS_CHILDPROCESS_H
#define MEMREF_CTS_CONFORMANCE_PROCESS_CHILDPROCESS_H

#include "conformance/sandbox/Sandbox.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <sys/types.h>

namespace memref_cts::conformance {

/// How a process ended.
struct ProcessEnd {
  enum Kind : uint8_t { Exited, Signalled } kind = Exited;
  int code = 0;   // Exited
  int signal = 0; // Signalled
  /// "killed by signal 11 (Segmentation fault)", "exit code 1".
  std::string text() const;
};

class ChildProcess {
public:
  struct Start {
    std::string path; // of the program, "": argv[0]
    std::vector<std::string> argv;
    std::vector<std::string> environment; // NAME=VALUE, all of it
    /// {number here, number there}; the child has no other descriptors. 0, 1 and 2 are
    /// /dev/null where nothing is given.
    std::vector<std::pair<int, int>> descriptors;
    uint64_t memory = 0;         // bytes of address space, 0: no limit
    uint64_t fileSize = 0;       // bytes, with `ownSession`; 0: what this process has
    uint64_t tasks = 0;          // processes and threads of the user, for users but root; 0: no limit
    bool ownSession = false;     // no terminal, and no core file
    const Box *box = nullptr;    // entered before the program starts, nullptr: none
    bool endsWithThread = false; // the kernel kills it when the thread that starts it ends
  };

  ChildProcess() = default;
  ~ChildProcess() { stop(); }
  ChildProcess(const ChildProcess &) = delete;
  ChildProcess &operator=(const ChildProcess &) = delete;

  /// "", or why there is no process, and in `number` the error of the system. None may be running.
  std::string start(const Start &start, int *number = nullptr);
  /// A child of this process, in a group of its own, that was made elsewhere. None may be running.
  void adopt(pid_t child) { pid = child; }
  bool running() const { return pid > 0; }
  pid_t number() const { return pid; }
  /// Whether the process has ended, and how; its number is its own until `stop`.
  bool hasEnded(ProcessEnd *end = nullptr) const;
  /// The same, after waiting for it.
  bool waitUntil(std::chrono::steady_clock::time_point deadline) const;
  /// The descriptor that is readable once the process has made a forbidden call, if its
  /// box listens; else -1.
  int listener() const { return forbidden; }
  /// The name of the forbidden call that the process waits in, or "". With `refuse` the
  /// call fails and the process goes on; else it still waits. A call that makes or enters a group is
  /// not forbidden: `onGroup`, if there is one, hears of the group, and whether it is a session. Then the call is made.
  std::string forbiddenCall(bool refuse, llvm::function_ref<void(pid_t, bool)> onGroup = nullptr);
  /// Kills what is left of the group, and returns how the process ended.
  ProcessEnd stop();
  /// For who killed and reaped the process.
  void release();

private:
  pid_t pid = -1;
  int forbidden = -1;
};

/// This process's environment, all of it.
std::vector<std::string> ownEnvironment();

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PROCESS_CHILDPROCESS_H
