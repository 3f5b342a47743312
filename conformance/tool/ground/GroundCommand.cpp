//===-- GroundCommand.cpp - memref-cts ground ------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Folders of lit tests to verdicts on the passes of their RUN lines.
//
//===----------------------------------------------------------------------===//

#include "conformance/PlainText.h"
#include "conformance/PrepareOption.h"
#include "conformance/Report.h"
#include "conformance/ToolOptions.h"
#include "conformance/project/Project.h"
#include "conformance/suite/ground/Ground.h"
#include "conformance/tool/CheckProgress.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static int groundCommand();
static Subcommand ground(
    "ground", "DIR|FILE...", "Run the functions of lit tests before and after the passes of their RUN lines",
    groundCommand,
    {{{"memref-cts ground case.mlir --pass=canonicalize",
       "Draw calls of each function of the test, and compare it with what canonicalize makes of it, whatever its "
       "RUN lines say"},
      {"memref-cts ground case.mlir --pass=cse --calls=20 --json=ground.json",
       "20 calls of each function; also write all verdicts and reasons as JSON"}},
     "all calls agree",
     "a call does not agree, or the passes crash, hang or leave what is not valid",
     "conformance/docs/ground.md"});

static const ProjectOption projectOption(ground);
static CaseFilesOption files(ground);
static cl::list<std::string> passes("pass", cl::value_desc("[NAME=]PASSES"),
                                    cl::desc("Passes under test instead of those of RUN lines, as mlir-opt takes them: "
                                             "canonicalize, or builtin.module(...); may be repeated"),
                                    cl::sub(ground), cl::cat(toolCategory()));
static cl::list<std::string>
    tools("opt-tool", cl::value_desc("NAME"),
          cl::desc("A command of RUN lines that takes passes as mlir-opt does; may be repeated. "
                   "All that are called *-opt are known to"),
          cl::sub(ground), cl::cat(toolCategory()));
static const PassPluginOption passPlugins(ground);
static NumberOption<unsigned>
    part("part", cl::value_desc("N"),
         cl::desc("Take only this part of a test that is split, counted from 1; 0: all of it as "
                  "one module"),
         cl::sub(ground), cl::cat(toolCategory()));
static cl::list<std::string> functions("function", cl::value_desc("NAME"),
                                       cl::desc("Call only this function; may be repeated"), cl::sub(ground),
                                       cl::cat(toolCategory()));
static cl::list<std::string> calls("call", cl::value_desc("@f(...)"),
                                   cl::desc("Call this, and draw no calls; may be repeated"), cl::sub(ground),
                                   cl::cat(toolCategory()));
static NumberOption<unsigned> numCalls("calls", cl::value_desc("N"), cl::init(100),
                                       cl::desc("Random calls of each function (default 100)"), cl::sub(ground),
                                       cl::cat(toolCategory()));
static const SeedOption seed(ground, "Seed of the random calls (default 1)");
static NumberOption<unsigned>
    functionMs("function-timeout-ms", cl::value_desc("MS"), cl::init(500),
               cl::desc("Make no further call of a function whose calls took so long on the reference machine; "
                        "0: no limit (default 500)"),
               cl::sub(ground), cl::cat(toolCategory()));
static const ReportOption jsonFile(ground, "json",
                                   "Also write the report as JSON ('-': standard output, instead of text)");
static const JobsOption jobs(ground, "Files compared");
static const DetailOptions detailOptions(ground, DetailOptions::kQuietHelp,
                                         "Print all findings in full, and all places of each reason");
static const WorkerLimitOptions limits(ground, /*runMs=*/std::nullopt);

/// Functions of tests are small; a loop without an end need not be waited for.
static RunLimits smallRuns() {
  constexpr uint64_t kSteps = 1'000'000;
  RunLimits small;
  small.maxSteps = kSteps;
  return small;
}
static const MachineOptions machine(ground, smallRuns());
static const CalleesOption callees(ground);
static const PrepareOption prepare(ground, PrepareOption::kOfPasses);

static Error takePasses(const CheckConfig &check, GroundConfig &config) {
  AgreeConfig agree;
  for (const std::string &text : given(passes)) {
    Expected<PassSubject> subject = parsePassSubject(text);
    if (!subject)
      return subject.takeError();
    if (any_of(agree.subjects, [&](const PassSubject &other) { return other.name == subject->name; }))
      return createStringError("--pass: '" + subject->name + "' is given twice");
    agree.subjects.push_back(std::move(*subject));
  }
  config.subjects = agree.subjects;
  return tryPasses(agree, check, [] { return interrupted(); });
}

static Error fillConfig(CheckConfig &check, GroundConfig &config) {
  if ((!calls.empty() || part.getNumOccurrences()) && files.size() != 1)
    return createStringError("--call and --part need exactly one file");
  if (numCalls == 0)
    return createStringError("--calls must be above 0");
  if (part.getNumOccurrences())
    config.part = part;
  config.tools = given(tools);
  config.functions = given(functions);
  for (std::string &name : config.functions)
    name = StringRef(name).ltrim('@').str();
  constexpr unsigned kAll = 1'000;
  if (detailOptions.value() == Detail::Verbose || jsonFile.isGiven())
    config.keep = kAll;
  config.functionMs = functionMs;
  check.onlyCalls = given(calls);
  check.random = numCalls;
  check.seed = seed.value();
  check.jobs = jobs.value();
  check.command = toolCommand();
  passPlugins.apply(check);
  for (const ProjectLowering &lowering : project().lowerings())
    for (const std::string &plugin : lowering.plugins)
      if (!is_contained(check.worker.passPlugins, plugin)) {
        check.worker.passPlugins.push_back(plugin);
        check.replayOptions += " --load-pass-plugin=" + shellQuote(plugin);
      }
  if (Error error = limits.apply(check))
    return error;
  if (Error error = machine.apply(check))
    return error;
  if (Error error = callees.apply(check))
    return error;
  if (Error error = prepare.apply(check))
    return error;
  return takePasses(check, config);
}

/// Text and files. Returns the exit code.
static int writeReports(const GroundReport &report) {
  if (!jsonFile.isStandardOutput()) {
    if (detailOptions.value() != Detail::Quiet)
      outs() << toolName() << " ground: " << environmentText() << projectBanner() << callees.banner()
             << prepare.banner() << "\n\n";
    printGroundReport(plainOuts(), report, usesColour(outs()), detailOptions.value());
    outs().flush();
  }
  for (const GroundFile &file : report.files) {
    if (!file.unread.empty())
      errorHead() << "cannot read " << printable(file.file) << ": " << file.unread << '\n';
    for (const GroundPart &each : file.parts)
      if (!each.agreed.error.empty() && each.agreed.unread.empty() && !each.agreed.interrupted)
        errorHead() << printable(each.agreed.error, /*keepLines=*/true) << '\n';
  }
  if (int code = jsonFile.write(0, [&](raw_ostream &os) { writeGroundJSON(os, report); }))
    return code;
  if (report.interrupted)
    errs() << "memref-cts: interrupted\n";
  return report.exitCode();
}

static int groundCommand() {
  if (Error error = files.take())
    return usageError(toString(std::move(error)));
  if (files.empty())
    return usageError("no folder and no file given; see memref-cts ground --help");
  for (const std::string &problem : {outputProblem({jsonFile.output()}, files.get()), detailOptions.problem()})
    if (!problem.empty())
      return usageError(problem);
  catchInterrupts();
  CheckConfig check;
  GroundConfig config;
  if (Error error = fillConfig(check, config))
    return usageError(toString(std::move(error)));
  Progress progress(detailOptions.value());
  GroundReport report = groundFiles(files.get(), check, config, checkProgress(progress, "file", /*showsRate=*/true),
                                    [] { return interrupted(); });
  progress.finish();
  return writeReports(report);
}
