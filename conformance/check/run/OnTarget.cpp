//===-- OnTarget.cpp - a case on the aot engine ----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether executables for a target can be made here, and those that stay.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/run/OnTarget.h"

#include "conformance/check/lower/JudgeReply.h"
#include "conformance/check/run/CheckCalls.h"
#include "conformance/check/run/CodeOnly.h"
#include "conformance/engines/aot/Aot.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;
using namespace memref_cts::conformance;

/// How the executable of an entry is called.
static std::string executableName(const Plan &plan, StringRef entry) {
  std::string lowering = plan.lowering->label;
  if (lowering.size() > 40)
    lowering = lowering.substr(0, 20) + utohexstr(xxh3_64bits(lowering));
  std::string name = (sys::path::stem(plan.file->path) + "." + entry + "." + lowering + "." + plan.target).str();
  for (char &c : name)
    if (!isAlnum(c) && !StringRef("._-").contains(c))
      c = '_';
  return name;
}

void memref_cts::conformance::leaveSelfChecking(Job &job, Lowered &lowered, StringRef entry, ReportBuilder &report) {
  const Plan &plan = lowered.plan();
  std::string name = executableName(plan, entry);
  Stage stage(StepKind::SelfCheck, plan.target);
  if (plan.file->policy.ulp != 0)
    return report.record(plan, stage, 0,
                         refusal(unsupported("executables that check themselves compare without a tolerance")), "");
  Stopwatch watch;
  const std::string path = job.config.selfChecking + "/" + name;
  Expected<SelfCheck> check = lowered.aot->leaveSelfChecking(name, path);
  if (check && check->agrees == lowered.aotDiffers) // the machine may have had no memory or time for it
    check = lowered.aot->leaveSelfChecking(name, path);
  job.times.aot += watch.seconds();
  if (!check) {
    Error error = check.takeError();
    const bool wasKilled = error.isA<KilledError>(), isOfMachine = error.isA<MachineError>();
    std::string problem = toString(std::move(error));
    if (wasKilled)
      problem = ReportBuilder::killedFromOutside(problem);
    return isOfMachine ? report.addTrouble(stage.text() + ": " + problem)
                       : report.fail(plan.file->path + ": " + problem);
  }
  Verdict verdict;
  verdict.kind = VerdictKind::Agree;
  if (check->agrees == lowered.aotDiffers)
    verdict = verdictAt(VerdictKind::Differ, {PlaceKind::SelfCheck}, lowered.aotDiffers ? "a difference" : "agreement",
                        check->said);
  Cell &into = report.cell(plan, stage);
  report.count(into, verdict);
  if (verdict.bad())
    report.addFinding(
        plan, into,
        {0, "", verdict, "the executable's own comparison, its reference machine on the target, or this tool's"});
}

void memref_cts::conformance::checkOnTarget(Job &job, const Plan &plan, ReportBuilder &report) {
  if (Error error = aotProblem(plan.target, job.config.compiler, job.config.worker)) {
    const bool wasKilled = error.isA<KilledError>(), isOfMachine = error.isA<MachineError>();
    const std::string problem = toString(std::move(error));
    if (isOfMachine)
      return report.addTrouble(wasKilled ? ReportBuilder::killedFromOutside(problem) : problem);
    for (const LoweringSpec &spec : job.config.lowerings)
      report.record(plan.under(spec), plan.code(), 0, refusal(unsupported(problem)), "");
    report.addCalls(1);
    report.addUnchecked(1);
    return;
  }
  LoadReply load = readModule(job, plan);
  if (load.status == Reply::Refused) {
    checkRefused(job, plan, {load.text(), load.cause}, report);
  } else if (load.ok()) {
    if (Error error = checkCalls(job, plan, load, report))
      report.fail(toString(std::move(error)));
  } else {
    report.fail(plan.file->path + ": for target " + plan.target + ": " + load.text());
  }
}
