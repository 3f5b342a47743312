//===-- ApiPatternsTest.cpp - clauses about patterns and their operands
//----===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Suites have the names of clauses: order of the visits, legality, choice of
// patterns, and what a pattern gets as operands.
//
//===----------------------------------------------------------------------===//

#include "conformance/unittests/mlir_library/ApiConversion.h"

#include "llvm/Config/abi-breaking.h"

using namespace mlir;
using namespace memref_cts::conformance;

namespace {
class CONV_FULL_04 : public Conversion {};
class CONV_ANA_03 : public Conversion {};
class CONV_ORDER_01 : public Conversion {};
class CONV_TGT_08 : public Conversion {};
class CONV_REC_03 : public Conversion {};
class CONV_REC_04 : public Conversion {};
class CONV_PAT_02 : public Conversion {};
class CONV_PAT_04 : public Conversion {};
class CONV_PAT_05 : public Conversion {};
/// i32 becomes i64.
class Adaptors : public Conversion {
protected:
  Adaptors() {
    converter.addConversion([](Type type) { return type; });
    converter.addConversion([this](IntegerType type) { return type.getWidth() == 32 ? i(64) : Type(type); });
    config.buildMaterializations = false;
    legal("x.src");
    legal("y.a");
    legal("y.b");
    legal("y.use");
    illegal("x.a");
    illegal("x.use");
  }
  /// A pattern for x.use that notes its operands.
  RewriteFn use(std::vector<Type> &types, std::vector<std::string> *definers = nullptr) {
    return [&types, definers](Operation *op, Operands operands, Rewriter &rewriter) {
      for (Value operand : operands) {
        types.push_back(operand.getType());
        if (definers)
          definers->push_back(definer(operand));
      }
      rewriter.replaceOp(op, make(rewriter, op->getLoc(), "y.use", operands));
      return success();
    };
  }
  TypeConverter converter;
};
class CONV_ADAPT_01 : public Adaptors {};
class CONV_ADAPT_02 : public Adaptors {};
class CONV_ADAPT_03 : public Adaptors {};
class CONV_ADAPT_04 : public Adaptors {};
class CONV_ADAPT_05 : public Adaptors {};
class CONV_ADAPT_06 : public Adaptors {};
class CONV_ADAPT_07 : public Adaptors {};
class CONV_ADAPT_08 : public Adaptors {};
class CONV_ADAPT_09 : public Adaptors {};
class CONV_ADAPT_10 : public Adaptors {};
} // namespace

//===----------------------------------------------------------------------===//
// Visits and legality
//===----------------------------------------------------------------------===//

TEST_F(CONV_FULL_04, UnreachableBlocksStay) {
  parse(R"("x.outer"() ({
    "x.a"() : () -> ()
    "x.end"() : () -> ()
  ^dead:
    "x.a"() : () -> ()
    "x.end"() : () -> ()
  }) : () -> ())");
  illegal("x.a");
  for (StringRef name : {"x.b", "x.outer", "x.end"})
    legal(name);
  rename("x.a", "x.b");
  EXPECT_TRUE(succeeded(full()));
  EXPECT_EQ(count("x.a"), 1u) << print();
  EXPECT_EQ(count("x.b"), 1u) << print();
  EXPECT_EQ(find("x.a")->getBlock(), find("x.b")->getBlock()->getNextNode());
}

TEST_F(CONV_ANA_03, IllegalWithoutPatternIsNoFailure) {
  const char *text = R"("x.bad"() : () -> () "x.a"() : () -> () "x.unknown"() : () -> ())";
  illegal("x.bad");
  illegal("x.a");
  legal("x.b");
  parse(text);
  std::string before = print();
  rename("x.a", "x.b");
  DenseSet<Operation *> possible;
  config.legalizableOps = &possible;
  ASSERT_TRUE(succeeded(applyAnalysisConversion(*module, target, std::move(patterns), config)));
  EXPECT_TRUE(possible.contains(find("x.a")));
  EXPECT_FALSE(possible.contains(find("x.bad")));
  EXPECT_EQ(print(), before);
  // The same is a failure of a partial conversion.
  RewritePatternSet others(&context);
  others.add<Rename>(&context, "x.a", "x.b");
  EXPECT_TRUE(failed(applyPartialConversion(*module, target, std::move(others))));
}

TEST_F(CONV_ORDER_01, OutsideIn) {
  parse(R"("x.op"() ({
    "x.op"() ({ "x.op"() {n = 3 : i32} : () -> () }) {n = 2 : i32} : () -> ()
    "x.op"() {n = 4 : i32} : () -> ()
  }) {n = 1 : i32} : () -> ()
  "x.op"() {n = 5 : i32} : () -> ())");
  legalWhenDone("x.op");
  std::vector<int64_t> order;
  on("x.op", [&](Operation *op, Operands operands, Rewriter &rewriter) {
    order.push_back(op->getAttrOfType<IntegerAttr>("n").getInt());
    return markDone(op, operands, rewriter);
  });
  ASSERT_TRUE(succeeded(full()));
  EXPECT_EQ(order, (std::vector<int64_t>{1, 2, 3, 4, 5}));
}

TEST_F(CONV_TGT_08, AHandlerOfOnesOwn) {
  // For what no entry names: by operation, by dialect, else by the default
  // handler.
  class Mine : public ConversionTarget {
  public:
    explicit Mine(MLIRContext &context) : ConversionTarget(context) {
      addLegalOp<ModuleOp>();
      addLegalOp(OperationName("x.named", &context));
      addDynamicallyLegalDialect([this](Operation *op) { return judge(op, "z"); }, "z");
      markUnknownOpDynamicallyLegal([this](Operation *op) { return judge(op, "default"); });
    }
    virtual bool judge(Operation *op, StringRef by) {
      asked.push_back((by + " " + op->getName().getStringRef()).str());
      return op->hasAttr("fine");
    }
    std::vector<std::string> asked;
  };
  class More : public Mine {
  public:
    using Mine::Mine;
    bool judge(Operation *op, StringRef by) override { return Mine::judge(op, by) || op->hasAttr("tolerated"); }
  };
  parse(R"("x.named"() : () -> () "x.a"() {fine} : () -> () "z.a"() {tolerated} : () -> ())");
  Mine mine(context);
  EXPECT_TRUE(failed(applyFullConversion(*module, mine, RewritePatternSet(&context))));
  More more(context);
  EXPECT_TRUE(succeeded(applyFullConversion(*module, more, RewritePatternSet(&context))));
  for (const char *each : {"default x.a", "z z.a"})
    EXPECT_TRUE(llvm::is_contained(more.asked, each)) << each;
  EXPECT_FALSE(llvm::is_contained(more.asked, "default x.named"));
  EXPECT_FALSE(llvm::is_contained(more.asked, "default z.a"));
}

TEST_F(CONV_REC_03, OnlyLegalOperationsAreRecursivelyLegal) {
  parse(R"("x.outer"() ({ "x.a"() : () -> () }) : () -> ())");
  illegal("x.outer");
  illegal("x.a");
#if LLVM_ENABLE_ABI_BREAKING_CHECKS
  // A library with assertions says so.
  EXPECT_DEATH(target.markOpRecursivelyLegal(op("x.outer"), {}), "already be marked");
#else
  target.markOpRecursivelyLegal(op("x.outer"), {});
  EXPECT_FALSE(target.isLegal(find("x.outer")).has_value());
  EXPECT_TRUE(target.isIllegal(find("x.outer")));
  EXPECT_TRUE(failed(applyPartialConversion(*module, target, RewritePatternSet(&context))));
#endif
  // First legal, then recursively legal.
  legal("x.outer");
  target.markOpRecursivelyLegal(op("x.outer"), {});
  ASSERT_TRUE(target.isLegal(find("x.outer")).has_value());
  EXPECT_TRUE(target.isLegal(find("x.outer"))->isRecursivelyLegal);
  EXPECT_TRUE(succeeded(applyPartialConversion(*module, target, RewritePatternSet(&context))));
}

TEST_F(CONV_REC_04, LegalInstancesOfDynamicallyLegalOperations) {
  parse(R"("x.outer"() ({ "x.a"() {n = 1 : i32} : () -> () }) {keep} : () -> ()
           "x.outer"() ({ "x.a"() {n = 2 : i32} : () -> () }) : () -> ())");
  target.addDynamicallyLegalOp(op("x.outer"), [](Operation *each) { return each->hasAttr("keep"); });
  target.markOpRecursivelyLegal(op("x.outer"), {});
  illegal("x.a");
  legal("x.b");
  rename("x.a", "x.b");
  legal("y.outer");
  on("x.outer", [](Operation *op, Operands, Rewriter &rewriter) {
    OperationState state(op->getLoc(), "y.outer");
    state.addRegion();
    Operation *made = rewriter.create(state);
    rewriter.inlineRegionBefore(op->getRegion(0), made->getRegion(0), made->getRegion(0).end());
    rewriter.eraseOp(op);
    return success();
  });
  ASSERT_TRUE(succeeded(full()));
  ASSERT_EQ(count("x.a"), 1u) << print();
  EXPECT_EQ(find("x.a")->getAttrOfType<IntegerAttr>("n").getInt(), 1);
  ASSERT_EQ(count("x.b"), 1u) << print();
  EXPECT_EQ(find("x.b")->getAttrOfType<IntegerAttr>("n").getInt(), 2);
}

//===----------------------------------------------------------------------===//
// Choice of patterns
//===----------------------------------------------------------------------===//

TEST_F(CONV_PAT_02, AWayIsEnough) {
  parse(R"("x.a"() : () -> ())");
  target.addIllegalDialect("x");
  legal("y.end");
  rename("x.a", "x.b");
  rename("x.b", "y.end");
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_TRUE(has("y.end"));
  // Without the second step the first is no use.
  parse(R"("x.a"() : () -> ())");
  patterns.clear();
  rename("x.a", "x.b");
  EXPECT_TRUE(failed(partial()));
  EXPECT_TRUE(has("x.a"));
}

TEST_F(CONV_PAT_04, TheShorterWayFirst) {
  for (bool knownToBeLonger : {false, true}) {
    parse(R"("x.a"() : () -> ())");
    patterns.clear();
    target.addIllegalDialect("x");
    target.addLegalDialect("y");
    // Two steps, with the higher benefit, and one.
    on("x.a", becomes("x.b", {}), /*benefit=*/9, {"x.b"});
    on("x.b", becomes("y.far", {}), /*benefit=*/9, {"y.far"});
    on("x.a", becomes("y.near", {}), /*benefit=*/1, {"y.near"});
    if (!knownToBeLonger) // one step as well: now the benefit decides
      on("x.a", becomes("y.far", {}), /*benefit=*/9, {"y.far"});
    ASSERT_TRUE(succeeded(full()));
    EXPECT_EQ(has("y.near"), knownToBeLonger) << print();
    EXPECT_EQ(has("y.far"), !knownToBeLonger) << print();
  }
}

TEST_F(CONV_PAT_05, FoldingHasItsPlace) {
  const char *text = R"(%0 = "x.src"() : () -> i32
    %1 = builtin.unrealized_conversion_cast %0 : i32 to i32
    "x.use"(%1) : (i32) -> ())";
  struct {
    DialectConversionFoldingMode mode;
    bool pattern, succeeds, patternUsed;
  } rounds[] = {{DialectConversionFoldingMode::BeforePatterns, true, true, false},
                {DialectConversionFoldingMode::BeforePatterns, false, true, false},
                {DialectConversionFoldingMode::AfterPatterns, true, true, true},
                {DialectConversionFoldingMode::AfterPatterns, false, true, false},
                {DialectConversionFoldingMode::Never, true, true, true},
                {DialectConversionFoldingMode::Never, false, false, false}};
  EXPECT_EQ(ConversionConfig().foldingMode, DialectConversionFoldingMode::BeforePatterns);
  for (const auto &round : rounds) {
    parse(text);
    patterns.clear();
    target.addIllegalOp<UnrealizedConversionCastOp>();
    legal("x.src");
    legal("x.use");
    legal("y.cast");
    if (round.pattern)
      on("builtin.unrealized_conversion_cast", becomes("y.cast", {i(32)}));
    config.foldingMode = round.mode;
    EXPECT_EQ(succeeded(full()), round.succeeds) << static_cast<int>(round.mode) << round.pattern;
    EXPECT_EQ(has("y.cast"), round.patternUsed) << static_cast<int>(round.mode) << round.pattern;
    if (round.succeeds && !round.patternUsed)
      EXPECT_EQ(definer(find("x.use")->getOperand(0)), "x.src");
  }
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

static const char *const kChain = R"(%0 = "x.a"() : () -> i32 "x.use"(%0) : (i32) -> ())";

TEST_F(CONV_ADAPT_01, TheLatestValue) {
  for (bool rollback : {true, false}) {
    again(rollback);
    parse(kChain);
    illegal("x.b");
    std::vector<Type> types;
    std::vector<std::string> definers;
    on("x.a", becomes("x.b", {i(32)}));
    on("x.b", becomes("y.b", {i(32)}));
    on("x.use", use(types, &definers));
    ASSERT_TRUE(succeeded(partial()));
    EXPECT_EQ(definers, std::vector<std::string>{"y.b"});
  }
}

TEST_F(CONV_ADAPT_02, TheOperationStillHasTheOldTypes) {
  for (bool rollback : {true, false}) {
    again(rollback);
    parse(kChain);
    on("x.a", becomes("y.a", {i(64)}));
    Type ofOperation, ofAdaptor;
    on(converter, "x.use", [&](Operation *op, Operands operands, Rewriter &rewriter) {
      ofOperation = op->getOperand(0).getType();
      ofAdaptor = operands[0].getType();
      rewriter.replaceOp(op, make(rewriter, op->getLoc(), "y.use", operands));
      return success();
    });
    ASSERT_TRUE(succeeded(partial()));
    EXPECT_EQ(ofOperation, i(32)) << rollback;
    EXPECT_EQ(ofAdaptor, i(64)) << rollback;
  }
}

TEST_F(CONV_ADAPT_03, ExactlyTheConvertedTypes) {
  // Replaced by a value of that type, of another type, and not at all.
  parse(
      R"(%0 = "x.a"() {n = 1 : i32} : () -> i32 %1 = "x.a"() : () -> i32 %2 = "x.src"() : () -> i32
    "x.use"(%0, %1, %2) : (i32, i32, i32) -> ())");
  on("x.a", [this](Operation *op, Operands operands, Rewriter &rewriter) {
    return becomes("y.a", {op->hasAttr("n") ? i(64) : i(8)})(op, operands, rewriter);
  });
  std::vector<Type> types;
  on(converter, "x.use", use(types));
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(types, (std::vector<Type>{i(64), i(64), i(64)}));
}

TEST_F(CONV_ADAPT_04, WithoutConverterNothingIsCast) {
  parse(R"(%0 = "x.a"() : () -> i32 %1 = "x.src"() : () -> i32 "x.use"(%0, %1) : (i32, i32) -> ())");
  on("x.a", becomes("y.a", {i(8)}));
  std::vector<Type> types;
  std::vector<std::string> definers;
  on("x.use", use(types, &definers));
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(types, (std::vector<Type>{i(8), i(32)}));
  EXPECT_EQ(definers, (std::vector<std::string>{"y.a", "x.src"}));
  EXPECT_EQ(casts(), 0u) << print();
}

TEST_F(CONV_ADAPT_05, NoTypeNoCall) {
  TypeConverter floats;
  floats.addConversion([](FloatType type) { return type; });
  parse(R"(%0 = "x.src"() : () -> f32 "x.use"(%0) : (f32) -> ())");
  std::vector<Type> types;
  on(floats, "x.use", use(types));
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(types.size(), 1u);
  // No conversion of i32.
  parse(R"(%0 = "x.src"() : () -> i32 "x.use"(%0) : (i32) -> ())");
  patterns.clear();
  types.clear();
  on(floats, "x.use", use(types));
  EXPECT_TRUE(failed(partial()));
  EXPECT_TRUE(types.empty());
}

TEST_F(CONV_ADAPT_06, TypesArePromisedAndValuesAreNot) {
  // The same value after one and after two changes of its type: the type is
  // right each time, and what carries it may be the value or a cast.
  for (bool rollback : {true, false}) {
    for (unsigned width : {64u, 16u}) {
      again(rollback);
      parse(kChain);
      on("x.a", becomes("y.a", {i(width)}));
      std::vector<Type> types;
      std::vector<std::string> definers;
      on(converter, "x.use", use(types, &definers));
      ASSERT_TRUE(succeeded(partial()));
      EXPECT_EQ(types, std::vector<Type>{i(64)}) << rollback << width;
      bool cast = definers.front() == "builtin.unrealized_conversion_cast";
      EXPECT_TRUE(cast || definers.front() == "y.a") << definers.front();
      EXPECT_TRUE(cast || width == 64);
    }
  }
}

TEST_F(CONV_ADAPT_07, OneOrTwoMaterialisationsForTwoUsers) {
  parse(R"(%0 = "x.src"() : () -> i32 "x.use"(%0) : (i32) -> () "x.use"(%0) : (i32) -> ())");
  config.buildMaterializations = true;
  unsigned built = 0;
  converter.addTargetMaterialization([&](OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
    ++built;
    return make(builder, loc, "y.b", inputs, {type})->getResult(0);
  });
  std::vector<Type> types;
  std::vector<std::string> definers;
  on(converter, "x.use", use(types, &definers));
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(types, (std::vector<Type>{i(64), i(64)}));
  // One that both use, or one for each, of the same value; not more, and none
  // that nobody uses.
  EXPECT_GE(built, 1u);
  EXPECT_LE(built, 2u);
  EXPECT_EQ(count("y.b"), built) << print();
  module->walk([&](Operation *each) {
    if (each->getName().getStringRef() == "y.b") {
      EXPECT_EQ(definer(each->getOperand(0)), "x.src");
      EXPECT_FALSE(each->use_empty()) << print();
    }
  });
}

TEST_F(CONV_ADAPT_08, ACastTowardsTheOthers) {
  parse(R"(%0 = "x.a"() : () -> i32 "z.other"(%0) : (i32) -> ())");
  on("x.a", becomes("y.a", {i(64)}));
  ASSERT_TRUE(succeeded(partial()));
  Value operand = find("z.other")->getOperand(0);
  EXPECT_EQ(operand.getType(), i(32));
  auto cast = operand.getDefiningOp<UnrealizedConversionCastOp>();
  ASSERT_TRUE(cast) << print();
  EXPECT_EQ(definer(cast.getInputs()[0]), "y.a");
  // Where the type stays there is none.
  parse(R"(%0 = "x.a"() : () -> i32 "z.other"(%0) : (i32) -> ())");
  patterns.clear();
  on("x.a", becomes("y.a", {i(32)}));
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(casts(), 0u) << print();
}

namespace {
/// Takes operands that became several.
class Several : public ConversionPattern {
public:
  Several(MLIRContext *context, std::vector<size_t> &sizes) : ConversionPattern("x.use", 1, context), sizes(sizes) {}
  LogicalResult matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands, Rewriter &rewriter) const override {
    SmallVector<Value> flat;
    for (ValueRange range : operands) {
      sizes.push_back(range.size());
      llvm::append_range(flat, range);
    }
    OperationState state(op->getLoc(), "y.use");
    state.addOperands(flat);
    rewriter.create(state);
    rewriter.eraseOp(op);
    return success();
  }
  std::vector<size_t> &sizes;
};
} // namespace

TEST_F(CONV_ADAPT_09, SeveralAreNotOne) {
  auto split = [this](Operation *op, Operands, Rewriter &rewriter) {
    Operation *made = make(rewriter, op->getLoc(), "y.a", {}, {i(16), i(16)});
    rewriter.replaceOpWithMultiple(op, {ValueRange(made->getResults())});
    return success();
  };
  std::vector<Type> types;
  parse(kChain);
  on("x.a", split);
  on("x.use", use(types));
  EXPECT_TRUE(failed(partial()));
  EXPECT_TRUE(types.empty());
  parse(kChain);
  patterns.clear();
  on("x.a", split);
  std::vector<size_t> sizes;
  patterns.add<Several>(&context, sizes);
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(sizes, std::vector<size_t>{2});
  EXPECT_EQ(find("y.use")->getNumOperands(), 2u);
}

TEST_F(CONV_ADAPT_10, ConvertersSideBySide) {
  TypeConverter narrow;
  narrow.addConversion([this](IntegerType) { return i(8); });
  parse(R"(%0 = "x.src"() : () -> i32
    "x.use"(%0) : (i32) -> () "x.second"(%0) : (i32) -> () "x.third"(%0) : (i32) -> ())");
  illegal("x.second");
  illegal("x.third");
  std::vector<Type> types;
  on(converter, "x.use", use(types));
  on(narrow, "x.second", use(types));
  on("x.third", use(types));
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(types, (std::vector<Type>{i(64), i(8), i(32)}));
}
