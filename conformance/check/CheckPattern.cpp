//===-- CheckPattern.cpp - CHECK lines that would take too much ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The weight of a pattern is the number of characters that it has with its repeats written
// out. A line that uses a variable of its own is matched by going back, so that repeats
// multiply in time as well.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/CheckPattern.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr size_t kMaxLine = 4096;                // bytes; 80 is usual
static constexpr unsigned kMaxDepth = 32;               // of groups
static constexpr uint64_t kMaxWeight = 10'000;          // of a line
static constexpr unsigned kMaxUses = 64;                // of variables, each with a text as long as a line of the IR
static constexpr unsigned kMaxOpenRepeats = 4;          // of a line that goes back
static constexpr uint64_t kMaxWork = uint64_t(1) << 34; // weights times bytes of IR: about ten seconds

namespace {
/// A regular expression, as far as its repeats are concerned.
class PatternWeight {
public:
  explicit PatternWeight(StringRef rest) : rest(rest) {}
  /// Of all that is left, or up to the end of a group.
  uint64_t take(unsigned depth);
  unsigned openRepeats = 0;     // without an upper bound
  bool isGroupRepeated = false; // such a repeat, of a group
  bool isTooDeep = false;

private:
  uint64_t takeAtom(unsigned depth, bool &isGroup);
  uint64_t takeRepeat(bool isGroup);
  StringRef rest;
};
} // namespace

uint64_t PatternWeight::takeAtom(unsigned depth, bool &isGroup) {
  char c = rest.front();
  rest = rest.drop_front();
  isGroup = c == '(';
  if (isGroup) {
    isTooDeep |= depth == kMaxDepth;
    uint64_t weight = isTooDeep ? 1 : take(depth + 1);
    rest.consume_front(")");
    return weight + 2;
  }
  if (c == '\\')
    rest = rest.drop_front(std::min<size_t>(1, rest.size()));
  if (c == '[') // a bracket that comes first is one of the set
    rest = rest.substr(std::min(rest.find(']', rest.starts_with("^]") ? 2 : 1), rest.size())).drop_front(!rest.empty());
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

uint64_t PatternWeight::take(unsigned depth) {
  uint64_t weight = 0;
  while (!rest.empty() && !isTooDeep && (depth == 0 || rest.front() != ')')) {
    bool isGroup = false;
    uint64_t atom = takeAtom(depth, isGroup);
    weight = SaturatingAdd(weight, SaturatingMultiply(atom, takeRepeat(isGroup)));
  }
  return weight;
}

/// What is wrong with the patterns of a line, or "". Adds to `weight`.
static std::string problemOf(StringRef line, uint64_t &weight) {
  if (line.size() > kMaxLine)
    return ("a CHECK line of " + Twine(line.size()) + " bytes; it has at most " + Twine(kMaxLine)).str();
  uint64_t own = line.size();
  unsigned openRepeats = 0, uses = 0;
  bool isGroupRepeated = false, goesBack = false;
  StringSet<> defined;
  auto add = [&](StringRef pattern) {
    PatternWeight parts(pattern);
    own = SaturatingAdd(own, parts.take(0));
    openRepeats += parts.openRepeats;
    isGroupRepeated |= parts.isGroupRepeated;
    return !parts.isTooDeep;
  };
  for (StringRef rest = line; !rest.empty();) {
    StringRef pattern;
    if (rest.consume_front("{{")) {
      std::tie(pattern, rest) = rest.split("}}");
    } else if (rest.consume_front("[[")) {
      std::tie(pattern, rest) = rest.split("]]");
      ++uses;
      if (pattern.starts_with("#")) {
        if (pattern.count('(') > kMaxDepth)
          return ("an expression nests more than " + Twine(kMaxDepth) + " deep").str();
        continue;
      }
      auto [name, definition] = pattern.split(':');
      goesBack |= !pattern.contains(':') && defined.contains(name);
      defined.insert(name);
      pattern = definition;
    } else {
      rest = rest.drop_front();
      continue;
    }
    if (!add(pattern))
      return ("a pattern nests more than " + Twine(kMaxDepth) + " deep").str();
  }
  weight = SaturatingAdd(weight, own);
  if (own > kMaxWeight)
    return ("the patterns of this line have more than " + Twine(kMaxWeight) +
            " characters with their repeats written out")
        .str();
  if (uses > kMaxUses)
    return ("a CHECK line uses at most " + Twine(kMaxUses) + " variables").str();
  if (goesBack && (isGroupRepeated || openRepeats > kMaxOpenRepeats))
    return ("a line that uses a variable of its own repeats no group, and has at most " + Twine(kMaxOpenRepeats) +
            " of `*` and `+`")
        .str();
  return "";
}

Error memref_cts::conformance::findHostilePattern(const CaseFile &file, size_t irBytes) {
  uint64_t weight = 0;
  unsigned number = 0;
  for (StringRef line, rest = file.text; !rest.empty();) {
    std::tie(line, rest) = rest.split('\n');
    ++number;
    size_t at = line.find("CHECK"); // wherever FileCheck looks
    if (at == StringRef::npos)
      continue;
    unsigned column = static_cast<unsigned>(at) + 1;
    if (std::string problem = problemOf(line.drop_front(at), weight); !problem.empty())
      return errorAt(file.path, number, column, problem);
    if (SaturatingMultiply<uint64_t>(weight, std::max<size_t>(irBytes, 1)) > kMaxWork)
      return errorAt(file.path, number, column,
                     "the CHECK lines up to this one take too long for " + Twine(irBytes) + " bytes of lowered IR");
  }
  return Error::success();
}
