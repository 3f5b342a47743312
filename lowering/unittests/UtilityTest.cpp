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
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
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
  // The conversions at functions of both conventions are extended.
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

/// A type that becomes as many values as the test says; their sum is the index.
struct SumLowering : LLVMPattern<shape::SizeToIndexOp> {
  using LLVMPattern::LLVMPattern;

  LogicalResult matchAndRewrite(shape::SizeToIndexOp op, OneToNOpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value sum = LLVM::ConstantOp::create(rewriter, op.getLoc(), getIndexType(), 0);
    for (Value part : adaptor.getArg())
      sum = LLVM::AddOp::create(rewriter, op.getLoc(), sum, part);
    rewriter.replaceOp(op, sum);
    return success();
  }
};

static LoweringExtension sizesOf(unsigned parts) {
  LoweringExtension extension;
  extension.addTypes = [parts](LoweringTypeConverter &types) {
    types.addConversion([&types, parts](shape::SizeType, SmallVectorImpl<Type> &out) -> std::optional<LogicalResult> {
      out.append(parts, types.getIndexType());
      return success();
    });
  };
  extension.addPatterns = [](const LoweringTypeConverter &types, RewritePatternSet &patterns,
                             LLVMLoweringTarget &target) {
    patterns.add<SumLowering>(types);
    target.addIllegalOp<shape::SizeToIndexOp>();
  };
  return extension;
}

/// Functions, calls and returns pass as many values as a type becomes, also none, between others and in their order.
TEST_F(UtilityTest, typesThatBecomeSeveralArePassedAsSeveral) {
  context.loadDialect<shape::ShapeDialect>();
  constexpr char kText[] = R"(
    func.func @take(%a: i32, %s: !shape.size, %m: memref<4xf32>, %t: !shape.size) -> (f32, !shape.size) {
      %0 = shape.size_to_index %s : !shape.size
      %1 = memref.load %m[%0] : memref<4xf32>
      return %1, %t : f32, !shape.size
    }
    func.func @give(%a: i32, %s: !shape.size, %m: memref<4xf32>) -> !shape.size {
      %0:2 = call @take(%a, %s, %m, %s) : (i32, !shape.size, memref<4xf32>, !shape.size) -> (f32, !shape.size)
      return %0#1 : !shape.size
    }
    func.func @through(%a: i32, %s: !shape.size, %m: memref<4xf32>) -> !shape.size {
      %f = constant @give : (i32, !shape.size, memref<4xf32>) -> !shape.size
      %0 = call_indirect %f(%a, %s, %m) : (i32, !shape.size, memref<4xf32>) -> !shape.size
      return %0 : !shape.size
    }
  )";
  for (unsigned parts : {2u, 3u, 0u}) {
    SCOPED_TRACE(parts);
    LoweringExtension extension = sizesOf(parts);
    LowerOptions options;
    Lowering lowering(&context, options, extension); // loads the dialects
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(kText, &context);
    ASSERT_TRUE(module);
    ASSERT_TRUE(succeeded(lowering.lower(*module)));
    EXPECT_TRUE(succeeded(verify(*module)));
    module->walk([&](Operation *op) {
      EXPECT_TRUE(isa<ModuleOp>(op) || isa<LLVM::LLVMDialect>(op->getDialect())) << op->getName().getStringRef().str();
    });
    Type i32 = builder.getI32Type(), i64 = builder.getI64Type(), f32 = builder.getF32Type();
    Type pointer = LLVM::LLVMPointerType::get(&context);
    SmallVector<Type> size(parts, i64), taken = {i32}, given = {f32};
    SmallVector<Type> memref = {pointer, pointer, i64, i64, i64};
    llvm::append_range(taken, size);
    llvm::append_range(taken, memref);
    llvm::append_range(taken, size);
    llvm::append_range(given, size);
    Type returned = parts == 0 ? f32 : Type(LLVM::LLVMStructType::getLiteral(&context, given));
    auto take = module->lookupSymbol<LLVM::LLVMFuncOp>("take");
    EXPECT_EQ(take.getFunctionType(), LLVM::LLVMFunctionType::get(returned, taken));
    // The parts of the last argument are returned, in their order.
    auto end = cast<LLVM::ReturnOp>(take.getBody().front().getTerminator());
    for (unsigned part = 0; part < parts; ++part)
      EXPECT_EQ(trace(end.getArg(), {part + 1}), take.getArgument(take.getNumArguments() - parts + part));
    auto give = module->lookupSymbol<LLVM::LLVMFuncOp>("give");
    Type alone =
        parts == 0 ? Type(LLVM::LLVMVoidType::get(&context)) : Type(LLVM::LLVMStructType::getLiteral(&context, size));
    EXPECT_EQ(give.getFunctionType().getReturnType(), alone);
    unsigned calls = 0;
    give.walk([&](LLVM::CallOp call) {
      ++calls;
      for (unsigned part = 0; part < parts; ++part) {
        EXPECT_EQ(call.getArgOperands()[1 + part], give.getArgument(1 + part));
        EXPECT_EQ(call.getArgOperands()[1 + parts + memref.size() + part], give.getArgument(1 + part));
      }
    });
    EXPECT_EQ(calls, 1u);
  }
}

/// Elsewhere such a type is refused, and nothing changes.
TEST_F(UtilityTest, typesThatBecomeSeveralAreRefusedElsewhere) {
  context.loadDialect<shape::ShapeDialect, cf::ControlFlowDialect>();
  for (llvm::StringRef text : {"func.func private @f(!shape.size) attributes {llvm.emit_c_interface}",
                               "func.func @f(%s: !shape.size) {\n cf.br ^next(%s : !shape.size)\n"
                               "^next(%t: !shape.size):\n return\n}"}) {
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    LoweringExtension extension = sizesOf(2);
    std::string messages;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &said) { messages += said.str(); });
    EXPECT_TRUE(failed(Lowering(&context, LowerOptions(), extension).lower(*module)));
    EXPECT_NE(messages.find("type '!shape.size' becomes several values, which only functions pass"), std::string::npos)
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
