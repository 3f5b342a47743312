//===-- Choices.h - choices that make no difference --------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The machine marks all that is computed from a choice (rule P-CHOSEN), also where the
// choice cancels: `freeze poison and 0` is 0. Runs with other choices tell what is the
// same for all of them. Must not know how a run is made.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_REF_CHOICES_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_REF_CHOICES_H

#include "conformance/words/Outcome.h"

#include <vector>

namespace memref_cts::conformance {

/// The facts and bytes of an outcome, and which of them differ in runs of the same call
/// with other choices.
class Choices {
public:
  /// `outcome` outlives it, and stays as it is until settle().
  explicit Choices(Outcome &outcome);

  /// Whether a choice can be seen, or decided something.
  bool any() const { return isSeen; }
  /// Takes another run into account. False if it ended otherwise, or made other calls.
  bool add(const Outcome &other);
  /// Marks what differed, and nothing else. The outcome is not undetermined any more.
  void settle();

private:
  Outcome &outcome;
  bool isSeen;
  std::vector<bool> differs; // in order of the visit
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_REF_CHOICES_H
