//===-- Tape.h - bytes read as choices ----------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The generator asks, the tape answers. A tape that has run out answers 0 to
// every question, and 0 is always the smallest choice: any prefix of a tape is a
// tape, and shorter tapes make simpler programs.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_TAPE_H
#define MEMREF_CTS_FUZZ_TAPE_H

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>
#include <vector>

namespace memref_cts::fuzz {

class Tape {
public:
  /// Reads `bytes`, which outlive the tape.
  explicit Tape(llvm::ArrayRef<uint8_t> bytes) : bytes(bytes) {}

  /// A number below `limit` (at least 1), each about equally likely.
  uint64_t below(uint64_t limit);
  /// A number from `low` to `high`, both included; `low` is the smallest choice.
  int64_t between(int64_t low, int64_t high);
  /// True for `part` of `whole`; false is the smallest choice.
  bool chance(unsigned part, unsigned whole) { return below(whole) >= whole - part; }
  /// One of `list`, which is not empty; the first is the smallest choice.
  template <typename T> const T &pick(llvm::ArrayRef<T> list) { return list[below(list.size())]; }
  template <typename T> const T &pick(const std::vector<T> &list) { return list[below(list.size())]; }

  bool exhausted() const { return position >= bytes.size(); }
  size_t used() const { return position; }

  /// The tape of program `number` of a campaign: the same bytes on every host.
  static std::vector<uint8_t> random(uint64_t seed, uint64_t number, size_t length);

private:
  llvm::ArrayRef<uint8_t> bytes;
  size_t position = 0;
};

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_TAPE_H
