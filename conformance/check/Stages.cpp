//===-- Stages.cpp - which pass of a pipeline is wrong ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs what each pass left on the reference machine, for findings alone: no verdict
// depends on it.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/FileCheck.h"

#include <utility>

using namespace llvm;
using namespace memref_cts::conformance;

Error memref_cts::conformance::enter(std::unique_ptr<MachineEngine> &engine, StringRef entry,
                                     function_ref<Expected<std::unique_ptr<MachineEngine>>()> make) {
  if (engine)
    return engine->enter(entry);
  return make().moveInto(engine);
}

/// Whether passes run one after the other in the worker; ours is one.
static bool runsPasses(const LoweringSpec &spec) {
  return spec.name != "ours" && spec.name != "command" && !StringRef(spec.name).starts_with("planted:") && !isRelease(spec);
}

/// The module after each pass, under a number of its own: the one at work stays.
void FileChecker::takeStages(LoweredModule &module, const CaseFile &file) {
  if (std::exchange(module.stagesTried, true) || !runsPasses(*module.spec))
    return;
  LoweringSpec asked = *module.spec;
  asked.throughWrappers = throughWrappers;
  asked.only = module.only;
  module.worker->load(kStages, file.text, file.path, file.options, target);
  LowerReply reply = module.worker->lower(kStages, asked, Worker::WantStages);
  module.worker->drop(kStages);
  for (const Stage &stage : reply.stages) {
    RunStage &run = module.stages.emplace_back();
    run.pass = stage.pass;
    run.invalid = stage.invalid;
    run.finished = stage.finished;
    if (stage.program.empty())
      continue;
    if (Expected<Program> program = programFromText("after " + stage.pass, stage.program))
      run.program = std::move(*program);
    else
      consumeError(program.takeError());
  }
}

/// "; first wrong after pass ...", as the reference machine sees what each pass left, or
/// "" where the lowering has no passes that can be looked at.
std::string FileChecker::firstBadPass(LoweredModule &module, const CaseFile &file, const refrt_program *program,
                                      const std::string &entry, const Input &input, const Outcome &reference,
                                      const Comparer &comparer) {
  if (!config.afterEachPass)
    return "";
  takeStages(module, file);
  // Wrong from here to the end, as far as is known: what is only wrong in between
  // is the fault of how this code was finished.
  const RunStage *bad = nullptr;
  std::string unknown; // before `bad`
  for (RunStage &stage : module.stages) {
    bool isKnown = false, isBad = false;
    Error error = stage.program ? enter(stage.engine, entry, [&] {
      return makeRefLLVMEngine(program, stage.program.get(), entry, config.worker.limits);
    }) : Error::success();
    if (error) {
      consumeError(std::move(error));
    } else if (stage.engine) {
      Outcome outcome;
      stage.engine->run(ArrayRef<Input>(input), MutableArrayRef<Outcome>(outcome));
      Verdict verdict = comparer.compare(reference, outcome, /*isReferenceMachine=*/true);
      isBad = verdict.bad();
      isKnown = isBad || verdict.kind == VerdictKind::Agree;
    }
    if (isKnown && !isBad) {
      bad = nullptr;
      unknown.clear();
    } else if (isBad && !bad) {
      bad = &stage;
    } else if (!isKnown && !bad) {
      unknown += (unknown.empty() ? "" : ", ") + stage.pass;
    }
  }
  if (module.stages.empty())
    return "";
  if (!bad)
    return "; no single pass shows it" + (unknown.empty() ? "" : ": what these leave cannot be run: " + unknown);
  return "; first wrong after pass " + bad->pass +
         (bad->finished ? " (what it left was lowered to its end by this project's passes)" : "") +
         (unknown.empty() ? "" : ", or after one before it, whose code cannot be run: " + unknown);
}

/// "; first invalid after pass ...: what the verifier says", or "".
std::string FileChecker::firstInvalidPass(LoweredModule &module, const CaseFile &file) {
  if (!config.afterEachPass)
    return "";
  takeStages(module, file);
  for (const RunStage &stage : module.stages)
    if (!stage.invalid.empty())
      return "; first invalid after pass " + stage.pass + ": " + firstLine(stage.invalid);
  return "";
}
