//===- TypeConverterTest.cpp - Type rules of the lowering -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lowering/TypeConverter.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinTypes.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

class TypeConverterTest : public ::testing::Test {
protected:
  TypeConverterTest() { context.loadDialect<LLVM::LLVMDialect>(); }

  Type parse(llvm::StringRef text) { return parseType(text, &context); }

  std::string convert(llvm::StringRef text, unsigned width = 64) {
    LoweringTypeConverter converter(&context, width);
    Type result = converter.convertType(parse(text));
    if (!result)
      return "none";
    std::string printed;
    llvm::raw_string_ostream(printed) << result;
    return printed;
  }

  MLIRContext context;
};

TEST_F(TypeConverterTest, conversionIsIdempotent) {
  LoweringTypeConverter converter(&context, 32);
  for (llvm::StringRef text :
       {"i7", "si32", "index", "bf16", "f80", "f8E5M2", "complex<f32>",
        "vector<index>", "vector<2x3xf32>", "memref<2x?xf32>", "memref<f32>",
        "memref<*xi8>", "() -> ()", "memref<?xmemref<2xf32>>",
        "!llvm.struct<(index)>", "!llvm.struct<\"a\", (index)>"}) {
    Type once = converter.convertType(parse(text));
    ASSERT_TRUE(once) << text.str();
    EXPECT_EQ(converter.convertType(once), once) << text.str();
    EXPECT_TRUE(LLVM::isCompatibleType(once)) << text.str();
  }
}

TEST_F(TypeConverterTest, indexWidthReachesEveryField) {
  EXPECT_EQ(convert("memref<?xf32>", 16),
            "!llvm.struct<(ptr, ptr, i16, array<1 x i16>, array<1 x i16>)>");
  EXPECT_EQ(convert("memref<*xf32>", 32), "!llvm.struct<(i32, ptr)>");
  EXPECT_EQ(convert("vector<2xindex>", 32), "vector<2xi32>");
}

TEST_F(TypeConverterTest, refusalsSayWhy) {
  LoweringTypeConverter converter(&context, 64);
  const std::pair<llvm::StringRef, llvm::StringRef> rows[] = {
      {"tensor<*xf32>", "is a tensor; tensors have no LLVM form"},
      {"memref<2xf32, \"x\">",
       "has a memory space that is not a non-negative integer"},
      {"memref<9xf32, affine_map<(d) -> (d floordiv 3)>>",
       "has a layout that is not strides and an offset"},
      {"memref<2xtf32>", "has no LLVM form"},
      {"none", "has no LLVM form"},
  };
  for (auto [text, reason] : rows) {
    Type type = parse(text);
    ASSERT_TRUE(type) << text.str();
    EXPECT_FALSE(converter.convertType(type)) << text.str();
    EXPECT_EQ(converter.explainUnconvertible(type), reason.str());
  }
}

TEST_F(TypeConverterTest, userRuleGoesFirst) {
  LoweringTypeConverter converter(&context, 64);
  converter.addConversion([](Float32Type type) -> Type {
    return Float64Type::get(type.getContext());
  });
  EXPECT_EQ(converter.convertType(Float32Type::get(&context)),
            Float64Type::get(&context));
}

TEST_F(TypeConverterTest, recursiveStructsEnd) {
  EXPECT_EQ(convert("!llvm.struct<\"list\", (ptr, struct<\"item\", (index)>)>"),
            "!llvm.struct<\"_Converted.list\", (ptr, "
            "struct<\"_Converted.item\", (i64)>)>");
}

TEST_F(TypeConverterTest, takenStructNameIsRefused) {
  auto taken = LLVM::LLVMStructType::getIdentified(&context, "_Converted.x");
  ASSERT_TRUE(succeeded(taken.setBody({Float32Type::get(&context)}, false)));
  EXPECT_EQ(convert("!llvm.struct<\"x\", (index)>"), "none");
}

TEST_F(TypeConverterTest, contiguityCountsUsedStridesOnly) {
  auto contiguous = [&](llvm::StringRef text) {
    return isContiguous(cast<MemRefType>(parse(text)));
  };
  EXPECT_TRUE(contiguous("memref<?x?xf32>"));
  EXPECT_TRUE(contiguous("memref<?x4xf32, strided<[4, 1], offset: ?>>"));
  EXPECT_TRUE(contiguous("memref<1x4xf32, strided<[99, 1]>>"));
  EXPECT_FALSE(contiguous("memref<?x4xf32, strided<[?, 1]>>"));
  EXPECT_FALSE(contiguous("memref<2x4xf32, strided<[5, 1]>>"));
  EXPECT_FALSE(contiguous("memref<2x?xf32, strided<[4, 1]>>"));
  EXPECT_FALSE(contiguous("memref<4xf32, strided<[-1]>>"));
}

TEST_F(TypeConverterTest, naturalAlignmentIsEnoughEverywhere) {
  LoweringTypeConverter converter(&context, 64);
  const std::pair<llvm::StringRef, uint64_t> rows[] = {
      {"i1", 1},
      {"i24", 4},
      {"i64", 8},
      {"i128", 16},
      {"i256", 16},
      {"f80", 16},
      {"complex<f32>", 4},
      {"memref<f32>", 8},
      {"vector<3xf32>", 16},
      {"vector<8xf64>", 64},
  };
  for (auto [text, alignment] : rows)
    EXPECT_EQ(getNaturalAlignment(converter.convertType(parse(text))),
              alignment)
        << text.str();
}

} // namespace
