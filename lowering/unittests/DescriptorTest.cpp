//===- DescriptorTest.cpp - Descriptors and index arithmetic --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lowering/Descriptor.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

class DescriptorTest : public ::testing::TestWithParam<int64_t> {
protected:
  DescriptorTest() : builder(&context) {
    context.loadDialect<LLVM::LLVMDialect>();
    module = ModuleOp::create(builder.getUnknownLoc());
    builder.setInsertionPointToStart(module->getBody());
  }

  Value makeIndex() { return LLVM::PoisonOp::create(builder, builder.getUnknownLoc(), builder.getI32Type()); }

  IndexBuilder makeIndexBuilder() { return IndexBuilder(builder, builder.getUnknownLoc(), builder.getI32Type()); }

  size_t countOps() { return module->getBody()->getOperations().size(); }

  MLIRContext context;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module;
};

/// The value that `extract` reads, found by walking back over inserts.
Value traceField(Value extract) {
  auto read = extract.getDefiningOp<LLVM::ExtractValueOp>();
  if (!read)
    return {};
  Value aggregate = read.getContainer();
  while (auto write = aggregate.getDefiningOp<LLVM::InsertValueOp>()) {
    if (write.getPosition() == read.getPosition())
      return write.getValue();
    aggregate = write.getContainer();
  }
  return {};
}

// CLAUSE: UTIL-05, UTIL-07, UTIL-08
TEST_P(DescriptorTest, packThenUnpackIsTheIdentity) {
  LoweringTypeConverter converter(&context, 32);
  int64_t rank = GetParam();
  auto type = MemRefType::get(SmallVector<int64_t>(rank, ShapedType::kDynamic), builder.getF32Type());
  IndexBuilder b = makeIndexBuilder();
  SmallVector<Value> fields;
  for (int i = 0; i < 2; ++i)
    fields.push_back(LLVM::ZeroOp::create(builder, builder.getUnknownLoc(), LLVM::LLVMPointerType::get(&context)));
  while (fields.size() < RankedDescriptor::getNumFields(rank))
    fields.push_back(makeIndex());

  Value packed = RankedDescriptor::pack(b, converter.convertType(type), fields);
  SmallVector<Value> unpacked;
  RankedDescriptor::unpack(b, packed, unpacked);
  ASSERT_EQ(unpacked.size(), fields.size());
  for (size_t i = 0; i < fields.size(); ++i)
    EXPECT_EQ(traceField(unpacked[i]), fields[i]) << "field " << i;
}

INSTANTIATE_TEST_SUITE_P(Ranks, DescriptorTest, ::testing::Values(0, 1, 2, 3, 6));

TEST_F(DescriptorTest, unrankedPackThenReadIsTheIdentity) {
  IndexBuilder b = makeIndexBuilder();
  Value rank = makeIndex();
  Value pointer = LLVM::ZeroOp::create(builder, builder.getUnknownLoc(), LLVM::LLVMPointerType::get(&context));
  Value packed = UnrankedDescriptor::pack(b, rank, pointer);
  EXPECT_EQ(traceField(UnrankedDescriptor::rank(b, packed)), rank);
  EXPECT_EQ(traceField(UnrankedDescriptor::descriptor(b, packed)), pointer);
}

TEST_F(DescriptorTest, neutralArithmeticGivesNoOperation) {
  IndexBuilder b = makeIndexBuilder();
  Index x = makeIndex();
  size_t before = countOps();
  EXPECT_EQ(b.add(x, 0).getValue(), x.getValue());
  EXPECT_EQ(b.add(0, x).getValue(), x.getValue());
  EXPECT_EQ(b.sub(x, 0).getValue(), x.getValue());
  EXPECT_EQ(b.mul(x, 1).getValue(), x.getValue());
  EXPECT_EQ(b.mul(1, x).getValue(), x.getValue());
  EXPECT_TRUE(b.mul(x, 0).is(0));
  EXPECT_EQ(countOps(), before);
}

TEST_F(DescriptorTest, constantsWrapAtTheIndexWidth) {
  IndexBuilder b = makeIndexBuilder();
  EXPECT_TRUE(b.add(INT32_MAX, 1).is(INT32_MIN));
  EXPECT_TRUE(b.mul(1 << 30, 4).is(0));
  EXPECT_TRUE(b.sub(0, 5).is(-5));
  auto constant = b.materialize(int64_t(0x100000007)).getDefiningOp<LLVM::ConstantOp>();
  EXPECT_EQ(cast<IntegerAttr>(constant.getValue()).getInt(), 7);
}

TEST_F(DescriptorTest, arithmeticCarriesNoWrapFlags) {
  IndexBuilder b = makeIndexBuilder();
  Index x = makeIndex(), y = makeIndex();
  auto add = b.add(x, y).getValue().getDefiningOp<LLVM::AddOp>();
  auto mul = b.mul(x, y).getValue().getDefiningOp<LLVM::MulOp>();
  EXPECT_EQ(add.getOverflowFlags(), LLVM::IntegerOverflowFlags::none);
  EXPECT_EQ(mul.getOverflowFlags(), LLVM::IntegerOverflowFlags::none);
}

TEST_F(DescriptorTest, staticPartsAreNotRead) {
  auto layout = StridedLayoutAttr::get(&context, 3, {7, ShapedType::kDynamic});
  auto type = MemRefType::get({4, ShapedType::kDynamic}, builder.getF32Type(), layout);
  RankedDescriptor memref(type, Value());
  IndexBuilder b = makeIndexBuilder();
  EXPECT_TRUE(memref.offset(b).is(3));
  EXPECT_TRUE(memref.size(b, 0).is(4));
  EXPECT_TRUE(memref.stride(b, 0).is(7));
}

} // namespace
