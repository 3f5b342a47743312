//===-- CampaignTest.cpp - what is kept of a finding -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Files of findings, without running anything.
//
//===----------------------------------------------------------------------===//

#include "fuzz/campaign/FindingFolder.h"

#include "conformance/LoweringSpec.h"
#include "fuzz/Reduce.h"

#include "gtest/gtest.h"

using namespace memref_cts::fuzz;
using namespace memref_cts::conformance;

static std::string replayOf(const char *lowering) {
  CampaignOptions options;
  options.check.lowerings = {llvm::cantFail(parseLowering("upstream"))};
  options.reduce = false;
  Finding finding;
  finding.lowering = lowering;
  finding.stage = StepKind::Load;
  finding.verdict = verdictAt(VerdictKind::Crash, {PlaceKind::Step}, "success", "died with signal 11");
  ReducedFinding reduced;
  reduced.text = reduced.original = "func.func @f() {\n  return\n}\n// CALL: @f()\n";
  const std::function<bool()> stop = [] { return true; };
  CaseChecker checker(options.check, stop);
  FindingFolder folder = describeFinding(checker, options, 0, reduced, "any", finding, stop, std::nullopt);
  for (const auto &[name, contents] : folder.files)
    if (name == "replay.txt")
      return contents;
  return "";
}

/// "-" stands for no lowering, and is none.
TEST(FindingFolder, WhatIsSaidOfTheSourceReplaysUnderALowering) {
  EXPECT_EQ(replayOf("-"), "memref-cts check \"$(dirname \"$0\")/case.mlir\" --lowering=upstream -O0\n");
  EXPECT_EQ(replayOf("upstream"), replayOf("-"));
}

TEST(Operations, ThoseOfEachProgramAreLeftOutUnlessNothingElseIsThere) {
  EXPECT_EQ(operationsOf("func.func @f(%a: memref<3xi32>, %i: index) -> i32 {\n  %c = arith.constant 1 : i32\n"
                         "  %0 = memref.load %a[%i] : memref<3xi32>\n  %1 = arith.subi %0, %c : i32\n"
                         "  return %1 : i32\n}\n"),
            std::vector<std::string>{"arith.subi"});
  EXPECT_EQ(operationsOf("func.func @f(%a: memref<3xi32>, %i: index) -> i32 {\n"
                         "  %0 = memref.load %a[%i] : memref<3xi32>\n  return %0 : i32\n}\n"),
            std::vector<std::string>{"memref.load"});
  EXPECT_TRUE(operationsOf("no module").empty());
}
