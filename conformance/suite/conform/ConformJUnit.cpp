//===-- ConformJUnit.cpp - the matrix for CI hosts ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One suite per lowering, one test case per clause. Only failures fail; what is
// waived, refused, inconclusive or untested is skipped, with its reason. Cases are
// timed under all lowerings together; each lowering is told its share.
//
//===----------------------------------------------------------------------===//

#include "conformance/NoLowering.h"
#include "conformance/report/JUnit.h"
#include "conformance/suite/conform/Conform.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr StringLiteral kSuites = "memref-cts conform";

/// Of the cases of a clause, for one lowering.
static double secondsOf(const ConformReport &report, const ClauseRow &row) {
  double seconds = 0;
  for (size_t file : row.cases)
    seconds += report.check.files[file].seconds;
  return seconds / static_cast<double>(report.config.lowerings.size());
}

/// Of one clause under one lowering.
static JUnitCase caseOf(const ConformReport &report, const ClauseRow &row, size_t l) {
  const std::string &lowering = report.config.lowerings[l].label;
  const ClauseResult &result = row.results[l];
  JUnitCase test;
  test.className = lowering + "." + row.clause->chapter;
  test.name = row.clause->id;
  test.seconds = secondsOf(report, row);
  if (result.state == ClauseState::Passed)
    return test;
  test.message = result.reason;
  if (result.state != ClauseState::Failed) {
    test.end = JUnitCase::Skipped;
    test.message = name(result.state) + (result.reason.empty() ? "" : ": " + result.reason);
    test.text = report.config.waivers.explain(result.waiver); // why, and where it is tracked
    return test;
  }
  test.end = JUnitCase::Failed;
  test.text = row.clause->statement;
  for (size_t file : row.cases)
    for (const Finding &finding : report.check.files[file].findings)
      if (finding.lowering == lowering || isNoLowering(finding.lowering))
        test.text += "\n" + finding.verdict.path + ": expected " + finding.verdict.expected + ", seen " +
                     finding.verdict.seen + "\n" + finding.replay;
  return test;
}

void memref_cts::conformance::writeConformJUnit(raw_ostream &os, const ConformReport &report) {
  std::vector<JUnitSuite> suites;
  std::string partial = join(report.input.partial, "; ");
  for (size_t l = 0; l < report.config.lowerings.size(); ++l) {
    JUnitSuite &suite = suites.emplace_back();
    suite.name = report.config.lowerings[l].label;
    suite.seconds = 0;
    // What a reader of the numbers must know of the whole run.
    suite.properties = {{"partial", partial.empty() ? "no" : partial}};
    if (!partial.empty())
      suite.properties.push_back({"claim", "a partial run cannot carry a conformance claim"});
    for (const ClauseRow &row : report.rows) {
      suite.cases.push_back(caseOf(report, row, l));
      *suite.seconds += secondsOf(report, row);
    }
  }
  // What belongs to no clause still has to turn the result red.
  std::vector<std::string> loose = report.errors;
  loose.insert(loose.end(), report.stale.begin(), report.stale.end());
  for (const std::string &lowering : report.check.refusedEverywhere(report.config))
    loose.push_back("nothing was checked under " + lowering + ": it refused every case");
  if (report.check.interrupted)
    loose.push_back("interrupted");
  if (!loose.empty())
    suites.push_back({"run", std::nullopt, {}, {}});
  for (const auto &[i, problem] : enumerate(loose))
    suites.back().cases.push_back(
        {"run", "problem-" + utostr(i + 1), std::nullopt, JUnitCase::Failed, problem, "", ""});
  writeJUnit(os, kSuites, suites);
}

void memref_cts::conformance::writeJUnitError(raw_ostream &os, StringRef what) {
  JUnitSuite suite{"run", std::nullopt, {}, {}};
  suite.cases.push_back({"run", "environment", std::nullopt, JUnitCase::Errored, what.str(), "", ""});
  writeJUnit(os, kSuites, suite);
}
