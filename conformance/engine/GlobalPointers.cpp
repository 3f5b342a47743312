//===-- GlobalPointers.cpp - addresses in globals as facts ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which bytes of a type are pointers, and what to show for them. Must not
// compare.
//
//===----------------------------------------------------------------------===//

#include "conformance/engine/GlobalPointers.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace memref_cts::conformance;

static void findPointers(const refrt_program *program, refrt_type type, uint64_t base, PointerOffsets &offsets) {
  const refrt_type_info *info = refrt_type_get(program, type);
  const refrt_layout *layout = refrt_program_layout(program);
  uint64_t pointer = layout->pointer_bits / 8;
  switch (info->kind) {
  case REFRT_KIND_INT:
  case REFRT_KIND_INDEX:
  case REFRT_KIND_FLOAT:
  case REFRT_KIND_COMPLEX:
    return;
  case REFRT_KIND_PTR:
  case REFRT_KIND_FUNCTION:
    offsets.push_back(base);
    return;
  case REFRT_KIND_MEMREF:
    offsets.push_back(base);
    offsets.push_back(base + pointer);
    return;
  case REFRT_KIND_UNRANKED:
    offsets.push_back(base + llvm::alignTo(layout->index_bits / 8, layout->pointer_align));
    return;
  case REFRT_KIND_VECTOR: {
    const refrt_type_info *element = refrt_type_get(program, info->element);
    if (element->kind == REFRT_KIND_PTR)
      for (uint64_t i = 0; i < info->leaves; ++i)
        offsets.push_back(base + i * element->size);
    return;
  }
  case REFRT_KIND_ARRAY: {
    const refrt_type_info *element = refrt_type_get(program, info->element);
    PointerOffsets inside;
    findPointers(program, info->element, 0, inside);
    for (uint64_t i = 0; i < info->count && !inside.empty(); ++i)
      for (uint64_t offset : inside)
        offsets.push_back(base + i * element->size + offset);
    return;
  }
  case REFRT_KIND_STRUCT: {
    uint64_t at = 0;
    for (uint64_t i = 0; i < info->count; ++i) {
      const refrt_type_info *part = refrt_type_get(program, info->parts[i]);
      if (!info->packed)
        at = llvm::alignTo(at, part->align ? part->align : 1);
      findPointers(program, info->parts[i], base + at, offsets);
      at += part->size;
    }
    return;
  }
  }
}

std::vector<PointerOffsets> memref_cts::conformance::pointersOfGlobals(const refrt_program *source) {
  std::vector<PointerOffsets> result;
  for (uint32_t global = 0; global < refrt_program_num_globals(source); ++global) {
    const refrt_global_info *info = refrt_program_global(source, global);
    if (info->flags & (REFRT_GLOBAL_EXTERNAL | REFRT_GLOBAL_CONSTANT))
      continue;
    result.emplace_back();
    findPointers(source, info->type, 0, result.back());
  }
  return result;
}

static uint64_t readWord(const refrt_layout &layout, const Bytes &bytes, uint64_t at) {
  unsigned size = layout.pointer_bits / 8;
  uint64_t word = 0;
  for (unsigned i = 0; i < size; ++i)
    word |= uint64_t(bytes.bytes[at + (layout.big_endian ? size - 1 - i : i)]) << (8 * i);
  return word;
}

/// A number for the fact. A heap block is only that: who met it first is not known.
static void writeFact(const refrt_layout &layout, PointerFact fact, Bytes &bytes, uint64_t at) {
  unsigned size = layout.pointer_bits / 8;
  if (fact.kind == PointerFact::Heap)
    fact.index = fact.offset = 0;
  uint64_t number = encodeFact(fact);
  if (size < 8)
    number = (uint64_t(fact.kind) + 1) << 28 | (uint64_t(fact.index) & 0xff) << 20 | (uint64_t(fact.offset) & 0xfffff);
  for (unsigned i = 0; i < size; ++i)
    bytes.bytes[at + (layout.big_endian ? size - 1 - i : i)] = uint8_t(number >> (8 * i));
}

void memref_cts::conformance::showPointers(const PointerOffsets &offsets, MemoryView &memory, Bytes &bytes) {
  for (uint64_t at : offsets)
    if (at + memory.layout->pointer_bits / 8 <= bytes.bytes.size())
      writeFact(*memory.layout, memory.pointer({readWord(*memory.layout, bytes, at), 0, REFRT_DEFINED, 0}), bytes, at);
}

static void forget(Bytes &bytes, uint64_t at, uint64_t size) {
  if (bytes.shadow.empty())
    bytes.shadow.assign(bytes.bytes.size(), REFRT_SHADOW_INITIALIZED);
  std::fill_n(bytes.shadow.begin() + at, size, uint8_t(REFRT_SHADOW_UNDEF));
}

static bool isKnown(const Bytes &bytes, uint64_t at, uint64_t size) {
  for (uint64_t i = at; i < at + size && !bytes.shadow.empty(); ++i)
    if (bytes.shadow[i] != REFRT_SHADOW_INITIALIZED)
      return false;
  return true;
}

void memref_cts::conformance::showPointersOfReference(const PointerOffsets &offsets, MemoryView &memory,
                                                      llvm::function_ref<bool(uint64_t)> saysNothing, Bytes &bytes) {
  uint64_t size = memory.layout->pointer_bits / 8;
  for (uint64_t at : offsets) {
    if (at + size > bytes.bytes.size() || !isKnown(bytes, at, size))
      continue;
    uint64_t address = readWord(*memory.layout, bytes, at);
    PointerFact fact = memory.pointer({address, 0, REFRT_DEFINED, 0});
    bool shared = fact.kind == PointerFact::Null || fact.kind == PointerFact::Buffer || fact.kind == PointerFact::Heap ||
                  ((fact.kind == PointerFact::Global || fact.kind == PointerFact::Function) && fact.index != UINT32_MAX);
    if (shared && (fact.kind == PointerFact::Null || !saysNothing(address)))
      writeFact(*memory.layout, fact, bytes, at);
    else
      forget(bytes, at, size);
  }
}

void memref_cts::conformance::hideAddresses(const refrt_layout &layout, llvm::function_ref<bool(uint64_t)> isAddress,
                                            Bytes &bytes) {
  // Narrow addresses are small numbers, which mean something else more often.
  if (layout.pointer_bits < 64)
    return;
  for (uint64_t at = 0; at + 8 <= bytes.bytes.size(); at += 8)
    if (isAddress(readWord(layout, bytes, at)) && isKnown(bytes, at, 8))
      forget(bytes, at, 8);
}
