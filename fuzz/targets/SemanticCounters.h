//===-- SemanticCounters.h - what libFuzzer is rewarded for -------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Code under test runs in worker processes whose edges libFuzzer does not see.
// These counters tell it what programs were about and how checks ended. One
// array, a byte each, 0 or 1, cleared by libFuzzer before every run:
//
//   kNumFeatures bytes   fuzz/Features.h: operation x element x rank x layout,
//                        scalar operation x element, chains of views and others
//   kMostLowerings x kNumEngines x kNumVerdictKinds bytes   how runs ended
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_TARGETS_SEMANTICCOUNTERS_H
#define MEMREF_CTS_FUZZ_TARGETS_SEMANTICCOUNTERS_H

#include "conformance/Check.h"
#include "fuzz/Generate.h"

namespace memref_cts::fuzz {

/// Lowerings beyond these share the counters of the last.
inline constexpr size_t kMostLowerings = 4;
inline constexpr size_t kNumEngines = 3; // ref, ref-llvm, jit

void countFeatures(const GeneratedCase &program);
void countVerdicts(const conformance::FileReport &report, llvm::ArrayRef<conformance::LoweringSpec> lowerings);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_TARGETS_SEMANTICCOUNTERS_H
