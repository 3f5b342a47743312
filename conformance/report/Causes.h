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

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_REPORT_CAUSES_H
