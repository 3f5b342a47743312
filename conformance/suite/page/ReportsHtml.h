//===-- ReportsHtml.h - the reports of a page -------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row for each report, and what a report counts.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_PAGE_REPORTSHTML_H
#define MEMREF_CTS_CONFORMANCE_SUITE_PAGE_REPORTSHTML_H

#include "conformance/suite/stored/PageModel.h"

#include <set>

namespace memref_cts::conformance {

/// What a report counts, by name, in the order of its text form.
using PageTotals = std::vector<std::pair<std::string, double>>;
PageTotals totalsOf(const StoredReport &report);

/// What stands against a report besides its findings.
std::vector<std::string> troubleOf(const StoredReport &report);

/// What of the sandbox was missing when it was made; of a report of run, of any of its calls.
std::set<std::string> sandboxesOf(const StoredReport &report);

/// The inner HTML, or "" where the reports have nothing for it.
std::string reportsHtml(PageModel &model);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_PAGE_REPORTSHTML_H
