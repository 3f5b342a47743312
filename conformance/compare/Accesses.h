//===-- Accesses.h - what a lowered program may access -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A lowered program reads only bytes that the source accesses, and writes only bytes that
// the source writes. What the source writes it may read, since bytes have neighbours. Where
// it is not sure which memory stands for which, nothing is said.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_COMPARE_ACCESSES_H
#define MEMREF_CTS_CONFORMANCE_COMPARE_ACCESSES_H

#include "conformance/words/Cause.h"
#include "conformance/words/Outcome.h"

#include <optional>
#include <string>
#include <vector>

namespace memref_cts::conformance {

/// An access of a lowered program that the source does not allow.
struct NewAccess {
  size_t at;    // byte of the buffer
  bool isWrite; // else it reads
  bool isRead;  // ... and the source reads that byte, but does not write it
};
/// The first one of a buffer. It is below the size of `accessed` of both outcomes.
std::optional<NewAccess> firstNewAccess(const Outcome &reference, const Outcome &got, size_t buffer);

/// The same as a difference.
struct AccessDifference {
  Place place;
  std::string expected, seen;
};
/// The first one of each buffer and global, and of the first block of heap and of stack that has one.
/// `program`: the source.
std::vector<AccessDifference> newAccesses(const refrt_program *program, const Outcome &reference, const Outcome &got);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_COMPARE_ACCESSES_H
