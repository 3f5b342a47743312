//===- Strides.cpp - layouts of memrefs, dimensions of subviews -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Layouts: the default one, `strided<...>`, or one affine expression that is a
// sum of dimensions times numbers or symbols. Subviews (OPS-MEMREF-02, 03): a
// table of which dimension of the source can become which one of the result.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/module/Strides.h"

#include "llvm/Support/CheckedArithmetic.h"

#include <tuple>

using namespace mlir;

namespace memref_cts::lowering {

static bool isDynamic(int64_t number) { return number == ShapedType::kDynamic; }

/// Sums and products of what may not be known; false where 64 bits are too few.
static bool addTo(int64_t &sum, int64_t number) {
  if (isDynamic(sum) || isDynamic(number)) {
    sum = ShapedType::kDynamic;
    return true;
  }
  std::optional<int64_t> result = llvm::checkedAdd(sum, number);
  sum = result.value_or(0);
  return result && !isDynamic(sum);
}
static bool multiply(int64_t &product, int64_t number) {
  if (isDynamic(product) || isDynamic(number)) {
    product = ShapedType::kDynamic;
    return true;
  }
  std::optional<int64_t> result = llvm::checkedMul(product, number);
  product = result.value_or(0);
  return result && !isDynamic(product);
}

namespace {
/// offset + the sum of strides[i] * d_i.
struct LinearForm {
  explicit LinearForm(size_t rank) : strides(rank, 0) {}

  bool isConstant() const {
    return llvm::all_of(strides, [](int64_t s) { return s == 0; });
  }

  SmallVector<int64_t, 6> strides;
  int64_t offset = 0;
};
} // namespace

/// False where `expression` is not linear in the dimensions.
static bool readExpression(AffineExpr expression, LinearForm &form) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expression)) {
    form.offset = constant.getValue();
    return !isDynamic(form.offset);
  }
  if (auto dimension = dyn_cast<AffineDimExpr>(expression)) {
    form.strides[dimension.getPosition()] = 1;
    return true;
  }
  if (isa<AffineSymbolExpr>(expression)) {
    form.offset = ShapedType::kDynamic;
    return true;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expression);
  if (!binary)
    return false;
  LinearForm right(form.strides.size());
  if (!readExpression(binary.getLHS(), form) || !readExpression(binary.getRHS(), right))
    return false;
  if (expression.getKind() == AffineExprKind::Add) {
    for (auto [stride, number] : llvm::zip_equal(form.strides, right.strides))
      if (!addTo(stride, number))
        return false;
    return addTo(form.offset, right.offset);
  }
  if (expression.getKind() != AffineExprKind::Mul)
    return false;
  if (form.isConstant())
    std::swap(form, right);
  if (!right.isConstant())
    return false;
  for (int64_t &stride : form.strides)
    if (stride != 0 && !multiply(stride, right.offset))
      return false;
  return form.offset == 0 || multiply(form.offset, right.offset);
}

const char *readLayout(MemRefType type, StridedForm &form) {
  constexpr const char *kNotStrided = "a memref layout that is not strided";
  unsigned rank = type.getRank();
  form.strides.assign(rank, 0);
  form.offset = 0;
  if (auto strided = dyn_cast<StridedLayoutAttr>(type.getLayout())) {
    form.strides.assign(strided.getStrides().begin(), strided.getStrides().end());
    form.offset = strided.getOffset();
    return nullptr;
  }
  auto attribute = dyn_cast<AffineMapAttr>(type.getLayout());
  if (!attribute)
    return kNotStrided;
  ArrayRef<AffineExpr> results = attribute.getValue().getResults();
  form.isRowMajor = results.size() == rank;
  for (unsigned i = 0; form.isRowMajor && i < rank; ++i) {
    auto dimension = dyn_cast<AffineDimExpr>(results[i]);
    form.isRowMajor = dimension && dimension.getPosition() == i;
  }
  if (form.isRowMajor) {
    int64_t stride = 1;
    for (unsigned i = rank; i-- > 0;) {
      form.strides[i] = stride;
      int64_t size = type.getShape()[i];
      // Without elements all strides are as good, and types do not say them.
      if (size == 0)
        size = ShapedType::kDynamic;
      if (i > 0 && !multiply(stride, size))
        return "a memref layout with a stride that 64 bits cannot hold";
    }
    return nullptr;
  }
  LinearForm linear(rank);
  if (results.size() != 1 || !readExpression(results.front(), linear))
    return kNotStrided;
  form.strides = linear.strides;
  form.offset = linear.offset;
  return nullptr;
}

bool hasDefaultLayout(MemRefType type) {
  StridedForm form;
  if (readLayout(type, form))
    return false;
  return form.isRowMajor ||
         (form.offset == 0 && (form.strides.empty() || (form.strides.size() == 1 && form.strides[0] == 1)));
}

namespace {
/// A stride of the result that a dimension of the source would have, as the product
/// of a number and of what is only known when the program runs. Equal ones have
/// equal values.
struct StrideValue {
  uint64_t number = 1;
  /// The dynamic stride of this dimension; of row-major memrefs the product of the
  /// dynamic sizes from this dimension on.
  std::optional<unsigned> stride;
  Value step;
  /// What the type of the result says of it.
  int64_t known = 1;

  bool operator==(const StrideValue &other) const {
    return std::tie(number, stride, step) == std::tie(other.number, other.stride, other.step);
  }
};
} // namespace

static SmallVector<StrideValue> getStrideValues(memref::SubViewOp op, const StridedForm &form) {
  ArrayRef<int64_t> sizes = op.getSourceType().getShape();
  ArrayRef<int64_t> steps = op.getStaticStrides();
  SmallVector<StrideValue> values(sizes.size());
  OperandRange dynamicSteps = op.getStrides();
  unsigned nextStep = 0;
  for (auto [i, value] : llvm::enumerate(values)) {
    value.known = form.strides[i];
    // What overflows no type says.
    bool fits = multiply(value.known, steps[i]);
    if (!fits)
      value.known = ShapedType::kDynamic;
    if (!isDynamic(form.strides[i])) {
      value.number = form.strides[i];
    } else if (!form.isRowMajor) {
      value.stride = i;
    } else {
      for (unsigned later = sizes.size(); --later > i;)
        if (isDynamic(sizes[later]))
          value.stride = later;
        else
          value.number *= sizes[later];
    }
    if (isDynamic(steps[i]))
      value.step = dynamicSteps[nextStep++];
    else
      value.number *= steps[i];
    if (value.number == 0) {
      value.stride = std::nullopt;
      value.step = Value();
    }
  }
  return values;
}

const char *findDroppedDims(memref::SubViewOp op, uint64_t &dropped) {
  dropped = 0;
  MemRefType resultType = op.getType();
  unsigned from = op.getSourceType().getRank(), to = resultType.getRank();
  if (from == to)
    return nullptr;
  StridedForm sourceForm, resultForm;
  for (auto [type, form] : {std::pair(op.getSourceType(), &sourceForm), std::pair(resultType, &resultForm)})
    if (const char *trouble = readLayout(type, *form))
      return trouble;
  ArrayRef<int64_t> sizes = op.getStaticSizes();
  SmallVector<StrideValue> strides = getStrideValues(op, sourceForm);
  auto fits = [&](unsigned i, unsigned j) {
    return sizes[i] == resultType.getShape()[j] && strides[i].known == resultForm.strides[j];
  };
  // Whether the dimensions before i can give those before j, and those from i on
  // those from j on.
  using Table = SmallVector<SmallVector<bool, 8>, 8>;
  Table before(from + 1, SmallVector<bool, 8>(to + 1, false)), behind = before;
  before[0][0] = behind[from][to] = true;
  for (unsigned i = 0; i < from; ++i)
    for (unsigned j = 0; j <= to; ++j)
      if (before[i][j]) {
        if (sizes[i] == 1)
          before[i + 1][j] = true;
        if (j < to && fits(i, j))
          before[i + 1][j + 1] = true;
      }
  for (unsigned i = from; i-- > 0;)
    for (unsigned j = 0; j <= to; ++j)
      behind[i][j] = (sizes[i] == 1 && behind[i + 1][j]) || (j < to && fits(i, j) && behind[i + 1][j + 1]);
  if (!behind[0][0])
    return "no dimensions of size 1 can be dropped so that sizes and strides of the rest are those of the result's "
           "type";
  for (unsigned j = 0; j < to; ++j) {
    const StrideValue *first = nullptr;
    for (unsigned i = 0; i < from; ++i) {
      if (!before[i][j] || !fits(i, j) || !behind[i + 1][j + 1])
        continue;
      if (first && !(*first == strides[i]))
        return "which dimensions of size 1 are dropped is left open, and the strides of the result depend on it";
      first = &strides[i];
    }
  }
  for (unsigned i = 0, j = 0; i < from; ++i)
    if (j < to && fits(i, j) && behind[i + 1][j + 1])
      ++j;
    else
      dropped |= uint64_t(1) << i;
  return nullptr;
}

} // namespace memref_cts::lowering
