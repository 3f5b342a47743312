//===-- RepairedRuns.cpp - the same calls, once a fault is mended ----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A repaired module is made once for each set of rows, and compiled only for calls
// that agree on ref-llvm. Must not interpret outcomes: the judge does.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/run/RepairedRuns.h"
#include "conformance/boundary/DemandedType.h"
#include "conformance/engines/ref/RefEngine.h"

#include "conformance/PlainText.h"
#include "conformance/check/lower/JudgeReply.h"
#include "conformance/engines/aot/Aot.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

#include <array>
#include <csignal>

using namespace llvm;
using namespace memref_cts::conformance;

struct RepairedRuns::Attempt {
  size_t call = 0;
  std::vector<size_t> order;                           // rows whose repairs are made, as they were claimed
  WaiverSet applied;                                   // the same, in the order of the file
  WaiverSet useless;                                   // rows whose repairs change nothing more, or make no module
  Verdict firstOnRefLLVM, firstOnRefIR, firstOnNative; // of the lowered module itself
  Verdict onRefLLVM, onRefIR, onNative;                // as it is now
  Outcome seenByRefLLVM, seenByRefIR, seenByNative;    // ... once a repair is made
  std::vector<size_t> effective;                       // rows whose repairs changed what is wrong

  /// The same call in the lowered module itself.
  Attempt fresh() const {
    Attempt attempt;
    attempt.call = call;
    attempt.onRefLLVM = attempt.firstOnRefLLVM = firstOnRefLLVM;
    attempt.onRefIR = attempt.firstOnRefIR = firstOnRefIR;
    attempt.onNative = attempt.firstOnNative = firstOnNative;
    return attempt;
  }
};

static void insert(std::vector<size_t> &rows, size_t row) { rows.insert(upper_bound(rows, row), row); }

static std::vector<size_t> with(std::vector<size_t> rows, size_t row) {
  insert(rows, row);
  return rows;
}

/// Whether a path of a waiver names this file, and no others.
static bool isAboutVeryFile(const Waiver &row, StringRef file) {
  for (size_t i = 0; i < Waivers::numPatterns(row); ++i)
    if (Waivers::isExact(row, i) && Waivers::fits(row, i, file))
      return true;
  return false;
}

/// The numbers of a float type in a value; a vector counts once for each 128 bits, since
/// it is returned in registers of the same kind.
static uint64_t countFloats(const refrt_program *program, refrt_type id) {
  const refrt_type_info *type = refrt_type_get(program, id);
  if (!type)
    return 0;
  switch (type->kind) {
  case REFRT_KIND_FLOAT:
    return 1;
  case REFRT_KIND_COMPLEX:
    return 2 * countFloats(program, type->element);
  case REFRT_KIND_ARRAY:
    return type->count * countFloats(program, type->element);
  case REFRT_KIND_STRUCT: {
    uint64_t sum = 0;
    for (uint64_t i = 0; i < type->count; ++i)
      sum += countFloats(program, type->parts[i]);
    return sum;
  }
  case REFRT_KIND_VECTOR: {
    const refrt_type_info *element = refrt_type_get(program, type->element);
    uint64_t lanes = 1, rows = 1;
    for (uint32_t i = 0; i < type->rank; ++i)
      (i + 1 == type->rank ? lanes : rows) *= uint64_t(type->sizes[i]);
    if (lanes == 1)
      return rows * countFloats(program, type->element);
    return rows * divideCeil(lanes * PowerOf2Ceil(std::max(element->bits, 8u)), 128);
  }
  default:
    return 0;
  }
}

static unsigned countFloats(const refrt_program *program, const std::string &function) {
  const refrt_function_info *info =
      refrt_program_function(program, refrt_program_find_function(program, function.c_str()));
  uint64_t sum = 0;
  if (info)
    for (refrt_type result : resultTypes(program, info->type))
      sum += countFloats(program, result);
  return unsigned(std::min<uint64_t>(sum, UINT_MAX));
}

RepairedRuns::RepairedRuns(Job &job, const ReadCase &read, const std::string &entry, Lowered &lowered,
                           ArrayRef<Input> inputs, Judge judge, Name name, ReportBuilder &report)
    : job(job), read(read), entry(entry), lowered(lowered), plan(lowered.plan()), native(plan.code()), inputs(inputs),
      judge(std::move(judge)), nameOf(std::move(name)), report(report), rows(job.config.waivers.rows()),
      onlyLocated(isUsers(lowered.spec().kind) && !job.config.repairsAnywhere), refLLVM(lowered.refLLVM) {}

WaiverSet RepairedRuns::candidates() const {
  WaiverSet found;
  for (size_t i = 0; i < rows.size(); ++i)
    if (!rows[i].repair.empty() && Waivers::concerns(rows[i], plan.file->path, plan.lowering->label) &&
        Waivers::concernsIndex(rows[i], refrt_program_layout(read.program.get())->index_bits))
      found.push_back(i);
  return found;
}

/// What the entry's calls depend on: asked of the worker when the first row is about to
/// explain one of them.
const DependenceReply &RepairedRuns::dependence() const {
  auto [found, isNew] = lowered.module->dependences.try_emplace(entry);
  if (isNew) {
    Stopwatch watch;
    found->second = lowered.module->worker->dependence(kCase, entry);
    job.times.lower += watch.seconds();
  }
  return found->second;
}

/// Whether an operation may have a part in what is seen at a place. Where that cannot be
/// said, no row explains anything.
bool RepairedRuns::hasPart(StringRef operation, const Place &place) const {
  const DependenceReply &names = dependence();
  auto has = [&](ArrayRef<std::string> list) { return llvm::binary_search(list, operation); };
  switch (place.kind) {
  case PlaceKind::Result:
    return place.index < names.results.size() && has(names.results[place.index]);
  case PlaceKind::ResultObject:
  case PlaceKind::ResultView:
    return (place.index < names.results.size() && has(names.results[place.index])) || has(names.memory);
  case PlaceKind::Buffer:
  case PlaceKind::Element:
  case PlaceKind::BufferPointer:
    return has(names.memory);
  case PlaceKind::Callee:
  case PlaceKind::CallArgument:
  case PlaceKind::CallObject:
  case PlaceKind::CallView:
  case PlaceKind::CallText:
  case PlaceKind::CallCount:
    return has(names.calls);
  default:
    return has(names.reached);
  }
}

bool RepairedRuns::concernsAnyRow() const {
  return any_of(rows, [&](const Waiver &row) {
    return Waivers::concerns(row, plan.file->path, plan.lowering->label) && Waivers::concernsStage(row, native);
  });
}

/// What ref-llvm, which is not among the engines, says of a call of the lowered module.
/// False: it cannot run the entry.
bool RepairedRuns::askRefLLVMAbout(Attempt &attempt) {
  if (!refLLVM)
    refLLVM = askRefLLVM(job, read, *lowered.module, entry);
  if (!refLLVM)
    return false;
  Outcome outcome;
  Stopwatch watch;
  refLLVM->run(inputs[attempt.call], outcome);
  job.times.refLLVM += watch.seconds();
  attempt.onRefLLVM = judge(attempt.call, outcome, /*isReferenceMachine=*/true, nullptr);
  attempt.firstOnRefLLVM = attempt.onRefLLVM;
  waive(attempt.onRefLLVM, attempt.call, outcome, EngineKind::RefLLVM, false);
  return true;
}

/// Asks the rows without repairs, which are about the path that is shown. They explain
/// one difference each: all others of the run are looked at as well.
void RepairedRuns::waive(Verdict &verdict, size_t call, const Outcome &outcome, const Stage &engine,
                         bool agreesInRefLLVM) const {
  if (!verdict.bad())
    return;
  if (!floats)
    floats = countFloats(read.program.get(), entry);
  std::vector<std::string> keys;
  StringSet<> elements; // that are explained, in one of their bytes
  auto explained = [&](const Verdict &found) {
    Verdict named = found;
    nameOf(call, outcome, named);
    bool isElement = named.place.kind == PlaceKind::Element;
    std::string element = std::to_string(named.place.argument) + named.place.field;
    if (isElement && elements.contains(element))
      return true;
    report.waive(plan, engine, named, agreesInRefLLVM, *floats,
                 [&, place = named.place](StringRef operation) { return hasPart(operation, place); });
    if (named.kind != VerdictKind::Waived)
      return false;
    if (isElement)
      elements.insert(element);
    for (std::string &key : named.waivers)
      if (!is_contained(keys, key))
        keys.push_back(std::move(key));
    return true;
  };
  if (!explained(verdict))
    return;
  if (verdict.kind == VerdictKind::Differ)
    if (Verdict rest = judge(call, outcome, engine != native, explained); rest.bad()) {
      verdict = std::move(rest);
      verdict.waivers = std::move(keys);
      verdict.inherited = job.config.waivers.hasInherited(verdict.waivers);
      return;
    }
  verdict.kind = VerdictKind::Waived;
  verdict.waivers = std::move(keys);
  verdict.inherited = job.config.waivers.hasInherited(verdict.waivers);
}

bool RepairedRuns::claims(size_t row, const Attempt &attempt) const {
  const bool mayClaimOthers = rows[row].agrees.empty() || attempt.onRefLLVM.kind == VerdictKind::Agree;
  auto isOf = [&](const Verdict &verdict, const Stage &engine) {
    return verdict.bad() && Waivers::claims(rows[row], engine, verdict);
  };
  const bool claimed = isOf(attempt.onRefLLVM, EngineKind::RefLLVM) ||
                       (mayClaimOthers && (isOf(attempt.onRefIR, EngineKind::RefIR) || isOf(attempt.onNative, native)));
  // A repair elsewhere changes nothing of these calls.
  return claimed && Waivers::namesAny(rows[row], dependence().reached);
}

/// The lowered module with the repairs of some rows.
Repaired &RepairedRuns::repairedBy(const WaiverSet &wanted) {
  std::map<RepairSet, Repaired> &made = lowered.module->repaired;
  auto [found, isNew] = made.try_emplace({onlyLocated, wanted});
  Repaired &repaired = found->second;
  if (!isNew)
    return repaired;
  repaired.form = static_cast<uint32_t>(made.size()); // from 1 on: 0 is what was lowered
  std::vector<RepairStep> steps;
  for (size_t row : wanted)
    for (const RepairStep &step : rows[row].repair)
      steps.push_back({step.lines, step.by, rows[row].operations, onlyLocated});
  Stopwatch watch;
  RepairReply reply = lowered.module->worker->repair(kCase, repaired.form, steps);
  job.times.lower += watch.seconds();
  repaired.reply = reply;
  repaired.unlimited = any_of(reply.unlimited, [](uint64_t count) { return count != 0; });
  if (!reply.ok())
    return repaired;
  size_t step = 0;
  for (size_t row : wanted) {
    uint64_t &sum = repaired.changes.emplace_back(0);
    for (size_t i = 0; i < rows[row].repair.size(); ++i)
      sum += reply.changes[step++];
  }
  if (reply.program.empty()) {
    repaired.reply.message = reply.refusal.why;
    repaired.reply.cause = reply.refusal.cause;
    return repaired;
  }
  if (Expected<Program> read = programFromText(plan.file->path, reply.program))
    repaired.program = std::move(*read);
  else
    consumeError(read.takeError());
  return repaired;
}

/// Whether there is a module that each of the rows changes; a row that makes none of
/// what was one has a fault of its own.
bool RepairedRuns::isMadeBy(const WaiverSet &wanted) {
  const Repaired &repaired = repairedBy(wanted);
  return repaired.reply.ok() && all_of(repaired.changes, [](uint64_t count) { return count != 0; });
}

/// The next row that claims what is seen now, and changes the module.
bool RepairedRuns::findNext(Attempt &attempt, size_t &next, const std::string &call) {
  for (size_t row : repairs) {
    if (is_contained(attempt.applied, row) || is_contained(attempt.useless, row) || !claims(row, attempt))
      continue;
    next = row;
    WaiverSet wanted = with(attempt.applied, row);
    if (isMadeBy(wanted))
      return true;
    attempt.useless.push_back(row);
    const Reply &reply = repairedBy(wanted).reply;
    if (reply.cause.reason == Reason::NotStarted || reply.cause.reason == Reason::Protocol)
      report.addTrouble("the repair of waiver '" + rows[row].name + "': " + firstLine(reply.text()));
    else if (!reply.ok() && reply.cause.reason != Reason::Interrupted && Waivers::isKept(rows[row]))
      // It was written for other code.
      report.addBadRepair({rows[row].name, plan.lowering->label, /*makesNoModule=*/true,
                           "waiver '" + rows[row].name + "': the repair makes no module of " + plan.file->path +
                               " under " + plan.lowering->label + ", which run " + call +
                               " asks for: " + firstLine(reply.text())});
  }
  return false;
}

/// ref-ir for the repaired module; null: `why` is the verdict.
MachineEngine *RepairedRuns::enterIR(Repaired &repaired, Verdict &why) {
  const unsigned level = job.config.optLevel;
  if (!repaired.throughIR)
    repaired.throughIR = takeThroughIR(job, *lowered.module, level, repaired.form);
  return enterThroughIR(job, read, *repaired.throughIR, entry, level, why);
}

/// Ok: `repaired.native` runs the entry.
Reply RepairedRuns::prepareNative(Repaired &repaired) {
  Reply reply;
  reply.status = Reply::Ok;
  if (repaired.native && repaired.nativeEntry == entry)
    return reply;
  LoweredModule &module = *lowered.module;
  Stopwatch watch;
  if (lowered.aot) {
    ObjectReply object = module.worker->compileObject(kCase, entry, job.config.optLevel, repaired.form);
    reply = object;
    if (reply.ok()) {
      Expected<std::unique_ptr<AotEngine>> engine =
          makeAotEngine(read.program.get(), entry, object, plan.target, job.config.compiler, job.config.worker,
                        /*record=*/false);
      if (engine)
        repaired.native = std::move(*engine);
      else
        setError(reply, engine.takeError());
    }
  } else {
    if (repaired.compiled.empty()) {
      std::vector<std::pair<uint32_t, std::string>> wanted;
      for (const auto &[name, compiled] : module.compiled)
        if (compiled.ok())
          wanted.emplace_back(kCase, name);
      CompileReply compiled = module.worker->compile(wanted, job.config.optLevel, Worker::kAnywhere, repaired.form);
      for (size_t i = 0; i < wanted.size(); ++i)
        repaired.compiled[wanted[i].second] = compiled.entries.empty() ? compiled : compiled.entries[i];
    }
    reply = repaired.compiled.at(entry);
    repaired.native = reply.ok() ? makeJitEngine(*module.worker, kCase, entry, repaired.form) : nullptr;
  }
  repaired.nativeEntry = entry;
  job.times.compile += watch.seconds();
  return reply;
}

/// Runs the calls on the engines that ran them in the lowered module, or were asked about it.
void RepairedRuns::runOn(const WaiverSet &wanted, MutableArrayRef<Attempt> attempts) {
  Repaired &repaired = repairedBy(wanted);
  CheckTimes &times = job.times;
  auto run = [&](Engine &engine, ArrayRef<size_t> which, Verdict Attempt::*into, Outcome Attempt::*seen, double &time,
                 bool apart = false) {
    if (which.empty())
      return;
    const Stage stage = &engine == repaired.refLLVM.get()  ? EngineKind::RefLLVM
                        : &engine == repaired.native.get() ? native
                                                           : Stage(EngineKind::RefIR);
    std::vector<Input> given;
    for (size_t i : which)
      given.push_back(inputs[attempts[i].call]);
    std::vector<Outcome> outcomes(which.size());
    Stopwatch watch;
    apart ? engine.runApart(given, outcomes) : engine.run(given, outcomes);
    time += watch.seconds();
    for (size_t i = 0; i < which.size(); ++i) {
      Attempt &attempt = attempts[which[i]];
      attempt.*into = judge(attempt.call, outcomes[i], stage != native, nullptr);
      waive(attempt.*into, attempt.call, outcomes[i], stage,
            stage != EngineKind::RefLLVM && attempt.onRefLLVM.kind == VerdictKind::Agree);
      attempt.*seen = std::move(outcomes[i]);
    }
  };
  std::vector<size_t> all(attempts.size());
  for (size_t i = 0; i < all.size(); ++i)
    all[i] = i;
  if (refLLVM) {
    std::string problem = "the repaired module is not encoded: " + repaired.reply.message;
    if (repaired.program)
      problem = checkLoweredSignature(read.program.get(), repaired.program.get(), entry);
    if (problem.empty()) {
      Error error = enter(repaired.refLLVM, entry, [&] {
        return makeRefLLVMEngine(read.program.get(), repaired.program.get(), entry, job.config.worker.limits,
                                 lowered.module->fromLLVMIR);
      });
      problem = toString(std::move(error));
    }
    if (problem.empty())
      run(*repaired.refLLVM, all, &Attempt::onRefLLVM, &Attempt::seenByRefLLVM, times.refLLVM);
    else
      for (Attempt &attempt : attempts)
        attempt.onRefLLVM = {VerdictKind::Refused, "", "", problem};
    // What ref-llvm still finds wrong needs no code.
    erase_if(all, [&](size_t i) { return attempts[i].onRefLLVM.bad(); });
    for (Attempt &attempt : attempts)
      if (attempt.onRefLLVM.bad())
        attempt.onRefIR = attempt.onNative = {};
  }
  if (Verdict why; lowered.refIR && !all.empty()) {
    if (MachineEngine *engine = enterIR(repaired, why))
      run(*engine, all, &Attempt::onRefIR, &Attempt::seenByRefIR, times.refIR);
    else
      for (size_t i : all)
        attempts[i].onRefIR = why;
  }
  if (!lowered.native || all.empty())
    return;
  Reply reply = prepareNative(repaired);
  if (reply.cause.signal == SIGKILL)
    report.addTrouble(ReportBuilder::killedFromOutside(firstLine(reply.text())));
  if (!reply.ok()) {
    for (size_t i : all)
      attempts[i].onNative = verdictOf(reply, StepKind::Compile);
    return;
  }
  // What another row says is wrong all the same may leave anything behind. It is made if it was made before.
  auto isWrong = [&](size_t i) { return attempts[i].onRefLLVM.kind == VerdictKind::Waived; };
  std::vector<size_t> wrong;
  copy_if(all, std::back_inserter(wrong), isWrong);
  erase_if(all, isWrong);
  erase_if(wrong, [&](size_t i) {
    if (attempts[i].firstOnNative.kind != VerdictKind::Refused)
      return false;
    attempts[i].onNative = attempts[i].firstOnNative;
    return true;
  });
  double &time = plan.isOnTarget() ? times.aot : times.jit;
  run(*repaired.native, all, &Attempt::onNative, &Attempt::seenByNative, time);
  run(*repaired.native, wrong, &Attempt::onNative, &Attempt::seenByNative, time, /*apart=*/true);
}

/// Whether the same thing is wrong; with another value, perhaps.
static bool isSame(const Verdict &one, const Verdict &other) {
  return one.kind == other.kind && one.path == other.path;
}

/// Whether nobody can say any more: the repaired code goes on to where undef decides.
static bool isUndecided(const Verdict &now) {
  return now.kind == VerdictKind::Refused && now.cause.reason == Reason::Undef;
}

/// Whether a run is right on an engine now, or as undecided as it was.
static bool isRight(const Verdict &now, const Verdict &first) {
  return isUndecided(now) || now.kind == VerdictKind::Agree || now.kind == VerdictKind::Waived ||
         (!now.bad() && now.kind == first.kind);
}

bool RepairedRuns::isGood(const Attempt &attempt) const {
  return (!refLLVM || isRight(attempt.onRefLLVM, attempt.firstOnRefLLVM)) &&
         (!lowered.refIR || isRight(attempt.onRefIR, attempt.firstOnRefIR)) &&
         (!lowered.native || isRight(attempt.onNative, attempt.firstOnNative));
}

/// Rows that do not say how a run ends may have been tried in vain before the right one.
void RepairedRuns::dropNeedless(Attempt &attempt) {
  for (size_t row : std::vector<size_t>(attempt.order)) {
    if (attempt.order.size() == 1 || row == attempt.order.back() || !rows[row].trap.empty() ||
        !rows[row].madeBy.empty())
      continue;
    Attempt less = attempt;
    erase(less.order, row);
    erase(less.applied, row);
    if (!isMadeBy(less.applied))
      continue;
    runOn(less.applied, less);
    if (isGood(less))
      attempt = std::move(less);
  }
}

void RepairedRuns::accept(const Attempt &attempt) {
  auto isVerified = [](const Verdict &now) { return now.kind != VerdictKind::Waived && !isUndecided(now); };
  bool whole = isVerified(attempt.onRefLLVM) && isVerified(attempt.onRefIR) && isVerified(attempt.onNative);
  auto explain = [&](LoweredRuns &runs, const Verdict &now, const Stage &engine) {
    if (runs.verdicts.empty() || !runs.verdicts[attempt.call].bad())
      return;
    // A row explains what it is tried on: the other engine's finding needs a row, too.
    std::vector<std::string> keys;
    for (size_t row : attempt.order)
      if (Waivers::concernsStage(rows[row], engine))
        keys.push_back(Waivers::key(rows[row]));
    append_range(keys, now.waivers);
    if (keys.empty())
      return;
    Verdict &verdict = runs.verdicts[attempt.call];
    if (isUndecided(now)) { // as without the fault: neither right nor wrong
      verdict = now;
      return;
    }
    verdict.kind = VerdictKind::Waived;
    verdict.repaired = whole;
    verdict.unlimited = !onlyLocated && repairedBy(attempt.applied).unlimited;
    verdict.waivers = std::move(keys);
    verdict.inherited = job.config.waivers.hasInherited(verdict.waivers);
  };
  explain(lowered.onRefLLVM, attempt.onRefLLVM, EngineKind::RefLLVM);
  explain(lowered.onRefIR, attempt.onRefIR, EngineKind::RefIR);
  explain(lowered.onNative, attempt.onNative, native);
}

std::vector<std::string> RepairedRuns::keysOf(ArrayRef<size_t> which) const {
  std::vector<std::string> keys;
  for (size_t row : which)
    keys.push_back(Waivers::key(rows[row]));
  return keys;
}

/// What is wrong with the run besides what rows repair is what the finding shows.
void RepairedRuns::keepRest(Attempt &attempt) {
  auto keep = [&](LoweredRuns &runs, Verdict &now, Outcome &outcome) {
    if (runs.verdicts.empty() || !runs.verdicts[attempt.call].bad() || !now.bad() ||
        isSame(runs.verdicts[attempt.call], now))
      return;
    append_range(now.waivers, keysOf(attempt.effective));
    runs.verdicts[attempt.call] = std::move(now);
    runs.outcomes[attempt.call] = std::move(outcome);
    runs.rest[attempt.call] = &repairedBy(attempt.applied);
  };
  if (attempt.effective.empty())
    return;
  keep(lowered.onRefLLVM, attempt.onRefLLVM, attempt.seenByRefLLVM);
  keep(lowered.onRefIR, attempt.onRefIR, attempt.seenByRefIR);
  keep(lowered.onNative, attempt.onNative, attempt.seenByNative);
}

/// A repaired form that nothing runs.
static constexpr uint32_t kTrialForm = UINT32_MAX;

/// The finding stays; a row that was written for this file is wrong as well.
void RepairedRuns::reject(const Attempt &attempt, const std::string &call) {
  Attempt first;
  first.onRefLLVM = attempt.firstOnRefLLVM;
  first.onRefIR = attempt.firstOnRefIR;
  first.onNative = attempt.firstOnNative;
  for (size_t row : repairs) {
    if (!Waivers::isKept(rows[row]) || !isAboutVeryFile(rows[row], plan.file->path) || !claims(row, first))
      continue;
    std::string start = "waiver '" + rows[row].name + "': ";
    std::string run = plan.file->path + ": " + call + " under " + plan.lowering->label;
    const bool isOfRefLLVM = refLLVM && !isRight(attempt.onRefLLVM, attempt.firstOnRefLLVM);
    const bool isOfRefIR = !isOfRefLLVM && lowered.refIR && !isRight(attempt.onRefIR, attempt.firstOnRefIR);
    const Verdict &left = isOfRefLLVM ? attempt.onRefLLVM : isOfRefIR ? attempt.onRefIR : attempt.onNative;
    const Stage engine = isOfRefLLVM ? EngineKind::RefLLVM : isOfRefIR ? EngineKind::RefIR : native;
    auto whyNothing = [&] {
      std::vector<RepairStep> steps = rows[row].repair;
      for (RepairStep &step : steps)
        step.operations.clear();
      RepairReply reply = lowered.module->worker->repair(kCase, kTrialForm, steps);
      bool elsewhere = any_of(reply.changes, [](uint64_t count) { return count != 0; });
      return elsewhere ? "; its 'lines' match there, but only what other operations than " +
                             join(rows[row].operations, ", ") + " were lowered to"
                       : std::string("; its 'lines' match no line there");
    };
    std::string text = is_contained(attempt.useless, row)
                           ? start + "the repair changes nothing in the lowered module of " + run + whyNothing()
                           : start + "once it is repaired, " + run + ", engine " + engine.text() +
                                 ", still does not agree: " + name(left.kind) +
                                 (left.path.empty() ? "" : ", " + left.path) +
                                 (left.seen.empty() ? "" : ", " + firstLine(left.seen));
    report.addBadRepair({rows[row].name, plan.lowering->label, /*makesNoModule=*/false, std::move(text)});
  }
}

void RepairedRuns::explain(ShowCall callText) {
  std::vector<Verdict> &onRefLLVM = lowered.onRefLLVM.verdicts, &onRefIR = lowered.onRefIR.verdicts,
                       &onNative = lowered.onNative.verdicts;
  std::vector<Attempt> open;
  Verdict none;
  std::optional<bool> canAsk;
  for (size_t call = 0; call < inputs.size(); ++call) {
    Attempt attempt;
    attempt.call = call;
    attempt.firstOnRefLLVM = onRefLLVM.empty() ? none : onRefLLVM[call];
    attempt.firstOnRefIR = onRefIR.empty() ? none : onRefIR[call];
    attempt.firstOnNative = onNative.empty() ? none : onNative[call];
    if (!attempt.firstOnRefLLVM.bad() && !attempt.firstOnRefIR.bad() && !attempt.firstOnNative.bad())
      continue;
    attempt = attempt.fresh();
    if (!onRefLLVM.empty()) {
      waive(attempt.onRefLLVM, call, lowered.onRefLLVM.outcomes[call], EngineKind::RefLLVM, false);
      onRefLLVM[call] = attempt.onRefLLVM;
    } else {
      if (!canAsk)
        canAsk = concernsAnyRow();
      canAsk = *canAsk && !job.stopped() && askRefLLVMAbout(attempt);
    }
    auto waiveOther = [&](LoweredRuns &runs, Verdict &verdict, const Stage &engine) {
      if (runs.verdicts.empty())
        return;
      waive(verdict, call, runs.outcomes[call], engine, attempt.onRefLLVM.kind == VerdictKind::Agree);
      runs.verdicts[call] = verdict;
    };
    waiveOther(lowered.onRefIR, attempt.onRefIR, EngineKind::RefIR);
    waiveOther(lowered.onNative, attempt.onNative, native);
    // What nobody asked for is no finding.
    if ((!onRefLLVM.empty() && attempt.onRefLLVM.bad()) || attempt.onRefIR.bad() || attempt.onNative.bad())
      open.push_back(std::move(attempt));
  }
  if (open.empty())
    return;
  repairs = candidates();
  std::vector<Attempt> left = repairAll(open, callText, [&](const Attempt &attempt) { accept(attempt); });
  // What a row would explain, if it could be limited to its operations.
  std::map<size_t, std::vector<std::string>> wouldExplain;
  auto isUnlimited = [](const auto &made) { return made.first.first && made.second.unlimited; };
  if (onlyLocated && !left.empty() && any_of(lowered.module->repaired, isUnlimited)) {
    std::vector<Attempt> again;
    for (const Attempt &attempt : left)
      again.push_back(attempt.fresh());
    onlyLocated = false;
    repairAll(again, callText, [&](const Attempt &attempt) { wouldExplain[attempt.call] = keysOf(attempt.order); });
    onlyLocated = true;
    if (job.stopped())
      append_range(open, std::exchange(left, {}));
  }
  for (Attempt &attempt : left) {
    if (auto found = wouldExplain.find(attempt.call); found != wouldExplain.end()) {
      for (std::vector<Verdict> *verdicts : {&onRefLLVM, &onRefIR, &onNative})
        if (!verdicts->empty() && (*verdicts)[attempt.call].bad())
          (*verdicts)[attempt.call].unlocated = found->second;
      continue;
    }
    reject(attempt, callText(attempt.call));
    keepRest(attempt);
  }
  // Nobody knows what a row would have explained of a run that was cut short.
  for (const Attempt &attempt : open)
    for (std::vector<Verdict> *verdicts : {&onRefLLVM, &onRefIR, &onNative})
      if (!verdicts->empty() && (*verdicts)[attempt.call].bad())
        (*verdicts)[attempt.call] = {VerdictKind::Inconclusive, "", "", "interrupted before waivers were asked"};
}

/// Repairs one fault of each call after the other. `open` becomes the calls that an
/// interruption left; returns those that no repair makes right.
std::vector<RepairedRuns::Attempt> RepairedRuns::repairAll(std::vector<Attempt> &open, ShowCall callText,
                                                           function_ref<void(const Attempt &)> accept) {
  std::vector<Attempt> left;
  while (!open.empty() && !job.stopped()) {
    std::map<WaiverSet, std::vector<Attempt>> groups;
    for (Attempt &attempt : open) {
      size_t next = 0;
      if (!findNext(attempt, next, callText(attempt.call))) {
        left.push_back(std::move(attempt));
        continue;
      }
      attempt.order.push_back(next);
      insert(attempt.applied, next);
      groups[attempt.applied].push_back(std::move(attempt));
    }
    open.clear();
    for (auto &[wanted, attempts] : groups) {
      std::vector<std::array<Verdict, 3>> before;
      for (const Attempt &attempt : attempts)
        before.push_back({attempt.onRefLLVM, attempt.onRefIR, attempt.onNative});
      runOn(wanted, attempts);
      for (auto [attempt, was] : zip_equal(attempts, before)) {
        if (isGood(attempt)) {
          dropNeedless(attempt);
          accept(attempt);
          continue;
        }
        if (!isSame(attempt.onRefLLVM, was[0]) || !isSame(attempt.onRefIR, was[1]) || !isSame(attempt.onNative, was[2]))
          attempt.effective.push_back(attempt.order.back());
        open.push_back(std::move(attempt));
      }
    }
  }
  return left;
}
