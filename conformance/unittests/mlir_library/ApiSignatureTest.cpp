//===-- ApiSignatureTest.cpp - clauses about block arguments and traces
//----===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Suites have the names of clauses: new signatures of blocks and regions, and
// what a conversion tells listeners, callbacks and people.
//
//===----------------------------------------------------------------------===//

#include "conformance/unittests/mlir_library/ApiConversion.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <unistd.h>

using namespace mlir;
using namespace memref_cts::conformance;

namespace {
/// i32 becomes i64; x.region's pattern changes its blocks.
class Signatures : public Conversion {
protected:
  Signatures() {
    converter.addConversion([](Type type) { return type; });
    converter.addConversion([this](IntegerType type) { return type.getWidth() == 32 ? i(64) : Type(type); });
    config.buildMaterializations = false;
    legalWhenDone("x.region");
    illegal("x.a");
    legal("y.a");
  }
  void region(std::function<void(Region &, Rewriter &)> change) {
    on(converter, "x.region", [change](Operation *op, Operands operands, Rewriter &rewriter) {
      change(op->getRegion(0), rewriter);
      return markDone(op, operands, rewriter);
    });
  }
  /// Types of the arguments of each block of the region of `name`.
  std::vector<std::vector<Type>> arguments(StringRef name = "x.region") {
    std::vector<std::vector<Type>> result;
    for (Block &block : find(name)->getRegion(0))
      result.emplace_back(block.getArgumentTypes().begin(), block.getArgumentTypes().end());
    return result;
  }
  using Types = std::vector<std::vector<Type>>;
  Type f32() { return Float32Type::get(&context); }

  TypeConverter converter;
};
class CONV_SIG_01 : public Signatures {};
class CONV_SIG_02 : public Signatures {};
class CONV_SIG_03 : public Signatures {};
class CONV_SIG_05 : public Signatures {};
class CONV_SIG_06 : public Signatures {};
class CONV_SIG_07 : public Signatures {};
class CONV_SIG_08 : public Signatures {};
class CONV_SIG_09 : public Signatures {};
class CONV_DBG_04 : public Signatures {};
class CONV_DBG_05 : public Signatures {};
} // namespace

static const char *const kThreeBlocks = R"("x.region"() ({
  ^bb0(%a: i32, %b: f32):
    "z.br"(%a)[^bb1] : (i32) -> ()
  ^bb1(%c: i32):
    "z.br"(%c, %b)[^bb2] : (i32, f32) -> ()
  ^bb2(%d: i32, %e: f32):
    "z.end"(%d, %e) : (i32, f32) -> ()
  }) : () -> ())";

TEST_F(CONV_SIG_01, EveryBlockOfARegion) {
  parse(kThreeBlocks);
  region([&](Region &region, Rewriter &rewriter) {
    FailureOr<Block *> entry = rewriter.convertRegionTypes(&region, converter);
    ASSERT_TRUE(succeeded(entry));
    EXPECT_EQ(*entry, &region.front());
  });
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(arguments(), (Types{{i(64), f32()}, {i(64)}, {i(64), f32()}}));
  EXPECT_EQ(find("z.end")->getOperand(0).getType(), i(32));
}

TEST_F(CONV_SIG_02, TheEntryIsSpecial) {
  parse(kThreeBlocks);
  region([&](Region &region, Rewriter &rewriter) {
    TypeConverter::SignatureConversion entry(2);
    entry.addInputs(1, {f32()});
    entry.addInputs(0, {i(8), i(8)});
    EXPECT_TRUE(succeeded(rewriter.convertRegionTypes(&region, converter, &entry)));
  });
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(arguments(), (Types{{f32(), i(8), i(8)}, {i(64)}, {i(64), f32()}}));
}

TEST_F(CONV_SIG_03, OneBlockAlone) {
  parse(kThreeBlocks);
  region([&](Region &region, Rewriter &rewriter) {
    Block *second = region.front().getNextNode();
    std::optional<TypeConverter::SignatureConversion> signature = converter.convertBlockSignature(second);
    ASSERT_TRUE(signature.has_value());
    Block *made = rewriter.applySignatureConversion(second, *signature, &converter);
    EXPECT_EQ(made->getArgument(0).getType(), i(64));
  });
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(arguments(), (Types{{i(32), f32()}, {i(64)}, {i(32), f32()}}));
}

static const char *const kOneBlock = R"(%0 = "z.value"() : () -> i32
  "x.region"(%0) ({ ^bb0(%a: i32, %b: f32): "z.use"(%a, %b) : (i32, f32) -> () }) : (i32) -> ())";

TEST_F(CONV_SIG_05, ArgumentsThatReplaceNone) {
  parse(kOneBlock);
  region([&](Region &region, Rewriter &rewriter) {
    TypeConverter::SignatureConversion signature(2);
    signature.addInputs(ArrayRef<Type>{i(1), i(2)});
    signature.addInputs(0, {i(32)});
    signature.addInputs(1, {f32()});
    rewriter.applySignatureConversion(&region.front(), signature);
  });
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(arguments(), (Types{{i(1), i(2), i(32), f32()}}));
  Block &block = find("x.region")->getRegion(0).front();
  EXPECT_TRUE(block.getArgument(0).use_empty());
  EXPECT_TRUE(block.getArgument(1).use_empty());
  EXPECT_EQ(find("z.use")->getOperand(0), block.getArgument(2));
  EXPECT_EQ(find("z.use")->getOperand(1), block.getArgument(3));
}

TEST_F(CONV_SIG_06, AValueInPlaceOfAnArgument) {
  parse(kOneBlock);
  Value value = find("z.value")->getResult(0);
  region([&](Region &region, Rewriter &rewriter) {
    TypeConverter::SignatureConversion signature(2);
    signature.remapInput(0, {value});
    signature.addInputs(1, {f32()});
    ASSERT_TRUE(signature.getInputMapping(0).has_value());
    EXPECT_TRUE(signature.getInputMapping(0)->replacedWithValues());
    EXPECT_FALSE(signature.getInputMapping(1)->replacedWithValues());
    rewriter.applySignatureConversion(&region.front(), signature);
  });
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(arguments(), (Types{{f32()}}));
  EXPECT_EQ(find("z.use")->getOperand(0), value);
}

TEST_F(CONV_SIG_07, ARangeOfNewInputs) {
  parse(kOneBlock);
  config.buildMaterializations = true;
  legal("y.join");
  converter.addSourceMaterialization([&](OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
    return make(builder, loc, "y.join", inputs, {type})->getResult(0);
  });
  region([&](Region &region, Rewriter &rewriter) {
    TypeConverter::SignatureConversion signature(2);
    signature.addInputs(ArrayRef<Type>{i(1)});
    signature.addInputs(1, {f32()});
    signature.addInputs(0, {i(8), i(16)});
    ASSERT_TRUE(signature.getInputMapping(0).has_value());
    EXPECT_EQ(signature.getInputMapping(0)->inputNo, 2u);
    EXPECT_EQ(signature.getInputMapping(0)->size, 2u);
    rewriter.applySignatureConversion(&region.front(), signature, &converter);
  });
  ASSERT_TRUE(succeeded(partial())) << said;
  Block &block = find("x.region")->getRegion(0).front();
  EXPECT_EQ(arguments(), (Types{{i(1), f32(), i(8), i(16)}}));
  Operation *join = find("y.join");
  ASSERT_TRUE(join) << print();
  EXPECT_EQ(SmallVector<Value>(join->getOperands()), (SmallVector<Value>{block.getArgument(2), block.getArgument(3)}));
  EXPECT_EQ(find("z.use")->getOperand(0), join->getResult(0));
  EXPECT_EQ(find("z.use")->getOperand(1), block.getArgument(1));
}

TEST_F(CONV_SIG_08, NothingToChange) {
  parse(kOneBlock);
  Block *before = &find("x.region")->getRegion(0).front();
  bool same = false, other = true;
  region([&](Region &region, Rewriter &rewriter) {
    TypeConverter::SignatureConversion signature(2), wider(2);
    signature.addInputs(0, {i(32)});
    signature.addInputs(1, {f32()});
    same = rewriter.applySignatureConversion(&region.front(), signature) == before;
    wider.addInputs(0, {i(64)});
    wider.addInputs(1, {f32()});
    other = rewriter.applySignatureConversion(&region.front(), wider) == before;
  });
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_TRUE(same);
  EXPECT_FALSE(other);
}

TEST_F(CONV_SIG_09, MovedBlocksKeepTheirTypes) {
  for (bool convert : {false, true}) {
    parse(kThreeBlocks);
    patterns.clear();
    legal("y.region");
    target.addIllegalOp(op("x.region"));
    on(converter, "x.region", [&](Operation *op, Operands, Rewriter &rewriter) {
      OperationState state(op->getLoc(), "y.region");
      state.addRegion();
      Operation *made = rewriter.create(state);
      rewriter.inlineRegionBefore(op->getRegion(0), made->getRegion(0), made->getRegion(0).end());
      if (convert)
        EXPECT_TRUE(succeeded(rewriter.convertRegionTypes(&made->getRegion(0), converter)));
      rewriter.eraseOp(op);
      return success();
    });
    ASSERT_TRUE(succeeded(partial()));
    Type type = i(convert ? 64 : 32);
    EXPECT_EQ(arguments("y.region"), (Types{{type, f32()}, {type}, {type, f32()}})) << print();
  }
}

//===----------------------------------------------------------------------===//
// Traces
//===----------------------------------------------------------------------===//

namespace {
/// What `mlir-opt` says about a conversion, where it was built to say it.
class Traces : public testing::Test {
protected:
  void SetUp() override {
    std::string tool = std::string(MEMREF_CTS_LLVM_TOOLS_DIR) + "/mlir-opt";
    if (access(tool.c_str(), X_OK) != 0)
      GTEST_SKIP() << "no " << tool;
    char folder[] = "/tmp/memref-cts-trace-XXXXXX";
    ASSERT_NE(mkdtemp(folder), nullptr);
    std::string base = folder;
    std::ofstream(base + "/in.mlir") << "func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %a, %a : i32\n"
                                        "  return %b : i32\n}\n";
    std::string command = "cd " + base + " && '" + tool +
                          "' --convert-func-to-llvm --convert-arith-to-llvm "
                          "--debug-only=dialect-conversion in.mlir > out.mlir 2> trace.txt";
    code = std::system(command.c_str());
    std::stringstream text;
    text << std::ifstream(base + "/trace.txt").rdbuf();
    trace = text.str();
    for (const char *name : {"/in.mlir", "/out.mlir", "/trace.txt"})
      std::remove((base + name).c_str());
    rmdir(folder);
    if (trace.find("Unknown command line argument") != std::string::npos)
      GTEST_SKIP() << "this build of the library has no debug output";
    ASSERT_EQ(code, 0) << trace;
  }
  bool has(const std::string &part) const { return trace.find(part) != std::string::npos; }
  int code = -1;
  std::string trace;
};
class CONV_DBG_01 : public Traces {};
class CONV_DBG_02 : public Traces {};
class CONV_DBG_03 : public Traces {};
} // namespace

TEST_F(CONV_DBG_01, ANestedTree) {
  EXPECT_TRUE(has("Legalizing operation : 'func.func'")) << trace;
  EXPECT_TRUE(has("\n  Legalizing operation") || has("\n    Legalizing operation")) << trace;
}

TEST_F(CONV_DBG_02, FoldsPatternsAndOutcomes) {
  for (const char *part : {"* Fold {", "* Pattern : ", "-> SUCCESS", "-> FAILURE"})
    EXPECT_TRUE(has(part)) << part << "\n" << trace;
}

TEST_F(CONV_DBG_03, WhatChangesAndWhyNot) {
  for (const char *part : {"** Insert  : 'llvm.func'", "** Replace : ", "** Erase   : ", "-> FAILURE : "})
    EXPECT_TRUE(has(part)) << part << "\n" << trace;
}

namespace {
struct Listener : RewriterBase::Listener {
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override { note("insert", op); }
  void notifyOperationModified(Operation *op) override { note("modify", op); }
  void notifyOperationReplaced(Operation *op, ValueRange) override { note("replace", op); }
  void notifyOperationErased(Operation *op) override { note("erase", op); }
  void note(StringRef what, Operation *op) { seen.push_back((what + " " + op->getName().getStringRef()).str()); }
  std::vector<std::string> seen;
};
} // namespace

TEST_F(CONV_DBG_04, ListenersSeeSuccessOnly) {
  for (bool fails : {true, false}) {
    Listener listener;
    parse(
        R"(%0 = "x.a"() : () -> i8 "x.gone"() : () -> () "x.region"() ({ "z.end"(%0) : (i8) -> () }) : () -> () "x.bad"() : () -> ())");
    patterns.clear();
    config.listener = &listener;
    illegal("x.gone");
    if (fails)
      illegal("x.bad");
    else
      legal("x.bad");
    on("x.a", becomes("y.a", {i(8)}));
    on("x.gone", [](Operation *op, Operands, Rewriter &rewriter) {
      rewriter.eraseOp(op);
      return success();
    });
    on("x.region", markDone);
    EXPECT_EQ(failed(partial()), fails);
    if (fails) {
      EXPECT_TRUE(listener.seen.empty()) << listener.seen.front();
      continue;
    }
    for (const char *each : {"insert y.a", "replace x.a", "erase x.a", "erase x.gone", "modify x.region"})
      EXPECT_TRUE(llvm::is_contained(listener.seen, each)) << each;
    EXPECT_FALSE(llvm::is_contained(listener.seen, "erase x.bad"));
  }
}

TEST_F(CONV_DBG_05, WhyNothingMatched) {
  parse(R"("x.a"() : () -> ())");
  on("x.a",
     [](Operation *op, Operands, Rewriter &rewriter) { return rewriter.notifyMatchFailure(op, "the moon is wrong"); });
  std::vector<std::string> reasons;
  auto note = [&](Diagnostic &diagnostic) { reasons.push_back(diagnostic.str()); };
  config.notifyCallback = note;
  EXPECT_TRUE(failed(partial()));
  if (reasons.empty())
    GTEST_SKIP() << "this build of the library has no debug output";
  bool told = false;
  for (const std::string &reason : reasons)
    told |= reason.find("the moon is wrong") != std::string::npos;
  EXPECT_TRUE(told) << reasons.size();
}
