//===-- RunCalls.cpp - the calls of one line on every engine ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chunks of calls: draw, run on ref, keep the defined ones, run them on every
// other engine, compare, ask waivers. Blame follows from which engines disagree
// (spec/architecture.md#blame).
//
//===----------------------------------------------------------------------===//

#include "conformance/check/RepairedRuns.h"

#include "conformance/Aot.h"
#include "conformance/Debug.h"
#include "conformance/OutcomeText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

#include <algorithm>

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr size_t kChunk = 256; // calls in memory at once

namespace {
/// Calls with what they are given and what the reference machine saw.
struct Chunk {
  std::vector<Call> calls;
  std::vector<Input> inputs;
  std::vector<Outcome> reference;
};
} // namespace

class FileChecker::CallRunner {
public:
  CallRunner(FileChecker &checker, const CaseFile &file, const refrt_program *program, const CallSource &source,
             std::vector<Lowered> &lowereds, FileReport &report)
      : checker(checker), file(file), program(program), source(source), lowereds(lowereds), report(report),
        ulp(toleranceOf(file)),
        comparer(program, refrt_program_find_function(program, source.entry.c_str()), Tolerance{ulp, checker.onePointer}),
        nativeName(checker.target.empty() ? "jit" : "aot:" + checker.target) {}

  void run(Engine &reference);

private:
  Error draw(uint64_t first, size_t count);
  size_t runMachine(Engine &machine, ArrayRef<Input> inputs, MutableArrayRef<Outcome> outcomes) const;
  void judgeReference();
  void runEngines();
  void runEngine(Lowered &lowered, Engine &engine, LoweredRuns &into, double &time);
  Verdict judge(size_t call, const Outcome &outcome, bool isReferenceMachine, bool &differs,
                Comparer::Explained explained = nullptr) const;
  void account(Lowered &lowered, StringRef engine, LoweredRuns &runs);
  void show(Lowered &lowered, Cell &into, size_t call, const Outcome &outcome, Verdict verdict);
  std::string blame(Lowered &lowered, size_t call, bool native);
  std::vector<std::string> notes(const Lowered &lowered, size_t call, bool native, const Verdict &verdict) const;

  FileChecker &checker;
  const CaseFile &file;
  const refrt_program *program;
  const CallSource &source;
  std::vector<Lowered> &lowereds;
  FileReport &report;
  uint64_t ulp;
  Comparer comparer;
  std::string nativeName;
  Chunk drawn, defined; // defined: those of `drawn` that go to the other engines
  uint64_t chunkStart = 0;      // number of the first of `drawn` in its source
  std::vector<uint64_t> numbers; // ... and those of `defined`
  uint64_t moreRuns = 0, moreFindings = 0; // of the chunk at work
};

/// Call `number` of its source, with what is expected of it.
static CallText callText(const CallSource &source, const refrt_program *program, const Call &call, uint64_t number) {
  // What was typed with --call fits a command line.
  bool fits = isShownWhole(call) || (source.call && source.line == 0);
  if (!fits)
    return {showCall(program, call), source.at(number)};
  return call.expectation && source.call ? source.text : printCall(program, call);
}

Error FileChecker::CallRunner::draw(uint64_t first, size_t count) {
  Stopwatch watch;
  chunkStart = first;
  drawn.calls.resize(count);
  drawn.inputs.resize(count);
  drawn.reference.resize(count);
  for (size_t i = 0; i < count; ++i) {
    if (Error error = source.get(first + i, drawn.calls[i]))
      return error;
    if (Error error = materialize(program, drawn.calls[i], drawn.inputs[i]))
      return error;
  }
  checker.times.draw += watch.seconds();
  return Error::success();
}

/// Runs one call after the other, so that an interruption ends the chunk. Returns how
/// many were run; the outcomes of the others are Interrupted.
size_t FileChecker::CallRunner::runMachine(Engine &machine, ArrayRef<Input> inputs,
                                           MutableArrayRef<Outcome> outcomes) const {
  size_t count = 0;
  for (; count < inputs.size() && !(checker.stop && checker.stop()); ++count)
    machine.run(inputs.slice(count, 1), outcomes.slice(count, 1));
  for (Outcome &outcome : outcomes.drop_front(count)) {
    outcome.clear();
    outcome.reason = Reason::Interrupted;
    outcome.message = kInterrupted;
  }
  return count;
}

static bool isInterrupted(const Outcome &outcome) { return outcome.reason == Reason::Interrupted; }

/// Expectations of the case against the reference machine; `defined` becomes
/// the calls that have no undefined behaviour.
void FileChecker::CallRunner::judgeReference() {
  defined.calls.clear();
  defined.inputs.clear();
  defined.reference.clear();
  numbers.clear();
  Cell &into = checker.cell(report, "-", "ref");
  for (size_t i = 0; i < drawn.calls.size(); ++i) {
    ++report.calls;
    Call &call = drawn.calls[i];
    Verdict verdict = Comparer::judgeReference(drawn.reference[i]);
    bool isDefined = verdict.kind == VerdictKind::Agree;
    if (call.expectation) {
      verdict = checkExpectation(program, call, drawn.inputs[i], drawn.reference[i], ulp);
      unsigned trapLine = 0;
      Verdict place = checkTrapPlace(file.path, call, drawn.reference[i], trapLine);
      checker.trapLines.insert(trapLine);
      if (!verdict.bad() && place.bad())
        verdict = std::move(place);
      if (verdict.bad()) {
        checker.addFinding(report, into, file, nullptr, source.line, callText(source, program, call, chunkStart + i),
                           verdict, "the case's expectation or the reference machine");
        ++moreFindings;
        // Lowerings that agree with the reference are not to blame for it.
        call.expectation.reset();
      }
    }
    // Also where something is expected: a budget may end before it shows.
    if (!verdict.bad() && verdict.kind != VerdictKind::Agree) {
      if (wantsReason(into))
        addReason(into, verdict.seen + ", in " + showCall(program, call));
      ++report.unchecked;
    }
    ++into[verdict.kind];
    if (checker.wantsShown(into, verdict.kind)) {
      if (verdict.kind == VerdictKind::Agree) {
        verdict.expected = call.expectation ? call.expectation->text : "";
        verdict.seen = outcomeText(program, call, drawn.reference[i]);
      }
      checker.keepShown(into, file, nullptr, callText(source, program, call, chunkStart + i), std::move(verdict));
    }
    if (!isDefined)
      continue;
    numbers.push_back(chunkStart + i);
    defined.calls.push_back(std::move(call));
    defined.inputs.push_back(std::move(drawn.inputs[i]));
    defined.inputs.back().pointers = drawn.reference[i].pointers;
    defined.reference.push_back(std::move(drawn.reference[i]));
  }
}

/// The verdict on one of the defined calls; `differs`: from the reference, whatever the
/// case expects.
Verdict FileChecker::CallRunner::judge(size_t call, const Outcome &outcome, bool isReferenceMachine, bool &differs,
                                       Comparer::Explained explained) const {
  Verdict verdict = comparer.compare(defined.reference[call], outcome, isReferenceMachine, explained);
  bool undetermined = defined.reference[call].undetermined && verdict.kind == VerdictKind::Inconclusive;
  differs = verdict.kind != VerdictKind::Agree && !undetermined;
  // What the case says holds for every choice.
  if (!differs && !explained && defined.calls[call].expectation)
    verdict = checkExpectation(program, defined.calls[call], defined.inputs[call], outcome, ulp);
  return verdict;
}

void FileChecker::CallRunner::runEngine(Lowered &lowered, Engine &engine, LoweredRuns &into, double &time) {
  size_t count = defined.calls.size();
  into.outcomes.resize(count);
  Stopwatch runWatch;
  bool isReferenceMachine = &engine == lowered.refLLVM;
  if (isReferenceMachine)
    (void)runMachine(engine, defined.inputs, into.outcomes);
  else
    engine.run(defined.inputs, into.outcomes);
  double seconds = runWatch.seconds();
  time += seconds;
  if (!isReferenceMachine &&
      none_of(into.outcomes, [](const Outcome &outcome) { return outcome.kind == Outcome::TimedOut; }))
    checker.slowestSteps.run = std::max(checker.slowestSteps.run, seconds);
  Stopwatch compareWatch;
  into.verdicts.resize(count);
  for (size_t i = 0; i < count; ++i) {
    bool differs = false;
    into.verdicts[i] = judge(i, into.outcomes[i], isReferenceMachine, differs);
    lowered.aotDiffers |= &engine == lowered.aot && differs;
  }
  checker.times.compare += compareWatch.seconds();
  moreRuns += count;
}

static bool isRefused(Reply::Status status) { return status == Reply::Refused || status == Reply::LowerFailed; }

void FileChecker::CallRunner::runEngines() {
  size_t count = defined.calls.size();
  CheckTimes &times = checker.times;
  bool anyEngine = false;
  for (Lowered &lowered : lowereds) {
    lowered.onRefLLVM.verdicts.clear();
    lowered.onNative.verdicts.clear();
    if (count == 0)
      continue;
    if (lowered.refLLVM)
      runEngine(lowered, *lowered.refLLVM, lowered.onRefLLVM, times.refLLVM);
    if (lowered.native)
      runEngine(lowered, *lowered.native, lowered.onNative, checker.target.empty() ? times.jit : times.aot);
    anyEngine |= lowered.refLLVM || lowered.native;
    if (!isRefused(lowered.ended))
      continue; // it was run, or a finding says why not
    if (!lowered.refLLVM && checker.config.refLLVM && checker.target.empty())
      report.notRun[{lowered.spec->text, "ref-llvm"}] += count;
    if (!lowered.native && (checker.config.jit || !checker.target.empty()))
      report.notRun[{lowered.spec->text, nativeName}] += count;
  }
  const CheckConfig &config = checker.config;
  if (!anyEngine && (config.refLLVM || config.jit || !checker.target.empty()) && !lowereds.empty())
    report.unchecked += count;
}

/// Who is to blame for what `lowered` did wrong in one of the defined calls.
std::string FileChecker::CallRunner::blame(Lowered &lowered, size_t call, bool native) {
  const std::vector<Verdict> &known = lowered.onRefLLVM.verdicts;
  bool wrongInRefLLVM = !known.empty() && (known[call].bad() || known[call].kind == VerdictKind::Waived);
  bool rightInRefLLVM = !known.empty() && known[call].kind == VerdictKind::Agree;
  if (native && !checker.target.empty()) // nobody ran the code of another target there
    if (std::optional<Verdict> verdict = checker.askRefLLVM(*lowered.module, file, program, source.entry,
                                                            defined.inputs[call], defined.reference[call], comparer)) {
      wrongInRefLLVM = verdict->bad();
      rightInRefLLVM = verdict->kind == VerdictKind::Agree;
    }
  std::string text = wrongInRefLLVM   ? "lowering " + lowered.spec->text
                     : rightInRefLLVM ? "translation to LLVM IR, LLVM or the engine (ref-llvm agrees)"
                                      : "lowering " + lowered.spec->text +
                                            " or what follows it (ref-llvm cannot say)";
  if (!rightInRefLLVM)
    text += checker.firstBadPass(*lowered.module, file, program, source.entry, defined.inputs[call],
                                        defined.reference[call], comparer);
  if (checker.throughWrappers)
    text += "; called through the C wrapper";
  for (const Lowered &other : lowereds) {
    const std::vector<Verdict> &same = (native ? other.onNative : other.onRefLLVM).verdicts;
    if (&other != &lowered && call < same.size() && same[call].kind == VerdictKind::Agree)
      text += "; " + other.spec->text + " agrees with the reference on this call";
  }
  return text;
}

/// Why a lowered program that traps has undefined behaviour.
std::vector<std::string> FileChecker::CallRunner::notes(const Lowered &lowered, size_t call, bool native,
                                                        const Verdict &verdict) const {
  if (native || verdict.kind != VerdictKind::LoweredUB || !lowered.module->program)
    return {};
  return explainTrap(program, lowered.module->program.get(), source.entry, checker.config.worker.limits,
                     defined.inputs[call]);
}

/// Counts the verdicts of one engine, and reports the bad ones.
void FileChecker::CallRunner::account(Lowered &lowered, StringRef engine, LoweredRuns &runs) {
  if (runs.verdicts.empty())
    return;
  bool native = &runs == &lowered.onNative;
  Cell &into = checker.cell(report, lowered.spec->text, engine);
  for (size_t i = 0; i < runs.verdicts.size(); ++i) {
    const Verdict &verdict = runs.verdicts[i];
    if (isInterrupted(runs.outcomes[i]))
      continue;
    ++into[verdict.kind];
    if (!verdict.bad()) {
      note(into, verdict, [&] { return callText(source, program, defined.calls[i], numbers[i]).text; });
      if (checker.wantsShown(into, verdict.kind))
        show(lowered, into, i, runs.outcomes[i], verdict);
      continue;
    }
    ++moreFindings;
    if (!checker.keepsMore(report, into, verdict, "@" + source.entry))
      continue;
    std::string meaning =
        meaningOf(program, defined.calls[i], defined.inputs[i], defined.reference[i], runs.outcomes[i], verdict);
    Verdict named = verdict;
    nameElement(program, defined.calls[i], defined.reference[i], runs.outcomes[i], named);
    checker.addFinding(report, into, file, lowered.spec, source.line,
                       callText(source, program, defined.calls[i], numbers[i]), std::move(named),
                       blame(lowered, i, native), std::move(meaning), notes(lowered, i, native, verdict));
  }
}

/// Keeps a run that is no finding, with what was expected and seen.
void FileChecker::CallRunner::show(Lowered &lowered, Cell &into, size_t call, const Outcome &outcome, Verdict verdict) {
  const Call &made = defined.calls[call];
  if (verdict.kind == VerdictKind::Agree) {
    verdict.expected = outcomeText(program, made, defined.reference[call]);
    verdict.seen = outcomeText(program, made, outcome);
  } else if (verdict.kind == VerdictKind::Waived) {
    nameElement(program, made, defined.reference[call], outcome, verdict);
  }
  checker.keepShown(into, file, lowered.spec, callText(source, program, made, numbers[call]), std::move(verdict));
}

void FileChecker::CallRunner::run(Engine &reference) {
  for (uint64_t done = 0; done < source.count && !(checker.stop && checker.stop());) {
    size_t count = static_cast<size_t>(std::min<uint64_t>(kChunk, source.count - done));
    if (Error error = draw(done, count)) {
      report.error = source.place(file.path) + ": " + toString(std::move(error));
      return;
    }
    done += count;
    Stopwatch watch;
    size_t ran = runMachine(reference, drawn.inputs, drawn.reference);
    drawn.calls.resize(ran);
    drawn.inputs.resize(ran);
    drawn.reference.resize(ran);
    checker.times.reference += watch.seconds();

    moreRuns = moreFindings = 0;
    judgeReference();
    runEngines();
    for (Lowered &lowered : lowereds) {
      RepairedRuns(checker, file, program, source.entry, lowered, nativeName, defined.inputs,
                   [&](size_t call, const Outcome &outcome, bool isReferenceMachine, Comparer::Explained explained) {
                     bool differs = false;
                     return judge(call, outcome, isReferenceMachine, differs, explained);
                   },
                   [&](size_t call, const Outcome &outcome, Verdict &verdict) {
                     nameElement(program, defined.calls[call], defined.reference[call], outcome, verdict);
                   })
          .explain([&](size_t call) { return callText(source, program, defined.calls[call], numbers[call]).text; },
                   report);
      account(lowered, "ref-llvm", lowered.onRefLLVM);
      account(lowered, nativeName, lowered.onNative);
    }
    if (checker.onProgress)
      checker.onProgress(moreRuns, moreFindings, file.path);
    // Give the memory of the moved-out inputs back to the next chunk.
    std::swap(drawn, defined);
  }
}

void FileChecker::runSource(const CaseFile &file, const refrt_program *program, const CallSource &source,
                            Engine &reference, std::vector<Lowered> &lowereds, FileReport &report) {
  CallRunner(*this, file, program, source, lowereds, report).run(reference);
}
