//===-- AgreeCommand.cpp - memref-cts agree --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Files and passes to verdicts on the passes.
//
//===----------------------------------------------------------------------===//

#include "conformance/PlainText.h"
#include "conformance/PrepareOption.h"
#include "conformance/Report.h"
#include "conformance/ToolOptions.h"
#include "conformance/project/Project.h"
#include "conformance/suite/agree/Agree.h"
#include "conformance/tool/CheckProgress.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static int agreeCommand();
static Subcommand
    agree("agree", "FILE...", "Run programs before and after passes on the reference machine, and compare each call",
          agreeCommand,
          {{{"memref-cts agree case.mlir --pass=canonicalize --pass=cse",
             "Compare the program with what canonicalize makes of it, and with what cse does"},
            {"memref-cts agree case.mlir --pass='mine=expand-strided-metadata,canonicalize' --random=20",
             "Compare it with what two passes make of it, which the report calls mine; 20 random calls of "
             "each function without calls"}},
           "all calls agree",
           "a call does not agree, or the passes crash, hang or leave what is not valid",
           "conformance/docs/agree.md"});

static const ProjectOption projectOption(agree);
static CaseFilesOption files(agree);
static cl::list<std::string> passes("pass", cl::value_desc("[NAME=]PASSES"),
                                    cl::desc("Passes under test, as mlir-opt takes them: canonicalize, or "
                                             "cse,func.func(affine-loop-fusion), or builtin.module(...); may be "
                                             "repeated. The report calls them NAME, or by their text"),
                                    cl::sub(agree), cl::cat(toolCategory()));
static NumberOption<unsigned> numRandomPasses(
    "random-passes", cl::value_desc("N"), cl::init(0),
    cl::desc("Also N lists of two to five passes of MLIR that keep what programs do, drawn from --seed"),
    cl::sub(agree), cl::cat(toolCategory()));
static const PassPluginOption passPlugins(agree);
static cl::list<std::string> functions("function", cl::value_desc("NAME"),
                                       cl::desc("Call only this function; may be repeated"), cl::sub(agree),
                                       cl::cat(toolCategory()));
static cl::list<std::string> calls("call", cl::value_desc("@f(...)"),
                                   cl::desc("Call this instead of the CALL lines of the file, and draw no calls; may "
                                            "be repeated"),
                                   cl::sub(agree), cl::cat(toolCategory()));
static const RandomCallsOptions randomCalls(agree);
static const ReportOption jsonFile(agree, "json",
                                   "Also write the report as JSON ('-': standard output, instead of text)");
static const MaxUncheckedOption maxUnchecked(agree, "all calls", 90, "", "after the passes or before");
static const JobsOption jobs(agree, "Files compared");
static const DetailOptions detailOptions(agree, DetailOptions::kQuietHelp,
                                         "Print all findings in full (default: three of a file and subject), and all "
                                         "reasons");
static const WorkerLimitOptions limits(agree, /*runMs=*/std::nullopt);
static const MachineOptions machine(agree);
static const CalleesOption callees(agree);
static const PrepareOption prepare(agree, PrepareOption::kOfPasses);

static Error fillConfig(CheckConfig &check, AgreeConfig &config) {
  for (const std::string &text : given(passes)) {
    Expected<PassSubject> subject = parsePassSubject(text);
    if (!subject)
      return subject.takeError();
    if (any_of(config.subjects, [&](const PassSubject &other) { return other.name == subject->name; }))
      return createStringError("--pass: '" + subject->name + "' is given twice");
    config.subjects.push_back(std::move(*subject));
  }
  constexpr unsigned kMostRandom = 10'000;
  if (numRandomPasses > kMostRandom)
    return createStringError("--random-passes is at most " + Twine(kMostRandom));
  for (PassSubject &subject : randomPasses(numRandomPasses, randomCalls.seed().value_or(1)))
    if (none_of(config.subjects, [&](const PassSubject &other) { return other.name == subject.name; }))
      config.subjects.push_back(std::move(subject));
  if (config.subjects.empty())
    return createStringError("no pass given: --pass=canonicalize; see memref-cts agree --help");
  if (!calls.empty() && files.size() != 1)
    return createStringError("--call needs exactly one file");
  config.functions = given(functions);
  for (std::string &name : config.functions)
    name = StringRef(name).ltrim('@').str();
  constexpr unsigned kAll = 1'000;
  if (detailOptions.value() == Detail::Verbose)
    config.keep = kAll;
  check.onlyCalls = given(calls);
  randomCalls.apply(check);
  check.jobs = jobs.value();
  check.command = toolCommand();
  passPlugins.apply(check);
  for (const ProjectLowering &lowering : project().lowerings())
    for (const std::string &plugin : lowering.plugins)
      if (!is_contained(check.worker.passPlugins, plugin)) {
        check.worker.passPlugins.push_back(plugin);
        check.replayOptions += " --load-pass-plugin=" + shellQuote(plugin);
      }
  if (Error error = maxUnchecked.apply(check))
    return error;
  if (Error error = limits.apply(check))
    return error;
  if (Error error = machine.apply(check))
    return error;
  if (Error error = callees.apply(check))
    return error;
  if (Error error = prepare.apply(check))
    return error;
  return tryPasses(config, check, [] { return interrupted(); });
}

/// Text and files. Returns the exit code.
static int writeReports(const AgreeReport &report, const AgreeConfig &config) {
  if (!jsonFile.isStandardOutput()) {
    if (detailOptions.value() != Detail::Quiet) {
      std::vector<std::string> names;
      for (const PassSubject &subject : config.subjects)
        names.push_back(shortLowering(subject.name));
      outs() << toolName() << " agree: " << environmentText() << projectBanner() << callees.banner() << prepare.banner()
             << "\n  passes: " << join(names, " ") << "\n\n";
    }
    printAgreeReport(plainOuts(), report, usesColour(outs()), detailOptions.value());
    outs().flush();
  }
  for (const AgreedFile &file : report.files)
    if (!file.error.empty() && !file.interrupted)
      errorHead() << printable(file.error, /*keepLines=*/true) << '\n';
  if (int code = jsonFile.write(0, [&](raw_ostream &os) { writeAgreeJSON(os, report, config); }))
    return code;
  if (report.interrupted)
    errs() << "memref-cts: interrupted\n";
  return report.exitCode();
}

static int agreeCommand() {
  if (Error error = files.take())
    return usageError(toString(std::move(error)));
  if (files.empty())
    return usageError("no file given; see memref-cts agree --help");
  for (const std::string &problem : {outputProblem({jsonFile.output()}, files.get()), detailOptions.problem()})
    if (!problem.empty())
      return usageError(problem);
  catchInterrupts();
  CheckConfig check;
  AgreeConfig config;
  if (Error error = fillConfig(check, config))
    return usageError(toString(std::move(error)));
  Progress progress(detailOptions.value());
  AgreeReport report = agreeFiles(files.get(), check, config, checkProgress(progress, "file", /*showsRate=*/true),
                                  [] { return interrupted(); });
  progress.finish();
  return writeReports(report, config);
}
