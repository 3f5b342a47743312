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

/// The value with which `passthrough` names an attribute, "" without one; nothing where it
/// does not name it.
static std::optional<StringRef> findPassedThrough(Operation *function, StringRef name) {
  auto passthrough = function ? function->getAttrOfType<ArrayAttr>("passthrough") : nullptr;
  for (Attribute attribute : passthrough ? passthrough.getValue() : ArrayRef<Attribute>()) {
    auto pair = dyn_cast<ArrayAttr>(attribute);
    auto word = dyn_cast<StringAttr>(pair && !pair.empty() ? pair[0] : attribute);
    auto value = pair && pair.size() > 1 ? dyn_cast<StringAttr>(pair[1]) : nullptr;
    if (word && word.getValue() == name)
      return value ? value.getValue() : "";
  }
  return std::nullopt;
}

bool passesThrough(Operation *function, StringRef name) { return findPassedThrough(function, name).has_value(); }

/// What lets LLVM compute floats otherwise in a whole function, under its own name in the
/// LLVM dialect or in `passthrough`.
static void countFloatModes(Refusals &refusals, Operation *function) {
  for (StringRef name : {"no-infs-fp-math", "no-nans-fp-math", "no-signed-zeros-fp-math", "denormal-fp-math",
                         "denormal-fp-math-f32", "fp-contract"}) {
    Attribute own = function->getAttr(llvm::join(llvm::split(name, '-'), "_"));
    auto flag = dyn_cast_or_null<BoolAttr>(own);
    auto word = dyn_cast_or_null<StringAttr>(own);
    StringRef value = flag && flag.getValue() ? "true" : word ? word.getValue() : "";
    if (value.empty())
      value = findPassedThrough(function, name).value_or("");
    // What IEEE 754 says, and fusing only within what the source writes.
    if (!llvm::is_contained({"", "false", "off", "on", "ieee", "ieee,ieee"}, value))
      refusals.countPromise(name);
  }
}

bool refusesPassthrough(Refusals &refusals, Operation *function) {
  for (StringRef name : {"mustprogress", "nofree", "norecurse", "nosync", "speculatable", "willreturn"})
    if (passesThrough(function, name))
      refusals.countPromise(name);
  countFloatModes(refusals, function);
  return passesThrough(function, "memory") && !refusals.acceptPromise(function, "memory", "effects in passthrough");
}

} // namespace memref_cts::lowering
