//===-- Reduce.h - smaller cases of the same finding --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two levels: the program (functions, branches, operations, results, arguments)
// and the data of the call (sizes, strides, offsets, contents). A candidate is
// kept when the reference machine finds it defined and it still has a finding of
// the same signature. The best one so far is what an interrupt leaves.
//
// Each candidate of a timeout would cost the whole time limit. Candidates get a
// multiple of what the slowest step took that ended, and the result is checked once
// more under the whole limit. If it ends there, reduction starts again with more time.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_REDUCE_H
#define MEMREF_CTS_FUZZ_REDUCE_H

#include "conformance/Check.h"

#include <chrono>
#include <functional>
#include <optional>

namespace memref_cts::fuzz {

/// A candidate that was kept.
struct ReductionStep {
  unsigned candidate = 0;  // its number, from 1
  unsigned operations = 0; // that it has
  const char *edit = "";   // what was made smaller: "operations"
};

struct ReduceOptions {
  unsigned maxTests = 3000;       // checks of candidates
  std::string path = "case.mlir"; // what errors call the case
  /// Once it is over, the best case so far is the result.
  std::optional<std::chrono::steady_clock::time_point> deadline;
  /// Where the finding of `signature` is a timeout that was seen under the limits of the
  /// configuration; nothing if it is none, or nobody has looked.
  std::optional<conformance::Stage> timeoutAt;
  /// Called after each kept candidate.
  std::function<void(const ReductionStep &step)> progress;
};

enum class ReductionEnd : uint8_t { Whole, Interrupted, OutOfTime, OutOfTests };
/// "whole", "interrupted", "out-of-time", "out-of-tests".
const char *name(ReductionEnd end);

struct Reduced {
  std::string text; // a case file with one CALL line, or a CALL-RANDOM line of one call
  std::string signature;
  std::string lowering; // and engine or step: of the finding
  conformance::Stage stage = conformance::EngineKind::Ref;
  std::vector<ReductionStep> kept; // of all rounds, in order
  unsigned operations = 0;         // terminators and functions included, the module not
  unsigned originalOperations = 0; // before
  unsigned tests = 0;
  ReductionEnd end = ReductionEnd::Whole; // else smaller cases may be left
  /// Where a timeout's candidates had less time than its first check: milliseconds of
  /// both; 0: they had not.
  uint32_t candidateMs = 0, fullMs = 0;
  bool verified = true; // the result shows the finding under the full limits
  /// "reduced to the end, 35 candidates", or "not reduced to the end: ...".
  std::string summary() const;
};

/// Reduces the case `text`. With an empty `signature` the first finding about a
/// lowering counts. An error, with the path, when the case has no such finding. Also
/// when `stop` was true or the time over before the finding was seen, or before
/// anything smaller was verified.
llvm::Expected<Reduced> reduceCase(llvm::StringRef text, const conformance::CheckConfig &config,
                                   llvm::StringRef signature, const ReduceOptions &options,
                                   const std::function<bool()> &stop);

/// Names of the operations of a case that tell it from others, sorted, each once. Functions, constants, branches, loads
/// and stores are in most cases: they are named where nothing else is there, or with `all`. None if the text does not
/// parse.
std::vector<std::string> operationsOf(llvm::StringRef caseText, bool all = false);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_REDUCE_H
