//===-- ToolOptions.cpp - options that several subcommands have -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names, help and meaning. Must not know a subcommand.
//
//===----------------------------------------------------------------------===//

#include "conformance/ToolOptions.h"
#include "conformance/AskedLowerings.h"
#include "conformance/Report.h"
#include "conformance/project/CaseGlobs.h"
#include "conformance/suite/page/Page.h"
#include "conformance/tool/OwnData.h"

#include "conformance/Check.h"
#include "conformance/PlainText.h"
#include "conformance/Worker.h"
#include "conformance/project/Project.h"
#include "lowering/ReadFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <thread>

using namespace llvm;
using namespace memref_cts;
using namespace memref_cts::conformance;

//===----------------------------------------------------------------------===//
// The project file
//===----------------------------------------------------------------------===//

static Project &currentProject() {
  static Project current;
  return current;
}

const Project &conformance::project() { return currentProject(); }

/// Engines of check alone that the project asks another subcommand for.
static std::vector<std::string> lacking;

std::string conformance::projectBanner() {
  const std::string without = lacking.empty() ? ""
                                              : std::string(" (without engine") + (lacking.size() == 1 ? " " : "s ") +
                                                    join(lacking, ", ") + ", which check has)";
  return project().file().empty() ? "" : "   project: " + project().file() + without;
}

ProjectOption::ProjectOption(Subcommand &subcommand)
    : file("project", cl::value_desc("FILE"),
           cl::desc("Project file, whose values are the defaults of the options, or 'none' (default: memref-cts.yaml "
                    "here or above, up to the root of the git repository)"),
           cl::sub(subcommand), cl::cat(toolCategory())) {}

namespace {
/// Which option a key is the default of.
struct KeyOption {
  StringLiteral key, option;
  StringLiteral only; // these subcommands, ""; each that has the option
};
} // namespace

static constexpr KeyOption kKeyOptions[] = {{"engines", "engine", ""},
                                            {"targets", "target", "check"},
                                            {"cc", "cc", "check"},
                                            {"runtime", "runtime", ""},
                                            {"prepare.lower-structured", "lower-structured", ""},
                                            {"prepare.passes", "prepare", ""},
                                            {"callees", "callees", ""},
                                            {"passes", "pass", "agree"},
                                            {"waivers", "waivers", ""},
                                            {"baseline", "baseline", "gate"},
                                            {"budgets.timeout-ms", "timeout-ms", ""},
                                            {"budgets.lower-timeout-ms", "lower-timeout-ms", ""},
                                            {"budgets.file-timeout-ms", "file-timeout-ms", ""},
                                            {"budgets.memory-mb", "memory-mb", ""},
                                            {"budgets.max-steps", "max-steps", ""},
                                            {"budgets.max-bytes", "max-bytes", ""},
                                            {"budgets.random", "random", "agree,check,gate,operations,run"},
                                            {"budgets.fuzz-seconds", "time", "fuzz"},
                                            {"budgets.jobs", "jobs", ""}};

/// As if the command line gave these values, unless it does give some.
static void giveValues(cl::Option &option, ArrayRef<std::string> values) {
  if (option.getNumOccurrences() == 0)
    for (const std::string &value : values)
      option.addOccurrence(0, option.ArgStr, value);
}

Error conformance::takeProject(const Subcommand &subcommand) {
  auto &options = cl::getRegisteredOptions(const_cast<Subcommand &>(subcommand));
  auto given = options.find("project");
  if (given == options.end())
    return Error::success();
  std::string file = static_cast<cl::opt<std::string> *>(given->second)->getValue();
  if (file.empty() && given->second->getNumOccurrences() == 0)
    file = Project::find("");
  if (file.empty() && given->second->getNumOccurrences() == 0)
    if (std::string other = Project::passedOver(""); !other.empty())
      warningHead() << other << " is not read: a project file is a file called " << Project::kFileName << '\n';
  if (file == "none" || (file.empty() && given->second->getNumOccurrences() == 0))
    return Error::success();
  Expected<Project> read = Project::read(file);
  if (!read)
    return read.takeError();
  currentProject() = std::move(*read);
  for (const KeyOption &row : kKeyOptions) {
    auto option = options.find(row.option);
    SmallVector<StringRef> only;
    row.only.split(only, ',', -1, /*KeepEmpty=*/false);
    if (option == options.end() || (!only.empty() && !is_contained(only, subcommand.getName())))
      continue;
    for (const ProjectSetting &setting : project().settings()) {
      if (setting.key != row.key)
        continue;
      std::vector<std::string> values = setting.values;
      // Only check makes executables, and only for engine aot targets and compiler mean something.
      if (row.key == "engines" && subcommand.getName() != "check") {
        for (EngineKind kind : {EngineKind::RefIR, EngineKind::Aot})
          if (is_contained(values, name(kind)))
            erase(values, lacking.emplace_back(name(kind)));
      }
      if ((row.key == "targets" || row.key == "cc") &&
          !is_contained(*static_cast<cl::list<std::string> *>(options.find("engine")->second), name(EngineKind::Aot)))
        continue;
      giveValues(*option->second, values);
    }
  }
  return Error::success();
}

CaseFilesOption::CaseFilesOption(Subcommand &subcommand, Subcommand *other)
    : words(cl::Positional, cl::desc("FILE..."), cl::sub(subcommand), cl::sub(other ? *other : subcommand),
            cl::cat(toolCategory())) {}

Error CaseFilesOption::take() {
  files.clear();
  for (const std::string &word : words) {
    if (!sys::fs::is_directory(word)) {
      files.push_back(word);
      continue;
    }
    Expected<std::vector<std::string>> below = casesBelow(word);
    if (!below)
      return below.takeError();
    if (below->empty())
      return createStringError(word + ": no *.mlir file in this folder or below it");
    append_range(files, *below);
  }
  if (words.empty())
    files = project().cases();
  return Error::success();
}

//===----------------------------------------------------------------------===//
// What is under test
//===----------------------------------------------------------------------===//

LoweringOptions::LoweringOptions(Subcommand &subcommand, bool hasWaivers, StringRef more, StringRef otherwise)
    : help(("Lowering under test, of the table or of the project file; may be repeated (default: " + otherwise + ")" +
            more)
               .str()),
      lowerings("lowering", cl::value_desc("NAME"), cl::CommaSeparated, cl::desc(help), cl::sub(subcommand),
                cl::cat(toolCategory())),
      pipelines(
          "lowering-pipeline", cl::value_desc("[NAME=]builtin.module(...)"),
          cl::desc("Pass pipeline as lowering under test; may be repeated. Reports and baselines call it NAME, or "
                   "by its text"),
          cl::sub(subcommand), cl::cat(toolCategory())),
      commands("lowering-cmd", cl::value_desc("[NAME=][FORM:]COMMAND"),
               cl::desc("Command as lowering under test; may be repeated. A shell runs it; it reads the module from "
                        "standard input and prints LLVM dialect, LLVM IR (text or bitcode), or an ELF object of "
                        "x86-64. FORM says how the module is printed: source (as in the file, default), generic, or "
                        "the name of a release, such as mlir-19"),
               cl::sub(subcommand), cl::cat(toolCategory())),
      takesOptions(
          "takes-options", cl::ValueOptional, cl::value_desc("NAME"),
          cl::desc("The command NAME, or each command, reads the options of a case in the variable "
                   "MEMREF_CTS_OPTIONS, although its text does not mention it: a script does. May be repeated"),
          cl::sub(subcommand), cl::cat(toolCategory())) {
  if (hasWaivers)
    waiversOf.emplace("waivers-of", cl::value_desc("[NAME=]LOWERING"),
                      cl::desc("Waivers of LOWERING, such as upstream, also apply to the lowering NAME. Without NAME "
                               "they apply to each pipeline and command. A pipeline with passes of upstream has "
                               "upstream's waivers without this option. LOWERING none: no waivers of others apply"),
                      cl::sub(subcommand), cl::cat(toolCategory()));
}

bool LoweringOptions::areGiven() const { return !lowerings.empty() || !pipelines.empty() || !commands.empty(); }

Error conformance::takeEngines(CheckConfig &config, ArrayRef<std::string> words, EngineSet known, StringRef knownAre) {
  if (words.empty())
    return Error::success();
  config.engines = {};
  for (const std::string &word : words) {
    std::optional<EngineKind> kind = engineNamed(word);
    if (!kind || !known.has(*kind)) {
      std::vector<std::string> names;
      for (EngineKind each : known.list())
        names.push_back(name(each));
      return createStringError("unknown engine '" + word + "'; " + knownAre + join(names, ", "));
    }
    if (*kind != EngineKind::Ref)
      config.engines.add(*kind);
  }
  return Error::success();
}

Expected<LoweringSpec> conformance::loweringNamed(StringRef text, std::vector<std::string> &plugins) {
  auto [name, words] = text.split(':');
  const ProjectLowering *known = project().lowering(name);
  if (!known) {
    Expected<LoweringSpec> spec = parseLowering(text);
    if (spec || project().lowerings().empty())
      return spec;
    std::vector<std::string> names;
    for (const ProjectLowering &each : project().lowerings())
      names.push_back(each.spec.givenName);
    std::string problem = toString(spec.takeError());
    Expected<LoweringSpec> withoutVariant = parseLowering(name);
    if (!withoutVariant) // the name is wrong, not the variant
      problem += "; of " + project().file() + ": " + join(names, ", ");
    consumeError(withoutVariant.takeError());
    return createStringError(problem);
  }
  for (const std::string &plugin : known->plugins)
    if (!is_contained(plugins, plugin))
      plugins.push_back(plugin);
  return words.empty() ? known->spec : withVariant(known->spec, words);
}

/// Without a folder a plug-in would be looked for elsewhere; and replays run anywhere.
static std::string absolutePlugin(StringRef file) {
  SmallString<256> path(file);
  return std::string(sys::fs::make_absolute(path) ? file : path.str());
}

static void addPlugins(CheckConfig &config, ArrayRef<std::string> files) {
  for (const std::string &file : files) {
    std::string path = absolutePlugin(file);
    if (is_contained(config.worker.passPlugins, path))
      continue;
    config.worker.passPlugins.push_back(path);
    config.replayOptions += " --load-pass-plugin=" + shellQuote(path);
  }
}

/// NAME of --takes-options, or "".
static Error takeTakesOptions(StringRef name, std::vector<LoweringSpec> &lowerings) {
  bool any = false;
  for (LoweringSpec &spec : lowerings) {
    if (spec.kind != LoweringKind::Command || (!name.empty() && name != spec.givenName))
      continue;
    spec.takesOptions = true;
    any = true;
  }
  return any ? Error::success()
             : createStringError(name.empty()
                                     ? Twine("--takes-options: no lowering under test is a command")
                                     : "--takes-options=" + name + ": no command under test is called '" + name + "'");
}

/// [NAME=]LOWERING of --waivers-of.
static Error takeWaiversOf(StringRef text, std::vector<LoweringSpec> &lowerings) {
  auto wrong = [&](const Twine &what) { return createStringError("--waivers-of=" + text + ": " + what); };
  auto [name, of] = text.contains('=') ? text.split('=') : std::pair(StringRef(), text);
  if (of != "none")
    if (Expected<LoweringSpec> spec = parseLowering(of); !spec)
      return wrong(toString(spec.takeError()));
  bool any = false;
  for (LoweringSpec &spec : lowerings) {
    bool ofUser = isUsers(spec.kind);
    if (name.empty() ? !ofUser : name != spec.givenName)
      continue;
    spec.waiversOf = of.str();
    any = true;
  }
  return any ? Error::success()
             : wrong(name.empty() ? Twine("no lowering under test is a pipeline or a command")
                                  : "no lowering under test is called '" + name + "'");
}

Error conformance::addLowerings(CheckConfig &config, ArrayRef<std::string> names, ArrayRef<std::string> pipelines,
                                ArrayRef<std::string> commands) {
  std::vector<std::string> texts = names.vec(), plugins;
  for (const std::string &text : pipelines)
    texts.push_back("pipeline=" + text);
  for (const std::string &text : commands)
    texts.push_back("command=" + text);
  config.isDefault = texts.empty();
  if (config.isDefault)
    texts = {"ours", "upstream"};
  for (const std::string &text : texts) {
    Expected<LoweringSpec> spec = loweringNamed(text, plugins);
    if (!spec)
      return spec.takeError();
    for (const LoweringSpec &other : config.lowerings)
      if (other.label == spec->label)
        return createStringError("lowering '" + spec->label + "' is given twice");
    config.lowerings.push_back(std::move(*spec));
  }
  addPlugins(config, plugins);
  return Error::success();
}

Error LoweringOptions::apply(CheckConfig &config) const {
  config.project = project().file();
  std::vector<std::string> texts = names().vec();
  if (!areGiven())
    for (const ProjectLowering &each : project().lowerings())
      texts.push_back(each.spec.givenName);
  if (Error error = addLowerings(config, texts, pipelines, commands))
    return error;
  for (const std::string &name : takesOptions)
    if (Error error = takeTakesOptions(name, config.lowerings))
      return error;
  if (waiversOf)
    for (const std::string &text : *waiversOf)
      if (Error error = takeWaiversOf(text, config.lowerings))
        return error;
  return Error::success();
}

Error conformance::tryLowerings(const CheckConfig &config) {
  return checkLowerings(config, interrupted, [](const LoweringSpec &spec, const Cause &cause) -> std::string {
    const ProjectLowering *found = project().lowering(spec.givenName);
    // The command line may have another one of that name.
    if (found && (found->spec.pipeline != spec.pipeline || found->spec.command != spec.command))
      found = nullptr;
    // All workers load all plug-ins: any lowering meets the one that is wrong.
    if (cause.reason == Reason::PluginNotLoaded)
      for (const ProjectLowering &each : project().lowerings())
        if (any_of(each.plugins, [&](StringRef plugin) { return absolutePlugin(plugin) == cause.location.file; }))
          found = &each;
    return found ? project().file() + ":" + utostr(found->line) + ": lowering '" + found->spec.givenName + "'" : "";
  });
}

PassPluginOption::PassPluginOption(Subcommand &subcommand)
    : files("load-pass-plugin", cl::value_desc("FILE"),
            cl::desc("Shared library with passes that a pipeline may name, as mlir-opt takes it; may be repeated"),
            cl::sub(subcommand), cl::cat(toolCategory())) {}

void PassPluginOption::apply(CheckConfig &config) const { addPlugins(config, files); }

CalleesOption::CalleesOption(Subcommand &subcommand)
    : files("callees", cl::value_desc("FILE"),
            cl::desc("Module with bodies for functions that cases declare; may be repeated. All engines run them, and "
                     "the lowering under test gets them"),
            cl::sub(subcommand), cl::cat(toolCategory())) {}

Error CalleesOption::apply(WorkerOptions &worker) const {
  for (const std::string &file : files) {
    ErrorOr<std::unique_ptr<MemoryBuffer>> text = readFile(file, kMostModuleBytes);
    if (!text)
      return createStringError("--callees: cannot read '" + file + "': " + text.getError().message());
    worker.callees.push_back({file, (*text)->getBuffer().str()});
  }
  if (worker.callees.empty())
    return Error::success();
  // Errors are seen here once, and not in each case.
  LoadReply reply = Worker(worker).load(0, {"module {}", "--callees"});
  return reply.ok() ? Error::success() : createStringError("--callees: " + StringRef(reply.message).trim());
}

Error CalleesOption::apply(CheckConfig &config) const {
  for (const std::string &file : files)
    config.replayOptions += " --callees=" + shellQuote(file);
  return apply(config.worker);
}

std::string CalleesOption::banner() const { return files.empty() ? "" : "   callees: " + join(files, ", "); }

OracleOptions::OracleOptions(Subcommand &subcommand, Default byDefault)
    : byDefault(byDefault),
      probes("probe-descriptors", "Also run each module with calls that show each descriptor; conform: unless =false",
             subcommand),
      accesses("compare-accesses", "Also compare which bytes of memory are accessed; conform: unless =false",
               subcommand),
      twoCallers("two-callers", "Also make each run of engines jit and aot while another thread calls the function",
                 subcommand) {}

void OracleOptions::apply(CheckConfig &config, bool onlyGiven) const {
  config.probeDescriptors = onlyGiven ? probes : isOn(probes);
  config.worker.limits.compareAccesses = onlyGiven ? accesses : isOn(accesses);
  config.worker.twoCallers = twoCallers;
  config.replayOptions += std::string(config.probeDescriptors ? " --probe-descriptors" : "") +
                          (config.worker.limits.compareAccesses ? " --compare-accesses" : "") +
                          (twoCallers ? " --two-callers" : "");
}

WaiversOption::WaiversOption(Subcommand &subcommand, StringRef near)
    : help(("Waivers to use, or 'none' (default: the nearest waivers.yaml beside or above " + near +
            ", else those of the tool)")
               .str()),
      file("waivers", cl::value_desc("FILE"), cl::desc(help), cl::sub(subcommand), cl::cat(toolCategory())) {}

Error WaiversOption::apply(ArrayRef<std::string> near, CheckConfig &config, std::string *path) const {
  return takeWaivers(file, near, config, path);
}

std::string WaiversOption::replayed() const { return isGiven() ? " --waivers=" + shellQuote(file) : ""; }

JobsOption::JobsOption(Subcommand &subcommand, StringRef what)
    : help((what + " at once (default, and 0: as many as cores)").str()),
      jobs("jobs", cl::value_desc("N"), cl::init(0), cl::desc(help), cl::sub(subcommand), cl::cat(toolCategory())) {}

unsigned JobsOption::value() const { return jobs ? jobs : std::max(1u, std::thread::hardware_concurrency()); }

MaxUncheckedOption::MaxUncheckedOption(Subcommand &subcommand, StringRef calls, unsigned most, StringRef more,
                                       StringRef where)
    : help(("Fail if more than PERCENT of " + calls + " are undefined, refused or inconclusive, " + where +
            " (default " + Twine(most) + ")" + more)
               .str()),
      percent("max-unchecked", cl::value_desc("PERCENT"), cl::init(most), cl::desc(help), cl::sub(subcommand),
              cl::cat(toolCategory())) {}

Error MaxUncheckedOption::apply(CheckConfig &config) const {
  if (!(percent >= 0 && percent <= 100))
    return createStringError("--max-unchecked must be 0 to 100");
  config.maxUnchecked = percent;
  return Error::success();
}

OptLevelOption::OptLevelOption(Subcommand &subcommand, StringRef what, unsigned level)
    : help(("Optimisation level" + what + " (default " + Twine(level) + ")").str()),
      level("O", cl::Prefix, cl::init(std::to_string(level)), cl::value_desc("0..3"), cl::desc(help),
            cl::sub(subcommand), cl::cat(toolCategory())) {}

Error OptLevelOption::apply(unsigned &result) const {
  if (level.size() != 1 || level[0] < '0' || level[0] > '3')
    return createStringError("optimisation level must be -O0 to -O3, not -O" + StringRef(level));
  result = unsigned(level[0] - '0');
  return Error::success();
}

EngineOptions::EngineOptions(Subcommand &subcommand, EngineSet known, StringRef knownAre)
    : known(known), knownAre(knownAre),
      engines(
          "engine", cl::value_desc("NAME"), cl::CommaSeparated,
          cl::desc(known.has(EngineKind::Aot)
                       ? "Engines besides ref: ref-llvm, jit (default: both), ref-ir (LLVM IR, at the level of -O), "
                         "aot (executables for --target)"
                       : "Engines besides ref: ref-llvm, jit (default: both)"),
          cl::sub(subcommand), cl::cat(toolCategory())),
      level(subcommand, known.has(EngineKind::Aot) ? " of engines jit, ref-ir and aot" : " of engine jit") {}

Error EngineOptions::apply(CheckConfig &config) const {
  if (Error error = takeEngines(config, engines, known, knownAre))
    return error;
  return level.apply(config.optLevel);
}

/// An option of one subcommand or of two.
static cl::sub second(Subcommand &subcommand, Subcommand *other) { return cl::sub(other ? *other : subcommand); }

SeedOption::SeedOption(Subcommand &subcommand, const char *help, Subcommand *other, uint64_t seed)
    : seed("seed", cl::value_desc("S"), cl::init(seed), cl::desc(help), cl::sub(subcommand), second(subcommand, other),
           cl::cat(toolCategory())) {}

TargetsOption::TargetsOption(Subcommand &subcommand, const char *help)
    : targets("target", cl::value_desc("NAME"), cl::CommaSeparated, cl::desc(help), cl::sub(subcommand),
              cl::cat(toolCategory())) {}

RandomCallsOptions::RandomCallsOptions(Subcommand &subcommand, Subcommand *other, StringRef when)
    : countText(
          (when + (when.empty() ? "Random" : "random") + " calls per CALL-RANDOM line (default: its count)").str()),
      seedText((when + (when.empty() ? "Seed" : "seed") + " of random calls (default: the line's, or 1)").str()),
      countOption("random", cl::value_desc("N"), cl::desc(countText), cl::sub(subcommand), second(subcommand, other),
                  cl::cat(toolCategory())),
      seedOption(subcommand, seedText.c_str(), other) {
  setLeastOf(countOption, 1);
}

void RandomCallsOptions::apply(CheckConfig &config) const {
  config.random = count();
  config.seed = seed();
}

DetailOptions::DetailOptions(Subcommand &subcommand, const char *quietHelp, const char *verboseHelp)
    : quiet("quiet", cl::desc(quietHelp), cl::sub(subcommand), cl::cat(toolCategory())) {
  if (verboseHelp)
    verbose.emplace("verbose", cl::desc(verboseHelp), cl::sub(subcommand), cl::cat(toolCategory()));
}

std::string DetailOptions::problem() const {
  return quiet && verbose && *verbose ? "--quiet and --verbose exclude each other" : "";
}

Detail DetailOptions::value() const {
  return quiet ? Detail::Quiet : verbose && *verbose ? Detail::Verbose : Detail::Normal;
}

ReplaysOption::ReplaysOption(Subcommand &subcommand)
    : replays("replays", cl::init(true), cl::desc("Print commands that replay findings"), cl::Hidden,
              cl::sub(subcommand), cl::cat(toolCategory())) {}

std::string ReplaysOption::command() const { return replays ? toolCommand() : ""; }

ReportOption::ReportOption(Subcommand &subcommand, const char *name, const char *help, Subcommand *other)
    : dashed((Twine(StringRef(name).size() == 1 ? "-" : "--") + name).str()),
      path(StringRef(name), cl::value_desc("FILE"), cl::desc(help), cl::sub(subcommand), second(subcommand, other),
           cl::cat(toolCategory())) {}

OutputFile ReportOption::output() const { return {dashed, path}; }

int ReportOption::write(int exitCode, function_ref<void(raw_ostream &)> print) const {
  if (!isGiven())
    return exitCode;
  std::string text;
  raw_string_ostream stream(text);
  print(stream);
  if (Error error = writeFile(path, text))
    return usageError("cannot write " + path + ": " + toString(std::move(error)));
  return exitCode;
}

int ReportOption::writePage(int exitCode, StringRef name, function_ref<void(raw_ostream &)> writeJSON) const {
  return write(exitCode, [&](raw_ostream &os) { os << makePageOf(name, writeJSON); });
}

/// Adds to the waivers of a run those that its lowerings have because of what they are made
/// of. A pipeline has the passes of upstream; of a command only its user knows.
static Error inheritWaivers(CheckConfig &config) {
  std::optional<Waivers> own; // of the tool
  for (const LoweringSpec &spec : config.lowerings) {
    std::string of = spec.waiversOf;
    std::optional<std::vector<std::string>> passes;
    bool ofUser = isUsers(spec.kind);
    if (of.empty() && spec.kind == LoweringKind::Pipeline) {
      passes = upstreamPasses(allPasses(spec, config.worker));
      if (!passes->empty())
        of = is_contained(*passes, "convert-to-llvm") ? "upstream-convert-to-llvm" : "upstream";
    } else if (of.empty() && !ofUser && !project().file().empty()) {
      // Rows of a project are about its own lowerings.
      of = spec.variant.empty() ? spec.name : spec.name + ":" + spec.variant;
    }
    if (of.empty() || of == "none" || of == "ours")
      continue;
    if (!own) {
      Expected<std::string> path = dataFile("waivers.yaml");
      Expected<Waivers> read = path ? Waivers::readOwn(*path) : Expected<Waivers>(path.takeError());
      if (!read)
        return createStringError("what is known of " + of + " is not known: " + toString(read.takeError()));
      own = std::move(*read);
    }
    config.waivers.inherit(config.waivers, spec.label, of, passes);
    config.waivers.inherit(*own, spec.label, of, passes);
  }
  return Error::success();
}

Error conformance::takeWaivers(StringRef given, ArrayRef<std::string> near, CheckConfig &config, std::string *path) {
  std::string file = given.str();
  for (size_t i = 0; i < near.size() && file.empty(); ++i)
    if (!near[i].empty())
      file = findWaiverFile(near[i]);
  bool isOwn = false;
  if (file.empty()) {
    Expected<std::string> own = dataFile("waivers.yaml");
    isOwn = bool(own);
    if (own)
      file = *own;
    else if (none_of(config.lowerings, [](const LoweringSpec &spec) { return isOfOthers(spec.kind); }))
      consumeError(own.takeError());
    else
      return createStringError(toString(own.takeError()) + "; or name waivers with --waivers=");
  }
  if (path)
    *path = file;
  if (file == "none")
    return Error::success();
  if (isOwn) {
    Expected<Waivers> read = Waivers::readOwn(file);
    if (!read)
      return read.takeError();
    config.waivers = std::move(*read);
    return inheritWaivers(config);
  }
  std::vector<std::string> names; // that rows may have
  for (const LoweringSpec &spec : config.lowerings)
    if (!spec.givenName.empty())
      names.insert(names.end(), {spec.givenName, spec.label});
  for (const ProjectLowering &each : project().lowerings())
    names.push_back(each.spec.givenName);
  if (!file.empty()) {
    Expected<std::string> registry = ownFile("clauses.tsv");
    Expected<Waivers> read = Waivers::read(file, names, registry ? *registry : std::string());
    consumeError(registry.takeError());
    if (!read)
      return read.takeError();
    config.waivers = std::move(*read);
  }
  return inheritWaivers(config);
}

RuntimeOption::RuntimeOption(Subcommand &subcommand)
    : library("runtime", cl::init(RuntimeLibrary::Ours),
              cl::desc("Runtime functions that native engines link, besides C's library and the compiler's support "
                       "functions (default ours)"),
              cl::values(clEnumValN(RuntimeLibrary::Ours, "ours",
                                    "this project's memrefCopy, printing and generic allocation functions"),
                         clEnumValN(RuntimeLibrary::MLIR, "mlir",
                                    "MLIR's runtime libraries; allocations are still "
                                    "observed"),
                         clEnumValN(RuntimeLibrary::None, "none", "code that needs more is refused by name")),
              cl::sub(subcommand), cl::cat(toolCategory())) {
  KnownWords words(library);
}

void RuntimeOption::apply(CheckConfig &config) const {
  config.worker.runtime = library;
  if (library != RuntimeLibrary::Ours)
    config.replayOptions += std::string(" --runtime=") + name(library);
}

/// [NAME=]PART[,PART...] of --without.
static Error takeWithout(StringRef text, std::vector<LoweringSpec> &lowerings) {
  auto wrong = [&](const Twine &what) { return createStringError("--without=" + text + ": " + what); };
  auto [name, list] = text.contains('=') ? text.split('=') : std::pair(StringRef(), text);
  SmallVector<StringRef> parts;
  list.split(parts, ',');
  for (StringRef part : parts)
    if (std::string problem = withoutProblem(part); !problem.empty())
      return wrong(problem);
  bool any = false;
  for (LoweringSpec &spec : lowerings) {
    if (name.empty() ? !isUsers(spec.kind) : name != spec.givenName)
      continue;
    for (StringRef part : parts)
      if (!is_contained(spec.without, part))
        spec.without.push_back(part.str());
    any = true;
  }
  return any ? Error::success()
             : wrong(name.empty() ? Twine("no lowering under test is a pipeline or a command")
                                  : "no lowering under test is called '" + name + "'");
}

static constexpr const char *kWithoutHelp[] = {
    "The lowering NAME, or each pipeline and command, has no pass for PART: a dialect, such as vector, or an "
    "operation, "
    "such as math.sin. What it leaves of them is not asked of it. May be repeated",
    "Generate programs without these operations: vector, or vector-2d-access alone (loads and stores of two "
    "dimensions). May be repeated. A part that no lowering of the campaign has a pass for is never generated"};

WithoutOption::WithoutOption(Subcommand &subcommand, Of of)
    : of(of), parts("without", cl::value_desc(of == Lowerings ? "[NAME=]PART[,PART...]" : "PART[,PART...]"),
                    cl::desc(kWithoutHelp[of]), cl::sub(subcommand), cl::cat(toolCategory())) {}

std::vector<std::string> WithoutOption::words() const {
  std::vector<std::string> result;
  for (const std::string &text : parts) {
    SmallVector<StringRef> words;
    if (of == Programs)
      StringRef(text).split(words, ',');
    else
      words.push_back(text);
    for (StringRef word : words)
      result.push_back(word.str());
  }
  return result;
}

Error WithoutOption::apply(CheckConfig &config) const {
  if (of == Lowerings)
    for (const std::string &text : parts)
      if (Error error = takeWithout(text, config.lowerings))
        return error;
  return Error::success();
}

UnderTestOptions::UnderTestOptions(Subcommand &subcommand, const RunLimits &run, unsigned lowerMs, WithoutOption::Of of)
    : project(subcommand), lowerings(subcommand), passPlugins(subcommand), runtime(subcommand),
      limits(subcommand, run.timeoutMs, lowerMs), machine(subcommand, run), without(subcommand, of) {}

Error UnderTestOptions::apply(CheckConfig &config) const {
  if (Error error = lowerings.apply(config))
    return error;
  if (Error error = without.apply(config))
    return error;
  passPlugins.apply(config);
  runtime.apply(config);
  if (Error error = machine.apply(config))
    return error;
  return limits.apply(config);
}
