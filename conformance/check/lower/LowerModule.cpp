//===-- LowerModule.cpp - phase: the lowered module ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One lowering and one compilation for all entries. What a lowering does not take as a
// whole is looked at function by function.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/lower/LowerModule.h"
#include "conformance/boundary/DemandedType.h"

#include "conformance/check/lower/JudgeReply.h"

using namespace llvm;
using namespace memref_cts::conformance;

uint32_t memref_cts::conformance::wantedOf(const Job &job, const Plan &plan) {
  if (plan.isOnTarget()) // that code is not run by ref-llvm, which is asked which calls are undefined
    return job.config.has(EngineKind::RefLLVM) ? uint32_t(Worker::WantProgram) : 0;
  return Worker::WantProgram | (job.config.has(EngineKind::Jit) ? 0 : uint32_t(Worker::WantSymbols));
}

/// Of the lowered module: ref-llvm, and what stands against the signatures of entries.
static void takeProgram(LoweredModule &module, const std::string &text, const refrt_program *source,
                        ArrayRef<Entry> entries) {
  Expected<Program> lowered = programFromText(module.plan.file->path, text);
  if (!lowered) {
    module.refLLVMRefusal = unsupported(toString(lowered.takeError()));
    return;
  }
  module.program = std::move(*lowered);
  for (const Entry &entry : entries) {
    Reply reply;
    reply.status = Reply::BadSignature;
    reply.message = checkLoweredSignature(source, module.program.get(), entry.name);
    if (!reply.message.empty() && !module.refusedByRefLLVM.count(entry.name))
      module.mismatches[entry.name] = std::move(reply);
  }
}

/// What stands against single functions. That of an entry counts for its calls, unless
/// code says it; of others it is said once, in whatever convention functions are called.
static void takeUnfit(const Job &job, LoweredModule &module, const LowerReply &lower, ArrayRef<Entry> entries,
                      ReportBuilder &report) {
  auto isEntry = [&](const std::string &name) {
    return any_of(entries, [&](const Entry &entry) { return entry.name == name; });
  };
  auto isSaid = [&](const Reply &why) {
    return why.status == Reply::InvalidIR &&
           any_of(module.mismatches, [&](const auto &mismatch) { return mismatch.second.message == why.message; });
  };
  bool isCodeMade = module.plan.isOnTarget() || job.config.has(EngineKind::Jit);
  for (const auto &[function, why] : lower.unfit)
    if (isEntry(function) && (!isCodeMade || why.status == Reply::BadSignature))
      module.mismatches.emplace(function, why);
  if (!module.only.empty() || module.plan.convention != EntryConvention::Default)
    return;
  for (const auto &[function, why] : lower.unfit) {
    if (isEntry(function) || isSaid(why))
      continue;
    Verdict verdict = verdictOf(why, StepKind::Lower);
    if (why.cause.reason == Reason::Global)
      verdict.path = verdict.place.given = "global @" + function;
    else
      verdict.path += " of @" + function;
    report.record(module.plan, StepKind::Lower, 0, std::move(verdict), suspects(StepKind::Lower));
  }
}

/// For jit; not ok: none of them is compiled.
static Reply compileEntries(Job &job, LoweredModule &module, ArrayRef<Entry> entries) {
  std::vector<std::pair<uint32_t, std::string>> wanted;
  for (const Entry &entry : entries)
    if (!module.mismatches.count(entry.name))
      wanted.emplace_back(kCase, entry.name);
  CompileReply reply;
  reply.status = Reply::Ok;
  if (wanted.empty())
    return reply;
  Stopwatch watch;
  reply = module.worker->compile(wanted, job.config.optLevel);
  job.addTime(watch.seconds(), reply, &CheckTimes::compile, &SlowestSteps::compile);
  for (size_t i = 0; i < wanted.size(); ++i)
    module.compiled[wanted[i].second] = reply.entries.empty() ? reply : reply.entries[i];
  if (!reply.entries.empty())
    reply.status = Reply::Ok;
  return reply;
}

/// The module is loaded: lowers and compiles it, or of it the one function.
static void lowerLoaded(Job &job, LoweredModule &module, const ReadCase &read, ArrayRef<Entry> entries,
                        ReportBuilder &report) {
  const Plan &plan = module.plan;
  const LoweringSpec &spec = *plan.lowering;
  bool isWhole = module.only.empty();
  Stopwatch watch;
  LowerReply lower = module.worker->lower(kCase, plan.asked(module.only), wantedOf(job, plan));
  job.addTime(watch.seconds(), lower, &CheckTimes::lower, &SlowestSteps::lower);
  module.step = StepKind::Lower;
  module.reply = lower;
  if (lower.ok() && !lower.cause.systemCall.empty())
    report.addForbidden(plan, lower.cause.systemCall);
  if (!lower.ok()) {
    // What a lowering does not know elsewhere in the file, or leaves there, is no reason
    // not to check a function.
    bool refused = lower.status == Reply::LowerFailed || lower.status == Reply::Refused;
    bool isBroken = lower.status == Reply::Leftovers || lower.cause.reason == Reason::NotAsked ||
                    (lower.status == Reply::InvalidIR && spec.kind != LoweringKind::Command);
    module.functionByFunction = isWhole && (isBroken || (refused && spec.kind != LoweringKind::Command));
    if (lower.status == Reply::LowerFailed && !plan.isOnTarget() && !module.functionByFunction)
      report.reject(plan, lower.text());
    return;
  }
  if (plan.isOnTarget())
    return takeUnfit(job, module, lower, entries, report);
  if (job.config.has(EngineKind::RefLLVM)) {
    module.refLLVMRefusal = lower.refusal;
    module.refusedByRefLLVM.insert(lower.refused.begin(), lower.refused.end());
    report.takePromises(plan, lower.promises);
    module.promises = lower.promises;
    module.fromLLVMIR = lower.fromLLVMIR;
    if (!lower.program.empty())
      takeProgram(module, lower.program, read.program.get(), entries);
  }
  takeUnfit(job, module, lower, entries, report);
  auto failTogether = [&](const Reply &reply, const Stage &step) {
    module.functionByFunction = true;
    module.reply = reply;
    module.step = step;
  };
  if (job.config.has(EngineKind::RefIR)) {
    const ThroughIR &made = throughIR(job, module, job.config.optLevel);
    if (isWhole && mayBeOfOne(made.reply))
      return failTogether(made.reply, EngineKind::RefIR);
    report.takeLost(plan, made.lost);
    if (job.config.optLevel > 0) // LLVM's passes made them
      report.takeLost(plan, made.promises);
    else
      report.takePromises(plan, made.promises);
  }
  if (!job.config.has(EngineKind::Jit))
    return;
  const Reply compiled = compileEntries(job, module, entries);
  if (isWhole && mayBeOfOne(compiled))
    failTogether(compiled, StepKind::Compile);
}

void memref_cts::conformance::announceLowerings(Job &job, const Plan &plan) {
  for (const LoweringSpec &spec : job.config.lowerings)
    job.workers.announce(plan.under(spec), wantedOf(job, plan));
}

LoweredModule memref_cts::conformance::lowerModule(Job &job, const Plan &plan, const ReadCase &read,
                                                   ArrayRef<Entry> entries, ReportBuilder &report) {
  LoweredModule module(plan, job.workers.of(*plan.lowering));
  Stopwatch watch;
  module.reply = job.workers.load(plan, wantedOf(job, plan));
  job.addTime(watch.seconds(), module.reply, &CheckTimes::load, &SlowestSteps::load);
  if (module.reply.ok())
    lowerLoaded(job, module, read, entries, report);
  return module;
}

LoweredModule memref_cts::conformance::lowerFunction(Job &job, const Plan &plan, const ReadCase &read,
                                                     const Entry &entry, ReportBuilder &report) {
  LoweredModule module(plan, job.workers.of(*plan.lowering));
  module.only = entry.name;
  lowerLoaded(job, module, read, entry, report);
  return module;
}

ThroughIR memref_cts::conformance::takeThroughIR(Job &job, const LoweredModule &module, unsigned level, uint32_t form) {
  Stopwatch watch;
  LowerReply reply = module.worker->roundTrip(kCase, level, form);
  job.times.lower += watch.seconds();
  ThroughIR made;
  made.reply = reply;
  made.refusal = std::move(reply.refusal);
  made.refused.insert(reply.refused.begin(), reply.refused.end());
  made.promises = std::move(reply.promises);
  made.lost = std::move(reply.lost);
  if (reply.program.empty())
    return made;
  if (Expected<Program> program = programFromText(module.plan.file->path, reply.program))
    made.program = std::move(*program);
  else
    made.refusal = unsupported(toString(program.takeError()));
  return made;
}

ThroughIR &memref_cts::conformance::throughIR(Job &job, LoweredModule &module, unsigned level) {
  auto [found, isNew] = module.throughIR.try_emplace(level);
  if (isNew)
    found->second = takeThroughIR(job, module, level);
  return found->second;
}

LowerReply memref_cts::conformance::lowerAgain(LoweredModule &module, uint32_t flags) {
  module.worker->load(kAfterPasses, module.plan.source());
  LowerReply reply = module.worker->lower(kAfterPasses, module.plan.asked(module.only), flags);
  module.worker->drop(kAfterPasses);
  return reply;
}
