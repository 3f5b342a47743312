//===-- PlainText.h - text for terminals and shells -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Short, printable, quoted. Must not know what the text is about.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PLAINTEXT_H
#define MEMREF_CTS_CONFORMANCE_PLAINTEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <string>

namespace memref_cts::conformance {

/// A text up to its first line break.
inline std::string firstLine(llvm::StringRef text) { return text.split('\n').first.str(); }

/// At most so many bytes of a text, and " ..." where that is not all.
std::string shortened(llvm::StringRef text, size_t maxBytes);

/// Text for people. As \xNN it has control characters, bytes that are no UTF-8, and marks of
/// direction. The same goes for the first character of what hosts of CI take for a command,
/// such as `::error`. Lines are kept where asked. `text` may begin a line.
std::string printable(llvm::StringRef text, bool keepLines = false);

/// Quotes a word for a POSIX shell; what comes out is printable.
std::string shellQuote(llvm::StringRef word);

/// Passes on what is written as printable lines, and colours as they are. Reports that
/// repeat words of strangers go through one. It keeps what is not a whole line yet.
class PlainStream : public llvm::raw_ostream {
public:
  /// `to` outlives this.
  explicit PlainStream(llvm::raw_ostream &to);
  ~PlainStream() override;
  llvm::raw_ostream &changeColor(Colors colour, bool bold = false, bool background = false) override;
  llvm::raw_ostream &resetColor() override;
  llvm::raw_ostream &reverseColor() override;
  bool is_displayed() const override { return to.is_displayed(); }
  bool has_colors() const override { return to.has_colors(); }

private:
  void write_impl(const char *start, size_t size) override;
  uint64_t current_pos() const override { return to.tell() + pending.size(); }
  void pass();

  llvm::raw_ostream &to;
  std::string pending; // of the last line
};

/// Standard output, for reports.
llvm::raw_ostream &plainOuts();

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PLAINTEXT_H
