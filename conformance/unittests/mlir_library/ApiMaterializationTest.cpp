//===-- ApiMaterializationTest.cpp - clauses about casts between types
//-----===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Suites have the names of clauses. Type converters, and what they build where
// a value has one type and its user wants another.
//
//===----------------------------------------------------------------------===//

#include "conformance/unittests/mlir_library/ApiConversion.h"

using namespace mlir;
using namespace memref_cts::conformance;

namespace {
/// i32 becomes i64. Casts of a converter are y.back (source) and y.cast
/// (target).
class Materializations : public Conversion {
protected:
  Materializations() {
    converter.addConversion([](Type type) { return type; });
    converter.addConversion([this](IntegerType type) { return type.getWidth() == 32 ? i(64) : Type(type); });
    illegal("x.a");
    illegal("x.use");
    legalWhenDone("x.region");
    for (const char *name : {"x.src", "y.a", "y.use", "y.back", "y.cast", "z.use"})
      legal(name);
  }
  void buildSource() {
    converter.addSourceMaterialization([this](OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
      built.push_back({SmallVector<Type>(inputs.getTypes()), type});
      return make(builder, loc, "y.back", inputs, {type})->getResult(0);
    });
  }
  void buildTarget() {
    converter.addTargetMaterialization([this](OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
      built.push_back({SmallVector<Type>(inputs.getTypes()), type});
      return make(builder, loc, "y.cast", inputs, {type})->getResult(0);
    });
  }
  /// A pattern with the converter: x.a, or what else, becomes y.a with i64.
  void convertA() { on(converter, "x.a", becomes("y.a", {i(64)})); }
  /// A pattern: the arguments of x.region get new types.
  void convertRegion(std::function<void(TypeConverter::SignatureConversion &)> signature) {
    on(converter, "x.region", [this, signature](Operation *op, Operands operands, Rewriter &rewriter) {
      Block *block = &op->getRegion(0).front();
      TypeConverter::SignatureConversion conversion(block->getNumArguments());
      signature(conversion);
      rewriter.applySignatureConversion(block, conversion, &converter);
      return markDone(op, operands, rewriter);
    });
  }

  struct Built {
    SmallVector<Type> inputs;
    Type result;
  };
  std::vector<Built> built;
  TypeConverter converter;
};
class CONV_TYPE_06 : public Materializations {};
class CONV_TYPE_07 : public Materializations {};
class CONV_TYPE_10 : public Materializations {};
class CONV_TYPE_11 : public Materializations {};
class CONV_MAT_01 : public Materializations {};
class CONV_MAT_02 : public Materializations {};
class CONV_MAT_03 : public Materializations {};
class CONV_MAT_04 : public Materializations {};
class CONV_MAT_05 : public Materializations {};
class CONV_MAT_06 : public Materializations {};
class CONV_MAT_07 : public Materializations {};
class CONV_MAT_08 : public Materializations {};
class CONV_MAT_09 : public Materializations {};
class CONV_MAT_10 : public Materializations {};
class CONV_MAT_11 : public Materializations {};
class CONV_MAT_12 : public Materializations {};
class CONV_MAT_13 : public Materializations {};
class CONV_MAT_14 : public Materializations {};
} // namespace

static const char *const kStays = R"(%0 = "x.a"() : () -> i32 "z.use"(%0) : (i32) -> ())";
static const char *const kRegion = R"("x.region"() ({
  ^bb0(%a: i32, %b: f32): "z.use"(%a, %b) : (i32, f32) -> () }) : () -> ())";
static const char *const kUsed = R"(%0 = "x.src"() : () -> i32 "x.use"(%0) : (i32) -> ())";

//===----------------------------------------------------------------------===//
// Type converters
//===----------------------------------------------------------------------===//

TEST_F(CONV_TYPE_06, ValuesHaveAContext) {
  parse(R"(%0 = "x.narrow"() : () -> i32 %1 = "x.wide"() : () -> i32)");
  TypeConverter mine;
  mine.addConversion([this](IntegerType) { return i(64); });
  mine.addConversion([this](Value value) -> std::optional<Type> {
    return definer(value) == "x.narrow" ? std::optional<Type>(i(8)) : std::nullopt;
  });
  EXPECT_EQ(mine.convertType(find("x.narrow")->getResult(0)), i(8));
  EXPECT_EQ(mine.convertType(find("x.wide")->getResult(0)), i(64));
  // By the type alone there is no context.
  EXPECT_EQ(mine.convertType(i(32)), i(64));
}

TEST_F(CONV_TYPE_07, WhatIsCached) {
  parse(R"(%0 = "x.src"() : () -> i32 %1 = "x.float"() : () -> f32)");
  Value integer = find("x.src")->getResult(0), real = find("x.float")->getResult(0);
  unsigned integers = 0, reals = 0, values = 0;
  TypeConverter plain;
  plain.addConversion([&](IntegerType) { return ++integers, i(64); });
  EXPECT_EQ(plain.convertType(i(32)), i(64));
  EXPECT_EQ(plain.convertType(integer), i(64));
  EXPECT_EQ(plain.convertType(i(32)), i(64));
  EXPECT_EQ(integers, 1u);
  // Those registered before a function of values come after it, and cannot be
  // cached for values.
  TypeConverter mixed;
  integers = 0;
  mixed.addConversion([&](IntegerType) { return ++integers, i(64); });
  mixed.addConversion([&](Value) -> std::optional<Type> { return ++values, std::nullopt; });
  mixed.addConversion([&](FloatType type) -> Type { return ++reals, type; });
  for (int round = 0; round < 3; ++round) {
    EXPECT_EQ(mixed.convertType(integer), i(64));
    EXPECT_EQ(mixed.convertType(real), real.getType());
  }
  EXPECT_EQ(values, 3u);
  EXPECT_EQ(integers, 3u);
  EXPECT_EQ(reals, 1u);
}

TEST_F(CONV_TYPE_10, AttributesOfTypes) {
  using Result = TypeConverter::AttributeConversionResult;
  Type memref = MemRefType::get({4}, i(8));
  auto text = [&](StringRef value) { return StringAttr::get(&context, value); };
  TypeConverter mine;
  mine.addTypeAttributeConversion([&](MemRefType, StringAttr attribute) -> Result {
    return attribute.getValue() == "number" ? Result(IntegerAttr::get(i(64), 3)) : Result::na();
  });
  EXPECT_EQ(mine.convertTypeAttribute(memref, text("number")), std::optional<Attribute>(IntegerAttr::get(i(64), 3)));
  EXPECT_FALSE(mine.convertTypeAttribute(memref, text("other")).has_value());
  EXPECT_FALSE(mine.convertTypeAttribute(i(8), text("number")).has_value());
  EXPECT_FALSE(mine.convertTypeAttribute(memref, UnitAttr::get(&context)).has_value());
  // The last one registered comes first: it may leave it to the others, answer,
  // or forbid.
  mine.addTypeAttributeConversion([&](MemRefType, StringAttr attribute) -> Result {
    return attribute.getValue() == "stop"   ? Result::abort()
           : attribute.getValue() == "none" ? Result(Attribute())
                                            : Result::na();
  });
  unsigned asked = 0;
  TypeConverter more(mine);
  EXPECT_EQ(more.convertTypeAttribute(memref, text("number")), std::optional<Attribute>(IntegerAttr::get(i(64), 3)));
  EXPECT_FALSE(more.convertTypeAttribute(memref, text("stop")).has_value());
  std::optional<Attribute> none = more.convertTypeAttribute(memref, text("none"));
  ASSERT_TRUE(none.has_value());
  EXPECT_FALSE(*none);
  // Forbidden is not the same as left to others.
  TypeConverter last;
  last.addTypeAttributeConversion([&](MemRefType, StringAttr) -> Result { return ++asked, Result(text("fallback")); });
  last.addTypeAttributeConversion([&](MemRefType, StringAttr attribute) -> Result {
    return attribute.getValue() == "stop" ? Result::abort() : Result::na();
  });
  EXPECT_FALSE(last.convertTypeAttribute(memref, text("stop")).has_value());
  EXPECT_EQ(asked, 0u);
  EXPECT_TRUE(last.convertTypeAttribute(memref, text("go")).has_value());
  EXPECT_EQ(asked, 1u);
}

TEST_F(CONV_TYPE_11, OnlyMaterialisationsMakeOperations) {
  parse(R"(%0 = "x.src"() : () -> i32 "x.region"() ({ ^bb0(%a: i32): "z.end"() : () -> () }) : () -> ())");
  buildSource();
  buildTarget();
  std::string before = print();
  Value value = find("x.src")->getResult(0);
  SmallVector<Type> types;
  EXPECT_EQ(converter.convertType(value), i(64));
  EXPECT_TRUE(succeeded(converter.convertTypes(ValueRange{value}, types)));
  EXPECT_TRUE(converter.convertBlockSignature(&find("x.region")->getRegion(0).front()).has_value());
  EXPECT_FALSE(converter.isLegal(find("x.src")));
  EXPECT_EQ(print(), before);
  OpBuilder builder(find("x.region"));
  EXPECT_TRUE(converter.materializeTargetConversion(builder, value.getLoc(), i(64), value));
  EXPECT_EQ(count("y.cast"), 1u);
  EXPECT_NE(print(), before);
}

//===----------------------------------------------------------------------===//
// Source materialisations
//===----------------------------------------------------------------------===//

TEST_F(CONV_MAT_01, BackToTheOldType) {
  parse(kStays);
  buildSource();
  convertA();
  ASSERT_TRUE(succeeded(partial()));
  Value operand = find("z.use")->getOperand(0);
  EXPECT_EQ(definer(operand), "y.back");
  EXPECT_EQ(operand.getType(), i(32));
  EXPECT_EQ(definer(operand.getDefiningOp()->getOperand(0)), "y.a");
  // Not where the user is converted.
  parse(R"(%0 = "x.a"() : () -> i32 "x.use"(%0) : (i32) -> ())");
  patterns.clear();
  convertA();
  on(converter, "x.use", becomes("y.use", {}));
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(count("y.back"), 0u) << print();
}

TEST_F(CONV_MAT_02, ConvertedArguments) {
  parse(kRegion);
  buildSource();
  convertRegion([&](TypeConverter::SignatureConversion &signature) {
    signature.addInputs(0, {i(64)});
    signature.addInputs(1, {Float32Type::get(&context)});
  });
  ASSERT_TRUE(succeeded(partial())) << said;
  ASSERT_EQ(built.size(), 1u);
  EXPECT_EQ(built[0].inputs, SmallVector<Type>{i(64)});
  EXPECT_EQ(built[0].result, i(32));
  EXPECT_EQ(definer(find("z.use")->getOperand(0)), "y.back");
  EXPECT_EQ(definer(find("z.use")->getOperand(1)), "argument");
}

TEST_F(CONV_MAT_03, DroppedArguments) {
  parse(kRegion);
  buildSource();
  convertRegion([&](TypeConverter::SignatureConversion &signature) {
    signature.addInputs(1, {Float32Type::get(&context)}); // nothing for the first
  });
  ASSERT_TRUE(succeeded(partial())) << said;
  ASSERT_EQ(built.size(), 1u);
  EXPECT_TRUE(built[0].inputs.empty());
  EXPECT_EQ(built[0].result, i(32));
  EXPECT_EQ(definer(find("z.use")->getOperand(0)), "y.back");
  EXPECT_EQ(find("z.use")->getBlock()->getNumArguments(), 1u);
}

TEST_F(CONV_MAT_04, ConvertedResults) {
  parse(R"(%0:2 = "x.a"() : () -> (i32, f32) "z.use"(%0#0, %0#1) : (i32, f32) -> ())");
  buildSource();
  on(converter, "x.a", becomes("y.a", {i(64), Float32Type::get(&context)}));
  ASSERT_TRUE(succeeded(partial()));
  ASSERT_EQ(built.size(), 1u);
  EXPECT_EQ(built[0].inputs, SmallVector<Type>{i(64)});
  EXPECT_EQ(built[0].result, i(32));
  EXPECT_EQ(definer(find("z.use")->getOperand(0)), "y.back");
  EXPECT_EQ(definer(find("z.use")->getOperand(1)), "y.a");
}

//===----------------------------------------------------------------------===//
// Target materialisations
//===----------------------------------------------------------------------===//

TEST_F(CONV_MAT_05, OperandsOfTheExpectedType) {
  parse(kUsed);
  buildTarget();
  on(converter, "x.use", becomes("y.use", {}));
  ASSERT_TRUE(succeeded(partial()));
  ASSERT_EQ(built.size(), 1u);
  EXPECT_EQ(built[0].inputs, SmallVector<Type>{i(32)});
  EXPECT_EQ(built[0].result, i(64));
  Value operand = find("y.use")->getOperand(0);
  EXPECT_EQ(definer(operand), "y.cast");
  EXPECT_EQ(definer(operand.getDefiningOp()->getOperand(0)), "x.src");
}

TEST_F(CONV_MAT_06, TheOriginalType) {
  // i32, replaced by i8, wanted as i64.
  parse(R"(%0 = "x.a"() : () -> i32 "x.use"(%0) : (i32) -> ())");
  Type input, original;
  converter.addTargetMaterialization(
      [&](OpBuilder &builder, Type type, ValueRange inputs, Location loc, Type originalType) {
        input = inputs[0].getType();
        original = originalType;
        return make(builder, loc, "y.cast", inputs, {type})->getResult(0);
      });
  on("x.a", becomes("y.a", {i(8)}));
  on(converter, "x.use", becomes("y.use", {}));
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(input, i(8));
  EXPECT_EQ(original, i(32));
  EXPECT_EQ(find("y.use")->getOperand(0).getType(), i(64));
}

//===----------------------------------------------------------------------===//
// Which one, and none
//===----------------------------------------------------------------------===//

TEST_F(CONV_MAT_07, NoneIsAFailure) {
  parse(kStays);
  convertA();
  EXPECT_TRUE(failed(partial()));
  EXPECT_NE(said.find("failed to legalize unresolved materialization"), std::string::npos) << said;
  // It is not for the user's sake that it fails.
  parse(R"(%0 = "x.a"() : () -> i32)");
  patterns.clear();
  convertA();
  EXPECT_TRUE(succeeded(partial()));
  parse(kStays);
  patterns.clear();
  buildSource();
  convertA();
  EXPECT_TRUE(succeeded(partial()));
}

TEST_F(CONV_MAT_08, TheLastRegisteredFirst) {
  parse(kStays);
  std::vector<int> asked;
  for (int which : {1, 2, 3})
    converter.addSourceMaterialization([&, which](OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
      asked.push_back(which);
      return which == 3 ? Value() : make(builder, loc, "y.back", inputs, {type})->getResult(0);
    });
  convertA();
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(asked, (std::vector<int>{3, 2}));
}

TEST_F(CONV_MAT_09, NullLeavesItToOthers) {
  parse(kUsed);
  unsigned declined = 0;
  buildTarget();
  converter.addTargetMaterialization([&](OpBuilder &, Type, ValueRange, Location) { return ++declined, Value(); });
  on(converter, "x.use", becomes("y.use", {}));
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(declined, 1u);
  EXPECT_EQ(built.size(), 1u);
  // Nobody is left.
  TypeConverter stubborn;
  stubborn.addConversion([this](IntegerType) { return i(64); });
  stubborn.addTargetMaterialization([&](OpBuilder &, Type, ValueRange, Location) { return ++declined, Value(); });
  parse(kUsed);
  patterns.clear();
  on(stubborn, "x.use", becomes("y.use", {}));
  EXPECT_TRUE(failed(partial()));
  EXPECT_EQ(declined, 2u);
}

TEST_F(CONV_MAT_10, CastsMayStay) {
  parse(kStays);
  config.buildMaterializations = false;
  buildSource();
  convertA();
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_TRUE(built.empty());
  EXPECT_EQ(definer(find("z.use")->getOperand(0)), "builtin.unrealized_conversion_cast");
  EXPECT_EQ(casts(), 1u);
}

TEST_F(CONV_MAT_11, CastsSayWhatTheyAreFor) {
  for (bool labelled : {false, true}) {
    parse(R"(%0 = "x.a"() : () -> i32 "z.use"(%0) : (i32) -> ()
             %1 = "x.src"() : () -> i32 "x.use"(%1) : (i32) -> ())");
    patterns.clear();
    config.buildMaterializations = false;
    config.attachDebugMaterializationKind = labelled;
    convertA();
    on(converter, "x.use", becomes("y.use", {}));
    ASSERT_TRUE(succeeded(partial()));
    ASSERT_EQ(casts(), 2u) << print();
    auto kind = [](Operation *op) {
      auto label = op->getOperand(0).getDefiningOp()->getAttrOfType<StringAttr>("__kind__");
      return label ? label.getValue().str() : "none";
    };
    EXPECT_EQ(kind(find("z.use")), labelled ? "source" : "none") << print();
    EXPECT_EQ(kind(find("y.use")), labelled ? "target" : "none") << print();
  }
}

TEST_F(CONV_MAT_12, OnlyForTypesOfTheirClass) {
  parse(kStays);
  unsigned floats = 0, integers = 0;
  auto back = [](OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
    return make(builder, loc, "y.back", inputs, {type})->getResult(0);
  };
  converter.addSourceMaterialization([&](OpBuilder &builder, IntegerType type, ValueRange inputs, Location loc) {
    ++integers;
    return back(builder, type, inputs, loc);
  });
  converter.addSourceMaterialization([&](OpBuilder &builder, FloatType type, ValueRange inputs, Location loc) {
    ++floats;
    return back(builder, type, inputs, loc);
  });
  convertA();
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(floats, 0u);
  EXPECT_EQ(integers, 1u);
}

TEST_F(CONV_MAT_13, ThereAndBackIsNothing) {
  // y.a gives i64 for x.a's i32; the user's pattern wants i64 for i32.
  for (bool build : {true, false})
    for (bool rollback : {true, false}) {
      again(rollback);
      parse(R"(%0 = "x.a"() : () -> i32 "x.use"(%0) : (i32) -> ())");
      config.buildMaterializations = build;
      buildSource();
      buildTarget();
      convertA();
      on(converter, "x.use", becomes("y.use", {}));
      ASSERT_TRUE(succeeded(partial()));
      EXPECT_EQ(definer(find("y.use")->getOperand(0)), "y.a");
      EXPECT_EQ(casts() + count("y.back") + count("y.cast"), 0u) << print();
    }
  EXPECT_TRUE(built.empty());
}

TEST_F(CONV_MAT_14, NoUseChangesItsTypeUnseen) {
  for (bool rollback : {true, false}) {
    again(rollback);
    parse(R"(%0 = "x.a"() : () -> i32
      "z.use"(%0, %0) : (i32, i32) -> ()
      "x.use"(%0) : (i32) -> ()
      "x.region"() ({ "z.use"(%0) : (i32) -> () }) {done} : () -> ())");
    config.buildMaterializations = false;
    convertA();
    on(converter, "x.use", becomes("y.use", {}));
    ASSERT_TRUE(succeeded(partial()));
    unsigned uses = 0;
    module->walk([&](Operation *each) {
      bool rewritten = each->getName().getStringRef() == "y.use";
      if (rewritten || each->getName().getStringRef() == "z.use")
        for (Value operand : each->getOperands()) {
          ++uses;
          EXPECT_EQ(operand.getType(), i(rewritten ? 64 : 32)) << print();
        }
    });
    EXPECT_EQ(uses, 4u);
    EXPECT_TRUE(succeeded(module->verify()));
  }
}
