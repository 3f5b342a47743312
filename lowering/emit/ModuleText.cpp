//===- ModuleText.cpp - Modules that no parser survives -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lowering/ModuleText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"

#include <algorithm>
#include <cstdint>

using namespace llvm;
using namespace memref_cts;

/// An expression, such as one of an affine map, nests by its operators without any bracket.
static constexpr unsigned kMaxOperators = 1000;

/// Most bytes of a text with all names written out, as printers do.
static constexpr uint64_t kMostExpanded = uint64_t(64) << 20;

namespace {
/// What a name stands for.
struct Meaning {
  unsigned depth = 0; // of brackets
  uint64_t bytes = 0; // written out
};

/// One pass over the text. Brackets in strings and comments do not count, nor do
/// those of "->", "<=" and ">="; the name of a type or attribute counts as what it was
/// given to.
class TextScanner {
public:
  TextScanner(StringRef text, bool hasNames) : text(text), hasNames(hasNames) {}
  std::optional<TextProblem> scan();

private:
  void skipString();
  void takeName();
  void takeNumber();
  void takeWord();
  void endLine();
  void countOperator();
  bool goesOn() const;
  bool standsBefore(StringRef token) const { return text.substr(at + 1).ltrim(" \t").starts_with(token); }

  StringRef text;
  const bool hasNames;
  size_t at = 0;
  unsigned line = 1, depth = 0, deepest = 0;
  unsigned operators = 0;
  bool isBehindOperator = false;
  size_t digits = 0; // of a number that is too long
  uint64_t bytes = 0, defining = 0;
  StringMap<Meaning> meanings;
  StringRef defined; // what the line gives a name to
};
} // namespace

void TextScanner::skipString() {
  size_t start = at;
  while (++at < text.size() && text[at] != '"' && text[at] != '\n')
    at += text[at] == '\\';
  at -= at < text.size() && text[at] == '\n'; // it never ended
  bytes += at - start;
}

void TextScanner::takeName() {
  char mark = text[at];
  StringRef name =
      text.substr(at).take_while([&](char c) { return c == mark || isAlnum(c) || c == '_' || c == '$' || c == '.'; });
  at += name.size() - 1;
  if (depth == 0 && standsBefore("=")) {
    defined = name;
    deepest = 0;
    defining = bytes;
  } else if (auto known = meanings.find(name); known != meanings.end()) {
    deepest = std::max(deepest, depth + known->second.depth);
    bytes += known->second.bytes;
  }
}

void TextScanner::takeNumber() {
  StringRef number = text.substr(at).take_while([](char c) { return isAlnum(c) || c == '.'; });
  at += number.size() - 1;
  if (number.size() > kMostDigits)
    digits = number.size();
}

static bool isOperatorWord(StringRef word) { return word == "mod" || word == "floordiv" || word == "ceildiv"; }

void TextScanner::countOperator() {
  ++operators;
  isBehindOperator = true;
}

void TextScanner::takeWord() {
  StringRef word = text.substr(at).take_while([](char c) { return isAlnum(c) || c == '_' || c == '.' || c == '$'; });
  at += word.size() - 1;
  bytes += word.size() - 1;
  if (isOperatorWord(word))
    countOperator();
  else
    isBehindOperator = false;
}

/// Whether an expression goes on in the next line, or behind a comment.
bool TextScanner::goesOn() const {
  StringRef next = text.substr(at + 1).ltrim(" \t\r");
  return isBehindOperator || next.starts_with("\n") || next.starts_with("+") || next.starts_with("*") ||
         next.starts_with("-") || next.starts_with("//") || isOperatorWord(next.take_while(isAlpha));
}

void TextScanner::endLine() {
  ++line;
  if (!goesOn())
    operators = 0;
  if (depth != 0 || defined.empty())
    return;
  // Locations are printed by nobody.
  bool isLocation = defined.starts_with("#loc");
  meanings[defined] = {deepest, isLocation ? 0 : bytes - defining};
  defined = "";
}

std::optional<TextProblem> TextScanner::scan() {
  for (; at < text.size(); ++at) {
    char c = text[at], next = at + 1 < text.size() ? text[at + 1] : '\0';
    ++bytes;
    if (!isSpace(c) && c != '/')
      isBehindOperator = false;
    if (c == '\n') {
      endLine();
    } else if (c == '/' && next == '/') {
      at = std::min(text.find('\n', at), text.size()) - 1;
    } else if (c == '"') {
      skipString();
    } else if (c == '-' && next == '>') {
      ++at;
    } else if (c == '+' || c == '*' || c == '-') {
      countOperator();
    } else if (c == ',' || c == '=') {
      operators = 0;
    } else if (isAlpha(c) || c == '_') {
      takeWord();
    } else if (c == '(' || c == '[' || c == '{' || (c == '<' && next != '=')) {
      deepest = std::max(deepest, ++depth);
    } else if (c == ')' || c == ']' || c == '}' || (c == '>' && next != '=')) {
      depth -= depth != 0;
    } else if (hasNames && (c == '!' || c == '#')) {
      takeName();
    } else if (isDigit(c)) {
      takeNumber();
    }
    if (operators > kMaxOperators)
      return TextProblem{line, ("an expression has more than " + Twine(kMaxOperators) + " operators").str()};
    if (deepest > kMostNested)
      return TextProblem{line, ("nested more than " + Twine(kMostNested) + " deep").str()};
    if (digits)
      return TextProblem{line, ("a number has " + Twine(digits) + " digits, more than " + Twine(kMostDigits)).str()};
    if (bytes > kMostExpanded)
      return TextProblem{
          line,
          ("more than " + Twine(kMostExpanded >> 20) + " MiB with names of types and attributes written out").str()};
    if (defined.empty())
      deepest = 0;
  }
  return std::nullopt;
}

static bool isBytecode(StringRef text) { return text.starts_with("ML\xefR") || text.starts_with("BC\xC0\xDE"); }

std::optional<TextProblem> memref_cts::findUnreadable(StringRef text) {
  return isBytecode(text) ? std::nullopt : TextScanner(text, /*hasNames=*/false).scan();
}

std::optional<TextProblem> memref_cts::findUnreadableModule(StringRef text) {
  return isBytecode(text) ? std::nullopt : TextScanner(text, /*hasNames=*/true).scan();
}
