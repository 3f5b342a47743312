//===-- MakeEngines.cpp - phase: engines for one function ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All but executables share what was made of the whole module; an executable has one entry.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/run/MakeEngines.h"
#include "conformance/boundary/DemandedType.h"
#include "conformance/engines/ref/RefEngine.h"

#include "conformance/check/lower/JudgeReply.h"
#include "conformance/check/run/Blame.h"
#include "conformance/engines/aot/Aot.h"

#include <utility>

using namespace llvm;
using namespace memref_cts::conformance;

Error memref_cts::conformance::enter(std::unique_ptr<MachineEngine> &engine, StringRef entry,
                                     function_ref<Expected<std::unique_ptr<MachineEngine>>()> make) {
  if (engine)
    return engine->enter(entry);
  return make().moveInto(engine);
}

/// A lowering that cannot be run: its verdict, and that of the step.
static void fail(Job &job, Lowered &lowered, const Reply &reply, const Stage &step, ReportBuilder &report) {
  lowered.ended = reply.status;
  LoweredModule &module = *lowered.module;
  Verdict verdict = verdictOf(reply, step);
  if (!module.only.empty())
    verdict.path += " of @" + module.only;
  report.record(lowered.plan(), step, 0, std::move(verdict), blame(job, module, reply, step));
}

static void makeRefLLVM(Job &job, Lowered &lowered, const ReadCase &read, const std::string &entry,
                        ReportBuilder &report) {
  LoweredModule &module = *lowered.module;
  Refusal problem = module.refLLVMRefusal;
  if (auto refused = module.refusedByRefLLVM.find(entry); refused != module.refusedByRefLLVM.end()) {
    problem = refused->second;
  } else if (module.program) {
    Error error = enter(module.refLLVM, entry, [&] {
      return makeRefLLVMEngine(read.program.get(), module.program.get(), entry, job.config.worker.limits,
                               module.fromLLVMIR);
    });
    if (error)
      problem = unsupported(toString(std::move(error)));
    else
      lowered.refLLVM = module.refLLVM.get();
  }
  if (!lowered.refLLVM)
    report.record(lowered.plan(), EngineKind::RefLLVM, 0, refusal(std::move(problem)), "");
}

MachineEngine *memref_cts::conformance::askRefLLVM(Job &job, const ReadCase &read, LoweredModule &module,
                                                   const std::string &entry) {
  // Refused before, or just now.
  auto isRefused = [&] { return !module.refLLVMRefusal.why.empty() || module.refusedByRefLLVM.count(entry) != 0; };
  if (!module.program && !isRefused() && !std::exchange(module.programTried, true)) {
    Stopwatch watch;
    LowerReply reply = lowerAgain(module, Worker::WantProgram);
    job.times.lower += watch.seconds();
    module.refusedByRefLLVM.insert(reply.refused.begin(), reply.refused.end());
    module.promises = std::move(reply.promises);
    module.fromLLVMIR = reply.fromLLVMIR;
    Expected<Program> lowered = programFromText(module.plan.file->path, reply.program);
    if (lowered)
      module.program = std::move(*lowered);
    else
      consumeError(lowered.takeError());
  }
  if (!module.program || isRefused() || !checkLoweredSignature(read.program.get(), module.program.get(), entry).empty())
    return nullptr;
  Error error = enter(module.refLLVM, entry, [&] {
    return makeRefLLVMEngine(read.program.get(), module.program.get(), entry, job.config.worker.limits,
                             module.fromLLVMIR);
  });
  if (!error)
    return module.refLLVM.get();
  consumeError(std::move(error));
  return nullptr;
}

MachineEngine *memref_cts::conformance::enterThroughIR(Job &job, const ReadCase &read, ThroughIR &made,
                                                       const std::string &entry, unsigned level, Verdict &why) {
  auto refused = made.refused.find(entry);
  if (!made.reply.ok()) {
    why = verdictOf(made.reply, EngineKind::RefIR);
  } else if (refused != made.refused.end() || !made.program) {
    why = refusal(refused != made.refused.end() ? refused->second : made.refusal);
  } else {
    Reply reply;
    reply.status = Reply::BadSignature;
    reply.message = checkLoweredSignature(read.program.get(), made.program.get(), entry);
    Error error = Error::success();
    if (reply.message.empty())
      error = enter(made.engine, entry, [&] {
        return makeRefLLVMEngine(read.program.get(), made.program.get(), entry, job.config.worker.limits,
                                 /*mayBeOptimised=*/level > 0);
      });
    if (reply.message.empty() && !error)
      return made.engine.get();
    why = error ? refusal(unsupported(toString(std::move(error)))) : verdictOf(reply, EngineKind::RefIR);
  }
  return nullptr;
}

static void makeRefIR(Job &job, Lowered &lowered, const ReadCase &read, const std::string &entry,
                      ReportBuilder &report) {
  LoweredModule &module = *lowered.module;
  const unsigned level = job.config.optLevel;
  Verdict why;
  lowered.refIR = enterThroughIR(job, read, throughIR(job, module, level), entry, level, why);
  if (lowered.refIR)
    return;
  const bool isBad = why.bad();
  if (!module.only.empty() && !why.path.empty())
    why.path += " of @" + module.only;
  report.record(lowered.plan(), EngineKind::RefIR, 0, std::move(why), isBad ? suspects(EngineKind::RefIR) : Blame());
}

static void makeJit(Job &job, Lowered &lowered, const std::string &entry, ReportBuilder &report) {
  const Reply &compiled = lowered.module->compiled.at(entry);
  if (!compiled.ok())
    return fail(job, lowered, compiled, StepKind::Compile, report);
  lowered.native = makeJitEngine(*lowered.module->worker, kCase, entry);
}

/// The executable of a lowered unit; a refusal where it does not link.
static Reply makeExecutable(Job &job, Lowered &lowered, const ReadCase &read, const std::string &entry) {
  Stopwatch watch;
  ObjectReply object = lowered.module->worker->compileObject(kCase, entry, job.config.optLevel);
  Reply reply = object;
  if (object.ok()) {
    Expected<std::unique_ptr<AotEngine>> engine =
        makeAotEngine(read.program.get(), entry, object, lowered.plan().target, job.config.compiler, job.config.worker,
                      !job.config.selfChecking.empty());
    if (engine) {
      lowered.aot = engine->get();
      lowered.native = std::move(*engine);
    } else {
      setError(reply, engine.takeError());
      if (job.stopped())
        reply.cause.reason = Reason::Interrupted;
    }
  }
  job.times.compile += watch.seconds();
  return reply;
}

static void makeAot(Job &job, Lowered &lowered, const ReadCase &read, const std::string &entry, ReportBuilder &report) {
  Reply reply = makeExecutable(job, lowered, read, entry);
  LoweredModule &module = *lowered.module;
  if (!module.only.empty() || !mayBeOfOne(reply)) {
    if (!reply.ok())
      fail(job, lowered, reply, module.plan.code(), report);
    return;
  }
  module.functionByFunction = true;
  module.reply = std::move(reply);
  module.step = module.plan.code();
}

Lowered memref_cts::conformance::makeEngines(Job &job, const ReadCase &read, LoweredModule &module,
                                             const std::string &entry, ReportBuilder &report) {
  Lowered lowered;
  lowered.module = &module;
  if (!module.reply.ok()) {
    fail(job, lowered, module.reply, module.step, report);
  } else if (auto mismatch = module.mismatches.find(entry); mismatch != module.mismatches.end()) {
    fail(job, lowered, mismatch->second, StepKind::Lower, report);
  } else if (module.plan.isOnTarget()) {
    makeAot(job, lowered, read, entry, report);
  } else {
    if (job.config.has(EngineKind::RefLLVM))
      makeRefLLVM(job, lowered, read, entry, report);
    if (job.config.has(EngineKind::RefIR))
      makeRefIR(job, lowered, read, entry, report);
    if (job.config.has(EngineKind::Jit))
      makeJit(job, lowered, entry, report);
  }
  return lowered;
}
