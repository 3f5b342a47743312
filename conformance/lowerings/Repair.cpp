//===-- Repair.cpp - rewriting what a lowering made ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A window of lines goes over the text; a match moves it behind what it replaced,
// so that no step sees what it wrote itself.
//
//===----------------------------------------------------------------------===//
#include "conformance/Repair.h"
#include "conformance/words/PatternWeight.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/Regex.h"

#include <algorithm>

using namespace memref_cts::conformance;

/// Calls `group` for \1 to \9, `other` for \# and \\, `text` for what is between;
/// false where a backslash stands before something else.
template <typename Text, typename Group, typename Other>
static bool walk(llvm::StringRef by, Text text, Group group, Other other) {
  while (!by.empty()) {
    size_t at = by.find('\\');
    text(by.take_front(at));
    if (at == llvm::StringRef::npos)
      return true;
    char named = at + 1 < by.size() ? by[at + 1] : ' ';
    if (named >= '1' && named <= '9')
      group(static_cast<unsigned>(named - '0'));
    else if (named == '#' || named == '\\')
      other(named);
    else
      return false;
    by = by.drop_front(at + 2);
  }
  return true;
}

std::string memref_cts::conformance::repairProblem(const RepairStep &step) {
  std::string problem;
  if (std::string tooMuch = PatternWeight(step.lines).problem(); !tooMuch.empty())
    return "lines: " + tooMuch;
  llvm::Regex expression(step.lines, llvm::Regex::Newline);
  if (!expression.isValid(problem))
    return "lines: " + problem;
  if (expression.match(""))
    return "lines: matches an empty line, and so every place";
  unsigned missing = 0;
  bool words = walk(
      step.by, [](llvm::StringRef) {},
      [&](unsigned group) { missing = group > expression.getNumMatches() && !missing ? group : missing; }, [](char) {});
  if (missing)
    return "by: there is no group \\" + llvm::utostr(missing) + " in 'lines', which has " +
           llvm::utostr(expression.getNumMatches()) + (expression.getNumMatches() == 1 ? " group" : " groups");
  return words ? ""
               : "by: a backslash with something else behind it; known are \\1 to \\9 for the groups of 'lines', \\# "
                 "and \\\\";
}

namespace {
/// Text that a line has to have where an expression matches, and which line of the
/// window that is: finding it is much faster than an expression.
struct Literal {
  std::string text;
  size_t line = 0;
};
} // namespace

/// The longest literal that every match has; "" where that is not obvious.
static Literal findLiteral(llvm::StringRef expression) {
  std::vector<Literal> runs(1); // of what was read so far
  std::vector<size_t> groups;   // number of runs where each open group began
  std::vector<bool> hasChoice(1, false);
  size_t line = 0;
  auto cut = [&] { runs.push_back({"", line}); };
  // What may be left out, or is one of several.
  auto drop = [&](size_t from) {
    runs.resize(from);
    cut();
  };
  auto isRepeated = [&](size_t at) {
    return at < expression.size() && llvm::StringRef("*+?{").contains(expression[at]);
  };
  for (size_t i = 0; i < expression.size(); ++i) {
    char c = expression[i];
    bool isEscaped = c == '\\' && i + 1 < expression.size();
    if (isEscaped)
      c = expression[++i];
    bool isText = isEscaped ? !llvm::isAlnum(c) /* else a group */
                            : !llvm::StringRef(".^$*+?{}|()[").contains(c) && c != '\n';
    if (isText && !isRepeated(i + 1)) {
      runs.back().text += c;
      continue;
    }
    if (isEscaped || isText) {
      cut();
      continue;
    }
    if (c == '[') { // its first character, and one behind ^, may be a bracket
      i += expression.substr(i + 1).starts_with("^") ? 2 : 1;
      i = std::min(expression.find(']', i + 1), expression.size());
    } else if (c == '{') {
      i = std::min(expression.find('}', i), expression.size());
    } else if (c == '(') {
      cut();
      groups.push_back(runs.size());
      hasChoice.push_back(false);
      cut();
      continue;
    } else if (c == ')' && !groups.empty()) {
      if (hasChoice.back() || isRepeated(i + 1))
        drop(groups.back());
      groups.pop_back();
      hasChoice.pop_back();
    } else if (c == '|') {
      hasChoice.back() = true;
    } else if (c == '\n') {
      ++line;
    }
    cut();
  }
  if (hasChoice.front())
    return {};
  return *llvm::max_element(runs, [](const Literal &a, const Literal &b) { return a.text.size() < b.text.size(); });
}

namespace {
/// Lines of text, and what each was made from.
struct OriginLines {
  std::string text;
  std::vector<const LineOrigin *> origins; // empty: nobody asks
};

/// Which lines a step may change.
class Limits {
public:
  explicit Limits(const RepairStep &step) {
    for (const std::string &operation : step.operations)
      if (llvm::Expected<llvm::GlobPattern> glob = llvm::GlobPattern::create(operation))
        globs.push_back(std::move(*glob));
      else
        llvm::consumeError(glob.takeError());
  }

  /// Whether lines may be changed together; `exact` if a location says so.
  bool allow(llvm::ArrayRef<const LineOrigin *> window, bool &exact) {
    bool isOurs = false;
    exact = false;
    for (const LineOrigin *origin : window) {
      bool has = hasOperation(origin);
      if (origin->exact && !has)
        return false;
      isOurs |= has;
      exact |= origin->exact;
    }
    return isOurs;
  }

private:
  bool hasOperation(const LineOrigin *origin) {
    auto [found, isNew] = known.try_emplace(origin);
    if (isNew)
      found->second = llvm::any_of(origin->operations, [&](const std::string &name) {
        return llvm::any_of(globs, [&](const llvm::GlobPattern &glob) { return glob.match(name); });
      });
    return found->second;
  }

  std::vector<llvm::GlobPattern> globs;
  llvm::DenseMap<const LineOrigin *, bool> known;
};
} // namespace

/// The origin of what replaces lines: the most exact one of them.
static const LineOrigin *originOf(llvm::ArrayRef<const LineOrigin *> window) {
  const auto *exact = llvm::find_if(window, [](const LineOrigin *origin) { return origin->exact; });
  return exact == window.end() ? window.front() : *exact;
}

/// `given` after one step; `places` counts over all steps.
static OriginLines apply(OriginLines given, const RepairStep &step, uint64_t &places, uint64_t &changes,
                         uint64_t &unlimited) {
  const llvm::Regex expression(step.lines, llvm::Regex::Newline);
  const size_t window = llvm::StringRef(step.lines).count('\n') + 1;
  const Literal literal = findLiteral(step.lines);
  llvm::StringRef text = given.text;
  if (!text.contains(literal.text))
    return given;
  Limits limits(step);
  const bool isLimited = !step.operations.empty() && !given.origins.empty();
  llvm::ArrayRef<const LineOrigin *> origins = given.origins;
  llvm::SmallVector<llvm::StringRef, 0> lines;
  text.split(lines, '\n');
  OriginLines result;
  result.text.reserve(text.size() + text.size() / 8);
  for (size_t i = 0; i < lines.size();) {
    llvm::SmallVector<llvm::StringRef> groups;
    llvm::StringRef span;
    bool exact = true;
    if (i + window <= lines.size() && lines[i + literal.line].contains(literal.text))
      span = llvm::StringRef(lines[i].begin(), static_cast<size_t>(lines[i + window - 1].end() - lines[i].begin()));
    bool isOurs =
        span.data() && expression.match(span, &groups) && (!isLimited || limits.allow(origins.slice(i, window), exact));
    unlimited += isOurs && !exact;
    if (!isOurs || (!exact && step.onlyLocated)) {
      if (!origins.empty())
        result.origins.push_back(origins[i]);
      result.text += lines[i];
      result.text += ++i < lines.size() ? "\n" : "";
      continue;
    }
    const llvm::StringRef match = groups.front();
    const size_t start = result.text.size();
    result.text.append(span.begin(), match.begin());
    walk(
        step.by, [&](llvm::StringRef part) { result.text += part; },
        [&](unsigned group) { result.text += groups[group]; },
        [&](char named) { result.text += named == '#' ? llvm::utostr(places) : "\\"; });
    result.text.append(match.end(), span.end());
    if (!origins.empty())
      result.origins.insert(result.origins.end(), llvm::StringRef(result.text).substr(start).count('\n') + 1,
                            originOf(origins.slice(i, window)));
    ++places;
    ++changes;
    i += window;
    result.text += i < lines.size() ? "\n" : "";
  }
  return result;
}

std::string memref_cts::conformance::repaired(llvm::StringRef text, llvm::ArrayRef<const LineOrigin *> origins,
                                              llvm::ArrayRef<RepairStep> steps, std::vector<uint64_t> &changes,
                                              std::vector<uint64_t> &unlimited) {
  OriginLines result = {text.str(), origins.vec()};
  uint64_t places = 0;
  changes.assign(steps.size(), 0);
  unlimited.assign(steps.size(), 0);
  for (size_t i = 0; i < steps.size(); ++i)
    result = apply(std::move(result), steps[i], places, changes[i], unlimited[i]);
  return result.text;
}

std::string memref_cts::conformance::repaired(llvm::StringRef text, llvm::ArrayRef<RepairStep> steps,
                                              std::vector<uint64_t> &changes) {
  std::vector<uint64_t> unlimited;
  return repaired(text, {}, steps, changes, unlimited);
}
