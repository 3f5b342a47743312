//===-- PlainText.cpp - text for terminals and shells ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Control characters, long texts and words of a shell.
//
//===----------------------------------------------------------------------===//

#include "conformance/PlainText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Unicode.h"

#include <algorithm>

using namespace llvm;
using namespace memref_cts::conformance;

static bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

/// Bytes of the first character of `text` if it is fit for a log, else 0. No part of a character
/// is, nor what moves the cursor or turns the direction of the text.
static size_t plainBytes(StringRef text) {
  if (static_cast<unsigned char>(text.front()) < 0x80)
    return isControl(text.front()) ? 0 : 1;
  const auto *start = reinterpret_cast<const UTF8 *>(text.begin()), *at = start;
  const UTF8 *end = start + text.size();
  UTF32 character = 0;
  if (convertUTF8Sequence(&at, end, &character, strictConversion) != conversionOK)
    return 0;
  const int code = static_cast<int>(character);
  return sys::unicode::isPrintable(code) && !sys::unicode::isFormatting(code) ? static_cast<size_t>(at - start) : 0;
}

/// What hosts of CI take for a command of theirs: at the beginning of a line, or anywhere.
static bool isHostCommand(StringRef text, bool beginsLine) {
  return text.starts_with("##[") || text.starts_with("##vso[") ||
         (beginsLine && (text.starts_with("::") || text.starts_with("##teamcity[")));
}

static std::string asNumber(char c) {
  return std::string("\\x") + hexdigit(static_cast<unsigned char>(c) >> 4) + hexdigit(c & 15);
}

std::string memref_cts::conformance::printable(StringRef text, bool keepLines) {
  auto isPlain = [](char c) { return c >= ' ' && c < 0x7f; };
  if (all_of(text, isPlain) && !text.contains("::") && !text.contains("##")) // nearly always
    return text.str();
  std::string result;
  bool beginsLine = true;
  while (!text.empty()) {
    char c = text.front();
    bool isLayout = keepLines && (c == '\n' || c == '\t');
    size_t bytes = isLayout ? 1 : isHostCommand(text, beginsLine) ? 0 : plainBytes(text);
    result += bytes ? text.take_front(bytes).str() : asNumber(c);
    text = text.drop_front(std::max<size_t>(bytes, 1));
    // Hosts pass over spaces, also those that are not ASCII.
    beginsLine = (isLayout && c == '\n') || (beginsLine && (c == ' ' || c == '\t' || !isASCII(c)));
  }
  return result;
}

std::string memref_cts::conformance::shortened(StringRef text, size_t maxBytes) {
  if (text.size() <= maxBytes)
    return text.str();
  while (maxBytes && (static_cast<unsigned char>(text[maxBytes]) & 0xC0) == 0x80) // no part of a character
    --maxBytes;
  return (text.take_front(maxBytes) + " ...").str();
}

std::string memref_cts::conformance::shellQuote(StringRef word) {
  if (printable(word) != word) {
    // The shell makes them; only newlines at the end are lost.
    std::string octal;
    for (char c : word)
      octal += isAlnum(c)
                   ? std::string(1, c)
                   : std::string("\\0") + char('0' + ((c >> 6) & 3)) + char('0' + ((c >> 3) & 7)) + char('0' + (c & 7));
    return "\"$(printf %b '" + octal + "')\"";
  }
  bool plain = !word.empty() && all_of(word, [](char c) { return isAlnum(c) || StringRef("_-./=:,@%+").contains(c); });
  if (plain)
    return std::string(word);
  std::string quoted = "'";
  for (char c : word) {
    if (c == '\'')
      quoted += "'\\''";
    else
      quoted += c;
  }
  return quoted + "'";
}

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

PlainStream::PlainStream(raw_ostream &to) : raw_ostream(/*unbuffered=*/true), to(to) {}

PlainStream::~PlainStream() { pass(); }

/// Hands on what there is.
void PlainStream::pass() {
  to << printable(pending, /*keepLines=*/true);
  pending.clear();
}

void PlainStream::write_impl(const char *start, size_t size) {
  StringRef text(start, size);
  size_t whole = text.rfind('\n') + 1; // 0: no end of a line
  pending += text.take_front(whole);
  if (whole)
    pass();
  pending += text.drop_front(whole);
}

raw_ostream &PlainStream::changeColor(Colors colour, bool bold, bool background) {
  pass();
  to.changeColor(colour, bold, background);
  return *this;
}

raw_ostream &PlainStream::resetColor() {
  pass();
  to.resetColor();
  return *this;
}

raw_ostream &PlainStream::reverseColor() {
  pass();
  to.reverseColor();
  return *this;
}

raw_ostream &memref_cts::conformance::plainOuts() {
  static PlainStream stream(outs());
  return stream;
}
