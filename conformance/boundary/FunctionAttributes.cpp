//===-- FunctionAttributes.cpp - how a function is called, besides its type -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Must not fix anything up: what differs is a finding. CALL-RANKED-10, CIFACE-24,
// CIFACE-25, BARE-19, LLVMMOD-LINK-02, LLVMMOD-LINK-07, LLVMMOD-ATTR-02.
//
//===----------------------------------------------------------------------===//
#include "conformance/boundary/FunctionAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace memref_cts::conformance;

namespace llvmir = mlir::LLVM;

/// Attributes of arguments and results without which a value is passed differently.
static constexpr llvm::StringRef kPassing[] = {
    "llvm.signext",    "llvm.zeroext",  "llvm.inreg",        "llvm.byval",     "llvm.sret",
    "llvm.byref",      "llvm.inalloca", "llvm.preallocated", "llvm.swiftself", "llvm.swifterror",
    "llvm.swiftasync", "llvm.nest",     "llvm.elementtype"};

bool memref_cts::conformance::mayBeDropped(llvmir::Linkage linkage) {
  switch (linkage) {
  case llvmir::Linkage::Private:
  case llvmir::Linkage::Internal:
  case llvmir::Linkage::AvailableExternally:
  case llvmir::Linkage::Linkonce:
  case llvmir::Linkage::LinkonceODR:
    return true;
  default:
    return false;
  }
}

/// What an operation has of a kind of attribute, under whatever name.
template <typename Attribute>
static Attribute findAttribute(mlir::Operation *op) {
  for (mlir::NamedAttribute each : op->getAttrDictionary())
    if (Attribute found = mlir::dyn_cast<Attribute>(each.getValue()))
      return found;
  return {};
}

llvmir::Linkage memref_cts::conformance::demandedLinkage(mlir::Operation *source) {
  llvmir::LinkageAttr asked = findAttribute<llvmir::LinkageAttr>(source);
  return asked ? asked.getLinkage() : llvmir::Linkage::External;
}

llvmir::Visibility memref_cts::conformance::demandedVisibility(mlir::Operation *source) {
  if (llvmir::GlobalOp global = mlir::dyn_cast<llvmir::GlobalOp>(source))
    return global.getVisibility_();
  llvmir::LLVMFuncOp function = mlir::dyn_cast<llvmir::LLVMFuncOp>(source);
  return function ? function.getVisibility_() : llvmir::Visibility::Default;
}

llvmir::cconv::CConv memref_cts::conformance::demandedConvention(mlir::Operation *source) {
  llvmir::CConvAttr asked = findAttribute<llvmir::CConvAttr>(source);
  return asked ? asked.getCallingConv() : llvmir::cconv::CConv::C;
}

std::string memref_cts::conformance::checkLinkage(const std::string &what, llvmir::Linkage demanded,
                                                  llvmir::Linkage found) {
  if (found == demanded)
    return "";
  return what + ": expected " + llvmir::linkage::stringifyLinkage(demanded).str() + " linkage, found " +
         llvmir::linkage::stringifyLinkage(found).str();
}

std::string memref_cts::conformance::checkVisibility(const std::string &what, llvmir::Visibility demanded,
                                                     llvmir::Visibility found) {
  auto text = [](llvmir::Visibility visibility) {
    return visibility == llvmir::Visibility::Default ? "default" : llvmir::stringifyVisibility(visibility).str();
  };
  return found == demanded ? "" : what + ": expected " + text(demanded) + " visibility, found " + text(found);
}

static bool has(mlir::DictionaryAttr attributes, llvm::StringRef name) {
  return attributes && attributes.contains(name);
}

/// One argument or result. `asked`: by the source, null where it has no such one. `gives`:
/// the lowered code makes the value. It may then extend the value unasked, as C wrappers
/// of i1 do. If the other side makes the value, such an attribute relies on bits that the
/// source does not promise.
static std::string checkAttributes(const std::string &what, const std::string &place, mlir::DictionaryAttr asked,
                                   mlir::DictionaryAttr found, bool mustKeep, bool gives) {
  for (llvm::StringRef name : kPassing) {
    bool extends = name == "llvm.signext" || name == "llvm.zeroext";
    bool givesMore = gives && extends && !has(asked, "llvm.signext") && !has(asked, "llvm.zeroext");
    if (has(found, name) && !has(asked, name) && !givesMore)
      return what + ": " + place + " has '" + name.str() + "', which the source does not ask for";
    if (mustKeep && has(asked, name) && !has(found, name))
      return what + ": " + place + " has no '" + name.str() + "', which the source asks for";
  }
  return "";
}

std::string memref_cts::conformance::checkPassing(const std::string &what, mlir::FunctionOpInterface source,
                                                  llvmir::LLVMFuncOp found, llvm::ArrayRef<ArgumentOrigin> origins,
                                                  bool mustKeep) {
  llvmir::cconv::CConv demanded = demandedConvention(source);
  if (found.getCConv() != demanded)
    return what + ": expected calling convention " + llvmir::cconv::stringifyCConv(demanded).str() + ", found " +
           llvmir::cconv::stringifyCConv(found.getCConv()).str();
  auto argumentAttributes = [](mlir::FunctionOpInterface function, unsigned i) {
    return i < function.getNumArguments() ? function.getArgAttrDict(i) : mlir::DictionaryAttr();
  };
  for (auto [i, origin] : llvm::enumerate(origins)) {
    std::string problem =
        checkAttributes(what, "argument " + std::to_string(i), argumentAttributes(source, origin.argument),
                        argumentAttributes(found, unsigned(i)), mustKeep && origin.whole, found.isExternal());
    if (!problem.empty())
      return problem;
  }
  // Of several results no attribute has a place.
  if (found.getNumResults() != 1)
    return "";
  mlir::DictionaryAttr asked = source.getNumResults() == 1 ? source.getResultAttrDict(0) : mlir::DictionaryAttr();
  return checkAttributes(what, "the result", asked, found.getResultAttrDict(0), mustKeep, !found.isExternal());
}
