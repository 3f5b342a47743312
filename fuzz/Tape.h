//===-- Tape.h - bytes read as choices ----------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The generator asks, the tape answers. A tape that has run out answers 0 to
// every question, and 0 is always the smallest choice. Any prefix of a tape is a
// tape, and shorter tapes make simpler programs.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_FUZZ_TAPE_H
#define MEMREF_CTS_FUZZ_TAPE_H

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace memref_cts::fuzz {

/// Which bytes answered what: how mutators edit a tape along its structure.
struct TapeMap {
  struct Draw {
    size_t position;
    unsigned width; // bytes, at least one
    uint64_t limit;
  };
  /// One statement with all that it drew: bytes, at least one.
  struct StatementBytes {
    size_t begin, end;
  };
  std::vector<Draw> draws;
  /// Those of the outermost list, without gaps between them.
  std::vector<StatementBytes> statements;
  /// The draw that said how many there are: its place in `draws`.
  std::optional<size_t> count;
};

class Tape {
public:
  /// Reads `bytes`, and writes down in `map` what they were taken for; both
  /// outlive the tape.
  explicit Tape(llvm::ArrayRef<uint8_t> bytes, TapeMap *map = nullptr) : bytes(bytes), map(map) {}

  /// A number below `limit` (at least 1), each about equally likely.
  uint64_t below(uint64_t limit);
  /// A number from `low` to `high`, both included; `low` is the smallest choice.
  int64_t between(int64_t low, int64_t high);
  /// True for `part` of `whole`; false is the smallest choice.
  bool chance(unsigned part, unsigned whole) { return below(whole) >= whole - part; }
  /// One of `list`, which is not empty; the first is the smallest choice.
  template <typename T>
  const T &pick(llvm::ArrayRef<T> list) {
    return list[below(list.size())];
  }
  template <typename T>
  const T &pick(const std::vector<T> &list) {
    return list[below(list.size())];
  }

  /// The statements between are one list; the last draw said how many.
  void beginStatements();
  void endStatements();
  void beginStatement();
  void endStatement();

  bool exhausted() const { return position >= bytes.size(); }
  size_t used() const { return position; }

  /// The tape of program `number` of a campaign: the same bytes on every host.
  static std::vector<uint8_t> random(uint64_t seed, uint64_t number, size_t length);

private:
  llvm::ArrayRef<uint8_t> bytes;
  TapeMap *map;
  size_t position = 0;
  unsigned depth = 0; // of lists
};

} // namespace memref_cts::fuzz

#endif // MEMREF_CTS_FUZZ_TAPE_H
