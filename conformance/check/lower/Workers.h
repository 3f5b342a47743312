//===-- Workers.h - the worker processes of a job ----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One worker reads source modules, and one belongs to each lowering. Each process
// starts with its first request and lives as long as the job. A lowering's worker
// reads a case once for each target, whatever is asked of it then.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_LOWER_WORKERS_H
#define MEMREF_CTS_CONFORMANCE_CHECK_LOWER_WORKERS_H

#include "conformance/CheckConfig.h"
#include "conformance/check/lower/Plan.h"

#include <memory>

namespace memref_cts::conformance {

/// Units of each worker.
constexpr uint32_t kCase = 0, kNeighbour = 1, kAfterPasses = 2, kSample = 3;

class Workers {
public:
  explicit Workers(const CheckConfig &config);
  ~Workers();

  /// Ends all worker processes: whatever is asked next is done by new ones.
  void renew();
  /// Forgets the case that the workers have read.
  void beginCase() { ++caseNumber; }
  /// What code under test ran so far is a stranger's to what comes next: a worker that ran some is replaced.
  void distrust();

  /// Reads and encodes source modules. No code under test runs in it.
  Worker &reader() { return *readerWorker; }
  /// Lowers, compiles and runs what a lowering makes.
  Worker &of(const LoweringSpec &lowering) { return workerOf(lowering).worker; }

  /// Has the lowering's worker read the case, unless it has. `flags`: of the lowering
  /// that is asked for next, which the worker begins at once.
  LoadReply load(const Plan &plan, std::optional<uint32_t> flags = std::nullopt);
  /// Hands over such a load and lowering ahead; the next load waits for them.
  void announce(const Plan &plan, uint32_t flags);

  uint64_t deaths() const;
  std::vector<StageTimes> times() const;

private:
  struct LoweringWorker {
    explicit LoweringWorker(const WorkerOptions &options) : worker(options) {}
    Worker worker;
    uint64_t caseNumber = 0; // that was read for `target`, with `reply`
    uint64_t announced = 0;
    std::string target, announcedTarget;
    LoadReply reply;
  };
  LoweringWorker &workerOf(const LoweringSpec &lowering);

  const CheckConfig &config;
  std::unique_ptr<Worker> readerWorker;
  std::vector<std::unique_ptr<LoweringWorker>> workers; // as the lowerings
  uint64_t caseNumber = 1;
  uint64_t pastDeaths = 0;           // of workers that were ended
  std::vector<StageTimes> pastTimes; // of these
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_LOWER_WORKERS_H
