//===-- Negative.cpp - modules that must be refused ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A NEGATIVE case agrees where its module is refused in the phase it names, with
// the words it names, and its neighbour is accepted. Without the neighbour, who
// refuses everything in the same words would agree; with it, that is a refusal.
//
// A case that is to be accepted may have a neighbour, too: who refuses the case and
// accepts the neighbour lacks no feature, it refuses what the clause demands.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/Negative.h"

#include "conformance/PlainText.h"
#include "conformance/check/lower/JudgeReply.h"
#include "conformance/check/run/CodeOnly.h"

#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace memref_cts::conformance;

/// Removes every `part`, which is not empty, from the text.
static void removeWords(std::string &text, StringRef part) {
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at))
    text.erase(at, part.size());
}

/// The words of errors, without what stands below their first lines. Where no diagnostic
/// is an error, the whole message but for what warnings and notes say.
static std::string errorWords(const Reply &reply) {
  std::string words;
  for (const Diagnostic &diagnostic : reply.diagnostics)
    if (diagnostic.severity == Diagnostic::Error)
      words += firstLine(diagnostic.words) + "\n";
  if (!words.empty())
    return words;
  words = reply.text();
  for (const Diagnostic &diagnostic : reply.diagnostics)
    if (std::string line = firstLine(diagnostic.words); !line.empty())
      removeWords(words, line);
  return words;
}

/// Who has to refuse does so with an error: dying, or not ending, is none.
static Verdict judgeRefusal(const CaseFile &file, bool refused, const Reply &reply) {
  Verdict verdict;
  // Nor is an error that ends in success.
  bool isNone =
      reply.status == Reply::Crashed || reply.status == Reply::TimedOut || reply.status == Reply::ErrorWithSuccess;
  if (isNone)
    verdict = verdictOf(reply, StepKind::Lower);
  verdict.place.kind = PlaceKind::Refusal;
  verdict.path = verdict.place.given = std::string("refusal in phase ") + name(file.negative->phase);
  verdict.expected = file.negative->diagnostic;
  if (isNone)
    return verdict;
  verdict.seen = reply.message.empty() ? "accepted" : reply.text();
  verdict.cause = reply.cause;
  // Neither the name of the file nor the text of the module, which notes and
  // lines below an error quote, are part of what is said about it.
  std::string said = errorWords(reply);
  removeWords(said, file.path);
  bool named = StringRef(said).contains(file.negative->diagnostic);
  verdict.kind = refused && named ? VerdictKind::Agree : VerdictKind::Differ;
  return verdict;
}

/// The reply says whether MLIR, or a lowering, accepts the neighbour.
static Verdict judgeNeighbour(const CaseFile &file, const Reply &reply, const Stage &step) {
  Verdict verdict = verdictOf(reply, step);
  verdict.place.kind = PlaceKind::Neighbour;
  verdict.path = verdict.place.given = ("the neighbour, see line " + Twine(file.neighbourLine)).str();
  verdict.expected = "accepted";
  if (verdict.kind == VerdictKind::Refused)
    verdict.seen = verdict.path + ", is refused, too: " + verdict.seen;
  return verdict;
}

/// In which step a module is refused in a phase.
static StepKind stepOf(Phase phase) {
  switch (phase) {
  case Phase::Parse:
    return StepKind::Parse;
  case Phase::Verify:
    return StepKind::Verify;
  case Phase::Lower:
  case Phase::Remain:
    return StepKind::Lower;
  case Phase::Translate:
  case Phase::Run:
    return StepKind::Translate;
  }
  llvm_unreachable("no such phase");
}

/// What a refused module is refused by: MLIR itself, or a lowering.
static bool isAboutModule(const CaseFile &file) { return refusedBy(file.negative->phase) == RefusedBy::Module; }
static bool isAboutLowering(const CaseFile &file) { return refusedBy(file.negative->phase) == RefusedBy::Lowering; }

/// The neighbour as far as code, under a lowering.
static Made makeNeighbour(Job &job, const Plan &plan) {
  job.workers.of(*plan.lowering).load(kNeighbour, plan.neighbour());
  return makeCode(job, plan, kNeighbour);
}

/// What stands against a lowering of the neighbour, whatever comes of the case.
static void checkNeighbour(const Plan &plan, const Made &made, ReportBuilder &report) {
  const CaseFile &file = *plan.file;
  if (Verdict verdict = judgeNeighbour(file, made.reply, made.step); verdict.bad())
    report.record(plan, made.step, file.neighbourLine, std::move(verdict), Blame::ofLowering());
}

/// Counts the verdict on the case.
static void addNegative(Job &job, const Plan &plan, const Stage &step, Verdict verdict, ReportBuilder &report) {
  if (job.stopped()) // perhaps a step was ended in the middle
    return;
  report.addCalls(1);
  report.addUnchecked(verdict.kind == VerdictKind::Refused);
  report.record(plan, step, plan.file->negative->line, std::move(verdict),
                plan.lowering ? Blame::ofLowering() : Blame("MLIR"));
}

static void checkNegativeModule(Job &job, const Plan &plan, const Reply &load, ReportBuilder &report) {
  const CaseFile &file = *plan.file;
  Phase phase = file.negative->phase;
  Reply::Status wanted = phase == Phase::Parse ? Reply::ParseError : Reply::VerifyError;
  Reply said = load;
  if (isLoaded(load))
    said = Reply(); // the encoder's words, and none of MLIR's
  Verdict verdict = judgeRefusal(file, isAboutModule(file) && load.status == wanted, said);
  if (verdict.kind == VerdictKind::Agree && !file.neighbour.empty()) {
    LoadReply reply = job.workers.reader().load(kNeighbour, plan.neighbour());
    if (!isLoaded(reply)) {
      verdict = judgeNeighbour(file, reply, stepOf(phase));
      verdict.kind = verdict.bad() ? verdict.kind : VerdictKind::Differ;
    }
  }
  bool isGood = verdict.kind == VerdictKind::Agree;
  addNegative(job, plan, isAboutModule(file) ? stepOf(phase) : StepKind::Load, verdict, report);
  if (!isGood || file.neighbour.empty())
    return;
  // The neighbour is a module like others.
  for (const LoweringSpec &spec : job.config.lowerings) {
    if (job.stopped())
      return;
    checkNeighbour(plan.under(spec), makeNeighbour(job, plan.under(spec)), report);
  }
}

/// A module that is loaded, up to the phase of the case.
static Made lowerToPhase(Job &job, const Plan &plan) {
  Worker &worker = job.workers.of(*plan.lowering);
  Made made;
  made.reply = worker.lower(kCase, *plan.lowering, 0);
  if (!made.reply.ok() || isAboutLowering(*plan.file))
    return made;
  return {worker.compile({{kCase, std::string()}}, job.config.optLevel), StepKind::Translate};
}

/// Whether a lowering refuses what the case says, and in which step.
static std::pair<Verdict, Stage> judgeNegative(const Plan &plan, const Made &made, bool mayTranslate) {
  const CaseFile &file = *plan.file;
  const Reply &reply = made.reply;
  const Stage &step = made.step;
  // It does not take the case's options, is not there, or knows nothing of such modules.
  if (reply.status == Reply::Refused && step == StepKind::Lower)
    return {verdictOf(reply, step), step};
  // A process may translate as well.
  LoweringKind kind = plan.lowering->kind;
  bool isProcess = kind == LoweringKind::Release || kind == LoweringKind::Command;
  // What the source has wrong in LLVM dialect is refused by whoever translates it.
  bool isOfSource = reply.status == Reply::Refused &&
                    (reply.cause.reason == Reason::NotTranslated || reply.cause.reason == Reason::NotVerified);
  bool refused = isAboutLowering(file)
                     ? reply.status == Reply::LowerFailed ||
                           (reply.status == Reply::Leftovers && file.negative->phase == Phase::Remain)
                     : (reply.status == Reply::InvalidIR || isOfSource) && (step == StepKind::Translate || isProcess);
  // Of a command that does both, the words alone say in which step it failed.
  refused |= mayTranslate && stepOf(file.negative->phase) == StepKind::Translate && reply.status == Reply::LowerFailed;
  Verdict verdict = judgeRefusal(file, refused, reply);
  if (reply.status == Reply::Leftovers && !refused)
    verdict.seen = "no error; " + verdict.seen;
  return {std::move(verdict), stepOf(file.negative->phase)};
}

static void checkNegativeLowering(Job &job, const Plan &plan, ReportBuilder &report) {
  const CaseFile &file = *plan.file;
  job.workers.load(plan);
  const Made made = lowerToPhase(job, plan);
  const bool isCommand = plan.lowering->kind == LoweringKind::Command;
  if (file.neighbour.empty()) {
    auto [verdict, step] = judgeNegative(plan, made, isCommand);
    return addNegative(job, plan, step, verdict, report);
  }
  Made neighbour = makeNeighbour(job, plan);
  auto [verdict, step] = judgeNegative(plan, made, isCommand && neighbour.fromLLVMIR);
  // That code cannot be made here is no refusal of a lowering.
  bool counts = !neighbour.reply.ok() && !(isAboutLowering(file) && neighbour.step != StepKind::Lower &&
                                           neighbour.reply.status == Reply::Refused);
  if (verdict.kind == VerdictKind::Agree && counts)
    return addNegative(job, plan, neighbour.step, judgeNeighbour(file, neighbour.reply, neighbour.step), report);
  addNegative(job, plan, step, verdict, report);
  checkNeighbour(plan, neighbour, report);
}

void memref_cts::conformance::checkNegative(Job &job, const Plan &plan, const Reply &load, ReportBuilder &report) {
  if (isAboutModule(*plan.file) || !isLoaded(load))
    return checkNegativeModule(job, plan, load, report);
  for (const LoweringSpec &spec : job.config.lowerings)
    checkNegativeLowering(job, plan.under(spec), report);
}

void memref_cts::conformance::checkAcceptance(Job &job, const Plan &plan, ReportBuilder &report) {
  for (const LoweringSpec &spec : job.config.lowerings) {
    if (job.stopped())
      return;
    Plan at = plan.under(spec);
    Made neighbour = makeNeighbour(job, at);
    checkNeighbour(at, neighbour, report);
    const std::string *why = report.rejection(spec);
    if (!why || (neighbour.step == StepKind::Lower && !neighbour.reply.ok()))
      continue; // refused as the case, which is counted
    unsigned line = plan.file->neighbourLine;
    Verdict verdict = {VerdictKind::Differ,
                       "the module, whose neighbour, see line " + std::to_string(line) + ", is accepted", "accepted",
                       "refused: " + *why};
    verdict.place.kind = PlaceKind::Neighbour;
    verdict.place.given = verdict.path;
    report.record(at, StepKind::Lower, line, std::move(verdict), Blame::ofLowering());
  }
}

bool memref_cts::conformance::loadNeighbour(Job &job, const Plan &plan, ReportBuilder &report) {
  const CaseFile &file = *plan.file;
  if (file.neighbour.empty() || (file.negative && isAboutModule(file)))
    return true;
  LoadReply load = job.workers.reader().load(kNeighbour, plan.neighbour());
  if (load.status == Reply::Crashed || load.status == Reply::TimedOut) {
    report.record(plan, StepKind::Load, file.neighbourLine, judgeNeighbour(file, load, StepKind::Load),
                  "MLIR's parser or verifier, or the encoder");
    report.addCalls(1);
    return false;
  }
  if (!isLoaded(load))
    report.fail(
        toString(errorAt(file.path, file.neighbourLine, 1, "the neighbour is no valid module: " + load.text())));
  return !report.failed();
}
