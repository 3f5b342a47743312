//===-- ReportBuilder.cpp - the report of one case -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cells, findings with their replay commands, and the few runs that are shown.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/lower/ReportBuilder.h"

#include "conformance/AskedLowerings.h"
#include "conformance/NoLowering.h"
#include "conformance/PlainText.h"
#include "conformance/case/Source.h"
#include "conformance/check/lower/Job.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <csignal>
#include <map>

#include <sys/resource.h>

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr size_t kMaxReasons = 8; // distinct texts kept per cell
static constexpr size_t kMaxShown = 600; // bytes kept of what a run that is no finding expected, and of what it saw

bool memref_cts::conformance::wantsReason(const Cell &cell) { return cell.reasons.size() < kMaxReasons; }

/// What the fields of a verdict say without its text.
static std::string reasonKind(const Verdict &verdict) {
  const Cause &cause = verdict.cause;
  std::string kind = verdict.trap.kind.empty() ? name(cause.reason) : verdict.trap.kind;
  for (const std::string *part :
       {verdict.trap.kind.empty() ? &cause.operation : &verdict.trap.operation, &cause.complaint})
    if (!part->empty())
      kind += (kind.empty() ? "" : ": ") + *part;
  return kind;
}

void memref_cts::conformance::addReason(Cell &cell, const Verdict &verdict, const std::string &text) {
  auto isThere = [&](const CellReason &reason) { return reason.text == text; };
  if (!text.empty() && wantsReason(cell) && none_of(cell.reasons, isThere))
    cell.reasons.emplace_back(text, reasonKind(verdict));
}

void memref_cts::conformance::note(Cell &cell, const Verdict &verdict, function_ref<std::string()> call) {
  if (verdict.kind == VerdictKind::Waived)
    cell.addWaived(verdict, all_of(verdict.waivers, [&](const std::string &key) { return cell.waived.count(key) != 0; })
                                ? ""
                                : call());
  else if (verdict.kind != VerdictKind::Agree)
    addReason(cell, verdict, verdict.seen);
}

ReportBuilder::ReportBuilder(const CheckConfig &config, const CaseFile &file, FileReport &report)
    : config(config), file(file), report(report) {
  report.file = file.path;
  report.policy = file.policy.text();
  report.onlyFixedCalls = config.onlyCalls.empty() && !file.calls.empty() &&
                          none_of(file.calls, [](const CallLine &call) { return call.random; });
}

//===----------------------------------------------------------------------===//
// The case as a whole
//===----------------------------------------------------------------------===//

void ReportBuilder::takeModule(const LoadReply &load) {
  report.structured = load.structured;
  if (!load.promises.empty())
    report.promises[kNoLowering.str()] = load.promises;
}

bool ReportBuilder::isOver(const Job &job, StringRef place) {
  if (job.stopped() || !trouble().empty())
    return true;
  if (!failed() && job.isLate())
    fail((place + ": not checked to its end: it took more than " + Twine(config.fileTimeoutMs) +
          " ms (--file-timeout-ms)")
             .str());
  return failed();
}

void ReportBuilder::takePromises(const Plan &plan, const PromiseCounts &promises) {
  if (!promises.empty())
    report.promises.try_emplace(plan.lowering->label, promises);
}

void ReportBuilder::takeLost(const Plan &plan, const PromiseCounts &lost) {
  std::map<std::string, uint64_t> &sum = report.lost[plan.lowering->label];
  // The module comes again for C wrappers, and in parts where functions are looked at alone.
  for (const auto &[name, count] : lost)
    sum[name] = std::max(sum[name], count);
  if (sum.empty())
    report.lost.erase(plan.lowering->label);
}

void ReportBuilder::addForbidden(const Plan &plan, const std::string &systemCall) {
  report.forbidden[plan.lowering->label].insert(systemCall);
}

void ReportBuilder::takeSources(ArrayRef<CallSource> sources) {
  for (const CallSource &source : sources) {
    report.drawn += source.random ? source.count : 0;
    if (source.isOne && !is_contained(report.calledOnce, source.entry))
      report.calledOnce.push_back(source.entry);
  }
}

void ReportBuilder::addCalls(uint64_t count) {
  report.callsOnMachines += count;
  current().calls += count;
  addUp();
}

void ReportBuilder::addUnchecked(uint64_t count) {
  current().unchecked += count;
  addUp();
}

void ReportBuilder::addExpectedTraps(uint64_t count) {
  current().expectedTraps += count;
  addUp();
}

void ReportBuilder::beginMachine() {
  machines.emplace_back();
  onMachine = true;
}

void ReportBuilder::addUp() {
  Sums most;
  uint64_t checked = 0;
  for (const Sums &machine : machines) {
    most.calls = std::max(most.calls, machine.calls);
    most.unchecked = std::max(most.unchecked, machine.unchecked);
    most.expectedTraps = std::max(most.expectedTraps, machine.expectedTraps);
    checked = std::max(checked, machine.checked());
  }
  report.calls = besides.calls + most.calls;
  report.unchecked = besides.unchecked + most.unchecked;
  report.expectedTraps = besides.expectedTraps + most.expectedTraps;
  report.checked = besides.checked() + checked;
}

void ReportBuilder::addNotRun(const Plan &plan, const Stage &stage, uint64_t count) {
  report.notRun[{plan.lowering->label, stage}] += count;
}

const std::string *ReportBuilder::rejection(const LoweringSpec &spec) const {
  auto found = rejections.find(&spec);
  return found == rejections.end() ? nullptr : &found->second;
}

void ReportBuilder::addBadRepair(BadRepair bad) {
  auto isSame = [&](const BadRepair &other) {
    return other.waiver == bad.waiver && other.lowering == bad.lowering && other.makesNoModule == bad.makesNoModule;
  };
  if (none_of(report.badRepairs, isSame))
    report.badRepairs.push_back(std::move(bad));
}

//===----------------------------------------------------------------------===//
// Verdicts
//===----------------------------------------------------------------------===//

Cell &ReportBuilder::cell(const Plan &plan, const Stage &stage) {
  StringRef lowering = plan.lowering ? StringRef(plan.lowering->label) : StringRef(kNoLowering);
  for (Cell &cell : report.cells)
    if (cell.lowering == lowering && cell.stage == stage)
      return cell;
  Cell &cell = report.cells.emplace_back();
  cell.lowering = lowering.str();
  cell.stage = stage;
  return cell;
}

/// Whether this process may have less memory than it wants, so that its workers have, too.
static bool hasLittleMemory() {
  struct rlimit limit;
  return getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
}

/// Exit codes of a worker that cannot begin, for lack of memory or threads (WorkerMain.cpp).
static constexpr int kFirstStartCode = 90, kLastStartCode = 93;

/// Whether a verdict says nothing of what is checked. Nothing that runs in a worker sends it SIGKILL: the kernel does
/// where memory is short, and people do.
static bool isOfMachine(const Stage &stage, const Verdict &verdict) {
  const Cause &cause = verdict.cause;
  switch (cause.reason) {
  case Reason::OutOfMemory:
    return cause.speaker != Speaker::Command && hasLittleMemory(); // that of a command is the tool's own
  case Reason::NotStarted:
  case Reason::Protocol:
    return verdict.kind == VerdictKind::Inconclusive;
  case Reason::ExitCode: // before it does anything: it found no memory, or no thread
    return !stage.isOfRuns() && cause.speaker == Speaker::Worker && cause.exitCode >= kFirstStartCode &&
           cause.exitCode <= kLastStartCode;
  default:
    return cause.signal == SIGKILL &&
           (verdict.bad() || verdict.kind == VerdictKind::Waived || verdict.kind == VerdictKind::Inconclusive);
  }
}

std::string ReportBuilder::killedFromOutside(const std::string &how) {
  return "the process was killed from outside (signal 9): " + how;
}

void ReportBuilder::count(Cell &cell, const Verdict &verdict, StringRef function) {
  ++cell[verdict.kind];
  if (verdict.bad()) {
    Fault fault = faultOf(verdict, function);
    if (auto it = cell.faults.find(fault); it != cell.faults.end())
      ++it->second;
    else if (cell.faults.size() < Cell::kMostFaults)
      cell.faults.emplace(std::move(fault), 1);
  }
  if (troubleText.empty() && isOfMachine(cell.stage, verdict))
    troubleText =
        cell.stage.text() + ": " + (verdict.cause.signal == SIGKILL ? killedFromOutside(verdict.seen) : verdict.seen);
}

void ReportBuilder::waive(const Plan &plan, const Stage &stage, Verdict &verdict, bool agreesInRefLLVM, unsigned floats,
                          Waivers::HasPart hasPart) const {
  StringRef lowering = plan.lowering ? StringRef(plan.lowering->label) : StringRef(kNoLowering);
  const Waiver *waiver = verdict.bad() ? config.waivers.match(file.path, file.text, lowering, stage, verdict,
                                                              agreesInRefLLVM, floats, hasPart)
                                       : nullptr;
  if (!waiver)
    return;
  verdict.waivers = {Waivers::key(*waiver)};
  verdict.inherited = !waiver->inheritedBy.empty();
  verdict.kind = VerdictKind::Waived;
}

void ReportBuilder::record(const Plan &plan, const Stage &stage, unsigned line, Verdict verdict, const Blame &blame) {
  if (verdict.cause.reason == Reason::Interrupted)
    return; // nothing was seen
  Cell &into = cell(plan, stage);
  waive(plan, stage, verdict);
  count(into, verdict);
  if (verdict.bad())
    return addFinding(plan, into, {line, "", std::move(verdict), blame});
  note(into, verdict, [] { return std::string(); });
  keepShown(plan, into, "", std::move(verdict));
}

//===----------------------------------------------------------------------===//
// Findings and runs that are shown
//===----------------------------------------------------------------------===//

/// Of the engines on this machine, unless they are those that check has by itself.
static std::string engineOption(const CheckConfig &config) {
  const EngineSet usual = CheckConfig().engines;
  std::vector<std::string> asked;
  bool isUsual = true;
  for (EngineKind kind : {EngineKind::RefLLVM, EngineKind::RefIR, EngineKind::Jit}) {
    if (config.has(kind))
      asked.push_back(name(kind));
    isUsual &= config.has(kind) == usual.has(kind);
  }
  if (isUsual)
    return "";
  return " --engine=" + (asked.empty() ? std::string(name(EngineKind::Ref)) : join(asked, ","));
}

std::string ReportBuilder::replayCommand(const Plan &plan, const CallText &call) const {
  if (config.command.empty())
    return "";
  // What came through standard input has to come that way again.
  std::string path = shellQuote(file.path == kStandardInput ? "-" : file.path);
  std::string only = call.text.empty() ? "" : !call.at.empty() ? call.at : " --call=" + shellQuote(call.text);
  const LoweringSpec *lowering = plan.lowering;
  const std::string &passes = config.worker.preparation;
  const std::string prepare = passes.empty() ? "" : " --prepare=" + shellQuote(passes);
  if (!lowering && !only.empty())
    return config.command + " run " + path + prepare + only;
  // What is said of the source module is the same under each lowering.
  if (!lowering && !config.lowerings.empty())
    lowering = &config.lowerings.front();
  if (!lowering)
    return config.command + " run " + path + prepare;
  std::string command = config.command + " check " + path + loweringOption(*lowering);
  if (plan.isOnTarget())
    command +=
        std::string(" --engine=") + name(EngineKind::Aot) + " --target=" + plan.target + " --cc=" + config.compiler;
  else
    command += engineOption(config);
  return command + " -O" + utostr(config.optLevel) + config.replayOptions + only;
}

/// What a finding says without its values; "@f" of "@f(1, 2)" is the function.
static std::string kindOf(const Verdict &verdict, StringRef function) {
  const Place &place = verdict.place;
  // Of elements the field is an index.
  std::string which = place.callee + "|" + place.given + (place.kind == PlaceKind::Element ? "" : place.field);
  erase_if(which, isDigit);
  return (function + "|" + name(verdict.kind) + "|" + shape(place.kind) + "|" + which + "|" +
          name(verdict.cause.reason) + "|" + verdict.cause.operation + "|" + verdict.trap.kind + "|" +
          verdict.trap.operation + "|" + verdict.trap.origin)
      .str();
}

static StringRef functionOf(StringRef call) { return call.split('(').first; }

static bool isOfCell(const Finding &finding, const Cell &cell) {
  return finding.lowering == cell.lowering && finding.stage == cell.stage;
}

static CallSize sizeOf(const Finding &finding) { return {finding.argumentBytes, finding.call.size()}; }

const Finding *ReportBuilder::giveWay(const Cell &cell, const Verdict &verdict, StringRef function,
                                      CallSize size) const {
  const std::string kind = kindOf(verdict, function);
  std::map<std::string, std::vector<const Finding *>> byKind;
  for (const Finding &finding : report.findings)
    if (isOfCell(finding, cell))
      byKind[kindOf(finding.verdict, functionOf(finding.call))].push_back(&finding);
  auto largestOf = [](ArrayRef<const Finding *> findings) {
    return *llvm::max_element(findings, [](const Finding *a, const Finding *b) { return sizeOf(*a) < sizeOf(*b); });
  };
  if (auto same = byKind.find(kind); same != byKind.end()) {
    const Finding *largest = largestOf(same->second);
    return sizeOf(*largest) > size ? largest : nullptr;
  }
  if (config.keepEachKind)
    return nullptr; // there is room for it
  // One of a kind says more than the second one of another.
  for (const auto &[other, findings] : byKind)
    if (findings.size() > 1)
      return largestOf(findings);
  return nullptr;
}

bool ReportBuilder::keepsMore(const Cell &cell, const Verdict &verdict, StringRef function, CallSize size) const {
  constexpr size_t kMostKinds = 1000;
  size_t kept = count_if(report.findings, [&](const Finding &finding) { return isOfCell(finding, cell); });
  if (kept < config.keep || (kept && giveWay(cell, verdict, function, size)))
    return true;
  if (!config.keepEachKind || kept >= kMostKinds)
    return false;
  std::string kind = kindOf(verdict, function);
  return none_of(report.findings, [&](const Finding &finding) {
    return isOfCell(finding, cell) && kindOf(finding.verdict, functionOf(finding.call)) == kind;
  });
}

void ReportBuilder::addFinding(const Plan &plan, const Cell &cell, BadRun run) {
  // What stands against a module stands against each of its functions.
  if (run.call.text.empty() && any_of(report.findings, [&](const Finding &finding) {
        return isOfCell(finding, cell) && finding.call.empty() && finding.verdict.path == run.verdict.path &&
               finding.verdict.seen == run.verdict.seen;
      }))
    return;
  const StringRef function = functionOf(run.call.text);
  const CallSize size = {run.argumentBytes, run.call.text.size()};
  if (!keepsMore(cell, run.verdict, function, size))
    return;
  size_t kept = count_if(report.findings, [&](const Finding &finding) { return isOfCell(finding, cell); });
  const Finding *other = kept >= config.keep ? giveWay(cell, run.verdict, function, size) : nullptr;
  if (other)
    report.findings.erase(report.findings.begin() + (other - report.findings.data()));
  Finding finding;
  finding.file = file.path;
  finding.line = run.line;
  finding.lowering = cell.lowering;
  finding.stage = cell.stage;
  finding.verdict = std::move(run.verdict);
  finding.blame = std::move(run.blame);
  finding.apart = std::move(run.apart);
  finding.replay = replayCommand(plan, run.call);
  finding.call = std::move(run.call.text);
  finding.at = std::move(run.call.at);
  finding.meaning = std::move(run.meaning);
  finding.notes = std::move(run.notes);
  finding.bytes = std::move(run.bytes);
  finding.argumentBytes = run.argumentBytes;
  // Before a larger one of its kind: readers begin with the first.
  const std::string kind = kindOf(finding.verdict, functionOf(finding.call));
  auto place = find_if(report.findings, [&](const Finding &other) {
    return isOfCell(other, cell) && sizeOf(other) > size && kindOf(other.verdict, functionOf(other.call)) == kind;
  });
  report.findings.insert(place, std::move(finding));
}

bool ReportBuilder::wantsShown(const Cell &cell, VerdictKind kind) const {
  auto same = [&](const ShownRun &run) { return run.verdict.kind == kind; };
  return config.keepShown && !isBad(kind) && count_if(cell.shown, same) < config.keepShown;
}

void ReportBuilder::keepShown(const Plan &plan, Cell &cell, const CallText &call, Verdict verdict) {
  if (!wantsShown(cell, verdict.kind))
    return;
  std::string replay = replayCommand(plan, call);
  if (verdict.kind == VerdictKind::Waived)
    replay += replay.empty() ? "" : " --waivers=none"; // it shows as a finding then
  for (std::string *text : {&verdict.path, &verdict.expected, &verdict.seen})
    *text = shortened(*text, kMaxShown);
  cell.shown.push_back({call.text, std::move(verdict), std::move(replay)});
}
