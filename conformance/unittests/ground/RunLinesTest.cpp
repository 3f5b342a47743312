//===-- RunLinesTest.cpp - what a lit test runs ----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// RUN lines as people write them, and the parts of their files.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/ground/RunLines.h"

#include "gtest/gtest.h"

using namespace memref_cts::conformance;

/// The passes of each run, or "!" and why there are none, with blanks between.
static std::vector<std::string> passesOf(const std::string &text, std::vector<std::string> tools = {}) {
  std::vector<std::string> all;
  for (const LitRun &run : readRunLines("dir/a.mlir", text, tools))
    all.push_back(run.refusal.empty() ? run.passes : "!" + run.refusal);
  return all;
}
using Texts = std::vector<std::string>;

TEST(RunLinesTest, optionsThatAreNoPassesAreNone) {
  EXPECT_EQ(passesOf("// RUN: mlir-opt %s -canonicalize --cse | FileCheck %s"), Texts({"canonicalize,cse"}));
  EXPECT_EQ(passesOf("// RUN: mlir-opt -cse -mlir-print-local-scope -o %t --debug-only=cse -o=- %s"), Texts({"cse"}));
  EXPECT_EQ(passesOf("// RUN: %mlir_opt %s -mlir-disable-threading -cse -verify-each=0 2>&1 | FileCheck %s"),
            Texts({"cse"}));
  EXPECT_EQ(passesOf("# RUN: /some/where/my-opt -cse < %s > %t.out"), Texts({"cse"}));
  EXPECT_EQ(passesOf("// RUN: mlir-opt %s"), Texts({"!it runs no pass"}));
}

TEST(RunLinesTest, passesHaveOptions) {
  EXPECT_EQ(passesOf("// RUN: mlir-opt %s -affine-loop-tile=\"tile-size=4 separate\" -cse"),
            Texts({"affine-loop-tile{tile-size=4 separate},cse"}));
  EXPECT_EQ(passesOf("// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(cse{a=1}))'"),
            Texts({"builtin.module(func.func(cse{a=1}))"}));
  EXPECT_EQ(passesOf("// RUN: mlir-opt -pass-pipeline \"func.func(cse)\" %s"), Texts({"func.func(cse)"}));
  EXPECT_EQ(passesOf("// RUN: mlir-opt %s -p='path=%S/b.mlir %p %%'"), Texts({"p{path=dir/b.mlir dir %}"}));
}

TEST(RunLinesTest, linesGoOn) {
  EXPECT_EQ(passesOf("// RUN: mlir-opt %s -cse \\\n// RUN:   -canonicalize \\\n// RUN: | FileCheck %s\n"
                     "// RUN: mlir-opt %s -inline\n"),
            Texts({"cse,canonicalize", "inline"}));
  std::vector<LitRun> runs = readRunLines("a", "\n// RUN: mlir-opt %s -cse \\\n// RUN: -a\n// RUN: x-opt %s -b", {});
  ASSERT_EQ(runs.size(), 2u);
  EXPECT_EQ(runs[0].line, 2u);
  EXPECT_EQ(runs[1].line, 4u);
}

TEST(RunLinesTest, pipesConnectPasses) {
  EXPECT_EQ(passesOf("// RUN: mlir-opt %s -a | mlir-opt -b | FileCheck %s"), Texts({"a,b"}));
  EXPECT_EQ(passesOf("// RUN: cat %s | mlir-opt --pass-pipeline='builtin.module(a,b)' | mlir-opt -c - | count 1"),
            Texts({"a,b,c"}));
  EXPECT_EQ(passesOf("// RUN: mlir-opt %s -a | sed s/x/y/ | mlir-opt -b"), Texts({"a"}));
  EXPECT_EQ(passesOf("// RUN: sed s/x/y/ %s | mlir-opt -a"),
            Texts({"!another command makes what its passes get (sed)"}));
  EXPECT_EQ(passesOf("// RUN: mlir-opt %s -a -o %t && FileCheck %s < %t; x-opt %s -b"), Texts({"a", "b"}));
}

TEST(RunLinesTest, someAreNoSubjects) {
  EXPECT_EQ(passesOf("// RUN: not mlir-opt %s -a 2>&1 | FileCheck %s"), Texts({"!it expects a failure (not)"}));
  EXPECT_EQ(passesOf("// RUN: env A=1 not --crash mlir-opt %s -a"), Texts({"!it expects a failure (not)"}));
  EXPECT_EQ(passesOf("// RUN: env A=1 mlir-opt %s -a"), Texts({"a"}));
  EXPECT_EQ(passesOf("// RUN: mlir-opt %s -a -verify-diagnostics"),
            Texts({"!it expects diagnostics (-verify-diagnostics)"}));
  EXPECT_EQ(passesOf("// RUN: split-file %s %t"), Texts({"!it runs split-file, which is no tool like mlir-opt"}));
  EXPECT_EQ(passesOf("// RUN: mlir-opt %S/Inputs/b.mlir -a"), Texts({"!it reads another file"}));
  EXPECT_EQ(passesOf("// RUN: mlir-opt %s -a='b=%t.txt'"),
            Texts({"!it has the substitution %t, which is lit's or the folder's"}));
  EXPECT_EQ(passesOf("// RUN: mlir-opt %s -a='%{b} %{c}'"),
            Texts({"!it has the substitution %{b}, which is lit's or the folder's"}));
  EXPECT_EQ(passesOf("// RUN: mlir-opt '%s -a"), Texts({"!a quote stays open"}));
  EXPECT_EQ(passesOf("// RUN:"), Texts({"!it has no command"}));
  EXPECT_EQ(passesOf("// CHECK-NEXT: x\n// NO-RUN: mlir-opt %s -a"), Texts());
  EXPECT_EQ(passesOf("// RUN: mlir-opt %s -a\n// END.\n// RUN: mlir-opt %s -b"), Texts({"a"}));
}

TEST(RunLinesTest, definitionsAreSubstituted) {
  EXPECT_EQ(passesOf("// DEFINE: %{tool} = mlir-opt %s\n// DEFINE: %{all} = %{tool} \\\n// DEFINE: -a\n"
                     "// RUN: %{all} -b\n// REDEFINE: %{tool} = mlir-opt %s -c\n// RUN: %{all}"),
            Texts({"a,b", "c,a"}));
  EXPECT_EQ(passesOf("// DEFINE: %{x} = %{x}\n// RUN: %{x} mlir-opt").size(), 1u);
}

TEST(RunLinesTest, toolsMayBeNamed) {
  EXPECT_EQ(passesOf("// RUN: compiler %s -a", {"compiler"}), Texts({"a"}));
  EXPECT_EQ(passesOf("// RUN: compiler %s -a"), Texts({"!it runs compiler, which is no tool like mlir-opt"}));
}

TEST(RunLinesTest, someReadOtherModules) {
  std::vector<LitRun> runs = readRunLines("a",
                                          "// RUN: mlir-opt %s -a -split-input-file\n"
                                          "// RUN: mlir-opt %s -a --split-input-file='// ====' "
                                          "-allow-unregistered-dialect\n"
                                          "// RUN: mlir-opt %s -a --allow-unregistered-dialect=false",
                                          {});
  ASSERT_EQ(runs.size(), 3u);
  EXPECT_TRUE(runs[0].splits);
  EXPECT_EQ(runs[0].marker, "// -----");
  EXPECT_FALSE(runs[0].unregistered);
  EXPECT_EQ(runs[1].marker, "// ====");
  EXPECT_TRUE(runs[1].unregistered);
  EXPECT_FALSE(runs[2].splits || runs[2].unregistered);
  EXPECT_FALSE(runs[0].readsAs(runs[2]));
}

TEST(RunLinesTest, partsKeepTheirLines) {
  const char text[] = "// RUN: x\n\n// -----\nfirst\n// ----- \n// only words\n  // -----\nsecond\nthird";
  std::vector<LitPart> parts = splitParts(text, kPartMarker);
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_EQ(parts[0].number, 2u);
  EXPECT_EQ(parts[0].line, 4u);
  EXPECT_EQ(parts[0].text, "\n\n\nfirst\n");
  EXPECT_EQ(parts[1].number, 4u);
  EXPECT_EQ(parts[1].line, 8u);
  EXPECT_EQ(parts[1].text, "\n\n\n\n\n\n\nsecond\nthird\n");
  parts = splitParts(text, "");
  ASSERT_EQ(parts.size(), 1u);
  EXPECT_EQ(parts[0].number, 0u);
  EXPECT_EQ(parts[0].text, text);
  EXPECT_TRUE(splitParts("// RUN: x\n", "").empty());
  EXPECT_EQ(splitParts("a // -----// no mark\n", kPartMarker).size(), 1u);
}
