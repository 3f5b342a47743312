//===-- EveryCall.cpp - all calls of a function that takes numbers ---------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A call is a number whose digits are the numbers of its arguments.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/mutate/EveryCall.h"

#include "conformance/compare/Leaves.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>
#include <random>

using namespace llvm;
using namespace memref_cts::conformance;

/// The scalar type that a value is made of; null: not of numbers.
static const refrt_type_info *numberOf(const refrt_program *program, refrt_type type) {
  const refrt_type_info *info = refrt_type_get(program, type);
  while (info && (info->kind == REFRT_KIND_VECTOR || info->kind == REFRT_KIND_COMPLEX))
    info = refrt_type_get(program, info->element);
  const bool isNumber =
      info && (info->kind == REFRT_KIND_INT || info->kind == REFRT_KIND_INDEX || info->kind == REFRT_KIND_FLOAT);
  return isNumber ? info : nullptr;
}

static std::optional<ArrayRef<refrt_type>> numbersTaken(const refrt_program *program, StringRef entry) {
  const refrt_function_info *function =
      refrt_program_function(program, refrt_program_find_function(program, entry.str().c_str()));
  if (!function)
    return std::nullopt;
  ArrayRef<refrt_type> types = argumentTypes(program, function->type);
  if (any_of(types, [&](refrt_type type) { return !numberOf(program, type); }))
    return std::nullopt;
  return types;
}

bool memref_cts::conformance::takesNumbersAlone(const refrt_program *program, StringRef entry) {
  return numbersTaken(program, entry).has_value();
}

/// Numbers at which something ends.
static std::vector<ScalarBits> edgesOf(const refrt_type_info &type) {
  std::vector<ScalarBits> edges;
  for (StringRef text : {"0.0", "-0.0", "1.0", "-1.0", "inf", "-inf", "nan", "0", "1", "-1"}) {
    if ((type.kind == REFRT_KIND_FLOAT) == (text.size() < 3 && text != "nan"))
      continue;
    if (Expected<ScalarBits> bits = parseScalar(type, text))
      edges.push_back(*bits);
    else
      consumeError(bits.takeError()); // the format has none
  }
  // The sign bit alone, and all others: the ends of integers, and near those of floats.
  if (type.bits <= 64) {
    const uint64_t sign = uint64_t(1) << (type.bits - 1);
    edges.push_back({sign, 0});
    edges.push_back({sign - 1, 0});
    edges.push_back({1, 0});
  }
  return edges;
}

void memref_cts::conformance::drawEdges(const refrt_program *program, const ArgumentPromises &promises, uint64_t number,
                                        Call &call) {
  std::optional<ArrayRef<refrt_type>> types = numbersTaken(program, call.entry);
  auto promised = promises.find(call.entry);
  std::mt19937_64 random(number);
  for (size_t i = 0; types && i < types->size(); ++i) {
    if (promised != promises.end() && i < promised->second.size() && promised->second[i].range)
      continue;
    const std::vector<ScalarBits> edges = edgesOf(*numberOf(program, (*types)[i]));
    for (ScalarBits &leaf : call.arguments[i].leaves) {
      const uint64_t drawn = random();
      if (drawn % 2 == 0)
        leaf = edges[drawn / 2 % edges.size()];
    }
  }
}

std::optional<EveryCall> EveryCall::of(const refrt_program *program, StringRef entry, const ArgumentPromises &promises,
                                       uint64_t most) {
  constexpr uint32_t kMostBits = 32; // of one number, as of kMost
  std::optional<ArrayRef<refrt_type>> types = numbersTaken(program, entry);
  if (!types)
    return std::nullopt;
  most = std::min(most, kMost);
  EveryCall calls;
  calls.entry = entry.str();
  calls.arguments = static_cast<uint32_t>(types->size());
  auto promised = promises.find(calls.entry);
  for (uint32_t i = 0; i < calls.arguments; ++i) {
    const refrt_type_info *scalar = numberOf(program, (*types)[i]);
    Digit digit{i, scalar->bits, 0, scalar->bits <= kMostBits ? uint64_t(1) << scalar->bits : 0};
    if (promised != promises.end() && i < promised->second.size() && promised->second[i].range) {
      const NumberRange &range = *promised->second[i].range;
      digit.first = range.first.lo;
      digit.count = range.count.hi || scalar->bits > 64 ? 0 : range.count.lo;
    }
    for (uint32_t leaf = 0; leaf < refrt_type_get(program, (*types)[i])->leaves; ++leaf) {
      if (digit.count == 0 || calls.number > most / digit.count)
        return std::nullopt;
      calls.number *= digit.count;
      calls.digits.push_back(digit);
    }
  }
  if (calls.number > most)
    return std::nullopt;
  // Near the golden section of the count, and without a divisor in common: each call has its turn.
  calls.step = std::max<uint64_t>(1, static_cast<uint64_t>(static_cast<double>(calls.number) * 0.6180339887));
  while (std::gcd(calls.step, calls.number) != 1)
    ++calls.step;
  return calls;
}

void EveryCall::get(uint64_t index, Call &call) const {
  call.entry = entry;
  call.expectation.reset();
  call.arguments.resize(arguments);
  for (Argument &argument : call.arguments) {
    argument.isMemref = false;
    argument.leaves.clear();
  }
  uint64_t rest = index * step % number; // both are at most 2^32
  for (const Digit &digit : digits) {
    const uint64_t mask = digit.bits >= 64 ? ~uint64_t(0) : (uint64_t(1) << digit.bits) - 1;
    call.arguments[digit.argument].leaves.push_back({(digit.first + rest % digit.count) & mask, 0});
    rest /= digit.count;
  }
}
