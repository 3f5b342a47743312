//===-- WaiversHtml.cpp - what is known, and what was not checked --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Waivers with the runs that they explain, and reasons of refusals with their files.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/page/WaiversHtml.h"
#include "conformance/suite/page/Escaped.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>

using namespace llvm;
using namespace memref_cts::conformance;

namespace {
struct WaiverRow {
  std::string lowering, reason, issue, expires, first;
  uint64_t runs = 0;
};
struct ReasonRow {
  std::string lowering, engine, first;
  uint64_t files = 0;
};
struct Known {
  std::map<std::string, WaiverRow> waivers;
  std::map<std::string, ReasonRow> reasons;
};
} // namespace

static void readCell(const Node &file, const Node &cell, Known &known) {
  std::string path = file["file"].text();
  for (const auto &[waiver, runs] : cell["waived"].members()) {
    WaiverRow &row = known.waivers[waiver];
    row.runs += runs.number();
    if (row.first.empty())
      row.first = path;
  }
  for (const Node &reason : cell.elements("reasons")) {
    ReasonRow &row = known.reasons[reason.text()];
    if (!row.files++)
      row = {cell["lowering"].text(), cell["engine"].text(), path, 1};
  }
}

static void readReport(const Node &root, Known &known) {
  for (const Node &waiver : root.elements("waivers")) {
    WaiverRow &row = known.waivers[waiver["waiver"].text()];
    row.lowering = waiver["lowering"].text();
    row.reason = waiver["reason"].text();
    if (std::string inherited = waiver.text("inherited"); !inherited.empty())
      row.reason += "; inherited: " + inherited;
    row.issue = waiver["issue"].text();
    row.expires = waiver["expires"].text();
  }
  for (const Node &file : root.elements("files"))
    for (const Node &cell : file.elements("cells"))
      readCell(file, cell, known);
}

static void writeWaivers(raw_ostream &os, PageModel &model, const Known &known) {
  if (known.waivers.empty())
    return;
  std::vector<const std::pair<const std::string, WaiverRow> *> rows;
  for (const auto &row : known.waivers)
    rows.push_back(&row);
  llvm::sort(rows,
             [](auto *a, auto *b) { return std::tie(b->second.runs, a->first) < std::tie(a->second.runs, b->first); });
  os << "<h3>Waived: known deviations (" << rows.size()
     << ")</h3><div class=\"wide\"><table><thead><tr><th>runs</th>"
        "<th>waiver</th><th>lowering</th><th>reason</th><th>issue</th><th>last day</th><th>first case</th></tr></thead>"
        "<tbody>\n";
  for (const auto *entry : rows) {
    const auto &[waiver, row] = *entry;
    os << "<tr><td class=\"n\">" << row.runs << "</td><td>" << Escaped(waiver) << "</td><td>"
       << Escaped(model.lowerings.of(row.lowering)) << "</td><td class=\"what\">" << Escaped(row.reason)
       << "</td><td class=\"what\">" << Escaped(row.issue) << "</td><td>" << Escaped(row.expires)
       << "</td><td class=\"what\">" << Escaped(row.first) << "</td></tr>\n";
  }
  os << "</tbody></table></div>\n";
}

static void writeReasons(raw_ostream &os, PageModel &model, const Known &known) {
  if (known.reasons.empty())
    return;
  std::vector<const std::pair<const std::string, ReasonRow> *> rows;
  for (const auto &row : known.reasons)
    rows.push_back(&row);
  llvm::sort(
      rows, [](auto *a, auto *b) { return std::tie(b->second.files, a->first) < std::tie(a->second.files, b->first); });
  os << "<h3>Not checked, with the reason (" << rows.size()
     << ")</h3><div class=\"wide\"><table><thead><tr><th>files"
        "</th><th>reason</th><th>first lowering, engine</th><th>first case</th></tr></thead><tbody>\n";
  for (const auto *entry : rows)
    os << "<tr><td class=\"n\">" << entry->second.files << "</td><td class=\"what\">" << Escaped(entry->first)
       << "</td><td>" << Escaped(model.lowerings.of(entry->second.lowering)) << ", " << Escaped(entry->second.engine)
       << "</td><td class=\"what\">" << Escaped(entry->second.first) << "</td></tr>\n";
  os << "</tbody></table></div>\n";
}

std::string memref_cts::conformance::waiversHtml(PageModel &model) {
  Known known;
  for (const std::unique_ptr<StoredReport> &report : model.reports)
    if (report->form() == ReportForm::Check || report->form() == ReportForm::Conform)
      readReport(report->root(), known);
  std::string html;
  raw_string_ostream os(html);
  writeWaivers(os, model, known);
  writeReasons(os, model, known);
  return html;
}
