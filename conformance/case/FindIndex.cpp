//===-- FindIndex.cpp - the element at a place of a view ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A congruence for each dimension whose stride others overlap, from the largest
// stride inwards.
//
//===----------------------------------------------------------------------===//

#include "conformance/case/FindIndex.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <limits>
#include <numeric>
#include <tuple>

using namespace llvm;

namespace {
/// A dimension with steps: more than one index, and a stride that is not zero. Indices of
/// negative strides are counted from the end, so that steps are positive.
struct Steps {
  size_t dimension;
  int64_t size, stride;
  bool isReversed;
  int64_t reach = 0;  // of the dimensions behind this one: the largest sum,
  int64_t common = 0; // and the greatest common divisor of their strides; 0: there are none
};
} // namespace

/// The least x >= 0 with a * x = b modulo `modulus`, or -1; others are multiples of
/// `period` away.
static int64_t solveCongruence(int64_t a, int64_t b, int64_t modulus, int64_t &period) {
  int64_t divisor = std::gcd(a, modulus);
  period = modulus / divisor;
  if (b % divisor != 0)
    return -1;
  if (period == 1)
    return 0;
  // The inverse of a / divisor by Euclid's algorithm.
  int64_t rest = a / divisor % period, lastRest = period, factor = 1, lastFactor = 0;
  while (rest != 1) {
    int64_t quotient = lastRest / rest;
    std::tie(lastRest, rest) = std::pair(rest, lastRest - quotient * rest);
    std::tie(lastFactor, factor) = std::pair(factor, lastFactor - quotient * factor);
  }
  APInt inverse(128, static_cast<uint64_t>(factor < 0 ? factor + period : factor));
  return static_cast<int64_t>(
      (inverse * static_cast<uint64_t>(b / divisor % period)).urem(static_cast<uint64_t>(period)));
}

/// Indices with which the steps add up to `linear`, which is not negative. Where strides
/// do not overlap, each dimension has one candidate at most.
static bool findSteps(ArrayRef<Steps> steps, int64_t linear, MutableArrayRef<int64_t> index) {
  if (steps.empty())
    return linear == 0;
  const Steps &outer = steps.front();
  int64_t behind = std::max<int64_t>(linear - outer.reach, 0), period = 1;
  int64_t low = behind / outer.stride + (behind % outer.stride != 0);
  int64_t high = std::min(outer.size - 1, linear / outer.stride);
  if (outer.common != 0) {
    int64_t first = solveCongruence(outer.stride, linear, outer.common, period);
    if (first < 0 || first > high)
      return false;
    high -= (high - first) % period;
    low = std::max(low, first);
  }
  int64_t count = high < low ? 0 : (high - low) / period + 1;
  for (int64_t k = 0; k < count; ++k) {
    // From the first index upwards.
    int64_t i = high - (outer.isReversed ? k : count - 1 - k) * period;
    index[outer.dimension] = outer.isReversed ? outer.size - 1 - i : i;
    if (findSteps(steps.drop_front(), linear - i * outer.stride, index))
      return true;
  }
  return false;
}

bool memref_cts::conformance::findIndex(ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides, int64_t linear,
                                        SmallVectorImpl<int64_t> &index) {
  SmallVector<Steps, 8> steps;
  for (size_t d = 0; d < sizes.size(); ++d) {
    int64_t stride = strides[d], last = sizes[d] - 1, back;
    if (sizes[d] <= 0)
      return false;
    if (last == 0 || stride == 0)
      continue;
    if (stride < 0 && (SubOverflow<int64_t>(0, stride, stride) || MulOverflow(last, stride, back) ||
                       AddOverflow(linear, back, linear)))
      return false; // no memory is as large
    steps.push_back({d, sizes[d], stride, strides[d] < 0});
  }
  if (linear < 0)
    return false;
  sort(steps, [](const Steps &a, const Steps &b) {
    return std::pair(b.stride, a.dimension) < std::pair(a.stride, b.dimension);
  });
  for (size_t i = steps.size(); i-- > 1;) {
    int64_t own;
    bool overflows =
        MulOverflow(steps[i].size - 1, steps[i].stride, own) || AddOverflow(own, steps[i].reach, steps[i - 1].reach);
    if (overflows)
      steps[i - 1].reach = std::numeric_limits<int64_t>::max();
    steps[i - 1].common = std::gcd(steps[i].stride, steps[i].common);
  }
  index.assign(sizes.size(), 0);
  return findSteps(steps, linear, index);
}
