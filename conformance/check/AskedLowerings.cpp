//===-- AskedLowerings.cpp - lowerings as a run asks for them -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tries lowerings of the user's on an empty module.
//
//===----------------------------------------------------------------------===//

#include "conformance/AskedLowerings.h"

#include "conformance/PlainText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace llvm;
using namespace memref_cts::conformance;

std::string memref_cts::conformance::unknownOption(const CaseFile &file, ArrayRef<LoweringSpec> lowerings) {
  if (any_of(lowerings, takesAnyOption))
    return "";
  const std::vector<std::string> known = caseOptionNames();
  for (const auto &[option, line] : file.optionLines)
    if (!is_contained(known, option))
      return toString(
          errorAt(file.path, line, 1, "no lowering takes option '" + option + "'; known are " + join(known, ", ")));
  return "";
}

Error memref_cts::conformance::checkLowerings(
    const CheckConfig &config, const std::function<bool()> &stop,
    const std::function<std::string(const LoweringSpec &, const Cause &)> &place) {
  auto wrong = [&](const LoweringSpec &spec, const std::string &problem, const Cause &cause) {
    std::string where = place ? place(spec, cause) : "";
    if (where.empty() && spec.kind == LoweringKind::Command)
      where = "--lowering-cmd=" + spec.command;
    return createStringError((where.empty() ? "" : where + ": ") + problem);
  };
  std::vector<LoweringSpec> tried;
  for (const LoweringSpec &spec : config.lowerings)
    if (isUsers(spec.kind))
      tried.push_back(spec);
  if (!config.worker.passPlugins.empty())
    tried.push_back(cantFail(parseLowering("pipeline=builtin.module()")));
  for (const LoweringSpec &spec : config.lowerings)
    if (std::string problem = syntaxProblem(spec); !problem.empty())
      return wrong(spec, problem, {});
  for (const LoweringSpec &spec : tried) {
    if (stop())
      break;
    Worker worker(config.worker);
    LoadReply load = worker.load(0, "module {}", "<empty module>", {});
    LowerReply lower = load.ok() ? worker.lower(0, spec, 0) : LowerReply();
    if (!load.ok() || stop())
      continue;
    if (spec.kind == LoweringKind::Pipeline && lower.status == Reply::Broken)
      return wrong(spec, lower.text(), lower.cause);
    if (spec.kind == LoweringKind::Command && lower.cause.speaker == Speaker::Command &&
        lower.cause.reason == Reason::NotStarted)
      return wrong(spec, lower.text(), lower.cause);
  }
  return Error::success();
}

std::string memref_cts::conformance::allPasses(const LoweringSpec &pipeline, const WorkerOptions &options) {
  Worker worker(options);
  if (!worker.load(0, "module {}", "<empty module>", {}).ok())
    return pipeline.pipeline;
  std::string passes = worker.lower(0, pipeline, Worker::WantPasses).passes;
  return passes.empty() ? pipeline.pipeline : passes;
}

std::string memref_cts::conformance::loweringText(const LoweringSpec &lowering) {
  if (lowering.kind == LoweringKind::Command)
    return lowering.command;
  if (lowering.kind == LoweringKind::Pipeline)
    return (lowering.variant.empty() ? "" : lowering.variant + ":") + lowering.pipeline;
  return lowering.name + (lowering.variant.empty() ? "" : ":" + lowering.variant);
}

std::string memref_cts::conformance::loweringOption(const LoweringSpec &lowering) {
  std::string name = lowering.givenName.empty() ? "" : lowering.givenName + "=", text = loweringText(lowering),
              waivers = lowering.waiversOf.empty() ? "" : " --waivers-of=" + shellQuote(name + lowering.waiversOf);
  if (!lowering.without.empty())
    waivers += " --without=" + shellQuote(name + join(lowering.without, ","));
  if (lowering.kind == LoweringKind::Pipeline)
    return " --lowering-pipeline=" + shellQuote(name + text) + waivers;
  if (lowering.kind == LoweringKind::Command)
    return " --lowering-cmd=" + shellQuote(name + text) +
           (lowering.takesOptions ? " --takes-options" + (name.empty() ? "" : "=" + lowering.givenName) : "") + waivers;
  return " --lowering=" + shellQuote(text);
}

Expected<std::map<std::string, std::string>>
memref_cts::conformance::namesAs(ArrayRef<std::string> names, ArrayRef<std::string> aliases, StringRef what) {
  std::map<std::string, std::string> renamed;
  if (!aliases.empty() && aliases.size() != names.size())
    return createStringError("--as needs one name for each " + what + ", " + utostr(aliases.size()) + " given for " +
                             (names.empty() ? "none" : join(names, ", ")));
  std::set<std::string> taken;
  for (const auto &[name, alias] : zip(names, aliases)) {
    if (alias.empty())
      return createStringError("--as: the name of " + what + " '" + name + "' is empty");
    if (!taken.insert(alias).second)
      return createStringError("--as names '" + alias + "' twice");
    renamed[name] = alias;
  }
  return renamed;
}
