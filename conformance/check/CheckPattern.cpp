//===-- CheckPattern.cpp - CHECK lines that would take too much ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A line that uses a variable of its own is matched by going back, so that repeats
// multiply in time as well.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/CheckPattern.h"

#include "conformance/words/PatternWeight.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr size_t kMaxLine = 4096;                // bytes; 80 is usual
static constexpr unsigned kMaxUses = 64;                // of variables, each with a text as long as a line of the IR
static constexpr unsigned kMaxOpenRepeats = 4;          // of a line that goes back
static constexpr uint64_t kMaxWork = uint64_t(1) << 34; // weights times bytes of IR: about ten seconds

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
    own = SaturatingAdd(own, parts.weight);
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
        if (pattern.count('(') > PatternWeight::kMaxDepth)
          return ("an expression nests more than " + Twine(PatternWeight::kMaxDepth) + " deep").str();
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
      return ("a pattern nests more than " + Twine(PatternWeight::kMaxDepth) + " deep").str();
  }
  weight = SaturatingAdd(weight, own);
  if (own > PatternWeight::kMaxWeight)
    return ("the patterns of this line have more than " + Twine(PatternWeight::kMaxWeight) +
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
