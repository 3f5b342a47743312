//===-- AotMessages.cpp - bytes between tool and executables ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/aot/AotMessages.h"
#include "conformance/engines/aot/program/executable.h"
#include "llvm/ADT/STLExtras.h"

using namespace memref_cts::conformance;

void memref_cts::conformance::readSlots(Unpacker &in, std::vector<refrt_value> &values) {
  values.resize(in.count(16));
  for (refrt_value &value : values) {
    value = {};
    value.lo = in.number();
    value.hi = in.number();
  }
}

void ProcessMemory::read(Unpacker &in, const Input &input, const std::vector<MemoryRegion> &known) {
  stackLow = in.number();
  stackTop = in.number();
  stackHigh = in.number();
  in.good &= stackLow <= stackTop && stackTop <= stackHigh;
  stack = in.take(in.good ? stackHigh - stackTop : 0);
  readSlots(in, arguments);
  auto payload = [&](MemoryRegion &region) {
    const uint8_t *whole = region.size > kMaxAotMessage ? nullptr : in.take(region.size + uint64_t(2) * AOT_GUARD);
    in.good &= whole != nullptr;
    region.bytes = whole ? whole + AOT_GUARD : nullptr;
  };
  buffers.resize(in.count(8 + 2 * AOT_GUARD));
  in.good &= buffers.size() <= input.buffers.size();
  for (size_t i = 0; in.good && i < buffers.size(); ++i) {
    buffers[i].address = in.number();
    buffers[i].size = input.buffers[i].bytes.size();
    payload(buffers[i]);
  }
  heap.resize(in.count(24 + 2 * AOT_GUARD));
  for (MemoryRegion &block : heap) {
    block.address = in.number();
    block.size = in.number();
    block.alive = in.number() != 0;
    payload(block);
  }
  in.good &= in.number() == known.size();
  globals = known;
  for (MemoryRegion &global : globals)
    global.bytes = in.take(global.size);
  in.good &= in.atEnd();
}

const MemoryRegion *memref_cts::conformance::findRegion(const std::vector<MemoryRegion> &regions, uint64_t address,
                                                        uint64_t guard) {
  std::vector<MemoryRegion>::const_iterator after = llvm::upper_bound(
      regions, address, [&](uint64_t at, const MemoryRegion &region) { return at < region.address - guard; });
  if (after == regions.begin())
    return nullptr;
  const MemoryRegion &region = *std::prev(after);
  return address - (region.address - guard) <= region.size + 2 * guard ? &region : nullptr;
}

std::string memref_cts::conformance::requestOf(const Input &input, uint64_t maxBytes, size_t numResultLeaves) {
  Packer out;
  out.number(0);
  out.number(maxBytes);
  out.number(numResultLeaves);
  out.number(input.buffers.size());
  for (const InputBuffer &buffer : input.buffers) {
    out.number(buffer.align);
    out.number(buffer.bytes.size());
    out.bytes.append(buffer.bytes.begin(), buffer.bytes.end());
    out.number(buffer.relocations.size());
    for (const Relocation &relocation : buffer.relocations) {
      out.number(relocation.position);
      out.number(relocation.buffer);
      out.number(relocation.addend);
    }
  }
  out.number(input.leaves.size());
  for (const InputLeaf &leaf : input.leaves) {
    out.number(leaf.lo);
    out.number(leaf.hi);
    out.number(uint64_t(int64_t(leaf.buffer) + 1));
  }
  return std::move(out.bytes);
}
