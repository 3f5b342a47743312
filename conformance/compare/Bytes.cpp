//===-- Bytes.cpp - bytes with marks, compared and shown --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Refinement byte by byte; floats that marks make one number are compared as one.
// Equal bytes take the fast way out (memcmp).
//
//===----------------------------------------------------------------------===//

#include "conformance/compare/Bytes.h"
#include "conformance/compare/Compare.h"
#include "conformance/compare/Floats.h"
#include "conformance/words/Scalar.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

#include <cstring>

using namespace llvm;
using namespace memref_cts::conformance;

static bool isPointerMark(uint8_t mark) { return mark >= REFRT_SHADOW_POINTER && mark <= REFRT_SHADOW_POINTER + 8; }

uint8_t memref_cts::conformance::shadowAt(const Bytes &bytes, size_t i) {
  return i < bytes.shadow.size() ? bytes.shadow[i] : static_cast<uint8_t>(REFRT_SHADOW_INITIALIZED);
}

static bool dependsOnUndef(const Bytes &bytes, size_t i) { return shadowAt(bytes, i) == REFRT_SHADOW_DEPENDS; }

bool memref_cts::conformance::isUndecided(const Bytes &expected, const Bytes &got, int64_t at) {
  return dependsOnUndef(expected, static_cast<size_t>(at)) || dependsOnUndef(got, static_cast<size_t>(at));
}

/// Bits that the machine chose, or those of any NaN.
static bool isChoice(uint8_t mark) {
  return mark == REFRT_SHADOW_CHOSEN || mark == REFRT_SHADOW_NAN_REST ||
         (mark >= REFRT_SHADOW_NAN && mark < REFRT_SHADOW_APPROX);
}

bool memref_cts::conformance::addsChoice(const Bytes &expected, const Bytes &got, int64_t at) {
  size_t i = static_cast<size_t>(at);
  return shadowAt(expected, i) == REFRT_SHADOW_INITIALIZED && isChoice(shadowAt(got, i)) &&
         expected.bytes[i] == got.bytes[i];
}

size_t memref_cts::conformance::markLength(const Bytes &expected, size_t i, uint8_t first, uint8_t rest,
                                           refrt_float_kind &kind) {
  uint8_t mark = shadowAt(expected, i);
  if (mark < first || mark - first >= REFRT_FLOAT_COUNT)
    return 0;
  kind = static_cast<refrt_float_kind>(mark - first);
  size_t length = (refrt_float_bits(kind) + 7) / 8;
  if (i + length > expected.bytes.size())
    return 0;
  for (size_t k = 1; k < length; ++k)
    if (shadowAt(expected, i + k) != rest)
      return 0;
  return length;
}

/// The pattern of a float that takes `length` bytes at `i`.
static ScalarBits readFloat(const Bytes &bytes, size_t i, size_t length, bool bigEndian) {
  uint64_t words[2] = {0, 0};
  for (size_t k = 0; k < length; ++k) {
    uint64_t byte = bytes.bytes[i + (bigEndian ? length - 1 - k : k)];
    words[k / 8] |= byte << (8 * (k % 8));
  }
  return {words[0], words[1]};
}

/// Never written, poison or undef.
static bool hasNoValue(uint8_t mark) {
  return mark == REFRT_SHADOW_UNINITIALIZED || mark == REFRT_SHADOW_POISON || mark == REFRT_SHADOW_UNDEF;
}

int64_t memref_cts::conformance::firstDifference(const Bytes &expected, const Bytes &got, bool bigEndian, uint64_t ulp,
                                                 size_t from) {
  size_t size = expected.bytes.size();
  if (got.bytes.size() != size)
    return static_cast<int64_t>(std::min(size, got.bytes.size()));
  // Only for the first one: behind a difference, the rest is looked at once.
  bool sameBytes = from == 0 && !is_contained(expected.shadow, uint8_t(REFRT_SHADOW_DEPENDS)) &&
                   (size == 0 || std::memcmp(expected.bytes.data(), got.bytes.data(), size) == 0);
  if (sameBytes && (got.shadow.empty() || got.shadow == expected.shadow))
    return -1;
  for (size_t i = from; i < size;) {
    uint8_t mark = shadowAt(expected, i);
    if (mark == REFRT_SHADOW_INITIALIZED || isPointerMark(mark)) {
      uint8_t gotMark = shadowAt(got, i);
      // Where the source has a pointer, both have a fact; where it has a number, an
      // address is none, whatever it is.
      bool gotKnown = gotMark == REFRT_SHADOW_INITIALIZED || gotMark == mark ||
                      (gotMark >= REFRT_SHADOW_NAN_REST && gotMark != REFRT_SHADOW_DEPENDS && !isPointerMark(gotMark) &&
                       !(mark == REFRT_SHADOW_INITIALIZED && isChoice(gotMark)));
      if (!gotKnown || expected.bytes[i] != got.bytes[i])
        return static_cast<int64_t>(i);
      ++i;
      continue;
    }
    if (mark == REFRT_SHADOW_DEPENDS)
      return static_cast<int64_t>(i);
    refrt_float_kind kind;
    size_t length = markLength(expected, i, REFRT_SHADOW_NAN, REFRT_SHADOW_NAN_REST, kind);
    bool approximate = length == 0;
    if (approximate)
      length = markLength(expected, i, REFRT_SHADOW_APPROX, REFRT_SHADOW_APPROX_REST, kind);
    if (length == 0) {
      // Half of an approximate number is no number: exact, or nothing is known.
      // Chosen bytes are as good as any that have a value.
      if (mark == REFRT_SHADOW_CHOSEN && hasNoValue(shadowAt(got, i)))
        return static_cast<int64_t>(i);
      if (mark == REFRT_SHADOW_APPROX_REST || mark >= REFRT_SHADOW_APPROX) {
        if (expected.bytes[i] != got.bytes[i] || dependsOnUndef(got, i))
          return static_cast<int64_t>(i);
      }
      ++i; // uninitialised, poison, undef: anything refines it
      continue;
    }
    for (size_t k = 0; k < length; ++k) {
      uint8_t gotMark = shadowAt(got, i + k);
      if (gotMark != REFRT_SHADOW_INITIALIZED && (gotMark < REFRT_SHADOW_NAN_REST || gotMark == REFRT_SHADOW_DEPENDS))
        return static_cast<int64_t>(i + k);
    }
    ScalarBits seen = readFloat(got, i, length, bigEndian), want = readFloat(expected, i, length, bigEndian);
    if (approximate ? !isWithin(kind, ulp, want.lo, want.hi, seen.lo, seen.hi) : !isNaN(kind, seen.lo, seen.hi))
      return static_cast<int64_t>(i);
    i += length;
  }
  return -1;
}

/// Positions in byteMarks.
enum : unsigned { kUnwrittenMark, kPoisonMark, kUndefMark, kDependsMark, kChosenMark, kNaNMark, kFirstMark };

ArrayRef<ByteMark> memref_cts::conformance::byteMarks() {
  static constexpr ByteMark kMarks[] = {{"--", "never written"},
                                        {"pp", "poison"},
                                        {"uu", "undef"},
                                        {"u?", "depends on undef"},
                                        {"**", "any value (a choice left it open)"},
                                        {"nn", "of any NaN"},
                                        {">", "the first byte that differs"}};
  return kMarks;
}

/// Which of byteMarks() stands for a byte; kFirstMark: none does.
static unsigned markOf(const Bytes &bytes, size_t i) {
  uint8_t mark = shadowAt(bytes, i);
  switch (mark) {
  case REFRT_SHADOW_UNINITIALIZED:
    return kUnwrittenMark;
  case REFRT_SHADOW_POISON:
    return kPoisonMark;
  case REFRT_SHADOW_UNDEF:
    return kUndefMark;
  case REFRT_SHADOW_DEPENDS:
    return kDependsMark;
  case REFRT_SHADOW_CHOSEN:
    return kChosenMark;
  default:
    bool isNaN = mark == REFRT_SHADOW_NAN_REST || (mark >= REFRT_SHADOW_NAN && mark < REFRT_SHADOW_APPROX);
    return isNaN && !isPointerMark(mark) ? kNaNMark : kFirstMark;
  }
}

std::string memref_cts::conformance::byteText(const Bytes &bytes, size_t i) {
  if (isPointerMark(shadowAt(bytes, i)))
    return "@@";
  unsigned mark = markOf(bytes, i);
  return mark == kFirstMark ? utohexstr(bytes.bytes[i], /*LowerCase=*/true, /*Width=*/2) : byteMarks()[mark].text;
}

Shown memref_cts::conformance::formatBytes(const Bytes &bytes, int64_t at) {
  Shown shown("");
  std::string &text = shown.text;
  size_t from = static_cast<size_t>(at) & ~size_t(7);
  size_t to = std::min(from + 16, bytes.bytes.size());
  text += ("bytes " + Twine(from) + "..:").str();
  for (size_t i = from; i < to; ++i) {
    text += " ";
    if (static_cast<int64_t>(i) == at) {
      text += byteMarks()[kFirstMark].text;
      shown.marks |= 1u << kFirstMark;
    }
    if (unsigned mark = markOf(bytes, i); mark != kFirstMark)
      shown.marks |= 1u << mark;
    text += byteText(bytes, i);
  }
  return shown;
}
