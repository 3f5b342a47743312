//===-- Stage.h - where a verdict shows --------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stage is an engine, whose runs are compared, or a step that runs nothing. Both
// are enumerations with a table each. Texts are read and printed here only.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORDS_STAGE_H
#define MEMREF_CTS_CONFORMANCE_WORDS_STAGE_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace memref_cts::conformance {

enum class EngineKind : uint8_t {
#define ENGINE(Name, Text, OfTarget, Doc) Name,
#include "conformance/tables/engines.def"
};
inline constexpr unsigned kNumEngineKinds = 0
#define ENGINE(Name, Text, OfTarget, Doc) +1
#include "conformance/tables/engines.def"
    ;

enum class StepKind : uint8_t {
#define STEP(Name, Text, About, Doc) Name,
#include "conformance/tables/steps.def"
};
inline constexpr unsigned kNumStepKinds = 0
#define STEP(Name, Text, About, Doc) +1
#include "conformance/tables/steps.def"
    ;

/// "ref", "lower", ...; of an engine of targets without the target.
const char *name(EngineKind kind);
const char *name(StepKind kind);
/// Whether there is one for each row of targets.def.
bool isOfTargets(EngineKind kind);
/// The engine of a name that has no target behind it.
std::optional<EngineKind> engineNamed(llvm::StringRef text);

/// Where a verdict arises: on an engine, or in a step before the run.
class Stage {
public:
  /// `target`: a row of targets.def, for what is done once for each of them.
  Stage(EngineKind engine, std::string target = "") : engineKind(engine), targetName(std::move(target)) {}
  Stage(StepKind step, std::string target = "") : stepKind(step), targetName(std::move(target)) {}

  /// What `text()` gave; nothing if it is of no stage.
  static std::optional<Stage> parse(llvm::StringRef text);
  /// "jit", "aot:s390x", "lower".
  std::string text() const;

  /// Whether it is that engine or step; the engine or the step, where it is one.
  bool is(EngineKind kind) const { return engineKind == kind; }
  bool is(StepKind kind) const { return stepKind == kind; }
  std::optional<EngineKind> engine() const { return engineKind; }
  std::optional<StepKind> step() const { return stepKind; }
  /// The machine that the code is for: "native", unless an engine of targets has another.
  llvm::StringRef machine() const {
    return targetName.empty() ? llvm::StringRef("native") : llvm::StringRef(targetName);
  }
  /// Whether something ran: on an engine, or in an executable that checks itself.
  bool isOfRuns() const;
  /// Whether it is about the source module alone, before any lowering.
  bool isAboutModule() const;
  /// Whether it may end before anything of the lowering's can run.
  bool isBeforeRuns() const;

  /// Kind and target are the same, or not.
  friend bool operator==(const Stage &left, const Stage &right) {
    return left.engineKind == right.engineKind && left.stepKind == right.stepKind &&
           left.targetName == right.targetName;
  }
  friend bool operator!=(const Stage &left, const Stage &right) { return !(left == right); }
  /// In the order of their texts.
  friend bool operator<(const Stage &left, const Stage &right) { return left.text() < right.text(); }

private:
  std::optional<EngineKind> engineKind; // or
  std::optional<StepKind> stepKind;
  std::string targetName;
};

/// Some of the engines.
class EngineSet {
public:
  /// No engine, or those named.
  EngineSet() = default;
  EngineSet(std::initializer_list<EngineKind> kinds) {
    for (EngineKind kind : kinds)
      add(kind);
  }
  /// Every engine of the table.
  static EngineSet all();
  /// Asks and changes, by engine.
  bool has(EngineKind kind) const { return bits >> static_cast<unsigned>(kind) & 1; }
  void add(EngineKind kind) { bits |= 1u << static_cast<unsigned>(kind); }
  void remove(EngineKind kind) { bits &= ~(1u << static_cast<unsigned>(kind)); }
  bool empty() const { return bits == 0; }
  /// In the order of the table.
  std::vector<EngineKind> list() const;

private:
  uint32_t bits = 0;
  static_assert(kNumEngineKinds <= 32, "a bit for each");
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORDS_STAGE_H
