//===-- Job.cpp - one thread's share of a check ----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Times of a job, and their sum over jobs.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/lower/Job.h"

#include "llvm/ADT/StringRef.h"

#include <algorithm>

using namespace memref_cts::conformance;

Job::Job(const CheckConfig &config, CheckTimes &times, const std::function<bool()> &stop)
    : config(config), times(times), workers(config), stop(stop) {}

void Job::addTime(double seconds, const Reply &reply, double CheckTimes::*sum, double SlowestSteps::*longest) {
  times.*sum += seconds;
  if (reply.status != Reply::TimedOut && reply.status != Reply::Broken)
    slowest.*longest = std::max(slowest.*longest, seconds);
}

/// A product twice, and two sums that can be one: a lowering alone leaves all four.
static constexpr llvm::StringLiteral kSampleText = R"(
func.func @sample(%a: i64, %b: i64) -> (i64, i64, i64) {
  %c3 = arith.constant 3 : i64
  %c5 = arith.constant 5 : i64
  %0 = arith.muli %a, %b : i64
  %1 = arith.muli %a, %b : i64
  %2 = arith.addi %a, %c3 : i64
  %3 = arith.addi %2, %c5 : i64
  return %0, %1, %3 : i64, i64, i64
}
)";

const std::string &Job::rewrites(const LoweringSpec &lowering) {
  auto [found, isNew] = rewritesOf.try_emplace(lowering.label);
  if (!isNew)
    return found->second;
  Worker &worker = workers.of(lowering);
  worker.load(kSample, kSampleText, "sample", {});
  LowerReply reply = worker.lower(kSample, lowering, Worker::WantPlaces); // as MLIR prints it
  llvm::StringRef text = reply.ir;
  if (reply.ok() && text.contains("llvm.func @sample(")) {
    if (text.count("= llvm.add ") < 2)
      found->second = "canonicalizes";
    else if (text.count("= llvm.mul ") < 2)
      found->second = "eliminates common subexpressions";
  }
  return found->second;
}

void Job::finish() {
  for (const StageTimes &each : workers.times()) {
    CheckTimes more;
    more.worker = each;
    addTimes(times, more);
  }
}

void memref_cts::conformance::addTimes(CheckTimes &sum, const CheckTimes &more) {
  sum.draw += more.draw;
  sum.reference += more.reference;
  sum.refLLVM += more.refLLVM;
  sum.refIR += more.refIR;
  sum.jit += more.jit;
  sum.aot += more.aot;
  sum.compare += more.compare;
  sum.load += more.load;
  sum.lower += more.lower;
  sum.compile += more.compile;
  sum.worker.loads += more.worker.loads;
  sum.worker.lowerings += more.worker.lowerings;
  sum.worker.compilations += more.worker.compilations;
  sum.worker.parse += more.worker.parse;
  sum.worker.encode += more.worker.encode;
  sum.worker.lower += more.worker.lower;
  sum.worker.encodeLowered += more.worker.encodeLowered;
  sum.worker.translate += more.worker.translate;
  sum.worker.codegen += more.worker.codegen;
  sum.worker.link += more.worker.link;
  sum.worker.run += more.worker.run;
  sum.worker.native += more.worker.native;
}
