//===-- Replace.cpp - waivers that name the operation at fault -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A wrong value says nothing about where it comes from. A waiver that names an
// operation may explain it only if the same call agrees once that operation is
// said in other operations: a different fault in the same program stays. The
// call is checked on all engines, with all other waivers, and with what the case
// expects of it, so that a replacement that says something else is seen.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/FileCheck.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace llvm;
using namespace memref_cts::conformance;

struct FileChecker::Second {
  Second(const CheckConfig &original, const LoweringSpec &spec, const std::function<bool()> &stop)
      : config(original), checker(config, times, stop) {
    config.lowerings = {spec};
    config.waivers = original.waivers.withoutReplaces();
    config.afterEachPass = false;
    config.selfChecking.clear();
    config.random.reset();
    config.seed.reset();
    config.onlyCalls.clear();
    config.keep = 1;
    config.keepShown = 0;
  }
  CheckConfig config;
  CheckTimes times;
  FileChecker checker;
};

FileChecker::~FileChecker() = default;

uint64_t FileChecker::workerDeaths() const {
  uint64_t sum = 0;
  for (const std::unique_ptr<Worker> &worker : workers)
    sum += worker->deaths();
  for (const auto &[lowering, second] : seconds)
    sum += second->checker.workerDeaths();
  return sum;
}

/// The module and its options, without calls and other comments.
static std::string moduleText(StringRef text) {
  std::string result;
  while (!text.empty()) {
    StringRef line;
    std::tie(line, text) = text.split('\n');
    if (!line.ltrim().starts_with("//") || line.ltrim("/ ").starts_with("OPTIONS:"))
      result += line.str() + "\n";
  }
  return result;
}

/// Whether all calls are defined and agree on every engine, or what is wrong
/// with them has another waiver. A function with a C wrapper is called through
/// both, so that there may be more runs than calls.
bool FileChecker::agrees(const std::string &text, ArrayRef<std::string> calls, const CaseFile &file,
                         const LoweringSpec &spec) {
  std::string whole = text;
  for (const std::string &call : calls)
    whole += "// CALL: " + call + "\n";
  Expected<CaseFile> edited = parseCaseFile(file.path, whole);
  if (!edited) {
    consumeError(edited.takeError());
    return false;
  }
  std::shared_ptr<Second> &second = seconds[spec.text];
  if (!second)
    second = std::make_shared<Second>(config, spec, stop);
  FileReport report;
  second->checker.check(*edited, report);
  bool anyEngine = false;
  for (const Cell &cell : report.cells) {
    bool isReference = cell.lowering == "-";
    anyEngine |= !isReference;
    uint64_t explained = cell[VerdictKind::Agree] + (isReference ? 0 : cell[VerdictKind::Waived]);
    if (explained < calls.size() || explained != cell.total())
      return false;
  }
  return anyEngine && report.error.empty() && !(stop && stop());
}

void FileChecker::explainByReplacing(const CaseFile &file, FileReport &report) {
  if (file.negative || report.findings.empty() || !report.error.empty())
    return;
  for (const LoweringSpec &spec : config.lowerings) {
    std::string text = moduleText(file.text);
    std::vector<const Waiver *> applied;
    for (const Waiver &row : config.waivers.rows()) {
      if (row.replace.empty() || !Waivers::concerns(row, file.path, spec.text) ||
          !Waivers::concernsOptions(row, file.options))
        continue;
      applied.push_back(&row);
      // Calls that have findings, all of them of rows applied so far.
      SetVector<StringRef> open, foreign;
      for (const Finding &finding : report.findings) {
        bool fits = any_of(applied, [&](const Waiver *by) {
          return Waivers::concernsStage(*by, finding.engine) && Waivers::concernsVerdict(*by, finding.verdict);
        });
        if (finding.lowering == spec.text || finding.lowering == "-")
          (fits && finding.lowering != "-" ? open : foreign).insert(finding.call);
      }
      std::vector<std::string> calls;
      for (StringRef call : open)
        if (!call.empty() && !foreign.contains(call))
          calls.push_back(call.str());
      std::string edited = calls.empty() ? text : Waivers::replaced(row, text);
      if (edited == text) {
        applied.pop_back();
        continue;
      }
      text = std::move(edited);
      if (!agrees(text, calls, file, spec))
        erase_if(calls, [&](const std::string &call) { return calls.size() == 1 || !agrees(text, call, file, spec); });
      erase_if(report.findings, [&](const Finding &finding) {
        if (finding.lowering != spec.text || !is_contained(calls, finding.call))
          return false;
        Cell &into = cell(report, spec.text, finding.engine);
        --into[finding.verdict.kind];
        ++into[VerdictKind::Waived];
        into.addWaived(Waivers::key(row), finding.call);
        Verdict verdict = finding.verdict;
        verdict.kind = VerdictKind::Waived;
        keepShown(into, file, &spec, finding.call, std::move(verdict));
        return true;
      });
    }
  }
}

/// Of a file that was cut short nobody knows what waivers with a replacement would
/// have explained: findings that one of them is about are none.
void FileChecker::dropUndecided(const CaseFile &file, FileReport &report) {
  const std::string text = moduleText(file.text);
  std::vector<const Waiver *> rows;
  for (const Waiver &row : config.waivers.rows())
    if (!row.replace.empty() && Waivers::concernsOptions(row, file.options) && Waivers::replaced(row, text) != text)
      rows.push_back(&row);
  erase_if(report.findings, [&](const Finding &finding) {
    bool undecided = finding.lowering != "-" && !finding.call.empty() && any_of(rows, [&](const Waiver *row) {
                       return Waivers::concerns(*row, file.path, finding.lowering) &&
                              Waivers::concernsStage(*row, finding.engine) && Waivers::concernsVerdict(*row, finding.verdict);
                     });
    if (undecided)
      --cell(report, finding.lowering, finding.engine)[finding.verdict.kind];
    return undecided;
  });
}

void FileChecker::check(const CaseFile &file, FileReport &report) {
  checkCase(file, report);
  bool mustBeAccepted = !file.negative || file.negative->phase == "run";
  if (!file.neighbour.empty() && mustBeAccepted && config.calls != CallKinds::Random && report.error.empty() &&
      !(stop && stop()))
    checkAcceptance(file, report);
  if (!config.waivers.anyReplaces())
    return;
  explainByReplacing(file, report);
  if (stop && stop())
    dropUndecided(file, report);
  std::map<std::pair<std::string, std::string>, unsigned> kept;
  erase_if(report.findings, [&](const Finding &finding) {
    return kept[{finding.lowering, finding.engine}]++ >= config.keep;
  });
}
