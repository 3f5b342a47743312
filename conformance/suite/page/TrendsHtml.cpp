//===-- TrendsHtml.cpp - reports of one kind, oldest first ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each kind with several reports: a line for each count, with its numbers below, and causes that came and went.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/page/TrendsHtml.h"
#include "conformance/suite/page/Escaped.h"
#include "conformance/suite/page/Parts.h"
#include "conformance/suite/page/ReportsHtml.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>

using namespace llvm;
using namespace memref_cts::conformance;

/// A line through the numbers, with a dot on each.
static void writeLine(raw_ostream &os, ArrayRef<double> numbers) {
  constexpr double kWidth = 160, kHeight = 28, kMargin = 4;
  auto [least, most] = std::minmax_element(numbers.begin(), numbers.end());
  double range = *most - *least;
  std::string points, dots;
  raw_string_ostream pointsStream(points), dotsStream(dots);
  for (auto [i, number] : enumerate(numbers)) {
    double x = kMargin + i * (kWidth - 2 * kMargin) / std::max<double>(1, numbers.size() - 1);
    double share = range == 0 ? 0.5 : (number - *least) / range;
    double y = kHeight - kMargin - share * (kHeight - 2 * kMargin);
    pointsStream << int(x * 10) / 10.0 << ',' << int(y * 10) / 10.0 << ' ';
    dotsStream << "<circle cx=\"" << int(x * 10) / 10.0 << "\" cy=\"" << int(y * 10) / 10.0 << "\" r=\"2.5\"/>";
  }
  os << "<svg class=\"line\" width=\"" << kWidth << "\" height=\"" << kHeight << "\" viewBox=\"0 0 " << kWidth << ' '
     << kHeight << "\" aria-hidden=\"true\"><polyline points=\"" << StringRef(points).rtrim() << "\"/>" << dots
     << "</svg>";
}

static std::string changeText(double from, double to) {
  if (from == to)
    return "=";
  return (to > from ? "▲ +" : "▼ ") + numberText(to - from);
}

static void writeTotals(raw_ostream &os, PageModel &model, ArrayRef<size_t> reports) {
  std::vector<std::string> names;
  std::vector<std::map<std::string, double>> totals;
  for (size_t report : reports) {
    totals.emplace_back();
    for (const auto &[name, number] : totalsOf(*model.reports[report])) {
      if (!is_contained(names, name))
        names.push_back(name);
      totals.back()[name] = number;
    }
  }
  os << "<div class=\"wide\"><table><thead><tr><th>count</th><th>course</th><th>last change</th>";
  for (size_t report : reports)
    os << "<th>" << Escaped(model.names[report]) << "</th>";
  os << "</tr></thead><tbody>\n";
  for (const std::string &name : names) {
    std::vector<double> numbers;
    for (std::map<std::string, double> &each : totals)
      numbers.push_back(each[name]);
    os << "<tr><th>" << Escaped(name) << "</th><td>";
    writeLine(os, numbers);
    os << "</td><td>" << changeText(numbers[numbers.size() - 2], numbers.back()) << "</td>";
    for (double number : numbers)
      os << "<td class=\"n\">" << numberText(number) << "</td>";
    os << "</tr>\n";
  }
  os << "</tbody></table></div>\n";
}

static void writeCauses(raw_ostream &os, PageModel &model, ArrayRef<size_t> reports) {
  std::string rows;
  raw_string_ostream rowsStream(rows);
  for (auto [i, cause] : enumerate(ArrayRef(model.causes).take_front(kMostRows))) {
    uint64_t before = cause.counts[reports[reports.size() - 2]], now = cause.counts[reports.back()], ever = 0;
    for (size_t report : reports)
      ever += cause.counts[report];
    if (!ever)
      continue;
    rowsStream << "<tr><td>"
               << (!before && now   ? "<b>▲ new</b>"
                   : before && !now ? "<b>▼ gone</b>"
                   : !now           ? "gone"
                                    : "")
               << "</td><td>" << verdictHtml(cause.verdict) << "</td><td class=\"what\"><a href=\"#c" << i + 1 << "\">"
               << Escaped(cause.text) << "</a></td><td>" << Escaped(model.lowerings.of(cause.lowering)) << "</td>";
    for (size_t report : reports)
      rowsStream << "<td class=\"n\">" << cause.counts[report] << "</td>";
    rowsStream << "</tr>\n";
  }
  if (rows.empty())
    return;
  os << "<div class=\"wide\"><table><thead><tr><th></th><th>verdict</th><th>cause</th><th>lowering</th>";
  for (size_t report : reports)
    os << "<th>" << Escaped(model.names[report]) << "</th>";
  os << "</tr></thead><tbody>\n" << rows << "</tbody></table></div>\n";
}

std::string memref_cts::conformance::trendsHtml(PageModel &model) {
  std::string html;
  raw_string_ostream os(html);
  for (unsigned kind = 0; kind < kNumReportKinds; ++kind) {
    std::vector<size_t> reports;
    for (auto [i, report] : enumerate(model.reports))
      if (report->kind() == static_cast<ReportKind>(kind))
        reports.push_back(i);
    if (reports.size() < 2)
      continue;
    os << "<h3>" << reports.size() << " reports of " << name(static_cast<ReportKind>(kind)) << ", oldest first</h3>\n";
    writeTotals(os, model, reports);
    writeCauses(os, model, reports);
  }
  return html;
}
