//===-- Escaped.h - text in HTML ---------------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one way in which text of a report gets into a page: as an element's text or as a quoted attribute.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_PAGE_ESCAPED_H
#define MEMREF_CTS_CONFORMANCE_SUITE_PAGE_ESCAPED_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace memref_cts::conformance {

/// A text that is written with its special characters as references. Control characters are shown as \xNN.
struct Escaped {
  explicit Escaped(llvm::StringRef text) : text(text) {}
  llvm::StringRef text;
};
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Escaped escaped);

/// A text as an id or a class: letters, digits and '-'.
std::string idOf(llvm::StringRef text);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_PAGE_ESCAPED_H
