//===-- Sections.h - the parts of a page -------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each function gives the inner HTML of a section, or "" where the reports have nothing for it.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SUITE_PAGE_SECTIONS_H
#define MEMREF_CTS_CONFORMANCE_SUITE_PAGE_SECTIONS_H

#include "conformance/suite/page/PageFinding.h"

#include <map>
#include <set>

namespace memref_cts::conformance {

/// Names that fit a cell, for lowerings whose texts are as long as pipelines and commands are. No two are the same.
class LoweringNames {
public:
  const std::string &of(const std::string &text);
  /// A name that is no cut text, such as one of a project file.
  void add(const std::string &name, const std::string &text);
  /// Those that are not their own text: name and text, in the order of use.
  const std::vector<std::pair<std::string, std::string>> &cut() const { return shortened; }

private:
  std::map<std::string, std::string> names;
  std::vector<std::pair<std::string, std::string>> shortened;
};

struct PageModel {
  const StoredReports &reports;
  std::vector<std::string> names; // of the reports, as short as they are told apart
  std::vector<PageFinding> findings;
  std::vector<PageCause> causes;
  LoweringNames lowerings;
  std::map<std::string, std::string> files; // of findings: so much of each path that it is told apart
};

/// A row of a table, as HTML of its cells.
void writeRow(llvm::raw_ostream &os, llvm::ArrayRef<std::string> cells);
/// A verdict or result: its sign, its word, and the class that colours both.
std::string verdictHtml(llvm::StringRef verdict);
/// The sign alone, one character that no verdict of another kind has.
llvm::StringRef verdictSign(llvm::StringRef verdict);

/// What a report counts, by name, in the order of its text form.
using PageTotals = std::vector<std::pair<std::string, double>>;
PageTotals totalsOf(const StoredReport &report);
std::string numberText(double number);

/// What stands against a report besides its findings.
std::vector<std::string> troubleOf(const StoredReport &report);

std::string reportsHtml(PageModel &model);
std::string causesHtml(PageModel &model);
std::string findingsHtml(PageModel &model);
std::string clausesHtml(PageModel &model);
std::string runsHtml(PageModel &model);     // calls of run
std::string tablesHtml(PageModel &model);   // of gate, sweep, abi, mutants, quality, operations
std::string waiversHtml(PageModel &model);  // what they explain, and what was refused
std::string coverageHtml(PageModel &model); // of fuzz
std::string trendsHtml(PageModel &model);
std::string loweringsHtml(PageModel &model); // last: names that were cut

/// Bytes before the call, expected and seen.
void writeBytes(llvm::raw_ostream &os, const PageBytes &bytes);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SUITE_PAGE_SECTIONS_H
