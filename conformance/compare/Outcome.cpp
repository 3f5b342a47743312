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
#include "conformance/Engine.h"
#include "conformance/Outcome.h"

#include <csignal>

using namespace memref_cts::conformance;

Engine::~Engine() = default;

void Outcome::clear() {
  kind = Broken;
  trap = REFRT_TRAP_NONE;
  signal = 0;
  message.clear();
  location.clear();
  results.clear();
  views.clear();
  objects.clear();
  buffers.clear();
  guardHits.clear();
  trace.clear();
  globals.clear();
  liveAllocations = 0;
  steps = 0;
  undetermined = false;
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
