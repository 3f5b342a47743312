//===- EncodeOptionsTest.cpp - options, layouts, errors of the encoder
//-----===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the text of a program does not show: which functions are chosen, where
// widths and alignments come from, and which failures are errors.
//
//===----------------------------------------------------------------------===//

#include "lowering/Encode.h"
#include "refrt/refrt.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FormatVariadic.h"

#include <cstring>
#include <gtest/gtest.h>

using namespace memref_cts::lowering;

namespace {

class EncodeOptionsTest : public ::testing::Test {
protected:
  EncodeOptionsTest() : context(mlir::MLIRContext::Threading::DISABLED) {
    context.loadDialect<mlir::vector::VectorDialect, mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect,
                        mlir::DLTIDialect, mlir::func::FuncDialect, mlir::LLVM::LLVMDialect,
                        mlir::memref::MemRefDialect>();
  }

  llvm::Expected<EncodeResult> encode(llvm::StringRef text, const EncodeOptions &options = {}) {
    module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    if (!module)
      return llvm::createStringError("does not parse");
    return encodeModule(*module, options);
  }

  /// The layout of a module, or a test failure.
  refrt_layout getLayout(llvm::StringRef text, const EncodeOptions &options = {}) {
    llvm::Expected<EncodeResult> result = encode(text, options);
    if (!result) {
      ADD_FAILURE() << llvm::toString(result.takeError());
      return {};
    }
    for (const EncodeRefusal &refusal : result->refusals)
      ADD_FAILURE() << refusal.str();
    return result->program ? *refrt_program_layout(result->program.get()) : refrt_layout();
  }

  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

const char *const callers = R"mlir(
  memref.global @kept : memref<f32>
  memref.global @dropped : memref<4xi8> = dense<0>
  func.func private @outside(i32) -> i32
  func.func private @unused(tensor<4xf32>)
  func.func @first() { return }
  func.func @second(%a: i32) -> i32 {
    %f = constant @third : () -> ()
    %0 = call @outside(%a) : (i32) -> i32
    return %0 : i32
  }
  func.func private @third() {
    %0 = memref.get_global @kept : memref<f32>
    return
  }
  func.func @refused(%t: tensor<4xf32>) { return }
)mlir";

TEST_F(EncodeOptionsTest, EntriesBringWhatTheyReferTo) {
  EncodeOptions options;
  options.entries = {"second"};
  llvm::Expected<EncodeResult> result = encode(callers, options);
  ASSERT_TRUE(bool(result)) << llvm::toString(result.takeError());
  ASSERT_TRUE(result->program) << result->refusals.front().str();
  const refrt_program *program = result->program.get();
  EXPECT_EQ(refrt_program_num_functions(program), 3u);
  for (const char *name : {"second", "third", "outside"})
    EXPECT_NE(refrt_program_find_function(program, name), REFRT_NONE) << name;
  EXPECT_EQ(refrt_program_num_globals(program), 1u);
  EXPECT_NE(refrt_program_find_global(program, "kept"), REFRT_NONE);
}

TEST_F(EncodeOptionsTest, NoEntriesMeansEverythingThatIsDefined) {
  llvm::Expected<EncodeResult> result = encode(callers);
  ASSERT_TRUE(bool(result)) << llvm::toString(result.takeError());
  EXPECT_FALSE(result->program);
  ASSERT_EQ(result->refusals.size(), 1u);
  EXPECT_EQ(result->refusals.front().kind, RefusalKind::Type);
  EXPECT_EQ(result->refusals.front().op, "func.func");
  EXPECT_EQ(result->refusals.front().type, "tensor<4xf32>");
  EXPECT_EQ(result->refusals.front().count, 1u);
}

/// Calls that the source has are compared; those that a lowering added are what
/// C says that they do, in whichever dialect.
TEST_F(EncodeOptionsTest, LibraryCallsOfTheSourceStayCalls) {
  auto call = [](const char *name, const char *dialect) {
    return llvm::formatv("{1}.func {2} @{0}(f64) -> f64\n"
                         "{1}.func @f(%x: f64) -> f64 {{\n"
                         "  %0 = {1}.call @{0}(%x) : (f64) -> f64\n"
                         "  {1}.return %0 : f64\n"
                         "}\n",
                         name, dialect, llvm::StringRef(dialect) == "func" ? "private" : "")
        .str();
  };
  llvm::Expected<EncodeResult> source = encode(call("floor", "func").c_str());
  ASSERT_TRUE(bool(source)) << llvm::toString(source.takeError());
  ASSERT_TRUE(source->program) << source->refusals.front().str();
  EXPECT_NE(refrt_program_find_function(source->program.get(), "floor"), REFRT_NONE);
  EncodeOptions options;
  options.source = source->program.get();
  for (const char *dialect : {"func", "llvm"})
    for (const char *name : {"floor", "ceil"}) {
      llvm::Expected<EncodeResult> result = encode(call(name, dialect).c_str(), options);
      ASSERT_TRUE(bool(result)) << llvm::toString(result.takeError());
      ASSERT_TRUE(result->program) << result->refusals.front().str();
      bool isCalled = refrt_program_find_function(result->program.get(), name) != REFRT_NONE;
      EXPECT_EQ(isCalled, llvm::StringRef(name) == "floor") << dialect << ' ' << name;
    }
}

TEST_F(EncodeOptionsTest, EqualRefusalsAreCounted) {
  llvm::Expected<EncodeResult> result = encode(R"mlir(
    func.func @f(%m: memref<8xi8>, %i: index, %x: f80) {
      memref.dma_wait %m[%i], %i : memref<8xi8>
      memref.dma_wait %m[%i], %i : memref<8xi8>
      %2 = memref.load %m[%i] : memref<8xi8>
      vector.print %x : f80
      return
    })mlir");
  ASSERT_TRUE(bool(result)) << llvm::toString(result.takeError());
  ASSERT_EQ(result->refusals.size(), 2u);
  EXPECT_EQ(result->refusals[0].op, "memref.dma_wait");
  EXPECT_EQ(result->refusals[0].count, 2u);
  EXPECT_EQ(result->refusals[1].op, "vector.print");
}

TEST_F(EncodeOptionsTest, EachSymbolHasItsOwnRefusals) {
  llvm::Expected<EncodeResult> result = encode(R"mlir(
    func.func @f(%m: memref<8xi8>, %i: index) {
      memref.dma_wait %m[%i], %i : memref<8xi8>
      return
    }
    func.func @fine() { return }
    func.func @g(%m: memref<8xi8>, %i: index, %x: f80) {
      vector.print %x : f80
      memref.dma_wait %m[%i], %i : memref<8xi8>
      memref.dma_wait %m[%i], %i : memref<8xi8>
      return
    })mlir");
  ASSERT_TRUE(bool(result)) << llvm::toString(result.takeError());
  ASSERT_EQ(result->refusals.size(), 2u);
  EXPECT_EQ(result->refusals[0].op, "memref.dma_wait");
  EXPECT_EQ(result->refusals[0].count, 3u);
  ASSERT_EQ(result->refusedSymbols.size(), 2u);
  EXPECT_EQ(result->refusedSymbols[0].name, "f");
  ASSERT_EQ(result->refusedSymbols[0].refusals.size(), 1u);
  EXPECT_EQ(result->refusedSymbols[0].refusals[0].count, 1u);
  EXPECT_EQ(result->refusedSymbols[1].name, "g");
  ASSERT_EQ(result->refusedSymbols[1].refusals.size(), 2u);
  EXPECT_EQ(result->refusedSymbols[1].refusals[0].op, "vector.print");
  EXPECT_EQ(result->refusedSymbols[1].refusals[1].count, 2u);
  EXPECT_NE(result->refusedSymbols[0].refusals[0].location, result->refusedSymbols[1].refusals[1].location);
}

/// What refrt itself finds too large is one refusal, whatever follows.
TEST_F(EncodeOptionsTest, LimitsAreRefusals) {
  for (const char *text : {"func.func @f(%v: vector<1000x1000xi8>, %w: vector<1000x1000xi8>) "
                           "{ return }",
                           "llvm.mlir.global private @g(dense<1> : tensor<3000000xi8>) : "
                           "!llvm.array<3000000 x i8>\n"
                           "func.func @f() { return }",
                           "memref.global @g : memref<4000000xi8> = dense<1>\n"
                           "func.func @f(%t: tensor<2xf32>) { return }"}) {
    llvm::Expected<EncodeResult> result = encode(text);
    ASSERT_TRUE(bool(result)) << llvm::toString(result.takeError());
    EXPECT_FALSE(result->program);
    ASSERT_EQ(result->refusals.size(), 1u) << result->refusals[1].str();
    EXPECT_EQ(result->refusals.front().kind, RefusalKind::Limit) << result->refusals.front().str();
  }
}

TEST_F(EncodeOptionsTest, UnknownEntriesAreErrors) {
  for (const char *name : {"nowhere", "outside", "kept"}) {
    EncodeOptions options;
    options.entries = {name};
    llvm::Expected<EncodeResult> result = encode(callers, options);
    EXPECT_FALSE(bool(result)) << name;
    llvm::consumeError(result.takeError());
  }
}

TEST_F(EncodeOptionsTest, LayoutDefaults) {
  refrt_layout expected;
  refrt_layout_init(&expected);
  refrt_layout layout = getLayout("module {}");
  EXPECT_EQ(memcmp(&layout, &expected, sizeof layout), 0);
  EXPECT_EQ(layout.pointer_bits, 64);
  EXPECT_EQ(layout.index_bits, 64);
}

TEST_F(EncodeOptionsTest, LayoutFromStringEntryAndOption) {
  const char *attributed =
      R"mlir(module attributes {llvm.data_layout =
        "E-p:32:32-i64:32-i128:64-f64:32-f80:32-f128:64"} {})mlir";
  refrt_layout layout = getLayout(attributed);
  EXPECT_EQ(layout.big_endian, 1);
  EXPECT_EQ(layout.pointer_bits, 32);
  EXPECT_EQ(layout.pointer_align, 4);
  EXPECT_EQ(refrt_layout_align(&layout, 'i', 64), 4u);
  EXPECT_EQ(refrt_layout_align(&layout, 'i', 128), 8u);
  EXPECT_EQ(refrt_layout_align(&layout, 'f', 64), 4u);
  EXPECT_EQ(refrt_layout_align(&layout, 'f', 80), 4u);
  EXPECT_EQ(refrt_layout_align(&layout, 'f', 128), 8u);
  EXPECT_EQ(layout.index_bits, 32) << "nothing else says how wide index is";

  layout = getLayout(
      R"mlir(module attributes {dlti.dl_spec = #dlti.dl_spec<
        index = 32 : i32, !llvm.ptr = dense<32> : vector<4xi64>,
        i64 = dense<32> : vector<2xi64>, "dlti.endianness" = "big">} {})mlir");
  EXPECT_EQ(layout.index_bits, 32);
  EXPECT_EQ(layout.pointer_bits, 32);
  EXPECT_EQ(layout.pointer_align, 4);
  EXPECT_EQ(refrt_layout_align(&layout, 'i', 64), 4u);
  EXPECT_EQ(layout.big_endian, 1);

  EncodeOptions options;
  options.dataLayout = "e-p:32:32";
  options.indexBits = 16;
  layout = getLayout("module {}", options);
  EXPECT_EQ(layout.pointer_bits, 32);
  EXPECT_EQ(layout.index_bits, 16);
  layout = getLayout(attributed, options);
  EXPECT_EQ(layout.big_endian, 1) << "the module's own layout wins";
  EXPECT_EQ(layout.index_bits, 16) << "the option wins";
}

TEST_F(EncodeOptionsTest, BadLayouts) {
  EncodeOptions options;
  options.dataLayout = "nonsense";
  llvm::Expected<EncodeResult> result = encode("module {}", options);
  EXPECT_FALSE(bool(result));
  llvm::consumeError(result.takeError());

  options.dataLayout = "p:16:16";
  result = encode("module {}", options);
  ASSERT_TRUE(bool(result)) << llvm::toString(result.takeError());
  EXPECT_FALSE(result->program);
  EXPECT_EQ(result->refusals.front().kind, RefusalKind::Layout);

  for (unsigned bits : {8u, 24u, 128u, 272u}) {
    options = EncodeOptions();
    options.indexBits = bits;
    result = encode("module {}", options);
    ASSERT_TRUE(bool(result)) << llvm::toString(result.takeError());
    EXPECT_FALSE(result->program) << bits;
  }
}

/// Every kind has its own name; reports count by it.
TEST_F(EncodeOptionsTest, RefusalKindsHaveNames) {
  EXPECT_EQ(getRefusalKindName(RefusalKind::Operation), "operation");
  EXPECT_EQ(getRefusalKindName(RefusalKind::Limit), "limit");
  EncodeRefusal refusal = {RefusalKind::Form, "memref.alloc", "memref<f32>", "a.mlir:1:2", "why", 3};
  EXPECT_EQ(refusal.str(), "a.mlir:1:2: memref.alloc: why (memref<f32>) [form, 3 times]");
}

} // namespace
