//===-- Sandbox.h - the box for code under test -----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a process may ask the kernel once it runs code of strangers. By seccomp these are
// the system calls of systemcalls.def. By Landlock it writes no file outside of its
// folders, starts no program, connects to nothing and signals nobody else. It never gets
// more rights. The rules are made where memory may be allocated. To enter the box takes
// system calls only: a child does it before its program starts. Must not know what the
// process is for.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SANDBOX_SANDBOX_H
#define MEMREF_CTS_CONFORMANCE_SANDBOX_SANDBOX_H

#include <csignal>
#include <cstdint>
#include <string>
#include <vector>

#include <linux/filter.h>

namespace memref_cts::conformance {

/// Columns of systemcalls.def and environment.def.
enum class BoxedProcess : uint8_t { Worker, Executable, Command };

/// What the kernel of this machine has not of the box, for people; "": nothing.
const std::string &missingOfBox();

/// Name of a system call of an architecture as libseccomp has them, or "number N".
std::string systemCallName(uint32_t architecture, int number);

/// In the handler of SIGSYS of a worker, which a forbidden call ends: whether the call was one
/// to block signals, which then is done, but for SIGSYS. Blocked, that signal would end the
/// process without the handler, and nobody would know the name of the call.
bool changedMask(const siginfo_t &info, void *context);

class Box {
public:
  struct Rules {
    BoxedProcess who = BoxedProcess::Worker;
    std::vector<std::string> writable = {};   // folders and files
    std::vector<std::string> executable = {}; // files, that which is started first; of a command, all
    /// A forbidden call waits for who listens, instead of a signal.
    bool listens = false;
    /// Of a worker: it may copy itself. A copy enters a box without this.
    bool copies = false;
  };

  /// In a child whose calls are listened to: the descriptor over which the listener goes
  /// to its parent. It is gone when the program starts.
  static constexpr int kChannel = 63;

  explicit Box(const Rules &rules);
  ~Box();
  Box(const Box &) = delete;
  Box &operator=(const Box &) = delete;

  /// "", or why there is no box.
  const std::string &problem() const { return wrong; }

  BoxedProcess who() const { return kind; }
  /// The path with which an executable is started, and it alone; else nullptr.
  const char *program() const { return path.empty() ? nullptr : path.c_str(); }
  /// Whether a forbidden call may wait for who listens.
  bool listens() const { return !listening.empty(); }

  // System calls only; false with errno. In this order.

  /// For the calling thread, and what it starts.
  bool restrictFiles() const;
  /// The same. With `ofAllThreads` for all of the process. Of rules that listen, *listener
  /// is a descriptor that says which calls are made, or -1 where the kernel has none.
  bool restrictCalls(bool ofAllThreads, int *listener = nullptr) const;

private:
  void makeFileRules(const Rules &rules);
  void makeCallRules(const Rules &rules, bool listens, std::vector<sock_filter> &filter);

  const BoxedProcess kind;
  const std::string path;
  std::string wrong;
  int ruleset = -1; // of Landlock; -1: the kernel has none
  std::vector<sock_filter> filter, listening;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SANDBOX_SANDBOX_H
