//===-- GateTest.cpp - which trouble is new, and which is known --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports and baselines as texts, without runs.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/gate/AgainstBaseline.h"
#include "conformance/suite/gate/Baseline.h"
#include "conformance/suite/gate/Snapshots.h"

#include "llvm/ADT/StringExtras.h"

#include "gtest/gtest.h"

using namespace llvm;
using namespace memref_cts::conformance;

namespace {
/// A fault of @f of case.mlir under "mine", as a report has it.
struct FaultText {
  std::string engine, verdict, rest;
  unsigned runs;
};
const std::string kPoison =
    R"("path": "end of the run", "trap": "poison-access", "operation": "llvm.load", "made_by": "llvm.add")";
const std::string kBounds =
    R"("path": "end of the run", "trap": "out-of-bounds", "operation": "llvm.load", "made_by": "")";
const std::string kLeftLoad = R"("path": "lower", "cause": "lower: left-operation in memref.load")";
const std::string kLeftStore = R"("path": "lower", "cause": "lower: left-operation in memref.store")";

std::string reportOf(ArrayRef<FaultText> faults, unsigned random = 20) {
  std::string cells;
  for (const FaultText &fault : faults)
    cells += (cells.empty() ? "" : ", ") + std::string(R"({"lowering": "mine", "engine": ")") + fault.engine +
             R"(", "verdicts": {")" + fault.verdict + "\": " + utostr(fault.runs) +
             R"(}, "faults": [{"function": "@f", "verdict": ")" + fault.verdict + "\", " + fault.rest +
             ", \"runs\": " + utostr(fault.runs) + "}]}";
  return R"({"format": 1, "config": {"lowerings": ["mine"], "engines": ["ref", "ref-llvm"], "random": )" +
         utostr(random) + R"(}, "files": [{"file": "case.mlir", "cells": [)" + cells + "]}]}";
}

Snapshot read(const std::string &report) {
  Snapshot snapshot;
  ReportOptions options;
  options.folder = ".";
  if (Error error = addReport("report.json", report, options, snapshot))
    ADD_FAILURE() << toString(std::move(error));
  return snapshot;
}

Snapshot parsed(const std::string &baseline) {
  Expected<Snapshot> snapshot = parseBaseline("base.json", baseline);
  if (snapshot)
    return std::move(*snapshot);
  ADD_FAILURE() << toString(snapshot.takeError());
  return {};
}

GateResult gated(const std::string &baseline, const std::string &report) {
  return compareWithBaseline(parsed(baseline), read(report), {});
}

const FaultText kKnown{"ref-llvm", "lowered-ub", kPoison, 3};
} // namespace

TEST(GateTest, anotherTrapOfAFunctionIsNew) {
  std::string baseline = baselineText(read(reportOf({kKnown})));
  FaultText other = kKnown;
  other.rest = kBounds;
  GateResult result = gated(baseline, reportOf({kKnown, other}));
  ASSERT_EQ(result.fresh.size(), 1u);
  EXPECT_EQ(result.fresh[0].first.faultText(), "out-of-bounds in llvm.load");
  EXPECT_EQ(result.fresh[0].second.seen,
            "3 runs of @f, none of them in full in the report: out-of-bounds in llvm.load");
  EXPECT_EQ(result.known.size(), 1u);
  EXPECT_EQ(result.exitCode(), 1);
}

TEST(GateTest, anotherCauseOfAStepIsNew) {
  FaultText known{"lower", "invalid-ir", kLeftLoad, 1}, other{"lower", "invalid-ir", kLeftStore, 1};
  std::string baseline = baselineText(read(reportOf({known})));
  EXPECT_EQ(gated(baseline, reportOf({known})).fresh.size(), 0u);
  GateResult result = gated(baseline, reportOf({other}));
  ASSERT_EQ(result.fresh.size(), 1u);
  EXPECT_EQ(result.fresh[0].first.cause, "lower: left-operation in memref.store");
  ASSERT_EQ(result.fixed.size(), 1u);
  EXPECT_EQ(result.fixed[0].first.cause, "lower: left-operation in memref.load");
}

TEST(GateTest, moreRunsOfAFaultAreSaidAndNotNew) {
  std::string baseline = baselineText(read(reportOf({kKnown})));
  EXPECT_NE(baseline.find("\"made_by\": \"llvm.add\", \"runs\": 3}"), std::string::npos) << baseline;
  FaultText more = kKnown, fewer = kKnown;
  more.runs = 5;
  fewer.runs = 1;
  GateResult result = gated(baseline, reportOf({more}));
  EXPECT_EQ(result.fresh.size(), 0u);
  EXPECT_EQ(result.moreRuns, 1u);
  ASSERT_EQ(result.known.size(), 1u);
  EXPECT_EQ(result.known[0].second.runsText(), "5 runs, 3 before");
  result = gated(baseline, reportOf({fewer}));
  EXPECT_EQ(result.moreRuns, 0u);
  EXPECT_EQ(result.known[0].second.runsText(), "1 run, 3 before");
  EXPECT_EQ(gated(baseline, reportOf({kKnown})).known[0].second.runsText(), "");
  // Other calls: the numbers say nothing.
  result = gated(baseline, reportOf({more}, /*random=*/50));
  EXPECT_EQ(result.moreRuns, 0u);
  EXPECT_EQ(result.known[0].second.runsText(), "");
}

TEST(GateTest, baselinesParseBack) {
  FaultText step{"lower", "invalid-ir", kLeftLoad, 1};
  std::string baseline = baselineText(read(reportOf({kKnown, step})));
  EXPECT_EQ(baselineText(parsed(baseline)), baseline);
}

/// What the writer of version 2 made of a baseline: no causes, no numbers.
static std::string asVersion2(std::string baseline) {
  for (StringRef drop : {", \"cause\": \"lower: left-operation in memref.load\"", ", \"runs\": 1", ", \"runs\": 3"})
    if (size_t at = baseline.find(drop.str()); at != std::string::npos)
      baseline.erase(at, drop.size());
  size_t version = baseline.find("\"version\": 3");
  EXPECT_NE(version, std::string::npos);
  return baseline.replace(version, 12, "\"version\": 2");
}

TEST(GateTest, rowsOfVersion2KnowEachCause) {
  FaultText known{"lower", "invalid-ir", kLeftLoad, 1}, other{"lower", "invalid-ir", kLeftStore, 1};
  std::string old = asVersion2(baselineText(read(reportOf({kKnown, known}))));
  for (const FaultText &step : {known, other}) {
    GateResult result = gated(old, reportOf({kKnown, step}));
    EXPECT_EQ(result.fresh.size(), 0u);
    EXPECT_EQ(result.fixed.size(), 0u);
    EXPECT_EQ(result.known.size(), 2u);
    EXPECT_EQ(result.unnamed, 1u); // that of the step
    EXPECT_EQ(result.moreRuns, 0u);
  }
  // Traps have names already.
  FaultText trap = kKnown;
  trap.rest = kBounds;
  EXPECT_EQ(gated(old, reportOf({trap, known})).fresh.size(), 1u);
}

TEST(GateTest, rewritingVersion2NamesCauses) {
  FaultText known{"lower", "invalid-ir", kLeftLoad, 1};
  Snapshot old = parsed(asVersion2(baselineText(read(reportOf({known})))));
  ASSERT_EQ(old.troubles.size(), 1u);
  old.troubles.begin()->second.note = "as planned";
  std::string next = baselineText(updatedBaseline(old, read(reportOf({known})), {}));
  EXPECT_NE(next.find("\"version\": 3"), std::string::npos);
  EXPECT_NE(next.find(kLeftLoad + ", \"runs\": 1, \"note\": \"as planned\"}"), std::string::npos) << next;
  // A run of other files leaves the row as it is: it still knows each cause.
  GateOptions partial;
  partial.partial = true;
  std::string kept = baselineText(updatedBaseline(old, Snapshot(), partial));
  EXPECT_NE(kept.find("\"cause\": \"?\", \"note\": \"as planned\"}"), std::string::npos) << kept;
  EXPECT_EQ(gated(kept, reportOf({known})).fresh.size(), 0u);
}

TEST(GateTest, loweringsOfReportsStandInTheirOrder) {
  std::vector<std::string> names = {"b"};
  std::string report = R"({"format": 1, "config": {"lowerings": ["c", "b"]}, "findings": [{"lowering": "a"}, {}],
    "files": [{"file": "f", "cells": [{"lowering": "-"}, {"lowering": "d"}]}]})";
  ASSERT_FALSE(errorToBool(addLoweringsOf("report.json", report, names)));
  EXPECT_EQ(names, (std::vector<std::string>{"b", "c", "a", "d"}));
  EXPECT_TRUE(errorToBool(addLoweringsOf("report.json", "{", names)));
}
