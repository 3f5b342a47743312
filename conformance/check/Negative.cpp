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

#include "conformance/check/FileCheck.h"

#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace memref_cts::conformance;

/// The words of errors, without what stands below their first lines; or the whole
/// message where no diagnostic is an error.
static std::string errorWords(const Reply &reply) {
  std::string words;
  for (const Diagnostic &diagnostic : reply.diagnostics)
    if (diagnostic.severity == Diagnostic::Error)
      words += firstLine(diagnostic.words) + "\n";
  return words.empty() ? reply.text() : words;
}

/// Who has to refuse does so with an error: dying, or not ending, is none.
static Verdict judgeRefusal(const CaseFile &file, bool refused, const Reply &reply) {
  Verdict verdict;
  // Nor is an error that ends in success.
  bool isNone = reply.status == Reply::Crashed || reply.status == Reply::TimedOut ||
                reply.status == Reply::ErrorWithSuccess;
  if (isNone)
    verdict = verdictOf(reply, file.negative->phase);
  verdict.place.kind = PlaceKind::Refusal;
  verdict.path = verdict.place.given = "refusal in phase " + file.negative->phase;
  verdict.expected = file.negative->diagnostic;
  if (isNone)
    return verdict;
  verdict.seen = reply.message.empty() ? "accepted" : reply.text();
  verdict.cause = reply.cause;
  // Neither the name of the file nor the text of the module, which notes and
  // lines below an error quote, are part of what is said about it.
  std::string said = errorWords(reply);
  for (size_t at = said.find(file.path); at != std::string::npos; at = said.find(file.path, at))
    said.erase(at, file.path.size());
  bool named = StringRef(said).contains(file.negative->diagnostic);
  verdict.kind = refused && named ? VerdictKind::Agree : VerdictKind::Differ;
  return verdict;
}

/// The reply says whether MLIR, or a lowering, accepts the neighbour.
static Verdict judgeNeighbour(const CaseFile &file, const Reply &reply, StringRef step) {
  Verdict verdict = verdictOf(reply, step);
  verdict.place.kind = PlaceKind::Neighbour;
  verdict.path = verdict.place.given = ("the neighbour, see line " + Twine(file.neighbourLine)).str();
  verdict.expected = "accepted";
  if (verdict.kind == VerdictKind::Refused)
    verdict.seen = verdict.path + ", is refused, too: " + verdict.seen;
  return verdict;
}

/// What a refused module is refused by: MLIR itself, or a lowering.
static bool isAboutModule(const Negative &negative) { return negative.phase == "parse" || negative.phase == "verify"; }

static bool isLoaded(const Reply &load) { return load.ok() || load.status == Reply::Refused; }

void FileChecker::checkNegativeModule(const CaseFile &file, const Reply &load, FileReport &report) {
  const Negative &negative = *file.negative;
  Reply::Status wanted = negative.phase == "parse" ? Reply::ParseError : Reply::VerifyError;
  Reply said = load;
  if (isLoaded(load))
    said = Reply(); // the encoder's words, and none of MLIR's
  Verdict verdict = judgeRefusal(file, isAboutModule(negative) && load.status == wanted, said);
  if (verdict.kind == VerdictKind::Agree && !file.neighbour.empty()) {
    LoadReply reply = workers[0]->load(kNeighbour, file.neighbour, file.path, file.options);
    if (!isLoaded(reply)) {
      verdict = judgeNeighbour(file, reply, negative.phase);
      verdict.kind = verdict.bad() ? verdict.kind : VerdictKind::Differ;
    }
  }
  bool isGood = verdict.kind == VerdictKind::Agree;
  addNegative(file, nullptr, isAboutModule(negative) ? negative.phase : "load", verdict, report);
  // The neighbour is a module like others.
  for (size_t i = 0; i < config.lowerings.size() && isGood && !file.neighbour.empty() && !(stop && stop()); ++i) {
    std::string step;
    Reply neighbour = makeNeighbour(i, file, step);
    checkNeighbour(i, file, neighbour, step, report);
  }
}

/// The neighbour as far as code, under a lowering.
Reply FileChecker::makeNeighbour(size_t lowering, const CaseFile &file, std::string &step) {
  if (lowering != 0)
    workers[lowering]->load(kNeighbour, file.neighbour, file.path, file.options);
  return makeCode(lowering, kNeighbour, step);
}

/// What stands against a lowering of the neighbour, whatever comes of the case.
void FileChecker::checkNeighbour(size_t lowering, const CaseFile &file, const Reply &reply, StringRef step,
                                 FileReport &report) {
  const LoweringSpec &spec = config.lowerings[lowering];
  if (Verdict verdict = judgeNeighbour(file, reply, step); verdict.bad())
    record(report, file, &spec, step, file.neighbourLine, std::move(verdict), "lowering " + spec.text);
}

static bool isAboutLowering(const Negative &negative) { return negative.phase == "lower" || negative.phase == "remain"; }

/// A module that is loaded, up to the phase of the case; `step` is where it ended.
Reply FileChecker::lowerToPhase(size_t lowering, uint32_t unit, const Negative &negative, std::string &step) {
  step = "lower";
  LowerReply lower = workers[lowering]->lower(unit, config.lowerings[lowering], 0);
  if (!lower.ok() || isAboutLowering(negative))
    return lower;
  step = "translate";
  return workers[lowering]->compile({{unit, std::string()}}, config.optLevel);
}

void FileChecker::checkNegativeLowering(const CaseFile &file, size_t lowering, FileReport &report) {
  const Negative &negative = *file.negative;
  const LoweringSpec &spec = config.lowerings[lowering];
  if (lowering != 0)
    workers[lowering]->load(kCase, file.text, file.path, file.options);
  std::string step;
  Reply reply = lowerToPhase(lowering, kCase, negative, step);
  Verdict verdict;
  if (reply.status == Reply::Refused && step == "lower") {
    // It does not take the case's options, is not there, or knows nothing of such modules.
    verdict = verdictOf(reply, step);
  } else {
    // A process may translate as well.
    bool isProcess = isRelease(spec) || spec.name == "command";
    bool refused = isAboutLowering(negative)
                       ? reply.status == Reply::LowerFailed ||
                             (reply.status == Reply::Leftovers && negative.phase == "remain")
                       : reply.status == Reply::InvalidIR && (step == "translate" || isProcess);
    step = isAboutLowering(negative) ? "lower" : negative.phase;
    verdict = judgeRefusal(file, refused, reply);
    if (reply.status == Reply::Leftovers && !refused)
      verdict.seen = "no error; " + verdict.seen;
  }
  if (file.neighbour.empty())
    return addNegative(file, &spec, step, verdict, report);
  std::string neighbourStep;
  Reply neighbour = makeNeighbour(lowering, file, neighbourStep);
  // That code cannot be made here is no refusal of a lowering.
  bool counts = !neighbour.ok() && !(isAboutLowering(negative) && neighbourStep != "lower" &&
                                     neighbour.status == Reply::Refused);
  if (verdict.kind == VerdictKind::Agree && counts)
    return addNegative(file, &spec, neighbourStep, judgeNeighbour(file, neighbour, neighbourStep), report);
  addNegative(file, &spec, step, verdict, report);
  checkNeighbour(lowering, file, neighbour, neighbourStep, report);
}

void FileChecker::addNegative(const CaseFile &file, const LoweringSpec *spec, StringRef step, Verdict verdict,
                              FileReport &report) {
  if (stop && stop()) // perhaps a step was ended in the middle
    return;
  ++report.calls;
  report.unchecked += verdict.kind == VerdictKind::Refused;
  record(report, file, spec, step, file.negative->line, std::move(verdict), spec ? "lowering " + spec->text : "MLIR");
}

void FileChecker::checkNegative(const CaseFile &file, const Reply &load, FileReport &report) {
  if (isAboutModule(*file.negative) || !isLoaded(load))
    return checkNegativeModule(file, load, report);
  for (size_t i = 0; i < config.lowerings.size() && report.error.empty(); ++i)
    checkNegativeLowering(file, i, report);
}

/// Whether a lowering that refused the case refuses what its clause is about, or an
/// operation that the neighbour has as well.
void FileChecker::checkAcceptance(const CaseFile &file, FileReport &report) {
  for (size_t i = 0; i < config.lowerings.size() && !(stop && stop()); ++i) {
    const LoweringSpec &spec = config.lowerings[i];
    std::string step;
    Reply neighbour = makeNeighbour(i, file, step);
    checkNeighbour(i, file, neighbour, step, report);
    auto rejection = rejections.find(i);
    if (rejection == rejections.end() || (step == "lower" && !neighbour.ok()))
      continue; // refused as the case, which is counted
    Verdict verdict = {VerdictKind::Differ,
                       "the module, whose neighbour, see line " + std::to_string(file.neighbourLine) + ", is accepted",
                       "accepted", "refused: " + rejection->second};
    verdict.place.kind = PlaceKind::Neighbour;
    verdict.place.given = verdict.path;
    record(report, file, &spec, "lower", file.neighbourLine, std::move(verdict), "lowering " + spec.text);
  }
}

/// A neighbour that is no module is an error of the case, whatever a lowering says of
/// the case; one that kills MLIR is a finding. False: nothing can be said with it. Of
/// what MLIR itself refuses, checkNegativeModule judges the neighbour as well.
bool FileChecker::loadNeighbour(const CaseFile &file, FileReport &report) {
  if (file.neighbour.empty() || (file.negative && isAboutModule(*file.negative)))
    return true;
  LoadReply load = workers[0]->load(kNeighbour, file.neighbour, file.path, file.options);
  if (load.status == Reply::Crashed || load.status == Reply::TimedOut) {
    record(report, file, nullptr, "load", file.neighbourLine, judgeNeighbour(file, load, "load"),
           "MLIR's parser or verifier, or the encoder");
    ++report.calls;
    return false;
  }
  if (!isLoaded(load))
    report.error = toString(errorAt(file.path, file.neighbourLine, 1, "the neighbour is no valid module: " + load.text()));
  return report.error.empty();
}
