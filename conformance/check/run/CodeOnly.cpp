//===-- CodeOnly.cpp - code that is made and not run -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whole modules and single functions, for this machine and for targets.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/run/CodeOnly.h"

#include "conformance/check/lower/JudgeReply.h"
#include "conformance/check/lower/LowerModule.h"
#include "conformance/check/run/Blame.h"

using namespace llvm;
using namespace memref_cts::conformance;

Reply memref_cts::conformance::compileOnly(Job &job, const Plan &plan, uint32_t unit) {
  return job.workers.of(*plan.lowering).compile({{unit, std::string()}}, job.config.optLevel);
}

Made memref_cts::conformance::makeCode(Job &job, const Plan &plan, uint32_t unit, StringRef only) {
  Worker &worker = job.workers.of(*plan.lowering);
  Plan direct = plan;
  direct.convention = EntryConvention::Default;
  Made made;
  Stopwatch lowerWatch;
  uint32_t wanted = wantedOf(job, plan);
  if (!job.config.has(EngineKind::RefLLVM))
    wanted &= ~uint32_t(Worker::WantProgram);
  LowerReply lower = worker.lower(unit, direct.asked(only), wanted);
  job.times.lower += lowerWatch.seconds();
  made.reply = lower;
  made.fromLLVMIR = lower.fromLLVMIR;
  for (const auto &[function, why] : lower.unfit)
    if (made.reply.ok() && (only.empty() || only == function))
      made.reply = why;
  if (!made.reply.ok() || (!plan.isOnTarget() && !job.config.has(EngineKind::Jit)))
    return made;
  Stopwatch compileWatch;
  if (plan.isOnTarget()) {
    made.step = plan.code();
    made.reply = worker.compileObject(unit, "", job.config.optLevel);
  } else {
    made.step = StepKind::Compile;
    made.reply = compileOnly(job, plan, unit);
  }
  job.times.compile += compileWatch.seconds();
  return made;
}

void memref_cts::conformance::checkRefused(Job &job, const Plan &plan, const Refusal &why, ReportBuilder &report) {
  if (!plan.isOnTarget())
    report.record(plan, EngineKind::Ref, 0, refusal(why), "");
  report.addCalls(1);
  report.addUnchecked(1);
  for (const LoweringSpec &spec : job.config.lowerings) {
    if (job.stopped())
      return;
    Plan at = plan.under(spec);
    if (at.isOnTarget())
      report.record(at, at.code(), 0, refusal(why), "");
    job.workers.load(at);
    const Made made = makeCode(job, at, kCase);
    const Reply &reply = made.reply;
    const Stage &step = made.step;
    if (reply.status == Reply::LowerFailed && !at.isOnTarget())
      report.reject(at, reply.text());
    Verdict verdict = verdictOf(reply, step);
    if (reply.ok())
      verdict = {VerdictKind::Compiled, "", "", ""};
    if (reply.ok() && step == StepKind::Lower)
      continue; // nobody asked for code
    LoweredModule module(at, job.workers.of(spec));
    report.record(at, step, 0, std::move(verdict), blame(job, module, reply, step));
  }
}

void memref_cts::conformance::checkRefusedCalls(Job &job, ArrayRef<LoweredModule> modules, ArrayRef<RefusedCall> calls,
                                                Met &met, ReportBuilder &report) {
  for (const LoweredModule &module : modules)
    for (const RefusedCall &call : calls) {
      const LoweringSpec &spec = *module.plan.lowering;
      Verdict verdict = {VerdictKind::Compiled, "", "", ""};
      Stage step = StepKind::Compile;
      Blame who;
      if (module.functionByFunction) {
        Made made = makeCode(job, module.plan, kCase, call.entry);
        step = made.step;
        if (!made.reply.ok())
          verdict = verdictOf(made.reply, step);
        if (verdict.bad())
          verdict.path += " of @" + call.entry;
        LoweredModule own(module.plan, *module.worker);
        own.only = call.entry;
        who = blame(job, own, made.reply, step);
        met.explained.emplace(&spec, made.reply.status);
      } else if (!module.reply.ok()) {
        continue; // the others say it
      }
      if (job.config.has(EngineKind::Jit) || verdict.kind != VerdictKind::Compiled)
        report.record(module.plan, step, call.line, std::move(verdict), who);
    }
}
