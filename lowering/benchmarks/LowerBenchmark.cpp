//===- LowerBenchmark.cpp - Speed of the lowering -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Time to lower a module of N equal functions with a reused Lowering, over four
// decades of N. Items are functions; equal rates mean linear growth. Also the
// cost of setting up a Lowering. Copying the module is not counted.
//
//===----------------------------------------------------------------------===//

#include "lowering/Lower.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

#include <benchmark/benchmark.h>

using namespace mlir;
using namespace memref_cts::lowering;

namespace {

/// Two nested loops over a strided view, several results.
constexpr llvm::StringLiteral kFunction = R"(
func.func @f%(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %v: f32) -> (f32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = memref.dim %m, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %d1 = memref.dim %m, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %h = arith.divui %d0, %c2 : index
  %s = memref.subview %m[%h, 0] [%h, %d1] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^outer(%c0, %v : index, f32)
^outer(%i: index, %a: f32):
  %more = arith.cmpi slt, %i, %h : index
  cf.cond_br %more, ^inner(%c0, %a : index, f32), ^exit
^inner(%j: index, %b: f32):
  %again = arith.cmpi slt, %j, %d1 : index
  cf.cond_br %again, ^body, ^next
^body:
  %x = memref.load %s[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %y = arith.mulf %x, %v : f32
  %z = arith.addf %y, %b : f32
  memref.store %z, %s[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %j1 = arith.addi %j, %c1 : index
  cf.br ^inner(%j1, %z : index, f32)
^next:
  %i1 = arith.addi %i, %c1 : index
  cf.br ^outer(%i1, %b : index, f32)
^exit:
  return %a, %h : f32, index
}
)";

OwningOpRef<ModuleOp> makeModule(MLIRContext &context, int64_t functions) {
  std::string text;
  auto [head, tail] = kFunction.split('%');
  for (int64_t i = 0; i < functions; ++i)
    text += head.str() + std::to_string(i) + tail.str();
  return parseSourceString<ModuleOp>(text, &context);
}

void lowerFunctions(benchmark::State &state) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  Lowering lowering(&context, {});
  OwningOpRef<ModuleOp> source = makeModule(context, state.range(0));
  if (!source) {
    state.SkipWithError("the program does not parse");
    return;
  }
  for (auto _ : state) {
    state.PauseTiming();
    OwningOpRef<ModuleOp> module = source->clone();
    state.ResumeTiming();
    if (failed(lowering.lower(*module)))
      state.SkipWithError("the program does not lower");
    state.PauseTiming();
    module = nullptr;
    state.ResumeTiming();
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(lowerFunctions)->RangeMultiplier(10)->Range(1, 1000);

void setUp(benchmark::State &state) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  Lowering load(&context, {});
  OwningOpRef<ModuleOp> empty = ModuleOp::create(UnknownLoc::get(&context));
  for (auto _ : state)
    benchmark::DoNotOptimize(lowerToLLVM(*empty, {}));
}
BENCHMARK(setUp);

} // namespace
