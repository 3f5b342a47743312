//===-- SecondCaller.h - calls at the same time ------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Worker side: a thread with memory of its own that calls the function of a run while
// the run is made. Callers answer for what they share (CALL-UNRANKED-05). These two share
// nothing, so each has to get what it would get alone.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORKER_SECONDCALLER_H
#define MEMREF_CTS_CONFORMANCE_WORKER_SECONDCALLER_H

#include "conformance/engines/native/NativeRuntime.h"

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace memref_cts::conformance {

/// Used by one thread at a time.
class SecondCaller {
public:
  /// Starts the thread, which waits. To be called once, before address space and system
  /// calls are limited. `stackBytes`: of its stack. "" or what went wrong.
  std::string start(const RunLimits &limits, size_t stackBytes);

  /// Makes runs of `input` while the thread calls with `other`, until one is not
  /// `outcome`, which a run alone had: then this one is. `Outcome::callers` says so. Does
  /// nothing where the unit shares state by its source, or that run took a large part of
  /// its time limit. `alone`: nanoseconds that it took.
  /// `thoroughly`: until the two have surely met, however busy the machine is.
  void runBeside(const NativeEntry &entry, const Input &input, const Input &other, uint64_t alone, bool thoroughly,
                 Outcome &outcome);

private:
  static void *serveThread(void *self);
  [[noreturn]] void serve();
  void begin(const NativeEntry &entry, const Input &input);
  void end();

  RunLimits limits;
  uint8_t *stackLow = nullptr;
  std::mutex mutex;
  std::condition_variable changed;
  bool isReady = false;
  std::string problem;
  const NativeEntry *entry = nullptr; // nullptr: nothing is to be called
  const Input *input = nullptr;
  std::atomic<bool> mayEnd = false;
  std::atomic<uint64_t> calls = 0; // begun since begin()
  Outcome own;
  Outcome beside;
  std::string aloneBytes, besideBytes;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORKER_SECONDCALLER_H
