//===-- RegionView.h - from an address to a fact -----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The facts of pointerfact.h for engines: of any regions, and of those of a native run.
// Where the regions are is for the engine to know.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_BOUNDARY_REGIONVIEW_H
#define MEMREF_CTS_CONFORMANCE_BOUNDARY_REGIONVIEW_H

#include "conformance/boundary/LeafPlan.h"
#include "conformance/boundary/pointerfact.h"
#include "llvm/ADT/DenseMap.h"

#include <optional>

namespace memref_cts::conformance {

/// What the pointer is a fact about, in memory with these regions.
PointerFact pointerFactOf(const cts_regions &regions, const refrt_value &pointer);

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
  /// By address, as PointerFact has it.
  virtual const llvm::DenseMap<uint64_t, uint32_t> &functionsByAddress() const = 0;

private:
  template <cts_fact_kind Kind, std::optional<Region> (RegionView::*Find)(uint64_t)>
  static int find(void *user, const refrt_value *pointer, cts_region *found);
  std::optional<Region> frameAt(uint64_t address);
  std::optional<Region> functionAt(uint64_t address);
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_BOUNDARY_REGIONVIEW_H
