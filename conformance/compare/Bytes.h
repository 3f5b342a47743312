//===-- Bytes.h - bytes with marks, compared and shown -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Refinement of bytes, and their text. Must not know outcomes or verdicts.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_COMPARE_BYTES_H
#define MEMREF_CTS_CONFORMANCE_COMPARE_BYTES_H

#include "conformance/words/Outcome.h"

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>
#include <string>

namespace memref_cts::conformance {

/// The mark of a byte.
uint8_t shadowAt(const Bytes &bytes, size_t i);
/// Of a byte that firstDifference found: one of the two depends on undef, so that nobody
/// knows whether it refines the other.
bool isUndecided(const Bytes &expected, const Bytes &got, int64_t at);
/// Of such a byte: it is equal, and the machine chose it (freeze, bits of a NaN, fast-math),
/// where the source chooses nothing.
bool addsChoice(const Bytes &expected, const Bytes &got, int64_t at);
/// Length of the mark of a whole float at `i` of `expected`, 0 if there is none or it is
/// cut short (then its bytes are unknown). `first` and `rest` are the marks of its bytes.
size_t markLength(const Bytes &expected, size_t i, uint8_t first, uint8_t rest, refrt_float_kind &kind);

/// What stands for a byte in the text of a verdict that shows bytes, where it is no number.
struct ByteMark {
  const char *text;
  const char *meaning;
};
/// All of them; static.
llvm::ArrayRef<ByteMark> byteMarks();

/// A byte as verdicts show it: two digits, one of byteMarks(), or "@@" for a part of a pointer.
std::string byteText(const Bytes &bytes, size_t i);

/// Offset of the first byte where `got` does not refine `expected`, or adds a choice, or -1. Of two
/// lengths it is the shorter one. `ulp`: as in Tolerance. `from`: of the bytes from that
/// offset on.
int64_t firstDifference(const Bytes &expected, const Bytes &got, bool bigEndian, uint64_t ulp = 0, size_t from = 0);

/// What a difference shows of one side.
struct Shown {
  Shown(std::string text) : text(std::move(text)) {}
  Shown(const char *text) : text(text) {}
  std::string text;
  uint32_t marks = 0; // as Verdict::marks
};
/// Bytes around a difference, as hex; marks stand for themselves (byteMarks).
Shown formatBytes(const Bytes &bytes, int64_t at);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_COMPARE_BYTES_H
