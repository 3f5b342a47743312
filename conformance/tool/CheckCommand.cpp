//===-- CheckCommand.cpp - memref-cts check --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Options to CheckConfig, progress to the terminal, report to standard output.
//
//===----------------------------------------------------------------------===//

#include "conformance/tool/CheckCommand.h"
#include "conformance/AskedLowerings.h"
#include "conformance/PlainText.h"
#include "conformance/PrepareOption.h"
#include "conformance/Report.h"
#include "conformance/check/Excerpts.h"
#include "conformance/engines/aot/Aot.h"
#include "conformance/lowerings/Lowerings.h"
#include "conformance/project/Project.h"
#include "conformance/suite/conform/Registry.h"
#include "conformance/targets/Targets.h"
#include "conformance/tool/CheckProgress.h"
#include "conformance/tool/FileWatch.h"
#include "conformance/tool/Options.h"
#include "conformance/tool/OwnData.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <numeric>
#include <set>
#include <thread>

using namespace llvm;
using namespace memref_cts::conformance;

static const UnderTestOptions underTest(options::check);
static const CalleesOption callees(options::check);
static const PrepareOption prepare(options::check);
static const OracleOptions oracles(options::check);
static const EngineOptions engines(options::check, EngineSet::all());
/// The rows of targets.def, of which the first is the default.
static const std::string targetHelp = [] {
  std::vector<std::string> names = aotTargetNames();
  names.front() += " (default)";
  return "Target of engine aot: " + join(names, ", ") + ", or all of them";
}();
static const TargetsOption targets(options::check, targetHelp.c_str());
static cl::opt<std::string> compiler("cc", cl::value_desc("NAME"), cl::init("gcc"),
                                     cl::desc("C compiler of engine aot: gcc (default, the target's), clang"),
                                     cl::sub(options::check), cl::cat(toolCategory()));
static cl::opt<std::string> selfChecking(
    "self-checking", cl::value_desc("DIR"),
    cl::desc("Leave the executables of engine aot in DIR. Each holds the reference machine, the program and its calls, "
             "and can check itself on any machine of its target. The tool runs each once and compares the judgements"),
    cl::sub(options::check), cl::cat(toolCategory()));
static cl::opt<std::string> loweredFolder(
    "lowered", cl::value_desc("DIR"),
    cl::desc("Write lowered modules of cases with findings to DIR, as CASE.LOWERING.mlir, and what engine ref-ir runs "
             "of them as CASE.LOWERING.ref-ir.mlir. Places <lowered>:LINE and <ref-ir>:LINE are lines of these files"),
    cl::sub(options::check), cl::cat(toolCategory()));
static cl::opt<bool> afterEachPass("after-each-pass", cl::init(true),
                                   cl::desc("Name the first wrong pass of a pipeline in findings (default; =false "
                                            "saves time)"),
                                   cl::sub(options::check), cl::cat(toolCategory()));
static const ReportOption html(options::check, "html",
                               "Also write findings and code as one page for a browser ('-': standard output)");
static const ReplaysOption replays(options::check);
static const DetailOptions detailOptions(options::check);
static const JobsOption jobs(options::check, "Files checked");
static NumberOption<unsigned> keep("max-findings", cl::value_desc("N"), cl::init(3),
                                   cl::desc("Findings shown per file, lowering and engine (default 3)"),
                                   cl::sub(options::check), cl::cat(toolCategory()));
static cl::opt<bool>
    watch("watch",
          cl::desc("Check a file again whenever it changes, or its waivers, a pass plug-in, a file of a "
                   "command or the project file; Ctrl-C ends"),
          cl::sub(options::check), cl::cat(toolCategory()));
static const WaiversOption waivers(options::check, "a case file");
static const MaxUncheckedOption maxUnchecked(options::check, "all calls", 10,
                                             ". Also fail if no call of a file is checked, unless PERCENT is 100");

static Error fillEngines(CheckConfig &config) {
  if (Error error = engines.apply(config))
    return error;
  bool aot = config.has(EngineKind::Aot);
  if (!aot && (!targets.names().empty() || compiler.getNumOccurrences() || selfChecking.getNumOccurrences()))
    return createStringError("--target, --cc and --self-checking are for --engine=aot");
  if (aot && targets.names().empty())
    config.aotTargets = {"native"};
  return Error::success();
}

/// What is about engine aot alone.
static Error fillTargets(CheckConfig &config) {
  if (selfChecking.getNumOccurrences() && selfChecking.empty())
    return createStringError("--self-checking needs a folder");
  if (!selfChecking.empty())
    if (std::error_code problem = sys::fs::create_directories(selfChecking, /*IgnoreExisting=*/true, sys::fs::all_all))
      return createStringError("cannot make " + selfChecking + ": " + problem.message());
  config.selfChecking = selfChecking;
  std::vector<std::string> known = aotTargetNames();
  for (const std::string &target : targets.names()) {
    if (target != "all" && !is_contained(known, target))
      return createStringError("unknown target '" + target + "'; known are " + join(known, ", ") + ", all");
    for (const std::string &name : known)
      if ((target == "all" || target == name) && !is_contained(config.aotTargets, name))
        config.aotTargets.push_back(name);
  }
  config.compiler = compiler;
  if (!is_contained(aotCompilerNames(), config.compiler))
    return createStringError("unknown C compiler '" + config.compiler + "'; known are " +
                             join(aotCompilerNames(), ", "));
  // A target among others may be missing: its calls are refused, with the reason.
  std::string problem;
  for (const std::string &target : config.aotTargets)
    if (problem = aotToolsProblem(target, config.compiler); problem.empty())
      break;
  return problem.empty() ? Error::success() : createStringError("engine aot cannot run: " + problem);
}

/// What a replay command repeats of the options.
static std::string replayOptions() {
  std::string text;
  auto repeat = [&](const cl::Option &option, const std::string &value) {
    if (option.getNumOccurrences())
      text += " --" + (option.ArgStr + (value.empty() ? "" : "=" + shellQuote(value))).str();
  };
  text += waivers.replayed();
  repeat(selfChecking, selfChecking);
  repeat(afterEachPass, afterEachPass ? "true" : "false");
  return text;
}

static Error fillConfig(CheckConfig &config) {
  config.replayOptions = replayOptions();
  if (Error error = underTest.apply(config))
    return error;
  oracles.apply(config);
  if (Error error = callees.apply(config))
    return error;
  if (Error error = prepare.apply(config))
    return error;
  if (Error error = fillEngines(config))
    return error;
  if (Error error = fillTargets(config))
    return error;
  config.afterEachPass = afterEachPass;
  options::randomCalls.apply(config);
  config.onlyCalls = given(options::calls);
  config.onlyAt = options::at;
  config.jobs = jobs.value();
  config.keep = keep;
  if (Error error = maxUnchecked.apply(config))
    return error;
  if (Error error = waivers.apply(options::files.get(), config))
    return error;
  config.command = replays.command();
  config.formClauses = formClausesAt(dataFile("clauses.tsv"));
  return Error::success();
}

/// A part of a name of a file.
static std::string fileWord(StringRef text) {
  std::string word = text.str();
  std::replace_if(word.begin(), word.end(), [](char c) { return !isAlnum(c) && !StringRef("._+-").contains(c); }, '-');
  return word;
}

/// "upstream:cse", "pipeline", "pipeline-2": the same in each run with these lowerings.
static std::string loweringWord(const CheckConfig &config, const LoweringSpec &spec) {
  if (!isUsers(spec.kind) || !spec.givenName.empty())
    return spec.label;
  unsigned number = 0;
  for (const LoweringSpec &each : config.lowerings) {
    number += each.kind == spec.kind && each.givenName.empty();
    if (each.label == spec.label)
      break;
  }
  return spec.name + (number > 1 ? "-" + utostr(number) : "");
}

/// Writes --lowered, and says where each file is.
static Error writeLowered(const CheckReport &report, const CheckConfig &config) {
  CaseChecker checker(config, interrupted);
  std::vector<std::string> names;
  for (const FileReport &file : report.files)
    names.push_back(file.file);
  names = shortFiles(names);
  std::set<std::string> taken;
  auto pathOf = [](StringRef stem) {
    SmallString<128> path(loweredFolder);
    sys::path::append(path, stem + ".mlir");
    return path;
  };
  auto isCase = [&](StringRef path) {
    return sys::fs::exists(path) &&
           any_of(report.files, [&](const FileReport &each) { return sys::fs::equivalent(path, each.file); });
  };
  for (const auto &[file, name] : zip_equal(report.files, names)) {
    for (const LoweringSpec &spec : config.lowerings) {
      if (none_of(file.cells, [&](const Cell &cell) { return cell.lowering == spec.label && cell.bad(); }))
        continue;
      if (interrupted()) {
        errs() << "lowered: interrupted before the rest was written\n";
        return Error::success();
      }
      Expected<CaseFile> read = readCaseFile(file.file);
      if (!read)
        return read.takeError();
      std::string stem = fileWord(StringRef(name).ends_with(".mlir") ? StringRef(name).drop_back(5) : StringRef(name)) +
                         "." + fileWord(loweringWord(config, spec));
      auto write = [&, &name = file.file](const std::string &stem, const std::string &text, const char *how) -> Error {
        std::string unique = stem; // a case may be given twice, or be in that folder under this name
        for (unsigned number = 2; !taken.insert(unique).second || isCase(pathOf(unique)); ++number)
          unique = stem + "-" + utostr(number);
        SmallString<128> path = pathOf(unique);
        if (Error error = writeFile(path, text))
          return createStringError("cannot write " + path.str() + ": " + toString(std::move(error)));
        errs() << "lowered: " << path << ": " << name << " by " << spec.label << how << '\n';
        return Error::success();
      };
      if (Error error = write(stem, checker.lowered(*read, spec), ""))
        return error;
      if (config.has(EngineKind::RefIR))
        if (Error error = write(stem + ".ref-ir", checker.throughIR(*read, spec), ", through LLVM IR"))
          return error;
    }
  }
  return Error::success();
}

static void printBanner(const CheckConfig &config) {
  outs() << toolName() << " check: " << environmentText() << "\n  lowerings:";
  for (const LoweringSpec &spec : config.lowerings)
    outs() << ' ' << spec.label;
  outs() << "   engines: " << name(EngineKind::Ref);
  for (const Stage &stage : config.stages())
    outs() << ' ' << stage.text();
  if (config.has(EngineKind::Jit) || config.has(EngineKind::RefIR) || !config.aotTargets.empty())
    outs() << " -O" << config.optLevel;
  if (config.random)
    outs() << "   random: " << *config.random << " a line";
  outs() << "   seed: " << (config.seed ? utostr(*config.seed) : "of each line") << projectBanner() << callees.banner()
         << prepare.banner() << oracles.banner() << config.waivers.bannerText();
  if (config.worker.structured != LowerStructured::Auto)
    outs() << "   structured control flow lowered first: " << name(config.worker.structured);
  if (config.worker.runtime != RuntimeLibrary::Ours)
    outs() << "   runtime: " << name(config.worker.runtime);
  outs() << "\n\n";
  outs().flush();
}

/// Commands that say nothing of their waivers, with those of upstream; whether there are any.
static Expected<bool> giveUpstreamsWaivers(CheckConfig &config) {
  std::optional<Waivers> own;
  for (LoweringSpec &spec : config.lowerings) {
    if (spec.kind != LoweringKind::Command || !spec.waiversOf.empty())
      continue;
    if (!own) {
      Expected<std::string> path = dataFile("waivers.yaml");
      Expected<Waivers> read = path ? Waivers::readOwn(*path) : Expected<Waivers>(path.takeError());
      if (!read)
        return read.takeError();
      own = std::move(*read);
    }
    spec.waiversOf = "upstream";
    config.waivers.inherit(*own, spec.label, spec.waiversOf, std::nullopt);
  }
  return own.has_value();
}

void memref_cts::conformance::printKnown(raw_ostream &os, const CheckReport &report, const CheckConfig &config,
                                         StringRef counted) {
  if (report.findings() == 0 || report.interrupted)
    return;
  CheckConfig again = config;
  Expected<bool> hasCommands = giveUpstreamsWaivers(again);
  if (!hasCommands) // without data there is nothing to say
    consumeError(hasCommands.takeError());
  else if (*hasCommands)
    erase_if(again.lowerings, [&](const LoweringSpec &spec) {
      return none_of(config.lowerings, [&](const LoweringSpec &other) {
        return other.label == spec.label && other.waiversOf != spec.waiversOf;
      });
    });
  else
    again.lowerings.clear();
  again.keep = 1000;
  again.afterEachPass = false;
  again.onlyAt.clear();
  for (const LoweringSpec &spec : again.lowerings) {
    uint64_t shown = 0, known = 0;
    bool wantsPlaces = false;
    CheckConfig one = again;
    one.lowerings = {spec};
    for (const FileReport &file : report.files) {
      std::set<std::string> calls;
      one.onlyCalls.clear();
      bool ofModule = false; // what belongs to no call shows with the calls of the file
      for (const Finding &finding : file.findings) {
        if (finding.lowering != spec.label)
          continue;
        ++shown;
        ofModule |= finding.call.empty();
        if (finding.at.empty() && !finding.call.empty() && calls.insert(finding.call).second)
          one.onlyCalls.push_back(finding.call);
      }
      if (!ofModule && one.onlyCalls.empty())
        continue;
      if (ofModule)
        one.onlyCalls = config.onlyCalls;
      CheckReport second = checkFiles({file.file}, one, nullptr, interrupted);
      if (second.interrupted || !second.files.front().error.empty())
        continue;
      // A finding that is gone without a waiver was one of chance, such as memory that nobody wrote.
      const FileReport &again = second.files.front();
      auto waives = [&](const Cell &cell) { return cell.lowering == spec.label && !cell.waived.empty(); };
      auto wouldBeWaived = [&](const Finding &finding) { return !finding.verdict.unlocated.empty(); };
      if (none_of(again.cells, waives) && none_of(again.findings, wouldBeWaived))
        continue;
      for (const Finding &finding : file.findings) {
        if (finding.lowering != spec.label || !(finding.at.empty() || ofModule))
          continue;
        const std::vector<Finding> &left = second.files.front().findings;
        auto same = find_if(
            left, [&](const Finding &other) { return other.stage == finding.stage && other.call == finding.call; });
        bool lacksPlaces = same != left.end() && !same->verdict.unlocated.empty();
        known += same == left.end() || lacksPlaces;
        wantsPlaces |= lacksPlaces;
      }
    }
    if (known)
      os << known << " of the " << shown << (shown == 1 ? " finding " : " findings ") << counted << " under "
         << spec.label << (known == 1 ? " is" : " are")
         << " known of upstream's passes. If the command has these: --waivers-of="
         << shellQuote((spec.givenName.empty() ? "" : spec.givenName + "=") + spec.waiversOf)
         << (wantsPlaces ? ", and let it print locations (--mlir-print-debuginfo)" : "") << '\n';
  }
}

static void printErrors(const CheckReport &report) {
  unsigned notReached = 0;
  for (const FileReport &file : report.files) {
    notReached += file.notReached;
    if (!file.error.empty() && !file.notReached)
      errorHead() << printable(file.error, /*keepLines=*/true) << '\n';
  }
  if (notReached)
    errorHead() << "interrupted before " << notReached << " of " << report.files.size()
                << (report.files.size() == 1 ? " file\n" : " files\n");
}

/// Files that a command consists of: its program, and the arguments that are files.
static void addCommandFiles(StringRef command, std::vector<std::string> &files) {
  BumpPtrAllocator allocator;
  StringSaver saver(allocator);
  SmallVector<const char *> words;
  cl::TokenizeGNUCommandLine(command, saver, words);
  for (const char *word : words) {
    std::string path = word;
    if (!sys::fs::is_regular_file(path) && word == words.front())
      if (ErrorOr<std::string> found = sys::findProgramByName(word))
        path = *found;
    if (sys::fs::is_regular_file(path) && !is_contained(files, path))
      files.push_back(std::move(path));
  }
}

/// Starts the tool once more with the same arguments: options have values of the project file.
/// Comes back only with an error.
static Error startAgain(const CheckConfig &config) {
  if (Expected<Project> project = Project::read(config.project); !project)
    return project.takeError();
  outs().flush();
  restartTool();
  return createStringError("cannot start " + toolPath() + " again: " + sys::StrError());
}

/// Reports again and again until it is interrupted, with workers that stay: most of the time of one file is theirs.
static int watchFiles(CheckConfig &config, const std::vector<std::string> &files) {
  std::vector<std::string> watched = files;
  append_range(watched, config.worker.passPlugins);
  append_range(watched, callees.paths());
  std::string waiversPath;
  if (Error error = waivers.apply(files, config, &waiversPath))
    return usageError(toString(std::move(error)));
  if (!waiversPath.empty() && waiversPath != "none")
    watched.push_back(waiversPath);
  for (const LoweringSpec &spec : config.lowerings)
    addCommandFiles(splitForm(spec.command).second, watched);
  const size_t projectFile = watched.size();
  if (!config.project.empty())
    watched.push_back(config.project);
  FileWatch change(watched);
  CheckReport report;
  report.sandbox = sandboxText(config.worker);
  report.files.resize(files.size());
  std::unique_ptr<CaseChecker> checker;
  std::vector<size_t> changed = {files.size()}; // so that all are checked
  for (; !changed.empty(); changed = change.wait(interrupted)) {
    if (is_contained(changed, projectFile)) {
      checker.reset(); // ends the workers
      usageError(toString(startAgain(config)));
    }
    if (!checker || any_of(changed, [&](size_t i) { return i >= files.size(); })) {
      if (Error error = waivers.apply(files, config)) {
        usageError(toString(std::move(error)));
        continue; // until it is mended
      }
      checker = std::make_unique<CaseChecker>(config, interrupted);
      changed.resize(files.size());
      std::iota(changed.begin(), changed.end(), 0);
    }
    if (!checker)
      continue;
    auto start = std::chrono::steady_clock::now();
    for (size_t i : changed)
      report.files[i] = checker->checkFile(files[i]);
    report.times.wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (interrupted())
      break;
    if (outs().is_displayed())
      outs() << "\x1b[H\x1b[2J"; // a new page
    printReport(plainOuts(), report, config, usesColour(outs()), detailOptions.value());
    outs().flush();
    printErrors(report);
    outs() << (outs().is_displayed() ? "watching; Ctrl-C ends\n" : "\n");
    outs().flush();
    if (options::json.isGiven())
      addCode(report, config, interrupted);
    (void)options::json.write(report.exitCode(config), [&](raw_ostream &os) { writeJSON(os, report, config); });
  }
  return 2; // as every command that is interrupted
}

/// Findings that a stored report has are replayed by their number there, which is shorter than their commands.
static void nameReplays(CheckReport &report, const CheckConfig &config) {
  StringRef file = options::json.value();
  if (!options::json.isGiven() || options::json.isStandardOutput() || config.keepShown)
    return; // runs that are shown have numbers, too
  // Nobody reads it again there, or a shell drops what ends the name.
  if ((sys::fs::exists(file) && !sys::fs::is_regular_file(file)) || file.contains('\n'))
    return;
  const std::string path = file.starts_with("-") ? ("./" + file).str() : file.str();
  size_t number = 0;
  for (FileReport &file : report.files)
    for (Finding &finding : file.findings)
      if (!finding.replay.empty())
        finding.savedReplay = config.command + " replay " + shellQuote(path) + ' ' + utostr(++number);
}

int memref_cts::conformance::checkCommand() {
  if (Error error = options::files.take())
    return usageError(toString(std::move(error)));
  CheckConfig config;
  if (Error error = fillConfig(config))
    return usageError(toString(std::move(error)));
  if (options::files.empty())
    return usageError("no case file given; see memref-cts check --help");
  if (std::string problem = options::callsProblem(); !problem.empty())
    return usageError(problem);
  if (std::string problem = underTest.machine.problem(); !problem.empty())
    return usageError(problem);
  if (std::string problem = outputProblem({options::json.output(), html.output()}, options::files.get());
      !problem.empty())
    return usageError(problem);
  if (std::string problem = detailOptions.problem(); !problem.empty())
    return usageError(problem);
  const std::vector<std::string> &files = options::files.get();
  const bool jsonOnStdout = options::json.isStandardOutput() || html.isStandardOutput();
  if (watch && (jsonOnStdout || html.isGiven() || is_contained(files, "-") || !loweredFolder.empty()))
    return usageError("--watch goes with files and a report for people; not with '-', --lowered, --html or --json=-");
  if (std::error_code problem = loweredFolder.empty()
                                    ? std::error_code()
                                    : sys::fs::create_directories(loweredFolder, true, sys::fs::all_all))
    return usageError("cannot make " + loweredFolder + ": " + problem.message());
  if (!loweredFolder.empty() && !sys::fs::is_directory(loweredFolder))
    return usageError("--lowered=" + loweredFolder + ": not a folder");
  // Ctrl-C ends the run after the runs under way and still prints the report.
  catchInterrupts();
  if (Error error = tryLowerings(config))
    return usageError(toString(std::move(error)));
  if (!jsonOnStdout && detailOptions.value() != Detail::Quiet)
    printBanner(config);
  if (watch)
    return watchFiles(config, files);
  Progress progress(detailOptions.value());
  CheckReport report = checkFiles(files, config, checkProgress(progress, "file", /*showsRate=*/true), interrupted);
  progress.finish();
  int exitCode = report.exitCode(config);
  const bool isQuiet = detailOptions.value() == Detail::Quiet;
  const bool isStored = options::json.isGiven() || html.isGiven();
  constexpr size_t kFilesWithCode = 10;
  if (isStored || !isQuiet)
    addCode(report, config, interrupted, isStored ? SIZE_MAX : kFilesWithCode);
  nameReplays(report, config);
  if (!jsonOnStdout) {
    printReport(plainOuts(), report, config, usesColour(outs()), detailOptions.value());
    if (!isQuiet && report.findings() && !is_contained(files, "-"))
      plainOuts() << kReplayHint;
    if (!isQuiet && waivers.value() != "none")
      printKnown(plainOuts(), report, config, "shown");
    outs().flush();
  }
  printErrors(report);
  if (!loweredFolder.empty())
    if (Error error = writeLowered(report, config))
      return usageError(toString(std::move(error)));
  auto write = [&](raw_ostream &os) { writeJSON(os, report, config); };
  exitCode = options::json.write(exitCode, write);
  return html.writePage(exitCode, "check", write);
}
