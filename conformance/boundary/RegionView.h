//===-- RegionView.h - from an address to a fact -----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an address of a native run is a fact about: which of its regions are asked, in
// which order, and what each says. Where the regions are is for the engine to know.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_BOUNDARY_REGIONVIEW_H
#define MEMREF_CTS_CONFORMANCE_BOUNDARY_REGIONVIEW_H

#include "conformance/boundary/LeafPlan.h"
#include "llvm/ADT/DenseMap.h"

#include <optional>

namespace memref_cts::conformance {

class RegionView : public MemoryView {
public:
  PointerFact pointer(const refrt_value &value) final;
  PointerFact function(const refrt_value &value) final;

protected:
  struct Region {
    uint64_t begin = 0;
    uint32_t index = 0; // as PointerFact has it
    bool alive = true;
  };
  /// Of the native stack: frames of the run lie from `top` to `high`, those that ended
  /// from `low` to `top`.
  struct Stack {
    uint64_t low = 0, top = 0, high = 0;
  };

  /// The region that has the address, its guard zones included; nothing if there is none.
  virtual std::optional<Region> bufferAt(uint64_t address) = 0;
  /// The same; a living block that no fact is about yet gets the next number.
  virtual std::optional<Region> blockAt(uint64_t address) = 0;
  /// The same, the address behind its last byte included.
  virtual std::optional<Region> globalAt(uint64_t address) = 0;
  virtual Stack stack() const = 0;
  /// By address, the id in the source program.
  virtual const llvm::DenseMap<uint64_t, uint32_t> &functionsByAddress() const = 0;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_BOUNDARY_REGIONVIEW_H
