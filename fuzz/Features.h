//===-- Features.h - what a program is about, as numbers ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The semantic coverage of generated programs. Each operation has a number below
// kNumFeatures, together with the class of its element type, and for operations
// on memrefs also with rank and layout. Each other feature by name has a number,
// too. They are what a guided fuzzer is rewarded for, beside edges of code.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_FEATURES_H
#define MEMREF_CTS_FUZZ_FEATURES_H

#include "fuzz/Generate.h"

#include "llvm/ADT/StringRef.h"

namespace memref_cts::fuzz {

inline constexpr unsigned kNumMemoryOperations = 34; // rows of tables in generate/Features.cpp
inline constexpr unsigned kNumScalarOperations = 56;
inline constexpr unsigned kNumPlainFeatures = 50;
inline constexpr unsigned kNumElementClasses = 7;
inline constexpr unsigned kNumRanks = 5;
inline constexpr unsigned kNumLayouts = 5;

/// [operation][element][rank][layout], [operation][element], plain.
inline constexpr size_t kFirstScalarFeature =
    size_t(kNumMemoryOperations) * kNumElementClasses * kNumRanks * kNumLayouts;
inline constexpr size_t kFirstPlainFeature = kFirstScalarFeature + size_t(kNumScalarOperations) * kNumElementClasses;
inline constexpr size_t kNumFeatures = kFirstPlainFeature + kNumPlainFeatures;

/// The numbers of a program's features, ascending.
std::vector<size_t> featureNumbers(const GeneratedCase &program);

/// e.g. "memref.load of f32, f64, rank 2, layout:static"; for people.
std::string featureName(size_t number);

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_FEATURES_H
