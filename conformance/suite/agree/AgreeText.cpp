//===-- AgreeText.cpp - agreement as text ----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Findings, rows, reasons, sums. Runs nothing.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/agree/Agree.h"

#include "conformance/Paint.h"
#include "conformance/PlainText.h"
#include "conformance/Report.h"
#include "conformance/report/Causes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <set>
#include <utility>

using namespace llvm;
using namespace memref_cts::conformance;

static std::string counted(uint64_t count, const char *what) {
  return utostr(count) + ' ' + what + (count == 1 ? "" : "s");
}

std::string memref_cts::conformance::countsText(const std::array<uint64_t, kNumVerdictKinds> &counts) {
  std::string text;
  for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
    if (counts[kind])
      text += (text.empty() ? "" : ", ") + utostr(counts[kind]) + " " + name(static_cast<VerdictKind>(kind));
  return text;
}

static std::string whereText(const AgreedFile &file, const PassFinding &finding) {
  const unsigned line = finding.line ? finding.line : file.line;
  return printable(file.file) + (line ? ":" + utostr(line) : "");
}

static void printFinding(Paint &paint, const AgreedFile &file, const AgreedUnder &row, const PassFinding &finding) {
  raw_ostream &os = paint.os;
  os << whereText(file, finding) << ": ";
  paint(raw_ostream::RED, name(finding.verdict.kind));
  os << " after " << shortLowering(row.subject) << (finding.function.empty() ? "" : ", @" + finding.function) << '\n';
  if (!finding.call.empty())
    os << "  call:      " << finding.call << '\n';
  os << "  compared:  " << printable(finding.verdict.path, /*keepLines=*/true) << '\n';
  os << "  before:    " << printable(finding.verdict.expected, /*keepLines=*/true) << '\n';
  os << "  after:     " << printable(finding.verdict.seen, /*keepLines=*/true) << '\n';
  for (const std::string &note : finding.notes)
    os << "  note:      " << printable(note) << '\n';
  if (!finding.meaning.empty())
    os << "  that is:   " << finding.meaning << '\n';
  os << "  pass:      " << (finding.guilty.empty() ? "no single pass shows it" : finding.guilty + finding.guiltyPlace)
     << '\n';
  if (!finding.replay.empty())
    os << "  replay:    " << finding.replay << '\n';
  os << '\n';
}

/// The finding in one line, like a compiler's error, and its notes like a compiler's.
static void printLine(Paint &paint, const AgreedFile &file, const AgreedUnder &row, const PassFinding &finding) {
  constexpr size_t kLongest = 160;
  raw_ostream &os = paint.os;
  const std::string at = printable(file.file) + ':' + utostr(std::max({finding.line, file.line, 1u})) + ":1: ";
  os << at;
  paint(raw_ostream::RED, "error");
  os << ": " << name(finding.verdict.kind) << " after " << shortLowering(row.subject)
     << (finding.function.empty() ? "" : ", @" + finding.function) << ": "
     << shortened(printable(finding.verdict.path), kLongest) << ": before "
     << shortened(printable(finding.verdict.expected), kLongest) << ", after "
     << shortened(printable(finding.verdict.seen), kLongest)
     << (finding.guilty.empty() ? "" : ", pass " + finding.guilty) << '\n';
  for (const std::string &note : finding.notes)
    os << at << "note: " << printable(note) << '\n';
}

namespace {
/// A finding where it is.
struct PlacedFinding {
  const AgreedFile *file;
  const AgreedUnder *row;
  const PassFinding *finding;
};

/// Findings that have one cause, as far as their fields say.
struct PassCause {
  std::string text;
  std::vector<PlacedFinding> findings;

  size_t files() const {
    std::set<const AgreedFile *> all;
    for (const PlacedFinding &each : findings)
      all.insert(each.file);
    return all.size();
  }
};
} // namespace

/// Each group where its first finding is. Lists of passes that share a wrong one share its causes.
static std::vector<PassCause> groupByCause(const AgreeReport &report) {
  std::vector<PassCause> groups;
  std::map<std::pair<std::string, std::string>, size_t> known;
  for (const AgreedFile &file : report.files)
    for (const AgreedUnder &row : file.under)
      for (const PassFinding &finding : row.findings) {
        std::string text = std::string(name(finding.verdict.kind)) + ": " + faultText(finding.verdict);
        auto [at, isNew] =
            known.try_emplace({text, finding.guilty.empty() ? row.subject : finding.guilty}, groups.size());
        if (isNew)
          groups.push_back({std::move(text), {}});
        groups[at->second].findings.push_back({&file, &row, &finding});
      }
  return groups;
}

static std::string guiltyText(const PlacedFinding &each) {
  return "after " + shortLowering(each.row->subject) +
         (each.finding->guilty.empty() || each.finding->guilty == each.row->subject ? ""
                                                                                    : ", pass " + each.finding->guilty);
}

/// printPassFindings() on paint.
static void paintFindings(Paint &paint, const AgreeReport &report, Detail detail) {
  raw_ostream &os = paint.os;
  if (detail == Detail::Quiet) {
    for (const AgreedFile &file : report.files)
      for (const AgreedUnder &row : file.under)
        for (const PassFinding &finding : row.findings)
          printLine(paint, file, row, finding);
    return;
  }
  constexpr size_t kLongest = 60;
  std::vector<CauseLine> lines;
  for (const PassCause &group : groupByCause(report)) {
    ArrayRef<PlacedFinding> findings = group.findings;
    const PlacedFinding &first = findings.front();
    lines.push_back(
        {group.text, findings.size(), group.files(), whereText(*first.file, *first.finding), guiltyText(first)});
    const size_t inFull = numInFull(findings.size(), detail == Detail::Verbose);
    for (const PlacedFinding &each : findings.take_front(inFull))
      printFinding(paint, *each.file, *each.row, *each.finding);
    if (findings.size() <= inFull)
      continue;
    findings = findings.drop_front(inFull);
    os << counted(findings.size(), "more finding") << " of this cause (all: --verbose):\n";
    for (const PlacedFinding &each : findings.take_front(kCauseListed))
      os << "  " << whereText(*each.file, *each.finding) << ": " << shortened(each.finding->call, kLongest) << '\n';
    if (findings.size() > kCauseListed)
      os << "  ... and " << findings.size() - kCauseListed << " more\n";
    os << '\n';
  }
  std::string table;
  raw_string_ostream tableStream(table);
  printCauseTable(tableStream, lines, "kept");
  os << table << (table.empty() ? "" : "\n");
}

void memref_cts::conformance::printPassFindings(raw_ostream &os, const AgreeReport &report, bool colour,
                                                Detail detail) {
  Paint paint{os, colour};
  paintFindings(paint, report, detail);
}

/// Names of files that are short and differ.
static std::vector<std::string> shortNames(const AgreeReport &report) {
  std::vector<std::string> names;
  for (const AgreedFile &file : report.files)
    names.push_back(file.file);
  names = shortFiles(names);
  for (std::string &name : names)
    name = printable(name);
  return names;
}

static void printTable(Paint &paint, const AgreeReport &report, ArrayRef<std::string> names) {
  size_t width = 0, subjectWidth = 1;
  for (const auto &[file, name] : zip_equal(report.files, names)) {
    width = std::max(width, name.size());
    for (const AgreedUnder &row : file.under)
      subjectWidth = std::max(subjectWidth, shortLowering(row.subject).size());
  }
  raw_ostream &os = paint.os;
  for (const auto &[file, name] : zip_equal(report.files, names)) {
    auto begin = [&, &name = name](const std::string &subject) {
      os << "  " << left_justify(name, unsigned(width)) << "  " << left_justify(subject, unsigned(subjectWidth))
         << "  ";
    };
    if (!file.error.empty()) {
      begin("-");
      paint(raw_ostream::RED, "not compared: the error is printed at the end\n");
      continue;
    }
    if (!file.refusal.empty()) {
      begin("-");
      os << "not compared: " << printable(file.refusal) << '\n';
      continue;
    }
    for (const AgreedUnder &row : file.under) {
      begin(shortLowering(row.subject));
      std::string text = countsText(row.counts);
      if (!row.refusal.empty())
        text += (text.empty() ? "" : "; ") + ("not called: " + printable(row.refusal));
      if (!row.leftOut.empty())
        text += (text.empty() ? "" : "; ") + counted(row.leftOut.size(), "function") + " not called";
      if (text.empty())
        text = "nothing";
      if (row.bad())
        paint(raw_ostream::RED, text);
      else
        os << text;
      os << '\n';
    }
  }
  os << '\n';
}

namespace {
/// Reasons with where they hold.
class Reasons {
public:
  void add(const std::string &reason, const std::string &where, uint64_t count = 1) {
    Row &row = rows[reason];
    row.count += count;
    row.where.push_back(where);
  }
  /// A line each; of many places the first ones.
  void print(raw_ostream &os, StringRef head, const char *what, bool all) const {
    constexpr size_t kPlaces = 3;
    for (const auto &[reason, row] : rows) {
      os << head << counted(row.count, what) << ": " << printable(reason) << " (";
      const size_t shown = all ? row.where.size() : std::min(row.where.size(), kPlaces);
      os << join(row.where.begin(), row.where.begin() + static_cast<ptrdiff_t>(shown), ", ");
      if (shown < row.where.size())
        os << ", and " << row.where.size() - shown << " more";
      os << ")\n";
    }
  }

private:
  struct Row {
    uint64_t count = 0;
    std::vector<std::string> where;
  };
  std::map<std::string, Row> rows;
};
} // namespace

static void printReasons(raw_ostream &os, const AgreeReport &report, ArrayRef<std::string> names, Detail detail) {
  Reasons before, after, calls;
  for (const auto &[file, shortName] : zip_equal(report.files, names)) {
    for (const FunctionLeftOut &left : file.leftOut)
      before.add(left.why, shortName + " @" + left.function);
    for (const AgreedUnder &row : file.under) {
      for (const FunctionLeftOut &left : row.leftOut)
        after.add(left.why, shortName + " @" + left.function + " after " + shortLowering(row.subject));
      for (const auto &[reason, count] : row.reasons)
        if (detail == Detail::Verbose || !StringRef(reason).starts_with(name(VerdictKind::Undefined)))
          calls.add(reason, shortName + " after " + shortLowering(row.subject), count);
    }
  }
  const bool all = detail == Detail::Verbose;
  before.print(os, "not called: ", "function", all);
  after.print(os, "not called after the passes: ", "function", all);
  calls.print(os, "", "call", all);
}

/// What was not compared of what is asked for. Every report has these lines, however short it is.
static void printNotCompared(Paint &paint, const AgreeReport &report, ArrayRef<std::string> names) {
  constexpr size_t kNamed = 10;
  auto list = [&](const std::vector<std::string> &all) {
    return join(ArrayRef(all).take_front(kNamed), ", ") + (all.size() > kNamed ? ", ..." : "");
  };
  auto ofFiles = [&](size_t count) { return utostr(count) + " of " + counted(report.files.size(), "file") + ": "; };
  for (const SilentLowering &each : report.silentSubjects(/*isNamed=*/false))
    paint(raw_ostream::RED, printable(each.text()) + "\n");
  std::vector<std::string> unchecked;
  for (size_t number : report.uncheckedFiles())
    unchecked.push_back(names[number]);
  if (!unchecked.empty())
    paint(raw_ostream::RED, "no call checked in " + ofFiles(unchecked.size()) + list(unchecked) + "\n");
  const std::vector<std::string> missing = report.missingFunctions();
  for (const std::string &function : report.functions) {
    std::vector<std::string> without;
    for (const auto &[file, name] : zip_equal(report.files, names))
      if (is_contained(file.without, function))
        without.push_back(name);
    if (is_contained(missing, function))
      paint(raw_ostream::RED, "no file has the function @" + printable(function) + "\n");
    else if (!without.empty())
      paint.os << "no function @" << printable(function) << " in " << ofFiles(without.size()) << list(without) << '\n';
  }
}

/// The last line: what decides the exit code.
static void printEnd(Paint &paint, const AgreeReport &report) {
  if (report.bad())
    paint(raw_ostream::RED, counted(report.bad(), "finding") + "\n");
  else if (report.compared() == 0)
    paint.os << "nothing was compared\n";
  else if (!report.silentSubjects(/*isNamed=*/true).empty())
    paint(raw_ostream::RED, "no findings, but passes compared nothing\n");
  else if (!report.missingFunctions().empty())
    paint(raw_ostream::RED, "no findings, but a function was not found\n");
  else if (report.maxUnchecked < 100 && !report.uncheckedFiles().empty())
    paint(raw_ostream::RED, "no findings, but a file was left unchecked\n"
                            "  (--max-unchecked=100 allows it)\n");
  else if (report.tooManyUnchecked())
    paint(raw_ostream::RED, "no findings, but " + uncheckedText(report.unchecked(), report.calls()) +
                                "\n  (--max-unchecked=PERCENT is the limit)\n");
  else
    paint.os << "no findings\n";
}

void memref_cts::conformance::printAgreeReport(raw_ostream &os, const AgreeReport &report, bool colour, Detail detail) {
  Paint paint{os, colour};
  printPassFindings(os, report, colour, detail);
  const std::vector<std::string> names = shortNames(report);
  if (detail != Detail::Quiet) {
    printTable(paint, report, names);
    printReasons(os, report, names, detail);
  }
  for (const auto &[file, name] : zip_equal(report.files, names))
    for (const std::string &what : file.flaky)
      os << "flaky: " << name << ": seen once, and not again in new processes: " << what << '\n';
  os << sandboxLine(report.sandbox);
  const std::string counts = countsText(report.counts());
  if (detail != Detail::Quiet) {
    os << counted(report.files.size(), "file") << ": " << (counts.empty() ? "no call" : counts);
    if (report.refused())
      os << "; " << report.refused() << " not compared";
    os << format("; %.1f s\n", report.seconds);
  }
  printNotCompared(paint, report, names);
  printEnd(paint, report);
}
