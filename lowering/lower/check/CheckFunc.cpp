//===- CheckFunc.cpp - What can be lowered of func ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Check functions that LoweredOps.def names: types at the boundary, names,
// wrappers; attributes are in CheckAttributes.cpp. Changes nothing. Carries
// BARE-07 to 10, BARE-20, CIFACE-20, CIFACE-23, LLVMMOD-NAME-01.
//
//===----------------------------------------------------------------------===//

#include "lowering/lower/check/CheckFunc.h"
#include "lowering/lower/boundary/BoundaryAttributes.h"
#include "lowering/lower/boundary/Passing.h"
#include "lowering/lower/boundary/Wrapper.h"
#include "lowering/lower/check/CheckAttributes.h"
#include "lowering/lower/check/Legality.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace memref_cts::lowering;

using ReasonText = std::optional<std::string>;

bool memref_cts::lowering::isVariadicFunction(Operation *function) {
  auto varargs = function->getAttrOfType<BoolAttr>("func.varargs");
  return varargs && varargs.getValue();
}

/// Whether LLVM has values of a converted type outside of its own intrinsics,
/// and knows their size. What `known` says of a type that is being looked at is
/// for structs inside themselves.
static bool hasValues(Type type, llvm::SmallDenseMap<Type, bool> &known) {
  if (auto array = dyn_cast<LLVM::LLVMArrayType>(type))
    return hasValues(array.getElementType(), known);
  if (auto record = dyn_cast<LLVM::LLVMStructType>(type)) {
    auto [entry, isNew] = known.try_emplace(type, false);
    if (!isNew || record.isOpaque())
      return entry->second;
    return known[type] = llvm::all_of(record.getBody(), [&](Type member) { return hasValues(member, known); });
  }
  return !isa<LLVM::LLVMVoidType, LLVM::LLVMFunctionType, LLVM::LLVMLabelType, LLVM::LLVMTokenType,
              LLVM::LLVMMetadataType, LLVM::LLVMX86AMXType>(type);
}

/// Whether values of these types can be passed and returned.
static ReasonText checkBoundary(TypeRange types, const LoweringTypeConverter &converter) {
  llvm::SmallDenseMap<Type, bool> known;
  for (Type type : types) {
    SmallVector<Type> converted;
    if (succeeded(converter.convertType(type, converted)) &&
        !llvm::all_of(converted, [&](Type part) { return hasValues(part, known); }))
      return printType(type) + " is not one of values that LLVM passes";
  }
  if (!converter.passesBarePointers())
    return std::nullopt;
  for (Type type : types)
    if (std::string trouble = converter.explainBareTrouble(type); !trouble.empty())
      return printType(type) + " " + trouble;
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkName(StringRef name) {
  if (name.contains('\0'))
    return "has a name with a zero byte, which LLVM does not have";
  // LangRef: of functions for intrinsics, of variables for LLVM's own use.
  if (name.starts_with("llvm."))
    return "has the name '@" + name.str() + "': LLVM reserves those that begin with 'llvm.'";
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// CIFACE-20, CIFACE-23, BARE-20.
static ReasonText checkWrapper(func::FuncOp func, Checker &checker) {
  StringRef name = LLVM::LLVMDialect::getEmitCWrapperAttrName();
  if (Attribute attr = func->getAttr(name); attr && !isa<UnitAttr>(attr))
    return ("attribute '" + name + "' is not a unit attribute").str();
  if (!wantsWrapper(func, checker.state.options))
    return std::nullopt;
  if (isVariadicFunction(func))
    return "is variadic, and a variadic function cannot have a C wrapper";
  if (checker.state.converter.passesBarePointers() || wantsBarePointers(func))
    return "is to have a C wrapper, which takes descriptors, but functions "
           "pass bare pointers";
  if (func.getName().empty())
    return "is to have a C wrapper, but has no name to make one from";
  for (TypeRange types : {TypeRange(func.getArgumentTypes()), TypeRange(func.getResultTypes())})
    for (Type type : types)
      if (!checker.state.converter.convertType(type))
        return "is to have a C wrapper, but " + explainType(type, checker.state.converter);
  // Several results go through a pointer.
  if (func.getNumResults() > 1)
    for (Type type : func.getResultTypes())
      if (auto vector = dyn_cast<VectorType>(type); vector && vector.isScalable())
        return "is to have a C wrapper, which stores results of " + printType(vector) +
               ", but scalable ones have no known size";
  std::string wrapper = getWrapperName(func.getName());
  if (checker.state.symbols.lookup(wrapper))
    return "needs the name '@" + wrapper + "' for its C wrapper, but that name is taken";
  return std::nullopt;
}

ReasonText memref_cts::lowering::checkFunc(Operation *op, Checker &checker) {
  auto func = cast<func::FuncOp>(op);
  const LoweringTypeConverter &converter = checker.state.converter;
  FunctionType type = func.getFunctionType();
  // No pass makes a type of a function that is not lowered.
  for (TypeRange types : {TypeRange(type.getInputs()), TypeRange(type.getResults())})
    for (Type part : types)
      if (checker.hasReservedName(part))
        return printType(part) + " has a name with the reserved prefix '" + kConvertedPrefix.str() + "'";
  for (TypeRange types : {TypeRange(type.getInputs()), TypeRange(type.getResults())})
    for (Type part : types)
      if (SmallVector<Type> passed; failed(converter.convertType(part, passed)))
        return explainType(part, converter);
  if (ReasonText trouble = checkName(func.getName()))
    return trouble;
  if (Attribute attr = op->getAttr(kBarePointersAttr)) {
    if (!isa<UnitAttr>(attr))
      return ("attribute '" + kBarePointersAttr + "' is not a unit attribute").str();
    checker.state.symbols.addBare(func.getName());
  }
  const LoweringTypeConverter &boundary = checker.state.getBoundary(func.getName());
  for (TypeRange types : {TypeRange(type.getInputs()), TypeRange(type.getResults())})
    if (ReasonText trouble = checkBoundary(types, boundary))
      return trouble;
  if (!isa<ModuleOp>(op->getParentOp()))
    return "is not directly in a module";
  if (ReasonText trouble = checkFunctionAttributes(func, checker, boundary))
    return trouble;
  if (ReasonText trouble = checkWrapper(func, checker))
    return trouble;
  if (Attribute attr = op->getAttr("func.varargs")) {
    auto varargs = dyn_cast<BoolAttr>(attr);
    if (!varargs)
      return "attribute 'func.varargs' is not a bool";
    if (varargs.getValue())
      checker.state.symbols.addVariadic(func.getName());
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Returns, calls, values
//===----------------------------------------------------------------------===//

static bool hasUnranked(TypeRange types) {
  return llvm::any_of(types, [](Type t) { return isa<UnrankedMemRefType>(t); });
}

ReasonText memref_cts::lowering::checkReturn(Operation *op, Checker &checker) {
  if (hasUnranked(op->getOperandTypes()))
    return checker.needRuntime(op, RuntimeFunction::HeapCopyAlloc);
  return std::nullopt;
}

/// A call through a function value knows nothing of the function.
ReasonText memref_cts::lowering::checkFuncConstant(Operation *op, Checker &checker) {
  auto constant = cast<func::ConstantOp>(op);
  Operation *function = checker.state.symbols.lookup(constant.getValue());
  auto type = dyn_cast<FunctionType>(constant.getType());
  // LLVM wants a call to name the ellipsis of whom it calls.
  if (function && isVariadicFunction(function))
    return "makes a value of a variadic function: an indirect call would call it "
           "as one that is not variadic";
  if (!function || !type || !wantsBarePointers(function) || checker.state.converter.passesBarePointers())
    return std::nullopt;
  auto isMemRef = [](Type part) { return isa<BaseMemRefType>(part); };
  if (llvm::none_of(type.getInputs(), isMemRef) && llvm::none_of(type.getResults(), isMemRef))
    return std::nullopt;
  return "makes a value of a function that passes bare pointers, which calls "
         "through values do not";
}

ReasonText memref_cts::lowering::checkCall(Operation *op, Checker &checker) {
  const LoweringTypeConverter &converter = checker.state.converter;
  for (TypeRange types : {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
    if (ReasonText trouble = checkBoundary(types, converter))
      return trouble;
  // A direct or an indirect one.
  const LoweringTypeConverter *boundary = &converter;
  TypeRange inputs = op->getOperandTypes();
  if (auto call = dyn_cast<func::CallOp>(op)) {
    Operation *callee = checker.state.symbols.lookup(call.getCallee());
    if (callee && wantsBarePointers(callee))
      boundary = &checker.state.bareConverter;
  } else {
    inputs = inputs.drop_front();
  }
  if (ReasonText trouble =
          checkAttributes(op, checker, *boundary, FunctionType::get(op->getContext(), inputs, op->getResultTypes()),
                          op->getAttrOfType<ArrayAttr>("arg_attrs"), op->getAttrOfType<ArrayAttr>("res_attrs")))
    return trouble;
  if (hasUnranked(op->getResultTypes()))
    return checker.needRuntime(op, RuntimeFunction::HeapCopyFree);
  return std::nullopt;
}
