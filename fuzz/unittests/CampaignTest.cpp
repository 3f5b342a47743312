//===-- CampaignTest.cpp - what is kept of a finding -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Files of findings, without running anything; and what a campaign with programs from
// elsewhere takes for the same finding.
//
//===----------------------------------------------------------------------===//

#include "fuzz/campaign/FindingFolder.h"

#include "conformance/LoweringSpec.h"
#include "conformance/TempFolder.h"
#include "fuzz/GuidedCampaign.h"
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

/// A command that lowers a sum to a difference, an exclusive or to an inclusive one, and refuses
/// what has neither.
static LoweringSpec wrongInTwo() {
  return llvm::cantFail(parseLowering(
      "command=wrong=source:text=$(cat); "
      "case \"$text\" in *arith.addi*) op=sub;; *arith.xori*) op=or;; *) exit 1;; esac; "
      "echo \"llvm.func @f(%a: i32, %b: i32) -> i32 { %0 = llvm.$op %a, %b : i32 llvm.return %0 : i32 }\""));
}

static GeneratedCase caseWith(const std::string &operation) {
  GeneratedCase program;
  program.text = "func.func @f(%a: i32, %b: i32) -> i32 {\n  %0 = " + operation +
                 " %a, %b : i32\n  return %0 : i32\n}\n// CALL: @f(3, 7)\n";
  return program;
}

TEST(GuidedCampaign, WrongResultsOfTwoOperationsAreTwoFindings) {
  TempFolder folder("memref-cts-guided-test");
  CampaignOptions options;
  options.check.lowerings = {wrongInTwo()};
  options.check.engines = {EngineKind::RefLLVM};
  options.directory = std::string(folder.path);
  auto namesOf = [](llvm::Expected<GuidedCampaign::Checked> checked) {
    std::vector<std::string> names;
    for (const KnownFinding &finding : llvm::cantFail(std::move(checked)).fresh)
      names.push_back(finding.name());
    return names;
  };
  const std::function<bool()> stop = [] { return false; };
  const std::vector<std::string> sum = {"wrong|ref-llvm|differ|result|arith.addi"},
                                 either = {"wrong|ref-llvm|differ|result|arith.xori"}, none;
  std::unique_ptr<GuidedCampaign> campaign = llvm::cantFail(GuidedCampaign::open(options, stop));
  EXPECT_EQ(namesOf(campaign->check(caseWith("arith.addi"), {1})), sum);
  EXPECT_EQ(namesOf(campaign->check(caseWith("arith.xori"), {2})), either);
  EXPECT_EQ(namesOf(campaign->check(caseWith("arith.addi"), {3})), none);
  // Another process knows both.
  std::unique_ptr<GuidedCampaign> other = llvm::cantFail(GuidedCampaign::open(options, stop));
  EXPECT_EQ(namesOf(other->check(caseWith("arith.xori"), {4})), none);
  EXPECT_EQ(namesOf(other->check(caseWith("arith.addi"), {5})), none);
}
