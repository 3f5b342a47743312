//===-- FunctionForms.cpp - types of functions by convention ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CIFACE-03, -04, -12, BARE-01, -13, FUNCTY-01 to -12 for types alone. Must not use the
// lowering's own code.
//
//===----------------------------------------------------------------------===//
#include "conformance/boundary/FunctionForms.h"

using namespace memref_cts::conformance;

namespace llvmir = mlir::LLVM;

static constexpr const char *kBareAttribute = "llvm.bareptr"; // of one function and direct calls of it

bool memref_cts::conformance::isVariadic(mlir::func::FuncOp function) {
  mlir::BoolAttr attribute = function->getAttrOfType<mlir::BoolAttr>("func.varargs");
  return attribute && attribute.getValue();
}

bool memref_cts::conformance::isBare(mlir::func::FuncOp function, bool all) {
  return all || function->hasAttr(kBareAttribute);
}

mlir::Type FormTypes::dataPointer(mlir::BaseMemRefType type) {
  mlir::Attribute space = type.getMemorySpace();
  if (!space)
    return pointer();
  mlir::IntegerAttr number = mlir::dyn_cast<mlir::IntegerAttr>(space);
  return number ? pointer(unsigned(number.getInt())) : mlir::Type();
}

mlir::Type FormTypes::convert(mlir::Type type) {
  if (mlir::isa<mlir::IndexType>(type))
    return index();
  if (mlir::IntegerType integer = mlir::dyn_cast<mlir::IntegerType>(type))
    return builder.getIntegerType(integer.getWidth());
  if (mlir::isa<mlir::FunctionType>(type))
    return pointer();
  if (mlir::FloatType number = mlir::dyn_cast<mlir::FloatType>(type)) {
    if (llvmir::isCompatibleType(number))
      return number;
    return number.getWidth() <= 8 ? mlir::Type(builder.getIntegerType(number.getWidth())) : mlir::Type();
  }
  if (mlir::ComplexType complex = mlir::dyn_cast<mlir::ComplexType>(type)) {
    mlir::Type part = convert(complex.getElementType());
    return part ? llvmir::LLVMStructType::getLiteral(builder.getContext(), {part, part}) : mlir::Type();
  }
  if (mlir::VectorType vector = mlir::dyn_cast<mlir::VectorType>(type)) {
    mlir::Type element = convert(vector.getElementType());
    if (!element || vector.isScalable())
      return {};
    int64_t last = vector.getRank() == 0 ? 1 : vector.getShape().back();
    mlir::Type result = mlir::VectorType::get({last}, element);
    for (int64_t size : llvm::reverse(vector.getShape().drop_back(vector.getRank() == 0 ? 0 : 1)))
      result = llvmir::LLVMArrayType::get(result, unsigned(size));
    return result;
  }
  if (mlir::MemRefType memref = mlir::dyn_cast<mlir::MemRefType>(type)) {
    mlir::Type data = dataPointer(memref);
    if (!data)
      return {};
    llvm::SmallVector<mlir::Type> fields = {data, data, index()};
    if (memref.getRank() > 0)
      fields.append(2, llvmir::LLVMArrayType::get(index(), unsigned(memref.getRank())));
    return llvmir::LLVMStructType::getLiteral(builder.getContext(), fields);
  }
  if (mlir::isa<mlir::UnrankedMemRefType>(type))
    return llvmir::LLVMStructType::getLiteral(builder.getContext(), {index(), pointer()});
  return llvmir::isCompatibleType(type) ? type : mlir::Type();
}

Forms FormTypes::convert(mlir::FunctionType type) {
  Forms forms;
  llvm::SmallVector<mlir::Type> standard, wrapper, bare, results, bareResults;
  for (auto [number, input] : llvm::enumerate(type.getInputs())) {
    mlir::Type converted = convert(input);
    if (!converted)
      return {};
    mlir::BaseMemRefType memref = mlir::dyn_cast<mlir::BaseMemRefType>(input);
    forms.wrapperOrigins.push_back({unsigned(number), !memref});
    forms.bareOrigins.push_back({unsigned(number), true});
    if (!memref) {
      forms.standardOrigins.push_back({unsigned(number), true});
      for (llvm::SmallVector<mlir::Type> *list : {&standard, &wrapper, &bare})
        list->push_back(converted);
      continue;
    }
    forms.hasMemRefs = true;
    wrapper.push_back(pointer());
    bare.push_back(dataPointer(memref));
    for (mlir::Type field : mlir::cast<llvmir::LLVMStructType>(converted).getBody()) {
      llvmir::LLVMArrayType array = mlir::dyn_cast<llvmir::LLVMArrayType>(field);
      standard.append(array ? array.getNumElements() : 1, array ? array.getElementType() : field);
    }
    forms.standardOrigins.append(standard.size() - forms.standardOrigins.size(), {unsigned(number), false});
  }
  for (mlir::Type output : type.getResults()) {
    results.push_back(convert(output));
    if (!results.back())
      return {};
    mlir::BaseMemRefType memref = mlir::dyn_cast<mlir::BaseMemRefType>(output);
    forms.hasMemRefs |= bool(memref);
    bareResults.push_back(memref ? dataPointer(memref) : results.back());
  }
  auto packed = [&](llvm::ArrayRef<mlir::Type> parts) -> mlir::Type {
    return parts.empty()       ? llvmir::LLVMVoidType::get(builder.getContext())
           : parts.size() == 1 ? parts[0]
                               : llvmir::LLVMStructType::getLiteral(builder.getContext(), parts);
  };
  mlir::Type result = packed(results);
  forms.standard = llvmir::LLVMFunctionType::get(result, standard);
  forms.bare = llvmir::LLVMFunctionType::get(packed(bareResults), bare);
  forms.result = mlir::dyn_cast<llvmir::LLVMStructType>(result);
  if (forms.result) {
    wrapper.insert(wrapper.begin(), pointer());
    forms.wrapperOrigins.insert(forms.wrapperOrigins.begin(), ArgumentOrigin());
    result = llvmir::LLVMVoidType::get(builder.getContext());
  }
  forms.wrapper = llvmir::LLVMFunctionType::get(result, wrapper);
  return forms;
}
