//===-- Causes.h - findings by cause -----------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One fault of a lowering shows in many calls. Findings are of one cause if all that
// the fields of their verdicts say is the same, but for values, calls and engines.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_REPORT_CAUSES_H
#define MEMREF_CTS_CONFORMANCE_REPORT_CAUSES_H

#include "conformance/CheckReport.h"

namespace memref_cts::conformance {

struct CauseGroup {
  std::string text;                      // one line, without the lowering and the blame
  std::vector<const Finding *> findings; // not empty, in the order of the reports
  size_t files() const;
};

/// Findings of all files, each group where its first finding is. Refers to the reports.
std::vector<CauseGroup> groupByCause(llvm::ArrayRef<FileReport> files);

/// A cause with numbers.
struct CauseLine {
  std::string text;
  size_t findings = 0, files = 0;
  std::string first, blame; // the place of the first finding, and who is wrong
};
/// What is wrong, the most frequent first: for the end of a report that is long. Nothing for
/// fewer than four findings. `which`: they are "kept", or "new".
void printCauseTable(llvm::raw_ostream &os, llvm::ArrayRef<CauseLine> lines, llvm::StringRef which);

/// How many findings of a cause a report has in full, and how many more as a line.
inline constexpr size_t kCauseInFull = 3, kCauseListed = 5;
/// Of `count` findings of one cause. One that is left out alone is none.
inline size_t numInFull(size_t count, bool all) { return all || count == kCauseInFull + 1 ? count : kCauseInFull; }

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_REPORT_CAUSES_H
