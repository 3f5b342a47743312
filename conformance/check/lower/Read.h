//===-- Read.h - phase: the source program and its calls ---------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Has the reader parse, verify and encode the module of a case, and sorts its call
// lines by the function that they call. Lowers nothing and runs nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECK_LOWER_READ_H
#define MEMREF_CTS_CONFORMANCE_CHECK_LOWER_READ_H

#include "conformance/case/Source.h"
#include "conformance/check/lower/Job.h"
#include "conformance/compare/Compare.h"

namespace memref_cts::conformance {

/// A function that is called, with its call lines.
struct Entry {
  std::string name;
  std::vector<const CallSource *> calls;
};

/// A case that can be called, made once for each target.
struct ReadCase {
  explicit ReadCase(Plan plan) : plan(std::move(plan)) {}

  Plan plan; // without a lowering
  Program program;
  std::vector<CallSource> sources;
  std::vector<Entry> entries; // in the order of the first call of each
  std::vector<Entry> wrapped; // those that have a C wrapper
  Tolerance tolerance;
  std::vector<RefusedCall> refused; // calls of functions that the reference machine refuses
  PromiseCounts promises;           // of the source, that nobody checks
  ArgumentPromises arguments;       // of its functions, that callers have to keep
};

/// The module of the plan's case, with the data layout of its target.
LoadReply readModule(Job &job, const Plan &plan);

/// The calls of the plan's case, or `onlyCalls` instead of them; neither has calls of
/// `refused`.
llvm::Expected<ReadCase> readCalls(const CheckConfig &config, const Plan &plan, llvm::ArrayRef<std::string> onlyCalls,
                                   const LoadReply &load, std::vector<RefusedCall> refused);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECK_LOWER_READ_H
