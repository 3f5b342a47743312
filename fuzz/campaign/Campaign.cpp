//===-- Campaign.cpp - generate, check, keep findings ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each job takes the next number, makes its program and checks it with workers
// of its own. Code under test runs in those alone.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Campaign.h"
#include "fuzz/Signature.h"

#include "conformance/LoweringSpec.h"
#include "fuzz/campaign/FindingFolder.h"
#include "fuzz/campaign/Store.h"

#include "conformance/PlainText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include "llvm/Support/xxhash.h"

#include <chrono>
#include <mutex>
#include <thread>

using namespace memref_cts::fuzz;
using namespace memref_cts::conformance;
using namespace llvm;

/// Bytes of a tape: more than most programs read.
static constexpr size_t kTapeBytes = 2048;

namespace {
using Clock = std::chrono::steady_clock;

class CampaignRunner {
public:
  CampaignRunner(const CampaignOptions &options, const std::function<bool()> &stop,
                 const std::function<void(const Campaign &)> &progress)
      : options(options), userStop(stop), progress(progress) {}

  Expected<Campaign> run();

private:
  void job();
  void account(uint64_t number, const GeneratedCase &program, const FileReport &report);
  /// `options`: the campaign's, with the lowerings that the program was checked under.
  void keep(CaseChecker &checker, const CampaignOptions &options, uint64_t number, const CaseFile &file,
            const Finding &finding);
  bool timeIsUp() const {
    return options.seconds > 0 && std::chrono::duration<double>(Clock::now() - start).count() >= options.seconds;
  }
  /// Of what findings need besides the check that showed them.
  std::optional<Clock::time_point> deadline() const {
    constexpr double kMost = 1e9; // seconds, which the clock can count
    if (options.seconds <= 0 || options.seconds > kMost)
      return std::nullopt;
    return start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(options.seconds));
  }
  /// The lowest number that is not done.
  uint64_t frontier() const { return running.empty() ? next : *running.begin(); }

  const CampaignOptions &options;
  const std::function<bool()> &userStop;
  const std::function<void(const Campaign &)> &progress;
  const std::function<bool()> stop = [this] { return userStop && userStop(); };
  Clock::time_point start = Clock::now(), saved = start;
  std::mutex mutex;
  Store store;
  Campaign campaign;
  uint64_t next = 0, end = UINT64_MAX;
  std::set<uint64_t> running;
  std::string trouble;
};
} // namespace

/// "" or what the first reason of a cell has in common with others; else how it begins.
static std::string firstReason(const Cell &cell) {
  if (cell.reasons.empty())
    return "";
  const CellReason &first = cell.reasons.front();
  constexpr size_t kShown = 100;
  return ": " + (first.kind.empty() ? shortened(firstLine(first.text), kShown) : first.kind);
}

void CampaignRunner::account(uint64_t number, const GeneratedCase &program, const FileReport &report) {
  (void)number;
  CampaignTotals &totals = campaign.totals;
  ++totals.programs;
  totals.calls += report.callsOnMachines;
  if (!report.error.empty())
    ++totals.discards["program not checked: " + StringRef(report.error).take_front(200).str()];
  uint64_t useful = report.callsOnMachines;
  for (const Cell &cell : report.cells) {
    totals.undecided += cell.undecided;
    if (cell.stage == EngineKind::Ref) {
      uint64_t lost = cell[VerdictKind::Undefined] + cell[VerdictKind::Refused] + cell[VerdictKind::Inconclusive];
      useful -= std::min(useful, lost);
      for (VerdictKind kind : {VerdictKind::Undefined, VerdictKind::Refused, VerdictKind::Inconclusive})
        if (cell[kind])
          totals.discards[std::string(name(EngineKind::Ref)) + ": " + name(kind) + firstReason(cell)] += cell[kind];
      continue;
    }
    totals.runs += cell.compared();
    (cell.stage.isOfRuns() ? totals.waived : totals.waivedStages) += cell[VerdictKind::Waived];
    totals.repaired += cell.repaired;
    for (const auto &[waiver, sum] : cell.waived)
      totals.known[waiver] += sum.runs;
    totals.findings += cell.bad();
    for (VerdictKind kind : {VerdictKind::Refused, VerdictKind::Inconclusive})
      if (cell[kind])
        totals.discards[cell.lowering + " " + cell.stage.text() + ": " + name(kind) + firstReason(cell)] += cell[kind];
  }
  totals.useful += useful;
  for (const LoweringSpec &lowering : options.check.lowerings)
    for (const std::string &part : knownLeftovers(lowering))
      if (program.parts.count(part)) {
        ++totals.discards[lowering.label + ": programs with operations of " + part + ", which it leaves behind"];
        break;
      }
  for (const std::string &feature : program.features)
    ++totals.features[feature];
}

std::set<std::string> memref_cts::fuzz::partsForNone(ArrayRef<LoweringSpec> lowerings) {
  std::set<std::string> parts;
  for (const std::string &part : optionalParts())
    if (all_of(lowerings, [&](const LoweringSpec &spec) { return is_contained(knownLeftovers(spec), part); }))
      parts.insert(part);
  return parts;
}

bool memref_cts::fuzz::leavesBehind(const LoweringSpec &lowering, const GeneratedCase &program) {
  return any_of(knownLeftovers(lowering), [&](const std::string &part) { return program.parts.count(part) != 0; });
}

LoweringSpec memref_cts::fuzz::drawVariant(const LoweringSpec &lowering, uint64_t seed, uint64_t program,
                                           size_t place) {
  if (!lowering.variant.empty() || lowering.kind == conformance::LoweringKind::Command)
    return lowering;
  static constexpr StringLiteral kOrders[] = {"", "memref-first", "func-first", "arith-first"};
  static constexpr StringLiteral kBefore[] = {"", "canonicalize", "cse", "fold-aliases"};
  uint64_t words[] = {seed, program, place};
  uint64_t drawn = xxh3_64bits(ArrayRef(reinterpret_cast<const uint8_t *>(words), sizeof words));
  StringRef order = kOrders[drawn % 4], before = kBefore[drawn / 4 % 4], context = drawn / 16 % 4 ? "" : "own-context";
  // MLIR 22's fold-memref-alias-ops makes operations of affine, which it does not
  // declare: where nobody else loads that dialect it dies, whatever the lowering.
  if (before == "fold-aliases")
    context = "";
  // Not each has each: pipelines have one order, releases have no variants.
  for (StringRef first : {order, StringRef()}) {
    std::string variant;
    for (StringRef word : {first, before, context})
      variant += (variant.empty() || word.empty() ? "" : "+") + word.str();
    if (variant.empty())
      return lowering;
    if (Expected<LoweringSpec> spec = withVariant(lowering, variant))
      return std::move(*spec);
    else
      consumeError(spec.takeError());
  }
  return lowering;
}

void CampaignRunner::keep(CaseChecker &checker, const CampaignOptions &options, uint64_t number, const CaseFile &file,
                          const Finding &finding) {
  std::string signature = signatureOf(finding, file);
  {
    std::lock_guard<std::mutex> lock(mutex);
    for (KnownFinding &known : campaign.findings)
      if (known.signature == signature) {
        ++known.count;
        return;
      }
    // Reserved, so that other jobs count theirs as the same.
    campaign.findings.push_back({signature, "", number, 1, "", false, leftOperation(finding), finding.lowering});
    ++campaign.newFindings;
  }
  FindingFolder files = describeFinding(checker, options, number, file.text, signature, finding, stop, deadline());
  std::lock_guard<std::mutex> lock(mutex);
  Expected<std::string> folder = store.add(files.slug, files.files);
  if (!folder) {
    trouble = toString(folder.takeError());
    return;
  }
  for (KnownFinding &known : campaign.findings)
    if (known.signature == signature) {
      known.folder = *folder;
      known.reduction = files.reduction;
      known.notReduced = files.notReduced;
    }
}

void CampaignRunner::job() {
  CampaignOptions now = options; // whose lowerings are drawn anew for each program
  CaseChecker checker(now.check, stop);
  uint64_t deaths = 0;
  while (true) {
    uint64_t number;
    {
      std::lock_guard<std::mutex> lock(mutex);
      if (next >= end || timeIsUp() || stop() || !trouble.empty() ||
          (options.stopAfter && campaign.newFindings >= options.stopAfter))
        return;
      number = next++;
      running.insert(number);
    }
    std::vector<uint8_t> bytes = Tape::random(options.seed, number, kTapeBytes);
    Tape tape(bytes);
    GenerateOptions generate = options.generate;
    generate.seed = number + 1;
    GeneratedCase program = generateCase(tape, generate);
    now.check.lowerings.clear();
    for (size_t i = 0; i < options.check.lowerings.size(); ++i) {
      const LoweringSpec &lowering = options.check.lowerings[i];
      if (!leavesBehind(lowering, program))
        now.check.lowerings.push_back(options.orders ? drawVariant(lowering, options.seed, number, i) : lowering);
    }
    FileReport report;
    CaseFile file;
    if (Error error = parseCaseFile("case.mlir", program.text).moveInto(file))
      report.error = toString(std::move(error));
    else
      report = checker.check(file);
    bool cut = stop(); // then the report is not whole, and the program is checked again
    if (!cut) {
      std::lock_guard<std::mutex> lock(mutex);
      account(number, program, report);
      campaign.totals.deaths += checker.workerDeaths() - deaths;
      deaths = checker.workerDeaths();
    }
    for (const Finding &finding : report.findings)
      if (!cut && !explained(finding, report))
        keep(checker, now, number, file, finding);
    std::lock_guard<std::mutex> lock(mutex);
    if (!trouble.empty())
      return; // what could not be kept is not done
    if (!cut)
      running.erase(number);
    if (Clock::now() - saved > std::chrono::seconds(1) || !report.findings.empty()) {
      saved = Clock::now();
      if (Error error = store.save(campaign, frontier()))
        trouble = toString(std::move(error));
    }
    campaign.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    if (progress)
      progress(campaign);
  }
}

Expected<Campaign> CampaignRunner::run() {
  std::string settings = settingsText(options);
  if (Error error = store.open(options.directory, settings, campaign, next))
    return std::move(error);
  campaign.firstProgram = next;
  campaign.before = campaign.totals;
  if (options.programs)
    end = next + options.programs;
  std::vector<std::thread> threads;
  for (unsigned i = 1; i < std::max(1u, options.check.jobs); ++i)
    threads.emplace_back([this] { job(); });
  job();
  for (std::thread &thread : threads)
    thread.join();
  campaign.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  campaign.interrupted = stop();
  if (trouble.empty())
    if (Error error = store.save(campaign, frontier()))
      trouble = toString(std::move(error));
  if (!trouble.empty())
    return createStringError(trouble);
  return std::move(campaign);
}

Expected<Campaign> memref_cts::fuzz::runCampaign(const CampaignOptions &options, const std::function<bool()> &stop,
                                                 const std::function<void(const Campaign &)> &progress) {
  return CampaignRunner(options, stop, progress).run();
}
