//===- BoundaryAttributes.cpp - Attributes at the boundary ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Carries CALL-RANKED-04, CALL-RANKED-10, BARE-13 to 19.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/boundary/BoundaryAttributes.h"
#include "lowering/lower/base/State.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace memref_cts::lowering;

DictionaryAttr memref_cts::lowering::selectAttributes(DictionaryAttr attrs, bool ofLLVM) {
  SmallVector<NamedAttribute> kept;
  for (NamedAttribute named : attrs)
    if (named.getName().strref().starts_with("llvm.") == ofLLVM)
      kept.push_back(named);
  return DictionaryAttr::get(attrs.getContext(), kept);
}

bool memref_cts::lowering::namesPointee(StringRef attribute) {
  using Dialect = LLVM::LLVMDialect;
  return attribute == Dialect::getByValAttrName() || attribute == Dialect::getByRefAttrName() ||
         attribute == Dialect::getStructRetAttrName() || attribute == Dialect::getInAllocaAttrName() ||
         attribute == Dialect::getPreallocatedAttrName() || attribute == Dialect::getElementTypeAttrName();
}

DictionaryAttr memref_cts::lowering::convertAttributeTypes(const LoweringTypeConverter &converter,
                                                           DictionaryAttr attrs) {
  NamedAttrList list(attrs);
  for (NamedAttribute named : attrs)
    if (auto pointee = dyn_cast<TypeAttr>(named.getValue()); pointee && namesPointee(named.getName()))
      if (Type converted = converter.convertType(pointee.getValue()))
        list.set(named.getName(), TypeAttr::get(converted));
  return list.getDictionary(attrs.getContext());
}

ArrayAttr memref_cts::lowering::flattenArgumentAttributes(const LoweringTypeConverter &converter, FunctionType source,
                                                          ArrayAttr attrs) {
  if (!attrs)
    return {};
  MLIRContext *context = attrs.getContext();
  TypeRange types = source.getInputs();
  Type result = converter.packResults(source.getResults());
  // What is returned as a part of a struct is not returned for LLVM.
  auto convert = [&](DictionaryAttr attr, Type passed) -> Attribute {
    NamedAttrList list(convertAttributeTypes(converter, attr));
    if (passed != result)
      list.erase(LLVM::LLVMDialect::getReturnedAttrName());
    return list.getDictionary(context);
  };
  Attribute none = DictionaryAttr::get(context);
  SmallVector<Attribute> out;
  SmallVector<Type> fields;
  for (auto [type, attr] : llvm::zip_equal(types, attrs)) {
    fields.clear();
    if (failed(converter.flattenArgument(type, fields)))
      return {};
    bool isOne = fields.size() == 1;
    if (!isa<BaseMemRefType>(type) && isOne) {
      out.push_back(convert(cast<DictionaryAttr>(attr), fields.front()));
      continue;
    }
    // What becomes several values, or none, has none of them.
    size_t first = out.size();
    out.append(fields.size(), none);
    if (!isa<MemRefType>(type))
      continue;
    // Those of the LLVM dialect speak of the data (CALL-RANKED-04, BARE-19).
    bool bare = converter.passesBarePointers();
    int64_t position = bare ? 0 : kAlignedPos;
    auto given = cast<DictionaryAttr>(attr);
    out[first + position] = convert(bare ? given : selectAttributes(given, /*ofLLVM=*/true), fields[position]);
  }
  return ArrayAttr::get(context, out);
}

ArrayAttr memref_cts::lowering::keepResultAttributes(const LoweringTypeConverter &converter, TypeRange types,
                                                     ArrayAttr attrs) {
  if (!attrs || types.size() != 1)
    return {};
  if (!isa<BaseMemRefType>(types.front()))
    return converter.convertType(types.front()) ? attrs : ArrayAttr();
  return converter.passesBarePointers() ? attrs : ArrayAttr();
}

/// Descriptors of unranked memrefs are read and copied in memory, which promises
/// about the memory of the source say nothing of.
static bool passesDescriptorsInMemory(FunctionType type) {
  return llvm::any_of(type.getInputs(), llvm::IsaPred<UnrankedMemRefType>) ||
         llvm::any_of(type.getResults(), llvm::IsaPred<UnrankedMemRefType>);
}

SmallVector<NamedAttribute> memref_cts::lowering::keepFunctionAttributes(func::FuncOp function) {
  using Dialect = LLVM::LLVMDialect;
  MLIRContext *context = function.getContext();
  bool movesMore = passesDescriptorsInMemory(function.getFunctionType());
  SmallVector<NamedAttribute> kept;
  if (StringAttr visibility = function.getSymVisibilityAttr())
    kept.emplace_back("sym_visibility", visibility);
  if (function.getNoInline())
    kept.emplace_back("no_inline", UnitAttr::get(context));
  for (NamedAttribute attr : function->getDiscardableAttrs()) {
    StringRef name = attr.getName();
    if (name == kLinkageAttr || name == "func.varargs" || name == kBarePointersAttr ||
        name == Dialect::getEmitCWrapperAttrName())
      continue;
    bool isReadnone = name == Dialect::getReadnoneAttrName();
    if (movesMore && (isReadnone || name == kMemoryEffectsAttr))
      continue;
    if (isReadnone)
      kept.emplace_back(
          StringAttr::get(context, kMemoryEffectsAttr),
          LLVM::MemoryEffectsAttr::get(context, SmallVector<LLVM::ModRefInfo>(6, LLVM::ModRefInfo::NoModRef)));
    else
      kept.push_back(attr);
  }
  return kept;
}
