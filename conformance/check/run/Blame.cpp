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

Blame memref_cts::conformance::blame(Job &job, const ReadCase &read, Lowered &lowered, ArrayRef<Lowered> all,
                                     const WrongCall &call) {
  const Plan &plan = lowered.plan();
  const std::vector<Verdict> &known = lowered.onRefLLVM.verdicts;
  RefLLVMOpinion opinion;
  if (!known.empty())
    opinion = opinionOf(known[call.number], lowered.onRefLLVM.outcomes[call.number], call);
  if (call.isOfCode && !lowered.refLLVM)
    opinion = askRefLLVMOnce(job, read, *lowered.module, call).value_or(opinion);
  std::string unasked = opinion.isRight ? unaskedPromises(read, *lowered.module) : "";
  Blame who = opinion.isWrong ? Blame::ofLowering()
              : !unasked.empty()
                  ? Blame::ofLowering(", whose code promises " + unasked +
                                      " where the source does not, and nothing checks it; or translation "
                                      "to LLVM IR, LLVM or the engine (ref-llvm agrees)")
              : opinion.isRight    ? Blame("translation to LLVM IR, LLVM or the engine (ref-llvm agrees)")
              : opinion.isByChoice ? Blame::ofLowering(" or what follows it (ref-llvm made another choice)")
                                   : Blame::ofLowering(" or what follows it (ref-llvm cannot say)");
  if (!opinion.isRight && !call.isRest)
    who.text += firstBadPass(job, read, *lowered.module, call);
  if (plan.convention == EntryConvention::CWrappers)
    who.text += "; called through the C wrapper";
  for (const Lowered &other : all) {
    const std::vector<Verdict> &same = (call.isOfCode ? other.onNative : other.onRefLLVM).verdicts;
    if (&other != &lowered && call.number < same.size() && same[call.number].kind == VerdictKind::Agree)
      who.text += "; " + other.spec().label + " agrees with the reference on this call";
  }
  return who;
}
