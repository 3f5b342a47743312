//===-- MutateCommand.cpp - memref-cts mutate ------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Case files to the score of their calls.
//
//===----------------------------------------------------------------------===//

#include "conformance/AskedLowerings.h"
#include "conformance/PlainText.h"
#include "conformance/Report.h"
#include "conformance/ToolOptions.h"
#include "conformance/project/Project.h"
#include "conformance/suite/mutate/CaseMutants.h"
#include "conformance/tool/CheckProgress.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static int mutateCommand();
static Subcommand mutate("mutate", "FILE...",
                         "Measure how good the calls of cases are: make lowered code wrong, and count what they catch",
                         mutateCommand,
                         {{{"memref-cts mutate case.mlir --limit=50",
                            "Make fifty mutants of what ours makes of the case, and list those that no call catches"},
                           {"memref-cts mutate case.mlir --operators=constant,position --min-score=50",
                            "Make mutants of two kinds alone; fail if the calls catch less than half of them"}},
                          "the score is at least --min-score",
                          "the score is below --min-score, or a call of --search fails without a mutation",
                          "conformance/docs/mutate.md"});

static const ProjectOption projectOption(mutate);
static CaseFilesOption files(mutate);
static const LoweringOptions lowerings(mutate, /*hasWaivers=*/false, "", "those of the project file, else ours");
static const PassPluginOption passPlugins(mutate);
static cl::list<std::string> operators("operators", cl::CommaSeparated, cl::value_desc("NAME,..."),
                                       cl::desc("Make mutants by these operators alone (default: all; see "
                                                "--list-operators)"),
                                       cl::sub(mutate), cl::cat(toolCategory()));
static cl::opt<bool> listOperators("list-operators",
                                   cl::desc("Print the operators, and what each makes wrong; then end"),
                                   cl::sub(mutate), cl::cat(toolCategory()));
static NumberOption<uint64_t> limit("limit", cl::value_desc("N"), cl::init(0),
                                    cl::desc("Make at most N mutants of each case and lowering, a sample of all "
                                             "(default 0: all)"),
                                    cl::sub(mutate), cl::cat(toolCategory()));
static NumberOption<uint64_t> searched("search", cl::value_desc("N"), cl::init(0),
                                       cl::desc("Try survivors on N more calls of functions that take numbers alone. "
                                                "If these have no more values, survivors that none shows are equal "
                                                "(default 0: do not)"),
                                       cl::sub(mutate), cl::cat(toolCategory()));
static const SeedOption seed(mutate,
                             "With --limit or --search: the number that samples and calls follow from (default 1)");
static NumberOption<double>
    minScore("min-score", cl::value_desc("PERCENT"), cl::init(0),
             cl::desc("Exit code 1 if the cases catch less than PERCENT of the mutants that are "
                      "caught or survive (default 0)"),
             cl::sub(mutate), cl::cat(toolCategory()));
static const ReportOption jsonFile(mutate, "json",
                                   "Also write the report as JSON ('-': standard output, instead of text)");
static const ReportOption
    html(mutate, "html", "Also write the report as one page for a browser ('-': standard output, instead of text)");
static const JobsOption jobs(mutate, "Cases mutated");
static const DetailOptions detailOptions(mutate, "Print only a line for each survivor, and the sums",
                                         "Print all mutants, each with what caught it");
static const WorkerLimitOptions limits(mutate, /*runMs=*/std::nullopt);
static const MachineOptions machine(mutate);
static const CalleesOption callees(mutate);

static Error fillConfig(CheckConfig &check, MutateConfig &config) {
  for (const std::string &name : given(operators)) {
    std::vector<std::string> known;
    for (const OperatorRow &row : operatorRows())
      known.push_back(row.name);
    if (!is_contained(known, name))
      return createStringError("unknown operator '" + name + "'; known are " + join(known, ", "));
    config.operators.push_back(name);
  }
  if (!(minScore >= 0 && minScore <= 100))
    return createStringError("--min-score must be 0 to 100");
  config.limit = limit;
  config.search = searched;
  config.seed = seed.value();
  config.minScore = minScore;
  const bool isOurs = !lowerings.areGiven() && project().lowerings().empty();
  if (Error error = isOurs ? addLowerings(check, {"ours"}, {}, {}) : lowerings.apply(check))
    return error;
  check.engines = {EngineKind::RefLLVM};
  check.jobs = jobs.value();
  passPlugins.apply(check);
  if (Error error = limits.apply(check))
    return error;
  if (Error error = machine.apply(check))
    return error;
  if (Error error = callees.apply(check))
    return error;
  return tryLowerings(check);
}

static int printOperators() {
  size_t width = 0;
  for (const OperatorRow &row : operatorRows())
    width = std::max(width, StringRef(row.name).size());
  for (const OperatorRow &row : operatorRows())
    outs() << left_justify(row.name, unsigned(width)) << "  " << row.doc << '\n';
  return 0;
}

/// Text and files. Returns the exit code.
static int writeReports(const CaseMutantsReport &report, const MutateConfig &config, const CheckConfig &check) {
  const bool isAnyMutated = report.withoutCalls() + report.refused() + report.failed() < report.cases.size();
  // What is counted beside others is an error where there are none.
  for (const MutatedCase &row : report.cases)
    if (!row.error.empty() && (!isAnyMutated || (!row.hasNoCalls && !row.isRefused)))
      errorHead() << printable(row.error, /*keepLines=*/true) << '\n';
  if (!jsonFile.isStandardOutput() && !html.isStandardOutput() && isAnyMutated) {
    if (detailOptions.value() != Detail::Quiet)
      outs() << toolName() << " mutate: " << environmentText() << projectBanner() << callees.banner() << "\n\n";
    printCaseMutants(plainOuts(), report, config, usesColour(outs()), detailOptions.value());
    outs().flush();
  }
  auto write = [&](raw_ostream &os) { writeCaseMutantsJSON(os, report, config); };
  if (int code = jsonFile.write(0, write))
    return code;
  if (int code = html.writePage(0, "mutate", write))
    return code;
  if (report.interrupted) {
    errs() << "memref-cts: interrupted; " << report.cases.size() << " of " << files.size() * check.lowerings.size()
           << " cases are in the report\n";
    return 2;
  }
  if (report.failed() || !isAnyMutated)
    return 2;
  std::optional<double> score = report.counts().score();
  if (!score && config.minScore > 0) {
    errorHead() << "no mutant was asked anything, so that there is no score\n";
    return 2;
  }
  const bool isWrong = any_of(report.cases, [](const MutatedCase &row) { return !row.failing.empty(); });
  return isWrong || (score && *score < config.minScore) ? 1 : 0;
}

static int mutateCommand() {
  if (listOperators)
    return printOperators();
  if (Error error = files.take())
    return usageError(toString(std::move(error)));
  if (files.empty())
    return usageError("no case file given; see memref-cts mutate --help");
  CheckConfig check;
  MutateConfig config;
  if (Error error = fillConfig(check, config))
    return usageError(toString(std::move(error)));
  for (const std::string &problem :
       {outputProblem({jsonFile.output(), html.output()}, files.get()), detailOptions.problem()})
    if (!problem.empty())
      return usageError(problem);
  catchInterrupts();
  Progress progress(detailOptions.value());
  CaseMutantsReport report = mutateCases(
      files.get(), check, config,
      [&](const MutateSoFar &soFar) {
        if (!progress.due())
          return;
        std::string text = progressCount(soFar.done, soFar.total, "case") + std::to_string(soFar.mutants) + " mutants";
        raw_string_ostream os(text);
        os << format(" (%.0f/s), ", static_cast<double>(soFar.mutants) / progress.seconds()) << soFar.survivors
           << " survived, ";
        if (soFar.searchPercent)
          os << "search " << *soFar.searchPercent << " %, ";
        os << sys::path::filename(soFar.file);
        progress.show(text);
      },
      [] { return interrupted(); });
  progress.finish();
  return writeReports(report, config, check);
}
