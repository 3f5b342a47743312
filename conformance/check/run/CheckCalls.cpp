//===-- CheckCalls.cpp - the calls of a case -------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Read, lower, make engines, run calls; then what stands against a module as a whole.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/run/CheckCalls.h"
#include "conformance/engines/ref/RefEngine.h"

#include "conformance/check/lower/JudgeReply.h"
#include "conformance/check/run/CodeOnly.h"
#include "conformance/check/run/OnTarget.h"
#include "conformance/check/run/RunCalls.h"

#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace memref_cts::conformance;

/// One function under all lowerings.
static void checkEntry(Job &job, const ReadCase &read, const Entry &entry, Engine &reference,
                       MutableArrayRef<LoweredModule> modules, Met &met, ReportBuilder &report) {
  std::vector<Lowered> lowereds(modules.size());
  for (auto [module, lowered] : zip_equal(modules, lowereds)) {
    lowered.module = &module;
    if (!module.functionByFunction)
      lowered = makeEngines(job, read, module, entry.name, report);
    if (!module.functionByFunction || job.stopped())
      continue;
    auto own = std::make_unique<LoweredModule>(lowerFunction(job, module.plan, read, entry, report));
    lowered = makeEngines(job, read, *own, entry.name, report);
    lowered.own = std::move(own);
    met.explained.emplace(&lowered.spec(), lowered.ended);
  }
  for (const CallSource *source : entry.calls)
    runCalls(job, read, *source, reference, lowereds, met, report);
  for (Lowered &lowered : lowereds)
    if (lowered.aot && !job.config.selfChecking.empty() && lowered.plan().convention == EntryConvention::Default &&
        !job.stopped())
      leaveSelfChecking(job, lowered, entry.name, report);
}

/// The calls of functions, in the convention of the plan.
static Error checkEntries(Job &job, const Plan &plan, const ReadCase &read, ArrayRef<Entry> entries, Met &met,
                          ReportBuilder &report) {
  if (entries.empty())
    return Error::success();
  std::vector<LoweredModule> modules;
  for (const LoweringSpec &spec : job.config.lowerings) {
    if (report.isOver(job, plan.file->path))
      return Error::success();
    modules.push_back(lowerModule(job, plan.under(spec), read, entries, report));
  }
  std::unique_ptr<MachineEngine> reference;
  for (const Entry &entry : entries) {
    if (report.isOver(job, plan.file->path))
      return Error::success();
    if (Error error = enter(reference, entry.name,
                            [&] { return makeRefEngine(read.program.get(), entry.name, job.config.worker.limits); }))
      return error;
    checkEntry(job, read, entry, *reference, modules, met, report);
  }
  if (plan.convention == EntryConvention::Default && !plan.isOnTarget() && !job.stopped())
    checkRefusedCalls(job, modules, read.refused, met, report);
  for (LoweredModule &module : modules)
    if (module.functionByFunction)
      met.together.push_back({module.plan, module.step, module.reply});
  return Error::success();
}

/// What stands against all functions together, and against none that is called; once,
/// though some are called directly and through C wrappers.
static void failTogether(Met &met, ReportBuilder &report) {
  for (const auto &[plan, step, reply] : met.together) {
    if (!met.explained.emplace(plan.lowering, reply.status).second)
      continue;
    Verdict verdict = verdictOf(reply, step);
    verdict.path += " of all functions together, or of one that is not called";
    if (verdict.bad())
      report.record(plan, step, 0, std::move(verdict), suspects(step));
  }
}

/// A mark at which no call stops expects something that never happens.
static void checkTrapMarks(const Plan &plan, const Met &met, ReportBuilder &report) {
  for (const TrapMark &mark : plan.file->traps) {
    if (met.trapLines.count(mark.line))
      continue;
    Verdict verdict;
    verdict.kind = VerdictKind::TrapDiffer;
    verdict.place.kind = PlaceKind::Expectation;
    verdict.path = verdict.place.given = ("line " + Twine(mark.line) + " of the case").str();
    verdict.expected = "trap(" + mark.kind + ")";
    verdict.seen = "no call stops here";
    Cell &into = report.cell(plan, EngineKind::Ref);
    report.count(into, verdict);
    report.addFinding(plan, into, {mark.line, "", verdict, "the case's expectation or the reference machine"});
  }
}

/// `file` and `onlyCalls` are without calls of refused functions.
static Error checkReadCalls(Job &job, const Plan &plan, ArrayRef<std::string> onlyCalls, const LoadReply &load,
                            std::vector<RefusedCall> refused, ReportBuilder &report) {
  Expected<ReadCase> read = readCalls(job.config, plan, onlyCalls, load, std::move(refused));
  if (!read)
    return read.takeError();
  report.takeSources(read->sources);
  if (!read->entries.empty())
    announceLowerings(job, plan);
  Met met;
  if (Error error = checkEntries(job, plan, *read, read->entries, met, report))
    return error;
  Plan wrapped = plan;
  wrapped.convention = EntryConvention::CWrappers;
  if (Error error = checkEntries(job, wrapped, *read, read->wrapped, met, report))
    return error;
  if (job.stopped() || report.failed())
    return Error::success();
  failTogether(met, report);
  // A mark may stand in a function that is refused.
  if (job.config.onlyCalls.empty() && read->refused.empty() && job.config.calls != CallKinds::Random)
    checkTrapMarks(plan, met, report);
  return Error::success();
}

Error memref_cts::conformance::checkCalls(Job &job, const Plan &plan, const LoadReply &load, ReportBuilder &report) {
  std::vector<std::string> onlyCalls = job.config.onlyCalls;
  if (load.refused.empty())
    return checkReadCalls(job, plan, onlyCalls, load, {}, report);
  CaseFile rest = *plan.file;
  std::vector<RefusedCall> refused = takeRefusedCalls(rest, onlyCalls, load.refused);
  // Where there are no others, all is as if the module were refused.
  if (job.config.onlyCalls.empty() ? rest.calls.empty() : onlyCalls.empty()) {
    checkRefused(job, plan, refused.empty() ? load.refused.front().second : refused.front().refusal, report);
    return Error::success();
  }
  for (const RefusedCall &call : refused)
    report.record(plan, EngineKind::Ref, call.line, refusal(call.refusal), "");
  report.addCalls(refused.size());
  report.addUnchecked(refused.size());
  Plan ofRest = plan;
  ofRest.file = &rest;
  return checkReadCalls(job, ofRest, onlyCalls, load, std::move(refused), report);
}
