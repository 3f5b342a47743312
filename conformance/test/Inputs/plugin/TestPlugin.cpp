//===-- TestPlugin.cpp - a pass plugin with wrong passes and an idle one --===//
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
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "mlir/Transforms/InliningUtils.h"

#include "llvm/Support/ErrorHandling.h"

#include <cstdio>
#include <cstdlib>

#include <unistd.h>

namespace {
/// A pass that does one thing to every operation of a name, or nothing.
struct TestPass : mlir::PassWrapper<TestPass, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestPass)
  using Action = void (*)(mlir::Operation *);
  TestPass(llvm::StringRef argument, llvm::StringRef name, Action action)
      : argument(argument), name(name), action(action) {}
  llvm::StringRef getArgument() const override { return argument; }
  void runOnOperation() override {
    llvm::SmallVector<mlir::Operation *> found;
    getOperation().walk([&](mlir::Operation *op) {
      if (op->getName().getStringRef() == name)
        found.push_back(op);
    });
    llvm::for_each(found, action);
  }

private:
  llvm::StringRef argument, name;
  Action action;
};
} // namespace

static void swapOperands(mlir::Operation *op) { op->setOperands({op->getOperand(1), op->getOperand(0)}); }

static void die(mlir::Operation *) { abort(); }

static void changeType(mlir::Operation *op) { op->getResult(0).setType(mlir::IntegerType::get(op->getContext(), 7)); }

[[noreturn]] static void hang(mlir::Operation *) {
  while (true)
    sleep(1);
}

static void complain(mlir::Operation *op) { op->emitError("this is not done right"); }

/// The result goes through a cast that nothing takes away.
static void leaveCast(mlir::Operation *op) {
  mlir::OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  mlir::Value result = op->getResult(0);
  mlir::Type other = builder.getIntegerType(7);
  auto to = mlir::UnrealizedConversionCastOp::create(builder, op->getLoc(), other, result);
  auto from = mlir::UnrealizedConversionCastOp::create(builder, op->getLoc(), result.getType(), to.getResult(0));
  result.replaceUsesWithIf(from.getResult(0), [&](mlir::OpOperand &use) { return use.getOwner() != to; });
}

/// The function that has the operation gets one argument more.
static void addArgument(mlir::Operation *op) {
  auto function = op->getParentOfType<mlir::FunctionOpInterface>();
  (void)function.insertArgument(function.getNumArguments(), mlir::IntegerType::get(op->getContext(), 32), {},
                                op->getLoc());
}

/// Right only where an extension of func is registered, which the pass does not see to.
static void swapWithoutExtension(mlir::Operation *op) {
  mlir::Dialect *func = op->getContext()->getLoadedDialect("func");
  if (!func->getRegisteredInterface<mlir::DialectInlinerInterface>())
    swapOperands(op);
}

/// The pass does not declare the dialect of what it makes.
static void makeUndeclared(mlir::Operation *op) {
  mlir::OpBuilder builder(mlir::cast<mlir::FunctionOpInterface>(op).getFunctionBody());
  mlir::Attribute zero = builder.getF32FloatAttr(0);
  mlir::complex::ConstantOp::create(builder, op->getLoc(), mlir::ComplexType::get(builder.getF32Type()),
                                    builder.getArrayAttr({zero, zero}));
}

/// What does not fail in the source may fail now: a sum that wraps is poison.
static void promiseNoWrap(mlir::Operation *op) {
  mlir::cast<mlir::arith::AddIOp>(op).setOverflowFlags(mlir::arith::IntegerOverflowFlags::nsw);
}

/// The next element is read, which may be none.
static void readNext(mlir::Operation *op) {
  mlir::OpBuilder builder(op);
  mlir::Value one = mlir::arith::ConstantIndexOp::create(builder, op->getLoc(), 1);
  mlir::Value next = mlir::arith::AddIOp::create(builder, op->getLoc(), op->getOperand(1), one);
  op->setOperand(1, next);
}

/// A branch that is always taken the first way.
static void neverLeave(mlir::Operation *op) {
  mlir::OpBuilder builder(op);
  op->setOperand(0, mlir::arith::ConstantIntOp::create(builder, op->getLoc(), 1, 1));
}

static void erase(mlir::Operation *op) { op->erase(); }

/// What a build with assertions prints.
static void failAssertion() {
  std::fputs("tool: TestPlugin.cpp:12: void checkProduct(mlir::Operation *): Assertion `!isProduct(op)' failed.\n",
             stderr);
  abort();
}

/// Three bugs of one pass: each ends the process in another way, for another operation.
static void dieInThreeWays(mlir::Operation *module) {
  module->walk([](mlir::Operation *op) {
    llvm::StringRef name = op->getName().getStringRef();
    if (name == "arith.muli")
      failAssertion();
    if (name == "arith.subi")
      llvm::report_fatal_error("no differences of 'i64' in release 22");
    if (name == "arith.addi")
      abort();
  });
}

/// Two bugs of one pass that say nothing when they end the process.
static void dieSilently(mlir::Operation *module) {
  module->walk([](mlir::Operation *op) {
    llvm::StringRef name = op->getName().getStringRef();
    if (name == "memref.subview" || name == "memref.transpose")
      abort();
  });
}

static void registerPass(llvm::StringRef argument, llvm::StringRef name, TestPass::Action action) {
  mlir::registerPass([=] { return std::make_unique<TestPass>(argument, name, action); });
}

/// A pipeline with a name: who reads its name sees none of its passes.
static void buildPipeline(mlir::OpPassManager &passes) {
  (void)mlir::parsePassPipeline("expand-strided-metadata,finalize-memref-to-llvm,convert-func-to-llvm,"
                                "reconcile-unrealized-casts",
                                passes);
}

static void registerPasses() {
  mlir::PassPipelineRegistration<>("plugin-to-llvm", "Lower func and memref to the LLVM dialect", buildPipeline);
  registerPass("plugin-nothing", "", nullptr);
  registerPass("plugin-swap-subi", "arith.subi", swapOperands);
  registerPass("plugin-abort", "builtin.module", die);
  registerPass("plugin-three-crashes", "builtin.module", dieInThreeWays);
  registerPass("plugin-two-aborts", "builtin.module", dieSilently);
  registerPass("plugin-invalid", "arith.subi", changeType);
  registerPass("plugin-needs-extension", "arith.subi", swapWithoutExtension);
  registerPass("plugin-undeclared", "func.func", makeUndeclared);
  // Of programs that the reference machine runs.
  registerPass("plugin-promise-no-wrap", "arith.addi", promiseNoWrap);
  registerPass("plugin-read-next", "memref.load", readNext);
  registerPass("plugin-never-leave", "cf.cond_br", neverLeave);
  registerPass("plugin-drop-call", "func.call", erase);
  registerPass("plugin-erase-function", "func.func", erase);
  registerPass("plugin-subi-argument", "arith.subi", addArgument);
  registerPass("plugin-affine-abort", "affine.for", die);
  registerPass("plugin-subi-hang", "arith.subi", hang);
  registerPass("plugin-subi-complain", "arith.subi", complain);
  // What the reference machine has no encoding for.
  registerPass("plugin-crash", "llvm.inline_asm", die);
  registerPass("plugin-hang", "llvm.inline_asm", hang);
  registerPass("plugin-complain", "llvm.inline_asm", complain);
  registerPass("plugin-leave-cast", "llvm.inline_asm", leaveCast);
  registerPass("plugin-add-argument", "llvm.inline_asm", addArgument);
}

extern "C" mlir::PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "memref-cts-test", "1", registerPasses};
}
