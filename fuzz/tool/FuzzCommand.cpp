//===-- FuzzCommand.cpp - memref-cts fuzz ----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Options to a campaign, progress to the terminal, totals to standard output.
//
//===----------------------------------------------------------------------===//

#include "conformance/AskedLowerings.h"
#include "conformance/Document.h"
#include "conformance/Paint.h"
#include "conformance/PlainText.h"
#include "conformance/Report.h"
#include "conformance/ToolOptions.h"
#include "conformance/words/SilentLowering.h"
#include "fuzz/Campaign.h"
#include "fuzz/tool/Settings.h"
#include "lowering/ReadFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <thread>

using namespace memref_cts::fuzz;
using namespace memref_cts::conformance;
using namespace llvm;

static int fuzzCommand();
static Subcommand fuzz("fuzz", "--out=DIR", "Generate programs, check each on every engine, keep and reduce findings",
                       fuzzCommand,
                       {{{"memref-cts fuzz --out=campaign --lowering=ours --programs=20",
                          "Check 20 generated programs; findings go to the folder campaign"},
                         {"memref-cts fuzz --out=campaign --lowering=ours --programs=20",
                          "The same command again: the campaign goes on behind the last program"},
                         {"memref-cts fuzz --print-program=42", "Print program 42 of the default seed as a case"}},
                        "no finding in the whole campaign",
                        "findings, of this run or of earlier ones, or too many calls that could not be checked",
                        "fuzz/docs/first-campaign.md"});
static const UnderTestOptions underTest(fuzz, smallLimits(), 10000, // generated programs are small
                                        WithoutOption::Programs);
static const EngineOptions engines(fuzz, checkedEngines(), kKnownHere);
static cl::opt<std::string> out("out", cl::value_desc("DIR"),
                                cl::desc("Campaign directory; an existing campaign is resumed"), cl::sub(fuzz),
                                cl::cat(toolCategory()));
static NumberOption<double> seconds(
    "time", cl::value_desc("SECONDS"), cl::init(60),
    cl::desc("Stop after this time, reductions included. What is under check, and one new finding, is finished. 0: no "
             "limit (default 60)"),
    cl::sub(fuzz), cl::cat(toolCategory()));
static NumberOption<uint64_t> programs("programs", cl::value_desc("N"), cl::init(0),
                                       cl::desc("Stop after this many programs; 0: no limit (default)"), cl::sub(fuzz),
                                       cl::cat(toolCategory()));
static NumberOption<uint64_t> stopAfter("stop-after", cl::value_desc("N"), cl::init(0),
                                        cl::desc("Stop after this many new findings; 0: no limit (default)"),
                                        cl::sub(fuzz), cl::cat(toolCategory()));
static const SeedOption seed(fuzz, "Seed of the campaign (default 1). A program follows from seed and number");
static NumberOption<unsigned> calls("calls", cl::value_desc("N"), cl::init(20),
                                    cl::desc("Random calls of each program (default 20)"), cl::sub(fuzz),
                                    cl::cat(toolCategory()));
static NumberOption<unsigned> maxRank("max-rank", cl::value_desc("N"), cl::init(4),
                                      cl::desc("Highest rank of arguments, 0 to 4 (default 4)"), cl::sub(fuzz),
                                      cl::cat(toolCategory()));
static const JobsOption jobs(fuzz, "Programs checked");
static const OracleOptions oracles(fuzz);
static const WaiversOption waivers(fuzz, "the folder conformance here");
static const DetailOptions detailOptions(fuzz, DetailOptions::kQuietHelp,
                                         "Print the reduced case of each finding, and what was expected and seen");
static cl::opt<bool> noReduce("no-reduce", cl::desc("Do not reduce findings"), cl::sub(fuzz), cl::cat(toolCategory()));
static cl::opt<bool> orders("orders",
                            cl::desc("Check each program under a variant of each lowering: another order of passes, "
                                     "a pass before, or a context of its own. Seed and number draw it"),
                            cl::sub(fuzz), cl::cat(toolCategory()));
/// A third of the programs has options, which a command may not take.
static const MaxUncheckedOption maxUnchecked(fuzz, "all calls, of the campaign or of this run,", 50);
static const ReportOption jsonFile(fuzz, "json", "Also write the totals as JSON ('-': standard output)");
static const ReportOption html(fuzz, "html",
                               "Also write totals and findings as one page for a browser ('-': standard output)");
static NumberOption<uint64_t> printProgram("print-program", cl::value_desc("NUMBER"),
                                           cl::desc("Print the case file of this program, and end"), cl::sub(fuzz),
                                           cl::cat(toolCategory()));
static cl::opt<bool> coverage("features", cl::desc("List how many programs had each feature"), cl::sub(fuzz),
                              cl::cat(toolCategory()));

/// Percent of the calls that the reference machine runs to an end that is defined.
static double usefulShare(const CampaignTotals &totals) {
  return totals.calls ? 100.0 * static_cast<double>(totals.useful) / static_cast<double>(totals.calls) : 0;
}

/// The most frequent reasons, short enough for one line.
static std::string mainDiscards(const Campaign &campaign) {
  const std::map<std::string, uint64_t> discards = campaign.discards();
  std::vector<std::pair<uint64_t, StringRef>> reasons;
  for (const auto &[reason, count] : discards)
    reasons.emplace_back(count, reason);
  llvm::sort(reasons, [](const auto &a, const auto &b) { return a.first > b.first; });
  std::string text;
  for (const auto &[count, reason] : ArrayRef(reasons).take_front(2))
    text += (text.empty() ? ", not checked (" : ", ") + std::to_string(count) + ": " +
            (reason.size() > 40 ? reason.take_front(37).str() + "..." : reason.str());
  if (reasons.size() > 2)
    text += ", ...";
  return text.empty() ? text : text + ")";
}

/// "2 programs could not be checked, the first is program 7: REASON"
static std::string notCheckedText(const Campaign &campaign) {
  const auto &[program, reason] = *campaign.notChecked.begin();
  const size_t count = campaign.notChecked.size();
  return utostr(count) + (count == 1 ? " program" : " programs") + " could not be checked, the first is program " +
         utostr(program) + ": " + reason;
}

/// The command that prints a program of the campaign; lowerings of a project file or none
/// do not matter to it.
static std::string programCommand(uint64_t program, const GenerateOptions &generate) {
  std::string command = toolCommand() + " fuzz --print-program=" + utostr(program) + " --seed=" + utostr(seed.value()) +
                        " --lowering=ours";
  if (calls.getNumOccurrences())
    command += " --calls=" + utostr(calls);
  if (maxRank.getNumOccurrences())
    command += " --max-rank=" + utostr(maxRank);
  return command + (generate.without.empty() ? "" : " --without=" + join(generate.without, ","));
}

/// What is true of fewer programs may be chance.
static constexpr uint64_t kFewPrograms = 20;

/// Lowerings under which nothing was compared: one that works does not stand for one that refuses everything.
static std::vector<SilentLowering> silentLowerings(const Campaign &campaign) {
  std::vector<SilentLowering> silent;
  auto look = [&](const std::string &label, uint64_t programs, uint64_t compared, const char *of) {
    if (programs < kFewPrograms || compared != 0)
      return false;
    silent.push_back({label, "0 of " + utostr(programs) + " programs" + of});
    return true;
  };
  for (const auto &[label, totals] : campaign.totals.lowerings) {
    auto found = campaign.before.lowerings.find(label);
    const LoweringTotals before = found == campaign.before.lowerings.end() ? LoweringTotals() : found->second;
    if (!look(label, totals.programs, totals.compared, ""))
      look(label, totals.programs - before.programs, totals.compared - before.compared, " of this run");
  }
  return silent;
}

/// "too much was left unchecked: 20 of 20 calls of this run", or "".
static std::string tooMuchUnchecked(const Campaign &campaign, const CheckConfig &config) {
  const CampaignTotals &totals = campaign.totals, &before = campaign.before;
  if (config.isTooMuch(totals.unchecked, totals.calls))
    return uncheckedText(totals.unchecked, totals.calls);
  const uint64_t unchecked = totals.unchecked - before.unchecked, calls = totals.calls - before.calls;
  // Unless it is the whole.
  if (totals.programs - before.programs < kFewPrograms && unchecked < calls)
    return "";
  return config.isTooMuch(unchecked, calls) ? uncheckedText(unchecked, calls) + " of this run" : "";
}

/// The end of a report.
static void printCount(raw_ostream &os, const Campaign &campaign, const CheckConfig &config) {
  os << sandboxLine(sandboxText(config.worker));
  if (campaign.interrupted)
    os << "interrupted; the same command resumes the campaign\n";
  for (const FlakyFinding &flaky : campaign.flaky)
    os << "flaky: " << out << '/' << flaky.folder << ": seen once, and not again in new workers: " << flaky.signature
       << '\n';
  const uint64_t fixed = campaign.findings.size() - campaign.open();
  if (fixed)
    os << "fixed: " << fixed << (fixed == 1 ? " finding" : " findings") << " of earlier runs\n";
  const std::string unchecked = tooMuchUnchecked(campaign, config);
  const std::vector<SilentLowering> silent = silentLowerings(campaign);
  for (const SilentLowering &each : silent)
    os << printable(each.text()) << '\n';
  if (!campaign.open() && !campaign.notChecked.empty())
    os << "no findings, but programs were not checked\n";
  else if (!campaign.open() && !silent.empty())
    os << "no findings, but a lowering compared nothing\n";
  else if (!campaign.open() && !unchecked.empty())
    os << "no findings, but " << unchecked << "\n  (--max-unchecked=PERCENT is the limit)\n";
  else if (!campaign.open())
    os << "no findings\n";
  else
    os << campaign.open() << (campaign.open() == 1 ? " finding, " : " findings, ") << campaign.newFindings << " new\n";
}

/// --quiet: a line for each finding, like a compiler's error, and the count.
static void printLines(raw_ostream &os, const Campaign &campaign, const CheckConfig &config) {
  for (const KnownFinding &finding : campaign.findings)
    if (!finding.fixed)
      os << out << "/findings/" << finding.folder << "/case.mlir:1:1: error: " << finding.name() << '\n';
  printCount(os, campaign, config);
}

/// --verbose: what was compared, and the case.
static void printFull(raw_ostream &os, const Twine &folder) {
  std::string path = (folder + "/finding.json").str();
  if (ErrorOr<std::unique_ptr<MemoryBuffer>> about = memref_cts::readFile(path)) {
    if (Expected<Document> document = Document::parse(path, (*about)->getBuffer())) {
      for (StringRef key : {"call", "compared", "expected", "seen", "blame"})
        if (std::string value = document->root().text(key); !value.empty())
          os << "  " << left_justify((key + ":").str(), 10) << printable(value) << '\n';
      consumeError(document->takeError());
    } else {
      consumeError(document.takeError());
    }
  }
  ErrorOr<std::unique_ptr<MemoryBuffer>> text = memref_cts::readFile(folder + "/case.mlir");
  if (!text)
    return;
  SmallVector<StringRef> lines;
  (*text)->getBuffer().rtrim().split(lines, '\n');
  for (StringRef line : lines)
    os << "    " << printable(line) << '\n';
}

static void printFindings(raw_ostream &os, const Campaign &campaign, const GenerateOptions &generate) {
  Paint paint{os, usesColour(outs())};
  for (const KnownFinding &finding : campaign.findings) {
    if (finding.fixed) {
      os << "fixed " << finding.folder << ": its case shows "
         << (finding.instead.empty() ? "it no more" : finding.instead + " instead") << ": " << finding.name() << '\n';
      continue;
    }
    paint(raw_ostream::RED, "finding " + finding.folder);
    os << ": " << finding.count << (finding.count == 1 ? " time: " : " times: ") << finding.name() << '\n'
       << "  replay: sh " << shellQuote(out + "/findings/" + finding.folder + "/replay.txt") << '\n';
    if (finding.generator == kGeneratorVersion) // another version makes another program of the number
      os << "  program: " << programCommand(finding.program, generate) << '\n';
    if (finding.notReduced)
      os << "  " << finding.reduction << '\n';
    if (detailOptions.value() == Detail::Verbose)
      printFull(os, out + "/findings/" + finding.folder);
  }
}

static void printCampaign(raw_ostream &os, const Campaign &campaign, const CampaignOptions &options) {
  const CampaignTotals &totals = campaign.totals, &before = campaign.before;
  double time = std::max(campaign.seconds, 1e-3);
  uint64_t programsNow = totals.programs - before.programs, runsNow = totals.runs - before.runs;
  for (const std::string &change : campaign.changes)
    os << "note: " << printable(change) << '\n';
  os << "this run: " << programsNow << (programsNow == 1 ? " program (" : " programs (")
     << format("%.0f", static_cast<double>(programsNow) / time) << "/s), " << runsNow
     << (runsNow == 1 ? " checked run (" : " checked runs (") << format("%.0f", static_cast<double>(runsNow) / time)
     << "/s) in " << format("%.1f s\n", campaign.seconds);
  os << "campaign: " << totals.programs << (totals.programs == 1 ? " program, " : " programs, ") << totals.calls
     << (totals.calls == 1 ? " call, " : " calls, ") << format("%.2f%%", usefulShare(totals)) << " of them defined, "
     << totals.runs << (totals.runs == 1 ? " checked run, " : " checked runs, ") << totals.waived << " waived";
  if (totals.deaths)
    os << ", " << totals.deaths << " worker processes replaced";
  os << '\n';
  os << repairedText(totals.waived, totals.repaired, totals.waivedStages);
  os << undecidedText(totals.undecided);
  for (const auto &[reason, count] : campaign.discards())
    os << "  not checked " << count << ": " << reason << '\n';
  for (const auto &[waiver, count] : totals.known)
    os << "  known " << count << ": " << waiver << '\n';
  if (coverage)
    for (const auto &[name, count] : totals.features)
      os << "  feature " << name << ": " << count << '\n';
  printFindings(os, campaign, options.generate);
  for (const std::string &part : optionalParts())
    if (any_of(campaign.findings, [&](const KnownFinding &finding) {
          return !finding.fixed && StringRef(finding.leftOperation).starts_with(part + ".");
        }))
      os << "note: --without=" << part << " leaves operations of " << part
         << " out of generated programs, for lowerings that have no pass for them\n";
  printCount(os, campaign, options.check);
}

/// Most lines of a case, and of its lowered module, that a report has of a finding.
static constexpr size_t kMostLines = 80;

/// The beginning of a text of a finding; nothing where it is not there (any more).
static void writeCode(json::OStream &json, StringRef key, const Twine &path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> text = memref_cts::readFile(path);
  if (!text)
    return;
  SmallVector<StringRef> lines;
  (*text)->getBuffer().rtrim().split(lines, '\n', kMostLines);
  if (lines.size() > kMostLines)
    lines.back() = "...";
  json.attributeObject(key, [&] {
    json.attribute("first", 1);
    json.attributeArray("lines", [&] {
      for (StringRef line : lines)
        json.value(json::fixUTF8(line));
    });
    json.attributeArray("marked", [] {});
  });
}

static void writeNotChecked(json::OStream &json, const Campaign &campaign) {
  json.attributeArray("not_checked", [&] {
    for (const auto &[program, reason] : campaign.notChecked)
      json.object([&, program = program, &reason = reason] {
        json.attribute("program", program);
        json.attribute("reason", json::fixUTF8(reason));
      });
  });
}

static void writeByLowering(json::OStream &json, const CampaignTotals &totals) {
  json.attributeArray("compared", [&] {
    for (const auto &[label, each] : totals.lowerings)
      json.object([&, label = label, each = each] {
        json.attribute("lowering", json::fixUTF8(label));
        json.attribute("programs", each.programs);
        json.attribute("compared", each.compared);
      });
  });
}

static void writeJSON(raw_ostream &os, const Campaign &campaign, const CampaignOptions &options) {
  json::OStream json(os, 1);
  const CampaignTotals &totals = campaign.totals;
  auto counts = [&](StringRef name, const std::map<std::string, uint64_t> &map) {
    json.attributeObject(name, [&] {
      for (const auto &[key, count] : map)
        json.attribute(json::fixUTF8(key), count);
    });
  };
  json.object([&] {
    beginReport(json, sandboxText(options.check.worker));
    json.attribute("environment", environmentText());
    json.attribute("seed", seed.value());
    json.attributeArray("without", [&] {
      for (const std::string &part : options.generate.without)
        json.value(part);
    });
    json.attribute("seconds", campaign.seconds);
    json.attribute("programs", totals.programs);
    json.attribute("calls", totals.calls);
    json.attribute("useful", totals.useful);
    json.attribute("runs", totals.runs);
    json.attribute("waived", totals.waived);
    json.attribute("repaired", totals.repaired);
    json.attribute("waived_stages", totals.waivedStages);
    json.attribute("undecided", totals.undecided);
    json.attribute("unchecked", totals.unchecked);
    json.attribute("worker_deaths", totals.deaths);
    json.attribute("interrupted", campaign.interrupted);
    json.attribute("new_findings", campaign.newFindings);
    if (!campaign.cannotCheck.empty())
      json.attribute("cannot_check", json::fixUTF8(campaign.cannotCheck));
    json.attributeArray("flaky", [&] {
      for (const FlakyFinding &flaky : campaign.flaky)
        json.object([&] {
          json.attribute("signature", json::fixUTF8(flaky.signature));
          json.attribute("folder", flaky.folder);
          json.attribute("program", flaky.program);
        });
    });
    writeNotChecked(json, campaign);
    if (std::string unchecked = tooMuchUnchecked(campaign, options.check); !unchecked.empty())
      json.attribute("too_much_unchecked", unchecked);
    writeSilent(json, silentLowerings(campaign));
    writeByLowering(json, totals);
    counts("discards", campaign.discards());
    counts("features", totals.features);
    counts("known", totals.known);
    json.attribute("generator", kGeneratorVersion);
    json.attributeArray("changes", [&] {
      for (const std::string &change : campaign.changes)
        json.value(json::fixUTF8(change));
    });
    json.attributeArray("fixed", [&] {
      for (const KnownFinding &finding : campaign.findings)
        if (finding.fixed)
          json.object([&] {
            json.attribute("signature", json::fixUTF8(finding.name()));
            json.attribute("folder", finding.folder);
            json.attribute("program", finding.program);
          });
    });
    json.attributeArray("findings", [&] {
      for (const KnownFinding &finding : campaign.findings)
        if (!finding.fixed)
          json.object([&] {
            std::string folder = options.directory + "/findings/" + finding.folder;
            json.attribute("signature", json::fixUTF8(finding.name()));
            json.attribute("folder", finding.folder);
            json.attribute("lowering", json::fixUTF8(finding.lowering));
            json.attribute("case", json::fixUTF8(folder + "/case.mlir"));
            json.attribute("replay", json::fixUTF8("sh " + shellQuote(folder + "/replay.txt")));
            json.attribute("program", finding.program);
            json.attribute("count", finding.count);
            json.attribute("reduction", json::fixUTF8(finding.reduction));
            writeCode(json, "source_code", folder + "/case.mlir");
            writeCode(json, "lowered_code", folder + "/lowered.mlir");
          });
    });
  });
  os << '\n';
}

/// ", 12 s left", until the end of its time or of its programs, whichever comes first.
static std::string timeLeft(const CampaignOptions &options, const Campaign &now, double passed) {
  if (options.seconds > 0 && passed >= options.seconds)
    return ", time is over";
  std::optional<double> left;
  if (options.seconds > 0)
    left = options.seconds - passed;
  uint64_t checked = now.totals.programs - now.before.programs + now.waiting;
  if (options.programs > checked && checked > 0 && passed > 2) {
    double rest = passed / static_cast<double>(checked) * static_cast<double>(options.programs - checked);
    left = left ? std::min(*left, rest) : rest;
  }
  return left ? formatv(", {0:f0} s left", std::max(*left, 0.0)).str() : "";
}

/// What the command line says, but for the directory.
static Error fillOptions(CampaignOptions &options) {
  WaiverWords words;
  words.file = waivers.value();
  words.near = "conformance/waivers.yaml";
  words.replayedElsewhere = true;
  fillCheck(words, options.check);
  if (Error error = underTest.apply(options.check))
    return error;
  std::string waiverFile;
  if (Error error = fillWaivers(words, options.check, &waiverFile))
    return error;
  options.surroundings = surroundingsOf(options.check, waiverFile);
  if (Error error = engines.apply(options.check))
    return error;
  if (maxRank > 4)
    return createStringError("--max-rank must be 0 to 4");
  // Between two programs the time and signals are looked at.
  if (calls == 0 || calls > 10'000)
    return createStringError("--calls must be 1 to 10000");
  if (jobs.value() > 256)
    return createStringError("--jobs must be at most 256");
  if (!(seconds >= 0))
    return createStringError("--time must not be negative");
  options.check.jobs = jobs.value();
  oracles.apply(options.check);
  if (Error error = maxUnchecked.apply(options.check))
    return error;
  options.generate.calls = calls;
  options.generate.maxRank = maxRank;
  if (Error error = fillWithout(underTest.without.words(), options.check, options.generate))
    return error;
  options.seed = seed.value();
  options.seconds = seconds;
  options.programs = programs;
  options.stopAfter = stopAfter;
  options.reduce = !noReduce;
  options.orders = orders;
  return Error::success();
}

/// --print-program
static void printProgramOf(CampaignOptions &options) {
  std::vector<uint8_t> bytes = Tape::random(seed.value(), printProgram, 2048);
  Tape tape(bytes);
  options.generate.seed = printProgram + 1;
  outs() << generateCase(tape, options.generate).text;
}

static void printBanner(const CampaignOptions &options) {
  outs() << toolName() << " fuzz: " << environmentText() << "\n  lowerings:";
  for (const LoweringSpec &spec : options.check.lowerings)
    outs() << ' ' << spec.label;
  outs() << (orders ? "   orders: drawn" : "") << "   engines: " << name(EngineKind::Ref);
  for (const Stage &stage : options.check.stages())
    outs() << ' ' << stage.text();
  if (options.check.has(EngineKind::Jit))
    outs() << " -O" << options.check.optLevel;
  if (!options.generate.without.empty())
    outs() << "   programs without: " << join(options.generate.without, " ");
  outs() << "   seed: " << seed.value() << "   directory: " << out << projectBanner() << oracles.banner()
         << options.check.waivers.bannerText() << "\n\n";
  outs().flush();
}

/// One line on a campaign that runs.
static std::string progressText(const CampaignOptions &options, const Campaign &now, double passed) {
  double time = std::max(passed, 1e-3);
  std::string text;
  raw_string_ostream(text) << now.totals.programs << (now.totals.programs == 1 ? " program " : " programs ")
                           << format("(%.0f/s), ",
                                     static_cast<double>(now.totals.programs - now.before.programs) / time)
                           << now.totals.runs << " runs "
                           << format("(%.0f/s), ", static_cast<double>(now.totals.runs - now.before.runs) / time)
                           << format("%.1f%% of calls defined", usefulShare(now.totals)) << mainDiscards(now) << ", "
                           << now.open() << (now.open() == 1 ? " finding, " : " findings, ") << now.totals.known.size()
                           << " known" << timeLeft(options, now, passed);
  if (!now.atWork.empty())
    text += "; " + now.atWork;
  if (now.waiting)
    text += ", " + utostr(now.waiting) + (now.waiting == 1 ? " checked program waits" : " checked programs wait");
  return text;
}

static int fuzzCommand() {
  CampaignOptions options;
  if (Error error = fillOptions(options))
    return usageError(toString(std::move(error)));
  if (printProgram.getNumOccurrences()) {
    printProgramOf(options);
    return 0;
  }
  if (std::string problem = detailOptions.problem(); !problem.empty())
    return usageError(problem);
  if (out.empty())
    return usageError("--out=DIR is missing: the directory for findings and progress; see memref-cts fuzz --help");
  options.directory = out;
  if (std::string problem = outputProblem({jsonFile.output(), html.output()}); !problem.empty())
    return usageError(problem);
  catchInterrupts();
  if (Error error = tryLowerings(options.check))
    return usageError(toString(std::move(error)));
  bool jsonOnStdout = jsonFile.isStandardOutput() || html.isStandardOutput();
  const bool isQuiet = detailOptions.value() == Detail::Quiet;
  // Once the directory is open: a heading above a usage error would say that something began.
  bool needsBanner = !jsonOnStdout && !isQuiet;
  auto begin = [&] {
    if (needsBanner)
      printBanner(options);
    needsBanner = false;
  };
  Progress progress(detailOptions.value());
  std::function<bool()> stop = interrupted;
  Expected<Campaign> campaign = runCampaign(options, stop, [&](const Campaign &now) {
    begin();
    if (progress.due())
      progress.show(progressText(options, now, progress.seconds()));
  });
  progress.finish();
  if (!campaign)
    return usageError(toString(campaign.takeError()));
  begin();
  if (!jsonOnStdout) {
    if (isQuiet)
      printLines(plainOuts(), *campaign, options.check);
    else
      printCampaign(plainOuts(), *campaign, options);
    outs().flush();
  }
  auto write = [&](raw_ostream &os) { writeJSON(os, *campaign, options); };
  if (int code = jsonFile.write(0, write))
    return code;
  if (int code = html.writePage(0, "fuzz", write))
    return code;
  if (!campaign->cannotCheck.empty())
    return usageError(campaign->cannotCheck);
  if (campaign->interrupted)
    return 2;
  if (!campaign->notChecked.empty())
    return usageError(notCheckedText(*campaign) + "; the same command tries again");
  if (campaign->open())
    return 1;
  if (!campaign->flaky.empty())
    return usageError("what was seen once was not seen again: this machine has too little memory or time, or "
                      "something is decided by chance");
  if (campaign->totals.programs && !campaign->totals.runs)
    return usageError("no program could be checked; the report above shows the reasons");
  if (std::vector<SilentLowering> silent = silentLowerings(*campaign); !silent.empty()) {
    std::vector<std::string> texts;
    for (const SilentLowering &each : silent)
      texts.push_back(each.text());
    return usageError(printable(join(texts, "; ")) + "; the lines 'not checked' of the report say why");
  }
  return tooMuchUnchecked(*campaign, options.check).empty() ? 0 : 1;
}
