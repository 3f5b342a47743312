//===- ProgressiveTest.cpp - Passes one after the other -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One pass per dialect in every order, casts at the seams, and passes that
// disagree: chapter FLOW.
//
//===----------------------------------------------------------------------===//

#include "lowering/Emit.h"
#include "lowering/Lower.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

constexpr llvm::StringLiteral kProgram = R"(
func.func @f(%m: memref<?xindex>, %i: index, %c: i1) -> (memref<?xindex>, index) {
  cf.cond_br %c, ^next(%m : memref<?xindex>), ^other
^other:
  %p = ub.poison : memref<?xindex>
  cf.br ^next(%p : memref<?xindex>)
^next(%x: memref<?xindex>):
  %v = memref.load %x[%i] : memref<?xindex>
  %w = arith.addi %v, %i : index
  return %x, %w : memref<?xindex>, index
}
)";

class ProgressiveTest : public ::testing::Test {
protected:
  static MLIRContext *makeContext() {
    static const bool registered = (registerPasses(), true);
    (void)registered;
    DialectRegistry registry;
    registerTranslations(registry);
    return new MLIRContext(registry, MLIRContext::Threading::DISABLED);
  }

  ProgressiveTest() : context(makeContext()) {
    Lowering load(context.get(), {});
    context->getDiagEngine().registerHandler([this](Diagnostic &diagnostic) { messages += diagnostic.str() + "\n"; });
  }

  OwningOpRef<ModuleOp> parse(llvm::StringRef text) { return parseSourceString<ModuleOp>(text, context.get()); }

  bool run(ModuleOp module, llvm::StringRef pipeline) {
    FailureOr<OpPassManager> parsed = parsePassPipeline(pipeline, llvm::errs());
    if (failed(parsed))
      return false;
    PassManager manager(context.get());
    static_cast<OpPassManager &>(manager) = std::move(*parsed);
    return succeeded(manager.run(module));
  }

  /// How often each operation occurs.
  static std::map<std::string, unsigned> count(ModuleOp module) {
    std::map<std::string, unsigned> counts;
    module.walk([&](Operation *op) { ++counts[op->getName().getStringRef().str()]; });
    return counts;
  }

  std::unique_ptr<MLIRContext> context;
  std::string messages;
};

// CLAUSE: FLOW-03, FLOW-04
TEST_F(ProgressiveTest, onePassLowersOneDialect) {
  OwningOpRef<ModuleOp> module = parse(kProgram);
  std::map<std::string, unsigned> before = count(*module);
  ASSERT_TRUE(run(*module, "builtin.module(lower-arith-to-llvm)"));
  std::map<std::string, unsigned> after = count(*module);
  EXPECT_EQ(after["arith.addi"], 0u);
  EXPECT_EQ(after["llvm.add"], 1u);
  for (llvm::StringRef name : {"func.func", "func.return", "cf.br", "cf.cond_br", "memref.load", "ub.poison"})
    EXPECT_EQ(after[name.str()], before[name.str()]) << name.str();
  // Its operands and its result have other types on the other side.
  EXPECT_GE(after["builtin.unrealized_conversion_cast"], 2u);
  EXPECT_TRUE(succeeded(verify(*module)));
}

// CLAUSE: FLOW-06
TEST_F(ProgressiveTest, castsOfAnyTypesAreReconciled) {
  OwningOpRef<ModuleOp> module = parse(R"(
    func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
      %a = builtin.unrealized_conversion_cast %t : tensor<4xf32> to complex<f32>
      %b = builtin.unrealized_conversion_cast %a : complex<f32> to tensor<4xf32>
      return %b : tensor<4xf32>
    }
  )");
  ASSERT_TRUE(run(*module, "builtin.module(lower-reconcile-casts)"));
  EXPECT_EQ(count(*module)["builtin.unrealized_conversion_cast"], 0u);
}

/// Chains that end at the types at which they start, of casts of several values.
constexpr llvm::StringLiteral kChains[] = {
    R"(func.func @twoToTwo(%x: index, %y: index) -> (index, index) {
      %a:2 = builtin.unrealized_conversion_cast %x, %y : index, index to i64, i64
      %b:2 = builtin.unrealized_conversion_cast %a#0, %a#1 : i64, i64 to index, index
      return %b#0, %b#1 : index, index
    })",
    R"(func.func @twoToThreeAndBack(%x: index, %y: index) -> (index, index) {
      %a:3 = builtin.unrealized_conversion_cast %x, %y : index, index to i64, i32, i8
      %b:2 = builtin.unrealized_conversion_cast %a#0, %a#1, %a#2 : i64, i32, i8 to index, index
      return %b#0, %b#1 : index, index
    })",
    R"(func.func @longer(%x: index, %y: index, %z: f32) -> (i64, index, f32) {
      %a:2 = builtin.unrealized_conversion_cast %x, %y, %z : index, index, f32 to f64, f32
      %b:3 = builtin.unrealized_conversion_cast %a#0, %a#1 : f64, f32 to i8, i16, i1
      %c:2 = builtin.unrealized_conversion_cast %b#0, %b#1, %b#2 : i8, i16, i1 to f64, f32
      %d:3 = builtin.unrealized_conversion_cast %c#0, %c#1 : f64, f32 to i64, index, f32
      return %d#0, %d#1, %d#2 : i64, index, f32
    })",
    R"(func.func @oneByOneBehindTwo(%x: index, %y: index) -> (index, i64) {
      %p = builtin.unrealized_conversion_cast %x : index to i64
      %a:2 = builtin.unrealized_conversion_cast %p, %y : i64, index to index, i64
      %q = builtin.unrealized_conversion_cast %a#0 : index to i64
      %b = builtin.unrealized_conversion_cast %q : i64 to index
      return %b, %a#1 : index, i64
    })",
    // The maker stands behind its user, in a block that comes before it.
    R"(func.func @blocks(%x: index, %y: index) -> (index, index) {
      cf.br ^first
    ^second:
      %b:2 = builtin.unrealized_conversion_cast %a#0, %a#1 : i64, i64 to index, index
      return %b#0, %b#1 : index, index
    ^first:
      %a:2 = builtin.unrealized_conversion_cast %x, %y : index, index to i64, i64
      cf.br ^second
    })",
    // Nothing that is reached needs the cast of @unreached.
    R"(func.func @unreached(%x: index, %y: f32) -> index {
      %a = builtin.unrealized_conversion_cast %y : f32 to i17
      return %x : index
    ^never(%n: i17):
      %c = arith.addi %a, %n : i17
      cf.br ^never(%c : i17)
    })",
    R"(func.func @circle(%x: index) -> index {
      return %x : index
    ^never:
      %a = builtin.unrealized_conversion_cast %b : i17 to f32
      %b = builtin.unrealized_conversion_cast %a : f32 to i17
      %c = builtin.unrealized_conversion_cast %c : i32 to i32
      cf.br ^never
    })",
};

// CLAUSE: FLOW-05
TEST_F(ProgressiveTest, chainsOfSeveralValuesCancelOutWhereverTheyLieInMemory) {
  std::vector<std::unique_ptr<char[]>> gaps;
  for (unsigned round = 0; round < 40; ++round)
    for (llvm::StringRef text : kChains)
      for (llvm::StringRef passes : {"lower-to-llvm", "lower-func-to-llvm,lower-arith-to-llvm,lower-to-llvm",
                                     "lower-reconcile-casts,lower-to-llvm"}) {
        // Operations come to lie in another order.
        for (unsigned i = 0; i < 8; ++i)
          gaps.push_back(std::make_unique<char[]>(16 + 48 * ((round * 7 + i * 5) % 11)));
        for (size_t i = 0; i < gaps.size(); i += 2)
          gaps[i].reset();
        OwningOpRef<ModuleOp> module = parse(text);
        ASSERT_TRUE(module) << messages;
        ASSERT_TRUE(run(*module, ("builtin.module(" + passes + ")").str())) << text.str() << messages;
        EXPECT_EQ(count(*module)["builtin.unrealized_conversion_cast"], 0u) << text.str();
      }
}

// CLAUSE: FLOW-07
TEST_F(ProgressiveTest, castsOfSeveralValuesThatDoNotCancelOutAreErrors) {
  for (unsigned round = 0; round < 20; ++round) {
    OwningOpRef<ModuleOp> module = parse(R"(
      func.func @f(%x: index, %y: index) -> (index, index) {
        %a:2 = builtin.unrealized_conversion_cast %x, %y : index, index to i64, i64
        %b:2 = builtin.unrealized_conversion_cast %a#1, %a#0 : i64, i64 to f32, index
        %c = builtin.unrealized_conversion_cast %b#0 : f32 to index
        return %c, %b#1 : index, index
      }
    )");
    messages.clear();
    EXPECT_FALSE(run(*module, "builtin.module(lower-to-llvm)"));
    EXPECT_NE(messages.find("from i64, i64 to f32, index cannot be resolved"), std::string::npos) << messages;
  }
}

// CLAUSE: FLOW-08
TEST_F(ProgressiveTest, everyOrderGivesTheSameProgram) {
  OwningOpRef<ModuleOp> together = parse(kProgram);
  ASSERT_TRUE(run(*together, "builtin.module(lower-to-llvm)"));
  std::map<std::string, unsigned> expected = count(*together);
  std::vector<std::string> passes = {"lower-arith-to-llvm", "lower-cf-to-llvm", "lower-func-to-llvm",
                                     "lower-memref-to-llvm", "lower-ub-to-llvm"};
  unsigned orders = 0;
  do {
    std::string pipeline = "builtin.module(";
    for (const std::string &pass : passes)
      pipeline += pass + ",";
    OwningOpRef<ModuleOp> module = parse(kProgram);
    ASSERT_TRUE(run(*module, pipeline + "lower-reconcile-casts,lower-legalize-successors)")) << pipeline;
    EXPECT_EQ(count(*module), expected) << pipeline;
    ++orders;
  } while (std::next_permutation(passes.begin(), passes.end()));
  EXPECT_EQ(orders, 120u);
}

// CLAUSE: FLOW-09
TEST_F(ProgressiveTest, branchesAndFunctionsOfDifferentWidths) {
  OwningOpRef<ModuleOp> module = parse(R"(
    func.func @f(%a: index, %c: i1) -> index {
      cf.cond_br %c, ^end(%a : index), ^end(%a : index)
    ^end(%x: index):
      return %x : index
    }
  )");
  EXPECT_FALSE(run(*module, "builtin.module(lower-cf-to-llvm{index-bitwidth=32},"
                            "lower-func-to-llvm,lower-to-llvm)"));
  EXPECT_NE(messages.find("a module has one width in all passes"), std::string::npos) << messages;
}

// CLAUSE: FLOW-10
TEST_F(ProgressiveTest, mixedTypeRulesAreFoundOut) {
  OwningOpRef<ModuleOp> module = parse(kProgram);
  EXPECT_FALSE(run(*module, "builtin.module(lower-memref-to-llvm{index-bitwidth=32},"
                            "lower-to-llvm)"));
  EXPECT_NE(messages.find("a module has one width in all passes"), std::string::npos) << messages;
}

/// Erases the module inside of the one it runs on.
struct ErasePass : PassWrapper<ErasePass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ErasePass)
  explicit ErasePass(Operation *&erased) : erased(erased) {}

  void runOnOperation() override {
    erased = &getOperation().getBody()->front();
    erased->erase();
  }

  Operation *&erased;
};

/// Makes a module inside where one was erased, if memory is given out again.
struct ReplacePass : PassWrapper<ReplacePass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ReplacePass)
  explicit ReplacePass(Operation *&erased) : erased(erased) {}

  void runOnOperation() override {
    SmallVector<ModuleOp> others;
    ModuleOp made = ModuleOp::create(getOperation().getLoc());
    while (made != erased && others.size() < 10000) {
      others.push_back(made);
      made = ModuleOp::create(getOperation().getLoc());
    }
    for (ModuleOp other : others)
      other.erase();
    getOperation().push_back(made);
    if (made != erased)
      erased = nullptr;
  }

  Operation *&erased;
};

// CLAUSE: FLOW-10
TEST_F(ProgressiveTest, anErasedModuleHasNoWidth) {
  // Of 32 bits in a module of 64; what comes in its place has 64, too.
  OwningOpRef<ModuleOp> module = parse(R"(
    module {
      module attributes {llvm.data_layout = "e-p:32:32"} {}
    }
  )");
  Operation *erased = nullptr;
  PassManager manager(context.get());
  ASSERT_TRUE(succeeded(parsePassPipeline("lower-arith-to-llvm", manager)));
  manager.addPass(std::make_unique<ErasePass>(erased));
  manager.addPass(std::make_unique<ReplacePass>(erased));
  ASSERT_TRUE(succeeded(parsePassPipeline("lower-math-to-llvm", manager)));
  EXPECT_TRUE(succeeded(manager.run(*module))) << messages;
  if (!erased)
    GTEST_SKIP() << "no address was given out again";
}

// CLAUSE: SUCC-08
TEST_F(ProgressiveTest, successorsAreLegalizedAlone) {
  OwningOpRef<ModuleOp> module = parse(R"(
    llvm.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
      llvm.cond_br %c, ^end(%a : i32), ^end(%b : i32)
    ^end(%x: i32):
      llvm.return %x : i32
    }
  )");
  ASSERT_TRUE(run(*module, "builtin.module(lower-legalize-successors)"));
  EXPECT_TRUE(succeeded(verify(*module)));
  unsigned branches = 0;
  module->walk([&](Operation *op) {
    if (op->getNumSuccessors() == 2) {
      ++branches;
      EXPECT_NE(op->getSuccessor(0), op->getSuccessor(1));
    }
  });
  EXPECT_EQ(branches, 1u);
}

TEST_F(ProgressiveTest, emitsAllForms) {
  OwningOpRef<ModuleOp> module = parse(kProgram);
  ASSERT_TRUE(run(*module, "builtin.module(lower-to-llvm)"));
  auto emitted = [&](EmitForm form, EmitOptions options) {
    llvm::SmallString<0> bytes;
    llvm::raw_svector_ostream out(bytes);
    llvm::Error error = emit(*module, form, options, out);
    return error ? "error: " + llvm::toString(std::move(error)) : bytes.str().str();
  };
  EXPECT_NE(emitted(EmitForm::llvmDialect, {}).find("llvm.func @f("), std::string::npos);
  EXPECT_NE(emitted(EmitForm::llvmIR, {}).find("define "), std::string::npos);
  EXPECT_EQ(emitted(EmitForm::object, {}).substr(0, 4), "\x7f"
                                                        "ELF");
  EmitOptions strange;
  strange.triple = "no-such-machine";
  EXPECT_EQ(emitted(EmitForm::object, strange).substr(0, 44), "error: there is no target 'no-such-machine':");
  strange.triple.clear();
  strange.optLevel = 7;
  EXPECT_EQ(emitted(EmitForm::llvmIR, strange), "error: there is no optimisation level 7");
}

TEST_F(ProgressiveTest, whatIsNotLoweredIsNotTranslated) {
  OwningOpRef<ModuleOp> module = parse(kProgram);
  llvm::LLVMContext llvmContext;
  EXPECT_FALSE(translateToLLVMIR(*module, llvmContext));
  EXPECT_FALSE(messages.empty());
}

} // namespace
