//===-- Engine.h - things that run a case ------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An engine runs one entry function on inputs and says what it observed. What
// is *not* in the interface: expectations, comparison, MLIR. Reference engines
// live in this process (refrt cannot be harmed by the programs it runs). Native
// code runs in a worker (Worker.h) or in an executable, never here.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINE_H
#define MEMREF_CTS_CONFORMANCE_ENGINE_H

#include "conformance/words/Input.h"
#include "conformance/words/Outcome.h"
#include "conformance/words/Stage.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <memory>

namespace memref_cts::conformance {

/// Budgets of one run, and what of it is noted.
struct RunLimits {
  uint64_t maxSteps = 20'000'000; // of refrt_config::max_steps; reference engines only
  uint64_t maxBytes = 256u << 20; // bytes of program memory alive at once
  uint32_t maxDepth = 4096;       // nested calls
  uint32_t timeoutMs = 10'000;    // milliseconds for each run; native engines only
  bool compareAccesses = false;   // Outcome::accessed is wanted; reference engines only
};

/// Used by one thread at a time.
class Engine {
public:
  virtual ~Engine();
  /// Under which its verdicts are counted.
  virtual Stage stage() const = 0;
  /// Fills outcomes[i] for every inputs[i], of which there are as many. What an outcome
  /// held before is lost, its memory is used again. Never fails as a whole: trouble with
  /// one run is that run's outcome.
  virtual void run(llvm::ArrayRef<Input> inputs, llvm::MutableArrayRef<Outcome> outcomes) = 0;
  /// As run(), for runs that may leave anything behind: each is alone in a process. A machine that forgets all with
  /// each run has nothing to do.
  virtual void runApart(llvm::ArrayRef<Input> inputs, llvm::MutableArrayRef<Outcome> outcomes) {
    run(inputs, outcomes);
  }
};

/// An engine that can run any function of its program.
class MachineEngine : public Engine {
public:
  /// Runs from here on begin at `entry`; what was loaded stays. An error says that there
  /// is no such function or that it has no body; then the engine may only enter another
  /// one.
  virtual llvm::Error enter(llvm::StringRef entry) = 0;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINE_H
