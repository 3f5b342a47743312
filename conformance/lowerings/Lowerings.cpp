//===-- Lowerings.cpp - the table of lowerings under test -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names, help and pipelines of lowerings under test, from lowerings.def and the
// planted bugs that this executable was linked with.
//
//===----------------------------------------------------------------------===//
#include "conformance/lowerings/Lowerings.h"

#include "conformance/Command.h"
#include "conformance/KnownLeftovers.h"
#include "conformance/lowerings/OwnLowering.h"
#include "conformance/lowerings/releases/ReleaseForm.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"

#include <cstdlib>

using namespace memref_cts::conformance;

static constexpr llvm::StringLiteral kPlanted = "planted:";

/// The release of MLIR that this tool is built with.
static constexpr unsigned kLast = LLVM_VERSION_MAJOR;

namespace {
/// The columns FORM of upstream.def.
enum class UpstreamForm : uint8_t { Each, All, Both };
} // namespace

/// Gives `row` the passes that `release` has of the pipeline in upstream.def.
static void addUpstream(LoweringRow &row, unsigned release, UpstreamForm form) {
  row.release = release == kLast ? 0 : release;
  auto add = [&](UpstreamForm of, unsigned since, unsigned until, const LoweringRow::Pass &pass) {
    if ((of == UpstreamForm::Both || of == form) && since <= release && release <= until)
      row.passes.push_back(pass);
  };
#define UPSTREAM_PASS(FORM, SINCE, UNTIL, PASS, OPTIONS, NEEDED)                                                       \
  add(UpstreamForm::FORM, SINCE, UNTIL, {PASS, OPTIONS, NEEDED});
#define UPSTREAM_ANY_ORDER                                                                                             \
  if (release == kLast && form == UpstreamForm::Each)                                                                  \
    row.anyOrder = row.passes.size();
#include "conformance/lowerings/releases/upstream.def"
}

const std::vector<LoweringRow> &memref_cts::conformance::loweringTable() {
  static const std::vector<LoweringRow> table = [] {
    std::vector<LoweringRow> rows;
#define LOWERING(NAME, HELP) rows.push_back({NAME, HELP, {}, 0, SIZE_MAX, {}});
#define LOWERING_UPSTREAM(RELEASE, FORM) addUpstream(rows.back(), RELEASE, UpstreamForm::FORM);
#define LOWERING_WITHOUT(PART) rows.back().without.push_back(PART);
#define LOWERING_PASS(PASS, OPTIONS, NEEDED) rows.back().passes.push_back({PASS, OPTIONS, NEEDED});
#define LOWERING_ANY_ORDER rows.back().anyOrder = rows.back().passes.size();
#define LOWERING_VARIANT(WORD, KIND, PASSES, HELP)
#include "conformance/lowerings/lowerings.def"
    return rows;
  }();
  return table;
}

const std::vector<LoweringVariant> &memref_cts::conformance::variantTable() {
  static const std::vector<LoweringVariant> table = {
#define LOWERING(NAME, HELP)
#define LOWERING_UPSTREAM(RELEASE, FORM)
#define LOWERING_WITHOUT(PART)
#define LOWERING_PASS(PASS, OPTIONS, NEEDED)
#define LOWERING_ANY_ORDER
#define LOWERING_VARIANT(WORD, KIND, PASSES, HELP) {LoweringVariant::KIND, WORD, PASSES, HELP},
#include "conformance/lowerings/lowerings.def"
  };
  return table;
}

static const LoweringRow *findRow(llvm::StringRef name) {
  for (const LoweringRow &row : loweringTable())
    if (name == row.name)
      return &row;
  return nullptr;
}

static const LoweringVariant *findVariant(llvm::StringRef word) {
  for (const LoweringVariant &variant : variantTable())
    if (word == variant.word)
      return &variant;
  return nullptr;
}

std::string memref_cts::conformance::loweringVariants() {
  std::string text;
  for (const LoweringVariant &variant : variantTable())
    text += (text.empty() ? "" : "\n") + std::string(variant.word) + ": " + variant.help;
  return text;
}

const std::vector<std::string> &memref_cts::conformance::commandForms() {
  static const std::vector<std::string> forms = [] {
    std::vector<std::string> list = {"source", "generic"};
    for (const LoweringRow &row : loweringTable())
      if (row.release)
        list.push_back(row.name);
    return list;
  }();
  return forms;
}

std::vector<std::string> memref_cts::conformance::loweringNames() {
  std::vector<std::string> names;
  for (const LoweringRow &row : loweringTable())
    names.push_back(row.name);
  for (const std::string &bug : plantedBugNames())
    names.push_back(kPlanted.str() + bug);
  return names;
}

std::vector<std::string> memref_cts::conformance::loweringNamesWithVariants() {
  std::vector<std::string> names = loweringNames();
  for (const LoweringRow &row : loweringTable())
    for (const LoweringVariant &variant : variantTable())
      if (std::string name = std::string(row.name) + ":" + variant.word;
          !llvm::errorToBool(parseLowering(name).takeError()))
        names.push_back(name);
  return names;
}

static llvm::Error makeError(const llvm::Twine &text) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), text);
}

/// What is wrong with the words behind the name of a lowering, or "". `row`: nullptr
/// for a pipeline.
static std::string variantProblem(llvm::StringRef words, const LoweringRow *row) {
  std::vector<llvm::StringRef> given;
  unsigned orders = 0;
  for (llvm::StringRef word : llvm::split(words, '+')) {
    const LoweringVariant *variant = findVariant(word);
    if (!variant) {
      std::vector<llvm::StringRef> known;
      for (const LoweringVariant &each : variantTable())
        if (row || each.kind != LoweringVariant::First)
          known.push_back(each.word);
      return "unknown variant '" + word.str() + "'; known are " + llvm::join(known, ", ");
    }
    if (llvm::is_contained(given, word))
      return "variant '" + word.str() + "' is given twice";
    given.push_back(word);
    orders += variant->kind == LoweringVariant::First;
    if (variant->kind == LoweringVariant::First && (!row || row->anyOrder == SIZE_MAX))
      return "its passes have one order, not '" + word.str() + "'";
  }
  if (llvm::is_contained(given, "fold-aliases") && llvm::is_contained(given, "own-context"))
    return "'fold-aliases' dies in 'own-context', whatever the lowering: fold-memref-alias-ops of MLIR 22 makes "
           "operations of the dialect affine and does not declare it";
  return orders > 1 ? "one order at a time" : "";
}

/// The form before the colon, if there is one, and the command.
static std::pair<llvm::StringRef, llvm::StringRef> splitForm(llvm::StringRef text) {
  for (llvm::StringRef form : commandForms())
    if (text.starts_with(form) && text.drop_front(form.size()).starts_with(":"))
      return {form, text.drop_front(form.size() + 1)};
  return {"", text};
}

/// Any command may have a colon; mlir-NN: can only be meant as a form.
static bool hasUnknownForm(llvm::StringRef command) {
  llvm::StringRef number = command.take_until([](char c) { return c == ':' || c == ' '; });
  return command.drop_front(number.size()).starts_with(":") && number.consume_front("mlir-") && !number.empty() &&
         llvm::all_of(number, llvm::isDigit) && splitForm(command).first.empty();
}

std::string memref_cts::conformance::syntaxProblem(const LoweringSpec &lowering) {
  if (lowering.name != "command")
    return "";
  // The shell reads it all, and runs nothing. What cannot be asked is nobody's fault.
  CommandResult result = runCommand({"/bin/sh", "-n", "-c", splitForm(lowering.command).second.str()}, {}, "", {});
  if (result.ending != CommandResult::Exited || result.code == 0)
    return "";
  llvm::StringRef words = llvm::StringRef(result.err).trim();
  return "the shell does not read it" + (words.empty() ? "" : ": " + words.str());
}

std::string memref_cts::conformance::loweringNameProblem(llvm::StringRef name) {
  auto isPart = [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.' || c == '-'; };
  if (name.empty() || !llvm::isAlpha(name.front()) || !llvm::all_of(name, isPart))
    return "'" + name.str() + "' is no name: letters, digits, '_', '.' and '-', the first a letter";
  if (findRow(name) || name == llvm::StringRef(kPlanted).drop_back() || name == "none")
    return "the name '" + name.str() + "' is taken: it is a word of the tool's own";
  return "";
}

LoweringSpec memref_cts::conformance::named(LoweringSpec lowering, llvm::StringRef name) {
  lowering.givenName = name.str();
  lowering.label = lowering.variant.empty() ? name.str() : (name + ":" + lowering.variant).str();
  return lowering;
}

/// Takes NAME= from the front of a pipeline or of a command, "" if there is none. What
/// stands before the first '=' of a pipeline is nothing else. A command may begin with an
/// assignment of the shell.
static llvm::Expected<llvm::StringRef> takeName(llvm::StringRef &text, bool isCommand) {
  llvm::StringRef ends = isCommand ? "= \t\n'\"`$\\/|&;<>(){}" : "=({";
  llvm::StringRef name = text.substr(0, text.find_first_of(ends));
  if (!text.drop_front(name.size()).starts_with("="))
    return "";
  if (isCommand && name.contains(':') && !splitForm(text).first.empty())
    return "";
  llvm::StringRef option = isCommand ? "--lowering-cmd" : "--lowering-pipeline";
  if (std::string problem = loweringNameProblem(name); !problem.empty())
    return makeError(option + "=" + text + ": " + problem);
  if (isCommand && llvm::none_of(name, llvm::isLower))
    return makeError(option + "=" + text + ": '" + name + "=' is a name or a variable of the shell: write source:" +
                     name + "=... for a variable, or a name with a small letter");
  text = text.drop_front(name.size() + 1);
  return name;
}

llvm::Expected<LoweringSpec> memref_cts::conformance::withVariant(const LoweringSpec &lowering, llvm::StringRef words) {
  bool isPipeline = lowering.name == "pipeline";
  if (lowering.name == "command")
    return makeError("lowering '" + lowering.label + "' is a command, which has no variants");
  std::string all = lowering.variant + (lowering.variant.empty() ? "" : "+") + words.str();
  llvm::Expected<LoweringSpec> spec =
      parseLowering(isPipeline ? "pipeline=" + all + ":" + lowering.pipeline : lowering.name + ":" + all);
  if (!spec)
    return spec;
  spec->waiversOf = lowering.waiversOf;
  spec->options = lowering.options;
  return lowering.givenName.empty() ? std::move(*spec) : named(std::move(*spec), lowering.givenName);
}

llvm::Expected<LoweringSpec> memref_cts::conformance::parseLowering(llvm::StringRef text) {
  LoweringSpec spec;
  spec.label = text.str();
  llvm::StringRef pipeline = text;
  pipeline.consume_front("pipeline=");
  if (pipeline.size() != text.size() || text.starts_with("builtin.module(")) {
    llvm::Expected<llvm::StringRef> name = takeName(pipeline, /*isCommand=*/false);
    if (!name)
      return name.takeError();
    if (pipeline.trim().empty())
      return makeError("the lowering pipeline is empty");
    llvm::StringRef words = pipeline.take_until([](char c) { return c == ':' || c == '('; });
    if (pipeline.drop_front(words.size()).starts_with(":")) {
      if (std::string problem = variantProblem(words, nullptr); !problem.empty())
        return makeError("lowering pipeline '" + pipeline + "': " + problem);
      spec.variant = words.str();
      pipeline = pipeline.drop_front(words.size() + 1);
    }
    spec.name = "pipeline";
    spec.pipeline = pipeline.str();
    return name->empty() ? spec : named(std::move(spec), *name);
  }
  llvm::StringRef command = text;
  if (command.consume_front("command=")) {
    llvm::Expected<llvm::StringRef> name = takeName(command, /*isCommand=*/true);
    if (!name)
      return name.takeError();
    if (splitForm(command).second.trim().empty())
      return makeError("the lowering command is empty");
    if (hasUnknownForm(command))
      return makeError("--lowering-cmd=" + command + ": there is no form '" + command.split(':').first +
                       "'; known are " + llvm::join(commandForms(), ", "));
    spec.name = "command";
    spec.command = command.str();
    return name->empty() ? spec : named(std::move(spec), *name);
  }
  if (text == "command")
    return makeError("lowering 'command' needs its text: command=[FORM:]COMMAND");
  if (text == "pipeline")
    return makeError("lowering 'pipeline' needs its passes: pipeline=builtin.module(...)");
  std::vector<std::string> names = loweringNames();
  auto [name, words] = text.rsplit(':');
  if (!llvm::is_contained(names, text) && llvm::is_contained(names, name)) {
    const LoweringRow *row = findRow(name);
    auto isNotBefore = [](llvm::StringRef word) {
      const LoweringVariant *variant = findVariant(word);
      return variant && variant->kind != LoweringVariant::Before;
    };
    std::string problem = name.starts_with(kPlanted)
                              ? (llvm::any_of(llvm::split(words, '+'), isNotBefore)
                                     ? "a bug is planted in one conversion; only passes before it are variants"
                                     : variantProblem(words, nullptr))
                          : !row || row->release || row->passes.empty() ? std::string("it has no variants")
                                                                        : variantProblem(words, row);
    if (!problem.empty())
      return makeError("lowering '" + text + "': " + problem);
    spec.name = name.str();
    spec.variant = words.str();
    return spec;
  }
  if (!llvm::is_contained(names, text))
    return makeError("unknown lowering '" + text + "'; known are: " + llvm::join(names, ", "));
  spec.name = text.str();
  return spec;
}

llvm::StringRef memref_cts::conformance::findOption(llvm::ArrayRef<std::pair<std::string, std::string>> options,
                                                    llvm::StringRef name) {
  for (const std::pair<std::string, std::string> &option : options)
    if (option.first == name)
      return option.second;
  return "";
}

bool memref_cts::conformance::isOn(llvm::ArrayRef<std::pair<std::string, std::string>> options, llvm::StringRef name) {
  llvm::StringRef value = findOption(options, name);
  return value == "true" || value == "1";
}

static constexpr llvm::StringLiteral kOptionPrefix = "option:";

static bool isListed(llvm::StringRef list, llvm::StringRef name) {
  if (list == "*")
    return true;
  llvm::SmallVector<llvm::StringRef, 4> parts;
  list.split(parts, ',');
  return llvm::is_contained(parts, name);
}

static bool isNeeded(const LoweringRow::Pass &pass, const LoweringSpec &lowering, const llvm::StringSet<> &names) {
  llvm::SmallVector<llvm::StringRef, 4> parts;
  llvm::StringRef(pass.needed).split(parts, ',', -1, /*KeepEmpty=*/false);
  return parts.empty() || llvm::any_of(parts, [&](llvm::StringRef part) {
           return part.consume_front(kOptionPrefix) ? isOn(lowering.options, part) : names.contains(part);
         });
}

/// Whether a pass of the row takes an option, or is run because of it.
static bool knowsOption(const LoweringRow &row, llvm::StringRef option) {
  return llvm::any_of(row.passes, [&](const LoweringRow::Pass &pass) {
    llvm::StringRef needed = pass.needed;
    return isListed(pass.options, option) || (needed.consume_front(kOptionPrefix) && needed == option);
  });
}

std::vector<std::string> memref_cts::conformance::caseOptionNames() {
  std::vector<std::string> names = ownLoweringOptions();
  auto add = [&](llvm::StringRef name) {
    if (!name.empty() && !llvm::is_contained(names, name))
      names.push_back(name.str());
  };
  for (const LoweringRow &row : loweringTable())
    for (const LoweringRow::Pass &pass : row.passes) {
      for (llvm::StringRef option : llvm::split(pass.options, ","))
        add(option == "*" ? "" : option);
      llvm::StringRef needed = pass.needed;
      if (needed.consume_front(kOptionPrefix))
        add(needed);
    }
  return names;
}

bool memref_cts::conformance::takesAnyOption(const LoweringSpec &lowering) {
  return llvm::StringRef(lowering.pipeline).contains(kOptionsVariable) ||
         llvm::StringRef(lowering.command).contains(kOptionsVariable);
}

std::vector<std::string> memref_cts::conformance::knownLeftovers(const LoweringSpec &lowering) {
  const LoweringRow *row = findRow(lowering.name);
  return row ? row->without : std::vector<std::string>();
}

bool memref_cts::conformance::isRelease(const LoweringSpec &lowering) {
  const LoweringRow *row = findRow(lowering.name);
  return row && row->release;
}

unsigned memref_cts::conformance::mlirRelease(llvm::StringRef label) {
  if (label == "-" || label.starts_with("pipeline=") || label.starts_with("builtin.module(") ||
      label.starts_with(kPlanted))
    return kLast;
  const LoweringRow *row = findRow(label.split(':').first);
  return !row || row->name == llvm::StringRef("command") ? 0 : row->release ? row->release : kLast;
}

namespace {
/// A row of upstream_owners.def.
struct UpstreamOwner {
  llvm::StringRef pass, operations;
};
} // namespace

static const std::vector<UpstreamOwner> &upstreamOwners() {
  static const std::vector<UpstreamOwner> table = {
#define UPSTREAM_OWNER(PASS, OPERATIONS) {PASS, OPERATIONS},
#include "conformance/lowerings/releases/upstream_owners.def"
  };
  return table;
}

std::vector<std::string> memref_cts::conformance::upstreamPasses(const LoweringSpec &lowering) {
  std::vector<std::string> passes;
  auto isPart = [](char c) { return llvm::isAlnum(c) || c == '-' || c == '_' || c == '.'; };
  unsigned inOptions = 0;
  for (llvm::StringRef rest = lowering.pipeline; !rest.empty();) {
    llvm::StringRef word = rest.take_while(isPart);
    if (!inOptions && !llvm::is_contained(passes, word) &&
        llvm::any_of(upstreamOwners(), [&](const UpstreamOwner &row) { return row.pass == word; }))
      passes.push_back(word.str());
    inOptions += word.empty() && rest.front() == '{';
    inOptions -= word.empty() && rest.front() == '}' && inOptions;
    rest = rest.drop_front(std::max<size_t>(word.size(), 1));
  }
  return passes;
}

std::optional<std::vector<std::string>> memref_cts::conformance::passesLowering(llvm::StringRef operation,
                                                                                llvm::ArrayRef<std::string> passes) {
  llvm::StringRef dialect = operation.split('.').first;
  bool isOwned = false;
  std::vector<std::string> owners;
  for (const UpstreamOwner &row : upstreamOwners())
    for (llvm::StringRef part : llvm::split(row.operations, ",")) {
      bool fits = part == "*" || part == dialect || part == operation;
      isOwned |= fits && part != "*";
      if (fits && llvm::is_contained(passes, row.pass) && !llvm::is_contained(owners, row.pass))
        owners.push_back(row.pass.str());
    }
  return isOwned ? std::optional(std::move(owners)) : std::nullopt;
}

bool memref_cts::conformance::isCommand(const LoweringSpec &lowering) {
  return lowering.name == "command" || isRelease(lowering);
}

bool memref_cts::conformance::takesOption(const LoweringSpec &lowering, llvm::StringRef option) {
  if (lowering.name == "ours" || llvm::StringRef(lowering.name).starts_with(kPlanted))
    return true;
  const LoweringRow *row = findRow(lowering.name);
  return row && knowsOption(*row, option);
}

/// The tool of a release, or an error that says where it was looked for. The
/// folder may be given by an environment variable.
static llvm::Expected<std::string> findTool(llvm::StringRef tool, unsigned release) {
  std::string number = std::to_string(release), variable = "MEMREF_CTS_MLIR_" + number;
  std::vector<std::string> places = {"/usr/lib/llvm-" + number + "/bin/" + tool.str(),
                                     "/usr/bin/" + tool.str() + "-" + number};
  if (const char *folder = std::getenv(variable.c_str()))
    places = {std::string(folder) + "/" + tool.str()};
  for (const std::string &place : places)
    if (llvm::sys::fs::can_execute(place))
      return place;
  return makeError("MLIR " + llvm::Twine(release) + " is not installed: no " + llvm::join(places, " and no ") +
                   " (Debian's " + (tool == "llvm-as" ? "llvm-" + number : "mlir-" + number + "-tools") + " has it; " +
                   variable + " may name its folder)");
}

static std::string anchored(const std::string &passes) { return "builtin.module(" + passes + ")"; }

static llvm::Error planRelease(CommandPlan &plan, unsigned release, const std::string &passes) {
  llvm::Expected<std::string> opt = findTool("mlir-opt", release);
  if (!opt)
    return opt.takeError();
  llvm::Expected<std::string> translate = findTool("mlir-translate", release);
  if (!translate)
    return translate.takeError();
  plan.release = release;
  // As in the worker, the passes are verified together, by the one who asked.
  std::string pipeline = knowsSyntax(release, ReleaseSyntax::PipelineAnchors) ? anchored(passes) : passes;
  plan.argv = {*opt, "--pass-pipeline=" + pipeline, "--mlir-print-debuginfo", "--verify-each=0"};
  plan.translate = {*translate, "--mlir-to-llvmir"};
  if (!knowsSyntax(release, ReleaseSyntax::ReadableIR)) {
    llvm::Expected<std::string> assembler = findTool("llvm-as", release);
    if (!assembler)
      return assembler.takeError();
    plan.assemble = {*assembler, "-o", "-"};
  }
  return llvm::Error::success();
}

static llvm::Error planCommand(CommandPlan &plan, const LoweringSpec &lowering) {
  auto [form, text] = splitForm(lowering.command);
  plan.generic = form == "generic";
  if (form.consume_front("mlir-"))
    form.getAsInteger(10, plan.release);
  plan.byShell = true;
  plan.argv = {"/bin/sh", "-c", text.str()};
  std::string options;
  for (const std::pair<std::string, std::string> &option : lowering.options) {
    if (!text.contains(kOptionsVariable))
      return makeError("the command does not take option '" + option.first +
                       "': the text of the command does not mention " + kOptionsVariable);
    options += (options.empty() ? "" : " ") + option.first + "=" + option.second;
  }
  plan.environment = {kOptionsVariable.str() + "=" + options};
  return llvm::Error::success();
}

llvm::Expected<LoweringPlan> memref_cts::conformance::planLowering(const LoweringSpec &lowering,
                                                                   const llvm::StringSet<> &names) {
  LoweringPlan plan;
  llvm::StringRef name = lowering.name, first;
  for (llvm::StringRef word : llvm::split(lowering.variant, '+'))
    if (const LoweringVariant *variant = findVariant(word)) {
      if (variant->kind == LoweringVariant::First)
        first = variant->passes;
      else if (variant->kind == LoweringVariant::Before)
        plan.before += (plan.before.empty() ? "" : ",") + std::string(variant->passes);
      else
        plan.ownContext = true;
    }
  if (name == "ours" && first.empty() && !plan.ownContext)
    return plan;
  if (name.consume_front(kPlanted)) {
    if (!llvm::is_contained(plantedBugNames(), name.str()))
      return makeError("this executable has no planted bug '" + name + "'");
    plan.planted = name.str();
    return plan;
  }
  plan.kind = LoweringPlan::Pipeline;
  std::string before = plan.before.empty() ? "" : plan.before + ",";
  if (name == "pipeline") {
    plan.pipeline = lowering.pipeline;
    if (llvm::StringRef passes = plan.pipeline; !before.empty() && passes.consume_front("builtin.module("))
      plan.pipeline = "builtin.module(" + before + passes.str();
    return plan;
  }
  if (name == "command") {
    plan.kind = LoweringPlan::Command;
    if (llvm::Error error = planCommand(plan.command, lowering))
      return error;
    return plan;
  }
  const LoweringRow *row = findRow(name);
  if (!row)
    return makeError("unknown lowering '" + name + "'");
  for (const std::pair<std::string, std::string> &option : lowering.options) {
    if (!takesOption(lowering, option.first))
      return makeError("lowering '" + name + "' does not take option '" + option.first + "'");
  }
  auto text = [&](const LoweringRow::Pass &pass) {
    std::string options;
    for (const std::pair<std::string, std::string> &option : lowering.options)
      if (isListed(pass.options, option.first))
        options += (options.empty() ? "" : " ") + option.first + "=" + option.second;
    std::string step = pass.name;
    if (!options.empty()) // of a pass on functions, before its closing parenthesis
      step.insert(step.find_last_not_of(')') + 1, "{" + options + "}");
    return step;
  };
  std::vector<LoweringRow::Pass> needed;
  size_t place = 0; // of the one that goes first
  for (size_t i = 0; i < row->passes.size(); ++i) {
    if (i == row->anyOrder)
      place = needed.size();
    if (!isNeeded(row->passes[i], lowering, names))
      continue;
    bool isFirst = !first.empty() && isListed(first, row->passes[i].name);
    needed.insert(isFirst ? needed.begin() + ptrdiff_t(place) : needed.end(), row->passes[i]);
  }
  if (name == "ours" && first.empty())
    needed = {{"lower-to-llvm", "*", ""}};
  std::string passes;
  for (const LoweringRow::Pass &pass : needed)
    passes += (passes.empty() ? "" : ",") + text(pass);
  plan.pipeline = anchored(before + passes);
  if (row->release) {
    plan.kind = LoweringPlan::Command;
    if (llvm::Error error = planRelease(plan.command, row->release, passes))
      return error;
  }
  return plan;
}
