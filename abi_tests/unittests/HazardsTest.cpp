//===-- HazardsTest.cpp - hazards of the ABI model -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Places of struct results worked out by hand from the psABI documents.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/Model.h"

#include "gtest/gtest.h"

using namespace memref_cts::abi_tests;

using Places = std::vector<std::string>;

static Signature parse(llvm::StringRef type) {
  llvm::Expected<Signature> signature = parseSignature("f", type);
  if (!signature) {
    ADD_FAILURE() << llvm::toString(signature.takeError());
    return Signature();
  }
  return std::move(*signature);
}

static ResultPlaces places(llvm::StringRef results, llvm::StringRef target) {
  return resultPlaces(parse("() -> " + results.str()), *findTarget(target));
}

/// "narrow-argument@1 struct-result@result"
static std::string hazards(llvm::StringRef type, llvm::StringRef target, Side caller, Side callee,
                           Convention convention = Convention::Default) {
  std::string text;
  for (const Hazard &hazard : hazardsOf(parse(type), convention, *findTarget(target), caller, callee))
    text += (text.empty() ? "" : " ") + std::string(name(hazard.kind)) + "@" +
            (hazard.isResult ? "result" : std::to_string(hazard.position));
  return text;
}

TEST(AbiHazardsTest, PairsOfWordsAgreeOnTheWordMachines) {
  EXPECT_EQ(places("(i64, i64)", "x86-64").inC, (Places{"rax", "rdx"}));
  EXPECT_EQ(places("(i64, i64)", "x86-64").inLLVM, (Places{"rax", "rdx"}));
  EXPECT_EQ(places("(i64, i64)", "aarch64").inC, (Places{"x0", "x1"}));
  EXPECT_EQ(places("(i64, i64)", "aarch64").inLLVM, (Places{"x0", "x1"}));
  EXPECT_EQ(places("(i64, i64)", "s390x").inC, (Places{"memory"}));
  EXPECT_EQ(places("(i64, i64)", "s390x").inLLVM, (Places{"r2", "r3"}));
}

TEST(AbiHazardsTest, AnExtendedIntegerHasNoHazard) {
  auto of = [](llvm::StringRef type, Extension extension, llvm::StringRef target) {
    Signature signature = parse(type);
    signature.arguments[0].extension = signature.results[0].extension = extension;
    std::string text;
    for (auto [caller, callee] : {std::pair(Side::Lowered, Side::C), std::pair(Side::C, Side::Lowered)})
      for (const Hazard &hazard : hazardsOf(signature, Convention::Default, *findTarget(target), caller, callee))
        text += std::string(name(hazard.kind)) + " ";
    return text;
  };
  EXPECT_EQ(of("(i8) -> i8", Extension::None, "s390x"), "narrow-argument narrow-result ");
  EXPECT_EQ(of("(i8) -> i8", Extension::Zero, "s390x"), "");
  EXPECT_EQ(of("(i32) -> i32", Extension::Sign, "s390x"), "");
  EXPECT_EQ(of("(i1) -> i1", Extension::Zero, "x86-64"), "");
  // Its byte is 0 or 255, and a bool is 0 or 1.
  EXPECT_EQ(of("(i1) -> i1", Extension::Sign, "x86-64"), "bool-argument bool-result ");
}

TEST(AbiHazardsTest, SmallFieldsArePackedByC) {
  EXPECT_EQ(places("(i32, i32)", "x86-64").inC, (Places{"rax", "rax+4"}));
  EXPECT_EQ(places("(i32, i32)", "x86-64").inLLVM, (Places{"rax", "rdx"}));
  EXPECT_EQ(places("(f32, f32)", "x86-64").inC, (Places{"xmm0", "xmm0+4"}));
  EXPECT_EQ(places("(f32, i32)", "x86-64").inC, (Places{"rax", "rax+4"}));
  EXPECT_EQ(places("(f64, i64)", "x86-64").inC, (Places{"xmm0", "rax"}));
  EXPECT_EQ(places("(f64, i64)", "x86-64").inLLVM, (Places{"xmm0", "rax"}));
}

TEST(AbiHazardsTest, HomogeneousFloatsHaveARegisterEachOnAArch64) {
  EXPECT_EQ(places("(f32, f32, f32)", "aarch64").inC, (Places{"v0", "v1", "v2"}));
  EXPECT_EQ(places("(f32, f32, f32)", "aarch64").inLLVM, (Places{"v0", "v1", "v2"}));
  EXPECT_EQ(places("(f32, f64)", "aarch64").inC, (Places{"x0", "x1"}));
  EXPECT_EQ(places("(f32, f64)", "aarch64").inLLVM, (Places{"v0", "v1"}));
}

TEST(AbiHazardsTest, TheLastRegisterCounts) {
  // Four members make the longest homogeneous aggregate.
  EXPECT_EQ(places("(f32, f32, f32, f32)", "aarch64").inC, (Places{"v0", "v1", "v2", "v3"}));
  EXPECT_EQ(places("(f32, f32, f32, f32, f32)", "aarch64").inC, (Places{"memory"}));
  EXPECT_EQ(places("(i64, i64, i64, i64)", "x86-64").inLLVM, (Places{"memory"}));
  EXPECT_EQ(places("(memref<?x?xf32>, i64)", "aarch64").inLLVM.size(), 8u);
  EXPECT_EQ(places("(i64, i64, i64, i64)", "s390x").inLLVM, (Places{"r2", "r3", "r4", "r5"}));
  // No register holds an i128 there.
  EXPECT_EQ(places("(i32, i128)", "s390x").inLLVM, (Places{"memory"}));
  EXPECT_EQ(places("(i32, i32)", "i386").inC, (Places{"memory"}));
  EXPECT_EQ(places("(i32, i32)", "i386").inLLVM, (Places{"eax", "edx"}));
}

TEST(AbiHazardsTest, FloatsAfterTheSecondGoToX87OnX86) {
  EXPECT_EQ(places("(f64, f64, f64)", "x86-64").inC, (Places{"memory"}));
  EXPECT_EQ(places("(f64, f64, f64)", "x86-64").inLLVM, (Places{"xmm0", "xmm1", "st0"}));
  EXPECT_EQ(places("(f64, f32, i64, f64, f64)", "x86-64").inLLVM, (Places{"xmm0", "xmm1", "rax", "st0", "st1"}));
  EXPECT_EQ(places("(f64, f64, f64, f64, f64)", "x86-64").inLLVM, (Places{"memory"}));
  EXPECT_EQ(places("(f64, f64, f64)", "i386").inLLVM, (Places{"memory"}));
  // x87 has no half; a third register of vectors has.
  EXPECT_EQ(places("(f64, f16, f16, f64)", "x86-64").inLLVM, (Places{"xmm0", "xmm1", "xmm2", "st0"}));
  EXPECT_EQ(places("(f64, f64, f16, f16)", "x86-64").inLLVM, (Places{"memory"}));
  EXPECT_EQ(places("(f64, bf16, f64, f16)", "i386").inLLVM, (Places{"st0", "xmm0", "st1", "xmm1"}));
  EXPECT_EQ(hazards("() -> (f64, f64, f64)", "x86-64", Side::C, Side::Lowered), "struct-result@result");
  EXPECT_EQ(hazards("(memref<f32>) -> (memref<f32>, f64, f64, f64)", "x86-64", Side::Lowered, Side::C),
            "struct-result@result");
}

TEST(AbiHazardsTest, TwoKindsOf16BitsAreNotHomogeneous) {
  EXPECT_EQ(places("(f16, f16)", "aarch64").inC, (Places{"v0", "v1"}));
  EXPECT_EQ(places("(f16, bf16)", "aarch64").inC, (Places{"x0", "x0+2"}));
}

TEST(AbiHazardsTest, DescriptorsByRank) {
  // Three words: C takes memory, LLVM the three registers that x86-64 has.
  EXPECT_EQ(places("memref<f32>", "x86-64").inC, (Places{"memory"}));
  EXPECT_EQ(places("memref<f32>", "x86-64").inLLVM, (Places{"rax", "rdx", "rcx"}));
  // Five: no longer.
  EXPECT_EQ(places("memref<?xf32>", "x86-64").inLLVM, (Places{"memory"}));
  // Seven words fit into the eight registers of aarch64, nine do not.
  EXPECT_EQ(places("memref<?x?xf32>", "aarch64").inLLVM.size(), 7u);
  EXPECT_EQ(places("memref<?x?x?xf32>", "aarch64").inLLVM, (Places{"memory"}));
}

TEST(AbiHazardsTest, NarrowArgumentsOfLoweredCallers) {
  EXPECT_EQ(hazards("(i32, i8, i16, i1) -> ()", "x86-64", Side::Lowered, Side::C),
            "narrow-argument@1 narrow-argument@2 bool-argument@3");
  EXPECT_EQ(hazards("(i32, i8, i16, i1) -> ()", "aarch64", Side::Lowered, Side::C), "bool-argument@3");
  EXPECT_EQ(hazards("(i32, i64) -> ()", "s390x", Side::Lowered, Side::C), "narrow-argument@0");
  // A lowered callee trusts nobody.
  EXPECT_EQ(hazards("(i32, i8, i16, i1) -> ()", "s390x", Side::C, Side::Lowered), "");
  EXPECT_EQ(hazards("(i8) -> i8", "s390x", Side::Lowered, Side::Lowered), "");
  EXPECT_EQ(hazards("(i8) -> i8", "x86-64", Side::C, Side::C), "");
}

TEST(AbiHazardsTest, NarrowResultsOfLoweredCallees) {
  EXPECT_EQ(hazards("() -> i8", "x86-64", Side::C, Side::Lowered), "");
  EXPECT_EQ(hazards("() -> i32", "s390x", Side::C, Side::Lowered), "narrow-result@result");
  EXPECT_EQ(hazards("() -> i1", "aarch64", Side::C, Side::Lowered), "bool-result@result");
  EXPECT_EQ(hazards("() -> i32", "s390x", Side::Lowered, Side::C), "");
}

TEST(AbiHazardsTest, WrappersMakeStructResultsSafe) {
  EXPECT_EQ(hazards("() -> (i32, i32)", "x86-64", Side::C, Side::Lowered), "struct-result@result");
  EXPECT_EQ(hazards("() -> (i32, i32)", "x86-64", Side::Lowered, Side::C), "struct-result@result");
  EXPECT_EQ(hazards("() -> (i32, i32)", "x86-64", Side::C, Side::Lowered, Convention::Wrapper), "");
  EXPECT_EQ(hazards("() -> (i32, i32)", "x86-64", Side::Lowered, Side::Lowered), "");
}

TEST(AbiHazardsTest, OldClangAndI128) {
  // Five words taken: the sixth register cannot hold an i128.
  llvm::StringRef five = "(i64, i64, i64, i64, i64, i128, i64) -> ()";
  EXPECT_EQ(hazards(five, "x86-64", Side::OldC, Side::C), "old-i128@5 old-i128@6");
  EXPECT_EQ(hazards(five, "x86-64", Side::OldC, Side::OldC), "");
  EXPECT_EQ(hazards(five, "aarch64", Side::OldC, Side::C), "");
  EXPECT_EQ(hazards("(i64, i64, i64, i64, i128) -> ()", "x86-64", Side::OldC, Side::C), "");
}

TEST(AbiHazardsTest, OldClangAndStructsOfI128OnS390x) {
  // At 8 and 24 in 32 bytes by the psABI, at 16 and 32 in 48 bytes by clang 14.
  llvm::StringRef padded = "() -> (i8, i128, i16)";
  EXPECT_EQ(hazards(padded, "s390x", Side::C, Side::OldC), "old-i128-layout@result");
  EXPECT_EQ(hazards(padded, "s390x", Side::Lowered, Side::OldC, Convention::Wrapper), "old-i128-layout@result");
  EXPECT_EQ(hazards(padded, "s390x", Side::OldC, Side::OldC), "");
  EXPECT_EQ(hazards(padded, "x86-64", Side::C, Side::OldC), "");
  // The same under both rules.
  EXPECT_EQ(hazards("() -> (i128, i128)", "s390x", Side::C, Side::OldC), "");
}
