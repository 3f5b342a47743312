//===-- Materialize.cpp - from a call to memory and leaves -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Buffers of memref arguments come first, in argument order; descriptor objects
// of unranked arguments (DESC-UNRANKED-04) follow. The aligned pointer stands
// so far inside its buffer that elements below it exist (negative strides under
// a static offset); the allocated pointer lies `lead` bytes before it.
//
//===----------------------------------------------------------------------===//

#include "conformance/case/Call.h"
#include "conformance/case/Memory.h"
#include "conformance/compare/Leaves.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace llvm;
using namespace memref_cts::conformance;

uint8_t memref_cts::conformance::graffiti(uint32_t buffer, uint64_t index) {
  // High nibble names the buffer, the rest cycles with a period that no power
  // of two divides, so that neighbouring elements differ in every byte lane.
  return static_cast<uint8_t>(((buffer * 0x35u + 0x11u) & 0xf0u) ^
                              ((index * 0x9du + 0x17u + (index >> 8) * 0x3bu) & 0xffu));
}

Placement memref_cts::conformance::placementOf(const refrt_program *program, const Call &call, uint32_t argument) {
  const MemrefArgument &memref = call.arguments[argument].memref;
  uint32_t owner = memref.sameAs >= 0 ? static_cast<uint32_t>(memref.sameAs) : argument;
  Placement placement;
  for (uint32_t i = 0; i < owner; ++i)
    if (call.arguments[i].isMemref && call.arguments[i].memref.sameAs < 0)
      ++placement.buffer;
  const MemrefArgument &ownerMemref = call.arguments[owner].memref;
  int64_t lowest = 0, highest = -1;
  if (viewExtent(ownerMemref.sizes, ownerMemref.strides, ownerMemref.offset, lowest, highest) && lowest < 0)
    placement.base = static_cast<uint64_t>(-lowest) * refrt_type_get(program, ownerMemref.element)->size;
  placement.base += ownerMemref.lead;
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

static void writeInteger(uint8_t *bytes, ScalarBits value, uint64_t size, bool bigEndian) {
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

/// Contents before `data`: a function of the buffer number and the position alone.
static void fillBuffer(InputBuffer &buffer, const MemrefArgument &memref, uint32_t number) {
  buffer.bytes.resize(memref.bytes);
  switch (memref.fill) {
  case Fill::Zero:
    llvm::fill(buffer.bytes, uint8_t(0));
    return;
  case Fill::Ones:
    llvm::fill(buffer.bytes, uint8_t(0xff));
    return;
  case Fill::Graffiti:
    for (size_t i = 0; i < buffer.bytes.size(); ++i)
      buffer.bytes[i] = graffiti(number, i);
    return;
  }
}

/// Odd-width integers and rows of odd-width lanes keep only their own bits in
/// memory: what lies above them must be zero, as every store leaves it.
static void clearPadding(const refrt_program *program, const MemrefArgument &memref, InputBuffer &buffer) {
  const refrt_type_info *info = refrt_type_get(program, memref.element);
  bool isVector = info->kind == REFRT_KIND_VECTOR;
  if ((info->kind != REFRT_KIND_INT && !isVector) || info->size == 0)
    return;
  uint64_t rowLanes = isVector && info->rank ? static_cast<uint64_t>(info->sizes[info->rank - 1]) : 1;
  uint64_t rows = !isVector ? 1 : rowLanes ? info->leaves / rowLanes : 0;
  uint64_t bits = rowLanes * (isVector ? refrt_type_get(program, info->element)->bits : info->bits);
  if (bits % 8 == 0 || rows == 0)
    return;
  uint64_t stored = divideCeil(bits, 8), step = info->size / rows;
  uint64_t top = refrt_program_layout(program)->big_endian ? 0 : stored - 1;
  uint8_t keep = static_cast<uint8_t>((1u << (bits % 8)) - 1);
  for (uint64_t at = 0; at + stored <= buffer.bytes.size(); at += step)
    buffer.bytes[at + top] &= keep;
}

static void addDescriptorObject(const refrt_program *program, const MemrefArgument &memref, Placement placement,
                                Input &input) {
  const refrt_layout *layout = refrt_program_layout(program);
  uint64_t pointerBytes = layout->pointer_bits / 8, indexBytes = layout->index_bits / 8;
  size_t rank = memref.sizes.size();
  InputBuffer &object = input.buffers.emplace_back();
  object.align = 16;
  // As a C struct of these fields: padded to the alignment of its pointers.
  uint64_t fieldBytes = 2 * pointerBytes + (1 + 2 * rank) * indexBytes;
  object.bytes.assign(alignTo(fieldBytes, layout->pointer_align), 0);
  object.relocations.clear();
  object.relocations.push_back({0, placement.buffer, placement.allocated});
  object.relocations.push_back({pointerBytes, placement.buffer, placement.base});
  uint64_t at = 2 * pointerBytes;
  auto field = [&](int64_t value) {
    writeInteger(object.bytes.data() + at, {static_cast<uint64_t>(value), 0}, indexBytes, layout->big_endian);
    at += indexBytes;
  };
  field(memref.offset);
  for (int64_t size : memref.sizes)
    field(size);
  for (int64_t stride : memref.strides)
    field(stride);
}

Error memref_cts::conformance::materialize(const refrt_program *program, const Call &call, Input &input) {
  const refrt_function_info *info =
      refrt_program_function(program, refrt_program_find_function(program, call.entry.c_str()));
  if (!info)
    return createStringError("the module defines no function @" + call.entry);
  ArrayRef<refrt_type> types = argumentTypes(program, info->type);
  unsigned indexBits = refrt_program_layout(program)->index_bits;
  uint64_t indexMask = indexBits >= 64 ? ~0ull : (1ull << indexBits) - 1;
  input.leaves.clear();
  // Buffers are reused from call to call: their memory is worth keeping.
  size_t numBuffers = 0;
  for (uint32_t i = 0; i < call.arguments.size(); ++i) {
    if (!call.arguments[i].isMemref || call.arguments[i].memref.sameAs >= 0)
      continue;
    const MemrefArgument &memref = call.arguments[i].memref;
    if (memref.bytes > kMaxBufferBytes)
      return createStringError("argument " + Twine(i) + " needs a buffer of " + Twine(memref.bytes) + " bytes");
    if (input.buffers.size() <= numBuffers)
      input.buffers.emplace_back();
    InputBuffer &buffer = input.buffers[numBuffers++];
    buffer.align = memref.align;
    buffer.argument = i;
    buffer.space = refrt_type_get(program, types[i])->space;
    buffer.relocations.clear();
    fillBuffer(buffer, memref, i);
    clearPadding(program, memref, buffer);
  }
  input.buffers.resize(numBuffers);
  for (uint32_t i = 0; i < call.arguments.size(); ++i) {
    const Argument &argument = call.arguments[i];
    if (!argument.isMemref) {
      const refrt_type_info *type = refrt_type_get(program, types[i]);
      if (type->kind == REFRT_KIND_FUNCTION || type->kind == REFRT_KIND_PTR)
        return createStringError("argument " + Twine(i) +
                                 " is a function or pointer: no caller from outside can make one");
      for (ScalarBits bits : argument.leaves)
        input.leaves.push_back({bits.lo, bits.hi, -1});
      continue;
    }
    const MemrefArgument &memref = argument.memref;
    Placement placement = placementOf(program, call, i);
    if (!memref.data.empty()) {
      std::vector<uint8_t> &bytes = input.buffers[placement.buffer].bytes;
      uint64_t storeSize = refrt_type_get(program, memref.element)->store_size;
      ArrayRef<ScalarBits> leaves = memref.data;
      bool fits = true;
      forEachElement(program, memref, placement.base, [&](int64_t at) {
        fits = at >= 0 && static_cast<uint64_t>(at) + storeSize <= bytes.size();
        if (!fits)
          return false;
        size_t used = writeElement(program, memref.element, leaves, bytes.data() + at);
        fits = used != 0;
        leaves = leaves.drop_front(std::min(used, leaves.size()));
        return fits;
      });
      if (!fits)
        return createStringError("argument " + Twine(i) + ": data= does not fit its buffer or has no byte form");
    }
    if (memref.unranked) {
      addDescriptorObject(program, memref, placement, input);
      input.buffers.back().argument = i;
      input.leaves.push_back({memref.sizes.size(), 0, -1});
      input.leaves.push_back({0, 0, static_cast<int32_t>(input.buffers.size() - 1)});
      continue;
    }
    for (uint64_t position : {placement.allocated, placement.base})
      input.leaves.push_back({position, 0, static_cast<int32_t>(placement.buffer)});
    auto field = [&](int64_t value) { input.leaves.push_back({static_cast<uint64_t>(value) & indexMask, 0, -1}); };
    field(memref.offset);
    for (int64_t size : memref.sizes)
      field(size);
    for (int64_t stride : memref.strides)
      field(stride);
  }
  return Error::success();
}
