//===-- SweepTest.cpp - since when a case is good or bad -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs of good and bad releases with others between them. What a row says of a
// case with a finding of its own, or one for which nothing was compared.
// Reports are made up: no case runs here.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/sweep/Sweep.h"
#include "conformance/Report.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace memref_cts::conformance;

static const unsigned kNumbers[] = {13, 14, 15, 16, 19, 22};

/// "first good, first bad, fixed in, bad since" of six states: good, bad,
/// refused, silent, missing by their first letters.
static std::string spanText(llvm::StringRef states) {
  std::vector<SweepRelease> releases;
  std::vector<SweepEntry> entries;
  for (size_t i = 0; i < states.size(); ++i) {
    releases.push_back({kNumbers[i], "", ""});
    SweepState state = states[i] == 'g'   ? SweepState::Good
                       : states[i] == 'b' ? SweepState::Bad
                       : states[i] == 'r' ? SweepState::Refused
                       : states[i] == 's' ? SweepState::Silent
                                          : SweepState::Missing;
    entries.push_back({state, ""});
  }
  SweepSpan span = spanOf(entries, releases);
  std::string text;
  for (unsigned number : {span.firstGood, span.firstBad, span.fixedIn, span.badSince})
    text += (text.empty() ? "" : " ") + (number ? std::to_string(number) : "-");
  return text;
}

TEST(SweepSpanTest, sequences) {
  EXPECT_EQ(spanText("gggggg"), "13 - - -");
  EXPECT_EQ(spanText("bbbbbb"), "- 13 - 13");
  EXPECT_EQ(spanText("bbbggg"), "16 13 16 -");
  EXPECT_EQ(spanText("gggggb"), "13 22 - 22");
  EXPECT_EQ(spanText("gggbbb"), "13 16 - 16");
  EXPECT_EQ(spanText("ggbbgg"), "13 15 19 -");
  EXPECT_EQ(spanText("bbggbb"), "15 13 - 19");
  EXPECT_EQ(spanText("bgbgbg"), "14 13 22 -");
  EXPECT_EQ(spanText("gbgbgb"), "13 14 - 22");
}

TEST(SweepSpanTest, releasesThatSayNothingEndNoRun) {
  EXPECT_EQ(spanText("rrrrrr"), "- - - -");
  EXPECT_EQ(spanText("smsmsm"), "- - - -");
  EXPECT_EQ(spanText("brbrbr"), "- 13 - 13");
  EXPECT_EQ(spanText("bmmmmb"), "- 13 - 13");
  EXPECT_EQ(spanText("grrbrr"), "13 16 - 16");
  EXPECT_EQ(spanText("grbsgr"), "13 15 19 -");
  EXPECT_EQ(spanText("rbrgrr"), "16 14 16 -");
  EXPECT_EQ(spanText("bsgrbm"), "15 13 - 19");
  EXPECT_EQ(spanText("bggrrg"), "14 13 14 -");
}

static Cell cellOf(const char *lowering, const char *engine, VerdictKind kind) {
  Cell cell;
  cell.lowering = lowering;
  cell.stage = *Stage::parse(engine);
  ++cell[kind];
  return cell;
}

static SweepReport reportOf(FileReport file) {
  CheckReport check;
  check.files.push_back(std::move(file));
  return makeSweepReport({{19, "mlir-19", ""}, {22, "upstream", ""}}, std::move(check));
}

static std::string textOf(const SweepReport &report) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printSweep(os, report, /*colour=*/false, Detail::Normal);
  return text;
}

TEST(SweepReportTest, aFindingAboutTheCaseMakesNothingGood) {
  FileReport file;
  file.file = "a.mlir";
  file.cells = {cellOf("-", "ref", VerdictKind::Differ), cellOf("mlir-19", "jit", VerdictKind::Agree),
                cellOf("upstream", "jit", VerdictKind::Differ)};
  Finding finding;
  finding.file = "a.mlir";
  finding.lowering = "-";
  finding.stage = EngineKind::Ref;
  finding.verdict.kind = VerdictKind::Differ;
  finding.verdict.path = "result 0";
  finding.replay = "memref-cts run a.mlir";
  file.findings.push_back(finding);
  SweepReport report = reportOf(file);
  EXPECT_EQ(report.rows[0].entries[0].state, SweepState::Silent);
  EXPECT_EQ(report.rows[0].entries[1].state, SweepState::Bad);
  EXPECT_EQ(report.exitCode(), 1);
  std::string text = textOf(report);
  EXPECT_NE(text.find("a.mlir: differ under no lowering, engine ref\n"), std::string::npos) << text;
  EXPECT_NE(text.find("  replay:    memref-cts run a.mlir\n"), std::string::npos) << text;
  EXPECT_NE(text.find("a.mlir, 19: -: the case itself has a finding\n"), std::string::npos) << text;
  EXPECT_EQ(text.find("good\n"), std::string::npos) << text;

  std::string json;
  llvm::raw_string_ostream os(json);
  writeSweepJSON(os, report);
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(json);
  ASSERT_TRUE(static_cast<bool>(value)) << json;
  const llvm::json::Object *object = value->getAsObject();
  EXPECT_EQ(object->getInteger("exit_code"), 1);
  ASSERT_EQ(object->getArray("findings")->size(), 1u);
  EXPECT_EQ(object->getArray("findings")->front().getAsObject()->getString("replay"), "memref-cts run a.mlir");
}

TEST(SweepReportTest, nothingComparedHasAReason) {
  FileReport file;
  file.file = "a.mlir";
  file.cells = {cellOf("-", "parse", VerdictKind::Agree)};
  EXPECT_EQ(reportOf(file).rows[0].entries[0].reason,
            "the case is about MLIR's parser or verifier, not about a lowering");
  file.cells = {cellOf("-", "ref", VerdictKind::Refused)};
  file.cells[0].reasons.push_back("no such operation\nnote");
  EXPECT_EQ(reportOf(file).rows[0].entries[1].reason, "ref: no such operation");
  file.cells = {cellOf("mlir-19", "jit", VerdictKind::Inconclusive)};
  file.cells[0].reasons.push_back("out of fuel");
  EXPECT_EQ(reportOf(file).rows[0].entries[0].reason, "out of fuel");
  EXPECT_EQ(reportOf(file).rows[0].entries[1].reason, "the case makes no call");
}

TEST(SweepReportTest, interruptedIsNoResult) {
  FileReport file;
  file.file = "a.mlir";
  file.error = "a.mlir: not checked: interrupted";
  file.notReached = true;
  SweepReport report = reportOf(file);
  report.check.interrupted = true;
  EXPECT_EQ(report.exitCode(), 2);
  std::string text = textOf(report);
  EXPECT_TRUE(llvm::StringRef(text).ends_with("interrupted: 1 of 1 case not reached\n")) << text;
  EXPECT_EQ(text.find("has a waiver"), std::string::npos) << text;
}
