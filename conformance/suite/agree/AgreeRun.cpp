//===-- AgreeRun.cpp - programs before and after passes run ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A job has one worker for all passes: where they end it, the next ones get a new one. Programs run in the
// tool, on the reference machine. Once a call is wrong, it runs on what each pass left.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/agree/Agree.h"

#include "conformance/PlainText.h"
#include "conformance/Threads.h"
#include "conformance/boundary/DemandedType.h"
#include "conformance/case/Describe.h"
#include "conformance/case/Materialize.h"
#include "conformance/case/NoFunction.h"
#include "conformance/check/lower/FirstWrongPass.h"
#include "conformance/check/lower/Job.h"
#include "conformance/check/lower/JudgeReply.h"
#include "conformance/check/lower/Read.h"
#include "conformance/compare/Leaves.h"
#include "conformance/engines/ref/Debugger.h"
#include "conformance/engines/ref/RefEngine.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <atomic>
#include <ctime>
#include <set>
#include <utility>

using namespace llvm;
using namespace memref_cts::conformance;

namespace {
/// What one pass of a list left.
struct ProgramAfter {
  std::string pass, invalid; // as in AfterPass
  Program program;           // null: it cannot be run
  std::unique_ptr<MachineEngine> engine;
};

/// What a subject made of the module at work.
struct After {
  const PassSubject *subject = nullptr;
  AgreedUnder *row = nullptr;
  Program program;         // null: no function is called
  StringMap<bool> leftOut; // functions that are not called
  std::unique_ptr<MachineEngine> engine;
  bool isEntered = false;  // the engine runs the function at work
  bool isLowering = false; // `program` is what its passes lower the module to
  LoweringSpec lowering;   // ... these
  bool passesTried = false;
  std::vector<ProgramAfter> afterPasses;
};

/// A call that may be wrong after the passes.
struct CallAfter {
  const std::string &entry;
  const Input &input;
  const Outcome &expected;
  const Comparer &comparer;
};

/// One file under all subjects.
class FileAgreement {
public:
  FileAgreement(Job &job, const AgreeConfig &config, AgreedFile &into, function_ref<void(uint64_t, uint64_t)> onCalls)
      : job(job), config(config), into(into), onCalls(onCalls) {}

  /// Fills `into`.
  void run(CaseFile &file);

private:
  bool read(CaseFile &file);
  std::vector<std::string> drawnFunctions();
  void noteWithout(const LoadReply &load);
  Expected<std::vector<CallSource>> drawFrom(CaseFile &file, const LoadReply &load);
  void leaveOut(FunctionLeftOut left);
  void makeAfter(const Plan &plan);
  Worker &worker() { return job.workers.of(job.config.lowerings.front()); }
  PassesReply ask(const Plan &plan, const PassSubject &subject);
  std::vector<AfterPass> afterEach(const After &after);
  bool tryLowering(After &after, const PassesReply &reply);
  void judgeModule(After &after, const PassesReply &reply);
  void takeProgram(After &after, const PassesReply &reply);
  void leaveOutAfter(After &after, StringRef function, const std::string &why, std::string reason = "");
  void addFinding(After &after, PassFinding finding);
  void enterAll(const std::string &entry);
  void countLate(uint64_t calls);
  Error runSource(const CallSource &source, const Comparer &comparer, Engine &reference);
  void judge(After &after, const CallSource &source, uint64_t number, const Call &call, const Comparer &comparer);
  void findGuilty(After &after, const CallAfter &wrong, PassFinding &finding);
  Verdict verdictAfter(const After &after, const CallAfter &call, Outcome &outcome) const;
  std::string replay(const After &after, const std::string &only) const;

  Job &job;
  const AgreeConfig &config;
  AgreedFile &into;
  function_ref<void(uint64_t, uint64_t)> onCalls;
  const CaseFile *file = nullptr;
  Program program;
  Tolerance tolerance;
  std::vector<CallSource> sources;
  std::vector<After> afters;
  Input input;
  Outcome expected, seen;
};
} // namespace

static RunLimits limitsOf(const Job &job) { return job.config.worker.limits; }

/// Why the machine does not support something, without the place: what is counted together.
static std::string reasonOf(const Refusal &refusal) {
  const Cause &cause = refusal.cause;
  if (cause.complaint.empty())
    return firstLine(refusal.why);
  return (cause.operation.empty() ? "" : cause.operation + ": ") + firstLine(cause.complaint);
}

//===----------------------------------------------------------------------===//
// Before the passes
//===----------------------------------------------------------------------===//

/// Of several reasons for a function the first one counts.
void FileAgreement::leaveOut(FunctionLeftOut left) {
  left.why = firstLine(left.why);
  if (none_of(into.leftOut, [&](const FunctionLeftOut &each) { return each.function == left.function; }))
    into.leftOut.push_back(std::move(left));
}

/// Bytes between the ends of a memref, as far as its type says.
static uint64_t spanOf(const refrt_program *program, const refrt_type_info &memref) {
  uint64_t elements = 1, last = 0;
  for (uint32_t d = 0; d < memref.rank; ++d) {
    const int64_t size = memref.sizes[d], stride = memref.strides[d];
    if (size == REFRT_DYNAMIC || size < 1)
      continue;
    elements = SaturatingMultiply(elements, uint64_t(size));
    if (stride != REFRT_DYNAMIC)
      last = SaturatingMultiplyAdd(uint64_t(size - 1), AbsoluteValue(stride), last);
  }
  const refrt_type_info *element = refrt_type_get(program, memref.element);
  return SaturatingMultiply(std::max(elements, SaturatingAdd(last, uint64_t(1))), element ? element->size : 1);
}

/// The functions of which calls may be drawn. Arguments that take too long to fill are a reason.
std::vector<std::string> FileAgreement::drawnFunctions() {
  std::vector<std::string> functions;
  for (uint32_t i = 0; i < refrt_program_num_functions(program.get()); ++i) {
    const refrt_function_info *info = refrt_program_function(program.get(), i);
    if (info->num_blocks == 0 || (!config.functions.empty() && !is_contained(config.functions, info->name)))
      continue;
    uint64_t bytes = 0;
    for (refrt_type type : argumentTypes(program.get(), info->type))
      if (const refrt_type_info *argument = refrt_type_get(program.get(), type); argument->kind == REFRT_KIND_MEMREF)
        bytes = SaturatingAdd(bytes, spanOf(program.get(), *argument));
    if (config.mostArgumentBytes && bytes > config.mostArgumentBytes)
      leaveOut({info->name, "no call of it is drawn: its memrefs have " + utostr(bytes) + " bytes",
                "no call of it is drawn: its memrefs have more than " + utostr(config.mostArgumentBytes) + " bytes",
                /*isRefused=*/false});
    else
      functions.push_back(info->name);
  }
  return functions;
}

/// The calls of the file, and random ones of functions that have none there.
Expected<std::vector<CallSource>> FileAgreement::drawFrom(CaseFile &file, const LoadReply &load) {
  std::vector<std::string> onlyCalls = job.config.onlyCalls;
  for (const RefusedCall &refused : takeRefusedCalls(file, onlyCalls, load.refused))
    leaveOut({refused.entry, refused.refusal.why, reasonOf(refused.refusal), /*isRefused=*/true});
  std::vector<CallSource> found;
  if (!file.calls.empty() || !onlyCalls.empty()) {
    Expected<std::vector<CallSource>> lines =
        callSources(program.get(), file, load.arguments, onlyCalls, job.config.random, job.config.seed, makeRefEngine);
    if (!lines)
      return lines.takeError();
    found = std::move(*lines);
  }
  if (!job.config.onlyCalls.empty())
    return std::move(found);
  for (const auto &[function, refusal] : load.refused)
    leaveOut({function, refusal.why, reasonOf(refusal), /*isRefused=*/true});
  std::vector<std::pair<std::string, std::string>> left;
  const std::vector<std::string> functions = drawnFunctions();
  if (functions.empty()) // of which addFreeSources() would make all
    return std::move(found);
  if (Error error = addFreeSources(program.get(), load.arguments, functions, job.config.random, job.config.seed,
                                   makeRefEngine, found, left))
    return std::move(error);
  for (auto &[function, why] : left)
    leaveOut({function, "no call of it can be drawn: " + why, "", /*isRefused=*/false});
  return std::move(found);
}

static bool isPrivate(const refrt_program *program, const std::string &function) {
  const refrt_function_info *info =
      refrt_program_function(program, refrt_program_find_function(program, function.c_str()));
  return info && (info->flags & REFRT_FUNCTION_PRIVATE);
}

/// The functions that are asked for, and that the module does not define.
void FileAgreement::noteWithout(const LoadReply &load) {
  for (const std::string &function : config.functions) {
    const refrt_function_info *info =
        refrt_program_function(program.get(), refrt_program_find_function(program.get(), function.c_str()));
    const bool isRefused = any_of(load.refused, [&](const auto &each) { return each.first == function; });
    if (!isRefused && (!info || info->num_blocks == 0))
      into.without.push_back(function);
  }
}

/// False: there is nothing to call, and `into` says why.
bool FileAgreement::read(CaseFile &file) {
  auto refuse = [&](std::string why) {
    into.refusal = std::move(why);
    return false;
  };
  auto fail = [&](std::string why) {
    into.error = std::move(why);
    return false;
  };
  into.isNegative = file.negative.has_value();
  if (file.negative)
    return refuse("it is a case that has to be refused");
  LoadReply load = readModule(job, Plan(file));
  if (load.status == Reply::Refused) {
    into.reason = "the reference machine refuses it: " + reasonOf({firstLine(load.text()), load.cause});
    return refuse("the reference machine refuses it: " + firstLine(load.text()));
  }
  if (!load.ok()) {
    if (load.status != Reply::Broken)
      into.unread = load.diagnostics.empty() ? name(load.status) : firstLine(load.diagnostics.front().words);
    return fail(load.message.empty() ? file.path + ": " + name(load.status) : load.text());
  }
  if (Error error = programFromText(file.path, load.program).moveInto(program))
    return fail(toString(std::move(error)));
  tolerance = {file.policy.ulp, load.onePointer};
  Expected<std::vector<CallSource>> found = drawFrom(file, load);
  into.isOfCalls = !found && !job.config.onlyCalls.empty();
  if (!found)
    return fail(toString(found.takeError()));
  sources = std::move(*found);
  noteWithout(load);
  erase_if(sources, [&](const CallSource &source) {
    return !config.functions.empty() && !is_contained(config.functions, source.entry);
  });
  if (!config.functions.empty())
    erase_if(into.leftOut, [&](const FunctionLeftOut &left) { return !is_contained(config.functions, left.function); });
  std::set<std::string> called;
  erase_if(sources, [&](const CallSource &source) {
    if (!isPrivate(program.get(), source.entry)) {
      called.insert(source.entry);
      return false;
    }
    if (called.insert(source.entry).second)
      leaveOut({source.entry, "it is private, so that a pass may rely on knowing all of its callers", "", false});
    return true;
  });
  if (sources.empty() && into.leftOut.empty() && !config.functions.empty()) {
    return refuse(noFunction(program.get(), config.functions.front()));
  }
  if (sources.empty())
    return refuse(into.leftOut.empty() ? "it has no public function with a body"
                                       : "none of its functions can be called");
  // Functions together, in the order of the first call of each.
  MapVector<StringRef, std::vector<size_t>> byFunction;
  for (size_t i = 0; i < sources.size(); ++i)
    byFunction[sources[i].entry].push_back(i);
  into.functions = byFunction.size();
  std::vector<CallSource> sorted;
  for (const auto &[function, which] : byFunction)
    for (size_t i : which)
      sorted.push_back(std::move(sources[i]));
  sources = std::move(sorted);
  return true;
}

//===----------------------------------------------------------------------===//
// After them
//===----------------------------------------------------------------------===//

void FileAgreement::leaveOutAfter(After &after, StringRef function, const std::string &why, std::string reason) {
  if (!after.leftOut.try_emplace(function, true).second)
    return;
  if (any_of(sources, [&](const CallSource &source) { return source.entry == function; }))
    after.row->leftOut.push_back({function.str(), firstLine(why), std::move(reason), /*isRefused=*/false});
}

std::string FileAgreement::replay(const After &after, const std::string &only) const {
  if (job.config.command.empty())
    return "";
  const PassSubject &subject = *after.subject;
  const std::string name = subject.name == subject.passes ? "" : subject.name + "=";
  const std::string asked =
      config.asked.empty() ? "agree " + shellQuote(file->path == kStandardInput ? "-" : file->path) : config.asked;
  return job.config.command + " " + asked + " --pass=" + shellQuote(name + subject.passes) + job.config.replayOptions +
         only;
}

void FileAgreement::addFinding(After &after, PassFinding finding) {
  AgreedUnder &row = *after.row;
  if (row.findings.size() >= config.keep)
    return;
  for (std::string *text : {&finding.verdict.path, &finding.verdict.expected, &finding.verdict.seen}) {
    constexpr size_t kLongest = 2000;
    *text = shortened(*text, kLongest);
  }
  row.findings.push_back(std::move(finding));
}

/// Passes on a copy of the module. What kills a process has to do so twice.
PassesReply FileAgreement::ask(const Plan &plan, const PassSubject &subject) {
  const uint32_t flags = Worker::WantProgram | (config.lowers ? Worker::WantPasses : 0);
  auto askOnce = [&] {
    LoadReply load = job.workers.load(plan);
    PassesReply reply;
    static_cast<Reply &>(reply) = load;
    return load.ok() ? worker().runPasses(kCase, subject.passes, flags) : reply;
  };
  PassesReply first = askOnce();
  const bool isOfProcess = first.status == Reply::Crashed || first.status == Reply::Broken;
  if (!isOfProcess || job.stopped())
    return first;
  PassesReply second = askOnce();
  if (first.status == Reply::Crashed && second.status != Reply::Crashed)
    into.flaky.push_back(subject.name + ": " + name(verdictOf(first, StepKind::Lower).kind));
  return second;
}

/// What each pass leaves.
std::vector<AfterPass> FileAgreement::afterEach(const After &after) {
  if (after.isLowering)
    return worker().lower(kCase, after.lowering, Worker::WantAfterPasses).afterPasses;
  return worker().runPasses(kCase, after.subject->passes, Worker::WantAfterPasses).afterPasses;
}

/// A verdict on what the passes left, or on how they ended.
void FileAgreement::judgeModule(After &after, const PassesReply &reply) {
  AgreedUnder &row = *after.row;
  Verdict verdict = verdictOf(reply, StepKind::Lower);
  if (!verdict.bad()) {
    row.refusal = firstLine(reply.text());
    row.reason =
        "the passes fail: " + (reply.diagnostics.empty() ? row.refusal : firstLine(reply.diagnostics.front().words));
    if (!reply.cause.pass.empty())
      row.refusal += " (pass " + reply.cause.pass + ")";
    return;
  }
  ++row.counts[static_cast<size_t>(verdict.kind)];
  verdict.path = verdict.place.given = "the passes";
  PassFinding finding;
  finding.verdict = std::move(verdict);
  finding.guilty = reply.cause.pass;
  if (reply.status == Reply::InvalidIR) {
    for (const AfterPass &each : afterEach(after))
      if (!each.invalid.empty() && finding.guilty.empty())
        finding.guilty = each.pass;
  }
  finding.replay = replay(after, "");
  addFinding(after, std::move(finding));
}

void FileAgreement::takeProgram(After &after, const PassesReply &reply) {
  AgreedUnder &row = *after.row;
  row.structured = reply.structured;
  if (reply.program.empty()) {
    row.refusal = "the reference machine refuses what the passes leave: " + firstLine(reply.refusal.why);
    row.reason = "the reference machine refuses what the passes leave: " + reasonOf(reply.refusal);
    return;
  }
  if (Error error = programFromText("after " + after.subject->name, reply.program).moveInto(after.program)) {
    into.error = toString(std::move(error));
    return;
  }
  for (const auto &[function, why] : reply.unfit)
    leaveOutAfter(after, function, why.message, why.cause.complaint);
  for (const auto &[function, refusal] : reply.refused) {
    // Before the passes it was run, and so it was valid.
    const bool isCalled =
        any_of(sources, [&, &function = function](const CallSource &source) { return source.entry == function; });
    if (isCalled && refusal.cause.reason == Reason::NotEncodable) {
      Verdict verdict{VerdictKind::InvalidIR, "the function", "a valid one", firstLine(refusal.why)};
      verdict.cause = refusal.cause;
      ++row.counts[static_cast<size_t>(verdict.kind)];
      PassFinding finding;
      finding.function = function;
      finding.verdict = std::move(verdict);
      finding.replay = replay(after, " --function=" + shellQuote(function));
      addFinding(after, std::move(finding));
    }
    leaveOutAfter(after, function, "the reference machine refuses what the passes leave: " + refusal.why,
                  "the reference machine refuses what the passes leave: " + reasonOf(refusal));
  }
}

/// Passes that make a function an llvm.func lower the module. False: they do not, and nothing was done.
bool FileAgreement::tryLowering(After &after, const PassesReply &reply) {
  const bool isLowering = config.lowers && !reply.passes.empty() && any_of(reply.unfit, [](const auto &each) {
                            return each.second.cause.operation == "llvm.func";
                          });
  if (!isLowering)
    return false;
  AgreedUnder &row = *after.row;
  after.lowering.kind = LoweringKind::Pipeline;
  after.lowering.label = after.lowering.name = after.subject->name;
  after.lowering.pipeline = reply.passes;
  LowerReply lowered = worker().lower(kCase, after.lowering, Worker::WantProgram);
  if (!lowered.ok()) {
    row.refusal = "as a lowering: " + firstLine(lowered.text());
    if (lowered.status == Reply::Leftovers)
      row.reason = "as a lowering: it leaves " + lowered.cause.operation;
  } else if (lowered.program.empty()) {
    row.refusal = "the reference machine refuses what the passes leave: " + firstLine(lowered.refusal.why);
    row.reason = "the reference machine refuses what the passes leave: " + reasonOf(lowered.refusal);
  } else if (Error error = programFromText("after " + row.subject, lowered.program).moveInto(after.program)) {
    into.error = toString(std::move(error));
  }
  if (!after.program)
    return true;
  after.isLowering = true;
  constexpr char kSignature[] = "as a lowering: a function has another signature than callers without options expect";
  for (const auto &[function, why] : lowered.unfit)
    leaveOutAfter(after, function, why.message, why.cause.reason == Reason::Signature ? kSignature : "");
  for (const auto &[function, refusal] : lowered.refused)
    leaveOutAfter(after, function, "the reference machine refuses what the passes leave: " + refusal.why,
                  "the reference machine refuses what the passes leave: " + reasonOf(refusal));
  for (const CallSource &source : sources)
    if (std::string problem = checkLoweredSignature(program.get(), after.program.get(), source.entry); !problem.empty())
      leaveOutAfter(after, source.entry, problem, kSignature);
  return true;
}

void FileAgreement::makeAfter(const Plan &plan) {
  into.under.resize(config.subjects.size());
  afters.resize(config.subjects.size());
  for (auto [subject, row, after] : zip_equal(config.subjects, into.under, afters)) {
    row.subject = subject.name;
    after.subject = &subject;
    after.row = &row;
    PassesReply reply = ask(plan, subject);
    if (job.stopped())
      return;
    if (reply.ok() && tryLowering(after, reply)) {
      if (!into.error.empty())
        return;
      continue;
    }
    if (reply.ok())
      takeProgram(after, reply);
    else if (reply.status == Reply::Broken || reply.status == Reply::ParseError || reply.status == Reply::VerifyError)
      into.error = file->path + ": " + subject.name + ": " + reply.text();
    else
      judgeModule(after, reply);
    if (!into.error.empty())
      return;
  }
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Counts a call of which nothing can be said, or about which everything is right, with its reason. `message`: of the
/// run, without its place.
static void addReason(AgreedUnder &row, const Verdict &verdict, uint64_t calls = 1, StringRef message = "") {
  constexpr size_t kMostReasons = 32;
  std::string text = verdict.trap.kind + " in " + verdict.trap.operation;
  if (verdict.trap.kind.empty())
    text = firstLine(message.empty() ? StringRef(verdict.seen) : message);
  text = std::string(name(verdict.kind)) + ": " + text;
  if (row.reasons.size() >= kMostReasons && !row.reasons.count(text))
    text = std::string(name(verdict.kind)) + ": other reasons";
  row.reasons[text] += calls;
}

/// Makes the engine that runs a function, or leads the one that is there to it.
static Error enter(std::unique_ptr<MachineEngine> &engine, const refrt_program *source, const refrt_program *after,
                   StringRef entry, const RunLimits &limits) {
  return engine ? engine->enter(entry) : makeRefLLVMEngine(source, after, entry, limits).moveInto(engine);
}

void FileAgreement::enterAll(const std::string &entry) {
  for (After &after : afters) {
    after.isEntered = false;
    if (!after.program || after.leftOut.contains(entry))
      continue;
    if (Error error = enter(after.engine, program.get(), after.program.get(), entry, limitsOf(job))) {
      leaveOutAfter(after, entry, toString(std::move(error)));
    } else {
      after.isEntered = true;
      ++after.row->functions;
    }
  }
}

/// A call that ended before and goes on for much longer after the passes does not end, for all that matters.
static bool goesOn(const Outcome &before, const Outcome &after, const RunLimits &limits) {
  constexpr uint64_t kTimesSteps = 16, kMoreSteps = 20'000;
  return after.kind == Outcome::OutOfFuel && kTimesSteps * before.steps + kMoreSteps < limits.maxSteps;
}

/// The verdict on a call after passes. Where control flow was taken apart for the machine, memory of the stack lives
/// longer than the operations say.
Verdict FileAgreement::verdictAfter(const After &after, const CallAfter &call, Outcome &outcome) const {
  if (goesOn(call.expected, outcome, limitsOf(job)))
    return verdictAt(VerdictKind::Timeout, {PlaceKind::EndOfRun},
                     "an end after " + utostr(call.expected.steps) + " steps",
                     "none after " + utostr(outcome.steps) + " steps");
  if (!after.row->structured.empty())
    outcome.stackTurns = 0;
  return call.comparer.compare(call.expected, outcome, /*isReferenceMachine=*/true);
}

/// As the reference machine sees what each pass left.
void FileAgreement::findGuilty(After &after, const CallAfter &wrong, PassFinding &finding) {
  if (!std::exchange(after.passesTried, true)) {
    for (AfterPass &each : afterEach(after)) {
      ProgramAfter &kept = after.afterPasses.emplace_back();
      kept.pass = std::move(each.pass);
      kept.invalid = std::move(each.invalid);
      if (!each.program.empty())
        if (Error error = programFromText("after " + kept.pass, each.program).moveInto(kept.program))
          consumeError(std::move(error));
    }
  }
  FirstWrongPass first;
  for (ProgramAfter &each : after.afterPasses) {
    std::optional<Verdict> verdict;
    Error error = each.program ? enter(each.engine, program.get(), each.program.get(), wrong.entry, limitsOf(job))
                               : Error::success();
    if (error) {
      consumeError(std::move(error));
    } else if (each.program) {
      Outcome outcome;
      each.engine->run(ArrayRef<Input>(wrong.input), MutableArrayRef<Outcome>(outcome));
      verdict = verdictAfter(after, wrong, outcome);
    }
    first.next(each.pass, verdict ? &*verdict : nullptr);
  }
  if (!first.number())
    return;
  size_t number = *first.number();
  finding.guilty = after.afterPasses[number].pass;
  if (after.afterPasses.size() > 1)
    finding.guiltyPlace =
        " (number " + std::to_string(number + 1) + " of " + std::to_string(after.afterPasses.size()) + ")";
  if (!first.unknown().empty())
    finding.guiltyPlace += ", or one before it, after which nothing can be run: " + first.unknown();
}

void FileAgreement::judge(After &after, const CallSource &source, uint64_t number, const Call &call,
                          const Comparer &comparer) {
  AgreedUnder &row = *after.row;
  after.engine->run(ArrayRef<Input>(input), MutableArrayRef<Outcome>(seen));
  const CallAfter wrong{source.entry, input, expected, comparer};
  Verdict verdict = verdictAfter(after, wrong, seen);
  ++row.counts[static_cast<size_t>(verdict.kind)];
  if (verdict.kind == VerdictKind::Agree)
    return;
  if (!verdict.bad()) {
    addReason(row, verdict, 1, seen.message);
    return;
  }
  if (row.findings.size() >= config.keep)
    return;
  const bool isWhole = isShownWhole(call);
  PassFinding finding;
  finding.function = source.entry;
  finding.line = source.line;
  finding.call = isWhole ? printCall(program.get(), call) : showCall(program.get(), call);
  finding.meaning = meaningOf(program.get(), call, input, expected, seen, verdict);
  if (verdict.kind == VerdictKind::LoweredUB)
    finding.notes = explainTrap(program.get(), after.program.get(), source.entry, limitsOf(job), input);
  findGuilty(after, wrong, finding);
  nameElement(program.get(), call, expected, seen, verdict);
  finding.verdict = std::move(verdict);
  finding.replay = replay(after, isWhole ? " --call=" + shellQuote(finding.call)
                                         : " --function=" + shellQuote(source.entry) + " " + config.numberOption + "=" +
                                               utostr(source.first + number + 1) + " --seed=" + utostr(source.seed));
  addFinding(after, std::move(finding));
}

/// Milliseconds that this thread had a processor, which a busy machine does not change.
static uint64_t processorMs() {
  timespec now = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return uint64_t(now.tv_sec) * 1000 + uint64_t(now.tv_nsec) / 1'000'000;
}

/// Calls of a function that are not made any more.
void FileAgreement::countLate(uint64_t calls) {
  Verdict verdict = verdictAt(VerdictKind::Inconclusive, {PlaceKind::EndOfRun}, "",
                              "calls of one function may take " + utostr(config.functionMs) + " ms");
  for (After &after : afters)
    if (after.isEntered) {
      after.row->counts[static_cast<size_t>(verdict.kind)] += calls;
      addReason(*after.row, verdict, calls);
    }
}

Error FileAgreement::runSource(const CallSource &source, const Comparer &comparer, Engine &reference) {
  Call call;
  uint64_t before = into.bad();
  const uint64_t start = processorMs();
  for (uint64_t number = 0; number < source.count && !job.stopped(); ++number) {
    if (config.functionMs && number > 0 && processorMs() - start > config.functionMs) {
      countLate(source.count - number);
      break;
    }
    if (Error error = source.get(number, call))
      return error;
    if (Error error = materialize(program.get(), call, input))
      return error;
    reference.run(ArrayRef<Input>(input), MutableArrayRef<Outcome>(expected));
    const Verdict verdict = Comparer::judgeReference(expected);
    if (verdict.kind == VerdictKind::Agree) {
      input.pointers = expected.pointers;
      for (After &after : afters)
        if (after.isEntered)
          judge(after, source, number, call, comparer);
    } else {
      // Whatever the passes make of it is right, or nobody knows.
      for (After &after : afters)
        if (after.isEntered) {
          ++after.row->counts[static_cast<size_t>(verdict.kind)];
          addReason(*after.row, verdict, 1, expected.message);
        }
    }
    const uint64_t bad = into.bad();
    onCalls(1, bad - before);
    before = bad;
  }
  return Error::success();
}

void FileAgreement::run(CaseFile &caseFile) {
  file = &caseFile;
  job.workers.beginCase();
  if (!read(caseFile))
    return;
  makeAfter(Plan(caseFile).under(job.config.lowerings.front()));
  if (!into.error.empty() || job.stopped())
    return;
  std::unique_ptr<MachineEngine> reference;
  std::string entry;
  std::optional<Comparer> comparer;
  for (const CallSource &source : sources) {
    if (source.entry != entry) {
      entry = source.entry;
      Error error =
          reference ? reference->enter(entry) : makeRefEngine(program.get(), entry, limitsOf(job)).moveInto(reference);
      if (error) {
        into.error = caseFile.path + ": " + toString(std::move(error));
        return;
      }
      comparer.emplace(program.get(), refrt_program_find_function(program.get(), entry.c_str()), tolerance);
      enterAll(entry);
    }
    if (Error error = runSource(source, *comparer, *reference)) {
      into.error = source.place(caseFile.path) + ": " + toString(std::move(error));
      return;
    }
  }
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

AgreedFile memref_cts::conformance::agreeCase(Job &job, CaseFile &file, const AgreeConfig &config,
                                              function_ref<void(uint64_t, uint64_t)> onCalls) {
  AgreedFile row;
  row.file = file.path;
  FileAgreement(job, config, row, onCalls).run(file);
  row.interrupted = job.stopped();
  return row;
}

static AgreedFile agreeFile(Job &job, const std::string &path, const AgreeConfig &config,
                            function_ref<void(uint64_t, uint64_t)> onCalls) {
  AgreedFile row;
  if (Expected<CaseFile> file = readCaseFile(path)) {
    file->options.clear(); // those of lowerings: the module does not say them
    row = agreeCase(job, *file, config, onCalls);
  } else {
    row.error = toString(file.takeError());
    row.interrupted = job.stopped();
  }
  row.file = path;
  return row;
}

PassProblem memref_cts::conformance::passProblem(Worker &worker, const std::string &passes) {
  LoadReply load = worker.load(kSample, "module {}", "<empty module>", {});
  if (!load.ok())
    return {};
  PassesReply reply = worker.runPasses(kSample, passes, 0);
  // They do not parse, or cannot be run on a module: no pass began.
  const bool isOfText =
      reply.status == Reply::Broken || (reply.status == Reply::LowerFailed && reply.cause.pass.empty());
  if (!isOfText)
    return {};
  return {reply.text(), reply.cause.complaint.empty() ? firstLine(reply.text()) : reply.cause.complaint};
}

Error memref_cts::conformance::tryPasses(const AgreeConfig &config, const CheckConfig &check,
                                         const std::function<bool()> &stop) {
  // Plug-ins are loaded in any case: one that does not load is one error, and none of each file.
  if (config.subjects.empty() && !check.worker.passPlugins.empty()) {
    Worker worker(check.worker);
    if (std::string problem = passProblem(worker, "canonicalize").text; !problem.empty() && !stop())
      return createStringError(problem);
  }
  for (const PassSubject &subject : config.subjects) {
    if (stop())
      break;
    Worker worker(check.worker);
    PassProblem problem = passProblem(worker, subject.passes);
    if (!problem.text.empty() && !stop())
      return createStringError("--pass=" + subject.name + ": " + problem.text);
  }
  return Error::success();
}

AgreeReport memref_cts::conformance::agreeFiles(ArrayRef<std::string> files, const CheckConfig &check,
                                                const AgreeConfig &config, const AgreeProgress &progress,
                                                const std::function<bool()> &stop) {
  Stopwatch wall;
  AgreeReport report;
  report.sandbox = sandboxText(check.worker);
  report.files.resize(files.size());
  report.subjects = config.subjects;
  report.functions = config.functions;
  report.maxUnchecked = check.maxUnchecked;
  // The worker of a lowering, which is asked for nothing but passes.
  CheckConfig workers = check;
  workers.lowerings.assign(1, LoweringSpec());
  std::atomic<size_t> next{0};
  std::atomic<unsigned> done{0};
  std::atomic<uint64_t> calls{0}, findings{0};
  workTogether(std::max<unsigned>(1, unsigned(std::min<size_t>(check.jobs, files.size()))), [&] {
    CheckTimes times;
    Job job(workers, times, stop);
    for (size_t i = next++; i < files.size(); i = next++) {
      report.files[i].file = files[i];
      report.files[i].interrupted = job.stopped();
      if (job.stopped())
        continue;
      report.files[i] = agreeFile(job, files[i], config, [&](uint64_t moreCalls, uint64_t moreFindings) {
        calls += moreCalls;
        findings += moreFindings;
        progress(done, unsigned(files.size()), calls, findings, files[i]);
      });
      ++done;
    }
  });
  report.interrupted = stop();
  report.seconds = wall.seconds();
  return report;
}
