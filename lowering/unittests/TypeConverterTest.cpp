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

// CLAUSE: TYPE-OTHER-03, UTIL-02
TEST_F(TypeConverterTest, conversionIsIdempotent) {
  LoweringTypeConverter converter(&context, 32);
  for (llvm::StringRef text : {"i7", "si32", "index", "bf16", "f80", "f8E5M2", "complex<f32>", "vector<index>",
                               "vector<2x3xf32>", "memref<2x?xf32>", "memref<f32>", "memref<*xi8>", "() -> ()",
                               "memref<?xmemref<2xf32>>", "!llvm.struct<(index)>", "!llvm.struct<\"a\", (index)>"}) {
    Type once = converter.convertType(parse(text));
    ASSERT_TRUE(once) << text.str();
    EXPECT_EQ(converter.convertType(once), once) << text.str();
    EXPECT_TRUE(LLVM::isCompatibleType(once)) << text.str();
  }
}

TEST_F(TypeConverterTest, indexWidthReachesEveryField) {
  EXPECT_EQ(convert("memref<?xf32>", 16), "!llvm.struct<(ptr, ptr, i16, array<1 x i16>, array<1 x i16>)>");
  EXPECT_EQ(convert("memref<*xf32>", 32), "!llvm.struct<(i32, ptr)>");
  EXPECT_EQ(convert("vector<2xindex>", 32), "vector<2xi32>");
}

TEST_F(TypeConverterTest, refusalsSayWhy) {
  LoweringTypeConverter converter(&context, 64);
  const std::pair<llvm::StringRef, llvm::StringRef> rows[] = {
      {"tensor<*xf32>", "is a tensor; tensors have no LLVM form"},
      {"memref<2xf32, \"x\">", "has a memory space that is not a non-negative integer"},
      {"memref<9xf32, affine_map<(d) -> (d floordiv 3)>>", "has a layout that is not strides and an offset"},
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

// CLAUSE: TYPE-INDEX-09
TEST_F(TypeConverterTest, fieldsFitTheIndex) {
  const struct {
    const char *fits, *doesNot, *reason;
    unsigned width;
  } rows[] = {
      {"memref<32767xi8>", "memref<32768xi8>", "has a size of 32768, which", 16},
      {"memref<?x32767xi8>", "memref<?x2x16384xi8>", "has a stride of 32768, which", 16},
      {"memref<0x181x181xi8>", "memref<0x182x182xi8>", "has a stride of 33124, which", 16},
      {"memref<4xi8, strided<[-32768]>>", "memref<4xi8, strided<[32768]>>", "has a stride of 32768, which", 16},
      {"memref<i8, strided<[], offset: 32767>>", "memref<i8, strided<[], offset: 32768>>",
       "has a static offset of 32768, which", 16},
      {"memref<2147483647xi64>", "memref<2147483648xi64>", "has a size of 2147483648, which", 32},
      {"memref<?x9223372036854775807xi8>", "memref<?x2x4611686018427387904xi8>", "has a stride that an", 64},
      {"memref<?x?xi8>", "memref<?x4xmemref<40000xi8>>", "has a size of 40000, which", 16},
  };
  for (const auto &row : rows) {
    LoweringTypeConverter converter(&context, row.width);
    EXPECT_TRUE(converter.convertType(parse(row.fits))) << row.fits;
    Type type = parse(row.doesNot);
    EXPECT_FALSE(converter.convertType(type)) << row.doesNot;
    EXPECT_TRUE(llvm::StringRef(converter.explainUnconvertible(type)).starts_with(row.reason)) << row.doesNot;
  }
}

// CLAUSE: FLOW-11
TEST_F(TypeConverterTest, userRuleGoesFirst) {
  LoweringTypeConverter converter(&context, 64);
  converter.addConversion([](Float32Type type) -> Type { return Float64Type::get(type.getContext()); });
  EXPECT_EQ(converter.convertType(Float32Type::get(&context)), Float64Type::get(&context));
}

// CLAUSE: LIFE-07
TEST_F(TypeConverterTest, usersMayReplaceTheRuleForMemrefs) {
  LoweringTypeConverter converter(&context, 64);
  Type pointer = LLVM::LLVMPointerType::get(&context);
  converter.addConversion([=](UnrankedMemRefType) -> Type { return pointer; });
  EXPECT_EQ(converter.convertType(parse("memref<*xf32>")), pointer);
  EXPECT_EQ(converter.packResults({parse("memref<*xf32>")}), pointer);
  EXPECT_EQ(converter.convertType(parse("memref<f32>")), parse("!llvm.struct<(ptr, ptr, i64)>"));
}

// CLAUSE: CONTAINER-09
TEST_F(TypeConverterTest, functionTypesOfLLVM) {
  LoweringTypeConverter converter(&context, 32);
  auto type = LLVM::LLVMFunctionType::get(parse("complex<f32>"), {parse("index"), parse("f8E5M2"), parse("i7")},
                                          /*isVarArg=*/true);
  EXPECT_EQ(converter.convertType(type),
            LLVM::LLVMFunctionType::get(parse("!llvm.struct<(f32, f32)>"), {parse("i32"), parse("i8"), parse("i7")},
                                        /*isVarArg=*/true));
  EXPECT_FALSE(converter.convertType(LLVM::LLVMFunctionType::get(parse("i32"), {parse("tensor<4xf32>")})));
}

// CLAUSE: CONTAINER-13
TEST_F(TypeConverterTest, opaqueStructsStay) {
  LoweringTypeConverter converter(&context, 64);
  auto type = LLVM::LLVMStructType::getOpaque("hidden", &context);
  EXPECT_EQ(converter.convertType(type), type);
}

// CLAUSE: UTIL-09
TEST_F(TypeConverterTest, whatMayBeABarePointer) {
  LoweringTypeConverter bare(&context, 64, MemRefConvention::Bare);
  for (llvm::StringRef text : {"memref<2x3xf32>", "memref<f32>", "memref<0xi8>", "memref<2x3xf32, strided<[3, 1]>>",
                               "i32", "memref<4xvector<2xf32>, 3>"})
    EXPECT_EQ(bare.explainBareTrouble(parse(text)), "") << text.str();
  for (llvm::StringRef text : {"memref<?xf32>", "memref<*xf32>", "memref<2xf32, strided<[2]>>",
                               "memref<2xf32, strided<[1], offset: 1>>", "memref<2xf32, strided<[?], offset: ?>>"}) {
    EXPECT_NE(bare.explainBareTrouble(parse(text)), "") << text.str();
    SmallVector<Type> out;
    EXPECT_TRUE(failed(bare.flattenArgument(parse(text), out))) << text.str();
    EXPECT_FALSE(bare.packResults({parse(text)})) << text.str();
  }
  // Under the other convention nobody asks.
  LoweringTypeConverter unpacked(&context, 64);
  EXPECT_EQ(unpacked.explainBareTrouble(parse("memref<?xf32>")), "");
}

// CLAUSE: UTIL-10
TEST_F(TypeConverterTest, typesOfWrappers) {
  LoweringTypeConverter converter(&context, 64);
  auto wrapper = [&](llvm::StringRef text) {
    return converter.convertWrapperSignature(cast<FunctionType>(parse(text)));
  };
  auto plain = wrapper("(memref<?xf32>, index, memref<*xi8>) -> i32");
  EXPECT_EQ(plain.type, parse("!llvm.func<i32 (ptr, i64, ptr)>"));
  EXPECT_FALSE(plain.result);
  auto packed = wrapper("(complex<f32>) -> (i32, memref<f32>)");
  EXPECT_EQ(packed.type, parse("!llvm.func<void (ptr, struct<(f32, f32)>)>"));
  EXPECT_EQ(packed.result, parse("!llvm.struct<(i32, struct<(ptr, ptr, i64)>)>"));
  EXPECT_EQ(wrapper("() -> ()").type, parse("!llvm.func<void ()>"));
  EXPECT_FALSE(wrapper("(tensor<4xf32>) -> ()").type);
  EXPECT_FALSE(wrapper("() -> tensor<4xf32>").type);
}

// CLAUSE: CONTAINER-11
TEST_F(TypeConverterTest, recursiveStructsEnd) {
  EXPECT_EQ(convert("!llvm.struct<\"list\", (ptr, struct<\"item\", (index)>)>"),
            "!llvm.struct<\"_Converted.list\", (ptr, "
            "struct<\"_Converted.item\", (i64)>)>");
  // These are recursive: the first is its own member, the second a member of its member.
  EXPECT_EQ(convert("!llvm.struct<\"ring\", (index, array<0 x struct<\"ring\">>)>"),
            "!llvm.struct<\"_Converted.ring\", (i64, array<0 x struct<\"_Converted.ring\">>)>");
  EXPECT_EQ(convert("!llvm.struct<\"tree\", (array<0 x struct<\"leaf\", (index, array<0 x struct<\"tree\">>)>>)>"),
            "!llvm.struct<\"_Converted.tree\", (array<0 x struct<\"_Converted.leaf\", (i64, "
            "array<0 x struct<\"_Converted.tree\">>)>>)>");
  // Nothing of it changes, and so nothing of its name.
  EXPECT_EQ(convert("!llvm.struct<\"same\", (i32, array<0 x struct<\"same\">>)>"),
            "!llvm.struct<\"same\", (i32, array<0 x struct<\"same\">>)>");
}

TEST_F(TypeConverterTest, reservedStructNameIsRefused) {
  EXPECT_EQ(convert("!llvm.struct<\"_Converted.own\", (index)>"), "none");
  EXPECT_EQ(convert("!llvm.struct<\"_Converted.fine\", (i8)>"), "!llvm.struct<\"_Converted.fine\", (i8)>");
}

TEST_F(TypeConverterTest, takenStructNameIsRefused) {
  auto taken = LLVM::LLVMStructType::getIdentified(&context, "_Converted.x");
  ASSERT_TRUE(succeeded(taken.setBody({Float32Type::get(&context)}, false)));
  EXPECT_EQ(convert("!llvm.struct<\"x\", (index)>"), "none");
}

TEST_F(TypeConverterTest, contiguityCountsUsedStridesOnly) {
  auto contiguous = [&](llvm::StringRef text) { return isContiguous(cast<MemRefType>(parse(text))); };
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
      {"i1", 1},   {"i24", 4},          {"i64", 8},         {"i128", 16},          {"i256", 16},
      {"f80", 16}, {"complex<f32>", 4}, {"memref<f32>", 8}, {"vector<3xf32>", 16}, {"vector<8xf64>", 64},
  };
  for (auto [text, alignment] : rows)
    EXPECT_EQ(getNaturalAlignment(converter.convertType(parse(text))), alignment) << text.str();
}

} // namespace
