//===-- ApiRollbackTest.cpp - clauses about the two modes of conversions
//---===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Suites have the names of clauses. With and without rollback: "x.probe" is an
// operation whose pattern looks at the module in the middle of the conversion.
//
//===----------------------------------------------------------------------===//

#include "conformance/unittests/mlir_library/ApiConversion.h"

using namespace mlir;
using namespace memref_cts::conformance;

namespace {
class Modes : public Conversion {
protected:
  Modes() {
    config.buildMaterializations = false;
    illegal("x.a");
    legalWhenDone("x.probe");
    legal("y.a");
    legal("z.use");
  }
  /// The pattern of x.probe: a look, and nothing else.
  void probe(std::function<void(Operation *, Rewriter &)> look) {
    on("x.probe", [look](Operation *op, Operands operands, Rewriter &rewriter) {
      look(op, rewriter);
      return markDone(op, operands, rewriter);
    });
  }
  /// The pattern of x.probe replaces one value by another, and then uses the
  /// old one in a new operation.
  static RewriteFn replaceThenUse(Value &from, Value &to) {
    return [&](Operation *op, Operands operands, Rewriter &rewriter) {
      rewriter.replaceAllUsesWith(from, to);
      make(rewriter, op->getLoc(), "y.late", from);
      return markDone(op, operands, rewriter);
    };
  }
  static bool contains(const std::vector<std::string> &names, StringRef name) {
    return llvm::is_contained(names, name);
  }
};
class CONV_MODE_02 : public Modes {};
class CONV_MODE_03 : public Modes {};
class CONV_MODE_04 : public Modes {};
class CONV_MODE_05 : public Modes {};
class CONV_MODE_06 : public Modes {};
class CONV_MODE_07 : public Modes {};
class CONV_MODE_08 : public Modes {};
class CONV_MODE_09 : public Modes {};
class CONV_MODE_11 : public Modes {};
class CONV_MODE_12 : public Modes {};
class CONV_MODE_13 : public Modes {};
class CONV_MODE_15 : public Modes {};
class CONV_MODE_16 : public Modes {};
class CONV_MODE_17 : public Modes {};
class CONV_MODE_18 : public Modes {};
class CONV_MODE_19 : public Modes {};
} // namespace

static const char *const kReplaced = R"(
  %0 = "x.a"() : () -> i32
  "x.probe"() : () -> ()
  "z.use"(%0) : (i32) -> ())";

TEST_F(CONV_MODE_02, EverythingAtOnce) {
  again(/*rollback=*/false);
  parse(kReplaced);
  on("x.a", becomes("y.a", {i(32)}));
  bool looked = false;
  probe([&](Operation *op, Rewriter &) {
    looked = true;
    EXPECT_EQ(names(op->getBlock()), (std::vector<std::string>{"y.a", "x.probe", "z.use"}));
    EXPECT_EQ(definer(op->getNextNode()->getOperand(0)), "y.a");
  });
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_TRUE(looked);
}

TEST_F(CONV_MODE_03, ReplacedOperationsStayForAWhile) {
  parse(kReplaced);
  on("x.a", becomes("y.a", {i(32)}));
  bool looked = false;
  probe([&](Operation *op, Rewriter &) {
    looked = true;
    std::vector<std::string> all = names(op->getBlock());
    EXPECT_TRUE(contains(all, "x.a"));
    EXPECT_TRUE(contains(all, "y.a"));
  });
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_TRUE(looked);
  EXPECT_FALSE(has("x.a"));
  EXPECT_TRUE(has("y.a"));
}

TEST_F(CONV_MODE_04, UsersShowTheOldValueForAWhile) {
  for (bool rollback : {true, false}) {
    again(rollback);
    parse(kReplaced);
    on("x.a", becomes("y.a", {i(32)}));
    std::string seen;
    probe([&](Operation *op, Rewriter &) { seen = definer(op->getNextNode()->getOperand(0)); });
    ASSERT_TRUE(succeeded(partial()));
    EXPECT_EQ(seen, rollback ? "x.a" : "y.a");
    EXPECT_EQ(definer(find("z.use")->getOperand(0)), "y.a");
  }
}

TEST_F(CONV_MODE_05, ErasedOperationsStayForAWhile) {
  for (bool rollback : {true, false}) {
    again(rollback);
    parse(R"("x.a"() : () -> () "x.probe"() : () -> ())");
    on("x.a", [](Operation *op, Operands, Rewriter &rewriter) {
      rewriter.eraseOp(op);
      return success();
    });
    bool seen = !rollback;
    probe([&](Operation *op, Rewriter &) { seen = contains(names(op->getBlock()), "x.a"); });
    ASSERT_TRUE(succeeded(partial()));
    EXPECT_EQ(seen, rollback);
    EXPECT_FALSE(has("x.a"));
  }
}

TEST_F(CONV_MODE_06, ModificationsAreImmediate) {
  for (bool rollback : {true, false}) {
    again(rollback);
    parse(R"("x.a"() {n = 1 : i32} : () -> () "x.probe"() : () -> ())");
    target.addDynamicallyLegalOp(op("x.a"), [](Operation *each) { return each->hasAttr("done"); });
    on("x.a", [](Operation *op, Operands operands, Rewriter &rewriter) {
      EXPECT_TRUE(succeeded(markDone(op, operands, rewriter)));
      EXPECT_TRUE(op->hasAttr("done"));
      return success();
    });
    bool seen = false;
    probe([&](Operation *op, Rewriter &) { seen = op->getPrevNode()->hasAttr("done"); });
    ASSERT_TRUE(succeeded(partial()));
    EXPECT_TRUE(seen);
  }
  // Undone: the first pattern changes and fails, the second one sees nothing of
  // it.
  again(/*rollback=*/true);
  parse(R"("x.a"() {n = 1 : i32} : () -> ())");
  illegal("x.a");
  on(
      "x.a",
      [](Operation *op, Operands, Rewriter &rewriter) {
        rewriter.modifyOpInPlace(op, [&] { op->setAttr("n", rewriter.getI32IntegerAttr(2)); });
        return failure();
      },
      /*benefit=*/2);
  int64_t seen = 0;
  on("x.a", [&](Operation *op, Operands operands, Rewriter &rewriter) {
    seen = op->getAttrOfType<IntegerAttr>("n").getInt();
    return becomes("y.a", {})(op, operands, rewriter);
  });
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(seen, 1);
}

TEST_F(CONV_MODE_07, InsertionIsImmediate) {
  for (bool rollback : {true, false}) {
    again(rollback);
    parse(R"("x.region"() ({ "x.end"() : () -> () }) : () -> () "x.probe"() : () -> ())");
    legalWhenDone("x.region");
    legal("y.new");
    on("x.region", [](Operation *op, Operands operands, Rewriter &rewriter) {
      Operation *made = make(rewriter, op->getLoc(), "y.new");
      EXPECT_EQ(made->getNextNode(), op);
      Region &region = op->getRegion(0);
      Block *block = rewriter.createBlock(&region, region.end());
      EXPECT_EQ(block->getParent(), &region);
      EXPECT_EQ(region.getBlocks().size(), 2u);
      Operation *inside = make(rewriter, op->getLoc(), "y.new");
      EXPECT_EQ(inside->getBlock(), block);
      rewriter.setInsertionPoint(op);
      return markDone(op, operands, rewriter);
    });
    std::vector<std::string> seen;
    probe([&](Operation *op, Rewriter &) { seen = names(op->getBlock()); });
    ASSERT_TRUE(succeeded(partial()));
    EXPECT_EQ(seen, (std::vector<std::string>{"y.new", "x.region", "x.probe"})) << rollback;
    EXPECT_EQ(count("y.new"), 2u);
  }
}

static const char *const kTwoValues = R"(
  %0 = "z.old"() : () -> i32
  %1 = "z.new"() : () -> i32
  "x.probe"() : () -> ()
  "z.use"(%0) : (i32) -> ())";

TEST_F(CONV_MODE_08, LateUsesAreReplacedAsWell) {
  parse(kTwoValues);
  legal("y.late");
  Value from = find("z.old")->getResult(0), to = find("z.new")->getResult(0);
  on("x.probe", replaceThenUse(from, to));
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(definer(find("z.use")->getOperand(0)), "z.new");
  EXPECT_EQ(definer(find("y.late")->getOperand(0)), "z.new");
}

TEST_F(CONV_MODE_09, LateUsesKeepTheOldValue) {
  again(/*rollback=*/false);
  parse(kTwoValues);
  legal("y.late");
  Value from = find("z.old")->getResult(0), to = find("z.new")->getResult(0);
  on("x.probe", replaceThenUse(from, to));
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_EQ(definer(find("z.use")->getOperand(0)), "z.new");
  EXPECT_EQ(definer(find("y.late")->getOperand(0)), "z.old");
}

namespace {
template <typename T, typename = void>
struct ReplacesBlocks : std::false_type {};
template <typename T>
struct ReplacesBlocks<
    T, std::void_t<decltype(std::declval<T &>().replaceBlock(std::declval<Block *>(), std::declval<Block *>()))>>
    : std::true_type {};
template <typename T, typename = void>
struct ErasesBlocks : std::false_type {};
template <typename T>
struct ErasesBlocks<T, std::void_t<decltype(std::declval<T &>().eraseBlock(std::declval<Block *>()))>>
    : std::true_type {};
} // namespace

TEST(CONV_MODE_10, BlocksAreErasedAndNotReplaced) {
  EXPECT_TRUE(ErasesBlocks<ConversionPatternRewriter>::value);
  EXPECT_FALSE(ReplacesBlocks<ConversionPatternRewriter>::value);
}

TEST_F(CONV_MODE_11, AnErasedBlockIsDetachedAndAlive) {
  parse(R"("x.region"() ({
    "x.br"()[^bb1] : () -> ()
  ^bb1:
    "z.inside"() {n = 7 : i32} : () -> ()
    "x.end"() : () -> ()
  }) : () -> ()
  "x.probe"() : () -> ())");
  legalWhenDone("x.region");
  legal("x.end");
  Block *erased = nullptr;
  on("x.region", [&](Operation *op, Operands operands, Rewriter &rewriter) {
    Region &region = op->getRegion(0);
    erased = &region.back();
    rewriter.eraseOp(&region.front().back());
    rewriter.setInsertionPointToEnd(&region.front());
    make(rewriter, op->getLoc(), "x.end");
    rewriter.eraseBlock(erased);
    EXPECT_EQ(erased->getParent(), nullptr);
    EXPECT_EQ(region.getBlocks().size(), 1u);
    return markDone(op, operands, rewriter);
  });
  bool looked = false;
  probe([&](Operation *, Rewriter &) {
    looked = true;
    ASSERT_TRUE(erased);
    EXPECT_EQ(erased->getParent(), nullptr);
    // Rollback could bring it back, so it still has what it had.
    EXPECT_EQ(erased->front().getAttrOfType<IntegerAttr>("n").getInt(), 7);
  });
  ASSERT_TRUE(succeeded(partial()));
  EXPECT_TRUE(looked);
  EXPECT_FALSE(has("z.inside")) << print();
}

TEST_F(CONV_MODE_12, SignaturesMoveOperationsAtOnce) {
  for (bool rollback : {true, false}) {
    again(rollback);
    parse(R"("x.region"() ({ ^bb0(%a: i32): "z.use"(%a) : (i32) -> () }) : () -> ())");
    legalWhenDone("x.region");
    bool old = false;
    on("x.region", [&](Operation *op, Operands operands, Rewriter &rewriter) {
      Block *before = &op->getRegion(0).front();
      Value argument = before->getArgument(0);
      TypeConverter::SignatureConversion signature(1);
      signature.addInputs(0, {i(64)});
      Block *after = rewriter.applySignatureConversion(before, signature);
      EXPECT_NE(after, before);
      EXPECT_EQ(after->getArgument(0).getType(), i(64));
      EXPECT_TRUE(contains(names(after), "z.use"));
      for (Operation &each : *after)
        if (each.getName().getStringRef() == "z.use")
          old = each.getOperand(0) == argument;
      return markDone(op, operands, rewriter);
    });
    ASSERT_TRUE(succeeded(partial()));
    EXPECT_EQ(old, rollback);
    EXPECT_EQ(definer(find("z.use")->getOperand(0)), "builtin.unrealized_conversion_cast") << print();
    EXPECT_EQ(find("z.use")->getOperand(0).getType(), i(32));
  }
}

TEST_F(CONV_MODE_13, InlinedBlocksMoveAtOnce) {
  for (bool rollback : {true, false}) {
    again(rollback);
    parse(R"(%0 = "z.value"() : () -> i32
      "x.region"(%0) ({ ^bb0(%a: i32): "z.use"(%a) : (i32) -> () }) : (i32) -> ()
      "x.probe"() : () -> ())");
    illegal("x.region");
    on("x.region", [&](Operation *op, Operands operands, Rewriter &rewriter) {
      rewriter.inlineBlockBefore(&op->getRegion(0).front(), op, operands);
      EXPECT_TRUE(contains(names(op->getBlock()), "z.use"));
      rewriter.eraseOp(op);
      return success();
    });
    std::string seen;
    probe([&](Operation *op, Rewriter &) {
      for (Operation &each : *op->getBlock())
        if (each.getName().getStringRef() == "z.use")
          seen = definer(each.getOperand(0));
    });
    ASSERT_TRUE(succeeded(partial()));
    EXPECT_EQ(seen, rollback ? "argument" : "z.value");
    EXPECT_EQ(definer(find("z.use")->getOperand(0)), "z.value");
  }
}

TEST_F(CONV_MODE_15, FailureLeavesAMixture) {
  again(/*rollback=*/false);
  parse(R"("x.a"() : () -> () "x.bad"() : () -> ())");
  illegal("x.bad");
  on("x.a", becomes("y.a", {}));
  EXPECT_TRUE(failed(partial()));
  EXPECT_TRUE(has("y.a")) << print();
  EXPECT_TRUE(has("x.bad"));
  EXPECT_FALSE(has("x.a"));
}

TEST_F(CONV_MODE_16, FailureAfterAChangeIsAnError) {
  parse(R"("x.a"() : () -> ())");
  auto fail = [](Operation *op, Operands operands, Rewriter &rewriter) {
    (void)markDone(op, operands, rewriter);
    return failure();
  };
  on("x.a", fail);
  EXPECT_TRUE(failed(partial()));
  EXPECT_FALSE(find("x.a")->hasAttr("done"));
  again(/*rollback=*/false);
  on("x.a", fail);
#if MLIR_ENABLE_EXPENSIVE_PATTERN_API_CHECKS
  EXPECT_DEATH((void)partial(), "returned failure but IR did change");
#else
  // Without those checks it is not noticed, and not undone.
  EXPECT_TRUE(failed(partial()));
  EXPECT_TRUE(find("x.a")->hasAttr("done"));
#endif
}

TEST_F(CONV_MODE_17, ResultsThatCannotBeLegalised) {
  parse(R"("x.a"() : () -> ())");
  illegal("x.dead");
  on("x.a", becomes("x.dead", {}));
  EXPECT_TRUE(failed(partial()));
  again(/*rollback=*/false);
  on("x.a", becomes("x.dead", {}));
  EXPECT_DEATH((void)partial(), "pattern .of x.a. produced IR that could not be legalized.*x.dead");
}

TEST_F(CONV_MODE_18, TheSameObjectsComeBack) {
  parse(R"("x.a"() ({
    "z.first"() : () -> ()
    "x.br"()[^bb1] : () -> ()
  ^bb1:
    "z.second"() : () -> ()
    "x.end"() : () -> ()
  }) : () -> ())");
  std::string before = print();
  std::vector<void *> objects, later;
  auto collect = [&](std::vector<void *> &into) {
    module->walk<WalkOrder::PreOrder>([&](Operation *each) {
      into.push_back(each);
      for (Region &region : each->getRegions())
        for (Block &block : region)
          into.push_back(&block);
    });
  };
  collect(objects);
  unsigned tried = 0;
  on("x.a", [&](Operation *op, Operands, Rewriter &rewriter) {
    ++tried;
    Region &region = op->getRegion(0);
    rewriter.eraseOp(region.front().getTerminator());
    rewriter.eraseBlock(&region.back());
    rewriter.eraseOp(&region.front().front());
    rewriter.eraseOp(op);
    return failure();
  });
  EXPECT_TRUE(failed(partial()));
  EXPECT_EQ(tried, 1u);
  collect(later);
  EXPECT_EQ(later, objects);
  EXPECT_EQ(print(), before);
}

TEST_F(CONV_MODE_19, TransitoryCasts) {
  TypeConverter converter;
  converter.addConversion([this](IntegerType type) { return type.getWidth() == 32 ? i(64) : Type(type); });
  std::string results[2];
  unsigned seen[2] = {0, 0};
  for (bool rollback : {true, false}) {
    again(rollback);
    parse(R"(%0 = "x.a"() : () -> i32
      "x.probe"() : () -> ()
      "x.use"(%0) : (i32) -> ())");
    illegal("x.use");
    legal("y.use");
    on("x.a", becomes("y.a", {i(64)}));
    on(converter, "x.use", becomes("y.use", {}));
    probe([&](Operation *, Rewriter &) { seen[rollback] = casts(); });
    ASSERT_TRUE(succeeded(partial()));
    results[rollback] = print();
    EXPECT_EQ(casts(), 0u) << print();
  }
  EXPECT_LT(seen[true], seen[false]);
  EXPECT_EQ(results[true], results[false]);
}
