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

#include "conformance/Leaves.h"
#include "conformance/Outcome.h"
#include "conformance/Verdict.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <vector>

namespace memref_cts::conformance {

/// What an outcome may differ in and still agree.
struct Tolerance {
  uint64_t ulp = 0; // of what the reference machine marks as approximate, in units in the last place
  /// Functions that pass bare pointers lose the allocated ones (BARE-04): where a
  /// memref is shown, its aligned pointer may stand for both.
  bool onePointer = false;
};

/// Compares outcomes of one entry function of one source program.
class Comparer {
public:
  /// `program` is verified and outlives the comparer.
  Comparer(const refrt_program *program, refrt_symbol entry, Tolerance tolerance = {});

  /// Of a difference: whether the comparison goes on behind it.
  using Explained = llvm::function_ref<bool(const Verdict &difference)>;

  /// The verdict on `got`, seen by the engine called `engine`, against the
  /// outcome of engine ref. Linear in the size of the outcomes. What is bad but
  /// compared with an undetermined outcome is inconclusive.
  Verdict compare(const Outcome &reference, const Outcome &got, bool isReferenceMachine,
                  Explained explained = nullptr) const;

  /// The verdict on the reference outcome alone: Agree when it is defined (a
  /// return or an assert), Undefined, Refused or Inconclusive otherwise.
  static Verdict judgeReference(const Outcome &reference);

  const std::vector<LeafInfo> &results() const { return resultLeaves; }

private:
  Verdict compareOutcomes(const Outcome &reference, const Outcome &got, bool isReferenceMachine,
                          Explained explained) const;

  const refrt_program *program;
  Tolerance tolerance;
  std::vector<LeafInfo> resultLeaves;
};

/// What stands for a byte in the text of a verdict that shows bytes, where it is no number.
struct ByteMark {
  const char *text, *meaning;
};
llvm::ArrayRef<ByteMark> byteMarks();
/// How such a text begins, before the number of its first byte.
inline constexpr char kBytesText[] = "bytes ";

/// Offset of the first byte where `got` does not refine `expected`, or -1; `from`: of
/// those from there on.
int64_t firstDifference(const Bytes &expected, const Bytes &got, bool bigEndian, uint64_t ulp = 0, size_t from = 0);

/// Whether two floats are equal, or no more than `ulp` steps apart on the line
/// of the format's values; zeros of both signs are one, a NaN is near a NaN only.
bool isWithin(refrt_float_kind kind, uint64_t ulp, uint64_t lo, uint64_t hi, uint64_t otherLo, uint64_t otherHi);

/// True if {lo, hi} is a NaN of the format.
bool isNaN(refrt_float_kind kind, uint64_t lo, uint64_t hi);

/// "0x41a80000 (21.0)" and the like; `type` may be REFRT_NONE.
std::string formatFact(const refrt_program *program, const LeafInfo &leaf, const Fact &fact,
                       llvm::ArrayRef<std::string> otherGlobals = {});

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_COMPARE_H
