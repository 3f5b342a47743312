//===-- GateCommand.cpp - memref-cts gate ----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs checks or reads reports, compares with a baseline, writes the results in
// every format that was asked for, whatever happened. Its own run goes through
// the same JSON as the reports of others.
//
//===----------------------------------------------------------------------===//

#include "conformance/AskedLowerings.h"
#include "conformance/Document.h"
#include "conformance/PlainText.h"
#include "conformance/PrepareOption.h"
#include "conformance/Report.h"
#include "conformance/ToolOptions.h"
#include "conformance/suite/conform/Registry.h"
#include "conformance/suite/gate/AgainstBaseline.h"
#include "conformance/suite/gate/Baseline.h"
#include "conformance/suite/gate/GateFiles.h"
#include "conformance/suite/gate/GateText.h"
#include "conformance/suite/gate/Snapshots.h"
#include "conformance/tool/CheckCommand.h"
#include "conformance/tool/CheckProgress.h"
#include "conformance/tool/OwnData.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <thread>

using namespace llvm;
using namespace memref_cts::conformance;

static int gateCommand();
static Subcommand gate("gate", "[--baseline=FILE] [FILE...]",
                       "Check case files or read reports; fail only for trouble that the baseline does not have",
                       gateCommand,
                       {{{"memref-cts gate --baseline=baseline.json case.mlir --update",
                          "Create the baseline with the trouble and the coverage of today, or rewrite it"},
                         {"memref-cts gate --baseline=baseline.json case.mlir --sarif=gate.sarif",
                          "Fail for trouble that the baseline does not have, and write a report for a CI host"}},
                        "no new trouble, no lost coverage",
                        "new trouble, or lost coverage",
                        "conformance/docs/gate.md"});

static CaseFilesOption files(gate);
static cl::opt<std::string> baselineFile("baseline", cl::value_desc("FILE"),
                                         cl::desc("The baseline. File names in it are relative to its folder"),
                                         cl::sub(gate), cl::cat(toolCategory()));
static cl::opt<bool> update("update",
                            cl::desc("Rewrite the baseline with the results of this run, or create it. Nothing is "
                                     "written if a file could not be checked"),
                            cl::sub(gate), cl::cat(toolCategory()));
static cl::list<std::string> reports("report", cl::value_desc("FILE"),
                                     cl::desc("Read this JSON report of another subcommand instead of running; may be "
                                              "repeated"),
                                     cl::sub(gate), cl::cat(toolCategory()));
static const UnderTestOptions underTest(gate);
static const CalleesOption callees(gate);
static const PrepareOption prepare(gate);
static const OracleOptions oracles(gate);
static cl::list<std::string>
    aliases("as", cl::value_desc("NAME"), cl::CommaSeparated,
            cl::desc("Names that the baseline has for the lowerings, in the order of the lowerings. With --report: of "
                     "those of the reports, or of --lowering"),
            cl::sub(gate), cl::cat(toolCategory()));
static const EngineOptions engines(gate, {EngineKind::Ref, EngineKind::RefLLVM, EngineKind::Jit});
static const RandomCallsOptions randomCalls(gate);
static const JobsOption jobs(gate, "Files checked");
static const WaiversOption waivers(gate, "a case file");
static cl::opt<bool> partial("partial",
                             cl::desc("Accept that some files, lowerings or engines of the baseline do not run"),
                             cl::sub(gate), cl::cat(toolCategory()));
static cl::opt<bool> allowLost("allow-lost", cl::desc("Report lost coverage, but do not fail for it"), cl::sub(gate),
                               cl::cat(toolCategory()));
static const ReportOption jsonReport(gate, "json", "Write the result as JSON, also after a failure");
static const ReportOption html(gate, "html", "Write the result as one page for a browser ('-': standard output)");
static const ReportOption junit(gate, "junit", "Write the result as JUnit XML, also after a failure");
static const ReportOption sarif(gate, "sarif", "Write the result as SARIF 2.1.0, also after a failure");
static const ReplaysOption replays(gate);
static const DetailOptions detailOptions(gate);

/// Whether standard output belongs to a machine.
static bool isReadByMachine() {
  return jsonReport.isStandardOutput() || html.isStandardOutput() || junit.isStandardOutput() ||
         sarif.isStandardOutput();
}

static void printBanner(const CheckConfig &config) {
  outs() << toolName() << " gate: " << environmentText() << "\n  lowerings:";
  for (const LoweringSpec &spec : config.lowerings)
    outs() << ' ' << spec.label;
  outs() << "   files: " << files.size() << projectBanner() << callees.banner() << prepare.banner() << oracles.banner()
         << config.waivers.bannerText() << "\n\n";
  outs().flush();
}

static Error fillConfig(CheckConfig &config) {
  config.replayOptions = waivers.replayed();
  if (Error error = underTest.apply(config))
    return error;
  oracles.apply(config);
  if (Error error = callees.apply(config))
    return error;
  if (Error error = prepare.apply(config))
    return error;
  if (Error error = engines.apply(config))
    return error;
  randomCalls.apply(config);
  config.jobs = jobs.value();
  config.command = replays.command();
  config.formClauses = formClausesAt(dataFile("clauses.tsv"));
  config.keep = 200; // distinct troubles are wanted, not examples
  config.keepEachKind = true;
  return waivers.apply(files.get(), config);
}

namespace {
/// What this run checked, where it read no reports.
struct OwnRun {
  CheckConfig config;
  CheckReport report;
};
} // namespace

/// Runs the case files; the report as JSON, as `memref-cts check` writes it.
static std::string runChecks(OwnRun &run) {
  Progress progress(detailOptions.value());
  run.report = checkFiles(files.get(), run.config, checkProgress(progress, "file"), interrupted);
  progress.finish();
  std::string text;
  raw_string_ostream stream(text);
  writeJSON(stream, run.report, run.config);
  return text;
}

/// What `check` says of findings of commands that have passes of upstream, of the lowerings
/// with new trouble. Some findings of each file, lowering and engine are tried, as there.
static std::vector<std::string> hintsOf(OwnRun run, const GateResult &result) {
  constexpr unsigned kTried = 3;
  std::set<std::string> withNew;
  for (const auto &[key, trouble] : result.fresh)
    withNew.insert(key.lowering);
  for (FileReport &file : run.report.files) {
    std::map<std::pair<std::string, std::string>, unsigned> taken;
    erase_if(file.findings, [&](const Finding &finding) {
      bool isOld = aliases.empty() && !withNew.count(finding.lowering);
      return isOld || ++taken[{finding.lowering, finding.stage.text()}] > kTried;
    });
  }
  std::string text;
  raw_string_ostream os(text);
  printKnown(os, run.report, run.config, "tried");
  std::vector<std::string> lines;
  for (StringRef line : split(StringRef(text).rtrim(), '\n'))
    if (!line.empty())
      lines.push_back(line.str());
  return lines;
}

static Error readBaseline(Snapshot &baseline) {
  if (update && !sys::fs::exists(baselineFile))
    return Error::success();
  Expected<std::string> text = Document::read(baselineFile);
  if (!text)
    return createStringError(toString(text.takeError()) + "; --update makes a new baseline");
  Expected<Snapshot> parsed = parseBaseline(baselineFile, *text, update);
  if (!parsed)
    return parsed.takeError();
  baseline = std::move(*parsed);
  return Error::success();
}

/// --as: from the names of this run to those of the baseline.
static Error fillRename(ArrayRef<std::string> names, ReportOptions &options) {
  Expected<std::map<std::string, std::string>> renamed = namesAs(names, given(aliases), "lowering");
  if (!renamed)
    return renamed.takeError();
  options.rename = std::move(*renamed);
  return Error::success();
}

/// The lowerings that --as renames are those of --lowering, else all that the reports name.
static Error readReports(ReportOptions &options, Snapshot &now) {
  std::vector<std::string> texts, names = underTest.lowerings.names().vec();
  const bool areGiven = !names.empty();
  for (const std::string &report : reports) {
    Expected<std::string> text = Document::read(report);
    if (!text)
      return text.takeError();
    texts.push_back(std::move(*text));
    if (!areGiven && !aliases.empty())
      if (Error error = addLoweringsOf(report, texts.back(), names))
        return error;
  }
  if (Error error = fillRename(names, options))
    return error;
  for (const auto &[report, text] : zip(reports, texts))
    if (Error error = addReport(report, text, options, now))
      return error;
  return Error::success();
}

/// What this run or the reports say. `run` gets what was checked.
static Error takeSnapshot(Snapshot &now, std::optional<OwnRun> &run) {
  ReportOptions options;
  StringRef folder = sys::path::parent_path(baselineFile);
  options.folder = folder.empty() ? "." : folder.str();
  options.data = ownFolder();
  if (!reports.empty())
    return readReports(options, now);
  run.emplace();
  CheckConfig &config = run->config;
  if (Error error = fillConfig(config))
    return error;
  catchInterrupts();
  if (Error error = tryLowerings(config))
    return error;
  std::vector<std::string> names;
  for (const LoweringSpec &spec : config.lowerings)
    names.push_back(spec.label);
  if (Error error = fillRename(names, options))
    return error;
  if (!isReadByMachine() && detailOptions.value() != Detail::Quiet)
    printBanner(config);
  return addReport("report of this run", runChecks(*run), options, now);
}

/// The options that decide which random calls are drawn.
static std::string callsText(const Snapshot &snapshot) {
  std::string text = snapshot.random ? "--random=" + utostr(*snapshot.random) : "no --random";
  return text + (snapshot.seed ? " --seed=" + utostr(*snapshot.seed) : "");
}

static Error runGate(GateResult &result) {
  if (baselineFile.empty())
    return createStringError("no baseline given: name one with --baseline=FILE, or with the key 'baseline' of "
                             "memref-cts.yaml; see memref-cts gate --help");
  // Reports are read instead of the cases of a project.
  if (reports.empty() || files.areGiven())
    if (Error error = files.take())
      return error;
  if (files.empty() && reports.empty())
    return createStringError("no case file and no report given; see memref-cts gate --help");
  if (!files.empty() && !reports.empty())
    return createStringError("case files and --report exclude each other");
  Snapshot baseline, now;
  if (Error error = readBaseline(baseline))
    return error;
  std::optional<OwnRun> run;
  if (Error error = takeSnapshot(now, run))
    return error;
  GateOptions options{partial, allowLost};
  result = compareWithBaseline(baseline, now, options);
  if (run && !result.fresh.empty() && waivers.value() != "none")
    result.hints = hintsOf(*run, result);
  if (result.exitCode() == 0 && result.checked() + result.campaignRuns == 0)
    result.errors.push_back("no run was compared with the reference machine, so nothing is shown");
  // What a lowering lost says more, but a baseline without it would hide that; that of a part is one of many.
  if ((update && !partial) || result.exitCode() == 0)
    result.errors.insert(result.errors.end(), result.silent.begin(), result.silent.end());
  result.baseline = baselineFile;
  result.data = ownFolder();
  if (!update)
    return Error::success();
  if (!result.notShown.empty() && !result.numbersCompared)
    result.errors.push_back(baselineFile + ": not rewritten: it would lose " + utostr(result.notShown.size()) +
                            (result.notShown.size() == 1 ? " row" : " rows") +
                            " of trouble that this run may not have met. It was made with " + callsText(baseline) +
                            ", this run with " + callsText(now) +
                            "; use the same, or take out by hand the rows that are known to be fixed");
  if (!result.errors.empty() || result.interrupted)
    return Error::success(); // the errors say why nothing was rewritten
  if (Error error = writeFile(baselineFile, baselineText(updatedBaseline(baseline, now, options))))
    return createStringError("cannot write " + baselineFile + ": " + toString(std::move(error)));
  result.updated = true;
  return Error::success();
}

/// What stands against the outputs, found before anything runs.
static std::string resultProblem() {
  std::vector<std::string> inputs = files.get();
  inputs.insert(inputs.end(), reports.begin(), reports.end());
  inputs.insert(inputs.end(), {waivers.value(), update ? "" : baselineFile.getValue()});
  return outputProblem({jsonReport.output(),
                        html.output(),
                        junit.output(),
                        sarif.output(),
                        {"--baseline", update ? StringRef(baselineFile) : ""}},
                       inputs);
}

static int gateCommand() {
  if (std::string problem = resultProblem(); !problem.empty())
    return usageError(problem);
  if (std::string problem = detailOptions.problem(); !problem.empty())
    return usageError(problem);
  GateResult result;
  std::string failure;
  if (Error error = runGate(result)) {
    failure = toString(std::move(error));
    result.baseline = baselineFile;
    result.errors.push_back(failure);
  }
  int exitCode = result.exitCode();
  if (failure.empty() && !isReadByMachine())
    printGate(plainOuts(), result, usesColour(outs()), detailOptions.value());
  outs().flush();
  if (!failure.empty())
    usageError(failure);
  auto write = [&](raw_ostream &os) { writeGateJSON(os, result); };
  exitCode = jsonReport.write(exitCode, write);
  exitCode = html.writePage(exitCode, "gate", write);
  exitCode = junit.write(exitCode, [&](raw_ostream &os) { writeGateJUnit(os, result); });
  return sarif.write(exitCode, [&](raw_ostream &os) { writeGateSARIF(os, result); });
}
