//===-- RegionView.cpp - from an address to a fact -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of the questions decides between regions that touch.
//
//===----------------------------------------------------------------------===//

#include "conformance/boundary/RegionView.h"

using namespace memref_cts::conformance;

PointerFact RegionView::function(const refrt_value &value) {
  PointerFact fact;
  if (value.lo == 0) {
    fact.kind = PointerFact::Null;
    return fact;
  }
  llvm::DenseMap<uint64_t, uint32_t>::const_iterator found = functionsByAddress().find(value.lo);
  fact.kind = found == functionsByAddress().end() ? PointerFact::Other : PointerFact::Function;
  if (fact.kind == PointerFact::Function)
    fact.index = found->second;
  return fact;
}

PointerFact RegionView::pointer(const refrt_value &value) {
  uint64_t address = value.lo;
  auto factOf = [&](PointerFact::Kind kind, const Region &region) {
    return PointerFact{kind, region.index, int64_t(address - region.begin)};
  };
  if (address == 0)
    return {PointerFact::Null};
  if (std::optional<Region> buffer = bufferAt(address))
    return factOf(PointerFact::Buffer, *buffer);
  if (std::optional<Region> block = blockAt(address))
    return block->alive ? factOf(PointerFact::Heap, *block) : PointerFact{PointerFact::Dead};
  if (Stack frames = stack(); address >= frames.low && address < frames.high)
    return {address >= frames.top ? PointerFact::Stack : PointerFact::Dead};
  if (std::optional<Region> global = globalAt(address))
    return factOf(PointerFact::Global, *global);
  return function(value);
}
