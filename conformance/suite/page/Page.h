//===-- Page.h - reports as one page for a browser ---------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads reports of any kind, as JSON has them, and writes one HTML file that needs nothing else. Runs nothing, and
// decides nothing that the reports do not say.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_PAGE_PAGE_H
#define MEMREF_CTS_CONFORMANCE_SUITE_PAGE_PAGE_H

#include "conformance/suite/stored/StoredReport.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace memref_cts::conformance {

/// The page of reports, oldest first. An error names what a report lacks.
llvm::Expected<std::string> makePage(const StoredReports &reports);
/// The page of a report that this tool has just written; `name` stands for its file.
std::string makePageOf(llvm::StringRef name, llvm::function_ref<void(llvm::raw_ostream &)> writeJSON);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_PAGE_PAGE_H
