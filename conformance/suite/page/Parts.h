//===-- Parts.h - parts of sections -----------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pieces of HTML that several sections have.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_PAGE_PARTS_H
#define MEMREF_CTS_CONFORMANCE_SUITE_PAGE_PARTS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace memref_cts::conformance {

/// A row of a table, as HTML of its cells.
void writeRow(llvm::raw_ostream &os, llvm::ArrayRef<std::string> cells);
/// A verdict or result: its sign, its word, and the class that colours both.
std::string verdictHtml(llvm::StringRef verdict);
/// The sign alone, one character that no verdict of another kind has.
llvm::StringRef verdictSign(llvm::StringRef verdict);
std::string numberText(double number);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_PAGE_PARTS_H
