//===-- TestPlugin.cpp - a pass plugin with a wrong pass and an idle one --===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For the test of --load-pass-plugin: what a compiler team's own passes look like
// to this tool. Knows nothing of it.
//
//===----------------------------------------------------------------------===//
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

namespace {
/// A pass that swaps the operands of every subtraction, or does nothing.
template <bool swaps>
struct TestPass final : mlir::PassWrapper<TestPass<swaps>, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestPass)
  llvm::StringRef getArgument() const override { return swaps ? "plugin-swap-subi" : "plugin-nothing"; }
  void runOnOperation() override {
    if (swaps)
      this->getOperation().walk([](mlir::Operation *op) {
        if (op->getName().getStringRef() == "arith.subi")
          op->setOperands({op->getOperand(1), op->getOperand(0)});
      });
  }
};
} // namespace

static void registerPasses() {
  mlir::PassRegistration<TestPass<false>>();
  mlir::PassRegistration<TestPass<true>>();
}

extern "C" mlir::PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "memref-cts-test", "1", registerPasses};
}
