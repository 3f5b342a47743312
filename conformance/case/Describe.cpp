//===-- Describe.cpp - memory in the words of the case --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Comparison knows buffers and bytes; people know arguments and elements. This
// file translates, for messages alone: no verdict depends on it.
//
//===----------------------------------------------------------------------===//

#include "conformance/Call.h"
#include "conformance/case/Memory.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;
using namespace memref_cts::conformance;

std::string memref_cts::conformance::elementText(const refrt_program *program, refrt_type type, const Bytes &bytes, uint64_t at) {
  std::string text;
  unsigned count = 0;
  forEachLeaf(program, type, 0, [&](const refrt_type_info &scalar, const LeafPlace &place) {
    uint64_t position = at + place.offset;
    text += count++ ? ", " : "";
    if (position + place.size > bytes.bytes.size()) {
      text += "?";
      return;
    }
    uint8_t mark = bytes.shadow.empty() ? static_cast<uint8_t>(REFRT_SHADOW_INITIALIZED) : bytes.shadow[position];
    if (mark == REFRT_SHADOW_UNINITIALIZED)
      text += "uninitialized";
    else if (mark == REFRT_SHADOW_POISON)
      text += "poison";
    else if (mark == REFRT_SHADOW_UNDEF)
      text += "undef";
    else if (mark >= REFRT_SHADOW_POINTER && mark <= REFRT_SHADOW_POINTER + 8)
      text += "address";
    else
      text += printScalar(scalar, readLeaf(program, scalar, bytes.bytes.data() + at, place));
  });
  if (count == 0)
    return "a memref";
  return count > 1 ? "(" + text + ")" : text;
}

/// The index of the element of a view whose bytes hold byte `at` of its buffer,
/// and where that element starts; false if no element does.
static bool findElement(const refrt_program *program, const MemrefArgument &memref, uint64_t base, int64_t at,
                        std::string &index, int64_t &start) {
  int64_t size = static_cast<int64_t>(refrt_type_get(program, memref.element)->size);
  uint64_t number = 0;
  bool found = false;
  forEachElement(program, memref, base, [&](int64_t position) {
    found = position <= at && at < position + size;
    start = position;
    number += !found;
    return !found;
  });
  if (!found)
    return false;
  std::vector<std::string> parts;
  for (size_t d = memref.sizes.size(); d-- > 0;) {
    uint64_t extent = static_cast<uint64_t>(memref.sizes[d]);
    parts.insert(parts.begin(), utostr(number % extent));
    number /= extent;
  }
  index = "[" + join(parts, ",") + "]";
  return true;
}

void memref_cts::conformance::nameElement(const refrt_program *program, const Call &call, const Outcome &expected,
                                          const Outcome &seen, Verdict &verdict) {
  StringRef path = verdict.path;
  uint32_t buffer;
  int64_t at;
  if (!path.consume_front("buffer ") || path.consumeInteger(10, buffer) || !path.consume_front(", byte ") ||
      path.consumeInteger(10, at) || !path.empty() || buffer >= expected.buffers.size() || buffer >= seen.buffers.size())
    return;
  std::string outside;
  for (uint32_t a = 0; a < call.arguments.size(); ++a) {
    if (!call.arguments[a].isMemref)
      continue;
    Placement placement = placementOf(program, call, a);
    if (placement.buffer != buffer)
      continue;
    const MemrefArgument &memref = call.arguments[a].memref;
    std::string index;
    int64_t start = 0;
    if (!findElement(program, memref, placement.base, at, index, start) || start < 0) {
      outside = "outside of the view of argument " + utostr(a);
      continue;
    }
    verdict.path = "argument " + utostr(a) + ", element " + index + " (" + verdict.path + ")";
    auto prefix = [&](std::string &text, const Outcome &outcome) {
      text = elementText(program, memref.element, outcome.buffers[buffer], static_cast<uint64_t>(start)) + "   " + text;
    };
    prefix(verdict.expected, expected);
    prefix(verdict.seen, seen);
    return;
  }
  if (!outside.empty())
    verdict.path += ", " + outside;
}
