//===- Passes.cpp - Names of the passes, and the pipeline of acme ---------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVMPass.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/Transforms/RequestCWrappers.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"

namespace {
/// The options of cases that the passes of upstream have, under the names that memref-cts gives them.
struct ToLLVMOptions : mlir::PassPipelineOptions<ToLLVMOptions> {
  Option<unsigned> indexBitwidth{*this, "index-bitwidth", llvm::cl::desc("Width of index; 0: as the data layout says"),
                                 llvm::cl::init(0)};
  Option<bool> alignedAlloc{*this, "use-aligned-alloc", llvm::cl::desc("Allocate with aligned_alloc"),
                            llvm::cl::init(false)};
  Option<bool> genericFunctions{*this, "use-generic-functions",
                                llvm::cl::desc("Allocate and free with generic functions"), llvm::cl::init(false)};
  Option<bool> barePointers{*this, "use-bare-ptr-memref-call-conv",
                            llvm::cl::desc("Pass memrefs of static shape as pointers"), llvm::cl::init(false)};
  Option<bool> wrappers{*this, "emit-c-wrappers", llvm::cl::desc("Give each function a C wrapper"),
                        llvm::cl::init(false)};
};
} // namespace

/// Options of a pass with the width of index.
template <typename Options>
static Options withIndex(const ToLLVMOptions &options) {
  Options result;
  result.indexBitwidth = options.indexBitwidth;
  return result;
}

static void buildPipeline(mlir::OpPassManager &passes, const ToLLVMOptions &options) {
  auto memrefOptions = withIndex<mlir::FinalizeMemRefToLLVMConversionPassOptions>(options);
  memrefOptions.useAlignedAlloc = options.alignedAlloc;
  memrefOptions.useGenericFunctions = options.genericFunctions;
  auto funcOptions = withIndex<mlir::ConvertFuncToLLVMPassOptions>(options);
  funcOptions.useBarePtrCallConv = options.barePointers;
  if (options.wrappers)
    passes.addNestedPass<mlir::func::FuncOp>(mlir::LLVM::createLLVMRequestCWrappersPass());
  passes.addPass(acme::createFlattenAccessesPass());
  passes.addPass(acme::createFuseIndexArithmeticPass());
  passes.addPass(mlir::memref::createExpandReallocPass());
  passes.addPass(mlir::memref::createExpandStridedMetadataPass());
  passes.addPass(mlir::createLowerAffinePass());
  passes.addPass(mlir::createSCFToControlFlowPass());
  passes.addPass(mlir::createArithToLLVMConversionPass(withIndex<mlir::ArithToLLVMConversionPassOptions>(options)));
  passes.addPass(mlir::createFinalizeMemRefToLLVMConversionPass(memrefOptions));
  passes.addPass(mlir::createConvertFuncToLLVMPass(funcOptions));
  passes.addPass(
      mlir::createConvertControlFlowToLLVMPass(withIndex<mlir::ConvertControlFlowToLLVMPassOptions>(options)));
  passes.addPass(mlir::createReconcileUnrealizedCastsPass());
}

void acme::registerPasses() {
  mlir::registerPass(createFlattenAccessesPass);
  mlir::registerPass(createFuseIndexArithmeticPass);
  mlir::PassPipelineRegistration<ToLLVMOptions>(
      "acme-to-llvm", "Lower func, scf, cf, arith and memref to the LLVM dialect", buildPipeline);
}
