//===-- ApiConversion.h - tests of the dialect conversion ------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What tests of CONV clauses share: a module of unregistered operations ("x.a"
// and the like, so that only the framework is tested), a target, and patterns
// that are functions. Must not know any clause.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_CONFORMANCE_UNITTESTS_MLIR_LIBRARY_APICONVERSION_H
#define MEMREF_CTS_CONFORMANCE_UNITTESTS_MLIR_LIBRARY_APICONVERSION_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Transforms/DialectConversion.h"

#include "gtest/gtest.h"

namespace memref_cts::conformance {
using Operands = mlir::ArrayRef<mlir::Value>;
using Rewriter = mlir::ConversionPatternRewriter;
using RewriteFn = std::function<mlir::LogicalResult(mlir::Operation *, Operands, Rewriter &)>;

/// A pattern for operations of one name: `rewrite`.
class FnPattern : public mlir::ConversionPattern {
public:
  FnPattern(mlir::MLIRContext *context, llvm::StringRef root, RewriteFn rewrite, mlir::PatternBenefit benefit,
            mlir::ArrayRef<llvm::StringRef> generated)
      : ConversionPattern(root, benefit, context, generated), rewrite(std::move(rewrite)), name(("of " + root).str()) {
    setDebugName(name);
  }
  FnPattern(const mlir::TypeConverter &converter, mlir::MLIRContext *context, llvm::StringRef root, RewriteFn rewrite,
            mlir::PatternBenefit benefit)
      : ConversionPattern(converter, root, benefit, context), rewrite(std::move(rewrite)) {}

  mlir::LogicalResult matchAndRewrite(mlir::Operation *op, Operands operands, Rewriter &rewriter) const override {
    return rewrite(op, operands, rewriter);
  }

private:
  RewriteFn rewrite;
  std::string name; // a pattern keeps only a reference to its name
};

/// Replaces an operation by one of another name, with the remapped operands.
class Rename : public mlir::ConversionPattern {
public:
  Rename(mlir::MLIRContext *context, llvm::StringRef from, llvm::StringRef to, mlir::PatternBenefit benefit = 1)
      : ConversionPattern(from, benefit, context), to(to) {}
  mlir::LogicalResult matchAndRewrite(mlir::Operation *op, Operands operands, Rewriter &rewriter) const override {
    mlir::OperationState state(op->getLoc(), to, operands, op->getResultTypes(), op->getAttrs());
    rewriter.replaceOp(op, rewriter.create(state));
    return mlir::success();
  }

private:
  std::string to;
};

class Conversion : public testing::Test {
protected:
  Conversion() : target(context), patterns(&context) {
    context.allowUnregisteredDialects();
    context.disableMultithreading();
    context.getDiagEngine().registerHandler([this](mlir::Diagnostic &diagnostic) {
      said += diagnostic.str() + "\n";
      return mlir::success();
    });
    target.addLegalOp<mlir::ModuleOp>();
  }

  //===--------------------------------------------------------------------===//
  // Target and patterns
  //===--------------------------------------------------------------------===//

  mlir::OperationName op(llvm::StringRef name) { return mlir::OperationName(name, &context); }
  void legal(llvm::StringRef name) { target.addLegalOp(op(name)); }
  void illegal(llvm::StringRef name) { target.addIllegalOp(op(name)); }
  void rename(llvm::StringRef from, llvm::StringRef to, mlir::PatternBenefit benefit = 1) {
    patterns.add<Rename>(&context, from, to, benefit);
  }
  void on(llvm::StringRef name, RewriteFn rewrite, mlir::PatternBenefit benefit = 1,
          mlir::ArrayRef<llvm::StringRef> generated = {}) {
    patterns.add<FnPattern>(&context, name, std::move(rewrite), benefit, generated);
  }
  void on(const mlir::TypeConverter &with, llvm::StringRef name, RewriteFn rewrite, mlir::PatternBenefit benefit = 1) {
    patterns.add<FnPattern>(with, &context, name, std::move(rewrite), benefit);
  }

  //===--------------------------------------------------------------------===//
  // The module
  //===--------------------------------------------------------------------===//

  void parse(llvm::StringRef text) {
    module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    ASSERT_TRUE(module) << said;
  }
  std::string print() {
    std::string text;
    llvm::raw_string_ostream stream(text);
    module->print(stream);
    return text;
  }
  unsigned count(llvm::StringRef name) {
    unsigned found = 0;
    module->walk([&](mlir::Operation *each) { found += each->getName().getStringRef() == name; });
    return found;
  }
  bool has(llvm::StringRef name) { return count(name) != 0; }
  unsigned casts() { return count("builtin.unrealized_conversion_cast"); }
  /// The first operation of this name.
  mlir::Operation *find(llvm::StringRef name) {
    mlir::Operation *found = nullptr;
    module->walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *each) {
      if (!found && each->getName().getStringRef() == name)
        found = each;
    });
    return found;
  }
  /// Names of the operations of a block.
  static std::vector<std::string> names(mlir::Block *block) {
    std::vector<std::string> result;
    for (mlir::Operation &each : *block)
      result.push_back(each.getName().getStringRef().str());
    return result;
  }
  static std::string definer(mlir::Value value) {
    mlir::Operation *by = value.getDefiningOp();
    return by ? by->getName().getStringRef().str() : "argument";
  }

  mlir::Type i(unsigned width) { return mlir::IntegerType::get(&context, width); }
  static mlir::Operation *make(mlir::OpBuilder &builder, mlir::Location loc, llvm::StringRef name,
                               mlir::ValueRange operands = {}, mlir::TypeRange types = {}) {
    mlir::OperationState state(loc, name);
    state.addOperands(operands);
    state.addTypes(types);
    return builder.create(state);
  }
  /// A pattern: another operation with results of these types takes the place.
  static RewriteFn becomes(llvm::StringRef name, mlir::TypeRange types) {
    return [name = name.str(), types = llvm::SmallVector<mlir::Type>(types.begin(), types.end())](
               mlir::Operation *op, Operands operands, Rewriter &rewriter) {
      rewriter.replaceOp(op, make(rewriter, op->getLoc(), name, operands, types));
      return mlir::success();
    };
  }
  /// A pattern: the operation stays, with the attribute "done".
  static mlir::LogicalResult markDone(mlir::Operation *op, Operands, Rewriter &rewriter) {
    rewriter.modifyOpInPlace(op, [&] { op->setAttr("done", rewriter.getUnitAttr()); });
    return mlir::success();
  }
  /// Legal once it has the attribute "done".
  void legalWhenDone(llvm::StringRef name) {
    target.addDynamicallyLegalOp(op(name), [](mlir::Operation *each) { return each->hasAttr("done"); });
  }

  mlir::LogicalResult partial() { return applyPartialConversion(*module, target, std::move(patterns), config); }
  mlir::LogicalResult full() { return applyFullConversion(*module, target, std::move(patterns), config); }
  /// One more round on another text, in the other mode.
  void again(bool rollback) {
    patterns.clear();
    config.allowPatternRollback = rollback;
  }

  std::string said;
  mlir::MLIRContext context;
  mlir::ConversionTarget target;
  mlir::RewritePatternSet patterns;
  mlir::ConversionConfig config;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};
} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_UNITTESTS_MLIR_LIBRARY_APICONVERSION_H
