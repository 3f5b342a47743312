//===-- QualityCommand.cpp - memref-cts quality ----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Case files to the table of code quality and compile time of two lowerings.
//
//===----------------------------------------------------------------------===//

#include "conformance/AskedLowerings.h"
#include "conformance/PlainText.h"
#include "conformance/PrepareOption.h"
#include "conformance/Report.h"
#include "conformance/ToolOptions.h"
#include "conformance/project/Project.h"
#include "conformance/suite/quality/Quality.h"
#include "conformance/tool/CheckProgress.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static int qualityCommand();
static Subcommand quality("quality", "FILE...",
                          "Compare the code of two lowerings: LLVM instructions, bytes, time to compile and to run",
                          qualityCommand,
                          {{{"memref-cts quality case.mlir --repetitions=3 --bound=100",
                             "Compare the code of ours with that of upstream at -O2"}},
                           "every ratio is within its bound",
                           "a ratio is above its bound",
                           "conformance/docs/quality.md"});

static const ProjectOption projectOption(quality);
static CaseFilesOption files(quality);
static const LoweringOptions lowerings(quality, /*hasWaivers=*/false, ". Without a project file: ours");
static const PassPluginOption passPlugins(quality);
static const RuntimeOption runtime(quality);
static const WorkerLimitOptions limits(quality, /*runMs=*/10000, /*lowerMs=*/30000, /*limitsFiles=*/false);
static const MachineOptions machine(quality);
static const CalleesOption callees(quality);
static const PrepareOption prepare(quality);
static cl::opt<std::string> otherName("against", cl::value_desc("NAME"), cl::init("upstream"),
                                      cl::desc("Lowering to compare with: of the table, of the project file, or a NAME "
                                               "that --lowering-pipeline or --lowering-cmd gives (default upstream)"),
                                      cl::sub(quality), cl::cat(toolCategory()));
static const DetailOptions detailOptions(quality, "Print only the rows above a bound or not measured, and the counts",
                                         /*verboseHelp=*/nullptr);
static cl::opt<std::string> callsFile("calls", cl::value_desc("FILE"),
                                      cl::desc("Large calls: a line 'NAME: @function(...)' for each case, in the form "
                                               "of CALL-RANDOM (default: large-calls.txt beside the first case file). "
                                               "A case without a line runs its own calls of the function that it "
                                               "calls first"),
                                      cl::sub(quality), cl::cat(toolCategory()));
static NumberOption<double>
    bound("bound", cl::value_desc("RATIO"), cl::init(1.05),
          cl::desc("Exit code 1 if a ratio of instructions or of run times is above RATIO (default "
                   "1.05)"),
          cl::sub(quality), cl::cat(toolCategory()));
static NumberOption<double> instructionBound("instruction-bound", cl::value_desc("RATIO"),
                                             cl::desc("Bound for the ratio of instructions instead of --bound"),
                                             cl::sub(quality), cl::cat(toolCategory()));
static NumberOption<unsigned>
    repetitions("repetitions", cl::value_desc("N"), cl::init(11),
                cl::desc("Use the median of N times; runs are measured in 4 to 8 rounds of N, "
                         "short runs more often (default 11)"),
                cl::sub(quality), cl::cat(toolCategory()));
static const OptLevelOption optLevel(quality, "", 2);
static const ReportOption jsonFile(quality, "json",
                                   "Also write the table as JSON ('-': standard output, instead of text)");
static const ReportOption
    html(quality, "html", "Also write the table as one page for a browser ('-': standard output, instead of text)");

/// The one under test and the one that it is compared with.
static Error fillLowerings(QualityConfig &config, CheckConfig &check) {
  bool isOurs = !lowerings.areGiven() && project().lowerings().empty();
  if (Error error = isOurs ? addLowerings(check, {"ours"}, {}, {}) : lowerings.apply(check))
    return error;
  std::vector<LoweringSpec> &all = check.lowerings;
  auto other = find_if(all, [](const LoweringSpec &spec) { return spec.label == otherName; });
  if (other != all.end()) {
    config.lowerings[1] = *other;
    if (all.size() > 1)
      all.erase(other);
  } else {
    // Behind those under test, so that it is tried on an empty module, too.
    CheckConfig against;
    if (Error error = addLowerings(against, {otherName}, {}, {}))
      return error;
    config.lowerings[1] = against.lowerings.front();
    for (const std::string &plugin : against.worker.passPlugins)
      if (!is_contained(check.worker.passPlugins, plugin))
        check.worker.passPlugins.push_back(plugin);
  }
  if (all.size() > 1) {
    std::vector<std::string> names;
    for (const LoweringSpec &spec : all)
      names.push_back(spec.label);
    return createStringError("quality compares one lowering with --against=" + otherName +
                             "; choose one with --lowering=: " + join(names, ", "));
  }
  config.lowerings[0] = all.front();
  passPlugins.apply(check);
  runtime.apply(check);
  if (Error error = machine.apply(check))
    return error;
  if (Error error = limits.apply(check))
    return error;
  if (Error error = callees.apply(check))
    return error;
  if (Error error = prepare.apply(check))
    return error;
  all.push_back(config.lowerings[1]);
  return tryLowerings(check);
}

static Error fillConfig(QualityConfig &config, CheckConfig &check) {
  if (Error error = optLevel.apply(config.optLevel))
    return error;
  if (repetitions < 1 || repetitions > 1000)
    return createStringError("--repetitions must be 1 to 1000");
  config.repetitions = repetitions;
  if (!(bound > 0))
    return createStringError("--bound must be positive");
  config.bound = bound;
  config.instructionBound = instructionBound.getNumOccurrences() ? instructionBound : bound;
  if (!(config.instructionBound > 0))
    return createStringError("--instruction-bound must be positive");
  if (Error error = fillLowerings(config, check))
    return error;
  SmallString<128> path(callsFile);
  if (path.empty()) {
    path = sys::path::parent_path(files[0]);
    sys::path::append(path, "large-calls.txt");
    config.ownCalls = true;
    if (!sys::fs::exists(path))
      return Error::success();
  }
  return readLargeCalls(path, config.calls);
}

static int qualityCommand() {
  if (Error error = files.take())
    return usageError(toString(std::move(error)));
  if (files.empty())
    return usageError("no case file given; see memref-cts quality --help");
  QualityConfig config;
  CheckConfig check;
  if (Error error = fillConfig(config, check))
    return usageError(toString(std::move(error)));
  if (std::string problem = outputProblem({jsonFile.output(), html.output()}, files.get()); !problem.empty())
    return usageError(problem);
  catchInterrupts();
  Worker worker(check.worker);
  QualityReport report;
  report.sandbox = sandboxText(check.worker);
  Progress progress(detailOptions.value());
  for (const std::string &path : files) {
    if (interrupted())
      break;
    if (progress.due())
      progress.show(progressCount(report.rows.size(), files.size(), "case") +
                    formatv("{0} above the bound, {1}", report.exceeding(config), path).str());
    QualityRow row = measureQuality(worker, path, config);
    if (!interrupted()) // else it was ended in the middle
      report.rows.push_back(std::move(row));
  }
  progress.finish();
  report.interrupted = interrupted();
  if (!jsonFile.isStandardOutput() && !html.isStandardOutput())
    printQuality(plainOuts(), report, config, usesColour(outs()), detailOptions.value());
  outs().flush();
  auto write = [&](raw_ostream &os) { writeQualityJSON(os, report, config); };
  if (int code = jsonFile.write(0, write))
    return code;
  if (int code = html.writePage(0, "quality", write))
    return code;
  if (report.interrupted) {
    errs() << "memref-cts: interrupted after " << report.rows.size() << " of " << files.size() << " cases\n";
    return 2;
  }
  if (report.failed())
    return 2;
  return report.exceeding(config) ? 1 : 0;
}
