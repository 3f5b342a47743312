//===- EmitPass.cpp - --emit as passes ------------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lowering/opt/EmitPass.h"

#include "lowering/emit/Exportable.h"
#include "lowering/opt/Guards.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Pass/Pass.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSwitch.h"

using namespace memref_cts::lowering;

static std::optional<EmitForm> parseForm(llvm::StringRef name) {
  return llvm::StringSwitch<std::optional<EmitForm>>(name)
      .Case("llvm-dialect", EmitForm::llvmDialect)
      .Case("llvm-ir", EmitForm::llvmIR)
      .Case("object", EmitForm::object)
      .Default(std::nullopt);
}

namespace {

/// One of the two passes.
class EmitPass final : public mlir::PassWrapper<EmitPass, mlir::OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(EmitPass)
  explicit EmitPass(bool isFirst, llvm::SmallVectorImpl<char> *bytes = nullptr, std::string remedy = "")
      : isFirst(isFirst), bytes(bytes), remedy(std::move(remedy)) {}
  EmitPass(const EmitPass &other)
      : PassWrapper(other), isFirst(other.isFirst), bytes(other.bytes), remedy(other.remedy) {}

  llvm::StringRef getName() const override { return isFirst ? "DescribeTarget" : "EmitModule"; }
  llvm::StringRef getArgument() const override { return isFirst ? "memref-cts-describe-target" : "memref-cts-emit"; }
  llvm::StringRef getDescription() const override {
    return isFirst ? "What --emit does before the passes" : "What --emit does behind the passes";
  }
  void getDependentDialects(mlir::DialectRegistry &registry) const override {
    registry.insert<mlir::DLTIDialect, mlir::LLVM::LLVMDialect>();
  }

  mlir::LogicalResult initializeOptions(llvm::StringRef text,
                                        llvm::function_ref<mlir::LogicalResult(const llvm::Twine &)> report) override {
    if (mlir::failed(Pass::initializeOptions(text, report)))
      return mlir::failure();
    if (!parseForm(form))
      return report("there is no form '" + form + "'; known are llvm-dialect, llvm-ir, object");
    if (level > 3)
      return report("-O takes 0 to 3");
    if (!triple.empty())
      if (llvm::Error error = checkTarget(triple, *parseForm(form)))
        return report(llvm::toString(std::move(error)));
    return mlir::success();
  }

  void runOnOperation() override {
    auto module = mlir::dyn_cast<mlir::ModuleOp>(getOperation());
    EmitOptions options{triple, level, remedy};
    EmitForm wanted = *parseForm(form);
    if (isFirst) {
      if (!module || !needsTarget(module, wanted, options))
        return;
      finish(module, describeTarget(module, options), /*hasSaid=*/false);
      if (mlir::failed(checkLayouts(module))) // the module has a new entry
        signalPassFailure();
      return;
    }
    if (!module) {
      mlir::emitError(getOperation()->getLoc())
          << "--emit needs a module, but the input is a '" << getOperation()->getName() << "'";
      return signalPassFailure();
    }
    llvm::SmallString<0> unused;
    llvm::raw_svector_ostream out(bytes ? *bytes : unused);
    MakingCode making(module, findTarget(module, options));
    llvm::Error error = emit(module, wanted, options, out);
    finish(module, std::move(error), making.hasSaid);
  }

private:
  void finish(mlir::ModuleOp module, llvm::Error error, bool hasSaid) {
    if (!error)
      return;
    std::string text = llvm::toString(std::move(error));
    if (!hasSaid)
      mlir::emitError(findPlace(module, "")) << text;
    signalPassFailure();
  }

  Option<std::string> form{*this, "form", llvm::cl::desc("That of --emit"), llvm::cl::init("object")};
  Option<std::string> triple{*this, "target", llvm::cl::desc("That of --target")};
  Option<unsigned> level{*this, "level", llvm::cl::desc("That of -O"), llvm::cl::init(0)};
  bool isFirst;
  llvm::SmallVectorImpl<char> *bytes;
  std::string remedy;
};

} // namespace

void memref_cts::lowering::registerEmitPasses() {
  mlir::registerPass([] { return std::make_unique<EmitPass>(/*isFirst=*/true); });
  mlir::registerPass([] { return std::make_unique<EmitPass>(/*isFirst=*/false); });
}

std::unique_ptr<mlir::Pass> memref_cts::lowering::createEmitPass(llvm::StringRef options, llvm::StringRef before,
                                                                 llvm::SmallVectorImpl<char> &bytes) {
  llvm::StringRef remedy = before.contains("lower-to-llvm") ? "--lower-to-llvm has to run last, with mode=full" : "";
  auto pass = std::make_unique<EmitPass>(/*isFirst=*/false, &bytes, remedy.str());
  (void)pass->initializeOptions(options.trim("{}"), [](const llvm::Twine &) { return mlir::failure(); });
  return pass;
}
