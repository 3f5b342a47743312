//===-- SameShape.cpp - types that differ in names at most ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part by part. Structs that are being compared are taken to be the same, so that those
// which hold themselves end.
//
//===----------------------------------------------------------------------===//
#include "conformance/boundary/SameShape.h"

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace memref_cts::conformance;

namespace llvmir = mlir::LLVM;

//===----------------------------------------------------------------------===//
// Types of LLVM
//===----------------------------------------------------------------------===//

using LLVMPairs = llvm::SmallSet<std::pair<llvm::Type *, llvm::Type *>, 4>;

static bool isSame(llvm::Type *one, llvm::Type *other, LLVMPairs &open) {
  if (one == other)
    return true;
  if (one->getTypeID() != other->getTypeID() || one->getNumContainedTypes() != other->getNumContainedTypes())
    return false;
  if (auto *first = llvm::dyn_cast<llvm::StructType>(one)) {
    auto *second = llvm::cast<llvm::StructType>(other);
    if (first->isOpaque() != second->isOpaque() || first->isPacked() != second->isPacked())
      return false;
    if (!open.insert({one, other}).second)
      return true;
  } else if (one->isArrayTy()) {
    if (one->getArrayNumElements() != other->getArrayNumElements())
      return false;
  } else if (one->isFunctionTy()) {
    if (llvm::cast<llvm::FunctionType>(one)->isVarArg() != llvm::cast<llvm::FunctionType>(other)->isVarArg())
      return false;
  } else {
    return false; // no others hold structs
  }
  return llvm::all_of(llvm::zip_equal(one->subtypes(), other->subtypes()),
                      [&](auto parts) { return isSame(std::get<0>(parts), std::get<1>(parts), open); });
}

bool memref_cts::conformance::isSameShape(llvm::Type *one, llvm::Type *other) {
  LLVMPairs open;
  return isSame(one, other, open);
}

static std::string listText(llvm::ArrayRef<llvm::Type *> types, llvm::SmallVectorImpl<llvm::StructType *> &open);

static std::string textOf(llvm::Type *type, llvm::SmallVectorImpl<llvm::StructType *> &open) {
  if (auto *structure = llvm::dyn_cast<llvm::StructType>(type);
      structure && !structure->isOpaque() && !llvm::is_contained(open, structure)) {
    open.push_back(structure);
    std::string parts = listText(structure->elements(), open);
    open.pop_back();
    parts = parts.empty() ? "{}" : "{ " + parts + " }";
    return structure->isPacked() ? "<" + parts + ">" : parts;
  }
  if (auto *array = llvm::dyn_cast<llvm::ArrayType>(type))
    return "[" + std::to_string(array->getNumElements()) + " x " + textOf(array->getElementType(), open) + "]";
  if (auto *function = llvm::dyn_cast<llvm::FunctionType>(type)) {
    std::string arguments = listText(function->params(), open);
    if (function->isVarArg())
      arguments += arguments.empty() ? "..." : ", ...";
    return textOf(function->getReturnType(), open) + " (" + arguments + ")";
  }
  std::string text;
  llvm::raw_string_ostream stream(text);
  type->print(stream, /*IsForDebug=*/false, /*NoDetails=*/true);
  return text;
}

static std::string listText(llvm::ArrayRef<llvm::Type *> types, llvm::SmallVectorImpl<llvm::StructType *> &open) {
  std::string text;
  for (llvm::Type *type : types)
    text += (text.empty() ? "" : ", ") + textOf(type, open);
  return text;
}

std::string memref_cts::conformance::shapeText(llvm::Type *type) {
  llvm::SmallVector<llvm::StructType *> open;
  return textOf(type, open);
}

//===----------------------------------------------------------------------===//
// Types of LLVM's dialect
//===----------------------------------------------------------------------===//

using DialectPairs = llvm::SmallSet<std::pair<const void *, const void *>, 4>;

static bool isSame(mlir::Type one, mlir::Type other, DialectPairs &open);

static bool areSame(llvm::ArrayRef<mlir::Type> some, llvm::ArrayRef<mlir::Type> others, DialectPairs &open) {
  return some.size() == others.size() && llvm::all_of(llvm::zip_equal(some, others), [&](auto parts) {
           return isSame(std::get<0>(parts), std::get<1>(parts), open);
         });
}

static bool isSame(mlir::Type one, mlir::Type other, DialectPairs &open) {
  if (one == other)
    return true;
  if (one.getTypeID() != other.getTypeID())
    return false;
  if (auto first = mlir::dyn_cast<llvmir::LLVMStructType>(one)) {
    auto second = mlir::cast<llvmir::LLVMStructType>(other);
    if (first.isOpaque() || second.isOpaque())
      return first.isOpaque() && second.isOpaque();
    return first.isPacked() == second.isPacked() &&
           (!open.insert({one.getAsOpaquePointer(), other.getAsOpaquePointer()}).second ||
            areSame(first.getBody(), second.getBody(), open));
  }
  if (auto first = mlir::dyn_cast<llvmir::LLVMArrayType>(one)) {
    auto second = mlir::cast<llvmir::LLVMArrayType>(other);
    return first.getNumElements() == second.getNumElements() &&
           isSame(first.getElementType(), second.getElementType(), open);
  }
  if (auto first = mlir::dyn_cast<llvmir::LLVMFunctionType>(one)) {
    auto second = mlir::cast<llvmir::LLVMFunctionType>(other);
    return first.isVarArg() == second.isVarArg() && isSame(first.getReturnType(), second.getReturnType(), open) &&
           areSame(first.getParams(), second.getParams(), open);
  }
  return false; // no others hold structs
}

bool memref_cts::conformance::isSameShape(mlir::Type one, mlir::Type other) {
  DialectPairs open;
  return isSame(one, other, open);
}
