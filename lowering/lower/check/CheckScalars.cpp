//===- CheckScalars.cpp - What can be lowered of numbers and branches -----===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checks of cf, ub, arith, index, complex and math. Carries TYPE-FP-06.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/check/CheckScalars.h"
#include "lowering/lower/base/Constants.h"
#include "lowering/lower/check/Legality.h"
#include "lowering/lower/math/Library.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace memref_cts::lowering;

using ReasonText = std::optional<std::string>;

ReasonText memref_cts::lowering::checkNothing(Operation *, Checker &) { return std::nullopt; }

ReasonText memref_cts::lowering::checkBranch(Operation *op, Checker &checker) {
  for (Block *block : op->getSuccessors())
    if (ReasonText trouble = checker.checkEdge(block))
      return trouble;
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkSwitch(Operation *op, Checker &checker) {
  if (auto values = cast<cf::SwitchOp>(op).getCaseValues()) {
    llvm::DenseSet<APInt> seen;
    for (const APInt &value : *values)
      if (!seen.insert(value).second)
        return "has the same case value twice";
  }
  return checkBranch(op, checker);
}

// Scopes of allocations become part of the region around them.
ReasonText memref_cts::lowering::checkBlocksCanBeAdded(Operation *op, Checker &checker) {
  Operation *parent = op->getParentOp();
  while (isa<memref::AllocaScopeOp>(parent) && checker.lowersMemRef() && !checker.isRefused(parent))
    parent = parent->getParentOp();
  if (isa<FunctionOpInterface>(parent))
    return std::nullopt;
  return "is in a region of '" + parent->getName().getStringRef().str() + "', where blocks cannot be added";
}

ReasonText memref_cts::lowering::checkAssert(Operation *op, Checker &checker) {
  if (ReasonText trouble = checkBlocksCanBeAdded(op, checker))
    return trouble;
  if (ReasonText trouble = checker.needRuntime(op, RuntimeFunction::Puts))
    return trouble;
  return checker.needRuntime(op, RuntimeFunction::Abort);
}

ReasonText memref_cts::lowering::checkPoison(Operation *op, Checker &) {
  if (isa<ub::PoisonAttr>(cast<ub::PoisonOp>(op).getValue()))
    return std::nullopt;
  return "has a kind of poison that LLVM does not have";
}

/// Whether there is a resource, of as many bytes as the elements are.
static ReasonText checkResource(DenseResourceElementsAttr attr) {
  const DialectResourceBlobHandle<BuiltinDialect> &handle = attr.getRawHandle();
  std::string name = "refers to the resource '" + handle.getKey().str() + "', which ";
  const AsmResourceBlob *blob = handle.getBlob();
  if (!blob)
    return name + "is not there";
  uint64_t needed =
      llvm::SaturatingMultiply<uint64_t>(getResourceElementBytes(attr.getElementType()), attr.getNumElements());
  if (blob->getData().size() == needed)
    return std::nullopt;
  return name + "has " + std::to_string(blob->getData().size()) + " bytes instead of " + std::to_string(needed);
}

ReasonText memref_cts::lowering::checkElements(Attribute attr, const LoweringTypeConverter &converter) {
  constexpr int64_t kMostSparse = 1 << 24;
  auto elements = dyn_cast<ElementsAttr>(attr);
  Type type = elements ? elements.getElementType() : Type();
  if (auto sparse = dyn_cast<SparseElementsAttr>(attr)) {
    if (sparse.getNumElements() > kMostSparse)
      return "has a sparse value of more than " + std::to_string(kMostSparse) + " elements";
    auto complex = dyn_cast<ComplexType>(type);
    if (complex ? converter.isLegal(complex.getElementType()) : type.isIntOrIndexOrFloat())
      return std::nullopt;
  }
  auto resource = dyn_cast<DenseResourceElementsAttr>(attr);
  bool isRead = isa<DenseElementsAttr>(attr) || (resource && getResourceElementBytes(type) != 0);
  if (auto complex = dyn_cast_if_present<ComplexType>(type); complex && !converter.isLegal(complex.getElementType()))
    isRead = false;
  if (isRead)
    return resource ? checkResource(resource) : std::nullopt;
  return "has a value in a form that is not lowered";
}

ReasonText memref_cts::lowering::checkConstant(Operation *op, Checker &checker) {
  auto constant = cast<arith::ConstantOp>(op);
  Attribute value = constant.getValue();
  if (isa<IntegerAttr, FloatAttr>(value))
    return std::nullopt;
  return checkElements(value, checker.state.converter);
}

/// The part of a complex number, the element of a vector, or the type.
static Type getPartType(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType();
  return getElementTypeOrSelf(type);
}

/// For parts of complex numbers and lanes that are combined; elementwise
/// operations have a stand-in for floats that LLVM only stores.
ReasonText memref_cts::lowering::checkFloats(Operation *op, Checker &) {
  auto check = [&](TypeRange types) -> ReasonText {
    for (Type type : types)
      if (auto number = dyn_cast<FloatType>(getPartType(type)))
        if (!LLVM::isCompatibleFloatingPointType(number))
          return printType(number) + " is only stored by LLVM, there is no arithmetic on it";
    return std::nullopt;
  };
  if (ReasonText trouble = check(op->getOperandTypes()))
    return trouble;
  return check(op->getResultTypes());
}

ReasonText memref_cts::lowering::checkToFloat(Operation *op, Checker &) {
  // All others are full long before f64 rounds.
  Type source = op->getOperand(0).getType(), type = op->getResult(0).getType();
  if (isa<Float8E8M0FNUType>(getElementTypeOrSelf(type)) && getElementTypeOrSelf(source).getIntOrFloatBitWidth() > 53)
    return "rounds integers of more than 53 bits to powers of two";
  return std::nullopt;
}

/// An element of a memref would have to become one of another width, in place. The
/// description extends or cuts numbers, which no view of a buffer does.
ReasonText memref_cts::lowering::checkIndexCast(Operation *op, Checker &checker) {
  auto source = dyn_cast<BaseMemRefType>(op->getOperand(0).getType());
  auto target = dyn_cast<BaseMemRefType>(op->getResult(0).getType());
  if (!source || !target)
    return std::nullopt;
  const LoweringTypeConverter &converter = checker.state.converter;
  if (converter.convertType(source.getElementType()) == converter.convertType(target.getElementType()))
    return std::nullopt;
  return "reinterprets a buffer of " + printType(source.getElementType()) + " as one of " +
         printType(target.getElementType()) + ", but index has " + std::to_string(converter.getIndexBitwidth()) +
         " bits";
}

/// The steps of the descriptions are operations, which have to verify.
ReasonText memref_cts::lowering::checkScaling(Operation *op, Checker &) {
  auto isSmall = [](Type type) { return !LLVM::isCompatibleFloatingPointType(getElementTypeOrSelf(type)); };
  Type evaluated = isa<arith::ScalingExtFOp>(op) ? op->getResult(0).getType() : op->getOperand(0).getType();
  Type scale = getElementTypeOrSelf(op->getOperand(1).getType());
  if (isSmall(evaluated))
    return printType(evaluated) + " is no format to scale in";
  if (isSmall(scale) && !isa<Float8E8M0FNUType>(scale))
    return printType(scale) + " does not narrow to the format of a scale";
  return std::nullopt;
}

/// What is evaluated with functions of C's library.
ReasonText memref_cts::lowering::checkLibrary(Operation *op, Checker &checker) {
  Type number = getPartType(op->getResult(0).getType());
  bool isComplex = isa<ComplexType>(op->getResult(0).getType());
  if (ReasonText trouble = isComplex ? checkFloats(op, checker) : std::nullopt)
    return trouble;
  Type evaluated = isComplex ? getWideType(number) : getLibraryType(number);
  ArrayRef<LibraryFunction> functions = getLibraryFunctions(op);
  auto vector = dyn_cast<VectorType>(op->getResult(0).getType());
  bool isScalable = vector && vector.isScalable();
  bool isMade = llvm::all_of(functions, isMadeOfIntrinsics);
  if (!isInLibrary(evaluated) && !isMade)
    return printType(number) + " is needed of the C library, which has it on some "
                               "targets only (as long double)";
  if (isScalable && !isMade)
    return printType(vector) + " is scalable, and functions of the C library are taken lane by lane";
  if (isScalable || !isInLibrary(evaluated))
    return std::nullopt;
  for (LibraryFunction function : functions)
    if (ReasonText trouble = checker.needFunction(op, getLibraryName(function, evaluated),
                                                  getLibraryFunctionType(evaluated), /*isOfLibrary=*/true))
      return trouble;
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkComplexBitcast(Operation *op, Checker &) {
  auto isBits = [&](Type type) {
    if (auto complex = dyn_cast<ComplexType>(type))
      type = complex.getElementType();
    return type.isInteger() || LLVM::isCompatibleFloatingPointType(type);
  };
  if (isBits(op->getOperand(0).getType()) && isBits(op->getResult(0).getType()))
    return std::nullopt;
  return "is between types that have no bits of their own";
}

ReasonText memref_cts::lowering::checkTruncF(Operation *op, Checker &) {
  // The bit pattern after the largest f80 below a power of two is no number.
  if (isa<Float80Type>(getElementTypeOrSelf(op->getResult(0).getType())) &&
      cast<arith::TruncFOp>(op).getRoundingmode().value_or(arith::RoundingMode::to_nearest_even) !=
          arith::RoundingMode::to_nearest_even)
    return "rounds to 'f80' in another mode than to_nearest_even";
  return std::nullopt;
}
