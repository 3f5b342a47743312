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
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

#include <cstdlib>

namespace {
enum Deed { Nothing, Swap, Abort, Invalid };
constexpr const char *kNames[] = {"plugin-nothing", "plugin-swap-subi", "plugin-abort", "plugin-invalid"};

/// A pass that does nothing, swaps the operands of every subtraction, dies, or makes
/// subtractions of operands that have other types.
template <Deed deed>
struct TestPass final : mlir::PassWrapper<TestPass<deed>, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestPass)
  llvm::StringRef getArgument() const override { return kNames[deed]; }
  void runOnOperation() override {
    if (deed == Abort)
      std::abort();
    this->getOperation().walk([](mlir::Operation *op) {
      if (op->getName().getStringRef() != "arith.subi")
        return;
      if (deed == Swap)
        op->setOperands({op->getOperand(1), op->getOperand(0)});
      if (deed == Invalid)
        op->getResult(0).setType(mlir::IntegerType::get(op->getContext(), 7));
    });
  }
};
} // namespace

static void registerPasses() {
  mlir::PassRegistration<TestPass<Nothing>>();
  mlir::PassRegistration<TestPass<Swap>>();
  mlir::PassRegistration<TestPass<Abort>>();
  mlir::PassRegistration<TestPass<Invalid>>();
}

extern "C" mlir::PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "memref-cts-test", "1", registerPasses};
}
