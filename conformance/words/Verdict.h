//===-- Verdict.h - the comparison of two outcomes ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A verdict says what was compared, what was expected and what was seen. It is
// plain data; Compare.h makes it, reports print it. Its texts are for people: what
// decides has a field.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORDS_VERDICT_H
#define MEMREF_CTS_CONFORMANCE_WORDS_VERDICT_H

#include "conformance/words/Cause.h"

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace memref_cts::conformance {

enum class VerdictKind : uint8_t {
#define VERDICT(Name, Text, IsBad, Doc) Name,
#include "conformance/tables/verdicts.def"
};
inline constexpr unsigned kNumVerdictKinds = 0
#define VERDICT(Name, Text, IsBad, Doc) +1
#include "conformance/tables/verdicts.def"
    ;

/// "agree", "differ", ...; static.
const char *name(VerdictKind kind);
/// The kind of a name.
std::optional<VerdictKind> verdictNamed(llvm::StringRef text);
/// What it says, in a sentence without an end; static.
const char *meaning(VerdictKind kind);
/// True for verdicts that are findings.
bool isBad(VerdictKind kind);

/// Which undefined behaviour, or which end of a run, was seen.
struct TrapCause {
  std::string kind;             // "poison-access"; "": the run did not end in a trap
  std::string operation;        // that trapped, "": not known
  std::string origin;           // that made the poison or undef, "": none is known
  OperationAt operationAt = {}; // where `operation` is in the lowered module
  OperationAt originAt = {};    // ... and `origin`
};

/// What a comparison says, and of what.
struct Verdict {
  VerdictKind kind = VerdictKind::Inconclusive;
  std::string path;                      // the value compared, e.g. "result 0: stride of dimension 1"; Agree: may be ""
  std::string expected;                  // by the reference or the case
  std::string seen;                      // by the engine
  std::vector<std::string> waivers = {}; // Waivers::key of rows that explain a difference
  TrapCause trap = {};                   // Undefined, LoweredUB and TrapDiffer: what ended the run
  bool repaired = false;                 // Waived: the run agrees on every engine once the rows' repairs are made
  bool unlimited = false;                // ... and a repair changed lines whose location names no source operation
  bool inherited = false;                // ... and one of the rows is inherited
  std::vector<std::string> unlocated = {}; // ... of rows that would explain it, if lowered lines had locations
  Cause cause = {};                        // of what was seen
  Place place = {};                        // what `path` is the text of
  bool quieted = false;                    // a signalling NaN was expected, and the same, made quiet, was seen
  uint32_t marks = 0;                      // bit i: `expected` or `seen` has byteMarks()[i] (Bytes.h)

  /// Whether it is a finding, unless a waiver explains it.
  bool bad() const { return isBad(kind); }
};

/// A verdict on one place.
inline Verdict verdictAt(VerdictKind kind, Place place, std::string expected, std::string seen) {
  Verdict verdict{kind, place.text(), std::move(expected), std::move(seen)};
  verdict.place = std::move(place);
  return verdict;
}

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORDS_VERDICT_H
