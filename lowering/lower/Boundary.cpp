//===- Boundary.cpp - Values on their way in and out of functions ---------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What one argument or result looks like on both sides of a call, and which of
// its attributes and of the function's still have a place: what has none is said
// by CheckAttributes.cpp. Carries CALL-RANKED-01 to 04, BARE-02 to
// 06, BARE-13 to 19.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/Patterns.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace memref_cts::lowering;

Value memref_cts::lowering::toBarePointer(const LoweringState &state,
                                          const IndexBuilder &b,
                                          Value descriptor) {
  int64_t field = state.bug(PlantedBug::BarePassesAllocated) ? kAllocatedPos
                                                             : kAlignedPos;
  return b.extract(descriptor, {field});
}

Value memref_cts::lowering::fromBarePointer(const LoweringState &state,
                                            const IndexBuilder &b,
                                            MemRefType type, Value pointer) {
  RankedDescriptor statics(type, Value());
  // The type knows no stride before an empty dimension; the default layout does.
  SmallVector<Index> sizes, strides(type.getRank(), 1);
  for (int64_t dim = 0, rank = type.getRank(); dim < rank; ++dim)
    sizes.push_back(statics.size(b, dim));
  for (int64_t dim = type.getRank() - 1; dim > 0; --dim)
    strides[dim - 1] = b.mul(strides[dim], sizes[dim]);
  if (state.bug(PlantedBug::BareStridesReversed))
    std::reverse(strides.begin(), strides.end());
  Value allocated = pointer;
  if (state.bug(PlantedBug::BareAllocatedNull))
    allocated =
        LLVM::ZeroOp::create(b.getBuilder(), b.getLoc(), pointer.getType());
  return RankedDescriptor::pack(b, state.converter.convertType(type), allocated,
                                pointer, statics.offset(b), sizes, strides);
}

bool memref_cts::lowering::wantsBarePointers(Operation *function) {
  return function->hasAttr(kBarePointersAttr);
}

Value memref_cts::lowering::rebuildArgument(
    const LoweringState &state, const LoweringTypeConverter &boundary,
    const IndexBuilder &b, Type type, ValueRange passed) {
  if (!isa<BaseMemRefType>(type))
    return passed.front();
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    return UnrankedDescriptor::pack(b, passed[kRankPos],
                                    passed[kDescriptorPos]);
  if (boundary.passesBarePointers())
    return fromBarePointer(state, b, memref, passed.front());
  SmallVector<Value> scalars(passed);
  if (state.bug(PlantedBug::SwappedSizesAndStrides))
    std::rotate(scalars.begin() + kSizesPos,
                scalars.begin() + kSizesPos + memref.getRank(), scalars.end());
  return RankedDescriptor::pack(b, state.converter.convertType(memref),
                                scalars);
}

DictionaryAttr memref_cts::lowering::selectAttributes(DictionaryAttr attrs,
                                                      bool ofLLVM) {
  SmallVector<NamedAttribute> kept;
  for (NamedAttribute named : attrs)
    if (named.getName().strref().starts_with("llvm.") == ofLLVM)
      kept.push_back(named);
  return DictionaryAttr::get(attrs.getContext(), kept);
}

void memref_cts::lowering::appendFlattened(
    const LoweringState &state, const LoweringTypeConverter &boundary,
    const IndexBuilder &b, Type type, Value argument,
    SmallVectorImpl<Value> &out) {
  if (!isa<BaseMemRefType>(type)) {
    out.push_back(argument);
    return;
  }
  if (boundary.passesBarePointers()) {
    out.push_back(toBarePointer(state, b, argument));
    return;
  }
  size_t first = out.size();
  RankedDescriptor::unpack(b, argument, out);
  if (!isa<MemRefType>(type))
    return;
  if (state.bug(PlantedBug::CallDropsOffset))
    out[first + kOffsetPos] = b.materialize(0);
  if (state.bug(PlantedBug::CallStridesFirst))
    std::rotate(out.begin() + first + kSizesPos,
                out.begin() + first + kSizesPos +
                    cast<MemRefType>(type).getRank(),
                out.end());
  if (state.bug(PlantedBug::CallSwapsPointers))
    std::swap(out[first], out[first + 1]);
}

bool memref_cts::lowering::namesPointee(StringRef attribute) {
  using Dialect = LLVM::LLVMDialect;
  return attribute == Dialect::getByValAttrName() ||
         attribute == Dialect::getByRefAttrName() ||
         attribute == Dialect::getStructRetAttrName() ||
         attribute == Dialect::getInAllocaAttrName() ||
         attribute == Dialect::getPreallocatedAttrName() ||
         attribute == Dialect::getElementTypeAttrName();
}

DictionaryAttr memref_cts::lowering::convertAttributeTypes(
    const LoweringTypeConverter &converter, DictionaryAttr attrs) {
  NamedAttrList list(attrs);
  for (NamedAttribute named : attrs)
    if (auto pointee = dyn_cast<TypeAttr>(named.getValue());
        pointee && namesPointee(named.getName()))
      if (Type converted = converter.convertType(pointee.getValue()))
        list.set(named.getName(), TypeAttr::get(converted));
  return list.getDictionary(attrs.getContext());
}

ArrayAttr memref_cts::lowering::flattenArgumentAttributes(
    const LoweringState &state, const LoweringTypeConverter &converter,
    FunctionType source, ArrayAttr attrs) {
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
    if (!isa<BaseMemRefType>(type)) {
      out.push_back(convert(cast<DictionaryAttr>(attr), fields.front()));
      continue;
    }
    size_t first = out.size();
    out.append(fields.size(), none);
    if (!isa<MemRefType>(type))
      continue;
    // Those of the LLVM dialect speak of the data (CALL-RANKED-04, BARE-19).
    bool bare = converter.passesBarePointers();
    if (bare && state.bug(PlantedBug::BareAttributesLost))
      continue;
    int64_t position = bare ? 0 : kAlignedPos;
    if (state.bug(PlantedBug::AttributesOnAllocated))
      position = 0;
    auto given = cast<DictionaryAttr>(attr);
    out[first + position] = convert(
        bare ? given : selectAttributes(given, /*ofLLVM=*/true), fields[position]);
  }
  if (state.bug(PlantedBug::AttributesNotShifted))
    for (auto [number, type] : llvm::enumerate(types))
      if (!isa<BaseMemRefType>(type))
        out[number] = attrs[number];
  return ArrayAttr::get(context, out);
}

ArrayAttr memref_cts::lowering::keepResultAttributes(
    const LoweringTypeConverter &converter, TypeRange types, ArrayAttr attrs) {
  if (!attrs || types.size() != 1)
    return {};
  if (!isa<BaseMemRefType>(types.front()))
    return attrs;
  return converter.passesBarePointers() ? attrs : ArrayAttr();
}

/// Descriptors of unranked memrefs are read and copied in memory, which promises
/// about the memory of the source say nothing of.
static bool passesDescriptorsInMemory(FunctionType type) {
  return llvm::any_of(type.getInputs(), llvm::IsaPred<UnrankedMemRefType>) ||
         llvm::any_of(type.getResults(), llvm::IsaPred<UnrankedMemRefType>);
}

SmallVector<NamedAttribute> memref_cts::lowering::keepFunctionAttributes(const LoweringState &state,
                                                                         func::FuncOp function) {
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
        name == Dialect::getEmitCWrapperAttrName() ||
        (state.bug(PlantedBug::PassthroughLost) && name == "passthrough"))
      continue;
    bool isReadnone = name == Dialect::getReadnoneAttrName();
    if (movesMore && (isReadnone || name == kMemoryEffectsAttr))
      continue;
    if (isReadnone)
      kept.emplace_back(StringAttr::get(context, kMemoryEffectsAttr),
                        LLVM::MemoryEffectsAttr::get(
                            context, SmallVector<LLVM::ModRefInfo>(6, LLVM::ModRefInfo::NoModRef)));
    else
      kept.push_back(attr);
  }
  return kept;
}
