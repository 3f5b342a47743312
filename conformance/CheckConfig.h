//===-- CheckConfig.h - what a check is asked for ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which lowerings, engines, calls and limits; the same for all files of a run.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CHECKCONFIG_H
#define MEMREF_CTS_CONFORMANCE_CHECKCONFIG_H

#include "conformance/Waivers.h"
#include "conformance/Worker.h"
#include "conformance/words/Stage.h"

#include <set>

#include <set>

namespace memref_cts::conformance {

/// Which runs of a case are made.
enum class CallKinds : uint8_t {
  All,
  Fixed,  // CALL and CHECK lines, negative cases
  Random, // CALL-RANDOM lines, and files without a call line
};

/// What a check is asked to do: lowerings, engines, calls, limits.
struct CheckConfig {
  std::vector<LoweringSpec> lowerings;
  bool isDefault = false;                                     // nobody named these lowerings
  EngineSet engines = {EngineKind::RefLLVM, EngineKind::Jit}; // besides ref
  std::vector<std::string> aotTargets; // for engine aot, which is among the engines: rows of targets.def
  std::string compiler = "gcc";        // ... and who links
  std::string selfChecking;            // ... and the folder for executables that check themselves, "": none
  unsigned optLevel = 0;
  bool afterEachPass = true;      // findings name the first pass that is wrong
  std::optional<uint64_t> random; // runs per CALL-RANDOM line, instead of its count
  std::optional<uint64_t> seed;
  CallKinds calls = CallKinds::All;
  bool probeDescriptors = false;      // also run each module with calls that show its descriptors
  std::vector<std::string> onlyCalls; // instead of the file's call lines
  std::string onlyAt;                 // the one of them that is made (keepOnly), "": all
  unsigned jobs = 1;                  // files at once
  unsigned keep = 3;                  // findings kept with full text per file, lowering and engine
  bool keepEachKind = false;          // ... and of each kind of wrong: the others cannot crowd it out
  unsigned keepShown = 0;             // runs without a finding kept per file, lowering, engine and verdict
  uint32_t fileTimeoutMs = 1'800'000; // after that a file is not checked to its end, which is an error of it
  double maxUnchecked = 10;           // percent of calls that may end unchecked before the run fails
  /// Whether so many of `calls` are more than that.
  bool isTooMuch(uint64_t unchecked, uint64_t calls) const {
    return static_cast<double>(unchecked) * 100 > maxUnchecked * static_cast<double>(calls);
  }
  /// Clauses of kind `form`, about how a pass writes code. They are not asked of a lowering
  /// that also rewrites code.
  std::set<std::string> formClauses;
  Waivers waivers;
  /// Repairs also change lines of a user's lowering that no location places: what is
  /// waived is known well enough to be looked past, but nobody's verdict.
  bool repairsAnywhere = false;
  std::string project;                // the project file that was read, or ""
  std::string command = "memref-cts"; // how replay commands start; "": findings have none
  std::string replayOptions;          // what they repeat, each with a blank before it
  WorkerOptions worker;

  /// Whether the engine is asked for.
  bool has(EngineKind kind) const { return engines.has(kind); }
  /// The engines that run, one for each target where they are of targets; in the
  /// order of reports.
  std::vector<Stage> stages() const;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CHECKCONFIG_H
