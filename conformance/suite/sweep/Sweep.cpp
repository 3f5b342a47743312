//===-- Sweep.cpp - cases under all releases of MLIR -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From cells of files to states of releases, their runs, and both as text and
// JSON. What a waiver explains is bad here, too: waivers decide the exit code.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/sweep/Sweep.h"

#include "conformance/NoLowering.h"
#include "conformance/PlainText.h"
#include "conformance/Report.h"
#include "conformance/report/ReportJson.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

const char *memref_cts::conformance::name(SweepState state) {
  switch (state) {
  case SweepState::Missing:
    return "missing";
  case SweepState::Silent:
    return "-";
  case SweepState::Refused:
    return "refused";
  case SweepState::Good:
    return "good";
  case SweepState::Bad:
    return "BAD";
  }
  return "";
}

std::string SweepRelease::text() const { return isGiven ? lowering : utostr(number); }

/// What all engines say of a case under one lowering. A case that is partly
/// refused is good or bad for its rest.
static SweepEntry judge(const FileReport &report, uint64_t ownFindings, StringRef lowering) {
  uint64_t agree = 0, wrong = 0, refused = 0;
  SweepEntry entry;
  for (const Cell &cell : report.cells) {
    if (cell.lowering != lowering)
      continue;
    agree += cell[VerdictKind::Agree];
    refused += cell[VerdictKind::Refused];
    wrong += cell.bad() + cell[VerdictKind::Waived];
    entry.findings += cell.bad();
    if (cell[VerdictKind::Refused] && entry.reason.empty() && !cell.reasons.empty())
      entry.reason = firstLine(cell.reasons.front().text);
  }
  if (wrong) {
    entry.state = SweepState::Bad;
    entry.reason.clear();
    for (const Cell &cell : report.cells)
      for (const auto &[waiver, sum] : cell.waived)
        if (cell.lowering == lowering && sum.runs && entry.reason.empty())
          entry.reason = waiver;
    for (const Finding &finding : report.findings)
      if (finding.lowering == lowering && entry.reason.empty())
        entry.reason = std::string(name(finding.verdict.kind)) + ": " + firstLine(finding.verdict.seen);
  } else if (agree && ownFindings) {
    entry.state = SweepState::Silent;
    entry.reason = "the case itself has a finding";
  } else if (agree) {
    entry.state = SweepState::Good;
    entry.reason.clear();
  } else if (refused) {
    entry.state = SweepState::Refused;
  } else {
    entry.state = SweepState::Silent;
    entry.reason = report.whySilent(lowering);
  }
  return entry;
}

SweepSpan memref_cts::conformance::spanOf(ArrayRef<SweepEntry> entries, ArrayRef<SweepRelease> releases) {
  SweepSpan span;
  for (size_t i = 0; i < releases.size(); ++i) {
    unsigned number = releases[i].number;
    if (entries[i].state == SweepState::Bad) {
      span.firstBad = span.firstBad ? span.firstBad : number;
      span.badSince = span.badSince ? span.badSince : number;
      span.fixedIn = 0;
    } else if (entries[i].state == SweepState::Good) {
      span.firstGood = span.firstGood ? span.firstGood : number;
      if (span.badSince)
        span.fixedIn = number;
      span.badSince = 0;
    }
  }
  return span;
}

SweepReport memref_cts::conformance::makeSweepReport(std::vector<SweepRelease> releases, CheckReport check) {
  SweepReport report;
  report.releases = std::move(releases);
  report.check = std::move(check);
  for (const FileReport &file : report.check.files) {
    SweepRow row{file.file, file.notReached ? "not reached" : file.error, 0, {}};
    if (row.error.empty() && !file.flaky.empty())
      row.error = file.flakyTexts().front();
    for (const Cell &cell : file.cells)
      if (isNoLowering(cell.lowering))
        row.ownFindings += cell.bad();
    for (const SweepRelease &release : report.releases)
      row.entries.push_back(release.problem.empty() ? judge(file, row.ownFindings, release.lowering) : SweepEntry());
    report.rows.push_back(std::move(row));
  }
  return report;
}

uint64_t SweepReport::notReached() const {
  return static_cast<uint64_t>(llvm::count_if(check.files, [](const FileReport &file) { return file.notReached; }));
}

std::vector<std::string> SweepReport::uncompared(bool isGiven) const {
  std::vector<std::string> names;
  for (const auto &[i, release] : enumerate(releases)) {
    const bool isCompared = any_of(rows, [at = i](const SweepRow &row) {
      return row.entries[at].state == SweepState::Good || row.entries[at].state == SweepState::Bad;
    });
    if (!isCompared && release.problem.empty() && (release.isGiven || !isGiven))
      names.push_back(release.text());
  }
  return names;
}

std::vector<std::string> SweepReport::uncheckedCases() const {
  std::vector<std::string> names;
  for (const auto &[file, row] : zip_equal(check.files, rows)) {
    const bool isCompared = any_of(row.entries, [](const SweepEntry &entry) {
      return entry.state == SweepState::Good || entry.state == SweepState::Bad;
    });
    if (!isCompared && row.error.empty() && row.ownFindings == 0 && file.calls != 0)
      names.push_back(row.file);
  }
  return names;
}

static size_t installed(const SweepReport &report) {
  return static_cast<size_t>(
      count_if(report.releases, [](const SweepRelease &release) { return release.problem.empty(); }));
}

int SweepReport::exitCode() const {
  if (check.interrupted || any_of(check.files, [](const FileReport &file) { return !file.error.empty(); }))
    return 2;
  if (check.findings() > 0)
    return 1;
  if (!uncompared(/*isGiven=*/true).empty() || uncompared(false).size() == installed(*this))
    return 2;
  return uncheckedCases().empty() ? 0 : 1;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// The release of a span.
static std::string spanText(const SweepReport &report, unsigned number) {
  for (const SweepRelease &release : report.releases)
    if (number && release.number == number)
      return release.text();
  return "-";
}

/// What stands behind cells; releases with the same words share a line.
static void printReasons(raw_ostream &os, const SweepReport &report, const SweepRow &row) {
  std::vector<std::pair<std::string, std::string>> lines; // words, releases
  for (size_t i = 0; i < row.entries.size(); ++i) {
    const SweepEntry &entry = row.entries[i];
    if (entry.reason.empty())
      continue;
    std::string words = std::string(name(entry.state)) + ": " + entry.reason;
    auto same = find_if(lines, [&](const std::pair<std::string, std::string> &line) { return line.first == words; });
    if (same == lines.end())
      lines.push_back({words, report.releases[i].text()});
    else
      same->second += ", " + report.releases[i].text();
  }
  for (const auto &[words, releases] : lines)
    os << printable(sys::path::filename(row.file)) << ", " << releases << ": " << words << '\n';
}

static constexpr StringLiteral kSpans[] = {"first good", "first bad", "fixed in", "bad since"};

/// Heads, and a line for each case. Columns are as wide as their widest word.
static void printCells(raw_ostream &os, const SweepReport &report) {
  size_t width = 4, widest = 0;
  for (const SweepRow &row : report.rows)
    width = std::max(width, printable(sys::path::filename(row.file)).size());
  std::vector<unsigned> widths;
  for (const SweepRelease &release : report.releases) {
    widths.push_back(static_cast<unsigned>(std::max<size_t>(9, printable(release.text()).size() + 2)));
    widest = std::max(widest, printable(release.text()).size());
  }
  auto spanWidth = [&](size_t i) {
    return static_cast<unsigned>(std::max(kSpans[i].size() + (i == 0 ? 3 : 2), widest + 2));
  };
  os << left_justify("case", unsigned(width));
  for (const auto &[release, columns] : zip(report.releases, widths))
    os << right_justify(printable(release.text()), columns);
  for (const auto &[i, head] : enumerate(kSpans))
    os << right_justify(head, spanWidth(i));
  os << '\n';
  for (const SweepRow &row : report.rows) {
    os << left_justify(printable(sys::path::filename(row.file)), unsigned(width));
    if (!row.error.empty()) {
      os << "  " << printable(row.error, /*keepLines=*/true) << '\n';
      continue;
    }
    for (const auto &[entry, columns] : zip(row.entries, widths))
      os << right_justify(name(entry.state), columns);
    SweepSpan span = spanOf(row.entries, report.releases);
    const unsigned numbers[] = {span.firstGood, span.firstBad, span.fixedIn, span.badSince};
    for (const auto &[i, number] : enumerate(numbers))
      os << right_justify(printable(spanText(report, number)), spanWidth(i));
    os << '\n';
  }
}

static void printTable(raw_ostream &os, const SweepReport &report) {
  printCells(os, report);
  os << '\n';
  for (const SweepRow &row : report.rows)
    if (row.error.empty())
      printReasons(os, report, row);
  for (const SweepRelease &release : report.releases)
    if (!release.problem.empty())
      os << "missing: " << release.problem << '\n';
}

static void printSum(raw_ostream &os, const SweepReport &report) {
  os << sandboxLine(report.check.sandbox);
  uint64_t findings = report.check.findings(), notReached = report.notReached(), notChecked = 0;
  for (const SweepRow &row : report.rows)
    notChecked += !row.error.empty();
  if (findings)
    os << findings << (findings == 1 ? " finding" : " findings") << " that no waiver explains\n";
  if (notChecked > notReached)
    os << notChecked - notReached << " of " << report.rows.size() << (report.rows.size() == 1 ? " case" : " cases")
       << " could not be checked\n";
  if (report.check.interrupted)
    os << "interrupted: " << notReached << " of " << report.rows.size()
       << (report.rows.size() == 1 ? " case" : " cases") << " not reached\n";
  const std::vector<std::string> silent = report.uncompared(/*isGiven=*/false);
  if (!silent.empty() && report.exitCode() < 2)
    os << "nothing was compared under " << printable(join(silent, ", ")) << '\n';
  constexpr size_t kNamed = 10;
  const std::vector<std::string> unchecked = shortFiles(report.uncheckedCases());
  if (!unchecked.empty())
    os << "no call checked in " << unchecked.size() << " of " << report.rows.size()
       << (report.rows.size() == 1 ? " case: " : " cases: ")
       << printable(join(ArrayRef(unchecked).take_front(kNamed), ", ")) << (unchecked.size() > kNamed ? ", ..." : "")
       << '\n';
  if (report.exitCode() == 0)
    os << "every bad verdict has a waiver\n";
  else if (report.exitCode() == 1 && !findings)
    os << "no findings, but too much was left unchecked: " << unchecked.size() << " of " << report.rows.size()
       << " cases under all releases\n";
}

void memref_cts::conformance::printSweep(raw_ostream &os, const SweepReport &report, bool colour, Detail detail) {
  if (detail != Detail::Normal)
    printFindings(os, report.check.files, colour, detail);
  else
    for (const FileReport &file : report.check.files)
      for (const Finding &finding : file.findings)
        if (isNoLowering(finding.lowering)) {
          printFinding(os, finding, colour);
          os << '\n';
        }
  if (detail != Detail::Quiet)
    printTable(os, report);
  printSum(os, report);
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static void writeRow(json::OStream &out, const SweepReport &report, const SweepRow &row) {
  out.attribute("file", json::fixUTF8(row.file));
  if (!row.error.empty())
    out.attribute("error", json::fixUTF8(row.error));
  out.attribute("findings_of_the_case", static_cast<int64_t>(row.ownFindings));
  out.attributeArray("verdicts", [&] {
    for (size_t i = 0; i < row.entries.size(); ++i)
      out.object([&] {
        out.attribute("release", report.releases[i].number);
        out.attribute("verdict", StringRef(name(row.entries[i].state)).lower());
        if (!row.entries[i].reason.empty())
          out.attribute("reason", json::fixUTF8(row.entries[i].reason));
      });
  });
  if (!row.error.empty())
    return;
  SweepSpan span = spanOf(row.entries, report.releases);
  auto numberOrNull = [&](StringRef key, unsigned number) {
    out.attribute(key, number ? json::Value(number) : json::Value(nullptr));
  };
  numberOrNull("first_good", span.firstGood);
  numberOrNull("first_bad", span.firstBad);
  numberOrNull("fixed_in", span.fixedIn);
  numberOrNull("bad_since", span.badSince);
}

void memref_cts::conformance::writeSweepJSON(raw_ostream &os, const SweepReport &report) {
  json::OStream out(os, 2);
  out.object([&] {
    beginReport(out, report.check.sandbox);
    out.attribute("exit_code", report.exitCode());
    out.attribute("interrupted", report.check.interrupted);
    out.attribute("not_reached", static_cast<int64_t>(report.notReached()));
    out.attributeArray("unchecked_cases", [&] {
      for (const std::string &name : report.uncheckedCases())
        out.value(json::fixUTF8(name));
    });
    out.attributeArray("releases", [&] {
      for (const SweepRelease &release : report.releases)
        out.object([&] {
          out.attribute("release", release.number);
          out.attribute("lowering", json::fixUTF8(release.lowering));
          if (release.isGiven)
            out.attribute("given", true);
          if (!release.problem.empty())
            out.attribute("missing", json::fixUTF8(release.problem));
        });
    });
    out.attributeArray("cases", [&] {
      for (const SweepRow &row : report.rows)
        out.object([&] { writeRow(out, report, row); });
    });
    out.attributeArray("findings", [&] {
      for (const FileReport &file : report.check.files)
        for (const Finding &finding : file.findings)
          writeFinding(out, finding);
    });
  });
  os << '\n';
}
