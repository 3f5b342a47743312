//===-- SourceIR.cpp - what a source says in LLVM dialect ------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "conformance/engines/native/SourceIR.h"

#include "conformance/lowerings/diagnostics/DiagnosticLog.h"
#include "conformance/units/Units.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"

using namespace memref_cts::conformance;

static bool isLLVM(mlir::Type type) { return mlir::isa<mlir::LLVM::LLVMDialect>(type.getDialect()); }
static bool isLLVM(mlir::Operation *op) { return mlir::isa_and_nonnull<mlir::LLVM::LLVMDialect>(op->getDialect()); }

bool memref_cts::conformance::isSourceTranslatable(const Building &unit, llvm::LLVMContext &context) {
  mlir::ModuleOp source = *unit.source->source;
  // Names of its intrinsics. Of a lowering that keeps them nothing can be asked.
  for (mlir::SymbolOpInterface symbol : source.getOps<mlir::SymbolOpInterface>())
    if (symbol.getName().starts_with("llvm.") && !isLLVM(symbol))
      return false;
  mlir::OwningOpRef<mlir::ModuleOp> own = mlir::cast<mlir::ModuleOp>(source->cloneWithoutRegions());
  mlir::OpBuilder builder = mlir::OpBuilder::atBlockEnd(&own->getBodyRegion().emplaceBlock());
  for (mlir::Operation &op : *source.getBody()) {
    bool isOwn = !op.walk([](mlir::Operation *inner) {
                      return isLLVM(inner) ? mlir::WalkResult::advance() : mlir::WalkResult::interrupt();
                    }).wasInterrupted();
    mlir::FunctionOpInterface function = mlir::dyn_cast<mlir::FunctionOpInterface>(op);
    if (isOwn) {
      builder.clone(op);
    } else if (function) {
      llvm::SmallVector<mlir::Type> types;
      for (mlir::Type type : llvm::concat<const mlir::Type>(function.getArgumentTypes(), function.getResultTypes()))
        if (isLLVM(type) && !mlir::isa<mlir::LLVM::LLVMVoidType>(type))
          types.push_back(type);
      mlir::LLVM::LLVMFuncOp::create(
          builder, op.getLoc(), function.getName(),
          mlir::LLVM::LLVMFunctionType::get(mlir::LLVM::LLVMVoidType::get(op.getContext()), types));
    }
  }
  DiagnosticLog log(source.getContext());
  std::unique_ptr<llvm::Module> module = mlir::translateModuleToLLVMIR(*own, context, "source");
  return module && !llvm::verifyModule(*module);
}
