//===-- LoweringSpec.cpp - a lowering under test --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads what a user writes of a lowering, and says what is known of it before it
// runs: names, variants, options, releases, passes of upstream.
//
//===----------------------------------------------------------------------===//

#include "conformance/LoweringSpec.h"
#include "conformance/Command.h"
#include "conformance/NoLowering.h"
#include "conformance/lowerings/Lowerings.h"
#include "conformance/lowerings/OwnLowering.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>

using namespace memref_cts::conformance;

static llvm::Error makeError(const llvm::Twine &text) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), text);
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

/// Any command may have a colon; mlir-NN: can only be meant as a form.
static bool hasUnknownForm(llvm::StringRef command) {
  llvm::StringRef number = command.take_until([](char c) { return c == ':' || c == ' '; });
  return command.drop_front(number.size()).starts_with(":") && number.consume_front("mlir-") && !number.empty() &&
         llvm::all_of(number, llvm::isDigit) && splitForm(command).first.empty();
}

std::string memref_cts::conformance::syntaxProblem(const LoweringSpec &lowering) {
  if (lowering.kind != LoweringKind::Command)
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
  // Rows of the tool's own waivers are about upstream* and mlir-*.
  if (name.starts_with("upstream") || name.starts_with("mlir-"))
    return "the name '" + name.str() + "' is taken: names that begin with upstream or mlir- are the tool's own";
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
  bool isPipeline = lowering.kind == LoweringKind::Pipeline;
  if (lowering.kind == LoweringKind::Command)
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

/// The name of the one row of a kind.
static const char *nameOf(LoweringKind kind) {
  return llvm::find_if(loweringTable(), [&](const LoweringRow &row) { return row.kind == kind; })->name;
}

/// Of a row of the table, or of a planted bug.
static void setName(LoweringSpec &spec, llvm::StringRef name) {
  spec.name = name.str();
  const LoweringRow *row = findRow(name);
  spec.kind = row ? row->kind : LoweringKind::Planted;
  if (!row)
    spec.bug = name.drop_front(kPlanted.size()).str();
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
    spec.kind = LoweringKind::Pipeline;
    spec.name = nameOf(spec.kind);
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
    spec.kind = LoweringKind::Command;
    spec.name = nameOf(spec.kind);
    spec.command = command.str();
    return name->empty() ? spec : named(std::move(spec), *name);
  }
  if (const LoweringRow *row = findRow(text); row && row->kind == LoweringKind::Command)
    return makeError("lowering '" + text + "' needs its text: command=[FORM:]COMMAND");
  else if (row && row->kind == LoweringKind::Pipeline)
    return makeError("lowering '" + text + "' needs its passes: pipeline=builtin.module(...)");
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
    setName(spec, name);
    spec.variant = words.str();
    return spec;
  }
  if (!llvm::is_contained(names, text)) {
    // Pipelines and commands have options and keys of their own.
    llvm::erase_if(names, [](const std::string &name) {
      const LoweringRow *row = findRow(name);
      return row && isUsers(row->kind);
    });
    return makeError("unknown lowering '" + text + "'; known are: " + llvm::join(names, ", "));
  }
  setName(spec, text);
  return spec;
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
  return lowering.takesOptions || llvm::StringRef(lowering.pipeline).contains(kOptionsVariable) ||
         llvm::StringRef(lowering.command).contains(kOptionsVariable);
}

std::vector<std::string> memref_cts::conformance::knownLeftovers(const LoweringSpec &lowering) {
  const LoweringRow *row = findRow(lowering.name);
  std::vector<std::string> parts = row ? row->without : std::vector<std::string>();
  parts.insert(parts.end(), lowering.without.begin(), lowering.without.end());
  return parts;
}

/// Every program has functions, and what is under test is how memrefs are lowered.
static constexpr llvm::StringLiteral kOptionalDialects[] = {"arith", "cf", "complex", "index", "math", "ub", "vector"};

std::string memref_cts::conformance::withoutProblem(llvm::StringRef part) {
  auto [dialect, operation] = part.split('.');
  bool isOperation = part.contains('.') && !operation.empty() && (dialect == "memref" || dialect == "func");
  if (isOperation || (llvm::is_contained(kOptionalDialects, dialect) && part.contains('.') == !operation.empty()))
    return "";
  return "'" + part.str() + "' is no part that a lowering can be without; known are " +
         llvm::join(llvm::ArrayRef(kOptionalDialects), ", ") + ", and single operations, such as memref.realloc";
}

unsigned memref_cts::conformance::mlirRelease(llvm::StringRef label) {
  if (isNoLowering(label) || label.starts_with("pipeline=") || label.starts_with("builtin.module(") ||
      label.starts_with(kPlanted))
    return kThisRelease;
  const LoweringRow *row = findRow(label.split(':').first);
  return !row || row->kind == LoweringKind::Command ? 0 : row->release ? row->release : kThisRelease;
}

std::string memref_cts::conformance::releaseTool(const LoweringSpec &lowering) {
  const LoweringRow *row = lowering.kind == LoweringKind::Release ? findRow(lowering.name) : nullptr;
  llvm::Expected<std::string> tool = row ? findTool("mlir-opt", row->release) : std::string();
  if (tool)
    return *tool;
  llvm::consumeError(tool.takeError());
  return "";
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

std::vector<std::string> memref_cts::conformance::upstreamPasses(llvm::StringRef pipeline) {
  std::vector<std::string> passes;
  auto isPart = [](char c) { return llvm::isAlnum(c) || c == '-' || c == '_' || c == '.'; };
  unsigned inOptions = 0;
  for (llvm::StringRef rest = pipeline; !rest.empty();) {
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
