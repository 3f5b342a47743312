//===-- Tape.cpp - bytes read as choices -----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A choice takes as few bytes as its limit needs, so that a mutated byte changes
// one choice.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Tape.h"

using namespace memref_cts::fuzz;

uint64_t Tape::below(uint64_t limit) {
  if (limit <= 1)
    return 0;
  unsigned width = limit <= 256 ? 1 : limit <= 65536 ? 2 : 8;
  if (bytes.size() - position < width) {
    position = bytes.size();
    return 0;
  }
  if (map)
    map->draws.push_back({position, width, limit});
  uint64_t value = 0;
  for (unsigned i = 0; i < width; ++i)
    value |= uint64_t(bytes[position++]) << (8 * i);
  return value % limit;
}

int64_t Tape::between(int64_t low, int64_t high) {
  return low + static_cast<int64_t>(below(static_cast<uint64_t>(high - low) + 1));
}

void Tape::beginStatements() {
  if (depth++ || !map || map->draws.empty())
    return;
  const TapeMap::Draw &last = map->draws.back();
  if (last.position + last.width == position) // else the tape had run out
    map->count = map->draws.size() - 1;
}

void Tape::endStatements() { --depth; }

void Tape::beginStatement() {
  if (map && depth == 1)
    map->statements.push_back({position, position});
}

void Tape::endStatement() {
  if (!map || depth != 1)
    return;
  map->statements.back().end = position;
  if (map->statements.back().begin == position) // the tape has run out
    map->statements.pop_back();
}

std::vector<uint8_t> Tape::random(uint64_t seed, uint64_t number, size_t length) {
  // SplitMix64 over a state that mixes both, eight bytes a step.
  uint64_t state = seed * 0x9e3779b97f4a7c15u ^ (number + 1) * 0xd1342543de82ef95u;
  std::vector<uint8_t> bytes(length);
  for (size_t i = 0; i < length; i += 8) {
    uint64_t word = state += 0x9e3779b97f4a7c15u;
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9u;
    word = (word ^ (word >> 27)) * 0x94d049bb133111ebu;
    word ^= word >> 31;
    for (size_t k = i; k < length && k < i + 8; ++k)
      bytes[k] = static_cast<uint8_t>(word >> (8 * (k - i)));
  }
  return bytes;
}
