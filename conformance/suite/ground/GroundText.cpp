//===-- GroundText.cpp - lit tests as text ---------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Findings, a row for each file, reasons, sums. Runs nothing.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/ground/Ground.h"

#include "conformance/Paint.h"
#include "conformance/PlainText.h"
#include "conformance/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace llvm;
using namespace memref_cts::conformance;

static std::string counted(uint64_t count, StringRef what) {
  return utostr(count) + ' ' + what.str() + (count == 1 ? "" : "s");
}

/// "2 parts after passes", with the plural where it belongs.
static std::string countedUnit(uint64_t count, GroundUnit unit) {
  auto [what, behind] = StringRef(name(unit)).split(" after");
  return counted(count, what) + (behind.empty() ? "" : " after" + behind.str());
}

/// The findings of all parts as agree has them.
static AgreeReport findingsOf(const GroundReport &report, ArrayRef<std::string> names) {
  AgreeReport findings;
  for (const auto &[file, name] : zip_equal(report.files, names))
    for (const GroundPart &part : file.parts)
      if (part.agreed.bad()) {
        findings.files.push_back(part.agreed);
        findings.files.back().file = name;
      }
  return findings;
}

/// How many of a file's functions, parts and RUN lines have no share in its verdict.
static std::string restText(const GroundFile &file) {
  constexpr unsigned kUnits = static_cast<unsigned>(GroundUnit::FunctionAfter) + 1;
  std::array<uint64_t, kUnits> numbers{};
  for (const GroundReason &reason : file.reasons)
    ++numbers[static_cast<size_t>(reason.unit)];
  std::string text;
  for (unsigned unit = 0; unit < kUnits; ++unit)
    if (numbers[unit])
      text += (text.empty() ? "" : ", ") + countedUnit(numbers[unit], static_cast<GroundUnit>(unit));
  return text.empty() ? "" : "; left out: " + text;
}

/// "; not compared: RUN lines 3, 7": of those nothing is known.
static std::string silentText(const GroundFile &file) {
  constexpr size_t kNamed = 10;
  std::vector<std::string> names;
  for (const GroundRun &run : file.silentRuns())
    names.push_back(printable(run.text()));
  if (names.empty())
    return "";
  return "; not compared: " + join(ArrayRef(names).take_front(kNamed), ", ") + (names.size() > kNamed ? ", ..." : "");
}

static void printFiles(Paint &paint, const GroundReport &report, ArrayRef<std::string> names) {
  size_t width = 0;
  for (const std::string &each : names)
    width = std::max(width, each.size());
  raw_ostream &os = paint.os;
  for (const auto &[file, shortName] : zip_equal(report.files, names)) {
    constexpr unsigned kVerdictWidth = 12; // "not-callable"
    constexpr size_t kLongest = 120;
    std::string verdict = name(file.verdict);
    verdict.resize(kVerdictWidth, ' ');
    os << "  " << left_justify(shortName, unsigned(width)) << "  ";
    if (file.verdict == GroundVerdict::Wrong)
      paint(raw_ostream::RED, verdict);
    else
      os << verdict;
    os << "  ";
    if (file.compared() || file.bad())
      os << counted(file.functions(), "function") << ", " << counted(file.programs(), "program") << ": "
         << countsText(file.counts()) << silentText(file) << restText(file);
    else
      os << shortened(printable(file.reason), kLongest);
    os << '\n';
  }
  os << '\n';
}

/// A line for each reason; of many places the first ones.
static void printReasons(raw_ostream &os, const GroundReport &report, ArrayRef<std::string> names, Detail detail) {
  constexpr size_t kPlaces = 3, kLongest = 200;
  for (const GroundSum &sum : report.reasons(names)) {
    const size_t shown = detail == Detail::Verbose ? sum.where.size() : std::min(sum.where.size(), kPlaces);
    os << "left out: " << countedUnit(sum.where.size(), sum.unit) << ": " << shortened(printable(sum.reason), kLongest)
       << " (";
    ListSeparator comma;
    for (const std::string &where : ArrayRef(sum.where).take_front(shown))
      os << comma << printable(where);
    if (shown < sum.where.size())
      os << ", and " << sum.where.size() - shown << " more";
    os << ")\n";
  }
}

static void printTrouble(raw_ostream &os, const GroundReport &report, ArrayRef<std::string> names) {
  for (const auto &[file, shortName] : zip_equal(report.files, names))
    for (const GroundPart &part : file.parts)
      for (const std::string &what : part.agreed.flaky)
        os << "flaky: " << shortName << ": seen once, and not again in new processes: " << printable(what) << '\n';
}

static void printSums(raw_ostream &os, const GroundReport &report) {
  os << counted(report.files.size(), "file") << ':';
  for (unsigned verdict = 0; verdict < kNumGroundVerdicts; ++verdict)
    os << (verdict ? ", " : " ") << report.of(static_cast<GroundVerdict>(verdict)) << ' '
       << name(static_cast<GroundVerdict>(verdict));
  const std::string counts = countsText(report.counts());
  os << '\n'
     << counted(report.functions(), "function") << ", " << counted(report.programs(), "program") << ": "
     << (counts.empty() ? "no call" : counts) << format("; %.1f s\n", report.seconds);
}

void memref_cts::conformance::printGroundReport(raw_ostream &os, const GroundReport &report, bool colour,
                                                Detail detail) {
  Paint paint{os, colour};
  const std::vector<std::string> whole = report.names();
  std::vector<std::string> names = shortFiles(whole);
  for (std::string &each : names)
    each = printable(each);
  printPassFindings(os, findingsOf(report, whole), colour, detail);
  if (detail != Detail::Quiet) {
    printFiles(paint, report, names);
    printReasons(os, report, names, detail);
  }
  printTrouble(os, report, names);
  os << sandboxLine(report.sandbox);
  if (detail != Detail::Quiet)
    printSums(os, report);
  if (report.silentRuns() && report.compared())
    os << "not compared: " << report.silentRuns() << " of " << counted(report.runs(), "list") << " of passes\n";
  const std::vector<std::string> silent = report.silentSubjects();
  for (const std::string &subject : silent)
    paint(raw_ostream::RED, "nothing was compared under " + printable(subject) + "\n");
  if (report.bad())
    paint(raw_ostream::RED, counted(report.bad(), "finding") + "\n");
  else if (report.compared() && !silent.empty())
    paint(raw_ostream::RED, "no findings, but passes compared nothing\n");
  else
    os << (report.compared() ? "no findings\n" : "nothing was compared\n");
}
