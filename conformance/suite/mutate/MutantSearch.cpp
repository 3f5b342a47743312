//===-- MutantSearch.cpp - more calls for survivors ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function of the source after the other, with the survivors that its calls get to. Calls are made in portions,
// of which the reference outcomes are kept while every survivor has its turn. A call that shows one moves to the front
// of its portion: it often shows the next one, too.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/mutate/MutantSearch.h"
#include "conformance/suite/mutate/EveryCall.h"
#include "conformance/suite/mutate/KnownCalls.h"
#include "conformance/suite/mutate/WaysIn.h"

#include "conformance/case/Materialize.h"
#include "conformance/engines/ref/RefEngine.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>
#include <map>

using namespace llvm;
using namespace memref_cts::conformance;

namespace {
/// Calls whose outcomes are kept at once: some MiB.
constexpr uint64_t kPortion = 4096;
/// A call that goes on for longer says too little for its time.
constexpr uint64_t kMostSteps = 200'000;

/// A survivor, and how its search goes.
struct Survivor {
  CaseMutant *mutant = nullptr;
  WaysIn ways;
  Program program; // while a function is searched
  bool isShown = false;
  uint64_t shownBy = 0;     // that call of the function that is searched
  bool isUndecided = false; // of some call nothing is known
  bool differsOpenly = false;
};

/// The calls of one function, all or some of them.
struct Calls {
  std::optional<EveryCall> every;
  std::optional<RandomCalls> random;
  uint64_t seed = 1, count = 0;

  /// False: there is no such call. Of drawn calls every other one has numbers at edges.
  bool get(const ReadCase &read, uint64_t number, Call &call) const {
    if (every) {
      every->get(number, call);
      return true;
    }
    Error error = random->draw(seed, number, call);
    const bool isDrawn = !error;
    consumeError(std::move(error));
    if (isDrawn && number % 2 == 1)
      drawEdges(read.program.get(), read.arguments, number, call);
    return isDrawn;
  }
};

/// A function whose calls are searched.
struct Searched {
  std::string name;
  Calls calls;
  std::vector<Survivor *> reached;

  uint64_t portions() const { return (calls.count + kPortion - 1) / kPortion; }
  uint64_t work() const { return portions() * reached.size(); }
};

/// A call that shows survivors.
struct ShowingCall {
  std::string text;
  std::vector<Survivor *> shows;
};

class Search {
public:
  Search(Job &job, const ReadCase &read, const LoweringSpec &spec, const refrt_program *lowered,
         const MutateConfig &config, MutatedCase &into, function_ref<void(unsigned)> onStep)
      : job(job), read(read), spec(spec), lowered(lowered), config(config), into(into), onStep(onStep) {}

  void run(ArrayRef<std::string> unfit);

private:
  void plan(ArrayRef<std::string> unfit);
  Error search(const Searched &function);
  Expected<Calls> callsOf(const std::string &name) const;
  bool learn(const Calls &calls, uint64_t first, uint64_t end, MachineEngine &reference, MachineEngine &plain,
             KnownEntry &entry);
  void load(Survivor &survivor);
  std::optional<size_t> tryCalls(Survivor &survivor, const KnownEntry &entry) const;
  void relate(const KnownEntry &found, ArrayRef<Survivor *> reached);
  void conclude();
  void chooseCalls();
  void step(uint64_t more) {
    done += more;
    onStep(static_cast<unsigned>(done * 100 / std::max<uint64_t>(1, work)));
  }

  Job &job;
  const ReadCase &read;
  const LoweringSpec &spec;
  const refrt_program *lowered;
  const MutateConfig &config;
  MutatedCase &into;
  function_ref<void(unsigned)> onStep;

  std::vector<Survivor> survivors;
  std::vector<Searched> functions;
  std::map<std::string, uint64_t> values; // of the arguments of functions that are searched whole
  std::vector<ShowingCall> showing;
  RunLimits limits; // of mutants
  uint64_t done = 0, work = 0;
};
} // namespace

Expected<Calls> Search::callsOf(const std::string &name) const {
  const refrt_program *program = read.program.get();
  Calls calls;
  calls.every = EveryCall::of(program, name, read.arguments, config.search);
  if (calls.every) {
    calls.count = calls.every->count();
    return calls;
  }
  CallLine line;
  line.text = entryText(name);
  line.random = true;
  Expected<RandomCalls> random = RandomCalls::parse(program, read.plan.file->path, line, read.arguments);
  if (!random)
    return random.takeError();
  calls.random.emplace(std::move(*random));
  calls.seed = config.seed;
  calls.count = config.search;
  return calls;
}

/// Calls `first` up to `end`, of which the reference machine and what was lowered say the same, become those of
/// `entry`. False: of some call nothing is known, so that nothing is proved.
bool Search::learn(const Calls &calls, uint64_t first, uint64_t end, MachineEngine &reference, MachineEngine &plain,
                   KnownEntry &entry) {
  entry.calls.clear();
  uint64_t steps = 0;
  bool isWhole = true;
  for (uint64_t number = first; number < end && !job.stopped(); ++number) {
    KnownCall known;
    known.number = number;
    if (!calls.get(read, number, known.call))
      continue;
    if (Error error = materialize(read.program.get(), known.call, known.input)) {
      consumeError(std::move(error));
      isWhole = false;
      continue;
    }
    reference.run(known.input, known.expected);
    const VerdictKind kind = Comparer::judgeReference(known.expected).kind;
    // Nobody may make an undefined call.
    isWhole &= kind == VerdictKind::Agree || kind == VerdictKind::Undefined;
    if (kind != VerdictKind::Agree)
      continue;
    known.input.pointers = known.expected.pointers;
    Outcome seen;
    plain.run(known.input, seen);
    const Verdict verdict = judge(read, entry, known, seen);
    if (verdict.kind != VerdictKind::Agree) {
      const std::string head = entryText(entry.name) + "(";
      if (verdict.bad() && none_of(into.failing, [&](StringRef text) { return text.starts_with(head); }))
        into.failing.push_back(printCall(read.program.get(), known.call) + ": " + name(verdict.kind) + ": " +
                               verdict.path);
      isWhole = false;
      continue;
    }
    steps = std::max(steps, seen.steps);
    if (hasOpen(known.expected))
      known.right = std::move(seen);
    entry.calls.push_back(std::move(known));
  }
  limits = limitsOfMutants(job.config.worker.limits, steps);
  return isWhole;
}

void Search::load(Survivor &survivor) {
  MutantReply made = job.workers.of(spec).mutant(kCase, survivor.mutant->site, Worker::WantProgram);
  if (made.ok() && !made.program.empty()) {
    Expected<Program> program = programFromText("mutant", made.program);
    if (program) {
      survivor.program = std::move(*program);
      return;
    }
    consumeError(program.takeError());
  }
  survivor.isUndecided = true;
}

/// The first call that shows it.
std::optional<size_t> Search::tryCalls(Survivor &survivor, const KnownEntry &entry) const {
  std::unique_ptr<MachineEngine> engine;
  if (Error error =
          makeRefLLVMEngine(read.program.get(), survivor.program.get(), entry.name, limits).moveInto(engine)) {
    consumeError(std::move(error));
    survivor.isUndecided = true;
    return std::nullopt;
  }
  Outcome seen;
  for (size_t i = 0; i < entry.calls.size(); ++i) {
    const KnownCall &call = entry.calls[i];
    engine->run(call.input, seen);
    const Verdict verdict = judge(read, entry, call, seen);
    if (!shown(verdict, seen).empty())
      return i;
    survivor.isUndecided |= verdict.kind != VerdictKind::Agree;
    survivor.differsOpenly |= call.right && differsWhereOpen(call.expected, *call.right, seen);
  }
  return std::nullopt;
}

/// Which of the calls that showed one survivor show which others.
void Search::relate(const KnownEntry &found, ArrayRef<Survivor *> reached) {
  const size_t first = showing.size();
  for (const KnownCall &call : found.calls) {
    const std::string answer = printOutcome(read.program.get(), call.call, call.expected);
    showing.push_back({printCall(read.program.get(), call.call) + (answer.empty() ? "" : " -> " + answer), {}});
  }
  for (Survivor *survivor : reached) {
    if (!survivor->isShown || !survivor->program)
      continue;
    std::unique_ptr<MachineEngine> engine;
    if (Error error =
            makeRefLLVMEngine(read.program.get(), survivor->program.get(), found.name, limits).moveInto(engine)) {
      consumeError(std::move(error));
      continue;
    }
    Outcome seen;
    for (size_t i = 0; i < found.calls.size(); ++i) {
      const KnownCall &call = found.calls[i];
      engine->run(call.input, seen);
      if (survivor->shownBy == call.number || !shown(judge(read, found, call, seen), seen).empty())
        showing[first + i].shows.push_back(survivor);
    }
  }
}

Error Search::search(const Searched &function) {
  RunLimits some = job.config.worker.limits;
  some.maxSteps = std::min(some.maxSteps, kMostSteps);
  std::unique_ptr<MachineEngine> reference, plain;
  if (Error error = makeRefEngine(read.program.get(), function.name, some).moveInto(reference))
    return error;
  if (Error error = makeRefLLVMEngine(read.program.get(), lowered, function.name, some).moveInto(plain))
    return error;
  for (Survivor *survivor : function.reached)
    if (!survivor->isShown && !job.stopped())
      load(*survivor);
  KnownEntry entry = knownEntry(read, function.name), found = knownEntry(read, function.name);
  uint64_t mostSteps = 0;
  bool isWhole = function.calls.every.has_value();
  auto isLeft = [](const Survivor *survivor) { return !survivor->isShown && survivor->program; };
  const uint64_t count = function.calls.count;
  for (uint64_t first = 0; first < count && any_of(function.reached, isLeft) && !job.stopped(); first += kPortion) {
    isWhole &= learn(function.calls, first, std::min(first + kPortion, count), *reference, *plain, entry);
    mostSteps = std::max(mostSteps, limits.maxSteps);
    for (Survivor *survivor : function.reached) {
      step(1);
      if (!isLeft(survivor) || job.stopped())
        continue;
      std::optional<size_t> by = tryCalls(*survivor, entry);
      if (!by)
        continue;
      auto call = entry.calls.begin() + static_cast<ptrdiff_t>(*by);
      survivor->isShown = true;
      survivor->shownBy = call->number;
      if (none_of(found.calls, [&](const KnownCall &each) { return each.number == call->number; }))
        found.calls.push_back(*call);
      std::rotate(entry.calls.begin(), call, call + 1);
    }
  }
  limits.maxSteps = mostSteps;
  relate(found, function.reached);
  for (Survivor *survivor : function.reached)
    survivor->program.reset();
  if (isWhole && !job.stopped())
    values[function.name] = count;
  return Error::success();
}

/// Equal is what every value of all that reaches it was tried on.
void Search::conclude() {
  for (Survivor &survivor : survivors) {
    if (survivor.isShown)
      continue;
    uint64_t tried = 0;
    bool isProved = survivor.ways.isAll && !survivor.isUndecided;
    for (const std::string &entry : survivor.ways.entries) {
      auto found = values.find(entry);
      isProved &= found != values.end();
      tried += found == values.end() ? 0 : found->second;
    }
    CaseMutant &mutant = *survivor.mutant;
    if (survivor.differsOpenly) {
      mutant.state = MutantState::Unchecked;
      mutant.why = kOnlyOpen;
    } else if (isProved) {
      mutant.state = MutantState::Equal;
      mutant.why = tried == 1 ? "the only call that there is does not show it"
                              : "none of the " + utostr(tried) + " values of the arguments shows it";
    }
    if (mutant.state != MutantState::Survived)
      mutant.difference.clear();
  }
}

/// A short list that shows all: each time the call that shows the most of what is left.
void Search::chooseCalls() {
  auto isNew = [](const Survivor *survivor) { return survivor->mutant->shownBy.empty(); };
  for (;;) {
    const ShowingCall *best = nullptr;
    size_t most = 0;
    for (const ShowingCall &call : showing) {
      const size_t count = size_t(count_if(call.shows, isNew));
      if (count > most) {
        most = count;
        best = &call;
      }
    }
    if (!best)
      return;
    into.toAdd.push_back({best->text, most});
    for (Survivor *survivor : best->shows)
      if (isNew(survivor))
        survivor->mutant->shownBy = best->text;
  }
}

/// Which functions are searched, and for which survivors.
void Search::plan(ArrayRef<std::string> unfit) {
  const CallGraph graph(read.program.get(), lowered);
  for (CaseMutant &mutant : into.mutants)
    if (mutant.state == MutantState::Survived) {
      Survivor &survivor = survivors.emplace_back();
      survivor.mutant = &mutant;
      survivor.ways = graph.to(mutant.site.function);
    }
  std::map<std::string, std::vector<Survivor *>> reached;
  for (Survivor &survivor : survivors)
    for (const std::string &entry : survivor.ways.entries)
      if (!is_contained(unfit, entry) && takesNumbersAlone(read.program.get(), entry))
        reached[entry].push_back(&survivor);
  for (auto &[name, by] : reached) {
    // What no call can be drawn of shows nothing, and is not searched whole.
    Expected<Calls> calls = callsOf(name);
    if (!calls) {
      consumeError(calls.takeError());
      continue;
    }
    work += functions.emplace_back(Searched{name, std::move(*calls), std::move(by)}).work();
  }
}

void Search::run(ArrayRef<std::string> unfit) {
  plan(unfit);
  uint64_t end = 0;
  for (const Searched &function : functions) {
    if (job.stopped())
      return;
    // Nor does one that the machine refuses.
    if (Error error = search(function))
      consumeError(std::move(error));
    end += function.work();
    step(end - done);
  }
  chooseCalls();
  conclude();
}

void memref_cts::conformance::searchCalls(Job &job, const ReadCase &read, const LoweringSpec &spec,
                                          const refrt_program *lowered, ArrayRef<std::string> unfit,
                                          const MutateConfig &config, MutatedCase &into,
                                          function_ref<void(unsigned)> onStep) {
  Search(job, read, spec, lowered, config, into, onStep).run(unfit);
}
