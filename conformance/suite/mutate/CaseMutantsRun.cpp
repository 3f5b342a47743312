//===-- CaseMutantsRun.cpp - mutants are made and called -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The source program runs once, and what the lowering made of it once: both have to agree.
// Then each mutant runs the same calls until one differs. Functions with a C wrapper are
// called through it, too, if no direct call has caught the mutant.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/mutate/CaseMutants.h"
#include "conformance/suite/mutate/KnownCalls.h"
#include "conformance/suite/mutate/MutantSearch.h"

#include "conformance/Threads.h"
#include "conformance/case/Expectation.h"
#include "conformance/case/Materialize.h"
#include "conformance/engines/ref/RefEngine.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <atomic>
#include <random>

using namespace llvm;
using namespace memref_cts::conformance;

namespace {
/// One case under one lowering.
class CaseMutation {
public:
  CaseMutation(Job &job, const ReadCase &read, const LoweringSpec &spec, const MutateConfig &config, MutatedCase &into,
               function_ref<void()> onMutant, function_ref<void(unsigned percent)> onSearch)
      : job(job), read(read), spec(spec), config(config), into(into), onMutant(onMutant), onSearch(onSearch) {}

  /// Fills `into`.
  void run();

private:
  Error learn(ArrayRef<Entry> entries, std::vector<KnownEntry> &known);
  Error learnCalls(const CallSource &source, Engine &reference, KnownEntry &entry);
  Expected<Program> lower(EntryConvention convention);
  Error learnAll(EntryConvention convention, ArrayRef<Entry> entries, std::vector<KnownEntry> &known);
  Error refuse(const Twine &why) {
    into.isRefused = true;
    return createStringError(why);
  }
  Error agree(const refrt_program *lowered, std::vector<KnownEntry> &known);
  Error collect();
  void attack(CaseMutant &mutant, ArrayRef<KnownEntry> known);
  bool runCalls(CaseMutant &mutant, const refrt_program *program, ArrayRef<KnownEntry> known) const;
  void compareCode(CaseMutant &mutant);
  void settle();
  Error search();
  Worker &worker() { return job.workers.of(spec); }

  Job &job;
  const ReadCase &read;
  const LoweringSpec &spec;
  const MutateConfig &config;
  MutatedCase &into;
  function_ref<void()> onMutant;
  function_ref<void(unsigned percent)> onSearch;
  RunLimits limits;               // of mutants
  std::vector<std::string> unfit; // functions of what was lowered last
};
} // namespace

//===----------------------------------------------------------------------===//
// What is right
//===----------------------------------------------------------------------===//

/// Bytes of calls that are kept, all together.
static constexpr uint64_t kMostBytes = uint64_t(1) << 28;

static uint64_t bytesOf(const Input &input) {
  uint64_t bytes = 0;
  for (const InputBuffer &buffer : input.buffers)
    bytes += buffer.bytes.size();
  return bytes;
}

Error CaseMutation::learnCalls(const CallSource &source, Engine &reference, KnownEntry &entry) {
  uint64_t bytes = 0;
  for (uint64_t number = 0; number < source.count && !job.stopped(); ++number) {
    KnownCall known;
    known.source = &source;
    known.number = number;
    if (Error error = source.get(number, known.call))
      return error;
    if (Error error = materialize(read.program.get(), known.call, known.input))
      return error;
    reference.run(known.input, known.expected);
    if (known.call.expectation) {
      Verdict verdict =
          checkExpectation(read.program.get(), known.call, known.input, known.expected, read.tolerance.ulp);
      if (verdict.bad())
        return createStringError(source.place(read.plan.file->path) +
                                 ": the reference machine has another outcome than the case expects");
    }
    if (Comparer::judgeReference(known.expected).kind != VerdictKind::Agree)
      continue; // no lowering runs it
    bytes += bytesOf(known.input);
    if (bytes > kMostBytes)
      return createStringError(source.place(read.plan.file->path) + ": its calls have more than " +
                               Twine(kMostBytes >> 20) + " MiB");
    known.input.pointers = known.expected.pointers;
    entry.calls.push_back(std::move(known));
  }
  return Error::success();
}

Error CaseMutation::learn(ArrayRef<Entry> entries, std::vector<KnownEntry> &known) {
  const refrt_program *program = read.program.get();
  std::unique_ptr<MachineEngine> reference;
  for (const Entry &entry : entries) {
    if (!reference) {
      if (Error error = makeRefEngine(program, entry.name, job.config.worker.limits).moveInto(reference))
        return error;
    } else if (Error error = reference->enter(entry.name)) {
      return error;
    }
    KnownEntry &into = known.emplace_back(knownEntry(read, entry.name));
    for (const CallSource *source : entry.calls)
      if (Error error = learnCalls(*source, *reference, into))
        return error;
  }
  // Every mutant would survive, and none was asked anything.
  if (!known.empty() && !job.stopped() && all_of(known, [](const KnownEntry &entry) { return entry.calls.empty(); }))
    return refuse(read.plan.file->path + ": the reference machine finds each of its calls undefined");
  return Error::success();
}

/// What the lowering made agrees; calls of which nothing can be said are taken out. Sets the limits of mutants.
Error CaseMutation::agree(const refrt_program *lowered, std::vector<KnownEntry> &known) {
  uint64_t steps = 0;
  std::unique_ptr<MachineEngine> engine;
  for (KnownEntry &entry : known) {
    if (!engine) {
      if (Error error =
              makeRefLLVMEngine(read.program.get(), lowered, entry.name, job.config.worker.limits).moveInto(engine)) {
        consumeError(std::move(error)); // a function that the machine refuses
        entry.calls.clear();
        continue;
      }
    } else if (Error error = engine->enter(entry.name)) {
      consumeError(std::move(error));
      entry.calls.clear();
      continue;
    }
    std::vector<KnownCall> kept;
    for (KnownCall &call : entry.calls) {
      Outcome seen;
      engine->run(call.input, seen);
      Verdict verdict = judge(read, entry, call, seen);
      if (verdict.bad())
        return createStringError(call.source->place(read.plan.file->path) + ": fails without a mutation under " +
                                 spec.label + " (" + name(verdict.kind) + ": " + verdict.path +
                                 "); see memref-cts check");
      if (verdict.kind != VerdictKind::Agree)
        continue;
      steps = std::max(steps, seen.steps);
      if (hasOpen(call.expected))
        call.right = std::move(seen);
      kept.push_back(std::move(call));
    }
    entry.calls = std::move(kept);
  }
  limits = limitsOfMutants(job.config.worker.limits, steps);
  return Error::success();
}

/// Lowers for a convention.
Expected<Program> CaseMutation::lower(EntryConvention convention) {
  Plan plan = read.plan.under(spec);
  plan.convention = convention;
  LoadReply load = job.workers.load(plan);
  if (!load.ok() && load.status != Reply::Refused)
    return createStringError(plan.file->path + ": " + load.text());
  LowerReply lowered = worker().lower(kCase, plan.asked(), Worker::WantProgram);
  if (lowered.status == Reply::LowerFailed || lowered.status == Reply::Refused)
    return refuse(plan.file->path + ": refused under " + spec.label + ": " + firstLine(lowered.text()));
  if (!lowered.ok())
    return createStringError(plan.file->path + ": fails without a mutation under " + spec.label + " (" +
                             name(lowered.status) + ": " + StringRef(lowered.text()).split('\n').first +
                             "); see memref-cts check");
  if (lowered.program.empty())
    return refuse(plan.file->path + ": ref-llvm refuses it under " + spec.label + ": " +
                  firstLine(lowered.refusal.why));
  unfit.clear();
  for (const auto &[function, why] : lowered.unfit)
    unfit.push_back(function);
  return programFromText(plan.file->path, lowered.program);
}

/// Lowers for a convention; `known` becomes the calls in it.
Error CaseMutation::learnAll(EntryConvention convention, ArrayRef<Entry> entries, std::vector<KnownEntry> &known) {
  if (Error error = learn(entries, known))
    return error;
  Expected<Program> lowered = lower(convention);
  if (!lowered)
    return lowered.takeError();
  if (Error error = agree(lowered->get(), known))
    return error;
  for (const KnownEntry &entry : known)
    into.calls += entry.calls.size();
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Mutants
//===----------------------------------------------------------------------===//

/// All sites, or a sample of them in their order.
Error CaseMutation::collect() {
  MutantsReply reply = worker().mutants(kCase, config.operators);
  if (!reply.ok())
    return createStringError(read.plan.file->path + ": " + reply.text());
  into.sites = reply.sites.size();
  std::vector<size_t> chosen(reply.sites.size());
  for (size_t i = 0; i < chosen.size(); ++i)
    chosen[i] = i;
  if (config.limit && chosen.size() > config.limit) {
    std::mt19937_64 random(config.seed);
    for (size_t i = 0; i < config.limit; ++i)
      std::swap(chosen[i], chosen[i + random() % (chosen.size() - i)]);
    chosen.resize(config.limit);
    llvm::sort(chosen);
  }
  for (size_t i : chosen) {
    CaseMutant &mutant = into.mutants.emplace_back();
    mutant.site = std::move(reply.sites[i]);
    mutant.state = MutantState::Survived;
  }
  return Error::success();
}

/// True once a call has caught it.
bool CaseMutation::runCalls(CaseMutant &mutant, const refrt_program *program, ArrayRef<KnownEntry> known) const {
  std::unique_ptr<MachineEngine> engine;
  for (const KnownEntry &entry : known) {
    if (entry.calls.empty())
      continue;
    Error error = engine ? engine->enter(entry.name)
                         : makeRefLLVMEngine(read.program.get(), program, entry.name, limits).moveInto(engine);
    if (error) {
      mutant.state = MutantState::Unchecked;
      mutant.why = firstLine(toString(std::move(error)));
      continue;
    }
    Outcome seen;
    for (const KnownCall &call : entry.calls) {
      engine->run(call.input, seen);
      std::string what = shown(judge(read, entry, call, seen), seen);
      if (what.empty()) {
        if (call.right && differsWhereOpen(call.expected, *call.right, seen))
          mutant.why = kOnlyOpen;
        continue;
      }
      mutant.state = MutantState::Caught;
      mutant.why = what + ", @" + entry.name;
      if (call.source->line)
        mutant.why += ", line " + std::to_string(call.source->line);
      return true;
    }
  }
  return false;
}

/// Makes a mutant and calls it.
void CaseMutation::attack(CaseMutant &mutant, ArrayRef<KnownEntry> known) {
  MutantReply made = worker().mutant(kCase, mutant.site, Worker::WantProgram);
  if (made.status == Reply::VerifyError) {
    mutant.state = MutantState::Invalid;
    return;
  }
  auto leave = [&](StringRef reason) {
    mutant.state = MutantState::Unchecked;
    mutant.why = firstLine(reason);
  };
  if (!made.ok())
    return leave(made.text());
  if (made.program.empty())
    return leave(made.refusal.why);
  Expected<Program> program = programFromText("mutant", made.program);
  if (!program)
    return leave(toString(program.takeError()));
  if (!runCalls(mutant, program->get(), known) && !made.refused.empty())
    leave(made.refused.front().second.why);
}

/// Of one that no call caught: whether it is other code, and which.
void CaseMutation::compareCode(CaseMutant &mutant) {
  MutantReply made = worker().mutant(kCase, mutant.site, Worker::WantIR | Worker::WantEqual);
  if (!made.ok()) {
    mutant.state = MutantState::Unchecked;
    mutant.why = firstLine(made.text());
  } else if (made.isEqual) {
    mutant.state = MutantState::Equal;
  } else {
    mutant.difference = std::move(made.difference);
  }
}

/// Of those that no call caught: which of them are no weakness of the calls.
void CaseMutation::settle() {
  for (CaseMutant &mutant : into.mutants) {
    if (mutant.state != MutantState::Survived || job.stopped())
      continue;
    if (!mutant.site.equal.empty()) {
      mutant.state = MutantState::Equal;
      mutant.why = mutant.site.equal;
    } else if (!mutant.why.empty()) {
      mutant.state = MutantState::Unchecked;
    } else {
      compareCode(mutant);
    }
  }
}

/// Tries the rest on calls that the case does not have. They are direct ones.
Error CaseMutation::search() {
  Expected<Program> lowered = lower(EntryConvention::Default);
  if (!lowered)
    return lowered.takeError();
  searchCalls(job, read, spec, lowered->get(), unfit, config, into, onSearch);
  return Error::success();
}

void CaseMutation::run() {
  auto fail = [&](Error error) {
    into.error = toString(std::move(error));
    into.mutants.clear();
  };
  bool isCollected = false;
  for (EntryConvention convention : {EntryConvention::Default, EntryConvention::CWrappers}) {
    const bool isWrapped = convention == EntryConvention::CWrappers;
    ArrayRef<Entry> entries = isWrapped ? read.wrapped : read.entries;
    if (entries.empty())
      continue;
    std::vector<KnownEntry> known;
    if (Error error = learnAll(convention, entries, known))
      return fail(std::move(error));
    if (!isCollected)
      if (Error error = collect())
        return fail(std::move(error));
    isCollected = true;
    for (CaseMutant &mutant : into.mutants) {
      if (job.stopped())
        return fail(createStringError(kInterrupted));
      if (mutant.state != MutantState::Survived)
        continue;
      attack(mutant, known);
      if (!isWrapped)
        onMutant();
    }
  }
  settle();
  if (config.search && into.counts()[MutantState::Survived] && !job.stopped())
    if (Error error = search())
      return fail(std::move(error));
  const size_t tried = into.mutants.size();
  erase_if(into.mutants, [](const CaseMutant &mutant) { return mutant.state == MutantState::Invalid; });
  into.invalid = tried - into.mutants.size();
  if (job.stopped())
    fail(createStringError(kInterrupted));
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// The case, without calls of functions that the reference machine refuses; an error if none are left. `row` then says
/// of which kind that is.
static Expected<ReadCase> readCase(Job &job, CaseFile &file, MutatedCase &row) {
  row.hasNoCalls = file.calls.empty();
  const std::string noCalls = file.path + ": has no call, so that it catches nothing: add a line '// CALL: @NAME(...)'";
  // What has to be refused may be no module.
  if (row.hasNoCalls && file.negative)
    return createStringError(noCalls);
  job.workers.beginCase();
  Plan plan(file);
  LoadReply load = readModule(job, plan);
  if (!load.ok() && load.status != Reply::Refused) {
    row.hasNoCalls = false;
    return createStringError(load.message.empty() ? file.path + ": " + name(load.status) : load.text());
  }
  if (row.hasNoCalls)
    return createStringError(noCalls);
  row.isRefused = load.status == Reply::Refused;
  if (row.isRefused)
    return createStringError(file.path + ": the reference machine refuses it: " + firstLine(load.text()));
  std::vector<std::string> onlyCalls;
  std::vector<RefusedCall> refused;
  if (!load.refused.empty())
    refused = takeRefusedCalls(file, onlyCalls, load.refused);
  row.isRefused = file.calls.empty();
  if (row.isRefused)
    return createStringError(file.path + ": the reference machine refuses all functions that it calls");
  return readCalls(job.config, plan, onlyCalls, load, std::move(refused));
}

/// A row for each lowering; one row alone for what is wrong with the file.
static std::vector<MutatedCase> mutateCase(Job &job, const std::string &path, const MutateConfig &config,
                                           function_ref<void()> onMutant, function_ref<void(unsigned)> onSearch) {
  MutatedCase failed;
  failed.file = path;
  auto fail = [&](Error error) {
    failed.error = toString(std::move(error));
    return std::vector<MutatedCase>{failed};
  };
  Expected<CaseFile> file = readCaseFile(path);
  if (!file)
    return fail(file.takeError());
  Expected<ReadCase> read = readCase(job, *file, failed);
  if (!read)
    return fail(read.takeError());
  std::vector<MutatedCase> rows;
  for (const LoweringSpec &spec : job.config.lowerings) {
    MutatedCase &row = rows.emplace_back();
    row.file = path;
    row.lowering = spec.label;
    CaseMutation(job, *read, spec, config, row, onMutant, onSearch).run();
    if (job.stopped())
      break;
  }
  return rows;
}

CaseMutantsReport memref_cts::conformance::mutateCases(ArrayRef<std::string> files, const CheckConfig &check,
                                                       const MutateConfig &config, const MutateProgress &progress,
                                                       const std::function<bool()> &stop) {
  Stopwatch wall;
  CaseMutantsReport report;
  report.sandbox = sandboxText(check.worker);
  std::vector<std::vector<MutatedCase>> rows(files.size());
  std::atomic<size_t> next{0};
  std::atomic<unsigned> done{0};
  std::atomic<uint64_t> mutants{0}, survivors{0};
  workTogether(std::max<unsigned>(1, std::min<size_t>(check.jobs, files.size())), [&] {
    CheckTimes times;
    Job job(check, times, stop);
    for (size_t i = next++; i < files.size() && !job.stopped(); i = next++) {
      auto show = [&](std::optional<unsigned> searched) {
        progress({done, unsigned(files.size()), mutants, survivors, searched, files[i]});
      };
      rows[i] = mutateCase(
          job, files[i], config,
          [&] {
            ++mutants;
            show(std::nullopt);
          },
          [&](unsigned percent) { show(percent); });
      for (const MutatedCase &row : rows[i])
        survivors += row.counts()[MutantState::Survived];
      ++done;
    }
  });
  for (std::vector<MutatedCase> &each : rows)
    for (MutatedCase &row : each)
      if (row.error != kInterrupted)
        report.cases.push_back(std::move(row));
  report.interrupted = stop();
  report.seconds = wall.seconds();
  return report;
}
