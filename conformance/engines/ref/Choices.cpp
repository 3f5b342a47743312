//===-- Choices.cpp - choices that make no difference ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two outcomes of one shape are walked side by side, always in the same order.
//
//===----------------------------------------------------------------------===//

#include "conformance/engines/ref/Choices.h"

#include "llvm/ADT/STLExtras.h"

using namespace memref_cts::conformance;

/// `onFact` and `onBytes` get what is at one place in both. False where the shapes differ.
template <typename OutcomeT, typename OnFact, typename OnBytes>
static bool visit(OutcomeT &one, const Outcome &other, OnFact onFact, OnBytes onBytes) {
  auto facts = [&](auto &mine, const std::vector<Fact> &others) {
    if (mine.size() != others.size())
      return false;
    for (auto [fact, otherFact] : llvm::zip_equal(mine, others))
      onFact(fact, otherFact);
    return true;
  };
  auto bytes = [&](auto &mine, const Bytes &others) {
    if (mine.bytes.size() != others.bytes.size())
      return false;
    onBytes(mine, others);
    return true;
  };
  auto views = [&](auto &mine, const std::vector<View> &others) {
    return mine.size() == others.size() && llvm::all_of(llvm::zip_equal(mine, others), [&](auto pair) {
             return bytes(std::get<0>(pair).data, std::get<1>(pair).data);
           });
  };
  auto memory = [&](auto &mine, const std::vector<Bytes> &others) {
    return mine.size() == others.size() && llvm::all_of(llvm::zip_equal(mine, others), [&](auto pair) {
             return bytes(std::get<0>(pair), std::get<1>(pair));
           });
  };
  if (one.kind != other.kind || one.trap != other.trap || one.printed != other.printed ||
      one.trace.size() != other.trace.size() || one.liveAllocations != other.liveAllocations)
    return false;
  for (auto [event, otherEvent] : llvm::zip_equal(one.trace, other.trace))
    if (event.callee != otherEvent.callee || !facts(event.arguments, otherEvent.arguments) ||
        !facts(event.objects, otherEvent.objects) || !views(event.views, otherEvent.views))
      return false;
  return facts(one.results, other.results) && facts(one.objects, other.objects) && views(one.views, other.views) &&
         memory(one.buffers, other.buffers) && memory(one.globals, other.globals);
}

static bool isNumber(uint32_t state) { return state == REFRT_DEFINED || state == REFRT_CHOSEN; }
static bool isNumber(const Bytes &bytes, size_t i) {
  return bytes.shadow.empty() || bytes.shadow[i] == REFRT_SHADOW_INITIALIZED || bytes.shadow[i] == REFRT_SHADOW_CHOSEN;
}

static bool isSame(const Fact &one, const Fact &other) {
  return isNumber(other.state) && one.lo == other.lo && one.hi == other.hi && one.pointer.kind == other.pointer.kind &&
         one.pointer.index == other.pointer.index && one.pointer.offset == other.pointer.offset;
}

Choices::Choices(Outcome &outcome) : outcome(outcome), isSeen(outcome.undetermined) {
  size_t count = 0;
  visit(
      outcome, outcome,
      [&](Fact &fact, const Fact &) {
        isSeen |= fact.state == REFRT_CHOSEN;
        ++count;
      },
      [&](Bytes &bytes, const Bytes &) {
        isSeen |= llvm::is_contained(bytes.shadow, REFRT_SHADOW_CHOSEN);
        count += bytes.bytes.size();
      });
  if (isSeen)
    differs.resize(count);
}

bool Choices::add(const Outcome &other) {
  size_t at = 0;
  return visit(
      outcome, other,
      [&](Fact &fact, const Fact &otherFact) {
        differs[at] = differs[at] || (isNumber(fact.state) && !isSame(fact, otherFact));
        ++at;
      },
      [&](Bytes &bytes, const Bytes &others) {
        for (size_t i = 0; i < bytes.bytes.size(); ++i, ++at)
          if (isNumber(bytes, i) && (!isNumber(others, i) || bytes.bytes[i] != others.bytes[i]))
            differs[at] = true;
      });
}

void Choices::settle() {
  size_t at = 0;
  visit(
      outcome, outcome,
      [&](Fact &fact, const Fact &) {
        if (bool differing = differs[at++]; isNumber(fact.state))
          fact.state = differing ? REFRT_CHOSEN : REFRT_DEFINED;
      },
      [&](Bytes &bytes, const Bytes &) {
        for (size_t i = 0; i < bytes.bytes.size(); ++i, ++at) {
          if (differs[at] && bytes.shadow.empty())
            bytes.shadow.assign(bytes.bytes.size(), REFRT_SHADOW_INITIALIZED);
          if (!bytes.shadow.empty() && isNumber(bytes, i))
            bytes.shadow[i] = differs[at] ? REFRT_SHADOW_CHOSEN : REFRT_SHADOW_INITIALIZED;
        }
      });
  outcome.undetermined = false;
}
