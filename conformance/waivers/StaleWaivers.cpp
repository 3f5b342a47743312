//===-- StaleWaivers.cpp - waivers whose cases agree -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row that names a case says that the case is wrong under each lowering the row
// is about. One under which it agrees is a finding, and so is a row that none of
// them needs. A glob says so of some of the cases that fit, and is a finding once
// none of them needs it. So is a repair that does not mend a run that it was written
// for, in any run. Rows about machines that the run had none of say nothing.
//
//===----------------------------------------------------------------------===//

#include "conformance/waivers/StaleWaivers.h"
#include "conformance/NoLowering.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace memref_cts::conformance;

/// The engines that run lowered code on this machine in a worker, or without code.
static std::vector<EngineKind> enginesWithoutTargets() {
  std::vector<EngineKind> kinds = EngineSet::all().list();
  erase_if(kinds, [](EngineKind kind) { return kind == EngineKind::Ref || isOfTargets(kind); });
  return kinds;
}

/// The stages in which a lowering, or code for this machine, may be wrong.
static std::vector<Stage> stagesOfThisMachine() {
  std::vector<Stage> stages;
  for (EngineKind kind : EngineSet::all().list())
    if (kind != EngineKind::Ref)
      stages.emplace_back(kind, isOfTargets(kind) ? "native" : "");
  for (unsigned i = 0; i < kNumStepKinds; ++i)
    if (Stage step = static_cast<StepKind>(i); !step.isOfRuns() && !step.isAboutModule())
      stages.push_back(step);
  return stages;
}

/// Whether the run had all engines that might have needed the row.
static bool ranAllStages(const Waiver &row, const CheckConfig &config) {
  auto names = [&](const Stage &stage) { return Waivers::namesStage(row, stage); };
  // Code of targets is not encoded, which finds fault with lowered modules as well.
  bool encodes = config.has(EngineKind::Jit) || config.has(EngineKind::RefLLVM) || config.has(EngineKind::RefIR);
  return all_of(enginesWithoutTargets(), [&](EngineKind kind) { return config.has(kind) || !names(kind); }) &&
         (config.has(EngineKind::Jit) || !names(StepKind::Compile)) && (encodes || !names(StepKind::Lower));
}

/// Whether the row is about this machine, or about one that the run made code for.
static bool hadMachine(const Waiver &row, const CheckConfig &config) {
  std::vector<Stage> stages = stagesOfThisMachine();
  append_range(stages, config.stages());
  return any_of(stages, [&](const Stage &stage) { return Waivers::concernsStage(row, stage); });
}

/// Rows about lowering and compiling concern every file that was lowered.
static bool isAboutRuns(const Waiver &row) {
  auto names = [&](const Stage &stage) { return Waivers::namesStage(row, stage); };
  return (Waivers::namesTargets(row) && !names(StepKind::Lower) && !names(StepKind::Compile)) ||
         any_of(enginesWithoutTargets(), names) || names(StepKind::Static) || names(StepKind::Translate);
}

namespace {
/// What a file says about a row under a lowering. Of several, the last in this
/// order counts.
enum class Evidence {
  None,        // nothing that the row is about was done
  Silent,      // it was, and nothing of it was right or wrong
  Unneeded,    // something is wrong, and other rows explain all of it
  Agrees,      // all that was done agrees, in all stages
  Unexplained, // something is wrong that no row explains: a finding, which this row may be about
  Needed       // the row explains something
};
} // namespace

static Evidence look(const Waiver &row, bool aboutRuns, const FileReport &file, StringRef lowering) {
  bool concerned = false, needed = false;
  uint64_t agreed = 0, waived = 0, unexplained = 0;
  for (const Cell &cell : file.cells) {
    if (cell.lowering != lowering)
      continue;
    concerned |= !aboutRuns || (Waivers::concernsStage(row, cell.stage) && cell.compared());
    needed |= cell.waived.count(Waivers::key(row)) != 0;
    agreed += cell[VerdictKind::Agree];
    waived += cell[VerdictKind::Waived];
    unexplained += cell.bad();
  }
  return !concerned    ? Evidence::None
         : needed      ? Evidence::Needed
         : unexplained ? Evidence::Unexplained
         : waived      ? Evidence::Unneeded
         : agreed      ? Evidence::Agrees
                       : Evidence::Silent;
}

/// A path with # for its numbers.
static std::string withoutNumbers(StringRef path) {
  std::string text;
  for (char c : path)
    if (!isDigit(c))
      text += c;
    else if (text.empty() || text.back() != '#')
      text += '#';
  return text;
}

/// How far a line of a row is from what was found.
static unsigned distance(const Explanation &one, const Finding &finding) {
  return (one.stage == finding.stage ? 0 : 2000) + (one.verdict == name(finding.verdict.kind) ? 0 : 1000) +
         (StringRef(one.path).contains('#')
              ? StringRef(withoutNumbers(one.path)).edit_distance(withoutNumbers(finding.verdict.path))
              : StringRef(one.path).edit_distance(finding.verdict.path));
}

std::vector<std::string> memref_cts::conformance::silentWaivers(ArrayRef<FileReport> files, const Waivers &waivers) {
  std::vector<std::string> lines;
  for (const FileReport &file : files) {
    for (const Waiver &row : waivers.rows()) {
      bool named = false;
      for (size_t i = 0; i < Waivers::numPatterns(row); ++i)
        named |= Waivers::isExact(row, i) && Waivers::fits(row, i, file.file);
      if (!named || !Waivers::isKept(row) ||
          any_of(file.cells, [&](const Cell &cell) { return cell.waived.count(Waivers::key(row)) != 0; }) ||
          any_of(file.findings,
                 [&](const Finding &finding) { return is_contained(finding.verdict.waivers, Waivers::key(row)); }))
        continue;
      const Finding *nearest = nullptr;
      const Explanation *line = nullptr;
      bool claimed = false;
      for (const Finding &finding : file.findings) {
        if (!Waivers::concernsLowering(row, finding.lowering))
          continue;
        claimed |= Waivers::claims(row, finding.stage, finding.verdict);
        if (!nearest)
          nearest = &finding;
        for (const Explanation &one : row.explains)
          if (!line || distance(one, finding) < distance(*line, *nearest)) {
            line = &one;
            nearest = &finding;
          }
      }
      if (!nearest || claimed) // a repair that fails says so itself
        continue;
      std::string text = "waiver '" + row.name + "' names " + sys::path::filename(file.file).str() +
                         " and explains none of its findings: ";
      std::string found = nearest->stage.text() + " " + name(nearest->verdict.kind);
      if (!line)
        text += "it is about " + row.stage + " " + row.verdict + (row.trap.empty() ? "" : " " + row.trap) +
                (row.madeBy.empty() ? "" : ", made by " + row.madeBy) + "; the finding is " + found;
      else if (distance(*line, *nearest) == 0)
        text += "a line has the path '" + line->path +
                "', and another operation, seen or expected, or its operation has no part there";
      else
        text += "the nearest line is " + line->stageText + " " + line->verdict + " '" + line->path +
                "'; the finding is " + found + " '" + nearest->verdict.path + "'";
      lines.push_back(std::move(text));
    }
  }
  return lines;
}

std::vector<std::string> memref_cts::conformance::staleWaivers(const CheckReport &report, const CheckConfig &config,
                                                               ArrayRef<std::string> suite) {
  std::vector<std::string> stale;
  for (const FileReport &file : report.files)
    for (const BadRepair &bad : file.badRepairs)
      stale.push_back(bad.text);
  // Other calls, or other code, than the row was written for say nothing.
  if (report.interrupted || !config.onlyCalls.empty() || config.seed || config.optLevel != 0 ||
      config.calls != CallKinds::All)
    return stale;
  StringSet<> checked;
  for (const FileReport &file : report.files)
    if (file.error.empty() && !file.notReached && !(config.random && file.drawn))
      checked.insert(file.file);
  for (const Waiver &row : config.waivers.rows()) {
    // LLVM's faults show with values that a suite need not have, and api tests are no files.
    if (!Waivers::isKept(row) || !row.agrees.empty() || Waivers::namesStage(row, StepKind::Api) ||
        !ranAllStages(row, config) || (!row.target.empty() && !hadMachine(row, config)))
      continue;
    std::vector<StringRef> lowerings;
    if (isNoLowering(row.lowering))
      lowerings.push_back(kNoLowering);
    else
      for (const LoweringSpec &spec : config.lowerings)
        if (Waivers::concernsLowering(row, spec.label))
          lowerings.push_back(spec.label);
    if (lowerings.empty())
      continue;
    bool aboutRuns = isAboutRuns(row);
    for (size_t i = 0; i < Waivers::numPatterns(row); ++i) {
      bool exact = Waivers::isExact(row, i);
      if (!suite.empty() && none_of(suite, [&](const std::string &file) { return Waivers::fits(row, i, file); })) {
        stale.push_back("waiver '" + row.name + "' is about no case: '" + Waivers::patternText(row, i).str() +
                        "' fits none");
        continue;
      }
      if (!exact && (suite.empty() || !all_of(suite, [&](const std::string &file) {
                       return checked.contains(file) || !Waivers::fits(row, i, file);
                     })))
        continue;
      Evidence most = Evidence::None;
      for (const FileReport &file : report.files) {
        if (!checked.contains(file.file) || !Waivers::fits(row, i, file.file))
          continue;
        std::vector<StringRef> agree;
        for (StringRef lowering : lowerings) {
          Evidence evidence = look(row, aboutRuns, file, lowering);
          if (evidence == Evidence::None)
            continue;
          most = std::max(most, evidence);
          if (evidence == Evidence::Agrees)
            agree.push_back(lowering);
        }
        if (exact && !agree.empty())
          stale.push_back("waiver '" + row.name +
                          "' explains nothing any more: " + sys::path::filename(file.file).str() + " agrees under " +
                          join(agree, ", ") + "; take it out of the row");
      }
      // What agrees was said above.
      if (exact ? most != Evidence::Unneeded : most == Evidence::None || most == Evidence::Needed)
        continue;
      std::string pattern = Waivers::patternText(row, i).str(),
                  about = " (" + row.lowering + ", " + Waivers::stageText(row) + "); ";
      stale.push_back("waiver '" + row.name + "' explains nothing any more: " +
                      (exact ? "no lowering of the row needs it for " + pattern + about + "take it out of the row"
                             : "no case that '" + pattern + "' fits needs it" + about + "remove it"));
    }
  }
  return stale;
}
