//===- UtilityTest.cpp - Pattern base and struct builders for users -------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The public classes that a lowering of one's own is written with, used as a
// user would: a pattern that is no part of this project's lowering.
//
//===----------------------------------------------------------------------===//

#include "lowering/Extend.h"
#include "lowering/Lower.h"

#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>
#include <type_traits>

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

static_assert(std::is_base_of_v<StructBuilder, RankedDescriptor>);
static_assert(std::is_base_of_v<StructBuilder, UnrankedDescriptor>);
static_assert(std::is_base_of_v<StructBuilder, ComplexNumber>);

/// i times a number: swaps the parts. Not what the operation means, so that
/// nothing else can have done it.
struct TurnLowering : LLVMPattern<complex::ConjOp> {
  using LLVMPattern::LLVMPattern;

  LogicalResult matchAndRewrite(complex::ConjOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    EXPECT_EQ(getIndexType().getWidth(), 32u);
    EXPECT_TRUE(isa<LLVM::LLVMVoidType>(getVoidType()));
    EXPECT_EQ(getPointerType(3).getAddressSpace(), 3u);
    EXPECT_EQ(indexBuilder(rewriter, loc).getIndexType(), getIndexType());
    ComplexNumber number(adaptor.getComplex());
    Value re = number.real(rewriter, loc), im = number.imaginary(rewriter, loc);
    ComplexNumber turned = ComplexNumber::pack(rewriter, loc, types().convertType(op.getType()), im, re);
    rewriter.replaceOp(op, turned.getValue());
    return success();
  }
};

class UtilityTest : public ::testing::Test {
protected:
  UtilityTest() : builder(&context) {
    context.loadDialect<LLVM::LLVMDialect, complex::ComplexDialect, func::FuncDialect>();
  }

  MLIRContext context;
  OpBuilder builder;
};

/// The value that a field was set to, found by walking back over inserts.
Value trace(Value aggregate, ArrayRef<int64_t> position) {
  while (auto write = aggregate.getDefiningOp<LLVM::InsertValueOp>()) {
    if (write.getPosition() == position)
      return write.getValue();
    aggregate = write.getContainer();
  }
  return {};
}

// CLAUSE: UTIL-03
TEST_F(UtilityTest, patternsOfUsersHaveTheConverterAndHelpers) {
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(R"(
    func.func @f(%z: complex<f32>) -> complex<f32> {
      %0 = complex.conj %z : complex<f32>
      return %0 : complex<f32>
    }
  )",
                                                             &context);
  ASSERT_TRUE(module);
  LoweringTypeConverter converter(&context, /*indexBitwidth=*/32);
  RewritePatternSet patterns(&context);
  patterns.add<TurnLowering>(converter);
  LLVMLoweringTarget target(context);
  target.addIllegalOp<complex::ConjOp>();
  ASSERT_TRUE(succeeded(applyPartialConversion(*module, target, std::move(patterns))));

  LLVM::ExtractValueOp reads[2];
  unsigned casts = 0, writes = 0;
  module->walk([&](Operation *op) {
    EXPECT_FALSE(isa<complex::ConjOp>(op));
    casts += isa<UnrealizedConversionCastOp>(op);
    if (auto read = dyn_cast<LLVM::ExtractValueOp>(op))
      reads[read.getPosition().front()] = read;
    if (auto write = dyn_cast<LLVM::InsertValueOp>(op)) {
      ++writes;
      EXPECT_EQ(write.getValue(), reads[1 - write.getPosition().front()].getResult());
    }
  });
  // The function around it still has complex numbers.
  EXPECT_EQ(casts, 2u);
  EXPECT_EQ(writes, 2u);
}

// CLAUSE: UTIL-01
TEST_F(UtilityTest, targetLeavesTheLLVMDialectAndCasts) {
  LLVMLoweringTarget target(context);
  for (RegisteredOperationName name : context.getRegisteredOperations()) {
    bool stays = name.getDialectNamespace() == "llvm" || name.getStringRef() == "builtin.unrealized_conversion_cast";
    EXPECT_EQ(target.getOpAction(name) == ConversionTarget::LegalizationAction::Legal, stays)
        << name.getStringRef().str();
  }
}

/// An operation of no dialect of the lowering, on a type of its own.
struct SizeLowering : LLVMPattern<shape::SizeToIndexOp> {
  using LLVMPattern::LLVMPattern;

  LogicalResult matchAndRewrite(shape::SizeToIndexOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOp(op, adaptor.getArg());
    return success();
  }
};

// CLAUSE: FLOW-11
TEST_F(UtilityTest, patternsOfUsersJoinTheLowering) {
  context.loadDialect<shape::ShapeDialect>();
  // The rules at functions of both conventions are extended.
  constexpr char kText[] = R"(
    func.func @f(%m: memref<4xf32>, %s: !shape.size) -> f32 attributes {llvm.bareptr} {
      %0 = shape.size_to_index %s : !shape.size
      %1 = memref.load %m[%0] : memref<4xf32>
      return %1 : f32
    }
    func.func @g(%m: memref<4xf32>, %s: !shape.size) -> f32 {
      %0 = call @f(%m, %s) : (memref<4xf32>, !shape.size) -> f32
      return %0 : f32
    }
  )";
  LoweringExtension extension;
  extension.addTypes = [](LoweringTypeConverter &types) {
    types.addConversion([&types](shape::SizeType) -> Type { return types.getIndexType(); });
  };
  extension.addPatterns = [](const LoweringTypeConverter &types, RewritePatternSet &patterns,
                             LLVMLoweringTarget &target) {
    patterns.add<SizeLowering>(types);
    target.addIllegalOp<shape::SizeToIndexOp>();
  };
  LowerOptions options;
  for (unsigned width : {32u, 64u}) {
    options.indexBitwidth = width;
    Lowering lowering(&context, options, extension);
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(kText, &context);
    ASSERT_TRUE(module);
    ASSERT_TRUE(succeeded(lowering.lower(*module)));
    module->walk([&](Operation *op) {
      EXPECT_TRUE(isa<ModuleOp>(op) || isa<LLVM::LLVMDialect>(op->getDialect())) << op->getName().getStringRef().str();
      if (auto function = dyn_cast<LLVM::LLVMFuncOp>(op))
        EXPECT_TRUE(function.getArgumentTypes().back().isInteger(width));
    });
  }
  // Without it, and of what it says nothing of, there is no lowering.
  extension.addPatterns = nullptr;
  unsigned errors = 0;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &) { ++errors; });
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(kText, &context);
  EXPECT_TRUE(failed(Lowering(&context, options, extension).lower(*module)));
  EXPECT_EQ(errors, 1u);
}

// CLAUSE: DESC-RANKED-14
TEST_F(UtilityTest, memorySpacesOfUsersHaveNumbers) {
  context.loadDialect<gpu::GPUDialect>();
  constexpr char kText[] = R"(
    memref.global "private" @tile : memref<4xf32, #gpu.address_space<workgroup>>
    func.func @f(%m: memref<?xf32, #gpu.address_space<global>>, %i: index) -> f32 {
      %0 = memref.get_global @tile : memref<4xf32, #gpu.address_space<workgroup>>
      %1 = memref.load %m[%i] : memref<?xf32, #gpu.address_space<global>>
      memref.store %1, %0[%i] : memref<4xf32, #gpu.address_space<workgroup>>
      %2 = memref.alloca() : memref<f32, #gpu.address_space<private>>
      %3 = memref.cast %m : memref<?xf32, #gpu.address_space<global>> to memref<*xf32, #gpu.address_space<global>>
      %4 = memref.dim %3, %i : memref<*xf32, #gpu.address_space<global>>
      memref.store %1, %2[] : memref<f32, #gpu.address_space<private>>
      return %1 : f32
    }
    func.func @bare(%m: memref<4xf32, #gpu.address_space<workgroup>>) attributes {llvm.bareptr} {
      return
    }
  )";
  LoweringExtension extension;
  std::string messages;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &said) { messages += said.str(); });
  Lowering withoutNumbers(&context, LowerOptions(), extension);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(kText, &context);
  ASSERT_TRUE(module) << messages;
  // Nobody has said which numbers these are.
  EXPECT_TRUE(failed(withoutNumbers.lower(*module)));
  EXPECT_NE(messages.find("has a memory space that is not a non-negative integer"), std::string::npos) << messages;

  extension.addTypes = [](LoweringTypeConverter &types) {
    types.addTypeAttributeConversion([&types](BaseMemRefType, gpu::AddressSpaceAttr space) -> Attribute {
      unsigned number = space.getValue() == gpu::AddressSpace::Global ? 1 : 3;
      if (space.getValue() == gpu::AddressSpace::Private)
        number = 5;
      return IntegerAttr::get(IntegerType::get(types.getContext(), 64), number);
    });
  };
  ASSERT_TRUE(succeeded(Lowering(&context, LowerOptions(), extension).lower(*module))) << messages;
  auto function = [&](llvm::StringRef name) { return module->lookupSymbol<LLVM::LLVMFuncOp>(name); };
  auto pointer = [&](unsigned space) -> Type { return LLVM::LLVMPointerType::get(&context, space); };
  EXPECT_EQ(function("f").getArgumentTypes()[0], pointer(1));
  EXPECT_EQ(function("f").getArgumentTypes()[1], pointer(1));
  EXPECT_EQ(function("bare").getArgumentTypes()[0], pointer(3));
  EXPECT_EQ(module->lookupSymbol<LLVM::GlobalOp>("tile").getAddrSpace(), 3u);
  unsigned loads = 0, stores = 0, places = 0;
  module->walk([&](Operation *op) {
    if (auto load = dyn_cast<LLVM::LoadOp>(op))
      loads += load.getAddr().getType() == pointer(1);
    if (auto store = dyn_cast<LLVM::StoreOp>(op))
      stores += store.getAddr().getType() == pointer(3) || store.getAddr().getType() == pointer(5);
    if (auto place = dyn_cast<LLVM::AllocaOp>(op))
      places += place.getType() == pointer(5);
  });
  EXPECT_EQ(loads, 1u);
  EXPECT_EQ(stores, 2u);
  EXPECT_EQ(places, 1u);
}

/// A rule from one type to two has no place at functions: they are refused, and nothing changes.
TEST_F(UtilityTest, typesThatBecomeSeveralAreRefused) {
  context.loadDialect<shape::ShapeDialect>();
  LoweringExtension extension;
  extension.addTypes = [](LoweringTypeConverter &types) {
    types.addConversion([&types](shape::SizeType, SmallVectorImpl<Type> &out) -> std::optional<LogicalResult> {
      out.append(2, types.getIndexType());
      return success();
    });
  };
  for (llvm::StringRef text : {"func.func private @f(!shape.size)", "func.func private @f() -> !shape.size"}) {
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    std::string messages;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &said) { messages += said.str(); });
    EXPECT_TRUE(failed(Lowering(&context, LowerOptions(), extension).lower(*module)));
    EXPECT_NE(messages.find("type '!shape.size' becomes several values, which functions do not pass"),
              std::string::npos)
        << messages;
    EXPECT_TRUE(module->lookupSymbol<func::FuncOp>("f"));
  }
}

// CLAUSE: UTIL-06
TEST_F(UtilityTest, descriptorsAreStructsWithNamedFields) {
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  builder.setInsertionPointToStart(module->getBody());
  LoweringTypeConverter converter(&context, /*indexBitwidth=*/64);
  IndexBuilder b(builder, loc, converter.getIndexType());
  auto pointer = LLVM::LLVMPointerType::get(&context);
  auto type = MemRefType::get({ShapedType::kDynamic, 4}, builder.getF32Type());
  auto makeValue = [&](Type of) -> Value { return LLVM::PoisonOp::create(builder, loc, of); };

  Value allocated = makeValue(pointer), aligned = makeValue(pointer);
  Value offset = makeValue(b.getIndexType()), size = makeValue(b.getIndexType());
  RankedDescriptor memref(type, StructBuilder::none(builder, loc, converter.convertType(type)).getValue());
  memref.setAllocatedPtr(b, allocated);
  memref.setAlignedPtr(b, aligned);
  memref.setOffset(b, offset);
  memref.setSize(b, 0, size);
  memref.setSize(b, 1, 4);
  memref.setStride(b, 0, 4);
  memref.setStride(b, 1, 1);
  Value value = memref.getValue();
  EXPECT_EQ(trace(value, {0}), allocated);
  EXPECT_EQ(trace(value, {1}), aligned);
  EXPECT_EQ(trace(value, {2}), offset);
  EXPECT_EQ(trace(value, {3, 0}), size);
  auto constantAt = [&](ArrayRef<int64_t> position) {
    auto constant = trace(value, position).getDefiningOp<LLVM::ConstantOp>();
    return constant ? cast<IntegerAttr>(constant.getValue()).getInt() : -1;
  };
  EXPECT_EQ(constantAt({3, 1}), 4);
  EXPECT_EQ(constantAt({4, 0}), 4);
  EXPECT_EQ(constantAt({4, 1}), 1);
  // What the type says is no field to read, the rest is.
  EXPECT_TRUE(memref.size(b, 1).is(4));
  EXPECT_TRUE(isa<LLVM::ExtractValueOp>(memref.size(b, 0).getValue().getDefiningOp()));

  Value rank = makeValue(b.getIndexType());
  UnrankedDescriptor unranked(UnrankedDescriptor::pack(b, rank, allocated));
  EXPECT_EQ(trace(unranked.getValue(), {0}), rank);
  EXPECT_EQ(trace(unranked.getValue(), {1}), allocated);
  EXPECT_EQ(unranked.rank(b).getType(), b.getIndexType());
  EXPECT_EQ(unranked.descriptor(b).getType(), pointer);
}

} // namespace
