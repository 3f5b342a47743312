//===-- ApiImportTest.cpp - clauses about the import of LLVM IR
//------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Suites have the names of clauses. LLVM IR becomes text of the LLVM dialect.
//
//===----------------------------------------------------------------------===//

#include "conformance/unittests/mlir_library/ApiText.h"

#include "gtest/gtest.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <unistd.h>

using namespace memref_cts::conformance;

namespace {
/// What `mlir-translate --import-llvm` makes of a file.
struct Import : testing::Test {
  void translate(const std::string &text) {
    std::string tool = std::string(MEMREF_CTS_LLVM_TOOLS_DIR) + "/mlir-translate";
    if (access(tool.c_str(), X_OK) != 0)
      GTEST_SKIP() << "no " << tool;
    char folder[] = "/tmp/memref-cts-import-XXXXXX";
    ASSERT_NE(mkdtemp(folder), nullptr);
    std::string base = folder;
    std::ofstream(base + "/in.ll") << text;
    code = std::system(("cd " + base + " && '" + tool + "' --import-llvm in.ll -o out.mlir 2> error.txt").c_str());
    output = take(base + "/out.mlir");
    said = take(base + "/error.txt");
    std::remove((base + "/in.ll").c_str());
    rmdir(folder);
  }

  int code = -1;
  std::string output, said;

private:
  static std::string take(const std::string &path) {
    std::stringstream text;
    text << std::ifstream(path).rdbuf();
    std::remove(path.c_str());
    return text.str();
  }
};
struct IMPORT_01 : Import {};
struct IMPORT_09 : Import {};
} // namespace

TEST_F(IMPORT_01, FromTheCommandLine) {
  translate("define i32 @twice(i32 %a) {\n  %r = shl i32 %a, 1\n  ret i32 %r\n}\n");
  if (IsSkipped())
    return;
  ASSERT_EQ(code, 0) << said;
  EXPECT_NE(output.find("llvm.func @twice("), std::string::npos) << output;
  EXPECT_NE(output.find("llvm.shl"), std::string::npos) << output;
  EXPECT_TRUE(printed(output).ok);
}

TEST_F(IMPORT_09, ErrorsHaveAPlace) {
  translate("define i32 @f(i32 %a) {\n  %r = shl i32 %a, 1\n  ret i32 nonsense\n}\n");
  if (IsSkipped())
    return;
  EXPECT_NE(code, 0);
  EXPECT_EQ(output, "");
  EXPECT_NE(said.find(":3:11: error: "), std::string::npos) << said;
}

TEST(IMPORT_02, PhisAreBlockArguments) {
  Made made = imported(R"(define i32 @f(i32 %n, i1 %c) {
entry:
  br label %head
head:
  %i = phi i32 [ 7, %entry ], [ %j, %head ]
  %j = add i32 %i, 1
  br i1 %c, label %head, label %end
end:
  ret i32 %j
})");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_FALSE(made.has("phi"));
  EXPECT_TRUE(made.inOrder({"llvm.mlir.constant(7 : i32)", "llvm.br ^bb1(%", " : i32)", "^bb1(%", ": i32):", "llvm.add",
                            "llvm.cond_br %arg1, ^bb1(%", " : i32), ^bb2\n"}))
      << made.text;
}

TEST(IMPORT_03, SymbolsOfAllKinds) {
  Made made = imported(R"($any = comdat any
@g = internal unnamed_addr constant [2 x i16] [i16 1, i16 2], align 8
@c = global i32 5, comdat($any)
@a = weak alias i32, ptr @c
@i = ifunc i32 (), ptr @resolver
define ptr @resolver() { ret ptr null }
define linkonce_odr hidden fastcc void @f(ptr noundef align 16 %p) { ret void }
declare extern_weak void @d()
)");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_TRUE(made.inOrder({"llvm.comdat", "llvm.comdat_selector @any any"})) << made.text;
  EXPECT_TRUE(made.has("llvm.mlir.global internal unnamed_addr constant @g(dense<[1, 2]>")) << made.text;
  EXPECT_TRUE(made.inOrder({"@g(", "alignment = 8 : i64"})) << made.text;
  EXPECT_TRUE(made.inOrder({"llvm.mlir.global external @c(5 : i32) comdat(", "@any)"})) << made.text;
  EXPECT_TRUE(made.inOrder({"llvm.mlir.alias weak @a", "llvm.mlir.addressof @c"})) << made.text;
  EXPECT_TRUE(made.inOrder({"llvm.mlir.ifunc external @i", "@resolver"})) << made.text;
  EXPECT_TRUE(made.inOrder({"llvm.func linkonce_odr hidden fastcc @f(", "llvm.align = 16 : i64", "llvm.noundef"}))
      << made.text;
  EXPECT_TRUE(made.has("llvm.func extern_weak @d()")) << made.text;
}

TEST(IMPORT_04, KnownAndOtherAttributes) {
  Made made = imported(R"(define void @f() #0 { ret void }
attributes #0 = { noinline nounwind memory(none) "frame-pointer"="all" alignstack=8 cold "mine" "key"="value" }
)");
  ASSERT_TRUE(made.ok) << made.said;
  size_t at = made.text.find("passthrough = [");
  ASSERT_NE(at, std::string::npos) << made.text;
  std::string rest = made.text.substr(at, made.text.find("]}", at) - at);
  for (const char *part : {"[\"alignstack\", \"8\"]", "\"mine\"", "[\"key\", \"value\"]"})
    EXPECT_NE(rest.find(part), std::string::npos) << part << " in " << rest;
  for (const char *part : {"noinline", "nounwind", "memory", "frame-pointer"})
    EXPECT_EQ(rest.find(part), std::string::npos) << part << " in " << rest;
  for (const char *part : {"no_inline", "no_unwind", "memory_effects = ", "frame_pointer = "})
    EXPECT_TRUE(made.has(part)) << part << "\n" << made.text;
}

TEST(IMPORT_05, ConstantsAreOperations) {
  Made made = imported(R"(define void @f(ptr %p) {
  store i24 -5, ptr %p
  store double 0.5, ptr %p
  store i32 undef, ptr %p
  store i16 poison, ptr %p
  store ptr null, ptr %p
  store { i8, i16 } zeroinitializer, ptr %p
  store <2 x i32> <i32 3, i32 4>, ptr %p
  ret void
})");
  ASSERT_TRUE(made.ok) << made.said;
  for (const char *part :
       {"llvm.mlir.constant(-5 : i24) : i24", "llvm.mlir.constant(5.000000e-01 : f64) : f64", "llvm.mlir.undef : i32",
        "llvm.mlir.poison : i16", "llvm.mlir.zero : !llvm.ptr", "llvm.mlir.zero : !llvm.struct<(i8, i16)>",
        "llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>"})
    EXPECT_TRUE(made.has(part)) << part << "\n" << made.text;
}

TEST(IMPORT_06, NamedStructs) {
  const char *text = "%pair = type { i32, ptr }\ndeclare void @f(%pair, { i8 })\n";
  Made named = imported(text), literal = imported(text, /*structsAsLiterals=*/true);
  ASSERT_TRUE(named.ok && literal.ok) << named.said << literal.said;
  EXPECT_TRUE(named.has("!llvm.struct<\"pair\", (i32, ptr)>, !llvm.struct<(i8)>")) << named.text;
  EXPECT_TRUE(literal.has("!llvm.struct<(i32, ptr)>, !llvm.struct<(i8)>")) << literal.text;
  EXPECT_FALSE(literal.has("pair"));
}

TEST(IMPORT_07, LayoutAndTriple) {
  Made made = imported("target datalayout = \"E-p:32:32-i64:64-S64\"\ntarget "
                       "triple = \"s390x-ibm-linux\"\n");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_TRUE(made.has("llvm.target_triple = \"s390x-ibm-linux\"")) << made.text;
  EXPECT_TRUE(made.inOrder({"dlti.dl_spec = #dlti.dl_spec<", "\"dlti.endianness\" = \"big\""})) << made.text;
  EXPECT_TRUE(made.has("!llvm.ptr = dense<32>")) << made.text;
  EXPECT_TRUE(made.has("i64 = dense<64>")) << made.text;
  EXPECT_TRUE(made.has("\"dlti.stack_alignment\" = 64 : i64")) << made.text;
  EXPECT_FALSE(made.has("llvm.data_layout")) << made.text;
}

TEST(IMPORT_08, WhatIsNotSupportedIsNamed) {
  Made made = imported(R"(define void @f() {
  callbr void asm "", "!i"() to label %a [label %b]
a:
  ret void
b:
  ret void
})");
  EXPECT_FALSE(made.ok);
  EXPECT_TRUE(made.says("unhandled instruction")) << made.said;
  EXPECT_TRUE(made.says("callbr void asm")) << made.said;
}

TEST(IMPORT_10, ConstantExpressions) {
  Made made = imported(R"(@g = global [4 x i8] zeroinitializer
@p = global ptr getelementptr (i8, ptr @g, i64 3)
define i64 @f() {
  %r = add i64 ptrtoint (ptr getelementptr (i8, ptr @g, i64 2) to i64), 1
  ret i64 %r
})");
  ASSERT_TRUE(made.ok) << made.said;
  size_t function = made.text.find("llvm.func @f");
  ASSERT_NE(function, std::string::npos);
  Made global{true, made.text.substr(0, function), ""}, body{true, made.text.substr(function), ""};
  EXPECT_TRUE(global.inOrder({"@p()", "{", "llvm.mlir.addressof @g", "llvm.getelementptr", "llvm.return"}))
      << made.text;
  EXPECT_TRUE(body.inOrder({"llvm.mlir.addressof @g", "llvm.getelementptr", "llvm.ptrtoint", "llvm.add"})) << made.text;
}

TEST(IMPORT_11, TheImportedProgramDoesTheSame) {
  const char *text =
      R"(@table = internal constant [4 x i64] [i64 3, i64 -1, i64 70, i64 5]
define internal i64 @gcd(i64 %a, i64 %b) {
entry:
  br label %head
head:
  %x = phi i64 [ %a, %entry ], [ %y, %body ]
  %y = phi i64 [ %b, %entry ], [ %r, %body ]
  %done = icmp eq i64 %y, 0
  br i1 %done, label %end, label %body
body:
  %r = urem i64 %x, %y
  br label %head
end:
  ret i64 %x
}
define i64 @f(i64 %a, i64 %b) {
  %i = and i64 %a, 3
  %p = getelementptr inbounds [4 x i64], ptr @table, i64 0, i64 %i
  %t = load i64, ptr %p
  %g = call i64 @gcd(i64 %a, i64 %b)
  switch i64 %b, label %plain [
    i64 6, label %shifted
    i64 7, label %end
  ]
shifted:
  %s = ashr i64 %t, 1
  br label %end
plain:
  %m = mul i64 %t, %g
  br label %end
end:
  %v = phi i64 [ %s, %shifted ], [ %m, %plain ], [ 100, %0 ]
  %w = add i64 %v, %g
  ret i64 %w
})";
  Made back = imported(text);
  ASSERT_TRUE(back.ok) << back.said;
  Made again = exported(back.text);
  ASSERT_TRUE(again.ok) << again.said;
  // By hand: t is 3, -1, 70, 5 by the last two bits of a; g is the divisor.
  struct {
    int64_t a, b;
    const char *result;
  } calls[] = {{12, 8, "16"}, {18, 6, "41"}, {21, 7, "107"}, {13, 6, "0"}, {15, 10, "30"}};
  for (const auto &call : calls) {
    Made first = ran(text, "f", {call.a, call.b}), second = ran(again.text, "f", {call.a, call.b});
    ASSERT_TRUE(first.ok && second.ok) << first.said << second.said;
    EXPECT_EQ(first.text, call.result) << call.a << ", " << call.b;
    EXPECT_EQ(second.text, call.result) << call.a << ", " << call.b;
  }
}
