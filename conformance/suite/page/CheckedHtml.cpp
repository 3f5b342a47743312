//===-- CheckedHtml.cpp - what was checked, and what was not --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Files with their verdicts. Waivers with the runs that they explain, and reasons of refusals with their files.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/page/CheckedHtml.h"
#include "conformance/PlainText.h"
#include "conformance/Report.h"
#include "conformance/suite/page/Escaped.h"
#include "conformance/suite/page/Parts.h"

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
    if (report->kind() == ReportKind::Check || report->kind() == ReportKind::Conform)
      readReport(report->root(), known);
  std::string html;
  raw_string_ostream os(html);
  writeWaivers(os, model, known);
  writeReasons(os, model, known);
  return html;
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

namespace {
using StageName = std::pair<std::string, std::string>; // lowering, engine

/// A file of a report of check.
struct FileRow {
  std::string name, error;
  uint64_t calls = 0;
  size_t findings = 0;
  std::map<StageName, std::vector<std::pair<std::string, uint64_t>>> verdicts;
};
} // namespace

static std::vector<FileRow> readFiles(PageModel &model, const Node &root, std::vector<StageName> &stages) {
  std::vector<FileRow> rows;
  std::vector<std::string> paths;
  for (const Node &file : root.elements("files")) {
    FileRow &row = rows.emplace_back();
    paths.push_back(file["file"].text());
    row.error = file.text("error");
    row.calls = file.number("calls").value_or(0);
    row.findings = file.elements("findings").size();
    for (const Node &cell : file.elements("cells")) {
      StageName stage(model.lowerings.of(cell["lowering"].text()), cell["engine"].text());
      if (!is_contained(stages, stage))
        stages.push_back(stage);
      for (const auto &[verdict, runs] : cell["verdicts"].members())
        if (uint64_t count = runs.number())
          row.verdicts[stage].emplace_back(verdict, count);
    }
  }
  for (auto [row, name] : zip_equal(rows, shortFiles(paths)))
    row.name = name;
  // What needs somebody comes first.
  std::vector<FileRow> ordered;
  for (bool isBad : {true, false})
    for (FileRow &row : rows)
      if (isBad == (row.findings || !row.error.empty()))
        ordered.push_back(row);
  return ordered;
}

static void writeFileRow(raw_ostream &os, const FileRow &row, ArrayRef<StageName> stages) {
  os << "<tr class=\"file\"><td class=\"name\">" << Escaped(row.name);
  if (!row.error.empty())
    os << "<p class=\"remark\">! " << Escaped(row.error) << "</p>";
  os << "</td><td class=\"n\">" << row.calls << "<span class=\"unit\"> " << (row.calls == 1 ? "call" : "calls")
     << "</span></td>";
  for (const StageName &stage : stages) {
    os << "<td>";
    auto cell = row.verdicts.find(stage);
    if (cell != row.verdicts.end())
      os << "<span class=\"unit\">" << Escaped(stage.first) << ", " << Escaped(stage.second) << ": </span>";
    if (cell != row.verdicts.end())
      for (const auto &[verdict, runs] : cell->second)
        os << verdictHtml(verdict) << ' ' << runs << ' ';
    os << "</td>";
  }
  os << "</tr>\n";
}

static void writePlain(raw_ostream &os, const FileRow &row) {
  os << Escaped(printable(row.name)) << ": " << row.calls << " calls";
  for (const auto &[stage, verdicts] : row.verdicts) {
    os << "; " << Escaped(printable(stage.first)) << ", " << Escaped(stage.second) << ':';
    for (const auto &[verdict, runs] : verdicts)
      os << ' ' << runs << ' ' << Escaped(verdict);
  }
  if (!row.error.empty())
    os << "; error: " << Escaped(printable(row.error));
  os << '\n';
}

static void writeFiles(raw_ostream &os, ArrayRef<FileRow> rows, ArrayRef<StageName> stages, size_t report) {
  os << "<form class=\"filters\" hidden data-list=\"files-" << report
     << "\"><label>words <input type=\"search\"></label><output></output></form>\n"
     << "<div id=\"files-" << report
     << "\" class=\"list\"><div class=\"wide\"><table class=\"rows\"><thead><tr><th>file</th><th>calls</th>";
  for (const auto &[lowering, engine] : stages)
    os << "<th>" << Escaped(lowering) << "<br>" << Escaped(engine) << "</th>";
  os << "</tr></thead><tbody>\n";
  size_t shown = std::min(rows.size(), kMostRows);
  for (const FileRow &row : rows.take_front(shown))
    writeFileRow(os, row, stages);
  os << "</tbody></table></div>\n";
  if (rows.size() > shown) {
    os << "<details class=\"others\" data-count=\"" << rows.size() - shown << "\"><summary><b>" << rows.size() - shown
       << "</b> more files, a line each</summary><pre tabindex=\"0\">";
    for (const FileRow &row : rows.drop_front(shown))
      writePlain(os, row);
    os << "</pre></details>\n";
  }
  os << "</div>\n";
}

std::string memref_cts::conformance::filesHtml(PageModel &model) {
  std::string html;
  raw_string_ostream os(html);
  for (auto [i, report] : enumerate(model.reports)) {
    if (report->kind() != ReportKind::Check)
      continue; // conform lists the cases of each clause
    std::vector<StageName> stages;
    std::vector<FileRow> rows = readFiles(model, report->root(), stages);
    if (rows.empty())
      continue;
    if (model.reports.size() > 1)
      os << "<h3>" << Escaped(model.names[i]) << "</h3>\n";
    writeFiles(os, rows, stages, i + 1);
  }
  return html;
}
