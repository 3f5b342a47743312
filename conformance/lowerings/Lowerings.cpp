//===-- Lowerings.cpp - the table of lowerings under test -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of lowerings.def, and the pass pipeline or the process of a specification.
//
//===----------------------------------------------------------------------===//
#include "conformance/lowerings/Lowerings.h"

#include "conformance/lowerings/OwnLowering.h"
#include "conformance/lowerings/releases/ReleaseForm.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"

#include <cstdlib>

using namespace memref_cts::conformance;

namespace {
/// The columns FORM of upstream.def.
enum class UpstreamForm : uint8_t { Each, All, Both };
} // namespace

/// Gives `row` the passes that `release` has of the pipeline in upstream.def.
static void addUpstream(LoweringRow &row, unsigned release, UpstreamForm form) {
  row.release = release == kThisRelease ? 0 : release;
  auto add = [&](UpstreamForm of, unsigned since, unsigned until, const LoweringRow::Pass &pass) {
    if ((of == UpstreamForm::Both || of == form) && since <= release && release <= until)
      row.passes.push_back(pass);
  };
#define UPSTREAM_PASS(FORM, SINCE, UNTIL, PASS, OPTIONS, NEEDED)                                                       \
  add(UpstreamForm::FORM, SINCE, UNTIL, {PASS, OPTIONS, NEEDED});
#define UPSTREAM_ANY_ORDER                                                                                             \
  if (release == kThisRelease && form == UpstreamForm::Each)                                                           \
    row.anyOrder = row.passes.size();
#include "conformance/lowerings/releases/upstream.def"
}

const std::vector<LoweringRow> &memref_cts::conformance::loweringTable() {
  static const std::vector<LoweringRow> table = [] {
    std::vector<LoweringRow> rows;
#define LOWERING(NAME, KIND, HELP) rows.push_back({NAME, LoweringKind::KIND, HELP, {}, 0, SIZE_MAX, {}});
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
#define LOWERING(NAME, KIND, HELP)
#define LOWERING_UPSTREAM(RELEASE, FORM)
#define LOWERING_WITHOUT(PART)
#define LOWERING_PASS(PASS, OPTIONS, NEEDED)
#define LOWERING_ANY_ORDER
#define LOWERING_VARIANT(WORD, KIND, PASSES, HELP) {LoweringVariant::KIND, WORD, PASSES, HELP},
#include "conformance/lowerings/lowerings.def"
  };
  return table;
}

const LoweringRow *memref_cts::conformance::findRow(llvm::StringRef name) {
  for (const LoweringRow &row : loweringTable())
    if (name == row.name)
      return &row;
  return nullptr;
}

const LoweringVariant *memref_cts::conformance::findVariant(llvm::StringRef word) {
  for (const LoweringVariant &variant : variantTable())
    if (word == variant.word)
      return &variant;
  return nullptr;
}

static llvm::Error makeError(const llvm::Twine &text) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), text);
}

std::pair<llvm::StringRef, llvm::StringRef> memref_cts::conformance::splitForm(llvm::StringRef text) {
  for (llvm::StringRef form : commandForms())
    if (text.starts_with(form) && text.drop_front(form.size()).starts_with(":"))
      return {form, text.drop_front(form.size() + 1)};
  return {"", text};
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

bool memref_cts::conformance::isCommand(const LoweringSpec &lowering) {
  return lowering.kind == LoweringKind::Command || lowering.kind == LoweringKind::Release;
}

bool memref_cts::conformance::takesOption(const LoweringSpec &lowering, llvm::StringRef option) {
  if (lowering.kind == LoweringKind::Ours || lowering.kind == LoweringKind::Planted)
    return true;
  const LoweringRow *row = findRow(lowering.name);
  return row && knowsOption(*row, option);
}

llvm::Expected<std::string> memref_cts::conformance::findTool(llvm::StringRef tool, unsigned release) {
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
    if (!takesAnyOption(lowering))
      return makeError("the command does not take option '" + option.first + "': its text does not mention " +
                       kOptionsVariable + ", and nothing else says that it does (--takes-options)");
    options += (options.empty() ? "" : " ") + option.first + "=" + option.second;
  }
  plan.environment = {kOptionsVariable.str() + "=" + options};
  return llvm::Error::success();
}

llvm::Expected<LoweringPlan> memref_cts::conformance::planLowering(const LoweringSpec &lowering,
                                                                   const llvm::StringSet<> &names) {
  LoweringPlan plan;
  llvm::StringRef first;
  for (llvm::StringRef word : llvm::split(lowering.variant, '+'))
    if (const LoweringVariant *variant = findVariant(word)) {
      if (variant->kind == LoweringVariant::First)
        first = variant->passes;
      else if (variant->kind == LoweringVariant::Before)
        plan.before += (plan.before.empty() ? "" : ",") + std::string(variant->passes);
      else
        plan.ownContext = true;
    }
  if (lowering.kind == LoweringKind::Ours && first.empty() && !plan.ownContext)
    return plan;
  if (lowering.kind == LoweringKind::Planted) {
    if (!llvm::is_contained(plantedBugNames(), lowering.bug))
      return makeError("this executable has no planted bug '" + lowering.bug + "'");
    plan.planted = lowering.bug;
    return plan;
  }
  plan.kind = LoweringPlan::Pipeline;
  std::string before = plan.before.empty() ? "" : plan.before + ",";
  if (lowering.kind == LoweringKind::Pipeline) {
    plan.pipeline = lowering.pipeline;
    if (llvm::StringRef passes = plan.pipeline; !before.empty() && passes.consume_front("builtin.module("))
      plan.pipeline = "builtin.module(" + before + passes.str();
    return plan;
  }
  if (lowering.kind == LoweringKind::Command) {
    plan.kind = LoweringPlan::Command;
    if (llvm::Error error = planCommand(plan.command, lowering))
      return error;
    return plan;
  }
  const LoweringRow *row = findRow(lowering.name);
  if (!row)
    return makeError("unknown lowering '" + lowering.name + "'");
  for (const std::pair<std::string, std::string> &option : lowering.options) {
    if (!takesOption(lowering, option.first))
      return makeError("lowering '" + lowering.name + "' does not take option '" + option.first + "'");
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
  if (lowering.kind == LoweringKind::Ours && first.empty())
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
