//===-- SweepCommand.cpp - memref-cts sweep --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cases under every release of MLIR that is installed, oldest first: since when
// each is wrong, and where it was put right. What a waiver explains is wrong
// here, too. A release that refuses a case says nothing about it. Lowerings that the
// command line names are swept instead: the releases of a compiler.
//
//===----------------------------------------------------------------------===//

#include "conformance/tool/SweepCommand.h"
#include "conformance/Check.h"
#include "conformance/PlainText.h"
#include "conformance/Report.h"
#include "conformance/ToolOptions.h"
#include "conformance/check/Excerpts.h"
#include "conformance/lowerings/Lowerings.h"
#include "conformance/suite/sweep/Sweep.h"
#include "conformance/tool/CheckProgress.h"
#include "conformance/tool/OwnData.h"
#include "lowering/ReadFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <thread>

using namespace llvm;
using namespace memref_cts::conformance;

static int sweepCommand();
static Subcommand
    sweep("sweep", "[FILE...]",
          "Run cases under all installed releases of MLIR: first good, first bad, fixed in, bad since", sweepCommand,
          {{{"memref-cts sweep case.mlir",
             "Check the case under each installed release of MLIR: which one broke it, which one mended it"},
            {"memref-cts sweep case.mlir --lowering-cmd='acme-1=memref-cts-opt --lower-to-llvm' "
             "--lowering-cmd='acme-2=memref-cts-opt --lower-to-llvm' --html=sweep.html",
             "Check the case under two releases of a compiler, oldest first, and write a page"}},
           "no findings, or all of them have waivers",
           "findings",
           "conformance/docs/sweep.md"});

static const ProjectOption projectOption(sweep);
static CaseFilesOption files(sweep);
static cl::opt<std::string> list("list", cl::value_desc("FILE"),
                                 cl::desc("File that names case files, one a line, relative to its own folder; '#' "
                                          "starts a comment. Without it and without FILE: conformance/sweep.txt of "
                                          "memref-cts --data. A tool that is not installed prefers the source tree "
                                          "around the current folder"),
                                 cl::sub(sweep), cl::cat(toolCategory()));
static const LoweringOptions lowerings(sweep, /*hasWaivers=*/true, ". Their order is that of releases, oldest first",
                                       "the installed releases of MLIR, and upstream");
static const PassPluginOption passPlugins(sweep);
static const ReportOption jsonFile(sweep, "json",
                                   "Also write the table as JSON ('-': standard output, instead of text)");
static const ReportOption html(sweep, "html", "Also write table and findings as one page for a browser");
static const ReportOption junit(sweep, "junit", "Also write the table as JUnit XML");
static const WaiversOption waivers(sweep, "the list of cases or a case file");
static const JobsOption jobs(sweep, "Cases checked");
static const DetailOptions detailOptions(sweep, DetailOptions::kQuietHelp, "Also print all findings in full");
static const WorkerLimitOptions limits(sweep);
static const MachineOptions machine(sweep);
static const CalleesOption callees(sweep);

/// Older releases, oldest first, then upstream.
static std::vector<SweepRelease> findReleases() {
  std::vector<SweepRelease> releases;
  for (const LoweringRow &row : loweringTable()) {
    if (!row.release)
      continue;
    SweepRelease release{row.release, row.name, ""};
    LoweringSpec spec;
    spec.kind = row.kind;
    spec.name = spec.label = row.name;
    if (Expected<LoweringPlan> plan = planLowering(spec, {}); !plan)
      release.problem = toString(plan.takeError());
    releases.push_back(std::move(release));
  }
  llvm::sort(releases, [](const SweepRelease &a, const SweepRelease &b) { return a.number < b.number; });
  releases.push_back({LLVM_VERSION_MAJOR, "upstream", ""});
  return releases;
}

static Error readList(StringRef path, std::vector<std::string> &cases) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = memref_cts::readFile(path);
  if (!buffer)
    return createStringError(path + ": cannot read: " + buffer.getError().message());
  SmallVector<StringRef> lines;
  (*buffer)->getBuffer().split(lines, '\n');
  for (size_t i = 0; i < lines.size(); ++i) {
    StringRef line = lines[i].split('#').first.trim();
    if (line.empty())
      continue;
    SmallString<256> file(sys::path::parent_path(path));
    sys::path::append(file, line);
    if (!sys::fs::exists(file))
      return createStringError(path + ":" + Twine(i + 1) + ": there is no case '" + line + "'");
    cases.push_back(std::string(file));
  }
  if (cases.empty())
    return createStringError(path + ": names no case");
  return Error::success();
}

static int sweepCommand() {
  if (std::string problem = detailOptions.problem(); !problem.empty())
    return usageError(problem);
  if (files.areGiven() || list.empty()) // a list is read instead of the cases of a project
    if (Error error = files.take())
      return usageError(toString(std::move(error)));
  SweepOptions options{jsonFile, waivers};
  options.files = files.get();
  options.list = list;
  options.html = &html;
  options.junit = &junit;
  options.lowerings = lowerings.areGiven() ? &lowerings : nullptr;
  options.jobs = jobs.value();
  options.detail = detailOptions.value();
  return runSweep(options, [](CheckConfig &config) {
    passPlugins.apply(config);
    if (Error error = machine.apply(config))
      return error;
    if (Error error = callees.apply(config))
      return error;
    return limits.apply(config);
  });
}

/// Puts the lowerings of a sweep into `config`: those given, or the releases that are installed.
static Error fillReleases(const SweepOptions &options, CheckConfig &config, std::vector<SweepRelease> &releases) {
  if (options.lowerings) {
    if (Error error = options.lowerings->apply(config))
      return error;
    for (const LoweringSpec &spec : config.lowerings)
      releases.push_back({static_cast<unsigned>(releases.size() + 1), spec.label, "", /*isGiven=*/true});
    return tryLowerings(config);
  }
  releases = findReleases();
  for (const SweepRelease &release : releases) {
    if (!release.problem.empty())
      continue;
    Expected<LoweringSpec> spec = parseLowering(release.lowering);
    if (!spec)
      return spec.takeError();
    config.lowerings.push_back(std::move(*spec));
  }
  return config.lowerings.size() < 2
             ? createStringError("no older release of MLIR is installed: " + releases.front().problem)
             : Error::success();
}

/// The cases, those of the list included, and the file of the list, which may not be read.
static Error fillCases(const SweepOptions &options, std::vector<std::string> &cases, std::string &listFile) {
  listFile = options.list;
  cases = options.files;
  Expected<std::string> own = listFile.empty() ? dataFile("sweep.txt") : Expected<std::string>(listFile);
  if (own)
    listFile = *own;
  if (!cases.empty() && options.list.empty()) {
    consumeError(own.takeError());
    return Error::success();
  }
  if (!own)
    return createStringError(toString(own.takeError()) + "; or give case files, or a list with --list=");
  return readList(listFile, cases);
}

/// Text and files. Returns the exit code.
static int writeSweep(const SweepOptions &options, const SweepReport &report, const CheckConfig &config) {
  for (const FileReport &file : report.check.files)
    if (!file.error.empty() && !file.notReached)
      errorHead() << printable(file.error, /*keepLines=*/true) << '\n';
  auto isRead = [](const ReportOption *option) { return option && option->isStandardOutput(); };
  if (!isRead(&options.json) && !isRead(options.html) && !isRead(options.junit)) {
    if (options.detail != Detail::Quiet)
      outs() << toolName() << " sweep: " << environmentText() << projectBanner() << config.waivers.bannerText()
             << "\n\n";
    printSweep(plainOuts(), report, usesColour(outs()), options.detail);
    outs().flush();
  }
  const bool isChecked = all_of(report.rows, [](const SweepRow &row) { return row.error.empty(); });
  if (report.exitCode() == 2 && isChecked && !report.check.interrupted)
    errorHead() << "nothing was compared under " << printable(join(report.uncompared(/*isGiven=*/false), ", "))
                << "; the table says why\n";
  auto write = [&](raw_ostream &os) { writeSweepJSON(os, report); };
  int exitCode = options.json.write(report.exitCode(), write);
  if (options.html)
    exitCode = options.html->writePage(exitCode, "sweep", write);
  if (options.junit)
    exitCode = options.junit->write(exitCode, [&](raw_ostream &os) { writeSweepJUnit(os, report); });
  return exitCode;
}

int memref_cts::conformance::runSweep(const SweepOptions &options, function_ref<Error(CheckConfig &)> applyLimits) {
  std::vector<std::string> cases;
  std::string listFile, waiverFile;
  if (Error error = fillCases(options, cases, listFile))
    return usageError(toString(std::move(error)));
  CheckConfig config;
  config.replayOptions = options.waivers.replayed();
  if (Error error = applyLimits(config))
    return usageError(toString(std::move(error)));
  std::vector<SweepRelease> releases;
  if (Error error = fillReleases(options, config, releases))
    return usageError(toString(std::move(error)));
  std::vector<std::string> near = cases;
  near.insert(near.begin(), listFile);
  if (Error error = options.waivers.apply(near, config, &waiverFile))
    return usageError(toString(std::move(error)));
  config.jobs = options.jobs;

  std::vector<std::string> inputs = cases;
  inputs.insert(inputs.end(), {listFile, waiverFile});
  std::vector<OutputFile> outputs;
  for (const ReportOption *option : {&options.json, options.html, options.junit})
    if (option)
      outputs.push_back(option->output());
  if (std::string problem = outputProblem(outputs, inputs); !problem.empty())
    return usageError(problem);

  catchInterrupts();
  config.worker.interrupted = interrupted;
  Progress progress(options.detail);
  CheckReport check = checkFiles(
      cases, config,
      [&](unsigned done, unsigned total, uint64_t runs, uint64_t, StringRef file) {
        if (progress.due())
          progress.show(progressCount(done, total, "case") +
                        (Twine(runs) + " runs, " + sys::path::filename(file)).str());
      },
      interrupted);
  if (options.json.isGiven() || (options.html && options.html->isGiven()))
    addCode(check, config, interrupted);
  progress.finish();
  return writeSweep(options, makeSweepReport(std::move(releases), std::move(check)), config);
}
