//===-- Cursor.h - reading call lines ----------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A position in the text of a call line, with the few moves that the grammar
// needs. Knows nothing of types.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CASE_CURSOR_H
#define MEMREF_CTS_CONFORMANCE_CASE_CURSOR_H

#include "conformance/CaseFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

namespace memref_cts::conformance {

class Cursor {
public:
  Cursor(llvm::StringRef path, const CallLine &line)
      : path(path), line(line.line), column(line.column), all(line.text), rest(line.text) {}

  void skipBlanks() { rest = rest.ltrim(" \t"); }
  bool atEnd() {
    skipBlanks();
    return rest.empty();
  }
  /// Takes `token` if it stands here, after blanks.
  bool take(llvm::StringRef token) {
    skipBlanks();
    return rest.consume_front(token);
  }
  /// True if `token` stands here; moves over blanks only.
  bool sees(llvm::StringRef token) {
    skipBlanks();
    return rest.starts_with(token);
  }
  /// Takes the longest run of characters that satisfy `accept`.
  template <typename Accept>
  llvm::StringRef takeWhile(Accept accept) {
    skipBlanks();
    size_t length = 0;
    while (length < rest.size() && accept(rest[length]))
      ++length;
    llvm::StringRef word = rest.take_front(length);
    rest = rest.drop_front(length);
    return word;
  }
  llvm::StringRef takeWord() {
    return takeWhile([](char c) { return llvm::isAlnum(c) || c == '_' || c == '-'; });
  }
  /// A literal: number, bit pattern, `true`, `inf`, `poison`, ...
  llvm::StringRef takeLiteral() {
    return takeWhile([](char c) { return llvm::isAlnum(c) || c == '_' || c == '-' || c == '+' || c == '.'; });
  }
  /// What is not taken yet.
  llvm::StringRef remaining() const { return rest; }
  llvm::Error expect(llvm::StringRef token) {
    if (take(token))
      return llvm::Error::success();
    return error("expected '" + token + "'" + found());
  }
  llvm::Error error(const llvm::Twine &what) const {
    unsigned at = column + static_cast<unsigned>(all.size() - rest.size());
    return errorAt(path, line, at, what);
  }
  std::string found() {
    skipBlanks();
    if (rest.empty())
      return " at the end of the line";
    return (", found '" + rest.take_front(12) + "'").str();
  }

  llvm::StringRef path;
  unsigned line;

private:
  unsigned column;
  llvm::StringRef all;
  llvm::StringRef rest;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CASE_CURSOR_H
