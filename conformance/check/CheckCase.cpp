//===-- CheckCase.cpp - one case, from its text to its report --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reader loads the module; what it says decides which way the case goes.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/CheckCase.h"

#include "conformance/AskedLowerings.h"
#include "conformance/check/Negative.h"
#include "conformance/check/StaticCheck.h"
#include "conformance/check/lower/JudgeReply.h"
#include "conformance/check/run/CheckCalls.h"
#include "conformance/check/run/CodeOnly.h"
#include "conformance/check/run/OnTarget.h"

#include <array>

using namespace llvm;
using namespace memref_cts::conformance;

/// The calls once more, on a module that shows its descriptors. What runs of the plain module found would be
/// found again, so it is told once.
static void checkProbed(Job &job, const CaseFile &file, ReportBuilder &report) {
  Plan plan(file);
  plan.probes = true;
  job.workers.beginCase(); // what the workers have read is the plain module
  LoadReply load = readModule(job, plan);
  if (!load.ok() || !load.probes)
    return;
  report.beginMachine();
  if (Error error = checkCalls(job, plan, load, report))
    report.fail(toString(std::move(error)));
  report.endMachine();
}

/// The calls, on the engines of this machine and then on each target.
static void checkOnEngines(Job &job, const Plan &plan, const LoadReply &load, ReportBuilder &report) {
  const CheckConfig &config = job.config;
  const bool runsHere = llvm::any_of(std::array{EngineKind::RefLLVM, EngineKind::RefIR, EngineKind::Jit},
                                     [&](EngineKind kind) { return config.has(kind); });
  if (config.aotTargets.empty() || runsHere) {
    report.beginMachine();
    if (Error error = checkCalls(job, plan, load, report))
      report.fail(toString(std::move(error)));
    report.endMachine();
  }
  for (const std::string &target : config.aotTargets)
    if (!report.failed() && !job.stopped()) {
      report.beginMachine();
      checkOnTarget(job, Plan(*plan.file, target), report);
      report.endMachine();
    }
  if (config.probeDescriptors && runsHere && !report.failed() && !report.hasFindings() && !job.stopped())
    checkProbed(job, *plan.file, report);
}

/// A module that is no program of the reference machine, or none at all.
static void checkNotRead(Job &job, const Plan &plan, const LoadReply &load, ReportBuilder &report) {
  if (load.status == Reply::Refused)
    return checkRefused(job, plan, {load.text(), load.cause}, report);
  if (load.status != Reply::Crashed && load.status != Reply::TimedOut)
    return report.failToRead(load.message.empty() ? plan.file->path + ": " + name(load.status) : load.text(),
                             load.cause.reason);
  Verdict verdict = verdictOf(load, StepKind::Load);
  Cell &into = report.cell(plan, StepKind::Load);
  report.count(into, verdict);
  report.addFinding(plan, into, {0, "", verdict, "MLIR's parser or verifier, or the encoder"});
}

static void checkFrontToBack(Job &job, const Plan &plan, ReportBuilder &report) {
  const CaseFile &file = *plan.file;
  LoadReply load = readModule(job, plan);
  report.takeModule(load);
  bool onlyRandom = job.config.calls == CallKinds::Random;
  if (!onlyRandom && isLoaded(load) && !loadNeighbour(job, plan, report))
    return;
  if (file.negative && file.negative->phase != Phase::Run) {
    if (load.status == Reply::Broken) // nobody looked at the module
      checkNotRead(job, plan, load, report);
    else if (!onlyRandom)
      checkNegative(job, plan, load, report);
    return;
  }
  if ((file.checksIR || !file.warnings.empty()) && job.config.onlyCalls.empty() && isLoaded(load)) {
    if (!onlyRandom)
      checkStatic(job, plan, report);
    if (file.calls.empty())
      return;
  }
  if (load.ok())
    checkOnEngines(job, plan, load, report);
  else
    checkNotRead(job, plan, load, report);
}

FileReport memref_cts::conformance::checkCase(Job &job, const CaseFile &file) {
  FileReport result;
  ReportBuilder report(job.config, file, result);
  if (std::string problem = unknownOption(file, job.config.lowerings); !problem.empty()) {
    report.fail(std::move(problem));
    return result;
  }
  job.beginFile();
  job.workers.beginCase();
  Plan plan(file);
  checkFrontToBack(job, plan, report);
  bool mustBeAccepted = !file.negative || file.negative->phase == Phase::Run;
  if (!file.neighbour.empty() && mustBeAccepted && job.config.calls != CallKinds::Random && !report.failed() &&
      !job.stopped())
    checkAcceptance(job, plan, report);
  if (report.trouble().empty() || job.stopped())
    return result;
  // What else was seen may follow from it.
  FileReport none;
  none.file = file.path;
  none.error = file.path + ": not checked: " + report.trouble();
  none.ofMachine = true;
  return none;
}
