//===-- Materialize.cpp - from a call to memory and leaves -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Buffers of memref arguments come first, in argument order; descriptor objects
// of unranked arguments (DESC-UNRANKED-04) follow. The allocated pointer stands
// at byte `start` of its buffer, the aligned pointer `lead` bytes behind it.
//
//===----------------------------------------------------------------------===//

#include "conformance/case/Materialize.h"
#include "conformance/case/BufferBytes.h"
#include "conformance/case/NoFunction.h"
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
    return createStringError(noFunction(program, call.entry));
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
    Placement placement = placementOf(call, i);
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
