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
#include "conformance/Threads.h"
#include "fuzz/campaign/FindingFolder.h"
#include "fuzz/campaign/Store.h"

#include "conformance/PlainText.h"
#include "fuzz/Reduce.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include "llvm/Support/MathExtras.h"
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
  /// A program that was checked, and is not counted yet.
  struct CheckedProgram {
    CampaignTotals totals; // of it alone
    std::string error;     // why it could not be checked
    std::vector<LoweringSpec> lowerings;
    std::vector<std::string> asked; // label of each in the options, which may be a variant's lowering
    CaseFile file;
    std::vector<Finding> findings;
    unsigned generator = kGeneratorVersion; // that made it
  };

  /// The case of a finding that shows others now.
  struct ChangedCase {
    std::string folder;     // of the finding
    uint64_t number = 0;    // of its program
    CheckedProgram program; // whose findings are the others
    bool isReduced = false;
  };

  void job();
  void work(uint64_t from, uint64_t to);
  void tryAgain();
  bool isOver();
  std::optional<FileReport> check(CaseChecker &checker, uint64_t number, const CaseFile &file);
  void commit(CaseChecker &checker, CampaignOptions &now);
  void count(uint64_t number, CheckedProgram &program);
  void meetAgain(KnownFinding &finding, uint64_t number, const CheckedProgram &program) const;
  void takeUp(CampaignOptions &now, uint64_t number, const std::vector<LoweringSpec> &lowerings) const;
  bool keep(CaseChecker &checker, const CampaignOptions &now, uint64_t number, const CheckedProgram &program,
            const Finding &finding);
  bool keepFlaky(const CampaignOptions &now, uint64_t number, const CaseFile &file, const std::string &signature,
                 const Finding &finding);
  void begins(const std::string &work);
  void tick();
  void checkKnown();
  std::optional<ChangedCase> checkAgain(KnownFinding &finding);
  void replaceFinding(const ChangedCase &changed);
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

  const CampaignOptions &options;
  const std::function<bool()> &userStop;
  const std::function<void(const Campaign &)> &progress;
  const std::function<bool()> stop = [this] { return userStop && userStop(); };
  /// The same for work that no job waits for; it shows that the campaign lives.
  const std::function<bool()> stopAndTick = [this] {
    tick();
    return stop();
  };
  Clock::time_point start = Clock::now(), saved = start;
  std::mutex mutex;
  Store store;
  Campaign campaign;
  std::vector<uint64_t> again;             // numbers of programs that are tried again
  bool isAgain = false;                    // places are those of `again`; else they are numbers
  uint64_t next = 0, end = 0;              // places
  uint64_t committed = 0;                  // all programs of places below are counted and their findings kept
  std::map<uint64_t, CheckedProgram> done; // that are not, by place
  uint64_t firstOfLater = 0;               // the first program that a later run counts
  bool committing = false;                 // some job is at it
  bool halted = false;                     // the next one to count is for a later run
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

/// What one program that was checked adds, besides itself.
static CampaignTotals totalsOf(const CampaignOptions &options, const GeneratedCase &program, const FileReport &report) {
  CampaignTotals totals;
  totals.calls += report.callsOnMachines;
  if (report.findings.empty()) // else a finding says what came of the program
    totals.unchecked += report.unchecked;
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
  return totals;
}

/// Whether a run under the lowering has an answer. That its module was compiled, or a step failed, compares nothing.
static bool isCompared(const FileReport &report, StringRef lowering) {
  return any_of(report.cells, [&](const Cell &cell) {
    return cell.lowering == lowering && cell.stage.isOfRuns() && cell.compared() > cell[VerdictKind::Inconclusive];
  });
}

/// Of one program. `drawn`: what it was checked under, each for the label of the same place in `asked`.
static std::map<std::string, LoweringTotals> byLowering(const CampaignOptions &options, const FileReport &report,
                                                        ArrayRef<LoweringSpec> drawn, ArrayRef<std::string> asked) {
  std::map<std::string, LoweringTotals> totals;
  for (const LoweringSpec &lowering : options.check.lowerings)
    totals[lowering.label].programs = 1; // also one to which the program was not given
  for (const auto &[lowering, label] : zip(drawn, asked))
    totals[label].compared = isCompared(report, lowering.label);
  return totals;
}

static void add(CampaignTotals &sum, const CampaignTotals &more) {
  for (uint64_t CampaignTotals::*count :
       {&CampaignTotals::programs, &CampaignTotals::calls, &CampaignTotals::useful, &CampaignTotals::runs,
        &CampaignTotals::waived, &CampaignTotals::repaired, &CampaignTotals::waivedStages, &CampaignTotals::findings,
        &CampaignTotals::deaths, &CampaignTotals::undecided, &CampaignTotals::unchecked})
    sum.*count += more.*count;
  for (std::map<std::string, uint64_t> CampaignTotals::*counts :
       {&CampaignTotals::discards, &CampaignTotals::features, &CampaignTotals::known})
    for (const auto &[name, count] : more.*counts)
      (sum.*counts)[name] += count;
  for (const auto &[label, totals] : more.lowerings) {
    sum.lowerings[label].programs += totals.programs;
    sum.lowerings[label].compared += totals.compared;
  }
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

/// What the jobs wait for from now on.
void CampaignRunner::begins(const std::string &work) {
  {
    std::lock_guard<std::mutex> lock(mutex);
    campaign.atWork = work;
  }
  tick();
}

void CampaignRunner::tick() {
  std::lock_guard<std::mutex> lock(mutex);
  campaign.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  campaign.waiting = done.size();
  if (progress)
    progress(campaign);
}

/// Whether the program shows the finding again, in workers of their own.
static bool showsAgain(const CampaignOptions &options, const std::function<bool()> &stop, const CaseFile &file,
                       const std::string &signature) {
  FileReport report = CaseChecker(options.check, stop).check(file);
  return any_of(report.findings, [&](const Finding &finding) { return signatureOf(finding, file) == signature; });
}

bool CampaignRunner::keepFlaky(const CampaignOptions &now, uint64_t number, const CaseFile &file,
                               const std::string &signature, const Finding &finding) {
  CampaignOptions asItIs = now;
  asItIs.reduce = false;
  CaseChecker checker(asItIs.check, stop);
  ReducedFinding whole = reduceFinding(asItIs, file, signature, finding, stop, Clock::now());
  FindingFolder files = describeFinding(checker, asItIs, number, whole, signature, finding, stop, Clock::now());
  std::lock_guard<std::mutex> lock(mutex);
  Expected<std::string> folder = store.addFlaky(files.slug, files.files);
  if (!folder) {
    trouble = toString(folder.takeError());
    return false;
  }
  campaign.flaky.push_back({signature, *folder, number});
  return true;
}

/// Counts a finding that is known. A check that is not whole is made again, and may have shown it. With the lock.
void CampaignRunner::meetAgain(KnownFinding &finding, uint64_t number, const CheckedProgram &program) const {
  finding.count += program.error.empty() && !(isAgain && finding.program == number);
}

/// Keeps a finding of the next program to count; by one thread at a time. False: the program is not done, because
/// its files could not be written, or the campaign ends before the case is reduced.
bool CampaignRunner::keep(CaseChecker &checker, const CampaignOptions &now, uint64_t number,
                          const CheckedProgram &program, const Finding &finding) {
  const CaseFile &file = program.file;
  std::string signature = signatureOf(finding, file), old;
  bool isKnown = false;
  {
    std::lock_guard<std::mutex> lock(mutex);
    for (const KnownFinding &each : campaign.findings)
      if (each.signature == signature && !each.fixed && each.stopped)
        old = each.folder;
    Acquaintance known =
        acquaintance(campaign.findings, signature, options.reduce && needsOperations(finding), file.text);
    isKnown = known.isKnown && old.empty();
    if (isKnown && known.counts) {
      meetAgain(*known.counts, number, program);
      return true;
    }
  }
  if (timeIsUp() && number != campaign.firstProgram)
    return false;
  begins("a finding of program " + utostr(number) + " is checked again");
  if (old.empty() && !isKnown && !showsAgain(now, stopAndTick, file, signature))
    return !stop() && keepFlaky(now, number, file, signature, finding);
  if (now.reduce)
    begins("a finding of program " + utostr(number) + " is reduced");
  ReducedFinding reduced = reduceFinding(now, file, signature, finding, stopAndTick, deadline());
  reduced.generator = program.generator;
  if (isKnown && reduced.stopped)
    return false; // whether it is another one is found out later
  if (isKnown) {
    std::lock_guard<std::mutex> lock(mutex);
    if (KnownFinding *same = sameFinding(campaign.findings, signature, reduced.operations)) {
      meetAgain(*same, number, program);
      return true;
    }
  }
  begins("a finding of program " + utostr(number) + " is written down");
  FindingFolder files = describeFinding(checker, now, number, reduced, signature, finding, stopAndTick, deadline());
  std::lock_guard<std::mutex> lock(mutex);
  Expected<std::string> folder = store.add(files.slug, files.files, old);
  if (!folder) {
    trouble = toString(folder.takeError());
    return false;
  }
  erase_if(campaign.findings, [&](const KnownFinding &each) { return !old.empty() && each.folder == old; });
  KnownFinding kept;
  kept.signature = std::move(signature);
  kept.operations = std::move(reduced.operations);
  kept.folder = *folder;
  kept.program = number;
  kept.reduction = std::move(reduced.reduction);
  kept.notReduced = reduced.notReduced;
  kept.stopped = reduced.stopped;
  kept.leftOperation = leftOperation(finding);
  kept.lowering = finding.lowering;
  kept.generator = program.generator;
  campaign.findings.push_back(std::move(kept));
  campaign.newFindings += old.empty();
  return !reduced.stopped;
}

/// The lowering of a finding, if the campaign still has it.
static std::optional<LoweringSpec> loweringOf(const CampaignOptions &options, StringRef label) {
  for (const LoweringSpec &spec : options.check.lowerings) {
    if (spec.label == label)
      return spec;
    StringRef variant = label;
    if (!variant.consume_front(spec.label + ":"))
      continue;
    if (Expected<LoweringSpec> varied = withVariant(spec, variant))
      return std::move(*varied);
    else
      consumeError(varied.takeError());
  }
  return std::nullopt;
}

/// The first fields of a signature, which it had in all versions.
static StringRef firstFields(StringRef signature) {
  size_t at = 0;
  for (unsigned i = 0; i < 4 && at != StringRef::npos; ++i)
    at = signature.find('|', at + (i != 0));
  return signature.take_front(at);
}

/// `asked`, with what shows descriptors and accesses; they are what `replay` shows, too.
static CheckConfig withProbes(CheckConfig asked) {
  if (!asked.probeDescriptors)
    asked.replayOptions += " --probe-descriptors";
  if (!asked.worker.limits.compareAccesses)
    asked.replayOptions += " --compare-accesses";
  asked.probeDescriptors = asked.worker.limits.compareAccesses = true;
  return asked;
}

/// Checks the case of a finding of an earlier run once more. If it shows others in its place, it returns these.
std::optional<CampaignRunner::ChangedCase> CampaignRunner::checkAgain(KnownFinding &finding) {
  std::optional<LoweringSpec> lowering = loweringOf(options, finding.lowering);
  Expected<std::string> text = store.fileOf(finding, "case.mlir");
  Expected<CaseFile> file = text ? parseCaseFile("case.mlir", *text) : text.takeError();
  if (!lowering || !file) { // nothing can be said
    consumeError(file.takeError());
    return std::nullopt;
  }
  CheckConfig config = withProbes(options.check); // its program may have been one of those
  config.lowerings = {*lowering};
  FileReport report = CaseChecker(config, stop).check(*file);
  if (stop() || !report.error.empty())
    return std::nullopt;
  auto shows = [&](const Finding &each) {
    std::string signature = signatureOf(each, *file);
    return signature == finding.signature ||
           (finding.isOld && firstFields(signature) == firstFields(finding.signature));
  };
  auto shown = find_if(report.findings, shows);
  if (shown == report.findings.end()) {
    ChangedCase changed{finding.folder, finding.program, {}, !finding.notReduced};
    copy_if(report.findings, std::back_inserter(changed.program.findings),
            [&](const Finding &each) { return !explained(each, report); });
    finding.fixed = changed.program.findings.empty();
    if (finding.fixed)
      return std::nullopt;
    changed.program.generator = finding.generator;
    changed.program.lowerings = {*lowering};
    changed.program.file = std::move(*file);
    return changed;
  }
  if (finding.isOld) { // as this version calls it
    finding.signature = signatureOf(*shown, *file);
    if (!finding.notReduced && needsOperations(*shown))
      finding.operations = operationsOf(*text);
  }
  campaign.newFindings += finding.fixed;
  finding.fixed = false;
  return std::nullopt;
}

/// Keeps what the case shows now. Only then the finding is fixed: a case that fails is never without a finding.
void CampaignRunner::replaceFinding(const ChangedCase &changed) {
  CampaignOptions now = options;
  now.check = withProbes(options.check);
  now.check.lowerings = changed.program.lowerings;
  CaseChecker checker(now.check, stop);
  std::string instead;
  for (const Finding &finding : changed.program.findings) {
    const CaseFile &file = changed.program.file;
    const std::string signature = signatureOf(finding, file);
    std::vector<std::string> operations;
    if (options.reduce && changed.isReduced && needsOperations(finding))
      operations = operationsOf(file.text);
    KnownFinding *same = sameFinding(campaign.findings, signature, operations);
    if (!same || same->stopped) {
      keep(checker, now, changed.number, changed.program, finding);
      same = sameFinding(campaign.findings, signature, operations);
    }
    if (!same) // the time is over, or it did not show again
      return;
    instead += (instead.empty() ? "" : ", ") + same->folder;
  }
  for (KnownFinding &each : campaign.findings)
    if (each.folder == changed.folder) {
      each.fixed = true;
      each.instead = instead;
    }
}

void CampaignRunner::checkKnown() {
  std::vector<ChangedCase> changed; // which are looked at once it is known which findings are left
  for (KnownFinding &finding : campaign.findings)
    if (!finding.stopped && !stop() && !timeIsUp())
      if (std::optional<ChangedCase> others = checkAgain(finding))
        changed.push_back(std::move(*others));
  for (const ChangedCase &each : changed)
    replaceFinding(each);
  if (!changed.empty())
    begins("");
}

/// Counts the programs whose turn it is, and keeps their findings.
void CampaignRunner::commit(CaseChecker &checker, CampaignOptions &now) {
  std::unique_lock<std::mutex> lock(mutex);
  if (committing)
    return;
  committing = true;
  for (auto at = done.find(committed); at != done.end() && !isOver(); at = done.find(committed)) {
    CheckedProgram program = std::move(at->second);
    const uint64_t number = isAgain ? again[committed] : committed;
    done.erase(at);
    lock.unlock();
    takeUp(now, number, program.lowerings);
    bool isWhole = true;
    for (const Finding &finding : program.findings)
      isWhole = isWhole && keep(checker, now, number, program, finding);
    lock.lock();
    campaign.atWork.clear();
    halted = halted || !isWhole;
    if (halted)
      break;
    count(number, program);
    ++committed;
    if (Clock::now() - saved > std::chrono::seconds(1) || !program.findings.empty()) {
      saved = Clock::now();
      if (Error error = store.save(campaign, firstOfLater))
        trouble = toString(std::move(error));
    }
  }
  committing = false;
}

/// With the lock.
void CampaignRunner::count(uint64_t number, CheckedProgram &program) {
  add(campaign.totals, program.totals);
  if (!isAgain) {
    ++campaign.totals.programs;
    firstOfLater = number + 1;
  }
  if (program.error.empty())
    campaign.notChecked.erase(number);
  else
    campaign.notChecked[number] = std::move(program.error);
}

/// Whether no other program is to be counted. With the lock.
bool CampaignRunner::isOver() {
  return halted || !trouble.empty() || !campaign.cannotCheck.empty() ||
         (options.stopAfter && campaign.newFindings >= options.stopAfter);
}

/// Checks a program. One that could not be checked is tried again. If another one, which can be checked anywhere,
/// cannot be checked either, the campaign ends, and this program is the first of a later run. None: it is not done.
std::optional<FileReport> CampaignRunner::check(CaseChecker &checker, uint64_t number, const CaseFile &file) {
  constexpr unsigned kTries = 3;
  FileReport report;
  for (unsigned i = 0; i < kTries; ++i) {
    if (i)
      std::this_thread::sleep_for(std::chrono::milliseconds(100 * i));
    report = checker.check(file);
    if (stop()) // then the report is not whole
      return std::nullopt;
    if (report.error.empty())
      return report;
  }
  CaseFile simple = cantFail(parseCaseFile("case.mlir", "func.func @f() {\n  return\n}\n// CALL: @f()\n"));
  if (checker.check(simple).error.empty())
    return report;
  std::lock_guard<std::mutex> lock(mutex);
  campaign.cannotCheck = "program " + utostr(number) + " could not be checked, nor could any other: " + report.error +
                         "; the same command goes on";
  return std::nullopt;
}

/// Of so many programs one shows its descriptors (DescriptorProbes.h) and its accesses, which takes as long as two.
static constexpr uint64_t kProbedShare = 10;

/// Makes `now` what a program is checked with.
void CampaignRunner::takeUp(CampaignOptions &now, uint64_t number, const std::vector<LoweringSpec> &lowerings) const {
  now.check.lowerings = lowerings;
  bool isChosen = number % kProbedShare == kProbedShare - 1;
  bool probes = options.check.probeDescriptors, accesses = options.check.worker.limits.compareAccesses;
  now.check.probeDescriptors = probes || isChosen;
  now.check.worker.limits.compareAccesses = accesses || isChosen;
  now.check.replayOptions = options.check.replayOptions + (isChosen && !probes ? " --probe-descriptors" : "") +
                            (isChosen && !accesses ? " --compare-accesses" : "");
}

void CampaignRunner::job() {
  constexpr size_t kMostDone = 1000; // while the findings of one are reduced
  CampaignOptions now = options;     // whose lowerings are drawn anew for each program
  CaseChecker checker(now.check, stop);
  uint64_t deaths = 0;
  while (true) {
    uint64_t number, place;
    {
      std::unique_lock<std::mutex> lock(mutex);
      if (next >= end || timeIsUp() || stop() || isOver())
        return;
      if (done.size() >= kMostDone) {
        lock.unlock();
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        continue;
      }
      number = isAgain ? again[next] : next;
      place = next++;
    }
    std::vector<uint8_t> bytes = Tape::random(options.seed, number, kTapeBytes);
    Tape tape(bytes);
    GenerateOptions generate = options.generate;
    generate.seed = number + 1;
    GeneratedCase program = generateCase(tape, generate);
    CheckedProgram checked;
    for (size_t i = 0; i < options.check.lowerings.size(); ++i) {
      const LoweringSpec &lowering = options.check.lowerings[i];
      if (leavesBehind(lowering, program))
        continue;
      checked.lowerings.push_back(options.orders ? drawVariant(lowering, options.seed, number, i) : lowering);
      checked.asked.push_back(lowering.label);
    }
    takeUp(now, number, checked.lowerings);
    std::optional<FileReport> report = FileReport();
    if (Error error = parseCaseFile("case.mlir", program.text).moveInto(checked.file))
      report->error = toString(std::move(error));
    else
      report = check(checker, number, checked.file);
    if (!report)
      return;
    checked.error = StringRef(report->error).take_front(200).str();
    if (checked.error.empty()) {
      checked.totals = totalsOf(options, program, *report);
      checked.totals.lowerings = byLowering(options, *report, checked.lowerings, checked.asked);
    }
    checked.totals.deaths = checker.workerDeaths() - deaths;
    deaths = checker.workerDeaths();
    for (Finding &finding : report->findings)
      if (!explained(finding, *report))
        checked.findings.push_back(finding);
    {
      std::lock_guard<std::mutex> lock(mutex);
      done.emplace(place, std::move(checked));
    }
    commit(checker, now);
    tick();
  }
}

/// Checks the programs of these places.
void CampaignRunner::work(uint64_t from, uint64_t to) {
  done.clear();
  next = committed = from;
  end = to;
  workTogether(options.check.jobs, [this] { job(); });
}

/// Checks the programs again that could not be checked.
void CampaignRunner::tryAgain() {
  again.clear();
  for (const auto &[number, ignored] : campaign.notChecked)
    again.push_back(number);
  if (again.empty())
    return;
  isAgain = true;
  work(0, again.size());
  isAgain = false;
}

Expected<Campaign> CampaignRunner::run() {
  std::string settings = settingsText(options);
  if (Error error = store.open(options.directory, settings, options.surroundings, campaign, firstOfLater))
    return std::move(error);
  checkKnown();
  campaign.firstProgram = firstOfLater;
  campaign.before = campaign.totals;
  tryAgain();
  work(firstOfLater, options.programs ? firstOfLater + options.programs : UINT64_MAX);
  tryAgain();
  campaign.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  campaign.interrupted = stop();
  if (trouble.empty())
    if (Error error = store.save(campaign, firstOfLater))
      trouble = toString(std::move(error));
  if (!trouble.empty())
    return createStringError(trouble);
  return std::move(campaign);
}

std::string KnownFinding::name() const { return withOperations(signature, operations); }

uint64_t Campaign::open() const {
  return uint64_t(count_if(findings, [](const KnownFinding &each) { return !each.fixed; }));
}

std::map<std::string, uint64_t> Campaign::discards() const {
  std::map<std::string, uint64_t> all = totals.discards;
  for (const auto &[number, reason] : notChecked)
    ++all["program not checked: " + reason];
  return all;
}

Expected<Campaign> memref_cts::fuzz::runCampaign(const CampaignOptions &options, const std::function<bool()> &stop,
                                                 const std::function<void(const Campaign &)> &progress) {
  return CampaignRunner(options, stop, progress).run();
}
