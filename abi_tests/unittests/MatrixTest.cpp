//===-- MatrixTest.cpp - rows, values and texts of the matrix --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What every row of the tables must have, so that a new row is tested at once,
// and the check of lowered signatures. Calls are tested by test/.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/matrix/Build.h"
#include "abi_tests/matrix/Process.h"

#include "llvm/ADT/StringSet.h"
#include "gtest/gtest.h"

#include <set>

using namespace memref_cts::abi_tests;

static std::vector<MatrixRow> rows() {
  llvm::Expected<std::vector<MatrixRow>> all = allRows();
  if (!all) {
    ADD_FAILURE() << llvm::toString(all.takeError());
    return {};
  }
  return std::move(*all);
}

static unsigned find(llvm::ArrayRef<MatrixRow> rows, llvm::StringRef symbol) {
  for (unsigned i = 0; i < rows.size(); ++i)
    if (rows[i].signature.name == symbol)
      return i;
  ADD_FAILURE() << "no row " << symbol.str();
  return 0;
}

TEST(AbiMatrixTest, FamiliesHaveBothConventionsAndNamesOfTheirOwn) {
  std::vector<MatrixRow> all = rows();
  llvm::StringSet<> symbols;
  unsigned wrappers = 0, bare = 0;
  for (const MatrixRow &row : all) {
    EXPECT_TRUE(symbols.insert(row.signature.name).second) << row.signature.name;
    wrappers += row.convention == Convention::Wrapper;
    if (row.convention != Convention::Bare)
      continue;
    ++bare;
    unsigned pointers = 0;
    for (const ValueType &type : row.signature.arguments) {
      EXPECT_FALSE(type.isMemRef()) << row.family;
      pointers += type.isBareMemRef();
    }
    EXPECT_GE(pointers, 1u) << row.family;
  }
  EXPECT_EQ(2 * wrappers + bare, all.size());
  EXPECT_GE(bare, 12u);
  EXPECT_GE(wrappers, 12u);
}

TEST(AbiMatrixTest, ValuesNameTheirField) {
  for (const MatrixRow &row : rows())
    for (const Target &target : targets()) {
      std::set<Word2> seen;
      std::vector<Field> fields = fieldsOf(row, target);
      EXPECT_LE(fields.size(), 64u) << row.family;
      for (const Field &field : fields) {
        if (field.bits < 64) {
          // Extended as C does: all zeros or all ones above the value.
          uint64_t above = field.expected[0] >> field.bits;
          EXPECT_TRUE(above == 0 || above == ~0ull >> field.bits) << row.family << " " << field.path;
        }
        bool isGiven = field.isResult && row.sources[field.position] >= 0;
        bool isUnrankedRank = llvm::StringRef(field.path).ends_with(".rank");
        if (!isGiven && !isUnrankedRank && field.bits > 1) {
          EXPECT_TRUE(seen.insert(field.expected).second) << row.family << " " << field.path;
        }
      }
    }
}

TEST(AbiMatrixTest, NarrowIntegersShowBothExtensions) {
  std::vector<MatrixRow> all = rows();
  const Target &target = *findTarget("x86-64");
  std::vector<Field> isSigned = fieldsOf(all[find(all, "f_narrow_signed_d")], target);
  EXPECT_EQ(isSigned[0].expected[0], 0xffffffffffffff81u);
  EXPECT_EQ(isSigned[1].expected[0], 0xffffffffffffc182u);
  std::vector<Field> isUnsigned = fieldsOf(all[find(all, "f_narrow_unsigned_d")], target);
  EXPECT_EQ(isUnsigned[0].expected[0], 0x81u);
  EXPECT_EQ(isUnsigned[1].expected[0], 0xc182u);
}

TEST(AbiMatrixTest, MemRefResultsAreArguments) {
  std::vector<MatrixRow> all = rows();
  const MatrixRow &row = all[find(all, "f_results_memrefs_d")];
  EXPECT_EQ(row.sources, (std::vector<int>{1, -1, 0}));
  std::vector<Field> fields = fieldsOf(row, *findTarget("s390x"));
  // (rank 1, rank 2, i32) -> (rank 2, i32, rank 1): 5 + 7 + 1 leaves, then 7.
  EXPECT_EQ(fields[13].path, "result0.allocated");
  EXPECT_EQ(fields[13].expected, fields[5].expected);
}

TEST(AbiMatrixTest, WordsHaveTheWidthOfTheTarget) {
  std::vector<MatrixRow> all = rows();
  const MatrixRow &row = all[find(all, "f_memref_2d_d")];
  for (const Field &field : fieldsOf(row, *findTarget("i386")))
    if (llvm::StringRef(field.path).starts_with("arg0.")) {
      EXPECT_EQ(field.bits, 32u);
      EXPECT_EQ(field.expected[0] >> 32, 0u);
    }
}

TEST(AbiMatrixTest, LoweredSignaturesAreCompared) {
  std::vector<MatrixRow> all = rows();
  unsigned pair = find(all, "f_pair_int32_d"), words = find(all, "f_words_d"), memref = find(all, "f_memref_0d_d");
  std::vector<MatrixRow> chosen = {all[pair], all[words], all[memref]};
  std::vector<std::string> problems =
      checkSignatures("define { i32, i32 } @f_pair_int32_d(i32 %0) {\n"
                      "declare noundef i64 @f_words_d(i64, i32 signext, i64 noundef)\n"
                      "define internal i64 @f_memref_0d_d(ptr %0, ptr nocapture %1, i64 %2) #0 {\n",
                      chosen, *findTarget("x86-64"));
  EXPECT_EQ(problems[0], "");
  EXPECT_EQ(problems[1], "signature: expected i64 (i64, i64, i64), found i64 (i64, i32, i64)");
  EXPECT_EQ(problems[2], "");
  problems = checkSignatures("", chosen, *findTarget("x86-64"));
  EXPECT_EQ(problems[0], "no symbol f_pair_int32_d");
}

TEST(AbiMatrixTest, AHazardExplainsOnlyWhatItTouches) {
  Field first{"arg0", false, 0}, second{"arg1", false, 1}, result{"result", true, 0};
  Hazard narrow{HazardKind::NarrowArgument, false, 1}, old{HazardKind::OldI128, false, 1};
  EXPECT_FALSE(explains(narrow, first));
  EXPECT_TRUE(explains(narrow, second));
  EXPECT_FALSE(explains(narrow, result));
  EXPECT_FALSE(explains(old, first));
  EXPECT_TRUE(explains(old, second));
  EXPECT_FALSE(explains(old, result));
  Hazard narrowResult{HazardKind::NarrowResult, true, 0};
  EXPECT_FALSE(explains(narrowResult, first));
  EXPECT_TRUE(explains(narrowResult, result));
}

TEST(AbiMatrixTest, AFindingNamesTheClausesOfItsFields) {
  using Clauses = std::vector<std::string>;
  std::vector<MatrixRow> all = rows();
  const MatrixRow &row = all[find(all, "f_memref_1d_d")]; // (i32, @1f32) -> i32
  std::vector<Field> fields = fieldsOf(row, *findTarget("x86-64"));
  MatrixCell cell;
  cell.verdict = CellVerdict::Agree;
  EXPECT_EQ(clausesOf(cell, row, fields), Clauses());
  cell.verdict = CellVerdict::Finding;
  cell.facts = {{2, std::nullopt, std::nullopt}, {3, std::nullopt, std::nullopt}}; // of one memref
  EXPECT_EQ(clausesOf(cell, row, fields), (Clauses{"FUNCTY-05", "CALL-RANKED-03"}));
  // Nothing was seen: the whole call.
  cell.facts.clear();
  EXPECT_EQ(clausesOf(cell, row, fields),
            (Clauses{"FUNCTY-04", "TYPE-INT-01", "FUNCTY-05", "CALL-RANKED-03", "FUNCTY-02", "RESULT-PACK-04"}));
  cell.verdict = CellVerdict::Hazard;
  cell.foretold = {HazardKind::NarrowArgument, HazardKind::BoolResult};
  EXPECT_EQ(clausesOf(cell, row, fields), (Clauses{"FUNCTY-04", "TYPE-INT-01", "FUNCTY-02"}));
  const MatrixRow &bare = all[find(all, "f_memref_1d_b")];
  cell.verdict = CellVerdict::Finding;
  cell.facts = {{1, std::nullopt, std::nullopt}};
  EXPECT_EQ(clausesOf(cell, bare, fieldsOf(bare, *findTarget("x86-64"))), (Clauses{"BARE-01", "BARE-02"}));
}

TEST(AbiMatrixTest, WhatIsForetoldMustShow) {
  MatrixCell agrees, differs;
  agrees.verdict = CellVerdict::Agree;
  agrees.foretold = {HazardKind::StructResult};
  differs = agrees;
  differs.verdict = CellVerdict::Hazard;
  MatrixCell lucky = agrees;
  lucky.foretold = {HazardKind::NarrowArgument};
  Board board{
      findTarget("x86-64"), 0, std::vector<std::vector<Field>>(3), {{agrees, agrees, lucky}, {agrees, differs, lucky}}};
  judgeForetold(board);
  EXPECT_EQ(board.cells[0][0].verdict, CellVerdict::Finding);
  EXPECT_EQ(board.cells[1][0].verdict, CellVerdict::Finding);
  EXPECT_EQ(board.cells[0][1].verdict, CellVerdict::Agree);
  EXPECT_EQ(board.cells[1][1].verdict, CellVerdict::Hazard);
  EXPECT_EQ(board.cells[0][2].verdict, CellVerdict::Agree);
}

TEST(AbiMatrixTest, ToolsThatDoNotExistAreSaidSo) {
  Compiler compiler = {"tcc", 't', "no-such-compiler", false, "c", Side::C};
  std::string why;
  EXPECT_TRUE(compilerCommand(compiler, *findTarget("aarch64"), why).empty());
  EXPECT_EQ(why, "aarch64-linux-gnu-no-such-compiler is not installed");
}

TEST(AbiMatrixTest, TheErrorOfAToolIsOneLine) {
  EXPECT_EQ(firstError("In file included\na.c:1:2: error: no type\nmore error: x\n"), "no type");
  EXPECT_EQ(firstError("Killed\n"), "Killed");
  EXPECT_TRUE(isEnvironmentProblem("ld: final link failed: No space left on device"));
  EXPECT_FALSE(isEnvironmentProblem("undefined reference"));
}
