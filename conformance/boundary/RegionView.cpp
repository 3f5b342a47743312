//===-- RegionView.cpp - from an address to a fact -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No order of its own: pointerfact.h decides between regions that touch.
//
//===----------------------------------------------------------------------===//

#include "conformance/boundary/RegionView.h"

#include "llvm/ADT/bit.h"

using namespace memref_cts::conformance;

static_assert(int(PointerFact::NotAPointer) == CTS_FACT_NOT_A_POINTER && int(PointerFact::Null) == CTS_FACT_NULL &&
              int(PointerFact::Buffer) == CTS_FACT_BUFFER && int(PointerFact::Heap) == CTS_FACT_HEAP &&
              int(PointerFact::Global) == CTS_FACT_GLOBAL && int(PointerFact::Function) == CTS_FACT_FUNCTION &&
              int(PointerFact::Dead) == CTS_FACT_DEAD && int(PointerFact::Other) == CTS_FACT_OTHER &&
              int(PointerFact::Stack) == CTS_FACT_STACK && kOtherSymbols == CTS_OTHER_SYMBOLS);

PointerFact memref_cts::conformance::pointerFactOf(const cts_regions &regions, const refrt_value &pointer) {
  cts_fact fact = cts_fact_of(&regions, &pointer);
  const uint64_t page = uint64_t(1) << kMostAlignment;
  return {PointerFact::Kind(fact.kind), uint32_t(fact.index), fact.offset,
          uint8_t(llvm::countr_zero(pointer.lo | page))};
}

/// A question to the engine, as pointerfact.h asks it.
template <cts_fact_kind Kind, std::optional<RegionView::Region> (RegionView::*Find)(uint64_t)>
int RegionView::find(void *user, const refrt_value *pointer, cts_region *found) {
  std::optional<Region> region = (static_cast<RegionView *>(user)->*Find)(pointer->lo);
  if (region)
    *found = {Kind, region->alive, region->begin, region->index};
  return region.has_value();
}

std::optional<RegionView::Region> RegionView::frameAt(uint64_t address) {
  Stack frames = stack();
  if (address < frames.low || address >= frames.high)
    return std::nullopt;
  return Region{frames.low, 0, address >= frames.top};
}

std::optional<RegionView::Region> RegionView::functionAt(uint64_t address) {
  llvm::DenseMap<uint64_t, uint32_t>::const_iterator found = functionsByAddress().find(address);
  if (found == functionsByAddress().end())
    return std::nullopt;
  return Region{address, found->second};
}

PointerFact RegionView::function(const refrt_value &value) {
  cts_regions regions = {};
  regions.user = this;
  regions.function = find<CTS_FACT_FUNCTION, &RegionView::functionAt>;
  return pointerFactOf(regions, value);
}

PointerFact RegionView::pointer(const refrt_value &value) {
  cts_regions regions = {};
  regions.user = this;
  regions.buffer = find<CTS_FACT_BUFFER, &RegionView::bufferAt>;
  regions.block = find<CTS_FACT_HEAP, &RegionView::blockAt>;
  regions.stack = find<CTS_FACT_STACK, &RegionView::frameAt>;
  regions.global = find<CTS_FACT_GLOBAL, &RegionView::globalAt>;
  regions.function = find<CTS_FACT_FUNCTION, &RegionView::functionAt>;
  return pointerFactOf(regions, value);
}
