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

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PLAINTEXT_H
