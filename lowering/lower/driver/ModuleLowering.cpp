//===- ModuleLowering.cpp - Lowering of modules with chosen dialects -===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of a lowering, each step with its reason, is in lowerOne. Modules
// inside are lowered first, each with its own index width (TYPE-INDEX-05).
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/driver/ModuleLowering.h"
#include "lowering/Lower.h"
#include "lowering/lower/base/State.h"
#include "lowering/lower/boundary/Casts.h"
#include "lowering/lower/cf/Successors.h"
#include "lowering/lower/check/Legality.h"
#include "lowering/lower/check/OpRows.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/Support/Error.h"

#include <utility>

using namespace mlir;
using namespace memref_cts::lowering;

namespace memref_cts::lowering {
// What each row names. The file of the group defines it.
#define MEMREF_CTS_PATTERN_GROUP(DIALECT, NAME)                                                                        \
  void populate##NAME##Patterns(RewritePatternSet &patterns, LoweringState &state);
#include "lowering/lower/base/PatternGroups.def"
#undef MEMREF_CTS_PATTERN_GROUP
} // namespace memref_cts::lowering

/// Everything that depends on the index width.
struct ModuleLowering::Kit {
  Kit(MLIRContext *context, const LowerOptions &options, unsigned width, unsigned dialects,
      const LoweringExtension &extension)
      : converter(context, width,
                  options.useBarePtrMemRefCallConv ? MemRefConvention::Bare : MemRefConvention::Unpacked),
        bareConverter(context, width, MemRefConvention::Bare),
        state{converter, bareConverter, options, ModuleSymbols()}, target(*context) {
    if (extension.addTypes)
      for (LoweringTypeConverter *types : {&converter, &bareConverter})
        extension.addTypes(*types);
    RewritePatternSet set(context);
    auto isOpen = [this](Operation *op) -> std::optional<bool> { return refused && refused->contains(op); };
#define MEMREF_CTS_PATTERN_GROUP(DIALECT, NAME)                                                                        \
  if (dialects & k##DIALECT)                                                                                           \
    populate##NAME##Patterns(set, state);
#include "lowering/lower/base/PatternGroups.def"
#undef MEMREF_CTS_PATTERN_GROUP
#define MEMREF_CTS_LOWERED_DIALECT(NAME, CLASS)                                                                        \
  if (dialects & k##NAME)                                                                                              \
    target.addDynamicallyLegalDialect<CLASS>(isOpen);
#include "lowering/lower/base/LoweredDialects.def"
#undef MEMREF_CTS_LOWERED_DIALECT
    // Of a runtime function that is not lowered yet.
    if (!(dialects & kFunc))
      target.addLegalOp<func::CallOp>();
    if (extension.addPatterns)
      extension.addPatterns(converter, set, target);
    // Modules inside were lowered before, on their own terms.
    target.addDynamicallyLegalOp<ModuleOp>([](Operation *) { return true; });
    target.markOpRecursivelyLegal<ModuleOp>([this](ModuleOp inner) { return inner != module; });
    patterns = FrozenRewritePatternSet(std::move(set));
  }

  LoweringTypeConverter converter, bareConverter;
  LoweringState state;
  LLVMLoweringTarget target;
  FrozenRewritePatternSet patterns;
  /// Of the run that is going on.
  ModuleOp module;
  const DenseSet<Operation *> *refused = nullptr;
};

void memref_cts::lowering::loadDialects(MLIRContext *context) {
  context->loadDialect<LLVM::LLVMDialect>();
#define MEMREF_CTS_LOWERED_DIALECT(NAME, CLASS) context->loadDialect<CLASS>();
#include "lowering/lower/base/LoweredDialects.def"
#undef MEMREF_CTS_LOWERED_DIALECT
}

void memref_cts::lowering::registerDialects(DialectRegistry &registry) {
  registry.insert<LLVM::LLVMDialect>();
#define MEMREF_CTS_LOWERED_DIALECT(NAME, CLASS) registry.insert<CLASS>();
#include "lowering/lower/base/LoweredDialects.def"
#undef MEMREF_CTS_LOWERED_DIALECT
}

ModuleLowering::ModuleLowering(MLIRContext *context, const LowerOptions &options, unsigned dialects,
                               const LoweringExtension &extension)
    : context(context), options(options), dialects(dialects), extension(extension), rows(getOpRows(context)) {}

ModuleLowering::~ModuleLowering() = default;

/// Where to point for `module`: one that the text does not write out has no line.
static Location getPlace(ModuleOp module) {
  auto file = module.getLoc()->findInstanceOf<FileLineColLoc>();
  if (file && file.getLine() == 0 && !module.getBody()->empty())
    return module.getBody()->front().getLoc();
  return module.getLoc();
}

/// The width that the closest module gives index: in its DLTI entry, else in its
/// LLVM string, where an index is as wide as the arithmetic on addresses.
/// `module` becomes the one that says it, or the outermost.
static llvm::Expected<uint64_t> findIndexWidth(ModuleOp &module) {
  auto saysIndex = [](DataLayoutEntryInterface entry) {
    return isa_and_present<IndexType>(llvm::dyn_cast_if_present<Type>(entry.getKey()));
  };
  for (ModuleOp at = module; at; at = at->getParentOfType<ModuleOp>()) {
    module = at;
    if (DataLayoutSpecInterface spec = at.getDataLayoutSpec(); spec && llvm::any_of(spec.getEntries(), saysIndex))
      break;
    auto text = at->getAttrOfType<StringAttr>(LLVM::LLVMDialect::getDataLayoutAttrName());
    if (!text || text.empty())
      continue;
    llvm::Expected<llvm::DataLayout> layout = llvm::DataLayout::parse(text.getValue());
    if (!layout)
      return layout.takeError();
    return layout->getIndexSizeInBits(0);
  }
  return DataLayout::closest(module).getTypeSizeInBits(IndexType::get(module.getContext()));
}

ModuleLowering::Kit *ModuleLowering::getKit(ModuleOp module) {
  uint64_t width = options.indexBitwidth;
  ModuleOp decides = module;
  std::string trouble;
  if (width == 0) {
    llvm::Expected<uint64_t> found = findIndexWidth(decides);
    if (found)
      width = *found;
    else
      trouble = llvm::toString(found.takeError());
  }
  if (trouble.empty() && width != 16 && width != 32 && width != 64)
    trouble = "index has " + std::to_string(width) + " bits; the lowering supports 16, 32 and 64";
  if (!trouble.empty()) {
    // One layout may hold for several modules.
    if (troubledLayouts.insert(decides).second)
      mlir::emitError(getPlace(decides), trouble);
    return nullptr;
  }
  std::unique_ptr<Kit> &kit = kits[width == 16 ? 0 : width == 32 ? 1 : 2];
  if (!kit)
    kit = std::make_unique<Kit>(context, options, width, dialects, extension);
  return kit.get();
}

PassRecord::Settings PassRecord::find(ModuleOp module) const {
  std::lock_guard<std::mutex> lock(mutex);
  return known.lookup(module);
}

void PassRecord::set(ModuleOp module, Settings settings) {
  std::lock_guard<std::mutex> lock(mutex);
  Settings &kept = known[module];
  kept.indexBitwidth = settings.indexBitwidth;
  if (settings.convention)
    kept.convention = settings.convention;
}

void PassRecord::keepOnly(Operation *root) {
  std::lock_guard<std::mutex> lock(mutex);
  if (known.empty())
    return;
  llvm::DenseMap<Operation *, Settings> kept;
  root->walk([&](ModuleOp module) {
    if (auto entry = known.find(module); entry != known.end())
      kept.insert(*entry);
  });
  known = std::move(kept);
}

LogicalResult ModuleLowering::lower(ModuleOp module, PassRecord *record) {
  StringRef name = LLVM::LLVMDialect::getDataLayoutAttrName();
  Attribute before = module->getAttr(name);
  this->record = record;
  LogicalResult result = lowerAll(module);
  // What was not lowered stays as it was.
  if (options.dataLayout.empty() || (succeeded(result) && options.mode != LowerMode::analysis))
    return result;
  if (before)
    module->setAttr(name, before);
  else
    module->removeAttr(name);
  return result;
}

LogicalResult ModuleLowering::lowerAll(ModuleOp module) {
  troubledLayouts.clear();
  saidSettings = false;
  if (!options.dataLayout.empty()) {
    auto report = [&](const Twine &message) {
      mlir::emitError(getPlace(module),
                      "option data-layout: '" + options.dataLayout + "': " + StringRef(message.str()).rtrim());
    };
    if (failed(LLVM::LLVMDialect::verifyDataLayoutString(options.dataLayout, report)))
      return failure();
    module->setAttr(LLVM::LLVMDialect::getDataLayoutAttrName(), StringAttr::get(context, options.dataLayout));
  }
  SmallVector<ModuleOp> modules;
  module.walk([&](ModuleOp inner) { modules.push_back(inner); });
  // No module is touched before all are known to be fine.
  if (modules.size() > 1 && options.mode == LowerMode::full) {
    LogicalResult fine = success();
    for (ModuleOp inner : modules)
      fine = success(succeeded(checkOne(inner)) && succeeded(fine));
    if (failed(fine))
      return failure();
  }
  for (ModuleOp inner : modules)
    if (failed(lowerOne(inner)))
      return failure();
  if (record && options.mode != LowerMode::analysis)
    for (ModuleOp inner : modules)
      record->set(inner, getSettings(*getKit(inner)));
  return success();
}

PassRecord::Settings ModuleLowering::getSettings(const Kit &kit) const {
  PassRecord::Settings settings;
  settings.indexBitwidth = kit.converter.getIndexBitwidth();
  // The others do the same under both conventions.
  if (dialects & (kFunc | kMemRef))
    settings.convention = kit.converter.passesBarePointers() ? MemRefConvention::Bare : MemRefConvention::Unpacked;
  return settings;
}

void ModuleLowering::check(Kit &kit, Checker &checker, ModuleOp module) {
  kit.state.symbols.reset(module, /*keepsFunctions=*/!(dialects & kFunc));
  checker.check(module);
  PassRecord::Settings before = record ? record->find(module) : PassRecord::Settings(), own = getSettings(kit);
  if (before.indexBitwidth != 0 && before.indexBitwidth != own.indexBitwidth)
    checker.refuseWidth(module, before.indexBitwidth);
  if (before.convention && own.convention && before.convention != own.convention)
    checker.refuseConvention(module);
  report(checker);
}

void ModuleLowering::report(const Checker &checker) {
  for (const Checker::RefusedCause &refusal : checker.getRefusals()) {
    if (options.mode == LowerMode::partial && !refusal.always)
      continue;
    if (refusal.always && std::exchange(saidSettings, true))
      continue;
    auto module = dyn_cast<ModuleOp>(refusal.op);
    bool isError = options.mode != LowerMode::analysis;
    InFlightDiagnostic diagnostic =
        module    ? isError ? mlir::emitError(getPlace(module)) : mlir::emitRemark(getPlace(module))
        : isError ? refusal.op->emitError()
                  : refusal.op->emitRemark();
    diagnostic << "'" << refusal.op->getName() << "' op " << refusal.reason;
    if (refusal.count > 1)
      diagnostic << " (and " << refusal.count - 1 << " more of this)";
  }
}

void ModuleLowering::reportLeftOut(const Checker &checker) const {
  for (const auto &[text, ops] : checker.getWarnings()) {
    auto lowered = llvm::make_filter_range(ops, [&](Operation *op) { return !checker.isRefused(op); });
    if (lowered.empty())
      continue;
    Operation *first = *lowered.begin();
    InFlightDiagnostic diagnostic = options.mode == LowerMode::analysis ? first->emitRemark() : first->emitWarning();
    diagnostic << "'" << first->getName() << "' op " << text;
    if (auto count = llvm::range_size(lowered); count > 1)
      diagnostic << " (and " << count - 1 << " more of this)";
  }
}

LogicalResult ModuleLowering::checkOne(ModuleOp module) {
  Kit *kit = getKit(module);
  if (!kit)
    return failure();
  Checker checker(kit->state, rows, dialects, kit->target);
  check(*kit, checker, module);
  return success(checker.getRefused().empty());
}

LogicalResult ModuleLowering::lowerOne(ModuleOp module) {
  Kit *kit = getKit(module);
  if (!kit)
    return failure();

  // 1. Find everything that cannot be lowered while the module is untouched.
  Checker checker(kit->state, rows, dialects, kit->target);
  check(*kit, checker, module);
  bool refusedAny = !checker.getRefused().empty();
  if (options.mode != LowerMode::analysis && (checker.mustFail() || (refusedAny && options.mode == LowerMode::full)))
    return failure();
  reportLeftOut(checker);
  if (options.mode == LowerMode::analysis)
    return success();
  if (refusedAny)
    checker.closeRefusals();

  // 2. The conversion sees neither blocks that cannot be reached nor casts of
  // several values.
  for (auto [cast, start] : checker.getCompoundCasts())
    splitCast(cast, start);
  IRRewriter rewriter(context);
  for (Region *region : checker.getMultiBlockRegions())
    (void)eraseUnreachableBlocks(rewriter, *region);

  // 3. Convert. No folding: it would compute index in 64 bits.
  ConversionConfig config;
  config.foldingMode = DialectConversionFoldingMode::Never;
  config.allowPatternRollback = options.allowPatternRollback;
  kit->module = module;
  kit->refused = &checker.getRefused();
  LogicalResult result = applyPartialConversion(module, kit->target, kit->patterns, config);
  kit->refused = nullptr;
  if (failed(result))
    return failure();
  if (dialects != kAllDialects)
    return success();
  return finish(module);
}

/// 4. Casts at the seams with what was converted earlier, then what
/// export needs.
LogicalResult ModuleLowering::finish(ModuleOp module) {
  bool all = options.mode == LowerMode::full;
  if (failed(reconcileCasts(module, all)))
    return failure();
  legalizeSuccessors(module);
  return success();
}

//===----------------------------------------------------------------------===//
// Lower.h
//===----------------------------------------------------------------------===//

Lowering::Lowering(MLIRContext *context, const LowerOptions &options)
    : Lowering(context, options, LoweringExtension()) {}

Lowering::Lowering(MLIRContext *context, const LowerOptions &options, const LoweringExtension &extension) {
  loadDialects(context);
  modules = std::make_unique<ModuleLowering>(context, options, kAllDialects, extension);
}

Lowering::~Lowering() = default;

LogicalResult Lowering::lower(ModuleOp module) { return modules->lower(module); }

LogicalResult memref_cts::lowering::lowerToLLVM(ModuleOp module, const LowerOptions &options) {
  return Lowering(module.getContext(), options).lower(module);
}
