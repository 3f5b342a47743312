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

#include "conformance/Check.h"
#include "conformance/PlainText.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <thread>

using namespace llvm;
using namespace memref_cts;
using namespace memref_cts::conformance;

LoweringOptions::LoweringOptions(Subcommand &subcommand)
    : lowerings("lowering", cl::value_desc("NAME"), cl::CommaSeparated,
                cl::desc("Lowering under test; may be repeated (default: ours,upstream)"), cl::sub(subcommand),
                cl::cat(toolCategory())),
      pipelines("lowering-pipeline", cl::value_desc("builtin.module(...)"),
                cl::desc("Pass pipeline as lowering under test; may be repeated"), cl::sub(subcommand),
                cl::cat(toolCategory())),
      commands("lowering-cmd", cl::value_desc("[FORM:]COMMAND"),
               cl::desc("Command as lowering under test; may be repeated. A shell runs it; it reads the module from "
                        "standard input and prints LLVM dialect or LLVM IR. FORM says how the module is printed: "
                        "source (as in the file, default), generic, or the name of a release, such as mlir-19"),
               cl::sub(subcommand), cl::cat(toolCategory())) {}

bool LoweringOptions::areGiven() const { return !lowerings.empty() || !pipelines.empty() || !commands.empty(); }

Error LoweringOptions::apply(CheckConfig &config) const { return addLowerings(config, lowerings, pipelines, commands); }

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

Error conformance::addLowerings(CheckConfig &config, ArrayRef<std::string> names, ArrayRef<std::string> pipelines,
                                ArrayRef<std::string> commands) {
  std::vector<std::string> texts = names.vec();
  for (const std::string &text : pipelines)
    texts.push_back("pipeline=" + text);
  for (const std::string &text : commands)
    texts.push_back("command=" + text);
  if (texts.empty())
    texts = {"ours", "upstream"};
  for (const std::string &text : texts) {
    Expected<LoweringSpec> spec = parseLowering(text);
    if (!spec)
      return spec.takeError();
    for (const LoweringSpec &other : config.lowerings)
      if (other.text == spec->text)
        return createStringError("lowering '" + spec->text + "' is given twice");
    config.lowerings.push_back(std::move(*spec));
  }
  return Error::success();
}

PassPluginOption::PassPluginOption(Subcommand &subcommand)
    : files("load-pass-plugin", cl::value_desc("FILE"),
            cl::desc("Shared library with passes that a pipeline may name, as mlir-opt takes it; may be repeated"),
            cl::sub(subcommand), cl::cat(toolCategory())) {}

void PassPluginOption::apply(CheckConfig &config) const {
  for (const std::string &file : files) {
    // Without a folder it would be looked for elsewhere; and replays run anywhere.
    SmallString<256> path(file);
    if (sys::fs::make_absolute(path))
      path = file;
    config.worker.passPlugins.push_back(std::string(path));
    config.replayOptions += " --load-pass-plugin=" + shellQuote(path);
  }
}

WaiversOption::WaiversOption(Subcommand &subcommand, StringRef fallback)
    : help(("Waivers to use, or 'none' (default: " + fallback + ")").str()),
      file("waivers", cl::value_desc("FILE"), cl::desc(help), cl::sub(subcommand), cl::cat(toolCategory())) {}

Error WaiversOption::apply(ArrayRef<std::string> near, Waivers &waivers, std::string *path) const {
  return takeWaivers(file, near, waivers, path);
}

std::string WaiversOption::replayed() const { return isGiven() ? " --waivers=" + shellQuote(file) : ""; }

JobsOption::JobsOption(Subcommand &subcommand, StringRef what)
    : help((what + " at once (default, and 0: as many as cores)").str()),
      jobs("jobs", cl::value_desc("N"), cl::init(0), cl::desc(help), cl::sub(subcommand), cl::cat(toolCategory())) {}

unsigned JobsOption::value() const { return jobs ? jobs : std::max(1u, std::thread::hardware_concurrency()); }

OptLevelOption::OptLevelOption(Subcommand &subcommand, StringRef what, unsigned level)
    : help(("Optimisation level" + what + " (default " + Twine(level) + ")").str()),
      level("O", cl::Prefix, cl::init(char('0' + level)), cl::value_desc("0..3"), cl::desc(help), cl::sub(subcommand),
            cl::cat(toolCategory())) {}

Error OptLevelOption::apply(unsigned &result) const {
  if (level < '0' || level > '3')
    return createStringError("optimisation level must be -O0 to -O3");
  result = unsigned(level - '0');
  return Error::success();
}

EngineOptions::EngineOptions(Subcommand &subcommand, EngineSet known, StringRef knownAre)
    : known(known), knownAre(knownAre),
      engines("engine", cl::value_desc("NAME"), cl::CommaSeparated,
              cl::desc(known.has(EngineKind::Aot)
                           ? "Engines besides ref: ref-llvm, jit (default: both), aot (executables for --target)"
                           : "Engines besides ref: ref-llvm, jit (default: both)"),
              cl::sub(subcommand), cl::cat(toolCategory())),
      level(subcommand, known.has(EngineKind::Aot) ? " of engines jit and aot" : " of engine jit") {}

Error EngineOptions::apply(CheckConfig &config) const {
  if (Error error = takeEngines(config, engines, known, knownAre))
    return error;
  return level.apply(config.optLevel);
}

/// An option of one subcommand or of two.
static cl::sub second(Subcommand &subcommand, Subcommand *other) { return cl::sub(other ? *other : subcommand); }

RandomCallsOptions::RandomCallsOptions(Subcommand &subcommand, Subcommand *other)
    : countOption("random", cl::value_desc("N"), cl::desc("Random calls per CALL-RANDOM line (default: its count)"),
                  cl::sub(subcommand), second(subcommand, other), cl::cat(toolCategory())),
      seedOption("seed", cl::value_desc("S"), cl::desc("Seed of random calls (default: the line's, or 1)"),
                 cl::sub(subcommand), second(subcommand, other), cl::cat(toolCategory())) {}

static std::optional<uint64_t> ifGiven(const cl::opt<uint64_t> &option) {
  return option.getNumOccurrences() ? std::optional<uint64_t>(option) : std::nullopt;
}

std::optional<uint64_t> RandomCallsOptions::count() const { return ifGiven(countOption); }

std::optional<uint64_t> RandomCallsOptions::seed() const { return ifGiven(seedOption); }

Error RandomCallsOptions::apply(CheckConfig &config) const {
  if (count() == uint64_t(0))
    return createStringError("--random must be at least 1");
  config.random = count();
  config.seed = seed();
  return Error::success();
}

ColourOption::ColourOption(Subcommand &subcommand, Subcommand *other)
    : colour("color", cl::desc("Use colour (default: on a terminal)"), cl::sub(subcommand), second(subcommand, other),
             cl::cat(toolCategory())) {}

bool ColourOption::isOn() const { return colour == cl::BOU_UNSET ? outs().is_displayed() : colour == cl::BOU_TRUE; }

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

Error conformance::takeWaivers(StringRef given, ArrayRef<std::string> near, Waivers &waivers, std::string *path) {
  std::string file = given.str();
  for (size_t i = 0; i < near.size() && file.empty(); ++i)
    if (!near[i].empty())
      file = findWaiverFile(near[i]);
  if (path)
    *path = file;
  if (file.empty() || file == "none")
    return Error::success();
  Expected<Waivers> read = Waivers::read(file);
  if (!read)
    return read.takeError();
  waivers = std::move(*read);
  return Error::success();
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

WorkerLimitOptions::WorkerLimitOptions(Subcommand &subcommand, unsigned runMs, unsigned lowerMs)
    : runText("Time limit of one native run (default " + utostr(runMs) + ")"),
      lowerText("Time limit of one lowering (default " + utostr(lowerMs) +
                "). Code generation has twice this limit, reading a module at least 30000"),
      timeoutMs("timeout-ms", cl::value_desc("MS"), cl::init(runMs), cl::desc(runText), cl::sub(subcommand),
                cl::cat(toolCategory())),
      lowerTimeoutMs("lower-timeout-ms", cl::value_desc("MS"), cl::init(lowerMs), cl::desc(lowerText),
                     cl::sub(subcommand), cl::cat(toolCategory())),
      memoryMB("memory-mb", cl::value_desc("MB"), cl::init(6144),
               cl::desc("Memory that lowering and code generation may add to a worker process; also the limit of each "
                        "process of a command (default 6144)"),
               cl::sub(subcommand), cl::cat(toolCategory())) {}

std::string WorkerLimitOptions::problem() const {
  for (const cl::opt<unsigned> *option : {&timeoutMs, &lowerTimeoutMs, &memoryMB})
    if (option->getValue() == 0)
      return "--" + option->ArgStr.str() + " must be above 0";
  return "";
}

Error WorkerLimitOptions::apply(CheckConfig &config) const {
  if (std::string wrong = problem(); !wrong.empty())
    return createStringError(wrong);
  for (const cl::opt<unsigned> *option : {&timeoutMs, &lowerTimeoutMs, &memoryMB})
    if (option->getNumOccurrences())
      config.replayOptions += " --" + option->ArgStr.str() + "=" + utostr(option->getValue());
  config.worker.limits.timeoutMs = timeoutMs;
  config.worker.lowerTimeoutMs = lowerTimeoutMs;
  config.worker.compileTimeoutMs = uint64_t(lowerTimeoutMs) * 2;
  config.worker.memoryLimit = uint64_t(memoryMB) << 20;
  config.worker.interrupted = interrupted;
  return Error::success();
}

UnderTestOptions::UnderTestOptions(Subcommand &subcommand, unsigned runMs, unsigned lowerMs)
    : lowerings(subcommand), passPlugins(subcommand), runtime(subcommand), limits(subcommand, runMs, lowerMs) {}

Error UnderTestOptions::apply(CheckConfig &config) const {
  if (Error error = lowerings.apply(config))
    return error;
  passPlugins.apply(config);
  runtime.apply(config);
  return limits.apply(config);
}
