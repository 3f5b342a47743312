//===- Constants.cpp - Constant attributes as LLVM has them ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Index constants are cut to the index width (TYPE-INDEX-08), signs of integer
// types dropped (TYPE-INT-03), small floats become their bits (TYPE-FP-04).
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

/// A constant of array type, or of a complex number, from `values` in order.
static Value buildComplex(OpBuilder &builder, Location loc, Type type,
                          DenseElementsAttr attr, int64_t &next) {
  auto array = dyn_cast<LLVM::LLVMArrayType>(type);
  Value result = LLVM::PoisonOp::create(builder, loc, type);
  if (array) {
    for (int64_t i = 0, e = array.getNumElements(); i < e; ++i)
      result = LLVM::InsertValueOp::create(
          builder, loc, result,
          buildComplex(builder, loc, array.getElementType(), attr, next),
          ArrayRef<int64_t>{i});
    return result;
  }
  Type part = cast<LLVM::LLVMStructType>(type).getBody().front();
  TypedAttr parts[2];
  if (isa<FloatType>(part)) {
    std::complex<APFloat> value = attr.getValues<std::complex<APFloat>>()[next];
    parts[0] = FloatAttr::get(part, value.real());
    parts[1] = FloatAttr::get(part, value.imag());
  } else {
    std::complex<APInt> value = attr.getValues<std::complex<APInt>>()[next];
    parts[0] = IntegerAttr::get(part, value.real());
    parts[1] = IntegerAttr::get(part, value.imag());
  }
  ++next;
  for (int64_t i = 0; i < 2; ++i)
    result = LLVM::InsertValueOp::create(
        builder, loc, result, LLVM::ConstantOp::create(builder, loc, parts[i]),
        ArrayRef<int64_t>{i});
  return result;
}

Value memref_cts::lowering::buildConstant(OpBuilder &builder, Location loc,
                                          Type type, Attribute attr) {
  auto dense = dyn_cast<DenseElementsAttr>(attr);
  if (dense && isa<ComplexType>(dense.getElementType())) {
    int64_t next = 0;
    return buildComplex(builder, loc, type, dense, next);
  }
  return LLVM::ConstantOp::create(builder, loc, type, attr);
}
