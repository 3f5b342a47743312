//===-- EngineLibraryTest.cpp - runtime libraries side by side ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What this project's runtime and MLIR's own libraries both have does the same.
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/native/NativeSymbols.h"

#include <cstring>
#include <random>

#include <gtest/gtest.h>

using namespace memref_cts::conformance;

namespace {

using Symbols = std::vector<std::pair<std::string, void *>>;

void *find(const Symbols &symbols, const std::string &name) {
  for (const std::pair<std::string, void *> &symbol : symbols)
    if (symbol.first == name)
      return symbol.second;
  return nullptr;
}

constexpr int kMaxRank = 5;

struct Ranked {
  char *allocated, *aligned;
  int64_t numbers[1 + 2 * kMaxRank]; // offset, rank sizes, rank strides
};
struct Unranked {
  int64_t rank;
  Ranked *descriptor;
};
using Copy = void (*)(int64_t, Unranked *, Unranked *);

/// Bytes, and a view that lies inside of them; none of its elements overlap.
struct Side {
  Side(std::mt19937_64 &random, const std::vector<int64_t> &sizes, int64_t elementBytes) {
    auto draw = [&](int64_t low, int64_t high) { return std::uniform_int_distribution<int64_t>(low, high)(random); };
    int64_t rank = int64_t(sizes.size()), step = draw(1, 3), lowest = 0;
    std::vector<int64_t> order(sizes.size()), strides(sizes.size());
    for (int64_t i = 0; i < rank; ++i)
      order[size_t(i)] = i;
    std::shuffle(order.begin(), order.end(), random);
    for (int64_t dimension : order) {
      bool isNegative = draw(0, 2) == 0;
      strides[size_t(dimension)] = isNegative ? -step : step;
      if (isNegative && sizes[size_t(dimension)] > 0)
        lowest += step * (sizes[size_t(dimension)] - 1);
      step = step * std::max<int64_t>(sizes[size_t(dimension)], 1) + draw(0, 2);
    }
    int64_t offset = lowest + draw(0, 3);
    bytes.resize(size_t((offset + step + 3) * elementBytes));
    for (char &byte : bytes)
      byte = char(draw(-128, 127));
    view.descriptor = &ranked;
    view.rank = rank;
    ranked.allocated = ranked.aligned = bytes.data();
    ranked.numbers[0] = offset;
    for (int64_t i = 0; i < rank; ++i) {
      ranked.numbers[1 + i] = sizes[size_t(i)];
      ranked.numbers[1 + rank + i] = strides[size_t(i)];
    }
  }
  std::vector<char> bytes;
  Ranked ranked = {};
  Unranked view = {};
};

TEST(EngineLibraryTest, copiesAreThoseOfMLIR) {
  Copy ours = reinterpret_cast<Copy>(find(nativeSymbols(), "memrefCopy"));
  Copy theirs = reinterpret_cast<Copy>(find(mlirSymbols(), "memrefCopy"));
  ASSERT_TRUE(ours);
  ASSERT_TRUE(theirs) << "libmlir_c_runner_utils.so comes with MLIR's headers";
  ASSERT_NE(ours, theirs);
  std::mt19937_64 random(7);
  auto draw = [&](int64_t low, int64_t high) { return std::uniform_int_distribution<int64_t>(low, high)(random); };
  int copied = 0;
  for (int round = 0; round < 3000; ++round) {
    std::vector<int64_t> sizes(size_t(draw(0, kMaxRank)));
    for (int64_t &size : sizes)
      size = draw(0, 9) == 0 ? 0 : draw(1, 4);
    const int64_t widths[] = {1, 2, 3, 4, 8, 16, 24};
    int64_t elementBytes = widths[draw(0, 6)];
    Side source(random, sizes, elementBytes), target(random, sizes, elementBytes);
    const std::vector<char> before = target.bytes;
    ours(elementBytes, &source.view, &target.view);
    const std::vector<char> after = target.bytes;
    std::memcpy(target.bytes.data(), before.data(), before.size());
    theirs(elementBytes, &source.view, &target.view);
    EXPECT_EQ(after, target.bytes) << "round " << round;
    copied += after != before;
  }
  EXPECT_GT(copied, 1500); // most are not empty
}

} // namespace
