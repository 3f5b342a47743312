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

using namespace llvm;
using namespace memref_cts::conformance;

static bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

std::string memref_cts::conformance::printable(StringRef text, bool keepLines) {
  std::string result;
  for (char c : text) {
    if (isControl(c) && !(keepLines && (c == '\n' || c == '\t')))
      result += std::string("\\x") + hexdigit(static_cast<unsigned char>(c) >> 4) + hexdigit(c & 15);
    else
      result += c;
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
  if (any_of(word, isControl)) {
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
