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
#include "fuzz/Reduce.h"
#include "fuzz/tool/Settings.h"

#include "llvm/ADT/StringExtras.h"
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
static const EngineOptions engines(reduce, checkedEngines(), kKnownHere);
static const WaiversOption waivers(reduce, "the case");
static cl::opt<std::string> output("o", cl::value_desc("FILE"), cl::init("-"),
                                   cl::desc("File for the reduced case (default: standard output)"), cl::sub(reduce),
                                   cl::cat(toolCategory()));
static NumberOption<unsigned> maxTests("max-tests", cl::value_desc("N"), cl::init(3000),
                                       cl::desc("Try at most N candidates (default 3000)"), cl::sub(reduce),
                                       cl::cat(toolCategory()));

static int reduceCommand() {
  if (files.size() != 1)
    return usageError("reduce needs one case file; see memref-cts reduce --help");
  CheckConfig config;
  WaiverWords words;
  words.file = waivers.value();
  words.near = files[0];
  fillCheck(words, config);
  if (Error error = underTest.apply(config))
    return usageError(toString(std::move(error)));
  if (Error error = fillWaivers(words, config))
    return usageError(toString(std::move(error)));
  if (Error error = engines.apply(config))
    return usageError(toString(std::move(error)));
  Expected<CaseFile> file = readCaseFile(files[0]);
  if (!file)
    return usageError(toString(file.takeError()));
  if (std::string problem = outputProblem({{"-o", output}}, {files[0]}); !problem.empty())
    return usageError(problem);
  catchInterrupts();
  if (Error error = tryLowerings(config))
    return usageError(toString(std::move(error)));
  Progress progress;
  ReduceOptions options;
  options.maxTests = maxTests;
  options.path = files[0];
  options.progress = [&](unsigned tests, unsigned operations) {
    if (progress.due())
      progress.show((Twine(tests) + " candidates, " + Twine(operations) + " operations").str());
  };
  std::function<bool()> stop = interrupted;
  Expected<Reduced> reduced = reduceCase(file->text, config, "", options, stop);
  progress.finish();
  if (!reduced)
    return usageError(toString(reduced.takeError()));
  if (Error error = writeFile(output, reduced->text))
    return usageError("cannot write " + output + ": " + toString(std::move(error)));
  if (reduced->end == ReductionEnd::Interrupted) {
    errs() << "memref-cts: error: " << files[0] << ": interrupted after " << reduced->tests
           << " candidates: " << reduced->originalOperations << " operations to " << reduced->operations << " so far"
           << (output == "-" ? "" : ", written to " + output)
           << (reduced->verified ? "" : "; not checked under the full limit of " + utostr(reduced->fullMs) + " ms")
           << '\n';
    return 2;
  }
  errs() << files[0] << ": " << reduced->originalOperations << " operations to " << reduced->operations << " in "
         << reduced->tests << " candidates (" << reduced->signature << ")\n";
  if (reduced->end == ReductionEnd::OutOfTests || reduced->candidateMs)
    errs() << files[0] << ": " << reduced->summary()
           << (reduced->end == ReductionEnd::OutOfTests ? " (--max-tests)" : "") << '\n';
  return 0;
}
