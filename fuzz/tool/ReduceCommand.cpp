//===-- ReduceCommand.cpp - memref-cts reduce ------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A case file with a finding in, a smaller one with the same finding out.
//
//===----------------------------------------------------------------------===//

#include "conformance/ToolOptions.h"

#include "conformance/AskedLowerings.h"
#include "conformance/PrepareOption.h"
#include "conformance/Report.h"
#include "fuzz/Reduce.h"
#include "fuzz/tool/Settings.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace memref_cts::fuzz;
using namespace memref_cts::conformance;
using namespace llvm;

static int reduceCommand();
static Subcommand
    reduce("reduce", "FILE", "Reduce a case with a finding: smaller program, smaller data", reduceCommand,
           {{{"memref-cts reduce case.mlir --lowering=upstream --waivers=none --max-tests=50 -o small.mlir",
              "Reduce the case while upstream has the same kind of finding"}},
            "the case was reduced, or nothing of it can go",
            "", // a case without a finding is no input for it
            "fuzz/docs/reduce.md"});
static cl::list<std::string> files(cl::Positional, cl::desc("FILE"), cl::sub(reduce), cl::cat(toolCategory()));
/// Candidates are small, but code of a release may take long to compile.
static const UnderTestOptions underTest(reduce, [] {
  RunLimits limits = smallLimits();
  limits.timeoutMs = RunLimits().timeoutMs;
  return limits;
}());
static const CalleesOption callees(reduce);
static const PrepareOption prepare(reduce);
static const OracleOptions oracles(reduce);
static const EngineOptions engines(reduce, checkedEngines(), kKnownHere);
static const WaiversOption waivers(reduce, "the case");
static const ReportOption output(reduce, "o", "File for the reduced case (default: standard output)");
static const ReportOption jsonFile(reduce, "json",
                                   "Also write what was done as JSON ('-': standard output, instead of the case)");
static const DetailOptions detailOptions(reduce, "Print nothing but errors, and the case",
                                         "Print a line for each candidate that is kept");
static NumberOption<unsigned> maxTests("max-tests", cl::value_desc("N"), cl::init(3000),
                                       cl::desc("Try at most N candidates (default 3000)"), cl::sub(reduce),
                                       cl::cat(toolCategory()));

/// What stands in the report, whatever came of the reduction.
static void writeReduction(raw_ostream &os, const Reduced &reduced, const std::string &file, const std::string &sandbox,
                           int exitCode) {
  json::OStream json(os, /*IndentSize=*/1);
  json.object([&] {
    beginReport(json, sandbox);
    json.attribute("environment", environmentText());
    json.attribute("exit_code", exitCode);
    json.attribute("file", json::fixUTF8(file));
    json.attribute("signature", json::fixUTF8(reduced.signature));
    json.attribute("lowering", json::fixUTF8(reduced.lowering));
    json.attribute("engine", reduced.stage.text());
    json.attribute("original_operations", static_cast<int64_t>(reduced.originalOperations));
    json.attribute("operations", static_cast<int64_t>(reduced.operations));
    json.attribute("candidates", static_cast<int64_t>(reduced.tests));
    json.attribute("end", name(reduced.end));
    json.attribute("reduction", reduced.summary());
    if (reduced.candidateMs) {
      json.attribute("candidate_ms", static_cast<int64_t>(reduced.candidateMs));
      json.attribute("full_ms", static_cast<int64_t>(reduced.fullMs));
    }
    json.attribute("verified", reduced.verified);
    json.attributeArray("kept", [&] {
      for (const ReductionStep &step : reduced.kept)
        json.object([&] {
          json.attribute("candidate", static_cast<int64_t>(step.candidate));
          json.attribute("operations", static_cast<int64_t>(step.operations));
          json.attribute("edit", step.edit);
        });
    });
    json.attribute("case", json::fixUTF8(reduced.text));
  });
  os << '\n';
}

/// The end of a reduction for people, on standard error: the case may be on standard output.
static void tellEnd(const Reduced &reduced, const std::string &file, const std::string &sandbox) {
  errs() << sandboxLine(sandbox) << file << ": " << reduced.originalOperations << " operations to "
         << reduced.operations << " in " << reduced.tests << (reduced.tests == 1 ? " candidate (" : " candidates (")
         << reduced.signature << ")\n";
  if (reduced.end == ReductionEnd::OutOfTests || reduced.candidateMs)
    errs() << file << ": " << reduced.summary() << (reduced.end == ReductionEnd::OutOfTests ? " (--max-tests)" : "")
           << '\n';
}

/// What is checked of each candidate.
static Error fillConfig(CheckConfig &config) {
  WaiverWords words;
  words.file = waivers.value();
  words.near = files[0];
  fillCheck(words, config);
  if (Error error = underTest.apply(config))
    return error;
  oracles.apply(config);
  if (Error error = callees.apply(config))
    return error;
  if (Error error = prepare.apply(config))
    return error;
  if (Error error = fillWaivers(words, config))
    return error;
  return engines.apply(config);
}

static Expected<Reduced> reduceIt(const CaseFile &file, const CheckConfig &config) {
  Progress progress(detailOptions.value());
  ReduceOptions options;
  options.maxTests = maxTests;
  options.path = files[0];
  options.progress = [&](const ReductionStep &step) {
    if (detailOptions.value() == Detail::Verbose)
      errs() << files[0] << ": candidate " << step.candidate << ": " << step.operations << " operations, fewer "
             << step.edit << '\n';
    else if (progress.due())
      progress.show((Twine(step.candidate) + " candidates, " + Twine(step.operations) + " operations").str());
  };
  std::function<bool()> stop = interrupted;
  Expected<Reduced> reduced = reduceCase(file.text, config, "", options, stop);
  progress.finish();
  return reduced;
}

static int reduceCommand() {
  if (files.size() != 1)
    return usageError("reduce needs one case file; see memref-cts reduce --help");
  if (std::string problem = detailOptions.problem(); !problem.empty())
    return usageError(problem);
  CheckConfig config;
  if (Error error = fillConfig(config))
    return usageError(toString(std::move(error)));
  Expected<CaseFile> file = readCaseFile(files[0]);
  if (!file)
    return usageError(toString(file.takeError()));
  // The report has the case, too.
  const std::string caseFile = output.isGiven() || jsonFile.isStandardOutput() ? output.value() : "-";
  if (std::string problem = outputProblem({{"-o", caseFile}, jsonFile.output()}, {files[0]}); !problem.empty())
    return usageError(problem);
  catchInterrupts();
  if (Error error = tryLowerings(config))
    return usageError(toString(std::move(error)));
  Expected<Reduced> reduced = reduceIt(*file, config);
  if (!reduced)
    return usageError(toString(reduced.takeError()));
  if (!caseFile.empty())
    if (Error error = writeFile(caseFile, reduced->text))
      return usageError("cannot write " + caseFile + ": " + toString(std::move(error)));
  const std::string sandbox = sandboxText(config.worker);
  const bool isInterrupted = reduced->end == ReductionEnd::Interrupted;
  if (isInterrupted)
    errorHead() << files[0] << ": interrupted after " << reduced->tests
                << " candidates: " << reduced->originalOperations << " operations to " << reduced->operations
                << " so far" << (caseFile == "-" || caseFile.empty() ? "" : ", written to " + caseFile)
                << (reduced->verified ? "" : "; not checked under the full limit of " + utostr(reduced->fullMs) + " ms")
                << '\n';
  else if (detailOptions.value() != Detail::Quiet)
    tellEnd(*reduced, files[0], sandbox);
  const int exitCode = isInterrupted ? 2 : 0;
  return jsonFile.write(exitCode, [&](raw_ostream &os) { writeReduction(os, *reduced, files[0], sandbox, exitCode); });
}
