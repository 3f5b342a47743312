//===-- OnTarget.cpp - one case file on the aot engine --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executables for a target: made, left behind, and what ref-llvm says of the code in
// them.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/FileCheck.h"

#include "conformance/Aot.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;
using namespace memref_cts::conformance;

/// The executable of a lowered unit; a refusal where it does not link.
Reply FileChecker::makeExecutable(Lowered &lowered, const refrt_program *program, const std::string &entry) {
  Stopwatch watch;
  ObjectReply object = lowered.module->worker->compileObject(kCase, entry, config.optLevel);
  Reply reply = object;
  if (object.ok()) {
    Expected<std::unique_ptr<AotEngine>> engine = makeAotEngine(
        program, entry, object, target, config.compiler, config.worker.limits, !config.selfChecking.empty());
    if (engine) {
      lowered.aot = engine->get();
      lowered.native = std::move(*engine);
    } else {
      reply.status = Reply::Refused;
      reply.cause.reason = Reason::Unsupported;
      reply.cause.origin = Origin::Tool;
      reply.message = toString(engine.takeError());
    }
  }
  times.compile += watch.seconds();
  return reply;
}

void FileChecker::prepareAot(Lowered &lowered, const CaseFile &file, const refrt_program *program,
                             const std::string &entry, FileReport &report) {
  Reply reply = makeExecutable(lowered, program, entry);
  LoweredModule &module = *lowered.module;
  if (!module.only.empty() || !mayBeOfOne(reply)) {
    if (!reply.ok())
      fail(lowered, file, reply, "aot:" + target, report);
    return;
  }
  module.functionByFunction = true;
  module.reply = std::move(reply);
  module.step = "aot:" + target;
}

/// Leaves an executable that judges the same calls by itself: it has to come to
/// the same end.
void FileChecker::leaveSelfChecking(Lowered &lowered, const CaseFile &file, StringRef entry, FileReport &report) {
  std::string lowering = lowered.spec->text;
  if (lowering.size() > 40)
    lowering = lowering.substr(0, 20) + utohexstr(xxh3_64bits(lowering));
  std::string name = (sys::path::stem(file.path) + "." + entry + "." + lowering + "." + target).str();
  for (char &c : name)
    if (!isAlnum(c) && !StringRef("._-").contains(c))
      c = '_';
  std::string engine = "self-check:" + target;
  if (toleranceOf(file) != 0)
    return record(report, file, lowered.spec, engine, 0,
                  refusal("executables that check themselves compare without a tolerance"), "");
  Stopwatch watch;
  Expected<SelfCheck> check = lowered.aot->leaveSelfChecking(name, config.selfChecking + "/" + name);
  times.aot += watch.seconds();
  if (!check) {
    report.error = file.path + ": " + toString(check.takeError());
    return;
  }
  Verdict verdict;
  verdict.kind = VerdictKind::Agree;
  if (check->agrees == lowered.aotDiffers)
    verdict = verdictAt(VerdictKind::Differ, {PlaceKind::SelfCheck}, lowered.aotDiffers ? "a difference" : "agreement",
                        check->said);
  Cell &into = cell(report, lowered.spec->text, engine);
  ++into[verdict.kind];
  if (verdict.bad())
    addFinding(report, into, file, lowered.spec, 0, "", verdict,
               "the executable's own comparison, its reference machine on the target, or this tool's");
}

/// The calls of the file once more, under the data layout of a target.
void FileChecker::checkOnTarget(const CaseFile &file, const std::string &name, FileReport &report) {
  target = name;
  std::string problem = aotProblem(name, config.compiler);
  LoadReply reply;
  if (problem.empty())
    reply = load(0, file);
  if (!problem.empty()) {
    for (const LoweringSpec &spec : config.lowerings)
      record(report, file, &spec, "aot:" + name, 0, refusal(problem), "");
    ++report.calls;
    ++report.unchecked;
  } else if (reply.status == Reply::Refused) {
    checkRefused(file, reply.text(), report);
  } else if (reply.ok()) {
    if (Error error = checkCalls(file, reply, report))
      report.error = toString(std::move(error));
  } else {
    report.error = file.path + ": for target " + name + ": " + reply.text();
  }
  target.clear();
}

/// What ref-llvm says of one call under the data layout of a target; nothing where it
/// cannot run the code.
std::optional<Verdict> FileChecker::askRefLLVM(LoweredModule &module, const CaseFile &file,
                                               const refrt_program *program, const std::string &entry,
                                               const Input &input, const Outcome &reference,
                                               const Comparer &comparer) {
  if (!module.programTried) {
    module.programTried = true;
    LoweringSpec asked = *module.spec;
    asked.only = module.only;
    asked.throughWrappers = throughWrappers;
    module.worker->load(kStages, file.text, file.path, file.options, target);
    LowerReply reply = module.worker->lower(kStages, asked, Worker::WantProgram);
    module.worker->drop(kStages);
    module.refusedByRefLLVM.insert(reply.refused.begin(), reply.refused.end());
    Expected<Program> lowered = programFromText(file.path, reply.program);
    if (lowered)
      module.program = std::move(*lowered);
    else
      consumeError(lowered.takeError());
  }
  if (!module.program || module.refusedByRefLLVM.count(entry))
    return std::nullopt;
  if (Error error = enter(module.refLLVM, entry, [&] {
        return makeRefLLVMEngine(program, module.program.get(), entry, config.worker.limits);
      })) {
    consumeError(std::move(error));
    return std::nullopt;
  }
  Outcome outcome;
  module.refLLVM->run(ArrayRef<Input>(input), MutableArrayRef<Outcome>(outcome));
  return comparer.compare(reference, outcome, /*isReferenceMachine=*/true);
}
