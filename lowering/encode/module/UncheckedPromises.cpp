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

bool passesThrough(Operation *function, StringRef name) {
  auto passthrough = function ? function->getAttrOfType<ArrayAttr>("passthrough") : nullptr;
  return passthrough && llvm::any_of(passthrough, [&](Attribute attribute) {
           auto pair = dyn_cast<ArrayAttr>(attribute); // with a value
           auto word = dyn_cast<StringAttr>(pair && !pair.empty() ? pair[0] : attribute);
           return word && word.getValue() == name;
         });
}

bool refusesPassthrough(Refusals &refusals, Operation *function) {
  for (StringRef name : {"mustprogress", "nofree", "norecurse", "nosync", "speculatable", "willreturn"})
    if (passesThrough(function, name))
      refusals.countPromise(name);
  return passesThrough(function, "memory") && !refusals.acceptPromise(function, "memory", "effects in passthrough");
}

} // namespace memref_cts::lowering
