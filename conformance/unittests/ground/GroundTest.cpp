//===-- GroundTest.cpp - how lit tests fared ------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which verdict and which exit code follow from what was seen, and how reasons are counted.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/ground/Ground.h"

#include "gtest/gtest.h"

using namespace memref_cts::conformance;

/// A file with a part under one subject that has so many calls of a verdict.
static GroundFile fileWith(VerdictKind kind, uint64_t calls) {
  GroundFile file;
  file.file = "a.mlir";
  AgreedFile &agreed = file.parts.emplace_back().agreed;
  agreed.functions = 2;
  AgreedUnder &row = agreed.under.emplace_back();
  row.functions = 2;
  row.counts[size_t(kind)] = calls;
  file.decide();
  return file;
}

TEST(GroundTest, theVerdictFollowsFromWhatWasCompared) {
  EXPECT_EQ(fileWith(VerdictKind::Agree, 5).verdict, GroundVerdict::Grounded);
  EXPECT_EQ(fileWith(VerdictKind::Differ, 1).verdict, GroundVerdict::Wrong);
  EXPECT_EQ(fileWith(VerdictKind::Undefined, 5).verdict, GroundVerdict::Refused);
  GroundFile file = fileWith(VerdictKind::Agree, 0);
  file.reasons = {{GroundUnit::Function, "no call", ":1 @f", true}, {GroundUnit::Function, "no call", ":1 @g", true}};
  file.decide();
  EXPECT_EQ(file.verdict, GroundVerdict::NotCallable);
  EXPECT_EQ(file.reason, "no call");
  file.reasons.insert(file.reasons.begin(), {GroundUnit::RunLine, "there is no pass 'x'", ":1"});
  file.decide();
  EXPECT_EQ(file.verdict, GroundVerdict::Refused);
  EXPECT_EQ(file.reason, "no call"); // the most frequent one
  file.reasons.clear();
  file.decide();
  EXPECT_EQ(file.reason, "it has no part with code");
}

TEST(GroundTest, theExitCodeFollowsFromTheFiles) {
  GroundReport report;
  EXPECT_EQ(report.exitCode(), 2); // nothing was compared
  report.files.push_back(fileWith(VerdictKind::Undefined, 3));
  EXPECT_EQ(report.exitCode(), 2);
  report.files.push_back(fileWith(VerdictKind::Agree, 3));
  EXPECT_EQ(report.exitCode(), 0);
  report.files.front().parts.front().agreed.error = report.files.front().parts.front().agreed.unread = "not read";
  EXPECT_EQ(report.exitCode(), 0); // what is not read is a reason
  report.files.push_back(fileWith(VerdictKind::Crash, 1));
  EXPECT_EQ(report.exitCode(), 1);
  report.interrupted = true;
  EXPECT_EQ(report.exitCode(), 2); // whatever was found: it is not the whole run
  report.interrupted = false;
  EXPECT_EQ(report.of(GroundVerdict::Wrong), 1u);
  EXPECT_EQ(report.bad(), 1u);
  EXPECT_EQ(report.functions(), 6u);
  EXPECT_EQ(report.programs(), 6u);
  report.files.front().parts.front().agreed.unread.clear();
  EXPECT_EQ(report.errors(), 1u);
  EXPECT_EQ(report.exitCode(), 2);
}

TEST(GroundTest, reasonsAreCountedByUnit) {
  GroundReport report;
  for (const char *name : {"a.mlir", "b.mlir"}) {
    GroundFile &file = report.files.emplace_back();
    file.file = name;
    file.reasons = {{GroundUnit::Part, "rare", ":1"}, {GroundUnit::RunLine, "x", ":2"}};
  }
  report.files[0].reasons.push_back({GroundUnit::Part, "frequent", ":3"});
  report.files[0].reasons.push_back({GroundUnit::Part, "frequent", ":4"});
  report.files[1].reasons.push_back({GroundUnit::Part, "frequent", ":5"});
  std::vector<GroundSum> sums = report.reasons(report.names());
  ASSERT_EQ(sums.size(), 3u);
  EXPECT_EQ(sums[0].reason, "x");
  EXPECT_EQ(sums[1].reason, "frequent");
  EXPECT_EQ(sums[1].where, std::vector<std::string>({"a.mlir:3", "a.mlir:4", "b.mlir:5"}));
  EXPECT_EQ(sums[2].reason, "rare");
}
