//===-- StoredPointers.cpp - pointers in memory as facts ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Marks to places, addresses to facts. Must not compare.
//
//===----------------------------------------------------------------------===//

#include "conformance/boundary/StoredPointers.h"

#include <algorithm>

using namespace memref_cts::conformance;

uint64_t memref_cts::conformance::readPointer(const refrt_layout &layout, const uint8_t *at) {
  unsigned size = layout.pointer_bits / 8;
  uint64_t word = 0;
  for (unsigned i = 0; i < size; ++i)
    word |= uint64_t(at[layout.big_endian ? size - 1 - i : i]) << (8 * i);
  return word;
}

/// The fact about the pointer at a place; of a heap block only that it is one: who met
/// it first is not known.
static PointerFact factAt(MemoryView &memory, const Bytes &bytes, uint64_t at) {
  PointerFact fact = memory.pointer({readPointer(*memory.layout, bytes.bytes.data() + at), 0, REFRT_DEFINED, 0});
  if (fact.kind == PointerFact::Heap)
    fact.index = fact.offset = 0;
  return fact;
}

static void findIn(MemoryView &memory, llvm::function_ref<bool(uint64_t)> saysNothing, bool isGlobal, uint32_t index,
                   Bytes &bytes, std::vector<PointerPlace> &places) {
  uint64_t size = memory.layout->pointer_bits / 8;
  for (uint64_t at = 0; at < bytes.shadow.size();) {
    uint8_t mark = bytes.shadow[at];
    if (!isPointerMark(mark)) {
      ++at;
      continue;
    }
    bool isWhole = mark == REFRT_SHADOW_POINTER + size && at + size <= bytes.shadow.size() &&
                   std::all_of(bytes.shadow.begin() + at + 1, bytes.shadow.begin() + at + size,
                               [](uint8_t rest) { return rest == REFRT_SHADOW_POINTER_REST; });
    PointerFact fact;
    bool isShared = false;
    if (isWhole) {
      fact = factAt(memory, bytes, at);
      isShared = fact.kind == PointerFact::Null || fact.kind == PointerFact::Buffer || fact.kind == PointerFact::Heap ||
                 (fact.kind == PointerFact::Global && fact.index < kOtherSymbols) || fact.kind == PointerFact::Function;
      isShared = isShared &&
                 (fact.kind == PointerFact::Null || !saysNothing(readPointer(*memory.layout, bytes.bytes.data() + at)));
    }
    uint64_t length = isWhole ? size : 1; // a part of one says nothing
    if (!isShared) {
      std::fill_n(bytes.shadow.begin() + at, length, uint8_t(REFRT_SHADOW_UNDEF));
    } else {
      writeFact(*memory.layout, fact, bytes.bytes.data() + at);
      places.push_back({isGlobal, index, at});
    }
    at += length;
  }
  normalizeShadow(bytes);
}

void memref_cts::conformance::findPointers(MemoryView &memory, llvm::function_ref<bool(uint64_t)> saysNothing,
                                           Outcome &outcome) {
  for (uint32_t i = 0; i < outcome.buffers.size(); ++i)
    findIn(memory, saysNothing, false, i, outcome.buffers[i], outcome.pointers);
  for (uint32_t i = 0; i < outcome.globals.size(); ++i)
    findIn(memory, saysNothing, true, i, outcome.globals[i], outcome.pointers);
}

void memref_cts::conformance::showPointers(const Input &input, MemoryView &memory, Outcome &outcome) {
  uint64_t size = memory.layout->pointer_bits / 8;
  for (const PointerPlace &place : input.pointers) {
    std::vector<Bytes> &list = place.inGlobal ? outcome.globals : outcome.buffers;
    if (place.index >= list.size() || place.offset + size > list[place.index].bytes.size())
      continue;
    Bytes &bytes = list[place.index];
    if (!bytes.shadow.empty()) {
      std::vector<uint8_t>::iterator mark = bytes.shadow.begin() + place.offset;
      // A number may be an address, too, but then it is that of this machine.
      if (!std::all_of(mark, mark + size, [](uint8_t m) {
            return m == REFRT_SHADOW_INITIALIZED || m == REFRT_SHADOW_CHOSEN || isPointerMark(m);
          }))
        continue;
      std::fill_n(mark, size, uint8_t(REFRT_SHADOW_INITIALIZED));
    }
    writeFact(*memory.layout, factAt(memory, bytes, place.offset), bytes.bytes.data() + place.offset);
  }
}
