//===-- SweepJUnit.cpp - a sweep as JUnit XML -------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A test fails for a finding that no waiver explains, as the exit code does. What a waiver
// explains, and what says nothing about a case, is skipped with its reason.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/sweep/Sweep.h"

#include "conformance/NoLowering.h"
#include "conformance/report/JUnit.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace memref_cts::conformance;

static std::string findingsText(const FileReport &file, StringRef lowering) {
  std::string text;
  for (const Finding &finding : file.findings)
    if (finding.lowering == lowering)
      text += finding.verdict.path + ": expected " + finding.verdict.expected + ", seen " + finding.verdict.seen +
              "\n" + finding.replay + "\n";
  return text;
}

/// A case under one release.
static JUnitCase caseOf(const SweepReport &report, size_t row, size_t release) {
  const SweepRow &of = report.rows[row];
  JUnitCase test;
  test.className = report.releases[release].lowering;
  test.name = of.file;
  if (!of.error.empty()) {
    test.end = JUnitCase::Errored;
    test.message = of.error;
    return test;
  }
  const SweepEntry &entry = of.entries[release];
  test.message = entry.reason;
  if (entry.findings) {
    test.end = JUnitCase::Failed;
    test.text = findingsText(report.check.files[row], report.releases[release].lowering);
  } else if (entry.state != SweepState::Good) {
    test.end = JUnitCase::Skipped;
    test.message = StringRef(name(entry.state)).lower() + (entry.reason.empty() ? "" : ": " + entry.reason);
    if (entry.state == SweepState::Missing)
      test.message = report.releases[release].problem;
  }
  return test;
}

void memref_cts::conformance::writeSweepJUnit(raw_ostream &os, const SweepReport &report) {
  std::vector<JUnitSuite> suites;
  for (const auto &[i, release] : enumerate(report.releases)) {
    JUnitSuite &suite = suites.emplace_back();
    suite.name = release.lowering;
    if (!report.check.sandbox.empty())
      suite.properties = {{"sandbox", report.check.sandbox}};
    for (size_t row = 0; row < report.rows.size(); ++row)
      suite.cases.push_back(caseOf(report, row, i));
  }
  JUnitSuite themselves{"cases", std::nullopt, {}, {}};
  for (const auto &[file, row] : zip_equal(report.check.files, report.rows))
    if (row.ownFindings)
      themselves.cases.push_back({"cases", row.file, std::nullopt, JUnitCase::Failed, "the case itself has a finding",
                                  findingsText(file, kNoLowering), ""});
  if (report.check.interrupted)
    themselves.cases.push_back(
        {"cases", "interrupted", std::nullopt, JUnitCase::Errored, "this is not the whole run", "", ""});
  if (!themselves.cases.empty())
    suites.push_back(std::move(themselves));
  writeJUnit(os, "memref-cts sweep", suites);
}
