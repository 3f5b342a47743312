//===- EncodeBenchmark.cpp - speed of the encoder
//--------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Encodes and verifies generated modules: functions that each hold a loop over
// a subview with an access. Items are operations; the modules grow over three
// decades, so that anything above linear shows in the complexity.
//
//===----------------------------------------------------------------------===//

#include "lowering/Encode.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

#include <benchmark/benchmark.h>

static const char *const body =
    R"mlir((%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %m, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %v = memref.subview %m[0, %i] [%n, 1] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  cf.br ^head(%c0, %zero : index, f32)
^head(%k: index, %sum: f32):
  %more = arith.cmpi slt, %k, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %x = memref.load %v[%k] : memref<?xf32, strided<[?], offset: ?>>
  %s = arith.addf %sum, %x : f32
  %next = arith.addi %k, %c1 : index
  cf.br ^head(%next, %s : index, f32)
^exit:
  return %sum : f32
}
)mlir";

static void encodeFunctions(benchmark::State &state) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  context.loadDialect<mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect, mlir::func::FuncDialect,
                      mlir::memref::MemRefDialect>();
  std::string text;
  for (int64_t i = 0; i < state.range(0); ++i)
    text += "func.func @f" + std::to_string(i) + body;
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  if (!module) {
    state.SkipWithError("does not parse");
    return;
  }
  int64_t operations = 0;
  module->walk([&](mlir::Operation *) { ++operations; });
  for (auto _ : state) {
    llvm::Expected<memref_cts::lowering::EncodeResult> result = memref_cts::lowering::encodeModule(*module);
    if (!result || !result->program) {
      llvm::consumeError(result.takeError());
      state.SkipWithError("does not encode");
      return;
    }
  }
  state.SetItemsProcessed(int64_t(state.iterations()) * operations);
  state.SetComplexityN(state.range(0));
}

BENCHMARK(encodeFunctions)->RangeMultiplier(10)->Range(1, 1000)->Unit(benchmark::kMicrosecond)->Complexity();
