//===-- CompareTest.cpp - refinement, value by value -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every kind of difference must be seen and named; every freedom of the
// reference must be granted.
//
//===----------------------------------------------------------------------===//

#include "conformance/compare/Compare.h"
#include "conformance/compare/Accesses.h"
#include "conformance/compare/Floats.h"
#include "conformance/unittests/TestProgram.h"

#include "gtest/gtest.h"

using namespace memref_cts::conformance;

namespace {
struct CompareTest : ::testing::Test {
  CompareTest() : comparer(test.get(), test.function("f", {}, {test.f(REFRT_FLOAT_F32), test.strided(test.i(32), 1)})) {
    reference.kind = Outcome::Returned;
    reference.results.resize(6);
    reference.results[0].lo = 0x3f800000;
    for (int i : {1, 2})
      reference.results[i].pointer = {PointerFact::Buffer, 0, 16};
    reference.results[4].lo = 3;
    reference.results[5].lo = static_cast<uint64_t>(-1);
    reference.views.resize(1);
    reference.views[0].elementSize = 4;
    reference.views[0].element = test.i(32);
    reference.views[0].data.bytes.assign(12, 5);
    reference.buffers.resize(1);
    reference.buffers[0].bytes.assign(32, 9);
    reference.liveAllocations = 1;
    got = reference;
  }
  Verdict verdict(bool machine = false) const { return comparer.compare(reference, got, machine); }

  TestProgram test;
  Comparer comparer;
  Outcome reference, got;
};
} // namespace

TEST_F(CompareTest, equalOutcomesAgree) { EXPECT_EQ(verdict().kind, VerdictKind::Agree); }

TEST_F(CompareTest, showsBitsAboveTheWidth) {
  Comparer narrow(test.get(), test.function("g", {}, {test.i(7)}));
  reference = got = Outcome();
  reference.kind = got.kind = Outcome::Returned;
  reference.results.resize(1);
  reference.results[0].lo = 5;
  got.results = reference.results;
  got.results[0].lo = 5 | 1u << 7;
  Verdict found = narrow.compare(reference, got, false);
  EXPECT_EQ(found.expected, "5");
  EXPECT_EQ(found.seen, "5, and bits above its 7 are set");
}

TEST_F(CompareTest, callsOfTheMathematicalLibraryAreNotCompared) {
  got.trace.emplace_back();
  got.trace.back().callee = "sqrtf";
  EXPECT_EQ(verdict().kind, VerdictKind::Differ);
  got.trace.back().library = true;
  EXPECT_EQ(verdict().kind, VerdictKind::Agree);
  reference.trace.emplace_back(); // no call of the library
  EXPECT_EQ(verdict().path, "number of external calls");
}

TEST_F(CompareTest, goesOnBehindWhatIsExplained) {
  got.results[0].lo = 0;
  got.views[0].data.bytes[0] = 1;
  got.views[0].data.bytes[4] = 1;
  got.buffers[0].bytes[7] = 1;
  got.liveAllocations = 2;
  std::vector<std::string> paths;
  auto compare = [&](size_t most) {
    paths.clear();
    return comparer.compare(reference, got, false, [&](const Verdict &found) {
      paths.push_back(found.path);
      return paths.size() <= most;
    });
  };
  EXPECT_EQ(compare(5).kind, VerdictKind::Agree);
  EXPECT_EQ(paths,
            (std::vector<std::string>{"result 0", "result memref 0, elements [0]", "result memref 0, elements [1]",
                                      "buffer 0, byte 7", "heap blocks alive at exit"}));
  EXPECT_EQ(compare(3).path, "buffer 0, byte 7");
}

TEST_F(CompareTest, onlyPrivateGlobalsMayBeGone) {
  for (uint32_t flags : {0u, uint32_t(REFRT_GLOBAL_PRIVATE)}) {
    std::string name = flags ? "hidden" : "shown";
    ASSERT_NE(refrt_program_add_global(test.get(), name.c_str(), test.i(32), 0, 0, flags | REFRT_GLOBAL_UNINITIALIZED,
                                       nullptr, 0),
              REFRT_NONE);
    reference.globals.emplace_back().bytes.assign(4, 1);
  }
  got.globals = reference.globals;
  got.globals[1].bytes.clear();
  EXPECT_EQ(verdict().kind, VerdictKind::Agree);
  got.globals[1].bytes.assign(4, 2);
  EXPECT_EQ(verdict().path, "global 1, byte 0");
  got.globals = reference.globals;
  got.globals[0].bytes.clear();
  EXPECT_EQ(verdict().path, "global 0, byte 0");
}

TEST_F(CompareTest, everyFieldIsLookedAt) {
  struct Change {
    const char *path;
    void (*apply)(Outcome &);
  };
  const Change changes[] = {
      {"result 0", [](Outcome &o) { o.results[0].lo = 0xbf800000; }},
      {"result 1: allocated pointer", [](Outcome &o) { o.results[1].pointer.offset = 0; }},
      {"result 1: aligned pointer", [](Outcome &o) { o.results[2].pointer.index = 1; }},
      {"result 1: offset", [](Outcome &o) { o.results[3].lo = 1; }},
      {"result 1: size of dimension 0", [](Outcome &o) { o.results[4].lo = 4; }},
      {"result 1: stride of dimension 0", [](Outcome &o) { o.results[5].lo = 1; }},
      {"result memref 0, elements [1]", [](Outcome &o) { o.views[0].data.bytes[5] = 6; }},
      {"buffer 0, byte 31", [](Outcome &o) { o.buffers[0].bytes[31] = 8; }},
      {"guard zone of buffer 0", [](Outcome &o) { o.guardHits.push_back({0, -4}); }},
      {"number of external calls", [](Outcome &o) { o.trace.emplace_back(); }},
      {"heap blocks alive at exit", [](Outcome &o) { o.liveAllocations = 2; }},
      {"controls of floating point at exit", [](Outcome &o) { o.floatEnvironment = "MXCSR 0x9f80"; }},
      {"registers that a function keeps, at exit", [](Outcome &o) { o.changedRegisters = "rbx"; }},
  };
  for (const Change &change : changes) {
    got = reference;
    change.apply(got);
    EXPECT_EQ(verdict().kind, VerdictKind::Differ) << change.path;
    EXPECT_EQ(verdict().path, change.path);
  }
}

TEST_F(CompareTest, poisonAndUninitialisedAllowAnything) {
  reference.results[0].state = REFRT_POISON;
  got.results[0].lo = 77;
  reference.buffers[0].shadow.assign(32, REFRT_SHADOW_INITIALIZED);
  reference.buffers[0].shadow[3] = REFRT_SHADOW_UNINITIALIZED;
  reference.buffers[0].shadow[4] = REFRT_SHADOW_POISON;
  got.buffers[0].bytes[3] = got.buffers[0].bytes[4] = 1;
  EXPECT_EQ(verdict().kind, VerdictKind::Agree);
  got.buffers[0].bytes[5] = 1;
  EXPECT_EQ(verdict().path, "buffer 0, byte 5");
}

TEST_F(CompareTest, poisonInTheLoweredProgramIsADifference) {
  got.results[0].state = REFRT_POISON;
  EXPECT_EQ(verdict(true).kind, VerdictKind::Differ);
  EXPECT_EQ(verdict(true).seen, "poison");
}

TEST_F(CompareTest, poisonBytesInTheLoweredProgramAreADifference) {
  got.buffers[0].shadow.assign(32, REFRT_SHADOW_INITIALIZED);
  got.buffers[0].shadow[7] = REFRT_SHADOW_POISON;
  EXPECT_EQ(verdict(true).path, "buffer 0, byte 7");
}

/// What depends on undef is refused with the reason, what is undef differs.
TEST_F(CompareTest, whatDependsOnUndefIsUndecided) {
  got.results[0].state = REFRT_DEPENDS;
  got.results[0].lo = 0; // no bit is surely a choice
  Verdict found = verdict(/*machine=*/true);
  EXPECT_EQ(found.kind, VerdictKind::Refused);
  EXPECT_EQ(found.cause.reason, Reason::Undef);
  EXPECT_EQ(found.path, "result 0");
  EXPECT_EQ(found.seen, "undef decides result 0: expected 0x3f800000 (1.0), seen depends on undef");
  EXPECT_FALSE(found.bad());
  got.results[0].state = REFRT_UNDEF;
  EXPECT_EQ(verdict(true).kind, VerdictKind::Differ);
  EXPECT_EQ(verdict(true).seen, "undef");
}

TEST_F(CompareTest, bitsThatAreEachAChoiceAllowMore) {
  got.results[0].state = REFRT_DEPENDS;
  got.results[0].lo = 1;
  Verdict found = verdict(/*machine=*/true);
  EXPECT_EQ(found.kind, VerdictKind::AllowsMore);
  EXPECT_EQ(found.seen, "depends on undef, any value in bits 0x1");
  EXPECT_TRUE(found.bad());
}

TEST_F(CompareTest, aDifferenceBehindWhatIsUndecidedIsTheVerdict) {
  got.results[0].state = REFRT_DEPENDS;
  got.results[0].lo = 0;
  got.buffers[0].bytes[31] = 1;
  EXPECT_EQ(verdict(true).kind, VerdictKind::Differ);
  EXPECT_EQ(verdict(true).path, "buffer 0, byte 31");
}

TEST_F(CompareTest, ofTheSourceWhatDependsOnUndefIsUndecidedToo) {
  reference.results[0].state = REFRT_DEPENDS;
  for (uint32_t state : {REFRT_DEFINED, REFRT_UNDEF, REFRT_POISON, REFRT_DEPENDS}) {
    got.results[0].state = static_cast<uint8_t>(state);
    EXPECT_EQ(verdict(true).kind, VerdictKind::Refused) << state;
    EXPECT_EQ(verdict(true).cause.reason, Reason::Undef) << state;
  }
  for (uint32_t state : {REFRT_UNDEF, REFRT_POISON, REFRT_CHOSEN}) { // these allow anything
    reference.results[0].state = static_cast<uint8_t>(state);
    EXPECT_EQ(verdict(true).kind, VerdictKind::Agree) << state;
  }
}

TEST_F(CompareTest, bytesThatDependOnUndefAreUndecided) {
  for (Outcome *side : {&got, &reference}) {
    Outcome before = *side;
    for (std::vector<uint8_t> *shadow : {&side->buffers[0].shadow, &side->views[0].data.shadow}) {
      shadow->assign(shadow == &side->buffers[0].shadow ? 32 : 12, REFRT_SHADOW_INITIALIZED);
      (*shadow)[6] = REFRT_SHADOW_DEPENDS;
      Verdict found = verdict(true);
      EXPECT_EQ(found.kind, VerdictKind::Refused);
      EXPECT_EQ(found.cause.reason, Reason::Undef);
      EXPECT_NE(found.seen.find("u?"), std::string::npos) << found.seen;
      // Another byte of the same element is looked at all the same.
      got.views[0].data.bytes[7] ^= 1;
      EXPECT_EQ(verdict(true).path, "result memref 0, elements [1]");
      EXPECT_EQ(verdict(true).kind, VerdictKind::Differ);
      got.views[0].data.bytes[7] ^= 1;
      *side = before;
    }
  }
  // Native code knows all its bytes, and they may be what the source has there.
  reference.buffers[0].shadow.assign(32, REFRT_SHADOW_DEPENDS);
  EXPECT_EQ(verdict().kind, VerdictKind::Refused);
  got.buffers[0].shadow.assign(32, REFRT_SHADOW_UNDEF);
  reference.buffers[0].shadow.clear();
  EXPECT_EQ(verdict(true).kind, VerdictKind::Differ);
}

TEST_F(CompareTest, whatCannotBeReadBecauseOfUndefIsUndecided) {
  got.results[4].state = REFRT_DEPENDS;
  got.views[0].readable = false;
  EXPECT_EQ(verdict(true).kind, VerdictKind::Refused);
  got.results[4].state = REFRT_DEFINED;
  EXPECT_EQ(verdict(true).kind, VerdictKind::Differ);
}

TEST_F(CompareTest, anyNaNAllowsNaNsOnly) {
  reference.results[0] = Fact();
  reference.results[0].lo = 0x7fc00000;
  reference.results[0].state = REFRT_ANY_NAN;
  got.results[0].lo = 0xffc00001;
  EXPECT_EQ(verdict().kind, VerdictKind::Agree);
  got.results[0].lo = 0x7f800000; // infinity
  EXPECT_EQ(verdict().kind, VerdictKind::Differ);
}

TEST_F(CompareTest, anyNaNInMemoryAllowsNaNsOnly) {
  Bytes &bytes = reference.buffers[0];
  bytes.shadow.assign(32, REFRT_SHADOW_INITIALIZED);
  bytes.shadow[8] = REFRT_SHADOW_NAN + REFRT_FLOAT_F32;
  bytes.shadow[9] = bytes.shadow[10] = bytes.shadow[11] = REFRT_SHADOW_NAN_REST;
  uint8_t nan[] = {1, 0, 0xc0, 0xff};
  std::copy(nan, nan + 4, got.buffers[0].bytes.begin() + 8);
  EXPECT_EQ(verdict().kind, VerdictKind::Agree);
  got.buffers[0].bytes[10] = 0x80; // 0xff800001 is still one
  EXPECT_EQ(verdict().kind, VerdictKind::Agree);
  got.buffers[0].bytes[8] = 0; // -infinity
  EXPECT_EQ(verdict().path, "buffer 0, byte 8");
}

TEST_F(CompareTest, alignedPointerMayMoveInsideAHeapBlock) {
  for (int i : {1, 2})
    reference.results[i].pointer = got.results[i].pointer = {PointerFact::Heap, 0, 0};
  got.results[2].pointer.offset = 48;
  EXPECT_EQ(verdict().kind, VerdictKind::Agree);
  got.results[1].pointer.offset = 16; // what is freed must be the start
  EXPECT_EQ(verdict().path, "result 1: allocated pointer");
}

namespace {
/// A heap block is shown to @show once for each of `expected` and `seen`, the last time as
/// the result. Block 1 of the reference is block 0, moved; block 2 is block 1; block 3 is another one.
struct CompareHeapTest : CompareTest {
  CompareHeapTest() {
    test.function("show", {test.strided(test.i(32), 1)});
    reference.heapOrigins = {0, 0, 0, 3};
  }
  VerdictKind kind(std::vector<uint32_t> expected, std::vector<uint32_t> seen) {
    showAll(reference, expected);
    showAll(got, seen);
    return verdict().kind;
  }
  static void showAll(Outcome &outcome, std::vector<uint32_t> blocks) {
    outcome.trace.clear();
    for (uint32_t block : blocks) {
      CallEvent event;
      event.callee = "show";
      event.arguments.assign(outcome.results.begin() + 1, outcome.results.end());
      for (int i : {0, 1})
        event.arguments[i].pointer = {PointerFact::Heap, block, 0};
      outcome.trace.push_back(event);
    }
    for (int i : {1, 2})
      outcome.results[i].pointer = {PointerFact::Heap, blocks.back(), 0};
  }
};
} // namespace

TEST_F(CompareHeapTest, reallocMayMoveOrStay) {
  EXPECT_EQ(kind({0, 1}, {0, 1}), VerdictKind::Agree);
  EXPECT_EQ(kind({0, 1}, {0, 0}), VerdictKind::Agree);
  EXPECT_EQ(kind({0, 0, 1, 1, 2, 2}, {0, 0, 0, 0, 1, 1}), VerdictKind::Agree);
  EXPECT_EQ(kind({0, 0, 1, 1, 2, 2}, {0, 0, 1, 1, 1, 1}), VerdictKind::Agree);
  EXPECT_EQ(kind({0, 3, 1, 3}, {0, 1, 0, 1}), VerdictKind::Agree); // numbers go apart
  EXPECT_EQ(kind({0, 1, 3, 1}, {0, 0, 1, 0}), VerdictKind::Agree);
}

TEST_F(CompareHeapTest, blocksThatLiveAtOnceAreTwo) {
  EXPECT_EQ(kind({0, 3}, {0, 0}), VerdictKind::Differ);
  EXPECT_EQ(kind({3, 1}, {0, 0}), VerdictKind::Differ);
  EXPECT_EQ(kind({0, 1, 3}, {0, 0, 0}), VerdictKind::Differ);
  reference.heapOrigins.clear(); // nothing was moved
  EXPECT_EQ(kind({0, 1}, {0, 0}), VerdictKind::Differ);
}

TEST_F(CompareHeapTest, aBlockStaysTheSameUntilItIsMoved) {
  EXPECT_EQ(kind({0, 0}, {0, 1}), VerdictKind::Differ);
  EXPECT_EQ(kind({0, 1, 1}, {0, 0, 1}), VerdictKind::Differ);
  EXPECT_EQ(verdict().path, "result 1: allocated pointer");
  EXPECT_EQ(verdict().seen, "another heap block"); // both are called 1
}

TEST_F(CompareHeapTest, whatWasMovedAwayDoesNotComeBack) {
  EXPECT_EQ(kind({0, 1, 2}, {0, 1, 0}), VerdictKind::Differ);
  EXPECT_EQ(verdict().path, "result 1: allocated pointer");
}

TEST_F(CompareHeapTest, whatNobodyComparesCountsNoBlock) {
  EXPECT_EQ(kind({0, 3}, {0, 1}), VerdictKind::Agree);
  for (int i : {0, 1}) { // what was shown first is gone: only the second one is met
    reference.trace[0].arguments[i].pointer = {PointerFact::Dead, 0, 0};
    reference.trace[1].arguments[i].pointer.index = reference.results[i + 1].pointer.index = 0;
  }
  reference.heapOrigins = {0};
  EXPECT_EQ(verdict().kind, VerdictKind::Agree);
  got.trace[0].arguments[0].pointer = {PointerFact::Dead, 0, 0};
  EXPECT_EQ(verdict().kind, VerdictKind::Agree);
  for (int i : {1, 2}) // and the block that was freed is none that lives
    got.results[i].pointer = {PointerFact::Dead, 0, 0};
  EXPECT_EQ(verdict().kind, VerdictKind::Differ);
}

TEST_F(CompareTest, whatHasNoBytesMayBeNull) {
  for (int i : {1, 2}) {
    reference.results[i].pointer = {PointerFact::Heap, 0, 0};
    got.results[i].pointer = {PointerFact::Null, 0, 0};
  }
  reference.heapEmpty = {true};
  EXPECT_EQ(verdict().kind, VerdictKind::Agree);
  reference.heapEmpty = {false};
  EXPECT_EQ(verdict().kind, VerdictKind::Differ);
}

TEST_F(CompareTest, leaksAreSeenAndRemovedBlocksAreNot) {
  got.liveAllocations = 0;
  EXPECT_EQ(verdict().kind, VerdictKind::Agree);
  got.liveAllocations = 2;
  EXPECT_EQ(verdict().path, "heap blocks alive at exit");
}

TEST_F(CompareTest, endsAreCompared) {
  got.kind = Outcome::Crashed;
  got.signal = 11;
  EXPECT_EQ(verdict().kind, VerdictKind::Crash);
  got.kind = Outcome::TimedOut;
  EXPECT_EQ(verdict().kind, VerdictKind::Timeout);
  got.kind = Outcome::Refused;
  EXPECT_EQ(verdict().kind, VerdictKind::Refused);
  got.kind = Outcome::Trapped;
  got.trap = REFRT_TRAP_OUT_OF_BOUNDS;
  EXPECT_EQ(verdict(true).kind, VerdictKind::LoweredUB);
  EXPECT_EQ(verdict(false).kind, VerdictKind::TrapDiffer);
  got.trap = REFRT_TRAP_ABORT;
  EXPECT_EQ(verdict(true).kind, VerdictKind::TrapDiffer);
  reference.kind = Outcome::Trapped;
  reference.trap = REFRT_TRAP_ASSERT;
  EXPECT_EQ(verdict(true).kind, VerdictKind::Agree);
  got.kind = Outcome::Returned;
  EXPECT_EQ(verdict().kind, VerdictKind::TrapDiffer);
  reference.trap = REFRT_TRAP_OUT_OF_VIEW;
  EXPECT_EQ(verdict().kind, VerdictKind::Undefined);
}

TEST_F(CompareTest, choicesOfTheLoweringAreFindings) {
  for (uint32_t state : {REFRT_CHOSEN, REFRT_ANY_NAN}) {
    got = reference;
    got.results[0].state = state;
    EXPECT_EQ(verdict(true).kind, VerdictKind::AllowsMore);
    EXPECT_EQ(verdict(true).path, "result 0");
    // A wrong value counts more, wherever it is.
    got.liveAllocations = 2;
    EXPECT_EQ(verdict(true).kind, VerdictKind::Differ);
    got.liveAllocations = 1;
    // A choice of the source, and what depends on an approximation, are as free.
    for (uint32_t free : {REFRT_CHOSEN, REFRT_UNDEF, REFRT_POISON, REFRT_APPROX}) {
      if (state == REFRT_ANY_NAN && free == REFRT_APPROX)
        continue; // no number
      reference.results[0].state = free;
      EXPECT_EQ(verdict(true).kind, VerdictKind::Agree) << free;
    }
    reference.results[0].state = REFRT_DEFINED;
  }
  for (uint8_t mark : {REFRT_SHADOW_CHOSEN, REFRT_SHADOW_NAN_REST}) {
    got = reference;
    got.buffers[0].shadow.assign(32, REFRT_SHADOW_INITIALIZED);
    got.buffers[0].shadow[7] = mark;
    EXPECT_EQ(verdict(true).kind, VerdictKind::AllowsMore);
    EXPECT_EQ(verdict(true).path, "buffer 0, byte 7");
    std::vector<std::string> waived;
    EXPECT_EQ(comparer
                  .compare(reference, got, true,
                           [&](const Verdict &found) {
                             waived.push_back(name(found.kind));
                             return true;
                           })
                  .kind,
              VerdictKind::Agree);
    EXPECT_EQ(waived, std::vector<std::string>{"allows-more"});
    got.buffers[0].bytes[7] ^= 1;
    EXPECT_EQ(verdict(true).kind, VerdictKind::Differ);
  }
  // One of two: the first is told.
  got = reference;
  got.views[0].data.shadow.assign(12, REFRT_SHADOW_INITIALIZED);
  got.views[0].data.shadow[5] = REFRT_SHADOW_CHOSEN;
  got.buffers[0].shadow.assign(32, REFRT_SHADOW_CHOSEN);
  EXPECT_EQ(verdict(true).kind, VerdictKind::AllowsMore);
  EXPECT_EQ(verdict(true).path, "result memref 0, elements [1]");
}

TEST_F(CompareTest, choicesOfTheReferenceAreNoFindings) {
  // A marked leaf or byte may be anything.
  reference.results[0].state = REFRT_CHOSEN;
  reference.buffers[0].shadow.assign(32, REFRT_SHADOW_INITIALIZED);
  reference.buffers[0].shadow[7] = REFRT_SHADOW_CHOSEN;
  got.results[0].lo = 1;
  got.buffers[0].bytes[7] = 1;
  EXPECT_EQ(verdict().kind, VerdictKind::Agree);
  // It has some value. Poison and undef have none.
  for (uint32_t state : {REFRT_POISON, REFRT_UNDEF}) {
    got.results[0].state = static_cast<uint8_t>(state);
    EXPECT_EQ(verdict(true).kind, VerdictKind::Differ) << state;
  }
  got.results[0].state = REFRT_DEFINED;
  for (uint8_t mark : {REFRT_SHADOW_POISON, REFRT_SHADOW_UNDEF, REFRT_SHADOW_UNINITIALIZED}) {
    got.buffers[0].shadow.assign(32, REFRT_SHADOW_INITIALIZED);
    got.buffers[0].shadow[7] = mark;
    EXPECT_EQ(verdict(true).path, "buffer 0, byte 7") << unsigned(mark);
    EXPECT_EQ(verdict(true).kind, VerdictKind::Differ) << unsigned(mark);
  }
  got.buffers[0].shadow.clear();
  std::swap(reference, got);
  EXPECT_EQ(verdict().kind, VerdictKind::Differ);
  got = reference;
  // A run that goes by a choice has no one outcome.
  got.results[4].lo = 7;
  EXPECT_EQ(verdict().kind, VerdictKind::Differ);
  reference.undetermined = true;
  EXPECT_EQ(verdict().kind, VerdictKind::Inconclusive);
  EXPECT_NE(verdict().seen.find("size of dimension 0"), std::string::npos);
  got.kind = Outcome::Crashed;
  EXPECT_EQ(verdict().kind, VerdictKind::Inconclusive);
  got = reference;
  EXPECT_EQ(verdict().kind, VerdictKind::Agree);
}

TEST_F(CompareTest, oddWidthsCompareTheirOwnBitsInViews) {
  reference.views[0].element = got.views[0].element = test.i(7);
  reference.views[0].elementSize = got.views[0].elementSize = 1;
  got.views[0].data.bytes[2] |= 0x80;
  EXPECT_EQ(verdict().kind, VerdictKind::Agree);
  got.views[0].data.bytes[2] ^= 1;
  EXPECT_EQ(verdict().kind, VerdictKind::Differ);
}

TEST_F(CompareTest, textsAreCompared) {
  CallEvent event;
  event.callee = "show";
  View &text = event.views.emplace_back();
  text.element = REFRT_NONE;
  text.elementSize = 1;
  text.data.bytes = {'a', 'b', 'c'};
  reference.trace = got.trace = {event};
  EXPECT_EQ(verdict().kind, VerdictKind::Agree);
  got.trace[0].views[0].data.bytes[2] ^= 1;
  EXPECT_EQ(verdict().path, "external call 0 (@show): argument text [2]");
  got.trace[0].views[0].data.bytes.pop_back();
  EXPECT_EQ(verdict().path, "external call 0 (@show): argument text");
}

TEST(CompareTolerance, distancesAreStepsOnTheLineOfValues) {
  EXPECT_TRUE(isWithin(REFRT_FLOAT_F32, 0, 0, 0, 0x80000000, 0)); // both zeros
  EXPECT_TRUE(isWithin(REFRT_FLOAT_F32, 2, 1, 0, 0x80000001, 0)); // the subnormals on both sides of them
  EXPECT_FALSE(isWithin(REFRT_FLOAT_F32, 1, 1, 0, 0x80000001, 0));
  EXPECT_TRUE(isWithin(REFRT_FLOAT_F32, 3, 0x3f800000, 0, 0x3f7ffffd, 0));
  EXPECT_FALSE(isWithin(REFRT_FLOAT_F32, 3, 0x3f800000, 0, 0x3f7ffffc, 0));
  EXPECT_TRUE(isWithin(REFRT_FLOAT_F32, 1, 0x7f7fffff, 0, 0x7f800000, 0)); // the largest number and infinity
  EXPECT_FALSE(isWithin(REFRT_FLOAT_F32, 1u << 20, 0x7f800000, 0, 0x7fc00000, 0));
  EXPECT_TRUE(isWithin(REFRT_FLOAT_F32, 1, 0x7fc00000, 0, 0xffc00001, 0));
  EXPECT_FALSE(isWithin(REFRT_FLOAT_F64, 1u << 20, 0x3ff0000000000000, 0, 0xbff0000000000000, 0));
}

TEST_F(CompareTest, onlyApproximateNumbersHaveATolerance) {
  Comparer tolerant(test.get(), refrt_program_find_function(test.get(), "f"), Tolerance{2, false});
  got.results[0].lo += 2;
  EXPECT_TRUE(tolerant.compare(reference, got, false).bad()); // an exact result
  reference.results[0].state = REFRT_APPROX;
  EXPECT_FALSE(tolerant.compare(reference, got, false).bad());
  EXPECT_TRUE(verdict().bad()); // no tolerance declared
  ++got.results[0].lo;
  EXPECT_TRUE(tolerant.compare(reference, got, false).bad());
}

TEST_F(CompareTest, storedApproximateNumbersHaveATolerance) {
  Comparer tolerant(test.get(), refrt_program_find_function(test.get(), "f"), Tolerance{2, false});
  Bytes &bytes = reference.buffers[0];
  bytes.shadow.assign(32, REFRT_SHADOW_INITIALIZED);
  bytes.shadow[8] = REFRT_SHADOW_APPROX + REFRT_FLOAT_F32;
  for (int i : {9, 10, 11})
    bytes.shadow[i] = REFRT_SHADOW_APPROX_REST;
  got.buffers[0].bytes[8] += 2;
  EXPECT_FALSE(tolerant.compare(reference, got, false).bad());
  EXPECT_TRUE(verdict().bad());
  ++got.buffers[0].bytes[8];
  EXPECT_EQ(tolerant.compare(reference, got, false).path, "buffer 0, byte 8");
  got.buffers[0].bytes[8] = 9;
  ++got.buffers[0].bytes[12]; // behind the number
  EXPECT_EQ(tolerant.compare(reference, got, false).path, "buffer 0, byte 12");
  // Half of one is compared exactly.
  got = reference;
  bytes.shadow[8] = REFRT_SHADOW_INITIALIZED;
  EXPECT_FALSE(tolerant.compare(reference, got, false).bad());
  ++got.buffers[0].bytes[9];
  EXPECT_EQ(tolerant.compare(reference, got, false).path, "buffer 0, byte 9");
}

TEST_F(CompareTest, whereAllocatedPointersAreLostTheAlignedOneStandsForBoth) {
  Comparer tolerant(test.get(), refrt_program_find_function(test.get(), "f"), Tolerance{0, true});
  reference.results[1].pointer.offset = 0; // the allocated pointer
  EXPECT_TRUE(verdict().bad());
  EXPECT_FALSE(tolerant.compare(reference, got, false).bad());
  got.results[1].pointer.offset = 8; // neither
  EXPECT_TRUE(tolerant.compare(reference, got, false).bad());
  for (int i : {1, 2})
    got.results[i].pointer.offset = 0; // the allocated one for both
  EXPECT_TRUE(tolerant.compare(reference, got, false).bad());
}

TEST_F(CompareTest, quietedIsASignallingNaNThatWasMadeQuiet) {
  EXPECT_TRUE(isQuieted(REFRT_FLOAT_F32, 0xffaa4a3d, 0xffea4a3d));
  EXPECT_TRUE(isQuieted(REFRT_FLOAT_F64, 0x7ff267c6849c349a, 0x7ffa67c6849c349a));
  EXPECT_FALSE(isQuieted(REFRT_FLOAT_F32, 0xffaa4a3d, 0xffea4a3c)); // another payload
  EXPECT_FALSE(isQuieted(REFRT_FLOAT_F32, 0xffaa4a3d, 0x7fea4a3d)); // another sign
  EXPECT_FALSE(isQuieted(REFRT_FLOAT_F32, 0x7fe00001, 0x7fe00001)); // quiet before
  EXPECT_FALSE(isQuieted(REFRT_FLOAT_F32, 0x3f800000, 0x7fc00000)); // no NaN
  EXPECT_FALSE(isQuieted(REFRT_FLOAT_F32, 0x7f800000, 0x7fc00000));
  EXPECT_FALSE(isQuieted(REFRT_FLOAT_BF16, 0x7fa0, 0x7fe0));
  reference.results[0].lo = 0x7fa00001;
  got.results[0].lo = 0x7fe00001;
  EXPECT_TRUE(verdict().bad());
  EXPECT_TRUE(verdict().quieted);
  ++got.results[0].lo;
  EXPECT_TRUE(verdict().bad());
  EXPECT_FALSE(verdict().quieted);
}

namespace {
/// A source with two globals that can be compared, and runs that note accesses.
struct CompareAccessesTest : ::testing::Test {
  CompareAccessesTest() {
    const char *const names[] = {"constant", "a", "external", "b"};
    const uint32_t flags[] = {REFRT_GLOBAL_CONSTANT, 0, REFRT_GLOBAL_EXTERNAL, 0};
    refrt_type array = refrt_type_array(test.get(), test.i(8), 4);
    for (int i = 0; i < 4; ++i)
      refrt_program_add_global(test.get(), names[i], array, 0, 1, flags[i], nullptr, 0);
    reference.accessedGlobals = got.accessedGlobals = {{0, Read, 0, 0}, {0, 0, Read, Written}};
    reference.heapBlocks = got.heapBlocks = {block({Read, Written, 0, 0}), block({0, 0, Written, Read})};
  }
  static Outcome::MadeBlock block(std::vector<uint8_t> accessed) {
    return {accessed.size(), REFRT_NONE, std::move(accessed)};
  }
  /// Texts of all differences.
  std::string found() {
    std::string text;
    for (const AccessDifference &each : newAccesses(test.get(), reference, got))
      text += each.place.text() + ": " + each.expected + ", " + each.seen + ";";
    return text;
  }

  enum : uint8_t { Read = Outcome::Read, Written = Outcome::Written };
  TestProgram test;
  Outcome reference, got;
};
} // namespace

TEST_F(CompareAccessesTest, globalsOfTheSameSize) {
  EXPECT_EQ(found(), "");
  got.accessedGlobals[1] = {0, 0, 0, Read}; // fewer, and what the source writes
  EXPECT_EQ(found(), "");
  got.accessedGlobals[1][0] = Read;
  EXPECT_EQ(found(), "global @b, byte 0 that is read: the source leaves it alone, read;");
  got.accessedGlobals[1].push_back(0);
  EXPECT_EQ(found(), "");
  got.accessedGlobals[0][1] = Read | Written;
  EXPECT_EQ(found(), "global @a, byte 1 that is written: the source reads it, written;");
  got.accessedGlobals.clear();
  EXPECT_EQ(found(), "");
}

TEST_F(CompareAccessesTest, heapBlocksInOrder) {
  (*got.heapBlocks)[1].accessed = {0, 0, Written, 0};
  EXPECT_EQ(found(), "");
  (*got.heapBlocks)[1].accessed = {0, Written, Written, 0};
  EXPECT_EQ(found(), "heap block 1, byte 1 that is written: the source leaves it alone, written;");
  (*reference.heapBlocks)[1].accessed.clear(); // no byte is accessed
  EXPECT_EQ(found(), "heap block 1, byte 1 that is written: the source leaves it alone, written;");
  got.heapBlocks->push_back(block({}));
  EXPECT_EQ(found(), ""); // nobody knows which one is new
  got.heapBlocks.reset();
  EXPECT_EQ(found(), "");
}

TEST_F(CompareAccessesTest, heapBlocksInAnotherOrder) {
  std::swap((*got.heapBlocks)[0], (*got.heapBlocks)[1]);
  EXPECT_EQ(found(), "");
  (*got.heapBlocks)[0].accessed[3] = Written;
  EXPECT_EQ(found(), "heap block 0, byte 2 that is written: the source leaves it alone, written;");
  // Three that have to move, one after the other.
  reference.heapBlocks = {block({Read, 0, 0}), block({0, Read, 0}), block({Read, Read, Read})};
  got.heapBlocks = {block({0, 0, Read}), block({Read, 0, 0}), block({0, Read, 0})};
  EXPECT_EQ(found(), "");
  (*got.heapBlocks)[1].accessed = {0, Read, 0}; // two for one
  EXPECT_EQ(found(), "heap block 0, byte 2 that is read: the source leaves it alone, read;");
}

TEST_F(CompareAccessesTest, heapBlocksOfOtherSizes) {
  (*got.heapBlocks)[0] = block({0, 0, 0, Read, Written, 0, 0});
  EXPECT_EQ(found(), "");                                       // three further up
  (*got.heapBlocks)[0] = block({0, 0, 0, 0, Read, Written, 0}); // ... there is no room for more
  EXPECT_EQ(found(), "heap block 0, byte 2 that is written: the source leaves it alone, written;");
  (*got.heapBlocks)[0] = block({0, Read, Written, Read, 0, 0});
  EXPECT_EQ(found(), "heap block 0, byte 2 that is read: the source leaves it alone, read;");
  (*got.heapBlocks)[0] = block({Read, Written, Read}); // smaller
  EXPECT_EQ(found(), "");
}

TEST_F(CompareAccessesTest, stackBlocksOfOneOperation) {
  auto at = [](uint32_t place, std::vector<uint8_t> accessed) {
    return Outcome::MadeBlock{accessed.size(), place, std::move(accessed)};
  };
  uint32_t first = refrt_program_add_location(test.get(), "f.mlir", 2, 3, "memref.alloca");
  uint32_t second = refrt_program_add_location(test.get(), "f.mlir", 4, 3, "memref.alloca");
  reference.stackBlocks = {at(first, {Read, 0}), at(second, {0, Written}), at(second, {Read, 0})};
  got.stackBlocks = {at(first, {Read, 0}), at(second, {0, 0, Written}), at(second, {Read, 0})};
  EXPECT_EQ(found(), "");
  (*got.stackBlocks)[2].accessed[1] = Written;
  EXPECT_EQ(found(), "stack block 1 (memref.alloca at f.mlir:4:3), byte 1 that is written: the source leaves it alone, "
                     "written;");
  (*got.stackBlocks)[1].madeAt = first; // other numbers of blocks
  EXPECT_EQ(found(), "");
  (*got.stackBlocks)[1].madeAt = second;
  (*got.stackBlocks)[0] = at(first, {Read}); // smaller
  EXPECT_EQ(found(), "");
  (*got.stackBlocks)[0] = at(first, {0, Read});
  EXPECT_EQ(found(), "stack block 0 (memref.alloca at f.mlir:2:3), byte 1 that is read: the source leaves it alone, "
                     "read;");
}

TEST(PlaceTest, anywhereHasNoPositionsThatArgumentsDecide) {
  Place place{PlaceKind::Buffer, 1, 12};
  EXPECT_EQ(place.text(), "buffer 1, byte 12");
  EXPECT_EQ(place.anywhere(), "buffer 1, byte *");
  place.field = "outside of the view of argument 0";
  EXPECT_EQ(place.anywhere(), "buffer 1, byte *, outside of the view of argument 0");
  place.kind = PlaceKind::Element;
  place.field = "element [1, -2]";
  EXPECT_EQ(place.text(), "argument 0, element [1, -2] (buffer 1, byte 12)");
  EXPECT_EQ(place.anywhere(), "argument 0, element [*] (buffer 1, byte *)");
  place = {PlaceKind::ResultView, 0, 3};
  EXPECT_EQ(place.anywhere(), "result memref 0, elements [*]");
  place.at = Place::kWhole;
  EXPECT_EQ(place.anywhere(), place.text());
  place = {PlaceKind::HeapAccess, 3, 8};
  place.field = "read";
  place.given = "memref.alloc at f.mlir:2:3";
  EXPECT_EQ(place.text(), "heap block 3 (memref.alloc at f.mlir:2:3), byte 8 that is read");
  EXPECT_EQ(place.anywhere(), "heap block * (memref.alloc at f.mlir:2:3), byte * that is read");
  place.kind = PlaceKind::GlobalAccess;
  place.given = "g";
  EXPECT_EQ(place.anywhere(), "global @g, byte * that is read");
  place = {PlaceKind::Result, 2};
  place.field = "stride of dimension 1";
  EXPECT_EQ(place.anywhere(), "result 2: stride of dimension 1");
}
