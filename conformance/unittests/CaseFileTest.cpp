//===-- CaseFileTest.cpp - front matter and call lines ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is a directive, what is prose, what is an error.
//
//===----------------------------------------------------------------------===//

#include "conformance/CaseFile.h"

#include "gtest/gtest.h"

using namespace memref_cts::conformance;
using llvm::Expected;

TEST(CaseFileTest, directivesAreReadWithTheirPlaces) {
  Expected<CaseFile> file =
      parseCaseFile("a.mlir", "// RUN: %check %s\n// CLAUSE: ADDR-08\n// OPTIONS: index-bitwidth=32 x=y\n"
                              "// Prose, NB: not a directive.\nfunc.func @f() { return }\n"
                              "  // CALL: @f() \\\n  //   -> ()\n// CALL-RANDOM: @f count=3\n");
  ASSERT_TRUE(static_cast<bool>(file));
  EXPECT_EQ(file->clause, "ADDR-08");
  ASSERT_EQ(file->options.size(), 2u);
  EXPECT_EQ(file->options[0].second, "32");
  ASSERT_EQ(file->optionLines.size(), 2u);
  EXPECT_EQ(file->optionLines[1], std::make_pair(std::string("x"), 3u));
  ASSERT_EQ(file->calls.size(), 2u);
  EXPECT_EQ(file->calls[0].text, "@f() -> ()");
  EXPECT_EQ(file->calls[0].line, 6u);
  EXPECT_EQ(file->calls[0].column, 12u);
  EXPECT_TRUE(file->calls[1].random);
}

TEST(CaseFileTest, theTextMayEndInADirective) {
  for (const char *text : {"//", "// CALL-", "// CHECK-COUNT-", "// ABC-12", "// note-1:"}) {
    Expected<CaseFile> file = parseCaseFile("a.mlir", text);
    ASSERT_TRUE(static_cast<bool>(file)) << text;
    EXPECT_TRUE(file->calls.empty()) << text;
  }
  EXPECT_TRUE(llvm::StringRef(llvm::toString(parseCaseFile("a.mlir", "// CALL").takeError()))
                  .starts_with("a.mlir:1:1: unknown directive, or one without its colon"));
}

TEST(CaseFileTest, mistakesAreErrorsWithAPlace) {
  const std::pair<const char *, const char *> mistakes[] = {
      {"// CALLS: @f()\n", "a.mlir:1:1: unknown directive"},
      {"// CHEK: x\n", "a.mlir:1:1: unknown directive"},
      {"// CHEKC: x\n", "a.mlir:1:1: unknown directive"},
      {"// CLAL: @f()\n", "a.mlir:1:1: unknown directive"},
      {"// CHECK-COUNT: x\n", "a.mlir:1:1: unknown directive"},
      {"// CHECK-COUNT-2 x\n", "a.mlir:1:1: unknown directive, or one without its colon"},
      {"// CHEK-DAG: x\n", "a.mlir:1:1: unknown directive"},
      {"// CLAUZE: ADDR-08\n", "a.mlir:1:1: unknown directive"},
      {"// CALL @f(1) -> 1\n", "a.mlir:1:1: unknown directive, or one without its colon"},
      {"  // CALL-RANDOM\t: @f\n", "a.mlir:1:3: unknown directive, or one without its colon"},
      {"// CHECK-NOT llvm.add\n", "a.mlir:1:1: unknown directive, or one without its colon"},
      {"x // TRAP bad-free\n// CALL: @f() -> trap(bad-free)\n",
       "a.mlir:1:3: unknown directive; behind an operation it is TRAP"},
      {"//NEGATIVE\n", "a.mlir:1:1: unknown directive, or one without its colon"},
      {"// WARNIG: noalias\n", "a.mlir:1:1: unknown directive"},
      {"// OPERATON: memref.load\n", "a.mlir:1:1: unknown directive"},
      {"// Clause: ADDR-08\n", "a.mlir:1:1: unknown directive"},
      {"//call-random: @f\n", "a.mlir:1:1: unknown directive"},
      {"\n// CALL-RANDON: @f\n", "a.mlir:2:1: unknown directive"},
      {"// CLAUSE: A-01\n// CLAUSE: A-02\n", "a.mlir:2:1: a case carries one clause"},
      {"// OPTIONS: index-bitwidth\n", "a.mlir:1:1: option 'index-bitwidth' is not key=value"},
      {"// ULP: 0\n", "a.mlir:1:1: '0' is not a number of units"},
      {"// ULP: two\n", "a.mlir:1:1: 'two' is not a number of units"},
      {"// ULP: 4\n// ULP: 5\n", "a.mlir:2:1: a case has one 'ulp'; it has 4 already"},
      {"// COMPLEX-DIVISION: smith\n", "a.mlir:1:1: 'smith' is not a way to divide complex numbers"},
      {"// COMPLEX-DIVISIONS: basic\n", "a.mlir:1:1: unknown directive"},
      {"// OPTIONS: ulp=4\n", "a.mlir:1:1: 'ulp' is no option of a lowering"},
      {"// NEGATIVE: sometimes \"x\"\n", "a.mlir:1:1: phase 'sometimes'"},
      {"// NEGATIVE: lower x\n", "a.mlir:1:1: NEGATIVE needs"},
      {"// NEGATIVE: lower \"x\"\n// NEIGHBOUR: \"tf32\"\ntf32\n", "a.mlir:2:1: NEIGHBOUR needs a text"},
      {"// NEGATIVE: lower \"x\"\n// NEIGHBOUR: \"\" -> \"f32\"\ntf32\n", "a.mlir:2:1: NEIGHBOUR needs a text"},
      {"// NEGATIVE: lower \"x\"\n// NEIGHBOUR: \"x\" -> \"f32\"\ntf32\n", "a.mlir:2:1: the module has no 'x'"},
      {"// NEGATIVE: run \"x\"\n// NEIGHBOUR: \"tf32\" -> \"f32\"\ntf32\n",
       "a.mlir:2:1: NEIGHBOUR is about what refuses"},
      {"// WARNING: x\n", "a.mlir:1:1: WARNING needs words"},
      {"// WARNING: \"\"\n", "a.mlir:1:1: WARNING needs words"},
      {"// NEGATIVE: lower \"x\"\n// WARNING: \"y\"\n", "a.mlir:2:1: WARNING is about a module that is accepted"},
      {"// NEIGHBOR: \"tf32\" -> \"f32\"\ntf32\n", "a.mlir:1:1: unknown directive"},
      {"// TRAP: misaligned\n", "a.mlir:1:1: TRAP stands behind the operation"},
      {"return // TRAPS: misaligned\n", "a.mlir:1:8: unknown directive; behind an operation it is TRAP"},
      {"return // TRAP: misaligned\n// CALL: @f() -> trap(assert)\n",
       "a.mlir:1:1: no CALL line expects trap(misaligned)"},
      {"// OPERATION:\n", "a.mlir:1:1: OPERATION needs the name"},
      {"// OPERATION: a.b\n// OPERATION: a.c\n", "a.mlir:2:1: a case has one line OPERATION"},
      {"// OPERATION: a.b\n// CALL: @f() -> trap(assert)\n", "a.mlir:1:1: OPERATION is about faults"},
      {"// CALL: @f( \\\nreturn\n", "a.mlir:2:1: a call line that ends in a backslash"},
      {"// CALL: @f( \\\n", "a.mlir:1:1: the last call line ends in a backslash"},
  };
  for (const auto &[text, message] : mistakes) {
    Expected<CaseFile> file = parseCaseFile("a.mlir", text);
    ASSERT_FALSE(static_cast<bool>(file)) << text;
    EXPECT_EQ(toString(file.takeError()).substr(0, std::string(message).size()), message);
  }
}

TEST(CaseFileTest, neighboursAreTheModuleWithOtherTexts) {
  Expected<CaseFile> file = parseCaseFile("a.mlir", "// NEIGHBOUR: \"\"fast\"\" -> \"3\"\n// NEGATIVE: lower \"x\"\n"
                                                    "memref<\"fast\"> memref<\"fast\"> i7\r\n// memref<\"fast\">\n"
                                                    "// NEIGHBOUR: \"i7\" -> \"\"\n");
  ASSERT_TRUE(static_cast<bool>(file));
  EXPECT_EQ(file->neighbourLine, 1u);
  EXPECT_EQ(file->neighbour, "// NEIGHBOUR: \"\"fast\"\" -> \"3\"\n// NEGATIVE: lower \"x\"\n"
                             "memref<3> memref<3> \r\n// memref<\"fast\">\n// NEIGHBOUR: \"i7\" -> \"\"\n");
}

TEST(CaseFileTest, placesOfTrapsGoToEveryCallLine) {
  Expected<CaseFile> file =
      parseCaseFile("a.mlir", "// OPERATION: a.b c.d\n%x = a.b // TRAP: assert\n%y = c.d // no TRAP here\n"
                              "// CALL: @f() ->  trap( assert )\n// CALL: @f() -> ()\n");
  ASSERT_TRUE(static_cast<bool>(file)) << toString(file.takeError());
  ASSERT_EQ(file->calls.size(), 2u);
  for (const CallLine &call : file->calls) {
    ASSERT_EQ(call.traps.size(), 1u);
    EXPECT_EQ(call.traps[0].line, 2u);
    EXPECT_EQ(call.traps[0].kind, "assert");
    EXPECT_EQ(call.operations, (std::vector<std::string>{"a.b", "c.d"}));
  }
}

TEST(CaseFileTest, theNumericPolicyIsReadAndDescribed) {
  Expected<CaseFile> file = parseCaseFile("a.mlir", "// ULP: 4\n// COMPLEX-DIVISION: basic\n// CALL: @f()\n");
  ASSERT_TRUE(static_cast<bool>(file));
  EXPECT_EQ(file->policy.ulp, 4u);
  EXPECT_EQ(file->policy.text(), "approximate floats within 4 ULP, complex division in the basic form");
  Expected<CaseFile> plain = parseCaseFile("a.mlir", "// CALL: @f()\n");
  ASSERT_TRUE(static_cast<bool>(plain));
  EXPECT_EQ(plain->policy.ulp, 0u);
  EXPECT_EQ(plain->policy.text(), "");
}

TEST(CaseFileTest, missingFilesAreErrors) {
  Expected<CaseFile> file = readCaseFile("there/is/no/such.mlir");
  ASSERT_FALSE(static_cast<bool>(file));
  EXPECT_NE(toString(file.takeError()).find("there/is/no/such.mlir: cannot read"), std::string::npos);
}
