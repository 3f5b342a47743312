//===-- Page.cpp - reports as one page for a browser ---------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fills page.html with style, script and sections. All text stands in the page as HTML, so that it is read without
// scripts; page.js only filters, orders and moves the focus.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/page/Page.h"

#include "conformance/Report.h"
#include "conformance/suite/page/CheckedHtml.h"
#include "conformance/suite/page/ClausesHtml.h"
#include "conformance/suite/page/CoverageHtml.h"
#include "conformance/suite/page/Escaped.h"
#include "conformance/suite/page/FindingsHtml.h"
#include "conformance/suite/page/ReportsHtml.h"
#include "conformance/suite/page/RunsHtml.h"
#include "conformance/suite/page/TablesHtml.h"
#include "conformance/suite/page/TrendsHtml.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>
#include <set>

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr StringLiteral kPage =
#include "conformance/suite/page/page.html.inc"
    ;
static constexpr StringLiteral kStyle =
#include "conformance/suite/page/page.css.inc"
    ;
static constexpr StringLiteral kScript =
#include "conformance/suite/page/page.js.inc"
    ;

namespace {
struct Section {
  const char *id, *title;
  std::string (*html)(PageModel &);
};
} // namespace

/// Names that the other sections cut.
static std::string loweringsHtml(PageModel &model) {
  for (const std::unique_ptr<StoredReport> &report : model.reports)
    if (Node root = report->root(); root.has("config") && root["config"].has("lowering_texts"))
      for (const auto &[name, text] : root["config"]["lowering_texts"].members())
        model.lowerings.add(name, text.text());
  if (model.lowerings.cut().empty())
    return "";
  std::string html;
  raw_string_ostream os(html);
  os << "<dl class=\"names\">";
  for (const auto &[name, text] : model.lowerings.cut())
    os << "<dt>" << Escaped(name) << "</dt><dd>" << Escaped(text) << "</dd>";
  os << "</dl>\n";
  return html;
}

/// Lowerings last: the others say which names were cut.
static constexpr Section kSections[] = {{"causes", "Causes", causesHtml},
                                        {"clauses", "Clauses", clausesHtml},
                                        {"runs", "Calls", runsHtml},
                                        {"tables", "Tables", tablesHtml},
                                        {"trends", "Trends", trendsHtml},
                                        {"coverage", "Coverage", coverageHtml},
                                        {"waivers", "Known and not checked", waiversHtml},
                                        {"findings", "Findings", findingsHtml},
                                        {"files", "Files", filesHtml},
                                        {"reports", "Reports", reportsHtml},
                                        {"lowerings", "Names of lowerings", loweringsHtml}};

/// Short names of the files of findings.
static std::map<std::string, std::string> fileNames(ArrayRef<PageFinding> findings) {
  std::set<std::string> paths;
  for (const PageFinding &finding : findings)
    paths.insert(finding.file);
  std::vector<std::string> inOrder(paths.begin(), paths.end());
  std::map<std::string, std::string> names;
  for (auto [path, name] : zip_equal(inOrder, shortFiles(inOrder)))
    names[path] = name;
  return names;
}

/// A text with the short name of a lowering in place of its own text.
static std::string withName(StringRef text, StringRef lowering, StringRef name) {
  auto [front, back] = text.split(lowering);
  return name == lowering || front.size() == text.size() ? text.str() : (front + name + back).str();
}

static bool isBadVerdict(StringRef text) {
  for (size_t i = 0; i < kNumVerdictKinds; ++i)
    if (text == name(VerdictKind(i)))
      return isBad(VerdictKind(i));
  return false;
}

/// How many findings there were besides those that the reports have: `check` and `conform`
/// keep some of each file, lowering and engine, and count all.
static uint64_t countLeftOut(const StoredReports &reports) {
  uint64_t leftOut = 0;
  for (const std::unique_ptr<StoredReport> &report : reports) {
    if (report->kind() != ReportKind::Check && report->kind() != ReportKind::Conform)
      continue;
    uint64_t counted = 0, kept = report->root().elements("findings").size();
    for (const Node &file : report->root().elements("files")) {
      kept += file.elements("findings").size();
      for (const Node &cell : file.elements("cells"))
        if (cell.has("verdicts"))
          for (const auto &[verdict, count] : cell["verdicts"].members())
            counted += isBadVerdict(verdict) ? count.number() : 0;
    }
    leftOut += std::max(counted, kept) - kept;
  }
  return leftOut;
}

/// The first lines: what a reader wants to know before anything else.
static void writeHead(raw_ostream &os, const PageModel &model) {
  uint64_t count = 0;
  for (const PageCause &cause : model.causes)
    count += cause.count;
  std::vector<std::string> trouble;
  for (size_t i = 0; i < model.reports.size(); ++i)
    for (const std::string &each : troubleOf(*model.reports[i]))
      trouble.push_back(model.names[i] + ": " + each);
  bool isGood = !count && trouble.empty();
  os << "<header><h1>memref-cts report</h1><p class=\"lead " << (isGood ? "good" : "bad") << "\"><b>"
     << (isGood ? "✓" : "✕") << "</b> ";
  auto number = [&](uint64_t of, StringRef one) { os << of << ' ' << one << (of == 1 ? "" : "s"); };
  if (count)
    number(count + model.leftOut, "finding");
  else
    os << "no findings";
  // Of those that were only counted nobody knows the cause.
  if (count && !model.leftOut) {
    os << " of ";
    number(model.causes.size(), "cause");
  }
  os << " in ";
  number(model.reports.size(), "report");
  if (count && model.leftOut) {
    os << "; the " << count << " shown " << (count == 1 ? "has " : "have ");
    number(model.causes.size(), "cause");
  }
  os << "</p>";
  constexpr size_t kMostTrouble = 10;
  for (size_t i = 0; i < std::min(trouble.size(), kMostTrouble); ++i)
    os << "<p class=\"remark\">! " << Escaped(trouble[i]) << "</p>";
  if (trouble.size() > kMostTrouble)
    os << "<p class=\"remark\">! " << trouble.size() - kMostTrouble << " more, in the table of reports</p>";
  std::set<std::string> sandboxes;
  for (const std::unique_ptr<StoredReport> &report : model.reports)
    sandboxes.merge(sandboxesOf(*report));
  for (const std::string &sandbox : sandboxes)
    os << "<p class=\"remark\">sandbox: " << Escaped(sandbox) << "</p>";
  os << "</header>\n";
}

Expected<std::string> memref_cts::conformance::makePage(const StoredReports &reports) {
  std::vector<std::string> paths;
  for (const std::unique_ptr<StoredReport> &report : reports)
    paths.push_back(report->path());
  PageModel model{reports, shortFiles(paths), findingsOf(reports), {}, {}, {}, countLeftOut(reports)};
  model.files = fileNames(model.findings);
  for (PageFinding &finding : model.findings)
    finding.blame = withName(finding.blame, finding.lowering, model.lowerings.of(finding.lowering));
  model.causes = causesOf(model.findings, reports.size());
  chooseWhole(model);
  std::string navigation, body;
  raw_string_ostream navigationStream(navigation), bodyStream(body);
  for (const Section &section : kSections) {
    std::string html = section.html(model);
    if (html.empty())
      continue;
    navigationStream << "<a href=\"#" << section.id << "\">" << section.title << "</a>\n";
    bodyStream << "<section id=\"" << section.id << "\"><h2>" << section.title << "</h2>\n" << html << "</section>\n";
  }
  for (const std::unique_ptr<StoredReport> &report : reports)
    if (Error error = report->takeError())
      return std::move(error);
  std::string page;
  raw_string_ostream os(page);
  auto [top, afterStyle] = StringRef(kPage).split("@STYLE@");
  auto [middle, afterContent] = afterStyle.split("@CONTENT@");
  auto [end, bottom] = afterContent.split("@SCRIPT@");
  os << top << kStyle << middle;
  writeHead(os, model);
  os << "<nav aria-label=\"sections\">" << navigation << "</nav>\n<main>\n"
     << body << "</main>\n"
     << end << kScript << bottom;
  return page;
}

std::string memref_cts::conformance::makePageOf(StringRef name, function_ref<void(raw_ostream &)> writeJSON) {
  std::string text;
  raw_string_ostream stream(text);
  writeJSON(stream);
  StoredReports reports;
  reports.push_back(cantFail(StoredReport::read(name.str(), std::move(text))));
  return cantFail(makePage(reports));
}
