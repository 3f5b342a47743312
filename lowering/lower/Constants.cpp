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

#include "lowering/lower/Patterns.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using namespace memref_cts::lowering;

static DenseElementsAttr convertDense(DenseElementsAttr attr,
                                      const LoweringTypeConverter &converter) {
  Type source = attr.getElementType();
  if (isa<ComplexType>(source))
    return attr;
  Type target = converter.convertType(source);
  if (!target || target == source)
    return attr;
  if (auto floats = dyn_cast<DenseFPElementsAttr>(attr))
    return floats.mapValues(
        target, [](const APFloat &value) { return value.bitcastToAPInt(); });
  unsigned width = target.getIntOrFloatBitWidth();
  return cast<DenseIntElementsAttr>(attr).mapValues(
      target, [width](const APInt &value) { return value.sextOrTrunc(width); });
}

Attribute
memref_cts::lowering::convertNumbers(Attribute attr,
                                     const LoweringTypeConverter &converter) {
  if (auto sparse = dyn_cast<SparseElementsAttr>(attr))
    attr = DenseElementsAttr::get(
        sparse.getType(), llvm::to_vector(sparse.getValues<Attribute>()));
  if (auto dense = dyn_cast<DenseElementsAttr>(attr))
    return convertDense(dense, converter);
  if (auto integer = dyn_cast<IntegerAttr>(attr)) {
    Type target = converter.convertType(integer.getType());
    if (!target || target == integer.getType())
      return attr;
    return IntegerAttr::get(
        target, integer.getValue().sextOrTrunc(target.getIntOrFloatBitWidth()));
  }
  if (auto number = dyn_cast<FloatAttr>(attr)) {
    Type target = converter.convertType(number.getType());
    if (!target || target == number.getType())
      return attr;
    return IntegerAttr::get(target, number.getValue().bitcastToAPInt());
  }
  return attr;
}
