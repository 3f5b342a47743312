//===-- KnownCalls.h - calls of mutants, and what is right ------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the reference machine saw of a call, and whether a mutant shows something else.
// One meaning of "shown" for the calls of the case and for those of a search.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_MUTATE_KNOWNCALLS_H
#define MEMREF_CTS_CONFORMANCE_SUITE_MUTATE_KNOWNCALLS_H

#include "conformance/check/lower/Read.h"

namespace memref_cts::conformance {

/// A defined call with what the reference machine saw.
struct KnownCall {
  const CallSource *source = nullptr; // null: of a search
  uint64_t number = 0;                // in its source
  Call call;
  Input input;
  Outcome expected;
  std::optional<Outcome> right; // of what was lowered, if the source leaves a part of it open
};

/// The calls of one function.
struct KnownEntry {
  std::string name;
  std::unique_ptr<Comparer> comparer;
  std::vector<KnownCall> calls;
};

/// Without calls.
KnownEntry knownEntry(const ReadCase &read, llvm::StringRef name);

/// On what ref-llvm saw of a call, with what the case expects.
Verdict judge(const ReadCase &read, const KnownEntry &entry, const KnownCall &call, const Outcome &seen);

/// What a call of a mutant shows, "": nothing.
std::string shown(const Verdict &verdict, const Outcome &seen);

/// Whether the source has no one answer at some place: a choice, a NaN of any bits, poison or undef.
bool hasOpen(const Outcome &outcome);
/// Whether two outcomes that both agree differ where `expected` is open.
bool differsWhereOpen(const Outcome &expected, const Outcome &before, const Outcome &after);
/// Why nothing is said of a mutant that does no more than that.
inline constexpr llvm::StringLiteral kOnlyOpen =
    "it changes what the source leaves open, as a choice or the bits of a NaN, and nothing else that a call shows";

/// For mutants of what ends in so many steps: one that goes on for much longer does not end, for all that matters.
RunLimits limitsOfMutants(RunLimits limits, uint64_t steps);

std::string firstLine(llvm::StringRef text);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_MUTATE_KNOWNCALLS_H
