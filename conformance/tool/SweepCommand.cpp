//===-- SweepCommand.cpp - memref-cts sweep --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cases under every release of MLIR that is installed, oldest first: since when
// each is wrong, and where it was put right. What a waiver explains is wrong
// here, too. A release that refuses a case says nothing about it.
//
//===----------------------------------------------------------------------===//

#include "conformance/Check.h"
#include "conformance/PlainText.h"
#include "conformance/Report.h"
#include "conformance/ToolOptions.h"
#include "conformance/check/Excerpts.h"
#include "conformance/lowerings/Lowerings.h"
#include "conformance/suite/sweep/Sweep.h"
#include "conformance/tool/CheckProgress.h"
#include "conformance/tool/Commands.h"
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
             "Check the case under each installed release of MLIR: which one broke it, which one mended it"}},
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
static const ReportOption json(sweep, "json", "Also write the table as JSON ('-': standard output, instead of text)");
static const WaiversOption waivers(sweep, "the list of cases or a case file");
static const JobsOption jobs(sweep, "Cases checked");
static const ColourOption colour(sweep);
static const DetailOptions detailOptions(sweep, DetailOptions::kQuietHelp, "Also print all findings in full");
static const WorkerLimitOptions limits(sweep);
static const MachineOptions machine(sweep);

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
  SweepOptions options;
  options.files = files.get();
  options.list = list;
  return runSweep(options, json, waivers, jobs.value(), colour.isOn(), detailOptions.value(), [](CheckConfig &config) {
    if (Error error = machine.apply(config))
      return error;
    return limits.apply(config);
  });
}

int memref_cts::conformance::runSweep(const SweepOptions &options, const ReportOption &json,
                                      const WaiversOption &waivers, unsigned jobs, bool colour, Detail detail,
                                      function_ref<Error(CheckConfig &)> applyLimits) {
  std::string listFile = options.list;
  std::vector<std::string> cases = options.files;
  Expected<std::string> own = listFile.empty() ? dataFile("sweep.txt") : Expected<std::string>(listFile);
  if (own)
    listFile = *own;
  if (cases.empty() || !options.list.empty()) {
    if (!own)
      return usageError(toString(own.takeError()) + "; or give case files, or a list with --list=");
    if (Error error = readList(listFile, cases))
      return usageError(toString(std::move(error)));
  }
  consumeError(own.takeError());
  std::vector<SweepRelease> releases = findReleases();
  CheckConfig config;
  config.replayOptions = waivers.replayed();
  if (Error error = applyLimits(config))
    return usageError(toString(std::move(error)));
  for (const SweepRelease &release : releases) {
    if (!release.problem.empty())
      continue;
    Expected<LoweringSpec> spec = parseLowering(release.lowering);
    if (!spec)
      return usageError(toString(spec.takeError()));
    config.lowerings.push_back(std::move(*spec));
  }
  if (config.lowerings.size() < 2)
    return usageError("no older release of MLIR is installed: " + releases.front().problem);
  std::vector<std::string> near = cases;
  near.insert(near.begin(), listFile);
  std::string waiverFile;
  if (Error error = waivers.apply(near, config, &waiverFile))
    return usageError(toString(std::move(error)));
  config.jobs = jobs;

  std::vector<std::string> inputs = cases;
  inputs.insert(inputs.end(), {listFile, waiverFile});
  if (std::string problem = outputProblem({json.output()}, inputs); !problem.empty())
    return usageError(problem);

  catchInterrupts();
  config.worker.interrupted = interrupted;
  Progress progress(detailOptions.value());
  CheckReport check = checkFiles(
      cases, config,
      [&](unsigned done, unsigned total, uint64_t runs, uint64_t, StringRef file) {
        if (progress.due())
          progress.show(progressCount(done, total, "case") +
                        (Twine(runs) + " runs, " + sys::path::filename(file)).str());
      },
      interrupted);
  if (json.isGiven())
    addCode(check, config, interrupted);
  progress.finish();

  SweepReport report = makeSweepReport(std::move(releases), std::move(check));
  for (const FileReport &file : report.check.files)
    if (!file.error.empty() && !file.notReached)
      errs() << "memref-cts: error: " << printable(file.error, /*keepLines=*/true) << '\n';
  if (!json.isStandardOutput()) {
    if (detail != Detail::Quiet)
      outs() << toolName() << " sweep: " << environmentText() << projectBanner() << config.waivers.bannerText()
             << "\n\n";
    printSweep(plainOuts(), report, colour, detail);
    outs().flush();
  }
  return json.write(report.exitCode(), [&](raw_ostream &os) { writeSweepJSON(os, report); });
}
