//===-- Random.h - random calls of a CALL-RANDOM line ------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws calls from argument types and the constraints of a CALL-RANDOM line:
// sizes, strides, offsets, alignments, aliasing, contents. Deterministic from
// the seed and the call's number, on every host. Views always lie inside their
// buffers and arguments keep what is promised of them; what else a program needs
// to be defined, the line states. Without a line calls are free: they can be drawn
// several times, each time tamer, until they are defined.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_RANDOM_H
#define MEMREF_CTS_CONFORMANCE_RANDOM_H

#include "conformance/case/Call.h"
#include "conformance/words/Promises.h"

#include <memory>

namespace memref_cts::conformance {

/// A parsed CALL-RANDOM line. Any number of threads may draw from one at once.
class RandomCalls {
public:
  /// Parses the text of the line against the types of `program`, which outlives the
  /// result. Errors carry `path`, line and column of the offending word. Promises of other
  /// functions are not looked at.
  static llvm::Expected<RandomCalls> parse(const refrt_program *program, llvm::StringRef path, const CallLine &line,
                                           const ArgumentPromises &promises = {});
  /// Free calls: everything derived from the types of `entry`. An error says that
  /// `program`, which outlives the result, does not define it.
  static llvm::Expected<RandomCalls> forEntry(const refrt_program *program, llvm::StringRef entry,
                                              const ArgumentPromises &promises = {});

  /// It can be moved, not copied.
  RandomCalls(RandomCalls &&);
  RandomCalls &operator=(RandomCalls &&);
  ~RandomCalls();

  /// The function that is called; lives as long as this.
  const std::string &entry() const;
  uint64_t count() const; // of the line, default 100
  uint64_t seed() const;  // of the line, default 1

  /// There is nothing to draw: one call says all.
  bool isAlwaysTheSame() const;
  /// How often a call can be drawn: once, unless the calls are free.
  unsigned tries() const;

  /// Draws call `number` of `seed` into `call`, reusing its memory; `attempt` is below
  /// `tries()`. Fails when the constraints cannot be met or an expression has no value;
  /// `call` then means nothing.
  llvm::Error draw(uint64_t seed, uint64_t number, Call &call, unsigned attempt = 0) const;

private:
  RandomCalls();
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_RANDOM_H
