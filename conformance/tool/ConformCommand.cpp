//===-- ConformCommand.cpp - memref-cts conform ----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Options to ConformInput and CheckConfig, progress to the terminal, the matrix
// to standard output. With --mutants the score of the planted bugs instead, with
// --sweep the table of memref-cts sweep.
//
//===----------------------------------------------------------------------===//

#include "conformance/AskedLowerings.h"
#include "conformance/PlainText.h"
#include "conformance/Report.h"
#include "conformance/ToolOptions.h"
#include "conformance/check/Excerpts.h"
#include "conformance/suite/conform/Conform.h"
#include "conformance/suite/conform/Mutants.h"
#include "conformance/tool/CheckProgress.h"
#include "conformance/tool/OwnData.h"
#include "conformance/tool/SweepCommand.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

#include <thread>

using namespace llvm;
using namespace memref_cts::conformance;

static int conformCommand();
static Subcommand conform(
    "conform", "",
    "Check lowerings against the numbered clauses, on engines ref-llvm and jit: implemented, tested, passed by chapter",
    conformCommand,
    {{{"memref-cts conform --filter='ADDR-0*' --html=matrix.html",
       "Check the first clauses on addresses, and write a page with their cases and findings"},
      {"memref-cts conform --mustpass --lowering=ours --waivers=none", "Check what a claim of conformance rests on"}},
     "every clause holds, or has a waiver",
     "a clause does not hold",
     "conformance/docs/conform.md"});

static const UnderTestOptions underTest(conform);
static cl::list<std::string>
    filters("filter", cl::value_desc("PATTERN[,...]"),
            cl::desc("Only clauses or chapters that match, e.g. ADDR,CALL-RANKED-* or ADDR-{01,02}"), cl::sub(conform),
            cl::cat(toolCategory()));
static cl::opt<bool>
    mustpass("mustpass",
             cl::desc("Only the clauses that a conformance claim rests on (mustpass.txt beside the registry)"),
             cl::sub(conform), cl::cat(toolCategory()));
static cl::opt<bool> quick("quick",
                           cl::desc("Fast partial run: the first case of each mustpass clause, three calls per "
                                    "CALL-RANDOM line"),
                           cl::sub(conform), cl::cat(toolCategory()));
static NumberOption<unsigned> numShards("num-shards", cl::value_desc("N"), cl::init(0),
                                        cl::desc("Distribute the clauses over N runs; needs --run-shard"),
                                        cl::sub(conform), cl::cat(toolCategory()));
static NumberOption<unsigned> runShard("run-shard", cl::value_desc("K"), cl::init(0),
                                       cl::desc("Run shard K of --num-shards, 1 to N"), cl::sub(conform),
                                       cl::cat(toolCategory()));
static NumberOption<unsigned> slowest("slowest", cl::value_desc("N"), cl::init(0),
                                      cl::desc("Also report the N slowest cases, and the cost per case"),
                                      cl::sub(conform), cl::cat(toolCategory()));
static cl::opt<bool> sweep("sweep",
                           cl::desc("Run memref-cts sweep instead: the cases of sweep.txt under all installed releases "
                                    "of MLIR"),
                           cl::sub(conform), cl::cat(toolCategory()));
static const ReportOption jsonFile(conform, "json", "Also write the report as JSON ('-': standard output)");
static const ReportOption junit(conform, "junit", "Also write the report as JUnit XML, also after a failure");
static const ReportOption html(conform, "html", "Also write the matrix as a page with filters, cases and findings");
static cl::opt<std::string>
    registryFile("registry", cl::value_desc("FILE"),
                 cl::desc("Clauses (default: conformance/clauses.tsv of memref-cts --data; of a "
                          "tool that is not installed: of the source tree around the current "
                          "folder or the tool)"),
                 cl::sub(conform), cl::cat(toolCategory()));
static cl::opt<std::string> caseFolder("cases", cl::value_desc("DIR"),
                                       cl::desc("Case files (default: the folder cases beside the registry)"),
                                       cl::sub(conform), cl::cat(toolCategory()));
static cl::opt<std::string> apiTests("api-tests", cl::value_desc("FILE"),
                                     cl::desc("GoogleTest binary of the api clauses, or 'none' (default: "
                                              "MlirLibraryTest of the build or the installation)"),
                                     cl::sub(conform), cl::cat(toolCategory()));
static const WaiversOption waivers(conform, "the registry");
static const OracleOptions oracles(conform, OracleOptions::On);
static cl::opt<bool> mutants("mutants",
                             cl::desc("Report instead which planted bugs the cases catch (memref-cts-planted only)"),
                             cl::sub(conform), cl::cat(toolCategory()));
static cl::opt<std::string> only("only", cl::value_desc("REGEX"), cl::init("."),
                                 cl::desc("With --mutants: only planted bugs whose name matches"), cl::sub(conform),
                                 cl::cat(toolCategory()));
static cl::opt<CallKinds> calls("calls", cl::desc("With --mutants: which calls of the cases are made (default fixed)"),
                                cl::init(CallKinds::Fixed),
                                cl::values(clEnumValN(CallKinds::Fixed, "fixed", "CALL, CHECK and NEGATIVE lines"),
                                           clEnumValN(CallKinds::Random, "random", "CALL-RANDOM lines"),
                                           clEnumValN(CallKinds::All, "all", "both")),
                                cl::sub(conform), cl::cat(toolCategory()));
static const KnownWords callWords(calls);
static const RandomCallsOptions randomCalls(conform, nullptr, "With --mutants: ");
static const JobsOption jobs(conform, "Cases checked");
static const DetailOptions detailOptions(conform);

static constexpr uint64_t kQuickRandomCalls = 3;

static std::string beside(StringRef file, const Twine &name) {
  SmallString<256> path(sys::path::parent_path(file));
  sys::path::append(path, name);
  return std::string(path);
}

/// The patterns of --filter: commas in braces and brackets belong to a pattern.
static std::vector<std::string> splitFilters() {
  std::vector<std::string> patterns;
  for (const std::string &text : given(filters)) {
    patterns.emplace_back();
    unsigned depth = 0;
    for (char c : text) {
      depth += c == '{' || c == '[';
      depth -= depth && (c == '}' || c == ']');
      if (c == ',' && !depth)
        patterns.emplace_back();
      else
        patterns.back() += c;
    }
  }
  return patterns;
}

/// What to ask for where a pattern is only what ids begin with.
static std::string hint(const Registry &registry, StringRef start) {
  bool any = any_of(registry.clauses(), [&](const Clause &clause) { return StringRef(clause.id).starts_with(start); });
  return any ? (": did you mean " + start + "*?").str() : "";
}

/// Clauses that --filter asks for.
static Error select(const Registry &registry, ConformInput &input) {
  const std::vector<std::string> wanted = splitFilters();
  std::vector<GlobPattern> patterns; // refer to their texts
  std::vector<bool> used(wanted.size(), false);
  for (const std::string &text : wanted) {
    Expected<GlobPattern> pattern = GlobPattern::create(text, /*MaxSubPatterns=*/64);
    if (!pattern)
      return createStringError("--filter=" + text + ": " + toString(pattern.takeError()));
    patterns.push_back(std::move(*pattern));
  }
  for (const Clause &clause : registry.clauses()) {
    if (input.mustpassOnly && !input.mustpass->contains(&clause))
      continue;
    bool fits = patterns.empty();
    for (size_t i = 0; i < patterns.size(); ++i)
      if (patterns[i].match(clause.id) || patterns[i].match(clause.chapter))
        fits = used[i] = true;
    if (fits && !clause.retired())
      input.clauses.push_back(&clause);
  }
  for (size_t i = 0; i < used.size(); ++i)
    if (!used[i])
      return createStringError("--filter=" + wanted[i] + " matches no " + (input.mustpassOnly ? "mustpass " : "") +
                               "clause and no chapter" + hint(registry, wanted[i] + "-"));
  if (!patterns.empty())
    input.partial.push_back("--filter=" + join(wanted, ","));
  return Error::success();
}

/// One of --num-shards parts. Clauses that stand together cost alike, so they are
/// dealt out; a clause stays whole, or its state would say less.
static Error takeShard(ConformInput &input) {
  if (numShards.getNumOccurrences() == 0 && runShard.getNumOccurrences() == 0)
    return Error::success();
  if (numShards == 0 || runShard == 0 || runShard > numShards)
    return createStringError("--num-shards=N and --run-shard=K need each other; K is 1 to N");
  // Whoever looks at this machine alone would take nothing for conformance.
  if (runShard > input.clauses.size())
    return createStringError("shard " + utostr(runShard) + " of " + utostr(numShards) +
                             " has nothing to check: " + utostr(input.clauses.size()) +
                             (input.clauses.size() == 1 ? " clause is" : " clauses are") +
                             " dealt out; --num-shards is at most that");
  std::vector<const Clause *> dealt;
  for (size_t i = runShard - 1; i < input.clauses.size(); i += numShards)
    dealt.push_back(input.clauses[i]);
  input.clauses = std::move(dealt);
  if (numShards > 1)
    input.partial.push_back("shard " + utostr(runShard) + " of " + utostr(numShards));
  return Error::success();
}

/// What every clause shows first.
static void keepFirstCases(std::vector<ClauseCase> &cases) {
  DenseSet<const Clause *> seen;
  llvm::erase_if(cases, [&](const ClauseCase &file) { return !seen.insert(file.clause).second; });
}

/// Tests that this run does not make. Which binary has one, its name does not say.
static std::vector<ClauseTest> testsElsewhere(const Registry &registry, StringRef registryPath) {
  std::vector<ClauseTest> tests =
      findClauseTests(registry, sys::path::parent_path(sys::path::parent_path(registryPath)));
  if (std::string folder = testBinary(""); sys::fs::is_directory(folder))
    for (ClauseTest &test : tests)
      test.replay = "for binary in " + shellQuote(folder) + "*Test; do \"$binary\" --gtest_filter=" + test.name +
                    " || break; done";
  return tests;
}

static Error fillInput(const Registry &registry, const Mustpass &list, StringRef registryPath, ConformInput &input) {
  input.registry = &registry;
  input.registryHash = hashOfFile(registryPath);
  input.mustpass = list.empty() ? nullptr : &list;
  input.mustpassOnly = mustpass || quick;
  if (Error error = select(registry, input))
    return error;
  if (Error error = takeShard(input))
    return error;
  std::string folder = caseFolder.empty() ? beside(registryPath, "cases") : std::string(caseFolder);
  Expected<std::vector<ClauseCase>> cases = findClauseCases(registry, folder, input.suite);
  if (!cases)
    return cases.takeError();
  if (!registryFile.empty() || !caseFolder.empty() || !areOwnLists(registryPath, beside(registryPath, "mustpass.txt")))
    input.partial.push_back("another registry or other cases");
  else if (std::string changed = changedCases(registryPath, input.suite); !changed.empty())
    input.partial.push_back(changed);
  input.waiversAreOfSuite = caseFolder.empty() || waivers.isGiven();
  if (cases->empty() && !caseFolder.empty() &&
      none_of(input.clauses, [](const Clause *clause) { return clause->check == CheckKind::Api; }))
    return createStringError(folder + ": no case with a clause of the registry");
  for (ClauseCase &file : *cases)
    if (is_contained(input.clauses, file.clause))
      input.cases.push_back(std::move(file));
  if (registryFile.empty())
    input.elsewhere = testsElsewhere(registry, registryPath);
  append_range(input.partial, underTest.machine.weakening());
  append_range(input.partial, oracles.weakening());
  if (quick) {
    keepFirstCases(input.cases);
    input.partial.push_back("--quick");
  }
  return Error::success();
}

static constexpr unsigned kShownRuns = 3; // that are no findings, in a cell of the page, of each verdict

static Error fillConfig(const Registry &registry, StringRef registryPath, CheckConfig &config) {
  config.replayOptions = waivers.replayed();
  if (Error error = underTest.apply(config))
    return error;
  if (mutants) { // has lowerings of its own: those of a project are neither tried nor waived
    config.lowerings.clear();
    oracles.apply(config, /*onlyGiven=*/true); // each bug is planted for calls as they are
  } else {
    oracles.apply(config);
  }
  config.jobs = jobs.value();
  config.command = toolCommand();
  config.formClauses = registry.formClauses();
  if (quick)
    config.random = kQuickRandomCalls;
  if (Error error = waivers.apply({registryPath.str()}, config))
    return error;
  if (waivers.value().empty()) // they were found above a registry that need not be their own
    return Error::success();
  for (const Waiver &row : config.waivers.rows())
    if (!registry.find(row.clause))
      return createStringError(waivers.value() + ": waiver '" + row.name + "': the registry has no clause '" +
                               row.clause + "'");
  return Error::success();
}

/// The api tests of the clauses asked for; what is missing makes a partial run.
static Error addApiTests(ConformInput &input) {
  // Of this project's clauses, those of other kinds have a case or such a test.
  if (none_of(input.clauses, [&](const Clause *clause) {
        return clause->check == CheckKind::Api ||
               (registryFile.empty() &&
                none_of(input.cases, [&](const ClauseCase &file) { return file.clause == clause; }));
      }))
    return Error::success();
  std::string binary = apiTests.empty() ? testBinary("MlirLibraryTest") : std::string(apiTests);
  if (interrupted())
    return Error::success();
  if (binary == "none" || (apiTests.empty() && !sys::fs::can_execute(binary))) {
    input.partial.push_back("without api tests" + std::string(binary == "none" ? "" : ": they are not built"));
    return Error::success();
  }
  Expected<std::vector<ApiTest>> tests = runApiTests(binary, /*timeoutSeconds=*/120, interrupted);
  if (!tests)
    return tests.takeError();
  for (ApiTest &test : *tests) {
    const Clause *clause = input.registry->find(test.clause);
    if (!clause || is_contained(input.clauses, clause))
      input.api.push_back(std::move(test));
  }
  return Error::success();
}

static int mutantsCommand(const ConformInput &input, StringRef folder, CheckConfig config) {
  if (!parseLowering("planted:offset-dropped")) {
    consumeError(parseLowering("planted:offset-dropped").takeError());
    return usageError("--mutants needs memref-cts-planted, which contains the planted bugs");
  }
  std::string problem;
  if (!Regex(only).isValid(problem))
    return usageError("--only=" + only + ": " + problem);
  config.calls = calls;
  randomCalls.apply(config);
  Progress progress(detailOptions.value());
  MutantReport report = runMutants(
      input, folder, only, config,
      [&](unsigned done, unsigned total, StringRef what) {
        if (progress.due())
          progress.show(progressCount(done, total, "planted bug") + what.str());
      },
      interrupted);
  progress.finish();
  if (report.mutants.empty() && report.errors.empty())
    return usageError("--only and --filter match no planted bug");
  if (!jsonFile.isStandardOutput())
    printMutants(plainOuts(), report);
  outs().flush();
  return jsonFile.write(report.exitCode(), [&](raw_ostream &os) { writeMutantsJSON(os, report); });
}

/// A CI host that collects JUnit sees why there is nothing else to collect.
static int environmentError(const Twine &what) {
  junit.write(2, [&](raw_ostream &os) { writeJUnitError(os, what.str()); });
  return usageError(what);
}

/// mustpass.txt beside the registry. A registry of one's own may have none.
static Expected<Mustpass> readMustpass(const Registry &registry, StringRef registryPath) {
  std::string path = beside(registryPath, "mustpass.txt");
  if (!mustpass && !quick && !registryFile.empty() && !sys::fs::exists(path))
    return Mustpass();
  return Mustpass::read(path, registry);
}

/// What is known before anything runs; the end of the text says the rest.
static void printPartial(raw_ostream &os, const ConformInput &input) {
  if (!input.partial.empty())
    os << "  PARTIAL RUN, no conformance claim: " << join(input.partial, "; ") << '\n';
}

/// Options that go only with some others.
static std::string optionProblem() {
  if (std::string problem = underTest.limits.problem(); !problem.empty())
    return problem;
  if (mutants && (mustpass || quick || slowest || html.isGiven() || junit.isGiven() || underTest.lowerings.areGiven()))
    return "--mutants has lowerings and a report of its own: it goes with --only, --calls, --random, --seed, --filter, "
           "--json and --jobs";
  if (!mutants && (only.getNumOccurrences() || calls.getNumOccurrences() || randomCalls.areGiven()))
    return "--only, --calls, --random and --seed are for --mutants";
  if (sweep && (mutants || mustpass || quick || underTest.lowerings.areGiven() || !filters.empty()))
    return "--sweep chooses lowerings and cases itself; memref-cts sweep takes files";
  if (sweep && slowest)
    return "--sweep measures no cases: it has no --slowest";
  return "";
}

/// Files that no report may replace.
static std::vector<std::string> inputFiles(StringRef registryPath, const ConformInput &input) {
  std::vector<std::string> files = input.suite;
  files.insert(files.end(), {registryPath.str(), beside(registryPath, "mustpass.txt"),
                             beside(registryPath, "waivers.yaml"), waivers.value(), apiTests});
  return files;
}

static int conformCommand() {
  if (std::string problem = optionProblem(); !problem.empty())
    return usageError(problem);
  if (std::string problem = detailOptions.problem(); !problem.empty())
    return usageError(problem);
  if (sweep) {
    SweepOptions options{jsonFile, waivers};
    options.html = &html;
    options.junit = &junit;
    options.jobs = jobs.value();
    options.detail = detailOptions.value();
    return runSweep(options, [](CheckConfig &config) {
      if (Error error = underTest.machine.apply(config))
        return error;
      return underTest.limits.apply(config);
    });
  }
  std::string path = registryFile;
  if (path.empty()) {
    Expected<std::string> found = dataFile("clauses.tsv");
    if (!found)
      return environmentError(toString(found.takeError()) + "; or name a registry with --registry=");
    path = *found;
  }
  Expected<Registry> registry = Registry::read(path);
  if (!registry)
    return environmentError(toString(registry.takeError()));
  Expected<Mustpass> list = readMustpass(*registry, path);
  if (!list)
    return environmentError(toString(list.takeError()));
  ConformInput input;
  CheckConfig config;
  if (Error error = fillInput(*registry, *list, path, input))
    return environmentError(toString(std::move(error)));
  if (Error error = fillConfig(*registry, path, config))
    return environmentError(toString(std::move(error)));
  if (std::string problem = outputProblem({jsonFile.output(), junit.output(), html.output()}, inputFiles(path, input));
      !problem.empty())
    return usageError(problem);
  catchInterrupts();
  if (Error error = tryLowerings(config))
    return environmentError(toString(std::move(error)));
  if (mutants)
    return mutantsCommand(input, caseFolder.empty() ? beside(path, "cases") : std::string(caseFolder),
                          std::move(config));

  // Before the heading, which says what of them is missing.
  Progress progress(detailOptions.value());
  progress.announce("api tests");
  Error apiError = addApiTests(input);
  progress.finish();
  if (apiError)
    return environmentError(toString(std::move(apiError)));
  if (!jsonFile.isStandardOutput() && detailOptions.value() != Detail::Quiet) {
    outs() << toolName() << " conform: " << environmentText() << "\n  lowerings:";
    for (const LoweringSpec &spec : config.lowerings)
      outs() << ' ' << spec.label;
    outs() << "   clauses: " << input.clauses.size() << "   cases: " << input.cases.size() << projectBanner()
           << oracles.banner() << config.waivers.bannerText() << '\n';
    printPartial(plainOuts(), input);
    outs() << '\n';
    outs().flush();
  }
  std::vector<std::string> files;
  for (const ClauseCase &file : input.cases)
    files.push_back(file.path);
  config.keepShown = html.isGiven() ? kShownRuns : 0;
  CheckReport check = checkFiles(files, config, checkProgress(progress, "case"), interrupted);
  if (jsonFile.isGiven() || html.isGiven())
    addCode(check, config, interrupted);
  progress.finish();
  ConformReport report = makeConformReport(std::move(input), std::move(config), std::move(check));
  report.slowest = slowest;
  if (!jsonFile.isStandardOutput())
    printConform(plainOuts(), report, usesColour(outs()), detailOptions.value());
  outs().flush();
  int exitCode = jsonFile.write(report.exitCode(), [&](raw_ostream &os) { writeConformJSON(os, report); });
  exitCode = html.write(exitCode, [&](raw_ostream &os) { writeConformHTML(os, report); });
  return junit.write(exitCode, [&](raw_ostream &os) { writeConformJUnit(os, report); });
}
