//===-- GenerateTest.cpp - quality of generated programs ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Same tape, same text; shorter tapes, simpler programs; every feature often
// enough. That programs are valid and defined, campaigns show.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Generate.h"
#include "fuzz/Campaign.h"
#include "fuzz/Signature.h"

#include "gtest/gtest.h"

using namespace memref_cts::conformance;
using namespace memref_cts::fuzz;

static GeneratedCase generate(uint64_t seed, uint64_t number, size_t length = 2048) {
  std::vector<uint8_t> bytes = Tape::random(seed, number, length);
  Tape tape(bytes);
  return generateCase(tape, GenerateOptions());
}

TEST(Tape, AnswersStayBelowTheLimit) {
  std::vector<uint8_t> bytes = Tape::random(3, 4, 4096);
  Tape tape(bytes);
  for (uint64_t limit = 1; limit < 700; ++limit)
    EXPECT_LT(tape.below(limit), limit);
  for (int i = 0; i < 100; ++i) {
    int64_t value = tape.between(-3, 3);
    EXPECT_LE(-3, value);
    EXPECT_LE(value, 3);
  }
}

TEST(Tape, AnEndedTapeMakesTheSmallestChoice) {
  Tape tape({});
  EXPECT_TRUE(tape.exhausted());
  EXPECT_EQ(tape.below(10), 0u);
  EXPECT_EQ(tape.between(-5, 5), -5);
  EXPECT_FALSE(tape.chance(9, 10));
}

TEST(Tape, BytesDependOnSeedAndNumberAlone) {
  EXPECT_EQ(Tape::random(1, 2, 100), Tape::random(1, 2, 100));
  EXPECT_NE(Tape::random(1, 2, 100), Tape::random(1, 3, 100));
  EXPECT_NE(Tape::random(1, 2, 100), Tape::random(2, 2, 100));
  std::vector<uint8_t> longer = Tape::random(1, 2, 103), shorter = Tape::random(1, 2, 57);
  EXPECT_TRUE(std::equal(shorter.begin(), shorter.end(), longer.begin()));
}

TEST(Generate, SameTapeSameText) {
  for (uint64_t number = 0; number < 20; ++number)
    EXPECT_EQ(generate(5, number).text, generate(5, number).text);
}

TEST(Generate, AnEmptyTapeIsAProgram) {
  Tape tape({});
  GeneratedCase program = generateCase(tape, GenerateOptions());
  EXPECT_NE(program.text.find("func.func @f("), std::string::npos);
  EXPECT_NE(program.text.find("// CALL-RANDOM: @f("), std::string::npos);
  EXPECT_LT(program.text.size(), 1500u);
}

TEST(Generate, OptionsAreKept) {
  GenerateOptions options;
  options.maxRank = 1;
  options.calls = 7;
  for (uint64_t number = 0; number < 50; ++number) {
    std::vector<uint8_t> bytes = Tape::random(1, number, 2048);
    Tape tape(bytes);
    GeneratedCase program = generateCase(tape, options);
    EXPECT_NE(program.text.find(" count=7 "), std::string::npos);
    size_t from = program.text.find("func.func @f("), to = program.text.find('\n', from);
    EXPECT_EQ(program.text.substr(from, to - from).find("?x?"), std::string::npos) << program.text;
  }
}

/// Programs of 1000 that have a feature, at least.
TEST(Generate, EveryFeatureOftenEnough) {
  std::map<std::string, unsigned> counts;
  for (uint64_t number = 0; number < 1000; ++number)
    for (const std::string &feature : generate(9, number).features)
      ++counts[feature];
  // clang-format off
  const std::pair<const char *, unsigned> floors[] = {
      {"op:memref.subview", 200},     {"op:memref.cast", 150},
      {"op:memref.cast.unranked", 60}, {"op:memref.reinterpret_cast", 100},
      {"op:memref.load", 500},        {"op:memref.store", 200},
      {"op:memref.transpose", 80},    {"op:memref.expand_shape", 80},
      {"op:memref.collapse_shape", 40}, {"op:memref.view", 40},
      {"op:memref.realloc", 20},
      {"op:memref.copy", 150},        {"op:memref.alloc", 200},
      {"op:memref.alloca", 80},       {"op:memref.get_global", 80},
      {"op:memref.dealloc", 150},     {"op:memref.dim", 400},
      {"op:func.call", 60},           {"op:func.call_indirect", 15},
      {"external", 80},               {"op:cf.switch", 80},
      {"op:cf.cond_br", 80},          {"repeated-successor", 20},
      {"op:memref.subview.reducing", 20}, {"reversed", 40},
      {"chain:0", 900},               {"chain:1", 500},
      {"chain:2", 150},               {"chain:3", 30},
      {"rank:0", 50},                 {"rank:1", 300},
      {"rank:2", 300},                {"rank:3", 150},
      {"rank:4", 60},                 {"layout:identity", 400},
      {"layout:dynamic", 400},        {"layout:static", 60},
      {"layout:negative", 40},        {"index-bitwidth=32", 60},
      {"emit-c-wrappers=true", 40},   {"llvm.emit_c_interface", 40},
      {"use-bare-ptr-memref-call-conv=true", 90},
      {"element:i1", 15},             {"element:i24", 15},
      {"element:i128", 15},           {"element:bf16", 15},
      {"element:f64", 15},            {"element:index", 15},
      {"entry-results:2", 80},        {"entry-results:3", 80},
      {"unranked-result", 40},         {"base-result", 20},
      {"results:2", 10},              {"results:3", 10},
      {"op:vector.load", 40},         {"op:vector.store", 40},
      {"op:vector.maskedload", 10},   {"op:vector.maskedstore", 10},
      {"op:vector.expandload", 10},   {"op:vector.compressstore", 7},
      {"op:vector.transfer_read", 60}, {"op:vector.transfer_write", 50},
      {"op:vector.gather", 20},       {"op:vector.scatter", 20},
      {"transfer:any-bounds", 80},    {"transfer:in-bounds", 30},
      {"transfer:below", 15},         {"transfer:masked", 50},
      {"transfer:mask-around", 8},    {"transfer:transposed", 12},
      {"transfer:column", 14},        {"transfer:repeated", 10},
      {"op:vector.broadcast", 250},   {"op:vector.from_elements", 120},
      {"op:vector.create_mask", 90},  {"op:vector.constant_mask", 45},
      {"op:vector.step", 20},         {"op:vector.extract", 20},
      {"op:vector.insert", 18},       {"op:vector.extract_strided_slice", 12},
      {"op:vector.insert_strided_slice", 18}, {"op:vector.shuffle", 13},
      {"op:vector.to_elements", 12},  {"op:vector.shape_cast", 18},
      {"op:vector.transpose", 9},     {"op:vector.interleave", 20},
      {"op:vector.deinterleave", 14}, {"op:vector.bitcast", 4},
      {"op:vector.reduction", 30},    {"op:vector.mask", 5},
      {"vector-result", 150},         {"vector-2d-access", 20},
      {"vector-argument", 10},        {"call-vector-result", 5},
      {"op:vector.multi_reduction", 8}, {"op:vector.outerproduct", 6}};
  // clang-format on
  for (const auto &[feature, floor] : floors)
    EXPECT_GE(counts[feature], floor) << feature;
}

/// LLVM's code generator is wrong about vectors of one i128, i24 and the like (FINDINGS.md).
TEST(Generate, VectorsOfOddElementsHaveSeveralLanes) {
  unsigned found = 0;
  for (uint64_t number = 0; number < 2000; ++number) {
    std::string text = generate(9, number).text;
    for (size_t at = text.find("vector<"); at != std::string::npos; at = text.find("vector<", at + 1)) {
      llvm::StringRef type = llvm::StringRef(text).substr(at).take_until([](char c) { return c == '>'; });
      if (!type.consume_back("i128") && !type.consume_back("i24") && !type.consume_back("i33") &&
          !type.consume_back("i7"))
        continue;
      ++found;
      EXPECT_FALSE(type.contains("<1x") || type.contains("x1x")) << type.str() << " in program " << number;
    }
  }
  EXPECT_GE(found, 100u);
}

TEST(Signature, LeavesNumbersAndPlacesOut) {
  Finding a, b;
  a.lowering = b.lowering = "ours";
  a.stage = b.stage = memref_cts::conformance::EngineKind::RefLLVM;
  auto trapAt = [](unsigned line, const char *seen) {
    Verdict verdict = verdictAt(VerdictKind::LoweredUB, {PlaceKind::EndOfRun}, "returned", seen);
    verdict.trap = {"out-of-bounds", "llvm.load", ""};
    verdict.cause.location = {"case.mlir", line, 8};
    return verdict;
  };
  a.verdict = trapAt(2, "4 bytes at byte 16 of an allocation of 16 bytes");
  b.verdict = trapAt(3, "8 bytes at byte 0 of an allocation of 0 bytes");
  CaseFile file;
  file.path = "case.mlir";
  file.text = "func.func @f() {\n  %0 = memref.load %a[%b] : T\n  %1 = memref.load %a[%c] : T\n"
              "  memref.store %1, %a[%b] : T\n}\n";
  EXPECT_EQ(signatureOf(a, file), signatureOf(b, file));
  EXPECT_EQ(signatureOf(a, file), "ours|ref-llvm|lowered-ub|end-of-the-run|out-of-bounds|memref.load");
  b.verdict = trapAt(4, "8 bytes at byte 0 of an allocation of 0 bytes");
  EXPECT_NE(signatureOf(a, file), signatureOf(b, file));
  b.verdict.cause.location.file = "<lowered>";
  EXPECT_EQ(signatureOf(b, file), "ours|ref-llvm|lowered-ub|end-of-the-run|out-of-bounds|");
  auto element = [](uint32_t argument, const char *index) {
    Place place{PlaceKind::Element, argument, 3};
    place.argument = argument;
    place.field = index;
    return verdictAt(VerdictKind::Differ, place, "1", "2");
  };
  a.verdict = element(2, "element [0,1]");
  b.verdict = element(0, "element [7]");
  EXPECT_EQ(signatureOf(a, file), signatureOf(b, file));
  auto step = [](VerdictKind kind, const char *text) {
    Place place{PlaceKind::Step};
    place.given = text;
    return verdictAt(kind, place, "success", "died");
  };
  b.verdict = step(VerdictKind::Crash, "compile");
  for (const char *path : {"compile of @main", "compile of all functions together, or of one that is not called"}) {
    a.verdict = step(VerdictKind::Crash, path);
    EXPECT_EQ(signatureOf(a, file), signatureOf(b, file));
  }
}

TEST(Signature, HasTheFaultOfAModule) {
  Finding finding;
  finding.lowering = "theirs";
  finding.stage = memref_cts::conformance::StepKind::Lower;
  finding.verdict = verdictAt(VerdictKind::InvalidIR, {PlaceKind::Step}, "success", "any text: 'llvm.load' 1 2 3");
  finding.verdict.cause.reason = Reason::NotVerified;
  finding.verdict.cause.operation = "llvm.store";
  finding.verdict.cause.complaint = "operand-must-be-a-pointer";
  finding.verdict.cause.pass = "convert-memref";
  finding.verdict.cause.location = {"case.mlir", 7, 3};
  CaseFile file;
  file.options = {{"index-bitwidth", "32"}, {"use-bare-ptr-memref-call-conv", "true"}};
  EXPECT_EQ(signatureOf(finding, file),
            "theirs|lower|invalid-ir|step|not-verified|llvm.store|operand-must-be-a-pointer|"
            "convert-memref|index-bitwidth=32|bare-pointers");
}

TEST(Signature, HasWhereAndWhyAProcessDied) {
  Finding finding;
  finding.lowering = "theirs";
  finding.stage = memref_cts::conformance::StepKind::Lower;
  finding.verdict = verdictAt(VerdictKind::Crash, {PlaceKind::Step}, "success", "died with signal 6");
  CaseFile file;
  EXPECT_EQ(signatureOf(finding, file), "theirs|lower|crash|step");
  EXPECT_TRUE(needsOperations(finding));
  finding.verdict.cause.pass = "convert-memref";
  EXPECT_TRUE(needsOperations(finding));
  finding.verdict.cause.complaint = "assertion-isPrefix";
  finding.verdict.cause.frames = {"mlir::operator|", "mlir::outer"};
  EXPECT_EQ(signatureOf(finding, file),
            "theirs|lower|crash|step|convert-memref|assertion-isPrefix|mlir::operator/<mlir::outer");
  EXPECT_FALSE(needsOperations(finding));
  for (std::vector<std::string> few : {std::vector<std::string>{"mlir::TypeRange::operator[]"}, {}}) {
    finding.verdict.cause.frames = few; // perhaps that of an assertion
    EXPECT_TRUE(needsOperations(finding));
  }
}

TEST(Signature, OperationsTellWrongResultsApart) {
  Finding finding;
  finding.verdict = verdictAt(VerdictKind::Differ, {PlaceKind::Result}, "1", "2");
  EXPECT_TRUE(needsOperations(finding));
  EXPECT_EQ(withOperations("ours|jit|differ|result", {"arith.muli", "arith.subi"}),
            "ours|jit|differ|result|arith.muli+arith.subi");
  EXPECT_EQ(withOperations("ours|jit|differ|result", {}), "ours|jit|differ|result");
  EXPECT_TRUE(mayBeOne({"arith.subi"}, {"arith.muli", "arith.subi"}));
  EXPECT_TRUE(mayBeOne({}, {"arith.muli"}));
  EXPECT_FALSE(mayBeOne({"arith.subi"}, {"arith.muli"}));
}

TEST(Signature, CaseOfAFindingHasItsCallAlone) {
  EXPECT_EQ(caseOfFinding("// OPTIONS: index-bitwidth=32\nfunc.func @f()\n// CALL-RANDOM: @f() count=3\n", "@f()"),
            "// OPTIONS: index-bitwidth=32\nfunc.func @f()\n// CALL: @f()\n");
}

/// What is a call is as the reader of cases has it: without the blank, and in several lines.
TEST(Signature, EveryFormOfACallIsLeftOut) {
  const char *text =
      "func.func @f(i8)\n  //CALL: @f(\\\n  // 1)\n// CALL-RANDOM: @f() count=3\n// CALLS are comments.\n";
  EXPECT_EQ(withoutCalls(text), "func.func @f(i8)\n// CALLS are comments.\n");
  EXPECT_EQ(caseOfFinding(text, ""), "func.func @f(i8)\n// CALLS are comments.\n// CALL: @f( 1)\n");
}
