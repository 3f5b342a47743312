//===- SubViewRank.cpp - What a rank-reducing subview keeps ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dimensions of other sizes than 1 stay, in order, and cut source and result
// into runs of ones. Within a run each dimension of the result is taken as far
// to the front as it can be and as far to the back. What lies between and looks
// the same is another choice. Carries OPS-MEMREF-02, OPS-MEMREF-03.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/memref/SubViewRank.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

class Matcher {
public:
  explicit Matcher(memref::SubViewOp op)
      : op(op), steps(op.getMixedStrides()), staticSteps(op.getStaticStrides()), sizes(op.getSourceType().getShape()) {}

  KeptDims run() {
    MemRefType result = op.getType();
    int64_t numSource = sizes.size(), numResult = result.getRank();
    if (numSource == numResult) {
      kept.dims = llvm::to_vector<6>(llvm::seq<int64_t>(0, numResult));
      return std::move(kept);
    }
    int64_t offset;
    if (failed(op.getSourceType().getStridesAndOffset(strides, offset)) ||
        failed(result.getStridesAndOffset(wanted, offset))) {
      kept.trouble = "has a layout that is not strides and an offset";
      return std::move(kept);
    }
    isDefault = op.getSourceType().getLayout().isIdentity();
    int64_t source = 0, target = 0;
    auto findOther = [](ArrayRef<int64_t> shape, int64_t from) {
      while (from < int64_t(shape.size()) && shape[from] == 1)
        ++from;
      return from;
    };
    while (true) {
      int64_t sourceEnd = findOther(op.getStaticSizes(), source);
      int64_t targetEnd = findOther(result.getShape(), target);
      bool isLast = sourceEnd == numSource;
      if (isLast != (targetEnd == numResult) || !matchOnes(source, sourceEnd, target, targetEnd) ||
          (!isLast &&
           (op.getStaticSizes()[sourceEnd] != result.getDimSize(targetEnd) || !agrees(sourceEnd, targetEnd)))) {
        kept.trouble = "has a result type that no choice of dimensions of size 1 gives, dropped from its source";
        return std::move(kept);
      }
      if (isLast)
        return std::move(kept);
      kept.dims.push_back(sourceEnd);
      source = sourceEnd + 1;
      target = targetEnd + 1;
    }
  }

private:
  std::optional<uint64_t> getStaticStep(int64_t dim) const {
    int64_t step = staticSteps[dim];
    return ShapedType::isStatic(step) ? std::optional<uint64_t>(step) : std::nullopt;
  }

  /// Whether the types say the same of the stride of a dimension in the result.
  bool agrees(int64_t dim, int64_t target) const {
    int64_t stride = staticSteps[dim];
    if (ShapedType::isStatic(strides[dim]) && ShapedType::isStatic(stride) &&
        !llvm::MulOverflow(strides[dim], stride, stride))
      return wanted[target] == stride;
    return ShapedType::isDynamic(wanted[target]);
  }

  /// Sizes from `begin` to `end`, multiplied, where they are known.
  std::optional<uint64_t> countElements(int64_t begin, int64_t end) const {
    uint64_t product = 1;
    for (int64_t size : sizes.slice(begin, end - begin)) {
      if (ShapedType::isDynamic(size))
        return std::nullopt;
      product *= size;
    }
    return product;
  }

  bool isZero(int64_t dim) const {
    return strides[dim] == 0 || staticSteps[dim] == 0 ||
           (isDefault && llvm::is_contained(sizes.drop_front(dim + 1), 0));
  }

  /// Whether two dimensions, the first before the second, have the same stride in
  /// the result whatever happens when the program runs.
  bool haveSameStride(int64_t first, int64_t second) const {
    if (isZero(first) || isZero(second))
      return isZero(first) && isZero(second);
    // The stride of `first` is that of `second` so often.
    std::optional<uint64_t> times;
    if (ShapedType::isStatic(strides[first]) && ShapedType::isStatic(strides[second])) {
      if (steps[first] == steps[second])
        return strides[first] == strides[second];
      return getStaticStep(first) && getStaticStep(second) &&
             uint64_t(strides[first]) * *getStaticStep(first) == uint64_t(strides[second]) * *getStaticStep(second);
    }
    if (isDefault)
      times = countElements(first + 1, second + 1);
    if (!times)
      return false;
    if (steps[first] == steps[second])
      return *times == 1;
    return getStaticStep(first) && getStaticStep(second) && *times * *getStaticStep(first) == *getStaticStep(second);
  }

  /// Dimensions [begin, end) of the source, which have size 1, as those of the
  /// result. False if they cannot be.
  bool matchOnes(int64_t begin, int64_t end, int64_t target, int64_t targetEnd) {
    int64_t count = targetEnd - target;
    SmallVector<int64_t, 6> front(count), back(count);
    int64_t next = begin;
    for (int64_t i = 0; i < count; ++i, ++next) {
      while (next < end && !agrees(next, target + i))
        ++next;
      if (next == end)
        return false;
      front[i] = next;
    }
    next = end - 1;
    for (int64_t i = count; i-- > 0; --next) {
      while (!agrees(next, target + i))
        --next;
      back[i] = next;
    }
    for (int64_t i = 0; i < count; ++i)
      for (int64_t other = front[i] + 1; other <= back[i] && !kept.trouble; ++other)
        if (agrees(other, target + i) && !haveSameStride(front[i], other))
          kept.trouble = "leaves open whether dimension " + std::to_string(target + i) +
                         " of its result is dimension " + std::to_string(front[i]) + " or " + std::to_string(other) +
                         " of its source, whose strides may differ";
    kept.dims.append(front);
    return true;
  }

  memref::SubViewOp op;
  SmallVector<OpFoldResult> steps;
  ArrayRef<int64_t> staticSteps;
  ArrayRef<int64_t> sizes;
  SmallVector<int64_t> strides, wanted;
  bool isDefault = false;
  KeptDims kept;
};

} // namespace

KeptDims memref_cts::lowering::findKeptDims(memref::SubViewOp op) { return Matcher(op).run(); }
