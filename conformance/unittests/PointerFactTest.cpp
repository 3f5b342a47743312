//===-- PointerFactTest.cpp - from an address to a fact --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Regions that are made up. EngineRunTest has the memories of engines.
//
//===----------------------------------------------------------------------===//

#include "conformance/boundary/RegionView.h"

#include <gtest/gtest.h>

using namespace memref_cts::conformance;

namespace {

/// Regions of each kind; all have 64 bytes, those of kind n begin at 0x100 * n.
struct Memory {
  bool alive = true;
  unsigned asked = 0; // finders

  template <cts_fact_kind Kind>
  static int find(void *user, const refrt_value *pointer, cts_region *found) {
    Memory *memory = static_cast<Memory *>(user);
    ++memory->asked;
    uint64_t begin = 0x100 * uint64_t(Kind);
    if (pointer->lo < begin || pointer->lo - begin > 64)
      return 0;
    *found = {Kind, memory->alive, begin, 7};
    return 1;
  }
  /// Has every address.
  template <cts_fact_kind Kind>
  static int findAny(void *, const refrt_value *, cts_region *found) {
    *found = {Kind, 1, 0, 0};
    return 1;
  }

  PointerFact factOf(uint64_t address) {
    cts_regions regions = {this,
                           find<CTS_FACT_BUFFER>,
                           find<CTS_FACT_HEAP>,
                           find<CTS_FACT_STACK>,
                           find<CTS_FACT_GLOBAL>,
                           find<CTS_FACT_FUNCTION>};
    return pointerFactOf(regions, {address, 0, REFRT_DEFINED, 0});
  }
};

void expectFact(const PointerFact &fact, PointerFact::Kind kind, uint32_t index, int64_t offset) {
  EXPECT_EQ(fact.kind, kind);
  EXPECT_EQ(fact.index, index);
  EXPECT_EQ(fact.offset, offset);
}

} // namespace

TEST(PointerFactTest, saysIndexAndOffsetWhereTheyMeanSomething) {
  Memory memory;
  expectFact(memory.factOf(0x100 * CTS_FACT_BUFFER + 5), PointerFact::Buffer, 7, 5);
  expectFact(memory.factOf(0x100 * CTS_FACT_HEAP + 64), PointerFact::Heap, 7, 64);
  expectFact(memory.factOf(0x100 * CTS_FACT_GLOBAL), PointerFact::Global, 7, 0);
  expectFact(memory.factOf(0x100 * CTS_FACT_FUNCTION + 1), PointerFact::Function, 7, 0);
  expectFact(memory.factOf(0x100 * CTS_FACT_STACK + 8), PointerFact::Stack, 0, 0);
  expectFact(memory.factOf(1), PointerFact::Other, 0, 0);
}

TEST(PointerFactTest, saysNothingMoreOfDeadMemory) {
  Memory memory;
  memory.alive = false;
  for (cts_fact_kind kind : {CTS_FACT_BUFFER, CTS_FACT_HEAP, CTS_FACT_STACK, CTS_FACT_GLOBAL})
    expectFact(memory.factOf(0x100 * uint64_t(kind) + 8), PointerFact::Dead, 0, 0);
}

TEST(PointerFactTest, asksNobodyAboutNull) {
  Memory memory;
  expectFact(memory.factOf(0), PointerFact::Null, 0, 0);
  EXPECT_EQ(memory.asked, 0u);
}

TEST(PointerFactTest, asksInOneOrder) {
  using M = Memory;
  cts_regions regions = {nullptr,
                         M::findAny<CTS_FACT_BUFFER>,
                         M::findAny<CTS_FACT_HEAP>,
                         M::findAny<CTS_FACT_STACK>,
                         M::findAny<CTS_FACT_GLOBAL>,
                         M::findAny<CTS_FACT_FUNCTION>};
  for (cts_find_region *first : {&regions.buffer, &regions.block, &regions.stack, &regions.global, &regions.function}) {
    cts_region expected = {};
    (*first)(nullptr, nullptr, &expected);
    EXPECT_EQ(int(pointerFactOf(regions, {1, 0, REFRT_DEFINED, 0}).kind), int(expected.kind));
    *first = nullptr;
  }
  EXPECT_EQ(pointerFactOf(regions, {1, 0, REFRT_DEFINED, 0}).kind, PointerFact::Other);
}

TEST(PointerFactTest, factsInMemoryReadBack) {
  for (uint32_t bits : {64u, 32u})
    for (bool bigEndian : {false, true}) {
      refrt_layout layout = {};
      layout.pointer_bits = bits;
      layout.big_endian = bigEndian;
      for (PointerFact fact :
           {PointerFact{PointerFact::Null, 0, 0}, PointerFact{PointerFact::Buffer, 3, -12},
            PointerFact{PointerFact::Global, 200, 70000}, PointerFact{PointerFact::Global, kOtherSymbols + 200, -4},
            PointerFact{PointerFact::Function, 9, 0}, PointerFact{PointerFact::Function, kOtherSymbols + 9, 0},
            PointerFact{PointerFact::Other, 0, 0}}) {
        uint8_t bytes[8];
        writeFact(layout, fact, bytes);
        PointerFact again = readFact(layout, bytes);
        EXPECT_EQ(std::tie(again.kind, again.index, again.offset), std::tie(fact.kind, fact.index, fact.offset));
      }
    }
}
