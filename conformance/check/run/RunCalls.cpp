//===-- RunCalls.cpp - phase: calls on every engine ----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chunks of calls: draw, run on ref, keep the defined ones, run them on every
// other engine, compare, ask waivers, count.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/run/RunCalls.h"
#include "conformance/case/Describe.h"
#include "conformance/case/Expectation.h"
#include "conformance/case/Materialize.h"

#include "conformance/check/run/Blame.h"
#include "conformance/check/run/BufferExcerpts.h"
#include "conformance/check/run/OutcomeText.h"
#include "conformance/check/run/RepairedRuns.h"
#include "conformance/engines/aot/Aot.h"
#include "conformance/engines/ref/AccessesApart.h"
#include "conformance/engines/ref/Debugger.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

#include <algorithm>
#include <array>

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr size_t kChunk = 256;                      // calls in memory at once,
static constexpr uint64_t kChunkBytes = uint64_t(1) << 26; // unless they are large
/// Undefined calls of a function that are made natively. Each takes a process, and a thousand times as long as others.
static constexpr size_t kMostApart = 1000;

namespace {
/// Calls with what they are given and what the reference machine saw.
struct Chunk {
  std::vector<Call> calls;
  std::vector<Input> inputs;
  std::vector<Outcome> reference;
};

class CallRunner {
public:
  CallRunner(Job &job, const ReadCase &read, const CallSource &source, std::vector<Lowered> &lowereds, Met &met,
             ReportBuilder &report)
      : job(job), read(read), source(source), lowereds(lowereds), met(met), report(report), program(read.program.get()),
        comparer(program, refrt_program_find_function(program, source.entry.c_str()), read.tolerance) {}

  void run(const Plan &ofSource, Engine &reference);

private:
  Error draw(uint64_t first, size_t most);
  size_t runMachine(Engine &machine, ArrayRef<Input> inputs, MutableArrayRef<Outcome> outcomes) const;
  void judgeReference(const Plan &ofSource);
  void runEngines();
  size_t countUnchecked() const;
  std::vector<bool> undefinedCalls(Lowered &lowered);
  void runNative(Lowered &lowered, Engine &engine, std::vector<Outcome> &outcomes);
  void runEngine(Lowered &lowered, Engine &engine, LoweredRuns &into, double &time);
  Verdict judge(size_t call, const Outcome &outcome, bool isReferenceMachine, bool &differs,
                Comparer::Explained explained = nullptr) const;
  void explain(Lowered &lowered);
  CallSize sizeOf(size_t call) const;
  void account(Lowered &lowered, const Stage &engine, LoweredRuns &runs);
  void show(Lowered &lowered, Cell &into, size_t call, const Outcome &outcome, Verdict verdict);
  std::string accessNote(size_t call, const AccessApart &apart) const;
  std::vector<std::string> notes(const Lowered &lowered, size_t call, const LoweredRuns &runs, const Verdict &verdict,
                                 Location &place) const;

  Job &job;
  const ReadCase &read;
  const CallSource &source;
  std::vector<Lowered> &lowereds;
  Met &met;
  ReportBuilder &report;
  const refrt_program *program;
  Comparer comparer;
  Chunk drawn, defined;                    // defined: those of `drawn` that go to the other engines
  uint64_t chunkStart = 0;                 // number of the first of `drawn` in its source
  std::vector<uint64_t> numbers;           // ... and those of `defined`
  uint64_t moreRuns = 0, moreFindings = 0; // of the chunk at work
};
} // namespace

/// Call `number` of its source, with what is expected of it.
static CallText callText(const CallSource &source, const refrt_program *program, const Call &call, uint64_t number) {
  // What was typed with --call fits a command line.
  bool fits = isShownWhole(call) || (source.call && source.line == 0);
  if (!fits)
    return {showCall(program, call), source.at(number)};
  return call.expectation && source.call ? source.text : printCall(program, call);
}

/// What a call takes as it was drawn, and as engines get it.
static uint64_t bytesOf(const Call &call, const Input &input) {
  uint64_t bytes = 0;
  for (const Argument &argument : call.arguments)
    bytes += argument.memref.data.size() * sizeof(ScalarBits);
  for (const InputBuffer &buffer : input.buffers)
    bytes += buffer.bytes.size();
  return bytes;
}

/// The next calls, at least one and at most `most`: as many as have room.
Error CallRunner::draw(uint64_t first, size_t most) {
  Stopwatch watch;
  chunkStart = first;
  drawn.calls.resize(most);
  drawn.inputs.resize(most);
  size_t count = 0;
  for (uint64_t bytes = 0; count < most && bytes < kChunkBytes; ++count) {
    if (Error error = source.get(first + count, drawn.calls[count]))
      return error;
    if (Error error = materialize(program, drawn.calls[count], drawn.inputs[count]))
      return error;
    bytes += bytesOf(drawn.calls[count], drawn.inputs[count]);
  }
  drawn.calls.resize(count);
  drawn.inputs.resize(count);
  drawn.reference.resize(count);
  job.times.draw += watch.seconds();
  return Error::success();
}

/// Runs one call after the other, so that an interruption ends the chunk. Returns how
/// many were run; the outcomes of the others are Interrupted.
size_t CallRunner::runMachine(Engine &machine, ArrayRef<Input> inputs, MutableArrayRef<Outcome> outcomes) const {
  size_t count = 0;
  for (; count < inputs.size() && !job.stopped(); ++count)
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
void CallRunner::judgeReference(const Plan &ofSource) {
  defined.calls.clear();
  defined.inputs.clear();
  defined.reference.clear();
  numbers.clear();
  report.addCalls(drawn.calls.size());
  Cell &into = report.cell(ofSource, EngineKind::Ref);
  for (size_t i = 0; i < drawn.calls.size(); ++i) {
    Call &call = drawn.calls[i];
    Verdict verdict = Comparer::judgeReference(drawn.reference[i]);
    bool isDefined = verdict.kind == VerdictKind::Agree;
    if (call.expectation) {
      verdict = checkExpectation(program, call, drawn.inputs[i], drawn.reference[i], read.tolerance.ulp);
      unsigned trapLine = 0;
      Verdict place = checkTrapPlace(ofSource.file->path, call, drawn.reference[i], trapLine);
      met.trapLines.insert(trapLine);
      if (!verdict.bad() && place.bad())
        verdict = std::move(place);
      if (verdict.bad()) {
        report.addFinding(ofSource, into,
                          {source.line, callText(source, program, call, chunkStart + i), verdict,
                           "the case's expectation or the reference machine"});
        ++moreFindings;
        // Lowerings that agree with the reference are not to blame for it.
        call.expectation.reset();
      }
    }
    // Also where something is expected: a budget may end before it shows.
    if (!verdict.bad() && verdict.kind != VerdictKind::Agree) {
      if (wantsReason(into))
        addReason(into, verdict, verdict.seen + ", in " + showCall(program, call));
      report.addUnchecked(1);
    }
    report.count(into, verdict, entryText(source.entry));
    into.undecided += verdict.cause.reason == Reason::Undef;
    VerdictKind kind = verdict.kind;
    if (report.wantsShown(into, kind)) {
      if (kind == VerdictKind::Agree) {
        verdict.expected = call.expectation ? call.expectation->text : "";
        verdict.seen = outcomeText(program, call, drawn.reference[i]);
      }
      report.keepShown(ofSource, into, callText(source, program, call, chunkStart + i), std::move(verdict));
    }
    if (!isDefined) {
      report.addExpectedTraps(kind == VerdictKind::Agree);
      continue;
    }
    numbers.push_back(chunkStart + i);
    defined.calls.push_back(std::move(call));
    defined.inputs.push_back(std::move(drawn.inputs[i]));
    defined.inputs.back().pointers = drawn.reference[i].pointers;
    defined.reference.push_back(std::move(drawn.reference[i]));
  }
}

/// The verdict on one of the defined calls; `differs`: from the reference, whatever the
/// case expects.
Verdict CallRunner::judge(size_t call, const Outcome &outcome, bool isReferenceMachine, bool &differs,
                          Comparer::Explained explained) const {
  Verdict verdict = comparer.compare(defined.reference[call], outcome, isReferenceMachine, explained);
  bool undetermined = defined.reference[call].undetermined && verdict.kind == VerdictKind::Inconclusive;
  differs = verdict.kind != VerdictKind::Agree && !undetermined;
  // What the case says holds for every choice.
  if (!differs && !explained && defined.calls[call].expectation)
    verdict = checkExpectation(program, defined.calls[call], defined.inputs[call], outcome, read.tolerance.ulp);
  return verdict;
}

/// The calls that ref-llvm or ref-ir calls undefined. Of code for a target ref-llvm is asked, if it is one of the
/// engines.
std::vector<bool> CallRunner::undefinedCalls(Lowered &lowered) {
  std::vector<bool> undefined(defined.inputs.size());
  for (const LoweredRuns *runs : {&lowered.onRefLLVM, &lowered.onRefIR})
    for (size_t i = 0; i < runs->verdicts.size(); ++i)
      undefined[i] = undefined[i] || runs->verdicts[i].kind == VerdictKind::LoweredUB;
  if (!lowered.plan().isOnTarget() || !job.config.has(EngineKind::RefLLVM))
    return undefined;
  MachineEngine *machine = askRefLLVM(job, read, *lowered.module, source.entry);
  if (!machine)
    return undefined;
  Stopwatch watch;
  std::vector<Outcome> outcomes(undefined.size());
  const size_t ran = runMachine(*machine, defined.inputs, outcomes);
  job.times.refLLVM += watch.seconds();
  for (size_t i = 0; i < ran; ++i) {
    bool differs = false;
    undefined[i] = judge(i, outcomes[i], /*isReferenceMachine=*/true, differs).kind == VerdictKind::LoweredUB;
  }
  return undefined;
}

static void refuseUndefined(Outcome &outcome) {
  outcome.clear();
  outcome.kind = Outcome::Refused;
  outcome.reason = Reason::RunUndefined;
  outcome.message = "the reference machine found undefined behaviour in this call, as in " +
                    std::to_string(kMostApart) + " others that were made";
}

/// Calls that ref-llvm calls undefined may leave anything behind: no other call is in the process of such a one.
void CallRunner::runNative(Lowered &lowered, Engine &engine, std::vector<Outcome> &outcomes) {
  const std::vector<bool> isUndefined = undefinedCalls(lowered);
  std::vector<size_t> others, undefined;
  for (size_t i = 0; i < defined.inputs.size(); ++i)
    (isUndefined[i] ? undefined : others).push_back(i);
  if (undefined.empty())
    return engine.run(defined.inputs, outcomes);
  const size_t most = std::min(undefined.size(), kMostApart - lowered.numApart);
  lowered.numApart += most;
  for (size_t i : ArrayRef(undefined).drop_front(most))
    refuseUndefined(outcomes[i]);
  undefined.resize(most);
  for (bool apart : {false, true}) {
    const std::vector<size_t> &which = apart ? undefined : others;
    std::vector<Input> inputs;
    std::vector<Outcome> found(which.size());
    for (size_t i : which)
      inputs.push_back(std::move(defined.inputs[i]));
    apart ? engine.runApart(inputs, found) : engine.run(inputs, found);
    for (auto [i, input, outcome] : zip_equal(which, inputs, found)) {
      defined.inputs[i] = std::move(input);
      outcomes[i] = std::move(outcome);
    }
  }
}

void CallRunner::runEngine(Lowered &lowered, Engine &engine, LoweredRuns &into, double &time) {
  size_t count = defined.calls.size();
  into.outcomes.resize(count);
  Stopwatch runWatch;
  bool isReferenceMachine = &engine == lowered.refLLVM || &engine == lowered.refIR;
  if (isReferenceMachine)
    (void)runMachine(engine, defined.inputs, into.outcomes);
  else
    runNative(lowered, engine, into.outcomes);
  auto isUnjudged = [&](const Verdict &verdict) { return verdict.kind == VerdictKind::Refused; };
  if (&engine == lowered.native.get() && !lowered.aot && job.config.has(EngineKind::RefLLVM) &&
      (!lowered.refLLVM || any_of(lowered.onRefLLVM.verdicts, isUnjudged)))
    lowered.module->worker->distrust();
  double seconds = runWatch.seconds();
  time += seconds;
  if (!isReferenceMachine &&
      none_of(into.outcomes, [](const Outcome &outcome) { return outcome.kind == Outcome::TimedOut; }))
    job.slowest.run = std::max(job.slowest.run, seconds);
  Stopwatch compareWatch;
  into.verdicts.resize(count);
  for (size_t i = 0; i < count; ++i) {
    bool differs = false;
    into.verdicts[i] = judge(i, into.outcomes[i], isReferenceMachine, differs);
    // An executable that checks itself makes its calls alone.
    lowered.aotDiffers |= &engine == lowered.aot && differs && into.outcomes[i].callers != Outcome::Callers::TwoDiffer;
  }
  job.times.compare += compareWatch.seconds();
  moreRuns += count;
}

/// Whether the lowering made a module, and nothing but refusals stands against running it.
static bool isTaken(const Lowered &lowered) {
  const LoweredModule &module = *lowered.module;
  bool isLowered = module.reply.ok() || module.step.is(StepKind::Compile) || module.step.engine();
  return isLowered && (lowered.ended == Reply::Ok || lowered.ended == Reply::Refused);
}

/// Whether the call agrees on every engine once what waivers know is repaired.
static bool isRepaired(const Lowered &lowered, size_t call) {
  return any_of(std::array{&lowered.onRefLLVM.verdicts, &lowered.onRefIR.verdicts},
                [&](const std::vector<Verdict> *verdicts) { return !verdicts->empty() && (*verdicts)[call].repaired; });
}

/// Calls about which no engine could say anything, under any lowering or under one that
/// took the module. After waivers have had their say.
size_t CallRunner::countUnchecked() const {
  size_t count = defined.calls.size();
  std::vector<bool> isChecked(count), isOpen(count), isCheckedHere;
  for (const Lowered &lowered : lowereds) {
    isCheckedHere.assign(count, false);
    for (const std::vector<Verdict> *verdicts :
         {&lowered.onRefLLVM.verdicts, &lowered.onRefIR.verdicts, &lowered.onNative.verdicts})
      for (size_t i = 0; i < verdicts->size(); ++i)
        if (VerdictKind kind = (*verdicts)[i].kind; kind != VerdictKind::Inconclusive && kind != VerdictKind::Refused)
          isChecked[i] = isCheckedHere[i] = true;
    // What a waiver knows of ref-llvm says nothing of native code, but for code that was repaired and run.
    for (size_t i = 0; i < lowered.onNative.verdicts.size(); ++i)
      if (lowered.onNative.verdicts[i].cause.reason == Reason::RunUndefined && !isRepaired(lowered, i))
        isCheckedHere[i] = false;
    for (size_t i = 0; isTaken(lowered) && i < count; ++i)
      isOpen[i] = isOpen[i] || !isCheckedHere[i];
  }
  size_t unchecked = 0;
  for (size_t i = 0; i < count; ++i)
    unchecked += !isChecked[i] || isOpen[i];
  return unchecked;
}

static bool isRefused(Reply::Status status) { return status == Reply::Refused || status == Reply::LowerFailed; }

void CallRunner::runEngines() {
  size_t count = defined.calls.size();
  CheckTimes &times = job.times;
  for (Lowered &lowered : lowereds) {
    for (LoweredRuns *runs : {&lowered.onRefLLVM, &lowered.onRefIR, &lowered.onNative}) {
      runs->verdicts.clear();
      runs->rest.clear();
    }
    if (count == 0)
      continue;
    const Plan &plan = lowered.plan();
    if (lowered.refLLVM)
      runEngine(lowered, *lowered.refLLVM, lowered.onRefLLVM, times.refLLVM);
    if (lowered.refIR)
      runEngine(lowered, *lowered.refIR, lowered.onRefIR, times.refIR);
    if (lowered.native)
      runEngine(lowered, *lowered.native, lowered.onNative, plan.isOnTarget() ? times.aot : times.jit);
    if (!isRefused(lowered.ended))
      continue; // it was run, or a finding says why not
    if (!lowered.refLLVM && job.config.has(EngineKind::RefLLVM) && !plan.isOnTarget())
      report.addNotRun(plan, EngineKind::RefLLVM, count);
    if (!lowered.refIR && job.config.has(EngineKind::RefIR) && !plan.isOnTarget())
      report.addNotRun(plan, EngineKind::RefIR, count);
    if (!lowered.native && (job.config.has(EngineKind::Jit) || plan.isOnTarget()))
      report.addNotRun(plan, plan.code(), count);
  }
}

/// Which element the source accesses where the lowered program accesses another one, or none.
std::string CallRunner::accessNote(size_t call, const AccessApart &apart) const {
  auto describe = [&](const BufferByte &byte) {
    return describeByte(program, defined.calls[call], byte.buffer, byte.offset);
  };
  std::string note = apart.location.text() + ": " + apart.operation + ": the source " +
                     (apart.isWrite ? "writes " : "reads ") + describe(apart.source);
  return note + "; the lowered program " +
         (apart.lowered ? describe(*apart.lowered) : std::string("has undefined behaviour there"));
}

/// What the reference machine ran of a call; null: it was none, or it is not known.
static const refrt_program *programOf(const Lowered &lowered, size_t call, const LoweredRuns &runs, unsigned level) {
  if (&runs == &lowered.onNative)
    return nullptr;
  const bool isRefIR = &runs == &lowered.onRefIR;
  if (auto rest = runs.rest.find(call); rest != runs.rest.end())
    return isRefIR ? rest->second->throughIR->program.get() : rest->second->program.get();
  return isRefIR ? lowered.module->throughIR.at(level).program.get() : lowered.module->program.get();
}

/// Why a lowered program that traps has undefined behaviour, what waivers say, and what
/// was at work besides. `place` becomes that of the access that is elsewhere, if there is one.
std::vector<std::string> CallRunner::notes(const Lowered &lowered, size_t call, const LoweredRuns &runs,
                                           const Verdict &verdict, Location &place) const {
  std::vector<std::string> notes;
  if (runs.outcomes[call].callers == Outcome::Callers::TwoDiffer)
    notes.push_back("another thread called the function at the same time, with buffers of its own. Alone, the call "
                    "had another outcome");
  const refrt_program *ran = programOf(lowered, call, runs, job.config.optLevel);
  if (ran && verdict.kind == VerdictKind::LoweredUB)
    notes = explainTrap(program, ran, source.entry, job.config.worker.limits, defined.inputs[call]);
  // By the places of a source it is known which accesses belong together; LLVM IR has none.
  if (ran && &runs == &lowered.onRefLLVM)
    if (std::optional<AccessApart> apart =
            firstAccessApart(program, ran, source.entry, job.config.worker.limits, defined.inputs[call])) {
      notes.insert(notes.begin(), accessNote(call, *apart));
      place = std::move(apart->location);
    }
  for (const std::string &key : verdict.unlocated)
    if (const Waiver *row = job.config.waivers.find(key))
      notes.push_back(
          "waiver '" + row->name + "' would explain it; " +
          (lowered.spec().kind == LoweringKind::Command
               ? "print locations (--mlir-print-debuginfo) so that its repair can be limited to its operations"
               : "its repair cannot be limited to its operations: a pass drops their locations"));
  for (const std::string &key : verdict.waivers)
    if (const Waiver *row = job.config.waivers.find(key))
      notes.push_back("waiver '" + row->name + "' explains another difference of this run");
  return notes;
}

CallSize CallRunner::sizeOf(size_t call) const {
  return {bytesOf(defined.calls[call], defined.inputs[call]),
          callText(source, program, defined.calls[call], numbers[call]).text.size()};
}

/// Counts the verdicts of one engine, and reports the bad ones.
void CallRunner::account(Lowered &lowered, const Stage &engine, LoweredRuns &runs) {
  if (runs.verdicts.empty())
    return;
  Cell &into = report.cell(lowered.plan(), engine);
  for (size_t i = 0; i < runs.verdicts.size(); ++i) {
    const Verdict &verdict = runs.verdicts[i];
    if (isInterrupted(runs.outcomes[i]))
      continue;
    into.undecided += verdict.cause.reason == Reason::Undef;
    into.twoCallers += runs.outcomes[i].callers != Outcome::Callers::One;
    if (!verdict.bad()) {
      report.count(into, verdict);
      note(into, verdict, [&] { return callText(source, program, defined.calls[i], numbers[i]).text; });
      if (report.wantsShown(into, verdict.kind))
        show(lowered, into, i, runs.outcomes[i], verdict);
      continue;
    }
    ++moreFindings;
    Verdict named = verdict;
    nameElement(program, defined.calls[i], defined.reference[i], runs.outcomes[i], named);
    const std::string function = entryText(source.entry);
    report.count(into, named, function);
    const CallSize size = sizeOf(i);
    if (!report.keepsMore(into, named, function, size))
      continue;
    WrongCall wrong{source.entry, defined.inputs[i],      defined.reference[i], comparer, i,
                    engine,       runs.rest.count(i) != 0};
    Location apart;
    std::vector<std::string> said = notes(lowered, i, runs, verdict, apart);
    // Where it is known which access is elsewhere, no guess is needed.
    std::string meaning = apart.isKnown() ? std::string()
                                          : meaningOf(program, defined.calls[i], defined.inputs[i],
                                                      defined.reference[i], runs.outcomes[i], verdict);
    report.addFinding(lowered.plan(), into,
                      {source.line, callText(source, program, defined.calls[i], numbers[i]), std::move(named),
                       blame(job, read, lowered, lowereds, wrong), std::move(meaning), std::move(said),
                       bufferExcerpt(defined.inputs[i], defined.reference[i], runs.outcomes[i],
                                     refrt_program_layout(program)->big_endian, read.tolerance.ulp),
                       size.first, std::move(apart)});
  }
}

/// Keeps a run that is no finding, with what was expected and seen.
void CallRunner::show(Lowered &lowered, Cell &into, size_t call, const Outcome &outcome, Verdict verdict) {
  const Call &made = defined.calls[call];
  if (verdict.kind == VerdictKind::Agree) {
    verdict.expected = outcomeText(program, made, defined.reference[call]);
    verdict.seen = outcomeText(program, made, outcome);
  } else if (verdict.kind == VerdictKind::Waived) {
    nameElement(program, made, defined.reference[call], outcome, verdict);
  }
  report.keepShown(lowered.plan(), into, callText(source, program, made, numbers[call]), std::move(verdict));
}

/// What waivers say of the verdicts.
void CallRunner::explain(Lowered &lowered) {
  auto judgeCall = [&](size_t call, const Outcome &outcome, bool isReferenceMachine, Comparer::Explained explained) {
    bool differs = false;
    return judge(call, outcome, isReferenceMachine, differs, explained);
  };
  auto nameCall = [&](size_t call, const Outcome &outcome, Verdict &verdict) {
    nameElement(program, defined.calls[call], defined.reference[call], outcome, verdict);
  };
  RepairedRuns(job, read, source.entry, lowered, defined.inputs, judgeCall, nameCall, report).explain([&](size_t call) {
    return callText(source, program, defined.calls[call], numbers[call]).text;
  });
}

void CallRunner::run(const Plan &ofSource, Engine &reference) {
  // Where something is wrong with the machine, the whole file is checked again.
  for (uint64_t done = 0; done < source.count && !report.isOver(job, source.place(ofSource.file->path));) {
    if (Error error = draw(done, static_cast<size_t>(std::min<uint64_t>(kChunk, source.count - done))))
      return report.fail(source.place(ofSource.file->path) + ": " + toString(std::move(error)));
    done += drawn.calls.size();
    Stopwatch watch;
    size_t ran = runMachine(reference, drawn.inputs, drawn.reference);
    drawn.calls.resize(ran);
    drawn.inputs.resize(ran);
    drawn.reference.resize(ran);
    job.times.reference += watch.seconds();

    moreRuns = moreFindings = 0;
    judgeReference(ofSource);
    runEngines();
    for (Lowered &lowered : lowereds)
      explain(lowered);
    if (!job.config.engines.empty() && !lowereds.empty())
      report.addUnchecked(countUnchecked());
    for (Lowered &lowered : lowereds) {
      account(lowered, EngineKind::RefLLVM, lowered.onRefLLVM);
      account(lowered, EngineKind::RefIR, lowered.onRefIR);
      account(lowered, lowered.plan().code(), lowered.onNative);
    }
    if (job.onProgress)
      job.onProgress(moreRuns, moreFindings, ofSource.file->path);
    // Give the memory of the moved-out inputs back to the next chunk.
    std::swap(drawn, defined);
  }
}

void memref_cts::conformance::runCalls(Job &job, const ReadCase &read, const CallSource &source, Engine &reference,
                                       std::vector<Lowered> &lowereds, Met &met, ReportBuilder &report) {
  CallRunner(job, read, source, lowereds, met, report).run(read.plan, reference);
}
