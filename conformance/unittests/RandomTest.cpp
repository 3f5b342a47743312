//===-- RandomTest.cpp - random calls --------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Determinism, bounds and variety of CALL-RANDOM lines.
//
//===----------------------------------------------------------------------===//

#include "conformance/case/Random.h"
#include "conformance/case/BufferBytes.h"
#include "conformance/case/Materialize.h"
#include "conformance/suite/mutate/EveryCall.h"
#include "conformance/unittests/TestProgram.h"

#include "gtest/gtest.h"

#include <set>

using namespace memref_cts::conformance;
using llvm::Expected;
using llvm::toString;

namespace {
RandomCalls parsed(TestProgram &test, const std::string &text) {
  Expected<RandomCalls> calls = RandomCalls::parse(test.get(), "f.mlir", callLine(text, true));
  if (!calls) {
    ADD_FAILURE() << toString(calls.takeError());
    return llvm::cantFail(RandomCalls::forEntry(test.get(), "f"));
  }
  return std::move(*calls);
}

std::string problem(TestProgram &test, const std::string &text) {
  Expected<RandomCalls> calls = RandomCalls::parse(test.get(), "f.mlir", callLine(text, true));
  return calls ? "" : toString(calls.takeError());
}

Call drawn(const RandomCalls &calls, uint64_t number) {
  Call call;
  llvm::Error error = calls.draw(calls.seed(), number, call);
  if (error)
    ADD_FAILURE() << toString(std::move(error));
  return call;
}
} // namespace

TEST(RandomTest, sameSeedAndNumberGiveTheSameCall) {
  TestProgram test;
  test.function("f", {test.strided(test.f(REFRT_FLOAT_F32), 3), test.i(17)});
  RandomCalls calls = parsed(test, "@f seed=9");
  EXPECT_EQ(calls.seed(), 9u);
  for (uint64_t i = 0; i < 50; ++i)
    EXPECT_EQ(printCall(test.get(), drawn(calls, i)), printCall(test.get(), drawn(calls, i)));
  EXPECT_NE(printCall(test.get(), drawn(calls, 1)), printCall(test.get(), drawn(calls, 2)));
}

TEST(RandomTest, whatHasNoArgumentsIsOneCall) {
  TestProgram test;
  test.function("f", {});
  test.function("g", {test.i(1)});
  EXPECT_TRUE(parsed(test, "@f").isAlwaysTheSame());
  EXPECT_FALSE(parsed(test, "@g").isAlwaysTheSame());
}

TEST(RandomTest, indicesOfFreeCallsGoByTheSizes) {
  TestProgram test;
  refrt_type element = test.f(REFRT_FLOAT_F32);
  test.function("f", {test.index(), test.memref(element, {REFRT_DYNAMIC, 5}, {5, 1}, 0), test.strided(element, 1)});
  RandomCalls free = llvm::cantFail(RandomCalls::forEntry(test.get(), "f"));
  EXPECT_EQ(parsed(test, "@f").tries(), 1u);
  ASSERT_GT(free.tries(), 1u);
  std::set<std::string> places;
  unsigned inside = 0, alike = 0;
  const unsigned count = 400;
  for (uint64_t i = 0; i < count; ++i)
    for (unsigned attempt : {0u, free.tries() - 1}) {
      Call call, again;
      ASSERT_FALSE(static_cast<bool>(free.draw(3, i, call, attempt)));
      ASSERT_FALSE(static_cast<bool>(free.draw(3, i, again, attempt)));
      EXPECT_EQ(printCall(test.get(), call), printCall(test.get(), again));
      int64_t index = static_cast<int64_t>(call.arguments[0].leaves[0].lo);
      const std::vector<int64_t> &sizes = call.arguments[1].memref.sizes;
      EXPECT_EQ(sizes[1], 5);
      if (attempt == 0) {
        places.insert(index < 0               ? "below"
                      : index == 0            ? "first"
                      : index == sizes[0] - 1 ? "last"
                      : index == sizes[0]     ? "bound"
                      : index > sizes[0]      ? "above"
                                              : "between");
        inside += index >= 0 && index <= sizes[0];
      } else {
        alike += index >= 0 && index <= std::min({sizes[0], sizes[1], call.arguments[2].memref.sizes[0]});
      }
    }
  // Boundaries turn up, and most calls are inside of them.
  for (const char *place : {"below", "first", "between", "last", "bound", "above"})
    EXPECT_TRUE(places.count(place)) << place;
  EXPECT_GT(inside, count / 2);
  EXPECT_GT(alike, count * 9 / 10);
}

TEST(RandomTest, sizesAreThoseOfTheType) {
  TestProgram test;
  test.function("f", {test.memref(test.f(REFRT_FLOAT_F32), {4, REFRT_DYNAMIC}, {REFRT_DYNAMIC, 1}, 0)});
  EXPECT_EQ(problem(test, "@f(memref<sizes=[5,3]>)"),
            "f.mlir:7:28: size 0 of this memref is 4 by its type, not 5: sizes= has that number there, or '_'");
  EXPECT_EQ(drawn(parsed(test, "@f(memref<sizes=[2*2,3]>)"), 0).arguments[0].memref.sizes[0], 4);
  RandomCalls mostly = parsed(test, "@f(memref<sizes=[N,N]>) N=1..9");
  Call call;
  std::set<std::string> problems;
  for (uint64_t i = 0; i < 50; ++i)
    problems.insert(toString(mostly.draw(1, i, call)));
  EXPECT_TRUE(problems.count(""));
  EXPECT_TRUE(problems.count("size 0 of this memref is 4 by its type, not 9: sizes= has that number there, or '_'"));
}

TEST(RandomTest, everyElementLiesInsideItsBufferAndDistinctOnesDoNotOverlap) {
  TestProgram test;
  refrt_type element = test.i(24); // takes 4 bytes
  test.function("f", {test.strided(element, 3), test.memref(element, {REFRT_DYNAMIC, 3}, {REFRT_DYNAMIC, 1}, 0),
                      test.unranked(element)});
  RandomCalls calls = parsed(test, "@f");
  std::set<std::string> signs;
  for (uint64_t i = 0; i < 2000; ++i) {
    Call call = drawn(calls, i);
    Input input;
    ASSERT_FALSE(static_cast<bool>(materialize(test.get(), call, input)));
    for (uint32_t a = 0; a < 3; ++a) {
      const MemrefArgument &memref = call.arguments[a].memref;
      Placement placement = placementOf(call, a);
      std::set<int64_t> seen;
      forEachElement(test.get(), memref, placement.base, [&](int64_t at) {
        EXPECT_GE(at, 0);
        EXPECT_LE(static_cast<uint64_t>(at) + 4, input.buffers[placement.buffer].bytes.size())
            << printCall(test.get(), call);
        EXPECT_TRUE(seen.insert(at).second) << printCall(test.get(), call);
        return true;
      });
      for (int64_t stride : memref.strides)
        signs.insert(stride < 0 ? "negative" : stride == 1 ? "unit" : "positive");
      if (memref.offset)
        signs.insert("offset");
      for (int64_t size : memref.sizes)
        signs.insert(size == 0 ? "empty" : "full");
    }
    EXPECT_EQ(call.arguments[1].memref.sizes[1], 3);
    EXPECT_EQ(call.arguments[1].memref.strides[1], 1);
    EXPECT_EQ(call.arguments[1].memref.offset, 0);
  }
  // Variety: what must turn up turns up.
  for (const char *sign : {"negative", "unit", "positive", "offset", "empty", "full"})
    EXPECT_TRUE(signs.count(sign)) << sign;
}

TEST(RandomTest, promisesOfPointersAreKept) {
  TestProgram test;
  refrt_type element = test.i(24); // takes 4 bytes
  refrt_type below = test.memref(element, {3}, {-1}, 0);
  test.function("f", {test.strided(element, 2), below, test.strided(element, 1)});
  ArgumentPromises promises;
  promises["f"] = {{64, 100, std::nullopt}, {512, 0, std::nullopt}, {128, 1001, std::nullopt}};
  Expected<RandomCalls> shared =
      RandomCalls::parse(test.get(), "f.mlir",
                         callLine("@f(memref<sizes=[9,9] align=4>, _, memref<sizes=[1] buffer=arg0>)", true), promises);
  ASSERT_TRUE(static_cast<bool>(shared)) << toString(shared.takeError());
  RandomCalls own = llvm::cantFail(RandomCalls::forEntry(test.get(), "f", promises));
  unsigned apart = 0;
  for (const RandomCalls *calls : {&own, &*shared})
    for (uint64_t i = 0; i < 300; ++i) {
      Call call = drawn(*calls, i);
      for (uint32_t a = 0; a < 3; ++a) {
        Placement placement = placementOf(call, a);
        const MemrefArgument &memref = call.arguments[a].memref;
        const ArgumentPromise &promise = promises["f"][a];
        EXPECT_EQ(memref.align % promise.align, 0u) << printCall(test.get(), call);
        EXPECT_EQ(placement.base % promise.align, 0u) << printCall(test.get(), call);
        EXPECT_GE(memref.bytes, placement.base + promise.bytes) << printCall(test.get(), call);
        apart += placement.base != placement.allocated;
      }
    }
  EXPECT_GT(apart, 300u);
}

TEST(RandomTest, promisedRangesAreKept) {
  TestProgram test;
  test.function("f", {test.i(8), test.i(128)});
  ArgumentPromises promises;
  ScalarBits ones = {~0ull, 0};
  promises["f"] = {{1, 0, NumberRange{{120, 0}, {16, 0}}}, {1, 0, NumberRange{ones, {3, 0}}}};
  std::set<uint64_t> narrow, wide;
  RandomCalls calls = llvm::cantFail(RandomCalls::forEntry(test.get(), "f", promises));
  for (uint64_t i = 0; i < 500; ++i) {
    Call call = drawn(calls, i);
    narrow.insert(call.arguments[0].leaves[0].lo);
    ScalarBits big = call.arguments[1].leaves[0];
    wide.insert(big.lo);
    EXPECT_EQ(big.hi, big.lo == ~0ull ? 0u : 1u);
  }
  // Around the end of the type, both ends among them.
  EXPECT_EQ(narrow.size(), 16u);
  EXPECT_EQ(*narrow.begin(), 120u);
  EXPECT_EQ(*narrow.rbegin(), 135u);
  EXPECT_EQ(wide, (std::set<uint64_t>{~0ull, 0, 1}));
  // With a line's range, what is in both.
  Expected<RandomCalls> both = RandomCalls::parse(test.get(), "f.mlir", callLine("@f(100..121, _)", true), promises);
  ASSERT_TRUE(static_cast<bool>(both)) << toString(both.takeError());
  for (uint64_t i = 0; i < 50; ++i)
    EXPECT_EQ(drawn(*both, i).arguments[0].leaves[0].lo | 1, 121u);
}

TEST(RandomTest, identityLayoutsKeepTheirProducts) {
  TestProgram test;
  test.function("f", {test.memref(test.i(8), {REFRT_DYNAMIC, REFRT_DYNAMIC}, {REFRT_DYNAMIC, 1}, 0)});
  RandomCalls calls = parsed(test, "@f");
  for (uint64_t i = 0; i < 200; ++i) {
    Call call = drawn(calls, i);
    const MemrefArgument &memref = call.arguments[0].memref;
    EXPECT_EQ(memref.strides[0], std::max<int64_t>(memref.sizes[1], 1));
  }
}

TEST(RandomTest, variablesRangesAndConditionsHold) {
  TestProgram test;
  refrt_type type = test.strided(test.i(32), 2);
  test.function("f", {type, type, test.index()});
  RandomCalls calls = parsed(
      test, "@f(memref<sizes=[M,K] values=-3..3>, memref<sizes=[K,2*M+1]>, 0..M-1) M=1..5 K=0..M count=12 where M!=K");
  EXPECT_EQ(calls.count(), 12u);
  for (uint64_t i = 0; i < 200; ++i) {
    Call call = drawn(calls, i);
    int64_t m = call.arguments[0].memref.sizes[0], k = call.arguments[0].memref.sizes[1];
    EXPECT_TRUE(m >= 1 && m <= 5 && k >= 0 && k < m);
    EXPECT_EQ(call.arguments[1].memref.sizes[0], k);
    EXPECT_EQ(call.arguments[1].memref.sizes[1], 2 * m + 1);
    EXPECT_LT(call.arguments[2].leaves[0].lo, static_cast<uint64_t>(m));
    for (ScalarBits bits : call.arguments[0].memref.data)
      EXPECT_LE(std::abs(static_cast<int64_t>(static_cast<int32_t>(bits.lo))), 3);
  }
}

TEST(RandomTest, increasingValuesRiseFromZeroToTheirEnd) {
  TestProgram test;
  test.function("f", {test.strided(test.index(), 1)});
  RandomCalls calls = parsed(test, "@f(memref<sizes=[R+1] values=increasing..Z>) R=1..6 Z=0..9");
  for (uint64_t i = 0; i < 100; ++i) {
    Call call = drawn(calls, i);
    const std::vector<ScalarBits> &data = call.arguments[0].memref.data;
    EXPECT_EQ(data.front().lo, 0u);
    for (size_t k = 1; k < data.size(); ++k)
      EXPECT_LE(data[k - 1].lo, data[k].lo);
  }
}

TEST(RandomTest, aliasesStayInsideTheirOwner) {
  TestProgram test;
  refrt_type type = test.strided(test.i(16), 1);
  test.function("f", {type, type});
  RandomCalls calls =
      parsed(test, "@f(memref<sizes=[8] layout=contiguous>, memref<sizes=[N] buffer=arg0 layout=contiguous>) N=0..8");
  for (uint64_t i = 0; i < 300; ++i) {
    Call call = drawn(calls, i);
    Input input;
    ASSERT_FALSE(static_cast<bool>(materialize(test.get(), call, input)));
    ASSERT_EQ(input.buffers.size(), 1u);
    Placement placement = placementOf(call, 1);
    forEachElement(test.get(), call.arguments[1].memref, placement.base, [&](int64_t at) {
      EXPECT_TRUE(at >= 0 && static_cast<size_t>(at) + 2 <= input.buffers[0].bytes.size());
      return true;
    });
  }
}

TEST(RandomTest, errorsAreClear) {
  TestProgram test;
  test.function("f", {test.strided(test.i(8), 1)});
  EXPECT_NE(problem(test, "@f(memref<sizes=[M]>)").find("has no range"), std::string::npos);
  EXPECT_NE(problem(test, "@f M=1..2 M=1..3").find("two ranges"), std::string::npos);
  EXPECT_NE(problem(test, "@f count=x").find("not a number"), std::string::npos);
  EXPECT_NE(problem(test, "@nothing").find("defines no function"), std::string::npos);
  RandomCalls impossible = parsed(test, "@f M=1..2 where M>5");
  Call call;
  EXPECT_NE(toString(impossible.draw(1, 0, call)).find("meet the conditions"), std::string::npos);
}

TEST(RandomTest, everyCallIsMadeOnce) {
  TestProgram test;
  const int64_t two = 2;
  refrt_type f4 = test.f(REFRT_FLOAT_F4E2M1FN);
  test.function("f", {test.i(3), refrt_type_vector(test.get(), f4, &two, 1)});
  test.function("g", {test.i(8), test.i(1)});
  test.function("none", {});
  auto count = [&](const char *name, uint64_t most, const ArgumentPromises &promises = {}) {
    std::optional<EveryCall> calls = EveryCall::of(test.get(), name, promises, most);
    if (!calls)
      return uint64_t(0);
    std::set<std::string> texts;
    Call call;
    for (uint64_t i = 0; i < calls->count(); ++i) {
      calls->get(i, call);
      texts.insert(printCall(test.get(), call));
    }
    EXPECT_EQ(texts.size(), calls->count());
    return calls->count();
  };
  EXPECT_EQ(count("f", 2048), 2048u);
  EXPECT_EQ(count("f", 2047), 0u);
  EXPECT_EQ(count("g", 512), 512u);
  EXPECT_EQ(count("none", 1), 1u);
  EXPECT_EQ(count("absent", 1), 0u);
  // Ten numbers around the end of the type.
  ArgumentPromises promises;
  promises["g"].resize(2);
  promises["g"][0].range = NumberRange{{250, 0}, {10, 0}};
  EXPECT_EQ(count("g", 512, promises), 20u);
  std::optional<EveryCall> promised = EveryCall::of(test.get(), "g", promises, 20);
  ASSERT_TRUE(promised.has_value());
  Call call;
  for (uint64_t i = 0; i < 20; ++i) {
    promised->get(i, call);
    EXPECT_TRUE(call.arguments[0].leaves[0].lo >= 250 || call.arguments[0].leaves[0].lo < 4);
  }
}

TEST(RandomTest, notEveryCallOfWhatTakesMoreThanNumbers) {
  TestProgram test;
  test.function("memory", {test.i(1), test.strided(test.i(1), 1)});
  test.function("wide", {test.i(64)});
  test.function("widest", {test.i(128)});
  EXPECT_FALSE(takesNumbersAlone(test.get(), "memory"));
  EXPECT_FALSE(takesNumbersAlone(test.get(), "absent"));
  EXPECT_TRUE(takesNumbersAlone(test.get(), "wide"));
  for (const char *name : {"memory", "wide", "widest"})
    EXPECT_FALSE(EveryCall::of(test.get(), name, {}, UINT64_MAX).has_value()) << name;
}

TEST(RandomTest, edgesAreDrawn) {
  TestProgram test;
  test.function("f", {test.f(REFRT_FLOAT_F32), test.i(64), test.i(8)});
  ArgumentPromises promises;
  promises["f"].resize(3);
  promises["f"][2].range = NumberRange{{5, 0}, {1, 0}};
  Call call;
  call.entry = "f";
  call.arguments.resize(3);
  std::set<std::string> floats, integers;
  for (uint64_t i = 0; i < 300; ++i) {
    call.arguments[0].leaves = {{0x40490fdb, 0}};
    call.arguments[1].leaves = {{77, 0}};
    call.arguments[2].leaves = {{5, 0}};
    drawEdges(test.get(), promises, i, call);
    std::string text = printCall(test.get(), call);
    floats.insert(text.substr(0, text.find(',')));
    integers.insert(text.substr(text.find(',')));
  }
  for (const char *text : {"@f(0.0", "@f(-0.0", "@f(inf", "@f(-inf", "@f(nan", "@f(3.14159274"})
    EXPECT_TRUE(floats.count(text)) << text;
  for (const char *text :
       {", 77, 5)", ", 0, 5)", ", -1, 5)", ", -9223372036854775808, 5)", ", 9223372036854775807, 5)"})
    EXPECT_TRUE(integers.count(text)) << text;
}
