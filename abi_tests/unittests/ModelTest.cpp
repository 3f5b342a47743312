//===-- ModelTest.cpp - prototypes, types and layout of the model ----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expectations are worked out by hand from the clauses and from the layout that
// the psABI documents of the targets give C structs.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/Model.h"

#include "gtest/gtest.h"

using namespace memref_cts::abi_tests;

static Signature parse(llvm::StringRef type) {
  llvm::Expected<Signature> signature = parseSignature("f", type);
  if (!signature) {
    ADD_FAILURE() << llvm::toString(signature.takeError());
    return Signature();
  }
  return std::move(*signature);
}

static const Target &target(llvm::StringRef name) {
  const Target *found = findTarget(name);
  EXPECT_NE(found, nullptr) << name.str();
  return found ? *found : targets().front();
}

static std::string problemOf(llvm::StringRef type) {
  llvm::Expected<Signature> signature = parseSignature("f", type);
  return signature ? "" : llvm::toString(signature.takeError());
}

TEST(AbiModelTest, StructsEndWithPadding) {
  llvm::Expected<Signature> signature = parseSignature("f", "() -> (i64, i8)");
  ASSERT_TRUE(static_cast<bool>(signature)) << llvm::toString(signature.takeError());
  EXPECT_EQ(layoutOf(signature->results, *findTarget("x86-64")).extent.size, 16u);
  EXPECT_EQ(layoutOf(signature->results, *findTarget("i386")).extent.size, 12u);
}

TEST(AbiModelTest, EveryTargetIsFoundByName) {
  for (const Target &each : targets())
    EXPECT_EQ(findTarget(each.name), &each);
  EXPECT_EQ(findTarget("vax"), nullptr);
}

TEST(AbiModelTest, ScalarsPassAsThemselves) {
  Signature f = parse("(i1, i8, i16, i32, i64, index, f32, f64) -> i16");
  for (Convention convention : {Convention::Default, Convention::Wrapper})
    EXPECT_EQ(llvmFunctionType(f, convention, target("x86-64")), "i16 (i1, i8, i16, i32, i64, i64, float, double)");
  EXPECT_EQ(llvmFunctionType(f, Convention::Default, target("i386")),
            "i16 (i1, i8, i16, i32, i64, i32, float, double)");
  EXPECT_EQ(cPrototype(f, Convention::Default),
            "int16_t f(bool arg0, int8_t arg1, int16_t arg2, int32_t arg3, int64_t arg4, intptr_t arg5, float arg6, "
            "double arg7)");
}

TEST(AbiModelTest, WideAndSmallKinds) {
  Signature f = parse("(i128, f16, bf16) -> ()");
  EXPECT_EQ(llvmFunctionType(f, Convention::Default, target("s390x")), "void (i128, half, bfloat)");
  EXPECT_EQ(cPrototype(f, Convention::Default), "void f(__int128 arg0, _Float16 arg1, __bf16 arg2)");
}

TEST(AbiModelTest, UnsignedIsTheChoiceOfTheCSide) {
  llvm::Expected<Signature> f = parseSignature("f", "(i8, i128) -> i32", {0, 1, 2});
  ASSERT_TRUE(bool(f));
  EXPECT_EQ(cPrototype(*f, Convention::Default), "uint32_t f(uint8_t arg0, unsigned __int128 arg1)");
  llvm::Expected<Signature> outside = parseSignature("f", "(i8) -> i32", {2});
  ASSERT_FALSE(bool(outside));
  EXPECT_EQ(llvm::toString(outside.takeError()), "type '(i8) -> i32' has no position 2");
}

TEST(AbiModelTest, RankedMemRefsAreUnpackedByDefault) {
  Signature f = parse("(memref<?x4xf32>, i32) -> ()");
  EXPECT_EQ(llvmFunctionType(f, Convention::Default, target("x86-64")),
            "void (ptr, ptr, i64, i64, i64, i64, i64, i32)");
  EXPECT_EQ(cPrototype(f, Convention::Default),
            "void f(float *arg0_allocated, float *arg0_aligned, intptr_t arg0_offset, intptr_t arg0_size0, "
            "intptr_t arg0_size1, intptr_t arg0_stride0, intptr_t arg0_stride1, int32_t arg1)");
  EXPECT_EQ(llvmFunctionType(f, Convention::Wrapper, target("x86-64")), "void (ptr, i32)");
  EXPECT_EQ(cPrototype(f, Convention::Wrapper), "void _mlir_ciface_f(memref_2d_f32 *arg0, int32_t arg1)");
}

// CLAUSE: DESC-RANKED-17
TEST(AbiModelTest, LeavesOfEveryRank) {
  for (unsigned rank = 0; rank <= 6; ++rank) {
    std::string type = "(memref<";
    for (unsigned i = 0; i < rank; ++i)
      type += "?x";
    Signature f = parse(type + "f64>) -> ()");
    ASSERT_EQ(f.arguments.size(), 1u);
    std::vector<LeafType> leaves = leavesOf(f.arguments[0]);
    ASSERT_EQ(leaves.size(), 3 + 2 * rank);
    EXPECT_EQ(leaves[2].path, "offset");
    if (rank) {
      EXPECT_EQ(leaves[3].path, "sizes[0]");
      EXPECT_EQ(leaves[3 + rank].path, "strides[0]");
      EXPECT_EQ(leaves.back().path, "strides[" + std::to_string(rank - 1) + "]");
    }
    // DESC-RANKED-17: 24, 40, 56, ... bytes with 64-bit words.
    EXPECT_EQ(extentOf(f.arguments[0], target("aarch64")).size, 24 + 16 * rank);
    EXPECT_EQ(extentOf(f.arguments[0], target("i386")).size, 12 + 8 * rank);
  }
}

TEST(AbiModelTest, ShapesSayWhatIsStatic) {
  constexpr int64_t kAny = MemRefShape::kAny;
  Signature f = parse("(memref<?x4xcomplex<f32>>, memref<2x3xi8, strided<[1, ?], offset: 5>>, memref<*xf16>) -> ()");
  MemRefShape rows = f.arguments[0].shape, columns = f.arguments[1].shape;
  EXPECT_EQ(f.arguments[0].elementMlir, "complex<f32>");
  EXPECT_TRUE(rows.isIdentity);
  EXPECT_EQ(rows.sizes, (std::vector<int64_t>{kAny, 4}));
  EXPECT_EQ(rows.strides, (std::vector<int64_t>{4, 1}));
  EXPECT_EQ(rows.offset, 0);
  EXPECT_FALSE(columns.isIdentity);
  EXPECT_EQ(columns.sizes, (std::vector<int64_t>{2, 3}));
  EXPECT_EQ(columns.strides, (std::vector<int64_t>{1, kAny}));
  EXPECT_EQ(columns.offset, 5);
  EXPECT_EQ(f.arguments[2].elementMlir, "f16");
}

TEST(AbiModelTest, WhatCrossesNamesItsClauses) {
  Signature f = parse("(i32, memref<?xf32>, memref<*xf32>, index) -> (memref<?xf32>, bf16)");
  using Clauses = std::vector<std::string>;
  auto argument = [&](Convention convention, unsigned position) { return clausesOf(f, convention, false, position); };
  EXPECT_EQ(argument(Convention::Default, 0), (Clauses{"FUNCTY-04", "TYPE-INT-01"}));
  EXPECT_EQ(argument(Convention::Default, 1), (Clauses{"FUNCTY-05", "CALL-RANKED-03"}));
  EXPECT_EQ(argument(Convention::Default, 2), (Clauses{"FUNCTY-07", "CALL-UNRANKED-01", "CALL-UNRANKED-04"}));
  EXPECT_EQ(argument(Convention::Wrapper, 1), (Clauses{"CIFACE-03", "CIFACE-05"}));
  EXPECT_EQ(argument(Convention::Wrapper, 2), (Clauses{"CIFACE-17"}));
  EXPECT_EQ(argument(Convention::Wrapper, 3), (Clauses{"CIFACE-04", "TYPE-INDEX-01"}));
  EXPECT_EQ(clausesOf(f, Convention::Default, true, 0), (Clauses{"FUNCTY-09"}));
  EXPECT_EQ(clausesOf(f, Convention::Default, true, 1), (Clauses{"FUNCTY-03", "RESULT-PACK-01", "TYPE-FP-02"}));
  EXPECT_EQ(clausesOf(f, Convention::Wrapper, true, 0), (Clauses{"CIFACE-09", "CIFACE-13", "RESULT-PACK-07"}));
  EXPECT_EQ(clausesOf(parse("() -> f32"), Convention::Wrapper, true, 0), (Clauses{"CIFACE-12", "TYPE-FP-01"}));
  EXPECT_EQ(clausesOf(parse("() -> i8"), Convention::Default, true, 0),
            (Clauses{"FUNCTY-02", "RESULT-PACK-04", "TYPE-INT-01"}));
  EXPECT_EQ(clausesOf(parse("() -> memref<*xf32>"), Convention::Default, true, 0), (Clauses{"FUNCTY-08", "LIFE-01"}));
  EXPECT_EQ(clausesOf(parse("() -> memref<*xf32>"), Convention::Wrapper, true, 0), (Clauses{"CIFACE-09", "CIFACE-26"}));
  EXPECT_EQ(clausesOf(parse("((i64) -> i64) -> ()"), Convention::Default, false, 0),
            (Clauses{"FUNCTY-04", "FUNCTY-HOF-01"}));
}

TEST(AbiModelTest, UnrankedIsRankAndPointer) {
  Signature f = parse("(memref<*xf32>) -> memref<*xf32>");
  EXPECT_EQ(llvmFunctionType(f, Convention::Default, target("x86-64")), "{ i64, ptr } (i64, ptr)");
  EXPECT_EQ(llvmFunctionType(f, Convention::Wrapper, target("i386")), "void (ptr, ptr)");
  EXPECT_EQ(cPrototype(f, Convention::Default),
            "refrt_memref_unranked_word f(intptr_t arg0_rank, void *arg0_descriptor)");
}

TEST(AbiModelTest, OneMemRefResultIsItsDescriptor) {
  Signature f = parse("() -> memref<?xi8>");
  EXPECT_TRUE(hasStructResult(f));
  EXPECT_EQ(llvmFunctionType(f, Convention::Default, target("x86-64")), "{ ptr, ptr, i64, [1 x i64], [1 x i64] } ()");
  EXPECT_EQ(cPrototype(f, Convention::Default), "memref_1d_i8 f(void)");
  EXPECT_EQ(cPrototype(f, Convention::Wrapper), "void _mlir_ciface_f(memref_1d_i8 *result)");
}

TEST(AbiModelTest, SeveralResultsArePacked) {
  Signature f = parse("(i32) -> (i8, memref<i64>, f64)");
  EXPECT_EQ(llvmFunctionType(f, Convention::Default, target("s390x")), "{ i8, { ptr, ptr, i64 }, double } (i32)");
  EXPECT_EQ(llvmFunctionType(f, Convention::Wrapper, target("s390x")), "void (ptr, i32)");
  EXPECT_EQ(cResultStruct(f), "typedef struct f_result {\n"
                              "  int8_t result0;\n"
                              "  memref_0d_i64 result1;\n"
                              "  double result2;\n"
                              "} f_result;\n");
  StructLayout layout = layoutOf(f.results, target("s390x"));
  EXPECT_EQ(layout.offsets, (std::vector<uint64_t>{0, 8, 32}));
  EXPECT_EQ(layout.extent.size, 40u);
  layout = layoutOf(f.results, target("i386"));
  EXPECT_EQ(layout.offsets, (std::vector<uint64_t>{0, 4, 16}));
  EXPECT_EQ(layout.extent.size, 24u);
}

TEST(AbiModelTest, SingleAndNoResultsAreNotPacked) {
  EXPECT_FALSE(hasStructResult(parse("() -> i64")));
  EXPECT_FALSE(hasStructResult(parse("() -> ()")));
  EXPECT_EQ(cResultStruct(parse("() -> i64")), "");
}

TEST(AbiModelTest, AlignmentOfWideScalarsIsTheTargets) {
  Signature f = parse("() -> (i8, i128)");
  EXPECT_EQ(layoutOf(f.results, target("x86-64")).offsets[1], 16u);
  EXPECT_EQ(layoutOf(f.results, target("s390x")).offsets[1], 8u);
  Signature g = parse("() -> (i8, i64)");
  EXPECT_EQ(layoutOf(g.results, target("x86-64")).extent.size, 16u);
  EXPECT_EQ(layoutOf(g.results, target("i386")).extent.size, 12u);
}

TEST(AbiModelTest, FunctionPointers) {
  Signature f = parse("((i32, f64) -> i32, i32) -> i32");
  EXPECT_EQ(llvmFunctionType(f, Convention::Default, target("x86-64")), "i32 (ptr, i32)");
  EXPECT_EQ(cPrototype(f, Convention::Default), "int32_t f(int32_t (*arg0)(int32_t, double), int32_t arg1)");
}

TEST(AbiModelTest, WhatHasNoPlaceIsNamed) {
  EXPECT_EQ(problemOf("(i7) -> ()"), "C has no integer of type i7");
  EXPECT_EQ(problemOf("(tensor<4xf32>) -> ()"), "C has no counterpart of type tensor<4xf32>");
  EXPECT_EQ(problemOf("(memref<4xf32, 3>) -> ()"), "memory spaces are not described: memref<4xf32, 3>");
  EXPECT_EQ(problemOf("i32"), "'i32' is no function type");
  EXPECT_NE(problemOf("(i32 -> ()").find("does not parse"), std::string::npos);
}

TEST(AbiModelTest, DescriptorTypesAreDefinedOnce) {
  std::vector<Signature> all = {parse("(memref<?xf32>, memref<4xf32>) -> memref<i7>")};
  EXPECT_EQ(cDescriptorTypes(all), "#ifndef MEMREF_CTS_MEMREF_0D_ANY\n#define MEMREF_CTS_MEMREF_0D_ANY\n"
                                   "typedef REFRT_MEMREF(void, 0) memref_0d_any;\n"
                                   "REFRT_MEMREF_CHECK_HEAD(memref_0d_any, 0, intptr_t);\n#endif\n"
                                   "#ifndef MEMREF_CTS_MEMREF_1D_F32\n#define MEMREF_CTS_MEMREF_1D_F32\n"
                                   "typedef REFRT_MEMREF(float, 1) memref_1d_f32;\n"
                                   "REFRT_MEMREF_CHECK(memref_1d_f32, 1, intptr_t);\n#endif\n");
}

TEST(AbiModelTest, FunctionsOfAModule) {
  llvm::Expected<ModuleSignatures> module = readSignatures(R"(
func.func @a(%m: memref<?xf32>) attributes {llvm.emit_c_interface} { return }
func.func private @b(i32) -> i32
func.func private @inner() { return }
func.func @c(%v: vector<4xf32>) { return }
)",
                                                           "m.mlir");
  ASSERT_TRUE(bool(module)) << llvm::toString(module.takeError());
  ASSERT_EQ(module->functions.size(), 2u);
  EXPECT_EQ(module->functions[0].name, "a");
  EXPECT_TRUE(module->functions[0].wrapperRequested);
  EXPECT_TRUE(module->functions[0].defined);
  EXPECT_EQ(module->functions[1].name, "b");
  EXPECT_FALSE(module->functions[1].defined);
  ASSERT_EQ(module->skipped.size(), 1u);
  EXPECT_EQ(module->skipped[0].name, "c");
  EXPECT_EQ(module->skipped[0].reason,
            "where a vector is passed depends on features of the target that C code may not share: vector<4xf32>");
}

TEST(AbiModelTest, BrokenModulesGiveOneError) {
  llvm::Expected<ModuleSignatures> module = readSignatures("func.func @a(", "m.mlir");
  ASSERT_FALSE(bool(module));
  EXPECT_EQ(llvm::toString(module.takeError()).substr(0, 9), "m.mlir:1:");
}
