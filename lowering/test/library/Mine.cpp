//===- Mine.cpp - A program of a user of the library ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Built and run by run.cmake, which puts in what lowering/docs/extending.md shows:
// prints the LLVM IR of a module that needs the user's pattern and type.
//
//===----------------------------------------------------------------------===//

#include "lowering/Emit.h"
#include "lowering/Extend.h"
#include "lowering/Lower.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace mlir;
using namespace memref_cts::lowering;

// The pattern of lowering/docs/extending.md comes here.

int main() {
  DialectRegistry registry;
  registerTranslations(registry);
  registry.insert<func::FuncDialect, memref::MemRefDialect, shape::ShapeDialect>();
  MLIRContext context(registry);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(R"(
    func.func @at(%m: memref<?xf32>, %s: !shape.size) -> f32 {
      %0 = shape.size_to_index %s : !shape.size
      %1 = memref.load %m[%0] : memref<?xf32>
      return %1 : f32
    }
  )",
                                                             &context);
  if (!module || failed(lowerWithMine(*module, LowerOptions())))
    return 1;
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> lowered = translateToLLVMIR(*module, llvmContext);
  if (!lowered)
    return 1;
  llvm::outs() << *lowered;
  return 0;
}
