//===-- WorkerMould.h - what workers are copies of ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most of the time that a program with LLVM needs to start is the loader's. The mould is a
// copy of the tool as it was when it had just started, and does nothing but make copies of
// itself. Each is a worker, and a child of the tool. Must not read what is under test.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORKER_WORKERMOULD_H
#define MEMREF_CTS_CONFORMANCE_WORKER_WORKERMOULD_H

#include "conformance/process/ChildProcess.h"

#include <mutex>
#include <string>
#include <vector>

#include <sys/types.h>

namespace memref_cts::conformance {

/// The tool's side. Used by all threads.
class WorkerMould {
public:
  /// That of this process.
  static WorkerMould &get();
  ~WorkerMould();
  /// First of all in main, with its words: a later copy would hold more. Comes back with true in a worker, which
  /// then knows whether a box is wanted.
  bool make(int argc, char **argv, bool *boxed);
  /// The number of a new worker in a group of its own, with descriptors and environment of `start`; -1: there is
  /// none, and the program itself has to be started.
  pid_t copy(const ChildProcess::Start &start);

private:
  void end();
  pid_t ask(const ChildProcess::Start &start);

  std::mutex mutex;
  ChildProcess process;
  int channel = -1;                     // -1: there is no mould
  std::vector<std::string> environment; // of this process when the mould was made
};

/// In a worker, or in the mould: the next `size` bytes that the tool sent. False: the tool has ended.
bool receiveRequest(void *data, size_t size);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORKER_WORKERMOULD_H
