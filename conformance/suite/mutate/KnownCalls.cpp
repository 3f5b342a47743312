//===-- KnownCalls.cpp - calls of mutants, and what is right ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Outcomes to what they say. Runs nothing.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/mutate/KnownCalls.h"

#include "conformance/case/Expectation.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace llvm;
using namespace memref_cts::conformance;

std::string memref_cts::conformance::firstLine(StringRef text) { return text.split('\n').first.str(); }

KnownEntry memref_cts::conformance::knownEntry(const ReadCase &read, StringRef name) {
  const refrt_program *program = read.program.get();
  KnownEntry entry;
  entry.name = name.str();
  entry.comparer =
      std::make_unique<Comparer>(program, refrt_program_find_function(program, entry.name.c_str()), read.tolerance);
  return entry;
}

static bool isOpen(const Fact &fact) {
  return fact.state == REFRT_ANY_NAN || (fact.state & (REFRT_UNDEF | REFRT_CHOSEN)) != 0;
}
static bool isOpen(uint8_t mark) {
  return mark == REFRT_SHADOW_CHOSEN || mark == REFRT_SHADOW_POISON || mark == REFRT_SHADOW_UNDEF ||
         mark == REFRT_SHADOW_NAN_REST || (mark >= REFRT_SHADOW_NAN && mark < REFRT_SHADOW_APPROX);
}
static uint8_t markAt(const Bytes &bytes, size_t i) {
  return i < bytes.shadow.size() ? bytes.shadow[i] : uint8_t(REFRT_SHADOW_INITIALIZED);
}

bool memref_cts::conformance::hasOpen(const Outcome &outcome) {
  return any_of(outcome.results, [](const Fact &fact) { return isOpen(fact); }) ||
         any_of(outcome.buffers,
                [](const Bytes &bytes) { return any_of(bytes.shadow, [](uint8_t mark) { return isOpen(mark); }); });
}

bool memref_cts::conformance::differsWhereOpen(const Outcome &expected, const Outcome &before, const Outcome &after) {
  for (size_t i = 0; i < std::min({expected.results.size(), before.results.size(), after.results.size()}); ++i) {
    const Fact &was = before.results[i], &is = after.results[i];
    if (isOpen(expected.results[i]) && (was.lo != is.lo || was.hi != is.hi || was.state != is.state))
      return true;
  }
  for (size_t b = 0; b < std::min({expected.buffers.size(), before.buffers.size(), after.buffers.size()}); ++b) {
    const Bytes &was = before.buffers[b], &is = after.buffers[b];
    for (size_t i = 0; i < std::min(was.bytes.size(), is.bytes.size()); ++i)
      if (isOpen(markAt(expected.buffers[b], i)) && (was.bytes[i] != is.bytes[i] || markAt(was, i) != markAt(is, i)))
        return true;
  }
  return false;
}

Verdict memref_cts::conformance::judge(const ReadCase &read, const KnownEntry &entry, const KnownCall &call,
                                       const Outcome &seen) {
  Verdict verdict = entry.comparer->compare(call.expected, seen, /*isReferenceMachine=*/true);
  if (verdict.kind == VerdictKind::Agree && call.call.expectation)
    return checkExpectation(read.program.get(), call.call, call.input, seen, read.tolerance.ulp);
  return verdict;
}

std::string memref_cts::conformance::shown(const Verdict &verdict, const Outcome &seen) {
  if (verdict.bad())
    return std::string(name(verdict.kind)) + (verdict.path.empty() ? "" : ": " + verdict.path);
  // The same call ended within the limits before.
  if (seen.kind == Outcome::OutOfFuel)
    return "it does not end";
  if (seen.kind == Outcome::Refused)
    return "it is refused: " + firstLine(seen.message);
  if (verdict.cause.reason == Reason::Undef)
    return "undef decides" + (verdict.path.empty() ? "" : ": " + verdict.path);
  return "";
}

RunLimits memref_cts::conformance::limitsOfMutants(RunLimits limits, uint64_t steps) {
  constexpr uint64_t kTimesSteps = 16, kMoreSteps = 20'000;
  limits.maxSteps = std::min(limits.maxSteps, kTimesSteps * steps + kMoreSteps);
  return limits;
}
