//===-- FindingFolder.cpp - what is kept of a finding ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// case.mlir (reduced), original.mlir, lowered.mlir, replay.txt, finding.json.
//
//===----------------------------------------------------------------------===//

#include "fuzz/campaign/FindingFolder.h"
#include "fuzz/Signature.h"

#include "conformance/AskedLowerings.h"
#include "conformance/PlainText.h"
#include "conformance/Report.h"
#include "fuzz/Reduce.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace memref_cts::fuzz;
using namespace memref_cts::conformance;
using namespace llvm;

/// Checks that the reduction of one finding may take.
static constexpr unsigned kReductionTests = 400;

bool memref_cts::fuzz::explained(const Finding &finding, const FileReport &report) {
  return finding.stage == EngineKind::Jit && any_of(report.findings, [&](const Finding &other) {
           return other.stage == EngineKind::RefLLVM && other.lowering == finding.lowering;
         });
}

/// Time for a lowering that Ctrl-C or the end of a campaign waits for.
static constexpr uint32_t kLastLoweringMs = 2000;

/// What the lowering makes of the case. Nothing is interrupted for it.
static std::string loweredText(const CampaignOptions &options, const CaseFile &file, const LoweringSpec &spec,
                               const Finding &finding) {
  if (finding.verdict.kind == VerdictKind::Timeout && finding.stage == StepKind::Lower)
    return "// timed-out: " + finding.verdict.seen + "\n";
  CheckConfig config = options.check;
  config.lowerings = {spec};
  config.worker.interrupted = nullptr;
  config.worker.lowerTimeoutMs = std::min(config.worker.lowerTimeoutMs, kLastLoweringMs);
  const std::function<bool()> never = [] { return false; };
  return CaseChecker(config, never).lowered(file, spec);
}

/// Who is to blame in the case that is kept; which pass of a pipeline it is, is asked of
/// no other.
static Blame blameOf(const CampaignOptions &options, const std::string &text, const Finding &finding,
                     const std::function<bool()> &stop) {
  Expected<CaseFile> file = parseCaseFile("case.mlir", text);
  if (!file) {
    consumeError(file.takeError());
    return finding.blame;
  }
  CheckConfig config = options.check;
  config.afterEachPass = true;
  erase_if(config.lowerings, [&](const LoweringSpec &spec) { return spec.label != finding.lowering; });
  FileReport report = CaseChecker(config, stop).check(*file);
  for (const Finding &again : report.findings)
    if (again.lowering == finding.lowering && again.stage == finding.stage)
      return again.blame;
  return finding.blame;
}

std::string memref_cts::fuzz::leftOperation(const Finding &finding) {
  const Cause &cause = finding.verdict.cause;
  return cause.reason == Reason::LeftOperation ? cause.operation : "";
}

/// Whether the case of a finding that is likely a known one is reduced all the same: the 4th, 16th, 64th and so on.
static bool isLookedAt(uint64_t met) { return isPowerOf2_64(met) && Log2_64(met) % 2 == 0; }

Acquaintance memref_cts::fuzz::acquaintance(MutableArrayRef<KnownFinding> findings, StringRef signature,
                                            bool isToldApart, StringRef text) {
  uint64_t met = 1;
  KnownFinding *first = nullptr, *likely = nullptr;
  std::vector<std::string> names; // only where they are needed: the text is parsed for them
  for (KnownFinding &each : findings) {
    if (each.signature != signature || each.fixed)
      continue;
    if (isToldApart && names.empty())
      names = operationsOf(text, /*all=*/true);
    first = first ? first : &each;
    if (!likely && all_of(each.operations, [&](const std::string &name) { return is_contained(names, name); }))
      likely = &each;
    met += each.count;
  }
  // A program without what a case needs shows another fault. Of the others some are looked at, fewer and fewer.
  if (!first || (isToldApart && (!likely || isLookedAt(met))))
    return {first != nullptr, nullptr};
  return {true, likely ? likely : first};
}

KnownFinding *memref_cts::fuzz::sameFinding(MutableArrayRef<KnownFinding> findings, StringRef signature,
                                            ArrayRef<std::string> operations) {
  auto *same = find_if(findings, [&](const KnownFinding &each) {
    return each.signature == signature && !each.fixed && mayBeOne(each.operations, operations);
  });
  return same == findings.end() ? nullptr : &*same;
}

ReducedFinding memref_cts::fuzz::reduceFinding(const CampaignOptions &options, const CaseFile &file,
                                               const std::string &signature, const Finding &finding,
                                               const std::function<bool()> &stop,
                                               std::optional<std::chrono::steady_clock::time_point> deadline) {
  ReducedFinding reduced;
  reduced.original = reduced.text = caseOfFinding(file.text, finding.call);
  reduced.reduction = "not asked for";
  if (!options.reduce)
    return reduced;
  ReduceOptions reduceOptions;
  reduceOptions.maxTests = kReductionTests;
  reduceOptions.deadline = deadline;
  if (finding.verdict.kind == VerdictKind::Timeout)
    reduceOptions.timeoutAt = finding.stage;
  Expected<Reduced> result = reduceCase(reduced.original, options.check, signature, reduceOptions, stop);
  if (result) {
    reduced.text = result->text;
    reduced.reduction = result->summary();
    reduced.notReduced = result->end != ReductionEnd::Whole;
    // Of a case that could be smaller they say nothing.
    if (!reduced.notReduced && needsOperations(finding))
      reduced.operations = operationsOf(reduced.text);
  } else {
    reduced.notReduced = true;
    std::string why = toString(result.takeError());
    reduced.reduction = "not reduced: " + (stop() ? "stopped before the finding was seen again" : why);
  }
  reduced.stopped = reduced.notReduced && stop(); // the time of a campaign may never be enough
  return reduced;
}

FindingFolder memref_cts::fuzz::describeFinding(CaseChecker &checker, const CampaignOptions &options, uint64_t number,
                                                const ReducedFinding &reduced, const std::string &signature,
                                                const Finding &finding, const std::function<bool()> &stop,
                                                std::optional<std::chrono::steady_clock::time_point> deadline) {
  const auto isOver = [&] { return stop() || (deadline && std::chrono::steady_clock::now() >= *deadline); };
  const bool isTimeout = finding.verdict.kind == VerdictKind::Timeout;
  const LoweringSpec *spec = nullptr;
  for (const LoweringSpec &each : options.check.lowerings)
    if (each.label == finding.lowering)
      spec = &each;
  std::string lowered;
  if (spec) {
    Expected<CaseFile> file = parseCaseFile("case.mlir", reduced.text);
    if (!file) {
      consumeError(file.takeError());
    } else {
      if (!isOver())
        lowered = checker.lowered(*file, *spec);
      if (isOver()) // perhaps while it was lowered
        lowered = loweredText(options, *file, *spec, finding);
    }
  }
  // A lowering's command may be relative to the folder that the campaign ran in. What is said of the source module is
  // the same under each lowering.
  const LoweringSpec *replayed = spec || options.check.lowerings.empty() ? spec : &options.check.lowerings.front();
  std::string replay = options.check.command + " check \"$(dirname \"$0\")/case.mlir\"" +
                       (replayed ? loweringOption(*replayed) : "") + " -O" + utostr(options.check.optLevel) +
                       options.check.replayOptions;
  // What takes longer than the campaign waits is not endless for check, which waits longer.
  for (const auto &[option, limit] :
       {std::pair<StringRef, uint32_t>(" --timeout-ms=", options.check.worker.limits.timeoutMs),
        std::pair<StringRef, uint32_t>(" --lower-timeout-ms=", options.check.worker.lowerTimeoutMs)})
    if (isTimeout && !StringRef(replay).contains(option))
      replay += (option + Twine(limit)).str();
  replay += "\n";
  // A timeout is no pass's that another check would name.
  Blame blame = isTimeout || isOver() ? finding.blame : blameOf(options, reduced.text, finding, stop);
  std::string about;
  raw_string_ostream(about) << formatv(
      "{0:2}\n", json::Value(json::Object{{"signature", json::fixUTF8(withOperations(signature, reduced.operations))},
                                          {"operations", json::Array(reduced.operations)},
                                          {"generator", reduced.generator},
                                          {"program", number},
                                          {"seed", options.seed},
                                          {"lowering", finding.lowering},
                                          {"engine", finding.stage.text()},
                                          {"verdict", name(finding.verdict.kind)},
                                          {"compared", json::fixUTF8(finding.verdict.path)},
                                          {"expected", json::fixUTF8(finding.verdict.expected)},
                                          {"seen", json::fixUTF8(finding.verdict.seen)},
                                          {"blame", json::fixUTF8(blame.textWith(finding.lowering))},
                                          {"call", json::fixUTF8(finding.call)},
                                          {"reduction", json::fixUTF8(reduced.reduction)},
                                          {"not_reduced", reduced.notReduced},
                                          {"reduction_stopped", reduced.stopped},
                                          {"left_operation", json::fixUTF8(leftOperation(finding))},
                                          {"environment", environmentText()},
                                          {"opt_level", options.check.optLevel},
                                          {"replay", StringRef(replay).rtrim()}}));
  std::string slug = formatv("{0,0+8}-{1}-{2}", number, name(finding.verdict.kind), finding.stage.text());
  return {slug,
          {{"case.mlir", reduced.text},
           {"original.mlir", reduced.original},
           {"lowered.mlir", lowered},
           {"replay.txt", replay},
           {"finding.json", about}}};
}

std::string memref_cts::fuzz::settingsText(const CampaignOptions &options) {
  std::string engines;
  for (const Stage &stage : options.check.stages())
    engines += " " + stage.text();
  std::string settings = "seed=" + utostr(options.seed) + " calls=" + utostr(options.generate.calls) +
                         " rank=" + utostr(options.generate.maxRank) + " -O" + utostr(options.check.optLevel) +
                         engines + (options.orders ? " orders" : "") +
                         (options.check.probeDescriptors ? " probes" : "") +
                         (options.check.worker.limits.compareAccesses ? " accesses" : "") +
                         (options.check.worker.twoCallers ? " two-callers" : "");
  if (!options.generate.without.empty())
    settings += " without=" + join(options.generate.without, ",");
  settings += " lowerings:";
  for (const LoweringSpec &spec : options.check.lowerings)
    settings += " " + spec.label;
  return settings;
}
