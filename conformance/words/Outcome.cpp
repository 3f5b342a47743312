//===-- Outcome.cpp - names and reuse of outcomes -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The few functions of the plain data types in Outcome.h and Engine.h.
//
//===----------------------------------------------------------------------===//
#include "conformance/words/Outcome.h"
#include "conformance/Engine.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <csignal>

using namespace memref_cts::conformance;

Engine::~Engine() = default;

void Outcome::clear() {
  kind = Broken;
  trap = REFRT_TRAP_NONE;
  reason = Reason::None;
  signal = 0;
  systemCall.clear();
  message.clear();
  location = Location();
  operation.clear();
  origin.clear();
  operationAt = originAt = OperationAt();
  results.clear();
  views.clear();
  objects.clear();
  buffers.clear();
  guardHits.clear();
  accessed.clear();
  accessedGlobals.clear();
  heapBlocks.reset();
  stackBlocks.reset();
  trace.clear();
  globals.clear();
  otherGlobals.clear();
  heapOrigins.clear();
  heapEmpty.clear();
  pointers.clear();
  printed.clear();
  assertion.clear();
  liveAllocations = 0;
  stackTurns = 0;
  stackPlace.clear();
  stackBytes = largestBytes = 0;
  frames = 0;
  largestPlace.clear();
  deepStack = false;
  floatEnvironment.clear();
  changedRegisters.clear();
  steps = 0;
  callers = Callers::One;
  undetermined = false;
}

uint32_t Outcome::otherGlobal(const char *name) {
  size_t number = llvm::find(otherGlobals, name) - otherGlobals.begin();
  if (number == otherGlobals.size())
    otherGlobals.push_back(name);
  return kOtherSymbols + uint32_t(number);
}

/// What bytes have instead of PointerFact::Global and Function for a symbol that the source
/// has not. A pointer of 32 bits has four for the kind.
static constexpr uint64_t kOtherGlobalKind = 14, kOtherFunctionKind = 13;

void memref_cts::conformance::writeFact(const refrt_layout &layout, const PointerFact &fact, uint8_t *at) {
  unsigned size = layout.pointer_bits / 8, kindAt = size == 8 ? 56 : 28, indexAt = size == 8 ? 40 : 20;
  uint64_t kind = fact.kind;
  if (fact.index >= kOtherSymbols && fact.kind == PointerFact::Global)
    kind = kOtherGlobalKind;
  if (fact.index >= kOtherSymbols && fact.kind == PointerFact::Function)
    kind = kOtherFunctionKind;
  uint64_t number = (kind + 1) << kindAt |
                    (uint64_t(fact.index) & ((uint64_t(1) << (kindAt - indexAt)) - 1)) << indexAt |
                    (uint64_t(fact.offset) & ((uint64_t(1) << indexAt) - 1));
  for (unsigned i = 0; i < size; ++i)
    at[layout.big_endian ? size - 1 - i : i] = uint8_t(number >> (8 * i));
}

PointerFact memref_cts::conformance::readFact(const refrt_layout &layout, const uint8_t *at) {
  unsigned size = layout.pointer_bits / 8, kindAt = size == 8 ? 56 : 28, indexAt = size == 8 ? 40 : 20;
  uint64_t number = 0;
  for (unsigned i = 0; i < size; ++i)
    number |= uint64_t(at[layout.big_endian ? size - 1 - i : i]) << (8 * i);
  PointerFact fact;
  uint64_t kind = (number >> kindAt) - 1, sign = uint64_t(1) << (indexAt - 1);
  fact.kind = kind > PointerFact::Stack ? PointerFact::Other : PointerFact::Kind(kind);
  fact.index = uint32_t(number >> indexAt & ((uint64_t(1) << (kindAt - indexAt)) - 1));
  if (kind == kOtherGlobalKind || kind == kOtherFunctionKind) {
    fact.kind = kind == kOtherGlobalKind ? PointerFact::Global : PointerFact::Function;
    fact.index += kOtherSymbols;
  }
  fact.offset = int64_t(((number & ((uint64_t(1) << indexAt) - 1)) ^ sign) - sign);
  return fact;
}

void memref_cts::conformance::addPrinted(std::string &printed, const char *text, size_t length) {
  printed.append(text, std::min(length, kMaxPrinted - printed.size()));
}

const char *memref_cts::conformance::name(Outcome::Kind kind) {
  switch (kind) {
  case Outcome::Returned:
    return "returned";
  case Outcome::Trapped:
    return "trapped";
  case Outcome::OutOfFuel:
    return "out-of-fuel";
  case Outcome::Refused:
    return "refused";
  case Outcome::Crashed:
    return "crashed";
  case Outcome::TimedOut:
    return "timed-out";
  case Outcome::Broken:
    return "broken";
  }
  return "broken";
}

bool memref_cts::conformance::stoppedByTrapInstruction(const Outcome &outcome) {
  return outcome.kind == Outcome::Crashed && (outcome.signal == SIGILL || outcome.signal == SIGTRAP);
}
