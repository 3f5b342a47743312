//===- ConstantLeaves.cpp - attributes as leaves of values ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Constants and initial values of globals. The type decides how an attribute
// is read. The LLVM dialect lets an index attribute stand for an i64, dense
// elements for nested arrays, and a small float for the integer of its bits.
//
//===----------------------------------------------------------------------===//

#include "lowering/encode/module/ConstantLeaves.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace memref_cts::lowering {

static refrt_value makeLeaf(const APInt &bits) {
  refrt_value leaf = {};
  leaf.lo = bits.extractBitsAsZExtValue(std::min(64u, bits.getBitWidth()), 0);
  if (bits.getBitWidth() > 64)
    leaf.hi = bits.extractBitsAsZExtValue(std::min(64u, bits.getBitWidth() - 64), 64);
  return leaf;
}

/// The innermost element of nested vectors and arrays.
static Type getElementType(Type type) {
  while (true) {
    if (VectorType vector = dyn_cast<VectorType>(type))
      type = vector.getElementType();
    else if (LLVM::LLVMArrayType array = dyn_cast<LLVM::LLVMArrayType>(type))
      type = array.getElementType();
    else
      return type;
  }
}

static const char *appendInteger(const APInt &value, const refrt_type_info *info,
                                 SmallVectorImpl<refrt_value> &leaves) {
  if (info->kind != REFRT_KIND_INT && info->kind != REFRT_KIND_INDEX)
    return "an integer as a constant of another kind";
  leaves.push_back(makeLeaf(value.sextOrTrunc(info->bits)));
  return nullptr;
}

static const char *appendFloat(const APFloat &value, const refrt_type_info *info,
                               SmallVectorImpl<refrt_value> &leaves) {
  APInt bits = value.bitcastToAPInt();
  if (info->kind != REFRT_KIND_FLOAT && info->kind != REFRT_KIND_INT)
    return "a float as a constant of another kind";
  if (bits.getBitWidth() != info->bits)
    return "a float as a constant of another width";
  leaves.push_back(makeLeaf(bits));
  return nullptr;
}

static constexpr int64_t kMostSparse = 1 << 20; // elements

DenseElementsAttr toDense(Attribute attribute) {
  auto sparse = dyn_cast<SparseElementsAttr>(attribute);
  if (!sparse || sparse.getNumElements() > kMostSparse)
    return dyn_cast<DenseElementsAttr>(attribute);
  return DenseElementsAttr::get(sparse.getType(), llvm::to_vector(sparse.getValues<Attribute>()));
}

static const char *appendDense(DenseElementsAttr dense, const refrt_type_info *element, size_t numElements,
                               SmallVectorImpl<refrt_value> &leaves, bool *splat) {
  if (size_t(dense.getNumElements()) != numElements)
    return "a constant with another number of elements than its type";
  if (numElements == 0)
    return nullptr;
  Type type = dense.getElementType();
  size_t count = numElements;
  if (splat && dense.isSplat()) {
    *splat = true;
    count = 1;
  }
  leaves.reserve(leaves.size() + count);
  const char *reason = nullptr;
  auto appendAll = [&](auto begin, auto append) {
    for (size_t i = 0; i < count && !reason; ++i, ++begin)
      reason = append(*begin);
  };
  if (type.isIntOrIndex())
    appendAll(dense.value_begin<APInt>(), [&](const APInt &value) { return appendInteger(value, element, leaves); });
  else if (isa<FloatType>(type))
    appendAll(dense.value_begin<APFloat>(), [&](const APFloat &value) { return appendFloat(value, element, leaves); });
  else
    reason = "an element type that has no constants";
  return reason;
}

/// Complex elements: two leaves each, of the part type.
static const char *appendDenseComplex(DenseElementsAttr dense, const refrt_type_info *part, size_t numElements,
                                      SmallVectorImpl<refrt_value> &leaves, bool *splat) {
  if (size_t(dense.getNumElements()) != numElements)
    return "a constant with another number of elements than its type";
  size_t count = numElements;
  if (splat && dense.isSplat() && numElements != 0) {
    *splat = true;
    count = 1;
  }
  const char *reason = nullptr;
  if (isa<FloatType>(cast<ComplexType>(dense.getElementType()).getElementType())) {
    auto it = dense.value_begin<std::complex<APFloat>>();
    for (size_t i = 0; i < count && !reason; ++i, ++it) {
      std::complex<APFloat> value = *it;
      reason = appendFloat(value.real(), part, leaves);
      if (!reason)
        reason = appendFloat(value.imag(), part, leaves);
    }
    return reason;
  }
  auto it = dense.value_begin<std::complex<APInt>>();
  for (size_t i = 0; i < count && !reason; ++i, ++it) {
    std::complex<APInt> value = *it;
    reason = appendInteger(value.real(), part, leaves);
    if (!reason)
      reason = appendInteger(value.imag(), part, leaves);
  }
  return reason;
}

const char *ConstantLeaves::appendElements(DenseElementsAttr dense, Type elementType, size_t numElements,
                                           SmallVectorImpl<refrt_value> &leaves, bool *splat) {
  refrt_type id = types.get(elementType);
  if (id == REFRT_NONE)
    return types.whyNone(elementType);
  const refrt_type_info *element = refrt_type_get(program, id);
  if (isa<ComplexType>(dense.getElementType())) {
    // Once lowered, a complex number is a struct of its two parts.
    refrt_type part = REFRT_NONE;
    if (element->kind == REFRT_KIND_COMPLEX)
      part = element->element;
    else if (element->kind == REFRT_KIND_STRUCT && element->count == 2 && element->parts[0] == element->parts[1])
      part = element->parts[0];
    if (part == REFRT_NONE)
      return "complex numbers as a constant of another kind";
    return appendDenseComplex(dense, refrt_type_get(program, part), numElements, leaves, splat);
  }
  return appendDense(dense, element, numElements, leaves, splat);
}

const char *ConstantLeaves::append(Attribute attribute, Type type, SmallVectorImpl<refrt_value> &leaves, bool *splat) {
  refrt_type id = types.get(type);
  if (id == REFRT_NONE)
    return types.whyNone(type);
  // Pointers from refrt_type_get stay valid while types are added.
  const refrt_type_info *info = refrt_type_get(program, id);

  if (isa<LLVM::ZeroAttr, LLVM::UndefAttr, LLVM::PoisonAttr>(attribute)) {
    refrt_value leaf = {};
    leaf.state = isa<LLVM::ZeroAttr>(attribute)    ? REFRT_DEFINED
                 : isa<LLVM::UndefAttr>(attribute) ? REFRT_UNDEF
                                                   : REFRT_POISON;
    leaves.append(info->leaves, leaf);
    return nullptr;
  }
  if (IntegerAttr integer = dyn_cast<IntegerAttr>(attribute))
    return appendInteger(integer.getValue(), info, leaves);
  if (FloatAttr value = dyn_cast<FloatAttr>(attribute))
    return appendFloat(value.getValue(), info, leaves);

  if (DenseElementsAttr dense = toDense(attribute)) {
    if (info->kind != REFRT_KIND_VECTOR && info->kind != REFRT_KIND_ARRAY)
      return "elements as a constant of another kind";
    Type elementType = getElementType(type);
    const refrt_type_info *element = refrt_type_get(program, types.get(elementType));
    return appendElements(dense, elementType, element->leaves == 0 ? 0 : info->leaves / element->leaves, leaves, splat);
  }

  if (StringAttr string = dyn_cast<StringAttr>(attribute)) {
    const refrt_type_info *element = info->kind == REFRT_KIND_ARRAY ? refrt_type_get(program, info->element) : nullptr;
    if (!element || element->kind != REFRT_KIND_INT || element->bits != 8 || info->count != string.size())
      return "text as a constant of another type";
    for (char c : string.getValue())
      leaves.push_back(makeLeaf(APInt(8, uint8_t(c))));
    return nullptr;
  }

  if (ArrayAttr array = dyn_cast<ArrayAttr>(attribute)) {
    SmallVector<Type> parts;
    if (LLVM::LLVMStructType structure = dyn_cast<LLVM::LLVMStructType>(type))
      llvm::append_range(parts, structure.getBody());
    else if (LLVM::LLVMArrayType arrayType = dyn_cast<LLVM::LLVMArrayType>(type))
      parts.assign(array.size() == arrayType.getNumElements() ? array.size() : 0, arrayType.getElementType());
    else if (ComplexType complex = dyn_cast<ComplexType>(type))
      parts.assign(2, complex.getElementType());
    if (parts.size() != array.size())
      return "a list as a constant of another type";
    for (auto [element, part] : llvm::zip_equal(array, parts))
      if (const char *reason = append(element, part, leaves))
        return reason;
    return nullptr;
  }
  return "an attribute that cannot be written down";
}

} // namespace memref_cts::lowering
