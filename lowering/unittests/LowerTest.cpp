//===- LowerTest.cpp - The library call of the lowering -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lowering/Lower.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include <gtest/gtest.h>

#include <ctime>
#include <set>

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

constexpr llvm::StringLiteral kProgram = R"(
func.func @f(%m: memref<?xf32>, %i: index, %c: i1) -> (memref<?xf32>, f32) {
  cf.assert %c, "text"
  %0 = memref.load %m[%i] : memref<?xf32>
  %1 = memref.alloc(%i) : memref<?xf32>
  memref.copy %m, %1 : memref<?xf32> to memref<?xf32>
  return %1, %0 : memref<?xf32>, f32
}
)";

class LowerTest : public ::testing::Test {
protected:
  LowerTest() : context(MLIRContext::Threading::DISABLED) {
    Lowering load(&context, {});
    context.getDiagEngine().registerHandler([this](Diagnostic &diagnostic) { messages.push_back(diagnostic.str()); });
  }

  OwningOpRef<ModuleOp> parse(llvm::StringRef text) { return parseSourceString<ModuleOp>(text, &context); }

  static std::string print(ModuleOp module) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    module.print(stream);
    return text;
  }

  MLIRContext context;
  std::vector<std::string> messages;
};

TEST_F(LowerTest, reuseGivesTheSameAsOnce) {
  OwningOpRef<ModuleOp> once = parse(kProgram);
  ASSERT_TRUE(succeeded(lowerToLLVM(*once, {})));
  Lowering lowering(&context, {});
  for (int i = 0; i < 3; ++i) {
    OwningOpRef<ModuleOp> again = parse(kProgram);
    ASSERT_TRUE(succeeded(lowering.lower(*again)));
    EXPECT_EQ(print(*again), print(*once));
  }
}

TEST_F(LowerTest, passGivesTheSameAsTheCall) {
  OwningOpRef<ModuleOp> called = parse(kProgram), passed = parse(kProgram);
  LowerOptions options;
  options.indexBitwidth = 32;
  ASSERT_TRUE(succeeded(lowerToLLVM(*called, options)));
  PassManager manager(&context);
  buildLowerToLLVMPipeline(manager, options);
  ASSERT_TRUE(succeeded(manager.run(*passed)));
  EXPECT_EQ(print(*called), print(*passed));
}

// CLAUSE: UTIL-01
TEST_F(LowerTest, loweringTwiceChangesNothing) {
  OwningOpRef<ModuleOp> module = parse(kProgram);
  ASSERT_TRUE(succeeded(lowerToLLVM(*module, {})));
  std::string once = print(*module);
  ASSERT_TRUE(succeeded(lowerToLLVM(*module, {})));
  EXPECT_EQ(print(*module), once);
}

TEST_F(LowerTest, failureLeavesTheModuleAsItWas) {
  OwningOpRef<ModuleOp> module = parse(R"(
    func.func @good(%a: i32) -> i32 {
      %0 = arith.addi %a, %a : i32
      return %0 : i32
    }
    func.func @bad(%a: tensor<2xf32>) -> tensor<2xf32> {
      return %a : tensor<2xf32>
    }
  )");
  std::string before = print(*module);
  EXPECT_TRUE(failed(lowerToLLVM(*module, {})));
  EXPECT_EQ(print(*module), before);
  ASSERT_EQ(messages.size(), 1u);
  EXPECT_NE(messages[0].find("tensor<2xf32>"), std::string::npos);
}

TEST_F(LowerTest, failureLeavesModulesInsideAsTheyWere) {
  OwningOpRef<ModuleOp> module = parse(R"(
    module {
      func.func private @inner(index)
    }
    func.func private @bad(tensor<2xf32>)
  )");
  std::string before = print(*module);
  EXPECT_TRUE(failed(lowerToLLVM(*module, {})));
  EXPECT_EQ(print(*module), before);
  EXPECT_EQ(messages.size(), 1u);
}

// Whoever calls the library need not have verified the module.
TEST_F(LowerTest, badLayoutsAreOneErrorEach) {
  const char *program = "module { func.func private @f(index) }";
  const std::pair<llvm::StringRef, llvm::StringRef> rows[] = {
      {"nonsense", "size must be a non-zero 24-bit integer"},
      {"e-p:24:32", "index has 24 bits; the lowering supports 16, 32 and 64"},
      {"p:64:64:64:0", "index size must be a non-zero 24-bit integer"},
  };
  for (auto [layout, reason] : rows) {
    OwningOpRef<ModuleOp> module = parse(program);
    (*module)->setAttr("llvm.data_layout", StringAttr::get(&context, layout));
    EXPECT_TRUE(failed(lowerToLLVM(*module, {})));
    module = parse(program);
    LowerOptions options;
    options.dataLayout = layout.str();
    EXPECT_TRUE(failed(lowerToLLVM(*module, options)));
    EXPECT_FALSE((*module)->hasAttr("llvm.data_layout"));
    ASSERT_EQ(messages.size(), 2u) << layout.str();
    for (const std::string &message : messages)
      EXPECT_NE(message.find(reason.str()), std::string::npos) << message;
    messages.clear();
  }
}

TEST_F(LowerTest, unreachableBlocksDoNotMatter) {
  OwningOpRef<ModuleOp> module = parse(R"(
    func.func @f(%m: memref<2xf32>) -> memref<2xf32> {
      return %m : memref<2xf32>
    ^a(%x: memref<2xf32>):
      cf.br ^b(%x : memref<2xf32>)
    ^b(%y: memref<2xf32>):
      cf.br ^a(%y : memref<2xf32>)
    }
  )");
  ASSERT_TRUE(succeeded(lowerToLLVM(*module, {})));
  EXPECT_TRUE(succeeded(verify(*module)));
}

TEST_F(LowerTest, optionsHaveUniqueNamesAndHelp) {
  std::set<std::string_view> names;
  for (const LowerOptionInfo &info : getLowerOptionTable()) {
    EXPECT_TRUE(names.insert(info.name).second) << info.name;
    EXPECT_FALSE(info.help.empty()) << info.name;
  }
}

/// Every option of the table does something: a new row without a use fails. With
/// rollback of patterns the result is the same.
TEST_F(LowerTest, everyOptionChangesTheResult) {
  constexpr llvm::StringLiteral kProgram = R"(
    func.func @f(%i: index) -> memref<2xf32> {
      %0 = memref.alloc() : memref<2xf32>
      return %0 : memref<2xf32>
    }
  )";
  OwningOpRef<ModuleOp> plain = parse(kProgram);
  ASSERT_TRUE(succeeded(lowerToLLVM(*plain, {})));
  std::vector<LowerOptions> changed(6);
  changed[0].indexBitwidth = 16;
  changed[1].useAlignedAlloc = true;
  changed[2].useGenericFunctions = true;
  changed[3].dataLayout = "e";
  changed[4].emitCWrappers = true;
  changed[5].useBarePtrMemRefCallConv = true;
  ASSERT_EQ(getLowerOptionTable().size(), changed.size() + 1);
  LowerOptions rollback;
  rollback.allowPatternRollback = true;
  OwningOpRef<ModuleOp> other = parse(kProgram);
  ASSERT_TRUE(succeeded(lowerToLLVM(*other, rollback)));
  EXPECT_EQ(print(*other), print(*plain));
  for (const LowerOptions &options : changed) {
    OwningOpRef<ModuleOp> module = parse(kProgram);
    ASSERT_TRUE(succeeded(lowerToLLVM(*module, options)));
    EXPECT_NE(print(*module), print(*plain));
  }
}

/// What a program of somebody else's may say of pointers.
struct PointersInMemRefs : MemRefElementTypeInterface::ExternalModel<PointersInMemRefs, LLVM::LLVMPointerType> {};

// Their elements are neither integers nor floats.
TEST_F(LowerTest, boundedTransfersOfPointersCompareWords) {
  LLVM::LLVMPointerType::attachInterface<PointersInMemRefs>(context);
  OwningOpRef<ModuleOp> module = parse(R"(
    func.func @f(%m: memref<?x!llvm.ptr>, %i: index, %p: !llvm.ptr) {
      %0 = vector.transfer_read %m[%i], %p : memref<?x!llvm.ptr>, vector<4x!llvm.ptr>
      vector.transfer_write %0, %m[%i] : vector<4x!llvm.ptr>, memref<?x!llvm.ptr>
      return
    }
  )");
  ASSERT_TRUE(module);
  ASSERT_TRUE(succeeded(lowerToLLVM(*module, {})));
  unsigned comparisons = 0, accesses = 0;
  module->walk([&](LLVM::ICmpOp compare) {
    auto line = dyn_cast<VectorType>(compare.getLhs().getType());
    EXPECT_TRUE(line && line.getElementType().isInteger(32));
    ++comparisons;
  });
  module->walk([&](Operation *op) { accesses += isa<LLVM::masked_gather, LLVM::masked_scatter>(op); });
  EXPECT_EQ(comparisons, 2u);
  EXPECT_EQ(accesses, 2u);
}

//===----------------------------------------------------------------------===//
// Growth
//===----------------------------------------------------------------------===//

/// A switch with `count` cases that all go to one block, which takes an index.
std::string writeSwitch(unsigned count) {
  std::string text = "func.func @f(%x: i32, %i: index) -> index {\n"
                     "  cf.switch %x : i32, [\n    default: ^to(%i : index)";
  for (unsigned i = 0; i < count; ++i)
    text += ",\n    " + std::to_string(i) + ": ^to(%i : index)";
  return text + "\n  ]\n^to(%r: index):\n  return %r : index\n}\n";
}

/// `count` branches to one block, which takes an index.
std::string writeBranches(unsigned count) {
  std::string text = "func.func @f(%x: i1, %i: index) -> index {\n  cf.br ^b0\n";
  for (unsigned i = 0; i < count; ++i)
    text += "^b" + std::to_string(i) + ":\n  cf.cond_br %x, ^b" + std::to_string(i + 1) + ", ^to(%i : index)\n";
  return text + "^b" + std::to_string(count) + ":\n  cf.br ^to(%i : index)\n^to(%r: index):\n  return %r : index\n}\n";
}

/// A function with `count` memrefs as results.
std::string writeResults(unsigned count) {
  std::string types, values;
  for (unsigned i = 0; i < count; ++i) {
    types += i ? ", memref<?xf32>" : "memref<?xf32>";
    values += i ? ", %m" : "%m";
  }
  return "func.func @f(%m: memref<?xf32>) -> (" + types + ") {\n  return " + values + " : " + types + "\n}\n";
}

struct Growing {
  const char *name;
  std::string (*write)(unsigned count);
};

class LowerGrowthTest : public LowerTest, public ::testing::WithParamInterface<Growing> {
protected:
  /// Processor seconds of lowering alone, the least of three.
  double measure(unsigned count) {
    double least = 0;
    for (int i = 0; i < 3; ++i) {
      OwningOpRef<ModuleOp> module = parse(GetParam().write(count));
      std::clock_t start = std::clock();
      EXPECT_TRUE(module && succeeded(lowerToLLVM(*module, {})));
      double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
      least = i ? std::min(least, seconds) : seconds;
    }
    return least;
  }
};

// Eight times as much takes about eight times as long, not sixty-four times.
TEST_P(LowerGrowthTest, isLinear) {
  double few = measure(2000), many = measure(16000);
  EXPECT_LT(many, 24 * few);
}

INSTANTIATE_TEST_SUITE_P(All, LowerGrowthTest,
                         ::testing::Values(Growing{"switch", writeSwitch}, Growing{"branches", writeBranches},
                                           Growing{"results", writeResults}),
                         [](const auto &info) { return info.param.name; });

} // namespace
