//===-- SemanticCounters.cpp - what libFuzzer is rewarded for -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libFuzzer finds the array by the name of its section.
//
//===----------------------------------------------------------------------===//

#include "fuzz/targets/SemanticCounters.h"

#include "fuzz/Features.h"

using namespace memref_cts::fuzz;
using namespace memref_cts::conformance;
using namespace llvm;

__attribute__((used, section("__libfuzzer_extra_counters"))) static uint8_t
    counters[kNumFeatures + kMostLowerings * kNumEngines * kNumVerdictKinds];

void memref_cts::fuzz::countFeatures(const GeneratedCase &program) {
  for (size_t number : featureNumbers(program))
    counters[number] = 1;
}

void memref_cts::fuzz::countVerdicts(const FileReport &report, ArrayRef<LoweringSpec> lowerings) {
  for (const Cell &cell : report.cells) {
    size_t lowering = 0, engine = cell.stage == EngineKind::Ref ? 0 : cell.stage == EngineKind::RefLLVM ? 1 : 2;
    while (lowering + 1 < std::min(lowerings.size(), kMostLowerings) && lowerings[lowering].label != cell.lowering)
      ++lowering;
    for (size_t kind = 0; kind < kNumVerdictKinds; ++kind)
      if (cell.counts[kind])
        counters[kNumFeatures + (lowering * kNumEngines + engine) * kNumVerdictKinds + kind] = 1;
  }
}
