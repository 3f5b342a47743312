//===-- EngineTestMain.cpp - main of tests that start workers -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The test executable is its own worker. It registers passes that misbehave in
// the ways lowerings do, so that workers can be tested against them.
//
//===----------------------------------------------------------------------===//
#include "conformance/Worker.h"
#include "conformance/WorkerMain.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <functional>

namespace {

/// A pass over modules that does one thing.
class Misbehaviour : public mlir::PassWrapper<Misbehaviour, mlir::OperationPass<mlir::ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Misbehaviour)
  using Action = void (*)(Misbehaviour &);
  Misbehaviour(const char *argument, Action action) : argument(argument), action(action) {}
  llvm::StringRef getArgument() const override { return argument; }
  llvm::StringRef getDescription() const override { return "misbehaves for a test"; }
  void runOnOperation() override { action(*this); }
  void fail() { signalPassFailure(); }
  mlir::ModuleOp module() { return getOperation(); }

private:
  const char *argument;
  Action action;
};

void registerMisbehaviour(const char *argument, Misbehaviour::Action action) {
  mlir::registerPass([=] { return std::make_unique<Misbehaviour>(argument, action); });
}

mlir::LLVM::LLVMFuncOp firstFunction(Misbehaviour &pass) {
  for (mlir::LLVM::LLVMFuncOp function : pass.module().getOps<mlir::LLVM::LLVMFuncOp>())
    if (!function.isExternal())
      return function;
  return nullptr;
}

} // namespace

int main(int argc, char **argv) {
  registerMisbehaviour("test-crash", [](Misbehaviour &) { *static_cast<volatile int *>(nullptr) = 1; });
  registerMisbehaviour("test-abort", [](Misbehaviour &) {
    std::fputs("the pass gives up\n", stderr);
    std::abort();
  });
  registerMisbehaviour("test-exit", [](Misbehaviour &) { std::exit(0); });
  registerMisbehaviour("test-hang", [](Misbehaviour &) {
    for (volatile unsigned i = 0;; i = i + 1)
      ;
  });
  registerMisbehaviour("test-hog", [](Misbehaviour &) {
    std::vector<std::unique_ptr<char[]>> blocks;
    while (true) {
      blocks.emplace_back(new char[64u << 20]);
      std::memset(blocks.back().get(), 1, 4096);
    }
  });
  registerMisbehaviour("test-chatter", [](Misbehaviour &) {
    std::string line(1 << 16, 'x');
    for (int i = 0; i < 1000; ++i)
      std::fputs(line.c_str(), stderr);
  });
  registerMisbehaviour("test-fail-silently", [](Misbehaviour &pass) { pass.fail(); });
  registerMisbehaviour("test-error-but-succeed",
                       [](Misbehaviour &pass) { pass.module().emitError("something went wrong"); });
  registerMisbehaviour("test-invalid-ir", [](Misbehaviour &pass) {
    if (mlir::LLVM::LLVMFuncOp function = firstFunction(pass))
      function.getBody().front().getTerminator()->erase();
  });
  registerMisbehaviour("test-extra-argument", [](Misbehaviour &pass) {
    mlir::LLVM::LLVMFuncOp function = firstFunction(pass);
    if (!function)
      return;
    mlir::LLVM::LLVMFunctionType type = function.getFunctionType();
    llvm::SmallVector<mlir::Type> arguments(type.getParams());
    arguments.push_back(mlir::IntegerType::get(pass.module().getContext(), 64));
    function.setFunctionType(mlir::LLVM::LLVMFunctionType::get(type.getReturnType(), arguments));
    function.getBody().front().addArgument(arguments.back(), function.getLoc());
  });
  int exitCode = 0;
  if (memref_cts::conformance::runAsWorker(argc, argv, &exitCode))
    return exitCode;
  ::testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
