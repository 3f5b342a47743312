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
#include "conformance/engine/Lowerings.h"
#include "conformance/engine/OwnLowering.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace memref_cts::conformance;

static constexpr llvm::StringLiteral kPlanted = "planted:";

const std::vector<LoweringRow> &memref_cts::conformance::loweringTable() {
  static const std::vector<LoweringRow> table = [] {
    std::vector<LoweringRow> rows;
#define LOWERING(NAME, HELP) rows.push_back({NAME, HELP, {}});
#define LOWERING_PASS(PASS, OPTIONS, NEEDED) rows.back().passes.push_back({PASS, OPTIONS, NEEDED});
#include "conformance/engine/lowerings.def"
    return rows;
  }();
  return table;
}

std::vector<std::string> memref_cts::conformance::loweringNames() {
  std::vector<std::string> names;
  for (const LoweringRow &row : loweringTable())
    names.push_back(row.name);
  for (const std::string &bug : plantedBugNames())
    names.push_back(kPlanted.str() + bug);
  return names;
}

static llvm::Error makeError(const llvm::Twine &text) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), text);
}

llvm::Expected<LoweringSpec> memref_cts::conformance::parseLowering(llvm::StringRef text) {
  LoweringSpec spec;
  spec.text = text.str();
  llvm::StringRef pipeline = text;
  pipeline.consume_front("pipeline=");
  if (pipeline.size() != text.size() || text.starts_with("builtin.module(")) {
    if (pipeline.trim().empty())
      return makeError("the lowering pipeline is empty");
    spec.name = "pipeline";
    spec.pipeline = pipeline.str();
    return spec;
  }
  if (text == "pipeline")
    return makeError("lowering 'pipeline' needs its passes: pipeline=builtin.module(...)");
  std::vector<std::string> names = loweringNames();
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

static bool isListed(llvm::StringRef list, llvm::StringRef name) {
  llvm::SmallVector<llvm::StringRef, 4> parts;
  list.split(parts, ',');
  return llvm::is_contained(parts, name);
}

static bool isNeeded(const LoweringRow::Pass &pass, const llvm::StringSet<> &names) {
  llvm::SmallVector<llvm::StringRef, 4> parts;
  llvm::StringRef(pass.needed).split(parts, ',', -1, /*KeepEmpty=*/false);
  return parts.empty() || llvm::any_of(parts, [&](llvm::StringRef part) { return names.contains(part); });
}

llvm::Expected<LoweringPlan> memref_cts::conformance::planLowering(const LoweringSpec &lowering,
                                                                   const llvm::StringSet<> &names) {
  LoweringPlan plan;
  llvm::StringRef name = lowering.name;
  if (name == "ours")
    return plan;
  if (name.consume_front(kPlanted)) {
    if (!llvm::is_contained(plantedBugNames(), name.str()))
      return makeError("this executable has no planted bug '" + name + "'");
    plan.planted = name.str();
    return plan;
  }
  plan.kind = LoweringPlan::Pipeline;
  if (name == "pipeline") {
    // The user's text says all; case options are for named lowerings.
    plan.pipeline = lowering.pipeline;
    return plan;
  }
  for (const LoweringRow &row : loweringTable()) {
    if (name != row.name)
      continue;
    for (const std::pair<std::string, std::string> &option : lowering.options) {
      if (llvm::none_of(row.passes,
                        [&](const LoweringRow::Pass &pass) { return isListed(pass.options, option.first); }))
        return makeError("lowering '" + name + "' does not take option '" + option.first + "'");
    }
    std::string passes;
    for (const LoweringRow::Pass &pass : row.passes) {
      if (!isNeeded(pass, names))
        continue;
      passes += (passes.empty() ? "" : ",") + std::string(pass.name);
      std::string text;
      for (const std::pair<std::string, std::string> &option : lowering.options)
        if (isListed(pass.options, option.first))
          text += (text.empty() ? "" : " ") + option.first + "=" + option.second;
      if (!text.empty())
        passes += "{" + text + "}";
    }
    plan.pipeline = "builtin.module(" + passes + ")";
    return plan;
  }
  return makeError("unknown lowering '" + name + "'");
}
