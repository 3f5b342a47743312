//===-- BufferBytes.cpp - where arguments and their elements lie ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Positions of bytes of memref arguments, and of leaves in an element, from the type
// alone. Must not know what a call says of contents.
//
//===----------------------------------------------------------------------===//

#include "conformance/case/BufferBytes.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;
using namespace memref_cts::conformance;

Placement memref_cts::conformance::placementOf(const Call &call, uint32_t argument) {
  const MemrefArgument &memref = call.arguments[argument].memref;
  uint32_t owner = memref.sameAs >= 0 ? static_cast<uint32_t>(memref.sameAs) : argument;
  Placement placement;
  for (uint32_t i = 0; i < owner; ++i)
    if (call.arguments[i].isMemref && call.arguments[i].memref.sameAs < 0)
      ++placement.buffer;
  const MemrefArgument &ownerMemref = call.arguments[owner].memref;
  placement.base = ownerMemref.start + ownerMemref.lead;
  if (placement.base > ownerMemref.bytes)
    placement.base = 0; // a deliberately small buffer: the access itself is the fault
  placement.allocated = placement.base - std::min(placement.base, ownerMemref.lead);
  return placement;
}

void memref_cts::conformance::forEachElement(const refrt_program *program, const MemrefArgument &memref, uint64_t base,
                                             function_ref<bool(int64_t)> visit) {
  int64_t elementBytes = static_cast<int64_t>(refrt_type_get(program, memref.element)->size);
  size_t rank = memref.sizes.size();
  for (int64_t size : memref.sizes)
    if (size <= 0)
      return;
  SmallVector<int64_t, 8> index(rank, 0);
  int64_t linear = memref.offset;
  while (true) {
    if (!visit(static_cast<int64_t>(base) + linear * elementBytes))
      return;
    size_t d = rank;
    while (d-- > 0) {
      linear += memref.strides[d];
      if (++index[d] < memref.sizes[d])
        break;
      linear -= memref.strides[d] * memref.sizes[d];
      index[d] = 0;
    }
    if (d == SIZE_MAX)
      return;
  }
}

void memref_cts::conformance::writeInteger(uint8_t *bytes, ScalarBits value, uint64_t size, bool bigEndian) {
  for (uint64_t i = 0; i < size; ++i) {
    uint64_t word = i < 8 ? value.lo >> (8 * i) : i < 16 ? value.hi >> (8 * (i - 8)) : 0;
    bytes[bigEndian ? size - 1 - i : i] = static_cast<uint8_t>(word);
  }
}

/// Bit `i` of the integer of `size` bytes that lies at `bytes`.
static std::pair<uint8_t *, unsigned> bitOf(uint8_t *bytes, uint64_t size, uint64_t i, bool bigEndian) {
  return {bytes + (bigEndian ? size - 1 - i / 8 : i / 8), static_cast<unsigned>(i % 8)};
}

ScalarBits memref_cts::conformance::readLeaf(const refrt_program *program, const refrt_type_info &scalar,
                                             const uint8_t *element, const LeafPlace &place) {
  bool bigEndian = refrt_program_layout(program)->big_endian;
  auto *bytes = const_cast<uint8_t *>(element) + place.offset; // only read
  uint64_t bits = place.shared ? scalar.bits : std::min<uint64_t>(place.size, 16) * 8;
  ScalarBits value;
  for (uint64_t i = 0; i < bits; ++i) {
    auto [byte, bit] = bitOf(bytes, place.size, place.shift + i, bigEndian);
    (i < 64 ? value.lo : value.hi) |= static_cast<uint64_t>(*byte >> bit & 1) << (i % 64);
  }
  return value;
}

void memref_cts::conformance::forEachLeaf(const refrt_program *program, refrt_type type, uint64_t offset,
                                          function_ref<void(const refrt_type_info &, const LeafPlace &)> visit) {
  const refrt_type_info *info = refrt_type_get(program, type);
  switch (info->kind) {
  case REFRT_KIND_COMPLEX: {
    const refrt_type_info *part = refrt_type_get(program, info->element);
    forEachLeaf(program, info->element, offset, visit);
    forEachLeaf(program, info->element, offset + part->size, visit);
    return;
  }
  case REFRT_KIND_VECTOR: {
    // Lanes lie without padding between them (LLVM vectors), bit by bit where
    // they do not fill bytes. Rows of an n-D vector have the padding of the row
    // type (arrays of vectors).
    const refrt_type_info *lane = refrt_type_get(program, info->element);
    bool bigEndian = refrt_program_layout(program)->big_endian;
    uint64_t rowLanes = info->rank ? static_cast<uint64_t>(info->sizes[info->rank - 1]) : 1;
    uint64_t rows = rowLanes ? info->leaves / rowLanes : 0;
    uint64_t rowBytes = rows ? info->size / rows : 0, storedBytes = divideCeil(rowLanes * lane->bits, 8);
    for (uint64_t row = 0; row < rows; ++row)
      for (uint64_t i = 0; i < rowLanes; ++i) {
        // The row is one integer; lane 0 is lowest in it, or highest on big-endian targets.
        uint64_t lowest = (bigEndian ? rowLanes - 1 - i : i) * lane->bits;
        uint64_t first = lowest / 8, last = (lowest + lane->bits - 1) / 8;
        visit(*lane, {offset + row * rowBytes + (bigEndian ? storedBytes - 1 - last : first), last - first + 1,
                      static_cast<unsigned>(lowest % 8), lane->bits % 8 != 0});
      }
    return;
  }
  case REFRT_KIND_INT:
  case REFRT_KIND_INDEX:
  case REFRT_KIND_FLOAT:
    visit(*info, {offset, info->store_size, 0, false});
    return;
  default:
    return;
  }
}

size_t memref_cts::conformance::writeElement(const refrt_program *program, refrt_type type, ArrayRef<ScalarBits> leaves,
                                             uint8_t *bytes) {
  bool bigEndian = refrt_program_layout(program)->big_endian;
  size_t used = 0;
  forEachLeaf(program, type, 0, [&](const refrt_type_info &scalar, const LeafPlace &place) {
    size_t number = used++;
    if (number >= leaves.size())
      return;
    if (!place.shared) {
      writeInteger(bytes + place.offset, leaves[number], place.size, bigEndian);
      return;
    }
    for (uint64_t i = 0; i < scalar.bits; ++i) {
      auto [byte, bit] = bitOf(bytes + place.offset, place.size, place.shift + i, bigEndian);
      uint64_t word = (i < 64 ? leaves[number].lo : leaves[number].hi) >> (i % 64);
      *byte = static_cast<uint8_t>((*byte & ~(1u << bit)) | (word & 1) << bit);
    }
  });
  return used;
}
