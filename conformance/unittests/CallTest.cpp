//===-- CallTest.cpp - CALL lines ------------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parsing, printing, memory and expectations of explicit calls.
//
//===----------------------------------------------------------------------===//

#include "conformance/case/BufferBytes.h"
#include "conformance/case/Describe.h"
#include "conformance/case/Expectation.h"
#include "conformance/case/FindIndex.h"
#include "conformance/case/Materialize.h"
#include "conformance/unittests/TestProgram.h"

#include "gtest/gtest.h"

#include "llvm/ADT/STLExtras.h"

#include <cstdlib>
#include <limits>
#include <map>

using namespace memref_cts::conformance;
using llvm::Expected;
using llvm::toString;

namespace {
Call parsed(TestProgram &test, const std::string &text) {
  Expected<Call> call = parseCall(test.get(), "f.mlir", callLine(text));
  EXPECT_TRUE(static_cast<bool>(call)) << text;
  if (!call) {
    ADD_FAILURE() << toString(call.takeError());
    return Call();
  }
  return *call;
}

std::string problem(TestProgram &test, const std::string &text) {
  Expected<Call> call = parseCall(test.get(), "f.mlir", callLine(text));
  return call ? "" : toString(call.takeError());
}

std::string materialized(TestProgram &test, const std::string &text, Input &input) {
  llvm::Error error = materialize(test.get(), parsed(test, text), input);
  return error ? toString(std::move(error)) : "";
}
} // namespace

TEST(CallTest, scalarsOfEveryKindRoundTrip) {
  TestProgram test;
  refrt_type complex = refrt_type_complex(test.get(), test.f(REFRT_FLOAT_F32));
  int64_t shape[] = {3};
  refrt_type vector = refrt_type_vector(test.get(), test.i(8), shape, 1);
  test.function("f", {test.i(1), test.i(7), test.i(128), test.f(REFRT_FLOAT_F64), complex, vector});
  std::string text = "@f(1, -64, -5, 0.125, (1.5, -0.0), [1, -2, 3])";
  EXPECT_EQ(printCall(test.get(), parsed(test, text)), text);
}

TEST(CallTest, floatsKeepTheirBits) {
  TestProgram test;
  test.function("f", {test.f(REFRT_FLOAT_F32), test.f(REFRT_FLOAT_F32), test.f(REFRT_FLOAT_BF16)});
  Call call = parsed(test, "@f(21.0, 0x7fc00001, -inf)");
  EXPECT_EQ(call.arguments[0].leaves[0].lo, 0x41a80000u);
  EXPECT_EQ(call.arguments[1].leaves[0].lo, 0x7fc00001u);
  EXPECT_EQ(call.arguments[2].leaves[0].lo, 0xff80u);
  EXPECT_EQ(printCall(test.get(), call), "@f(21.0, 0x7fc00001, -inf)");
}

TEST(CallTest, memrefDefaultsAreRowMajorAndFit) {
  TestProgram test;
  test.function("f", {test.strided(test.f(REFRT_FLOAT_F32), 2)});
  Call call = parsed(test, "@f(memref<sizes=[2,3]>)");
  const MemrefArgument &memref = call.arguments[0].memref;
  EXPECT_EQ(memref.strides, (std::vector<int64_t>{3, 1}));
  EXPECT_EQ(memref.offset, 0);
  EXPECT_EQ(memref.bytes, 24u);
}

TEST(CallTest, negativeStridesMoveTheDefaultOffset) {
  TestProgram test;
  test.function("f", {test.strided(test.i(16), 1)});
  Call call = parsed(test, "@f(memref<sizes=[4] strides=[-2]>)");
  EXPECT_EQ(call.arguments[0].memref.offset, 6);
  EXPECT_EQ(call.arguments[0].memref.bytes, 14u);
}

TEST(CallTest, staticOffsetWithNegativeStridesMovesTheBase) {
  TestProgram test;
  test.function("f", {test.memref(test.i(32), {4}, {-1}, 0)});
  Input input;
  ASSERT_EQ(materialized(test, "@f(memref<data=[10,11,12,13]>)", input), "");
  // Element 0 stands last in memory; the aligned pointer points at it.
  EXPECT_EQ(input.leaves[1].lo, 12u);
  EXPECT_EQ(input.buffers[0].bytes.size(), 16u);
  EXPECT_EQ(input.buffers[0].bytes[12], 10);
  EXPECT_EQ(input.buffers[0].bytes[0], 13);
}

TEST(CallTest, aDynamicOffsetStaysWhereTheCallSays) {
  TestProgram test;
  test.function("f", {test.strided(test.i(32), 1)});
  Input input;
  // Its elements 1 and 2 lie before the buffer, as they do for a caller in C.
  ASSERT_EQ(materialized(test, "@f(memref<sizes=[3] strides=[-1] offset=0 bytes=12>)", input), "");
  EXPECT_EQ(input.leaves[0].lo, 0u);
  EXPECT_EQ(input.leaves[1].lo, 0u);
  ASSERT_EQ(materialized(test, "@f(memref<sizes=[3] strides=[-1] offset=0>)", input), "");
  EXPECT_EQ(input.buffers[0].bytes.size(), 4u);
  // Unless the call moves the pointers.
  ASSERT_EQ(materialized(test, "@f(memref<sizes=[3] strides=[-1] offset=0 start=4 lead=4>)", input), "");
  EXPECT_EQ(input.leaves[0].lo, 4u);
  EXPECT_EQ(input.leaves[1].lo, 8u);
  EXPECT_EQ(input.buffers[0].bytes.size(), 12u);
}

TEST(CallTest, startIsPrintedAndParsed) {
  TestProgram test;
  test.function("f", {test.strided(test.i(32), 1), test.memref(test.i(32), {4}, {-1}, 0)});
  Call call = parsed(test, "@f(memref<sizes=[2] start=4>, memref<>)");
  std::string text = printCall(test.get(), call);
  EXPECT_EQ(text, "@f(memref<sizes=[2] strides=[1] offset=0 bytes=12 align=16 fill=graffiti start=4>, "
                  "memref<sizes=[4] strides=[-1] offset=0 bytes=16 align=16 fill=graffiti start=12>)");
  EXPECT_EQ(printCall(test.get(), parsed(test, text)), text);
  EXPECT_NE(problem(test, "@f(memref<sizes=[2] start=12 bytes=8>, memref<>)")
                .find("start=12 and lead=0 lead out of a buffer of 8 bytes"),
            std::string::npos);
}

TEST(CallTest, dataIsWrittenThroughStridesAndOffset) {
  TestProgram test;
  test.function("f", {test.strided(test.i(8), 2)});
  Input input;
  ASSERT_EQ(
      materialized(test, "@f(memref<sizes=[2,2] strides=[1,3] offset=2 bytes=8 fill=zero data=[1,2,3,4]>)", input), "");
  EXPECT_EQ(input.buffers[0].bytes, (std::vector<uint8_t>{0, 0, 1, 3, 0, 2, 4, 0}));
  ASSERT_EQ(input.leaves.size(), 7u);
  EXPECT_EQ(input.leaves[2].lo, 2u); // offset
  EXPECT_EQ(input.leaves[3].lo, 2u); // sizes
  EXPECT_EQ(input.leaves[5].lo, 1u); // strides
  EXPECT_EQ(input.leaves[6].lo, 3u);
}

TEST(CallTest, aliasesShareTheBuffer) {
  TestProgram test;
  refrt_type type = test.strided(test.i(32), 1);
  test.function("f", {type, type});
  Input input;
  ASSERT_EQ(materialized(test, "@f(memref<sizes=[8]>, memref<sizes=[2] offset=3 buffer=arg0>)", input), "");
  EXPECT_EQ(input.buffers.size(), 1u);
  EXPECT_EQ(input.leaves[0].buffer, 0);
  EXPECT_EQ(input.leaves[5].buffer, 0);
  EXPECT_EQ(input.leaves[7].lo, 3u);
}

TEST(CallTest, unrankedArgumentsGetADescriptorObject) {
  TestProgram test;
  test.function("f", {test.unranked(test.f(REFRT_FLOAT_F32))});
  Input input;
  ASSERT_EQ(materialized(test, "@f(memref<* sizes=[2,3] offset=1>)", input), "");
  ASSERT_EQ(input.buffers.size(), 2u);
  EXPECT_EQ(input.leaves.size(), 2u);
  EXPECT_EQ(input.leaves[0].lo, 2u);
  EXPECT_EQ(input.leaves[1].buffer, 1);
  // DESC-RANKED-17: 56 bytes for rank 2 on LP64.
  ASSERT_EQ(input.buffers[1].bytes.size(), 56u);
  EXPECT_EQ(input.buffers[1].relocations.size(), 2u);
  EXPECT_EQ(input.buffers[1].bytes[16], 1);
  EXPECT_EQ(input.buffers[1].bytes[24], 2);
  EXPECT_EQ(input.buffers[1].bytes[40], 3);
}

TEST(CallTest, narrowIndexMakesANarrowDescriptor) {
  TestProgram test(32);
  test.function("f", {test.unranked(test.i(8))});
  Input input;
  ASSERT_EQ(materialized(test, "@f(memref<* sizes=[2]>)", input), "");
  EXPECT_EQ(input.buffers[1].bytes.size(), 16u + 12u + 4u); // padded to the pointers' alignment
}

TEST(CallTest, oddWidthsHaveCleanPadding) {
  TestProgram test;
  test.function("f", {test.strided(test.i(1), 1)});
  Input input;
  ASSERT_EQ(materialized(test, "@f(memref<sizes=[16] fill=ones>)", input), "");
  for (uint8_t byte : input.buffers[0].bytes)
    EXPECT_EQ(byte, 1);
}

TEST(CallTest, printedMemrefsParseBack) {
  TestProgram test;
  refrt_type type = test.strided(test.f(REFRT_FLOAT_F32), 2);
  test.function("f", {type, type, test.unranked(test.i(24))});
  Call call = parsed(test, "@f(memref<sizes=[2,2] strides=[-1,4] offset=5 align=64 data=[1.0,nan,0x7f800001,-0.0]>, "
                           "memref<sizes=[1,0] buffer=arg0>, memref<* sizes=[] fill=ones>)");
  std::string text = printCall(test.get(), call);
  EXPECT_EQ(printCall(test.get(), parsed(test, text)), text);
}

TEST(CallTest, longCallsAreShownInPart) {
  TestProgram test;
  refrt_type element = test.i(32);
  test.function("f", {test.memref(element, {REFRT_DYNAMIC}, {1}, 0), test.i(8)});
  Call call = parsed(test, "@f(memref<sizes=[3] data=[1,2,3]>, 4)");
  EXPECT_TRUE(isShownWhole(call));
  EXPECT_EQ(showCall(test.get(), call), printCall(test.get(), call));
  call.arguments[0].memref.sizes[0] = 2'000'000;
  call.arguments[0].memref.data.resize(2'000'000);
  EXPECT_FALSE(isShownWhole(call));
  std::string shown = showCall(test.get(), call);
  EXPECT_NE(shown.find("data=[1,2,3,0,0,0,0,0,0,0,0,0,0,0,0,0 ... 1999984 more]>, 4)"), std::string::npos) << shown;
  EXPECT_LT(shown.size(), 200u);
}

TEST(CallTest, aWrongValueIsKnownOtherwise) {
  TestProgram test;
  refrt_type element = test.i(32);
  test.function("f", {test.memref(element, {3, 4}, {4, 1}, 0), test.index()}, {element, element, test.index()});
  Call call = parsed(test, "@f(memref<data=[10,11,12,13,14,15,16,17,18,19,20,21]>, 7)");
  Input input;
  ASSERT_FALSE(static_cast<bool>(materialize(test.get(), call, input)));
  Outcome expected;
  expected.kind = Outcome::Returned;
  expected.results.resize(3);
  expected.results[0].lo = 17; // element [1,3]
  expected.results[1].lo = 99;
  expected.results[2].lo = 5;
  expected.buffers.resize(1);
  expected.buffers[0].bytes = input.buffers[0].bytes;
  expected.buffers[0].bytes[28] = 70; // element [1,3]
  auto meaning = [&](Place place, auto change) {
    Outcome seen = expected;
    change(seen);
    return meaningOf(test.get(), call, input, expected, seen, verdictAt(VerdictKind::Differ, std::move(place), "", ""));
  };
  auto result = [&](unsigned number, uint64_t value) {
    Place place;
    place.kind = PlaceKind::Result;
    place.index = place.leaf = number;
    return meaning(place, [&](Outcome &seen) { seen.results[number].lo = value; });
  };
  auto byte = [](int64_t at) {
    Place place;
    place.kind = PlaceKind::Buffer;
    place.at = at;
    return place;
  };
  EXPECT_EQ(result(0, 99), "result 1");
  EXPECT_EQ(
      result(0, 13),
      "element [0,3] of argument 0 before the call, where perhaps element [1,3] is with stride 0 for dimension 0");
  EXPECT_EQ(result(0, 70), "what should be in element [1,3] of argument 0 after the call");
  EXPECT_EQ(result(0, 55), "");
  EXPECT_EQ(result(2, 7), "perhaps argument 1");
  EXPECT_EQ(result(2, 3), "perhaps size of dimension 0 of argument 0");
  EXPECT_EQ(result(2, 4), "perhaps size of dimension 1 of argument 0; or stride of dimension 0 of argument 0");
  EXPECT_EQ(result(2, 99), ""); // of another type
  auto element13 = [&](uint8_t value) {
    return meaning(byte(28), [&](Outcome &seen) { seen.buffers[0].bytes[28] = value; });
  };
  EXPECT_EQ(element13(17), "what was there before the call");
  EXPECT_EQ(element13(14),
            "what should be in element [1,0] of argument 0 after the call, where perhaps element [1,3] is "
            "with stride 1 for dimension 0 or stride 0 for dimension 1");
  EXPECT_EQ(element13(55), "");
  EXPECT_EQ(meaning(byte(0), [&](Outcome &seen) { seen.buffers[0].bytes[0] = 55; }), "written where nothing should be");
  // A layout that explains several elements is no chance.
  EXPECT_EQ(
      meaning(byte(4),
              [&](Outcome &seen) {
                seen.buffers[0].bytes[4] = 14;  // [0,1] has [1,0]
                seen.buffers[0].bytes[8] = 18;  // [0,2] has [2,0]
                seen.buffers[0].bytes[24] = 19; // [1,2] has [2,1]
              }),
      "written where nothing should be; what should be in element [1,0] of argument 0 after the call, where element "
      "[0,1] is with the strides of dimensions 0 and 1 swapped");
  // More than two are chance.
  call = parsed(test, "@f(memref<data=[10,10,10,13,14,15,16,17,18,19,20,21]>, 7)");
  input = Input();
  ASSERT_FALSE(static_cast<bool>(materialize(test.get(), call, input)));
  EXPECT_EQ(result(0, 10), "");
}

TEST(CallTest, oneCallOfManyIsKept) {
  TestProgram test;
  test.function("f", {test.i(32)});
  CaseFile file;
  file.path = "f.mlir";
  file.calls = {callLine("@f(1)"), callLine("@f(0..9) count=50 seed=4", true)};
  file.calls[0].line = 3;
  auto sources = [&] {
    return llvm::cantFail(callSources(test.get(), file, {}, {}, std::nullopt, std::nullopt, nullptr));
  };
  std::vector<CallSource> all = sources();
  EXPECT_EQ(all[0].at(0), " --at=3");
  EXPECT_EQ(all[1].at(6), " --at=7#7 --seed=4");
  Call wanted, got;
  llvm::cantFail(all[1].get(6, wanted));
  std::vector<CallSource> one = sources();
  llvm::cantFail(keepOnly(one, "7#7"));
  ASSERT_EQ(one.size(), 1u);
  EXPECT_EQ(one[0].count, 1u);
  llvm::cantFail(one[0].get(0, got));
  EXPECT_EQ(printCall(test.get(), got), printCall(test.get(), wanted));
  EXPECT_EQ(one[0].at(0), " --at=7#7 --seed=4");
  for (const char *wrong : {"", "x", "0", "3#", "3#0", "4", "3#1", "7", "#1"}) {
    one = sources();
    EXPECT_NE(toString(keepOnly(one, wrong)), "") << wrong;
  }
}

TEST(CallTest, errorsNameFileLineAndColumn) {
  TestProgram test;
  test.function("f", {test.i(8), test.strided(test.i(8), 1)});
  EXPECT_EQ(problem(test, "@g()").substr(0, 10), "f.mlir:7:1");
  EXPECT_NE(problem(test, "@f(300, memref<sizes=[1]>)").find("does not fit 8 bits"), std::string::npos);
  EXPECT_NE(problem(test, "@f(1.5, memref<sizes=[1]>)").find("not an integer"), std::string::npos);
  EXPECT_NE(problem(test, "@f(1, memref<>)").find("sizes= is needed"), std::string::npos);
  EXPECT_NE(problem(test, "@f(1, memref<sizes=[1,2]>)").find("rank 1"), std::string::npos);
  EXPECT_NE(problem(test, "@f(1, memref<sizes=[2] data=[1]>)").find("another number of values"), std::string::npos);
  EXPECT_NE(problem(test, "@f(1, memref<size=[2]>)").find("unknown key"), std::string::npos);
  EXPECT_NE(problem(test, "@f(1)").find("takes 2 arguments, 1 given"), std::string::npos);
  EXPECT_NE(problem(test, "@f(1, memref<sizes=[1]>) -> trap(nonsense)").find("not a trap; known are assert, "),
            std::string::npos);
  EXPECT_NE(problem(test, "@f(1, memref<sizes=[1]>) rubbish").find("text behind the call"), std::string::npos);
  EXPECT_NE(problem(test, "@f(1, memref<sizes=[4611686018427387904]>)").find("bytes"), std::string::npos);
  EXPECT_NE(problem(test, "@f(1, memref<sizes=[3] strides=[9223372036854775807]>)").find("overflows"),
            std::string::npos);
}

TEST(CallTest, expectedMemrefsFitTheTypeAndTheCall) {
  TestProgram test;
  refrt_type view = test.strided(test.i(8), 1);
  test.function("f", {view, test.i(8)}, {view, refrt_type_unranked(test.get(), test.i(8), 0)});
  std::string call = "@f(memref<sizes=[2]>, 1) -> ";
  EXPECT_EQ(problem(test, call + "memref<sizes=[2] buffer=arg0>, memref<* sizes=[2,3] strides=[3,1]>"), "");
  EXPECT_NE(problem(test, call + "memref<sizes=[2,9]>, _").find("rank 1"), std::string::npos);
  EXPECT_NE(problem(test, call + "memref<sizes=[]>, _").find("rank 1"), std::string::npos);
  EXPECT_NE(problem(test, call + "memref<strides=[1,9]>, _").find("rank 1"), std::string::npos);
  EXPECT_NE(problem(test, call + "_, memref<* sizes=[2] strides=[3,1]>").find("rank 1"), std::string::npos);
  EXPECT_NE(problem(test, call + "memref<buffer=arg1>, _").find("arg1 is no memref argument"), std::string::npos);
  EXPECT_NE(problem(test, call + "_, memref<* buffer=arg999999999>").find("is no memref argument"), std::string::npos);
  EXPECT_NE(problem(test, call + "_").find("@f returns 2 values, 1 expected"), std::string::npos);
}

TEST(CallTest, anExpectationKeepsItsText) {
  TestProgram test;
  test.function("a->b", {test.i(32)}, {test.i(32)});
  EXPECT_EQ(parsed(test, "@\"a->b\"(3) ->  -3 ").expectation->text, "-3");
}

TEST(CallTest, expectationsAreCheckedOnResultsAndMemory) {
  TestProgram test;
  test.function("f", {test.strided(test.i(16), 1)}, {test.i(32), test.f(REFRT_FLOAT_F32)});
  Call call = parsed(test, "@f(memref<sizes=[2] strides=[2]>) -> -1, nan after arg0=[7, _]");
  Input input;
  ASSERT_FALSE(static_cast<bool>(materialize(test.get(), call, input)));
  Outcome outcome;
  outcome.kind = Outcome::Returned;
  outcome.results.resize(2);
  outcome.results[0].lo = 0xffffffffu;
  outcome.results[1].lo = 0xffc12345u;
  outcome.buffers.resize(1);
  outcome.buffers[0].bytes = {7, 0, 1, 1, 2, 2};
  EXPECT_EQ(checkExpectation(test.get(), call, input, outcome).kind, VerdictKind::Agree);
  outcome.buffers[0].bytes[1] = 1;
  Verdict wrong = checkExpectation(test.get(), call, input, outcome);
  EXPECT_EQ(wrong.kind, VerdictKind::Differ);
  EXPECT_EQ(wrong.expected, "7");
  EXPECT_EQ(wrong.seen, "263");
  outcome.buffers[0].bytes[1] = 0;
  outcome.results[0].lo = 1;
  EXPECT_EQ(checkExpectation(test.get(), call, input, outcome).path, "result 0");
  outcome.kind = Outcome::Trapped;
  outcome.trap = REFRT_TRAP_OUT_OF_VIEW;
  EXPECT_EQ(checkExpectation(test.get(), call, input, outcome).kind, VerdictKind::TrapDiffer);
  outcome.kind = Outcome::Refused;
  outcome.message = "external function 'mine' is not provided";
  Verdict refused = checkExpectation(test.get(), call, input, outcome);
  EXPECT_EQ(refused.kind, VerdictKind::Refused);
  EXPECT_EQ(refused.seen, outcome.message);
}

namespace {
using Numbers = std::vector<int64_t>;

/// All sums of index * stride of a view, with the first index of each in row-major order.
std::map<int64_t, Numbers> allElements(const Numbers &sizes, const Numbers &strides) {
  std::map<int64_t, Numbers> elements;
  Numbers index(sizes.size(), 0);
  if (llvm::any_of(sizes, [](int64_t size) { return size <= 0; }))
    return elements;
  while (true) {
    int64_t sum = 0;
    for (size_t d = 0; d < sizes.size(); ++d)
      sum += index[d] * strides[d];
    elements.insert({sum, index});
    size_t d = sizes.size();
    while (d > 0 && ++index[d - 1] == sizes[d - 1])
      index[--d] = 0;
    if (d == 0)
      return elements;
  }
}

/// Compares findIndex with all elements of the view, and beside them.
void expectIndices(const Numbers &sizes, const Numbers &strides) {
  std::map<int64_t, Numbers> elements = allElements(sizes, strides);
  int64_t low = elements.empty() ? 0 : elements.begin()->first, high = elements.empty() ? 0 : elements.rbegin()->first;
  bool isSorted = llvm::is_sorted(strides, [](int64_t a, int64_t b) { return std::abs(a) > std::abs(b); });
  std::string view = testing::PrintToString(sizes) + " " + testing::PrintToString(strides);
  for (int64_t linear = low - 3; linear <= high + 3; ++linear) {
    llvm::SmallVector<int64_t, 8> index;
    bool found = findIndex(sizes, strides, linear, index);
    ASSERT_EQ(found, elements.count(linear) == 1) << view << " " << linear;
    if (!found)
      continue;
    ASSERT_EQ(index.size(), sizes.size());
    int64_t sum = 0;
    for (size_t d = 0; d < sizes.size(); ++d) {
      ASSERT_TRUE(index[d] >= 0 && index[d] < sizes[d]) << view << " " << linear;
      sum += index[d] * strides[d];
    }
    ASSERT_EQ(sum, linear) << view;
    if (isSorted) {
      ASSERT_EQ(Numbers(index.begin(), index.end()), elements[linear]) << view << " " << linear;
    }
  }
}
} // namespace

TEST(FindIndexTest, AgreesWithAllElements) {
  const Numbers smallSizes = {0, 1, 2, 3}, smallStrides = {-4, -1, 0, 1, 2, 3, 7};
  expectIndices({}, {});
  for (int64_t a : smallSizes)
    for (int64_t b : smallSizes)
      for (int64_t c : smallSizes)
        for (int64_t x : smallStrides)
          for (int64_t y : smallStrides)
            for (int64_t z : smallStrides)
              expectIndices({a, b, c}, {x, y, z});
}

TEST(FindIndexTest, OddStrides) {
  expectIndices({5, 4, 3, 2}, {12, 6, 2, 1});
  expectIndices({5, 4, 3, 2}, {1, 5, 20, 60});
  expectIndices({6, 5, 4}, {15, 10, 6});
  expectIndices({6, 5, 4}, {-15, 10, -6});
  expectIndices({9, 9}, {10, 9});
  expectIndices({9, 9}, {9, -10});
  expectIndices({3, 9, 1, 4}, {1, 1, -5, 3});
}

TEST(FindIndexTest, TimeDoesNotGrowWithSizes) {
  constexpr int64_t kLarge = int64_t(1) << 30;
  auto expectIndex = [](const Numbers &sizes, const Numbers &strides, const Numbers &wanted) {
    int64_t linear = 0;
    for (size_t d = 0; d < sizes.size(); ++d)
      linear += wanted[d] * strides[d];
    llvm::SmallVector<int64_t, 8> index;
    ASSERT_TRUE(findIndex(sizes, strides, linear, index));
    EXPECT_EQ(Numbers(index.begin(), index.end()), wanted);
  };
  expectIndex({kLarge, kLarge}, {kLarge, 1}, {kLarge - 1, kLarge - 2});
  expectIndex({kLarge, kLarge}, {1, kLarge}, {kLarge - 1, kLarge - 2});
  expectIndex({kLarge, kLarge}, {-kLarge, -1}, {12345678, 87654321});
  expectIndex({kLarge, kLarge}, {kLarge, kLarge + 1}, {kLarge - 7, 5});
  // Dimensions without steps: index 0.
  expectIndex({kLarge, 1, kLarge}, {0, 9, 3}, {0, 0, kLarge - 1});
}

TEST(FindIndexTest, OutOfReach) {
  constexpr int64_t kMin = std::numeric_limits<int64_t>::min(), kMax = std::numeric_limits<int64_t>::max();
  llvm::SmallVector<int64_t, 8> index;
  EXPECT_FALSE(findIndex({2}, {kMin}, 0, index));
  EXPECT_FALSE(findIndex({kMax}, {-3}, 0, index));
  EXPECT_FALSE(findIndex({3}, {1}, kMin, index));
  EXPECT_FALSE(findIndex({3}, {1}, kMax, index));
  EXPECT_TRUE(findIndex({kMax, kMax}, {kMax, kMax}, kMax, index));
  EXPECT_TRUE(findIndex({kMax}, {1}, kMax - 1, index));
}

TEST(CallTest, anOutcomeIsWhatALineMayExpect) {
  TestProgram test;
  refrt_type f8 = test.f(REFRT_FLOAT_F8E5M2), f32 = test.f(REFRT_FLOAT_F32);
  const int64_t two = 2;
  test.function("f", {},
                {test.i(8), refrt_type_complex(test.get(), f32), refrt_type_vector(test.get(), f8, &two, 1), f32});
  const Call call = parsed(test, "@f()");
  Outcome outcome;
  outcome.kind = Outcome::Returned;
  outcome.results.resize(6);
  outcome.results[0].lo = 0xff;
  outcome.results[1].lo = 0x3f800000;
  outcome.results[2].lo = 0x7fc00001;
  outcome.results[3].lo = 0x7f;
  outcome.results[3].state = REFRT_ANY_NAN;
  outcome.results[5].state = REFRT_CHOSEN;
  EXPECT_EQ(printOutcome(test.get(), call, outcome), "-1, (1.0, 0x7fc00001), [nan, 0.0], _");
  EXPECT_TRUE(parsed(test, "@f() -> -1, (1.0, 0x7fc00001), [nan, 0.0], _").expectation);
  // Nothing is left to expect, or the machine did not come so far.
  for (Fact &fact : outcome.results)
    fact.state = REFRT_DEPENDS;
  EXPECT_EQ(printOutcome(test.get(), call, outcome), "");
  outcome.kind = Outcome::OutOfFuel;
  EXPECT_EQ(printOutcome(test.get(), call, outcome), "");
  outcome.kind = Outcome::Trapped;
  outcome.trap = REFRT_TRAP_ASSERT;
  EXPECT_EQ(printOutcome(test.get(), call, outcome), "trap(assert)");
  outcome.trap = REFRT_TRAP_STEPS;
  EXPECT_EQ(printOutcome(test.get(), call, outcome), "");
}
