//===-- SavedMatrixTest.cpp - saved matrices, and what changed ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A matrix comes back from its text as it was; each change of a cell has its word; each
// damage of a file is one error with its line. Nothing is called.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/MatrixChanges.h"

#include "conformance/Report.h"

#include "gtest/gtest.h"

using namespace llvm;
using namespace memref_cts::abi_tests;

static const SavedPair kPair{"x86-64", 2, "gcc", "acme \"new\"", "default"};

static SavedMatrix matrixOf(SavedCell cell) {
  SavedMatrix matrix;
  matrix.environment = "LLVM 22";
  matrix.pairs[kPair]["memref-1d"] = std::move(cell);
  return matrix;
}

static std::string textOf(const MatrixChanges &changes, memref_cts::conformance::Detail detail) {
  std::string text;
  raw_string_ostream os(text);
  printChanges(os, changes, "against it", /*colour=*/false, detail);
  return text;
}

TEST(SavedMatrixTest, textIsReadBackAsItWas) {
  SavedMatrix matrix = matrixOf({CellVerdict::Finding, {"arg0.offset", "result"}, "signal 6"});
  matrix.pairs[kPair]["words"] = {};
  matrix.pairs[kPair]["bool"] = {CellVerdict::Hazard, {"arg0"}, ""};
  matrix.pairs[{"i386", 0, "ours", "gcc", "bare"}]["pair"] = {CellVerdict::Skipped, {}, "gcc is not \xff there"};
  std::string text = savedText(matrix);
  Expected<SavedMatrix> back = parseSaved("saved.json", text);
  ASSERT_TRUE(static_cast<bool>(back)) << toString(back.takeError());
  EXPECT_EQ(savedText(*back), text);
  EXPECT_EQ(back->environment, "LLVM 22");
  EXPECT_EQ(back->pairs.size(), 2u);
  const SavedCell &cell = back->pairs[kPair]["memref-1d"];
  EXPECT_EQ(cell.verdict, CellVerdict::Finding);
  EXPECT_EQ(cell.fields, (std::set<std::string>{"arg0.offset", "result"}));
  EXPECT_EQ(cell.why, "signal 6");
  MatrixChanges changes = compareSaved(matrix, *back);
  EXPECT_TRUE(changes.cells.empty());
  EXPECT_EQ(changes.same, 4u);
  EXPECT_EQ(savedText(SavedMatrix()), savedText(*parseSaved("empty", savedText(SavedMatrix()))));
}

namespace {
/// A cell then and now; no kind: nothing changed.
struct Row {
  SavedCell then, now;
  std::optional<ChangeKind> kind;
  bool isWorse = kind == ChangeKind::Disagrees || kind == ChangeKind::Lost;
};
} // namespace

TEST(SavedMatrixTest, eachChangeHasItsKind) {
  const SavedCell agree, skipped{CellVerdict::Skipped, {}, "no gcc"}, refused{CellVerdict::Refused, {}, "no"};
  const SavedCell hazardA{CellVerdict::Hazard, {"a"}, ""}, hazardAB{CellVerdict::Hazard, {"a", "b"}, ""};
  const SavedCell findingA{CellVerdict::Finding, {"a"}, ""}, findingB{CellVerdict::Finding, {"b"}, ""};
  const SavedCell crash{CellVerdict::Finding, {}, "signal 11"};
  const Row rows[] = {
      {agree, agree, std::nullopt},
      {agree, findingA, ChangeKind::Disagrees},
      {agree, crash, ChangeKind::Disagrees},
      {agree, hazardA, ChangeKind::Disagrees},
      {agree, skipped, ChangeKind::Lost},
      {hazardA, agree, ChangeKind::Mended},
      {hazardA, hazardA, std::nullopt},
      {hazardA, hazardAB, ChangeKind::Disagrees},
      {hazardA, findingA, ChangeKind::Disagrees},
      {hazardAB, hazardA, ChangeKind::Less},
      {hazardA, refused, ChangeKind::Lost},
      {findingA, agree, ChangeKind::Mended},
      {findingA, findingA, std::nullopt},
      {findingA, findingB, ChangeKind::Disagrees},
      {findingA, crash, ChangeKind::Disagrees},
      {findingA, hazardA, ChangeKind::Less},
      {findingA, skipped, ChangeKind::Lost, false},
      {crash, hazardA, ChangeKind::Less},
      {crash, findingA, ChangeKind::Disagrees},
      {crash, crash, std::nullopt},
      {crash, agree, ChangeKind::Mended},
      {skipped, agree, ChangeKind::New},
      {skipped, hazardA, ChangeKind::New},
      {skipped, findingA, ChangeKind::Disagrees},
      {skipped, refused, std::nullopt},
  };
  for (const auto &[then, now, kind, isWorse] : rows) {
    SCOPED_TRACE(savedText(matrixOf(then)) + savedText(matrixOf(now)));
    MatrixChanges changes = compareSaved(matrixOf(then), matrixOf(now));
    ASSERT_EQ(changes.cells.size(), kind ? 1u : 0u);
    EXPECT_EQ(changes.same, kind ? 0u : 1u);
    EXPECT_EQ(changes.isWorse(), isWorse);
    if (kind)
      EXPECT_EQ(changes.cells[0].kind, *kind);
  }
}

TEST(SavedMatrixTest, whatOnlyOneSideHasIsNewOrNotLookedAt) {
  SavedMatrix then = matrixOf({}), now = matrixOf({});
  then.pairs[kPair]["words"] = {};
  then.pairs[{"x86-64", 2, "gcc", "old", "default"}]["words"] = {CellVerdict::Finding, {"a"}, ""};
  now.pairs[kPair]["bool"] = {};
  now.pairs[kPair]["pair"] = {CellVerdict::Finding, {"result1"}, ""};
  now.pairs[kPair]["triple"] = {CellVerdict::Skipped, {}, "no type"};
  MatrixChanges changes = compareSaved(then, now);
  EXPECT_EQ(changes.count(ChangeKind::New), 1u);
  EXPECT_EQ(changes.count(ChangeKind::Disagrees), 1u);
  EXPECT_EQ(changes.cells.size(), 2u);
  EXPECT_EQ(changes.same, 1u);
  EXPECT_EQ(changes.notLookedAt, 2u);
  EXPECT_EQ(changes.missingEnds, std::set<std::string>{"old"});
  EXPECT_EQ(textOf(changes, memref_cts::conformance::Detail::Normal),
            "against it:\n"
            "ends of the file that are none of this run: old\n"
            "new disagreement: pair: 1 cell\n"
            "    then: not in the file\n"
            "    now: finding in result1\n"
            "    e.g. x86-64 -O2, gcc calls acme \"new\"\n"
            "changes: 1 new disagreement, 0 no longer run, 0 less disagreement, 0 mended, 1 new, 1 same, "
            "2 not looked at\n");
  EXPECT_EQ(textOf(changes, memref_cts::conformance::Detail::Quiet),
            "x86-64 -O2: error: gcc calls acme \"new\": new disagreement: pair: then not in the file, now finding in "
            "result1\n"
            "changes: 1 new disagreement, 0 no longer run, 0 less disagreement, 0 mended, 1 new, 1 same, "
            "2 not looked at\n");
}

TEST(SavedMatrixTest, aDamagedFileIsOneErrorWithItsLine) {
  const std::string good = savedText(matrixOf({CellVerdict::Hazard, {"a"}, ""}));
  struct Damage {
    const char *from, *to, *error;
  };
  for (const Damage &damage : {
           Damage{"abi matrix", "baseline", "saved.json:2: not a file of memref-cts abi --save"},
           Damage{"format", "form", "saved.json:1: not a file of memref-cts abi --save"},
           Damage{"\"version\": 1", "\"version\": 2",
                  "saved.json:3: a file of version 2; this memref-cts reads version 1: save it again"},
           Damage{"\"version\": 1", "\"version\": \"1\"", "saved.json:3: "},
           Damage{"hazard", "hazy", "saved.json:6: unknown verdict 'hazy'"},
           Damage{"hazard", "not-checked", "saved.json:6: unknown verdict 'not-checked'"},
           Damage{"\"opt\": 2", "\"opt\": -2", "saved.json:6: "},
           Damage{"\"caller\"", "\"calls\"", "saved.json:6: "},
           Damage{"\"others\"", "\"agree\": [\"memref-1d\"], \"others\"",
                  "saved.json:6: the same family is listed twice for one pair"},
           Damage{"]}]}\n ]", "]}]}", "saved.json:"},
       }) {
    std::string text = good;
    size_t at = text.find(damage.from);
    ASSERT_NE(at, std::string::npos) << damage.from;
    text.replace(at, StringRef(damage.from).size(), damage.to);
    Expected<SavedMatrix> back = parseSaved("saved.json", text);
    ASSERT_FALSE(static_cast<bool>(back)) << text;
    std::string error = toString(back.takeError());
    EXPECT_TRUE(StringRef(error).starts_with(damage.error)) << error;
  }
  // A pair twice.
  size_t row = good.find("  {\"target\""), end = good.find("\n ]");
  std::string twice = good;
  twice.insert(end, ",\n" + good.substr(row, end - row));
  Expected<SavedMatrix> back = parseSaved("saved.json", twice);
  ASSERT_FALSE(static_cast<bool>(back));
  EXPECT_EQ(toString(back.takeError()), "saved.json:7: the same pair is listed twice");
}
