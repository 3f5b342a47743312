//===-- FileCheck.cpp - checking one case file -----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Load, lower, compile once for all entries; what stands against a file as a whole.
// RunCalls.cpp has the calls.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/FileCheck.h"

#include "conformance/check/StaticCheck.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"

#include <algorithm>

using namespace llvm;
using namespace memref_cts::conformance;

namespace {
constexpr size_t kMaxReasons = 8;  // distinct texts kept per cell
constexpr size_t kMaxShown = 600;  // bytes kept of what a run that is no finding expected, and of what it saw
} // namespace

void memref_cts::conformance::addTimes(CheckTimes &sum, const CheckTimes &more) {
  sum.draw += more.draw;
  sum.reference += more.reference;
  sum.refLLVM += more.refLLVM;
  sum.jit += more.jit;
  sum.aot += more.aot;
  sum.compare += more.compare;
  sum.load += more.load;
  sum.lower += more.lower;
  sum.compile += more.compile;
  sum.worker.loads += more.worker.loads;
  sum.worker.lowerings += more.worker.lowerings;
  sum.worker.compilations += more.worker.compilations;
  sum.worker.parse += more.worker.parse;
  sum.worker.encode += more.worker.encode;
  sum.worker.lower += more.worker.lower;
  sum.worker.encodeLowered += more.worker.encodeLowered;
  sum.worker.translate += more.worker.translate;
  sum.worker.codegen += more.worker.codegen;
  sum.worker.link += more.worker.link;
  sum.worker.run += more.worker.run;
  sum.worker.native += more.worker.native;
}

FileChecker::FileChecker(const CheckConfig &config, CheckTimes &times, const std::function<bool()> &stop)
    : config(config), times(times), stop(stop) {
  // The reference machine alone needs a worker too: it parses and encodes.
  size_t count = std::max<size_t>(1, config.lowerings.size());
  for (size_t i = 0; i < count; ++i)
    workers.push_back(std::make_unique<Worker>(config.worker));
}

FileChecker::~FileChecker() = default;

uint64_t FileChecker::workerDeaths() const {
  uint64_t sum = 0;
  for (const std::unique_ptr<Worker> &worker : workers)
    sum += worker->deaths();
  return sum;
}

void FileChecker::finish() {
  for (const std::unique_ptr<Worker> &worker : workers) {
    CheckTimes more;
    more.worker = worker->times();
    addTimes(times, more);
  }
}

Cell &FileChecker::cell(FileReport &report, StringRef lowering, StringRef engine) {
  for (Cell &cell : report.cells)
    if (cell.lowering == lowering && cell.engine == engine)
      return cell;
  Cell &cell = report.cells.emplace_back();
  cell.lowering = std::string(lowering);
  cell.engine = std::string(engine);
  return cell;
}

bool memref_cts::conformance::wantsReason(const Cell &cell) { return cell.reasons.size() < kMaxReasons; }

void memref_cts::conformance::addReason(Cell &cell, const std::string &reason) {
  if (!reason.empty() && wantsReason(cell) && !is_contained(cell.reasons, reason))
    cell.reasons.push_back(reason);
}

void memref_cts::conformance::note(Cell &cell, const Verdict &verdict, function_ref<std::string()> call) {
  if (verdict.kind == VerdictKind::Waived)
    cell.addWaived(verdict, all_of(verdict.waivers, [&](const std::string &key) { return cell.waived.count(key) != 0; })
                                ? ""
                                : call());
  else if (verdict.kind != VerdictKind::Agree)
    addReason(cell, verdict.seen);
}

std::string FileChecker::replayCommand(const CaseFile &file, const LoweringSpec *lowering,
                                       const CallText &call) const {
  // What came through standard input has to come that way again.
  std::string path = shellQuote(file.path == kStandardInput ? "-" : file.path);
  std::string only = call.text.empty() ? "" : !call.at.empty() ? call.at : " --call=" + shellQuote(call.text);
  if (!lowering && !only.empty())
    return config.command + " run " + path + only;
  // What is said of the source module is the same under each lowering.
  if (!lowering && !config.lowerings.empty())
    lowering = &config.lowerings.front();
  if (!lowering)
    return config.command + " run " + path;
  std::string command = config.command + " check " + path + loweringOption(*lowering);
  if (!target.empty())
    command += " --engine=aot --target=" + target + " --cc=" + config.compiler;
  return command + " -O" + utostr(config.optLevel) + config.replayOptions + only;
}

/// What a finding says without its values; "@f" of "@f(1, 2)" is the function.
static std::string kindOf(const Verdict &verdict, StringRef function) {
  const Place &place = verdict.place;
  // Of elements the field is an index.
  std::string which = place.callee + "|" + place.given + (place.kind == PlaceKind::Element ? "" : place.field);
  erase_if(which, isDigit);
  return (function + "|" + name(verdict.kind) + "|" + shape(place.kind) + "|" + which + "|" + name(verdict.cause.reason) +
          "|" + verdict.cause.operation + "|" + verdict.trap.kind + "|" + verdict.trap.operation + "|" +
          verdict.trap.maker)
      .str();
}

static StringRef functionOf(StringRef call) { return call.split('(').first; }

/// Whether one more finding of the cell would be left in the report. With keepEachKind
/// one of a kind that is not there yet is, up to a number that no honest file has.
bool FileChecker::keepsMore(const FileReport &report, const Cell &cell, const Verdict &verdict, StringRef function) const {
  constexpr size_t kMostKinds = 1000;
  auto isOfCell = [&](const Finding &finding) {
    return finding.lowering == cell.lowering && finding.engine == cell.engine;
  };
  size_t kept = count_if(report.findings, isOfCell);
  if (kept < config.keep || !config.keepEachKind || kept >= kMostKinds)
    return kept < config.keep;
  std::string kind = kindOf(verdict, function);
  return none_of(report.findings, [&](const Finding &finding) {
    return isOfCell(finding) && kindOf(finding.verdict, functionOf(finding.call)) == kind;
  });
}

void FileChecker::addFinding(FileReport &report, Cell &cell, const CaseFile &file, const LoweringSpec *lowering,
                             unsigned line, CallText call, Verdict verdict, std::string blame, std::string meaning,
                             std::vector<std::string> notes) {
  for (const Finding &finding : report.findings) {
    if (finding.lowering != cell.lowering || finding.engine != cell.engine)
      continue;
    // What stands against a module stands against each of its functions.
    if (call.text.empty() && finding.call.empty() && finding.verdict.path == verdict.path && finding.verdict.seen == verdict.seen)
      return;
  }
  if (!keepsMore(report, cell, verdict, functionOf(call.text)))
    return;
  Finding finding;
  finding.file = file.path;
  finding.line = line;
  finding.lowering = cell.lowering;
  finding.engine = cell.engine;
  finding.verdict = std::move(verdict);
  finding.blame = std::move(blame);
  finding.replay = replayCommand(file, lowering, call);
  finding.call = std::move(call.text);
  finding.at = std::move(call.at);
  finding.meaning = std::move(meaning);
  finding.notes = std::move(notes);
  report.findings.push_back(std::move(finding));
}

bool FileChecker::wantsShown(const Cell &cell, VerdictKind kind) const {
  auto same = [&](const ShownRun &run) { return run.verdict.kind == kind; };
  return config.keepShown && !isBad(kind) && count_if(cell.shown, same) < config.keepShown;
}

void FileChecker::keepShown(Cell &cell, const CaseFile &file, const LoweringSpec *lowering, const CallText &call,
                            Verdict verdict) {
  if (!wantsShown(cell, verdict.kind))
    return;
  std::string replay = replayCommand(file, lowering, call);
  if (verdict.kind == VerdictKind::Waived)
    replay += " --waivers=none"; // it shows as a finding then
  for (std::string *text : {&verdict.path, &verdict.expected, &verdict.seen})
    *text = shortened(*text, kMaxShown);
  cell.shown.push_back({call.text, std::move(verdict), std::move(replay)});
}

/// Counts a verdict on a module as a whole; a bad one becomes a finding.
void FileChecker::record(FileReport &report, const CaseFile &file, const LoweringSpec *lowering, StringRef engine,
                         unsigned line, Verdict verdict, const std::string &blame) {
  if (verdict.cause.reason == Reason::Interrupted)
    return; // nothing was seen
  Cell &into = cell(report, lowering ? StringRef(lowering->text) : "-", engine);
  waive(verdict, file, into.lowering, engine);
  ++into[verdict.kind];
  if (verdict.bad())
    return addFinding(report, into, file, lowering, line, "", std::move(verdict), blame);
  note(into, verdict, [] { return std::string(); });
  keepShown(into, file, lowering, "", std::move(verdict));
}

Verdict memref_cts::conformance::refusal(std::string why) { return {VerdictKind::Refused, "", "", std::move(why)}; }

Verdict memref_cts::conformance::verdictOf(const Reply &reply, StringRef step) {
  Verdict verdict;
  verdict.place.kind = PlaceKind::Step;
  verdict.path = verdict.place.given = std::string(step);
  verdict.expected = "success";
  verdict.seen = reply.message.empty() ? name(reply.status) : reply.text();
  verdict.cause = reply.cause;
  switch (reply.status) {
  case Reply::Ok:
    verdict.kind = VerdictKind::Agree;
    break;
  case Reply::LowerFailed:
  case Reply::Refused:
    verdict.kind = VerdictKind::Refused;
    break;
  case Reply::ErrorWithSuccess:
    verdict.kind = VerdictKind::ErrorWithSuccess;
    verdict.expected = "no error, or no success";
    break;
  case Reply::Leftovers:
  case Reply::InvalidIR:
    verdict.kind = VerdictKind::InvalidIR;
    break;
  case Reply::BadSignature:
    verdict.kind = VerdictKind::Differ;
    verdict.place.kind = PlaceKind::Signature;
    verdict.path = verdict.place.text();
    verdict.expected = "the one the clauses demand";
    break;
  case Reply::Crashed:
    verdict.kind = VerdictKind::Crash;
    // The message names a command; of a worker the step says enough.
    verdict.seen = reply.cause.origin == Origin::Worker && reply.cause.reason == Reason::Signal
                       ? "died with signal " + itostr(reply.cause.signal)
                       : reply.message;
    break;
  case Reply::TimedOut:
    verdict.kind = VerdictKind::Timeout;
    break;
  case Reply::ParseError:
  case Reply::VerifyError:
  case Reply::Broken:
    verdict.kind = VerdictKind::Inconclusive;
    break;
  }
  return verdict;
}

/// Turns a bad verdict that a waiver without a repair explains into a waived one.
void FileChecker::waive(Verdict &verdict, const CaseFile &file, StringRef lowering, StringRef engine,
                        bool agreesInRefLLVM, unsigned floats) const {
  const Waiver *waiver =
      verdict.bad() ? config.waivers.match(file.path, file.text, lowering, engine, verdict, agreesInRefLLVM, floats)
                    : nullptr;
  if (!waiver)
    return;
  verdict.waivers = {Waivers::key(*waiver)};
  verdict.kind = VerdictKind::Waived;
}

//===----------------------------------------------------------------------===//
// One lowering
//===----------------------------------------------------------------------===//

bool memref_cts::conformance::mayBeOfOne(const Reply &reply) { return !reply.ok() && reply.status != Reply::Broken; }

std::string memref_cts::conformance::suspects(const LoweringSpec &spec, StringRef step) {
  return "lowering " + spec.text + (step.starts_with("aot:") ? " or LLVM's code generator" : "");
}

/// A lowering that cannot be run: its verdict, and that of the step.
void FileChecker::fail(Lowered &lowered, const CaseFile &file, const Reply &reply, StringRef step,
                       FileReport &report) {
  lowered.ended = reply.status;
  Verdict verdict = verdictOf(reply, step);
  if (!lowered.module->only.empty())
    verdict.path += " of @" + lowered.module->only;
  std::string who = suspects(*lowered.spec, step);
  if (verdict.bad() && !reply.cause.pass.empty())
    who += ", in pass " + reply.cause.pass;
  else if (reply.status == Reply::InvalidIR && step == "lower")
    who += firstInvalidPass(*lowered.module, file);
  record(report, file, lowered.spec, step, 0, std::move(verdict), who);
}

/// What stands against all functions together, and against none that is called; once,
/// though some are called directly and through C wrappers.
void FileChecker::failTogether(const CaseFile &file, FileReport &report) {
  for (const LoweredModule &module : together) {
    if (!explained.emplace(module.spec, module.reply.status).second)
      continue;
    Verdict verdict = verdictOf(module.reply, module.step);
    verdict.path += " of all functions together, or of one that is not called";
    if (verdict.bad())
      record(report, file, module.spec, module.step, 0, std::move(verdict), suspects(*module.spec, module.step));
  }
}

/// Adds the time of a request to its sum, and keeps it if no other one that ended took
/// longer.
static void addTime(double seconds, const Reply &reply, double &sum, double &slowest) {
  sum += seconds;
  if (reply.status != Reply::TimedOut && reply.status != Reply::Broken)
    slowest = std::max(slowest, seconds);
}

LoadReply FileChecker::load(size_t worker, const CaseFile &file) {
  Stopwatch watch;
  LoadReply reply = workers[worker]->load(kCase, file.text, file.path, file.options, target);
  addTime(watch.seconds(), reply, times.load, slowestSteps.load);
  return reply;
}

/// Of the lowered module: ref-llvm, and what stands against the signatures of entries.
void FileChecker::takeProgram(LoweredModule &module, const std::string &text, const CaseFile &file,
                              const refrt_program *program, ArrayRef<Entry> entries) {
  Expected<Program> lowered = programFromText(file.path, text);
  if (!lowered) {
    module.refLLVMRefusal = toString(lowered.takeError());
    return;
  }
  module.program = std::move(*lowered);
  for (const Entry &entry : entries) {
    Reply reply;
    reply.status = Reply::BadSignature;
    reply.message = checkLoweredSignature(program, module.program.get(), entry.first);
    if (!reply.message.empty() && !module.refusedByRefLLVM.count(entry.first))
      module.mismatches[entry.first] = std::move(reply);
  }
}

/// For jit; not ok: none of them is compiled.
Reply FileChecker::compileEntries(LoweredModule &module, ArrayRef<Entry> entries) {
  std::vector<std::pair<uint32_t, std::string>> wanted;
  for (const Entry &entry : entries)
    if (!module.mismatches.count(entry.first))
      wanted.emplace_back(kCase, entry.first);
  CompileReply reply;
  reply.status = Reply::Ok;
  if (wanted.empty())
    return reply;
  Stopwatch watch;
  reply = module.worker->compile(wanted, config.optLevel);
  addTime(watch.seconds(), reply, times.compile, slowestSteps.compile);
  module.codeOnly = reply.codeOnly;
  for (size_t i = 0; i < wanted.size(); ++i)
    module.compiled[wanted[i].second] = reply.entries.empty() ? reply : reply.entries[i];
  if (!reply.entries.empty())
    reply.status = Reply::Ok;
  return reply;
}

/// Lowers and compiles the module of the file for all entries together; `onlyThese`:
/// one function of it, which is the one entry.
FileChecker::LoweredModule FileChecker::lowerModule(size_t loweringIndex, const CaseFile &file,
                                                    const refrt_program *program, ArrayRef<Entry> entries,
                                                    bool onlyThese, FileReport &report) {
  const LoweringSpec &spec = config.lowerings[loweringIndex];
  LoweredModule module;
  module.spec = &spec;
  module.worker = workers[loweringIndex].get();
  uint32_t wanted = target.empty() ? uint32_t(Worker::WantProgram) : 0;
  LoweringSpec asked = spec;
  asked.throughWrappers = throughWrappers;
  asked.only = module.only = onlyThese ? entries.front().first : "";
  if (loweringIndex != 0 && !onlyThese) {
    module.worker->announce(kCase, file.text, file.path, file.options, asked, wanted, target);
    module.step = "load";
    module.reply = load(loweringIndex, file);
    if (!module.reply.ok())
      return module;
  }
  Stopwatch watch;
  LowerReply lower = module.worker->lower(kCase, asked, wanted);
  addTime(watch.seconds(), lower, times.lower, slowestSteps.lower);
  module.step = "lower";
  module.reply = lower;
  if (!lower.ok()) {
    // What a lowering does not know elsewhere in the file, or leaves there, is no reason
    // not to check a function.
    bool refused = lower.status == Reply::LowerFailed || lower.status == Reply::Refused;
    bool isBroken = lower.status == Reply::Leftovers || (lower.status == Reply::InvalidIR && spec.name != "command");
    module.functionByFunction = !onlyThese && (isBroken || (refused && spec.name != "command"));
    if (lower.status == Reply::LowerFailed && target.empty() && !module.functionByFunction)
      rejections[loweringIndex] = lower.text();
    return module;
  }
  if (!target.empty())
    return module;
  if (config.refLLVM) {
    module.refLLVMRefusal = lower.refusal;
    module.refusedByRefLLVM.insert(lower.refused.begin(), lower.refused.end());
    if (!lower.promises.empty())
      report.promises.try_emplace(spec.text, lower.promises);
    if (!lower.program.empty())
      takeProgram(module, lower.program, file, program, entries);
  }
  if (!config.jit)
    return module;
  Reply compiled = compileEntries(module, entries);
  if (!onlyThese && mayBeOfOne(compiled)) {
    module.functionByFunction = true;
    module.reply = std::move(compiled);
    module.step = "compile";
  }
  return module;
}

/// Engines for one entry of a lowered module; or a verdict on what stands against it.
void FileChecker::prepare(Lowered &lowered, const CaseFile &file, const refrt_program *program,
                          const std::string &entry, FileReport &report) {
  LoweredModule &module = *lowered.module;
  lowered.spec = module.spec;
  if (!module.reply.ok())
    return fail(lowered, file, module.reply, module.step, report);
  if (!target.empty())
    return prepareAot(lowered, file, program, entry, report);
  if (auto mismatch = module.mismatches.find(entry); mismatch != module.mismatches.end())
    return fail(lowered, file, mismatch->second, "lower", report);
  if (config.refLLVM) {
    std::string problem = module.refLLVMRefusal;
    if (auto refused = module.refusedByRefLLVM.find(entry); refused != module.refusedByRefLLVM.end()) {
      problem = refused->second;
    } else if (module.program) {
      Error error = enter(module.refLLVM, entry, [&] {
        return makeRefLLVMEngine(program, module.program.get(), entry, config.worker.limits);
      });
      if (error)
        problem = toString(std::move(error));
      else
        lowered.refLLVM = module.refLLVM.get();
    }
    if (!lowered.refLLVM)
      record(report, file, module.spec, "ref-llvm", 0, refusal(problem), "");
  }
  if (!config.jit)
    return;
  const Reply &compiled = module.compiled.at(entry);
  if (!compiled.ok())
    return fail(lowered, file, compiled, "compile", report);
  lowered.native = makeJitEngine(*module.worker, kCase, entry);
}

//===----------------------------------------------------------------------===//
// Entries, lowerings, targets
//===----------------------------------------------------------------------===//

/// Counts the calls of functions that the reference machine refuses, and makes those
/// of the others. Where there are no others, all is as if the module were refused.
Error FileChecker::checkCalls(const CaseFile &file, const LoadReply &load, FileReport &report) {
  refusedCalls.clear();
  if (load.refused.empty())
    return checkCalls(file, config.onlyCalls, load, report);
  CaseFile rest = file;
  std::vector<std::string> onlyCalls = config.onlyCalls;
  refusedCalls = takeRefusedCalls(rest, onlyCalls, load.refused);
  if (config.onlyCalls.empty() ? rest.calls.empty() : onlyCalls.empty()) {
    checkRefused(file, refusedCalls.empty() ? load.refused.front().second : refusedCalls.front().why, report);
    return Error::success();
  }
  for (const RefusedCall &call : refusedCalls) {
    record(report, file, nullptr, "ref", call.line, refusal(call.why), "");
    ++report.calls;
    ++report.unchecked;
  }
  return checkCalls(rest, onlyCalls, load, report);
}

Error FileChecker::checkCalls(const CaseFile &file, ArrayRef<std::string> onlyCalls, const LoadReply &load,
                              FileReport &report) {
  Expected<Program> program = programFromText(file.path, load.program);
  if (!program)
    return program.takeError();
  Expected<std::vector<CallSource>> sources =
      callSources(program->get(), file, load.arguments, onlyCalls, config.random, config.seed, makeRefEngine);
  if (!sources)
    return sources.takeError();
  if (!config.onlyAt.empty())
    if (Error error = keepOnly(*sources, config.onlyAt))
      return error;
  // In the order of the first call of each.
  MapVector<StringRef, std::vector<const CallSource *>> calls;
  for (const CallSource &source : *sources)
    if (config.calls == CallKinds::All || source.random.has_value() == (config.calls == CallKinds::Random)) {
      calls[source.entry].push_back(&source);
      report.drawn += source.random ? source.count : 0;
      if (source.isOne && !is_contained(report.calledOnce, source.entry))
        report.calledOnce.push_back(source.entry);
    }
  std::vector<Entry> entries, wrapped;
  const StringSet<> haveWrappers(from_range, load.wrapped);
  for (auto &[entry, sources] : calls) {
    entries.emplace_back(entry.str(), std::move(sources));
    if (haveWrappers.contains(entry))
      wrapped.push_back(entries.back());
  }
  trapLines.clear();
  together.clear();
  explained.clear();
  onePointer = load.onePointer;
  if (Error error = checkEntries(file, program->get(), entries, report))
    return error;
  throughWrappers = true;
  Error error = checkEntries(file, program->get(), wrapped, report);
  throughWrappers = false;
  if (error)
    return error;
  if (!(stop && stop()))
    failTogether(file, report);
  // A mark may stand in a function that is refused.
  if (config.onlyCalls.empty() && refusedCalls.empty() && config.calls != CallKinds::Random && !(stop && stop()))
    checkTrapMarks(file, report);
  return Error::success();
}

/// A mark at which no call stops expects something that never happens.
void FileChecker::checkTrapMarks(const CaseFile &file, FileReport &report) {
  for (const TrapMark &mark : file.traps) {
    if (trapLines.count(mark.line))
      continue;
    Verdict verdict;
    verdict.kind = VerdictKind::TrapDiffer;
    verdict.place.kind = PlaceKind::Expectation;
    verdict.path = verdict.place.given = ("line " + Twine(mark.line) + " of the case").str();
    verdict.expected = "trap(" + mark.kind + ")";
    verdict.seen = "no call stops here";
    Cell &into = cell(report, "-", "ref");
    ++into[verdict.kind];
    addFinding(report, into, file, nullptr, mark.line, "", verdict, "the case's expectation or the reference machine");
  }
}

/// The calls of functions, or the same through their C wrappers.
Error FileChecker::checkEntries(const CaseFile &file, const refrt_program *program, ArrayRef<Entry> entries,
                                FileReport &report) {
  if (entries.empty())
    return Error::success();
  std::vector<LoweredModule> modules;
  for (size_t i = 0; i < config.lowerings.size(); ++i) {
    if (stop && stop())
      return Error::success();
    modules.push_back(lowerModule(i, file, program, entries, /*onlyThese=*/false, report));
  }
  std::unique_ptr<MachineEngine> reference;
  for (const Entry &entry : entries) {
    if (stop && stop())
      return Error::success();
    if (Error error =
            enter(reference, entry.first, [&] { return makeRefEngine(program, entry.first, config.worker.limits); }))
      return error;
    checkEntry(file, program, entry, *reference, modules, report);
  }
  if (!throughWrappers && target.empty() && !(stop && stop()))
    checkRefusedCalls(file, modules, report);
  for (LoweredModule &module : modules)
    if (module.functionByFunction)
      together.push_back(std::move(module));
  return Error::success();
}

void FileChecker::checkEntry(const CaseFile &file, const refrt_program *program, const Entry &entry, Engine &reference,
                             MutableArrayRef<LoweredModule> modules, FileReport &report) {
  const auto &[name, calls] = entry;
  std::vector<Lowered> lowereds(modules.size());
  for (size_t i = 0; i < lowereds.size(); ++i) {
    Lowered &lowered = lowereds[i];
    lowered.module = &modules[i];
    if (!modules[i].functionByFunction)
      prepare(lowered, file, program, name, report);
    if (!modules[i].functionByFunction || (stop && stop()))
      continue;
    lowered.own = std::make_unique<LoweredModule>(lowerModule(i, file, program, entry, /*onlyThese=*/true, report));
    lowered.module = lowered.own.get();
    prepare(lowered, file, program, name, report);
    explained.emplace(lowered.spec, lowered.ended);
  }
  for (const CallSource *source : calls)
    runSource(file, program, *source, reference, lowereds, report);
  for (Lowered &lowered : lowereds)
    if (lowered.aot && !config.selfChecking.empty() && !throughWrappers && !(stop && stop()))
      leaveSelfChecking(lowered, file, name, report);
}

//===----------------------------------------------------------------------===//
// One file
//===----------------------------------------------------------------------===//

/// CHECK and WARNING lines against what a lowering made of the module, and said.
static Expected<Verdict> judgeStatically(const CaseFile &file, const LowerReply &lower, bool isShown) {
  if (file.checksIR) {
    Expected<Verdict> checked = checkStatically(file, lower.ir, isShown);
    if (!checked || (checked->bad() && !lower.fromLLVMIR) || (!checked->bad() && file.warnings.empty()))
      return checked;
    // Names of types, attributes and inner modules do not survive in LLVM IR: what
    // is missing there says nothing about the lowering.
    if (checked->bad()) {
      Verdict verdict;
      verdict.kind = VerdictKind::Inconclusive;
      verdict.seen = "the CHECK lines are about the LLVM dialect, and what this LLVM IR imports as does not show them";
      return verdict;
    }
  }
  return checkWarnings(file, lower);
}

void FileChecker::checkStatic(const CaseFile &file, FileReport &report) {
  ++report.calls;
  bool anyChecked = false;
  for (size_t i = 0; i < config.lowerings.size() && report.error.empty() && !(stop && stop()); ++i) {
    const LoweringSpec &spec = config.lowerings[i];
    if (i != 0)
      workers[i]->load(kCase, file.text, file.path, file.options);
    LowerReply lower = workers[i]->lower(kCase, spec, Worker::WantIR);
    if (lower.status == Reply::LowerFailed)
      rejections[i] = lower.text();
    Verdict verdict = verdictOf(lower, "lower");
    StringRef engine = "lower";
    unsigned line = 0;
    if (lower.ok()) {
      engine = "static";
      line = file.clauseLine;
      anyChecked = true;
      Expected<Verdict> judged = judgeStatically(file, lower, config.keepShown != 0);
      if (!judged) {
        report.error = toString(judged.takeError());
        return;
      }
      verdict = std::move(*judged);
    } else if (!file.calls.empty()) {
      continue; // the calls will say it
    }
    record(report, file, &spec, engine, line, verdict, "lowering " + spec.text);
    if (!lower.ok() || !file.calls.empty() || !config.jit)
      continue;
    // Where no call is made, code is.
    Reply code = compileOnly(i, kCase);
    if (Verdict made = verdictOf(code, "compile"); made.bad())
      record(report, file, &spec, "compile", line, std::move(made), suspects(spec, "compile"));
  }
  if (!anyChecked && !config.lowerings.empty())
    ++report.unchecked;
}

void FileChecker::check(const std::string &path, FileReport &report) {
  report.file = path;
  Expected<CaseFile> file = readCaseFile(path);
  if (!file) {
    report.error = toString(file.takeError());
    return;
  }
  check(*file, report);
}

std::string memref_cts::conformance::unknownOption(const CaseFile &file, ArrayRef<LoweringSpec> lowerings) {
  if (any_of(lowerings, takesAnyOption))
    return "";
  const std::vector<std::string> known = caseOptionNames();
  for (const auto &[option, line] : file.optionLines)
    if (!is_contained(known, option))
      return toString(errorAt(file.path, line, 1,
                              "no lowering takes option '" + option + "'; known are " + join(known, ", ")));
  return "";
}

void FileChecker::check(const CaseFile &file, FileReport &report) {
  checkCase(file, report);
  bool mustBeAccepted = !file.negative || file.negative->phase == "run";
  if (!file.neighbour.empty() && mustBeAccepted && config.calls != CallKinds::Random && report.error.empty() &&
      !(stop && stop()))
    checkAcceptance(file, report);
}

/// A file that cannot be checked, or was not, because the user ended the run.
static void refuse(const LoadReply &load, const CaseFile &file, FileReport &report) {
  report.error = load.message.empty() ? file.path + ": " + name(load.status) : load.text();
  report.notReached = load.cause.reason == Reason::Interrupted;
}

void FileChecker::checkCase(const CaseFile &file, FileReport &report) {
  report.file = file.path;
  report.policy = describePolicy(file);
  report.onlyFixedCalls = config.onlyCalls.empty() && !file.calls.empty() &&
                          none_of(file.calls, [](const CallLine &call) { return call.random; });
  report.error = unknownOption(file, config.lowerings);
  if (!report.error.empty())
    return;
  Stopwatch watch;
  LoadReply load = workers[0]->load(kCase, file.text, file.path, file.options);
  addTime(watch.seconds(), load, times.load, slowestSteps.load);
  report.structured = load.structured;
  if (!load.promises.empty())
    report.promises["-"] = load.promises;
  bool onlyRandom = config.calls == CallKinds::Random;
  rejections.clear();
  bool loaded = load.ok() || load.status == Reply::Refused;
  if (!onlyRandom && loaded && !loadNeighbour(file, report))
    return;
  if (file.negative && file.negative->phase != "run") {
    if (load.status == Reply::Broken) // nobody looked at the module
      refuse(load, file, report);
    else if (!onlyRandom)
      checkNegative(file, load, report);
    return;
  }
  if ((file.checksIR || !file.warnings.empty()) && config.onlyCalls.empty() && loaded) {
    if (!onlyRandom)
      checkStatic(file, report);
    if (file.calls.empty())
      return;
  }
  switch (load.status) {
  case Reply::Ok:
    break;
  case Reply::Refused:
    return checkRefused(file, load.text(), report);
  case Reply::Crashed:
  case Reply::TimedOut: {
    Verdict verdict = verdictOf(load, "load");
    Cell &into = cell(report, "-", "load");
    ++into[verdict.kind];
    addFinding(report, into, file, nullptr, 0, "", verdict, "MLIR's parser or verifier, or the encoder");
    return;
  }
  default:
    return refuse(load, file, report);
  }
  if (config.refLLVM || config.jit || config.aotTargets.empty())
    if (Error error = checkCalls(file, load, report))
      report.error = toString(std::move(error));
  for (const std::string &name : config.aotTargets)
    if (report.error.empty() && !(stop && stop()))
      checkOnTarget(file, name, report);
}

std::string FileChecker::lowered(const CaseFile &file, const LoweringSpec &lowering) {
  LoadReply load = workers[0]->load(kCase, file.text, file.path, file.options);
  if (!load.ok() && load.status != Reply::Refused)
    return "// not loaded: " + load.text() + "\n";
  LowerReply lower = workers[0]->lower(kCase, lowering, Worker::WantIR);
  return lower.ir.empty() ? std::string("// ") + name(lower.status) + ": " + lower.text() + "\n" : lower.ir;
}
