//===-- AbiCommand.cpp - memref-cts abi ------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Options to MatrixConfig, progress to the terminal, report to standard output.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/MatrixChanges.h"

#include "conformance/AskedLowerings.h"
#include "conformance/Document.h"
#include "conformance/PlainText.h"
#include "conformance/Report.h"
#include "conformance/TempFolder.h"
#include "conformance/ToolOptions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

#include <mutex>
#include <thread>

using namespace llvm;
using namespace memref_cts::abi_tests;
using namespace memref_cts::conformance;

static int abiCommand();
static Subcommand
    abi("abi", "", "Call across C compilers, lowerings and targets, and compare what both ends saw", abiCommand,
        {{{"memref-cts abi --list", "List targets, compilers and families of signatures"},
          {"memref-cts abi --target=native -O0 --family=words --save=saved.json",
           "Check one family on this machine, and keep what is found"},
          {"memref-cts abi --target=native -O0 --family=words --against=saved.json", "Say what changed since"}},
         "every call agrees, or differs as a hazard foretells; of each lowering one was compared. With "
         "--against: nothing got worse",
         "a call differs. With --against: something got worse",
         "abi_tests/docs/matrix.md"});

static const ProjectOption projectOption(abi);
static const LoweringOptions lowerings(abi, /*hasWaivers=*/false, "; 'none' for none");
static const PassPluginOption passPlugins(abi);
static const SandboxOption sandbox(abi);
static const WorkerLimitOptions limits(abi, /*runMs=*/std::nullopt);
static const TargetsOption targetsOption(abi, "Targets: native, or names of --list (default: all); others than native "
                                              "run under qemu-user");
static cl::list<std::string> compilerNames("compiler", cl::value_desc("NAME"), cl::CommaSeparated,
                                           cl::desc("C and C++ compilers (default: all); 'none' for none"),
                                           cl::sub(abi), cl::cat(toolCategory()));
static cl::list<std::string> families("family", cl::value_desc("NAME"), cl::CommaSeparated,
                                      cl::desc("Families of signatures (default: all; see --list)"), cl::sub(abi),
                                      cl::cat(toolCategory()));
static NumberOption<unsigned>
    randomResults("random-results", cl::value_desc("N"), cl::init(0),
                  cl::desc("Families of N random tuples of results besides those of --family (default: none). Each is "
                           "named by its types: --family=results:f32-i64"),
                  cl::sub(abi), cl::cat(toolCategory()));
static const SeedOption seed(abi, "Seed of --random-results (default 1)");
static cl::list<std::string> conventions("convention", cl::value_desc("NAME"), cl::CommaSeparated,
                                         cl::desc("Conventions: default, wrapper, bare (default: all)"), cl::sub(abi),
                                         cl::cat(toolCategory()));
static cl::list<char> levels("O", cl::Prefix, cl::value_desc("0..3"),
                             cl::desc("Optimisation level of both ends; may be repeated (default: -O0 -O2)"),
                             cl::sub(abi), cl::cat(toolCategory()));
static const JobsOption jobs(abi, "Processes");
static const DetailOptions detailOptions(abi, "Print a line for each kind of findings, and the counts",
                                         "Print all kinds of findings, each with all its fields");
static const ReportOption jsonFile(abi, "json", "Also write the report as JSON ('-': standard output)");
static const ReportOption html(abi, "html", "Also write the report as one page for a browser ('-': standard output)");
static const ReportOption saveTo(abi, "save",
                                 "Save what the matrix found, for --against of a later run ('-': standard "
                                 "output)");
static cl::opt<std::string> against("against", cl::value_desc("FILE"),
                                    cl::desc("Compare with a matrix that --save wrote, and say what changed. The exit "
                                             "code is 1 if something got worse; findings that the file has do not "
                                             "count"),
                                    cl::sub(abi), cl::cat(toolCategory()));
static cl::list<std::string> aliases("as", cl::value_desc("NAME"), cl::CommaSeparated,
                                     cl::desc("Names that the file of --against has for the ends, in the order in "
                                              "which the report names them"),
                                     cl::sub(abi), cl::cat(toolCategory()));
static cl::opt<std::string> keepIn("keep", cl::value_desc("DIR"),
                                   cl::desc("Leave sources, objects and programs in this directory"), cl::sub(abi),
                                   cl::cat(toolCategory()));
static cl::opt<bool> list("list", cl::desc("List targets, compilers and families, and run nothing"), cl::sub(abi),
                          cl::cat(toolCategory()));

/// A report for programs or a browser is on standard output.
static bool isTextReplaced() {
  return jsonFile.isStandardOutput() || html.isStandardOutput() || saveTo.isStandardOutput();
}

static void printList(ArrayRef<MatrixRow> rows) {
  outs() << "targets:\n";
  for (const Target &target : targets())
    outs() << "  " << left_justify(target.name, 20) << target.triple << (*target.emulator ? ", under " : ", natively")
           << target.emulator << '\n';
  outs() << "compilers:\n";
  for (const Compiler &compiler : compilers())
    outs() << "  " << left_justify(compiler.name, 20) << compiler.language << '\n';
  outs() << "families:\n";
  for (const MatrixRow &row : rows)
    if (row.convention == Convention::Default)
      outs() << "  " << left_justify(row.family, 26) << row.help << '\n';
}

static cl::opt<bool> map("map", cl::desc("Print what the model foretells for each family and target, and run nothing"),
                         cl::sub(abi), cl::cat(toolCategory()));

/// The rows of a table that were asked for, all if none were. 'none' is none.
template <typename T>
static Error choose(ArrayRef<std::string> wanted, ArrayRef<T> table, const char *what, std::vector<const T *> &out) {
  if (wanted.empty())
    for (const T &row : table)
      out.push_back(&row);
  for (const std::string &name : wanted) {
    if (name == "none" && wanted.size() == 1)
      continue;
    const T *found = find_if(table, [&](const T &row) { return name == row.name; });
    if (found == table.end()) {
      std::string known;
      for (const T &row : table)
        known += (known.empty() ? "" : ", ") + std::string(row.name);
      return createStringError(inconvertibleErrorCode(),
                               Twine("unknown ") + what + " '" + name + "'; known are: " + known);
    }
    if (!is_contained(out, found))
      out.push_back(found);
  }
  return Error::success();
}

static Error chooseRows(std::vector<MatrixRow> rows, std::vector<MatrixRow> &out) {
  std::vector<std::string> wanted = families;
  constexpr unsigned kMostRandom = 1000;
  if (randomResults > kMostRandom)
    return createStringError("--random-results is at most " + Twine(kMostRandom));
  for (std::string &name : randomResultsFamilies(randomResults, seed.value()))
    wanted.push_back(std::move(name));
  for (const std::string &family : wanted) {
    if (any_of(rows, [&](const MatrixRow &row) { return family == row.family; }))
      continue;
    if (!isResultsFamily(family))
      return createStringError(inconvertibleErrorCode(), "unknown family '" + family + "'; see memref-cts abi --list");
    if (Error error = addResultsFamily(family, rows))
      return error;
  }
  for (const std::string &convention : conventions)
    if (convention != "default" && convention != "wrapper" && convention != "bare")
      return createStringError(inconvertibleErrorCode(),
                               "unknown convention '" + convention + "'; known are: default, wrapper, bare");
  for (MatrixRow &row : rows)
    if ((wanted.empty() || is_contained(wanted, row.family)) &&
        (conventions.empty() || is_contained(conventions, name(row.convention))))
      out.push_back(std::move(row));
  return Error::success();
}

/// The lowerings, tried on an empty module.
static Error addLoweredEnds(MatrixConfig &config) {
  CheckConfig check;
  if (lowerings.isNone())
    return Error::success();
  if (Error error = lowerings.apply(check))
    return error;
  if (Error error = limits.apply(check))
    return error;
  passPlugins.apply(check);
  check.worker.sandbox = !sandbox.isOff();
  if (sandbox.isOff())
    check.replayOptions += " --no-sandbox";
  if (Error error = tryLowerings(check))
    return error;
  char other = 'A';
  for (LoweringSpec &spec : check.lowerings) {
    End end;
    end.letter = spec.label == "ours" ? 'o' : spec.label == "upstream" ? 'u' : other++;
    end.lowering = std::move(spec);
    config.ends.push_back(std::move(end));
  }
  config.worker = check.worker;
  config.replayOptions = check.replayOptions;
  return Error::success();
}

static Error fillConfig(MatrixConfig &config, std::vector<MatrixRow> rows) {
  if (Error error = chooseRows(std::move(rows), config.rows))
    return error;
  std::vector<std::string> targetNames = targetsOption.names().vec();
  for (std::string &name : targetNames)
    if (name == "native")
      name = find_if(targets(), [](const Target &target) { return !*target.emulator; })->name;
  if (Error error = choose(targetNames, targets(), "target", config.targets))
    return error;
  std::vector<const Compiler *> chosen;
  if (Error error = choose(given(compilerNames), compilers(), "compiler", chosen))
    return error;
  for (const Compiler *compiler : chosen) {
    End end;
    end.compiler = compiler;
    end.letter = compiler->letter;
    config.ends.push_back(std::move(end));
  }
  if (Error error = addLoweredEnds(config))
    return error;
  if (config.ends.empty())
    return createStringError(inconvertibleErrorCode(), "neither compilers nor lowerings are left");
  if (levels.empty())
    config.optLevels = {0, 2};
  for (char level : levels) {
    if (level < '0' || level > '3')
      return createStringError(inconvertibleErrorCode(), "optimisation level must be -O0 to -O3");
    if (!is_contained(config.optLevels, static_cast<unsigned>(level - '0')))
      config.optLevels.push_back(static_cast<unsigned>(level - '0'));
  }
  config.jobs = jobs.value();
  config.keep = !keepIn.empty();
  return Error::success();
}

namespace {
/// What --against and --as say.
struct Earlier {
  SavedMatrix matrix;
  std::map<std::string, std::string> names; // of ends of this run: those of the file
};
} // namespace

/// Nothing without --against.
static Expected<std::optional<Earlier>> readEarlier(const MatrixConfig &config) {
  if (against.empty()) {
    if (!aliases.empty())
      return createStringError("--as is for --against");
    return std::nullopt;
  }
  std::vector<std::string> names;
  for (const End &end : config.ends)
    names.push_back(end.name());
  Earlier earlier;
  if (Error error = namesAs(names, given(aliases), "end").moveInto(earlier.names))
    return std::move(error);
  Expected<std::string> text = Document::read(against);
  if (!text)
    return text.takeError();
  Expected<SavedMatrix> matrix = parseSaved(against, *text);
  if (!matrix)
    return matrix.takeError();
  earlier.matrix = std::move(*matrix);
  std::set<std::string> known;
  for (const auto &[pair, cells] : earlier.matrix.pairs)
    known.insert({pair.caller, pair.callee});
  // Before minutes of work that would be compared with nothing.
  for (const auto &[name, alias] : earlier.names)
    if (name != alias && !known.count(alias))
      return createStringError("--as: " + against + " has no end '" + alias + "'; it has " + join(known, ", "));
  return earlier;
}

/// "against saved.json (MLIR 22.1.8, ...), gcc as clang-22".
static std::string againstText(const Earlier &earlier) {
  std::string text = "against " + against + " (" + earlier.matrix.environment + ")";
  for (const auto &[name, alias] : earlier.names)
    if (name != alias)
      text += ", " + name + " as " + alias;
  return text;
}

/// `changes`: nothing without --against. A run that is not whole is compared with nothing.
static int exitCode(const MatrixReport &report, const MatrixConfig &config,
                    const std::optional<MatrixChanges> &changes) {
  if (report.interrupted) {
    errorHead() << "interrupted before all calls were made\n";
    return 2;
  }
  for (const std::string &reason : uncheckedReasons(report))
    errorHead() << reason << '\n';
  if (!report.isWhole())
    return 2;
  if (changes ? changes->isWorse() : against.empty() && report.count(CellVerdict::Finding))
    return 1;
  if (changes && !changes->same && none_of(changes->cells, [](const CellChange &change) { return change.then; }))
    return usageError("no cell of " + against + " is part of this run; --as gives ends the names that the file has");
  // Where nothing at all could be called nothing is proved.
  if (!report.count(CellVerdict::Agree) && !report.count(CellVerdict::Hazard))
    return usageError("no call could be made; the reasons are above");
  // Nor of a lowering whose calls are all refused, though compilers agree among themselves.
  std::vector<std::string> uncompared = uncomparedLowerings(report, config);
  for (const std::string &lowering : uncompared)
    errorHead() << "no call of this lowering was compared: " << lowering << '\n';
  if (!uncompared.empty())
    return 2;
  return 0;
}

/// Text, files and the exit code.
static int writeResults(const MatrixReport &report, const MatrixConfig &config, const std::optional<Earlier> &earlier) {
  std::optional<MatrixChanges> changes;
  if (earlier && report.isWhole())
    changes = compareSaved(earlier->matrix, savedMatrix(report, config, earlier->names));
  if (!isTextReplaced()) {
    printReport(plainOuts(), report, config, usesColour(outs()), detailOptions.value());
    if (changes)
      printChanges(plainOuts(), *changes, againstText(*earlier), usesColour(outs()), detailOptions.value());
  }
  auto write = [&](raw_ostream &os) { writeJSON(os, report, config); };
  if (int code = jsonFile.write(0, write))
    return code;
  if (int code = html.writePage(0, "abi", write))
    return code;
  // Half a matrix would hide what the other half lost.
  if (report.isWhole())
    if (int code = saveTo.write(0, [&](raw_ostream &os) { os << savedText(savedMatrix(report, config)); }))
      return code;
  return exitCode(report, config, changes);
}

/// Makes the folder of --keep. "", or what is wrong.
static std::string makeKept(const std::string &folder) {
  std::error_code code = sys::fs::create_directories(folder, /*IgnoreExisting=*/true, sys::fs::all_all);
  // A file of that name counts as existing.
  if (!code && !sys::fs::is_directory(folder))
    code = std::make_error_code(std::errc::not_a_directory);
  SmallString<128> kept;
  if (!code)
    code = sys::fs::real_path(folder, kept);
  if (code)
    return "cannot make directory " + folder + ": " + code.message();
  // A compiler may leave a link under the name of a report, and the tool has no box that keeps it from following.
  for (const OutputFile &output : {jsonFile.output(), html.output(), saveTo.output()}) {
    StringRef parent = sys::path::parent_path(output.path);
    SmallString<128> place;
    if (output.path.empty() || output.path == "-" || sys::fs::real_path(parent.empty() ? "." : parent, place))
      continue;
    if (place == kept || place.starts_with((kept + "/").str()))
      return (output.option + "=" + output.path + " is in the folder of --keep, where compilers may write").str();
  }
  return "";
}

static int abiCommand() {
  Expected<std::vector<MatrixRow>> rows = allRows();
  if (!rows) {
    errs() << "memref-cts: internal error: " << toString(rows.takeError()) << '\n';
    return 3;
  }
  if (list) {
    printList(*rows);
    return 0;
  }
  MatrixConfig config;
  if (Error error = fillConfig(config, std::move(*rows)))
    return usageError(toString(std::move(error)));
  if (map) {
    printMap(outs(), config.rows, config.targets);
    return 0;
  }
  // Minutes of work must not end with a report that cannot be written.
  for (const std::string &problem :
       {outputProblem({jsonFile.output(), html.output(), saveTo.output()}, {against}), detailOptions.problem()})
    if (!problem.empty())
      return usageError(problem);
  Expected<std::optional<Earlier>> earlier = readEarlier(config);
  if (!earlier)
    return usageError(toString(earlier.takeError()));
  std::optional<TempFolder> temporary;
  config.folder = keepIn;
  if (config.keep) {
    if (std::string problem = makeKept(config.folder); !problem.empty())
      return usageError(problem);
  } else {
    temporary.emplace("memref-cts-abi");
    config.folder = std::string(temporary->path);
    if (temporary->problem)
      return usageError("cannot make directory " + config.folder + ": " + temporary->problem.message());
  }

  config.environment = environmentText();
  config.worker.interrupted = interrupted;
  // Once the frames are built: a heading above an error would say that something began.
  std::once_flag begun;
  auto begin = [&] {
    if (isTextReplaced() || detailOptions.value() == Detail::Quiet)
      return;
    outs() << toolName() << " abi: " << config.environment << projectBanner() << '\n';
    outs().flush();
  };

  catchInterrupts();
  Progress progress(detailOptions.value());
  Expected<MatrixReport> report = runMatrix(
      config,
      [&](unsigned done, unsigned total, StringRef what) {
        std::call_once(begun, begin);
        if (progress.due())
          progress.show(formatv("[{0}/{1}] {2}", done, total, what).str());
      },
      interrupted);
  progress.finish();
  temporary.reset();
  if (!report)
    return usageError(toString(report.takeError()));
  std::call_once(begun, begin);

  return writeResults(*report, config, *earlier);
}
