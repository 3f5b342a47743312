//===-- PatternWeight.cpp - what a regular expression takes ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Atoms and their repeats; alternatives are parts like others.
//
//===----------------------------------------------------------------------===//

#include "conformance/words/PatternWeight.h"

#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;
using namespace memref_cts::conformance;

PatternWeight::PatternWeight(StringRef pattern) : rest(pattern) { weight = take(0); }

std::string PatternWeight::problem() const {
  if (isTooDeep)
    return ("it nests more than " + Twine(kMaxDepth) + " deep").str();
  if (weight > kMaxWeight)
    return ("it has more than " + Twine(kMaxWeight) + " characters with its repeats written out").str();
  return "";
}

uint64_t PatternWeight::takeAtom(unsigned depth, bool &isGroup) {
  char c = rest.front();
  rest = rest.drop_front();
  isGroup = c == '(';
  if (isGroup) {
    isTooDeep |= depth == kMaxDepth;
    uint64_t inner = isTooDeep ? 1 : take(depth + 1);
    rest.consume_front(")");
    return SaturatingAdd<uint64_t>(inner, 2);
  }
  if (c == '\\')
    rest = rest.drop_front(std::min<size_t>(1, rest.size()));
  if (c == '[') { // a bracket that comes first is one of the set
    size_t end = rest.find(']', rest.starts_with("^]") ? 2 : 1);
    rest = end == StringRef::npos ? StringRef() : rest.drop_front(end + 1);
  }
  return 1;
}

/// How often the atom before it stands there when it is written out.
uint64_t PatternWeight::takeRepeat(bool isGroup) {
  uint64_t times = 1;
  for (; !rest.empty(); rest = rest.drop_front()) {
    bool isOpen = rest.front() == '*' || rest.front() == '+';
    if (rest.front() == '{') {
      auto [bounds, behind] = rest.drop_front().split('}');
      auto [low, high] = bounds.split(',');
      uint64_t least = 1, most = 1;
      if (low.getAsInteger(10, least))
        return times; // no repeat
      isOpen = bounds.ends_with(",");
      if (high.getAsInteger(10, most))
        most = least;
      times = SaturatingMultiply<uint64_t>(times, std::max<uint64_t>({least, most, 1}));
      rest = rest.drop_front(bounds.size() + 1);
    } else if (!isOpen && rest.front() != '?') {
      return times;
    } else {
      times = SaturatingMultiply<uint64_t>(times, 2);
    }
    openRepeats += isOpen;
    isGroupRepeated |= isOpen && isGroup;
    if (rest.empty())
      break;
  }
  return times;
}

/// Of all that is left, or up to the end of a group.
uint64_t PatternWeight::take(unsigned depth) {
  uint64_t sum = 0;
  while (!rest.empty() && !isTooDeep && (depth == 0 || rest.front() != ')')) {
    bool isGroup = false;
    uint64_t atom = takeAtom(depth, isGroup);
    sum = SaturatingAdd(sum, SaturatingMultiply(atom, takeRepeat(isGroup)));
  }
  return sum;
}
