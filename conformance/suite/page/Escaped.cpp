//===-- Escaped.cpp - text in HTML --------------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// References for what HTML reads otherwise. Must not know what the text is.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/page/Escaped.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace memref_cts::conformance;

raw_ostream &memref_cts::conformance::operator<<(raw_ostream &os, Escaped escaped) {
  for (char c : escaped.text) {
    switch (c) {
    case '&':
      os << "&amp;";
      break;
    case '<':
      os << "&lt;";
      break;
    case '>':
      os << "&gt;";
      break;
    case '"':
      os << "&quot;";
      break;
    case '\'':
      os << "&#39;";
      break;
    default: {
      unsigned char byte = static_cast<unsigned char>(c);
      bool isControl = (byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7f;
      if (isControl)
        os << "\\x" << hexdigit(byte >> 4) << hexdigit(byte & 15);
      else
        os << c;
    }
    }
  }
  return os;
}

std::string memref_cts::conformance::idOf(StringRef text) {
  std::string id = text.lower();
  for (char &c : id)
    if (!isAlnum(c))
      c = '-';
  return id;
}
