//===-- Counterparts.cpp - which one stands for which ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each is paired with the first one that stood in its place, and keeps it.
//
//===----------------------------------------------------------------------===//

#include "conformance/compare/Counterparts.h"

#include <algorithm>

using namespace llvm;
using namespace memref_cts::conformance;

std::vector<const CallEvent *> memref_cts::conformance::observableCalls(const Outcome &outcome) {
  std::vector<const CallEvent *> calls;
  for (const CallEvent &event : outcome.trace)
    if (!event.library)
      calls.push_back(&event);
  return calls;
}

Counterparts::Counterparts(const refrt_program *program, const Outcome &reference, const Outcome &got)
    : program(program), origins(reference.heapOrigins), empty(reference.heapEmpty), otherGlobals(got.otherGlobals) {
  for (uint32_t global = 0; global < refrt_program_num_globals(program); ++global)
    if (uint32_t flags = refrt_program_global(program, global)->flags;
        (flags & (REFRT_GLOBAL_EXTERNAL | REFRT_GLOBAL_CONSTANT)) == 0)
      privateAt.push_back((flags & REFRT_GLOBAL_PRIVATE) != 0);
  if (!reference.trace.empty()) {
    std::vector<const CallEvent *> wanted = observableCalls(reference), made = observableCalls(got);
    for (size_t i = 0; i < std::min(wanted.size(), made.size()); ++i) {
      meet(wanted[i]->arguments, made[i]->arguments);
      meet(wanted[i]->objects, made[i]->objects);
    }
  }
  meet(reference.results, got.results);
  meet(reference.objects, got.objects);
}

void Counterparts::meet(ArrayRef<Fact> expected, ArrayRef<Fact> got) {
  for (size_t i = 0; i < std::min(expected.size(), got.size()); ++i)
    if ((expected[i].state & (REFRT_UNDEF | REFRT_CHOSEN)) == 0)
      meet(expected[i].pointer, got[i].pointer);
}

void Counterparts::meet(const PointerFact &expected, const PointerFact &got) {
  if (expected.kind != got.kind)
    return;
  if (expected.kind == PointerFact::Heap)
    meet(expected.index, got.index);
  if (expected.kind == PointerFact::Global && isPrivate(expected.index) && !globalImages.contains(expected.index) &&
      globalOwners.try_emplace(got.index, expected.index).second)
    globalImages[expected.index] = got.index;
  if (expected.kind == PointerFact::Global && expected.index >= kOtherSymbols && isSection(got.index))
    placesInSections.try_emplace(expected.index, got.index, got.offset - expected.offset);
  if (expected.kind == PointerFact::Function && isPrivateFunction(expected.index) &&
      !functionImages.contains(expected.index) && functionOwners.try_emplace(got.index, expected.index).second)
    functionImages[expected.index] = got.index;
}

/// A lowering may rename a private function. One that still has its name is that function:
/// pointers to two of them that are exchanged are wrong.
bool Counterparts::isSameFunction(uint32_t expected, uint32_t got) const {
  if (!isPrivateFunction(expected))
    return expected == got;
  DenseMap<uint32_t, uint32_t>::const_iterator found = functionImages.find(expected);
  return found != functionImages.end() && found->second == got && (got == expected || got >= kOtherSymbols);
}

bool Counterparts::isSection(uint32_t got) const {
  const uint32_t number = got - kOtherSymbols;
  return got >= kOtherSymbols && number < otherGlobals.size() &&
         StringRef(otherGlobals[number]).starts_with(kObjectPrefix);
}

bool Counterparts::isSameGlobal(const PointerFact &expected, const PointerFact &got) const {
  if (auto place = placesInSections.find(expected.index); place != placesInSections.end())
    return place->second == std::pair(got.index, got.offset - expected.offset);
  if (expected.offset != got.offset)
    return false;
  const bool isKnown = got.index < kOtherSymbols && !isPrivate(got.index); // a public one of the source
  if (isPrivate(expected.index)) {
    DenseMap<uint32_t, uint32_t>::const_iterator found = globalImages.find(expected.index);
    return !isKnown && found != globalImages.end() && found->second == got.index;
  }
  // Constants are not told apart: those of equal contents may be one.
  return expected.index < kOtherSymbols ? expected.index == got.index : !isKnown;
}

/// A block of `got` stands for what it was first seen for, and for what a realloc in place
/// made of that. What was moved away from it does not come back.
void Counterparts::meet(uint32_t expected, uint32_t got) {
  if (images.contains(expected) || got >= kOtherSymbols) // no block has such a number
    return;
  uint32_t origin = expected < origins.size() ? origins[expected] : expected;
  DenseMap<uint32_t, uint32_t>::iterator owner = owners.find(got);
  if (owner == owners.end())
    owners[got] = origin;
  else if (owner->second != origin || current[origin] != got)
    return;
  images[expected] = current[origin] = got;
}
