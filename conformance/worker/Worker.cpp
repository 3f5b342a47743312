//===-- Worker.cpp - the tool's side of a worker --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes a worker's death to the request (or the run) that caused it, and
// brings a fresh one to the state the next request needs. Must not interpret
// outcomes and must not trust anything the worker wrote.
//
//===----------------------------------------------------------------------===//
#include "conformance/Worker.h"
#include "conformance/lowerings/Lowerings.h"
#include "conformance/protocol/Wire.h"
#include "conformance/sandbox/Sandbox.h"
#include "conformance/worker/FailedPreparations.h"
#include "conformance/worker/WorkerProcess.h"

#include <cstring>
#include <map>
#include <optional>
#include <set>

using namespace memref_cts::conformance;

/// How long it may take to kill a command that is late, and to say so.
static constexpr uint32_t kClearingMs = 3'000;
/// For reading a module: nothing that is under test, so that no short limit of the
/// user's may end it on a busy machine.
static constexpr uint32_t kLoadMs = 30'000;
/// For passes of --prepare, which users trust: their limit is that of lowerings, but no less than this.
static constexpr uint32_t kPrepareMs = 2'000;

std::string memref_cts::conformance::sandboxText(const WorkerOptions &options) {
  if (!options.sandbox)
    return "off (--no-sandbox)";
  return missingOfBox().empty() ? "" : "incomplete: this kernel lacks " + missingOfBox();
}

namespace {
/// What the worker must know of a unit; enough to tell it again.
struct Unit {
  std::string text, fileName, target;
  OptionList options;
  NumberPolicy policy;
  bool probes = false;
  std::optional<LoweringSpec> lowering; // of the last successful lower
  uint64_t printed = 0;                 // sum of what a command made then
  uint64_t generation = 0;              // changes with load and lower
  bool loadedHere = false, loweredHere = false;
  std::map<uint32_t, std::vector<RepairStep>> repairs; // by form
  std::set<uint32_t> repairedHere;
};

/// What was compiled last of a form.
struct Compiled {
  std::vector<std::pair<uint32_t, std::string>> entries;
  std::vector<uint64_t> entryGenerations;
  unsigned optLevel = 0;
  uint32_t placement = Worker::kAnywhere;
  bool compiled = false, here = false;

  bool isSameCode(const Compiled &other) const {
    return entries == other.entries && entryGenerations == other.entryGenerations && optLevel == other.optLevel &&
           placement == other.placement && compiled == other.compiled;
  }
};
} // namespace

struct Worker::Impl {
  explicit Impl(const WorkerOptions &options) : options(options), process(options, [this] { forget(); }) {}

  void forget() {
    ++ends;
    for (std::pair<const uint32_t, Unit> &unit : units) {
      unit.second.loadedHere = unit.second.loweredHere = false;
      unit.second.repairedHere.clear();
    }
    for (std::pair<const uint32_t, Compiled> &form : forms)
      form.second.here = false;
    ranCode = tainted = false;
  }
  void checkAlive();
  void endDistrusted() { tainted |= std::exchange(distrusted, false) && process.running() && ranCode; }
  template <typename R, typename Fn>
  R askOfLowered(uint32_t unit, uint32_t form, Request kind, Fn more);
  template <typename R, typename Fn>
  R fairly(Fn request);
  template <typename R>
  R ask(Request kind, const std::string &payload, uint32_t timeoutMs);
  std::string unpreparable(const Unit &unit) const;
  std::string failedPreparation(const Reply &reply, uint32_t limitMs);
  LoadReply askLoad(uint32_t number, const Unit &unit);
  LoadReply sendLoad(uint32_t number, Unit &unit);
  LowerReply sendLower(uint32_t number, Unit &unit, const LoweringSpec &lowering, uint32_t flags);
  PassesReply sendPasses(uint32_t number, llvm::StringRef passes, uint32_t flags);
  std::string passAtWork();
  RepairReply sendRepair(uint32_t number, Unit &unit, uint32_t form);
  CompileReply sendCompile(uint32_t form);
  Reply ensureLoaded(uint32_t number);
  Reply ensureLowered(uint32_t number, uint32_t form);
  Reply ensureCompiled(uint32_t form);
  Worker &workerApart(uint32_t unit, uint32_t form);

  WorkerOptions options;
  std::map<uint32_t, Unit> units;
  uint64_t generations = 0;
  std::map<uint32_t, Compiled> forms;

  uint64_t ends = 0;       // of processes
  bool ranCode = false;    // this process has run code under test
  bool tainted = false;    // ... which wrote where it must not
  bool distrusted = false; // ... which nobody has judged

  std::unique_ptr<Worker> apart; // for runs that may leave anything behind
  bool isApart = false;          // this one is it

  WorkerProcess process; // last: its end changes the others
};

/// Replaces a worker that died between requests, or whose memory is suspect.
void Worker::Impl::checkAlive() {
  process.reap();
  if (tainted)
    process.stop();
}

/// Makes a request of the compiler. If it kills a worker that had run code under
/// test before, that code may be to blame, so a fresh worker has the last word.
template <typename R, typename Fn>
R Worker::Impl::fairly(Fn request) {
  checkAlive();
  bool suspect = process.running() && ranCode;
  uint64_t before = ends;
  R reply = request();
  // A worker that ended behind its answer took with it what the next request needs.
  bool isLost = reply.status == Reply::Broken && reply.cause.reason == Reason::None && ends != before;
  return isLost || (reply.status == Reply::Crashed && suspect) ? request() : reply;
}

static void fill(Reply &reply, const WorkerEnding &ending, bool isLowering) {
  // Code and data may need as much as the source asks for, so that a limit of this
  // tool says nothing against them. Passes have no such excuse.
  reply.status = ending.kind == WorkerEnding::Died          ? Reply::Crashed
                 : ending.kind == WorkerEnding::TimedOut    ? Reply::TimedOut
                 : ending.kind == WorkerEnding::OutOfMemory ? (isLowering ? Reply::Crashed : Reply::Refused)
                                                            : Reply::Broken;
  reply.cause.reason = ending.reason;
  reply.cause.speaker = Speaker::Worker;
  reply.cause.signal = ending.signal;
  reply.cause.exitCode = ending.exitCode;
  reply.cause.systemCall = ending.systemCall;
  reply.message = ending.message;
  reply.said = ending.said;
}

template <typename R>
R Worker::Impl::ask(Request kind, const std::string &payload, uint32_t timeoutMs) {
  R reply;
  std::string answer;
  WorkerEnding ending = process.start();
  if (ending.kind != WorkerEnding::Answered) {
    fill(reply, ending, false);
    reply.status = Reply::Broken;
    return reply;
  }
  ending = process.exchange(kind, payload, &answer, timeoutMs);
  if (ending.kind != WorkerEnding::Answered) {
    fill(reply, ending, kind == Request::Lower || kind == Request::Passes);
    return reply;
  }
  WireReader in(answer.data(), answer.size());
  read(in, reply);
  if (in.failed() || !in.atEnd()) {
    reply = R();
    reply.cause.reason = Reason::Protocol;
    reply.cause.speaker = Speaker::Worker;
    reply.message = "the worker's answer is malformed";
    process.reject();
  }
  return reply;
}

static std::string loadPayload(uint32_t number, const Unit &unit, llvm::StringRef unpreparable) {
  std::string payload;
  WireWriter out(payload);
  out.number(number);
  write(out, unit.options);
  write(out, unit.policy);
  out.text(unit.fileName);
  out.text(unit.text);
  out.text(unit.target);
  out.number<uint8_t>(unit.probes);
  out.text(unpreparable);
  return payload;
}

static std::string lowerPayload(uint32_t number, const LoweringSpec &lowering, uint32_t flags) {
  std::string payload;
  WireWriter out(payload);
  out.number(number);
  write(out, lowering);
  out.number(flags);
  return payload;
}

/// Why --prepare's passes are not to be run on the unit again, or "".
std::string Worker::Impl::unpreparable(const Unit &unit) const {
  return options.preparation.empty() ? "" : FailedPreparations::all().refusal(options.preparation, unit.text);
}

/// What is refused if the passes of --prepare ended the process, which `reply` tells.
std::string Worker::Impl::failedPreparation(const Reply &reply, uint32_t limitMs) {
  std::string pass = passAtWork();
  return "the preparation (" + options.preparation + ") " +
         (reply.status == Reply::TimedOut ? "ran into its time limit of " + std::to_string(limitMs) + " ms"
                                          : "ended the worker process") +
         (pass.empty() ? "" : ", in the pass " + pass) +
         (reply.status == Reply::TimedOut ? "" : ": " + llvm::StringRef(reply.message).trim().str());
}

/// A module that --prepare's passes hang on, or die of, is read again without them. It is refused by the
/// name of the preparation. The lowering under test gets it all the same.
LoadReply Worker::Impl::askLoad(uint32_t number, const Unit &unit) {
  const uint32_t readMs = std::max(options.lowerTimeoutMs, kLoadMs);
  std::string why = unpreparable(unit);
  const bool isPrepared = !options.preparation.empty() && why.empty();
  const bool suspect = ranCode;
  uint32_t limitMs = isPrepared ? std::max(options.lowerTimeoutMs, kPrepareMs) : readMs;
  uint64_t deaths = process.deaths();
  LoadReply reply = ask<LoadReply>(Request::Load, loadPayload(number, unit, why), limitMs);
  if (isPrepared && reply.status == Reply::TimedOut && process.deaths() != deaths && !process.header().preparing) {
    limitMs = readMs; // reading alone took so long
    deaths = process.deaths();
    reply = ask<LoadReply>(Request::Load, loadPayload(number, unit, why), limitMs);
  }
  const bool isBroken = reply.status == Reply::Broken || (reply.status == Reply::Crashed && suspect);
  if (!isPrepared || isBroken || process.deaths() == deaths || !process.header().preparing)
    return reply;
  FailedPreparations::all().add(options.preparation, unit.text, unit.fileName, failedPreparation(reply, limitMs),
                                reply.status == Reply::TimedOut);
  return ask<LoadReply>(Request::Load, loadPayload(number, unit, unpreparable(unit)), readMs);
}

LoadReply Worker::Impl::sendLoad(uint32_t number, Unit &unit) {
  LoadReply reply = askLoad(number, unit);
  // It may have ended behind its answer.
  unit.loadedHere = (reply.ok() || reply.status == Reply::Refused) && process.running();
  unit.loweredHere = false;
  unit.repairedHere.clear();
  return reply;
}

/// What the worker may ask for while it lowers: the words of a command, or the tools of a
/// release, whose options depend on the module.
static std::vector<std::vector<std::string>> commandsOf(const LoweringSpec &lowering) {
  std::vector<std::vector<std::string>> list;
  if (!isCommand(lowering))
    return list;
  // With an error the worker has the same one, and runs nothing.
  llvm::Expected<LoweringPlan> plan = planLowering(lowering, {});
  if (!plan) {
    llvm::consumeError(plan.takeError());
    return list;
  }
  const CommandPlan &command = plan->command;
  if (command.byShell)
    return {command.argv};
  for (const std::vector<std::string> *words : {&command.argv, &command.translate, &command.assemble})
    if (!words->empty())
      list.push_back({words->front()});
  return list;
}

/// Of a process that is no more: in which pass it ended.
std::string Worker::Impl::passAtWork() {
  SharedHeader &header = process.header();
  return std::string(header.pass, strnlen(header.pass, sizeof header.pass));
}

PassesReply Worker::Impl::sendPasses(uint32_t number, llvm::StringRef passes, uint32_t flags) {
  std::string payload;
  WireWriter out(payload);
  out.number(number);
  out.text(passes);
  out.number(flags);
  const uint64_t deaths = process.deaths();
  PassesReply reply = ask<PassesReply>(Request::Passes, payload, options.lowerTimeoutMs);
  if (process.deaths() == deaths)
    return reply;
  // The passes under test are done: what brings their module to the machine is no fault of theirs.
  if (!options.preparation.empty() && process.header().preparing) {
    PassesReply refusal;
    refusal.status = Reply::Refused;
    refusal.cause.reason = Reason::Unsupported;
    refusal.cause.speaker = Speaker::Tool;
    refusal.message = "after the passes, " + failedPreparation(reply, options.lowerTimeoutMs);
    return refusal;
  }
  reply.cause.pass = passAtWork();
  return reply;
}

LowerReply Worker::Impl::sendLower(uint32_t number, Unit &unit, const LoweringSpec &lowering, uint32_t flags) {
  // A command is ended by who runs it, and the worker has to hear of it.
  uint32_t patience = std::min<uint32_t>(options.lowerTimeoutMs, 1u << 31) + (isCommand(lowering) ? kClearingMs : 0);
  uint64_t deaths = process.deaths();
  process.allowCommands(commandsOf(lowering));
  LowerReply reply = ask<LowerReply>(Request::Lower, lowerPayload(number, lowering, flags), patience);
  process.allowCommands({});
  if (isCommand(lowering) && reply.status == Reply::TimedOut && process.deaths() != deaths) {
    reply.message = "what the command printed was not read in " + std::to_string(options.lowerTimeoutMs) + " ms";
    reply.said.clear();
  }
  if (process.deaths() != deaths)
    reply.cause.pass = passAtWork();
  unit.loweredHere = reply.ok() && process.running();
  unit.printed = unit.loweredHere ? process.header().printed : 0;
  unit.repairedHere.clear();
  return reply;
}

RepairReply Worker::Impl::sendRepair(uint32_t number, Unit &unit, uint32_t form) {
  std::string payload;
  WireWriter out(payload);
  out.number(number);
  out.number(form);
  write(out, unit.repairs[form]);
  RepairReply reply = ask<RepairReply>(Request::Repair, payload, options.lowerTimeoutMs);
  if (reply.ok() && process.running())
    unit.repairedHere.insert(form);
  return reply;
}

CompileReply Worker::Impl::sendCompile(uint32_t number) {
  Compiled &form = forms[number];
  std::string payload;
  WireWriter out(payload);
  out.number<uint32_t>(form.optLevel);
  out.number<uint32_t>(form.placement);
  out.number<uint32_t>(number);
  out.number<uint64_t>(form.entries.size());
  for (const std::pair<uint32_t, std::string> &entry : form.entries) {
    out.number(entry.first);
    out.text(entry.second);
  }
  CompileReply reply = ask<CompileReply>(Request::Compile, payload, options.compileTimeoutMs);
  // Which replaces those of all forms.
  if (number == Worker::kAsLowered)
    for (std::pair<const uint32_t, Compiled> &other : forms)
      other.second.here = false;
  form.here = (reply.ok() || !reply.entries.empty()) && process.running();
  return reply;
}

//===----------------------------------------------------------------------===//
// Bringing a worker up to date
//===----------------------------------------------------------------------===//

static Reply fine() {
  Reply reply;
  reply.status = Reply::Ok;
  return reply;
}

static Reply broken(const std::string &message) {
  Reply reply;
  reply.message = message;
  return reply;
}

Reply Worker::Impl::ensureLoaded(uint32_t number) {
  std::map<uint32_t, Unit>::iterator found = units.find(number);
  if (found == units.end())
    return broken("unit " + std::to_string(number) + " was never loaded");
  if (found->second.loadedHere)
    return fine();
  Reply reply = sendLoad(number, found->second);
  return found->second.loadedHere ? fine() : reply;
}

Reply Worker::Impl::ensureLowered(uint32_t number, uint32_t form) {
  Reply reply = ensureLoaded(number);
  if (!reply.ok())
    return reply;
  Unit &unit = units.find(number)->second;
  if (!unit.lowering)
    return broken("unit " + std::to_string(number) + " was never lowered");
  if (!unit.loweredHere) {
    const uint64_t printed = unit.printed;
    reply = sendLower(number, unit, *unit.lowering, 0);
    // What was judged is not what would be run. After a process that died, the code of the new one is as good as any.
    if (reply.ok() && unit.printed != printed && isApart) {
      reply = broken("the command makes another module of the case each time");
      reply.status = Reply::Refused;
      reply.cause.reason = Reason::RunUndefined;
      unit.loweredHere = false;
    }
    unit.printed = printed;
  }
  if (!reply.ok() || form == Worker::kAsLowered || unit.repairedHere.count(form))
    return reply;
  if (!unit.repairs.count(form))
    return broken("unit " + std::to_string(number) + " has no form " + std::to_string(form));
  return sendRepair(number, unit, form);
}

Reply Worker::Impl::ensureCompiled(uint32_t number) {
  std::map<uint32_t, Compiled>::iterator form = forms.find(number);
  if (form == forms.end() || !form->second.compiled)
    return broken("nothing is compiled");
  const Compiled &wanted = form->second;
  if (wanted.here)
    return fine();
  for (size_t i = 0; i < wanted.entries.size(); ++i) {
    std::map<uint32_t, Unit>::iterator found = units.find(wanted.entries[i].first);
    if (found == units.end() || found->second.generation != wanted.entryGenerations[i])
      return broken("unit " + std::to_string(wanted.entries[i].first) + " has changed since it was compiled");
    Reply reply = ensureLowered(wanted.entries[i].first, number);
    if (!reply.ok())
      return reply;
  }
  Reply reply = sendCompile(number);
  return wanted.here ? fine() : reply;
}

/// The worker for runs apart, which knows of this one's units the one that is run.
Worker &Worker::Impl::workerApart(uint32_t unit, uint32_t form) {
  if (!apart) {
    WorkerOptions ofApart = options;
    ofApart.copies = options.passPlugins.empty(); // else their passes could copy the process, too
    apart = std::make_unique<Worker>(ofApart);
    apart->impl->isApart = true;
  }
  Impl &other = *apart->impl;
  auto known = units.find(unit);
  auto made = forms.find(form);
  if (known == units.end() || made == forms.end()) {
    other.forms.clear(); // a run says what is missing
    return *apart;
  }
  Compiled wanted = made->second;
  wanted.here = false;
  llvm::erase_if(wanted.entries, [&](const auto &entry) { return entry.first != unit; });
  wanted.entryGenerations.assign(wanted.entries.size(), known->second.generation);
  auto its = other.forms.find(form);
  if (form == Worker::kAsLowered && its != other.forms.end() && its->second.isSameCode(wanted))
    return *apart;
  while (!other.units.empty())
    apart->drop(other.units.begin()->first);
  other.forms.clear();
  other.forms[form] = std::move(wanted);
  Unit &copy = other.units[unit] = known->second;
  copy.loadedHere = copy.loweredHere = false;
  copy.repairedHere.clear();
  return *apart;
}

//===----------------------------------------------------------------------===//
// Public interface
//===----------------------------------------------------------------------===//

Worker::Worker(const WorkerOptions &options) : impl(std::make_unique<Impl>(options)) {}
Worker::~Worker() = default;

static Unit makeUnit(const SourceModule &source) {
  Unit unit;
  unit.text = source.text.str();
  unit.fileName = source.fileName.str();
  unit.target = source.target.str();
  unit.options = source.options.vec();
  unit.policy = source.policy;
  unit.probes = source.probes;
  return unit;
}

void Worker::distrust() { impl->distrusted = true; }

void Worker::announce(uint32_t unit, const SourceModule &source, const LoweringSpec &lowering, uint32_t flags) {
  impl->endDistrusted();
  impl->units.erase(unit);
  // Commands take as long as they like; a worker with suspect memory goes first.
  if (!impl->process.running() || impl->tainted || isCommand(lowering))
    return;
  Unit state = makeUnit(source);
  impl->process.announce(Request::Load, loadPayload(unit, state, impl->unpreparable(state)));
  impl->process.announce(Request::Lower, lowerPayload(unit, lowering, flags));
}

LoadReply Worker::load(uint32_t unit, const SourceModule &source) {
  impl->endDistrusted();
  Unit &state = impl->units[unit];
  state = makeUnit(source);
  state.generation = ++impl->generations;
  impl->process.settle({Request::Load, loadPayload(unit, state, impl->unpreparable(state))});
  LoadReply reply = impl->fairly<LoadReply>([&] { return impl->sendLoad(unit, state); });
  if (!state.loadedHere && reply.status != Reply::Refused)
    impl->units.erase(unit);
  return reply;
}

LowerReply Worker::lower(uint32_t unit, const LoweringSpec &lowering, uint32_t flags) {
  std::map<uint32_t, Unit>::iterator found = impl->units.find(unit);
  if (found != impl->units.end())
    found->second.generation = ++impl->generations;
  impl->process.settle({Request::Lower, lowerPayload(unit, lowering, flags)});
  LowerReply reply = impl->fairly<LowerReply>([&] {
    LowerReply result;
    static_cast<Reply &>(result) = impl->ensureLoaded(unit);
    return result.ok() ? impl->sendLower(unit, impl->units.find(unit)->second, lowering, flags) : result;
  });
  if (found != impl->units.end()) {
    found->second.lowering.reset();
    found->second.repairs.clear();
    if (reply.ok())
      found->second.lowering = lowering;
  }
  return reply;
}

PassesReply Worker::runPasses(uint32_t unit, llvm::StringRef passes, uint32_t flags) {
  impl->process.settle();
  return impl->fairly<PassesReply>([&] {
    PassesReply reply;
    static_cast<Reply &>(reply) = impl->ensureLoaded(unit);
    return reply.ok() ? impl->sendPasses(unit, passes, flags) : reply;
  });
}

DependenceReply Worker::dependence(uint32_t unit, llvm::StringRef entry) {
  impl->process.settle();
  return impl->fairly<DependenceReply>([&] {
    DependenceReply reply;
    static_cast<Reply &>(reply) = impl->ensureLoaded(unit);
    if (!reply.ok())
      return reply;
    std::string payload;
    WireWriter out(payload);
    out.number(unit);
    out.text(entry.str());
    return impl->ask<DependenceReply>(Request::Dependence, payload, impl->options.lowerTimeoutMs);
  });
}

/// A request about a form of the lowered module of a unit. `more`: what stands behind the unit.
template <typename R, typename Fn>
R Worker::Impl::askOfLowered(uint32_t unit, uint32_t form, Request kind, Fn more) {
  const uint32_t timeoutMs = kind == Request::Mutants ? options.lowerTimeoutMs : options.compileTimeoutMs;
  process.settle();
  return fairly<R>([&] {
    R reply;
    static_cast<Reply &>(reply) = ensureLowered(unit, form);
    if (!reply.ok())
      return reply;
    std::string payload;
    WireWriter out(payload);
    out.number(unit);
    more(out);
    return ask<R>(kind, payload, timeoutMs);
  });
}

MutantsReply Worker::mutants(uint32_t unit, llvm::ArrayRef<std::string> operators) {
  return impl->askOfLowered<MutantsReply>(unit, kAsLowered, Request::Mutants,
                                          [&](WireWriter &out) { write(out, operators.vec()); });
}

MutantReply Worker::mutant(uint32_t unit, const MutantSite &site, uint32_t flags) {
  return impl->askOfLowered<MutantReply>(unit, kAsLowered, Request::Mutant, [&](WireWriter &out) {
    write(out, site);
    out.number(flags);
  });
}

RepairReply Worker::repair(uint32_t unit, uint32_t form, llvm::ArrayRef<RepairStep> steps) {
  impl->process.settle();
  std::map<uint32_t, Unit>::iterator found = impl->units.find(unit);
  if (found != impl->units.end()) {
    found->second.repairs.erase(form);
    found->second.repairedHere.erase(form);
  }
  RepairReply reply = impl->fairly<RepairReply>([&] {
    RepairReply result;
    static_cast<Reply &>(result) = impl->ensureLowered(unit, Worker::kAsLowered);
    if (!result.ok())
      return result;
    Unit &state = impl->units.find(unit)->second;
    state.repairs[form] = steps.vec();
    return impl->sendRepair(unit, state, form);
  });
  if (found != impl->units.end() && !reply.ok())
    found->second.repairs.erase(form);
  return reply;
}

CompileReply Worker::compile(llvm::ArrayRef<std::pair<uint32_t, std::string>> entries, unsigned optLevel,
                             uint32_t placement, uint32_t form) {
  impl->process.settle();
  if (form == kAsLowered)
    impl->forms.clear();
  Compiled &wanted = impl->forms[form];
  wanted = Compiled();
  wanted.entries = entries.vec();
  wanted.optLevel = optLevel;
  wanted.placement = placement;
  CompileReply reply = impl->fairly<CompileReply>([&] {
    wanted.entryGenerations.clear();
    for (const std::pair<uint32_t, std::string> &entry : entries) {
      CompileReply ready;
      static_cast<Reply &>(ready) = impl->ensureLowered(entry.first, form);
      if (!ready.ok())
        return ready;
      wanted.entryGenerations.push_back(impl->units.find(entry.first)->second.generation);
    }
    return impl->sendCompile(form);
  });
  wanted.compiled = reply.ok() || !reply.entries.empty();
  impl->distrusted |= reply.hasAssembly;
  return reply;
}

ObjectReply Worker::compileObject(uint32_t unit, llvm::StringRef entry, unsigned optLevel, uint32_t form) {
  return impl->askOfLowered<ObjectReply>(unit, form, Request::Object, [&](WireWriter &out) {
    out.text(entry);
    out.number<uint32_t>(optLevel);
    out.number(form);
  });
}

LowerReply Worker::roundTrip(uint32_t unit, unsigned optLevel, uint32_t form) {
  return impl->askOfLowered<LowerReply>(unit, form, Request::RoundTrip, [&](WireWriter &out) {
    out.number<uint32_t>(optLevel);
    out.number(form);
  });
}

/// Outcomes after which the worker's own memory cannot be trusted any more.
static bool showsStrayWrites(const Outcome &outcome) {
  return !outcome.guardHits.empty() ||
         (outcome.kind == Outcome::Trapped &&
          (outcome.trap == REFRT_TRAP_OUT_OF_BOUNDS || outcome.trap == REFRT_TRAP_USE_AFTER_FREE));
}

static void setOutcome(Outcome &outcome, const Reply &reply) {
  outcome.clear();
  outcome.kind = reply.status == Reply::Crashed    ? Outcome::Crashed
                 : reply.status == Reply::TimedOut ? Outcome::TimedOut
                 : reply.status == Reply::Refused  ? Outcome::Refused
                                                   : Outcome::Broken;
  outcome.reason = reply.cause.reason;
  outcome.signal = reply.cause.signal;
  outcome.systemCall = reply.cause.systemCall;
  outcome.message = reply.text();
}

/// Another process does not get as far as the one whose code was checked: that says nothing of the code.
static Reply notAgain(const Reply &why) {
  if (why.cause.reason == Reason::RunUndefined)
    return why;
  Reply reply = broken("what was lowered and compiled cannot be made again: " + why.text());
  reply.cause.reason = why.cause.reason == Reason::Interrupted ? Reason::Interrupted : Reason::Protocol;
  return reply;
}

/// Reads what lies from `begin` to `end`, and moves `begin`. Where a message was damaged, another process is asked.
static void readOutcome(const uint8_t *outcomes, uint64_t &begin, uint64_t end, Outcome &outcome) {
  bool isGood = end >= begin && end <= kOutcomeBytes;
  if (isGood) {
    WireReader in(outcomes + begin, end - begin);
    read(in, outcome);
    isGood = !in.failed() && in.atEnd();
    begin = end;
  }
  if (!isGood)
    setOutcome(outcome, broken("the worker's outcome is malformed"));
  if (!isGood || outcome.kind == Outcome::Broken) // it did not get what it was sent
    outcome.reason = Reason::Protocol;
}

/// How the processes ended that ran a list of calls.
static std::string endsText(unsigned timeouts, unsigned deaths) {
  auto times = [](unsigned count) { return std::to_string(count) + (count == 1 ? " time" : " times"); };
  std::string text = timeouts ? "the time limit was reached " + times(timeouts) : "";
  if (deaths)
    text += (text.empty() ? "" : ", and ") + ("the worker process died " + times(deaths));
  return text;
}

void Worker::run(uint32_t unit, llvm::ArrayRef<Input> inputs, llvm::MutableArrayRef<Outcome> outcomes,
                 llvm::StringRef entry, uint32_t form) {
  size_t next = 0;
  unsigned deathsHere = 0, timeouts = 0;
  std::string answer;
  impl->process.settle();
  impl->checkAlive();
  while (next < inputs.size()) {
    Reply ready = deathsHere < kMaxDeaths
                      ? impl->ensureCompiled(form)
                      : broken("not run: " + endsText(timeouts, deathsHere - timeouts) + " in these calls");
    if (!ready.ok()) {
      if (deathsHere < kMaxDeaths)
        ready = notAgain(ready);
      for (; next < inputs.size(); ++next)
        setOutcome(outcomes[next], ready);
      return;
    }
    SharedHeader &header = impl->process.header();
    WireWriter inputMemory(impl->process.memory() + kInputStart, kInputBytes);
    uint32_t count = 0;
    while (next + count < inputs.size() && count < kMaxBatch) {
      write(inputMemory, inputs[next + count]);
      if (inputMemory.overflow())
        break;
      header.inputEnd[count++] = inputMemory.written();
    }
    if (count == 0) {
      Reply refusal;
      refusal.status = Reply::Refused;
      refusal.message = "an input of more than " + std::to_string(kInputBytes >> 20) + " MiB";
      setOutcome(outcomes[next++], refusal);
      continue;
    }
    header.finished.store(0, std::memory_order_release);
    std::string payload;
    WireWriter out(payload);
    out.number(unit);
    out.text(entry);
    out.number(form);
    out.number(count);
    impl->ranCode |= !impl->options.copies;
    WorkerEnding ending = impl->process.exchange(Request::Run, payload, &answer, impl->options.limits.timeoutMs, count);

    uint32_t finished = std::min(header.finished.load(std::memory_order_acquire), count);
    uint64_t begin = 0;
    for (uint32_t i = 0; i < finished; ++i) {
      Outcome &outcome = outcomes[next + i];
      readOutcome(impl->process.memory() + kOutcomeStart, begin, header.outcomeEnd[i], outcome);
      impl->tainted |= impl->ranCode && ending.kind == WorkerEnding::Answered && showsStrayWrites(outcome);
    }
    next += finished;
    if (ending.kind == WorkerEnding::Answered) {
      Reply reply;
      WireReader in(answer.data(), answer.size());
      read(in, reply);
      if (reply.ok() && finished > 0)
        continue;
      if (reply.ok())
        reply = broken("the worker finished no run");
      if (reply.status == Reply::Broken)
        reply.cause.reason = Reason::Protocol;
      setOutcome(outcomes[next++], reply);
      continue;
    }
    ++deathsHere;
    timeouts += ending.kind == WorkerEnding::TimedOut;
    if (finished == count)
      continue; // it died after its work was done
    Reply reply;
    fill(reply, ending, /*isLowering=*/false);
    setOutcome(outcomes[next++], reply);
  }
}

void Worker::runApart(uint32_t unit, llvm::ArrayRef<Input> inputs, llvm::MutableArrayRef<Outcome> outcomes,
                      llvm::StringRef entry, uint32_t form) {
  Worker &apart = impl->workerApart(unit, form);
  if (apart.impl->options.copies)
    return apart.run(unit, inputs, outcomes, entry, form);
  for (unsigned i = 0, ends = 0; i < inputs.size(); ++i) {
    apart.impl->process.stop();
    if (ends == kMaxDeaths)
      setOutcome(outcomes[i], broken("not run: " + endsText(0, ends) + " in these calls"));
    else
      apart.run(unit, inputs.slice(i, 1), outcomes.slice(i, 1), entry, form);
    ends += outcomes[i].kind == Outcome::Crashed || outcomes[i].kind == Outcome::TimedOut;
  }
}

void Worker::drop(uint32_t unit) {
  if (impl->apart)
    impl->apart->drop(unit);
  impl->process.settle();
  if (impl->units.erase(unit) == 0 || !impl->process.running())
    return;
  std::string payload;
  WireWriter out(payload);
  out.number(unit);
  impl->process.exchange(Request::Drop, payload, nullptr, impl->options.lowerTimeoutMs);
}

StageTimes Worker::times() const {
  StageTimes times = impl->process.times();
  if (impl->apart)
    add(times, impl->apart->times());
  return times;
}

uint64_t Worker::deaths() const { return impl->process.deaths() + (impl->apart ? impl->apart->deaths() : 0); }
