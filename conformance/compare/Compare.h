//===-- Compare.h - what it means to agree -----------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one owner of comparison. It is refinement: where the reference says
// poison, undef or uninitialised anything is allowed, an any-NaN allows every
// NaN of the format, elsewhere bits must match. Addresses are never compared;
// facts about what pointers point to are.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_COMPARE_H
#define MEMREF_CTS_CONFORMANCE_COMPARE_H

#include "conformance/compare/Leaves.h"
#include "conformance/words/Outcome.h"
#include "conformance/words/Verdict.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>
#include <vector>

namespace memref_cts::conformance {

/// What an outcome may differ in and still agree.
struct Tolerance {
  uint64_t ulp = 0; // of what the reference machine marks as approximate, in units in the last place
  /// Functions that pass bare pointers lose the allocated ones (BARE-04): where a
  /// memref is shown, its aligned pointer may stand for both.
  bool onePointer = false;
};

/// Compares outcomes of one entry function of one source program. Any number of
/// threads may use one at once.
class Comparer {
public:
  /// `program` is verified and outlives the comparer. An `entry` that is not there has
  /// no results to compare.
  Comparer(const refrt_program *program, refrt_symbol entry, Tolerance tolerance = {});

  /// Of a difference: whether the comparison goes on behind it. Called during
  /// compare() only.
  using Explained = llvm::function_ref<bool(const Verdict &difference)>;

  /// The verdict on `got` against the outcome of engine ref, for the same call.
  /// `isReferenceMachine`: `got` is of ref-llvm, where a trap is LoweredUB; elsewhere
  /// it is TrapDiffer. Without `explained` the first difference is the verdict. If
  /// `reference` is undefined, refused or inconclusive, so is the verdict. What is bad
  /// but compared with an undetermined outcome is inconclusive. Linear in the size of
  /// the outcomes.
  Verdict compare(const Outcome &reference, const Outcome &got, bool isReferenceMachine,
                  Explained explained = nullptr) const;

  /// The verdict on the reference outcome alone: Agree when it is defined (a
  /// return or an assert), Undefined, Refused or Inconclusive otherwise.
  static Verdict judgeReference(const Outcome &reference);

  /// Leaves of the entry's results; lives as long as the comparer.
  const std::vector<LeafInfo> &results() const { return resultLeaves; }

private:
  Verdict compareOutcomes(const Outcome &reference, const Outcome &got, bool isReferenceMachine,
                          Explained explained) const;

  const refrt_program *program;
  Tolerance tolerance;
  std::vector<LeafInfo> resultLeaves;
};

/// "0x41a80000 (21.0)", "poison", "byte 12 of buffer 1" and the like. A leaf whose `type`
/// is REFRT_NONE is a number. `otherGlobals`: Outcome::otherGlobals of the outcome that
/// has the fact; without them those globals have no names.
std::string formatFact(const refrt_program *program, const LeafInfo &leaf, const Fact &fact,
                       llvm::ArrayRef<std::string> otherGlobals = {});

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_COMPARE_H
