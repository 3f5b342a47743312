//===-- Job.h - one thread's share of a check --------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What all phases of a check are given: configuration, workers, times, and whether to
// stop. Knows nothing of the file at work.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_LOWER_JOB_H
#define MEMREF_CTS_CONFORMANCE_CHECK_LOWER_JOB_H

#include "conformance/CheckConfig.h"
#include "conformance/CheckReport.h"
#include "conformance/check/lower/Workers.h"

#include <chrono>
#include <functional>
#include <map>

namespace memref_cts::conformance {

class Stopwatch {
public:
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); }

private:
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
};

void addTimes(CheckTimes &sum, const CheckTimes &more);

class Job {
public:
  /// All outlive the job.
  Job(const CheckConfig &config, CheckTimes &times, const std::function<bool()> &stop);

  bool stopped() const { return stop && stop(); }
  /// A file begins, and its time limit (CheckConfig::fileTimeoutMs).
  void beginFile() { ofFile = Stopwatch(); }
  bool isLate() const { return ofFile.seconds() * 1000 > config.fileTimeoutMs; }
  /// Collects the workers' own times; call once at the end.
  void finish();

  const CheckConfig &config;
  CheckTimes &times;
  SlowestSteps slowest;
  Workers workers;
  /// Runs and findings since the last call, and the file at work.
  std::function<void(uint64_t runs, uint64_t findings, llvm::StringRef file)> onProgress;

  /// How a lowering rewrites code besides lowering it, e.g. "canonicalizes"; "": it does not.
  /// Asks it once.
  const std::string &rewrites(const LoweringSpec &lowering);

  /// Adds the time of a request to its sum, and keeps it if no other one that ended took
  /// longer.
  void addTime(double seconds, const Reply &reply, double CheckTimes::*sum, double SlowestSteps::*longest);

private:
  const std::function<bool()> &stop;
  Stopwatch ofFile;
  std::map<std::string, std::string> rewritesOf; // by label
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_LOWER_JOB_H
