//===- Constants.cpp - Constant attributes as LLVM has them ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Index constants are cut to the index width (TYPE-INDEX-08), signs of integer
// types dropped (TYPE-INT-03), small floats become their bits (TYPE-FP-04), and
// sparse elements dense ones.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/base/Constants.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace memref_cts::lowering;

static DenseElementsAttr convertDense(DenseElementsAttr attr, const LoweringTypeConverter &converter) {
  Type source = attr.getElementType();
  if (isa<ComplexType>(source))
    return attr;
  Type target = converter.convertType(source);
  if (!target || target == source)
    return attr;
  if (auto floats = dyn_cast<DenseFPElementsAttr>(attr))
    return floats.mapValues(target, [](const APFloat &value) { return value.bitcastToAPInt(); });
  unsigned width = target.getIntOrFloatBitWidth();
  return cast<DenseIntElementsAttr>(attr).mapValues(target,
                                                    [width](const APInt &value) { return value.sextOrTrunc(width); });
}

uint64_t memref_cts::lowering::getResourceElementBytes(Type element) {
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * getResourceElementBytes(complex.getElementType());
  if (isa<IndexType>(element))
    return IndexType::kInternalStorageBitWidth / 8;
  if (element.isInteger(1))
    return 1;
  unsigned bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0;
  return bits == 8 || bits == 16 || bits == 32 || bits == 64 ? bits / 8 : 0;
}

/// What the exporter takes as it is stays a resource: it may be large.
static Attribute readResource(DenseResourceElementsAttr attr, const LoweringTypeConverter &converter) {
  ShapedType type = attr.getType();
  Type element = type.getElementType();
  if (isa<TensorType>(type) && type.getRank() > 0 && type.getNumElements() > 0 && converter.isLegal(element) &&
      !element.isInteger(1))
    return attr;
  ArrayRef<char> bytes = attr.getRawHandle().getBlob()->getData();
  if (bytes.empty())
    return DenseElementsAttr::get(type, ArrayRef<Attribute>());
  if (!element.isInteger(1))
    return DenseElementsAttr::getFromRawBuffer(type, bytes);
  SmallVector<bool> bits;
  for (char byte : bytes)
    bits.push_back(byte != 0);
  return DenseElementsAttr::get(type, bits);
}

Attribute memref_cts::lowering::convertNumbers(Attribute attr, const LoweringTypeConverter &converter) {
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(attr))
    attr = readResource(resource, converter);
  if (auto sparse = dyn_cast<SparseElementsAttr>(attr))
    attr = DenseElementsAttr::get(sparse.getType(), llvm::to_vector(sparse.getValues<Attribute>()));
  if (auto dense = dyn_cast<DenseElementsAttr>(attr))
    return convertDense(dense, converter);
  if (auto integer = dyn_cast<IntegerAttr>(attr)) {
    Type target = converter.convertType(integer.getType());
    if (!target || target == integer.getType())
      return attr;
    return IntegerAttr::get(target, integer.getValue().sextOrTrunc(target.getIntOrFloatBitWidth()));
  }
  if (auto number = dyn_cast<FloatAttr>(attr)) {
    Type target = converter.convertType(number.getType());
    if (!target || target == number.getType())
      return attr;
    return IntegerAttr::get(target, number.getValue().bitcastToAPInt());
  }
  return attr;
}
