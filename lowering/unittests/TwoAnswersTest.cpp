//===- TwoAnswersTest.cpp - encoder and lowering answer alike -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Questions of types that encoder and lowering each answer for themselves, over
// all small types: which dimensions a memref.subview keeps, against each other
// and against trying all choices with numbers. The other is what a layout says, against
// MLIR's answer, which the lowering takes.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/module/Strides.h"
#include "lowering/lower/memref/SubViewRank.h"

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/Builders.h"

#include <gtest/gtest.h>
#include <map>
#include <random>
#include <set>

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

constexpr int64_t kDynamic = ShapedType::kDynamic;
/// Steps that are operands: kFirstStep + i is operand i.
constexpr int64_t kFirstStep = 1000;

class SubViewTest : public ::testing::Test {
protected:
  SubViewTest() : builder(&context) {
    context.loadDialect<memref::MemRefDialect>();
    block = std::make_unique<Block>();
    for (int i = 0; i < 3; ++i)
      block->addArgument(builder.getIndexType(), builder.getUnknownLoc());
    builder.setInsertionPointToStart(block.get());
  }

  /// Numbers that stand for what is only known when a program runs.
  uint64_t getNumber(unsigned kind, unsigned dim) {
    auto [entry, isNew] = numbers.try_emplace({kind, dim}, 0);
    if (isNew)
      entry->second = generator() | 1;
    return entry->second;
  }

  /// All results that dropping dimensions gives, and for each type the strides
  /// that can come out.
  void check(ArrayRef<int64_t> shape, ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides, ArrayRef<int64_t> steps) {
    unsigned rank = shape.size();
    bool isDefault = strides.empty();
    Type element = builder.getI8Type();
    SmallVector<int64_t> known(strides);
    SmallVector<uint64_t> values(rank);
    if (isDefault) {
      known.assign(rank, 1);
      uint64_t product = 1;
      for (unsigned i = rank; i-- > 0;) {
        values[i] = product;
        // MLIR's types do not say the strides of what has no elements.
        if (i + 1 < rank)
          known[i] = known[i + 1] == kDynamic || shape[i + 1] == kDynamic || shape[i + 1] == 0
                         ? kDynamic
                         : known[i + 1] * shape[i + 1];
        product *= shape[i] == kDynamic ? getNumber(0, i) : shape[i];
      }
    } else {
      for (unsigned i = 0; i < rank; ++i)
        values[i] = strides[i] == kDynamic ? getNumber(1, i) : strides[i];
    }
    SmallVector<OpFoldResult> offsets(rank, builder.getIndexAttr(0)), sizeFields, stepFields;
    for (unsigned i = 0; i < rank; ++i) {
      sizeFields.push_back(sizes[i] == kDynamic ? OpFoldResult(block->getArgument(2)) : builder.getIndexAttr(sizes[i]));
      if (steps[i] >= kFirstStep) {
        stepFields.push_back(block->getArgument(steps[i] - kFirstStep));
        values[i] *= getNumber(2, steps[i] - kFirstStep);
        known[i] = kDynamic;
      } else {
        stepFields.push_back(builder.getIndexAttr(steps[i]));
        values[i] *= steps[i];
        if (known[i] != kDynamic)
          known[i] *= steps[i];
      }
    }
    auto source =
        MemRefType::get(shape, element,
                        isDefault ? MemRefLayoutAttrInterface()
                                  : MemRefLayoutAttrInterface(StridedLayoutAttr::get(&context, kDynamic, strides)));
    using Form = std::pair<SmallVector<int64_t>, SmallVector<int64_t>>;
    std::map<std::vector<int64_t>, std::pair<Form, std::set<std::vector<uint64_t>>>> results;
    for (unsigned mask = 0; mask < 1u << rank; ++mask) {
      Form form;
      std::vector<uint64_t> out;
      bool isAllowed = mask != 0;
      for (unsigned i = 0; i < rank; ++i) {
        if (mask >> i & 1) {
          isAllowed &= sizes[i] == 1;
          continue;
        }
        form.first.push_back(sizes[i]);
        form.second.push_back(known[i]);
        out.push_back(values[i]);
      }
      // A result that nothing may give: its first two strides the other way round.
      for (bool swapped : {false, true}) {
        if (swapped) {
          if (form.second.size() < 2 || rank > 3)
            break;
          std::swap(form.second[0], form.second[1]);
        }
        std::vector<int64_t> key(form.first.begin(), form.first.end());
        key.insert(key.end(), form.second.begin(), form.second.end());
        auto &entry = results[key];
        entry.first = form;
        if (isAllowed && !swapped)
          entry.second.insert(out);
      }
    }
    Value memref = block->addArgument(source, builder.getUnknownLoc());
    for (auto &[key, entry] : results) {
      auto &[form, choices] = entry;
      if (form.first.size() == rank)
        continue;
      auto type = MemRefType::get(form.first, element, StridedLayoutAttr::get(&context, kDynamic, form.second));
      auto op =
          memref::SubViewOp::create(builder, builder.getUnknownLoc(), type, memref, offsets, sizeFields, stepFields);
      uint64_t dropped = 0;
      bool encoded = !findDroppedDims(op, dropped);
      KeptDims kept = findKeptDims(op);
      std::vector<uint64_t> ofEncoder, ofLowering;
      for (unsigned i = 0; i < rank; ++i)
        if (!(dropped >> i & 1))
          ofEncoder.push_back(values[i]);
      for (int64_t dim : kept.dims)
        ofLowering.push_back(values[dim]);
      bool isKnown = choices.size() == 1;
      if (encoded != isKnown || !kept.trouble != isKnown ||
          (isKnown && (ofEncoder != *choices.begin() || ofLowering != *choices.begin()))) {
        std::string text;
        llvm::raw_string_ostream(text) << *op;
        ADD_FAILURE() << text << ": " << choices.size() << " descriptors, encoder "
                      << (encoded ? "takes it" : "refuses") << ", lowering " << kept.trouble.value_or("takes it");
      }
      numKnown += isKnown;
      numOpen += choices.size() > 1;
      numWrong += choices.empty();
      op.erase();
    }
    block->eraseArgument(block->getNumArguments() - 1);
  }

  /// All combinations of one value of each list in each dimension. Sizes of the
  /// view are those of the source.
  void checkAll(unsigned rank, ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides, ArrayRef<int64_t> steps) {
    uint64_t perDim = sizes.size() * std::max<size_t>(strides.size(), 1) * steps.size(), all = 1;
    for (unsigned i = 0; i < rank; ++i)
      all *= perDim;
    for (uint64_t number = 0; number < all && !HasFailure(); ++number) {
      SmallVector<int64_t> shape, strideList, stepList;
      uint64_t rest = number;
      auto pick = [&](ArrayRef<int64_t> from, SmallVector<int64_t> &to) {
        to.push_back(from[rest % from.size()]);
        rest /= from.size();
      };
      for (unsigned i = 0; i < rank; ++i) {
        pick(sizes, shape);
        if (!strides.empty())
          pick(strides, strideList);
        pick(steps, stepList);
      }
      check(shape, shape, strideList, stepList);
    }
  }

  MLIRContext context;
  OpBuilder builder;
  std::unique_ptr<Block> block;
  std::mt19937_64 generator;
  std::map<std::pair<unsigned, unsigned>, uint64_t> numbers;
  uint64_t numKnown = 0, numOpen = 0, numWrong = 0;
};

TEST_F(SubViewTest, stridedSourcesOfSmallRank) {
  for (unsigned rank = 1; rank <= 2; ++rank)
    checkAll(rank, {1, 4, kDynamic}, {0, 2, 3, kDynamic}, {1, 2, 0, kFirstStep, kFirstStep + 1});
  checkAll(3, {1, kDynamic}, {2, 3, kDynamic}, {1, 2, kFirstStep, kFirstStep + 1});
  EXPECT_GT(numKnown, 1000u);
  EXPECT_GT(numOpen, 1000u);
  EXPECT_GT(numWrong, 1000u);
}

TEST_F(SubViewTest, stridedSourcesOfRankFourAndFive) {
  checkAll(4, {1, kDynamic}, {3, kDynamic}, {1, kFirstStep});
  checkAll(5, {1, kDynamic}, {3, kDynamic}, {1});
  checkAll(5, {1}, {3, kDynamic}, {1, kFirstStep});
  checkAll(5, {1, 4}, {2, 3, kDynamic}, {1});
  EXPECT_GT(numKnown, 1000u);
  EXPECT_GT(numOpen, 1000u);
}

// Strides that are products of the same sizes are the same, though no type says them.
TEST_F(SubViewTest, sourcesOfTheDefaultLayout) {
  for (unsigned rank = 1; rank <= 3; ++rank)
    checkAll(rank, {1, 0, 2, kDynamic}, {}, {1, 2, kFirstStep, kFirstStep + 1});
  checkAll(4, {1, 2, kDynamic}, {}, {1, 2, kFirstStep});
  checkAll(5, {1, kDynamic}, {}, {1, 2});
  EXPECT_GT(numKnown, 1000u);
  EXPECT_GT(numOpen, 1000u);
}

// The view has other sizes than its source.
TEST_F(SubViewTest, partsOfSources) {
  check({8, 8, 8}, {1, 1, 8}, {kDynamic, kDynamic, 1}, {1, 1, 1});
  EXPECT_EQ(numOpen, 1u);
  check({8, 8, kDynamic}, {1, 1, kDynamic}, {}, {1, 8, 1});
  check({kDynamic, 8, kDynamic}, {1, 1, kDynamic}, {}, {1, 8, 1});
  EXPECT_EQ(numOpen, 1u);
}

TEST(LayoutTest, affineMapsAreReadAsMLIRReadsThem) {
  MLIRContext context;
  Builder builder(&context);
  std::mt19937_64 generator(7);
  auto pick = [&](uint64_t count) { return generator() % count; };
  unsigned numStrided = 0;
  for (int round = 0; round < 20000; ++round) {
    unsigned rank = 1 + pick(3), numSymbols = pick(3);
    std::function<AffineExpr(unsigned)> make = [&](unsigned depth) -> AffineExpr {
      switch (pick(depth == 0 ? 3 : 6)) {
      case 0:
        // None below zero, so that no symbols cancel out, which MLIR sees.
        return getAffineConstantExpr(pick(7), &context);
      case 1:
        if (numSymbols)
          return getAffineSymbolExpr(pick(numSymbols), &context);
        [[fallthrough]];
      case 2:
        return getAffineDimExpr(pick(rank), &context);
      case 3:
        if (pick(8) == 0)
          return make(depth - 1).floorDiv(2 + pick(2));
        [[fallthrough]];
      case 4: {
        AffineExpr factor = numSymbols && pick(2) ? getAffineSymbolExpr(pick(numSymbols), &context)
                                                  : getAffineConstantExpr(1 + pick(5), &context);
        return make(depth - 1) * factor;
      }
      default:
        return make(depth - 1) + make(depth - 1);
      }
    };
    AffineMap map = AffineMap::get(rank, numSymbols, make(3));
    auto type = MemRefType::get(SmallVector<int64_t>(rank, kDynamic), builder.getI8Type(), map);
    SmallVector<int64_t> strides;
    int64_t offset;
    bool isStrided = succeeded(type.getStridesAndOffset(strides, offset));
    StridedForm form;
    const char *trouble = readLayout(type, form);
    std::string text;
    llvm::raw_string_ostream(text) << type;
    // Of quotients of symbols MLIR takes some, the encoder none.
    bool hasQuotient = text.find("floordiv") != std::string::npos;
    ASSERT_TRUE(isStrided || trouble) << text;
    ASSERT_TRUE(!isStrided || !trouble || hasQuotient) << text;
    if (trouble)
      continue;
    ++numStrided;
    EXPECT_EQ(llvm::to_vector<6>(ArrayRef<int64_t>(strides)), form.strides) << text;
    EXPECT_EQ(offset, form.offset) << text;
  }
  EXPECT_GT(numStrided, 1000u);
}

TEST(LayoutTest, defaultAndStridedLayouts) {
  MLIRContext context;
  Builder builder(&context);
  const int64_t sizes[] = {0, 1, 3, kDynamic};
  for (unsigned number = 0; number < 256; ++number)
    for (unsigned rank = 0; rank <= 4; ++rank) {
      SmallVector<int64_t> shape;
      for (unsigned i = 0; i < rank; ++i)
        shape.push_back(sizes[number >> 2 * i & 3]);
      for (bool isDefault : {true, false}) {
        auto type = isDefault ? MemRefType::get(shape, builder.getI8Type())
                              : MemRefType::get(shape, builder.getI8Type(),
                                                StridedLayoutAttr::get(&context, sizes[number & 3], shape));
        SmallVector<int64_t> strides;
        int64_t offset;
        ASSERT_TRUE(succeeded(type.getStridesAndOffset(strides, offset)));
        StridedForm form;
        ASSERT_EQ(readLayout(type, form), nullptr);
        EXPECT_EQ(llvm::to_vector<6>(ArrayRef<int64_t>(strides)), form.strides);
        EXPECT_EQ(offset, form.offset);
        EXPECT_EQ(form.isRowMajor, isDefault);
      }
    }
}

} // namespace
