//===-- EveryCall.h - all calls of a function that takes numbers -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Few small numbers have few values: all of them can be tried, which proves what
// random calls do not. Of more, those at the edges show most. Promised ranges are kept. Must not look at what the
// function does.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_MUTATE_EVERYCALL_H
#define MEMREF_CTS_CONFORMANCE_SUITE_MUTATE_EVERYCALL_H

#include "conformance/case/Call.h"
#include "conformance/words/Promises.h"

#include <optional>

namespace memref_cts::conformance {

/// Whether all arguments are integers, index or floats, or complex numbers or vectors of them. False for a function
/// that is not there.
bool takesNumbersAlone(const refrt_program *program, llvm::StringRef entry);

/// Replaces some numbers of a drawn call by those that ordinary ones seldom meet: zeros, infinities, NaN, the greatest
/// and the smallest. `number`: which of them follows from it. Promised ranges are left alone.
void drawEdges(const refrt_program *program, const ArgumentPromises &promises, uint64_t number, Call &call);

/// All values of all arguments.
class EveryCall {
public:
  /// Above this there is no trying them all.
  static constexpr uint64_t kMost = uint64_t(1) << 32;

  /// Nothing where an argument is something else than numbers, or there are more calls than `most`, or kMost.
  static std::optional<EveryCall> of(const refrt_program *program, llvm::StringRef entry,
                                     const ArgumentPromises &promises, uint64_t most);

  uint64_t count() const { return number; }
  /// Call `index`, below `count()`; `call` is used again. Neighbours have little in common, so that what most values
  /// show is shown soon.
  void get(uint64_t index, Call &call) const;

private:
  /// One number of an argument: so many values from `first` on, around the end of its type.
  struct Digit {
    uint32_t argument = 0;
    uint32_t bits = 0;
    uint64_t first = 0, count = 0;
  };
  std::string entry;
  uint32_t arguments = 0;
  std::vector<Digit> digits;
  uint64_t number = 1, step = 1;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_MUTATE_EVERYCALL_H
