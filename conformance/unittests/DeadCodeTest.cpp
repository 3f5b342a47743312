//===-- DeadCodeTest.cpp - dead code is left out, fast ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is dead only once its users are gone, in each order of blocks and in regions.
//
//===----------------------------------------------------------------------===//

#include "conformance/units/DeadCode.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <chrono>
#include <vector>

using namespace mlir;
using namespace memref_cts::conformance;

namespace {
class DeadCodeTest : public testing::Test {
protected:
  DeadCodeTest() {
    context.loadDialect<arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect, scf::SCFDialect>();
  }

  OwningOpRef<ModuleOp> parse(llvm::StringRef text) { return parseSourceString<ModuleOp>(text, &context); }
  std::string live(llvm::StringRef text) { return textOf(*parse(text), /*withDeadCode=*/false); }
  std::string whole(llvm::StringRef text) { return textOf(*parse(text), /*withDeadCode=*/true); }

  /// A dead chain with a block for each operation. Control goes through the blocks as they
  /// stand, or from the last to the first.
  OwningOpRef<ModuleOp> chain(unsigned length, bool backwards);

  MLIRContext context;
};
} // namespace

OwningOpRef<ModuleOp> DeadCodeTest::chain(unsigned length, bool backwards) {
  OpBuilder builder(&context);
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  builder.setInsertionPointToEnd(module->getBody());
  Type i64 = builder.getI64Type();
  auto function = func::FuncOp::create(builder, loc, "f", builder.getFunctionType({i64}, {}));
  Block *block = function.addEntryBlock();
  Value value = block->getArgument(0);
  std::vector<Block *> blocks(length);
  for (Block *&each : blocks)
    function.getBody().push_back(each = new Block);
  if (backwards)
    std::reverse(blocks.begin(), blocks.end());
  for (Block *next : blocks) {
    builder.setInsertionPointToEnd(block);
    cf::BranchOp::create(builder, loc, next);
    block = next;
    builder.setInsertionPointToEnd(block);
    value = arith::AddIOp::create(builder, loc, value, value);
  }
  func::ReturnOp::create(builder, loc);
  return module;
}

TEST_F(DeadCodeTest, whatHasAUserOrAnEffectStays) {
  const char *text = R"(
func.func private @g(i64)
func.func @f(%a: i64) -> i64 {
  %b = arith.addi %a, %a : i64
  %dead = arith.muli %b, %b : i64
  func.call @g(%b) : (i64) -> ()
  return %a : i64
})";
  EXPECT_EQ(live(text), whole(R"(
func.func private @g(i64)
func.func @f(%a: i64) -> i64 {
  %b = arith.addi %a, %a : i64
  func.call @g(%b) : (i64) -> ()
  return %a : i64
})"));
  EXPECT_NE(live(text), whole(text));
}

TEST_F(DeadCodeTest, aDeadRegionLetsGoOfWhatIsOutside) {
  const char *text = R"(
func.func @f(%a: i64) -> i64 {
  %b = arith.addi %a, %a : i64
  %less = arith.cmpi slt, %b, %a : i64
  %kept = arith.muli %a, %a : i64
  %dead = scf.if %less -> i64 {
    %d = arith.addi %b, %kept : i64
    scf.yield %d : i64
  } else {
    scf.yield %b : i64
  }
  %e = arith.addi %dead, %dead : i64
  return %kept : i64
})";
  EXPECT_EQ(live(text), whole(R"(
func.func @f(%a: i64) -> i64 {
  %kept = arith.muli %a, %a : i64
  return %kept : i64
})"));
}

TEST_F(DeadCodeTest, aRegionWithAnEffectLosesItsDeadOperations) {
  const char *text = R"(
func.func private @g()
func.func @f(%a: i64) {
  %b = arith.addi %a, %a : i64
  scf.execute_region {
    cf.br ^later
  ^first:
    %d = arith.addi %c, %c : i64
    func.call @g() : () -> ()
    scf.yield
  ^later:
    %c = arith.addi %b, %b : i64
    cf.br ^first
  }
  return
})";
  EXPECT_EQ(live(text), whole(R"(
func.func private @g()
func.func @f(%a: i64) {
  scf.execute_region {
    cf.br ^later
  ^first:
    func.call @g() : () -> ()
    scf.yield
  ^later:
    cf.br ^first
  }
  return
})"));
}

TEST_F(DeadCodeTest, theModuleItselfStays) {
  OwningOpRef<ModuleOp> module = chain(3, /*backwards=*/false);
  std::string before = textOf(*module, /*withDeadCode=*/true);
  EXPECT_EQ(llvm::StringRef(textOf(*module, /*withDeadCode=*/false)).count("arith.addi"), 0u);
  EXPECT_EQ(textOf(*module, /*withDeadCode=*/true), before);
}

TEST_F(DeadCodeTest, aLongChainTakesAsLongInEachOrderOfBlocks) {
  constexpr unsigned kLength = 20000;
  using Clock = std::chrono::steady_clock;
  double took[2]; // seconds
  for (bool backwards : {false, true}) {
    OwningOpRef<ModuleOp> module = chain(kLength, backwards);
    Clock::time_point start = Clock::now();
    std::string text = textOf(*module, /*withDeadCode=*/false);
    took[backwards] = std::chrono::duration<double>(Clock::now() - start).count();
    EXPECT_EQ(llvm::StringRef(text).count("arith.addi"), 0u);
    EXPECT_EQ(llvm::StringRef(text).count("cf.br"), size_t(kLength));
  }
  // A walk for each operation would take hundreds of times as long.
  EXPECT_LT(took[true], 10 * took[false] + 1);
}
