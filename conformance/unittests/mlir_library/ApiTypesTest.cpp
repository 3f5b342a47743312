//===-- ApiTypesTest.cpp - clauses about types, through the API ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Suites have the names of clauses (LLVMTY_STRUCT_03 is LLVMTY-STRUCT-03):
// memref-cts conform reads them. They are about the MLIR library that this tool
// and all lowerings in it use.
//
//===----------------------------------------------------------------------===//

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include "llvm/ADT/StringExtras.h"

#include "gtest/gtest.h"

#include <thread>

using namespace mlir;
using LLVM::LLVMStructType;

namespace {
/// One context with the LLVM dialect.
class Types : public testing::Test {
protected:
  Types() { context.loadDialect<LLVM::LLVMDialect>(); }
  Type i(unsigned width) { return IntegerType::get(&context, width); }
  MLIRContext context;
};

class LLVMTY_COMPAT_01 : public Types {};
class LLVMTY_COMPAT_02 : public Types {};
class LLVMTY_COMPAT_03 : public Types {};
class LLVMTY_COMPAT_04 : public Types {};
class LLVMTY_COMPAT_06 : public Types {};
class LLVMTY_VEC_04 : public Types {};
class LLVMTY_STRUCT_01 : public Types {};
class LLVMTY_STRUCT_02 : public Types {};
class LLVMTY_STRUCT_03 : public Types {};
class LLVMTY_STRUCT_04 : public Types {};
class LLVMTY_STRUCT_05 : public Types {};
class LLVMTY_STRUCT_06 : public Types {};
class LLVMTY_STRUCT_07 : public Types {};
class LLVMTY_STRUCT_08 : public Types {};
class LLVMTY_STRUCT_12 : public Types {};
class LLVMTY_STRUCT_20 : public Types {};
class LLVMMOD_DEP_02 : public Types {};
} // namespace

TEST_F(LLVMTY_COMPAT_01, SignlessIntegersOfAnyWidth) {
  for (unsigned width : {1u, 7u, 8u, 24u, 64u, 128u, 1000u})
    EXPECT_TRUE(LLVM::isCompatibleType(i(width))) << width;
  EXPECT_FALSE(LLVM::isCompatibleType(IntegerType::get(&context, 8, IntegerType::Signed)));
  EXPECT_FALSE(LLVM::isCompatibleType(IntegerType::get(&context, 8, IntegerType::Unsigned)));
}

TEST_F(LLVMTY_COMPAT_02, SixFloatFormatsAndNoOther) {
  for (Type type :
       {Type(BFloat16Type::get(&context)), Type(Float16Type::get(&context)), Type(Float32Type::get(&context)),
        Type(Float64Type::get(&context)), Type(Float80Type::get(&context)), Type(Float128Type::get(&context))})
    EXPECT_TRUE(LLVM::isCompatibleType(type));
  for (Type type : {Type(FloatTF32Type::get(&context)), Type(Float8E5M2Type::get(&context)),
                    Type(Float8E4M3FNType::get(&context)), Type(Float4E2M1FNType::get(&context))})
    EXPECT_FALSE(LLVM::isCompatibleType(type));
}

TEST_F(LLVMTY_COMPAT_03, VectorsOfRankOneOnly) {
  EXPECT_TRUE(LLVM::isCompatibleType(VectorType::get({4}, i(32))));
  EXPECT_TRUE(LLVM::isCompatibleType(VectorType::get({4}, i(32), {true})));
  EXPECT_FALSE(LLVM::isCompatibleType(VectorType::get({2, 4}, i(32))));
  EXPECT_FALSE(LLVM::isCompatibleType(VectorType::get({}, i(32))));
  EXPECT_FALSE(LLVM::isCompatibleType(VectorType::get({4}, IndexType::get(&context))));
}

TEST_F(LLVMTY_COMPAT_04, ThePredicateAnswers) {
  EXPECT_TRUE(LLVM::isCompatibleType(LLVM::LLVMPointerType::get(&context, 3)));
  EXPECT_TRUE(LLVM::isCompatibleType(LLVM::LLVMVoidType::get(&context)));
  EXPECT_FALSE(LLVM::isCompatibleType(IndexType::get(&context)));
  EXPECT_FALSE(LLVM::isCompatibleType(MemRefType::get({4}, i(8))));
  EXPECT_FALSE(LLVM::isCompatibleType(RankedTensorType::get({4}, i(8))));
}

TEST_F(LLVMTY_COMPAT_06, ContainersAreAsTheirMembers) {
  Type index = IndexType::get(&context);
  Type good = LLVMStructType::getLiteral(&context, {i(8), LLVM::LLVMArrayType::get(i(16), 3)});
  EXPECT_TRUE(LLVM::isCompatibleType(good));
  Type bad = LLVMStructType::getLiteral(&context, {i(8), LLVMStructType::getLiteral(&context, {index})});
  EXPECT_FALSE(LLVM::isCompatibleType(bad));
  EXPECT_FALSE(LLVM::isCompatibleType(LLVM::LLVMArrayType::get(bad, 3)));
  EXPECT_FALSE(LLVM::isCompatibleType(LLVM::LLVMFunctionType::get(i(8), {index})));
}

TEST_F(LLVMTY_VEC_04, VectorsAndTheirElementCount) {
  Type fixed = VectorType::get({4}, i(32)), scalable = VectorType::get({8}, i(16), {true});
  EXPECT_TRUE(LLVM::isCompatibleVectorType(fixed));
  EXPECT_TRUE(LLVM::isCompatibleVectorType(scalable));
  EXPECT_FALSE(LLVM::isCompatibleVectorType(i(32)));
  EXPECT_EQ(LLVM::getVectorNumElements(fixed), llvm::ElementCount::getFixed(4));
  EXPECT_EQ(LLVM::getVectorNumElements(scalable), llvm::ElementCount::getScalable(8));
}

TEST_F(LLVMTY_STRUCT_01, LiteralsAreTheSameByContent) {
  LLVMStructType one = LLVMStructType::getLiteral(&context, {i(8), i(16)});
  EXPECT_EQ(one, LLVMStructType::getLiteral(&context, {i(8), i(16)}));
  EXPECT_NE(one, LLVMStructType::getLiteral(&context, {i(16), i(8)}));
  EXPECT_NE(one, LLVMStructType::getLiteral(&context, {i(8), i(16)}, /*isPacked=*/true));
  EXPECT_FALSE(one.isIdentified());
}

TEST_F(LLVMTY_STRUCT_02, NamesMakeStructs) {
  LLVMStructType a = LLVMStructType::getIdentified(&context, "a"), b = LLVMStructType::getIdentified(&context, "b");
  EXPECT_TRUE(a.isIdentified());
  ASSERT_TRUE(succeeded(a.setBody({i(8)}, false)));
  ASSERT_TRUE(succeeded(b.setBody({i(8)}, false)));
  EXPECT_NE(a, b);
  EXPECT_NE(a, LLVMStructType::getLiteral(&context, {i(8)}));
}

TEST_F(LLVMTY_STRUCT_03, KnownNameGivesTheKnownStruct) {
  LLVMStructType a = LLVMStructType::getIdentified(&context, "a");
  ASSERT_TRUE(succeeded(a.setBody({i(8)}, false)));
  LLVMStructType again = LLVMStructType::getIdentified(&context, "a");
  EXPECT_EQ(a, again);
  ASSERT_EQ(again.getBody().size(), 1u);
  EXPECT_EQ(again.getBody().front(), i(8));
}

TEST_F(LLVMTY_STRUCT_04, AConflictDoesNotRename) {
  LLVMStructType a = LLVMStructType::getIdentified(&context, "a");
  ASSERT_TRUE(succeeded(a.setBody({i(8)}, false)));
  LLVMStructType again = LLVMStructType::getIdentified(&context, "a");
  EXPECT_TRUE(failed(again.setBody({i(64)}, false)));
  EXPECT_EQ(again.getName(), "a");
  EXPECT_EQ(again, a);
}

TEST_F(LLVMTY_STRUCT_05, TheBodyMayComeLater) {
  LLVMStructType a = LLVMStructType::getIdentified(&context, "later");
  EXPECT_FALSE(a.isInitialized());
  ASSERT_TRUE(succeeded(a.setBody({i(8), i(32)}, false)));
  EXPECT_TRUE(a.isInitialized());
  EXPECT_EQ(a.getBody().size(), 2u);
}

TEST_F(LLVMTY_STRUCT_06, TheSameBodyAgain) {
  LLVMStructType a = LLVMStructType::getIdentified(&context, "a");
  ASSERT_TRUE(succeeded(a.setBody({i(8), i(32)}, true)));
  EXPECT_TRUE(succeeded(a.setBody({i(8), i(32)}, true)));
}

TEST_F(LLVMTY_STRUCT_07, AnotherBodyFailsAndChangesNothing) {
  LLVMStructType a = LLVMStructType::getIdentified(&context, "a");
  ASSERT_TRUE(succeeded(a.setBody({i(8), i(32)}, false)));
  EXPECT_TRUE(failed(a.setBody({i(8), i(64)}, false)));
  EXPECT_TRUE(failed(a.setBody({i(8), i(32)}, true)));
  EXPECT_FALSE(a.isPacked());
  ASSERT_EQ(a.getBody().size(), 2u);
  EXPECT_EQ(a.getBody().back(), i(32));
}

TEST_F(LLVMTY_STRUCT_08, AStructInItsOwnBody) {
  LLVMStructType a = LLVMStructType::getIdentified(&context, "self");
  Type array = LLVM::LLVMArrayType::get(a, 0);
  ASSERT_TRUE(succeeded(a.setBody({i(8), array}, false)));
  EXPECT_EQ(a.getBody().back(), array);
  EXPECT_EQ(cast<LLVM::LLVMArrayType>(a.getBody().back()).getElementType(), a);
  EXPECT_TRUE(LLVM::isCompatibleType(a));
}

TEST_F(LLVMTY_STRUCT_12, OpaqueIsInitialised) {
  LLVMStructType a = LLVMStructType::getOpaque("unknown", &context);
  EXPECT_TRUE(a.isOpaque());
  EXPECT_TRUE(a.isInitialized());
  EXPECT_TRUE(a.isIdentified());
  EXPECT_TRUE(LLVM::isCompatibleType(a));
}

TEST_F(LLVMTY_STRUCT_20, TheSecondOfTwoBodiesFails) {
  // Both threads name one struct; exactly one of two different bodies wins.
  for (int round = 0; round < 50; ++round) {
    std::string name = "shared" + std::to_string(round);
    bool set[2] = {false, false};
    auto body = [&](int which) {
      LLVMStructType type = LLVMStructType::getIdentified(&context, name);
      set[which] = succeeded(type.setBody({i(which ? 64 : 32)}, false));
    };
    std::thread first(body, 0), second(body, 1);
    first.join();
    second.join();
    ASSERT_NE(set[0], set[1]) << round;
    EXPECT_EQ(LLVMStructType::getIdentified(&context, name).getBody().front(), i(set[1] ? 64 : 32));
  }
}

TEST_F(LLVMMOD_DEP_02, TypesFromManyThreads) {
  constexpr unsigned kThreads = 4, kTypes = 200;
  std::vector<std::vector<Type>> made(kThreads);
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < kThreads; ++t)
    threads.emplace_back([&, t] {
      for (unsigned k = 1; k <= kTypes; ++k)
        made[t].push_back(LLVMStructType::getLiteral(&context, {i(k), LLVM::LLVMArrayType::get(i(k), k)}));
    });
  for (std::thread &thread : threads)
    thread.join();
  for (unsigned t = 1; t < kThreads; ++t)
    EXPECT_EQ(made[t], made[0]);
}

TEST(LLVMTY_SYN_02, WaivedEveryKindOfTypeIsShortInside) {
  MLIRContext context;
  context.loadDialect<LLVM::LLVMDialect>();
  std::string withPrefix;
  for (std::string word : {"ptr", "ptr<3>", "array<2 x i8>", "struct<(i8)>", "struct<packed ()>", "target<\"t\", 1>",
                           "token", "metadata", "x86_amx", "ppc_fp128"}) {
    // With the prefix and without it, it is read as one type, and printed without.
    Type type = parseType("!llvm.func<void (" + word + ")>", &context);
    ASSERT_TRUE(type) << word;
    EXPECT_EQ(type, parseType("!llvm.func<void (!llvm." + word + ")>", &context)) << word;
    std::string printed;
    llvm::raw_string_ostream(printed) << type;
    if (printed != "!llvm.func<void (" + word + ")>")
      withPrefix += " " + word;
  }
  EXPECT_EQ(withPrefix, "");
}

TEST(LLVMMOD_DEP_01, AnMlirContextIsEnough) {
  MLIRContext context;
  context.loadDialect<LLVM::LLVMDialect>();
  EXPECT_TRUE(LLVM::LLVMPointerType::get(&context));
  EXPECT_TRUE(LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(&context), {}));
}

TEST(LLVMMOD_DEP_01, OperationsAreMadeAndUsed) {
  // Made, verified, changed, copied, printed and read again.
  MLIRContext context;
  context.loadDialect<LLVM::LLVMDialect>();
  OpBuilder builder(&context);
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  builder.setInsertionPointToStart(module->getBody());
  Type i32 = builder.getI32Type(), pointer = LLVM::LLVMPointerType::get(&context);
  LLVM::GlobalOp::create(builder, loc, i32, /*isConstant=*/false, LLVM::Linkage::Internal, "g",
                         builder.getI32IntegerAttr(7));
  auto function = LLVM::LLVMFuncOp::create(builder, loc, "f", LLVM::LLVMFunctionType::get(i32, {i32}));
  Block *entry = function.addEntryBlock(builder);
  builder.setInsertionPointToStart(entry);
  Value address = LLVM::AddressOfOp::create(builder, loc, pointer, "g");
  Value loaded = LLVM::LoadOp::create(builder, loc, i32, address);
  Value sum = LLVM::AddOp::create(builder, loc, loaded, entry->getArgument(0));
  LLVM::ReturnOp::create(builder, loc, sum);
  ASSERT_TRUE(succeeded(verify(*module)));
  EXPECT_EQ(sum.getDefiningOp()->getOperand(0), loaded);
  sum.getDefiningOp()->setOperand(1, loaded);
  OwningOpRef<ModuleOp> copy = module->clone();
  std::string text, again;
  llvm::raw_string_ostream(text) << *copy;
  EXPECT_NE(text.find("llvm.add"), std::string::npos) << text;
  OwningOpRef<ModuleOp> read = parseSourceString<ModuleOp>(text, &context);
  ASSERT_TRUE(read);
  llvm::raw_string_ostream(again) << *read;
  EXPECT_EQ(text, again);
}

TEST(LLVMMOD_OPS_02, WaivedAllOperationsHaveACustomForm) {
  // A name alone: what is refused for anything else has such a form.
  MLIRContext context;
  context.loadDialect<LLVM::LLVMDialect>();
  std::vector<std::string> without;
  unsigned asked = 0;
  for (RegisteredOperationName name : context.getRegisteredOperationsByDialect("llvm")) {
    std::string said;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      said += diagnostic.str();
      return success();
    });
    parseSourceString<ModuleOp>(name.getStringRef(), &context);
    ++asked;
    if (said.find("no custom assembly form") != std::string::npos)
      without.push_back(name.getStringRef().str());
  }
  EXPECT_GE(asked, 200u);
  EXPECT_TRUE(without.empty()) << without.size() << " of " << asked << " have none: " << llvm::join(without, " ");
}
