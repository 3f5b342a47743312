//===- UncheckedPromises.cpp - promises that no instruction can check -----===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rule L-UNCHECKED.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/module/UncheckedPromises.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace memref_cts::lowering {

StringRef getCopiedArgument(DictionaryAttr attributes) {
  for (StringRef name : {LLVM::LLVMDialect::getByValAttrName(), LLVM::LLVMDialect::getInAllocaAttrName(),
                         LLVM::LLVMDialect::getPreallocatedAttrName()})
    if (attributes.contains(name))
      return name;
  return "";
}

bool refusesPromises(Refusals &refusals, Operation *op) {
  if (auto alias = dyn_cast<LLVM::AliasAnalysisOpInterface>(op)) {
    // Scopes alone say nothing before something is not in them.
    StringRef words = "an access that is promised not to alias others";
    if (alias.getNoAliasScopesOrNull() && !refusals.acceptPromise(op, "noalias_scopes", words))
      return true;
    if (alias.getTBAATagsOrNull() && !refusals.acceptPromise(op, "tbaa", words))
      return true;
  }
  if (op->hasAttr("will_return")) // of calls and functions
    refusals.countPromise("will_return");
  if (auto loop = op->getAttrOfType<LLVM::LoopAnnotationAttr>("loop_annotation");
      loop && loop.getMustProgress() && loop.getMustProgress().getValue())
    refusals.countPromise("mustprogress");
  for (StringRef name : {"invariant", "invariantGroup"})
    if (op->hasAttr(name) && !refusals.acceptPromise(op, name, "memory that is promised not to change"))
      return true;
  return false;
}

static ArrayRef<Attribute> getPassthrough(Operation *function) {
  auto passthrough = function ? function->getAttrOfType<ArrayAttr>("passthrough") : nullptr;
  return passthrough ? passthrough.getValue() : ArrayRef<Attribute>();
}

/// The value with which `passthrough` names an attribute, "" without one; nothing where it
/// does not name it.
static std::optional<StringRef> findPassedThrough(ArrayRef<Attribute> passthrough, StringRef name) {
  for (Attribute attribute : passthrough) {
    auto pair = dyn_cast<ArrayAttr>(attribute);
    auto word = dyn_cast<StringAttr>(pair && !pair.empty() ? pair[0] : attribute);
    auto value = pair && pair.size() > 1 ? dyn_cast<StringAttr>(pair[1]) : nullptr;
    if (word && word.getValue() == name)
      return value ? value.getValue() : "";
  }
  return std::nullopt;
}

bool passesThrough(Operation *function, StringRef name) {
  return findPassedThrough(getPassthrough(function), name).has_value();
}

namespace {
/// One attribute of functions, in `passthrough` and in the LLVM dialect.
struct FloatMode {
  StringLiteral passed, own;
};
} // namespace

static constexpr FloatMode kFloatModes[] = {
    {"no-infs-fp-math", "no_infs_fp_math"},
    {"no-nans-fp-math", "no_nans_fp_math"},
    {"no-signed-zeros-fp-math", "no_signed_zeros_fp_math"},
    {"denormal-fp-math", "denormal_fp_math"},
    {"denormal-fp-math-f32", "denormal_fp_math_f32"},
    {"fp-contract", "fp_contract"},
};

/// What lets LLVM compute floats otherwise in a whole function.
static void countFloatModes(Refusals &refusals, Operation *function, ArrayRef<Attribute> passthrough) {
  for (const FloatMode &mode : kFloatModes) {
    Attribute own = function->getAttr(mode.own);
    auto flag = dyn_cast_or_null<BoolAttr>(own);
    auto word = dyn_cast_or_null<StringAttr>(own);
    StringRef value = flag && flag.getValue() ? "true" : word ? word.getValue() : "";
    if (value.empty())
      value = findPassedThrough(passthrough, mode.passed).value_or("");
    // What IEEE 754 says, and fusing only within what the source writes.
    if (!llvm::is_contained({"", "false", "off", "on", "ieee", "ieee,ieee"}, value))
      refusals.countPromise(mode.passed);
  }
}

bool refusesPassthrough(Refusals &refusals, Operation *function) {
  // Those of func.func are discardable, and most have none.
  if (isa<func::FuncOp>(function) && function->getDiscardableAttrDictionary().empty())
    return false;
  ArrayRef<Attribute> passthrough = getPassthrough(function);
  for (StringRef name : {"mustprogress", "nofree", "norecurse", "nosync", "speculatable", "willreturn"})
    if (findPassedThrough(passthrough, name))
      refusals.countPromise(name);
  countFloatModes(refusals, function, passthrough);
  return findPassedThrough(passthrough, "memory") &&
         !refusals.acceptPromise(function, "memory", "effects in passthrough");
}

} // namespace memref_cts::lowering
