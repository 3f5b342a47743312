//===-- CaseMutantsText.cpp - the score of cases as text -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sums and tables. Runs nothing.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/mutate/CaseMutants.h"

#include "conformance/Paint.h"
#include "conformance/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

using namespace llvm;
using namespace memref_cts::conformance;

const char *memref_cts::conformance::name(MutantState state) {
  switch (state) {
  case MutantState::Caught:
    return "caught";
  case MutantState::Survived:
    return "survived";
  case MutantState::Equal:
    return "equal";
  case MutantState::Unchecked:
    return "unchecked";
  case MutantState::Invalid:
    return "invalid";
  }
  llvm_unreachable("all states are above");
}

ArrayRef<OperatorRow> memref_cts::conformance::operatorRows() {
  static constexpr OperatorRow kRows[] = {
#define OPERATOR(Function, Text, Doc) {Text, Doc},
#include "conformance/tables/operators.def"
  };
  return kRows;
}

uint64_t MutantCounts::all() const {
  uint64_t sum = 0;
  for (uint64_t count : of)
    sum += count;
  return sum;
}

std::optional<double> MutantCounts::score() const {
  const uint64_t caught = (*this)[MutantState::Caught], asked = caught + (*this)[MutantState::Survived];
  if (asked == 0)
    return std::nullopt;
  return 100.0 * static_cast<double>(caught) / static_cast<double>(asked);
}

void MutantCounts::add(const MutantCounts &more) {
  for (unsigned i = 0; i < kNumMutantStates; ++i)
    of[i] += more.of[i];
}

MutantCounts MutatedCase::counts() const {
  MutantCounts sum;
  for (const CaseMutant &mutant : mutants)
    if (mutant.state != MutantState::Invalid)
      ++sum.of[size_t(mutant.state)];
  return sum;
}

uint64_t MutatedCase::shownBySearch() const {
  return uint64_t(count_if(mutants, [](const CaseMutant &mutant) { return !mutant.shownBy.empty(); }));
}

uint64_t CaseMutantsReport::shownBySearch() const {
  uint64_t sum = 0;
  for (const MutatedCase &row : cases)
    sum += row.shownBySearch();
  return sum;
}

MutantCounts CaseMutantsReport::counts() const {
  MutantCounts sum;
  for (const MutatedCase &row : cases)
    sum.add(row.counts());
  return sum;
}

std::map<uint32_t, MutantCounts> CaseMutantsReport::byOperator() const {
  std::map<uint32_t, MutantCounts> sums;
  for (const MutatedCase &row : cases)
    for (const CaseMutant &mutant : row.mutants)
      ++sums[mutant.site.row].of[size_t(mutant.state)];
  return sums;
}

uint64_t CaseMutantsReport::withoutCalls() const {
  return uint64_t(count_if(cases, [](const MutatedCase &row) { return row.hasNoCalls; }));
}

uint64_t CaseMutantsReport::refused() const {
  return uint64_t(count_if(cases, [](const MutatedCase &row) { return row.isRefused; }));
}

uint64_t CaseMutantsReport::failed() const {
  return uint64_t(count_if(cases, [](const MutatedCase &row) { return !row.error.empty(); })) - withoutCalls() -
         refused();
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static std::string percent(const MutantCounts &counts) {
  std::optional<double> score = counts.score();
  if (!score)
    return "-";
  // Never 100.0 where one survived.
  double shown = counts[MutantState::Survived] ? std::min(*score, 99.9) : *score;
  std::string text;
  raw_string_ostream(text) << format("%.1f %%", shown);
  return text;
}

static void printHead(raw_ostream &os, const char *what, int width) {
  os << format("%-*s  %8s %8s %8s %8s %9s %8s\n", width, what, "mutants", "caught", "survived", "equal", "unchecked",
               "score");
}

static void printCounts(raw_ostream &os, const std::string &what, const MutantCounts &counts, int width) {
  auto number = [&](MutantState state) { return static_cast<unsigned long long>(counts[state]); };
  os << format("%-*s  %8llu %8llu %8llu %8llu %9llu %8s\n", width, what.c_str(),
               static_cast<unsigned long long>(counts.all()), number(MutantState::Caught),
               number(MutantState::Survived), number(MutantState::Equal), number(MutantState::Unchecked),
               percent(counts).c_str());
}

/// "case.mlir", with the lowering where there are several.
static std::vector<std::string> labels(const CaseMutantsReport &report) {
  std::vector<std::string> paths;
  for (const MutatedCase &row : report.cases)
    if (!is_contained(paths, row.file))
      paths.push_back(row.file);
  const std::vector<std::string> shorts = shortFiles(paths);
  std::map<std::string, std::string> shortOf;
  for (auto [path, text] : zip_equal(paths, shorts))
    shortOf[path] = text;
  const bool severalLowerings = any_of(report.cases, [&](const MutatedCase &row) {
    return !row.lowering.empty() && row.lowering != report.cases.front().lowering;
  });
  std::vector<std::string> texts;
  for (const MutatedCase &row : report.cases)
    texts.push_back(shortOf[row.file] +
                    (severalLowerings && !row.lowering.empty() ? "  " + shortLowering(row.lowering) : ""));
  return texts;
}

static void printTables(raw_ostream &os, const CaseMutantsReport &report) {
  int width = 14;
  for (const OperatorRow &row : operatorRows())
    width = std::max(width, int(StringRef(row.name).size()));
  printHead(os, "operator", width);
  for (const auto &[row, counts] : report.byOperator())
    printCounts(os, operatorRows()[row].name, counts, width);
  os << '\n';
  const std::vector<std::string> names = labels(report);
  std::vector<size_t> order;
  width = 14;
  for (size_t i = 0; i < names.size(); ++i)
    if (report.cases[i].error.empty()) {
      order.push_back(i);
      width = std::max(width, int(names[i].size()));
    }
  // The worst first; without a score last.
  auto rank = [&](size_t i) { return std::make_pair(report.cases[i].counts().score().value_or(101), i); };
  llvm::sort(order, [&](size_t a, size_t b) { return rank(a) < rank(b); });
  printHead(os, "case", width);
  for (size_t i : order)
    printCounts(os, names[i], report.cases[i].counts(), width);
  os << '\n';
}

/// "FILE:LINE:COLUMN", or the file where the place is not known.
static std::string placeOf(const MutatedCase &row, const CaseMutant &mutant) {
  return mutant.site.place.empty() ? row.file : mutant.site.place;
}

static std::string describe(const CaseMutant &mutant) {
  return std::string(operatorRows()[mutant.site.row].name) + ": " + mutant.site.what + ", " + mutant.site.name +
         (mutant.site.function.empty() ? "" : " of @" + mutant.site.function) + " (mutant " +
         std::to_string(mutant.site.operation) + "." + std::to_string(mutant.site.variant) + ")";
}

static void printMutant(Paint &paint, const MutatedCase &row, const CaseMutant &mutant, Detail detail) {
  raw_ostream &os = paint.os;
  os << placeOf(row, mutant) << ": ";
  paint(mutant.state == MutantState::Survived ? raw_ostream::RED : raw_ostream::GREEN, name(mutant.state));
  os << " under " << shortLowering(row.lowering) << ": " << describe(mutant);
  if (!mutant.why.empty())
    os << ": " << mutant.why;
  os << '\n';
  if (detail == Detail::Quiet)
    return;
  SmallVector<StringRef> lines;
  StringRef(mutant.difference).split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef line : lines)
    os << "    " << line << '\n';
  if (!mutant.shownBy.empty())
    os << "    a call that shows it: // CALL: " << mutant.shownBy << '\n';
}

/// What a search found for a case: lines for its file, with what each shows as a comment.
static void printCalls(raw_ostream &os, const MutatedCase &row, const std::string &label) {
  constexpr size_t kMostLines = 20;
  if (!row.toAdd.empty())
    os << "\ncalls to add to " << label << ":\n";
  for (size_t i = 0; i < std::min(row.toAdd.size(), kMostLines); ++i)
    os << "// shows " << row.toAdd[i].shows << (i ? " more" : "")
       << (row.toAdd[i].shows == 1 ? " survivor\n" : " survivors\n") << "// CALL: " << row.toAdd[i].text << '\n';
  uint64_t left = 0;
  for (size_t i = kMostLines; i < row.toAdd.size(); ++i)
    left += row.toAdd[i].shows;
  if (left)
    os << "and " << row.toAdd.size() - kMostLines << " that show " << left << " more: see --json\n";
}

/// Why nothing can be said, or why nothing is to be seen. A rule that a call disproves is wrong, or the machine is.
static void printReasons(raw_ostream &os, const CaseMutantsReport &report) {
  std::map<std::string, uint64_t> reasons, proofs, disproved;
  for (const MutatedCase &row : report.cases)
    for (const CaseMutant &mutant : row.mutants) {
      if (mutant.state == MutantState::Unchecked)
        ++reasons[mutant.why];
      else if (mutant.state == MutantState::Equal && !mutant.why.empty())
        ++proofs[mutant.why];
      else if (mutant.state == MutantState::Caught && !mutant.site.equal.empty())
        ++disproved[mutant.site.equal];
    }
  for (const MutatedCase &row : report.cases)
    if (row.isRefused)
      os << "refused: " << row.error << '\n';
  for (const auto &[reason, count] : reasons)
    os << "unchecked: " << count << " x " << reason << '\n';
  for (const auto &[reason, count] : proofs)
    os << "equal: " << count << " x " << reason << '\n';
  for (const auto &[reason, count] : disproved)
    os << "caught, though proved equal: " << count << " x " << reason << '\n';
}

static void printSearch(raw_ostream &os, const CaseMutantsReport &report) {
  size_t lines = 0;
  for (const MutatedCase &row : report.cases)
    lines += row.toAdd.size();
  os << "\nsearch: " << report.shownBySearch() << " of the survivors are shown by " << lines
     << (lines == 1 ? " call to add" : " calls to add");
}

void memref_cts::conformance::printCaseMutants(raw_ostream &os, const CaseMutantsReport &report,
                                               const MutateConfig &config, bool colour, Detail detail) {
  Paint paint{os, colour};
  const MutantCounts sum = report.counts();
  if (detail != Detail::Quiet && sum.all())
    printTables(os, report);
  const std::vector<std::string> names = labels(report);
  for (size_t i = 0; i < report.cases.size(); ++i) {
    const MutatedCase &row = report.cases[i];
    for (const CaseMutant &mutant : row.mutants)
      if (mutant.state == MutantState::Survived || detail == Detail::Verbose)
        printMutant(paint, row, mutant, detail);
    if (detail != Detail::Quiet)
      printCalls(os, row, names[i]);
    for (const std::string &call : row.failing)
      os << "fails without a mutation: " << row.file << ": " << call << "; see memref-cts check --call\n";
  }
  if (detail != Detail::Quiet) {
    if (sum[MutantState::Survived] || detail == Detail::Verbose)
      os << '\n';
    printReasons(os, report);
  }
  os << sandboxLine(report.sandbox);
  const size_t mutated = report.cases.size() - report.withoutCalls() - report.refused() - report.failed();
  os << sum.all() << (sum.all() == 1 ? " mutant of " : " mutants of ") << mutated
     << (mutated == 1 ? " case" : " cases");
  for (MutantState state : {MutantState::Caught, MutantState::Survived, MutantState::Equal, MutantState::Unchecked})
    os << ", " << sum[state] << ' ' << name(state);
  if (report.withoutCalls())
    os << "; " << report.withoutCalls() << " without calls";
  if (report.refused())
    os << "; " << report.refused() << " refused";
  if (report.failed())
    os << "; " << report.failed() << " not measured";
  if (config.search)
    printSearch(os, report);
  os << "\nscore: " << percent(sum);
  if (config.minScore > 0)
    os << format(", at least %g %% is demanded", config.minScore);
  os << '\n';
}
