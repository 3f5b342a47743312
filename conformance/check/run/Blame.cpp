//===-- Blame.cpp - who is wrong -------------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What was not made for the verdicts is made here, once a run is wrong: the program
// after each pass.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/run/Blame.h"
#include "conformance/check/lower/FirstWrongPass.h"
#include "conformance/engines/ref/RefEngine.h"

#include "conformance/PlainText.h"
#include "conformance/check/lower/JudgeReply.h"

#include <utility>

using namespace llvm;
using namespace memref_cts::conformance;

//===----------------------------------------------------------------------===//
// After each pass
//===----------------------------------------------------------------------===//

/// Whether passes run one after the other in the worker; ours is one.
static bool runsPasses(const LoweringSpec &spec) {
  return spec.kind == LoweringKind::Upstream || spec.kind == LoweringKind::Pipeline;
}

static void takeAfterPasses(LoweredModule &module) {
  if (std::exchange(module.passesTried, true) || !runsPasses(*module.plan.lowering))
    return;
  for (const AfterPass &after : lowerAgain(module, Worker::WantAfterPasses).afterPasses) {
    RunAfterPass &run = module.afterPasses.emplace_back();
    run.pass = after.pass;
    run.invalid = after.invalid;
    run.finished = after.finished;
    if (after.program.empty())
      continue;
    if (Expected<Program> program = programFromText("after " + after.pass, after.program))
      run.program = std::move(*program);
    else
      consumeError(program.takeError());
  }
}

/// "; first wrong after pass ...", as the reference machine sees what each pass left, or
/// "" where the lowering has no passes that can be looked at.
static std::string firstBadPass(Job &job, const ReadCase &read, LoweredModule &module, const WrongCall &call) {
  if (!job.config.afterEachPass)
    return "";
  takeAfterPasses(module);
  FirstWrongPass first;
  for (RunAfterPass &after : module.afterPasses) {
    Error error = after.program ? enter(after.engine, call.entry,
                                        [&] {
                                          return makeRefLLVMEngine(read.program.get(), after.program.get(), call.entry,
                                                                   job.config.worker.limits);
                                        })
                                : Error::success();
    std::optional<Verdict> verdict;
    if (error) {
      consumeError(std::move(error));
    } else if (after.engine) {
      Outcome outcome;
      after.engine->run(ArrayRef<Input>(call.input), MutableArrayRef<Outcome>(outcome));
      verdict = call.comparer.compare(call.reference, outcome, /*isReferenceMachine=*/true);
    }
    first.next(after.pass, verdict ? &*verdict : nullptr);
  }
  const std::string &unknown = first.unknown();
  if (module.afterPasses.empty())
    return "";
  if (!first.number())
    return "; no single pass shows it" + (unknown.empty() ? "" : ": what these leave cannot be run: " + unknown);
  const RunAfterPass &bad = module.afterPasses[*first.number()];
  return "; first wrong after pass " + bad.pass + (bad.finished ? " (this project's passes lowered the rest)" : "") +
         (unknown.empty() ? "" : ", or after one before it, whose code cannot be run: " + unknown);
}

/// "; first invalid after pass ...: what the verifier says", or "".
static std::string firstInvalidPass(Job &job, LoweredModule &module) {
  if (!job.config.afterEachPass)
    return "";
  takeAfterPasses(module);
  for (const RunAfterPass &after : module.afterPasses)
    if (!after.invalid.empty())
      return "; first invalid after pass " + after.pass + ": " + firstLine(after.invalid);
  return "";
}

Blame memref_cts::conformance::blame(Job &job, LoweredModule &module, const Reply &reply, const Stage &step) {
  Blame who = suspects(step);
  if (!verdictOf(reply, step).bad())
    return who;
  if (!reply.cause.pass.empty())
    who.text += ", in pass " + reply.cause.pass;
  else if (reply.status == Reply::InvalidIR && step == StepKind::Lower)
    who.text += firstInvalidPass(job, module);
  return who;
}

//===----------------------------------------------------------------------===//
// Engines
//===----------------------------------------------------------------------===//

namespace {
/// What ref-llvm says of one call.
struct RefLLVMOpinion {
  bool isWrong = false, isRight = false;
  bool isByChoice = false; // it went where a choice of the machine said, unlike the source
};
} // namespace

static RefLLVMOpinion opinionOf(const Verdict &verdict, const Outcome &outcome, const WrongCall &call) {
  RefLLVMOpinion opinion;
  opinion.isByChoice = outcome.undetermined && !call.reference.undetermined && verdict.kind == VerdictKind::Agree;
  opinion.isRight = verdict.kind == VerdictKind::Agree && !opinion.isByChoice;
  opinion.isWrong = verdict.bad() || verdict.kind == VerdictKind::Waived;
  return opinion;
}

/// What ref-llvm, which is not among the engines, says of one call; nothing where it
/// cannot run the code.
static std::optional<RefLLVMOpinion> askRefLLVMOnce(Job &job, const ReadCase &read, LoweredModule &module,
                                                    const WrongCall &call) {
  MachineEngine *engine = askRefLLVM(job, read, module, call.entry);
  if (!engine)
    return std::nullopt;
  Outcome outcome;
  engine->run(ArrayRef<Input>(call.input), MutableArrayRef<Outcome>(outcome));
  return opinionOf(call.comparer.compare(call.reference, outcome, /*isReferenceMachine=*/true), outcome, call);
}

/// The names of promises that the lowered code has, the source has not, and nobody checks.
static std::string unaskedPromises(const ReadCase &read, const LoweredModule &module) {
  std::string names;
  for (const auto &[name, count] : module.promises)
    if (none_of(read.promises, [&, &name = name](const auto &asked) { return asked.first == name; }))
      names += (names.empty() ? "" : ", ") + name;
  return names;
}

/// What ref-ir at a level says of one call; nothing where it cannot run the code.
static std::optional<RefLLVMOpinion> askRefIR(Job &job, const ReadCase &read, const Lowered &lowered,
                                              const WrongCall &call, unsigned level) {
  const std::vector<Verdict> &known = lowered.onRefIR.verdicts;
  if (level == job.config.optLevel && !known.empty())
    return opinionOf(known[call.number], lowered.onRefIR.outcomes[call.number], call);
  Verdict why;
  ThroughIR &made = throughIR(job, *lowered.module, level);
  MachineEngine *engine = enterThroughIR(job, read, made, call.entry, level, why);
  if (!engine)
    return std::nullopt;
  Outcome outcome;
  engine->run(ArrayRef<Input>(call.input), MutableArrayRef<Outcome>(outcome));
  return opinionOf(call.comparer.compare(call.reference, outcome, /*isReferenceMachine=*/true), outcome, call);
}

/// What follows a lowering that is right, and may be wrong, as far as ref-ir tells. `isOfCode`: that it is
/// perhaps LLVM, which goes by promises of the lowering.
static std::string suspectBehind(Job &job, const ReadCase &read, const Lowered &lowered, const WrongCall &call,
                                 bool &isOfCode) {
  const unsigned level = job.config.optLevel;
  isOfCode = true;
  if (!job.config.has(EngineKind::RefIR) || lowered.plan().isOnTarget())
    return "translation to LLVM IR, LLVM or the engine (ref-llvm agrees)";
  const std::string at = "ref-ir at -O" + std::to_string(level);
  const RefLLVMOpinion opinion = askRefIR(job, read, lowered, call, level).value_or(RefLLVMOpinion());
  if (opinion.isRight)
    return "LLVM's code generation or the engine (ref-llvm agrees, and " + at + ")";
  if (!opinion.isWrong && !opinion.isByChoice)
    return "translation to LLVM IR, LLVM or the engine (ref-llvm agrees, " + at + " cannot say)";
  if (level > 0) {
    const RefLLVMOpinion before = askRefIR(job, read, lowered, call, 0).value_or(RefLLVMOpinion());
    if (before.isRight)
      return "LLVM's passes of -O" + std::to_string(level) +
             ", or MLIR's import of what they made (ref-llvm agrees, and ref-ir at -O0)";
    if (!before.isWrong)
      return "translation to LLVM IR, LLVM's passes of -O" + std::to_string(level) +
             ", or MLIR's import (ref-llvm agrees, ref-ir at -O0 cannot say)";
  }
  isOfCode = false;
  return "translation to LLVM IR, or MLIR's import of it (ref-llvm agrees" +
         std::string(level > 0 ? ", ref-ir at -O0 does not)" : ")");
}

static const std::vector<Verdict> &verdictsOn(const Lowered &lowered, const Stage &engine) {
  return (engine.is(EngineKind::RefLLVM) ? lowered.onRefLLVM
          : engine.is(EngineKind::RefIR) ? lowered.onRefIR
                                         : lowered.onNative)
      .verdicts;
}

Blame memref_cts::conformance::blame(Job &job, const ReadCase &read, Lowered &lowered, ArrayRef<Lowered> all,
                                     const WrongCall &call) {
  const Plan &plan = lowered.plan();
  const std::vector<Verdict> &known = lowered.onRefLLVM.verdicts;
  RefLLVMOpinion opinion;
  if (!known.empty())
    opinion = opinionOf(known[call.number], lowered.onRefLLVM.outcomes[call.number], call);
  if (!call.engine.is(EngineKind::RefLLVM) && !lowered.refLLVM)
    opinion = askRefLLVMOnce(job, read, *lowered.module, call).value_or(opinion);
  Blame who = opinion.isWrong      ? Blame::ofLowering()
              : opinion.isByChoice ? Blame::ofLowering(" or what follows it (ref-llvm made another choice)")
                                   : Blame::ofLowering(" or what follows it (ref-llvm cannot say)");
  if (opinion.isRight) {
    bool isOfCode = false; // LLVM's passes, or code generation
    const std::string suspect = suspectBehind(job, read, lowered, call, isOfCode);
    const std::string unasked = isOfCode ? unaskedPromises(read, *lowered.module) : "";
    who = unasked.empty() ? Blame(suspect)
                          : Blame::ofLowering(", whose code promises " + unasked +
                                              " where the source does not, and nothing checks it; or " + suspect);
  }
  if (!opinion.isRight && !call.isRest)
    who.text += firstBadPass(job, read, *lowered.module, call);
  if (plan.convention == EntryConvention::CWrappers)
    who.text += "; called through the C wrapper";
  for (const Lowered &other : all) {
    const std::vector<Verdict> &same = verdictsOn(other, call.engine);
    if (&other != &lowered && call.number < same.size() && same[call.number].kind == VerdictKind::Agree)
      who.text += "; " + other.spec().label + " agrees with the reference on this call";
  }
  return who;
}
