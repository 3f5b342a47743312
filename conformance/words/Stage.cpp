//===-- Stage.cpp - where a verdict shows ----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables of engines and steps as text, and what they say of a stage.
//
//===----------------------------------------------------------------------===//

#include "conformance/words/Stage.h"

using namespace llvm;
using namespace memref_cts::conformance;

namespace {
enum class About : uint8_t { Module, Lowering, Run };

struct EngineRow {
  const char *text;
  bool ofTarget;
};
constexpr EngineRow kEngines[] = {
#define ENGINE(Name, Text, OfTarget, Doc) {Text, OfTarget},
#include "conformance/tables/engines.def"
};

struct StepRow {
  const char *text;
  About about;
};
constexpr StepRow kSteps[] = {
#define STEP(Name, Text, Whom, Doc) {Text, About::Whom},
#include "conformance/tables/steps.def"
};

} // namespace

static const EngineRow &rowOf(EngineKind kind) { return kEngines[static_cast<unsigned>(kind)]; }
static const StepRow &rowOf(StepKind kind) { return kSteps[static_cast<unsigned>(kind)]; }

const char *memref_cts::conformance::name(EngineKind kind) { return rowOf(kind).text; }
const char *memref_cts::conformance::name(StepKind kind) { return rowOf(kind).text; }

bool memref_cts::conformance::isOfTargets(EngineKind kind) { return rowOf(kind).ofTarget; }

std::optional<EngineKind> memref_cts::conformance::engineNamed(StringRef text) {
  for (unsigned i = 0; i < kNumEngineKinds; ++i)
    if (text == kEngines[i].text)
      return static_cast<EngineKind>(i);
  return std::nullopt;
}

std::optional<Stage> Stage::parse(StringRef text) {
  auto [name, target] = text.split(':');
  bool hasTarget = name.size() != text.size();
  if (hasTarget && target.empty())
    return std::nullopt;
  if (std::optional<EngineKind> kind = engineNamed(name); kind && rowOf(*kind).ofTarget == hasTarget)
    return Stage(*kind, target.str());
  for (unsigned i = 0; i < kNumStepKinds; ++i) {
    StepKind kind = static_cast<StepKind>(i);
    if (name == kSteps[i].text && hasTarget == (kind == StepKind::SelfCheck))
      return Stage(kind, target.str());
  }
  return std::nullopt;
}

std::string Stage::text() const {
  std::string text = engineKind ? name(*engineKind) : name(*stepKind);
  return targetName.empty() ? text : text + ":" + targetName;
}

bool Stage::isOfRuns() const { return engineKind || rowOf(*stepKind).about == About::Run; }
bool Stage::isAboutModule() const { return stepKind && rowOf(*stepKind).about == About::Module; }
bool Stage::isBeforeRuns() const {
  return stepKind && rowOf(*stepKind).about == About::Lowering && *stepKind != StepKind::Static;
}

EngineSet EngineSet::all() {
  EngineSet set;
  for (unsigned i = 0; i < kNumEngineKinds; ++i)
    set.add(static_cast<EngineKind>(i));
  return set;
}

std::vector<EngineKind> EngineSet::list() const {
  std::vector<EngineKind> kinds;
  for (unsigned i = 0; i < kNumEngineKinds; ++i)
    if (has(static_cast<EngineKind>(i)))
      kinds.push_back(static_cast<EngineKind>(i));
  return kinds;
}
