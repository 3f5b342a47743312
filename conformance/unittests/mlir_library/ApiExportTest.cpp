//===-- ApiExportTest.cpp - clauses about the export to LLVM IR
//------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Suites have the names of clauses. Texts of the LLVM dialect become LLVM IR,
// which LLVM's verifier always sees; hooks of dialects are in ApiHooksTest.cpp.
//
//===----------------------------------------------------------------------===//

#include "conformance/unittests/mlir_library/ApiText.h"

#include "gtest/gtest.h"

using namespace memref_cts::conformance;

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

TEST(LLVMMOD_META_01, MetadataAreVerifiedAttributes) {
  Made made = exported(R"(
    #root = #llvm.tbaa_root<id = "root">
    #int = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
    #tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
    llvm.func @f(%p: !llvm.ptr) -> i32 {
      %r = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32
      llvm.return %r : i32
    })");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_TRUE(made.inOrder({"load i32", "!tbaa !", "!\"int\"", "!\"root\""})) << made.text;
  // What does not have the structure of such metadata is refused.
  EXPECT_FALSE(printed(R"(llvm.func @f(%p: !llvm.ptr) {
      %r = llvm.load %p {tbaa = [3 : i32]} : !llvm.ptr -> i32
      llvm.return
    })")
                   .ok);
  EXPECT_FALSE(
      printed(R"(module attributes {a = #llvm.tbaa_tag<base_type = 1 : i32, access_type = 1 : i32, offset = 0>} {})")
          .ok);
  // The raw type is for what has no attribute: an argument of an intrinsic.
  EXPECT_TRUE(printed("llvm.func @llvm.some.intrinsic(!llvm.metadata)").ok);
}

TEST(LLVMMOD_DL_06, LayoutAndTripleAreCopied) {
  Made made = exported(R"(module attributes {
    llvm.data_layout = "e-p3:32:32-i64:64-n8:16:32-S128", llvm.target_triple = "x86_64-unknown-none-elf"} {})");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_TRUE(made.has("target datalayout = \"e-p3:32:32-i64:64-n8:16:32-S128\"\n")) << made.text;
  EXPECT_TRUE(made.has("target triple = \"x86_64-unknown-none-elf\"\n")) << made.text;
  Made none = exported("module {}");
  ASSERT_TRUE(none.ok);
  EXPECT_FALSE(none.has("target "));
}

TEST(LLVMMOD_DL_07, APassSetsTheLayout) {
  const char *pipeline = "builtin.module(set-llvm-module-datalayout{data-"
                         "layout=E-p:32:32},convert-func-to-llvm)";
  const char *text = R"(module attributes {llvm.data_layout = "e"} { func.func private @f(i32) -> i32 })";
  Made made = after(pipeline, text);
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_TRUE(made.has("llvm.data_layout = \"E-p:32:32\"")) << made.text;
  EXPECT_TRUE(made.has("llvm.func @f(")) << made.text;
  EXPECT_FALSE(after("builtin.module(set-llvm-module-datalayout{data-layout=nonsense})", text).ok);
}

TEST(LLVMMOD_DL_08, ASpecificationBecomesAString) {
  Made made = exported(R"(module attributes {dlti.dl_spec = #dlti.dl_spec<
    #dlti.dl_entry<"dlti.endianness", "big">,
    #dlti.dl_entry<"dlti.stack_alignment", 64 : i64>,
    #dlti.dl_entry<"dlti.alloca_memory_space", 5 : ui32>,
    #dlti.dl_entry<i64, dense<[32, 64]> : vector<2xi64>>,
    #dlti.dl_entry<!llvm.ptr<3>, dense<[32, 16, 32, 32]> : vector<4xi64>>>} {})");
  ASSERT_TRUE(made.ok) << made.said;
  size_t at = made.text.find("target datalayout = \"");
  ASSERT_NE(at, std::string::npos) << made.text;
  at += 21;
  std::string layout = "-" + made.text.substr(at, made.text.find('"', at) - at) + "-";
  for (const char *part : {"-E-", "-S64-", "-A5-", "-i64:32:64-", "-p3:32:16:32:32-"})
    EXPECT_NE(layout.find(part), std::string::npos) << part << " in " << layout;
  EXPECT_EQ(layout.find("-e-"), std::string::npos);
}

//===----------------------------------------------------------------------===//
// Functions and their attributes
//===----------------------------------------------------------------------===//

static Made passthrough(const std::string &list) {
  return exported("llvm.func @f() attributes {passthrough = [" + list + "]} { llvm.return }");
}

TEST(LLVMMOD_PASS_02, AStringNamesAnAttribute) {
  Made made = passthrough("\"noinline\", \"cold\"");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_TRUE(made.has("attributes #0 = { cold noinline }")) << made.text;
}

TEST(LLVMMOD_PASS_03, APairHasAValue) {
  Made made = passthrough(R"(["alignstack", "16"], ["frame-pointer", "all"])");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_TRUE(made.has("attributes #0 = { alignstack=16 \"frame-pointer\"=\"all\" }")) << made.text;
}

TEST(LLVMMOD_PASS_04, UnknownNamesAreStrings) {
  Made made = passthrough(R"("my-note", ["my-key", "my-value"])");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_TRUE(made.has(R"("my-key"="my-value")")) << made.text;
  EXPECT_TRUE(made.has(R"("my-note")")) << made.text;
}

TEST(LLVMMOD_PASS_07, TextThatIsNoNumber) {
  Made made = passthrough(R"(["alignstack", "four"])");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_TRUE(made.has(R"(attributes #0 = { "alignstack"="four" })")) << made.text;
  EXPECT_FALSE(made.has("alignstack="));
}

TEST(LLVMMOD_OPS_02, EveryOperationHasACustomForm) {
  // One of each kind: none is printed in quotes.
  Made made = printed(R"(
    llvm.mlir.global internal @g(1 : i32) : i32
    llvm.comdat @c { llvm.comdat_selector @any any }
    llvm.func @f(%c: i1, %a: i32, %x: f32, %p: !llvm.ptr, %v: vector<4xi32>, %s: !llvm.struct<(i32, i8)>) -> i32 {
      %0 = "llvm.add"(%a, %a) : (i32, i32) -> i32
      %1 = "llvm.icmp"(%0, %a) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %2 = "llvm.fneg"(%x) : (f32) -> f32
      %3 = "llvm.load"(%p) : (!llvm.ptr) -> i32
      "llvm.store"(%3, %p) : (i32, !llvm.ptr) -> ()
      %4 = "llvm.sext"(%3) : (i32) -> i64
      %5 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32, i8)>) -> i32
      %6 = "llvm.extractelement"(%v, %4) : (vector<4xi32>, i64) -> i32
      %7 = "llvm.alloca"(%4) <{elem_type = i32}> : (i64) -> !llvm.ptr
      %8 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
      %9 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
      %10 = "llvm.select"(%1, %8, %6) : (i1, i32, i32) -> i32
      %11 = "llvm.intr.smax"(%10, %5) : (i32, i32) -> i32
      %12 = "llvm.freeze"(%11) : (i32) -> i32
      "llvm.cond_br"(%1, %12)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
    ^bb1(%r: i32):
      "llvm.return"(%r) : (i32) -> ()
    ^bb2:
      "llvm.unreachable"() : () -> ()
    })");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_EQ(made.text.find("\"llvm."), std::string::npos) << made.text;
  for (const char *name : {"llvm.add", "llvm.icmp", "llvm.fneg", "llvm.load", "llvm.store", "llvm.sext", "llvm.freeze",
                           "llvm.extractvalue", "llvm.extractelement", "llvm.alloca", "llvm.intr.smax", "llvm.cond_br"})
    EXPECT_TRUE(made.has(name)) << name;
}

//===----------------------------------------------------------------------===//
// Blocks and PHI nodes
//===----------------------------------------------------------------------===//

static const char *const kLoop = R"(
  llvm.func @sum(%n: i64, %start: i64) -> i64 {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^head(%zero, %start : i64, i64)
  ^head(%i: i64, %s: i64):
    %more = llvm.icmp "ult" %i, %n : i64
    llvm.cond_br %more, ^body, ^end(%s : i64)
  ^body:
    %next = llvm.add %i, %one : i64
    %sum = llvm.add %s, %next : i64
    %far = llvm.icmp "sgt" %sum, %n : i64
    llvm.cond_br %far, ^head(%next, %sum : i64, i64), ^end(%n : i64)
  ^end(%r: i64):
    llvm.return %r : i64
  })";

/// "[ " in the lines of PHI nodes.
static unsigned phiEntries(const std::string &text) {
  unsigned entries = 0;
  for (size_t at = text.find(" = phi "); at != std::string::npos; at = text.find(" = phi ", at + 1)) {
    std::string line = text.substr(at, text.find('\n', at) - at);
    for (size_t entry = line.find("[ "); entry != std::string::npos; entry = line.find("[ ", entry + 1))
      ++entries;
  }
  return entries;
}

TEST(LLVMMOD_PHI_02, OperandsOfInvokesAndIndirectBranches) {
  // Each successor gets other operands, which are printed as they were read.
  Made made = printed(R"(
    llvm.func @callee()
    llvm.func @personality(...) -> i32
    llvm.func @f(%a: i32, %b: i64, %p: !llvm.ptr) -> i32 attributes {personality = @personality} {
      llvm.invoke @callee() to ^good(%b, %a : i64, i32) unwind ^bad(%a : i32) : () -> ()
    ^good(%x: i64, %y: i32):
      llvm.indirectbr %p : !llvm.ptr, [^one(%y : i32), ^two(%x, %a : i64, i32)]
    ^one(%z: i32):
      llvm.return %z : i32
    ^two(%t: i64, %u: i32):
      llvm.return %u : i32
    ^bad(%w: i32):
      %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
      llvm.return %w : i32
    })");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_TRUE(made.inOrder({"llvm.invoke @callee() to ^bb1(%arg1, %arg0 : i64, i32) unwind ^bb4(%arg0 : i32)",
                            "llvm.indirectbr %arg2 : !llvm.ptr, [", "^bb2(%1 : i32)", "^bb3(%0, %arg0 : i64, i32)"}))
      << made.text;
}

TEST(LLVMMOD_PHI_04, OneEntryPerEdge) {
  Made made = exported(kLoop);
  ASSERT_TRUE(made.ok) << made.said;
  // Two arguments with two edges each, and one with two.
  EXPECT_EQ(made.count(" = phi i64 "), 3u) << made.text;
  EXPECT_EQ(phiEntries(made.text), 6u) << made.text;
}

TEST(LLVMMOD_PHI_04, EdgesOfInvokes) {
  Made made = exported(R"(
    llvm.func @callee() -> i32
    llvm.func @personality(...) -> i32
    llvm.func @f(%a: i32, %b: i32) -> i32 attributes {personality = @personality} {
      %v = llvm.invoke @callee() to ^ok(%a : i32) unwind ^bad(%b : i32) : () -> i32
    ^ok(%k: i32):
      llvm.return %k : i32
    ^bad(%m: i32):
      %pad = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
      llvm.return %m : i32
    })");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_TRUE(made.inOrder({"invoke i32 @callee()", "phi i32 [ %0,", "phi i32 [ %1,", "landingpad"})) << made.text;
}

TEST(LLVMMOD_PHI_04, TwoEdgesToOneBlock) {
  // LLVM wants one value per predecessor: the edges need blocks of their own.
  Made made = exported(R"(llvm.func @pick(%c: i1, %a: i64, %b: i64) -> i64 {
      llvm.cond_br %c, ^end(%a : i64), ^end(%b : i64)
    ^end(%r: i64):
      llvm.return %r : i64
    }
    llvm.func @f(%a: i64, %b: i64) -> i64 {
      %c = llvm.icmp "slt" %a, %b : i64
      %r = llvm.call @pick(%c, %a, %b) : (i1, i64, i64) -> i64
      llvm.return %r : i64
    })");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_EQ(ran(made.text, "f", {3, 4}).text, "3");
  EXPECT_EQ(ran(made.text, "f", {4, 3}).text, "3");
  EXPECT_EQ(ran(made.text, "f", {-1, -9}).text, "-9");
}

TEST(XLATE_PHI_03, EntryArgumentsAreArguments) {
  Made made = exported("llvm.func @f(%a: i32, %b: f32) -> f32 { llvm.return %b : f32 }");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_FALSE(made.has("phi")) << made.text;
  EXPECT_TRUE(made.inOrder({"define float @f(i32 %0, float %1)", "ret float %1"})) << made.text;
}

TEST(XLATE_PHI_04, UnreachableBlocks) {
  Made made = exported(R"(llvm.func @f(%a: i32, %w: i1) -> i32 {
      llvm.return %a : i32
    ^alone(%x: i32):
      llvm.br ^next(%x, %a : i32, i32)
    ^next(%y: i32, %z: i32):
      %s = llvm.add %y, %z : i32
      llvm.cond_br %w, ^alone(%s : i32), ^next(%s, %y : i32, i32)
    ^other(%v: i1):
      llvm.unreachable
    })");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_TRUE(made.has("define i32 @f(i32 %0, i1 %1)")) << made.text;
  EXPECT_TRUE(made.has("phi i32")) << made.text;
}

TEST(XLATE_06, UsesBeforeTheirDefinitionInTheText) {
  Made made = exported(R"(llvm.func @f(%a: i64, %b: i64) -> i64 {
      llvm.br ^second
    ^last(%z: i64):
      %v = llvm.add %y, %z : i64
      llvm.return %v : i64
    ^third:
      %y = llvm.mul %x, %b : i64
      llvm.br ^last(%x : i64)
    ^second:
      %x = llvm.sub %a, %b : i64
      llvm.br ^third
    })");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_EQ(ran(made.text, "f", {10, 3}).text, "28") << made.text;
}

TEST(XLATE_07, OperationsInOrder) {
  Made made = exported(R"(llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 {
      llvm.store volatile %a, %p : i32, !llvm.ptr
      %x = llvm.load volatile %p : !llvm.ptr -> i32
      %y = llvm.mul %x, %a : i32
      llvm.store volatile %y, %p : i32, !llvm.ptr
      %z = llvm.sub %y, %x : i32
      llvm.return %z : i32
    })");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_TRUE(made.inOrder(
      {"define i32 @f", "store volatile i32 %0", "load volatile", "mul", "store volatile", "sub", "ret i32"}))
      << made.text;
}

//===----------------------------------------------------------------------===//
// What can be exported
//===----------------------------------------------------------------------===//

TEST(XLATE_01, FunctionsGlobalsAndMetadata) {
  Made made = exported(R"(
    llvm.module_flags [#llvm.mlir.module_flag<warning, "my_flag", 7 : i32>]
    llvm.linker_options ["-lc"]
    llvm.mlir.global internal constant @g(7 : i32) : i32
    llvm.func @f() -> !llvm.ptr {
      %p = llvm.mlir.addressof @g : !llvm.ptr
      llvm.return %p : !llvm.ptr
    })");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_TRUE(made.has("@g = internal constant i32 7")) << made.text;
  EXPECT_TRUE(made.inOrder({"define ptr @f()", "ret ptr @g"})) << made.text;
  EXPECT_TRUE(made.inOrder({"!llvm.linker.options = !{", "!\"my_flag\", i32 7"})) << made.text;
  // A function of another dialect cannot.
  Made other = exported("func.func @f() { return }");
  EXPECT_FALSE(other.ok);
  EXPECT_TRUE(other.says("func.func")) << other.said;
}

TEST(XLATE_03, MetadataOfModuleAndOperations) {
  const char *module =
      R"(llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
    #group = #llvm.access_group<id = distinct[0]<>>
    llvm.func @f(%p: !llvm.ptr) -> i32 {
      %r = llvm.load %p )";
  const char *rest = " : !llvm.ptr -> i32 llvm.return %r : i32 }";
  Made plain = exported(std::string(module) + rest);
  Made more = exported(std::string(module) + "{access_groups = [#group]}" + rest);
  ASSERT_TRUE(plain.ok && more.ok) << plain.said << more.said;
  EXPECT_TRUE(plain.has("!\"wchar_size\", i32 4")) << plain.text;
  EXPECT_TRUE(more.has("!\"wchar_size\", i32 4")) << more.text;
  EXPECT_FALSE(plain.has("distinct !{}")) << plain.text;
  EXPECT_TRUE(more.inOrder({"!llvm.access.group !", "distinct !{}"})) << more.text;
}

TEST(XLATE_14, WhatModulesAndFunctionsSay) {
  Made made = exported(
      R"(module attributes {llvm.data_layout = "e-i64:64", llvm.target_triple = "x86_64-pc-linux-gnu"} {
    llvm.mlir.global weak_odr constant @w(3 : i8) : i8
    llvm.mlir.global extern_weak @e() : i8
    llvm.func linkonce_odr @f() attributes {passthrough = ["noinline", ["key", "value"]]} { llvm.return }
    llvm.func internal @i() { llvm.return }
    llvm.func @d()
  })");
  ASSERT_TRUE(made.ok) << made.said;
  for (const char *part :
       {"target datalayout = \"e-i64:64\"", "target triple = \"x86_64-pc-linux-gnu\"", "@w = weak_odr constant i8 3",
        "@e = extern_weak global i8", "define linkonce_odr void @f() #0", "define internal void @i() {",
        "declare void @d()\n", "attributes #0 = { noinline \"key\"=\"value\" }"})
    EXPECT_TRUE(made.has(part)) << part << "\n" << made.text;
}

TEST(XLATE_14, EveryLinkage) {
  for (std::string word :
       {"private", "internal", "available_externally", "linkonce", "weak", "linkonce_odr", "weak_odr"}) {
    Made made = exported("llvm.mlir.global " + word + " @g(1 : i32) : i32 llvm.func " + word + " @f() { llvm.return }");
    ASSERT_TRUE(made.ok) << word << made.said;
    EXPECT_TRUE(made.has("@g = " + word + " global i32 1\n")) << made.text;
    EXPECT_TRUE(made.has("define " + word + " void @f() {")) << made.text;
  }
  // Those that not every global or function may have; external has no word in LLVM IR.
  Made made = exported(R"(
    llvm.mlir.global common @c(0 : i32) : i32
    llvm.mlir.global appending @a(dense<7> : tensor<1xi32>) : !llvm.array<1 x i32>
    llvm.mlir.global extern_weak @w() : i32
    llvm.mlir.global external @e(1 : i32) : i32
    llvm.mlir.global @n(1 : i32) : i32
    llvm.func extern_weak @f()
    llvm.func external @g())");
  ASSERT_TRUE(made.ok) << made.said;
  for (const char *part :
       {"@c = common global i32 0\n", "@a = appending global [1 x i32] [i32 7]\n", "@w = extern_weak global i32\n",
        "@e = global i32 1\n", "@n = global i32 1\n", "declare extern_weak void @f()\n", "declare void @g()\n"})
    EXPECT_TRUE(made.has(part)) << part << "\n" << made.text;
}

TEST(XLATE_16, TheVerifierOfLLVMHasALook) {
  const char *text = "llvm.func @f(%a: !llvm.void) { llvm.return }";
  ASSERT_TRUE(printed(text).ok);
  // Translated without looking it is a module, which does not verify ...
  Made unchecked = exported(text, /*verified=*/false);
  EXPECT_FALSE(unchecked.ok);
  EXPECT_TRUE(unchecked.has("@f(void")) << unchecked.text;
  EXPECT_TRUE(unchecked.says("first-class")) << unchecked.said;
  // ... and by default there is no result.
  Made made = exported(text);
  EXPECT_FALSE(made.ok);
  EXPECT_EQ(made.text, "");
}

TEST(XLATE_17, GlobalsWithoutValue) {
  Made made = exported(R"(
    llvm.mlir.global external @a() : i32
    llvm.mlir.global extern_weak @b() : i32
    llvm.mlir.global internal @c() : i32
    llvm.mlir.global private @d() : i32)");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_TRUE(made.has("@a = external global i32\n")) << made.text;
  EXPECT_TRUE(made.has("@b = extern_weak global i32\n")) << made.text;
  EXPECT_TRUE(made.has("@c = internal global i32 undef\n")) << made.text;
  EXPECT_TRUE(made.has("@d = private global i32 undef\n")) << made.text;
  Made weak = exported(R"(
    llvm.mlir.global weak @a() : i32
    llvm.mlir.global linkonce_odr constant @b() : i32
    llvm.mlir.global appending @c() : !llvm.array<1 x i32>)");
  ASSERT_TRUE(weak.ok) << weak.said;
  EXPECT_TRUE(weak.has("@a = weak global i32 undef\n")) << weak.text;
  EXPECT_TRUE(weak.has("@b = linkonce_odr constant i32 undef\n")) << weak.text;
  EXPECT_TRUE(weak.has("@c = appending global [1 x i32] undef\n")) << weak.text;
  // Common variables are zero (LLVMMOD-LINK-06), and undef is not.
  const char *common = "llvm.mlir.global common @e() : i32";
  EXPECT_FALSE(exported(common).ok);
  Made unchecked = exported(common, /*verified=*/false);
  EXPECT_TRUE(unchecked.says("zero initializer")) << unchecked.said;
}

static std::string withoutLayout(const std::string &text) {
  size_t at = text.find("target datalayout"), end = text.find('\n', at);
  return at == std::string::npos ? text : text.substr(0, at) + text.substr(end + 1);
}

TEST(XLATE_18, ThereAndBackAgain) {
  for (const char *text :
       {kLoop,
        R"(module attributes {llvm.data_layout = "e-i64:64", llvm.target_triple = "x86_64-pc-linux-gnu"} {
          llvm.mlir.global internal constant @t(dense<[1, 2]> : tensor<2xi16>) {alignment = 8 : i64} : !llvm.array<2 x i16>
          llvm.mlir.global external @e() : f64
          llvm.func @f(%p: !llvm.ptr, %v: vector<4xf32>, %x: f32) -> vector<4xf32> attributes {passthrough = ["noinline"]} {
            %i = llvm.mlir.constant(1 : i32) : i32
            %q = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i64
            llvm.store %x, %q {alignment = 16 : i64} : f32, !llvm.ptr
            %w = llvm.insertelement %x, %v[%i : i32] : vector<4xf32>
            %r = llvm.fadd %w, %v {fastmathFlags = #llvm.fastmath<nnan>} : vector<4xf32>
            llvm.return %r : vector<4xf32>
          }
        })"}) {
    Made once = exported(text);
    ASSERT_TRUE(once.ok) << once.said;
    Made back = imported(once.text);
    ASSERT_TRUE(back.ok) << back.said;
    Made twice = exported(back.text);
    ASSERT_TRUE(twice.ok) << twice.said;
    Made backAgain = imported(twice.text);
    ASSERT_TRUE(backAgain.ok) << backAgain.said;
    Made thrice = exported(backAgain.text);
    // The import spells the whole layout out; nothing else may change, and that
    // not twice.
    EXPECT_EQ(withoutLayout(once.text), withoutLayout(twice.text));
    EXPECT_EQ(twice.text, thrice.text);
    EXPECT_TRUE(twice.has("target datalayout = \"e-"));
  }
}

//===----------------------------------------------------------------------===//
// Repeated successors
//===----------------------------------------------------------------------===//

static const char kRepeated[] = R"(
    llvm.func @f(%s: i32, %a: i32, %b: i32, %c: i32) -> i32 {
      llvm.switch %s : i32, ^end(%a : i32) [1: ^end(%b : i32), 2: ^end(%c : i32)]
    ^end(%r: i32):
      llvm.return %r : i32
    })";

TEST(SUCC_02, TheExportInsertsBlocks) {
  Made made = exported(kRepeated);
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_EQ(made.count("switch i32"), 1u) << made.text;
  EXPECT_EQ(made.count("select"), 0u) << made.text;
  // The entry, the target and two more.
  EXPECT_EQ(made.count("; preds = "), 3u) << made.text;
}

TEST(SUCC_03, InsertedBlocksBranchUnconditionally) {
  Made made = exported(kRepeated);
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_EQ(made.count("br label %"), 2u) << made.text;
  EXPECT_EQ(made.count("br i1"), 0u) << made.text;
}

TEST(SUCC_05, OneOfTheRepeatedEdgesStays) {
  Made made = exported(kRepeated);
  ASSERT_TRUE(made.ok) << made.said;
  // Each of the entry's three edges has a target of its own, and the last PHI has all
  // three values: of two new blocks, and of the entry itself.
  EXPECT_EQ(made.count(", %4 ]"), 3u) << made.text;
  EXPECT_EQ(made.count("], [ "), 2u) << made.text;
}

TEST(SUCC_10, WeightsAreOnTheRedirectedTerminator) {
  Made made = exported(R"(
    llvm.func @branch(%c: i1, %a: i32, %b: i32) -> i32 {
      llvm.cond_br %c weights([3, 5]), ^end(%a : i32), ^end(%b : i32)
    ^end(%r: i32):
      llvm.return %r : i32
    }
    llvm.func @switch(%s: i32, %a: i32, %b: i32) -> i32 {
      llvm.switch %s : i32, ^end(%a : i32) [1: ^end(%b : i32), 2: ^end(%s : i32)] {branch_weights = array<i32: 5, 9, 2>}
    ^end(%r: i32):
      llvm.return %r : i32
    })");
  ASSERT_TRUE(made.ok) << made.said;
  EXPECT_TRUE(
      made.inOrder({"define i32 @branch", "br i1 %0, ", "!prof !", "define i32 @switch", "switch i32", "!prof !",
                    "!{!\"branch_weights\", i32 3, i32 5}", "!{!\"branch_weights\", i32 5, i32 9, i32 2}"}))
      << made.text;
}
