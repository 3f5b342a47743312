//===-- ApiConversionTest.cpp - clauses about dialect conversion -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Suites have the names of clauses (CONV_PART_01 is CONV-PART-01). Operations
// are unregistered, "x.a" and the like, so that only the framework is tested.
//
//===----------------------------------------------------------------------===//

#include "conformance/unittests/mlir_library/ApiConversion.h"

using namespace mlir;
using namespace memref_cts::conformance;

namespace {
class CONV_PART_01 : public Conversion {};
class CONV_PART_02 : public Conversion {};
class CONV_PART_03 : public Conversion {};
class CONV_PART_04 : public Conversion {};
class CONV_PART_05 : public Conversion {};
class CONV_FULL_01 : public Conversion {};
class CONV_FULL_02 : public Conversion {};
class CONV_FULL_03 : public Conversion {};
class CONV_ANA_01 : public Conversion {};
class CONV_ANA_02 : public Conversion {};
class CONV_TGT_01 : public Conversion {};
class CONV_TGT_02 : public Conversion {};
class CONV_TGT_03 : public Conversion {};
class CONV_TGT_04 : public Conversion {};
class CONV_TGT_05 : public Conversion {};
class CONV_TGT_06 : public Conversion {};
class CONV_TGT_07 : public Conversion {};
class CONV_REC_01 : public Conversion {};
class CONV_REC_02 : public Conversion {};
class CONV_PAT_01 : public Conversion {};
class CONV_PAT_03 : public Conversion {};
class CONV_MODE_14 : public Conversion {};
} // namespace

//===----------------------------------------------------------------------===//
// Modes
//===----------------------------------------------------------------------===//

TEST_F(CONV_PART_01, UnknownOperationsStay) {
  parse(R"("x.a"() : () -> () "x.unknown"() : () -> ())");
  illegal("x.a");
  legal("x.b");
  rename("x.a", "x.b");
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_TRUE(has("x.b"));
  EXPECT_TRUE(has("x.unknown"));
  EXPECT_FALSE(has("x.a"));
}

TEST_F(CONV_PART_02, IllegalWithoutPatternFails) {
  parse(R"("x.a"() : () -> ())");
  illegal("x.a");
  EXPECT_TRUE(failed(partial()));
}

TEST_F(CONV_PART_03, FailureRestoresTheInput) {
  parse(R"(%0 = "x.a"() : () -> i32 "x.use"(%0) : (i32) -> () "x.bad"() : () -> ())");
  std::string before = print();
  illegal("x.a");
  illegal("x.bad");
  legal("x.b");
  rename("x.a", "x.b");
  EXPECT_TRUE(failed(partial()));
  EXPECT_EQ(print(), before);
}

TEST_F(CONV_PART_04, WhatIsLeftCanBeCollected) {
  parse(R"("x.a"() : () -> () "x.unknown"() : () -> ())");
  illegal("x.a");
  legal("x.b");
  rename("x.a", "x.b");
  DenseSet<Operation *> left;
  config.unlegalizedOps = &left;
  ASSERT_TRUE(succeeded(partial()));
  ASSERT_EQ(left.size(), 1u);
  EXPECT_EQ((*left.begin())->getName().getStringRef(), "x.unknown");
}

TEST_F(CONV_PART_05, AnUnknownNewOperationIsNoSuccess) {
  parse(R"("x.a"() : () -> ())");
  illegal("x.a");
  rename("x.a", "x.unknown");
  EXPECT_TRUE(failed(partial()));
  EXPECT_TRUE(has("x.a"));
}

TEST_F(CONV_FULL_01, EverythingIsLegalInTheEnd) {
  parse(R"("x.a"() : () -> () "x.b"() : () -> ())");
  legal("x.b");
  rename("x.a", "x.b");
  ASSERT_TRUE(succeeded(full()));
  EXPECT_FALSE(has("x.a"));
}

TEST_F(CONV_FULL_02, UnknownOperationsFail) {
  parse(R"("x.unknown"() : () -> ())");
  EXPECT_TRUE(failed(full()));
}

TEST_F(CONV_FULL_03, ACallbackMayAcceptUnknownOperations) {
  parse(R"("x.unknown"() : () -> ())");
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  EXPECT_TRUE(succeeded(full()));
}

TEST_F(CONV_ANA_01, ReportsWhatCouldBeLegal) {
  parse(R"("x.a"() : () -> () "x.b"() : () -> () "x.c"() : () -> ())");
  illegal("x.a");
  illegal("x.c");
  legal("x.b");
  rename("x.a", "x.b");
  DenseSet<Operation *> possible;
  config.legalizableOps = &possible;
  // An illegal operation without a pattern is no failure of the analysis.
  ASSERT_TRUE(succeeded(applyAnalysisConversion(*module, target, std::move(patterns), config)));
  bool a = false, c = false;
  for (Operation *each : possible) {
    a |= each->getName().getStringRef() == "x.a";
    c |= each->getName().getStringRef() == "x.c";
  }
  EXPECT_TRUE(a);
  EXPECT_FALSE(c);
}

TEST_F(CONV_ANA_02, ChangesNothing) {
  parse(R"(%0 = "x.a"() : () -> i32 "x.use"(%0) : (i32) -> ())");
  std::string before = print();
  illegal("x.a");
  legal("x.b");
  rename("x.a", "x.b");
  ASSERT_TRUE(succeeded(applyAnalysisConversion(*module, target, std::move(patterns), config)));
  EXPECT_EQ(print(), before);
}

TEST(CONV_MODE_01, RollbackIsTheDefault) { EXPECT_TRUE(ConversionConfig().allowPatternRollback); }

TEST_F(CONV_MODE_14, BothModesGiveTheSameProgram) {
  const char *text = R"(%0 = "x.a"() : () -> i32 %1 = "x.a"() : () -> i32 "x.use"(%0, %1) : (i32, i32) -> ())";
  std::string results[2];
  for (bool rollback : {false, true}) {
    parse(text);
    RewritePatternSet mine(&context);
    mine.add<Rename>(&context, "x.a", "x.b");
    illegal("x.a");
    legal("x.b");
    ConversionConfig mode;
    mode.allowPatternRollback = rollback;
    ASSERT_TRUE(succeeded(applyPartialConversion(*module, target, std::move(mine), mode)));
    results[rollback] = print();
  }
  EXPECT_EQ(results[0], results[1]);
  EXPECT_NE(results[0].find("x.b"), std::string::npos);
}

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

TEST_F(CONV_TGT_01, LegalInAllInstances) {
  parse(R"("x.a"() {k = 1} : () -> () "x.a"() {k = 2} : () -> ())");
  legal("x.a");
  rename("x.a", "x.b");
  ASSERT_TRUE(succeeded(full()));
  EXPECT_FALSE(has("x.b"));
}

TEST_F(CONV_TGT_02, EveryInstanceIsJudged) {
  parse(R"("x.a"() {fine} : () -> () "x.a"() : () -> ())");
  target.addDynamicallyLegalOp(op("x.a"), [](Operation *each) { return each->hasAttr("fine"); });
  legal("x.b");
  rename("x.a", "x.b");
  ASSERT_TRUE(succeeded(full()));
  EXPECT_TRUE(has("x.a"));
  EXPECT_TRUE(has("x.b"));
}

TEST_F(CONV_TGT_03, IllegalHasToGo) {
  parse(R"("x.a"() : () -> ())");
  std::string before = print();
  illegal("x.a");
  EXPECT_TRUE(failed(applyPartialConversion(*module, target, RewritePatternSet(&context))));
  EXPECT_TRUE(failed(applyFullConversion(*module, target, RewritePatternSet(&context))));
  EXPECT_EQ(print(), before);
}

TEST_F(CONV_TGT_04, OneIllegalOperationInALegalDialect) {
  parse(R"("x.a"() : () -> () "x.c"() : () -> ())");
  target.addLegalDialect("x");
  illegal("x.a");
  rename("x.a", "x.b");
  rename("x.c", "x.b");
  ASSERT_TRUE(succeeded(full()));
  EXPECT_FALSE(has("x.a"));
  EXPECT_TRUE(has("x.c"));
}

TEST_F(CONV_TGT_05, UnmarkedIsNeither) {
  parse(R"("x.unknown"() : () -> ())");
  EXPECT_TRUE(succeeded(applyPartialConversion(*module, target, RewritePatternSet(&context))));
  EXPECT_TRUE(failed(applyFullConversion(*module, target, RewritePatternSet(&context))));
}

TEST_F(CONV_TGT_06, NoAnswerIsUnknown) {
  parse(R"("x.a"() : () -> ())");
  target.addDynamicallyLegalOp(op("x.a"), [](Operation *) -> std::optional<bool> { return std::nullopt; });
  EXPECT_TRUE(succeeded(applyPartialConversion(*module, target, RewritePatternSet(&context))));
  EXPECT_TRUE(failed(applyFullConversion(*module, target, RewritePatternSet(&context))));
}

TEST_F(CONV_TGT_07, WholeDialects) {
  parse(R"("x.a"() : () -> () "y.a"() : () -> ())");
  target.addIllegalDialect("x");
  target.addLegalDialect("y");
  rename("x.a", "y.b");
  ASSERT_TRUE(succeeded(full()));
  EXPECT_FALSE(has("x.a"));
  EXPECT_TRUE(has("y.a"));
  EXPECT_TRUE(has("y.b"));
}

TEST_F(CONV_TGT_07, ACallbackForADialect) {
  parse(R"("x.a"() {keep} : () -> () "x.b"() : () -> () "x.c"() : () -> ())");
  std::vector<std::string> asked;
  target.addDynamicallyLegalDialect(
      [&](Operation *each) {
        asked.push_back(each->getName().getStringRef().str());
        return each->hasAttr("keep");
      },
      "x");
  target.addLegalDialect("y");
  rename("x.a", "y.a");
  rename("x.b", "y.b");
  rename("x.c", "y.c");
  ASSERT_TRUE(succeeded(full()));
  for (const char *name : {"x.a", "x.b", "x.c"})
    EXPECT_TRUE(llvm::is_contained(asked, name)) << name;
  // Each operation is judged for itself.
  EXPECT_TRUE(has("x.a"));
  EXPECT_TRUE(has("y.b"));
  EXPECT_TRUE(has("y.c"));
  EXPECT_FALSE(has("x.b"));
  EXPECT_FALSE(has("x.c"));
  // What the callback does not allow has to go.
  parse(R"("x.d"() : () -> ())");
  patterns.clear();
  EXPECT_TRUE(failed(partial()));
}

TEST_F(CONV_REC_01, WhatIsInsideCountsAsLegal) {
  parse(R"("x.outer"() ({ "x.a"() : () -> () }) : () -> ())");
  legal("x.outer");
  illegal("x.a");
  target.markOpRecursivelyLegal(op("x.outer"), {});
  EXPECT_TRUE(succeeded(full()));
  EXPECT_TRUE(has("x.a"));
}

TEST_F(CONV_REC_02, ACallbackOverTheEnclosingOperation) {
  parse(R"("x.outer"() ({ "x.a"() : () -> () }) {keep} : () -> () "x.outer"() ({ "x.a"() : () -> () }) : () -> ())");
  legal("x.outer");
  illegal("x.a");
  legal("x.b");
  target.markOpRecursivelyLegal(op("x.outer"), [](Operation *each) { return each->hasAttr("keep"); });
  rename("x.a", "x.b");
  ASSERT_TRUE(succeeded(full()));
  EXPECT_TRUE(has("x.a"));
  EXPECT_TRUE(has("x.b"));
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

TEST_F(CONV_PAT_01, SeveralStepsInARow) {
  parse(R"("x.a"() : () -> ())");
  target.addIllegalDialect("x");
  legal("y.end");
  rename("x.a", "x.b");
  rename("x.b", "x.c");
  rename("x.c", "y.end");
  ASSERT_TRUE(succeeded(full()));
  EXPECT_TRUE(has("y.end"));
  EXPECT_FALSE(has("x.b"));
}

TEST_F(CONV_PAT_03, ADeadEndIsUndone) {
  parse(R"("x.a"() : () -> ())");
  target.addIllegalDialect("x");
  legal("y.end");
  rename("x.a", "x.dead", /*benefit=*/10);
  rename("x.a", "y.end", /*benefit=*/1);
  ASSERT_TRUE(succeeded(full()));
  EXPECT_TRUE(has("y.end"));
  EXPECT_FALSE(has("x.dead"));
}

//===----------------------------------------------------------------------===//
// Type converters
//===----------------------------------------------------------------------===//

namespace {
class Converter : public testing::Test {
protected:
  Type i(unsigned width) { return IntegerType::get(&context, width); }
  MLIRContext context;
  TypeConverter converter;
};
class CONV_TYPE_01 : public Converter {};
class CONV_TYPE_02 : public Converter {};
class CONV_TYPE_03 : public Converter {};
class CONV_TYPE_04 : public Converter {};
class CONV_TYPE_05 : public Converter {};
class CONV_TYPE_08 : public Converter {};
class CONV_TYPE_09 : public Converter {};
class TYPE_OTHER_04 : public Converter {};
class CONV_SIG_04 : public Converter {};
class CONV_SIG_10 : public Converter {};
} // namespace

TEST_F(CONV_TYPE_01, AFixedPointIsLegal) {
  converter.addConversion([](IntegerType type) { return type.getWidth() == 32 ? type : nullptr; });
  EXPECT_TRUE(converter.isLegal(i(32)));
  EXPECT_FALSE(converter.isLegal(i(8)));
}

TEST_F(CONV_TYPE_02, TheLastRegisteredIsAskedFirst) {
  converter.addConversion([&](IntegerType) { return i(1); });
  converter.addConversion([&](IntegerType) { return i(2); });
  EXPECT_EQ(converter.convertType(i(8)), i(2));
}

TEST_F(CONV_TYPE_03, NoAnswerAndNoType) {
  converter.addConversion([&](IntegerType) { return i(1); });
  converter.addConversion([](IntegerType type) -> std::optional<Type> {
    if (type.getWidth() == 8)
      return std::nullopt; // the one above may say
    return Type();         // nobody may
  });
  EXPECT_EQ(converter.convertType(i(8)), i(1));
  EXPECT_EQ(converter.convertType(i(16)), Type());
}

TEST_F(CONV_TYPE_03, FailureEndsTheSearch) {
  converter.addConversion([&](IntegerType) { return i(1); });
  unsigned asked = 0;
  converter.addConversion([&](IntegerType type, SmallVectorImpl<Type> &types) -> std::optional<LogicalResult> {
    ++asked;
    if (type.getWidth() == 8)
      return std::nullopt; // the one above may say
    if (type.getWidth() == 16)
      return failure(); // nobody may
    types.append(2, type);
    return success();
  });
  SmallVector<Type> types;
  EXPECT_TRUE(succeeded(converter.convertType(i(8), types)));
  EXPECT_EQ(types, SmallVector<Type>{i(1)});
  types.clear();
  EXPECT_TRUE(failed(converter.convertType(i(16), types)));
  EXPECT_TRUE(types.empty());
  EXPECT_EQ(converter.convertType(i(16)), Type());
  EXPECT_TRUE(succeeded(converter.convertType(i(32), types)));
  EXPECT_EQ(types, (SmallVector<Type>{i(32), i(32)}));
  EXPECT_GE(asked, 3u);
}

TEST_F(CONV_TYPE_04, OneToSeveral) {
  converter.addConversion([&](IntegerType, SmallVectorImpl<Type> &types) {
    types.append({i(1), i(2), i(3)});
    return success();
  });
  SmallVector<Type> types;
  ASSERT_TRUE(succeeded(converter.convertType(i(8), types)));
  EXPECT_EQ(types, (SmallVector<Type>{i(1), i(2), i(3)}));
}

TEST_F(CONV_TYPE_05, OneToNone) {
  converter.addConversion([](IntegerType, SmallVectorImpl<Type> &) { return success(); });
  SmallVector<Type> types;
  ASSERT_TRUE(succeeded(converter.convertTypes({i(8), i(16)}, types)));
  EXPECT_TRUE(types.empty());
}

TEST_F(CONV_TYPE_08, OneTypeIsAskedForAndSeveralExist) {
  converter.addConversion([&](IntegerType, SmallVectorImpl<Type> &types) {
    types.append({i(1), i(2)});
    return success();
  });
  EXPECT_EQ(converter.convertType(i(8)), Type());
}

TEST_F(CONV_TYPE_09, TypesOperationsAndBlockArgumentsAreJudged) {
  context.allowUnregisteredDialects();
  converter.addConversion([](IntegerType type) { return type.getWidth() == 32 ? type : nullptr; });
  EXPECT_TRUE(converter.isLegal(i(32)));
  EXPECT_FALSE(converter.isLegal(i(8)));
  EXPECT_TRUE(converter.isLegal(TypeRange({i(32), i(32)})));
  EXPECT_FALSE(converter.isLegal(TypeRange({i(32), i(8)})));
  // An operation by its operands and results, a region by the arguments of all
  // its blocks; neither by what is inside.
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(R"(
    %a = "x.make"() : () -> i32
    %b = "x.make"() : () -> i8
    "x.take"(%a) : (i32) -> ()
    "x.take"(%b) : (i8) -> ()
    %c = "x.turn"(%a) : (i32) -> i8
    %d = "x.turn"(%b) : (i8) -> i32
    "x.region"() ({
    ^one(%e: i32):
      %f = "x.make"() : () -> i8
      "x.branch"(%e)[^two] : (i32) -> ()
    ^two(%g: i32):
      "x.end"() : () -> ()
    }) : () -> ()
    "x.region"() ({
    ^one(%e: i32):
      "x.branch"(%e)[^two] : (i32) -> ()
    ^two(%g: i8):
      "x.end"() : () -> ()
    }) : () -> ())",
                                                             &context);
  ASSERT_TRUE(module);
  std::vector<bool> operations, regions;
  for (Operation &each : *module->getBody()) {
    operations.push_back(converter.isLegal(&each));
    for (Region &region : each.getRegions())
      regions.push_back(converter.isLegal(&region));
  }
  EXPECT_EQ(operations, (std::vector<bool>{true, false, true, false, false, false, true, true}));
  EXPECT_EQ(regions, (std::vector<bool>{true, false}));
}

TEST_F(CONV_TYPE_09, SignaturesAreJudged) {
  converter.addConversion([](IntegerType type) { return type.getWidth() == 32 ? type : nullptr; });
  EXPECT_TRUE(converter.isSignatureLegal(FunctionType::get(&context, {i(32)}, {i(32)})));
  EXPECT_FALSE(converter.isSignatureLegal(FunctionType::get(&context, {i(8)}, {i(32)})));
  EXPECT_FALSE(converter.isSignatureLegal(FunctionType::get(&context, {i(32)}, {i(8)})));
}

TEST_F(TYPE_OTHER_04, ARuleOfOnesOwnComesFirst) {
  converter.addConversion([](Type type) { return type; });
  EXPECT_EQ(converter.convertType(i(8)), i(8));
  TypeConverter extended(converter);
  extended.addConversion([&](IntegerType type) -> std::optional<Type> {
    return type.getWidth() == 8 ? std::optional<Type>(i(64)) : std::nullopt;
  });
  EXPECT_EQ(extended.convertType(i(8)), i(64));
  EXPECT_EQ(extended.convertType(i(16)), i(16));
}

TEST_F(CONV_SIG_04, OneArgumentBecomesSeveral) {
  TypeConverter::SignatureConversion signature(2);
  signature.addInputs(0, {i(1), i(2)});
  signature.addInputs(1, {i(3)});
  EXPECT_EQ(SmallVector<Type>(signature.getConvertedTypes()), (SmallVector<Type>{i(1), i(2), i(3)}));
  ASSERT_TRUE(signature.getInputMapping(0).has_value());
  EXPECT_EQ(signature.getInputMapping(0)->inputNo, 0u);
  EXPECT_EQ(signature.getInputMapping(0)->size, 2u);
  EXPECT_EQ(signature.getInputMapping(1)->inputNo, 2u);
}

TEST_F(CONV_SIG_10, TheConverterComputesTheSignature) {
  converter.addConversion([&](IntegerType type, SmallVectorImpl<Type> &types) {
    types.append(2, type);
    return success();
  });
  Block block;
  Location loc = UnknownLoc::get(&context);
  block.addArgument(i(8), loc);
  block.addArgument(i(16), loc);
  std::optional<TypeConverter::SignatureConversion> signature = converter.convertBlockSignature(&block);
  ASSERT_TRUE(signature.has_value());
  EXPECT_EQ(SmallVector<Type>(signature->getConvertedTypes()), (SmallVector<Type>{i(8), i(8), i(16), i(16)}));
}
