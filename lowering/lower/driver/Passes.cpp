//===- Passes.cpp - The lowering as passes --------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Thin: a ModuleLowering per pass object, options from the table. No conversion code.
//
//===----------------------------------------------------------------------===//

#include "lowering/Lower.h"
#include "lowering/lower/boundary/Casts.h"
#include "lowering/lower/cf/Successors.h"
#include "lowering/lower/check/OpRows.h"
#include "lowering/lower/driver/ModuleLowering.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace memref_cts;
using namespace memref_cts::lowering;

namespace memref_cts::lowering {
#define GEN_PASS_DEF_LOWERTOLLVM
#define GEN_PASS_DEF_LOWERFUNCTOLLVM
#define GEN_PASS_DEF_LOWERCONTROLFLOWTOLLVM
#define GEN_PASS_DEF_LOWERARITHTOLLVM
#define GEN_PASS_DEF_LOWERMEMREFTOLLVM
#define GEN_PASS_DEF_LOWERINDEXTOLLVM
#define GEN_PASS_DEF_LOWERCOMPLEXTOLLVM
#define GEN_PASS_DEF_LOWERMATHTOLLVM
#define GEN_PASS_DEF_LOWERUBTOLLVM
#define GEN_PASS_DEF_LOWERVECTORTOLLVM
#define GEN_PASS_DEF_LOWERRECORDWIDTHS
#define GEN_PASS_DEF_LOWERRECONCILECASTS
#define GEN_PASS_DEF_LOWERLEGALIZESUCCESSORS
#include "lowering/lower/driver/Passes.h.inc"
} // namespace memref_cts::lowering

namespace {

/// Keeps a name that is none for an error that names the pass, which LLVM's own
/// parser does not know.
struct ModeParser : llvm::cl::parser<LowerMode> {
  using llvm::cl::parser<LowerMode>::parser;
  bool parse(llvm::cl::Option &option, StringRef name, StringRef text, LowerMode &mode) {
    if (this->findOption(text) == this->getNumOptions()) {
      unknown = text.str();
      return true;
    }
    return llvm::cl::parser<LowerMode>::parse(option, name, text, mode);
  }
  static void print(raw_ostream &os, LowerMode mode) {
    os << (mode == LowerMode::full ? "full" : mode == LowerMode::partial ? "partial" : "analysis");
  }

  std::optional<std::string> unknown;
};

/// What a pipeline keeps of settings beside what it runs on. No pass invalidates it,
/// but each may have erased modules.
struct SettingsSoFar : PassRecord {
  explicit SettingsSoFar(Operation *root) : root(root) {}
  bool isInvalidated(const detail::PreservedAnalyses &) {
    keepOnly(root);
    return false;
  }

private:
  Operation *root;
};

/// A pass with the options of the table; `dialects` is a set of DialectBit.
template <typename Derived, template <typename> class BaseT, unsigned dialects>
struct LoweringPass : BaseT<Derived> {
  using Base = BaseT<Derived>;

  explicit LoweringPass(const LowerOptions &options = {}) {
#define MEMREF_CTS_LOWER_OPTION(FIELD, TYPE, NAME, DEFAULT, HELP) FIELD = options.FIELD;
#include "lowering/LowerOptions.def"
#undef MEMREF_CTS_LOWER_OPTION
    mode = options.mode;
  }
  // Options are copied by clone(); a ModuleLowering belongs to one thread.
  LoweringPass(const LoweringPass &other) : Base(other) {}

  LogicalResult initializeOptions(StringRef text, function_ref<LogicalResult(const Twine &)> report) override {
    // MLIR's parser has said what is wrong when it fails, but not what is right.
    auto teach = [&](const Twine &message) {
      if (const std::optional<std::string> &unknown = mode.getParser().unknown)
        return report("--" + this->getArgument() + " has no mode '" + *unknown +
                      "'; known are full, partial, analysis");
      std::string what = message.str();
      StringRef name = StringRef(what).trim();
      if (!name.consume_front("<Pass-Options-Parser>: no such option "))
        return report(what);
      std::string known;
      for (const LowerOptionInfo &option : getLowerOptionTable())
        known += std::string(option.name) + ", ";
      return report("--" + this->getArgument() + " has no option '" + name + "'; known are " + known + "mode");
    };
    if (failed(Base::initializeOptions(text, teach)))
      return failure();
    std::string trouble;
    if (!dataLayout.empty() && failed(LLVM::LLVMDialect::verifyDataLayoutString(
                                   dataLayout, [&](const Twine &message) { trouble = message.str(); })))
      return report("option data-layout: '" + dataLayout + "': " + StringRef(trouble).rtrim());
    if (indexBitwidth != 0 && indexBitwidth != 16 && indexBitwidth != 32 && indexBitwidth != 64)
      return report("option index-bitwidth: 16, 32 or 64 (0: from the data "
                    "layout), not " +
                    Twine(indexBitwidth));
    return success();
  }

  void runOnOperation() override {
    if (!modules) {
      LowerOptions options;
#define MEMREF_CTS_LOWER_OPTION(FIELD, TYPE, NAME, DEFAULT, HELP) options.FIELD = FIELD;
#include "lowering/LowerOptions.def"
#undef MEMREF_CTS_LOWER_OPTION
      options.mode = mode;
      modules = std::make_unique<ModuleLowering>(&this->getContext(), options, dialects);
    }
    if (failed(modules->lower(this->getOperation(), &getRecord())))
      this->signalPassFailure();
  }

  void getDependentDialects(DialectRegistry &registry) const override { registerDialects(registry); }

#define MEMREF_CTS_LOWER_OPTION(FIELD, TYPE, NAME, DEFAULT, HELP)                                                      \
  Pass::Option<TYPE> FIELD{*this, NAME, llvm::cl::desc(HELP), llvm::cl::init(TYPE(DEFAULT))};
#include "lowering/LowerOptions.def"
#undef MEMREF_CTS_LOWER_OPTION
  Pass::Option<LowerMode, ModeParser> mode{
      *this, "mode", llvm::cl::desc("What happens to what cannot be lowered"), llvm::cl::init(LowerMode::full),
      llvm::cl::values(clEnumValN(LowerMode::full, "full", "an error, nothing is lowered"),
                       clEnumValN(LowerMode::partial, "partial", "it stays"),
                       clEnumValN(LowerMode::analysis, "analysis", "a remark, nothing is lowered"))};

private:
  /// That of an operation around, if there is one: MLIR forgets what is kept of
  /// operations inside as soon as a pass has run outside.
  PassRecord &getRecord() {
    for (Operation *at = this->getOperation()->getParentOp(); at; at = at->getParentOp())
      if (auto kept = this->template getCachedParentAnalysis<SettingsSoFar>(at))
        return kept->get();
    return this->template getAnalysis<SettingsSoFar>();
  }

  std::unique_ptr<ModuleLowering> modules;
};

struct LowerToLLVMPass : LoweringPass<LowerToLLVMPass, lowering::impl::LowerToLLVMBase, kAllDialects> {
  using LoweringPass::LoweringPass;
};
#define MEMREF_CTS_LOWERED_DIALECT(NAME, CLASS)                                                                        \
  struct Lower##NAME##ToLLVMPass                                                                                       \
      : LoweringPass<Lower##NAME##ToLLVMPass, lowering::impl::Lower##NAME##ToLLVMBase, k##NAME> {                      \
    using LoweringPass::LoweringPass;                                                                                  \
  };
#include "lowering/lower/base/LoweredDialects.def"
#undef MEMREF_CTS_LOWERED_DIALECT

struct LowerRecordWidthsPass : lowering::impl::LowerRecordWidthsBase<LowerRecordWidthsPass> {
  void runOnOperation() override {
    Operation *op = getOperation();
    if (!op->walk([](ModuleOp) { return WalkResult::interrupt(); }).wasInterrupted()) {
      emitError(op->getLoc()) << "the passes of memref-cts run on modules, but the input is a '" << op->getName()
                              << "' without one in it";
      return signalPassFailure();
    }
    getAnalysis<SettingsSoFar>();
    markAllAnalysesPreserved();
  }
};

struct LowerReconcileCastsPass : lowering::impl::LowerReconcileCastsBase<LowerReconcileCastsPass> {
  void runOnOperation() override {
    if (failed(reconcileCasts(getOperation(), /*all=*/false)))
      signalPassFailure();
  }
};

struct LowerLegalizeSuccessorsPass : lowering::impl::LowerLegalizeSuccessorsBase<LowerLegalizeSuccessorsPass> {
  void runOnOperation() override { legalizeSuccessors(getOperation()); }
};

} // namespace

void memref_cts::lowering::registerPasses() {
  PassRegistration<LowerToLLVMPass>();
#define MEMREF_CTS_LOWERED_DIALECT(NAME, CLASS) PassRegistration<Lower##NAME##ToLLVMPass>();
#include "lowering/lower/base/LoweredDialects.def"
#undef MEMREF_CTS_LOWERED_DIALECT
  PassRegistration<LowerRecordWidthsPass>();
  PassRegistration<LowerReconcileCastsPass>();
  PassRegistration<LowerLegalizeSuccessorsPass>();
}

void memref_cts::lowering::buildLowerToLLVMPipeline(OpPassManager &manager, const LowerOptions &options) {
  manager.addPass(std::make_unique<LowerToLLVMPass>(options));
}
