//===-- lower.cpp - a program that lowers a module --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers a function with this project's lowering and prints the LLVM dialect.
//
//===----------------------------------------------------------------------===//

#include "lowering/Lower.h"
#include "lowering/LowerOptions.h"
#include "lowering/Version.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;

int main() {
  DialectRegistry registry;
  registry.insert<func::FuncDialect, memref::MemRefDialect>();
  MLIRContext context(registry);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>("func.func @at(%m: memref<?xf32>, %i: index) -> f32 {\n"
                                                             "  %0 = memref.load %m[%i] : memref<?xf32>\n"
                                                             "  return %0 : f32\n"
                                                             "}\n",
                                                             &context);
  if (!module || failed(memref_cts::lowering::lowerToLLVM(*module, memref_cts::lowering::LowerOptions())))
    return 1;
  llvm::outs() << "// memref-cts " << MEMREF_CTS_VERSION << '\n' << *module << '\n';
  return 0;
}
