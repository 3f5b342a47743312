//===-- AgainstBaseline.cpp - a run against its baseline ---------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Set differences on both snapshots. Coverage that went away because of new
// trouble in an earlier step, an error or an interruption is told once, as that.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/gate/AgainstBaseline.h"

#include "conformance/NoLowering.h"
#include "conformance/words/SilentLowering.h"
#include "conformance/words/Stage.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace memref_cts::conformance;

uint64_t GateResult::checked() const {
  uint64_t sum = 0;
  for (const auto &row : coverage)
    if (row.first.engine != name(EngineKind::Ref) && !row.first.subject.is(SubjectKind::Clause))
      sum += row.second.checked;
  return sum;
}

uint64_t GateResult::waived() const {
  uint64_t sum = 0;
  for (const auto &row : coverage)
    if (!row.first.subject.is(SubjectKind::Clause))
      sum += row.second.waived;
  return sum;
}

std::set<Subject> GateResult::rows(bool clauses) const {
  std::set<Subject> all;
  for (const auto &row : coverage)
    if (row.first.subject.is(SubjectKind::Clause) == clauses)
      all.insert(row.first.subject);
  return all;
}

uint64_t GateResult::files() const { return rows(/*clauses=*/false).size(); }
uint64_t GateResult::clauses() const { return rows(/*clauses=*/true).size(); }

std::string GateResult::shown(const Subject &subject) const {
  SmallString<256> path;
  switch (subject.kind()) {
  case SubjectKind::File:
    path = sys::path::parent_path(baseline);
    sys::path::append(path, subject.text());
    sys::path::remove_dots(path, /*remove_dot_dot=*/true);
    return std::string(path);
  case SubjectKind::DataFile:
    if (data.empty())
      return subject.text();
    path = data;
    sys::path::append(path, subject.pathInData());
    return std::string(path);
  case SubjectKind::NoFile:
  case SubjectKind::Clause:
  case SubjectKind::Abi:
  case SubjectKind::Campaign:
    return subject.text();
  }
  llvm_unreachable("all kinds are above");
}

int GateResult::exitCode() const {
  if (!errors.empty() || interrupted)
    return 2;
  if (updated)
    return 0;
  return fresh.empty() && (lost.empty() || allowLost) ? 0 : 1;
}

/// Steps before anything runs; trouble there leaves no runs.
static bool isStep(StringRef engine) {
  std::optional<Stage> stage = Stage::parse(engine); // reports also have rows of others, such as "clause"
  return stage && stage->isBeforeRuns();
}

/// Whether a run could have said something about a row of the baseline.
static bool couldSee(const Snapshot &now, const Subject &subject, StringRef lowering, StringRef engine) {
  // What a campaign did not find this time is not gone.
  if (subject.is(SubjectKind::Campaign))
    return false;
  if (!now.subjects.count(subject) || (!isNoLowering(lowering) && !now.lowerings.count(lowering.str())))
    return false;
  return isStep(engine) || now.engines.count(engine.str());
}

/// Whether a trouble of the baseline may be there and was not met: its engine made fewer
/// runs of the file, or of other calls.
static bool mayHide(const Snapshot &baseline, const Snapshot &now, const TroubleKey &key) {
  if (isStep(key.engine) || key.subject.is(SubjectKind::Clause))
    return false;
  CoverageKey row{key.subject, key.lowering, key.engine};
  auto before = baseline.coverage.find(row), after = now.coverage.find(row);
  uint64_t runsBefore = before == baseline.coverage.end() ? 0 : before->second.checked;
  uint64_t runs = after == now.coverage.end() ? 0 : after->second.checked;
  return runs < runsBefore || baseline.seed != now.seed;
}

/// The row that knows a trouble. One of an older tool is about each fault that has the other fields, or about all
/// runs that no report had in full.
static std::map<TroubleKey, Trouble>::const_iterator rowOf(const Snapshot &baseline, const TroubleKey &key) {
  auto row = baseline.troubles.find(key);
  if (row != baseline.troubles.end())
    return row;
  TroubleKey older = key;
  older.cause = kUnknown;
  row = baseline.troubles.find(older);
  if (row != baseline.troubles.end())
    return row;
  older.function = older.path = older.trap = older.operation = older.origin = "";
  return baseline.troubles.find(older);
}

/// A row of an older tool, and trouble that it may be about.
static bool isSuperseded(const Snapshot &now, const TroubleKey &key) {
  if (key.trap != kUnknown)
    return false;
  TroubleKey first = key;
  first.trap.clear();
  auto it = now.troubles.lower_bound(first);
  return it != now.troubles.end() &&
         std::tie(it->first.subject, it->first.function, it->first.lowering, it->first.engine, it->first.verdict,
                  it->first.path) ==
             std::tie(key.subject, key.function, key.lowering, key.engine, key.verdict, key.path);
}

/// Where a reader begins: with the source program and with steps that failed, then with a
/// finding that names the wrong instruction, then with others of the lowered module. What
/// native code does is a consequence of these, or stands alone.
static unsigned placeInReport(const TroubleKey &key) {
  if (isStep(key.engine) || key.engine == name(EngineKind::Ref))
    return 0;
  if (key.engine != name(EngineKind::RefLLVM))
    return 3;
  return key.operation.empty() ? 2 : 1;
}

namespace {
class Losses {
public:
  Losses(const Snapshot &baseline, const Snapshot &now, bool comparable)
      : baseline(baseline), now(now), comparable(comparable) {}
  void compare(const CoverageKey &key);
  std::map<std::pair<Subject, std::string>, std::vector<std::string>> found; // by subject and lowering

private:
  static Coverage find(const Snapshot &snapshot, const CoverageKey &key) {
    auto it = snapshot.coverage.find(key);
    return it == snapshot.coverage.end() ? Coverage() : it->second;
  }
  const Snapshot &baseline;
  const Snapshot &now;
  bool comparable;
};
} // namespace

void Losses::compare(const CoverageKey &key) {
  Coverage before = find(baseline, key), after = find(now, key);
  std::vector<std::string> &what = found[{key.subject, key.lowering}];
  bool fewer = comparable ? after.checked < before.checked : before.checked && !after.checked;
  if (fewer)
    what.push_back(key.engine + ": " + utostr(before.checked) + " checked before, " +
                   (after.checked ? utostr(after.checked) : std::string("none")) + " now");
  for (const auto &[kind, count] : after.gaps) {
    auto it = before.gaps.find(kind);
    uint64_t old = it == before.gaps.end() ? 0 : it->second;
    if (comparable ? count > old : count && !old)
      what.push_back(key.engine + ": " + utostr(count) + " " + kind + (old ? ", " + utostr(old) + " before" : "") +
                     (after.reasons.empty() ? "" : " (" + join(after.reasons, "; ") + ")"));
  }
}

/// A lowering that one report has nothing of may be in another one.
static std::vector<std::string> silentTexts(const Snapshot &now) {
  std::vector<std::string> texts;
  for (const auto &[lowering, why] : now.silent)
    if (none_of(now.coverage, [&, &lowering = lowering](const auto &row) {
          return row.first.lowering == lowering && row.second.checked != 0;
        }))
      texts.push_back(SilentLowering{lowering, why}.text());
  return texts;
}

GateResult memref_cts::conformance::compareWithBaseline(const Snapshot &baseline, const Snapshot &now,
                                                        const GateOptions &options) {
  GateResult result;
  result.errors = now.errors;
  result.interrupted = now.interrupted;
  result.sandbox = join(now.sandbox, "; ");
  result.allowLost = options.allowLost;
  result.coverage = now.coverage;
  result.campaignRuns = now.campaignRuns;
  result.silent = silentTexts(now);
  // With other counts of random calls only "some" and "none" can be compared.
  result.numbersCompared = baseline.subjects.empty() || (baseline.random == now.random && baseline.seed == now.seed);

  std::set<std::pair<Subject, std::string>> stopped; // subject, lowering with new trouble before any run
  std::set<TroubleKey> met;                          // rows of the baseline
  for (const auto &[key, trouble] : now.troubles) {
    auto old = rowOf(baseline, key);
    Trouble shown = trouble;
    if (old != baseline.troubles.end()) {
      met.insert(old->first);
      result.unnamed += old->first.cause == kUnknown && !key.faultText().empty();
      shown.note = old->second.note;
      if (result.numbersCompared)
        shown.runsBefore = old->second.runs;
      result.moreRuns += shown.hasMoreRuns();
      result.known.emplace_back(key, std::move(shown));
      continue;
    }
    if (isStep(key.engine))
      stopped.insert({key.subject, key.lowering});
    result.fresh.emplace_back(key, std::move(shown));
  }
  llvm::sort(result.fresh, [](const auto &a, const auto &b) {
    unsigned left = placeInReport(a.first), right = placeInReport(b.first);
    return std::tie(left, a.first) < std::tie(right, b.first);
  });
  for (const auto &[key, trouble] : baseline.troubles) {
    if (met.count(key))
      continue;
    if (now.failed.count(key.subject) || isSuperseded(now, key))
      continue;
    if (couldSee(now, key.subject, key.lowering, key.engine))
      (mayHide(baseline, now, key) ? result.notShown : result.fixed).emplace_back(key, trouble);
    else if (options.partial)
      ++result.notLookedAt;
  }

  if (now.interrupted) {
    result.fixed.clear(); // nothing is known about what did not run
    result.notShown.clear();
    return result;
  }

  Losses losses(baseline, now, result.numbersCompared);
  std::set<std::pair<Subject, std::string>> inBaseline;
  for (const auto &row : baseline.coverage)
    inBaseline.insert({row.first.subject, row.first.lowering});
  // Gaps in rows that the baseline does not have, of files that it has: they
  // are causes, and come before what they cause.
  for (const auto &row : now.coverage)
    if (!baseline.coverage.count(row.first) && inBaseline.count({row.first.subject, row.first.lowering}))
      losses.compare(row.first);
  for (const auto &[key, coverage] : baseline.coverage) {
    if (options.partial && !couldSee(now, key.subject, key.lowering, key.engine))
      ++result.notLookedAt;
    else
      losses.compare(key);
  }
  for (auto &[key, what] : losses.found)
    if (!what.empty() && !stopped.count(key) && !now.failed.count(key.first))
      result.lost.push_back({key.first, key.second, std::move(what)});
  for (const Subject &subject : now.subjects) {
    if (baseline.subjects.count(subject))
      continue;
    if (subject.is(SubjectKind::Campaign))
      result.campaignIsUnknown = true;
    else
      ++(subject.is(SubjectKind::Clause) ? result.unknownClauses : result.unknownFiles);
  }
  return result;
}

Snapshot memref_cts::conformance::updatedBaseline(const Snapshot &baseline, const Snapshot &now,
                                                  const GateOptions &options) {
  Snapshot next = now;
  for (auto &[key, trouble] : next.troubles) {
    auto old = rowOf(baseline, key);
    if (old == baseline.troubles.end() && key.isOfTrap) {
      TroubleKey unknown = key;
      unknown.trap = kUnknown;
      unknown.operation = unknown.origin = "";
      old = baseline.troubles.find(unknown);
    }
    if (old != baseline.troubles.end())
      trouble.note = old->second.note;
  }
  if (!options.partial)
    return next;
  // What this run did not look at stays as it was.
  for (const auto &[key, trouble] : baseline.troubles)
    if (!couldSee(now, key.subject, key.lowering, key.engine))
      next.troubles.try_emplace(key, trouble);
  for (const auto &[key, coverage] : baseline.coverage)
    if (!couldSee(now, key.subject, key.lowering, key.engine)) {
      next.coverage.try_emplace(key, coverage);
      next.subjects.insert(key.subject);
    }
  next.lowerings.insert(baseline.lowerings.begin(), baseline.lowerings.end());
  next.engines.insert(baseline.engines.begin(), baseline.engines.end());
  return next;
}
