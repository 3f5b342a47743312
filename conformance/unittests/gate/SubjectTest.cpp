//===-- SubjectTest.cpp - subjects of rows as text -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Users have committed these texts. Each parses back to the kind that it was made as.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/gate/Subject.h"

#include "gtest/gtest.h"

#include <set>
#include <vector>

using namespace memref_cts::conformance;

TEST(SubjectTest, textsOfBaselinesStay) {
  EXPECT_EQ(Subject().text(), "");
  EXPECT_EQ(Subject::input("<stdin>").text(), "<stdin>");
  EXPECT_EQ(Subject::file("../cases/f.mlir").text(), "../cases/f.mlir");
  EXPECT_EQ(Subject::dataFile("conformance/cases/f.mlir").text(), "memref-cts:conformance/cases/f.mlir");
  EXPECT_EQ(Subject::clause("ADDR-02").text(), "clause ADDR-02");
  EXPECT_EQ(Subject::abi("view2d", "bare").text(), "abi view2d bare");
  EXPECT_EQ(Subject::campaign().text(), "fuzz");
}

TEST(SubjectTest, textsParseBack) {
  const std::vector<Subject> all = {Subject(),
                                    Subject::input("-"),
                                    Subject::input("<stdin>"),
                                    Subject::file("../cases/f.mlir"),
                                    Subject::dataFile("conformance/cases/f.mlir"),
                                    Subject::clause("ADDR-02"),
                                    Subject::abi("view2d", "bare"),
                                    Subject::campaign()};
  std::set<SubjectKind> kinds;
  for (const Subject &subject : all) {
    Subject again = Subject::parse(subject.text());
    EXPECT_EQ(again.kind(), subject.kind()) << subject.text();
    EXPECT_EQ(again, subject) << subject.text();
    kinds.insert(subject.kind());
  }
  EXPECT_EQ(kinds.size(), 6u);
}

TEST(SubjectTest, filesMayBeginAsOtherSubjectsDo) {
  for (const char *name : {"clauses.mlir", "abi/view.mlir", "fuzz.mlir", "fuzz/f.mlir", "a clause ADDR-02"})
    EXPECT_TRUE(Subject::parse(name).is(SubjectKind::File)) << name;
}

TEST(SubjectTest, aFileOfAReportIsAFileWhateverItsName) {
  for (const char *name : {"fuzz", "clause 1.mlir", "abi of mine.mlir"})
    EXPECT_TRUE(Subject::file(name).is(SubjectKind::File)) << name;
}

TEST(SubjectTest, dataFilesKnowTheirPath) {
  EXPECT_EQ(Subject::parse("memref-cts:conformance/cases/f.mlir").pathInData(), "conformance/cases/f.mlir");
  EXPECT_EQ(Subject::dataFile("f.mlir").pathInData(), "f.mlir");
}
