//===-- PageFinding.h - a finding as a page shows it -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Findings of all kinds of reports have these fields; what a kind does not say is empty. Findings with one cause
// stand together. Plain data.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_STORED_PAGEFINDING_H
#define MEMREF_CTS_CONFORMANCE_SUITE_STORED_PAGEFINDING_H

#include "conformance/suite/stored/StoredReport.h"

#include <optional>

namespace memref_cts::conformance {

/// Some lines of a text.
struct PageLines {
  uint64_t first = 1; // number of the first line
  std::vector<std::string> lines;
  std::vector<uint64_t> marked; // numbers of the lines at fault
};

/// Bytes of a buffer, as they were before the call, as they should be, and as they are. A byte is two characters: a
/// number, or one of byteMarks().
struct PageBytes {
  std::string of;
  uint64_t first = 0; // offset of the first byte
  std::vector<std::string> before, expected, seen;
  std::vector<uint64_t> differs;                       // offsets
  std::optional<std::vector<uint64_t>> read, seenRead; // offsets; absent where nobody noted it
};

struct PageFinding {
  std::string file;
  uint64_t line = 0; // of the call line, 0: none
  std::string lowering, engine, verdict, call, path, expected, seen, meaning, blame, replay;
  std::string trap, operation, origin;
  std::vector<std::string> notes;
  std::string cause;           // as the texts of reports have it: without elements, values and engines
  uint64_t count = 1;          // times that it was seen
  std::vector<size_t> reports; // that have it, by number
  std::optional<Node> node;    // of the first of them
  bool isWhole = false;        // shown with code and bytes; links may lead to it
  std::string isThe() const;   // what makes it the same finding in two reports
  /// Around the place at fault. Read when they are asked for: a page shows those of some findings.
  std::optional<PageLines> source() const, lowered() const;
  std::optional<PageBytes> bytes() const;
};

/// What is wrong, under which lowering, and who is blamed: as in the texts of reports.
struct PageCause {
  std::string text, verdict, lowering, blame;
  std::vector<size_t> findings; // by number
  uint64_t count = 0;           // of all of them
  std::vector<uint64_t> counts; // of each report
};

/// The findings of all reports. One that several reports have is there once.
std::vector<PageFinding> findingsOf(const StoredReports &reports);
/// Most frequent first.
std::vector<PageCause> causesOf(const std::vector<PageFinding> &findings, size_t numReports);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_STORED_PAGEFINDING_H
