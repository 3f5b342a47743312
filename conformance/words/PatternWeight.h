//===-- PatternWeight.h - what a regular expression takes ----------- -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM compiles a regular expression with its repeats written out, so that a short one may take
// the memory of the host. Must not compile anything.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORDS_PATTERNWEIGHT_H
#define MEMREF_CTS_CONFORMANCE_WORDS_PATTERNWEIGHT_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>

namespace memref_cts::conformance {

/// What a regular expression takes. It does not have to be right.
class PatternWeight {
public:
  static constexpr unsigned kMaxDepth = 32;      // of groups
  static constexpr uint64_t kMaxWeight = 10'000; // of an expression that is compiled

  /// Weighs the pattern, which is not kept.
  explicit PatternWeight(llvm::StringRef pattern);
  /// Why it should not be compiled, or "".
  std::string problem() const;

  uint64_t weight = 0;          // characters with all repeats written out; saturates
  unsigned openRepeats = 0;     // without an upper bound
  bool isGroupRepeated = false; // by such a repeat
  bool isTooDeep = false;       // then all else means nothing

private:
  uint64_t take(unsigned depth);
  uint64_t takeAtom(unsigned depth, bool &isGroup);
  uint64_t takeRepeat(bool isGroup);
  llvm::StringRef rest; // not looked at yet
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORDS_PATTERNWEIGHT_H
