//===-- ToolOptions.h - options that several subcommands have -----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each option is declared here once: its name, its help, and what it means. A
// subcommand has an object of the class at file scope, behind its own.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_TOOLOPTIONS_H
#define MEMREF_CTS_CONFORMANCE_TOOLOPTIONS_H

#include "conformance/LimitOptions.h"
#include "conformance/Tool.h"
#include "conformance/words/Stage.h"

#include <optional>
#include <string>
#include <vector>

namespace memref_cts::conformance {

struct CheckConfig;
struct LoweringSpec;
struct WorkerOptions;
class Project;
enum class Detail : uint8_t;
enum class RuntimeLibrary : uint8_t;

/// What a list option was given, in order.
inline const std::vector<std::string> &given(llvm::cl::list<std::string> &option) { return option; }

/// The project file of this run; without a file nothing is set.
const Project &project();
/// Finds and reads the project file of a subcommand that has --project, and gives its values
/// to the options that the command line does not give. Once, before the subcommand runs.
llvm::Error takeProject(const Subcommand &subcommand);
/// "   project: FILE" for the first lines of a report, or "".
std::string projectBanner();

/// --project.
class ProjectOption {
public:
  explicit ProjectOption(Subcommand &subcommand);

private:
  llvm::cl::opt<std::string> file;
};

/// FILE...: case files. A folder stands for the case files below it.
class CaseFilesOption {
public:
  /// `other`: a second subcommand that has the same argument, or null.
  explicit CaseFilesOption(Subcommand &subcommand, Subcommand *other = nullptr);
  /// Whether the command line has any.
  bool areGiven() const { return !words.empty(); }
  /// Puts files in the place of folders; without any file, those of the project. Before all
  /// others.
  llvm::Error take();
  const std::vector<std::string> &get() const { return files; }
  bool empty() const { return files.empty(); }
  size_t size() const { return files.size(); }
  const std::string &operator[](size_t i) const { return files[i]; }
  auto begin() const { return files.begin(); }
  auto end() const { return files.end(); }

private:
  llvm::cl::list<std::string> words;
  std::vector<std::string> files;
};

/// A lowering as --lowering names it: one of the project file, perhaps with a variant, or one
/// of the table. Its plug-ins, of the former, go to `plugins`.
llvm::Expected<LoweringSpec> loweringNamed(llvm::StringRef text, std::vector<std::string> &plugins);

/// Lowerings as options name them, each as loweringNamed() has it: ours and upstream where
/// none is given. One that is given twice is an error.
llvm::Error addLowerings(CheckConfig &config, llvm::ArrayRef<std::string> names, llvm::ArrayRef<std::string> pipelines,
                         llvm::ArrayRef<std::string> commands);

/// checkLowerings() of a run, which names the line of the project file where it has one.
llvm::Error tryLowerings(const CheckConfig &config);

/// --lowering, --lowering-pipeline, --lowering-cmd, --takes-options and --waivers-of.
class LoweringOptions {
public:
  /// `hasWaivers`: without them there is no --waivers-of. `more`: ends the help of --lowering. `otherwise`: what that
  /// says of the default.
  explicit LoweringOptions(Subcommand &subcommand, bool hasWaivers = true, llvm::StringRef more = "",
                           llvm::StringRef otherwise = "those of the project file, else ours,upstream");
  bool areGiven() const;
  /// The values of --lowering.
  llvm::ArrayRef<std::string> names() const { return lowerings; }
  /// Whether --lowering=none is all that was given.
  bool isNone() const {
    return names() == llvm::ArrayRef<std::string>("none") && pipelines.empty() && commands.empty();
  }
  /// What was given, else the lowerings of the project file, else ours and upstream. One
  /// that is given twice is an error.
  llvm::Error apply(CheckConfig &config) const;

private:
  const std::string help;
  llvm::cl::list<std::string> lowerings, pipelines, commands, takesOptions;
  std::optional<llvm::cl::list<std::string>> waiversOf;
};

/// The engines as --engine= names them; without a word they stay. The reference is
/// always there. `known`: what may be named; `knownAre` begins the list of them in an error.
llvm::Error takeEngines(CheckConfig &config, llvm::ArrayRef<std::string> words, EngineSet known,
                        llvm::StringRef knownAre = "known are ");

/// --waivers.
class WaiversOption {
public:
  /// `near`: where a file is looked for without the option, for the help.
  WaiversOption(Subcommand &subcommand, llvm::StringRef near);
  bool isGiven() const { return file.getNumOccurrences() > 0; }
  /// The file, "none", or "".
  const std::string &value() const { return file.getValue(); }
  /// takeWaivers() for what was given.
  llvm::Error apply(llvm::ArrayRef<std::string> near, CheckConfig &config, std::string *path = nullptr) const;
  /// What a replay command repeats, with a blank before it, or "".
  std::string replayed() const;

private:
  const std::string help;
  llvm::cl::opt<std::string> file;
};

/// --jobs.
class JobsOption {
public:
  /// `what`: what is done at once, such as "Files checked".
  JobsOption(Subcommand &subcommand, llvm::StringRef what);
  /// At least 1.
  unsigned value() const;

private:
  const std::string help;
  NumberOption<unsigned> jobs;
};

/// --max-unchecked.
class MaxUncheckedOption {
public:
  /// `calls`: such as "all calls". `percent`: where nothing is given. `more`: ends the help. `where` they count.
  MaxUncheckedOption(Subcommand &subcommand, llvm::StringRef calls, unsigned percent, llvm::StringRef more = "",
                     llvm::StringRef where = "under all lowerings or under one that took the module");
  /// What is no percentage is an error.
  llvm::Error apply(CheckConfig &config) const;

private:
  const std::string help;
  NumberOption<double> percent;
};

/// -O of a subcommand without --engine.
class OptLevelOption {
public:
  /// `what`: what is optimised. `level`: where nothing is given.
  OptLevelOption(Subcommand &subcommand, llvm::StringRef what, unsigned level = 0);
  /// Other levels than 0 to 3 are an error.
  llvm::Error apply(unsigned &level) const;

private:
  const std::string help;
  llvm::cl::opt<std::string> level;
};

/// --engine, and -O of the native engines.
class EngineOptions {
public:
  /// takeEngines() explains the last two.
  EngineOptions(Subcommand &subcommand, EngineSet known, llvm::StringRef knownAre = "known are ");
  /// The engines and the level for what was given.
  llvm::Error apply(CheckConfig &config) const;

private:
  const EngineSet known;
  const std::string knownAre;
  llvm::cl::list<std::string> engines;
  const OptLevelOption level;
};

/// --seed.
class SeedOption {
public:
  /// `help` lives for ever. `other`: a second subcommand that has the same option, or null. `seed`: where nothing is
  /// given.
  SeedOption(Subcommand &subcommand, const char *help, Subcommand *other = nullptr, uint64_t seed = 1);
  bool isGiven() const { return seed.getNumOccurrences() > 0; }
  uint64_t value() const { return seed; }

private:
  NumberOption<uint64_t> seed;
};

/// --target: machines that code runs on.
class TargetsOption {
public:
  /// `help` lives for ever.
  TargetsOption(Subcommand &subcommand, const char *help);
  llvm::ArrayRef<std::string> names() const { return targets; }

private:
  llvm::cl::list<std::string> targets;
};

/// --random and --seed: how many random calls, and which.
class RandomCallsOptions {
public:
  /// `other`: a second subcommand that has the same options, or null. `when`: begins the
  /// help, such as "With --mutants: ".
  explicit RandomCallsOptions(Subcommand &subcommand, Subcommand *other = nullptr, llvm::StringRef when = "");
  bool areGiven() const { return count() || seed(); }
  /// What was given, of each.
  std::optional<uint64_t> count() const {
    return countOption.getNumOccurrences() ? std::optional<uint64_t>(countOption) : std::nullopt;
  }
  std::optional<uint64_t> seed() const {
    return seedOption.isGiven() ? std::optional(seedOption.value()) : std::nullopt;
  }
  /// Hands both on.
  void apply(CheckConfig &config) const;

private:
  const std::string countText, seedText; // help
  NumberOption<uint64_t> countOption;
  const SeedOption seedOption;
};

/// --quiet and --verbose: how much the text of a report says.
class DetailOptions {
public:
  /// The help of both, which lives for ever. No help of --verbose: a report that is not longer
  /// then has only --quiet.
  explicit DetailOptions(Subcommand &subcommand, const char *quietHelp = kQuietHelp,
                         const char *verboseHelp = kVerboseHelp);
  static constexpr char kQuietHelp[] =
      "Print a line for each finding, FILE:LINE:1: error: ..., its notes, and the count";
  static constexpr char kVerboseHelp[] = "Print all findings in full (default: three of each cause)";
  /// "" or why they cannot be given together.
  std::string problem() const;
  Detail value() const;

private:
  llvm::cl::opt<bool> quiet;
  std::optional<llvm::cl::opt<bool>> verbose;
};

/// --replays, hidden: whether findings name the commands that replay them. init runs this tool
/// without them on a case that it takes back.
class ReplaysOption {
public:
  explicit ReplaysOption(Subcommand &subcommand);
  /// For CheckConfig::command.
  std::string command() const;

private:
  llvm::cl::opt<bool> replays;
};

/// --json, --junit and other options that name a file for a report; '-' is standard
/// output.
class ReportOption {
public:
  /// The texts live for ever. `other`: a second subcommand that has the same option, or
  /// null.
  ReportOption(Subcommand &subcommand, const char *name, const char *help, Subcommand *other = nullptr);
  const std::string &value() const { return path.getValue(); }
  bool isGiven() const { return !path.empty(); }
  bool isStandardOutput() const { return value() == "-"; }
  /// For outputProblem().
  OutputFile output() const;
  /// Writes the report, if the option is given. Returns `exitCode`, or 2 after an error
  /// message.
  int write(int exitCode, llvm::function_ref<void(llvm::raw_ostream &)> print) const;
  /// The same for the page that memref-cts report makes of what `writeJSON` writes; `name` stands for its file.
  int writePage(int exitCode, llvm::StringRef name, llvm::function_ref<void(llvm::raw_ostream &)> writeJSON) const;

private:
  const std::string dashed;
  llvm::cl::opt<std::string> path;
};

/// The waivers of a run, for all subcommands alike: those of `given`, which may say
/// "none". Without it, the first waivers.yaml beside or above one of `near`, the files that
/// the subcommand reads; else the tool's own. `path`, if not null: which file that is, "none", or
/// "" where the tool has no data and no lowering needs it. Unless they are "none", lowerings of `config`, which are
/// known by now, inherit those of the passes of upstream that they have.
llvm::Error takeWaivers(llvm::StringRef given, llvm::ArrayRef<std::string> near, CheckConfig &config,
                        std::string *path = nullptr);

/// --load-pass-plugin of a subcommand whose lowerings may be pipelines.
class PassPluginOption {
public:
  explicit PassPluginOption(Subcommand &subcommand);
  /// Hands the files to the workers and to replay commands.
  void apply(CheckConfig &config) const;

private:
  llvm::cl::list<std::string> files;
};

/// --callees of a subcommand that reads cases.
class CalleesOption {
public:
  explicit CalleesOption(Subcommand &subcommand);
  /// Hands the modules to workers, after one worker with these options has parsed them. An error
  /// if a file cannot be read, parsed or verified, or if two files define one function.
  llvm::Error apply(WorkerOptions &worker) const;
  /// The same, and replay commands repeat the option.
  llvm::Error apply(CheckConfig &config) const;
  /// For headings of reports, with blanks before it, or "".
  std::string banner() const;
  llvm::ArrayRef<std::string> paths() const { return files; }

private:
  llvm::cl::list<std::string> files;
};

/// An option without a value.
struct Flag : llvm::cl::opt<bool> {
  /// Both texts live as long as the program.
  Flag(llvm::StringRef name, llvm::StringRef help, Subcommand &subcommand)
      : llvm::cl::opt<bool>(name, llvm::cl::desc(help), llvm::cl::sub(subcommand), llvm::cl::cat(toolCategory())) {}
};

/// What a subcommand looks at besides: --probe-descriptors, --compare-accesses and --two-callers.
class OracleOptions {
public:
  /// Which of the first two are on where the command line says nothing.
  enum Default { Off, On };
  explicit OracleOptions(Subcommand &subcommand, Default byDefault = Off);
  /// Replay commands repeat the options. `onlyGiven`: what the command line does not say is off.
  void apply(CheckConfig &config, bool onlyGiven = false) const;
  /// Those that are switched off and were on, as the command line has them.
  std::vector<std::string> weakening() const {
    std::vector<std::string> texts;
    for (const Flag *option : {&probes, &accesses})
      if (byDefault == On && !isOn(*option))
        texts.push_back("--" + option->ArgStr.str() + "=false");
    return texts;
  }
  /// For headings of reports, with blanks before it, or "".
  std::string banner() const {
    return std::string(isOn(probes) ? "   descriptors: probed" : "") + (isOn(accesses) ? "   accesses: compared" : "") +
           (twoCallers ? "   callers: two" : "");
  }

private:
  bool isOn(const Flag &option) const { return option.getNumOccurrences() ? bool(option) : byDefault == On; }

  Default byDefault;
  Flag probes, accesses, twoCallers;
};

/// --runtime of a subcommand.
class RuntimeOption {
public:
  explicit RuntimeOption(Subcommand &subcommand);
  /// Hands it to the workers and to replay commands.
  void apply(CheckConfig &config) const;

private:
  llvm::cl::opt<RuntimeLibrary> library;
};

/// --without of a subcommand: parts of programs that its lowerings have no pass for.
class WithoutOption {
public:
  /// What is done without the parts.
  enum Of : uint8_t {
    Lowerings, // what a lowering leaves of them is not asked of it
    Programs,  // no program that the subcommand makes has them
  };
  WithoutOption(Subcommand &subcommand, Of of);
  /// Hands the parts to the lowerings, which are known by now. Programs: does nothing.
  llvm::Error apply(CheckConfig &config) const;
  /// What was given, of Programs with each part alone.
  std::vector<std::string> words() const;

private:
  const Of of;
  llvm::cl::list<std::string> parts;
};

/// What is under test, and in which processes: the options that all subcommands have
/// that check cases under lowerings of the user's choice.
class UnderTestOptions {
public:
  /// `run`: the defaults of MachineOptions, and its milliseconds those of WorkerLimitOptions as
  /// `lowerMs` is; `of`: that of WithoutOption.
  explicit UnderTestOptions(Subcommand &subcommand, const RunLimits &run = RunLimits(), unsigned lowerMs = 30000,
                            WithoutOption::Of of = WithoutOption::Lowerings);
  /// apply() of each.
  llvm::Error apply(CheckConfig &config) const;

  const ProjectOption project;
  const LoweringOptions lowerings;
  const PassPluginOption passPlugins;
  const RuntimeOption runtime;
  const WorkerLimitOptions limits;
  const MachineOptions machine;
  const WithoutOption without;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_TOOLOPTIONS_H
