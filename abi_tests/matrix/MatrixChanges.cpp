//===-- MatrixChanges.cpp - what changed since a matrix was saved ---------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares cells of one caller, callee and family, and says the difference. Fields are
// compared, values are not: they depend on what was in a register before.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/MatrixChanges.h"

#include "conformance/Paint.h"
#include "conformance/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>

using namespace llvm;
using namespace memref_cts::abi_tests;
using memref_cts::conformance::Detail;
using memref_cts::conformance::isAnswer;
using memref_cts::conformance::Paint;

uint64_t MatrixChanges::count(ChangeKind kind) const {
  return count_if(cells, [&](const CellChange &change) { return change.kind == kind; });
}

bool CellChange::isWorse() const {
  return kind == ChangeKind::Disagrees || (kind == ChangeKind::Lost && then && then->verdict != CellVerdict::Finding);
}

bool MatrixChanges::isWorse() const {
  return any_of(cells, [](const CellChange &change) { return change.isWorse(); });
}

/// Nothing: the same, or no answer then and now.
static std::optional<ChangeKind> kindOf(const SavedCell *then, const SavedCell &now) {
  const bool hadAnswer = then && isAnswer(then->verdict);
  if (!isAnswer(now.verdict))
    return hadAnswer ? std::optional(ChangeKind::Lost) : std::nullopt;
  if (!hadAnswer)
    return now.verdict == CellVerdict::Finding ? ChangeKind::Disagrees : ChangeKind::New;
  if (now.verdict == CellVerdict::Agree)
    return then->verdict == CellVerdict::Agree ? std::nullopt : std::optional(ChangeKind::Mended);
  if (then->verdict == CellVerdict::Agree)
    return ChangeKind::Disagrees;
  if (then->verdict == now.verdict && then->fields == now.fields)
    return std::nullopt;
  // A finding without fields is a call that never came to them. A hazard always explains more than that.
  if (now.verdict == CellVerdict::Hazard && then->verdict == CellVerdict::Finding && then->fields.empty())
    return ChangeKind::Less;
  bool isFewer = !now.fields.empty() && llvm::includes(then->fields, now.fields);
  bool isExplained = now.verdict == CellVerdict::Hazard || then->verdict == CellVerdict::Finding;
  return isFewer && isExplained ? ChangeKind::Less : ChangeKind::Disagrees;
}

MatrixChanges memref_cts::abi_tests::compareSaved(const SavedMatrix &then, const SavedMatrix &now) {
  MatrixChanges changes;
  for (const auto &[pair, cells] : now.pairs) {
    auto saved = then.pairs.find(pair);
    for (const auto &[family, cell] : cells) {
      const SavedCell *before = nullptr;
      if (saved != then.pairs.end())
        if (auto it = saved->second.find(family); it != saved->second.end())
          before = &it->second;
      if (std::optional<ChangeKind> kind = kindOf(before, cell))
        changes.cells.push_back({*kind, pair, family, before ? std::optional(*before) : std::nullopt, cell});
      else if (before)
        ++changes.same;
    }
  }
  std::set<std::string> ends;
  for (const auto &[pair, cells] : now.pairs)
    ends.insert({pair.caller, pair.callee});
  for (const auto &[pair, cells] : then.pairs) {
    for (const std::string &end : {pair.caller, pair.callee})
      if (!ends.count(end))
        changes.missingEnds.insert(end);
    auto seen = now.pairs.find(pair);
    for (const auto &[family, cell] : cells)
      changes.notLookedAt += seen == now.pairs.end() || !seen->second.count(family);
  }
  return changes;
}

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

static const char *wordsOf(ChangeKind kind) {
  switch (kind) {
  case ChangeKind::Disagrees:
    return "new disagreement";
  case ChangeKind::Lost:
    return "no longer run";
  case ChangeKind::Less:
    return "less disagreement";
  case ChangeKind::Mended:
    return "mended";
  case ChangeKind::New:
    return "new";
  }
  llvm_unreachable("kind of change");
}

static std::string describe(const SavedCell &cell) {
  constexpr size_t kShown = 6;
  std::string text = name(cell.verdict);
  std::vector<std::string> fields(cell.fields.begin(), cell.fields.end());
  if (!fields.empty()) {
    std::string more = fields.size() > kShown ? " and " + utostr(fields.size() - kShown) + " more" : "";
    fields.resize(std::min(fields.size(), kShown));
    text += " in " + join(fields, ", ") + more;
  }
  return text + (cell.why.empty() ? "" : ": " + cell.why);
}

/// "x86-64 -O0, gcc calls acme".
static std::string placeOf(const SavedPair &pair, StringRef separator = ", ") {
  return pair.target + " -O" + utostr(pair.optLevel) + separator.str() + pair.caller + " calls " + pair.callee;
}

static std::string rowOf(const CellChange &change) {
  return change.family +
         (change.pair.convention == name(Convention::Default) ? "" : " (" + change.pair.convention + ")");
}

void memref_cts::abi_tests::printChanges(raw_ostream &os, const MatrixChanges &changes, StringRef heading, bool colour,
                                         Detail detail) {
  Paint paint{os, colour};
  if (detail != Detail::Quiet) {
    os << heading << ":\n";
    if (!changes.missingEnds.empty())
      os << "ends of the file that are none of this run: "
         << join(changes.missingEnds.begin(), changes.missingEnds.end(), ", ") << '\n';
  }
  // One row and one change in many pairs are told once, with the first pair.
  std::map<std::tuple<ChangeKind, std::string, std::string, std::string>, std::vector<const CellChange *>> groups;
  for (const CellChange &change : changes.cells)
    groups[{change.kind, rowOf(change), change.then ? describe(*change.then) : "not in the file", describe(change.now)}]
        .push_back(&change);
  const bool isVerbose = detail == Detail::Verbose;
  for (const auto &[key, cells] : groups) {
    const auto &[kind, row, then, now] = key;
    const bool isWorse = cells.front()->isWorse();
    if (detail == Detail::Quiet) {
      if (isWorse)
        os << placeOf(cells.front()->pair, ": error: ") << ": " << wordsOf(kind) << ": " << row << ": then " << then
           << ", now " << now << '\n';
      continue;
    }
    // A new compiler has very many of these.
    if (kind == ChangeKind::New && cells.front()->now.verdict == CellVerdict::Agree && !isVerbose)
      continue;
    paint(isWorse ? raw_ostream::RED : raw_ostream::GREEN, wordsOf(kind));
    os << ": " << row << ": " << cells.size() << (cells.size() == 1 ? " cell\n" : " cells\n") << "    then: " << then
       << "\n    now: " << now << '\n';
    for (const CellChange *change : ArrayRef(cells).take_front(isVerbose ? cells.size() : 1))
      os << (isVerbose ? "    " : "    e.g. ") << placeOf(change->pair) << '\n';
  }
  os << "changes: ";
  for (ChangeKind kind :
       {ChangeKind::Disagrees, ChangeKind::Lost, ChangeKind::Less, ChangeKind::Mended, ChangeKind::New})
    os << changes.count(kind) << ' ' << wordsOf(kind) << ", ";
  os << changes.same << " same, " << changes.notLookedAt << " not looked at\n";
}
