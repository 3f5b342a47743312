//===-- Conform.cpp - one state per clause and lowering -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From cells of files to states of clauses. Nothing counts as passed that no
// engine compared: silence is inconclusive; nor what no lowering was asked for.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/conform/Conform.h"

#include "conformance/NoLowering.h"
#include "conformance/PlainText.h"
#include "conformance/waivers/StaleWaivers.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace memref_cts::conformance;

/// Lowerings of another version are other programs; the library of this tool
/// says nothing about them.
static bool usesThisLibrary(const LoweringSpec &spec) { return spec.kind != LoweringKind::Release; }

static void raise(ClauseResult &into, ClauseResult result) {
  if (result.state > into.state)
    into = std::move(result);
}

static void raise(ClauseResult &into, ClauseState state, const std::string &reason) {
  raise(into, {state, reason, "", false});
}

/// A clause that passes has nothing that could not be run.
static void miss(ClauseResult &into, ClauseState state, const std::string &reason, bool ofLibrary) {
  if (into.state <= ClauseState::Passed)
    into = {state, reason, "", ofLibrary};
}

/// Whether nothing in a cell is refused for another reason than that it is not asked.
static bool isNotAsked(const Cell &cell) {
  return !cell.reasons.empty() && all_of(cell.reasons, [](const CellReason &reason) {
    return StringRef(reason.kind).starts_with(name(Reason::NotAsked));
  });
}

/// What the engines of one lowering saw of one file.
static ClauseResult judgeFile(const FileReport &file, const LoweringSpec &spec) {
  ClauseResult result;
  std::string name = printable(sys::path::filename(file.file));
  if (file.notReached) {
    raise(result, ClauseState::Skipped, "interrupted");
    return result;
  }
  if (!file.error.empty()) {
    // Nobody's fault but the case's; makeConformReport lists it.
    raise(result, ClauseState::Inconclusive, "not checked: " + printable(file.error, /*keepLines=*/true));
    return result;
  }
  uint64_t agreed = 0;
  bool refused = false, wrongReference = false, anyCell = false, ofLibrary = false, libraryAgrees = false;
  std::string reason, waiver, key, aboutModule, notAsked;
  for (const Cell &cell : file.cells) {
    bool own = cell.lowering == spec.label;
    if (!own && !isNoLowering(cell.lowering))
      continue;
    if (cell.bad()) {
      wrongReference |= !own;
      if (own || usesThisLibrary(spec))
        raise(result, ClauseState::Failed,
              name + ": " + cell.stage.text() + ": " + utostr(cell.bad()) + " bad of " + utostr(cell.total()));
    }
    if (own || usesThisLibrary(spec))
      for (const auto &[waived, sum] : cell.waived)
        if (waiver.empty() || (own && ofLibrary)) {
          waiver = name + ": " + cell.stage.text() + ": " + waived + (sum.call.empty() ? "" : ": " + sum.call);
          key = waived;
          ofLibrary = !own;
        }
    if (!own) {
      // Refused by the parser or the verifier: no lowering is involved.
      bool module = cell.stage.isAboutModule();
      if (module && !cell.bad())
        aboutModule = "about the modules of this library, not about a lowering of another version";
      libraryAgrees |= module && usesThisLibrary(spec) && cell[VerdictKind::Agree];
      if (cell.stage == EngineKind::Ref && !cell.reasons.empty())
        reason = firstLine(cell.reasons.front().text);
      continue;
    }
    anyCell = true;
    agreed += cell[VerdictKind::Agree];
    if (cell[VerdictKind::Refused]) {
      refused |= (cell.stage == StepKind::Load || cell.stage == StepKind::Lower) && !isNotAsked(cell);
      if (!cell.reasons.empty())
        reason = firstLine(cell.reasons.front().text);
      // CHECK lines are refused for no other reason.
      if ((cell.stage == StepKind::Static || isNotAsked(cell)) && notAsked.empty())
        notAsked = reason;
    } else if (cell[VerdictKind::Inconclusive] && !cell.reasons.empty()) {
      reason = firstLine(cell.reasons.front().text);
    }
  }
  if (wrongReference && result.state == ClauseState::Untested)
    raise(result, ClauseState::Inconclusive, name + ": the reference machine is not as expected");
  if (result.state == ClauseState::Failed)
    return result;
  if (!waiver.empty())
    raise(result, {ClauseState::Waived, waiver, key, ofLibrary});
  else if (refused)
    raise(result, ClauseState::Refused, reason);
  else if (!notAsked.empty())
    raise(result, ClauseState::NotAsked, notAsked);
  else if (agreed)
    raise(result, ClauseState::Passed, "");
  else if (libraryAgrees)
    raise(result, {ClauseState::Library, "refused by MLIR's own parser or verifier: no lowering is asked", "", true});
  else if (!aboutModule.empty())
    raise(result, ClauseState::Skipped, aboutModule);
  else
    raise(result, ClauseState::Inconclusive,
          reason.empty() ? std::string(anyCell ? "nothing was compared" : "not run") : reason);
  return result;
}

/// Tests that fail as a row says, and rows whose tests pass or do not exist.
static void waiveApiTests(ConformReport &report) {
  for (ApiTest &test : report.input.api) {
    if (test.state != ClauseState::Failed)
      continue;
    Verdict verdict = {VerdictKind::Differ, test.name, "what the clause says", test.message};
    if (const Waiver *row = report.config.waivers.match(test.name, "", kNoLowering, StepKind::Api, verdict)) {
      test.state = ClauseState::Waived;
      test.waiver = Waivers::key(*row);
    }
  }
  for (const Waiver &row : report.config.waivers.rows()) {
    auto isOfClause = [&](const ApiTest &test) {
      return test.clause == row.clause && test.state != ClauseState::Skipped && test.state != ClauseState::NotBuilt;
    };
    if (!Waivers::namesStage(row, StepKind::Api) || none_of(report.input.api, isOfClause))
      continue;
    for (size_t i = 0; i < Waivers::numPatterns(row); ++i) {
      auto fits = [&](const ApiTest &test) { return Waivers::fits(row, i, test.name); };
      std::string pattern = Waivers::patternText(row, i).str();
      if (none_of(report.input.api, fits))
        report.stale.push_back("waiver '" + row.name + "' is about no test: '" + pattern + "' fits none");
      for (const ApiTest &test : report.input.api)
        if (fits(test) && test.state == ClauseState::Passed)
          report.stale.push_back("waiver '" + row.name + "' explains nothing any more: " + test.name +
                                 " passes; remove it");
    }
  }
}

ConformReport memref_cts::conformance::makeConformReport(ConformInput input, CheckConfig config, CheckReport check) {
  ConformReport report;
  report.input = std::move(input);
  report.config = std::move(config);
  report.check = std::move(check);
  DenseMap<const Clause *, size_t> rowOf;
  for (const Clause *clause : report.input.clauses) {
    rowOf[clause] = report.rows.size();
    ClauseRow &row = report.rows.emplace_back();
    row.clause = clause;
    row.mustpass = report.input.mustpass && report.input.mustpass->contains(clause);
    row.results.resize(report.config.lowerings.size());
  }
  for (size_t i = 0; i < report.input.cases.size(); ++i) {
    const FileReport &file = report.check.files[i];
    ClauseRow &row = report.rows[rowOf.at(report.input.cases[i].clause)];
    row.cases.push_back(i);
    if (!file.error.empty() && !file.notReached)
      report.errors.push_back(printable(file.error, /*keepLines=*/true));
    for (const std::string &text : file.flakyTexts())
      report.errors.push_back(printable(text));
    for (size_t l = 0; l < row.results.size(); ++l) {
      raise(row.results[l], judgeFile(file, report.config.lowerings[l]));
    }
  }
  waiveApiTests(report);
  for (const ApiTest &test : report.input.api) {
    const Clause *clause = report.input.registry->find(test.clause);
    if (!clause || clause->retired()) {
      report.errors.push_back("test " + test.name + ": the registry has no clause " + test.clause);
      continue;
    }
    auto found = rowOf.find(clause);
    if (found == rowOf.end())
      continue;
    ClauseRow &row = report.rows[found->second];
    row.tests.push_back(&test);
    for (size_t l = 0; l < row.results.size(); ++l) {
      if (!usesThisLibrary(report.config.lowerings[l]))
        raise(row.results[l], ClauseState::Skipped,
              "about this tool's library, not about a lowering of another version");
      else if (test.state == ClauseState::Waived)
        raise(row.results[l], {test.state, test.name + ": " + test.waiver, test.waiver, /*ofLibrary=*/true});
      else if (test.state == ClauseState::Passed)
        raise(row.results[l], {ClauseState::Library, "tests of MLIR's API pass: no lowering is asked", "", true});
      else
        raise(row.results[l], test.state, test.message);
    }
  }
  for (ClauseRow &row : report.rows)
    for (size_t l = 0; l < row.results.size(); ++l) {
      for (size_t i : row.cases)
        if (report.check.files[i].notReached)
          miss(row.results[l], ClauseState::Skipped, "interrupted", /*ofLibrary=*/false);
      for (const ApiTest *test : row.tests)
        if ((test->state == ClauseState::Skipped || test->state == ClauseState::NotBuilt) &&
            usesThisLibrary(report.config.lowerings[l]))
          miss(row.results[l], test->state, test->message, /*ofLibrary=*/true);
    }
  for (const ClauseTest &test : report.input.elsewhere) {
    auto found = rowOf.find(test.clause);
    if (found == rowOf.end())
      continue;
    ClauseRow &row = report.rows[found->second];
    row.elsewhere.push_back(&test);
    for (ClauseResult &result : row.results)
      raise(result, ClauseState::Elsewhere, "tested by ctest: " + test.name + " (" + test.path + ")");
  }
  if (report.check.interrupted)
    report.input.partial.push_back("interrupted");
  if (!report.errors.empty())
    report.input.partial.push_back("cases could not be checked");
  append_range(report.stale, staleWaivers(report.check, report.config,
                                          report.input.waiversAreOfSuite ? ArrayRef<std::string>(report.input.suite)
                                                                         : ArrayRef<std::string>()));
  return report;
}

uint64_t ConformReport::count(size_t lowering, ClauseState state, StringRef chapter) const {
  return static_cast<uint64_t>(llvm::count_if(rows, [&](const ClauseRow &row) {
    return row.results[lowering].state == state && (chapter.empty() || row.clause->chapter == chapter);
  }));
}

uint64_t ConformReport::countMustpass(size_t lowering, ClauseState state) const {
  return static_cast<uint64_t>(
      llvm::count_if(rows, [&](const ClauseRow &row) { return row.mustpass && row.results[lowering].state == state; }));
}

bool ConformReport::conforms(size_t lowering) const {
  return input.partial.empty() && input.mustpass && !input.mustpass->empty() &&
         countMustpass(lowering, ClauseState::Passed) + countMustpass(lowering, ClauseState::NotAsked) ==
             input.mustpass->size();
}

std::vector<size_t> ConformReport::slowestCases() const {
  std::vector<size_t> order(check.files.size());
  for (size_t i = 0; i < order.size(); ++i)
    order[i] = i;
  llvm::sort(order, [&](size_t a, size_t b) {
    double secondsA = check.files[a].seconds, secondsB = check.files[b].seconds;
    return secondsA > secondsB || (secondsA == secondsB && a < b);
  });
  order.resize(std::min<size_t>(order.size(), slowest));
  return order;
}

int ConformReport::exitCode() const {
  if (check.interrupted || !errors.empty())
    return 2;
  for (size_t l = 0; l < config.lowerings.size(); ++l)
    if (count(l, ClauseState::Failed) != 0)
      return 1;
  for (const ApiTest &test : input.api)
    if (test.state == ClauseState::Failed)
      return 1;
  return !stale.empty() || check.findings() > 0 || !check.refusedEverywhere(config).empty();
}
