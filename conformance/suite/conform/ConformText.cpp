//===-- ConformText.cpp - the matrix for people ---------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Findings first, then what is wrong or refused clause by clause, then the sums
// by chapter and what they can be used for.
//
//===----------------------------------------------------------------------===//

#include "conformance/PlainText.h"
#include "conformance/Report.h"
#include "conformance/suite/conform/Conform.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

static constexpr ClauseState kNotPassed[] = {ClauseState::Failed,       ClauseState::Waived,   ClauseState::Refused,
                                             ClauseState::Inconclusive, ClauseState::NotAsked, ClauseState::Library,
                                             ClauseState::Skipped,      ClauseState::NotBuilt, ClauseState::Elsewhere,
                                             ClauseState::Untested};

namespace {
struct ChapterSums {
  uint64_t clauses = 0, tested = 0;
  struct PerLowering {
    uint64_t implemented = 0, passed = 0, waived = 0;
  };
  std::vector<PerLowering> lowerings;
};
} // namespace

static void add(ChapterSums &sums, const ClauseRow &row) {
  sums.lowerings.resize(row.results.size());
  ++sums.clauses;
  sums.tested += row.tested();
  for (size_t l = 0; l < row.results.size(); ++l) {
    sums.lowerings[l].implemented += isImplemented(row.results[l].state);
    sums.lowerings[l].passed += row.results[l].state == ClauseState::Passed;
    sums.lowerings[l].waived += row.results[l].state == ClauseState::Waived;
  }
}

/// What lowerings are called in the text: short, and no two the same.
static std::vector<std::string> labels(const ConformReport &report) {
  std::vector<std::string> all;
  for (const LoweringSpec &spec : report.config.lowerings) {
    std::string label = shortLowering(spec.label);
    for (unsigned number = 2; is_contained(all, label); ++number)
      label = shortLowering(spec.label) + " (" + utostr(number) + ")";
    all.push_back(std::move(label));
  }
  return all;
}

static void printMatrix(raw_ostream &os, const ConformReport &report) {
  MapVector<StringRef, ChapterSums> chapters;
  ChapterSums total;
  for (const ClauseRow &row : report.rows) {
    add(chapters[row.clause->chapter], row);
    add(total, row);
  }
  std::vector<size_t> widths;
  os << left_justify("", 10) << right_justify("", 18);
  for (const std::string &label : labels(report)) {
    widths.push_back(std::max<size_t>(label.size() + 2, 28));
    os << right_justify(label, widths.back());
  }
  os << '\n' << left_justify("chapter", 10) << right_justify("clauses", 9) << right_justify("tested", 9);
  for (size_t width : widths)
    os << right_justify("implemented  passed  waived", width);
  os << '\n';
  auto line = [&](StringRef name, const ChapterSums &sums) {
    os << left_justify(name, 10) << right_justify(utostr(sums.clauses), 9) << right_justify(utostr(sums.tested), 9);
    for (size_t l = 0; l < sums.lowerings.size(); ++l)
      os << right_justify(utostr(sums.lowerings[l].implemented), widths[l] - 16)
         << right_justify(utostr(sums.lowerings[l].passed), 8) << right_justify(utostr(sums.lowerings[l].waived), 8);
    os << '\n';
  };
  for (const auto &[chapter, sums] : chapters)
    line(chapter, sums);
  line("total", total);
}

/// One line per clause and lowering that is not simply passed.
static void printExceptions(raw_ostream &os, const ConformReport &report) {
  std::vector<std::string> lowerings = labels(report);
  for (ClauseState state : {ClauseState::Failed, ClauseState::Waived, ClauseState::Inconclusive, ClauseState::Refused,
                            ClauseState::NotAsked, ClauseState::NotBuilt, ClauseState::Elsewhere}) {
    // Lowerings with the same reason share a line.
    MapVector<std::pair<StringRef, StringRef>, std::string> lines;
    for (const ClauseRow &row : report.rows)
      for (size_t l = 0; l < row.results.size(); ++l)
        if (row.results[l].state == state) {
          std::string &text = lines[{row.clause->id, row.results[l].reason}];
          text += (text.empty() ? "" : ", ") + lowerings[l];
        }
    for (const auto &[key, text] : lines)
      os << left_justify(name(state), 13) << left_justify(key.first, 18) << text << ": " << key.second << '\n';
  }
}

/// With which engines cases ran. What a claim is not about is said, too.
static void printEngines(raw_ostream &os, const CheckConfig &config) {
  std::vector<std::string> ran, left;
  for (EngineKind kind : EngineSet::all().list())
    (kind == EngineKind::Ref || config.has(kind) ? ran : left).push_back(name(kind));
  os << "engines: " << join(ran, ", ");
  if (!left.empty())
    os << "; without " << join(left, ", ") << ", which memref-cts check has";
  os << '\n';
}

static void printClaims(raw_ostream &os, const ConformReport &report) {
  std::vector<std::string> lowerings = labels(report);
  uint64_t tested = 0;
  for (const ClauseRow &row : report.rows)
    tested += row.tested();
  os << '\n'
     << tested << " of " << report.rows.size() << " clauses are tested, " << report.rows.size() - tested
     << " are untested\n";
  printEngines(os, report.config);
  for (size_t l = 0; l < report.config.lowerings.size(); ++l) {
    os << lowerings[l] << ": " << report.count(l, ClauseState::Passed) << " passed";
    for (ClauseState state : ArrayRef(kNotPassed).drop_back())
      if (uint64_t count = report.count(l, state))
        os << ", " << count << ' ' << name(state);
    os << '\n';
  }
  os << sandboxLine(report.check.sandbox);
  if (!report.input.partial.empty()) {
    os << "This is a partial run (" << join(report.input.partial, "; ") << "): it cannot carry a conformance claim.\n";
    return;
  }
  if (!report.input.mustpass) {
    os << "Without a mustpass list there is nothing that a conformance claim could rest on.\n";
    return;
  }
  size_t asked = report.input.mustpass->size();
  os << "A conformance claim rests on mustpass " << report.input.mustpass->number() << ", " << asked
     << " clauses, of the registry " << report.input.registryHash << ":\n";
  for (size_t l = 0; l < report.config.lowerings.size(); ++l) {
    os << "  " << lowerings[l] << ": ";
    if (report.conforms(l)) {
      uint64_t notAsked = report.countMustpass(l, ClauseState::NotAsked);
      ArrayRef<std::string> without = report.config.lowerings[l].without;
      os << "conforms" << (without.empty() ? "" : " without " + join(without, ", ")) << ", ";
      if (notAsked)
        os << asked - notAsked << " of " << asked << " pass, " << notAsked << " not asked\n";
      else
        os << "all " << asked << " pass\n";
      continue;
    }
    os << "no claim, " << report.countMustpass(l, ClauseState::Passed) << " of " << asked << " pass";
    for (ClauseState state : kNotPassed)
      if (uint64_t count = report.countMustpass(l, state))
        os << ", " << count << ' ' << name(state);
    os << '\n';
  }
}

/// What each of the dearest cases cost, all lowerings together.
static void printSlowest(raw_ostream &os, const ConformReport &report) {
  std::vector<size_t> slowest = report.slowestCases();
  if (slowest.empty())
    return;
  double all = 0;
  for (const FileReport &file : report.check.files)
    all += file.seconds;
  os << "\nslowest " << slowest.size() << " of " << report.check.files.size() << " cases; all of them: "
     << format("%.2f s, %.1f ms each\n", all, 1000 * all / static_cast<double>(report.check.files.size()));
  for (size_t i : slowest)
    os << format("%9.1f ms  ", 1000 * report.check.files[i].seconds) << printable(report.check.files[i].file) << '\n';
}

void memref_cts::conformance::printConform(raw_ostream &os, const ConformReport &report, bool colour, Detail detail) {
  const bool isQuiet = detail == Detail::Quiet;
  printFindings(os, report.check.files, colour, detail);
  for (const ApiTest &test : report.input.api)
    if (test.state == ClauseState::Failed)
      os << test.name << ": failed\n" << test.message << "\n\n";
  if (!isQuiet) {
    printExceptions(os, report);
    os << '\n';
    printWaived(os, report.check.files, report.config.waivers);
    for (const ApiTest &test : report.input.api)
      if (test.state == ClauseState::Waived)
        os << "waived: " << test.waiver << ": test " << test.name
           << "\n  because: " << report.config.waivers.explain(test.waiver) << '\n';
    os << '\n';
    printMatrix(os, report);
  }
  printClaims(os, report);
  if (!isQuiet)
    printSlowest(os, report);
  for (const std::string &stale : report.stale)
    os << "STALE: " << stale << '\n';
  for (const std::string &lowering : report.check.refusedEverywhere(report.config))
    os << "nothing was checked under " << lowering << ": it refused every case\n";
  for (const std::string &error : report.errors)
    os << "error: " << error << '\n';
}
